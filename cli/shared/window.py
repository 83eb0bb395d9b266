"""The only place where a command opens a window."""

import os
import sys

from trackwright.cli.shared.progress import waiting_for_somebody

DISPLAYS = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
"""Environment variables: any of them names a display."""


def has_display() -> bool:
    """Can a window be shown? If it cannot, Qt ends the whole program."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in DISPLAYS)


def is_interactive() -> bool:
    """Is there a display, and a person at the terminal rather than another program?"""
    return has_display() and sys.stdout.isatty()


def open_window(track: str | None) -> int:
    """Show the editor until it is closed; returns the exit code."""
    from trackwright.editor.start import open_editor

    with waiting_for_somebody():
        return open_editor(track)
