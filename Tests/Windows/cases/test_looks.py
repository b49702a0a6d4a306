"""What can be seen: the theme is followed, the place of the keyboard is marked, nothing is out of sight."""

import subprocess

from harness import hand
from harness.case import WindowCase
from harness.picker import Picker
from harness.waiting import until

DARK = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}
CONTRAST = {"ADW_DEBUG_HIGH_CONTRAST": "1"}


def luminance(pixel):
    """Relative luminance as WCAG 2 has it."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in pixel]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


class Looks(WindowCase):
    def test_text_stands_out_in_every_theme(self):
        for environment, is_dark in [({}, False), (DARK, True), (CONTRAST, False), ({**DARK, **CONTRAST}, True)]:
            with self.subTest(environment):
                picker = Picker(self, environment=environment)
                # The name stands in the left half, the swatch in the right one.
                rows = picker.window.picture(picker.row("Yellow"))
                pixels = [pixel for row in rows[2:-2] for pixel in row[2:len(row) // 2]]
                ground = max(set(pixels), key=pixels.count)
                self.assertEqual(luminance(ground) < 0.2, is_dark)
                # WCAG 2, success criterion 1.4.6 "Contrast (Enhanced)".
                self.assertGreaterEqual(max(contrast(pixel, ground) for pixel in pixels), 7)
                picker.program.__exit__()

    def test_the_place_of_the_keyboard_can_be_seen(self):
        for page in ["preset", "rgb"]:
            with self.subTest(page):
                picker = Picker(self, "--color", "#2e8b57", "--page", page)
                first = picker.focus()
                looks = {}
                while True:
                    picker.press_tab()
                    picker.window.wait_until_still()
                    looks[picker.focus()] = picker.window.pixels()
                    if picker.focus() == first:
                        break
                self.assertEqual(len(set(looks.values())), len(looks), "two places look alike")
                self.assertGreaterEqual(len(looks), 6)
                picker.program.__exit__()

    def test_the_list_scrolls_where_there_is_no_room_and_follows_the_keyboard(self):
        picker = Picker(self)
        before = picker.window.extents[3]
        subprocess.run(["xdotool", "windowsize", str(picker.window.surface), "440", "380"], check=True)
        until(lambda: picker.window.extents[3] < before, "the window to become smaller")
        picker.focus_on("list item", "Black")
        hand.key("End")
        picker.wait_for_numbers(255, 127, 0)
        # The swatch of the last row is in sight: its colour is on the screen where it is said to be.
        picker.window.wait_for_pixel(picker.row("Orange"), (255, 127, 0), across=0.93)
        _, top, _, height = picker.presets.extents
        self.assertLess(top, 100)
        self.assertGreater(height, 380)
