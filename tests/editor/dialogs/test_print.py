"""File > Print: the pages are seen, saved, and sent to a printer."""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pypdfium2 as pdfium
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from bench.serpentine import serpentine
from bench.ticker import ticking, wait_until
from bench.timing import slowness
from tests.builders import track_of
from tests.editor.conftest import Opened, held_midway, once_asked
from tests.editor.ticker import never_waiting
from tests.reports.paper.printed import POINT
from trackwright.cli.main import main
from trackwright.editor.app.jobs import is_work_left
from trackwright.editor.app.translation import language
from trackwright.editor.canvas.painting.pages import PagePainter
from trackwright.editor.dialogs.print import PrintDialog
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.window.window import Window
from trackwright.model.files.library import load_circuit
from trackwright.model.files.track_files import save_track
from trackwright.model.picture.png import png_of
from trackwright.reports.pack.race_pack import PackOptions
from trackwright.reports.paper.cut_sheets import CutOptions, cut_sheets
from trackwright.reports.paper.plan import plan_of
from trackwright.reports.paper.sheet import PrintSettings
from trackwright.reports.paper.svg_pages import drawn_page
from trackwright.reports.printing import pages_to_print


@pytest.fixture
def window(open_window: Opened) -> Window:
    return open_window("old-town").window


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.use("en")


def dialog_of(window: Window, file: Path) -> PrintDialog:
    return ready(PrintDialog(window.bridge.circuit, file, window.settings, window))


def ready(dialog: PrintDialog) -> PrintDialog:
    """The pages are made."""
    wait_until(lambda: not dialog.busy)
    return dialog


def choose(dialog: PrintDialog, **choices: str) -> None:
    for name, value in choices.items():
        box = dialog.fields.choices[name]
        index = box.findData(value)
        assert index >= 0
        box.setCurrentIndex(index)


