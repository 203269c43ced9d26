### Titles and labels of the drawings.
###
### Every id begins with "draw-". Labels stand in small pictures: keep them short.

## What all games share

draw-free = free

# How we know what is printed on a card.
draw-reconstructed = reconstructed
draw-derived = derived

## Panels

draw-signs = Signs
draw-sign-reconstructed = what is printed here is not known for certain; it is reconstructed

## The card that is shown with a link

draw-card-gathering = Who sits down?
draw-card-turn = { $players } to decide
draw-card-won = { $players } won
draw-card-over = The game is over
draw-card-players = { $players }
