### Chartered: Building Amsterdam: what is done, refused and counted. Money is in florins: ƒ50.
###
### Every id begins with "chartered-".

# One sentence about the game.
chartered-about = Zwei bis fünf Kaufleute bauen Lagerhäuser, gründen Kompanien, handeln mit Anteilen und lassen die Kleinen von den Großen schlucken.

## Things, as they are called in the middle of a sentence

chartered-gunpowder = Schießpulver
chartered-coal = Steinkohle
chartered-porcelain = Porzellan
chartered-silk = Seide
chartered-spices = Gewürz
chartered-sugar = Zucker
chartered-herring = Hering
chartered-tea = Tee
chartered-tobacco = Tabak
# With its article: "Found the spice company".
chartered-firm-gunpowder = die Pulverkompanie
chartered-firm-coal = die Kohlenkompanie
chartered-firm-porcelain = die Porzellankompanie
chartered-firm-silk = die Seidenkompanie
chartered-firm-spices = die Gewürzkompanie
chartered-firm-sugar = die Zuckerkompanie
chartered-firm-herring = die Heringskompanie
chartered-firm-tea = die Teekompanie
chartered-firm-tobacco = die Tabakkompanie
# The old names stand on the cards; what they bring follows in brackets.
chartered-verlappen = Verlappen (geheime Gebote für einen Extrazug)
chartered-aenleggen = Aenleggen (geheime Gebote für eine Stockwerkkarte)
chartered-dreighinghe = Dreighinghe (geheime Gebote; wer am wenigsten bietet, verliert zwei Anteile)
chartered-coopmanscappen = Coopmanscappen (Handel mit den anderen)
chartered-veilinge = Veilinge (eine Versteigerung)
chartered-card-plot = Grundstück { $plot }
chartered-card-second = zweites Stockwerk
chartered-card-third = drittes Stockwerk
chartered-card-fourth = viertes Stockwerk
chartered-lot-bank = ein Anteil der Bank ({ $company })
chartered-lot-own = ein Anteil aus privater Hand ({ $company })
chartered-lot-ten = eine der nächsten zehn Baukarten
chartered-lot-back = eine zuletzt gespielte Grundstückskarte
chartered-thing-money = ƒ{ $amount }
chartered-thing-card = die Karte „{ $card }“
chartered-thing-shares = { $count ->
    [one] ein Anteil ({ $company })
   *[other] { $count } Anteile ({ $company })
}
chartered-thing-nothing = nichts
chartered-seat = { $player }
# One of several bids: "Anna ƒ30, Bert ƒ0 and Cleo ƒ50".
chartered-bid = { $player } ƒ{ $amount }

## What can be done: items of a list, so without a full stop

chartered-payout-nothing = nichts
chartered-payout-exact = ƒ{ $amount }
chartered-payout-range = ƒ{ $least } bis ƒ{ $most }

chartered-action-take = Vom Markt nehmen: { $card }
chartered-action-draw = Die nächste Karte des Stapels nehmen
chartered-action-refresh = ƒ{ $price } für einen neuen Markt zahlen und dann Karten nehmen
chartered-action-build-alone = Auf { $plot } bauen
chartered-action-build-found = Auf { $plot } bauen und eine Kompanie gründen (bringt { $payout })
chartered-action-build-extend = Auf { $plot } bauen und erweitern: { $company } (bringt { $payout })
chartered-action-build-merge = Auf { $plot } bauen und verschmelzen: { $companies } (bringt { $payout })
chartered-action-build-roof = Auf { $plot } mit kaputtem Dach bauen, gegen: { $company } (bringt { $payout })
chartered-action-build-merge-roof = Auf { $plot } mit kaputtem Dach bauen und verschmelzen: { $companies } (bringt { $payout })
chartered-action-raise = Stockwerk { $floor } auf { $plot } bauen (bringt { $payout })
chartered-action-raise-roof = Stockwerk { $floor } auf { $plot } mit kaputtem Dach bauen (bringt { $payout })
chartered-action-pair = Auf { $first } und { $second } bauen und eine Kompanie gründen (bringt { $payout })
chartered-action-pair-in-order = Auf { $first } bauen, dann auf { $second } mit dem Hauptquartier, und eine Kompanie gründen (bringt { $payout })
chartered-action-hq = Das Hauptquartier auf { $plot } stellen
chartered-action-alone = Das Lagerhaus allein stehen lassen
chartered-action-found = { $firm } gründen
chartered-action-bonus = Der Wert des Lagerhauses kommt zu: { $company } (jetzt ƒ{ $value }; bringt { $payout })
chartered-action-bonus-roof = Dieser Kompanie ƒ50 nehmen: { $company } (jetzt ƒ{ $value }; bringt { $payout })
chartered-action-merge = { $winner } schluckt { $loser } (bringt { $payout })
chartered-action-sell-out = { $count ->
    [one] Einen Anteil
   *[other] { $count } Anteile
} verkaufen: { $company }, zusammen ƒ{ $amount }
chartered-action-keep-all = Keinen Anteil verkaufen: { $company }
chartered-action-buy = Einen Anteil für ƒ{ $price } kaufen: { $company }
chartered-action-sell = Einen Anteil für ƒ{ $price } verkaufen: { $company }
chartered-action-roof = Eine Aktionskarte nutzen: ein kaputtes Dach für ƒ{ $price }
chartered-action-event = Eine Aktionskarte nutzen: ein Ereignis für ƒ{ $price }
chartered-action-no-more-trades = Nicht weiter handeln
chartered-action-no-more-sales = Nichts mehr verkaufen
chartered-action-no-more-offers = Keine Angebote mehr machen
chartered-action-pass = Passen
chartered-action-pass-auction = Nicht mehr bieten
chartered-action-event-open = Wählen: { $event }
chartered-action-event-blind = Das nächste Ereignis des Stapels ungesehen nehmen
chartered-action-bid-secret = Geheim ƒ{ $amount } bieten
chartered-bid-secret-some = Heimlich bieten
chartered-bid-open-some = Bieten
chartered-give-some = Geld geben
chartered-ask-some = Geld verlangen
chartered-action-bid-open = ƒ{ $amount } bieten
chartered-action-return = Einen Anteil verlieren: { $company }
chartered-action-lot = Versteigern: { $lot }
chartered-action-keep = Diese Karte behalten: { $card }
chartered-action-take-back = { $plot } zurücknehmen
chartered-action-partner = Ein Angebot machen: { $player }
chartered-action-give = Bieten: { $thing }
chartered-action-ask = Verlangen: { $thing }
chartered-action-send = Dieses Angebot machen
chartered-action-withdraw = Doch kein Angebot machen
chartered-action-accept = Annehmen
chartered-action-decline = Ablehnen
chartered-action-counter = Ein Gegenangebot machen

## What is asked

