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
