"""Loads the widgets into a Python program: one library, one call."""

import ctypes
import os
import pathlib

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk  # noqa: E402

Gtk.init()
_library = ctypes.CDLL(str(pathlib.Path(os.environ["TINCTURE_BUILD_DIR"]) / "libTinctureGTK.so"))
# Twice is once: a second call changes nothing.
_library.tincture_gtk_register()
_library.tincture_gtk_register()
