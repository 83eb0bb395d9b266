"""Derby, a game made up for tests: players who bet on horses that move by themselves.

DER-01: two to six players; four horses start side by side and belong to nobody. DER-02: in a round
each horse throws a die and runs so many columns. DER-03: in each of the first rounds every player
first bets on a horse. DER-04: the race is over with the round in which a horse has run all laps;
who is farther is placed better, of equals the lower number. DER-05: a bet on the first horse is
worth three stakes, one on the second a single stake; most points win, equals share a place, and who
has none is not placed. DER-06: in a season the winners' stakes grow by one for the next race.

`facts.py` first, then `race/race.py`.
"""
