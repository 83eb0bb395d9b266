"""What the rules of a race say, id by id, in our own words: for docs/rules/street_racing.md."""

RULES: dict[str, dict[str, str]] = {
    "Setup": {
        "01": "One to four drivers, or more, begin in Neutral; there are six gears.",
        "02": "Driver cards are optional; three of the twelve have an ability.",
        "03": "A course leads from a start to a finish.",
        "04": "Nothing can ever be on a space with an obstacle.",
        "05": "Upgrades: four, and the numbers beside the course; ten per car, Han Lue twelve.",
        "06": "All place their upgrades at once, hidden; one Nitrous and four Tires at most.",
        "07": "The box has 42 upgrade tokens, 12 control tokens and 4 block tokens.",
        "08": "120 gear cards are shuffled; discards are public.",
        "09": "The first player, drawn, takes a start space last; before it the others do.",
        "10": "The first player moves first; then clockwise, in every round.",
        "11": "Everybody draws six cards.",
        "12": "Where an upgrade contradicts another rule, the upgrade counts.",
    },
    "Turns": {
        "13": "A turn: prepare, set and draw, speed, move, leave, clean up.",
        "14": "A set is one or more cards of one suit.",
        "15": "As many cards are flipped as the set has.",
        "16": "A speed is chosen: the gear's on a flipped card, or the suit's Minimum Speed.",
        "17": "A gear up costs three cards, a gear down two, before the set or after moving.",
        "18": "Clean-up: hand limit six, less the penalties of the turn.",
        "19": "A driver need not move; without penalties the hand is filled up.",
        "20": "The seat of a car that is out gets no more turns.",
    },
    "Movement": {
        "21": "Speed: the chosen number, Nitrous, Tires of the first turn, and a control token.",
        "22": "A step costs a point; a space has room for one car.",
        "23": "Lanes are changed between straight spaces only, and to one side only in a turn.",
        "24": "All points are used as long as there is a legal step.",
        "25": "At a junction any way may be taken.",
        "26": "Under a bridge the spaces on both sides are neighbours.",
        "27": "From a start space only ahead.",
        "28": "Blocked: points left without a legal step are penalties.",
        "29": "In a corner each space costs what the speed exceeds its number by.",
        "30": "Penalties cost cards of the next hand, then gears.",
        "31": "A car that can take no more stops at once, in Neutral and without cards.",
        "32": "The penalty tracker begins at six, Dom's at seven.",
    },
    "Upgrades": {
        "33": "Nitrous: the Nitrous value of the top card is added to the speed.",
        "34": "Engine Power: all flipped cards are replaced, once per turn.",
        "35": "Tires: two more speed each on the first turn; later one less in corners.",
        "36": "Engine Tuning: discard cards, draw one more.",
        "37": "Handling: place the block token beside the car, or ignore one; once per turn.",
        "38": "Turbo Charger: speeds of the next gear's row.",
        "39": "Aerodynamics: to both sides in this turn, and one diagonal step.",
        "40": "Transmission: shifts cost one card less.",
        "41": "Steering, in third: through the first corner without limits, and stop behind it.",
        "42": "A rival's block token costs three points; the owner lifts it by moving.",
    },
    "Barriers": {
        "43": "A car too slow for a barrier stops on it.",
        "44": "If it is too slow again, or does not move, it is out.",
    },
    "Finish": {
        "46": "The points left behind the finish are the remaining speed.",
        "47": "When a car has crossed, the round is played out.",
        "48": "The most remaining speed wins, then the higher speed of the last turn.",
        "49": "The others follow by their way to the finish.",
        "50": "The race also ends when no car is left, or after a number of rounds.",
    },
    "Damage, drivers, teams": {
        "51": "Low numbers of high gears have an icon: a control token is drawn.",
        "52": "It adds to the speed of the next move, and is damage then.",
        "53": "With three damage tokens a car can no longer move.",
        "54": "Han Lue has twelve upgrades, Dom a seventh penalty, Gisele heeds the icons.",
        "56": "Tag team: when a car has crossed, its team-mate starts in the same turn.",
        "57": "Branching courses and circuits can be raced, too.",
    },
    "House rulings": {
        "H-08": "A barrier has a value for each direction in which its piece is driven.",
        "H-29": "Who did not cross is ranked by the way that is left; a limit of rounds.",
        "H-30": "A circuit: the line counts after a lap past all checkpoints, once by default.",
    },
}
OF_BUILDING = ("45", "55")
"""Rules about courses: pieces and shipped tracks."""
NOT_SET = (
    "* Which of several cards of one suit is discarded makes no difference that a driver can see.",
)
MORE = """\
## Circuits of other games

Every circuit with a way from the start to a finish can be raced, whatever its kit:

* Corners get numbers by their radius: tight ones 4, then 6, wide ones 8; the inner lane one less,
  3 at least. Limit markers count before that.
* On straights lanes can be changed everywhere.
* Each corner is worth an upgrade, unless there are indicators.
* Four start spaces lead to the line, or as many as there are cars.
* On a closed circuit start and finish are at the line, after one lap unless more are asked for. An
  open road without a finish piece ends at its far end.
* The pit is closed.

## Validators

STR-V-01 to STR-V-20 are [checks](../checks.md), but for three: the diagonal steps of a circuit are
made of its other steps (V-06), GEO105 reports roads that cross without a bridge (V-16), and where
drivers put their upgrades is no matter of circuits (V-19). The referee answers all of them. The
circuit card and `budget` have the figures of V-17, V-18 and V-20.

## Teams

In a tag-team race (option `race`) two cars that follow each other are a team. The cars of the first
leg and those of the second do not stand in each other's way.
"""
