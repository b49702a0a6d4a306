"""A picture of a screen, for people to look at: an SVG file, and the same as PNG."""

from xml.sax.saxutils import escape

from .screen import rgb

WIDTH, HEIGHT, SIZE = 10, 20, 16
# Left, top, right and bottom of the part of the cell that is filled.
BLOCKS = {"▀": (0, 0, 1, 0.5), "▄": (0, 0.5, 1, 1), "█": (0, 0, 1, 1)}
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}


def rect(left, top, right, bottom, color):
    return (f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" '
            f'fill="rgb{color}" shape-rendering="crispEdges"/>')


def drawing(screen, foreground, background):
    size = f'width="{screen.columns * WIDTH}" height="{screen.rows * HEIGHT}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="DejaVu Sans Mono" font-size="{SIZE}">'
    for y, row in enumerate(screen.cells):
        for x, cell in enumerate(row):
            front, back = rgb(cell.foreground, foreground), rgb(cell.background, background)
            if cell.reverse:
                front, back = back, front
            left, top = x * WIDTH, y * HEIGHT
            if cell.character in SHADES:
                share = SHADES[cell.character]
                back = tuple(round(f * share + b * (1 - share)) for f, b in zip(front, back))
            yield rect(left, top, left + WIDTH, top + HEIGHT, back)
            if cell.character in BLOCKS:
                a, b, c, d = BLOCKS[cell.character]
                yield rect(left + a * WIDTH, top + b * HEIGHT, left + c * WIDTH, top + d * HEIGHT, front)
            elif cell.character.strip() and cell.character not in SHADES:
                weight = ' font-weight="bold"' if cell.bold else ""
                yield f'<text x="{left}" y="{top + 15}" fill="rgb{front}"{weight}>{escape(cell.character)}</text>'
    if screen.cursor_shown:
        yield rect(screen.x * WIDTH, screen.y * HEIGHT, screen.x * WIDTH + 2, (screen.y + 1) * HEIGHT, (255, 255, 255))
    yield "</svg>"


def paint(screen, path, foreground=(229, 229, 229), background=(0, 0, 0)):
    """Writes `path` with .svg and .png behind it."""
    import gi

    gi.require_version("GdkPixbuf", "2.0")
    from gi.repository import GdkPixbuf

    with open(path + ".svg", "w") as file:
        file.write("\n".join(drawing(screen, foreground, background)))
    GdkPixbuf.Pixbuf.new_from_file(path + ".svg").savev(path + ".png", "png", [], [])
