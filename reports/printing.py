"""What the command and the window print: the pages of a product, and the files they become."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

from trackwright.model.circuit import Circuit
from trackwright.model.files.output_checks import DXF, PDF, PNG, SVG, FileKind, check_outputs
from trackwright.model.files.track_files import save_bytes
from trackwright.model.picture.png import png_of
from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.progress import Progress, reject_cancelled
from trackwright.reports.cutters.drawings import (
    CutterOptions,
    CutterPage,
    cutter_count,
    cutter_pages,
)
from trackwright.reports.cutters.dxf_file import cutter_dxf
from trackwright.reports.cutters.presets import DEFAULT_PRESET
from trackwright.reports.cutters.svg_file import cutter_svg
from trackwright.reports.pack.cards import DEFAULT_SIZE, CardOptions
from trackwright.reports.pack.race_pack import PackOptions, cards_of, race_pack
from trackwright.reports.paper.calibration import calibration
from trackwright.reports.paper.cut_sheets import Backs, CutOptions, CutSheets, cut_sheets
from trackwright.reports.paper.faces import Faces, faces_of
from trackwright.reports.paper.pages import Duplex, Page, Pages
from trackwright.reports.paper.plan import Plan, plan_of
from trackwright.reports.paper.sheet import PrintSettings
from trackwright.reports.paper.svg_pages import drawn_page

Product: TypeAlias = Literal["plan", "sheets", "pack", "cards", "cutter", "calibration"]
PRODUCTS: Mapping[Product, Message] = {
    "plan": Message("Plan at true size"),
    "sheets": Message("Pieces to cut out"),
    "pack": Message("Race pack"),
    "cards": Message("Cards of the game"),
    "cutter": Message("Pieces for a laser cutter"),
    "calibration": Message("Calibration of the back"),
}
NARROW_MM = 7.0
"""A margin that leaves room for more cards; most printers can print so far out."""
DEFAULT_DPI = 150.0


@dataclass(frozen=True)
class PrintOrder:
    """What to print, and how."""

    product: Product = "plan"
    settings: PrintSettings = field(default_factory=PrintSettings)
    cut: CutOptions = field(default_factory=CutOptions)
    pack: PackOptions = field(default_factory=PackOptions)
    card_size: str = DEFAULT_SIZE

    kerf_mm: float = 0.0
    preset: str = DEFAULT_PRESET

    @property
    def cutter(self) -> CutterOptions:
        return CutterOptions(self.cut.source, self.cut.joint, self.kerf_mm, self.preset)

    @property
    def cards(self) -> CardOptions:
        return CardOptions(self.card_size, self.cut.backs, self.cut.back_shift)


def pages_to_print(circuit: Circuit, order: PrintOrder) -> Pages:
    """The pages of the product."""
    match order.product:
        case "plan":
            return plan_of(circuit, order.settings).pages
        case "sheets" if order.cut.source == "faces":
            return faces_of(circuit, order.settings).pages
        case "sheets":
            return cut_sheets(circuit, order.settings, order.cut).pages
        case "pack":
            return race_pack(circuit, order.settings, order.pack)
        case "cards":
            return cards_of(circuit, order.settings, order.pack, order.cards).pages
        case "cutter":
            return cutter_pages(circuit, order.settings, order.cutter)
        case "calibration":
            duplex: Duplex = "short" if order.cut.backs == "short" else "long"
            return calibration(order.settings, duplex, order.cut.back_shift)


@dataclass(frozen=True)
class PaperCount:
    """How much paper a product takes, or why it cannot be printed."""

    words: Message
    count: int | None


def paper_counts(
    circuit: Circuit, order: PrintOrder, made: Pages | None = None
) -> dict[str, PaperCount]:
    """What a product takes, and other ways to print the same, to choose between them. `made`: its
    pages, if they are there already."""
    match order.product:
        case "calibration":
            return {}
        case "pack":
            return {"pack": _counted(lambda: _of_pack(made or pages_to_print(circuit, order)))}
        case "cutter":
            return {"cutter": _counted(lambda: _of_cutter(made or pages_to_print(circuit, order)))}
        case "cards":
            return dict(_counts_of_cards(circuit, order))
        case _:
            return _counts_of_circuit(circuit, order)


def _counts_of_circuit(circuit: Circuit, order: PrintOrder) -> dict[str, PaperCount]:
    """The plan, and the pieces to cut out."""
    if order.cut.source == "faces":
        return {
            "plan": _counted(lambda: _of_plan(plan_of(circuit, order.settings))),
            "faces": _counted(lambda: _of_faces(faces_of(circuit, order.settings))),
        }
    without = replace(order.cut, backs="none")
    found = {
        "plan": _counted(lambda: _of_plan(plan_of(circuit, order.settings))),
        "sheets": _counted(lambda: _of_sheets(cut_sheets(circuit, order.settings, order.cut))),
    }
    if order.cut.backs == "fold":
        found["sheets_without_backs"] = _counted(
            lambda: _of_sheets(cut_sheets(circuit, order.settings, without))
        )
    return found


def _of_faces(faces: Faces) -> PaperCount:
    return PaperCount(faces.words, faces.count)


def _of_pack(pages: Pages) -> PaperCount:
    count = len(pages.pages)
    return PaperCount(Message("race pack: {pages}", pages=counted(count, "page")), count)


def _of_cutter(pages: Pages) -> PaperCount:
    return PaperCount(cutter_count(pages), len(pages.pages))


def _counts_of_cards(circuit: Circuit, order: PrintOrder) -> Iterator[tuple[str, PaperCount]]:
    """With the backs as chosen; and what other ways take."""
    ways: dict[str, Backs] = {"cards": order.cut.backs, "cards_without_backs": "none"}
    if order.cut.backs == "fold":
        ways["cards_on_two_sides"] = "long"
    for name, backs in ways.items():
        yield name, _counted(partial(_of_cards, circuit, order, backs))
    if order.settings.margin_mm > NARROW_MM:
        narrow = replace(order, settings=replace(order.settings, margin_mm=NARROW_MM))
        count = _counted(partial(_of_cards, circuit, narrow, order.cut.backs))
        yield "cards_with_narrow_margin", count


WAYS: Mapping[Backs, Message] = {
    "fold": Message("backs folded over"),
    "long": Message("backs on the other side"),
    "short": Message("backs on the other side"),
    "none": Message("no backs"),
}


def _of_cards(circuit: Circuit, order: PrintOrder, backs: Backs) -> PaperCount:
    options = replace(order.cards, backs=backs)
    found = cards_of(circuit, order.settings, order.pack, options)
    words = Message(
        "{cards}, {backs}, margin {margin:g} mm: {count} ({paper})",
        cards=counted(len(found.cards), "card"),
        backs=WAYS[options.backs],
        margin=order.settings.margin_mm,
        count=found.count,
        paper=found.sheet.paper.name,
    )
    return PaperCount(words, found.sheets)


def _counted(count: Callable[[], PaperCount]) -> PaperCount:
    try:
        return count()
    except TrackwrightError as error:
        return PaperCount(Message("{why}", why=error.message), None)


def _of_plan(plan: Plan) -> PaperCount:
    pages = len(plan.tiling.tiles)
    paper = plan.sheet.paper.name
    if pages == 1:
        return PaperCount(Message("plan at true size: 1 page ({paper})", paper=paper), 1)
    words = Message(
        "plan at true size: {n} pages ({paper}), and a map of them", n=pages, paper=paper
    )
    return PaperCount(words, pages)


def _of_sheets(found: CutSheets) -> PaperCount:
    backs, paper = found.options.backs, found.sheet.paper.name
    if backs == "fold":
        words = Message(
            "pieces to cut out, backs folded over: {count} ({paper})",
            count=found.count,
            paper=paper,
        )
    elif backs == "none":
        words = Message(
            "pieces to cut out, no backs: {count} ({paper})", count=found.count, paper=paper
        )
    else:
        words = Message(
            "pieces to cut out, printed on both sides: {count} ({paper})",
            count=found.count,
            paper=paper,
        )
    return PaperCount(words, found.sheets)


# --- files


@dataclass(frozen=True)
class PageForm:
    """A format for pages: how it is written; a file for each page if it can hold only one."""

    words: Message
    kind: FileKind
    write: Callable[[Pages, Page, float, Progress | None], bytes] | None = None
    has_pixels: bool = False


def _svg(pages: Pages, page: Page, *_: object) -> bytes:
    if isinstance(page, CutterPage):
        return cutter_svg(pages.title, page)
    return drawn_page(pages, page).text().encode()


def _png(pages: Pages, page: Page, dpi: float, progress: Progress | None) -> bytes:
    return png_of(drawn_page(pages, page), dpi=dpi, progress=progress)


def _dxf(pages: Pages, page: Page, *_: object) -> bytes:
    if not isinstance(page, CutterPage):
        raise TrackwrightError(
            Message("DXF is for cutters: choose the pieces for a laser cutter (--as cutter)")
        )
    return cutter_dxf(pages.title, page)


PAGE_FORMS: Mapping[str, PageForm] = {
    "pdf": PageForm(Message("Document with all pages (PDF)"), PDF),
    "svg": PageForm(Message("A picture of each page (SVG)"), SVG, _svg),
    "dxf": PageForm(Message("A drawing of each sheet for a cutter (DXF)"), DXF, _dxf),
    "png": PageForm(Message("A picture of each page (PNG)"), PNG, _png, has_pixels=True),
}
"""Suffix -> format, in the order in which people are offered them."""


def page_form(path: Path) -> PageForm:
    """The format that the path's suffix selects."""
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in PAGE_FORMS:
        known = did_you_mean(suffix, PAGE_FORMS)
        raise TrackwrightError(
            Message("{path}: pages cannot be written as this {known}", path=path, known=known)
        )
    return PAGE_FORMS[suffix]


