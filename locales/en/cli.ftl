### The command line.
###
### Every id begins with "cli-".

# Somebody's name, alone or as an item of an enumeration.
cli-name = { $player }

## The list of games

cli-games-by = By { $designers }.
cli-games-players = { $players ->
    [one] For one player.
   *[other] For { $players } players.
}
cli-games-players-range = For { $least } to { $most } players.
cli-games-variants = Variants (--variant NAME):
cli-games-options = Options (--option NAME=VALUE):
cli-games-editions = Editions:
cli-games-default = (default)
cli-games-default-value = (default: { $value })

## A game in the terminal

# $file is where the record is kept.
cli-welcome = { $game }. The game is kept in { $file }. Type ? for help.
cli-so-far = What has happened so far:
cli-since = Since your last decision:
cli-question = { $player }: { $question }
cli-curtain = Press Enter when only { $player } is looking at the screen.
cli-help =
    Type the number of a decision, or its notation as it stands beside the number.
      ?             this help
      table         the table and the decisions once more
      log           the whole game so far
      rules         the rule book
      rules 17      one clause of it, such as the one named with a refusal
      back          take back your last decision, as long as nothing came to light
      save          where the game is kept; it is saved after every decision anyway
      quit          leave; the game can be resumed
cli-more-offers = And { $count } more: write what you want like those above.
cli-write-things = { $what }: write { $verb } and any of { $things }
cli-write-number = { $what }: write { $verb } and a number from { $least } to { $most }
cli-write-steps = { $what }: write { $verb } and a number from { $least } to { $most } in steps of { $step }
cli-no-such-number = There is no { $number } in the list. { $count ->
    [one] The only number is 1.
   *[other] The numbers go from 1 to { $count }.
}
cli-taken-back = Taken back: { $notation }
cli-saved-in = The game is saved in { $file }.
cli-saved-in-part = The last decisions could not be saved; { $file } holds the game as it was before.
cli-go-on = To go on: { $command }
cli-save-failed = The game could not be saved: { $problem }. It goes on; mend this and type “save”.
cli-save-moved = Somebody changed { $file } meanwhile. It stays as it is; this game is now kept in { $other }.
cli-record-in = The game is kept in { $file }. To read it again: { $command }

## A game told

cli-deal = The deal
cli-only-sees = Only { $player } sees:

## The result

cli-over = The game is over.
cli-score = { $title } { $value }
cli-winner = { $player } wins.
cli-shared-victory = { $players } share the victory.

## A simulation: heads of columns and names of lines

cli-sim-seed = seed
cli-sim-games = games
# $games and $rate are numbers.
cli-sim-speed = { $games } ({ $rate } games/s)
cli-sim-unfinished = unfinished
cli-sim-decisions = decisions
cli-sim-lengths = { $mean } a game, { $shortest } to { $longest }
cli-sim-seat = seat
cli-sim-player = player
cli-sim-wins = wins
cli-sim-ties = ties
cli-sim-counted = counted
cli-sim-a-game = a game
cli-sim-each-time = mean
