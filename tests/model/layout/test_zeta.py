"""Exact points and poses: ring laws, the group of poses, arcs, and closure against floats."""

import cmath
import itertools
import math
from decimal import Decimal, localcontext

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import APRIL, KIT
from tests.strategies import end_of_word, half_words, headings, points, poses, small_points, words
from trackwright.model.layout import zeta
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.zeta import ORIGIN, Point, Pose

ROOTS = [zeta.to_complex(zeta.power(k)) for k in range(8)]
TURNS = st.integers(-8, 8).filter(bool)


def product(p: Point, q: Point) -> Point:
    """p times q as polynomials in zeta, reduced by zeta^8 = -1: done by hand."""
    full = [0] * 15
    for i, a in enumerate(p):
        for j, b in enumerate(q):
            full[i + j] += a * b
    a, b, c, d, e, f, g, h = (full[k] - (full[k + 8] if k < 7 else 0) for k in range(8))
    return (a, b, c, d, e, f, g, h)


def conjugate(p: Point, k: int) -> Point:
    """The image of p where zeta becomes zeta^k (k odd): one of its eight conjugates."""
    q = ORIGIN
    for i, a in enumerate(p):
        q = zeta.add(q, zeta.power(i * k, a))
    return q


def norm(p: Point) -> int:
    """The product of all conjugates: a whole number, 0 for the origin alone."""
    result = zeta.power(0)
    for k in range(1, 16, 2):
        result = product(result, conjugate(p, k))
    assert not any(result[1:])
    return result[0]


def size(p: Point) -> int:
    return sum(map(abs, p))


def test_zeta_to_the_eighth_is_minus_one() -> None:
    once = zeta.power(1)
    result = zeta.power(0)
    for k in range(1, 17):
        result = product(result, once)
        assert result == zeta.power(k)
        assert (result == (-1, 0, 0, 0, 0, 0, 0, 0)) == (k == 8)
    assert result == zeta.power(0)


@given(points, points, points)
def test_points_add_like_a_group(p: Point, q: Point, r: Point) -> None:
    assert zeta.add(p, q) == zeta.add(q, p)
    assert zeta.add(zeta.add(p, q), r) == zeta.add(p, zeta.add(q, r))
    assert zeta.add(p, ORIGIN) == p
    assert zeta.add(p, zeta.negated(p)) == ORIGIN
    assert zeta.subtract(p, q) == zeta.add(p, zeta.negated(q))


@given(points, points, st.integers(-40, 40))
def test_turning_is_multiplication_by_a_power_of_zeta(p: Point, q: Point, k: int) -> None:
    assert zeta.turned(p, k) == product(p, zeta.power(k))
    assert zeta.turned(zeta.add(p, q), k) == zeta.add(zeta.turned(p, k), zeta.turned(q, k))


@given(points, points)
def test_mirroring_is_complex_conjugation(p: Point, q: Point) -> None:
    assert zeta.mirrored(p) == conjugate(p, 15)
    assert zeta.mirrored(zeta.mirrored(p)) == p
    assert zeta.mirrored(product(p, q)) == product(zeta.mirrored(p), zeta.mirrored(q))
    assert cmath.isclose(zeta.to_complex(zeta.mirrored(p)), zeta.to_complex(p).conjugate())


@given(poses, poses, poses)
def test_poses_form_a_group(a: Pose, b: Pose, c: Pose) -> None:
    assert zeta.compose(zeta.compose(a, b), c) == zeta.compose(a, zeta.compose(b, c))
    assert zeta.compose(a, Pose()) == zeta.compose(Pose(), a) == a
    assert zeta.compose(a, zeta.inverse(a)) == zeta.compose(zeta.inverse(a), a) == Pose()


@given(poses)
def test_about_face_twice_is_nothing(pose: Pose) -> None:
    assert zeta.about_face(pose) == zeta.compose(pose, Pose(ORIGIN, 8))
    assert zeta.about_face(zeta.about_face(pose)) == pose


@given(st.integers(1, 100), TURNS)
def test_an_arc_turns_about_its_centre(radius: int, turn: int) -> None:
    """The centre is `radius` to the side that it turns to: end = c - c * zeta^turn."""
    centre = zeta.power(4 if turn > 0 else 12, radius)
    end = zeta.arc(radius, turn)
    assert end.point == zeta.subtract(centre, product(centre, zeta.power(turn)))
    assert end.heading == turn % 16
    assert zeta.arc(radius, -turn).point == zeta.mirrored(end.point)


@given(st.integers(1, 20), st.integers(1, 7), st.integers(1, 7), st.sampled_from([1, -1]))
def test_an_arc_in_two_parts_is_the_arc(radius: int, a: int, b: int, way: int) -> None:
    parts = zeta.compose(zeta.arc(radius, way * a), zeta.arc(radius, way * b))
    assert parts == zeta.arc(radius, way * (a + b))


