"""The Qt editor. All of Qt lives here.

`start.py` is where it begins, `window/window.py` is where everything is put together. From below:
`app/` what the whole program shares, `widgets/`, `document/` the open circuit, `canvas/` with its
`tools/`, `dialogs/`, `docks/` (panels), `playtest/` and `replay/`, `window/`, and on top `menus/`,
the actions as data.
"""
