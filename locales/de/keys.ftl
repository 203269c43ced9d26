# Spielen mit Tasten, und der Tisch in Worten.

keys-title = Tasten
keys-skip = Zur Frage springen
keys-words = In Worten
keys-words-open = Der Plan in Worten
keys-board = Der Plan, Ort für Ort: mit den Pfeiltasten gehen
keys-table = Der Tisch in Sätzen
keys-digits = Etwas auswählen; die Ziffer steht daneben
keys-enter = Entscheiden, was ausgewählt ist
keys-escape = Einen Schritt zurück
keys-tab = Von einem zum nächsten
keys-space = Eine Uhr starten oder anhalten
keys-question = Die Frage noch einmal sagen
keys-last = Sagen, was zuletzt entschieden wurde
keys-clocks = Sagen, wer am Zug ist, und die Uhren
keys-goods = dann eine Ziffer: sagen, was diese Person hat
keys-open-words = Der Plan in Worten und zurück; dort gehen die Pfeiltasten
keys-help = Diese Tasten
