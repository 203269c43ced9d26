### The rule books, and how to play.
###
### Every id begins with "book-".

## The books

book-rules = Spelregels
book-rules-about = De regels van alle spellen in onze eigen woorden. Elke regel heeft een nummer, en als de tafel iets weigert, noemt ze dat nummer.
# $game is a title.
book-rules-of = Regels van { $game }
book-read = Regels lezen
book-contents = Inhoud
book-languages = Talen
# The name of this language in itself.
book-this-language = Nederlands
# $designers are names.
book-credits = Een spel van { $designers } voor { $least } tot { $players } spelers.
book-credits-exactly = Een spel van { $designers } voor { $players } spelers.
book-own-words = In onze eigen woorden verteld. Dit boekje is onofficieel; het spel is van de auteur en de uitgever.
book-neighbours = Regels hiernaast
book-whole = Het hele boekje
# $first and $last are numbers of clauses, such as K-1.
book-no-clause = Een regel “{ $clause }” is er niet. De regels van dit boekje lopen van { $first } tot en met { $last }.
book-no-language = In “{ $language }” is er geen boekje. Kies en, de of nl.

## How to play

book-learn = Leren spelen
book-learn-game = Zo speel je { $game }
book-learn-steps = Nog eens: waar het om gaat
book-first-turn = Je eerste ronden
# $others are names.
book-first-turn-about = Een echt spel tegen { $others }, en er kijkt iemand met goede raad over je schouder mee. Wijs aan wat oplicht, of neem een zin uit de lijst. Je kunt altijd terug; er wordt niets geteld.
book-astray = Die beslissing past niet bij dit spel; hier is het begin nog eens. Kies iets van wat je wordt aangeboden.
book-happened = Wat er net gebeurde
# $clause is the number of a rule.
book-see-clause = Meer hierover in regel { $clause }
book-step-back = Een stap terug
book-begin-again = Opnieuw beginnen
book-done = Goed gedaan! Je eerste ronden zijn gespeeld
book-done-text = Je hebt gezien hoe een ronde verloopt. Vanaf hier gaat het zo door, alleen staat er meer op het spel.
book-onward = En nu
book-onward-text = De computer heeft een tafel voor je vrij, en het boekje geeft antwoord op wat je nog wilt weten.

## Kontor, in five steps

book-kontor-harbour = Een haven van kaarten
book-kontor-harbour-text = Jij bent rood, de ander is zwart. Tussen jullie ligt een kruis van grachten met het anker in het midden. Kaart voor kaart groeit dat uit tot een haven van hoogstens zeven bij zeven vakken.
book-kontor-choose = Beiden kiezen in het geheim
book-kontor-choose-text = Elke ronde kiezen jullie allebei een kaart uit je hand en onthullen die samen. Het hoogste nummer bouwt eerst. Een gulden op een kaart laat de ander een gulden betalen; wie een gracht legt, krijgt er een.
book-kontor-sectors = Kades worden sectoren
book-kontor-sectors-text = Kades die elkaar met een zijde raken, vormen een sector, van wie ze ook zijn. Er liggen thee, wijn en specerij, en de huisjes laten zien hoeveel jullie er elk van hebben.
book-kontor-guards = Gesloten is beslist
book-kontor-guards-text = Liggen er aan alle zijden van een sector grachten of de rand, dan is die gesloten. Wie bij één soort goederen het verst voorstaat, zet er een wachter neer, en er verandert nooit meer iets aan.
book-kontor-end = De vijf grootste tellen
book-kontor-end-text = Is de haven vol, dan tellen alleen de vijf grootste bewaakte sectoren, elk één punt. Sluit dus je eigen sectoren zolang je voorstaat, en houd die van de ander open.

## Kontor, the coach

book-kontor-coach-choose = Het nummer in de hoek beslist wie eerst bouwt; wat eronder staat, is wat je krijgt. Kades brengen goederen, grachten brengen een gulden en sluiten sectoren. Een kade met twee of drie soorten is een goed begin.
book-kontor-coach-choose-again = Kijk eerst naar de haven: sluit een van je grachten een sector waarin jij voorstaat? Ben je er met een hoog nummer eerder dan Saskia? Een kaart met een gulden kost haar er bovendien een.
book-kontor-coach-boat = Je kaart draagt een boot, dus je mag varen voordat je bouwt. Naast een kade met het bootteken kan de boot die van tafel vegen; anders mag hij blijven liggen.
book-kontor-coach-remove = Alleen kades met het bootteken pal naast de boot lopen gevaar. Neem er een van Saskia die voorstaat in een sector die jij wilt, of laat alles zoals het is.
book-kontor-coach-build = Elk vrij vak naast een kaart is goed. Bij het kruis is een sector gauw gesloten en klein; verder naar buiten kan hij groot worden, en het zijn de grote die tellen.
book-kontor-coach-build-again = Vraag je bij elk vak af: welke sector groeit, welke sluit, en wie staat daar voor? In een echt spel vertelt de lijst met sectoren je dat altijd.

