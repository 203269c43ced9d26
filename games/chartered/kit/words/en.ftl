### Chartered: Building Amsterdam: what is done, refused and counted. Money is in florins: ƒ50.
###
### Every id begins with "chartered-".

# One sentence about the game.
chartered-about = Two to five merchants build warehouses, found companies, trade their shares and let the small be swallowed by the great.

## Things, as they are called in the middle of a sentence

chartered-gunpowder = gunpowder
chartered-coal = coal
chartered-porcelain = porcelain
chartered-silk = silk
chartered-spices = spices
chartered-sugar = sugar
chartered-herring = herring
chartered-tea = tea
chartered-tobacco = tobacco
# With its article: "Found the spice company".
chartered-firm-gunpowder = the gunpowder company
chartered-firm-coal = the coal company
chartered-firm-porcelain = the porcelain company
chartered-firm-silk = the silk company
chartered-firm-spices = the spice company
chartered-firm-sugar = the sugar company
chartered-firm-herring = the herring company
chartered-firm-tea = the tea company
chartered-firm-tobacco = the tobacco company
# The old names stand on the cards; what they bring follows in brackets.
chartered-verlappen = Verlappen (secret bids for an extra turn)
chartered-aenleggen = Aenleggen (secret bids for a level card)
chartered-dreighinghe = Dreighinghe (secret bids; the lowest bidder loses two shares)
chartered-coopmanscappen = Coopmanscappen (trading with the others)
chartered-veilinge = Veilinge (an auction)
chartered-card-plot = plot { $plot }
chartered-card-second = second floor
chartered-card-third = third floor
chartered-card-fourth = fourth floor
chartered-lot-bank = a share of the bank ({ $company })
chartered-lot-own = a share of the active player ({ $company })
chartered-lot-ten = one of the next ten building cards
chartered-lot-back = a plot card that was played recently
chartered-thing-money = ƒ{ $amount }
chartered-thing-card = the card “{ $card }”
chartered-thing-shares = { $count ->
    [one] a share ({ $company })
   *[other] { $count } shares ({ $company })
}
chartered-thing-nothing = nothing
chartered-seat = { $player }
# One of several bids: "Anna ƒ30, Bert ƒ0 and Cleo ƒ50".
chartered-bid = { $player } ƒ{ $amount }

## What can be done: items of a list, so without a full stop

chartered-payout-nothing = nothing
chartered-payout-exact = ƒ{ $amount }
chartered-payout-range = ƒ{ $least } to ƒ{ $most }

chartered-action-take = Take from the market: { $card }
chartered-action-draw = Take the next card of the pile
chartered-action-refresh = Pay ƒ{ $price } for a new market and then take cards
chartered-action-build-alone = Build on { $plot }
chartered-action-build-found = Build on { $plot } and found a company (pays { $payout })
chartered-action-build-extend = Build on { $plot } and extend { $company } (pays { $payout })
chartered-action-build-merge = Build on { $plot } and merge { $companies } (pays { $payout })
chartered-action-build-roof = Build on { $plot } with a broken roof against { $company } (pays { $payout })
chartered-action-build-merge-roof = Build on { $plot } with a broken roof and merge { $companies } (pays { $payout })
chartered-action-raise = Add floor { $floor } on { $plot } (pays { $payout })
chartered-action-raise-roof = Add floor { $floor } on { $plot } with a broken roof (pays { $payout })
chartered-action-pair = Build on { $first } and { $second } and found a company (pays { $payout })
chartered-action-pair-in-order = Build on { $first }, then on { $second } with the HQ, and found a company (pays { $payout })
chartered-action-hq = Place the HQ on { $plot }
chartered-action-alone = Let the warehouse stand alone
chartered-action-found = Found a company: { $firm }
chartered-action-bonus = Add the value of the warehouse to { $company } (now ƒ{ $value }; pays { $payout })
chartered-action-bonus-roof = Take ƒ50 from { $company } (now ƒ{ $value }; pays { $payout })
chartered-action-merge = Let { $loser } be swallowed by { $winner } (pays { $payout })
chartered-action-sell-out = Sell { $count ->
    [one] one share
   *[other] { $count } shares
} of { $company } for ƒ{ $amount }
chartered-action-keep-all = Sell no share of { $company }
chartered-action-buy = Buy a share of { $company } for ƒ{ $price }
chartered-action-sell = Sell a share of { $company } for ƒ{ $price }
chartered-action-roof = Use an action card: a broken roof for ƒ{ $price }
chartered-action-event = Use an action card: an event for ƒ{ $price }
chartered-action-no-more-trades = Trade no more
chartered-action-no-more-sales = Sell no more
chartered-action-no-more-offers = Make no more offers
chartered-action-pass = Pass
chartered-action-pass-auction = Bid no more
chartered-action-event-open = Choose { $event }
chartered-action-event-blind = Take the next event of the pile unseen
chartered-action-bid-secret = Bid ƒ{ $amount } in secret
chartered-bid-secret-some = Bid in secret
chartered-bid-open-some = Bid
chartered-give-some = Give money
chartered-ask-some = Ask for money
chartered-action-bid-open = Bid ƒ{ $amount }
chartered-action-return = Lose a share of { $company }
chartered-action-lot = Auction { $lot }
chartered-action-keep = Keep this card: { $card }
chartered-action-take-back = Take { $plot } back
chartered-action-partner = Make { $player } an offer
chartered-action-give = Offer { $thing }
chartered-action-ask = Ask for { $thing }
chartered-action-send = Make this offer
chartered-action-withdraw = Make no offer after all
chartered-action-accept = Accept
chartered-action-decline = Decline
chartered-action-counter = Make an offer in return

