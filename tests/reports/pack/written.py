"""What is written on pages."""

from collections.abc import Iterator

from trackwright.model.picture.drawing.items import Text
from trackwright.reports.paper.pages import Page, Pages


def texts_on(page: Page) -> Iterator[Text]:
    """The texts, without those of a plan."""
    yield from (item for item in page.items if isinstance(item, Text))


def words_of(pages: Pages) -> list[str]:
    """What is written on each page, line by line."""
    return ["\n".join(text.text for text in texts_on(page)) for page in pages.pages]
