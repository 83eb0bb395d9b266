"""Why bots decided as they did in a round: their best choices, as they judged them then."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trackwright.reports.race import RaceReport
    from trackwright.simulator.race.reasons import Reasons
    from trackwright.simulator.story.show import Moment


def why_text(report: "RaceReport", number: int) -> Iterator[str]:
    """As text: under each turn the choices, best first, with the one taken marked."""
    return _lines(number, _reasons_of(report, number))


def why_json(report: "RaceReport", number: int) -> list[dict[str, Any]]:
    """The same as JSON."""
    return [_as_json(*one) for one in _reasons_of(report, number)]


def _reasons_of(report: "RaceReport", number: int) -> "Iterator[tuple[Moment, Reasons]]":
    """What bots weighed up in the round; an error if there is no such round."""
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.simulator.race.reasons import can_explain, reasons_for
    from trackwright.simulator.race.replays import Race, shown

    table = report.table
    race = Race(report.circuit, report.track, table.setup, table.way, report.seed, report.number)
    replay = shown(race, table, number)
    moments = replay.show.moments
    last = max((moment.round for moment in moments), default=0)
    if number > last:
        raise TrackwrightError(f"round {number}: the race has rounds 1 to {last}")
    of_round = [i for i, moment in enumerate(moments) if moment.round == number]
    weighed = [i for i in of_round if can_explain(replay, i)]
    return zip((moments[i] for i in weighed), reasons_for(replay, weighed), strict=True)


def _lines(number: int, found: "Iterator[tuple[Moment, Reasons]]") -> Iterator[str]:
    yield ""
    yield f"Round {number}: the bots' options, and what they took each to be worth"
    for moment, reasons in found:
        more = ", the best refined by simulated rollouts" if reasons.rolled_out else ""
        yield ""
        yield f"  {moment.words}"
        yield f"    {reasons.bot}, in {reasons.unit}{more}:"
        for choice in reasons.choices:
            yield f"    {'>' if choice.taken else ' '} {choice.value:6.2f}  {choice.words}"


def _as_json(moment: "Moment", reasons: "Reasons") -> dict[str, Any]:
    choices = [
        {"words": str(one.words), "worth": one.value, "taken": one.taken} for one in reasons.choices
    ]
    return {
        "seat": reasons.seat,
        "bot": reasons.bot,
        "turn": str(moment.words),
        "unit": reasons.unit,
        "rode_on": reasons.rolled_out,
        "choices": choices,
    }
