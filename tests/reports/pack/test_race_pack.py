"""The booklet for a race: what is in it, and that nothing leaves the page."""

import re
from dataclasses import replace

import pytest

from tests.builders import KIT, track_of
from tests.reports.pack.written import texts_on, words_of
from tests.reports.paper.printed import opened, rulers, size_mm
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.layout.track import Marker
from trackwright.model.picture.drawing.items import bounds_of
from trackwright.model.picture.drawing.lettering import MISSING, drawable
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.translation import translator
from trackwright.reports.pack.race_pack import PackOptions, race_pack
from trackwright.reports.paper.pages import Pages
from trackwright.reports.paper.papers import paper_named
from trackwright.reports.paper.pdf import pdf_bytes
from trackwright.reports.paper.sheet import PrintSettings
from trackwright.simulator.game.games import game_named
from trackwright.simulator.playtest.results import Result, result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.story.game_parts import rule_parts
from trackwright.simulator.table.lineup import lineup

CIRCUITS = ("race-bike-course", "nuerburg-ring", "promenade", "racing-rules", "tokyo-drift")


def pack(track: str, code: str = "en", **asked: object) -> Pages:
    settings = PrintSettings(say=translator(code))
    return race_pack(load_circuit(track), settings, PackOptions(**asked))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def ring() -> list[str]:
    """What is written on the pages of a small circuit, under other rules than the usual ones."""
    return words_of(pack("gp-ring", rules="motograndprix-expert", options={"MGP-H-02": "choice"}))


@pytest.mark.slow
@pytest.mark.parametrize("track", CIRCUITS)
def test_nothing_leaves_the_page_and_all_can_be_written(track: str) -> None:
    """On A4 and on small paper, in both languages."""
    circuit = load_circuit(track)
    for code, paper in (("en", "A4"), ("de", "148x210")):
        settings = PrintSettings(paper_named(paper), say=translator(code))
        for page in race_pack(circuit, settings, PackOptions()).pages:
            for text in texts_on(page):
                box = bounds_of(text)
                assert MISSING not in drawable(text.text)
                assert box.left > 9.5
                assert box.right < page.width_mm - 9.5, text.text
                assert box.bottom > 9.5, text.text
                assert box.top < page.height_mm - 9.5


def test_the_cover_says_what_it_is_and_which_circuit_exactly(ring: list[str]) -> None:
    circuit = load_circuit("gp-ring")
    assert "GP Ring" in ring[0]
    assert "6 laps under motograndprix-expert, 6 on the grid" in ring[0]
    assert circuit.hash in ring[0]


def test_every_piece_has_its_number_on_the_plan_and_in_the_list(ring: list[str]) -> None:
    circuit = load_circuit("gp-ring")
    count = len(circuit.geometry.laid)
    assert {str(n) for n in range(1, count + 1)} <= set(ring[1].split("\n"))
    listed = re.findall(r"(\d+) ([A-Z]\w*)", " ".join(ring[2].split("\n")).split("Markers")[0])
    codes = [circuit.geometry.laid[i].template.code for i in circuit.geometry.chains[0].indices]
    assert listed[-count:] == [(str(n), code) for n, code in enumerate(codes, 1)]


def test_pieces_of_corners_are_in_brackets(ring: list[str]) -> None:
    words = " ".join(ring[2].split("\n")).split("Markers")[0]
    brackets = re.findall(r"\[([^]]*)\]", words)
    assert len(brackets) == len(load_circuit("gp-ring").measures.corners)
    assert all(re.match(r"\d+ R\d", inside) for inside in brackets)


def test_stock_is_compared_with_the_box(ring: list[str]) -> None:
    """MGP-T-12: 7 difficulty counters stand on it, of 18 stands."""
    rows = ring[2].split("\n")
    at = rows.index("stands")
    assert rows[at + 1 : at + 4] == ["7", "18", "11"]


def test_rules_are_those_of_the_level_with_their_ids(ring: list[str]) -> None:
    words = "\n".join(ring)
    parts = rule_parts(game_named("motograndprix"))
    assert all(id in words for heading in ("Basic", "Expert") for id in parts[heading])
    basic = "\n".join(words_of(pack("gp-ring")))
    assert "B-26" in basic
    assert "E-05" not in basic


def test_house_rulings_that_differ_are_marked(ring: list[str]) -> None:
    lines = "\n".join(ring).split("\n")
    assert lines[lines.index("H-02*") + 2] == "choice"
    assert "H-03" in lines
    assert not any(line.startswith("H-03*") for line in lines)


