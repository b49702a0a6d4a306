// Elementary functions for the pure targets, so that they need no Foundation.
//
// Those below the line are compiler builtins: on a hosted system calls into libm, for wasm32 into
// wasi-libc's libm. Those above it are in the hot path of every conversion and are our own: without a
// call, and to the last bits (errors are stated and tested).
#ifndef TINCTURE_CMATH_H
#define TINCTURE_CMATH_H

#include "CMathTables.h"

// Inlined even where that makes the caller large: three of these side by side cost little more than one.
#define CM_HOT static inline __attribute__((always_inline))

typedef struct {
  double sine;
  double cosine;
} cm_direction;

static inline unsigned long long cm_bits(double x) { return __builtin_bit_cast(unsigned long long, x); }
static inline double cm_from_bits(unsigned long long b) { return __builtin_bit_cast(double, b); }

// The larger and the smaller of two numbers that are not NaN, each one instruction.
CM_HOT double cm_max(double a, double b) { return a > b ? a : b; }
CM_HOT double cm_min(double a, double b) { return a < b ? a : b; }

// The magnitude of one number with the sign of another one.
CM_HOT double cm_signed(double magnitude, double sign) { return __builtin_copysign(magnitude, sign); }

// One of two numbers that are both known already, without a branch that would be guessed wrong.
CM_HOT double cm_if_positive(double x, double yes, double no) { return __builtin_unpredictable(x > 0) ? yes : no; }

// The square root as one instruction; NaN below zero.
CM_HOT double cm_sqrt(double x) { return __builtin_elementwise_sqrt(x); }

// n / 255, and the light of the sRGB code n / 255, each the nearest double.
static inline double cm_unit(unsigned char n) { return cm_table_unit[n]; }
static inline double cm_srgb_light(unsigned char n) { return cm_table_srgb_light[n]; }

// Cube root; below 2 units in the last place off. A seed of the inverse root from a table, one step of
// third order without a division, and the root from what is left over.
CM_HOT double cm_cbrt(double x) {
  double a = __builtin_fabs(x);
  if (!(a >= 1e-290 && a <= 1e290)) return __builtin_cbrt(x);
  unsigned long long u = cm_bits(a);
  unsigned exponent = (unsigned)(u >> 52);
  unsigned third = (exponent * 0x5556u) >> 16;
  double seed = cm_table_cbrt_seed[(exponent - 3 * third) * 256 + (unsigned)(u >> 44 & 255)];
  // The exponent is biased by 1023 = 3 · 341.
  double z = cm_from_bits(cm_bits(seed) + ((unsigned long long)(341 - (long long)third) << 52));
  double e = 1 - a * z * (z * z);
  z = z + z * e * (1. / 3 + e * (2. / 9));
  double y = a * (z * z);
  // What is left over, 1e-8 and less, with the rounding of y in it.
  e = 1 - y * z;
  return __builtin_copysign(y + y * (e * (2. / 3)), x);
}

// x^(5/12) for x >= 0, the power in the encoding of sRGB: four twelfths of it a cube root, the rest square roots.
CM_HOT double cm_power_5_12(double x) {
  double quarter = cm_sqrt(cm_sqrt(x));
  double twelfth = cm_cbrt(quarter);
  return quarter * twelfth * twelfth;
}

// x^(12/5) for x >= 0, the power in the decoding of sRGB; like the cube root, by the inverse fifth root.
static inline double cm_power_12_5(double x) {
  if (!(x >= 1e-100 && x <= 1e100)) return x > 0 ? __builtin_pow(x, 2.4) : 0;
  unsigned long long u = cm_bits(x);
  unsigned exponent = (unsigned)(u >> 52) + 2;  // 1023 + 2 = 5 · 205
  unsigned fifth = (exponent * 0x3334u) >> 16;
  double seed = cm_table_root5_seed[(exponent - 5 * fifth) * 64 + (unsigned)(u >> 46 & 63)];
  double w = cm_from_bits(cm_bits(seed) + ((unsigned long long)(205 - (long long)fifth) << 52));
  double w2 = w * w;
  double e = 1 - x * w * (w2 * w2);
  w = w + w * e * (0.2 + e * (0.12 + e * (0.088 + e * 0.0704)));
  w2 = w * w;
  e = 1 - x * w * (w2 * w2);
  double four_fifths = x * (w + w * e * 0.2);
  return four_fifths * four_fifths * four_fifths;
}

