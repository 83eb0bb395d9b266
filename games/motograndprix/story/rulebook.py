"""What the rules of a race say, id by id, in our own words: for docs/rules/motograndprix.md."""

RULES: dict[str, dict[str, str]] = {
    "Track and bikes": {
        "T-03": "The road has three lanes; a place in a lane has room for one bike.",
        "T-04": "Dots rank the lanes of a position; the bike on the darker dot comes first.",
        "T-07": "A marker makes a corner easy, medium or hard, from there to its end.",
        "T-08": "Corner pieces marked as straight count as straight in every respect.",
        "T-09": "Straight pieces marked as corner count as a corner in every respect.",
        "T-10": "A climb or descent continues until the next hill counter.",
        "T-11": "Laps are counted at the line on the start piece, in one direction.",
        "T-13": "Bikes of a colour are a team, each with its own turns.",
        "T-14": "With a second box more bikes can race, under the same rules.",
    },
    "Basic": {
        "B-01": "Choose circuit, laps and bikes; there are no dials in Basic.",
        "B-02": "Everybody rolls two dice; the higher sum starts farther ahead.",
        "B-03": "Players who tie roll again to settle that tie.",
        "B-04": "The grid fills up behind the line, each row from the racing line outwards.",
        "B-05": "In a round, the bike in the lead acts first, then the others from front to back.",
        "B-06": "Of bikes abreast, the one nearer to the racing line acts first.",
        "B-07": "A turn is roll, flip and move, and ends before the next one begins.",
        "B-08": "A turn's roll is two dice.",
        "B-09": "Each die may be flipped once; the bike must move what it then shows.",
        "B-10": "On a straight, any die may be flipped.",
        "B-11": "In an easy corner, only the lower die may be flipped up.",
        "B-12": "In a medium corner, only the higher die may be flipped up.",
        "B-13": "In a hard corner, no die may be flipped up.",
        "B-14": "In a double, either die counts as lower and higher, but at most one may go up.",
        "B-15": "One die may go up while the other goes down.",
        "B-16": "Where the turn begins decides which dice may be flipped.",
        "B-17": "A point moves a bike one position forward.",
        "B-18": "A step stays in its lane or moves to a neighbouring one.",
        "B-19": "A bike cannot enter an occupied place.",
        "B-20": "All points must be used; in Basic a blocked bike stops and loses the rest.",
        "B-21": "A lap begins at the line; the first one begins when leaving the grid.",
        "B-22": "The lap card follows the leader.",
        "B-23": "A bike has finished when its laps are complete, and still uses up its points.",
        "B-24": "Of bikes that finish in the same round, the one farthest ahead wins.",
        "B-25": "The race continues until every bike has finished or is out.",
        "B-26": "Everybody can check a turn: the log has its dice and decisions.",
    },
    "Standard": {
        "S-01": "The Basic rules apply unless stated otherwise.",
        "S-02": "Engine, Rear Tire and Front Tire are dials that start at eight.",
        "S-03": "A bike that owes a point its dial does not have is out.",
        "S-04": "A qualifying lap may decide the grid.",
        "S-05": "In the first round each bike rolls one die, without checks and effects.",
        "S-06": "After that, a turn is check, roll, flip, move and effects.",
        "S-07": "Bikes abreast on the last position of a straight have a roll-off.",
        "S-08": "So do bikes abreast on the first position of a straight.",
        "S-09": "In a roll-off all roll at once and move in order of sums, highest first.",
        "S-10": "Equal sums mean a contact.",
        "S-11": "In a contact each rider keeps one die and moves by it, in the order of lanes.",
        "S-12": "A contact pushes a bike outwards, to the lightest free place at every step.",
        "S-13": "Up to three Engine points per turn add a point each.",
        "S-14": "Engine used in a corner costs one Rear Tire point.",
        "S-15": "Each Front Tire point takes off one point, as many as the dial has.",
        "S-16": "Points that cannot be used have to be braked away.",
        "S-17": "All points must be used exactly, or the bike is out.",
        "S-18": "Overtaking means entering a position where another bike is.",
        "S-19": "Overtaking in a corner off the racing line also costs its difficulty.",
        "S-20": "Dials can adjust the points to what a move costs.",
        "S-21": "Two sixes redline the Engine: a test above the dial costs an Engine point.",
        "S-22": "A bike that is out is removed at once and blocks nobody.",
    },
    "Expert": {
        "E-01": "The Standard rules apply; bikes start upright.",
        "E-02": "A turn checks for roll-off, slipstream and hill, in that order.",
        "E-03": "A climb costs a point, a descent adds one, depending on where the turn begins.",
        "E-04": "A bike right behind another, both on the racing line of a straight, can draft it.",
        "E-05": "A rider who drafts says so before the bike in front rolls.",
        "E-06": "A drafting bike copies the roll, and flips for itself.",
        "E-07": "The slipstream may add a point.",
        "E-08": "Bikes in a row may all draft, each behind the next.",
        "E-09": "Two bikes abreast give no slipstream.",
        "E-10": "A bike in a wheelie cannot draft, but can be drafted.",
        "E-11": "There is no slipstream in a corner.",
        "E-12": "After a move, a bike leans in a corner and is upright on a straight.",
        "E-13": "A contact that ends in a corner leaves the bike upright.",
        "E-14": "A bike upright in a corner, or in a wheelie, has one point less next turn.",
        "E-15": "After that turn the stance returns to normal.",
        "E-16": "A double that is rolled and kept loses grip.",
        "E-17": "On a straight that causes a wheelie.",
        "E-18": "In a corner it causes a sideslip: a Rear Tire point is lost; the bike is upright.",
        "E-19": "Two sixes rolled and kept cause both, the Engine test first.",
        "E-20": "Everything in a turn has a fixed order; going out ends it.",
    },
    "Championship": {
        "C-01": "The first six of a race score 25, 20, 16, 13, 11 and 10 points.",
        "C-02": "Seventh to fifteenth place score 9 down to 1.",
        "C-03": "A team scores the points of its bikes.",
        "C-04": "A bike that is out scores none.",
    },
    "House rulings": {
        "H-05": "Lapped bikes act by distance, and block where they stand.",
        "H-08": "Where the turn begins limits the flips, not what the move passes.",
        "H-09": "In a double, at most one die goes up.",
        "H-10": "A single die counts as lower and higher at once.",
        "H-12": "A rider who can move with the dice as flipped must not give up.",
        "H-16": "Points never go below zero.",
        "H-18": "A straight of one position has one roll-off, not two.",
        "H-20": "A roll-off compares sums as rolled.",
        "H-21": "In a contact, all choose their die before anybody moves.",
        "H-25": "Overtaking two bikes abreast costs once, whoever they are.",
        "H-27": "Two sixes in Expert cause both effects, the test first.",
        "H-34": "A bike in a roll-off neither drafts nor is drafted.",
        "H-35": "Wheelie or sideslip: the kind of the last position decides.",
        "H-39": "Hills and stances do not apply in the first round.",
        "H-46": "Equal totals: more wins, then more second places and so on; otherwise shared.",
    },
}
OF_BUILDING = (
    "T-01",
    "T-02",
    "T-05",
    "T-06",
    "T-12",
    "H-01",
    "H-29",
    *(f"H-{n}" for n in range(40, 46)),
)
"""Rules about boxes and building, which the kit, the editor and the checks enforce."""
MORE = """## Roads other than three even lanes

\
The rules were made for three lanes of equal length. On other material they work like this:

* A *position* is a column of the circuit, however many spaces it has. Bikes in one column are
  abreast, even where a long outer lane has two spaces there; distance, order and laps count
  columns.
* A *step* leads wherever the circuit's graph leads: along a lane, diagonally to a neighbouring
  lane, into a chicane and out again, but not across a solid line. A long lane takes longer to
  ride; inside a column a step costs a point like any other.
* Ranks count from the racing line outwards, over as many lanes as there are. A bike is blocked if
  no space that a step leads to is free.
* Overtaking (S-18) means entering a column where another bike is; a bike is never beside itself.
  Engine costs Rear Tire (H-15) by columns, so moving on inside a column enters nothing.
* The grid fills column after column, every space of it, from the racing line outwards.
* The pit lane is ignored, and so are spaces with an obstacle.
* Corners without a difficulty cannot be raced; the option `unrated` gives them one.
* A lap needs at least 18 positions, so that no move can lap itself.

Where lanes run evenly, all ends of a move are found with a few shifts of one number; elsewhere the
graph is searched. A test holds the two against each other.
"""
NOT_SET = (
    "* Kits and [checks](../checks.md) enforce rules about boxes and building.",
    "* House rulings about a circuit (`corner_rl`, `hill_reach`, `series_gap`) are not options",
    "  of a race: the layout of the circuit decides them.",
)
