// Conversions of a block in place. Each is the single-precision form of one in ColorCore.
#ifndef TINCTURE_SPACES_H
#define TINCTURE_SPACES_H

#include "elementary.h"

CK_INLINE void ck_decode(ck_block *restrict b, int n) {
  for (int channel = 0; channel < 3; channel++) {
    float *restrict v = channel == 0 ? b->x : channel == 1 ? b->y : b->z;
    for (int i = 0; i < n; i++) {
      float a = ck_abs(v[i]);
      float light = a <= 0.04045f ? a * (1 / 12.92f) : ck_power_12_5((a + 0.055f) * (1 / 1.055f));
      v[i] = __builtin_copysignf(light, v[i]);
    }
  }
}

CK_INLINE void ck_encode(ck_block *restrict b, int n) {
  for (int channel = 0; channel < 3; channel++) {
    float *restrict v = channel == 0 ? b->x : channel == 1 ? b->y : b->z;
    for (int i = 0; i < n; i++) {
      float a = ck_abs(v[i]);
      float code = a <= 0.0031308f ? a * 12.92f : 1.055f * ck_power_5_12(a) - 0.055f;
      v[i] = __builtin_copysignf(code, v[i]);
    }
  }
}

// Linear sRGB to Oklab. `inside` says that no channel is negative.
CK_INLINE void ck_to_oklab(ck_block *restrict b, int n, const ck_numbers *restrict k, int inside) {
  float m[9], f[9];
  for (int i = 0; i < 9; i++) {
    m[i] = k->to_lms[i];
    f[i] = k->from_lms[i];
  }
  for (int i = 0; i < n; i++) {
    float r = b->x[i], g = b->y[i], u = b->z[i];
    float l = ck_row(m, r, g, u), p = ck_row(m + 3, r, g, u), s = ck_row(m + 6, r, g, u);
    l = inside ? ck_cbrt(l) : ck_cbrt_signed(l);
    p = inside ? ck_cbrt(p) : ck_cbrt_signed(p);
    s = inside ? ck_cbrt(s) : ck_cbrt_signed(s);
    b->x[i] = ck_row(f, l, p, s);
    b->y[i] = ck_row(f + 3, l, p, s);
    b->z[i] = ck_row(f + 6, l, p, s);
  }
}

CK_INLINE void ck_from_oklab(ck_block *restrict b, int n, const ck_numbers *restrict k) {
  float m[9], f[9];
  for (int i = 0; i < 9; i++) {
    m[i] = k->to_roots[i];
    f[i] = k->from_roots[i];
  }
  for (int i = 0; i < n; i++) {
    float x = b->x[i], y = b->y[i], z = b->z[i];
    float l = ck_row(m, x, y, z), p = ck_row(m + 3, x, y, z), s = ck_row(m + 6, x, y, z);
    l = l * l * l;
    p = p * p * p;
    s = s * s * s;
    b->x[i] = ck_row(f, l, p, s);
    b->y[i] = ck_row(f + 3, l, p, s);
    b->z[i] = ck_row(f + 6, l, p, s);
  }
}

// Linear sRGB to Lab, by the matrix to XYZ in parts of the white.
CK_INLINE void ck_to_lab(ck_block *restrict b, int n, const ck_numbers *restrict k) {
  const float e = 216.f / 24389, slope = 24389.f / 27 / 116, offset = 16.f / 116;
  float m[9];
  for (int i = 0; i < 9; i++) m[i] = k->to_xyz[i];
  for (int i = 0; i < n; i++) {
    float r = b->x[i], g = b->y[i], u = b->z[i];
    float x = ck_row(m, r, g, u), y = ck_row(m + 3, r, g, u), z = ck_row(m + 6, r, g, u);
    float fx = ck_cbrt(ck_max(x, 0)), fy = ck_cbrt(ck_max(y, 0)), fz = ck_cbrt(ck_max(z, 0));
    fx = x > e ? fx : x * slope + offset;
    fy = y > e ? fy : y * slope + offset;
    fz = z > e ? fz : z * slope + offset;
    b->x[i] = 116 * fy - 16;
    b->y[i] = 500 * (fx - fy);
    b->z[i] = 200 * (fy - fz);
  }
}