## What is asked

chartered-question-turn = What do you do with your turn?
chartered-question-buying-first = Which card do you take first?
chartered-question-buying-second = Which card do you take second?
chartered-question-selling = Do you sell another share?
chartered-question-diagonal = Do you found a company with what lies diagonally next to { $plot }?
chartered-question-between = Where between the two warehouses does the HQ stand?
chartered-question-founding = Which company do you found?
chartered-question-bonus = To which company is the value of the warehouse added?
chartered-question-bonus-roof = Which company loses ƒ50 by the broken roof?
chartered-question-merging = Equal values: which company is swallowed by which?
chartered-question-sales = { $loser } is swallowed by { $winner }: how many shares of it do you sell for ƒ{ $price } each?
chartered-question-trading = Do you trade shares? { $left ->
    [one] One more.
   *[other] Up to { $left }.
}
chartered-question-choosing = Which event happens?
chartered-question-verlappen = What do you bid in secret for an extra turn?
chartered-question-aenleggen = What do you bid in secret for a level card?
chartered-question-dreighinghe = What do you bid in secret? The lowest bidder loses two shares.
chartered-question-losing = { $left ->
    [one] You lose one share: which?
   *[other] You lose { $left } shares: which first?
}
chartered-question-offering = To whom do you make an offer? { $left ->
    [one] One offer is left.
   *[other] { $left } offers are left.
}
chartered-question-drafting = What do you offer { $player }, and for what?
chartered-question-answering = { $player } gives { $gives } and gets { $gets }. Do you accept?
chartered-question-lots = What is auctioned?
chartered-question-auction-first = What is the first bid for { $lot }?
chartered-question-auction = { $player } bids ƒ{ $amount } for { $lot }. Do you bid more?
chartered-question-looking = Which of these cards do you keep?
chartered-question-taking-back = Which plot do you take back?
chartered-question-moving-hq = Where does the HQ of { $company } move?
chartered-question-over = The game is over; there is nothing left to decide.

## What happened: cards

chartered-event-began = Everybody begins with { $cards } plot cards and ƒ{ $amount }. { $player } begins.
    .you = Everybody begins with { $cards } plot cards and ƒ{ $amount }. You begin.
# Told to the one who has them alone.
chartered-event-hand = { $player } has: { $cards }.
    .you = You have: { $cards }.
chartered-event-market = New on the market: { $cards }.
chartered-event-cards-bought = { $player } pays ƒ{ $price } for building cards.
    .you = You pay ƒ{ $price } for building cards.
chartered-event-refreshed = { $player } pays ƒ{ $price } for a new market.
    .you = You pay ƒ{ $price } for a new market.
chartered-event-took = { $player } takes from the market: { $card }.
    .you = You take from the market: { $card }.
# Told to the others; it must not give the card away.
chartered-event-drew = { $player } takes a card of the pile.
    .you = You take a card of the pile.
# Told to the one who drew alone.
chartered-event-drew-card = { $player } takes from the pile: { $card }.
    .you = You take from the pile: { $card }.
chartered-event-passed = { $player } can do nothing and passes.
    .you = You can do nothing and pass.

## What happened: building

chartered-event-built = { $player } builds on { $plot }.
    .you = You build on { $plot }.
chartered-event-raised = { $player } adds floor { $floor } on { $plot }.
    .you = You add floor { $floor } on { $plot }.
chartered-event-roof-laid = { $player } lays a broken roof on { $plot }.
    .you = You lay a broken roof on { $plot }.
chartered-event-last-warehouse = That was the last warehouse: the game ends with this turn.
chartered-event-founded = { $player } founds { $firm }, worth ƒ{ $value }, with its HQ on { $plot }.
    .you = You found { $firm }, worth ƒ{ $value }, with its HQ on { $plot }.
chartered-event-value-rose = { $company } rises from ƒ{ $from } to ƒ{ $to }.
chartered-event-value-fell = { $company } falls from ƒ{ $from } to ƒ{ $to }.
chartered-event-paid-out = { $player } is paid ƒ{ $amount } for { $company }.
    .you = You are paid ƒ{ $amount } for { $company }.
chartered-event-merger = { $player } merges { $companies }.
    .you = You merge { $companies }.
chartered-event-sold-out = { $player } sells { $count ->
    [one] a share
   *[other] { $count } shares
} of { $company } for ƒ{ $amount }.
    .you = You sell { $count ->
    [one] a share
   *[other] { $count } shares
} of { $company } for ƒ{ $amount }.
chartered-event-kept-shares = { $player } keeps { $count ->
    [one] a share
   *[other] { $count } shares
} of { $company }.
    .you = You keep { $count ->
    [one] a share
   *[other] { $count } shares
} of { $company }.
chartered-event-swallowed = { $winner } swallows { $loser }, which was worth ƒ{ $value }.
chartered-event-marked = A turned warehouse takes the place of the HQ of { $company } on { $plot }.
chartered-event-taken-back = { $player } takes { $plot } back, and its warehouse leaves the board.
    .you = You take { $plot } back, and its warehouse leaves the board.
chartered-event-hq-moved = The HQ of { $company } moves to { $plot }.