def test_dials_and_sheets_are_there_for_every_seat(ring: list[str]) -> None:
    """MGP-S-02: three dials a bike, from 8 to 1; Basic has none."""
    words = "\n".join(ring)
    assert words.split("\n").count("Rear Tire") == 6 + 6  # a dial, and a track on the sheet
    assert "Blue 1 · Score sheet" in words
    assert "Red 2 · Score sheet" in words
    assert "Rear Tire" not in "\n".join(words_of(pack("gp-ring")))


@pytest.mark.parametrize("track", CIRCUITS)
def test_no_name_is_cut_short_in_german(track: str) -> None:
    words = "\n".join(words_of(pack(track, "de")))
    assert "…" not in words
    assert "Standfiguren" in words


def test_a_result_has_a_page_of_its_own(ring: list[str]) -> None:
    circuit = load_circuit("gp-ring")
    result = _result(circuit)
    words = "\n".join(words_of(pack("gp-ring", result=result)))
    assert "20 races of 2 laps under motograndprix-basic, seed 1." in words
    assert "Playtest" not in "\n".join(ring)
    changed = "\n".join(words_of(pack("old-town", rules="motograndprix-basic", result=result)))
    assert "has been changed since" in changed


def _result(circuit: Circuit) -> Result:
    setup, way = lineup(circuit, "motograndprix-basic", laps=2)
    batch = Batch(setup, way, seed=1, races=20, mode="plain")
    return result_of(circuit, batch, playtest(batch))


def test_it_is_the_same_bytes_twice_and_speaks_german() -> None:
    one, other = (pack("gp-ring", "de") for _ in range(2))
    assert pdf_bytes(one) == pdf_bytes(other)
    words = "\n".join(words_of(one))
    assert "Regeln" in words
    assert "Score sheet" not in words


def test_an_empty_table_and_a_roll_are_refused() -> None:
    with pytest.raises(TrackwrightError, match="the table is empty"):
        race_pack(Circuit(track_of(), KIT), PrintSettings(), PackOptions())
    with pytest.raises(TrackwrightError, match="printed on sheets, not on roll610"):
        race_pack(load_circuit("gp-ring"), PrintSettings(paper_named("roll610")), PackOptions())
    with pytest.raises(TrackwrightError, match="raced by 3 to 6"):
        pack("nuerburg-ring", players=7)


@pytest.mark.slow
def test_every_page_has_rulers_of_their_length_and_no_font_but_ours() -> None:
    pages = pack("old-town")
    data = pdf_bytes(pages)
    document = opened(data)
    assert len(document) == len(pages.pages)
    for page in document:
        across, up = rulers(page, margin=10)
        assert list(size_mm(page)) == pytest.approx([210, 297], abs=0.01)
        assert across == pytest.approx(100, abs=0.02)
        assert up == pytest.approx(50, abs=0.02)
    fonts = set(re.findall(rb"/BaseFont /(\S+)", data))
    assert {font.partition(b"+")[2] for font in fonts} == {b"DejaVuSans", b"DejaVuSans-Bold"}
    assert data.count(b"/FontFile2") == len(fonts) == 2


def test_markers_are_listed_piece_by_piece() -> None:
    """The 72 spaces of the dice line have a colour each: a row for each piece is enough."""
    lists = words_of(pack("racing-rules"))[2].split("Markers")[1]
    rows = [line for line in lists.split("\n") if line.startswith("colour: ")]
    assert len(rows) < 30
    assert any(re.match(r"colour: \w+, \w+, \w+", row) for row in rows)


def test_names_from_files_are_neither_translated_nor_obeyed() -> None:
    circuit = load_circuit("gp-ring")
    for name in ("Rules", "</b>\x07" + "W" * 50):
        named = Circuit(replace(circuit.track, name=name), circuit.kit)
        pages = race_pack(named, PrintSettings(say=translator("de")), PackOptions())
        first = words_of(pages)[0].split("\n")[0]
        assert first == name or first.startswith("</b>\\u0007WWW"), first
        assert pdf_bytes(pages)


def test_markers_are_said_in_the_language_but_not_what_the_user_wrote() -> None:
    circuit = load_circuit("racing-rules")
    words = "\n".join(words_of(pack("racing-rules", "de")))
    for name in ("black", "purple", "lead_foot", "spin_out"):
        assert not re.search(rf"\b{name}\b", words), name
    piece = circuit.geometry.laid[1].piece.id
    written = replace(circuit.track, markers=(*circuit.track.markers, Marker(piece, text="red")))
    lists = race_pack(
        Circuit(written, circuit.kit), PrintSettings(say=translator("de")), PackOptions()
    )
    assert "Notiz: red" in "\n".join(words_of(lists))
