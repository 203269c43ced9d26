### Chartered: Building Amsterdam: what is done, refused and counted. Money is in florins: ƒ50.
###
### Every id begins with "chartered-".

# One sentence about the game.
chartered-about = Twee tot vijf kooplieden bouwen pakhuizen, richten bedrijven op, handelen in aandelen en laten de kleinen door de groten opslokken.

## Things, as they are called in the middle of a sentence

chartered-gunpowder = buskruit
chartered-coal = steenkool
chartered-porcelain = porselein
chartered-silk = zijde
chartered-spices = specerijen
chartered-sugar = suiker
chartered-herring = haring
chartered-tea = thee
chartered-tobacco = tabak
# With its article: "Found the spice company".
chartered-firm-gunpowder = het buskruitbedrijf
chartered-firm-coal = het steenkoolbedrijf
chartered-firm-porcelain = het porseleinbedrijf
chartered-firm-silk = het zijdebedrijf
chartered-firm-spices = het specerijenbedrijf
chartered-firm-sugar = het suikerbedrijf
chartered-firm-herring = het haringbedrijf
chartered-firm-tea = het theebedrijf
chartered-firm-tobacco = het tabaksbedrijf
# The old names stand on the cards; what they bring follows in brackets.
chartered-verlappen = Verlappen (geheime biedingen om een extra beurt)
chartered-aenleggen = Aenleggen (geheime biedingen om een verdiepingskaart)
chartered-dreighinghe = Dreighinghe (geheime biedingen; de laagste bieder verliest twee aandelen)
chartered-coopmanscappen = Coopmanscappen (handelen met de anderen)
chartered-veilinge = Veilinge (een veiling)
chartered-card-plot = bouwkavel { $plot }
chartered-card-second = tweede verdieping
chartered-card-third = derde verdieping
chartered-card-fourth = vierde verdieping
chartered-lot-bank = een aandeel van de bank ({ $company })
chartered-lot-own = een aandeel van de actieve speler ({ $company })
chartered-lot-ten = een van de volgende tien bouwkaarten
chartered-lot-back = een kavelkaart die pas gespeeld is
chartered-thing-money = ƒ{ $amount }
chartered-thing-card = de kaart “{ $card }”
chartered-thing-shares = { $count ->
    [one] een aandeel ({ $company })
   *[other] { $count } aandelen ({ $company })
}
chartered-thing-nothing = niets
chartered-seat = { $player }
# One of several bids: "Anna ƒ30, Bert ƒ0 and Cleo ƒ50".
chartered-bid = { $player } ƒ{ $amount }

## What can be done: items of a list, so without a full stop

chartered-payout-nothing = niets
chartered-payout-exact = ƒ{ $amount }
chartered-payout-range = ƒ{ $least } tot ƒ{ $most }

chartered-action-take = Van de markt nemen: { $card }
chartered-action-draw = De volgende kaart van de stapel nemen
chartered-action-refresh = ƒ{ $price } betalen voor een nieuwe markt en dan kaarten nemen
chartered-action-build-alone = Bouwen op { $plot }
chartered-action-build-found = Bouwen op { $plot } en een bedrijf oprichten (levert { $payout } op)
chartered-action-build-extend = Bouwen op { $plot } en { $company } uitbreiden (levert { $payout } op)
chartered-action-build-merge = Bouwen op { $plot } en { $companies } laten fuseren (levert { $payout } op)
chartered-action-build-roof = Bouwen op { $plot } met een kapot dak ten koste van { $company } (levert { $payout } op)
chartered-action-build-merge-roof = Bouwen op { $plot } met een kapot dak en { $companies } laten fuseren (levert { $payout } op)
chartered-action-raise = Verdieping { $floor } bouwen op { $plot } (levert { $payout } op)
chartered-action-raise-roof = Verdieping { $floor } bouwen op { $plot } met een kapot dak (levert { $payout } op)
chartered-action-pair = Bouwen op { $first } en { $second } en een bedrijf oprichten (levert { $payout } op)
chartered-action-pair-in-order = Bouwen op { $first }, dan op { $second } met het hoofdkwartier, en een bedrijf oprichten (levert { $payout } op)
chartered-action-hq = Het hoofdkwartier op { $plot } zetten
chartered-action-alone = Het pakhuis alleen laten staan
chartered-action-found = { $firm } oprichten
chartered-action-bonus = De waarde van het pakhuis bij { $company } optellen (nu ƒ{ $value }; levert { $payout } op)
chartered-action-bonus-roof = ƒ50 van { $company } afhalen (nu ƒ{ $value }; levert { $payout } op)
chartered-action-merge = { $winner } slokt { $loser } op (levert { $payout } op)
chartered-action-sell-out = { $count ->
    [one] Een aandeel
   *[other] { $count } aandelen
} { $company } verkopen voor ƒ{ $amount }
chartered-action-keep-all = Geen aandeel { $company } verkopen
chartered-action-buy = Een aandeel { $company } kopen voor ƒ{ $price }
chartered-action-sell = Een aandeel { $company } verkopen voor ƒ{ $price }
chartered-action-roof = Een actiekaart gebruiken: een kapot dak voor ƒ{ $price }
chartered-action-event = Een actiekaart gebruiken: een gebeurtenis voor ƒ{ $price }
chartered-action-no-more-trades = Niet verder handelen
chartered-action-no-more-sales = Niets meer verkopen
chartered-action-no-more-offers = Geen aanbod meer doen
chartered-action-pass = Passen
chartered-action-pass-auction = Niet meer bieden
chartered-action-event-open = { $event } kiezen
chartered-action-event-blind = De volgende gebeurtenis van de stapel ongezien nemen
chartered-action-bid-secret = In het geheim ƒ{ $amount } bieden
chartered-bid-secret-some = Geheim bieden
chartered-bid-open-some = Bieden
chartered-give-some = Geld geven
chartered-ask-some = Geld vragen
chartered-action-bid-open = ƒ{ $amount } bieden
chartered-action-return = Een aandeel { $company } verliezen
chartered-action-lot = Veilen: { $lot }
chartered-action-keep = Deze kaart houden: { $card }
chartered-action-take-back = { $plot } terugnemen
chartered-action-partner = { $player } een aanbod doen
chartered-action-give = Aanbieden: { $thing }
chartered-action-ask = Vragen: { $thing }
chartered-action-send = Dit aanbod doen
chartered-action-withdraw = Toch geen aanbod doen
chartered-action-accept = Aannemen
chartered-action-decline = Afwijzen
chartered-action-counter = Een tegenbod doen

## What is asked

