"""Cards on sheets of paper: how many there are, where they are, and what is on them."""

import re
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reports.pack.written import texts_on, words_of
from tests.reports.paper.printed import lines_at, opened, part, size_mm
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Text, bounds_of
from trackwright.model.picture.drawing.lettering import MISSING, drawable
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.translation import translator
from trackwright.reports.pack.cards import SIZES, CardOptions, CardSheets, card_sheets, grid_of
from trackwright.reports.pack.race_pack import PackOptions, cards_of
from trackwright.reports.paper.cut_sheets import Backs
from trackwright.reports.paper.papers import PAPERS, Paper, paper_named
from trackwright.reports.paper.pdf import pdf_bytes
from trackwright.reports.paper.sheet import Mirrored, PrintSettings, Sheet
from trackwright.simulator.game.components import components_of, games_with_components, occasion_on

CIRCUITS = {
    "gp-ring": "motograndprix-expert",
    "nuerburg-ring": "ausgebremst-pro",
    "promenade": "moped-betting",
    "racing-rules": "dice-derby",
    "tokyo-drift": "street-racing",
}
ANY_BACKS = st.sampled_from(["fold", "long", "short", "none"])


def printed(track: str, settings: PrintSettings | None = None, backs: Backs = "fold") -> CardSheets:
    asked = PackOptions(CIRCUITS[track], {"damage": "on"} if track == "tokyo-drift" else {})
    options = CardOptions(backs=backs)
    return cards_of(load_circuit(track), settings or PrintSettings(), asked, options)


def decks(track: str, **options: object) -> dict[str, int]:
    occasion = occasion_on(load_circuit(track), CIRCUITS[track], options)
    return {deck.id: deck.count for deck in components_of(occasion, "paper").decks}


def test_every_game_has_its_cards() -> None:
    """Those of its box: AUS-F-02, MOP-04, DIC section 6, STR-08, MGP-B-22."""
    assert set(games_with_components()) == {
        *("ausgebremst", "dice_derby", "mopeds", "motograndprix", "street_racing"),
    }
    ausgebremst = decks("nuerburg-ring")
    colours = ("red", "blue", "yellow", "green", "black", "white")
    assert [ausgebremst[f"race-{colour}"] for colour in colours] == [28] * 6
    assert decks("promenade")["racing"] == 84
    assert decks("tokyo-drift")["gears"] == 120
    assert decks("racing-rules")["red"] == 24
    assert "red" not in decks("racing-rules", red_cards="none")
    assert decks("gp-ring")["laps"] == 6
    assert "drivers" not in decks("tokyo-drift")
    assert decks("tokyo-drift", drivers="dealt")["drivers"] == 3


def test_the_cards_of_a_colour_are_worth_105_points() -> None:
    """AUS-F-02."""
    occasion = occasion_on(load_circuit("nuerburg-ring"))
    deck = components_of(occasion, "paper").decks[0]
    assert sum(int(card.value) * count for card, count in deck.cards) == 105


@given(
    st.sampled_from([paper for paper in PAPERS.values() if paper.is_sheet]),
    st.booleans(),
    st.sampled_from(sorted(SIZES)),
    ANY_BACKS,
    st.floats(5, 20),
    st.tuples(st.floats(97, 103), st.floats(97, 103)),
)
def test_backs_are_behind_their_fronts_and_all_is_clear_of_rulers(
    paper: Paper,
    is_across: bool,
    size: str,
    backs: Backs,
    margin: float,
    measured: tuple[float, float],
) -> None:
    settings = PrintSettings(paper, margin_mm=margin, measured=measured)
    sheet = Sheet(settings, paper.across if is_across else paper)
    grid = grid_of(sheet, CardOptions(size, backs))
    if not grid.count:
        return
    width, height = SIZES[size]
    x, y = settings.stretch
    wide, high = sheet.paper.width_mm, sheet.paper.height_mm
    assert wide
    assert high
    middle = complex(wide / x, high / y) / 2
    room = sheet.contents.grown(1e-6)
    for at in grid.spots[: grid.count]:
        back = grid.behind(at)
        assert holds(room, Frame(at.real, at.imag, at.real + width, at.imag + height))
        centre, behind = (one + complex(width, height) / 2 for one in (at, back))
        if backs == "fold":
            assert behind.imag == pytest.approx(centre.imag)
            assert holds(room, Frame(back.real, back.imag, back.real + width, back.imag + height))
            assert (centre + behind).real / 2 == pytest.approx(grid.frame.centre.real)
        elif backs in ("long", "short"):
            turned = grid.mirrored
            off = centre - middle
            mirror = -off.conjugate() if turned == "across" else off.conjugate()
            assert behind - middle == pytest.approx(mirror)
            assert (turned == "across") == ((backs == "long") != is_across)


