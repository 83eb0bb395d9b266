"""HTML that cannot be wrong: elements close, and texts from files stay texts."""

import json
from collections.abc import Iterable
from html import escape
from typing import TypeAlias

from trackwright.model.text.plain_text import visible

VOID = {"input", "meta", "br"}


class Html(str):
    """Finished HTML; any other string is a text, and is escaped."""

    __slots__ = ()


Child: TypeAlias = "str | int | Iterable[Child] | None"


def element(name: str, /, *children: Child, **attributes: str | int | bool | None) -> Html:
    """An element. `class_` and `for_` are class and for; attributes that are None or False are left
    out, True ones have no value."""
    begin = f"<{name}{''.join(_attribute(*one) for one in attributes.items())}>"
    if name in VOID:
        return Html(begin)
    return Html(f"{begin}{together(*children)}</{name}>")


def _attribute(name: str, value: str | int | bool | None) -> str:
    name = name.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(visible(str(value)))}"'


def together(*children: Child) -> Html:
    """Elements and texts one after the other."""
    return Html("".join(map(_child, children)))


def _child(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Html):
        return child
    if isinstance(child, str | int):
        return escape(visible(str(child)), quote=False)
    return "".join(map(_child, child))


def json_in_html(value: object) -> Html:
    """JSON as the content of a script element, which no text in it can end."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return Html(text)
