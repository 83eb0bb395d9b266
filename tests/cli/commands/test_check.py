"""`trackwright check`: filters, exit codes, formats, mending, watching."""

import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests import builders
from tests.cli.running import run as run_command
from trackwright.cli.commands import check
from trackwright.model.files.library import kit, load_track, shipped_tracks
from trackwright.model.files.track_files import read_track, save_bytes, save_track, track_text
from trackwright.model.layout.track import Approval, Marker, Track
from trackwright.reports.problems import sarif_format, text_format
from trackwright.validators.raceable import RULESETS

OPEN = "START L4 R2L L4"
UNUSED = Approval("GEO101", "was open once", (2,))
RATED = {"markers": [{"on": 2, "difficulty": 2}, {"on": 7, "difficulty": 2}]}
SCHEMA = json.loads(
    Path(__file__).parents[2].joinpath("data/sarif-subset.schema.json").read_text("utf-8")
)


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def saved(name: str, pieces: str = OPEN, **changes: Any) -> Path:
    """A track file in the current folder."""
    path = Path(name)
    save_track(replace(builders.track_of(pieces), **changes), path)
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    return run_command(capsys, "check", *arguments)


def reported(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(capsys, *arguments, "--json")[1])
    return found


def found_codes(document: dict[str, Any]) -> set[str]:
    return {f["code"] for track in document["tracks"] for f in track["findings"]}


# --- what is told, and how it ends --------------------------------------------------------------


def test_text_names_code_name_alias_message_and_place(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, saved("open.json"))
    assert code == 1
    assert "test (open.json)" in out
    assert "GEO101 not-closed (MGP-V-CLOSED)" in out
    assert "the end of piece 4 is" in out
    assert "[pieces 1 4]" in out
    assert re.search(r"^\d+ errors?, \d+ warnings?, \d+ notes? in 1 track", out, re.MULTILINE)


def test_text_lists_errors_before_warnings_before_notes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = told(capsys, saved("open.json", kit_revision=99, waivers=(UNUSED,)))
    heads = [line.strip() for line in out.splitlines() if re.fullmatch(r"  \w+s", line)]
    assert heads == ["errors", "warnings", "notes"]


def test_verbose_adds_why_and_fix(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("open.json")
    assert "why:" not in told(capsys, path)[1]
    out = told(capsys, path, "-v")[1]
    assert "why: a race goes round and round" in out
    assert "fix: add pieces until" in out


def test_clean_track_is_said_to_be_clean(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "fabulous-driving-park")
    assert code == 0
    assert "no problems found" in out
    assert "0 errors, 0 warnings, 0 notes in 1 track" in out


def test_what_was_not_checked_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, saved("open.json"))
    joined = " ".join(out.split())
    assert re.search(r"not checked, the circuit is not closed: .*BAL504 uneven-corners", joined)
    assert "could not run" in out


def test_waived_findings_are_listed_with_their_reason_and_do_not_count(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = saved("open.json", waivers=(Approval("GEO101", "not finished yet", (1, 4)),))
    code, out, _ = told(capsys, path, "--only", "GEO101")
    assert code == 0
    assert "approved GEO101 not-closed" in out
    assert "not finished yet" in out
    assert "0 errors, 0 warnings, 0 notes in 1 track; 1 approved" in out


def test_warnings_count_only_when_strict_and_notes_never(
    capsys: pytest.CaptureFixture[str],
) -> None:
    warned, noted = saved("warned.json", kit_revision=99), saved("noted.json", waivers=(UNUSED,))
    only = ("--only", "SYS901,SYS902")
    assert told(capsys, warned, *only)[0] == 0
    assert told(capsys, warned, *only, "--strict")[0] == 1
    assert told(capsys, noted, *only)[0] == 0
    assert told(capsys, noted, *only, "--strict")[0] == 0


def test_unreadable_tracks_are_told_and_the_others_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("broken.json").write_text("{", "utf-8")
    code, out, err = told(capsys, "broken.json", "absent.json", "april-raceway")
    assert code == 2
    assert "April Raceway" in out
    assert "2 tracks unreadable" in out
    assert "broken.json: not JSON" in err
    assert "absent.json: cannot be read" in err


def test_unknown_ruleset_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "april-raceway", "--rules", "street-race")
    assert (code, out) == (2, "")
    for ruleset in RULESETS:
        assert ruleset in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--only", "GEO1O1"), "did you mean 'GEO101'"),
        (("--watch", "--fix"), "cannot be combined with --fix"),
        (("--diff", "--json"), "cannot be combined with --format json"),
        (("--unsafe-fixes",), "needs --fix"),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = told(capsys, "april-raceway", *arguments)
    assert (code, out) == (2, "")
    assert message in err


