### The Flying Dutchman: what is done, refused and counted.
###
### Every id begins with "dutchman-".

# One sentence about the game.
dutchman-about = Drie tot zes kooplieden sturen met hoefijzers en onderhandelingen een spookschip weg van hun eigen schepen en naar die van de anderen.

## Things, as they are called in the middle of a sentence

# Colours stand alone: in a list, or in brackets.
dutchman-blue = blauw
dutchman-yellow = geel
dutchman-green = groen
dutchman-orange = oranje
dutchman-red = rood
dutchman-violet = paars
dutchman-ship = schip { $id } ({ $colour })
dutchman-island-holland = Holland
dutchman-island-faroes = de Faeröer
dutchman-island-azores = de Azoren
dutchman-island-tortuga = Tortuga
dutchman-island-cape-verde = Kaapverdië
dutchman-island-saint-helena = Sint-Helena
# An island that an edition file brings along.
dutchman-island-own = { $name }
dutchman-nothing = niets
dutchman-player = { $player }
    .you = jij
# One of several in a list: "Anna pays Bert 5 ducats and Cleo pays Anna 2 ducats".
dutchman-term = { $from } betaalt { $to } { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}
    .you-from = jij betaalt { $to } { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    }
    .you-to = { $from } betaalt jou { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    }
dutchman-roll = { $player } gooit { $sum }
    .you = jij gooit { $sum }
dutchman-debt = { $player } betaalt { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} voor { $shares ->
    [one] 1 aandeel
   *[other] { $shares } aandelen
}
    .you = jij betaalt { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    } voor { $shares ->
        [one] 1 aandeel
       *[other] { $shares } aandelen
    }

## What can be done: items of a list, so without a full stop

dutchman-action-kontor = Een Kontorkaart spelen: twee aandelen nemen en er twee terugleggen
dutchman-action-smith = Een smidkaart spelen ({ $count ->
    [one] 1 hoefijzer ligt
   *[other] { $count } hoefijzers liggen
} in het midden)
dutchman-lay-some = Deze leggen voor { $lucky }
dutchman-gold = Goud { $number }
dutchman-silver = Zilver { $number }
dutchman-give-some = { $player } dukaten geven
dutchman-ask-some = { $player } om dukaten vragen
dutchman-action-lay = { $made } = { $sum } leggen, { $short ->
    [0] precies goed
   *[other] { $short } onder { $lucky }
}
# None of them comes to the lucky number or less.
dutchman-action-lay-void = { $shoes } leggen, dat telt als 0 voor { $lucky }
dutchman-action-pass = Passen
dutchman-action-return = Twee aandelen onder het Kontor schuiven: { $first } en helemaal onderop { $second }
dutchman-action-want = Zeggen dat hij hierheen moet: { $space }
dutchman-action-propose = Voorstellen: { $space }
dutchman-action-give = { $player } { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} geven
dutchman-action-ask = { $player } om { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} vragen
dutchman-action-put = Dit voorstel doen
dutchman-action-silent = Geen voorstel doen
dutchman-action-accept = Aannemen
dutchman-action-accept-get = Aannemen en { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} krijgen
dutchman-action-accept-pay = Aannemen en { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} betalen
dutchman-action-refuse = Weigeren
dutchman-action-move = Hierheen sturen: { $space }
dutchman-action-show = { $colour } laten zien: { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} krijgen
dutchman-action-keep = Geen aandeel laten zien

## What is asked

dutchman-question-act = Geluksgetal { $lucky }: wat doe je?
dutchman-question-return = Welke twee aandelen gaan onder het Kontor?
dutchman-question-want = Jullie zijn even dichtbij. Waar moet de Hollander heen?
dutchman-question-propose = Waarheen, en wie betaalt wie?
dutchman-question-terms = { $space }: wie betaalt wie?
dutchman-question-answer = { $player } stelt voor: { $space }. Neem je dat aan?
dutchman-question-answer-terms = { $player } stelt voor: { $space }; { $terms }. Neem je dat aan?
dutchman-question-decide = Beslissingsronde om { $lucky }: welke hoefijzers leg je?
dutchman-question-move = Jij stuurt: waar gaat de Hollander heen?
dutchman-question-show = Land in zicht: welk aandeel laat je zien?
dutchman-question-over = Het spel is afgelopen; er valt niets meer te beslissen.

## What happened: the round

dutchman-event-began = Iedereen begint met { $ducats } dukaten. { $player } is de eerste startspeler.
    .you = Iedereen begint met { $ducats } dukaten. Jij bent de eerste startspeler.
