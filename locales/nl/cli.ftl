### The command line.
###
### Every id begins with "cli-".

# Somebody's name, alone or as an item of an enumeration.
cli-name = { $player }

## The list of games

cli-games-by = Van { $designers }.
cli-games-players = { $players ->
    [one] Voor één speler.
   *[other] Voor { $players } spelers.
}
cli-games-players-range = Voor { $least } tot { $most } spelers.
cli-games-variants = Varianten (--variant NAAM):
cli-games-options = Opties (--option NAAM=WAARDE):
cli-games-editions = Uitgaven:
cli-games-default = (standaard)
cli-games-default-value = (standaard: { $value })

## A game in the terminal

# $file is where the record is kept.
cli-welcome = { $game }. Het spel wordt bewaard in { $file }. Typ ? voor hulp.
cli-so-far = Wat er tot nu toe gebeurd is:
cli-since = Sinds je laatste beslissing:
cli-question = { $player }: { $question }
cli-curtain = Druk op Enter wanneer alleen { $player } nog naar het scherm kijkt.
cli-help =
    Typ het nummer van een beslissing, of haar notatie zoals die naast het nummer staat.
      ?             deze hulp
      hint of h     de drie beslissingen die de computer het best vindt, en waarom
      table         de tafel en de beslissingen nog eens
      log           het hele spel tot hier
      rules         het regelboek
      rules 17      één artikel daaruit, zoals het artikel dat bij een weigering staat
      back          je laatste beslissing terugnemen, zolang er niets onthuld is
      save          waar het spel ligt; opgeslagen wordt het toch al na elke beslissing
      quit          stoppen; het spel kan worden voortgezet
cli-more-offers = En nog { $count } andere: schrijf wat je wilt zoals hierboven.
cli-write-things = { $what }: schrijf { $verb } en welke je kiest uit { $things }
cli-write-number = { $what }: schrijf { $verb } en een getal van { $least } tot { $most }
cli-write-steps = { $what }: schrijf { $verb } en een getal van { $least } tot { $most } in stappen van { $step }
cli-no-such-number = Er staat geen { $number } in de lijst. { $count ->
    [one] Het enige nummer is 1.
   *[other] De nummers gaan van 1 tot { $count }.
}
cli-taken-back = Teruggenomen: { $notation }
cli-saved-in = Het spel is opgeslagen in { $file }.
cli-saved-in-part = De laatste beslissingen konden niet worden opgeslagen; in { $file } staat het spel zoals het daarvoor was.
cli-go-on = Verder gaat het met: { $command }
cli-save-failed = Het spel kon niet worden opgeslagen: { $problem }. Het gaat door; verhelp dit en typ “save”.
cli-save-moved = Iemand heeft { $file } intussen veranderd. Het bestand blijft zoals het is; dit spel ligt nu in { $other }.
cli-record-in = Het spel ligt in { $file }. Om het na te lezen: { $command }
cli-thinks = { $player } denkt na …

## What the computer would do

cli-hint-waiting = Denkt na …
cli-hint-only = { $player } kan alleen dit doen:
# $time is a number with its unit.
cli-hint-head = Het beste voor { $player }, voor zover { $player } het kan weten ({ $simulations } simulaties in { $time }), met de winstkans:
cli-hint-expected = Verwacht resultaat { $expected }; { $visits ->
    [one] één keer geprobeerd.
   *[other] { $visits } keer geprobeerd.
}
cli-hint-tried = { $visits ->
    [one] Eén keer geprobeerd.
   *[other] { $visits } keer geprobeerd.
}

## A game told

cli-deal = Het delen
cli-only-sees = Alleen { $player } ziet:

## The result

cli-over = Het spel is afgelopen.
cli-score = { $title } { $value }
cli-winner = { $player } wint.
cli-shared-victory = { $players } delen de overwinning.

## A simulation: heads of columns and names of lines

cli-sim-seed = seed
cli-sim-games = spellen
# $games and $rate are numbers.
cli-sim-speed = { $games } ({ $rate } spellen/s)
cli-sim-unfinished = afgebroken
cli-sim-decisions = beslissingen
cli-sim-lengths = { $mean } per spel, { $shortest } tot { $longest }
cli-sim-seat = plaats
cli-sim-player = wie
cli-sim-wins = gewonnen
cli-sim-ties = gedeeld
cli-sim-counted = geteld
cli-sim-a-game = per spel
cli-sim-each-time = gemiddeld
cli-sim-deals = delingen
# $deals, $asked are numbers; $ways is in how many ways everybody sits.
cli-sim-seatings = { $deals }, elk in { $ways } tafelschikkingen
cli-sim-rounded = { $deals }, elk in { $ways } tafelschikkingen (gevraagd waren { $asked } spellen; elke deling wordt helemaal gespeeld)
# Decisions for which a search did not come to an end in time.
cli-sim-troubles = door zwakkeren beslist
cli-sim-faults = fouten van spelers
cli-sim-faults-of = { $ended } gecrasht, { $late } te laat, { $refused } onbegrijpelijk of niet toegestaan
cli-sim-level = niveau
cli-sim-seats = plaatsen
cli-sim-share = gewonnen
cli-sim-seat-share = gewonnen per plaats
cli-sim-time = tijd per beslissing
cli-sim-longest = langste

## A ladder of levels

cli-ladder-title = Computertegenstanders in { $game }
cli-ladder-about = Ratings met 95%-intervallen uit { $games } spellen met { $players } spelers.
cli-ladder-axis = rating, met 95%-intervallen
cli-ladder-players = spelers
cli-ladder-played = { $games }: { $pairs ->
    [one] één paar
   *[other] { $pairs } paren
}, elk { $each } spellen
cli-ladder-even = gelijk deel
cli-ladder-rating = rating
cli-ladder-interval = 95%-interval
cli-ladder-next = wint van het volgende lagere

## A finished game looked back on

cli-review-title = { $game }: een terugblik
cli-review-about = Ieders winstkans na elke beslissing. Cirkels tonen keuzes die iets gekost hebben, ruiten het geluk.
cli-review-chance = winstkans in %
cli-review-decision = beslissing
cli-review-turns = Keerpunten: de duurste keuzes, telkens met de winstkans
cli-review-no-turns = Geen keuze heeft noemenswaardig iets gekost.
cli-review-when = beslissing { $number }, { $player }
# $done and $better are decisions, $chance is the chance to win by them.
cli-review-done = { $done } ({ $chance })
cli-review-better = beter: { $better } ({ $chance })
cli-review-strokes = Geluk: waar het toeval het meest verschoof
cli-review-no-strokes = Het toeval heeft niets noemenswaardigs verschoven.
# $moved is an enumeration of cli-review-moved.
cli-review-stroke = wat aan het licht kwam: { $moved }
cli-review-moved = { $player } { $by }
cli-review-people = De spelers
cli-review-rank = plaats
cli-review-mean-cost = kosten per keuze
cli-review-luck = geluk in totaal
cli-review-all = Alle beslissingen, met de kansen erna
cli-review-look = Om een stelling te bekijken (N is het nummer van een beslissing min één): { $command }
