"""The accessible tree of each page, on record."""

from harness.case import WindowCase
from harness.picker import Picker

PAGES = {"preset": "Preset", "rgb": "RGB", "dials": "Dials"}


class Tree(WindowCase):
    def test_the_tree_of_each_page(self):
        for page, tab in PAGES.items():
            with self.subTest(page):
                picker = Picker(self, "--color", "#2e8b57", "--page", page)
                picker.tab(tab).wait_for("is_selected", True)
                self.recorded(f"tree-{page}", picker.window.outline())
                picker.program.__exit__()
