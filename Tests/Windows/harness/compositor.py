"""Stands in for a compositing window manager, so that windows draw their own shadows and round corners.

It composes nothing: the window's own pixels, with their transparency, are what is wanted of it.
"""

import ctypes
import subprocess

from . import x11


def begin():
    """From now on programs believe that there is one. Lasts as long as this process."""
    library, display = x11._library(), x11._display()
    library.XCreateSimpleWindow.restype = ctypes.c_ulong
    root = ctypes.c_ulong(library.XDefaultRootWindow(display))
    owner = ctypes.c_ulong(library.XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0))
    # Extended Window Manager Hints, "_NET_SUPPORTING_WM_CHECK" and "Compositing Managers".
    library.XSetSelectionOwner(display, ctypes.c_ulong(x11._atom("_NET_WM_CM_S0")), owner, ctypes.c_ulong(0))
    for window in [root, owner]:
        _set(window, "_NET_SUPPORTING_WM_CHECK", "WINDOW", owner.value)
    # What GTK asks for before it draws shadows around its windows.
    _set(root, "_NET_SUPPORTED", "ATOM", x11._atom("_GTK_FRAME_EXTENTS"))
    library.XSync(display, 0)


def _set(window, property, kind, value):
    values = (ctypes.c_ulong * 1)(value)
    x11._library().XChangeProperty(
        x11._display(), window, ctypes.c_ulong(x11._atom(property)), ctypes.c_ulong(x11._atom(kind)), 32, 0, values, 1)


def save(window, path):
    """Writes a window with its transparency as a picture."""
    width, height, premultiplied = x11.window_pixels(window)
    # Blue, green, red, alpha, the colours already times alpha.
    pixels = bytearray(premultiplied)
    for at in range(0, len(pixels), 4):
        blue, green, red, alpha = pixels[at:at + 4]
        if alpha:
            pixels[at:at + 4] = bytes(min(255, round(part * 255 / alpha)) for part in (red, green, blue)) + bytes([alpha])
        else:
            pixels[at:at + 4] = b"\0\0\0\0"
    subprocess.run(
        ["convert", "-size", f"{width}x{height}", "-depth", "8", "rgba:-", "-define", "png:exclude-chunks=date,time",
         "-strip", f"png:{path}"],
        input=bytes(pixels), check=True)
