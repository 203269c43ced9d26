### Words that all games share.
###
### Every id begins with "core-".

# An enumeration of nothing.
core-list-empty = nothing

# An enumeration grows by one item that is not the last.
core-list-next = { $head }, { $item }

# An enumeration ends. With two items, $head is the first.
core-list-last = { $head } and { $item }

# Somebody without a name, in the middle of a sentence.
core-seat = seat { $number }

## A setup that cannot be played

core-setup-unreadable = The setup cannot be read: { $problem }
core-setup-game = There is no game “{ $game }”. Known games: { $known }.
core-setup-other-game = The setup is for { $game }, not for { $expected }.
core-setup-rules = These rules have no version { $version }. Known versions: { $known }.
core-setup-players = The game is for { $least } to { $most } players, not for { $players }.
core-setup-players-exactly = The game is for exactly { $count } players, not for { $players }.
core-setup-edition = There is no edition “{ $edition }”. Known editions: { $known }.
core-setup-variant = There is no variant “{ $variant }”. Known variants: { $known }.
core-setup-option = There is no option “{ $option }”. Known options: { $known }.
core-setup-value = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
core-setup-option-new = The option “{ $option }” came with version { $since } of the rules; this game is played by version { $version }.

## A decision that cannot be taken back

core-take-back-nothing = There is nothing to take back yet.
core-take-back-other = { $player } decided last, so your decision stands.
core-take-back-disclosed = This decision brought something hidden to light, so it stands.
