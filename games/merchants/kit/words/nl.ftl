### Merchants of Amsterdam: what is done, refused and counted. Money is in thousands of guilders: ƒ120.
###
### Every id begins with "merchants-".

# One sentence about the game.
merchants-about = Drie tot vijf koopmansfamilies handelen, bouwen en bieden in het Amsterdam van de zeventiende eeuw tegen een dalende klok.

## Things, as they are called in the middle of a sentence

merchants-sugar = suiker
merchants-gemstones = edelstenen
merchants-spice = specerijen
merchants-silk = zijde
# The names of the regions stand on the board; they are used without an article.
merchants-americas = Amerika
merchants-africa = Afrika
merchants-east-indies = Oost-Indië
merchants-far-east = Verre Oosten
merchants-nieuwe-zijde = Nieuwe Zijde
merchants-oude-zijde = Oude Zijde
merchants-grachten = Grachten
merchants-lastage = Lastage
merchants-area-market = beurs
merchants-area-amsterdam = Amsterdam
merchants-area-offices = handelsposten
merchants-card-none = geen kaart
merchants-card-hourglass = zandloper
merchants-card-goods = goederenkaart (drie stappen)
merchants-card-office-region = handelspost: { $region } (waar naar keuze)
merchants-card-office-commodity = handelspost: { $commodity } (werelddeel naar keuze)
merchants-card-house = huis: { $district } (waar naar keuze)
merchants-card-house-pair = huis: { $first } of { $second } ({ $commodity })

## What a year brings

merchants-year-start = het begin
merchants-year-none = er gebeurt niets
merchants-year-ship = een schip: een stap op de beurs voor iedereen
merchants-year-globe = een globe: een handelspost voor iedereen
merchants-year-coat = het wapen: een huis voor iedereen
merchants-year-credit = een lening voor wie wil
merchants-year-lose-house = iedereen verliest een huis
merchants-year-lose-office = iedereen verliest een handelspost
merchants-year-shipwreck = schipbreuk: iedereen gaat een stap terug
merchants-year-leaders = de koplopers van alle markten vallen terug
merchants-year-score-market = de beurs wordt gewaardeerd
merchants-year-score-amsterdam = Amsterdam wordt gewaardeerd
merchants-year-score-offices = de handelsposten worden gewaardeerd
merchants-year-final = alles wordt voor het laatst gewaardeerd
merchants-year-about = ca. { $year }

## A sentence of history for every year

# A sentence that an edition file brings along.
merchants-history-own = { $text }
merchants-history-1579 = De noordelijke gewesten verenigen zich in Utrecht, en er ontstaat een staat.
merchants-history-1585 = Antwerpen valt in Spaanse handen, en zijn kooplieden trekken naar Amsterdam.
merchants-history-1588 = De Armada wordt verslagen, ook doordat Hollandse schepen voor de kust liggen.
merchants-history-1596-97 = Barentsz en Heemskerck zoeken door het ijs een weg naar Indië en overwinteren op Nova Zembla.
merchants-history-1597 = Drie van de vier schepen keren terug van de eerste reis naar Oost-Indië.
merchants-history-1600 = Vijftigduizend mensen wonen in Amsterdam, en de stad barst uit haar voegen.
merchants-history-1602 = De Verenigde Oost-Indische Compagnie wordt opgericht en verkoopt aandelen aan wie durft.
merchants-history-1609 = De Wisselbank opent, en geld begint op papier te reizen.
merchants-history-1609-21 = Het Twaalfjarig Bestand met Spanje maakt de Middellandse Zee veilig voor de handel.
merchants-history-1611 = Boven het water verrijst een beurs waar kooplieden uit alle landen elkaar treffen.
merchants-history-1613 = De stad groeit naar het westen: de grachtengordel wordt begonnen.
merchants-history-1619 = Coen brandt Jakarta plat en sticht op die plek Batavia.
merchants-history-1621 = De West-Indische Compagnie wordt opgericht voor de handel met Afrika en Amerika.
merchants-history-1624 = Verdreven van de Chinese kust vestigen de Hollanders zich op Formosa.
merchants-history-1625 = Kolonisten stichten Nieuw-Amsterdam op de punt van Manhattan.
merchants-history-1628 = Piet Hein verovert de Spaanse zilvervloot.
merchants-history-1632 = De jonge Rembrandt verhuist naar Amsterdam en is zeer in trek.
merchants-history-1636-37 = Tulpenbollen kosten zoveel als huizen, tot niemand meer koopt.
merchants-history-1640 = Jaar na jaar liggen Hollandse schepen voor Manilla om de handel van hun rivalen te hinderen.
merchants-history-1641 = Japan sluit zijn deuren voor alle vreemden, behalve voor de Hollanders op Deshima.
merchants-history-1652-54 = Oorlog met Engeland over wie wiens waren mag vervoeren; de handel stort in.
merchants-history-1656 = Rembrandt gaat failliet en verliest zijn huis.
merchants-history-1662 = De Hollanders worden van Formosa verdreven.
merchants-history-1664 = Een Engelse vloot neemt Nieuw-Amsterdam in zonder een schot.
merchants-history-1665 = Tweehonderdduizend mensen wonen in Amsterdam.
merchants-history-1666 = De grachtengordel bereikt de Amstel, en in de bocht verrijzen de grote huizen.

