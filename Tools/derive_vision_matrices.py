#!/usr/bin/env python3
"""Derives the matrices that simulate dichromatic vision, in exact fractions.

Input are published figures only. Writes the Swift file to standard output:

    Tools/derive_vision_matrices.py > Sources/ColorCore/Vision/VisionMatrices.generated.swift
"""
from fractions import Fraction as F

from derive_matrices import apply, exact, inverse, mul, swift

# Vienot, Brettel, Mollon 1999, "Digital video colourmaps for checking the legibility of displays by
# dichromats": linear RGB of BT.709 primaries to the XYZ of Judd and Vos.
XYZ = [[F(v) / 100 for v in row] for row in (
    ["40.9568", "35.5041", "17.9167"],
    ["21.3389", "70.6743", "7.98680"],
    ["1.86297", "11.4620", "91.2367"])]

# Smith, Pokorny 1975: the XYZ of Judd and Vos to the cones.
CONES = exact([["0.15514", "0.54312", "-0.03286"], ["-0.15514", "0.45684", "0.03286"], ["0", "0", "0.01608"]])

# Vos 1978, table 1, as tabulated by the Colour & Vision Research Laboratory: lights that look the same
# to a dichromat and to others, after Brettel, Vienot, Mollon 1997.
LIGHTS = {
    475: ["0.13287", "0.11284", "0.94220"],
    575: ["0.84394", "0.91558", "0.0019706"],
    485: ["0.056985", "0.16987", "0.58640"],
    660: ["0.16161", "0.061000", "0.000011906"],
}

LMS = mul(CONES, XYZ)
WHITE = apply(LMS, [F(1), F(1), F(1)])

# The cone that is missing, and the lights that span the two half-planes with white.
KINDS = {"protan": (0, 575, 475), "deutan": (1, 575, 475), "tritan": (2, 485, 660)}


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def projection(axis, colour):
    """RGB to RGB: the missing cone's answer so that the colour lies in the plane of white and `colour`."""
    normal = cross(WHITE, colour)
    m = [[F(int(i == j)) for j in range(3)] for i in range(3)]
    for j in range(3):
        m[axis][j] = F(0) if j == axis else -normal[j] / normal[axis]
    return mul(inverse(LMS), mul(m, LMS))


def light(wavelength):
    return apply(CONES, [F(v) for v in LIGHTS[wavelength]])


def side(axis, near):
    """In RGB, the normal of the plane of white and the missing cone's axis, towards the near light."""
    normal = cross([F(int(i == axis)) for i in range(3)], WHITE)
    towards = 1 if sum(n * c for n, c in zip(normal, light(near))) > 0 else -1
    return [towards * sum(normal[i] * LMS[i][j] for i in range(3)) for j in range(3)]


def main():
    print("// Made by Tools/derive_vision_matrices.py: change that, not this.")
    print("// Each entry is the Double nearest to the exact fraction.\n")
    print("extension Matrix3 {")
    first = True
    for name, (axis, near, far) in KINDS.items():
        for suffix, wavelength in (("Near", near), ("Far", far)):
            if not first:
                print()
            first = False
            swift(f"{name}{suffix}", f"Linear sRGB as seen without the cone, on the side of {wavelength} nm.",
                  projection(axis, light(wavelength)))
        # Vienot 1999 has one plane: through blue for protan and deutan, through red for tritan.
        primary = [F(0), F(0), F(1)] if axis < 2 else [F(1), F(0), F(0)]
        print()
        swift(f"{name}Vienot", "Linear sRGB as seen without the cone, by one plane.",
              projection(axis, apply(LMS, primary)))
    print("}\n")
    print("extension SIMD3<Double> {")
    for index, (name, (axis, near, _)) in enumerate(KINDS.items()):
        if index:
            print()
        print(f"  /// The plane that parts the two halves for {name}: in linear sRGB, its normal towards the near side.")
        print(f"  static let {name}Side = SIMD3(" + ", ".join(repr(float(v)) for v in side(axis, near)) + ")")
    print("}")


if __name__ == "__main__":
    main()
