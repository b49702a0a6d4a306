"""One story, told in the window and in the terminal: choose Green, drag red to its end, type ff7f00,
take that back, select.

Every step of it but those in the middle of the drag is the same in both.
"""

BEGIN = "#1560bd"
GREEN = "#2e8b57"
DRAGGED = "#ff8b57"
TYPED = "ff7f00"
RESULT = DRAGGED

SHAPE = ["began", "changing", "chosen", "began", "changing", "chosen", "began", "changing", "chosen"]
CHOSEN = [GREEN, DRAGGED, "#" + TYPED]


def chosen(steps):
    return [words[1] for words in steps if words[0] == "chosen"]