dutchman-event-round = Ronde { $round }: { $player } gooit { $first } en { $second }. Het geluksgetal is { $lucky }.
    .you = Ronde { $round }: je gooit { $first } en { $second }. Het geluksgetal is { $lucky }.
dutchman-event-kontor = { $player } speelt een Kontorkaart en heeft er nog { $left }.
    .you = Je speelt een Kontorkaart en hebt er nog { $left }.
# Told to the one who took or put back the shares alone.
dutchman-event-taken = { $player } neemt uit het Kontor: { $shares }.
    .you = Je neemt uit het Kontor: { $shares }.
dutchman-event-returned = { $player } schuift onder het Kontor: { $shares }.
    .you = Je schuift onder het Kontor: { $shares }.
# Told to the others; it must not give the shares away.
dutchman-event-swapped = { $player } schuift twee aandelen onder het Kontor.
    .you = Je schuift twee aandelen onder het Kontor.
dutchman-event-smith = { $player } speelt een smidkaart en heeft er nog { $left }.
    .you = Je speelt een smidkaart en hebt er nog { $left }.
dutchman-event-laid = { $player } legt { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
} gedekt neer.
    .you = Je legt { $count ->
        [one] 1 hoefijzer
       *[other] { $count } hoefijzers
    } gedekt neer.
dutchman-event-own-laid = { $player } legt gedekt neer: { $shoes }.
    .you = Je legt gedekt neer: { $shoes }.
dutchman-event-passed = { $player } past.
    .you = Je past.
dutchman-event-must-pass = { $player } heeft niets om te leggen en past.
    .you = Je hebt niets om te leggen en past.
dutchman-event-forged = { $player } haalt { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
} bij de smid.
    .you = Je haalt { $count ->
        [one] 1 hoefijzer
       *[other] { $count } hoefijzers
    } bij de smid.
dutchman-event-own-forged = { $player } krijgt bij de smid: { $shoes }.
    .you = Je krijgt bij de smid: { $shoes }.
dutchman-event-smiths-nothing = In het midden liggen te weinig hoefijzers: bij de smid is er niets te halen.
dutchman-event-revealed = { $player } onthult { $shoes }: { $sum }.
    .you = Je onthult { $shoes }: { $sum }.
dutchman-event-revealed-void = { $player } onthult { $shoes }: ongeldig, 0.
    .you = Je onthult { $shoes }: ongeldig, 0.
dutchman-event-nobody-laid = Niemand heeft hoefijzers gelegd.

## What happened: several are equally near

dutchman-event-tied = Even dichtbij met { $sum }: { $players }.
dutchman-event-announced = { $player } wil: { $space }.
    .you = Je wilt: { $space }.
dutchman-event-agreed = Iedereen is het eens: { $space }.
dutchman-event-proposal = { $player } denkt aan een voorstel: { $space }.
    .you = Je denkt aan een voorstel: { $space }.
dutchman-event-gives = { $player } zou { $other } { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} geven.
    .you = Je zou { $other } { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    } geven.
    .you-other = { $player } zou jou { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    } geven.
dutchman-event-asks = { $player } vraagt { $other } om { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}.
    .you = Je vraagt { $other } om { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    }.
    .you-other = { $player } vraagt jou om { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    }.
dutchman-event-proposed = { $player } stelt voor: { $space }.
    .you = Je stelt voor: { $space }.
dutchman-event-proposed-terms = { $player } stelt voor: { $space }; { $terms }.
    .you = Je stelt voor: { $space }; { $terms }.
dutchman-event-silent = { $player } doet geen voorstel.
    .you = Je doet geen voorstel.
dutchman-event-accepted = { $player } neemt het voorstel aan.
    .you = Je neemt het voorstel aan.
dutchman-event-refused = { $player } weigert.
    .you = Je weigert.
dutchman-event-dealt = De deal is rond: { $space }; { $terms }.
dutchman-event-decision = Geen overeenstemming. Beslissingsronde voor { $players }.
dutchman-event-rolled = De dobbelstenen beslissen: { $rolls }.
dutchman-event-alone = Alleen { $player } zou erom kunnen dobbelen, en wie alleen is, heeft geen dobbelstenen nodig.
    .you = Alleen jij zou erom kunnen dobbelen, en wie alleen is, heeft geen dobbelstenen nodig.
dutchman-event-steers = { $player } stuurt de Hollander alleen.
    .you = Jij stuurt de Hollander alleen.

