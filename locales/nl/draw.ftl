### Titles and labels of the drawings.
###
### Every id begins with "draw-". Labels stand in small pictures: keep them short.


## The harbour

draw-harbour = Haven
draw-harbour-about =
    Ronde { $round }: { $cards ->
        [one] 1 kaart ligt
       *[other] { $cards } kaarten liggen
    } in de haven, { $closed ->
        [one] 1 sector is
       *[other] { $closed } sectoren zijn
    } gesloten.
draw-free = vrij
draw-boat = de boot

# $owner is a colour: red or black.
draw-guard = wachter van { $owner }

# How we know what is printed on a card.
draw-reconstructed = gereconstrueerd
draw-derived = afgeleid

## Hands, piles and what is played

draw-hand = Jouw hand
draw-hand-of = Hand van { $player }
draw-hand-about = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
draw-unseen-quay = onbekende kade
draw-unseen-canal = onbekende gracht
draw-unseen-special = onbekende speciale kaart
draw-table = Stapels en gespeelde kaarten
draw-table-about = { $treasury ->
    [one] Er ligt 1 gulden
   *[other] Er liggen { $treasury } gulden
} in de stadskas.
draw-pile = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
draw-canals = Grachten
draw-specials = Speciaal
draw-treasury = Stadskas
draw-played = Gespeeld
draw-played-by = gespeeld door { $owner }

## Decisions drawn as tiles: one short word, and what it means where the game has no sentence for it

draw-choice-pass = Passen
draw-choice-buy = Kopen
draw-choice-decline = Niet nu
draw-choice-stay = Blijven
draw-choice-nothing = Niets
draw-choice-across = Dwars
draw-choice-down = Langs
draw-bridge-across = de brug loopt van links naar rechts
draw-bridge-down = de brug loopt van boven naar beneden

## Panels

draw-sectors = Sectoren
draw-sector = Sector
draw-worth = Waarde
draw-no-sectors = Er ligt nog geen kade.
draw-sector-size = { $cell }, { $size ->
    [one] 1 kade
   *[other] { $size } kades
}
draw-sector-leads = { draw-sector-size }: { $owner } staat voor.
draw-sector-even = { draw-sector-size }: niemand staat voor.
draw-sector-guarded = { draw-sector-size }: gesloten en bewaakt door { $owner }.
draw-sector-guarded-only = { draw-sector-size }: gesloten en bewaakt door { $owner }, maar telt op dit moment niet.
draw-sector-unguarded = { draw-sector-size }: gesloten, zonder wachter.
draw-city = De stad
draw-round = Ronde
draw-counting-five = De vijf grootste bewaakte sectoren tellen.
draw-counting-all = Elke bewaakte sector telt.
draw-counting-line = Drie bewaakte blokken op een rij winnen.
draw-signs = Tekens
draw-sign-guilder = havenbelasting: de ander betaalt een gulden
draw-sign-boat = verplaatst de boot; de boot kan zo’n kade verwijderen
draw-sign-crane = kraan: houdt kades van de ander weg van de vakken ernaast
draw-sign-store = pakhuizen: de voorraad van een speler in de sector
draw-sign-eye = iedereen kent deze kaart
draw-sign-seal = verzegeld: besloten, maar nog niet getoond
draw-sign-reconstructed = wat hier gedrukt staat, is niet zeker; het is gereconstrueerd

## What everybody has

draw-guilders = { $count } gulden
draw-guards = { $count ->
    [one] 1 wachter
   *[other] { $count } wachters
}
draw-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}

## De kaart die bij een link wordt getoond

draw-card-gathering = Wie schuift er aan?
draw-card-turn = { $players } aan zet
draw-card-won = Gewonnen: { $players }
draw-card-over = Het spel is afgelopen
draw-card-players = { $players }
