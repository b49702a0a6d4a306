"""The sliders by keys, and by a screen reader."""

from harness import hand
from harness.case import WindowCase
from harness.picker import CHANNELS, Picker


class SliderKeys(WindowCase):
    def setUp(self):
        self.picker = Picker(self, "--color", "#2e8b57", "--page", "rgb")

    def test_arrows_move_by_one_page_by_sixteen_home_and_end_to_the_ends(self):
        for lane, name in enumerate(CHANNELS):
            slider = self.picker.slider(name)
            self.picker.focus_on("slider", name)
            start = (46, 139, 87)[lane]
            for key, value in [
                ("Right", start + 1), ("Up", start + 2), ("Left", start + 1), ("Down", start),
                ("Page_Up", start + 16), ("Page_Down", start), ("End", 255), ("Right", 255), ("Page_Down", 239),
                ("Home", 0), ("Left", 0), ("Page_Up", 16),
            ]:
                hand.key(key)
                slider.wait_for("value", value)
                self.assertEqual(slider.spoken, f"{name.lower()} {value} of 255")
        self.picker.wait_for_hex("#101010")

    def test_each_key_press_is_a_whole_edit(self):
        self.picker.focus_on("slider", "Red")
        hand.key("Right", "Right")
        self.picker.slider("Red").wait_for("value", 48)
        self.assertEqual(
            self.picker.steps(),
            [[*step] for value in ["#2f8b57", "#308b57"] for step in (["began"], ["changing", value], ["chosen", value])])

    def test_a_key_at_the_end_is_no_edit(self):
        self.picker.focus_on("slider", "Red")
        hand.key("Home")
        self.picker.slider("Red").wait_for("value", 0)
        hand.key("Left", "Page_Down", "Home", "Right")
        self.picker.slider("Red").wait_for("value", 1)
        self.assertEqual([step[0] for step in self.picker.steps()], ["began", "changing", "chosen"] * 2)

    def test_a_screen_reader_can_set_the_value(self):
        for name, value in zip(CHANNELS, [255, 127, 0]):
            self.picker.slider(name).set_value(value)
        self.picker.wait_for_numbers(255, 127, 0)
        self.picker.wait_for_hex("#ff7f00")
        self.assertEqual([step[0] for step in self.picker.steps()], ["began", "changing", "chosen"] * 3)
        # It is Orange, but not from the list.
        self.assertEqual(self.picker.chosen_rows(), [])

    def test_a_value_out_of_range_is_held_to_the_ends(self):
        self.picker.slider("Red").set_value(1000)
        self.picker.slider("Red").wait_for("value", 255)
        self.picker.slider("Red").set_value(-5)
        self.picker.slider("Red").wait_for("value", 0)

    def test_each_slider_has_a_role_a_name_a_range_and_a_spoken_value(self):
        for name, value in zip(CHANNELS, [46, 139, 87]):
            slider = self.picker.slider(name)
            self.assertEqual(slider.value_range, (0, 255))
            self.assertEqual(slider.spoken, f"{name.lower()} {value} of 255")
