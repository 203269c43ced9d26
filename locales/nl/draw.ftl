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

## Merchants of Amsterdam: the board

draw-merchants-board = Amsterdam en de wereld
# $now is a sentence about the year.
draw-merchants-board-about = { $now } Op het bord staan { $offices ->
    [one] 1 handelspost
   *[other] { $offices } handelsposten
} en { $houses ->
    [one] 1 huis
   *[other] { $houses } huizen
}.
draw-merchants-year = { $year }: { $brings }.
draw-merchants-year-history = { $year }: { $history } ({ $brings })
# $first and $second are amounts by rank, such as 100/80/60/40.
draw-merchants-year-pays = { $year }: { $brings } (eerste { $first }, tweede { $second }).
draw-merchants-year-pays-history = { $year }: { $history } ({ $brings }; eerste { $first }, tweede { $second })
draw-merchants-figure = de figuur van de tijd
draw-merchants-office = { $office }, { $region }, { $commodity }
draw-merchants-house = { $house }, { $district }
draw-merchants-bridge = brug van { $from } naar { $to }
draw-merchants-bridge-of = brug van { $from } naar { $to }: beide uiteinden zijn van { $player }
# What is scored, in a narrow place.
draw-merchants-short-market = beurs
draw-merchants-short-city = stad
draw-merchants-short-offices = posten
draw-merchants-short-all = alles

## Merchants of Amsterdam: the market

draw-merchants-market = Beurs
draw-merchants-track = { $commodity }: { $players }.
draw-merchants-track-empty = { $commodity }: nog niemand.
# One of a list: "Anna on 3, Piet on 2".
draw-merchants-stands = { $player } op { $space }

## Merchants of Amsterdam: the mayor’s desk

draw-merchants-desk = De tafel van burgemeester { $player }
draw-merchants-desk-about = { $player } is burgemeester, beurt { $turn } van { $turns }. { draw-merchants-left }.
draw-merchants-left = { $cards ->
    [one] Er komt nog 1 kaart
   *[other] Er komen nog { $cards } kaarten
}
draw-merchants-deck = Stapel
draw-merchants-turned = Omgedraaid
draw-merchants-use = Gebruiken
draw-merchants-auction = Veilen
draw-merchants-discard = Wegdoen
draw-merchants-disk = { $disk }: { $card }
draw-merchants-steps = 3 stappen
draw-merchants-or = of
draw-merchants-not-three = niet met z’n drieën
draw-merchants-borrow = ƒ120 lenen
draw-merchants-without = Afzien

## Merchants of Amsterdam: the auction clock

draw-merchants-clock = Veilingklok
draw-merchants-clock-about = De prijs daalt van ƒ{ $highest } naar ƒ{ $lowest }.
draw-merchants-clock-doubled = De prijzen zijn verdubbeld en dalen van ƒ{ $highest } naar ƒ{ $lowest }; daarna betaalt { $player } ƒ200.
draw-merchants-hand = de wijzer van de klok
draw-merchants-start = Start
draw-merchants-stop = Stop
draw-merchants-stop-about = De klok stoppen
draw-merchants-name-price = Jouw prijs
draw-merchants-wait = Geen prijs
draw-merchants-bidder = { $player } heeft nog niet beslist
draw-merchants-sealed = { $player } heeft beslist
draw-merchants-barred = { $player } kon niet betalen en mag niet meer stoppen
draw-merchants-sum = ƒ{ $amount }

## Merchants of Amsterdam: panels

draw-merchants-years = De jaren
draw-merchants-pays = eerste { $first }, tweede { $second }
draw-merchants-bonuses = Premies en leningen
draw-merchants-bonus-market = Beurs: vak 2 of verder op alle vier de markten levert een huis op
draw-merchants-bonus-regions = Handelsposten in alle vier de werelddelen leveren ƒ100 op
draw-merchants-bonus-districts = Huizen in alle vier de wijken leveren ƒ100 op
draw-merchants-bonus-bridges = Bruggen met huizen aan beide kanten, elk ƒ40
draw-merchants-loans-column = Leningen, elk terugbetaald met ƒ200
draw-merchants-got = ontvangen
draw-merchants-standing = Als er nu werd gewaardeerd
draw-merchants-coming = Wat nog komt
draw-merchants-turn = Beurt
draw-merchants-coming-hourglass = Zandlopers
draw-merchants-coming-goods = Goederenkaarten
draw-merchants-coming-office = Handelspostkaarten
draw-merchants-coming-house = Amsterdamkaarten
draw-merchants-bank = Bank
draw-merchants-sign-ship = schip: een stap op de beurs
draw-merchants-sign-globe = globe: een handelspost
draw-merchants-sign-arms = wapen: een huis in Amsterdam
draw-merchants-sign-loan = lening: nu ƒ120, aan het eind ƒ200
draw-merchants-sign-bridge = brug: beide kanten leveren ƒ40 op
draw-merchants-sign-diamond = gaat voor bij gelijke stand
draw-merchants-sign-derived = volgt uit andere dingen die gedrukt zijn

## Merchants of Amsterdam: what everybody has

draw-merchants-mayor = Burgemeester
draw-merchants-money = { $amount } duizend gulden
draw-merchants-money-hidden = Geld verborgen
draw-merchants-bonus-count = { $count ->
    [one] 1 premie
   *[other] { $count } premies
}
draw-merchants-loans = { $count ->
    [one] 1 lening
   *[other] { $count } leningen
}

## The Flying Dutchman: the sea