chartered-question-turn = Wat doe je in je beurt?
chartered-question-buying-first = Welke kaart neem je eerst?
chartered-question-buying-second = Welke kaart neem je als tweede?
chartered-question-selling = Verkoop je nog een aandeel?
chartered-question-diagonal = Richt je een bedrijf op met wat schuin naast { $plot } ligt?
chartered-question-between = Waar tussen de twee pakhuizen staat het hoofdkwartier?
chartered-question-founding = Welk bedrijf richt je op?
chartered-question-bonus = Welk bedrijf krijgt de waarde van het pakhuis?
chartered-question-bonus-roof = Welk bedrijf verliest ƒ50 door het kapotte dak?
chartered-question-merging = Gelijke waarden: welk bedrijf slokt welk op?
chartered-question-sales = { $winner } slokt { $loser } op: hoeveel aandelen verkoop je voor ƒ{ $price } per stuk?
chartered-question-trading = Handel je in aandelen? { $left ->
    [one] Nog één.
   *[other] Hoogstens { $left }.
}
chartered-question-choosing = Welke gebeurtenis vindt plaats?
chartered-question-verlappen = Wat bied je in het geheim voor een extra beurt?
chartered-question-aenleggen = Wat bied je in het geheim voor een verdiepingskaart?
chartered-question-dreighinghe = Wat bied je in het geheim? Het laagste bod verliest twee aandelen.
chartered-question-losing = { $left ->
    [one] Je verliest één aandeel: welk?
   *[other] Je verliest { $left } aandelen: welk eerst?
}
chartered-question-offering = Wie doe je een aanbod? { $left ->
    [one] Je hebt nog één aanbod.
   *[other] Je kunt nog { $left } keer iets aanbieden.
}
chartered-question-drafting = Wat bied je { $player } aan, en waarvoor?
chartered-question-answering = { $player } geeft { $gives } en krijgt { $gets }. Neem je het aan?
chartered-question-lots = Wat wordt er geveild?
chartered-question-auction-first = Wat is het eerste bod op: { $lot }?
chartered-question-auction = { $player } biedt ƒ{ $amount } op: { $lot }. Bied je meer?
chartered-question-looking = Welke van deze kaarten houd je?
chartered-question-taking-back = Welke bouwkavel neem je terug?
chartered-question-moving-hq = Waarheen verhuist het hoofdkwartier van { $company }?
chartered-question-over = Het spel is afgelopen; er is niets meer te beslissen.

## What happened: cards

chartered-event-began = Iedereen begint met { $cards } kavelkaarten en ƒ{ $amount }. { $player } begint.
    .you = Iedereen begint met { $cards } kavelkaarten en ƒ{ $amount }. Je begint.
# Told to the one who has them alone.
chartered-event-hand = { $player } heeft: { $cards }.
    .you = Je hebt: { $cards }.
chartered-event-market = Nieuw op de markt: { $cards }.
chartered-event-cards-bought = { $player } betaalt ƒ{ $price } voor bouwkaarten.
    .you = Je betaalt ƒ{ $price } voor bouwkaarten.
chartered-event-refreshed = { $player } betaalt ƒ{ $price } voor een nieuwe markt.
    .you = Je betaalt ƒ{ $price } voor een nieuwe markt.
chartered-event-took = { $player } neemt van de markt: { $card }.
    .you = Je neemt van de markt: { $card }.
# Told to the others; it must not give the card away.
chartered-event-drew = { $player } neemt een kaart van de stapel.
    .you = Je neemt een kaart van de stapel.
# Told to the one who drew alone.
chartered-event-drew-card = { $player } neemt van de stapel: { $card }.
    .you = Je neemt van de stapel: { $card }.
chartered-event-passed = { $player } kan niets doen en past.
    .you = Je kunt niets doen en past.

## What happened: building

chartered-event-built = { $player } bouwt op { $plot }.
    .you = Je bouwt op { $plot }.
chartered-event-raised = { $player } bouwt verdieping { $floor } op { $plot }.
    .you = Je bouwt verdieping { $floor } op { $plot }.
chartered-event-roof-laid = { $player } legt een kapot dak op { $plot }.
    .you = Je legt een kapot dak op { $plot }.
chartered-event-last-warehouse = Dat was het laatste pakhuis: met deze beurt eindigt het spel.
chartered-event-founded = { $player } richt { $firm } op, ƒ{ $value } waard, met het hoofdkwartier op { $plot }.
    .you = Je richt { $firm } op, ƒ{ $value } waard, met het hoofdkwartier op { $plot }.
chartered-event-value-rose = { $company } stijgt van ƒ{ $from } naar ƒ{ $to }.
chartered-event-value-fell = { $company } daalt van ƒ{ $from } naar ƒ{ $to }.
chartered-event-paid-out = { $player } krijgt ƒ{ $amount } uitbetaald voor { $company }.
    .you = Je krijgt ƒ{ $amount } uitbetaald voor { $company }.
chartered-event-merger = { $player } laat fuseren: { $companies }.
    .you = Je laat fuseren: { $companies }.
chartered-event-sold-out = { $player } verkoopt { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company } voor ƒ{ $amount }.
    .you = Je verkoopt { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company } voor ƒ{ $amount }.
chartered-event-kept-shares = { $player } houdt { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company }.
    .you = Je houdt { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company }.
chartered-event-swallowed = { $winner } slokt { $loser } op, dat ƒ{ $value } waard was.
chartered-event-marked = Een omgekeerd pakhuis komt op { $plot } in plaats van het hoofdkwartier van { $company }.
chartered-event-taken-back = { $player } neemt { $plot } terug, en het pakhuis gaat van het bord.
    .you = Je neemt { $plot } terug, en het pakhuis gaat van het bord.
chartered-event-hq-moved = Het hoofdkwartier van { $company } verhuist naar { $plot }.

## What happened: shares and action cards

chartered-event-share-bought = { $player } koopt een aandeel { $company } voor ƒ{ $price }.
    .you = Je koopt een aandeel { $company } voor ƒ{ $price }.
chartered-event-share-sold = { $player } verkoopt een aandeel { $company } voor ƒ{ $price }.
    .you = Je verkoopt een aandeel { $company } voor ƒ{ $price }.
chartered-event-roof-bought = { $player } betaalt ƒ{ $price } en een actiekaart voor een kapot dak.
    .you = Je betaalt ƒ{ $price } en een actiekaart voor een kapot dak.
chartered-event-event-bought = { $player } betaalt ƒ{ $price } en een actiekaart voor een gebeurtenis.
    .you = Je betaalt ƒ{ $price } en een actiekaart voor een gebeurtenis.

## What happened: events

