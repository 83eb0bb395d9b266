"""Control characters are shown; text of any script is left alone."""

import csv
import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hostile import EVIL, harmful
from trackwright.model.text.csv_text import FORMULA, csv_text
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, joined
from trackwright.model.text.plain_text import encodable, split_lines, visible, visible_lines


@pytest.mark.parametrize(
    "text", ["April Raceway", "Grüße, ЖУК, 日本, العربية, עברית", "🏁 👩‍🚀", "a\u00a0b", "\\u001b"]
)
def test_what_is_plain_stays_as_it_is(text: str) -> None:
    assert visible(text) is text or visible(text) == text


@pytest.mark.slow
def test_every_control_character_is_shown() -> None:
    for number in range(0x11_0000):
        letter = chr(number)
        if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or harmful(letter):
            assert visible(letter) == f"\\u{number:04x}"


@given(st.text())
def test_nothing_harmful_is_left_and_once_is_enough(text: str) -> None:
    shown = visible(text)
    assert not harmful(shown)
    assert "\n" not in shown
    assert visible(shown) == shown
    assert not harmful(visible_lines(text).replace("\t", ""))


@pytest.mark.slow
@given(st.recursive(st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_json_stays_the_same_json(value: object) -> None:
    for indent in (None, 2):
        text = json.dumps(value, ensure_ascii=False, indent=indent)
        assert json.loads(visible_lines(text)) == value


def test_names_in_sentences_are_shown_and_sentences_may_have_several_lines() -> None:
    first = Message("{name}: closed", name="a\nb")
    assert first == "a\\u000ab: closed"
    assert joined([first, Message("then")], "\n") == "a\\u000ab: closed\nthen"
    assert str(TrackwrightError(f"{EVIL}: gone")) == f"{visible(EVIL)}: gone"


@given(st.text())
def test_lines_of_a_file_end_with_line_feeds_only(text: str) -> None:
    lines = split_lines(text)
    assert "".join(lines) == text
    assert all("\n" not in line[:-1] for line in lines)


def test_names_of_files_that_are_not_utf8_can_be_written() -> None:
    assert encodable("a\udcffb") == "a\ufffdb"
    assert encodable("Gr\u00fc\u00dfe") == "Gr\u00fc\u00dfe"


@pytest.mark.parametrize("start", [*FORMULA, "\t=", "\r="])
def test_no_text_of_a_table_is_a_formula(start: str) -> None:
    (row,) = csv.reader([csv_text(["a", "b"], [[f"{start}1+1", -2.5]]).splitlines()[1]])
    assert row[0][0] not in (*FORMULA, "\t", "\r")
    assert row[1] == "-2.5"


def test_numbers_that_are_written_out_stay_numbers() -> None:
    assert csv_text(["a"], [["-0.25"], ["+3"], ["-x"]]) == "a\n-0.25\n+3\n'-x\n"
