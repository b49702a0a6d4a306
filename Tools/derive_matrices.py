#!/usr/bin/env python3
"""Derives every matrix of the colour spaces in exact fractions.

Input are published chromaticities and published matrices only; inverses and
products are exact, and nothing is rounded before the last step, where each entry
becomes the nearest Double. Writes the Swift file to standard output:

    Tools/derive_matrices.py > Sources/ColorCore/Spaces/Matrices.generated.swift
"""
from fractions import Fraction as F

# Chromaticities x, y of the white points (CSS Color 4, section 9.1 and 15).
D65 = (F(3127, 10000), F(3290, 10000))
D50 = (F(3457, 10000), F(3585, 10000))
# Academy S-2014-004, section 4.1.
ACES_WHITE = (F(32168, 100000), F(33767, 100000))

# D65 as ASTM E308 sums it up from its spectrum: X, Y, Z of 0.95047, 1, 1.08883.
ASTM_D65 = (F(95047, 303930), F(100000, 303930))

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
    # Academy S-2014-004, section 4.1; its white is adapted to D65.
    "acesAP1": ([("0.713", "0.293"), ("0.165", "0.830"), ("0.128", "0.044")], ACES_WHITE),
}

# Bradford cone response (Lam 1985), as printed in ICC.1:2022 annex E.
BRADFORD = [["0.8951", "0.2664", "-0.1614"], ["-0.7502", "1.7135", "0.0367"], ["0.0389", "-0.0685", "1.0296"]]

# Oklab with the 64-bit matrices of CSS Color 4, section 20 (sample code). Both
# directions are published; the printed digits are those of CSS, so that every
# implementation gives the same numbers.
OKLAB = {
    "oklabLMSFromXYZ": [
        ["0.8190224379967030", "0.3619062600528904", "-0.1288737815209879"],
        ["0.0329836539323885", "0.9292868615863434", "0.0361446663506424"],
        ["0.0481771893596242", "0.2642395317527308", "0.6335478284694309"],
    ],
    "oklabFromLMS": [
        ["0.2104542683093140", "0.7936177747023054", "-0.0040720430116193"],
        ["1.9779985324311684", "-2.4285922420485799", "0.4505937096174110"],
        ["0.0259040424655478", "0.7827717124575296", "-0.8086757549230774"],
    ],
    "oklabLMSToXYZ": [
        ["1.2268798758459243", "-0.5578149944602171", "0.2813910456659647"],
        ["-0.0405757452148008", "1.1122868032803170", "-0.0717110580655164"],
        ["-0.0763729366746601", "-0.4214933324022432", "1.5869240198367816"],
    ],
    "oklabToLMS": [
        ["1.0000000000000000", "0.3963377773761749", "0.2158037573099136"],
        ["1.0000000000000000", "-0.1055613458156586", "-0.0638541728258133"],
        ["1.0000000000000000", "-0.0894841775298119", "-1.2914855480194092"],
    ],
}

# Pairs of forward matrices whose inverses are derived here.
INVERTIBLE = {
    # ITU-R BT.2100-2, table 7: linear BT.2020 to LMS, and PQ-coded LMS to ICtCp.
    "ictcpLMS": ("linear rec2020", "LMS of ICtCp",
                 [[F(v, 4096) for v in row] for row in ([1688, 2146, 262], [683, 2951, 462], [99, 309, 3688])]),
    "ictcp": ("coded LMS", "ICtCp",
              [[F(v, 4096) for v in row] for row in ([2048, 2048, 0], [6610, -13613, 7003], [17933, -17390, -543])]),
    # Safdar, Cui, Kim, Luo 2017, "Perceptually uniform color space for image signals including
    # high dynamic range and wide gamut", equations 9 and 11.
    "jzazbzLMS": ("X'Y'Z", "LMS of Jzazbz", [
        ["0.41478972", "0.579999", "0.0146480"],
        ["-0.2015100", "1.120649", "0.0531008"],
        ["-0.0166008", "0.264800", "0.6684799"]]),
    "izazbz": ("coded LMS", "Iz, az, bz", [
        ["0.5", "0.5", "0"], ["3.524000", "-4.066708", "0.542708"], ["0.199076", "1.096799", "-1.295875"]]),
    # CIE 248:2022, the cone space of CIECAM16.
    "cam16Cone": ("XYZ", "cones of CAM16", [
        ["0.401288", "0.650173", "-0.051461"],
        ["-0.250268", "1.204414", "0.045854"],
        ["-0.002079", "0.048952", "0.953127"]]),
    # HelmGen of Helmlab 0.11 (arXiv:2602.23010; the numbers are those of color.js 0.7, helmgen.js), with the
    # adaptation to the D65 of ASTM E308 multiplied in by its makers.
    "helmGenLMS": ("XYZ D65", "LMS of HelmGen", [
        ["0.81548321559412884", "0.36033406153856506", "-0.12434135574228214"],
        ["0.033010083527450780", "0.92928650570661686", "0.036121927165754429"],
        ["0.048188273564568611", "0.26428415753384238", "0.63349717841955344"],
    ]),
    "helmGen": ("compressed LMS", "HelmGen before it is bent", [
        ["0.21193779684470104", "0.7992121834263127", "-0.00410075161564345"],
        ["2.4672018828033475", "-2.9877348024830788", "0.520532919679731"],
        ["-0.11390787868068575", "1.3932982808117473", "-1.279390402131062"],
    ]),
    # Helmlab MetricSpace v21 (arXiv:2602.23010; the numbers are those of ColorAide 8, helmlab_metric.py).
    "helmlabLMS": ("XYZ relative to the D65 of ASTM E308", "LMS of Helmlab", [
        ["0.72129864331134985189", "0.45344826541531813024", "-0.19288975751942616377"],
        ["-0.78821186949557897616", "1.79524137675723594043", "0.08761724511817850503"],
        ["-0.09177005999121559676", "0.45765588659459255361", "1.29220455139176770842"],
    ]),
    "helmlab": ("compressed LMS", "Helmlab before it is bent", [
        ["-0.26355622180094095963", "0.41683228837031738312", "0.49267631416564028335"],
        ["1.88975705087773215851", "-3.12122320342057735232", "1.04216669210603840590"],
        ["0.35851086179620561545", "1.76940281937903676202", "-1.41206260676953720967"],
    ]),
}


