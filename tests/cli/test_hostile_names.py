"""Names that steer a terminal go through every command, with every option that it has."""

import csv
import io
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2 as pdfium
import pytest

from tests.amounts import slow_but
from tests.hostile import (
    EVIL,
    FILE_NAME,
    evil_file,
    evil_kit,
    harmful,
    is_plain,
)
from trackwright.cli.main import main
from trackwright.cli.shared.parsers import command_names, command_parser
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import read_track
from trackwright.reports.export import FORMS

Captured = pytest.CaptureFixture[str]
RULES = ("--rules", "motograndprix-basic", "--laps", "1")
TRACK = f"{FILE_NAME}.json"
RECORD, RESULT, CASES = f"record{FILE_NAME}.json", f"result{FILE_NAME}.json", f"c{FILE_NAME}.json"
VALUES = {
    "TRACK": TRACK,
    "RECORD": RECORD,
    "RESULT|TRACK": RESULT,
    "CASES.json": CASES,
    "R": "motograndprix-basic",
    "RULESET": "motograndprix-basic",
    "OUT": f"{FILE_NAME}.svg",
    "OUT.html": f"{FILE_NAME}.html",
    "FOLDER": ".",
    "SHELL": "bash",
}
"""What a command is given under the name that its help has for it; whatever else, the name itself
(which is refused, and may not be printed raw there either), and a number."""
REQUIRED = {"races": "3"}
LITTLE = {
    "design": ["--count", "1", "--bursts", "1", "--jobs", "1"],
    "what-if": ["--races", "2", "--kinds", "difficulty"],
}
"""What keeps a command short that would search for long."""
ENDLESS = {"watch", "cluster", "help"}
"""Options that wait for what does not come here."""


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """A track, an open one, a damaged one, a record and cases, hostile from end to end."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRACKWRIGHT_KITS", str(tmp_path / "kits"))
    monkeypatch.setattr("trackwright.cli.commands.report.RACES", 3)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    evil_kit(tmp_path / "kits")
    evil_file(tmp_path)
    Path("damaged.json").write_text(json.dumps({EVIL: 1, "format": EVIL}), "utf-8")
    Path("mine.json").write_bytes(Path(TRACK).read_bytes())
    assert main(["race", "mine.json", *RULES, "--record", "record.json"]) == 0
    record = json.loads(Path("record.json").read_text("utf-8"))
    record |= {"program": EVIL, "name": EVIL}
    Path(RECORD).write_text(json.dumps(record), "utf-8")
    case = {"id": EVIL, "title": EVIL, "ask": {"kind": EVIL}, "want": [EVIL], EVIL: EVIL}
    Path(CASES).write_text(json.dumps([case]), "utf-8")
    capsys.readouterr()


def least(command: str) -> list[str]:
    """The command with no more than it needs, but every file that it may read."""
    words = [command]
    for action in command_parser(command)._actions:
        if not action.option_strings and action.metavar in VALUES:
            words.append(VALUES[str(action.metavar)])
        elif action.required and action.option_strings:
            value = REQUIRED.get(action.dest) or VALUES[str(action.metavar)]
            words += [action.option_strings[-1], value]
    return words + LITTLE.get(command, [])


def calls_of(command: str) -> Iterator[list[str]]:
    """The command with each of its options in turn."""
    begin = least(command)
    yield begin
    yield [*begin, EVIL]
    yield [word if word != TRACK else "damaged.json" for word in begin]
    yield [word if word != TRACK else f"gone{TRACK}" for word in begin]
    for action in command_parser(command)._actions:
        if not action.option_strings or action.dest in ENDLESS:
            continue
        option = action.option_strings[-1]
        if action.nargs == 0:
            yield [*begin, option]
            continue
        for value in action.choices or (VALUES.get(str(action.metavar), "1"), EVIL):
            yield [*begin, option, str(value)]


def told(arguments: list[str], capsys: Captured) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    found = capsys.readouterr()
    return code, found.out, found.err


@pytest.mark.parametrize(
    "command",
    slow_but(
        [c for c in command_names() if c not in ("demo", "design", "print", "report")],
        command_names(),
    ),
)
def test_no_command_sends_control_characters(command: str, capsys: Captured) -> None:
    for arguments in calls_of(command):
        code, out, err = told(arguments, capsys)
        assert code in (0, 1, 2), arguments
        assert is_plain(out), (arguments, out)
        assert is_plain(err), (arguments, err)
        if "--json" in arguments and code != 2:
            json.loads(out)


def test_every_track_that_a_command_names_is_shown_as_it_is_called(capsys: Captured) -> None:
    shown = EVIL[:5].replace("\x1b", "\\u001b")
    for command in ("info", "check", "close", "export", "suggest-difficulty", "race", "playtest"):
        _, out, _ = told(least(command), capsys)
        assert shown in out, command


def test_json_holds_the_name_as_it_is(capsys: Captured) -> None:
    _, out, _ = told(["race", TRACK, *RULES, "--json"], capsys)
    assert json.loads(out)["name"] == EVIL
    _, out, _ = told(["check", TRACK, "--format", "sarif"], capsys)
    assert json.loads(out)["version"] == "2.1.0"


def test_remarks_for_github_are_not_forged(capsys: Captured) -> None:
    _, out, err = told(["check", TRACK, "damaged.json", "--format", "github"], capsys)
    assert out
    assert all(
        re.match(r"::(error|warning|notice) file=[^:,]+(,line=\d+,title=[^:,]+)?::", line)
        for line in out.splitlines()
    )
    assert is_plain(err)


def test_colours_and_progress_are_sent_and_nothing_else(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for stream in (sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    _, out, _ = told(["check", TRACK], capsys)
    assert "\x1b[33m" in out
    assert is_plain(re.sub(r"\x1b\[(0|1|1;31|33|36)m", "", out))
    _, _, err = told(["playtest", TRACK, *RULES, "--races", "3"], capsys)
    assert "\r" in err
    assert is_plain(re.sub(r"\r|\x1b\[K", "", err))


@pytest.mark.slow
@pytest.mark.parametrize("suffix", FORMS)
def test_no_export_holds_what_steers(suffix: str, capsys: Captured) -> None:
    code, _, _ = told(["export", TRACK, f"out.{suffix}"], capsys)
    assert code == 0
    data = Path(f"out.{suffix}").read_bytes()
    if suffix == "png":
        assert data.startswith(b"\x89PNG")
    elif suffix == "json":
        assert json.loads(data)["name"] == EVIL
    elif suffix == "pdf":
        assert not harmful("".join(_texts_of(data)))
    elif FORMS[suffix].is_table:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for name in (
                name for name in archive.namelist() if ".png" not in name and "assets/" not in name
            ):
                _check_part(name, archive.read(name).decode())
    else:
        assert not harmful(data.decode())
    if suffix in ("svg", "graphml"):
        ElementTree.fromstring(data)


def _check_part(name: str, text: str) -> None:
    """JSON holds names as they are; other files of a virtual table are plain."""
    if name.endswith(".json"):
        json.loads(text)
    else:
        assert not harmful(text.replace("\t", "")), name  # traits of VASSAL need tabs
    if name.endswith(".xml"):
        ElementTree.fromstring(text)


def _texts_of(pdf: bytes) -> Iterator[str]:
    """The words of its pages and what it says of itself, without the ends of lines."""
    document = pdfium.PdfDocument(pdf)
    yield from document.get_metadata_dict().values()
    for page in document:
        yield from page.get_textpage().get_text_range().splitlines()
    document.close()


def test_no_cell_of_a_table_is_a_formula(capsys: Captured) -> None:
    outs = ["--csv", "figures.csv", "--heat", "heat.csv"]
    assert told(["playtest", TRACK, *RULES, "--races", "3", *outs], capsys)[0] == 0
    assert told(["export", TRACK, "spaces.csv"], capsys)[0] == 0
    for name in ("figures.csv", "heat.csv", "spaces.csv"):
        rows = list(csv.reader(Path(name).read_text("utf-8").splitlines()))
        cells = [cell for row in rows for cell in row]
        assert not [cell for cell in cells if re.match(r"[=+@\t\r]|-(?![\d.])", cell)]
    assert any(cell.startswith("'=HYPERLINK") for cell in cells)


@pytest.mark.slow
def test_a_hostile_kit_is_plain_too(capsys: Captured) -> None:
    """Its name, a piece's name, and its code, which tracks are laid with."""
    document = json.loads(Path(TRACK).read_text("utf-8")) | {"kit": "evil"}
    document["runs"][0]["pieces"].append({"id": 99, "piece": EVIL[:20]})
    Path("kit.json").write_text(json.dumps(document), "utf-8")
    assert read_track(Path("kit.json"), kit).kit == "evil"
    for arguments in (["info"], ["check", "-v"], ["close"], ["suggest-difficulty"], ["budget"]):
        _, out, err = told([arguments[0], "kit.json", *arguments[1:]], capsys)
        assert is_plain(out + err), arguments
    _, out, _ = told(["close", "kit.json", "--json"], capsys)
    json.loads(out)
