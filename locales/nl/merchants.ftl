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

merchants-action-use = Zelf gebruiken: { $card }
merchants-action-auction = Veilen: { $card }
merchants-action-discard = Wegdoen: { $card }
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
merchants-action-stop = Stoppen bij ƒ{ $price }
merchants-action-stop-first = Stoppen bij ƒ{ $price } en de dubbele ronde openen
merchants-action-wait = Niet stoppen

## What is asked

merchants-question-place = Waar leg je de kaart: { $card }?
merchants-question-goods = Op welke markt zet je een stap? { $steps ->
    [one] Er is nog één stap over.
   *[other] Er zijn nog { $steps } stappen over.
}
merchants-question-office = Waar open je een handelspost? Je kaart: { $card }.
merchants-question-house = Waar bouw je een huis? Je kaart: { $card }.
merchants-question-step = Zet je de stap van je kaart? Je kaart: { $card }.
merchants-question-step-due = Op welke markt zet je de stap van je kaart? Je kaart: { $card }.
merchants-question-ship = Er komt een schip binnen: op welke markt zet je een stap?
merchants-question-globe = Waar open je een handelspost?
merchants-question-coat = Waar bouw je een huis?
merchants-question-credit = Leen je ƒ120? Aan het eind betaal je ƒ200 terug.
merchants-question-lose-house = Welk huis verlies je?
merchants-question-lose-office = Welke handelspost verlies je?
merchants-question-shipwreck = Op welke markt ga je een stap terug?
merchants-question-bonus-house = Je handelt in alles: waar bouw je gratis een huis?
merchants-question-return-house = Je handelt niet meer in alles: welk huis geef je terug?
merchants-question-start = Is iedereen klaar? Start de klok voor: { $card }.
merchants-question-stop = De prijs daalt: stop de klok en koop: { $card }.
merchants-question-price = Bij welke prijs zou je de klok stoppen voor: { $card }?
merchants-question-price-doubled = De prijzen zijn verdubbeld. Bij welke zou je de klok stoppen voor: { $card }?
merchants-question-over = Het spel is afgelopen; er valt niets meer te beslissen.

## What happened: the mayor and the years

merchants-event-began = Iedereen begint met ƒ{ $amount }. { $player } is de eerste burgemeester.
merchants-event-mayor = { $player } is burgemeester.
merchants-event-turned-up = { $player } draait een kaart om: { $card }.
merchants-event-set-aside = Deze is niet voor drie spelers en gaat opzij: { $card }.
merchants-event-placed-use = { $player } houdt de kaart: { $card }.
merchants-event-placed-auction = { $player } bestemt de kaart voor de veiling: { $card }.
merchants-event-placed-discard = { $player } bestemt de kaart om weg te doen: { $card }.
merchants-event-discarded = Weggedaan: { $card }.
merchants-event-year = { $year }: { $history } ({ $brings })
merchants-event-year-bare = { $year } ({ $brings })

## What happened: tokens

merchants-event-stepped = { $player } bereikt vak { $space } van de markt ({ $commodity }).
merchants-event-fell-back = { $player } valt terug naar vak { $space } van de markt ({ $commodity }).
merchants-event-left = { $player } verlaat de markt ({ $commodity }).
merchants-event-opened = { $player } opent de handelspost { $office } ({ $region }, { $commodity }).
merchants-event-closed = { $player } geeft de handelspost { $office } op ({ $region }, { $commodity }).
merchants-event-built = { $player } bouwt een huis op { $house } ({ $district }).
merchants-event-built-free = { $player } handelt in alles en bouwt gratis op { $house } ({ $district }).
merchants-event-razed = { $player } verliest het huis op { $house } ({ $district }).
merchants-event-returned = { $player } handelt niet meer in alles en geeft het huis op { $house } terug ({ $district }).
merchants-event-skipped = { $player } ziet ervan af.
merchants-event-nothing-free = Voor { $player } is geen plek vrij: { $card }.

## What happened: money

merchants-event-borrowed = { $player } leent ƒ120.
merchants-event-borrowed-forced = { $player } heeft te weinig en moet ƒ120 lenen.
merchants-event-no-loan = { $player } neemt geen lening.
merchants-event-bonus-regions = { $player } heeft handelsposten in alle werelddelen en krijgt ƒ{ $amount }.
merchants-event-bonus-districts = { $player } heeft huizen in alle wijken en krijgt ƒ{ $amount }.
merchants-event-bonus-bridge = { $player } heeft huizen aan beide kanten van een brug en krijgt ƒ{ $amount }.
merchants-event-lost-regions = { $player } heeft niet meer in alle werelddelen handelsposten en geeft ƒ{ $amount } terug.
merchants-event-lost-districts = { $player } heeft niet meer in alle wijken huizen en geeft ƒ{ $amount } terug.
merchants-event-lost-bridge = { $player } heeft niet meer aan beide kanten van een brug een huis en geeft ƒ{ $amount } terug.
# One of several payments: "Anna gets ƒ100, Bert gets ƒ30 and Cleo gets ƒ30".
merchants-payment = { $player } krijgt ƒ{ $amount }
merchants-event-scored = Waardering ({ $area }), rang { $rank }, { $part }: { $payments }.
merchants-event-scored-nobody = Waardering ({ $area }), rang { $rank }, { $part }: er is niemand.
merchants-event-repaid = { $player } betaalt { $loans ->
    [one] een lening
   *[other] { $loans } leningen
} terug met ƒ{ $amount }.

