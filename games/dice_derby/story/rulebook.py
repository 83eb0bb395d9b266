"""What the rules of a race say, id by id, in our own words: for docs/rules/dice_derby.md."""

RULES: dict[str, dict[str, str]] = {
    "Turns": {
        "01": "Two to six cars begin on START; the first player is drawn, then clockwise.",
        "02": "A die shows a number and its colour; both dice are alike.",
        "03": "A turn: number of dice, roll, method, move, what comes of it, extra turns.",
        "04": "Steps are counted along the car's path: main line, pit row or ramp.",
        "05": "Only the final space counts: finish, bump, symbol or obligation, red card, doubles.",
        "06": "Extra turns are taken at once; a lost turn takes the next turn that is due.",
    },
    "Spaces": {
        "10": "Turbo, RPM and Lead Foot on green: an extra turn.",
        "11": "A Pit Stop on yellow: lose a turn.",
        "12": "A spin-out on purple or gold: lose a turn.",
        "13": "A car that lands on the entry of a pit row goes through it on its next move.",
        "14": "The row comes out on gold, and the car goes on along the main line.",
        "15": "A car that lands on the white before the finish goes up the ramp on its next move.",
        "16": "Up the ramp by colour or number; beyond its end the car stops on the last space.",
        "17": "From the ramp cars come back to the last white and then to the finish.",
        "18": "A car whose move ends on red draws a red card.",
        "19": "No card on the ramp, after a bump, or without a move.",
        "20": "A car on an occupied space bumps the car there back eight spaces, and so on.",
        "21": "A bumped car draws no card; obligations are gone, lost turns remain.",
    },
    "The finish": {
        "22": "The first car at the finish wins at once.",
        "23": "By colours the finish is the next black, and gold is one beyond it.",
        "24": "By numbers the exact number of steps or one more reaches the finish.",
        "25": "A roll that leads beyond the finish moves nobody.",
        "26": "Past the Red Line one die may be rolled instead of two.",
        "27": "Doubles: an extra turn, even if the car could not move.",
    },
    "Races": {
        "31": "Rookie Run: one die, colours.",
        "32": "Maniac Mile: one die, numbers.",
        "33": "Demolition Derby: one die, colours or numbers.",
        "34": "Rainbow Race: two dice, to the farther colour, then on to the other one.",
        "35": "Danger Dragster: two dice, the sum of the numbers.",
        "36": "Turbocharge: after the sum the driver may go on to the farther of the colours.",
        "37": "Dust Devil 500: as in Rainbow Race or in Danger Dragster.",
        "38": "The choice of the method is free.",
        "41": "Cards move cars along the main line, never to the finish, and to no second card.",
    },
    "House rulings": {
        "H-01": "The number of cars, START and the order of play.",
        "H-08": "A car bumped back beyond the first space is on START; no other reading is known.",
        "H-12": "A pit row as long as the line beside it; shortcuts and setbacks can be laid.",
        "H-23": "Behind the winner the smallest distance to the finish counts; a limit of turns.",
        "H-24": "On laps the finish counts on the last one; before it is the black space 1.",
    },
}
NOT_SET = (
    "* The circuit defines line, symbols, pit rows and ramp; [checks](../checks.md) enforce them.",
)
MORE = """\
## Circuits

* A course from a start piece to a finish piece is raced as it is laid. On a closed circuit START
  and FINISH are at the line, and all laps of the circuit are raced.
* On several lanes one is raced: the one with most colours or symbols, otherwise the first whose
  length is a multiple of eight. Steps out of it are ignored.
* Spaces without a colour get it by counting back from white before the finish.
* A line of 48 spaces or more without symbols gets the usual ones.
* Without a ramp piece the ramp is four spaces off the table; cars on it are shown where it would
  begin.
* That die and colours fit (DIC-V-12) is asked of the referee only: the die is an option of the
  race. So is the ramp (DIC-V-10): the ramp piece of the kit has the four spaces that are required.
"""
