"""Situations and rulings at random, as cases of the referee."""

from random import Random
from typing import Any

from tests.games.mopeds.random_tracks import random_track
from trackwright.games.mopeds.facts import COLOURS, RULES
from trackwright.simulator.game.rulesets import find_ruleset

NAMES = tuple(name.lower() for name in COLOURS)


def random_rulings(rng: Random) -> dict[str, str]:
    """Mostly the defaults."""
    found = {}
    for option in find_ruleset(RULES).options:
        if option.rule and rng.random() < 0.15:
            found[option.name] = str(rng.choice(option.readings))
    return found


def random_case(rng: Random) -> dict[str, Any]:
    """Mopeds anywhere, close together, and some cards."""
    track = random_track(rng)
    ids = [row["id"] for row in track["spaces"]]
    at = rng.randrange(len(ids))
    near = [ids[(at + i) % len(ids)] for i in range(min(len(ids), rng.randint(7, 14)))]
    names = rng.sample(NAMES, rng.randint(2, min(6, len(near))))
    places = rng.sample(near, len(names))
    mopeds = {
        name: {"at": place, "crossings": rng.randint(0, 3)}
        for name, place in zip(names, places, strict=True)
    }
    cards = [[rng.choice(names), rng.randint(1, 3)] for _ in range(rng.randint(1, 8))]
    options = {name: value for name, value in random_rulings(rng).items() if "value" not in name}
    return {
        "track": track,
        "state": {"mopeds": mopeds},
        "cards": cards,
        "options": options,
    }