## What happened: the auction

merchants-event-auction = Onder de hamer: { $card }.
merchants-event-clock = { $player } start de klok.
# Told to the others; it must not give the price away.
merchants-event-price-sealed = { $player } heeft beslist.
# Told to the one who decided alone.
merchants-event-price-named = { $player } noemt in het geheim ƒ{ $price }.
merchants-event-price-none = { $player } noemt in het geheim geen prijs.
merchants-event-doubled = { $player } stopt bij de eerste prijs: de klok loopt opnieuw, en alle prijzen zijn verdubbeld.
merchants-event-misbid = { $player } stopt bij ƒ{ $price } en kan niet betalen: de klok loopt opnieuw, zonder deze bieder.
merchants-event-sold = { $player } stopt de klok en betaalt ƒ{ $price }: { $card }.
merchants-event-sold-unstopped = Niemand stopt de klok en hij loopt tot het einde: { $player } heeft de prijzen verdubbeld en neemt de kaart voor ƒ{ $price }: { $card }.
merchants-event-unsold = Niemand koopt: { $card }.

## How it ended

merchants-event-over = Het spel is afgelopen: de rijkste familie wint.
merchants-result-before = Vóór de laatste waardering van { $year } had { $player } ƒ{ $amount }.
merchants-result-repaid = { $player } heeft { $loans ->
    [one] een lening
   *[other] { $loans } leningen
} terugbetaald met ƒ{ $amount }.
# What is counted, as the head of a column or before a number.
merchants-score-money = Duizend gulden

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
merchants-notation-unknown = ‘{ $text }’ is niet te begrijpen. Schrijf bijvoorbeeld use, auction, discard, step sugar, open Asu1, build G1w, stop 120, wait of skip.
merchants-notation-commodity = ‘{ $text }’ noemt geen waar. Er zijn sugar, gemstones, spice en silk.
merchants-notation-office = ‘{ $text }’ noemt geen handelspost van dit bord. De namen staan op het bord, zoals Asu1.
merchants-notation-house = ‘{ $text }’ noemt geen plek in Amsterdam. De namen staan op het bord, zoals G1w.
merchants-notation-price = ‘{ $text }’ noemt geen prijs. Schrijf hem in duizenden guldens, zoals stop 120.

## What can be chosen before the game

merchants-variant-base = Het hele spel
merchants-variant-base-help = Van 1579 tot 1666, volgens de gedrukte spelregels.
merchants-option-auction = Veiling
merchants-option-auction-help = Kiest tussen de dalende klok en prijzen die in het geheim worden genoemd.
merchants-auction-sealed = Iedereen noemt in het geheim de prijs om bij te stoppen; de hoogste wordt betaald. Niemand hoeft er tegelijk voor aan tafel te zitten.
merchants-auction-live = De prijs daalt echt, en wie de klok het eerst stopt, koopt.
merchants-option-full-district = Volle wijken
merchants-option-full-district-help = Bepaalt wat een Amsterdamkaart waard is als haar wijken vol zijn.
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
merchants-table-next-year = { "  " }daarna { $year }: { $brings }
merchants-table-market = Beurs, vakken van het eerste tot het laatste; de cijfers zijn plaatsen aan tafel:
merchants-table-track = { $track } { $commodity }
merchants-table-offices = Handelsposten (Asu1:2 is van plaats 2, Asu1:. is vrij):
merchants-table-region = { "  " }{ $spaces } { $region }
merchants-table-amsterdam = Amsterdam (= is een brug):
merchants-table-district = { $district } ({ $house })
merchants-table-districts = { "  " }Wijken en hun eerste plekken: { $districts }
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
merchants-table-disks = Gebruiken: { $use }; veilen: { $auction }; wegdoen: { $discard }
merchants-table-doubled = De prijzen zijn verdubbeld: { $player } betaalt anders ƒ200
merchants-table-seat = { $player }
merchants-table-sealed = Al beslist: { $players }
merchants-table-own = Je eigen beslissing: { $price }
