"""German: every text of the window has a translation, and the window speaks it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from tests.builders import KIT, OVAL, circuit_of, track_of
from tests.editor.conftest import Opened, rows_of
from tests.editor.texts import WANTED, is_worded
from tests.simulator import playtests
from tests.strategies import random_edits, tracks
from trackwright.editor.app import translation as words
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import (
    LANGUAGES,
    language,
    t,
    translated,
)
from trackwright.editor.canvas.painting.strokes import stroke_of
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.dialogs.options import OptionsDialog
from trackwright.editor.dialogs.preferences import PreferencesDialog
from trackwright.editor.dialogs.recover import RecoverDialog
from trackwright.editor.docks.piece_rows import DETAIL, ROOM_PX
from trackwright.editor.document.drafts import Draft
from trackwright.editor.library.entries import empty_track
from trackwright.editor.playtest.racer import COMPILING
from trackwright.editor.playtest.words import verdict_html
from trackwright.editor.replay.view.events import rule_lines
from trackwright.editor.window.commands import FIRST_WITHOUT_WORDS
from trackwright.editor.workspace.workspaces import BOX_PX
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Join, Place, SetTrackValue
from trackwright.model.edit.gap_readout import gap_description
from trackwright.model.edit.pointing import PointedAt
from trackwright.model.files.library import kit, kit_files, load_circuit
from trackwright.model.files.track_files import parse_track
from trackwright.model.layout.track import Marker
from trackwright.model.picture.picture import Text, picture_of
from trackwright.model.text.errors import EditRefused, InputError
from trackwright.model.text.messages import Message, joined
from trackwright.model.text.translation import TRANSLATIONS, Translator, messages_in
from trackwright.reports.playtest import PlaytestReport, heading_of
from trackwright.simulator.game.budgets import games_with_budget
from trackwright.simulator.game.games import all_games, game_named
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.simulator.playtest.comparing import compare
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import figures_of
from trackwright.simulator.playtest.verdict import verdict_of
from trackwright.simulator.race.replays import Race, run
from trackwright.simulator.story.game_parts import rules_of
from trackwright.simulator.table.lineup import lineup
from trackwright.validators.catalogue import all_checks
from trackwright.validators.report import Report, check_circuit

PART = re.compile(r"\{[^}]*\}")
OTHERS = [code for code in LANGUAGES if code not in ("system", "en")]


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.use("en")


@pytest.mark.slow
@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("context", WANTED)
def test_every_text_is_translated(code: str, context: str) -> None:
    """`python -m tests.editor.texts` brings the files up to date."""
    known = messages_in(TRANSLATIONS / f"{code}.ts")[context]
    texts = WANTED[context]()
    assert len(texts) > 400
    missing = {text: place for text, place in texts.items() if text not in known}
    assert missing == {}, "./tw python -m tests.editor.texts adds them; then translate them"
    assert set(known) - set(texts) == set(), "translations of what nobody shows"


@pytest.mark.parametrize("code", OTHERS)
def test_no_translation_loses_a_part(code: str) -> None:
    for texts in messages_in(TRANSLATIONS / f"{code}.ts").values():
        for text, translation in texts.items():
            assert set(PART.findall(text)) == set(PART.findall(translation)), text
            assert text.count("&") <= 1 or translation.count("&") <= 1
            assert text.endswith("...") == translation.endswith("..."), text
            assert text[:1].isspace() == translation[:1].isspace(), text


@pytest.mark.slow
def test_no_menu_has_a_letter_twice(open_window: Opened) -> None:
    """The letters that are underlined, in every language."""
    for code in ("en", *OTHERS):
        language.use(code)
        window = open_window().window
        letters = [_letter(menu.text()) for menu in window.menuBar().actions()]
        assert len(set(letters)) == len(letters), letters
        for menu in window.menuBar().actions():
            own = [_letter(entry.text()) for entry in menu.menu().actions()]  # type: ignore[attr-defined]
            given = [letter for letter in own if letter]
            twice = {letter for letter in given if given.count(letter) > 1}
            assert not twice, (code, menu.text(), twice)


def _letter(text: str) -> str:
    found = re.search(r"&(\w)", text)
    return found.group(1).casefold() if found else ""


def test_the_empty_table_speaks_german() -> None:
    """It was the first thing to be seen, and in English. What a user wrote stays as it is."""
    language.use("de")

    def letters(words: str) -> QPainterPath:
        return stroke_of(Text(0j, 10.0, words, "#000000")).path

    assert letters(Message("An empty board")) == letters("Eine leere Platte")
    assert letters("An empty board") != letters("Eine leere Platte")
    circuit = Circuit(empty_track(), kit("motograndprix"))
    drawn = [text for layer in picture_of(circuit).layers for text in layer.items]
    invited = [text.text for text in drawn if isinstance(text, Text)]
    assert "Eine leere Platte" in map(translated, invited)


@pytest.mark.slow
def test_the_window_speaks_german(open_window: Opened) -> None:
    language.use("de")
    hand = open_window(track_of(OVAL))
    window = hand.window
    assert window.docks["problems"].windowTitle() == "Probleme"
    assert window.actions_by_id["edit.undo"].text() == "&Rückgängig"
    assert "Strg" in window.tools["select"].hint or "Strg" in t(window.tools["select"].hint)
    hand.settle()
    assert window.status.gap.text().startswith("genau geschlossen · noch ")
    window.bridge.select({6})
    hand.keys("Del")
    hand.settle()
    assert window.status.gap.text().startswith("Lücke ")
    assert "Fehler" in window.problems.state.text()
    assert window.history.list.item(1).text() == "Teil entfernen"
    first = window.problems.tree.topLevelItem(0)
    assert first is not None
    assert first.text(0) == "GEO101  Die Strecke ist nicht geschlossen."


def texts_of(widget: QWidget) -> Iterator[tuple[QObject, str]]:
    """What can be read in a window and all that is in it."""
    for part in (widget, *widget.findChildren(QObject)):
        if part.objectName().startswith("qt_"):
            continue
        if isinstance(part, (QLabel, QAbstractButton, QAction)):
            yield part, part.text()
        if isinstance(part, QGroupBox):
            yield part, part.title()
        if isinstance(part, QDockWidget):
            yield part, part.windowTitle()
        if isinstance(part, (QLineEdit, QPlainTextEdit)):
            yield part, part.placeholderText()
        if isinstance(part, QComboBox):
            yield from ((part, part.itemText(row)) for row in range(part.count()))
        if isinstance(part, (QWidget, QAction)):
            yield part, part.toolTip()
        if isinstance(part, QWidget):
            yield part, part.accessibleName()


class Marked(dict[str, str]):
    """A language in which every text has a mark."""

    def __contains__(self, text: object) -> bool:
        return True

    def __getitem__(self, text: str) -> str:
        return f"¤{text}"

    def get(self, text: str, other: str = "") -> str:  # type: ignore[override]
        return self[text]


@pytest.mark.slow
def test_nothing_in_the_window_goes_past_the_translation(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "of_window", Marked(any="any"))
    monkeypatch.setattr(language, "said", Translator("en", Marked(any="any")))
    window = open_window(track_of(OVAL)).window
    parts = [
        window,
        PreferencesDialog(window.desk.preferences, window.desk.menus, window),
        LibraryDialog(window.settings, window.colours, window),
    ]
    shown = {text for part in parts for _, text in texts_of(part)}
    bare = {text for text in shown if "¤" not in text and re.search(r"[A-Za-z]{3}", text)}
    assert bare - names() - OF_QT == set()


OF_QT = {"Cancel", "Close", "Close Tab", "Open", "OK", "Scroll Left", "Scroll Right"}


def names() -> set[str]:
    """What is called the same in every language."""
    kits = {kit(id).name for id in kit_files()}
    rulesets = all_rulesets()
    bots = {bot.name for ruleset in rulesets.values() for bot in ruleset.bots}
    codes = {kind.code for id in kit_files() for kind in kit(id).pieces}
    return {"English", "Deutsch", "test", *kits, *rulesets, *games_with_budget(), *bots, *codes}


def test_german_buttons_have_words_as_far_as_there_is_room(open_window: Opened) -> None:
    """The best known icons lose theirs first, and all have them again in a wide window."""
    language.use("de")
    window = open_window("april-raceway").window
    bar, made = window.commands.bar, window.actions_by_id
    buttons = {id: bar.widgetForAction(made[id]) for ids in FIRST_WITHOUT_WORDS for id in ids}

    def with_words(width: int) -> set[str]:
        window.resize(width, 700)
        QApplication.processEvents()
        assert bar.sizeHint().width() <= bar.width()
        narrow = bar.iconSize().width() * 2
        return {id for id, button in buttons.items() if button.width() > narrow}

    assert with_words(4000) == set(buttons)
    needed = bar.sizeHint().width()
    assert with_words(needed - 10) == set(buttons) - {"edit.undo", "edit.redo"}
    assert with_words(needed * 2 // 3) == {"lay.close", "playtest.run"}
    assert with_words(needed) == set(buttons)
    assert with_words(1024) < set(buttons)


def test_what_the_window_exports_is_in_german(open_window: Opened, tmp_path: Path) -> None:
    language.use("de")
    window = open_window("april-raceway").window
    dialog = ExportDialog(window.bridge.circuit, tmp_path / "april.svg", window)
    dialog.form.setCurrentIndex(dialog.form.findData("svg"))
    text = dialog.write().read_text(encoding="utf-8")
    assert "75 Positionen" in text
    assert "positions" not in text
    dialog.deleteLater()


def test_a_race_that_has_to_wait_for_its_rules_says_so_in_german(open_window: Opened) -> None:
    language.use("de")
    replay = open_window().window.replay
    replay.tasks.said.emit("compiling the rules (only once; takes a few seconds)")
    assert replay.panel.note.text() == t(COMPILING) != COMPILING


@pytest.mark.slow
@pytest.mark.parametrize(("width", "is_narrow"), [(BOX_PX, False), (50, True)])
def test_nothing_in_the_box_is_cut_in_german(
    open_window: Opened, width: int, is_narrow: bool
) -> None:
    """Not beside a scroll bar, however narrow the panel is made: then names are left out."""
    language.use("de")
    window = open_window("nuerburg-ring").window
    box = window.box.list
    window.resizeDocks([window.docks["box"]], [width], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    assert box.is_narrow == is_narrow
    texts = [item.data(DETAIL) for item in window.box.pieces]
    texts += [] if is_narrow else [item.text() for item in window.box.pieces]
    assert "unbegrenzt" in "\n".join(texts)
    assert box.verticalScrollBar().isVisible()
    beside = 0 if is_narrow else box.column + ROOM_PX
    room = box.viewport().width() - beside - 2 * ROOM_PX
    words = {word for text in texts for word in text.replace("  ", "_").split()}
    assert max(map(box.fontMetrics().horizontalAdvance, words)) <= room


@pytest.mark.slow
def test_drafts_are_offered_in_german(open_window: Opened, tmp_path: Path) -> None:
    language.use("de")
    window = open_window().window
    draft = Draft(track_of("START L4", name="Oval"), None, tmp_path)
    dialog = RecoverDialog([draft], window.colours, window)
    assert dialog.list.item(0).text().startswith("Oval\n2 Teile\n")


def test_the_status_bar_says_gap_and_place_in_german() -> None:
    language.use("de")
    row = "START L4 R2L R2L R2L R2L L4 L4 R2L"
    said = translated(gap_description(circuit_of(row)))
    assert said == "Lücke 192,2 mm (3,70 Module, 135°) · noch 63 Teile"
    here = PointedAt(16, "R2L", "16.L1", 40, 0, corner=4, difficulty=2)
    assert (
        translated(here.text) == "Teil 16 (R2L) · Position 40 · Spur 1 · Kurve 4, Schwierigkeit 2"
    )


def test_what_remembers_its_form_is_told_with_its_parts() -> None:
    language.use("de")
    said = Message(
        "{where} ({code}) is open", where=Message("the end of piece {piece}", piece=3), code="L4"
    )
    assert translated(said) == "das Ende von Teil 3 (L4) ist offen"
    assert translated(Message("{n:g}° too many", n=22.5)) == "22,5° zu viel"
    assert translated(Message("{n:,} of {share:.1%}", n=1234, share=0.5)) == "1.234 of 50,0\u202f%"
    assert (
        translated(joined([Message("corner"), Message("straight"), "corner"]))
        == "Kurve, Gerade, corner"
    )
    language.use("en")
    assert translated(said) == said


def reports() -> Iterator[tuple[str, Report]]:
    for check in all_checks():
        for example in (*check.bad, *check.good):
            yield check.code, check_circuit(example.circuit(), next(iter(check.rules), None))


WRITTEN = {"reason", "value", "fault"}
"""Parts that people have written, and what Python's reader of JSON says of them."""