@pytest.mark.slow
def test_the_window_writes_what_the_command_writes(window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    choose(dialog, product="sheets", ink="full", backs="none")
    dialog.fields.paper.setCurrentText("330x480")
    dialog.fields.measured[0].setValue(99.6)
    proposed: list[str] = []

    def name_it(name: str) -> str:
        proposed.append(name)
        return str(tmp_path / "window.pdf")

    dialog.ask_file = name_it
    dialog.save.click()
    assert proposed == [str(tmp_path / "mine.pdf")]
    assert dialog.result() == 1
    options = ["--as", "sheets", "--ink", "full", "--backs", "none", "--paper", "330x480"]
    out = tmp_path / "command.pdf"
    assert main(["print", "old-town", str(out), *options, "--measured", "99.6x100"]) == 0
    assert (tmp_path / "window.pdf").read_bytes() == out.read_bytes()
    dialog.deleteLater()


@pytest.mark.slow
def test_the_menu_opens_it_and_the_status_bar_says_what_was_done(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window("old-town")
    file = tmp_path / "plan.pdf"

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, PrintDialog)
        dialog.ask_file = lambda name: str(file)
        dialog.save.click()

    once_asked(answer)
    hand.keys("^P")
    assert file.read_bytes().startswith(b"%PDF-")
    assert str(file) in hand.window.status.currentMessage()


@pytest.mark.slow
def test_pages_can_be_turned_and_follow_the_choices(window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    preview = dialog.preview
    assert preview.where.text() == "Page 1 of 3"
    assert not preview.before.isEnabled()
    preview.after.click()
    preview.after.click()
    assert preview.where.text() == "Page 3 of 3"
    assert not preview.after.isEnabled()
    dialog.fields.paper.setCurrentText("A3")
    dialog.show_pages()
    ready(dialog)
    assert preview.where.text() == "Page 1 of 1"
    assert dialog.count.text().splitlines()[0] == "Plan at true size: 1 page (A3)"
    dialog.deleteLater()


@pytest.mark.slow
def test_the_window_never_waits_for_the_pages_of_a_large_circuit(
    open_window: Opened, tmp_path: Path
) -> None:
    """There are hundreds of them. The latest choice counts, and saving waits for it."""
    window = open_window(serpentine(400)).window
    with ticking() as ticker:
        dialog = PrintDialog(window.bridge.circuit, tmp_path / "x.json", window.settings, window)
        dialog.fields.paper.setCurrentText("A3")
        dialog.show_pages()
        choose(dialog, product="sheets")
        ready(dialog)
    assert max(ticker.worked_ms) < 250 * slowness()
    there = len(pages_to_print(window.bridge.circuit, dialog.fields.order).pages)
    assert dialog.preview.where.text() == f"Page 1 of {there}"
    choose(dialog, product="plan")
    dialog.ask_file = lambda name: str(tmp_path / "x.pdf")
    dialog.save_pages()
    assert len(pdfium.PdfDocument(tmp_path / "x.pdf")) > 50
    dialog.deleteLater()


@pytest.mark.slow
def test_the_window_goes_on_while_a_printer_gets_the_pages(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Esc gives up."""
    window = open_window(serpentine(200)).window
    dialog = ready(dialog_of(window, tmp_path / "x.json"))
    dialog.ask_printer = to_file(tmp_path / "x.pdf")
    with ticking() as ticker:
        dialog.print_pages()
    assert len(pdfium.PdfDocument(tmp_path / "x.pdf")) > 30
    assert max(ticker.worked_ms) < 100 * slowness()
    dialog.deleteLater()
    dialog = ready(dialog_of(window, tmp_path / "x.json"))
    dialog.ask_printer = to_file(tmp_path / "y.pdf")
    held_midway(monkeypatch)
    seen = esc_later(dialog)
    dialog.print_pages()
    ((done, of),) = seen
    assert 0 < done < of
    assert dialog.result() == 0
    dialog.deleteLater()


def esc_later(dialog: PrintDialog) -> list[tuple[int, int]]:
    """Esc when the first page is done; returns how many were by then, and of how many."""
    seen: list[tuple[int, int]] = []

    def cancel_later() -> None:
        for found in dialog.findChildren(ProgressDialog):
            if found.value() > 0:
                seen.append((found.value(), found.maximum()))
                QTest.keyClick(found, Qt.Key.Key_Escape)
                return
        QTimer.singleShot(1, dialog, cancel_later)

    cancel_later()
    return seen


def to_file(file: Path) -> Callable[[QPrinter], bool]:
    """As a printer it prints to a file."""

    def chosen(printer: QPrinter) -> bool:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))
        return True

    return chosen


@pytest.mark.slow
@pytest.mark.parametrize("closed", [PrintDialog.reject, delete], ids=["rejected", "deleted"])
def test_a_dialog_that_is_closed_leaves_its_pages_unmade(
    open_window: Opened, tmp_path: Path, qtbot: QtBot, closed: Callable[[PrintDialog], None]
) -> None:
    """Even while saving waits for them."""
    window = open_window(serpentine(400)).window
    dialog = PrintDialog(window.bridge.circuit, tmp_path / "x.json", window.settings, window)
    asked: list[str] = []

    def name_it(proposed: str) -> str:
        asked.append(proposed)
        return ""

    dialog.ask_file = name_it
    QTimer.singleShot(1, dialog, lambda: closed(dialog))
    dialog.save_pages()
    assert not asked
    if isValid(dialog):
        assert not dialog.busy
        dialog.deleteLater()
    qtbot.waitUntil(lambda: not is_work_left())


@pytest.mark.slow
def test_what_cannot_be_printed_is_said_and_cannot_be_saved(window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    dialog.fields.paper.setCurrentText("pap")
    dialog.show_pages()
    ready(dialog)
    assert dialog.count.text().startswith("Paper 'pap' is neither a name nor a size")
    assert not dialog.save.isEnabled()
    assert not dialog.to_printer.isEnabled()
    assert dialog.preview.where.text() == ""
    dialog.fields.paper.setCurrentText("A4")
    dialog.show_pages()
    ready(dialog)
    assert dialog.save.isEnabled()
    dialog.deleteLater()


def test_an_empty_table_opens_the_dialog_and_says_so(open_window: Opened, tmp_path: Path) -> None:
    dialog = dialog_of(open_window().window, tmp_path / "mine.json")
    assert "There is nothing to print: the table is empty" in dialog.count.text()
    dialog.deleteLater()


@pytest.mark.slow
def test_only_what_is_printed_can_be_chosen(window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    fields = dialog.fields
    assert (fields.overlap.isEnabled(), fields.backs.isEnabled()) == (True, False)
    choose(dialog, product="sheets")
    assert (fields.overlap.isEnabled(), fields.backs.isEnabled()) == (False, True)
    assert not fields.shift[0].isEnabled()
    choose(dialog, backs="long")
    assert fields.shift[0].isEnabled()
    dialog.deleteLater()


@pytest.mark.slow
def test_choices_are_remembered_and_damaged_ones_are_not(window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    choose(dialog, product="sheets", ink="outline")
    dialog.fields.paper.setCurrentText("Letter")
    dialog.fields.measured[1].setValue(101.5)
    dialog.ask_file = lambda name: str(tmp_path / "x.pdf")
    dialog.save_pages()
    again = dialog_of(window, tmp_path / "mine.json").fields.order
    assert (again.product, again.settings.ink, again.settings.paper.name) == (
        *("sheets", "outline", "Letter"),
    )
    assert again.settings.measured == (100, 101.5)
    window.settings.put("print", '{"paper": 3, "ink": "gold", "margin": "wide", "overlap": 1e9}')
    damaged = dialog_of(window, tmp_path / "mine.json").fields.order
    assert (damaged.settings.ink, damaged.settings.margin_mm) == ("light", 10)
    assert damaged.settings.overlap_mm == 30
    dialog.deleteLater()


@pytest.mark.slow
def test_other_files_are_kept_and_those_of_single_pages_are_asked_about(
    window: Window, tmp_path: Path
) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    said: list[str] = []
    asked: list[Path] = []
    dialog.complain = said.append
    (tmp_path / "diary.pdf").write_text("dear diary")
    dialog.ask_file = lambda name: str(tmp_path / "diary.pdf")
    dialog.save_pages()
    assert "exists and is something else" in said[0]
    dialog.ask_file = lambda name: str(tmp_path / "plan.svg")
    (tmp_path / "plan-A2.svg").write_text("<svg/>")
    dialog.ask_replace = no_to(asked)
    dialog.save_pages()
    assert asked == [tmp_path / "plan-A2.svg"]
    assert (tmp_path / "plan-A2.svg").read_text() == "<svg/>"
    assert dialog.result() == 0
    dialog.ask_file = lambda name: ""
    dialog.save_pages()
    assert dialog.result() == 0
    dialog.deleteLater()


@pytest.mark.slow
def test_a_name_without_suffix_gets_that_of_the_chosen_format(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")

    def choose_svg(parent: object, title: str, proposed: str, forms: str) -> tuple[str, str]:
        return str(tmp_path / "plan"), forms.split(";;")[1]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_svg)
    dialog.save.click()
    assert (tmp_path / "plan-A1.svg").exists()
    dialog.deleteLater()


@pytest.mark.slow
def test_esc_gives_up_saving_and_the_dialog_stays(
    open_window: Opened, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Images of many small pages take a while; then nothing is written."""
    dialog = dialog_of(open_window("us-grand-prix").window, tmp_path / "mine.json")
    dialog.fields.paper.setCurrentText("150x150")
    dialog.ask_file = lambda name: str(tmp_path / "plan.png")
    held_midway(monkeypatch)
    seen = esc_later(dialog)
    dialog.save_pages()
    ((done, of),) = seen
    assert 0 < done < of
    assert dialog.result() == 0
    qtbot.waitUntil(lambda: not is_work_left())
    assert not list(tmp_path.glob("plan*"))
    dialog.deleteLater()


@pytest.mark.slow
def test_the_window_goes_on_while_pages_are_made(open_window: Opened, tmp_path: Path) -> None:
    """For each choice, and only those of the last one are shown."""
    hand = open_window("grand-prix-of-japan")
    dialog = dialog_of(hand.window, tmp_path / "mine.json")
    dialog.show()
    hand.qtbot.wait(500)
    before = dialog.preview.sheet.page
    with never_waiting(hand):
        for product in ("sheets", "pack"):
            choose(dialog, product=product)
            hand.qtbot.wait(300)
        hand.qtbot.waitUntil(lambda: "ace pack" in dialog.count.text())
    assert dialog.preview.sheet.page != before
    assert dialog.save.isEnabled()
    dialog.reject()
    dialog.deleteLater()


@pytest.mark.slow
def test_images_of_pages_are_saved(window: Window, tmp_path: Path) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    dialog.fields.paper.setCurrentText("A3")
    dialog.ask_file = lambda name: str(tmp_path / "plan.png")
    dialog.save_pages()
    assert dialog.result() == 1
    assert QImage(str(tmp_path / "plan.png")).width() == 2480
    dialog.deleteLater()


def no_to(asked: list[Path]) -> Callable[[Path], bool]:
    def answer(path: Path) -> bool:
        asked.append(path)
        return False

    return answer


def to_nothing(printer: QPrinter) -> bool:
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    return True


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "There is no printer: set one up"),
        ("missing/pages.pdf", "missing"),
        ("track.json", "choose another file"),
    ],
)
def test_a_printer_that_is_none_gets_no_pages(
    window: Window, tmp_path: Path, name: str, words: str
) -> None:
    """Without one Qt prints to a file, and warns on standard error if that is impossible."""
    save_track(window.bridge.track, tmp_path / "track.json")
    before = (tmp_path / "track.json").read_bytes()
    dialog = dialog_of(window, tmp_path / "mine.json")
    said: list[str] = []
    dialog.complain = said.append
    dialog.ask_printer = to_file(tmp_path / name) if name else to_nothing
    dialog.print_pages()
    assert len(said) == 1
    assert words.lower() in said[0].lower()
    assert (tmp_path / "track.json").read_bytes() == before
    dialog.deleteLater()


