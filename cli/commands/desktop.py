"""Add Trackwright to a Linux desktop: menu entry, icon, file type, manual page, completion.

`install` writes the files for the current user, in $XDG_DATA_HOME (usually ~/.local/share), and
`remove` deletes them again. Without either, it lists the files and says which are there. Install
again after moving or updating Trackwright.
"""

import argparse

from trackwright.cli.shared.output import FINE, add_json, print_json, print_lines

ACTIONS = ("install", "remove")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action", metavar="ACTION", nargs="?", choices=ACTIONS, help="install or remove"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.cli.system.desktop import desktop_files, install, remove

    files = desktop_files()
    there = [path for path in files if path.exists()]
    if arguments.action == "install":
        install(files)
        words = dict.fromkeys(files, "installed")
    elif arguments.action == "remove":
        remove(files)
        words = {path: "removed" if path in there else "was not there" for path in files}
    else:
        words = {path: "installed" if path in there else "not installed" for path in files}
    if arguments.json:
        document = {"version": 1, "action": arguments.action}
        states = [{"file": str(path), "state": state} for path, state in words.items()]
        print_json({**document, "files": states})
    else:
        print_lines(*(f"{path}: {state}" for path, state in words.items()))
    return FINE