## What happened: shares and action cards

chartered-event-share-bought = { $player } buys a share of { $company } for ƒ{ $price }.
    .you = You buy a share of { $company } for ƒ{ $price }.
chartered-event-share-sold = { $player } sells a share of { $company } for ƒ{ $price }.
    .you = You sell a share of { $company } for ƒ{ $price }.
chartered-event-roof-bought = { $player } pays ƒ{ $price } and an action card for a broken roof.
    .you = You pay ƒ{ $price } and an action card for a broken roof.
chartered-event-event-bought = { $player } pays ƒ{ $price } and an action card for an event.
    .you = You pay ƒ{ $price } and an action card for an event.

## What happened: events

chartered-event-due = A company rose over an event line: { $player } chooses an event.
    .you = A company rose over an event line: you choose an event.
chartered-event-chosen = { $player } chooses an event: { $event }.
    .you = You choose an event: { $event }.
chartered-event-blind = { $player } takes an event unseen: { $event }.
    .you = You take an event unseen: { $event }.
chartered-event-impossible = This cannot happen and is discarded: { $event }.
chartered-event-opened = A new event lies open: { $event }.
chartered-event-shuffled = The discarded events are shuffled.
# Told to the others; it must not give the bid away.
chartered-event-bid-sealed = { $player } has decided.
    .you = You have decided.
# Told to the one who bid alone.
chartered-event-bid-made = { $player } secretly bids ƒ{ $amount }.
    .you = You secretly bid ƒ{ $amount }.
chartered-event-bids-shown = The bids: { $bids }.
chartered-event-tied = It is a tie: { $players } bid again.
chartered-event-tie-broken = It is a tie once more: of { $players } the first in turn is taken.
chartered-event-bid-paid = { $player } pays ƒ{ $amount }.
    .you = You pay ƒ{ $amount }.
chartered-event-extra-won = { $player } wins an extra turn after the next one.
    .you = You win an extra turn after the next one.
chartered-event-extra-turn = { $player } has an extra turn.
    .you = You have an extra turn.
chartered-event-level-won = { $player } wins a level card: { $card }.
    .you = You win a level card: { $card }.
# Told to the others; it must not give the card away.
chartered-event-level-taken = { $player } wins a level card.
    .you = You win a level card.
chartered-event-threatened = { $player } loses { $count ->
    [0] nothing, for lack of shares
    [one] a share
   *[other] { $count } shares
}.
    .you = You lose { $count ->
    [0] nothing, for lack of shares
    [one] a share
   *[other] { $count } shares
}.
chartered-event-share-lost = { $player } loses a share of { $company }.
    .you = You lose a share of { $company }.
chartered-event-approached = { $player } thinks of an offer for { $partner }.
    .you = You think of an offer for { $partner }.
    .you-partner = { $player } thinks of an offer for you.
# Told to the one who puts the offer together alone.
chartered-event-draft-give = { $player } puts into the offer: { $thing }.
    .you = You put into the offer: { $thing }.
chartered-event-draft-ask = { $player } asks in the offer for: { $thing }.
    .you = You ask in the offer for: { $thing }.
chartered-event-offered = { $player } offers { $partner }: { $gives } for { $gets }.
    .you = You offer { $partner }: { $gives } for { $gets }.
    .you-partner = { $player } offers you: { $gives } for { $gets }.
chartered-event-withdrawn = { $player } makes no offer after all.
    .you = You make no offer after all.
chartered-event-accepted = { $player } accepts the offer of { $partner }.
    .you = You accept the offer of { $partner }.
    .you-partner = { $player } accepts your offer.
chartered-event-declined = { $player } declines the offer of { $partner }.
    .you = You decline the offer of { $partner }.
    .you-partner = { $player } declines your offer.
chartered-event-countering = { $player } thinks of an offer in return for { $partner }.
    .you = You think of an offer in return for { $partner }.
    .you-partner = { $player } thinks of an offer in return for you.
chartered-event-trade-over = { $player } makes no more offers.
    .you = You make no more offers.
chartered-event-lot = { $player } puts up for auction: { $lot }.
    .you = You put up for auction: { $lot }.
chartered-event-auction-bid = { $player } bids ƒ{ $amount }.
    .you = You bid ƒ{ $amount }.
chartered-event-auction-passed = { $player } bids no more.
    .you = You bid no more.
chartered-event-auction-won = { $player } wins for ƒ{ $amount }: { $lot }.
    .you = You win for ƒ{ $amount }: { $lot }.
chartered-event-unsold = Nobody bids: { $lot }.
# Told to the others; it must not give the card away.
chartered-event-kept-one = { $player } looks at { $count ->
    [one] a card
   *[other] { $count } cards
} of the pile and keeps one.
    .you = You look at { $count ->
    [one] a card
   *[other] { $count } cards
} of the pile and keep one.
# Told to the one who kept it alone.
chartered-event-kept-card = { $player } keeps: { $card }.
    .you = You keep: { $card }.

## How it ended

