"""A shell in tmux: the terminal that many people really have in between."""

import itertools
import os
import subprocess

from waiting import until

_number = itertools.count()


class Tmux:
    """A server of its own with one window and an interactive shell in it."""

    def __init__(self, columns=80, rows=24, environment=None):
        self.socket = f"tincture-{os.getpid()}-{next(_number)}"
        clean = {name: value for name, value in os.environ.items()
                 if name not in ("NO_COLOR", "COLORTERM", "DISPLAY", "WAYLAND_DISPLAY", "TMUX", "LC_ALL", "LC_CTYPE")}
        clean.update({"LANG": "C.UTF-8", "PS1": "$ ", "HISTFILE": "", **(environment or {})})
        subprocess.run(
            ["tmux", "-L", self.socket, "-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows),
             "bash", "--norc", "--noprofile", "-i"], env=clean, check=True)
        self.wait_for("$")

    def _run(self, *words):
        return subprocess.run(["tmux", "-L", self.socket, *words], capture_output=True, text=True, check=True).stdout

    def keys(self, *names):
        self._run("send-keys", *names)

    def line(self, text):
        self._run("send-keys", "-l", text)
        self._run("send-keys", "Enter")

    def mouse(self, code, column, row, letter="M"):
        """A report as the outer terminal would send it: SGR 1006."""
        report = f"\x1b[<{code};{column + 1};{row + 1}{letter}"
        self._run("send-keys", "-H", *[f"{byte:02x}" for byte in report.encode()])

    def text(self):
        return self._run("capture-pane", "-p").rstrip("\n")

    def find(self, text):
        for row, line in enumerate(self.text().split("\n")):
            if text in line:
                return line.index(text), row
        return None

    def wait_for(self, text):
        return until(lambda: self.find(text), lambda: f"{text!r}; the screen:\n{self.text()}")

    def wait_until_gone(self, text):
        until(lambda: self.find(text) is None, lambda: f"{text!r} to go; the screen:\n{self.text()}")

    def flag(self, name):
        return self._run("display-message", "-p", "#{" + name + "}").strip()

    def process(self, name):
        """The number of the process with this name on the terminal."""
        listed = subprocess.run(
            ["ps", "-o", "pid=,comm=", "-t", self.flag("pane_tty")], capture_output=True, text=True, check=True).stdout
        return next(int(line.split()[0]) for line in listed.splitlines() if line.split()[1] == name)

    def close(self):
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], capture_output=True)