## What happened: the Dutchman

dutchman-event-moved = De Vliegende Hollander zeilt verder: { $space }.
dutchman-event-met = Onheil ({ $colour }), elk aandeel is { $worth } waard: { $debts }.
dutchman-event-met-nobody = Onheil ({ $colour }), maar niemand heeft er een aandeel in.
dutchman-event-fell = { $player } kan { $short ->
    [one] 1 dukaat
   *[other] { $short } dukaten
} niet betalen en is bankroet.
    .you = Je kunt { $short ->
        [one] 1 dukaat
       *[other] { $short } dukaten
    } niet betalen en bent bankroet.
dutchman-event-stones = Niets meer waard: { $colour }. Dan gaan alle stenen verder; de teller staat op { $counter }.
dutchman-event-shown = { $player } laat een aandeel zien ({ $colour }) en krijgt { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}.
    .you = Je laat een aandeel zien ({ $colour }) en krijgt { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    }.
dutchman-event-kept = { $player } laat geen aandeel zien.
    .you = Je laat geen aandeel zien.

## How it ended

dutchman-event-over = Het spel is afgelopen: iedereen laat de aandelen zien, en de rijkste wint.
dutchman-event-ended = Het spel is afgelopen, en alle aandelen worden getoond.
dutchman-event-one-left = Het spel is afgelopen: alle anderen zijn bankroet, en { $player } heeft gewonnen.
    .you = Het spel is afgelopen: alle anderen zijn bankroet, en jij hebt gewonnen.
dutchman-event-none-left = Het spel is afgelopen: wie nog over was, is bankroet, en wie de minste dukaten tekortkomt, wint.
dutchman-result-wealth = { $player } heeft { $ducats } in dukaten en { $shares } in aandelen.
    .you = Je hebt { $ducats } in dukaten en { $shares } in aandelen.
dutchman-result-bankrupt = { $player } is bankroet en kwam { $short } tekort.
    .you = Je bent bankroet en kwam { $short } tekort.
# What is counted, as the head of a column or before a number.
dutchman-score-survived = Doorstane ontmoetingen
dutchman-score-wealth = Dukaten
## The score sheet
dutchman-scores-begun = Dukaten bij het begin
dutchman-scores-islands = Op eilanden getoond
dutchman-scores-met = Voor schepen betaald
dutchman-scores-deals = Onderhandeld
dutchman-scores-shares = Aandelen aan het eind
dutchman-scores-wealth = Vermogen
dutchman-scores-short = Tekort bij het bankroet

## What is refused: why, and what can be done instead

dutchman-refusal-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
dutchman-refusal-bankrupt = Je bent bankroet en ligt uit dit spel. Je kunt kijken hoe het afloopt.
dutchman-refusal-not-your-turn = Je hoeft nu niets te beslissen. Wacht tot je aan de beurt bent.
dutchman-refusal-not-now = Nu wordt er iets anders beslist. Kies uit wat wordt aangeboden.
dutchman-refusal-no-kontor-card = Je hebt geen Kontorkaart meer. Kies een andere actie.
dutchman-refusal-no-smith-card = Je hebt geen smidkaart meer. Kies een andere actie.
dutchman-refusal-not-your-shoes = Je hebt niet al deze hoefijzers. Leg alleen hoefijzers die op je rekje staan.
dutchman-refusal-nothing-laid = Leg minstens één hoefijzer, of kies een andere actie.
dutchman-refusal-two-gold = Hoogstens één van de hoefijzers die je legt, mag van goud zijn. Laat de andere weg.
dutchman-refusal-may-not-pass = Je mag alleen passen met minder dan vijf hoefijzers. Speel een kaart of leg hoefijzers.
dutchman-refusal-not-your-shares = Zo’n aandeel heb je niet. Kies uit de aandelen in je hand.
dutchman-refusal-no-line = Van het vak waar de Hollander is, loopt daar geen lijn heen. Kies een van de open wegen.
dutchman-refusal-came-from-there = Daar kwam de Hollander in de vorige ronde vandaan en hij mag nog niet terug. Kies een andere weg.
dutchman-refusal-not-tied = Alleen de anderen die even dichtbij zijn, kunnen bij je voorstel horen. Kies een van hen.
dutchman-refusal-named-already = Deze speler komt al in je voorstel voor. Noem een ander, of leg het voor.
dutchman-refusal-gives-too-much = Zoveel dukaten heb je niet te geven. Geef er minder.
dutchman-refusal-asks-too-much = Zoveel dukaten kun je niet vragen. Vraag er minder.
dutchman-refusal-cannot-pay = Je hebt de dukaten niet die dit voorstel van je vraagt. Wijs het af.

