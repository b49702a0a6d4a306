#!/usr/bin/env python3
"""Puts the named colours of CSS Color 4, section 6.1, in the order of a perfect hash.

    Tools/derive_color_names.py > Sources/ColorCSS/Reading/NamedColors.generated.swift

Reads Tests/Data/science/list-css.tsv. The hash of a name is made of its first and its last eight bytes
(shorter names: of all bytes, padded by spaces) and leads to one of 128 shifts; hash and shift together
lead to the only row where the name can stand (Belazzougui, Botelho, Dietzfelbinger 2009). The shifts are
found by trying, the fullest groups first.
"""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
MASK = (1 << 64) - 1
# Odd constants from the fractions of the golden ratio, of the square roots of 2 and of 3.
GOLDEN, ROOT_2, ROOT_3 = 0x9E3779B97F4A7C15, 0x6A09E667F3BCC909, 0xBB67AE8584CAA73B
GROUPS = 128
# A few more than there are names, so that the last ones find a place too.
ROWS = 160


def eight(text):
    return int.from_bytes(text.ljust(8, b" ")[:8], "little")


def hash_of(name):
    data = name.encode()
    last = eight(data[-8:])
    return ((eight(data) * GOLDEN) ^ (last * ROOT_2) ^ (len(data) * ROOT_3)) & MASK


def row_of(hash_value, shift, count):
    low = (hash_value ^ (shift * ROOT_3)) & 0xFFFFFFFF
    return low * count >> 32


def main():
    lines = (ROOT / "Tests/Data/science/list-css.tsv").read_text().splitlines()[1:]
    colors = dict(line.split("\t") for line in lines)
    colors["transparent"] = "#00000000"
    count = ROWS
    groups = {}
    for name in colors:
        groups.setdefault(hash_of(name) >> 57, []).append(name)
    rows = [None] * count
    shifts = [0] * GROUPS
    for group, names in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0])):
        for shift in range(95):
            places = [row_of(hash_of(name), shift, count) for name in names]
            if len(set(places)) == len(places) and all(rows[place] is None for place in places):
                break
        else:
            raise SystemExit("no shift fits; try other constants")
        shifts[group] = shift
        for place, name in zip(places, names):
            rows[place] = name
    text = "".join(chr(32 + shift) for shift in shifts)
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    out = [
        "// Written by Tools/derive_color_names.py. Do not edit.",
        "",
        "extension NamedColors {",
        "  /// The shift of each group of names, as a character from the space on.",
        f'  static var shifts: StaticString {{ "{escaped}" }}',
        "",
        "  /// The number of rows.",
        f"  static var count: UInt64 {{ {count} }}",
        "",
        "  /// Each name in 24 bytes, its bytes `rrggbbaa` in hex, and a space; some rows are empty.",
        "  static var rows: StaticString {",
        '    """',
    ]
    for index, name in enumerate(rows):
        digits = colors[name][1:] if name else "--------"
        row = (name or "").ljust(24) + (digits if len(digits) == 8 else digits + "ff")
        out.append("    " + row + (" \\" if index < count - 1 else "\\u{20}"))
    out += ['    """', "  }", "}", ""]
    print("\n".join(out), end="")


if __name__ == "__main__":
    main()
