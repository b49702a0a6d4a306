#!/usr/bin/python3
"""Makes a widget of a class and lets it go, many times, and counts what is left.

Prints `finalized WIDGETS of COUNT, PARTS of ALL`, and what colour a widget has that joins the group
when all the others have left it.
"""

import gc
import sys

import tincture  # noqa: F401  (registers the widgets)
from gi.repository import GLib, GObject, Gtk

COUNT = int(sys.argv[1])
TYPE = GObject.type_from_name(sys.argv[2])
GROUP = "passing through"
gone = {"widgets": 0, "parts": 0}


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
    widget = GObject.new(TYPE, group=GROUP, color="#b41b1b")
    widget.weak_ref(count, "widgets")
    number = 0
    for part in list(parts(widget)):
        part.weak_ref(count, "parts")
        number += 1
    if shown:
        window = Gtk.Window(child=widget)
        window.present()
        turn()
        window.destroy()
    return number


made = sum(once(shown=index % 10 == 0) for index in range(COUNT))
turn()
gc.collect()
turn()
print(f"finalized {gone['widgets']} of {COUNT}, {gone['parts']} of {made}")
late = GObject.new(TYPE, group=GROUP)
print("a late joiner has", late.get_property("color"))
