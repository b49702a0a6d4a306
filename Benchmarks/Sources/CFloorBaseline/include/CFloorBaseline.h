// The floor compiled for the least processor of this kind: see CFloor.h.
#ifndef TINCTURE_CFLOORBASELINE_H
#define TINCTURE_CFLOORBASELINE_H

#include <stddef.h>
#include <stdint.h>

void baseline_setup(void);
double baseline_oklch_single(const uint8_t *s, size_t n);
double baseline_lab_single(const uint8_t *s, size_t n);
double baseline_hsl_single(const uint8_t *s, size_t n);
double baseline_de2000_single(const double *lab, size_t n);
double baseline_css_single(const double *lch, size_t n);
void baseline_names_setup(const uint8_t *rgb, size_t n);
long baseline_names(const uint8_t *s, const float *q, size_t n);
void baseline_text_setup(const char *name, int n, const uint8_t *rgb);
double baseline_parse(const char *text, const int *start, size_t n);

#endif
