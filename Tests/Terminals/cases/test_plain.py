"""The dialogue in lines: for terminals that cannot be drawn on, and for screen readers."""

import story
from harness.case import TerminalCase


class Plain(TerminalCase):
    def test_a_dumb_terminal_gets_the_story_in_lines(self):
        for columns, rows in [(40, 12), (80, 24), (200, 60)]:
            with self.subTest(columns=columns, rows=rows):
                picker = self.pick("--color", story.BEGIN, term="dumb", columns=columns, rows=rows, waits_for=">")
                terminal = picker.terminal
                for line in ["Green", "red 255", story.TYPED, "undo", "done"]:
                    terminal.wait_for(lambda: terminal.screen.text().endswith(">"), "the prompt")
                    terminal.send(line + "\n")
                self.assertEqual(picker.answer(), (0, story.RESULT + "\n"))
                self.assertEqual(picker.shape(), story.SHAPE)
                self.assertEqual(story.chosen(picker.steps()), story.CHOSEN)
                self.assertEqual(terminal.stty(), terminal.stty_before)
                self.assertNotIn(b"\x1b", terminal.received, "no sequences for a terminal without them")

    def test_plain_says_what_the_controls_say(self):
        picker = self.pick("--plain", "--color", story.BEGIN, waits_for=">")
        terminal = picker.terminal
        terminal.wait_for_text("hex 1 5 6 0 b d")
        terminal.send("Green\n")
        terminal.wait_for_text("Green, ")
        terminal.send("red\n")
        terminal.send("red 300\n")
        terminal.wait_for_text("Red goes from 0 to 255")
        terminal.send("nonsense\n")
        terminal.wait_for_text("Type help")
        terminal.send("\x04")
        self.assertEqual(picker.answer(), (1, ""))
