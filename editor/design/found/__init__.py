"""The circuits that were found: `finds.py` compares them with the wishes, `gallery.py` shows their
pictures, and `map_page.py` where they lie by two figures."""