chartered-event-due = Een bedrijf is over een gebeurtenislijn gestegen: { $player } kiest een gebeurtenis.
    .you = Een bedrijf is over een gebeurtenislijn gestegen: je kiest een gebeurtenis.
chartered-event-chosen = { $player } kiest een gebeurtenis: { $event }.
    .you = Je kiest een gebeurtenis: { $event }.
chartered-event-blind = { $player } neemt ongezien een gebeurtenis: { $event }.
    .you = Je neemt ongezien een gebeurtenis: { $event }.
chartered-event-impossible = Dit kan niet gebeuren en wordt afgelegd: { $event }.
chartered-event-opened = Er ligt een nieuwe gebeurtenis open: { $event }.
chartered-event-shuffled = De afgelegde gebeurtenissen worden geschud.
# Told to the others; it must not give the bid away.
chartered-event-bid-sealed = { $player } heeft beslist.
    .you = Je hebt beslist.
# Told to the one who bid alone.
chartered-event-bid-made = { $player } biedt in het geheim ƒ{ $amount }.
    .you = Je biedt in het geheim ƒ{ $amount }.
chartered-event-bids-shown = De biedingen: { $bids }.
chartered-event-tied = Gelijke stand: { $players } bieden opnieuw.
chartered-event-tie-broken = Weer een gelijke stand: van { $players } telt wie met de klok mee vanaf de actieve speler het eerst komt.
chartered-event-bid-paid = { $player } betaalt ƒ{ $amount }.
    .you = Je betaalt ƒ{ $amount }.
chartered-event-extra-won = { $player } wint een extra beurt, meteen na de volgende eigen beurt.
    .you = Je wint een extra beurt, meteen na de volgende eigen beurt.
chartered-event-extra-turn = { $player } heeft een extra beurt.
    .you = Je hebt een extra beurt.
chartered-event-level-won = { $player } wint een verdiepingskaart: { $card }.
    .you = Je wint een verdiepingskaart: { $card }.
# Told to the others; it must not give the card away.
chartered-event-level-taken = { $player } wint een verdiepingskaart.
    .you = Je wint een verdiepingskaart.
chartered-event-threatened = { $player } verliest { $count ->
    [0] niets, bij gebrek aan aandelen
    [one] een aandeel
   *[other] { $count } aandelen
}.
    .you = Je verliest { $count ->
    [0] niets, bij gebrek aan aandelen
    [one] een aandeel
   *[other] { $count } aandelen
}.
chartered-event-share-lost = { $player } verliest een aandeel { $company }.
    .you = Je verliest een aandeel { $company }.
chartered-event-approached = { $player } bedenkt een aanbod voor { $partner }.
    .you = Je bedenkt een aanbod voor { $partner }.
    .you-partner = { $player } bedenkt een aanbod voor jou.
# Told to the one who puts the offer together alone.
chartered-event-draft-give = { $player } legt in het aanbod: { $thing }.
    .you = Je legt in het aanbod: { $thing }.
chartered-event-draft-ask = { $player } vraagt in het aanbod om: { $thing }.
    .you = Je vraagt in het aanbod om: { $thing }.
chartered-event-offered = { $player } biedt { $partner } aan: { $gives } voor { $gets }.
    .you = Je biedt { $partner } aan: { $gives } voor { $gets }.
    .you-partner = { $player } biedt jou aan: { $gives } voor { $gets }.
chartered-event-withdrawn = { $player } doet toch geen aanbod.
    .you = Je doet toch geen aanbod.
chartered-event-accepted = { $player } neemt het aanbod van { $partner } aan.
    .you = Je neemt het aanbod van { $partner } aan.
    .you-partner = { $player } neemt jouw aanbod aan.
chartered-event-declined = { $player } wijst het aanbod van { $partner } af.
    .you = Je wijst het aanbod van { $partner } af.
    .you-partner = { $player } wijst jouw aanbod af.
chartered-event-countering = { $player } bedenkt een tegenbod voor { $partner }.
    .you = Je bedenkt een tegenbod voor { $partner }.
    .you-partner = { $player } bedenkt een tegenbod voor jou.
chartered-event-trade-over = { $player } doet geen aanbod meer.
    .you = Je doet geen aanbod meer.
chartered-event-lot = { $player } laat veilen: { $lot }.
    .you = Je laat veilen: { $lot }.
chartered-event-auction-bid = { $player } biedt ƒ{ $amount }.
    .you = Je biedt ƒ{ $amount }.
chartered-event-auction-passed = { $player } biedt niet meer.
    .you = Je biedt niet meer.
chartered-event-auction-won = { $player } wint voor ƒ{ $amount }: { $lot }.
    .you = Je wint voor ƒ{ $amount }: { $lot }.
chartered-event-unsold = Niemand biedt op: { $lot }.
# Told to the others; it must not give the card away.
chartered-event-kept-one = { $player } bekijkt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van de stapel en houdt er een.
    .you = Je bekijkt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van de stapel en houdt er een.
# Told to the one who kept it alone.
chartered-event-kept-card = { $player } houdt: { $card }.
    .you = Je houdt: { $card }.

## How it ended

chartered-event-redeemed = { $player } krijgt ƒ{ $amount } voor { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company }.
    .you = Je krijgt ƒ{ $amount } voor { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company }.
chartered-event-over = Het spel is afgelopen: de rijkste koopman wint.
chartered-result-player = { $player } heeft ƒ{ $amount } en { $cards ->
    [one] één bouwkaart
   *[other] { $cards } bouwkaarten
} over.
    .you = Je hebt ƒ{ $amount } en { $cards ->
    [one] één bouwkaart
   *[other] { $cards } bouwkaarten
} over.
# What is counted, as the head of a column or before a number.
chartered-score-money = Florijnen
chartered-score-cash = Contant geld
chartered-score-shares = { $company } à ƒ{ $value }
chartered-score-payouts = Uitbetaald bij het bouwen
# Counted below zero, because fewer are better.
chartered-score-cards = Kaarten over
# The more room, the fewer cards are left.
chartered-score-room = Ruimte in de hand

## What is refused: why, and what can be done instead

