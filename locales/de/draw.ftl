### Titles and labels of the drawings.
###
### Every id begins with "draw-". Labels stand in small pictures: keep them short.


## The harbour

draw-harbour = Hafen
draw-harbour-about =
    Runde { $round }: { $cards ->
        [one] 1 Karte liegt
       *[other] { $cards } Karten liegen
    } im Hafen, { $closed ->
        [one] 1 Sektor ist
       *[other] { $closed } Sektoren sind
    } geschlossen.
draw-free = frei
draw-boat = das Boot

# $owner is a colour: red or black.
draw-guard = Wächter von { $owner }

# How we know what is printed on a card.
draw-reconstructed = rekonstruiert
draw-derived = hergeleitet

## Hands, piles and what is played

draw-hand = Deine Hand
draw-hand-of = Hand von { $player }
draw-hand-about = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
draw-unseen-quay = verdeckter Kai
draw-unseen-canal = verdeckter Kanal
draw-unseen-special = verdeckte Sonderkarte
draw-table = Stapel und gespielte Karten
draw-table-about = { $treasury ->
    [one] 1 Gulden liegt
   *[other] { $treasury } Gulden liegen
} in der Stadtkasse.
draw-pile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
draw-canals = Kanäle
draw-specials = Sonder
draw-treasury = Stadtkasse
draw-played = Gespielt
draw-played-by = gespielt von { $owner }

## Decisions drawn as tiles: one short word, and what it means where the game has no sentence for it

draw-choice-pass = Passen
draw-choice-buy = Kaufen
draw-choice-decline = Nicht
draw-choice-stay = Bleiben
draw-choice-nothing = Nichts
draw-choice-across = Quer
draw-choice-down = Längs
draw-bridge-across = die Brücke führt von links nach rechts
draw-bridge-down = die Brücke führt von oben nach unten

## Panels

draw-sectors = Sektoren
draw-sector = Sektor
draw-worth = Wert
draw-no-sectors = Noch liegt kein Kai.
draw-sector-size = { $cell }, { $size ->
    [one] 1 Kai
   *[other] { $size } Kais
}
draw-sector-leads = { draw-sector-size }: { $owner } führt.
draw-sector-even = { draw-sector-size }: Niemand führt.
draw-sector-guarded = { draw-sector-size }: geschlossen und von { $owner } bewacht.
draw-sector-guarded-only = { draw-sector-size }: geschlossen und von { $owner } bewacht, zählt aber zurzeit nicht.
draw-sector-unguarded = { draw-sector-size }: geschlossen, ohne Wächter.
draw-city = Die Stadt
draw-round = Runde
draw-counting-five = Die fünf größten bewachten Sektoren zählen.
draw-counting-all = Jeder bewachte Sektor zählt.
draw-counting-line = Drei bewachte Blöcke in einer Linie gewinnen.
draw-signs = Zeichen
draw-sign-guilder = Hafensteuer: der andere zahlt einen Gulden
draw-sign-boat = bewegt das Boot; das Boot kann einen solchen Kai entfernen
draw-sign-crane = Kran: hält fremde Kais von den Feldern neben sich fern
draw-sign-store = Lagerhäuser: der Vorrat eines Spielers im Sektor
draw-sign-eye = alle kennen diese Karte
draw-sign-seal = versiegelt: entschieden, aber noch nicht gezeigt
draw-sign-reconstructed = was hier gedruckt ist, weiß man nicht sicher; es ist rekonstruiert

## What everybody has

draw-guilders = { $count } Gulden
draw-guards = { $count } Wächter
draw-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Die Karte, die mit einem Link gezeigt wird

draw-card-gathering = Wer setzt sich dazu?
draw-card-turn = { $players } am Zug
draw-card-won = Gewonnen: { $players }
draw-card-over = Die Partie ist vorbei
draw-card-players = { $players }
