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

## Merchants of Amsterdam: the board

draw-merchants-board = Amsterdam und die Welt
# $now is a sentence about the year.
draw-merchants-board-about = { $now } Auf dem Plan sind { $offices ->
    [one] 1 Handelsniederlassung
   *[other] { $offices } Handelsniederlassungen
} und { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}.
draw-merchants-year = { $year }: { $brings }.
draw-merchants-year-history = { $year }: { $history } ({ $brings })
# $first and $second are amounts by rank, such as 100/80/60/40.
draw-merchants-year-pays = { $year }: { $brings } (der Erste { $first }, der Zweite { $second }).
draw-merchants-year-pays-history = { $year }: { $history } ({ $brings }; der Erste { $first }, der Zweite { $second })
draw-merchants-figure = die Figur der Zeit
draw-merchants-office = { $office }, { $region }, { $commodity }
draw-merchants-house = { $house }, { $district }
draw-merchants-bridge = Brücke von { $from } nach { $to }
draw-merchants-bridge-of = Brücke von { $from } nach { $to }: beide Enden gehören { $player }
# What is scored, in a narrow place.
draw-merchants-short-market = Börse
draw-merchants-short-city = Stadt
draw-merchants-short-offices = Handel
draw-merchants-short-all = alles

## Merchants of Amsterdam: the market

draw-merchants-market = Warenbörse
draw-merchants-track = { $commodity }: { $players }.
draw-merchants-track-empty = { $commodity }: noch niemand.
# One of a list: "Anna on 3, Piet on 2".
draw-merchants-stands = { $player } auf { $space }

## Merchants of Amsterdam: the mayor’s desk

draw-merchants-desk = Im Bürgermeisteramt: { $player }
draw-merchants-desk-about = Im Amt ist { $player }, Zug { $turn } von { $turns }. { draw-merchants-left }.
draw-merchants-left = { $cards ->
    [one] 1 Karte kommt noch
   *[other] { $cards } Karten kommen noch
}
draw-merchants-deck = Stapel
draw-merchants-turned = Aufgedeckt
draw-merchants-use = Nutzen
draw-merchants-auction = Versteigern
draw-merchants-discard = Ablegen
draw-merchants-disk = { $disk }: { $card }
draw-merchants-steps = 3 Schritte
draw-merchants-or = oder
draw-merchants-not-three = nicht zu dritt
draw-merchants-borrow = ƒ120 leihen
draw-merchants-without = Verzichten

## Merchants of Amsterdam: the auction clock

draw-merchants-clock = Versteigerungsuhr
draw-merchants-clock-about = Der Preis fällt von ƒ{ $highest } auf ƒ{ $lowest }.
draw-merchants-clock-doubled = Die Preise sind verdoppelt und fallen von ƒ{ $highest } auf ƒ{ $lowest }; danach zahlt { $player } ƒ200.
draw-merchants-hand = der Zeiger der Uhr
draw-merchants-start = Start
draw-merchants-stop = Stopp
draw-merchants-stop-about = Die Uhr stoppen
draw-merchants-name-price = Dein Preis
draw-merchants-wait = Kein Preis
draw-merchants-bidder = { $player } hat sich noch nicht entschieden
draw-merchants-sealed = { $player } hat sich entschieden
draw-merchants-barred = { $player } konnte nicht zahlen und darf nicht mehr stoppen
draw-merchants-sum = ƒ{ $amount }

## Merchants of Amsterdam: panels

draw-merchants-years = Die Jahre
draw-merchants-pays = der Erste { $first }, der Zweite { $second }
draw-merchants-bonuses = Prämien und Kredite
draw-merchants-bonus-market = Warenbörse: Feld 2 oder weiter auf allen vier Märkten bringt ein Haus
draw-merchants-bonus-regions = Handelsniederlassungen in allen vier Erdteilen bringen ƒ100
draw-merchants-bonus-districts = Häuser in allen vier Vierteln bringen ƒ100
draw-merchants-bonus-bridges = Brücken mit Häusern an beiden Enden, je ƒ40
draw-merchants-loans-column = Kredite, jeder wird mit ƒ200 zurückgezahlt
draw-merchants-got = erhalten
draw-merchants-standing = Wenn jetzt gewertet würde
draw-merchants-coming = Was noch kommt
draw-merchants-turn = Zug
draw-merchants-coming-hourglass = Sanduhren
draw-merchants-coming-goods = Warenkarten
draw-merchants-coming-office = Handelskarten
draw-merchants-coming-house = Amsterdamkarten
draw-merchants-bank = Bank
draw-merchants-sign-ship = Schiff: ein Schritt an der Börse
draw-merchants-sign-globe = Globus: eine Handelsniederlassung
draw-merchants-sign-arms = Wappen: ein Haus in Amsterdam
draw-merchants-sign-loan = Kredit: jetzt ƒ120, am Ende ƒ200
draw-merchants-sign-bridge = Brücke: beide Enden bringen ƒ40
draw-merchants-sign-diamond = kommt bei Gleichstand zuerst
draw-merchants-sign-derived = folgt aus anderem, das gedruckt ist