def untranslated(words: str) -> Iterator[str]:
    """What a window would show in English: forms without a translation, words that are no form."""
    if not isinstance(words, Message):
        if re.search(r"[a-z]{3,} [a-z]{2,}", words):
            yield words
        return
    if is_worded(words.form) and words.form not in language.said.said:
        yield words.form
    for name, part in words.parts.items():
        if isinstance(part, str) and name not in WRITTEN:
            yield from untranslated(part)


@pytest.mark.slow
@given(st.data())
def test_edits_and_their_refusals_are_told_in_the_language(data: st.DataObject) -> None:
    language.use("de")
    track = data.draw(tracks())
    edit = data.draw(random_edits(track))
    said = [edit.label]
    try:
        edit.apply(track, KIT)
    except EditRefused as refused:
        said.append(refused.message)
    assert all(isinstance(words, Message) for words in said)
    assert [bare for words in said for bare in untranslated(words)] == []


TRACK = '"format": "trackwright-track", "version": 1, "name": "a", "kit": "motograndprix"'
BAD_FILES = (
    "",
    "[]",
    "{}",
    '{"format": "trackwright-track"}',
    '{"format": "trackwright-track", "version": 99}',
    f'{{{TRACK}, "laps": 0, "runs": [{{"pieces": []}}], "rums": [], "level": "huge"}}',
    f'{{{TRACK}, "laps": 3, "boxes": "1", "runs": [{{"pieces": ["L9", "START"]}}]}}',
    f'{{{TRACK}, "laps": 3, "runs": [], "markers": [{{"on": 1}}, {{"on": 2, "bonus": 1}}]}}',
    f'{{{TRACK}, "laps": 3, "laps": 3, "runs": [{{"frame": 3, "pieces": ["START"]}}]}}',
)


