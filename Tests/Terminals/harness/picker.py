"""The picker of the terminal as its user meets it."""

import pathlib

import edit_trace

CONTROL = {letter: chr(ord(letter) & 0x1F) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ_"}


class Picker:
    """A running picker: found by the words on the screen, worked by mouse and keys."""

    def __init__(self, terminal, trace):
        self.terminal = terminal
        self.trace_file = pathlib.Path(trace)

    @property
    def screen(self):
        return self.terminal.screen

    def click_on(self, text):
        column, row = self.terminal.wait_for_text(text)
        self.terminal.click(column + len(text) // 2, row)

    def wait_for_color(self, text):
        """The line of notations begins with the colour in hex."""
        self.terminal.wait_for(lambda: self.color() == text, f"{text}, and not {self.color()}")

    def color(self):
        line = self.screen.line(self.screen.rows - 2).split()
        return line[0] if line else ""

    def steps(self):
        return edit_trace.steps(self.trace_file.read_text())

    def shape(self):
        return edit_trace.shape(self.trace_file.read_text())

    def answer(self):
        return self.terminal.answer()

    def strange(self):
        return edit_trace.strange(self.trace_file.read_text())