chartered-event-redeemed = { $player } gets ƒ{ $amount } for { $count ->
    [one] a share
   *[other] { $count } shares
} of { $company }.
    .you = You get ƒ{ $amount } for { $count ->
    [one] a share
   *[other] { $count } shares
} of { $company }.
chartered-event-over = The game is over: the richest merchant wins.
chartered-result-player = { $player } has ƒ{ $amount } and { $cards ->
    [one] one building card
   *[other] { $cards } building cards
} left.
    .you = You have ƒ{ $amount } and { $cards ->
    [one] one building card
   *[other] { $cards } building cards
} left.
# What is counted, as the head of a column or before a number.
chartered-score-money = Florins
chartered-score-cash = Cash
chartered-score-shares = { $company } at ƒ{ $value }
chartered-score-payouts = Paid out while building
# Counted below zero, because fewer are better.
chartered-score-cards = Cards left
# The more room, the fewer cards are left.
chartered-score-room = Room in the hand

## What is refused: why, and what can be done instead

chartered-refusal-over = The game is over. Begin a new one to play on.
chartered-refusal-not-your-turn = There is nothing for you to decide just now. Wait until you are asked.
chartered-refusal-has-bid = You have bid already. Wait until all bids are shown.
chartered-refusal-not-tied = Only those who are tied bid again.
chartered-refusal-no-room-to-bid = You have fifteen building cards and cannot win another, so that you do not bid.
chartered-refusal-not-now = Something else is to be decided now. Choose from what is offered.
chartered-refusal-must-take-two = You take a second card as long as there is one. Choose it.
chartered-refusal-must-found = The warehouses touch, so a company is founded. Choose which.
chartered-refusal-event-later = Events are chosen at the end of the turn. Trade shares, or use an action card for an event now.
chartered-refusal-may-not-pass = You can still do something: buy cards, play a card or sell a share. Only who can do nothing passes.
chartered-refusal-cards-too-dear = You have too little money for building cards. Play a card or sell shares.
chartered-refusal-refresh-too-dear = You have too little money for a new market. Take cards as they are, play a card or sell shares.
chartered-refusal-hand-full = You have fifteen building cards, and nobody may have more. Play some first.
chartered-refusal-not-in-market = This card is not in the market. Choose one that is, or take from the pile.
chartered-refusal-level-alone = A level card of the market is taken alone, not as the second card. Choose another card.
chartered-refusal-pile-empty = The pile is empty. Take from the market.
chartered-refusal-not-in-hand = You do not have the card for this. Choose one of your own cards.
chartered-refusal-plot-taken = A warehouse stands there already. Choose an empty plot.
chartered-refusal-no-hq-left = All companies are on the board, so that none can be founded. Choose another card.
chartered-refusal-too-near = Another company is too near: a new one needs three steps to the next. Choose another place.
chartered-refusal-contact-no-hq = The warehouse would touch another, but no company is left to found. Keep the card for later.
chartered-refusal-contact-too-near = The warehouse would touch another, but a company is too near to found one. Keep the card for later.
chartered-refusal-nothing-to-raise = No warehouse stands there. Choose a plot with one.
chartered-refusal-high-enough = This warehouse has four floors already. Choose another.
chartered-refusal-no-roof = You have no broken roof. Build without one.
chartered-refusal-roof-needs-company = A broken roof can only be used against a company. Build without one.
chartered-refusal-one-is-enough = One of these cards alone founds a company. Play just that one.
chartered-refusal-pair-touches = One of these plots touches a company. Two cards can only found a new one.
chartered-refusal-pair-needs-two = There are not two warehouses left. Play one card.
chartered-refusal-pair-apart = These plots do not lie side by side or diagonally. Choose two that do.
chartered-refusal-not-there = The HQ cannot stand there. Choose one of the plots that are offered.
chartered-refusal-already-founded = This company is on the board already. Choose another.
chartered-refusal-not-merging = This company does not take part in the merger. Choose one that does.
chartered-refusal-not-the-lowest = The two companies with the lowest values merge first, and the higher one swallows the lower. Choose another pair.
chartered-refusal-wrong-way-round = The company with the higher value swallows the other. Choose the other way round.
chartered-refusal-too-few-shares = You do not have so many of these shares. Choose others or fewer.
chartered-refusal-not-on-board = This company is not on the board. Its shares cannot be bought or sold now.
chartered-refusal-no-share-left = The bank has no share of this company. Choose another.
chartered-refusal-share-too-dear = You have too little money for this share. Choose another or sell first.
chartered-refusal-no-action-card = You have used both action cards. Trade shares instead.
chartered-refusal-action-too-dear = You have too little money for this. Trade shares instead.
chartered-refusal-traded-already = You have traded shares already. An action card is used instead of trading.
chartered-refusal-event-not-open = This event does not lie open. Choose an open one or the next of the pile.
chartered-refusal-no-level-aside = There is no level card left to win. Choose another event.
chartered-refusal-not-tens = All sums are whole tens. Name another sum.
chartered-refusal-bid-too-high = You do not have so much money. Bid less.
chartered-refusal-bid-too-low = That is not more than the highest bid. Bid more or pass.
chartered-refusal-first-bid-too-low = The first bid for a share of the active player is at least ƒ10. Bid more or pass.
chartered-refusal-must-open = The first bid is yours. Bid at least nothing.
chartered-refusal-no-such-lot = This cannot be auctioned now. Choose another lot.
chartered-refusal-not-among-ten = This card is not among those you look at. Choose one of them.
chartered-refusal-not-takeable = This plot cannot be taken back. Choose one that is offered.
chartered-refusal-no-partner = Nobody else sits there. Choose another player.
chartered-refusal-offer-full = There is no room for more of this in the offer. Make it, or leave something out next time.
chartered-refusal-both-ways = The same thing cannot go both ways. Choose another.
chartered-refusal-not-theirs = That cannot be given. Choose something that can.
chartered-refusal-offer-empty = There is nothing in the offer yet. Give or ask for something.
chartered-refusal-too-many-cards = Somebody would have more than fifteen building cards. Offer fewer.
chartered-refusal-cannot-accept = You do not have all that is asked for. Decline, or make an offer in return.
chartered-refusal-no-counter = An offer in return is only accepted or declined.
chartered-refusal-counters-withdrawn = You have withdrawn five offers in return to this one. Accept it or decline it.

