"""A whole race with given start, cards and decisions: MOP-07 to MOP-36."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tests.games.mopeds.by_the_book.track import Mopeds, Track

Card = tuple[str, int]
RETURN_RULE = "under-the-stack"
WORTH = ((4, 0), (3, 0), (2, 0), (0, 4), (0, 3), (0, 2))
REVEALED = {2: 6, 3: 7, 4: 7, 5: 8, 6: 9}
Decide = Callable[[int, str, list[Card]], list[Card]]
"""Player, what it decides ("bet", "row", "return"), its hand -> the card, or the three in order."""


@dataclass
class Race:
    """The table."""

    mopeds: Mopeds
    stack: list[Card]
    players: int
    spark: int
    decide: Decide
    rules: Mapping[str, str] = field(default_factory=dict)
    bets: list[list[Card]] = field(default_factory=list)
    row: list[Card] = field(default_factory=list)
    turned: int = 0
    rounds: int = 0
    drawn: int = 0
    over: bool = False
    final: list[Card] = field(default_factory=list)
    """Cards used in the final phase, that of the first finisher included."""
    deck: int = 0

    def __post_init__(self) -> None:
        self.bets = [[] for _ in range(self.players)]
        self.deck = len(self.stack)

    def run(self) -> None:
        """MOP-07."""
        while not self.over:
            self.rounds += 1
            cards = list(self.reveal())
            if not self.over:
                self.draft(cards)
                self.assert_all_there([])

    def assert_all_there(self, on_table: Sequence[Card]) -> None:
        """MOP-40: stack, cards on the table, bets and row are the deck."""
        bets = sum(map(len, self.bets))
        assert len(self.stack) + len(on_table) + bets + len(self.row) == self.deck

    def reveal(self) -> Iterator[Card]:
        """MOP-10, MOP-11, MOP-30 to MOP-32."""
        count = 0
        while count < REVEALED[self.players] or self.mopeds.home:
            if not self.stack and self.final and self.rules.get("final_cards") == RETURN_RULE:
                self.stack, self.final = self.final, []
            if not self.stack:
                self.over = True
                return
            card = self.stack.pop(0)
            self.drawn += 1
            count += 1
            self.mopeds.play(*card)
            if self.mopeds.home:
                self.final.append(card)
            yield card
            if len(self.mopeds.home) == 3:
                self.over = True
                return
            if self.is_empty and self.rules.get("run_out") == "last-card":
                self.over = True
                return

    @property
    def is_empty(self) -> bool:
        """MOP-H-11: by one reading the used cards come back."""
        return not self.stack and not (
            self.mopeds.home and self.rules.get("final_cards") == RETURN_RULE
        )

    def draft(self, hand: list[Card]) -> None:
        """MOP-20 to MOP-25."""
        player = self.spark
        for _ in range(self.players):
            (card,) = self.decide(player, "bet", hand)
            hand.remove(card)
            self.bets[player].append(card)
            last, player = player, (player + 1) % self.players
        if self.players <= 3:
            (card,) = self.decide(last, "row", hand)
            hand.remove(card)
            self.row.append(card)
            self.turned += len(self.row) >= 6
        order = self.decide(last, "return", hand)
        assert sorted(order) == sorted(hand)
        if self.rules.get("return_order") == "last-named":
            order = order[::-1]
        self.stack += order
        self.spark = (self.spark + 1) % self.players

    def points(self) -> list[tuple[int, int]]:
        """MOP-34, MOP-35: of each player, and what decides ties."""
        worth = dict(zip(self.mopeds.order(), WORTH, strict=True))
        return [
            (sum(worth[moped][0] for moped, _ in bets), sum(worth[moped][1] for moped, _ in bets))
            for bets in self.bets
        ]

    def places(self) -> list[int]:
        """MOP-34, MOP-35, MOP-H-10."""
        results: list[tuple[int, ...]] = list(self.points())
        if self.rules.get("last_tie") == "bets-on-first":
            first = self.mopeds.order()[0]
            firsts = [sum(moped == first for moped, _ in bets) for bets in self.bets]
            results = [(*result, count) for result, count in zip(results, firsts, strict=False)]
        return [1 + sum(other > mine for other in results) for mine in results]


def race_on(
    track: Track,
    start: Sequence[str],
    stack: Sequence[Card],
    players: int,
    spark: int,
    decide: Decide,
    rules: Mapping[str, str],
) -> Race:
    """MOP-02: `start` lists the mopeds from the first start space on."""
    at = dict(zip(start, track.start, strict=True))
    return Race(Mopeds(track, at, rules), list(stack), players, spark, decide, rules)
