"""The spinner and the dials of a .ui file, in a program in Swift and in one in Python."""

import sys

import edit_trace
from harness import hand
from harness.case import FOLDER, WindowCase, built
from harness.program import Program
from harness.waiting import same, until

EMBED = FOLDER / "embed"
INTERFACE = EMBED / "spinner_and_dials.ui"
PROGRAMS = {"Swift": lambda: [built("example-interface")], "Python": lambda: [sys.executable, EMBED / "interface.py"]}
RGB = ["Red", "Green", "Blue"]
CMYK = ["Cyan", "Magenta", "Yellow", "Black"]


class Dials(WindowCase):
    def setUp(self):
        self.open("Swift")

    def open(self, language):
        self.program = Program([*PROGRAMS[language](), INTERFACE])
        self.addCleanup(self.program.__exit__)
        self.window = self.program.window("Spinner and dials")
        self.rgb = self.window.find("panel", "RGB")
        self.cmyk = self.window.find("panel", "CMYK, uncalibrated")
        self.spinner = self.window.find("spin button", "Named color")

    def dial(self, name):
        # Both groups have names of their own: only CMYK has a Black.
        return (self.rgb if name in RGB else self.cmyk).find("slider", name)

    def numbers(self, names):
        return [round(self.dial(name).value) for name in names]

    def name(self):
        return self.spinner.spoken.split(",")[0]

    def shape(self):
        return edit_trace.shape(self.steps_text())

    def steps_text(self):
        return "\n".join(" ".join(line.split()[1:]) for line in self.program.output.splitlines())

    def test_all_three_begin_at_brown_and_are_in_step_in_both_languages(self):
        for language in PROGRAMS:
            with self.subTest(language):
                self.open(language)
                self.assertEqual(self.numbers(RGB), [153, 102, 51])
                self.assertEqual(self.numbers(CMYK), [0, 33, 67, 40])
                self.assertEqual(self.name(), "Brown")
                self.assertEqual(self.program.output, "", "opening tells nothing")
                # The row below the middle is Tomato.
                x, y = self.window.place(self.spinner)
                hand.click(x, y + 30)
                same(lambda: self.numbers(RGB), [255, 99, 71], "the dials of RGB")
                self.assertEqual(self.numbers(CMYK), [0, 61, 72, 0])
                self.assertEqual(self.shape(), ["began", "changing", "chosen"])
                self.assertEqual(
                    {line.split()[0] for line in self.program.output.splitlines()}, {"spinner"},
                    "only the one in the hand tells")
                self.program.__exit__()

    def test_a_dial_turns_by_the_pointer_and_the_others_follow(self):
        red = self.dial("Red")
        x, y = self.window.place(red)
        # Straight up from the middle, on the ring, is the middle of the scale.
        with hand.held(x, y - 50):
            same(lambda: round(red.value), 128, "the dial")
            self.assertNotIn("chosen", self.shape())
            for x_way, y_way, number in [(-40, 0, 40), (40, 0, 215), (40, 36, 255), (20, 60, 255)]:
                hand.move(x + x_way, y + y_way)
                until(lambda: abs(red.value - number) <= 8, lambda: f"about {number}, and not {red.value}")
        same(self.shape, ["began", "changing", "chosen"], "the steps")
        self.assertEqual(self.numbers(RGB), [255, 102, 51])
        self.assertEqual(self.numbers(CMYK), [0, 60, 80, 0])
        self.assertEqual(self.name(), "Custom")

    def test_escape_during_a_drag_brings_back(self):
        x, y = self.window.place(self.dial("Black"))
        with hand.held(x + 50, y):
            until(lambda: self.numbers(RGB) != [153, 102, 51], "the colour to follow")
            hand.key("Escape")
            same(lambda: self.numbers(RGB), [153, 102, 51], "the dials")
        self.assertEqual(self.shape(), ["began", "changing", "cancelled"])

    def test_keys_wheel_and_typed_sums(self):
        green = self.dial("Green")
        self.window.click(green)
        for keys, number in [
            (["Up"], 103), (["Left"], 102), (["Page_Up"], 118), (["Home"], 0), (["End"], 255),
            (["1", "0", "2", "Return"], 102), (["plus", "1", "0", "Return"], 112), (["asterisk", "2", "Return"], 224),
            (["5", "0", "percent", "Return"], 128), (["7", "Escape"], 128),
        ]:
            hand.key(*keys)
            same(lambda: round(green.value), number, f"green after {keys}")
        hand.move(*self.window.place(green))
        hand.scroll(-2)
        same(lambda: round(green.value), 130, "green after the wheel")

    def test_black_is_no_fault_for_the_inks(self):
        for name in RGB:
            self.window.click(self.dial(name))
            hand.key("Home")
        same(lambda: self.numbers(CMYK), [0, 0, 0, 100], "the inks")
        self.assertEqual(self.name(), "Black")
        self.window.click(self.dial("Cyan"))
        hand.key("End")
        # The hand on one ink leaves the others as they are set.
        same(lambda: self.numbers(CMYK), [100, 0, 0, 100], "the inks")
        self.assertEqual(self.numbers(RGB), [0, 0, 0])

    def test_the_spinner_by_keys_and_letters(self):
        self.window.click(self.spinner)
        hand.write("to")
        until(lambda: self.name() == "Tomato", "Tomato")
        hand.key("Down")
        until(lambda: self.name() == "Salmon", "Salmon")
        hand.key("Home")
        until(lambda: self.name() == "Custom", "Custom")
        self.assertEqual(self.numbers(RGB), [250, 128, 114], "Custom keeps the colour")

    def test_a_screen_reader_can_set_them(self):
        self.dial("Blue").set_value(255)
        same(lambda: self.numbers(RGB), [153, 102, 255], "the dials")
        self.assertEqual(self.dial("Blue").spoken, "blue 255 of 255")
        self.spinner.set_value(1)
        same(lambda: self.numbers(RGB), [255, 0, 0], "the dials")
        self.assertTrue(self.spinner.spoken.startswith("Red, "))

    def test_the_tree(self):
        self.recorded("tree-spinner-and-dials", self.window.outline())
