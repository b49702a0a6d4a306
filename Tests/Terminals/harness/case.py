"""What every case has: programs that end with it, pictures of failures, recorded cells."""

import os
import pathlib
import tempfile
import time
import unittest

import recorded

from . import cells, picture
from .picker import Picker
from .terminal import Terminal

FOLDER = pathlib.Path(__file__).parent.parent
RECORDED = FOLDER / "Recorded"
# Seconds for a screen to become as it is on record.
SCREEN_DEADLINE = 3


def built(name):
    path = pathlib.Path(os.environ["TINCTURE_BUILD_DIR"]) / name
    if not path.exists():
        raise AssertionError(f"{name} is not built: no such file in {path.parent}")
    return path


class TerminalCase(unittest.TestCase):
    maxDiff = None

    def start(self, *arguments, program="tincture", **options):
        """Starts a program in a terminal of its own."""
        terminal = Terminal([built(program) if program else "/bin/sh", *arguments], **options)
        self.addCleanup(terminal.close)
        self.terminal = terminal
        return terminal

    def pick(self, *arguments, **options):
        """Starts the picker of the terminal, with a trace of its edits; ready when it shows `waits_for`."""
        waits_for = options.pop("waits_for", "Preset")
        trace = tempfile.NamedTemporaryFile(prefix="tincture-trace-")
        self.addCleanup(trace.close)
        environment = {"TINCTURE_TRACE": trace.name, **options.pop("environment", {})}
        terminal = self.start("pick", "--terminal", *arguments, environment=environment, **options)
        terminal.wait_for_text(waits_for)
        return Picker(terminal, trace.name)

    def run(self, result=None):
        self.terminal = None
        test = getattr(self, self._testMethodName)

        def pictured():
            try:
                test()
            except Exception:
                if self.terminal:
                    picture.paint(self.terminal.screen, str(pathlib.Path(os.environ["TINCTURE_PICTURES"]) / self.id()))
                raise

        setattr(self, self._testMethodName, pictured)
        return super().run(result)

    def record(self, name, terminal):
        return Record(self, name, terminal)

    def assert_restored(self, terminal):
        """Nothing is left in the terminal: its modes, its keypad, its cursor, its pen, its screen."""
        terminal.pump(0.05)
        self.assertEqual(terminal.stty(), terminal.stty_before)
        screen = terminal.screen
        self.assertEqual(screen.modes - {7}, set(), "modes left on")
        self.assertFalse(screen.is_alternate, "the other screen is left on")
        self.assertFalse(screen.keypad, "the keypad is left in its other mode")
        self.assertTrue(screen.cursor_shown, "the cursor is left hidden")
        self.assertEqual(screen.pen, type(screen.pen)(), "the pen is left with a colour")
        self.assertEqual(screen.unknown, [], "sequences that no terminal knows")


class Record:
    """The screens of a story, one after the other, compared with those on record.

    A screen may still be on its way, so it is waited for until it is as recorded.
    """

    def __init__(self, case, name, terminal):
        self.case, self.name, self.terminal = case, name, terminal
        self.expected = dict(self._sections()) if not recorded.is_recording() else {}
        self.seen = []

    def _sections(self):
        file = RECORDED / (self.name + ".txt")
        text = file.read_text() if file.exists() else ""
        for section in text.removesuffix("\n").split("== ")[1:]:
            title, _, screen = section.partition("\n")
            yield title, screen.removesuffix("\n")

    def __call__(self, title):
        terminal = self.terminal
        terminal.settle()
        if title in self.expected:
            end = time.monotonic() + SCREEN_DEADLINE
            while cells.text(terminal.screen) != self.expected[title] and time.monotonic() < end:
                terminal.pump(0.05)
        self.seen.append(f"== {title}\n{cells.text(terminal.screen)}")

    def end(self):
        recorded.compare(self.case, RECORDED, self.name, "\n".join(self.seen))
