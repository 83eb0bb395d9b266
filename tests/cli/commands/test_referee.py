"""`trackwright referee`: cases in, answers out, and what differs."""

import json
from pathlib import Path
from typing import Any

import pytest

from trackwright.cli.commands.referee import answered, read_cases
from trackwright.cli.main import main
from trackwright.cli.shared.expectations import differences
from trackwright.simulator.race.referee import game_of

CASES = Path(__file__).parents[2] / "data" / "referee_validate.json"
GOOD: dict[str, Any] = {"id": "good", "ask": {"kind": "validate", "corner_difficulties": [3, 3]}}
BAD: dict[str, Any] = {"id": "bad", "ask": {"kind": "validate", "tiles": [{"type": "R9"}]}}


def run(capsys: pytest.CaptureFixture[str], path: Path | str, *more: str) -> tuple[int, str, str]:
    code = main(["referee", str(path), *more])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cases.json"


def test_answers_come_in_the_order_of_the_cases(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, CASES, "--json")
    answers = json.loads(out)
    assert code == 0
    assert [one["id"] for one in answers] == [c["id"] for c in json.loads(CASES.read_text())]
    assert all(one.keys() == {"id", "result"} for one in answers)


def test_expectations_are_compared_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, CASES)
    assert code == 0
    assert "10 cases: 1 answered, 9 pass" in out


def test_a_case_that_cannot_be_run_leaves_the_others_running(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(json.dumps({"cases": [BAD, GOOD]}))
    code, out, err = run(capsys, file, "--json")
    bad, good = json.loads(out)
    assert (code, err) == (1, "")
    assert bad == {"id": "bad", "error": bad["error"]}
    assert "no tile named 'R9'" in bad["error"]
    assert good["result"]["contains"] == [[]]
    code, out, _ = run(capsys, file)
    assert code == 1
    assert "2 cases: 1 not run, 1 answered" in out


def test_questions_about_races_are_answered(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """MGP-B-11, MGP-C-01: the same command answers them, and says what is missing."""
    flips = {"kind": "flip_options", "queries": [{"kind": "corner", "d": 1, "rolled": [3, 3]}]}
    points = {"kind": "points", "finishers": 2}
    cases = [{"id": "flips", "ask": flips}, {"id": 7, "ask": {"kind": "round"}}]
    file.write_text(json.dumps([*cases, {"id": "points", "ask": points, "want": ["points"]}]))
    code, out, _ = run(capsys, file, "--json")
    one, two, three = json.loads(out)
    assert code == 1
    assert one["result"]["used"] == [[[3, 3], [4, 3], [3, 4]]]
    assert two["error"] == "track is missing: this question needs one"
    assert three["result"] == {"points": [25, 20]}


def test_what_differs_is_shown_and_fails(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expect = {"contains": [["MGP-V-BALANCE3"]], "tiles": 3}
    file.write_text(json.dumps([{**GOOD, "expect": expect}]))
    code, out, _ = run(capsys, file)
    assert code == 1
    assert "contains[0]: MGP-V-BALANCE3 is not found" in out
    assert "tiles: expected 3, not answered" in out
    assert "1 case: 1 fail" in out


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ({"contains": [["A"], []], "lacks": [["B"], ["A"]]}, []),
        ({"lacks": [["A"], []]}, ["lacks[0]: A is found"]),
        ({"contains": [[], ["A"]]}, ["contains[1]: A is not found"]),
        ({"contains": [[]]}, ["contains: expected [[]], found answers for 2 inputs"]),
        ({"severity": {"A": "error"}}, ['severity.A: expected "error", found "note"']),
        ({"severity": {"A": "note"}}, []),
        ({"tiles": 4}, ["tiles: expected 4, found 3"]),
        ({"after": [{"id": "B", "pos": 3}]}, []),
        ({"after": [{"id": "B", "pos": 4}]}, ["after.B.pos: expected 4, found 3"]),
        ({"after": [{"id": "C"}]}, ['after.C: expected {"id": "C"}, found null']),
        ({"no_events": ["lap"]}, ["no_events: lap happened"]),
        ({"no_events": ["finish"], "contact": ["B", "A"]}, []),
        ({"used": [[[1, 2], [2, 1]]]}, []),
        ({"after": [{"id": []}]}, ['after.[]: expected {"id": []}, found null']),
        ({"contact": [1, "A"]}, ['contact: expected [1, "A"], found ["A", "B"]']),
        ({"used": [[1, "x"]]}, ['used: expected [[1, "x"]], found [[[1, 2], [2, 1]]]']),
        ({"checks": {"must_trigger": [{"id": "V-1", "level": "note"}]}}, []),
        ({"checks": {"must_trigger": [{"id": "V-1", "level": "error"}]}}, []),
        (
            {"checks": {"must_trigger": [{"id": "V-2", "level": "error"}]}},
            ['checks.must_trigger: {"id": "V-2", "level": "error"} is missing'],
        ),
        ({"checks": {"must_not_trigger": ["V-3"]}}, []),
        (
            {"checks": {"must_not_trigger": ["V-1"]}},
            ["checks.must_not_trigger: V-1 is missing"],
        ),
        ({}, []),
        (None, []),
    ],
)
def test_only_what_is_expected_is_compared(expect: Any, told: list[str]) -> None:
    result = {
        "contains": [["A"], []],
        "lacks": [[], []],
        "severity": {"A": "note"},
        "tiles": 3,
        "after": [{"id": "A", "pos": 1}, {"id": "B", "pos": 3, "lane": "L"}],
        "events": ["lap"],
        "contact": ["A", "B"],
        "used": [[[2, 1], [1, 2]]],
        "checks": {
            "must_trigger": [{"id": "V-1", "level": "note"}, {"id": "V-1", "level": "error"}],
            "must_not_trigger": ["V-2", "V-3"],
        },
    }
    assert list(differences(expect, result)) == told


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON"),
        ("3", "expected a list of cases"),
        ('{"case": []}', "expected a list of cases"),
        ("[1]", "[0]: expected a case"),
        ('[{"ask": {}}]', "[0].id: expected a text"),
        ('[{"id": 1, "ask": {}}, {"id": "1", "ask": {}}]', "[1].id: '1' is used twice"),
        ("[" * 100_000, "nested deeper than 16 levels"),
        ("\x00", "not JSON"),
        ('[{"id": 1, "ask": {"kind": NaN}}]', "[0].ask.kind: NaN is not a JSON number"),
        ('{"cases": [{"id": 1}, {}]}', "cases[1].id: expected a text or a number, found None"),
        ('[{"id": %s}]' % ("9" * 5000), "[0].id: a number with more than 4000 digits"),
        ("[" + "0," * 2_000_000 + "0]", "more than 1500000 values"),
        ("[" + "0," * 30_000 + "0]", "more than 20,000 cases"),
        ("[" + "0," * 19_000 + "0]", "and 980 more problems"),
        (" " * 10_000_001, "larger than 10 MB, the largest size that is read"),
    ],
)
def test_a_file_that_holds_no_cases_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    file.write_text(text)
    code, out, err = run(capsys, file)
    assert (code, out) == (2, "")
    assert says in err
    assert str(file) in err


