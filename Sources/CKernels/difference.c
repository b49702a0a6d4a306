// Differences of two planes of colours.
#include "planes.h"

CK_INLINE float ck_ciede2000(float l1, float a1, float b1, float l2, float a2, float b2) {
  const float pow25_7 = 6103515625.0f;
  float c = 0.5f * (ck_sqrt(a1 * a1 + b1 * b1) + ck_sqrt(a2 * a2 + b2 * b2)), cc = c * c, c7 = cc * cc * cc * c;
  float stretch = 1.5f - 0.5f * ck_sqrt(c7 / (c7 + pow25_7));
  float x1 = a1 * stretch, x2 = a2 * stretch;
  float c1 = ck_sqrt(x1 * x1 + b1 * b1), c2 = ck_sqrt(x2 * x2 + b2 * b2);
  // Half the angle between the hues from the products of the two, each form on its side of a right angle;
  // their mean from the sum of the unit vectors, in which a grey leaves the say to the other.
  float dot = x1 * x2 + b1 * b2, cross = x1 * b2 - x2 * b1;
  float half = ck_sqrt(0.5f * (c1 * c2 + ck_abs(dot)));
  float dh = dot > 0 ? cross / (half + 1e-20f) : __builtin_copysignf(2 * half, cross);
  float w1 = c1 + 1e-10f, w2 = c2 + 1e-10f;
  float mx = x1 * w2 + x2 * w1, my = b1 * w2 + b2 * w1, scale = 1 / ck_sqrt(mx * mx + my * my + 1e-30f);
  float cosine = mx * scale, sine = my * scale;
  float cos2 = 2 * cosine * cosine - 1, sin2 = 2 * sine * cosine;
  float cos3 = cos2 * cosine - sin2 * sine, sin3 = sin2 * cosine + cos2 * sine;
  float cos4 = 2 * cos2 * cos2 - 1, sin4 = 2 * sin2 * cos2;
  float t = 1 - 0.17f * (cosine * 0.8660254f + sine * 0.5f) + 0.24f * cos2
    + 0.32f * (cos3 * 0.9945219f - sin3 * 0.1045285f) - 0.20f * (cos4 * 0.4539905f + sin4 * 0.8910065f);
  float off = (ck_hue(my, mx) - 275) * 0.04f;
  // 2Δθ in radians, at most 60°, and its sine.
  float turn = 1.0471976f * ck_exp_negative(off * off), turn2 = turn * turn;
  float rotation = turn * (1 - turn2 * (1 / 6.f - turn2 * (1 / 120.f - turn2 * (1 / 5040.f))));
  float mean = 0.5f * (c1 + c2), mm = mean * mean, m7 = mm * mm * mm * mean;
  float rc = 2 * ck_sqrt(m7 / (m7 + pow25_7));
  float light = 0.5f * (l1 + l2) - 50, light2 = light * light;
  float l = (l2 - l1) / (1 + 0.015f * light2 / ck_sqrt(20 + light2));
  float d = (c2 - c1) / (1 + 0.045f * mean), h = dh / (1 + 0.015f * mean * t);
  return ck_sqrt(ck_max(0, l * l + d * d + h * h - rotation * rc * d * h));
}

CK_CLONES
void ck_difference(ck_planes a, ck_planes b, float *out, ptrdiff_t stride, size_t n, ck_difference_measure measure) {
  ck_block p, q;
  float result[CK_BLOCK];
  for (size_t start = 0; start < n; start += CK_BLOCK) {
    int k = n - start < CK_BLOCK ? (int)(n - start) : CK_BLOCK;
    ck_load(a, start, &p, k);
    ck_load(b, start, &q, k);
    if (measure == CK_CIEDE2000) {
      for (int i = 0; i < k; i++) result[i] = ck_ciede2000(p.x[i], p.y[i], p.z[i], q.x[i], q.y[i], q.z[i]);
    } else {
      for (int i = 0; i < k; i++) {
        float x = p.x[i] - q.x[i], y = p.y[i] - q.y[i], z = p.z[i] - q.z[i];
        result[i] = ck_sqrt(x * x + y * y + z * z);
      }
    }
    float *o = out + (ptrdiff_t)start * stride;
    if (stride == 1) {
      for (int i = 0; i < k; i++) o[i] = result[i];
    } else {
      for (int i = 0; i < k; i++) o[i * stride] = result[i];
    }
  }
}
