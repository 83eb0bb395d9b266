"""The files of a desktop: written in the user's data folder alone, taken away without a trace."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from trackwright.cli.main import main
from trackwright.cli.shared.parsers import command_names
from trackwright.cli.system import desktop
from trackwright.cli.system.desktop import MIME_TYPE, desktop_files
from trackwright.cli.system.inputs import all_commands
from trackwright.cli.system.manual import manual_page
from trackwright.model.files.library import shipped_tracks

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="desktops with XDG folders"
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own; the data folder is not there yet."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def files_in(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def needs(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


@pytest.mark.slow
def test_installed_files_lie_in_the_data_folder_and_are_removed(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(desktop, "UPDATES", ())
    assert main(["desktop"]) == 0
    assert capsys.readouterr().out.count(": not installed") == len(desktop_files())
    assert main(["desktop", "install"]) == 0
    assert main(["desktop", "install"]) == 0
    assert files_in(home) == set(desktop_files())
    assert all(path.is_relative_to(home / "data") for path in desktop_files())
    capsys.readouterr()
    assert main(["desktop"]) == 0
    assert capsys.readouterr().out.count(": installed") == len(desktop_files())
    assert main(["desktop", "remove"]) == 0
    assert list(home.rglob("*")) in ([], [home / "data"])


def test_files_of_somebody_else_stay(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = home / "data" / "applications" / "trackwright.desktop"
    own.parent.mkdir(parents=True)
    own.write_text("[Desktop Entry]\nName=Mine\n")
    for action in ("install", "remove"):
        assert main(["desktop", action]) == 2
        assert f"{own} is not a file that Trackwright installed" in capsys.readouterr().err
    assert files_in(home) == {own}


def test_the_entry_starts_this_installation(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quoted as the desktop entry specification wants it."""
    monkeypatch.setattr(sys, "executable", '/opt/50% "off"/python')
    text = desktop_files()[home / "data/applications/trackwright.desktop"].decode()
    entry = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    command = entry["Exec"].replace("\\\\", "\\").replace("%%", "%")
    assert shlex.split(command) == ['/opt/50% "off"/python', "-m", "trackwright", "%f"]
    monkeypatch.undo()
    program = next(line for line in desktop._entry().splitlines() if line.startswith("TryExec="))
    assert os.access(program.partition("=")[2], os.X_OK)


def test_icon_and_file_type_are_xml_and_the_type_knows_tracks(home: Path) -> None:
    files = {path.name: data for path, data in desktop_files().items()}
    assert ElementTree.fromstring(files["trackwright.svg"]).tag.endswith("svg")
    kind = ElementTree.fromstring(files["trackwright.xml"])[0]
    assert kind.get("type") == MIME_TYPE
    match = kind.find(".//{*}match")
    assert match is not None
    begin, end = map(int, str(match.get("offset")).split(":"))
    for path in shipped_tracks().values():
        assert begin <= path.read_bytes().index(str(match.get("value")).encode()) <= end


def test_the_validator_of_desktop_entries_is_content(home: Path) -> None:
    program = needs("desktop-file-validate")
    assert main(["desktop", "install"]) == 0
    entry = home / "data/applications/trackwright.desktop"
    done = subprocess.run([program, str(entry)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_desktop_knows_tracks_from_other_json(home: Path) -> None:
    gio = needs("gio")
    needs("update-mime-database")
    assert main(["desktop", "install"]) == 0
    shutil.copy(shipped_tracks()["gp-ring"], home / "track.json")
    (home / "other.json").write_text('{"format": "something"}')
    found = {}
    for name in ("track.json", "other.json"):
        call = [gio, "info", "-a", "standard::content-type", str(home / name)]
        said = subprocess.run(call, capture_output=True, text=True, check=True).stdout
        found[name] = said.partition("content-type: ")[2].split()[0]
    assert found == {"track.json": MIME_TYPE, "other.json": "application/json"}


def test_other_systems_are_told_why_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert main(["desktop", "install"]) == 2
    assert "on Linux" in capsys.readouterr().err


def test_the_manual_has_every_command_and_option() -> None:
    page = manual_page()
    for command in all_commands():
        section = page.partition(f".SS trackwright {command.name}\n".replace("-", "\\-"))[2]
        section = section.partition("\n.S")[0]
        for flag in command.flags:
            assert all(f"\\fB{name}\\fR".replace("-", "\\-") in section for name in flag.names)
    assert page.count(".SS ") == len(command_names())


def test_the_formatter_of_manual_pages_has_no_complaints() -> None:
    groff = needs("groff")
    call = [groff, "-man", "-ww", "-Tutf8", "-k"]
    done = subprocess.run(call, input=manual_page().encode(), capture_output=True, check=True)
    assert done.stderr == b""
    assert b"print JSON instead of text" in done.stdout
