// Blocks of colours from memory and back to it.
#ifndef TINCTURE_PLANES_H
#define TINCTURE_PLANES_H

#include "elementary.h"

// One channel of n colours; `scale` makes integers stand for 0 … 1.
#define CK_GATHER(type, scale)                                                                          \
  do {                                                                                                  \
    const type *restrict s = (const type *)from;                                                        \
    for (int i = 0; i < n; i++) to[i] = s[i * stride] * (scale);                                        \
  } while (0)

CK_INLINE void ck_gather(const void *restrict from, ptrdiff_t stride, ck_element element, float *restrict to, int n) {
  switch (element) {
    case CK_U8: CK_GATHER(uint8_t, 1 / 255.f); break;
    case CK_U16: CK_GATHER(uint16_t, 1 / 65535.f); break;
    case CK_F32: CK_GATHER(float, 1.0f); break;
  }
}

// The address of the first element of a channel, `start` colours on.
CK_INLINE char *ck_at(ck_planes p, int channel, size_t start) {
  size_t size = p.element == CK_U8 ? 1 : p.element == CK_U16 ? 2 : 4;
  return (char *)p.channel[channel] + (ptrdiff_t)start * p.stride * (ptrdiff_t)size;
}

CK_INLINE void ck_gather_all(ck_planes p, ptrdiff_t stride, size_t start, ck_block *b, int n) {
  ck_gather(ck_at(p, 0, start), stride, p.element, b->x, n);
  ck_gather(ck_at(p, 1, start), stride, p.element, b->y, n);
  ck_gather(ck_at(p, 2, start), stride, p.element, b->z, n);
}

// A stride that the compiler knows turns strided loads and stores into shuffles.
CK_INLINE void ck_load(ck_planes p, size_t start, ck_block *b, int n) {
  switch (p.stride) {
    case 1: ck_gather_all(p, 1, start, b, n); break;
    case 3: ck_gather_all(p, 3, start, b, n); break;
    case 4: ck_gather_all(p, 4, start, b, n); break;
    default: ck_gather_all(p, p.stride, start, b, n);
  }
}

// The light of bytes of sRGB, from a table.
CK_INLINE void ck_load_light(ck_planes p, size_t start, ck_block *b, int n, const float *restrict light) {
  const uint8_t *restrict r = (const uint8_t *)ck_at(p, 0, start);
  const uint8_t *restrict g = (const uint8_t *)ck_at(p, 1, start);
  const uint8_t *restrict u = (const uint8_t *)ck_at(p, 2, start);
  ptrdiff_t stride = p.stride;
  for (int i = 0; i < n; i++) {
    b->x[i] = light[r[i * stride]];
    b->y[i] = light[g[i * stride]];
    b->z[i] = light[u[i * stride]];
  }
}

CK_INLINE void ck_scatter_floats(ck_planes p, ptrdiff_t stride, size_t start, const ck_block *b, int n) {
  float *restrict x = (float *)ck_at(p, 0, start), *restrict y = (float *)ck_at(p, 1, start);
  float *restrict z = (float *)ck_at(p, 2, start);
  for (int i = 0; i < n; i++) {
    x[i * stride] = b->x[i];
    y[i * stride] = b->y[i];
    z[i * stride] = b->z[i];
  }
}

// Interleaved triples are written in one sweep.
CK_INLINE void ck_scatter_triples(float *restrict o, const ck_block *b, int n) {
  for (int i = 0; i < n; i++) {
    o[3 * i] = b->x[i];
    o[3 * i + 1] = b->y[i];
    o[3 * i + 2] = b->z[i];
  }
}

#define CK_SCATTER(type, top)                                                                           \
  do {                                                                                                  \
    type *restrict o = (type *)ck_at(p, channel, start);                                                \
    for (int i = 0; i < n; i++) o[i * stride] = (type)(ck_clamp(v[i], 0, 1) * (top) + 0.5f);            \
  } while (0)

CK_INLINE void ck_scatter_integers(ck_planes p, ptrdiff_t stride, size_t start, const ck_block *b, int n) {
  for (int channel = 0; channel < 3; channel++) {
    const float *restrict v = channel == 0 ? b->x : channel == 1 ? b->y : b->z;
    if (p.element == CK_U8) CK_SCATTER(uint8_t, 255.f); else CK_SCATTER(uint16_t, 65535.f);
  }
}

CK_INLINE void ck_store(ck_planes p, size_t start, const ck_block *b, int n) {
  if (p.element == CK_F32) {
    float *first = (float *)p.channel[0];
    if (p.stride == 3 && p.channel[1] == first + 1 && p.channel[2] == first + 2) {
      ck_scatter_triples(first + 3 * start, b, n);
    } else if (p.stride == 1) {
      ck_scatter_floats(p, 1, start, b, n);
    } else {
      ck_scatter_floats(p, p.stride, start, b, n);
    }
  } else if (p.stride == 1) {
    ck_scatter_integers(p, 1, start, b, n);
  } else {
    ck_scatter_integers(p, p.stride, start, b, n);
  }
}

// Light to bytes of sRGB, from a table: at most a tenth of a step off where the curve is steepest.
CK_INLINE void ck_store_codes(ck_planes p, size_t start, const ck_block *b, int n, const uint8_t *restrict code) {
  uint8_t *restrict r = (uint8_t *)ck_at(p, 0, start), *restrict g = (uint8_t *)ck_at(p, 1, start);
  uint8_t *restrict u = (uint8_t *)ck_at(p, 2, start);
  ptrdiff_t stride = p.stride;
  const float top = CK_CODES - 1;
  for (int i = 0; i < n; i++) {
    r[i * stride] = code[(int)(ck_clamp(b->x[i], 0, 1) * top + 0.5f)];
    g[i * stride] = code[(int)(ck_clamp(b->y[i], 0, 1) * top + 0.5f)];
    u[i * stride] = code[(int)(ck_clamp(b->z[i], 0, 1) * top + 0.5f)];
  }
}

#endif
