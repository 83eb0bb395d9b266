"""What the rules of a race say, id by id, in words of our own: for docs/rules/ausgebremst.md."""

RULES: dict[str, dict[str, str]] = {
    "Track": {
        "T-01": "A space lies in a lane of a curve or a straight, and has room for one car.",
        "T-02": "A step leads one column on, in the own lane or diagonally into one beside it.",
        "T-03": "Beside a solid line no diagonals lead from lane to lane.",
        "T-04": "In a curve each lane has its own number of spaces; all end at one place.",
        "T-05": "A chicane is one space that every lap runs through.",
        "T-06": "The alley leads from field A past the pit spaces to field C.",
        "T-07": "The starting grid has three rows of two.",
        "T-08": "The line is crossed once a lap, in the alley too.",
        "T-09": "Which way round the circuit is driven decides which lane is the inner one.",
        "T-10": "Distances are counted on the empty track, the alley left out.",
        "T-11": "A car's crossings of the line are counted; on the grid it has none.",
    },
    "Family game": {
        "F-01": "Three to six play, six cars always start; who has no player is a derelict.",
        "F-02": "Players drive 24 cards of 84 points, derelicts all 28 of 105.",
        "F-03": "The series has its circuits in a fixed order.",
        "F-04": "Derelicts start in front, then the player with the highest card, then clockwise.",
        "F-05": "From the second race on players start by the result of the last one.",
        "F-06": "They play in the order in which they start.",
        "F-07": "Three cards of the own, shuffled deck are the hand.",
        "F-08": "In a round everybody, derelicts first, plays a card, drives it and draws another.",
        "F-09": "Three laps are driven, and everybody stops once.",
        "F-11": "One car per space.",
        "F-12": "Cars drive forward only.",
        "F-13": "Lanes are changed while driving forward, as often as one likes.",
        "F-14": "A card is driven in full; who can drive none shows the hand and loses the turn.",
        "F-15": "Who leads or shares the lead must not play a six, but for the first card.",
        "F-16": "In curves the spaces to the end of the curve say who leads.",
        "F-17": "In the alley the spaces to its end do.",
        "F-18": "A leader with nothing but sixes waits.",
        "F-19": "Not so on a chicane, nor beside another such player if both close the track.",
        "F-20": "Once the winner is home sixes are free.",
        "F-21": "A blockaded car loses its turn and keeps its cards.",
        "F-22": "Solid lines are not crossed; up to their first space lanes may be changed.",
        "F-23": "Nobody jumps over a car.",
        "F-24": "On a chicane a car blocks everybody behind.",
        "F-25": "The stop is made after the first or the second lap.",
        "F-26": "Right after the start nobody goes into the alley.",
        "F-27": "Field A is the only way in; a car on it keeps others out.",
        "F-28": "A car on field C keeps those in the alley in.",
        "F-29": "Any number of cars may be in the alley.",
        "F-30": "A move has to end on a pit space; who misses the second opportunity is out.",
        "F-31": "If the entry is blocked then, the car waits.",
        "F-32": "Everybody sees who has stopped.",
        "F-33": "Derelicts drive the shortest line, as straight as they can.",
        "F-34": "They drive the top card of their deck.",
        "F-35": "A derelict without cards is taken off.",
        "F-36": "If it cannot take a step, no card is turned.",
        "F-37": "A six of a leading derelict is spent.",
        "F-38": "Derelicts stop as soon as the card permits.",
        "F-39": "A player without cards is taken off and starts last.",
        "F-40": "The first one home wins; the others race on for places.",
        "F-41": "Places are worth 9, 6, 4, 3, 2, 1 points.",
        "F-42": "Derelicts have no points but keep their places.",
        "F-43": "Most points win the series.",
        "F-44": "Played cards and driven spaces can be compared.",
    },
    "Pro game": {
        "P-01": "Own deck, own stacks, a stop of choice.",
        "P-02": "One of three decks of 84 points is chosen: slow, average, fast.",
        "P-03": "The choice may be another one in each race.",
        "P-04": "Nobody sees what was left out.",
        "P-05": "By circuit and starting row cards are laid beside the alley as a deposit.",
        "P-06": "The others are laid face down on four stacks as the player likes.",
        "P-07": "The hand is two cards from the tops of stacks.",
        "P-08": "After a move a card is drawn from a stack of choice.",
        "P-09": "Nobody has to stop.",
        "P-10": "Who stops gets the deposit: a card instead of the draw, another one onto a stack.",
        "P-11": "Derelicts do not stop.",
        "P-12": "More points left than there can be are a mistake.",
    },
    "House rulings": {
        "H-01": "How the grid lies: row r is r spaces before the line.",
        "H-02": "Who ties in the start draw draws again, the others do not.",
        "H-03": "The order of the result is the order of the next race.",
        "H-04": "The order of play stays the same all race.",
        "H-05": "Nobody passes who could play.",
        "H-06": "When a leader may play a six at the start.",
        "H-07": "What is compared to say who leads.",
        "H-08": "Only sixes: the whole hand, whatever its size.",
        "H-09": "When two close the track; without rivals or after an idle round the ban falls.",
        "H-10": "Whose win frees the sixes.",
        "H-11": "Which diagonals a solid line takes away.",
        "H-12": "A diagonal between two cars is open.",
        "H-13": "What becomes of a derelict's card that cannot be driven.",
        "H-14": "Derelicts: smallest distance, fewest lane changes, innermost lane.",
        "H-15": "When a card permits a derelict's stop.",
        "H-16": "In which laps field A is open.",
        "H-17": "A stop is a move that ends on a pit space; one is enough.",
        "H-18": "What a car may do that has its last chance ahead.",
        "H-19": "It is out at the end of the move that loses the last chance.",
        "H-20": "The line ends the last move, and the car leaves at once.",
        "H-21": "A race ends when every player is home or out.",
        "H-22": "Whether cards are left is looked at at the end of the own move.",
        "H-23": "Derelicts have a fixed order among themselves.",
        "H-24": "Who is not home ranks by spaces left, then by who left later.",
        "H-25": "How the four stacks are made.",
        "H-26": "How many cards a hand has in the pro game.",
        "H-27": "Which card of the deposit goes to the hand.",
        "H-28": "The deposit is fetched once; until then it does not count.",
        "H-29": "Deposits of circuits that are not in the chart follow from their length.",
        "H-30": "A tie in the series: more wins, then more second places; else shared.",
        "H-31": "A waiting leader shows the hand.",
        "H-32": "What happens in a turn, and in which order.",
        "H-33": "A circuit without a pit knows no stop.",
    },
}
OF_BUILDING = ("T-12", "F-10")
"""Rules about circuits and budgets, which checks keep."""
NOT_SET = (
    "* Solid lines and grids lie as the circuit says; kits and [checks](../checks.md) keep them.",
)
MORE = """\
## Other circuits than those of the box

Every circuit with six starting places can be raced, whatever its kit:

* *Columns* are the positions of the circuit. Cars abreast on a straight count the same; in a corner
  the spaces of the own lane to its end count.
* The inner lane is the one on the side to which the circuit turns.
* Without a pit alley nobody has to stop, and the pro game has no deposit (H-33).
* Deposits of circuits that the published chart does not have follow from the distance (H-29); where
  the cards do not suffice for a race there are none, and most cars will not come home: race fewer
  laps.
* Obstacles and branches are left out, and so are spaces before an obstacle from which no step leads
  on. Of several alleys the first one counts; if nobody can stop in it nobody drives in.
"""
