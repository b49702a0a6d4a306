"""Waiting for a condition: an object that vanishes while it is read counts as "not yet"."""

import functools

import waiting
from gi.repository import GLib
from waiting import DEADLINE, PAUSE, NeverHappened

VANISHED = (GLib.Error, LookupError)
until = functools.partial(waiting.until, not_yet=VANISHED)
same = functools.partial(waiting.same, not_yet=VANISHED)

__all__ = ["DEADLINE", "PAUSE", "NeverHappened", "same", "until"]
