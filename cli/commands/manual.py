"""Print the manual page, for `man`: all commands with all options.

`trackwright manual > trackwright.1` saves it, and `man ./trackwright.1` shows it; `trackwright
desktop install` puts it where `man trackwright` finds it.
"""

import argparse
import sys

from trackwright.cli.shared.output import FINE, add_json, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.cli.system.manual import manual_page

    page = manual_page()
    if arguments.json:
        print_json({"version": 1, "page": page})
    else:
        sys.stdout.write(page)
    return FINE
