### Kontor: what is done, refused and counted.
###
### Every id begins with "kontor-".

# One sentence about the game.
kontor-about = Twee handelshuizen bouwen kaart voor kaart de haven van Amsterdam en bewaken de grootste sectoren.

## Things, as they are called in the middle of a sentence

kontor-red = rood
kontor-black = zwart

kontor-good-tea = thee
kontor-good-wine = wijn
kontor-good-spice = specerij

# $id is the short name of the card: R11, K08, C62, S86.
kontor-card-quay = kade { $id }
kontor-card-crane = kraan { $id }
kontor-card-canal = gracht { $id }
kontor-card-anchor = het anker
kontor-card-flood = overstroming { $id }
kontor-card-bridge = brug { $id }
kontor-card-customs = douanehuis { $id }
kontor-card-none = geen kaart

# What a card shows. A card with goods may have a symbol besides: "kade R11 (thee en wijn) met guldenteken".
kontor-card-with-goods = { $card } ({ $goods })
kontor-card-with-guilder = { $card } met guldenteken
kontor-card-with-boat = { $card } met bootteken

## What can be done: items of a list, so without a full stop

kontor-action-buy = Koop een speciale kaart voor 2 gulden
kontor-action-decline = Koop niets
kontor-action-show = Toon { $card }
kontor-action-choose = Speel { $card }
kontor-action-pass = Pas: geen kaart deze ronde, maar een gulden als de stadskas er een heeft
kontor-action-boat = Verplaats de boot naar { $cell }
kontor-action-boat-stays = Laat de boot liggen
kontor-action-remove = Verwijder van { $cell }: { $card }
kontor-action-remove-nothing = Verwijder niets
kontor-action-build = Leg { $card } op { $cell }
kontor-action-build-on = Leg { $card } op { $cell }, over { $below }
kontor-action-bridge-across = Leg { $card } op { $cell }, van links naar rechts
kontor-action-bridge-down = Leg { $card } op { $cell }, van boven naar beneden

## What is asked

kontor-question-buy = Wil je voor 2 gulden een speciale kaart kopen?
kontor-question-show = Welke kaart toon je? Het hoogste nummer koopt de laatste speciale kaart.
kontor-question-choose = Welke kaart speel je deze ronde?
kontor-question-boat = Waar vaart de boot heen?
kontor-question-remove = Welke kade verwijdert de boot?
kontor-question-build = Waar leg je { $card }?
kontor-question-over = Het spel is afgelopen; er valt niets meer te beslissen.

## What happened: setting up and rounds

# Told to the owner of the hand alone.
kontor-event-hand = { $player } begint met { $cards }.
    .you = Je begint met { $cards }.
kontor-event-dealt = Boven op de stapels liggen { $cards }.
kontor-event-round = Ronde { $round } begint.

## What happened: special cards

# Told to the others; it must not give the decision away.
kontor-event-buying-sealed = { $player } heeft over de koop beslist.
    .you = Je hebt over de koop beslist.
# Told to the one who decided alone.
kontor-event-will-buy = { $player } besluit in het geheim een speciale kaart te kopen.
    .you = Je besluit in het geheim een speciale kaart te kopen.
kontor-event-will-not-buy = { $player } besluit in het geheim niets te kopen.
    .you = Je besluit in het geheim niets te kopen.
kontor-event-nobody-buys = Niemand koopt een speciale kaart.
# Told to the others; it must not give the card away.
kontor-event-bought = { $player } koopt een speciale kaart voor 2 gulden.
    .you = Je koopt een speciale kaart voor 2 gulden.
# Told to the buyer alone.
kontor-event-bought-card = { $player } koopt een speciale kaart voor 2 gulden: { $card }.
    .you = Je koopt een speciale kaart voor 2 gulden: { $card }.
kontor-event-contested = Beiden willen de laatste speciale kaart: elk toont een kaart, en het hoogste nummer koopt.
# Told to the others; it must not give the card away.
kontor-event-show-sealed = { $player } heeft een kaart gekozen om te tonen.
    .you = Je hebt een kaart gekozen om te tonen.
