"""The verdict on a playtest: what its figures say, and no more than their intervals support.

Where it picks the best or worst of several (grid places, bots, positions), the intervals are
widened so that all of them hold at once: otherwise one of six places would stand out by chance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trackwright.model.text.messages import Message, joined, joined_with_and
from trackwright.simulator.playtest.figures import GAP, GRID, LEAD, OVERTAKES, RETIREMENTS
from trackwright.simulator.playtest.game_parts import statements
from trackwright.simulator.playtest.intervals import (
    Estimate,
    Z,
    races_for_precision,
    races_for_share,
    share,
    z_for,
)
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.playtest.statistics import (
    SHARE,
    Figure,
    Heat,
    by_position,
    figures_of,
    formatted,
    formatted_number,
    overtaking_each,
    player_names,
    races_won,
    sampled,
)
from trackwright.simulator.story.sentences import called

GOOD, NOTE, WARNING = "good", "note", "warning"
FAR = 1.5
"""Times its fair share: above is far above; below 1 / FAR is far below."""
EVEN = 1.25
"""All within this factor of fair: even."""
FEW_RACES = 100
WIDE = 0.05
HANDFUL = 30
"""If two races are identical more often than once in this many, they are only a handful."""
MANY_RETIRED, FEW_RETIRED = 0.1, 0.05
MANY_DEAD, FEW_DEAD = 0.2, 0.05
MANY_CLOSE, FEW_CLOSE = 0.25, 0.1
BUSY = 2.0
"""Times the mean of all positions: a hot spot."""
MOST_SPOTS = 3
ORDINALS = (
    Message("the pole"),
    Message("the second"),
    Message("the third"),
    Message("the fourth"),
    Message("the fifth"),
    Message("the sixth"),
)


@dataclass(frozen=True)
class Statement:
    """One statement: its topic, its tone, and its text."""

    topic: str
    tone: str
    text: Message


def verdict_of(result: Result) -> list[Statement]:
    """All statements, most important first."""
    if result.races == 0:
        return [Statement("sample", WARNING, Message("No races were run."))]
    figures = figures_of(result)
    return [
        *_winning(result, figures),
        *(_overtaking(result, figures) if result.has(OVERTAKES) else ()),
        *(_dead(figures) if result.has(LEAD) else ()),
        *(_retirements(result, figures) if result.has(RETIREMENTS) else ()),
        *_length(figures),
        *(_finish(figures) if result.has(GAP) else ()),
        *statements(result.game, figures),
        *_spots(result),
    ]


def _winning(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    """Who wins; not if the races are only a handful, which says nothing in general."""
    if races_won(result) and above(figures["races_alike"].estimate, 1 / HANDFUL):
        yield _handful(result, figures)
        return
    yield from _sample(result, figures)
    if result.fillers:
        yield _unjudged(result)
    else:
        yield from _grid_balance(result, figures) if result.has(GRID) else ()
        yield from _player_balance(result, figures)
    yield from _bots(result)


def _handful(result: Result, figures: dict[str, Figure]) -> Statement:
    different = int(figures["different_races"].value or 0)
    parts = {"races": result.races, "seats": Message(f"{result.game.player_word}s")}
    if not result.has(GRID):
        text = Message(
            "Hardly any chance: {races:,} races were only {different:,} distinct ones. Their "
            "winners say little about players or bots; mix in other bots, or change the number of "
            "{seats}.",
            **parts,
            different=different,
        )
    elif different == 1:
        text = Message(
            "Hardly any chance: all {races:,} races were identical. The winner of a single race "
            "says little about grid places or bots; mix in other bots, or change the number of "
            "{seats}.",
            **parts,
        )
    else:
        text = Message(
            "Hardly any chance: {races:,} races were only {different:,} distinct ones (two races "
            "are identical with a probability of {alike}). Their winners say little about grid "
            "places or bots; mix in other bots, or change the number of {seats}.",
            **parts,
            different=different,
            alike=figures["races_alike"].text,
        )
    return Statement("chance", WARNING, text)


def _unjudged(result: Result) -> Statement:
    """Fillers have fixed places: the others compete for what is left."""
    filler, players = result.head.seats[-1].player, result.players
    parts = {"starters": players, "seats": Message(f"{result.game.player_word}s")}
    if result.fillers == 1:
        text = Message(
            "Grid places are not judged, because 1 {filler} started from a fixed place: race all "
            "{starters} {seats} to judge them.",
            filler=Message(filler),
            **parts,
        )
    else:
        text = Message(
            "Grid places are not judged, because {n} {fillers} started from fixed places: race all "
            "{starters} {seats} to judge them.",
            n=result.fillers,
            fillers=Message(f"{filler}s"),
            **parts,
        )
    return Statement("balance", NOTE, text)


def _sample(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    races, wins = result.races, figures[sampled(result)].estimate
    if wins.value is None or wins.low is None or wins.high is None:
        text = Message("Nobody finished a race, so there are no wins to judge.")
        yield Statement("sample", WARNING, text)
        return
    half = (wins.high - wins.low) / 2
    if races >= FEW_RACES and half <= WIDE:
        return
    parts = {
        "races": races,
        "half": formatted_number(half, SHARE),
        "needed": races_for_share(wins, 0.01),
    }
    if result.has(GRID):
        text = Message(
            "Small sample: after {races:,} races the pole's share of wins is only known to "
            "±{half}. For ±1 %, run {needed:,} races.",
            **parts,
        )
    else:
        text = Message(
            "Small sample: after {races:,} races the share of wins of {player} is only known to "
            "±{half}. For ±1 %, run {needed:,} races.",
            **parts,
            player=called(result.head.seats[0].name),
        )
    yield Statement("sample", WARNING, text)


# --- who wins -----------------------------------------------------------------------------------


def _grid_balance(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    """Are the grid places fair?"""
    fair, wins = _fair(result.starts), result["by_grid"][:, 0].tolist()
    names = [(_grid_place(i), figures[f"grid_{i + 1}_wins"]) for i in range(result.starts)]
    even = Message(
        "Grid places are even: each wins within a quarter of its fair {fair} of races.", fair=fair
    )
    unsure = Message(
        "No grid place stands out, but the sample is too small to show that they are even: "
        "run about {races:,} races for that.",
        races=_races_to_show_even(result.starts),
    )
    yield from _balance(wins, names, even, unsure)


def _player_balance(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    """Are the players' places at the table fair? That is only judged where no grid decides more,
    and if all have the same bot."""
    if result.has(GRID) or len(result.head.bots) > 1 or result.players < 2:
        return
    fair, wins = _fair(result.players), result["by_player"][:, 0].tolist()
    figure_of = [figures[f"{name}_wins"] for name in player_names(result)]
    names = list(zip((called(seat.name) for seat in result.head.seats), figure_of, strict=True))
    even = Message("Players are even: each wins within a quarter of the fair {fair}.", fair=fair)
    unsure = Message(
        "No player stands out, but the sample is too small to show that they are even: "
        "run about {races:,} races for that.",
        races=_races_to_show_even(result.players),
    )
    yield from _balance(wins, names, even, unsure)


def _races_to_show_even(count: int) -> int:
    fair = 1 / count
    return races_for_precision(fair, fair * (1 - 1 / EVEN) / 2, z_for(looks=count))


def _balance(
    wins: Sequence[int], names: Sequence[tuple[Message, Figure]], even: Message, unsure: Message
) -> Iterator[Statement]:
    """Do these share the wins fairly? What to say if they do, and if that is not sure."""
    given, count = sum(wins), len(wins)
    if given == 0:
        return
    z, fair = z_for(looks=count), 1 / count
    shares = [share(float(won), given, z) for won in wins]
    apart = _apart(shares, fair)
    for apartness, places in apart.items():
        text = _unfair(apartness, _fair(count), _winners([names[i] for i in places]))
        yield Statement("balance", WARNING if apartness.is_far else NOTE, text)
    if apart:
        return
    if all(between(s, fair / EVEN, fair * EVEN) for s in shares):
        yield Statement("balance", GOOD, even)
    else:
        yield Statement("balance", NOTE, unsure)


class _Apartness(NamedTuple):
    """How a share differs from the fair one: far, by less than a quarter, or neither."""

    is_above: bool
    is_far: bool
    is_near: bool = False


def _unfair(apartness: _Apartness, fair: str, winners: Message) -> Message:
    parts = {"fair": fair, "winners": winners}
    if apartness.is_far and apartness.is_above:
        return Message("Far above the fair {fair} of wins: {winners}.", **parts)
    if apartness.is_far:
        return Message("Far below the fair {fair} of wins: {winners}.", **parts)
    if apartness.is_near and apartness.is_above:
        return Message("Less than a quarter above the fair {fair} of wins: {winners}.", **parts)
    if apartness.is_near:
        return Message("Less than a quarter below the fair {fair} of wins: {winners}.", **parts)
    if apartness.is_above:
        return Message("Above the fair {fair} of wins: {winners}.", **parts)
    return Message("Below the fair {fair} of wins: {winners}.", **parts)


def _apart(shares: Sequence[Estimate], fair: float) -> dict[_Apartness, list[int]]:
    """Those that are certainly not fair, by how they differ; best first."""
    found: dict[_Apartness, list[int]] = {}
    for i, estimate in enumerate(shares):
        if above(estimate, fair) or below(estimate, fair):
            is_near = between(estimate, fair / EVEN, fair * EVEN)
            found.setdefault(_against(estimate, fair)._replace(is_near=is_near), []).append(i)
    return dict(sorted(found.items(), key=lambda item: -max(shares[i].value or 0 for i in item[1])))


def _winners(names: Sequence[tuple[Message, Figure]]) -> Message:
    """The pole wins ..., the third ..."""
    first, *others = [(who, figure.text) for who, figure in names]
    return joined(
        [
            Message("{place} wins {share}", place=first[0], share=first[1]),
            *(Message("{place} {share}", place=place, share=share) for place, share in others),
        ]
    )


def _grid_place(i: int) -> Message:
    return ORDINALS[i] if i < len(ORDINALS) else Message("grid place {n}", n=i + 1)


def _fair(count: int) -> str:
    return f"1/{count}"


def _against(found: Estimate, fair: float) -> _Apartness:
    if above(found, fair):
        return _Apartness(is_above=True, is_far=above(found, fair * FAR))
    return _Apartness(is_above=False, is_far=below(found, fair / FAR))


def above(found: Estimate, limit: float) -> bool:
    """Is it certainly above?"""
    return found.low is not None and found.low > limit


def below(found: Estimate, limit: float) -> bool:
    """Is it certainly below?"""
    return found.high is not None and found.high < limit


def between(found: Estimate, least: float, most: float) -> bool:
    return above(found, least) and below(found, most)


def _bots(result: Result) -> Iterator[Statement]:
    """Bots against each other only: wins of fillers do not count."""
    wins = dict(zip(result.head.bots, result["by_bot"][:, 0].tolist(), strict=True))
    players = [seat.player for seat in result.head.seats if result.head.decides(seat)]
    bots, given = list(dict.fromkeys(players)), sum(wins[bot] for bot in set(players))
    if len(bots) < 2 or given == 0:
        return
    z, fair, apart = z_for(looks=len(bots)), 1 / len(players), False
    for bot in bots:
        sure, shown = (share(wins[bot], given, at).times(1 / players.count(bot)) for at in (z, Z))
        if not (above(sure, fair) or below(sure, fair)):
            continue
        apart = True
        won = formatted(shown, SHARE)
        text = _strong(bot, won, _against(sure, fair), _fair(len(players)))
        if result.fillers:
            text = Message(
                "{said} (Not counting wins of a {filler}.)",
                said=text,
                filler=Message(result.head.seats[-1].player),
            )
        yield Statement("bots", NOTE, text)
    if not apart:
        text = Message(
            "There is no clear difference between the wins of {bots}.", bots=joined_with_and(bots)
        )
        yield Statement("bots", NOTE, text)


def _strong(bot: str, won: Message, apartness: _Apartness, fair: str) -> Message:
    parts = {"bot": bot, "share": won, "fair": fair}
    if apartness.is_far and apartness.is_above:
        return Message("{bot} dominates: it wins {share} of its starts, far above {fair}.", **parts)
    if apartness.is_far:
        return Message("{bot} wins {share} of its starts, far below {fair}.", **parts)
    if apartness.is_above:
        return Message("{bot} wins {share} of its starts, above {fair}.", **parts)
    return Message("{bot} wins {share} of its starts, below {fair}.", **parts)


# --- how the races go ---------------------------------------------------------------------------


def _overtaking(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    each = figures[overtaking_each(result)]
    few, many = result.figures.overtaking
    said = Message(
        "{times} overtakes per {seat} per lap", seat=Message(result.game.runner), times=each.text
    )
    if below(each.estimate, few):
        yield Statement("overtaking", WARNING, Message("Little overtaking: {said}.", said=said))
    elif above(each.estimate, many):
        yield Statement("overtaking", GOOD, Message("Plenty of overtaking: {said}.", said=said))
    elif each.estimate.known:
        yield Statement("overtaking", NOTE, Message("Some overtaking: {said}.", said=said))


def _dead(figures: dict[str, Figure]) -> Iterator[Statement]:
    dead = figures["dead_races"]
    if above(dead.estimate, MANY_DEAD):
        text = Message(
            "Many processional races: the lead never changes in {share} of races.", share=dead.text
        )
        yield Statement("dead races", WARNING, text)
    elif below(dead.estimate, FEW_DEAD):
        text = Message(
            "Almost no processional races: the lead never changes in {share} of races (on average "
            "it changes {changes} times).",
            share=dead.text,
            changes=figures["lead_changes"].text,
        )
        yield Statement("dead races", GOOD, text)


def _retirements(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    out = figures["retired"]
    if below(out.estimate, FEW_RETIRED):
        text = Message("Few retirements: {share} of starts.", share=out.text)
        yield Statement("retirements", GOOD, text)
    elif above(out.estimate, MANY_RETIRED):
        text = Message("Many retirements: {share} of starts.", share=out.text)
        if cause := _main_cause(result, figures):
            text = Message(
                "Many retirements: {share} of starts, mostly because {cause}.",
                share=out.text,
                cause=cause,
            )
        yield Statement("retirements", WARNING, text)
    nobody = figures["all_retired"]
    if above(nobody.estimate, 0.01):
        text = Message("Nobody finishes in {share} of races.", share=nobody.text)
        yield Statement("retirements", WARNING, text)


def _main_cause(result: Result, figures: dict[str, Figure]) -> Message | None:
    """The cause that is clearly ahead of all others."""
    causes = {c.because: figures[f"retired_{c.name}"].estimate for c in result.figures.causes}
    if not causes:
        return None
    first = max(causes, key=lambda cause: causes[cause].value or 0)
    others = [e.high or 0 for cause, e in causes.items() if cause != first]
    if not above(causes[first], max(others, default=0)):
        return None
    return first


def _length(figures: dict[str, Figure]) -> Iterator[Statement]:
    rounds = figures["rounds"]
    short, long = figures["rounds_short"].value, figures["rounds_long"].value
    if short is not None and long is not None and rounds.estimate.known:
        text = Message(
            "A race takes {rounds} rounds; 80 % of races take {short:.0f} to {long:.0f}.",
            rounds=rounds.text,
            short=short,
            long=long,
        )
        yield Statement("length", NOTE, text)
    broken = figures["broken_off"]
    if broken.value:
        tone = WARNING if above(broken.estimate, 0.001) else NOTE
        text = Message("{share} of races were stopped at the round limit.", share=broken.text)
        yield Statement("length", tone, text)


def _finish(figures: dict[str, Figure]) -> Iterator[Statement]:
    close, gap = figures["close_finishes"], figures["gap"]
    said = Message(
        "{share} of races are won by a position or less; the mean gap is {gap}",
        share=close.text,
        gap=gap.text,
    )
    if above(close.estimate, MANY_CLOSE):
        yield Statement("finish", GOOD, Message("Close finishes: {said}.", said=said))
    elif below(close.estimate, FEW_CLOSE):
        yield Statement("finish", NOTE, Message("Few close finishes: {said}.", said=said))


# --- where --------------------------------------------------------------------------------------


def _spots(result: Result) -> Iterator[Statement]:
    heat = by_position(result)
    stops = hot_spots(result, heat, "stops")
    if stops:
        text = Message("Most moves end here: {places}.", places=_places(result, stops))
        yield Statement("hot spots", NOTE, text)
    passes = hot_spots(result, heat, "passes")
    if passes:
        text = Message("Most overtaking moves end here: {places}.", places=_places(result, passes))
        yield Statement("hot spots", NOTE, text)
    incidents = hot_spots(result, heat, "incidents")
    if incidents:
        text = Message(
            "Most incidents ({incidents}): {places}.",
            incidents=result.figures.incidents,
            places=_places(result, incidents),
        )
        yield Statement("hot spots", NOTE, text)
    for name, words in result.figures.hot.items():
        if places := hot_spots(result, heat, name):
            yield Statement("hot spots", NOTE, words.with_parts(places=_places(result, places)))


def hot_spots(result: Result, heat: Sequence[Heat], what: str) -> list[tuple[Heat, float]]:
    """Positions that are certainly above BUSY times the mean; hottest first."""
    if what not in result.heat:
        return []
    total = sum(spot.counts[what] for spot in heat)
    if total == 0 or result.races == 0:
        return []
    average = total / len(heat)
    # In one race each passes once a lap, so treat a race as if all of them did the same here.
    most = result.starts * result.head.laps
    z = z_for(looks=len(heat))
    found = []
    for spot in heat:
        here = share(min(spot.counts[what] / most, result.races), result.races, z)
        if above(here.times(most * result.races), BUSY * average):
            found.append((spot, spot.counts[what] / average))
    return sorted(found, key=lambda pair: -pair[1])[:MOST_SPOTS]


def _places(result: Result, spots: Sequence[tuple[Heat, float]]) -> Message:
    """Times the mean of all positions."""
    said = [
        Message("{place}: {times:.1f} times the mean", place=place_words(result, spot), times=times)
        for spot, times in spots
    ]
    return joined(said, "; ")


def place_words(result: Result, spot: Heat) -> Message:
    """A position, with its piece, and the corner or straight that it is in."""
    where = Message("straight")
    if spot.difficulty:
        where = result.figures.corner.with_parts(n=spot.difficulty)
    if not spot.piece:
        return Message("position {n} ({where})", n=spot.position, where=where)
    piece = Message("piece {piece}", piece=spot.piece)
    return Message("position {n} ({piece}, {where})", n=spot.position, piece=piece, where=where)
