"""Text on record: compared, or with TINCTURE_RECORD=1 written anew."""

import os


def is_recording():
    return os.environ.get("TINCTURE_RECORD") == "1"


def compare(case, folder, name, text):
    file = folder / (name + ".txt")
    if is_recording():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text + "\n")
        return
    if not file.exists():
        case.fail(f"nothing is on record as {name}; TINCTURE_RECORD=1 records")
    case.assertEqual(file.read_text(), text + "\n", f"differs from {folder.name}/{name}.txt")
