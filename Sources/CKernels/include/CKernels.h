// Bulk kernels on buffers of colours: the loops that are worth more than one instruction set.
//
// Each function is compiled several times where the platform can pick at run time, and once elsewhere.
// The arithmetic is single precision; the same conversions in double precision are ColorCore's own, and
// the tests hold one against the other.
#ifndef TINCTURE_CKERNELS_H
#define TINCTURE_CKERNELS_H

#include <stddef.h>
#include <stdint.h>

#define CK_CODES 16384

typedef enum { CK_U8, CK_U16, CK_F32 } ck_element;

// Where three channels lie: the address of the first element of each, and the number of elements from a
// colour to the next.
typedef struct {
  void *channel[3];
  ptrdiff_t stride;
  ck_element element;
} ck_planes;

typedef enum {
  CK_COPY,
  CK_SRGB_TO_LINEAR,
  CK_LINEAR_TO_SRGB,
  CK_SRGB_TO_OKLAB,
  CK_SRGB_TO_OKLCH,
  CK_SRGB_TO_LAB,
  CK_SRGB_TO_LCH,
  CK_SRGB_TO_HSL,
  CK_SRGB_TO_HSV,
  CK_OKLAB_TO_SRGB,
  CK_OKLCH_TO_SRGB,
  CK_LAB_TO_SRGB,
  CK_LCH_TO_SRGB,
  CK_HSL_TO_SRGB,
  CK_HSV_TO_SRGB,
  // Chroma is reduced at constant lightness and hue to where sRGB begins.
  CK_OKLCH_TO_SRGB_REDUCED
} ck_conversion;

// The numbers a conversion needs besides its code, each from ColorCore so that there is one source.
typedef struct {
  // Linear sRGB to LMS of Oklab, and LMS to Oklab, by rows; and back.
  float to_lms[9], from_lms[9], to_roots[9], from_roots[9];
  // Linear sRGB to XYZ in parts of a white, D65 or D50, and back.
  float to_xyz[9], from_xyz[9];
  // The light of each byte of sRGB.
  float light[256];
  // The byte of each of CK_CODES steps of light.
  uint8_t code[CK_CODES];
  // The greatest chroma over lightness in sRGB by hue, as Okhsl fits it: for red the line of its sector and
  // five coefficients, for green the same, for blue the coefficients.
  float saturation[19];
} ck_numbers;


typedef enum { CK_TO_LMS, CK_FROM_LMS, CK_TO_ROOTS, CK_FROM_ROOTS, CK_TO_XYZ, CK_FROM_XYZ } ck_matrix_name;

// The parts of the numbers, to be filled.
static inline float *ck_matrix(ck_numbers *k, ck_matrix_name name) {
  float *matrices[] = {k->to_lms, k->from_lms, k->to_roots, k->from_roots, k->to_xyz, k->from_xyz};
  return matrices[name];
}
static inline float *ck_lights(ck_numbers *k) { return k->light; }
static inline uint8_t *ck_codes(ck_numbers *k) { return k->code; }
static inline float *ck_saturation_fit(ck_numbers *k) { return k->saturation; }

// Converts n colours. Elements of 8 and 16 bits stand for 0 … 1 and are clipped to it when written.
void ck_convert(ck_planes source, ck_planes target, size_t n, ck_conversion conversion, const ck_numbers *numbers);

typedef enum { CK_EUCLID, CK_CIEDE2000 } ck_difference_measure;

// The differences of n pairs of colours of Lab (or any space, for the straight distance), all single floats.
void ck_difference(ck_planes a, ck_planes b, float *out, ptrdiff_t stride, size_t n, ck_difference_measure measure);

#endif