@pytest.mark.parametrize("text", BAD_FILES)
def test_what_is_wrong_with_a_file_is_told_in_the_language(text: str) -> None:
    language.use("de")
    with pytest.raises(InputError) as refused:
        parse_track(text.encode(), "a.json", kit)
    assert isinstance(refused.value.message, Message)
    assert list(untranslated(refused.value.message)) == []


@pytest.mark.slow
def test_a_file_that_cannot_be_opened_is_complained_of_in_german(open_window: Opened) -> None:
    language.use("de")
    files = open_window().window.files
    complaints: list[str] = []
    files.complain = lambda what, error: complaints.append(f"{what}: {translated(error.message)}")  # type: ignore[method-assign]
    assert not files.open("nowhere/oval.json")
    assert complaints == [
        "Datei kann nicht geöffnet werden: nowhere/oval.json: nicht lesbar: "
        "Datei oder Ordner nicht da"
    ]


@pytest.mark.slow
def test_what_is_done_to_a_circuit_is_told_in_german(open_window: Opened) -> None:
    language.use("de")
    hand = open_window(track_of(OVAL))
    bridge, status = hand.window.bridge, hand.window.status
    bridge.do(Join(3, 1))
    assert status.currentMessage() == "das Ende von Teil 3 ist schon verbunden"
    bridge.do(SetTrackValue("level", "easy"))
    assert (
        status.currentMessage()
        == "der Baukasten motograndprix hat die Stufen Basis, Standard, Experten, Profi"
    )
    bridge.do(SetTrackValue("name", ""))
    wanted = "Name: erwartet: ein Text mit mindestens 1 Zeichen, gefunden: ''"
    assert status.currentMessage() == wanted
    bridge.do(Place(("L4", "R2L")))
    bridge.do(AddMarker(Marker(on=4, hill="up")))
    bridge.do(SetTrackValue("board_cm", (120.0, 80.0)))
    steps = hand.window.history.list
    done = [steps.item(row).text() for row in range(steps.count())]
    assert done == ["Anfangszustand", "2 Teile legen", "Steigung setzen", "Platte setzen"]


