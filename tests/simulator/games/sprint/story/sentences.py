"""A race of Sprint in plain English."""

from collections.abc import Iterable, Iterator

from trackwright.simulator.story.game_parts import Happening

LEGEND = ("Columns count from the line.",)


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    round = 0
    for one in happenings:
        if one["round"] != round:
            round = one["round"]
            yield f"Round {round}"
        if one["event"] == "drive":
            how = "pushes" if one["pushed"] else "drives"
            yield f"  {one['car']} {how} with a {one['die']} to {one['to']}"
        elif one["event"] == "out":
            yield f"  {one['car']} is OUT"
        else:
            yield f"  {one['car']} is home, place {one['place']}"