## Merchants of Amsterdam: what everybody has

draw-merchants-mayor = Im Bürgermeisteramt
draw-merchants-money = { $amount } Tausend Gulden
draw-merchants-money-hidden = Geld verdeckt
draw-merchants-bonus-count = { $count ->
    [one] 1 Prämie
   *[other] { $count } Prämien
}
draw-merchants-loans = { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
}

## The Flying Dutchman: the sea

draw-dutchman-board = Das Meer
draw-dutchman-board-about = Runde { $round }: Der Holländer ist hier: { $space }. Die Glückszahl ist { $lucky }. Offen sind ihm: { $ways }.
draw-dutchman-dutchman = Der Fliegende Holländer
draw-dutchman-barred = Der Weg zurück ist versperrt
draw-dutchman-worth = { $ducats ->
    [one] 1 Dukaten wert
   *[other] { $ducats } Dukaten wert
}
draw-dutchman-middle = { $count } Hufeisen in der Mitte
draw-dutchman-starter = { $player } beginnt diese Runde
draw-dutchman-round = Runde { $round }
draw-dutchman-kontor = Kontor
draw-dutchman-kontor-about = { $count ->
    [one] 1 Anteil im Kontor
   *[other] { $count } Anteile im Kontor
}
draw-dutchman-wants = { $player } will hierhin: { $space }
draw-dutchman-undecided = { $player } hat noch nicht gesagt, wohin
draw-dutchman-lucky = Die Glückszahl ist { $lucky }

## The Flying Dutchman: horseshoes and what can be done

draw-dutchman-rack = Deine Hufeisen
draw-dutchman-rack-about = { $count } Hufeisen für die Glückszahl { $lucky }.
draw-dutchman-no-shoes = Keine Hufeisen
draw-dutchman-gold = Gold { $number }
draw-dutchman-silver = Silber { $number }, zählt dazu oder ab
# $sum is what the horseshoes come to.
draw-dutchman-laid-sum = Was du gelegt hast, ergibt { $sum }
draw-dutchman-hint = Hufeisen wählen, dann Legen
draw-dutchman-lay = Legen
draw-dutchman-lay-about = Die gewählten Hufeisen legen
draw-dutchman-smith = Schmied
draw-dutchman-smith-about = Eine Schmiedkarte spielen: ein Anteil an den Hufeisen in der Mitte
draw-dutchman-pass = Passen
draw-dutchman-before = Vor allen
draw-dutchman-before-about = Was alle in dieser Runde getan und gelegt haben, für die Glückszahl { $lucky }.
draw-dutchman-is-bankrupt = { $player } ist bankrott
draw-dutchman-showed = { $player } hat auf dieser Insel einen Anteil ({ $colour }) gezeigt
draw-dutchman-did-kontor = { $player } hat eine Kontorkarte gespielt
draw-dutchman-did-smith = { $player } hat eine Schmiedkarte gespielt
draw-dutchman-did-lay = { $player } hat { $count } Hufeisen gelegt
draw-dutchman-did-pass = { $player } hat gepasst
draw-dutchman-did-nothing = { $player } war noch nicht an der Reihe

## The Flying Dutchman: ties and bargains

draw-dutchman-deal = Gleich nahe
draw-dutchman-deal-about = Gleichauf: { $players }.
draw-dutchman-deal-announcing = Alle sagen, wohin er soll
draw-dutchman-deal-deciding = Entscheidungsrunde: nachlegen oder passen
draw-dutchman-deal-round = Vorschläge, Runde { $round } von { $rounds }
draw-dutchman-proposes = { $player } schlägt vor: { $space }
draw-dutchman-is-about-to-propose = { $player } macht einen Vorschlag: { $space }
draw-dutchman-no-ducats = Keine Dukaten
draw-dutchman-proposer = { $player } macht den Vorschlag
draw-dutchman-accepted = { $player } hat angenommen
draw-dutchman-considers = { $player } hat noch nicht geantwortet
draw-dutchman-give = Geben …
draw-dutchman-ask = Verlangen …
draw-dutchman-put = Vorlegen
draw-dutchman-silent = Nichts sagen
draw-dutchman-accept = Annehmen
draw-dutchman-refuse = Ablehnen

