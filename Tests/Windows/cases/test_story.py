"""The story that the terminal's picker is told too."""

import story
from harness import hand
from harness.case import WindowCase
from harness.picker import Picker
from harness.waiting import same


class Story(WindowCase):
    def test_the_window_tells_the_steps_of_the_story(self):
        picker = Picker(self, "--color", story.BEGIN)
        picker.window.click(picker.row("Green"))
        picker.wait_for_numbers(46, 139, 87)
        picker.show("RGB")
        red = picker.slider("Red")
        x, y = picker.window.place(red)
        with hand.held(x, y):
            hand.move(x + 20, y)
            hand.move(x + 600, y)
            picker.wait_for_numbers(255, 139, 87)
        picker.focus_on("text", "Hex")
        hand.key("ctrl+a")
        hand.write(story.TYPED)
        picker.wait_for_numbers(255, 127, 0)
        picker.press_tab()
        hand.key("ctrl+z")
        picker.wait_for_numbers(255, 139, 87)
        picker.focus_on("push button", "Select")
        hand.key("Return")
        self.assertEqual(picker.answer(), (0, story.RESULT + "\n"))
        self.assertEqual(picker.shape(), story.SHAPE)
        self.assertEqual(story.chosen(picker.steps()), story.CHOSEN)
