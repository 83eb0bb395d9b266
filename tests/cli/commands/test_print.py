"""`trackwright print`: what it writes, what it says, and what it refuses."""

import json
import subprocess
import sys
from pathlib import Path

import pypdfium2 as pdfium
import pytest

from trackwright.cli.main import main
from trackwright.model.files.library import load_track
from trackwright.model.files.output_checks import DXF, PDF, PNG, SVG, file_kind
from trackwright.model.files.track_files import save_track

ROOT = Path(__file__).parents[3]
Captured = pytest.CaptureFixture[str]
LIGHT = """
import sys
from trackwright.cli.main import main
code = main(sys.argv[1:])
heavy = ("reportlab", "PIL", "PySide6", "resvg_py", "trackwright.editor")
print([name for name in heavy if name in sys.modules])
sys.exit(code)
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str) -> int:
    try:
        return main(["print", *arguments])
    except SystemExit as stop:
        return int(stop.code or 0)


def test_both_ways_to_print_are_compared_before_anything_is_written(
    here: Path, capsys: Captured
) -> None:
    assert run("gp-ring", "--dry-run") == 0
    assert capsys.readouterr().out.splitlines() == [
        "GP Ring: plan at true size: 15 pages (A4), and a map of them",
        "GP Ring: pieces to cut out, backs folded over: 15 sheets (A4)",
        "GP Ring: pieces to cut out, no backs: 8 sheets (A4)",
    ]
    assert list(here.iterdir()) == []


def test_a_plan_is_written_as_one_document(here: Path, capsys: Captured) -> None:
    assert run("old-town", "plan.pdf", "--paper", "Letter", "--ink", "outline", "--names") == 0
    data = Path("plan.pdf").read_bytes()
    assert file_kind(data) is PDF
    assert f"plan.pdf: written ({len(data):,} bytes)" in capsys.readouterr().out
    assert len(pdfium.PdfDocument(data)) == 3


@pytest.mark.slow
def test_pictures_are_a_file_for_each_page(here: Path) -> None:
    assert run("old-town", "plan.svg") == 0
    names = ["plan-A1.svg", "plan-A2.svg", "plan-Map.svg"]
    assert sorted(file.name for file in here.iterdir()) == names
    assert all(file_kind(Path(name).read_bytes()) is SVG for name in names)
    assert run("old-town", "plan.png", "--as", "sheets", "--backs", "long", "--dpi", "30") == 0
    sheets = sorted(here.glob("plan-*.png"))
    assert [file.name for file in sheets] == [
        "plan-1.png",
        "plan-1b.png",
        "plan-2.png",
        "plan-2b.png",
    ]
    data = sheets[0].read_bytes()
    assert file_kind(data) is PNG
    sides = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    assert sorted(sides) == [248, 351]  # A4 at 30 dots per inch


def test_one_page_keeps_the_name_that_was_given(here: Path) -> None:
    assert run("old-town", "plan.svg", "--paper", "fit") == 0
    assert [file.name for file in here.iterdir()] == ["plan.svg"]


def test_programs_are_told_in_json(capsys: Captured) -> None:
    assert run("old-town", "sheets.pdf", "--as", "sheets", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["version"] == 1
    assert told["paper"] == {"plan": 2, "sheets": 3, "sheets_without_backs": 2}
    assert told["files"] == [{"file": "sheets.pdf", "bytes": Path("sheets.pdf").stat().st_size}]
    assert told["problems"] == []


def test_what_cannot_be_cut_out_is_said_beside_what_can_be_printed(capsys: Captured) -> None:
    assert run("gp-ring", "--of", "box", "--paper", "180x170", "--dry-run", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["paper"]["plan"] > 20
    assert told["paper"]["sheets"] is None
    assert "too large for 180 × 170 mm" in told["problems"][0]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("gp-ring",), "name a file to write, such as plan.pdf; or use --dry-run"),
        (
            ("gp-ring", "x.docx"),
            "cannot be written as this (known: dxf, pdf, png, svg)",
        ),
        (("gp-ring", "x.pdf", "--dpi", "100"), "--dpi only applies to png files"),
        (("gp-ring", "x.pdf", "--paper", "a44"), "(did you mean 'a4'?)"),
        (("gp-ring", "x.pdf", "--margin", "4"), "expected 5 to 50 mm, found '4'"),
        (("gp-ring", "x.pdf", "--margin", "nan"), "expected 5 to 50 mm, found 'nan'"),
        (("gp-ring", "x.pdf", "--overlap", "31"), "expected 0 to 30 mm, found '31'"),
        (("gp-ring", "x.pdf", "--measured", "99"), "two lengths such as 99.6x100.2"),
        (("gp-ring", "x.pdf", "--measured", "9x100"), "expected 90 to 110 mm, found '9'"),
        (("gp-ring", "x.pdf", "--back-shift", "1"), "two shifts such as 0.8,-0.3"),
        (("old-town", "x.pdf", "--as", "sheets", "--of", "box"), "print those of the track"),
        (("old-town", "x.pdf", "--as", "sheets", "--of", "faces"), "has no board halves"),
        (("old-town", "x.pdf", "--as", "pack", "--rules", "x"), "no ruleset named 'x'"),
        (("old-town", "x.pdf", "--as", "cards", "--option", "die"), "expected name=value"),
        (("old-town", "x.pdf", "--as", "cards", "--option", "die=d6"), "has no option 'die'"),
        (("old-town", "x.pdf", "--as", "cards", "--players", "9"), "raced by 2 to 6"),
        (("old-town", "x.pdf", "--as", "pack", "--result", "no.json"), "no.json"),
        (("old-town", "x.dxf"), "DXF is for cutters"),
        (
            ("gp-ring", "x.dxf", "--as", "cutter", "--paper", "200x150"),
            "choose the size of the machine's bed",
        ),
        (("gp-ring", "x.dxf", "--as", "cutter", "--kerf", "2"), "expected 0 to 1 mm, found '2'"),
        (
            ("gp-ring", "x.pdf", "--as", "sheets", "--marks", "30"),
            "expected 0 to 10 mm, found '30'",
        ),
        (("gp-ring", "x.pdf", "--as", "sheets", "--marks", "3,x"), "expected 0 to 5 mm, found 'x'"),
        (("gp-ring", "x.pdf", "--as", "cards", "--marks", "3,1,pink"), "(black, grey, red, blue)"),
        (("gp-ring", "x.pdf", "--as", "cards", "--marks", "3,1,red,4"), "found '3,1,red,4'"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: tuple[str, ...], why: str, here: Path, capsys: Captured
) -> None:
    assert run(*arguments) == 2
    assert why in capsys.readouterr().err
    assert list(here.iterdir()) == []


def test_a_back_shift_may_begin_with_a_minus(here: Path) -> None:
    assert run("old-town", "x.pdf", "--as", "calibration", "--back-shift=-0.8,0.3") == 0


@pytest.mark.slow
def test_no_file_is_written_over_that_is_no_print(here: Path, capsys: Captured) -> None:
    """None of the pages is written if one of them would replace something else."""
    save_track(load_track("old-town"), Path("mine.json"))
    Path("plan-A2.svg").write_text("dear diary")
    assert run("mine.json", "plan.svg") == 2
    assert "plan-A2.svg exists and is something else" in capsys.readouterr().err
    assert sorted(file.name for file in here.iterdir()) == ["mine.json", "plan-A2.svg"]
    Path("notes.pdf").write_text("dear diary")
    assert run("mine.json", "notes.pdf") == 2
    assert run("mine.json", "plan.pdf") == 0
    assert run("mine.json", "plan.pdf") == 0


def test_cards_are_counted_in_all_ways_to_print_them(capsys: Captured) -> None:
    assert run("nuerburg-ring", "--as", "cards", "--dry-run") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Nuerburg-Ring: 174 cards, backs folded over, margin 10 mm: 44 sheets (A4)",
        "Nuerburg-Ring: 174 cards, no backs, margin 10 mm: 22 sheets (A4)",
        "Nuerburg-Ring: 174 cards, backs on the other side, margin 10 mm: 22 sheets (A4)",
        "Nuerburg-Ring: 174 cards, backs folded over, margin 7 mm: 44 sheets (A4)",
    ]
    assert run("nuerburg-ring", "--as", "cards", "--dry-run", "--backs", "long", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["paper"] == {
        "cards": 22,
        "cards_without_backs": 22,
        "cards_with_narrow_margin": 20,
    }


def test_a_race_pack_has_a_page_about_a_saved_result(here: Path, capsys: Captured) -> None:
    races = ["--rules", "moped-betting", "--races", "20", "--save", "races.json"]
    assert main(["playtest", "old-town", *races]) == 0
    assert run("old-town", "pack.pdf", "--as", "pack") == 0
    assert run("old-town", "more.pdf", "--as", "pack", "--result", "races.json") == 0
    pages = [len(pdfium.PdfDocument(file)) for file in ("pack.pdf", "more.pdf")]
    assert pages[1] > pages[0]
    assert f"race pack: {pages[1]} pages" in capsys.readouterr().out


def test_files_for_cutters_are_one_for_each_sheet(here: Path) -> None:
    assert run("gp-ring", "bed.dxf", "--as", "cutter", "--paper", "600x400") == 0
    names = ["bed-1.dxf", "bed-2.dxf"]
    assert sorted(file.name for file in here.iterdir()) == names
    assert all(file_kind(Path(name).read_bytes()) is DXF for name in names)


@pytest.mark.slow
def test_german_pages_have_german_names(here: Path) -> None:
    assert run("old-town", "plan.svg", "--language", "de") == 0
    assert Path("plan-Übersicht.svg").exists()
    assert "mit 100 % drucken" in Path("plan-A1.svg").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    "call",
    [
        ("info", "old-town"),
        ("check", "old-town"),
        ("print", "old-town", "--dry-run"),
        ("print", "old-town", "--dry-run", "--as", "cards"),
        ("print", "gp-ring", "--dry-run", "--as", "cutter", "--paper", "A3"),
    ],
    ids=" ".join,
)
def test_what_writes_no_document_does_not_wait_for_its_library(call: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIGHT, *call], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr
    assert done.stdout.splitlines()[-1] == "[]"
