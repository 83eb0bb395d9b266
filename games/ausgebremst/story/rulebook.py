"""What the rules of a race say, id by id, in our own words: for docs/rules/ausgebremst.md."""

RULES: dict[str, dict[str, str]] = {
    "Track": {
        "T-01": "A space is part of a lane of a curve or straight, and has room for one car.",
        "T-02": "A step leads to the next column, in the same lane or diagonally into the next.",
        "T-03": "There are no diagonal steps along a solid line.",
        "T-04": "In a curve each lane has its own number of spaces; all end at the same place.",
        "T-05": "A chicane is a single space that every lap runs through.",
        "T-06": "The alley leads from field A past the pit spaces to field C.",
        "T-07": "The starting grid has three rows of two.",
        "T-08": "Every lap crosses the line once, in the alley, too.",
        "T-09": "The racing direction decides which lane is the inner one.",
        "T-10": "Distances are counted on the empty track, without the alley.",
        "T-11": "A car's crossings of the line are counted, starting at zero on the grid.",
    },
    "Family game": {
        "F-01": "Three to six people play, six cars always start; ownerless ones are derelicts.",
        "F-02": "Players have 24 cards worth 84 points, derelicts all 28 worth 105.",
        "F-03": "The series visits its circuits in a fixed order.",
        "F-04": "Derelicts start in front, then the player with the highest card, then clockwise.",
        "F-05": "From the second race on, players start in the order of the last result.",
        "F-06": "Players take turns in the order of the grid.",
        "F-07": "A hand is three cards from the player's own shuffled deck.",
        "F-08": "In a round each car, derelicts first, plays a card, drives it and draws another.",
        "F-09": "A race has three laps and one compulsory pit stop.",
        "F-11": "One car per space.",
        "F-12": "Cars only drive forward.",
        "F-13": "Cars may change lanes while driving forward, as often as they like.",
        "F-14": "A card is driven in full; with none to drive, a player shows the hand and passes.",
        "F-15": "A leader, sole or shared, must not play a six, except as the first card.",
        "F-16": "In curves the spaces to the end of the curve decide who leads.",
        "F-17": "In the alley the spaces to its end decide who leads.",
        "F-18": "A leader with nothing but sixes waits.",
        "F-19": "Exceptions: on a chicane, or beside another such player if both block the track.",
        "F-20": "Once the winner has finished, the ban on sixes is lifted.",
        "F-21": "A blocked car loses its turn and keeps its cards.",
        "F-22": "Solid lines must not be crossed; lanes may be changed up to their first space.",
        "F-23": "Nobody jumps over a car.",
        "F-24": "On a chicane a car blocks everybody behind.",
        "F-25": "The pit stop is made after the first or the second lap.",
        "F-26": "Nobody may enter the alley right after the start.",
        "F-27": "Field A is the only way in; a car on it blocks the entry.",
        "F-28": "A car on field C blocks the exit.",
        "F-29": "Any number of cars may be in the alley.",
        "F-30": "To stop, a move must end on a pit space; missing the second chance ends the race.",
        "F-31": "If the entry is blocked at the second chance, the car waits.",
        "F-32": "Who has stopped is public.",
        "F-33": "Derelicts drive the shortest line, as straight as they can.",
        "F-34": "Derelicts play the top card of their deck.",
        "F-35": "A derelict without cards is taken off.",
        "F-36": "A derelict that cannot take a single step turns no card.",
        "F-37": "A leading derelict spends a six without moving.",
        "F-38": "Derelicts make their pit stop as soon as a card permits it.",
        "F-39": "A player without cards is taken off and starts last.",
        "F-40": "The first to finish wins; the others race on for places.",
        "F-41": "Places are worth 9, 6, 4, 3, 2, 1 points.",
        "F-42": "Derelicts score no points but keep their places.",
        "F-43": "The most points win the series.",
        "F-44": "Played cards and driven spaces can be compared.",
    },
    "Pro game": {
        "P-01": "Each player has an own deck and own stacks, and the pit stop is optional.",
        "P-02": "Each player chooses one of three decks of 84 points: slow, average, fast.",
        "P-03": "The choice may change from race to race.",
        "P-04": "Nobody sees the unused cards.",
        "P-05": "Circuit and starting row decide which cards are set aside as a deposit.",
        "P-06": "The player lays the other cards face down on four stacks in any order.",
        "P-07": "The hand is two cards from the tops of stacks.",
        "P-08": "After a move the player draws a card from a stack of their choice.",
        "P-09": "Nobody has to stop.",
        "P-10": "A stop earns the deposit: one card instead of the draw, the other onto a stack.",
        "P-11": "Derelicts do not stop.",
        "P-12": "More points left than possible reveal a mistake.",
    },
    "House rulings": {
        "H-01": "The grid: row r is r spaces before the line.",
        "H-02": "Players who tie in the start draw draw again, the others do not.",
        "H-03": "The result gives the grid of the next race.",
        "H-04": "The order of play stays the same throughout the race.",
        "H-05": "A player who can play must not pass.",
        "H-08": "Only sixes: the whole hand, whatever its size.",
        "H-09": "When two block the track; no ban without rivals or after an idle round.",
        "H-11": "Which diagonals a solid line removes.",
        "H-12": "A diagonal between two cars is open.",
        "H-14": "Derelicts prefer the shortest way, the fewest lane changes, the innermost lane.",
        "H-15": "When a card permits a derelict's pit stop.",
        "H-16": "In which laps field A is open.",
        "H-17": "A stop is a move that ends on a pit space; one is enough.",
        "H-18": "What a car may do on its last chance to stop.",
        "H-19": "A car is out at the end of the move that misses the last chance.",
        "H-20": "The line ends the last move, and the car leaves the track at once.",
        "H-21": "A race ends when every player has finished or is out.",
        "H-22": "A car is out of cards if none are left at the end of its own move.",
        "H-23": "Derelicts have a fixed order among themselves.",
        "H-24": "Cars that did not finish rank by spaces left, then by who left later.",
        "H-27": "Which deposit card goes into the hand.",
        "H-28": "The deposit is collected once; until then it does not count.",
        "H-29": "Deposits of circuits outside the chart follow from their length.",
        "H-30": "Ties in the series: more wins, then more second places; otherwise shared.",
        "H-31": "A waiting leader shows the hand.",
        "H-32": "The order of events in a turn.",
        "H-33": "A circuit without a pit has no pit stop.",
    },
}
OF_BUILDING = ("T-12", "F-10")
"""Rules about circuits and budgets, which checks enforce."""
NOT_SET = (
    "* The circuit defines solid lines and grids; kits and [checks](../checks.md) enforce them.",
)
MORE = """\
## Circuits other than those of the box

Every circuit with six starting places can be raced, whatever its kit:

* *Columns* are the positions of the circuit. Cars abreast on a straight count the same; in a corner
  the spaces of the car's own lane to its end count.
* The inner lane is the one on the side to which the circuit turns.
* Without a pit alley nobody has to stop, and the pro game has no deposit (H-33).
* Deposits of circuits outside the published chart follow from the distance (H-29); if the cards do
  not last for a race there are none, and most cars will not finish: race fewer laps.
* Obstacles and branches are ignored, and so are spaces before an obstacle from which no step leads
  on. If there are several alleys, the first one counts; if nobody can stop in it, nobody drives in.
"""
