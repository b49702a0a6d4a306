#!/usr/bin/python3
"""Shows the window of a GtkBuilder file: `interface.py FILE.ui`. The file says everything; the only
code is the handlers that it names. Prints what they hear, as the example in Swift does.
"""

import sys

import tincture  # noqa: F401  (registers the widgets)
from gi.repository import GLib, Gtk


def say(widget, *words):
    print(Gtk.Buildable.get_buildable_id(widget), *words, flush=True)


class Handlers:
    def on_began(self, widget):
        say(widget, "began")

    def on_changing(self, widget, color):
        say(widget, "changing", color)

    def on_chosen(self, widget, color):
        say(widget, "chosen", color)

    def on_cancelled(self, widget):
        say(widget, "cancelled")


builder = Gtk.Builder(Handlers())
builder.add_from_file(sys.argv[1])
loop = GLib.MainLoop()
window = builder.get_object("window")
window.connect("close-request", lambda _: loop.quit())
window.present()
loop.run()
