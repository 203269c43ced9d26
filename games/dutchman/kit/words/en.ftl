### The Flying Dutchman: what is done, refused and counted.
###
### Every id begins with "dutchman-".

# One sentence about the game.
dutchman-about = Three to six merchants steer a ghost ship with horseshoes and bargains, away from their own ships and towards those of the others.

## Things, as they are called in the middle of a sentence

# Colours stand alone: in a list, or in brackets.
dutchman-blue = blue
dutchman-yellow = yellow
dutchman-green = green
dutchman-orange = orange
dutchman-red = red
dutchman-violet = violet
dutchman-ship = ship { $id } ({ $colour })
dutchman-island-holland = Holland
dutchman-island-faroes = the Faroes
dutchman-island-azores = the Azores
dutchman-island-tortuga = Tortuga
dutchman-island-cape-verde = Cape Verde
dutchman-island-saint-helena = Saint Helena
# An island that an edition file brings along.
dutchman-island-own = { $name }
dutchman-nothing = nothing
dutchman-player = { $player }
    .you = you
# One of several in a list: "Anna pays Bert 5 ducats and Cleo pays Anna 2 ducats".
dutchman-term = { $from } pays { $to } { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
    .you-from = you pay { $to } { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
    .you-to = { $from } pays you { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
dutchman-roll = { $player } rolls { $sum }
    .you = you roll { $sum }
dutchman-debt = { $player } pays { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} for { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
    .you = you pay { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } for { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }

## What can be done: items of a list, so without a full stop

dutchman-action-kontor = Play a Kontor card: take two shares and put two back
dutchman-action-smith = Play a smith card ({ $count ->
    [one] 1 horseshoe lies
   *[other] { $count } horseshoes lie
} in the middle)
dutchman-lay-some = Lay these for { $lucky }
dutchman-gold = Gold { $number }
dutchman-silver = Silver { $number }
dutchman-give-some = Give { $player } ducats
dutchman-ask-some = Ask { $player } for ducats
dutchman-action-lay = Lay { $made } = { $sum }, { $short ->
    [0] exactly right
   *[other] { $short } short of { $lucky }
}
# None of them comes to the lucky number or less.
dutchman-action-lay-void = Lay { $shoes }, which counts as 0 for { $lucky }
dutchman-action-pass = Pass
dutchman-action-return = Put two shares under the Kontor: { $first }, and { $second } at the bottom
dutchman-action-want = Say that he should go here: { $space }
dutchman-action-propose = Propose: { $space }
dutchman-action-give = Give { $player } { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
dutchman-action-ask = Ask { $player } for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
dutchman-action-put = Make this proposal
dutchman-action-silent = Make no proposal
dutchman-action-accept = Accept
dutchman-action-accept-get = Accept and get { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
dutchman-action-accept-pay = Accept and pay { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
dutchman-action-refuse = Refuse
dutchman-action-move = Steer here: { $space }
dutchman-action-show = Show { $colour }: get { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
dutchman-action-keep = Show no share

## What is asked

dutchman-question-act = Lucky number { $lucky }: what do you do?
dutchman-question-return = Which two shares go under the Kontor?
dutchman-question-want = You are tied. Where should the Dutchman go?
dutchman-question-propose = Where to, and who pays whom?
dutchman-question-terms = { $space }: who pays whom?
dutchman-question-answer = { $player } proposes: { $space }. Do you accept?
dutchman-question-answer-terms = { $player } proposes: { $space }; { $terms }. Do you accept?
dutchman-question-decide = Decision round for { $lucky }: which horseshoes do you lay?
dutchman-question-move = You steer: where does the Dutchman go?
dutchman-question-show = Land in sight: which share do you show?
dutchman-question-over = The game is over; there is nothing left to decide.

## What happened: the round

dutchman-event-began = Everybody begins with { $ducats } ducats. { $player } is the first start player.
    .you = Everybody begins with { $ducats } ducats. You are the first start player.
dutchman-event-round = Round { $round }: { $player } rolls { $first } and { $second }. The lucky number is { $lucky }.
    .you = Round { $round }: you roll { $first } and { $second }. The lucky number is { $lucky }.
dutchman-event-kontor = { $player } plays a Kontor card and has { $left } left.
    .you = You play a Kontor card and have { $left } left.
# Told to the one who took or put back the shares alone.
dutchman-event-taken = { $player } takes from the Kontor: { $shares }.
    .you = You take from the Kontor: { $shares }.
dutchman-event-returned = { $player } puts under the Kontor: { $shares }.
    .you = You put under the Kontor: { $shares }.
# Told to the others; it must not give the shares away.
dutchman-event-swapped = { $player } puts two shares under the Kontor.
    .you = You put two shares under the Kontor.
dutchman-event-smith = { $player } plays a smith card and has { $left } left.
    .you = You play a smith card and have { $left } left.
dutchman-event-laid = { $player } lays { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
} face down.
    .you = You lay { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    } face down.
dutchman-event-own-laid = { $player } lays face down: { $shoes }.
    .you = You lay face down: { $shoes }.
dutchman-event-passed = { $player } passes.
    .you = You pass.
dutchman-event-must-pass = { $player } has nothing to lay and passes.
    .you = You have nothing to lay and pass.
dutchman-event-forged = The smith makes { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
} for { $player }.
    .you = The smith makes you { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }.
dutchman-event-own-forged = { $player } gets from the smith: { $shoes }.
    .you = You get from the smith: { $shoes }.
dutchman-event-smiths-nothing = There are too few horseshoes in the middle: the smiths get none.
dutchman-event-revealed = { $player } reveals { $shoes }: { $sum }.
    .you = You reveal { $shoes }: { $sum }.
dutchman-event-revealed-void = { $player } reveals { $shoes }: void, 0.
    .you = You reveal { $shoes }: void, 0.
dutchman-event-nobody-laid = Nobody has laid horseshoes.

## What happened: several are equally near

dutchman-event-tied = Equally near with { $sum }: { $players }.
dutchman-event-announced = { $player } wants: { $space }.
    .you = You want: { $space }.
dutchman-event-agreed = All agree: { $space }.
dutchman-event-proposal = { $player } thinks of a proposal: { $space }.
    .you = You think of a proposal: { $space }.
dutchman-event-gives = { $player } would give { $other } { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}.
    .you = You would give { $other } { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
    .you-other = { $player } would give you { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
dutchman-event-asks = { $player } asks { $other } for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}.
    .you = You ask { $other } for { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
    .you-other = { $player } asks you for { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
dutchman-event-proposed = { $player } proposes: { $space }.
    .you = You propose: { $space }.
dutchman-event-proposed-terms = { $player } proposes: { $space }; { $terms }.
    .you = You propose: { $space }; { $terms }.
dutchman-event-silent = { $player } makes no proposal.
    .you = You make no proposal.
dutchman-event-accepted = { $player } accepts.
    .you = You accept.
dutchman-event-refused = { $player } refuses.
    .you = You refuse.
dutchman-event-dealt = The deal is made: { $space }; { $terms }.
dutchman-event-decision = No agreement. Decision round for { $players }.
dutchman-event-rolled = The dice decide: { $rolls }.
dutchman-event-alone = Only { $player } could roll for it, and one alone needs no dice.
    .you = Only you could roll for it, and one alone needs no dice.
dutchman-event-steers = { $player } steers the Dutchman alone.
    .you = You steer the Dutchman alone.

## What happened: the Dutchman

dutchman-event-moved = The Flying Dutchman sails on: { $space }.
dutchman-event-met = Disaster ({ $colour }), each share is worth { $worth }: { $debts }.
dutchman-event-met-nobody = Disaster ({ $colour }), but nobody has a share in it.
dutchman-event-fell = { $player } cannot pay { $short ->
    [one] the last ducat
   *[other] { $short } ducats
} and is bankrupt.
    .you = You cannot pay { $short ->
        [one] the last ducat
       *[other] { $short } ducats
    } and are bankrupt.
dutchman-event-stones = Worth nothing: { $colour }. Then all stones move on; the counter is on { $counter }.
dutchman-event-shown = { $player } shows a share ({ $colour }) and gets { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}.
    .you = You show a share ({ $colour }) and get { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
dutchman-event-kept = { $player } shows no share.
    .you = You show no share.

## How it ended

dutchman-event-over = The game is over: all show their shares, and the richest wins.
dutchman-event-ended = The game is over, and all shares are shown.
dutchman-event-one-left = The game is over: all others are bankrupt, and { $player } has won.
    .you = The game is over: all others are bankrupt, and you have won.
dutchman-event-none-left = The game is over: all who were left are bankrupt, and whoever is short of the fewest ducats wins.
dutchman-result-wealth = { $player } has { $ducats } in ducats and { $shares } in shares.
    .you = You have { $ducats } in ducats and { $shares } in shares.
dutchman-result-bankrupt = { $player } is bankrupt, with { $short } short.
    .you = You are bankrupt, with { $short } short.
# What is counted, as the head of a column or before a number.
dutchman-score-survived = Meetings survived
dutchman-score-wealth = Ducats
## The score sheet
dutchman-scores-begun = Ducats at the beginning
dutchman-scores-islands = Shown on islands
dutchman-scores-met = Paid for ships
dutchman-scores-deals = Bargains
dutchman-scores-shares = Shares at the end
dutchman-scores-wealth = Wealth
dutchman-scores-short = Short when bankrupt

## What is refused: why, and what can be done instead

dutchman-refusal-over = The game is over. Begin a new one to play on.
dutchman-refusal-bankrupt = You are bankrupt and out of this game. You can watch how it ends.
dutchman-refusal-not-your-turn = There is nothing for you to decide just now. Wait until you are asked.
dutchman-refusal-not-now = Something else is to be decided now. Choose from what is offered.
dutchman-refusal-no-kontor-card = You have no Kontor card left. Choose another action.
dutchman-refusal-no-smith-card = You have no smith card left. Choose another action.
dutchman-refusal-not-your-shoes = You do not have all of these horseshoes. Lay some that stand on your rack.
dutchman-refusal-nothing-laid = Lay at least one horseshoe, or choose another action.
dutchman-refusal-two-gold = Only one of the horseshoes you lay may be gold. Leave out the others.
dutchman-refusal-may-not-pass = You can pass only with fewer than five horseshoes. Play a card or lay horseshoes.
dutchman-refusal-not-your-shares = You do not hold such a share. Choose from those in your hand.
dutchman-refusal-no-line = No line leads there from where the Dutchman is. Choose one of the open ways.
dutchman-refusal-came-from-there = The Dutchman came from there in the last round and may not go back yet. Choose another way.
dutchman-refusal-not-tied = Only the other tied players can be part of your proposal. Choose one of them.
dutchman-refusal-named-already = Your proposal already names this player. Name another, or put it to the others.
dutchman-refusal-gives-too-much = You do not have that many ducats to give. Give fewer.
dutchman-refusal-asks-too-much = You cannot ask for that many ducats. Ask for fewer.
dutchman-refusal-cannot-pay = You do not have the ducats that this proposal asks of you. Refuse it.

## What is not understood

# The examples are written the same in every language.
dutchman-notation-unknown = “{ $text }” is not understood. Write for example kontor, smith, lay 45 2, pass, return blue red, want Y1, propose Y1, give 2 5, ask 3 4, put, silent, accept, refuse, move Y1, show red or keep.
dutchman-notation-space = “{ $text }” names no space of this sea. Their names stand on the map, such as Y1.
dutchman-notation-colour = “{ $text }” names no colour. There are blue, yellow, green, orange, red and violet.
dutchman-notation-seat = “{ $text }” names no seat. Write its number, such as give 2 5.
dutchman-notation-ducats = “{ $text }” names no sum. Write a number of ducats from 1 up, such as give 2 5.
dutchman-notation-shoe = “{ $text }” names horseshoes that are not in the box. Write their numbers, such as lay 45 2.

## What can be chosen before the game

dutchman-variant-base = The whole game
dutchman-variant-base-help = Until the Dutchman has met a ship for the sixteenth time, by the rules of the printed book.
dutchman-option-ducats = Ducats to begin with
dutchman-option-ducats-help = Says how many ducats everybody begins with.
dutchman-ducats-book = As printed: 25.
dutchman-ducats-more = 35: fewer go bankrupt. Good for a first game.
dutchman-option-bargaining = Bargaining
dutchman-option-bargaining-help = Those who are equally near may make proposals, with ducats; without it, horseshoes decide at once.
dutchman-option-proposals = Rounds of proposals
dutchman-option-proposals-help = How often each of them may make a proposal before horseshoes decide.
dutchman-option-nobody-lays = When nobody lays
dutchman-option-nobody-lays-help = Says who steers the Dutchman in a round in which nobody lays horseshoes.
dutchman-nobody-lays-everybody = All roll the dice for it.
dutchman-nobody-lays-passed = Only those who passed roll for it, if there are any.
dutchman-nobody-lays-start = The start player steers, without dice.
dutchman-option-money = Ducats of the others
dutchman-option-money-help = Says whether everybody sees how many ducats the others have.
dutchman-money-open = All ducats are open.
dutchman-money-hidden = You see only your own; whoever remembers every payment still knows. Any sum may be asked for in a proposal.

## The table as text

dutchman-table-sea = The sea: [the Dutchman], >a way that is open<, (where he came from)
dutchman-table-long = Long lines: { $lines }
dutchman-table-round = Round { $round }, begun by { $player }; lucky number { $lucky }
    .you = Round { $round }, begun by you; lucky number { $lucky }
dutchman-table-course = The Dutchman is here: { $space }. He can go on to { $ways }.
dutchman-table-barred = He came from { $space } and may not go back there in this round.
dutchman-table-island = { $space }: whoever steers him there may show a share and is paid what it is worth.
dutchman-table-own-island = { $space }: if you have a say in it you may show a share; your dearest pays { $ducats }.
dutchman-table-ship = { $space }: each share costs its owner { $worth }.
dutchman-table-own-ship = { $space }: each share costs its owner { $worth }; you would pay { $ducats }.
dutchman-table-supply = In the middle { $middle ->
    [one] 1 horseshoe
   *[other] { $middle } horseshoes
}, in the Kontor { $kontor } shares
dutchman-table-value = { $colour } { $value }
dutchman-table-values = Worth of a share: { $values }; counter { $counter }
# What everybody sees of a player; the numbers after smith and Kontor are cards.
dutchman-table-has = { $shoes ->
    [one] 1 horseshoe
   *[other] { $shoes } horseshoes
}, { $smiths ->
    [one] 1 smith card
   *[other] { $smiths } smith cards
}, { $kontors ->
    [one] 1 Kontor card
   *[other] { $kontors } Kontor cards
}
dutchman-table-player = { $number } { $player }: { dutchman-table-has }
dutchman-table-player-kontor = { $number } { $player } (at the Kontor): { dutchman-table-has }
dutchman-table-player-smith = { $number } { $player } (at the smith): { dutchman-table-has }
dutchman-table-player-laid = { $number } { $player } (lays): { dutchman-table-has }
dutchman-table-player-passed = { $number } { $player } (passes): { dutchman-table-has }
dutchman-table-bankrupt = { $number } { $player }: bankrupt
dutchman-table-laid = { "   " }{ $player } has { $count } face down
    .you = { "   " }You have { $count } face down
dutchman-table-revealed = { "   " }{ $player } laid { $shoes }, which makes { $sum }
    .you = { "   " }You laid { $shoes }, which makes { $sum }
dutchman-table-shown = { "   " }{ $player } has { $ducats } ducats and these shares: { $shares }
    .you = { "   " }You have { $ducats } ducats and these shares: { $shares }
dutchman-table-ducats = { "   " }{ $player } has { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
    .you = { "   " }You have { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
dutchman-table-tied = { $player } is among the nearest.
    .you = You are among the nearest.
dutchman-table-bargaining = Bargaining, round { $round } of { $rounds }
dutchman-table-own = Yours: { $ducats } ducats; shares: { $shares }, worth { $worth } together
dutchman-table-shoes = Your horseshoes: { $shoes }
dutchman-table-exact = The lucky number exactly: { $shoes }

## Drawings: the sea

dutchman-draw-board = The sea
dutchman-draw-board-about = Round { $round }: the Dutchman is here: { $space }. The lucky number is { $lucky }. He can go on to { $ways }.
dutchman-draw-dutchman = The Flying Dutchman
dutchman-draw-barred = The way he came is barred
dutchman-draw-worth = { $ducats ->
    [one] worth 1 ducat
   *[other] worth { $ducats } ducats
}
dutchman-draw-middle = { $count ->
    [one] 1 horseshoe in the middle
   *[other] { $count } horseshoes in the middle
}
dutchman-draw-starter = { $player } is the start player
    .you = You are the start player
dutchman-draw-round = Round { $round }
dutchman-draw-kontor = Kontor
dutchman-draw-kontor-about = { $count ->
    [one] 1 share in the Kontor
   *[other] { $count } shares in the Kontor
}
dutchman-draw-wants = { $player } wants to go here: { $space }
    .you = You want to go here: { $space }
dutchman-draw-undecided = { $player } has not said yet where to go
    .you = You have not said yet where to go
dutchman-draw-lucky = The lucky number is { $lucky }

## Drawings: horseshoes and what can be done

dutchman-draw-rack = { $count ->
    [0] Your horseshoes
    [one] Your horseshoe
   *[other] Your { $count } horseshoes
}
dutchman-draw-rack-about = { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
} for the lucky number { $lucky }.
dutchman-draw-no-shoes = No horseshoes
dutchman-draw-gold = Gold { $number }
dutchman-draw-silver = Silver { $number }, added or subtracted
# $sum is what the horseshoes come to.
dutchman-draw-laid-sum = What you laid makes { $sum }
dutchman-draw-hint = pick some and see what they make
dutchman-draw-lay-about = Lay the horseshoes you picked
dutchman-draw-smith = Smith
dutchman-draw-smith-about = Play a smith card: a share of the horseshoes in the middle
dutchman-draw-pass = Pass
dutchman-draw-before = Round
dutchman-draw-before-about = What everybody did and laid in this round, for the lucky number { $lucky }.
dutchman-draw-before-note = { $count ->
    [0] nobody has laid yet
    [one] one has laid
   *[other] { $count } have laid
}
dutchman-draw-acts = Instead of laying
dutchman-draw-acts-about = What you can do instead of laying horseshoes.
dutchman-draw-is-bankrupt = { $player } is bankrupt
    .you = You are bankrupt
dutchman-draw-showed = { $player } showed a share ({ $colour }) on this island
    .you = You showed a share ({ $colour }) on this island
dutchman-draw-did-kontor = { $player } played a Kontor card
    .you = You played a Kontor card
dutchman-draw-did-smith = { $player } played a smith card
    .you = You played a smith card
dutchman-draw-did-lay = { $player } laid { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
}
    .you = You laid { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }
dutchman-draw-did-pass = { $player } passed
    .you = You passed
dutchman-draw-did-nothing = { $player } has not acted yet
    .you = You have not acted yet

## Drawings: ties and bargains

dutchman-draw-deal-deciding = equally near: lay more, or pass
dutchman-draw-deal-you = { $count ->
    [2] equally near: you two must agree
   *[other] equally near: you { $count } must agree
}
dutchman-draw-deal-they = equally near: these { $count } must agree
dutchman-draw-deal-round = round { $round } of { $rounds }
dutchman-draw-proposes = { $player } proposes: { $space }
    .you = You propose: { $space }
dutchman-draw-is-about-to-propose = { $player } is making a proposal: { $space }
    .you = You are making a proposal: { $space }
dutchman-draw-proposer = { $player } makes the proposal
    .you = You make the proposal
dutchman-draw-accepted = { $player } has accepted
    .you = You have accepted
dutchman-draw-considers = { $player } has not answered yet
    .you = You have not answered yet
dutchman-draw-course = Where to?
dutchman-draw-bargain = The deal
dutchman-draw-goal-costs = { $ducats ->
    [0] costs you nothing
   *[other] costs you { $ducats }
}
dutchman-draw-goal-ship = { $id } ({ $colour })
dutchman-draw-goal-pays = pays you up to { $ducats }
dutchman-draw-silent-about = horseshoes decide
dutchman-draw-accept-even = nobody pays
dutchman-draw-accept-gets = you get { $ducats }
dutchman-draw-accept-pays = you pay { $ducats }
dutchman-draw-refuse-about = then it is off the table
dutchman-draw-party-wants = wants { $space }
dutchman-draw-party-undecided = has not said yet where to
dutchman-draw-party-even = pays nothing
dutchman-draw-party-gets = gets { $ducats }
dutchman-draw-party-pays = pays { $ducats }
dutchman-draw-party-range = give up to { $give }, ask up to { $ask }
# Beside a number that is set: what it means.
dutchman-draw-you-give = you give
dutchman-draw-you-get = you get
dutchman-draw-nothing = nothing
dutchman-draw-step-less = 1 ducat less for { $player }
dutchman-draw-step-more = 1 ducat more for { $player }
# $ducats is set by the page.
dutchman-draw-you-pay = You pay { $ducats } of your { $own } ducats.
dutchman-draw-you-get-all = You get { $ducats }, besides your { $own } ducats.
dutchman-draw-nobody-pays = Nobody pays; you have { $own } ducats.
dutchman-draw-resting = { $count ->
    [0] You have no horseshoes.
   *[other] Your horseshoes: { $shoes }
}
dutchman-draw-silent = No proposal
dutchman-draw-accept = Accept
dutchman-draw-refuse = Refuse

## Drawings: shares and chests

dutchman-draw-shares = Shares
dutchman-draw-shares-note = what a hit would cost is red
dutchman-draw-shares-about = { $count ->
    [one] 1 share
   *[other] { $count } shares
} worth { $worth } ducats; { $ducats } ducats in the purse.
dutchman-draw-share = Share ({ $colour }): worth { $worth }. If the Dutchman meets this colour you pay { $cost }.
dutchman-draw-own-ducats = Ducats
dutchman-draw-own-worth = Shares
dutchman-draw-own-wealth = Wealth
dutchman-draw-keep = Show none
dutchman-draw-chests = Chests
dutchman-draw-chests-note = what each colour is worth
dutchman-draw-chests-about = The counter is on chest { $counter } of { $last }.
dutchman-draw-stone = Value stone ({ $colour }): { $worth }

## Drawings: small facts

dutchman-draw-values = Worth
dutchman-draw-column-worth = worth
dutchman-draw-column-own = yours
dutchman-draw-column-cost = a hit costs
dutchman-draw-players = Who has what
dutchman-draw-column-shoes = Horseshoes
dutchman-draw-column-smiths = Smith cards
dutchman-draw-column-kontors = Kontor cards
dutchman-draw-column-ducats = Ducats
dutchman-draw-bankrupt = Bankrupt
dutchman-draw-shows = Shares: { $shares }
dutchman-draw-sign-open = An open way
dutchman-draw-sign-worth = What a share of the ship’s colour is worth
dutchman-draw-sign-gold = Gold: at most one in a lay
dutchman-draw-sign-silver = Silver: added or subtracted
dutchman-draw-sign-passed = Passed
dutchman-draw-sign-counter = Counter: how many ships he met

## Drawings: what everybody has

dutchman-draw-is-starter = Start player
dutchman-draw-ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
dutchman-draw-ducats-hidden = Ducats hidden
dutchman-draw-share-count = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
dutchman-draw-shoe-count = { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
}

## How to play: the coach

# The Flying Dutchman
dutchman-book-sea = A ghost ship on the sea
dutchman-book-sea-text = You own three secret shares in ships of six colours, and 25 ducats. Round by round the Flying Dutchman moves one space on. When he meets a ship, everybody pays for the shares they have of its colour, and that colour is worth nothing for a while. On an island there is money instead.
dutchman-book-chests = What a share is worth
dutchman-book-chests-text = Each colour has a stone in the row of chests: its number is the value of a share. After every ship that the Dutchman meets, its stone goes back to nothing, and then all stones move one step on. So the longer a colour was spared, the more it is worth, and the more a meeting costs.
dutchman-book-luck = Horseshoes for the lucky number
dutchman-book-luck-text = Two dice make the lucky number. You lay horseshoes face down: gold ones count, silver ones are added or subtracted, and at most one may be gold. Whoever comes nearest without going over steers the Dutchman.
dutchman-book-cards = Smith and Kontor
dutchman-book-cards-text = Instead of laying you may play one of three smith cards: the smiths share what lies in the middle, and all horseshoes that were laid go there. Or one of three Kontor cards: you take two shares and give two back. Timing is half the game.
dutchman-book-tie = Equally near
dutchman-book-tie-text = Whoever comes equally near must agree. Everybody says where the Dutchman should go; then they bargain, and ducats help. If they do not agree, they lay more horseshoes.
dutchman-book-end = Sixteen ships
dutchman-book-end-text = With the sixteenth ship the game is over. Ducats and the value of your three shares are your wealth; the richest wins. Whoever cannot pay before that is bankrupt and out.
dutchman-book-coach-act = Nearest to the number steers. If no way costs you much, save horseshoes.
dutchman-book-coach-act-again = What would the open ways cost you? If nothing, a smith card brings horseshoes instead.
dutchman-book-coach-return = You keep three of five. Keep colours that are worth much and far from the Dutchman.
dutchman-book-coach-want = Say where he should go. The others who are tied hear it, so it also tells them what you fear.
dutchman-book-coach-propose = What a hit would cost you is the most that a deal can be worth. All who are tied must accept.
dutchman-book-coach-terms = Give ducats, or ask for some; then make the proposal. All who are tied must accept it.
dutchman-book-coach-answer = If you accept, it is done at once. Compare it with what a decision round may cost you.
dutchman-book-coach-decide = Lay more for the same number, or pass. What you laid before is gone.
dutchman-book-coach-move = Best is a dear ship that you have no share in, or an island, which pays you for a share.
dutchman-book-coach-show = Your dearest share brings the most ducats. But then the others know that you have it.

## Why opponents would decide so

# Reasons: what comes of a decision. $dearest is what the dearest open way costs, $pays what an open island pays.
dutchman-why-lay = { $count ->
    [one] One horseshoe makes
   *[other] { $count } horseshoes make
} { $sum } of { $lucky }. Whoever steers avoids { $dearest ->
    [0] nothing this time
   *[other] a loss of { $dearest }
}{ $pays ->
    [0] .
   *[other] , or takes { $pays } on an island.
}
dutchman-why-pass = The dearest open way costs you { $dearest }{ $pays ->
    [0] {""}
   *[other] , an island would pay { $pays }
}; you keep all { $count } horseshoes.
dutchman-why-smith = { $middle ->
    [one] 1 horseshoe lies
   *[other] { $middle } horseshoes lie
} in the middle, { $smiths ->
    [one] you are the only smith so far
   *[other] you are { $smiths } smiths so far
}: { $count } for you.
dutchman-why-kontor = The dearest open way costs you { $dearest }; your shares are worth { $worth }, and two can be changed.
dutchman-why-return = You keep shares worth { $kept } and put back { $back }.
dutchman-why-show = Pays { $ducats } at once; your dearest share is worth { $best }.
dutchman-why-keep = Nobody learns what you have; your dearest share would pay { $best }.
dutchman-why-accept = { $all ->
    [0] It costs you nothing and brings you nothing.
   *[other] Ducats and way together bring you { $all }.
}
dutchman-why-accept-costs = Ducats and way together cost you { $all }.
dutchman-why-refuse = { $all ->
    [0] It would cost you nothing and bring you nothing.
   *[other] Ducats and way together would bring you { $all }.
}
dutchman-why-refuse-costs = Ducats and way together would cost you { $all }.
dutchman-why-bargain = The dearest open way costs you { $dearest }{ $pays ->
    [0] {""}
   *[other] ; an island pays you { $pays }
}: a deal is worth no more.
dutchman-why-island = Your dearest share pays { $ducats } there; the dearest other way costs you { $dearest }.
dutchman-why-free = You have no share in it, and whoever has one pays { $worth } for each; the dearest other way costs you { $dearest }.
dutchman-why-ship = It costs you { $ducats }, at { $worth } a share; the dearest other way costs you { $dearest }.

## For those who have never heard of it

dutchman-poster-line = A ghost ship, horseshoes and bargains: send it to the others.
dutchman-poster-first = Where the ghost ship calls, shares lose their value.
dutchman-poster-then = Whoever lays horseshoes nearest to the lucky number steers it.
dutchman-poster-last = Equally near? Then you bargain. Most ducats win.

dutchman-mark-disaster = disasters
dutchman-mark-fall = bankruptcies

## Positions that are arranged by hand

dutchman-arrange-sea = The sea
dutchman-arrange-space = Where the Dutchman is
dutchman-arrange-worth = What a share is worth
dutchman-arrange-this-round = The round
dutchman-arrange-round = Round
dutchman-arrange-lucky = Lucky number
dutchman-arrange-sum = { $sum }
