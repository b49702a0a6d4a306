"""In a language that is read from right to left."""

from harness import hand
from harness.case import WindowCase
from harness.languages import right_to_left
from harness.picker import Picker
from harness.waiting import until


class RightToLeft(WindowCase):
    def setUp(self):
        self.picker = Picker(self, "--color", "#2e8b57", "--page", "rgb", environment=right_to_left())

    def test_the_first_tab_stands_on_the_right(self):
        self.assertGreater(self.picker.tab("Preset").extents[0], self.picker.tab("RGB").extents[0])

    def test_the_pointer_and_the_arrow_to_the_left_make_it_more(self):
        red = self.picker.slider("Red")
        x, y = self.picker.window.place(red)
        with hand.held(x, y):
            until(lambda: red.value != 46, "the handle to come under the pointer")
            before = red.value
            hand.move(x - 40, y)
            until(lambda: red.value > before, "the slider to follow")
        self.picker.slider("Red").set_value(100)
        red.wait_for("value", 100)
        self.picker.focus_on("slider", "Red")
        for key, value in [
            ("Left", 101), ("Right", 100), ("Up", 101), ("Down", 100), ("Page_Up", 116), ("Home", 0), ("End", 255),
        ]:
            hand.key(key)
            red.wait_for("value", value)

    def test_the_track_runs_from_right_to_left(self):
        row = self.picker.window.picture(self.picker.slider("Red"), down=0.5)
        dark, bright = (
            min(range(len(row)), key=lambda at: sum(abs(a - b) for a, b in zip(row[at], wanted)))
            for wanted in [(0, 139, 87), (255, 139, 87)])
        self.assertGreater(dark, bright)

    def test_the_digits_of_the_hex_field_stay_in_order(self):
        self.picker.focus_on("text", "Hex")
        hand.key("ctrl+a")
        hand.write("ff7f00")
        self.picker.wait_for_hex("ff7f00")
        self.picker.wait_for_numbers(255, 127, 0)
