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
      hint or h     the three decisions that the computer finds best, and why
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
cli-thinks = { $player } is thinking …

## What the computer would do

cli-hint-waiting = Thinking …
cli-hint-only = { $player } can do only this:
# $time is a number with its unit.
cli-hint-head = The best for { $player }, as far as { $player } can know ({ $simulations } simulations in { $time }), with the chance to win:
cli-hint-expected = Expected result { $expected }; { $visits ->
    [one] tried once.
   *[other] tried { $visits } times.
}
cli-hint-tried = { $visits ->
    [one] Tried once.
   *[other] Tried { $visits } times.
}

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
cli-sim-deals = deals
# $deals, $asked are numbers; $ways is in how many ways everybody sits.
cli-sim-seatings = { $deals }, each in { $ways } seatings
cli-sim-rounded = { $deals }, each in { $ways } seatings ({ $asked } games were asked for; only whole deals are played)
# Decisions for which a search did not come to an end in time.
cli-sim-troubles = decided by somebody weaker
cli-sim-faults = failures of players
cli-sim-faults-of = { $ended } broken down, { $late } too late, { $refused } not understood or not legal
cli-sim-level = level
cli-sim-seats = seats
cli-sim-share = victories
cli-sim-seat-share = victories a seat
cli-sim-time = time a decision
cli-sim-longest = longest

## A ladder of levels

cli-ladder-title = Computer opponents in { $game }
cli-ladder-about = Ratings with 95 % intervals from { $games } games with { $players } players.
cli-ladder-axis = rating, with 95 % intervals
cli-ladder-players = players
cli-ladder-played = { $games }: { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}, { $each } games each
cli-ladder-even = even share
cli-ladder-rating = rating
cli-ladder-interval = 95% interval
cli-ladder-next = wins against the next lower

## A finished game looked back on

cli-review-title = { $game }: a look back
cli-review-about = Each player's chance to win after every decision. Circles mark choices that cost something, diamonds mark luck.
cli-review-chance = chance to win in %
cli-review-decision = decision
cli-review-turns = Turning points: the costliest choices, with the chance to win by each
cli-review-no-turns = No choice cost anything to speak of.
cli-review-when = decision { $number }, { $player }
# $done and $better are decisions, $chance is the chance to win by them.
cli-review-done = { $done } ({ $chance })
cli-review-better = better: { $better } ({ $chance })
cli-review-strokes = Luck: where chance moved most
cli-review-no-strokes = Chance moved nothing to speak of.
# $moved is an enumeration of cli-review-moved.
cli-review-stroke = what came to light: { $moved }
cli-review-moved = { $player } { $by }
cli-review-people = The players
cli-review-rank = place
cli-review-mean-cost = cost of a choice
cli-review-luck = luck in all
cli-review-all = All decisions, with the chances after each
cli-review-look = To look at a position (N is the number of a decision less one): { $command }
