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
