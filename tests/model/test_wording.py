"""How numbers stand in sentences."""

from model.wording import counted


def test_one_is_singular_and_all_others_are_plural() -> None:
    assert [counted(n, "lap") for n in (0, 1, 2)] == ["0 laps", "1 lap", "2 laps"]
    assert counted(2, "box", "boxes") == "2 boxes"
    assert counted(1, "box", "boxes") == "1 box"