def xyz(xy):
    x, y = xy
    return [x / y, F(1), (1 - x - y) / y]


def exact(m):
    return [[F(v) for v in row] for row in m]


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
    m = exact(BRADFORD)
    s, t = apply(m, xyz(source)), apply(m, xyz(target))
    diagonal = [[t[i] / s[i] if i == j else F(0) for j in range(3)] for i in range(3)]
    return mul(inverse(m), mul(diagonal, m))


def swift(name, comment, m):
    print(f"  /// {comment}")
    # A computed property, so that the numbers stand in the code that uses them and nothing is made at first use.
    print("  @inline(__always)")
    print(f"  static var {name}: Matrix3 {{")
    print("    Matrix3(")
    for k, row in enumerate(m):
        print("      SIMD3(" + ", ".join(repr(float(v)) for v in row) + ")" + ("," if k < 2 else ")"))
    print("  }")


def main():
    print("// Made by Tools/derive_matrices.py: change that, not this.")
    print("// Each entry is the Double nearest to the exact fraction.\n")
    print("extension Matrix3 {")
    first = True
    for name, (primaries, white) in PRIMARIES.items():
        m = rgb_to_xyz(primaries, white)
        if white is ACES_WHITE:
            m = mul(adaptation(white, D65), m)
        w = "D50" if white is D50 else "D65"
        if not first:
            print()
        first = False
        swift(f"{name}ToXYZ", f"Linear {name} to XYZ {w}.", m)
        print()
        swift(f"{name}FromXYZ", f"XYZ {w} to linear {name}.", inverse(m))
    for name, s, t in (("d65ToD50", D65, D50), ("d50ToD65", D50, D65)):
        print()
        swift(name, f"Bradford adaptation {name[:3].upper()} to {name[5:]}.", adaptation(s, t))
    print()
    swift("d65ToASTM", "Bradford adaptation D65 to the D65 of ASTM E308.", adaptation(D65, ASTM_D65))
    print()
    swift("d65FromASTM", "Bradford adaptation from the D65 of ASTM E308.", adaptation(ASTM_D65, D65))
    # Linear sRGB to X, Y, Z in parts of those of the white, which is what Lab starts from.
    srgb = rgb_to_xyz(*PRIMARIES["srgb"])
    for name, white, m in (("srgbToLabD65", D65, srgb), ("srgbToLabD50", D50, mul(adaptation(D65, D50), srgb))):
        parts = [[v / xyz(white)[i] for v in row] for i, row in enumerate(m)]
        print()
        swift(name, f"Linear srgb to XYZ in parts of the white {name[-3:]}.", parts)
        print()
        swift(name.replace("To", "From"), f"XYZ in parts of the white {name[-3:]} to linear srgb.", inverse(parts))
    for name, m in OKLAB.items():
        print()
        swift(name, "Oklab, CSS Color 4.", exact(m))
    # Straight from the light of each RGB space to the LMS of Oklab and back, without XYZ between.
    for name, (primaries, white) in PRIMARIES.items():
        to_xyz = rgb_to_xyz(primaries, white)
        if white is not D65:
            to_xyz = mul(adaptation(white, D65), to_xyz)
        print()
        swift(f"{name}ToOklabLMS", f"Linear {name} to the LMS of Oklab.", mul(exact(OKLAB["oklabLMSFromXYZ"]), to_xyz))
        print()
        swift(f"{name}FromOklabLMS", f"The LMS of Oklab to linear {name}.",
              mul(inverse(to_xyz), exact(OKLAB["oklabLMSToXYZ"])))
    for name, (source, target, m) in INVERTIBLE.items():
        print()
        swift(f"{name}FromBase", f"From {source} to {target}.", exact(m))
        print()
        swift(f"{name}ToBase", f"From {target} to {source}.", inverse(exact(m)))
    print("}")


if __name__ == "__main__":
    main()
