"""The user's hand: pointer and keys, as the display server gives them to every program."""

import contextlib
import subprocess


def _xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)


def move(x, y):
    _xdotool("mousemove", round(x), round(y))


def press():
    _xdotool("mousedown", 1)


def lift():
    _xdotool("mouseup", 1)


def click(x, y, button=1):
    _xdotool("mousemove", round(x), round(y), "click", button)


def scroll(notches):
    """Down is positive."""
    _xdotool("click", "--repeat", abs(notches), 5 if notches > 0 else 4)


@contextlib.contextmanager
def held(x, y):
    """The pointer pressed at a place, and lifted at the end wherever it is then."""
    move(x, y)
    press()
    try:
        yield
    finally:
        lift()


def key(*names):
    """Presses keys by their X names, such as `ctrl+z` or `Page_Up`."""
    # Not with --clearmodifiers: to xdotool a button that is held is a modifier too.
    _xdotool("key", *names)


def write(text):
    _xdotool("type", "--delay", 0, text)