## What is not understood

# The examples are written the same in every language.
dutchman-notation-unknown = “{ $text }” is niet te begrijpen. Schrijf bijvoorbeeld kontor, smith, lay 45 2, pass, return blue red, want Y1, propose Y1, give 2 5, ask 3 4, put, silent, accept, refuse, move Y1, show red of keep.
dutchman-notation-space = “{ $text }” noemt geen vak van deze zee. Hun namen staan op de kaart, bijvoorbeeld Y1.
dutchman-notation-colour = “{ $text }” noemt geen kleur. Er zijn blue, yellow, green, orange, red en violet.
dutchman-notation-seat = “{ $text }” noemt geen plaats. Schrijf het nummer, bijvoorbeeld give 2 5.
dutchman-notation-ducats = “{ $text }” noemt geen bedrag. Schrijf een aantal dukaten vanaf 1, bijvoorbeeld give 2 5.
dutchman-notation-shoe = “{ $text }” noemt hoefijzers die er niet zijn. Schrijf hun getallen, bijvoorbeeld lay 45 2.

## What can be chosen before the game

dutchman-variant-base = Het hele spel
dutchman-variant-base-help = Tot de zestiende ontmoeting met een schip, volgens de regels van het gedrukte boekje.
dutchman-option-ducats = Dukaten om mee te beginnen
dutchman-option-ducats-help = Bepaalt met hoeveel dukaten iedereen begint.
dutchman-ducats-book = Zoals gedrukt: 25.
dutchman-ducats-more = 35: minder spelers gaan bankroet. Goed voor een eerste spel.
dutchman-option-bargaining = Onderhandelen
dutchman-option-bargaining-help = Wie even dichtbij zijn, mogen voorstellen doen, ook met dukaten; anders beslissen meteen de hoefijzers.
dutchman-option-proposals = Voorstelrondes
dutchman-option-proposals-help = Hoe vaak ieder van hen een voorstel mag doen voordat hoefijzers beslissen.
dutchman-option-nobody-lays = Als niemand legt
dutchman-option-nobody-lays-help = Bepaalt wie de Hollander stuurt in een ronde waarin niemand hoefijzers legt.
dutchman-nobody-lays-everybody = Iedereen gooit erom.
dutchman-nobody-lays-passed = Alleen wie heeft gepast, gooit erom, als er zo iemand is.
dutchman-nobody-lays-start = De startspeler stuurt, zonder dobbelstenen.
dutchman-option-money = Dukaten van de anderen
dutchman-option-money-help = Zegt of iedereen ziet hoeveel dukaten de anderen hebben.
dutchman-money-open = Alle dukaten liggen open.
dutchman-money-hidden = Je ziet alleen je eigen dukaten; wie elke betaling onthoudt, weet het toch. In een voorstel mag elke som worden gevraagd.

## The table as text

dutchman-table-sea = De zee: [de Hollander], >een open weg<, (waar hij vandaan kwam)
dutchman-table-long = Lange lijnen: { $lines }
dutchman-table-round = Ronde { $round }, begonnen door { $player }; geluksgetal { $lucky }
    .you = Ronde { $round }, begonnen door jou; geluksgetal { $lucky }
dutchman-table-course = De Hollander is hier: { $space }. Hij kan verder naar { $ways }.
dutchman-table-barred = Hij kwam van { $space } en mag daar deze ronde niet naar terug.
dutchman-table-island = { $space }: wie hem daarheen stuurt, mag een aandeel laten zien en krijgt wat het waard is.
dutchman-table-own-island = { $space }: beslis je mee, dan mag je een aandeel laten zien; je duurste levert { $ducats } op.
dutchman-table-ship = { $space }: elk aandeel kost de eigenaar { $worth }.
dutchman-table-own-ship = { $space }: elk aandeel kost de eigenaar { $worth }; jij zou { $ducats } betalen.
dutchman-table-supply = In het midden { $middle ->
    [one] 1 hoefijzer
   *[other] { $middle } hoefijzers
}, in het Kontor { $kontor } aandelen
dutchman-table-value = { $colour } { $value }
dutchman-table-values = Waarde van een aandeel: { $values }; teller { $counter }
# What everybody sees of a player; the numbers after smith and Kontor are cards.
dutchman-table-has = { $shoes ->
    [one] 1 hoefijzer
   *[other] { $shoes } hoefijzers
}, { $smiths ->
    [one] 1 smidkaart
   *[other] { $smiths } smidkaarten
}, { $kontors ->
    [one] 1 Kontorkaart
   *[other] { $kontors } Kontorkaarten
}
dutchman-table-player = { $number } { $player }: { dutchman-table-has }
dutchman-table-player-kontor = { $number } { $player } (bij het Kontor): { dutchman-table-has }
dutchman-table-player-smith = { $number } { $player } (bij de smid): { dutchman-table-has }
dutchman-table-player-laid = { $number } { $player } (legt): { dutchman-table-has }
dutchman-table-player-passed = { $number } { $player } (past): { dutchman-table-has }
dutchman-table-bankrupt = { $number } { $player }: bankroet
dutchman-table-laid = { "   " }{ $player } heeft er { $count } gedekt liggen
    .you = { "   " }Je hebt er { $count } gedekt liggen
