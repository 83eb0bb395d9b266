"""Plans as PDF, measured on the page."""

import base64
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pypdfium2 as pdfium
import pytest

from tests.reports.paper.printed import opened, part, rulers, size_mm, text_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Polygon, Text
from trackwright.model.text.translation import translator
from trackwright.reports.export import ExportOptions, exported
from trackwright.reports.paper.cut_sheets import CutOptions, cut_sheets
from trackwright.reports.paper.pages import Drawing, Page, Pages, Placed
from trackwright.reports.paper.papers import paper_named
from trackwright.reports.paper.pdf import pdf_bytes
from trackwright.reports.paper.plan import plan_of
from trackwright.reports.paper.sheet import PrintSettings

ROOT = Path(__file__).parents[3]
PROGRAM = """
import sys
from trackwright.cli.main import main
for product in ("plan", "sheets", "pack", "cards", "cutter"):
    for suffix in ("pdf", "dxf" if product == "cutter" else "svg"):
        file = f"{sys.argv[1]}/{product}.{suffix}"
        main(["print", "old-town", file, "--as", product, "--paper", "A3"])
"""


@pytest.fixture(scope="module")
def ring() -> Circuit:
    return load_circuit("gp-ring")


def plan_pdf(circuit: Circuit, settings: PrintSettings) -> pdfium.PdfDocument:
    return opened(pdf_bytes(plan_of(circuit, settings).pages))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("paper", "size", "ruled"),
    [
        ("A4", (210.0, 297.0), (100.0, 50.0)),
        ("A3", (297.0, 420.0), (100.0, 50.0)),
        ("Letter", (215.9, 279.4), (101.6, 50.8)),
        ("330x480", (330.0, 480.0), (100.0, 50.0)),
    ],
)
def test_every_page_has_its_size_and_true_rulers(
    ring: Circuit, paper: str, size: tuple[float, float], ruled: tuple[float, float]
) -> None:
    document = plan_pdf(ring, PrintSettings(paper_named(paper)))
    assert len(document) > 5
    for page in document:
        found = size_mm(page)
        assert sorted(found) == pytest.approx(sorted(size), abs=0.01)
        assert rulers(page, 10) == pytest.approx(ruled, abs=0.02)


@pytest.mark.slow
def test_neighbours_show_the_same_where_they_overlap(ring: Circuit) -> None:
    """Without strips and crosses, which only one of them has, or both have."""
    plan = plan_of(ring, PrintSettings(overlap_mm=20))
    bare = [
        replace(page, items=tuple(item for item in page.items if isinstance(item, Placed)))
        for page in plan.pages.pages[1:]
    ]
    document = opened(pdf_bytes(Pages("bare", tuple(bare))))
    pages = dict(zip(plan.tiling.tiles, document, strict=True))
    frame, compared = plan.sheet.contents, 0
    for tile, page in pages.items():
        if right := plan.tiling.beside(tile, 0, 1):
            edges = frame.bottom, frame.top
            one = part(page, frame.right - 20, edges[0], frame.right, edges[1], 200)
            other = part(pages[right], frame.left, edges[0], frame.left + 20, edges[1], 200)
            compared += one.min() < 200
            assert np.abs(one.astype(int) - other).mean() < 6
        if below := plan.tiling.beside(tile, 1, 0):
            ends = frame.left, frame.right
            one = part(page, ends[0], frame.bottom, ends[1], frame.bottom + 20, 200)
            other = part(pages[below], ends[0], frame.top - 20, ends[1], frame.top, 200)
            compared += one.min() < 200
            assert np.abs(one.astype(int) - other).mean() < 6
    assert compared > 5


@pytest.mark.parametrize("backs", ["fold", "long"])
def test_cut_sheets_have_rulers_on_both_sides(ring: Circuit, backs: str) -> None:
    options = CutOptions(backs=backs)  # type: ignore[arg-type]
    sheets = cut_sheets(ring, PrintSettings(paper_named("A3")), options)
    document = opened(pdf_bytes(sheets.pages))
    assert len(document) == sheets.sheets * (2 if backs == "long" else 1)
    for page in document:
        assert rulers(page, 10) == pytest.approx((100, 50), abs=0.02)


def test_a_printer_that_stretches_is_corrected(ring: Circuit) -> None:
    """It makes 99.6 mm out of 100 across, 100.2 up: the file has to be larger and smaller."""
    settings = PrintSettings(paper_named("A2"), measured=(99.6, 100.2))
    for page in plan_pdf(ring, settings):
        assert sorted(size_mm(page)) == pytest.approx([420, 594], abs=0.01)
        across, up = rulers(page, 10)
        assert (across * 0.996, up * 1.002) == pytest.approx((100, 50), abs=0.02)
        assert "100 mm came out as 99.6 × 100.2" in text_of(page)


