"""`python -m trackwright` is `trackwright`."""

import sys

from cli.main import main

sys.exit(main())