## The Flying Dutchman: shares and chests

draw-dutchman-shares = Deine Anteile
draw-dutchman-shares-about = { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
}, { $worth } Dukaten wert; { $ducats } Dukaten im Beutel.
draw-dutchman-share = Anteil ({ $colour }): { $worth } wert. Trifft der Holländer diese Farbe, zahlst du { $cost }.
draw-dutchman-own-ducats = Dukaten
draw-dutchman-own-worth = Anteile
draw-dutchman-own-wealth = Vermögen
draw-dutchman-keep = Nichts zeigen
draw-dutchman-chests = Truhen
draw-dutchman-chests-about = Der Zähler steht auf Truhe { $counter } von { $last }.
draw-dutchman-stone = Wertstein ({ $colour }): { $worth }

## The Flying Dutchman: small facts

draw-dutchman-fact-lucky = Glückszahl
draw-dutchman-fact-counter = Zähler
draw-dutchman-fact-middle = Hufeisen in der Mitte
draw-dutchman-fact-kontor = Anteile im Kontor
draw-dutchman-fact-starter = Es beginnt
draw-dutchman-values = Was Anteile wert sind
draw-dutchman-column-worth = Wert
draw-dutchman-column-own = deine
draw-dutchman-column-cost = Treffer kostet
draw-dutchman-players = Was offen liegt
draw-dutchman-column-shoes = Hufeisen
draw-dutchman-column-smiths = Schmiedkarten
draw-dutchman-column-kontors = Kontorkarten
draw-dutchman-column-ducats = Dukaten
draw-dutchman-bankrupt = Bankrott
draw-dutchman-shows = Anteile: { $shares }
draw-dutchman-sign-open = Ein offener Weg
draw-dutchman-sign-worth = Was ein Anteil in der Farbe des Schiffs wert ist
draw-dutchman-sign-gold = Gold: höchstens eins je Lage
draw-dutchman-sign-silver = Silber: zählt dazu oder ab
draw-dutchman-sign-passed = Gepasst
draw-dutchman-sign-counter = Zähler: wie viele Schiffe er getroffen hat

## The Flying Dutchman: what everybody has

draw-dutchman-is-starter = Beginnt die Runde
draw-dutchman-ducats = { $ducats } Dukaten
draw-dutchman-ducats-hidden = Dukaten verdeckt
draw-dutchman-share-count = { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
}
draw-dutchman-shoe-count = { $count } Hufeisen

## Chartered: the boards

draw-chartered-board = Die Stadt
draw-chartered-board-about = Die Aufstellung heißt { $layout }. { $companies ->
    [0] Keine Kompanie ist auf dem Plan.
    [one] Eine Kompanie ist auf dem Plan.
   *[other] { $companies } Kompanien sind auf dem Plan.
} { $warehouses ->
    [one] Ein Lagerhaus ist übrig.
   *[other] { $warehouses } Lagerhäuser sind übrig.
}
draw-chartered-hq = Hauptquartier: { $company }
# What stands on a plot; its name stands before it: "HB3 · tea, 2 floors".
draw-chartered-plot-site = { $company }: Hauptquartier ohne Lagerhaus
draw-chartered-plot-marker = { $company }: umgedrehtes Lagerhaus
draw-chartered-plot-lone = einzelnes Lagerhaus, { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}
draw-chartered-plot-hq = { $company }, { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}, mit Hauptquartier
draw-chartered-plot-house = { $company }, { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}
draw-chartered-plot-roof = kaputtes Dach
draw-chartered-plot-buffer = zu nah an einer Kompanie, um eine zu gründen
draw-chartered-raise-pays = ein Stockwerk mehr bringt dir ƒ{ $amount }
# What a card of the viewer would do; the card's name stands before it.
draw-chartered-would-stand-alone = stünde allein
draw-chartered-would-lie-diagonally = steht allein oder gründet schräg eine Kompanie
draw-chartered-would-found = gründet eine Kompanie; bringt dir ƒ{ $amount }
draw-chartered-would-extend = erweitert { $companies }; bringt dir ƒ{ $amount }
draw-chartered-would-extend-for-nothing = erweitert { $companies }; bringt nichts
draw-chartered-would-merge = verschmilzt { $companies }; bringt dir ƒ{ $amount }
draw-chartered-would-merge-for-up-to = verschmilzt { $companies }; bringt dir bis zu ƒ{ $amount }, je nachdem, wie du entscheidest
draw-chartered-would-merge-for-nothing = verschmilzt { $companies }; bringt nichts
draw-chartered-would-be-blocked = kann jetzt nicht bebaut werden

