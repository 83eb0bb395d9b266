"""`trackwright`: where the program begins.

What is imported here is imported anyway: Ctrl-C is no traceback from the first line on.
"""

import sys
from collections.abc import Sequence

COULD_NOT_RUN = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0 for fine, 1 for problems found, 2 for could not run."""
    try:
        from trackwright.cli.program import run_program

        return run_program(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        if sys.stderr is not None:
            sys.stderr.write("interrupted\n")
        return COULD_NOT_RUN
    finally:
        if arguments is None:
            _end_quietly()


def _end_quietly() -> None:
    """From here on Ctrl-C ends Python at once, which otherwise shows where its clean-up was."""
    import signal
    import threading

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_DFL)