## What can be done: items of a list, so without a full stop

merchants-action-use = Zelf gebruiken
merchants-action-auction = Veilen
merchants-action-discard = Weggooien
merchants-action-enter = Een fiche op het eerste vak van de markt leggen: { $commodity }
merchants-action-step = Op de markt naar vak { $space } vooruitgaan: { $commodity }
merchants-action-back = Op de markt naar vak { $space } teruggaan: { $commodity }
merchants-action-leave = De markt verlaten: { $commodity }
merchants-action-open = De handelspost { $office } openen ({ $region }, { $commodity })
merchants-action-close = De handelspost { $office } opgeven ({ $region }, { $commodity })
merchants-action-build = Een huis bouwen op { $house } ({ $district })
merchants-action-raze = Het huis op { $house } weghalen ({ $district })
merchants-action-borrow = Nu ƒ120 lenen en aan het eind ƒ200 terugbetalen
merchants-action-no-loan = Geen lening nemen
merchants-action-no-house = Geen huis bouwen
merchants-action-no-office = Geen handelspost openen
merchants-action-no-step = Geen stap zetten
merchants-action-no-more-steps = Geen stappen meer zetten
merchants-action-start = De klok starten
merchants-action-stop = Stop: kopen voor ƒ{ $price }
merchants-action-stop-first = De prijzen verdubbelen
merchants-action-wait = Niet stoppen

## What is asked

merchants-question-place = Waar komt de kaart te liggen: { $card }?
merchants-question-goods = Op welke markt zet je een stap? { $steps ->
    [one] Er is nog één stap over.
   *[other] Er zijn nog { $steps } stappen over.
}
merchants-question-office = Waar open je een handelspost?
merchants-question-house = Waar bouw je een huis?
merchants-question-step = Zet je de stap van je kaart?
merchants-question-step-due = Op welke markt zet je de stap van je kaart?
merchants-question-ship = Er komt een schip binnen: op welke markt zet je een stap?
merchants-question-globe = Waar open je een handelspost?
merchants-question-coat = Waar bouw je een huis?
merchants-question-credit = Leen je ƒ120? Aan het eind betaal je ƒ200 terug.
merchants-question-lose-house = Welk huis verlies je?
merchants-question-lose-office = Welke handelspost verlies je?
merchants-question-shipwreck = Op welke markt ga je een stap terug?
merchants-question-bonus-house = Je handelt in alles: waar bouw je gratis een huis?
merchants-question-return-house = Je handelt niet meer in alles: welk huis geef je terug?
merchants-question-start = Start de klok voor: { $card }
merchants-question-stop = De prijs daalt: { $card }
merchants-question-price = Bij welke prijs zou je stoppen voor: { $card }?
merchants-question-price-doubled = De prijzen zijn verdubbeld. Bij welke zou je stoppen voor: { $card }?
merchants-question-over = Het spel is afgelopen; er valt niets meer te beslissen.

## What happened: the mayor and the years

merchants-event-began = Iedereen begint met ƒ{ $amount }. { $player } is de eerste burgemeester.
    .you = Iedereen begint met ƒ{ $amount }. Jij bent de eerste burgemeester.
merchants-event-mayor = { $player } is burgemeester.
    .you = Jij bent burgemeester.
merchants-event-turned-up = { $player } draait een kaart om: { $card }.
    .you = Je draait een kaart om: { $card }.
merchants-event-set-aside = Deze is niet voor drie spelers en gaat opzij: { $card }.
merchants-event-placed-use = { $player } houdt de kaart: { $card }.
    .you = Je houdt de kaart: { $card }.
merchants-event-placed-auction = { $player } veilt de kaart: { $card }.
    .you = Je veilt de kaart: { $card }.
merchants-event-placed-discard = { $player } gooit de kaart weg: { $card }.
    .you = Je gooit de kaart weg: { $card }.
merchants-event-discarded = Weggegooid: { $card }.
merchants-event-year = { $year }: { $history } ({ $brings })
merchants-event-year-bare = { $year } ({ $brings })

## What happened: tokens

merchants-event-stepped = { $player } bereikt vak { $space } van de markt ({ $commodity }).
    .you = Je bereikt vak { $space } van de markt ({ $commodity }).
merchants-event-fell-back = { $player } valt terug naar vak { $space } van de markt ({ $commodity }).
    .you = Je valt terug naar vak { $space } van de markt ({ $commodity }).
merchants-event-left = { $player } verlaat de markt ({ $commodity }).
    .you = Je verlaat de markt ({ $commodity }).
merchants-event-opened = { $player } opent de handelspost { $office } ({ $region }, { $commodity }).
    .you = Je opent de handelspost { $office } ({ $region }, { $commodity }).
merchants-event-closed = { $player } geeft de handelspost { $office } op ({ $region }, { $commodity }).
    .you = Je geeft de handelspost { $office } op ({ $region }, { $commodity }).
merchants-event-built = { $player } bouwt een huis op { $house } ({ $district }).
    .you = Je bouwt een huis op { $house } ({ $district }).
