"""The story of the window, told in terminals of each kind and size; each of its screens is on record."""

import story
from harness.case import TerminalCase

TERMS = ["xterm-256color", "xterm-direct", "linux"]
SIZES = [(40, 12), (80, 24), (200, 60)]


class Story(TerminalCase):
    def test_in_each_terminal_and_size(self):
        for term in TERMS:
            for columns, rows in SIZES:
                with self.subTest(term=term, columns=columns, rows=rows):
                    self.tell(term, columns, rows)

    def tell(self, term, columns, rows):
        picker = self.pick("--color", story.BEGIN, term=term, columns=columns, rows=rows, background=(0, 0, 0))
        terminal = picker.terminal
        has_mouse = term != "linux"
        record = self.record(f"story-{term}-{columns}x{rows}", terminal)

        picker.wait_for_color(story.BEGIN)
        record("begins")
        self.choose_green(picker, has_mouse)
        picker.wait_for_color(story.GREEN)
        record("green is chosen")
        self.drag_red(picker, has_mouse, record)
        picker.wait_for_color(story.DRAGGED)
        record("red is at its end")
        self.type_hex(picker, has_mouse)
        picker.wait_for_color("#" + story.TYPED)
        record("a colour is typed")
        terminal.send("\t")
        terminal.send("\x1f")
        picker.wait_for_color(story.DRAGGED)
        terminal.send("?")
        terminal.wait_for_text("any key goes back")
        record("help")
        terminal.send(" ")
        terminal.wait_for_text("Return")
        terminal.send("\r")
        self.assertEqual(picker.answer(), (0, story.RESULT + "\n"))
        self.assertEqual(picker.shape(), story.SHAPE)
        self.assertEqual(story.chosen(picker.steps()), story.CHOSEN)
        self.assertEqual(picker.strange(), [])
        self.assert_restored(terminal)
        record.end()

    def choose_green(self, picker, has_mouse):
        if has_mouse:
            return picker.click_on("Green")
        # In the list the keyboard comes to Blue, the colour it began with; Green is below.
        picker.terminal.send("\t\x1b[B")

    def drag_red(self, picker, has_mouse, record):
        terminal = picker.terminal
        if not has_mouse:
            # The console has no mouse of its own: the keys do what the drag would.
            terminal.send("\x1b[Z")
            terminal.send("\x1b[C")
            terminal.send("\t")
            record("the page of red, green and blue")
            return terminal.send("\x1b[4~")
        picker.click_on("RGB")
        terminal.wait_for(lambda: not terminal.screen.find("Yellow"), "the presets to go")
        column, row = terminal.wait_for_text("Red")
        record("the page of red, green and blue")
        middle = terminal.screen.columns // 2
        terminal.press(middle, row)
        for place in range(middle + 1, terminal.screen.columns, 3):
            terminal.drag(place, row)
        terminal.drag(terminal.screen.columns - 1, row)
        record("red is held")
        terminal.lift(terminal.screen.columns - 1, row)

    def type_hex(self, picker, has_mouse):
        if has_mouse:
            picker.click_on("Hex  ")
        else:
            picker.terminal.send("\t\t\t")
        for letter in story.TYPED:
            picker.terminal.send(letter)
