"""What the picker hands over, and how it ends."""

from harness import hand
from harness.case import WindowCase
from harness.picker import Picker

NOT_RETURN = {"Cancel", "Close", "Minimize", "Maximize", "Menu"}


class Answers(WindowCase):
    def test_return_prints_the_colour_from_every_part(self):
        for page in ["preset", "rgb"]:
            picker = Picker(self, "--color", "#2e8b57", "--page", page)
            stops = []
            while picker.focus() not in stops:
                stops.append(picker.focus())
                picker.press_tab()
            picker.program.__exit__()
            for role, name in stops:
                # Return on these does what stands on them.
                if name in NOT_RETURN:
                    continue
                with self.subTest(page=page, focus=(role, name)):
                    picker = Picker(self, "--color", "#2e8b57", "--page", page)
                    picker.focus_on(role, name)
                    hand.key("Return")
                    self.assertEqual(picker.answer(), (0, "#2e8b57\n"))

    def test_return_takes_what_is_typed(self):
        picker = Picker(self)
        picker.focus_on("text", "Hex")
        hand.key("ctrl+a")
        hand.write("ff7f00")
        hand.key("Return")
        self.assertEqual(picker.answer(), (0, "#ff7f00\n"))
        self.assertEqual(picker.shape(), ["began", "changing", "chosen"])

    def test_select_prints_the_colour(self):
        picker = Picker(self)
        picker.window.click(picker.row("Green"))
        picker.wait_for_numbers(46, 139, 87)
        picker.window.click(picker.select_button)
        self.assertEqual(picker.answer(), (0, "#2e8b57\n"))

    def test_cancel_prints_nothing(self):
        picker = Picker(self)
        picker.window.click(picker.row("Green"))
        picker.wait_for_numbers(46, 139, 87)
        picker.window.click(picker.cancel_button)
        self.assertEqual(picker.answer(), (1, ""))

    def test_return_on_cancel_cancels(self):
        picker = Picker(self)
        picker.focus_on("push button", "Cancel")
        hand.key("Return")
        self.assertEqual(picker.answer(), (1, ""))

    def test_escape_prints_nothing(self):
        for page in ["preset", "rgb"]:
            with self.subTest(page):
                picker = Picker(self, "--color", "#2e8b57", "--page", page)
                hand.key("Escape")
                self.assertEqual(picker.answer(), (1, ""))

    def test_closing_the_window_prints_nothing(self):
        picker = Picker(self, "--color", "#2e8b57")
        picker.window.ask_to_close()
        self.assertEqual(picker.answer(), (1, ""))

    def test_without_a_color_it_begins_with_black_of_no_preset(self):
        picker = Picker(self)
        picker.wait_for_numbers(0, 0, 0)
        self.assertEqual(picker.chosen_rows(), [])
        self.assertEqual(picker.presets.spoken, "equals Black")
        hand.key("Return")
        self.assertEqual(picker.answer(), (0, "#000000\n"))