## Chartered: cards

draw-chartered-hand = Deine Karten
draw-chartered-hand-about = { $count ->
    [0] Keine Baukarten.
    [one] Eine Baukarte.
   *[other] { $count } Baukarten.
}
draw-chartered-hand-hint = Wähle eine Karte, dann ihr Grundstück; oder kaufe, verkaufe
draw-chartered-hand-rest = Was sie jetzt täten und brächten
draw-chartered-no-cards = Keine Karten
# On a level card, below its number: "2. floor".
draw-chartered-floor = Stockwerk
draw-chartered-market = Markt
draw-chartered-market-about = Zwei Karten für ƒ{ $price }, eine Stockwerkkarte allein; ƒ{ $refresh } für einen neuen Markt. { $count ->
    [one] Eine Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
draw-chartered-market-price = Zwei Karten für ƒ{ $price }; eine Stockwerkkarte kommt allein
draw-chartered-takes-first = { $player } nimmt die erste Karte
draw-chartered-takes-second = { $player } nimmt die zweite Karte
draw-chartered-pile = Stapel
draw-chartered-pile-about = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
draw-chartered-played = Gespielt
draw-chartered-played-none = Noch wurde keine Karte gespielt
draw-chartered-played-about = Zuletzt gespielt: { $plots }

## Chartered: the exchange

draw-chartered-exchange = Börse
draw-chartered-exchange-about = Werte von ƒ20 bis ƒ300. Steigt eine Kompanie über { $lines }, bringt das ein Ereignis.
draw-chartered-yours = Deine
draw-chartered-share-price = Anteil ƒ{ $price }
draw-chartered-absent = nicht auf dem Plan
draw-chartered-company = { $company }: ƒ{ $value } wert, ein Anteil kostet ƒ{ $price }; Lagerhäuser: { $warehouses }; Anteile in der Bank: { $shares }
draw-chartered-company-absent = { $company }: nicht auf dem Plan; Anteile in der Bank: { $shares }
draw-chartered-in-bank = Bank { $count }
draw-chartered-holds = { $player } hat { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
} ({ $company })
draw-chartered-own-shares = Deine Anteile ({ $company }): { $count }

## Chartered: events

draw-chartered-events = Ereignisse
draw-chartered-events-about = Offen: { $events }. Im Stapel: { $count }.
draw-chartered-events-none = Kein Ereignis liegt offen. Im Stapel: { $count }.
draw-chartered-event-pile = { $count ->
    [one] 1 Ereignis im Stapel
   *[other] { $count } Ereignisse im Stapel
}
draw-chartered-event-when = Wenn eine Kompanie über eine Linie der Börse steigt
draw-chartered-event-due = Am Ende dieses Zuges kommt ein Ereignis
draw-chartered-event-now = Jetzt: { $event }
draw-chartered-chooses-event = { $player } wählt ein Ereignis
draw-chartered-aside = Bei Aenleggen zu gewinnen: Stockwerke { $floors }
draw-chartered-aside-among = Bei Aenleggen zu gewinnen: { $left } der Stockwerke { $floors }
draw-chartered-aside-none = Keine Stockwerkkarte ist mehr zu gewinnen
draw-chartered-verlappen = Verlappen
draw-chartered-aenleggen = Aenleggen
draw-chartered-dreighinghe = Dreighinghe
draw-chartered-coopmanscappen = Coopmanscappen
draw-chartered-veilinge = Veilinge
draw-chartered-verlappen-gist = Gebote: Extrazug
draw-chartered-aenleggen-gist = Gebote: Stockwerk
draw-chartered-dreighinghe-gist = wer wenig bietet…
draw-chartered-coopmanscappen-gist = Handel
draw-chartered-veilinge-gist = Versteigerung

## Chartered: what goes on

draw-chartered-now-founding = Gründung
draw-chartered-now-merger = Verschmelzung
draw-chartered-now-shares = Anteile
draw-chartered-now-trade = Handel
draw-chartered-now-bids = Geheime Gebote
draw-chartered-now-auction = Versteigerung
draw-chartered-now-event = Ereignis
draw-chartered-is-selling = { $player } darf noch einen Anteil verkaufen
draw-chartered-is-beside = { $player } darf mit dem, was schräg neben { $plot } liegt, eine Kompanie gründen: Hauptquartier stellen oder das Lagerhaus allein lassen
draw-chartered-is-placing = { $player } stellt das Hauptquartier zwischen die beiden Lagerhäuser
draw-chartered-is-founding = { $player } wählt die Kompanie mit dem Hauptquartier auf { $plot }
draw-chartered-is-adding = Erster Schritt: { $player } wählt, welche Kompanie den Wert des Lagerhauses auf { $plot } bekommt
draw-chartered-is-damaging = Erster Schritt: { $player } wählt, welche Kompanie durch das kaputte Dach auf { $plot } ƒ50 verliert
draw-chartered-is-merging = Gleiche Werte: { $player } zeigt auf die Kompanie, die geschluckt wird, dann auf die, die sie schluckt
draw-chartered-is-swallowed = { $winner } schluckt { $loser }. { $player } darf Anteile davon verkaufen, je ƒ{ $price }
draw-chartered-then-merge = Danach:
draw-chartered-is-trading = { $player } darf { $left ->
    [one] noch einen Anteil
   *[other] bis zu { $left } Anteile
} handeln: kaufen links in der Börse, verkaufen rechts
draw-chartered-is-losing = { $player } verliert { $left ->
    [one] noch einen Anteil
   *[other] { $left } Anteile
}
draw-chartered-is-offering = { $player } darf { $left ->
    [one] noch ein Angebot
   *[other] { $left } Angebote
} machen
draw-chartered-is-drafting = { $player } stellt ein Angebot an { $partner } zusammen
draw-chartered-is-answering = { $player } antwortet auf das Angebot von { $partner }
draw-chartered-is-choosing-a-lot = { $player } wählt, was versteigert wird
draw-chartered-lots-hint = Ein Anteil der Bank (links in der Börse), ein eigener (rechts), eine von zehn Karten (Stapel) oder ein Grundstück zurück (Gespielt)
draw-chartered-is-bidding = { $player } bietet mehr oder passt
draw-chartered-is-looking = { $player } sieht die nächsten Karten des Stapels an und behält eine
draw-chartered-is-taking-back = { $player } nimmt ein Grundstück zurück
draw-chartered-is-moving = { $player } versetzt das Hauptquartier ({ $company })
# $ties: how often it was a tie so far.
draw-chartered-bids-verlappen = Verlappen: das höchste Gebot gewinnt einen Extrazug { $ties ->
    [0] {""}
   *[other] (neues Gebot nach Gleichstand)
}
draw-chartered-bids-aenleggen = Aenleggen: das höchste Gebot gewinnt eine Stockwerkkarte { $ties ->
    [0] {""}
   *[other] (neues Gebot nach Gleichstand)
}
draw-chartered-bids-dreighinghe = Dreighinghe: alle zahlen, das niedrigste Gebot verliert zwei Anteile { $ties ->
    [0] {""}
   *[other] (neues Gebot nach Gleichstand)
}
draw-chartered-own-bid = Du bietest ƒ{ $amount }
# How far somebody is: as a sentence, then as words beside his name.
draw-chartered-bids-not = { $player } bietet nicht mit
draw-chartered-has-bid = { $player } hat geheim geboten
draw-chartered-has-not-bid = { $player } überlegt noch
draw-chartered-leads = Das höchste Gebot ist von { $player }
draw-chartered-is-out = { $player } bietet nicht mehr
draw-chartered-may-bid = { $player } darf noch bieten
draw-chartered-sells-now = { $player } darf jetzt verkaufen
draw-chartered-sold-already = { $player } ist fertig
draw-chartered-sells-later = { $player } wird noch gefragt
draw-chartered-short-bids-not = bietet nicht mit
draw-chartered-short-has-bid = hat geheim geboten
draw-chartered-short-thinks = überlegt
draw-chartered-short-leads = höchstes Gebot
draw-chartered-short-out = ist raus
draw-chartered-short-may-bid = darf noch bieten
draw-chartered-short-sells-now = darf jetzt verkaufen
draw-chartered-short-sold = ist fertig
draw-chartered-short-sells-later = wird noch gefragt
# The head of one side of an offer: "Anna gives".
draw-chartered-gives = { $player } gibt
draw-chartered-draft-hint = Erst Geben oder Verlangen, dann was: eine Summe, eine Handkarte, einen Anteil der Börse; Karten des anderen auf dem Plan
draw-chartered-ask-levels = Stockwerkkarten zum Verlangen

## Chartered: decisions drawn as plates

draw-chartered-pass = Passen
draw-chartered-refresh = Neuer Markt
draw-chartered-refresh-about = Für einen neuen Markt zahlen und dann Karten nehmen
draw-chartered-lay-roof = Mit Dach
draw-chartered-lay-roof-about = Ein kaputtes Dach darauflegen: die Kompanie verliert ƒ50
draw-chartered-plain = Ohne
draw-chartered-plain-about = Ohne kaputtes Dach bauen
draw-chartered-roof = Kaputtes Dach
draw-chartered-roof-about = Eine Aktionskarte nutzen: ein kaputtes Dach für einen späteren Zug
draw-chartered-event = Ereignis
draw-chartered-event-about = Eine Aktionskarte nutzen: sofort ein Ereignis
draw-chartered-done = Nicht mehr
draw-chartered-alone = Allein
draw-chartered-bid = Bieten …
draw-chartered-give-money = Geld geben …
draw-chartered-ask-money = Geld fordern …
draw-chartered-give = Geben
draw-chartered-give-about = Etwas von dir in das Angebot legen
draw-chartered-ask = Verlangen
draw-chartered-ask-about = Etwas vom anderen verlangen
draw-chartered-send = Anbieten
draw-chartered-withdraw = Verwerfen
draw-chartered-accept = Annehmen
draw-chartered-decline = Ablehnen
draw-chartered-counter = Gegenangebot

## Chartered: small facts

draw-chartered-town = Bis zum Ende
draw-chartered-fact-supply = Lagerhäuser übrig
draw-chartered-fact-turn = Am Zug
draw-chartered-fact-pile = Karten im Stapel
draw-chartered-fact-aside = Stockwerke beiseite
draw-chartered-fact-bank = Bank
draw-chartered-ending = Das letzte Lagerhaus steht: das Spiel endet mit diesem Zug
draw-chartered-over = Das Spiel ist aus
draw-chartered-unseen = Ereignisse im Stapel:
draw-chartered-companies = Kompanien
draw-chartered-column-value = Wert
draw-chartered-column-size = Größe
draw-chartered-column-bank = Bank
draw-chartered-founded = in diesem Zug gegründet von { $player }
draw-chartered-players = Was offen liegt
draw-chartered-column-cards = Baukarten
draw-chartered-column-actions = Aktionskarten
draw-chartered-column-roofs = Kaputte Dächer
draw-chartered-column-worth = Geld und Anteile
draw-chartered-worth-about = In Florin: Geld, und Anteile zum heutigen Wert.
draw-chartered-again = ist danach noch einmal am Zug
draw-chartered-shown = gesehen: { $cards }
draw-chartered-sign-lone = Einzelnes Lagerhaus
draw-chartered-sign-house = Lagerhaus einer Kompanie; jede Fensterreihe ist ein weiteres Stockwerk
draw-chartered-sign-hq = Hauptquartier einer Kompanie
draw-chartered-sign-site = Hauptquartier, wo noch nichts gebaut ist
draw-chartered-sign-marker = Umgedrehtes Lagerhaus: Das Grundstück gehört weiter zur Kompanie
draw-chartered-sign-roof = Kaputtes Dach
draw-chartered-sign-bridge = Gracht mit Brücke: nur hier sind Grundstücke darüber verbunden
draw-chartered-sign-buffer = Zu nah an einer Kompanie, um eine zu gründen
draw-chartered-sign-latest = Zuletzt bebaut
draw-chartered-sign-mine = Du hast die Karte
draw-chartered-sign-pays = Was es dir brächte
draw-chartered-sign-line = Darüber zu steigen bringt ein Ereignis
draw-chartered-sign-action = Aktionskarte: ein Ereignis oder ein kaputtes Dach für ƒ100

## Chartered: what everybody has

draw-chartered-money = ƒ{ $amount }
draw-chartered-money-hidden = Geld verdeckt
draw-chartered-card-count = { $count ->
    [one] 1 Baukarte
   *[other] { $count } Baukarten
}
draw-chartered-action-count = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
draw-chartered-roof-count = { $count ->
    [one] 1 kaputtes Dach
   *[other] { $count } kaputte Dächer
}
draw-chartered-extra-turns = { $count ->
    [one] 1 Extrazug
   *[other] { $count } Extrazüge
}
