"""The sliders under the pointer."""

from harness import hand
from harness.case import WindowCase
from harness.picker import Picker
from harness.waiting import until

DISTANCE = 8


class SliderDrag(WindowCase):
    def start_on_green(self):
        picker = Picker(self)
        picker.window.click(picker.row("Green"))
        picker.wait_for_numbers(46, 139, 87)
        picker.show("RGB")
        picker.begun = len(picker.steps())
        return picker

    def test_each_step_of_a_drag_shows_everywhere(self):
        picker = self.start_on_green()
        red = picker.slider("Red")
        x, y = picker.window.place(red, across=0.5)
        with hand.held(x, y):
            until(lambda: red.value != 46, "the handle to come under the pointer")
            self.assertEqual(picker.chosen_rows(), [])
            looks = {}
            for step in range(1, 9):
                before = red.value
                hand.move(x + DISTANCE * step, y)
                until(lambda: red.value > before, "the slider to follow")
                value = int(red.value)
                self.assertEqual(picker.numbers(), (value, 139, 87))
                self.assertEqual(red.spoken, f"red {value} of 255")
                self.assertEqual(picker.hex_field.text, f"#{value:02x}8b57")
                self.assertEqual(picker.preview.spoken.split("hex ")[1], " ".join(f"{value:02x}8b57"))
                picker.window.wait_for_pixel(picker.preview, (value, 139, 87))
                looks[value] = picker.window.picture(red)
        self.assertEqual(len(set(map(repr, looks.values()))), len(looks), "two values look alike")

    def test_a_drag_is_one_began_many_changing_one_chosen(self):
        picker = self.start_on_green()
        red = picker.slider("Red")
        x, y = picker.window.place(red, across=0.5)
        with hand.held(x, y):
            for step in range(1, 13):
                before = red.value
                hand.move(x + DISTANCE * step, y)
                until(lambda: red.value > before, "the slider to follow")
        until(lambda: picker.steps()[-1][0] == "chosen", "the choice")
        words = [step[0] for step in picker.steps()[picker.begun:]]
        self.assertEqual((words[0], words[-1]), ("began", "chosen"))
        self.assertEqual(set(words[1:-1]), {"changing"})
        self.assertGreaterEqual(len(words), 12)
        self.assertEqual(picker.steps()[-1][1], f"#{int(red.value):02x}8b57")

    def test_escape_in_a_drag_takes_back_the_drag_and_no_more(self):
        picker = self.start_on_green()
        red = picker.slider("Red")
        x, y = picker.window.place(red, across=0.5)
        with hand.held(x, y):
            hand.move(x + 40, y)
            until(lambda: red.value != 46, "the slider to follow")
            hand.key("Escape")
            picker.wait_for_numbers(46, 139, 87)
            self.assertEqual(picker.chosen_rows(), ["Green"])
            # The pointer is still down; what it does now is no edit.
            hand.move(x - 40, y)
        picker.wait_for_shape("began", "changing", "chosen", "began", "changing", "cancelled")
        picker.wait_for_numbers(46, 139, 87)
        picker.wait_for_hex("#2e8b57")
        self.assertIsNone(picker.program.process.poll())

    def test_the_pointer_is_followed_beyond_the_ends(self):
        picker = self.start_on_green()
        red = picker.slider("Red")
        x, y = picker.window.place(red, across=0.5)
        with hand.held(x, y):
            hand.move(2000, y + 100)
            red.wait_for("value", 255)
            hand.move(0, y)
            red.wait_for("value", 0)
        picker.wait_for_numbers(0, 139, 87)

    def test_another_button_takes_the_drag_back(self):
        picker = self.start_on_green()
        red = picker.slider("Red")
        x, y = picker.window.place(red, across=0.5)
        with hand.held(x, y):
            until(lambda: red.value != 46, "the handle to come under the pointer")
            hand.click(x, y, button=3)
            picker.wait_for_numbers(46, 139, 87)
            hand.move(x + 40, y)
        picker.wait_for_shape("began", "changing", "chosen", "began", "changing", "cancelled")
        self.assertEqual(picker.chosen_rows(), ["Green"])
        # The next drag is one like any other.
        with hand.held(x, y):
            until(lambda: red.value != 46, "the handle to come under the pointer")
        until(lambda: picker.shape()[-1] == "chosen", "the choice")

    def test_the_wheel_moves_by_one(self):
        picker = self.start_on_green()
        blue = picker.slider("Blue")
        hand.move(*picker.window.place(blue))
        hand.scroll(-1)
        blue.wait_for("value", 88)
        hand.scroll(2)
        blue.wait_for("value", 86)
        picker.wait_for_numbers(46, 139, 86)

    def test_the_track_shows_what_the_channel_would_do(self):
        picker = self.start_on_green()
        for lane, name in enumerate(["Red", "Green", "Blue"]):
            with self.subTest(name):
                row = picker.window.picture(picker.slider(name), down=0.5)
                for end in [0, 255]:
                    wanted = [46, 139, 87]
                    wanted[lane] = end
                    near = min(max(abs(a - b) for a, b in zip(pixel, wanted)) for pixel in row)
                    # The last pixel of a track stands a little inside of its end.
                    self.assertLessEqual(near, 4, f"the track has no {wanted}")
