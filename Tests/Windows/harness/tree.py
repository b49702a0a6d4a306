"""The accessible tree, as a screen reader sees it."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from .waiting import same, until  # noqa: E402


def applications():
    """The accessible programs on this bus."""
    desktop = Atspi.get_desktop(0)
    desktop.set_cache_mask(Atspi.Cache.NONE)
    for index in range(desktop.get_child_count()):
        found = desktop.get_child_at_index(index)
        if found is not None:
            # Every reading is to be of now: this reader does not run the loop that would keep a cache true.
            found.set_cache_mask(Atspi.Cache.NONE)
            yield found


class Node:
    """One accessible object. Nothing is remembered: each property is asked for anew."""

    def __init__(self, accessible):
        self.accessible = accessible
        # What can have the keyboard, walked for once; see `focused`.
        self._focusable = None

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    @property
    def role(self):
        return self.accessible.get_role_name()

    @property
    def name(self):
        return self.accessible.get_name()

    @property
    def description(self):
        return self.accessible.get_description()

    @property
    def states(self):
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @property
    def children(self):
        found = (self.accessible.get_child_at_index(index) for index in range(self.accessible.get_child_count()))
        return [Node(child) for child in found if child is not None]

    @property
    def interfaces(self):
        return list(self.accessible.get_interfaces())

    @property
    def extents(self):
        """x, y, width, height in the window's own coordinates; None for what has no place."""
        if "Component" not in self.interfaces:
            return None
        box = self.accessible.get_extents(Atspi.CoordType.WINDOW)
        return (box.x, box.y, box.width, box.height)

    @property
    def value(self):
        return self.accessible.get_current_value()

    @property
    def value_range(self):
        return (self.accessible.get_minimum_value(), self.accessible.get_maximum_value())

    def set_value(self, value):
        """Sets the value as a screen reader does."""
        return self.accessible.set_current_value(value)

    @property
    def spoken(self):
        """What is read after role and name.

        Toolkits that know the spoken value of a range tell it with the value (GTK from 4.10 on);
        before that it can only be told as the description.
        """
        if "Value" in self.interfaces:
            try:
                told = Atspi.Value.get_text(self.accessible)
                if told:
                    return told
            except GLib.Error:
                pass
        return self.description

    @property
    def text(self):
        # GTK 4.8 gives nothing for the end -1 that means "all".
        return Atspi.Text.get_text(self.accessible, 0, Atspi.Text.get_character_count(self.accessible))

    @property
    def is_focused(self):
        return "focused" in self.states

    @property
    def is_sensitive(self):
        return "sensitive" in self.states

    @property
    def is_selected(self):
        return "selected" in self.states

    def all(self):
        """This object and everything in it, parents first."""
        yield self
        for child in self.children:
            yield from child.all()

    def look(self, role=None, name=None):
        """What is there now with this role and name."""
        return [
            node for node in self.all()
            if (role is None or node.role == role) and (name is None or node.name == name)
        ]

    def find(self, role=None, name=None, nth=0):
        """Waits for the object with this role and name."""

        def seek():
            found = self.look(role, name)
            return found[nth] if len(found) > nth else None

        return until(seek, lambda: f"{role or 'anything'} {name!r} in\n{self.outline()}")

    def focused(self):
        """The object that has the keyboard, or None. The innermost one, where several say so."""
        if not self._focusable:
            self._focusable = [node for node in self.all() if "focusable" in node.states]
        found = [node for node in self._focusable if node.is_focused]
        if not found:
            self._focusable = None
        return found[-1] if found else None

    def wait_for(self, property, expected):
        """Waits until a property has a value."""
        same(lambda: getattr(self, property), expected, f"{property} of {self!r}")

    def outline(self):
        """The tree as text, one object a line, indented by depth.

        Scroll bars are left out: their numbers are pixels of a layout, which differ with the typeface.
        """
        return "\n".join(self._lines(0))

    def _lines(self, depth):
        yield "  " * depth + self.line()
        for child in self.children:
            if child.role != "scroll bar":
                yield from child._lines(depth + 1)

    # States that follow from the moment or from the toolkit's version, not from the design.
    MOMENTARY = {"active", "focused", "showing", "sensitive", "visible", "enabled"}

    def line(self):
        """Role, name, spoken value and the states that a listener is told."""
        words = [self.role]
        if self.name:
            words.append(repr(self.name))
        if self.spoken:
            words.append("= " + repr(self.spoken))
        if "Value" in self.interfaces:
            low, high = self.value_range
            words.append(f"{self.value:g} in {low:g}…{high:g}")
        states = sorted(self.states - self.MOMENTARY)
        if "sensitive" not in self.states and self.interfaces != ["Accessible"]:
            states.append("insensitive")
        if states:
            words.append("[" + " ".join(states) + "]")
        return " ".join(words)
