// Elementary functions in single precision, without branches or calls, so that loops over them vectorise.
#ifndef TINCTURE_ELEMENTARY_H
#define TINCTURE_ELEMENTARY_H

#include "loops.h"

CK_INLINE float ck_float(int32_t i) { return __builtin_bit_cast(float, i); }
CK_INLINE int32_t ck_bits(float f) { return __builtin_bit_cast(int32_t, f); }
CK_INLINE float ck_abs(float x) { return __builtin_fabsf(x); }
CK_INLINE float ck_sqrt(float x) { return __builtin_elementwise_sqrt(x); }
CK_INLINE float ck_floor(float x) { return __builtin_elementwise_floor(x); }
CK_INLINE float ck_max(float a, float b) { return a > b ? a : b; }
CK_INLINE float ck_min(float a, float b) { return a < b ? a : b; }
CK_INLINE float ck_clamp(float x, float low, float high) { return ck_min(ck_max(x, low), high); }

// A row of a matrix times a column.
CK_INLINE float ck_row(const float *m, float x, float y, float z) { return m[0] * x + m[1] * y + m[2] * z; }

// Cube root, x >= 0, relative error 3e-7. The seed of the inverse root divides the exponent by −3; then one
// step of fourth and one of second order.
CK_INLINE float ck_cbrt(float x) {
  float a = x < 1e-12f ? 1e-12f : x;
  float z = ck_float((int32_t)((float)0x54a21d2a - (float)ck_bits(a) * (1.0f / 3)));
  float e = 1 - a * z * z * z;
  z = z + z * e * (1.0f / 3 + e * (2.0f / 9 + e * (14.0f / 81)));
  e = 1 - a * z * z * z;
  z = z + z * e * (1.0f / 3);
  return x * z * z;
}

CK_INLINE float ck_cbrt_signed(float x) { return __builtin_copysignf(ck_cbrt(ck_abs(x)), x); }

// x^(5/12), x >= 0: the power in the encoding of sRGB.
CK_INLINE float ck_power_5_12(float x) {
  float quarter = ck_sqrt(ck_sqrt(x));
  float twelfth = ck_cbrt(quarter);
  return quarter * twelfth * twelfth;
}

// x^(12/5), x >= 0: the power in the decoding of sRGB, by the inverse fifth root. Relative error 6e-7.
CK_INLINE float ck_power_12_5(float x) {
  float a = x < 1e-6f ? 1e-6f : x;
  float z = ck_float((int32_t)((float)0x4c2b0000 - (float)ck_bits(a) * 0.2f));
  float z2 = z * z;
  float e = 1 - a * z * z2 * z2;
  z = z + z * e * (0.2f + e * (0.12f + e * 0.088f));
  z2 = z * z;
  e = 1 - a * z * z2 * z2;
  z = z + z * e * 0.2f;
  float p = x * z;
  return p * p * p;
}

// The angle of (x, y) in degrees, 0 … 360, within 1.2e-4.
CK_INLINE float ck_hue(float y, float x) {
  float ax = ck_abs(x), ay = ck_abs(y);
  float large = ck_max(ax, ay), small = ck_min(ax, ay);
  float t = small / (large + 1e-30f), s = t * t;
  // A fit to the arctangent on 0 … 1.
  float p = ((((((-0.0117212f * s + 0.05265332f) * s - 0.11643287f) * s + 0.19354346f) * s - 0.33262347f) * s + 0.99997726f) * t);
  p = ay > ax ? 1.57079637f - p : p;
  p = x < 0 ? 3.14159274f - p : p;
  p = y < 0 ? 6.28318531f - p : p;
  return p * 57.2957795f;
}

// Sine and cosine of an angle in degrees, within 3e-7 for angles of a few turns.
CK_INLINE void ck_direction(float degrees, float *sine, float *cosine) {
  float turns = degrees * (1 / 90.f);
  float whole = ck_floor(turns + 0.5f);
  float f = (turns - whole) * 1.57079633f, f2 = f * f;
  int32_t quadrant = (int32_t)(whole - 4 * ck_floor(whole * 0.25f));
  float s = f * (1 - f2 * (1 / 6.f - f2 * (1 / 120.f - f2 * (1 / 5040.f))));
  float c = 1 - f2 * (0.5f - f2 * (1 / 24.f - f2 * (1 / 720.f - f2 * (1 / 40320.f))));
  float a = quadrant & 1 ? c : s, b = quadrant & 1 ? s : c;
  *sine = quadrant & 2 ? -a : a;
  *cosine = (quadrant + 1) & 2 ? -b : b;
}

// e^(−x), x >= 0, relative error 3e-7; 0 above 83.
CK_INLINE float ck_exp_negative(float x) {
  float t = -x * 1.442695041f;
  t = t < -120 ? -120 : t;
  float k = ck_floor(t + 0.5f), f = (t - k) * 0.69314718f;
  float p = 1 + f * (1 + f * (1 / 2.f + f * (1 / 6.f + f * (1 / 24.f + f * (1 / 120.f + f * (1 / 720.f))))));
  return p * ck_float(((int32_t)k + 127) << 23);
}

#endif