## Merchants of Amsterdam, in six steps

book-merchants-board = Eén stad en de hele wereld
book-merchants-board-text = Je leidt een koopmansfamilie. Iedereen begint met 400 duizend gulden, een huis in Amsterdam, een handelspost overzee en een fiche op de beurs. Wie in 1666 het meeste geld heeft, wint.
book-merchants-mayor = Drie kaarten, drie schijven
book-merchants-mayor-text = De burgemeester draait een voor een drie kaarten om en legt elke kaart neer voordat de volgende komt: één om gratis te gebruiken, één om te veilen, één om weg te doen. Dan is de linkerbuur burgemeester.
book-merchants-clock = De prijs daalt
book-merchants-clock-text = De veilingklok begint bij 200 en loopt terug. Wie hem het eerst stopt, betaalt aan de bank wat hij aanwijst en gebruikt de kaart meteen. Hier noemt iedereen in het geheim de prijs waarbij hij zou stoppen, en de hoogste telt.
book-merchants-market = Vier markten op de beurs
book-merchants-market-text = Een goederenkaart geeft je drie stappen. Elke nieuwe handelspost en elke Amsterdamkaart geeft er nog een. Als de beurs wordt gewaardeerd, verdienen op elke markt alleen de twee die het verst zijn.
book-merchants-bonuses = Premies krijg je meteen
book-merchants-bonuses-text = Handelsposten in alle vier de werelddelen leveren 100 op, en huizen in alle vier de wijken ook. Beide kanten van een brug leveren 40 op. Vak 2 of verder op alle vier de markten geeft een gratis huis. Wie verliest waar de premie voor was, geeft die terug.
book-merchants-years = De tijd brengt het geld
book-merchants-years-text = Zandlopers in de stapel brengen de figuur van jaar tot jaar. Op de gouden vakken worden de beurs, Amsterdam of de handelsposten gewaardeerd: in elk van hun vier delen krijgt de sterkste het grootste bedrag, de tweede het kleinere. Wat er komt, ziet iedereen; wanneer, weet niemand.

## Merchants of Amsterdam, the coach

book-merchants-coach-place = Jij bent burgemeester. Je ziet deze kaart, maar niet de volgende. Wat jou iets waard is, komt op ‘Gebruiken’ en kost niets. Hoop je op iets beters, houd die schijf dan vrij.
book-merchants-coach-place-again = Wat op ‘Veilen’ komt, is voor iedereen, en wie koopt, betaalt aan de bank, jij ook. Veil dus wat je graag goedkoop zou hebben, en doe weg wat de anderen het meest zou helpen. De derde kaart komt waar nog plaats is.
book-merchants-coach-goods = Drie stappen, waarvan hoogstens twee op dezelfde markt. Breed beginnen loont: sta je op alle vier de markten op vak 2, dan mag je gratis een huis bouwen.
book-merchants-coach-office = Een werelddeel waar je nog niets hebt, is een goede keuze: alle vier leveren meteen 100 op. Kijk ook naar het teken op de plek, want dat zegt op welke markt je daarna een stap zet.
book-merchants-coach-house = In een wijk telt alleen je grootste groep. Bouw dus naast je eigen huis, of begin in een nieuwe wijk: alle vier leveren 100 op. Voor beide kanten van een brug krijg je 40.
book-merchants-coach-step = De stap hoort bij de kaart en kost niets. Een markt waar je alleen staat, levert je bij de waardering het grootste bedrag op.
book-merchants-coach-ship = Er komt een schip binnen, en iedereen mag een stap zetten. Elke zandloper brengt de figuur een jaar verder; de zinnen ernaast vertellen wat er toen gebeurde.
book-merchants-coach-price = Noem de prijs waarbij je de klok zou stoppen. De hoogste wint en wordt betaald. Vaak gaan kaarten weg voor 100 tot 130; wat je niet uitgeeft, telt aan het eind ook. Bij 200 loopt de klok opnieuw, met dubbele prijzen.
book-merchants-coach-price-again = Nu is een ander burgemeester, en jij biedt zoals iedereen. Vraag je af wat de kaart jou waard is, en wat ze Saskia en Titus waard zou zijn. Je mag ook geen prijs noemen.
book-merchants-coach-price-doubled = Iemand heeft 200 genoemd, dus nu zijn alle prijzen verdubbeld. Noemt niemand 220 of meer, dan betaalt degene die deze ronde opende 200.
book-merchants-coach-bonus-house = Je eerste premie! Je staat op alle vier de markten op vak 2 of verder en mag ergens gratis een huis bouwen. Een nieuwe wijk of een kant van een brug is een goede plek.