merchants-event-built-free = { $player } handelt in alles en bouwt gratis op { $house } ({ $district }).
    .you = Je handelt in alles en bouwt gratis op { $house } ({ $district }).
merchants-event-razed = { $player } verliest het huis op { $house } ({ $district }).
    .you = Je verliest het huis op { $house } ({ $district }).
merchants-event-returned = { $player } handelt niet meer in alles en geeft het huis op { $house } terug ({ $district }).
    .you = Je handelt niet meer in alles en geeft het huis op { $house } terug ({ $district }).
merchants-event-skipped = { $player } ziet ervan af.
    .you = Je ziet ervan af.
merchants-event-nothing-free = Voor { $player } is geen plek vrij: { $card }.
    .you = Voor jou is geen plek vrij: { $card }.

## What happened: money

merchants-event-borrowed = { $player } leent ƒ120.
    .you = Je leent ƒ120.
merchants-event-borrowed-forced = { $player } heeft te weinig en moet ƒ120 lenen.
    .you = Je hebt te weinig en moet ƒ120 lenen.
merchants-event-no-loan = { $player } neemt geen lening.
    .you = Je neemt geen lening.
merchants-event-bonus-regions = { $player } heeft handelsposten in alle werelddelen en krijgt ƒ{ $amount }.
    .you = Je hebt handelsposten in alle werelddelen en krijgt ƒ{ $amount }.
merchants-event-bonus-districts = { $player } heeft huizen in alle wijken en krijgt ƒ{ $amount }.
    .you = Je hebt huizen in alle wijken en krijgt ƒ{ $amount }.
merchants-event-bonus-bridge = { $player } heeft huizen aan beide kanten van een brug en krijgt ƒ{ $amount }.
    .you = Je hebt huizen aan beide kanten van een brug en krijgt ƒ{ $amount }.
merchants-event-lost-regions = { $player } heeft niet meer in alle werelddelen handelsposten en geeft ƒ{ $amount } terug.
    .you = Je hebt niet meer in alle werelddelen handelsposten en geeft ƒ{ $amount } terug.
merchants-event-lost-districts = { $player } heeft niet meer in alle wijken huizen en geeft ƒ{ $amount } terug.
    .you = Je hebt niet meer in alle wijken huizen en geeft ƒ{ $amount } terug.
merchants-event-lost-bridge = { $player } heeft niet meer aan beide kanten van een brug een huis en geeft ƒ{ $amount } terug.
    .you = Je hebt niet meer aan beide kanten van een brug een huis en geeft ƒ{ $amount } terug.
# One of several payments: "Anna gets ƒ100, Bert gets ƒ30 and Cleo gets ƒ30".
merchants-payment = { $player } krijgt ƒ{ $amount }
    .you = jij krijgt ƒ{ $amount }
merchants-event-scored = Waardering ({ $area }), rang { $rank }, { $part }: { $payments }.
merchants-event-scored-nobody = Waardering ({ $area }), rang { $rank }, { $part }: er is niemand.
merchants-event-repaid = { $player } betaalt { $loans ->
    [one] een lening
   *[other] { $loans } leningen
} terug met ƒ{ $amount }.
    .you = Je betaalt { $loans ->
        [one] een lening
       *[other] { $loans } leningen
    } terug met ƒ{ $amount }.

## What happened: the auction

merchants-event-auction = Onder de hamer: { $card }.
merchants-event-clock = { $player } start de klok.
    .you = Je start de klok.
# Told to the others; it must not give the price away.
merchants-event-price-sealed = { $player } heeft beslist.
    .you = Je hebt beslist.
# Told to the one who decided alone.
merchants-event-price-named = { $player } noemt in het geheim ƒ{ $price }.
    .you = Je noemt in het geheim ƒ{ $price }.
merchants-event-price-none = { $player } noemt in het geheim geen prijs.
    .you = Je noemt in het geheim geen prijs.
merchants-event-doubled = { $player } stopt bij de eerste prijs: de klok loopt opnieuw, en alle prijzen zijn verdubbeld.
    .you = Je stopt bij de eerste prijs: de klok loopt opnieuw, en alle prijzen zijn verdubbeld.
merchants-event-misbid = { $player } stopt bij ƒ{ $price } en kan niet betalen: de klok loopt opnieuw, zonder deze bieder.
    .you = Je stopt bij ƒ{ $price } en kunt niet betalen: de klok loopt opnieuw, zonder jou.
merchants-event-sold = { $player } stopt de klok en betaalt ƒ{ $price }: { $card }.
    .you = Je stopt de klok en betaalt ƒ{ $price }: { $card }.
merchants-event-sold-unstopped = Niemand stopt de klok en hij loopt tot het einde: { $player } heeft de prijzen verdubbeld en neemt de kaart voor ƒ{ $price }: { $card }.
    .you = Niemand stopt de klok en hij loopt tot het einde: jij hebt de prijzen verdubbeld en neemt de kaart voor ƒ{ $price }: { $card }.
merchants-event-unsold = Niemand koopt: { $card }.

## How it ended

