### Pennies: what is done, refused and counted.
###
### Every id begins with "pennies-".

# One sentence about the game.
pennies-about = Everybody lays a coin in secret, and the highest one that lies alone wins the round. Every round counts more than the one before.

pennies-variant-base = Basic game
pennies-variant-base-help = Six coins each and four rounds.
pennies-option-rounds = Rounds
pennies-option-rounds-help = How many rounds are played. Everybody draws six coins all the same.

## Coins, in the middle of a sentence

pennies-coin = { $worth ->
    [8] an 8
   *[other] a { $worth }
}
# One of a list: "Anna 7, Piet 5".
pennies-coin-of = { $player } { $worth }

## What can be done, and what is asked

pennies-action-lay = Lay { $coin }
pennies-question-lay = Which coin do you lay in round { $round }?
pennies-question-over = The game is over; there is nothing left to decide.
pennies-notation-unknown = “{ $text }” is not understood. Write for example lay 7.

## What happened

# Told to whoever drew alone.
pennies-event-drew = { $player } draws { $coins }.
pennies-event-round = Round { $round } begins.
# Told to whoever laid alone.
pennies-event-laid = { $player } secretly lays { $coin }.
pennies-event-laid-face-down = { $player } lays a coin face down.
pennies-event-turned-up = The coins are turned up: { $coins }.
pennies-event-won = { $player } wins the round with the { $worth }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pennies-event-nobody = No coin lies alone: nobody wins the round.
pennies-event-kept = { $player } kept { $coins }: { $worth } in all.

## What counts

pennies-score-points = points
pennies-score-kept = kept
pennies-figure-nobody = rounds that nobody won
pennies-figure-winning = worth of a coin that won

## What is refused

pennies-refusal-no-player = Nobody sits there. Decide for a seat of this table.
pennies-refusal-over = The game is over. Begin a new one to play on.
pennies-refusal-laid-already = You have laid a coin already, and it stays. Wait for the others.
pennies-refusal-not-in-hand = You do not hold this coin. Choose one from your hand.

## The table as text

pennies-table-round = Round { $round } of { $rounds }
# $coins are the coins of the player round by round.
pennies-table-player = { $player }: { $coins } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
pennies-table-hand = Your hand: { $coins }

## The table as pictures

pennies-draw-board = The table
pennies-draw-board-about = Round { $round } of { $rounds }: a row for each player, a column for each round.
pennies-draw-held = in hand
pennies-draw-kept = kept
pennies-draw-laid = { $player } laid { $worth }
pennies-draw-won = { $player } won with { $worth }
pennies-draw-face-down = A coin of { $player }, face down
pennies-draw-holds = { $player } holds { $count ->
    [one] one coin
   *[other] { $count } coins
}
pennies-draw-kept-worth = { $player } kept { $worth }
pennies-draw-hand = Your hand
pennies-draw-hand-about = { $count ->
    [one] One coin
   *[other] { $count } coins
}, the lowest first.
pennies-draw-pile = { $count ->
    [one] A coin worth { $worth }
   *[other] { $count } coins worth { $worth } each
}
pennies-draw-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pennies-draw-coins = { $count ->
    [one] one coin in hand
   *[other] { $count } coins in hand
}
pennies-draw-unseen = Coins you have not seen
pennies-draw-unseen-worth = worth
pennies-draw-unseen-count = left

## Reasons of the computer, as they fit into "Best for …"


## The lesson

pennies-book-hand = Six coins
pennies-book-hand-text = You draw six coins, worth 1 to 9, and only you can see them. Four of them you will lay, two you will keep.
pennies-book-round = The highest coin alone
pennies-book-round-text = In every round everybody lays a coin in secret. The highest one wins, unless somebody else laid the same: then those cancel each other out, and the next lower coin wins.
pennies-book-end = Later rounds count more
pennies-book-end-text = The first round is worth one point, the second two, the third three, the fourth four. After that, most points win; if two have as many, the coins that they kept decide.
pennies-book-coach-first = Lay a coin: point at it, or take it from the list. A high one wins more often, but this round counts little, and you have it only once.
pennies-book-coach-tie = Beside the table you see which coins are still out. A coin of which you have seen all others can never be cancelled out.
pennies-book-coach-kept = Two more rounds, and they count most. What you keep in the end counts only if the points are even.
