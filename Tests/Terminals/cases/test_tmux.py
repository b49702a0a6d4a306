"""A shell in tmux: the story, stopping and going on, and nothing left behind."""

import os
import signal
import tempfile

import edit_trace
import story
from harness.case import TerminalCase, built
from harness.tmux import Tmux

SIZES = [(40, 12), (80, 24), (200, 60)]


class InTmux(TerminalCase):
    def shell(self, columns=80, rows=24):
        tmux = Tmux(columns, rows)
        self.addCleanup(tmux.close)
        tmux.line(f"PATH={built('tincture').parent}:$PATH; clear; stty -a > /dev/null; before=$(stty -a)")
        tmux.wait_for("$")
        return tmux

    def assert_left_alone(self, tmux):
        for name in ["alternate_on", "keypad_flag", "mouse_any_flag", "mouse_button_flag", "mouse_sgr_flag"]:
            self.assertEqual(tmux.flag(name), "0", name)
        self.assertEqual(tmux.flag("cursor_flag"), "1")
        tmux.line('clear; [ "$before" = "$(stty -a)" ] && echo "as bef""ore"')
        tmux.wait_for("as before")

    def test_the_story(self):
        for columns, rows in SIZES:
            with self.subTest(columns=columns, rows=rows), tempfile.NamedTemporaryFile() as trace:
                tmux = self.shell(columns, rows)
                tmux.line(f"c=$(TINCTURE_TRACE={trace.name} tincture pick --color '{story.BEGIN}'); echo $? $c")
                column, row = tmux.wait_for("Green")
                self.click(tmux, column, row)
                tmux.wait_for(story.GREEN)
                self.click(tmux, *tmux.wait_for("RGB"))
                tmux.wait_until_gone("Yellow")
                _, row = tmux.wait_for("Red")
                tmux.mouse(0, columns // 2, row)
                for place in range(columns // 2, columns, max(1, columns // 8)):
                    tmux.mouse(32, place, row)
                tmux.mouse(32, columns - 1, row)
                tmux.mouse(0, columns - 1, row, "m")
                tmux.wait_for(story.DRAGGED)
                self.click(tmux, *tmux.wait_for("Hex "))
                tmux.keys(*story.TYPED)
                tmux.wait_for("#" + story.TYPED)
                tmux.keys("Tab", "C-_")
                tmux.wait_for(story.DRAGGED)
                tmux.keys("Enter")
                tmux.wait_for("0 " + story.RESULT)
                steps = trace.read().decode()
                self.assertEqual(edit_trace.shape(steps), story.SHAPE)
                self.assertEqual(story.chosen(edit_trace.steps(steps)), story.CHOSEN)
                self.assert_left_alone(tmux)

    def click(self, tmux, column, row):
        tmux.mouse(0, column + 1, row)
        tmux.mouse(0, column + 1, row, "m")

    def test_control_z_and_fg(self):
        tmux = self.shell()
        tmux.line("tincture pick --color '#2e8b57'")
        tmux.wait_for("Preset")
        tmux.keys("C-z")
        tmux.wait_for("Stopped")
        tmux.wait_until_gone("Preset")
        self.assert_left_alone(tmux)
        tmux.line("fg")
        tmux.wait_for("Preset")
        tmux.wait_for("#2e8b57")
        self.click(tmux, *tmux.wait_for("Orange"))
        tmux.wait_for("#ff7f00")
        tmux.keys("Enter")
        tmux.wait_until_gone("Preset")
        tmux.wait_for("#ff7f00")
        self.assert_left_alone(tmux)

    def test_signals_of_another_shell(self):
        tmux = self.shell()
        for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
            with self.subTest(number.name):
                tmux.line("clear; tincture pick")
                tmux.wait_for("Preset")
                os.kill(tmux.process("tincture-termin"), number)
                tmux.wait_until_gone("Preset")
                self.assert_left_alone(tmux)