@pytest.mark.parametrize("mirrored", ["no", "across", "up"])
@pytest.mark.parametrize("paper", ["A4", "Letter", "148x210"])
def test_words_at_rulers_do_not_lie_on_each_other(paper: str, mirrored: Mirrored) -> None:
    sheet = Sheet(PrintSettings(say=translator("de")), paper_named(paper))
    page = sheet.page("1", Message("x"), (), mirrored)
    boxes = [bounds_of(item) for item in page.items if isinstance(item, Text)]
    assert len(boxes) == 3
    for one, other in combinations(boxes, 2):
        assert (
            one.right < other.left
            or other.right < one.left
            or one.top < other.bottom
            or other.top < one.bottom
        ), (one, other)


def holds(outer: Frame, inner: Frame) -> bool:
    return (
        outer.left <= inner.left
        and inner.right <= outer.right
        and outer.bottom <= inner.bottom
        and inner.top <= outer.top
    )


@pytest.mark.parametrize("track", CIRCUITS)
@pytest.mark.parametrize("code", ["en", "de"])
def test_words_stay_within_their_cards_and_can_be_written(track: str, code: str) -> None:
    """In the smallest size as well."""
    settings = PrintSettings(say=translator(code))
    occasion = occasion_on(load_circuit(track), CIRCUITS[track])
    for size in ("63x88", "44x68"):
        sheets = card_sheets(
            "x", components_of(occasion, "paper").decks, settings, CardOptions(size)
        )
        grid = sheets.grid
        width, height = SIZES[size]
        for page in sheets.pages.pages:
            for text in texts_on(page):
                assert MISSING not in drawable(text.text)
                box = bounds_of(text)
                if not holds(grid.frame.grown(1), box):
                    continue  # on the ruler
                column = (box.left - grid.frame.left) // width
                row = (box.bottom - grid.frame.bottom) // height
                assert box.right <= grid.frame.left + (column + 1) * width + 1e-6, text.text
                assert box.top <= grid.frame.bottom + (row + 1) * height + 1e-6, text.text


def test_every_card_is_there_once() -> None:
    """By what stands large on those of the reds: 6 × 6, 5 × 5 ..."""
    sheets = printed("nuerburg-ring", backs="none")
    large = [
        text.text
        for page in sheets.pages.pages
        for text in texts_on(page)
        if text.size_mm > 25 and re.fullmatch("[1-6]", text.text)
    ]
    counts = {value: large.count(value) for value in "654321"}
    assert counts == {"6": 36, "5": 30, "4": 30, "3": 24, "2": 24, "1": 24}


def test_gear_cards_show_what_the_deck_says() -> None:
    """STR section 14: the first table, and STR-51: low speeds of high gears have icons."""
    words = words_of(printed("tokyo-drift", backs="none").pages)
    assert "\n".join(words).count("Nitrous") == 120 + 4  # and the upgrade, for each car
    first = words[0].split("Minimum Speed")[0].split("\n")
    gears = ("6th gear", "5th gear", "4th gear", "3rd gear", "2nd gear", "1st gear")
    shown = [first[first.index(gear) - 1] for gear in gears]
    assert shown == ["▲", "▲", "6", "3", "2", "1"]
    assert [first[first.index(gear) - 2] for gear in gears[:2]] == ["1", "2"]


@pytest.mark.parametrize(("backs", "side"), [("long", "left"), ("short", "top")])
def test_both_faces_of_a_sheet_have_rulers_behind_each_other(backs: Backs, side: str) -> None:
    settings = PrintSettings(orientation="portrait")
    document = opened(pdf_bytes(printed("racing-rules", settings, backs).pages))
    assert len(document) == 2 * printed("racing-rules", settings, backs).sheets
    page = document[1]
    width, height = size_mm(page)
    assert width == pytest.approx(210, abs=0.01)
    assert height == pytest.approx(297, abs=0.01)
    if side == "left":
        across = part(page, 9, 11.6, 112, 12.1)
        up = part(page, 11.6, 9, 12.1, 62)
    else:
        across = part(page, 9, height - 12.1, 112, height - 11.6)
        up = part(page, width - 12.1, height - 62, width - 11.6, height - 9)
    columns, rows = lines_at(across, 0), lines_at(up, 1)
    assert columns[-1] - columns[0] == pytest.approx(100, abs=0.02)
    assert rows[-1] - rows[0] == pytest.approx(50, abs=0.02)


def test_cards_have_their_size_on_paper() -> None:
    """The lines between cards, measured."""
    sheets = printed("racing-rules", PrintSettings(orientation="landscape"), "none")
    page = opened(pdf_bytes(sheets.pages))[0]
    frame = sheets.grid.frame
    above = part(page, frame.left - 1, frame.top + 1.2, frame.right + 1, frame.top + 1.8)
    lines = lines_at(above, 0)
    assert [b - a for a, b in pairwise(lines)] == pytest.approx([63] * 4, abs=0.02)


def test_the_same_cards_are_the_same_bytes() -> None:
    one, other = (pdf_bytes(printed("racing-rules").pages) for _ in range(2))
    assert one == other


def test_paper_that_is_too_small_is_refused_by_name() -> None:
    settings = PrintSettings(paper_named("135x130"))
    with pytest.raises(TrackwrightError, match="63x88 mm do not fit on 135 × 130 mm"):
        printed("racing-rules", replace(settings, margin_mm=5))
    assert printed("racing-rules", replace(settings, margin_mm=5), "none").grid.count == 1
