"""The completion script of a shell."""

from trackwright.cli.system.bash import bash_script
from trackwright.cli.system.fish import fish_script
from trackwright.cli.system.inputs import all_commands
from trackwright.cli.system.words import ruleset_lists, word_lists
from trackwright.cli.system.zsh import zsh_script

WRITERS = {"bash": bash_script, "zsh": zsh_script, "fish": fish_script}
"""Shell -> what writes its script."""


def completion_script(shell: str) -> str:
    """The same script whenever it is asked for."""
    return WRITERS[shell](all_commands(), word_lists(), ruleset_lists())
