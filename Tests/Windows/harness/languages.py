"""Languages that the machine need not have."""

import functools
import os
import struct

# Where GTK looks for its translations. A language may be a path from there.
TRANSLATIONS = "/usr/share/locale"


@functools.cache
def right_to_left():
    """The environment of a program whose user reads from right to left.

    GTK asks its translation which way the language runs; this one translates nothing else.
    """
    folder = os.path.join(os.environ["HOME"], "right-to-left")
    os.makedirs(os.path.join(folder, "LC_MESSAGES"), exist_ok=True)
    with open(os.path.join(folder, "LC_MESSAGES", "gtk40.mo"), "wb") as file:
        file.write(_compiled({"": "Content-Type: text/plain; charset=UTF-8\n", "default:LTR": "default:RTL"}))
    return {"LANGUAGE": os.path.relpath(folder, TRANSLATIONS)}


def _compiled(words):
    """Translations in the binary form of GNU gettext (its manual, "The Format of GNU MO Files")."""
    pairs = sorted((source.encode(), target.encode()) for source, target in words.items())
    header = 7 * 4
    tables = 2 * 8 * len(pairs)
    entries, texts = [], b""
    for part in range(2):
        for pair in pairs:
            entries += [len(pair[part]), header + tables + len(texts)]
            texts += pair[part] + b"\0"
    start = [0x950412DE, 0, len(pairs), header, header + 8 * len(pairs), 0, header + tables]
    return struct.pack(f"={len(start) + len(entries)}I", *start, *entries) + texts
