"""What every case has: screenshots of failures, and recorded text."""

import contextlib
import functools
import os
import pathlib
import subprocess
import unittest

import recorded

from .program import Program

FOLDER = pathlib.Path(__file__).parent.parent
RECORDED = FOLDER / "Recorded"


def built(name):
    """A built executable or library."""
    path = pathlib.Path(os.environ["TINCTURE_BUILD_DIR"]) / name
    if not path.exists():
        raise AssertionError(f"{name} is not built: no such file in {path.parent}")
    return path


def take_screenshot(path):
    with open(path, "wb") as file:
        window = subprocess.Popen(["xwd", "-root", "-silent"], stdout=subprocess.PIPE)
        subprocess.run(["convert", "xwd:-", "png:-"], stdin=window.stdout, stdout=file, check=True)
        window.wait()


class WindowCase(unittest.TestCase):
    maxDiff = None

    def start(self, *arguments, **environment):
        """Starts a program that is stopped when the case ends."""
        program = Program(arguments, environment)
        self.addCleanup(program.__exit__)
        return program

    def run(self, result=None):
        for name in ["setUp", self._testMethodName]:
            setattr(self, name, self._watched(getattr(self, name)))
        return super().run(result)

    def _watched(self, part):
        """The screen is photographed while the windows still stand."""

        @functools.wraps(part)
        def watched():
            with self._photographed():
                part()

        return watched

    @contextlib.contextmanager
    def subTest(self, *words, **names):
        with super().subTest(*words, **names), self._photographed():
            yield

    @contextlib.contextmanager
    def _photographed(self):
        try:
            yield
        except Exception:
            take_screenshot(pathlib.Path(os.environ["TINCTURE_SHOTS"]) / (self.id() + ".png"))
            raise

    def recorded(self, name, text):
        """Compares text with what is on record. TINCTURE_RECORD=1 writes the record anew."""
        recorded.compare(self, RECORDED, name, text)
