"""The page in a browser (Debian's chromium), opened from disk. Left out where there is none."""

import html
import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pypdfium2 as pdfium
import pytest

from tests.reports.html.pages import page, subject

BROWSER = shutil.which("chromium")
TRACK = "quarter-mile"
WIDTH, HEIGHT = 500, 400
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BROWSER is None, reason="needs the program chromium"),
]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(page(TRACK), "utf-8")
    return path


def browse(file: Path, *options: str, part: str = "") -> tuple[str, str]:
    """What the browser prints, and what it says about errors."""
    settings = (
        *("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
        *("--enable-logging=stderr", "--virtual-time-budget=1000"),
        f"--user-data-dir={file.parent / 'profile'}",
        f"--window-size={WIDTH},{HEIGHT}",
    )
    found = subprocess.run(
        [str(BROWSER), *settings, *options, f"{file.as_uri()}{part}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    errors = [line for line in found.stderr.splitlines() if "CONSOLE" in line]
    return found.stdout, "\n".join(errors)


def text_of(document: str, id: str) -> str:
    inside = re.search(rf'id="{id}"[^>]*>(.*?)</p>', document, re.DOTALL)
    assert inside is not None
    return re.sub(r"<[^>]*>", "", inside[1])


def test_a_link_leads_to_a_moment_and_nothing_goes_wrong(file: Path) -> None:
    document, errors = browse(file, "--dump-dom", part="#race=2&moment=9")
    assert errors == ""
    moment = subject(TRACK).races[1].replay.show.moments[8]
    words = subject(TRACK).places.in_words(moment.words)
    assert words in text_of(document, "words")
    replay = re.search(r'<div id="replay"[^>]*>', document)
    assert replay is not None
    assert "hidden" not in replay[0]
    count = len(subject(TRACK).races[1].replay.show.moments)
    assert f"moment 9 / {count}" in document


PRESSED = """<script>
const press = (key, shiftKey = false) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
const seen = () => document.getElementById("count").textContent;
const found = KEYS.map(([key, shift]) => (press(key, shift), seen()));
document.title = JSON.stringify([...found, location.hash]);
</script>"""
KEYS = (
    ("ArrowRight", False),
    ("ArrowRight", False),
    ("ArrowLeft", False),
    ("End", False),
    ("Home", False),
    ("ArrowRight", True),
    ("2", False),
    ("End", False),
)


def test_a_replay_follows_the_keys(file: Path) -> None:
    own, text = file.with_name("keys.html"), file.read_text("utf-8")
    script = PRESSED.replace("KEYS", json.dumps(KEYS))
    own.write_text(text.replace("</body>", f"{script}</body>"), "utf-8")
    document, errors = browse(own, "--dump-dom", part="#race=1&moment=1")
    assert errors == ""
    title = re.search("<title>([^<]*)</title>", document)
    assert title is not None
    *seen, link = json.loads(html.unescape(title[1]))
    first, second = (race.replay.show.moments for race in subject(TRACK).races[:2])
    rounds = [i for i, moment in enumerate(first, 1) if moment.begins_round]
    at = [2, 3, 2, len(first), 1, next(i for i in rounds if i > 1)]
    expected = [f"moment {i} / {len(first)}" for i in at]
    expected += [f"moment {i} / {len(second)}" for i in (1, len(second))]
    assert seen == expected
    assert link == f"#race=2&moment={len(second)}"


def pixels(file: Path, name: str, *options: str) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The upper left part of the page."""
    from PySide6.QtGui import QImage

    shot = file.parent / f"{name}.png"
    browse(file, *options, f"--screenshot={shot}")
    image = QImage(str(shot)).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3)


@pytest.mark.parametrize(("setting", "is_dark"), [("1", False), ("0", True)])
def test_the_page_follows_the_colours_of_its_reader(
    file: Path, setting: str, is_dark: bool
) -> None:
    ground = pixels(file, setting, f"--blink-settings=preferredColorScheme={setting}")
    assert (ground.mean() < 100) == is_dark


ALLOWED, FORBIDDEN = "script-src &#x27;unsafe-inline&#x27;", "script-src &#x27;none&#x27;"


@pytest.mark.parametrize("scripts", [ALLOWED, FORBIDDEN], ids=["scripts", "no scripts"])
def test_on_paper_the_page_is_light_and_has_no_replay(file: Path, scripts: str) -> None:
    """With scripts or where a viewer forbids them: all but the replay is there."""
    own, text = file.with_name(f"{len(scripts)}.html"), file.read_text("utf-8")
    assert ALLOWED in text
    own.write_text(text.replace(ALLOWED, scripts), "utf-8")
    pdf = own.with_suffix(".pdf")
    settings = "--blink-settings=preferredColorScheme=0"
    browse(own, settings, f"--print-to-pdf={pdf}", "--no-pdf-header-footer")
    document, _ = browse(own, "--dump-dom")
    is_hidden = re.search(r'<div id="replay"[^>]*hidden', document)
    assert bool(is_hidden) == (scripts == FORBIDDEN)
    assert 'id="story-1"' in document
    paper = pdfium.PdfDocument(pdf)
    assert 2 <= len(paper) <= 20
    whole = "\n".join(one.get_textpage().get_text_range() for one in paper)
    for words in ("Verdict", "where most", "The closest finish", "Rounds per race"):
        assert words in whole, words
    assert "space bar plays" not in whole
    shown = np.asarray(paper[0].render(scale=0.5).to_numpy())
    assert shown.mean() > 200
