"""What a picker tells its program: one line for each step of an edit."""

STEPS = ["began", "changing", "chosen", "cancelled"]


def steps(text):
    """The steps in a program's error output, each as a list of words, in order."""
    lines = (line.split() for line in text.splitlines())
    return [words for words in lines if words and words[0] in STEPS]


def shape(text):
    """The steps with repetitions of `changing` made one: what kind of edit it was."""
    shown = []
    for words in steps(text):
        if words[0] != "changing" or shown[-1:] != ["changing"]:
            shown.append(words[0])
    return shown


def strange(text):
    """The lines that are no steps: warnings, which a good run has none of."""
    return [line for line in text.splitlines() if line.strip() and line.split()[0] not in STEPS]
