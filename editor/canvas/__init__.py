"""The canvas: the circuit as live items, with zoom, rulers and tools."""
