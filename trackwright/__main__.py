"""`python -m trackwright` is `trackwright`."""

import sys

from trackwright.cli.main import main

sys.exit(main())
