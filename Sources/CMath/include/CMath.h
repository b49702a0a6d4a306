// Elementary functions through compiler builtins, so that the pure targets need no Foundation.
// On a hosted system the builtins become calls into libm; for wasm32 into wasi-libc's libm.
#ifndef TINCTURE_CMATH_H
#define TINCTURE_CMATH_H

static inline double cm_cbrt(double x) { return __builtin_cbrt(x); }
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
