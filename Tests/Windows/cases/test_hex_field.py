"""The field for the colour as text."""

from harness import hand
from harness.case import WindowCase
from harness.picker import Picker
from harness.waiting import same


class HexField(WindowCase):
    def setUp(self):
        self.picker = Picker(self)
        self.picker.window.click(self.picker.row("Green"))
        self.picker.wait_for_numbers(46, 139, 87)
        self.begun = len(self.picker.steps())

    def type(self, text, key=None):
        """Types in place of what the field holds."""
        self.picker.focus_on("text", "Hex")
        hand.key("ctrl+a")
        hand.write(text)
        self.picker.wait_for_hex(text)

    def steps(self):
        return self.picker.steps()[self.begun:]

    def test_typing_ff7f00_sets_the_sliders_and_marks_no_preset(self):
        self.type("ff7f00")
        self.picker.wait_for_numbers(255, 127, 0)
        same(self.picker.chosen_rows, [], "the marked rows")
        self.assertEqual(self.picker.hex_field.text, "ff7f00", "what is typed stays as typed")

    def test_the_row_that_the_colour_equals_says_so(self):
        self.type("ff7f00")
        self.picker.wait_for_numbers(255, 127, 0)
        self.assertEqual(self.picker.presets.spoken, "equals Orange")

    def test_half_typed_text_sends_nothing(self):
        for text in ["f", "ff", "#ff7f0", "ff7f0", "not a colour", "rgb(1, 2", "#ff7f00aa"]:
            with self.subTest(text):
                before = self.steps()
                numbers = self.picker.numbers()
                self.picker.focus_on("text", "Hex")
                # Pasted whole, so that no beginning of it is a colour of its own.
                self.picker.hex_field.accessible.set_text_contents(text)
                self.picker.wait_for_hex(text)
                self.assertEqual(self.steps(), before)
                self.assertEqual(self.picker.numbers(), numbers)

    def test_three_digits_are_a_colour_on_the_way_to_six(self):
        self.type("f00")
        self.picker.wait_for_numbers(255, 0, 0)
        hand.write("0")
        self.picker.wait_for_hex("f000")
        # Four digits are a colour with transparency, which cannot be chosen here.
        self.picker.wait_for_numbers(255, 0, 0)
        hand.write("0a")
        self.picker.wait_for_numbers(240, 0, 10)

    def test_invalid_text_is_dropped_on_leaving(self):
        self.type("no colour")
        self.assertEqual(self.steps(), [])
        self.picker.press_tab()
        self.picker.wait_for_hex("#2e8b57")
        self.assertEqual(self.steps(), [])
        self.assertEqual(self.picker.chosen_rows(), ["Green"])

    def test_valid_text_is_written_out_on_leaving_and_is_one_choice(self):
        self.type("rebeccapurple")
        self.picker.wait_for_numbers(0x66, 0x33, 0x99)
        self.picker.press_tab()
        self.picker.wait_for_hex("#663399")
        words = [step[0] for step in self.steps()]
        self.assertEqual((words[0], words[-1], words.count("began"), words.count("chosen")), ("began", "chosen", 1, 1))

    def test_escape_takes_back_the_typing_and_no_more(self):
        self.type("ff7f00")
        self.picker.wait_for_numbers(255, 127, 0)
        hand.key("Escape")
        self.picker.wait_for_hex("#2e8b57")
        self.picker.wait_for_numbers(46, 139, 87)
        self.assertEqual(self.picker.chosen_rows(), ["Green"])
        self.assertIsNone(self.picker.program.process.poll())
        self.assertEqual(self.steps()[-1], ["cancelled"])

    def test_a_fault_is_told(self):
        self.type("no colour")
        # GTK 4.8 says "invalid", later ones "invalid-entry".
        same(
            lambda: any(state.startswith("invalid") for state in self.picker.hex_field.states), True,
            "the field is marked as invalid")
        self.assertTrue(self.picker.hex_field.spoken, "the reason is not told")