def files_of(pages: Pages, path: Path) -> list[Path]:
    """The files that the pages become: one, or one for each page."""
    if page_form(path).write is None or len(pages.pages) == 1:
        return [path]
    return [path.with_name(f"{path.stem}-{_plain(page.name)}{path.suffix}") for page in pages.pages]


def _plain(name: str) -> str:
    return "".join(letter for letter in name if letter.isalnum())


def write_pages(
    pages: Pages,
    path: Path,
    read: Sequence[Path] = (),
    dpi: float = DEFAULT_DPI,
    progress: Progress | None = None,
) -> list[Path]:
    """Write all files, or none if one of them may not be replaced. Raises Cancelled if `progress`
    wants that; then nothing is written."""
    form, files = page_form(path), files_of(pages, path)
    check_outputs([(file, form.kind) for file in files], read)
    contents: Iterable[bytes] = _contents(form, pages, dpi, progress)
    if progress is not None:
        contents = list(contents)
        reject_cancelled(progress, len(files), len(files))
    for file, content in zip(files, contents, strict=True):
        save_bytes(content, file)
    return files


def _contents(
    form: PageForm, pages: Pages, dpi: float, progress: Progress | None
) -> Iterator[bytes]:
    """What the files hold. Progress counts pages."""
    if form.write is None:
        from trackwright.reports.paper.pdf import pdf_bytes

        yield pdf_bytes(pages)
        return
    for number, page in enumerate(pages.pages):
        reject_cancelled(progress, number, len(pages.pages))
        yield form.write(pages, page, dpi, _of_page(progress, number, len(pages.pages)))


def _of_page(progress: Progress | None, number: int, count: int) -> Progress | None:
    """To be called while this page is drawn."""
    return None if progress is None else lambda *_: progress(number, count)