chartered-question-turn = Was machst du in deinem Zug?
chartered-question-buying-first = Welche Karte nimmst du zuerst?
chartered-question-buying-second = Welche Karte nimmst du als zweite?
chartered-question-selling = Verkaufst du noch einen Anteil?
chartered-question-diagonal = Gründest du eine Kompanie mit dem, was schräg neben { $plot } liegt?
chartered-question-between = Wo zwischen den beiden Lagerhäusern steht das Hauptquartier?
chartered-question-founding = Welche Kompanie gründest du?
chartered-question-bonus = Welche Kompanie bekommt den Wert des Lagerhauses?
chartered-question-bonus-roof = Welche Kompanie verliert durch das kaputte Dach ƒ50?
chartered-question-merging = Gleiche Werte: Welche Kompanie schluckt welche?
chartered-question-sales = { $winner } schluckt { $loser }: Wie viele Anteile verkaufst du für je ƒ{ $price }?
chartered-question-trading = Handelst du mit Anteilen? { $left ->
    [one] Noch mit einem.
   *[other] Mit bis zu { $left }.
}
chartered-question-choosing = Welches Ereignis tritt ein?
chartered-question-verlappen = Was bietest du geheim für einen Extrazug?
chartered-question-aenleggen = Was bietest du geheim für eine Stockwerkkarte?
chartered-question-dreighinghe = Was bietest du geheim? Das niedrigste Gebot verliert zwei Anteile.
chartered-question-losing = { $left ->
    [one] Du verlierst einen Anteil: Welchen?
   *[other] Du verlierst { $left } Anteile: Welchen zuerst?
}
chartered-question-offering = Wem machst du ein Angebot? { $left ->
    [one] Ein Angebot ist übrig.
   *[other] { $left } Angebote sind übrig.
}
chartered-question-drafting = Was bietest du { $player }, und wofür?
chartered-question-answering = { $player } gibt { $gives } und bekommt { $gets }. Nimmst du an?
chartered-question-lots = Was wird versteigert?
chartered-question-auction-first = Was ist das erste Gebot für: { $lot }?
chartered-question-auction = { $player } bietet ƒ{ $amount } für: { $lot }. Bietest du mehr?
chartered-question-looking = Welche dieser Karten behältst du?
chartered-question-taking-back = Welches Grundstück nimmst du zurück?
chartered-question-moving-hq = Wohin zieht das Hauptquartier ({ $company })?
chartered-question-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.

## What happened: cards

chartered-event-began = Alle beginnen mit { $cards } Grundstückskarten und ƒ{ $amount }. { $player } fängt an.
    .you = Alle beginnen mit { $cards } Grundstückskarten und ƒ{ $amount }. Du fängst an.
# Told to the one who has them alone.
chartered-event-hand = { $player } hat: { $cards }.
    .you = Du hast: { $cards }.
chartered-event-market = Neu auf dem Markt: { $cards }.
chartered-event-cards-bought = { $player } zahlt ƒ{ $price } für Baukarten.
    .you = Du zahlst ƒ{ $price } für Baukarten.
chartered-event-refreshed = { $player } zahlt ƒ{ $price } für einen neuen Markt.
    .you = Du zahlst ƒ{ $price } für einen neuen Markt.
chartered-event-took = { $player } nimmt vom Markt: { $card }.
    .you = Du nimmst vom Markt: { $card }.
# Told to the others; it must not give the card away.
chartered-event-drew = { $player } nimmt eine Karte vom Stapel.
    .you = Du nimmst eine Karte vom Stapel.
# Told to the one who drew alone.
chartered-event-drew-card = { $player } nimmt vom Stapel: { $card }.
    .you = Du nimmst vom Stapel: { $card }.
chartered-event-passed = { $player } kann nichts tun und passt.
    .you = Du kannst nichts tun und passt.

## What happened: building

chartered-event-built = { $player } baut auf { $plot }.
    .you = Du baust auf { $plot }.
chartered-event-raised = { $player } baut Stockwerk { $floor } auf { $plot }.
    .you = Du baust Stockwerk { $floor } auf { $plot }.
chartered-event-roof-laid = { $player } legt ein kaputtes Dach auf { $plot }.
    .you = Du legst ein kaputtes Dach auf { $plot }.
chartered-event-last-warehouse = Das war das letzte Lagerhaus: Mit diesem Zug endet das Spiel.
chartered-event-founded = { $player } gründet { $firm } im Wert von ƒ{ $value }, mit dem Hauptquartier auf { $plot }.
    .you = Du gründest { $firm } im Wert von ƒ{ $value }, mit dem Hauptquartier auf { $plot }.
chartered-event-value-rose = { $company } steigt von ƒ{ $from } auf ƒ{ $to }.
chartered-event-value-fell = { $company } fällt von ƒ{ $from } auf ƒ{ $to }.
chartered-event-paid-out = { $player } bekommt ƒ{ $amount } für { $company } ausgezahlt.
    .you = Du bekommst ƒ{ $amount } für { $company } ausgezahlt.
chartered-event-merger = { $player } verschmilzt { $companies }.
    .you = Du verschmilzt { $companies }.
chartered-event-sold-out = { $player } verkauft { $count ->
    [one] einen Anteil
   *[other] { $count } Anteile
} ({ $company }) für ƒ{ $amount }.
    .you = Du verkaufst { $count ->
    [one] einen Anteil
   *[other] { $count } Anteile
} ({ $company }) für ƒ{ $amount }.
chartered-event-kept-shares = { $player } behält { $count ->
    [one] einen Anteil
   *[other] { $count } Anteile
} ({ $company }).
    .you = Du behältst { $count ->
    [one] einen Anteil
   *[other] { $count } Anteile
} ({ $company }).
chartered-event-swallowed = { $winner } schluckt { $loser } im Wert von ƒ{ $value }.
chartered-event-marked = Ein umgedrehtes Lagerhaus steht nun auf { $plot } statt des Hauptquartiers ({ $company }).
chartered-event-taken-back = { $player } nimmt { $plot } zurück, und das Lagerhaus verlässt den Plan.
    .you = Du nimmst { $plot } zurück, und das Lagerhaus verlässt den Plan.
chartered-event-hq-moved = Das Hauptquartier ({ $company }) zieht nach { $plot }.

## What happened: shares and action cards

chartered-event-share-bought = { $player } kauft einen Anteil ({ $company }) für ƒ{ $price }.
    .you = Du kaufst einen Anteil ({ $company }) für ƒ{ $price }.
chartered-event-share-sold = { $player } verkauft einen Anteil ({ $company }) für ƒ{ $price }.
    .you = Du verkaufst einen Anteil ({ $company }) für ƒ{ $price }.
chartered-event-roof-bought = { $player } zahlt ƒ{ $price } und eine Aktionskarte für ein kaputtes Dach.
    .you = Du zahlst ƒ{ $price } und eine Aktionskarte für ein kaputtes Dach.
