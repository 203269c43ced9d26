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

## Chartered: the boards

draw-chartered-board = De stad
draw-chartered-board-about = De opstelling heet { $layout }. { $companies ->
    [0] Er staat geen bedrijf op het bord.
    [one] Er staat één bedrijf op het bord.
   *[other] Er staan { $companies } bedrijven op het bord.
} { $warehouses ->
    [one] Er is nog één pakhuis over.
   *[other] Er zijn nog { $warehouses } pakhuizen over.
}
draw-chartered-hq = Hoofdkwartier: { $company }
# What stands on a plot; its name stands before it: "HB3 · tea, 2 floors".
draw-chartered-plot-site = { $company }: hoofdkwartier zonder pakhuis
draw-chartered-plot-marker = { $company }: omgekeerd pakhuis
draw-chartered-plot-lone = los pakhuis, { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}
draw-chartered-plot-hq = { $company }, { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}, met het hoofdkwartier
draw-chartered-plot-house = { $company }, { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}
draw-chartered-plot-roof = kapot dak
draw-chartered-plot-buffer = te dicht bij een bedrijf om er een te stichten
draw-chartered-raise-pays = nog een verdieping levert je ƒ{ $amount } op
# What a card of the viewer would do; the card's name stands before it.
draw-chartered-would-stand-alone = zou alleen staan
draw-chartered-would-lie-diagonally = staat alleen, of sticht schuin een bedrijf
draw-chartered-would-found = sticht een bedrijf; levert je ƒ{ $amount } op
draw-chartered-would-extend = breidt { $companies } uit; levert je ƒ{ $amount } op
draw-chartered-would-extend-for-nothing = breidt { $companies } uit; levert niets op
draw-chartered-would-merge = laat { $companies } fuseren; levert je ƒ{ $amount } op
draw-chartered-would-merge-for-up-to = laat { $companies } fuseren; levert je hooguit ƒ{ $amount } op, al naar wat je kiest
draw-chartered-would-merge-for-nothing = laat { $companies } fuseren; levert niets op
draw-chartered-would-be-blocked = kan nu niet bebouwd worden

## Chartered: cards