# Told to the one who chose alone.
kontor-event-will-show = { $player } besluit in het geheim { $card } te tonen.
    .you = Je besluit in het geheim { $card } te tonen.
kontor-event-shown = { $player } toont { $card }.
    .you = Je toont { $card }.
kontor-event-nothing-to-show = { $player } heeft geen kaart om te tonen en kan niet kopen.
    .you = Je hebt geen kaart om te tonen en kunt niet kopen.

## What happened: choosing, tax and income

# Told to the others; it must not give away whether it is a card or a pass.
kontor-event-choice-sealed = { $player } heeft gekozen.
    .you = Je hebt gekozen.
# Told to the one who chose alone.
kontor-event-chose = { $player } kiest in het geheim { $card }.
    .you = Je kiest in het geheim { $card }.
kontor-event-chose-pass = { $player } besluit in het geheim te passen.
    .you = Je besluit in het geheim te passen.
kontor-event-revealed = { $player } onthult { $card }.
    .you = Je onthult { $card }.
kontor-event-passed = { $player } past.
    .you = Je past.
kontor-event-paid-pass = { $player } neemt 1 gulden voor het passen.
    .you = Je neemt 1 gulden voor het passen.
kontor-event-paid-insolvency = { $player } neemt 1 gulden, omdat niemand de havenbelasting kan betalen.
    .you = Je neemt 1 gulden, omdat niemand de havenbelasting kan betalen.
kontor-event-paid-subsidy = { $player } neemt 1 gulden voor de gracht.
    .you = Je neemt 1 gulden voor de gracht.
kontor-event-not-paid = { $player } krijgt niets: de stadskas kan niet betalen.
    .you = Je krijgt niets: de stadskas kan niet betalen.
kontor-event-taxed = { $player } betaalt 1 gulden havenbelasting.
    .you = Je betaalt 1 gulden havenbelasting.
kontor-event-withdrawn = { $player } kan de havenbelasting niet betalen en neemt { $card } terug.
    .you = Je kunt de havenbelasting niet betalen en neemt { $card } terug.
kontor-event-begins = { $player } heeft het hoogste nummer en begint.
    .you = Je hebt het hoogste nummer en begint.

## What happened: building

kontor-event-boat = { $player } verplaatst de boot van { $from } naar { $to }.
    .you = Je verplaatst de boot van { $from } naar { $to }.
kontor-event-boat-stays = { $player } laat de boot liggen.
    .you = Je laat de boot liggen.
kontor-event-removed = { $player } verwijdert { $card } van { $cell }.
    .you = Je verwijdert { $card } van { $cell }.
kontor-event-laid = { $player } legt { $card } op { $cell }.
    .you = Je legt { $card } op { $cell }.
kontor-event-laid-on = { $player } legt { $card } op { $cell }, over { $below }.
    .you = Je legt { $card } op { $cell }, over { $below }.
kontor-event-bridged-across = { $player } legt { $card } op { $cell }, over { $below }, van links naar rechts.
    .you = Je legt { $card } op { $cell }, over { $below }, van links naar rechts.
kontor-event-bridged-down = { $player } legt { $card } op { $cell }, over { $below }, van boven naar beneden.
    .you = Je legt { $card } op { $cell }, over { $below }, van boven naar beneden.
kontor-event-cannot-lay = { $player } kan { $card } nergens leggen en neemt de kaart terug.
    .you = Je kunt { $card } nergens leggen en neemt de kaart terug.
kontor-event-drew = { $player } trekt { $card }.
    .you = Je trekt { $card }.
kontor-event-pile-empty = { $player } trekt niets: de stapel is leeg.
    .you = Je trekt niets: de stapel is leeg.
# $first and $last are letters.
kontor-event-columns-fixed = De linker- en de rechterrand liggen vast: kolommen { $first } tot en met { $last }.
# $first and $last are numbers.
kontor-event-rows-fixed = De boven- en de onderrand liggen vast: rijen { $first } tot en met { $last }.

## What happened: sectors

