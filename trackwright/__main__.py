"""`python -m trackwright` is `trackwright`."""

import sys

try:
    from trackwright.cli.main import main
except KeyboardInterrupt:
    sys.stderr.write("interrupted\n")
    sys.exit(2)

sys.exit(main())
