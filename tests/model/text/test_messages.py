"""How numbers stand in sentences, and texts that remember how they were put together."""

import copy
import pickle

import pytest

from trackwright.model.text.messages import (
    Message,
    counted,
    joined,
    joined_with_and,
    joined_with_or,
)


def test_one_is_singular_and_all_others_are_plural() -> None:
    assert [counted(n, "lap") for n in (0, 1, 2)] == ["0 laps", "1 lap", "2 laps"]
    assert counted(2, "box", "boxes") == "2 boxes"
    assert counted(1, "box", "boxes") == "1 box"


def test_several_are_listed() -> None:
    assert [joined_with_and(words) for words in (["a"], ["a", "b"], ["a", "b", "c"])] == [
        "a",
        "a and b",
        "a, b and c",
    ]
    assert [joined_with_or(range(1, n)) for n in (2, 3, 4)] == ["1", "1 or 2", "1 or 2 or 3"]
    assert joined([1, "b"], "; ") == "1; b"
    assert joined([]) == ""


def test_a_text_remembers_its_form_and_its_parts() -> None:
    said = Message("{wide:.1f} mm over {laps}", wide=2.25, laps=counted(2, "lap"))
    assert said == "2.2 mm over 2 laps"
    assert said.form == "{wide:.1f} mm over {laps}"
    laps = said.parts["laps"]
    assert isinstance(laps, Message)
    assert (laps.form, laps.parts) == ("{n} laps", {"n": 2})
    assert said.with_parts(wide=7) == "7.0 mm over 2 laps"


@pytest.mark.parametrize("again", [copy.deepcopy, lambda said: pickle.loads(pickle.dumps(said))])
def test_a_copy_remembers_as_much(again) -> None:  # type: ignore[no-untyped-def]
    said = again(Message("{n} of {m}", n=1, m=Message("many")))
    assert (said, said.form) == ("1 of many", "{n} of {m}")
    assert said.parts == {"n": 1, "m": "many"}
