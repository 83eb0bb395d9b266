"""How long it takes to make what is printed, and files for cutters.

    .venv/bin/python -m bench.paper [--json] [--rounds N]

Reported as ratios within one run against drawing the picture of Race Bike Course once: its plan on
A4, the pieces of its box on sheets, its race pack, and files for a cutter; and the cards of
Ausgebremst, with backs. Figures are medians over interleaved rounds of process CPU time; fonts,
circuits and modules are loaded before.
"""

import statistics
from collections.abc import Callable
from dataclasses import replace

import bench
from bench.build import seconds
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.picture import picture_of
from trackwright.reports.cutters.drawings import CutterPage
from trackwright.reports.cutters.dxf_file import cutter_dxf
from trackwright.reports.cutters.svg_file import cutter_svg
from trackwright.reports.paper.cut_sheets import CutOptions
from trackwright.reports.paper.papers import paper_named
from trackwright.reports.paper.pdf import pdf_bytes
from trackwright.reports.paper.sheet import PrintSettings
from trackwright.reports.printing import PrintOrder, Product, pages_to_print

ROUNDS = 5
MARGIN_MM = 7.0
"""With it nine cards fit on A4."""


def measured(rounds: int = ROUNDS) -> dict[str, object]:
    course, ring = load_circuit("race-bike-course"), load_circuit("nuerburg-ring")
    plan = PrintOrder("plan")
    box = PrintOrder("sheets", cut=CutOptions("box", "none"))
    cards = PrintOrder("cards", PrintSettings(margin_mm=MARGIN_MM), CutOptions(backs="long"))
    bed = PrintOrder("cutter", PrintSettings(paper_named("600x400")))
    works: dict[str, Callable[[], object]] = {
        "picture": lambda: picture_of(course),
        "plan": lambda: pdf_bytes(pages_to_print(course, plan)),
        "box_sheets": lambda: pdf_bytes(pages_to_print(course, box)),
        "pack": lambda: pdf_bytes(pages_to_print(course, replace(plan, product=_PACK))),
        "cards": lambda: pdf_bytes(pages_to_print(ring, cards)),
        "cutter": lambda: _cutter_files(course, bed),
    }
    samples: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            samples[name].append(seconds(work))
    median = {name: statistics.median(values) for name, values in samples.items()}
    pages = {
        "plan": len(pages_to_print(course, plan).pages),
        "box_sheets": len(pages_to_print(course, box).pages),
        "cards": len(pages_to_print(ring, cards).pages),
    }
    return {
        "version": 1,
        "pages": pages,
        "ms": {name: round(1000 * value, 1) for name, value in median.items()},
        "over_picture": {
            name: round(value / median["picture"], 2) for name, value in median.items()
        },
    }


_PACK: Product = "pack"


def _cutter_files(circuit: Circuit, order: PrintOrder) -> list[bytes]:
    pages = pages_to_print(circuit, order)
    sheets = [page for page in pages.pages if isinstance(page, CutterPage)]
    return [write(pages.title, page) for page in sheets for write in (cutter_svg, cutter_dxf)]


if __name__ == "__main__":
    bench.run(__doc__, measured, "rounds", ROUNDS)
