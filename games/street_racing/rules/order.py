"""Who is ahead, who has the turn, and the places at the end: STR-10, STR-47 to STR-49, STR-56."""

from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.layouts import FAR, NOWHERE, Race
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import FINISHED, NOBODY, RACING, RETIRED


def steps_left(race: Race, car: int) -> int:
    """STR-49: the fewest steps to the finish, over all laps that are left."""
    if race.status[car] == FINISHED:
        return 0
    if race.at[car] == NOWHERE:
        return race.left[car]
    laps = max(0, race.rules.laps - 1 - race.crossed[car])
    return min(FAR, race.road.left[race.at[car]] + laps * race.road.lap)


def mate_of(car: int) -> int:
    """STR-56: seats that follow each other are a team."""
    return car ^ 1


def begins(race: Race, car: int) -> int:
    """STR-56: does it drive from the beginning? In a tag team only the first of each team does."""
    return 0 if race.rules.tag_team and car % 2 else 1


def driving(race: Race, place: int) -> int:
    """STR-10, STR-56: who has this turn of the round; NOBODY if nobody has."""
    car = race.order[place]
    if race.rules.tag_team:
        if is_later_of_team(race, place):
            return NOBODY
        first = car - car % 2
        car = mate_of(first) if race.status[first] == FINISHED else first
    return car if race.status[car] == RACING and race.waits[car] == 0 else NOBODY


def is_later_of_team(race: Race, place: int) -> int:
    """STR-56: a team has one turn in each round, at the place of its first member."""
    for earlier in range(place):
        if race.order[earlier] == mate_of(race.order[place]):
            return 1
    return 0


def anybody_left(race: Race) -> int:
    """STR-50: does a car still race?"""
    for place in range(race.players):
        if driving(race, place) != NOBODY:
            return 1
    return 0


def front_car(race: Race) -> int:
    """The car with the fewest steps left, the earliest in the order of turns of several."""
    front = NOBODY
    for place in range(race.players):
        car = race.order[place]
        if race.status[car] == RETIRED or race.waits[car]:
            continue
        if front == NOBODY or is_ahead(race, car, front):
            front = car
    return front


def is_ahead(race: Race, car: int, other: int) -> int:
    """STR-48, STR-49, H-22, H-29: a car that has crossed, by its remaining speed and then V; else
    by way."""
    if race.status[car] != race.status[other]:
        return 1 if rank_of(race, car) < rank_of(race, other) else 0
    if race.status[car] == FINISHED:
        if race.remaining[car] != race.remaining[other]:
            return 1 if race.remaining[car] > race.remaining[other] else 0
        faster = race.last_speed[car] > race.last_speed[other]
        return 1 if faster and race.rules.ties_shared == 0 else 0
    if race.waits[car] != race.waits[other]:
        return 1 if race.waits[car] < race.waits[other] else 0
    return 1 if steps_left(race, car) < steps_left(race, other) else 0


def rank_of(race: Race, car: int) -> int:
    """STR-49: those that crossed, those that race, those that are out."""
    status = race.status[car]
    return 0 if status == FINISHED else 1 if status == RACING else 2


def place_all(race: Race) -> None:
    """STR-48, STR-49: the places. Only cars that crossed can share one. Behind them the order of
    turns decides between equals. A team has the place of its second car."""
    for place in range(race.players):
        car = judged(race, race.order[place])
        ahead = 0
        for other_place in range(race.players):
            other = judged(race, race.order[other_place])
            if counts_apart(race, place, other_place) == 0:
                continue
            if is_ahead(race, other, car):
                ahead += 1
            elif other_place < place and is_ahead(race, car, other) == 0:
                ahead += 0 if race.status[car] == FINISHED else 1
        race.finish_place[race.order[place]] = ahead + 1
    for place in range(race.players):
        car = race.order[place]
        note(race, car, events.Result(place=race.finish_place[car], left=steps_left(race, car)))


def judged(race: Race, car: int) -> int:
    """STR-56: the car that counts: of a team the second one, once it drives."""
    if race.rules.tag_team == 0:
        return car
    first = car - car % 2
    return mate_of(first) if race.status[first] == FINISHED else first


def counts_apart(race: Race, place: int, other: int) -> int:
    """Another car, of another team; of the others' each team counts once."""
    if place == other:
        return 0
    if race.rules.tag_team == 0:
        return 1
    if race.order[other] == mate_of(race.order[place]):
        return 0
    return 0 if is_later_of_team(race, other) else 1
