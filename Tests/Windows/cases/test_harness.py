"""The harness itself, against stock widgets: when these fail, the place is at fault and not the product."""

import sys

from harness import hand
from harness.case import FOLDER, WindowCase
from harness.waiting import NeverHappened, same, until


class Harness(WindowCase):
    def setUp(self):
        self.program = self.start(sys.executable, FOLDER / "embed" / "plain_window.py")
        self.window = self.program.window("Plain")

    def said(self):
        return self.program.output.split("\n")[:-1]

    def test_a_click_arrives_on_the_object_it_was_meant_for(self):
        self.window.click(self.window.find("push button", "Press"))
        same(self.said, ["pressed"], "the answer")

    def test_a_drag_moves_a_slider_step_by_step(self):
        slider = self.window.find("slider", "Level")
        x, y = self.window.place(slider, across=0.05)
        values = []
        with hand.held(x, y):
            for step in range(1, 4):
                before = slider.value
                hand.move(x + 50 * step, y)
                until(lambda: slider.value > before, "the slider to follow")
                values.append(slider.value)
        self.assertEqual(values, sorted(set(values)))

    def test_keys_go_to_the_focus(self):
        self.window.wait_for_focus("slider", "Level")
        hand.key("Right")
        same(self.said, ["level 1"], "the answer")
        hand.key("Tab")
        self.window.wait_for_focus("text", "Field")
        hand.write("ff7f00")
        self.window.find("text", "Field").wait_for("text", "ff7f00")
        self.assertEqual(self.said()[-1], "field ff7f00")

    def test_a_screen_reader_can_set_a_value(self):
        slider = self.window.find("slider", "Level")
        slider.set_value(200)
        slider.wait_for("value", 200)

    def test_a_window_manager_can_ask_to_close(self):
        self.window.ask_to_close()
        self.assertEqual(self.program.status(), 0)
        self.assertEqual(self.said(), ["closed"])

    def test_waiting_in_vain_tells_what_was_there(self):
        slider = self.window.find("slider", "Level")
        with self.assertRaisesRegex(NeverHappened, "value of slider 'Level' to be 1; it is 0"):
            same(lambda: slider.value, 1, f"value of {slider!r}", deadline=0.1)
