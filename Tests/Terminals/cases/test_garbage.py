"""Bytes that nobody would type: a million of them, and sequences that break off."""

import random

from harness.case import TerminalCase

TOTAL = 1_000_000
# They would end a run at once: Ctrl-C, Ctrl-Z (stops), Return and line feed; and Ctrl-\ quits a program
# that has given the terminal back and has not yet ended.
ENDS = bytes([0x03, 0x1A, 0x0D, 0x0A, 0x1C])
# Seconds after which a paste that never ends counts as ended.
PASTE_DELAY = 1
HALVES = [b"\x1b[", b"\x1b[<0;1", b"\x1bO", b"\x1b]11;rgb:", b"\x1b[200~never ends", b"\xe2\x96", b"\xf0\x9f", b"\x1b\x1b["]


class Garbage(TerminalCase):
    def test_a_million_bytes(self):
        source = random.Random(20260101)
        sent = rounds = 0
        while sent < TOTAL:
            rounds += 1
            sent += self.one_round(source, TOTAL - sent)
        self.assertLess(rounds, 3000, "most rounds should live long")

    def one_round(self, source, most):
        """Feeds until the picker ends, or there is no more; gives back how much it took."""
        terminal = self.start("pick", "--terminal", "--color=#2e8b57", background=(0, 0, 0), draws=False)
        terminal.wait_for(lambda: len(terminal.received) > 200, "the first picture")
        sent = 0
        while sent < most and terminal.process.poll() is None:
            data = source.randbytes(min(4096, most - sent)).translate(None, ENDS)
            terminal.send(data, until_end=True)
            sent += 4096
            terminal.pump()
        self.give_up(terminal)
        status = terminal.status()
        self.assertIn(status, [0, 1], "it ends of itself")
        self.assertEqual(terminal.stty(), terminal.stty_before)
        terminal.close()
        return sent

    def give_up(self, terminal):
        """Ctrl-C, once what is open has timed out."""
        for patience in [0.2, PASTE_DELAY + 0.2, PASTE_DELAY + 0.2]:
            terminal.settle(patience)
            if terminal.process.poll() is not None:
                return
            terminal.send("\x03", until_end=True)

    def test_halves_of_sequences(self):
        for half in HALVES:
            with self.subTest(half=half):
                picker = self.pick("--color=#2e8b57", background=(0, 0, 0))
                picker.wait_for_color("#2e8b57")
                picker.terminal.send(half)
                self.give_up(picker.terminal)
                self.assertEqual(picker.terminal.status(), 1)
                self.assert_restored(picker.terminal)