# Cranes and customs houses are quays too. $cell is one cell of the sector.
kontor-sector-closes = De sector bij { $cell } is gesloten ({ $size ->
    [one] 1 kade
   *[other] { $size } kades
})
kontor-event-closed-difference = { kontor-sector-closes }: { $player } staat bij { $good } { $difference } voor en zet er een wachter neer.
    .you = { kontor-sector-closes }: je staat bij { $good } { $difference } voor en zet er een wachter neer.
kontor-event-closed-goods = { kontor-sector-closes }: de grootste voorsprong is gelijk, maar { $player } staat bij meer goederen voor en zet er een wachter neer.
    .you = { kontor-sector-closes }: de grootste voorsprong is gelijk, maar je staat bij meer goederen voor en zet er een wachter neer.
# The good beats the one in which the other leads.
kontor-event-closed-better = { kontor-sector-closes }: de voorsprongen zijn gelijk, maar { $good } verslaat { $beaten }, en { $player } zet er een wachter neer.
    .you = { kontor-sector-closes }: de voorsprongen zijn gelijk, maar { $good } verslaat { $beaten }, en je zet er een wachter neer.
kontor-event-closed-nobody = { kontor-sector-closes }: niemand staat voor, en er komt geen wachter.

## How it ended

kontor-event-over-full = De haven is vol: het spel is afgelopen.
kontor-event-over-idle = Al drie ronden heeft niemand een kaart gelegd: het spel is afgelopen.
kontor-event-over-stuck = Al drie ronden kon niemand een kaart leggen: het spel is afgelopen.
kontor-event-over-stale = Al twintig ronden is de haven niet gegroeid: het spel is afgelopen.
kontor-event-over-line = { $player } bewaakt drie blokken op een rij en wint.
    .you = Je bewaakt drie blokken op een rij en wint.
kontor-event-over-broke = { $player } heeft geen gulden meer en de stadskas is leeg: het spel is afgelopen.
    .you = Je hebt geen gulden meer en de stadskas is leeg: het spel is afgelopen.

kontor-result-rich = { $player } heeft alle guldens en wint.
    .you = Je hebt alle guldens en wint.
# $distance is the number of cells between the sector and the anchor; it breaks ties.
kontor-result-sector = de sector bij { $cell } ({ $size ->
    [one] 1 kade
   *[other] { $size } kades
}, afstand tot het anker { $distance })
kontor-result-counts = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { kontor-result-sector }.
    .you = Je krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor { kontor-result-sector }.
kontor-result-left-out = { $player } krijgt niets voor { kontor-result-sector }: die vindt geen plaats bij de vijf.
    .you = Je krijgt niets voor { kontor-result-sector }: die vindt geen plaats bij de vijf.

# What is counted, as the head of a column or before a number.
kontor-score-points = punten
kontor-score-guilders = guldens
kontor-score-guards = wachters
kontor-score-line = drie op een rij

# What is counted over many games.
kontor-figure-rounds = ronden
kontor-figure-tax = gulden havenbelasting
kontor-figure-withdrawn = kaarten die bij gebrek aan geld terug zijn genomen

## What is refused: why, and what can be done instead

