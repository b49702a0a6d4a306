"""Where Tab goes, and back."""

from harness.case import WindowCase
from harness.picker import Picker


class Keyboard(WindowCase):
    def way(self, picker, key):
        """Every stop from the present one until it comes round, each as `role name`."""
        stops = []
        while True:
            stop = "%s %r" % picker.focus()
            if stop in stops:
                self.assertEqual(stop, stops[0], f"{key} goes round without its beginning: {stops}")
                return stops
            stops.append(stop)
            picker.press_tab(key)

    def test_tab_comes_back_to_the_row_that_is_chosen(self):
        picker = Picker(self)
        picker.window.click(picker.row("Green"))
        picker.window.wait_for_focus("list item", "Green")
        picker.press_tab()
        picker.window.wait_for_focus("text", "Hex")
        picker.press_tab("shift+Tab")
        picker.window.wait_for_focus("list item", "Green")

    def test_tab_reaches_everything_in_order_and_shift_tab_comes_back(self):
        for page in ["preset", "rgb"]:
            with self.subTest(page):
                picker = Picker(self, "--color", "#2e8b57", "--page", page)
                forth = self.way(picker, "Tab")
                back = self.way(picker, "shift+Tab")
                self.assertEqual(back, forth[:1] + forth[:0:-1])
                self.recorded(f"tab-order-{page}", "\n".join(forth))
                picker.program.__exit__()
