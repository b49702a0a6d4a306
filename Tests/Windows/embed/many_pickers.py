#!/usr/bin/python3
"""Makes a picker and lets it go, many times, and counts what is left.

Prints `finalized PICKERS of COUNT, PARTS of ALL`, and what colour a picker has that joins the group
when all the others have left it.
"""

import gc
import sys

import tincture  # noqa: F401  (registers the widgets)
from gi.repository import GLib, GObject, Gtk

COUNT = int(sys.argv[1])
GROUP = "passing through"
PICKER = GObject.type_from_name("TincturePicker").pytype or GObject.GType.from_name("TincturePicker").pytype
gone = {"pickers": 0, "parts": 0}


def count(kind):
    gone[kind] += 1


def parts(widget):
    child = widget.get_first_child()
    while child:
        yield child
        yield from parts(child)
        child = child.get_next_sibling()


def turn():
    while GLib.MainContext.default().iteration(False):
        pass


def once(shown):
    picker = GObject.new(GObject.type_from_name("TincturePicker"), group=GROUP, color="#b41b1b")
    picker.weak_ref(count, "pickers")
    number = 0
    for part in list(parts(picker)):
        part.weak_ref(count, "parts")
        number += 1
    if shown:
        window = Gtk.Window(child=picker)
        window.present()
        turn()
        window.destroy()
    return number


made = sum(once(shown=index % 10 == 0) for index in range(COUNT))
turn()
gc.collect()
turn()
print(f"finalized {gone['pickers']} of {COUNT}, {gone['parts']} of {made}")
late = GObject.new(GObject.type_from_name("TincturePicker"), group=GROUP)
print("a late joiner has", late.get_property("color"))
