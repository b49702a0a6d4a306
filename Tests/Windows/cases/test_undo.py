"""Going back, and forth again: one drag is one step."""

from harness import hand
from harness.case import WindowCase
from harness.picker import Picker
from harness.waiting import until


class Undo(WindowCase):
    def test_one_drag_is_one_step(self):
        picker = Picker(self)
        picker.window.click(picker.row("Green"))
        picker.wait_for_numbers(46, 139, 87)
        picker.show("RGB")
        red = picker.slider("Red")
        x, y = picker.window.place(red)
        with hand.held(x, y):
            for step in range(1, 6):
                before = red.value
                hand.move(x + 10 * step, y)
                until(lambda: red.value > before, "the slider to follow")
        dragged = picker.numbers()
        hand.key("ctrl+z")
        picker.wait_for_numbers(46, 139, 87)
        self.assertEqual(picker.chosen_rows(), ["Green"], "it comes from the preset again")
        hand.key("ctrl+shift+z")
        picker.wait_for_numbers(*dragged)
        self.assertEqual(picker.chosen_rows(), [])

    def test_back_to_the_beginning_and_no_further(self):
        picker = Picker(self, "--color", "#010203")
        for name in ["Red", "Blue"]:
            picker.window.click(picker.row(name))
        picker.wait_for_numbers(21, 96, 189)
        hand.key("ctrl+z", "ctrl+z", "ctrl+z")
        picker.wait_for_numbers(1, 2, 3)
        hand.key("ctrl+shift+z")
        picker.wait_for_numbers(180, 27, 27)