// The angle of (x, y) in degrees, 0 to below 360; 0 where there is none. Within 1e-13 degrees.
//
// The smaller of |x| and |y| over the larger is taken apart into k / 128, whose arctangent is in a table,
// and a rest of up to 1 / 256, of which three terms of the series are enough. The octant picks a multiple
// of 90° and a sign from tables: a branch would be guessed wrong every other time.
CM_HOT double cm_hue(double y, double x) {
  static const double base[8] = {0, 90, 180, 90, 360, 270, 180, 270};
  static const unsigned char turned[8] = {0, 1, 1, 0, 1, 0, 0, 1};
  double ax = __builtin_fabs(x), ay = __builtin_fabs(y);
  double large = ax > ay ? ax : ay, small = ax > ay ? ay : ax;
  double degrees;
  if (large >= 1e-30 && large <= 1e30) {
    int k = (int)((float)small / (float)large * 128.0f + 0.5f);
    double c = k * (1. / 128);
    double u = (small - c * large) / (large + c * small);
    double u2 = u * u;
    // 180 / π, over 1, −3, 5.
    double within = (cm_table_atan[k] + u * 57.295779513082321) + (u * u2) * (-19.098593171027440 + u2 * 11.459155902616464);
    unsigned octant = (unsigned)(ay > ax) | (unsigned)(cm_bits(x) >> 63) << 1 | (unsigned)(cm_bits(y) >> 63) << 2;
    degrees = base[octant] + cm_from_bits(cm_bits(within) ^ (unsigned long long)turned[octant] << 63);
  } else {
    if (large == 0) return 0;
    degrees = __builtin_atan2(y, x) * 57.295779513082321;
    degrees = degrees < 0 ? degrees + 360 : degrees;
  }
  // An angle a hair below zero rounds up to the full turn.
  return degrees >= 360 ? 0 : degrees;
}

// The hue of RGB numbers on the hexagon of the cube, 0 to below 360 degrees; `span` is the greatest number less
// the least, and not zero.
//
// Which channel is the highest is anybody's guess, a processor's too: it picks from lists, without a branch.
CM_HOT double cm_hexagon_hue(double red, double green, double blue, double span) {
  // In sixths of a turn, by the highest channel; red lies at both ends of the circle.
  static const double start[8] = {0, 2, 4, 4, 6, 2, 4, 4};
  double ahead[4] = {green - blue, blue - red, red - green, red - green};
  unsigned highest = (unsigned)(green > red) | (unsigned)(blue > cm_max(red, green)) << 1;
  double part = ahead[highest];
  double sixths = part / span + start[highest | (unsigned)(part < 0) << 2];
  return sixths >= 6 ? 0 : sixths * 60;
}

// Sine and cosine of an angle in degrees; within 2 units in the last place of 1. Whole turns go first, and
// a quarter of a turn is exactly one.
CM_HOT cm_direction cm_direction_of(double degrees) {
  if (!(degrees >= -1e6 && degrees <= 1e6)) degrees = __builtin_fmod(degrees, 360);
  double turns = degrees * (1. / 90);
  // Adding and taking away 1.5 · 2^52 rounds to a whole number.
  double quarters = (turns + 6755399441055744.0) - 6755399441055744.0;
  int quadrant = (int)quarters & 3;
  double r = (degrees - quarters * 90) * 0.017453292519943295;
  double r2 = r * r;
  double s = r + r * r2 * (-1. / 6 + r2 * (1. / 120 + r2 * (-1. / 5040 + r2 * (1. / 362880 + r2 * (-1. / 39916800 + r2 * (1. / 6227020800. + r2 * (-1. / 1307674368000.)))))));
  double c = 1 + r2 * (-0.5 + r2 * (1. / 24 + r2 * (-1. / 720 + r2 * (1. / 40320 + r2 * (-1. / 3628800 + r2 * (1. / 479001600 + r2 * (-1. / 87178291200. + r2 * (1. / 20922789888000.))))))));
  cm_direction d;
  d.sine = quadrant & 1 ? c : s;
  d.cosine = quadrant & 1 ? s : c;
  d.sine = quadrant & 2 ? -d.sine : d.sine;
  d.cosine = (quadrant + 1) & 2 ? -d.cosine : d.cosine;
  return d;
}

// e^(−x) for x >= 0; below 2 units in the last place off. x = (64 n + k) ln 2 / 64 + r, with 2^(−k/64) from a table.
CM_HOT double cm_exp_negative(double x) {
  if (!(x <= 700)) return 0;
  double steps = (x * 92.332482616893656877 + 6755399441055744.0) - 6755399441055744.0;
  int n = (int)steps;
  // ln 2 / 64 in two parts, the first of which has no more bits than n leaves room for.
  double r = (steps * 0.010830424696223417 - x) + steps * 2.5728046223276688e-14;
  double r2 = r * r;
  double p = r + r2 * ((0.5 + r * (1. / 6)) + r2 * (1. / 24 + r * (1. / 120)));
  int k = -n & 63;
  int exponent = -n >> 6;
  double t = cm_table_exp2[k];
  return cm_from_bits(cm_bits(t + t * p) + ((unsigned long long)(long long)exponent << 52));
}

// --- builtins

static inline double cm_pow(double x, double y) { return __builtin_pow(x, y); }
static inline double cm_exp(double x) { return __builtin_exp(x); }
static inline double cm_log(double x) { return __builtin_log(x); }
static inline double cm_log1p(double x) { return __builtin_log1p(x); }
static inline double cm_expm1(double x) { return __builtin_expm1(x); }
static inline double cm_sin(double x) { return __builtin_sin(x); }
static inline double cm_cos(double x) { return __builtin_cos(x); }
static inline double cm_tan(double x) { return __builtin_tan(x); }
static inline double cm_asin(double x) { return __builtin_asin(x); }
static inline double cm_acos(double x) { return __builtin_acos(x); }
static inline double cm_atan2(double y, double x) { return __builtin_atan2(y, x); }
static inline double cm_hypot(double x, double y) { return __builtin_hypot(x, y); }

#endif