## What is not understood

# The examples are written the same in every language.
chartered-notation-unknown = “{ $text }” is not understood. Write for example build HB3, raise HB3, pair HA1 HA2, take HB3, draw, buy tea, sell tea, bid 50, pass or done.
chartered-notation-plot = “{ $text }” names no plot. Plots are named by the letter of the board and their label, such as HB3.
chartered-notation-card = “{ $text }” names no building card. Write a plot such as HB3, or floor-2, floor-3, floor-4.
chartered-notation-company = “{ $text }” names no company. There are gunpowder, coal, porcelain, silk, spices, sugar, herring, tea and tobacco.
chartered-notation-amount = “{ $text }” names no sum. Write it in florins, such as bid 50.

## What can be chosen before the game

chartered-variant-base = Base layout
chartered-variant-base-help = The four boards two by two, as in the book.
chartered-variant-a = Quick fight
chartered-variant-a-help = All boards turned, long sides together: everybody meets soon.
chartered-variant-b = Crossings
chartered-variant-b-help = The boards round an open square.
chartered-variant-c = Odd ones out
chartered-variant-c-help = The boards as a staircase, with long ways between them.
chartered-variant-own = Your own
chartered-variant-own-help = The layout called “own” in the edition file; until you write yours, a long quay.
chartered-option-beginner = For beginners
chartered-option-beginner-help = Only the base layout can be chosen, as the book advises for the first games.
chartered-setup-beginner = Beginners play in the base layout, not in “{ $layout }”. Choose the base layout or leave the option for beginners out.
chartered-option-contact = Contact without a company
chartered-option-contact-help = Says what happens where a warehouse would touch another but cannot found a company.
chartered-contact-strict = The card cannot be played there.
chartered-contact-lenient = The warehouses stand together without a company.
chartered-option-take-back-payout = Payout for taking back
chartered-option-take-back-payout-help = Who takes a plot of a company back is paid its new value, as for any change.
chartered-option-cash = Money
chartered-option-cash-help = Says whether everybody sees how much the others have.
chartered-cash-open = All sums are open.
chartered-cash-hidden = You see only your own; whoever remembers every payment still knows.
chartered-option-seen-cards = Cards once seen
chartered-option-seen-cards-help = Says whether the page goes on showing what was seen of the others’ hands.
chartered-seen-cards-forgotten = Hands are hidden: everybody remembers for themselves.
chartered-seen-cards-remembered = Cards that everybody has seen stay shown until they are played.

## The table as text

chartered-table-legend = HB3 is an empty plot, .2 a lone warehouse with two floors, T1* one of tea with its HQ, T- a plot of tea without a warehouse, ! a broken roof; # is a bridge, ~ a canal.
chartered-table-company = { $letter } { $company }: ƒ{ $value }, a share costs ƒ{ $price }; { $warehouses } warehouses; shares in the bank: { $shares }
chartered-table-company-absent = { $letter } { $company }: not on the board; shares in the bank: { $shares }
chartered-table-holds = shares{ $shares }; cards { $cards }; roofs { $roofs }; action cards { $actions }; extra turns { $extra }
chartered-table-player = { $sign } { $number } { $player }: ƒ{ $money }; { chartered-table-holds }
chartered-table-player-hidden = { $sign } { $number } { $player }: { chartered-table-holds }
chartered-table-market = Market: { $cards }; pile: { $pile }; warehouses left: { $supply }
chartered-table-events = Open events: { $events }; pile: { $pile }; beside the chart: { $aside }
chartered-aside-among = { $left } of { $cards }
chartered-table-event-now = Now: { $event }
chartered-table-event-due = An event is due at the end of this turn.
chartered-table-ending = The game ends with this turn.
chartered-table-hand = Your hand: { $cards }
chartered-table-bid = Your bid: ƒ{ $amount }
chartered-table-ten = You look at: { $cards }

## Drawings: the boards

chartered-draw-board = The town
chartered-draw-board-about = The layout is called { $layout }. { $companies ->
    [0] No company is on the boards.
    [one] One company is on the boards.
   *[other] { $companies } companies are on the boards.
} { $warehouses ->
    [one] One warehouse is left.
   *[other] { $warehouses } warehouses are left.
}
chartered-draw-hq = HQ: { $company }
# What stands on a plot; its name stands before it: "HB3 · tea, 2 floors".
chartered-draw-plot-site = { $company }: HQ without a warehouse
chartered-draw-plot-marker = { $company }: turned warehouse
chartered-draw-plot-lone = lone warehouse, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
chartered-draw-plot-hq = { $company }, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, with the HQ
chartered-draw-plot-house = { $company }, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
chartered-draw-plot-roof = broken roof
chartered-draw-plot-buffer = too near to a company to found one
chartered-draw-raise-pays = another floor pays you ƒ{ $amount }
# What a card of the viewer would do; the card's name stands before it.
chartered-draw-would-stand-alone = would stand alone
chartered-draw-would-lie-diagonally = stands alone, or founds a company diagonally
chartered-draw-would-found = founds a company; pays you ƒ{ $amount }
chartered-draw-would-extend = extends { $companies }; pays you ƒ{ $amount }
chartered-draw-would-extend-for-nothing = extends { $companies }; pays nothing
chartered-draw-would-merge = merges { $companies }; pays you ƒ{ $amount }
chartered-draw-would-merge-for-up-to = merges { $companies }; pays you up to ƒ{ $amount }, as you decide
chartered-draw-would-merge-for-nothing = merges { $companies }; pays nothing
chartered-draw-would-be-blocked = cannot be built on now