chartered-event-event-bought = { $player } zahlt ƒ{ $price } und eine Aktionskarte für ein Ereignis.
    .you = Du zahlst ƒ{ $price } und eine Aktionskarte für ein Ereignis.

## What happened: events

chartered-event-due = Eine Kompanie ist über eine Ereignislinie gestiegen: { $player } wählt ein Ereignis.
    .you = Eine Kompanie ist über eine Ereignislinie gestiegen: Du wählst ein Ereignis.
chartered-event-chosen = { $player } wählt ein Ereignis: { $event }.
    .you = Du wählst ein Ereignis: { $event }.
chartered-event-blind = { $player } nimmt ungesehen ein Ereignis: { $event }.
    .you = Du nimmst ungesehen ein Ereignis: { $event }.
chartered-event-impossible = Das kann nicht eintreten und wird abgelegt: { $event }.
chartered-event-opened = Ein neues Ereignis liegt offen: { $event }.
chartered-event-shuffled = Die abgelegten Ereignisse werden gemischt.
# Told to the others; it must not give the bid away.
chartered-event-bid-sealed = { $player } hat sich entschieden.
    .you = Du hast dich entschieden.
# Told to the one who bid alone.
chartered-event-bid-made = { $player } bietet geheim ƒ{ $amount }.
    .you = Du bietest geheim ƒ{ $amount }.
chartered-event-bids-shown = Die Gebote: { $bids }.
chartered-event-tied = Gleichstand: { $players } bieten noch einmal.
chartered-event-tie-broken = Wieder Gleichstand: Unter { $players } entscheidet nun die Sitzfolge.
chartered-event-bid-paid = { $player } zahlt ƒ{ $amount }.
    .you = Du zahlst ƒ{ $amount }.
chartered-event-extra-won = { $player } gewinnt einen Extrazug nach dem nächsten Zug.
    .you = Du gewinnst einen Extrazug nach dem nächsten Zug.
chartered-event-extra-turn = { $player } hat einen Extrazug.
    .you = Du hast einen Extrazug.
chartered-event-level-won = { $player } gewinnt eine Stockwerkkarte: { $card }.
    .you = Du gewinnst eine Stockwerkkarte: { $card }.
# Told to the others; it must not give the card away.
chartered-event-level-taken = { $player } gewinnt eine Stockwerkkarte.
    .you = Du gewinnst eine Stockwerkkarte.
chartered-event-threatened = { $player } verliert { $count ->
    [0] nichts, weil keine Anteile da sind
    [one] einen Anteil
   *[other] { $count } Anteile
}.
    .you = Du verlierst { $count ->
    [0] nichts, weil keine Anteile da sind
    [one] einen Anteil
   *[other] { $count } Anteile
}.
chartered-event-share-lost = { $player } verliert einen Anteil ({ $company }).
    .you = Du verlierst einen Anteil ({ $company }).
chartered-event-approached = { $player } überlegt sich ein Angebot für { $partner }.
    .you = Du überlegst dir ein Angebot für { $partner }.
    .you-partner = { $player } überlegt sich ein Angebot für dich.
# Told to the one who puts the offer together alone.
chartered-event-draft-give = { $player } legt ins Angebot: { $thing }.
    .you = Du legst ins Angebot: { $thing }.
chartered-event-draft-ask = { $player } verlangt im Angebot: { $thing }.
    .you = Du verlangst im Angebot: { $thing }.
chartered-event-offered = { $player } bietet { $partner }: { $gives } für { $gets }.
    .you = Du bietest { $partner }: { $gives } für { $gets }.
    .you-partner = { $player } bietet dir: { $gives } für { $gets }.
chartered-event-withdrawn = { $player } macht doch kein Angebot.
    .you = Du machst doch kein Angebot.
chartered-event-accepted = { $player } nimmt das Angebot von { $partner } an.
    .you = Du nimmst das Angebot von { $partner } an.
    .you-partner = { $player } nimmt dein Angebot an.
chartered-event-declined = { $player } lehnt das Angebot von { $partner } ab.
    .you = Du lehnst das Angebot von { $partner } ab.
    .you-partner = { $player } lehnt dein Angebot ab.
chartered-event-countering = { $player } überlegt sich ein Gegenangebot für { $partner }.
    .you = Du überlegst dir ein Gegenangebot für { $partner }.
    .you-partner = { $player } überlegt sich ein Gegenangebot für dich.
chartered-event-trade-over = { $player } macht keine Angebote mehr.
    .you = Du machst keine Angebote mehr.
chartered-event-lot = { $player } lässt versteigern: { $lot }.
    .you = Du lässt versteigern: { $lot }.
chartered-event-auction-bid = { $player } bietet ƒ{ $amount }.
    .you = Du bietest ƒ{ $amount }.
chartered-event-auction-passed = { $player } bietet nicht mehr.
    .you = Du bietest nicht mehr.
chartered-event-auction-won = { $player } erhält den Zuschlag für ƒ{ $amount }: { $lot }.
    .you = Du erhältst den Zuschlag für ƒ{ $amount }: { $lot }.
chartered-event-unsold = Niemand bietet: { $lot }.
# Told to the others; it must not give the card away.
chartered-event-kept-one = { $player } sieht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} des Stapels an und behält eine.
    .you = Du siehst dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} des Stapels an und behältst eine.
# Told to the one who kept it alone.
chartered-event-kept-card = { $player } behält: { $card }.
    .you = Du behältst: { $card }.

## How it ended

chartered-event-redeemed = { $player } bekommt ƒ{ $amount } für { $count ->
    [one] einen Anteil
   *[other] { $count } Anteile
} ({ $company }).
    .you = Du bekommst ƒ{ $amount } für { $count ->
    [one] einen Anteil
   *[other] { $count } Anteile
} ({ $company }).
chartered-event-over = Das Spiel ist zu Ende: Wer am reichsten ist, gewinnt.
chartered-result-player = { $player } hat ƒ{ $amount } und { $cards ->
    [one] eine Baukarte
   *[other] { $cards } Baukarten
} übrig.
    .you = Du hast ƒ{ $amount } und { $cards ->
    [one] eine Baukarte
   *[other] { $cards } Baukarten
} übrig.
# What is counted, as the head of a column or before a number.
chartered-score-money = Florin
chartered-score-cash = Bargeld
chartered-score-shares = { $company } zu ƒ{ $value }
chartered-score-payouts = Ausgezahlt beim Bauen
# Counted below zero, because fewer are better.
chartered-score-cards = Karten übrig
# The more room, the fewer cards are left.
chartered-score-room = Platz auf der Hand

## What is refused: why, and what can be done instead

