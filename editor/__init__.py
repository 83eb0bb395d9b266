"""The Qt editor; nothing else imports Qt.

`start.py` starts it, `window/window.py` puts it together. From the bottom: `app/` what the whole
program shares, `widgets/`, `document/` the open circuit, `canvas/` with its `tools/`, `dialogs/`,
`docks/` (panels), `playtest/` and `replay/`, `window/`, and on top `menus/`, the actions as data.
"""
