"""The race order: MOP-33, H-07."""

from trackwright.games.mopeds.state.layouts import MOST_MOPEDS, Race


def is_ahead(race: Race, moped: int, other: int) -> int:
    """MOP-33: on the podium, then more laps, then farther along."""
    if race.finish_place[moped] or race.finish_place[other]:
        if race.finish_place[moped] == 0:
            return 0
        podium = race.finish_place[other]
        return 1 if podium == 0 or race.finish_place[moped] < podium else 0
    if race.crossings[moped] != race.crossings[other]:
        return 1 if race.crossings[moped] > race.crossings[other] else 0
    behind = race.road.behind
    if behind[race.space[moped]] != behind[race.space[other]]:
        return 1 if behind[race.space[moped]] < behind[race.space[other]] else 0
    return 1 if moped < other else 0


def standing_of(race: Race, moped: int) -> int:
    """MOP-33: its place in the race order, 1 for the first."""
    place = 1
    for other in range(race.runners):
        if other != moped and is_ahead(race, other, moped):
            place += 1
    return place


def front_moped(race: Race) -> int:
    """MOP-33: who is in front."""
    best = 0
    for moped in range(1, race.runners):
        if is_ahead(race, moped, best):
            best = moped
    return best


def count_ahead(race: Race, moped: int) -> int:
    """The mopeds that are ahead, as bits."""
    ahead = 0
    for other in range(race.runners):
        if other != moped and is_ahead(race, other, moped):
            ahead |= 1 << other
    return ahead


def way_to_go(race: Race, moped: int) -> int:
    """MOP-42: spaces to the end of the last lap on the ideal line, below 1 if it has finished."""
    to_line = race.road.left[race.space[moped]]
    return to_line + (race.laps - race.crossings[moped]) * race.road.lap


def place_all(race: Race) -> None:
    """MOP-32, MOP-33: the free places, podium and behind, in race order."""
    for place in range(race.finished + 1, race.runners + 1):
        best = MOST_MOPEDS
        for moped in range(race.runners):
            if race.finish_place[moped] == 0 and (
                best == MOST_MOPEDS or is_ahead(race, moped, best)
            ):
                best = moped
        race.finish_place[best] = place
