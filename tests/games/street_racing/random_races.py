"""Races at random: a small course, some cars, house rulings now and then."""

from random import Random
from typing import NamedTuple

from tests.games.street_racing.random_cases import RULINGS
from tests.games.street_racing.random_roads import Track, random_ring, random_road

DRIVERS = ("none", "none", "han-lue", "dom")


class RandomRace(NamedTuple):
    """What a race is run with."""

    track: Track
    cars: int
    options: dict[str, str]


def random_race(rng: Random) -> RandomRace:
    track = (random_ring if rng.random() < 0.2 else random_road)(rng)
    cars = rng.randint(1, len(track["start"]))
    options = {"drivers": "chosen"}
    options |= {f"driver_{i + 1}": rng.choice(DRIVERS) for i in range(cars)}
    if rng.random() < 0.4:
        options["damage"] = "on"
    if cars % 2 == 0 and rng.random() < 0.3:
        options["race"] = "tag-team"
    if rng.random() < 0.3:
        options |= {name: RULINGS[name] for name in RULINGS if rng.random() < 0.15}
    return RandomRace(track, cars, options)