kontor-refusal-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
kontor-refusal-not-your-turn = Er valt nu niets voor jou te beslissen. Wacht tot je weer iets gevraagd wordt.
kontor-refusal-not-now = Nu wordt er iets anders beslist. Kies uit wat er wordt aangeboden.
kontor-refusal-already-chosen = Je hebt al gekozen, en die keuze staat. Wacht tot beide worden onthuld.
kontor-refusal-already-said = Je hebt al gezegd of je koopt. Wacht op de ander.
kontor-refusal-cannot-buy = Een speciale kaart kost twee gulden, en die heb je niet. Wacht tot de ander heeft beslist.
kontor-refusal-already-shown = Je hebt al een kaart getoond. Wacht op de ander.
kontor-refusal-no-buying-now = Speciale kaarten koop je alleen vóór een ronde, en alleen als ermee wordt gespeeld. Kies uit wat er wordt aangeboden.
kontor-refusal-nothing-contested = Kaarten worden alleen getoond als beiden de laatste speciale kaart willen. Kies uit wat er wordt aangeboden.
kontor-refusal-must-lay = Een kaart die gelegd kan worden, moet gelegd worden. Kies een van de aangeboden vakken.
kontor-refusal-no-boat = In het beginnersspel is er geen boot. Kies uit wat er wordt aangeboden.
kontor-refusal-no-boat-now = De boot vaart één keer, voordat je bouwt, en alleen als je kaart de boot toont. Kies uit wat er wordt aangeboden.
kontor-refusal-boat-not-moved = Wie de boot niet heeft verplaatst, verwijdert niets. Verplaats eerst de boot of laat hem liggen.
kontor-refusal-no-removal-now = Een kade verwijder je alleen direct nadat de boot heeft gevaren. Kies uit wat er wordt aangeboden.
kontor-refusal-not-in-hand = Deze kaart heb je niet. Kies er een uit je hand.
kontor-refusal-boat-is-there = De boot ligt daar al. Kies een andere gracht of laat de boot liggen.
kontor-refusal-not-a-canal = De boot kan alleen in een gracht liggen. Kies een gracht of laat de boot liggen.
kontor-refusal-not-a-quay = Op dit vak ligt geen kade. Kies een kade naast de boot of verwijder niets.
kontor-refusal-not-touching-boat = Deze kade grenst met geen enkele zijde aan de boot. Kies er een die dat wel doet of verwijder niets.
kontor-refusal-no-boat-symbol = Alleen kades met het bootteken kun je verwijderen. Kies er zo een of verwijder niets.
kontor-refusal-sector-closed = Deze sector is gesloten en de kades erin zijn veilig. Kies een andere kade of verwijder niets.
kontor-refusal-occupied = Daar ligt al een kaart. Kies een vrij vak.
kontor-refusal-outside-border = Dit vak ligt buiten de rand van de haven. Kies een vrij vak erbinnen.
kontor-refusal-no-contact = De kaart zou aan geen andere grenzen. Kies een vrij vak naast een kaart.
kontor-refusal-beside-crane = Naast een kraan van de ander kun je geen kade en geen kraan leggen. Kies een vak dat er niet aan grenst.
kontor-refusal-no-canal-beside = In deze variant heeft een kade een gracht naast zich nodig. Kies een vak naast een gracht.
kontor-refusal-splits-block = Een gracht zou het blok hier splitsen. Kies een vak waarbij de rest van het blok bij elkaar blijft.
kontor-refusal-beside-closed = Speciale kaarten blijven uit de buurt van gesloten sectoren. Kies een vak dat er niet in ligt en er niet aan grenst.
kontor-refusal-cannot-flood = Dit kan niet overstromen. Kies een kade met precies één soort goederen, of een brug.
kontor-refusal-cannot-bridge = Hier kan geen brug liggen. Kies een gracht of een overstroming.
kontor-refusal-bridge-ends = De brug moet kades van twee verschillende open sectoren verbinden. Kies een ander vak of de andere richting.
kontor-refusal-direction = Een brug heeft een richting nodig, andere kaarten hebben er geen. Zet er bij een brug ew (van links naar rechts) of ns (van boven naar beneden) achter, en laat het anders weg.
kontor-refusal-would-close = Het douanehuis zou hier een sector sluiten. Kies een vak waarbij alle sectoren open blijven.

## What is not understood

# The examples are written the same in every language.
kontor-notation-unknown = “{ $text }” is niet duidelijk. Schrijf bijvoorbeeld R11, pass, boat d4, remove c3, build d4 of build d4 ew.
kontor-notation-card = “{ $text }” noemt geen kaart van dit spel. Kaarten heten R11 (rode kade), K08 (zwarte kade), C62 (gracht) of S86 (speciale kaart).
kontor-notation-cell = “{ $text }” noemt geen vak van de haven. De vakken lopen van a1 tot en met { $last }.

## What can be chosen before the game

