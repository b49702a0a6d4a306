"""The screen of a terminal, as its bytes make it: as much of ECMA-48 and xterm as programs here use.

What it does not know is kept in `unknown`, and a case fails when there is anything in it.
"""

import dataclasses
import unicodedata

# What xterm has for the sixteen by default, then the cube and the greys.
STEPS = [0, 95, 135, 175, 215, 255]
PALETTE = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
] + [(STEPS[i // 36], STEPS[i // 6 % 6], STEPS[i % 6]) for i in range(216)] + [(8 + 10 * i,) * 3 for i in range(24)]


@dataclasses.dataclass(frozen=True)
class Cell:
    character: str = " "
    foreground: object = None
    background: object = None
    bold: bool = False
    reverse: bool = False


class Screen:
    """Feed it bytes; look at its cells, modes and cursor."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.unknown = []
        self.modes = set()
        self.cursor_shown = True
        self.keypad = False
        self.bells = 0
        self.clipboard = None
        self.asked_background = False
        self.pen = Cell()
        self.x = self.y = 0
        self.pending_wrap = False
        self.cells = self._blank()
        self._main = None
        self._rest = b""

    def _blank(self):
        return [[Cell()] * self.columns for _ in range(self.rows)]

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [(row + [Cell()] * columns)[:columns] for row in self.cells[:rows]]
        self.cells += [[Cell()] * columns for _ in range(rows - len(self.cells))]
        if self._main:
            self._main = (self._blank(), 0, 0)
        self.x, self.y = min(self.x, columns - 1), min(self.y, rows - 1)

    @property
    def is_alternate(self):
        return self._main is not None

    def feed(self, data):
        data = self._rest + data
        self._rest = b""
        place = 0
        while place < len(data):
            taken = self._one(data, place)
            if taken == 0:
                self._rest = data[place:]
                return
            place += taken

    def _one(self, data, place):
        """Takes one character or sequence; 0 when it is not whole yet."""
        byte = data[place]
        if byte == 0x1B:
            return self._escape(data, place)
        if byte < 0x20 or byte == 0x7F:
            self._control(byte)
            return 1
        length = 1 if byte < 0x80 else 4 if byte >= 0xF0 else 3 if byte >= 0xE0 else 2
        if place + length > len(data):
            return 0
        self._put(data[place:place + length].decode("utf-8", "replace"))
        return length

    def _control(self, byte):
        if byte == 0x07:
            self.bells += 1
        elif byte == 0x0D:
            self.x, self.pending_wrap = 0, False
        elif byte == 0x0A:
            self._line_feed()
        elif byte == 0x08:
            self.x, self.pending_wrap = max(0, self.x - 1), False
        elif byte == 0x09:
            self.x = min(self.columns - 1, (self.x // 8 + 1) * 8)
        elif byte not in (0x0E, 0x0F):
            self.unknown.append(bytes([byte]))

    def _line_feed(self):
        if self.y + 1 < self.rows:
            self.y += 1
        else:
            self.cells = self.cells[1:] + [[Cell()] * self.columns]

    def _put(self, character):
        width = 2 if unicodedata.east_asian_width(character[0]) in "WF" else 1
        if self.pending_wrap or self.x + width > self.columns:
            self.x, self.pending_wrap = 0, False
            self._line_feed()
        row = self.cells[self.y]
        row[self.x] = dataclasses.replace(self.pen, character=character)
        for tail in range(1, width):
            row[self.x + tail] = dataclasses.replace(self.pen, character="")
        self.x += width
        if self.x >= self.columns:
            self.x, self.pending_wrap = self.columns - 1, True

    def _escape(self, data, place):
        if place + 1 >= len(data):
            return 0
        kind = data[place + 1]
        if kind == ord("["):
            end = place + 2
            while end < len(data) and not 0x40 <= data[end] <= 0x7E:
                end += 1
            # The Linux console's cursor shape ends in c and is one of these too.
            if end >= len(data):
                return 0
            self._sequence(data[place + 2:end].decode("latin-1"), chr(data[end]))
            return end + 1 - place
        if kind == ord("]"):
            for end in range(place + 2, len(data)):
                if data[end] == 0x07 or data[end:end + 2] == b"\x1b\\":
                    self._command(data[place + 2:end].decode("utf-8", "replace"))
                    return end - place + (1 if data[end] == 0x07 else 2)
            return 0
        if kind in b"()":
            return 0 if place + 2 >= len(data) else 3
        if kind in b"=>":
            self.keypad = kind == ord("=")
        elif kind not in b"78":
            self.unknown.append(data[place:place + 2])
        return 2

    def _command(self, text):
        if text.startswith("52;c;"):
            self.clipboard = text[5:]
        elif text.startswith("11;?"):
            self.asked_background = True
        else:
            self.unknown.append(text)

    def _sequence(self, parameters, final):
        if parameters.startswith("?"):
            if final in "hl":
                return self._set_modes(parameters[1:], final == "h")
            if final == "c":
                return None
        numbers = [int(part) if part.isdigit() else 0 for part in parameters.split(";")]
        first = numbers[0] or 1
        if final == "m":
            self._select_graphics(parameters)
        elif final in "Hf":
            self.y = min(self.rows, first) - 1
            self.x = min(self.columns, (numbers[1] if len(numbers) > 1 else 1) or 1) - 1
            self.pending_wrap = False
        elif final == "C":
            self.x, self.pending_wrap = min(self.columns - 1, self.x + first), False
        elif final == "J":
            self._erase_display(numbers[0])
        elif final == "K":
            self.cells[self.y][self.x:] = [self._blank_cell()] * (self.columns - self.x)
        elif final != "t":
            self.unknown.append(f"CSI {parameters} {final}")
        return None

    def _blank_cell(self):
        return Cell(background=self.pen.background)

    def _erase_display(self, what):
        blank = self._blank_cell()
        self.cells[self.y][self.x:] = [blank] * (self.columns - self.x)
        rows = range(self.rows) if what == 2 else range(self.y + 1, self.rows)
        for row in rows:
            self.cells[row] = [blank] * self.columns

    def _set_modes(self, parameters, on):
        for mode in map(int, parameters.split(";")):
            if mode == 25:
                self.cursor_shown = on
            elif mode == 1049 and on and not self._main:
                self._main = (self.cells, self.x, self.y)
                self.cells = self._blank()
            elif mode == 1049 and not on and self._main:
                self.cells, self.x, self.y = self._main
                self._main = None
            elif mode not in (12, 1049):
                (self.modes.add if on else self.modes.discard)(mode)

    def _select_graphics(self, parameters):
        numbers = [int(part or 0) for part in parameters.replace("::", ":").replace(":", ";").split(";")]
        while numbers:
            number = numbers.pop(0)
            if number == 0:
                self.pen = Cell()
            elif number in (1, 7):
                self.pen = dataclasses.replace(self.pen, **{"bold" if number == 1 else "reverse": True})
            elif number in (22, 27):
                self.pen = dataclasses.replace(self.pen, **{"bold" if number == 22 else "reverse": False})
            elif number in (38, 48):
                kind = numbers.pop(0)
                if kind == 2:
                    color, numbers = tuple(numbers[:3]), numbers[3:]
                else:
                    color = numbers.pop(0)
                self._set_color(number == 38, color)
            elif number in (39, 49):
                self._set_color(number == 39, None)
            elif 30 <= number <= 37 or 90 <= number <= 97:
                self._set_color(True, number - 30 if number < 90 else number - 82)
            elif 40 <= number <= 47 or 100 <= number <= 107:
                self._set_color(False, number - 40 if number < 100 else number - 92)
            elif number != 10:
                self.unknown.append(f"SGR {number}")

    def _set_color(self, is_foreground, color):
        self.pen = dataclasses.replace(self.pen, **{"foreground" if is_foreground else "background": color})

    # What is seen

    def line(self, row):
        return "".join(cell.character for cell in self.cells[row]).rstrip()

    def text(self):
        return "\n".join(self.line(row) for row in range(self.rows)).rstrip("\n")

    def find(self, text):
        """Column and row, from 0, where text stands first."""
        for row in range(self.rows):
            line = "".join(cell.character or "\0" for cell in self.cells[row])
            if text in line:
                return line.index(text), row
        return None


def rgb(color, standard):
    """A colour of a cell as three bytes."""
    if color is None:
        return standard
    return PALETTE[color] if isinstance(color, int) else color