CK_INLINE float ck_expand(float f) { return f > 6.f / 29 ? f * f * f : (116 * f - 16) * (27.f / 24389); }

CK_INLINE void ck_from_lab(ck_block *restrict b, int n, const ck_numbers *restrict k) {
  float m[9];
  for (int i = 0; i < 9; i++) m[i] = k->from_xyz[i];
  for (int i = 0; i < n; i++) {
    float fy = (b->x[i] + 16) * (1 / 116.f);
    float fx = fy + b->y[i] * (1 / 500.f), fz = fy - b->z[i] * (1 / 200.f);
    float x = ck_expand(fx), y = ck_expand(fy), z = ck_expand(fz);
    b->x[i] = ck_row(m, x, y, z);
    b->y[i] = ck_row(m + 3, x, y, z);
    b->z[i] = ck_row(m + 6, x, y, z);
  }
}

// a, b to chroma and hue; a chroma of dust becomes 0 and its hue too.
CK_INLINE void ck_to_polar(ck_block *restrict b, int n, float powerless) {
  for (int i = 0; i < n; i++) {
    float x = b->y[i], y = b->z[i];
    float chroma = ck_sqrt(x * x + y * y), hue = ck_hue(y, x);
    b->y[i] = chroma > powerless ? chroma : 0;
    b->z[i] = chroma > powerless ? hue : 0;
  }
}

CK_INLINE void ck_from_polar(ck_block *restrict b, int n) {
  for (int i = 0; i < n; i++) {
    float s, c;
    ck_direction(b->z[i], &s, &c);
    float chroma = b->y[i];
    b->y[i] = chroma * c;
    b->z[i] = chroma * s;
  }
}

// Encoded RGB to hue, saturation 0 … 100 and lightness or value 0 … 100.
CK_INLINE void ck_to_hex_cone(ck_block *restrict b, int n, int hsl) {
  for (int i = 0; i < n; i++) {
    float r = b->x[i], g = b->y[i], u = b->z[i];
    float high = ck_max(ck_max(r, g), u), low = ck_min(ck_min(r, g), u), span = high - low, sum = high + low;
    float ahead = high == r ? g - u : high == g ? u - r : r - g;
    float start = high == r ? 0 : high == g ? 120 : 240;
    float hue = start + 60 * ahead / span;
    hue = hue < 0 ? hue + 360 : hue;
    hue = span > 1e-6f ? hue : 0;
    float room = hsl ? (sum > 1 ? 2 - sum : sum) : high;
    float saturation = span > 1e-6f ? 100 * span / room : 0;
    b->x[i] = hue;
    // Far outside the gamut the room is negative: then the hue is turned.
    int turned = hsl && saturation < 0;
    b->x[i] = turned ? (hue >= 180 ? hue - 180 : hue + 180) : hue;
    b->y[i] = turned ? -saturation : saturation;
    b->z[i] = hsl ? 50 * sum : 100 * high;
  }
}

CK_INLINE void ck_from_hex_cone(ck_block *restrict b, int n, int hsl) {
  for (int i = 0; i < n; i++) {
    float hue = b->x[i] * (1 / 360.f);
    hue = 12 * (hue - ck_floor(hue));
    float s = b->y[i] * 0.01f, l = b->z[i] * 0.01f;
    // HSV is HSL with another lightness and amplitude.
    float amplitude = hsl ? s * ck_min(l, 1 - l) : 0.5f * l * s;
    l = hsl ? l : l - amplitude;
    float k[3] = {hue, hue + 8, hue + 4};
    float v[3];
    for (int c = 0; c < 3; c++) {
      float w = k[c] >= 12 ? k[c] - 12 : k[c];
      v[c] = l - amplitude * ck_max(-1, ck_min(ck_min(w - 3, 9 - w), 1));
    }
    b->x[i] = v[0];
    b->y[i] = v[1];
    b->z[i] = v[2];
  }
}

#endif
