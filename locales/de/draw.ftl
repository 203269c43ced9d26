### Titles and labels of the drawings.
###
### Every id begins with "draw-". Labels stand in small pictures: keep them short.

## What all games share

draw-free = frei

# How we know what is printed on a card.
draw-reconstructed = rekonstruiert
draw-derived = hergeleitet

## Panels

draw-signs = Zeichen
draw-sign-reconstructed = was hier gedruckt ist, weiß man nicht sicher; es ist rekonstruiert

## Die Karte, die mit einem Link gezeigt wird

draw-card-gathering = Wer setzt sich dazu?
draw-card-turn = { $players } am Zug
draw-card-won = Gewonnen: { $players }
draw-card-over = Die Partie ist vorbei
draw-card-players = { $players }