kontor-variant-base = Basisspel
kontor-variant-base-help = Een haven van zeven bij zeven vakken, waarin alleen de vijf grootste bewaakte sectoren tellen.
kontor-variant-water = Waterspelen
kontor-variant-water-help = Kades moeten aan een gracht grenzen, de haven groeit tot zes bij zes vakken, en elke bewaakte sector telt.
kontor-variant-tic-tac-toe = Tic Tac Toe
kontor-variant-tic-tac-toe-help = Negen blokken tussen grachten en geen kranen: wie als eerste drie blokken op een rij bewaakt, wint.
kontor-variant-canal-grande = Canal Grande
kontor-variant-canal-grande-help = Een lange haven van vier bij twaalf vakken met een kronkelende gracht, waarin elke bewaakte sector telt.
kontor-variant-gulliver = Gullivers reizen
kontor-variant-gulliver-help = Een piepkleine haven van vijf bij vijf vakken die met alleen het anker begint; elke bewaakte sector telt.
kontor-variant-poverty = Armoede
kontor-variant-poverty-help = Het basisspel met een lege stadskas: wie alle guldens in handen krijgt, wint meteen.
kontor-variant-beginner = Beginnersspel
kontor-variant-beginner-help = Voor een eerste keer: zes bij zes vakken, geen boot, en elke bewaakte sector telt.

kontor-option-special = Speciale kaarten
kontor-option-special-help = Voegt zes speciale kaarten toe die te koop zijn: overstromingen, bruggen en douanehuizen.
kontor-option-ties = Gelijke sectoren
kontor-option-ties-help = Bepaalt wat er gebeurt met sectoren die even groot zijn en even dicht bij het anker liggen.
kontor-ties-contested = Gelijke sectoren vallen alleen af als er te weinig plaatsen voor allemaal zijn.
kontor-ties-literal = Gelijke sectoren vallen altijd af, ook als er plaats voor allemaal is.

kontor-setup-special-tic-tac-toe = De speciale kaarten zouden de blokken van Tic Tac Toe breken. Laat ze weg of kies een andere variant.
# $variant is the name in a setup, such as water-games.
kontor-setup-ties = In de variant “{ $variant }” strijden geen sectoren om vijf plaatsen. Laat de optie “ties” weg of kies “base” of “poverty”.

## The table as text

