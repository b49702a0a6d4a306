#!/usr/bin/env python3
"""Derives every RGB <-> XYZ matrix and the Bradford adaptation in exact fractions.

Input are the published chromaticities only; nothing is rounded before the last
step, where each entry becomes the nearest Double. Writes the Swift file to
standard output:

    Tools/derive_matrices.py > Sources/ColorCore/Spaces/Matrices.generated.swift
"""
from fractions import Fraction as F

# Chromaticities x, y of the white points (CSS Color 4, section 9.1 and 15).
D65 = (F(3127, 10000), F(3290, 10000))
D50 = (F(3457, 10000), F(3585, 10000))

# Chromaticities x, y of red, green, blue, and the white they are used with.
PRIMARIES = {
    # IEC 61966-2-1
    "srgb": ([("0.640", "0.330"), ("0.300", "0.600"), ("0.150", "0.060")], D65),
    # SMPTE EG 432-1
    "displayP3": ([("0.680", "0.320"), ("0.265", "0.690"), ("0.150", "0.060")], D65),
    # Adobe RGB (1998) Color Image Encoding, 4.3.1.1
    "a98RGB": ([("0.6400", "0.3300"), ("0.2100", "0.7100"), ("0.1500", "0.0600")], D65),
    # ROMM RGB, ISO 22028-2
    "prophotoRGB": ([("0.734699", "0.265301"), ("0.159597", "0.840403"), ("0.036598", "0.000105")], D50),
    # ITU-R BT.2020-2, table 3
    "rec2020": ([("0.708", "0.292"), ("0.170", "0.797"), ("0.131", "0.046")], D65),
}

# Bradford cone response (Lam 1985), as printed in ICC.1:2022 annex E.
BRADFORD = [["0.8951", "0.2664", "-0.1614"], ["-0.7502", "1.7135", "0.0367"], ["0.0389", "-0.0685", "1.0296"]]


def xyz(xy):
    x, y = xy
    return [x / y, F(1), (1 - x - y) / y]


def mul(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(3)) for j in range(3)] for i in range(3)]


def apply(a, v):
    return [sum(a[i][k] * v[k] for k in range(3)) for i in range(3)]


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    adj = [
        [e * i - f * h, c * h - b * i, b * f - c * e],
        [f * g - d * i, a * i - c * g, c * d - a * f],
        [d * h - e * g, b * g - a * h, a * e - b * d],
    ]
    return [[v / det for v in row] for row in adj]


def rgb_to_xyz(primaries, white):
    columns = [xyz((F(x), F(y))) for x, y in primaries]
    m = [[columns[j][i] for j in range(3)] for i in range(3)]
    scale = apply(inverse(m), xyz(white))
    return [[m[i][j] * scale[j] for j in range(3)] for i in range(3)]


def adaptation(source, target):
    m = [[F(v) for v in row] for row in BRADFORD]
    s, t = apply(m, xyz(source)), apply(m, xyz(target))
    diagonal = [[t[i] / s[i] if i == j else F(0) for j in range(3)] for i in range(3)]
    return mul(inverse(m), mul(diagonal, m))


def swift(name, comment, m):
    print(f"  /// {comment}")
    print(f"  static let {name} = Matrix3(")
    for k, row in enumerate(m):
        print("    SIMD3(" + ", ".join(repr(float(v)) for v in row) + ")" + ("," if k < 2 else ")"))


def main():
    print("// Made by Tools/derive_matrices.py: change that, not this.")
    print("// Each entry is the Double nearest to the exact fraction.\n")
    print("extension Matrix3 {")
    first = True
    for name, (primaries, white) in PRIMARIES.items():
        m = rgb_to_xyz(primaries, white)
        w = "D65" if white is D65 else "D50"
        if not first:
            print()
        first = False
        swift(f"{name}ToXYZ", f"Linear {name} to XYZ {w}.", m)
        print()
        swift(f"{name}FromXYZ", f"XYZ {w} to linear {name}.", inverse(m))
    for name, s, t in (("d65ToD50", D65, D50), ("d50ToD65", D50, D65)):
        print()
        swift(name, f"Bradford adaptation {name[:3].upper()} to {name[5:]}.", adaptation(s, t))
    print("}")


main()
