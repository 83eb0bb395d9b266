"""The Qt editor; nothing else imports Qt.

`start.py` starts it, `window/window.py` puts it together. From the bottom: `app/` what the whole
program shares, `widgets/`, `document/` the open circuit, `canvas/` the table, `library/` what can
be opened, `tools/` and `dialogs/`, `docks/` the small panels, `card/`, `design/`, `playtest/`,
`whatif/` and `replay/` the large ones, `workspace/` where panels are, `window/`, and on top
`menus/`, the actions as data.
"""
