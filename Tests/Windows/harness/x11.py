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
    for name in ["XDefaultRootWindow", "XInternAtom"]:
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


class _Image(ctypes.Structure):
    # The beginning of XImage, as far as it is read here.
    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
        ("data", ctypes.POINTER(ctypes.c_ubyte)), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int),
    ]


def _pixels(drawable, x, y, width, height):
    """Bytes of an image: blue, green, red, alpha or nothing, row by row."""
    x11, display = _library(), _display()
    found = x11.XGetImage(
        display, ctypes.c_ulong(drawable), round(x), round(y), round(width), round(height), _ALL_PLANES, _Z_PIXMAP)
    if not found:
        raise LookupError(f"nothing on the screen at {x}, {y}")
    image = ctypes.cast(found, ctypes.POINTER(_Image)).contents
    # The server of the tests has one kind of pixel: 32 bits, blue first, no room between rows.
    assert (image.bits_per_pixel, image.byte_order, image.bytes_per_line) == (32, 0, 4 * image.width)
    data = ctypes.string_at(image.data, image.bytes_per_line * image.height)
    x11.XDestroyImage(ctypes.c_void_p(found))
    return data


def picture(x, y, width, height):
    """What the screen shows there: rows of (red, green, blue)."""
    width = round(width)
    data = _pixels(_library().XDefaultRootWindow(_display()), x, y, width, height)
    return [
        [(data[at + 2], data[at + 1], data[at]) for at in range(row, row + 4 * width, 4)]
        for row in range(0, len(data), 4 * width)
    ]


def pixel(x, y):
    """The colour on the screen at a place, as (red, green, blue)."""
    return picture(x, y, 1, 1)[0][0]


def window_pixels(window):
    """Width, height and bytes of a window with its transparency: blue, green, red, alpha."""
    root, x, y = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
    width, height, border, depth = (ctypes.c_uint() for _ in range(4))
    _library().XGetGeometry(
        _display(), ctypes.c_ulong(window), *map(ctypes.byref, [root, x, y, width, height, border, depth]))
    return width.value, height.value, _pixels(window, 0, 0, width.value, height.value)
