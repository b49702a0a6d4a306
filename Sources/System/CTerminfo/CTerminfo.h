#pragma once
#include <curses.h>
#include <term.h>

/// A string of terminfo with its parameters filled in; `tparm` takes a variable number of them, which
/// Swift cannot call. The result is valid until the next call.
static inline const char *tincture_tparm(const char *string, long first, long second) {
  return tparm((char *)string, first, second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/// A string by its name; NULL when the terminal has none such.
static inline const char *tincture_tigetstr(const char *name) {
  const char *string = tigetstr((char *)name);
  return string == (char *)-1 ? 0 : string;
}

/// 1 when the terminal has that property, as a flag, a number or a string.
static inline int tincture_tihas(const char *name) {
  return tigetflag((char *)name) > 0 || tigetnum((char *)name) > 0 || tincture_tigetstr(name) != 0;
}
