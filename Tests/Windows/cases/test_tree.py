"""The accessible tree of each page, on record."""

from harness.case import WindowCase
from harness.picker import Picker


class Tree(WindowCase):
    def test_the_tree_of_each_page(self):
        for page in ["preset", "rgb"]:
            with self.subTest(page):
                picker = Picker(self, "--color", "#2e8b57", "--page", page)
                picker.tab({"preset": "Preset", "rgb": "RGB"}[page]).wait_for("is_selected", True)
                self.recorded(f"tree-{page}", picker.window.outline())
                picker.program.__exit__()