@pytest.mark.slow
def test_a_printer_gets_the_pages_in_their_true_size(window: Window, tmp_path: Path) -> None:
    """Here it prints to a file, whose lines are measured."""
    file = tmp_path / "printer.pdf"
    dialog = dialog_of(window, tmp_path / "mine.json")
    dialog.ask_printer = to_file(file)
    dialog.print_pages()
    assert dialog.done_words == "3 pages sent to the printer"
    document = pdfium.PdfDocument(file)
    assert len(document) == 3
    for page, expected in zip(
        document, plan_of(window.bridge.circuit, PrintSettings()).pages.pages, strict=True
    ):
        assert [mm / POINT for mm in page.get_size()] == pytest.approx([210, 297], abs=0.3)
        lines = [o.get_bounds() for o in page.get_objects() if o.type == 2]
        wide = [(right - left) / POINT for left, _, right, _ in lines]
        assert min(abs(one - 100) for one in wide) < 0.3
        assert expected.width_mm == 210
    dialog.deleteLater()


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1])
def test_the_preview_shows_what_is_written(qapp: QApplication, number: int) -> None:
    """Pages as painted by the window, beside the same as images."""
    circuit = load_circuit("old-town")
    settings = PrintSettings(measured=(98, 103), ink="full")
    for pages in (
        plan_of(circuit, settings).pages,
        cut_sheets(circuit, settings, CutOptions()).pages,
    ):
        page = pages.pages[number]
        image = QImage.fromData(png_of(drawn_page(pages, page), dpi=50))
        shown = QImage(image.size(), QImage.Format.Format_RGB32)
        shown.fill(QColor("white"))
        painter = QPainter(shown)
        PagePainter().paint(painter, page, image.width() / page.width_mm)
        painter.end()
        one, other = _pixels(image), _pixels(shown)
        assert one.min() < 80
        assert np.abs(one - other).mean() < 4
        assert (np.abs(one - other) > 120).mean() < 0.01