draw-dutchman-board = De zee
draw-dutchman-board-about = Ronde { $round }: de Hollander is hier: { $space }. Het geluksgetal is { $lucky }. Hij kan verder naar { $ways }.
draw-dutchman-dutchman = De Vliegende Hollander
draw-dutchman-barred = De weg terug is versperd
draw-dutchman-worth = { $ducats ->
    [one] 1 dukaat waard
   *[other] { $ducats } dukaten waard
}
draw-dutchman-middle = { $count ->
    [one] 1 hoefijzer in het midden
   *[other] { $count } hoefijzers in het midden
}
draw-dutchman-starter = { $player } begint deze ronde
draw-dutchman-round = Ronde { $round }
draw-dutchman-kontor = Kontor
draw-dutchman-kontor-about = { $count ->
    [one] 1 aandeel in het Kontor
   *[other] { $count } aandelen in het Kontor
}
draw-dutchman-wants = { $player } wil hierheen: { $space }
draw-dutchman-undecided = { $player } heeft nog niet gezegd waarheen
draw-dutchman-lucky = Het geluksgetal is { $lucky }

## The Flying Dutchman: horseshoes and what can be done

draw-dutchman-rack = Jouw hoefijzers
draw-dutchman-rack-about = { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
} voor het geluksgetal { $lucky }.
draw-dutchman-no-shoes = Geen hoefijzers
draw-dutchman-gold = Goud { $number }
draw-dutchman-silver = Zilver { $number }, erbij of eraf
# $sum is what the horseshoes come to.
draw-dutchman-laid-sum = Wat je legde, maakt { $sum }
draw-dutchman-hint = Kies hoefijzers, dan Leggen
draw-dutchman-lay = Leggen
draw-dutchman-lay-about = De gekozen hoefijzers leggen
draw-dutchman-smith = Smid
draw-dutchman-smith-about = Een smidkaart spelen: een deel van de hoefijzers in het midden
draw-dutchman-pass = Passen
draw-dutchman-before = Voor iedereen
draw-dutchman-before-about = Wat iedereen in deze ronde deed en legde, voor het geluksgetal { $lucky }.
draw-dutchman-is-bankrupt = { $player } is bankroet
draw-dutchman-showed = { $player } liet op dit eiland een aandeel ({ $colour }) zien
draw-dutchman-did-kontor = { $player } speelde een Kontorkaart
draw-dutchman-did-smith = { $player } speelde een smidkaart
draw-dutchman-did-lay = { $player } legde { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
}
draw-dutchman-did-pass = { $player } paste
draw-dutchman-did-nothing = { $player } is nog niet aan de beurt geweest

## The Flying Dutchman: ties and bargains

draw-dutchman-deal = Even dichtbij
draw-dutchman-deal-about = Gelijk: { $players }.
draw-dutchman-deal-announcing = Iedereen zegt waar hij heen moet
draw-dutchman-deal-deciding = Beslissingsronde: bijleggen of passen
draw-dutchman-deal-round = Voorstellen, ronde { $round } van { $rounds }
draw-dutchman-proposes = { $player } stelt voor: { $space }
draw-dutchman-is-about-to-propose = { $player } maakt een voorstel: { $space }
draw-dutchman-no-ducats = Geen dukaten
draw-dutchman-proposer = { $player } doet het voorstel
draw-dutchman-accepted = { $player } heeft aangenomen
draw-dutchman-considers = { $player } heeft nog niet geantwoord
draw-dutchman-give = Geven …
draw-dutchman-ask = Vragen …
draw-dutchman-put = Voorleggen
draw-dutchman-silent = Niets zeggen
draw-dutchman-accept = Aannemen
draw-dutchman-refuse = Weigeren

## The Flying Dutchman: shares and chests

draw-dutchman-shares = Jouw aandelen
draw-dutchman-shares-about = { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
}, { $worth } dukaten waard; { $ducats } dukaten in de beurs.
draw-dutchman-share = Aandeel ({ $colour }): { $worth } waard. Treft de Hollander deze kleur, dan betaal je { $cost }.
draw-dutchman-own-ducats = Dukaten
draw-dutchman-own-worth = Aandelen
draw-dutchman-own-wealth = Vermogen
draw-dutchman-keep = Niets tonen
draw-dutchman-chests = Kisten
draw-dutchman-chests-about = De teller staat op kist { $counter } van { $last }.
draw-dutchman-stone = Waardesteen ({ $colour }): { $worth }

## The Flying Dutchman: small facts

draw-dutchman-fact-lucky = Geluksgetal
draw-dutchman-fact-counter = Teller
draw-dutchman-fact-middle = Hoefijzers in het midden
draw-dutchman-fact-kontor = Aandelen in het Kontor
draw-dutchman-fact-starter = Beginner
draw-dutchman-values = Wat aandelen waard zijn
draw-dutchman-column-worth = waarde
draw-dutchman-column-own = van jou
draw-dutchman-column-cost = treffer kost
draw-dutchman-players = Wat open ligt
draw-dutchman-column-shoes = Hoefijzers
draw-dutchman-column-smiths = Smidkaarten
draw-dutchman-column-kontors = Kontorkaarten
draw-dutchman-column-ducats = Dukaten
draw-dutchman-bankrupt = Bankroet
draw-dutchman-shows = Aandelen: { $shares }
draw-dutchman-sign-open = Een open weg
draw-dutchman-sign-worth = Wat een aandeel in de kleur van het schip waard is
draw-dutchman-sign-gold = Goud: hooguit één per keer
draw-dutchman-sign-silver = Zilver: erbij of eraf
draw-dutchman-sign-passed = Gepast
draw-dutchman-sign-counter = Teller: hoeveel schepen hij trof

## The Flying Dutchman: what everybody has

draw-dutchman-is-starter = Begint de ronde
draw-dutchman-ducats = { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}
draw-dutchman-ducats-hidden = Dukaten verborgen
draw-dutchman-share-count = { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
}
draw-dutchman-shoe-count = { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
}