@pytest.mark.slow
def test_rules_and_their_options_are_told_in_german(open_window: Opened) -> None:
    language.use("de")
    window = open_window(track_of(OVAL)).window
    ruleset = all_rulesets()["ausgebremst-pro"]
    dialog = OptionsDialog(ruleset, {}, window)
    stacking = dialog.fields["stacking"]
    assert isinstance(stacking, QComboBox)
    assert stacking.accessibleName() == "wie die vier Stapel gebildet werden"
    shown = [stacking.itemText(row) for row in range(stacking.count())]
    assert shown == ["frei (Vorgabe)", "nach Wert", "ausgeteilt"]
    stacking.setCurrentIndex(1)
    assert dialog.chosen == {"stacking": "by-value"}
    dialog.search.setText("wert stapel")
    assert not stacking.isHidden()
    assert dialog.fields["lead"].isHidden()
    rules = rules_of(game_named("ausgebremst"))
    assert translated(all_games()["ausgebremst"].rulesets[0].about).startswith("drei Karten")
    assert [translated(level) for level in kit("ausgebremst").levels] == [
        "leicht",
        "mittel",
        "schwer",
    ]
    assert translated(kit("ausgebremst").kinds["CH3"].name) == "Schikane mit 3, ein enges Feld"
    assert rule_lines(["AUS-F-11", "AUS-X"], rules) == "AUS-F-11: Ein Auto je Feld.\nAUS-X"


