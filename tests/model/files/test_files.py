"""Reading and writing tracks and kits: canonical text, and a clear refusal of everything else."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from tests.amounts import slow_but
from tests.builders import APRIL, HALVES, KIT, OVAL, document_of, kit_document, track_of
from tests.strategies import tracks
from trackwright.model.edit.edits import AddMarker, Place, Replace, SetTrackValue
from trackwright.model.files import library
from trackwright.model.files.track_files import (
    MAX_FILE_BYTES,
    parse_kit,
    parse_track,
    read_kit,
    read_track,
    save_track,
    track_text,
)
from trackwright.model.layout.track import Marker, Piece, Run, Track
from trackwright.model.text.errors import InputError, TrackwrightError
from trackwright.model.text.strict_json import MAX_DEPTH

SHIPPED = sorted(library.shipped_tracks().values())
ROOT = Path(__file__).parents[3]


def problems(document: object) -> dict[str, str]:
    """Path -> message of everything that is wrong with this document."""
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    with pytest.raises(InputError) as caught:
        parse_track(data, "my.json", library.kit)
    lines = [line for line in str(caught.value).split("\n") if line]
    assert all(line.startswith("my.json: ") for line in lines)
    assert len(lines) == min(len(caught.value.problems), InputError.MAX_SHOWN) or (
        "more" in lines[-1]
    )
    return {problem.path: problem.message for problem in caught.value.problems}


def only_problem(document: object) -> tuple[str, str]:
    found = problems(document)
    assert len(found) == 1
    return next(iter(found.items()))


def base(**more: object) -> dict[str, Any]:
    return document_of(OVAL) | more


# --- round trips --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_track_is_written_as_it_was_read(path: Path) -> None:
    assert track_text(read_track(path, library.kit)).encode() == path.read_bytes()


@given(tracks())
def test_what_is_written_is_read_again(track: Track) -> None:
    text = track_text(track)
    again = parse_track(text.encode(), "again", library.kit)
    assert again == track
    assert track_text(again) == text


@given(tracks(HALVES))
def test_what_is_written_is_read_again_with_board_halves(track: Track) -> None:
    assert parse_track(track_text(track).encode(), "again", lambda _: HALVES) == track


@given(st.floats(-100_000, 100_000), st.floats(-360, 360))
@example(x=-0.0, degrees=5e-324)
def test_places_on_the_table_lose_no_digit(x: float, degrees: float) -> None:
    track = track_of(OVAL, frames=[{"x_mm": x, "degrees": degrees}])
    again = parse_track(track_text(track).encode(), "again", library.kit)
    assert (again.frames[0].x_mm, again.frames[0].degrees) == (x, degrees)


@given(st.text(min_size=1, max_size=60), st.text(min_size=1, max_size=200))
@example(name='a "quoted" \\ name\n\t\0\x7f\u2028', note="\U0001f3c1 Nürburg – 日本")
def test_any_name_and_note_survives(name: str, note: str) -> None:
    track = Track(name, KIT.id, notes=(note,))
    assert parse_track(track_text(track).encode(), "again", library.kit) == track


def test_the_text_is_one_piece_one_marker_and_one_note_per_line() -> None:
    track = track_of(
        ["START", {"id": 8, "piece": "L4", "line": "R"}],
        markers=[{"on": 8, "at": 2, "lane": 1, "colour": "red"}],
        notes=["one", "two"],
        level="basic",
    )
    assert track_text(track) == (
        "{\n"
        '  "format": "trackwright-track",\n'
        '  "version": 1,\n'
        '  "name": "test",\n'
        '  "kit": "motograndprix",\n'
        '  "level": "basic",\n'
        '  "laps": 3,\n'
        '  "notes": [\n    "one",\n    "two"\n  ],\n'
        '  "runs": [\n'
        '    {"pieces": [\n'
        '      {"id": 9, "piece": "START"},\n'
        '      {"id": 8, "piece": "L4", "line": "R"}\n'
        "    ]}\n"
        "  ],\n"
        '  "markers": [\n'
        '    {"on": 8, "at": 2, "lane": 1, "colour": "red"}\n'
        "  ]\n"
        "}\n"
    )


@given(st.integers(0, 34), st.sampled_from(["L1", "R3R"]))
def test_changing_one_piece_changes_one_line(index: int, code: str) -> None:
    track = track_of(APRIL)
    old = track.runs[0].pieces[index]
    changed = Replace(old.id, code).apply(track, KIT)
    before, after = track_text(track).splitlines(), track_text(changed).splitlines()
    assert len(before) == len(after)
    differing = [i for i, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
    assert len(differing) == (old.piece != code)


def test_piece_codes_may_be_typed_alone_and_get_the_next_free_ids() -> None:
    document = document_of(["L4", {"id": 7, "piece": "R2L"}, "L1"], ["L2"])
    pieces = list(track_of(["L4", {"id": 7, "piece": "R2L"}, "L1"], ["L2"]).pieces())
    assert pieces == [Piece(8, "L4"), Piece(7, "R2L"), Piece(9, "L1"), Piece(10, "L2")]
    text = track_text(parse_track(json.dumps(document).encode(), "x", library.kit))
    assert text == track_text(parse_track(text.encode(), "x", library.kit))


def test_a_byte_order_mark_is_read_over() -> None:
    data = b"\xef\xbb\xbf" + json.dumps(base()).encode()
    assert parse_track(data, "bom", library.kit) == track_of(OVAL)


# --- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "path", "message"),
    [
        ({"laps": 0}, "laps", "expected greater than or equal to 1, found 0"),
        ({"laps": 3.0}, "laps", "found 3.0"),
        ({"laps": "3"}, "laps", 'found "3"'),
        ({"laps": True}, "laps", "found true"),
        ({"laps": None}, "laps", "found null"),
        ({"laps": [3]}, "laps", "found [3]"),
        ({"laps": 10**400}, "laps", "found 1000"),
        ({"lapz": 3}, "lapz", "unknown key (did you mean 'laps'?)"),
        ({"name": ""}, "name", "at least 1 character"),
        ({"kit": "motograndpri"}, "kit", "did you mean 'motograndprix'"),
        ({"kit": "../motograndprix"}, "kit", "no kit '../motograndprix' is installed"),
        ({"level": "easy"}, "level", "basic, standard, expert, pro"),
        ({"board_cm": [100]}, "board_cm[1]", "is missing"),
        ({"frames": [{"x_mm": 1e9}]}, "frames[0].x_mm", "less than or equal to 100000"),
        ({"runs": "L4 L4"}, "runs", 'found "L4 L4"'),
        ({"runs": [{"pieces": []}]}, "runs[0].pieces", "at least 1 item"),
        ({"runs": [{"pieces": ["R2"]}]}, "runs[0].pieces[0].piece", "did you mean"),
        ({"runs": [{"pieces": ["L4"], "frame": 1}]}, "runs[0].frame", "only 1 frames"),
        (
            {"runs": [{"pieces": ["L4"], "start": {"point": [0] * 8, "heading": 16}}]},
            "runs[0].start.heading",
            "less than or equal to 15, found 16",
        ),
        (
            {"runs": [{"pieces": [{"id": 1, "piece": "L4"}, {"id": 1, "piece": "L4"}]}]},
            "runs[0].pieces[1].id",
            "the id 1 appears twice",
        ),
        (
            {"runs": [{"pieces": [{"id": 1, "piece": "L4", "back": True}]}]},
            "runs[0].pieces[0].back",
            "only board halves can have `back`",
        ),
        ({"markers": [{"on": 99, "bonus": 1}]}, "markers[0]", "no piece with the id 99"),
        ({"markers": [{"on": 1}]}, "markers[0]", "exactly one value, found none"),
        ({"markers": [{"on": 1, "bonus": 1, "limit": 1}]}, "markers[0]", "found bonus and limit"),
        ({"markers": [{"on": 1, "at": 4, "bonus": 1}]}, "markers[0]", "`at` is at most 3"),
        ({"markers": [{"on": 1, "lane": 3, "bonus": 1}]}, "markers[0]", "`lane` is at most 2"),
        ({"markers": [{"on": 1, "obstacle": False}]}, "markers[0].obstacle", "found false"),
        (
            {"markers": [{"on": 1, "hill": "up"}, {"on": 1, "hill": "down"}]},
            "markers[1]",
            "markers[0] is of the same kind at the same place",
        ),
    ],
)
def test_one_fault_is_reported_with_its_path(
    change: dict[str, Any], path: str, message: str
) -> None:
    found, said = only_problem(base(**change))
    assert found == path
    assert message in said


def test_all_faults_of_a_file_are_reported_at_once() -> None:
    found = problems(
        base(
            laps=0,
            lapz=1,
            board_cm=["a", 5],
            runs=[{"pieces": [{"id": -1, "piece": "L4"}, {"piece": "L4"}, 7], "colour": "red"}],
            markers=[{"on": 1, "hill": "left"}],
        )
    )
    assert set(found) == {
        "laps",
        "lapz",
        "board_cm[0]",
        "runs[0].pieces[0].id",
        "runs[0].pieces[1].id",
        "runs[0].pieces[2]",
        "runs[0].colour",
        "markers[0].hill",
    }


def test_all_faults_of_meaning_are_reported_at_once() -> None:
    found = problems(
        base(
            level="easy",
            runs=[{"pieces": ["L4", "R9L"], "frame": 3}, {"pieces": ["L5"]}],
            markers=[{"on": 77, "bonus": 1}, {"on": 1, "at": 9, "bonus": 2}],
        )
    )
    assert set(found) == {
        "level",
        "runs[0].frame",
        "runs[0].pieces[1].piece",
        "runs[1].pieces[0].piece",
        "markers[0]",
        "markers[1]",
    }


@pytest.mark.parametrize("key", ["laps(old)", "pieces[0]", "constrained-int", "a.b", "", "\n", "é"])
def test_an_unknown_key_is_named_whatever_it_looks_like(key: str) -> None:
    path, message = only_problem(base(**{key: 3}))
    assert "unknown key" in message
    assert key in path or json.dumps(key) in path + message or repr(key) in path + message


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"pieces": ["L4"]}, "pieces"),
        ({"runs": [{"pieces": ["L4"], "laps": 3}]}, "laps"),
        ({"runs": [{"pieces": [{"id": 1, "piece": "L4", "heading": 3}]}]}, "heading"),
    ],
)
def test_a_key_at_the_wrong_place_is_not_suggested_again(change: dict[str, Any], key: str) -> None:
    _, message = only_problem(base(**change))
    assert "unknown key" in message
    assert f"'{key}'" not in message


def test_many_runs_are_read_with_one_form_for_all_their_pieces(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """20,000 runs took more than 5 s: the form of a piece was made for each of them."""
    made: list[Any] = []
    begin = TypeAdapter.__init__

    def counted(adapter: TypeAdapter[Any], form: Any) -> None:
        made.append(form)
        begin(adapter, form)

    monkeypatch.setattr(TypeAdapter, "__init__", counted)
    pieces = [{"id": id, "piece": "L4"} for id in range(1, 5)]
    with pytest.raises(InputError, match="appears twice"):
        parse_track(
            json.dumps(base(runs=[{"pieces": pieces}] * 4000)).encode(), "my.json", library.kit
        )
    assert 0 < len(made) < 20


def test_a_long_list_of_faults_is_cut_and_counted() -> None:
    with pytest.raises(InputError) as caught:
        parse_track(
            json.dumps(base(runs=[{"pieces": ["R9X"] * 500}])).encode(), "my.json", library.kit
        )
    lines = str(caught.value).splitlines()
    assert len(lines) == InputError.MAX_SHOWN + 1
    assert "480 more" in lines[-1]


BROKEN = [
    (b"", "not JSON"),
    (b"{", "not JSON: .* at line 1, column 2"),
    (b"[]", "expected a JSON object"),
    (b"null", "expected a JSON object"),
    (b"\xff\xfe{\x00}\x00", "not UTF-8"),
    (b'{"format": "trackwright-track"} x', "not JSON: Extra data"),
    (b"{'format': 1}", "not JSON"),
    (b"[" * 100_000, "nested deeper than"),
    (b'{"a":' * 100_000, "nested deeper than"),
    (b'{"a":' + b"9" * 5000 + b"}", "a number with more than 4000 digits"),
    (b'{"a": NaN}', "NaN is not a JSON number"),
    (b'{"a": [Infinity, -Infinity]}', "Infinity is not a JSON number"),
    (b'{"laps": 3, "laps": 4}', 'the key "laps" appears twice'),
    (b'{"a": ' + b"[" * MAX_DEPTH + b"]" * MAX_DEPTH + b"}", "nested deeper than"),
    (b" " * (MAX_FILE_BYTES + 1), "larger than . MB"),
    (b"{}", "found nothing"),
]


@pytest.mark.parametrize(("data", "message"), BROKEN, ids=range(len(BROKEN)))
def test_what_is_no_track_file_at_all_is_refused_in_words(data: bytes, message: str) -> None:
    with pytest.raises(InputError, match=message) as caught:
        parse_track(data, "my.json", library.kit)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    ("change", "path", "message"),
    [
        ({"format": "trackwright-kit"}, "format", 'expected "trackwright-track"'),
        ({"format": 3}, "format", "found 3"),
        ({"version": 2}, "version", "made by a newer Trackwright"),
        ({"version": 10**30}, "version", "made by a newer Trackwright"),
        ({"version": 0}, "version", "expected a whole number from 1"),
        ({"version": -1}, "version", "found -1"),
        ({"version": "1"}, "version", 'found "1"'),
        ({"version": True}, "version", "found true"),
        ({"version": 1.0}, "version", "found 1.0"),
        ({"version": {}}, "version", "found {}"),
    ],
)
def test_another_format_or_version_is_refused_as_such(
    change: dict[str, Any], path: str, message: str
) -> None:
    """Whatever else may be wrong with such a file is not looked at."""
    found, said = only_problem(base(laps="many", **change))
    assert found == path
    assert message in said


def test_a_missing_version_is_reported() -> None:
    document = base()
    del document["version"]
    assert only_problem(document) == (
        "version",
        "expected a whole number from 1 to 1, found nothing",
    )


def test_half_a_surrogate_pair_is_reported_at_its_key() -> None:
    data = json.dumps(base()).replace('"test"', '"\\ud800"').encode()
    path, message = only_problem(data)
    assert "name" in path or "surrogate" in message


@pytest.mark.parametrize("number", ["1e400", "-1e400", "1e-400", "1" + "0" * 300])
def test_numbers_beyond_floats_are_refused_or_read(number: str) -> None:
    data = json.dumps(base(frames=[{"x_mm": 12321}])).replace("12321", number).encode()
    if number == "1e-400":
        assert parse_track(data, "x", library.kit).frames[0].x_mm == 0
    else:
        path, _ = only_problem(data)
        assert path == "frames[0].x_mm"


@pytest.mark.parametrize("name", ["no.json", "folder", "nul\0.json", "loop.json", "n" * 300])
def test_a_file_that_cannot_be_read_is_reported_by_its_path(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    with pytest.raises(InputError, match="cannot be read: ") as caught:
        read_track(tmp_path / name, library.kit)
    assert caught.value.source == str(tmp_path / name)


@pytest.mark.slow
def test_no_track_is_saved_that_is_too_large_to_be_read(tmp_path: Path) -> None:
    """The old file stays as it was."""
    path = tmp_path / "t.json"
    save_track(track_of(OVAL), path)
    before = path.read_bytes()
    notes = tuple(Marker(1, text="x" * 2000) for _ in range(MAX_FILE_BYTES // 2000 + 1))
    with pytest.raises(TrackwrightError):
        save_track(Track("big", KIT.id, (Run((Piece(1, "L4"),)),), markers=notes), path)
    assert path.read_bytes() == before


# --- kits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "message"),
    [
        ([{"code": "A1"}], "exactly one of length, radius, back_of and chain"),
        ([{"code": "A1", "length": 1, "radius": 1, "spaces": 1}], "exactly one of"),
        ([{"code": "A1", "radius": 1, "spaces": 1}], "give radius and turn together"),
        ([{"code": "A1", "length": 1}], "spaces is missing"),
        ([{"code": "A1", "length": 1, "spaces": [1, 1, 1]}], "it has 2 lanes, found 3 values"),
        ([{"code": "A1", "length": 1, "spaces": 1, "narrow": [1]}], "narrow"),
        ([{"code": "A1", "length": 1, "spaces": 1, "solid": [1]}], "solid"),
        ([{"code": "A1", "length": 1, "spaces": 1, "line_after": 2}], "line_after"),
        ([{"code": "A1", "length": 1, "spaces": 1, "grid_rows": 2}], "line_after"),
        ([{"code": "A1", "length": 1, "spaces": 1, "stock_of": "B"}], "no piece 'B'"),
        ([{"code": "A1", "length": 1, "spaces": 1}] * 2, "'A1' appears twice"),
        ([{"code": "A1", "back_of": "B1"}], "'B1' is not a piece"),
        ([{"code": "A1", "chain": ["B1"]}], "'B1' is not a single piece of this kit"),
        ([{"code": "A1", "length": 1, "spaces": 1, "board": "1"}], "face of a board"),
        (
            [
                {"code": "A1", "radius": 2, "turn": 2, "spaces": 1},
                {"code": "A1L", "length": 1, "spaces": 1},
            ],
            "the same code once their side is added",
        ),
        (
            [
                {
                    "code": "AL",
                    "length": 6,
                    "spaces": 6,
                    "alley": {"spaces": 1, "entry": 0, "exit": 0},
                }
            ],
            "alley",
        ),
        (
            [
                {
                    "code": "AL",
                    "length": 6,
                    "spaces": 6,
                    "alley": {"spaces": 1, "entry": 1, "exit": 2},
                }
            ],
            "alley",
        ),
        ([{"code": "AL", "length": 6, "spaces": 6, "alley": {"spaces": 1, "exit": 0}}], "alley"),
        (
            [
                {
                    "code": "BR",
                    "length": 4,
                    "spaces": 4,
                    "branch": {"after": 1, "spaces": 3, "radius": 3, "turn": 2, "lanes": 3},
                }
            ],
            "branch",
        ),
    ],
)
def test_a_kit_whose_pieces_cannot_be_made_is_refused(
    pieces: list[dict[str, Any]], message: str
) -> None:
    with pytest.raises(InputError) as caught:
        parse_kit(json.dumps(kit_document(*pieces)).encode(), "kit.json")
    assert any(message in problem.message for problem in caught.value.problems)
    assert all(problem.path.startswith("pieces") for problem in caught.value.problems)


def test_all_faults_of_a_kit_are_reported_at_once() -> None:
    document = kit_document({"code": "A1"}, {"code": "B1", "length": 1}, module_mm=40)
    with pytest.raises(InputError) as caught:
        parse_kit(json.dumps(document).encode(), "kit.json")
    assert {problem.path for problem in caught.value.problems} == {"pieces[0]", "pieces[1]"}
    with pytest.raises(InputError) as caught:
        parse_kit(json.dumps(document | {"module_mm": -1, "lanez": 2}).encode(), "kit.json")
    assert {problem.path for problem in caught.value.problems} == {"module_mm", "lanez"}


A1, B1 = ({"code": code, "length": 1, "spaces": 1} for code in ("A1", "B1"))


def test_the_box_shows_the_groups_that_a_kit_declares() -> None:
    groups = [{"name": "Last", "pieces": ["B1"]}, {"name": "First", "pieces": ["A1"]}]
    made = parse_kit(json.dumps(kit_document(A1, B1, groups=groups)).encode(), "kit.json")
    shown = [(name, [kind.code for kind in kinds]) for name, kinds in made.kinds_by_group]
    assert shown == [("Last", ["B1"]), ("First", ["A1"])]
    without = parse_kit(json.dumps(kit_document(A1, B1)).encode(), "kit.json")
    assert [(name, len(kinds)) for name, kinds in without.kinds_by_group] == [("", 2)]


@pytest.mark.parametrize(
    ("groups", "place", "words"),
    [
        ([{"name": "All", "pieces": ["A1", "B2"]}], "groups[0].pieces[1]", "'B2'"),
        (
            [{"name": "All", "pieces": ["A1", "B1"]}, {"name": "More", "pieces": ["A1"]}],
            "groups[1].pieces[0]",
            "in a group already",
        ),
        ([{"name": "Some", "pieces": ["A1"]}], "groups", "B1: in no group"),
        ([{"name": "All", "pieces": ["A1", "B1"], "colour": 1}], "groups[0].colour", "unknown"),
        ([{"name": "None", "pieces": []}], "groups[0].pieces", "at least 1"),
    ],
)
def test_groups_that_do_not_fit_the_pieces_are_refused(
    groups: list[Any], place: str, words: str
) -> None:
    with pytest.raises(InputError) as caught:
        parse_kit(json.dumps(kit_document(A1, B1, groups=groups)).encode(), "kit.json")
    found = {problem.path: problem.words for problem in caught.value.problems}
    assert words in found[place]


def test_a_track_is_no_kit_and_a_kit_is_no_track(tmp_path: Path) -> None:
    track, kit = tmp_path / "t.json", library.KITS / "motograndprix.json"
    save_track(track_of(OVAL), track)
    with pytest.raises(InputError, match='format: expected "trackwright-kit"'):
        read_kit(track)
    with pytest.raises(InputError, match='format: expected "trackwright-track"'):
        read_track(kit, library.kit)


# --- hostile files ------------------------------------------------------------------------------

REAL = track_text(
    AddMarker(Marker(2, difficulty=1)).apply(
        AddMarker(Marker(1, hill="up")).apply(
            SetTrackValue("notes", ("größer",)).apply(
                Place(("L4", "R2R")).apply(replace(track_of(APRIL), number=1), KIT), KIT
            ),
            KIT,
        ),
        KIT,
    )
).encode()
REAL_KIT = (library.KITS / "motograndprix.json").read_bytes()
pieces_of_json = st.sampled_from(
    [
        *(b"{", b"}", b"[", b"]", b",", b":", b'"', b"null", b"-1", b"1e999", b"true", b"NaN"),
        *(b"\\u", b"\x00", b"\xff", b"9" * 50, b"[" * 40),
        *(b'"id"', b'"piece"', b'"runs"', b'"markers": [{}]'),
    ]
)


@st.composite
def mutated(draw: st.DrawFn, data: bytes) -> bytes:
    """The text with some bytes cut out, doubled or replaced."""
    for _ in range(draw(st.integers(1, 4))):
        a = draw(st.integers(0, len(data)))
        b = min(len(data), a + draw(st.integers(0, 30)))
        data = (
            data[:a]
            + draw(pieces_of_json | st.binary(max_size=4) | st.just(data[a:b] * 2))
            + data[b:]
        )
    return data


def read_or_refused(data: bytes) -> None:
    """Anything but an InputError passes through and fails the test."""
    refusal: InputError | None = None
    try:
        track = parse_track(data, "my.json", library.kit)
    except InputError as error:
        refusal = error
    if refusal is None:
        assert parse_track(track_text(track).encode(), "again", library.kit) == track
        return
    assert refusal.problems
    assert str(refusal).startswith("my.json: ")
    assert str(refusal).encode()


@given(mutated(REAL))
def test_a_mutated_file_gives_a_track_or_an_input_error(data: bytes) -> None:
    read_or_refused(data)


@given(st.integers(0, len(REAL)))
def test_a_truncated_file_gives_an_input_error(length: int) -> None:
    if REAL[:length].rstrip() != REAL.rstrip():
        with pytest.raises(InputError, match=r"my\.json: not (JSON|UTF-8)"):
            parse_track(REAL[:length], "my.json", library.kit)


@given(st.binary(max_size=200))
def test_any_bytes_give_an_input_error(data: bytes) -> None:
    with pytest.raises(InputError):
        parse_track(data, "my.json", library.kit)


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["L4", "R2L", "motograndprix"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["id", "piece", "pieces", "on", "at", "point", "frame", "x"]),
            inner,
            max_size=3,
        )
    ),
    max_leaves=6,
)


def paths_in(value: Any) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = [()]
    items: Any = value.items() if isinstance(value, dict) else ()
    items = enumerate(value) if isinstance(value, list) else items
    for key, inner in items:
        found.extend((key, *path) for path in paths_in(inner))
    return found


PATHS = paths_in(json.loads(REAL))


@given(st.lists(st.tuples(st.sampled_from(PATHS), values), min_size=1, max_size=3))
def test_any_value_anywhere_gives_a_track_or_an_input_error(
    changes: list[tuple[tuple[Any, ...], Any]],
) -> None:
    document = json.loads(REAL)
    for path, value in changes:
        place = document
        try:
            for key in path[:-1]:
                place = place[key]
            if path:
                place[path[-1]] = value
            else:
                document = value
        except (TypeError, KeyError, IndexError):
            continue  # an earlier change took the place away
    read_or_refused(json.dumps(document).encode())


@given(mutated(REAL_KIT))
def test_a_mutated_kit_gives_a_kit_or_an_input_error(data: bytes) -> None:
    said = ""
    try:
        kit = parse_kit(data, "kit.json")
    except InputError as error:
        said = str(error)
    assert said.startswith("kit.json: ") or kit.codes


HOSTILE = """
import resource, sys, time
from trackwright.model.files import library
from trackwright.model.text.errors import InputError
from trackwright.model.files.track_files import MAX_FILE_BYTES, parse_track

