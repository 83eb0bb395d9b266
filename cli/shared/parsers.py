"""Every command and its parser; a command's module is imported when its parser is made."""

import argparse
import ast
import importlib
import pkgutil
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from trackwright.model.text.plain_text import visible

PROGRAM = "trackwright"
PACKAGE = "trackwright.cli.commands"
FOLDER = Path(__file__).parents[1] / "commands"


def command_names() -> list[str]:
    """Every command: its module's name, with hyphens for underscores."""
    modules = pkgutil.iter_modules([str(FOLDER)])
    return sorted(module.name.replace("_", "-") for module in modules)


def command_module(command: str) -> ModuleType:
    """The module that adds a command's arguments and runs it."""
    return importlib.import_module(f"{PACKAGE}.{_module_name(command)}")


def command_parser(command: str) -> argparse.ArgumentParser:
    """The parser of a command's arguments."""
    module = command_module(command)
    parser = new_parser(f"{PROGRAM} {command}", module.__doc__ or "")
    module.add_arguments(parser)
    return parser


def command_help(command: str) -> str:
    """The first line of its help, read without importing the module: the list of commands must not
    wait for libraries."""
    source = (FOLDER / f"{_module_name(command)}.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]


def new_parser(program: str, description: str) -> argparse.ArgumentParser:
    """A parser that keeps line breaks and takes no abbreviations."""
    return _Parser(
        prog=program,
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


class _Parser(argparse.ArgumentParser):
    """Reports errors on one line, whatever was typed or expanded by the shell's `*`."""

    def error(self, message: str) -> NoReturn:
        super().error(visible(message))

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        """Before Python 3.13, argparse takes the value of `--rules=--` for none at all."""
        if arg_strings == ["--"] and action.option_strings:
            self.error(f"argument {'/'.join(action.option_strings)}: expected a value, found '--'")
        return super()._get_values(action, arg_strings)


def _module_name(command: str) -> str:
    return command.replace("-", "_")