@pytest.mark.slow
def test_what_the_checks_find_is_told_in_the_language() -> None:
    language.use("de")
    for code, report in reports():
        said: list[str] = [skipped.why for skipped in report.not_checked]
        for finding in report.findings:
            said += [finding.message, *(fix.title for fix in finding.fixes)]
        assert [bare for words in said for bare in untranslated(words)] == [], code


@pytest.mark.parametrize(
    ("track", "rules"), [("gp-ring", "motograndprix-expert"), ("bleifuss-drom", "ausgebremst-pro")]
)
def test_what_a_playtest_comes_to_is_told_in_the_language(track: str, rules: str) -> None:
    language.use("de")
    circuit = load_circuit(track)
    setup, way = lineup(circuit, rules, laps=2, bots=("random", "greedy"))
    batch = Batch(setup, way, 1, 30)
    result = result_of(circuit, batch, playtest(batch))
    figures = figures_of(result).values()
    said: list[str] = [statement.text for statement in verdict_of(result)]
    said += [words for figure in figures for words in (figure.words, figure.text)]
    said += [
        *compare(result, playtests.result()).notes,
        *heading_of(PlaytestReport(result, 30, 0.01)),
    ]
    assert [bare for words in said for bare in untranslated(words)] == []


def test_a_verdict_in_german_links_to_the_pieces_and_has_german_numbers() -> None:
    language.use("de")
    stops = [1] * 20
    stops[6] = 9000
    verdict = verdict_of(playtests.made_up(stops=stops))
    page = verdict_html(verdict, is_dark=False, is_stale=False)
    assert 'Position 6 (<a href="piece:2">Teil 2</a>, Gerade): das 20,0-Fache' in page
    assert "In 0,00&nbsp;% (0,00-0,38) der Rennen wechselt die Führung nie" in page


RACES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("gp-ring", "motograndprix-expert", {"qualifying": "yes"}),
    ("bleifuss-drom", "ausgebremst-pro", {}),
)