# crane, toll, anchor and boat are drawn the same in every language.
kontor-table-signs = Tekens: t thee, w wijn, s specerij; ƒ gulden, ^ boot; ~ gracht, [+] anker, [Y] kraan, [%] douanehuis, = brug, <==> de boot
kontor-table-cards = Kaarten: R rode kade, K zwarte kade, C gracht, S speciale kaart, ?? ongezien; # gesloten, #R door rood bewaakt, #K door zwart
kontor-table-border-fixed = Rand: vast
kontor-table-border-rows = Rand: boven en onder vast, links en rechts open
kontor-table-border-columns = Rand: links en rechts vast, boven en onder open
kontor-table-border-open = Rand: nog open
# $red and $black are stocks of tea, wine and spice, such as 2/0/1.
kontor-table-stocks = Sector { $cell } ({ $size ->
    [one] 1 kade
   *[other] { $size } kades
}), t/w/s: rood { $red }, zwart { $black }
kontor-table-sector = { kontor-table-stocks }; { $player } staat voor
kontor-table-sector-even = { kontor-table-stocks }; gelijk
# $top is a card, such as C62, or - when the pile is empty.
kontor-table-piles = Stadskas: { $treasury } gulden; grachtenstapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, boven { $top }
kontor-idle = { $rounds } van de { $most } ronden waarin niemand een kaart legde; dan is het spel afgelopen
kontor-idle-stuck = { $rounds } van de { $most } ronden waarin niemand een kaart kon leggen; dan is het spel afgelopen
kontor-table-specials = { $piles }; speciale kaarten: nog { $specials }
kontor-table-player = { $player } ({ $colour }): { $guilders } gulden, { $guards ->
    [one] 1 wachter
   *[other] { $guards } wachters
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; stapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, boven { $top }; hand: { $hand }
kontor-table-hand = Je hand: { $cards }

## Drawings: the harbour

kontor-draw-harbour = Haven
kontor-draw-harbour-about =
    Ronde { $round }: { $cards ->
        [one] 1 kaart ligt
       *[other] { $cards } kaarten liggen
    } in de haven, { $closed ->
        [one] 1 sector is
       *[other] { $closed } sectoren zijn
    } gesloten.
kontor-draw-boat = de boot

# $owner is a colour: red or black.
kontor-draw-guard = wachter van { $owner }

## Drawings: hands, piles and what is played

kontor-draw-hand = Jouw hand
kontor-draw-hand-about = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
kontor-draw-known = { $count } bekend
kontor-draw-has-chosen = heeft gekozen
kontor-draw-hand-choose = wijs een kaart aan
kontor-draw-sectors-note = wie voorstaat, en hoeveel
kontor-draw-unseen-quay = onbekende kade
kontor-draw-unseen-canal = onbekende gracht
kontor-draw-unseen-special = onbekende speciale kaart
kontor-draw-table = Stapels
kontor-draw-table-about = { $treasury ->
    [one] Er ligt 1 gulden
   *[other] Er liggen { $treasury } gulden
} in de stadskas.
kontor-draw-pile = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
kontor-draw-canals = Grachten
kontor-draw-specials = Speciaal
kontor-draw-treasury = Stadskas
kontor-draw-played = Gespeeld
kontor-draw-played-by = gespeeld door { $owner }

## Drawings: decisions drawn as tiles: one short word, and what it means where the game has no sentence for it

kontor-draw-choice-pass = Passen
kontor-draw-choice-buy = Kopen
kontor-draw-choice-decline = Niet nu
kontor-draw-choice-stay = Blijven
kontor-draw-choice-nothing = Niets
kontor-draw-choice-across = Dwars
kontor-draw-choice-down = Langs
kontor-draw-bridge-across = de brug loopt van links naar rechts
kontor-draw-bridge-down = de brug loopt van boven naar beneden

## Drawings: panels

kontor-draw-sectors = Sectoren
kontor-draw-sector = Sector
kontor-draw-worth = Waarde
kontor-draw-no-sectors = Er ligt nog geen kade.
kontor-draw-sector-size = { $cell }, { $size ->
    [one] 1 kade
   *[other] { $size } kades
}
kontor-draw-sector-leads = { kontor-draw-sector-size }: { $owner } staat voor.
kontor-draw-sector-even = { kontor-draw-sector-size }: niemand staat voor.
kontor-draw-sector-guarded = { kontor-draw-sector-size }: gesloten en bewaakt door { $owner }.
kontor-draw-sector-guarded-only = { kontor-draw-sector-size }: gesloten en bewaakt door { $owner }, maar telt op dit moment niet.
kontor-draw-sector-unguarded = { kontor-draw-sector-size }: gesloten, zonder wachter.
kontor-draw-city = Stad
kontor-draw-round = Ronde
kontor-draw-counting-five = De vijf grootste bewaakte sectoren tellen.
kontor-draw-counting-all = Elke bewaakte sector telt.
kontor-draw-counting-line = Drie bewaakte blokken op een rij winnen.
kontor-draw-sign-guilder = havenbelasting: de ander betaalt een gulden
kontor-draw-sign-boat = verplaatst de boot; de boot kan zo’n kade verwijderen
kontor-draw-sign-crane = kraan: houdt kades van de ander weg van de vakken ernaast
kontor-draw-sign-store = pakhuizen: de voorraad van een speler in de sector
kontor-draw-sign-eye = iedereen kent deze kaart
kontor-draw-sign-seal = verzegeld: besloten, maar nog niet getoond

## Drawings: what everybody has

kontor-draw-guilders = { $count } gulden
kontor-draw-guards = { $count ->
    [one] 1 wachter
   *[other] { $count } wachters
}
kontor-draw-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}

## How to play: in five steps

