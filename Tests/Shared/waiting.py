"""Waiting for a condition instead of sleeping."""

import os
import time

# Generous, because a slow machine is no fault of the program; only a failing test waits that long.
DEADLINE = float(os.environ.get("TINCTURE_DEADLINE", 20))
# Between two looks; short beside the time a window needs to answer.
PAUSE = 0.01


class NeverHappened(AssertionError):
    """The deadline passed. Says what was waited for and what was there instead."""


def until(condition, what, deadline=DEADLINE, not_yet=LookupError, pause=PAUSE):
    """Looks again until `condition()` is neither None nor False, and returns it.

    `what` says what is waited for: text, or a function that also tells what there is instead. An
    error of the kind `not_yet` counts as "not yet".
    """
    end = time.monotonic() + deadline
    fault = None
    while True:
        try:
            found = condition()
            if found is not None and found is not False:
                return found
            fault = None
        except not_yet as error:
            fault = error
        if time.monotonic() > end:
            break
        time.sleep(pause)
    wanted = what() if callable(what) else what
    raise NeverHappened(f"waited {deadline:g} s for {wanted}" + (f" ({fault})" if fault else ""))


def same(read, expected, what, deadline=DEADLINE, not_yet=LookupError):
    """Waits until `read()` gives `expected`; on failure tells the last reading."""
    last = [None]

    def looks_right():
        last[0] = read()
        return last[0] == expected

    until(looks_right, lambda: f"{what} to be {expected!r}; it is {last[0]!r}", deadline, not_yet)
