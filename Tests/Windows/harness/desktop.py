"""A private desktop: a display, a session bus, a home, all gone at the end."""

import os
import shutil
import subprocess
import tempfile

# What would let the desktop that started the tests leak into them.
FOREIGN = [
    "WAYLAND_DISPLAY", "NO_AT_BRIDGE", "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "LC_ALL", "LANGUAGE",
    "GTK_THEME", "GTK_MODULES", "GTK_IM_MODULE", "GDK_SCALE", "GDK_DPI_SCALE", "XMODIFIERS", "NO_COLOR",
    "ADW_DEBUG_COLOR_SCHEME", "ADW_DEBUG_HIGH_CONTRAST", "DESKTOP_SESSION", "XDG_CURRENT_DESKTOP", "XAUTHORITY",
    "TINCTURE_TRACE",
]
FOLDERS = {
    "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state",
    "XDG_RUNTIME_DIR": "runtime",
}
FIXED = {
    "LANG": "C.UTF-8",
    "GDK_BACKEND": "x11",
    # Software painting gives the same pixels on every machine.
    "GSK_RENDERER": "cairo",
    "GTK_A11Y": "atspi",
    # Settings come from the tests, not from a portal or another program's settings daemon.
    "GSETTINGS_BACKEND": "memory",
    "ADW_DISABLE_PORTAL": "1",
    "GIO_USE_VFS": "local",
    "GTK_IM_MODULE": "gtk-im-context-simple",
    # A warning of GLib or GTK is a fault; the cases look for it on standard error.
    "G_MESSAGES_DEBUG": "",
}
# Nothing moves by itself, and text has the interface font of GNOME, which no settings daemon tells here.
SETTINGS = """[Settings]
gtk-font-name=Cantarell 11
gtk-enable-animations=0
gtk-cursor-blink=0
"""
# Room for a window with text twice the usual size.
SCREEN = "1280x1400x24"


class Desktop:
    """`with Desktop() as environment:` gives the environment of programs that live on it."""

    def __init__(self, screen=SCREEN):
        self.screen = screen

    def __enter__(self):
        self.home = tempfile.mkdtemp(prefix="tincture-windows-")
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", self.screen, "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        # The server writes the number once it takes connections, or closes the pipe when it cannot start.
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            self.__exit__()
            raise SystemExit("Xvfb did not start")
        environment = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        environment.update(FIXED, DISPLAY=f":{number}", HOME=self.home)
        for name, folder in FOLDERS.items():
            path = os.path.join(self.home, folder)
            os.mkdir(path, mode=0o700)
            environment[name] = path
        settings = os.path.join(environment["XDG_CONFIG_HOME"], "gtk-4.0")
        os.mkdir(settings)
        with open(os.path.join(settings, "settings.ini"), "w") as file:
            file.write(SETTINGS)
        return environment

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.home, ignore_errors=True)


def run_on(environment, words):
    """Runs a program on a session bus of its own, and returns its status.

    The services of the bus chatter on both outputs, so the program gets ours under another number.
    """
    output = os.dup(1)
    os.set_inheritable(output, True)
    try:
        return subprocess.run(
            ["dbus-run-session", "--", *words], env={**environment, "TINCTURE_OUTPUT": str(output)}, pass_fds=[output],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    finally:
        os.close(output)


def take_output():
    """Called in the program that `run_on` started: its output goes where ours does."""
    os.dup2(int(os.environ.pop("TINCTURE_OUTPUT")), 1)


def missing_tools():
    """The programs that are needed and not there."""
    needed = ["Xvfb", "dbus-run-session", "xdotool", "xwd", "convert"]
    return [name for name in needed if shutil.which(name) is None]
