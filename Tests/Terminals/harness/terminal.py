"""A bare pseudo-terminal with a program in it."""

import errno
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from waiting import until

from .screen import Screen

def _begin():
    """In the new process: the terminal becomes its own, and no signal is ignored because whoever runs the
    tests ignores it, as `nohup` does."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in [signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM]:
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """Starts a program whose controlling terminal this is. Its standard output is a pipe."""

    def __init__(self, arguments, columns=80, rows=24, term="xterm-256color", environment=None, background=None,
                 keeps_stdout=False, draws=True):
        self.screen = Screen(columns, rows)
        self.draws = draws
        self.background = background
        self.received = bytearray()
        self.output = b""
        self._closed = set()
        self.master, self.slave = pty.openpty()
        self._set_size(columns, rows)
        self.modes_before = termios.tcgetattr(self.slave)
        self.stty_before = self.stty()
        clean = {name: value for name, value in os.environ.items()
                 if name not in ("NO_COLOR", "COLORTERM", "DISPLAY", "WAYLAND_DISPLAY", "LC_ALL", "LC_CTYPE", "TMUX")}
        # A crash is to end the program, and not to ask what to do.
        clean.update({"TERM": term, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **(environment or {})})
        self._read_out, write_out = os.pipe()
        self.process = subprocess.Popen(
            arguments, stdin=self.slave, stdout=self.slave if keeps_stdout else write_out, stderr=self.slave, env=clean,
            start_new_session=True, preexec_fn=_begin)
        os.close(write_out)
        os.set_blocking(self.master, False)
        os.set_blocking(self._read_out, False)

    def _set_size(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def stty(self):
        return subprocess.run(["stty", "-a"], stdin=self.slave, capture_output=True, text=True, check=True).stdout

    def resize(self, columns, rows):
        self.screen.resize(columns, rows)
        self._set_size(columns, rows)
        os.killpg(os.tcgetpgrp(self.master), signal.SIGWINCH)

    def pump(self, seconds=0.0):
        """Takes what the program wrote."""
        ready, _, _ = select.select([self.master, self._read_out], [], [], seconds)
        for descriptor in ready:
            try:
                data = os.read(descriptor, 65536)
            except OSError as error:
                if error.errno not in (errno.EIO, errno.EAGAIN):
                    raise
                data = b""
            if descriptor == self.master:
                self._take(data)
            else:
                self.output += data
        return bool(ready)

    def _take(self, data):
        self.received += data
        if self.draws:
            self.screen.feed(data)
        if self.background and self.screen.asked_background:
            self.screen.asked_background = False
            self.send(b"\x1b]11;rgb:%02x%02x/%02x%02x/%02x%02x\x1b\\" % tuple(b for b in self.background for _ in "12"))

    def send(self, data, until_end=False):
        """Types. With `until_end`, what the program does not read any more is dropped when it has ended."""
        if isinstance(data, str):
            data = data.encode()
        while data:
            if until_end and self.process.poll() is not None:
                return
            try:
                data = data[os.write(self.master, data):]
            except BlockingIOError:
                self.pump(0.01)

    def wait_for(self, condition, what):
        def seen():
            self.pump(0.005)
            return condition()
        try:
            return until(seen, what, pause=0)
        except AssertionError as error:
            raise AssertionError(f"{error}; the screen:\n{self.screen.text()}") from None

    def wait_for_text(self, text):
        return self.wait_for(lambda: self.screen.find(text), repr(text))

    def settle(self, quiet=0.08):
        """Waits until nothing has come for a while."""
        last = time.monotonic()
        while time.monotonic() - last < quiet:
            before = len(self.received)
            self.pump(0.01)
            if len(self.received) != before:
                last = time.monotonic()

    def press(self, column, row, code=0):
        self.send(f"\x1b[<{code};{column + 1};{row + 1}M")

    def drag(self, column, row):
        self.press(column, row, 32)

    def lift(self, column, row):
        self.send(f"\x1b[<0;{column + 1};{row + 1}m")

    def click(self, column, row):
        self.press(column, row)
        self.lift(column, row)

    def status(self):
        """Waits for the end; takes all that was written until then."""
        self.wait_for(lambda: self.process.poll() is not None, "the end of the program")
        while self.pump(0.02) and self.process.poll() is None:
            pass
        for _ in range(20):
            self.pump(0)
        return self.process.returncode

    def answer(self):
        return self.status(), self.output.decode()

    def hang_up(self):
        """The connection is lost."""
        self._close(self.master, self.slave)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._close(self.master, self.slave, self._read_out)

    def _close(self, *descriptors):
        for descriptor in descriptors:
            if descriptor not in self._closed:
                self._closed.add(descriptor)
                os.close(descriptor)