@pytest.mark.slow
@pytest.mark.parametrize(("track", "rules", "options"), RACES)
def test_a_race_is_told_in_the_language(track: str, rules: str, options: dict[str, str]) -> None:
    """What happens, what is asked and what can be chosen, when the first choice is taken."""
    language.use("de")
    circuit = load_circuit(track)
    setup, way = lineup(circuit, rules, options=options, laps=3, bots=("random", "human"))
    replay = run(Race(circuit, track, setup, way, seed=1))
    said: list[str] = [part for gauge in replay.show.gauges for part in (gauge.head, gauge.name)]
    for _ in range(30):
        question = replay.show.question
        if question is None:
            break
        said += [question.words, *(option.words for option in question.options)]
        replay = replay.decide(question.options[0])
    for moment in replay.hand_over().show.moments:
        said += [moment.words, *(seat.pose for seat in moment.runners)]
    assert [bare for words in said for bare in untranslated(words)] == []


@pytest.mark.slow
def test_a_turn_is_one_german_line(open_window: Opened) -> None:
    language.use("de")
    circuit = load_circuit("gp-ring")
    setup, way = lineup(circuit, "motograndprix-basic", laps=1, bots=("careful",))
    replay = run(Race(circuit, "gp-ring", setup, way, seed=1))
    panel = open_window().window.replay.panel
    panel.begin(replay, "test")
    rows = [str(panel.model.data(panel.model.index(row))) for row in range(panel.model.rowCount())]
    start = rows.index(next(row for row in rows if row.startswith("Durchgang 2,")))
    seat = "(Blau|Gelb|Rot) [12]"
    assert re.fullmatch(f"Durchgang 2, Runde 1 von 1, {seat} führt", rows[start])
    turn = seat + r": würfelt \d \d.*, \d+ Punkte?, fährt \d+ bis Spur \d, [KGZ].*  \[B-09.*\]"
    assert re.fullmatch(turn, rows[start + 1])


@pytest.mark.slow
def test_a_chosen_language_is_used_from_the_next_start_on(
    open_window: Opened, tmp_path: Path
) -> None:
    """Until then no text of any window is in it, whatever is done; that is said before."""
    hand = open_window(track_of("START L4"))
    window, preferences = hand.window, hand.window.desk.preferences
    dialog = PreferencesDialog(preferences, window.desk.menus, window)
    general = dialog.general
    assert general.note.text() == "Another language is used from the next start of Trackwright."
    row = general.language.findData("de")
    general.language.setCurrentIndex(row)
    general.language.activated.emit(row)
    assert preferences.language == "de"
    assert "ab dem nächsten Start" in general.note.text().splitlines()[1]
    german = german_texts()
    parts = [window, LibraryDialog(window.settings, window.colours, window)]
    other = hand.window.desk.open_window()
    hand.codes("L4 R2L")
    window.bridge.undo()
    hand.settle()
    hand.qtbot.waitUntil(lambda: not other.surveyor.busy)
    shown = {text for part in (*parts, other) for _, text in texts_of(part)}
    shown |= {row.text(0) for row in rows_of(window.problems.tree)}
    shown |= {
        window.status.currentMessage(),
        window.status.gap.text(),
        window.problems.state.text(),
    }
    assert len(shown) > 300
    assert shown & german == set()
    dialog.deleteLater()

    language.use(Settings(tmp_path / "settings").text("language", "system"))  # as at the start
    again = window.desk.open_window()
    assert again.docks["box"].windowTitle() == "Schachtel"
    hand.qtbot.waitUntil(lambda: not again.surveyor.busy)


def german_texts() -> set[str]:
    """Texts that only a German window has."""
    texts = messages_in(TRANSLATIONS / "de.ts")
    ours = {source: to for found in texts.values() for source, to in found.items()}
    return {to for source, to in ours.items() if "{" not in to and to != source} - set(ours)


def test_the_systems_language_is_taken_if_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    class Locale:
        def __init__(self, name: str) -> None:
            self._name = name

        def name(self) -> str:
            return self._name

    for name, code in (("de_AT", "de"), ("en_GB", "en"), ("fr_FR", "en")):
        system = type("System", (), {"system": staticmethod(lambda name=name: Locale(name))})
        monkeypatch.setattr(words, "QLocale", system)
        assert words.resolved("system") == code
