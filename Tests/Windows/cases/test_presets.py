"""The page of presets, by pointer and by keys."""

from harness import hand
from harness.case import WindowCase
from harness.picker import PRESETS, Picker
from harness.waiting import same


class Presets(WindowCase):
    def test_choosing_each_by_pointer_moves_the_sliders_and_all_else(self):
        picker = Picker(self, "--color", "#010203")
        for name, numbers in PRESETS:
            with self.subTest(name):
                picker.window.click(picker.row(name))
                picker.wait_for_numbers(*numbers)
                same(picker.chosen_rows, [name], "the marked rows")
                picker.wait_for_hex("#%02x%02x%02x" % numbers)
        self.assertEqual([step[0] for step in picker.steps()], ["began", "changing", "chosen"] * len(PRESETS))

    def test_choosing_green_shows_in_the_preview(self):
        picker = Picker(self)
        picker.window.click(picker.row("Green"))
        picker.wait_for_numbers(46, 139, 87)
        picker.show("RGB")
        picker.window.wait_for_pixel(picker.preview, (46, 139, 87))

    def test_the_row_it_came_from_is_the_only_one_marked_at_the_start(self):
        picker = Picker(self, "--color", "#2e8b57")
        # The colour equals Green, but it came from the caller.
        self.assertEqual(picker.chosen_rows(), [])
        picker.wait_for_numbers(46, 139, 87)

    def test_a_press_that_is_lifted_on_another_row_chooses_nothing(self):
        picker = Picker(self, "--color", "#010203")
        with hand.held(*picker.window.place(picker.row("Red"))):
            hand.move(*picker.window.place(picker.row("Blue")))
        # The next choice comes after the one that must not be.
        picker.window.click(picker.row("White"))
        picker.wait_for_numbers(255, 255, 255)
        self.assertEqual([step[0] for step in picker.steps()], ["began", "changing", "chosen"])

    def test_choosing_the_chosen_again_tells_nothing(self):
        picker = Picker(self)
        picker.window.click(picker.row("Red"))
        picker.wait_for_numbers(180, 27, 27)
        picker.window.click(picker.row("Red"))
        picker.window.click(picker.row("Blue"))
        picker.wait_for_numbers(21, 96, 189)
        self.assertEqual([step[0] for step in picker.steps()], ["began", "changing", "chosen"] * 2)

    def test_arrow_keys_move_and_choose(self):
        picker = Picker(self)
        picker.window.click(picker.row("Gray"))
        for key, name in [("Down", "Red"), ("Down", "Blue"), ("Up", "Red"), ("End", "Orange"), ("Home", "Black")]:
            hand.key(key)
            same(picker.chosen_rows, [name], f"the marked rows after {key}")
        # There is no way round from the first to the last.
        hand.key("Up")
        hand.key("Down")
        same(picker.chosen_rows, ["White"], "the marked rows")

    def test_a_letter_goes_to_the_next_name_that_begins_with_it(self):
        picker = Picker(self)
        picker.window.click(picker.row("Black"))
        for letter, name in [("b", "Blue"), ("b", "Black"), ("g", "Gray"), ("G", "Green"), ("y", "Yellow")]:
            hand.write(letter)
            same(picker.chosen_rows, [name], f"the marked rows after {letter}")

    def test_each_row_has_a_name_and_says_its_colour(self):
        picker = Picker(self)
        self.assertEqual([row.name for row in picker.presets.look("list item")], [name for name, _ in PRESETS])
        for name, numbers in PRESETS:
            digits = " ".join("%02x%02x%02x" % numbers)
            self.assertRegex(picker.row(name).spoken, f"^[a-z ]+, hex {digits}$")
