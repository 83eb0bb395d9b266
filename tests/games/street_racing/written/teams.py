"""Tag Team (STR-56)."""

from typing import Any

from tests.games.street_racing.written.making import (
    REFILL,
    Case,
    Row,
    case,
    drive,
    end,
    player,
    road,
    rows,
)

LINE = road(rows=3, starts="S1 S2 S3 S4")


def team(
    id: str, rules: str, note: str, places: str, do: list[Row], expect: Row, **more: Any
) -> Case:
    """a1 and a2 against b1 and b2, in 2nd with a single card; a space or "-" for each."""
    names = ("a1", "a2", "b1", "b2")
    players = [player(n, at, 2, "1") for n, at in zip(names, places.split(), strict=True)]
    state: Row = {
        "mode": "tag_team",
        "teams": {"A": ["a1", "a2"], "B": ["b1", "b2"]},
        "team_order": ["A", "B"],
        "active": "a1",
    }
    deck = more.pop("deck", [])
    track = more.pop("track", LINE)
    return case(f"TEAM-{id}", rules, note, track, players, expect, deck, do, **(state | more))


TEAMS = [
    team(
        "1",
        "56",
        "A turn per team: a1, b1, a1.",
        "A1 S3 S2 S4",
        [end(), end()],
        {"active_sequence": ["a1", "b1", "a1"], "race_over": False},
    ),
    team(
        "2",
        "56 H-28",
        "a1 crosses: a2 has its turn at once, then team B.",
        "A3 S3 S2 S4",
        [*drive(1, 2, "FIN"), end(), end()],
        {"active_sequence": ["a1", "a2", "b1"], "race_over": False, "active": "b1"},
        deck=rows(2, 2),
    ),
    team(
        "3",
        "56",
        "From then on a2 drives for the team.",
        "A3 S3 S2 S4",
        [*drive(1, 2, "FIN"), end(), end(), end(), end()],
        {"active_sequence": ["a1", "a2", "b1", "a2", "b1"], "active": "b1"},
        deck=rows(2, 2),
    ),
    team(
        "4",
        "56 47 48",
        "The second car crosses in the first slot: B has its turn, then it is over.",
        "A3 A2 S2 S4",
        [*drive(1, 2, "FIN"), end(), *drive(1, 4, "A3 FIN"), end(), end()],
        {"active_sequence": ["a1", "a2", "b1"], "race_over": True},
        deck=[*rows(2, 2), *REFILL, *rows(2, 4), *REFILL],
    ),
    team(
        "5",
        "56 H-28",
        "Tokens and gear are each car's own.",
        "A3 S3 S2 S4",
        [*drive(1, 2, "FIN"), end(), *drive(1, 1, "A1"), end()],
        {"players": {"a1": {"finished": True, "remaining": 1}, "a2": {"space": "A1", "gear": 2}}},
        deck=[*rows(2, 2), *REFILL, *rows(2, 1)],
    ),
]
