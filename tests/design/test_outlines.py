"""Outlines: every format gives the same shape, and what is no outline is refused."""

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from trackwright.design.closed_line import MOST_POINTS
from trackwright.design.closed_line import Points as Outline
from trackwright.design.looks.road import Points
from trackwright.design.looks.shapes import like_outline, normalised
from trackwright.design.outlines import read_outline
from trackwright.design.wishes import signed_area, wishes_from_json
from trackwright.model.text.errors import TrackwrightError

BEAN = [
    (
        (3 + math.cos(2 * t)) * math.cos(t) + 0.4 * math.sin(3 * t),
        (2 + 0.7 * math.sin(t)) * math.sin(t),
    )
    for t in (math.tau * i / 60 for i in range(60))
]
LON, LAT = 11.0, 47.0
METRE = 180 / math.pi / 6_371_000
PLACES = [
    (LON + 500 * x * METRE / math.cos(math.radians(LAT)), LAT + 500 * y * METRE) for x, y in BEAN
]


def shape_of(points: Outline) -> Points:
    return normalised(np.array([complex(*point) for point in (*points, points[0])]))


def files(folder: Path) -> dict[str, Path]:
    """The same outline in every format."""
    gpx = "".join(f'<trkpt lon="{x!r}" lat="{y!r}"/>' for x, y in PLACES)
    path = "M" + " L".join(f"{x} {-y}" for x, y in BEAN) + "Z"
    texts = {
        "a.svg": f'<svg xmlns="x"><path d="{path}"/><path d="M0 0H1"/></svg>',
        "b.svg": f'<svg><polygon points="{" ".join(f"{x},{-y}" for x, y in BEAN)}"/></svg>',
        "c.gpx": f'<gpx xmlns="x"><trk><trkseg>{gpx}</trkseg></trk></gpx>',
        "d.geojson": json.dumps(
            {
                "type": "FeatureCollection",
                "features": [
                    {"geometry": {"type": "Polygon", "coordinates": [[*PLACES, PLACES[0]]]}}
                ],
            }
        ),
        "e.csv": "lat,lon\n" + "\n".join(f"{y!r},{x!r}" for x, y in PLACES),
        "f.csv": "\n".join(f"{x},{y}" for x, y in BEAN),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return {name: folder / name for name in texts}


def test_every_format_gives_the_same_shape(tmp_path: Path) -> None:
    wanted = shape_of(tuple(BEAN))
    for name, path in files(tmp_path).items():
        found = read_outline(path)
        assert signed_area(found) > 0, name
        assert like_outline(shape_of(found), wanted) < 1e-4, name


def of_drawing(folder: Path, inside: str) -> Points:
    (folder / "x.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>')
    return shape_of(read_outline(folder / "x.svg"))


L_PATH = "M0 0H9V4H4V7H0Z"


@pytest.mark.parametrize(
    ("inside", "path"),
    [
        (f'<g transform="translate(0,512) scale(.1,-.1)"><path d="{L_PATH}"/></g>', "H9V-4H4V-7H0"),
        (
            f'<g transform="scale(2 1)"><g><path d="{L_PATH}" transform="rotate(30)"/></g></g>'
            '<path d="M0 0V9"/>',
            None,
        ),
        (f'<g transform="skewX(9)"/><path d="{L_PATH}"/>', "H9V4H4V7H0"),
        (f'<path transform="matrix(1 0 0 2 7 7)" d="{L_PATH}"/>', "H9V8H4V14H0"),
        (f'<path transform="rotate(90 5 5)" d="{L_PATH}"/>', "H9V4H4V7H0"),
        ('<rect x="1" width="9" height="4"/>', "H9V4H0"),
        ('<ellipse rx="9" ry="4"/>', "A9 4 0 0 1 18 0A9 4 0 0 1 0 0"),
        ('<circle r="9"/>', "A9 9 0 0 1 18 0A9 9 0 0 1 0 0"),
        (
            '<rect width="20" height="9" rx="2"/>',
            "H16A2 2 0 0 1 18 2V7A2 2 0 0 1 16 9H0A2 2 0 0 1 -2 7V2A2 2 0 0 1 0 0",
        ),
        (f'<rect width="99" height="99"/><path d="{L_PATH}"/>', "H9V4H4V7H0"),
        (f'<path d="{L_PATH}"/><defs><path d="M0 0H99V50H0Z"/></defs>', "H9V4H4V7H0"),
        (f'<path d="{L_PATH}M0 50A1 1 0 0 1 2 50A1 1 0 0 1 0 50"/>', "H9V4H4V7H0"),
    ],
)
def test_drawings_are_read_as_they_are_seen(tmp_path: Path, inside: str, path: str | None) -> None:
    """Transforms are done, mirroring ones too; paper, and what is not drawn, is left out."""
    found = of_drawing(tmp_path, inside)
    if path is None:  # stretched: another shape
        assert like_outline(found, of_drawing(tmp_path, f'<path d="{L_PATH}"/>')) > 0.02
        return
    assert like_outline(found, of_drawing(tmp_path, f'<path d="M0 0{path}Z"/>')) < 1e-3


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("german.csv", "x;y\n" + "\n".join(f"{x};{y}".replace(".", ",") for x, y in BEAN)),
        ("tabs.csv", "x\ty\n" + "\n".join(f"{x}\t{y}" for x, y in BEAN)),
        ("degrees.csv", "Longitude;Latitude\n" + "\n".join(f"{x};{y}" for x, y in PLACES)),
        (
            "pit.geojson",
            json.dumps({"type": "MultiLineString", "coordinates": [PLACES[:3], PLACES]}),
        ),
    ],
)
def test_what_other_programs_write_is_read(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    assert like_outline(shape_of(read_outline(tmp_path / name)), shape_of(tuple(BEAN))) < 1e-4


def test_more_points_than_are_needed_are_thinned(tmp_path: Path) -> None:
    circle = (math.tau * i / 50_000 for i in range(50_000))
    (tmp_path / "x.csv").write_text("\n".join(f"{math.cos(t)},{math.sin(t)}" for t in circle))
    points = read_outline(tmp_path / "x.csv")
    assert 5000 <= len(points) <= MOST_POINTS
    assert signed_area(points) == pytest.approx(math.tau, rel=1e-5)


def test_curves_of_a_path_are_flattened(tmp_path: Path) -> None:
    """A circle of arcs, of cubic and of smooth curves."""
    k = 0.5523
    paths = (
        "M1 0A1 1 0 0 1 -1 0a1 1 0 0 1 2 0z",
        f"M1 0C1 {k} {k} 1 0 1S-1 {k} -1 0 {-k} -1 0 -1s1 {1 - k} 1 1Z",
    )
    for d in paths:
        file = tmp_path / "circle.svg"
        file.write_text(f'<svg><path d="{d}"/></svg>', "utf-8")
        points = read_outline(file)
        assert all(abs(math.hypot(*point) - 1) < 0.01 for point in points), d
        assert len(points) > 30


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("x.txt", "", r"expected an outline as \.svg"),
        ("x.csv", "0,0\n1,1\n0,1\n1,0\n5,5\n6,7\n8,2\n9,9", "crosses itself"),
        ("x.csv", "0,0\n1,1", "found 2"),
        ("x.csv", "x,y\n0,0\nhello,2", "line 3"),
        ("x.csv", "nan,1\n" * 9, "finite"),
        ("x.svg", "<svg", "not XML"),
        ("x.svg", '<!DOCTYPE x [<!ENTITY a "b">]><svg/>', "entities"),
        ("x.svg", '<svg><path d="M1 2 L3"/></svg>', "takes 2 numbers, found 1"),
        ("x.gpx", '<gpx><trkpt lon="1"/></gpx>', "without lon and lat"),
        ("x.geojson", '{"type": "Point"}', "LineString or a Polygon"),
        ("x.geojson", '{"geometries": 5}', "LineString or a Polygon"),
        ("x.geojson", f'{{"coordinates": [[1{"0" * 400}, 1], [2, 3]]}}', "finite"),
        ("x.csv", "1e300,0\n1e300,1e300\n0,1e300\n" * 3, "finite"),
        ("x.csv", "\n".join(f"{n},0" for n in (*range(8), *range(8, 0, -1))), "encloses nothing"),
        ("x.csv", f'"{"7" * 200_000}",1', "not CSV"),
        ("x.csv", "1,2\n3,4\n" * 600_000, "larger than 4 MB"),
        ("x.gpx", '<gpx><trkpt lon="1" lat="inf"/></gpx>', "finite"),
        ("x.gpx", '<gpx><trkpt lon="1" lat="nan"/></gpx>', "finite"),
        ("x.gpx", '<gpx><trkpt lon="1" lat="2"/><trkpt lon="1e300" lat="1"/></gpx>', "finite"),
        ("x.gpx", '<gpx><trkpt lon="1" lat="2"/><trkpt lon="1" lat="2"/></gpx>', "found 1"),
        ("x.gpx", '<?xml version="1.0" encoding="utf-7"?><gpx/>', "not XML"),
        ("x.gpx", '<?xml version="1.0" encoding="no such"?><gpx/>', "not XML"),
        ("x.svg", '<svg><path d="M0 0A1 1 1e999 0 0 4 5"/></svg>', "finite"),
        ("x.svg", '<svg><path d="M0 0L1e308 1e308"/></svg>', "finite"),
        ("x.svg", '<svg><polygon points="1e999 1 2 1e999 3 4"/></svg>', "finite"),
        ("x.svg", '<svg><path d="M0 0A1e-300 1e9 0 0 0 1e-300 1e-300"/></svg>', "encloses nothing"),
        ("x.svg", '<svg><path d="M0 0A1e9 1e9 0 0 0 1e-300 1e-300"/></svg>', "found 2"),
        ("x.svg", f'<svg><path d="M0 0{"c1 1 2 2 3 0" * 40_000}"/></svg>', "500,000 points"),
        ("x.svg", "<a>" * 100_000 + "</a>" * 100_000, "found 0"),
    ],
)
def test_what_is_no_outline_is_refused(tmp_path: Path, name: str, text: str, why: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(TrackwrightError, match=why):
        read_outline(tmp_path / name)


@pytest.mark.parametrize("code", ["utf-16", "utf-8"])
def test_entities_are_refused_in_every_encoding(tmp_path: Path, code: str) -> None:
    text = f'<?xml version="1.0" encoding="{code}"?><!DOCTYPE x [<!ENTITY a "b">]><svg/>'
    (tmp_path / "x.svg").write_bytes(text.encode(code))
    with pytest.raises(TrackwrightError, match="entities"):
        read_outline(tmp_path / "x.svg")


def gpx_of(points: list[tuple[float, float]]) -> str:
    places = (f'<trkpt lon="{11.5 + x / 1e5}" lat="{48.1 + y / 1e5}"/>' for x, y in points)
    return f"<gpx><trk><trkseg>{''.join(places)}</trkseg></trk></gpx>"


def test_a_recorded_track_may_wobble(tmp_path: Path) -> None:
    """A lap of a kart with the scatter of its receiver, which stands still for a while at first."""
    random, file = Random(4), tmp_path / "kart.gpx"
    angles = [0.0] * 50 + [math.tau * i / 1500 for i in range(1490)]
    lap = [
        ((30 + 8 * math.cos(2 * t)) * math.cos(t), (18 + 5 * math.cos(2 * t)) * math.sin(t))
        for t in angles
    ]
    file.write_text(gpx_of([(x + random.gauss(0, 0.4), y + random.gauss(0, 0.4)) for x, y in lap]))
    outline = read_outline(file)
    file.write_text(gpx_of(lap[50:]))
    smooth = read_outline(file)
    assert len(smooth) == 1490
    assert like_outline(shape_of(outline), shape_of(smooth)) < 0.002


def test_of_several_recorded_laps_one_is_taken(tmp_path: Path) -> None:
    """Which begin in the paddock."""
    random, file = Random(4), tmp_path / "kart.gpx"
    way = [(60.0 - i, -9.0) for i in range(20)]
    lap = [(40 * math.cos(t), 25 * math.sin(t)) for t in (math.tau * i / 300 for i in range(300))]
    drive = [(x + random.gauss(0, 0.4), y + random.gauss(0, 0.4)) for x, y in (*way, *3 * lap)]
    file.write_text(gpx_of(drive))
    several = read_outline(file)
    file.write_text(gpx_of(lap))
    assert like_outline(shape_of(several), shape_of(read_outline(file))) < 0.002


def test_a_recorded_track_that_crosses_itself_is_refused(tmp_path: Path) -> None:
    """Once round or several times, wherever it begins."""
    for first, last in (0, 251), (30, 281), (0, 800), (63, 600):
        eight = [(99 * math.sin(i / 40), 50 * math.sin(i / 20)) for i in range(first, last)]
        (tmp_path / "x.gpx").write_text(gpx_of(eight))
        with pytest.raises(TrackwrightError, match="crosses itself"):
            read_outline(tmp_path / "x.gpx")


def test_a_triangle_is_an_outline(tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text("0,0\n4,0\n0,3", "utf-8")
    assert read_outline(tmp_path / "x.csv") == ((0, 0), (4, 0), (0, 3))


THERE_AND_BACK = [[n, 0] for n in range(9)]
FLAT = [[0, 0], *([n, 1e-9] for n in range(1, 8)), [8, 0]]


@pytest.mark.parametrize(
    ("outline", "why"),
    [
        ([[0, 1e300], *BEAN], "finite"),
        ([[0, 10**3000], *BEAN], "finite"),
        ([[1, 1]] * 9, "found 1"),
        (THERE_AND_BACK, "encloses nothing"),
        (FLAT, "encloses nothing"),
        ([*BEAN, *BEAN], "crosses itself"),
    ],
)
def test_outlines_in_wishes_are_checked_as_in_files(outline: list[Any], why: str) -> None:
    with pytest.raises(TrackwrightError, match=why):
        wishes_from_json({"outline": outline}, "wishes.json")