chartered-refusal-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
chartered-refusal-not-your-turn = Je hebt nu niets te beslissen. Wacht tot je gevraagd wordt.
chartered-refusal-has-bid = Je hebt al geboden. Wacht tot alle biedingen getoond worden.
chartered-refusal-not-tied = Alleen wie gelijk staat, biedt opnieuw.
chartered-refusal-no-room-to-bid = Je hebt vijftien bouwkaarten en kunt er geen meer winnen, daarom bied je niet.
chartered-refusal-not-now = Er moet nu iets anders beslist worden. Kies uit wat er aangeboden wordt.
chartered-refusal-must-take-two = Je neemt een tweede kaart zolang die er is. Kies er een.
chartered-refusal-must-found = De pakhuizen raken elkaar, dus wordt er een bedrijf opgericht. Kies welk.
chartered-refusal-event-later = Gebeurtenissen worden aan het eind van de beurt gekozen. Handel in aandelen, of gebruik nu een actiekaart voor een gebeurtenis.
chartered-refusal-may-not-pass = Je kunt nog iets doen: kaarten kopen, een kaart spelen of een aandeel verkopen. Alleen wie niets kan, past.
chartered-refusal-cards-too-dear = Je hebt te weinig geld voor bouwkaarten. Speel een kaart of verkoop aandelen.
chartered-refusal-refresh-too-dear = Je hebt te weinig geld voor een nieuwe markt. Neem kaarten zoals ze liggen, speel een kaart of verkoop aandelen.
chartered-refusal-hand-full = Je hebt vijftien bouwkaarten, en meer mag niemand hebben. Speel er eerst een paar.
chartered-refusal-not-in-market = Deze kaart ligt niet op de markt. Kies er een die er ligt, of neem van de stapel.
chartered-refusal-level-alone = Een verdiepingskaart van de markt neem je alleen, niet als tweede kaart. Kies een andere.
chartered-refusal-pile-empty = De stapel is leeg. Neem van de markt.
chartered-refusal-not-in-hand = Je hebt de kaart hiervoor niet. Kies een van je eigen kaarten.
chartered-refusal-plot-taken = Daar staat al een pakhuis. Kies een lege bouwkavel.
chartered-refusal-no-hq-left = Alle bedrijven staan op het bord, dus er kan er geen opgericht worden. Kies een andere kaart.
chartered-refusal-too-near = Een ander bedrijf is te dichtbij: een nieuw bedrijf heeft drie stappen afstand nodig. Kies een andere plek.
chartered-refusal-contact-no-hq = Het pakhuis zou een ander raken, maar er is geen bedrijf meer om op te richten. Bewaar de kaart voor later.
chartered-refusal-contact-too-near = Het pakhuis zou een ander raken, maar om er een op te richten is een ander bedrijf te dichtbij. Bewaar de kaart voor later.
chartered-refusal-nothing-to-raise = Daar staat geen pakhuis. Kies een bouwkavel waar er een staat.
chartered-refusal-high-enough = Dit pakhuis heeft al vier verdiepingen. Kies een ander.
chartered-refusal-no-roof = Je hebt geen kapot dak. Bouw zonder.
chartered-refusal-roof-needs-company = Een kapot dak werkt alleen tegen een bedrijf. Bouw zonder.
chartered-refusal-one-is-enough = Een van deze kaarten richt alleen al een bedrijf op. Speel alleen die.
chartered-refusal-pair-touches = Een van deze bouwkavels raakt een bedrijf. Met twee kaarten kun je alleen een nieuw bedrijf oprichten.
chartered-refusal-pair-needs-two = Er zijn geen twee pakhuizen meer. Speel één kaart.
chartered-refusal-pair-apart = Deze bouwkavels liggen niet naast elkaar en niet schuin. Kies er twee waarbij dat wel zo is.
chartered-refusal-not-there = Daar kan het hoofdkwartier niet staan. Kies een van de aangeboden bouwkavels.
chartered-refusal-already-founded = Dit bedrijf staat al op het bord. Kies een ander.
chartered-refusal-not-merging = Dit bedrijf doet niet mee aan de fusie. Kies er een dat meedoet.
chartered-refusal-not-the-lowest = Eerst fuseren de twee bedrijven met de laagste waarde, en het hogere slokt het lagere op. Kies een ander paar.
chartered-refusal-wrong-way-round = Het bedrijf met de hogere waarde slokt het andere op. Kies het andersom.
chartered-refusal-too-few-shares = Zoveel van deze aandelen heb je niet. Kies andere of minder.
chartered-refusal-not-on-board = Dit bedrijf staat niet op het bord. De aandelen kun je nu niet kopen of verkopen.
chartered-refusal-no-share-left = De bank heeft geen aandeel van dit bedrijf. Kies een ander.
chartered-refusal-share-too-dear = Je hebt te weinig geld voor dit aandeel. Kies een ander of verkoop eerst.
chartered-refusal-no-action-card = Je hebt beide actiekaarten gebruikt. Handel in plaats daarvan in aandelen.
chartered-refusal-action-too-dear = Je hebt hier te weinig geld voor. Handel in plaats daarvan in aandelen.
chartered-refusal-traded-already = Je hebt al in aandelen gehandeld. Een actiekaart gebruik je in plaats daarvan.
chartered-refusal-event-not-open = Deze gebeurtenis ligt niet open. Kies een open gebeurtenis of de volgende van de stapel.
chartered-refusal-no-level-aside = Er is geen verdiepingskaart meer te winnen. Kies een andere gebeurtenis.
chartered-refusal-not-tens = Alle bedragen zijn hele tientallen. Noem een ander bedrag.
chartered-refusal-bid-too-high = Zoveel geld heb je niet. Bied minder.
chartered-refusal-bid-too-low = Dat is niet meer dan het hoogste bod. Bied meer of pas.
chartered-refusal-first-bid-too-low = Het eerste bod op een eigen aandeel van de actieve speler is minstens ƒ10. Bied meer of pas.
chartered-refusal-must-open = Het eerste bod is aan jou. Bied minstens nul.
chartered-refusal-no-such-lot = Dit kan nu niet geveild worden. Kies iets anders.
chartered-refusal-not-among-ten = Deze kaart hoort niet bij wat je bekijkt. Kies een van die kaarten.
chartered-refusal-not-takeable = Deze bouwkavel kan niet teruggenomen worden. Kies er een die aangeboden wordt.
chartered-refusal-no-partner = Daar zit niemand anders. Kies een andere speler.
chartered-refusal-offer-full = Hiervan past er niet meer in het aanbod. Doe het zo, of laat de volgende keer iets weg.
chartered-refusal-both-ways = Hetzelfde kan niet beide kanten op gaan. Kies iets anders.
chartered-refusal-not-theirs = Dat kan niet gegeven worden. Kies iets wat wel kan.
chartered-refusal-offer-empty = Er zit nog niets in het aanbod. Geef of vraag iets.
chartered-refusal-too-many-cards = Iemand zou meer dan vijftien bouwkaarten hebben. Bied er minder aan.
chartered-refusal-cannot-accept = Je hebt niet alles wat gevraagd wordt. Wijs af of doe een tegenbod.
chartered-refusal-no-counter = Een tegenbod wordt alleen aangenomen of afgewezen.
chartered-refusal-counters-withdrawn = Je hebt op dit aanbod al vijf keer een tegenbod ingetrokken. Neem het aan of wijs het af.

