"""A race of Derby in plain English."""

from collections.abc import Iterable, Iterator

from trackwright.simulator.story.game_parts import Happening

LEGEND = ("Columns count from the line.",)


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    round = 0
    for one in happenings:
        if one["round"] != round:
            round = one["round"]
            yield f"Round {round}"
        yield f"  {sentence(one)}"


def sentence(one: Happening) -> str:
    if one["event"] == "bet":
        return f"{one['player']} bets on {one['on']}"
    if one["event"] == "run":
        return f"{one['horse']} runs with a {one['die']} to {one['to']}"
    if one["event"] == "home":
        return f"{one['horse']} is home, place {one['place']}"
    return f"{one['player']} has {one['points']} points"