# The Flying Dutchman
book-dutchman-sea = Een spookschip op zee
book-dutchman-sea-text = Je hebt drie geheime aandelen in schepen van zes kleuren, en 25 dukaten. Ronde na ronde vaart de Vliegende Hollander één veld verder. Ontmoet hij een schip, dan betaalt iedereen voor zijn aandelen van die kleur, en is die kleur een tijdje niets waard. Op een eiland valt juist geld te halen.
book-dutchman-chests = Wat een aandeel waard is
book-dutchman-chests-text = Elke kleur heeft een steen in de rij kisten: het getal daar is de waarde van een aandeel. Na elk schip dat de Hollander ontmoet, gaat die steen terug naar niets, en daarna schuiven alle stenen één op. Hoe langer een kleur gespaard bleef, hoe meer ze waard is, en hoe duurder een ontmoeting.
book-dutchman-luck = Hoefijzers voor het geluksgetal
book-dutchman-luck-text = Twee dobbelstenen maken het geluksgetal. Je legt gedekt hoefijzers: gouden tellen mee, zilveren tel je erbij of eraf, en hooguit één mag van goud zijn. Wie er het dichtst bij komt zonder eroverheen te gaan, stuurt de Hollander.
book-dutchman-cards = Smid en Kontor
book-dutchman-cards-text = In plaats van te leggen kun je een van drie smidskaarten spelen: de smeden delen wat in het midden ligt, en daar komen alle gelegde hoefijzers terecht. Of een van drie Kontorkaarten: je neemt twee aandelen en geeft er twee terug. Het goede moment is het halve spel.
book-dutchman-tie = Even dichtbij
book-dutchman-tie-text = Wie even dichtbij komt, moet het eens worden. Ieder zegt waar de Hollander heen moet; dan wordt er onderhandeld, en dukaten helpen. Zonder akkoord worden er meer hoefijzers gelegd.
book-dutchman-end = Zestien schepen
book-dutchman-end-text = Met het zestiende schip is het spel uit. Dukaten en de waarde van je drie aandelen zijn je vermogen; de rijkste wint. Wie eerder niet kan betalen, is failliet en doet niet meer mee.
book-dutchman-coach-act = Kies hoefijzers op je rek en kijk wat ze samen maken. Het getal raken met twee of drie hoefijzers is goed gelegd. „Laat zien wat het dichtst in de buurt komt” vindt het voor je. Je kunt hoefijzers ook sparen: smid en Kontor kosten er geen.
book-dutchman-coach-act-again = Een nieuw getal. Vraag je af wat er op het spel staat: welke wegen heeft de Hollander, en wat kosten ze je? Dreigt er niets, dan haalt een smidskaart nu de hoefijzers uit het midden.
book-dutchman-coach-return = Je hebt nu vijf aandelen en houdt er drie. Houd kleuren die veel waard zijn en ver van de Hollander. Wat je onder het Kontor schuift, komt pas laat terug, en alleen jij weet wat het is.
book-dutchman-coach-want = Je kwam even dichtbij. Zeg waar hij heen moet: de anderen horen het, en weten dan ook wat je vreest.
book-dutchman-coach-propose = Stel een veld voor, met dukaten als dat helpt. Alle betrokkenen moeten het aannemen. Zwijgen mag, maar dan moeten er meer hoefijzers bij.
book-dutchman-coach-terms = Geef dukaten of vraag erom; meer dan een ontmoeting je zou kosten, is een akkoord niet waard. Leg het voorstel dan aan de anderen voor.
book-dutchman-coach-answer = Neem je het aan, dan geldt het meteen. Weiger je, dan is het van tafel. Vergelijk met wat een beslissingsronde je kan kosten.
book-dutchman-coach-decide = Een beslissingsronde: leg meer hoefijzers voor hetzelfde getal, of pas. Wat je eerder legde, ligt in het midden.
book-dutchman-coach-move = Jij stuurt. Stuur hem naar een schip waarvan je de kleur niet hebt, liefst een dat veel waard is, of naar een eiland, waar je voor een aandeel betaald wordt.
book-dutchman-coach-show = Toon je waardevolste aandeel en neem de dukaten. De anderen weten dan dat je het hebt; dat is de prijs.

