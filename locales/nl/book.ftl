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
