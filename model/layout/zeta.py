"""Exact points and poses in Z[zeta], zeta = e^(2 pi i / 16).

A point is eight integers: the coefficients of 1, zeta, ..., zeta^7, in modules of a kit.
Turning by k sixteenths multiplies by zeta^k, which, as zeta^8 = -1, only shifts the eight
integers and flips some signs. The powers below 8 are linearly independent over the rationals, so
two points coincide exactly when their integers are equal: closure needs no epsilon.
"""

import cmath
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[int, int, int, int, int, int, int, int]

FULL_TURN = 16
ORIGIN: Point = (0, 0, 0, 0, 0, 0, 0, 0)
_POWERS = tuple(cmath.exp(2j * cmath.pi * k / FULL_TURN) for k in range(8))


def to_degrees(turn: int) -> float:
    """Sixteenths of a turn in degrees."""
    return turn * 360 / FULL_TURN


class Pose(NamedTuple):
    """A point and a heading, in sixteenths of a turn from the x axis."""

    point: Point = ORIGIN
    heading: int = 0


def power(k: int, times: int = 1) -> Point:
    """`times` * zeta^k: a step of that many modules in direction k."""
    k %= FULL_TURN
    coefficients = [0] * 8
    coefficients[k % 8] = times if k < 8 else -times
    a, b, c, d, e, f, g, h = coefficients
    return (a, b, c, d, e, f, g, h)


def add(p: Point, q: Point) -> Point:
    return (
        p[0] + q[0],
        p[1] + q[1],
        p[2] + q[2],
        p[3] + q[3],
        p[4] + q[4],
        p[5] + q[5],
        p[6] + q[6],
        p[7] + q[7],
    )


def negated(p: Point) -> Point:
    a, b, c, d, e, f, g, h = p
    return (-a, -b, -c, -d, -e, -f, -g, -h)


def subtract(p: Point, q: Point) -> Point:
    return add(p, negated(q))


def turned(p: Point, k: int) -> Point:
    """p rotated about the origin by k sixteenths, counterclockwise."""
    k %= FULL_TURN
    if k >= 8:
        p, k = negated(p), k - 8
    for _ in range(k):
        a, b, c, d, e, f, g, h = p
        p = (-h, a, b, c, d, e, f, g)
    return p


def mirrored(p: Point) -> Point:
    """p reflected in the x axis (complex conjugate): zeta^k becomes zeta^-k = -zeta^(8-k)."""
    a, b, c, d, e, f, g, h = p
    return (a, -h, -g, -f, -e, -d, -c, -b)


def compose(outer: Pose, inner: Pose) -> Pose:
    """The pose `inner`, given relative to `outer`, in the coordinates of `outer`."""
    return Pose(
        add(outer.point, turned(inner.point, outer.heading)),
        (outer.heading + inner.heading) % FULL_TURN,
    )


def inverse(pose: Pose) -> Pose:
    """The pose that undoes `pose`: compose(pose, inverse(pose)) is the identity."""
    return Pose(negated(turned(pose.point, -pose.heading)), -pose.heading % FULL_TURN)


def about_face(pose: Pose) -> Pose:
    """The same point, facing the other way."""
    return Pose(pose.point, (pose.heading + 8) % FULL_TURN)


def straight(length: int) -> Pose:
    """The far end of a straight of `length` modules that starts at the origin."""
    return Pose(power(0, length), 0)


def arc(radius: int, turn: int) -> Pose:
    """The far end of an arc from the origin; `turn` sixteenths, left positive, right negative."""
    centre = 4 if turn > 0 else -4
    return Pose(add(power(centre, radius), power(centre + turn, -radius)), turn % FULL_TURN)


def to_complex(p: Point) -> complex:
    """The point as a float x + iy, in modules: for drawing and measuring, not to test closure."""
    return sum((c * z for c, z in zip(p, _POWERS, strict=True)), 0j)
