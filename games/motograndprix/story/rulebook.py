"""What the rules of a race say, id by id, in words of our own: for docs/rules/motograndprix.md."""

RULES: dict[str, dict[str, str]] = {
    "Track and bikes": {
        "T-03": "The road has three lanes; a place in a lane has room for one bike.",
        "T-04": "Dots rank the lanes of a position; whoever is on the darker dot comes first.",
        "T-07": "A marker makes a corner easy, medium or hard, from where it stands to the end.",
        "T-08": "Corner pieces marked as straight are straight in all that follows.",
        "T-09": "Straight pieces marked as corner are corner in all that follows.",
        "T-10": "A climb or descent goes on until the next hill counter.",
        "T-11": "The line on the start piece is where laps are counted, in one direction.",
        "T-13": "Bikes of a colour are a team, each with its own turns.",
        "T-14": "With a second box more bikes ride, by the same rules.",
    },
    "Basic": {
        "B-01": "Choose circuit, laps and bikes; in Basic there are no dials.",
        "B-02": "Everybody throws two dice; the greater sum starts further in front.",
        "B-03": "Whoever ties throws again, to part from the others in that tie.",
        "B-04": "The grid fills up behind the line, each row from the racing line outwards.",
        "B-05": "A round begins with the bike that has come furthest, and goes on backwards.",
        "B-06": "Of bikes abreast the one nearer to the racing line goes first.",
        "B-07": "A turn is to roll, flip and move, and ends before the next one begins.",
        "B-08": "A turn's roll is two dice.",
        "B-09": "A die may be turned over once; what then shows must be ridden.",
        "B-10": "On a straight any dice may be turned over.",
        "B-11": "In an easy corner only the lower die may be turned up.",
        "B-12": "In a medium corner only the higher die may be turned up.",
        "B-13": "In a hard corner no die may be turned up.",
        "B-14": "Of two like dice either counts as lower and higher, but one at most goes up.",
        "B-15": "One die may go up while the other goes down.",
        "B-16": "What may be turned over depends on where the turn begins.",
        "B-17": "A point moves a bike one position on.",
        "B-18": "A step stays in its lane or goes over to a lane beside it.",
        "B-19": "Nobody enters a place that is taken.",
        "B-20": "All points are ridden; in Basic a bike with no way on stops and loses them.",
        "B-21": "Over the line a lap begins; the first one begins as the grid is left.",
        "B-22": "The lap card goes by the leader.",
        "B-23": "A bike has finished when its laps are done, and rides its points to the end.",
        "B-24": "Of those who finish in a round the one furthest on is ahead.",
        "B-25": "The race goes on until everybody has finished or is out.",
        "B-26": "Everybody can check a turn: dice and decisions are in the log.",
    },
    "Standard": {
        "S-01": "All of Basic holds where nothing else is said.",
        "S-02": "Engine, Rear Tire and Front Tire are dials that begin at eight.",
        "S-03": "Who owes a point that the dial does not have is out.",
        "S-04": "A qualifying lap may give the grid.",
        "S-05": "The first round is ridden with one die each, without checks and effects.",
        "S-06": "From then on a turn is to check, roll, flip, move and bear the effects.",
        "S-07": "Bikes abreast on the last position of a straight roll off against each other.",
        "S-08": "So do bikes abreast on the first position of a straight.",
        "S-09": "In a roll-off all throw at once and ride by their sums, the greatest first.",
        "S-10": "Equal sums touch: a contact.",
        "S-11": "In a contact each rider keeps one die and rides that, in the order of lanes.",
        "S-12": "A contact drives a bike outwards, to the lightest free place at every step.",
        "S-13": "Up to three Engine points of a turn add a point each.",
        "S-14": "Engine used in a corner costs one Rear Tire point.",
        "S-15": "Each Front Tire point takes a point off, as many as the dial has.",
        "S-16": "Points that find no room have to be braked away.",
        "S-17": "All points come out exactly, or the bike is out.",
        "S-18": "To overtake is to enter a position where another bike is.",
        "S-19": "Off the racing line of a corner, overtaking costs its difficulty on top.",
        "S-20": "Dials can bring the points to what a move costs.",
        "S-21": "Two sixes strain the Engine: a test above the dial costs a point of it.",
        "S-22": "A bike that is out is taken off at once and hinders nobody.",
    },
    "Expert": {
        "E-01": "All of Standard holds; bikes begin upright.",
        "E-02": "The check of a turn looks for roll-off, slipstream and hill, in that order.",
        "E-03": "A climb takes a point, a descent gives one, by where the turn begins.",
        "E-04": "A bike right behind another, both on the racing line of a straight, can draft it.",
        "E-05": "Who drafts says so before the bike in front rolls.",
        "E-06": "Who drafts has the same roll, and flips for itself.",
        "E-07": "The slipstream may add a point.",
        "E-08": "Bikes in a row may all draft, each the one before it.",
        "E-09": "Two abreast give no slipstream.",
        "E-10": "On one wheel nobody can draft, but be drafted.",
        "E-11": "In a corner there is no slipstream.",
        "E-12": "After a move a bike leans in a corner and is upright on a straight.",
        "E-13": "A contact that ends in a corner leaves the bike upright.",
        "E-14": "Upright in a corner, or on one wheel, the next turn has a point less.",
        "E-15": "That turn over, the stance is as usual again.",
        "E-16": "A double that was rolled and kept loses grip.",
        "E-17": "On a straight that is a wheelie.",
        "E-18": "In a corner it is a slide: a Rear Tire point, and the bike is upright.",
        "E-19": "Two sixes rolled and kept do both, the Engine test first.",
        "E-20": "All that a turn holds has its fixed order; being out ends it.",
    },
    "Championship": {
        "C-01": "The first six of a race have 25, 20, 16, 13, 11 and 10 points.",
        "C-02": "Then 9 down to 1 up to the fifteenth.",
        "C-03": "A team has the points of its bikes.",
        "C-04": "Who is out has none.",
    },
    "House rulings": {
        "H-02": "Who chooses the place on the grid behind the first row.",
        "H-03": "What a new throw for pole decides.",
        "H-04": "Whether leaving the grid counts as a lap.",
        "H-05": "Lapped bikes take turns by distance, and are in the way where they stand.",
        "H-06": "When finished bikes leave, and who is ahead if they end abreast.",
        "H-07": "Whether lapped riders ride all their laps.",
        "H-08": "Where the turn begins limits the flips, not what is ridden over.",
        "H-09": "Of a double one die goes up at most.",
        "H-10": "A single die counts as lower and higher at once.",
        "H-11": "What blocks a bike, and whether it may ride into a dead end.",
        "H-12": "Nobody gives up who could go on with the dice as flipped.",
        "H-13": "How far a dial goes down.",
        "H-14": "Whether Engine may be used in a corner on the last Rear Tire point.",
        "H-15": "Which positions of a move make Engine cost Rear Tire.",
        "H-16": "Points never go below none.",
        "H-17": "Which position is the cornering one.",
        "H-18": "A straight of one position makes one roll-off, not two.",
        "H-19": "Who takes part in a roll-off.",
        "H-20": "Sums of a roll-off are compared as rolled.",
        "H-21": "In a contact all choose their die before anybody moves.",
        "H-22": "Whether a contact leaves a choice of path.",
        "H-23": "Whether dials, hill and stance count in a contact.",
        "H-24": "How near is beside.",
        "H-25": "Overtaking two abreast costs once, whoever they are.",
        "H-26": "Which two sixes strain the Engine.",
        "H-27": "Two sixes in Expert: both effects, the test first.",
        "H-28": "Which way hills count.",
        "H-30": "Which pair of bikes breaks a slipstream.",
        "H-31": "Whether a lapped bike right ahead can be drafted.",
        "H-32": "Whether the slipstream's point has to be taken.",
        "H-33": "Whether a copied double loses grip.",
        "H-34": "Who rolls off neither drafts nor is drafted.",
        "H-35": "Wheelie or slide: the kind of the last position decides.",
        "H-36": "How bikes that are out are ranked.",
        "H-37": "Whether who is out on the finishing move has finished.",
        "H-38": "What becomes of the dials after qualifying.",
        "H-39": "Hills and stances do not count in the first round.",
        "H-46": "Equal totals: more wins, then more second places and so on; else shared.",
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
"""Rules about boxes and building, which the kit, the editor and the checks keep."""
MORE = """## Other roads than three even lanes

\
The rules were made for three lanes of equal length. On other material they are read so:

* A *position* is a column of the circuit, whatever number of spaces is in it. Bikes in one
  column are abreast, also where a long outer lane has two spaces there; distance, order and laps
  go by columns.
* A *step* leads wherever the circuit's graph leads: along a lane, diagonally to a lane beside
  it, into a chicane and out again, not across a solid line. A long lane is longer to ride;
  inside a column a step costs a point like any other.
* Ranks count from the racing line outwards, over as many lanes as there are. A place is blocked
  if no space that a step leads to is free.
* Overtaking (S-18) is to enter a column where another bike is; a bike is never beside itself.
  Engine costs Rear Tire (H-15) by columns, so that going on in a column enters nothing.
* The grid fills column after column, every space of it, from the racing line outwards.
* The pit lane is left out, and so are spaces with an obstacle.
* Corners without a difficulty are refused; the option `unrated` gives them one.
* A lap needs 18 positions or more, so that no move can lap itself.

Where lanes run evenly all ends of a move are found with a few shifts of one number; elsewhere
the graph is searched. A test holds the two against each other.
"""
NOT_SET = (
    "* Rules about boxes and building are kept by kits and [checks](../checks.md).",
    "* House rulings about a circuit (`corner_rl`, `hill_reach`, `series_gap`) are no options",
    "  of a race: how a circuit is laid says it.",
)
