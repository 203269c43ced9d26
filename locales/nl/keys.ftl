# Spelen met toetsen, en de tafel in woorden.

keys-title = Toetsen
keys-skip = Naar de vraag
keys-words = In woorden
keys-words-open = Het bord in woorden
keys-board = Het bord, plek voor plek: loop met de pijltjestoetsen
keys-table = De tafel in zinnen
keys-digits = Iets uitkiezen; het cijfer staat ernaast
keys-enter = Beslissen wat is uitgekozen
keys-escape = Een stap terug
keys-tab = Van het een naar het ander
keys-space = Een klok starten of stoppen
keys-question = De vraag nog eens zeggen
keys-last = Zeggen wat het laatst is beslist
keys-clocks = Zeggen wie aan de beurt is, en de klokken
keys-goods = en dan een cijfer: zeggen wat deze speler heeft
keys-open-words = Het bord in woorden en terug; daar lopen de pijltjestoetsen
keys-help = Deze toetsen
