"""The colours of a picture, named by meaning."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a picture, named by meaning."""

    paper: str
    ink: str
    faint_ink: str
    ground: str
    ground_mark: str
    board_edge: str
    shadow: str
    asphalt: str
    pit_asphalt: str
    run_off: str
    seam: str
    kerb: str
    kerb_block: str
    edge_line: str
    lane_line: str
    solid_line: str
    dots: tuple[str, str, str]
    dot_edge: str
    difficulty: tuple[str, str, str]
    difficulty_tint: tuple[str, str, str]
    sign: str
    sign_ink: str
    number_disc: str
    up: str
    down: str
    flat: str
    pit: str
    bonus: str
    alarm: str
    halo: str
    grass: str
    grass_mark: str
    gravel: str
    gravel_mark: str
    tree: str
    tree_light: str
    stand: str
    stand_mark: str


PRINT = Palette(
    paper="#fbfaf6",
    ink="#1f2430",
    faint_ink="#737a86",
    ground="#c3d3a7",
    ground_mark="#aabd8b",
    board_edge="#5f6f49",
    shadow="#9db07f",
    asphalt="#b3b8bf",
    pit_asphalt="#c3c8d2",
    run_off="#dccfae",
    seam="#979da6",
    kerb="#fdfdfb",
    kerb_block="#c8102e",
    edge_line="#fdfdfb",
    lane_line="#f4f5f6",
    solid_line="#ffffff",
    dots=("#14171d", "#6a717d", "#eceef1"),
    dot_edge="#4a505b",
    difficulty=("#f0e442", "#e69f00", "#d55e00"),
    difficulty_tint=("#e4dc83", "#e2b562", "#dc9068"),
    sign="#ffffff",
    sign_ink="#1f2430",
    number_disc="#ffffff",
    up="#8c4a7c",
    down="#0072b2",
    flat="#59616e",
    pit="#0072b2",
    bonus="#009e73",
    alarm="#d7191c",
    halo="#fbfaf6",
    grass="#a9c284",
    grass_mark="#7f9d58",
    gravel="#e0d2ab",
    gravel_mark="#b7a67a",
    tree="#4f7a43",
    tree_light="#78a167",
    stand="#d4d6da",
    stand_mark="#6c7480",
)
"""For paper and screens. Difficulty, hills and pit are Okabe and Ito's colour-blind safe hues."""

DARK = replace(
    PRINT,
    paper="#1d2026",
    ink="#eceef2",
    faint_ink="#a3abb8",
    ground="#33412f",
    ground_mark="#475840",
    board_edge="#9db38a",
    shadow="#242d22",
    asphalt="#878d97",
    pit_asphalt="#98a0ae",
    run_off="#a89c7d",
    seam="#6b717b",
    dot_edge="#3a3f48",
    difficulty_tint=("#b3aa52", "#b8862f", "#b5623c"),
    sign_ink="#1f2430",
    number_disc="#3a404b",
    pit="#4aa3df",
    alarm="#ff5b52",
    halo="#1d2026",
    grass="#3d5136",
    grass_mark="#5c7850",
    gravel="#7d7152",
    gravel_mark="#a5986f",
    tree="#274a26",
    tree_light="#3f6a3b",
    stand="#565c66",
    stand_mark="#a3abb8",
)
"""For dark windows."""

HIGH_CONTRAST = replace(
    PRINT,
    paper="#000000",
    ink="#ffffff",
    faint_ink="#ffffff",
    ground="#000000",
    ground_mark="#808080",
    board_edge="#ffffff",
    shadow="#000000",
    asphalt="#6e6e6e",
    pit_asphalt="#8a8a8a",
    run_off="#5a4a20",
    seam="#ffffff",
    edge_line="#ffffff",
    lane_line="#ffffff",
    dots=("#000000", "#8c8c8c", "#ffffff"),
    dot_edge="#ffffff",
    difficulty=("#ffff00", "#ffa500", "#ff4040"),
    difficulty_tint=("#8a8a00", "#9a5c00", "#9a1c1c"),
    number_disc="#000000",
    alarm="#ff3030",
    halo="#000000",
    grass="#003800",
    grass_mark="#00a000",
    gravel="#3d3000",
    gravel_mark="#d0b040",
    tree="#005000",
    tree_light="#00d000",
    stand="#303030",
    stand_mark="#ffffff",
)
"""For high-contrast windows."""