dutchman-table-revealed = { "   " }{ $player } legde { $shoes }, dat maakt { $sum }
    .you = { "   " }Je legde { $shoes }, dat maakt { $sum }
dutchman-table-shown = { "   " }{ $player } heeft { $ducats } dukaten en deze aandelen: { $shares }
    .you = { "   " }Je hebt { $ducats } dukaten en deze aandelen: { $shares }
dutchman-table-ducats = { "   " }{ $player } heeft { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
}
    .you = { "   " }Je hebt { $ducats ->
        [one] { $ducats } dukaat
       *[other] { $ducats } dukaten
    }
dutchman-table-tied = { $player } hoort bij wie het dichtstbij zijn.
    .you = Jij hoort bij wie het dichtstbij zijn.
dutchman-table-bargaining = Onderhandeling, ronde { $round } van { $rounds }
dutchman-table-own = Van jou: { $ducats } dukaten; aandelen: { $shares }, samen { $worth } waard
dutchman-table-shoes = Je hoefijzers: { $shoes }
dutchman-table-exact = Precies het geluksgetal: { $shoes }

## Drawings: the sea

dutchman-draw-board = De zee
dutchman-draw-board-about = Ronde { $round }: de Hollander is hier: { $space }. Het geluksgetal is { $lucky }. Hij kan verder naar { $ways }.
dutchman-draw-dutchman = De Vliegende Hollander
dutchman-draw-barred = De weg terug is versperd
dutchman-draw-worth = { $ducats ->
    [one] 1 dukaat waard
   *[other] { $ducats } dukaten waard
}
dutchman-draw-middle = { $count ->
    [one] 1 hoefijzer in het midden
   *[other] { $count } hoefijzers in het midden
}
dutchman-draw-starter = { $player } begint deze ronde
    .you = Jij begint deze ronde
dutchman-draw-round = Ronde { $round }
dutchman-draw-kontor = Kontor
dutchman-draw-kontor-about = { $count ->
    [one] 1 aandeel in het Kontor
   *[other] { $count } aandelen in het Kontor
}
dutchman-draw-wants = { $player } wil hierheen: { $space }
    .you = Je wilt hierheen: { $space }
dutchman-draw-undecided = { $player } heeft nog niet gezegd waarheen
    .you = Je hebt nog niet gezegd waarheen
dutchman-draw-lucky = Het geluksgetal is { $lucky }

## Drawings: horseshoes and what can be done

dutchman-draw-rack = { $count ->
    [0] Jouw hoefijzers
    [one] Jouw hoefijzer
   *[other] Jouw { $count } hoefijzers
}
dutchman-draw-rack-about = { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
} voor het geluksgetal { $lucky }.
dutchman-draw-no-shoes = Geen hoefijzers
dutchman-draw-gold = Goud { $number }
dutchman-draw-silver = Zilver { $number }, erbij of eraf
# $sum is what the horseshoes come to.
dutchman-draw-laid-sum = Wat je legde, maakt { $sum }
dutchman-draw-hint = kies er en kijk wat ze maken
dutchman-draw-lay-about = De gekozen hoefijzers leggen
dutchman-draw-smith = Smid
dutchman-draw-smith-about = Een smidkaart spelen: een deel van de hoefijzers in het midden
dutchman-draw-pass = Passen
dutchman-draw-before = Ronde
dutchman-draw-before-about = Wat iedereen in deze ronde deed en legde, voor het geluksgetal { $lucky }.
dutchman-draw-before-note = { $count ->
    [0] nog niemand heeft gelegd
    [one] één heeft gelegd
   *[other] { $count } hebben gelegd
}
dutchman-draw-acts = In plaats van leggen
dutchman-draw-acts-about = Wat je kunt doen in plaats van hoefijzers leggen.
dutchman-draw-is-bankrupt = { $player } is bankroet
    .you = Je bent bankroet
