// How the loops are compiled.
#ifndef TINCTURE_LOOPS_H
#define TINCTURE_LOOPS_H

#include "CKernels.h"

// Sums may be taken in any order and products fused: the errors are those stated, not those of one order.
#pragma clang fp reassociate(on) contract(fast) reciprocal(on)

// One binary for every x86-64: the loader picks the widest form that the machine has.
#if defined(__x86_64__) && defined(__ELF__)
#define CK_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CK_CLONES
#endif

#define CK_INLINE static inline __attribute__((always_inline))

// Colours in a block: its planes stay in the first cache.
#define CK_BLOCK 512

typedef struct {
  float x[CK_BLOCK], y[CK_BLOCK], z[CK_BLOCK];
} ck_block;

#endif
