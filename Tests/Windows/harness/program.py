"""A program under test: started, watched, ended."""

import os
import re
import subprocess
import tempfile
import time

from . import hand, x11
from .tree import Node, applications
from .waiting import same, until


class Program:
    """A running program. Use it as a context: what still runs at the end is stopped."""

    def __init__(self, arguments, environment=None, keyboard_input=None):
        self.output_file = tempfile.TemporaryFile()
        self.error_file = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [str(word) for word in arguments], stdin=keyboard_input or subprocess.DEVNULL, stdout=self.output_file,
            stderr=self.error_file, env={**os.environ, **(environment or {})})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.output_file.close()
        self.error_file.close()

    @staticmethod
    def _read(file):
        # Files, not pipes: what the program has written is there to read at once.
        return os.pread(file.fileno(), 1 << 24, 0).decode()

    @property
    def output(self):
        return self._read(self.output_file)

    @property
    def error_output(self):
        return self._read(self.error_file)

    def status(self):
        """Waits for the end and returns the exit status."""
        return until(self.process.poll, lambda: f"the end of {self.process.args}")

    def window(self, title=None, is_active=True):
        """Waits for a window to be there, seen, and ready for keys."""
        return until(
            lambda: self._window(title, is_active), lambda: f"window {title!r}; stderr: {self.error_output!r}")

    def _window(self, title, is_active):
        if self.process.poll() is not None:
            raise AssertionError(
                f"{self.process.args} ended with {self.process.returncode}: {self.error_output.strip()}")
        for application in applications():
            if application.get_process_id() != self.process.pid:
                continue
            for frame in Node(application).children:
                if title not in (None, frame.name) or frame.extents[2] <= 0:
                    continue
                if not is_active or "active" in frame.states:
                    return Window(frame, self._surface(frame.name))
        return None

    def _surface(self, title):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name", f"^{re.escape(title)}$"],
            capture_output=True, text=True)
        return int(found.stdout.split()[0])


class Window(Node):
    """A window: its accessible tree, and where that is on the screen."""

    def __init__(self, frame, surface):
        super().__init__(frame.accessible)
        self.surface = surface

    def origin(self):
        """Where the window's own coordinates begin on the screen."""
        shown = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", str(self.surface)], capture_output=True, text=True, check=True)
        place = dict(line.split("=") for line in shown.stdout.split())
        _, _, width, height = self.extents
        # A window draws its own frame; accessible coordinates begin inside it, and it is as wide on all sides.
        return (
            int(place["X"]) + (int(place["WIDTH"]) - width) / 2, int(place["Y"]) + (int(place["HEIGHT"]) - height) / 2)

    def place(self, node, across=0.5, down=0.5):
        """A point of an object on the screen, by shares of its width and height."""

        def settled():
            # A window that has just changed lays itself out with its next frame.
            first = node.extents
            return first if first and first[2] > 0 and first[3] > 0 and first == node.extents else None

        x, y, width, height = until(settled, lambda: f"{node!r} to have a size")
        left, top = self.origin()
        return (left + x + width * across, top + y + height * down)

    def click(self, node, across=0.5, down=0.5):
        hand.click(*self.place(node, across, down))

    def pixel(self, node, across=0.5, down=0.5):
        return x11.pixel(*self.place(node, across, down))

    def picture(self, node, down=None):
        """The pixels of an object on the screen: all its rows, or the one at a share of its height."""
        x, y = self.place(node, 0, 0)
        _, _, width, height = node.extents
        if down is None:
            return x11.picture(x, y, width, height)
        return x11.picture(x, y + height * down, width, 1)[0]

    def pixels(self):
        """The whole window as bytes, to be compared with itself."""
        return x11.window_pixels(self.surface)

    def wait_for_pixel(self, node, expected, across=0.5, down=0.5):
        same(lambda: self.pixel(node, across, down), expected, f"the colour of {node!r} on the screen")

    def wait_for_focus(self, role, name):
        same(lambda: (lambda node: node and (node.role, node.name))(self.focused()), (role, name), "the focus")

    # Some frames: no reading tells when the last one has been painted.
    STILL = 0.3

    def wait_until_still(self):
        """Waits until the window has looked the same for a while."""
        seen, since = None, 0.0

        def is_still():
            nonlocal seen, since
            now = self.pixels()
            if now != seen:
                seen, since = now, time.monotonic()
            return time.monotonic() - since > self.STILL

        until(is_still, "the window to stand still")

    def ask_to_close(self):
        x11.ask_to_close(self.surface)