merchants-event-over = Het spel is afgelopen: de rijkste familie wint.
merchants-result-before = Vóór de laatste waardering van { $year } had { $player } ƒ{ $amount }.
    .you = Vóór de laatste waardering van { $year } had jij ƒ{ $amount }.
merchants-result-repaid = { $player } heeft { $loans ->
    [one] een lening
   *[other] { $loans } leningen
} terugbetaald met ƒ{ $amount }.
    .you = Je hebt { $loans ->
        [one] een lening
       *[other] { $loans } leningen
    } terugbetaald met ƒ{ $amount }.
# What is counted, as the head of a column or before a number.
merchants-score-money = Duizend gulden
merchants-score-begun = Aan het begin
merchants-score-scoring = { $year }: { $area }
merchants-score-bonuses = Premies
merchants-score-auctions = Betaald op veilingen
merchants-score-loans = Geleend
merchants-score-repaid = Terugbetaald

# What is counted over many games. Before the first stands how often, behind it the price.
merchants-figure-sold = geveilde kaarten en hun prijs
merchants-figure-unsold = kaarten die niemand kocht
merchants-figure-doubled = verdubbelde rondes van de klok
merchants-figure-loans = opgenomen leningen
merchants-figure-forced = leningen door een verloren premie
merchants-figure-lost = handelspostkaarten waarvoor geen plek vrij was
merchants-figure-full = Amsterdamkaarten waarvan de wijken vol waren

## What is refused: why, and what can be done instead

merchants-refusal-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
merchants-refusal-not-your-turn = Je hoeft nu niets te beslissen. Wacht tot je aan de beurt bent.
merchants-refusal-not-now = Nu wordt er iets anders beslist. Kies uit wat wordt aangeboden.
merchants-refusal-disk-taken = Op die schijf ligt al een kaart. Kies een vrije.
merchants-refusal-track-ends = Je fiche staat aan het eind van deze markt. Kies een andere, of zie ervan af als het mag.
merchants-refusal-twice-on-track = Slechts twee van de drie stappen mogen op dezelfde markt. Kies een andere, of zie ervan af als het mag.
merchants-refusal-other-track = De stap van deze kaart hoort op een andere markt. Kies die, of zie ervan af als het mag.
merchants-refusal-office-taken = Deze handelspost is bezet. Kies een vrije plek.
merchants-refusal-other-region = De kaart staat alleen een handelspost in een ander werelddeel toe. Kies daar een vrije plek of zie ervan af.
merchants-refusal-other-commodity = De kaart staat alleen een handelspost met een andere waar toe. Kies een vrije plek met die waar of zie ervan af.
merchants-refusal-house-taken = Deze plek is bebouwd. Kies een vrije.
merchants-refusal-other-district = De kaart staat in deze wijk geen huis toe. Kies een vrije plek in een wijk van de kaart of zie ervan af.
merchants-refusal-no-token = Al je fiches liggen op het bord. Verplaats er een of zie ervan af.
merchants-refusal-compulsory = Hier kun je niet van afzien. Kies een van de mogelijkheden.
merchants-refusal-not-on-track = Op deze markt heb je geen fiche. Kies een markt waar je fiche staat.
merchants-refusal-not-your-office = Deze handelspost is niet van jou. Kies er een van jezelf.
merchants-refusal-not-your-house = Dit huis is niet van jou. Kies er een van jezelf.
merchants-refusal-not-on-clock = Deze prijs staat nu niet op de klok. Kies een van de aangeboden prijzen.
merchants-refusal-cannot-pay = Zoveel geld heb je niet. Stop bij een lagere prijs of helemaal niet.
merchants-refusal-barred = Je hebt de klok gestopt en kon niet betalen, dus bij deze kaart doe je niet meer mee. Wacht op de volgende veiling.
merchants-refusal-too-poor = Je kunt geen enkele prijs van deze ronde betalen. Wacht op de volgende veiling.
merchants-refusal-named = Je hebt je prijs al genoemd en die blijft staan. Wacht op de anderen.
merchants-refusal-no-loans = Voor een veiling wordt niets geleend. Stop bij een prijs die je kunt betalen of helemaal niet.
merchants-refusal-step-due = Aan deze tafel worden de stappen van een kaart gezet zolang er een mogelijk is. Kies een van de aangeboden markten.
merchants-refusal-clock-is-out = Bij deze prijs is de klok al afgelopen. Kies een van de aangeboden prijzen.

## What is not understood

# The examples are written the same in every language.
merchants-notation-unknown = “{ $text }” is niet te begrijpen. Schrijf bijvoorbeeld use, auction, discard, step sugar, open Asu1, build G1w, stop 120, wait of skip.
merchants-notation-commodity = “{ $text }” noemt geen waar. Er zijn sugar, gemstones, spice en silk.
merchants-notation-office = “{ $text }” noemt geen handelspost van dit bord. De namen staan op het bord, zoals Asu1.
merchants-notation-house = “{ $text }” noemt geen plek in Amsterdam. De namen staan op het bord, zoals G1w.
merchants-notation-price = “{ $text }” noemt geen prijs. Schrijf hem in duizenden guldens, zoals stop 120.

## What can be chosen before the game

