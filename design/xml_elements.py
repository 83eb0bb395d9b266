"""XML files, element by element."""

from collections.abc import Callable, Mapping
from typing import TypeAlias
from xml.parsers import expat

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

Attributes: TypeAlias = Mapping[str, str]
Begin: TypeAlias = Callable[[str, Attributes], None]


def each_element(
    data: bytes, source: str, begin: Begin, end: Callable[[str], None] | None = None
) -> None:
    """Tells where elements begin and end, by their names without namespaces. Entities are refused:
    they can grow without limit."""

    def refuse(*_: object) -> None:
        raise TrackwrightError(Message("{source}: XML with entities is not read", source=source))

    parser = expat.ParserCreate(namespace_separator="}")
    parser.StartElementHandler = lambda name, attributes: begin(_bare(name), attributes)
    if end is not None:
        ended = end
        parser.EndElementHandler = lambda name: ended(_bare(name))
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:  # an encoding that is not known
        raise TrackwrightError(
            Message("{source}: not XML: {fault}", source=source, fault=error)
        ) from None


def _bare(name: str) -> str:
    return name.rpartition("}")[2]
