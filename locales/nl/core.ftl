### Words that all games share.
###
### Every id begins with "core-".

# An enumeration of nothing.
core-list-empty = niets

# An enumeration grows by one item that is not the last.
core-list-next = { $head }, { $item }

# An enumeration ends. With two items, $head is the first.
core-list-last = { $head } en { $item }

# Somebody without a name, in the middle of a sentence.
core-seat = plaats { $number }

## A setup that cannot be played

core-setup-unreadable = De spelinstelling is niet leesbaar: { $problem }
core-setup-game = Het spel “{ $game }” bestaat niet. Bekende spellen: { $known }.
core-setup-other-game = De spelinstelling is voor { $game }, niet voor { $expected }.
core-setup-rules = Van deze regels bestaat geen versie { $version }. Bekende versies: { $known }.
core-setup-players = Het spel is voor { $least } tot { $most } spelers, niet voor { $players }.
core-setup-players-exactly = Het spel is voor precies { $count } spelers, niet voor { $players }.
core-setup-edition = De editie “{ $edition }” bestaat niet. Bekende edities: { $known }.
core-setup-variant = De variant “{ $variant }” bestaat niet. Bekende varianten: { $known }.
core-setup-option = De optie “{ $option }” bestaat niet. Bekende opties: { $known }.
core-setup-value = De optie “{ $option }” kan niet “{ $value }” zijn. Toegestaan: { $allowed }.
core-setup-option-new = De optie “{ $option }” kwam met versie { $since } van de regels; deze partij wordt volgens versie { $version } gespeeld.

## A decision that cannot be taken back

core-take-back-nothing = Er is nog niets om terug te nemen.
core-take-back-other = { $player } heeft het laatst besloten, dus jouw beslissing blijft staan.
core-take-back-disclosed = Deze beslissing heeft iets verborgens onthuld, dus ze blijft staan.