def test_a_missing_file_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "nowhere.json")
    assert code == 2
    assert err == "nowhere.json: cannot be read: No such file or directory\n"


def test_no_cases_are_no_trouble(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("[]")
    assert run(capsys, file, "--json") == (0, "[]\n", "")
    assert run(capsys, file)[0] == 0


def test_questions_about_cards_are_answered(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """AUS-V-08 and AUS-V-06: a `state` instead of an `ask`."""
    state = {"slack": 6, "detour_price": 1, "chances": 12, "probability": 1 / 3}
    turns = {"deck": "fast", "deposit": [], "distance": 74}
    file.write_text(json.dumps([{"id": "fails", "state": state}, {"id": "turns", "state": turns}]))
    code, out, _ = run(capsys, file, "--json")
    fails, needed = json.loads(out)
    assert code == 0
    assert round(fails["result"]["p_fail"], 4) == 0.0664
    assert needed["result"]["min_turns"] == 15


def error_of(case: dict[str, Any], file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    file.write_text(json.dumps([{"id": 1, **case}]))
    code, out, _ = run(capsys, file, "--json")
    assert code == 1
    return str(json.loads(out)[0]["error"])


def test_a_case_that_nobody_answers_says_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no game answers" in error_of({"state": {"turn": "P1", "cars": []}}, file, capsys)
    three = {"state": {}, "track": {"edges": [["a", "b", "main"]], "line": [], "spaces": []}}
    assert "track.edges.0" in error_of(three, file, capsys)


def test_an_unknown_question_is_answered_with_those_there_are(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "did you mean 'round'?" in error_of({"ask": {"kind": "rownd"}}, file, capsys)
    known = error_of({"ask": {"kind": "?"}}, file, capsys)
    assert "unknown kind '?'" in known
    assert "turn" in known
    assert "validate" in known


def test_rules_and_names_tell_which_game_a_case_is_about() -> None:
    """Shapes alone do not: many games have cars on a track."""
    case: dict[str, Any] = {"track": {"spaces": []}, "state": {"cars": {}}}
    for more in ({"game": "ausgebremst"}, {"rule_ids": ["AUS-F-14"]}, {}):
        found = game_of({**case, **more})
        assert found is not None
        assert found.id == "ausgebremst"
    assert game_of({**case, "rule_ids": ["XYZ-14"]}) is None
    assert game_of({**case, "game": "motograndprix"}) is None
    assert game_of({"ask": {"kind": "round"}, "game": "motograndprix"}) is not None


SAMPLES = json.loads((CASES.parent / "motograndprix_samples.json").read_text())
CARS = json.loads((CASES.parent / "ausgebremst_samples.json").read_text())


def text_of(case: dict[str, Any], file: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines below the case's head."""
    file.write_text(json.dumps([{key: case[key] for key in case if key != "expect"}]))
    _, out, _ = run(capsys, file)
    return out.split(f"\n{case['id']}\n")[1].splitlines()


def sample(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(case for case in SAMPLES if case["ask"]["kind"] == kind)
    return found


def test_an_answer_is_told_bike_by_bike_and_nothing_is_cut(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = sample("round")
    lines = text_of(case, file, capsys)
    result = answered(case)["result"]
    for bike in result["after"]:
        start = (
            f"    {bike['id']}: position {bike['pos']}, lane {bike['lane']}, lap {bike['lap']}, "
        )
        line = next(line for line in lines if line.startswith(start))
        assert f"Engine {bike['engine']}, Rear {bike['rear']}, Front {bike['front']}" in line
        assert line.endswith(f"stance {bike['stance']}, status {bike['status']}")
    assert f"  acting order: {', '.join(result['acting_order'])}" in lines
    assert "    lap: bike A" in lines
    assert "..." not in "".join(lines)


def test_decisions_are_judged_with_the_words_of_the_rule(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """MGP-S-17: by its id, and what it says."""
    case = sample("legal")
    decisions = [{k: row[k] for k in row if k != "legal"} for row in case["decisions"]]
    lines = text_of({**case, "decisions": decisions}, file, capsys)
    verdicts = answered(case)["result"]
    for number, legal in enumerate(verdicts["legal"], start=1):
        said = "allowed" if legal else verdicts["reason"][number - 1]["text"]
        assert any(line.startswith(f"  decision {number}, ") and said in line for line in lines)
    assert "    MGP-S-17: All points must be used exactly, or the bike is out." in lines


def test_an_answer_is_told_car_by_car(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """AUS-F-14: which cards can be played, and where they end."""
    lines = text_of(CARS[0], file, capsys)
    assert lines[:2] == ["  legal:", "    P1: 2 a5/b5, 4 none, 5 none"]
    assert "  leaders: P2, P3" in lines


def test_a_case_that_is_not_run_tells_the_rule_in_words(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = [{"bike": "A", "for": "turn", "values": [1, 1]}]
    case = {
        "id": "short",
        "level": "standard",
        "ask": {"kind": "turn", "bike": "A"},
        "track": sample("pole")["track"],
        "bikes": [{"id": "A", "lap": 1, "pos": 3, "lane": "C"}],
        "dice": dice,
        "decisions": [{"bike": "A", "used": [1, 1], "path": ["C"]}],
    }
    lines = text_of(case, file, capsys)
    assert "not allowed by MGP-S-17" in lines[0]
    assert "All points must be used exactly" in lines[1]


def test_half_a_character_can_be_told(file: Path) -> None:
    points = {"kind": "points", "finishers": 1}
    file.write_text(
        json.dumps([{"id": "\ud800x", "ask": points}, {"id": "\U0001f600", "ask": points}])
    )
    answers = [answered(case) for case in read_cases(file)]
    assert [one["id"] for one in answers] == ["?x", "\U0001f600"]


def test_wanted_keys_that_are_not_answered_are_told(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ask = {"kind": "points", "finishers": 1}
    lines = text_of({"id": "two", "ask": ask, "want": ["points", "pionts"]}, file, capsys)
    assert lines[:2] == ["  points: 25", "  pionts: not answered"]
