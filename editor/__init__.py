"""The Qt editor. All of Qt lives here; nothing else may import this package."""