def _pixels(image: QImage) -> "np.ndarray[tuple[int, ...], np.dtype[np.int64]]":
    grey = image.convertToFormat(QImage.Format.Format_RGB32)
    data = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.width(), 4)
    return data[:, :, :3].astype(np.int64)


@pytest.mark.slow
def test_the_dialog_speaks_german(open_window: Opened, tmp_path: Path) -> None:
    language.use("de")
    dialog = dialog_of(open_window(track_of("START L4")).window, tmp_path / "mine.json")
    assert dialog.preview.where.text() == "Seite 1 von 3"
    assert dialog.count.text().startswith("Plan in wahrer Größe: 2 Seiten (A4)")
    dialog.ask_file = lambda name: str(tmp_path / "plan.svg")
    dialog.save_pages()
    assert "mit 100 % drucken" in (tmp_path / "plan-A1.svg").read_text("utf-8")
    dialog.deleteLater()


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "de"])
def test_no_letter_is_underlined_twice(open_window: Opened, tmp_path: Path, code: str) -> None:
    language.use(code)
    dialog = dialog_of(open_window(track_of("START L4")).window, tmp_path / "mine.json")
    parts: tuple[QLabel | QPushButton, ...] = (
        *dialog.findChildren(QLabel),
        *dialog.findChildren(QPushButton),
    )
    texts = [part.text() for part in parts]
    letters = [text[text.index("&") + 1].casefold() for text in texts if "&" in text]
    assert len(letters) >= 12
    assert sorted(set(letters)) == sorted(letters)
    dialog.deleteLater()


