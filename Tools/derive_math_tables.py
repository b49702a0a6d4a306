#!/usr/bin/env python3
"""Derives the tables of CMath to the last bit, with 60 digits between.

Writes the header to standard output:

    Tools/derive_math_tables.py > Sources/CMath/include/CMathTables.h
"""
from decimal import Decimal as D, getcontext

getcontext().prec = 60


def power(x, y):
    return (x.ln() * y).exp()


def arctangent(x):
    """By halving the angle until the series is short."""
    halvings = 0
    while abs(x) > D("0.01"):
        x = x / (1 + (1 + x * x).sqrt())
        halvings += 1
    term, total, n = x, D(0), 1
    while abs(term) > D(10) ** -58:
        total += term / n if n % 4 == 1 else -term / n
        term *= x * x
        n += 2
    return total * 2**halvings


PI = 4 * arctangent(D(1))


def srgb_light(code):
    """IEC 61966-2-1."""
    v = D(code) / 255
    return v / D("12.92") if v <= D("0.04045") else power((v + D("0.055")) / D("1.055"), D("2.4"))


def table(comment, name, values):
    print(f"// {comment}")
    print(f"static const double {name}[{len(values)}] = {{")
    for start in range(0, len(values), 4):
        print("  " + ", ".join(repr(float(v)) for v in values[start:start + 4]) + ",")
    print("};\n")


def main():
    print("// Made by Tools/derive_math_tables.py: change that, not this.")
    print("#ifndef TINCTURE_CMATHTABLES_H")
    print("#define TINCTURE_CMATHTABLES_H\n")
    table("n / 255.", "cm_table_unit", [D(n) / 255 for n in range(256)])
    table("The light of the sRGB code n / 255 (IEC 61966-2-1).", "cm_table_srgb_light",
          [srgb_light(n) for n in range(256)])
    # For x = 2^(3q + r) · (1 + m), r = 0, 1, 2 and 256 steps of m: (2^r (1 + m))^(-1/3) in the middle of a step.
    table("Seeds of the inverse cube root, by exponent modulo 3 and eight bits of mantissa.", "cm_table_cbrt_seed",
          [1 / power(D(2) ** r * (1 + (D(i) + D("0.5")) / 256), D(1) / 3) for r in range(3) for i in range(256)])
    # Likewise x^(-1/5), by exponent modulo 5.
    table("Seeds of the inverse fifth root, by exponent modulo 5 and six bits of mantissa.", "cm_table_root5_seed",
          [1 / power(D(2) ** r * (1 + (D(i) + D("0.5")) / 64), D(1) / 5) for r in range(5) for i in range(64)])
    table("atan(k / 128) in degrees.", "cm_table_atan",
          [arctangent(D(k) / 128) * 180 / PI if k else D(0) for k in range(129)])
    table("2^(k / 64).", "cm_table_exp2", [power(D(2), D(k) / 64) for k in range(64)])
    print("#endif")


if __name__ == "__main__":
    main()