dutchman-draw-showed = { $player } liet op dit eiland een aandeel ({ $colour }) zien
    .you = Je liet op dit eiland een aandeel ({ $colour }) zien
dutchman-draw-did-kontor = { $player } speelde een Kontorkaart
    .you = Je speelde een Kontorkaart
dutchman-draw-did-smith = { $player } speelde een smidkaart
    .you = Je speelde een smidkaart
dutchman-draw-did-lay = { $player } legde { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
}
    .you = Je legde { $count ->
        [one] 1 hoefijzer
       *[other] { $count } hoefijzers
    }
dutchman-draw-did-pass = { $player } paste
    .you = Je paste
dutchman-draw-did-nothing = { $player } is nog niet aan de beurt geweest
    .you = Je bent nog niet aan de beurt geweest

## Drawings: ties and bargains

dutchman-draw-deal-deciding = even dichtbij: bijleggen of passen
dutchman-draw-deal-you = { $count ->
    [2] even dichtbij: jullie twee moeten het eens worden
   *[other] even dichtbij: jullie { $count } moeten het eens worden
}
dutchman-draw-deal-they = even dichtbij: deze { $count } moeten het eens worden
dutchman-draw-deal-round = ronde { $round } van { $rounds }
dutchman-draw-proposes = { $player } stelt voor: { $space }
    .you = Je stelt voor: { $space }
dutchman-draw-is-about-to-propose = { $player } maakt een voorstel: { $space }
    .you = Je maakt een voorstel: { $space }
dutchman-draw-proposer = { $player } doet het voorstel
    .you = Jij doet het voorstel
dutchman-draw-accepted = { $player } heeft aangenomen
    .you = Je hebt aangenomen
dutchman-draw-considers = { $player } heeft nog niet geantwoord
    .you = Je hebt nog niet geantwoord
dutchman-draw-course = Waarheen?
dutchman-draw-bargain = De onderhandeling
dutchman-draw-goal-costs = { $ducats ->
    [0] kost je niets
   *[other] kost je { $ducats }
}
dutchman-draw-goal-ship = { $id } ({ $colour })
dutchman-draw-goal-pays = levert je hooguit { $ducats } op
dutchman-draw-silent-about = hoefijzers beslissen
dutchman-draw-accept-even = niemand betaalt
dutchman-draw-accept-gets = je krijgt { $ducats }
dutchman-draw-accept-pays = je betaalt { $ducats }
dutchman-draw-refuse-about = dan is het van tafel
dutchman-draw-party-wants = wil hierheen: { $space }
dutchman-draw-party-undecided = heeft nog niet gezegd waarheen
dutchman-draw-party-even = betaalt niets
dutchman-draw-party-gets = krijgt { $ducats }
dutchman-draw-party-pays = betaalt { $ducats }
dutchman-draw-party-range = hooguit { $give } geven, { $ask } vragen
# Beside a number that is set: what it means.
dutchman-draw-you-give = je geeft
dutchman-draw-you-get = je krijgt
dutchman-draw-nothing = niets
dutchman-draw-step-less = 1 dukaat minder voor { $player }
dutchman-draw-step-more = 1 dukaat meer voor { $player }
# $ducats is set by the page.
dutchman-draw-you-pay = Je betaalt { $ducats } van je { $own } dukaten.
dutchman-draw-you-get-all = Je krijgt { $ducats } bij je { $own } dukaten.
dutchman-draw-nobody-pays = Niemand betaalt; je hebt { $own } dukaten.
dutchman-draw-resting = { $count ->
    [0] Je hebt geen hoefijzers.
   *[other] Jouw hoefijzers: { $shoes }
}
dutchman-draw-silent = Geen voorstel
dutchman-draw-accept = Aannemen
dutchman-draw-refuse = Weigeren

## Drawings: shares and chests

