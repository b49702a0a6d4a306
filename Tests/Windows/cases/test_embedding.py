"""The widgets in a program in Python, from .ui files, driven with real events."""

import os
import re
import subprocess
import sys

import edit_trace as trace
from harness import hand
from harness.case import FOLDER, WindowCase
from harness.picker import Parts
from harness.program import Program
from harness.waiting import same, until

EMBED = FOLDER / "embed"


class Embedding(WindowCase):
    def orders(self, program, *lines):
        """Gives orders to the program, and returns its answers."""
        before = len(self.said(program))
        program.orders.write("".join(line + "\n" for line in lines).encode())
        program.orders.flush()
        until(
            lambda: sum(line == "done" or " is " in line for line in self.said(program)[before:]) == len(lines),
            "the answers")
        return self.said(program)[before:]

    def said(self, program):
        return program.output.split("\n")[:-1]

    def signals(self, program, name):
        words = (line.split() for line in self.said(program))
        return [word[1:] for word in words if word[0] == name and word[1] in trace.STEPS]

    def two_pickers(self):
        reading, writing = os.pipe()
        program = Program(
            [sys.executable, EMBED / "two_pickers.py"], keyboard_input=os.fdopen(reading, "rb"))
        self.addCleanup(program.__exit__)
        program.orders = os.fdopen(writing, "wb")
        self.addCleanup(program.orders.close)
        window = program.window("Two pickers")
        parts = [Parts(window, window.find("panel", f"Color Picker {name}")) for name in ["First", "Second"]]
        return program, window, parts

    def test_both_are_in_step_and_only_the_one_in_the_hand_tells(self):
        program, window, (first, second) = self.two_pickers()
        self.assertEqual(self.orders(program, "second color"), ["second color is #2e8b57"])
        second.wait_for_numbers(46, 139, 87)
        window.click(first.row("Blue"))
        for picker in [first, second]:
            picker.wait_for_numbers(21, 96, 189)
            same(picker.chosen_rows, ["Blue"], "the marked rows")
            picker.wait_for_hex("#1560bd")
        self.assertEqual(
            [step[0] for step in self.signals(program, "first")], ["began", "changing", "chosen"])
        self.assertEqual(self.signals(program, "second"), [])
        second.show("RGB")
        red = second.slider("Red")
        x, y = window.place(red)
        with hand.held(x, y):
            for step in range(1, 4):
                before = red.value
                hand.move(x + 10 * step, y)
                until(lambda: red.value > before, "the slider to follow")
                first.wait_for_numbers(int(red.value), 96, 189)
                self.assertEqual(first.chosen_rows(), [])
        until(lambda: self.signals(program, "second")[-1][0] == "chosen", "the choice")
        self.assertEqual(len(self.signals(program, "first")), 3)

    def test_escape_brings_back_the_colour_in_both(self):
        program, window, (first, second) = self.two_pickers()
        first.show("RGB")
        x, y = window.place(first.slider("Red"))
        with hand.held(x, y):
            until(lambda: second.numbers() != (46, 139, 87), "the other to follow")
            hand.key("Escape")
            for picker in [first, second]:
                picker.wait_for_numbers(46, 139, 87)
        self.assertEqual(self.signals(program, "first")[-1], ["cancelled"])

    def test_properties_from_python(self):
        program, _, (first, second) = self.two_pickers()
        self.assertEqual(
            self.orders(program, "first color", "first rgba", "first preset-index", "first equal-preset-index"),
            ["first color is #2e8b57", "first rgba is rgb(46,139,87)", "first preset-index is -1",
             "first equal-preset-index is 5"])
        self.orders(program, "second preset-index = 7")
        for picker in [first, second]:
            picker.wait_for_numbers(255, 127, 0)
            same(picker.chosen_rows, ["Orange"], "the marked rows")
        self.orders(program, "first color = oklch(0.7 0.1 200)")
        self.assertEqual(self.orders(program, "second color"), ["second color is oklch(0.7 0.1 200)"])
        self.orders(program, "first rgba = rgb(1,2,3)")
        second.wait_for_numbers(1, 2, 3)
        # A program's doing is no user's: no signal, but the properties tell.
        self.assertEqual(self.signals(program, "first") + self.signals(program, "second"), [])
        for name in ["first", "second"]:
            self.assertIn(f"{name} notify color #010203", self.said(program))

    def test_the_page_from_python(self):
        program, window, (first, second) = self.two_pickers()
        self.orders(program, "first page = rgb")
        first.tab("RGB").wait_for("is_selected", True)
        # Each shows its own page: only the colour is shared.
        self.assertTrue(second.tab("Preset").is_selected)
        second.show("RGB")
        self.assertEqual(self.orders(program, "second page"), ["second page is rgb"])

    def test_a_picker_without_a_group_has_a_colour_of_its_own(self):
        program, window, (first, second) = self.two_pickers()
        self.orders(program, "second group =")
        second.wait_for_numbers(46, 139, 87)
        window.click(second.row("Red"))
        second.wait_for_numbers(180, 27, 27)
        self.assertEqual(first.numbers(), (46, 139, 87))

    def test_setting_what_is_set_is_silent(self):
        program, _, _ = self.two_pickers()
        self.assertEqual(self.orders(program, "first color = #2e8b57"), ["done"])

    def test_a_bad_value_warns_once_and_changes_nothing(self):
        program, _, (first, _) = self.two_pickers()
        self.orders(program, "first preset-index = 3")
        for order in ["first color = no colour", "first preset-index = 8", "first preset-index = -2", "first page = cmyk"]:
            with self.subTest(order):
                before = program.error_output
                self.orders(program, order)
                warning = program.error_output[len(before):].strip()
                self.assertEqual(warning.count("WARNING"), 1, warning)
                self.assertIn(order.split(" = ")[1], warning)
                first.wait_for_numbers(180, 27, 27)
                self.assertEqual(first.chosen_rows(), ["Red"])

    def test_leaving_a_group_keeps_the_colour_and_joining_takes_it(self):
        program, window, (first, second) = self.two_pickers()
        self.orders(program, "second group = another", "second color = #010203")
        second.wait_for_numbers(1, 2, 3)
        first.wait_for_numbers(46, 139, 87)
        self.orders(program, "second group = shared")
        second.wait_for_numbers(46, 139, 87)


