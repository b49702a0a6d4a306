"""Languages that the machine need not have."""

import functools
import os
import subprocess


@functools.cache
def right_to_left():
    """The environment of a program whose user reads Hebrew. The program's own words stay as they are."""
    folder = os.path.join(os.environ["HOME"], "locales")
    os.makedirs(folder, exist_ok=True)
    subprocess.run(["localedef", "-i", "he_IL", "-f", "UTF-8", os.path.join(folder, "he_IL.UTF-8")], check=True)
    return {"LOCPATH": folder, "LANG": "he_IL.UTF-8"}
