"""However the picker ends, the terminal is as it was."""

import os
import signal

from harness.case import TerminalCase
from harness.picker import CONTROL

# What ends a program from outside, and what a fault of its own would be.
SIGNALS = [
    signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGABRT, signal.SIGSEGV, signal.SIGBUS,
    signal.SIGFPE, signal.SIGILL, signal.SIGTRAP,
]


class Endings(TerminalCase):
    def begin(self, **options):
        picker = self.pick("--color", "#2e8b57", background=(0, 0, 0), **options)
        picker.wait_for_color("#2e8b57")
        return picker

    def test_return_hands_over_and_escape_and_control_c_give_up(self):
        for keys, answer in [("\r", (0, "#2e8b57\n")), ("\x1b", (1, "")), (CONTROL["C"], (1, ""))]:
            for term in ["xterm-256color", "xterm-direct", "linux"]:
                with self.subTest(keys=keys, term=term):
                    picker = self.begin(term=term)
                    picker.terminal.send(keys)
                    self.assertEqual(picker.answer(), answer)
                    self.assert_restored(picker.terminal)

    def test_signals(self):
        for number in SIGNALS:
            with self.subTest(signal=number.name):
                picker = self.begin()
                os.kill(picker.terminal.process.pid, number)
                self.assertEqual(picker.answer(), (-number, ""), "it ends as the signal ends it")
                self.assert_restored(picker.terminal)

    def test_a_lost_connection(self):
        picker = self.begin()
        terminal = picker.terminal
        process = terminal.process
        terminal.hang_up()
        process.wait(20)
        self.assertIn(process.returncode, [1, -signal.SIGHUP])

    def test_a_new_size_is_taken(self):
        picker = self.begin()
        for columns, rows in [(40, 12), (120, 40), (20, 5), (1, 1), (80, 24)]:
            picker.terminal.resize(columns, rows)
            picker.terminal.settle()
        picker.wait_for_color("#2e8b57")
        self.assertIsNotNone(picker.screen.find("Preset"))
        picker.terminal.send("\r")
        self.assertEqual(picker.answer(), (0, "#2e8b57\n"))
        self.assert_restored(picker.terminal)
