#!/usr/bin/python3
"""Shows a .ui file with each widget, and says what was made of it."""

import pathlib
import sys

import tincture  # noqa: F401  (registers the widgets)
from gi.repository import GLib, Gtk

builder = Gtk.Builder.new_from_file(str(pathlib.Path(sys.argv[1])))
for part in sorted(builder.get_objects(), key=lambda part: Gtk.Buildable.get_buildable_id(part) or ""):
    if part.__gtype__.name.startswith("Tincture"):
        print(Gtk.Buildable.get_buildable_id(part), part.__gtype__.name, part.get_property("color"), flush=True)
loop = GLib.MainLoop()
window = builder.get_object("window")
window.connect("close-request", lambda _: loop.quit())
window.present()
loop.run()