library.kit("motograndprix")
base = '{"format":"trackwright-track","version":1,"name":"t","kit":"motograndprix",'


def n(size):
    "So many texts of that size fill the largest file that is read."
    return (MAX_FILE_BYTES - 200) // size


def many(head, item, tail):
    return base + head + item * n(len(item)) + tail


run = '{"pieces":[' + "0," * 40000 + "0]},"
SORTS = {
    "scalars for pieces": lambda: many('"runs":[{"pieces":[', "0,", "0]}]}"),
    "scalars in many runs": lambda: many('"runs":[', run, "{}]}"),
    "empty runs": lambda: many('"runs":[', "{},", "{}]}"),
    "empty lists": lambda: many('"runs":[', "[],", "[]]}"),
    "unknown pieces": lambda: many('"runs":[{"pieces":[', '"Q",', '"Q"]}]}'),
    "unknown pieces in many runs": lambda: many(
        '"runs":[', '{"pieces":[' + '"Q",' * 40000 + '"Q"]},', '{"pieces":["L4"]}]}'
    ),
    "lawful pieces in many runs": lambda: many(
        '"runs":[', '{"pieces":[' + '"L4",' * 40000 + '"L4"]},', '{"pieces":["L4"]}]}'
    ),
    "unknown keys": lambda: base + "".join(f'"k{i:06}":0,' for i in range(n(12))) + '"z":0}',
    "one key": lambda: many("", '"a":0,', '"z":0}'),
    "no numbers": lambda: many('"laps":[', "NaN,", "0]}"),
    "stray markers": lambda: many('"markers":[', '{"on":9,"bonus":1},', "{}]}"),
    "a long text": lambda: many('"notes":["', "x", '"]}'),
    "a long key": lambda: many('"', "x", '":0}'),
}
if __name__ == "__main__":
    data = SORTS[sys.argv[1]]().encode()
    assert MAX_FILE_BYTES // 2 < len(data) <= MAX_FILE_BYTES, len(data)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    try:
        parse_track(data, "hostile.json", library.kit)
        said = "read"
    except InputError as error:
        said = str(error)
    assert said == "read" or said.startswith("hostile.json: "), said[:300]
    assert len(said) < 20_000, len(said)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024
    print(grown, time.process_time() - start)
"""
SORTS = re.findall(r'^    "([a-z ]+)": lambda', HOSTILE, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("sort", slow_but(["scalars for pieces", "a long text"], SORTS))
def test_the_largest_hostile_file_takes_bounded_memory_and_time(sort: str) -> None:
    """Not more than 125 bytes of memory per byte of the file, and no more than seconds."""
    child = subprocess.run(
        [sys.executable, "-c", HOSTILE, sort],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert child.returncode == 0, child.stderr[-500:]
    megabytes, seconds = map(float, child.stdout.split())
    assert megabytes < 500
    assert seconds < 8