dutchman-draw-shares = Aandelen
dutchman-draw-shares-note = wat een treffer kost, is rood
dutchman-draw-shares-about = { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
}, { $worth } dukaten waard; { $ducats } dukaten in de beurs.
dutchman-draw-share = Aandeel ({ $colour }): { $worth } waard. Treft de Hollander deze kleur, dan betaal je { $cost }.
dutchman-draw-own-ducats = Dukaten
dutchman-draw-own-worth = Aandelen
dutchman-draw-own-wealth = Vermogen
dutchman-draw-keep = Niets tonen
dutchman-draw-chests = Kisten
dutchman-draw-chests-note = wat elke kleur waard is
dutchman-draw-chests-about = De teller staat op kist { $counter } van { $last }.
dutchman-draw-stone = Waardesteen ({ $colour }): { $worth }

## Drawings: small facts

dutchman-draw-values = Waarde
dutchman-draw-column-worth = waarde
dutchman-draw-column-own = van jou
dutchman-draw-column-cost = treffer kost
dutchman-draw-players = Wie wat heeft
dutchman-draw-column-shoes = Hoefijzers
dutchman-draw-column-smiths = Smidkaarten
dutchman-draw-column-kontors = Kontorkaarten
dutchman-draw-column-ducats = Dukaten
dutchman-draw-bankrupt = Bankroet
dutchman-draw-shows = Aandelen: { $shares }
dutchman-draw-sign-open = Een open weg
dutchman-draw-sign-worth = Wat een aandeel in de kleur van het schip waard is
dutchman-draw-sign-gold = Goud: hooguit één per keer
dutchman-draw-sign-silver = Zilver: erbij of eraf
dutchman-draw-sign-passed = Gepast
dutchman-draw-sign-counter = Teller: hoeveel schepen hij trof

## Drawings: what everybody has

dutchman-draw-is-starter = Begint de ronde
dutchman-draw-ducats = { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}
dutchman-draw-ducats-hidden = Dukaten verborgen
dutchman-draw-share-count = { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
}
dutchman-draw-shoe-count = { $count ->
    [one] 1 hoefijzer
   *[other] { $count } hoefijzers
}

## How to play: the coach

# The Flying Dutchman
dutchman-book-sea = Een spookschip op zee
dutchman-book-sea-text = Je hebt drie geheime aandelen in schepen van zes kleuren, en 25 dukaten. Ronde na ronde vaart de Vliegende Hollander één vak verder. Ontmoet hij een schip, dan betaalt iedereen voor de eigen aandelen van die kleur, en is die kleur een tijdje niets waard. Op een eiland valt juist geld te halen.
dutchman-book-chests = Wat een aandeel waard is
dutchman-book-chests-text = Elke kleur heeft een steen in de rij kisten: het getal daar is de waarde van een aandeel. Na elk schip dat de Hollander ontmoet, gaat die steen terug naar niets, en daarna schuiven alle stenen één op. Hoe langer een kleur gespaard bleef, hoe meer ze waard is, en hoe duurder een ontmoeting.
dutchman-book-luck = Hoefijzers voor het geluksgetal
dutchman-book-luck-text = Twee dobbelstenen maken het geluksgetal. Je legt gedekt hoefijzers: gouden tellen mee, zilveren tel je erbij of eraf, en hooguit één mag van goud zijn. Wie er het dichtst bij komt zonder eroverheen te gaan, stuurt de Hollander.
dutchman-book-cards = Smid en Kontor
dutchman-book-cards-text = In plaats van te leggen kun je een van drie smidkaarten spelen: de smeden delen wat in het midden ligt, en daar komen alle gelegde hoefijzers terecht. Of een van drie Kontorkaarten: je neemt twee aandelen en geeft er twee terug. Het goede moment is het halve spel.
dutchman-book-tie = Even dichtbij
dutchman-book-tie-text = Wie even dichtbij komt, moet het eens worden. Ieder zegt waar de Hollander heen moet; dan wordt er onderhandeld, en dukaten helpen. Zonder akkoord worden er meer hoefijzers gelegd.
dutchman-book-end = Zestien schepen
dutchman-book-end-text = Met het zestiende schip is het spel uit. Dukaten en de waarde van je drie aandelen zijn je vermogen; de rijkste wint. Wie eerder niet kan betalen, is bankroet en doet niet meer mee.
dutchman-book-coach-act = Wie het dichtst bij het getal komt, stuurt. Dreigt er weinig? Spaar dan.
dutchman-book-coach-act-again = Wat kosten de open wegen je? Niets? Dan haalt een smidkaart hoefijzers uit het midden.
dutchman-book-coach-return = Je houdt drie van de vijf. Houd kleuren die veel waard zijn en ver van de Hollander.
dutchman-book-coach-want = Zeg waar hij heen moet. De anderen horen het, en weten dan ook wat je vreest.
dutchman-book-coach-propose = Meer dan een treffer je zou kosten, is geen akkoord waard. Iedereen moet het aannemen.
dutchman-book-coach-terms = Geef dukaten of vraag erom, en doe dan het voorstel. Iedereen moet het aannemen.
dutchman-book-coach-answer = Neem je het aan, dan geldt het meteen. Vergelijk met wat een beslissingsronde je kan kosten.
dutchman-book-coach-decide = Leg bij voor hetzelfde getal, of pas. Wat je eerder legde, ben je kwijt.
dutchman-book-coach-move = Het best: een duur schip waarin je niets hebt, of een eiland, dat je voor een aandeel betaalt.
dutchman-book-coach-show = Je duurste aandeel levert het meest op. De prijs: de anderen weten dan dat je het hebt.

