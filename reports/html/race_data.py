"""A race as data for its replay in the page: what changes from moment to moment.

Spaces, words and stances are numbers of lists, so that each is in the page once.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trackwright.model.picture.drawing.palette import KNOWN_COLOURS
from trackwright.reports.html.subject import Look
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.glyphs import Glyph, glyphs_of
from trackwright.simulator.story.liveries import Livery, livery_of
from trackwright.simulator.story.show import Held, Moment, Pile, Show, Shown, Throw, gap_words

Values = list[Any]


class Numbers(dict[str, int]):
    """Texts, numbered as they come."""

    def of(self, text: str) -> int:
        return self.setdefault(text, len(self))


class RaceData:
    """Writes one race; `spaces` and `poses` are shared by all races of a page."""

    def __init__(self, replay: Replay, look: Look, spaces: Numbers, poses: Numbers) -> None:
        self.show: Show = replay.show
        self.say, self.is_public = look.say, look.is_public
        self.spaces, self.poses = spaces, poses
        self.words = Numbers()

    def as_json(self) -> dict[str, Any]:
        show = self.show
        moments = list(self._moments())
        return {
            "runners": [_livery(name, i, self.say(name)) for i, name in enumerate(show.runners)],
            "players": [] if show.is_one_each else [self.say(name) for name in show.players],
            "owners": show.owners,
            "gauges": [
                [self.say(gauge.head), self.say(gauge.name), gauge.full, gauge.kind]
                for gauge in show.gauges
            ],
            "moments": moments,
            "words": list(self.words),
        }

    def _moments(self) -> Iterator[dict[str, Any]]:
        """Only what is not as before."""
        before: dict[str, Any] = {}
        for moment in self.show.moments:
            now = self._state(moment)
            changed = {key: value for key, value in now.items() if before.get(key) != value}
            runners, held = self._rows(now, before, "s"), self._rows(now, before, "h")
            for key, rows in (("s", runners), ("h", held)):
                changed.pop(key, None)
                if rows:
                    changed[key] = rows
            before = now
            yield changed | self._happening(moment)

    def _rows(self, now: Mapping[str, Any], before: Mapping[str, Any], key: str) -> Values:
        """The rows that changed, each with its number first."""
        old = before.get(key, [None] * len(now[key]))
        pairs = zip(now[key], old, strict=True)
        return [[i, *row] for i, (row, was) in enumerate(pairs) if row != was]

    def _state(self, moment: Moment) -> dict[str, Any]:
        """What lasts: the order, runners, and what players have."""
        leader = moment.order[0] if moment.order else None
        return {
            "o": list(moment.order),
            "s": [self._runner(one, i == leader) for i, one in enumerate(moment.runners)],
            "h": [self._held(player, i) for i, player in enumerate(moment.players)],
        }

    def _runner(self, shown: Shown, leads: bool) -> Values:
        """Space, stance, lap, how far behind, and gauges."""
        lap = shown.lap if shown.doing == "racing" else 0
        where = -1 if shown.space is None else self.spaces.of(shown.space)
        said = self.words.of(self.say(gap_words(shown, leads)))
        stopped = int(shown.has_stopped)
        return [where, self.poses.of(shown.pose), lap, said, stopped, list(shown.gauges)]

    def _held(self, held: Held, player: int) -> Values:
        """Score, cards in hand, and piles: as in the window after a race, all of it is seen; in a
        public page what everybody saw."""
        score = self.words.of(self.say(held.score))
        hand = [] if self.is_public else [self._card(card) for card in held.hand]
        return [score, hand, [self._pile(pile) for pile in held.piles if pile.cards]]

    def _card(self, card: str) -> int:
        return self.words.of(self.say(card))

    def _pile(self, pile: Pile) -> Values:
        """Its name, how many cards, and the top one if somebody knows it; in a public page, if
        everybody does."""
        knowing = ("all",) if self.is_public else ("all", "owner")
        top = self._card(pile.cards[0]) if pile.seen_by in knowing else -1
        return [self.words.of(self.say(pile.name)), len(pile.cards), top]

    def _happening(self, moment: Moment) -> dict[str, Any]:
        """What is over with the next moment."""
        found: dict[str, Any] = {}
        if moment.runner is not None:
            found["a"] = moment.runner
        if moment.begins_round:
            found["b"] = 1
        if len(moment.path) > 1:
            found["p"] = [self.spaces.of(space) for space in moment.path]
        if moment.throws:
            found["d"] = [_dice(throw) for throw in moment.throws]
        return found


def _livery(name: str, runner: int, said: str) -> Values:
    livery: Livery = livery_of(name, runner)
    return [said, livery.colour, livery.ink, livery.number]


def _dice(throw: Throw) -> Values:
    """Whose they are, whether they are cards, and each: face, how it is shown, its colour."""
    glyphs = [_glyph(glyph) for glyph in glyphs_of(throw)]
    return [-1 if throw.runner is None else throw.runner, int(throw.cards), glyphs]


def _glyph(glyph: Glyph) -> Values:
    shown: Values = [glyph.face, 2 if glyph.turned else int(glyph.counts)]
    return [*shown, KNOWN_COLOURS[glyph.colour]] if glyph.colour in KNOWN_COLOURS else shown


def places_json(spaces: Numbers, places: Mapping[str, tuple[complex, float]]) -> Sequence[Values]:
    """Where the spaces are on the plan, in mm, and their direction in degrees."""
    from math import degrees

    found = []
    for name in spaces:
        at, heading = places[name]
        found.append([round(at.real), round(at.imag), round(degrees(heading))])
    return found
