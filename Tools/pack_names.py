#!/usr/bin/env python3
"""Packs a list of colour names into the form of Sources/ColorCore/Names/*.generated.swift.

    Tools/pack_names.py css     list-css.tsv   > Sources/ColorCore/Names/CSSNames.generated.swift
    Tools/pack_names.py xkcd    list-xkcd.tsv  > Sources/ColorCore/Names/XKCDNames.generated.swift
    Tools/pack_names.py x11     rgb.txt        > Sources/ColorCore/Names/X11Names.generated.swift
    Tools/pack_names.py crayola crayola.json   > Sources/ColorCore/Names/CrayolaNames.generated.swift

Reads tables of name and hex (TSV with a header), rgb.txt of X11, and JSON as in dariusk/corpora.
"""
import json
import sys

# id: title, licence, source, Swift type
LISTS = {
    "css": ("CSS", "facts of a specification", "CSS Color 4, section 6.1", "CSSNames"),
    "xkcd": ("XKCD colour survey", "CC0 1.0", "xkcd.com/color/rgb, 2010", "XKCDNames"),
    "x11": ("X11", "MIT/X11", "rgb.txt of X.Org, as in Debian's x11-common", "X11Names"),
    "crayola": ("Crayola", "CC0 1.0", "data/colors/crayola.json of dariusk/corpora", "CrayolaNames"),
}


def read(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if path.endswith(".json"):
        for entry in json.loads(text)["colors"]:
            yield entry["color"], entry["hex"].lstrip("#").lower()
        return
    for number, line in enumerate(text.splitlines()):
        if path.endswith(".tsv"):
            if number:
                name, colour = line.split("\t")[:2]
                yield name, colour.lstrip("#").lower()
        elif line.strip() and not line.startswith("!"):
            red, green, blue, name = line.split(None, 3)
            yield name.strip(), "%02x%02x%02x" % (int(red), int(green), int(blue))


def main():
    identifier, path = sys.argv[1:]
    title, licence, source, swift = LISTS[identifier]
    print("// Made by Tools/pack_names.py: change that, not this.\n")
    print(f"/// {title}. Source: {source}. Licence: {licence}.")
    print(f"enum {swift} {{")
    print("  /// Six digits of hex and the name, a colour a line.")
    print('  static let rows: StaticString = """')
    for name, colour in read(path):
        print(f"    {colour}{name}")
    print('    """')
    print("}")


main()
