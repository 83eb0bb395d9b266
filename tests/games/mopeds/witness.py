"""A witness of races: reads what is told of a race, event by event, keeps books of its own, and
objects to what no rule allows. It knows the track, the house rulings and who plays."""

import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from tests.games.mopeds.by_the_book.race import RETURN_RULE, REVEALED, WORTH
from tests.games.mopeds.by_the_book.track import Mopeds, Track

Event = Mapping[str, Any]
CARDS = {1: 5, 2: 5, 3: 4}


class Objection(AssertionError):
    """Something that no rule allows."""


class Witness:
    """Reads what is told of one race in order; `end` looks at what should have come of it."""

    def __init__(
        self, track: Mapping[str, Any], players: Sequence[str], rules: Mapping[str, str]
    ) -> None:
        self.track, self.players, self.rules = Track(track), list(players), rules
        self.at: dict[str, str] = {}
        self.mopeds: Mopeds | None = None
        self.spark = ""
        self.round = 0
        self.seen = Counter[str]()
        self.unseen = Counter[str]()
        self.size = 0
        self.shown: list[str] = []
        self.drawn = 0
        self.blocks: list[list[str]] = []
        self.hand: list[str] = []
        self.bets: dict[str, list[str]] = {player: [] for player in players}
        self.row: list[str] = []
        self.turned: list[str] = []
        self.places: list[str] = []
        self.points: dict[str, tuple[int, int, int]] = {}
        self.ran_out = False
        self.pending: list[Event] = []

    def read(self, events: Iterable[Event]) -> None:
        """All events of a race, then the end."""
        for event in events:
            if self.pending and event["event"] not in ("move", "stuck", "idle", "lap", "finish"):
                self._settle_card()
            getattr(self, f"_{event['event']}")(event)
        if self.pending:
            self._settle_card()
        self.end()

    def object(self, why: str) -> NoReturn:
        raise Objection(f"round {self.round}: {why}")

    def need(self, holds: bool, why: str) -> None:
        if not holds:
            self.object(why)

    # --- before the race

    def _grid(self, event: Event) -> None:
        place = event["place"]
        self.need(event["at"]["space"] == self.track.start[place - 1], f"start place {place}")
        self.need(event["moped"] not in self.at, "a moped starts twice")
        self.at[event["moped"]] = event["at"]["space"]

    def _spark(self, event: Event) -> None:
        """MOP-04, MOP-05."""
        self.spark = event["player"]
        self.need(len(self.at) == 6 == len(set(self.at.values())), "six mopeds start")
        self.mopeds = Mopeds(self.track, self.at, self.rules)
        removed = self.rules.get("two_player_removed_value", "3")
        for moped in self.at:
            for value, count in CARDS.items():
                less = len(self.players) == 2 and str(value) == removed
                self.unseen[f"{moped} {value}"] = count - less
        self.size = self.unseen.total()

    # --- step a

    def _round(self, event: Event) -> None:
        self.need(not self.hand and len(self.shown) in (0, 99), "the draft is not over")
        self.round += 1
        self.need(event["round"] == self.round, "a round is missing")
        self.need(event["player"] == self.spark, "the spark plug is elsewhere")
        self.need(event["stack"] == self.stack, f"{self.stack} cards are in the stack")
        self.shown = []

    @property
    def stack(self) -> int:
        """MOP-40."""
        return self.size + 3 * len(self.blocks) - self.drawn

    @property
    def model(self) -> Mopeds:
        assert self.mopeds is not None
        return self.mopeds

    def _card(self, event: Event) -> None:
        """MOP-10, MOP-11, MOP-21, MOP-31."""
        final = bool(self.model.home)
        self.need(event["final"] == final, "the final phase")
        self.need(len(self.model.home) < 3, "the race is over")
        self.need(final or len(self.shown) < REVEALED[len(self.players)], "too many cards")
        card = f"{event['moped']} {event['value']}"
        if self.rules.get("final_cards") != RETURN_RULE or not final:
            self.need(self.stack > 0, "the stack is empty")
            self._take(card)
        self.drawn += 1
        if not final:
            self.shown.append(card)
        self.pending = [event]

    def _take(self, card: str) -> None:
        """Unseen cards first, then those that were returned, block by block."""
        if self.drawn < self.size:
            self.need(self.unseen[card] > 0, f"{card} is not in the stack")
            self.unseen[card] -= 1
        else:
            block, at = divmod(self.drawn - self.size, 3)
            self.need(self.blocks[block][at] == card, f"{card} is not on top")

    def _move(self, event: Event) -> None:
        self.pending.append(event)

    _stuck = _idle = _lap = _finish = _move

    def _settle_card(self) -> None:
        """MOP-12 to MOP-17, MOP-30: where the moped of a card has gone."""
        card, *told = self.pending
        self.pending = []
        moped = card["moped"]
        home, crossed = list(self.model.home), self.model.crossed[moped]
        self.model.play(moped, card["value"])
        self.need(all(one["moped"] == moped for one in told), f"it is {moped}'s card")
        at = self.model.at[moped]
        moves = [one for one in told if one["event"] == "move"]
        ends = [one["at"]["space"] for one in moves]
        self.need((ends or [at])[-1] == at, f"{moped} should be at {at}")
        self.need(not moves or moves[0]["at"]["space"] in self.track.space, "no such space")
        for one in moves:
            path = [one["from"]["space"], *one["path"]]
            steps = itertools.pairwise(path)
            self.need(all(b in self.track.following[a] for a, b in steps), "no such step")
        laps = [one for one in told if one["event"] == "lap"]
        self.need(
            bool(laps) == (self.model.crossed[moped] != crossed), f"{moped}'s lap marker is wrong"
        )
        finished = [one["place"] for one in told if one["event"] == "finish"]
        came = [len(self.model.home)] if self.model.home != home else []
        self.need(finished == came, f"{moped} and the podium")

    # --- step b

    def _bet(self, event: Event) -> None:
        """MOP-20, MOP-36."""
        self.need(not self.model.home, "nobody bets in the last round")
        if len(self.hand) == 0:
            self.need(len(self.shown) == REVEALED[len(self.players)], "cards are missing")
            self.hand = list(self.shown)
            self.due = self._in_order()
        self.need(bool(self.due) and event["player"] == self.due.pop(0), "somebody else drafts")
        self.need(event["of"] == len(self.hand), "the number of cards in hand")
        self._leave(str(event["card"]))
        self.bets[event["player"]].append(str(event["card"]))

    def _in_order(self) -> list[str]:
        first = self.players.index(self.spark)
        return [*self.players[first:], *self.players[:first]]

    def _leave(self, card: str) -> None:
        self.need(card in self.hand, f"{card} is not in hand")
        self.hand.remove(card)

    def _row(self, event: Event) -> None:
        """MOP-22."""
        self.need(len(self.players) < 4 and not self.due, "no card for the row")
        self.need(event["player"] == self._in_order()[-1], "somebody else fills the row")
        self._leave(str(event["card"]))
        self.row.append(str(event["card"]))
        self.need(event["cards"] == len(self.row) == self.round, "cards in the row")

    def _return(self, event: Event) -> None:
        """MOP-21, MOP-25."""
        self.need(not self.due and event["player"] == self._in_order()[-1], "somebody else returns")
        cards = [str(card) for card in event["cards"]]
        self.need(sorted(cards) == sorted(self.hand) and len(cards) == 3, "three cards go back")
        self.blocks.append(cards)
        self.hand, self.shown = [], ["-"] * 99
        bets = sum(map(len, self.bets.values()))
        self.need(self.stack + bets + len(self.row) == self.size, "a card is missing")
        self.spark = (self._in_order() * 2)[1]

    def _turned(self, event: Event) -> None:
        """MOP-23."""
        self.turned.append(str(event["card"]))
        hidden = len(self.row) - len(self.turned)
        self.need(self.turned == self.row[: len(self.turned)] and hidden == 5, "the row")

    # --- the end

    def _run_out(self, event: Event) -> None:
        """MOP-32, MOP-H-09."""
        self.need(self.stack == 0, "there are cards in the stack")
        self.need(event["finished"] == len(self.model.home), "mopeds on the podium")
        self.ran_out = True

    def _place(self, event: Event) -> None:
        self.places.append(event["moped"])
        self.need(event["place"] == len(self.places), "places in order")

    def _points(self, event: Event) -> None:
        self.points[event["player"]] = event["points"], event["tie"], event["place"]

    def end(self) -> None:
        """MOP-31 to MOP-35, MOP-H-10."""
        self.need(len(self.model.home) == 3 or self.ran_out, "the race is not over")
        self.need(self.places == self.model.order(), "the race order")
        self.need(len(set(self.model.at.values())) == 6, "two mopeds on a space")
        worth = dict(zip(self.places, WORTH, strict=True))
        results: dict[str, tuple[int, ...]] = {}
        for player, bets in self.bets.items():
            mopeds = [bet.rpartition(" ")[0] for bet in bets]
            told = tuple(sum(worth[moped][i] for moped in mopeds) for i in range(2))
            self.need(self.points[player][:2] == told, f"{player}'s points")
            results[player] = told
            if self.rules.get("last_tie") == "bets-on-first":
                results[player] = (*told, mopeds.count(self.places[0]))
        for player, mine in results.items():
            place = 1 + sum(other > mine for other in results.values())
            self.need(self.points[player][2] == place, f"{player}'s place")