## Drawings: cards

chartered-draw-hand = { $count ->
    [0] Your cards
    [one] Your card
   *[other] Your { $count } cards
}
chartered-draw-hand-about = { $count ->
    [0] No building cards.
    [one] One building card.
   *[other] { $count } building cards.
}
chartered-draw-hand-hint = Pick a card, then its plot
chartered-draw-hand-rest = What they would do and pay now
chartered-draw-no-cards = No cards
# On a level card, below its number: "2. floor".
chartered-draw-floor = floor
chartered-draw-market = Market
chartered-draw-market-about = Two cards for ƒ{ $price }, a level card alone; ƒ{ $refresh } for a new market. { $count ->
    [one] One card in the pile.
   *[other] { $count } cards in the pile.
}
chartered-draw-market-price = Two cards for ƒ{ $price }; a level card comes alone
chartered-draw-takes-first = { $player } takes the first card
    .you = You take the first card
chartered-draw-takes-second = { $player } takes the second card
    .you = You take the second card
chartered-draw-pile-about = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
chartered-draw-played = Played
chartered-draw-played-none = No card was played yet
chartered-draw-played-about = Played last: { $plots }

## Drawings: the exchange

chartered-draw-exchange = Exchange
chartered-draw-exchange-about = Values from ƒ20 to ƒ300. A company that rises over { $lines } brings an event.
chartered-draw-yours = you
chartered-draw-so-far = so far
chartered-draw-column-worth-now = worth
chartered-draw-column-cost = costs
chartered-draw-column-held = held
chartered-draw-company = { $company }: worth ƒ{ $value }, a share costs ƒ{ $price }; warehouses: { $warehouses }; shares in the bank: { $shares }
chartered-draw-company-absent = { $company }: not on the board; shares in the bank: { $shares }
chartered-draw-holds = { $player } has { $count ->
    [one] 1 share
   *[other] { $count } shares
} of { $company }
chartered-draw-own-shares = Your shares of { $company }: { $count }

## Drawings: events

chartered-draw-events = Events
chartered-draw-event-pile = { $count ->
    [one] 1 event in the pile
   *[other] { $count } events in the pile
}
chartered-draw-event-when = When a company rises over a line
chartered-draw-event-due = An event is due at the end of this turn
chartered-draw-event-now = Now: { $event }
chartered-draw-chooses-event = { $player } chooses an event
    .you = You choose an event
chartered-draw-verlappen = Verlappen
chartered-draw-aenleggen = Aenleggen
chartered-draw-dreighinghe = Dreighinghe
chartered-draw-coopmanscappen = Coopmanscappen
chartered-draw-veilinge = Veilinge
chartered-draw-verlappen-gist = bid for a turn
chartered-draw-aenleggen-gist = bid for a level
chartered-draw-dreighinghe-gist = lowest bid loses
chartered-draw-coopmanscappen-gist = trade
chartered-draw-veilinge-gist = auction

## Drawings: what goes on

chartered-draw-now-founding = Founding
chartered-draw-now-merger = Merger
chartered-draw-now-shares = Shares
chartered-draw-now-trade = Trade
chartered-draw-now-bids = Secret bids
chartered-draw-now-auction = Auction
chartered-draw-now-event = Event
chartered-draw-unseen-pile = unseen
chartered-draw-keep = keep all
chartered-draw-ten = The next cards of the pile
chartered-draw-now-turn = Your turn
# Warehouses that can still be built.
chartered-draw-left = { $count } left
chartered-draw-you-give = You give
chartered-draw-offer-to = Offer it to { $player }
chartered-draw-give-hint = Point at your cards below
chartered-draw-ask-hint = Point at plots of the town
chartered-draw-less = Less: { $thing }
chartered-draw-more = More: { $thing }
# After a number: "2× share of tea".
chartered-draw-shares-of = share of { $company }
chartered-draw-then-merge = After that:
chartered-draw-lots-hint = A share of the bank (left in the exchange), one of your own (right), one of ten cards (pile), or a plot taken back (played)
chartered-draw-own-bid = You bid ƒ{ $amount }
# How far somebody is: as a sentence, then as words beside their name.
chartered-draw-bids-not = { $player } does not bid
    .you = You do not bid
chartered-draw-has-bid = { $player } has made a secret bid
    .you = You have made a secret bid
chartered-draw-has-not-bid = { $player } has not decided yet
    .you = You have not decided yet
chartered-draw-leads = The highest bid is that of { $player }
chartered-draw-is-out = { $player } bids no more
    .you = You bid no more
chartered-draw-may-bid = { $player } may still bid
    .you = You may still bid
chartered-draw-sells-now = { $player } may sell now
    .you = You may sell now
chartered-draw-sold-already = { $player } is done
    .you = You are done