# Chartered: Building Amsterdam
book-chartered-town = Zesennegentig bouwplots op vier borden
book-chartered-town-text = Iedereen heeft bouwplotkaarten en geld. Met een kaart bouw je één keer een pakhuis op dat bouwplot. De pakhuizen zijn van iedereen samen: het gaat om de aandelen die je hebt.
book-chartered-found = Bedrijven worden gesticht
book-chartered-found-text = Raakt een nieuw pakhuis er een dat alleen staat, dan ontstaat een bedrijf, en wie bouwt, kiest welk van de negen. De waarde is wat de pakhuizen waard zijn: ƒ10 elk, hogere verdiepingen meer.
book-chartered-pay = Wie een waarde verandert, wordt betaald
book-chartered-pay-text = Breid een bedrijf uit en je krijgt de nieuwe waarde ervan, van wie de aandelen ook zijn. Een groot bedrijf voedt dus iedereen die erbij kan; verder dan ƒ300 gaat het niet.
book-chartered-shares = Twee aandelen per beurt
book-chartered-shares-text = Na het bouwen mag je tot twee aandelen kopen of verkopen voor hun waarde, bij kopen voor minstens ƒ50. Aan het eind wordt elk aandeel van een bedrijf op het bord ingelost.
book-chartered-merge = Kleine worden opgeslokt
book-chartered-merge-text = Een pakhuis dat twee bedrijven verbindt, voegt ze samen. Wie aandelen van het kleinste heeft, mag ze meteen voor de oude waarde verkopen; het grootste groeit ermee, en wie bouwde, krijgt de nieuwe waarde. Aandelen die je houdt, wachten tot iemand het bedrijf opnieuw sticht.
book-chartered-events = Lijnen op de beurskaart
book-chartered-events-text = Stijgt een bedrijf over een gebeurtenislijn, dan kiest wie aan de beurt is een gebeurtenis: geheime biedingen op een extra beurt of een verdiepingskaart, een dreiging, handel of een veiling. Staat het laatste pakhuis, dan wordt de beurt afgemaakt en wint de rijkste.
book-chartered-coach-turn = Drie dingen kunnen: twee kaarten kopen voor ƒ50, een kaart spelen, of aandelen verkopen. Zoek een bouwplot naast een alleenstaand pakhuis: dat sticht een bedrijf. Naast een bedrijf bouwen levert je de waarde ervan op.
book-chartered-coach-turn-again = Bij welke bedrijven kun je met je kaarten? Wie er een vaker kan uitbreiden dan de anderen, wil de aandelen ervan. Heb je weinig bruikbaars, koop dan twee kaarten.
book-chartered-coach-buying = Kaarten van de markt ziet iedereen, die van de stapel alleen jij. Bouwplots die een bedrijf raken zijn het meest waard.
book-chartered-coach-selling = Verkopen geeft meteen geld, maar wie vroeg verkoopt, mist wat het bedrijf nog groeit.
book-chartered-coach-found-which = Alle negen zijn gelijk. Een waarvan iemand aandelen hield, zou een cadeau voor hem zijn.
book-chartered-coach-between = Het hoofdkwartier staat op een van de twee plots tussen de pakhuizen en verbindt ze.
book-chartered-coach-diagonal = Nu stichten en betaald worden, of wachten op een betere buur: wie er het eerst naast bouwt, sticht.
book-chartered-coach-bonus = De ƒ10 van het pakhuis gaan naar het bedrijf dat je kiest: let op de gebeurtenislijnen en op wie aandelen heeft.
book-chartered-coach-merging = Gelijke waarden: kies wie blijft. Aandelen van de blijver groeien, die van de ander kunnen nu verkocht worden.
book-chartered-coach-sales = Verkochte aandelen worden meteen betaald. Wat je houdt, is niets waard tot het bedrijf opnieuw wordt gesticht.
book-chartered-coach-trading = Koop zolang een bedrijf klein is: je betaalt minstens ƒ50, en daarboven is elke stap voor jou. Twee transacties per beurt is niet veel, dus gebruik ze.
book-chartered-coach-choosing = Jij kiest welke gebeurtenis er komt. Handel en veiling helpen wie geld over heeft; de dreiging treft wie geen geld heeft.
book-chartered-coach-bid = Niemand ziet wat je biedt. Vraag je af wat het je waard is, en bied iets minder.
book-chartered-coach-offering = Bied een kaart aan die je niet gebruikt, en vraag er een die je bedrijf raakt.
book-chartered-coach-auction = Bied zolang het je meer waard is.
