"""The few things that only the display itself can tell or do."""

import ctypes
import ctypes.util
import functools
import os

_CLIENT_MESSAGE = 33
_Z_PIXMAP = 2
_ALL_PLANES = ctypes.c_ulong(-1)


class _ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("padding", ctypes.c_long * 24),
    ]


@functools.cache
def _library():
    x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    for name in ["XOpenDisplay", "XGetImage"]:
        getattr(x, name).restype = ctypes.c_void_p
    for name in ["XDefaultRootWindow", "XInternAtom", "XGetPixel"]:
        getattr(x, name).restype = ctypes.c_ulong
    return x


@functools.cache
def _display():
    display = _library().XOpenDisplay(os.environ["DISPLAY"].encode())
    if not display:
        raise OSError("cannot open the display")
    return ctypes.c_void_p(display)


def _atom(name):
    return _library().XInternAtom(_display(), name.encode(), 0)


def ask_to_close(window):
    """What a window manager does when the user closes a window by its own means."""
    message = _ClientMessage(
        type=_CLIENT_MESSAGE, window=window, message_type=_atom("WM_PROTOCOLS"), format=32)
    message.data[0] = _atom("WM_DELETE_WINDOW")
    _library().XSendEvent(_display(), ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    _library().XSync(_display(), 0)


def pixel(x, y):
    """The colour on the screen at a place, as (red, green, blue)."""
    x11, display = _library(), _display()
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    image = x11.XGetImage(display, root, int(x), int(y), 1, 1, _ALL_PLANES, _Z_PIXMAP)
    if not image:
        raise LookupError(f"no pixel at {x}, {y}")
    value = x11.XGetPixel(ctypes.c_void_p(image), 0, 0)
    x11.XDestroyImage(ctypes.c_void_p(image))
    return (value >> 16 & 255, value >> 8 & 255, value & 255)