draw-chartered-hand = Je kaarten
draw-chartered-hand-about = { $count ->
    [0] Geen bouwkaarten.
    [one] Eén bouwkaart.
   *[other] { $count } bouwkaarten.
}
draw-chartered-hand-hint = Kies een kaart en dan haar bouwplot; of koop, of verkoop
draw-chartered-hand-rest = Wat ze nu zouden doen en opleveren
draw-chartered-no-cards = Geen kaarten
# On a level card, below its number: "2. floor".
draw-chartered-floor = verdieping
draw-chartered-market = Markt
draw-chartered-market-about = Twee kaarten voor ƒ{ $price }, een verdiepingskaart alleen; ƒ{ $refresh } voor een nieuwe markt. { $count ->
    [one] Eén kaart in de stapel.
   *[other] { $count } kaarten in de stapel.
}
draw-chartered-market-price = Twee kaarten voor ƒ{ $price }; een verdiepingskaart komt alleen
draw-chartered-takes-first = { $player } neemt de eerste kaart
draw-chartered-takes-second = { $player } neemt de tweede kaart
draw-chartered-pile = Stapel
draw-chartered-pile-about = { $count ->
    [one] 1 kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
draw-chartered-played = Gespeeld
draw-chartered-played-none = Er is nog geen kaart gespeeld
draw-chartered-played-about = Laatst gespeeld: { $plots }

## Chartered: the exchange

draw-chartered-exchange = Beurs
draw-chartered-exchange-about = Waarden van ƒ20 tot ƒ300. Stijgt een bedrijf boven { $lines }, dan volgt een gebeurtenis.
draw-chartered-yours = Van jou
draw-chartered-share-price = aandeel ƒ{ $price }
draw-chartered-absent = niet op het bord
draw-chartered-company = { $company }: ƒ{ $value } waard, een aandeel kost ƒ{ $price }; pakhuizen: { $warehouses }; aandelen in de bank: { $shares }
draw-chartered-company-absent = { $company }: niet op het bord; aandelen in de bank: { $shares }
draw-chartered-in-bank = Bank { $count }
draw-chartered-holds = { $player } heeft { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
} { $company }
draw-chartered-own-shares = Je aandelen { $company }: { $count }

## Chartered: events

draw-chartered-events = Gebeurtenissen
draw-chartered-events-about = Open: { $events }. In de stapel: { $count }.
draw-chartered-events-none = Er ligt geen gebeurtenis open. In de stapel: { $count }.
draw-chartered-event-pile = { $count ->
    [one] 1 gebeurtenis in de stapel
   *[other] { $count } gebeurtenissen in de stapel
}
draw-chartered-event-when = Als een bedrijf boven een lijn van de beurs stijgt
draw-chartered-event-due = Aan het eind van deze beurt volgt een gebeurtenis
draw-chartered-event-now = Nu: { $event }
draw-chartered-chooses-event = { $player } kiest een gebeurtenis
draw-chartered-aside = Te winnen met Aenleggen: verdieping { $floors }
draw-chartered-aside-among = Te winnen met Aenleggen: { $left } van de verdiepingen { $floors }
draw-chartered-aside-none = Er is geen verdiepingskaart meer te winnen
draw-chartered-verlappen = Verlappen
draw-chartered-aenleggen = Aenleggen
draw-chartered-dreighinghe = Dreighinghe
draw-chartered-coopmanscappen = Coopmanscappen
draw-chartered-veilinge = Veilinge
draw-chartered-verlappen-gist = bod: extra beurt
draw-chartered-aenleggen-gist = bod: verdieping
draw-chartered-dreighinghe-gist = laagste verliest
draw-chartered-coopmanscappen-gist = handel
draw-chartered-veilinge-gist = veiling

## Chartered: what goes on

draw-chartered-now-founding = Stichting
draw-chartered-now-merger = Fusie
draw-chartered-now-shares = Aandelen
draw-chartered-now-trade = Handel
draw-chartered-now-bids = Geheime biedingen
draw-chartered-now-auction = Veiling
draw-chartered-now-event = Gebeurtenis
draw-chartered-is-selling = { $player } mag nog een aandeel verkopen
draw-chartered-is-beside = { $player } mag een bedrijf stichten met wat schuin naast { $plot } ligt: plaats het hoofdkwartier of laat het pakhuis alleen staan
draw-chartered-is-placing = { $player } plaatst het hoofdkwartier tussen de twee pakhuizen
draw-chartered-is-founding = { $player } kiest het bedrijf met het hoofdkwartier op { $plot }
draw-chartered-is-adding = Eerste stap: { $player } kiest welk bedrijf de waarde van het pakhuis op { $plot } krijgt
draw-chartered-is-damaging = Eerste stap: { $player } kiest welk bedrijf ƒ50 verliest door het kapotte dak op { $plot }
draw-chartered-is-merging = Gelijke waarden: { $player } wijst het bedrijf aan dat wordt opgeslokt, en dan het bedrijf dat het opslokt
draw-chartered-is-swallowed = { $winner } slokt { $loser } op. { $player } mag er aandelen van verkopen voor ƒ{ $price } per stuk
draw-chartered-then-merge = Daarna:
draw-chartered-is-trading = { $player } mag { $left ->
    [one] nog één aandeel
   *[other] hoogstens { $left } aandelen
} verhandelen: kopen links in de beurs, verkopen rechts
draw-chartered-is-losing = { $player } verliest { $left ->
    [one] nog één aandeel
   *[other] { $left } aandelen
}
draw-chartered-is-offering = { $player } mag { $left ->
    [one] nog één aanbod
   *[other] { $left } keer een aanbod
} doen
draw-chartered-is-drafting = { $player } stelt een aanbod aan { $partner } samen
draw-chartered-is-answering = { $player } antwoordt op het aanbod van { $partner }
draw-chartered-is-choosing-a-lot = { $player } kiest wat er geveild wordt
draw-chartered-lots-hint = Een aandeel van de bank (links in de beurs), een van jezelf (rechts), een van tien kaarten (stapel) of een bouwplot terug (gespeeld)
draw-chartered-is-bidding = { $player } biedt meer of past
draw-chartered-is-looking = { $player } bekijkt de volgende kaarten van de stapel en houdt er een
draw-chartered-is-taking-back = { $player } neemt een bouwplot terug
draw-chartered-is-moving = { $player } verplaatst het hoofdkwartier van { $company }
# $ties: how often it was a tie so far.
draw-chartered-bids-verlappen = Verlappen: het hoogste bod wint een extra beurt { $ties ->
    [0] {""}
   *[other] (opnieuw bieden na gelijkspel)
}
draw-chartered-bids-aenleggen = Aenleggen: het hoogste bod wint een verdiepingskaart { $ties ->
    [0] {""}
   *[other] (opnieuw bieden na gelijkspel)
}
draw-chartered-bids-dreighinghe = Dreighinghe: iedereen betaalt, het laagste bod verliest twee aandelen { $ties ->
    [0] {""}
   *[other] (opnieuw bieden na gelijkspel)
}
draw-chartered-own-bid = Je biedt ƒ{ $amount }
# How far somebody is: as a sentence, then as words beside his name.
draw-chartered-bids-not = { $player } biedt niet mee
draw-chartered-has-bid = { $player } heeft in het geheim geboden
draw-chartered-has-not-bid = { $player } denkt nog na
draw-chartered-leads = Het hoogste bod is van { $player }
draw-chartered-is-out = { $player } biedt niet meer
draw-chartered-may-bid = { $player } mag nog bieden
draw-chartered-sells-now = { $player } mag nu verkopen
draw-chartered-sold-already = { $player } is klaar
draw-chartered-sells-later = { $player } wordt nog gevraagd
draw-chartered-short-bids-not = biedt niet mee
draw-chartered-short-has-bid = heeft geheim geboden
draw-chartered-short-thinks = denkt na
draw-chartered-short-leads = hoogste bod
draw-chartered-short-out = doet niet meer mee
draw-chartered-short-may-bid = mag nog bieden
draw-chartered-short-sells-now = mag nu verkopen
draw-chartered-short-sold = is klaar
draw-chartered-short-sells-later = wordt nog gevraagd
# The head of one side of an offer: "Anna gives".
draw-chartered-gives = { $player } geeft
draw-chartered-draft-hint = Eerst Geven of Vragen, dan wat: een bedrag, een kaart uit je hand, een aandeel uit de beurs; kaarten van de ander op het bord
draw-chartered-ask-levels = Verdiepingskaarten om te vragen

## Chartered: decisions drawn as plates

draw-chartered-pass = Passen
draw-chartered-refresh = Nieuwe markt
draw-chartered-refresh-about = Betalen voor een nieuwe markt en dan kaarten nemen
draw-chartered-lay-roof = Met dak
draw-chartered-lay-roof-about = Een kapot dak erop leggen: het bedrijf verliest ƒ50
draw-chartered-plain = Zonder
draw-chartered-plain-about = Bouwen zonder kapot dak
draw-chartered-roof = Kapot dak
draw-chartered-roof-about = Een actiekaart gebruiken: een kapot dak voor een latere beurt
draw-chartered-event = Gebeurtenis
draw-chartered-event-about = Een actiekaart gebruiken: meteen een gebeurtenis
draw-chartered-done = Niet meer
draw-chartered-alone = Alleen
draw-chartered-bid = Bieden …
draw-chartered-give-money = Geld geven …
draw-chartered-ask-money = Geld vragen …
draw-chartered-give = Geven
draw-chartered-give-about = Iets van jezelf in het aanbod leggen
draw-chartered-ask = Vragen
draw-chartered-ask-about = Iets van de ander vragen
draw-chartered-send = Aanbieden
draw-chartered-withdraw = Laten vallen
draw-chartered-accept = Aannemen
draw-chartered-decline = Afwijzen
draw-chartered-counter = Tegenbod

## Chartered: small facts

draw-chartered-town = Tot het einde
draw-chartered-fact-supply = Pakhuizen over
draw-chartered-fact-turn = Aan de beurt
draw-chartered-fact-pile = Kaarten in de stapel
draw-chartered-fact-aside = Verdiepingen apart
draw-chartered-fact-bank = Bank
draw-chartered-ending = Het laatste pakhuis staat er: het spel eindigt met deze beurt
draw-chartered-over = Het spel is afgelopen
draw-chartered-unseen = Gebeurtenissen in de stapel:
draw-chartered-companies = Bedrijven
draw-chartered-column-value = waarde
draw-chartered-column-size = omvang
draw-chartered-column-bank = bank
draw-chartered-founded = deze beurt gesticht door { $player }
draw-chartered-players = Wat open ligt
draw-chartered-column-cards = Bouwkaarten
draw-chartered-column-actions = Actiekaarten
draw-chartered-column-roofs = Kapotte daken
draw-chartered-column-worth = Geld en aandelen
draw-chartered-worth-about = In florijnen: geld, en aandelen tegen de waarde van nu.
draw-chartered-again = is hierna nog een keer aan de beurt
draw-chartered-shown = gezien: { $cards }
draw-chartered-sign-lone = Los pakhuis
draw-chartered-sign-house = Pakhuis van een bedrijf; elke rij ramen is nog een verdieping
draw-chartered-sign-hq = Hoofdkwartier van een bedrijf
draw-chartered-sign-site = Hoofdkwartier waar nog niets gebouwd is
draw-chartered-sign-marker = Omgekeerd pakhuis: het bouwplot hoort nog bij het bedrijf
draw-chartered-sign-roof = Kapot dak
draw-chartered-sign-bridge = Gracht met brug: alleen hier zijn bouwplots eroverheen verbonden
draw-chartered-sign-buffer = Te dicht bij een bedrijf om er nog een te stichten
draw-chartered-sign-latest = Het laatst bebouwd
draw-chartered-sign-mine = Jij hebt de kaart
draw-chartered-sign-pays = Wat het je zou opleveren
draw-chartered-sign-line = Erboven stijgen brengt een gebeurtenis
draw-chartered-sign-action = Actiekaart: een gebeurtenis of een kapot dak voor ƒ100

## Chartered: what everybody has

draw-chartered-money = ƒ{ $amount }
draw-chartered-money-hidden = Geld verborgen
draw-chartered-card-count = { $count ->
    [one] 1 bouwkaart
   *[other] { $count } bouwkaarten
}
draw-chartered-action-count = { $count ->
    [one] 1 actiekaart
   *[other] { $count } actiekaarten
}
draw-chartered-roof-count = { $count ->
    [one] 1 kapot dak
   *[other] { $count } kapotte daken
}
draw-chartered-extra-turns = { $count ->
    [one] 1 extra beurt
   *[other] { $count } extra beurten
}
