"""Print a script that completes commands, options and names in a shell.

It knows all options and their values, and the ids of circuits, rulesets, bots and checks, so that
nothing is started when you press Tab. To try it: `source <(trackwright completion bash)`. To keep
it: `trackwright desktop install` puts it where bash and fish find it; for zsh, save it as
`_trackwright` in a folder of $fpath.
"""

import argparse
import sys

from trackwright.cli.shared.output import FINE, add_json, print_json

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help="bash, zsh or fish")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.cli.system.completion import completion_script

    script = completion_script(arguments.shell)
    if arguments.json:
        print_json({"version": 1, "script": script})
    else:
        sys.stdout.write(script)
    return FINE
