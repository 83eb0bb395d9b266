<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
    <name>window</name>
    <message>
        <source>library template create begin</source>
        <translation>Bibliothek Vorlage anlegen beginnen</translation>
    </message>
    <message>
        <source>library load file</source>
        <translation>Bibliothek laden Datei</translation>
    </message>
    <message>
        <source>picture image png svg pdf csv data</source>
        <translation>Bild PNG SVG PDF CSV Daten ausgeben</translation>
    </message>
    <message>
        <source>pdf paper pages sheets cut</source>
        <translation>PDF Papier Seiten Bögen ausschneiden</translation>
    </message>
    <message>
        <source>remove erase</source>
        <translation>entfernen wegnehmen</translation>
    </message>
    <message>
        <source>settings options language keys shortcuts colours units</source>
        <translation>Optionen Sprache Tasten Kürzel Farben Einheiten</translation>
    </message>
    <message>
        <source>flip reflect</source>
        <translation>umdrehen wenden</translation>
    </message>
    <message>
        <source>rotate counter-clockwise</source>
        <translation>rotieren gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>rotate clockwise</source>
        <translation>rotieren im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>solve solver finish complete gap</source>
        <translation>lösen fertig Lücke</translation>
    </message>
    <message>
        <source>slope elevation uphill downhill</source>
        <translation>Gefälle Höhe bergauf bergab</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>umbenennen Name</translation>
    </message>
    <message>
        <source>turn round clockwise</source>
        <translation>umdrehen Uhrzeigersinn</translation>
    </message>
    <message>
        <source>background image photo map reference underlay</source>
        <translation>Hintergrund Bild Foto Karte Vorlage unterlegen</translation>
    </message>
    <message>
        <source>ruler distance length</source>
        <translation>Lineal Abstand Länge</translation>
    </message>
    <message>
        <source>simulate test bots rules statistics balance</source>
        <translation>simulieren testen Bots Regeln Statistik Ausgewogenheit</translation>
    </message>
    <message>
        <source>heatmap colours</source>
        <translation>Heatmap Farben</translation>
    </message>
    <message>
        <source>play watch drive bots rules</source>
        <translation>spielen zusehen fahren Bots Regeln</translation>
    </message>
    <message>
        <source>zoom whole everything</source>
        <translation>Zoom alles ganz</translation>
    </message>
    <message>
        <source>shortcuts hotkeys mouse</source>
        <translation>Kürzel Tastenkürzel</translation>
    </message>
    <message>
        <source>tutorial introduction first steps</source>
        <translation>Einführung Anleitung erste Schritte</translation>
    </message>
    <message>
        <source>Something went wrong in Trackwright. Unsaved changes were saved as drafts.</source>
        <translation>In Trackwright ist ein Fehler aufgetreten. Ungespeicherte Änderungen wurden als Entwürfe gesichert.</translation>
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
        <source>These pieces are not connected</source>
        <translation>Diese Teile sind nicht verbunden</translation>
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
        <source>Select the first and the last piece of a stretch</source>
        <translation>Erstes und letztes Teil eines Abschnitts auswählen</translation>
    </message>
    <message>
        <source>out of date: edited since</source>
        <translation>veraltet: seither geändert</translation>
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
        <source>{file} no longer exists</source>
        <translation>{file} existiert nicht mehr</translation>
    </message>
    <message>
        <source>Difficulties</source>
        <translation>Schwierigkeiten</translation>
    </message>
    <message>
        <source>Corners need a difficulty before they can be raced. Click the problem MAR401: its fixes are in italics. Choose the one for all corners, and press Enter.</source>
        <translation>Kurven brauchen eine Schwierigkeit, bevor sie gefahren werden können. Klicke auf das Problem MAR401: Darunter steht kursiv, was man tun kann. Wähle die Abhilfe für alle Kurven und drücke Enter.</translation>
    </message>
    <message>
        <source>Press {0}: bots race many times, and the verdict says who wins, how often the lead changes and where bikes crash or retire. {1} shows it on the table.</source>
        <translation>Drücke {0}: Bots fahren viele Rennen, und das Urteil sagt, wer gewinnt, wie oft die Führung wechselt und wo Motorräder stürzen oder ausfallen. {1} zeigt es auf dem Tisch.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Lap</source>
        <translation>Rd.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>you</source>
        <translation>dir selbst</translation>
    </message>
    <message>
        <source>No race is open.</source>
        <translation>Kein Rennen ist offen.</translation>
    </message>
    <message>
        <source>Races (*.json);;All files (*)</source>
        <translation>Rennen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The circuit has been edited since. The race is shown on the circuit as it was then.</source>
        <translation>Die Strecke wurde seither geändert. Das Rennen wird auf der damaligen Strecke gezeigt.</translation>
    </message>
    <message>
        <source>Raced on {name}, not on the open circuit.</source>
        <translation>Gefahren auf {name}, nicht auf der offenen Strecke.</translation>
    </message>
    <message>
        <source>Space: play · ← →: step · Page Down: next round · to play yourself, choose a seat in the panel</source>
        <translation>Leertaste: abspielen · ← →: Schritt · Bild ab: nächster Durchgang · zum Mitspielen einen Platz in der Leiste wählen</translation>
    </message>
    <message>
        <source>Click a space, or choose with a number key or Enter · ↑ ↓: preview · Ctrl+Z: take back</source>
        <translation>Feld anklicken oder mit Zifferntaste oder Enter wählen · ↑ ↓: ansehen · Strg+Z: zurücknehmen</translation>
    </message>
    <message>
        <source>Your race is not saved.</source>
        <translation>Dein Rennen ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Abst.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>&amp;Why? ...</source>
        <translation>&amp;Warum? ...</translation>
    </message>
    <message>
        <source>Choices of {seat}</source>
        <translation>Möglichkeiten von {seat}</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What each choice was worth to “{bot}” at that moment, in {unit}. Its choice is bold.</source>
        <translation>Was „{bot}“ jede Möglichkeit in diesem Augenblick wert war, in {unit}. Fett: seine Wahl.</translation>
    </message>
    <message>
        <source>It compared the best ones in simulated rollouts before choosing.</source>
        <translation>Die besten hat er vor seiner Wahl in simulierten Rennen verglichen.</translation>
    </message>
    <message>
        <source>What else the bot could have done, and how it rated each choice</source>
        <translation>Was der Bot sonst hätte tun können, und wie er es bewertet hat</translation>
    </message>
    <message>
        <source>Repeating the decision ...</source>
        <translation>Entscheidung wird wiederholt ...</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Feldern</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No matching command</source>
        <translation>Kein passender Befehl</translation>
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
        <source>Differing lines</source>
        <translation>Unterschiedliche Zeilen</translation>
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
        <source>− only in this window, + only in the file</source>
        <translation>− nur in diesem Fenster, + nur in der Datei</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
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
        <source>piece ids</source>
        <translation>Nummern der Teile</translation>
    </message>
    <message>
        <source>Browse ...</source>
        <translation>Durchsuchen ...</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Include</source>
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
        <source>choose a file to export to</source>
        <translation>bitte eine Datei für den Export wählen</translation>
    </message>
    <message>
        <source>⚠ {key} is already assigned to {action}.</source>
        <translation>⚠ {key} ist schon mit {action} belegt.</translation>
    </message>
    <message>
        <source>Restore the default keys of all actions?</source>
        <translation>Alle Tasten auf die Vorgaben zurücksetzen?</translation>
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
        <source>&amp;Reassign</source>
        <translation>Neu &amp;zuweisen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>&amp;Vorgabe</translation>
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
        <source>An empty table</source>
        <translation>Ein leerer Tisch</translation>
    </message>
    <message>
        <source>{takes}, default: {usual}</source>
        <translation>{takes}, Vorgabe: {usual}</translation>
    </message>
    <message>
        <source>Options of {rules}</source>
        <translation>Optionen von {rules}</translation>
    </message>
    <message>
        <source>Search by text or rule id</source>
        <translation>Nach Text oder Regelnummer suchen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Vorgaben wiederherstellen</translation>
    </message>
    <message>
        <source>{reading} (default)</source>
        <translation>{reading} (Vorgabe)</translation>
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
        <source>Maximum autosave delay</source>
        <translation>Längste Zeit bis zum automatischen Sichern</translation>
    </message>
    <message>
        <source>reopen the last session</source>
        <translation>letzte Sitzung wieder öffnen</translation>
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
        <source>Save &amp;drafts after</source>
        <translation>Ent&amp;würfe nach</translation>
    </message>
    <message>
        <source>At startup</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>colour-blind safe</source>
        <translation>für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farb&amp;schema</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Permanently delete the selected drafts ({number})?</source>
        <translation>Die gewählten Entwürfe ({number}) endgültig löschen?</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Trackwright ended before these circuits were saved. Choose which ones to open.</source>
        <translation>Trackwright wurde beendet, bevor diese Strecken gespeichert waren. Welche sollen geöffnet werden?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Delete ...</source>
        <translation>&amp;Löschen ...</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>S&amp;päter</translation>
    </message>
    <message>
        <source>Offer them again at the next start</source>
        <translation>Beim nächsten Start wieder anbieten</translation>
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
        <source>lay it at an open end, into a joint, or on a piece to replace it</source>
        <translation>an ein offenes Ende oder in einen Stoß legen, oder auf ein Teil, um es zu ersetzen</translation>
    </message>
    <message>
        <source>Drag a piece</source>
        <translation>Ein Teil ziehen</translation>
    </message>
    <message>
        <source>move its fragment; near an open end it snaps on</source>
        <translation>sein Teilstück verschieben; nahe einem offenen Ende rastet es ein</translation>
    </message>
    <message>
        <source>Drag a selected piece</source>
        <translation>Ein ausgewähltes Teil ziehen</translation>
    </message>
    <message>
        <source>take the selection out of the track</source>
        <translation>die Auswahl aus der Strecke nehmen</translation>
    </message>
    <message>
        <source>Ctrl+Shift + click</source>
        <translation>Strg+Umschalt + Klick</translation>
    </message>
    <message>
        <source>select everything between; repeat to go the other way round</source>
        <translation>alles dazwischen auswählen; noch einmal: andersherum</translation>
    </message>
    <message>
        <source>Alt while dragging</source>
        <translation>Alt beim Ziehen</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>nicht einrasten</translation>
    </message>
    <message>
        <source>Shift, Ctrl + click</source>
        <translation>Umschalt, Strg + Klick</translation>
    </message>
    <message>
        <source>add to the selection, remove from it</source>
        <translation>zur Auswahl hinzufügen, daraus entfernen</translation>
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
        <source>No way to close with up to {number} pieces.</source>
        <translation>Mit bis zu {number} Teilen lässt sich die Runde nicht schließen.</translation>
    </message>
    <message>
        <source>The lap is already closed.</source>
        <translation>Die Runde ist schon geschlossen.</translation>
    </message>
    <message>
        <source>Ways found: {number}. Press Enter to lay one.</source>
        <translation>Gefundene Wege: {number}. Enter legt einen.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source> and {degrees:g}°</source>
        <translation> und {degrees:g}°</translation>
    </message>
    <message>
        <source>Maximum pieces</source>
        <translation>Höchstzahl der Teile</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find ways to close the lap</source>
        <translation>Wege suchen, die Runde zu schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Suche abbrechen</translation>
    </message>
    <message>
        <source>Finds ways to close the lap with the remaining pieces.</source>
        <translation>Sucht Wege, die Runde mit den übrigen Teilen zu schließen.</translation>
    </message>
    <message>
        <source>Ways to close</source>
        <translation>Wege zum Schließen</translation>
    </message>
    <message>
        <source>Press Enter or double-click to lay it</source>
        <translation>Enter oder Doppelklick legt ihn</translation>
    </message>
    <message>
        <source>Searching ...</source>
        <translation>Suche läuft ...</translation>
    </message>
    <message>
        <source>Closest: {codes} misses by {by}.</source>
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
        <source>The track has changed since: search again.</source>
        <translation>Die Strecke hat sich geändert: bitte neu suchen.</translation>
    </message>
    <message>
        <source>Closed: {codes}.</source>
        <translation>Geschlossen: {codes}.</translation>
    </message>
    <message>
        <source>Cardboard play allows that.</source>
        <translation>Das Spiel der Pappe reicht dafür.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Initial state</source>
        <translation>Anfangszustand</translation>
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
        <source>by shape</source>
        <translation>nach Form</translation>
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
        <source>kit default</source>
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
        <source>Side of the racing line</source>
        <translation>Seite der Ideallinie</translation>
    </message>
    <message>
        <source>Nothing selected. Click a piece.</source>
        <translation>Nichts ausgewählt. Klicke auf ein Teil.</translation>
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
        <source>fixed size</source>
        <translation>feste Größe</translation>
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
        <source>Number of boxes to build from</source>
        <translation>Zahl der verfügbaren Schachteln</translation>
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
        <source>Click here, then on the table; or drag</source>
        <translation>Hier klicken, dann auf den Tisch; oder ziehen</translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <translation>Teile in der Schachtel</translation>
    </message>
    <message>
        <source>Shift: turning right</source>
        <translation>Umschalt: rechtsherum</translation>
    </message>
    <message>
        <source>unlimited</source>
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
        <source>Stop and show results so far</source>
        <translation>Anhalten und bisherige Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>Race again whenever the circuit or the set-up changes</source>
        <translation>Neu fahren, sobald sich Strecke oder Aufbau ändern</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Show the set-up in place of the results</source>
        <translation>Statt der Ergebnisse den Aufbau zeigen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>Run the races</source>
        <translation>Rennen starten</translation>
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
        <source>Cancelled before the first race finished</source>
        <translation>Abgebrochen, bevor das erste Rennen zu Ende war</translation>
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
        <source>Click to show · Enter or double-click to zoom or apply a fix · Space to approve</source>
        <translation>Klick: anzeigen · Enter oder Doppelklick: vergrößern oder Abhilfe anwenden · Leertaste: billigen</translation>
    </message>
    <message>
        <source>Checking ...</source>
        <translation>Prüfung läuft ...</translation>
    </message>
    <message>
        <source>Not checked because of an error in Trackwright. The next change tries again.</source>
        <translation>Nicht geprüft wegen eines Fehlers in Trackwright. Die nächste Änderung versucht es erneut.</translation>
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
        <source>Press Enter or double-click to apply it</source>
        <translation>Enter oder Doppelklick wendet sie an</translation>
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
        <source>Why is this acceptable?</source>
        <translation>Warum ist das in Ordnung?</translation>
    </message>
    <message>
        <source>Approved: {why}</source>
        <translation>Gebilligt: {why}</translation>
    </message>
    <message>
        <source>Zoom to problem</source>
        <translation>Problem vergrößern</translation>
    </message>
    <message>
        <source>Loading ...</source>
        <translation>Wird geladen ...</translation>
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
        <source>“{name}” has unsaved changes.</source>
        <translation>„{name}“ hat ungespeicherte Änderungen.</translation>
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
        <source>Cannot open the file</source>
        <translation>Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot save the file</source>
        <translation>Datei kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot export</source>
        <translation>Export nicht möglich</translation>
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
        <source>Another program changed {file}, and it can no longer be read:</source>
        <translation>Ein anderes Programm hat {file} geändert, und die Datei ist nicht mehr lesbar:</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>{file} was deleted or moved. The circuit is still open here.</source>
        <translation>{file} wurde gelöscht oder verschoben. Die Strecke ist hier noch offen.</translation>
    </message>
    <message>
        <source>Its current contents are kept as a .bak file.</source>
        <translation>Der bisherige Inhalt bleibt als .bak-Datei erhalten.</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Es gibt ungespeicherte Änderungen.</translation>
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
        <source>Another program changed the file. Overwrite it?</source>
        <translation>Ein anderes Programm hat die Datei geändert. Überschreiben?</translation>
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
        <source>yes: more than chance, all figures considered
perhaps: only by this figure; one in twenty does so by chance
no: may be chance</source>
        <translation>ja: mehr als Zufall, alle Kennzahlen berücksichtigt
vielleicht: nur nach dieser Kennzahl; eine von zwanzig tut das zufällig
nein: kann Zufall sein</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
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
        <translation>Kennzahl suchen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Copy numbers (TSV)</source>
        <translation>Werte kopieren (TSV)</translation>
    </message>
    <message>
        <source>Default order</source>
        <translation>Vorgegebene Reihenfolge</translation>
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
        <source>Result (JSON) ...</source>
        <translation>Ergebnis (JSON) ...</translation>
    </message>
    <message>
        <source>Figures (CSV) ...</source>
        <translation>Kennzahlen (CSV) ...</translation>
    </message>
    <message>
        <source>Heat by space (CSV) ...</source>
        <translation>Wärme je Feld (CSV) ...</translation>
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
        <source>Show the heat map on the table</source>
        <translation>Wärmekarte auf dem Tisch zeigen</translation>
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
        <source>Pin this result to compare later ones with it</source>
        <translation>Dieses Ergebnis anheften und spätere damit vergleichen</translation>
    </message>
    <message>
        <source>Save the result to a file, or compare with a saved one</source>
        <translation>Ergebnis in einer Datei speichern oder mit einem gespeicherten vergleichen</translation>
    </message>
    <message>
        <source>Race number</source>
        <translation>Nummer des Rennens</translation>
    </message>
    <message>
        <source>Watch</source>
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
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Copy figures as text</source>
        <translation>Kennzahlen als Text kopieren</translation>
    </message>
    <message>
        <source>Copy figures (TSV)</source>
        <translation>Kennzahlen kopieren (TSV)</translation>
    </message>
    <message>
        <source>Pin a saved result ...</source>
        <translation>Gespeichertes Ergebnis anheften ...</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>two alternating</source>
        <translation>zwei im Wechsel</translation>
    </message>
    <message>
        <source>one per seat</source>
        <translation>einer je Platz</translation>
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
        <source>Choice of bots</source>
        <translation>Wahl der Bots</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of the races</source>
        <translation>Regeln der Rennen</translation>
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
        <source>Number of seats</source>
        <translation>Anzahl der Plätze</translation>
    </message>
    <message>
        <source>One bot for all seats, two alternating, or one per seat</source>
        <translation>Ein Bot für alle Plätze, zwei im Wechsel oder einer je Platz</translation>
    </message>
    <message>
        <source>Laps per race</source>
        <translation>Runden je Rennen</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Number of races</source>
        <translation>Anzahl der Rennen</translation>
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
        <translation>Strecke ({laps})</translation>
    </message>
    <message>
        <source>Bot of {seat}</source>
        <translation>Bot von {seat}</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>alles Vorgabe</translation>
    </message>
    <message>
        <source>Compared with the pinned {races:,} races of {track}:</source>
        <translation>Verglichen mit den angehefteten {races:,} Rennen von {track}:</translation>
    </message>
    <message>
        <source>{count} of {of} figures differ significantly.</source>
        <translation>{count} von {of} Kennzahlen unterscheiden sich signifikant.</translation>
    </message>
    <message>
        <source>These results are from before the last edits.</source>
        <translation>Diese Ergebnisse stammen von vor den letzten Änderungen.</translation>
    </message>
    <message>
        <source>Race the current circuit</source>
        <translation>Aktuelle Strecke fahren</translation>
    </message>
    <message>
        <source>{done:,} of {of:,} races</source>
        <translation>{done:,} von {of:,} Rennen</translation>
    </message>
    <message>
        <source>Not raced under {rules} yet:</source>
        <translation>Nach {rules} noch nicht fahrbar:</translation>
    </message>
    <message>
        <source>{fix}, then race</source>
        <translation>{fix}, dann fahren</translation>
    </message>
    <message>
        <source>{rate:,.0f} per second</source>
        <translation>{rate:,.0f} je Sekunde</translation>
    </message>
    <message>
        <source>Press Run: bots race the circuit many times, and the results appear here.</source>
        <translation>Auf Fahren drücken: Bots fahren die Strecke viele Male, und die Ergebnisse erscheinen hier.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>{left:,.0f} s left</source>
        <translation>noch {left:,.0f} s</translation>
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
        <source>Gap that keeps the lap open, and pieces left in the box</source>
        <translation>Lücke, die die Runde noch hat, und übrige Teile in der Schachtel</translation>
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
        <source>Click a corner: difficulty 1, 2, 3, none</source>
        <translation>Klick auf eine Kurve: Schwierigkeit 1, 2, 3, keine</translation>
    </message>
    <message>
        <source>No corner here</source>
        <translation>Hier ist keine Kurve</translation>
    </message>
    <message>
        <source>Click: select · Shift: add · Ctrl: remove · drag: move a fragment, or the selection</source>
        <translation>Klick: auswählen · Umschalt: hinzufügen · Strg: entfernen · Ziehen: Teilstück oder Auswahl verschieben</translation>
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
        <source>End the tour; restart it from the Help menu</source>
        <translation>Rundgang beenden; im Menü Hilfe lässt er sich neu starten</translation>
    </message>
    <message>
        <source>Continue without doing this</source>
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
        <source>Start with an empty table or a shipped circuit</source>
        <translation>Mit einem leeren Tisch oder einer mitgelieferten Strecke beginnen</translation>
    </message>
    <message>
        <source>&amp;Open ...</source>
        <translation>Ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>Open recent ...</source>
        <translation>Zuletzt geöffnet ...</translation>
    </message>
    <message>
        <source>Choose a recent file by its picture</source>
        <translation>Eine der letzten Dateien anhand ihres Bildes wählen</translation>
    </message>
    <message>
        <source>Save the track to its file</source>
        <translation>Strecke in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save the track to another file</source>
        <translation>Strecke in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Export ...</source>
        <translation>&amp;Exportieren ...</translation>
    </message>
    <message>
        <source>Export a picture, data, or a table for another program</source>
        <translation>Ein Bild, Daten oder einen Spieltisch für ein anderes Programm exportieren</translation>
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
        <source>Undo the last step</source>
        <translation>Letzten Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the step</source>
        <translation>Schritt wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete and &amp;move up</source>
        <translation>Löschen und auf&amp;schließen</translation>
    </message>
    <message>
        <source>Remove the selected pieces; the following ones move up</source>
        <translation>Ausgewählte Teile entfernen; die folgenden rücken auf</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>N&amp;ichts auswählen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Select &amp;fragment</source>
        <translation>&amp;Teilstück auswählen</translation>
    </message>
    <message>
        <source>Select everything connected to the piece</source>
        <translation>Alles auswählen, was mit dem Teil verbunden ist</translation>
    </message>
    <message>
        <source>Select bet&amp;ween</source>
        <translation>Da&amp;zwischen auswählen</translation>
    </message>
    <message>
        <source>Select all pieces between the two selected ones; repeat to go the other way round</source>
        <translation>Alle Teile zwischen den beiden ausgewählten auswählen; noch einmal: andersherum</translation>
    </message>
    <message>
        <source>Previ&amp;ous selection</source>
        <translation>Vorherige Auswahl</translation>
    </message>
    <message>
        <source>Go back to the previous selection</source>
        <translation>Zurück zur vorherigen Auswahl</translation>
    </message>
    <message>
        <source>Next selection</source>
        <translation>Nächste Auswahl</translation>
    </message>
    <message>
        <source>Go forward to the next selection</source>
        <translation>Vor zur nächsten Auswahl</translation>
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
        <source>Select the previous piece</source>
        <translation>Das vorige Teil auswählen</translation>
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
        <source>Cancel the current action</source>
        <translation>Laufende Aktion abbrechen</translation>
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
        <source>Repeat last piece</source>
        <translation>Letztes Teil noch einmal legen</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Remove the piece at the active end</source>
        <translation>Das Teil am aktiven Ende entfernen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>Mirror the piece in hand, the selection, or the piece at the active end</source>
        <translation>Das Teil in der Hand, die Auswahl oder das Teil am aktiven Ende spiegeln</translation>
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
        <source>T&amp;urn right</source>
        <translation>R&amp;echtsherum drehen</translation>
    </message>
    <message>
        <source>Nudge left</source>
        <translation>Nach links rücken</translation>
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
        <source>Set difficulty of the selected piece to 1, 2, 3, none</source>
        <translation>Schwierigkeit des ausgewählten Teils auf 1, 2, 3, keine setzen</translation>
    </message>
    <message>
        <source>&amp;Hill</source>
        <translation>S&amp;teigung</translation>
    </message>
    <message>
        <source>Racing l&amp;ine</source>
        <translation>&amp;Ideallinie</translation>
    </message>
    <message>
        <source>Move the racing line to the other side on the selected pieces</source>
        <translation>Ideallinie der ausgewählten Teile auf die andere Seite legen</translation>
    </message>
    <message>
        <source>Mirror the circuit</source>
        <translation>Die Strecke spiegeln</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Re&amp;verse direction</source>
        <translation>Richtung &amp;umkehren</translation>
    </message>
    <message>
        <source>Race the circuit the other way round</source>
        <translation>Strecke andersherum fahren</translation>
    </message>
    <message>
        <source>Lay by &amp;number</source>
        <translation>Nach &amp;Nummer legen</translation>
    </message>
    <message>
        <source>Lay piece 1 from the box</source>
        <translation>Teil 1 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 2 from the box</source>
        <translation>Teil 2 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 3 from the box</source>
        <translation>Teil 3 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 4 from the box</source>
        <translation>Teil 4 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 5 from the box</source>
        <translation>Teil 5 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 6 from the box</source>
        <translation>Teil 6 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 7 from the box</source>
        <translation>Teil 7 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 8 from the box</source>
        <translation>Teil 8 der Schachtel legen</translation>
    </message>
    <message>
        <source>Lay piece 9 from the box</source>
        <translation>Teil 9 der Schachtel legen</translation>
    </message>
    <message>
        <source>At the active end; corners turn left</source>
        <translation>Am aktiven Ende; Kurven gehen nach links</translation>
    </message>
    <message>
        <source>Lay piece 1, turning right</source>
        <translation>Teil 1 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 2, turning right</source>
        <translation>Teil 2 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 3, turning right</source>
        <translation>Teil 3 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 4, turning right</source>
        <translation>Teil 4 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 5, turning right</source>
        <translation>Teil 5 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 6, turning right</source>
        <translation>Teil 6 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 7, turning right</source>
        <translation>Teil 7 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 8, turning right</source>
        <translation>Teil 8 rechtsherum legen</translation>
    </message>
    <message>
        <source>Lay piece 9, turning right</source>
        <translation>Teil 9 rechtsherum legen</translation>
    </message>
    <message>
        <source>At the active end; corners turn right</source>
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
        <source>Set the difficulty of corners by clicking them</source>
        <translation>Schwierigkeit von Kurven durch Anklicken setzen</translation>
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
        <source>Let bots race the circuit many times</source>
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
        <source>Compare later results with this one</source>
        <translation>Spätere Ergebnisse mit diesem vergleichen</translation>
    </message>
    <message>
        <source>&amp;Save the result ...</source>
        <translation>Ergebnis &amp;speichern ...</translation>
    </message>
    <message>
        <source>Save the same file as `playtest --save`</source>
        <translation>Dieselbe Datei speichern wie `playtest --save`</translation>
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
        <source>Show fine and coarse grid lines</source>
        <translation>Feine und grobe Rasterlinien zeigen</translation>
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
        <source>Let the window fill the screen</source>
        <translation>Das Fenster füllt den Bildschirm</translation>
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
        <source>Theme: system default</source>
        <translation>Farbschema: wie das System</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Farbschema: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Farbschema: dunkel</translation>
    </message>
    <message>
        <source>Theme: high contrast</source>
        <translation>Farbschema: hoher Kontrast</translation>
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
        <source>Open another window with an empty table</source>
        <translation>Ein weiteres Fenster mit leerem Tisch öffnen</translation>
    </message>
    <message>
        <source>&amp;Open in a new window ...</source>
        <translation>In neuem Fenster ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>Open a track file in another window</source>
        <translation>Eine Streckendatei in einem anderen Fenster öffnen</translation>
    </message>
    <message>
        <source>Ne&amp;xt window</source>
        <translation>Nä&amp;chstes Fenster</translation>
    </message>
    <message>
        <source>Go to the next window</source>
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
        <source>Find any action by name</source>
        <translation>Jede Aktion anhand ihres Namens finden</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>Rund&amp;gang</translation>
    </message>
    <message>
        <source>Build a first circuit step by step</source>
        <translation>Schritt für Schritt eine erste Strecke bauen</translation>
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
        <source>System default</source>
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
        <source>These are the pieces. Press {0} to lay the start piece, or drag it onto the table.</source>
        <translation>Das sind die Teile. Drücke {0}, um das Startteil zu legen, oder ziehe es auf den Tisch.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The blue arrow marks the end where you continue. Press {0}, then {1}, then {2} until there are six pieces. Shift turns corners to the right, {3} removes the last piece.</source>
        <translation>Am blauen Pfeil baust du weiter. Drücke {0}, dann {1}, dann {2}, bis sechs Teile liegen. Mit Umschalt gehen Kurven nach rechts, {3} entfernt das letzte Teil.</translation>
    </message>
    <message>
        <source>Problems appear here while you build. Click one to see where it is, or right-click it to see its fixes.</source>
        <translation>Hier erscheinen beim Bauen Probleme. Ein Klick zeigt die Stelle auf dem Tisch, ein Rechtsklick bietet Abhilfe an.</translation>
    </message>
    <message>
        <source>Press {0} to find ways to close the lap. Choose one and press Enter. You can undo it.</source>
        <translation>{0} sucht Wege, die Runde zu schließen. Wähle einen und drücke Enter. Du kannst ihn rückgängig machen.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <source>{0} shows all keys, {1} finds any action by name. To restart the tour, open the Help menu.</source>
        <translation>{0} zeigt alle Tasten, {1} findet jede Aktion anhand ihres Namens. Der Rundgang lässt sich im Menü Hilfe neu starten.</translation>
    </message>
    <message>
        <source>Race once</source>
        <translation>Einmal fahren</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Your seat; bots play the others</source>
        <translation>Dein Platz; die anderen spielen Bots</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>none: bots only</source>
        <translation>keiner: nur Bots</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Choose who you want to be</source>
        <translation>Wähle, wer du sein willst</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Choose with number keys, Enter or a double-click</source>
        <translation>Mit Zifferntasten, Enter oder Doppelklick wählen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Play this seat</source>
        <translation>Diesen Platz spielen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Let bots finish the race for you</source>
        <translation>Bots das Rennen für dich zu Ende fahren lassen</translation>
    </message>
    <message>
        <source>Save replay ...</source>
        <translation>Aufzeichnung speichern ...</translation>
    </message>
    <message>
        <source>Save the race in a small file that can be replayed</source>
        <translation>Das Rennen in einer kleinen Datei speichern, die es wieder abspielt</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message>
        <source>Your turn. {question}</source>
        <translation>Du bist am Zug. {question}</translation>
    </message>
    <message>
        <source>Play as {name} from here on; bots play the others</source>
        <translation>Ab hier {name} spielen; die anderen spielen Bots</translation>
    </message>
    <message>
        <source>First choose above who you want to be</source>
        <translation>Wähle zuerst oben, wer du sein willst</translation>
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
        <source>One step forward (Right)</source>
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
        <source>Open a saved race</source>
        <translation>Ein gespeichertes Rennen öffnen</translation>
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
        <source>Run and watch one race on this circuit, with bots or with you</source>
        <translation>Ein Rennen auf dieser Strecke fahren und ansehen, mit Bots oder mit dir</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>A&amp;bspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play the replay; Space when it has the focus</source>
        <translation>Aufzeichnung abspielen; Leertaste, wenn sie den Fokus hat</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last decision; Ctrl+Z in the replay</source>
        <translation>Die letzte eigene Entscheidung zurücknehmen; Strg+Z in der Aufzeichnung</translation>
    </message>
    <message>
        <source>&amp;Save replay ...</source>
        <translation>Aufzeichnung &amp;speichern ...</translation>
    </message>
    <message>
        <source>&amp;Close the replay</source>
        <translation>Rennen s&amp;chließen</translation>
    </message>
    <message>
        <source>Return to the circuit</source>
        <translation>Zurück zur Strecke</translation>
    </message>
    <message>
        <source>Running race {number} ...</source>
        <translation>Rennen {number} wird gefahren ...</translation>
    </message>
    <message>
        <source>Running the race ...</source>
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
        <source>Cannot open the replay</source>
        <translation>Aufzeichnung kann nicht geöffnet werden</translation>
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
        <source>Racing to your turn ...</source>
        <translation>Das Rennen läuft bis zu deinem Zug ...</translation>
    </message>
    <message>
        <source>Racing on ...</source>
        <translation>Das Rennen läuft weiter ...</translation>
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
        <source>Save replay</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Race panel</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>rolled {dice}, used {used}</source>
        <translation>gewürfelt {dice}, verwendet {used}</translation>
    </message>
    <message>
        <source>rolled {dice}</source>
        <translation>gewürfelt {dice}</translation>
    </message>
    <message>
        <source>played {cards}</source>
        <translation>gespielt {cards}</translation>
    </message>
    <message>
        <source>showed {cards}</source>
        <translation>gezeigt {cards}</translation>
    </message>
    <message>
        <source>{name}, played by {player}</source>
        <translation>{name}, gespielt von {player}</translation>
    </message>
    <message>
        <source>{gauge} {n} of {full}</source>
        <translation>{gauge} {n} von {full}</translation>
    </message>
    <message>
        <source>seed {n}</source>
        <translation>Startwert {n}</translation>
    </message>
    <message>
        <source>race {n}</source>
        <translation>Rennen {n}</translation>
    </message>
    <message>
        <source>{worth:.2f}</source>
        <translation>{worth:.2f}</translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: leer</translation>
    </message>
    <message>
        <source>{pile}: {n} face down</source>
        <translation>{pile}: {n} verdeckt</translation>
    </message>
    <message>
        <source>pit stop: {when}</source>
        <translation>Boxenstopp: {when}</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>an error in Trackwright: {fault!r}</source>
        <translation>ein Fehler in Trackwright: {fault!r}</translation>
    </message>
    <message>
        <source>{file} is open in a window: choose another file</source>
        <translation>{file} ist in einem Fenster offen: bitte eine andere Datei wählen</translation>
    </message>
    <message>
        <source>{file} is open in another window</source>
        <translation>{file} ist in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Die Datei ersetzen?</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} existiert schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Set hill to up, down, flat, none, from the selected piece on, or over the selected ones</source>
        <translation>Steigung auf bergauf, bergab, eben, keine setzen, ab dem ausgewählten Teil oder über die ausgewählten</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Counted along the piece in driving direction</source>
        <translation>Entlang des Teils gezählt, in Fahrtrichtung</translation>
    </message>
    <message>
        <source>all lanes</source>
        <translation>alle Spuren</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>&amp;Position in the piece</source>
        <translation>&amp;Position im Teil</translation>
    </message>
    <message>
        <source>&amp;Lane</source>
        <translation>&amp;Spur</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Enter or double-click to change, Del to remove</source>
        <translation>Enter oder Doppelklick ändert, Entf entfernt</translation>
    </message>
    <message>
        <source>Add ...</source>
        <translation>Hinzufügen ...</translation>
    </message>
    <message>
        <source>Add a marker to all selected pieces</source>
        <translation>Allen ausgewählten Teilen einen Marker geben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>({some} of {all} pieces)</source>
        <translation>({some} von {all} Teilen)</translation>
    </message>
    <message>
        <source>Change it on all pieces that have it</source>
        <translation>Auf allen Teilen ändern, die ihn haben</translation>
    </message>
    <message>
        <source>Remove it from all pieces that have it</source>
        <translation>Von allen Teilen entfernen, die ihn haben</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Noch einmal e&amp;xportieren</translation>
    </message>
    <message>
        <source>Export to the same file as last time, or ask for one</source>
        <translation>In dieselbe Datei wie zuletzt exportieren, oder nach einer fragen</translation>
    </message>
    <message>
        <source>Select corner</source>
        <translation>Kurve auswählen</translation>
    </message>
    <message>
        <source>Select the whole corner of the selected pieces</source>
        <translation>Die ganze Kurve der ausgewählten Teile auswählen</translation>
    </message>
    <message>
        <source>Select alike</source>
        <translation>Gleiche auswählen</translation>
    </message>
    <message>
        <source>Select all pieces of the same kinds</source>
        <translation>Alle Teile derselben Arten auswählen</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>1 mm per pixel</source>
        <translation>1 mm je Pixel</translation>
    </message>
    <message>
        <source>Only the ta&amp;ble</source>
        <translation>N&amp;ur der Tisch</translation>
    </message>
    <message>
        <source>Hide panels and tool bar</source>
        <translation>Leisten und Werkzeuge ausblenden</translation>
    </message>
    <message>
        <source>&amp;Reopen closed</source>
        <translation>&amp;Geschlossenes wieder öffnen</translation>
    </message>
    <message>
        <source>Reopen what was closed last</source>
        <translation>Wieder öffnen, was zuletzt geschlossen wurde</translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation>Die letzte eigene Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>About these results</source>
        <translation>Zu diesen Ergebnissen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Circuit and races</source>
        <translation>Strecke und Rennen</translation>
    </message>
    <message>
        <source>Expressions allowed: 100 + 20</source>
        <translation>Rechenausdrücke erlaubt: 100 + 20</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>{number} more of this kind</source>
        <translation>{number} weitere dieser Art</translation>
    </message>
    <message>
        <source>Opening {file} ...</source>
        <translation>{file} wird geöffnet ...</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>may be open on {computer}</source>
        <translation>vielleicht auf {computer} geöffnet</translation>
    </message>
    <message>
        <source>No pieces yet.</source>
        <translation>Noch keine Teile.</translation>
    </message>
    <message>
        <source>Difficulties differ by lightness, and no two hues are easily confused</source>
        <translation>Schwierigkeiten unterscheiden sich in der Helligkeit, und keine zwei Farbtöne sind leicht zu verwechseln</translation>
    </message>
    <message>
        <source>Select a problem to see why it matters and how to fix it.</source>
        <translation>Wähle ein Problem, um zu lesen, warum es zählt und was dagegen hilft.</translation>
    </message>
    <message>
        <source>Why it matters: {why}</source>
        <translation>Warum es zählt: {why}</translation>
    </message>
    <message>
        <source>How to fix it: {how}</source>
        <translation>Was hilft: {how}</translation>
    </message>
    <message>
        <source>Details of the problem</source>
        <translation>Einzelheiten zum Problem</translation>
    </message>
    <message>
        <source>Fixes:</source>
        <translation>Abhilfe:</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <source>With a fix</source>
        <translation>Mit Abhilfe</translation>
    </message>
    <message>
        <source>Problems to list</source>
        <translation>Welche Probleme gezeigt werden</translation>
    </message>
    <message>
        <source>Search problems</source>
        <translation>Probleme suchen</translation>
    </message>
    <message>
        <source>Code or words; every word has to occur</source>
        <translation>Code oder Wörter; jedes Wort muss vorkommen</translation>
    </message>
    <message>
        <source>Fix all {number}, changing the circuit</source>
        <translation>Alle {number} beheben, ändert die Strecke</translation>
    </message>
    <message>
        <source>Fix all {number}, keeping the shape</source>
        <translation>Alle {number} beheben, lässt die Form</translation>
    </message>
    <message>
        <source>Withdraw all {number} approvals</source>
        <translation>Alle {number} Billigungen zurücknehmen</translation>
    </message>
    <message>
        <source>Approve all {number} ...</source>
        <translation>Alle {number} billigen ...</translation>
    </message>
    <message>
        <source>Fix all safe ones</source>
        <translation>Alle sicheren beheben</translation>
    </message>
    <message>
        <source>{number} of {all} listed</source>
        <translation>{number} von {all} gezeigt</translation>
    </message>
    <message>
        <source>Apply every fix that keeps the circuit's shape, as one step: {number} problems</source>
        <translation>Jede Abhilfe anwenden, die die Form der Strecke lässt, in einem Schritt: {number} Probleme</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>Warnings only</source>
        <translation>Nur Warnungen</translation>
    </message>
    <message>
        <source>Notes only</source>
        <translation>Nur Hinweise</translation>
    </message>
    <message>
        <source>Approved ones</source>
        <translation>Gebilligte</translation>
    </message>
    <message>
        <source>{file} is neither a circuit nor a saved race. Only those can be opened or dropped on the window: files that end in .json; and pictures to trace: PNG or JPEG.</source>
        <translation>{file} ist weder eine Strecke noch ein gespeichertes Rennen. Nur die lassen sich öffnen oder auf das Fenster ziehen: Dateien, die auf .json enden; und Bilder zum Nachzeichnen: PNG oder JPEG.</translation>
    </message>
    <message>
        <source>Another language is used from the next start of Trackwright.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start von Trackwright.</translation>
    </message>
    <message>
        <source>None of these fixes can be applied here</source>
        <translation>Keine dieser Abhilfen lässt sich hier anwenden</translation>
    </message>
    <message>
        <source>{title}: {least} to {top}</source>
        <translation>{title}: {least} bis {top}</translation>
    </message>
    <message>
        <source>Figures that differ</source>
        <translation>Werte, die sich unterscheiden</translation>
    </message>
    <message>
        <source>No figure differs.</source>
        <translation>Kein Wert unterscheidet sich.</translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>&amp;Add folder ...</source>
        <translation>Ordner &amp;hinzufügen ...</translation>
    </message>
    <message>
        <source>Show the circuits of a folder of your own here</source>
        <translation>Die Strecken eines eigenen Ordners hier zeigen</translation>
    </message>
    <message>
        <source>Remo&amp;ve folder</source>
        <translation>Ordner &amp;entfernen</translation>
    </message>
    <message>
        <source>Show this folder no more; its files stay as they are</source>
        <translation>Diesen Ordner nicht mehr zeigen; seine Dateien bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>New and shipped</source>
        <translation>Neu und mitgeliefert</translation>
    </message>
    <message>
        <source>About the chosen circuit</source>
        <translation>Über die gewählte Strecke</translation>
    </message>
    <message>
        <source>&amp;Browse ...</source>
        <translation>&amp;Durchsuchen ...</translation>
    </message>
    <message>
        <source>Choose a file in the system's dialog</source>
        <translation>Eine Datei im Dialog des Systems wählen</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Reading ...</source>
        <translation>Wird gelesen ...</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Hier ist noch nichts.</translation>
    </message>
    <message>
        <source>{n} cannot be opened: {names}</source>
        <translation>{n} nicht zu öffnen: {names}</translation>
    </message>
    <message>
        <source>Find a piece</source>
        <translation>Teil suchen</translation>
    </message>
    <message>
        <source>No matching piece</source>
        <translation>Kein passendes Teil</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Find a circuit</source>
        <translation>Strecke suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>{width:g} × {height:g} cm</source>
        <translation>{width:g} × {height:g} cm</translation>
    </message>
    <message>
        <source>raced: {verdict}</source>
        <translation>im Test: {verdict}</translation>
    </message>
    <message>
        <source>Raced {races:,} times under {rules}:</source>
        <translation>{races:,} Rennen nach {rules}:</translation>
    </message>
    <message>
        <source>Game: {game}</source>
        <translation>Spiel: {game}</translation>
    </message>
    <message>
        <source>not closed</source>
        <translation>nicht geschlossen</translation>
    </message>
    <message>
        <source>It cannot be opened: {why}</source>
        <translation>Nicht zu öffnen: {why}</translation>
    </message>
    <message>
        <source>Shortest lap: {n} spaces</source>
        <translation>Kürzeste Runde: {n} Felder</translation>
    </message>
    <message>
        <source>Boxes: {n}</source>
        <translation>Schachteln: {n}</translation>
    </message>
    <message>
        <source>Comes with Trackwright; opens as a copy.</source>
        <translation>Gehört zu Trackwright; öffnet sich als Kopie.</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>nicht zu öffnen</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Difference from the pinned result</source>
        <translation>Unterschied zum angehefteten Ergebnis</translation>
    </message>
    <message>
        <source>Show on the table where this result differs</source>
        <translation>Auf dem Tisch zeigen, wo sich dieses Ergebnis unterscheidet</translation>
    </message>
    <message>
        <source>Show on the table where</source>
        <translation>Auf dem Tisch zeigen, wo</translation>
    </message>
    <message>
        <source>{figure}: {change} ({before} before, {now} now)</source>
        <translation>{figure}: {change} (vorher {before}, jetzt {now})</translation>
    </message>
    <message>
        <source>Perhaps also: {figures}</source>
        <translation>Vielleicht auch: {figures}</translation>
    </message>
    <message>
        <source>{place} ({space}), lap {lap}</source>
        <translation>{place} ({space}), Runde {lap}</translation>
    </message>
    <message>
        <source>Open a circuit: recent files, folders of your own, or any file</source>
        <translation>Eine Strecke öffnen: zuletzt geöffnete, eigene Ordner oder eine beliebige Datei</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>{n} of {circuits}</source>
        <translation>{n} von {circuits}</translation>
    </message>
    <message>
        <source>&amp;Find a piece ...</source>
        <translation>Teil &amp;suchen ...</translation>
    </message>
    <message>
        <source>Search the box by name, code or heading</source>
        <translation>Die Schachtel nach Name, Code oder Überschrift durchsuchen</translation>
    </message>
    <message>
        <source>lap, length, race, lanes, straights</source>
        <translation>Runde, Länge, Rennen, Spuren, Geraden</translation>
    </message>
    <message>
        <source>corners, angles, difficulty</source>
        <translation>Kurven, Winkel, Schwierigkeit</translation>
    </message>
    <message>
        <source>hills, elevation, height</source>
        <translation>Steigungen, Höhenprofil, Höhe</translation>
    </message>
    <message>
        <source>pieces, parts, box, stock</source>
        <translation>Teile, Schachtel, Vorrat</translation>
    </message>
    <message>
        <source>board, outline, size</source>
        <translation>Platte, Umriss, Größe</translation>
    </message>
    <message>
        <source>budget, cards, dials, points, pit stop, deposits</source>
        <translation>Budget, Karten, Anzeigen, Punkte, Boxenstopp, Pfand</translation>
    </message>
    <message>
        <source>detours, prices of lanes</source>
        <translation>Umwege, Preise der Spuren</translation>
    </message>
    <message>
        <source>Circuit card</source>
        <translation>Streckendaten</translation>
    </message>
    <message>
        <source>Rules of the budget</source>
        <translation>Regeln des Budgets</translation>
    </message>
    <message>
        <source>The rules whose budget is shown</source>
        <translation>Die Regeln, deren Budget gezeigt wird</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the card as text, or for a spreadsheet</source>
        <translation>Streckendaten als Text oder für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>An error in Trackwright: there is no card.</source>
        <translation>Ein Fehler in Trackwright: Es gibt keine Streckendaten.</translation>
    </message>
    <message>
        <source>No pieces on the table yet.</source>
        <translation>Noch liegen keine Teile auf dem Tisch.</translation>
    </message>
    <message>
        <source>The card was copied</source>
        <translation>Die Streckendaten wurden kopiert</translation>
    </message>
    <message>
        <source>Copy as table (TSV)</source>
        <translation>Als Tabelle kopieren (TSV)</translation>
    </message>
    <message>
        <source>The lap from the side</source>
        <translation>Die Runde von der Seite</translation>
    </message>
    <message>
        <source>Position {n}</source>
        <translation>Position {n}</translation>
    </message>
    <message>
        <source>corner {n}, {length} positions</source>
        <translation>Kurve {n}, {length} Positionen</translation>
    </message>
    <message>
        <source>straight, {length} positions</source>
        <translation>Gerade, {length} Positionen</translation>
    </message>
    <message>
        <source>difficulty {n}</source>
        <translation>Schwierigkeit {n}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Panels for building: box, inspector, circuit card</source>
        <translation>Leisten zum Bauen: Schachtel, Eigenschaften, Streckendaten</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Panels for playtests: set-up and results</source>
        <translation>Leisten für Spieltests: Einstellungen und Ergebnisse</translation>
    </message>
    <message>
        <source>Panels for races: standings, story, decisions</source>
        <translation>Leisten für Rennen: Stand, Verlauf, Entscheidungen</translation>
    </message>
    <message>
        <source>Reset the workspace</source>
        <translation>Arbeitsbereich zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels of this workspace back in place</source>
        <translation>Alle Leisten dieses Arbeitsbereichs an ihren Platz zurücklegen</translation>
    </message>
    <message>
        <source>Circuit card panel</source>
        <translation>Leiste Streckendaten</translation>
    </message>
    <message>
        <source>Shortest lap in positions</source>
        <translation>Kürzeste Runde in Positionen</translation>
    </message>
    <message>
        <source>Longest lap in positions</source>
        <translation>Längste Runde in Positionen</translation>
    </message>
    <message>
        <source>Maximum laid pieces to remove first</source>
        <translation>So viele gelegte Teile dürfen vorher weg</translation>
    </message>
    <message>
        <source>Ignore how many pieces are left in the box</source>
        <translation>Nicht beachten, wie viele Teile die Schachtel noch hat</translation>
    </message>
    <message>
        <source>Also use pieces that the box does not have</source>
        <translation>Auch Teile verwenden, die die Schachtel nicht hat</translation>
    </message>
    <message>
        <source>Do not use {piece}</source>
        <translation>Nicht verwenden: {piece}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Remove up to</source>
        <translation>Bis zu</translation>
    </message>
    <message>
        <source>Avoid these pieces</source>
        <translation>Diese Teile meiden</translation>
    </message>
    <message>
        <source>laid pieces at the gap</source>
        <translation>gelegte Teile an der Lücke entfernen</translation>
    </message>
    <message>
        <source>No pieces at the gap close the lap. Changes elsewhere that do: {number}. Press Enter to make one.</source>
        <translation>An der Lücke schließt kein Teil die Runde. Änderungen anderswo, die es tun: {number}. Enter übernimmt eine.</translation>
    </message>
    <message>
        <source>Lap length, pieces to avoid, pieces to remove</source>
        <translation>Rundenlänge, zu meidende und zu entfernende Teile</translation>
    </message>
    <message>
        <source>Options ({n})</source>
        <translation>Optionen ({n})</translation>
    </message>
    <message>
        <source>Click: lay the piece · R or wheel: flip · Q/E: turn · Ctrl+wheel: zoom · Alt: no snapping · Esc: put it back</source>
        <translation>Klick: Teil legen · R oder Mausrad: umdrehen · Q/E: drehen · Strg+Mausrad: Zoom · Alt: nicht einrasten · Esc: zurücklegen</translation>
    </message>
    <message>
        <source>{code} {to} · Other side, R or wheel: flip · Esc: put it back</source>
        <translation>{code} {to} · Andere Seite, R, Mausrad: umdrehen · Esc: zurücklegen</translation>
    </message>
    <message>
        <source>{code} · Click: lay it · Alt: freely · Esc: put it back</source>
        <translation>{code} · Klick: legen · Alt: frei · Esc: zurücklegen</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>turns right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>This opened the lap. {key} shows {n} ways to keep it closed.</source>
        <translation>Damit ist die Runde offen. {key} zeigt {n} Wege, sie geschlossen zu halten.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be shown: it is damaged</source>
        <translation>Das Bild {file} kann nicht gezeigt werden: Es ist beschädigt</translation>
    </message>
    <message>
        <source>Scale picture</source>
        <translation>Bild skalieren</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>How far apart the two points are to be on the table</source>
        <translation>Wie weit die beiden Punkte auf dem Tisch voneinander entfernt sein sollen</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>{number} selected</source>
        <translation>{number} ausgewählt</translation>
    </message>
    <message>
        <source>Name of the corner</source>
        <translation>Name der Kurve</translation>
    </message>
    <message>
        <source>Name of the corner; double-click it on the table to name it there</source>
        <translation>Name der Kurve; ein Doppelklick auf die Kurve benennt sie auf dem Tisch</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Kulisse</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Clicks and drags pass through</source>
        <translation>Klicken und Ziehen gehen hindurch</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From below</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The clipboard holds no pieces and no scenery</source>
        <translation>Die Zwischenablage enthält weder Teile noch Kulisse</translation>
    </message>
    <message>
        <source>Click: measure from here · click again: go on · double-click: end · Alt: no snapping</source>
        <translation>Klick: ab hier messen · weiterer Klick: weiter · Doppelklick: beenden · Alt: nicht einrasten</translation>
    </message>
    <message>
        <source>Click two points of the picture whose distance you know</source>
        <translation>Zwei Punkte des Bilds anklicken, deren Abstand bekannt ist</translation>
    </message>
    <message>
        <source>Now the other point</source>
        <translation>Jetzt der andere Punkt</translation>
    </message>
    <message>
        <source>Click: put it here · drag: as large as this · Esc: put it back</source>
        <translation>Klick: hierher · Ziehen: so groß · Esc: zurücklegen</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Cannot show the picture</source>
        <translation>Das Bild kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Remove what is selected and copy it</source>
        <translation>Ausgewähltes entfernen und kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation>Ausgewähltes kopieren</translation>
    </message>
    <message>
        <source>Lay the copied pieces at the active end, or freely if there is none; copied scenery beside its original</source>
        <translation>Kopierte Teile am aktiven Ende anlegen, oder frei, wenn es keines gibt; kopierte Kulisse neben das Original</translation>
    </message>
    <message>
        <source>Copy the selected pieces as a new fragment, and the selected scenery</source>
        <translation>Ausgewählte Teile als neues Teilstück kopieren, ebenso ausgewählte Kulisse</translation>
    </message>
    <message>
        <source>Remove what is selected; the rest stays in place</source>
        <translation>Ausgewähltes entfernen; der Rest bleibt liegen</translation>
    </message>
    <message>
        <source>Select all pieces and scenery</source>
        <translation>Alle Teile und die Kulisse auswählen</translation>
    </message>
    <message>
        <source>Turn the piece in hand, the selected fragments and scenery, or the piece at the active end by 22.5°</source>
        <translation>Das Teil in der Hand, die ausgewählten Teilstücke und Kulissen oder das Teil am aktiven Ende um 22,5° drehen</translation>
    </message>
    <message>
        <source>Move the selected fragments and scenery by 1 cm</source>
        <translation>Die ausgewählten Teilstücke und Kulissen um 1 cm verschieben</translation>
    </message>
    <message>
        <source>N&amp;ame corner ...</source>
        <translation>Kur&amp;ve benennen ...</translation>
    </message>
    <message>
        <source>Name the corner of the selected piece</source>
        <translation>Die Kurve des ausgewählten Teils benennen</translation>
    </message>
    <message>
        <source>&amp;Scenery</source>
        <translation>&amp;Kulisse</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <source>Write something on the table</source>
        <translation>Etwas auf den Tisch schreiben</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Write the circuit's title on the table</source>
        <translation>Den Namen der Strecke auf den Tisch schreiben</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Pfeil</translation>
    </message>
    <message>
        <source>Put an arrow on the table</source>
        <translation>Einen Pfeil auf den Tisch legen</translation>
    </message>
    <message>
        <source>&amp;Grass</source>
        <translation>&amp;Gras</translation>
    </message>
    <message>
        <source>Put grass beneath the road</source>
        <translation>Gras unter die Straße legen</translation>
    </message>
    <message>
        <source>Gra&amp;vel</source>
        <translation>&amp;Kies</translation>
    </message>
    <message>
        <source>Put gravel beneath the road</source>
        <translation>Kies unter die Straße legen</translation>
    </message>
    <message>
        <source>T&amp;rees</source>
        <translation>Bä&amp;ume</translation>
    </message>
    <message>
        <source>Put trees on the table</source>
        <translation>Bäume auf den Tisch stellen</translation>
    </message>
    <message>
        <source>&amp;Stand</source>
        <translation>T&amp;ribüne</translation>
    </message>
    <message>
        <source>Put a stand for spectators on the table</source>
        <translation>Eine Tribüne für Zuschauer auf den Tisch stellen</translation>
    </message>
    <message>
        <source>To the &amp;front</source>
        <translation>Nach &amp;vorn</translation>
    </message>
    <message>
        <source>Lay the selected scenery above all other scenery</source>
        <translation>Ausgewählte Kulisse über alle andere legen</translation>
    </message>
    <message>
        <source>To the &amp;back</source>
        <translation>Nach &amp;hinten</translation>
    </message>
    <message>
        <source>Lay the selected scenery beneath all other scenery</source>
        <translation>Ausgewählte Kulisse unter alle andere legen</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Let clicks and drags pass through the selected scenery</source>
        <translation>Klicken und Ziehen durch ausgewählte Kulisse hindurchlassen</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>&amp;Entsperren</translation>
    </message>
    <message>
        <source>Unlock the selected scenery, or all if none is selected</source>
        <translation>Ausgewählte Kulisse entsperren, oder alle, wenn keine ausgewählt ist</translation>
    </message>
    <message>
        <source>&amp;Picture to trace ...</source>
        <translation>Bil&amp;d zum Nachbauen ...</translation>
    </message>
    <message>
        <source>Lay the map of a real circuit beneath the pieces</source>
        <translation>Den Plan einer echten Strecke unter die Teile legen</translation>
    </message>
    <message>
        <source>Scale picture by two p&amp;oints</source>
        <translation>Bild mit &amp;zwei Punkten skalieren</translation>
    </message>
    <message>
        <source>Click two points of the picture, then enter how far apart they are on the table</source>
        <translation>Zwei Punkte des Bilds anklicken und eingeben, wie weit sie auf dem Tisch voneinander entfernt sind</translation>
    </message>
    <message>
        <source>S&amp;how pictures</source>
        <translation>B&amp;ilder zeigen</translation>
    </message>
    <message>
        <source>Show or hide the pictures to trace</source>
        <translation>Bilder zum Nachbauen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>M&amp;essen</translation>
    </message>
    <message>
        <source>Measure distances, straight and along the road</source>
        <translation>Abstände messen, geradeaus und entlang der Straße</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>pictures to trace</source>
        <translation>Bilder zum Nachbauen</translation>
    </message>
    <message>
        <source>no corner</source>
        <translation>keine Kurve</translation>
    </message>
    <message>
        <source>Fixing ...</source>
        <translation>Probleme werden behoben ...</translation>
    </message>
    <message>
        <source>This circuit has more than {n} pieces.</source>
        <translation>Diese Strecke hat mehr als {n} Teile.</translation>
    </message>
    <message>
        <source>Compute its card</source>
        <translation>Streckendaten berechnen</translation>
    </message>
    <message>
        <source>Space: pause · End: on to your turn · + -: faster or slower</source>
        <translation>Leertaste: Pause · Ende: weiter bis zu deinem Zug · + -: schneller oder langsamer</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>Seite {n} von {all}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Save the pages as</source>
        <translation>Seiten speichern als</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Save as &amp;file ...</source>
        <translation>Als Date&amp;i speichern ...</translation>
    </message>
    <message>
        <source>Write a PDF to print at 100 %, or a picture of each page (SVG, PNG)</source>
        <translation>Ein PDF schreiben, das mit 100 % zu drucken ist, oder ein Bild jeder Seite (SVG, PNG)</translation>
    </message>
    <message>
        <source>Se&amp;nd to printer ...</source>
        <translation>An Drucker sende&amp;n ...</translation>
    </message>
    <message>
        <source>{n} pages sent to the printer</source>
        <translation>{n} Seiten an den Drucker gesendet</translation>
    </message>
    <message>
        <source>Pages saved to {file}</source>
        <translation>Seiten in {file} gespeichert</translation>
    </message>
    <message>
        <source>Cannot print</source>
        <translation>Drucken nicht möglich</translation>
    </message>
    <message>
        <source>whichever takes fewer pages</source>
        <translation>was weniger Seiten braucht</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>light</source>
        <translation>sparsam</translation>
    </message>
    <message>
        <source>full colour</source>
        <translation>volle Farbe</translation>
    </message>
    <message>
        <source>outlines</source>
        <translation>nur Linien</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>of the boxes</source>
        <translation>aus den Schachteln</translation>
    </message>
    <message>
        <source>beside the front, to fold over</source>
        <translation>neben der Vorderseite, zum Umklappen</translation>
    </message>
    <message>
        <source>on the other side, turned about the long edge</source>
        <translation>auf der anderen Seite, über die lange Kante gewendet</translation>
    </message>
    <message>
        <source>on the other side, turned about the short edge</source>
        <translation>auf der anderen Seite, über die kurze Kante gewendet</translation>
    </message>
    <message>
        <source>What the rulers of a print measured: the next one is corrected by that</source>
        <translation>Was die Lineale eines Ausdrucks gemessen haben: der nächste wird danach berichtigt</translation>
    </message>
    <message>
        <source>How far the back has to be moved; the calibration sheet shows it</source>
        <translation>Wie weit die Rückseite verschoben werden muss; das Einstellblatt zeigt es</translation>
    </message>
    <message>
        <source>across</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>up</source>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>A name, or a size such as 320x450, in mm; fit: one page as large as the plan</source>
        <translation>Ein Name oder eine Größe wie 320x450 in mm; fit: eine Seite, so groß wie der Plan</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>A&amp;usrichtung</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Rand</translation>
    </message>
    <message>
        <source>O&amp;verlap</source>
        <translation>Ü&amp;berlappung</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Tinte</translation>
    </message>
    <message>
        <source>Pi&amp;eces</source>
        <translation>T&amp;eile</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>Rüc&amp;kseiten</translation>
    </message>
    <message>
        <source>Back &amp;shift</source>
        <translation>Rückseite ver&amp;schieben</translation>
    </message>
    <message>
        <source>100 mm measu&amp;red</source>
        <translation>100 mm &amp;gemessen</translation>
    </message>
    <message>
        <source>Prin&amp;t ...</source>
        <translation>&amp;Drucken ...</translation>
    </message>
    <message>
        <source>Print a plan in true size, or pieces to cut out</source>
        <translation>Einen Plan in wahrer Größe drucken oder Teile zum Ausschneiden</translation>
    </message>
    <message>
        <source>usual ({laps})</source>
        <translation>üblich ({laps})</translation>
    </message>
    <message>
        <source>straight ends</source>
        <translation>gerade Enden</translation>
    </message>
    <message>
        <source>puzzle ends that hold together</source>
        <translation>Puzzle-Enden, die zusammenhalten</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>&amp;Verbindung</translation>
    </message>
    <message>
        <source>turn the plan if that takes fewer pages</source>
        <translation>Plan drehen, wenn das Seiten spart</translation>
    </message>
    <message>
        <source>Where: {names}</source>
        <translation>Wo: {names}</translation>
    </message>
    <message>
        <source>Number keys: next piece, with Shift to the right · {again}: once more · {back}: take back · {close}: close the loop</source>
        <translation>Zifferntasten: nächstes Teil, mit Umschalt nach rechts · {again}: noch einmal · {back}: zurücknehmen · {close}: Runde schließen</translation>
    </message>
    <message>
        <source>A course from start to finish</source>
        <translation>Eine Strecke vom Start ins Ziel</translation>
    </message>
    <message>
        <source>New course</source>
        <translation>Neue Strecke</translation>
    </message>
    <message>
        <source>Dice line</source>
        <translation>Würfellinie</translation>
    </message>
    <message>
        <source>Mark lane, colours, symbols and Red Line of Racing Rules: the next lane, then none</source>
        <translation>Spur, Farben, Symbole und Rote Linie für Racing Rules markieren: die nächste Spur, dann keine</translation>
    </message>
    <message>
        <source>The blue arrow marks the end where you continue. {0} lays a straight, {1} a corner, {2} the same again. Lay six pieces or more. Shift turns corners to the right, {3} removes the last piece.</source>
        <translation>Der blaue Pfeil zeigt das Ende, an dem es weitergeht. {0} legt eine Gerade, {1} eine Kurve, {2} dasselbe noch einmal. Lege mindestens sechs Teile. Umschalt dreht Kurven nach rechts, {3} entfernt das letzte Teil.</translation>
    </message>
    <message>
        <source>Reach the finish</source>
        <translation>Das Ziel erreichen</translation>
    </message>
    <message>
        <source>A course is no lap: it leads from the start to the finish. Press {0} to lay the finish at the end of your row. Or lay it anywhere on the table, and press {1} to find ways to it.</source>
        <translation>Hier gibt es keine Runde: Die Strecke führt vom Start ins Ziel. {0} legt das Ziel ans Ende deiner Reihe. Oder lege es irgendwo auf den Tisch und drücke {1}, um Wege dorthin zu finden.</translation>
    </message>
    <message>
        <source>Cars go from colour to colour. Press {0} to mark the colours from the finish back to the start, the symbols and the Red Line. Press it again to remove them.</source>
        <translation>Die Autos ziehen von Farbe zu Farbe. {0} markiert die Farben vom Ziel zurück zum Start, die Symbole und die Rote Linie. Noch einmal gedrückt, entfernt es sie wieder.</translation>
    </message>
    <message>
        <source>Click spaces, or drag over them, to mark them; click again to remove</source>
        <translation>Felder anklicken oder überstreichen, um sie zu markieren; nochmals klicken entfernt</translation>
    </message>
    <message>
        <source>No space here</source>
        <translation>Hier ist kein Feld</translation>
    </message>
    <message>
        <source>M&amp;ark spaces ...</source>
        <translation>Felder &amp;markieren ...</translation>
    </message>
    <message>
        <source>Mark spaces by clicking them: obstacles, corner numbers, upgrade numbers ...</source>
        <translation>Felder durch Anklicken markieren: Hindernisse, Kurvenzahlen, Upgrade-Zahlen ...</translation>
    </message>
    <message>
        <source>Cannot explain the decision</source>
        <translation>Entscheidung kann nicht erklärt werden</translation>
    </message>
    <message>
        <source>Cannot continue the race</source>
        <translation>Rennen kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>Cannot run the race</source>
        <translation>Rennen kann nicht gefahren werden</translation>
    </message>
    <message>
        <source>Cannot save the replay</source>
        <translation>Aufzeichnung kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot draw the races</source>
        <translation>Rennen können nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>Exporting {file} ...</source>
        <translation>{file} wird exportiert ...</translation>
    </message>
    <message>
        <source>Cancelled. {file} was not written.</source>
        <translation>Abgebrochen. {file} wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Saving {file} ...</source>
        <translation>{file} wird gespeichert ...</translation>
    </message>
    <message>
        <source>Choose upgrades</source>
        <translation>Upgrades wählen</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>What the careful bot would take on this course</source>
        <translation>Was der Bot „careful“ auf dieser Strecke nähme</translation>
    </message>
    <message>
        <source>The other players at this screen look away until you have chosen.</source>
        <translation>Die anderen an diesem Bildschirm schauen weg, bis du gewählt hast.</translation>
    </message>
    <message>
        <source> of {n}</source>
        <translation> von {n}</translation>
    </message>
    <message>
        <source>{n} more to choose</source>
        <translation>noch {n} zu wählen</translation>
    </message>
    <message>
        <source>{n} too many</source>
        <translation>{n} zu viel</translation>
    </message>
    <message>
        <source>Everything is chosen.</source>
        <translation>Alles ist gewählt.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritten</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkten</translation>
    </message>
    <message>
        <source>{n} × {upgrade}</source>
        <translation>{n} × {upgrade}</translation>
    </message>
    <message>
        <source>Upgrades: {upgrades}</source>
        <translation>Upgrades: {upgrades}</translation>
    </message>
    <message>
        <source>Upgrades: hidden until everybody has chosen</source>
        <translation>Upgrades: verdeckt, bis alle gewählt haben</translation>
    </message>
    <message>
        <source>{upgrade}: none left</source>
        <translation>{upgrade}: keins mehr da</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr</translation>
    </message>
    <message>
        <source>Click a card in the hand, or choose with a number key or Enter · Ctrl+Z: take back</source>
        <translation>Karte der Hand anklicken oder mit Zifferntaste oder Enter wählen · Strg+Z: zurücknehmen</translation>
    </message>
    <message>
        <source>Choose with a number key, Enter or a double-click · Ctrl+Z: take back</source>
        <translation>Mit Zifferntaste, Enter oder Doppelklick wählen · Strg+Z: zurücknehmen</translation>
    </message>
    <message>
        <source>board halves, as whole faces</source>
        <translation>Planhälften, als ganze Seiten</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Rege&amp;ln</translation>
    </message>
    <message>
        <source>&amp;Card size</source>
        <translation>Kartenf&amp;ormat</translation>
    </message>
    <message>
        <source>&amp;Kerf</source>
        <translation>S&amp;chnittbreite</translation>
    </message>
    <message>
        <source>Mac&amp;hine</source>
        <translation>&amp;Maschine</translation>
    </message>
    <message>
        <source>What the laser burns away; pieces are made that much larger</source>
        <translation>Was der Laser wegbrennt; Teile werden um so viel größer</translation>
    </message>
    <message>
        <source>those of the circuit's game</source>
        <translation>die des Spiels der Strecke</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>Circuit reports (*.html)</source>
        <translation>Streckenberichte (*.html)</translation>
    </message>
    <message>
        <source>Report saved to {file}: open it in a browser</source>
        <translation>Bericht gespeichert in {file}: im Browser öffnen</translation>
    </message>
    <message>
        <source>Writing the report {file} ...</source>
        <translation>Bericht {file} wird geschrieben ...</translation>
    </message>
    <message>
        <source>Save the report as</source>
        <translation>Bericht speichern unter</translation>
    </message>
    <message>
        <source>Cannot write the report</source>
        <translation>Bericht kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Write a page to send to others: figures, charts, and races to watch</source>
        <translation>Eine Seite zum Weitergeben schreiben: Kennzahlen, Diagramme und Rennen zum Ansehen</translation>
    </message>
    <message>
        <source>Report ...</source>
        <translation>Bericht ...</translation>
    </message>
    <message>
        <source>Set the difficulties that break the fewest guidelines; this replaces all present ones</source>
        <translation>Schwierigkeiten setzen, die am wenigsten Richtlinien verletzen; sie ersetzen alle vorhandenen</translation>
    </message>
    <message>
        <source>suggest rate automatic</source>
        <translation>vorschlagen bewerten automatisch zuweisen</translation>
    </message>
    <message>
        <source>Assign difficulties to all corners</source>
        <translation>Allen Kurven Schwierigkeiten geben</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>jetzt {value}</translation>
    </message>
    <message>
        <source>Click to sort</source>
        <translation>Zum Sortieren klicken</translation>
    </message>
    <message>
        <source>As the circuit is: {value}</source>
        <translation>Strecke, wie sie ist: {value}</translation>
    </message>
    <message>
        <source>Races of each change</source>
        <translation>Rennen mit jeder Änderung</translation>
    </message>
    <message>
        <source>Race those that warn, too</source>
        <translation>Auch die fahren, die warnen</translation>
    </message>
    <message>
        <source>Changes with new warnings are listed in any case</source>
        <translation>Änderungen mit neuen Warnungen werden in jedem Fall aufgelistet</translation>
    </message>
    <message>
        <source>Race every single change of the circuit; again for more races</source>
        <translation>Jede einzelne Änderung der Strecke fahren; noch einmal für mehr Rennen</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Bedingung entfernen</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Race every circuit, and keep those whose figure is as wished</source>
        <translation>Auf jeder Strecke Rennen fahren und die behalten, deren Kennzahl wie gewünscht ist</translation>
    </message>
    <message>
        <source>Choose the rules of the races first.</source>
        <translation>Wähle zuerst die Regeln der Rennen.</translation>
    </message>
    <message>
        <source>The figure of play</source>
        <translation>Die Kennzahl der Rennen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>On which side of the limit</source>
        <translation>Auf welcher Seite der Grenze</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>The limit</source>
        <translation>Die Grenze</translation>
    </message>
    <message>
        <source>surely</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>The whole 95 % interval keeps the limit</source>
        <translation>Das ganze 95-%-Intervall hält die Grenze ein</translation>
    </message>
    <message>
        <source>Wishes (*.json);;All files (*)</source>
        <translation>Wünsche (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Outlines (*.svg *.gpx *.geojson *.json *.csv);;All files (*)</source>
        <translation>Umrisse (*.svg *.gpx *.geojson *.json *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open wishes</source>
        <translation>Wünsche öffnen</translation>
    </message>
    <message>
        <source>Save wishes</source>
        <translation>Wünsche speichern</translation>
    </message>
    <message>
        <source>Choose an outline</source>
        <translation>Umriss wählen</translation>
    </message>
    <message>
        <source>{title} ({n})</source>
        <translation>{title} ({n})</translation>
    </message>
    <message>
        <source>Circuits found</source>
        <translation>Gefundene Strecken</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open a copy</source>
        <translation>Enter oder Doppelklick öffnet eine Kopie</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>Mehr wie diese</translation>
    </message>
    <message>
        <source>Not like this</source>
        <translation>Nicht wie diese</translation>
    </message>
    <message>
        <source>Keep the part I marked</source>
        <translation>Markierten Teil behalten</translation>
    </message>
    <message>
        <source>How much it counts; 0 = not at all, 1 = default</source>
        <translation>Wie viel es zählt; 0 = gar nicht, 1 = wie üblich</translation>
    </message>
    <message>
        <source>The highest score; lower looks better, and shipped circuits have about 4</source>
        <translation>Die höchste Punktzahl; weniger sieht besser aus, mitgelieferte Strecken haben etwa 4</translation>
    </message>
    <message>
        <source>How much the shapes of two circuits differ at least</source>
        <translation>Wie sehr sich die Formen zweier Strecken mindestens unterscheiden</translation>
    </message>
    <message>
        <source>Looks at most</source>
        <translation>Optik höchstens</translation>
    </message>
    <message>
        <source>Differ at least by</source>
        <translation>Unterschied mindestens</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>Shapes not wanted: {n}</source>
        <translation>Unerwünschte Formen: {n}</translation>
    </message>
    <message>
        <source>Circuits: {n}</source>
        <translation>Strecken: {n}</translation>
    </message>
    <message>
        <source>Search for circuits like that</source>
        <translation>Solche Strecken suchen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop racing; what was raced stays</source>
        <translation>Rennen anhalten; was gefahren ist, bleibt</translation>
    </message>
    <message>
        <source>Rules, bots, number of races, kinds of changes</source>
        <translation>Regeln, Bots, Zahl der Rennen, Arten von Änderungen</translation>
    </message>
    <message>
        <source>Choose the figures that are shown</source>
        <translation>Kennzahlen wählen, die gezeigt werden</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>What you would like more or less of</source>
        <translation>Wovon es mehr oder weniger sein soll</translation>
    </message>
    <message>
        <source>Find the best</source>
        <translation>Beste finden</translation>
    </message>
    <message>
        <source>Find the change that does most for the wish, and race it again to be sure</source>
        <translation>Die Änderung finden, die dem Wunsch am meisten hilft, und sie zur Sicherheit noch einmal fahren</translation>
    </message>
    <message>
        <source>About this list</source>
        <translation>Über diese Liste</translation>
    </message>
    <message>
        <source>Why there is no list</source>
        <translation>Warum es keine Liste gibt</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>The list was copied</source>
        <translation>Die Liste wurde kopiert</translation>
    </message>
    <message>
        <source>An error in Trackwright: the races were stopped.</source>
        <translation>Ein Fehler in Trackwright: Die Rennen wurden angehalten.</translation>
    </message>
    <message>
        <source>Applied: {change}</source>
        <translation>Angewandt: {change}</translation>
    </message>
    <message>
        <source>Best for {wish}, raced again</source>
        <translation>Am besten für „{wish}“, noch einmal gefahren</translation>
    </message>
    <message>
        <source>No single change surely does that: {wish}</source>
        <translation>Keine einzelne Änderung bewirkt das sicher: {wish}</translation>
    </message>
    <message>
        <source>{n} changes without new warnings</source>
        <translation>Ohne neue Warnungen: {n} Änderungen</translation>
    </message>
    <message>
        <source>{n} changes that warn</source>
        <translation>Mit Warnung: {n} Änderungen</translation>
    </message>
    <message>
        <source>No pieces on the table yet. What-if needs a closed circuit.</source>
        <translation>Es liegen noch keine Teile auf dem Tisch. „Was wäre wenn“ braucht eine geschlossene Strecke.</translation>
    </message>
    <message>
        <source>No single change of the chosen kinds keeps the circuit closed, different in a race and within the rules. Choose more kinds in the options.</source>
        <translation>Bei keiner einzelnen Änderung der gewählten Arten bleibt die Strecke geschlossen, regelgerecht und im Rennen anders. Wähle in den Optionen mehr Arten.</translation>
    </message>
    <message>
        <source>more overtakes</source>
        <translation>mehr Überholungen</translation>
    </message>
    <message>
        <source>fairer: the grid matters less</source>
        <translation>fairer: der Startplatz zählt weniger</translation>
    </message>
    <message>
        <source>fewer rounds</source>
        <translation>weniger Durchgänge</translation>
    </message>
    <message>
        <source>more rounds</source>
        <translation>mehr Durchgänge</translation>
    </message>
    <message>
        <source>more lead changes</source>
        <translation>mehr Führungswechsel</translation>
    </message>
    <message>
        <source>fewer retirements</source>
        <translation>weniger Ausfälle</translation>
    </message>
    <message>
        <source>fewer wins from pole</source>
        <translation>weniger Siege von der Pole</translation>
    </message>
    <message>
        <source>fewer overtakes</source>
        <translation>weniger Überholungen</translation>
    </message>
    <message>
        <source>fewer lead changes</source>
        <translation>weniger Führungswechsel</translation>
    </message>
    <message>
        <source>the grid matters more</source>
        <translation>der Startplatz zählt mehr</translation>
    </message>
    <message>
        <source>more wins from pole</source>
        <translation>mehr Siege von der Pole</translation>
    </message>
    <message>
        <source>{value:.3g}</source>
        <translation>{value:.3g}</translation>
    </message>
    <message>
        <source>Racing each change {races:,} times: {done:,} of {of:,}</source>
        <translation>Jede Änderung {races:,} Mal fahren: {done:,} von {of:,}</translation>
    </message>
    <message>
        <source>{n:,} changes, {races:,} races of each</source>
        <translation>{n:,} Änderungen, je {races:,} Rennen</translation>
    </message>
    <message>
        <source>Best for {wish}: {change}</source>
        <translation>Am besten für „{wish}“: {change}</translation>
    </message>
    <message>
        <source>Grid matters</source>
        <translation>Startplatz</translation>
    </message>
    <message>
        <source>Fairness: places lost for each place further back on the grid. 0: the grid does not matter; 1: everybody finishes where they started. Less is fairer.</source>
        <translation>Fairness: verlorene Plätze je Startplatz weiter hinten. 0: der Startplatz zählt nicht; 1: alle kommen an, wie sie gestartet sind. Weniger ist fairer.</translation>
    </message>
    <message>
        <source>Overtakes</source>
        <translation>Überholen</translation>
    </message>
    <message>
        <source>Liveliness: overtakes in a race</source>
        <translation>Lebhaftigkeit: Überholungen in einem Rennen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Length: rounds of a race</source>
        <translation>Länge: Durchgänge eines Rennens</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Lead changes in a race</source>
        <translation>Führungswechsel in einem Rennen</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Runners that retire in a race</source>
        <translation>Fahrzeuge, die in einem Rennen ausfallen</translation>
    </message>
    <message>
        <source>Pole wins</source>
        <translation>Pole-Siege</translation>
    </message>
    <message>
        <source>Share of races won from the first place on the grid; it needs thousands of races</source>
        <translation>Anteil der Rennen, die vom ersten Startplatz aus gewonnen werden; braucht Tausende Rennen</translation>
    </message>
    <message>
        <source>Pieces for others</source>
        <translation>Teile gegen andere</translation>
    </message>
    <message>
        <source>Up to five pieces for up to four others</source>
        <translation>Bis zu fünf Teile gegen bis zu vier andere</translation>
    </message>
    <message>
        <source>The same at two places</source>
        <translation>Dasselbe an zwei Stellen</translation>
    </message>
    <message>
        <source>A piece or two for others at two places: a longer straight here, a shorter there</source>
        <translation>Ein oder zwei Teile gegen andere an zwei Stellen: hier eine längere Gerade, dort eine kürzere</translation>
    </message>
    <message>
        <source>Start elsewhere</source>
        <translation>Start anderswo</translation>
    </message>
    <message>
        <source>The start in the place of another straight</source>
        <translation>Der Start an der Stelle einer anderen Geraden</translation>
    </message>
    <message>
        <source>The difficulty of a corner one up or down</source>
        <translation>Die Schwierigkeit einer Kurve um eins höher oder niedriger</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Steigungen</translation>
    </message>
    <message>
        <source>A straight or a corner uphill, downhill or flat</source>
        <translation>Eine Gerade oder Kurve bergauf, bergab oder eben</translation>
    </message>
    <message>
        <source>{value:.0f} %</source>
        <translation>{value:.0f} %</translation>
    </message>
    <message>
        <source>Listing changes: {done:,} of {of:,} tried</source>
        <translation>Änderungen auflisten: {done:,} von {of:,} geprüft</translation>
    </message>
    <message>
        <source>Choosing the best: {done:,} of {of:,}</source>
        <translation>Beste finden: {done:,} von {of:,}</translation>
    </message>
    <message>
        <source>This list is of the circuit before the last edits.</source>
        <translation>Diese Liste gehört zur Strecke vor den letzten Änderungen.</translation>
    </message>
    <message>
        <source>This list is of other options.</source>
        <translation>Diese Liste gehört zu anderen Optionen.</translation>
    </message>
    <message>
        <source>Warns: {warnings}</source>
        <translation>Warnt: {warnings}</translation>
    </message>
    <message>
        <source>Not raced</source>
        <translation>Nicht gefahren</translation>
    </message>
    <message>
        <source>{figure}: {effect}</source>
        <translation>{figure}: {effect}</translation>
    </message>
    <message>
        <source>{n:,} races; what is in brackets may be chance</source>
        <translation>{n:,} Rennen; was in Klammern steht, kann Zufall sein</translation>
    </message>
    <message>
        <source>in brackets: may be chance</source>
        <translation>in Klammern: kann Zufall sein</translation>
    </message>
    <message>
        <source>List again</source>
        <translation>Neu auflisten</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>&amp;What if ...</source>
        <translation>Was wäre, we&amp;nn ...</translation>
    </message>
    <message>
        <source>Race every single change of the circuit, and see what it does</source>
        <translation>Jede einzelne Änderung der Strecke fahren und sehen, was sie bewirkt</translation>
    </message>
    <message>
        <source>effect change improve fairer fairness liveliness more overtakes length compare</source>
        <translation>Wirkung Änderung verbessern fairer Fairness Lebhaftigkeit mehr überholen Länge vergleichen</translation>
    </message>
    <message>
        <source>S&amp;top racing changes</source>
        <translation>Änderungen ni&amp;cht weiter fahren</translation>
    </message>
    <message>
        <source>Find the &amp;best change</source>
        <translation>Beste Änderun&amp;g finden</translation>
    </message>
    <message>
        <source>improve wish more overtakes fairer best single change</source>
        <translation>verbessern Wunsch mehr überholen fairer beste einzelne Änderung</translation>
    </message>
    <message>
        <source>What if panel</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>Race changes</source>
        <translation>Änderungen fahren</translation>
    </message>
    <message>
        <source>Press “Race changes”: every single change that keeps this circuit closed is raced, and what it does to a race appears here.</source>
        <translation>Drücke „Änderungen fahren“: Jede einzelne Änderung, bei der diese Strecke geschlossen bleibt, wird gefahren, und hier erscheint, was sie an einem Rennen ändert.</translation>
    </message>
    <message>
        <source>Stop the search; what was found stays</source>
        <translation>Suche anhalten; was gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>Show the wishes in place of the gallery</source>
        <translation>Statt der Galerie die Wünsche zeigen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Open or save wishes, or take them from the open circuit</source>
        <translation>Wünsche öffnen oder speichern, oder von der offenen Strecke übernehmen</translation>
    </message>
    <message>
        <source>Start from nothing again</source>
        <translation>Wieder ohne Vorlage suchen</translation>
    </message>
    <message>
        <source>Allow these shapes again</source>
        <translation>Diese Formen wieder zulassen</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Sort the circuits found; those that lack something come last</source>
        <translation>Gefundene Strecken sortieren; die, denen etwas fehlt, kommen zuletzt</translation>
    </message>
    <message>
        <source>pieces kept: {n}</source>
        <translation>behaltene Teile: {n}</translation>
    </message>
    <message>
        <source>, not as wished for now: {n}</source>
        <translation>, nicht wie jetzt gewünscht: {n}</translation>
    </message>
    <message>
        <source>Best looks first</source>
        <translation>Schönste zuerst</translation>
    </message>
    <message>
        <source>Shortest lap first</source>
        <translation>Kürzeste Runde zuerst</translation>
    </message>
    <message>
        <source>Fewest corners first</source>
        <translation>Wenigste Kurven zuerst</translation>
    </message>
    <message>
        <source>Longest straight first</source>
        <translation>Längste Gerade zuerst</translation>
    </message>
    <message>
        <source>Nearest to the outline first</source>
        <translation>Dem Umriss nächste zuerst</translation>
    </message>
    <message>
        <source>Nearest to the circuit it starts from first</source>
        <translation>Der Vorlage nächste zuerst</translation>
    </message>
    <message>
        <source>Least first: {figure}</source>
        <translation>Kleinste zuerst: {figure}</translation>
    </message>
    <message>
        <source>{n} circuits found; Start looks for more</source>
        <translation>{n} Strecken gefunden; Start sucht weitere</translation>
    </message>
    <message>
        <source>Finished: {tried} tried, {kept} kept</source>
        <translation>Fertig: {tried} versucht, {kept} behalten</translation>
    </message>
    <message>
        <source>Select the pieces to keep on the table first.</source>
        <translation>Wähle zuerst auf dem Tisch die Teile, die bleiben sollen.</translation>
    </message>
    <message>
        <source>Starts from a circuit</source>
        <translation>Mit einer Strecke als Vorlage</translation>
    </message>
    <message>
        <source>Open wishes ...</source>
        <translation>Wünsche öffnen ...</translation>
    </message>
    <message>
        <source>Save wishes ...</source>
        <translation>Wünsche speichern ...</translation>
    </message>
    <message>
        <source>Empty the gallery</source>
        <translation>Galerie leeren</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Avoid</source>
        <translation>Vermeiden</translation>
    </message>
    <message>
        <source>Use at least {n}</source>
        <translation>Mindestens {n} verwenden</translation>
    </message>
    <message>
        <source>Also: {codes}</source>
        <translation>Außerdem: {codes}</translation>
    </message>
    <message>
        <source>{name}: at least</source>
        <translation>{name}: mindestens</translation>
    </message>
    <message>
        <source>{name}: at most</source>
        <translation>{name}: höchstens</translation>
    </message>
    <message>
        <source>Getting ready ...</source>
        <translation>Wird vorbereitet ...</translation>
    </message>
    <message>
        <source>Getting ready (once; some seconds) ...</source>
        <translation>Wird vorbereitet (einmalig; einige Sekunden) ...</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Hairpins</source>
        <translation>Haarnadelkurven</translation>
    </message>
    <message>
        <source>Longest straight</source>
        <translation>Längste Gerade</translation>
    </message>
    <message>
        <source>Length of the lap</source>
        <translation>Länge der Runde</translation>
    </message>
    <message>
        <source>Number of corners</source>
        <translation>Anzahl der Kurven</translation>
    </message>
    <message>
        <source>Number of corners of 180° or more</source>
        <translation>Anzahl der Kurven von 180° oder mehr</translation>
    </message>
    <message>
        <source>Positions of the longest straight</source>
        <translation>Positionen der längsten Geraden</translation>
    </message>
    <message>
        <source>default</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>How far from the outline circuits may be; up to 0.02 a shape is recognised</source>
        <translation>Wie weit Strecken vom Umriss abweichen dürfen; bis 0,02 erkennt man die Form</translation>
    </message>
    <message>
        <source>Kit</source>
        <translation>Baukasten</translation>
    </message>
    <message>
        <source>The game whose pieces are used</source>
        <translation>Das Spiel, dessen Teile verwendet werden</translation>
    </message>
    <message>
        <source>Level of the circuit; the guidelines depend on it</source>
        <translation>Stufe der Strecke; von ihr hängen die Richtlinien ab</translation>
    </message>
    <message>
        <source>Circuits fit on a board of this size</source>
        <translation>Die Strecken passen auf eine Platte dieser Größe</translation>
    </message>
    <message>
        <source>How many boxes there are</source>
        <translation>Wie viele Schachteln da sind</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Round the lap; usual is left, or as the outline goes</source>
        <translation>Richtung der Runde; üblich ist links, oder wie der Umriss verläuft</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>The least strip of table between roads</source>
        <translation>Der schmalste Streifen Tisch zwischen Straßen</translation>
    </message>
    <message>
        <source>Circuits are checked for these rules, and raced by them</source>
        <translation>Nach diesen Regeln werden Strecken geprüft und gefahren</translation>
    </message>
    <message>
        <source>The search ends when there are so many</source>
        <translation>Die Suche endet, wenn es so viele sind</translation>
    </message>
    <message>
        <source>The same seed gives the same circuits</source>
        <translation>Derselbe Startwert ergibt dieselben Strecken</translation>
    </message>
    <message>
        <source>Outline ...</source>
        <translation>Umriss ...</translation>
    </message>
    <message>
        <source>Circuits like an outline: .svg, .gpx, .geojson or .csv; it lies beneath the table</source>
        <translation>Strecken wie ein Umriss: .svg, .gpx, .geojson oder .csv; er liegt unter dem Tisch</translation>
    </message>
    <message>
        <source>Without an outline</source>
        <translation>Ohne Umriss</translation>
    </message>
    <message>
        <source>Distance at most</source>
        <translation>Abstand höchstens</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Pieces to avoid, and to use</source>
        <translation>Teile, die vermieden, und die verwendet werden</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Figures of play as conditions</source>
        <translation>Kennzahlen der Rennen als Bedingungen</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Optik</translation>
    </message>
    <message>
        <source>What counts as good looks, and as different</source>
        <translation>Was als schön gilt, und was als verschieden</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Punkte</translation>
    </message>
    <message>
        <source>{tried} tried, {kept} kept</source>
        <translation>{tried} versucht, {kept} behalten</translation>
    </message>
    <message>
        <source>looks {score:.1f}</source>
        <translation>Optik {score:.1f}</translation>
    </message>
    <message>
        <source>, nearest miss: {what}</source>
        <translation>, meist verfehlt: {what}</translation>
    </message>
    <message>
        <source>longest straight {n}</source>
        <translation>längste Gerade {n}</translation>
    </message>
    <message>
        <source>(unusual: {what})</source>
        <translation>(ungewöhnlich: {what})</translation>
    </message>
    <message>
        <source>{distance:.3f} from the outline</source>
        <translation>{distance:.3f} vom Umriss</translation>
    </message>
    <message>
        <source>{n} races</source>
        <translation>{n} Rennen</translation>
    </message>
    <message>
        <source>Not as wished for now: {lacks}</source>
        <translation>Nicht wie jetzt gewünscht: {lacks}</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwerfen</translation>
    </message>
    <message>
        <source>Panels for circuits to order: wishes, gallery</source>
        <translation>Bereiche für Strecken nach Wunsch: Wünsche, Galerie</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Entwerfen</translation>
    </message>
    <message>
        <source>Circuits to &amp;order ...</source>
        <translation>Strecken nach &amp;Wunsch ...</translation>
    </message>
    <message>
        <source>Describe the circuit you want, and choose from many</source>
        <translation>Sagen, wie eine Strecke sein soll, und aus vielen wählen</translation>
    </message>
    <message>
        <source>design generate generator propose proposals random circuit create automatic find new track wishes</source>
        <translation>entwerfen Entwurf erzeugen Generator vorschlagen Vorschläge zufällig Zufall Strecke automatisch finden neu Wünsche</translation>
    </message>
    <message>
        <source>&amp;Start the search</source>
        <translation>Suche &amp;beginnen</translation>
    </message>
    <message>
        <source>design generate propose</source>
        <translation>entwerfen erzeugen vorschlagen</translation>
    </message>
    <message>
        <source>S&amp;top the search</source>
        <translation>Suche &amp;anhalten</translation>
    </message>
    <message>
        <source>design cancel</source>
        <translation>entwerfen abbrechen</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>&amp;Kopie öffnen</translation>
    </message>
    <message>
        <source>Open the chosen circuit of the gallery as a new one</source>
        <translation>Die gewählte Strecke der Galerie als neue öffnen</translation>
    </message>
    <message>
        <source>design proposal</source>
        <translation>entwerfen Vorschlag</translation>
    </message>
    <message>
        <source>&amp;More like this</source>
        <translation>&amp;Mehr wie diese</translation>
    </message>
    <message>
        <source>Search for circuits like the chosen one of the gallery</source>
        <translation>Strecken wie die gewählte der Galerie suchen</translation>
    </message>
    <message>
        <source>design similar variation</source>
        <translation>entwerfen ähnlich Abwandlung</translation>
    </message>
    <message>
        <source>&amp;Not like this</source>
        <translation>&amp;Nicht wie diese</translation>
    </message>
    <message>
        <source>No more circuits of the shape of the chosen one</source>
        <translation>Keine Strecken mehr von der Form der gewählten</translation>
    </message>
    <message>
        <source>design avoid reject</source>
        <translation>entwerfen vermeiden ablehnen</translation>
    </message>
    <message>
        <source>&amp;Keep the part I marked</source>
        <translation>Markierten &amp;Teil behalten</translation>
    </message>
    <message>
        <source>Search for circuits with the pieces that are selected on the table</source>
        <translation>Strecken mit den Teilen suchen, die auf dem Tisch gewählt sind</translation>
    </message>
    <message>
        <source>design fix lock rest complete</source>
        <translation>entwerfen festhalten Rest vervollständigen</translation>
    </message>
    <message>
        <source>Open &amp;wishes ...</source>
        <translation>Wünsche ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>Read wishes from a file, as `design --wishes` does</source>
        <translation>Wünsche aus einer Datei lesen, wie `design --wishes`</translation>
    </message>
    <message>
        <source>design load</source>
        <translation>entwerfen laden</translation>
    </message>
    <message>
        <source>Sa&amp;ve wishes ...</source>
        <translation>Wünsche &amp;speichern ...</translation>
    </message>
    <message>
        <source>Write the wishes to a file that `design --wishes` reads</source>
        <translation>Die Wünsche in eine Datei schreiben, die `design --wishes` liest</translation>
    </message>
    <message>
        <source>design export</source>
        <translation>entwerfen exportieren</translation>
    </message>
    <message>
        <source>Out&amp;line to follow ...</source>
        <translation>&amp;Umriss zum Nachlegen ...</translation>
    </message>
    <message>
        <source>Circuits like an outline, which lies faintly beneath the table</source>
        <translation>Strecken wie ein Umriss, der blass unter dem Tisch liegt</translation>
    </message>
    <message>
        <source>design trace shape svg gpx geojson csv real circuit</source>
        <translation>entwerfen nachlegen Form svg gpx geojson csv echte Strecke</translation>
    </message>
    <message>
        <source>Show the o&amp;utline</source>
        <translation>Umriss &amp;zeigen</translation>
    </message>
    <message>
        <source>Show or hide the outline beneath the table</source>
        <translation>Den Umriss unter dem Tisch zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Design panel</source>
        <translation>Bereich Entwerfen</translation>
    </message>
    <message>
        <source>Circuits that are found appear here.</source>
        <translation>Hier erscheinen die gefundenen Strecken.</translation>
    </message>
    <message>
        <source>Describe the circuits you want, then press Start.</source>
        <translation>Sage, wie Strecken sein sollen, dann drücke Start.</translation>
    </message>
    <message>
        <source>Waits for wishes that can be met.</source>
        <translation>Wartet auf Wünsche, die sich erfüllen lassen.</translation>
    </message>
    <message>
        <source>Press Start to find circuits like this.</source>
        <translation>Drücke Start, um danach zu suchen.</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>The short lines that show where to cut: 0 for none</source>
        <translation>Die kurzen Striche, die zeigen, wo zu schneiden ist: 0 für keine</translation>
    </message>
    <message>
        <source>strips to glue beneath joints</source>
        <translation>Streifen zum Unterkleben der Stöße</translation>
    </message>
    <message>
        <source>cut line as the ink CutContour (PDF)</source>
        <translation>Schnittlinie als Farbe CutContour (PDF)</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Cu&amp;t marks</source>
        <translation>Sc&amp;hnittmarken</translation>
    </message>
    <message>
        <source>Colo&amp;ur of marks</source>
        <translation>&amp;Farbe der Marken</translation>
    </message>
    <message>
        <source>{rules} · {seats} × {bots}</source>
        <translation>{rules} · {seats} × {bots}</translation>
    </message>
    <message>
        <source>Getting the pages ready ...</source>
        <translation>Seiten werden vorbereitet ...</translation>
    </message>
    <message>
        <source>Wishes read from {file}</source>
        <translation>Wünsche aus {file} gelesen</translation>
    </message>
    <message>
        <source>Close the race that is shown, or else the window</source>
        <translation>Das gezeigte Rennen schließen, sonst das Fenster</translation>
    </message>
    <message>
        <source>Paired dice</source>
        <translation>Gepaarte Würfel</translation>
    </message>
    <message>
        <source>To compare two circuits: each player has dice of its own in each round, so that both are raced with the same luck and differ by less chance</source>
        <translation>Zum Vergleich zweier Rennstrecken: Jeder Spieler hat in jeder Runde eigene Würfel. So haben beide Strecken dasselbe Würfelglück und unterscheiden sich weniger zufällig</translation>
    </message>
    <message>
        <source>With paired dice in both set-ups, smaller differences would be certain</source>
        <translation>Mit gepaarten Würfeln in beiden Aufbauten wären schon kleinere Unterschiede sicher</translation>
    </message>
    <message>
        <source>Reset: begin with what the open circuit is like</source>
        <translation>Zurücksetzen: mit dem beginnen, wie die offene Strecke ist</translation>
    </message>
    <message>
        <source>Wishes of last time</source>
        <translation>Wünsche vom letzten Mal</translation>
    </message>
    <message>
        <source>Reset to the open circuit</source>
        <translation>Auf die offene Strecke zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Reset to the open circuit</source>
        <translation>Auf die offene Strecke zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Forget all wishes, and wish for circuits of the size and sort of the open one</source>
        <translation>Alle Wünsche vergessen und Strecken von Größe und Art der offenen wünschen</translation>
    </message>
    <message>
        <source>design wishes start values default like</source>
        <translation>entwerfen design wünsche anfang vorgabe standard wie zurücksetzen</translation>
    </message>
    <message>
        <source>Looks (less is better)</source>
        <translation>Aussehen (weniger ist besser)</translation>
    </message>
    <message>
        <source>Figure across</source>
        <translation>Kennzahl nach rechts</translation>
    </message>
    <message>
        <source>The figure that grows to the right</source>
        <translation>Die Kennzahl, die nach rechts wächst</translation>
    </message>
    <message>
        <source>Figure up</source>
        <translation>Kennzahl nach oben</translation>
    </message>
    <message>
        <source>The figure that grows upwards</source>
        <translation>Die Kennzahl, die nach oben wächst</translation>
    </message>
    <message>
        <source>Racing for the map, {races} races each: {n} to go</source>
        <translation>Rennen für die Karte, je {races}: noch {n} Strecken</translation>
    </message>
    <message>
        <source>Without these figures: {n}</source>
        <translation>Ohne diese Kennzahlen: {n}</translation>
    </message>
    <message>
        <source>{n:g} %</source>
        <translation>{n:g} %</translation>
    </message>
    <message>
        <source>Map of the circuits found</source>
        <translation>Karte der gefundenen Strecken</translation>
    </message>
    <message>
        <source>Show the circuits by any two figures, such as length and overtakes</source>
        <translation>Die Strecken nach zwei beliebigen Kennzahlen zeigen, etwa Länge und Überholvorgänge</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Circuits by two fi&amp;gures</source>
        <translation>Strecken nach zwei K&amp;ennzahlen</translation>
    </message>
    <message>
        <source>Show the circuits found by any two figures, or as pictures again</source>
        <translation>Die gefundenen Strecken nach zwei beliebigen Kennzahlen zeigen, oder wieder als Bilder</translation>
    </message>
    <message>
        <source>design map scatter chart overtakes compare</source>
        <translation>entwerfen karte diagramm kennzahlen überholen vergleichen</translation>
    </message>
    <message>
        <source>{n:g}</source>
        <translation>{n:g}</translation>
    </message>
    <message>
        <source>Put single pieces in the place of the selected board halves, or of all: then they can be changed</source>
        <translation>Einzelne Teile an die Stelle der ausgewählten Plattenhälften setzen, oder aller: dann lassen sie sich ändern</translation>
    </message>
    <message>
        <source>split explode dissolve</source>
        <translation>teilen auflösen zerlegen</translation>
    </message>
    <message>
        <source>Break up board halves</source>
        <translation>Plattenhälften zerlegen</translation>
    </message>
    <message>
        <source>Comparing ...</source>
        <translation>Wird verglichen ...</translation>
    </message>
    <message>
        <source>Sending pages to the printer ...</source>
        <translation>Seiten werden an den Drucker geschickt ...</translation>
    </message>
    <message>
        <source>Not everything was opened</source>
        <translation>Nicht alles wurde geöffnet</translation>
    </message>
    <message>
        <source>No matching circuit</source>
        <translation>Keine passende Strecke</translation>
    </message>
</context>
<context>
    <name>said</name>
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
        <source>More than two corners have difficulty 3.</source>
        <translation>Mehr als zwei Kurven haben Schwierigkeit 3.</translation>
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
        <source>An odd number of pieces turn by an odd number of sixteenths.</source>
        <translation>Eine ungerade Zahl von Teilen dreht um eine ungerade Zahl von Sechzehnteln.</translation>
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
        <source>A corner has no speed limit.</source>
        <translation>Eine Kurve hat kein Tempolimit.</translation>
    </message>
    <message>
        <source>The road is one space wide.</source>
        <translation>Die Straße ist ein Feld breit.</translation>
    </message>
    <message>
        <source>There are more counters on the track than stands.</source>
        <translation>Es gibt mehr Marker auf der Strecke als Ständer.</translation>
    </message>
    <message>
        <source>Set the level to {level}</source>
        <translation>Die Stufe auf {level} setzen</translation>
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
        <source>1 position</source>
        <translation>1 Position</translation>
    </message>
    <message>
        <source>1 corner</source>
        <translation>1 Kurve</translation>
    </message>
    <message>
        <source>{n} corners</source>
        <translation>{n} Kurven</translation>
    </message>
    <message>
        <source>the lanes differ: {ends} meets {begins}</source>
        <translation>die Spuren sind verschieden: {ends} auf der einen Seite, {begins} auf der anderen</translation>
    </message>
    <message>
        <source>{n} lanes</source>
        <translation>{n} Spuren</translation>
    </message>
    <message>
        <source>{n} lanes and a pit lane on the left</source>
        <translation>{n} Spuren und eine Boxenspur links</translation>
    </message>
    <message>
        <source>{n} lanes and a pit lane on the right</source>
        <translation>{n} Spuren und eine Boxenspur rechts</translation>
    </message>
    <message>
        <source>both lead towards each other</source>
        <translation>beide führen aufeinander zu</translation>
    </message>
    <message>
        <source>both lead away from each other</source>
        <translation>beide führen voneinander weg</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} oder {last}</translation>
    </message>
    <message>
        <source>row {row} needs {points} ({verdict})</source>
        <translation>Reihe {row} braucht {points} ({verdict})</translation>
    </message>
    <message>
        <source>row {row} needs {points} with the pit stop ({verdict})</source>
        <translation>Reihe {row} braucht mit dem Boxenstopp {points} ({verdict})</translation>
    </message>
    <message>
        <source>{n} too many: cannot finish</source>
        <translation>{n} zu viel: kommt nicht ins Ziel</translation>
    </message>
    <message>
        <source>corner {n} (pieces {pieces})</source>
        <translation>Kurve {n} (Teile {pieces})</translation>
    </message>
    <message>
        <source>1 space</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation>{n} Felder</translation>
    </message>
    <message>
        <source>1 pit space</source>
        <translation>1 Boxenfeld</translation>
    </message>
    <message>
        <source>{n} pit spaces in a row</source>
        <translation>{n} Boxenfelder hintereinander</translation>
    </message>
    <message>
        <source>field A ({space}) cannot be reached from the line, or leads to no field C</source>
        <translation>Feld A ({space}) ist von der Linie aus nicht zu erreichen oder führt zu keinem Feld C</translation>
    </message>
    <message>
        <source>the pit has no space to stop on</source>
        <translation>die Box hat kein Feld zum Halten</translation>
    </message>
    <message>
        <source>{spaces}: a chicane, but there is a way round it</source>
        <translation>{spaces}: eine Schikane, die sich umfahren lässt</translation>
    </message>
    <message>
        <source>in {n} laps {places}</source>
        <translation>in {n} Runden: {places}</translation>
    </message>
    <message>
        <source>the circuit is not closed</source>
        <translation>die Strecke ist nicht geschlossen</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>up to {most}</source>
        <translation>höchstens {most}</translation>
    </message>
    <message>
        <source>more than {most}</source>
        <translation>mehr als {most}</translation>
    </message>
    <message>
        <source>{level} at position {n}</source>
        <translation>{level} an Position {n}</translation>
    </message>
    <message>
        <source>Racing line on the left</source>
        <translation>Ideallinie auf die linke Seite legen</translation>
    </message>
    <message>
        <source>Racing line on the right</source>
        <translation>Ideallinie auf die rechte Seite legen</translation>
    </message>
    <message>
        <source>the end of piece {piece}</source>
        <translation>das Ende von Teil {piece}</translation>
    </message>
    <message>
        <source>{mm:.1f} mm ({modules:.2f} modules; x {x:.1f}, y {y:.1f} mm)</source>
        <translation>{mm:.1f} mm ({modules:.2f} Module; x {x:.1f}, y {y:.1f} mm)</translation>
    </message>
    <message>
        <source>the beginning of piece {piece}</source>
        <translation>der Anfang von Teil {piece}</translation>
    </message>
    <message>
        <source>{where} ({code}) is open</source>
        <translation>{where} ({code}) ist offen</translation>
    </message>
    <message>
        <source>{n:g}° too many</source>
        <translation>{n:g}° zu viel</translation>
    </message>
    <message>
        <source>{n:g}° to the left</source>
        <translation>{n:g}° nach links</translation>
    </message>
    <message>
        <source>{n:g}° to the right</source>
        <translation>{n:g}° nach rechts</translation>
    </message>
    <message>
        <source>0°, as far left as right</source>
        <translation>0°, gleich viel nach links wie nach rechts</translation>
    </message>
    <message>
        <source>{n:g}° are missing</source>
        <translation>es fehlen {n:g}°</translation>
    </message>
    <message>
        <source>piece {names} turns by an odd number of sixteenths ({codes}): a lap closes only with an even number of such pieces</source>
        <translation>Teil {names} dreht um eine ungerade Zahl von Sechzehnteln ({codes}): eine Runde schließt nur mit einer geraden Anzahl solcher Teile</translation>
    </message>
    <message>
        <source>{n} pieces ({names}) turn by an odd number of sixteenths ({codes}): a lap closes only with an even number of such pieces</source>
        <translation>{n} Teile ({names}) drehen um eine ungerade Zahl von Sechzehnteln ({codes}): eine Runde schließt nur mit einer geraden Anzahl solcher Teile</translation>
    </message>
    <message>
        <source>{width:.0f} mm wide and {height:.0f} mm high</source>
        <translation>{width:.0f} mm in der Breite und {height:.0f} mm in der Höhe</translation>
    </message>
    <message>
        <source>{width:.0f} mm wide</source>
        <translation>{width:.0f} mm in der Breite</translation>
    </message>
    <message>
        <source>{height:.0f} mm high</source>
        <translation>{height:.0f} mm in der Höhe</translation>
    </message>
    <message>
        <source>Turn piece {piece} round</source>
        <translation>Teil {piece} umdrehen</translation>
    </message>
    <message>
        <source>Turn {n} pieces round</source>
        <translation>{n} Teile umdrehen</translation>
    </message>
    <message>
        <source>piece {first} ({code}) cannot lead into piece {second} ({other}): {why}</source>
        <translation>Teil {first} ({code}) kann nicht in Teil {second} ({other}) führen: {why}</translation>
    </message>
    <message>
        <source>piece {id} is not joined to the circuit: {codes}</source>
        <translation>Teil {id} ist nicht mit der Strecke verbunden: {codes}</translation>
    </message>
    <message>
        <source>{n} pieces are not joined to the circuit: {codes}</source>
        <translation>{n} Teile sind nicht mit der Strecke verbunden: {codes}</translation>
    </message>
    <message>
        <source>Make piece {piece} the start piece</source>
        <translation>Teil {piece} zum Startteil machen</translation>
    </message>
    <message>
        <source>a way round does not cross the finish line: {spaces}</source>
        <translation>ein Weg herum überquert die Ziellinie nicht: {spaces}</translation>
    </message>
    <message>
        <source>{n} spaces ({shown})</source>
        <translation>{n} Felder ({shown})</translation>
    </message>
    <message>
        <source>there is no finish line</source>
        <translation>es gibt keine Ziellinie</translation>
    </message>
    <message>
        <source>space {space}</source>
        <translation>Feld {space}</translation>
    </message>
    <message>
        <source>difficulty {value}, expected 1 to 3</source>
        <translation>Schwierigkeit {value}, erwartet wird 1 bis 3</translation>
    </message>
    <message>
        <source>racing line {value!r}, expected L or R</source>
        <translation>Ideallinie {value!r}, erwartet wird L oder R</translation>
    </message>
    <message>
        <source>hill {value!r}, expected flat, up or down</source>
        <translation>Steigung {value!r}, erwartet wird flat, up oder down</translation>
    </message>
    <message>
        <source>position {at} has {fault}</source>
        <translation>Position {at} hat {fault}</translation>
    </message>
    <message>
        <source>difficulty {value} on piece {piece} ({code}), a straight</source>
        <translation>Schwierigkeit {value} auf Teil {piece} ({code}), einer Geraden</translation>
    </message>
    <message>
        <source>no lap can be driven: {why}</source>
        <translation>keine Runde kann gefahren werden: {why}</translation>
    </message>
    <message>
        <source>not even one lap</source>
        <translation>nicht einmal eine Runde</translation>
    </message>
    <message>
        <source>the pit alley of {n} spaces is closed</source>
        <translation>die Boxengasse mit {n} Feldern ist geschlossen</translation>
    </message>
    <message>
        <source>{n} lanes with {lengths} spaces instead of {lanes} equal ones</source>
        <translation>{n} Spuren mit {lengths} Feldern statt {lanes} gleich langer</translation>
    </message>
    <message>
        <source>{laps} of {lap} spaces: over in the first pass of the deck, which moves a moped by {far}</source>
        <translation>{laps} zu {lap} Feldern: schon im ersten Durchgang des Kartensatzes vorbei, der ein Moped {far} Felder weit bringt</translation>
    </message>
    <message>
        <source>{laps} of {lap} spaces are {length}: too far with {players} players</source>
        <translation>{laps} zu {lap} Feldern sind {length}: zu weit bei {players} Spielern</translation>
    </message>
    <message>
        <source>no {symbol}</source>
        <translation>kein Symbol {symbol}</translation>
    </message>
    <message>
        <source>two lost turns within {apart} steps: {spaces}</source>
        <translation>zweimal Aussetzen innerhalb von {apart} Schritten: {spaces}</translation>
    </message>
    <message>
        <source>there is no way to a finish</source>
        <translation>es gibt keinen Weg zu einem Ziel</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 Schachtel</translation>
    </message>
    <message>
        <source>{n} boxes</source>
        <translation>{n} Schachteln</translation>
    </message>
    <message>
        <source>Use {boxes}</source>
        <translation>{boxes} verwenden</translation>
    </message>
    <message>
        <source>difficulty {value}</source>
        <translation>Schwierigkeit {value}</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Punkte</translation>
    </message>
    <message>
        <source>1 race</source>
        <translation>1 Rennen</translation>
    </message>
    <message>
        <source>{n} races</source>
        <translation>{n} Rennen</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>pro</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>gold</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>rpm</source>
        <translation>Drehzahl</translation>
    </message>
    <message>
        <source>lead_foot</source>
        <translation>Bleifuß</translation>
    </message>
    <message>
        <source>pit_stop</source>
        <translation>Boxenstopp</translation>
    </message>
    <message>
        <source>spin_out</source>
        <translation>Dreher</translation>
    </message>
    <message>
        <source>up</source>
        <translation>bergauf</translation>
    </message>
    <message>
        <source>down</source>
        <translation>bergab</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>eben</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>raise the difficulty of the corner by one.</source>
        <translation>die Schwierigkeit der Kurve um eins erhöhen.</translation>
    </message>
    <message>
        <source>lengthen the straight before the line, or move the start piece along it.</source>
        <translation>die Gerade vor der Linie verlängern oder das Startteil auf ihr versetzen.</translation>
    </message>
    <message>
        <source>it changes nothing, uses up a counter and a stand, and makes everybody at the table wonder what it is for.</source>
        <translation>er ändert nichts, verbraucht einen Marker und einen Ständer, und alle am Tisch fragen sich, wozu er da ist.</translation>
    </message>
    <message>
        <source>put a flat counter where the hill ends.</source>
        <translation>einen Marker „eben“ dorthin stellen, wo die Steigung endet.</translation>
    </message>
    <message>
        <source>a street race runs from a start to a finish (STR-03). On a closed circuit both are the finish line, after a full lap (STR-H-30); on an open road the finish is its far end.</source>
        <translation>ein Straßenrennen führt von einem Start zu einem Ziel (STR-03). Auf einer geschlossenen Strecke ist beides die Ziellinie, nach einer ganzen Runde (STR-H-30); auf einer offenen Straße ist das Ziel ihr fernes Ende.</translation>
    </message>
    <message>
        <source>Bonus spaces lead from one to the next.</source>
        <translation>Bonusfelder führen von einem zum nächsten.</translation>
    </message>
    <message>
        <source>put limit markers on the corner's spaces if that does not suit you.</source>
        <translation>Limitmarker auf die Kurvenfelder stellen, wenn das nicht passt.</translation>
    </message>
    <message>
        <source>move the obstacle to a straight.</source>
        <translation>das Hindernis auf eine Gerade versetzen.</translation>
    </message>
    <message>
        <source>lower the barrier, or move it to the end of a longer straight.</source>
        <translation>die Sperre senken oder ans Ende einer längeren Geraden versetzen.</translation>
    </message>
    <message>
        <source>The course is unusually short or long.</source>
        <translation>Die Strecke ist ungewöhnlich kurz oder lang.</translation>
    </message>
    <message>
        <source>The number of spaces is not a multiple of eight.</source>
        <translation>Die Zahl der Felder ist kein Vielfaches von acht.</translation>
    </message>
    <message>
        <source>The line is too short or unusually long.</source>
        <translation>Die Linie ist zu kurz oder ungewöhnlich lang.</translation>
    </message>
    <message>
        <source>lost turns, cars taken off</source>
        <translation>verlorene Züge, herausgenommene Autos</translation>
    </message>
    <message>
        <source>pit stops</source>
        <translation>Boxenstopps</translation>
    </message>
    <message>
        <source>pit stop missed</source>
        <translation>Boxenstopp verpasst</translation>
    </message>
    <message>
        <source>the pit stop was missed</source>
        <translation>der Boxenstopp verpasst wurde</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>keine Karten mehr</translation>
    </message>
    <message>
        <source>cards left at the finish</source>
        <translation>Karten übrig im Ziel</translation>
    </message>
    <message>
        <source>{n} laps of {positions} positions</source>
        <translation>{n} Runden zu {positions} Positionen</translation>
    </message>
    <message>
        <source>{rules} version {n}</source>
        <translation>{rules} Version {n}</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>the same circuit and laps</source>
        <translation>dieselbe Strecke und Rundenzahl</translation>
    </message>
    <message>
        <source>retirements</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>failed redlines, lost grip, retirements</source>
        <translation>misslungene Motorproben, verlorene Haftung, Ausfälle</translation>
    </message>
    <message>
        <source>moves cut short</source>
        <translation>verkürzte Züge</translation>
    </message>
    <message>
        <source>roll-offs</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>Berührungen</translation>
    </message>
    <message>
        <source>slipstreams</source>
        <translation>Windschattenfahrten</translation>
    </message>
    <message>
        <source>no move possible</source>
        <translation>kein Zug möglich</translation>
    </message>
    <message>
        <source>no move could be completed</source>
        <translation>kein Zug zu Ende geführt werden konnte</translation>
    </message>
    <message>
        <source>no Rear Tire left</source>
        <translation>Hinterreifen aufgebraucht</translation>
    </message>
    <message>
        <source>no Rear Tire was left</source>
        <translation>der Hinterreifen aufgebraucht war</translation>
    </message>
    <message>
        <source>Engine gone</source>
        <translation>Motorschaden</translation>
    </message>
    <message>
        <source>grip lost</source>
        <translation>Haftung verloren</translation>
    </message>
    <message>
        <source>Engine left of 8</source>
        <translation>Motor übrig von 8</translation>
    </message>
    <message>
        <source>Rear Tire left of 8</source>
        <translation>Hinterreifen übrig von 8</translation>
    </message>
    <message>
        <source>Front Tire left of 8</source>
        <translation>Vorderreifen übrig von 8</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Rear Tire</source>
        <translation>Hinterreifen</translation>
    </message>
    <message>
        <source>Front Tire</source>
        <translation>Vorderreifen</translation>
    </message>
    <message>
        <source>{who} unplaced</source>
        <translation>{who}: ohne Platz</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>grid {n}</source>
        <translation>Startplatz {n}</translation>
    </message>
    <message>
        <source>{who} advantage</source>
        <translation>{who}: Vorteil</translation>
    </message>
    <message>
        <source>team {name} wins</source>
        <translation>Team {name}: Siege</translation>
    </message>
    <message>
        <source>{what} per lap</source>
        <translation>{what} je Runde</translation>
    </message>
    <message>
        <source>{what} per 100 positions</source>
        <translation>{what} je 100 Positionen</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who}: Siege</translation>
    </message>
    <message>
        <source>bot {name}</source>
        <translation>Bot {name}</translation>
    </message>
    <message>
        <source>overtakes</source>
        <translation>Überholungen</translation>
    </message>
    <message>
        <source>won by a position or less</source>
        <translation>mit höchstens einer Position gewonnen</translation>
    </message>
    <message>
        <source>pole wins</source>
        <translation>Pole: Siege</translation>
    </message>
    <message>
        <source>pole advantage</source>
        <translation>Pole: Vorteil</translation>
    </message>
    <message>
        <source>all retired</source>
        <translation>alle ausgefallen</translation>
    </message>
    <message>
        <source>rounds short</source>
        <translation>Durchgänge, kurze Rennen</translation>
    </message>
    <message>
        <source>rounds median</source>
        <translation>Durchgänge, Median</translation>
    </message>
    <message>
        <source>rounds long</source>
        <translation>Durchgänge, lange Rennen</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>the pole</source>
        <translation>die Pole</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>der zweite</translation>
    </message>
    <message>
        <source>the third</source>
        <translation>der dritte</translation>
    </message>
    <message>
        <source>the fourth</source>
        <translation>der vierte</translation>
    </message>
    <message>
        <source>the fifth</source>
        <translation>der fünfte</translation>
    </message>
    <message>
        <source>the sixth</source>
        <translation>der sechste</translation>
    </message>
    <message>
        <source>{bot} wins {share} of its starts, below {fair}.</source>
        <translation>{bot} gewinnt bei {share} seiner Starts, weniger als {fair}.</translation>
    </message>
    <message>
        <source>piece {piece}</source>
        <translation>Teil {piece}</translation>
    </message>
    <message>
        <source>position {n} ({piece}, {where})</source>
        <translation>Position {n} ({piece}, {where})</translation>
    </message>
    <message>
        <source>{bot} dominates: it wins {share} of its starts, far above {fair}.</source>
        <translation>{bot} ist überlegen: er gewinnt bei {share} seiner Starts, weit mehr als {fair}.</translation>
    </message>
    <message>
        <source>{bot} wins {share} of its starts, far below {fair}.</source>
        <translation>{bot} gewinnt bei {share} seiner Starts, weit weniger als {fair}.</translation>
    </message>
    <message>
        <source>{bot} wins {share} of its starts, above {fair}.</source>
        <translation>{bot} gewinnt bei {share} seiner Starts, mehr als {fair}.</translation>
    </message>
    <message>
        <source>{place}: {times:.1f} times the mean</source>
        <translation>{place}: das {times:.1f}-Fache des Mittels</translation>
    </message>
    <message>
        <source>corner of difficulty {n}</source>
        <translation>Kurve der Schwierigkeit {n}</translation>
    </message>
    <message>
        <source>position {n} ({where})</source>
        <translation>Position {n} ({where})</translation>
    </message>
    <message>
        <source>{place} wins {share}</source>
        <translation>{place} gewinnt {share}</translation>
    </message>
    <message>
        <source>Little overtaking: {said}.</source>
        <translation>Wenig Überholen: {said}.</translation>
    </message>
    <message>
        <source>Close finishes: {said}.</source>
        <translation>Knappe Zieleinläufe: {said}.</translation>
    </message>
    <message>
        <source>Few close finishes: {said}.</source>
        <translation>Wenige knappe Zieleinläufe: {said}.</translation>
    </message>
    <message>
        <source>Some overtaking: {said}.</source>
        <translation>Etwas Überholen: {said}.</translation>
    </message>
    <message>
        <source>car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>bike</source>
        <translation>Motorrad</translation>
    </message>
    <message>
        <source>cars</source>
        <translation>Autos</translation>
    </message>
    <message>
        <source>bikes</source>
        <translation>Motorräder</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>perhaps</source>
        <translation>vielleicht</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>races</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <source>play {card}: to {place}</source>
        <translation>{card} spielen: bis {place}</translation>
    </message>
    <message>
        <source>{name} at {place}, {state}, holds {hand}: which card?</source>
        <translation>{name} auf {place}, {state}, auf der Hand {hand}: welche Karte?</translation>
    </message>
    <message>
        <source>the {deck} deck of {n} cards</source>
        <translation>der {deck} Kartensatz mit {n} Karten</translation>
    </message>
    <message>
        <source>stack {n}: the {card}</source>
        <translation>Stapel {n}: die {card}</translation>
    </message>
    <message>
        <source>play {card}: over the finish line</source>
        <translation>{card} spielen: über die Ziellinie</translation>
    </message>
    <message>
        <source>{name} at {place} holds {hand}: which stack to draw from?</source>
        <translation>{name} auf {place} hat auf der Hand {hand}: von welchem Stapel ziehen?</translation>
    </message>
    <message>
        <source>lap {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>{points} left</source>
        <translation>noch {points}</translation>
    </message>
    <message>
        <source>pit stop</source>
        <translation>Boxenstopp</translation>
    </message>
    <message>
        <source>{spaces} of detour</source>
        <translation>Umweg: {spaces}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>p{position} {lane} ({space})</source>
        <translation>p{position} {lane} ({space})</translation>
    </message>
    <message>
        <source>{shows}, drives {n} to {place}</source>
        <translation>{shows}, fährt {n} bis {place}</translation>
    </message>
    <message>
        <source>is blocked, shows {cards}, stays at {place}</source>
        <translation>ist blockiert, zeigt {cards}, bleibt auf {place}</translation>
    </message>
    <message>
        <source>turns {card}, which is spent; stays at {place}</source>
        <translation>deckt {card} auf, verfallen; bleibt auf {place}</translation>
    </message>
    <message>
        <source>OUT: {reason}, {left} to go</source>
        <translation>RAUS: {reason}, noch {left}</translation>
    </message>
    <message>
        <source>{car} finishes {place}</source>
        <translation>{car} kommt als {place} ins Ziel</translation>
    </message>
    <message>
        <source>turns {card}</source>
        <translation>deckt {card} auf</translation>
    </message>
    <message>
        <source>plays {card}</source>
        <translation>spielt {card}</translation>
    </message>
    <message>
        <source>{shows}, drives to {place}</source>
        <translation>{shows}, fährt bis {place}</translation>
    </message>
    <message>
        <source>may not play a six, shows {cards}, stays at {place}</source>
        <translation>darf keine Sechs spielen, zeigt {cards}, bleibt auf {place}</translation>
    </message>
    <message>
        <source>turns {card}, which does not fit and goes back on top</source>
        <translation>deckt {card} auf, die nicht passt und wieder obenauf kommt</translation>
    </message>
    <message>
        <source>over the finish line</source>
        <translation>über die Ziellinie</translation>
    </message>
    <message>
        <source>takes the {card} of the deposit</source>
        <translation>nimmt die {card} des Pfands</translation>
    </message>
    <message>
        <source>{car} draws {card} for the start</source>
        <translation>{car} zieht {card} für den Start</translation>
    </message>
    <message>
        <source>{car} starts {place}, at {where}</source>
        <translation>{car} startet als {place}, auf {where}</translation>
    </message>
    <message>
        <source>Round {n}, {leader} leads</source>
        <translation>Durchgang {n}, {leader} führt</translation>
    </message>
    <message>
        <source>is blocked at {place}, no card is turned</source>
        <translation>ist auf {place} blockiert, keine Karte wird aufgedeckt</translation>
    </message>
    <message>
        <source>leaning</source>
        <translation>in Schräglage</translation>
    </message>
    <message>
        <source>wheelie</source>
        <translation>Wheelie</translation>
    </message>
    <message>
        <source>{points}: ride {n} to {place}</source>
        <translation>{points}: {n} fahren bis {place}</translation>
    </message>
    <message>
        <source>{name} at {state}: {asked}</source>
        <translation>{name} auf {state}: {asked}</translation>
    </message>
    <message>
        <source>keep the {n}</source>
        <translation>die {n} behalten</translation>
    </message>
    <message>
        <source>start at {place}</source>
        <translation>auf {place} starten</translation>
    </message>
    <message>
        <source>use {dice}</source>
        <translation>{dice} verwenden</translation>
    </message>
    <message>
        <source>{points}: stay at {place}</source>
        <translation>{points}: auf {place} bleiben</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>do not take it</source>
        <translation>nicht nehmen</translation>
    </message>
    <message>
        <source>slipstream +1</source>
        <translation>Windschatten +1</translation>
    </message>
    <message>
        <source>Engine {n}</source>
        <translation>Motor {n}</translation>
    </message>
    <message>
        <source>Front Tire {n}</source>
        <translation>Vorderreifen {n}</translation>
    </message>
    <message>
        <source>racing line</source>
        <translation>Ideallinie</translation>
    </message>
    <message>
        <source>Rear Tire {n}</source>
        <translation>Hinterreifen {n}</translation>
    </message>
    <message>
        <source>keeps {dice}</source>
        <translation>behält {dice}</translation>
    </message>
    <message>
        <source>has {dice}</source>
        <translation>hat {dice}</translation>
    </message>
    <message>
        <source>{n:+d} for hill and stance</source>
        <translation>{n:+d} für Steigung und Haltung</translation>
    </message>
    <message>
        <source>Rear Tire -1</source>
        <translation>Hinterreifen -1</translation>
    </message>
    <message>
        <source>no Rear Tire point left for Engine in a corner</source>
        <translation>kein Punkt Hinterreifen übrig für Motor in einer Kurve</translation>
    </message>
    <message>
        <source>no Engine point left for a failed test</source>
        <translation>kein Punkt Motor übrig für eine misslungene Probe</translation>
    </message>
    <message>
        <source>no Rear Tire point left for a sideslip</source>
        <translation>kein Punkt Hinterreifen übrig für einen Rutscher</translation>
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
        <source>rides {n} ({more} for overtaking off the line) to {place}</source>
        <translation>fährt {n} (dazu {more} für Überholen abseits der Linie) bis {place}</translation>
    </message>
    <message>
        <source>rolls {dice} and RETIRES at {place}: {reason}</source>
        <translation>würfelt {dice} und FÄLLT AUS auf {place}: {reason}</translation>
    </message>
    <message>
        <source>Round {n}, lap {lap} of {laps}, {leader} leads</source>
        <translation>Durchgang {n}, Runde {lap} von {laps}, {leader} führt</translation>
    </message>
    <message>
        <source>rides {n} to {place}</source>
        <translation>fährt {n} bis {place}</translation>
    </message>
    <message>
        <source>RETIRES: {reason}</source>
        <translation>FÄLLT AUS: {reason}</translation>
    </message>
    <message>
        <source>{bike} starts {place}, at {where}</source>
        <translation>{bike} startet als {place}, auf {where}</translation>
    </message>
    <message>
        <source>Roll-off at p{n}: {bikes}</source>
        <translation>Stechen auf p{n}: {bikes}</translation>
    </message>
    <message>
        <source>Contact: {bikes}, both with {n}</source>
        <translation>Berührung: {bikes}, beide mit {n}</translation>
    </message>
    <message>
        <source>lap {n} begins</source>
        <translation>Runde {n} beginnt</translation>
    </message>
    <message>
        <source>the last lap begins</source>
        <translation>die letzte Runde beginnt</translation>
    </message>
    <message>
        <source>at the finish line</source>
        <translation>an der Ziellinie</translation>
    </message>
    <message>
        <source>{bike} finishes {place}</source>
        <translation>{bike} kommt als {place} ins Ziel</translation>
    </message>
    <message>
        <source>{bike} qualifies {place}</source>
        <translation>{bike} qualifiziert sich als {place}</translation>
    </message>
    <message>
        <source>blocked, {points} lost</source>
        <translation>blockiert, {points} verloren</translation>
    </message>
    <message>
        <source>Rear Tire {n} (Engine in a corner)</source>
        <translation>Hinterreifen {n} (Motor in einer Kurve)</translation>
    </message>
    <message>
        <source>Engine test {test} passed (Engine {engine})</source>
        <translation>Motorprobe {test} bestanden (Motor {engine})</translation>
    </message>
    <message>
        <source>Engine test {test} is above Engine {engine}: Engine -1</source>
        <translation>Motorprobe {test} liegt über Motor {engine}: Motor -1</translation>
    </message>
    <message>
        <source>sideslip (Rear Tire -1)</source>
        <translation>Rutscher (Hinterreifen -1)</translation>
    </message>
    <message>
        <source>copies {dice} of {bike}</source>
        <translation>übernimmt {dice} von {bike}</translation>
    </message>
    <message>
        <source>uses {dice}</source>
        <translation>verwendet {dice}</translation>
    </message>
    <message>
        <source>{bike} rolls {dice} = {sum} for pole</source>
        <translation>{bike} würfelt {dice} = {sum} um die Pole</translation>
    </message>
    <message>
        <source>Qualifying lap, round {n}, {leader} leads</source>
        <translation>Qualifikationsrunde, Durchgang {n}, {leader} führt</translation>
    </message>
    <message>
        <source>{bike} takes the slipstream of {of}</source>
        <translation>{bike} nimmt den Windschatten von {of}</translation>
    </message>
    <message>
        <source>{bike} did not qualify</source>
        <translation>{bike} hat sich nicht qualifiziert</translation>
    </message>
    <message>
        <source>in contact with {dice}</source>
        <translation>in Berührung mit {dice}</translation>
    </message>
    <message>
        <source>rolls {dice}</source>
        <translation>würfelt {dice}</translation>
    </message>
    <message>
        <source>stance</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>slipstream</source>
        <translation>Windschatten</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>stance straight</source>
        <translation>Haltung aufrecht</translation>
    </message>
    <message>
        <source>stance leaning</source>
        <translation>Haltung in Schräglage</translation>
    </message>
    <message>
        <source>stance wheelie</source>
        <translation>Haltung Wheelie</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsame</translation>
    </message>
    <message>
        <source>average</source>
        <translation>mittlere</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnelle</translation>
    </message>
    <message>
        <source>Rear</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
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
        <source>piece {id} ({code})</source>
        <translation>Teil {id} ({code})</translation>
    </message>
    <message>
        <source>position {n}</source>
        <translation>Position {n}</translation>
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
        <source>gap {gap} ({modules:.2f} modules, {turn:g}°)</source>
        <translation>Lücke {gap} ({modules:.2f} Module, {turn:g}°)</translation>
    </message>
    <message>
        <source>gap {gap} ({modules:.2f} modules)</source>
        <translation>Lücke {gap} ({modules:.2f} Module)</translation>
    </message>
    <message>
        <source>{mm:.1f} mm</source>
        <translation>{mm:.1f} mm</translation>
    </message>
    <message>
        <source>too few cards</source>
        <translation>zu wenige Karten</translation>
    </message>
    <message>
        <source>pit stop missed by a derelict</source>
        <translation>Boxenstopp eines herrenlosen Autos verpasst</translation>
    </message>
    <message>
        <source>derelicts missed the pit stop</source>
        <translation>herrenlose Autos den Boxenstopp verpassten</translation>
    </message>
    <message>
        <source>derelict out of cards</source>
        <translation>herrenloses Auto ohne Karten</translation>
    </message>
    <message>
        <source>first stop after lap 1</source>
        <translation>erster Stopp nach Runde 1</translation>
    </message>
    <message>
        <source>first stop after lap 2</source>
        <translation>erster Stopp nach Runde 2</translation>
    </message>
    <message>
        <source>{share} stop after the first lap</source>
        <translation>{share} stoppen nach der ersten Runde</translation>
    </message>
    <message>
        <source>{share} stop after the second lap</source>
        <translation>{share} stoppen nach der zweiten Runde</translation>
    </message>
    <message>
        <source>When to stop is hardly a choice: {said}.</source>
        <translation>Wann man stoppt, ist kaum eine Frage: {said}.</translation>
    </message>
    <message>
        <source>different races</source>
        <translation>verschiedene Rennen</translation>
    </message>
    <message>
        <source>derelict</source>
        <translation>herrenloses Auto</translation>
    </message>
    <message>
        <source>derelicts</source>
        <translation>herrenlose Autos</translation>
    </message>
    <message>
        <source>the {deck} deck</source>
        <translation>der {deck} Kartensatz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Zugstapel</translation>
    </message>
    <message>
        <source>Stack {n}</source>
        <translation>Stapel {n}</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Pfand</translation>
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
        <source>Set difficulty of corner {n}</source>
        <translation>Schwierigkeit von Kurve {n} setzen</translation>
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
        <translation>Schließen: {pieces}</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>Schwierigkeit</translation>
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
        <source>dice, flips and lanes</source>
        <translation>Würfel, Wenden und Spuren</translation>
    </message>
    <message>
        <source>Place {pieces}</source>
        <translation>{pieces} legen</translation>
    </message>
    <message>
        <source>Insert {pieces}</source>
        <translation>{pieces} einfügen</translation>
    </message>
    <message>
        <source>cannot rotate by {degrees} degrees</source>
        <translation>um {degrees} Grad lässt sich nicht drehen</translation>
    </message>
    <message>
        <source>piece {id} has no such {kind} marker</source>
        <translation>Teil {id} hat keinen solchen Marker: {kind}</translation>
    </message>
    <message>
        <source>a track has at most {n} pieces</source>
        <translation>eine Strecke hat höchstens {n} Teile</translation>
    </message>
    <message>
        <source>there is nothing to place</source>
        <translation>es gibt nichts zu legen</translation>
    </message>
    <message>
        <source>a marker carries exactly one value</source>
        <translation>ein Marker trägt genau einen Wert</translation>
    </message>
    <message>
        <source>{name}: {faults}, found {value!r}</source>
        <translation>{name}: {faults}, gefunden: {value!r}</translation>
    </message>
    <message>
        <source>{code} is a board half: break it up first</source>
        <translation>{code} ist eine Plattenhälfte: sie zuerst zerlegen</translation>
    </message>
    <message>
        <source>no figure {word!r} {known}</source>
        <translation>keine Angabe {word!r} {known}</translation>
    </message>
    <message>
        <source>the kit {kit} has the levels {levels}</source>
        <translation>der Baukasten {kit} hat die Stufen {levels}</translation>
    </message>
    <message>
        <source>{name}: {value!r} cannot be stored</source>
        <translation>{name}: {value!r} lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>(known: {words})</source>
        <translation>(bekannt: {words})</translation>
    </message>
    <message>
        <source>(did you mean {words}?)</source>
        <translation>(gemeint: {words}?)</translation>
    </message>
    <message>
        <source>(known: {words} and {n} more)</source>
        <translation>(bekannt: {words} und {n} weitere)</translation>
    </message>
    <message>
        <source>the kit {kit} has no piece {code!r} {known}</source>
        <translation>der Baukasten {kit} hat kein Teil {code!r} {known}</translation>
    </message>
    <message>
        <source>there is no piece with the id {id}</source>
        <translation>es gibt kein Teil mit der Nummer {id}</translation>
    </message>
    <message>
        <source>one face of a board</source>
        <translation>eine Seite einer Platte</translation>
    </message>
    <message>
        <source>the two faces of one board</source>
        <translation>die zwei Seiten einer Platte</translation>
    </message>
    <message>
        <source>there are only {n} frames</source>
        <translation>es gibt nur {n} Rahmen (frames)</translation>
    </message>
    <message>
        <source>the kit {kit} has no level {level!r}: it has {levels}</source>
        <translation>der Baukasten {kit} hat keine Stufe {level!r}: er hat {levels}</translation>
    </message>
    <message>
        <source>more than {n} pieces</source>
        <translation>mehr als {n} Teile</translation>
    </message>
    <message>
        <source>there is only one</source>
        <translation>es gibt nur eine davon</translation>
    </message>
    <message>
        <source>there are only {n}</source>
        <translation>es gibt nur {n} davon</translation>
    </message>
    <message>
        <source>a marker carries exactly one value, found {found}</source>
        <translation>ein Marker trägt genau einen Wert, gefunden: {found}</translation>
    </message>
    <message>
        <source>{other} is of the same kind at the same place</source>
        <translation>{other} ist von derselben Art an derselben Stelle</translation>
    </message>
    <message>
        <source>a board half has no racing line of its own</source>
        <translation>eine Plattenhälfte hat keine eigene Ideallinie</translation>
    </message>
    <message>
        <source>22.5° is 1 or 2, 45° is 2 or 3</source>
        <translation>22,5° ist 1 oder 2, 45° ist 2 oder 3</translation>
    </message>
    <message>
        <source>Assign difficulties</source>
        <translation>Schwierigkeiten geben</translation>
    </message>
    <message>
        <source>{words}, with the markers kept on {places}</source>
        <translation>{words}, solange diese Marker bleiben: {places}</translation>
    </message>
    <message>
        <source>piece {on} at {at}</source>
        <translation>Teil {on} bei {at}</translation>
    </message>
    <message>
        <source>must be {value}</source>
        <translation>nur {value} ist möglich</translation>
    </message>
    <message>
        <source>cannot be 1</source>
        <translation>1 ist nicht möglich</translation>
    </message>
    <message>
        <source>counts_as</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Tempolimit</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>obstacle</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>the most ground now</source>
        <translation>jetzt so weit wie möglich</translation>
    </message>
    <message>
        <source>first-card</source>
        <translation>als erste Karte</translation>
    </message>
    <message>
        <source>round-1</source>
        <translation>im ersten Durchgang</translation>
    </message>
    <message>
        <source>what counts for the lead</source>
        <translation>was für die Führung zählt</translation>
    </message>
    <message>
        <source>curve-end</source>
        <translation>Weg zum Kurvenende</translation>
    </message>
    <message>
        <source>shortest-way</source>
        <translation>kürzester Weg</translation>
    </message>
    <message>
        <source>any-car</source>
        <translation>der jedes Autos</translation>
    </message>
    <message>
        <source>player</source>
        <translation>der eines Spielers</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>verfällt</translation>
    </message>
    <message>
        <source>back</source>
        <translation>kommt zurück</translation>
    </message>
    <message>
        <source>as-far-as-possible</source>
        <translation>so weit wie möglich</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>by-value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>ausgeteilt</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>rank-order</source>
        <translation>nach Rang</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>nach Wahl</translation>
    </message>
    <message>
        <source>what a re-roll for pole decides</source>
        <translation>was ein neuer Wurf um die Pole entscheidet</translation>
    </message>
    <message>
        <source>tied-only</source>
        <translation>nur unter Gleichen</translation>
    </message>
    <message>
        <source>new-total</source>
        <translation>die neue Summe</translation>
    </message>
    <message>
        <source>does leaving the grid count as a lap?</source>
        <translation>zählt das Verlassen der Startaufstellung als Runde?</translation>
    </message>
    <message>
        <source>end-of-round</source>
        <translation>am Ende des Durchgangs</translation>
    </message>
    <message>
        <source>at-once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>nach Rang</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilter Platz</translation>
    </message>
    <message>
        <source>when lapped riders finish</source>
        <translation>wann Überrundete im Ziel sind</translation>
    </message>
    <message>
        <source>full-distance</source>
        <translation>nach allen Runden</translation>
    </message>
    <message>
        <source>next-crossing</source>
        <translation>bei der nächsten Überfahrt</translation>
    </message>
    <message>
        <source>dials after the qualifying lap</source>
        <translation>Anzeigen nach der Qualifikationsrunde</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>zurückgesetzt</translation>
    </message>
    <message>
        <source>carry-over</source>
        <translation>wie sie stehen</translation>
    </message>
    <message>
        <source>classified-last</source>
        <translation>als Letzte gewertet</translation>
    </message>
    <message>
        <source>may a bike ride into a dead end?</source>
        <translation>darf ein Motorrad in eine Sackgasse fahren?</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not-allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>what blocks a bike</source>
        <translation>was ein Motorrad blockiert</translation>
    </message>
    <message>
        <source>reachable</source>
        <translation>erreichbare Plätze</translation>
    </message>
    <message>
        <source>all-three</source>
        <translation>alle drei Plätze</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>retire</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>which positions cost Rear Tire</source>
        <translation>welche Positionen Hinterreifen kosten</translation>
    </message>
    <message>
        <source>start-passed-final</source>
        <translation>erste, durchfahrene, letzte</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>betretene</translation>
    </message>
    <message>
        <source>final</source>
        <translation>letzte</translation>
    </message>
    <message>
        <source>first-straight</source>
        <translation>erste Gerade danach</translation>
    </message>
    <message>
        <source>last-corner</source>
        <translation>letzte in der Kurve</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>same-lap</source>
        <translation>in derselben Runde</translation>
    </message>
    <message>
        <source>path of a bike in contact</source>
        <translation>Weg eines Motorrads in einer Berührung</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>immer nach außen</translation>
    </message>
    <message>
        <source>apply</source>
        <translation>gelten</translation>
    </message>
    <message>
        <source>same-position</source>
        <translation>auf derselben Position</translation>
    </message>
    <message>
        <source>directly-beside</source>
        <translation>auf der Nachbarspur</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendete</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelte</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>im Ziel</translation>
    </message>
    <message>
        <source>up-minus</source>
        <translation>ein Punkt weniger</translation>
    </message>
    <message>
        <source>up-plus</source>
        <translation>ein Punkt mehr</translation>
    </message>
    <message>
        <source>which pair breaks a slipstream</source>
        <translation>welches Paar den Windschatten aufhebt</translation>
    </message>
    <message>
        <source>front</source>
        <translation>das vordere</translation>
    </message>
    <message>
        <source>both</source>
        <translation>jedes</translation>
    </message>
    <message>
        <source>slipstream of a lapped bike</source>
        <translation>Windschatten eines überrundeten Motorrads</translation>
    </message>
    <message>
        <source>if-first</source>
        <translation>wenn es vorher am Zug ist</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>the point of a slipstream</source>
        <translation>der Punkt für den Windschatten</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>mandatory</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>a copied double</source>
        <translation>ein übernommener Pasch</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>The alley leads from field A past the pit spaces to field C.</source>
        <translation>Die Gasse führt von Feld A an den Boxenfeldern vorbei zu Feld C.</translation>
    </message>
    <message>
        <source>The starting grid has three rows of two.</source>
        <translation>Die Startaufstellung hat drei Reihen zu zweit.</translation>
    </message>
    <message>
        <source>Derelicts start in front, then the player with the highest card, then clockwise.</source>
        <translation>Herrenlose Autos starten vorn, dann der Spieler mit der höchsten Karte, dann im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>One car per space.</source>
        <translation>Ein Auto je Feld.</translation>
    </message>
    <message>
        <source>A leader with nothing but sixes waits.</source>
        <translation>Ein Führender mit lauter Sechsen wartet.</translation>
    </message>
    <message>
        <source>Nobody jumps over a car.</source>
        <translation>Niemand springt über ein Auto.</translation>
    </message>
    <message>
        <source>On a chicane a car blocks everybody behind.</source>
        <translation>Auf einer Schikane blockiert ein Auto alle dahinter.</translation>
    </message>
    <message>
        <source>Any number of cars may be in the alley.</source>
        <translation>In der Gasse dürfen beliebig viele Autos sein.</translation>
    </message>
    <message>
        <source>Derelicts drive the shortest line, as straight as they can.</source>
        <translation>Herrenlose Autos fahren die kürzeste Linie, so gerade wie möglich.</translation>
    </message>
    <message>
        <source>A derelict without cards is taken off.</source>
        <translation>Ein herrenloses Auto ohne Karten wird herausgenommen.</translation>
    </message>
    <message>
        <source>A player without cards is taken off and starts last.</source>
        <translation>Ein Spieler ohne Karten wird herausgenommen und startet als Letzter.</translation>
    </message>
    <message>
        <source>Places are worth 9, 6, 4, 3, 2, 1 points.</source>
        <translation>Die Plätze sind 9, 6, 4, 3, 2, 1 Punkte wert.</translation>
    </message>
    <message>
        <source>Played cards and driven spaces can be compared.</source>
        <translation>Gespielte Karten und gefahrene Felder lassen sich vergleichen.</translation>
    </message>
    <message>
        <source>The hand is two cards from the tops of stacks.</source>
        <translation>Die Hand sind zwei Karten, jeweils obenauf von Stapeln genommen.</translation>
    </message>
    <message>
        <source>Nobody has to stop.</source>
        <translation>Niemand muss halten.</translation>
    </message>
    <message>
        <source>Derelicts do not stop.</source>
        <translation>Herrenlose Autos halten nicht.</translation>
    </message>
    <message>
        <source>Only sixes: the whole hand, whatever its size.</source>
        <translation>Nur Sechsen: die ganze Hand, wie groß sie auch ist.</translation>
    </message>
    <message>
        <source>A diagonal between two cars is open.</source>
        <translation>Schräg zwischen zwei Autos hindurch ist frei.</translation>
    </message>
    <message>
        <source>In which laps field A is open.</source>
        <translation>In welchen Runden Feld A offen ist.</translation>
    </message>
    <message>
        <source>A stop is a move that ends on a pit space; one is enough.</source>
        <translation>Ein Halt ist ein Zug, der auf einem Boxenfeld endet; einer genügt.</translation>
    </message>
    <message>
        <source>Derelicts have a fixed order among themselves.</source>
        <translation>Herrenlose Autos haben untereinander eine feste Reihenfolge.</translation>
    </message>
    <message>
        <source>A waiting leader shows the hand.</source>
        <translation>Ein wartender Führender zeigt die Hand.</translation>
    </message>
    <message>
        <source>The road has three lanes; a place in a lane has room for one bike.</source>
        <translation>Die Straße hat drei Spuren; ein Platz in einer Spur fasst ein Motorrad.</translation>
    </message>
    <message>
        <source>Bikes of a colour are a team, each with its own turns.</source>
        <translation>Motorräder einer Farbe sind ein Team, jedes mit eigenen Zügen.</translation>
    </message>
    <message>
        <source>The grid fills up behind the line, each row from the racing line outwards.</source>
        <translation>Die Startaufstellung füllt sich hinter der Linie, jede Reihe von der Ideallinie nach außen.</translation>
    </message>
    <message>
        <source>A turn's roll is two dice.</source>
        <translation>Im Zug wird mit zwei Würfeln gewürfelt.</translation>
    </message>
    <message>
        <source>One die may go up while the other goes down.</source>
        <translation>Ein Würfel darf aufwärts gehen und der andere abwärts.</translation>
    </message>
    <message>
        <source>So do bikes abreast on the first position of a straight.</source>
        <translation>Ebenso Motorräder nebeneinander auf der ersten Position einer Geraden.</translation>
    </message>
    <message>
        <source>Engine used in a corner costs one Rear Tire point.</source>
        <translation>Motor in einer Kurve kostet einen Punkt Hinterreifen.</translation>
    </message>
    <message>
        <source>A bike right behind another, both on the racing line of a straight, can draft it.</source>
        <translation>Ein Motorrad gleich hinter einem anderen, beide auf der Ideallinie einer Geraden, kann dessen Windschatten nutzen.</translation>
    </message>
    <message>
        <source>The slipstream may add a point.</source>
        <translation>Der Windschatten darf einen Punkt dazugeben.</translation>
    </message>
    <message>
        <source>A contact that ends in a corner leaves the bike upright.</source>
        <translation>Eine Berührung, die in einer Kurve endet, lässt das Motorrad aufrecht.</translation>
    </message>
    <message>
        <source>A single die counts as lower and higher at once.</source>
        <translation>Ein einzelner Würfel gilt zugleich als niedriger und höher.</translation>
    </message>
    <message>
        <source>the lanes at the end of piece {behind} and the beginning of piece {before} differ: no plain piece fits both</source>
        <translation>die Spuren am Ende von Teil {behind} und am Anfang von Teil {before} sind verschieden: kein gewöhnliches Teil passt zu beiden</translation>
    </message>
    <message>
        <source>the kit {kit} has no plain piece that fits the lanes at the end of piece {id}</source>
        <translation>der Baukasten {kit} hat kein gewöhnliches Teil, das zu den Spuren am Ende von Teil {id} passt</translation>
    </message>
    <message>
        <source>{source}: and {n} more problems</source>
        <translation>{source}: und {n} weitere Fehler</translation>
    </message>
    <message>
        <source>the suffix {suffix!r}</source>
        <translation>der Endung {suffix!r}</translation>
    </message>
    <message>
        <source>no suffix</source>
        <translation>leerer Endung</translation>
    </message>
    <message>
        <source>{path}: cannot export with {found} {known}</source>
        <translation>{path}: kein Export mit {found} {known}</translation>
    </message>
    <message>
        <source>Input should be {what}</source>
        <translation>erwartet: {what}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a valid array</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a valid string</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a valid integer</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a valid number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>greater than {bound}</source>
        <translation>mehr als {bound}</translation>
    </message>
    <message>
        <source>greater than or equal to {bound}</source>
        <translation>mindestens {bound}</translation>
    </message>
    <message>
        <source>less than or equal to {bound}</source>
        <translation>höchstens {bound}</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 Zeichen</translation>
    </message>
    <message>
        <source>{n} characters</source>
        <translation>{n} Zeichen</translation>
    </message>
    <message>
        <source>expected a text with at least {size}</source>
        <translation>erwartet: ein Text mit mindestens {size}</translation>
    </message>
    <message>
        <source>expected a text with at most {size}</source>
        <translation>erwartet: ein Text mit höchstens {size}</translation>
    </message>
    <message>
        <source>expected a list with at least {size}, found {n}</source>
        <translation>erwartet: eine Liste mit mindestens {size}, nicht {n}</translation>
    </message>
    <message>
        <source>expected a list with at most {size}, found {n}</source>
        <translation>erwartet: eine Liste mit höchstens {size}, nicht {n}</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>{n} items</source>
        <translation>{n} Einträgen</translation>
    </message>
    <message>
        <source>nested deeper than {n} levels</source>
        <translation>tiefer verschachtelt als {n} Ebenen</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <translation>erwartet: {what}, gefunden: {found}</translation>
    </message>
    <message>
        <source>expected a JSON object {{...}}, found {found}</source>
        <translation>erwartet: ein JSON-Objekt {{...}}, gefunden: {found}</translation>
    </message>
    <message>
        <source>made by a newer Trackwright (file version {version}, this program reads up to {newest}); update Trackwright to open it</source>
        <translation>von einem neueren Trackwright (Dateiversion {version}, dieses Programm liest bis {newest}); zum Öffnen Trackwright aktualisieren</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{n} pieces; at most {most}</source>
        <translation>{n} Teile; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>not UTF-8 text (byte {n} is {byte:#04x})</source>
        <translation>kein UTF-8-Text (Byte {n} ist {byte:#04x})</translation>
    </message>
    <message>
        <source>not JSON: {fault} at line {line}, column {column}</source>
        <translation>kein JSON: {fault} in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>a whole number from 1 to {n}</source>
        <translation>eine ganze Zahl von 1 bis {n}</translation>
    </message>
    <message>
        <source>unknown key {known}</source>
        <translation>unbekannter Schlüssel {known}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>{path}: not saved: {why}</source>
        <translation>{path}: nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>{path}: cannot be saved: {reason}</source>
        <translation>{path}: lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>{word} is not a JSON number</source>
        <translation>{word} ist keine JSON-Zahl</translation>
    </message>
    <message>
        <source>more than {n} values</source>
        <translation>mehr als {n} Werte</translation>
    </message>
    <message>
        <source>a number with more than {n} digits</source>
        <translation>eine Zahl mit mehr als {n} Ziffern</translation>
    </message>
    <message>
        <source>text {fault}</source>
        <translation>ein Text {fault}</translation>
    </message>
    <message>
        <source>an object with more than {n} keys</source>
        <translation>ein Objekt mit mehr als {n} Schlüsseln</translation>
    </message>
    <message>
        <source>a key {fault}</source>
        <translation>ein Schlüssel {fault}</translation>
    </message>
    <message>
        <source>neither a file nor a shipped circuit {known}</source>
        <translation>weder eine Datei noch eine mitgelieferte Strecke {known}</translation>
    </message>
    <message>
        <source>no kit {id!r} is installed {known}</source>
        <translation>kein Baukasten {id!r} ist installiert {known}</translation>
    </message>
    <message>
        <source>no lap can be driven</source>
        <translation>keine Runde kann gefahren werden</translation>
    </message>
    <message>
        <source>no way leads from {space} over the finish line</source>
        <translation>von {space} führt kein Weg über die Ziellinie</translation>
    </message>
    <message>
        <source>the grid</source>
        <translation>der Startaufstellung</translation>
    </message>
    <message>
        <source>{n} laps: expected 1 to {most}</source>
        <translation>{n} Runden: erwartet werden 1 bis {most}</translation>
    </message>
    <message>
        <source>space {space} leads nowhere</source>
        <translation>Feld {space} führt nirgendwohin</translation>
    </message>
    <message>
        <source>position {at} has more than {n} spaces</source>
        <translation>Position {at} hat mehr als {n} Felder</translation>
    </message>
    <message>
        <source>{n} positions from the start</source>
        <translation>{n} Positionen nach dem Start</translation>
    </message>
    <message>
        <source>the log was full</source>
        <translation>das Protokoll war voll</translation>
    </message>
    <message>
        <source>race {n} of seed {seed} stopped: {why}</source>
        <translation>Rennen {n} zum Startwert {seed} blieb stehen: {why}</translation>
    </message>
    <message>
        <source>round {round}, {name} at {place}: {why}</source>
        <translation>Durchgang {round}, {name} bei {place}: {why}</translation>
    </message>
    <message>
        <source>{path}: there is no folder {folder} to write to</source>
        <translation>{path}: es gibt keinen Ordner {folder}, in den geschrieben werden könnte</translation>
    </message>
    <message>
        <source>two seats have the same name</source>
        <translation>zwei Plätze haben denselben Namen</translation>
    </message>
    <message>
        <source>expected the numbers 0 to {last}, each once</source>
        <translation>erwartet: die Zahlen 0 bis {last}, jede einmal</translation>
    </message>
    <message>
        <source>the race cannot go on</source>
        <translation>das Rennen kann nicht weitergehen</translation>
    </message>
    <message>
        <source>race {n} stopped in round {round}: {why}</source>
        <translation>Rennen {n} blieb in Durchgang {round} stehen: {why}</translation>
    </message>
    <message>
        <source>races of {game} cannot be shown</source>
        <translation>Rennen von {game} lassen sich nicht zeigen</translation>
    </message>
    <message>
        <source>{rules} has no option {name!r} {known}</source>
        <translation>{rules} hat keine Option {name!r} {known}</translation>
    </message>
    <message>
        <source>option {name}: expected {least} to {most}, found {found!r}</source>
        <translation>Option {name}: erwartet werden {least} bis {most}, gefunden: {found!r}</translation>
    </message>
    <message>
        <source>board_cm</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht da</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>blue of box 2</source>
        <translation>blau aus Schachtel 2</translation>
    </message>
    <message>
        <source>yellow of box 2</source>
        <translation>gelb aus Schachtel 2</translation>
    </message>
    <message>
        <source>red of box 2</source>
        <translation>rot aus Schachtel 2</translation>
    </message>
    <message>
        <source>blue of box 3</source>
        <translation>blau aus Schachtel 3</translation>
    </message>
    <message>
        <source>yellow of box 3</source>
        <translation>gelb aus Schachtel 3</translation>
    </message>
    <message>
        <source>red of box 3</source>
        <translation>rot aus Schachtel 3</translation>
    </message>
    <message>
        <source>blue of box 4</source>
        <translation>blau aus Schachtel 4</translation>
    </message>
    <message>
        <source>yellow of box 4</source>
        <translation>gelb aus Schachtel 4</translation>
    </message>
    <message>
        <source>red of box 4</source>
        <translation>rot aus Schachtel 4</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>Lage auf dem Tisch</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>waivers</source>
        <translation>Billigungen</translation>
    </message>
    <message>
        <source>scenery</source>
        <translation>Kulisse</translation>
    </message>
    <message>
        <source>No. {n}</source>
        <translation>Nr. {n}</translation>
    </message>
    <message>
        <source>needs {size}</source>
        <translation>braucht {size}</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>Platte {size}</translation>
    </message>
    <message>
        <source>{size}: the circuit does not fit on this board</source>
        <translation>{size}: Die Strecke passt nicht auf diese Platte</translation>
    </message>
    <message>
        <source>farthest from it</source>
        <translation>am weitesten davon</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Start and finish, straight of 6</source>
        <translation>Start und Ziel, Gerade mit 6</translation>
    </message>
    <message>
        <source>Straight of 1</source>
        <translation>Gerade mit 1</translation>
    </message>
    <message>
        <source>Straight of 2</source>
        <translation>Gerade mit 2</translation>
    </message>
    <message>
        <source>Straight of 3</source>
        <translation>Gerade mit 3</translation>
    </message>
    <message>
        <source>Straight of 4</source>
        <translation>Gerade mit 4</translation>
    </message>
    <message>
        <source>Straight of 1, solid line</source>
        <translation>Gerade mit 1, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Straight of 2, solid line</source>
        <translation>Gerade mit 2, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Straight of 3, solid line</source>
        <translation>Gerade mit 3, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Chicane of 3, one narrow space</source>
        <translation>Schikane mit 3, ein enges Feld</translation>
    </message>
    <message>
        <source>Chicane of 4, two narrow spaces</source>
        <translation>Schikane mit 4, zwei enge Felder</translation>
    </message>
    <message>
        <source>Long chicane of 5, three narrow spaces</source>
        <translation>Lange Schikane mit 5, drei enge Felder</translation>
    </message>
    <message>
        <source>Tight corner, 90°</source>
        <translation>Enge Kurve, 90°</translation>
    </message>
    <message>
        <source>Tight corner, 90°, solid line</source>
        <translation>Enge Kurve, 90°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Hairpin, 180°</source>
        <translation>Haarnadel, 180°</translation>
    </message>
    <message>
        <source>Hairpin, 180°, solid line</source>
        <translation>Haarnadel, 180°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Corner, 90°</source>
        <translation>Kurve, 90°</translation>
    </message>
    <message>
        <source>Corner, 90°, solid line</source>
        <translation>Kurve, 90°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Wide corner, 45°</source>
        <translation>Weite Kurve, 45°</translation>
    </message>
    <message>
        <source>Wide corner, 45°, solid line</source>
        <translation>Weite Kurve, 45°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Wide corner, 90°</source>
        <translation>Weite Kurve, 90°</translation>
    </message>
    <message>
        <source>Wide corner, 90°, solid line</source>
        <translation>Weite Kurve, 90°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Fast corner, 45°</source>
        <translation>Schnelle Kurve, 45°</translation>
    </message>
    <message>
        <source>Fast corner, 45°, solid line</source>
        <translation>Schnelle Kurve, 45°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Sweep, 22.5°</source>
        <translation>Bogen, 22,5°</translation>
    </message>
    <message>
        <source>Sweep, 22.5°, solid line</source>
        <translation>Bogen, 22,5°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Pit entry, straight of 2</source>
        <translation>Boxeneinfahrt, Gerade mit 2</translation>
    </message>
    <message>
        <source>Pit exit, straight of 2</source>
        <translation>Boxenausfahrt, Gerade mit 2</translation>
    </message>
    <message>
        <source>Pit entry with stops, straight of 3</source>
        <translation>Boxeneinfahrt mit Boxenfeldern, Gerade mit 3</translation>
    </message>
    <message>
        <source>Pit exit with stops, straight of 3</source>
        <translation>Boxenausfahrt mit Boxenfeldern, Gerade mit 3</translation>
    </message>
    <message>
        <source>Pit entry in a corner, 90°</source>
        <translation>Boxeneinfahrt in einer Kurve, 90°</translation>
    </message>
    <message>
        <source>Pit exit in a corner, 90°</source>
        <translation>Boxenausfahrt in einer Kurve, 90°</translation>
    </message>
    <message>
        <source>Pit alley, straight of 1</source>
        <translation>Boxengasse, Gerade mit 1</translation>
    </message>
    <message>
        <source>Pit alley, straight of 2</source>
        <translation>Boxengasse, Gerade mit 2</translation>
    </message>
    <message>
        <source>Pit alley, straight of 3</source>
        <translation>Boxengasse, Gerade mit 3</translation>
    </message>
    <message>
        <source>Pit alley inside a corner, 90°</source>
        <translation>Boxengasse innen in einer Kurve, 90°</translation>
    </message>
    <message>
        <source>Pit alley inside a wide corner, 45°</source>
        <translation>Boxengasse innen in einer weiten Kurve, 45°</translation>
    </message>
    <message>
        <source>Whole pit, straight of 4</source>
        <translation>Ganze Box, Gerade mit 4</translation>
    </message>
    <message>
        <source>Whole pit, straight of 4, solid line</source>
        <translation>Ganze Box, Gerade mit 4, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Left half Bleifuss</source>
        <translation>Linke Hälfte Bleifuss</translation>
    </message>
    <message>
        <source>Left half Plattfuss</source>
        <translation>Linke Hälfte Plattfuss</translation>
    </message>
    <message>
        <source>Left half Nürburg</source>
        <translation>Linke Hälfte Nürburg</translation>
    </message>
    <message>
        <source>Right half Drom</source>
        <translation>Rechte Hälfte Drom</translation>
    </message>
    <message>
        <source>Right half Circuit</source>
        <translation>Rechte Hälfte Circuit</translation>
    </message>
    <message>
        <source>Right half Ring</source>
        <translation>Rechte Hälfte Ring</translation>
    </message>
    <message>
        <source>Start, straight of 4</source>
        <translation>Start, Gerade mit 4</translation>
    </message>
    <message>
        <source>Tight corner, 45°</source>
        <translation>Enge Kurve, 45°</translation>
    </message>
    <message>
        <source>Corner, 45°</source>
        <translation>Kurve, 45°</translation>
    </message>
    <message>
        <source>{place} by {lanes}</source>
        <translation>{place} über {lanes}</translation>
    </message>
    <message>
        <source>a track</source>
        <translation>eine Strecke</translation>
    </message>
    <message>
        <source>a kit</source>
        <translation>ein Baukasten</translation>
    </message>
    <message>
        <source>a built circuit</source>
        <translation>eine gebaute Strecke</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>ein Bild (PNG)</translation>
    </message>
    <message>
        <source>a picture (SVG)</source>
        <translation>ein Bild (SVG)</translation>
    </message>
    <message>
        <source>a graph (GraphML)</source>
        <translation>ein Graph (GraphML)</translation>
    </message>
    <message>
        <source>a table of spaces (CSV)</source>
        <translation>eine Tabelle der Felder (CSV)</translation>
    </message>
    <message>
        <source>a table of figures (CSV)</source>
        <translation>eine Tabelle der Zahlen (CSV)</translation>
    </message>
    <message>
        <source>a heat table (CSV)</source>
        <translation>eine Wärmetabelle (CSV)</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>position {n} in the piece</source>
        <translation>Position {n} im Teil</translation>
    </message>
    <message>
        <source>expected an object with at most {size}</source>
        <translation>erwartet: ein Objekt mit höchstens {size}</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 Schlüssel</translation>
    </message>
    <message>
        <source>{n} keys</source>
        <translation>{n} Schlüssel</translation>
    </message>
    <message>
        <source>expected {n} races in all</source>
        <translation>erwartet: {n} Rennen insgesamt</translation>
    </message>
    <message>
        <source>expected 0 to {n} races</source>
        <translation>erwartet: 0 bis {n} Rennen</translation>
    </message>
    <message>
        <source>expected a number for every space ({n}), found {found}</source>
        <translation>erwartet: eine Zahl für jedes Feld ({n}), gefunden: {found}</translation>
    </message>
    <message>
        <source>expected {n} starts in all</source>
        <translation>erwartet: {n} Starts insgesamt</translation>
    </message>
    <message>
        <source>expected 0 to {n} starts</source>
        <translation>erwartet: 0 bis {n} Starts</translation>
    </message>
    <message>
        <source>expected a list of keys</source>
        <translation>erwartet wurde eine Liste von Tasten</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>a text, a list of texts, true or false</source>
        <translation>ein Text, eine Liste von Texten, true oder false</translation>
    </message>
    <message>
        <source>Cannot read {file}; renamed to {aside}: {fault}</source>
        <translation>{file} ist nicht lesbar und wurde in {aside} umbenannt: {fault}</translation>
    </message>
    <message>
        <source>Cannot save settings, session and drafts; save your circuits yourself. {why}</source>
        <translation>Einstellungen, Sitzung und Entwürfe können nicht gespeichert werden; bitte Strecken selbst speichern. {why}</translation>
    </message>
    <message>
        <source>Cannot read {file}: {fault}</source>
        <translation>{file} ist nicht lesbar: {fault}</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert bereits</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele symbolische Links hintereinander</translation>
    </message>
    <message>
        <source>not a folder</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The pit has no space to stop on, too few in a row, or cannot be reached.</source>
        <translation>Die Box hat kein Feld zum Halten, zu wenige hintereinander oder ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The rows of the grid are not 1, 2 and 3 spaces before the line, or their places differ.</source>
        <translation>Die Startreihen sind nicht 1, 2 und 3 Felder vor der Linie, oder ihre Plätze unterscheiden sich.</translation>
    </message>
    <message>
        <source>A lap over a left and a right board half is not as long as the two halves together.</source>
        <translation>Eine Runde über eine linke und eine rechte Plattenhälfte ist nicht so lang wie beide zusammen.</translation>
    </message>
    <message>
        <source>The race is so long that no cards can be set aside as a deposit for the pit stop.</source>
        <translation>Das Rennen ist so lang, dass keine Karten als Pfand für den Boxenstopp übrig bleiben.</translation>
    </message>
    <message>
        <source>the grid has {n} places, but {cars} cars start</source>
        <translation>die Startaufstellung hat {n} Plätze, aber es starten {cars} Autos</translation>
    </message>
    <message>
        <source>of {points} points {rows}; published circuits leave {least} to {most}</source>
        <translation>von {points} Punkten: {rows}; veröffentlichte Strecken lassen {least} bis {most} übrig</translation>
    </message>
    <message>
        <source>place {n} ({space}) has no way to the finish instead of {due} spaces</source>
        <translation>Platz {n} ({space}) hat keinen Weg ins Ziel statt {due} Felder</translation>
    </message>
    <message>
        <source>the circuit cannot be reversed: {why}</source>
        <translation>die Strecke lässt sich nicht umdrehen: {why}</translation>
    </message>
    <message>
        <source>no car can race</source>
        <translation>kein Auto kann fahren</translation>
    </message>
    <message>
        <source>no car can race from a starting grid</source>
        <translation>kein Auto kann aus einer Startaufstellung fahren</translation>
    </message>
    <message>
        <source>{n} grid places for {bikes} bikes: at most {n} bikes can race</source>
        <translation>{n} Startplätze für {bikes} Motorräder: höchstens {n} können fahren</translation>
    </message>
    <message>
        <source>{n} grid places for {bikes} bikes: nobody can race</source>
        <translation>{n} Startplätze für {bikes} Motorräder: niemand kann fahren</translation>
    </message>
    <message>
        <source>no lane goes all the way round</source>
        <translation>keine Spur führt rundherum</translation>
    </message>
    <message>
        <source>add straights on both sides until the lap has 18 positions.</source>
        <translation>auf beiden Seiten Geraden einfügen, bis die Runde 18 Positionen hat.</translation>
    </message>
    <message>
        <source>There is no straight with two lanes.</source>
        <translation>Es gibt keine Gerade mit zwei Spuren.</translation>
    </message>
    <message>
        <source>The first straight after the start is shorter than six spaces.</source>
        <translation>Die erste Gerade nach dem Start ist kürzer als sechs Felder.</translation>
    </message>
    <message>
        <source>change the length, or the number of laps.</source>
        <translation>die Länge oder die Zahl der Runden ändern.</translation>
    </message>
    <message>
        <source>turns lost behind a blockade</source>
        <translation>Züge, an einer Blockade verloren</translation>
    </message>
    <message>
        <source>turns lost to the ban on sixes</source>
        <translation>Züge, durch das Sechser-Verbot verloren</translation>
    </message>
    <message>
        <source>points on these cards</source>
        <translation>Punkte auf diesen Karten</translation>
    </message>
    <message>
        <source>different distance: {now} now, {before} before. Do not compare figures of whole races; compare those per lap and per 100 positions</source>
        <translation>andere Renndistanz: jetzt {now}, vorher {before}. Nicht die Zahlen ganzer Rennen vergleichen, sondern die je Runde und je 100 Positionen</translation>
    </message>
    <message>
        <source>different circuits of the same distance: {distance}</source>
        <translation>andere Strecken mit derselben Renndistanz: {distance}</translation>
    </message>
    <message>
        <source>different {what}: {now} now, {before} before</source>
        <translation>anders: {what}, jetzt {now}, vorher {before}</translation>
    </message>
    <message>
        <source>different option {name}: {now} now, {before} before</source>
        <translation>anders: Option {name}, jetzt {now}, vorher {before}</translation>
    </message>
    <message>
        <source>the Engine failed at a redline</source>
        <translation>der Motor im roten Bereich versagte</translation>
    </message>
    <message>
        <source>grip was lost in a sideslip</source>
        <translation>bei einem Rutscher die Haftung verloren ging</translation>
    </message>
    <message>
        <source>Hardly used dials (left at the finish, of 8): {dials}.</source>
        <translation>Kaum genutzte Anzeigen (im Ziel übrig, von 8): {dials}.</translation>
    </message>
    <message>
        <source>Dials used up at the finish: {dials}.</source>
        <translation>Im Ziel aufgebrauchte Anzeigen: {dials}.</translation>
    </message>
    <message>
        <source>{who} finishing place</source>
        <translation>{who}: Platz im Mittel</translation>
    </message>
    <message>
        <source>per {seat} per lap</source>
        <translation>je {seat} und Runde</translation>
    </message>
    <message>
        <source>{seats} retired</source>
        <translation>{seats} ausgefallen</translation>
    </message>
    <message>
        <source>races stopped at the round limit</source>
        <translation>am Durchgangslimit gestoppte Rennen</translation>
    </message>
    <message>
        <source>rounds per race</source>
        <translation>Durchgänge je Rennen</translation>
    </message>
    <message>
        <source>rounds per lap</source>
        <translation>Durchgänge je Runde</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>races with no lead change</source>
        <translation>Rennen ohne Führungswechsel</translation>
    </message>
    <message>
        <source>gap between first and second</source>
        <translation>Abstand zwischen Erstem und Zweitem</translation>
    </message>
    <message>
        <source>Small sample: after {races:,} races the pole's share of wins is only known to ±{half}. For ±1 %, run {needed:,} races.</source>
        <translation>Kleine Stichprobe: Nach {races:,} Rennen ist der Anteil der Pole an den Siegen nur auf ±{half} bekannt. Für ±1 % braucht es {needed:,} Rennen.</translation>
    </message>
    <message>
        <source>Below the fair {fair} of wins: {winners}.</source>
        <translation>Unter dem fairen Anteil von {fair} der Siege: {winners}.</translation>
    </message>
    <message>
        <source>{times} overtakes per {seat} per lap</source>
        <translation>{times} Überholvorgänge je {seat} und Runde</translation>
    </message>
    <message>
        <source>{share} of races are won by a position or less; the mean gap is {gap}</source>
        <translation>{share} der Rennen werden mit höchstens einer Position Vorsprung gewonnen; der mittlere Abstand ist {gap}</translation>
    </message>
    <message>
        <source>Nobody finished a race, so there are no wins to judge.</source>
        <translation>Niemand kam in einem Rennen ins Ziel, es gibt also keine Siege zu beurteilen.</translation>
    </message>
    <message>
        <source>Grid places are even: each wins within a quarter of its fair {fair} of races.</source>
        <translation>Die Startplätze sind ausgeglichen: Jeder gewinnt bis auf ein Viertel genau seinen fairen Anteil von {fair} der Rennen.</translation>
    </message>
    <message>
        <source>No grid place stands out, but the sample is too small to show that they are even: run about {races:,} races for that.</source>
        <translation>Kein Startplatz sticht hervor, aber die Stichprobe ist zu klein, um zu zeigen, dass sie ausgeglichen sind: Dafür braucht es etwa {races:,} Rennen.</translation>
    </message>
    <message>
        <source>Far above the fair {fair} of wins: {winners}.</source>
        <translation>Weit über dem fairen Anteil von {fair} der Siege: {winners}.</translation>
    </message>
    <message>
        <source>Far below the fair {fair} of wins: {winners}.</source>
        <translation>Weit unter dem fairen Anteil von {fair} der Siege: {winners}.</translation>
    </message>
    <message>
        <source>Less than a quarter above the fair {fair} of wins: {winners}.</source>
        <translation>Um weniger als ein Viertel über dem fairen Anteil von {fair} der Siege: {winners}.</translation>
    </message>
    <message>
        <source>Less than a quarter below the fair {fair} of wins: {winners}.</source>
        <translation>Um weniger als ein Viertel unter dem fairen Anteil von {fair} der Siege: {winners}.</translation>
    </message>
    <message>
        <source>Above the fair {fair} of wins: {winners}.</source>
        <translation>Über dem fairen Anteil von {fair} der Siege: {winners}.</translation>
    </message>
    <message>
        <source>grid place {n}</source>
        <translation>Startplatz {n}</translation>
    </message>
    <message>
        <source>There is no clear difference between the wins of {bots}.</source>
        <translation>Zwischen den Siegen von {bots} gibt es keinen klaren Unterschied.</translation>
    </message>
    <message>
        <source>Many processional races: the lead never changes in {share} of races.</source>
        <translation>Viele Prozessionen: In {share} der Rennen wechselt die Führung nie.</translation>
    </message>
    <message>
        <source>Few retirements: {share} of starts.</source>
        <translation>Wenige Ausfälle: {share} der Starts.</translation>
    </message>
    <message>
        <source>Nobody finishes in {share} of races.</source>
        <translation>In {share} der Rennen kommt niemand ins Ziel.</translation>
    </message>
    <message>
        <source>A race takes {rounds} rounds; 80 % of races take {short:.0f} to {long:.0f}.</source>
        <translation>Ein Rennen dauert {rounds} Durchgänge; 80 % der Rennen dauern {short:.0f} bis {long:.0f}.</translation>
    </message>
    <message>
        <source>{share} of races were stopped at the round limit.</source>
        <translation>{share} der Rennen wurden am Durchgangslimit gestoppt.</translation>
    </message>
    <message>
        <source>Most moves end here: {places}.</source>
        <translation>Hier enden die meisten Züge: {places}.</translation>
    </message>
    <message>
        <source>Most overtaking moves end here: {places}.</source>
        <translation>Hier enden die meisten Überholmanöver: {places}.</translation>
    </message>
    <message>
        <source>Most incidents ({incidents}): {places}.</source>
        <translation>Die meisten Zwischenfälle ({incidents}): {places}.</translation>
    </message>
    <message>
        <source>Almost no processional races: the lead never changes in {share} of races (on average it changes {changes} times).</source>
        <translation>Fast keine Prozessionen: In {share} der Rennen wechselt die Führung nie (im Mittel {changes} Mal).</translation>
    </message>
    <message>
        <source>Many retirements: {share} of starts.</source>
        <translation>Viele Ausfälle: {share} der Starts.</translation>
    </message>
    <message>
        <source>No races were run.</source>
        <translation>Es wurden keine Rennen gefahren.</translation>
    </message>
    <message>
        <source>Many retirements: {share} of starts, mostly because {cause}.</source>
        <translation>Viele Ausfälle: {share} der Starts, meist weil {cause}.</translation>
    </message>
    <message>
        <source>Plenty of overtaking: {said}.</source>
        <translation>Viele Überholmanöver: {said}.</translation>
    </message>
    <message>
        <source>{track}: {races} of {laps} under {rules}, {who}, seed {seed}</source>
        <translation>{track}: {races} zu {laps} nach {rules}, {who}, Startwert {seed}</translation>
    </message>
    <message>
        <source>Interrupted: {done:,} of {of:,} races finished.</source>
        <translation>Unterbrochen: {done:,} von {of:,} Rennen sind fertig.</translation>
    </message>
    <message>
        <source>stack {n}: the {card}, then {cards}</source>
        <translation>Stapel {n}: die {card}, dann {cards}</translation>
    </message>
    <message>
        <source>take the {card}, put the {other} on stack {stack}</source>
        <translation>die {card} nehmen, die {other} auf Stapel {stack} legen</translation>
    </message>
    <message>
        <source>{name}, grid place {n}: which deck?</source>
        <translation>{name}, Startplatz {n}: welcher Kartensatz?</translation>
    </message>
    <message>
        <source>{name}: which values go on which stack (lower ones at the bottom)?</source>
        <translation>{name}: welche Werte auf welchen Stapel (niedrigere nach unten)?</translation>
    </message>
    <message>
        <source>{name}: which stack to take a hand card from?</source>
        <translation>{name}: von welchem Stapel eine Handkarte nehmen?</translation>
    </message>
    <message>
        <source>{name} has stopped: which deposit card to take in hand?</source>
        <translation>{name} hat gehalten: welche Pfandkarte auf die Hand nehmen?</translation>
    </message>
    <message>
        <source>OUT: pit stop missed</source>
        <translation>AUSGESCHIEDEN: Boxenstopp verpasst</translation>
    </message>
    <message>
        <source>pit stop still to make</source>
        <translation>Boxenstopp steht noch aus</translation>
    </message>
    <message>
        <source>no cards are left</source>
        <translation>keine Karten mehr</translation>
    </message>
    <message>
        <source>takes the {card} of the deposit and puts the other card on stack {stack}</source>
        <translation>nimmt die {card} aus dem Pfand und legt die andere Karte auf Stapel {stack}</translation>
    </message>
    <message>
        <source>{car} draws again for the start: {card}</source>
        <translation>{car} zieht noch einmal für den Start: {card}</translation>
    </message>
    <message>
        <source>give up: no exact move exists, the bike retires</source>
        <translation>aufgeben: kein Zug geht genau auf, das Motorrad fällt aus</translation>
    </message>
    <message>
        <source>{name}: which grid place?</source>
        <translation>{name}: welcher Startplatz?</translation>
    </message>
    <message>
        <source>RETIRES: no Rear Tire point left</source>
        <translation>FÄLLT AUS: kein Punkt Hinterreifen mehr</translation>
    </message>
    <message>
        <source>in contact with {dice}: which die to keep?</source>
        <translation>Berührung mit {dice}: welchen Würfel behalten?</translation>
    </message>
    <message>
        <source>take the slipstream of {bike}?</source>
        <translation>den Windschatten von {bike} nutzen?</translation>
    </message>
    <message>
        <source>no way to use the points exactly</source>
        <translation>die Punkte lassen sich nicht genau fahren</translation>
    </message>
    <message>
        <source>stays at {place}</source>
        <translation>bleibt auf {place}</translation>
    </message>
    <message>
        <source>completes the lap</source>
        <translation>beendet die Runde</translation>
    </message>
    <message>
        <source>{bike} re-rolls for pole (re-roll {n}): {dice} = {sum}</source>
        <translation>{bike} würfelt erneut um die Pole ({n}. Wiederholung): {dice} = {sum}</translation>
    </message>
    <message>
        <source>{bike} declines the slipstream of {of}</source>
        <translation>{bike} verzichtet auf den Windschatten von {of}</translation>
    </message>
    <message>
        <source>{bike} keeps the {kept} and discards the {discarded}</source>
        <translation>{bike} behält die {kept} und legt die {discarded} ab</translation>
    </message>
    <message>
        <source>{bike} completes the qualifying lap {place}</source>
        <translation>{bike} beendet die Qualifikationsrunde als {place}</translation>
    </message>
    <message>
        <source>detours expected by the budget</source>
        <translation>Umwege laut Budget</translation>
    </message>
    <message>
        <source>turns with a six held back by the ban</source>
        <translation>Züge mit einer Sechs, die nicht gespielt werden durfte</translation>
    </message>
    <message>
        <source>points spent on detours</source>
        <translation>Punkte für Umwege</translation>
    </message>
    <message>
        <source>detours and lost turns used up all cards</source>
        <translation>Umwege und verlorene Züge alle Karten kosteten</translation>
    </message>
    <message>
        <source>the cards do not last for the distance</source>
        <translation>die Karten für die Distanz nicht reichen</translation>
    </message>
    <message>
        <source>derelicts had no cards left</source>
        <translation>herrenlose Autos keine Karte mehr hatten</translation>
    </message>
    <message>
        <source>players without a pit stop</source>
        <translation>Spieler ohne Boxenstopp</translation>
    </message>
    <message>
        <source>The pit is hardly worth the detour: {share} never stop.</source>
        <translation>Die Box lohnt den Umweg kaum: {share} halten nie.</translation>
    </message>
    <message>
        <source>Players spend {paid} points on detours, less than the {budget} that the budget expects (a probability of {fits:.2f} for each, not {chance:.2f}, would match).</source>
        <translation>Spieler geben {paid} Punkte für Umwege aus, weniger als die {budget}, die das Budget erwartet (eine Wahrscheinlichkeit von je {fits:.2f} statt {chance:.2f} würde passen).</translation>
    </message>
    <message>
        <source>Players spend {paid} points on detours, more than the {budget} that the budget expects (a probability of {fits:.2f} for each, not {chance:.2f}, would match).</source>
        <translation>Spieler geben {paid} Punkte für Umwege aus, mehr als die {budget}, die das Budget erwartet (eine Wahrscheinlichkeit von je {fits:.2f} statt {chance:.2f} würde passen).</translation>
    </message>
    <message>
        <source>Players spend {paid} points on detours, about the {budget} that the budget expects.</source>
        <translation>Spieler geben {paid} Punkte für Umwege aus, etwa so viel wie die {budget}, die das Budget erwartet.</translation>
    </message>
    <message>
        <source>identical races</source>
        <translation>identische Rennen</translation>
    </message>
    <message>
        <source>Hardly any chance: all {races:,} races were identical. The winner of a single race says little about grid places or bots; mix in other bots, or change the number of {seats}.</source>
        <translation>Kaum Zufall: Alle {races:,} Rennen waren identisch. Der Sieger eines einzigen Rennens sagt wenig über Startplätze oder Bots; andere Bots dazunehmen oder eine andere Zahl von {seats} fahren lassen.</translation>
    </message>
    <message>
        <source>Hardly any chance: {races:,} races were only {different:,} distinct ones (two races are identical with a probability of {alike}). Their winners say little about grid places or bots; mix in other bots, or change the number of {seats}.</source>
        <translation>Kaum Zufall: Unter {races:,} Rennen waren nur {different:,} verschiedene (zwei Rennen sind mit einer Wahrscheinlichkeit von {alike} identisch). Ihre Sieger sagen wenig über Startplätze oder Bots; andere Bots dazunehmen oder eine andere Zahl von {seats} fahren lassen.</translation>
    </message>
    <message>
        <source>Grid places are not judged, because 1 {filler} started from a fixed place: race all {starters} {seats} to judge them.</source>
        <translation>Startplätze werden nicht beurteilt, weil 1 {filler} von einem festen Platz startete: dafür alle {starters} {seats} fahren lassen.</translation>
    </message>
    <message>
        <source>Grid places are not judged, because {n} {fillers} started from fixed places: race all {starters} {seats} to judge them.</source>
        <translation>Startplätze werden nicht beurteilt, weil {n} {fillers} von festen Plätzen starteten: dafür alle {starters} {seats} fahren lassen.</translation>
    </message>
    <message>
        <source>{said} (Not counting wins of a {filler}.)</source>
        <translation>{said} (Nicht gezählt sind Siege durch: {filler}.)</translation>
    </message>
    <message>
        <source>still to make</source>
        <translation>steht aus</translation>
    </message>
    <message>
        <source>own deck, four stacks, a deposit at the pit</source>
        <translation>eigener Kartensatz, vier Stapel, ein Pfand an der Box</translation>
    </message>
    <message>
        <source>three cards from a shuffled deck, one pit stop</source>
        <translation>drei Karten aus einem gemischten Satz, ein Boxenstopp</translation>
    </message>
    <message>
        <source>adds Engine and tires, roll-offs and contacts</source>
        <translation>zusätzlich Motor und Reifen, Stechen und Berührungen</translation>
    </message>
    <message>
        <source>adds hills, slipstream and stances</source>
        <translation>zusätzlich Steigungen, Windschatten und Haltungen</translation>
    </message>
    <message>
        <source>any legal choice, at random</source>
        <translation>irgendeine erlaubte Wahl, zufällig</translation>
    </message>
    <message>
        <source>saves points and sixes, stops in time, blocks others</source>
        <translation>spart Punkte und Sechsen, hält rechtzeitig, blockiert andere</translation>
    </message>
    <message>
        <source>compares careful's best choices by many simulated rollouts</source>
        <translation>vergleicht die besten Züge von careful in vielen simulierten Fortsetzungen</translation>
    </message>
    <message>
        <source>an ownerless car: plays the top card of its deck by fixed rules</source>
        <translation>ein Auto ohne Besitzer: spielt die oberste Karte seines Satzes nach festen Regeln</translation>
    </message>
    <message>
        <source>simulated rollouts per turn of the planner</source>
        <translation>simulierte Fortsetzungen je Zug des planner</translation>
    </message>
    <message>
        <source>maximum rounds of a race</source>
        <translation>höchste Zahl von Durchgängen eines Rennens</translation>
    </message>
    <message>
        <source>when the leader may play a six</source>
        <translation>wann der Führende eine Sechs spielen darf</translation>
    </message>
    <message>
        <source>whose finish lifts the ban on sixes</source>
        <translation>wessen Zieleinlauf das Sechser-Verbot aufhebt</translation>
    </message>
    <message>
        <source>what happens to a derelict's card that cannot be driven</source>
        <translation>was mit einer Karte eines herrenlosen Autos geschieht, die nicht gefahren werden kann</translation>
    </message>
    <message>
        <source>how the four stacks are built</source>
        <translation>wie die vier Stapel gebildet werden</translation>
    </message>
    <message>
        <source>number of cards in hand</source>
        <translation>Zahl der Handkarten</translation>
    </message>
    <message>
        <source>weighs ground, a good place to end, dials and risks against each other</source>
        <translation>wägt Weg, guten Endplatz, Anzeigen und Risiken gegeneinander ab</translation>
    </message>
    <message>
        <source>knows what places and dials are worth on this circuit, and runs simulated rollouts</source>
        <translation>weiß, was Plätze und Anzeigen auf dieser Strecke wert sind, und simuliert Fortsetzungen</translation>
    </message>
    <message>
        <source>a qualifying lap decides the grid</source>
        <translation>eine Qualifikationsrunde bestimmt die Startaufstellung</translation>
    </message>
    <message>
        <source>difficulty of corners without one; 0: refuse to race</source>
        <translation>Schwierigkeit für Kurven ohne Angabe; 0: nicht fahren</translation>
    </message>
    <message>
        <source>grid places behind the pole</source>
        <translation>Startplätze hinter der Pole</translation>
    </message>
    <message>
        <source>when finished bikes leave the track</source>
        <translation>wann Motorräder im Ziel die Strecke verlassen</translation>
    </message>
    <message>
        <source>places of finishers abreast</source>
        <translation>Plätze bei Zieleinlauf nebeneinander</translation>
    </message>
    <message>
        <source>points for retired bikes</source>
        <translation>Punkte für ausgefallene Motorräder</translation>
    </message>
    <message>
        <source>lowest value of a dial</source>
        <translation>niedrigster Wert einer Anzeige</translation>
    </message>
    <message>
        <source>Engine in a corner on the last Rear Tire point</source>
        <translation>Motor in einer Kurve beim letzten Punkt Hinterreifen</translation>
    </message>
    <message>
        <source>where the cornering position is</source>
        <translation>wo der Kurvenausgang ist</translation>
    </message>
    <message>
        <source>who takes part in a roll-off</source>
        <translation>wer an einem Stechen teilnimmt</translation>
    </message>
    <message>
        <source>do dials, hill and stance apply in a contact?</source>
        <translation>gelten Anzeigen, Steigung und Haltung in einer Berührung?</translation>
    </message>
    <message>
        <source>what counts as beside</source>
        <translation>was als „neben“ gilt</translation>
    </message>
    <message>
        <source>which sixes redline the Engine</source>
        <translation>welche Sechsen den Motor in den roten Bereich bringen</translation>
    </message>
    <message>
        <source>retirement on the finishing move</source>
        <translation>Ausfall im Zug über die Ziellinie</translation>
    </message>
    <message>
        <source>effect of hills</source>
        <translation>Wirkung von Steigungen</translation>
    </message>
    <message>
        <source>A space is part of a lane of a curve or straight, and has room for one car.</source>
        <translation>Ein Feld liegt in einer Spur einer Kurve oder Geraden und hat Platz für ein Auto.</translation>
    </message>
    <message>
        <source>A step leads to the next column, in the same lane or diagonally into the next.</source>
        <translation>Ein Schritt führt in die nächste Spalte, in derselben Spur oder schräg in die daneben.</translation>
    </message>
    <message>
        <source>There are no diagonal steps along a solid line.</source>
        <translation>Entlang einer durchgezogenen Linie gibt es keine schrägen Schritte.</translation>
    </message>
    <message>
        <source>In a curve each lane has its own number of spaces; all end at the same place.</source>
        <translation>In einer Kurve hat jede Spur ihre eigene Zahl von Feldern; alle enden an derselben Stelle.</translation>
    </message>
    <message>
        <source>A chicane is a single space that every lap runs through.</source>
        <translation>Eine Schikane ist ein einzelnes Feld, über das jede Runde führt.</translation>
    </message>
    <message>
        <source>Every lap crosses the line once, in the alley, too.</source>
        <translation>Jede Runde überquert die Linie einmal, auch in der Gasse.</translation>
    </message>
    <message>
        <source>The racing direction decides which lane is the inner one.</source>
        <translation>Die Fahrtrichtung bestimmt, welche Spur die innere ist.</translation>
    </message>
    <message>
        <source>Distances are counted on the empty track, without the alley.</source>
        <translation>Entfernungen zählen auf der leeren Strecke, ohne die Gasse.</translation>
    </message>
    <message>
        <source>A car's crossings of the line are counted, starting at zero on the grid.</source>
        <translation>Gezählt wird, wie oft ein Auto die Linie überquert hat; in der Startaufstellung noch nie.</translation>
    </message>
    <message>
        <source>Three to six people play, six cars always start; ownerless ones are derelicts.</source>
        <translation>Drei bis sechs spielen, immer starten sechs Autos; die ohne Spieler sind herrenlos.</translation>
    </message>
    <message>
        <source>Players have 24 cards worth 84 points, derelicts all 28 worth 105.</source>
        <translation>Spieler haben 24 Karten mit 84 Punkten, herrenlose Autos alle 28 mit 105.</translation>
    </message>
    <message>
        <source>The series visits its circuits in a fixed order.</source>
        <translation>Die Serie hat ihre Strecken in fester Reihenfolge.</translation>
    </message>
    <message>
        <source>From the second race on, players start in the order of the last result.</source>
        <translation>Ab dem zweiten Rennen starten die Spieler nach dem Ergebnis des vorigen.</translation>
    </message>
    <message>
        <source>Players take turns in the order of the grid.</source>
        <translation>Gespielt wird in der Reihenfolge des Starts.</translation>
    </message>
    <message>
        <source>A hand is three cards from the player's own shuffled deck.</source>
        <translation>Eine Hand sind drei Karten aus dem eigenen gemischten Satz.</translation>
    </message>
    <message>
        <source>In a round each car, derelicts first, plays a card, drives it and draws another.</source>
        <translation>In einem Durchgang spielt jeder, herrenlose Autos zuerst, eine Karte, fährt sie und zieht eine neue.</translation>
    </message>
    <message>
        <source>A race has three laps and one compulsory pit stop.</source>
        <translation>Ein Rennen hat drei Runden und einen Pflichtstopp.</translation>
    </message>
    <message>
        <source>Cars only drive forward.</source>
        <translation>Autos fahren nur vorwärts.</translation>
    </message>
    <message>
        <source>Cars may change lanes while driving forward, as often as they like.</source>
        <translation>Autos dürfen beim Vorwärtsfahren die Spur wechseln, so oft sie wollen.</translation>
    </message>
    <message>
        <source>A card is driven in full; with none to drive, a player shows the hand and passes.</source>
        <translation>Eine Karte wird ganz gefahren; wer keine fahren kann, zeigt die Hand und setzt aus.</translation>
    </message>
    <message>
        <source>A leader, sole or shared, must not play a six, except as the first card.</source>
        <translation>Wer führt oder mit führt, darf keine Sechs spielen, außer als erste Karte.</translation>
    </message>
    <message>
        <source>In curves the spaces to the end of the curve decide who leads.</source>
        <translation>In Kurven entscheiden die Felder bis zum Kurvenende, wer führt.</translation>
    </message>
    <message>
        <source>In the alley the spaces to its end decide who leads.</source>
        <translation>In der Gasse entscheiden die Felder bis zu ihrem Ende, wer führt.</translation>
    </message>
    <message>
        <source>Exceptions: on a chicane, or beside another such player if both block the track.</source>
        <translation>Ausnahmen: auf einer Schikane oder neben einem zweiten solchen Spieler, wenn beide die Strecke sperren.</translation>
    </message>
    <message>
        <source>Once the winner has finished, the ban on sixes is lifted.</source>
        <translation>Sobald der Sieger im Ziel ist, gilt das Sechser-Verbot nicht mehr.</translation>
    </message>
    <message>
        <source>A blocked car loses its turn and keeps its cards.</source>
        <translation>Ein blockiertes Auto verliert den Zug und behält seine Karten.</translation>
    </message>
    <message>
        <source>Solid lines must not be crossed; lanes may be changed up to their first space.</source>
        <translation>Durchgezogene Linien werden nicht überquert; bis zu ihrem ersten Feld darf die Spur gewechselt werden.</translation>
    </message>
    <message>
        <source>The pit stop is made after the first or the second lap.</source>
        <translation>Gehalten wird nach der ersten oder der zweiten Runde.</translation>
    </message>
    <message>
        <source>Nobody may enter the alley right after the start.</source>
        <translation>Gleich nach dem Start fährt niemand in die Gasse.</translation>
    </message>
    <message>
        <source>Field A is the only way in; a car on it blocks the entry.</source>
        <translation>Feld A ist die einzige Einfahrt; ein Auto darauf blockiert sie.</translation>
    </message>
    <message>
        <source>A car on field C blocks the exit.</source>
        <translation>Ein Auto auf Feld C blockiert die Ausfahrt.</translation>
    </message>
    <message>
        <source>To stop, a move must end on a pit space; missing the second chance ends the race.</source>
        <translation>Zum Halten muss ein Zug auf einem Boxenfeld enden; wer die zweite Gelegenheit verpasst, scheidet aus.</translation>
    </message>
    <message>
        <source>If the entry is blocked at the second chance, the car waits.</source>
        <translation>Ist die Einfahrt bei der zweiten Gelegenheit blockiert, wartet das Auto.</translation>
    </message>
    <message>
        <source>Who has stopped is public.</source>
        <translation>Alle sehen, wer gehalten hat.</translation>
    </message>
    <message>
        <source>Derelicts play the top card of their deck.</source>
        <translation>Herrenlose Autos spielen die oberste Karte ihres Satzes.</translation>
    </message>
    <message>
        <source>A derelict that cannot take a single step turns no card.</source>
        <translation>Ein herrenloses Auto, das keinen Schritt tun kann, deckt keine Karte auf.</translation>
    </message>
    <message>
        <source>A leading derelict spends a six without moving.</source>
        <translation>Die Sechs eines führenden herrenlosen Autos verfällt.</translation>
    </message>
    <message>
        <source>Derelicts make their pit stop as soon as a card permits it.</source>
        <translation>Herrenlose Autos halten, sobald die Karte es erlaubt.</translation>
    </message>
    <message>
        <source>The first to finish wins; the others race on for places.</source>
        <translation>Wer zuerst im Ziel ist, gewinnt; die anderen fahren weiter um die Plätze.</translation>
    </message>
    <message>
        <source>Derelicts score no points but keep their places.</source>
        <translation>Herrenlose Autos bekommen keine Punkte, behalten aber ihre Plätze.</translation>
    </message>
    <message>
        <source>The most points win the series.</source>
        <translation>Wer die meisten Punkte hat, gewinnt die Serie.</translation>
    </message>
    <message>
        <source>Each player has an own deck and own stacks, and the pit stop is optional.</source>
        <translation>Jeder Spieler hat einen eigenen Kartensatz und eigene Stapel, der Boxenstopp ist freiwillig.</translation>
    </message>
    <message>
        <source>Each player chooses one of three decks of 84 points: slow, average, fast.</source>
        <translation>Jeder Spieler wählt einen von drei Kartensätzen mit 84 Punkten: langsam, mittel, schnell.</translation>
    </message>
    <message>
        <source>The choice may change from race to race.</source>
        <translation>Die Wahl darf von Rennen zu Rennen wechseln.</translation>
    </message>
    <message>
        <source>Nobody sees the unused cards.</source>
        <translation>Niemand sieht die unbenutzten Karten.</translation>
    </message>
    <message>
        <source>Circuit and starting row decide which cards are set aside as a deposit.</source>
        <translation>Je nach Strecke und Startreihe werden Karten als Pfand neben die Gasse gelegt.</translation>
    </message>
    <message>
        <source>The player lays the other cards face down on four stacks in any order.</source>
        <translation>Die übrigen kommen nach Belieben verdeckt auf vier Stapel.</translation>
    </message>
    <message>
        <source>After a move the player draws a card from a stack of their choice.</source>
        <translation>Nach einem Zug wird eine Karte von einem Stapel nach Wahl gezogen.</translation>
    </message>
    <message>
        <source>A stop earns the deposit: one card instead of the draw, the other onto a stack.</source>
        <translation>Wer hält, bekommt das Pfand: eine Karte statt zu ziehen, die andere auf einen Stapel.</translation>
    </message>
    <message>
        <source>More points left than possible reveal a mistake.</source>
        <translation>Mehr Punkte übrig als möglich deuten auf einen Fehler.</translation>
    </message>
    <message>
        <source>The grid: row r is r spaces before the line.</source>
        <translation>Die Startaufstellung: Reihe r ist r Felder vor der Linie.</translation>
    </message>
    <message>
        <source>Players who tie in the start draw draw again, the others do not.</source>
        <translation>Wer beim Ziehen um den Start gleich zieht, zieht noch einmal, die anderen nicht.</translation>
    </message>
    <message>
        <source>The result gives the grid of the next race.</source>
        <translation>Das Ergebnis bestimmt die Startaufstellung des nächsten Rennens.</translation>
    </message>
    <message>
        <source>The order of play stays the same throughout the race.</source>
        <translation>Die Spielreihenfolge bleibt das ganze Rennen gleich.</translation>
    </message>
    <message>
        <source>A player who can play must not pass.</source>
        <translation>Niemand passt, der spielen könnte.</translation>
    </message>
    <message>
        <source>When two block the track; no ban without rivals or after an idle round.</source>
        <translation>Wann zwei die Strecke sperren; ohne Gegner oder nach einem Durchgang ohne Zug gilt kein Verbot.</translation>
    </message>
    <message>
        <source>Which diagonals a solid line removes.</source>
        <translation>Welche schrägen Schritte eine durchgezogene Linie wegnimmt.</translation>
    </message>
    <message>
        <source>Derelicts prefer the shortest way, the fewest lane changes, the innermost lane.</source>
        <translation>Herrenlose Autos bevorzugen den kürzesten Weg, die wenigsten Spurwechsel, die innerste Spur.</translation>
    </message>
    <message>
        <source>When a card permits a derelict's pit stop.</source>
        <translation>Wann eine Karte einem herrenlosen Auto den Halt erlaubt.</translation>
    </message>
    <message>
        <source>What a car may do on its last chance to stop.</source>
        <translation>Was ein Auto bei seiner letzten Gelegenheit zum Halten darf.</translation>
    </message>
    <message>
        <source>A car is out at the end of the move that misses the last chance.</source>
        <translation>Es ist am Ende des Zuges draußen, der die letzte Gelegenheit verpasst.</translation>
    </message>
    <message>
        <source>The line ends the last move, and the car leaves the track at once.</source>
        <translation>Die Linie beendet den letzten Zug, und das Auto verlässt sofort die Strecke.</translation>
    </message>
    <message>
        <source>A race ends when every player has finished or is out.</source>
        <translation>Ein Rennen endet, wenn jeder Spieler im Ziel oder draußen ist.</translation>
    </message>
    <message>
        <source>A car is out of cards if none are left at the end of its own move.</source>
        <translation>Ein Auto hat keine Karten mehr, wenn am Ende des eigenen Zuges keine übrig sind.</translation>
    </message>
    <message>
        <source>Cars that did not finish rank by spaces left, then by who left later.</source>
        <translation>Wer nicht im Ziel ist, wird nach übrigen Feldern gereiht, dann danach, wer später ausschied.</translation>
    </message>
    <message>
        <source>Which deposit card goes into the hand.</source>
        <translation>Welche Pfandkarte auf die Hand kommt.</translation>
    </message>
    <message>
        <source>The deposit is collected once; until then it does not count.</source>
        <translation>Das Pfand wird einmal geholt; bis dahin zählt es nicht.</translation>
    </message>
    <message>
        <source>Deposits of circuits outside the chart follow from their length.</source>
        <translation>Pfänder von Strecken, die nicht in der Tabelle stehen, ergeben sich aus ihrer Länge.</translation>
    </message>
    <message>
        <source>Ties in the series: more wins, then more second places; otherwise shared.</source>
        <translation>Gleichstand in der Serie: mehr Siege, dann mehr zweite Plätze; sonst geteilt.</translation>
    </message>
    <message>
        <source>The order of events in a turn.</source>
        <translation>Der Ablauf eines Zuges.</translation>
    </message>
    <message>
        <source>A circuit without a pit has no pit stop.</source>
        <translation>Auf einer Strecke ohne Box gibt es keinen Boxenstopp.</translation>
    </message>
    <message>
        <source>Dots rank the lanes of a position; the bike on the darker dot comes first.</source>
        <translation>Punkte reihen die Spuren einer Position; wer auf dem dunkleren steht, kommt zuerst.</translation>
    </message>
    <message>
        <source>A marker makes a corner easy, medium or hard, from there to its end.</source>
        <translation>Ein Marker macht eine Kurve leicht, mittel oder schwer, von seinem Platz bis zum Ende.</translation>
    </message>
    <message>
        <source>Corner pieces marked as straight count as straight in every respect.</source>
        <translation>Kurventeile, die als Gerade markiert sind, sind bei allem Weiteren Geraden.</translation>
    </message>
    <message>
        <source>Straight pieces marked as corner count as a corner in every respect.</source>
        <translation>Gerade Teile, die als Kurve markiert sind, sind bei allem Weiteren Kurven.</translation>
    </message>
    <message>
        <source>A climb or descent continues until the next hill counter.</source>
        <translation>Eine Steigung oder ein Gefälle gilt bis zum nächsten Steigungsmarker.</translation>
    </message>
    <message>
        <source>Laps are counted at the line on the start piece, in one direction.</source>
        <translation>An der Linie auf dem Startteil werden die Runden gezählt, in einer Richtung.</translation>
    </message>
    <message>
        <source>With a second box more bikes can race, under the same rules.</source>
        <translation>Mit einer zweiten Schachtel fahren mehr Motorräder, nach denselben Regeln.</translation>
    </message>
    <message>
        <source>Choose circuit, laps and bikes; there are no dials in Basic.</source>
        <translation>Strecke, Runden und Motorräder wählen; in der Stufe Basis gibt es keine Anzeigen.</translation>
    </message>
    <message>
        <source>Everybody rolls two dice; the higher sum starts farther ahead.</source>
        <translation>Alle würfeln mit zwei Würfeln; wer die höhere Summe hat, startet weiter vorn.</translation>
    </message>
    <message>
        <source>Players who tie roll again to settle that tie.</source>
        <translation>Bei Gleichstand würfeln die Betroffenen noch einmal.</translation>
    </message>
    <message>
        <source>In a round, the bike in the lead acts first, then the others from front to back.</source>
        <translation>In einem Durchgang zieht das führende Motorrad zuerst, dann die anderen von vorn nach hinten.</translation>
    </message>
    <message>
        <source>Of bikes abreast, the one nearer to the racing line acts first.</source>
        <translation>Von Motorrädern nebeneinander zieht das näher an der Ideallinie zuerst.</translation>
    </message>
    <message>
        <source>A turn is roll, flip and move, and ends before the next one begins.</source>
        <translation>Ein Zug besteht aus Würfeln, Wenden und Fahren und endet, bevor der nächste beginnt.</translation>
    </message>
    <message>
        <source>Each die may be flipped once; the bike must move what it then shows.</source>
        <translation>Jeder Würfel darf einmal gewendet werden; was er dann zeigt, muss gefahren werden.</translation>
    </message>
    <message>
        <source>On a straight, any die may be flipped.</source>
        <translation>Auf einer Geraden dürfen beliebige Würfel gewendet werden.</translation>
    </message>
    <message>
        <source>In an easy corner, only the lower die may be flipped up.</source>
        <translation>In einer leichten Kurve darf nur der niedrigere Würfel aufwärts gewendet werden.</translation>
    </message>
    <message>
        <source>In a medium corner, only the higher die may be flipped up.</source>
        <translation>In einer mittleren Kurve darf nur der höhere Würfel aufwärts gewendet werden.</translation>
    </message>
    <message>
        <source>In a hard corner, no die may be flipped up.</source>
        <translation>In einer schweren Kurve darf kein Würfel aufwärts gewendet werden.</translation>
    </message>
    <message>
        <source>In a double, either die counts as lower and higher, but at most one may go up.</source>
        <translation>Bei einem Pasch gilt jeder Würfel als niedriger und höher, aber höchstens einer darf aufwärts.</translation>
    </message>
    <message>
        <source>Where the turn begins decides which dice may be flipped.</source>
        <translation>Wo der Zug beginnt, bestimmt, welche Würfel gewendet werden dürfen.</translation>
    </message>
    <message>
        <source>A point moves a bike one position forward.</source>
        <translation>Ein Punkt bringt ein Motorrad eine Position weiter.</translation>
    </message>
    <message>
        <source>A step stays in its lane or moves to a neighbouring one.</source>
        <translation>Ein Schritt bleibt in der Spur oder wechselt in eine daneben.</translation>
    </message>
    <message>
        <source>A bike cannot enter an occupied place.</source>
        <translation>Ein Motorrad kann keinen besetzten Platz betreten.</translation>
    </message>
    <message>
        <source>All points must be used; in Basic a blocked bike stops and loses the rest.</source>
        <translation>Alle Punkte müssen gefahren werden; in der Stufe Basis hält ein blockiertes Motorrad an und verliert den Rest.</translation>
    </message>
    <message>
        <source>A lap begins at the line; the first one begins when leaving the grid.</source>
        <translation>Eine Runde beginnt an der Linie; die erste beginnt beim Verlassen der Startaufstellung.</translation>
    </message>
    <message>
        <source>The lap card follows the leader.</source>
        <translation>Die Rundenkarte richtet sich nach dem Führenden.</translation>
    </message>
    <message>
        <source>A bike has finished when its laps are complete, and still uses up its points.</source>
        <translation>Ein Motorrad ist im Ziel, wenn seine Runden gefahren sind, und fährt seine Punkte zu Ende.</translation>
    </message>
    <message>
        <source>Of bikes that finish in the same round, the one farthest ahead wins.</source>
        <translation>Von Motorrädern, die im selben Durchgang ins Ziel kommen, liegt das am weitesten gefahrene vorn.</translation>
    </message>
    <message>
        <source>The race continues until every bike has finished or is out.</source>
        <translation>Das Rennen geht weiter, bis alle im Ziel oder ausgefallen sind.</translation>
    </message>
    <message>
        <source>Everybody can check a turn: the log has its dice and decisions.</source>
        <translation>Jeder kann einen Zug nachprüfen: Würfel und Entscheidungen stehen im Protokoll.</translation>
    </message>
    <message>
        <source>The Basic rules apply unless stated otherwise.</source>
        <translation>Es gelten die Basis-Regeln, wenn nichts anderes gesagt ist.</translation>
    </message>
    <message>
        <source>Engine, Rear Tire and Front Tire are dials that start at eight.</source>
        <translation>Motor, Hinterreifen und Vorderreifen sind Anzeigen, die bei acht beginnen.</translation>
    </message>
    <message>
        <source>A bike that owes a point its dial does not have is out.</source>
        <translation>Ein Motorrad, das einen Punkt schuldet, den seine Anzeige nicht hat, fällt aus.</translation>
    </message>
    <message>
        <source>A qualifying lap may decide the grid.</source>
        <translation>Eine Qualifikationsrunde kann die Startaufstellung bestimmen.</translation>
    </message>
    <message>
        <source>In the first round each bike rolls one die, without checks and effects.</source>
        <translation>Im ersten Durchgang würfelt jedes Motorrad mit einem Würfel, ohne Prüfungen und Folgen.</translation>
    </message>
    <message>
        <source>After that, a turn is check, roll, flip, move and effects.</source>
        <translation>Danach besteht ein Zug aus Prüfen, Würfeln, Wenden, Fahren und Folgen.</translation>
    </message>
    <message>
        <source>Bikes abreast on the last position of a straight have a roll-off.</source>
        <translation>Motorräder nebeneinander auf der letzten Position einer Geraden machen ein Stechen.</translation>
    </message>
    <message>
        <source>In a roll-off all roll at once and move in order of sums, highest first.</source>
        <translation>In einem Stechen würfeln alle zugleich und fahren nach ihren Summen, die größte zuerst.</translation>
    </message>
    <message>
        <source>Equal sums mean a contact.</source>
        <translation>Gleiche Summen ergeben eine Berührung.</translation>
    </message>
    <message>
        <source>In a contact each rider keeps one die and moves by it, in the order of lanes.</source>
        <translation>In einer Berührung behält jeder einen Würfel und fährt damit, in der Reihenfolge der Spuren.</translation>
    </message>
    <message>
        <source>A contact pushes a bike outwards, to the lightest free place at every step.</source>
        <translation>Eine Berührung drängt ein Motorrad nach außen, bei jedem Schritt auf den hellsten freien Platz.</translation>
    </message>
    <message>
        <source>Up to three Engine points per turn add a point each.</source>
        <translation>Bis zu drei Punkte Motor je Zug geben je einen Punkt dazu.</translation>
    </message>
    <message>
        <source>Each Front Tire point takes off one point, as many as the dial has.</source>
        <translation>Jeder Punkt Vorderreifen zieht einen Punkt ab, so viele die Anzeige hat.</translation>
    </message>
    <message>
        <source>Points that cannot be used have to be braked away.</source>
        <translation>Punkte, die nicht gefahren werden können, müssen weggebremst werden.</translation>
    </message>
    <message>
        <source>All points must be used exactly, or the bike is out.</source>
        <translation>Alle Punkte müssen genau aufgehen, sonst fällt das Motorrad aus.</translation>
    </message>
    <message>
        <source>Overtaking means entering a position where another bike is.</source>
        <translation>Überholen heißt eine Position betreten, auf der ein anderes Motorrad ist.</translation>
    </message>
    <message>
        <source>Overtaking in a corner off the racing line also costs its difficulty.</source>
        <translation>Abseits der Ideallinie einer Kurve kostet Überholen zusätzlich deren Schwierigkeit.</translation>
    </message>
    <message>
        <source>Dials can adjust the points to what a move costs.</source>
        <translation>Anzeigen können die Punkte auf das bringen, was ein Zug kostet.</translation>
    </message>
    <message>
        <source>Two sixes redline the Engine: a test above the dial costs an Engine point.</source>
        <translation>Zwei Sechsen bringen den Motor in den roten Bereich: Eine Probe über der Anzeige kostet einen Motorpunkt.</translation>
    </message>
    <message>
        <source>A bike that is out is removed at once and blocks nobody.</source>
        <translation>Ein ausgefallenes Motorrad wird sofort herausgenommen und behindert niemanden.</translation>
    </message>
    <message>
        <source>The Standard rules apply; bikes start upright.</source>
        <translation>Es gelten die Standard-Regeln; Motorräder starten aufrecht.</translation>
    </message>
    <message>
        <source>A turn checks for roll-off, slipstream and hill, in that order.</source>
        <translation>Ein Zug prüft Stechen, Windschatten und Steigung, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>A climb costs a point, a descent adds one, depending on where the turn begins.</source>
        <translation>Bergauf kostet einen Punkt, bergab gibt einen, je nachdem, wo der Zug beginnt.</translation>
    </message>
    <message>
        <source>A rider who drafts says so before the bike in front rolls.</source>
        <translation>Wer den Windschatten nutzt, sagt es, bevor das Motorrad davor würfelt.</translation>
    </message>
    <message>
        <source>A drafting bike copies the roll, and flips for itself.</source>
        <translation>Wer den Windschatten nutzt, übernimmt den Wurf und wendet selbst.</translation>
    </message>
    <message>
        <source>Bikes in a row may all draft, each behind the next.</source>
        <translation>Motorräder hintereinander dürfen alle den Windschatten nutzen, jedes den des vorderen.</translation>
    </message>
    <message>
        <source>Two bikes abreast give no slipstream.</source>
        <translation>Zwei nebeneinander geben keinen Windschatten.</translation>
    </message>
    <message>
        <source>A bike in a wheelie cannot draft, but can be drafted.</source>
        <translation>Im Wheelie kann ein Motorrad keinen Windschatten nutzen, aber geben.</translation>
    </message>
    <message>
        <source>There is no slipstream in a corner.</source>
        <translation>In einer Kurve gibt es keinen Windschatten.</translation>
    </message>
    <message>
        <source>After a move, a bike leans in a corner and is upright on a straight.</source>
        <translation>Nach einem Zug ist ein Motorrad in einer Kurve in Schräglage und auf einer Geraden aufrecht.</translation>
    </message>
    <message>
        <source>A bike upright in a corner, or in a wheelie, has one point less next turn.</source>
        <translation>Wer in einer Kurve aufrecht oder im Wheelie ist, hat im nächsten Zug einen Punkt weniger.</translation>
    </message>
    <message>
        <source>After that turn the stance returns to normal.</source>
        <translation>Nach diesem Zug ist die Haltung wieder normal.</translation>
    </message>
    <message>
        <source>A double that is rolled and kept loses grip.</source>
        <translation>Ein Pasch, der gewürfelt und behalten wurde, verliert die Haftung.</translation>
    </message>
    <message>
        <source>On a straight that causes a wheelie.</source>
        <translation>Auf einer Geraden führt das zu einem Wheelie.</translation>
    </message>
    <message>
        <source>In a corner it causes a sideslip: a Rear Tire point is lost; the bike is upright.</source>
        <translation>In einer Kurve führt es zu einem Rutscher: Ein Punkt Hinterreifen geht verloren, das Motorrad ist aufrecht.</translation>
    </message>
    <message>
        <source>Two sixes rolled and kept cause both, the Engine test first.</source>
        <translation>Zwei Sechsen, gewürfelt und behalten, bewirken beides, die Motorprobe zuerst.</translation>
    </message>
    <message>
        <source>Everything in a turn has a fixed order; going out ends it.</source>
        <translation>Alles in einem Zug hat seine feste Reihenfolge; ein Ausfall beendet ihn.</translation>
    </message>
    <message>
        <source>The first six of a race score 25, 20, 16, 13, 11 and 10 points.</source>
        <translation>Die ersten sechs eines Rennens bekommen 25, 20, 16, 13, 11 und 10 Punkte.</translation>
    </message>
    <message>
        <source>Seventh to fifteenth place score 9 down to 1.</source>
        <translation>Platz sieben bis fünfzehn bekommen 9 bis 1 Punkte.</translation>
    </message>
    <message>
        <source>A team scores the points of its bikes.</source>
        <translation>Ein Team bekommt die Punkte seiner Motorräder.</translation>
    </message>
    <message>
        <source>A bike that is out scores none.</source>
        <translation>Ein ausgefallenes Motorrad bekommt keine.</translation>
    </message>
    <message>
        <source>Lapped bikes act by distance, and block where they stand.</source>
        <translation>Überrundete Motorräder ziehen nach ihrer Distanz und blockieren, wo sie stehen.</translation>
    </message>
    <message>
        <source>Where the turn begins limits the flips, not what the move passes.</source>
        <translation>Der Ort, an dem der Zug beginnt, begrenzt das Wenden, nicht, was überfahren wird.</translation>
    </message>
    <message>
        <source>In a double, at most one die goes up.</source>
        <translation>Bei einem Pasch geht höchstens ein Würfel aufwärts.</translation>
    </message>
    <message>
        <source>A rider who can move with the dice as flipped must not give up.</source>
        <translation>Niemand gibt auf, der mit den gewendeten Würfeln weiterkäme.</translation>
    </message>
    <message>
        <source>Points never go below zero.</source>
        <translation>Punkte sinken nie unter null.</translation>
    </message>
    <message>
        <source>A straight of one position has one roll-off, not two.</source>
        <translation>Eine Gerade mit einer Position hat ein Stechen, nicht zwei.</translation>
    </message>
    <message>
        <source>A roll-off compares sums as rolled.</source>
        <translation>Ein Stechen vergleicht die Summen wie gewürfelt.</translation>
    </message>
    <message>
        <source>In a contact, all choose their die before anybody moves.</source>
        <translation>In einer Berührung wählen alle ihren Würfel, bevor jemand fährt.</translation>
    </message>
    <message>
        <source>Overtaking two bikes abreast costs once, whoever they are.</source>
        <translation>Zwei nebeneinander zu überholen kostet einmal, wer immer sie sind.</translation>
    </message>
    <message>
        <source>Two sixes in Expert cause both effects, the test first.</source>
        <translation>Zwei Sechsen in der Stufe Experten: beide Folgen, die Probe zuerst.</translation>
    </message>
    <message>
        <source>A bike in a roll-off neither drafts nor is drafted.</source>
        <translation>Ein Motorrad im Stechen nutzt keinen Windschatten und gibt keinen.</translation>
    </message>
    <message>
        <source>Wheelie or sideslip: the kind of the last position decides.</source>
        <translation>Wheelie oder Rutscher: die Art der letzten Position entscheidet.</translation>
    </message>
    <message>
        <source>Hills and stances do not apply in the first round.</source>
        <translation>Steigungen und Haltungen zählen im ersten Durchgang nicht.</translation>
    </message>
    <message>
        <source>Equal totals: more wins, then more second places and so on; otherwise shared.</source>
        <translation>Gleiche Summen: mehr Siege, dann mehr zweite Plätze und so weiter; sonst geteilt.</translation>
    </message>
    <message>
        <source>{n} spaces; at most {most} can be raced</source>
        <translation>{n} Felder; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>{n} laps; at most {most} can be raced</source>
        <translation>{n} Runden; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>{n} grid places, but six cars always start</source>
        <translation>vorhandene Startplätze: {n}; es starten immer sechs Autos</translation>
    </message>
    <message>
        <source>more than {n} steps lead on from space {space}</source>
        <translation>von Feld {space} führen mehr als {n} Schritte weiter</translation>
    </message>
    <message>
        <source>{n} spaces from the finish</source>
        <translation>{n} Felder vor dem Ziel</translation>
    </message>
    <message>
        <source>the circuit has positions with no usable space</source>
        <translation>die Strecke hat Positionen ohne befahrbares Feld</translation>
    </message>
    <message>
        <source>{n} positions; at most {most} can be raced</source>
        <translation>{n} Positionen; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>{n} positions; a lap needs at least {least}</source>
        <translation>{n} Positionen; eine Runde braucht mindestens {least}</translation>
    </message>
    <message>
        <source>the corner at space {space} has no difficulty; add a marker, or race with --option unrated=1 (or 2 or 3)</source>
        <translation>die Kurve bei Feld {space} hat keine Schwierigkeit; einen Marker setzen oder mit der Option unrated=1 (oder 2 oder 3) fahren</translation>
    </message>
    <message>
        <source>a die or a card had to be entered by hand</source>
        <translation>ein Würfel oder eine Karte musste von Hand eingegeben werden</translation>
    </message>
    <message>
        <source>a person had to decide</source>
        <translation>ein Mensch musste entscheiden</translation>
    </message>
    <message>
        <source>a bot broke a rule</source>
        <translation>ein Bot hat eine Regel gebrochen</translation>
    </message>
    <message>
        <source>there were more possible moves than fit in memory</source>
        <translation>es gab mehr mögliche Züge, als in den Speicher passen</translation>
    </message>
    <message>
        <source>{why}; the replay was edited, or made by another program</source>
        <translation>{why}; die Aufzeichnung wurde bearbeitet oder stammt von einem anderen Programm</translation>
    </message>
    <message>
        <source>saved under version {then} of {rules}, this is version {now}: the race may end differently</source>
        <translation>gespeichert mit Version {then} von {rules}, dies ist Version {now}: das Rennen kann anders ausgehen</translation>
    </message>
    <message>
        <source>the race was run on {then} as {hash}, but {now} is {other}: the circuit has changed since then; give the original circuit (trackwright replay RECORD TRACK)</source>
        <translation>das Rennen wurde auf {then} als {hash} gefahren, aber {now} ist {other}: Die Strecke wurde seither geändert; die ursprüngliche Strecke angeben (trackwright replay RECORD TRACK)</translation>
    </message>
    <message>
        <source>a saved decision breaks {rule}</source>
        <translation>eine gespeicherte Entscheidung verstößt gegen {rule}</translation>
    </message>
    <message>
        <source>{places} places for {seats} seats</source>
        <translation>{places} Plätze für {seats} Teilnehmer</translation>
    </message>
    <message>
        <source>given without `rounds`</source>
        <translation>ohne `rounds` angegeben</translation>
    </message>
    <message>
        <source>the replay has no decision here</source>
        <translation>die Aufzeichnung hat hier keine Entscheidung</translation>
    </message>
    <message>
        <source>the race does not end as the replay says</source>
        <translation>das Rennen endet nicht so, wie es in der Aufzeichnung steht</translation>
    </message>
    <message>
        <source>no ruleset named {id!r} {known}</source>
        <translation>kein Regelwerk namens {id!r} {known}</translation>
    </message>
    <message>
        <source>option {name}: {word!r} is not a value {known}</source>
        <translation>Option {name}: {word!r} ist kein gültiger Wert {known}</translation>
    </message>
    <message>
        <source>{path}: raced on {track!r}, which is neither a shipped circuit nor a file beside the replay: name its file (trackwright replay RECORD TRACK), or open it in the window before the replay</source>
        <translation>{path}: gefahren auf {track!r}; das ist weder eine mitgelieferte Strecke noch eine Datei neben der Aufzeichnung: die Datei angeben (trackwright replay RECORD TRACK) oder vor der Aufzeichnung im Fenster öffnen</translation>
    </message>
    <message>
        <source>{car} sets {cards} aside at the pit</source>
        <translation>{car} legt {cards} als Pfand an die Box</translation>
    </message>
    <message>
        <source>different game: {now} now, {before} before</source>
        <translation>ein anderes Spiel: jetzt {now}, vorher {before}</translation>
    </message>
    <message>
        <source>a space is listed twice</source>
        <translation>ein Feld ist doppelt aufgeführt</translation>
    </message>
    <message>
        <source>The grid does not have six places, or the pit alley does not lead from field A to field C.</source>
        <translation>Die Startaufstellung hat nicht sechs Plätze, oder die Boxengasse führt nicht von Feld A zu Feld C.</translation>
    </message>
    <message>
        <source>The points of a deck are not enough for the race, barely enough, or far too many.</source>
        <translation>Die Punkte eines Kartensatzes reichen nicht für das Rennen, nur knapp oder viel zu weit.</translation>
    </message>
    <message>
        <source>Every car has to take a longer lane in a corner, in each lap or on the way to the pit.</source>
        <translation>Jedes Auto muss in einer Kurve die längere Spur nehmen, in jeder Runde oder auf dem Weg zur Box.</translation>
    </message>
    <message>
        <source>In reverse the circuit has other distances, or problems of its own.</source>
        <translation>In Gegenrichtung hat die Strecke andere Längen oder eigene Probleme.</translation>
    </message>
    <message>
        <source>The lap is shorter or longer than recommended for its level.</source>
        <translation>Die Runde ist kürzer oder länger, als für ihre Stufe empfohlen.</translation>
    </message>
    <message>
        <source>A sharp corner is rated easy, or a gentle one hard.</source>
        <translation>Eine scharfe Kurve gilt als leicht oder eine sanfte als schwer.</translation>
    </message>
    <message>
        <source>There are not equally many corners of difficulty 1 and 2.</source>
        <translation>Es gibt nicht gleich viele Kurven der Schwierigkeit 1 und 2.</translation>
    </message>
    <message>
        <source>A long straight ends in a corner that is too easy.</source>
        <translation>Eine lange Gerade endet in einer zu leichten Kurve.</translation>
    </message>
    <message>
        <source>In a series of corners a later one is harder than the first.</source>
        <translation>In einer Kurvenfolge ist eine spätere Kurve schwerer als die erste.</translation>
    </message>
    <message>
        <source>A corner of more than eight positions contains difficulty 3.</source>
        <translation>Eine Kurve von mehr als acht Positionen enthält Schwierigkeit 3.</translation>
    </message>
    <message>
        <source>The racing line of a straight is on the inside of the next corner.</source>
        <translation>Die Ideallinie einer Geraden liegt auf der Innenseite der nächsten Kurve.</translation>
    </message>
    <message>
        <source>The first corner is less than seven positions after the line.</source>
        <translation>Die erste Kurve kommt weniger als sieben Positionen nach der Linie.</translation>
    </message>
    <message>
        <source>The lap closes only thanks to the play of the cardboard.</source>
        <translation>Die Runde schließt nur dank des Spiels der Pappe.</translation>
    </message>
    <message>
        <source>The corners do not add up to a turn of 360°.</source>
        <translation>Die Kurven ergeben zusammen keine Drehung um 360°.</translation>
    </message>
    <message>
        <source>Two pieces overlap.</source>
        <translation>Zwei Teile überlappen sich.</translation>
    </message>
    <message>
        <source>The circuit does not fit on the board.</source>
        <translation>Die Strecke passt nicht auf die Platte.</translation>
    </message>
    <message>
        <source>Two ends meet head-on: a piece lies against the driving direction.</source>
        <translation>Zwei Enden treffen aufeinander: ein Teil liegt gegen die Fahrtrichtung.</translation>
    </message>
    <message>
        <source>Two pieces meet whose lanes do not match.</source>
        <translation>Zwei Teile treffen sich, deren Spuren nicht zueinander passen.</translation>
    </message>
    <message>
        <source>There are pieces on the table that do not belong to the circuit.</source>
        <translation>Auf dem Tisch liegen Teile, die nicht zur Strecke gehören.</translation>
    </message>
    <message>
        <source>An approval matches no problem.</source>
        <translation>Eine Billigung passt zu keinem Problem.</translation>
    </message>
    <message>
        <source>The track was designed with another revision of its kit.</source>
        <translation>Die Strecke wurde mit einer anderen Fassung ihres Baukastens entworfen.</translation>
    </message>
    <message>
        <source>There is not exactly one piece with the finish line.</source>
        <translation>Es gibt nicht genau ein Teil mit der Ziellinie.</translation>
    </message>
    <message>
        <source>No car can reach a space.</source>
        <translation>Kein Auto kann ein Feld erreichen.</translation>
    </message>
    <message>
        <source>A car in this space can never reach the finish line.</source>
        <translation>Ein Auto auf diesem Feld kann die Ziellinie nie erreichen.</translation>
    </message>
    <message>
        <source>The circuit has a value unknown to the rules, or is too short for a race.</source>
        <translation>Die Strecke hat einen Wert, den die Regeln nicht kennen, oder ist zu kurz für ein Rennen.</translation>
    </message>
    <message>
        <source>The grid extends back into a corner.</source>
        <translation>Die Startaufstellung reicht in eine Kurve zurück.</translation>
    </message>
    <message>
        <source>There is a Corner marker on a corner piece, or a Straight marker on a straight.</source>
        <translation>Auf einem Kurventeil ist ein Kurvenmarker, oder auf einer Geraden ein Geradenmarker.</translation>
    </message>
    <message>
        <source>A difficulty marker is on a straight.</source>
        <translation>Auf einer Geraden ist ein Schwierigkeitsmarker.</translation>
    </message>
    <message>
        <source>There are hills, but they only matter in Expert races.</source>
        <translation>Es gibt Steigungen, aber sie zählen nur in Expertenrennen.</translation>
    </message>
    <message>
        <source>There are fewer than six grid places.</source>
        <translation>Es gibt weniger als sechs Startplätze.</translation>
    </message>
    <message>
        <source>A space has a colour other than its place on the line requires.</source>
        <translation>Ein Feld hat eine andere Farbe, als sein Platz auf der Linie verlangt.</translation>
    </message>
    <message>
        <source>The race is too long for a deck of cards.</source>
        <translation>Das Rennen ist zu lang für einen Kartensatz.</translation>
    </message>
    <message>
        <source>The box does not have that many of this piece.</source>
        <translation>Die Schachtel hat nicht so viele von diesem Teil.</translation>
    </message>
    <message>
        <source>The box does not have that many of this counter.</source>
        <translation>Die Schachtel hat nicht so viele von diesem Marker.</translation>
    </message>
    <message>
        <source>no piece has the finish line</source>
        <translation>kein Teil hat die Ziellinie</translation>
    </message>
    <message>
        <source>Set difficulty of the corner to {n}</source>
        <translation>Schwierigkeit der Kurve auf {n} setzen</translation>
    </message>
    <message>
        <source>Set difficulty to {n}</source>
        <translation>Schwierigkeit auf {n} setzen</translation>
    </message>
    <message>
        <source>Remove them from the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Withdraw the approval</source>
        <translation>Die Billigung zurücknehmen</translation>
    </message>
    <message>
        <source>a difficulty or hill extends into a board half, which cannot carry markers: break the half up into pieces first</source>
        <translation>eine Schwierigkeit oder Steigung reicht in eine Plattenhälfte hinein, die keine Marker tragen kann: die Hälfte zuerst in Teile zerlegen</translation>
    </message>
    <message>
        <source>the pit has {ways_in} entries and {ways_out} exits, but needs exactly one of each</source>
        <translation>die Box hat {ways_in} Einfahrten und {ways_out} Ausfahrten, braucht aber je genau eine</translation>
    </message>
    <message>
        <source>no way from field A to field C uses {spaces}</source>
        <translation>kein Weg von Feld A zu Feld C führt über {spaces}</translation>
    </message>
    <message>
        <source>{n} left: too easy</source>
        <translation>{n} übrig: zu leicht</translation>
    </message>
    <message>
        <source>{n} left: no detour possible</source>
        <translation>{n} übrig: kein Umweg möglich</translation>
    </message>
    <message>
        <source>every lap has to take a longer lane in {corner}: {spaces} more than the shortest, as there is no other way</source>
        <translation>in jeder Runde muss man in {corner} eine längere Spur nehmen: {spaces} mehr als auf der kürzesten, denn einen anderen Weg gibt es nicht</translation>
    </message>
    <message>
        <source>the way to the pit has to take a longer lane in {corner}: {spaces} more than the shortest, as there is no other way</source>
        <translation>auf dem Weg zur Box muss man in {corner} eine längere Spur nehmen: {spaces} mehr als auf der kürzesten, denn einen anderen Weg gibt es nicht</translation>
    </message>
    <message>
        <source>{spaces}: right before it {chance:.1%} of all fresh hands only have cards that overshoot ({fewest} would reduce this to {less:.1%})</source>
        <translation>{spaces}: direkt davor bestehen {chance:.1%} aller frischen Blätter nur aus Karten, die darüber hinausschießen (bei {fewest} wären es {less:.1%})</translation>
    </message>
    <message>
        <source>{spaces}: part of every lap, but not a chicane</source>
        <translation>{spaces}: Teil jeder Runde, aber keine Schikane</translation>
    </message>
    <message>
        <source>only one lane for {n} spaces ({first} to {last})</source>
        <translation>nur eine Spur auf {n} Feldern ({first} bis {last})</translation>
    </message>
    <message>
        <source>place {n} ({space}) has {way} spaces to go instead of {due}</source>
        <translation>Platz {n} ({space}) hat {way} Felder vor sich statt {due}</translation>
    </message>
    <message>
        <source>a lap has {here} spaces, in reverse {there}</source>
        <translation>eine Runde hat {here} Felder, in Gegenrichtung {there}</translation>
    </message>
    <message>
        <source>the pit stop costs {here} spaces, in reverse {there}</source>
        <translation>der Boxenstopp kostet {here} Felder, in Gegenrichtung {there}</translation>
    </message>
    <message>
        <source>in reverse, {why}</source>
        <translation>in Gegenrichtung: {why}</translation>
    </message>
    <message>
        <source>in reverse: {message} ({code})</source>
        <translation>in Gegenrichtung: {message} ({code})</translation>
    </message>
    <message>
        <source>the lap has {lap} spaces, but {halves} alone have {due}: the chart of pit deposits does not apply</source>
        <translation>die Runde hat {lap} Felder, aber {halves} allein haben {due}: die Tabelle der Boxenpfänder gilt nicht</translation>
    </message>
    <message>
        <source>too long for the pro game: of {points} points row 1 needs {need}; after a reserve of {reserve} that leaves {left} for its pit deposit, which must be at least {least}</source>
        <translation>zu lang für das Profispiel: von {points} Punkten braucht Reihe 1 {need}; nach einer Reserve von {reserve} bleiben {left} für ihr Boxenpfand, das mindestens {least} betragen muss</translation>
    </message>
    <message>
        <source>{n} positions on a {level} circuit: {advice} recommended, but official circuits of this level are as long or short</source>
        <translation>{n} Positionen auf einer Strecke der Stufe {level}: {advice} empfohlen, aber offizielle Strecken dieser Stufe sind ebenso lang oder kurz</translation>
    </message>
    <message>
        <source>{n} positions on a {level} circuit: {advice} recommended</source>
        <translation>{n} Positionen auf einer Strecke der Stufe {level}: {advice} empfohlen</translation>
    </message>
    <message>
        <source>{n} positions on a {level} circuit: {advice} is long, but suitable for pro</source>
        <translation>{n} Positionen auf einer Strecke der Stufe {level}: {advice} ist lang, aber für Profis geeignet</translation>
    </message>
    <message>
        <source>the track has no level</source>
        <translation>die Strecke hat keine Stufe</translation>
    </message>
    <message>
        <source>difficulty {value} from position {at} applies to a 45° piece: 2 or 3 recommended</source>
        <translation>Schwierigkeit {value} ab Position {at} gilt für ein 45°-Teil: 2 oder 3 empfohlen</translation>
    </message>
    <message>
        <source>difficulty {value} from position {at} applies only to 22.5° pieces: 1 or 2 recommended</source>
        <translation>Schwierigkeit {value} ab Position {at} gilt nur für 22,5°-Teile: 1 oder 2 empfohlen</translation>
    </message>
    <message>
        <source>{n} corners of difficulty {hard} (beginning at positions {begins}): at most {most} recommended</source>
        <translation>{n} Kurven der Schwierigkeit {hard} (ab den Positionen {begins}): höchstens {most} empfohlen</translation>
    </message>
    <message>
        <source>{n} straight positions, then difficulty {value} at position {at}: {floor} recommended</source>
        <translation>{n} gerade Positionen, dann Schwierigkeit {value} an Position {at}: {floor} empfohlen</translation>
    </message>
    <message>
        <source>the series from position {first} begins with difficulty {level}, but harder corners follow: {corners}</source>
        <translation>die Folge ab Position {first} beginnt mit Schwierigkeit {level}, aber es folgen schwerere Kurven: {corners}</translation>
    </message>
    <message>
        <source>the corner from position {at} has {n} positions and difficulty {hard}: at most {lower} recommended for more than {long} positions</source>
        <translation>die Kurve ab Position {at} hat {n} Positionen und Schwierigkeit {hard}: bei mehr als {long} Positionen höchstens {lower} empfohlen</translation>
    </message>
    <message>
        <source>the racing line of the straight from position {at} is on the right before a right-hand corner, at {wrong} of {of} positions</source>
        <translation>die Ideallinie der Geraden ab Position {at} liegt vor einer Rechtskurve rechts, an {wrong} von {of} Positionen</translation>
    </message>
    <message>
        <source>the racing line of the straight from position {at} is on the left before a left-hand corner, at {wrong} of {of} positions</source>
        <translation>die Ideallinie der Geraden ab Position {at} liegt vor einer Linkskurve links, an {wrong} von {of} Positionen</translation>
    </message>
    <message>
        <source>the first corner begins at position {n}, after {n} straight positions: at least {least} recommended</source>
        <translation>die erste Kurve beginnt an Position {n}, nach {n} geraden Positionen: mindestens {least} empfohlen</translation>
    </message>
    <message>
        <source>position {at} is a single straight position between two corners</source>
        <translation>Position {at} ist eine einzelne gerade Position zwischen zwei Kurven</translation>
    </message>
    <message>
        <source>{where} is {measures} from piece {piece}: within the cardboard's play of {play:g} mm</source>
        <translation>{where} ist {measures} von Teil {piece} entfernt: innerhalb des Spiels der Pappe von {play:g} mm</translation>
    </message>
    <message>
        <source>{where} is {measures} from piece {piece} and {turn:g}° off: more than the cardboard's play of {play:g} mm</source>
        <translation>{where} ist {measures} von Teil {piece} entfernt und um {turn:g}° verdreht: mehr als das Spiel der Pappe von {play:g} mm</translation>
    </message>
    <message>
        <source>{where} is {measures} from piece {piece}: more than the cardboard's play of {play:g} mm</source>
        <translation>{where} ist {measures} von Teil {piece} entfernt: mehr als das Spiel der Pappe von {play:g} mm</translation>
    </message>
    <message>
        <source>piece {first} meets piece {second} only with play: {mm:.2f} mm of the cardboard's {play:g} mm</source>
        <translation>Teil {first} trifft Teil {second} nur mit Spiel: {mm:.2f} mm von {play:g} mm, die die Pappe hergibt</translation>
    </message>
    <message>
        <source>the pieces from the start turn by {total} instead of 360°: {rest}</source>
        <translation>die Teile ab dem Start drehen um {total} statt 360°: {rest}</translation>
    </message>
    <message>
        <source>pieces {first} ({code}) and {second} ({other}) overlap: {mm2:.0f} mm²</source>
        <translation>die Teile {first} ({code}) und {second} ({other}) überlappen sich: {mm2:.0f} mm²</translation>
    </message>
    <message>
        <source>the track has no board size</source>
        <translation>die Strecke nennt keine Plattengröße</translation>
    </message>
    <message>
        <source>the circuit needs {width:.1f} x {height:.1f} cm, {over} more than the board of {board_width:g} x {board_height:g} cm in either orientation</source>
        <translation>die Strecke braucht {width:.1f} x {height:.1f} cm, {over} mehr als die Platte von {board_width:g} x {board_height:g} cm, wie man sie auch dreht</translation>
    </message>
    <message>
        <source>the ends of piece {first} ({code}) and piece {second} ({other}) meet</source>
        <translation>die Enden von Teil {first} ({code}) und Teil {second} ({other}) treffen aufeinander</translation>
    </message>
    <message>
        <source>the beginnings of piece {first} ({code}) and piece {second} ({other}) meet</source>
        <translation>die Anfänge von Teil {first} ({code}) und Teil {second} ({other}) treffen aufeinander</translation>
    </message>
    <message>
        <source>designed with revision {written} of the kit {kit}, but revision {installed} is installed: update Trackwright</source>
        <translation>mit Fassung {written} des Baukastens {kit} entworfen, aber installiert ist Fassung {installed}: Trackwright aktualisieren</translation>
    </message>
    <message>
        <source>designed with revision {written} of the kit {kit}; revision {installed} is now installed: check it again</source>
        <translation>mit Fassung {written} des Baukastens {kit} entworfen; installiert ist jetzt Fassung {installed}: noch einmal prüfen</translation>
    </message>
    <message>
        <source>Keep the line only on piece {piece}</source>
        <translation>Die Linie nur auf Teil {piece} behalten</translation>
    </message>
    <message>
        <source>{n} pieces have a finish line ({names}), but there must be exactly one</source>
        <translation>{n} Teile haben eine Ziellinie ({names}), es muss aber genau eines sein</translation>
    </message>
    <message>
        <source>no car can reach {spaces} from the line</source>
        <translation>von der Linie aus ist für kein Auto erreichbar: {spaces}</translation>
    </message>
    <message>
        <source>the line cannot be reached from {spaces}</source>
        <translation>von hier ist die Linie nicht erreichbar: {spaces}</translation>
    </message>
    <message>
        <source>the way round over {n} pieces from piece {first} crosses {lines} finish lines</source>
        <translation>der Rundweg über {n} Teile ab Teil {first} überquert {lines} Ziellinien</translation>
    </message>
    <message>
        <source>the way round over {n} pieces from piece {first} does not cross the finish line</source>
        <translation>der Rundweg über {n} Teile ab Teil {first} überquert die Ziellinie nicht</translation>
    </message>
    <message>
        <source>the corner from piece {piece}, position {at}, begins without a difficulty: {n} positions have none</source>
        <translation>die Kurve ab Teil {piece}, Position {at}, beginnt ohne Schwierigkeit: Positionen ohne Schwierigkeit: {n}</translation>
    </message>
    <message>
        <source>the corner at position {at} begins without a difficulty: {n} positions have none</source>
        <translation>die Kurve an Position {at} beginnt ohne Schwierigkeit: Positionen ohne Schwierigkeit: {n}</translation>
    </message>
    <message>
        <source>the lap has {n} positions, but the rules need {least}: one move can be 17 positions long</source>
        <translation>die Runde hat {n} Positionen, aber die Regeln brauchen {least}: ein Zug kann 17 Positionen weit gehen</translation>
    </message>
    <message>
        <source>{bikes} bikes need {rows} rows, but there are only {there} straight positions before the line</source>
        <translation>{bikes} Motorräder brauchen {rows} Reihen, aber vor der Linie sind nur {there} gerade Positionen</translation>
    </message>
    <message>
        <source>piece {piece} ({code}) is a straight even without its straight marker</source>
        <translation>Teil {piece} ({code}) ist auch ohne seinen Geradenmarker eine Gerade</translation>
    </message>
    <message>
        <source>piece {piece} ({code}) is a corner even without its corner marker</source>
        <translation>Teil {piece} ({code}) ist auch ohne seinen Kurvenmarker eine Kurve</translation>
    </message>
    <message>
        <source>{n} hill counters on a {level} circuit: hills only matter from expert level</source>
        <translation>{n} Steigungsmarker auf einer Strecke der Stufe {level}: Steigungen zählen erst ab der Expertenstufe</translation>
    </message>
    <message>
        <source>the lap goes {hill} for all its {n} positions: no flat counter ends the hill</source>
        <translation>die Runde geht auf allen {n} Positionen {hill}: kein Marker „eben“ beendet die Steigung</translation>
    </message>
    <message>
        <source>there are no pieces yet</source>
        <translation>es liegen noch keine Teile</translation>
    </message>
    <message>
        <source>there is no finish line without a start piece</source>
        <translation>ohne Startteil gibt es keine Ziellinie</translation>
    </message>
    <message>
        <source>obstacles block the whole road</source>
        <translation>Hindernisse versperren die ganze Straße</translation>
    </message>
    <message>
        <source>no difficulty on {bare} of {n} corner positions, from position {first}</source>
        <translation>keine Schwierigkeit auf {bare} von {n} Kurvenpositionen, ab Position {first}</translation>
    </message>
    <message>
        <source>no difficulty in the corner from position {first}</source>
        <translation>keine Schwierigkeit in der Kurve ab Position {first}</translation>
    </message>
    <message>
        <source>the lap has {n} positions, but needs at least {fewest}</source>
        <translation>die Runde hat {n} Positionen, braucht aber mindestens {fewest}</translation>
    </message>
    <message>
        <source>{n} grid places, but {cars} always start</source>
        <translation>{n} Startplätze, aber es starten immer {cars}</translation>
    </message>
    <message>
        <source>space {space} is {colour}, but the order requires {due}</source>
        <translation>Feld {space} ist {colour}, aber die Reihenfolge verlangt {due}</translation>
    </message>
    <message>
        <source>{laps} from the best grid place are {need} spaces, but a deck has {deck} points: enough for {enough}</source>
        <translation>{laps} vom besten Startplatz aus sind {need} Felder, aber ein Kartensatz hat {deck} Punkte: genug für {enough}</translation>
    </message>
    <message>
        <source>no pit space: the rules about pit stops do not apply</source>
        <translation>kein Boxenfeld: die Regeln zum Boxenstopp gelten nicht</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>{laps} of {lap} spaces are {length}, but the whole deck moves a moped by at most {far:g}</source>
        <translation>{laps} zu {lap} Feldern sind {length}, aber der ganze Kartensatz bringt ein Moped höchstens {far:g} weit</translation>
    </message>
    <message>
        <source>{n} bonus spaces lead round in an endless loop from {space}</source>
        <translation>{n} Bonusfelder führen ab {space} in einer Endlosschleife herum</translation>
    </message>
    <message>
        <source>{n} bonus spaces follow each other from {space} (at most {most} recommended)</source>
        <translation>{n} Bonusfelder folgen ab {space} aufeinander (höchstens {most} empfohlen)</translation>
    </message>
    <message>
        <source>{n} bonus spaces lead across the line from {space}</source>
        <translation>{n} Bonusfelder führen ab {space} über die Linie</translation>
    </message>
    <message>
        <source>{n} spaces of {corners} corners have no limit: the radius determines it</source>
        <translation>{n} Felder in {corners} Kurven haben kein Tempolimit: der Radius bestimmt es</translation>
    </message>
    <message>
        <source>every way leads through the single space {space}</source>
        <translation>jeder Weg führt über das einzige Feld {space}</translation>
    </message>
    <message>
        <source>there is an obstacle on the corner space {space}</source>
        <translation>auf dem Kurvenfeld {space} ist ein Hindernis</translation>
    </message>
    <message>
        <source>{n} spaces to the finish: at least {fewest} needed, {low} to {high} usual</source>
        <translation>{n} Felder bis zum Ziel: mindestens {fewest} nötig, {low} bis {high} üblich</translation>
    </message>
    <message>
        <source>{n} spaces to the finish: {low} to {high} usual</source>
        <translation>{n} Felder bis zum Ziel: {low} bis {high} üblich</translation>
    </message>
    <message>
        <source>{n} symbols on {spaces} spaces: at most one in {crowded} recommended</source>
        <translation>{n} Symbole auf {spaces} Feldern: höchstens eines auf {crowded} empfohlen</translation>
    </message>
    <message>
        <source>unused approval: {code} no longer occurs at pieces {pieces} ({reason})</source>
        <translation>überflüssige Billigung: {code} tritt an den Teilen {pieces} nicht mehr auf ({reason})</translation>
    </message>
    <message>
        <source>unused approval: {code} no longer occurs ({reason})</source>
        <translation>überflüssige Billigung: {code} tritt nicht mehr auf ({reason})</translation>
    </message>
    <message>
        <source>unused approval: {code} no longer occurs at piece {pieces} ({reason})</source>
        <translation>überflüssige Billigung: {code} tritt an Teil {pieces} nicht mehr auf ({reason})</translation>
    </message>
    <message>
        <source>{boxes} with {there} pieces cannot supply these {n}: {kinds}; {needed} would be enough</source>
        <translation>{boxes} mit {there} Teilen geben diese {n} nicht her: {kinds}; ausreichend: {needed}</translation>
    </message>
    <message>
        <source>{used} {code} ({missing} more than the {there} available)</source>
        <translation>{used} {code} ({missing} mehr als die {there} vorhandenen)</translation>
    </message>
    <message>
        <source>Use {parts} {kind} for each of {missing} {code}</source>
        <translation>Für jedes von {missing} {code} {parts} {kind} verwenden</translation>
    </message>
    <message>
        <source>Use {parts} {kind} for one {code}</source>
        <translation>Für ein {code} {parts} {kind} verwenden</translation>
    </message>
    <message>
        <source>{used} {code} are used, but there are {there} in {boxes}: {missing} missing; {needed} would be enough</source>
        <translation>{used} {code} sind verwendet, aber in {boxes} sind {there}: es fehlen {missing}; ausreichend: {needed}</translation>
    </message>
    <message>
        <source>{n} counters {called} are on the track, but the box only has {there}: {missing} missing; {boxes} boxes would be enough</source>
        <translation>{n} Marker {called} sind auf der Strecke, aber die Schachtel hat nur {there}: es fehlen {missing}; {boxes} Schachteln reichen</translation>
    </message>
    <message>
        <source>{n} counters {called} are on the track, but the box has none</source>
        <translation>{n} Marker {called} sind auf der Strecke, aber die Schachtel hat keine</translation>
    </message>
    <message>
        <source>Remove difficulty markers that repeat the value before them</source>
        <translation>Schwierigkeitsmarker entfernen, die den Wert vor ihnen wiederholen</translation>
    </message>
    <message>
        <source>{n} counters are on the track, but there are only {there} stands: {missing} missing; {spare} of them repeat the current difficulty</source>
        <translation>{n} Marker sind auf der Strecke, aber es gibt nur {there} Ständer: es fehlen {missing}; {spare} Marker wiederholen die geltende Schwierigkeit</translation>
    </message>
    <message>
        <source>{n} counters are on the track, but there are only {there} stands: {missing} missing</source>
        <translation>{n} Marker sind auf der Strecke, aber es gibt nur {there} Ständer: es fehlen {missing}</translation>
    </message>
    <message>
        <source>six cars always start, whoever steers them. Every car must be able to enter the alley at field A and leave it at field C; with two alleys it would be unclear which window and which deposit apply.</source>
        <translation>es starten immer sechs Autos, wer auch immer sie lenkt. Jedes muss bei Feld A in die Gasse hinein- und bei Feld C herausfahren können; bei zwei Gassen wäre unklar, welches Fenster und welches Pfand gelten.</translation>
    </message>
    <message>
        <source>use one start piece and one alley: either a whole pit, or an entry, alley pieces and an exit that join without gaps.</source>
        <translation>ein Startteil und eine Gasse verwenden: entweder eine ganze Box oder eine Einfahrt, Gassenteile und eine Ausfahrt, die ohne Lücken aneinanderliegen.</translation>
    </message>
    <message>
        <source>a deck should have only slightly more points than the race needs. Every outer lane costs some of them; players with none to spare are out after the first detour, and with many to spare it does not matter where they drive. The published circuits leave 2 to 11 points.</source>
        <translation>ein Kartensatz sollte nur wenig mehr Punkte haben, als das Rennen braucht. Jede Außenspur kostet einige davon; wer keine übrig hat, ist nach dem ersten Umweg draußen, und wer viele übrig hat, kann fahren, wo er will. Die veröffentlichten Strecken lassen 2 bis 11 Punkte übrig.</translation>
    </message>
    <message>
        <source>make the lap shorter or longer. A space of the lap counts three times; an additional space in the pit alley counts once. `trackwright budget` shows the figures for every row.</source>
        <translation>die Runde kürzer oder länger machen. Ein Feld der Runde zählt dreifach, ein zusätzliches Feld in der Boxengasse einfach. `trackwright budget` zeigt die Zahlen für jede Reihe.</translation>
    </message>
    <message>
        <source>solid lines or obstacles leave no other way, and what nobody can avoid is not a decision. It makes the race longer for everybody; before the pit it makes a stop cost more than the alley itself.</source>
        <translation>durchgezogene Linien oder Hindernisse lassen keinen anderen Weg, und was niemand vermeiden kann, ist keine Entscheidung. Das Rennen wird für alle länger; vor der Box wird ein Halt dadurch teurer als die Gasse selbst.</translation>
    </message>
    <message>
        <source>if this is not intended, use the same corner without a solid line, or put a straight without one before it, where cars can change lanes.</source>
        <translation>falls das nicht gewollt ist, dieselbe Kurve ohne durchgezogene Linie verwenden oder davor eine Gerade ohne Linie legen, auf der man die Spur wechseln kann.</translation>
    </message>
    <message>
        <source>in the family game a car that has not stopped by the second opportunity is out. With fewer than three consecutive pit spaces too many hands only have cards that overshoot them, and luck decides. Field A must be reachable from the line in both laps in which it may be used.</source>
        <translation>im Familienspiel ist ein Auto draußen, das bis zur zweiten Gelegenheit nicht gehalten hat. Bei weniger als drei Boxenfeldern hintereinander bestehen zu viele Blätter nur aus Karten, die darüber hinausschießen, und das Glück entscheidet. Feld A muss von der Linie aus in beiden Runden erreichbar sein, in denen es benutzt werden darf.</translation>
    </message>
    <message>
        <source>put more alley pieces with pit spaces (PIT1, PIT2, PIT3) between entry and exit, and keep the way to field A free of solid lines and obstacles.</source>
        <translation>mehr Gassenteile mit Boxenfeldern (PIT1, PIT2, PIT3) zwischen Einfahrt und Ausfahrt legen und den Weg zu Feld A von durchgezogenen Linien und Hindernissen freihalten.</translation>
    </message>
    <message>
        <source>the exceptions for a leader with only sixes apply on chicane spaces, so these must be exactly the spaces where nobody can pass. With more than three in a row, one waiting car stops all the others.</source>
        <translation>die Ausnahmen für einen Führenden, der nur Sechsen hat, gelten auf Schikanenfeldern; das müssen also genau die Felder sein, an denen niemand vorbeikommt. Bei mehr als drei hintereinander hält ein wartendes Auto alle anderen auf.</translation>
    </message>
    <message>
        <source>use chicane pieces (CH3, CH4, CH5) where the track should be narrow, and remove obstacles that block one of two lanes; put a straight with two lanes between chicanes.</source>
        <translation>Schikanenteile (CH3, CH4, CH5) verwenden, wo die Strecke eng sein soll, und Hindernisse entfernen, die eine von zwei Spuren sperren; zwischen Schikanen eine Gerade mit zwei Spuren legen.</translation>
    </message>
    <message>
        <source>distances, deposits and the price of a worse grid place are calculated by row. If two places of a row have different distances to go, they are not worth the same.</source>
        <translation>Entfernungen, Pfänder und der Preis eines schlechteren Startplatzes werden nach Reihen berechnet. Haben zwei Plätze einer Reihe verschieden lange Wege, sind sie nicht gleich viel wert.</translation>
    </message>
    <message>
        <source>keep the start piece free of obstacles, and leave enough room behind the line to change lanes before the first solid line or corner.</source>
        <translation>das Startteil von Hindernissen freihalten und hinter der Linie genug Platz lassen, um vor der ersten durchgezogenen Linie oder Kurve die Spur zu wechseln.</translation>
    </message>
    <message>
        <source>every half of the published boards is raced in both directions in the series, and both are equally long. A circuit with this property can be raced twice.</source>
        <translation>jede Hälfte der veröffentlichten Platten wird in der Serie in beiden Richtungen gefahren, und beide sind gleich lang. Eine Strecke mit dieser Eigenschaft kann man zweimal fahren.</translation>
    </message>
    <message>
        <source>look at the circuit after `Reverse`; usually the cause is a solid line or an obstacle close to a corner.</source>
        <translation>die Strecke nach „Richtung umkehren“ ansehen; meist ist eine durchgezogene Linie oder ein Hindernis dicht an einer Kurve die Ursache.</translation>
    </message>
    <message>
        <source>the published distances and the chart of pit deposits apply to a left half and a right half with nothing in between. With more pieces the circuit is your own design: its deposits are calculated instead of looked up.</source>
        <translation>die veröffentlichten Entfernungen und die Tabelle der Boxenpfänder gelten für eine linke und eine rechte Hälfte ohne etwas dazwischen. Mit weiteren Teilen ist es ein eigener Entwurf: seine Pfänder werden berechnet statt nachgeschlagen.</translation>
    </message>
    <message>
        <source>none needed if this is intended. Otherwise remove what is between the halves.</source>
        <translation>nicht nötig, wenn das gewollt ist. Sonst entfernen, was zwischen den Hälften liegt.</translation>
    </message>
    <message>
        <source>in the pro game each player puts cards beside the pit alley and gets them back for a stop. Row 1 needs a deposit of at least 3 points for row 3 to have one at all.</source>
        <translation>im Profispiel legt jeder Spieler Karten neben die Boxengasse und bekommt sie für einen Halt zurück. Reihe 1 braucht ein Pfand von mindestens 3 Punkten, damit Reihe 3 überhaupt eines hat.</translation>
    </message>
    <message>
        <source>make the lap shorter; with three laps 26 spaces are the maximum.</source>
        <translation>die Runde kürzer machen; bei drei Runden sind 26 Felder das Maximum.</translation>
    </message>
    <message>
        <source>beginners lose patience on long laps, and on short ones experts cannot make use of their dials. Some official circuits exceed the recommended range slightly; such lengths are only a note.</source>
        <translation>auf langen Runden verlieren Anfänger die Geduld, und auf kurzen können Experten ihre Anzeigen nicht ausnutzen. Einige offizielle Strecken überschreiten den empfohlenen Bereich etwas; solche Längen sind nur ein Hinweis.</translation>
    </message>
    <message>
        <source>add or remove straights in pairs on opposite sides of the circuit, or change the level.</source>
        <translation>Geraden paarweise auf gegenüberliegenden Seiten der Strecke einfügen oder entfernen, oder die Stufe ändern.</translation>
    </message>
    <message>
        <source>players judge a corner by its look. Pieces of 22.5 degrees should be rated 1 or 2, pieces of 45 degrees 2 or 3; a marker that applies to both kinds is judged as 45 degrees.</source>
        <translation>Spieler beurteilen eine Kurve nach ihrem Aussehen. Teile mit 22,5 Grad sollten 1 oder 2 haben, Teile mit 45 Grad 2 oder 3; ein Marker, der für beide Arten gilt, wird wie 45 Grad beurteilt.</translation>
    </message>
    <message>
        <source>set difficulty 2, which suits both, or put another marker where the other kind begins.</source>
        <translation>Schwierigkeit 2 setzen, die zu beiden passt, oder einen weiteren Marker dorthin stellen, wo die andere Art beginnt.</translation>
    </message>
    <message>
        <source>the hardest corners decide a race. If there are many of them, everybody brakes all the time, and there is nowhere left to gain places by taking risks.</source>
        <translation>die schwersten Kurven entscheiden ein Rennen. Gibt es viele davon, bremsen alle die ganze Zeit, und nirgends lassen sich mehr mit Risiko Plätze gewinnen.</translation>
    </message>
    <message>
        <source>set one of them to difficulty 2. A playtest shows which one costs least: the corner where the fewest places change.</source>
        <translation>eine davon auf Schwierigkeit 2 setzen. Bei welcher es am wenigsten kostet, zeigt ein Spieltest: bei der, in der am wenigsten Plätze wechseln.</translation>
    </message>
    <message>
        <source>easy and medium corners need different dice. Equal numbers give every roll a use; a circuit with only one kind plays itself.</source>
        <translation>leichte und mittlere Kurven brauchen verschiedene Würfel. Bei gleicher Zahl ist jeder Wurf für etwas gut; eine Strecke mit nur einer Sorte spielt sich von selbst.</translation>
    </message>
    <message>
        <source>change the difficulty of one corner of the more frequent kind.</source>
        <translation>die Schwierigkeit einer Kurve der häufigeren Sorte ändern.</translation>
    </message>
    <message>
        <source>bikes arrive at high speed, and the thrill is in braking late. After eight or more straight positions a corner should be one level harder than its angle suggests.</source>
        <translation>die Motorräder kommen mit hohem Tempo an, und der Reiz liegt im späten Bremsen. Nach acht oder mehr geraden Positionen sollte eine Kurve eine Stufe schwerer sein, als ihr Winkel nahelegt.</translation>
    </message>
    <message>
        <source>usually the first corner of a series is the hardest, because it is where bikes brake from full speed. A series that gets harder is a trap: fun for those who know it, tough on others.</source>
        <translation>meist ist die erste Kurve einer Folge die schwerste, weil dort aus vollem Tempo gebremst wird. Eine Folge, die schwerer wird, ist eine Falle: reizvoll für alle, die sie kennen, hart für die anderen.</translation>
    </message>
    <message>
        <source>change the difficulties, or put at least four straight positions between the corners.</source>
        <translation>die Schwierigkeiten ändern oder mindestens vier gerade Positionen zwischen die Kurven legen.</translation>
    </message>
    <message>
        <source>several turns begin in such a long corner, and in each of them nobody may speed up. The field crawls, and whoever enters it last has lost.</source>
        <translation>in einer so langen Kurve beginnen mehrere Züge, und in keinem davon darf man beschleunigen. Das Feld kriecht, und wer als Letzter hineinkommt, hat verloren.</translation>
    </message>
    <message>
        <source>set its difficulty to 2, or split the corner with a straight.</source>
        <translation>ihre Schwierigkeit auf 2 setzen oder die Kurve mit einer Geraden teilen.</translation>
    </message>
    <message>
        <source>corners are entered from the outside. Before a left-hand corner the racing line should be on the right; if it is on the left, racing line and inside are the same lane, and there is nothing to decide.</source>
        <translation>Kurven fährt man von außen an. Vor einer Linkskurve sollte die Ideallinie rechts liegen; liegt sie links, sind Ideallinie und Innenseite dieselbe Spur, und es gibt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>turn the straight pieces round. Corner pieces that count as a straight have their racing line printed on them and stay as they are.</source>
        <translation>die geraden Teile umdrehen. Kurventeile, die als Gerade zählen, haben ihre Ideallinie aufgedruckt und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>in the first round everybody rolls one die. A six should not throw the leaders into a corner before anybody can make a choice.</source>
        <translation>im ersten Durchgang würfeln alle mit einem Würfel. Eine Sechs sollte die Vordersten nicht in eine Kurve werfen, bevor jemand etwas entscheiden kann.</translation>
    </message>
    <message>
        <source>lengthen the straight after the line, or move the start piece back.</source>
        <translation>die Gerade nach der Linie verlängern oder das Startteil zurückversetzen.</translation>
    </message>
    <message>
        <source>it is a braking point and the end of a corner at once. Bikes side by side on it can only roll off once, and flips are free for anybody who ends a turn right there. Fine if intended.</source>
        <translation>sie ist zugleich Bremspunkt und Kurvenausgang. Motorräder nebeneinander machen auf ihr nur einmal ein Stechen, und wer seinen Zug genau dort beendet, darf frei wenden. In Ordnung, wenn es gewollt ist.</translation>
    </message>
    <message>
        <source>put a Corner marker on it to make it part of the corner, or lengthen it.</source>
        <translation>einen Kurvenmarker daraufstellen, damit sie zur Kurve gehört, oder sie verlängern.</translation>
    </message>
    <message>
        <source>a circuit that needs more pieces than you own cannot be built. How many there are of each kind is partly inferred, so a shortage of one kind is a warning; a shortage that no division of the box's pieces could avoid is an error.</source>
        <translation>eine Strecke, die mehr Teile braucht, als man besitzt, lässt sich nicht bauen. Wie viele es von jeder Art gibt, ist teils erschlossen; fehlt es an einer Art, ist das daher eine Warnung. Was sich bei keiner Aufteilung der Teile in der Schachtel ausginge, ist ein Fehler.</translation>
    </message>
    <message>
        <source>replace a long straight by two short ones of the same length, or a corner by one of another size; or increase the number of boxes.</source>
        <translation>eine lange Gerade durch zwei kurze derselben Länge ersetzen oder eine Kurve durch eine anderer Größe; oder mehr Schachteln angeben.</translation>
    </message>
    <message>
        <source>every difficulty, hill and override on the track is a counter from the box. If there are not enough, somebody has to remember what applies where, which leads to arguments in the race.</source>
        <translation>jede Schwierigkeit, jede Steigung und jede Umdeutung auf der Strecke ist ein Marker aus der Schachtel. Fehlen welche, muss sich jemand merken, was wo gilt, und das führt im Rennen zu Streit.</translation>
    </message>
    <message>
        <source>use fewer, as a difficulty or hill applies until the next counter; or increase the number of boxes.</source>
        <translation>weniger verwenden, denn eine Schwierigkeit oder Steigung gilt bis zum nächsten Marker; oder mehr Schachteln angeben.</translation>
    </message>
    <message>
        <source>every counter needs a stand to be visible from all around the table, and a box has far fewer stands than counters. Those that lie flat are overlooked.</source>
        <translation>jeder Marker braucht einen Ständer, damit man ihn rund um den Tisch sieht, und eine Schachtel hat viel weniger Ständer als Marker. Flach liegende werden übersehen.</translation>
    </message>
    <message>
        <source>merge equal neighbours, as a counter applies until the next one; or increase the number of boxes. A difficulty counter that repeats the current value can go, unless it is there to begin a separately judged span.</source>
        <translation>gleiche Nachbarn zusammenfassen, denn ein Marker gilt bis zum nächsten; oder mehr Schachteln angeben. Ein Schwierigkeitsmarker, der den geltenden Wert wiederholt, kann weg, außer er soll einen eigens beurteilten Abschnitt beginnen.</translation>
    </message>
    <message>
        <source>the joint will hold on the table, but every other joint has to give a little; the next change of a piece may need more play than is left.</source>
        <translation>auf dem Tisch hält der Stoß, aber jeder andere muss ein wenig nachgeben; der nächste Tausch eines Teils braucht vielleicht mehr Spiel, als übrig ist.</translation>
    </message>
    <message>
        <source>none needed. For a lap without any strain, swap pieces near the joint until the gap is zero; `trackwright close` suggests ways to do so.</source>
        <translation>nicht nötig. Für eine Runde ohne jeden Zwang nahe am Stoß Teile tauschen, bis die Lücke null ist; `trackwright close` schlägt Wege vor.</translation>
    </message>
    <message>
        <source>a lap makes exactly one full turn, to the left or to the right. With any other total the last piece cannot meet the first, or the road crosses itself.</source>
        <translation>eine Runde dreht sich genau einmal ganz herum, nach links oder nach rechts. Bei jeder anderen Summe trifft das letzte Teil nicht auf das erste, oder die Straße kreuzt sich selbst.</translation>
    </message>
    <message>
        <source>add or remove a corner until left and right turns differ by 360°.</source>
        <translation>eine Kurve einfügen oder entfernen, bis sich Links- und Rechtsdrehungen um 360° unterscheiden.</translation>
    </message>
    <message>
        <source>a lap turns by sixteen sixteenths. Pieces of 45° and 90° turn by even numbers, so sweeps of 22.5° must come in pairs; with one left over no other pieces can close the lap.</source>
        <translation>eine Runde dreht um sechzehn Sechzehntel. Teile mit 45° und 90° drehen um gerade Zahlen, also müssen Bögen mit 22,5° paarweise vorkommen; bleibt einer übrig, kann kein anderes Teil die Runde schließen.</translation>
    </message>
    <message>
        <source>add or remove a sweep of 22.5°.</source>
        <translation>einen Bogen mit 22,5° einfügen oder entfernen.</translation>
    </message>
    <message>
        <source>shorten straights along the longer side, rotate the circuit on the table, or set a larger board size.</source>
        <translation>Geraden entlang der längeren Seite kürzen, die Strecke auf dem Tisch drehen oder eine größere Platte angeben.</translation>
    </message>
    <message>
        <source>pieces are driven from their beginning to their end; where two ends or two beginnings meet, no car can continue, and the lap ends there.</source>
        <translation>Teile werden von ihrem Anfang zu ihrem Ende gefahren; wo zwei Enden oder zwei Anfänge aufeinandertreffen, kann kein Auto weiter, und die Runde endet dort.</translation>
    </message>
    <message>
        <source>turn the piece round, so that it continues from the one before it.</source>
        <translation>das Teil umdrehen, sodass es an das vorige anschließt.</translation>
    </message>
    <message>
        <source>a lane that ends at a joint leaves its cars nowhere to go; a pit lane in particular has to continue until a piece leads it back to the track.</source>
        <translation>eine Spur, die an einem Stoß endet, lässt ihre Autos nicht weiter; vor allem eine Boxenspur muss weitergehen, bis ein Teil sie zur Strecke zurückführt.</translation>
    </message>
    <message>
        <source>use pieces with the pit lane on the same side all the way from pit entry to pit exit.</source>
        <translation>von der Einfahrt bis zur Ausfahrt der Box nur Teile mit der Boxenspur auf derselben Seite verwenden.</translation>
    </message>
    <message>
        <source>no car ever reaches them. Yet they count as used for the box and the board, while guidelines about the lap ignore them.</source>
        <translation>kein Auto kommt je dorthin. Für Schachtel und Platte zählen sie trotzdem als verwendet, während Richtlinien zur Runde sie nicht beachten.</translation>
    </message>
    <message>
        <source>join them to the circuit, or remove them.</source>
        <translation>sie mit der Strecke verbinden oder entfernen.</translation>
    </message>
    <message>
        <source>replace a straight by the start piece, or a second start piece by a straight.</source>
        <translation>eine Gerade durch das Startteil ersetzen oder ein zweites Startteil durch eine Gerade.</translation>
    </message>
    <message>
        <source>a space that nobody can enter is not part of the race; it looks like room for overtaking but is not.</source>
        <translation>ein Feld, auf das niemand kommt, gehört nicht zum Rennen; es sieht nach Platz zum Überholen aus, ist aber keiner.</translation>
    </message>
    <message>
        <source>remove the obstacle that blocks the lane, or use a piece without a solid line there.</source>
        <translation>das Hindernis entfernen, das die Spur versperrt, oder dort ein Teil ohne durchgezogene Linie verwenden.</translation>
    </message>
    <message>
        <source>a car that enters it is stuck until the race is over, and out of the race if the rules retire blocked cars.</source>
        <translation>ein Auto, das dort hineinfährt, steckt fest, bis das Rennen vorbei ist, und scheidet aus, wenn blockierte Autos nach den Regeln ausfallen.</translation>
    </message>
    <message>
        <source>make every way round cross the line once by removing the short cut or the second line.</source>
        <translation>die Abkürzung oder die zweite Linie entfernen, sodass jeder Rundweg die Linie einmal überquert.</translation>
    </message>
    <message>
        <source>the difficulty decides which dice may be flipped and what overtaking costs. Without one a player cannot take a turn in the corner by the rules.</source>
        <translation>die Schwierigkeit bestimmt, welche Würfel gewendet werden dürfen und was Überholen kostet. Ohne sie kann man in der Kurve keinen Zug nach den Regeln machen.</translation>
    </message>
    <message>
        <source>put a difficulty marker on the first piece of the corner: 1 or 2 on pieces of 22.5 degrees, 2 or 3 on pieces of 45 degrees.</source>
        <translation>einen Schwierigkeitsmarker auf das erste Teil der Kurve stellen: 1 oder 2 bei Teilen mit 22,5 Grad, 2 oder 3 bei Teilen mit 45 Grad.</translation>
    </message>
    <message>
        <source>the rules know difficulties 1 to 3, hills up and down, and a racing line left or right. On fewer than 18 positions a bike could overtake itself, since one move can be 17 positions long.</source>
        <translation>die Regeln kennen die Schwierigkeiten 1 bis 3, Steigungen bergauf und bergab und eine Ideallinie links oder rechts. Auf weniger als 18 Positionen könnte ein Motorrad sich selbst überholen, denn ein Zug kann 17 Positionen weit gehen.</translation>
    </message>
    <message>
        <source>correct the value; add straights if the lap is too short.</source>
        <translation>den Wert berichtigen; Geraden einfügen, wenn die Runde zu kurz ist.</translation>
    </message>
    <message>
        <source>bikes line up three abreast before the line. Those in a corner may flip the start die only as the corner allows, which the rules do not intend for the start.</source>
        <translation>Motorräder stellen sich vor der Linie zu dritt nebeneinander auf. Wer dabei in einer Kurve steht, darf den Startwürfel nur so wenden, wie es die Kurve erlaubt, und das sehen die Regeln für den Start nicht vor.</translation>
    </message>
    <message>
        <source>remove the marker. If it was meant for the neighbouring piece, put it there.</source>
        <translation>den Marker entfernen. War er für das Nachbarteil gedacht, ihn dorthin stellen.</translation>
    </message>
    <message>
        <source>straights have no difficulty, and a marker there does not apply to the corner after it. Most often it was meant for a neighbouring piece or was left over from an edit.</source>
        <translation>Geraden haben keine Schwierigkeit, und ein Marker dort gilt nicht für die Kurve dahinter. Meist war er für ein Nachbarteil gedacht oder ist von einer Änderung übrig geblieben.</translation>
    </message>
    <message>
        <source>remove the marker, or put it on the first piece of the corner.</source>
        <translation>den Marker entfernen oder auf das erste Teil der Kurve stellen.</translation>
    </message>
    <message>
        <source>in Basic and Standard races nobody goes slower uphill. The counters are only scenery then, and occupy stands that others need.</source>
        <translation>in Rennen der Stufen Basis und Standard wird niemand bergauf langsamer. Die Marker sind dann nur Kulisse und belegen Ständer, die andere brauchen.</translation>
    </message>
    <message>
        <source>raise the level to Expert, or remove the hill counters.</source>
        <translation>die Stufe auf Experten heben oder die Steigungsmarker entfernen.</translation>
    </message>
    <message>
        <source>a hill counter applies until the next one, across the finish line too. With only one kind of them every turn is slower (or faster) by one, which is not a hill but another speed.</source>
        <translation>ein Steigungsmarker gilt bis zum nächsten, auch über die Ziellinie hinweg. Gibt es nur eine Sorte, so ist jeder Zug um eins langsamer (oder schneller), und das ist keine Steigung, sondern ein anderes Tempo.</translation>
    </message>
    <message>
        <source>under these rules cars go round and round, and laps are counted where they cross the finish line. Without a way from the line back to the line no race can end.</source>
        <translation>nach diesen Regeln fahren die Autos rundherum, und Runden werden an der Ziellinie gezählt. Ohne einen Weg von der Linie zurück zur Linie kann kein Rennen enden.</translation>
    </message>
    <message>
        <source>close the circuit, add a start piece, and remove obstacles that block the whole road. Games that can also be raced from one place to another, like Street Racing, need no lap.</source>
        <translation>die Strecke schließen, ein Startteil legen und Hindernisse entfernen, die die ganze Straße versperren. Spiele, die auch von einem Ort zum anderen gefahren werden können, wie Street Racing, brauchen keine Runde.</translation>
    </message>
    <message>
        <source>every bike needs its own grid place before the line (MGP-B-04). The box has six bikes; with fewer than two places nobody can race at all.</source>
        <translation>jedes Motorrad braucht einen eigenen Startplatz vor der Linie (MGP-B-04). Die Schachtel enthält sechs Motorräder; bei weniger als zwei Plätzen kann niemand fahren.</translation>
    </message>
    <message>
        <source>add a start piece, remove obstacles from the grid, or race with fewer bikes.</source>
        <translation>ein Startteil legen, Hindernisse aus der Startaufstellung nehmen oder mit weniger Motorrädern fahren.</translation>
    </message>
    <message>
        <source>the difficulty of a bike's corner decides which dice it may flip (MGP-B-11 to B-13) and, from Standard rules, what overtaking costs there. Circuits of other games have none.</source>
        <translation>die Schwierigkeit der Kurve, in der ein Motorrad ist, bestimmt, welche Würfel es wenden darf (MGP-B-11 bis B-13), und ab den Standardregeln, was Überholen dort kostet. Strecken anderer Spiele haben keine.</translation>
    </message>
    <message>
        <source>put a difficulty marker on the first position of the corner. A board half cannot carry markers: break it up into its pieces first, or race with the option `unrated=2`, which gives every such corner the same difficulty.</source>
        <translation>einen Schwierigkeitsmarker auf die erste Position der Kurve stellen. Eine Plattenhälfte kann keine Marker tragen: sie zuerst in ihre Teile zerlegen, oder mit der Option `unrated=2` fahren, die allen solchen Kurven dieselbe Schwierigkeit gibt.</translation>
    </message>
    <message>
        <source>two sixes, three engine points, a descent and a slipstream move a bike by 17 positions. On a shorter lap it would overtake itself, and nobody could tell who leads.</source>
        <translation>zwei Sechsen, drei Punkte Motor, ein Gefälle und ein Windschatten bringen ein Motorrad 17 Positionen weit. Auf einer kürzeren Runde würde es sich selbst überholen, und niemand wüsste, wer führt.</translation>
    </message>
    <message>
        <source>all six cars (or mopeds) start in every race, even those without an owner. Each needs its own grid place before the line.</source>
        <translation>in jedem Rennen starten alle sechs Autos (oder Mopeds), auch die ohne Besitzer. Jedes braucht einen eigenen Startplatz vor der Linie.</translation>
    </message>
    <message>
        <source>add a start piece, or remove obstacles from the grid.</source>
        <translation>ein Startteil legen oder Hindernisse aus der Startaufstellung nehmen.</translation>
    </message>
    <message>
        <source>cars only move by cards, 84 points in all (AUS-V-05). If even the shortest way from the best grid place needs more, every car is out before the finish. A pit stop and traffic cost additional points; `trackwright budget` calculates them.</source>
        <translation>Autos fahren nur mit Karten, insgesamt 84 Punkte (AUS-V-05). Braucht schon der kürzeste Weg vom besten Startplatz mehr, scheidet jedes Auto vor dem Ziel aus. Ein Boxenstopp und Verkehr kosten zusätzliche Punkte; `trackwright budget` berechnet sie.</translation>
    </message>
    <message>
        <source>race fewer laps, or remove positions.</source>
        <translation>weniger Runden fahren oder Positionen entfernen.</translation>
    </message>
    <message>
        <source>the race works without one, but differently: there are no pit stops, no deposits and no overtaking through the alley (AUS-H-33).</source>
        <translation>das Rennen geht auch ohne, aber anders: es gibt keine Boxenstopps, kein Pfand und kein Überholen durch die Gasse (AUS-H-33).</translation>
    </message>
    <message>
        <source>add a pit alley with an entry, pit spaces and an exit, if you want one.</source>
        <translation>eine Boxengasse mit Einfahrt, Boxenfeldern und Ausfahrt einbauen, wenn eine gewünscht ist.</translation>
    </message>
    <message>
        <source>these rules know no pit stops. Nobody may enter the alley, so it cannot be used to avoid a slow corner or a jam (MOP-T-08).</source>
        <translation>diese Regeln kennen keine Boxenstopps. Niemand darf in die Gasse fahren; man kann damit also keine langsame Kurve und keinen Stau umgehen (MOP-T-08).</translation>
    </message>
    <message>
        <source>none needed; use plain pieces instead if the alley confuses players.</source>
        <translation>nicht nötig; wenn die Gasse die Spieler verwirrt, stattdessen einfache Teile verwenden.</translation>
    </message>
    <message>
        <source>MotoGrandPrix is designed for three lanes with the same number of positions (MGP-T-03). With two lanes there is no middle one and bikes block each other more; if the outer lane of a corner has more spaces, it costs more than the rules intend.</source>
        <translation>MotoGrandPrix ist für drei Spuren mit gleich vielen Positionen gemacht (MGP-T-03). Bei zwei Spuren fehlt die mittlere, und Motorräder blockieren einander öfter; hat die Außenspur einer Kurve mehr Felder, kostet sie mehr, als die Regeln vorsehen.</translation>
    </message>
    <message>
        <source>none needed; expect a tighter race than on the game's own pieces.</source>
        <translation>nicht nötig; das Rennen wird enger als auf den eigenen Teilen des Spiels.</translation>
    </message>
    <message>
        <source>the deck moves each moped by about 27 spaces in its first pass and by 40 to 47 in all (MOP-42). If a race ends in the first pass, bets cannot influence it; if it is longer than the whole deck, it ends before any moped finishes.</source>
        <translation>der Kartensatz bringt jedes Moped im ersten Durchlauf etwa 27 Felder weit und insgesamt 40 bis 47 (MOP-42). Endet ein Rennen im ersten Durchlauf, können Wetten es nicht beeinflussen; ist es länger als der ganze Kartensatz, endet es, bevor ein Moped im Ziel ist.</translation>
    </message>
    <message>
        <source>change the number of laps or spaces: about 9 to 13 spaces suit three laps.</source>
        <translation>die Zahl der Runden oder Felder ändern: zu drei Runden passen etwa 9 bis 13 Felder.</translation>
    </message>
    <message>
        <source>move one of the bonus spaces by one space.</source>
        <translation>eines der Bonusfelder um ein Feld versetzen.</translation>
    </message>
    <message>
        <source>set a number from 1 to 16.</source>
        <translation>eine Zahl von 1 bis 16 setzen.</translation>
    </message>
    <message>
        <source>a single car or a single token blocks such a road for everybody behind it; points that cannot be driven cost cards (STR-28). The rulebook advises never to leave a street one space wide (STR-04).</source>
        <translation>ein einziges Auto oder ein einziger Spielstein versperrt eine solche Straße für alle dahinter; Punkte, die man nicht fahren kann, kosten Karten (STR-28). Das Regelheft rät, eine Straße nie nur ein Feld breit zu lassen (STR-04).</translation>
    </message>
    <message>
        <source>move obstacles, or use another piece instead of the chicane.</source>
        <translation>Hindernisse versetzen oder statt der Schikane ein anderes Teil verwenden.</translation>
    </message>
    <message>
        <source>add a straight, or remove obstacles and corner markers from one.</source>
        <translation>eine Gerade einbauen oder auf einer die Hindernisse und Kurvenmarker entfernen.</translation>
    </message>
    <message>
        <source>all cars start in neutral and close together. Without room to shift up and spread out, the first corner decides who is blocked; the rulebook advises to start on a straight (STR-03).</source>
        <translation>alle Autos starten im Leerlauf und dicht beieinander. Ohne Platz zum Hochschalten und Auseinanderziehen entscheidet die erste Kurve, wer blockiert wird; das Regelheft rät, auf einer Geraden zu starten (STR-03).</translation>
    </message>
    <message>
        <source>put straights after the start piece.</source>
        <translation>nach dem Startteil Geraden einfügen.</translation>
    </message>
    <message>
        <source>A symbol is on the wrong colour, or does not exist in the game.</source>
        <translation>Ein Symbol ist auf der falschen Farbe, oder es gibt es im Spiel nicht.</translation>
    </message>
    <message>
        <source>extra turns are on green, pit stops on yellow, spin-outs on purple or gold, so that the dice determine how often cars land on them (DIC-10 to DIC-12).</source>
        <translation>Extrazüge sind auf grün, Boxenstopps auf gelb, Dreher auf lila oder gold, damit die Würfel bestimmen, wie oft man darauf landet (DIC-10 bis DIC-12).</translation>
    </message>
    <message>
        <source>The symbols differ from the printed ones, or are too close together.</source>
        <translation>Die Symbole weichen von den gedruckten ab oder liegen zu dicht beieinander.</translation>
    </message>
    <message>
        <source>add the missing symbols, or remove all of them.</source>
        <translation>die fehlenden Symbole ergänzen oder alle entfernen.</translation>
    </message>
    <message>
        <source>the circuit or the check has changed since the problem was approved. If the approval stayed, it would silently cover the next problem at the same place.</source>
        <translation>die Strecke oder die Prüfung hat sich geändert, seit das Problem gebilligt wurde. Bliebe die Billigung stehen, würde sie stillschweigend das nächste Problem an derselben Stelle abdecken.</translation>
    </message>
    <message>
        <source>withdraw the approval (`trackwright check --fix` does so).</source>
        <translation>die Billigung zurücknehmen (`trackwright check --fix` tut es).</translation>
    </message>
    <message>
        <source>a new revision of a kit may change the length, the spaces or the number of its pieces. What was closed, fitted the box or was playtested before may no longer be so, and vice versa.</source>
        <translation>eine neue Fassung eines Baukastens kann Länge, Felder oder Anzahl seiner Teile ändern. Was geschlossen war, in die Schachtel passte oder im Spieltest war, trifft dann vielleicht nicht mehr zu, und umgekehrt.</translation>
    </message>
    <message>
        <source>review the circuit and its problems, then set the installed revision in the track; if the track is newer, update Trackwright (or your own kit file).</source>
        <translation>die Strecke und ihre Probleme noch einmal durchsehen und dann die installierte Fassung in der Strecke setzen; ist die Strecke neuer, Trackwright (oder die eigene Baukastendatei) aktualisieren.</translation>
    </message>
    <message>
        <source>place {code} freely</source>
        <translation>{code} frei legen</translation>
    </message>
    <message>
        <source>place {code} after piece {id}</source>
        <translation>{code} hinter Teil {id} legen</translation>
    </message>
    <message>
        <source>place {code} before piece {id}</source>
        <translation>{code} vor Teil {id} legen</translation>
    </message>
    <message>
        <source>insert {code} after piece {id}</source>
        <translation>{code} hinter Teil {id} einfügen</translation>
    </message>
    <message>
        <source>Approve problem</source>
        <translation>Problem billigen</translation>
    </message>
    <message>
        <source>{code} is not approved for these pieces</source>
        <translation>{code} ist für diese Teile nicht gebilligt</translation>
    </message>
    <message>
        <source>{end} is already joined</source>
        <translation>{end} ist schon verbunden</translation>
    </message>
    <message>
        <source>{code} is already a single piece</source>
        <translation>{code} ist schon ein einzelnes Teil</translation>
    </message>
    <message>
        <source>only the ends of runs can be joined</source>
        <translation>nur die Enden von Reihen lassen sich verbinden</translation>
    </message>
    <message>
        <source>this piece is already the first of its run</source>
        <translation>dieses Teil ist schon das erste seiner Reihe</translation>
    </message>
    <message>
        <source>{code} is printed on a board and has no mirror image: break it up into pieces first</source>
        <translation>{code} ist auf eine Platte gedruckt und hat kein Spiegelbild: zuerst in Teile zerlegen</translation>
    </message>
    <message>
        <source>{faces}: {both} (board {board}), and {have} in the box; use another half or more boxes</source>
        <translation>{faces}: {both} (Platte {board}), und {have} in der Schachtel; eine andere Hälfte oder mehr Schachteln verwenden</translation>
    </message>
    <message>
        <source>piece {id} is a board half: markers go on single pieces</source>
        <translation>Teil {id} ist eine Plattenhälfte: Marker gehören auf einzelne Teile</translation>
    </message>
    <message>
        <source>{kind} applies to the whole piece: remove `at`</source>
        <translation>{kind} gilt für das ganze Teil: `at` entfernen</translation>
    </message>
    <message>
        <source>piece {id} ({code}) has {n} columns: `at` is at most {last}</source>
        <translation>Teil {id} ({code}) hat {n} Positionen: `at` ist höchstens {last}</translation>
    </message>
    <message>
        <source>{kind} applies to all lanes: remove `lane`</source>
        <translation>{kind} gilt für alle Spuren: `lane` entfernen</translation>
    </message>
    <message>
        <source>piece {id} ({code}) has {n} lanes: `lane` is at most {last}</source>
        <translation>Teil {id} ({code}) hat {n} Spuren: `lane` ist höchstens {last}</translation>
    </message>
    <message>
        <source>only board halves can have `back`; for this piece use the code {code} instead</source>
        <translation>`back` gibt es nur bei Plattenhälften; für dieses Teil stattdessen den Code {code} verwenden</translation>
    </message>
    <message>
        <source>the id {id} appears twice</source>
        <translation>die Nummer {id} kommt zweimal vor</translation>
    </message>
    <message>
        <source>at most {n} corners are 3</source>
        <translation>höchstens {n} Kurven haben 3</translation>
    </message>
    <message>
        <source>of the other corners half are 1 and half are 2</source>
        <translation>von den übrigen Kurven hat die eine Hälfte 1, die andere 2</translation>
    </message>
    <message>
        <source>after a straight of {n} or more it is one level harder</source>
        <translation>nach einer Geraden von {n} oder mehr ist sie eine Stufe schwerer</translation>
    </message>
    <message>
        <source>a corner of more than {n} positions is at most 2</source>
        <translation>eine Kurve mit mehr als {n} Positionen hat höchstens 2</translation>
    </message>
    <message>
        <source>cannot be met: {named}: {because}</source>
        <translation>nicht einzuhalten: {named}: {because}</translation>
    </message>
    <message>
        <source>cannot meet it</source>
        <translation>kann das nicht einhalten</translation>
    </message>
    <message>
        <source>corners {corners} {must}</source>
        <translation>Kurven {corners}: {must}</translation>
    </message>
    <message>
        <source>difficulties can be suggested only for the kit {kit}, not for {other}</source>
        <translation>Schwierigkeiten lassen sich nur für den Baukasten {kit} vorschlagen, nicht für {other}</translation>
    </message>
    <message>
        <source>difficulties can be suggested only for a closed circuit: close it first</source>
        <translation>Schwierigkeiten lassen sich nur für eine geschlossene Strecke vorschlagen: zuerst schließen</translation>
    </message>
    <message>
        <source>the corners have too many parts to search: more than {n}</source>
        <translation>die Kurven haben zu viele Abschnitte für die Suche: mehr als {n}</translation>
    </message>
    <message>
        <source>cannot all be met: {named}: {because}</source>
        <translation>nicht alle einzuhalten: {named}: {because}</translation>
    </message>
    <message>
        <source>corner {corner} {must}</source>
        <translation>Kurve {corner}: {must}</translation>
    </message>
    <message>
        <source>there is no difficulty marker on piece {on} at {at}</source>
        <translation>auf Teil {on} bei {at} ist kein Schwierigkeitsmarker</translation>
    </message>
    <message>
        <source>space {space} has {n} steps to other spaces; a race supports at most {most}</source>
        <translation>von Feld {space} führen {n} Schritte weiter; ein Rennen verträgt höchstens {most}</translation>
    </message>
    <message>
        <source>there are no pieces yet: place some, then close the lap</source>
        <translation>es liegen noch keine Teile: zuerst welche legen, dann die Runde schließen</translation>
    </message>
    <message>
        <source>no open end has an open beginning in the same fragment: join the fragments first, or fix the ends that do not match</source>
        <translation>kein offenes Ende hat einen offenen Anfang im selben Teilstück: zuerst die Teilstücke verbinden oder die Enden in Ordnung bringen, die nicht zusammenpassen</translation>
    </message>
    <message>
        <source>with half of a surrogate pair, which is not a character</source>
        <translation>mit einem halben Surrogatpaar, das kein Zeichen ist</translation>
    </message>
    <message>
        <source>larger than {n} MB, the largest size that is read</source>
        <translation>größer als {n} MB; größere Dateien werden nicht gelesen</translation>
    </message>
    <message>
        <source>the key {key} appears twice in an object</source>
        <translation>der Schlüssel {key} kommt in einem Objekt zweimal vor</translation>
    </message>
    <message>
        <source>expected {id!r}, the name of the file, found {found!r}</source>
        <translation>{id!r} erwartet, wie die Datei heißt, aber {found!r} gefunden</translation>
    </message>
    <message>
        <source>{path} comes with Trackwright: choose another file</source>
        <translation>{path} gehört zu Trackwright: eine andere Datei wählen</translation>
    </message>
    <message>
        <source>Slight corner, 22.5°</source>
        <translation>Sanfte Kurve, 22,5°</translation>
    </message>
    <message>
        <source>Slight corner, 22.5°, solid line</source>
        <translation>Sanfte Kurve, 22,5°, durchgezogene Linie</translation>
    </message>
    <message>
        <source>a device or a socket, not a file</source>
        <translation>ein Gerät oder ein Socket, keine Datei</translation>
    </message>
    <message>
        <source>a race record</source>
        <translation>eine Rennaufzeichnung</translation>
    </message>
    <message>
        <source>a playtest result</source>
        <translation>ein Spieltest-Ergebnis</translation>
    </message>
    <message>
        <source>{path} is an input and cannot be the output: choose another file</source>
        <translation>{path} wird gelesen und kann nicht zugleich die Ausgabe sein: eine andere Datei wählen</translation>
    </message>
    <message>
        <source>{path} is given for two outputs: choose a file for each</source>
        <translation>{path} ist für zwei Ausgaben angegeben: für jede eine eigene Datei wählen</translation>
    </message>
    <message>
        <source>{path} is a folder: choose a file</source>
        <translation>{path} ist ein Ordner: eine Datei wählen</translation>
    </message>
    <message>
        <source>{path} exists and is {found}; {kind} will not replace it: choose another file</source>
        <translation>{path} ist schon da und ist {found}; {kind} überschreibt sie nicht: eine andere Datei wählen</translation>
    </message>
    <message>
        <source>made by an older Trackwright (file version {version}, this program reads {newest}): create it again</source>
        <translation>von einem älteren Trackwright (Dateiversion {version}, dieses Programm liest {newest}): bitte neu erstellen</translation>
    </message>
    <message>
        <source>{path}: no permission to write to {place}</source>
        <translation>{path}: keine Berechtigung, nach {place} zu schreiben</translation>
    </message>
    <message>
        <source>the file is read-only; make it writable, or choose another file</source>
        <translation>die Datei ist schreibgeschützt; den Schutz aufheben oder eine andere Datei wählen</translation>
    </message>
    <message>
        <source>a PNG of {width:,} x {height:,} pixels is too large (the limit is {side:,} per side and {millions} million in total): choose a smaller width, or SVG</source>
        <translation>ein PNG von {width:,} x {height:,} Pixeln ist zu groß (erlaubt sind {side:,} je Seite und {millions} Millionen insgesamt): eine kleinere Breite wählen, oder SVG</translation>
    </message>
    <message>
        <source>Withdraw approval</source>
        <translation>Billigung zurücknehmen</translation>
    </message>
    <message>
        <source>A space of every lap is not a chicane, a chicane can be bypassed, or it is too long.</source>
        <translation>Ein Feld jeder Runde ist keine Schikane, eine Schikane lässt sich umfahren oder ist zu lang.</translation>
    </message>
    <message>
        <source>the sums differ from those of {other}</source>
        <translation>die Summen weichen von denen von {other} ab</translation>
    </message>
    <message>
        <source>Players are even: each wins within a quarter of the fair {fair}.</source>
        <translation>Die Spieler sind ausgeglichen: Jeder gewinnt bis auf ein Viertel genau den fairen Anteil von {fair}.</translation>
    </message>
    <message>
        <source>No player stands out, but the sample is too small to show that they are even: run about {races:,} races for that.</source>
        <translation>Kein Spieler sticht heraus, aber die Stichprobe ist zu klein, um zu zeigen, dass alle gleich gut sind: Dafür etwa {races:,} Rennen fahren.</translation>
    </message>
    <message>
        <source>Hardly any chance: {races:,} races were only {different:,} distinct ones. Their winners say little about players or bots; mix in other bots, or change the number of {seats}.</source>
        <translation>Kaum Zufall: {races:,} Rennen waren nur {different:,} verschiedene. Ihre Sieger sagen wenig über Spieler oder Bots; andere Bots dazumischen oder die Zahl der {seats} ändern.</translation>
    </message>
    <message>
        <source>Small sample: after {races:,} races the share of wins of {player} is only known to ±{half}. For ±1 %, run {needed:,} races.</source>
        <translation>Kleine Stichprobe: Nach {races:,} Rennen ist der Sieganteil von {player} nur auf ±{half} bekannt. Für ±1 % {needed:,} Rennen fahren.</translation>
    </message>
    <message>
        <source>both ends belong to the same fragment, and pieces are rigid: close the gap with pieces</source>
        <translation>beide Enden gehören zum selben Teilstück, und Teile sind starr: die Lücke mit Teilen schließen</translation>
    </message>
    <message>
        <source>pieces that stick out over the edge of the board or table tip over and fall off.</source>
        <translation>Teile, die über den Rand der Platte oder des Tisches ragen, kippen und fallen herunter.</translation>
    </message>
    <message>
        <source>a race ends after a number of crossings. A car on a way round without the line drives endlessly; on one with two lines it finishes in half the laps.</source>
        <translation>ein Rennen endet nach einer Zahl von Überquerungen. Ein Auto auf einem Rundweg ohne die Linie fährt ewig; auf einem mit zwei Linien ist es nach der halben Rundenzahl fertig.</translation>
    </message>
    <message>
        <source>a moped that ends its move on a bonus space moves on at once, and again from the next one (MOP-16). A chain that never leaves the bonus spaces would move it endlessly; one longer than four, or across the line, decides the race on its own.</source>
        <translation>ein Moped, das seinen Zug auf einem Bonusfeld beendet, zieht sofort weiter, und vom nächsten noch einmal (MOP-16). Eine Kette, die nie von den Bonusfeldern herunterführt, würde es ewig weiterziehen; eine, die länger als vier ist oder über die Linie führt, entscheidet das Rennen allein.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts passiert.</translation>
    </message>
    <message>
        <source>The guidelines conflict on this circuit, and the difficulties break as few as possible. They {conflicts}.</source>
        <translation>Die Richtlinien widersprechen sich auf dieser Strecke, und die Schwierigkeiten verletzen so wenige wie möglich: {conflicts}.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Picture to print at true size (SVG)</source>
        <translation>Bild zum Drucken in Originalgröße (SVG)</translation>
    </message>
    <message>
        <source>Built circuit (JSON)</source>
        <translation>Gebaute Strecke (JSON)</translation>
    </message>
    <message>
        <source>Space graph (GraphML)</source>
        <translation>Graph der Felder (GraphML)</translation>
    </message>
    <message>
        <source>One row per space (CSV)</source>
        <translation>Eine Zeile je Feld (CSV)</translation>
    </message>
    <message>
        <source>{name} is not complete: {file} is missing</source>
        <translation>{name} ist nicht vollständig: {file} fehlt</translation>
    </message>
    <message>
        <source>{id} cannot be raced yet; `check --rules {id}` says what a circuit lacks</source>
        <translation>{id} kann noch nicht gefahren werden; `check --rules {id}` sagt, was einer Strecke fehlt</translation>
    </message>
    <message>
        <source>the circuit cannot be raced</source>
        <translation>die Strecke kann nicht gefahren werden</translation>
    </message>
    <message>
        <source>Put the racing line on the inside</source>
        <translation>Ideallinie nach innen legen</translation>
    </message>
    <message>
        <source>the inner lane has {inner} spaces, the outer one {outer}</source>
        <translation>die innere Spur hat {inner} Felder, die äußere {outer}</translation>
    </message>
    <message>
        <source>a turn to the other side follows without a straight, and solid lines meet</source>
        <translation>eine Kurve zur anderen Seite folgt ohne Gerade, und durchgezogene Linien treffen aufeinander</translation>
    </message>
    <message>
        <source>{share:.0f} % of all moves are shortened or lost ({chokes} chokes per lap)</source>
        <translation>{share:.0f} % aller Züge werden verkürzt oder gehen verloren ({chokes} Engstellen je Runde)</translation>
    </message>
    <message>
        <source>with {players} players the cards run out too soon: with {worst} a moped finishes in {first:.0f} % of races, a third one in {third:.0f} %</source>
        <translation>mit {players} Spielern gehen die Karten zu früh aus: mit {worst} kommt in {first:.0f} % der Rennen ein Moped ins Ziel, ein drittes in {third:.0f} %</translation>
    </message>
    <message>
        <source>{n} grid places, but six mopeds always start</source>
        <translation>{n} Startplätze, es starten aber immer sechs Mopeds</translation>
    </message>
    <message>
        <source>the bonus moves from {space} never end</source>
        <translation>die Bonuszüge von {space} enden nie</translation>
    </message>
    <message>
        <source>{n} bets</source>
        <translation>{n} Wetten</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} Karten</translation>
    </message>
    <message>
        <source>lap {lap}, {n} to go</source>
        <translation>Runde {lap}, noch {n}</translation>
    </message>
    <message>
        <source>{place}. {moped} (start {grid}): {how}</source>
        <translation>{place}. {moped} (Startplatz {grid}): {how}</translation>
    </message>
    <message>
        <source>moves shortened or lost</source>
        <translation>verkürzte oder verlorene Züge</translation>
    </message>
    <message>
        <source>bonus moves</source>
        <translation>Bonuszüge</translation>
    </message>
    <message>
        <source>mopeds that finish</source>
        <translation>Mopeds im Ziel</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>aufgedeckte Karten</translation>
    </message>
    <message>
        <source>cards left in the stack</source>
        <translation>Karten, die im Stapel bleiben</translation>
    </message>
    <message>
        <source>moves shortened by blockages</source>
        <translation>durch Blockaden verkürzte Züge</translation>
    </message>
    <message>
        <source>moves lost to blockages</source>
        <translation>durch Blockaden verlorene Züge</translation>
    </message>
    <message>
        <source>mopeds driven past on their own space</source>
        <translation>überfahrene Felder mit Mopeds</translation>
    </message>
    <message>
        <source>a moped finishes before the cards run out</source>
        <translation>ein Moped kommt ins Ziel, bevor die Karten ausgehen</translation>
    </message>
    <message>
        <source>two mopeds finish</source>
        <translation>zwei Mopeds kommen ins Ziel</translation>
    </message>
    <message>
        <source>three mopeds finish</source>
        <translation>drei Mopeds kommen ins Ziel</translation>
    </message>
    <message>
        <source>points of bot {name}</source>
        <translation>Punkte von Bot {name}</translation>
    </message>
    <message>
        <source>wins of who drafts {place} in round 1</source>
        <translation>Siege dessen, der in Runde 1 als {place} wählt</translation>
    </message>
    <message>
        <source>points of who drafts {place} in round 1</source>
        <translation>Punkte dessen, der in Runde 1 als {place} wählt</translation>
    </message>
    <message>
        <source>% of the winner's points from the first moped</source>
        <translation>% der Punkte des Siegers vom ersten Moped</translation>
    </message>
    <message>
        <source>% of the winner's points from the second</source>
        <translation>% der Punkte des Siegers vom zweiten</translation>
    </message>
    <message>
        <source>% of the winner's points from the third</source>
        <translation>% der Punkte des Siegers vom dritten</translation>
    </message>
    <message>
        <source>{share} % of a winner's points come from bets on the first moped.</source>
        <translation>{share} % der Punkte eines Siegers stammen aus Wetten auf das erste Moped.</translation>
    </message>
    <message>
        <source>The lap is too long for the cards: in only {share} of races does a moped finish.</source>
        <translation>Die Runde ist zu lang für die Karten: nur in {share} der Rennen kommt ein Moped ins Ziel.</translation>
    </message>
    <message>
        <source>Mopeds jam: blockages shorten {share} % of all moves, and {lost} % lead nowhere.</source>
        <translation>Die Mopeds stauen sich: Blockaden verkürzen {share} % aller Züge, und {lost} % führen nirgendwohin.</translation>
    </message>
    <message>
        <source>Blockages shorten {share} % of all moves, and {lost} % lead nowhere.</source>
        <translation>Blockaden verkürzen {share} % aller Züge, und {lost} % führen nirgendwohin.</translation>
    </message>
    <message>
        <source>Bets decide: the planner wins {times} times its share.</source>
        <translation>Die Wetten entscheiden: Der Planer gewinnt das {times}-Fache seines Anteils.</translation>
    </message>
    <message>
        <source>The cards often run out: in only {share} of races do three mopeds finish.</source>
        <translation>Die Karten gehen oft aus: nur in {share} der Rennen kommen drei Mopeds ins Ziel.</translation>
    </message>
    <message>
        <source>The cards last: three mopeds finish in {share} of races, with {left} cards left.</source>
        <translation>Die Karten reichen: In {share} der Rennen kommen drei Mopeds ins Ziel, {left} Karten bleiben übrig.</translation>
    </message>
    <message>
        <source>Luck decides: the planner wins only {times} times its share.</source>
        <translation>Das Glück entscheidet: Der Planer gewinnt nur das {times}-Fache seines Anteils.</translation>
    </message>
    <message>
        <source>Bets matter, and so does luck: the planner wins {times} times its share.</source>
        <translation>Die Wetten zählen, das Glück auch: Der Planer gewinnt das {times}-Fache seines Anteils.</translation>
    </message>
    <message>
        <source>{player}: in which order will the three cards be drawn?</source>
        <translation>{player}: In welcher Reihenfolge werden die drei Karten gezogen?</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <translation>{cards} ziehen</translation>
    </message>
    <message>
        <source>{player}: which card to bet on?</source>
        <translation>{player}: Auf welche Karte wetten?</translation>
    </message>
    <message>
        <source>{player}: which card for the row?</source>
        <translation>{player}: Welche Karte kommt in die Reihe?</translation>
    </message>
    <message>
        <source>drives {n} to {place}</source>
        <translation>fährt {n} nach {place}</translation>
    </message>
    <message>
        <source>is blocked at {place}</source>
        <translation>ist auf {place} blockiert</translation>
    </message>
    <message>
        <source>Round {n}, {player} has the spark plug, {cards} in the stack</source>
        <translation>Runde {n}, {player} hat die Zündkerze, {cards} im Stapel</translation>
    </message>
    <message>
        <source>{player} keeps a card of {n}, face down</source>
        <translation>{player} behält eine von {n} Karten, verdeckt</translation>
    </message>
    <message>
        <source>{player} lays a card into the row, face down; {cards} are there</source>
        <translation>{player} legt eine Karte verdeckt in die Reihe; dort liegen jetzt {cards}</translation>
    </message>
    <message>
        <source>The stack has run out; {mopeds} on the podium</source>
        <translation>Der Stapel ist aufgebraucht; auf dem Podium: {mopeds}</translation>
    </message>
    <message>
        <source>{moped} is {place}</source>
        <translation>{moped} ist {place}</translation>
    </message>
    <message>
        <source>{player} has {points}, and is {place}</source>
        <translation>{player} hat {points} und ist {place}</translation>
    </message>
    <message>
        <source>bonus of {n} to {place}</source>
        <translation>Bonus von {n} nach {place}</translation>
    </message>
    <message>
        <source>the bonus is blocked</source>
        <translation>der Bonus ist blockiert</translation>
    </message>
    <message>
        <source>{moped} starts {place}, at {where}</source>
        <translation>{moped} startet als {place}, auf {where}</translation>
    </message>
    <message>
        <source>{player} gets the spark plug</source>
        <translation>{player} bekommt die Zündkerze</translation>
    </message>
    <message>
        <source>A card of the row is turned up: {card}</source>
        <translation>Eine Karte der Reihe wird aufgedeckt: {card}</translation>
    </message>
    <message>
        <source>{player} puts three cards under the stack</source>
        <translation>{player} legt drei Karten unter den Stapel</translation>
    </message>
    <message>
        <source>{value} is revealed</source>
        <translation>{value} wird aufgedeckt</translation>
    </message>
    <message>
        <source>has finished, and stays</source>
        <translation>ist im Ziel und bleibt stehen</translation>
    </message>
    <message>
        <source>takes podium space {place}</source>
        <translation>nimmt Podiumsplatz {place}</translation>
    </message>
    <message>
        <source>1 moped</source>
        <translation>1 Moped</translation>
    </message>
    <message>
        <source>{n} mopeds</source>
        <translation>{n} Mopeds</translation>
    </message>
    <message>
        <source>Laps driven</source>
        <translation>Gefahrene Runden</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>moped</source>
        <translation>Moped</translation>
    </message>
    <message>
        <source>mopeds</source>
        <translation>Mopeds</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Start and finish, straight of 3</source>
        <translation>Start und Ziel, Gerade 3</translation>
    </message>
    <message>
        <source>Choke of 1</source>
        <translation>Engstelle 1</translation>
    </message>
    <message>
        <source>Choke of 2</source>
        <translation>Engstelle 2</translation>
    </message>
    <message>
        <source>Choke of 3, one narrow space</source>
        <translation>Engstelle 3, ein schmales Feld</translation>
    </message>
    <message>
        <source>Tight turn, 90°</source>
        <translation>Enge Kurve, 90°</translation>
    </message>
    <message>
        <source>Slight turn, 45°</source>
        <translation>Leichte Kurve, 45°</translation>
    </message>
    <message>
        <source>Turn, 90°</source>
        <translation>Kurve, 90°</translation>
    </message>
    <message>
        <source>Wide turn, 180°</source>
        <translation>Weite Kurve, 180°</translation>
    </message>
    <message>
        <source>Sweep, 45°</source>
        <translation>Schwung, 45°</translation>
    </message>
    <message>
        <source>Wide turn, 90°</source>
        <translation>Weite Kurve, 90°</translation>
    </message>
    <message>
        <source>The inner lane of a turn is the longer one, or two turns meet where no lane can be changed.</source>
        <translation>Die innere Spur einer Kurve ist die längere, oder zwei Kurven treffen sich dort, wo niemand die Spur wechseln kann.</translation>
    </message>
    <message>
        <source>a moped takes the inner lane of a turn if it can (MOP-15), so that should be the shorter way (MOP-41). Where a turn to one side directly follows one to the other, solid lines meet: who is inside in the first turn is outside in the second, without any choice (MOP-T-04).</source>
        <translation>Ein Moped nimmt in einer Kurve die innere Spur, wenn es kann (MOP-15); die sollte also der kürzere Weg sein (MOP-41). Wo eine Kurve zur einen Seite direkt auf eine zur anderen folgt, treffen durchgezogene Linien aufeinander: Wer in der ersten innen ist, ist in der zweiten außen, ohne jede Wahl (MOP-T-04).</translation>
    </message>
    <message>
        <source>put the racing line of the turn on its inside; put a straight between the two turns.</source>
        <translation>Die Ideallinie der Kurve nach innen legen; eine Gerade zwischen die beiden Kurven legen.</translation>
    </message>
    <message>
        <source>More than a third of all moves end at a blockage.</source>
        <translation>Mehr als ein Drittel aller Züge endet an einer Blockade.</translation>
    </message>
    <message>
        <source>two mopeds side by side, or one on a choke, stop all that would end there (MOP-13, MOP-14). Some of that is the fun of it; if every third move is shortened or lost, cards hardly count any more (MOP-44). Measured in a thousand races for each number of players.</source>
        <translation>Zwei Mopeds nebeneinander oder eines auf einer Engstelle halten alle auf, die dort enden würden (MOP-13, MOP-14). Ein wenig davon macht den Spaß aus; wenn jeder dritte Zug verkürzt wird oder verloren geht, zählen die Karten kaum noch (MOP-44). Gemessen in tausend Rennen für jede Spielerzahl.</translation>
    </message>
    <message>
        <source>widen chokes, or put more spaces between them.</source>
        <translation>Engstellen verbreitern oder mehr Felder dazwischen legen.</translation>
    </message>
    <message>
        <source>In most races the cards run out before three mopeds have finished.</source>
        <translation>In den meisten Rennen gehen die Karten aus, bevor drei Mopeds im Ziel sind.</translation>
    </message>
    <message>
        <source>then the leaders get the free places on the podium (MOP-32), and the race ends without a finish. At least half of the races should see a third finisher, and nine in ten a first one (MOP-42). Measured in a thousand races for each number of players, with random bets.</source>
        <translation>Dann bekommen die Führenden die freien Plätze auf dem Podium (MOP-32), und das Rennen endet ohne Zieleinlauf. Mindestens die Hälfte der Rennen sollte ein drittes Moped im Ziel sehen, neun von zehn ein erstes (MOP-42). Gemessen in tausend Rennen für jede Spielerzahl, mit zufälligen Wetten.</translation>
    </message>
    <message>
        <source>shorten the lap by a space or two, race fewer laps, or add +2 spaces.</source>
        <translation>Die Runde um ein oder zwei Felder kürzen, weniger Runden fahren oder +2-Felder hinzufügen.</translation>
    </message>
    <message>
        <source>bets on six mopeds that drive by themselves</source>
        <translation>Wetten auf sechs Mopeds, die von selbst fahren</translation>
    </message>
    <message>
        <source>any card, at random</source>
        <translation>irgendeine Karte, zufällig</translation>
    </message>
    <message>
        <source>weighs places and the cards to come, and what its bet takes from them</source>
        <translation>wägt Plätze und kommende Karten ab, und was ihnen die eigene Wette nimmt</translation>
    </message>
    <message>
        <source>compares careful's best bets by many simulated rollouts</source>
        <translation>vergleicht die besten Wetten von careful in vielen simulierten Verläufen</translation>
    </message>
    <message>
        <source>simulated rollouts per bet of the planner</source>
        <translation>simulierte Verläufe je Wette des Planers</translation>
    </message>
    <message>
        <source>what bots remember of the cards seen before</source>
        <translation>was sich Bots von den gesehenen Karten merken</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>last-pass</source>
        <translation>letzter Durchgang</translation>
    </message>
    <message>
        <source>which card of every moped two players leave out</source>
        <translation>welche Karte jedes Mopeds zwei Spieler weglassen</translation>
    </message>
    <message>
        <source>which lane of a straight is the inner one, unless the circuit says so</source>
        <translation>welche Spur einer Geraden die innere ist, wenn die Strecke es nicht sagt</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>next-turn</source>
        <translation>nächste Kurve</translation>
    </message>
    <message>
        <source>what sends a moped to the outer lane of a turn</source>
        <translation>was ein Moped auf die äußere Spur einer Kurve schickt</translation>
    </message>
    <message>
        <source>where-the-move-ends</source>
        <translation>wo der Zug endet</translation>
    </message>
    <message>
        <source>first-space</source>
        <translation>erstes Feld</translation>
    </message>
    <message>
        <source>does a moped that could not move use the bonus of its space</source>
        <translation>nutzt ein Moped, das nicht fahren konnte, den Bonus seines Feldes</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>bonus moves after one card</source>
        <translation>Bonuszüge nach einer Karte</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>which of the three returned cards is drawn first</source>
        <translation>welche der drei zurückgelegten Karten zuerst gezogen wird</translation>
    </message>
    <message>
        <source>first-named</source>
        <translation>zuerst genannte</translation>
    </message>
    <message>
        <source>last-named</source>
        <translation>zuletzt genannte</translation>
    </message>
    <message>
        <source>how the spaces to the line are counted in a turn</source>
        <translation>wie die Felder bis zur Linie in einer Kurve gezählt werden</translation>
    </message>
    <message>
        <source>own-lane</source>
        <translation>eigene Spur</translation>
    </message>
    <message>
        <source>what mopeds on the podium do</source>
        <translation>was Mopeds auf dem Podium tun</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stehen bleiben</translation>
    </message>
    <message>
        <source>drive-on</source>
        <translation>weiterfahren</translation>
    </message>
    <message>
        <source>when the stack has run out</source>
        <translation>wann der Stapel aufgebraucht ist</translation>
    </message>
    <message>
        <source>card-needed</source>
        <translation>Karte fehlt</translation>
    </message>
    <message>
        <source>last-card</source>
        <translation>letzte Karte</translation>
    </message>
    <message>
        <source>what decides between players who are still tied</source>
        <translation>was bei weiterem Gleichstand entscheidet</translation>
    </message>
    <message>
        <source>bets-on-first</source>
        <translation>Wetten auf das erste</translation>
    </message>
    <message>
        <source>where cards go that are used after the first moped has finished</source>
        <translation>wohin Karten kommen, die nach dem ersten Zieleinlauf gebraucht werden</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>under-the-stack</source>
        <translation>unter den Stapel</translation>
    </message>
    <message>
        <source>how mopeds get their start places</source>
        <translation>wie die Mopeds zu ihren Startplätzen kommen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gelost</translation>
    </message>
    <message>
        <source>as-listed</source>
        <translation>der Reihe nach</translation>
    </message>
    <message>
        <source>A space belongs to a lane of a straight or turn; it has room for one moped.</source>
        <translation>Ein Feld gehört zu einer Spur einer Geraden oder Kurve; es hat Platz für ein Moped.</translation>
    </message>
    <message>
        <source>A step leads forward, straight on or diagonally into the next lane.</source>
        <translation>Ein Schritt führt vorwärts, geradeaus oder schräg in die Nachbarspur.</translation>
    </message>
    <message>
        <source>A choke is a column with a single space.</source>
        <translation>Eine Engstelle ist eine Spalte mit einem einzigen Feld.</translation>
    </message>
    <message>
        <source>In a turn each lane is a chain of its own; all join the next column.</source>
        <translation>In einer Kurve ist jede Spur eine eigene Kette; alle münden in die nächste Spalte.</translation>
    </message>
    <message>
        <source>Single spaces may carry a +2.</source>
        <translation>Einzelne Felder können eine +2 tragen.</translation>
    </message>
    <message>
        <source>Six start spaces are behind the line, which every lap crosses once.</source>
        <translation>Sechs Startfelder liegen vor der Linie, die jede Runde einmal überquert.</translation>
    </message>
    <message>
        <source>A moped's crossings of the line are counted: laps, then the podium.</source>
        <translation>Gezählt wird, wie oft ein Moped die Linie überquert: erst Runden, dann das Podium.</translation>
    </message>
    <message>
        <source>On circuits of other games the pit is closed, and solid lines have no diagonals.</source>
        <translation>Auf Strecken anderer Spiele ist die Box geschlossen, und über durchgezogene Linien führt kein Schritt.</translation>
    </message>
    <message>
        <source>Two to six people play; six mopeds always start.</source>
        <translation>Zwei bis sechs Personen spielen; immer starten sechs Mopeds.</translation>
    </message>
    <message>
        <source>The mopeds are put on the start spaces at random.</source>
        <translation>Die Mopeds werden zufällig auf die Startfelder gestellt.</translation>
    </message>
    <message>
        <source>All lap markers begin on the start.</source>
        <translation>Alle Rundenzähler beginnen auf dem Start.</translation>
    </message>
    <message>
        <source>84 cards: 5 ones, 5 twos, 4 threes of each moped; two players leave some out.</source>
        <translation>84 Karten: je Moped 5 Einsen, 5 Zweien, 4 Dreien; zwei Spieler lassen einige weg.</translation>
    </message>
    <message>
        <source>A player at random gets the spark plug.</source>
        <translation>Ein zufälliger Spieler bekommt die Zündkerze.</translation>
    </message>
    <message>
        <source>Bets lie face down; only their owner may look at them.</source>
        <translation>Wetten liegen verdeckt; nur ihr Besitzer darf sie ansehen.</translation>
    </message>
    <message>
        <source>A round has two steps: the mopeds move, the players bet.</source>
        <translation>Eine Runde hat zwei Schritte: Die Mopeds fahren, die Spieler wetten.</translation>
    </message>
    <message>
        <source>With 2, 3, 4, 5, 6 players a round reveals 6, 7, 7, 8, 9 cards in all.</source>
        <translation>Mit 2, 3, 4, 5, 6 Spielern werden je Runde insgesamt 6, 7, 7, 8, 9 Karten aufgedeckt.</translation>
    </message>
    <message>
        <source>A card is revealed and driven before the next one.</source>
        <translation>Eine Karte wird aufgedeckt und gefahren, bevor die nächste kommt.</translation>
    </message>
    <message>
        <source>A moped uses the inner lane if it can, otherwise the outer one.</source>
        <translation>Ein Moped nimmt die innere Spur, wenn es kann, sonst die äußere.</translation>
    </message>
    <message>
        <source>It drives past a blockage that its card carries it beyond.</source>
        <translation>Es fährt an einer Blockade vorbei, wenn seine Karte darüber hinausreicht.</translation>
    </message>
    <message>
        <source>It stops behind a blockage that it would end on, or stays where it is.</source>
        <translation>Es hält hinter einer Blockade, auf der es enden würde, oder bleibt stehen.</translation>
    </message>
    <message>
        <source>In a turn it takes the inner lane if it can end there or get through.</source>
        <translation>In einer Kurve nimmt es die innere Spur, wenn es dort enden oder hindurchkommen kann.</translation>
    </message>
    <message>
        <source>A move that ends on a +2 is followed by two more spaces.</source>
        <translation>Auf einen Zug, der auf einer +2 endet, folgen zwei weitere Felder.</translation>
    </message>
    <message>
        <source>Every crossing of the line moves the lap marker on, also the first.</source>
        <translation>Jede Überquerung der Linie rückt den Rundenzähler weiter, auch die erste.</translation>
    </message>
    <message>
        <source>The way of a move, step by step, inner lane first.</source>
        <translation>Der Weg eines Zuges, Schritt für Schritt, die innere Spur zuerst.</translation>
    </message>
    <message>
        <source>The player with the spark plug takes all cards, keeps one and passes the rest on.</source>
        <translation>Wer die Zündkerze hat, nimmt alle Karten, behält eine und gibt den Rest weiter.</translation>
    </message>
    <message>
        <source>Everybody keeps one; the last player puts three under the stack in any order.</source>
        <translation>Alle behalten eine; der Letzte legt drei in beliebiger Reihenfolge unter den Stapel.</translation>
    </message>
    <message>
        <source>Of two or three players the last one first lays a card into the row.</source>
        <translation>Bei zwei oder drei Spielern legt der Letzte zuvor eine Karte in die Reihe.</translation>
    </message>
    <message>
        <source>Of the row all but the five newest cards are turned up.</source>
        <translation>In der Reihe liegen alle außer den fünf neuesten Karten offen.</translation>
    </message>
    <message>
        <source>Bets are secret; what a player can work out from the hands it saw is not.</source>
        <translation>Wetten sind geheim; was sich aus den gesehenen Karten schließen lässt, ist es nicht.</translation>
    </message>
    <message>
        <source>After the bets the spark plug moves on to the left.</source>
        <translation>Nach den Wetten wandert die Zündkerze nach links.</translation>
    </message>
    <message>
        <source>How many cards leave the game in each round.</source>
        <translation>Wie viele Karten das Spiel in jeder Runde verlassen.</translation>
    </message>
    <message>
        <source>A moped that ends its third lap takes the next space of the podium.</source>
        <translation>Ein Moped, das seine dritte Runde beendet, nimmt den nächsten Podiumsplatz.</translation>
    </message>
    <message>
        <source>Then cards are revealed without a break until the third has finished.</source>
        <translation>Dann werden ohne Pause Karten aufgedeckt, bis das dritte im Ziel ist.</translation>
    </message>
    <message>
        <source>If the cards run out, the leaders take the free spaces of the podium.</source>
        <translation>Gehen die Karten aus, nehmen die Führenden die freien Podiumsplätze.</translation>
    </message>
    <message>
        <source>Who is ahead: more laps, then farther along, then the inner lane.</source>
        <translation>Wer vorn liegt: mehr Runden, dann weiter vorn, dann die innere Spur.</translation>
    </message>
    <message>
        <source>A bet on the first, second, third moped is worth 4, 3, 2 points.</source>
        <translation>Eine Wette auf das erste, zweite, dritte Moped zählt 4, 3, 2 Punkte.</translation>
    </message>
    <message>
        <source>Ties are decided by 4, 3, 2 points for bets on places 4, 5, 6.</source>
        <translation>Bei Gleichstand entscheiden 4, 3, 2 Punkte für Wetten auf die Plätze 4, 5, 6.</translation>
    </message>
    <message>
        <source>Nobody bets in the round in which the race ends.</source>
        <translation>In der Runde, in der das Rennen endet, wettet niemand.</translation>
    </message>
    <message>
        <source>Stack, cards on the table, bets and row are always the whole deck.</source>
        <translation>Stapel, Karten auf dem Tisch, Wetten und Reihe sind zusammen immer alle Karten.</translation>
    </message>
    <message>
        <source>From start places and the order of the deck everything else about mopeds follows.</source>
        <translation>Aus den Startplätzen und der Reihenfolge der Karten folgt alles Weitere über die Mopeds.</translation>
    </message>
    <message>
        <source>a card of the moped with the best prospects now</source>
        <translation>eine Karte des Mopeds mit den jetzt besten Aussichten</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>the kit {kit!r} belongs to no game with cards or dials: name a ruleset {known}</source>
        <translation>der Baukasten {kit!r} gehört zu keinem Spiel mit Karten oder Anzeigen: ein Regelwerk nennen {known}</translation>
    </message>
    <message>
        <source>Fix {n} problems</source>
        <translation>{n} Probleme beheben</translation>
    </message>
    <message>
        <source>End the hill at the end of the straight</source>
        <translation>Die Steigung am Ende der Geraden beenden</translation>
    </message>
    <message>
        <source>End the hill at the end of the corner</source>
        <translation>Die Steigung am Ende der Kurve beenden</translation>
    </message>
    <message>
        <source>End the hill after piece {id}</source>
        <translation>Die Steigung nach Teil {id} beenden</translation>
    </message>
    <message>
        <source>no piece of this kit is called {code!r} {known}</source>
        <translation>kein Teil dieses Baukastens heißt {code!r} {known}</translation>
    </message>
    <message>
        <source>{codes}: in no group</source>
        <translation>{codes}: in keiner Gruppe</translation>
    </message>
    <message>
        <source>{code!r} is in a group already</source>
        <translation>{code!r} ist schon in einer Gruppe</translation>
    </message>
    <message>
        <source>straight after corner {n}</source>
        <translation>Gerade nach Kurve {n}</translation>
    </message>
    <message>
        <source>lanes {lanes}</source>
        <translation>Spuren {lanes}</translation>
    </message>
    <message>
        <source>pit lane</source>
        <translation>Boxengasse</translation>
    </message>
    <message>
        <source>{where}, difficulty {n}</source>
        <translation>{where}, Schwierigkeit {n}</translation>
    </message>
    <message>
        <source>home straight</source>
        <translation>Zielgerade</translation>
    </message>
    <message>
        <source>p{position} {lane} ({space}), corner {n}</source>
        <translation>p{position} {lane} ({space}), Kurve {n}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Runden</translation>
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
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>Billigungen</translation>
    </message>
    <message>
        <source>Shortest lap</source>
        <translation>Kürzeste Runde</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Degrees turned</source>
        <translation>Drehung in Grad</translation>
    </message>
    <message>
        <source>Longest straight</source>
        <translation>Längste Gerade</translation>
    </message>
    <message>
        <source>Pieces {code}</source>
        <translation>Teile {code}</translation>
    </message>
    <message>
        <source>Markers: {kind}</source>
        <translation>Markierungen: {kind}</translation>
    </message>
    <message>
        <source>Lap in lane {n}</source>
        <translation>Runde auf Spur {n}</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>with play</source>
        <translation>mit Spiel</translation>
    </message>
    <message>
        <source>1 circuit</source>
        <translation>1 Strecke</translation>
    </message>
    <message>
        <source>{n} circuits</source>
        <translation>{n} Strecken</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>die Datei fehlt</translation>
    </message>
    <message>
        <source>not a circuit but {kind}</source>
        <translation>keine Strecke, sondern {kind}</translation>
    </message>
    <message>
        <source>Board halves, left</source>
        <translation>Plattenhälften, links</translation>
    </message>
    <message>
        <source>Board halves, right</source>
        <translation>Plattenhälften, rechts</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Geraden</translation>
    </message>
    <message>
        <source>Chicanes</source>
        <translation>Schikanen</translation>
    </message>
    <message>
        <source>Tight corners</source>
        <translation>Enge Kurven</translation>
    </message>
    <message>
        <source>Fast corners</source>
        <translation>Schnelle Kurven</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>none: too long for the pro game</source>
        <translation>keins: zu lang für das Profispiel</translation>
    </message>
    <message>
        <source>printed chart ({track})</source>
        <translation>gedruckte Tabelle ({track})</translation>
    </message>
    <message>
        <source>computed by {rule}</source>
        <translation>berechnet nach {rule}</translation>
    </message>
    <message>
        <source>no stop</source>
        <translation>kein Stopp</translation>
    </message>
    <message>
        <source>costs {n} more</source>
        <translation>kostet {n} mehr</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>with stop</source>
        <translation>mit Stopp</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>turns needed</source>
        <translation>Züge nötig</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>typisch</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>longest lane</source>
        <translation>längste Spur</translation>
    </message>
    <message>
        <source>change inside</source>
        <translation>Wechsel darin</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>on the way to the pit</source>
        <translation>auf dem Weg zur Box</translation>
    </message>
    <message>
        <source>Card budget</source>
        <translation>Kartenbudget</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>{n} spaces, {laps}</source>
        <translation>{n} Felder, {laps}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{n} in every deck</source>
        <translation>{n} in jedem Kartensatz</translation>
    </message>
    <message>
        <source>deposit</source>
        <translation>Pfand</translation>
    </message>
    <message>
        <source>slack without stop</source>
        <translation>übrig ohne Stopp</translation>
    </message>
    <message>
        <source>Detours</source>
        <translation>Umwege</translation>
    </message>
    <message>
        <source>deposits</source>
        <translation>Pfand</translation>
    </message>
    <message>
        <source>fails = the chance not to finish if each of {detours} detours ({spaces} spaces in all) has to be driven with a probability of {chance:.3g}: {expected:.3g} on average</source>
        <translation>scheitert = die Wahrscheinlichkeit, nicht ins Ziel zu kommen, wenn jeder von {detours} Umwegen (zusammen {spaces} Felder) mit einer Wahrscheinlichkeit von {chance:.3g} gefahren werden muss: {expected:.3g} im Mittel</translation>
    </message>
    <message>
        <source>row {n} affords</source>
        <translation>Reihe {n} kann</translation>
    </message>
    <message>
        <source>{name}: no lap can be driven, so there is no budget</source>
        <translation>{name}: Es lässt sich keine Runde fahren, also gibt es kein Budget</translation>
    </message>
    <message>
        <source>{name}: no car can race from a starting grid</source>
        <translation>{name}: Kein Auto kann von einer Startaufstellung aus fahren</translation>
    </message>
    <message>
        <source>{name}: no moped can race from a starting grid</source>
        <translation>{name}: Kein Moped kann von einer Startaufstellung aus fahren</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>reicht</translation>
    </message>
    <message>
        <source>longest chain {n} ({spaces})</source>
        <translation>längste Kette {n} ({spaces})</translation>
    </message>
    <message>
        <source>per round</source>
        <translation>je Durchgang</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>per moped</source>
        <translation>je Moped</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>kommt weit</translation>
    </message>
    <message>
        <source>deck lasts</source>
        <translation>Satz reicht</translation>
    </message>
    <message>
        <source>endless moves from {spaces}: invalid</source>
        <translation>endlose Züge ab {spaces}: ungültig</translation>
    </message>
    <message>
        <source>no bonus spaces</source>
        <translation>keine Bonusfelder</translation>
    </message>
    <message>
        <source>{chain}, over the line from {spaces}</source>
        <translation>{chain}, über die Linie ab {spaces}</translation>
    </message>
    <message>
        <source>{chain}, too long</source>
        <translation>{chain}, zu lang</translation>
    </message>
    <message>
        <source>finisher</source>
        <translation>bis ins Ziel</translation>
    </message>
    <message>
        <source>drives {least} to {most} spaces</source>
        <translation>{least} bis {most} Felder</translation>
    </message>
    <message>
        <source>mean best totals of a roll by where it is made: 10 / 9.5 / 7.5 / 7 (MGP-DP, section 11)</source>
        <translation>mittleren besten Summen eines Wurfs je nach Ort: 10 / 9,5 / 7,5 / 7 (MGP-DP, Abschnitt 11)</translation>
    </message>
    <message>
        <source>{positions} positions: {straight} straight, {easy} / {middle} / {hard} of difficulty 1 / 2 / 3</source>
        <translation>{positions} Positionen: {straight} gerade, {easy} / {middle} / {hard} der Schwierigkeit 1 / 2 / 3</translation>
    </message>
    <message>
        <source>{kinds}, {n} unmarked (counted as 1)</source>
        <translation>{kinds}, {n} ohne Marker (zählen als 1)</translation>
    </message>
    <message>
        <source>{name}: not closed, so there is no lap to compute a budget for</source>
        <translation>{name}: nicht geschlossen, also gibt es keine Runde für ein Budget</translation>
    </message>
    <message>
        <source>Dial budget</source>
        <translation>Budget der Anzeigen</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>{n} positions per lap</source>
        <translation>{n} Positionen je Runde</translation>
    </message>
    <message>
        <source>about {rounds:g} for {laps}, {positions:g} positions each ({low:g} if all dice are flipped low)</source>
        <translation>etwa {rounds:g} für {laps}, je {positions:g} Positionen ({low:g}, wenn alle Würfel auf niedrig gedreht werden)</translation>
    </message>
    <message>
        <source>The rounds are an estimate from {source}; without traffic and tests</source>
        <translation>Die Durchgänge sind geschätzt aus den {source}; ohne Verkehr und Proben</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>test fails</source>
        <translation>Probe misslingt</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Engine tests</source>
        <translation>Motorproben</translation>
    </message>
    <message>
        <source>dials</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>{points} points to spend on each, {lap:g} per lap, {round:g} per round</source>
        <translation>je {points} Punkte zum Ausgeben, {lap:g} je Runde, {round:g} je Durchgang</translation>
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
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>detour {detour}, {stops}, open after the {windows} crossing</source>
        <translation>Umweg {detour}, {stops}, offen nach der {windows} Überquerung</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>in der Schachtel</translation>
    </message>
    <message>
        <source>{size}, does not fit the board of {board}</source>
        <translation>{size}, passt nicht auf die Platte von {board}</translation>
    </message>
    <message>
        <source>{width:g} x {height:g} {unit}</source>
        <translation>{width:g} x {height:g} {unit}</translation>
    </message>
    <message>
        <source>{n} spaces on the ideal line</source>
        <translation>{n} Felder auf der Ideallinie</translation>
    </message>
    <message>
        <source>{n} spaces in {laps}</source>
        <translation>{n} Felder in {laps}</translation>
    </message>
    <message>
        <source>no, {ends}</source>
        <translation>nein, {ends}</translation>
    </message>
    <message>
        <source>{stops}, no lap can use it</source>
        <translation>{stops}, keine Runde kann sie nutzen</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>the lap ends {n} steps higher than it begins</source>
        <translation>die Runde endet {n} Stufen höher, als sie beginnt</translation>
    </message>
    <message>
        <source>the lap ends {n} steps lower than it begins</source>
        <translation>die Runde endet {n} Stufen tiefer, als sie beginnt</translation>
    </message>
    <message>
        <source>from position</source>
        <translation>ab Position</translation>
    </message>
    <message>
        <source>in {n} boxes</source>
        <translation>in {n} Schachteln</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>{size}, fits the board of {board}</source>
        <translation>{size}, passt auf die Platte von {board}</translation>
    </message>
    <message>
        <source>turn {degrees:g}°</source>
        <translation>Drehung {degrees:g}°</translation>
    </message>
    <message>
        <source>{length} ({way}), from the end of piece {end} to piece {beginning}</source>
        <translation>{length} ({way}), vom Ende von Teil {end} zu Teil {beginning}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>straights</source>
        <translation>Geraden</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>{n}, from {boxes}</source>
        <translation>{n}, aus {boxes}</translation>
    </message>
    <message>
        <source>Lap</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Steigungen</translation>
    </message>
    <message>
        <source>race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>chokes</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>pieces {first} and {second}, {area}</source>
        <translation>Teile {first} und {second}, {area}</translation>
    </message>
    <message>
        <source>there may be more; the search stopped here</source>
        <translation>es kann mehr geben; hier endete die Suche</translation>
    </message>
    <message>
        <source>x {x:g}, y {y:g}</source>
        <translation>x {x:g}, y {y:g}</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>mismatch</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>1 stop space</source>
        <translation>1 Haltefeld</translation>
    </message>
    <message>
        <source>{n} stop spaces</source>
        <translation>{n} Haltefelder</translation>
    </message>
    <message>
        <source>1 open end</source>
        <translation>1 offenes Ende</translation>
    </message>
    <message>
        <source>1 track</source>
        <translation>1 Strecke</translation>
    </message>
    <message>
        <source>{n} tracks</source>
        <translation>{n} Strecken</translation>
    </message>
    <message>
        <source>1 check</source>
        <translation>1 Prüfung</translation>
    </message>
    <message>
        <source>{n} checks</source>
        <translation>{n} Prüfungen</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 Durchgang</translation>
    </message>
    <message>
        <source>{n} rounds</source>
        <translation>{n} Durchgänge</translation>
    </message>
    <message>
        <source>outer lanes cost {prices}; {n} chokepoints</source>
        <translation>äußere Spuren kosten {prices}; {n} Engstellen</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>gelegt</translation>
    </message>
    <message>
        <source>{codes} for piece {ids}</source>
        <translation>{codes} statt Teil {ids}</translation>
    </message>
    <message>
        <source>Close by changing {pieces}</source>
        <translation>Durch Ändern schließen: {pieces}</translation>
    </message>
    <message>
        <source>{codes} after piece {id}</source>
        <translation>{codes} hinter Teil {id}</translation>
    </message>
    <message>
        <source>without piece {ids}</source>
        <translation>ohne Teil {ids}</translation>
    </message>
    <message>
        <source>Unite runs</source>
        <translation>Reihen vereinen</translation>
    </message>
    <message>
        <source>piece {id} does not begin an open chain</source>
        <translation>Teil {id} beginnt keine offene Kette</translation>
    </message>
    <message>
        <source>{corner}: positions {first} to {last}, difficulty {d}</source>
        <translation>{corner}: Positionen {first} bis {last}, Schwierigkeit {d}</translation>
    </message>
    <message>
        <source>Corner {n} ({name})</source>
        <translation>Kurve {n} ({name})</translation>
    </message>
    <message>
        <source>Corner {n}</source>
        <translation>Kurve {n}</translation>
    </message>
    <message>
        <source>{mm} along the road</source>
        <translation>{mm} entlang der Straße</translation>
    </message>
    <message>
        <source>Change scenery</source>
        <translation>Kulisse ändern</translation>
    </message>
    <message>
        <source>Remove scenery</source>
        <translation>Kulisse entfernen</translation>
    </message>
    <message>
        <source>Add {n} pieces of scenery</source>
        <translation>{n} Kulissen hinzufügen</translation>
    </message>
    <message>
        <source>Add {kind}</source>
        <translation>{kind} hinzufügen</translation>
    </message>
    <message>
        <source>Bring to the front</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Send to the back</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>a track has at most {n} pieces of scenery</source>
        <translation>eine Strecke hat höchstens {n} Kulissen</translation>
    </message>
    <message>
        <source>there is no scenery with the id {id}</source>
        <translation>es gibt keine Kulisse mit der Nummer {id}</translation>
    </message>
    <message>
        <source>expected a file on this computer, with / between folders</source>
        <translation>erwartet wird eine Datei auf diesem Rechner, mit / zwischen Ordnern</translation>
    </message>
    <message>
        <source>the name of the file has characters that cannot be shown</source>
        <translation>der Name der Datei hat Zeichen, die nicht gezeigt werden können</translation>
    </message>
    <message>
        <source>only a picture has an opacity</source>
        <translation>nur ein Bild hat eine Deckkraft</translation>
    </message>
    <message>
        <source>The picture {file} cannot be shown: {reason}</source>
        <translation>Das Bild {file} kann nicht gezeigt werden: {reason}</translation>
    </message>
    <message>
        <source>it is larger than {n} MB</source>
        <translation>es ist größer als {n} MB</translation>
    </message>
    <message>
        <source>expected a PNG or JPEG picture</source>
        <translation>erwartet wird ein Bild im Format PNG oder JPEG</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>es ist beschädigt</translation>
    </message>
    <message>
        <source>{width} x {height} pixels; at most {n} million are shown</source>
        <translation>{width} x {height} Pixel; höchstens {n} Millionen werden gezeigt</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>Lock scenery</source>
        <translation>Kulisse sperren</translation>
    </message>
    <message>
        <source>Unlock scenery</source>
        <translation>Kulisse entsperren</translation>
    </message>
    <message>
        <source>Change text</source>
        <translation>Text ändern</translation>
    </message>
    <message>
        <source>Name corner</source>
        <translation>Kurve benennen</translation>
    </message>
    <message>
        <source>Move scenery</source>
        <translation>Kulisse verschieben</translation>
    </message>
    <message>
        <source>Turn scenery</source>
        <translation>Kulisse drehen</translation>
    </message>
    <message>
        <source>Scale picture</source>
        <translation>Bild skalieren</translation>
    </message>
    <message>
        <source>Size scenery</source>
        <translation>Größe der Kulisse ändern</translation>
    </message>
    <message>
        <source>Name corner {n}</source>
        <translation>Kurve {n} benennen</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>Kies</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>Tribüne</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>scenery of the kind {kind} needs `{key}`</source>
        <translation>eine Kulisse der Art {kind} braucht `{key}`</translation>
    </message>
    <message>
        <source>scenery of the kind {kind} has no `{key}`</source>
        <translation>eine Kulisse der Art {kind} hat kein `{key}`</translation>
    </message>
    <message>
        <source>Remove the name</source>
        <translation>Den Namen entfernen</translation>
    </message>
    <message>
        <source>the name “{name}” on piece {piece} ({code}) is not shown: {why}</source>
        <translation>der Name „{name}“ auf Teil {piece} ({code}) wird nicht gezeigt: {why}</translation>
    </message>
    <message>
        <source>its corner has another name</source>
        <translation>seine Kurve hat einen anderen Namen</translation>
    </message>
    <message>
        <source>it is on a straight</source>
        <translation>er liegt auf einer Geraden</translation>
    </message>
    <message>
        <source>The name of a corner is on a straight, or on a corner that has a name already.</source>
        <translation>Der Name einer Kurve liegt auf einer Geraden oder in einer Kurve, die schon einen Namen hat.</translation>
    </message>
    <message>
        <source>such a name is shown nowhere. Most often an edit left it over: the corner was replaced by a straight, or two corners have become one.</source>
        <translation>Ein solcher Name wird nirgends gezeigt. Meist ist er von einer Änderung übrig: Die Kurve wurde durch eine Gerade ersetzt, oder zwei Kurven sind eine geworden.</translation>
    </message>
    <message>
        <source>remove the name, or name the corner that it was meant for.</source>
        <translation>Den Namen entfernen oder die Kurve benennen, für die er gedacht war.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} Spieler</translation>
    </message>
    <message>
        <source>nobody: too long</source>
        <translation>niemandem: zu lang</translation>
    </message>
    <message>
        <source>1st finishes, %</source>
        <translation>1. im Ziel, %</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>moves lost</source>
        <translation>Züge verloren</translation>
    </message>
    <message>
        <source>suits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Measured in {n:,} races each, everybody betting at random.</source>
        <translation>Gemessen in je {n:,} Rennen, in denen alle zufällig wetten.</translation>
    </message>
    <message>
        <source>no races to measure: {why}</source>
        <translation>keine Rennen zu messen: {why}</translation>
    </message>
    <message>
        <source>Mopeds jam: more than a third of all moves are shortened or lost.</source>
        <translation>Die Mopeds stauen sich: mehr als ein Drittel aller Züge wird verkürzt oder geht verloren.</translation>
    </message>
    <message>
        <source>from start to finish</source>
        <translation>vom Start zum Ziel</translation>
    </message>
    <message>
        <source>the course ends here</source>
        <translation>die Strecke endet hier</translation>
    </message>
    <message>
        <source>the course begins here</source>
        <translation>die Strecke beginnt hier</translation>
    </message>
    <message>
        <source>a piece with end {end} needs one with the other end</source>
        <translation>zu einem Teil mit end {end} gehört eines mit dem anderen Ende</translation>
    </message>
    <message>
        <source>start pieces</source>
        <translation>Startteile</translation>
    </message>
    <message>
        <source>finish pieces</source>
        <translation>Zielteile</translation>
    </message>
    <message>
        <source>the course has {n} {what}, but there must be exactly one</source>
        <translation>die Strecke hat {n} {what}, es muss aber genau eines sein</translation>
    </message>
    <message>
        <source>there is no dice line</source>
        <translation>es gibt keine Würfelspur</translation>
    </message>
    <message>
        <source>Remove all colour markers that are out of order</source>
        <translation>Alle falschen Farbmarker entfernen</translation>
    </message>
    <message>
        <source>there is no dice line: {why}</source>
        <translation>es gibt keine Würfelspur: {why}</translation>
    </message>
    <message>
        <source>Remove the symbol</source>
        <translation>Das Symbol entfernen</translation>
    </message>
    <message>
        <source>Remove all symbols: the usual ones are used</source>
        <translation>Alle Symbole entfernen: dann gelten die üblichen</translation>
    </message>
    <message>
        <source>{symbol} on the {colour} space {space}: it belongs on {colours}</source>
        <translation>{symbol} auf dem Feld {space} ({colour}): gehört auf {colours}</translation>
    </message>
    <message>
        <source>space {space} before the finish is {colours}: white needed</source>
        <translation>Feld {space} vor dem Ziel ist {colours}: nötig ist Weiß</translation>
    </message>
    <message>
        <source>no Red Line: it lies between the second-to-last blue and the yellow after</source>
        <translation>keine Rote Linie: sie liegt zwischen dem vorletzten blauen Feld und dem gelben danach</translation>
    </message>
    <message>
        <source>the printed set of symbols differs: {missing}</source>
        <translation>die Symbole weichen von den gedruckten ab: {missing}</translation>
    </message>
    <message>
        <source>{symbol} on space {space}: no such symbol (known: {symbols})</source>
        <translation>{symbol} auf Feld {space}: ein solches Symbol gibt es nicht (bekannt: {symbols})</translation>
    </message>
    <message>
        <source>a pit row does not lead from a main space to another one</source>
        <translation>eine Boxengasse führt nicht von einem Feld der Strecke zu einem anderen</translation>
    </message>
    <message>
        <source>a pit row that leads {n} steps ahead: 1 to {most} usual</source>
        <translation>eine Boxengasse, die {n} Felder weiter führt: üblich sind 1 bis {most}</translation>
    </message>
    <message>
        <source>a pit row begins at {space}, which is not yellow</source>
        <translation>eine Boxengasse beginnt bei {space}, das nicht gelb ist</translation>
    </message>
    <message>
        <source>a pit row ends at {space}, which is not gold</source>
        <translation>eine Boxengasse endet bei {space}, das nicht golden ist</translation>
    </message>
    <message>
        <source>the colours of a pit row of {n} do not continue the order from yellow to gold: {row}, or eight more spaces needed</source>
        <translation>die Farben einer Boxengasse mit {n} Feldern setzen die Reihenfolge von Gelb bis Gold nicht fort: nötig sind {row} oder acht Felder mehr</translation>
    </message>
    <message>
        <source>a die without {colours} cannot win</source>
        <translation>mit einem Würfel ohne {colours} gewinnt niemand</translation>
    </message>
    <message>
        <source>colours that the die never shows: {colours}</source>
        <translation>Farben, die der Würfel nie zeigt: {colours}</translation>
    </message>
    <message>
        <source>a lap has {n} spaces, which is not a multiple of {period}: {more} more or {fewer} fewer needed</source>
        <translation>eine Runde hat {n} Felder, kein Vielfaches von {period}: nötig sind {more} mehr oder {fewer} weniger</translation>
    </message>
    <message>
        <source>{race}: about {turns:.1f} turns to the finish</source>
        <translation>{race}: etwa {turns:.1f} Züge bis ins Ziel</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>keine Farbe</translation>
    </message>
    <message>
        <source>space {space} has {colours}: exactly one of {known} needed</source>
        <translation>Feld {space} hat {colours}: nötig ist genau eine von {known}</translation>
    </message>
    <message>
        <source>space {space} is {colour}, but after {before} the order requires {due}</source>
        <translation>Feld {space} ist {colour}, nach {before} gehört aber {due}</translation>
    </message>
    <message>
        <source>the Red Line is before space {found}: it belongs before {due}, after the second-to-last blue</source>
        <translation>die Rote Linie liegt vor Feld {found}: sie gehört vor {due}, hinter das vorletzte blaue Feld</translation>
    </message>
    <message>
        <source>{symbol} on space {space}, where a pit row begins or ends</source>
        <translation>{symbol} auf Feld {space}, an dem eine Boxengasse beginnt oder endet</translation>
    </message>
    <message>
        <source>the ramp has {n} spaces: {of} needed</source>
        <translation>die Rampe hat {n} Felder: nötig sind {of}</translation>
    </message>
    <message>
        <source>no runaway ramp at the last white space</source>
        <translation>keine Auslauframpe am letzten weißen Feld</translation>
    </message>
    <message>
        <source>the ramp does not begin at the last white space</source>
        <translation>die Rampe beginnt nicht am letzten weißen Feld</translation>
    </message>
    <message>
        <source>ramp space {space} is {colours}: {due} needed</source>
        <translation>Rampenfeld {space} ist {colours}: nötig ist {due}</translation>
    </message>
    <message>
        <source>there is no finish piece</source>
        <translation>es gibt kein Zielteil</translation>
    </message>
    <message>
        <source>no way leads from the start piece to the finish piece</source>
        <translation>vom Startteil führt kein Weg zum Zielteil</translation>
    </message>
    <message>
        <source>no lap can be driven, and there is no start piece of an open course</source>
        <translation>es lässt sich keine Runde fahren, und ein Startteil einer offenen Strecke gibt es nicht</translation>
    </message>
    <message>
        <source>no spaces between start and finish</source>
        <translation>keine Felder zwischen Start und Ziel</translation>
    </message>
    <message>
        <source>no main spaces</source>
        <translation>keine Felder der Strecke</translation>
    </message>
    <message>
        <source>the main line comes to a space twice</source>
        <translation>die Strecke kommt zweimal auf dasselbe Feld</translation>
    </message>
    <message>
        <source>no step from {a} to {b}</source>
        <translation>kein Schritt von {a} nach {b}</translation>
    </message>
    <message>
        <source>the main line branches: a step from {a} to {b}</source>
        <translation>die Strecke verzweigt sich: ein Schritt von {a} nach {b}</translation>
    </message>
    <message>
        <source>lost turns</source>
        <translation>verlorene Züge</translation>
    </message>
    <message>
        <source>bumps</source>
        <translation>Rauswürfe</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>turns of the winner</source>
        <translation>Züge des Siegers</translation>
    </message>
    <message>
        <source>cars bumped back to START</source>
        <translation>Autos, die zurück auf START mussten</translation>
    </message>
    <message>
        <source>extra turns</source>
        <translation>Extrazüge</translation>
    </message>
    <message>
        <source>extra turns by doubles</source>
        <translation>Extrazüge durch Pasch</translation>
    </message>
    <message>
        <source>red cards drawn</source>
        <translation>gezogene rote Karten</translation>
    </message>
    <message>
        <source>red cards that led ahead</source>
        <translation>rote Karten, die vorwärts führten</translation>
    </message>
    <message>
        <source>red cards that led back</source>
        <translation>rote Karten, die zurück führten</translation>
    </message>
    <message>
        <source>red cards with an extra turn</source>
        <translation>rote Karten mit Extrazug</translation>
    </message>
    <message>
        <source>red cards with a lost turn</source>
        <translation>rote Karten, die einen Zug kosten</translation>
    </message>
    <message>
        <source>moves that ended at or in a pit row</source>
        <translation>Züge, die an oder in einer Boxengasse endeten</translation>
    </message>
    <message>
        <source>moves that ended on the ramp</source>
        <translation>Züge, die auf der Rampe endeten</translation>
    </message>
    <message>
        <source>rolls that moved nobody</source>
        <translation>Würfe, die niemanden bewegten</translation>
    </message>
    <message>
        <source>bumps given per car</source>
        <translation>Rauswürfe, die ein Auto austeilt</translation>
    </message>
    <message>
        <source>bumps taken per car</source>
        <translation>Rauswürfe, die ein Auto einsteckt</translation>
    </message>
    <message>
        <source>{n} cars per race are bumped back to START: the first spaces are a lottery.</source>
        <translation>{n} Autos pro Rennen müssen zurück auf START: die ersten Felder sind eine Lotterie.</translation>
    </message>
    <message>
        <source>Nothing is to be decided in this race: the dice alone decide.</source>
        <translation>In diesem Rennen gibt es nichts zu entscheiden: nur die Würfel zählen.</translation>
    </message>
    <message>
        <source>{n} choices per race; race planner against random to see how much they decide.</source>
        <translation>{n} Entscheidungen pro Rennen; wie viel sie ausmachen, zeigt planner gegen random.</translation>
    </message>
    <message>
        <source>Choosing well pays: planner wins {planner}, random {random}.</source>
        <translation>Gut zu wählen lohnt sich: planner gewinnt {planner}, random {random}.</translation>
    </message>
    <message>
        <source>{n} spaces in {laps} laps; {most} can be raced</source>
        <translation>{n} Felder in {laps} Runden; höchstens {most} sind möglich</translation>
    </message>
    <message>
        <source>colours: {where}</source>
        <translation>Farben: {where}</translation>
    </message>
    <message>
        <source>to {place}</source>
        <translation>zu {place}</translation>
    </message>
    <message>
        <source>{car} at {place} rolls {dice}: colours or numbers?</source>
        <translation>{car} auf {place} würfelt {dice}: Farben oder Zahlen?</translation>
    </message>
    <message>
        <source>numbers: {where}</source>
        <translation>Zahlen: {where}</translation>
    </message>
    <message>
        <source>{car} at {place}: one die or two?</source>
        <translation>{car} auf {place}: ein Würfel oder zwei?</translation>
    </message>
    <message>
        <source>{car} at {place} rolls {dice}: go on?</source>
        <translation>{car} auf {place} würfelt {dice}: weiterfahren?</translation>
    </message>
    <message>
        <source>roll one die</source>
        <translation>mit einem Würfel würfeln</translation>
    </message>
    <message>
        <source>roll two dice</source>
        <translation>mit zwei Würfeln würfeln</translation>
    </message>
    <message>
        <source>go on: {where}</source>
        <translation>weiterfahren: {where}</translation>
    </message>
    <message>
        <source>stop: {where}</source>
        <translation>anhalten: {where}</translation>
    </message>
    <message>
        <source>bump {car}</source>
        <translation>{car} rauswerfen</translation>
    </message>
    <message>
        <source>an extra turn</source>
        <translation>ein Extrazug</translation>
    </message>
    <message>
        <source>up the ramp next</source>
        <translation>danach die Rampe hinauf</translation>
    </message>
    <message>
        <source>lose a turn</source>
        <translation>einen Zug aussetzen</translation>
    </message>
    <message>
        <source>through the pit row next</source>
        <translation>danach durch die Boxengasse</translation>
    </message>
    <message>
        <source>a red card</source>
        <translation>eine rote Karte</translation>
    </message>
    <message>
        <source>space {n} ({colours})</source>
        <translation>Feld {n} ({colours})</translation>
    </message>
    <message>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <source>the finish</source>
        <translation>dem Ziel</translation>
    </message>
    <message>
        <source>space {n} of the pit row ({colours})</source>
        <translation>Feld {n} der Boxengasse ({colours})</translation>
    </message>
    <message>
        <source>space {n} of the ramp ({colours})</source>
        <translation>Feld {n} der Rampe ({colours})</translation>
    </message>
    <message>
        <source>ahead 1</source>
        <translation>1 vor</translation>
    </message>
    <message>
        <source>ahead 2</source>
        <translation>2 vor</translation>
    </message>
    <message>
        <source>ahead 4</source>
        <translation>4 vor</translation>
    </message>
    <message>
        <source>back 1</source>
        <translation>1 zurück</translation>
    </message>
    <message>
        <source>back 2</source>
        <translation>2 zurück</translation>
    </message>
    <message>
        <source>back 4</source>
        <translation>4 zurück</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts passiert</translation>
    </message>
    <message>
        <source>goes by colours to {place}</source>
        <translation>fährt nach Farben zu {place}</translation>
    </message>
    <message>
        <source>{symbol}: loses a turn</source>
        <translation>{symbol}: setzt einen Zug aus</translation>
    </message>
    <message>
        <source>draws a red card: {card}</source>
        <translation>zieht eine rote Karte: {card}</translation>
    </message>
    <message>
        <source>rolls again: {dice}</source>
        <translation>würfelt noch einmal: {dice}</translation>
    </message>
    <message>
        <source>goes on by Turbocharge to {place}</source>
        <translation>fährt mit Turbocharge weiter zu {place}</translation>
    </message>
    <message>
        <source>goes by numbers to {place}</source>
        <translation>fährt nach Zahlen zu {place}</translation>
    </message>
    <message>
        <source>{symbol}: an extra turn</source>
        <translation>{symbol}: ein Extrazug</translation>
    </message>
    <message>
        <source>stays, as cards never lead to the finish</source>
        <translation>bleibt stehen, denn Karten führen nie ins Ziel</translation>
    </message>
    <message>
        <source>{car} plays {place}</source>
        <translation>{car} ist als {place} dran</translation>
    </message>
    <message>
        <source>{car} is bumped back by {by} to {place}</source>
        <translation>{car} wird von {by} zurückgeworfen, zu {place}</translation>
    </message>
    <message>
        <source>{car} loses this turn</source>
        <translation>{car} setzt diesen Zug aus</translation>
    </message>
    <message>
        <source>{car} reaches the finish and wins</source>
        <translation>{car} erreicht das Ziel und gewinnt</translation>
    </message>
    <message>
        <source>{car} is {place}, {left} to go</source>
        <translation>{car} ist {place}, noch {left}</translation>
    </message>
    <message>
        <source>doubles: an extra turn</source>
        <translation>Pasch: ein Extrazug</translation>
    </message>
    <message>
        <source>the extra turn and the lost turn cancel each other</source>
        <translation>der Extrazug und der verlorene Zug heben sich auf</translation>
    </message>
    <message>
        <source>loses {n} turns</source>
        <translation>setzt {n} Züge aus</translation>
    </message>
    <message>
        <source>no, from start to finish</source>
        <translation>nein, vom Start zum Ziel</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} Schritte</translation>
    </message>
    <message>
        <source>course</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>{steps} from start to finish</source>
        <translation>{steps} vom Start bis zum Ziel</translation>
    </message>
    <message>
        <source>Start, without limit of cars</source>
        <translation>Start, für beliebig viele Autos</translation>
    </message>
    <message>
        <source>Last space and finish, with runaway ramp</source>
        <translation>Letztes Feld und Ziel, mit Auslauframpe</translation>
    </message>
    <message>
        <source>Pit row of 3, straight of 5</source>
        <translation>Boxengasse mit 3 Feldern, Gerade mit 5</translation>
    </message>
    <message>
        <source>a race goes round and round; a car that reaches an open end has nowhere to go. Cardboard that has to be bent to meet gets damaged, and its joints come apart during play. A course from a start piece to a finish piece is open there by design.</source>
        <translation>ein Rennen geht immer im Kreis; ein Auto an einem offenen Ende kommt nicht weiter. Pappe, die gebogen werden muss, wird beschädigt, und ihre Verbindungen lösen sich beim Spielen. Eine Strecke von einem Startteil zu einem Zielteil ist dort mit Absicht offen.</translation>
    </message>
    <message>
        <source>add pieces until the last one meets the first, or the finish piece, or let `trackwright close` find ways to do so. Swapping a straight or the size of a corner near the end often closes a small gap.</source>
        <translation>weitere Teile legen, bis das letzte auf das erste oder auf das Zielteil trifft, oder mit `trackwright close` Wege dazu suchen lassen. Oft schließt eine andere Gerade oder eine größere oder kleinere Kurve in der Nähe eine kleine Lücke.</translation>
    </message>
    <message>
        <source>laps are counted and the grid is set up at the line. Without a line no race can start; with two nobody knows where a lap ends. A course that leads from one place to another has a start piece and a finish piece instead, one of each.</source>
        <translation>an der Linie werden Runden gezählt und die Startaufstellung gebildet. Ohne Linie kann kein Rennen beginnen; bei zweien weiß niemand, wo eine Runde endet. Eine Strecke von einem Ort zu einem anderen hat stattdessen ein Startteil und ein Zielteil.</translation>
    </message>
    <message>
        <source>the eight colours follow each other all along the line, black first after it and white last before it. This is why bumping back eight spaces ends on the same colour, and why black or gold wins the finish (DIC-V-02 to DIC-V-04). Spaces without a colour marker get theirs by counting back from the finish.</source>
        <translation>die acht Farben folgen einander die ganze Strecke entlang, nach der Linie zuerst Schwarz, vor ihr zuletzt Weiß. Deshalb endet ein Rauswurf um acht Felder auf derselben Farbe, und deshalb gewinnt am Ziel Schwarz oder Gold (DIC-V-02 bis DIC-V-04). Felder ohne Farbmarker bekommen ihre Farbe vom Ziel aus rückwärts gezählt.</translation>
    </message>
    <message>
        <source>There is no single line of spaces from a start to a finish.</source>
        <translation>Es gibt keine durchgehende Reihe von Feldern vom Start zum Ziel.</translation>
    </message>
    <message>
        <source>cars follow each other on a line of spaces: from the start piece to the finish piece, or in one lane all the way round (DIC-V-01).</source>
        <translation>die Autos fahren hintereinander auf einer Reihe von Feldern: vom Startteil zum Zielteil oder in einer Spur ganz herum (DIC-V-01).</translation>
    </message>
    <message>
        <source>lay a start piece and a finish piece and join them, or close the circuit.</source>
        <translation>ein Startteil und ein Zielteil legen und verbinden oder die Strecke schließen.</translation>
    </message>
    <message>
        <source>past it players may roll one die instead of two. It lies between the second-to-last blue space before the finish and the yellow one after it (DIC-26, DIC-V-05), so there have to be two blue spaces.</source>
        <translation>hinter ihr darf mit einem Würfel statt mit zweien gewürfelt werden. Sie liegt zwischen dem vorletzten blauen Feld vor dem Ziel und dem gelben danach (DIC-26, DIC-V-05), also muss es zwei blaue Felder geben.</translation>
    </message>
    <message>
        <source>A pit row does not lead from yellow to gold, or is unusual.</source>
        <translation>Eine Boxengasse führt nicht von Gelb nach Gold oder ist ungewöhnlich.</translation>
    </message>
    <message>
        <source>cars turn off on a yellow space and come out on a gold one, and the colours go on in the row: purple, white, black (DIC-13, DIC-14, DIC-V-08). A row that leads back or far ahead changes the race, and symbols at its ends would count for cars that only pass by (DIC-V-09).</source>
        <translation>die Autos biegen auf einem gelben Feld ab und kommen auf einem goldenen heraus, und in der Gasse geht es mit Lila, Weiß, Schwarz weiter (DIC-13, DIC-14, DIC-V-08). Eine Gasse, die zurück oder weit nach vorn führt, verändert das Rennen, und Symbole an ihren Enden würden auch für Autos zählen, die nur vorbeifahren (DIC-V-09).</translation>
    </message>
    <message>
        <source>move the row until its entry is yellow, or use the pit row of the kit racing-rules.</source>
        <translation>die Gasse verschieben, bis ihre Einfahrt gelb ist, oder die Boxengasse des Materials racing-rules nehmen.</translation>
    </message>
    <message>
        <source>A race takes more than forty turns.</source>
        <translation>Ein Rennen dauert mehr als vierzig Züge.</translation>
    </message>
    <message>
        <source>a car needs as many turns as the line has mean moves, and two more near the finish, where rolls are wasted (DIC-V-15). With one die that is 4.5 steps per turn; `budget` has the exact figures.</source>
        <translation>ein Auto braucht so viele Züge, wie die Strecke mittlere Würfe lang ist, und zwei mehr vor dem Ziel, wo Würfe verfallen (DIC-V-15). Mit einem Würfel sind das 4,5 Felder pro Zug; `budget` nennt die genauen Zahlen.</translation>
    </message>
    <message>
        <source>shorten the line, race fewer laps, or race with two dice.</source>
        <translation>die Strecke kürzen, weniger Runden fahren oder mit zwei Würfeln fahren.</translation>
    </message>
    <message>
        <source>the eight colours repeat all along the line and must match across it: the space before the finish is white, the finish black. Only a lap of 8, 16, 24 ... spaces in the raced lane has this property (DIC-V-13). A course from a start to a finish may be of any length.</source>
        <translation>die acht Farben wiederholen sich die ganze Strecke entlang und müssen an der Linie zusammenpassen: das Feld vor dem Ziel ist weiß, das Ziel schwarz. Das geht nur, wenn die gefahrene Spur 8, 16, 24 ... Felder hat (DIC-V-13). Eine Strecke vom Start zum Ziel darf beliebig lang sein.</translation>
    </message>
    <message>
        <source>the Red Line, beyond which players may roll a single die, needs two rounds of colours before the finish: 16 spaces. Below 40 spaces a race with two dice is over in three rolls, beyond 120 it drags on (DIC-V-11). All laps count (DIC-H-24).</source>
        <translation>die Rote Linie, hinter der mit einem Würfel gewürfelt werden darf, braucht zwei Farbfolgen vor dem Ziel: 16 Felder. Unter 40 Feldern ist ein Rennen mit zwei Würfeln nach drei Würfen vorbei, über 120 zieht es sich (DIC-V-11). Alle Runden zählen (DIC-H-24).</translation>
    </message>
    <message>
        <source>move the symbol to a space of its colour, counted back from white before the finish.</source>
        <translation>das Symbol auf ein Feld seiner Farbe legen, von Weiß vor dem Ziel aus rückwärts gezählt.</translation>
    </message>
    <message>
        <source>the printed set has at least one Turbo, RPM and Lead Foot, two Pit Stops, and a spin-out on purple and on gold (DIC-V-07). Fewer make it a race of dice alone; many, or two lost turns within three steps, one of luck (DIC-V-14). A line of 48 spaces or more without symbols gets the usual ones.</source>
        <translation>gedruckt sind mindestens je ein Turbo, RPM und Lead Foot, zwei Boxenstopps und ein Dreher auf Lila und auf Gold (DIC-V-07). Mit weniger entscheiden allein die Würfel; mit vielen oder mit zwei verlorenen Zügen innerhalb von drei Feldern das Glück (DIC-V-14). Eine Strecke ab 48 Feldern ohne Symbole bekommt die üblichen.</translation>
    </message>
    <message>
        <source>dice on a single line of coloured spaces</source>
        <translation>Würfel auf einer Reihe farbiger Felder</translation>
    </message>
    <message>
        <source>chooses at random</source>
        <translation>wählt zufällig</translation>
    </message>
    <message>
        <source>goes as far as it can, and looks at nothing else</source>
        <translation>fährt so weit wie möglich und achtet auf nichts anderes</translation>
    </message>
    <message>
        <source>weighs steps, bumps, symbols and the ramp</source>
        <translation>wägt Felder, Rauswürfe, Symbole und die Rampe ab</translation>
    </message>
    <message>
        <source>compares its choices by many simulated rollouts</source>
        <translation>vergleicht seine Möglichkeiten in vielen simulierten Rennen</translation>
    </message>
    <message>
        <source>which race: Rookie Run (1) to Dust Devil 500 (6), or Turbocharge</source>
        <translation>welches Rennen: Rookie Run (1) bis Dust Devil 500 (6) oder Turbocharge</translation>
    </message>
    <message>
        <source>dust-devil-500</source>
        <translation>Dust Devil 500</translation>
    </message>
    <message>
        <source>rookie-run</source>
        <translation>Rookie Run</translation>
    </message>
    <message>
        <source>maniac-mile</source>
        <translation>Maniac Mile</translation>
    </message>
    <message>
        <source>demolition-derby</source>
        <translation>Demolition Derby</translation>
    </message>
    <message>
        <source>rainbow-race</source>
        <translation>Rainbow Race</translation>
    </message>
    <message>
        <source>danger-dragster</source>
        <translation>Danger Dragster</translation>
    </message>
    <message>
        <source>turbocharge</source>
        <translation>Turbocharge</translation>
    </message>
    <message>
        <source>simulated rollouts per decision of the planner</source>
        <translation>simulierte Rennen pro Entscheidung des planner</translation>
    </message>
    <message>
        <source>faces of the die</source>
        <translation>Seiten des Würfels</translation>
    </message>
    <message>
        <source>d8</source>
        <translation>W8</translation>
    </message>
    <message>
        <source>d6</source>
        <translation>W6</translation>
    </message>
    <message>
        <source>two reasons for an extra turn in one turn</source>
        <translation>zwei Gründe für einen Extrazug in einem Zug</translation>
    </message>
    <message>
        <source>an extra turn and a lost turn from one turn</source>
        <translation>ein Extrazug und ein verlorener Zug aus einem Zug</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>heben sich auf</translation>
    </message>
    <message>
        <source>extra-first</source>
        <translation>zuerst der Extrazug</translation>
    </message>
    <message>
        <source>does the space under a bumped car count</source>
        <translation>zählt das Feld unter einem rausgeworfenen Auto</translation>
    </message>
    <message>
        <source>except-cards</source>
        <translation>ja, ohne Karten</translation>
    </message>
    <message>
        <source>the deck of red cards</source>
        <translation>die roten Karten</translation>
    </message>
    <message>
        <source>house-deck</source>
        <translation>eigene Karten</translation>
    </message>
    <message>
        <source>what counts where a card moves a car</source>
        <translation>was zählt, wenn eine Karte ein Auto versetzt</translation>
    </message>
    <message>
        <source>all-but-cards</source>
        <translation>alles außer Karten</translation>
    </message>
    <message>
        <source>bumps-only</source>
        <translation>nur Rauswürfe</translation>
    </message>
    <message>
        <source>where the ramp leads on the way back</source>
        <translation>wohin die Rampe zurück führt</translation>
    </message>
    <message>
        <source>last-white</source>
        <translation>zum letzten weißen Feld</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>ins Ziel</translation>
    </message>
    <message>
        <source>where two dice by colours lead on the ramp</source>
        <translation>wohin zwei Würfel nach Farben auf der Rampe führen</translation>
    </message>
    <message>
        <source>end</source>
        <translation>ans Ende</translation>
    </message>
    <message>
        <source>farther-colour</source>
        <translation>zur weiteren Farbe</translation>
    </message>
    <message>
        <source>two colours, one of them beyond the finish</source>
        <translation>zwei Farben, eine davon hinter dem Ziel</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>the farther of two colours reaches the finish</source>
        <translation>die weitere von zwei Farben erreicht das Ziel</translation>
    </message>
    <message>
        <source>dice that Turbocharge needs</source>
        <translation>Würfel, die Turbocharge braucht</translation>
    </message>
    <message>
        <source>where doubles by colour lead</source>
        <translation>wohin ein Pasch nach Farben führt</translation>
    </message>
    <message>
        <source>eight-more</source>
        <translation>acht Felder weiter</translation>
    </message>
    <message>
        <source>Turbocharge when the farther colour is beyond the finish</source>
        <translation>Turbocharge, wenn die weitere Farbe hinter dem Ziel liegt</translation>
    </message>
    <message>
        <source>nearer-colour</source>
        <translation>die nähere Farbe</translation>
    </message>
    <message>
        <source>may a method be chosen that leaves the car standing</source>
        <translation>darf eine Art gewählt werden, mit der das Auto stehen bleibt</translation>
    </message>
    <message>
        <source>only-if-both-do</source>
        <translation>nur wenn beide das tun</translation>
    </message>
    <message>
        <source>lost turns of a car that is bumped</source>
        <translation>verlorene Züge eines rausgeworfenen Autos</translation>
    </message>
    <message>
        <source>remain</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>forgiven</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>does the ramp count as past the Red Line</source>
        <translation>liegt die Rampe hinter der Roten Linie</translation>
    </message>
    <message>
        <source>turns per car after which a race ends</source>
        <translation>Züge pro Auto, nach denen ein Rennen endet</translation>
    </message>
    <message>
        <source>Two to six cars begin on START; the first player is drawn, then clockwise.</source>
        <translation>Zwei bis sechs Autos beginnen auf START; der erste wird ausgelost, dann im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A die shows a number and its colour; both dice are alike.</source>
        <translation>Ein Würfel zeigt eine Zahl und ihre Farbe; beide Würfel sind gleich.</translation>
    </message>
    <message>
        <source>A turn: number of dice, roll, method, move, what comes of it, extra turns.</source>
        <translation>Ein Zug: Zahl der Würfel, Wurf, Art, Bewegung, Folgen, Extrazüge.</translation>
    </message>
    <message>
        <source>Steps are counted along the car's path: main line, pit row or ramp.</source>
        <translation>Gezählt wird auf dem Weg des Autos: Strecke, Boxengasse oder Rampe.</translation>
    </message>
    <message>
        <source>Only the final space counts: finish, bump, symbol or obligation, red card, doubles.</source>
        <translation>Nur das letzte Feld zählt: Ziel, Rauswurf, Symbol oder Pflicht, rote Karte, Pasch.</translation>
    </message>
    <message>
        <source>Extra turns are taken at once; a lost turn takes the next turn that is due.</source>
        <translation>Extrazüge folgen sofort; ein verlorener Zug trifft den nächsten, der ansteht.</translation>
    </message>
    <message>
        <source>Turbo, RPM and Lead Foot on green: an extra turn.</source>
        <translation>Turbo, RPM und Lead Foot auf Grün: ein Extrazug.</translation>
    </message>
    <message>
        <source>A Pit Stop on yellow: lose a turn.</source>
        <translation>Ein Boxenstopp auf Gelb: einen Zug aussetzen.</translation>
    </message>
    <message>
        <source>A spin-out on purple or gold: lose a turn.</source>
        <translation>Ein Dreher auf Lila oder Gold: einen Zug aussetzen.</translation>
    </message>
    <message>
        <source>A car that lands on the entry of a pit row goes through it on its next move.</source>
        <translation>Wer auf der Einfahrt einer Boxengasse landet, fährt im nächsten Zug hindurch.</translation>
    </message>
    <message>
        <source>The row comes out on gold, and the car goes on along the main line.</source>
        <translation>Die Gasse endet auf Gold, dann geht es auf der Strecke weiter.</translation>
    </message>
    <message>
        <source>A car that lands on the white before the finish goes up the ramp on its next move.</source>
        <translation>Wer auf dem weißen Feld vor dem Ziel landet, fährt im nächsten Zug die Rampe hinauf.</translation>
    </message>
    <message>
        <source>Up the ramp by colour or number; beyond its end the car stops on the last space.</source>
        <translation>Die Rampe hinauf nach Farbe oder Zahl; am Ende bleibt das Auto auf dem letzten Feld.</translation>
    </message>
    <message>
        <source>From the ramp cars come back to the last white and then to the finish.</source>
        <translation>Von der Rampe geht es zurück auf das letzte weiße Feld und dann ins Ziel.</translation>
    </message>
    <message>
        <source>A car whose move ends on red draws a red card.</source>
        <translation>Wessen Zug auf Rot endet, zieht eine rote Karte.</translation>
    </message>
    <message>
        <source>No card on the ramp, after a bump, or without a move.</source>
        <translation>Keine Karte auf der Rampe, nach einem Rauswurf oder ohne Bewegung.</translation>
    </message>
    <message>
        <source>A car on an occupied space bumps the car there back eight spaces, and so on.</source>
        <translation>Wer auf ein besetztes Feld kommt, wirft das Auto dort acht Felder zurück, und so weiter.</translation>
    </message>
    <message>
        <source>A bumped car draws no card; obligations are gone, lost turns remain.</source>
        <translation>Ein rausgeworfenes Auto zieht keine Karte; Pflichten entfallen, verlorene Züge bleiben.</translation>
    </message>
    <message>
        <source>The first car at the finish wins at once.</source>
        <translation>Das erste Auto im Ziel gewinnt sofort.</translation>
    </message>
    <message>
        <source>By colours the finish is the next black, and gold is one beyond it.</source>
        <translation>Nach Farben ist das Ziel das nächste Schwarz, Gold liegt eins dahinter.</translation>
    </message>
    <message>
        <source>By numbers the exact number of steps or one more reaches the finish.</source>
        <translation>Nach Zahlen erreicht die genaue Zahl oder eins mehr das Ziel.</translation>
    </message>
    <message>
        <source>A roll that leads beyond the finish moves nobody.</source>
        <translation>Ein Wurf über das Ziel hinaus bewegt niemanden.</translation>
    </message>
    <message>
        <source>Past the Red Line one die may be rolled instead of two.</source>
        <translation>Hinter der Roten Linie darf mit einem statt zwei Würfeln gewürfelt werden.</translation>
    </message>
    <message>
        <source>Doubles: an extra turn, even if the car could not move.</source>
        <translation>Pasch: ein Extrazug, auch wenn das Auto nicht fahren konnte.</translation>
    </message>
    <message>
        <source>Rookie Run: one die, colours.</source>
        <translation>Rookie Run: ein Würfel, Farben.</translation>
    </message>
    <message>
        <source>Maniac Mile: one die, numbers.</source>
        <translation>Maniac Mile: ein Würfel, Zahlen.</translation>
    </message>
    <message>
        <source>Demolition Derby: one die, colours or numbers.</source>
        <translation>Demolition Derby: ein Würfel, Farben oder Zahlen.</translation>
    </message>
    <message>
        <source>Rainbow Race: two dice, to the farther colour, then on to the other one.</source>
        <translation>Rainbow Race: zwei Würfel, zur weiteren Farbe, dann zur anderen.</translation>
    </message>
    <message>
        <source>Danger Dragster: two dice, the sum of the numbers.</source>
        <translation>Danger Dragster: zwei Würfel, die Summe der Zahlen.</translation>
    </message>
    <message>
        <source>Turbocharge: after the sum the driver may go on to the farther of the colours.</source>
        <translation>Turbocharge: nach der Summe darf es zur weiteren der beiden Farben weitergehen.</translation>
    </message>
    <message>
        <source>Dust Devil 500: as in Rainbow Race or in Danger Dragster.</source>
        <translation>Dust Devil 500: wie im Rainbow Race oder im Danger Dragster.</translation>
    </message>
    <message>
        <source>The choice of the method is free.</source>
        <translation>Die Art darf frei gewählt werden.</translation>
    </message>
    <message>
        <source>Cards move cars along the main line, never to the finish, and to no second card.</source>
        <translation>Karten versetzen Autos auf der Strecke, nie ins Ziel und nie zu einer zweiten Karte.</translation>
    </message>
    <message>
        <source>The number of cars, START and the order of play.</source>
        <translation>Die Zahl der Autos, START und die Reihenfolge.</translation>
    </message>
    <message>
        <source>Behind the winner the smallest distance to the finish counts; a limit of turns.</source>
        <translation>Hinter dem Sieger zählt die kleinste Entfernung zum Ziel; die Zahl der Züge ist begrenzt.</translation>
    </message>
    <message>
        <source>On laps the finish counts on the last one; before it is the black space 1.</source>
        <translation>Bei mehreren Runden zählt das Ziel in der letzten; davor ist es das schwarze Feld 1.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Chances to win with the next roll</source>
        <translation>Chancen, mit dem nächsten Wurf zu gewinnen</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Rolls of a lone car to the finish, extra turns included.</source>
        <translation>Würfe eines einzelnen Autos bis ins Ziel, Extrazüge eingeschlossen.</translation>
    </message>
    <message>
        <source>about</source>
        <translation>etwa</translation>
    </message>
    <message>
        <source>one die past the Red Line</source>
        <translation>ein Würfel hinter der Roten Linie</translation>
    </message>
    <message>
        <source>always two dice</source>
        <translation>immer zwei Würfel</translation>
    </message>
    <message>
        <source>steps to go</source>
        <translation>Schritte bis ins Ziel</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>zwei Farben</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>zwei Zahlen</translation>
    </message>
    <message>
        <source>Start and finish</source>
        <translation>Start und Ziel</translation>
    </message>
    <message>
        <source>Chokes</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>Tight turns</source>
        <translation>Enge Kurven</translation>
    </message>
    <message>
        <source>Wide turns</source>
        <translation>Weite Kurven</translation>
    </message>
    <message>
        <source>as greedy chooses</source>
        <translation>wie greedy wählt</translation>
    </message>
    <message>
        <source>Mark the colours of the whole line</source>
        <translation>Farben der ganzen Linie markieren</translation>
    </message>
    <message>
        <source>remove the colour marker, or mark all spaces with the colour that the order requires.</source>
        <translation>den Farbmarker entfernen oder alle Felder mit der Farbe markieren, die die Reihenfolge verlangt.</translation>
    </message>
    <message>
        <source>R{value}</source>
        <translation>R{value}</translation>
    </message>
    <message>
        <source>B{value}</source>
        <translation>B{value}</translation>
    </message>
    <message>
        <source>Y{value}</source>
        <translation>Ge{value}</translation>
    </message>
    <message>
        <source>G{value}</source>
        <translation>Gr{value}</translation>
    </message>
    <message>
        <source>P{value}</source>
        <translation>L{value}</translation>
    </message>
    <message>
        <source>K{value}</source>
        <translation>S{value}</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>lane {n}</source>
        <translation>Spur {n}</translation>
    </message>
    <message>
        <source>a document (PDF)</source>
        <translation>ein Dokument (PDF)</translation>
    </message>
    <message>
        <source>One page at true size (PDF)</source>
        <translation>Eine Seite in wahrer Größe (PDF)</translation>
    </message>
    <message>
        <source>Front: print this sheet on both sides, then hold it against the light.</source>
        <translation>Vorderseite: dieses Blatt beidseitig drucken und dann gegen das Licht halten.</translation>
    </message>
    <message>
        <source>Back: read where the cross lies on this grid, in mm to the right and up, and enter both numbers as the shift of the back. If it lies outside, estimate, print again with that shift, and add.</source>
        <translation>Rückseite: ablesen, wo das Kreuz auf diesem Gitter liegt, in mm nach rechts und nach oben, und beide Zahlen als Verschiebung der Rückseite eintragen. Liegt es außerhalb, schätzen, mit dieser Verschiebung noch einmal drucken und addieren.</translation>
    </message>
    <message>
        <source>calibration of the back</source>
        <translation>Einstellung der Rückseite</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Einstellblatt</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>kit {kit} does not say how many pieces are in its box: print those of the track</source>
        <translation>der Baukasten {kit} sagt nicht, wie viele Teile in der Schachtel sind: drucke stattdessen die der Strecke</translation>
    </message>
    <message>
        <source>1 sheet</source>
        <translation>1 Bogen</translation>
    </message>
    <message>
        <source>{n} sheets</source>
        <translation>{n} Bögen</translation>
    </message>
    <message>
        <source>{circuit} · sheet {n} of {all}</source>
        <translation>{circuit} · Bogen {n} von {all}</translation>
    </message>
    <message>
        <source>piece {code} is {width:.0f} × {height:.0f} mm, too large for {paper}: {choose}</source>
        <translation>Teil {code} misst {width:.0f} × {height:.0f} mm, zu groß für {paper}: {choose}</translation>
    </message>
    <message>
        <source>there is nothing to print: the table is empty</source>
        <translation>es gibt nichts zu drucken: der Tisch ist leer</translation>
    </message>
    <message>
        <source>choose {paper}</source>
        <translation>{paper} wählen</translation>
    </message>
    <message>
        <source>print the plan instead</source>
        <translation>stattdessen den Plan drucken</translation>
    </message>
    <message>
        <source>{circuit} · map of the pages</source>
        <translation>{circuit} · Übersicht der Seiten</translation>
    </message>
    <message>
        <source>{n} pages of {paper}, {overlap:g} mm overlap, {margin:g} mm margin.</source>
        <translation>{n} Seiten {paper}, {overlap:g} mm Überlappung, {margin:g} mm Rand.</translation>
    </message>
    <message>
        <source>Print at 100 % (“actual size”), not fitted to the page. Then measure the rulers: if they are off, print again with what they measured (--measured, or the fields of the window).</source>
        <translation>Mit 100 % drucken („Tatsächliche Größe“), nicht an die Seite angepasst. Dann die Lineale nachmessen: stimmen sie nicht, mit den gemessenen Längen noch einmal drucken (--measured oder die Felder des Fensters).</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Cut all pages along their edges and lay them side by side.</source>
        <translation>Alle Seiten an den Kanten abschneiden und nebeneinanderlegen.</translation>
    </message>
    <message>
        <source>paper {text!r} is neither a name nor a size such as 320x450, in mm {known}</source>
        <translation>Papier {text!r} ist weder ein Name noch eine Größe wie 320x450 in mm {known}</translation>
    </message>
    <message>
        <source>paper {text!r}: each side has to be from {least:g} to {most:g} mm</source>
        <translation>Papier {text!r}: jede Seite muss {least:g} bis {most:g} mm lang sein</translation>
    </message>
    <message>
        <source>{circuit} · page {page}</source>
        <translation>{circuit} · Seite {page}</translation>
    </message>
    <message>
        <source>{circuit} · true size</source>
        <translation>{circuit} · wahre Größe</translation>
    </message>
    <message>
        <source>Plan at true size</source>
        <translation>Plan in wahrer Größe</translation>
    </message>
    <message>
        <source>Pieces to cut out</source>
        <translation>Teile zum Ausschneiden</translation>
    </message>
    <message>
        <source>Calibration of the back</source>
        <translation>Einstellblatt für die Rückseite</translation>
    </message>
    <message>
        <source>plan at true size: {n} pages ({paper}), and a map of them</source>
        <translation>Plan in wahrer Größe: {n} Seiten ({paper}) und eine Übersicht</translation>
    </message>
    <message>
        <source>pieces to cut out, backs folded over: {count} ({paper})</source>
        <translation>Teile zum Ausschneiden, Rückseiten umgeklappt: {count} ({paper})</translation>
    </message>
    <message>
        <source>Document with all pages (PDF)</source>
        <translation>Dokument mit allen Seiten (PDF)</translation>
    </message>
    <message>
        <source>A picture of each page (SVG)</source>
        <translation>Ein Bild jeder Seite (SVG)</translation>
    </message>
    <message>
        <source>A picture of each page (PNG)</source>
        <translation>Ein Bild jeder Seite (PNG)</translation>
    </message>
    <message>
        <source>plan at true size: 1 page ({paper})</source>
        <translation>Plan in wahrer Größe: 1 Seite ({paper})</translation>
    </message>
    <message>
        <source>pieces to cut out, no backs: {count} ({paper})</source>
        <translation>Teile zum Ausschneiden, ohne Rückseiten: {count} ({paper})</translation>
    </message>
    <message>
        <source>pieces to cut out, printed on both sides: {count} ({paper})</source>
        <translation>Teile zum Ausschneiden, beidseitig bedruckt: {count} ({paper})</translation>
    </message>
    <message>
        <source>{path}: pages cannot be written as this {known}</source>
        <translation>{path}: so können Seiten nicht geschrieben werden {known}</translation>
    </message>
    <message>
        <source>print at 100 %, corrected: 100 mm came out as {across:g} × {up:g}</source>
        <translation>mit 100 % drucken, berichtigt: 100 mm wurden {across:g} × {up:g}</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>mit 100 % drucken</translation>
    </message>
    <message>
        <source>paper {paper} leaves {width:.0f} × {height:.0f} mm inside its margin; {across:.0f} × {up:.0f} mm are needed: choose a larger paper or a smaller margin</source>
        <translation>Papier {paper} lässt innerhalb des Rands {width:.0f} × {height:.0f} mm; {across:.0f} × {up:.0f} mm sind nötig: größeres Papier oder kleineren Rand wählen</translation>
    </message>
    <message>
        <source>this line is 100 mm long</source>
        <translation>diese Linie ist 100 mm lang</translation>
    </message>
    <message>
        <source>this line is 50 mm long</source>
        <translation>diese Linie ist 50 mm lang</translation>
    </message>
    <message>
        <source>this line is 4 inches long</source>
        <translation>diese Linie ist 4 Zoll lang</translation>
    </message>
    <message>
        <source>this line is 2 inches long</source>
        <translation>diese Linie ist 2 Zoll lang</translation>
    </message>
    <message>
        <source>the circuit covers {width:,.1f} × {height:,.1f} m: too much to print in true size on such pages; choose a larger paper, or move its fragments together</source>
        <translation>die Strecke misst {width:,.1f} × {height:,.1f} m: zu viel, um sie in wahrer Größe auf solche Seiten zu drucken; größeres Papier wählen oder die Stücke zusammenschieben</translation>
    </message>
    <message>
        <source>Cut each page along its dashed lines, on the right and below. Starting with {first}, glue its right and lower edges onto the hatched strips of the next pages, so that the crosses cover each other.</source>
        <translation>Jede Seite rechts und unten an den gestrichelten Linien abschneiden. Mit {first} beginnen: die rechte und die untere Kante auf die schraffierten Streifen der nächsten Seiten kleben, so dass sich die Kreuze decken.</translation>
    </message>
    <message>
        <source>glue page {page} here</source>
        <translation>Seite {page} hier aufkleben</translation>
    </message>
    <message>
        <source>there is no printer: set one up, or save the pages as a file</source>
        <translation>es gibt keinen Drucker: richte einen ein, oder speichere die Seiten als Datei</translation>
    </message>
    <message>
        <source>the printer does not accept the pages</source>
        <translation>der Drucker nimmt die Seiten nicht an</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>Upgrade-Zahl</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Kurvengruppe</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Blockplättchen</translation>
    </message>
    <message>
        <source>Remove all obstacles</source>
        <translation>Alle Hindernisse entfernen</translation>
    </message>
    <message>
        <source>Set the number to {n}</source>
        <translation>Die Zahl auf {n} setzen</translation>
    </message>
    <message>
        <source>Remove the obstacles beside it</source>
        <translation>Die Hindernisse daneben entfernen</translation>
    </message>
    <message>
        <source>Remove the obstacle</source>
        <translation>Das Hindernis entfernen</translation>
    </message>
    <message>
        <source>Lower the barrier to {n}</source>
        <translation>Die Sperre auf {n} senken</translation>
    </message>
    <message>
        <source>Close the dead end with obstacles</source>
        <translation>Die Sackgasse mit Hindernissen schließen</translation>
    </message>
    <message>
        <source>Remove the obstacles where it ends</source>
        <translation>Die Hindernisse an ihrem Ende entfernen</translation>
    </message>
    <message>
        <source>Make them corners of their own</source>
        <translation>Eigene Kurven daraus machen</translation>
    </message>
    <message>
        <source>Make them one corner</source>
        <translation>Eine Kurve daraus machen</translation>
    </message>
    <message>
        <source>Remove the barrier</source>
        <translation>Die Sperre entfernen</translation>
    </message>
    <message>
        <source>the corner number {value} of {spaces} is higher than the fastest card, {fastest}</source>
        <translation>die Kurvenzahl {value} von {spaces} ist höher als die schnellste Karte, {fastest}</translation>
    </message>
    <message>
        <source>{spaces} are one corner, but not connected</source>
        <translation>{spaces} sind eine Kurve, hängen aber nicht zusammen</translation>
    </message>
    <message>
        <source>{spaces} follow each other, but count as different corners</source>
        <translation>{spaces} folgen aufeinander, zählen aber als verschiedene Kurven</translation>
    </message>
    <message>
        <source>the corner number of {space} is not a whole number from 1</source>
        <translation>die Kurvenzahl von {space} ist keine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <source>{n} steps from start to finish, about {rounds:.1f} rounds: {least} to {most} steps usual</source>
        <translation>{n} Schritte vom Start bis ins Ziel, etwa {rounds:.1f} Durchgänge: üblich sind {least} bis {most} Schritte</translation>
    </message>
    <message>
        <source>difficulty {difficulty:.1f}; {upgrades} upgrades for {corners}</source>
        <translation>Schwierigkeit {difficulty:.1f}; {upgrades} Upgrades für {corners}</translation>
    </message>
    <message>
        <source>{n} upgrades: a console holds {most}, Han Lue's {han}</source>
        <translation>{n} Upgrades: auf eine Konsole passen {most}, auf die von Han Lue {han}</translation>
    </message>
    <message>
        <source>{n} upgrades placed: expected {due}</source>
        <translation>{n} Upgrades gelegt: erwartet {due}</translation>
    </message>
    <message>
        <source>{n} steps from start to finish, about {rounds:.1f} rounds</source>
        <translation>{n} Schritte vom Start bis ins Ziel, etwa {rounds:.1f} Durchgänge</translation>
    </message>
    <message>
        <source>{cards:.0f} cards of a deck of {deck}, {cars} cars: {n:.1f} reshuffles</source>
        <translation>{cards:.0f} Karten aus einem Stapel von {deck}, {cars} Autos: {n:.1f}-mal mischen</translation>
    </message>
    <message>
        <source>difficulty {difficulty:.1f}; {upgrades} upgrades for {corners}: {few:.1f} to {many:.1f} per corner usual</source>
        <translation>Schwierigkeit {difficulty:.1f}; {upgrades} Upgrades für {corners}: üblich sind {few:.1f} bis {many:.1f} je Kurve</translation>
    </message>
    <message>
        <source>an indicator of {value}: expected 1 or more</source>
        <translation>eine Upgrade-Zahl {value}: erwartet 1 oder mehr</translation>
    </message>
    <message>
        <source>{n} {kind}: at most {most}</source>
        <translation>{n} {kind}: höchstens {most}</translation>
    </message>
    <message>
        <source>{n} {kind}: expected 0 or more</source>
        <translation>{n} {kind}: erwartet 0 oder mehr</translation>
    </message>
    <message>
        <source>the sideways step between {a} and {b} can never be used: lanes are changed on straights only</source>
        <translation>der Schritt zur Seite zwischen {a} und {b} ist nie erlaubt: Die Spur wechselt man nur auf Geraden</translation>
    </message>
    <message>
        <source>{n} straight spaces after the start: {advised} recommended</source>
        <translation>{n} gerade Felder nach dem Start: {advised} empfohlen</translation>
    </message>
    <message>
        <source>{a} and {b} are at the same place: roads that cross need different levels</source>
        <translation>{a} und {b} liegen an derselben Stelle: Straßen, die sich kreuzen, brauchen verschiedene Ebenen</translation>
    </message>
    <message>
        <source>there is an obstacle on the start space {space}</source>
        <translation>auf dem Startfeld {space} ist ein Hindernis</translation>
    </message>
    <message>
        <source>the step from {a} to the barrier {b} has no value</source>
        <translation>der Schritt von {a} zur Sperre {b} hat keine Zahl</translation>
    </message>
    <message>
        <source>no step leads on from the barrier {space}</source>
        <translation>von der Sperre {space} führt kein Schritt weiter</translation>
    </message>
    <message>
        <source>the diagonal step from {a} to {b} is not one ahead and one to the same side</source>
        <translation>der schräge Schritt von {a} zu {b} ist nicht einer nach vorn und einer zur selben Seite</translation>
    </message>
    <message>
        <source>there is an obstacle on the finish {space}</source>
        <translation>auf dem Ziel {space} ist ein Hindernis</translation>
    </message>
    <message>
        <source>no straight has two lanes to change between</source>
        <translation>keine Gerade hat zwei Spuren, zwischen denen man wechseln kann</translation>
    </message>
    <message>
        <source>every way leads through {n} single spaces, from {first} to {last}</source>
        <translation>jeder Weg führt über {n} einzelne Felder, von {first} bis {last}</translation>
    </message>
    <message>
        <source>no way leads from {spaces} to the finish</source>
        <translation>von {spaces} führt kein Weg ins Ziel</translation>
    </message>
    <message>
        <source>no way leads on from {spaces}</source>
        <translation>von {spaces} führt kein Weg weiter</translation>
    </message>
    <message>
        <source>obstacles or gaps block the whole road</source>
        <translation>Hindernisse oder Lücken versperren die ganze Straße</translation>
    </message>
    <message>
        <source>{n} start spaces for {cars} cars</source>
        <translation>{n} Startfelder für {cars} Autos</translation>
    </message>
    <message>
        <source>a sideways step leads from {a} to {b}, but none back</source>
        <translation>ein Schritt zur Seite führt von {a} zu {b}, aber keiner zurück</translation>
    </message>
    <message>
        <source>steps forward lead in a circle, from {space} to {space} again</source>
        <translation>Schritte nach vorn führen im Kreis, von {space} wieder zu {space}</translation>
    </message>
    <message>
        <source>there is no start space</source>
        <translation>es gibt kein Startfeld</translation>
    </message>
    <message>
        <source>there is no finish</source>
        <translation>es gibt kein Ziel</translation>
    </message>
    <message>
        <source>from {a} to {b} and back are steps to the same side</source>
        <translation>von {a} zu {b} und zurück führen Schritte zur selben Seite</translation>
    </message>
    <message>
        <source>There is no finish, or a start space from which it cannot be reached.</source>
        <translation>Es gibt kein Ziel, oder von einem Startfeld führt kein Weg dorthin.</translation>
    </message>
    <message>
        <source>add a start piece to a closed circuit, join the road's pieces, and remove obstacles that block the whole road.</source>
        <translation>auf einer geschlossenen Strecke ein Startteil legen, die Teile der Straße verbinden und Hindernisse entfernen, die die ganze Straße versperren.</translation>
    </message>
    <message>
        <source>There are fewer start spaces than drivers.</source>
        <translation>Es gibt weniger Startfelder als Fahrer.</translation>
    </message>
    <message>
        <source>each car is placed on its own free start space (STR-09), and up to four drivers can play. Circuits of other games get four start spaces before the line.</source>
        <translation>jedes Auto braucht ein eigenes freies Startfeld (STR-09), und bis zu vier Fahrer können mitspielen. Strecken anderer Spiele bekommen vier Startfelder vor der Linie.</translation>
    </message>
    <message>
        <source>add a start piece, remove obstacles from the start spaces, or race with fewer drivers.</source>
        <translation>ein Startteil legen, Hindernisse von den Startfeldern nehmen oder mit weniger Fahrern fahren.</translation>
    </message>
    <message>
        <source>the number on a corner space determines the penalty for fast cars (STR-29). Corners of other games get a number by their radius: 4 for tight ones, 6, or 8 for wide ones; their inner lane one less, but at least 3. On a street of this game a corner without numbers counts as straight, and nothing is noted.</source>
        <translation>die Zahl auf einem Kurvenfeld bestimmt die Strafe für schnelle Autos (STR-29). Kurven anderer Spiele bekommen ihre Zahl nach dem Radius: 4 für enge, 6, oder 8 für weite; die innere Spur eins weniger, aber mindestens 3. Auf einer Straße dieses Spiels gilt eine Kurve ohne Zahlen als gerade, und es gibt keinen Hinweis.</translation>
    </message>
    <message>
        <source>A corner number is higher than any normal speed.</source>
        <translation>Eine Kurvenzahl ist höher als jedes gewöhnliche Tempo.</translation>
    </message>
    <message>
        <source>the fastest card shows 16. A corner with a higher number never slows anybody down, but forbids lane changes (STR-23, STR-29).</source>
        <translation>die schnellste Karte zeigt 16. Eine Kurve mit höherer Zahl bremst niemanden, verbietet aber Spurwechsel (STR-23, STR-29).</translation>
    </message>
    <message>
        <source>There is an obstacle in a corner, at the start or at the finish.</source>
        <translation>In einer Kurve, am Start oder im Ziel ist ein Hindernis.</translation>
    </message>
    <message>
        <source>cars cannot change lanes in a corner (STR-23), so whoever enters in that lane is blocked and takes penalties; the rulebook advises to keep corners clear (STR-04). On a start space or the finish nobody could ever stand.</source>
        <translation>in einer Kurve kann man die Spur nicht wechseln (STR-23); wer auf dieser Spur hineinfährt, wird blockiert und kassiert Strafen. Das Regelheft rät, Kurven freizuhalten (STR-04). Auf einem Startfeld oder im Ziel könnte nie jemand stehen.</translation>
    </message>
    <message>
        <source>A barrier is too high, or has no run-up.</source>
        <translation>Eine Sperre ist zu hoch, oder ihr fehlt der Anlauf.</translation>
    </message>
    <message>
        <source>only the upper gears show nine or more, and a car that is too slow twice is out of the race (STR-44). It takes about twenty straight spaces to shift up without corners. The fastest card shows 16: a higher barrier stops every car without upgrades.</source>
        <translation>nur die oberen Gänge zeigen neun oder mehr, und ein Auto, das zweimal zu langsam ist, scheidet aus (STR-44). Um ohne Kurven hochzuschalten, braucht man etwa zwanzig gerade Felder. Die schnellste Karte zeigt 16: Eine höhere Sperre hält jedes Auto ohne Upgrades auf.</translation>
    </message>
    <message>
        <source>cars change lanes only on straights (STR-23). Without a straight with two lanes they arrive in the order in which they started.</source>
        <translation>Autos wechseln die Spur nur auf Geraden (STR-23). Ohne eine Gerade mit zwei Spuren kommen sie in der Reihenfolge an, in der sie gestartet sind.</translation>
    </message>
    <message>
        <source>race fewer laps or more, move start and finish, or remove straights.</source>
        <translation>weniger oder mehr Runden fahren, Start und Ziel versetzen oder Geraden entfernen.</translation>
    </message>
    <message>
        <source>Cars can drive to where no way leads to the finish.</source>
        <translation>Autos können dorthin fahren, von wo kein Weg ins Ziel führt.</translation>
    </message>
    <message>
        <source>a car has to use up its speed while any step is possible (STR-24), so it may be forced into a dead end, and nothing leads back out of it. Lanes can only be changed on straights, so an obstacle in a corner makes its lane one.</source>
        <translation>ein Auto muss sein Tempo ausfahren, solange ein Schritt möglich ist (STR-24); es kann also in eine Sackgasse gezwungen werden, aus der nichts zurückführt. Die Spur wechselt man nur auf Geraden, deshalb macht ein Hindernis in einer Kurve ihre Spur dazu.</translation>
    </message>
    <message>
        <source>move the obstacle, connect the road's end, or close the dead end with obstacles.</source>
        <translation>das Hindernis versetzen, das Ende der Straße anschließen oder die Sackgasse mit Hindernissen schließen.</translation>
    </message>
    <message>
        <source>Spaces of one corner are apart, or two corners touch.</source>
        <translation>Felder einer Kurve liegen auseinander, oder zwei Kurven berühren sich.</translation>
    </message>
    <message>
        <source>give spaces that follow each other the same group, and others another one.</source>
        <translation>Feldern, die aufeinander folgen, dieselbe Gruppe geben, anderen eine andere.</translation>
    </message>
    <message>
        <source>There are more upgrades than a console holds.</source>
        <translation>Es gibt mehr Upgrades, als auf eine Konsole passen.</translation>
    </message>
    <message>
        <source>every car gets four upgrades and those of the indicators beside the course, but a console holds ten, that of Han Lue twelve (STR-05). The others are lost. On circuits of other games each corner is worth one upgrade, which is only noted.</source>
        <translation>jedes Auto bekommt vier Upgrades und die der Upgrade-Zahlen am Weg, aber auf eine Konsole passen zehn, auf die von Han Lue zwölf (STR-05). Die übrigen sind verloren. Auf Strecken anderer Spiele bringt jede Kurve ein Upgrade; dann ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <source>remove indicators, or lower their numbers.</source>
        <translation>Upgrade-Zahlen entfernen oder senken.</translation>
    </message>
    <message>
        <source>A barrier leads nowhere, or has no number.</source>
        <translation>Eine Sperre führt nirgendwohin oder hat keine Zahl.</translation>
    </message>
    <message>
        <source>a car that is fast enough goes on from the barrier in the next turn, or is out (STR-44); without a step ahead it can never go on. Each step onto a barrier needs the speed that it takes (STR-43).</source>
        <translation>ein Auto, das schnell genug ist, fährt im nächsten Zug von der Sperre weiter, sonst scheidet es aus (STR-44); ohne einen Schritt nach vorn geht es nie weiter. Jeder Schritt auf eine Sperre braucht das Tempo, das sie verlangt (STR-43).</translation>
    </message>
    <message>
        <source>move the barrier, or the obstacle behind it.</source>
        <translation>die Sperre versetzen oder das Hindernis dahinter.</translation>
    </message>
    <message>
        <source>There are unusually many or few upgrades for the corners.</source>
        <translation>Für die Kurven gibt es ungewöhnlich viele oder wenige Upgrades.</translation>
    </message>
    <message>
        <source>Tires, Steering and Transmission are for corners. With fewer than one upgrade for two corners drivers brake everywhere, with more than three for two nobody brakes (STR-V-18). On circuits of other games each corner is worth one upgrade, which is only noted.</source>
        <translation>Tires, Steering und Transmission sind für Kurven da. Mit weniger als einem Upgrade für zwei Kurven bremst man überall, mit mehr als drei für zwei nirgends (STR-V-18). Auf Strecken anderer Spiele bringt jede Kurve ein Upgrade; dann ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <source>add indicators on a hard course, remove some on an easy one, or change corners.</source>
        <translation>auf einer schweren Strecke Upgrade-Zahlen hinzufügen, auf einer leichten welche entfernen, oder Kurven ändern.</translation>
    </message>
    <message>
        <source>The gear cards have to be reshuffled very often.</source>
        <translation>Die Gangkarten müssen sehr oft gemischt werden.</translation>
    </message>
    <message>
        <source>each turn takes about eight of the 120 cards: the set, the flips, and those that pay for shifting (STR-V-20). Four drivers reshuffle about five times on the longest usual course.</source>
        <translation>jeder Zug braucht etwa acht der 120 Karten: den Satz, die aufgedeckten und die zum Schalten (STR-V-20). Vier Fahrer mischen auf der längsten üblichen Strecke etwa fünfmal.</translation>
    </message>
    <message>
        <source>race fewer laps, or a shorter course.</source>
        <translation>weniger Runden oder eine kürzere Strecke fahren.</translation>
    </message>
    <message>
        <source>Steering lifts the limits of one corner, all its spaces together (STR-41), and budgets count corners. Drivers take spaces that follow each other for one corner. On circuits of other games, where curves to different sides are different corners, this is only noted.</source>
        <translation>Steering hebt die Zahlen einer Kurve auf, die aller ihrer Felder zusammen (STR-41), und Budgets zählen Kurven. Felder, die aufeinander folgen, hält man für eine Kurve. Auf Strecken anderer Spiele, wo Bögen zu verschiedenen Seiten verschiedene Kurven sind, ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>more than usual</source>
        <translation>mehr als üblich</translation>
    </message>
    <message>
        <source>fewer than usual</source>
        <translation>weniger als üblich</translation>
    </message>
    <message>
        <source>no way leads from the start to the finish</source>
        <translation>kein Weg führt vom Start ins Ziel</translation>
    </message>
    <message>
        <source>about {n:.1f}</source>
        <translation>etwa {n:.1f}</translation>
    </message>
    <message>
        <source>{n}, a console holds {most}</source>
        <translation>{n}, auf eine Konsole passen {most}</translation>
    </message>
    <message>
        <source>{n:.1f} per ten steps</source>
        <translation>{n:.1f} je zehn Schritte</translation>
    </message>
    <message>
        <source>{n:.2f} upgrades each: {verdict}</source>
        <translation>je {n:.2f} Upgrades: {verdict}</translation>
    </message>
    <message>
        <source>drivers</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>reshuffles</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>on the shortest way</source>
        <translation>auf dem kürzesten Weg</translation>
    </message>
    <message>
        <source>straight before it</source>
        <translation>Gerade davor</translation>
    </message>
    <message>
        <source>Rounds and cards</source>
        <translation>Durchgänge und Karten</translation>
    </message>
    <message>
        <source>Upgrades and corners</source>
        <translation>Upgrades und Kurven</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>About {n} of the {deck} cards per turn: the set, the flips, and shifting.</source>
        <translation>Je Zug etwa {n} der {deck} Karten: der Satz, die aufgedeckten und die zum Schalten.</translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation>Upgrades</translation>
    </message>
    <message>
        <source>Chances to be fast enough with {n} cards, without upgrades.</source>
        <translation>Chancen, mit {n} Karten schnell genug zu sein, ohne Upgrades.</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>gear {n}, %</source>
        <translation>Gang {n}, %</translation>
    </message>
    <message>
        <source>{n} or more</source>
        <translation>{n} oder mehr</translation>
    </message>
    <message>
        <source>no way leads from a start space to a finish</source>
        <translation>kein Weg führt von einem Startfeld zu einem Ziel</translation>
    </message>
    <message>
        <source>{n} start spaces; at most {most} can be used</source>
        <translation>{n} Startfelder; höchstens {most} können genutzt werden</translation>
    </message>
    <message>
        <source>a tag-team race needs an even number of cars</source>
        <translation>ein Staffelrennen braucht eine gerade Zahl von Autos</translation>
    </message>
    <message>
        <source>junked</source>
        <translation>schrottreif</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>cars out or junked</source>
        <translation>ausgeschiedene oder schrottreife Autos</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>Strafpunkte</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blockaden</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>cars across the line</source>
        <translation>Autos im Ziel</translation>
    </message>
    <message>
        <source>speed of the winner's last move</source>
        <translation>Tempo der letzten Fahrt des Siegers</translation>
    </message>
    <message>
        <source>penalties in corners</source>
        <translation>Strafpunkte in Kurven</translation>
    </message>
    <message>
        <source>penalties by blocks</source>
        <translation>Strafpunkte durch Blockaden</translation>
    </message>
    <message>
        <source>cars stopped by penalties</source>
        <translation>durch Strafpunkte gestoppte Autos</translation>
    </message>
    <message>
        <source>tries at barriers</source>
        <translation>Versuche an Sperren</translation>
    </message>
    <message>
        <source>cars paused at barriers</source>
        <translation>an Sperren aufgehaltene Autos</translation>
    </message>
    <message>
        <source>cars out at barriers</source>
        <translation>an Sperren ausgeschiedene Autos</translation>
    </message>
    <message>
        <source>junked cars</source>
        <translation>schrottreife Autos</translation>
    </message>
    <message>
        <source>damage tokens</source>
        <translation>Schadensmarker</translation>
    </message>
    <message>
        <source>cards drawn and flipped</source>
        <translation>gezogene und aufgedeckte Karten</translation>
    </message>
    <message>
        <source>cards flipped for speed</source>
        <translation>für das Tempo aufgedeckte Karten</translation>
    </message>
    <message>
        <source>shift to {gear} for {cards}</source>
        <translation>schalten: {gear} für {cards}</translation>
    </message>
    <message>
        <source>{car}, hand {hand}: which cards to discard?</source>
        <translation>{car}, Hand {hand}: welche Karten abwerfen?</translation>
    </message>
    <message>
        <source>start space {n}, at {at}</source>
        <translation>Startfeld {n}, auf {at}</translation>
    </message>
    <message>
        <source>play {n} × {suit}</source>
        <translation>{n} × {suit} spielen</translation>
    </message>
    <message>
        <source>speed {n}</source>
        <translation>Tempo {n}</translation>
    </message>
    <message>
        <source>Handling: block token on the left</source>
        <translation>Handling: Blockmarker nach links</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>{cards} abwerfen</translation>
    </message>
    <message>
        <source>to {place}, {n} points</source>
        <translation>nach {place}, {n} Punkte</translation>
    </message>
    <message>
        <source>to {place}, corner {limit}</source>
        <translation>nach {place}, Kurve {limit}</translation>
    </message>
    <message>
        <source>shift to {gear}</source>
        <translation>schalten: {gear}</translation>
    </message>
    <message>
        <source>{upgrade}: discard {cards}</source>
        <translation>{upgrade}: {cards} abwerfen</translation>
    </message>
    <message>
        <source>{upgrade}: ignore the token at {at}</source>
        <translation>{upgrade}: den Marker auf {at} nicht beachten</translation>
    </message>
    <message>
        <source>do not move</source>
        <translation>nicht fahren</translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>hier anhalten</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>{car}: which start space?</source>
        <translation>{car}: welches Startfeld?</translation>
    </message>
    <message>
        <source>{car} in {gear}, hand {hand}: what next?</source>
        <translation>{car}, {gear}, Hand {hand}: was nun?</translation>
    </message>
    <message>
        <source>{car} flips {speeds}: which speed?</source>
        <translation>{car} deckt {speeds} auf: welches Tempo?</translation>
    </message>
    <message>
        <source>{car} has {n} left: where to?</source>
        <translation>{car} hat noch {n}: wohin?</translation>
    </message>
    <message>
        <source>{car} in {gear}, hand {hand}: anything else?</source>
        <translation>{car}, {gear}, Hand {hand}: noch etwas?</translation>
    </message>
    <message>
        <source>Handling: block token on the right</source>
        <translation>Handling: Blockmarker nach rechts</translation>
    </message>
    <message>
        <source>shifts down to {gear} for {cards}</source>
        <translation>schaltet herunter, {gear}, für {cards}</translation>
    </message>
    <message>
        <source>uses {upgrade}</source>
        <translation>nutzt {upgrade}</translation>
    </message>
    <message>
        <source>plays {n} × {suit}</source>
        <translation>spielt {n} × {suit}</translation>
    </message>
    <message>
        <source>flips {speeds}</source>
        <translation>deckt {speeds} auf</translation>
    </message>
    <message>
        <source>chooses {n}</source>
        <translation>wählt {n}</translation>
    </message>
    <message>
        <source>moves {n}</source>
        <translation>fährt {n}</translation>
    </message>
    <message>
        <source>stops on the barrier {value} with {speed}</source>
        <translation>bleibt mit {speed} auf der Sperre {value} stehen</translation>
    </message>
    <message>
        <source>is blocked: {penalties}</source>
        <translation>ist blockiert: {penalties}</translation>
    </message>
    <message>
        <source>1 penalty</source>
        <translation>1 Strafpunkt</translation>
    </message>
    <message>
        <source>{n} penalties</source>
        <translation>{n} Strafpunkte</translation>
    </message>
    <message>
        <source>{penalties}, hand limit {limit}</source>
        <translation>{penalties}, Handlimit {limit}</translation>
    </message>
    <message>
        <source>draws {cards}</source>
        <translation>zieht {cards}</translation>
    </message>
    <message>
        <source>{car} fails at the barrier {value} with {speed}, and is out</source>
        <translation>{car} scheitert mit {speed} an der Sperre {value} und scheidet aus</translation>
    </message>
    <message>
        <source>{car} crosses the line with {n} left</source>
        <translation>{car} fährt durchs Ziel, {n} übrig</translation>
    </message>
    <message>
        <source>{car} starts on start space {slot}, at {where}, and moves {place}</source>
        <translation>{car} startet auf Startfeld {slot}, {where}, und zieht als {place}</translation>
    </message>
    <message>
        <source>shifts up to {gear} for {cards}</source>
        <translation>schaltet hoch, {gear}, für {cards}</translation>
    </message>
    <message>
        <source>uses {upgrade} and draws {cards}</source>
        <translation>nutzt {upgrade} und zieht {cards}</translation>
    </message>
    <message>
        <source>uses {upgrade}: {n} more</source>
        <translation>nutzt {upgrade}: {n} mehr</translation>
    </message>
    <message>
        <source>chooses {n}, with a damage icon</source>
        <translation>wählt {n}, mit Schadenssymbol</translation>
    </message>
    <message>
        <source>{n} by Nitrous</source>
        <translation>{n} durch Nitro</translation>
    </message>
    <message>
        <source>{n} by Tires</source>
        <translation>{n} durch Reifen</translation>
    </message>
    <message>
        <source>{n} by a control token</source>
        <translation>{n} durch einen Kontrollmarker</translation>
    </message>
    <message>
        <source>moves {n} ({more})</source>
        <translation>fährt {n} ({more})</translation>
    </message>
    <message>
        <source>to {place}, {penalties}</source>
        <translation>nach {place}, {penalties}</translation>
    </message>
    <message>
        <source>passes the barrier {value} with {speed}</source>
        <translation>passiert die Sperre {value} mit {speed}</translation>
    </message>
    <message>
        <source>{penalties}, hand limit {limit}, {n} discarded</source>
        <translation>{penalties}, Handlimit {limit}, {n} abgeworfen</translation>
    </message>
    <message>
        <source>{car} is {place}</source>
        <translation>{car} ist {place}</translation>
    </message>
    <message>
        <source>ignores the block token at {at}</source>
        <translation>beachtet den Blockmarker auf {at} nicht</translation>
    </message>
    <message>
        <source>draws a control token {n}</source>
        <translation>zieht einen Kontrollmarker {n}</translation>
    </message>
    <message>
        <source>cannot take more penalties, and stops</source>
        <translation>verträgt keine Strafpunkte mehr und hält an</translation>
    </message>
    <message>
        <source>stops behind the corner</source>
        <translation>hält hinter der Kurve</translation>
    </message>
    <message>
        <source>drops to {gear}</source>
        <translation>fällt zurück: {gear}</translation>
    </message>
    <message>
        <source>damage {n}</source>
        <translation>Schaden {n}</translation>
    </message>
    <message>
        <source>places its block token at {at}</source>
        <translation>legt den Blockmarker auf {at}</translation>
    </message>
    <message>
        <source>lifts its block token</source>
        <translation>nimmt den Blockmarker auf</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>fährt nicht</translation>
    </message>
    <message>
        <source>{car} is driven by {driver}</source>
        <translation>{car} wird gefahren von {driver}</translation>
    </message>
    <message>
        <source>{car} is the first player</source>
        <translation>{car} ist Startspieler</translation>
    </message>
    <message>
        <source>{car} is junked, and stays where it is</source>
        <translation>{car} ist schrottreif und bleibt stehen</translation>
    </message>
    <message>
        <source>{n} are shuffled for a new deck</source>
        <translation>{n} werden zu einem neuen Stapel gemischt</translation>
    </message>
    <message>
        <source>{car} starts, as its team-mate has crossed the line</source>
        <translation>{car} startet, weil das andere Auto der Staffel im Ziel ist</translation>
    </message>
    <message>
        <source>The round is played out, and then the race is over</source>
        <translation>Die Runde wird zu Ende gespielt, dann ist das Rennen vorbei</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Str</translation>
    </message>
    <message>
        <source>Penalties until the hand is empty</source>
        <translation>Strafpunkte, bis die Hand leer ist</translation>
    </message>
    <message>
        <source>Tok</source>
        <translation>Upg</translation>
    </message>
    <message>
        <source>Upgrade tokens</source>
        <translation>Upgrade-Marker</translation>
    </message>
    <message>
        <source>Dmg</source>
        <translation>Sch</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>paused at a barrier</source>
        <translation>an einer Sperre aufgehalten</translation>
    </message>
    <message>
        <source>Control token</source>
        <translation>Kontrollmarker</translation>
    </message>
    <message>
        <source>Nitrous</source>
        <translation>Nitro</translation>
    </message>
    <message>
        <source>Engine Power</source>
        <translation>Motorleistung</translation>
    </message>
    <message>
        <source>Tires</source>
        <translation>Reifen</translation>
    </message>
    <message>
        <source>Engine Tuning</source>
        <translation>Motortuning</translation>
    </message>
    <message>
        <source>Handling</source>
        <translation>Handling</translation>
    </message>
    <message>
        <source>Turbo Charger</source>
        <translation>Turbolader</translation>
    </message>
    <message>
        <source>Aerodynamics</source>
        <translation>Aerodynamik</translation>
    </message>
    <message>
        <source>Transmission</source>
        <translation>Getriebe</translation>
    </message>
    <message>
        <source>Steering</source>
        <translation>Lenkung</translation>
    </message>
    <message>
        <source>Han Lue, with up to 12 upgrades</source>
        <translation>Han Lue, mit bis zu 12 Upgrades</translation>
    </message>
    <message>
        <source>Dom, with a seventh penalty to spare</source>
        <translation>Dom, mit einem siebten Strafpunkt Reserve</translation>
    </message>
    <message>
        <source>Gisele, who heeds the damage icons</source>
        <translation>Gisele, die auf Schadenssymbole achtet</translation>
    </message>
    <message>
        <source>gear {n}</source>
        <translation>Gang {n}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>cars with gears and upgrades, from a start to a finish</source>
        <translation>Autos mit Gängen und Upgrades, von einem Start zu einem Ziel</translation>
    </message>
    <message>
        <source>any legal decision, at random</source>
        <translation>irgendeine erlaubte Entscheidung, zufällig</translation>
    </message>
    <message>
        <source>everybody alone, or teams of two</source>
        <translation>jeder für sich, oder Staffeln zu zweit</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>tag-team</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>damage icons and control tokens</source>
        <translation>Schadenssymbole und Kontrollmarker</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>driver cards</source>
        <translation>Fahrerkarten</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>driver of car 1, if they are chosen</source>
        <translation>Fahrer von Auto 1, wenn gewählt wird</translation>
    </message>
    <message>
        <source>han-lue</source>
        <translation>Han Lue</translation>
    </message>
    <message>
        <source>dom</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>gisele</source>
        <translation>Gisele</translation>
    </message>
    <message>
        <source>driver of car 2, if they are chosen</source>
        <translation>Fahrer von Auto 2, wenn gewählt wird</translation>
    </message>
    <message>
        <source>driver of car 3, if they are chosen</source>
        <translation>Fahrer von Auto 3, wenn gewählt wird</translation>
    </message>
    <message>
        <source>driver of car 4, if they are chosen</source>
        <translation>Fahrer von Auto 4, wenn gewählt wird</translation>
    </message>
    <message>
        <source>driver of car 5, if they are chosen</source>
        <translation>Fahrer von Auto 5, wenn gewählt wird</translation>
    </message>
    <message>
        <source>driver of car 6, if they are chosen</source>
        <translation>Fahrer von Auto 6, wenn gewählt wird</translation>
    </message>
    <message>
        <source>driver of car 7, if they are chosen</source>
        <translation>Fahrer von Auto 7, wenn gewählt wird</translation>
    </message>
    <message>
        <source>driver of car 8, if they are chosen</source>
        <translation>Fahrer von Auto 8, wenn gewählt wird</translation>
    </message>
    <message>
        <source>rounds after which a race ends</source>
        <translation>Runden, nach denen ein Rennen endet</translation>
    </message>
    <message>
        <source>the gear at the start</source>
        <translation>der Gang beim Start</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>may gears be shifted between the draw and the choice of a speed</source>
        <translation>darf zwischen Aufdecken und Tempowahl geschaltet werden</translation>
    </message>
    <message>
        <source>what the Turbo Charger does in Neutral</source>
        <translation>was der Turbolader im Leerlauf bewirkt</translation>
    </message>
    <message>
        <source>first-row</source>
        <translation>erste Reihe</translation>
    </message>
    <message>
        <source>points for a step sideways</source>
        <translation>Punkte für einen Schritt zur Seite</translation>
    </message>
    <message>
        <source>may a car stop with points left</source>
        <translation>darf ein Auto mit restlichen Punkten anhalten</translation>
    </message>
    <message>
        <source>as-blocked</source>
        <translation>wie blockiert</translation>
    </message>
    <message>
        <source>points left at a barrier that is not passed</source>
        <translation>restliche Punkte an einer nicht passierten Sperre</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>a car that ends its move on a barrier, fast enough</source>
        <translation>ein Auto, das schnell genug auf einer Sperre endet</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>tested-again</source>
        <translation>neu geprüft</translation>
    </message>
    <message>
        <source>a car paused on a barrier that does not move</source>
        <translation>ein an einer Sperre aufgehaltenes Auto, das nicht fährt</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>scheidet aus</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>what is drawn again</source>
        <translation>was neu aufgedeckt wird</translation>
    </message>
    <message>
        <source>same-set</source>
        <translation>derselbe Satz</translation>
    </message>
    <message>
        <source>new-set</source>
        <translation>neuer Satz</translation>
    </message>
    <message>
        <source>when a block token is placed</source>
        <translation>wann ein Blockmarker gelegt wird</translation>
    </message>
    <message>
        <source>after-moving</source>
        <translation>nach der Fahrt</translation>
    </message>
    <message>
        <source>before-moving</source>
        <translation>vor der Fahrt</translation>
    </message>
    <message>
        <source>what Tires add on the first turn</source>
        <translation>was Reifen im ersten Zug bringen</translation>
    </message>
    <message>
        <source>two-each</source>
        <translation>je zwei</translation>
    </message>
    <message>
        <source>two-in-all</source>
        <translation>zusammen zwei</translation>
    </message>
    <message>
        <source>which gear counts for the Minimum Speed with the Turbo Charger</source>
        <translation>welcher Gang mit Turbolader für das Mindesttempo zählt</translation>
    </message>
    <message>
        <source>real-gear</source>
        <translation>echter Gang</translation>
    </message>
    <message>
        <source>row-read</source>
        <translation>abgelesene Reihe</translation>
    </message>
    <message>
        <source>which shifts a Transmission makes cheaper</source>
        <translation>welche Schaltvorgänge ein Getriebe verbilligt</translation>
    </message>
    <message>
        <source>all-of-the-turn</source>
        <translation>alle des Zuges</translation>
    </message>
    <message>
        <source>the-next</source>
        <translation>der nächste</translation>
    </message>
    <message>
        <source>may Engine Tuning discard nothing and draw one card</source>
        <translation>darf Motortuning nichts abwerfen und eine Karte ziehen</translation>
    </message>
    <message>
        <source>corners that Steering ignores</source>
        <translation>Kurven, die Lenkung übergeht</translation>
    </message>
    <message>
        <source>the-first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>all-up-to-a-straight</source>
        <translation>alle bis zu einer Geraden</translation>
    </message>
    <message>
        <source>may lanes be changed in corners with Aerodynamics</source>
        <translation>darf man mit Aerodynamik in Kurven die Spur wechseln</translation>
    </message>
    <message>
        <source>Nitrous without a set</source>
        <translation>Nitro ohne Satz</translation>
    </message>
    <message>
        <source>no-move</source>
        <translation>keine Fahrt</translation>
    </message>
    <message>
        <source>is-the-speed</source>
        <translation>ist das Tempo</translation>
    </message>
    <message>
        <source>points for the step onto the finish</source>
        <translation>Punkte für den Schritt ins Ziel</translation>
    </message>
    <message>
        <source>what decides between equal remaining speeds</source>
        <translation>was bei gleichem Resttempo entscheidet</translation>
    </message>
    <message>
        <source>how cars get their start spaces</source>
        <translation>wie Autos zu ihren Startfeldern kommen</translation>
    </message>
    <message>
        <source>next-free</source>
        <translation>nächstes freies</translation>
    </message>
    <message>
        <source>when the discards are shuffled</source>
        <translation>wann die Ablage gemischt wird</translation>
    </message>
    <message>
        <source>deck-empty</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>the values of control tokens</source>
        <translation>die Werte der Kontrollmarker</translation>
    </message>
    <message>
        <source>one-to-three</source>
        <translation>eins bis drei</translation>
    </message>
    <message>
        <source>all-two</source>
        <translation>alle zwei</translation>
    </message>
    <message>
        <source>what becomes of junked cars</source>
        <translation>was aus schrottreifen Autos wird</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>when a team-mate starts</source>
        <translation>wann das zweite Auto der Staffel startet</translation>
    </message>
    <message>
        <source>same-turn</source>
        <translation>im selben Zug</translation>
    </message>
    <message>
        <source>next-round</source>
        <translation>nächste Runde</translation>
    </message>
    <message>
        <source>what Dom's seventh penalty counts for</source>
        <translation>wofür Doms siebter Strafpunkt zählt</translation>
    </message>
    <message>
        <source>hand-and-capacity</source>
        <translation>Hand und Reserve</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>a car with more penalties than it can take</source>
        <translation>ein Auto mit mehr Strafpunkten, als es verträgt</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>goes-on</source>
        <translation>fährt weiter</translation>
    </message>
    <message>
        <source>when the hand is filled up or cut down</source>
        <translation>wann die Hand aufgefüllt oder gekürzt wird</translation>
    </message>
    <message>
        <source>after-shifting</source>
        <translation>nach dem Schalten</translation>
    </message>
    <message>
        <source>before-shifting</source>
        <translation>vor dem Schalten</translation>
    </message>
    <message>
        <source>{n:g} mm²</source>
        <translation>{n:g} mm²</translation>
    </message>
    <message>
        <source>{easy} of difficulty 1 and {medium} of difficulty 2: equal numbers recommended, differing by at most {most}</source>
        <translation>{easy} der Schwierigkeit 1 und {medium} der Schwierigkeit 2: gleich viele empfohlen, mit höchstens {most} Unterschied</translation>
    </message>
    <message>
        <source>Place the first piece to begin a circuit.</source>
        <translation>Lege das erste Teil, um eine Strecke zu beginnen.</translation>
    </message>
    <message>
        <source>An empty board</source>
        <translation>Eine leere Platte</translation>
    </message>
    <message>
        <source>{kind} is one lane: add `lane`</source>
        <translation>{kind} gilt für eine Spur: `lane` ergänzen</translation>
    </message>
    <message>
        <source>{n} laps: a course leads to its finish once</source>
        <translation>{n} Runden: Eine Strecke vom Start ins Ziel wird nur einmal gefahren</translation>
    </message>
    <message>
        <source>Move the Red Line to where it belongs</source>
        <translation>Rote Linie dorthin setzen, wo sie hingehört</translation>
    </message>
    <message>
        <source>Race once, from START {n} spaces before the finish</source>
        <translation>Einmal fahren, mit START {n} Felder vor dem Ziel</translation>
    </message>
    <message>
        <source>Mark lane {lane} with its {n} spaces</source>
        <translation>Spur {lane} mit ihren {n} Feldern markieren</translation>
    </message>
    <message>
        <source>no forward step leads to lane {lane} that is marked on piece {piece}</source>
        <translation>kein Schritt vorwärts führt auf Spur {lane}, die auf Teil {piece} markiert ist</translation>
    </message>
    <message>
        <source>Dice line: lane {lane}, {n} spaces</source>
        <translation>Würfellinie: Spur {lane}, {n} Felder</translation>
    </message>
    <message>
        <source>The dice line is no longer marked</source>
        <translation>Die Würfellinie ist nicht mehr markiert</translation>
    </message>
    <message>
        <source>Mark dice line</source>
        <translation>Würfellinie markieren</translation>
    </message>
    <message>
        <source>route</source>
        <translation>Fahrspur</translation>
    </message>
    <message>
        <source>start_space</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>stripe</source>
        <translation>Querstrich</translation>
    </message>
    <message>
        <source>start space</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>There is no place for the Red Line, or a red stripe is elsewhere on the line.</source>
        <translation>Für die Rote Linie ist kein Platz, oder ein roter Querstrich liegt woanders auf der Linie.</translation>
    </message>
    <message>
        <source>move the stripe, or make the line at least 16 spaces long.</source>
        <translation>Querstrich versetzen oder die Linie mindestens 16 Felder lang machen.</translation>
    </message>
    <message>
        <source>race it once, from a space with a multiple of eight before the line; or race another lane that has a multiple of eight spaces; or add or remove straights.</source>
        <translation>einmal fahren, von einem Feld aus, bis zu dem die Linie ein Vielfaches von acht entfernt ist; oder eine andere Spur nehmen, deren Felderzahl durch acht teilbar ist; oder Geraden ergänzen oder entfernen.</translation>
    </message>
    <message>
        <source>extra turns by Turbo</source>
        <translation>Extrazüge durch Turbo</translation>
    </message>
    <message>
        <source>extra turns by RPM</source>
        <translation>Extrazüge durch Drehzahl</translation>
    </message>
    <message>
        <source>extra turns by Lead Foot</source>
        <translation>Extrazüge durch Bleifuß</translation>
    </message>
    <message>
        <source>lost turns by Pit Stops</source>
        <translation>durch Boxenstopps verlorene Züge</translation>
    </message>
    <message>
        <source>lost turns by spin-outs</source>
        <translation>durch Dreher verlorene Züge</translation>
    </message>
    <message>
        <source>Turns of the winner (share of races)</source>
        <translation>Züge des Siegers (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>Bumps per race (share of races)</source>
        <translation>Rauswürfe je Rennen (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>Whether choosing well pays is not certain: planner wins {planner}, random {random}.</source>
        <translation>Ob gutes Wählen sich lohnt, ist nicht sicher: planner gewinnt {planner}, random {random}.</translation>
    </message>
    <message>
        <source>A rule of thumb is as good as looking ahead, as far as these races show: planner wins {planner}, careful {careful}.</source>
        <translation>Eine Faustregel ist so gut wie Vorausdenken, soweit diese Rennen es zeigen: planner gewinnt {planner}, careful {careful}.</translation>
    </message>
    <message>
        <source>Looking ahead pays, too: planner wins {planner}, careful {careful}.</source>
        <translation>Auch Vorausdenken lohnt sich: planner gewinnt {planner}, careful {careful}.</translation>
    </message>
    <message>
        <source>Wins by place in the order of drafting</source>
        <translation>Siege nach Platz in der Wahlreihenfolge</translation>
    </message>
    <message>
        <source>Mopeds that finish before the cards run out (share of races)</source>
        <translation>Mopeds, die ins Ziel kommen, bevor die Karten ausgehen (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>Cards left in the stack (share of races)</source>
        <translation>Karten, die im Stapel bleiben (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>mindestens eins</translation>
    </message>
    <message>
        <source>at least two</source>
        <translation>mindestens zwei</translation>
    </message>
    <message>
        <source>does the space count where a move in two parts turns to the second</source>
        <translation>zählt das Feld, auf dem ein zweiteiliger Zug zum zweiten Teil übergeht</translation>
    </message>
    <message>
        <source>bumps-and-symbols</source>
        <translation>Rauswürfe und Symbole</translation>
    </message>
    <message>
        <source>A car bumped back beyond the first space is on START; no other reading is known.</source>
        <translation>Ein Auto, das über das erste Feld hinaus zurückgeworfen wird, steht auf START; eine andere Lesart ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A pit row as long as the line beside it; shortcuts and setbacks can be laid.</source>
        <translation>Eine Boxengasse ist so lang wie die Linie daneben; Abkürzungen und Umwege lassen sich legen.</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>RPM</source>
        <translation>Drehzahl</translation>
    </message>
    <message>
        <source>Lead Foot</source>
        <translation>Bleifuß</translation>
    </message>
    <message>
        <source>Pit Stop</source>
        <translation>Boxenstopp</translation>
    </message>
    <message>
        <source>spin-out</source>
        <translation>Dreher</translation>
    </message>
    <message>
        <source>{n} Pit Stops instead of {of}</source>
        <translation>{n} Boxenstopps statt {of}</translation>
    </message>
    <message>
        <source>{n} spin-outs on {colour} instead of 1</source>
        <translation>{n} Dreher auf {colour} statt 1</translation>
    </message>
    <message>
        <source>bridge {bridge} ({code}) hides {mm2:.0f} mm² of piece {piece} ({other}): lay an underpass there</source>
        <translation>Brücke {bridge} ({code}) verdeckt {mm2:.0f} mm² von Teil {piece} ({other}): dort eine Unterführung legen</translation>
    </message>
    <message>
        <source>Start card, four slots, four lanes</source>
        <translation>Startkarte, vier Plätze, vierspurig</translation>
    </message>
    <message>
        <source>Start card, four slots, two lanes</source>
        <translation>Startkarte, vier Plätze, zweispurig</translation>
    </message>
    <message>
        <source>Finish card, four lanes</source>
        <translation>Zielkarte, vierspurig</translation>
    </message>
    <message>
        <source>Finish card, two lanes</source>
        <translation>Zielkarte, zweispurig</translation>
    </message>
    <message>
        <source>Start and finish line, four lanes</source>
        <translation>Start- und Ziellinie, vierspurig</translation>
    </message>
    <message>
        <source>Start and finish line, two lanes</source>
        <translation>Start- und Ziellinie, zweispurig</translation>
    </message>
    <message>
        <source>Straight of 1, four lanes</source>
        <translation>Gerade, 1 Felder, vierspurig</translation>
    </message>
    <message>
        <source>Straight of 2, four lanes</source>
        <translation>Gerade, 2 Felder, vierspurig</translation>
    </message>
    <message>
        <source>Straight of 4, four lanes</source>
        <translation>Gerade, 4 Felder, vierspurig</translation>
    </message>
    <message>
        <source>Straight of 1, three lanes</source>
        <translation>Gerade, 1 Felder, dreispurig</translation>
    </message>
    <message>
        <source>Straight of 2, three lanes</source>
        <translation>Gerade, 2 Felder, dreispurig</translation>
    </message>
    <message>
        <source>Straight of 4, three lanes</source>
        <translation>Gerade, 4 Felder, dreispurig</translation>
    </message>
    <message>
        <source>Straight of 1, two lanes</source>
        <translation>Gerade, 1 Felder, zweispurig</translation>
    </message>
    <message>
        <source>Straight of 2, two lanes</source>
        <translation>Gerade, 2 Felder, zweispurig</translation>
    </message>
    <message>
        <source>Straight of 4, two lanes</source>
        <translation>Gerade, 4 Felder, zweispurig</translation>
    </message>
    <message>
        <source>Straight of 1, one lane</source>
        <translation>Gerade, 1 Felder, einspurig</translation>
    </message>
    <message>
        <source>Straight of 2, one lane</source>
        <translation>Gerade, 2 Felder, einspurig</translation>
    </message>
    <message>
        <source>Straight of 4, one lane</source>
        <translation>Gerade, 4 Felder, einspurig</translation>
    </message>
    <message>
        <source>Straight of 4, four lanes, solid line</source>
        <translation>Gerade, 4 Felder, vierspurig, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Sweep, four lanes, 22½°</source>
        <translation>Bogen, vierspurig, 22½°</translation>
    </message>
    <message>
        <source>Corner 6, four lanes, 45°</source>
        <translation>Kurve 6, vierspurig, 45°</translation>
    </message>
    <message>
        <source>Wide corner 8, four lanes, 45°</source>
        <translation>Weite Kurve 8, vierspurig, 45°</translation>
    </message>
    <message>
        <source>Fast corner 10, four lanes, 45°</source>
        <translation>Schnelle Kurve 10, vierspurig, 45°</translation>
    </message>
    <message>
        <source>Sweep, three lanes, 22½°</source>
        <translation>Bogen, dreispurig, 22½°</translation>
    </message>
    <message>
        <source>Corner 6, three lanes, 45°</source>
        <translation>Kurve 6, dreispurig, 45°</translation>
    </message>
    <message>
        <source>Wide corner 8, three lanes, 45°</source>
        <translation>Weite Kurve 8, dreispurig, 45°</translation>
    </message>
    <message>
        <source>Straight of 4, two lanes, solid line</source>
        <translation>Gerade, 4 Felder, zweispurig, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Sweep, two lanes, 22½°</source>
        <translation>Bogen, zweispurig, 22½°</translation>
    </message>
    <message>
        <source>Street corner 4, two lanes, 90°</source>
        <translation>Straßenecke 4, zweispurig, 90°</translation>
    </message>
    <message>
        <source>Hairpin 4, two lanes, 180°</source>
        <translation>Haarnadel 4, zweispurig, 180°</translation>
    </message>
    <message>
        <source>Corner 6, two lanes, 45°</source>
        <translation>Kurve 6, zweispurig, 45°</translation>
    </message>
    <message>
        <source>Corner 6, two lanes, 90°</source>
        <translation>Kurve 6, zweispurig, 90°</translation>
    </message>
    <message>
        <source>Wide corner 8, two lanes, 45°</source>
        <translation>Weite Kurve 8, zweispurig, 45°</translation>
    </message>
    <message>
        <source>Alley corner 4, 90°</source>
        <translation>Gassenecke 4, 90°</translation>
    </message>
    <message>
        <source>Alley corner 6, 90°</source>
        <translation>Gassenecke 6, 90°</translation>
    </message>
    <message>
        <source>A lane ends, four to three</source>
        <translation>Eine Spur endet, vier zu drei</translation>
    </message>
    <message>
        <source>A lane begins, three to four</source>
        <translation>Eine Spur beginnt, drei zu vier</translation>
    </message>
    <message>
        <source>The outer lanes end, four to two</source>
        <translation>Die äußeren Spuren enden, vier zu zwei</translation>
    </message>
    <message>
        <source>Outer lanes begin, two to four</source>
        <translation>Äußere Spuren beginnen, zwei zu vier</translation>
    </message>
    <message>
        <source>A lane ends, three to two</source>
        <translation>Eine Spur endet, drei zu zwei</translation>
    </message>
    <message>
        <source>A lane begins, two to three</source>
        <translation>Eine Spur beginnt, zwei zu drei</translation>
    </message>
    <message>
        <source>A lane ends, two to one</source>
        <translation>Eine Spur endet, zwei zu eins</translation>
    </message>
    <message>
        <source>A lane begins, one to two</source>
        <translation>Eine Spur beginnt, eins zu zwei</translation>
    </message>
    <message>
        <source>Fork, four lanes to two and two</source>
        <translation>Gabelung, vier Spuren zu zwei und zwei</translation>
    </message>
    <message>
        <source>Two roads of two lanes join</source>
        <translation>Zwei zweispurige Straßen vereinigen sich</translation>
    </message>
    <message>
        <source>Exit ramp, four lanes to three and one</source>
        <translation>Ausfahrt, vier Spuren zu drei und eins</translation>
    </message>
    <message>
        <source>Entry ramp, one lane beside three</source>
        <translation>Auffahrt, eine Spur neben drei</translation>
    </message>
    <message>
        <source>Exit ramp, three lanes to two and one</source>
        <translation>Ausfahrt, drei Spuren zu zwei und eins</translation>
    </message>
    <message>
        <source>Entry ramp, one lane beside two</source>
        <translation>Auffahrt, eine Spur neben zwei</translation>
    </message>
    <message>
        <source>Fork, two lanes to one and one</source>
        <translation>Gabelung, zwei Spuren zu eins und eins</translation>
    </message>
    <message>
        <source>Two alleys join</source>
        <translation>Zwei Gassen vereinigen sich</translation>
    </message>
    <message>
        <source>Bridge, two lanes</source>
        <translation>Brücke, zweispurig</translation>
    </message>
    <message>
        <source>Bridge, four lanes</source>
        <translation>Brücke, vierspurig</translation>
    </message>
    <message>
        <source>Underpass of a bridge of two lanes, two lanes</source>
        <translation>Unterführung unter einer zweispurigen Brücke, zweispurig</translation>
    </message>
    <message>
        <source>Underpass of a bridge of two lanes, four lanes</source>
        <translation>Unterführung unter einer zweispurigen Brücke, vierspurig</translation>
    </message>
    <message>
        <source>Underpass of a bridge of four lanes, two lanes</source>
        <translation>Unterführung unter einer vierspurigen Brücke, zweispurig</translation>
    </message>
    <message>
        <source>Underpass of a bridge of four lanes, four lanes</source>
        <translation>Unterführung unter einer vierspurigen Brücke, vierspurig</translation>
    </message>
    <message>
        <source>Train crossing 10, four lanes</source>
        <translation>Bahnübergang 10, vierspurig</translation>
    </message>
    <message>
        <source>Train crossing 10, two lanes</source>
        <translation>Bahnübergang 10, zweispurig</translation>
    </message>
    <message>
        <source>Shoulder down, 6, four lanes</source>
        <translation>Böschung abwärts, 6, vierspurig</translation>
    </message>
    <message>
        <source>Shoulder up, 9, four lanes</source>
        <translation>Böschung aufwärts, 9, vierspurig</translation>
    </message>
    <message>
        <source>Shoulder down, 6, two lanes</source>
        <translation>Böschung abwärts, 6, zweispurig</translation>
    </message>
    <message>
        <source>Shoulder up, 9, two lanes</source>
        <translation>Böschung aufwärts, 9, zweispurig</translation>
    </message>
    <message>
        <source>Four lanes</source>
        <translation>Vierspurig</translation>
    </message>
    <message>
        <source>Three lanes</source>
        <translation>Dreispurig</translation>
    </message>
    <message>
        <source>Two lanes</source>
        <translation>Zweispurig</translation>
    </message>
    <message>
        <source>Alleys</source>
        <translation>Gassen</translation>
    </message>
    <message>
        <source>Lanes added and dropped</source>
        <translation>Spuren beginnen und enden</translation>
    </message>
    <message>
        <source>Junctions</source>
        <translation>Kreuzungen und Rampen</translation>
    </message>
    <message>
        <source>Bridges and underpasses</source>
        <translation>Brücken und Unterführungen</translation>
    </message>
    <message>
        <source>cardboard lies flat; a piece on top of another is neither level nor joined, and two roads would share the same ground. A bridge may cross another road, but hides what is under it: that road needs an underpass there, which has no spaces in the middle. In a heap of pieces the first 1,000 overlaps are listed.</source>
        <translation>Karton liegt flach; ein Teil auf einem anderen liegt weder eben, noch ist es angefügt, und zwei Straßen würden sich denselben Boden teilen. Eine Brücke darf eine andere Straße überqueren, verdeckt aber, was unter ihr liegt: Dort braucht diese Straße eine Unterführung, die in der Mitte keine Felder hat. In einem Haufen von Teilen werden die ersten 1.000 Überlappungen aufgezählt.</translation>
    </message>
    <message>
        <source>move one part of the track away or make it smaller, with a longer straight before it or a tighter corner in it; in a kit with bridges, lay one road on a bridge and the other through an underpass.</source>
        <translation>einen Teil der Strecke wegschieben oder kleiner machen, mit einer längeren Geraden davor oder einer engeren Kurve darin; in einem Set mit Brücken die eine Straße auf eine Brücke und die andere durch eine Unterführung legen.</translation>
    </message>
    <message>
        <source>a car moves about six and a half spaces per round, after two rounds to get going. Below 25 steps the race is over before anybody has shifted up; beyond 120 it takes more than twenty rounds. All laps count; circuits of other games are raced over one lap (STR-H-30).</source>
        <translation>ein Auto fährt etwa sechseinhalb Felder je Durchgang, nach zwei Durchgängen zum Anfahren. Unter 25 Schritten ist das Rennen vorbei, bevor jemand hochgeschaltet hat; über 120 dauert es mehr als zwanzig Durchgänge. Alle Runden zählen; Strecken anderer Spiele werden über eine Runde gefahren (STR-H-30).</translation>
    </message>
    <message>
        <source>One to four drivers, or more, begin in Neutral; there are six gears.</source>
        <translation>Ein bis vier Fahrer, oder mehr, beginnen im Leerlauf; es gibt sechs Gänge.</translation>
    </message>
    <message>
        <source>Driver cards are optional; three of the twelve have an ability.</source>
        <translation>Fahrerkarten sind freiwillig; drei der zwölf haben eine Fähigkeit.</translation>
    </message>
    <message>
        <source>A course leads from a start to a finish.</source>
        <translation>Ein Kurs führt von einem Start zu einem Ziel.</translation>
    </message>
    <message>
        <source>Nothing can ever be on a space with an obstacle.</source>
        <translation>Auf einem Feld mit Hindernis kann nie etwas stehen.</translation>
    </message>
    <message>
        <source>Upgrades: four, and the numbers beside the course; ten per car, Han Lue twelve.</source>
        <translation>Upgrades: vier, dazu die Zahlen neben dem Kurs; zehn pro Auto, Han Lue zwölf.</translation>
    </message>
    <message>
        <source>All place their upgrades at once, hidden; one Nitrous and four Tires at most.</source>
        <translation>Alle verteilen ihre Upgrades zugleich und verdeckt; höchstens ein Nitro und vier Reifen.</translation>
    </message>
    <message>
        <source>The box has 42 upgrade tokens, 12 control tokens and 4 block tokens.</source>
        <translation>Die Schachtel hat 42 Upgrade-Marker, 12 Kontrollmarker und 4 Blockmarker.</translation>
    </message>
    <message>
        <source>120 gear cards are shuffled; discards are public.</source>
        <translation>120 Gangkarten werden gemischt; die Ablage ist offen.</translation>
    </message>
    <message>
        <source>The first player, drawn, takes a start space last; before it the others do.</source>
        <translation>Der ausgeloste Startspieler nimmt als Letzter ein Startfeld, vor ihm die anderen.</translation>
    </message>
    <message>
        <source>The first player moves first; then clockwise, in every round.</source>
        <translation>Der Startspieler zieht zuerst, dann im Uhrzeigersinn, in jeder Runde.</translation>
    </message>
    <message>
        <source>Everybody draws six cards.</source>
        <translation>Alle ziehen sechs Karten.</translation>
    </message>
    <message>
        <source>Where an upgrade contradicts another rule, the upgrade counts.</source>
        <translation>Wo ein Upgrade einer anderen Regel widerspricht, gilt das Upgrade.</translation>
    </message>
    <message>
        <source>A turn: prepare, set and draw, speed, move, leave, clean up.</source>
        <translation>Ein Zug: vorbereiten, Satz und Aufdecken, Tempo, Fahrt, Abschluss, Aufräumen.</translation>
    </message>
    <message>
        <source>A set is one or more cards of one suit.</source>
        <translation>Ein Satz sind eine oder mehr Karten einer Farbe.</translation>
    </message>
    <message>
        <source>As many cards are flipped as the set has.</source>
        <translation>So viele Karten, wie der Satz hat, werden aufgedeckt.</translation>
    </message>
    <message>
        <source>A speed is chosen: the gear's on a flipped card, or the suit's Minimum Speed.</source>
        <translation>Ein Tempo wird gewählt: das des Ganges auf einer aufgedeckten Karte oder das Mindesttempo der Farbe.</translation>
    </message>
    <message>
        <source>A gear up costs three cards, a gear down two, before the set or after moving.</source>
        <translation>Ein Gang hoch kostet drei Karten, ein Gang herunter zwei, vor dem Satz oder nach der Fahrt.</translation>
    </message>
    <message>
        <source>Clean-up: hand limit six, less the penalties of the turn.</source>
        <translation>Aufräumen: Handlimit sechs, abzüglich der Strafpunkte des Zuges.</translation>
    </message>
    <message>
        <source>A driver need not move; without penalties the hand is filled up.</source>
        <translation>Man muss nicht fahren; ohne Strafpunkte wird die Hand aufgefüllt.</translation>
    </message>
    <message>
        <source>The seat of a car that is out gets no more turns.</source>
        <translation>Wer ausgeschieden ist, hat keine Züge mehr.</translation>
    </message>
    <message>
        <source>Speed: the chosen number, Nitrous, Tires of the first turn, and a control token.</source>
        <translation>Tempo: die gewählte Zahl, Nitro, Reifen des ersten Zuges und ein Kontrollmarker.</translation>
    </message>
    <message>
        <source>A step costs a point; a space has room for one car.</source>
        <translation>Ein Schritt kostet einen Punkt; auf einem Feld ist Platz für ein Auto.</translation>
    </message>
    <message>
        <source>Lanes are changed between straight spaces only, and to one side only in a turn.</source>
        <translation>Die Spur wechselt man nur zwischen geraden Feldern, und in einem Zug nur zu einer Seite.</translation>
    </message>
    <message>
        <source>All points are used as long as there is a legal step.</source>
        <translation>Alle Punkte werden verbraucht, solange es einen erlaubten Schritt gibt.</translation>
    </message>
    <message>
        <source>At a junction any way may be taken.</source>
        <translation>An einer Abzweigung darf man jeden Weg nehmen.</translation>
    </message>
    <message>
        <source>Under a bridge the spaces on both sides are neighbours.</source>
        <translation>Unter einer Brücke sind die Felder auf beiden Seiten benachbart.</translation>
    </message>
    <message>
        <source>From a start space only ahead.</source>
        <translation>Von einem Startfeld nur geradeaus.</translation>
    </message>
    <message>
        <source>Blocked: points left without a legal step are penalties.</source>
        <translation>Blockiert: restliche Punkte ohne erlaubten Schritt sind Strafpunkte.</translation>
    </message>
    <message>
        <source>In a corner each space costs what the speed exceeds its number by.</source>
        <translation>In einer Kurve kostet jedes Feld, um wie viel das Tempo seine Zahl übersteigt.</translation>
    </message>
    <message>
        <source>Penalties cost cards of the next hand, then gears.</source>
        <translation>Strafpunkte kosten Karten der nächsten Hand, dann Gänge.</translation>
    </message>
    <message>
        <source>A car that can take no more stops at once, in Neutral and without cards.</source>
        <translation>Ein Auto, das nichts mehr verträgt, hält sofort an, im Leerlauf und ohne Karten.</translation>
    </message>
    <message>
        <source>The penalty tracker begins at six, Dom's at seven.</source>
        <translation>Der Strafanzeiger beginnt bei sechs, der von Dom bei sieben.</translation>
    </message>
    <message>
        <source>Nitrous: the Nitrous value of the top card is added to the speed.</source>
        <translation>Nitro: der Nitrowert der obersten Karte kommt zum Tempo.</translation>
    </message>
    <message>
        <source>Engine Power: all flipped cards are replaced, once per turn.</source>
        <translation>Motorleistung: alle aufgedeckten Karten werden ersetzt, einmal im Zug.</translation>
    </message>
    <message>
        <source>Tires: two more speed each on the first turn; later one less in corners.</source>
        <translation>Reifen: im ersten Zug je zwei mehr Tempo; später eins weniger in Kurven.</translation>
    </message>
    <message>
        <source>Engine Tuning: discard cards, draw one more.</source>
        <translation>Motortuning: Karten abwerfen, eine mehr ziehen.</translation>
    </message>
    <message>
        <source>Handling: place the block token beside the car, or ignore one; once per turn.</source>
        <translation>Handling: den Blockmarker neben das Auto legen oder einen nicht beachten; einmal im Zug.</translation>
    </message>
    <message>
        <source>Turbo Charger: speeds of the next gear's row.</source>
        <translation>Turbolader: Tempo aus der Reihe des nächsten Ganges.</translation>
    </message>
    <message>
        <source>Aerodynamics: to both sides in this turn, and one diagonal step.</source>
        <translation>Aerodynamik: in diesem Zug zu beiden Seiten, und ein schräger Schritt.</translation>
    </message>
    <message>
        <source>Transmission: shifts cost one card less.</source>
        <translation>Getriebe: Schalten kostet eine Karte weniger.</translation>
    </message>
    <message>
        <source>Steering, in third: through the first corner without limits, and stop behind it.</source>
        <translation>Lenkung, im dritten Gang: ohne Limit durch die erste Kurve und hinter ihr anhalten.</translation>
    </message>
    <message>
        <source>A rival's block token costs three points; the owner lifts it by moving.</source>
        <translation>Ein fremder Blockmarker kostet drei Punkte; der Besitzer nimmt ihn auf, wenn er fährt.</translation>
    </message>
    <message>
        <source>A car too slow for a barrier stops on it.</source>
        <translation>Ein Auto, das für eine Sperre zu langsam ist, bleibt auf ihr stehen.</translation>
    </message>
    <message>
        <source>If it is too slow again, or does not move, it is out.</source>
        <translation>Ist es wieder zu langsam oder fährt es nicht, scheidet es aus.</translation>
    </message>
    <message>
        <source>The points left behind the finish are the remaining speed.</source>
        <translation>Die Punkte, die hinter dem Ziel übrig sind, sind das Resttempo.</translation>
    </message>
    <message>
        <source>When a car has crossed, the round is played out.</source>
        <translation>Wenn ein Auto im Ziel ist, wird die Runde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The most remaining speed wins, then the higher speed of the last turn.</source>
        <translation>Das meiste Resttempo gewinnt, dann das höhere Tempo des letzten Zuges.</translation>
    </message>
    <message>
        <source>The others follow by their way to the finish.</source>
        <translation>Die anderen folgen nach ihrem Weg zum Ziel.</translation>
    </message>
    <message>
        <source>The race also ends when no car is left, or after a number of rounds.</source>
        <translation>Das Rennen endet auch, wenn kein Auto mehr fährt oder nach einer Zahl von Runden.</translation>
    </message>
    <message>
        <source>Low numbers of high gears have an icon: a control token is drawn.</source>
        <translation>Niedrige Zahlen hoher Gänge haben ein Symbol: ein Kontrollmarker wird gezogen.</translation>
    </message>
    <message>
        <source>It adds to the speed of the next move, and is damage then.</source>
        <translation>Er kommt zum Tempo der nächsten Fahrt und ist danach Schaden.</translation>
    </message>
    <message>
        <source>With three damage tokens a car can no longer move.</source>
        <translation>Mit drei Schadensmarkern kann ein Auto nicht mehr fahren.</translation>
    </message>
    <message>
        <source>Han Lue has twelve upgrades, Dom a seventh penalty, Gisele heeds the icons.</source>
        <translation>Han Lue hat zwölf Upgrades, Dom einen siebten Strafpunkt, Gisele achtet auf die Symbole.</translation>
    </message>
    <message>
        <source>Tag team: when a car has crossed, its team-mate starts in the same turn.</source>
        <translation>Staffel: wenn ein Auto im Ziel ist, startet das zweite im selben Zug.</translation>
    </message>
    <message>
        <source>Branching courses and circuits can be raced, too.</source>
        <translation>Auch verzweigte Kurse und Rundstrecken sind möglich.</translation>
    </message>
    <message>
        <source>A barrier has a value for each direction in which its piece is driven.</source>
        <translation>Eine Sperre hat einen Wert für jede Richtung, in der ihr Teil befahren wird.</translation>
    </message>
    <message>
        <source>A circuit: the line counts after a lap past all checkpoints, once by default.</source>
        <translation>Eine Rundstrecke: die Linie zählt nach einer Runde an allen Kontrollpunkten vorbei, üblich ist eine Runde.</translation>
    </message>
    <message>
        <source>The barriers decide: {share} % of tries fail, {n} cars per race are out.</source>
        <translation>Die Sperren entscheiden: {share} % der Versuche scheitern, {n} Autos pro Rennen scheiden aus.</translation>
    </message>
    <message>
        <source>Many cards: {n} per turn ({usual} are usual), {times} reshuffles per race.</source>
        <translation>Viele Karten: {n} pro Zug ({usual} sind üblich), {times} Neumischungen pro Rennen.</translation>
    </message>
    <message>
        <source>{n} cards per turn ({usual} are usual), {times} reshuffles per race.</source>
        <translation>{n} Karten pro Zug ({usual} sind üblich), {times} Neumischungen pro Rennen.</translation>
    </message>
    <message>
        <source>Corners cost more than traffic: {corners} penalties per race, blocks {blocks}.</source>
        <translation>Kurven kosten mehr als der Verkehr: {corners} Strafpunkte pro Rennen, Blockaden {blocks}.</translation>
    </message>
    <message>
        <source>Traffic costs more than corners: {blocks} penalties per race, corners {corners}.</source>
        <translation>Der Verkehr kostet mehr als die Kurven: {blocks} Strafpunkte pro Rennen, Kurven {corners}.</translation>
    </message>
    <message>
        <source>The barriers let most cars pass: {share} % of tries fail.</source>
        <translation>Die Sperren lassen die meisten Autos durch: {share} % der Versuche scheitern.</translation>
    </message>
    <message>
        <source>The barriers are a risk: {share} % of tries fail, {n} cars per race are out.</source>
        <translation>Die Sperren sind ein Risiko: {share} % der Versuche scheitern, {n} Autos pro Rennen scheiden aus.</translation>
    </message>
    <message>
        <source>{car}: upgrade {n} of {most}?</source>
        <translation>{car}: Upgrade {n} von {most}?</translation>
    </message>
    <message>
        <source>Most penalties in corners: {places}.</source>
        <translation>Die meisten Strafpunkte in Kurven: {places}.</translation>
    </message>
    <message>
        <source>Most cars are blocked here: {places}.</source>
        <translation>Hier werden die meisten Autos blockiert: {places}.</translation>
    </message>
    <message>
        <source>remaining speed of the winner</source>
        <translation>Resttempo des Siegers</translation>
    </message>
    <message>
        <source>wins from start space {n}</source>
        <translation>Siege von Startfeld {n}</translation>
    </message>
    <message>
        <source>{upgrade} used</source>
        <translation>{upgrade} genutzt</translation>
    </message>
    <message>
        <source>{upgrade} left</source>
        <translation>{upgrade} übrig</translation>
    </message>
    <message>
        <source>gear in part {n} of {parts}</source>
        <translation>Gang in Teil {n} von {parts}</translation>
    </message>
    <message>
        <source>% of the way in lane {n}</source>
        <translation>% des Weges auf Spur {n}</translation>
    </message>
    <message>
        <source>{cars} cars cross the line in the last round, the winner with {speed} left.</source>
        <translation>{cars} Autos fahren in der letzten Runde durchs Ziel, der Sieger mit {speed} Rest.</translation>
    </message>
    <message>
        <source>Hardly any penalties: {n} per race.</source>
        <translation>Kaum Strafpunkte: {n} pro Rennen.</translation>
    </message>
    <message>
        <source>{n} cars per race are stopped by penalties: the corners come too fast.</source>
        <translation>{n} Autos pro Rennen werden durch Strafpunkte gestoppt: die Kurven kommen zu schnell.</translation>
    </message>
    <message>
        <source>No car crosses the line.</source>
        <translation>Kein Auto kommt ins Ziel.</translation>
    </message>
    <message>
        <source>Who did not cross is ranked by the way that is left; a limit of rounds.</source>
        <translation>Wer nicht im Ziel ist, wird nach dem restlichen Weg gereiht; Höchstzahl der Runden.</translation>
    </message>
    <message>
        <source>{n} straight spaces before the barrier {value} on {spaces}: {advised} recommended</source>
        <translation>{n} gerade Felder vor der Sperre {value} auf {spaces}: {advised} empfohlen</translation>
    </message>
    <message>
        <source>the barrier {value} on {spaces} is higher than the fastest card, {fastest}</source>
        <translation>die Sperre {value} auf {spaces} ist höher als die schnellste Karte, {fastest}</translation>
    </message>
    <message>
        <source>The road leads in a circle where no laps are counted, or lanes can be changed one way only.</source>
        <translation>Die Straße führt im Kreis, wo keine Runden gezählt werden, oder die Spur lässt sich nur in eine Richtung wechseln.</translation>
    </message>
    <message>
        <source>let the branch join the road farther ahead, or close it with obstacles.</source>
        <translation>die Abzweigung weiter vorn wieder einmünden lassen oder mit Hindernissen schließen.</translation>
    </message>
    <message>
        <source>A sideways step touches a corner space.</source>
        <translation>Ein Schritt zur Seite berührt ein Kurvenfeld.</translation>
    </message>
    <message>
        <source>lanes can only be changed between two straight spaces (STR-23), so a link that leads into a corner promises what the rules forbid.</source>
        <translation>die Spur wechselt man nur zwischen zwei geraden Feldern (STR-23); eine Verbindung in eine Kurve verspricht also, was die Regeln verbieten.</translation>
    </message>
    <message>
        <source>put the corner number on a piece without sideways steps, or remove it.</source>
        <translation>die Kurvenzahl auf ein Teil ohne Schritte zur Seite setzen oder entfernen.</translation>
    </message>
    <message>
        <source>steps lead from a start to a finish; on a circle beside the course a car could drive on and on, and nobody could say who is ahead. Each sideways step has one back to the other side.</source>
        <translation>Schritte führen von einem Start zu einem Ziel; auf einem Kreis neben dem Weg könnte ein Auto endlos fahren, und niemand wüsste, wer vorn ist. Zu jedem Schritt zur Seite gehört einer zurück, zur anderen Seite.</translation>
    </message>
    <message>
        <source>Sweep, one lane, 45°</source>
        <translation>Bogen, einspurig, 45°</translation>
    </message>
    <message>
        <source>Wide sweep, one lane, 45°</source>
        <translation>Weiter Bogen, einspurig, 45°</translation>
    </message>
    <message>
        <source>Mark {kind} on {n} spaces</source>
        <translation>{kind} auf {n} Feldern markieren</translation>
    </message>
    <message>
        <source>the highest gear and the longest move that it can get</source>
        <translation>der höchste Gang und der weiteste Zug, den er bekommen kann</translation>
    </message>
    <message>
        <source>shifts for the road ahead, and searches all routes of a move</source>
        <translation>schaltet nach der Straße, die kommt, und sucht unter allen Wegen eines Zuges</translation>
    </message>
    <message>
        <source>compares sets, shifts and numbers by many simulated rollouts</source>
        <translation>vergleicht Sätze, Schaltvorgänge und Zahlen in vielen simulierten Fortsetzungen</translation>
    </message>
    <message>
        <source>the process that draws the picture has failed ({code}), perhaps for lack of memory: choose a smaller width, or SVG</source>
        <translation>der Prozess, der das Bild zeichnet, ist gescheitert ({code}), vielleicht weil der Speicher nicht reicht: eine kleinere Breite wählen, oder SVG</translation>
    </message>
    <message>
        <source>stopped by penalties</source>
        <translation>von Strafpunkten gestoppt</translation>
    </message>
    <message>
        <source>stops at the barrier</source>
        <translation>hält auf der Sperre</translation>
    </message>
    <message>
        <source>one step at a time ({n}) ...</source>
        <translation>Schritt für Schritt ({n}) ...</translation>
    </message>
    <message>
        <source>discard other cards ({n}) ...</source>
        <translation>andere Karten abwerfen ({n}) ...</translation>
    </message>
    <message>
        <source>{set}: about {n}</source>
        <translation>{set}: etwa {n}</translation>
    </message>
    <message>
        <source>shift to {gear} for other cards ({n}) ...</source>
        <translation>schalten: {gear} für andere Karten ({n}) ...</translation>
    </message>
    <message>
        <source>{steps}, home with {n} left</source>
        <translation>{steps}, im Ziel mit {n} übrig</translation>
    </message>
    <message>
        <source>{steps} to {place}</source>
        <translation>{steps} bis {place}</translation>
    </message>
    <message>
        <source>{set}: about {n}, or {m}</source>
        <translation>{set}: etwa {n}, oder {m}</translation>
    </message>
    <message>
        <source>Engine Tuning with other cards ({n}) ...</source>
        <translation>Motortuning mit anderen Karten ({n}) ...</translation>
    </message>
    <message>
        <source>damage icon</source>
        <translation>Schadenszeichen</translation>
    </message>
    <message>
        <source>too slow for the barrier: out</source>
        <translation>zu langsam für die Sperre: ausgeschieden</translation>
    </message>
    <message>
        <source>Before moving: adds 1 to 5 to your speed, drawn from the deck.</source>
        <translation>Vor der Bewegung: 1 bis 5 mehr Tempo, vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>After flipping: flips the same number of cards again.</source>
        <translation>Nach dem Aufdecken: ebenso viele Karten noch einmal aufdecken.</translation>
    </message>
    <message>
        <source>First turn: +2 speed. Later: one penalty less in each corner space.</source>
        <translation>Erster Zug: +2 Tempo. Später: ein Strafpunkt weniger auf jedem Kurvenfeld.</translation>
    </message>
    <message>
        <source>Before the set: discard any cards, draw one more than that.</source>
        <translation>Vor dem Satz: beliebig viele Karten abwerfen, eine mehr ziehen.</translation>
    </message>
    <message>
        <source>Place your block token beside your car, or ignore one of a rival.</source>
        <translation>Den eigenen Blockmarker neben das Auto legen oder einen fremden nicht beachten.</translation>
    </message>
    <message>
        <source>Before the set: read the speeds of the next higher gear.</source>
        <translation>Vor dem Satz: das Tempo im nächsthöheren Gang ablesen.</translation>
    </message>
    <message>
        <source>This turn: change lanes to both sides, and one diagonal step.</source>
        <translation>In diesem Zug: Spurwechsel nach beiden Seiten und ein Schritt schräg.</translation>
    </message>
    <message>
        <source>This turn: every later shift costs one card less.</source>
        <translation>In diesem Zug: jedes weitere Schalten kostet eine Karte weniger.</translation>
    </message>
    <message>
        <source>In 3rd gear: ignore the limits of the next corner, stop behind it.</source>
        <translation>Im 3. Gang: die Limits der nächsten Kurve gelten nicht, Halt dahinter.</translation>
    </message>
    <message>
        <source>choose yourself ...</source>
        <translation>selbst wählen ...</translation>
    </message>
    <message>
        <source>{car}: choose {n} upgrades for the race.</source>
        <translation>{car}: Wähle {n} Upgrades für das Rennen.</translation>
    </message>
    <message>
        <source>other sets ({n}) ...</source>
        <translation>andere Sätze ({n}) ...</translation>
    </message>
    <message>
        <source>{steps}, {n} of them forward, to {place}</source>
        <translation>{steps}, davon {n} nach vorn, bis {place}</translation>
    </message>
    <message>
        <source>Engine Power: about {n}</source>
        <translation>Motorleistung: etwa {n}</translation>
    </message>
    <message>
        <source>the track does not say where the Red Line is</source>
        <translation>auf der Strecke fehlt die Angabe der roten Linie</translation>
    </message>
    <message>
        <source>the main line never ends: no finish, and no laps</source>
        <translation>die Hauptlinie endet nie: kein Ziel und keine Runden</translation>
    </message>
    <message>
        <source>does the space count again under a car that could not move</source>
        <translation>zählt das Feld unter einem Auto, das nicht ziehen konnte, noch einmal</translation>
    </message>
    <message>
        <source>again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>how spaces are counted backwards from a pit row</source>
        <translation>wie aus einer Boxengasse rückwärts gezählt wird</translation>
    </message>
    <message>
        <source>through-the-entry</source>
        <translation>durch die Einfahrt</translation>
    </message>
    <message>
        <source>from-the-exit</source>
        <translation>von der Ausfahrt aus</translation>
    </message>
    <message>
        <source>Mopeds on the podium by start place (share of races)</source>
        <translation>Mopeds auf dem Podium nach Startplatz (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>on the podium from start place {n}</source>
        <translation>auf dem Podium von Startplatz {n}</translation>
    </message>
    <message>
        <source>{moped} on the podium</source>
        <translation>{moped} auf dem Podium</translation>
    </message>
    <message>
        <source>the line has no {end}</source>
        <translation>der Linie fehlt {end}</translation>
    </message>
    <message>
        <source>a drawing (DXF)</source>
        <translation>eine Zeichnung (DXF)</translation>
    </message>
    <message>
        <source>a game of VirtualTabletop</source>
        <translation>ein Spiel für VirtualTabletop</translation>
    </message>
    <message>
        <source>a module of VASSAL</source>
        <translation>ein Modul für VASSAL</translation>
    </message>
    <message>
        <source>a pack of pictures and spaces</source>
        <translation>ein Paket aus Bildern und Feldern</translation>
    </message>
    <message>
        <source>deck of {name}</source>
        <translation>Stapel von {name}</translation>
    </message>
    <message>
        <source>Red cards</source>
        <translation>Rote Karten</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Merkkarte</translation>
    </message>
    <message>
        <source>Colours of the die</source>
        <translation>Farben des Würfels</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Laps and podium</source>
        <translation>Runden und Podium</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Points of a bet</source>
        <translation>Punkte einer Wette</translation>
    </message>
    <message>
        <source>Spark plug</source>
        <translation>Zündkerze</translation>
    </message>
    <message>
        <source>Lap marker</source>
        <translation>Rundenmarker</translation>
    </message>
    <message>
        <source>Any die may be flipped down. A flip makes 7 minus the face.</source>
        <translation>Nach unten darf jeder Würfel gedreht werden. Drehen macht 7 minus Augen.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>easy corner</source>
        <translation>leichte Kurve</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>der niedrigere</translation>
    </message>
    <message>
        <source>medium corner</source>
        <translation>mittlere Kurve</translation>
    </message>
    <message>
        <source>the higher one</source>
        <translation>der höhere</translation>
    </message>
    <message>
        <source>hard corner</source>
        <translation>schwere Kurve</translation>
    </message>
    <message>
        <source>Slipstream</source>
        <translation>Windschatten</translation>
    </message>
    <message>
        <source>Dice to flip up</source>
        <translation>Hochdrehen</translation>
    </message>
    <message>
        <source>{nth} lap</source>
        <translation>{nth} Runde</translation>
    </message>
    <message>
        <source>Racing cards</source>
        <translation>Rennkarten</translation>
    </message>
    <message>
        <source>cards in a round</source>
        <translation>Karten je Runde</translation>
    </message>
    <message>
        <source>cards into the row</source>
        <translation>Karten in die Reihe</translation>
    </message>
    <message>
        <source>dice of {name}</source>
        <translation>Würfel von {name}</translation>
    </message>
    <message>
        <source>Stance</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>Penalties left</source>
        <translation>Strafpunkte übrig</translation>
    </message>
    <message>
        <source>{nth} gear</source>
        <translation>{nth} Gang</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Block token</source>
        <translation>Blockmarke</translation>
    </message>
    <message>
        <source>Minimum Speed</source>
        <translation>Mindesttempo</translation>
    </message>
    <message>
        <source>for a cutter: {count} of {width:g} × {height:g} mm</source>
        <translation>für einen Schneider: {count} von {width:g} × {height:g} mm</translation>
    </message>
    <message>
        <source>whole faces are printed; a cutter is given their pieces</source>
        <translation>ganze Seiten werden gedruckt; ein Schneider bekommt ihre Teile</translation>
    </message>
    <message>
        <source>there is nothing to cut: the table is empty</source>
        <translation>es gibt nichts zu schneiden: der Tisch ist leer</translation>
    </message>
    <message>
        <source>{paper} is too small for a cutter</source>
        <translation>{paper} ist zu klein für einen Schneider</translation>
    </message>
    <message>
        <source>the circuit takes {width:.0f} × {height:.0f} mm, too much for {paper}: choose the size of the machine's bed, so that its pieces are packed</source>
        <translation>die Strecke braucht {width:.0f} × {height:.0f} mm, zu viel für {paper}: die Größe des Maschinentischs wählen, dann werden ihre Teile gepackt</translation>
    </message>
    <message>
        <source>pieces of the box do not lie anywhere: choose the size of the machine's bed</source>
        <translation>Teile der Schachtel liegen nirgends: die Größe des Maschinentischs wählen</translation>
    </message>
    <message>
        <source>the circuit has a bridge: choose the size of the machine's bed</source>
        <translation>die Strecke hat eine Brücke: die Größe des Maschinentischs wählen</translation>
    </message>
    <message>
        <source>piece {code} is {width:.0f} × {height:.0f} mm, too large for {paper}: choose the size of the machine's bed</source>
        <translation>Teil {code} ist {width:.0f} × {height:.0f} mm, zu groß für {paper}: die Größe des Maschinentischs wählen</translation>
    </message>
    <message>
        <source>LightBurn: layers 00, 01, 02 in this order, tool layer T1</source>
        <translation>LightBurn: Ebenen 00, 01, 02 in dieser Reihenfolge, Werkzeugebene T1</translation>
    </message>
    <message>
        <source>maker spaces: red hairlines are cut, black is engraved</source>
        <translation>Werkstätten: rote Haarlinien werden geschnitten, Schwarz wird graviert</translation>
    </message>
    <message>
        <source>all black, to be assigned by layer</source>
        <translation>alles schwarz, nach Ebenen zuzuordnen</translation>
    </message>
    <message>
        <source>{circuit} · cards {n} of {all}</source>
        <translation>{circuit} · Karten {n} von {all}</translation>
    </message>
    <message>
        <source>there is nothing to print: the game has no cards</source>
        <translation>es gibt nichts zu drucken: das Spiel hat keine Karten</translation>
    </message>
    <message>
        <source>cards of {size} mm do not fit on {paper}: choose a larger paper or smaller cards</source>
        <translation>Karten von {size} mm passen nicht auf {paper}: größeres Papier oder kleinere Karten wählen</translation>
    </message>
    <message>
        <source>Numbers are those of the pieces in laying order, as on their backs.</source>
        <translation>Die Nummern sind die der Teile in Legereihenfolge, wie auf ihren Rückseiten.</translation>
    </message>
    <message>
        <source>Piece by piece in driving order, with its number; those of a corner are in brackets. L and R say which way a corner turns.</source>
        <translation>Teil für Teil in Fahrtrichtung, mit seiner Nummer; die einer Kurve stehen in Klammern. L und R sagen, ob eine Kurve nach links oder rechts führt.</translation>
    </message>
    <message>
        <source>The run is open at its end.</source>
        <translation>Der Zug ist am Ende offen.</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Titelblatt</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Gear cards</source>
        <translation>Gangkarten</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Control tokens</source>
        <translation>Kontrollmarken</translation>
    </message>
    <message>
        <source>Game for VirtualTabletop (VTT)</source>
        <translation>Spiel für VirtualTabletop (VTT)</translation>
    </message>
    <message>
        <source>Module for VASSAL (VMOD)</source>
        <translation>Modul für VASSAL (VMOD)</translation>
    </message>
    <message>
        <source>Pictures and spaces for Tabletop Simulator and others (ZIP)</source>
        <translation>Bilder und Felder für Tabletop Simulator und andere (ZIP)</translation>
    </message>
    <message>
        <source>board-*.png: the board; spaces.json: where every space is on it, in pixels</source>
        <translation>board-*.png: das Brett; spaces.json: wo jedes Feld darauf liegt, in Pixeln</translation>
    </message>
    <message>
        <source>sheets: all cards of a deck in rows of ten</source>
        <translation>sheets: alle Karten eines Stapels in Zehnerreihen</translation>
    </message>
    <message>
        <source>Tabletop Simulator: copy tabletop-simulator.json to its Saves folder.</source>
        <translation>Tabletop Simulator: tabletop-simulator.json in dessen Ordner Saves kopieren.</translation>
    </message>
    <message>
        <source>It needs links to the pictures: run `python3 -m http.server` in this folder, open the save, and upload the pictures with the Cloud Manager; or export again with --base-url and the address of a folder on the web that has these files.</source>
        <translation>Er braucht Links zu den Bildern: in diesem Ordner `python3 -m http.server` starten, den Spielstand öffnen und die Bilder mit dem Cloud Manager hochladen; oder noch einmal mit --base-url und der Adresse eines Ordners im Netz exportieren, in dem diese Dateien liegen.</translation>
    </message>
    <message>
        <source>This save follows the file format, but was not tried in the program itself.</source>
        <translation>Dieser Spielstand folgt dem Dateiformat, wurde aber nicht im Programm selbst ausprobiert.</translation>
    </message>
    <message>
        <source>Made with Trackwright</source>
        <translation>Mit Trackwright gemacht</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Brett</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Weiterdrehen</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Zurückdrehen</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>{piece} moves to {place}</source>
        <translation>{piece} zieht nach {place}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Road {n}</source>
        <translation>Straße {n}</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>{deck} shuffled</source>
        <translation>{deck} gemischt</translation>
    </message>
    <message>
        <source>en-GB</source>
        <translation>de-DE</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>{bar}, pinned {before}</source>
        <translation>{bar}, angeheftet {before}</translation>
    </message>
    <message>
        <source>Wins by player</source>
        <translation>Siege nach Spieler</translation>
    </message>
    <message>
        <source>Wins by grid place</source>
        <translation>Siege nach Startplatz</translation>
    </message>
    <message>
        <source>Rounds per race (share of races)</source>
        <translation>Durchgänge je Rennen (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>Lead changes (share of races)</source>
        <translation>Führungswechsel (Anteil der Rennen)</translation>
    </message>
    <message>
        <source>Wins per start, by bot</source>
        <translation>Siege je Start, nach Bot</translation>
    </message>
    <message>
        <source>Retirements by cause (share of starts)</source>
        <translation>Ausfälle nach Ursache (Anteil der Starts)</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>moves that end here</source>
        <translation>Züge, die hier enden</translation>
    </message>
    <message>
        <source>{what} per race</source>
        <translation>{what} je Rennen</translation>
    </message>
    <message>
        <source>A − B: {what}, now minus pinned; blank: may be chance</source>
        <translation>A − B: {what}, jetzt minus angeheftet; leer: kann Zufall sein</translation>
    </message>
    <message>
        <source>Pin a result first: A − B shows how later ones differ from it.</source>
        <translation>Zuerst ein Ergebnis anheften: A − B zeigt, wie sich spätere davon unterscheiden.</translation>
    </message>
    <message>
        <source>The pinned races did not count this.</source>
        <translation>Die angehefteten Rennen haben das nicht gezählt.</translation>
    </message>
    <message>
        <source>The pinned races were on another circuit: its spaces are not these.</source>
        <translation>Die angehefteten Rennen waren auf einer anderen Strecke: Ihre Felder sind nicht diese.</translation>
    </message>
    <message>
        <source>a circuit report (HTML)</source>
        <translation>ein Streckenbericht (HTML)</translation>
    </message>
    <message>
        <source>Race {n}: {figures}</source>
        <translation>Rennen {n}: {figures}</translation>
    </message>
    <message>
        <source>A typical race</source>
        <translation>Ein typisches Rennen</translation>
    </message>
    <message>
        <source>The longest race</source>
        <translation>Das längste Rennen</translation>
    </message>
    <message>
        <source>1 lead change</source>
        <translation>1 Führungswechsel</translation>
    </message>
    <message>
        <source>{n} lead changes</source>
        <translation>{n} Führungswechsel</translation>
    </message>
    <message>
        <source>1 overtake</source>
        <translation>1 Überholung</translation>
    </message>
    <message>
        <source>{n} overtakes</source>
        <translation>{n} Überholungen</translation>
    </message>
    <message>
        <source>a gap of {n} at the finish</source>
        <translation>im Ziel ein Abstand von {n}</translation>
    </message>
    <message>
        <source>The closest finish</source>
        <translation>Der knappste Zieleinlauf</translation>
    </message>
    <message>
        <source>The most lead changes</source>
        <translation>Die meisten Führungswechsel</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>{width:g} × {height:g} cm</source>
        <translation>{width:g} × {height:g} cm</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Family game</source>
        <translation>Familienspiel</translation>
    </message>
    <message>
        <source>Pro game</source>
        <translation>Profispiel</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>The finish</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>steps to the finish</source>
        <translation>Schritte bis ins Ziel</translation>
    </message>
    <message>
        <source>spaces per lap</source>
        <translation>Felder je Runde</translation>
    </message>
    <message>
        <source>Plan only</source>
        <translation>nur der Plan</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>per race</source>
        <translation>je Rennen</translation>
    </message>
    <message>
        <source>where most</source>
        <translation>wo am meisten</translation>
    </message>
    <message>
        <source>{n} rounds, seed {seed}</source>
        <translation>{n} Durchgänge, Startwert {seed}</translation>
    </message>
    <message>
        <source>Not raced: {why}</source>
        <translation>Nicht gefahren: {why}</translation>
    </message>
    <message>
        <source>A saved race</source>
        <translation>Ein gespeichertes Rennen</translation>
    </message>
    <message>
        <source>There are no races to watch: the playtest was run under version {then} of {rules}, and this is version {now}.</source>
        <translation>Es gibt keine Rennen anzusehen: Der Spieltest lief unter Version {then} von {rules}, dies ist Version {now}.</translation>
    </message>
    <message>
        <source>the kit {kit} belongs to no game: choose rules</source>
        <translation>der Baukasten {kit} gehört zu keinem Spiel: Regeln wählen</translation>
    </message>
    <message>
        <source>{file} is a playtest of {then} as {hash}, but {now} is {other}: give the circuit that was raced, or race this one</source>
        <translation>{file} ist ein Spieltest von {then} als {hash}, aber {now} ist {other}: die gefahrene Strecke angeben oder diese fahren lassen</translation>
    </message>
    <message>
        <source>Download the circuit ({file})</source>
        <translation>Strecke herunterladen ({file})</translation>
    </message>
    <message>
        <source>{rules}, version {n}</source>
        <translation>{rules}, Version {n}</translation>
    </message>
    <message>
        <source>Made with Trackwright. The whole report is in this file: it loads nothing from elsewhere.</source>
        <translation>Mit Trackwright gemacht. Der ganze Bericht steckt in dieser Datei: Sie lädt nichts nach.</translation>
    </message>
    <message>
        <source>{track}: the report would be larger than {n} MB; the circuit has {spaces} spaces</source>
        <translation>{track}: Der Bericht würde größer als {n} MB; die Strecke hat {spaces} Felder</translation>
    </message>
    <message>
        <source>{track}: circuit report</source>
        <translation>{track}: Streckenbericht</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Trackwright {version}</source>
        <translation>Trackwright {version}</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Circuit report</source>
        <translation>Streckenbericht</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marker der Schachtel</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>Ständer</translation>
    </message>
    <message>
        <source>Run {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Fold along the dashed lines, glue, then cut out.</source>
        <translation>An den gestrichelten Linien falten, kleben, dann ausschneiden.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>The circuit</source>
        <translation>Die Strecke</translation>
    </message>
    <message>
        <source>How this was made</source>
        <translation>Wie dies entstand</translation>
    </message>
    <message>
        <source>Where most happens</source>
        <translation>Wo am meisten geschieht</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Races to watch</source>
        <translation>Rennen zum Ansehen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Dials</source>
        <translation>Drehscheiben</translation>
    </message>
    <message>
        <source>Pin a pointer on the middle of each dial; it starts at the highest number.</source>
        <translation>Auf die Mitte jeder Scheibe einen Zeiger stecken; er beginnt bei der höchsten Zahl.</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Testrennen</translation>
    </message>
    <message>
        <source>{races} of {laps} under {rules}, seed {seed}.</source>
        <translation>{races} über {laps} nach {rules}, Startwert {seed}.</translation>
    </message>
    <message>
        <source>Figures, with intervals of 95 %</source>
        <translation>Kennzahlen, mit Intervallen von 95 %</translation>
    </message>
    <message>
        <source>The circuit has been changed since these races.</source>
        <translation>Die Strecke wurde seit diesen Rennen geändert.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>A − B: {what}</source>
        <translation>A − B: {what}</translation>
    </message>
    <message>
        <source>Plan of {track}</source>
        <translation>Plan von {track}</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>{laps} under {rules}, {n} on the grid</source>
        <translation>{laps} nach {rules}, {n} am Start</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>From start to finish under {rules}, {n} on the grid</source>
        <translation>Vom Start ins Ziel nach {rules}, {n} am Start</translation>
    </message>
    <message>
        <source>playtest</source>
        <translation>Testrennen</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>score sheets</source>
        <translation>Wertungsblätter</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{game}, {rules}: {about}. A summary, rule by rule; ids are those of the rulebook's rules, with {prefix} in front.</source>
        <translation>{game}, {rules}: {about}. Eine Zusammenfassung, Regel für Regel; die Nummern sind die der Regeln, mit {prefix} davor.</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>Wie eingestellt</translation>
    </message>
    <message>
        <source>Bold, with an asterisk: chosen otherwise than by default.</source>
        <translation>Fett, mit Stern: anders gewählt als vorgegeben.</translation>
    </message>
    <message>
        <source>board halves as whole faces: {pages} ({paper})</source>
        <translation>Planhälften als ganze Seiten: {pages} ({paper})</translation>
    </message>
    <message>
        <source>{circuit} has no board halves: print its pieces</source>
        <translation>{circuit} hat keine Planhälften: ihre Teile drucken</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} Seiten</translation>
    </message>
    <message>
        <source>this is printed on sheets, not on {paper}: choose A4, A3 ... or a size</source>
        <translation>das wird auf Bögen gedruckt, nicht auf {paper}: A4, A3 ... oder eine Größe wählen</translation>
    </message>
    <message>
        <source>Cards of the game</source>
        <translation>Karten des Spiels</translation>
    </message>
    <message>
        <source>Pieces for a laser cutter</source>
        <translation>Teile für einen Laserschneider</translation>
    </message>
    <message>
        <source>backs folded over</source>
        <translation>Rückseiten zum Umfalten</translation>
    </message>
    <message>
        <source>backs on the other side</source>
        <translation>Rückseiten auf der anderen Seite</translation>
    </message>
    <message>
        <source>no backs</source>
        <translation>ohne Rückseiten</translation>
    </message>
    <message>
        <source>{cards}, {backs}, margin {margin:g} mm: {count} ({paper})</source>
        <translation>{cards}, {backs}, Rand {margin:g} mm: {count} ({paper})</translation>
    </message>
    <message>
        <source>race pack: {pages}</source>
        <translation>Rennmappe: {pages}</translation>
    </message>
    <message>
        <source>A drawing of each sheet for a cutter (DXF)</source>
        <translation>Eine Zeichnung jedes Bogens für einen Schneider (DXF)</translation>
    </message>
    <message>
        <source>DXF is for cutters: choose the pieces for a laser cutter (--as cutter)</source>
        <translation>DXF ist für Schneider: die Teile für einen Laserschneider wählen (--as cutter)</translation>
    </message>
    <message>
        <source>Race pack</source>
        <translation>Rennmappe</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>wins (fair {share})</source>
        <translation>Siege (gerecht {share})</translation>
    </message>
    <message>
        <source>Compared with {races:,} races of {track}.</source>
        <translation>Verglichen mit {races:,} Rennen auf {track}.</translation>
    </message>
    <message>
        <source>{count} of {of} figures differ significantly.</source>
        <translation>{count} von {of} Kennzahlen unterscheiden sich signifikant.</translation>
    </message>
    <message>
        <source>mean finish</source>
        <translation>mittlerer Zielplatz</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>ohne Platz</translation>
    </message>
    <message>
        <source>these races</source>
        <translation>diese Rennen</translation>
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
        <source>grid place</source>
        <translation>Startplatz</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>spaces to the end of the race</source>
        <translation>Felder bis zum Ende des Rennens</translation>
    </message>
    <message>
        <source>Laying the circuit</source>
        <translation>Die Strecke legen</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Was gebraucht wird</translation>
    </message>
    <message>
        <source>Grid, and {laps}</source>
        <translation>Startaufstellung, und {laps}</translation>
    </message>
    <message>
        <source>with a pit stop</source>
        <translation>mit Boxenstopp</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>wins per start</source>
        <translation>Siege je Start</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Figures that may differ by chance</source>
        <translation>Kennzahlen, die sich zufällig unterscheiden können</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The checks found: {counts}.</source>
        <translation>Die Prüfungen fanden: {counts}.</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
    <message>
        <source>All checks passed.</source>
        <translation>Alle Prüfungen bestanden.</translation>
    </message>
    <message>
        <source>1 check could not run</source>
        <translation>1 Prüfung war nicht möglich</translation>
    </message>
    <message>
        <source>{n} checks could not run</source>
        <translation>{n} Prüfungen waren nicht möglich</translation>
    </message>
    <message>
        <source>pieces {numbers}{more}</source>
        <translation>Teile {numbers}{more}</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>gebilligt</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Gebilligt</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Link kopiert</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Abst.</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Start (Pos1)</translation>
    </message>
    <message>
        <source>Previous round (Shift + ←)</source>
        <translation>Voriger Durchgang (Umschalt + ←)</translation>
    </message>
    <message>
        <source>One moment back (←)</source>
        <translation>Ein Moment zurück (←)</translation>
    </message>
    <message>
        <source>Play or pause (space bar)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>One moment forward (→)</source>
        <translation>Ein Moment vor (→)</translation>
    </message>
    <message>
        <source>Next round (Shift + →)</source>
        <translation>Nächster Durchgang (Umschalt + →)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>the kit {kit!r} belongs to no game: name a ruleset</source>
        <translation>das Kit {kit!r} gehört zu keinem Spiel: Regeln nennen</translation>
    </message>
    <message>
        <source>{n} players: {rules} is raced by {least} to {most}</source>
        <translation>{n} Spieler: {rules} wird von {least} bis {most} gespielt</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>fast deck</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>average deck</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>slow deck</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>Cards in a deck, from 6 to 1. What is left over stays in the box.</source>
        <translation>Karten im Stapel, von 6 bis 1. Was übrig ist, bleibt in der Schachtel.</translation>
    </message>
    <message>
        <source>Pit stop in lap</source>
        <translation>Boxenstopp in Runde</translation>
    </message>
    <message>
        <source>Race cards</source>
        <translation>Rennkarten</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>Keys: ← → moment, Shift + ← → round, space bar plays, + − speed, 1 2 3 race</source>
        <translation>Tasten: ← → Moment, Umschalt + ← → Durchgang, Leertaste spielt ab, + − Tempo, 1 2 3 Rennen</translation>
    </message>
    <message>
        <source>The circuit with the pieces of the race on it.</source>
        <translation>Die Strecke mit den Figuren des Rennens.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Copy a link to this moment</source>
        <translation>Einen Link zu diesem Moment kopieren</translation>
    </message>
    <message>
        <source>The race moment by moment</source>
        <translation>Das Rennen Moment für Moment</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Mopeds</source>
        <translation>Mopeds</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Track and bikes</source>
        <translation>Strecke und Motorräder</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Championship</source>
        <translation>Meisterschaft</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Damage, drivers, teams</source>
        <translation>Schaden, Fahrer, Teams</translation>
    </message>
    <message>
        <source>--replay: at most {n} races</source>
        <translation>--replay: höchstens {n} Rennen</translation>
    </message>
    <message>
        <source>Number of races run.</source>
        <translation>Anzahl der gefahrenen Rennen.</translation>
    </message>
    <message>
        <source>The share of races won by the bike on pole, among races that somebody won. Fair is 1 divided by the number of bikes.</source>
        <translation>Anteil der Rennen, die das Motorrad auf der Pole gewinnt, unter denen, die jemand gewinnt. Gerecht ist 1 geteilt durch die Zahl der Motorräder.</translation>
    </message>
    <message>
        <source>The same as a multiple of the fair share: 1 is fair, 2 is twice as often.</source>
        <translation>Dasselbe als Vielfaches des gerechten Anteils: 1 ist gerecht, 2 ist doppelt so oft.</translation>
    </message>
    <message>
        <source>The share of races that grid place N won: `grid_1_wins` is the pole, `grid_6_wins` the sixth place. If finishers abreast share a place (`finish_tie`), a race may have two winners; shares are of all wins.</source>
        <translation>Anteil der Rennen, die Startplatz N gewinnt: `grid_1_wins` ist die Pole, `grid_6_wins` der sechste Platz. Teilen sich nebeneinander Ankommende einen Platz (`finish_tie`), kann ein Rennen zwei Sieger haben; Anteile beziehen sich auf alle Siege.</translation>
    </message>
    <message>
        <source>Mean finishing place of bikes that started from grid place N and were placed.</source>
        <translation>Mittlerer Zielplatz der Motorräder, die von Startplatz N starteten und einen Platz belegten.</translation>
    </message>
    <message>
        <source>The share of starts from grid place N that ended without a finishing place: retired, or still racing when the race was stopped at the round limit.</source>
        <translation>Anteil der Starts von Startplatz N, die ohne Zielplatz endeten: ausgefallen, oder noch im Rennen, als es am Durchgangslimit gestoppt wurde.</translation>
    </message>
    <message>
        <source>The share of races that one player won, named as in the game: `bike_blue_1_wins`. With equal bots all players are equal, so the spread shows how much chance is left.</source>
        <translation>Anteil der Rennen, die ein Spieler gewinnt, benannt wie im Spiel: `bike_blue_1_wins`. Mit gleichen Bots sind alle Spieler gleich; die Streuung zeigt also, wie viel Zufall bleibt.</translation>
    </message>
    <message>
        <source>Mean place of that player when placed.</source>
        <translation>Mittlerer Platz dieses Spielers, wenn er einen belegt.</translation>
    </message>
    <message>
        <source>The share of races in which that player had no place.</source>
        <translation>Anteil der Rennen, in denen dieser Spieler keinen Platz belegt.</translation>
    </message>
    <message>
        <source>The share of races in which a runner was first, named as in the game: `moped_red_wins`. Only reported if runners are not the same as players.</source>
        <translation>Anteil der Rennen, in denen dieses Fahrzeug Erstes wird, benannt wie im Spiel: `moped_red_wins`. Nur, wenn Fahrzeuge nicht dasselbe sind wie Spieler.</translation>
    </message>
    <message>
        <source>Mean finishing place of that runner when it was placed.</source>
        <translation>Mittlerer Zielplatz dieses Fahrzeugs, wenn es einen belegt.</translation>
    </message>
    <message>
        <source>The share of its starts without a finishing place.</source>
        <translation>Anteil seiner Starts ohne Zielplatz.</translation>
    </message>
    <message>
        <source>The share of its starts that a bot won: `bot_careful_wins`. A bot with two of six bikes starts twice in every race, and 1/6 is still fair. Only reported if there are several bots.</source>
        <translation>Anteil seiner Starts, die ein Bot gewinnt: `bot_careful_wins`. Ein Bot mit zwei von sechs Motorrädern startet in jedem Rennen zweimal, und 1/6 ist trotzdem gerecht. Nur bei mehreren Bots.</translation>
    </message>
    <message>
        <source>Mean finishing place of this bot's bikes when they were placed.</source>
        <translation>Mittlerer Zielplatz der Motorräder dieses Bots, wenn sie einen belegen.</translation>
    </message>
    <message>
        <source>The share of its starts without a place.</source>
        <translation>Anteil seiner Starts ohne Platz.</translation>
    </message>
    <message>
        <source>`bot_B_wins` as a multiple of the fair share.</source>
        <translation>`bot_B_wins` als Vielfaches des gerechten Anteils.</translation>
    </message>
    <message>
        <source>The share of races that a bike of the team won: `team_blue_wins`. Fair is the team's share of the bikes.</source>
        <translation>Anteil der Rennen, die ein Motorrad des Teams gewinnt: `team_blue_wins`. Gerecht ist der Anteil des Teams an den Motorrädern.</translation>
    </message>
    <message>
        <source>How many different races there were, judged by everyone's grid and finishing place, rounds, turns, overtakes, lead changes and the gap. It can distinguish about 1,000 races.</source>
        <translation>Wie viele verschiedene Rennen es gab, gemessen an Start- und Zielplätzen, Durchgängen, Zügen, Überholungen, Führungswechseln und dem Abstand. Etwa 1000 Rennen lassen sich unterscheiden.</translation>
    </message>
    <message>
        <source>The chance that two of the races are identical in all of this. With dice it is close to 0. Bots decide the same way in the same situation; so without chance (the pro game of Ausgebremst with six players) all races are identical, or a handful. If it is certainly above 1 in 30, the verdict says so and nothing about who wins: a handful of races, however often repeated, says nothing about grid places and bots.</source>
        <translation>Wahrscheinlichkeit, dass zwei der Rennen in all dem gleich sind. Mit Würfeln liegt sie nahe 0. Bots entscheiden in gleicher Lage gleich; ohne Zufall (Profispiel von Ausgebremst zu sechst) sind daher alle Rennen gleich oder nur eine Handvoll verschieden. Liegt sie sicher über 1 zu 30, sagt das Urteil das und nichts über Sieger: Eine Handvoll Rennen, wie oft auch wiederholt, sagt nichts über Startplätze und Bots.</translation>
    </message>
    <message>
        <source>The share of starts that ended in retirement. `retired_...` are the shares by cause; see the section of the game.</source>
        <translation>Anteil der Starts, die mit einem Ausfall endeten. `retired_...` sind die Anteile nach Ursache; siehe den Abschnitt des Spiels.</translation>
    </message>
    <message>
        <source>The share of races in which every bike retired, so that nobody won.</source>
        <translation>Anteil der Rennen, in denen alle Motorräder ausfielen, sodass niemand gewann.</translation>
    </message>
    <message>
        <source>The share of races stopped at the round limit that `rounds_per_lap` sets.</source>
        <translation>Anteil der Rennen, die am Durchgangslimit gestoppt wurden, das `rounds_per_lap` setzt.</translation>
    </message>
    <message>
        <source>Mean rounds per race, until the last bike has finished.</source>
        <translation>Mittlere Zahl der Durchgänge je Rennen, bis das letzte Motorrad im Ziel ist.</translation>
    </message>
    <message>
        <source>One race in ten takes this many rounds or fewer.</source>
        <translation>Eins von zehn Rennen braucht höchstens so viele Durchgänge.</translation>
    </message>
    <message>
        <source>Half of the races take this many rounds or fewer.</source>
        <translation>Die Hälfte der Rennen braucht höchstens so viele Durchgänge.</translation>
    </message>
    <message>
        <source>Nine races in ten take this many rounds or fewer.</source>
        <translation>Neun von zehn Rennen brauchen höchstens so viele Durchgänge.</translation>
    </message>
    <message>
        <source>Mean turns per race, all bikes together. Only the sum is counted, so there is no interval.</source>
        <translation>Mittlere Zahl der Züge je Rennen, alle Motorräder zusammen. Gezählt wird nur die Summe, daher ohne Bereich.</translation>
    </message>
    <message>
        <source>A figure of the whole race divided by the laps: `rounds_per_lap`, `overtakes_per_lap` and so on.</source>
        <translation>Eine Kennzahl des ganzen Rennens, geteilt durch die Runden: `rounds_per_lap`, `overtakes_per_lap` und so weiter.</translation>
    </message>
    <message>
        <source>The same per 100 positions of distance, to compare circuits of different lengths.</source>
        <translation>Dasselbe je 100 Positionen Strecke, um verschieden lange Strecken zu vergleichen.</translation>
    </message>
    <message>
        <source>Mean number of rounds with a different leader than the round before.</source>
        <translation>Mittlere Zahl der Durchgänge, in denen jemand anderes führt als im Durchgang davor.</translation>
    </message>
    <message>
        <source>Mean number of bikes passed: bikes ahead at the start of a move and behind at its end. Ahead means race distance, and at the same distance the order of play; so passing a lapped bike does not count as overtaking.</source>
        <translation>Mittlere Zahl überholter Motorräder: zu Beginn eines Zuges davor, an seinem Ende dahinter. Davor heißt nach gefahrener Strecke, bei gleicher Strecke nach Zugreihenfolge; ein überrundetes Motorrad zu passieren, ist also keine Überholung.</translation>
    </message>
    <message>
        <source>`overtakes` divided by bikes and laps: comparable between races of any size. The name contains the game's word: `overtakes_per_bike_and_lap`.</source>
        <translation>`overtakes` geteilt durch Motorräder und Runden: vergleichbar zwischen Rennen jeder Größe. Im Namen steht das Wort des Spiels: `overtakes_per_bike_and_lap`.</translation>
    </message>
    <message>
        <source>The share of processional races, in which the lead never changed.</source>
        <translation>Anteil der Rennen, in denen die Führung nie wechselte.</translation>
    </message>
    <message>
        <source>Mean positions between the winner and the next bike at the end of the winner's round. Races in which nobody else was left do not count.</source>
        <translation>Mittlere Zahl der Positionen zwischen dem Sieger und dem nächsten Motorrad am Ende des Durchgangs, in dem er gewinnt. Rennen, in denen niemand sonst übrig war, zählen nicht.</translation>
    </message>
    <message>
        <source>The share of these races with a gap of at most one position.</source>
        <translation>Anteil dieser Rennen mit einem Abstand von höchstens einer Position.</translation>
    </message>
    <message>
        <source>The share of starts that ended because no move could be completed.</source>
        <translation>Anteil der Starts, die endeten, weil sich kein Zug vollenden ließ.</translation>
    </message>
    <message>
        <source>The share of starts that ended because a Rear Tire point was due and none was left.</source>
        <translation>Anteil der Starts, die endeten, weil ein Punkt vom Hinterreifen fällig und keiner mehr übrig war.</translation>
    </message>
    <message>
        <source>The share of starts that ended with a failed Engine test.</source>
        <translation>Anteil der Starts, die mit einer misslungenen Motorprobe endeten.</translation>
    </message>
    <message>
        <source>The share of starts that ended with a sideslip when no Rear Tire was left.</source>
        <translation>Anteil der Starts, die mit einem Rutscher ohne restlichen Hinterreifen endeten.</translation>
    </message>
    <message>
        <source>What the Engine dial of finishers shows at the end, of 8. Not counted in Basic.</source>
        <translation>Was die Motorscheibe derer, die ankommen, am Ende zeigt, von 8. In Basic nicht gezählt.</translation>
    </message>
    <message>
        <source>The same for Rear Tire.</source>
        <translation>Dasselbe für den Hinterreifen.</translation>
    </message>
    <message>
        <source>The same for Front Tire.</source>
        <translation>Dasselbe für den Vorderreifen.</translation>
    </message>
    <message>
        <source>Mean number of moves cut short: in Basic, moves that lost points; from Standard on, bikes that could not complete a move.</source>
        <translation>Mittlere Zahl verkürzter Züge: in Basic Züge, die Punkte verloren; ab Standard Motorräder, die einen Zug nicht vollenden konnten.</translation>
    </message>
    <message>
        <source>Mean number of roll-offs between bikes abreast.</source>
        <translation>Mittlere Zahl der Stechen zwischen Motorrädern nebeneinander.</translation>
    </message>
    <message>
        <source>Mean number of contacts, equal sums in a roll-off.</source>
        <translation>Mittlere Zahl der Berührungen: gleiche Summen in einem Stechen.</translation>
    </message>
    <message>
        <source>Mean number of times that a bike copied another's roll in its slipstream.</source>
        <translation>Wie oft im Mittel ein Motorrad im Windschatten den Wurf eines anderen übernahm.</translation>
    </message>
    <message>
        <source>The share of starts that ended because a player could no longer make the compulsory stop.</source>
        <translation>Anteil der Starts, die endeten, weil ein Spieler den Pflichtstopp nicht mehr machen konnte.</translation>
    </message>
    <message>
        <source>The share of starts that ended before the line because a player had no cards left, although they would have lasted for the shortest way: detours and lost turns used up the points to spare.</source>
        <translation>Anteil der Starts, die vor der Linie endeten, weil ein Spieler keine Karten mehr hatte, obwohl sie für den kürzesten Weg gereicht hätten: Umwege und verlorene Züge haben die Reserve verbraucht.</translation>
    </message>
    <message>
        <source>The share of starts that ended because a player's cards had fewer points than the shortest way from that row has spaces, the stop included if it was made. The circuit is too long for the deck.</source>
        <translation>Anteil der Starts, die endeten, weil die Karten eines Spielers weniger Punkte hatten, als der kürzeste Weg aus seiner Reihe Felder hat, mit dem Stopp, falls er gemacht wurde. Die Strecke ist zu lang für die Karten.</translation>
    </message>
    <message>
        <source>The share of starts that ended because a derelict could no longer make the stop: it turns its cards blindly, so this happens far more often than to players.</source>
        <translation>Anteil der Starts, die endeten, weil ein herrenloses Auto den Stopp nicht mehr machen konnte: Es deckt seine Karten blind auf, daher geschieht ihm das viel öfter als Spielern.</translation>
    </message>
    <message>
        <source>The share of starts that ended before the line because a derelict had no cards left.</source>
        <translation>Anteil der Starts, die vor der Linie endeten, weil ein herrenloses Auto keine Karten mehr hatte.</translation>
    </message>
    <message>
        <source>Mean number of turns in which a car, derelicts included, could not drive any of its cards in full.</source>
        <translation>Mittlere Zahl der Züge, in denen ein Auto, auch ein herrenloses, keine seiner Karten ganz fahren konnte.</translation>
    </message>
    <message>
        <source>Mean number of turns in which a car had a six that it could not play only because it was in the lead: in a player's hand, or turned up by a derelict.</source>
        <translation>Mittlere Zahl der Züge, in denen ein Auto eine Sechs nur deshalb nicht spielen konnte, weil es führte: auf der Hand eines Spielers oder von einem herrenlosen Auto aufgedeckt.</translation>
    </message>
    <message>
        <source>The number of these turns that were lost because only a six would have fitted.</source>
        <translation>So viele dieser Züge gingen verloren, weil nur eine Sechs gepasst hätte.</translation>
    </message>
    <message>
        <source>Mean number of moves that ended on a pit space.</source>
        <translation>Mittlere Zahl der Züge, die auf einem Boxenfeld endeten.</translation>
    </message>
    <message>
        <source>The share of players whose first stop is after the first lap, the first time that the pit is open.</source>
        <translation>Anteil der Spieler, deren erster Stopp nach der ersten Runde liegt, wenn die Box zum ersten Mal offen ist.</translation>
    </message>
    <message>
        <source>The share of players whose first stop is after the second lap.</source>
        <translation>Anteil der Spieler, deren erster Stopp nach der zweiten Runde liegt.</translation>
    </message>
    <message>
        <source>The share of players without a stop. On a circuit without a pit none of the three is reported.</source>
        <translation>Anteil der Spieler ohne Stopp. Auf einer Strecke ohne Box gibt es keine der drei Kennzahlen.</translation>
    </message>
    <message>
        <source>What a player spends on detours: spaces driven beyond the shortest way from its grid place, to the finish or to where it was taken off. The way through the pit for a stop is not a detour.</source>
        <translation>Was ein Spieler für Umwege ausgibt: Felder über den kürzesten Weg von seinem Startplatz hinaus, bis ins Ziel oder bis dorthin, wo er ausschied. Der Weg durch die Box für einen Stopp ist kein Umweg.</translation>
    </message>
    <message>
        <source>What `trackwright budget` expects for that before any race: every corner's longest lane, in every lap, with a probability of 1/3. The verdict gives the probability that would match what was spent; `budget --chance` shows what follows from it.</source>
        <translation>Was `trackwright budget` dafür vor jedem Rennen erwartet: die längste Spur jeder Kurve, in jeder Runde, mit Wahrscheinlichkeit 1/3. Das Urteil nennt die Wahrscheinlichkeit, die zum Verbrauch passt; `budget --chance` zeigt, was daraus folgt.</translation>
    </message>
    <message>
        <source>Cards that players have left at the finish, in hand and face down.</source>
        <translation>Karten, die Spieler im Ziel übrig haben, auf der Hand und verdeckt.</translation>
    </message>
    <message>
        <source>The points on these cards: what the circuit leaves to spare.</source>
        <translation>Die Punkte auf diesen Karten: was die Strecke übrig lässt.</translation>
    </message>
    <message>
        <source>Mean number of mopeds that cross the line after their third lap before the race ends, 3 at most.</source>
        <translation>Mittlere Zahl der Mopeds, die vor dem Ende des Rennens nach ihrer dritten Runde die Linie überqueren, höchstens 3.</translation>
    </message>
    <message>
        <source>Mean number of cards revealed.</source>
        <translation>Mittlere Zahl aufgedeckter Karten.</translation>
    </message>
    <message>
        <source>Mean number of cards in the stack at the end; 0 if the cards have run out.</source>
        <translation>Mittlere Zahl der Karten, die am Ende im Stapel liegen; 0, wenn die Karten aus sind.</translation>
    </message>
    <message>
        <source>Mean number of moves, bonus moves included, that were shorter than the card because a blockage was where they would have ended, those that led nowhere included.</source>
        <translation>Mittlere Zahl der Züge, auch Bonuszüge, die kürzer waren als die Karte, weil an ihrem Ende eine Blockade war; auch solche, die nirgendwohin führten.</translation>
    </message>
    <message>
        <source>The number of these in which a moped did not move at all.</source>
        <translation>So oft bewegte sich ein Moped dabei gar nicht.</translation>
    </message>
    <message>
        <source>Mean number of spaces with another moped that moves led over.</source>
        <translation>Mittlere Zahl der Felder mit einem anderen Moped, über die Züge führten.</translation>
    </message>
    <message>
        <source>Mean number of moves because a move ended on a +2.</source>
        <translation>Mittlere Zahl der Züge, weil ein Zug auf einer +2 endete.</translation>
    </message>
    <message>
        <source>The share of races in which a moped finishes before the cards run out.</source>
        <translation>Anteil der Rennen, in denen ein Moped ankommt, bevor die Karten ausgehen.</translation>
    </message>
    <message>
        <source>The share in which two do.</source>
        <translation>Anteil, in dem es zwei tun.</translation>
    </message>
    <message>
        <source>The share in which three do; otherwise the leaders get the free places of the podium.</source>
        <translation>Anteil, in dem es drei tun; sonst bekommen die Führenden die freien Podiumsplätze.</translation>
    </message>
    <message>
        <source>Mean points of a player, for bets on the first three mopeds.</source>
        <translation>Mittlere Punkte eines Spielers für Wetten auf die ersten drei Mopeds.</translation>
    </message>
    <message>
        <source>Mean points of random's players; the same for each bot that takes part.</source>
        <translation>Mittlere Punkte der Spieler von random; ebenso für jeden Bot, der mitspielt.</translation>
    </message>
    <message>
        <source>The same of greedy.</source>
        <translation>Dasselbe von greedy.</translation>
    </message>
    <message>
        <source>The same of careful.</source>
        <translation>Dasselbe von careful.</translation>
    </message>
    <message>
        <source>The same of planner.</source>
        <translation>Dasselbe von planner.</translation>
    </message>
    <message>
        <source>The share of races won by the player who has the spark plug in the first round; `drafting_2` to `drafting_6`: by those who follow on the left.</source>
        <translation>Anteil der Rennen, die der Spieler mit der Zündkerze in Durchgang 1 gewinnt; `drafting_2` bis `drafting_6`: die, die links folgen.</translation>
    </message>
    <message>
        <source>The same of the second in round 1.</source>
        <translation>Dasselbe vom Zweiten in Durchgang 1.</translation>
    </message>
    <message>
        <source>The same of the third.</source>
        <translation>Dasselbe vom Dritten.</translation>
    </message>
    <message>
        <source>The same of the fourth.</source>
        <translation>Dasselbe vom Vierten.</translation>
    </message>
    <message>
        <source>The same of the fifth.</source>
        <translation>Dasselbe vom Fünften.</translation>
    </message>
    <message>
        <source>The same of the sixth.</source>
        <translation>Dasselbe vom Sechsten.</translation>
    </message>
    <message>
        <source>Mean points of the player who has the spark plug in the first round.</source>
        <translation>Mittlere Punkte des Spielers mit der Zündkerze in Durchgang 1.</translation>
    </message>
    <message>
        <source>How many per cent of a winner's points come from bets on the first moped.</source>
        <translation>Wie viel Prozent der Punkte eines Siegers aus Wetten auf das erste Moped kommen.</translation>
    </message>
    <message>
        <source>The same of bets on the second.</source>
        <translation>Dasselbe für Wetten auf das zweite.</translation>
    </message>
    <message>
        <source>The same of bets on the third.</source>
        <translation>Dasselbe für Wetten auf das dritte.</translation>
    </message>
    <message>
        <source>The turns that the winner has taken.</source>
        <translation>Die Züge, die der Sieger gemacht hat.</translation>
    </message>
    <message>
        <source>Cars bumped back, those of chains included.</source>
        <translation>Zurückgeworfene Autos, auch die von Ketten.</translation>
    </message>
    <message>
        <source>Those of them that went back to START.</source>
        <translation>Davon die, die zurück zum START mussten.</translation>
    </message>
    <message>
        <source>Extra turns by symbols, red cards and doubles, those included that a lost turn cancels.</source>
        <translation>Extrazüge durch Symbole, rote Karten und Paschs, auch die, die ein verlorener Zug aufhebt.</translation>
    </message>
    <message>
        <source>Extra turns by landing on a Turbo.</source>
        <translation>Extrazüge durch Landen auf einem Turbo.</translation>
    </message>
    <message>
        <source>Extra turns by landing on an RPM.</source>
        <translation>Extrazüge durch Landen auf einem RPM.</translation>
    </message>
    <message>
        <source>Extra turns by landing on a Lead Foot.</source>
        <translation>Extrazüge durch Landen auf einem Bleifuß.</translation>
    </message>
    <message>
        <source>Extra turns by two dice with the same face.</source>
        <translation>Extrazüge durch zwei Würfel mit gleicher Zahl.</translation>
    </message>
    <message>
        <source>Lost turns by Pit Stops, spin-outs and red cards.</source>
        <translation>Verlorene Züge durch Boxenstopps, Dreher und rote Karten.</translation>
    </message>
    <message>
        <source>Lost turns by landing on a Pit Stop.</source>
        <translation>Verlorene Züge durch Landen auf einem Boxenstopp.</translation>
    </message>
    <message>
        <source>Lost turns by landing on a spin-out.</source>
        <translation>Verlorene Züge durch Landen auf einem Dreher.</translation>
    </message>
    <message>
        <source>Red cards drawn.</source>
        <translation>Gezogene rote Karten.</translation>
    </message>
    <message>
        <source>Those that led ahead.</source>
        <translation>Davon die, die nach vorn führten.</translation>
    </message>
    <message>
        <source>Those that led back.</source>
        <translation>Davon die, die zurück führten.</translation>
    </message>
    <message>
        <source>Those with an extra turn.</source>
        <translation>Davon die mit einem Extrazug.</translation>
    </message>
    <message>
        <source>Those with a lost turn.</source>
        <translation>Davon die mit einem verlorenen Zug.</translation>
    </message>
    <message>
        <source>Moves that ended on the entry of a pit row or in the row.</source>
        <translation>Züge, die auf der Einfahrt einer Boxengasse oder in ihr endeten.</translation>
    </message>
    <message>
        <source>Moves that ended on the runaway ramp, on the way up or back.</source>
        <translation>Züge, die auf der Auslauframpe endeten, hinauf oder zurück.</translation>
    </message>
    <message>
        <source>Rolls that moved nobody, because they led beyond the finish.</source>
        <translation>Würfe, die niemanden bewegten, weil sie über das Ziel hinausführten.</translation>
    </message>
    <message>
        <source>How many cars a car bumped back, those included that were bumped on by them.</source>
        <translation>Wie viele Autos ein Auto zurückwarf, auch die, die dadurch weitergeworfen wurden.</translation>
    </message>
    <message>
        <source>How often a car was bumped back.</source>
        <translation>Wie oft ein Auto zurückgeworfen wurde.</translation>
    </message>
    <message>
        <source>Decisions that bots or people took: one die or two, colours or numbers, Turbocharge or not.</source>
        <translation>Entscheidungen von Bots oder Menschen: ein Würfel oder zwei, Farben oder Zahlen, Turbocharge oder nicht.</translation>
    </message>
    <message>
        <source>Cars that crossed the line, all in the last round; in tag teams those of both legs.</source>
        <translation>Autos, die die Linie überquerten, alle im letzten Durchgang; in Staffelteams die beider Abschnitte.</translation>
    </message>
    <message>
        <source>The winner's remaining speed: points left behind the finish. Races that nobody finished do not count.</source>
        <translation>Das Resttempo des Siegers: Punkte, die hinter dem Ziel übrig sind. Rennen, die niemand beendet hat, zählen nicht.</translation>
    </message>
    <message>
        <source>The speed of the move with which the winner crossed the line.</source>
        <translation>Das Tempo des Zuges, mit dem der Sieger die Linie überquerte.</translation>
    </message>
    <message>
        <source>Penalties of all cars, in corners and by blocks.</source>
        <translation>Strafpunkte aller Autos, in Kurven und durch Blockaden.</translation>
    </message>
    <message>
        <source>Those for exceeding the number of a corner space.</source>
        <translation>Davon die für zu hohes Tempo auf einem Kurvenfeld.</translation>
    </message>
    <message>
        <source>Those for points left without a legal step.</source>
        <translation>Davon die für Punkte, für die es keinen erlaubten Schritt mehr gab.</translation>
    </message>
    <message>
        <source>Moves that ended at once because the car could take no more penalties.</source>
        <translation>Züge, die sofort endeten, weil das Auto keine Strafpunkte mehr nehmen konnte.</translation>
    </message>
    <message>
        <source>How often a car came to a barrier.</source>
        <translation>Wie oft ein Auto an eine Sperre kam.</translation>
    </message>
    <message>
        <source>How often it was too slow, and paused on it.</source>
        <translation>Wie oft es zu langsam war und auf ihr hielt.</translation>
    </message>
    <message>
        <source>Cars that were too slow for a barrier a second time, or did not move, and are out.</source>
        <translation>Autos, die ein zweites Mal zu langsam für eine Sperre waren oder nicht fuhren und ausgeschieden sind.</translation>
    </message>
    <message>
        <source>Cars that three damage tokens stopped for good.</source>
        <translation>Autos, die drei Schadensmarker endgültig stoppten.</translation>
    </message>
    <message>
        <source>Damage tokens of all cars at the end.</source>
        <translation>Schadensmarker aller Autos am Ende.</translation>
    </message>
    <message>
        <source>Cards flipped for speed draws.</source>
        <translation>Für das Tempo aufgedeckte Karten.</translation>
    </message>
    <message>
        <source>Cards drawn from the deck for whatever reason, opening hands included.</source>
        <translation>Aus gleich welchem Grund vom Stapel gezogene Karten, Starthände inbegriffen.</translation>
    </message>
    <message>
        <source>How often the discards became the deck.</source>
        <translation>Wie oft die Ablage zum Stapel wurde.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 1, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 1 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 2, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 2 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 3, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 3 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 4, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 4 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 5, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 5 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 6, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 6 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 7, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 7 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Share of races won by the car on start space 8, of those in which there was one.</source>
        <translation>Anteil der Rennen, die das Auto auf Startfeld 8 gewinnt, unter denen, in denen dort eines stand.</translation>
    </message>
    <message>
        <source>Nitrous tokens that a car used, on average.</source>
        <translation>Marker „Nitro“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Engine Power tokens that a car used, on average.</source>
        <translation>Marker „Motorleistung“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Tires tokens that a car used, on average.</source>
        <translation>Marker „Reifen“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Engine Tuning tokens that a car used, on average.</source>
        <translation>Marker „Motortuning“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Handling tokens that a car used, on average.</source>
        <translation>Marker „Handling“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Turbo Charger tokens that a car used, on average.</source>
        <translation>Marker „Turbolader“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Aerodynamics tokens that a car used, on average.</source>
        <translation>Marker „Aerodynamik“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Transmission tokens that a car used, on average.</source>
        <translation>Marker „Getriebe“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Steering tokens that a car used, on average.</source>
        <translation>Marker „Lenkung“, die ein Auto im Mittel einsetzte.</translation>
    </message>
    <message>
        <source>Nitrous tokens that a car had left at the end.</source>
        <translation>Marker „Nitro“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Engine Power tokens that a car had left at the end.</source>
        <translation>Marker „Motorleistung“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Tires tokens that a car had left at the end.</source>
        <translation>Marker „Reifen“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Engine Tuning tokens that a car had left at the end.</source>
        <translation>Marker „Motortuning“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Handling tokens that a car had left at the end.</source>
        <translation>Marker „Handling“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Turbo Charger tokens that a car had left at the end.</source>
        <translation>Marker „Turbolader“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Aerodynamics tokens that a car had left at the end.</source>
        <translation>Marker „Aerodynamik“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Transmission tokens that a car had left at the end.</source>
        <translation>Marker „Getriebe“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Steering tokens that a car had left at the end.</source>
        <translation>Marker „Lenkung“, die ein Auto am Ende übrig hatte.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 1 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 1 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 2 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 2 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 3 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 3 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 4 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 4 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 5 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 5 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 6 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 6 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 7 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 7 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Mean gear of the moves that began in part 8 of 8 of the course.</source>
        <translation>Mittlerer Gang der Züge, die in Teil 8 von 8 des Kurses begannen.</translation>
    </message>
    <message>
        <source>Per cent of a car's steps in lane 1 from the left.</source>
        <translation>Prozent der Schritte eines Autos in Spur 1 von links.</translation>
    </message>
    <message>
        <source>Per cent of a car's steps in lane 2 from the left.</source>
        <translation>Prozent der Schritte eines Autos in Spur 2 von links.</translation>
    </message>
    <message>
        <source>Per cent of a car's steps in lane 3 from the left.</source>
        <translation>Prozent der Schritte eines Autos in Spur 3 von links.</translation>
    </message>
    <message>
        <source>Per cent of a car's steps in lane 4 from the left, or farther right.</source>
        <translation>Prozent der Schritte eines Autos in Spur 4 von links oder weiter rechts.</translation>
    </message>
    <message>
        <source>Replays need scripts, which this viewer does not run; the stories below need none.</source>
        <translation>Wiederholungen brauchen Skripte, die dieses Programm nicht ausführt; die Rennverläufe darunter brauchen keine.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>{race}. It is too long for this page.</source>
        <translation>{race}. Es ist zu lang für diese Seite.</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Upgrades</translation>
    </message>
    <message>
        <source>The share of races in which the moped from start place 1, next to the line on the inside, is among the first three. Half of the mopeds are, so 50 % is fair.</source>
        <translation>Der Anteil der Rennen, in denen das Moped von Startplatz 1, an der Linie innen, unter den ersten drei ist. Das ist die Hälfte der Mopeds, 50 % sind also ausgeglichen.</translation>
    </message>
    <message>
        <source>The same of start place 2.</source>
        <translation>Dasselbe von Startplatz 2.</translation>
    </message>
    <message>
        <source>The same of start place 3.</source>
        <translation>Dasselbe von Startplatz 3.</translation>
    </message>
    <message>
        <source>The same of start place 4.</source>
        <translation>Dasselbe von Startplatz 4.</translation>
    </message>
    <message>
        <source>The same of start place 5.</source>
        <translation>Dasselbe von Startplatz 5.</translation>
    </message>
    <message>
        <source>The same of start place 6.</source>
        <translation>Dasselbe von Startplatz 6.</translation>
    </message>
    <message>
        <source>The share of races in which the red moped is among the first three. Start places are drawn and all mopeds have the same cards, so only bets can make a difference.</source>
        <translation>Der Anteil der Rennen, in denen das rote Moped unter den ersten drei ist. Startplätze werden ausgelost, und alle Mopeds haben die gleichen Karten; einen Unterschied können also nur Wetten machen.</translation>
    </message>
    <message>
        <source>The same of blue.</source>
        <translation>Dasselbe vom blauen Moped.</translation>
    </message>
    <message>
        <source>The same of yellow.</source>
        <translation>Dasselbe vom gelben Moped.</translation>
    </message>
    <message>
        <source>The same of green.</source>
        <translation>Dasselbe vom grünen Moped.</translation>
    </message>
    <message>
        <source>The same of purple.</source>
        <translation>Dasselbe vom lila Moped.</translation>
    </message>
    <message>
        <source>The same of black.</source>
        <translation>Dasselbe vom schwarzen Moped.</translation>
    </message>
    <message>
        <source>places lost per grid place</source>
        <translation>verlorene Plätze je Startplatz</translation>
    </message>
    <message>
        <source>How many places a bike loses on average for each place that it starts further back: 1 if all finish in the order of the grid, 0 if the grid means nothing. All bikes of a race count, so it takes a third of the races that `pole_wins` takes to be known as well. No finishing place counts as the last.</source>
        <translation>Wie viele Plätze ein Motorrad im Mittel je Platz verliert, den es weiter hinten startet: 1, wenn alle in der Reihenfolge des Starts ankommen, 0, wenn der Startplatz nichts ausmacht. Alle Motorräder eines Rennens zählen, daher genügt ein Drittel der Rennen, die `pole_wins` braucht. Kein Zielplatz zählt als der letzte.</translation>
    </message>
    <message>
        <source>paired</source>
        <translation>gepaart</translation>
    </message>
    <message>
        <source>thrown in the order of play</source>
        <translation>in der Reihenfolge des Spiels geworfen</translation>
    </message>
    <message>
        <source>paired dice: {game} has no dice that each player throws in turn, so there is nothing to pair; {games} have them</source>
        <translation>Gepaarte Würfel: In {game} würfelt nicht jeder Spieler in seinem Zug, also gibt es nichts zu paaren; möglich ist es in {games}</translation>
    </message>
    <message>
        <source>{old} -&gt; {new} at piece {piece}</source>
        <translation>{old} -&gt; {new} bei Teil {piece}</translation>
    </message>
    <message>
        <source>What if: {change}</source>
        <translation>Was wäre wenn: {change}</translation>
    </message>
    <message>
        <source>add {codes} before piece {piece}</source>
        <translation>{codes} vor Teil {piece} einfügen</translation>
    </message>
    <message>
        <source>{codes} -&gt; nothing at piece {piece}</source>
        <translation>{codes} entfernen bei Teil {piece}</translation>
    </message>
    <message>
        <source>start at piece {piece}</source>
        <translation>Start bei Teil {piece}</translation>
    </message>
    <message>
        <source>the circuit was edited since its changes were listed</source>
        <translation>die Strecke wurde geändert, seit ihre Änderungen aufgelistet wurden</translation>
    </message>
    <message>
        <source>difficulty {old} -&gt; {new} on piece {piece}</source>
        <translation>Schwierigkeit {old} -&gt; {new} auf Teil {piece}</translation>
    </message>
    <message>
        <source>flat from piece {piece}</source>
        <translation>eben ab Teil {piece}</translation>
    </message>
    <message>
        <source>uphill from piece {piece}</source>
        <translation>bergauf ab Teil {piece}</translation>
    </message>
    <message>
        <source>downhill from piece {piece}</source>
        <translation>bergab ab Teil {piece}</translation>
    </message>
    <message>
        <source>wishes for circuits</source>
        <translation>Wünsche für Strecken</translation>
    </message>
    <message>
        <source>1 hairpin</source>
        <translation>1 Haarnadelkurve</translation>
    </message>
    <message>
        <source>{n} hairpins</source>
        <translation>{n} Haarnadelkurven</translation>
    </message>
    <message>
        <source>corners per 100 positions</source>
        <translation>Kurven je 100 Positionen</translation>
    </message>
    <message>
        <source>corners right behind another</source>
        <translation>Kurven gleich hinter einer anderen</translation>
    </message>
    <message>
        <source>side changes per corner</source>
        <translation>Seitenwechsel je Kurve</translation>
    </message>
    <message>
        <source>corners of 45° or less</source>
        <translation>Kurven von 45° oder weniger</translation>
    </message>
    <message>
        <source>straight positions</source>
        <translation>gerade Positionen</translation>
    </message>
    <message>
        <source>variety of straights, bits</source>
        <translation>Vielfalt der Geraden, Bit</translation>
    </message>
    <message>
        <source>road beside other road</source>
        <translation>Straße neben anderer Straße</translation>
    </message>
    <message>
        <source>share of its hull</source>
        <translation>Anteil an der Hülle</translation>
    </message>
    <message>
        <source>{name}: {n} pieces are too many to start from; at most {most}</source>
        <translation>{name}: {n} Teile sind zu viele für eine Vorlage; höchstens {most}</translation>
    </message>
    <message>
        <source>{name} is of the kit {own}, the wishes are for {kit}: take a circuit of that kit</source>
        <translation>{name} ist aus dem Baukasten {own}, die Wünsche sind für {kit}: nimm eine Strecke daraus</translation>
    </message>
    <message>
        <source>{name} does not close exactly, and leads from no start to a finish: close it first</source>
        <translation>{name} schließt nicht genau und führt nicht von einem Start zu einem Ziel: schließe sie zuerst</translation>
    </message>
    <message>
        <source>{name} is not a single row of pieces: take away what is beside the lap</source>
        <translation>{name} ist keine einzelne Reihe von Teilen: nimm weg, was neben der Runde liegt</translation>
    </message>
    <message>
        <source>keep: {name} has no piece {id}</source>
        <translation>Behalten: {name} hat kein Teil {id}</translation>
    </message>
    <message>
        <source>{path}: expected an outline as .svg, .gpx, .geojson or .csv</source>
        <translation>{path}: erwartet wurde ein Umriss als .svg, .gpx, .geojson oder .csv</translation>
    </message>
    <message>
        <source>{source}: expected {least} to {most:,} different points of a closed outline, found {n}</source>
        <translation>{source}: erwartet wurden {least} bis {most:,} verschiedene Punkte eines geschlossenen Umrisses, gefunden {n}</translation>
    </message>
    <message>
        <source>{source}: the outline crosses itself; cardboard cannot, so choose another</source>
        <translation>{source}: der Umriss kreuzt sich selbst; Karton kann das nicht, wähle einen anderen</translation>
    </message>
    <message>
        <source>{source}: XML with entities is not read</source>
        <translation>{source}: XML mit Entitäten wird nicht gelesen</translation>
    </message>
    <message>
        <source>{source}: expected GeoJSON with a LineString or a Polygon</source>
        <translation>{source}: erwartet wurde GeoJSON mit einem LineString oder einem Polygon</translation>
    </message>
    <message>
        <source>{source}: not XML: {fault}</source>
        <translation>{source}: kein XML: {fault}</translation>
    </message>
    <message>
        <source>{source}: a {name} without lon and lat</source>
        <translation>{source}: ein {name} ohne lon und lat</translation>
    </message>
    <message>
        <source>{source}, line {n}: expected two numbers</source>
        <translation>{source}, Zeile {n}: erwartet wurden zwei Zahlen</translation>
    </message>
    <message>
        <source>play: no circuit of the kit {kit} can be raced by {rules}</source>
        <translation>Rennen: keine Strecke des Baukastens {kit} kann nach {rules} gefahren werden</translation>
    </message>
    <message>
        <source>play: name the rules that circuits are raced by (rules), or a level</source>
        <translation>Rennen: nenne die Regeln, nach denen gefahren wird, oder eine Stufe</translation>
    </message>
    <message>
        <source>longest straight {n}</source>
        <translation>längste Gerade {n}</translation>
    </message>
    <message>
        <source>of another kit: {kit}</source>
        <translation>aus einem anderen Baukasten: {kit}</translation>
    </message>
    <message>
        <source>of another level: {level}</source>
        <translation>von anderer Stufe: {level}</translation>
    </message>
    <message>
        <source>not checked for {rules}</source>
        <translation>nicht für {rules} geprüft</translation>
    </message>
    <message>
        <source>found for {mm} mm of grass</source>
        <translation>für {mm} mm Gras gefunden</translation>
    </message>
    <message>
        <source>driven the other way round</source>
        <translation>anders herum gefahren</translation>
    </message>
    <message>
        <source>not like the outline</source>
        <translation>nicht wie der Umriss</translation>
    </message>
    <message>
        <source>without the pieces to keep</source>
        <translation>ohne die Teile, die bleiben sollen</translation>
    </message>
    <message>
        <source>looks {score}</source>
        <translation>Optik {score}</translation>
    </message>
    <message>
        <source>not raced yet</source>
        <translation>noch nicht gefahren</translation>
    </message>
    <message>
        <source>{n} {kind}, more than the boxes have</source>
        <translation>{n} {kind}, mehr als die Schachteln haben</translation>
    </message>
    <message>
        <source>has {kind}, which is to be avoided</source>
        <translation>hat {kind}, das vermieden werden soll</translation>
    </message>
    <message>
        <source>fewer than {n} {kind}</source>
        <translation>weniger als {n} {kind}</translation>
    </message>
    <message>
        <source>{width} x {height} cm are beyond the board</source>
        <translation>{width} x {height} cm sind größer als die Platte</translation>
    </message>
    <message>
        <source>like a circuit that is not wanted</source>
        <translation>wie eine unerwünschte Strecke</translation>
    </message>
    <message>
        <source>pieces of the boxes</source>
        <translation>Teile der Schachteln</translation>
    </message>
    <message>
        <source>{n} pieces more than the boxes have</source>
        <translation>{n} Teile mehr, als die Schachteln haben</translation>
    </message>
    <message>
        <source>raise boxes, or avoid fewer pieces</source>
        <translation>nimm mehr Schachteln, oder vermeide weniger Teile</translation>
    </message>
    <message>
        <source>pieces to use</source>
        <translation>zu verwendende Teile</translation>
    </message>
    <message>
        <source>{n} pieces to use not used</source>
        <translation>{n} zu verwendende Teile nicht verwendet</translation>
    </message>
    <message>
        <source>ask for fewer of them</source>
        <translation>verlange weniger davon</translation>
    </message>
    <message>
        <source>{n} positions too many or too few</source>
        <translation>{n} Positionen zu viel oder zu wenig</translation>
    </message>
    <message>
        <source>widen positions</source>
        <translation>lass mehr Positionen zu</translation>
    </message>
    <message>
        <source>start straight</source>
        <translation>Startgerade</translation>
    </message>
    <message>
        <source>the start straight {n} positions short</source>
        <translation>die Startgerade um {n} Positionen zu kurz</translation>
    </message>
    <message>
        <source>take a larger board, or allow a longer straight</source>
        <translation>nimm eine größere Platte, oder lass eine längere Gerade zu</translation>
    </message>
    <message>
        <source>{n} corners too many or too few</source>
        <translation>{n} Kurven zu viel oder zu wenig</translation>
    </message>
    <message>
        <source>widen corners</source>
        <translation>lass mehr Kurvenzahlen zu</translation>
    </message>
    <message>
        <source>hairpins</source>
        <translation>Haarnadelkurven</translation>
    </message>
    <message>
        <source>{n} hairpins too many or too few</source>
        <translation>{n} Haarnadelkurven zu viel oder zu wenig</translation>
    </message>
    <message>
        <source>widen hairpins</source>
        <translation>lass mehr Zahlen von Haarnadelkurven zu</translation>
    </message>
    <message>
        <source>longest straight</source>
        <translation>längste Gerade</translation>
    </message>
    <message>
        <source>the longest straight {n} positions off</source>
        <translation>die längste Gerade um {n} Positionen daneben</translation>
    </message>
    <message>
        <source>widen longest</source>
        <translation>lass mehr Längen der längsten Geraden zu</translation>
    </message>
    <message>
        <source>easy corners</source>
        <translation>leichte Kurven</translation>
    </message>
    <message>
        <source>{n} easy corners short for the guidelines about difficulties</source>
        <translation>{n} leichte Kurven zu wenig für die Richtlinien zu Schwierigkeiten</translation>
    </message>
    <message>
        <source>ask for fewer corners, or more boxes</source>
        <translation>verlange weniger Kurven, oder mehr Schachteln</translation>
    </message>
    <message>
        <source>{mm} mm beyond the board</source>
        <translation>{mm} mm über die Platte hinaus</translation>
    </message>
    <message>
        <source>take a larger board, or fewer positions</source>
        <translation>nimm eine größere Platte, oder weniger Positionen</translation>
    </message>
    <message>
        <source>roads overlap</source>
        <translation>Straßen überlappen sich</translation>
    </message>
    <message>
        <source>take a larger board, fewer positions or less grass</source>
        <translation>nimm eine größere Platte, weniger Positionen oder weniger Gras</translation>
    </message>
    <message>
        <source>raise likeness, or allow more positions</source>
        <translation>erhöhe den Abstand zum Umriss, oder lass mehr Positionen zu</translation>
    </message>
    <message>
        <source>play</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>nearest miss: {what}</source>
        <translation>am nächsten kam: {what}</translation>
    </message>
    <message>
        <source>{what} (missed in {share}% of the tries)</source>
        <translation>{what} (bei {share} % der Versuche verfehlt)</translation>
    </message>
    <message>
        <source>{n} circuits raced otherwise than wished: relax play</source>
        <translation>{n} Strecken fuhren sich anders als gewünscht: lockere die Bedingungen</translation>
    </message>
    <message>
        <source>{n} circuits refused by {code}: {headline}</source>
        <translation>{n} Strecken abgelehnt von {code}: {headline}</translation>
    </message>
    <message>
        <source>the kit {kit} has no finish for this road</source>
        <translation>der Baukasten {kit} hat kein Ziel für diese Straße</translation>
    </message>
    <message>
        <source>avoid: without {avoid}, no straight or no corner is left</source>
        <translation>Vermeiden: ohne {avoid} bleibt keine Gerade oder keine Kurve</translation>
    </message>
    <message>
        <source>the kit {kit} has no start</source>
        <translation>der Baukasten {kit} hat keinen Start</translation>
    </message>
    <message>
        <source>positions: grid and run-up alone take {least}, at most {n} are wished for</source>
        <translation>Positionen: Startaufstellung und Anlauf allein brauchen {least}, höchstens {n} sind gewünscht</translation>
    </message>
    <message>
        <source>board: a straight of {n} positions takes {cm:.0f} cm, the board is {board:g} cm long</source>
        <translation>Platte: eine Gerade von {n} Positionen braucht {cm:.0f} cm, die Platte ist {board:g} cm lang</translation>
    </message>
    <message>
        <source>board: {n} positions cover at least {area:.0f} cm², the board has {board:.0f}; take a larger board or fewer positions</source>
        <translation>Platte: {n} Positionen bedecken mindestens {area:.0f} cm², die Platte hat {board:.0f}; nimm eine größere Platte oder weniger Positionen</translation>
    </message>
    <message>
        <source>origin: the pieces close no lap that turns once</source>
        <translation>Vorlage: die Teile schließen keine Runde, die sich einmal dreht</translation>
    </message>
    <message>
        <source>keep: piece {n} is wished for, the circuit to start from has {most}</source>
        <translation>Behalten: Teil {n} ist gewünscht, die Vorlage hat {most}</translation>
    </message>
    <message>
        <source>keep: all pieces are kept, so that nothing can change; keep fewer</source>
        <translation>Behalten: alle Teile bleiben, nichts kann sich ändern; behalte weniger</translation>
    </message>
    <message>
        <source>direction: what is kept turns to the other side; leave the direction open, or keep nothing</source>
        <translation>Richtung: was bleibt, dreht sich zur anderen Seite; lass die Richtung offen, oder behalte nichts</translation>
    </message>
    <message>
        <source>positions: what is kept has {n}, at most {most} are wished for</source>
        <translation>Positionen: was bleibt, hat {n}, höchstens {most} sind gewünscht</translation>
    </message>
    <message>
        <source>corners: a circuit needs at least one</source>
        <translation>Kurven: eine Strecke braucht mindestens eine</translation>
    </message>
    <message>
        <source>hairpins: at least {n} are wished for, of at most {most} corners</source>
        <translation>Haarnadelkurven: mindestens {n} sind gewünscht, von höchstens {most} Kurven</translation>
    </message>
    <message>
        <source>longest: grid and run-up take a straight of {least}, at most {n} are wished for</source>
        <translation>Längste Gerade: Startaufstellung und Anlauf brauchen {least}, höchstens {n} sind gewünscht</translation>
    </message>
    <message>
        <source>corners: at least {n} are wished for; with {easy} {kind} the guidelines about difficulties allow {most}</source>
        <translation>Kurven: mindestens {n} sind gewünscht; mit {easy} {kind} erlauben die Richtlinien zu Schwierigkeiten {most}</translation>
    </message>
    <message>
        <source>use {kind}: {n} are wished for, the boxes have {most}; raise boxes</source>
        <translation>{kind} verwenden: {n} sind gewünscht, die Schachteln haben {most}; nimm mehr Schachteln</translation>
    </message>
    <message>
        <source>positions: at least {n} are wished for, the pieces of {boxes} boxes make {most}; raise boxes or lower positions</source>
        <translation>Positionen: mindestens {n} sind gewünscht, die Teile von {boxes} Schachteln ergeben {most}; nimm mehr Schachteln oder weniger Positionen</translation>
    </message>
    <message>
        <source>keep: pieces can only be kept of a circuit to start from (origin)</source>
        <translation>Behalten: Teile können nur von einer Vorlage bleiben</translation>
    </message>
    <message>
        <source>use {code}: {n} are wished for, the circuit to start from has {found}; lay them there first</source>
        <translation>{code} verwenden: {n} sind gewünscht, die Vorlage hat {found}; lege sie zuerst dort</translation>
    </message>
    <message>
        <source>avoid: {code} is not to be used, and to be kept</source>
        <translation>Vermeiden: {code} soll nicht verwendet werden und zugleich bleiben</translation>
    </message>
    <message>
        <source>the straights that are left make no two sides of one length</source>
        <translation>die übrigen Geraden ergeben keine zwei gleich langen Seiten</translation>
    </message>
    <message>
        <source>no quarter turn can be laid of the pieces that are left</source>
        <translation>aus den übrigen Teilen lässt sich keine Vierteldrehung legen</translation>
    </message>
    <message>
        <source>{source}: {command} in a path takes {count} numbers, found {n}</source>
        <translation>{source}: {command} in einem Pfad braucht {count} Zahlen, gefunden {n}</translation>
    </message>
    <message>
        <source>the kit {kit} has no level {level!r} {known}</source>
        <translation>der Baukasten {kit} hat keine Stufe {level!r} {known}</translation>
    </message>
    <message>
        <source>positions: {n} are more than can be designed; at most {most}</source>
        <translation>Positionen: {n} sind mehr, als entworfen werden können; höchstens {most}</translation>
    </message>
    <message>
        <source>{name}: {low}..{high} is empty; write the smaller number first</source>
        <translation>{name}: {low}..{high} ist leer; die kleinere Zahl zuerst</translation>
    </message>
    <message>
        <source>a lap that follows the outline on this board has at most about {n} positions</source>
        <translation>eine Runde, die auf dieser Platte dem Umriss folgt, hat höchstens etwa {n} Positionen</translation>
    </message>
    <message>
        <source>avoid: the start is a piece {code}, so it cannot be avoided</source>
        <translation>Vermeiden: der Start ist ein Teil {code}, es lässt sich also nicht vermeiden</translation>
    </message>
    <message>
        <source>outline: on this board a lap of at most about {most} positions follows it, at least {n} are wished for; take a larger board or fewer positions</source>
        <translation>Umriss: auf dieser Platte folgt ihm eine Runde von höchstens etwa {most} Positionen, mindestens {n} sind gewünscht; nimm eine größere Platte oder weniger Positionen</translation>
    </message>
    <message>
        <source>runners, cards, tokens, dice: a picture of each; -x4 means 4 such cards</source>
        <translation>runners, cards, tokens, dice: je ein Bild; -x4 heißt 4 solche Karten</translation>
    </message>
    <message>
        <source>{n} players: a table of no game has 1 to {most}</source>
        <translation>{n} Spieler: An einem Tisch ohne Spiel sind es 1 bis {most}</translation>
    </message>
    <message>
        <source>edges that two pieces share are cut once, so there is no kerf to add: choose the size of the machine's bed, so that pieces lie apart</source>
        <translation>Kanten, die zwei Teile gemeinsam haben, werden einmal geschnitten, daher gibt es keine Schnittbreite zuzugeben: die Größe des Maschinenbetts wählen, damit die Teile getrennt liegen</translation>
    </message>
    <message>
        <source>print and cut: magenta, in PDF the ink CutContour</source>
        <translation>Drucken und Schneiden: Magenta, im PDF die Farbe CutContour</translation>
    </message>
    <message>
        <source>upgrades {n}</source>
        <translation>Upgrades {n}</translation>
    </message>
    <message>
        <source>what-if needs a circuit of one row of pieces</source>
        <translation>„Was wäre wenn“ braucht eine Strecke aus einer einzigen Reihe von Teilen</translation>
    </message>
    <message>
        <source>what-if needs a circuit without board halves: break them up first (in the window: Lay &gt; Break up board halves)</source>
        <translation>„Was wäre wenn“ braucht eine Strecke ohne Plattenhälften: sie zuerst zerlegen (im Fenster: Legen &gt; Plattenhälften zerlegen)</translation>
    </message>
    <message>
        <source>Break up board halves</source>
        <translation>Plattenhälften zerlegen</translation>
    </message>
    <message>
        <source>pit row</source>
        <translation>Boxengasse</translation>
    </message>
    <message>
        <source>the pit row {n} positions from where it has to begin</source>
        <translation>die Boxengasse {n} Positionen von da, wo sie beginnen muss</translation>
    </message>
    <message>
        <source>{n} more circuits look worse than wished, the best of them {score}: raise most-looks (now {most})</source>
        <translation>{n} weitere Strecken sehen schlechter aus als gewünscht, die beste davon {score}: most-looks erhöhen (jetzt {most})</translation>
    </message>
    <message>
        <source>{n} rows found, all shaped like those shown: lower unlike (now {unlike})</source>
        <translation>{n} Reihen gefunden, alle von der Form der gezeigten: unlike senken (jetzt {unlike})</translation>
    </message>
    <message>
        <source>use {code}: a road that forks cannot be asked for; lay it</source>
        <translation>use {code}: eine Straße, die sich gabelt, kann nicht gewünscht werden; bitte selbst legen</translation>
    </message>
    <message>
        <source>use {code}: only kinds can be counted, so write {kind}</source>
        <translation>use {code}: nur Arten können gezählt werden, bitte {kind} schreiben</translation>
    </message>
    <message>
        <source>To cut out</source>
        <translation>Zum Ausschneiden</translation>
    </message>
    <message>
        <source>Standing figures</source>
        <translation>Standfiguren</translation>
    </message>
    <message>
        <source>{source}: the outline encloses nothing; choose another</source>
        <translation>{source}: Der Umriss umschließt nichts; nimm einen anderen</translation>
    </message>
    <message>
        <source>{source}: not CSV: {fault}</source>
        <translation>{source}: kein CSV: {fault}</translation>
    </message>
    <message>
        <source>{source}: expected points of two finite numbers up to {most:,}</source>
        <translation>{source}: erwartet werden Punkte aus zwei endlichen Zahlen bis {most:,}</translation>
    </message>
    <message>
        <source>{source}: more than {n:,} points to draw</source>
        <translation>{source}: mehr als {n:,} Punkte zu zeichnen</translation>
    </message>
    <message>
        <source>expected FIGURE &lt; NUMBER (&lt;= &gt; &gt;= == !=) or FIGURE between NUMBER and NUMBER</source>
        <translation>erwartet wird FIGURE &lt; NUMBER (&lt;= &gt; &gt;= == !=) oder FIGURE between NUMBER and NUMBER</translation>
    </message>
    <message>
        <source>the condition {text!r}: {expected}</source>
        <translation>die Bedingung {text!r}: {expected}</translation>
    </message>
    <message>
        <source>the condition {text!r}: no figure named {figure!r} {known}</source>
        <translation>die Bedingung {text!r}: keine Größe namens {figure!r} {known}</translation>
    </message>
    <message>
        <source>the condition {text!r}: cannot read {rest!r}; {expected}</source>
        <translation>die Bedingung {text!r}: {rest!r} ist nicht zu lesen; {expected}</translation>
    </message>
    <message>
        <source>the condition {text!r}: {least} is more than {most}</source>
        <translation>die Bedingung {text!r}: {least} ist mehr als {most}</translation>
    </message>
    <message>
        <source>{n} rows found, none with room for the start: take a larger board, or allow a longer straight</source>
        <translation>{n} Reihen gefunden, keine mit Platz für den Start: ein größeres Brett nehmen oder eine längere Gerade erlauben</translation>
    </message>
    <message>
        <source>{n} rows found, all shaped like circuits that are not wanted: lower unlike (now {unlike})</source>
        <translation>{n} Reihen gefunden, alle in der Form wie nicht gewünschte Strecken: unlike senken (jetzt {unlike})</translation>
    </message>
    <message>
        <source>without {kind}, the guidelines about difficulties allow {most} corners, so that few shapes are left: avoid other pieces instead</source>
        <translation>ohne {kind} erlauben die Richtlinien zu Schwierigkeiten {most} Kurven, sodass wenige Formen bleiben: stattdessen andere Teile vermeiden</translation>
    </message>
    <message>
        <source>most unusual about it: {what}; weigh that less</source>
        <translation>daran am ungewöhnlichsten: {what}; das geringer gewichten</translation>
    </message>
    <message>
        <source>spaces of a lane</source>
        <translation>Felder einer Spur</translation>
    </message>
    <message>
        <source>each lane {n} spaces off a length that these rules can race</source>
        <translation>jeder Spur fehlen {n} Felder zu einer Länge, die sich mit diesen Regeln fahren lässt, oder sie hat so viele zu viel</translation>
    </message>
    <message>
        <source>widen positions, or take other rules</source>
        <translation>lass mehr Positionen zu, oder nimm andere Regeln</translation>
    </message>
    <message>
        <source>the nearest of them (positions: {positions}, laps: {laps}): {what}</source>
        <translation>am nächsten kam (Positionen: {positions}, Runden: {laps}): {what}</translation>
    </message>
    <message>
        <source>positions: a lap of {low} to {high} cannot be raced by {rules}, only a multiple of {n}, such as {below} or {above}</source>
        <translation>Positionen: Eine Runde von {low} bis {high} lässt sich mit {rules} nicht fahren, nur ein Vielfaches von {n}, etwa {below} oder {above}</translation>
    </message>
    <message>
        <source>what-if needs a circuit that closes exactly, or leads from a start to a finish: close it first</source>
        <translation>„Was wäre wenn“ braucht eine Strecke, die genau geschlossen ist oder von einem Start zu einem Ziel führt: zuerst schließen</translation>
    </message>
    <message>
        <source>{far} farther from the outline than likeness allows</source>
        <translation>{far} weiter vom Umriss entfernt, als die Ähnlichkeit erlaubt</translation>
    </message>
    <message>
        <source>only {n} files are opened at once: {left_out} were left out</source>
        <translation>nur {n} Dateien werden auf einmal geöffnet: {left_out} wurden ausgelassen</translation>
    </message>
    <message>
        <source>{n} fixes were applied; others are left: fix again</source>
        <translation>{n} Probleme wurden behoben; andere sind noch übrig: noch einmal beheben</translation>
    </message>
    <message>
        <source>{n} rows found, all shaped like the circuit to start from, or like one that is not wanted: widen positions, take a larger board, keep fewer pieces, or lower unlike (now {unlike})</source>
        <translation>{n} Reihen gefunden, alle in der Form wie die Strecke, von der ausgegangen wird, oder wie eine unerwünschte: positions weiter fassen, eine größere Platte nehmen, weniger Teile behalten oder unlike senken (jetzt {unlike})</translation>
    </message>
    <message>
        <source>use {before}: its lanes lead on to no other piece; name what follows it, in driving order, such as {example}</source>
        <translation>use {before}: seine Spuren führen zu keinem anderen Teil weiter; bitte in Fahrtrichtung nennen, was folgt, etwa {example}</translation>
    </message>
    <message>
        <source>use {code}: its lanes do not join those of the road; name what leads there before it, and what leads back behind it, in driving order, such as {example}</source>
        <translation>use {code}: seine Spuren schließen nicht an die der Straße an; bitte in Fahrtrichtung davor nennen, was dorthin führt, und dahinter, was zurückführt, etwa {example}</translation>
    </message>
    <message>
        <source>use {code}: a half of a board cannot be asked for; name pieces on it, such as {pieces}, or start from a circuit that has it (origin)</source>
        <translation>use {code}: die Hälfte eines Spielplans kann nicht verlangt werden; bitte Teile nennen, die darauf sind, etwa {pieces}, oder von einer Strecke ausgehen, die sie hat (origin)</translation>
    </message>
    <message>
        <source>positions: the guidelines warn of {low} to {high} positions on a {level} circuit; take {least} to {most}, another level, or none</source>
        <translation>Positionen: die Richtlinien warnen vor {low} bis {high} Positionen auf einer Strecke der Stufe {level}; nimm {least} bis {most}, eine andere Stufe, oder keine</translation>
    </message>
    <message>
        <source>take more or fewer laps (now {laps})</source>
        <translation>mehr oder weniger Runden nehmen (jetzt {laps})</translation>
    </message>
    <message>
        <source>the circuit has {n} pieces: pictures take at most {most}; data (json, graphml, csv) take any number</source>
        <translation>die Strecke hat {n} Teile: Bilder fassen höchstens {most}; Daten (json, graphml, csv) fassen beliebig viele</translation>
    </message>
    <message>
        <source>the circuit has {n} pieces: pages and tables take at most {most}; pictures take more, and data (json, graphml, csv) any number</source>
        <translation>die Strecke hat {n} Teile: Seiten und Spieltische fassen höchstens {most}; Bilder fassen mehr und Daten (json, graphml, csv) beliebig viele</translation>
    </message>
    <message>
        <source>1 single change</source>
        <translation>1 einzelne Änderung</translation>
    </message>
    <message>
        <source>{n} single changes</source>
        <translation>{n} einzelne Änderungen</translation>
    </message>
</context>
</TS>
