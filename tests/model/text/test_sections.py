"""Pages of figures: as lines, and for a spreadsheet."""

from trackwright.model.text.messages import Message
from trackwright.model.text.sections import (
    Fact,
    FactTable,
    Note,
    Section,
    cell_text,
    page_lines,
    page_tsv,
)

PAGE = (
    Section(
        "lap",
        Message("Lap"),
        (
            Fact(Message("lap"), Message("{n} spaces", n=24)),
            Fact(Message("a long name indeed"), None),
            Note(Message("as measured")),
        ),
    ),
    Section(
        "rows",
        Message("Rows"),
        (
            FactTable(
                (Message("row"), Message("name"), Message("chance")),
                ((1, "short", 0.5), (22, "=1+1", None)),
            ),
        ),
    ),
)


def german(words: str) -> str:
    """A language in which everything is loud, and numbers have a comma."""
    if isinstance(words, Message) and words.form == "{n:g}":
        return str(words).replace(".", ",")
    return words.upper()


def test_facts_stand_below_each_other_and_tables_in_columns() -> None:
    assert "\n".join(page_lines(PAGE)).splitlines() == [
        "Lap",
        "  lap                 24 spaces",
        "  a long name indeed  -",
        "  as measured",
        "",
        "Rows",
        "  row  name   chance",
        "    1  short     0.5",
        "   22  =1+1        -",
    ]


def test_words_are_put_into_the_language_of_the_reader_but_texts_of_files_are_not() -> None:
    lines = "\n".join(page_lines(PAGE, german)).splitlines()
    assert lines[1] == "  LAP                 24 SPACES"
    assert lines[-2].split() == ["1", "short", "0,5"]


def test_a_spreadsheet_gets_numbers_and_no_formula() -> None:
    assert page_tsv(PAGE).split("\n") == [
        "Lap",
        "lap\t24 spaces",
        "a long name indeed\t",
        "as measured",
        "",
        "Rows",
        "row\tname\tchance",
        "1\tshort\t0.5",
        "22\t'=1+1\t",
        "",
    ]


def test_a_cell_shows_what_would_steer_a_terminal() -> None:
    assert cell_text("\x1b[31m") == "\\u001b[31m"
    assert cell_text(None) == "-"
    assert cell_text(2.50) == "2.5"