## What is not understood

# The examples are written the same in every language.
chartered-notation-unknown = “{ $text }” is niet te begrijpen. Schrijf bijvoorbeeld build HB3, raise HB3, pair HA1 HA2, take HB3, draw, buy tea, sell tea, bid 50, pass of done.
chartered-notation-plot = “{ $text }” noemt geen bouwkavel. Bouwkavels heten naar de letter van het bord en hun nummer, zoals HB3.
chartered-notation-card = “{ $text }” noemt geen bouwkaart. Schrijf een bouwkavel zoals HB3, of floor-2, floor-3, floor-4.
chartered-notation-company = “{ $text }” noemt geen bedrijf. Er zijn gunpowder, coal, porcelain, silk, spices, sugar, herring, tea en tobacco.
chartered-notation-amount = “{ $text }” noemt geen bedrag. Schrijf het in florijnen, zoals bid 50.

## What can be chosen before the game

chartered-variant-base = Basisopstelling
chartered-variant-base-help = De vier borden twee bij twee, zoals in het boekje.
chartered-variant-a = Snelle strijd
chartered-variant-a-help = Alle borden gedraaid, lange kanten tegen elkaar: je komt elkaar snel tegen.
chartered-variant-b = Kruispunten
chartered-variant-b-help = De borden rond een open vierkant.
chartered-variant-c = Buitenbeentjes
chartered-variant-c-help = De borden als een trap, met lange wegen ertussen.
chartered-variant-own = Je eigen opstelling
chartered-variant-own-help = De opstelling “own” in het uitgavebestand; tot je die zelf schrijft een lange kade.
chartered-option-beginner = Voor beginners
chartered-option-beginner-help = Alleen de basisopstelling kan gekozen worden, zoals het boekje voor de eerste spellen aanraadt.
chartered-setup-beginner = Beginners spelen in de basisopstelling, niet in “{ $layout }”. Kies de basisopstelling of laat de optie voor beginners weg.
chartered-option-contact = Contact zonder bedrijf
chartered-option-contact-help = Zegt wat er gebeurt waar een pakhuis een ander zou raken maar er geen bedrijf kan worden opgericht.
chartered-contact-strict = De kaart kan daar niet gespeeld worden.
chartered-contact-lenient = De pakhuizen staan zonder bedrijf bij elkaar.
chartered-option-take-back-payout = Uitbetaling bij terugnemen
chartered-option-take-back-payout-help = Wie een bouwkavel van een bedrijf terugneemt, krijgt de nieuwe waarde uitbetaald, zoals bij elke verandering.
chartered-option-cash = Geld
chartered-option-cash-help = Zegt of iedereen ziet hoeveel de anderen hebben.
chartered-cash-open = Alle bedragen zijn open.
chartered-cash-hidden = Je ziet alleen je eigen geld; wie elke betaling onthoudt, weet het toch.
chartered-option-seen-cards = Ooit geziene kaarten
chartered-option-seen-cards-help = Zegt of de pagina blijft tonen wat er van de handen van de anderen te zien was.
chartered-seen-cards-forgotten = Handen zijn verborgen: ieder onthoudt zelf wat er te zien was.
chartered-seen-cards-remembered = Kaarten die iedereen gezien heeft, blijven zichtbaar tot ze gespeeld worden.

## The table as text

chartered-table-legend = HB3 is een lege bouwkavel, .2 een los pakhuis met twee verdiepingen, T1* een van thee met het hoofdkwartier, T- een bouwkavel van thee zonder pakhuis, ! een kapot dak; # is een brug, ~ een gracht.
chartered-table-company = { $letter } { $company }: ƒ{ $value }, een aandeel kost ƒ{ $price }; pakhuizen: { $warehouses }; aandelen in de bank: { $shares }
chartered-table-company-absent = { $letter } { $company }: niet op het bord; aandelen in de bank: { $shares }
chartered-table-holds = aandelen{ $shares }; kaarten { $cards }; daken { $roofs }; actiekaarten { $actions }; extra beurten { $extra }
chartered-table-player = { $sign } { $number } { $player }: ƒ{ $money }; { chartered-table-holds }
chartered-table-player-hidden = { $sign } { $number } { $player }: { chartered-table-holds }
chartered-table-market = Markt: { $cards }; stapel: { $pile }; pakhuizen over: { $supply }
chartered-table-events = Open gebeurtenissen: { $events }; stapel: { $pile }; naast de beurskaart: { $aside }
chartered-aside-among = { $left } van { $cards }
chartered-table-event-now = Nu: { $event }
chartered-table-event-due = Aan het eind van deze beurt vindt een gebeurtenis plaats.
chartered-table-ending = Met deze beurt eindigt het spel.
chartered-table-hand = Je hand: { $cards }
chartered-table-bid = Je bod: ƒ{ $amount }
chartered-table-ten = Je bekijkt: { $cards }

## Drawings: the boards

chartered-draw-board = De stad
chartered-draw-board-about = De opstelling heet { $layout }. { $companies ->
    [0] Er staat geen bedrijf op het bord.
    [one] Er staat één bedrijf op het bord.
   *[other] Er staan { $companies } bedrijven op het bord.
} { $warehouses ->
    [one] Er is nog één pakhuis over.
   *[other] Er zijn nog { $warehouses } pakhuizen over.
}
chartered-draw-hq = Hoofdkwartier: { $company }
# What stands on a plot; its name stands before it: "HB3 · tea, 2 floors".
chartered-draw-plot-site = { $company }: hoofdkwartier zonder pakhuis
chartered-draw-plot-marker = { $company }: omgekeerd pakhuis
chartered-draw-plot-lone = los pakhuis, { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}
chartered-draw-plot-hq = { $company }, { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}, met het hoofdkwartier
chartered-draw-plot-house = { $company }, { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}
chartered-draw-plot-roof = kapot dak
chartered-draw-plot-buffer = te dicht bij een bedrijf om er een op te richten
chartered-draw-raise-pays = nog een verdieping levert je ƒ{ $amount } op
# What a card of the viewer would do; the card's name stands before it.
chartered-draw-would-stand-alone = zou alleen staan
chartered-draw-would-lie-diagonally = staat alleen, of richt schuin een bedrijf op
chartered-draw-would-found = richt een bedrijf op; levert je ƒ{ $amount } op
chartered-draw-would-extend = breidt { $companies } uit; levert je ƒ{ $amount } op
chartered-draw-would-extend-for-nothing = breidt { $companies } uit; levert niets op
chartered-draw-would-merge = laat { $companies } fuseren; levert je ƒ{ $amount } op
chartered-draw-would-merge-for-up-to = laat { $companies } fuseren; levert je hooguit ƒ{ $amount } op, al naar wat je kiest
chartered-draw-would-merge-for-nothing = laat { $companies } fuseren; levert niets op
chartered-draw-would-be-blocked = kan nu niet bebouwd worden

