### Pennies: wat er gedaan, geweigerd en geteld wordt.
###
### Elke naam begint met "pennies-".

# Eén zin over het spel.
pennies-about = Iedereen legt in het geheim een munt, en de hoogste die alleen ligt, wint de ronde. Elke ronde telt meer dan de vorige.

pennies-variant-base = Basisspel
pennies-variant-base-help = Zes munten voor iedereen en vier rondes.
pennies-option-rounds = Rondes
pennies-option-rounds-help = Hoeveel rondes er worden gespeeld. Iedereen trekt toch zes munten.

## Munten, midden in een zin

pennies-coin = een { $worth }
# Eén uit een lijst: "Anna 7, Piet 5".
pennies-coin-of = { $player } { $worth }

## Wat je kunt doen, en wat er wordt gevraagd

pennies-action-lay = Leg { $coin }
pennies-question-lay = Welke munt leg je in ronde { $round }?
pennies-question-over = Het spel is afgelopen; er valt niets meer te beslissen.
pennies-notation-unknown = “{ $text }” is niet te begrijpen. Schrijf bijvoorbeeld lay 7.

## Wat er gebeurde

# Alleen verteld aan wie trok.
pennies-event-drew = { $player } trekt { $coins }.
pennies-event-round = Ronde { $round } begint.
# Alleen verteld aan wie legde.
pennies-event-laid = { $player } legt in het geheim { $coin }.
pennies-event-laid-face-down = { $player } legt een munt gedekt neer.
pennies-event-turned-up = De munten worden omgedraaid: { $coins }.
pennies-event-won = { $player } wint de ronde met een { $worth }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
pennies-event-nobody = Geen munt ligt alleen: niemand wint de ronde.
pennies-event-kept = { $player } hield { $coins }: samen { $worth }.

## Wat telt

pennies-score-points = punten
pennies-score-kept = gehouden
pennies-figure-nobody = rondes die niemand won
pennies-figure-winning = waarde van een munt die won

## Wat wordt geweigerd

pennies-refusal-no-player = Daar zit niemand. Beslis voor een plaats aan deze tafel.
pennies-refusal-over = Het spel is afgelopen. Begin een nieuw om verder te spelen.
pennies-refusal-laid-already = Je hebt al een munt gelegd, en die blijft liggen. Wacht op de anderen.
pennies-refusal-not-in-hand = Deze munt heb je niet. Kies er een uit je hand.

## De tafel als tekst

pennies-table-round = Ronde { $round } van { $rounds }
# $coins zijn de munten van de speler, ronde na ronde.
pennies-table-player = { $player }: { $coins } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
pennies-table-hand = Je hand: { $coins }

## De tafel als beelden

pennies-draw-board = De tafel
pennies-draw-board-about = Ronde { $round } van { $rounds }: een rij voor elke speler, een kolom voor elke ronde.
pennies-draw-held = hand
pennies-draw-kept = gehouden
pennies-draw-laid = { $player } legde { $worth }
pennies-draw-won = { $player } won met { $worth }
pennies-draw-face-down = Een gedekte munt van { $player }
pennies-draw-holds = { $player } heeft { $count ->
    [one] één munt
   *[other] { $count } munten
}
pennies-draw-kept-worth = { $player } hield { $worth }
pennies-draw-hand = Je hand
pennies-draw-hand-about = { $count ->
    [one] Eén munt
   *[other] { $count } munten
}, de laagste eerst.
pennies-draw-pile = { $count ->
    [one] Een munt van { $worth }
   *[other] { $count } munten van { $worth } elk
}
pennies-draw-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
pennies-draw-coins = { $count ->
    [one] één munt in de hand
   *[other] { $count } munten in de hand
}
pennies-draw-unseen = Munten die je niet hebt gezien
pennies-draw-unseen-worth = waarde
pennies-draw-unseen-count = over

## Redenen van de computer, zoals ze passen in "Het best voor …"


## De les

pennies-book-hand = Zes munten
pennies-book-hand-text = Je trekt zes munten met de waarden 1 tot 9, en alleen jij ziet ze. Vier ervan leg je, twee houd je.
pennies-book-round = De hoogste die alleen ligt
pennies-book-round-text = In elke ronde legt iedereen in het geheim een munt. De hoogste wint, tenzij iemand anders dezelfde legde: dan heffen die elkaar op, en wint de eerstvolgende lagere munt.
pennies-book-end = Late rondes tellen meer
pennies-book-end-text = De eerste ronde is één punt waard, de tweede twee, de derde drie, de vierde vier. Daarna wint wie de meeste punten heeft; hebben er twee evenveel, dan beslissen de munten die ze hielden.
pennies-book-coach-first = Leg een munt: wijs hem aan, of neem hem uit de lijst. Een hoge wint vaker, maar deze ronde telt weinig, en je hebt hem maar één keer.
pennies-book-coach-tie = Naast de tafel zie je welke munten er nog zijn. Een munt waarvan je alle andere hebt gezien, kan niemand opheffen.
pennies-book-coach-kept = Nog twee rondes, en die tellen het meest. Wat je op het eind houdt, telt alleen bij evenveel punten.