merchants-variant-base = Het hele spel
merchants-variant-base-help = Van 1579 tot 1666, volgens de gedrukte spelregels.
merchants-option-auction = Veiling
merchants-option-auction-help = Kiest tussen de dalende klok en prijzen die in het geheim worden genoemd.
merchants-auction-sealed = Iedereen noemt in het geheim de prijs om bij te stoppen; de hoogste wordt betaald. Niemand hoeft er tegelijk voor aan tafel te zitten.
merchants-auction-live = De prijs daalt echt, en wie de klok het eerst stopt, koopt.
merchants-option-full-district = Volle wijken
merchants-option-full-district-help = Bepaalt wat een Amsterdamkaart waard is als de wijken ervan vol zijn.
merchants-full-district-step = De stap op de beurs blijft, zoals in de Duitse spelregels staat.
merchants-full-district-nothing = De kaart is niets waard, zoals in de Engelse spelregels staat.
merchants-option-empty-1597 = 1597 is leeg
merchants-option-empty-1597-help = In 1597 gebeurt niets, zoals in de Engelse spelregels staat; in de Duitse heeft het jaar een gebeurtenis.
merchants-option-misbid = Stoppen zonder geld
merchants-option-misbid-help = Bepaalt wat er gebeurt als iemand de klok stopt die niet kan betalen.
merchants-misbid-barred = Niemand kan stoppen bij een prijs die te hoog voor hem is.
merchants-misbid-literal = Iedereen kan het; wie niet kan betalen doet niet mee als de klok opnieuw loopt, zoals in de spelregels staat.
merchants-option-money = Geld
merchants-option-money-help = Bepaalt of iedereen ziet hoeveel de anderen hebben.
merchants-money-open = Alle bedragen zijn open.
merchants-money-hidden = Je ziet alleen je eigen bedrag; wie alle betalingen onthoudt, weet het toch.
merchants-option-tokens = Beperkte fiches
merchants-option-tokens-help = Niemand kan meer dan de 24 fiches uit de doos op het bord hebben; waar nog een fiche voor nodig is, is geen plek vrij.
merchants-option-last-price = Laatste prijs
merchants-option-last-price-help = Bepaalt bij welke prijs de klok als laatste kan worden gestopt; in beide spelregels is de veiling voorbij als de wijzer de 50 bereikt.
merchants-last-price-50 = 50 is een prijs als alle andere, zoals speelverslagen laten zien.
merchants-last-price-60 = Bereikt de klok de 50, dan kan niemand meer kopen, zoals letterlijk in beide spelregels staat.
merchants-option-steps = Stappen van een kaart
merchants-option-steps-help = Bepaalt of je mag afzien van de stappen op de markt die een kaart geeft.
merchants-steps-may = Je mag ervan afzien.
merchants-steps-must = Ze worden gezet zolang er een mogelijk is, zoals de Engelse spelregels zeggen van handelspost- en Amsterdamkaarten en de Duitse van goederenkaarten.
merchants-option-ties = Gelijktijdig stoppen
merchants-option-ties-help = Bepaalt wie aan de beurt komt als meerderen de klok tegelijk bij dezelfde prijs stoppen.
merchants-ties-order = De eerste met de klok mee vanaf links van de burgemeester; de burgemeester komt als laatste.
merchants-ties-lot = Een lot dat voor elke ronde van de klok opnieuw wordt getrokken.
merchants-option-first-mayor = Eerste burgemeester
merchants-option-first-mayor-help = Bepaalt wie begint; vanaf daar tellen de beginposities.
merchants-first-mayor-lot = Het lot beslist; het wordt samen met de kaarten getrokken.
merchants-first-mayor-seat-1 = Plaats 1 begint.
merchants-option-leftover = Zandlopers aan het einde
merchants-option-leftover-help = Bepaalt wie de zandlopers omdraait die na de laatste beurt over zijn; die gebeurtenissen beginnen links van die speler.
merchants-leftover-last-mayor = De laatste burgemeester, zoals in de Duitse spelregels staat.
merchants-leftover-next-player = De volgende speler, zoals in de Engelse spelregels staat.

## The table as text

merchants-table-year = Nu { $year }: { $brings }
merchants-table-next-year = daarna { $year }: { $brings }
merchants-table-market = De beurs, vakken van 1 tot 8:
merchants-table-offices = Handelsposten:
merchants-table-place = { $place }: { $held }. Vrij: { $free }.
merchants-table-place-empty = { $place }: nog niemand. Vrij: { $free }.
merchants-table-place-full = { $place }: { $held }. Niets is vrij.
merchants-table-office-held = { $player } heeft { $space } ({ $commodity })
    .you = jij hebt { $space } ({ $commodity })
merchants-table-office-free = { $space } ({ $commodity })
merchants-table-amsterdam = Huizen in Amsterdam; de tekens zijn wijk, rij vanaf het noorden, west of oost:
merchants-table-house-held = { $player } heeft { $space }
    .you = jij hebt { $space }