## Drawings: cards

chartered-draw-hand = { $count ->
    [0] Je kaarten
    [one] Je kaart
   *[other] Je { $count } kaarten
}
chartered-draw-hand-about = { $count ->
    [0] Geen bouwkaarten.
    [one] Eén bouwkaart.
   *[other] { $count } bouwkaarten.
}
chartered-draw-hand-hint = Kies een kaart en dan de kavel erbij
chartered-draw-hand-rest = Wat ze nu zouden doen en opleveren
chartered-draw-no-cards = Geen kaarten
# On a level card, below its number: "2. floor".
chartered-draw-floor = verdieping
chartered-draw-market = Markt
chartered-draw-market-about = Twee kaarten voor ƒ{ $price }, een verdiepingskaart alleen; ƒ{ $refresh } voor een nieuwe markt. { $count ->
    [one] Eén kaart in de stapel.
   *[other] { $count } kaarten in de stapel.
}
chartered-draw-market-price = Twee kaarten voor ƒ{ $price }; een verdiepingskaart koop je alleen
chartered-draw-takes-first = { $player } neemt de eerste kaart
    .you = Je neemt de eerste kaart
chartered-draw-takes-second = { $player } neemt de tweede kaart
    .you = Je neemt de tweede kaart
chartered-draw-pile-about = { $count ->
    [one] 1 kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
chartered-draw-played = Gespeeld
chartered-draw-played-none = Er is nog geen kaart gespeeld
chartered-draw-played-about = Laatst gespeeld: { $plots }

## Drawings: the exchange

chartered-draw-exchange = Beurs
chartered-draw-exchange-about = Waarden van ƒ20 tot ƒ300. Stijgt een bedrijf boven { $lines }, dan volgt een gebeurtenis.
chartered-draw-yours = jij
chartered-draw-so-far = verloop
chartered-draw-column-worth-now = waarde
chartered-draw-column-cost = kost
chartered-draw-column-held = bezit
chartered-draw-company = { $company }: ƒ{ $value } waard, een aandeel kost ƒ{ $price }; pakhuizen: { $warehouses }; aandelen in de bank: { $shares }
chartered-draw-company-absent = { $company }: niet op het bord; aandelen in de bank: { $shares }
chartered-draw-holds = { $player } heeft { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
} { $company }
chartered-draw-own-shares = Je aandelen { $company }: { $count }

## Drawings: events

chartered-draw-events = Gebeurtenissen
chartered-draw-event-pile = { $count ->
    [one] 1 gebeurtenis in de stapel
   *[other] { $count } gebeurtenissen in de stapel
}
chartered-draw-event-when = Als een bedrijf over een lijn stijgt
chartered-draw-event-due = Aan het eind van deze beurt volgt een gebeurtenis
chartered-draw-event-now = Nu: { $event }
chartered-draw-chooses-event = { $player } kiest een gebeurtenis
    .you = Je kiest een gebeurtenis
chartered-draw-verlappen = Verlappen
chartered-draw-aenleggen = Aenleggen
chartered-draw-dreighinghe = Dreighinghe
chartered-draw-coopmanscappen = Coopmanscappen
chartered-draw-veilinge = Veilinge
chartered-draw-verlappen-gist = bod: extra beurt
chartered-draw-aenleggen-gist = bod: verdieping
chartered-draw-dreighinghe-gist = laagste verliest
chartered-draw-coopmanscappen-gist = handel
chartered-draw-veilinge-gist = veiling

## Drawings: what goes on

chartered-draw-now-founding = Oprichting
chartered-draw-now-merger = Fusie
chartered-draw-now-shares = Aandelen
chartered-draw-now-trade = Handel
chartered-draw-now-bids = Geheime biedingen
chartered-draw-now-auction = Veiling
chartered-draw-now-event = Gebeurtenis
chartered-draw-unseen-pile = gedekt
chartered-draw-keep = alles houden
chartered-draw-ten = De volgende kaarten van de stapel
chartered-draw-now-turn = Jouw beurt
# Warehouses that can still be built.
chartered-draw-left = nog { $count }
chartered-draw-you-give = Jij geeft
chartered-draw-offer-to = Bied het { $player } aan
chartered-draw-give-hint = Wijs je kaarten hieronder aan
chartered-draw-ask-hint = Wijs kavels in de stad aan
chartered-draw-less = Minder: { $thing }
chartered-draw-more = Meer: { $thing }
# After a number: "2× share of tea".
chartered-draw-shares-of = aandeel { $company }
chartered-draw-then-merge = Daarna:
chartered-draw-lots-hint = Een aandeel van de bank (links in de beurs), een van jezelf (rechts), een van tien kaarten (stapel) of een bouwkavel terug (gespeeld)
chartered-draw-own-bid = Je biedt ƒ{ $amount }
# How far somebody is: as a sentence, then as words beside his name.
chartered-draw-bids-not = { $player } biedt niet mee
    .you = Je biedt niet mee
chartered-draw-has-bid = { $player } heeft in het geheim geboden
    .you = Je hebt in het geheim geboden
chartered-draw-has-not-bid = { $player } denkt nog na
    .you = Je denkt nog na
chartered-draw-leads = Het hoogste bod is van { $player }
chartered-draw-is-out = { $player } biedt niet meer
    .you = Je biedt niet meer
chartered-draw-may-bid = { $player } mag nog bieden
    .you = Je mag nog bieden
chartered-draw-sells-now = { $player } mag nu verkopen
    .you = Je mag nu verkopen
chartered-draw-sold-already = { $player } is klaar
    .you = Je bent klaar
chartered-draw-sells-later = { $player } wordt nog gevraagd
    .you = Je wordt nog gevraagd
chartered-draw-short-bids-not = biedt niet mee
chartered-draw-short-has-bid = heeft geheim geboden
chartered-draw-short-thinks = denkt na
chartered-draw-short-leads = hoogste bod
chartered-draw-short-out = doet niet meer mee
chartered-draw-short-may-bid = mag nog bieden
chartered-draw-short-sells-now = mag nu verkopen
chartered-draw-short-sold = is klaar
chartered-draw-short-sells-later = wordt nog gevraagd
# The head of one side of an offer: "Anna gives".
chartered-draw-gives = { $player } geeft

## Drawings: decisions drawn as plates

chartered-draw-pass = Passen
chartered-draw-refresh = Nieuwe markt
chartered-draw-refresh-about = Betalen voor een nieuwe markt en dan kaarten nemen
chartered-draw-lay-roof = Met dak
chartered-draw-lay-roof-about = Een kapot dak erop leggen: het bedrijf verliest ƒ50
chartered-draw-plain = Zonder
chartered-draw-plain-about = Bouwen zonder kapot dak
chartered-draw-roof = Kapot dak
chartered-draw-roof-about = Een actiekaart gebruiken: een kapot dak voor een latere beurt
chartered-draw-event = Gebeurtenis
chartered-draw-event-about = Een actiekaart gebruiken: meteen een gebeurtenis
chartered-draw-done = Niet meer
chartered-draw-alone = Alleen
chartered-draw-give-money = Geld geven …
chartered-draw-send = Aanbieden
chartered-draw-withdraw = Geen aanbod
chartered-draw-accept = Aannemen
chartered-draw-decline = Afwijzen
chartered-draw-counter = Tegenbod

## Drawings: small facts

chartered-draw-town = Tot het einde
chartered-draw-fact-supply = Pakhuizen over
chartered-draw-fact-aside = Verdiepingen apart
chartered-draw-ending = Het laatste pakhuis staat er: het spel eindigt met deze beurt
chartered-draw-over = Het spel is afgelopen
chartered-draw-unseen = Gebeurtenissen in de stapel:
chartered-draw-companies = Bedrijven
chartered-draw-figures = Cijfers
chartered-draw-bank-has = De bank heeft ƒ{ $amount }.
chartered-draw-column-value = waarde
chartered-draw-column-size = omvang
chartered-draw-column-bank = bank
chartered-draw-founded = deze beurt opgericht door { $player }
chartered-draw-column-cards = Bouwkaarten
chartered-draw-column-actions = Actiekaarten
chartered-draw-column-roofs = Kapotte daken
chartered-draw-column-worth = Geld en aandelen
chartered-draw-worth-about = In florijnen: geld, en aandelen tegen de waarde van nu.
chartered-draw-again = is hierna nog een keer aan de beurt
chartered-draw-shown = gezien: { $cards }
chartered-draw-sign-lone = Los pakhuis
chartered-draw-sign-house = Pakhuis van een bedrijf; elke rij ramen is nog een verdieping
chartered-draw-sign-hq = Hoofdkwartier van een bedrijf
chartered-draw-sign-site = Hoofdkwartier waar nog niets gebouwd is
chartered-draw-sign-marker = Omgekeerd pakhuis: de bouwkavel hoort nog bij het bedrijf
chartered-draw-sign-roof = Kapot dak
chartered-draw-sign-bridge = Gracht met brug: alleen hier zijn bouwkavels eroverheen verbonden
chartered-draw-sign-buffer = Te dicht bij een bedrijf om er nog een op te richten
chartered-draw-sign-latest = Het laatst bebouwd
chartered-draw-sign-mine = Jij hebt de kaart
chartered-draw-sign-pays = Wat het je zou opleveren
chartered-draw-sign-line = Stijgt een bedrijf erboven, dan volgt een gebeurtenis
chartered-draw-sign-action = Actiekaart: een gebeurtenis of een kapot dak voor ƒ100

## Drawings: what everybody has

chartered-draw-money = ƒ{ $amount }
chartered-draw-money-hidden = Geld verborgen
chartered-draw-card-count = { $count ->
    [one] 1 bouwkaart
   *[other] { $count } bouwkaarten
}
chartered-draw-action-count = { $count ->
    [one] 1 actiekaart
   *[other] { $count } actiekaarten
}
chartered-draw-roof-count = { $count ->
    [one] 1 kapot dak
   *[other] { $count } kapotte daken
}
chartered-draw-share-count = { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
}
chartered-draw-extra-turns = { $count ->
    [one] 1 extra beurt
   *[other] { $count } extra beurten
}

## How to play: the coach

# Chartered: Building Amsterdam
chartered-book-town = Zesennegentig bouwkavels op vier borden
chartered-book-town-text = Iedereen heeft kavelkaarten en geld. Met een kaart bouw je één keer een pakhuis op die bouwkavel. De pakhuizen zijn van iedereen samen: het gaat om de aandelen die je hebt.
chartered-book-found = Bedrijven worden opgericht
chartered-book-found-text = Raakt een nieuw pakhuis er een dat alleen staat, dan ontstaat een bedrijf, en wie bouwt, kiest welk van de negen. De waarde is wat de pakhuizen waard zijn: ƒ10 elk, hogere verdiepingen meer.
chartered-book-pay = Wie een waarde verandert, wordt betaald
chartered-book-pay-text = Breid een bedrijf uit en je krijgt de nieuwe waarde ervan, van wie de aandelen ook zijn. Een groot bedrijf voedt dus iedereen die erbij kan; verder dan ƒ300 gaat het niet.
chartered-book-shares = Twee aandelen per beurt
chartered-book-shares-text = Na het bouwen mag je tot twee aandelen kopen of verkopen voor hun waarde, bij kopen voor minstens ƒ50. Aan het eind wordt elk aandeel van een bedrijf op het bord ingelost.
chartered-book-merge = Kleine worden opgeslokt
chartered-book-merge-text = Een pakhuis dat twee bedrijven verbindt, voegt ze samen. Wie aandelen van het kleinste heeft, mag ze meteen voor de oude waarde verkopen; het grootste groeit ermee, en wie bouwde, krijgt de nieuwe waarde. Aandelen die je houdt, wachten tot iemand het bedrijf opnieuw opricht.
chartered-book-events = Lijnen op de beurskaart
chartered-book-events-text = Stijgt een bedrijf over een gebeurtenislijn, dan kiest wie aan de beurt is een gebeurtenis: geheime biedingen op een extra beurt of een verdiepingskaart, een dreiging, handel of een veiling. Staat het laatste pakhuis, dan wordt de beurt afgemaakt en wint de rijkste.
chartered-book-coach-turn = Koop twee kaarten voor ƒ50, speel er een of verkoop. Bouwen naast een bedrijf levert de waarde op.
chartered-book-coach-turn-again = Welke bedrijven kun je uitbreiden? Houd hun aandelen. Weinig bruikbaars? Koop twee kaarten.
chartered-book-coach-buying = Wat je van de markt neemt, ziet iedereen. Kavels naast een bedrijf leveren het meest op.
chartered-book-coach-selling = Verkopen levert meteen geld op, maar wie vroeg verkoopt, mist wat een bedrijf nog groeit.
chartered-book-coach-found-which = Alle negen zijn gelijk. Een waarvan iemand nog aandelen heeft, zou een cadeau zijn.
chartered-book-coach-between = Het hoofdkwartier verbindt de twee pakhuizen; zelf is het niets waard.
chartered-book-coach-diagonal = Nu oprichten en betaald worden, of wachten: wie er het eerst naast bouwt, richt op.
chartered-book-coach-bonus = De ƒ10 gaat naar het bedrijf dat je kiest. Let op de gebeurtenislijnen en de aandelen.
chartered-book-coach-merging = Gelijke waarde: jij kiest wie overblijft. Die aandelen groeien; de andere kun je verkopen.
chartered-book-coach-sales = Verkochte aandelen leveren meteen geld op; de rest is niets waard tot er opnieuw is opgericht.
chartered-book-coach-trading = Koop zolang een bedrijf klein is: je betaalt minstens ƒ50, daarna groei je mee.
chartered-book-coach-choosing = Handel en veiling helpen wie geld heeft; de dreiging treft wie er geen heeft.
chartered-book-coach-bid = Niemand ziet je bod. Bedenk wat het je waard is en bied iets minder.
chartered-book-coach-offering = Bied een kaart aan die je niet gebruikt, en vraag er een naast jouw bedrijf.
chartered-book-coach-auction = Bied zolang het je meer waard is. Wie past, doet niet meer mee.
chartered-book-coach-bonus-roof = Het gekozen bedrijf verliest ƒ50. Dat kan bepalen welk bedrijf overblijft.
chartered-book-coach-threat = Iedereen betaalt zijn bod; het laagste verliest twee aandelen. Wat zijn je goedkoopste waard?
chartered-book-coach-losing = Geef op wat het minst waard is: aandelen van verdwenen bedrijven tellen niet.
chartered-book-coach-drafting = Elke kant op gaan hooguit drie kaarten en vijf aandelen; geld gaat maar één kant op.
chartered-book-coach-answering = Neem het aan als jij er beter van wordt, en de ander niet veel beter.
chartered-book-coach-lots = Een eigen aandeel levert jou het bod op; al het andere wordt aan de bank betaald.
chartered-book-coach-looking = Houd wat het meest oplevert: naast een groot bedrijf, of een verdieping ervoor.
chartered-book-coach-taking-back = De kavel komt vrij, het bedrijf verliest ƒ10, en jij krijgt de kaart.
chartered-book-coach-moving-hq = Het hoofdkwartier heeft een plek bij zijn pakhuizen nodig. Verdiepingen komen er niet op.

## Why opponents would decide so


## Why one would decide so: what comes of it, in numbers that can be checked

chartered-why-pays = Levert je meteen ƒ{ $amount } op: { $company } is dan ƒ{ $value } waard.
chartered-why-pays-and-grows = Levert je meteen ƒ{ $amount } op en maakt { $company } ƒ{ $value } waard: { $count ->
    [one] je aandeel wint
   *[other] je { $count } aandelen winnen
} ƒ{ $gain }.
chartered-why-pays-and-falls = Levert je meteen ƒ{ $amount } op, maar { $company } zakt naar ƒ{ $value }: { $count ->
    [one] je aandeel verliest
   *[other] je { $count } aandelen verliezen
} ƒ{ $gain }.
chartered-why-founds = Richt een bedrijf op: het betaalt je zijn waarde, en je mag er twee aandelen voor die prijs kopen.
chartered-why-merges = Laat { $companies } fuseren, samen nu ƒ{ $amount } waard; wie dat doet, krijgt de nieuwe waarde.
chartered-why-swallows = { $winner } slokt { $loser } op; een aandeel daarvan levert ƒ{ $price } op, en jij hebt er { $count ->
    [0] geen
    [one] één
   *[other] { $count }
}.
chartered-why-stands = Levert nog niets op; je zou nog { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} hebben.
chartered-why-draw = Alleen jij weet wat je trekt; in de stapel { $count ->
    [one] ligt één kaart
   *[other] liggen { $count } kaarten
}.
chartered-why-refresh = Vijf nieuwe kaarten voor ƒ{ $price }, waarvan je neemt zoals altijd.
chartered-why-take = Zoals het nu staat levert { $plot } je ƒ{ $amount } op als je er bouwt.
chartered-why-hold = Levert nog niets op; je zou { $count } kaarten hebben.
chartered-why-buy = Je betaalt ƒ{ $price } voor een aandeel dat nu ƒ{ $value } waard is; { $count ->
    [0] geen van je kaarten breidt { $company } uit
    [one] een van je kaarten breidt { $company } uit
   *[other] { $count } van je kaarten breiden { $company } uit
}.
chartered-why-sell = Levert je meteen ƒ{ $amount } op; je houdt { $count ->
    [0] geen aandeel
    [one] één aandeel
   *[other] { $count } aandelen
} { $company }.
chartered-why-sell-out = Levert je meteen ƒ{ $amount } op; gehouden aandelen zijn niets waard tot het bedrijf opnieuw is opgericht.
chartered-why-keep = Houdt { $count ->
    [one] je aandeel
   *[other] je { $count } aandelen
} { $company } vast tot het bedrijf opnieuw is opgericht.
chartered-why-action = Kost ƒ{ $price } en { $count ->
    [one] je laatste actiekaart
   *[other] een van je { $count } actiekaarten
}.
chartered-why-save = Bewaart je ƒ{ $amount } voor later.
chartered-why-bid = Met een bod van ƒ{ $amount } houd je ƒ{ $left } over.
chartered-why-lose = Een aandeel { $company } is nu ƒ{ $value } waard.
chartered-why-worth = Je zou ƒ{ $money } aan geld en ƒ{ $shares } aan aandelen hebben.

## Voor wie het niet kent

chartered-poster-line = Richt bedrijven op, houd aandelen, slok de kleintjes op.
chartered-poster-first = Bouw pakhuizen: buren worden samen een bedrijf.
chartered-poster-then = Koop aandelen van wat gaat groeien.
chartered-poster-last = Raken bedrijven elkaar, dan slokt het grote het kleine op. Wie het meeste geld heeft, wint.

chartered-mark-founded = oprichtingen
chartered-mark-merger = fusies
chartered-mark-event = gebeurtenissen

## Positions that are arranged by hand

chartered-arrange-worth = Wat de bedrijven waard zijn
chartered-arrange-shares = Aandelen: { $company }
