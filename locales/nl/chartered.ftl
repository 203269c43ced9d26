### Chartered: Building Amsterdam: what is done, refused and counted. Money is in florins: ƒ50.
###
### Every id begins with "chartered-".

# One sentence about the game.
chartered-about = Twee tot vijf kooplieden bouwen pakhuizen, stichten bedrijven, handelen in aandelen en laten de kleinen door de groten opslokken.

## Things, as they are called in the middle of a sentence

chartered-gunpowder = buskruit
chartered-coal = steenkool
chartered-porcelain = porselein
chartered-silk = zijde
chartered-spices = kruiden
chartered-sugar = suiker
chartered-herring = haring
chartered-tea = thee
chartered-tobacco = tabak
# The old names stand on the cards; what they bring follows in brackets.
chartered-verlappen = Verlappen (geheime biedingen om een extra beurt)
chartered-aenleggen = Aenleggen (geheime biedingen om een verdiepingskaart)
chartered-dreighinghe = Dreighinghe (geheime biedingen; de laagste bieder verliest twee aandelen)
chartered-coopmanscappen = Coopmanscappen (handelen met de anderen)
chartered-veilinge = Veilinge (een veiling)
chartered-card-plot = bouwplot { $plot }
chartered-card-second = tweede verdieping
chartered-card-third = derde verdieping
chartered-card-fourth = vierde verdieping
chartered-lot-bank = een aandeel van de bank ({ $company })
chartered-lot-own = een aandeel van de actieve speler ({ $company })
chartered-lot-ten = een van de volgende tien bouwkaarten
chartered-lot-back = een bouwplotkaart die pas gespeeld is
chartered-thing-money = ƒ{ $amount }
chartered-thing-card = de kaart ‘{ $card }’
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
chartered-action-build-found = Bouwen op { $plot } en een bedrijf stichten (levert { $payout } op)
chartered-action-build-extend = Bouwen op { $plot } en { $company } uitbreiden (levert { $payout } op)
chartered-action-build-merge = Bouwen op { $plot } en { $companies } laten fuseren (levert { $payout } op)
chartered-action-build-roof = Bouwen op { $plot } met een kapot dak ten koste van { $company } (levert { $payout } op)
chartered-action-build-merge-roof = Bouwen op { $plot } met een kapot dak en { $companies } laten fuseren (levert { $payout } op)
chartered-action-raise = Verdieping { $floor } bouwen op { $plot } (levert { $payout } op)
chartered-action-raise-roof = Verdieping { $floor } bouwen op { $plot } met een kapot dak (levert { $payout } op)
chartered-action-pair = Bouwen op { $first } en { $second } en een bedrijf stichten (levert { $payout } op)
chartered-action-pair-in-order = Bouwen op { $first }, dan op { $second } met het hoofdkwartier, en een bedrijf stichten (levert { $payout } op)
chartered-action-hq = Het hoofdkwartier op { $plot } zetten
chartered-action-alone = Het pakhuis alleen laten staan
chartered-action-found = { $company } stichten
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