chartered-refusal-over = Das Spiel ist zu Ende. Beginne ein neues, um weiterzuspielen.
chartered-refusal-not-your-turn = Du hast gerade nichts zu entscheiden. Warte, bis du gefragt wirst.
chartered-refusal-has-bid = Du hast schon geboten. Warte, bis alle Gebote gezeigt werden.
chartered-refusal-not-tied = Nur wer gleich viel geboten hat, bietet noch einmal.
chartered-refusal-no-room-to-bid = Du hast fünfzehn Baukarten und kannst keine mehr gewinnen, darum bietest du nicht.
chartered-refusal-not-now = Jetzt ist etwas anderes zu entscheiden. Wähle aus dem, was angeboten wird.
chartered-refusal-must-take-two = Du nimmst eine zweite Karte, solange es eine gibt. Wähle sie.
chartered-refusal-must-found = Die Lagerhäuser berühren sich, also wird eine Kompanie gegründet. Wähle, welche.
chartered-refusal-event-later = Ereignisse werden am Ende des Zuges gewählt. Handle mit Anteilen oder setze jetzt eine Aktionskarte für ein Ereignis ein.
chartered-refusal-may-not-pass = Du kannst noch etwas tun: Karten kaufen, eine Karte spielen oder einen Anteil verkaufen. Nur wer nichts tun kann, passt.
chartered-refusal-cards-too-dear = Du hast zu wenig Geld für Baukarten. Spiele eine Karte oder verkaufe Anteile.
chartered-refusal-refresh-too-dear = Du hast zu wenig Geld für einen neuen Markt. Nimm Karten, wie sie liegen, spiele eine Karte oder verkaufe Anteile.
chartered-refusal-hand-full = Du hast fünfzehn Baukarten, und mehr darf niemand haben. Spiele erst welche.
chartered-refusal-not-in-market = Diese Karte liegt nicht auf dem Markt. Wähle eine, die dort liegt, oder nimm vom Stapel.
chartered-refusal-level-alone = Eine Stockwerkkarte vom Markt nimmt man allein, nicht als zweite Karte. Wähle eine andere.
chartered-refusal-pile-empty = Der Stapel ist leer. Nimm vom Markt.
chartered-refusal-not-in-hand = Du hast die Karte dafür nicht. Wähle eine deiner Karten.
chartered-refusal-plot-taken = Dort steht schon ein Lagerhaus. Wähle ein leeres Grundstück.
chartered-refusal-no-hq-left = Alle Kompanien sind auf dem Plan, also kann keine gegründet werden. Wähle eine andere Karte.
chartered-refusal-too-near = Eine andere Kompanie ist zu nah: Eine neue braucht drei Schritte Abstand. Wähle einen anderen Ort.
chartered-refusal-contact-no-hq = Das Lagerhaus würde ein anderes berühren, aber es gibt keine Kompanie mehr zu gründen. Behalte die Karte für später.
chartered-refusal-contact-too-near = Das Lagerhaus würde ein anderes berühren, aber zum Gründen ist eine Kompanie zu nah. Behalte die Karte für später.
chartered-refusal-nothing-to-raise = Dort steht kein Lagerhaus. Wähle ein Grundstück mit einem.
chartered-refusal-high-enough = Dieses Lagerhaus hat schon vier Stockwerke. Wähle ein anderes.
chartered-refusal-no-roof = Du hast kein kaputtes Dach. Baue ohne.
chartered-refusal-roof-needs-company = Ein kaputtes Dach wirkt nur gegen eine Kompanie. Baue ohne.
chartered-refusal-one-is-enough = Eine dieser Karten gründet schon allein eine Kompanie. Spiele nur diese.
chartered-refusal-pair-touches = Eines dieser Grundstücke berührt eine Kompanie. Zwei Karten können nur eine neue gründen.
chartered-refusal-pair-needs-two = Es sind keine zwei Lagerhäuser mehr da. Spiele eine Karte.
chartered-refusal-pair-apart = Diese Grundstücke liegen weder nebeneinander noch schräg. Wähle zwei, die es tun.
chartered-refusal-not-there = Dort kann das Hauptquartier nicht stehen. Wähle eines der angebotenen Grundstücke.
chartered-refusal-already-founded = Diese Kompanie ist schon auf dem Plan. Wähle eine andere.
chartered-refusal-not-merging = Diese Kompanie ist an der Fusion nicht beteiligt. Wähle eine, die es ist.
chartered-refusal-not-the-lowest = Zuerst verschmelzen die beiden Kompanien mit den niedrigsten Werten, und die höhere schluckt die niedrigere. Wähle ein anderes Paar.
chartered-refusal-wrong-way-round = Die Kompanie mit dem höheren Wert schluckt die andere. Wähle es andersherum.
chartered-refusal-too-few-shares = So viele dieser Anteile hast du nicht. Wähle andere oder weniger.
chartered-refusal-not-on-board = Diese Kompanie ist nicht auf dem Plan. Ihre Anteile werden jetzt weder gekauft noch verkauft.
chartered-refusal-no-share-left = Die Bank hat keinen Anteil dieser Kompanie. Wähle eine andere.
chartered-refusal-share-too-dear = Du hast zu wenig Geld für diesen Anteil. Wähle einen anderen oder verkaufe erst.
chartered-refusal-no-action-card = Du hast beide Aktionskarten benutzt. Handle stattdessen mit Anteilen.
chartered-refusal-action-too-dear = Du hast zu wenig Geld dafür. Handle stattdessen mit Anteilen.
chartered-refusal-traded-already = Du hast schon mit Anteilen gehandelt. Eine Aktionskarte kann man nur nutzen, statt zu handeln.
chartered-refusal-event-not-open = Dieses Ereignis liegt nicht offen. Wähle ein offenes oder das nächste des Stapels.
chartered-refusal-no-level-aside = Es gibt keine Stockwerkkarte mehr zu gewinnen. Wähle ein anderes Ereignis.
chartered-refusal-not-tens = Alle Summen sind ganze Zehner. Nenne eine andere.
chartered-refusal-bid-too-high = So viel Geld hast du nicht. Biete weniger.
chartered-refusal-bid-too-low = Das ist nicht mehr als das höchste Gebot. Biete mehr oder passe.
chartered-refusal-first-bid-too-low = Das erste Gebot auf einen Anteil aus eigenem Besitz beträgt mindestens ƒ10. Biete mehr oder passe.
chartered-refusal-must-open = Das erste Gebot ist deins. Biete wenigstens null.
chartered-refusal-no-such-lot = Das kann jetzt nicht versteigert werden. Wähle etwas anderes.
chartered-refusal-not-among-ten = Diese Karte ist nicht unter denen, die du siehst. Wähle eine davon.
chartered-refusal-not-takeable = Dieses Grundstück kann nicht zurückgenommen werden. Wähle ein angebotenes.
chartered-refusal-no-partner = Dort sitzt niemand sonst. Wähle jemand anderen.
chartered-refusal-offer-full = Davon passt nicht mehr ins Angebot. Mach das Angebot so, wie es ist, oder stelle es neu zusammen.
chartered-refusal-both-ways = Dasselbe kann nicht in beide Richtungen gehen. Wähle etwas anderes.
chartered-refusal-not-theirs = Das kann nicht gegeben werden. Wähle etwas, das geht.
chartered-refusal-offer-empty = Im Angebot ist noch nichts. Biete oder verlange etwas.
chartered-refusal-too-many-cards = Jemand hätte mehr als fünfzehn Baukarten. Biete weniger.
chartered-refusal-cannot-accept = Du hast nicht alles, was verlangt wird. Lehne ab oder mach ein Gegenangebot.
chartered-refusal-no-counter = Ein Gegenangebot wird nur angenommen oder abgelehnt.
chartered-refusal-counters-withdrawn = Du hast auf dieses Angebot schon fünf Gegenangebote zurückgezogen. Nimm es an oder lehne es ab.