@pytest.mark.slow
def test_the_margin_stays_white(ring: Circuit) -> None:
    for margin in (5.0, 12.0):
        document = plan_pdf(ring, PrintSettings(paper_named("A3"), margin_mm=margin, ink="full"))
        for page in document:
            shown = page.render(scale=2, grayscale=True).to_numpy().squeeze()
            edge = int((margin - 0.4) / 25.4 * 144)
            inside = shown[edge:-edge, edge:-edge]
            assert inside.min() < 100
            assert (shown == 255).sum() - (inside == 255).sum() == shown.size - inside.size


@pytest.mark.slow
def test_pages_say_what_they_are(ring: Circuit) -> None:
    english, german = (
        [text_of(page) for page in plan_pdf(ring, PrintSettings(say=translator(code)))]
        for code in ("en", "de")
    )
    assert "print at 100 %" in english[1]
    assert "GP Ring · page A1 · print at 100 %" in english[1]
    assert "this line is 100 mm long" in english[1]
    assert "glue page A1 here" in english[2]
    assert "GP Ring · Seite A1 · mit 100 % drucken" in german[1]
    assert "diese Linie ist 100 mm lang" in german[1]
    assert "Seite A1 hier aufkleben" in german[2]
    assert "Überlappung" in german[0]
    assert "„Tatsächliche Größe“" in german[0]


LETTERS = "Größe ÄÖÜß ż ő → – „“ €"


def one_page(*items: Text | Placed) -> bytes:
    return pdf_bytes(Pages("words", (Page("1", 200, 100, items),)))


def test_letters_come_back_as_they_are_and_missing_ones_as_boxes() -> None:
    words = (Text(100 + 50j, 5, LETTERS, "#000000"), Text(100 + 20j, 5, "漢 a", "#000000"))
    (page,) = opened(one_page(*words))
    assert text_of(page).split("\n") == [LETTERS, "□ a"]


@pytest.mark.slow
def test_all_fonts_are_embedded(ring: Circuit) -> None:
    """Print shops refuse files that only name a font."""
    data = pdf_bytes(plan_of(ring, PrintSettings()).pages)
    fonts = set(re.findall(rb"/BaseFont /(\S+)", data))
    assert {font.partition(b"+")[2] for font in fonts} == {b"DejaVuSans", b"DejaVuSans-Bold"}
    assert data.count(b"/FontFile2") == len(fonts) == 2


def test_a_form_names_all_that_it_uses() -> None:
    """Transparency, above all: otherwise it would be drawn opaque."""
    square = (0j, 10 + 0j, 10 + 10j, 10j)
    items = (Polygon((square,), "#ff0000"), Polygon((square,), "#0000ff", opacity=0.5))
    frame = Frame(0, 0, 10, 10)
    data = one_page(Placed(Drawing(items, frame), 50 + 50j, Frame(50, 50, 60, 60)))
    used = {name for stream in _streams(data) for name in re.findall(rb"/(\S+) gs", stream)}
    assert used
    for name in used:
        assert re.search(rb"/ExtGState <<(?:[^<>]|<<[^<>]*>>)*/" + name + rb"\s", data)
    (page,) = opened(data)
    pixels = page.render(scale=4).to_numpy()
    middle = pixels[round(pixels.shape[0] * 0.45), round(pixels.shape[1] * 0.275)]
    assert sorted(middle[:3].tolist()) == pytest.approx([0, 127, 128], abs=2)


def _streams(data: bytes) -> Iterator[bytes]:
    """What is drawn, unpacked."""
    for packed in re.findall(rb"stream\r?\n(.*?~>)\s*endstream", data, re.DOTALL):
        yield zlib.decompress(base64.a85decode(b"<~" + packed, adobe=True))


@pytest.mark.slow
def test_viewers_are_told_not_to_scale(ring: Circuit) -> None:
    data = pdf_bytes(plan_of(ring, PrintSettings(paper_named("fit"))).pages)
    assert b"/PrintScaling /None" in data
    sheets = cut_sheets(ring, PrintSettings(), CutOptions(backs="short"))
    assert b"/Duplex /DuplexFlipShortEdge" in pdf_bytes(sheets.pages)


@pytest.mark.slow
def test_the_same_circuit_gives_the_same_bytes_in_every_run(tmp_path: Path) -> None:
    written = []
    for seed in ("1", "2"):
        folder = tmp_path / seed
        folder.mkdir()
        subprocess.run(
            [sys.executable, "-c", PROGRAM, str(folder)],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            check=True,
            capture_output=True,
        )
        written.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert len(written[0]) > 20
    assert written[0] == written[1]


def test_an_exported_page_has_the_size_of_the_picture(ring: Circuit) -> None:
    (page,) = opened(exported(ring, Path("ring.pdf"), ExportOptions()))
    assert size_mm(page) == pytest.approx((960, 742), abs=1)
    assert "GP Ring" in text_of(page)


def test_a_picture_larger_than_a_page_can_be_is_scaled_down(ring: Circuit) -> None:
    run = replace(ring.track.runs[0], frame=0)
    far = replace(ring.track, board_cm=(900.0, 200.0), runs=(run, *ring.track.runs[1:]))
    (page,) = opened(exported(Circuit(far, ring.kit), Path("far.pdf"), ExportOptions()))
    assert max(size_mm(page)) == pytest.approx(5080, abs=0.1)
