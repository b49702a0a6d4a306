"""The words on the command line of the picker, and of `tincture pick`."""

import os

from harness import hand
from harness.case import WindowCase, built
from harness.picker import Picker
from harness.program import Program

BLUE = "#1560bd"


class Options(WindowCase):
    def refused(self, *options, status, says, environment=None):
        for program in [[built("tincture-picker")], [built("tincture"), "pick"]]:
            with self.subTest(program=program[-1]), Program([*program, *options], environment) as run:
                self.assertEqual((run.status(), run.output), (status, ""))
                self.assertRegex(run.error_output, says)

    def test_color_is_where_it_begins(self):
        for text, numbers in [
            (BLUE, (21, 96, 189)), ("1560bd", (21, 96, 189)), ("hsl(120 100% 25%)", (0, 128, 0)), ("teal", (0, 128, 128)),
            # Outside sRGB: the nearest that can be shown.
            ("color(display-p3 1 0 0)", (255, 0, 0)),
        ]:
            with self.subTest(text):
                picker = Picker(self, "--color", text, "--page", "rgb")
                picker.wait_for_numbers(*numbers)
                picker.program.__exit__()

    def test_format_is_how_it_is_printed(self):
        for notation in ["hex", "rgb", "css", "oklch", "hsl", "cmyk", "name"]:
            with self.subTest(notation):
                picker = Picker(self, "--color", BLUE, "--format", notation)
                hand.key("Return")
                status, output = picker.answer()
                self.assertEqual(status, 0)
                with Program([built("tincture"), "convert", "--to", notation, BLUE]) as convert:
                    self.assertEqual(convert.status(), 0)
                    self.assertEqual(output, convert.output)

    def test_a_color_is_handed_back_as_it_came(self):
        picker = Picker(self, "--color", "color(display-p3 1 0 0)", "--format", "display-p3")
        hand.key("Return")
        self.assertEqual(picker.answer(), (0, "color(display-p3 1 0 0)\n"))

    def test_title_stands_on_the_window(self):
        picker = Picker(self, "--title", "Couleur du ciel", title="Couleur du ciel")
        self.assertEqual(picker.window.name, "Couleur du ciel")
        picker.window.find("label", "Couleur du ciel")

    def test_page_is_the_page_it_opens(self):
        for page, tab in [("preset", "Preset"), ("rgb", "RGB")]:
            picker = Picker(self, "--page", page)
            picker.tab(tab).wait_for("is_selected", True)
            picker.program.__exit__()

    def test_a_bad_color_is_told_clearly(self):
        self.refused("--color", "no colour", status=65, says=r"^tincture[a-z -]*: --color[^\n]*no colour[^\n]*\n$")

    def test_a_usage_error_is_told_clearly(self):
        for options in [["--colour", "red"], ["--format", "nonsense"], ["--page", "cmyk"], ["--color"], ["red"]]:
            with self.subTest(options):
                self.refused(*options, status=64, says="^tincture")

    def test_no_display_is_told_in_one_line(self):
        for name in ["DISPLAY", "WAYLAND_DISPLAY"]:
            self.assertNotIn("WAYLAND", os.environ.get(name, ""))
        self.refused("--color", "red", status=69, says=r"^tincture[^\n]*display[^\n]*\n$", environment={"DISPLAY": ""})

    def test_help_and_version_need_no_display(self):
        for option, says in [("--help", "--color"), ("--version", r"\d+\.\d+")]:
            with Program([built("tincture-picker"), option], {"DISPLAY": ""}) as run:
                self.assertEqual(run.status(), 0)
                self.assertRegex(run.output, says)

    def test_pick_passes_options_and_answer_through(self):
        for key, answer in [("Return", (0, "rgb(21, 96, 189)\n")), ("Escape", (1, ""))]:
            with self.subTest(key), Program(
                    [built("tincture"), "pick", "--color", BLUE, "--format", "rgb", "--title", "Passed on"]) as run:
                run.window("Passed on")
                hand.key(key)
                self.assertEqual((run.status(), run.output), answer)