## What is not understood

# The examples are written the same in every language.
chartered-notation-unknown = „{ $text }“ ist unverständlich. Schreibe zum Beispiel build HB3, raise HB3, pair HA1 HA2, take HB3, draw, buy tea, sell tea, bid 50, pass oder done.
chartered-notation-plot = „{ $text }“ nennt kein Grundstück. Grundstücke heißen nach dem Buchstaben des Bretts und ihrer Bezeichnung, etwa HB3.
chartered-notation-card = „{ $text }“ nennt keine Baukarte. Schreibe ein Grundstück wie HB3 oder floor-2, floor-3, floor-4.
chartered-notation-company = „{ $text }“ nennt keine Kompanie. Es gibt gunpowder, coal, porcelain, silk, spices, sugar, herring, tea und tobacco.
chartered-notation-amount = „{ $text }“ nennt keine Summe. Schreibe sie in Florin, etwa bid 50.

## What can be chosen before the game

chartered-variant-base = Grundaufbau
chartered-variant-base-help = Die vier Bretter zwei mal zwei, wie im Heft.
chartered-variant-a = Schneller Kampf
chartered-variant-a-help = Alle Bretter gedreht, lange Seiten aneinander: Man begegnet sich bald.
chartered-variant-b = Kreuzungen
chartered-variant-b-help = Die Bretter um ein offenes Quadrat.
chartered-variant-c = Außenseiter
chartered-variant-c-help = Die Bretter als Treppe, mit langen Wegen dazwischen.
chartered-variant-own = Eigener Aufbau
chartered-variant-own-help = Der Aufbau „own“ der Ausgabedatei; bis du deinen schreibst, ein langer Kai.
chartered-option-beginner = Für den Anfang
chartered-option-beginner-help = Nur der Grundaufbau kann gewählt werden, wie es das Heft für die ersten Spiele rät.
chartered-setup-beginner = Zum Anfang wird im Grundaufbau gespielt, nicht in „{ $layout }“. Wähle den Grundaufbau oder lass die Option für den Anfang weg.
chartered-option-contact = Berührung ohne Kompanie
chartered-option-contact-help = Sagt, was geschieht, wo ein Lagerhaus ein anderes berühren würde, aber keine Kompanie gründen kann.
chartered-contact-strict = Die Karte kann dort nicht gespielt werden.
chartered-contact-lenient = Die Lagerhäuser stehen ohne Kompanie beieinander.
chartered-option-take-back-payout = Auszahlung beim Zurücknehmen
chartered-option-take-back-payout-help = Wer ein Grundstück einer Kompanie zurücknimmt, bekommt ihren neuen Wert ausgezahlt, wie bei jeder Änderung.
chartered-option-cash = Geld
chartered-option-cash-help = Sagt, ob alle sehen, wie viel die anderen haben.
chartered-cash-open = Alle Summen sind offen.
chartered-cash-hidden = Du siehst nur deine eigene; wer sich jede Zahlung merkt, weiß es trotzdem.
chartered-option-seen-cards = Einmal gesehene Karten
chartered-option-seen-cards-help = Sagt, ob die Seite weiter zeigt, was von den Händen der anderen zu sehen war.
chartered-seen-cards-forgotten = Hände sind verdeckt: Jeder merkt sich selbst, was zu sehen war.
chartered-seen-cards-remembered = Karten, die alle gesehen haben, bleiben sichtbar, bis sie gespielt werden.

## The table as text

chartered-table-legend = HB3 ist ein leeres Grundstück, .2 ein Lagerhaus ohne Kompanie mit zwei Stockwerken, T1* eines von Tee mit dem Hauptquartier, T- ein Grundstück von Tee ohne Lagerhaus, ! ein kaputtes Dach; # ist eine Brücke, ~ ein Kanal.
chartered-table-company = { $letter } { $company }: ƒ{ $value }, ein Anteil kostet ƒ{ $price }; Lagerhäuser: { $warehouses }; Anteile in der Bank: { $shares }
chartered-table-company-absent = { $letter } { $company }: nicht auf dem Plan; Anteile in der Bank: { $shares }
chartered-table-holds = Anteile{ $shares }; Karten { $cards }; Dächer { $roofs }; Aktionskarten { $actions }; Extrazüge { $extra }
chartered-table-player = { $sign } { $number } { $player }: ƒ{ $money }; { chartered-table-holds }
chartered-table-player-hidden = { $sign } { $number } { $player }: { chartered-table-holds }
chartered-table-market = Markt: { $cards }; Stapel: { $pile }; Lagerhäuser übrig: { $supply }
chartered-table-events = Offene Ereignisse: { $events }; Stapel: { $pile }; neben der Börse: { $aside }
chartered-aside-among = { $left } von { $cards }
chartered-table-event-now = Jetzt: { $event }
chartered-table-event-due = Am Ende dieses Zuges tritt ein Ereignis ein.
chartered-table-ending = Mit diesem Zug endet das Spiel.
chartered-table-hand = Deine Hand: { $cards }
chartered-table-bid = Dein Gebot: ƒ{ $amount }
chartered-table-ten = Du siehst: { $cards }

## Drawings: the boards

chartered-draw-board = Die Stadt
chartered-draw-board-about = Die Aufstellung heißt { $layout }. { $companies ->
    [0] Keine Kompanie ist auf dem Plan.
    [one] Eine Kompanie ist auf dem Plan.
   *[other] { $companies } Kompanien sind auf dem Plan.
} { $warehouses ->
    [one] Ein Lagerhaus ist übrig.
   *[other] { $warehouses } Lagerhäuser sind übrig.
}
chartered-draw-hq = Hauptquartier: { $company }
# What stands on a plot; its name stands before it: "HB3 · tea, 2 floors".
chartered-draw-plot-site = { $company }: Hauptquartier ohne Lagerhaus
chartered-draw-plot-marker = { $company }: umgedrehtes Lagerhaus
chartered-draw-plot-lone = einzelnes Lagerhaus, { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}
chartered-draw-plot-hq = { $company }, { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}, mit Hauptquartier
chartered-draw-plot-house = { $company }, { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}
chartered-draw-plot-roof = kaputtes Dach
chartered-draw-plot-buffer = zu nah an einer Kompanie, um eine zu gründen
chartered-draw-raise-pays = ein Stockwerk mehr bringt dir ƒ{ $amount }
# What a card of the viewer would do; the card's name stands before it.
chartered-draw-would-stand-alone = stünde allein
chartered-draw-would-lie-diagonally = steht allein oder gründet schräg eine Kompanie
chartered-draw-would-found = gründet eine Kompanie; bringt dir ƒ{ $amount }
chartered-draw-would-extend = erweitert { $companies }; bringt dir ƒ{ $amount }
chartered-draw-would-extend-for-nothing = erweitert { $companies }; bringt nichts
chartered-draw-would-merge = verschmilzt { $companies }; bringt dir ƒ{ $amount }
chartered-draw-would-merge-for-up-to = verschmilzt { $companies }; bringt dir bis zu ƒ{ $amount }, je nachdem, wie du entscheidest
chartered-draw-would-merge-for-nothing = verschmilzt { $companies }; bringt nichts
chartered-draw-would-be-blocked = kann jetzt nicht bebaut werden

