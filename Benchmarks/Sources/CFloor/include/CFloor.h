// The floor: see floor.c.
#ifndef TINCTURE_CFLOOR_H
#define TINCTURE_CFLOOR_H

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
long floor_names(const uint8_t *s, const float *q, size_t n);

#endif
