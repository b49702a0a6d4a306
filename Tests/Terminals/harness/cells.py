"""The cells of a screen as text: the characters, then the colours of each row as runs."""


def color(value):
    if value is None:
        return "-"
    return str(value) if isinstance(value, int) else "#%02x%02x%02x" % value


def look(cell):
    """Of a space, the colour of the ink does not show."""
    front = "-" if cell.character == " " and not cell.reverse else color(cell.foreground)
    flags = ("b" if cell.bold else "") + ("r" if cell.reverse else "")
    return f"{front}/{color(cell.background)}" + (f" {flags}" if flags else "")


def runs(row):
    found = []
    for cell in row:
        if found and found[-1][0] == look(cell):
            found[-1][1] += 1
        else:
            found.append([look(cell), 1])
    return found


def text(screen):
    lines = [f"{screen.columns} x {screen.rows}"]
    for row in range(screen.rows):
        lines.append("|" + "".join(cell.character for cell in screen.cells[row]) + "|")
    before = None
    for number, row in enumerate(screen.cells):
        line = ", ".join(f"{count} {look}" for look, count in runs(row))
        if line != before:
            lines.append(f"{number}: {line}")
        before = line
    return "\n".join(lines)