merchants-table-house-free = { $space }
merchants-table-bridge = { $from } en { $to }
merchants-table-bridges = Bruggen verbinden: { $bridges }.
# $offices and $houses are numbers by region and by district, such as 2/0/1/1; $market, $regions and $districts are + or -.
merchants-table-bonuses = handelsposten { $offices }, huizen { $houses }, leningen { $loans }; premies: beurs { $market }, werelddelen { $regions }, wijken { $districts }, bruggen { $bridges }
merchants-table-player = { $number } { $player }: ƒ{ $money }; { merchants-table-bonuses }
merchants-table-player-hidden = { $number } { $player }: { merchants-table-bonuses }
merchants-table-mayor = { $number } { $player } (burgemeester): ƒ{ $money }; { merchants-table-bonuses }
merchants-table-mayor-hidden = { $number } { $player } (burgemeester): { merchants-table-bonuses }
merchants-table-turn = Beurt { $turn } van { $turns }; { $cards ->
    [one] er komt nog 1 kaart
   *[other] er komen nog { $cards } kaarten
}
merchants-table-disks = Gebruiken: { $use }; veilen: { $auction }; weggooien: { $discard }
merchants-table-doubled = De prijzen zijn verdubbeld: { $player } betaalt anders ƒ200
merchants-table-seat = { $player }
merchants-table-sealed = Al beslist: { $players }
merchants-table-own = Je eigen beslissing: { $price }

## Drawings: the board

merchants-draw-board = Amsterdam en de wereld
# $now is a sentence about the year.
merchants-draw-board-about = { $now } Op het bord staan { $offices ->
    [one] 1 handelspost
   *[other] { $offices } handelsposten
} en { $houses ->
    [one] 1 huis
   *[other] { $houses } huizen
}.
merchants-draw-year = { $year }: { $brings }.
merchants-draw-year-history = { $year }: { $history } ({ $brings })
# $first and $second are amounts by rank, such as 100/80/60/40.
merchants-draw-year-pays = { $year }: { $brings } (eerste { $first }, tweede { $second }).
merchants-draw-year-pays-history = { $year }: { $history } ({ $brings }; eerste { $first }, tweede { $second })
merchants-draw-figure = de figuur van de tijd
merchants-draw-office = { $office }, { $region }, { $commodity }
merchants-draw-house = { $house }, { $district }
merchants-draw-bridge = brug van { $from } naar { $to }
merchants-draw-bridge-of = brug van { $from } naar { $to }: beide uiteinden zijn van { $player }
# What is scored, in a narrow place.
merchants-draw-short-market = beurs
merchants-draw-short-city = stad
merchants-draw-short-offices = posten
merchants-draw-short-all = alles

## Drawings: the market

merchants-draw-market = Beurs
merchants-draw-track = { $commodity }: { $players }.
merchants-draw-track-empty = { $commodity }: nog niemand.
# One of a list: "Anna on 3, Piet on 2".
merchants-draw-stands = { $player } op { $space }
    .you = jij op { $space }

## Drawings: the mayor’s desk

merchants-draw-desk = Het bureau van burgemeester { $player }
    .you = Jouw bureau, burgemeester
merchants-draw-desk-about = { $player } is burgemeester, beurt { $turn } van { $turns }. { merchants-draw-left }.
merchants-draw-left = { $cards ->
    [one] Er komt nog 1 kaart
   *[other] Er komen nog { $cards } kaarten
}
merchants-draw-deck = Stapel
merchants-draw-turned = Nieuwe kaart
merchants-draw-use = Gebruiken
merchants-draw-auction = Veilen
merchants-draw-discard = Weggooien
merchants-draw-disk = { $disk }: { $card }
merchants-draw-steps = 3 stappen
merchants-draw-or = of
merchants-draw-not-three = niet met z’n drieën
merchants-draw-borrow = ƒ120 lenen
merchants-draw-without = Afzien

## Drawings: the auction clock

merchants-draw-clock = Veilingklok
merchants-draw-clock-about = De prijs daalt van ƒ{ $highest } naar ƒ{ $lowest }.
merchants-draw-clock-doubled = De prijzen zijn verdubbeld en dalen van ƒ{ $highest } naar ƒ{ $lowest }; daarna betaalt { $player } ƒ200.
    .you = De prijzen zijn verdubbeld en dalen van ƒ{ $highest } naar ƒ{ $lowest }; daarna betaal jij ƒ200.
merchants-draw-hand = de wijzer van de klok
merchants-draw-start = Start
merchants-draw-wait = Geen prijs
merchants-draw-let-run = Laten lopen
merchants-draw-you-have = Je hebt ƒ{ $amount }.
merchants-draw-too-poor = Je hebt maar ƒ{ $amount }, en de klok eindigt bij ƒ{ $least }.
merchants-draw-you-are-barred = Je hebt hem eerder gestopt en kon niet betalen.
merchants-draw-bidder = { $player } heeft nog niet beslist
merchants-draw-sealed = { $player } heeft beslist
merchants-draw-barred = { $player } kon niet betalen en mag niet meer stoppen
merchants-draw-sum = ƒ{ $amount }

## Drawings: panels

