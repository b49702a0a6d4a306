"""The colour picker as its user meets it."""

import edit_trace as trace

from . import hand
from .case import built
from .program import Program
from .waiting import same, until

PRESETS = [
    ("Black", (0, 0, 0)), ("White", (255, 255, 255)), ("Gray", (127, 127, 127)), ("Red", (180, 27, 27)),
    ("Blue", (21, 96, 189)), ("Green", (46, 139, 87)), ("Yellow", (253, 233, 16)), ("Orange", (255, 127, 0)),
]
CHANNELS = ["Red", "Green", "Blue"]


class Parts:
    """The parts of one picker, in whatever window it stands. They live as long as it does."""

    def __init__(self, window, root=None):
        self.window = window
        self.root = root or window
        self._known = {}

    def part(self, role, name):
        """Walking the whole tree takes its time, so it is done once for each part."""
        if (role, name) not in self._known:
            self._known[role, name] = self.root.find(role, name)
        return self._known[role, name]

    def tab(self, name):
        return self.part("page tab", name)

    def show(self, page):
        self.window.click(self.tab(page))
        self.tab(page).wait_for("is_selected", True)

    @property
    def presets(self):
        return self.part("list box", "Presets")

    def row(self, name):
        return self.part("list item", name)

    def slider(self, name):
        return self.part("slider", name)

    @property
    def hex_field(self):
        return self.part("text", "Hex")

    @property
    def preview(self):
        return self.part("image", "Preview")

    def numbers(self):
        """Where the sliders stand."""
        return tuple(int(self.slider(name).value) for name in CHANNELS)

    def chosen_rows(self):
        return [name for name, _ in PRESETS if self.row(name).is_selected]

    def wait_for_numbers(self, *numbers):
        same(self.numbers, numbers, "the sliders")

    def wait_for_hex(self, text):
        self.hex_field.wait_for("text", text)


class Picker(Parts):
    """The program `tincture-picker`, started with a trace of its edits."""

    def __init__(self, case, *options, title="Color Picker", environment=None):
        self.program = Program(
            [built("tincture-picker"), *options], {"TINCTURE_TRACE": "1", **(environment or {})})
        case.addCleanup(self.program.__exit__)
        super().__init__(self.program.window(title))

    @property
    def cancel_button(self):
        return self.window.find("push button", "Cancel")

    @property
    def select_button(self):
        return self.window.find("push button", "Select")

    def steps(self):
        return trace.steps(self.program.error_output)

    def shape(self):
        return trace.shape(self.program.error_output)

    def wait_for_shape(self, *shape):
        same(self.shape, list(shape), "the steps told")

    def focus_on(self, role, name):
        """Goes with the Tab key to the part with this role and name."""
        seen = []
        for _ in range(40):
            now = self.focus()
            if now == (role, name):
                return
            seen.append(now)
            self.press_tab()
        raise AssertionError(f"Tab does not reach {role} {name!r}; it went {seen}")

    def focus(self):
        """Role and name of what has the keyboard."""
        found = until(self.window.focused, "something to have the keyboard")
        return (found.role, found.name)

    def press_tab(self, key="Tab"):
        """Moves the keyboard on and waits until it has gone."""
        before = self.focus()
        hand.key(key)
        until(lambda: self.focus() != before, f"{key} to leave {before}")

    def answer(self):
        """Waits for the end: exit status and what was printed."""
        return (self.program.status(), self.program.output)