def test_help_explains_the_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "--help")
    assert "1 = errors (with --strict, also warnings; notes never count)" in " ".join(out.split())


# --- filters ------------------------------------------------------------------------------------


@pytest.mark.parametrize("only", ["GEO101", "MGP-V-CLOSED", "geo101", "CLOSED", "not-closed"])
def test_only_takes_codes_aliases_and_names(only: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert found_codes(reported(capsys, saved("open.json"), "--only", only)) == {"GEO101"}


def test_only_takes_families(capsys: pytest.CaptureFixture[str]) -> None:
    codes = found_codes(reported(capsys, saved("open.json"), "--only", "GEO"))
    assert codes == {"GEO101", "GEO103"}


def test_ignored_checks_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    everything = found_codes(reported(capsys, saved("open.json")))
    without = found_codes(reported(capsys, "open.json", "--ignore", "GEO103,MAR"))
    assert without == {c for c in everything if c != "GEO103" and not c.startswith("MAR")}
    assert without < everything


def test_only_unused_waivers_are_found_although_nothing_else_is_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    used = Approval("GEO101", "not finished", (1, 4))
    document = reported(capsys, saved("open.json", waivers=(UNUSED, used)), "--only", "SYS901")
    (track,) = document["tracks"]
    assert [(f["code"], f["pieces"]) for f in track["findings"]] == [("SYS901", [2])]


def test_severity_leaves_milder_findings_out(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("open.json", kit_revision=99, waivers=(UNUSED,))
    assert {"SYS901", "SYS902"} <= found_codes(reported(capsys, path))
    codes = found_codes(reported(capsys, path, "--severity", "warning"))
    assert "SYS902" in codes
    assert "SYS901" not in codes
    codes = found_codes(reported(capsys, path, "--severity", "error"))
    assert "GEO101" in codes
    assert "SYS902" not in codes


def test_every_format_says_what_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--only", "GEO", "--ignore", "GEO103", "--severity", "warning", "--strict"]
    asked += ["--rules", "moped-betting"]
    out = told(capsys, "april-raceway", *asked)[1]
    assert "filters: rules moped-betting; only GEO; ignoring GEO103" in out
    assert "ignoring GEO103; severity warning and above; warnings count (strict)" in out
    filters = reported(capsys, "april-raceway", *asked)["filters"]
    assert filters["rules"] == "moped-betting"
    assert filters["ignore"] == ["GEO103"]
    assert (filters["severity"], filters["strict"]) == ("warning", True)
    sarif = json.loads(told(capsys, "april-raceway", *asked, "--format", "sarif")[1])
    assert "ignoring GEO103" in sarif["runs"][0]["properties"]["askedFor"]


# --- colours ------------------------------------------------------------------------------------


class Terminal:
    def isatty(self) -> bool:
        return True


def test_colours_only_on_a_terminal_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal: Any = Terminal()
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert text_format.wants_colour(terminal)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not text_format.wants_colour(terminal)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not text_format.wants_colour(terminal)


def test_colours_add_nothing_but_colour(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(saved("open.json", kit_revision=99))]
    outcome, _, _ = check.outcome_of(job(*arguments))
    coloured = text_format.text_of(outcome, colour=True)
    assert "\x1b[1;31merrors\x1b[0m" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == text_format.text_of(outcome)
    assert "\x1b" not in told(capsys, *arguments)[1]


# --- formats for programs -----------------------------------------------------------------------


def test_json_holds_tool_filters_counts_and_a_report_per_track(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("broken.json").write_text("[]", "utf-8")
    document = reported(capsys, saved("open.json"), "april-raceway", "broken.json")
    assert document["version"] == 1
    assert document["tool"] == {"name": "trackwright", "version": "0.1.0"}
    assert [track["track"] for track in document["tracks"]] == ["open.json", "april-raceway"]
    assert document["counts"]["error"] == document["tracks"][0]["counts"]["error"]
    assert document["checks"]["GEO101"]["alias"] == "MGP-V-CLOSED"
    assert document["unreadable"][0]["track"] == "broken.json"
    assert all({"graph_hash", "findings", "waivers"} <= set(t) for t in document["tracks"])


def sarif_of(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> dict[str, Any]:
    document = json.loads(told(capsys, *arguments, "--format", "sarif")[1])
    jsonschema.validate(document, SCHEMA)
    run: dict[str, Any] = document["runs"][0]
    return run


@pytest.mark.slow
def test_sarif_of_all_shipped_tracks_follows_the_schema(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = sarif_of(capsys, *shipped_tracks())
    ids = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert len(ids) == len(set(ids))
    assert run["results"]
    for result in run["results"]:
        assert ids[result["ruleIndex"]] == result["ruleId"]


def test_sarif_names_pieces_and_the_line_of_the_first(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("my track.json", markers=(Marker(on=2, difficulty=1),))
    run = sarif_of(capsys, path)
    stray = next(result for result in run["results"] if result["ruleId"] == "MAR405")
    (location,) = stray["locations"]
    assert location["logicalLocations"] == [
        {"name": "2", "fullyQualifiedName": "piece 2 L4", "kind": "element"}
    ]
    assert location["physicalLocation"]["artifactLocation"] == {"uri": "my%20track.json"}
    line = path.read_text("utf-8").splitlines()[
        location["physicalLocation"]["region"]["startLine"] - 1
    ]
    assert '"id": 2,' in line


def test_sarif_suppresses_waived_findings(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("open.json", waivers=(Approval("GEO101", "not finished", (1, 4)),))
    (result,) = sarif_of(capsys, path, "--only", "GEO101")["results"]
    (suppression,) = result["suppressions"]
    assert suppression == {
        "kind": "inSource",
        "status": "accepted",
        "justification": "not finished",
    }


def test_sarif_fix_turns_the_file_into_the_mended_one(capsys: pytest.CaptureFixture[str]) -> None:
    used = Approval("GEO101", "not finished", (1, 4))
    path = saved("open.json", waivers=(UNUSED, used))
    results = sarif_of(capsys, path)["results"]
    (fix,) = next(r for r in results if r["ruleId"] == "SYS901")["fixes"]
    assert fix["description"] == {"text": "Withdraw the approval"}
    assert fix["properties"] == {"safe": True}
    (change,) = fix["artifactChanges"]
    lines = path.read_text("utf-8").splitlines(keepends=True)
    for replacement in reversed(change["replacements"]):
        region = replacement["deletedRegion"]
        new = replacement["insertedContent"]["text"].splitlines(keepends=True)
        lines[region["startLine"] - 1 : region["endLine"] - 1] = new
    mended = replace(builders.track_of(OPEN), waivers=(used,))
    assert "".join(lines) == track_text(mended)


@pytest.mark.parametrize("most_compared", [0, 400])
def test_sarif_fix_of_places_far_apart_turns_the_file_into_the_mended_one(
    most_compared: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In large files all between the first and the last change is replaced."""
    monkeypatch.setattr(sarif_format, "MOST_COMPARED", most_compared)
    before = [f"{line}\n" for line in "aabbccaab"]
    after = [f"{line}\n" for line in "aabxccaxx"]
    lines = list(before)
    changes = list(sarif_format._replacements(before, after))
    for change in reversed(changes):
        region = change["deletedRegion"]
        new = change["insertedContent"]["text"].splitlines(keepends=True)
        lines[region["startLine"] - 1 : region["endLine"] - 1] = new
    assert lines == after
    assert len(changes) == (2 if most_compared else 1)


def test_sarif_of_very_large_circuits_has_fixes_for_the_first_problems(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them takes the whole text: with 20,000 pieces a check took more than five minutes."""
    path = saved("open.json", waivers=(UNUSED, replace(UNUSED, code="GEO102")))
    lines = path.read_text("utf-8").count("\n") + 1
    path.write_text(json.dumps(json.loads(path.read_text("utf-8"))), "utf-8")  # all in one line

    def fixes() -> list[int]:
        return [len(r.get("fixes", ())) for r in sarif_of(capsys, path)["results"]]

    every = fixes()
    assert sum(every) > 1
    monkeypatch.setattr(sarif_format, "MOST_LINES", lines)
    assert sum(fixes()) == 1
    assert len(fixes()) == len(every)


def test_sarif_says_what_could_not_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    Path("broken.json").write_text("[]", "utf-8")
    run = sarif_of(capsys, saved("open.json"), "broken.json")
    (invocation,) = run["invocations"]
    assert invocation["executionSuccessful"] is False
    notes = invocation["toolExecutionNotifications"]
    assert any(n["message"]["text"].startswith("broken.json: ") for n in notes)
    assert any(n.get("associatedRule", {}).get("id") == "BAL504" for n in notes)


def test_github_commands_name_file_line_and_title(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("a,b.json", kit_revision=99, waivers=(UNUSED,))
    out = told(capsys, path, "--only", "GEO101,SYS", "--format", "github")[1]
    lines = out.splitlines()
    assert len(lines) == 3
    number = path.read_text("utf-8").splitlines().index('      {"id": 1, "piece": "START"},') + 1
    title = "title=GEO101 not-closed::the end of piece 4 is"
    assert lines[0].startswith(f"::error file=a%2Cb.json,line={number},{title}")
    assert {line.split(" ")[0] for line in lines[1:]} == {"::warning", "::notice"}


def test_github_escapes_what_would_end_a_command() -> None:
    from trackwright.reports.problems.github_format import _message, _property

    assert _message("50 %\r\nnext: a, b") == "50 %25%0D%0Anext: a, b"
    assert _property("a:b,c%") == "a%3Ab%2Cc%25"


def test_github_leaves_waived_findings_out(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("open.json", waivers=(Approval("GEO101", "not finished", (1, 4)),))
    assert told(capsys, path, "--only", "GEO101", "--format", "github")[1] == ""


# --- mending ------------------------------------------------------------------------------------


def test_fix_saves_the_mended_track_and_keeps_a_backup(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = saved("open.json", waivers=(UNUSED,))
    before = path.read_bytes()
    _, out, _ = told(capsys, path, "--fix")
    assert "fixed: SYS901 Withdraw the approval" in out
    assert read_track(path, kit).waivers == ()
    assert path.with_name("open.json.bak").read_bytes() == before


def test_fix_writes_nothing_where_nothing_can_be_mended(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = Path("typed.json")
    path.write_text(json.dumps(builders.document_of("L4 L4")), "utf-8")
    before = path.read_bytes()
    told(capsys, path, "--fix", "--only", "GEO101")
    assert path.read_bytes() == before
    assert [found.name for found in Path().iterdir()] == ["typed.json"]


def test_fix_mends_only_what_the_filters_let_through(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("open.json", waivers=(UNUSED,))
    told(capsys, path, "--fix", "--ignore", "SYS901")
    told(capsys, path, "--fix", "--severity", "warning")
    assert read_track(path, kit).waivers == (UNUSED,)


def test_unsafe_fixes_wait_to_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("oval.json", builders.OVAL, laps=6)
    asked = (path, "--rules", "ausgebremst-family", "--only", "RUN809")
    code, out, _ = told(capsys, *asked, "--fix")
    assert code == 1
    assert "fix available (unsafe): Race 3 laps" in out
    assert read_track(path, kit).laps == 6
    code, out, _ = told(capsys, *asked, "--fix", "--unsafe-fixes")
    assert code == 0
    assert "fixed: RUN809 Race 3 laps" in out
    assert read_track(path, kit).laps == 3


def test_diff_shows_the_change_and_saves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved("open.json", waivers=(UNUSED,))
    before = path.read_bytes()
    code, out, _ = told(capsys, path, "--diff")
    assert code == 1
    assert "--- open.json (before)" in out
    removed = [line for line in out.splitlines() if line.startswith("-")]
    assert any("was open once" in line for line in removed)
    assert path.read_bytes() == before
    assert told(capsys, path, "--diff", "--fix")[1] == out
    assert path.read_bytes() == before


def test_shipped_circuits_are_never_overwritten(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved("shipped.json", waivers=(UNUSED,))
    before = path.read_bytes()
    monkeypatch.setattr(
        "trackwright.model.files.library.shipped_tracks", lambda: {"shipped": path.resolve()}
    )
    code, out, err = told(capsys, path, "--fix")
    assert code == 2
    assert "it comes with Trackwright; copy" in err
    assert "\n  fixed: " not in out
    assert "SYS901" in out
    assert path.read_bytes() == before


# --- watching -----------------------------------------------------------------------------------


def job(*arguments: str) -> check.Job:
    import argparse

    parser = argparse.ArgumentParser()
    check.add_arguments(parser)
    return check.job_of(parser.parse_args(arguments))


class Clock:
    """Waits by doing the next thing on its list; at the list's end somebody interrupts."""

    def __init__(self, *happens: Callable[[], None]) -> None:
        self.happens = list(happens)

    def __call__(self) -> None:
        if not self.happens:
            raise KeyboardInterrupt
        self.happens.pop(0)()


def nothing() -> None:
    """No file changes."""


def changed(path: Path, track: Track) -> None:
    """Save, with a time stamp that surely differs."""
    stamp = path.stat().st_mtime_ns if path.exists() else 0
    save_track(track, path)
    os.utime(path, ns=(stamp + 10**9, stamp + 10**9))


def test_watching_checks_again_only_when_a_file_changes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = saved("watched.json")
    closed = builders.track_of(builders.OVAL)
    clock = Clock(nothing, lambda: changed(path, closed), nothing)
    code = check.watch(job("watched.json", "--watch", "--only", "GEO"), clock)
    out = capsys.readouterr().out
    assert code == 0
    assert out.count("test (watched.json)") == 2
    assert out.count("GEO101 not-closed") == 1


def test_watching_ends_with_what_was_found_last(capsys: pytest.CaptureFixture[str]) -> None:
    saved("watched.json")
    assert check.watch(job("watched.json", "--watch"), Clock()) == 1


def test_watching_survives_a_file_that_is_gone_or_broken_for_a_while(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = saved("watched.json", builders.OVAL)
    track = read_track(path, kit)
    clock = Clock(path.unlink, lambda: save_bytes(b"{", path), lambda: changed(path, track))
    code = check.watch(job("watched.json", "--watch", "--only", "GEO"), clock)
    out, err = capsys.readouterr()
    assert code == 0
    assert "cannot be read" in err
    assert "not JSON" in err
    assert out.count("test (watched.json)") == 2


def test_watching_asks_only_the_checks_whose_inputs_changed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from trackwright.validators.geometry.geo101_not_closed import NotClosed

    asked: list[str] = []
    look = NotClosed.check

    def counted(self: NotClosed, subject: Any) -> Any:
        asked.append(subject.track.name)
        return look(self, subject)

    monkeypatch.setattr(NotClosed, "check", counted)
    path = saved("watched.json", builders.OVAL)
    track = read_track(path, kit)
    clock = Clock(lambda: changed(path, replace(track, notes=("a note",))))
    check.watch(job("watched.json", "--watch", "--only", "GEO101"), clock)
    assert asked == ["test"]
    assert capsys.readouterr().out.count("test (watched.json)") == 2


def test_what_to_know_about_a_fix_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """April has R4 for one easy corner only: the difficulties break a guideline, and say which."""
    april = load_track("april-raceway")
    path = Path("april.json")
    save_track(replace(april, waivers=()), path)
    _, out, _ = told(capsys, path, "--fix", "--unsafe-fixes", "--only", "BAL504")
    assert "fixed: BAL504 Assign difficulties to all corners" in out
    assert "to know: The guidelines conflict on this circuit" in out
    assert "MGP-V-BALANCE12" in " ".join(out.split())