## Drawings: cards

chartered-draw-hand = { $count ->
    [0] Deine Karten
    [one] Deine Karte
   *[other] Deine { $count } Karten
}
chartered-draw-hand-about = { $count ->
    [0] Keine Baukarten.
    [one] Eine Baukarte.
   *[other] { $count } Baukarten.
}
chartered-draw-hand-hint = Wähle eine Karte, dann ihr Grundstück
chartered-draw-hand-rest = Was sie jetzt täten und brächten
chartered-draw-no-cards = Keine Karten
# On a level card, below its number: "2. floor".
chartered-draw-floor = Stockwerk
chartered-draw-market = Markt
chartered-draw-market-about = Zwei Karten für ƒ{ $price }, eine Stockwerkkarte allein; ƒ{ $refresh } für einen neuen Markt. { $count ->
    [one] Eine Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
chartered-draw-market-price = Zwei Karten für ƒ{ $price }; eine Stockwerkkarte kommt allein
chartered-draw-takes-first = { $player } nimmt die erste Karte
    .you = Du nimmst die erste Karte
chartered-draw-takes-second = { $player } nimmt die zweite Karte
    .you = Du nimmst die zweite Karte
chartered-draw-pile-about = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
chartered-draw-played = Gespielt
chartered-draw-played-none = Noch wurde keine Karte gespielt
chartered-draw-played-about = Zuletzt gespielt: { $plots }

## Drawings: the exchange

chartered-draw-exchange = Börse
chartered-draw-exchange-about = Werte von ƒ20 bis ƒ300. Steigt eine Kompanie über { $lines }, bringt das ein Ereignis.
chartered-draw-yours = du
chartered-draw-so-far = bisher
chartered-draw-column-worth-now = Wert
chartered-draw-column-cost = kostet
chartered-draw-column-held = Besitz
chartered-draw-company = { $company }: ƒ{ $value } wert, ein Anteil kostet ƒ{ $price }; Lagerhäuser: { $warehouses }; Anteile in der Bank: { $shares }
chartered-draw-company-absent = { $company }: nicht auf dem Plan; Anteile in der Bank: { $shares }
chartered-draw-holds = { $player } hat { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
} ({ $company })
chartered-draw-own-shares = Deine Anteile ({ $company }): { $count }

## Drawings: events

chartered-draw-events = Ereignisse
chartered-draw-event-pile = { $count ->
    [one] 1 Ereignis im Stapel
   *[other] { $count } Ereignisse im Stapel
}
chartered-draw-event-when = Wenn eine Kompanie über eine Linie steigt
chartered-draw-event-due = Am Ende dieses Zuges kommt ein Ereignis
chartered-draw-event-now = Jetzt: { $event }
chartered-draw-chooses-event = { $player } wählt ein Ereignis
    .you = Du wählst ein Ereignis
chartered-draw-verlappen = Verlappen
chartered-draw-aenleggen = Aenleggen
chartered-draw-dreighinghe = Dreighinghe
chartered-draw-coopmanscappen = Coopmanscappen
chartered-draw-veilinge = Veilinge
chartered-draw-verlappen-gist = Gebote: Extrazug
chartered-draw-aenleggen-gist = Gebote: Stockwerk
chartered-draw-dreighinghe-gist = niedrigstes verliert
chartered-draw-coopmanscappen-gist = Handel
chartered-draw-veilinge-gist = Versteigerung

## Drawings: what goes on

chartered-draw-now-founding = Gründung
chartered-draw-now-merger = Verschmelzung
chartered-draw-now-shares = Anteile
chartered-draw-now-trade = Handel
chartered-draw-now-bids = Geheime Gebote
chartered-draw-now-auction = Versteigerung
chartered-draw-now-event = Ereignis
chartered-draw-unseen-pile = verdeckt
chartered-draw-keep = alle behalten
chartered-draw-ten = Die nächsten Karten des Stapels
chartered-draw-now-turn = Dein Zug
# Warehouses that can still be built.
chartered-draw-left = noch { $count }
chartered-draw-you-give = Du gibst
chartered-draw-offer-to = { $player } das anbieten
chartered-draw-give-hint = Zeige auf deine Karten unten
chartered-draw-ask-hint = Zeige auf Grundstücke in der Stadt
chartered-draw-less = Weniger: { $thing }
chartered-draw-more = Mehr: { $thing }
# After a number: "2× share of tea".
chartered-draw-shares-of = Anteil ({ $company })
chartered-draw-then-merge = Danach:
chartered-draw-lots-hint = Ein Anteil der Bank (links in der Börse), ein eigener (rechts), eine von zehn Karten (Stapel) oder ein Grundstück zurück (Gespielt)
chartered-draw-own-bid = Du bietest ƒ{ $amount }
# How far somebody is: as a sentence, then as words beside his name.
chartered-draw-bids-not = { $player } bietet nicht mit
    .you = Du bietest nicht mit
chartered-draw-has-bid = { $player } hat geheim geboten
    .you = Du hast geheim geboten
chartered-draw-has-not-bid = { $player } überlegt noch
    .you = Du überlegst noch
chartered-draw-leads = Das höchste Gebot ist von { $player }
chartered-draw-is-out = { $player } bietet nicht mehr
    .you = Du bietest nicht mehr
chartered-draw-may-bid = { $player } darf noch bieten
    .you = Du darfst noch bieten
chartered-draw-sells-now = { $player } darf jetzt verkaufen
    .you = Du darfst jetzt verkaufen
chartered-draw-sold-already = { $player } ist fertig
    .you = Du bist fertig
chartered-draw-sells-later = { $player } wird noch gefragt
    .you = Du wirst noch gefragt
chartered-draw-short-bids-not = bietet nicht mit
chartered-draw-short-has-bid = hat geheim geboten
chartered-draw-short-thinks = überlegt
chartered-draw-short-leads = höchstes Gebot
chartered-draw-short-out = ist raus
chartered-draw-short-may-bid = darf noch bieten
chartered-draw-short-sells-now = darf jetzt verkaufen
chartered-draw-short-sold = ist fertig
chartered-draw-short-sells-later = wird noch gefragt
# The head of one side of an offer: "Anna gives".
chartered-draw-gives = { $player } gibt

## Drawings: decisions drawn as plates

chartered-draw-pass = Passen
chartered-draw-refresh = Neuer Markt
chartered-draw-refresh-about = Für einen neuen Markt zahlen und dann Karten nehmen
chartered-draw-lay-roof = Mit Dach
chartered-draw-lay-roof-about = Ein kaputtes Dach darauflegen: Die Kompanie verliert ƒ50
chartered-draw-plain = Ohne
chartered-draw-plain-about = Ohne kaputtes Dach bauen
chartered-draw-roof = Kaputtes Dach
chartered-draw-roof-about = Eine Aktionskarte nutzen: ein kaputtes Dach für einen späteren Zug
chartered-draw-event = Ereignis
chartered-draw-event-about = Eine Aktionskarte nutzen: sofort ein Ereignis
chartered-draw-done = Nicht mehr
chartered-draw-alone = Allein
chartered-draw-give-money = Geld geben …
chartered-draw-send = Anbieten
chartered-draw-withdraw = Kein Angebot
chartered-draw-accept = Annehmen
chartered-draw-decline = Ablehnen
chartered-draw-counter = Gegenangebot

## Drawings: small facts

chartered-draw-town = Bis zum Ende
chartered-draw-fact-supply = Lagerhäuser übrig
chartered-draw-fact-aside = Stockwerke beiseite
chartered-draw-ending = Das letzte Lagerhaus steht: Das Spiel endet mit diesem Zug
chartered-draw-over = Das Spiel ist aus
chartered-draw-unseen = Ereignisse im Stapel:
chartered-draw-companies = Kompanien
chartered-draw-figures = Zahlen
chartered-draw-bank-has = Die Bank hat ƒ{ $amount }.
chartered-draw-column-value = Wert
chartered-draw-column-size = Größe
chartered-draw-column-bank = Bank
chartered-draw-founded = in diesem Zug gegründet von { $player }
chartered-draw-column-cards = Baukarten
chartered-draw-column-actions = Aktionskarten
chartered-draw-column-roofs = Kaputte Dächer
chartered-draw-column-worth = Geld und Anteile
chartered-draw-worth-about = In Florin: Geld, und Anteile zum heutigen Wert.
chartered-draw-again = ist danach noch einmal am Zug
chartered-draw-shown = gesehen: { $cards }
chartered-draw-sign-lone = Einzelnes Lagerhaus
chartered-draw-sign-house = Lagerhaus einer Kompanie; jede Fensterreihe ist ein weiteres Stockwerk
chartered-draw-sign-hq = Hauptquartier einer Kompanie
chartered-draw-sign-site = Hauptquartier, wo noch nichts gebaut ist
chartered-draw-sign-marker = Umgedrehtes Lagerhaus: Das Grundstück gehört weiter zur Kompanie
chartered-draw-sign-roof = Kaputtes Dach
chartered-draw-sign-bridge = Gracht mit Brücke: Nur hier sind Grundstücke darüber verbunden
chartered-draw-sign-buffer = Zu nah an einer Kompanie, um eine zu gründen
chartered-draw-sign-latest = Zuletzt bebaut
chartered-draw-sign-mine = Du hast die Karte
chartered-draw-sign-pays = Was es dir brächte
chartered-draw-sign-line = Darüber zu steigen bringt ein Ereignis
chartered-draw-sign-action = Aktionskarte: ein Ereignis oder ein kaputtes Dach für ƒ100

## Drawings: what everybody has

chartered-draw-money = ƒ{ $amount }
chartered-draw-money-hidden = Geld verdeckt
chartered-draw-card-count = { $count ->
    [one] 1 Baukarte
   *[other] { $count } Baukarten
}
chartered-draw-action-count = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
chartered-draw-roof-count = { $count ->
    [one] 1 kaputtes Dach
   *[other] { $count } kaputte Dächer
}
chartered-draw-share-count = { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
}
chartered-draw-extra-turns = { $count ->
    [one] 1 Extrazug
   *[other] { $count } Extrazüge
}

## How to play: the coach

# Chartered: Building Amsterdam
chartered-book-town = Sechsundneunzig Grundstücke auf vier Plänen
chartered-book-town-text = Alle haben Grundstückskarten und Geld. Mit einer Karte baust du einmal ein Lagerhaus auf ihrem Grundstück. Die Lagerhäuser gehören allen gemeinsam: Es zählen die Anteile, die du hältst.
chartered-book-found = Kompanien entstehen
chartered-book-found-text = Berührt ein neues Lagerhaus eines, das allein steht, wird eine Kompanie gegründet, und wer baut, wählt eine der neun. Ihr Wert ist, was ihre Lagerhäuser wert sind: je ƒ10, höhere Stockwerke mehr.
chartered-book-pay = Wer einen Wert bewegt, wird bezahlt
chartered-book-pay-text = Erweitere eine Kompanie, und du bekommst ihren neuen Wert, wem auch immer ihre Anteile gehören. Eine große Kompanie nährt also alle, die an sie herankommen; bei ƒ300 ist Schluss.
chartered-book-shares = Zwei Anteile je Zug
chartered-book-shares-text = Nach dem Bauen darfst du bis zu zwei Anteile zu ihrem Wert kaufen oder verkaufen, beim Kauf für mindestens ƒ50. Am Ende wird jeder Anteil einer Kompanie, die auf dem Plan steht, zu seinem Wert eingelöst.
chartered-book-merge = Kleine werden geschluckt
chartered-book-merge-text = Ein Lagerhaus, das zwei Kompanien verbindet, vereinigt sie. Wer Anteile der kleineren hat, darf sie sofort zum alten Wert verkaufen; die größere wächst um sie, und wer gebaut hat, bekommt den neuen Wert. Behaltene Anteile warten, bis jemand die Kompanie neu gründet.
chartered-book-events = Linien an der Börse
chartered-book-events-text = Steigt eine Kompanie über eine Ereignislinie, wählt, wer am Zug ist, ein Ereignis: geheime Gebote für einen Zug mehr oder eine Stockwerkkarte, eine Drohung, Handel oder eine Versteigerung. Steht das letzte Lagerhaus, wird der Zug beendet, und wer am reichsten ist, gewinnt.
chartered-book-coach-turn = Kaufe zwei Karten für ƒ50, spiele eine oder verkaufe. Neben einer Kompanie bringt Bauen ihren Wert.
chartered-book-coach-turn-again = Welche Kompanien erreichen deine Karten? Halte deren Anteile. Passt wenig, kaufe zwei Karten.
chartered-book-coach-buying = Was du vom Markt nimmst, sehen alle. Am meisten bringen Grundstücke neben einer Kompanie.
chartered-book-coach-selling = Verkaufen bringt sofort Geld, doch wer früh verkauft, verpasst, was noch wächst.
chartered-book-coach-found-which = Alle neun sind gleich. Eine, deren Anteile jemand behalten hat, wäre ein Geschenk.
chartered-book-coach-between = Das Hauptquartier verbindet die beiden Lagerhäuser; selbst ist es nichts wert.
chartered-book-coach-diagonal = Jetzt gründen und bezahlt werden, oder warten: Wer zuerst daneben baut, gründet.
chartered-book-coach-bonus = Die ƒ10 bekommt die Kompanie deiner Wahl. Achte auf Ereignislinien und auf die Anteile.
chartered-book-coach-merging = Gleicher Wert: Du wählst, wer überlebt. Deren Anteile wachsen, die anderen sind verkäuflich.
chartered-book-coach-sales = Verkaufte Anteile zahlen sofort. Behaltene sind nichts wert, bis jemand neu gründet.
chartered-book-coach-trading = Kaufe, solange eine Kompanie klein ist: Du zahlst mindestens ƒ50, danach gewinnst du mit.
chartered-book-coach-choosing = Handel und Auktion helfen denen, die Geld haben; die Drohung trifft, wer keines hat.
chartered-book-coach-bid = Niemand sieht dein Gebot. Frag dich, was es dir wert ist, und biete etwas weniger.
chartered-book-coach-offering = Biete eine Karte, die du nicht brauchst, und verlange eine neben deiner Kompanie.
chartered-book-coach-auction = Biete, solange es dir mehr wert ist. Wer passt, ist draußen.
chartered-book-coach-bonus-roof = Die Kompanie deiner Wahl verliert ƒ50. Das kann entscheiden, wer überlebt.
chartered-book-coach-threat = Alle zahlen ihr Gebot; das niedrigste verliert zwei Anteile. Was sind deine billigsten wert?
chartered-book-coach-losing = Gib ab, was am wenigsten wert ist: Anteile verschwundener Kompanien zählen nichts.
chartered-book-coach-drafting = Bis zu drei Karten und fünf Anteile gehen in jede Richtung, Geld nur in eine.
chartered-book-coach-answering = Nimm an, wenn du danach mehr hast und die andere Seite nicht viel mehr gewinnt.
chartered-book-coach-lots = Ein eigener Anteil bringt dir das Gebot ein; alles andere wird an die Bank bezahlt.
chartered-book-coach-looking = Behalte, was am meisten zahlt: neben einer großen Kompanie, oder ein Stockwerk für sie.
chartered-book-coach-taking-back = Das Grundstück wird frei, seine Kompanie verliert ƒ10, und du bekommst die Karte.
chartered-book-coach-moving-hq = Das Hauptquartier braucht einen Platz bei seinen Lagerhäusern. Dort wächst kein Stockwerk.

## Why opponents would decide so


## Why one would decide so: what comes of it, in numbers that can be checked

chartered-why-pays = Bringt dir sofort ƒ{ $amount }: { $company } ist dann ƒ{ $value } wert.
chartered-why-pays-and-grows = Bringt dir sofort ƒ{ $amount }, und { $company } ist dann ƒ{ $value } wert: { $count ->
    [one] Dein Anteil gewinnt
   *[other] Deine { $count } Anteile gewinnen
} ƒ{ $gain }.
chartered-why-pays-and-falls = Bringt dir sofort ƒ{ $amount }, doch { $company } fällt auf ƒ{ $value }: { $count ->
    [one] Dein Anteil verliert
   *[other] Deine { $count } Anteile verlieren
} ƒ{ $gain }.
chartered-why-founds = Gründet eine Kompanie: Sie zahlt dir ihren Wert, und du darfst zwei Anteile zu diesem Preis kaufen.
chartered-why-merges = Verschmilzt { $companies }, zusammen jetzt ƒ{ $amount } wert; wer verschmilzt, bekommt den neuen Wert.
chartered-why-swallows = { $winner } schluckt { $loser }, deren Anteile je ƒ{ $price } bringen; du hast { $count ->
    [0] keinen
    [one] einen
   *[other] { $count }
}.
chartered-why-stands = Bringt noch nichts ein; du hättest noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
chartered-why-draw = Nur du weißt, was du ziehst; im Stapel { $count ->
    [one] liegt eine Karte
   *[other] liegen { $count } Karten
}.
chartered-why-refresh = Fünf neue Karten für ƒ{ $price }, von denen du wie üblich nimmst.
chartered-why-take = So wie es steht, bringt { $plot } dir ƒ{ $amount }, wenn du dort baust.
chartered-why-hold = Bringt noch nichts ein; du hättest { $count } Karten.
chartered-why-buy = Du zahlst ƒ{ $price } für einen Anteil, der jetzt ƒ{ $value } wert ist; { $count ->
    [0] keine deiner Karten erweitert { $company }
    [one] eine deiner Karten erweitert { $company }
   *[other] { $count } deiner Karten erweitern { $company }
}.
chartered-why-sell = Bringt dir sofort ƒ{ $amount }; du behältst { $count ->
    [0] keinen Anteil
    [one] einen Anteil
   *[other] { $count } Anteile
} ({ $company }).
chartered-why-sell-out = Bringt dir sofort ƒ{ $amount }; behaltene Anteile sind nichts wert, bis die Kompanie neu gegründet wird.
chartered-why-keep = Behält { $count ->
    [one] deinen Anteil
   *[other] deine { $count } Anteile
} ({ $company }) für eine neue Gründung.
chartered-why-action = Kostet ƒ{ $price } und { $count ->
    [one] deine letzte Aktionskarte
   *[other] eine deiner { $count } Aktionskarten
}.
chartered-why-save = Hebt deine ƒ{ $amount } für später auf.
chartered-why-bid = Mit einem Gebot von ƒ{ $amount } hättest du noch ƒ{ $left }.
chartered-why-lose = Ein Anteil ({ $company }) ist jetzt ƒ{ $value } wert.
chartered-why-worth = Du hättest ƒ{ $money } in Geld und ƒ{ $shares } in Anteilen.

## Für alle, die es nicht kennen

chartered-poster-line = Gründet Kompanien, haltet Anteile, schluckt die Kleinen.
chartered-poster-first = Baut Lagerhäuser: Nachbarn werden eine Kompanie.
chartered-poster-then = Kauft Anteile von dem, was wachsen wird.
chartered-poster-last = Treffen sich Kompanien, schluckt die größere die kleinere. Wer das meiste Geld hat, gewinnt.

chartered-mark-founded = Gründungen
chartered-mark-merger = Fusionen
chartered-mark-event = Ereignisse

## Positions that are arranged by hand

chartered-arrange-worth = Was die Kompanien wert sind
chartered-arrange-shares = Anteile: { $company }