## Why opponents would decide so

# Reasons: what comes of a decision. $dearest is what the dearest open way costs, $pays what an open island pays.
dutchman-why-lay = { $count ->
    [one] Eén hoefijzer maakt
   *[other] { $count } hoefijzers maken
} { $sum } van { $lucky }. Wie stuurt, { $dearest ->
    [0] verliest hier niets
   *[other] voorkomt een verlies van { $dearest }
}{ $pays ->
    [0] .
   *[other] {" "}of haalt { $pays } op een eiland.
}
dutchman-why-pass = De duurste open weg kost je { $dearest }{ $pays ->
    [0] {""}
   *[other] , een eiland zou { $pays } opleveren
}; je houdt alle { $count } hoefijzers.
dutchman-why-smith = In het midden { $middle ->
    [one] ligt 1 hoefijzer
   *[other] liggen { $middle } hoefijzers
}, { $smiths ->
    [one] tot nu toe ga alleen jij naar de smid
   *[other] tot nu toe gaan jullie met { $smiths } naar de smid
}: { $count } voor jou.
dutchman-why-kontor = De duurste open weg kost je { $dearest }; je aandelen zijn { $worth } waard, en twee kun je ruilen.
dutchman-why-return = Je houdt aandelen ter waarde van { $kept } en legt { $back } terug.
dutchman-why-show = Levert meteen { $ducats } op; je duurste aandeel is { $best } waard.
dutchman-why-keep = Niemand komt te weten wat je hebt; je duurste aandeel zou { $best } opleveren.
dutchman-why-accept = { $all ->
    [0] Het kost je niets en levert je niets op.
   *[other] Dukaten en weg samen leveren je { $all } op.
}
dutchman-why-accept-costs = Dukaten en weg samen kosten je { $all }.
dutchman-why-refuse = { $all ->
    [0] Het zou je niets kosten en niets opleveren.
   *[other] Dukaten en weg samen zouden je { $all } opleveren.
}
dutchman-why-refuse-costs = Dukaten en weg samen zouden je { $all } kosten.
dutchman-why-bargain = De duurste open weg kost je { $dearest }{ $pays ->
    [0] {""}
   *[other] ; een eiland levert je { $pays } op
}: meer is een akkoord niet waard.
dutchman-why-island = Je duurste aandeel levert daar { $ducats } op; de duurste andere weg kost je { $dearest }.
dutchman-why-free = Je hebt er geen aandeel in, en wie er een heeft, betaalt { $worth } per stuk; de duurste andere weg kost je { $dearest }.
dutchman-why-ship = Het kost je { $ducats }, { $worth } per aandeel; de duurste andere weg kost je { $dearest }.

## Voor wie het niet kent

dutchman-poster-line = Een spookschip en hoefijzers: stuur het naar de anderen.
dutchman-poster-first = Waar het spookschip aanlegt, verliezen aandelen hun waarde.
dutchman-poster-then = Wie met hoefijzers het dichtst bij het geluksgetal komt, stuurt het.
dutchman-poster-last = Even dichtbij? Dan wordt er onderhandeld. De meeste dukaten winnen.

dutchman-mark-disaster = rampen
dutchman-mark-fall = faillissementen

## Positions that are arranged by hand

dutchman-arrange-sea = De zee
dutchman-arrange-space = Waar de Hollander is
dutchman-arrange-worth = Wat een aandeel waard is
dutchman-arrange-this-round = De ronde
dutchman-arrange-round = Ronde
dutchman-arrange-lucky = Geluksgetal
dutchman-arrange-sum = { $sum }