chartered-question-turn = Jij bent aan de beurt: kaarten kopen, een kaart spelen of aandelen verkopen?
chartered-question-buying-first = Welke kaart neem je eerst?
chartered-question-buying-second = Welke kaart neem je als tweede?
chartered-question-selling = Verkoop je nog een aandeel?
chartered-question-diagonal = Sticht je een bedrijf met wat schuin naast { $plot } ligt?
chartered-question-between = Waar tussen de twee pakhuizen staat het hoofdkwartier?
chartered-question-founding = Welk bedrijf sticht je?
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
chartered-question-dreighinghe = Wat bied je in het geheim? Iedereen betaalt, en de laagste bieder verliest twee aandelen.
chartered-question-losing = Welk aandeel verlies je? { $left ->
    [one] Nog één.
   *[other] Nog { $left }.
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
chartered-question-taking-back = Welk bouwplot neem je terug?
chartered-question-moving-hq = Waarheen verhuist het hoofdkwartier van { $company }?
chartered-question-over = Het spel is afgelopen; er is niets meer te beslissen.

## What happened: cards

chartered-event-began = Iedereen begint met { $cards } bouwplotkaarten en ƒ{ $amount }. { $player } begint.
# Told to the one who has them alone.
chartered-event-hand = { $player } heeft: { $cards }.
chartered-event-market = Nieuw in de markt: { $cards }.
chartered-event-cards-bought = { $player } betaalt ƒ{ $price } voor bouwkaarten.
chartered-event-refreshed = { $player } betaalt ƒ{ $price } voor een nieuwe markt.
chartered-event-took = { $player } neemt van de markt: { $card }.
# Told to the others; it must not give the card away.
chartered-event-drew = { $player } neemt een kaart van de stapel.
# Told to the one who drew alone.
chartered-event-drew-card = { $player } neemt van de stapel: { $card }.
chartered-event-passed = { $player } kan niets doen en past.

## What happened: building

chartered-event-built = { $player } bouwt op { $plot }.
chartered-event-raised = { $player } bouwt verdieping { $floor } op { $plot }.
chartered-event-roof-laid = { $player } legt een kapot dak op { $plot }.
chartered-event-last-warehouse = Dat was het laatste pakhuis: met deze beurt eindigt het spel.
chartered-event-founded = { $player } sticht { $company }, ƒ{ $value } waard, met het hoofdkwartier op { $plot }.
chartered-event-value-rose = { $company } stijgt van ƒ{ $from } naar ƒ{ $to }.
chartered-event-value-fell = { $company } daalt van ƒ{ $from } naar ƒ{ $to }.
chartered-event-paid-out = { $player } krijgt ƒ{ $amount } uitbetaald voor { $company }.
chartered-event-merger = { $player } laat fuseren: { $companies }.
chartered-event-sold-out = { $player } verkoopt { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company } voor ƒ{ $amount }.
chartered-event-kept-shares = { $player } houdt { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company }.
chartered-event-swallowed = { $winner } slokt { $loser } op, dat ƒ{ $value } waard was.
chartered-event-marked = Een omgekeerd pakhuis komt op { $plot } in plaats van het hoofdkwartier van { $company }.
chartered-event-taken-back = { $player } neemt { $plot } terug, en het pakhuis gaat van het bord.
chartered-event-hq-moved = Het hoofdkwartier van { $company } verhuist naar { $plot }.

## What happened: shares and action cards

chartered-event-share-bought = { $player } koopt een aandeel { $company } voor ƒ{ $price }.
chartered-event-share-sold = { $player } verkoopt een aandeel { $company } voor ƒ{ $price }.
chartered-event-roof-bought = { $player } betaalt ƒ{ $price } en een actiekaart voor een kapot dak.
chartered-event-event-bought = { $player } betaalt ƒ{ $price } en een actiekaart voor een gebeurtenis.

## What happened: events

chartered-event-due = Een bedrijf is over een gebeurtenislijn gestegen: { $player } kiest een gebeurtenis.
chartered-event-chosen = { $player } kiest een gebeurtenis: { $event }.
chartered-event-blind = { $player } neemt ongezien een gebeurtenis: { $event }.
chartered-event-impossible = Dit kan niet gebeuren en wordt afgelegd: { $event }.
chartered-event-opened = Er ligt een nieuwe gebeurtenis open: { $event }.
chartered-event-shuffled = De afgelegde gebeurtenissen worden geschud.
# Told to the others; it must not give the bid away.
chartered-event-bid-sealed = { $player } heeft beslist.
# Told to the one who bid alone.
chartered-event-bid-made = { $player } biedt in het geheim ƒ{ $amount }.
chartered-event-bids-shown = De biedingen: { $bids }.
chartered-event-tied = Gelijke stand: { $players } bieden opnieuw.
chartered-event-tie-broken = Weer een gelijke stand: van { $players } telt wie met de klok mee vanaf de actieve speler het eerst komt.
chartered-event-bid-paid = { $player } betaalt ƒ{ $amount }.
chartered-event-extra-won = { $player } wint een extra beurt, meteen na de volgende eigen beurt.
chartered-event-extra-turn = { $player } heeft een extra beurt.
chartered-event-level-won = { $player } wint een verdiepingskaart: { $card }.
# Told to the others; it must not give the card away.
chartered-event-level-taken = { $player } wint een verdiepingskaart.
chartered-event-threatened = { $player } verliest { $count ->
    [0] niets, bij gebrek aan aandelen
    [one] een aandeel
   *[other] { $count } aandelen
}.
chartered-event-share-lost = { $player } verliest een aandeel { $company }.
chartered-event-approached = { $player } bedenkt een aanbod voor { $partner }.
# Told to the one who puts the offer together alone.
chartered-event-draft-give = { $player } legt in het aanbod: { $thing }.
chartered-event-draft-ask = { $player } vraagt in het aanbod om: { $thing }.
chartered-event-offered = { $player } biedt { $partner } aan: { $gives } voor { $gets }.
chartered-event-withdrawn = { $player } doet toch geen aanbod.
chartered-event-accepted = { $player } neemt het aanbod van { $partner } aan.
chartered-event-declined = { $player } wijst het aanbod van { $partner } af.
chartered-event-countering = { $player } bedenkt een tegenbod voor { $partner }.
chartered-event-trade-over = { $player } doet geen aanbod meer.
chartered-event-lot = { $player } laat veilen: { $lot }.
chartered-event-auction-bid = { $player } biedt ƒ{ $amount }.
chartered-event-auction-passed = { $player } biedt niet meer.
chartered-event-auction-won = { $player } wint voor ƒ{ $amount }: { $lot }.
chartered-event-unsold = Niemand biedt op: { $lot }.
# Told to the others; it must not give the card away.
chartered-event-kept-one = { $player } bekijkt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van de stapel en houdt er een.
# Told to the one who kept it alone.
chartered-event-kept-card = { $player } houdt: { $card }.

## How it ended

chartered-event-redeemed = { $player } krijgt ƒ{ $amount } voor { $count ->
    [one] een aandeel
   *[other] { $count } aandelen
} { $company }.
chartered-event-over = Het spel is afgelopen: de rijkste koopman wint.
chartered-result-player = { $player } heeft ƒ{ $amount } en { $cards ->
    [one] één bouwkaart
   *[other] { $cards } bouwkaarten
} over.
# What is counted, as the head of a column or before a number.
chartered-score-money = Florijnen
# Counted below zero, because fewer are better.
chartered-score-cards = Kaarten over
# The more room, the fewer cards are left.
chartered-score-room = Ruimte in de hand

## What is refused: why, and what can be done instead

chartered-refusal-over = Het spel is afgelopen. Begin een nieuw om verder te spelen.
chartered-refusal-not-your-turn = Je hebt nu niets te beslissen. Wacht tot je gevraagd wordt.
chartered-refusal-has-bid = Je hebt al geboden. Wacht tot alle biedingen getoond worden.
chartered-refusal-not-tied = Alleen wie gelijk staat, biedt opnieuw.
chartered-refusal-no-room-to-bid = Je hebt vijftien bouwkaarten en kunt er geen meer winnen, daarom bied je niet.
chartered-refusal-not-now = Er moet nu iets anders beslist worden. Kies uit wat er aangeboden wordt.
chartered-refusal-must-take-two = Je neemt een tweede kaart zolang die er is. Kies er een.
chartered-refusal-must-found = De pakhuizen raken elkaar, dus wordt er een bedrijf gesticht. Kies welk.
chartered-refusal-event-later = Gebeurtenissen worden aan het eind van de beurt gekozen. Handel in aandelen, of gebruik nu een actiekaart voor een gebeurtenis.
chartered-refusal-may-not-pass = Je kunt nog iets doen: kaarten kopen, een kaart spelen of een aandeel verkopen. Alleen wie niets kan, past.
chartered-refusal-cards-too-dear = Je hebt te weinig geld voor bouwkaarten. Speel een kaart of verkoop aandelen.
chartered-refusal-refresh-too-dear = Je hebt te weinig geld voor een nieuwe markt. Neem kaarten zoals ze liggen, speel een kaart of verkoop aandelen.
chartered-refusal-hand-full = Je hebt vijftien bouwkaarten, en meer mag niemand hebben. Speel er eerst een paar.
chartered-refusal-not-in-market = Deze kaart ligt niet in de markt. Kies er een die er ligt, of neem van de stapel.
chartered-refusal-level-alone = Een verdiepingskaart van de markt neem je alleen, niet als tweede kaart. Kies een andere.
chartered-refusal-pile-empty = De stapel is leeg. Neem van de markt.
chartered-refusal-not-in-hand = Je hebt de kaart hiervoor niet. Kies een van je eigen kaarten.
chartered-refusal-plot-taken = Daar staat al een pakhuis. Kies een leeg bouwplot.
chartered-refusal-no-hq-left = Alle bedrijven staan op het bord, dus er kan er geen gesticht worden. Kies een andere kaart.
chartered-refusal-too-near = Een ander bedrijf is te dichtbij: een nieuw bedrijf heeft drie stappen afstand nodig. Kies een andere plek.
chartered-refusal-contact-no-hq = Het pakhuis zou een ander raken, maar er is geen bedrijf meer om te stichten. Bewaar de kaart voor later.
chartered-refusal-contact-too-near = Het pakhuis zou een ander raken, maar om te stichten is een bedrijf te dichtbij. Bewaar de kaart voor later.
chartered-refusal-nothing-to-raise = Daar staat geen pakhuis. Kies een bouwplot waar er een staat.
chartered-refusal-high-enough = Dit pakhuis heeft al vier verdiepingen. Kies een ander.
chartered-refusal-no-roof = Je hebt geen kapot dak. Bouw zonder.
chartered-refusal-roof-needs-company = Een kapot dak werkt alleen tegen een bedrijf. Bouw zonder.
chartered-refusal-one-is-enough = Een van deze kaarten sticht alleen al een bedrijf. Speel alleen die.
chartered-refusal-pair-touches = Een van deze bouwplots raakt een bedrijf. Met twee kaarten kun je alleen een nieuw bedrijf stichten.
chartered-refusal-pair-needs-two = Er zijn geen twee pakhuizen meer. Speel één kaart.
chartered-refusal-pair-apart = Deze bouwplots liggen niet naast elkaar en niet schuin. Kies er twee waarbij dat wel zo is.
chartered-refusal-not-there = Daar kan het hoofdkwartier niet staan. Kies een van de aangeboden bouwplots.
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
chartered-refusal-not-takeable = Dit bouwplot kan niet teruggenomen worden. Kies er een dat aangeboden wordt.
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
chartered-notation-unknown = ‘{ $text }’ is niet te begrijpen. Schrijf bijvoorbeeld build HB3, raise HB3, pair HA1 HA2, take HB3, draw, buy tea, sell tea, bid 50, pass of done.
chartered-notation-plot = ‘{ $text }’ noemt geen bouwplot. Bouwplots heten naar de letter van het bord en hun nummer, zoals HB3.
chartered-notation-card = ‘{ $text }’ noemt geen bouwkaart. Schrijf een bouwplot zoals HB3, of floor-2, floor-3, floor-4.
chartered-notation-company = ‘{ $text }’ noemt geen bedrijf. Er zijn gunpowder, coal, porcelain, silk, spices, sugar, herring, tea en tobacco.
chartered-notation-amount = ‘{ $text }’ noemt geen bedrag. Schrijf het in florijnen, zoals bid 50.

## What can be chosen before the game

chartered-variant-base = Basisopstelling
chartered-variant-base-help = De vier borden twee aan twee, zoals in het boekje.
chartered-variant-a = Snelle strijd
chartered-variant-a-help = Alle borden gedraaid, lange kanten tegen elkaar: je komt elkaar snel tegen.
chartered-variant-b = Kruispunten
chartered-variant-b-help = De borden rond een open vierkant.
chartered-variant-c = Buitenbeentjes
chartered-variant-c-help = De borden als een trap, met lange wegen ertussen.
chartered-variant-own = Je eigen opstelling
chartered-variant-own-help = De opstelling ‘own’ in het uitgavebestand; tot je die zelf schrijft een lange kade.
chartered-option-beginner = Voor beginners
chartered-option-beginner-help = Alleen de basisopstelling kan gekozen worden, zoals het boekje voor de eerste spellen aanraadt.
chartered-setup-beginner = Beginners spelen in de basisopstelling, niet in ‘{ $layout }’. Kies de basisopstelling of laat de optie voor beginners weg.
chartered-option-contact = Contact zonder bedrijf
chartered-option-contact-help = Zegt wat er gebeurt waar een pakhuis een ander zou raken maar geen bedrijf kan stichten.
chartered-contact-strict = De kaart kan daar niet gespeeld worden.
chartered-contact-lenient = De pakhuizen staan zonder bedrijf bij elkaar.
chartered-option-take-back-payout = Uitbetaling bij terugnemen
chartered-option-take-back-payout-help = Wie een bouwplot van een bedrijf terugneemt, krijgt de nieuwe waarde uitbetaald, zoals bij elke verandering.
chartered-option-cash = Geld
chartered-option-cash-help = Zegt of iedereen ziet hoeveel de anderen hebben.
chartered-cash-open = Alle bedragen zijn open.
chartered-cash-hidden = Je ziet alleen je eigen geld; wie elke betaling onthoudt, weet het toch.
chartered-option-seen-cards = Ooit geziene kaarten
chartered-option-seen-cards-help = Zegt of de pagina blijft tonen wat er van de handen van de anderen te zien was.
chartered-seen-cards-forgotten = Handen zijn verborgen: ieder onthoudt zelf wat er te zien was.
chartered-seen-cards-remembered = Kaarten die iedereen gezien heeft, blijven zichtbaar tot ze gespeeld worden.

## The table as text

chartered-table-legend = HB3 is een leeg bouwplot, .2 een los pakhuis met twee verdiepingen, T1* een van thee met het hoofdkwartier, T- een bouwplot van thee zonder pakhuis, ! een kapot dak; # is een brug, ~ een gracht.
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
