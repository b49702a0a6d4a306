"""Which face opens, and how the choice is handed over."""

import subprocess

from harness.case import TerminalCase, built


class Faces(TerminalCase):
    def test_without_a_display_the_terminal_is_taken(self):
        terminal = self.start("pick", "--color=#2e8b57", background=(0, 0, 0))
        terminal.wait_for_text("Preset")
        terminal.send("\r")
        self.assertEqual(terminal.answer(), (0, "#2e8b57\n"))
        self.assert_restored(terminal)

    def test_a_window_that_is_asked_for_needs_a_display(self):
        terminal = self.start("pick", "--window")
        self.assertEqual(terminal.answer(), (69, ""))
        self.assertIn("display", terminal.screen.text())

    def test_neither_is_one_clear_line(self):
        done = subprocess.run(
            [built("tincture"), "pick"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
            start_new_session=True, env={"PATH": "/usr/bin:/bin", "TERM": "xterm"})
        self.assertEqual((done.returncode, done.stdout), (69, ""))
        self.assertEqual(done.stderr.count("\n"), 1)
        self.assertIn("no display and no terminal", done.stderr)

    def test_the_choice_alone_is_on_standard_output(self):
        terminal = self.start(
            "-c", 'c=$("$0" pick --color "#2e8b57" --format rgb); printf "[%s]" "$c"', built("tincture"), program=None,
            background=(0, 0, 0), keeps_stdout=True)
        terminal.wait_for_text("Preset")
        terminal.send("\r")
        self.assertEqual(terminal.status(), 0)
        self.assertIsNotNone(terminal.screen.find("[rgb(46, 139, 87)]"))
        self.assert_restored(terminal)

    def test_it_copies_through_the_terminal(self):
        terminal = self.start("pick", "--color=#2e8b57", background=(0, 0, 0))
        terminal.wait_for_text("Preset")
        terminal.send("c")
        terminal.wait_for(lambda: terminal.screen.clipboard, "the clipboard")
        # #2e8b57 in Base64.
        self.assertEqual(terminal.screen.clipboard, "IzJlOGI1Nw==")

    def test_what_is_pasted_is_taken(self):
        terminal = self.start("pick", "--color=#2e8b57", background=(0, 0, 0))
        terminal.wait_for_text("Preset")
        terminal.send("\x1b[200~oklch(0.7 0.1 120)\x1b[201~")
        terminal.wait_for_text("oklch(0.7 0.1 120)")
        terminal.send("\t\r")
        status, output = terminal.answer()
        self.assertEqual(status, 0)
        self.assertRegex(output, r"^#[0-9a-f]{6}\n$")
