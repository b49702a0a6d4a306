#!/usr/bin/python3
"""Two pickers of one group in one window.

Prints every signal and every change of a property. Reads orders from standard input, one a line:
`first color` prints a property, `first color = red` sets it, `first group =` empties it.
"""

import os
import pathlib
import sys

import tincture  # noqa: F401  (registers the widgets)
from gi.repository import Gdk, GLib, GObject, Gtk

HERE = pathlib.Path(__file__).resolve().parent
SIGNALS = ["began", "changing", "chosen", "cancelled"]
PROPERTIES = ["color", "rgba", "preset-index"]


def say(*words):
    print(*words, flush=True)


def shown(value):
    return value.to_string() if isinstance(value, Gdk.RGBA) else value


def converted(picker, name, text):
    """The text as the property's own type."""
    kind = picker.find_property(name).value_type
    if kind == GObject.TYPE_INT:
        return int(text)
    if kind == GObject.type_from_name("GdkRGBA"):
        color = Gdk.RGBA()
        color.parse(text)
        return color
    return text


def hear(descriptor, _):
    # Several orders may come at once, and Python's own reader would keep all but the first to itself.
    orders = os.read(descriptor, 65536).decode()
    for line in orders.splitlines():
        obey(line)
    return bool(orders)


def obey(line):
    name, property, *new = line.split(maxsplit=3)
    picker = pickers[name]
    if new:
        picker.set_property(property, converted(picker, property, new[1].strip() if len(new) > 1 else ""))
        say("done")
    else:
        say(name, property, "is", shown(picker.get_property(property)))


builder = Gtk.Builder.new_from_file(str(HERE / "two_pickers.ui"))
pickers = {name: builder.get_object(name) for name in ["first", "second"]}
for name, picker in pickers.items():
    for signal in SIGNALS:
        picker.connect(signal, lambda picker, *words, name=name, signal=signal: say(name, signal, *words))
    for property in PROPERTIES:
        picker.connect(
            "notify::" + property,
            lambda picker, _, name=name, property=property: say(
                name, "notify", property, shown(picker.get_property(property))))

loop = GLib.MainLoop()
window = builder.get_object("window")
window.connect("close-request", lambda _: loop.quit())
GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, hear)
window.present()
loop.run()
