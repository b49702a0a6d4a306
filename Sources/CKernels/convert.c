// One loop over blocks for every conversion: load, convert in place, store.
#include "gamut.h"
#include "planes.h"
#include "spaces.h"

// Whether a conversion starts from, or ends in, encoded sRGB by way of its light.
CK_INLINE int ck_starts_in_light(ck_conversion c) { return c >= CK_SRGB_TO_OKLAB && c <= CK_SRGB_TO_LCH; }
CK_INLINE int ck_ends_in_light(ck_conversion c) {
  return (c >= CK_OKLAB_TO_SRGB && c <= CK_LCH_TO_SRGB) || c == CK_OKLCH_TO_SRGB_REDUCED;
}

// What makes a hue powerless in OKLCH and LCH (CSS Color 4).
#define CK_OKLCH_POWERLESS 0.000004f
#define CK_LCH_POWERLESS 0.0015f

CK_CLONES
void ck_convert(ck_planes source, ck_planes target, size_t n, ck_conversion conversion, const ck_numbers *numbers) {
  ck_block block;
  int bytes = source.element == CK_U8;
  int from_light = ck_starts_in_light(conversion) || conversion == CK_SRGB_TO_LINEAR;
  for (size_t start = 0; start < n; start += CK_BLOCK) {
    int k = n - start < CK_BLOCK ? (int)(n - start) : CK_BLOCK;
    if (from_light && bytes) {
      ck_load_light(source, start, &block, k, numbers->light);
    } else {
      ck_load(source, start, &block, k);
      if (from_light) ck_decode(&block, k);
    }
    switch (conversion) {
      case CK_COPY:
      case CK_SRGB_TO_LINEAR: break;
      case CK_LINEAR_TO_SRGB:
        if (target.element == CK_U8) break;
        ck_encode(&block, k);
        break;
      case CK_SRGB_TO_OKLAB:
      case CK_SRGB_TO_OKLCH:
        if (bytes) ck_to_oklab(&block, k, numbers, 1); else ck_to_oklab(&block, k, numbers, 0);
        if (conversion == CK_SRGB_TO_OKLCH) ck_to_polar(&block, k, CK_OKLCH_POWERLESS);
        break;
      case CK_SRGB_TO_LAB:
      case CK_SRGB_TO_LCH:
        ck_to_lab(&block, k, numbers);
        if (conversion == CK_SRGB_TO_LCH) ck_to_polar(&block, k, CK_LCH_POWERLESS);
        break;
      case CK_SRGB_TO_HSL: ck_to_hex_cone(&block, k, 1); break;
      case CK_SRGB_TO_HSV: ck_to_hex_cone(&block, k, 0); break;
      case CK_OKLCH_TO_SRGB: ck_from_polar(&block, k); ck_from_oklab(&block, k, numbers); break;
      case CK_OKLAB_TO_SRGB: ck_from_oklab(&block, k, numbers); break;
      case CK_LCH_TO_SRGB: ck_from_polar(&block, k); ck_from_lab(&block, k, numbers); break;
      case CK_LAB_TO_SRGB: ck_from_lab(&block, k, numbers); break;
      case CK_HSL_TO_SRGB: ck_from_hex_cone(&block, k, 1); break;
      case CK_HSV_TO_SRGB: ck_from_hex_cone(&block, k, 0); break;
      case CK_OKLCH_TO_SRGB_REDUCED: ck_reduce(&block, k, numbers); break;
    }
    int light = ck_ends_in_light(conversion) || conversion == CK_LINEAR_TO_SRGB;
    if (light && target.element == CK_U8) {
      ck_store_codes(target, start, &block, k, numbers->code);
    } else {
      if (ck_ends_in_light(conversion)) ck_encode(&block, k);
      ck_store(target, start, &block, k);
    }
  }
}
