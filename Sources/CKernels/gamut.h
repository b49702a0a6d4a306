// Chroma reduction at constant lightness and hue, for a block of OKLCH; linear sRGB out.
#ifndef TINCTURE_GAMUT_H
#define TINCTURE_GAMUT_H

#include "elementary.h"

// How far it is from chroma t to the bound, 0 or 1, for which a channel heads: a step of Halley's method.
CK_INLINE float ck_bound(float grey, float a1, float a2, float a3, float t) {
  float v = grey + t * (a1 + t * (a2 + t * a3));
  float d = a1 + t * (2 * a2 + t * 3 * a3), bend = 2 * a2 + 6 * t * a3;
  float out = d > 0 ? v - 1 : v;
  float divisor = d * d - 0.5f * out * bend;
  // Without a bound ahead the channel turns before it.
  return divisor > 0 ? -out * d / divisor : 1;
}

// The bound of the channel that is there first.
CK_INLINE float ck_first_bound(float grey, const float *a1, const float *a2, const float *a3, float t) {
  float r = ck_bound(grey, a1[0], a2[0], a3[0], t), g = ck_bound(grey, a1[1], a2[1], a3[1], t);
  return ck_min(ck_min(r, g), ck_bound(grey, a1[2], a2[2], a3[2], t));
}

// With roots l + k t of LMS, each channel of RGB is a cubic in chroma t: l³ + 3 l² (Mk) t + 3 l (Mk²) t² + (Mk³) t³.
// Where sRGB ends is known to a few per cent from a fit by hue; from there two steps of Halley's method on
// the channel that leaves it first.
CK_INLINE void ck_reduce(ck_block *restrict b, int n, const ck_numbers *restrict numbers) {
  float m[9], w[9], fit[19];
  for (int i = 0; i < 19; i++) fit[i] = numbers->saturation[i];
  for (int i = 0; i < 9; i++) {
    m[i] = numbers->from_roots[i];
    w[i] = numbers->to_roots[i];
  }
  for (int i = 0; i < n; i++) {
    float l = ck_clamp(b->x[i], 0, 1), chroma = ck_max(b->y[i], 0);
    float s, c;
    ck_direction(b->z[i], &s, &c);
    float kl = w[1] * c + w[2] * s, km = w[4] * c + w[5] * s, ks = w[7] * c + w[8] * s;
    float l2 = kl * kl, m2 = km * km, s2 = ks * ks, l3 = l2 * kl, m3 = m2 * km, s3 = s2 * ks;
    float a1[3], a2[3], a3[3];
    _Pragma("clang loop unroll(full)") for (int q = 0; q < 3; q++) {
      a1[q] = 3 * l * l * ck_row(m + 3 * q, kl, km, ks);
      a2[q] = 3 * l * ck_row(m + 3 * q, l2, m2, s2);
      a3[q] = ck_row(m + 3 * q, l3, m3, s3);
    }
    float grey = l * l * l;

    // The triangle of black, cusp and white: the chroma over lightness where the first channel reaches 0 is
    // a fit by hue, one for each channel; from it follow the cusp and the slope above it.
    int red = fit[0] * c + fit[1] * s > 1, green = fit[7] * c + fit[8] * s > 1;
    float q[5];
    _Pragma("clang loop unroll(full)") for (int j = 0; j < 5; j++) q[j] = red ? fit[2 + j] : green ? fit[9 + j] : fit[14 + j];
    float below = q[0] + q[1] * c + q[2] * s + q[3] * c * c + q[4] * c * s;
    float u = 1 + below * kl, p = 1 + below * km, o = 1 + below * ks;
    u = u * u * u;
    p = p * p * p;
    o = o * o * o;
    float top = ck_max(ck_max(ck_row(m, u, p, o), ck_row(m + 3, u, p, o)), ck_row(m + 6, u, p, o));
    float cusp = ck_cbrt(1 / top);
    float t = ck_min(chroma, ck_min(below * l, below * cusp * (1 - l) / (1 - cusp)));

    t = ck_clamp(t + ck_first_bound(grey, a1, a2, a3, t), 0, chroma);
    t = ck_clamp(t + ck_first_bound(grey, a1, a2, a3, t), 0, chroma);
    b->x[i] = grey + t * (a1[0] + t * (a2[0] + t * a3[0]));
    b->y[i] = grey + t * (a1[1] + t * (a2[1] + t * a3[1]));
    b->z[i] = grey + t * (a1[2] + t * (a2[2] + t * a3[2]));
  }
}

#endif