chartered-draw-sells-later = { $player } is asked later
    .you = You are asked later
chartered-draw-short-bids-not = does not bid
chartered-draw-short-has-bid = has bid in secret
chartered-draw-short-thinks = thinks
chartered-draw-short-leads = highest bid
chartered-draw-short-out = is out
chartered-draw-short-may-bid = may still bid
chartered-draw-short-sells-now = may sell now
chartered-draw-short-sold = is done
chartered-draw-short-sells-later = is asked later
# The head of one side of an offer: "Anna gives".
chartered-draw-gives = { $player } gives

## Drawings: decisions drawn as plates

chartered-draw-pass = Pass
chartered-draw-refresh = New market
chartered-draw-refresh-about = Pay for a new market and then take cards
chartered-draw-lay-roof = With roof
chartered-draw-lay-roof-about = Lay a broken roof on it: the company loses ƒ50
chartered-draw-plain = Without
chartered-draw-plain-about = Build without a broken roof
chartered-draw-roof = Broken roof
chartered-draw-roof-about = Use an action card: a broken roof for a later turn
chartered-draw-event = Event
chartered-draw-event-about = Use an action card: an event at once
chartered-draw-done = No more
chartered-draw-alone = Alone
chartered-draw-give-money = Give money …
chartered-draw-send = Offer it
chartered-draw-withdraw = No offer
chartered-draw-accept = Accept
chartered-draw-decline = Decline
chartered-draw-counter = In return

## Drawings: small facts

chartered-draw-town = Until the end
chartered-draw-fact-supply = Warehouses left
chartered-draw-fact-aside = Levels set aside
chartered-draw-ending = The last warehouse is placed: the game ends with this turn
chartered-draw-over = The game is over
chartered-draw-unseen = Events in the pile:
chartered-draw-companies = Companies
chartered-draw-figures = Figures
chartered-draw-bank-has = The bank has ƒ{ $amount }.
chartered-draw-column-value = value
chartered-draw-column-size = size
chartered-draw-column-bank = bank
chartered-draw-founded = founded by { $player } this turn
chartered-draw-column-cards = Building cards
chartered-draw-column-actions = Action cards
chartered-draw-column-roofs = Broken roofs
chartered-draw-column-worth = Money and shares
chartered-draw-worth-about = In florins: money, and shares at today’s value.
chartered-draw-again = has another turn after this one
chartered-draw-shown = seen: { $cards }
chartered-draw-sign-lone = Lone warehouse
chartered-draw-sign-house = Warehouse of a company; every row of windows is another floor
chartered-draw-sign-hq = HQ of a company
chartered-draw-sign-site = HQ where nothing is built yet
chartered-draw-sign-marker = Turned warehouse: the plot still belongs to the company
chartered-draw-sign-roof = Broken roof
chartered-draw-sign-bridge = Canal with a bridge: only here plots are connected across it
chartered-draw-sign-buffer = Too near to a company to found another
chartered-draw-sign-latest = Built on last
chartered-draw-sign-mine = You have the card
chartered-draw-sign-pays = What it would pay you
chartered-draw-sign-line = Rising over it brings an event
chartered-draw-sign-action = Action card: an event or a broken roof for ƒ100

## Drawings: what everybody has

chartered-draw-money = ƒ{ $amount }
chartered-draw-money-hidden = Money hidden
chartered-draw-card-count = { $count ->
    [one] 1 building card
   *[other] { $count } building cards
}
chartered-draw-action-count = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
chartered-draw-roof-count = { $count ->
    [one] 1 broken roof
   *[other] { $count } broken roofs
}
chartered-draw-share-count = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
chartered-draw-extra-turns = { $count ->
    [one] 1 extra turn
   *[other] { $count } extra turns
}

## How to play: the coach