LIGHT_INK = replace(
    PRINT,
    paper="#ffffff",
    ground="#f3f6ec",
    asphalt="#eff0f2",
    pit_asphalt="#e6ebf3",
    run_off="#f6f0e0",
    kerb="#ffffff",
    kerb_block="#eda3ab",
    edge_line="#59616e",
    lane_line="#9aa0aa",
    solid_line="#59616e",
    difficulty_tint=("#f6f2c9", "#f7e3c0", "#f5d2bd"),
    halo="#ffffff",
    grass="#e3eed2",
    grass_mark="#9db07f",
    gravel="#f3ecd8",
    tree="#a9c79f",
    tree_light="#cfe2c8",
    stand="#ececee",
)
"""For paper, with a third of the ink: pale areas, dark lines."""

OUTLINE_INK = replace(
    LIGHT_INK,
    ground="#ffffff",
    asphalt="#ffffff",
    pit_asphalt="#ffffff",
    run_off="#ffffff",
    seam="#737a86",
    kerb_block="#c9ccd1",
    edge_line="#1f2430",
    lane_line="#737a86",
    solid_line="#1f2430",
    dots=("#14171d", "#a3abb8", "#ffffff"),
    grass="#ffffff",
    grass_mark="#c9ccd1",
    gravel="#ffffff",
    gravel_mark="#c9ccd1",
    tree="#ffffff",
    tree_light="#e4e6e9",
    stand="#ffffff",
)
"""For paper: lines only, but for what difficulty and colours of spaces say."""


def colour_blind_safe(palette: Palette) -> Palette:
    """The palette for colour-blind people: difficulties differ in lightness, and no
    two hues in use are easily confused."""
    return replace(
        palette,
        difficulty=("#fff3a0", "#e69500", "#b8400c"),
        difficulty_tint=("#f6e9a2", "#d99a45", "#94543a"),
        kerb_block="#4a505b",
        up="#6b2000",
        bonus="#0072b2",
        alarm="#7a0070" if palette is PRINT else "#ff9df5",
    )


KNOWN_COLOURS = {
    "red": "#e4685d",
    "yellow": "#f0e442",
    "green": "#5fbf8f",
    "blue": "#6fb1e4",
    "orange": "#e69f00",
    "gold": "#d9b44a",
    "white": "#ffffff",
    "black": "#9aa0aa",
    "purple": "#c79bd2",
    "pink": "#f2a7c3",
    "brown": "#b78a63",
}
"""Light enough for dark letters."""
LIVERIES = {
    "blue": "#0b62c4",
    "yellow": "#ffd400",
    "red": "#d3122a",
    "green": "#12853f",
    "white": "#f4f4f4",
    "black": "#2a2a2a",
    "orange": "#f58220",
    "purple": "#7b3fa0",
    "pink": "#f28ab2",
    "brown": "#8a5a34",
    "gold": "#b8892b",
    "grey": "#8a8f98",
    "silver": "#b9bec6",
}
"""Of runners: strong, to be seen from afar."""
COLOUR_CODES = {
    "red": "RD",
    "yellow": "YE",
    "green": "GN",
    "blue": "BU",
    "orange": "OG",
    "gold": "GD",
    "white": "WH",
    "black": "BK",
    "purple": "PU",
    "pink": "PK",
    "brown": "BN",
}
"""For those who cannot tell them apart: no two alike, as on cables."""
