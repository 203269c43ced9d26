### The command line.
###
### Every id begins with "cli-".

# Somebody's name, alone or as an item of an enumeration.
cli-name = { $player }

## The list of games

cli-games-by = Von { $designers }.
cli-games-players = { $players ->
    [one] Für eine Person.
   *[other] Für { $players } Personen.
}
cli-games-players-range = Für { $least } bis { $most } Personen.
cli-games-variants = Varianten (--variant NAME):
cli-games-options = Optionen (--option NAME=WERT):
cli-games-editions = Ausgaben:
cli-games-default = (Vorgabe)
cli-games-default-value = (Vorgabe: { $value })

## A game in the terminal

# $file is where the record is kept.
cli-welcome = { $game }. Das Spiel wird in { $file } aufbewahrt. Mit ? kommt Hilfe.
cli-so-far = Was bisher geschah:
cli-since = Seit deiner letzten Entscheidung:
cli-question = { $player }: { $question }
cli-curtain = Drücke die Eingabetaste, wenn nur noch { $player } auf den Bildschirm schaut.
cli-help =
    Gib die Nummer einer Entscheidung ein, oder ihre Notation, wie sie neben der Nummer steht.
      ?             diese Hilfe
      hint oder h   die drei Entscheidungen, die der Computer für die besten hält, und warum
      table         Tisch und Entscheidungen noch einmal
      log           das ganze Spiel bis hierher
      rules         das Regelheft
      rules 17      eine Ziffer daraus, etwa die bei einer Ablehnung genannte
      back          deine letzte Entscheidung zurücknehmen, solange nichts aufgedeckt wurde
      save          wo das Spiel liegt; gespeichert wird ohnehin nach jeder Entscheidung
      quit          aufhören; das Spiel lässt sich fortsetzen
cli-more-offers = Und { $count } weitere: Schreibe, was du willst, so wie die oben.
cli-write-things = { $what }: Schreibe { $verb } und welche davon: { $things }
cli-write-number = { $what }: Schreibe { $verb } und eine Zahl von { $least } bis { $most }
cli-write-steps = { $what }: Schreibe { $verb } und eine Zahl von { $least } bis { $most } in Schritten von { $step }
cli-no-such-number = Eine { $number } steht nicht in der Liste. { $count ->
    [one] Die einzige Nummer ist 1.
   *[other] Die Nummern gehen von 1 bis { $count }.
}
cli-taken-back = Zurückgenommen: { $notation }
cli-saved-in = Das Spiel ist in { $file } gespeichert.
cli-saved-in-part = Die letzten Entscheidungen ließen sich nicht speichern; in { $file } steht das Spiel, wie es davor war.
cli-go-on = Weiter geht es mit: { $command }
cli-save-failed = Das Spiel ließ sich nicht speichern: { $problem }. Es geht weiter; behebe das und gib „save“ ein.
cli-save-moved = Jemand hat { $file } inzwischen geändert. Die Datei bleibt, wie sie ist; dieses Spiel liegt jetzt in { $other }.
cli-record-in = Das Spiel liegt in { $file }. Zum Nachlesen: { $command }
cli-thinks = { $player } überlegt …

## What the computer would do

cli-hint-waiting = Überlegt …
cli-hint-only = { $player } kann nur das tun:
# $time is a number with its unit.
cli-hint-head = Das Beste für { $player }, soweit { $player } es wissen kann ({ $simulations } Simulationen in { $time }), mit der Gewinnchance:
cli-hint-expected = Erwartetes Ergebnis { $expected }; { $visits ->
    [one] einmal versucht.
   *[other] { $visits }-mal versucht.
}
cli-hint-tried = { $visits ->
    [one] Einmal versucht.
   *[other] { $visits }-mal versucht.
}

## A game told

cli-deal = Das Austeilen
cli-only-sees = Nur { $player } sieht:

## The result

cli-over = Das Spiel ist zu Ende.
cli-score = { $title } { $value }
cli-winner = { $player } gewinnt.
cli-shared-victory = { $players } teilen sich den Sieg.

## A simulation: heads of columns and names of lines

cli-sim-seed = Seed
cli-sim-games = Spiele
# $games and $rate are numbers.
cli-sim-speed = { $games } ({ $rate } Spiele/s)
cli-sim-unfinished = abgebrochen
cli-sim-decisions = Entscheidungen
cli-sim-lengths = { $mean } im Spiel, { $shortest } bis { $longest }
cli-sim-seat = Platz
cli-sim-player = wer
cli-sim-wins = Siege
cli-sim-ties = geteilt
cli-sim-counted = gezählt
cli-sim-a-game = im Spiel
cli-sim-each-time = im Mittel
cli-sim-deals = Austeilungen
# $deals, $asked are numbers; $ways is in how many ways everybody sits.
cli-sim-seatings = { $deals }, jede in { $ways } Sitzordnungen
cli-sim-rounded = { $deals }, jede in { $ways } Sitzordnungen (gewünscht waren { $asked } Spiele; jede Austeilung wird ganz gespielt)
# Decisions for which a search did not come to an end in time.
cli-sim-troubles = von Schwächeren entschieden
cli-sim-faults = Fehler der Spieler
cli-sim-faults-of = { $ended } abgestürzt, { $late } zu spät, { $refused } unverständlich oder nicht erlaubt
cli-sim-level = Stufe
cli-sim-seats = Plätze
cli-sim-share = Siege
cli-sim-seat-share = Siege je Platz
cli-sim-time = Zeit je Entscheidung
cli-sim-longest = längste

## A ladder of levels

cli-ladder-title = Computergegner in { $game }
cli-ladder-about = Wertungen mit 95-%-Bereichen aus { $games } Spielen zu { $players }.
cli-ladder-axis = Wertung, mit 95-%-Bereichen
cli-ladder-players = Mitspielende
cli-ladder-played = { $games }: { $pairs ->
    [one] ein Paar
   *[other] { $pairs } Paare
}, je { $each } Spiele
cli-ladder-even = gleicher Anteil
cli-ladder-rating = Wertung
cli-ladder-interval = 95-%-Bereich
cli-ladder-next = Siege gegen die nächstniedrigere

## A finished game looked back on

cli-review-title = { $game }: ein Rückblick
cli-review-about = Die Gewinnchancen aller nach jeder Entscheidung. Kreise zeigen Entscheidungen, die etwas gekostet haben, Rauten das Glück.
cli-review-chance = Gewinnchance in %
cli-review-decision = Entscheidung
cli-review-turns = Wendepunkte: die teuersten Entscheidungen, jeweils mit der Gewinnchance
cli-review-no-turns = Keine Entscheidung hat nennenswert etwas gekostet.
cli-review-when = Entscheidung { $number }, { $player }
# $done and $better are decisions, $chance is the chance to win by them.
cli-review-done = { $done } ({ $chance })
cli-review-better = besser: { $better } ({ $chance })
cli-review-strokes = Glück: wo der Zufall am meisten bewegt hat
cli-review-no-strokes = Der Zufall hat nichts Nennenswertes bewegt.
# $moved is an enumeration of cli-review-moved.
cli-review-stroke = was sich zeigte: { $moved }
cli-review-moved = { $player } { $by }
cli-review-people = Die Mitspielenden
cli-review-rank = Rang
cli-review-mean-cost = Kosten je Entscheidung
cli-review-luck = Glück insgesamt
cli-review-all = Alle Entscheidungen, mit den Chancen danach
cli-review-look = Zum Ansehen einer Stellung (N ist die Nummer einer Entscheidung weniger eins): { $command }
