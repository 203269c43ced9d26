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
book-step-back = Een stap terug
book-begin-again = Opnieuw beginnen
book-done = Goed gedaan! Je eerste ronden zijn gespeeld
book-done-text = Je hebt gezien hoe een ronde verloopt. Vanaf hier gaat het zo door, alleen staat er meer op het spel.
book-onward = En nu
book-onward-text = De computer heeft een tafel voor je vrij, en het boekje geeft antwoord op wat je nog wilt weten.
book-learn-about = Een paar plaatjes, dan je eerste beurten met een coach die zegt waarom. Niets telt, en je kunt altijd terug.
book-back-to-friends = Naar de tafel