@pytest.mark.parametrize(
    ("product", "options"),
    [
        ("pack", ["--rules", "moped-betting", "--option", "memory=none", "--players", "3"]),
        ("cards", ["--card", "44x68", "--backs", "long"]),
        ("cutter", ["--paper", "600x400", "--kerf", "0.2", "--preset", "maker-space"]),
    ],
)
def test_race_packs_cards_and_cutter_files_are_those_of_the_command(
    window: Window, tmp_path: Path, product: str, options: list[str]
) -> None:
    """The race is the one that is set up in the window."""
    given = PackOptions("moped-betting", {"memory": "none"}, 3) if product == "pack" else None
    circuit = window.bridge.circuit
    dialog = PrintDialog(circuit, tmp_path / "x.json", window.settings, window, pack=given)
    choose(dialog, product=product)
    if product == "cards":
        choose(dialog, card_size="44x68", backs="long")
        dialog.fields.rules.setCurrentText("moped-betting")
    if product == "cutter":
        choose(dialog, preset="maker-space")
        dialog.fields.kerf.setValue(0.2)
        dialog.fields.paper.setCurrentText("600x400")
    suffix = "svg" if product == "cutter" else "pdf"
    dialog.ask_file = lambda name: str(tmp_path / f"window.{suffix}")
    dialog.save_pages()
    out = tmp_path / f"command.{suffix}"
    assert main(["print", "old-town", str(out), "--as", product, *options]) == 0
    assert (tmp_path / f"window.{suffix}").read_bytes() == out.read_bytes()
    dialog.deleteLater()


def test_a_pack_is_for_the_race_that_is_set_up_and_shows_its_own_fields(
    window: Window, tmp_path: Path
) -> None:
    setup = window.playtest.setup
    setup.set_options(setup.ruleset, {"memory": "none"})
    pack = window.playtest.race_pack
    assert (pack.rules, pack.options, pack.result) == ("moped-betting", {"memory": "none"}, None)
    dialog = dialog_of(window, tmp_path / "mine.json")
    fields = dialog.fields
    own = {
        "plan": (fields.overlap, fields.names, fields.turn, fields.ink),
        "sheets": (fields.source, fields.joint, fields.backs, fields.ink),
        "pack": (fields.rules, fields.ink),
        "cards": (fields.rules, fields.card_size, fields.backs),
        "cutter": (fields.source, fields.joint, fields.kerf, fields.preset),
        "calibration": (fields.backs,),
    }
    everything = {field for some in own.values() for field in some}
    for product, shown in own.items():
        choose(dialog, product=product)
        hidden = {field for field in everything if field.isHidden()}
        assert everything - hidden == set(shown), product
        assert all(field.isEnabled() for field in shown)
    dialog.deleteLater()


@pytest.mark.slow
def test_a_file_for_a_cutter_has_its_formats_and_is_not_sent_to_a_printer(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(window, tmp_path / "mine.json")
    asked: list[tuple[str, list[str]]] = []

    def note(parent: object, title: str, proposed: str, forms: str) -> tuple[str, str]:
        asked.append((Path(proposed).suffix, [form[-5:-1] for form in forms.split(";;")]))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", note)
    dialog.save_pages()
    dialog.fields.paper.setCurrentText("600x400")
    choose(dialog, product="cutter")
    dialog.save_pages()
    assert dialog.save.isEnabled()
    assert not dialog.to_printer.isEnabled()
    assert dialog.count.text() == "For a cutter: 1 sheet of 600 × 400 mm"
    plan, cutter = asked
    assert plan == (".pdf", [".pdf", ".svg", ".png"])
    assert cutter[0] == f"{cutter[1][0]}"
    assert set(cutter[1][:2]) == {".svg", ".dxf"}
    dialog.deleteLater()
