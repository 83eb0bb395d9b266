"""What makes Trackwright a program of a Linux desktop: menu entry, icon, file type, manual page and
completion. All of it lies in the user's data folder, `$XDG_DATA_HOME`, and can be removed again."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from trackwright.cli.shared.parsers import PROGRAM
from trackwright.cli.system.completion import completion_script
from trackwright.cli.system.manual import manual_page
from trackwright.model.files.library import ROOT
from trackwright.model.files.track_files import TRACK_FORMAT, save_bytes
from trackwright.model.text.errors import TrackwrightError

MADE_BY = "made by `trackwright"
"""In every file that is installed: no other file is replaced or removed."""
ICON = ROOT / "resources" / "desktop" / "trackwright.svg"
MIME_TYPE = "application/vnd.trackwright.track+json"

ENTRY = """\
# {made_by} desktop install`
[Desktop Entry]
Type=Application
Version=1.4
Name=Trackwright
GenericName=Racing Circuit Editor
GenericName[de]=Editor für Rennstrecken
Comment=Design racing circuits for board games, check them, and playtest them with bots
Comment[de]=Rennstrecken für Brettspiele entwerfen, prüfen und mit Bots testen
Exec={command} %f
TryExec={program}
Icon=trackwright
Terminal=false
Categories=Game;BoardGame;
Keywords=circuit;track;race;board game;
Keywords[de]=Strecke;Rennen;Brettspiel;
MimeType={mime};
StartupNotify=true
StartupWMClass=Trackwright
"""

FILE_TYPE = """\
<?xml version="1.0" encoding="UTF-8"?>
<!-- {made_by} desktop install` -->
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{mime}">
    <comment>racing circuit</comment>
    <comment xml:lang="de">Rennstrecke</comment>
    <sub-class-of type="application/json"/>
    <icon name="trackwright"/>
    <magic priority="80">
      <match type="string" offset="0:200" value="&quot;{format}&quot;"/>
    </magic>
    <glob pattern="*.json" weight="40"/>
  </mime-type>
</mime-info>
"""
"""Other JSON files keep their type: their own pattern weighs 50, and is only overruled by what the
file says of itself."""

UPDATES = (
    ("update-mime-database", "mime"),
    ("update-desktop-database", "applications"),
    ("gtk-update-icon-cache", "--force", "--ignore-theme-index", "--quiet", "icons/hicolor"),
)
"""Programs that tell the desktop, each with a folder last; missing ones are skipped."""


def data_folder() -> Path:
    """The user's own data folder."""
    if sys.platform in ("win32", "darwin"):
        raise TrackwrightError(
            "a desktop entry can be installed on Linux and other systems with XDG folders; here, "
            "open tracks from the window"
        )
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return given if given.is_absolute() else Path.home() / ".local" / "share"


def desktop_files() -> dict[Path, bytes]:
    """Every file with its contents."""
    folder = data_folder()
    texts = {
        "applications/trackwright.desktop": _entry(),
        "icons/hicolor/scalable/apps/trackwright.svg": _icon(),
        "mime/packages/trackwright.xml": _filled(FILE_TYPE),
        "man/man1/trackwright.1": manual_page(),
        "bash-completion/completions/trackwright": completion_script("bash"),
        "fish/vendor_completions.d/trackwright.fish": completion_script("fish"),
    }
    return {folder / name: text.encode() for name, text in texts.items()}


def install(files: Mapping[Path, bytes]) -> None:
    """Write all files, or none if one is in the way, and tell the desktop."""
    _reject_foreign(files)
    for path, data in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        save_bytes(data, path)
    _update()


def remove(files: Mapping[Path, bytes]) -> list[Path]:
    """Remove those that are there, folders that are empty then, and tell the desktop."""
    _reject_foreign(files)
    found = [path for path in files if path.exists()]
    for path in found:
        path.unlink()
    _update()
    for path in found:
        _remove_empty(path.parent)
    return found


def _reject_foreign(files: Mapping[Path, bytes]) -> None:
    for path in files:
        if path.exists() and MADE_BY.encode() not in path.read_bytes():
            raise TrackwrightError(
                f"{path} is not a file that Trackwright installed: move it elsewhere first"
            )


def _remove_empty(folder: Path) -> None:
    while folder != data_folder() and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def _update() -> None:
    for *call, folder in UPDATES:
        program, path = shutil.which(call[0]), data_folder() / folder
        if program and path.is_dir():
            subprocess.run([program, *call[1:], str(path)], capture_output=True, check=False)


def _entry() -> str:
    program, *rest = _command()
    command = " ".join(_quoted(word) for word in (program, *rest))
    return _filled(ENTRY, command=command, program=program.replace("\\", "\\\\"))


def _filled(text: str, **more: str) -> str:
    return text.format(made_by=MADE_BY, mime=MIME_TYPE, format=TRACK_FORMAT, **more)


def _command() -> list[str]:
    """How this very installation is started: its script, or Python with the package."""
    script = Path(sys.executable).with_name(PROGRAM)
    return [str(script)] if script.exists() else [sys.executable, "-m", PROGRAM]


def _quoted(word: str) -> str:
    """An argument of `Exec`: in double quotes, with two levels of escapes and no field codes."""
    for mark in '\\"`$':
        word = word.replace(mark, f"\\{mark}")
    return f'"{word}"'.replace("\\", "\\\\").replace("%", "%%")


def _icon() -> str:
    return ICON.read_text("utf-8") + f"<!-- {MADE_BY} desktop install` -->\n"
