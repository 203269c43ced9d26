### The rule books, and how to play.
###
### Every id begins with "book-".

## The books

book-rules = Spielregeln
book-rules-about = Die Regeln aller Spiele in unseren eigenen Worten. Jede Regel hat eine Nummer, und wenn der Tisch etwas ablehnt, nennt er sie.
# $game is a title.
book-rules-of = Regeln von { $game }
book-read = Regeln lesen
book-contents = Inhalt
book-languages = Sprachen
# The name of this language in itself.
book-this-language = Deutsch
# $designers are names.
book-credits = Ein Spiel von { $designers } für { $least } bis { $players } Spieler.
book-credits-exactly = Ein Spiel von { $designers } für { $players } Spieler.
book-own-words = In unseren eigenen Worten erzählt. Dieses Heft ist inoffiziell; das Spiel gehört seinem Autor und seinem Verlag.
book-neighbours = Benachbarte Regeln
book-whole = Das ganze Heft
# $first and $last are numbers of clauses, such as K-1.
book-no-clause = Eine Regel „{ $clause }“ gibt es nicht. Die Regeln dieses Hefts gehen von { $first } bis { $last }.
book-no-language = In „{ $language }“ gibt es kein Heft. Wähle en, de oder nl.

## How to play

book-learn = Spielen lernen
book-learn-game = So spielt man { $game }
book-learn-steps = Noch einmal: worum es geht
book-first-turn = Deine ersten Runden
# $others are names.
book-first-turn-about = Ein echtes Spiel gegen { $others }, und jemand schaut dir beratend über die Schulter. Zeig auf das, was leuchtet, oder nimm einen Satz aus der Liste. Du kannst jederzeit zurück; gezählt wird nichts.
book-astray = Diese Entscheidung passt nicht zu diesem Spiel; hier ist noch einmal sein Anfang. Wähle etwas von dem, was dir angeboten wird.
book-happened = Was gerade geschah
# $clause is the number of a rule.
book-step-back = Einen Schritt zurück
book-begin-again = Von vorn beginnen
book-done = Gut gemacht! Deine ersten Runden sind gespielt
book-done-text = Du hast gesehen, wie eine Runde abläuft. Von hier an geht alles so weiter, nur dass es um mehr geht.
book-onward = Und jetzt
book-onward-text = Der Computer hat einen Tisch für dich frei, und das Heft beantwortet, was du dich noch fragst.
book-learn-about = Ein paar Bilder, dann deine ersten Züge mit einem Coach, der sagt, warum. Nichts zählt, und zurück geht es immer.
book-back-to-friends = An den Tisch
