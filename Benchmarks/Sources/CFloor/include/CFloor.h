// The floor: see floor.c.
#ifndef TINCTURE_CFLOOR_H
#define TINCTURE_CFLOOR_H

// The same floor is compiled twice: for this processor, and for the least one of its kind, which is what
// everything in the library but the bulk kernels is compiled for.
#ifdef FLOOR_BASELINE
#define floor_setup baseline_setup
#define floor_oklab baseline_oklab
#define floor_oklch baseline_oklch
#define floor_lab baseline_lab
#define floor_hsl baseline_hsl
#define floor_de2000 baseline_de2000
#define floor_gamut baseline_gamut
#define floor_oklch_single baseline_oklch_single
#define floor_lab_single baseline_lab_single
#define floor_hsl_single baseline_hsl_single
#define floor_de2000_single baseline_de2000_single
#define floor_css_single baseline_css_single
#define floor_names_setup baseline_names_setup
#define floor_names baseline_names
#define floor_text_setup baseline_text_setup
#define floor_parse baseline_parse
#endif

#include <stddef.h>
#include <stdint.h>

void floor_setup(void);
void floor_oklab(const uint8_t *s, float *o, size_t n);
void floor_oklch(const uint8_t *s, float *o, size_t n);
void floor_lab(const uint8_t *s, float *o, size_t n);
void floor_hsl(const uint8_t *s, float *o, size_t n);
// Six planes of n: L, a, b of both colours.
void floor_de2000(const float *p, size_t n, float *o);
// Three planes of n: lightness, chroma, hue.
void floor_gamut(const float *p, size_t n, uint8_t *o);
double floor_oklch_single(const uint8_t *s, size_t n);
double floor_lab_single(const uint8_t *s, size_t n);
double floor_hsl_single(const uint8_t *s, size_t n);
double floor_de2000_single(const double *lab, size_t n);
double floor_css_single(const double *lch, size_t n);
void floor_names_setup(const uint8_t *rgb, size_t n);
// One name of the parser's table.
void floor_text_setup(const char *name, int n, const uint8_t *rgb);
// Lines of a text, each with where it starts, and one start more; -1 if one cannot be read.
double floor_parse(const char *text, const int *start, size_t n);
long floor_names(const uint8_t *s, const float *q, size_t n);

#endif
