"""`python -m cli` runs `trackwright`."""

import sys

from cli.main import main

sys.exit(main())
