### Words that all games share.
###
### Every id begins with "core-".

# An enumeration of nothing.
core-list-empty = nichts

# An enumeration grows by one item that is not the last.
core-list-next = { $head }, { $item }

# An enumeration ends. With two items, $head is the first.
core-list-last = { $head } und { $item }

# Somebody without a name, in the middle of a sentence.
core-seat = Platz { $number }

## A setup that cannot be played

core-setup-unreadable = Die Spielvorgaben sind nicht lesbar: { $problem }
core-setup-game = Das Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
core-setup-other-game = Die Spielvorgaben gelten für { $game }, nicht für { $expected }.
core-setup-rules = Eine Fassung { $version } dieser Regeln gibt es nicht. Bekannte Fassungen: { $known }.
core-setup-players = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
core-setup-players-exactly = Das Spiel ist für genau { $count } Personen, nicht für { $players }.
core-setup-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Bekannte Ausgaben: { $known }.
core-setup-variant = Die Variante „{ $variant }“ gibt es nicht. Bekannte Varianten: { $known }.
core-setup-option = Die Option „{ $option }“ gibt es nicht. Bekannte Optionen: { $known }.
core-setup-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
core-setup-option-new = Die Option „{ $option }“ kam mit Fassung { $since } der Regeln; diese Partie wird nach Fassung { $version } gespielt.

## A decision that cannot be taken back

core-take-back-nothing = Es gibt noch nichts zurückzunehmen.
core-take-back-other = { $player } hat zuletzt entschieden, deshalb bleibt deine Entscheidung stehen.
core-take-back-disclosed = Diese Entscheidung hat Verborgenes aufgedeckt, deshalb bleibt sie stehen.