merchants-draw-years = Jaren
merchants-draw-pays = eerste { $first }, tweede { $second }
merchants-draw-bonuses = Premies en leningen
merchants-draw-bonus-market = Beurs: vak 2 of verder op alle vier de markten levert een huis op
merchants-draw-bonus-regions = Handelsposten in alle vier de werelddelen leveren ƒ100 op
merchants-draw-bonus-districts = Huizen in alle vier de wijken leveren ƒ100 op
merchants-draw-bonus-bridges = Bruggen met huizen aan beide kanten, elk ƒ40
merchants-draw-loans-column = Leningen, elk terugbetaald met ƒ200
merchants-draw-got = ontvangen
merchants-draw-standing = Waardering
merchants-draw-turn = Beurt
merchants-draw-coming-hourglass = Zandlopers
merchants-draw-coming-goods = Goederenkaarten
merchants-draw-coming-office = Handelspostkaarten
merchants-draw-coming-house = Amsterdamkaarten
merchants-draw-bank = Bank
merchants-draw-sign-ship = schip: een stap op de beurs
merchants-draw-sign-globe = globe: een handelspost
merchants-draw-sign-arms = wapen: een huis in Amsterdam
merchants-draw-sign-loan = lening: nu ƒ120, aan het eind ƒ200
merchants-draw-sign-bridge = brug: beide kanten leveren ƒ40 op
merchants-draw-sign-diamond = gaat voor bij gelijke stand
merchants-draw-sign-derived = volgt uit andere dingen die gedrukt zijn

## Drawings: what everybody has

merchants-draw-mayor = Burgemeester
merchants-draw-money = { $amount } duizend gulden
merchants-draw-money-hidden = Geld verborgen
merchants-draw-bonus-count = { $count ->
    [one] 1 premie
   *[other] { $count } premies
}
merchants-draw-loans = { $count ->
    [one] 1 lening
   *[other] { $count } leningen
}

## How to play: in six steps

merchants-book-board = Eén stad en de hele wereld
merchants-book-board-text = Je leidt een koopmansfamilie. Iedereen begint met 400 duizend gulden, een huis in Amsterdam, een handelspost overzee en een fiche op de beurs. Wie in 1666 het meeste geld heeft, wint.
merchants-book-mayor = Drie kaarten, drie schijven
merchants-book-mayor-text = De burgemeester draait een voor een drie kaarten om en legt elke kaart neer voordat de volgende komt: één om gratis te gebruiken, één om te veilen, één om weg te gooien. Dan is de linkerbuur burgemeester.
merchants-book-clock = De prijs daalt
merchants-book-clock-text = De veilingklok begint bij 200 en loopt terug. Wie hem het eerst stopt, betaalt de bank wat hij toont en gebruikt de kaart meteen. Wie hem bij 200 stopt, verdubbelt alle prijzen.
merchants-book-market = Vier markten op de beurs
merchants-book-market-text = Een goederenkaart geeft je drie stappen. Elke nieuwe handelspost en elke Amsterdamkaart geeft er nog een. Als de beurs wordt gewaardeerd, verdienen op elke markt alleen de twee die het verst zijn.
merchants-book-bonuses = Premies krijg je meteen
merchants-book-bonuses-text = Handelsposten in alle vier de werelddelen leveren 100 op, en huizen in alle vier de wijken ook. Beide kanten van een brug leveren 40 op. Vak 2 of verder op alle vier de markten geeft een gratis huis. Wie verliest waar de premie voor was, geeft die terug.
merchants-book-years = De tijd brengt het geld
merchants-book-years-text = Zandlopers in de stapel brengen de figuur van jaar tot jaar. Op de gouden vakken worden de beurs, Amsterdam of de handelsposten gewaardeerd: in elk van hun vier delen krijgt de sterkste het grootste bedrag, de tweede het kleinere. Wat er komt, ziet iedereen; wanneer, weet niemand.

## How to play: the coach

merchants-book-coach-place = Wat jou helpt, komt op “Gebruiken” en kost niets. De volgende kaarten ken je niet: is deze goed genoeg?
merchants-book-coach-place-again = Wie op de veiling koopt, betaalt de bank, jij ook. Gooi weg wat de anderen het meest zou helpen.
merchants-book-coach-goods = Hoogstens twee van de drie stappen op één markt. Vak 2 op alle vier de markten geeft je gratis een huis.
merchants-book-coach-office = Een nieuw werelddeel is goed: alle vier geven ƒ100. Het teken zegt op welke markt je daarna een stap zet.
merchants-book-coach-house = In een wijk telt alleen je grootste groep. Alle vier de wijken geven ƒ100, beide kanten van een brug ƒ40.
merchants-book-coach-step = De stap kost niets. Bij de waardering verdienen op elke markt alleen de twee die het verst zijn.
merchants-book-coach-ship = Een gratis stap voor iedereen. Ga waar je eerste of tweede wordt, of waar je vak 2 bereikt.
merchants-book-coach-price = Kaarten kosten vaak ƒ100 tot ƒ130. Wat je overhoudt, telt ook.
merchants-book-coach-price-again = Wat is de kaart jou waard, en de anderen? Je hoeft niet te bieden.
merchants-book-coach-price-doubled = De prijzen zijn verdubbeld. Stopt niemand, dan betaalt de opener ƒ200.
merchants-book-coach-bonus-house = Je staat op alle vier de markten op vak 2 of verder. Een nieuwe wijk of een kant van een brug is goed.
merchants-book-coach-return-house = Op een markt sta je niet meer op vak 2, dus gaat er een huis terug. Kies er een dat weinig telt.
merchants-book-coach-globe = Iedereen mag gratis een handelspost openen, waar dan ook. Alle vier de werelddelen geven ƒ100.
merchants-book-coach-coat = Iedereen bouwt gratis een huis. Bouw naast dat van jezelf, of in een wijk die je mist.
merchants-book-coach-credit = Nu helpt ƒ120 je bij de volgende veilingen. Dat kost je ƒ80: aan het eind betaal je ƒ200 terug.
merchants-book-coach-lose-house = Geef op wat het minst telt: liever een los huis dan een van een groep, een brug of je laatste in een wijk.
merchants-book-coach-lose-office = Geef er een op waar je er meer hebt: de laatste in een werelddeel kan je de ƒ100 voor alle vier kosten.
merchants-book-coach-shipwreck = Ga terug waar het geen rang kost. Heb je het huis voor alle vier de markten, blijf dan liever op vak 2.
merchants-book-coach-start = De prijs daalt vanaf ƒ200. Wie de klok het eerst stopt, koopt de kaart en gebruikt hem meteen.
merchants-book-coach-stop = Kaarten kosten vaak ƒ100 tot ƒ130. De eerste prijs verdubbelt alles.

