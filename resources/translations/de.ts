<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>window</name>
    <message>
        <source>Something went wrong in Trackwright. What is not saved was kept as a draft.</source>
        <translation>In Trackwright ist etwas schiefgegangen. Was nicht gespeichert ist, wurde als Entwurf aufgehoben.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>These pieces do not hang together</source>
        <translation>Diese Teile hängen nicht zusammen</translation>
    </message>
    <message>
        <source>{kit} has no piece {code}</source>
        <translation>{kit} hat kein Teil {code}</translation>
    </message>
    <message>
        <source>A straight is its own mirror image</source>
        <translation>Eine Gerade ist ihr eigenes Spiegelbild</translation>
    </message>
    <message>
        <source>Select the first and the last piece of the way</source>
        <translation>Das erste und das letzte Teil des Weges auswählen</translation>
    </message>
    <message>
        <source>before the last edits</source>
        <translation>vor den letzten Änderungen</translation>
    </message>
    <message>
        <source>Heat legend</source>
        <translation>Legende der Wärmekarte</translation>
    </message>
    <message>
        <source>Vertical ruler</source>
        <translation>Senkrechtes Lineal</translation>
    </message>
    <message>
        <source>Horizontal ruler</source>
        <translation>Waagerechtes Lineal</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The circuit. Number keys lay pieces at the active end.</source>
        <translation>Die Strecke. Zifferntasten legen Teile am aktiven Ende an.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>{file} is not there any more</source>
        <translation>{file} ist nicht mehr da</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Befehl eintippen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>Zeilen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meine &amp;behalten</translation>
    </message>
    <message>
        <source>− only here, + only in the file</source>
        <translation>− nur hier, + nur in der Datei</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Picture that prints in true size (SVG)</source>
        <translation>Bild, das in wahrer Größe druckt (SVG)</translation>
    </message>
    <message>
        <source>The built circuit (JSON)</source>
        <translation>Die gebaute Strecke (JSON)</translation>
    </message>
    <message>
        <source>Graph of spaces (GraphML)</source>
        <translation>Graph der Felder (GraphML)</translation>
    </message>
    <message>
        <source>One row per space (CSV)</source>
        <translation>Eine Zeile je Feld (CSV)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>title, legend and scale bar</source>
        <translation>Titel, Legende und Maßstab</translation>
    </message>
    <message>
        <source>ids of the pieces</source>
        <translation>Nummern der Teile</translation>
    </message>
    <message>
        <source>Choose ...</source>
        <translation>Wählen ...</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>no file is named to export to</source>
        <translation>es ist keine Datei genannt, in die exportiert werden soll</translation>
    </message>
    <message>
        <source>⚠ {key} is a key of {action} already.</source>
        <translation>⚠ {key} ist schon eine Taste von {action}.</translation>
    </message>
    <message>
        <source>Give all actions their usual keys?</source>
        <translation>Allen Aktionen ihre üblichen Tasten geben?</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Use &amp;only this</source>
        <translation>&amp;Nur diese</translation>
    </message>
    <message>
        <source>&amp;Take it from there</source>
        <translation>Dort &amp;wegnehmen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Übliche Tasten</translation>
    </message>
    <message>
        <source>Reset a&amp;ll ...</source>
        <translation>A&amp;lle zurücksetzen ...</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Press the new key:</source>
        <translation>Die neue Taste drücken:</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Neue Strecke</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>An empty table</source>
        <translation>Ein leerer Tisch</translation>
    </message>
    <message>
        <source>no kit is installed to lay from</source>
        <translation>es ist kein Baukasten da, aus dem gelegt werden kann</translation>
    </message>
    <message>
        <source>{takes}, usual: {usual}</source>
        <translation>{takes}, üblich: {usual}</translation>
    </message>
    <message>
        <source>Options of {rules}</source>
        <translation>Optionen von {rules}</translation>
    </message>
    <message>
        <source>Find by words or rule</source>
        <translation>Nach Wort oder Regel suchen</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>{reading} (usual)</source>
        <translation>{reading} (üblich)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>So long after a change it is kept as a draft at the latest</source>
        <translation>So lange nach einer Änderung ist sie spätestens als Entwurf aufgehoben</translation>
    </message>
    <message>
        <source>open again what was open last</source>
        <translation>wieder öffnen, was zuletzt offen war</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>&amp;Drafts after</source>
        <translation>Ent&amp;würfe nach</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>New windows speak it at once, this one after the next start.</source>
        <translation>Neue Fenster sprechen sie sofort, dieses nach dem nächsten Start.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>that are told apart without red and green</source>
        <translation>die sich ohne Rot und Grün unterscheiden lassen</translation>
    </message>
    <message>
        <source>Difficulties by lightness, findings hatched; for colour-blind people</source>
        <translation>Schwierigkeiten nach Helligkeit, Probleme schraffiert; für Farbenblinde</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>No file has been opened or saved yet.</source>
        <translation>Noch wurde keine Datei geöffnet oder gespeichert.</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>Throw away the chosen drafts for good? There are {number}.</source>
        <translation>Die gewählten Entwürfe endgültig wegwerfen? Es sind {number}.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Trackwright was ended while these circuits were not saved. Choose which to open.</source>
        <translation>Trackwright wurde beendet, während diese Strecken nicht gespeichert waren. Welche sollen geöffnet werden?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Throw away ...</source>
        <translation>&amp;Wegwerfen ...</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>S&amp;päter</translation>
    </message>
    <message>
        <source>They are offered again at the next start</source>
        <translation>Sie werden beim nächsten Start wieder angeboten</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Drag from the box</source>
        <translation>Aus der Schachtel ziehen</translation>
    </message>
    <message>
        <source>lay a piece: at an open end, into a joint, on a piece to replace it</source>
        <translation>ein Teil legen: an ein offenes Ende, in einen Stoß, auf ein Teil, um es zu ersetzen</translation>
    </message>
    <message>
        <source>Drag a piece</source>
        <translation>Ein Teil ziehen</translation>
    </message>
    <message>
        <source>move its fragment; near another open end it is joined</source>
        <translation>sein Teilstück verschieben; nahe einem anderen offenen Ende wird es angefügt</translation>
    </message>
    <message>
        <source>Drag a selected piece</source>
        <translation>Ein ausgewähltes Teil ziehen</translation>
    </message>
    <message>
        <source>take the selected ones out of the track</source>
        <translation>die ausgewählten aus der Strecke nehmen</translation>
    </message>
    <message>
        <source>Ctrl+Shift + click</source>
        <translation>Strg+Umschalt + Klick</translation>
    </message>
    <message>
        <source>select all between; once more: round the other side</source>
        <translation>alles dazwischen auswählen; noch einmal: andersherum</translation>
    </message>
    <message>
        <source>Alt while dragging</source>
        <translation>Alt beim Ziehen</translation>
    </message>
    <message>
        <source>no snap</source>
        <translation>nicht einrasten</translation>
    </message>
    <message>
        <source>Shift, Ctrl + click</source>
        <translation>Umschalt, Strg + Klick</translation>
    </message>
    <message>
        <source>add to the selection, take away</source>
        <translation>zur Auswahl hinzufügen, wegnehmen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>zoom; with Shift scroll</source>
        <translation>vergrößern; mit Umschalt verschieben</translation>
    </message>
    <message>
        <source>Middle button, Space + drag</source>
        <translation>Mittlere Taste, Leertaste + ziehen</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>Right button, Esc</source>
        <translation>Rechte Taste, Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>No way with up to {number} pieces.</source>
        <translation>Kein Weg mit bis zu {number} Teilen.</translation>
    </message>
    <message>
        <source>The lap is closed already.</source>
        <translation>Die Runde ist schon geschlossen.</translation>
    </message>
    <message>
        <source>Ways found: {number}. Enter takes one.</source>
        <translation>Gefundene Wege: {number}. Eingabe nimmt einen.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source> and {degrees}°</source>
        <translation> und {degrees}°</translation>
    </message>
    <message>
        <source>Most pieces</source>
        <translation>Höchstzahl der Teile</translation>
    </message>
    <message>
        <source>With so many pieces at most</source>
        <translation>Mit höchstens so vielen Teilen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find the ways to close the lap</source>
        <translation>Wege suchen, die Runde zu schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Die Suche beenden</translation>
    </message>
    <message>
        <source>Finds the ways to close the lap with the pieces that are left.</source>
        <translation>Sucht Wege, die Runde mit den übrigen Teilen zu schließen.</translation>
    </message>
    <message>
        <source>Ways to close</source>
        <translation>Wege zum Schließen</translation>
    </message>
    <message>
        <source>Enter or double click lays it</source>
        <translation>Eingabe oder Doppelklick legt ihn</translation>
    </message>
    <message>
        <source>Searching ...</source>
        <translation>Suche läuft ...</translation>
    </message>
    <message>
        <source>Nearest: {codes} misses by {by}.</source>
        <translation>Am nächsten: {codes} verfehlt um {by}.</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis zu</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>The track was edited meanwhile: search again.</source>
        <translation>Die Strecke wurde inzwischen geändert: noch einmal suchen.</translation>
    </message>
    <message>
        <source>Closed with {codes}.</source>
        <translation>Geschlossen mit {codes}.</translation>
    </message>
    <message>
        <source>Cardboard play would do.</source>
        <translation>Mit dem Spiel der Pappe ginge es.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>1 easy</source>
        <translation>1 leicht</translation>
    </message>
    <message>
        <source>2 medium</source>
        <translation>2 mittel</translation>
    </message>
    <message>
        <source>3 hard</source>
        <translation>3 schwer</translation>
    </message>
    <message>
        <source>uphill</source>
        <translation>bergauf</translation>
    </message>
    <message>
        <source>downhill</source>
        <translation>bergab</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>eben</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>was es ist</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>eine Gerade</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>eine Kurve</translation>
    </message>
    <message>
        <source>as the kit has it</source>
        <translation>wie im Baukasten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>{number} pieces: {codes}</source>
        <translation>{number} Teile: {codes}</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Difficulty from here on</source>
        <translation>Schwierigkeit von hier an</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Hill from here on</source>
        <translation>Steigung von hier an</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Zählt als</translation>
    </message>
    <message>
        <source>What the piece counts as</source>
        <translation>Als was das Teil zählt</translation>
    </message>
    <message>
        <source>Racing line</source>
        <translation>Ideallinie</translation>
    </message>
    <message>
        <source>The side of the racing line</source>
        <translation>Die Seite der Ideallinie</translation>
    </message>
    <message>
        <source>Nothing is selected. Click on a piece.</source>
        <translation>Nichts ist ausgewählt. Auf ein Teil klicken.</translation>
    </message>
    <message>
        <source>Piece {id}: {code}</source>
        <translation>Teil {id}: {code}</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>of a given size</source>
        <translation>von bestimmter Größe</translation>
    </message>
    <message>
        <source>One note per line</source>
        <translation>Eine Notiz je Zeile</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>How many boxes there are to build from</source>
        <translation>Aus wie vielen Schachteln gebaut wird</translation>
    </message>
    <message>
        <source>Board width</source>
        <translation>Breite der Platte</translation>
    </message>
    <message>
        <source>Board height</source>
        <translation>Höhe der Platte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>Click, then click on the table; or drag</source>
        <translation>Anklicken, dann auf den Tisch klicken; oder ziehen</translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <translation>Teile in der Schachtel</translation>
    </message>
    <message>
        <source>Shift: bending right</source>
        <translation>Umschalt: rechtsherum</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>noch {number}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Stop, and tell what was ridden until then</source>
        <translation>Anhalten und auswerten, was bis dahin gefahren wurde</translation>
    </message>
    <message>
        <source>Race again whenever the circuit or the set-up changes</source>
        <translation>Neu fahren, sobald sich Strecke oder Aufbau ändern</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>Ride the races</source>
        <translation>Die Rennen fahren</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Mitlaufend</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancelled before the first race was ridden</source>
        <translation>Abgebrochen, bevor das erste Rennen gefahren war</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Keeps the circuit's shape</source>
        <translation>Lässt die Form der Strecke</translation>
    </message>
    <message>
        <source>Changes the circuit</source>
        <translation>Ändert die Strecke</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Click shows it · Enter or double click zooms or applies a fix · Space approves</source>
        <translation>Klick zeigt es · Eingabe oder Doppelklick vergrößert oder wendet eine Abhilfe an · Leertaste billigt</translation>
    </message>
    <message>
        <source>Checking ...</source>
        <translation>Prüfung läuft ...</translation>
    </message>
    <message>
        <source>Not checked: Trackwright failed. The next change tries again.</source>
        <translation>Nicht geprüft: Trackwright ist gescheitert. Die nächste Änderung versucht es wieder.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Billigen</translation>
    </message>
    <message>
        <source>Approve ...</source>
        <translation>Billigen ...</translation>
    </message>
    <message>
        <source>Withdraw approval</source>
        <translation>Billigung zurücknehmen</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>Abhilfe: {title}</translation>
    </message>
    <message>
        <source>Enter or double click applies it</source>
        <translation>Eingabe oder Doppelklick wendet sie an</translation>
    </message>
    <message>
        <source>{number} approved</source>
        <translation>{number} gebilligt</translation>
    </message>
    <message>
        <source>Not checked ({number})</source>
        <translation>Nicht geprüft ({number})</translation>
    </message>
    <message>
        <source>Why is this as it should be?</source>
        <translation>Warum ist das so in Ordnung?</translation>
    </message>
    <message>
        <source>Approved: {why}</source>
        <translation>Gebilligt: {why}</translation>
    </message>
    <message>
        <source>Zoom to it</source>
        <translation>Vergrößert zeigen</translation>
    </message>
    <message>
        <source>Getting ready ...</source>
        <translation>Wird vorbereitet ...</translation>
    </message>
    <message>
        <source>Tracks (*.json);;All files (*)</source>
        <translation>Strecken (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved to {file}</source>
        <translation>Gespeichert in {file}</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>„{name}“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Exportiert nach {file}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>It cannot be opened</source>
        <translation>Es lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>It was not saved</source>
        <translation>Es wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>It was not exported</source>
        <translation>Es wurde nicht exportiert</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Press {lay} to lay the start piece, or drag one from the box · {keys}: all keys</source>
        <translation>{lay} legt das Startteil, oder eines aus der Schachtel ziehen · {keys}: alle Tasten</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>MIT-Lizenz</translation>
    </message>
    <message>
        <source>Design racing circuits for board games.</source>
        <translation>Rennstrecken für Brettspiele entwerfen.</translation>
    </message>
    <message>
        <source>Another program changed {file}.</source>
        <translation>Ein anderes Programm hat {file} geändert.</translation>
    </message>
    <message>
        <source>Another program changed {file}, and it cannot be read now:</source>
        <translation>Ein anderes Programm hat {file} geändert, und nun ist sie nicht lesbar:</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>{file} was deleted or moved. The circuit is kept here.</source>
        <translation>{file} wurde gelöscht oder verschoben. Die Strecke bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>Its present contents are kept as a .bak file.</source>
        <translation>Ihr jetziger Inhalt bleibt als .bak-Datei erhalten.</translation>
    </message>
    <message>
        <source>Here are changes that are not saved.</source>
        <translation>Hier gibt es Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>&amp;Compare ...</source>
        <translation>&amp;Vergleichen ...</translation>
    </message>
    <message>
        <source>&amp;Save again</source>
        <translation>Wieder &amp;speichern</translation>
    </message>
    <message>
        <source>Save &amp;as ...</source>
        <translation>Speichern &amp;unter ...</translation>
    </message>
    <message>
        <source>The file was changed by another program. Write over it?</source>
        <translation>Die Datei wurde von einem anderen Programm geändert. Überschreiben?</translation>
    </message>
    <message>
        <source>Wins by grid place</source>
        <translation>Siege nach Startplatz</translation>
    </message>
    <message>
        <source>Rounds of a race (share of races)</source>
        <translation>Durchgänge eines Rennens (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>Changes of the lead (share of races)</source>
        <translation>Führungswechsel (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>Wins of a start by bot</source>
        <translation>Siege je Start nach Bot</translation>
    </message>
    <message>
        <source>Retirements by cause (share of starts)</source>
        <translation>Ausfälle nach Ursache (Anteil der Starts)</translation>
    </message>
    <message>
        <source>Drawing the charts ...</source>
        <translation>Diagramme werden gezeichnet ...</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>fair share</source>
        <translation>gerechter Anteil</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>yes: more than chance, with all figures looked at
perhaps: by this figure alone; one of twenty says so by chance
no: may be chance</source>
        <translation>ja: mehr als Zufall, alle Zahlen zusammen betrachtet
vielleicht: nach dieser Zahl allein; eine von zwanzig sagt es durch Zufall
nein: kann Zufall sein</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Value (95 %)</source>
        <translation>Wert (95 %)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Zahl suchen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Copy numbers (TSV)</source>
        <translation>Werte kopieren (TSV)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Übliche Reihenfolge</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Preparing the rules ...</source>
        <translation>Regeln werden vorbereitet ...</translation>
    </message>
    <message>
        <source>Preparing the rules (once; a few seconds) ...</source>
        <translation>Regeln werden vorbereitet (einmalig; einige Sekunden) ...</translation>
    </message>
    <message>
        <source>moves that end here</source>
        <translation>Züge, die hier enden</translation>
    </message>
    <message>
        <source>Result (JSON) ...</source>
        <translation>Ergebnis (JSON) ...</translation>
    </message>
    <message>
        <source>Figures (CSV) ...</source>
        <translation>Zahlen (CSV) ...</translation>
    </message>
    <message>
        <source>Heat by space (CSV) ...</source>
        <translation>Wärme je Feld (CSV) ...</translation>
    </message>
    <message>
        <source>{what} per race</source>
        <translation>{what} je Rennen</translation>
    </message>
    <message>
        <source>Why there is no result</source>
        <translation>Warum es kein Ergebnis gibt</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Wärmekarte</translation>
    </message>
    <message>
        <source>Show on the table where it happened</source>
        <translation>Auf dem Tisch zeigen, wo es geschah</translation>
    </message>
    <message>
        <source>no heat map</source>
        <translation>keine Wärmekarte</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep this result, and show later ones beside it</source>
        <translation>Dieses Ergebnis behalten und spätere daneben zeigen</translation>
    </message>
    <message>
        <source>Keep the result in a file, or compare with one</source>
        <translation>Das Ergebnis in einer Datei aufheben oder mit einer vergleichen</translation>
    </message>
    <message>
        <source>Number of the race</source>
        <translation>Nummer des Rennens</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch this race of the playtest</source>
        <translation>Dieses Rennen des Spieltests ansehen</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Ergebnisse (*.json)</translation>
    </message>
    <message>
        <source>race </source>
        <translation>Rennen </translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>heat: {what}</source>
        <translation>Wärme: {what}</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Copy figures as text</source>
        <translation>Zahlen als Text kopieren</translation>
    </message>
    <message>
        <source>Copy figures (TSV)</source>
        <translation>Zahlen kopieren (TSV)</translation>
    </message>
    <message>
        <source>Pin a kept result ...</source>
        <translation>Ein aufgehobenes Ergebnis anheften ...</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>two in turn</source>
        <translation>zwei im Wechsel</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>jeder einen eigenen</translation>
    </message>
    <message>
        <source>{value} instead of {usual}</source>
        <translation>{value} statt {usual}</translation>
    </message>
    <message>
        <source>always {laps}</source>
        <translation>immer {laps}</translation>
    </message>
    <message>
        <source>Who rides</source>
        <translation>Wer fährt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules that the races are ridden by</source>
        <translation>Die Regeln, nach denen gefahren wird</translation>
    </message>
    <message>
        <source>Change ...</source>
        <translation>Ändern ...</translation>
    </message>
    <message>
        <source>House rulings and other options of these rules</source>
        <translation>Hausregeln und andere Optionen dieser Regeln</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How many take part</source>
        <translation>Wie viele mitfahren</translation>
    </message>
    <message>
        <source>One bot for all, two in turn, or one for each seat</source>
        <translation>Ein Bot für alle, zwei im Wechsel oder einer je Platz</translation>
    </message>
    <message>
        <source>Laps of a race</source>
        <translation>Runden eines Rennens</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>How many races are ridden</source>
        <translation>Wie viele Rennen gefahren werden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same races</source>
        <translation>Derselbe Startwert ergibt dieselben Rennen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>circuit's ({laps})</source>
        <translation>die der Strecke ({laps})</translation>
    </message>
    <message>
        <source>Bot of {seat}</source>
        <translation>Bot von {seat}</translation>
    </message>
    <message>
        <source>all as usual</source>
        <translation>alles wie üblich</translation>
    </message>
    <message>
        <source>Against the pinned {races} races of {track}:</source>
        <translation>Gegen die angehefteten {races} Rennen von {track}:</translation>
    </message>
    <message>
        <source>{count} of {of} figures differ for certain.</source>
        <translation>{count} von {of} Zahlen unterscheiden sich sicher.</translation>
    </message>
    <message>
        <source>These results are of the circuit before the last edits.</source>
        <translation>Diese Ergebnisse sind von der Strecke vor den letzten Änderungen.</translation>
    </message>
    <message>
        <source>Race the present one</source>
        <translation>Die jetzige fahren</translation>
    </message>
    <message>
        <source>{done} of {of} races</source>
        <translation>{done} von {of} Rennen</translation>
    </message>
    <message>
        <source>Not raced by {rules} yet:</source>
        <translation>Noch nicht nach {rules} zu fahren:</translation>
    </message>
    <message>
        <source>{rate} a second</source>
        <translation>{rate} je Sekunde</translation>
    </message>
    <message>
        <source>Bots ride the circuit many times, and what came of it is told here: press Run.</source>
        <translation>Bots fahren die Strecke viele Male, und was dabei herauskommt, steht hier: Fahren drücken.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>{left} s left</source>
        <translation>noch {left} s</translation>
    </message>
    <message>
        <source>Not raced:</source>
        <translation>Nicht gefahren:</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>How far the lap is from being closed, and what is in the box</source>
        <translation>Wie viel der Runde zum Schließen fehlt, und was noch in der Schachtel ist</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Positions of the lap</source>
        <translation>Positionen der Runde</translation>
    </message>
    <message>
        <source>Show the problems panel</source>
        <translation>Die Probleme zeigen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Pixels per mm of the table</source>
        <translation>Bildpunkte je mm des Tisches</translation>
    </message>
    <message>
        <source>Click on a corner: difficulty 1, 2, 3, none</source>
        <translation>Klick auf eine Kurve: Schwierigkeit 1, 2, 3, keine</translation>
    </message>
    <message>
        <source>There is no corner here</source>
        <translation>Hier ist keine Kurve</translation>
    </message>
    <message>
        <source>Click lays the piece · X mirrors, Q/E turn it · Alt: no snap · Esc: put it back</source>
        <translation>Klick legt das Teil · X spiegelt, Q/E drehen es · Alt: nicht einrasten · Esc: zurücklegen</translation>
    </message>
    <message>
        <source>Click selects, Shift adds, Ctrl takes away · drag the fragment, or what is selected</source>
        <translation>Klick wählt aus, Umschalt fügt hinzu, Strg nimmt weg · Teilstück oder Auswahl ziehen</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>End the tour; it can be started again from the Help menu</source>
        <translation>Die Führung beenden; im Menü Hilfe beginnt sie von vorn</translation>
    </message>
    <message>
        <source>On, without doing it</source>
        <translation>Weiter, ohne es zu tun</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Close the loop</source>
        <translation>Runde schließen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Spieltest</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New ...</source>
        <translation>&amp;Neu ...</translation>
    </message>
    <message>
        <source>Begin with an empty table or a shipped circuit</source>
        <translation>Mit einem leeren Tisch oder einer mitgelieferten Strecke beginnen</translation>
    </message>
    <message>
        <source>&amp;Open ...</source>
        <translation>Ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>Open a track file</source>
        <translation>Eine Streckendatei öffnen</translation>
    </message>
    <message>
        <source>Open recent ...</source>
        <translation>Zuletzt geöffnet ...</translation>
    </message>
    <message>
        <source>Choose one of the latest files by its picture</source>
        <translation>Eine der letzten Dateien nach ihrem Bild wählen</translation>
    </message>
    <message>
        <source>Write the track to its file</source>
        <translation>Die Strecke in ihre Datei schreiben</translation>
    </message>
    <message>
        <source>Write the track to another file</source>
        <translation>Die Strecke in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Export ...</source>
        <translation>&amp;Exportieren ...</translation>
    </message>
    <message>
        <source>Write a picture or data</source>
        <translation>Ein Bild oder Daten schreiben</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Alle Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>Den Schritt noch einmal tun</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Take the selected pieces away and keep a copy</source>
        <translation>Die ausgewählten Teile wegnehmen und eine Kopie behalten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Keep a copy of the selected pieces</source>
        <translation>Eine Kopie der ausgewählten Teile behalten</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Lay the copy at the active end, or freely if nothing is open</source>
        <translation>Die Kopie am aktiven Ende anlegen, oder frei, wenn nichts offen ist</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Lay the selected pieces again as a fragment of their own</source>
        <translation>Die ausgewählten Teile noch einmal als eigenes Teilstück legen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Take the selected pieces away; the rest stays where it is</source>
        <translation>Die ausgewählten Teile wegnehmen; der Rest bleibt, wo er ist</translation>
    </message>
    <message>
        <source>Delete and &amp;move up</source>
        <translation>Löschen und auf&amp;schließen</translation>
    </message>
    <message>
        <source>Take the selected pieces away; what follows moves up</source>
        <translation>Die ausgewählten Teile wegnehmen; was folgt, rückt auf</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select all pieces</source>
        <translation>Alle Teile auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>N&amp;ichts auswählen</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Select &amp;fragment</source>
        <translation>&amp;Teilstück auswählen</translation>
    </message>
    <message>
        <source>Select all that hangs together with the piece</source>
        <translation>Alles auswählen, was mit dem Teil zusammenhängt</translation>
    </message>
    <message>
        <source>Select bet&amp;ween</source>
        <translation>Da&amp;zwischen auswählen</translation>
    </message>
    <message>
        <source>All pieces between the two selected ones; once more: round the other side</source>
        <translation>Alle Teile zwischen den beiden ausgewählten; noch einmal: andersherum</translation>
    </message>
    <message>
        <source>Selection bef&amp;ore</source>
        <translation>Auswahl &amp;davor</translation>
    </message>
    <message>
        <source>Back to what was selected before</source>
        <translation>Zurück zu dem, was vorher ausgewählt war</translation>
    </message>
    <message>
        <source>Selection after</source>
        <translation>Auswahl danach</translation>
    </message>
    <message>
        <source>Forward again to what was selected</source>
        <translation>Wieder vor zu dem, was ausgewählt war</translation>
    </message>
    <message>
        <source>Ne&amp;xt piece</source>
        <translation>Nä&amp;chstes Teil</translation>
    </message>
    <message>
        <source>Select the next piece</source>
        <translation>Das nächste Teil auswählen</translation>
    </message>
    <message>
        <source>Pre&amp;vious piece</source>
        <translation>V&amp;origes Teil</translation>
    </message>
    <message>
        <source>Select the piece before</source>
        <translation>Das Teil davor auswählen</translation>
    </message>
    <message>
        <source>Pr&amp;eferences ...</source>
        <translation>Einstellun&amp;gen ...</translation>
    </message>
    <message>
        <source>Keys, colours, units, drafts</source>
        <translation>Tasten, Farben, Einheiten, Entwürfe</translation>
    </message>
    <message>
        <source>Give up what is begun</source>
        <translation>Aufgeben, was begonnen ist</translation>
    </message>
    <message>
        <source>&amp;Lay</source>
        <translation>&amp;Legen</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Lay the last piece once more</source>
        <translation>Das letzte Teil noch einmal legen</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take away the piece at the active end</source>
        <translation>Das Teil am aktiven Ende wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>Mirror the piece in hand, the selected ones, or that at the active end</source>
        <translation>Das Teil in der Hand spiegeln, die ausgewählten oder das am aktiven Ende</translation>
    </message>
    <message>
        <source>&amp;Close the loop ...</source>
        <translation>&amp;Runde schließen ...</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>&amp;Linksherum drehen</translation>
    </message>
    <message>
        <source>Turn the piece in hand or the fragment by 22.5°</source>
        <translation>Das Teil in der Hand oder das Teilstück um 22,5° drehen</translation>
    </message>
    <message>
        <source>T&amp;urn right</source>
        <translation>R&amp;echtsherum drehen</translation>
    </message>
    <message>
        <source>Nudge left</source>
        <translation>Nach links rücken</translation>
    </message>
    <message>
        <source>Move the fragment by 1 cm</source>
        <translation>Das Teilstück um 1 cm verschieben</translation>
    </message>
    <message>
        <source>Nudge right</source>
        <translation>Nach rechts rücken</translation>
    </message>
    <message>
        <source>Nudge up</source>
        <translation>Nach oben rücken</translation>
    </message>
    <message>
        <source>Nudge down</source>
        <translation>Nach unten rücken</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>S&amp;chwierigkeit</translation>
    </message>
    <message>
        <source>1, 2, 3, none: of the selected piece</source>
        <translation>1, 2, 3, keine: für das ausgewählte Teil</translation>
    </message>
    <message>
        <source>&amp;Hill</source>
        <translation>S&amp;teigung</translation>
    </message>
    <message>
        <source>Up, down, flat, none: from the selected piece on</source>
        <translation>Auf, ab, eben, keine: vom ausgewählten Teil an</translation>
    </message>
    <message>
        <source>Racing l&amp;ine</source>
        <translation>&amp;Ideallinie</translation>
    </message>
    <message>
        <source>To the other side on the selected pieces</source>
        <translation>Bei den ausgewählten Teilen auf die andere Seite</translation>
    </message>
    <message>
        <source>Mirror the circuit</source>
        <translation>Die Strecke spiegeln</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <translation>Aus links wird rechts</translation>
    </message>
    <message>
        <source>Re&amp;verse direction</source>
        <translation>Richtung &amp;umkehren</translation>
    </message>
    <message>
        <source>Drive it the other way round</source>
        <translation>Andersherum fahren</translation>
    </message>
    <message>
        <source>Lay by &amp;number</source>
        <translation>Nach &amp;Nummer legen</translation>
    </message>
    <message>
        <source>Lay piece 1 of the box</source>
        <translation>Teil 1 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 2 of the box</source>
        <translation>Teil 2 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 3 of the box</source>
        <translation>Teil 3 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 4 of the box</source>
        <translation>Teil 4 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 5 of the box</source>
        <translation>Teil 5 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 6 of the box</source>
        <translation>Teil 6 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 7 of the box</source>
        <translation>Teil 7 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 8 of the box</source>
        <translation>Teil 8 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 9 of the box</source>
        <translation>Teil 9 der Schachtel legen</translation>
    </message>
    <message>
        <source>At the active end; bends turn left</source>
        <translation>Am aktiven Ende; Kurven gehen nach links</translation>
    </message>
    <message>
        <source>Lay piece 1, bending right</source>
        <translation>Teil 1 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 2, bending right</source>
        <translation>Teil 2 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 3, bending right</source>
        <translation>Teil 3 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 4, bending right</source>
        <translation>Teil 4 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 5, bending right</source>
        <translation>Teil 5 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 6, bending right</source>
        <translation>Teil 6 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 7, bending right</source>
        <translation>Teil 7 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 8, bending right</source>
        <translation>Teil 8 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 9, bending right</source>
        <translation>Teil 9 rechtsherum legen</translation>
    </message>
    <message>
        <source>At the active end; bends turn right</source>
        <translation>Am aktiven Ende; Kurven gehen nach rechts</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Legen</translation>
    </message>
    <message>
        <source>Lay the piece chosen in the box</source>
        <translation>Das in der Schachtel gewählte Teil legen</translation>
    </message>
    <message>
        <source>Rate corners by clicking on them</source>
        <translation>Kurven durch Anklicken einstufen</translation>
    </message>
    <message>
        <source>Pl&amp;aytest</source>
        <translation>S&amp;pieltest</translation>
    </message>
    <message>
        <source>&amp;Run playtest</source>
        <translation>Spieltest &amp;fahren</translation>
    </message>
    <message>
        <source>Let bots ride the circuit many times</source>
        <translation>Bots die Strecke viele Male fahren lassen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>&amp;Mitlaufend</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Wärmekarte</translation>
    </message>
    <message>
        <source>&amp;Pin the result</source>
        <translation>Ergebnis an&amp;heften</translation>
    </message>
    <message>
        <source>Show later results beside this one</source>
        <translation>Spätere Ergebnisse neben diesem zeigen</translation>
    </message>
    <message>
        <source>&amp;Save the result ...</source>
        <translation>Ergebnis &amp;speichern ...</translation>
    </message>
    <message>
        <source>Write the file that `playtest --save` writes, too</source>
        <translation>Die Datei schreiben, die auch `playtest --save` schreibt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>&amp;Auswahl einpassen</translation>
    </message>
    <message>
        <source>Show the selected pieces</source>
        <translation>Die ausgewählten Teile zeigen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Fine and coarse lines on the table</source>
        <translation>Feine und grobe Linien auf dem Tisch</translation>
    </message>
    <message>
        <source>Piece i&amp;ds</source>
        <translation>Teile&amp;nummern</translation>
    </message>
    <message>
        <source>Show the id of every piece</source>
        <translation>Die Nummer jedes Teils zeigen</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>&amp;Schritte</translation>
    </message>
    <message>
        <source>Show which space leads to which</source>
        <translation>Zeigen, welches Feld zu welchem führt</translation>
    </message>
    <message>
        <source>&amp;Racing line</source>
        <translation>&amp;Ideallinie</translation>
    </message>
    <message>
        <source>Show the racing line</source>
        <translation>Die Ideallinie zeigen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Nothing but the window</source>
        <translation>Nichts als das Fenster</translation>
    </message>
    <message>
        <source>Box panel</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Inspector panel</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Problems panel</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Close the loop panel</source>
        <translation>Runde schließen</translation>
    </message>
    <message>
        <source>History panel</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Playtest panel</source>
        <translation>Spieltest</translation>
    </message>
    <message>
        <source>Show or hide the panel</source>
        <translation>Zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Theme: as the system</source>
        <translation>Thema: wie das System</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Thema: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Thema: dunkel</translation>
    </message>
    <message>
        <source>Theme: high contrast</source>
        <translation>Thema: hoher Kontrast</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>Another window with a table of its own</source>
        <translation>Ein weiteres Fenster mit eigenem Tisch</translation>
    </message>
    <message>
        <source>&amp;Open in a new window ...</source>
        <translation>In neuem Fenster ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>Open a track file beside this one</source>
        <translation>Eine Streckendatei neben dieser öffnen</translation>
    </message>
    <message>
        <source>Ne&amp;xt window</source>
        <translation>Nä&amp;chstes Fenster</translation>
    </message>
    <message>
        <source>To the next window</source>
        <translation>Zum nächsten Fenster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Commands ...</source>
        <translation>&amp;Befehle ...</translation>
    </message>
    <message>
        <source>Find any action by its name</source>
        <translation>Jede Aktion nach ihrem Namen finden</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Alle Tasten auf einem Blatt</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Führung</translation>
    </message>
    <message>
        <source>Lay a first circuit step by step</source>
        <translation>Schritt für Schritt eine erste Strecke legen</translation>
    </message>
    <message>
        <source>&amp;About Trackwright</source>
        <translation>Über T&amp;rackwright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>The box</source>
        <translation>Die Schachtel</translation>
    </message>
    <message>
        <source>Here are the pieces. Press {0} to lay the start piece, or drag it onto the table.</source>
        <translation>Hier sind die Teile. {0} legt das Startteil, oder es lässt sich auf den Tisch ziehen.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The blue arrow is the end at which you build on. Press {0}, then {1}, then {2} until six pieces lie there. Shift bends to the right, {3} takes back.</source>
        <translation>Am blauen Pfeil wird weitergebaut. {0} drücken, dann {1}, dann {2}, bis sechs Teile liegen. Umschalt biegt nach rechts, {3} nimmt zurück.</translation>
    </message>
    <message>
        <source>What is wrong is told while you lay. Click on a line: the table shows the place. A right click offers what mends it.</source>
        <translation>Was nicht stimmt, steht beim Legen hier. Ein Klick auf eine Zeile zeigt die Stelle auf dem Tisch, ein Rechtsklick bietet Abhilfe an.</translation>
    </message>
    <message>
        <source>Press {0}: the ways to close the lap are looked for. Choose one and press Enter; undo takes it back.</source>
        <translation>{0} sucht Wege, die Runde zu schließen. Einen wählen und die Eingabetaste drücken; Rückgängig nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>Let bots race on the circuit, and see who wins, where bikes stop and where they fall.</source>
        <translation>Bots auf der Strecke fahren lassen und sehen, wer gewinnt, wo Motorräder halten und wo sie stürzen.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <source>{0} shows all keys, {1} finds any action by its name. The tour is in the Help menu.</source>
        <translation>{0} zeigt alle Tasten, {1} findet jede Aktion nach ihrem Namen. Die Führung steht im Menü Hilfe.</translation>
    </message>
    <message>
        <source>Race once</source>
        <translation>Einmal fahren</translation>
    </message>
    <message>
        <source>You ride</source>
        <translation>Selbst fahren</translation>
    </message>
    <message>
        <source>The seat that you have; bots ride for the others</source>
        <translation>Der eigene Platz; für die anderen fahren Bots</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>nobody: bots only</source>
        <translation>niemand: nur Bots</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Choose who you want to be</source>
        <translation>Wählen, wer man sein will</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Number keys, Enter or a double click choose</source>
        <translation>Zifferntasten, Eingabe oder Doppelklick wählen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Play this seat</source>
        <translation>Diesen Platz fahren</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take your last decision back (Ctrl+Z)</source>
        <translation>Die letzte Entscheidung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Bots ride the race to its end for you</source>
        <translation>Bots fahren das Rennen zu Ende</translation>
    </message>
    <message>
        <source>Save record ...</source>
        <translation>Aufzeichnung speichern ...</translation>
    </message>
    <message>
        <source>Keep the race in a small file that replays it</source>
        <translation>Das Rennen in einer kleinen Datei aufheben, die es wieder abspielt</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (selbst)</translation>
    </message>
    <message>
        <source>Your turn. {question}</source>
        <translation>Am Zug. {question}</translation>
    </message>
    <message>
        <source>From here on you are {name}; the bots ride on</source>
        <translation>Von hier an {name}; die Bots fahren weiter</translation>
    </message>
    <message>
        <source>Choose who you want to be above</source>
        <translation>Oben wählen, wer man sein will</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Moment of the race</source>
        <translation>Augenblick des Rennens</translation>
    </message>
    <message>
        <source>Seek</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Round and moment</source>
        <translation>Durchgang und Augenblick</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Tempo (+ und -)</translation>
    </message>
    <message>
        <source>Round {round}/{rounds}</source>
        <translation>Durchgang {round}/{rounds}</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Start (Pos1)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Einen Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <source>To the next round (Page Down)</source>
        <translation>Zum nächsten Durchgang (Bild ab)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Open re&amp;play ...</source>
        <translation>Aufzeichnung öffnen ...</translation>
    </message>
    <message>
        <source>Open the record of a race</source>
        <translation>Die Aufzeichnung eines Rennens öffnen</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Rennen</translation>
    </message>
    <message>
        <source>Race &amp;once ...</source>
        <translation>&amp;Einmal fahren ...</translation>
    </message>
    <message>
        <source>One race on this circuit, told and shown, by bots or with you</source>
        <translation>Ein Rennen auf dieser Strecke, erzählt und gezeigt, von Bots oder selbst gefahren</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>A&amp;bspielen oder anhalten</translation>
    </message>
    <message>
        <source>Let the replay go on by itself; Space on it</source>
        <translation>Das Rennen von selbst weiterlaufen lassen; Leertaste darauf</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take your last decision back; Ctrl+Z on the replay</source>
        <translation>Die letzte Entscheidung zurücknehmen; Strg+Z im Rennen</translation>
    </message>
    <message>
        <source>&amp;Save record ...</source>
        <translation>Aufzeichnung &amp;speichern ...</translation>
    </message>
    <message>
        <source>&amp;Close the replay</source>
        <translation>Rennen s&amp;chließen</translation>
    </message>
    <message>
        <source>Back to the circuit alone</source>
        <translation>Zurück zur Strecke allein</translation>
    </message>
    <message>
        <source>Riding race {number} ...</source>
        <translation>Rennen {number} wird gefahren ...</translation>
    </message>
    <message>
        <source>Riding the race ...</source>
        <translation>Das Rennen wird gefahren ...</translation>
    </message>
    <message>
        <source>Reading {file} ...</source>
        <translation>{file} wird gelesen ...</translation>
    </message>
    <message>
        <source>Saving ...</source>
        <translation>Wird gespeichert ...</translation>
    </message>
    <message>
        <source>It cannot be shown</source>
        <translation>Es lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>Unsaved race</source>
        <translation>Nicht gespeichertes Rennen</translation>
    </message>
    <message>
        <source>Race {number}</source>
        <translation>Rennen {number}</translation>
    </message>
    <message>
        <source>Riding to your turn ...</source>
        <translation>Bis zum eigenen Zug wird gefahren ...</translation>
    </message>
    <message>
        <source>Riding on ...</source>
        <translation>Es wird weitergefahren ...</translation>
    </message>
    <message>
        <source>Taking back ...</source>
        <translation>Wird zurückgenommen ...</translation>
    </message>
    <message>
        <source>Open replay</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Race panel</source>
        <translation>Rennen</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>empty table</source>
        <translation>leerer Tisch</translation>
    </message>
    <message>
        <source>closed exactly</source>
        <translation>genau geschlossen</translation>
    </message>
    <message>
        <source>closed with play</source>
        <translation>mit Spiel geschlossen</translation>
    </message>
    <message>
        <source>{n} pieces left</source>
        <translation>noch {n} Teile</translation>
    </message>
    <message>
        <source>{n} open ends</source>
        <translation>{n} offene Enden</translation>
    </message>
    <message>
        <source>gap {gap} ({modules} modules)</source>
        <translation>Lücke {gap} ({modules} Module)</translation>
    </message>
    <message>
        <source>gap {gap} ({modules} modules, {turn}°)</source>
        <translation>Lücke {gap} ({modules} Module, {turn}°)</translation>
    </message>
    <message>
        <source>1 piece</source>
        <translation>1 Teil</translation>
    </message>
    <message>
        <source>{n} pieces</source>
        <translation>{n} Teile</translation>
    </message>
    <message>
        <source>{n} positions</source>
        <translation>{n} Positionen</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>{n} errors</source>
        <translation>{n} Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>{n} warnings</source>
        <translation>{n} Warnungen</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>{n} notes</source>
        <translation>{n} Hinweise</translation>
    </message>
    <message>
        <source>piece {id} ({code})</source>
        <translation>Teil {id} ({code})</translation>
    </message>
    <message>
        <source>position {n}</source>
        <translation>Position {n}</translation>
    </message>
    <message>
        <source>lane {lane}</source>
        <translation>Spur {lane}</translation>
    </message>
    <message>
        <source>corner {n}</source>
        <translation>Kurve {n}</translation>
    </message>
    <message>
        <source>corner {n}, difficulty {d}</source>
        <translation>Kurve {n}, Schwierigkeit {d}</translation>
    </message>
    <message>
        <source>lay {code} freely</source>
        <translation>{code} frei legen</translation>
    </message>
    <message>
        <source>lay {code} behind piece {id}</source>
        <translation>{code} hinter Teil {id} legen</translation>
    </message>
    <message>
        <source>lay {code} before piece {id}</source>
        <translation>{code} vor Teil {id} legen</translation>
    </message>
    <message>
        <source>insert {code} behind piece {id}</source>
        <translation>{code} hinter Teil {id} einfügen</translation>
    </message>
    <message>
        <source>replace piece {id} ({old}) by {code}</source>
        <translation>Teil {id} ({old}) durch {code} ersetzen</translation>
    </message>
    <message>
        <source>join the end of piece {id} to piece {other}</source>
        <translation>das Ende von Teil {id} mit Teil {other} verbinden</translation>
    </message>
    <message>
        <source>move the fragment</source>
        <translation>das Teilstück verschieben</translation>
    </message>
    <message>
        <source>move the selected pieces</source>
        <translation>die ausgewählten Teile verschieben</translation>
    </message>
    <message>
        <source>Place {code}</source>
        <translation>{code} legen</translation>
    </message>
    <message>
        <source>Insert {code}</source>
        <translation>{code} einfügen</translation>
    </message>
    <message>
        <source>Replace by {code}</source>
        <translation>Durch {code} ersetzen</translation>
    </message>
    <message>
        <source>Remove piece</source>
        <translation>Teil entfernen</translation>
    </message>
    <message>
        <source>Remove {n} pieces</source>
        <translation>{n} Teile entfernen</translation>
    </message>
    <message>
        <source>Break up board half</source>
        <translation>Plattenhälfte zerlegen</translation>
    </message>
    <message>
        <source>Set racing line</source>
        <translation>Ideallinie setzen</translation>
    </message>
    <message>
        <source>Move fragment</source>
        <translation>Teilstück verschieben</translation>
    </message>
    <message>
        <source>Rotate fragment</source>
        <translation>Teilstück drehen</translation>
    </message>
    <message>
        <source>Join ends</source>
        <translation>Enden verbinden</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation>Richtung umkehren</translation>
    </message>
    <message>
        <source>Accept finding</source>
        <translation>Problem billigen</translation>
    </message>
    <message>
        <source>Withdraw acceptance</source>
        <translation>Billigung zurücknehmen</translation>
    </message>
    <message>
        <source>Mirror pieces</source>
        <translation>Teile spiegeln</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Set difficulty</source>
        <translation>Schwierigkeit setzen</translation>
    </message>
    <message>
        <source>Set hill</source>
        <translation>Steigung setzen</translation>
    </message>
    <message>
        <source>Set what it counts as</source>
        <translation>Setzen, als was es zählt</translation>
    </message>
    <message>
        <source>Rate corner {n}</source>
        <translation>Kurve {n} einstufen</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>Set {figure}</source>
        <translation>{figure} setzen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>laps</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Schachteln</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>board_cm</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>Close the loop</source>
        <translation>Runde schließen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Mark {kind}</source>
        <translation>{kind} setzen</translation>
    </message>
    <message>
        <source>Remove {kind} marker</source>
        <translation>{kind} entfernen</translation>
    </message>
    <message>
        <source>Close with {pieces}</source>
        <translation>Schließen mit {pieces}</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>The grid has not six places, or the pit alley does not lead from one field A to one field C.</source>
        <translation>Die Startaufstellung hat nicht sechs Plätze, oder die Boxengasse führt nicht von einem Feld A zu einem Feld C.</translation>
    </message>
    <message>
        <source>The points of a deck do not suffice for the race, barely do, or leave far too many over.</source>
        <translation>Die Punkte eines Kartensatzes reichen nicht für das Rennen, nur knapp oder viel zu gut.</translation>
    </message>
    <message>
        <source>Every car has to take a longer lane of a corner, in each lap or on the way to the pit.</source>
        <translation>Jedes Auto muss in einer Kurve die längere Spur nehmen, in jeder Runde oder auf dem Weg zur Box.</translation>
    </message>
    <message>
        <source>The pit has no space to stop on, too few in a row, or is out of reach.</source>
        <translation>Die Box hat kein Feld zum Halten, zu wenige hintereinander oder ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>A space of every lap is no chicane, a chicane can be passed, or one lane lasts too long.</source>
        <translation>Ein Feld jeder Runde ist keine Schikane, eine Schikane lässt sich umfahren, oder eine Spur hält zu lange an.</translation>
    </message>
    <message>
        <source>The rows of the grid do not stand 1, 2 and 3 spaces before the line, or their places differ.</source>
        <translation>Die Startreihen stehen nicht 1, 2 und 3 Felder vor der Linie, oder ihre Plätze weichen ab.</translation>
    </message>
    <message>
        <source>Driven the other way round the circuit has other distances, or faults of its own.</source>
        <translation>Andersherum gefahren hat die Strecke andere Längen oder eigene Fehler.</translation>
    </message>
    <message>
        <source>A lap over a left and a right board half is not as long as the two halves are together.</source>
        <translation>Eine Runde über eine linke und eine rechte Plattenhälfte ist nicht so lang wie beide zusammen.</translation>
    </message>
    <message>
        <source>The race is so long that no cards can be laid aside as a deposit for the pit stop.</source>
        <translation>Das Rennen ist so lang, dass keine Karten als Pfand für den Boxenstopp übrig sind.</translation>
    </message>
    <message>
        <source>The lap is not as long as its level advises.</source>
        <translation>Die Runde ist nicht so lang, wie ihre Stufe rät.</translation>
    </message>
    <message>
        <source>A sharp bend is rated easy, or a slight one hard.</source>
        <translation>Eine scharfe Kurve gilt als leicht oder eine sanfte als schwer.</translation>
    </message>
    <message>
        <source>More than two corners have difficulty 3.</source>
        <translation>Mehr als zwei Kurven haben Schwierigkeit 3.</translation>
    </message>
    <message>
        <source>Corners of difficulty 1 and 2 are not half and half.</source>
        <translation>Kurven der Schwierigkeit 1 und 2 sind nicht halb und halb verteilt.</translation>
    </message>
    <message>
        <source>A long straight ends in a corner that is too easy for it.</source>
        <translation>Eine lange Gerade endet in einer Kurve, die dafür zu leicht ist.</translation>
    </message>
    <message>
        <source>In a series of close corners a later one is harder than the first.</source>
        <translation>In einer Folge enger Kurven ist eine spätere schwerer als die erste.</translation>
    </message>
    <message>
        <source>A corner of more than eight positions has difficulty 3 in it.</source>
        <translation>Eine Kurve von mehr als acht Positionen enthält Schwierigkeit 3.</translation>
    </message>
    <message>
        <source>The racing line of a straight lies on the side to which the next bend turns.</source>
        <translation>Die Ideallinie einer Geraden liegt auf der Seite, zu der die nächste Kurve biegt.</translation>
    </message>
    <message>
        <source>The first corner comes less than seven positions after the line.</source>
        <translation>Die erste Kurve kommt weniger als sieben Positionen nach der Linie.</translation>
    </message>
    <message>
        <source>A straight has only one position.</source>
        <translation>Eine Gerade hat nur eine Position.</translation>
    </message>
    <message>
        <source>The circuit is not closed.</source>
        <translation>Die Strecke ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The lap is joined only with the play that cardboard has.</source>
        <translation>Die Runde schließt nur mit dem Spiel, das Pappe hat.</translation>
    </message>
    <message>
        <source>The corners do not turn by 360° in all.</source>
        <translation>Die Kurven drehen zusammen nicht um 360°.</translation>
    </message>
    <message>
        <source>An odd number of pieces turn by an odd number of sixteenths.</source>
        <translation>Eine ungerade Zahl von Teilen dreht um eine ungerade Zahl von Sechzehnteln.</translation>
    </message>
    <message>
        <source>Two pieces lie on one another.</source>
        <translation>Zwei Teile liegen übereinander.</translation>
    </message>
    <message>
        <source>The circuit needs more room than the board has.</source>
        <translation>Die Strecke braucht mehr Platz, als die Platte hat.</translation>
    </message>
    <message>
        <source>Two ends meet head on: a piece is laid against the driving direction.</source>
        <translation>Zwei Enden treffen aufeinander: ein Teil liegt gegen die Fahrtrichtung.</translation>
    </message>
    <message>
        <source>Two pieces meet whose lanes do not fit each other.</source>
        <translation>Zwei Teile treffen sich, deren Spuren nicht zueinander passen.</translation>
    </message>
    <message>
        <source>Pieces lie on the table that do not belong to the circuit.</source>
        <translation>Auf dem Tisch liegen Teile, die nicht zur Strecke gehören.</translation>
    </message>
    <message>
        <source>A waiver fits no finding.</source>
        <translation>Eine Billigung passt zu keinem Problem.</translation>
    </message>
    <message>
        <source>The track was laid out with another revision of its kit.</source>
        <translation>Die Strecke wurde mit einer anderen Fassung ihres Baukastens gelegt.</translation>
    </message>
    <message>
        <source>The number of pieces with the finish line is not one.</source>
        <translation>Die Zahl der Teile mit der Ziellinie ist nicht eins.</translation>
    </message>
    <message>
        <source>No car can get to a space.</source>
        <translation>Zu einem Feld kommt kein Auto.</translation>
    </message>
    <message>
        <source>A car in this space can never get to the finish line.</source>
        <translation>Von diesem Feld kommt ein Auto nie zur Ziellinie.</translation>
    </message>
    <message>
        <source>A way round does not cross the finish line exactly once.</source>
        <translation>Ein Weg herum überquert die Ziellinie nicht genau einmal.</translation>
    </message>
    <message>
        <source>A corner has no difficulty at its first position.</source>
        <translation>Eine Kurve hat an ihrer ersten Position keine Schwierigkeit.</translation>
    </message>
    <message>
        <source>The circuit says something that the rules do not know, or is too short to be raced.</source>
        <translation>Die Strecke sagt etwas, das die Regeln nicht kennen, oder ist zu kurz für ein Rennen.</translation>
    </message>
    <message>
        <source>The grid reaches back into a corner.</source>
        <translation>Die Startaufstellung reicht in eine Kurve zurück.</translation>
    </message>
    <message>
        <source>A Corner marker stands on a bend, or a Straight marker on a straight piece.</source>
        <translation>Ein Kurvenmarker steht auf einer Kurve oder ein Geradenmarker auf einem geraden Teil.</translation>
    </message>
    <message>
        <source>A difficulty marker stands on a straight.</source>
        <translation>Ein Schwierigkeitsmarker steht auf einer Geraden.</translation>
    </message>
    <message>
        <source>There are hills, but only Expert races know them.</source>
        <translation>Es gibt Steigungen, aber nur Expertenrennen kennen sie.</translation>
    </message>
    <message>
        <source>The whole lap is one hill.</source>
        <translation>Die ganze Runde ist eine Steigung.</translation>
    </message>
    <message>
        <source>There is no lap to race.</source>
        <translation>Es gibt keine Runde, die gefahren werden kann.</translation>
    </message>
    <message>
        <source>The grid has fewer places than there are bikes.</source>
        <translation>Die Startaufstellung hat weniger Plätze, als es Motorräder gibt.</translation>
    </message>
    <message>
        <source>A corner has no difficulty.</source>
        <translation>Eine Kurve hat keine Schwierigkeit.</translation>
    </message>
    <message>
        <source>The lap is shorter than the longest move.</source>
        <translation>Die Runde ist kürzer als der längste Zug.</translation>
    </message>
    <message>
        <source>There are fewer than six start places.</source>
        <translation>Es gibt weniger als sechs Startplätze.</translation>
    </message>
    <message>
        <source>No start place leads to a finish.</source>
        <translation>Kein Startplatz führt zu einem Ziel.</translation>
    </message>
    <message>
        <source>A space has another colour than its place on the line asks for.</source>
        <translation>Ein Feld hat eine andere Farbe, als sein Platz auf der Linie verlangt.</translation>
    </message>
    <message>
        <source>The race is longer than a deck of cards reaches.</source>
        <translation>Das Rennen ist länger, als ein Kartensatz reicht.</translation>
    </message>
    <message>
        <source>The circuit has no pit alley.</source>
        <translation>Die Strecke hat keine Boxengasse.</translation>
    </message>
    <message>
        <source>The pit alley is closed under these rules.</source>
        <translation>Die Boxengasse ist nach diesen Regeln geschlossen.</translation>
    </message>
    <message>
        <source>The lanes are not three of equal length.</source>
        <translation>Es sind nicht drei gleich lange Spuren.</translation>
    </message>
    <message>
        <source>The race is too long or too short for the moped cards.</source>
        <translation>Das Rennen ist zu lang oder zu kurz für die Mopedkarten.</translation>
    </message>
    <message>
        <source>There are fewer start places than drivers.</source>
        <translation>Es gibt weniger Startplätze als Fahrer.</translation>
    </message>
    <message>
        <source>A corner has no speed limit.</source>
        <translation>Eine Kurve hat kein Tempolimit.</translation>
    </message>
    <message>
        <source>The road is one space wide.</source>
        <translation>Die Straße ist ein Feld breit.</translation>
    </message>
    <message>
        <source>An obstacle lies in a corner.</source>
        <translation>Ein Hindernis liegt in einer Kurve.</translation>
    </message>
    <message>
        <source>There are not that many of this piece in the box.</source>
        <translation>So viele von diesem Teil sind nicht in der Schachtel.</translation>
    </message>
    <message>
        <source>There are not that many of this counter in the box.</source>
        <translation>So viele von diesem Marker sind nicht in der Schachtel.</translation>
    </message>
    <message>
        <source>There are more counters on the track than stands.</source>
        <translation>Es gibt mehr Marker auf der Strecke als Ständer.</translation>
    </message>
    <message>
        <source>no piece carries the finish line</source>
        <translation>kein Teil trägt die Ziellinie</translation>
    </message>
    <message>
        <source>Set the level to {level}</source>
        <translation>Die Stufe auf {level} setzen</translation>
    </message>
    <message>
        <source>Rate the corner {n}</source>
        <translation>Die Kurve mit {n} einstufen</translation>
    </message>
    <message>
        <source>Rate the bend {n}</source>
        <translation>Die Biegung mit {n} einstufen</translation>
    </message>
    <message>
        <source>Rate it {n}</source>
        <translation>Mit {n} einstufen</translation>
    </message>
    <message>
        <source>Remove the marker</source>
        <translation>Den Marker entfernen</translation>
    </message>
    <message>
        <source>Remove the hill counters</source>
        <translation>Die Steigungsmarker entfernen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take them off the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Take the waiver back</source>
        <translation>Die Billigung zurücknehmen</translation>
    </message>
    <message>
        <source>Raise the level to expert</source>
        <translation>Die Stufe auf Experten heben</translation>
    </message>
    <message>
        <source>Count it as a corner</source>
        <translation>Als Kurve zählen</translation>
    </message>
    <message>
        <source>Assign difficulties to all corners</source>
        <translation>Allen Kurven Schwierigkeiten geben</translation>
    </message>
    <message>
        <source>Use {n} boxes</source>
        <translation>{n} Schachteln verwenden</translation>
    </message>
    <message>
        <source>Race {laps}</source>
        <translation>{laps} fahren</translation>
    </message>
    <message>
        <source>1 lap</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>{n} laps</source>
        <translation>{n} Runden</translation>
    </message>
    <message>
        <source>dice, flips and lanes</source>
        <translation>Würfel, Wenden und Spuren</translation>
    </message>
    <message>
        <source>own deck, four stacks, a deposit beside the pit</source>
        <translation>eigener Kartensatz, vier Stapel, ein Pfand neben der Box</translation>
    </message>
    <message>
        <source>three cards of a shuffled deck, one stop</source>
        <translation>drei Karten eines gemischten Satzes, ein Halt</translation>
    </message>
    <message>
        <source>with Engine and tires, roll-offs and contacts</source>
        <translation>mit Motor und Reifen, Stechen und Berührungen</translation>
    </message>
    <message>
        <source>with hills, slipstream and stances</source>
        <translation>mit Steigungen, Windschatten und Haltungen</translation>
    </message>
    <message>
        <source>Bikes</source>
        <translation>Motorräder</translation>
    </message>
    <message>
        <source>Cars</source>
        <translation>Autos</translation>
    </message>
</context>
</TS>
