### Titles and labels of the drawings.
###
### Every id begins with "draw-". Labels stand in small pictures: keep them short.


## The harbour

draw-harbour = Harbour
draw-harbour-about =
    Round { $round }: { $cards ->
        [one] 1 card lies
       *[other] { $cards } cards lie
    } in the harbour, { $closed ->
        [one] 1 sector is
       *[other] { $closed } sectors are
    } closed.
draw-free = free
draw-boat = the boat

# $owner is a colour: red or black.
draw-guard = guard of { $owner }

# How we know what is printed on a card.
draw-reconstructed = reconstructed
draw-derived = derived

## Hands, piles and what is played

draw-hand = Your hand
draw-hand-of = Hand of { $player }
draw-hand-about = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
draw-unseen-quay = unseen quay
draw-unseen-canal = unseen canal
draw-unseen-special = unseen special card
draw-table = Piles and played cards
draw-table-about = { $treasury ->
    [one] 1 guilder is
   *[other] { $treasury } guilders are
} in the treasury.
draw-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-canals = Canals
draw-specials = Specials
draw-treasury = Treasury
draw-played = Played
draw-played-by = played by { $owner }

## Decisions drawn as tiles: one short word, and what it means where the game has no sentence for it

draw-choice-pass = Pass
draw-choice-buy = Buy
draw-choice-decline = Not now
draw-choice-stay = Stay
draw-choice-nothing = Keep all
draw-choice-across = Across
draw-choice-down = Down
draw-bridge-across = the bridge runs from left to right
draw-bridge-down = the bridge runs from top to bottom

## Panels

draw-sectors = Sectors
draw-sector = Sector
draw-worth = Worth
draw-no-sectors = No quay has been laid yet.
draw-sector-size = { $cell }, { $size ->
    [one] 1 quay
   *[other] { $size } quays
}
draw-sector-leads = { draw-sector-size }: { $owner } leads.
draw-sector-even = { draw-sector-size }: nobody leads.
draw-sector-guarded = { draw-sector-size }: closed and guarded by { $owner }.
draw-sector-guarded-only = { draw-sector-size }: closed and guarded by { $owner }, but it does not count as things stand.
draw-sector-unguarded = { draw-sector-size }: closed, without a guard.
draw-city = The city
draw-round = Round
draw-counting-five = The five largest guarded sectors count.
draw-counting-all = Every guarded sector counts.
draw-counting-line = Three guarded blocks in a line win.
draw-signs = Signs
draw-sign-guilder = harbour tax: the other pays a guilder
draw-sign-boat = moves the boat; the boat can remove such a quay
draw-sign-crane = crane: keeps the other’s quays from the cells beside it
draw-sign-store = warehouses: the stock of a player in the sector
draw-sign-eye = everybody knows this card
draw-sign-seal = sealed: decided, but not shown yet
draw-sign-reconstructed = what is printed here is not known for certain; it is reconstructed

## What everybody has

draw-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
draw-guards = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
draw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The card that is shown with a link

draw-card-gathering = Who sits down?
draw-card-turn = { $players } to decide
draw-card-won = { $players } won
draw-card-over = The game is over
draw-card-players = { $players }
