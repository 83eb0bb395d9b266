<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
    <name>window</name>
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
        <source>Corners need a difficulty before they can be raced. The fix is listed below the problem MAR401: choose “Assign difficulties to all corners” and press Enter.</source>
        <translation>Kurven brauchen eine Schwierigkeit, bevor sie gefahren werden können. Die Abhilfe steht unter dem Problem MAR401: Wähle „Allen Kurven Schwierigkeiten geben“ und drücke Enter.</translation>
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
        <source>space {space}, lap {lap}</source>
        <translation>Feld {space}, Runde {lap}</translation>
    </message>
    <message>
        <source>No race is open.</source>
        <translation>Kein Rennen ist offen.</translation>
    </message>
    <message>
        <source>Open a replay (File &gt; Open replay) or run a race (Race &gt; Race once).</source>
        <translation>Öffne eine Aufzeichnung (Datei &gt; Aufzeichnung öffnen) oder fahre ein Rennen (Rennen &gt; Einmal fahren).</translation>
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
        <source>Start with</source>
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
        <source>no kit is installed</source>
        <translation>es ist kein Baukasten installiert</translation>
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
        <source>New windows use it at once, this one after a restart.</source>
        <translation>Gilt für neue Fenster sofort, für dieses nach einem Neustart.</translation>
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
        <source>Closed with {codes}.</source>
        <translation>Geschlossen mit {codes}.</translation>
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
        <source>moves that end here</source>
        <translation>Züge, die hier enden</translation>
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
        <source>Click: lay the piece · X: mirror · Q/E: turn · Alt: no snapping · Esc: put it back</source>
        <translation>Klick: Teil legen · X: spiegeln · Q/E: drehen · Alt: nicht einrasten · Esc: zurücklegen</translation>
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
        <source>Open a track file</source>
        <translation>Eine Streckendatei öffnen</translation>
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
        <source>Export a picture or data</source>
        <translation>Bild oder Daten exportieren</translation>
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
        <source>Remove the selected pieces and copy them</source>
        <translation>Ausgewählte Teile entfernen und kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected pieces</source>
        <translation>Ausgewählte Teile kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Lay the copied pieces at the active end, or freely if there is none</source>
        <translation>Kopierte Teile am aktiven Ende anlegen, oder frei, wenn es keines gibt</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Copy the selected pieces as a new fragment</source>
        <translation>Ausgewählte Teile als neues Teilstück kopieren</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Remove the selected pieces; the rest stays in place</source>
        <translation>Ausgewählte Teile entfernen; der Rest bleibt liegen</translation>
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
        <source>Select all pieces</source>
        <translation>Alle Teile auswählen</translation>
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
        <source>{bar}, pinned {before}</source>
        <translation>{bar}, angeheftet {before}</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>overtakes</source>
        <translation>Überholungen</translation>
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
        <source>{pieces} · {n} positions</source>
        <translation>{pieces} · {n} Positionen</translation>
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
        <source>{value:.3g}</source>
        <translation>{value:.3g}</translation>
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
        <source>Turn the piece in hand, the selected fragments, or the piece at the active end by 22.5°</source>
        <translation>Das Teil in der Hand, die ausgewählten Teilstücke oder das Teil am aktiven Ende um 22,5° drehen</translation>
    </message>
    <message>
        <source>Move the selected fragments by 1 cm</source>
        <translation>Die ausgewählten Teilstücke um 1 cm verschieben</translation>
    </message>
    <message>
        <source>The clipboard holds no pieces</source>
        <translation>Die Zwischenablage enthält keine Teile</translation>
    </message>
    <message>
        <source>Set hill to up, down, flat, none, from the selected piece on, or over the selected ones</source>
        <translation>Steigung auf bergauf, bergab, eben, keine setzen, ab dem ausgewählten Teil oder über die ausgewählten</translation>
    </message>
    <message>
        <source>{title}: 0 to {top}</source>
        <translation>{title}: 0 bis {top}</translation>
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
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Wins by player</source>
        <translation>Siege nach Spieler</translation>
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
        <source>the barrier {value} on piece {piece} is higher than the fastest card, {fastest}</source>
        <translation>die Sperre {value} auf Teil {piece} ist höher als die schnellste Karte, {fastest}</translation>
    </message>
    <message>
        <source>the limit {value} on piece {piece} is higher than the fastest card, {fastest}</source>
        <translation>das Tempolimit {value} auf Teil {piece} ist höher als die schnellste Karte, {fastest}</translation>
    </message>
    <message>
        <source>it belongs on {colours}</source>
        <translation>es gehört auf die Farbe {colours}</translation>
    </message>
    <message>
        <source>{symbol} on the {colour} space {space}: {due}</source>
        <translation>{symbol} auf dem Feld {space} ({colour}): {due}</translation>
    </message>
    <message>
        <source>no {symbol}</source>
        <translation>kein Symbol {symbol}</translation>
    </message>
    <message>
        <source>{n} pit_stop instead of {of}</source>
        <translation>{n}-mal Boxenstopp statt {of}-mal</translation>
    </message>
    <message>
        <source>no spin_out on {colour}</source>
        <translation>kein Dreher auf der Farbe {colour}</translation>
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
        <source>A limit or barrier is higher than any normal speed.</source>
        <translation>Ein Tempolimit oder eine Sperre ist höher als jedes gewöhnliche Tempo.</translation>
    </message>
    <message>
        <source>the fastest card shows 16. A corner with a higher limit never slows anybody down, and a barrier with a higher number stops every car without upgrades (STR-V-07, STR-V-13).</source>
        <translation>die schnellste Karte zeigt 16. Eine Kurve mit höherem Tempolimit bremst niemanden, und eine Sperre mit höherer Zahl hält jedes Auto ohne Ausbauten auf (STR-V-07, STR-V-13).</translation>
    </message>
    <message>
        <source>move the obstacle to a straight.</source>
        <translation>das Hindernis auf eine Gerade versetzen.</translation>
    </message>
    <message>
        <source>A high barrier has no run-up.</source>
        <translation>Vor einer hohen Sperre fehlt der Anlauf.</translation>
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
        <source>{place}, corner {n}</source>
        <translation>{place}, Kurve {n}</translation>
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
        <source>Corner {n}: positions {first} to {last}, difficulty {d}</source>
        <translation>Kurve {n}: Positionen {first} bis {last}, Schwierigkeit {d}</translation>
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
        <source>No grid place leads to a finish.</source>
        <translation>Kein Startplatz führt zu einem Ziel.</translation>
    </message>
    <message>
        <source>There are fewer grid places than drivers.</source>
        <translation>Es gibt weniger Startplätze als Fahrer.</translation>
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
        <source>there is no grid place</source>
        <translation>es gibt keinen Startplatz</translation>
    </message>
    <message>
        <source>no way from a grid place to a finish: {why}</source>
        <translation>kein Weg von einem Startplatz zu einem Ziel: {why}</translation>
    </message>
    <message>
        <source>Remove the colour marker</source>
        <translation>Den Farbmarker entfernen</translation>
    </message>
    <message>
        <source>{n} grid places for {drivers} drivers: at most {n} can race</source>
        <translation>{n} Startplätze für {drivers} Fahrer: höchstens {n} können fahren</translation>
    </message>
    <message>
        <source>{n} grid places for {drivers} drivers: nobody can race</source>
        <translation>{n} Startplätze für {drivers} Fahrer: niemand kann fahren</translation>
    </message>
    <message>
        <source>{n} straight positions before the barrier {value} on {space}: {advised} recommended</source>
        <translation>{n} gerade Positionen vor der Sperre {value} auf {space}: {advised} empfohlen</translation>
    </message>
    <message>
        <source>{n} straight positions after the start: {advised} recommended</source>
        <translation>{n} gerade Positionen nach dem Start: {advised} empfohlen</translation>
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
        <source>move start and finish, or remove straights.</source>
        <translation>Start und Ziel versetzen oder Geraden entfernen.</translation>
    </message>
    <message>
        <source>change the length, or the number of laps.</source>
        <translation>die Länge oder die Zahl der Runden ändern.</translation>
    </message>
    <message>
        <source>move the symbol to a space of its colour, counted from black after the line.</source>
        <translation>das Symbol auf ein Feld seiner Farbe versetzen, gezählt ab schwarz hinter der Linie.</translation>
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
        <source>There is an obstacle in a corner.</source>
        <translation>In einer Kurve ist ein Hindernis.</translation>
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
        <source>the road is blocked, or does not begin there</source>
        <translation>die Straße ist versperrt oder beginnt dort nicht</translation>
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
        <source>{n} straight positions with two lanes: at least 2 needed to change lanes</source>
        <translation>{n} gerade Positionen mit zwei Spuren: mindestens 2 sind zum Spurwechsel nötig</translation>
    </message>
    <message>
        <source>{n} spaces from start to finish, about {rounds:.0f} rounds: {least} to {most} spaces usual</source>
        <translation>{n} Felder vom Start zum Ziel, etwa {rounds:.0f} Durchgänge: {least} bis {most} Felder üblich</translation>
    </message>
    <message>
        <source>a lap has {lengths} spaces, which is not a multiple of {period}: {near} needs {more} more or {fewer} fewer</source>
        <translation>eine Runde hat {lengths} Felder, kein Vielfaches von {period}: {near} brauchen {more} mehr oder {fewer} weniger</translation>
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
        <source>no such symbol (known: {symbols})</source>
        <translation>kein solches Symbol (bekannt: {symbols})</translation>
    </message>
    <message>
        <source>the printed set is incomplete: {missing}</source>
        <translation>der gedruckte Satz ist unvollständig: {missing}</translation>
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
        <source>a race goes round and round; a car that reaches an open end has nowhere to go. Cardboard that has to be bent to meet gets damaged, and its joints come apart during play.</source>
        <translation>ein Rennen geht immer rundherum; ein Auto, das an ein offenes Ende kommt, kann nicht weiter. Pappe, die man zum Schließen biegen muss, leidet, und ihre Stöße gehen beim Spielen auf.</translation>
    </message>
    <message>
        <source>add pieces until the last one meets the first, or let `trackwright close` find ways to do so. Swapping a straight or the size of a corner near the end often closes a small gap.</source>
        <translation>Teile anlegen, bis das letzte an das erste stößt, oder `trackwright close` Wege dazu suchen lassen. Eine kleine Lücke schließt sich oft, wenn man nahe am Ende eine Gerade oder die Größe einer Kurve tauscht.</translation>
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
        <source>cardboard lies flat; a piece on top of another is neither level nor joined, and two roads would share the same ground. In a heap of pieces the first 1,000 overlaps are listed.</source>
        <translation>Pappe liegt flach; ein Teil auf einem anderen ist weder eben noch verbunden, und zwei Straßen teilten sich denselben Boden. Liegen sehr viele Teile aufeinander, werden die ersten 1.000 Überlappungen genannt.</translation>
    </message>
    <message>
        <source>move one part of the track away or make it smaller, with a longer straight before it or a tighter corner in it.</source>
        <translation>einen Teil der Strecke wegrücken oder verkleinern, mit einer längeren Geraden davor oder einer engeren Kurve darin.</translation>
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
        <source>laps are counted and the grid is set up at the line. Without a line no race can start; with two nobody knows where a lap ends.</source>
        <translation>an der Linie werden die Runden gezählt und die Startaufstellung gebildet. Ohne Linie kann kein Rennen beginnen; bei zweien weiß niemand, wo eine Runde endet.</translation>
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
        <source>add a start piece, and remove obstacles that block the whole road.</source>
        <translation>ein Startteil legen und Hindernisse entfernen, die die ganze Straße versperren.</translation>
    </message>
    <message>
        <source>the eight colours follow each other all along the line, black first after it and white last before it. This is why bumping back eight spaces ends on the same colour, and why black or gold wins the finish (DIC-V-02 to DIC-V-04). Spaces without a colour marker get theirs by counting.</source>
        <translation>die acht Farben folgen auf der ganzen Linie aufeinander, schwarz als erste dahinter und weiß als letzte davor. Deshalb landet, wer acht Felder zurückgestoßen wird, auf derselben Farbe, und deshalb gewinnt schwarz oder gold das Ziel (DIC-V-02 bis DIC-V-04). Felder ohne Farbmarker bekommen ihre Farbe durch Abzählen.</translation>
    </message>
    <message>
        <source>remove the colour marker, or set the colour that the order requires.</source>
        <translation>den Farbmarker entfernen oder die Farbe setzen, die die Reihenfolge verlangt.</translation>
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
        <source>each car is placed on its own free start space (STR-09). Up to four drivers can play.</source>
        <translation>jedes Auto braucht ein eigenes freies Startfeld (STR-09). Bis zu vier Fahrer können mitspielen.</translation>
    </message>
    <message>
        <source>add a start piece, remove obstacles from the grid, or race with fewer drivers.</source>
        <translation>ein Startteil legen, Hindernisse aus der Startaufstellung nehmen oder mit weniger Fahrern fahren.</translation>
    </message>
    <message>
        <source>the number on a corner space determines the penalty for fast cars (STR-29). Corners of other games get a number by their radius: 4 for tight ones, 6, or 8 for wide ones.</source>
        <translation>die Zahl auf einem Kurvenfeld bestimmt die Strafe für schnelle Autos (STR-29). Kurven anderer Spiele bekommen ihre Zahl nach dem Radius: 4 für enge, 6, oder 8 für weite.</translation>
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
        <source>cars cannot change lanes in a corner (STR-23), so a car that enters in that lane can only crash and take penalties. The rulebook advises to keep corners clear (STR-04).</source>
        <translation>in einer Kurve kann man die Spur nicht wechseln (STR-23); ein Auto, das auf dieser Spur hineinkommt, kann nur hineinkrachen und Strafen kassieren. Das Regelheft rät, Kurven freizuhalten (STR-04).</translation>
    </message>
    <message>
        <source>only the upper gears show nine or more, and a car that is too slow twice is out of the race (STR-44). It takes about twenty straight spaces to shift up without corners.</source>
        <translation>nur die oberen Gänge zeigen neun oder mehr, und ein Auto, das zweimal zu langsam ist, scheidet aus (STR-44). Um ohne Kurven hochzuschalten, braucht man etwa zwanzig gerade Felder.</translation>
    </message>
    <message>
        <source>cars change lanes only on straights (STR-23). Without a straight with two lanes, and two spaces to change on, they arrive in the order in which they started.</source>
        <translation>Autos wechseln die Spur nur auf Geraden (STR-23). Ohne eine Gerade mit zwei Spuren und zwei Feldern zum Wechseln kommen sie in der Reihenfolge an, in der sie gestartet sind.</translation>
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
        <source>a car moves about six and a half spaces per round, after two rounds to get going. Below 25 spaces the race is over before anybody has shifted up; beyond 120 it takes more than twenty rounds. This assumes one lap (STR-H-30).</source>
        <translation>ein Auto fährt etwa sechseinhalb Felder je Durchgang, nach zwei Durchgängen zum Anfahren. Unter 25 Feldern ist das Rennen vorbei, bevor jemand hochgeschaltet hat; über 120 dauert es mehr als zwanzig Durchgänge. Das gilt für eine Runde (STR-H-30).</translation>
    </message>
    <message>
        <source>the eight colours repeat all along the line and must match across it: the space before the finish is white, the finish black. Only a lap of 8, 16, 24 ... spaces in the raced lane has this property (DIC-V-13).</source>
        <translation>die acht Farben wiederholen sich auf der ganzen Linie und müssen über sie hinweg zusammenpassen: das Feld vor dem Ziel ist weiß, das Ziel schwarz. Diese Eigenschaft hat nur eine Runde mit 8, 16, 24 ... Feldern in der gefahrenen Spur (DIC-V-13).</translation>
    </message>
    <message>
        <source>add or remove straights until the length of one lane is a multiple of eight.</source>
        <translation>Geraden einfügen oder entfernen, bis die Länge einer Spur durch acht teilbar ist.</translation>
    </message>
    <message>
        <source>the Red Line, beyond which players may roll a single die, needs two rounds of colours before the finish: 16 spaces. Below 40 spaces a race with two dice is over in three rolls, beyond 120 it drags on (DIC-V-11). This assumes one lap; more laps are an option (DIC-H-24).</source>
        <translation>die Rote Linie, ab der man mit einem einzelnen Würfel würfeln darf, braucht zwei Farbfolgen vor dem Ziel: 16 Felder. Unter 40 Feldern ist ein Rennen mit zwei Würfeln nach drei Würfen vorbei, über 120 zieht es sich hin (DIC-V-11). Das gilt für eine Runde; mehr Runden sind eine Option (DIC-H-24).</translation>
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
        <source>the printed set has at least one Turbo, RPM and Lead Foot, two Pit Stops, and a spin-out on purple and on gold (DIC-V-07). Fewer make it a race of dice alone; many, or two lost turns within three steps, one of luck (DIC-V-14). A circuit without symbols gets the usual ones.</source>
        <translation>der gedruckte Satz hat mindestens je einen Turbo, eine Drehzahl und einen Bleifuß, zwei Boxenstopps und je einen Dreher auf lila und auf gold (DIC-V-07). Mit weniger wird es ein reines Würfelrennen; mit vielen, oder mit zweimal Aussetzen innerhalb von drei Schritten, ein Glücksspiel (DIC-V-14). Eine Strecke ohne Symbole bekommt die üblichen.</translation>
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
        <source>corners {bends} {must}</source>
        <translation>Kurven {bends}: {must}</translation>
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
        <source>corner {bend} {must}</source>
        <translation>Kurve {bend}: {must}</translation>
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
        <source>{easy} corners of difficulty 1 and {medium} of difficulty 2: equal numbers recommended, differing by at most {most}</source>
        <translation>{easy} Kurven der Schwierigkeit 1 und {medium} der Schwierigkeit 2: gleich viele empfohlen, mit höchstens {most} Unterschied</translation>
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
</context>
</TS>