## Why opponents would decide so

merchants-why-scoring = Zoals het er nu voor staat, levert de waardering van { $year } ({ $area }) je ƒ{ $after } op in plaats van ƒ{ $before }.
merchants-why-and-scoring = de waardering van { $year } ({ $area }) levert je ƒ{ $after } op in plaats van ƒ{ $before }
merchants-why-both = { $one } En { $other }.
merchants-why-regions = Daarmee heb je alle vier de werelddelen: meteen ƒ{ $amount }.
merchants-why-districts = Daarmee heb je alle vier de wijken: meteen ƒ{ $amount }.
merchants-why-bridge = Je hebt beide kanten van een brug: meteen ƒ{ $amount }.
merchants-why-market = Vak 2 of verder op alle vier de markten: een gratis huis.
merchants-why-nearer-regions = Een nieuw werelddeel; voor de ƒ100 { $missing ->
    [one] ontbreekt er nog een
   *[other] ontbreken er nog { $missing }
}.
merchants-why-nearer-districts = Een nieuwe wijk; voor de ƒ100 { $missing ->
    [one] ontbreekt er nog een
   *[other] ontbreken er nog { $missing }
}.
merchants-why-nearer-market = Tot vak 2 op alle vier de markten, voor een gratis huis, { $missing ->
    [one] ontbreekt nog één stap
   *[other] ontbreken nog { $missing } stappen
}.
merchants-why-card = Wat deze kaart voor je kan doen: { $why }
merchants-why-borrow = ƒ{ $amount } meer voor de volgende veilingen; aan het eind kost het je ƒ{ $costs }.
merchants-why-returns = Je zou meteen ƒ{ $amount } moeten teruggeven.
merchants-why-costs = De waardering van { $year } ({ $area }) levert je dan ƒ{ $after } op in plaats van ƒ{ $before }.
merchants-why-costs-nothing = Het kost je niets bij de waardering van { $year } ({ $area }): ƒ{ $after } als eerst.
merchants-why-no-scoring = Daarvan wordt niets meer gewaardeerd.
merchants-why-same = De waardering van { $year } ({ $area }) zou je net als nu ƒ{ $after } opleveren.
merchants-why-card-nothing = Zoals het er nu voor staat, levert deze kaart je bij de volgende waardering niets extra op.
merchants-why-wait = Je houdt je ƒ{ $amount }. { $why }
merchants-why-auctioned = Wie de klok het eerst stopt, betaalt aan de bank en gebruikt de kaart. { $why }
merchants-why-discarded = Niemand gebruikt de kaart. { $why }
merchants-why-rival = Zoals het er nu voor staat, kan de kaart { $player } minstens ƒ{ $amount } opleveren.
merchants-why-rival-nothing = Zoals het er nu voor staat, levert de kaart geen van de anderen iets extra op.
merchants-why-no-loan = Je hebt ƒ{ $amount } en bespaart de ƒ{ $costs } die een lening kost.
merchants-why-forgone = Hier zie je van af: { $why }
merchants-why-forgone-nothing = Zoals het er nu voor staat, levert niets van wat je kunt doen je iets op.

## Voor wie het niet kent

merchants-poster-line = De veilingklok daalt: wie hem het eerst stopt, betaalt en krijgt het.
merchants-poster-first = De klok daalt van een hoge prijs. Wie hem stopt, betaalt die en koopt.
merchants-poster-then = Bouw pakhuizen, open kantoren, vul de markt.
merchants-poster-last = Daar vooraan staan levert telkens weer geld op. De rijkste familie wint.

merchants-mark-scoring = waarderingen
merchants-mark-auction = veilingen

## Positions that are arranged by hand

merchants-arrange-loans = Leningen
merchants-arrange-offices = Kantoren
merchants-arrange-houses = Pakhuizen
