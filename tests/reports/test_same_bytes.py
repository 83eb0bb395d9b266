"""The same circuit and options give the same bytes, wherever and whenever they are written."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = {"PYTHONHASHSEED": "1", "TZ": "UTC", "LC_ALL": "C"}
LOCALE = "de_DE.UTF-8"
ELSEWHERE = {
    "PYTHONHASHSEED": "77",
    "TZ": "Asia/Kathmandu",
    "LC_ALL": LOCALE,
    "SOURCE_DATE_EPOCH": "soon",
}
PROGRAM = """
import locale, sys
from pathlib import Path
from trackwright.model.files.library import load_circuit
from trackwright.model.text.translation import translator
from trackwright.reports.export import FORMS, ExportOptions, exported
from trackwright.reports.paper.papers import paper_named
from trackwright.reports.paper.sheet import PrintSettings
from trackwright.reports.printing import PRODUCTS, PrintOrder, pages_to_print, write_pages
from trackwright.cli.main import main

try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    pass  # it could not be made
folder = Path(sys.argv[1])
circuit = load_circuit("promenade")
for suffix in FORMS:
    data = exported(circuit, Path(f"x.{suffix}"), ExportOptions())
    (folder / f"export.{suffix}").write_bytes(data)
for product in PRODUCTS:
    settings = PrintSettings(paper_named("A3"), say=translator("de"))
    pages = pages_to_print(circuit, PrintOrder(product, settings))
    for suffix in ("svg", "dxf") if product == "cutter" else ("pdf", "svg"):
        write_pages(pages, folder / f"{product}.{suffix}")
main(["report", "promenade", str(folder / "report.html"), "--races", "20", "--jobs", sys.argv[2]])
"""


def written(folder: Path, environment: dict[str, str], jobs: str) -> dict[str, bytes]:
    folder.mkdir()
    subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder), jobs],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.slow
def test_bytes_do_not_depend_on_hash_seed_time_zone_locale_or_threads(tmp_path: Path) -> None:
    if shutil.which("localedef"):
        made = tmp_path / LOCALE
        subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", str(made)], check=False)
    here = written(tmp_path / "here", HERE, "1")
    elsewhere = written(tmp_path / "elsewhere", {**ELSEWHERE, "LOCPATH": str(tmp_path)}, "2")
    kinds = {Path(name).suffix for name in here}
    assert kinds == {
        *(".csv", ".dxf", ".graphml", ".html", ".json", ".pdf", ".png", ".svg"),
        *(".vmod", ".vtt", ".zip"),
    }
    assert sorted(here) == sorted(elsewhere)
    assert [name for name in here if here[name] != elsewhere[name]] == []
