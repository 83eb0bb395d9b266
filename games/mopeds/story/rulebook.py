"""What the rules of a race say, id by id, in our own words: for docs/rules/mopeds.md."""

RULES: dict[str, dict[str, str]] = {
    "Track": {
        "T-01": "A space belongs to a lane of a straight or turn; it has room for one moped.",
        "T-02": "A step leads forward, straight on or diagonally into the next lane.",
        "T-03": "A choke is a column with a single space.",
        "T-04": "In a turn each lane is a chain of its own; all join the next column.",
        "T-05": "Single spaces may carry a +2.",
        "T-06": "Six start spaces are behind the line, which every lap crosses once.",
        "T-07": "A moped's crossings of the line are counted: laps, then the podium.",
        "T-08": "On circuits of other games the pit is closed, and solid lines have no diagonals.",
    },
    "Setup": {
        "01": "Two to six people play; six mopeds always start.",
        "02": "The mopeds are put on the start spaces at random.",
        "03": "All lap markers begin on the start.",
        "04": "84 cards: 5 ones, 5 twos, 4 threes of each moped; two players leave some out.",
        "05": "A player at random gets the spark plug.",
        "06": "Bets lie face down; only their owner may look at them.",
        "07": "A round has two steps: the mopeds move, the players bet.",
    },
    "Mopeds": {
        "10": "With 2, 3, 4, 5, 6 players a round reveals 6, 7, 7, 8, 9 cards in all.",
        "11": "A card is revealed and driven before the next one.",
        "12": "A moped uses the inner lane if it can, otherwise the outer one.",
        "13": "It drives past a blockage that its card carries it beyond.",
        "14": "It stops behind a blockage that it would end on, or stays where it is.",
        "15": "In a turn it takes the inner lane if it can end there or get through.",
        "16": "A move that ends on a +2 is followed by two more spaces.",
        "17": "Every crossing of the line moves the lap marker on, also the first.",
        "18": "The way of a move, step by step, inner lane first.",
    },
    "Bets": {
        "20": "The player with the spark plug takes all cards, keeps one and passes the rest on.",
        "21": "Everybody keeps one; the last player puts three under the stack in any order.",
        "22": "Of two or three players the last one first lays a card into the row.",
        "23": "Of the row all but the five newest cards are turned up.",
        "24": "Bets are secret; what a player can work out from the hands it saw is not.",
        "25": "After the bets the spark plug moves on to the left.",
        "26": "How many cards leave the game in each round.",
    },
    "End": {
        "30": "A moped that ends its third lap takes the next space of the podium.",
        "31": "Then cards are revealed without a break until the third has finished.",
        "32": "If the cards run out, the leaders take the free spaces of the podium.",
        "33": "Who is ahead: more laps, then farther along, then the inner lane.",
        "34": "A bet on the first, second, third moped is worth 4, 3, 2 points.",
        "35": "Ties are decided by 4, 3, 2 points for bets on places 4, 5, 6.",
        "36": "Nobody bets in the round in which the race ends.",
        "40": "Stack, cards on the table, bets and row are always the whole deck.",
        "45": "From start places and the order of the deck everything else about mopeds follows.",
    },
    "House rulings": {},
}
OF_BUILDING = ("41", "42", "43", "44")
"""Rules about circuits, which checks and the budget enforce."""
NOT_SET = (
    "* Start spaces may be any grid (H-12); a given grid says which moped starts where.",
    "* A chain of bonus moves that blockages lead into a circle ends after 100 moves.",
    "* Cards of the final phase that come back (H-11) stop the race after 4096 draws.",
)
MORE = """\
## Circuits other than those of the kit

Every circuit with six starting places and a lap can be raced, whatever its kit:

* A corner is a turn; straights are the columns between two corners. The inner lane is the side of
  the racing line, which can be set piece by piece.
* Pit alleys and obstacles are closed, and so are spaces from which no step leads on.
* A +N marker gives N more spaces. Circuits on which bonus moves never end are refused.
* Three laps are raced. On long circuits the cards run out first: `trackwright budget` says with how
  many players they last.

## Cards in files

A decision is a card as 4 * moped + value, mopeds in the order Red, Blue, Yellow, Green, Purple,
Black from 0; the three returned cards are packed with five bits each, the first named lowest.
"""