# Chartered: Building Amsterdam
chartered-book-town = Ninety-six plots on four boards
chartered-book-town-text = Everybody has plot cards and money. A plot card lets you build a warehouse on its plot, once. All warehouses belong to everybody: what counts is the shares you hold.
chartered-book-found = Companies are founded
chartered-book-found-text = Where a new warehouse touches one that stands alone, a company is founded, and its founder chooses which of the nine. Its value on the chart is what its warehouses are worth: ƒ10 each, more for higher floors.
chartered-book-pay = Whoever moves a value is paid
chartered-book-pay-text = Extend a company and you are paid its new value, whoever owns shares in it. So a large company feeds everybody who can reach it, and ƒ300 is as far as it goes.
chartered-book-shares = Two shares a turn
chartered-book-shares-text = After building you may buy or sell up to two shares at what the chart says, ƒ50 at least when you buy. In the end every share of a company on the board is redeemed at its value.
chartered-book-merge = Small companies are swallowed
chartered-book-merge-text = A warehouse that joins two companies merges them. Holders of the smaller one may sell at once at its old value; the larger one grows by it, and whoever built is paid the new value. Kept shares of a company that is gone wait until somebody founds it again.
chartered-book-events = Lines on the chart
chartered-book-events-text = When a company rises over an event line, the active player chooses an event: secret bids for an extra turn or a level card, a threat, trading, or an auction. When the last warehouse is placed, the turn is finished and the richest wins.
chartered-book-coach-turn = Buy two cards for ƒ50, play a card, or sell. Beside a company, building pays you its new value.
chartered-book-coach-turn-again = Which companies can your cards reach? Hold their shares. With few useful cards, buy two more.
chartered-book-coach-buying = All see what you take from the market, nobody what you draw. Plots beside a company are worth most.
chartered-book-coach-selling = Selling brings money at once, but whoever sells early misses any further growth.
chartered-book-coach-found-which = All nine are alike. One whose shares somebody kept would be a present to them.
chartered-book-coach-between = The HQ stands between the two warehouses and joins them; it is worth nothing itself.
chartered-book-coach-diagonal = Found now and be paid, or wait: whoever builds beside it first founds a company.
chartered-book-coach-bonus = The ƒ10 goes to the company you choose. Mind the event lines, and who holds shares.
chartered-book-coach-merging = Equal values: choose who survives. Its shares grow; those of the other can be sold now.
chartered-book-coach-sales = Sold shares are paid at once. Kept ones are worth nothing until the company is founded again.
chartered-book-coach-trading = Buy while a company is small: you pay ƒ50 at least, and from then on every step is yours.
chartered-book-coach-choosing = Trading and auctions help whoever has money to spare; the threat hurts whoever has none.
chartered-book-coach-bid = Nobody sees what you bid. Ask what it is worth to you and bid a little less.
chartered-book-coach-offering = Offer a card you cannot use, and ask for one that touches your company.
chartered-book-coach-auction = Bid as long as it is worth more to you than that. Whoever passes is out.
chartered-book-coach-bonus-roof = The company you choose loses ƒ50. It may decide who survives; hit what others hold.
chartered-book-coach-threat = Everybody pays their bid; the lowest bidder loses two shares. What are your two cheapest worth?
chartered-book-coach-losing = Give up what is worth least: shares of companies that are gone count for nothing.
chartered-book-coach-drafting = Up to three cards and five shares go each way; money goes one way only.
chartered-book-coach-answering = Accept if it leaves you with more, and them with not much more.
chartered-book-coach-lots = A share of your own brings you the bids; the other lots are paid to the bank.
chartered-book-coach-looking = Keep the card that pays most: a plot beside a large company, or a floor for its towers.
chartered-book-coach-taking-back = The plot becomes free again, and its company loses ƒ10. The card comes into your hand.
chartered-book-coach-moving-hq = The HQ needs a place among its warehouses. No floors can be built on it.

## Why opponents would decide so


## Why one would decide so: what comes of it, in numbers that can be checked

chartered-why-pays = Pays you ƒ{ $amount } at once: { $company } is worth ƒ{ $value } then.
chartered-why-pays-and-grows = Pays you ƒ{ $amount } at once and makes { $company } worth ƒ{ $value }: { $count ->
    [one] your share gains
   *[other] your { $count } shares gain
} ƒ{ $gain }.
chartered-why-pays-and-falls = Pays you ƒ{ $amount } at once, but { $company } falls to ƒ{ $value }: { $count ->
    [one] your share loses
   *[other] your { $count } shares lose
} ƒ{ $gain }.
chartered-why-founds = Founds a company: it pays you its value, and you may buy two shares at that price.
chartered-why-merges = Merges { $companies }, worth ƒ{ $amount } together now; whoever merges is paid what comes of it.
chartered-why-swallows = { $winner } swallows { $loser }, whose shares sell for ƒ{ $price } each; you have { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
chartered-why-stands = Pays nothing yet; you would have { $count ->
    [one] one card
   *[other] { $count } cards
} left.
chartered-why-draw = Only you know what you draw; { $count ->
    [one] one card is
   *[other] { $count } cards are
} in the pile.
chartered-why-refresh = Five new cards for ƒ{ $price }, of which you take as usual.
chartered-why-take = As things stand { $plot } pays you ƒ{ $amount } when you build there.
chartered-why-hold = Pays nothing yet; you would have { $count } cards.
chartered-why-buy = You pay ƒ{ $price } for a share that is worth ƒ{ $value } now; { $count ->
    [0] none of your cards extends { $company }
    [one] one of your cards extends { $company }
   *[other] { $count } of your cards extend { $company }
}.
chartered-why-sell = Brings you ƒ{ $amount } at once; you keep { $count ->
    [0] no share
    [one] one share
   *[other] { $count } shares
} of { $company }.
chartered-why-sell-out = Brings you ƒ{ $amount } at once; kept shares are worth nothing until the company is founded again.
chartered-why-keep = Keeps { $count ->
    [one] your share
   *[other] your { $count } shares
} of { $company } for when it is founded again.
chartered-why-action = Costs ƒ{ $price } and { $count ->
    [one] your last action card
   *[other] one of your { $count } action cards
}.
chartered-why-save = Keeps your ƒ{ $amount } for later.
chartered-why-bid = With a bid of ƒ{ $amount } you would have ƒ{ $left } left.
chartered-why-lose = A share of { $company } is worth ƒ{ $value } now.
chartered-why-worth = You would have ƒ{ $money } in money and ƒ{ $shares } in shares.

## For those who have never heard of it

chartered-poster-line = Found companies, hold their shares, swallow the small.
chartered-poster-first = Build warehouses: neighbours become a company.
chartered-poster-then = Buy shares of what will grow.
chartered-poster-last = When companies meet, the greater swallows the smaller. Most money wins.

chartered-mark-founded = foundings
chartered-mark-merger = mergers
chartered-mark-event = events

## Positions that are arranged by hand

chartered-arrange-worth = What companies are worth
chartered-arrange-shares = Shares: { $company }