class Builder(WindowCase):
    def show(self, file):
        program = self.start(sys.executable, EMBED / "each_widget.py", file)
        return program, program.window("Each widget")

    def test_each_widget_comes_from_a_ui_file(self):
        program, window = self.show(EMBED / "each_widget.ui")
        self.assertEqual(
            program.output.splitlines(),
            [
                "hue TinctureChannelSlider #2e8b57", "picker TincturePicker #ff7f00",
                "presets TincturePresetList #2e8b57", "preview TincturePreview #2e8b57",
                "red TinctureChannelSlider #2e8b57",
            ])
        self.assertEqual(program.error_output, "")
        self.recorded("tree-each-widget", window.outline())
        window.click(window.find("list item", "Blue"))
        window.find("slider", "Red").wait_for("value", 21)
        # The other group does not hear of it.
        self.assertEqual(window.find("slider", "Red", nth=1).value, 255)

    def test_a_bad_value_in_a_ui_file_warns_once_and_changes_nothing(self):
        good = (EMBED / "each_widget.ui").read_text()
        for right, wrong in [
            ('"color">#2e8b57', '"color">no colour'), ('"channel">red', '"channel">taste'),
            ('"preset-index">7', '"preset-index">99'),
        ]:
            with self.subTest(wrong):
                self.assertEqual(good.count(right), 1)
                file = os.path.join(os.environ["XDG_RUNTIME_DIR"], "bad.ui")
                with open(file, "w") as text:
                    text.write(good.replace(right, wrong))
                program, _ = self.show(file)
                self.assertEqual(program.error_output.count("WARNING"), 1, program.error_output)
                self.assertIn(wrong.split(">")[1], program.error_output)
                self.assertNotIn("CRITICAL", program.error_output)
                program.__exit__()

    def test_many_widgets_leave_nothing_behind(self):
        for kind in ["TincturePicker", "TincturePresetList", "TinctureChannelSlider", "TincturePreview"]:
            with self.subTest(kind):
                self.count_what_is_left(kind)

    def count_what_is_left(self, kind):
        run = subprocess.run(
            [sys.executable, EMBED / "many_widgets.py", "200", kind], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        first, second = run.stdout.splitlines()
        widgets, parts, all_parts = map(int, re.fullmatch(r"finalized (\d+) of 200, (\d+) of (\d+)", first).groups())
        self.assertEqual((widgets, parts), (200, all_parts))
        self.assertEqual(second, "a late joiner has None")
