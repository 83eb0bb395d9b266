"""What the figures of the game say, in addition to those of all games."""

from collections.abc import Iterator, Mapping

from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.statistics import Figure
from trackwright.simulator.playtest.verdict import GOOD, NOTE, Statement, above

STRONG, GOOD_BOT, WEAK = "bot_planner_wins", "bot_careful_wins", "bot_random_wins"


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """How much the players decide, and how often cars go all the way back."""
    yield from _choice(figures)
    home = figures["to_start"]
    if above(home.estimate, 1):
        text = Message(
            "{n} cars per race are bumped back to START: the first spaces are a lottery.",
            n=home.text,
        )
        yield Statement("bumps", NOTE, text)


def _choice(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """None in Races 1 and 2; otherwise compared between planners and random bots, if both race."""
    choices = figures["choices"]
    if not choices.value:
        text = Message("Nothing is to be decided in this race: the dice alone decide.")
        yield Statement("choice", NOTE, text)
    elif STRONG in figures and WEAK in figures:
        yield _of_chance(figures[STRONG], figures[WEAK])
        if GOOD_BOT in figures:
            yield _of_foresight(figures[STRONG], figures[GOOD_BOT])
    else:
        text = Message(
            "{n} choices per race; race planner against random to see how much they decide.",
            n=choices.text,
        )
        yield Statement("choice", NOTE, text)


def _of_chance(strong: Figure, weak: Figure) -> Statement:
    """Does it matter what is chosen? Only if the intervals are apart."""
    form = {"planner": strong.text, "random": weak.text}
    if _is_more(strong, weak):
        text = Message("Choosing well pays: planner wins {planner}, random {random}.", **form)
        return Statement("choice", GOOD, text)
    text = Message(
        "Whether choosing well pays is not certain: planner wins {planner}, random {random}.",
        **form,
    )
    return Statement("choice", NOTE, text)


def _of_foresight(strong: Figure, good: Figure) -> Statement:
    """Is there more to win than by a rule of thumb?"""
    form = {"planner": strong.text, "careful": good.text}
    if _is_more(strong, good):
        text = Message(
            "Looking ahead pays, too: planner wins {planner}, careful {careful}.", **form
        )
        return Statement("foresight", GOOD, text)
    text = Message(
        "A rule of thumb is as good as looking ahead, as far as these races show: planner wins "
        "{planner}, careful {careful}.",
        **form,
    )
    return Statement("foresight", NOTE, text)


def _is_more(one: Figure, other: Figure) -> bool:
    return other.estimate.high is not None and above(one.estimate, other.estimate.high)