kontor-book-harbour = Een haven van kaarten
kontor-book-harbour-text = Jij bent rood, de ander is zwart. Tussen jullie ligt een kruis van grachten met het anker in het midden. Kaart voor kaart groeit dat uit tot een haven van hoogstens zeven bij zeven vakken.
kontor-book-choose = Beiden kiezen in het geheim
kontor-book-choose-text = Elke ronde kiezen jullie allebei een kaart uit je hand en onthullen die samen. Het hoogste nummer bouwt eerst. Een gulden op een kaart laat de ander een gulden betalen; wie een gracht legt, krijgt er een.
kontor-book-sectors = Kades worden sectoren
kontor-book-sectors-text = Kades die elkaar met een zijde raken, vormen een sector, van wie ze ook zijn. Er liggen thee, wijn en specerij, en de huisjes laten zien hoeveel jullie er elk van hebben.
kontor-book-guards = Gesloten is beslist
kontor-book-guards-text = Liggen er aan alle zijden van een sector grachten of de rand, dan is die gesloten. Wie bij één soort goederen het verst voorstaat, zet er een wachter neer, en er verandert nooit meer iets aan.
kontor-book-end = De vijf grootste tellen
kontor-book-end-text = Is de haven vol, dan tellen alleen de vijf grootste bewaakte sectoren, elk één punt. Sluit dus je eigen sectoren zolang je voorstaat, en houd die van de ander open.

## How to play: the coach

kontor-book-coach-choose = Het hoogste nummer bouwt eerst. Kades brengen goederen; een gracht brengt een gulden en sluit sectoren.
kontor-book-coach-choose-again = Sluit een van je grachten een sector waarin jij voorstaat? Ben je er met een hoog nummer als eerste?
kontor-book-coach-boat = Naast een kade met het bootteken kan de boot die van tafel vegen; anders mag hij blijven liggen.
kontor-book-coach-remove = Neem een kade die voorstaat in een sector die jij wilt, of laat alles zoals het is.
kontor-book-coach-build = Sluit een sector zolang je voorstaat; houd hem open zolang je achterstaat. Grote tellen het eerst.
kontor-book-coach-build-again = Vraag je bij elk vak af: welke sector groeit, welke sluit, en wie staat daar voor?
kontor-book-coach-show = Alleen het nummer telt nu, en de kaart komt terug in je hand. De ander heeft hem dan wel gezien.
kontor-book-coach-buy = Overstroming, brug en douanehuis kunnen een sector kantelen. Houd een gulden over voor de belasting.

## Why opponents would decide so


## Why a decision is advised: what comes of it, in facts that can be checked on the table

