### Titles and labels of the drawings.
###
### Every id begins with "draw-". Labels stand in small pictures: keep them short.

## What all games share

draw-free = vrij

# How we know what is printed on a card.
draw-reconstructed = gereconstrueerd
draw-derived = afgeleid

## Panels

draw-signs = Tekens
draw-sign-reconstructed = wat hier gedrukt staat, is niet zeker; het is gereconstrueerd

## De kaart die bij een link wordt getoond

draw-card-gathering = Wie schuift er aan?
draw-card-turn = { $players } aan zet
draw-card-won = Gewonnen: { $players }
draw-card-over = Het spel is afgelopen
draw-card-players = { $players }