def by_floats(codes: list[str]) -> tuple[complex, float]:
    """Where a word ends, ridden with sines and cosines."""
    place, heading = 0j, 0.0
    for code in codes:
        kind, side = KIT.codes[code]
        if kind.length:
            place += cmath.rect(kind.length, heading)
            continue
        way = 1 if side == "L" else -1
        angle = way * (kind.turn or 0) * math.tau / 16
        centre = place + cmath.rect(kind.radius or 0, heading + way * math.pi / 2)
        place = centre + (place - centre) * cmath.exp(1j * angle)
        heading += angle
    return place, heading


@given(words(most=70))
def test_words_of_70_pieces_agree_with_floats(codes: list[str]) -> None:
    exact = end_of_word(codes)
    place, heading = by_floats(codes)
    assert abs(zeta.to_complex(exact.point) - place) < 1e-9
    assert math.isclose(
        math.remainder(heading - exact.heading * math.tau / 16, math.tau), 0, abs_tol=1e-9
    )


def test_april_raceway_comes_back_to_the_very_same_integers() -> None:
    assert end_of_word(APRIL.split()) == Pose()
    place, _ = by_floats(APRIL.split())
    assert abs(place) < 1e-9


@given(half_words())
def test_any_half_word_that_turns_180_degrees_closes_when_doubled(half: list[str]) -> None:
    assert end_of_word(half).heading == 8
    assert end_of_word(half * 2) == Pose()


@given(small_points)
def test_a_point_is_the_origin_exactly_when_its_norm_is_zero(p: Point) -> None:
    """x^8 + 1 is irreducible: no other eight integers give 0."""
    assert (norm(p) == 0) == (p == ORIGIN)
    assert norm(p) >= 0


@given(points)
def test_points_that_differ_by_integers_differ_by_floats(p: Point) -> None:
    """The norm is at least 1 and no conjugate exceeds the sum of the integers: |p| >= sum^-3."""
    if p == ORIGIN:
        assert zeta.to_complex(p) == 0
    else:
        assert abs(zeta.to_complex(p)) >= 0.9 * size(p) ** -3


@given(words(most=40), words(most=40))
def test_words_end_at_one_place_by_integers_exactly_when_by_floats(
    one: list[str], other: list[str]
) -> None:
    difference = zeta.subtract(end_of_word(one).point, end_of_word(other).point)
    apart = abs(by_floats(one)[0] - by_floats(other)[0])
    assert (difference == ORIGIN) == (apart < 0.5 * max(size(difference), 1) ** -3)


@given(words(most=12), st.randoms(use_true_random=False))
def test_straights_and_arcs_of_one_heading_may_change_places(
    codes: list[str], random: object
) -> None:
    """Closings found by integers are real: sums of the same steps in another order agree."""
    steps = []
    pose = Pose()
    for code in codes:
        after = zeta.compose(pose, templates_of(KIT)[code].end)
        steps.append(zeta.subtract(after.point, pose.point))
        pose = after
    random.shuffle(steps)  # type: ignore[attr-defined]
    total = ORIGIN
    for step in steps:
        total = zeta.add(total, step)
    assert total == pose.point
    assert abs(zeta.to_complex(total) - by_floats(codes)[0]) < 1e-9


def test_all_points_with_coefficients_up_to_one_are_apart() -> None:
    """6561 points, no two nearer than a millionth of a module: exhaustive."""
    places = sorted(
        (
            sum(c * z for c, z in zip(p, ROOTS, strict=True))
            for p in itertools.product((-1, 0, 1), repeat=8)
        ),
        key=lambda z: (z.real, z.imag),
    )
    assert len(places) == 3**8
    for i, place in enumerate(places):
        for other in itertools.islice(places, i + 1, None):
            if other.real - place.real > 1e-6:
                break
            assert abs(other - place) > 1e-6


def decimal_powers() -> list[tuple[Decimal, Decimal]]:
    """cos and sin of the multiples of 22.5 degrees, by half angles, to the context's precision."""
    half = Decimal(2).sqrt() / 2
    c, s = ((1 + half) / 2).sqrt(), ((1 - half) / 2).sqrt()
    found = [(Decimal(1), Decimal(0))]
    for _ in range(7):
        x, y = found[-1]
        found.append((x * c - y * s, x * s + y * c))
    return found


@given(points)
def test_floats_for_drawing_agree_with_fifty_digits(p: Point) -> None:
    with localcontext() as context:
        context.prec = 50
        powers = decimal_powers()
        x = sum((c * a for c, (a, _) in zip(p, powers, strict=True)), Decimal(0))
        y = sum((c * b for c, (_, b) in zip(p, powers, strict=True)), Decimal(0))
        assert (x == y == 0) == (p == ORIGIN)
    place = zeta.to_complex(p)
    assert place.real == pytest.approx(float(x), abs=1e-9)
    assert place.imag == pytest.approx(float(y), abs=1e-9)


@given(st.sampled_from(list(KIT.codes)), headings)
def test_the_way_over_a_piece_is_tabled_right_for_every_heading(code: str, heading: int) -> None:
    template = templates_of(KIT)[code]
    assert template.exits[heading] == zeta.compose(Pose(ORIGIN, heading), template.end)