# How the leader stands: nested after a colon.
kontor-why-lead-difference = { $more } tegen { $less } bij { $good }
kontor-why-lead-goods = voor bij meer goederen
kontor-why-lead-better = { $good } verslaat { $beaten }
kontor-why-size = { $size ->
    [one] 1 kade
   *[other] { $size } kades
}
kontor-why-counts = hij telt op dit moment
kontor-why-counts-not = bij de vijf die tellen hoort hij nu niet
kontor-why-counts-all = elke bewaakte sector telt
kontor-why-counts-line = het is een van de drie blokken die je nodig hebt
# $player is the other in all of these.
kontor-why-closes = Sluit voor jou de sector bij { $cell } ({ kontor-why-size }): { $lead }; { $counts }.
kontor-why-closes-theirs = Sluit de sector bij { $cell } voordat hij groeit ({ kontor-why-size }): hij gaat naar { $player }, { $lead }; { $counts }.
kontor-why-closes-nobody = Sluit de sector bij { $cell } ({ kontor-why-size }) terwijl niemand voorstaat: { $player } krijgt daar geen wachter.
kontor-why-leads = Je komt voor te staan in de sector bij { $cell }: { $lead }.
kontor-why-safe = Je staat voor in de sector bij { $cell } ({ $lead }), en { $player } kan er geen kade meer naast leggen.
kontor-why-ahead = Je staat voor in de sector bij { $cell }: { $lead }, met { kontor-why-size }.
kontor-why-evens = Neemt { $player } de voorsprong af in de sector bij { $cell }: daar staat nu niemand voor.
kontor-why-begins = Begint een sector bij { $cell } met { $free ->
    [one] 1 vrij vak
   *[other] { $free } vrije vakken
} ernaast.
kontor-why-trails = De sector bij { $cell } groeit tot { kontor-why-size }; daar staat { $player } nog voor: { $lead }.
kontor-why-even = In de sector bij { $cell } staat niemand voor; hij telt nu { kontor-why-size }.
kontor-why-narrows = Laat { $free ->
    [one] 1 vrij vak
   *[other] { $free } vrije vakken
} naast de sector bij { $cell }, waarin jij voorstaat: { $lead }.
kontor-why-narrows-theirs = Laat { $free ->
    [one] 1 vrij vak
   *[other] { $free } vrije vakken
} naast de sector bij { $cell }, waarin { $player } voorstaat: { $lead }.
kontor-why-crane = Houdt kades van { $player } weg van { $count ->
    [one] het vrije vak
   *[other] de { $count } vrije vakken
} naast { $cell }.
kontor-why-guilder = Brengt je een gulden: dan heb je er { $guilders }.
kontor-why-removes = Haalt { $card } weg van { $at }, waar { $player } voorstaat: { $lead }.
kontor-why-removes-plain = Haalt { $card } van { $player } weg van { $at }.
kontor-why-nothing-to-remove = Hier kan geen kade van { $player } worden verwijderd.
kontor-why-boat = Vanaf { $cell } kan de boot { $card } van { $player } op { $at } verwijderen.
kontor-why-boat-stays = Geen kade van { $player } ligt binnen bereik van de boot.
kontor-why-boat-nothing = Vanaf { $cell } kan de boot geen kade van { $player } verwijderen.
kontor-why-boat-waits = Er { $count ->
    [one] ligt één kade
   *[other] liggen { $count } kades
} van { $player } met het bootteken aan een gracht.
kontor-why-removes-own = Haalt { $card }, een kade van jezelf, weg van { $at }.
kontor-why-leaves = Laat { $count ->
    [one] één kade
   *[other] { $count } kades
} van { $player } liggen die verwijderd kunnen worden.
kontor-why-quiet = Sluit geen sector en verandert geen voorsprong.
kontor-why-can-close = Een gracht sluit de sector bij { $cell } ({ kontor-why-size }), en jij staat daar voor: { $lead }.
kontor-why-would-lead = Met { $goods } zou je voorstaan in de sector bij { $cell }: { $lead }.
kontor-why-tax-broke = Het guldenteken laat { $player } betalen, en daar is geen gulden meer.
kontor-why-tax = Speelt { $player } ook een kaart, dan kost het guldenteken daar een gulden; voorraad: { $guilders }.
kontor-why-first = Nummer { $number } is hoger dan elke kaart die van { $player } bekend is ({ $count }).
kontor-why-canal = Een gracht brengt bij het leggen een gulden; je hebt er { $guilders }.
kontor-why-number = Het nummer is { $number }; van de bekende kaarten van { $player } { $count ->
    [0] is er geen hoger
    [one] is er 1 hoger
   *[other] zijn er { $count } hoger
}.
kontor-why-pass = Je houdt je kaarten en krijgt een gulden; je hebt er { $guilders }.
kontor-why-pass-empty = Je houdt je kaarten; de stadskas is leeg, dus een gulden komt er niet.
kontor-why-buy = Kost 2 van je { $guilders } guldens; er { $left ->
    [one] is nog 1 speciale kaart
   *[other] zijn nog { $left } speciale kaarten
}.
kontor-why-decline = Je houdt je { $guilders ->
    [one] gulden
   *[other] { $guilders } guldens
}; { $player } heeft er { $theirs }.

## The score sheet

kontor-sheet-sector = Sector bij { $cell } ({ kontor-why-size })
kontor-sheet-sector-out = Sector bij { $cell } ({ kontor-why-size }), niet bij de vijf
kontor-sheet-total = Punten
kontor-sheet-blocks = Bewaakte blokken

## Voor wie het niet kent

kontor-poster-line = Draai elk een kaart om; de hoogste bouwt eerst.
kontor-poster-first = Jullie leggen kaarten en bouwen samen de haven van Amsterdam.
kontor-poster-then = Een gesloten sector is van wie er de meeste goederen heeft liggen.
kontor-poster-last = Wachters in de grootste sectoren winnen.

kontor-mark-closed = gesloten sectoren

## Positions that are arranged by hand

kontor-arrange-harbour = De haven
kontor-arrange-round = Ronde
kontor-arrange-boat = Waar de boot is
kontor-arrange-cell = { $cell }
