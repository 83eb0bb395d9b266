"""Words and tables on pages: in their order, none lost, what belongs together on one page."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reports.pack.written import texts_on, words_of
from trackwright.model.text.translation import IN_ENGLISH
from trackwright.reports.pack.flow import Booklet, Column, levelled
from trackwright.reports.paper.pages import Pages
from trackwright.reports.paper.papers import PAPERS
from trackwright.reports.paper.sheet import PrintSettings, Sheet


def booklet() -> Booklet:
    return Booklet(Sheet(PrintSettings(), PAPERS["a4"]), "x")


@given(st.lists(st.floats(0.1, 500), min_size=1, max_size=9), st.floats(1, 300))
def test_columns_share_the_room_and_narrow_ones_keep_theirs(
    widths: list[float], room: float
) -> None:
    found = levelled(widths, room)
    assert sum(found) <= max(room, 0) + 1e-6
    assert all(one <= before for one, before in zip(found, widths, strict=True))
    cut = [one for one, before in zip(found, widths, strict=True) if one < before]
    assert all(one == pytest.approx(max(found)) for one in cut)
    if cut:
        assert sum(found) == pytest.approx(room)


@given(st.integers(1, 120), st.integers(1, 3))
def test_rows_fill_page_after_page_in_their_order(count: int, columns: int) -> None:
    book = booklet()
    rows = [(f"row {k}",) for k in range(count)]
    book.chapter("rows", book.column(columns).table(("head",), rows), columns)
    lines = "\n".join(words_of(Pages("x", tuple(book.pages)))).split("\n")
    assert [line for line in lines if line.startswith("row ")] == [row[0] for row in rows]


def test_a_table_says_its_heads_again_wherever_it_goes_on() -> None:
    for columns in (1, 2):
        book = booklet()
        rows = [(f"row {k}",) for k in range(150)]
        before = book.column(columns).words("words")
        book.chapter("x", [*before, *book.column(columns).table(("head",), rows)], columns)
        page, *_ = book.pages
        tops = {text.at.real: text.text for text in texts_on(page) if text.text.startswith("row")}
        heads = [text for text in texts_on(page) if text.text == "head"]
        assert {text.at.real for text in heads} == set(tops)
        assert len(heads) == columns
        for text in texts_on(page):
            if text.text.startswith("row"):
                assert any(h.at.real == text.at.real and h.at.imag > text.at.imag for h in heads)


def test_a_headline_does_not_stay_behind_alone() -> None:
    column = booklet().column()
    for before in range(60):
        book = booklet()
        strips = [strip for _ in range(before) for strip in column.words("words")]
        book.chapter("x", [*strips, *column.headline("Headline"), *column.words("its words")])
        (page,) = (text for text in words_of(Pages("x", tuple(book.pages))) if "Headline" in text)
        assert "its words" in page


def test_a_group_that_no_page_holds_is_divided() -> None:
    book, column = booklet(), booklet().column()
    long = [strip for _ in range(100) for strip in column.words("words", keeps=True)]
    book.chapter("x", long)
    assert len(book.pages) > 1


def test_long_words_are_made_to_fit() -> None:
    column = Column(30.0, IN_ENGLISH)
    strips = list(column.table(("a",), [("x" * 200,)]))
    widths = [item.width_mm for s in strips for item in s.items if hasattr(item, "width_mm")]
    assert max(widths) <= 30.0
