#!/usr/bin/python3
"""A window with stock widgets only: shows that the harness itself works where the cases run."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def say(*words):
    print(*words, flush=True)


def build(application):
    slider = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 255, 1)
    slider.update_property([Gtk.AccessibleProperty.LABEL], ["Level"])
    slider.connect("value-changed", lambda slider: say("level", int(slider.get_value())))
    field = Gtk.Entry()
    field.update_property([Gtk.AccessibleProperty.LABEL], ["Field"])
    field.connect("changed", lambda field: say("field", field.get_text()))
    button = Gtk.Button(label="Press")
    button.connect("clicked", lambda _: say("pressed"))
    content = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
    for part in [slider, field, button]:
        content.append(part)
    window = Gtk.ApplicationWindow(application=application, title="Plain", default_width=400, child=content)
    window.connect("close-request", lambda _: say("closed") or False)
    window.present()


application = Gtk.Application(flags=0)
application.connect("activate", build)
sys.exit(application.run([]))
