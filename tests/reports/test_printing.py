"""The files that pages become, all of them or none."""

from pathlib import Path

import pytest

from trackwright.model.files.library import load_circuit
from trackwright.model.text.progress import Cancelled
from trackwright.reports.paper.pages import Pages
from trackwright.reports.paper.plan import plan_of
from trackwright.reports.paper.sheet import PrintSettings
from trackwright.reports.printing import write_pages


@pytest.fixture(scope="module")
def pages() -> Pages:
    """Three of them."""
    return plan_of(load_circuit("old-town"), PrintSettings()).pages


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_progress_counts_pages_and_changes_no_image(
    pages: Pages, tmp_path: Path, suffix: str
) -> None:
    steps: list[tuple[int, int]] = []
    quiet = write_pages(pages, tmp_path / f"a.{suffix}", dpi=20)
    told = write_pages(
        pages, tmp_path / f"b.{suffix}", dpi=20, progress=lambda done, of: steps.append((done, of))
    )
    assert len(quiet) == 3
    assert [file.read_bytes() for file in told] == [file.read_bytes() for file in quiet]
    assert list(dict.fromkeys(steps)) == [(0, 3), (1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize("suffix", ["pdf", "svg", "png"])
def test_cancelled_pages_are_not_written_at_all(pages: Pages, tmp_path: Path, suffix: str) -> None:
    last = 1 if suffix == "pdf" else 2
    with pytest.raises(Cancelled):
        write_pages(pages, tmp_path / f"a.{suffix}", dpi=20, progress=lambda done, of: done < last)
    assert list(tmp_path.iterdir()) == []
