### Merchants of Amsterdam: what is done, refused and counted. Money is in thousands of guilders: ƒ120.
###
### Every id begins with "merchants-".

# One sentence about the game.
merchants-about = Three to five merchant families trade, build and bid against a falling clock in the Amsterdam of the seventeenth century.

## Things, as they are called in the middle of a sentence

merchants-sugar = sugar
merchants-gemstones = gemstones
merchants-spice = spice
merchants-silk = silk
# The names of the regions stand on the board; they are used without an article.
merchants-americas = the Americas
merchants-africa = Africa
merchants-east-indies = the East Indies
merchants-far-east = the Far East
merchants-nieuwe-zijde = Nieuwe Zijde
merchants-oude-zijde = Oude Zijde
merchants-grachten = Grachten
merchants-lastage = Lastage
merchants-area-market = market
merchants-area-amsterdam = Amsterdam
merchants-area-offices = trade offices
merchants-card-none = no card
merchants-card-hourglass = hourglass
merchants-card-goods = commodity card (three steps)
merchants-card-office-region = trade office in { $region } (any commodity)
merchants-card-office-commodity = trade office for { $commodity } (any region)
merchants-card-house = warehouse in { $district } (any commodity)
merchants-card-house-pair = warehouse in { $first } or { $second } ({ $commodity })

## What a year brings

merchants-year-start = the beginning
merchants-year-none = nothing happens
merchants-year-ship = a ship: a step on the market for everybody
merchants-year-globe = a globe: a trade office for everybody
merchants-year-coat = the coat of arms: a warehouse for everybody
merchants-year-credit = a loan for whoever wants one
merchants-year-lose-house = everybody loses a warehouse
merchants-year-lose-office = everybody loses a trade office
merchants-year-shipwreck = shipwreck: everybody goes back a step
merchants-year-leaders = the leaders of all tracks fall back
merchants-year-score-market = the market is scored
merchants-year-score-amsterdam = Amsterdam is scored
merchants-year-score-offices = the trade offices are scored
merchants-year-final = everything is scored for the last time
merchants-year-about = c. { $year }

## A sentence of history for every year

# A sentence that an edition file brings along.
merchants-history-own = { $text }
merchants-history-1579 = The northern provinces unite at Utrecht, and a state begins.
merchants-history-1585 = Antwerp falls to Spain, and its merchants come to Amsterdam.
merchants-history-1588 = The Armada is beaten, with Dutch ships lying in wait off the coast.
merchants-history-1596-97 = Barents and Heemskerck seek a way to the Indies through the ice and winter on Novaya Zemlya.
merchants-history-1597 = Three of four ships come home from the first voyage to the East Indies.
merchants-history-1600 = Fifty thousand people live in Amsterdam, and the city bursts at its seams.
merchants-history-1602 = The East India Company is founded and sells shares to anybody who dares.
merchants-history-1609 = The Exchange Bank opens, and money begins to travel on paper.
merchants-history-1609-21 = Twelve years of truce with Spain make the Mediterranean safe for trade.
merchants-history-1611 = An exchange is built over the water, where merchants of all nations meet.
merchants-history-1613 = The city grows to the west: the ring of canals is begun.
merchants-history-1619 = Coen burns Jakarta down and founds Batavia in its place.
merchants-history-1621 = The West India Company is founded to trade with Africa and America.
merchants-history-1624 = Driven from the coast of China, the Dutch settle on Formosa.
merchants-history-1625 = Colonists found New Amsterdam at the tip of Manhattan.
merchants-history-1628 = Piet Heyn captures the Spanish silver fleet.
merchants-history-1632 = Young Rembrandt moves to Amsterdam and is much in demand.
merchants-history-1636-37 = Tulip bulbs are sold for the price of houses, until nobody buys any more.
merchants-history-1640 = Year after year Dutch ships lie before Manila to stop the trade of their rivals.
merchants-history-1641 = Japan closes its doors to all strangers but the Dutch on Deshima.
merchants-history-1652-54 = War with England over who may carry whose goods; trade breaks down.
merchants-history-1656 = Rembrandt is bankrupt and loses his house.
merchants-history-1662 = The Dutch are driven from Formosa.
merchants-history-1664 = An English fleet takes New Amsterdam without a shot.
merchants-history-1665 = Two hundred thousand people live in Amsterdam.
merchants-history-1666 = The ring of canals reaches the Amstel, and the great houses in its bend are built.

## What can be done: items of a list, so without a full stop

merchants-action-use = Use it yourself
merchants-action-auction = Auction it
merchants-action-discard = Throw it away
merchants-action-enter = Place a token on the first space of { $commodity }
merchants-action-step = Advance on { $commodity } to space { $space }
merchants-action-back = Go back on { $commodity } to space { $space }
merchants-action-leave = Leave the market of { $commodity }
merchants-action-open = Open the trade office { $office } ({ $region }, { $commodity })
merchants-action-close = Give up the trade office { $office } ({ $region }, { $commodity })
merchants-action-build = Build a warehouse on { $house } ({ $district })
merchants-action-raze = Take away the warehouse on { $house } ({ $district })
merchants-action-borrow = Borrow ƒ120 now and repay ƒ200 at the end
merchants-action-no-loan = Take no loan
merchants-action-no-house = Build no warehouse
merchants-action-no-office = Open no trade office
merchants-action-no-step = Make no step
merchants-action-no-more-steps = Make no further steps
merchants-action-start = Start the clock
merchants-action-stop = Stop: buy for ƒ{ $price }
merchants-action-stop-first = Double the prices
merchants-action-wait = Do not stop

## What is asked

merchants-question-place = Where does this card go: { $card }?
merchants-question-goods = On which track do you make a step? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
}
merchants-question-office = Where do you open a trade office?
merchants-question-house = Where do you build a warehouse?
merchants-question-step = Do you make the step of your card?
merchants-question-step-due = On which track do you make the step of your card?
merchants-question-ship = A ship comes in: on which track do you make a step?
merchants-question-globe = Where do you open a trade office?
merchants-question-coat = Where do you build a warehouse?
merchants-question-credit = Do you borrow ƒ120? You repay ƒ200 at the end.
merchants-question-lose-house = Which warehouse do you lose?
merchants-question-lose-office = Which trade office do you lose?
merchants-question-shipwreck = On which track do you go back a step?
merchants-question-bonus-house = You trade in everything: where do you build a warehouse for nothing?
merchants-question-return-house = You no longer trade in everything: which warehouse do you return?
merchants-question-start = Start the clock for: { $card }
merchants-question-stop = The price falls: { $card }
merchants-question-price = On which price would you stop for: { $card }?
merchants-question-price-doubled = Prices are doubled. On which would you stop for: { $card }?
merchants-question-over = The game is over; there is nothing left to decide.

## What happened: the mayor and the years

merchants-event-began = Everybody begins with ƒ{ $amount }. { $player } is the first mayor.
    .you = Everybody begins with ƒ{ $amount }. You are the first mayor.
merchants-event-mayor = { $player } is mayor.
    .you = You are mayor.
merchants-event-turned-up = { $player } turns up a card: { $card }.
    .you = You turn up a card: { $card }.
merchants-event-set-aside = It is not for three players and is set aside: { $card }.
merchants-event-placed-use = { $player } keeps the card: { $card }.
    .you = You keep the card: { $card }.
merchants-event-placed-auction = { $player } auctions the card: { $card }.
    .you = You auction the card: { $card }.
merchants-event-placed-discard = { $player } throws the card away: { $card }.
    .you = You throw the card away: { $card }.
merchants-event-discarded = Thrown away: { $card }.
merchants-event-year = { $year }: { $history } ({ $brings })
merchants-event-year-bare = { $year } ({ $brings })

## What happened: tokens

merchants-event-stepped = { $player } reaches space { $space } of { $commodity }.
    .you = You reach space { $space } of { $commodity }.
merchants-event-fell-back = { $player } falls back to space { $space } of { $commodity }.
    .you = You fall back to space { $space } of { $commodity }.
merchants-event-left = { $player } leaves the market of { $commodity }.
    .you = You leave the market of { $commodity }.
merchants-event-opened = { $player } opens the trade office { $office } ({ $region }, { $commodity }).
    .you = You open the trade office { $office } ({ $region }, { $commodity }).
merchants-event-closed = { $player } gives up the trade office { $office } ({ $region }, { $commodity }).
    .you = You give up the trade office { $office } ({ $region }, { $commodity }).
merchants-event-built = { $player } builds a warehouse on { $house } ({ $district }).
    .you = You build a warehouse on { $house } ({ $district }).
merchants-event-built-free = { $player } trades in everything and builds for nothing on { $house } ({ $district }).
    .you = You trade in everything and build for nothing on { $house } ({ $district }).
merchants-event-razed = { $player } loses the warehouse on { $house } ({ $district }).
    .you = You lose the warehouse on { $house } ({ $district }).
merchants-event-returned = { $player } no longer trades in everything and returns the warehouse on { $house } ({ $district }).
    .you = You no longer trade in everything and return the warehouse on { $house } ({ $district }).
merchants-event-skipped = { $player } does without.
    .you = You do without.
merchants-event-nothing-free = No space is free for { $player }: { $card }.
    .you = No space is free for you: { $card }.

## What happened: money

merchants-event-borrowed = { $player } borrows ƒ120.
    .you = You borrow ƒ120.
merchants-event-borrowed-forced = { $player } has too little and must borrow ƒ120.
    .you = You have too little and must borrow ƒ120.
merchants-event-no-loan = { $player } takes no loan.
    .you = You take no loan.
merchants-event-bonus-regions = { $player } has trade offices in all regions and gets ƒ{ $amount }.
    .you = You have trade offices in all regions and get ƒ{ $amount }.
merchants-event-bonus-districts = { $player } has warehouses in all districts and gets ƒ{ $amount }.
    .you = You have warehouses in all districts and get ƒ{ $amount }.
merchants-event-bonus-bridge = { $player } has warehouses at both ends of a bridge and gets ƒ{ $amount }.
    .you = You have warehouses at both ends of a bridge and get ƒ{ $amount }.
merchants-event-lost-regions = { $player } no longer has trade offices in all regions and returns ƒ{ $amount }.
    .you = You no longer have trade offices in all regions and return ƒ{ $amount }.
merchants-event-lost-districts = { $player } no longer has warehouses in all districts and returns ƒ{ $amount }.
    .you = You no longer have warehouses in all districts and return ƒ{ $amount }.
merchants-event-lost-bridge = { $player } no longer holds both ends of a bridge and returns ƒ{ $amount }.
    .you = You no longer hold both ends of a bridge and return ƒ{ $amount }.
# One of several payments: "Anna gets ƒ100, Bert gets ƒ30 and Cleo gets ƒ30".
merchants-payment = { $player } gets ƒ{ $amount }
    .you = you get ƒ{ $amount }
merchants-event-scored = Scoring ({ $area }), rank { $rank }, { $part }: { $payments }.
merchants-event-scored-nobody = Scoring ({ $area }), rank { $rank }, { $part }: nobody is there.
merchants-event-repaid = { $player } repays { $loans ->
    [one] a loan
   *[other] { $loans } loans
} with ƒ{ $amount }.
    .you = You repay { $loans ->
        [one] a loan
       *[other] { $loans } loans
    } with ƒ{ $amount }.

## What happened: the auction

merchants-event-auction = Under the hammer: { $card }.
merchants-event-clock = { $player } starts the clock.
    .you = You start the clock.
# Told to the others; it must not give the price away.
merchants-event-price-sealed = { $player } has decided.
    .you = You have decided.
# Told to the one who decided alone.
merchants-event-price-named = { $player } secretly names ƒ{ $price }.
    .you = You secretly name ƒ{ $price }.
merchants-event-price-none = { $player } secretly names no price.
    .you = You secretly name no price.
merchants-event-doubled = { $player } stops on the first price: the clock runs again, and all prices are doubled.
    .you = You stop on the first price: the clock runs again, and all prices are doubled.
merchants-event-misbid = { $player } stops at ƒ{ $price } and cannot pay: the clock runs again without this bidder.
    .you = You stop at ƒ{ $price } and cannot pay: the clock runs again without you.
merchants-event-sold = { $player } stops the clock and pays ƒ{ $price }: { $card }.
    .you = You stop the clock and pay ƒ{ $price }: { $card }.
merchants-event-sold-unstopped = Nobody stops the clock, and it runs to its end: { $player }, who doubled the prices, takes the card for ƒ{ $price }: { $card }.
    .you = Nobody stops the clock, and it runs to its end: you doubled the prices and take the card for ƒ{ $price }: { $card }.
merchants-event-unsold = Nobody buys: { $card }.

## How it ended

merchants-event-over = The game is over: the richest family wins.
merchants-result-before = In { $year }, before the last scoring, { $player } had ƒ{ $amount }.
    .you = In { $year }, before the last scoring, you had ƒ{ $amount }.
merchants-result-repaid = { $player } repaid { $loans ->
    [one] a loan
   *[other] { $loans } loans
} with ƒ{ $amount }.
    .you = You repaid { $loans ->
        [one] a loan
       *[other] { $loans } loans
    } with ƒ{ $amount }.
# What is counted, as the head of a column or before a number.
merchants-score-money = Thousand guilders
merchants-score-begun = At the beginning
merchants-score-scoring = { $year }: { $area }
merchants-score-bonuses = Bonuses
merchants-score-auctions = Paid at auctions
merchants-score-loans = Borrowed
merchants-score-repaid = Repaid

# What is counted over many games. Before the first stands how often, behind it the price.
merchants-figure-sold = cards sold at auction, and the price
merchants-figure-unsold = cards nobody bought
merchants-figure-doubled = doubled runs of the clock
merchants-figure-loans = loans taken
merchants-figure-forced = loans forced by a returned bonus
merchants-figure-lost = office cards lost without a free space
merchants-figure-full = Amsterdam cards whose districts were full

## What is refused: why, and what can be done instead

merchants-refusal-over = The game is over. Begin a new one to play on.
merchants-refusal-not-your-turn = There is nothing for you to decide just now. Wait until you are asked.
merchants-refusal-not-now = Something else is to be decided now. Choose from what is offered.
merchants-refusal-disk-taken = A card lies on that disk already. Choose a free one.
merchants-refusal-track-ends = Your token has reached the end of this track. Choose another track, or do without if you may.
merchants-refusal-twice-on-track = Only two of the three steps can be made on the same track. Choose another track, or do without if you may.
merchants-refusal-other-track = The step of this card belongs to another track. Choose that one, or do without if you may.
merchants-refusal-office-taken = This trade office is taken. Choose a free space.
merchants-refusal-other-region = The card allows a trade office in another region only. Choose a free space there or do without.
merchants-refusal-other-commodity = The card allows a trade office of another commodity only. Choose a free space that shows it or do without.
merchants-refusal-house-taken = This space is built on. Choose a free one.
merchants-refusal-other-district = The card does not allow a warehouse in this district. Choose a free space in a district it shows or do without.
merchants-refusal-no-token = All your tokens are on the board. Advance one that is there, or do without.
merchants-refusal-compulsory = You cannot do without this. Choose one of the possibilities.
merchants-refusal-not-on-track = You have no token on this track. Choose one where you have.
merchants-refusal-not-your-office = This trade office is not yours. Choose one of your own.
merchants-refusal-not-your-house = This warehouse is not yours. Choose one of your own.
merchants-refusal-not-on-clock = The clock does not show this price now. Choose one of the prices that are offered.
merchants-refusal-cannot-pay = You do not have so much money. Stop on a lower price or not at all.
merchants-refusal-barred = You stopped the clock and could not pay, so that you are out for this card. Wait for the next auction.
merchants-refusal-too-poor = You cannot pay any price of this run. Wait for the next auction.
merchants-refusal-named = You have named your price already, and it stands. Wait for the others.
merchants-refusal-no-loans = Nobody borrows for an auction. Stop on a price that you can pay, or do not stop.
merchants-refusal-step-due = At this table the steps of a card are made as long as one can be. Choose one of the tracks that are offered.
merchants-refusal-clock-is-out = On this price the clock has run out. Choose one of the prices that are offered.

## What is not understood

# The examples are written the same in every language.
merchants-notation-unknown = “{ $text }” is not understood. Write for example use, auction, discard, step sugar, open Asu1, build G1w, stop 120, wait or skip.
merchants-notation-commodity = “{ $text }” names no commodity. There are sugar, gemstones, spice and silk.
merchants-notation-office = “{ $text }” names no trade office of this board. Their names stand on the board, such as Asu1.
merchants-notation-house = “{ $text }” names no space of Amsterdam. Their names stand on the board, such as G1w.
merchants-notation-price = “{ $text }” names no price. Write it in thousands of guilders, such as stop 120.

## What can be chosen before the game

merchants-variant-base = The whole game
merchants-variant-base-help = From 1579 to 1666, by the rules of the printed books.
merchants-option-auction = Auction
merchants-option-auction-help = Chooses between the falling clock and prices that are named in secret.
merchants-auction-sealed = Everybody secretly names the price on which to stop; the highest pays it. Needs no common time.
merchants-auction-live = The price falls for real, and whoever stops the clock first buys.
merchants-option-full-district = Full districts
merchants-option-full-district-help = Says what an Amsterdam card is worth when its districts are full.
merchants-full-district-step = The step on the market is still made, as the German book says.
merchants-full-district-nothing = The card is worth nothing, as the English book says.
merchants-option-empty-1597 = 1597 is empty
merchants-option-empty-1597-help = Nothing happens in 1597, as the English book says; in the German one it has an event.
merchants-option-misbid = Stopping without money
merchants-option-misbid-help = Says what happens when somebody stops the clock who cannot pay.
merchants-misbid-barred = Nobody can stop on a price that is too high for them.
merchants-misbid-literal = Everybody can; who cannot pay is left out when the clock runs again, as the books say.
merchants-option-money = Money
merchants-option-money-help = Says whether everybody sees how much the others have.
merchants-money-open = All sums are open.
merchants-money-hidden = You see only your own; whoever remembers every payment still knows.
merchants-option-tokens = Limited tokens
merchants-option-tokens-help = Nobody can have more than the 24 tokens of the box on the board; what would need another finds no free space.
merchants-option-last-price = Last price
merchants-option-last-price-help = Says on which price the clock can be stopped last; both books have the auction over when the pointer reaches 50.
merchants-last-price-50 = 50 is a price like the others, as reports of play have it.
merchants-last-price-60 = When the clock reaches 50, nobody can buy any more, as both books say by the letter.
merchants-option-steps = Steps of a card
merchants-option-steps-help = Says whether one may do without the steps on the market that a card gives.
merchants-steps-may = One may do without them.
merchants-steps-must = They are made as long as one can be made, as the English book says of office and Amsterdam cards and the German one of commodity cards.
merchants-option-ties = Equal stops
merchants-option-ties-help = Says who is served when several stop the clock on the same price at the same time.
merchants-ties-order = The first one clockwise from the mayor’s left; the mayor comes last.
merchants-ties-lot = A lot that is drawn anew for every run of the clock.
merchants-option-first-mayor = First mayor
merchants-option-first-mayor-help = Says who begins; places at the start are counted from there.
merchants-first-mayor-lot = A lot, drawn with the cards, decides.
merchants-first-mayor-seat-1 = Seat 1 begins.
merchants-option-leftover = Hourglasses left at the end
merchants-option-leftover-help = Says who turns up the hourglasses that are left after the last turn; those events begin left of that player.
merchants-leftover-last-mayor = The last mayor, as the German book says.
merchants-leftover-next-player = The next player, as the English book says.

## The table as text

merchants-table-year = Now { $year }: { $brings }
merchants-table-next-year = then { $year }: { $brings }
merchants-table-market = The market, space by space from 1 to 8:
merchants-table-offices = Trade offices:
merchants-table-place = { $place }: { $held }. Free: { $free }.
merchants-table-place-empty = { $place }: nobody yet. Free: { $free }.
merchants-table-place-full = { $place }: { $held }. Nothing is free.
merchants-table-office-held = { $player } has { $space } ({ $commodity })
    .you = you have { $space } ({ $commodity })
merchants-table-office-free = { $space } ({ $commodity })
merchants-table-amsterdam = Warehouses in Amsterdam; the letters are district, row from the north, west or east:
merchants-table-house-held = { $player } has { $space }
    .you = you have { $space }
merchants-table-house-free = { $space }
merchants-table-bridge = { $from } and { $to }
merchants-table-bridges = Bridges join: { $bridges }.
# $offices and $houses are numbers by region and by district, such as 2/0/1/1; $market, $regions and $districts are + or -.
merchants-table-bonuses = offices { $offices }, warehouses { $houses }, loans { $loans }; bonuses: market { $market }, regions { $regions }, districts { $districts }, bridges { $bridges }
merchants-table-player = { $number } { $player }: ƒ{ $money }; { merchants-table-bonuses }
merchants-table-player-hidden = { $number } { $player }: { merchants-table-bonuses }
merchants-table-mayor = { $number } { $player } (mayor): ƒ{ $money }; { merchants-table-bonuses }
merchants-table-mayor-hidden = { $number } { $player } (mayor): { merchants-table-bonuses }
merchants-table-turn = Turn { $turn } of { $turns }; { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} still to come
merchants-table-disks = To use: { $use }; to auction: { $auction }; to throw away: { $discard }
merchants-table-doubled = Prices are doubled: { $player } would otherwise pay ƒ200
merchants-table-seat = { $player }
merchants-table-sealed = Decided so far: { $players }
merchants-table-own = Your own decision: { $price }

## Drawings: the board

merchants-draw-board = Amsterdam and the world
# $now is a sentence about the year.
merchants-draw-board-about = { $now } { $offices ->
    [one] 1 trade office
   *[other] { $offices } trade offices
} and { $houses ->
    [one] 1 warehouse
   *[other] { $houses } warehouses
} are on the board.
merchants-draw-year = { $year }: { $brings }.
merchants-draw-year-history = { $year }: { $history } ({ $brings })
# $first and $second are amounts by rank, such as 100/80/60/40.
merchants-draw-year-pays = { $year }: { $brings } (first { $first }, second { $second }).
merchants-draw-year-pays-history = { $year }: { $history } ({ $brings }; first { $first }, second { $second })
merchants-draw-figure = the figure of time
merchants-draw-office = { $office }, { $region }, { $commodity }
merchants-draw-house = { $house }, { $district }
merchants-draw-bridge = bridge from { $from } to { $to }
merchants-draw-bridge-of = bridge from { $from } to { $to }: both ends belong to { $player }
# What is scored, in a narrow place.
merchants-draw-short-market = market
merchants-draw-short-city = city
merchants-draw-short-offices = offices
merchants-draw-short-all = all

## Drawings: the market

merchants-draw-market = Market
merchants-draw-track = { $commodity }: { $players }.
merchants-draw-track-empty = { $commodity }: nobody yet.
# One of a list: "Anna on 3, Piet on 2".
merchants-draw-stands = { $player } on { $space }
    .you = you on { $space }

## Drawings: the mayor’s desk

merchants-draw-desk = Mayor { $player }’s desk
    .you = Your desk, mayor
merchants-draw-desk-about = { $player } is mayor, turn { $turn } of { $turns }. { merchants-draw-left }.
merchants-draw-left = { $cards ->
    [one] 1 card is still to come
   *[other] { $cards } cards are still to come
}
merchants-draw-deck = Pile
merchants-draw-turned = New card
merchants-draw-use = Use
merchants-draw-auction = Auction
merchants-draw-discard = Throw away
merchants-draw-disk = { $disk }: { $card }
merchants-draw-steps = 3 steps
merchants-draw-or = or
merchants-draw-not-three = not for three players
merchants-draw-borrow = Borrow ƒ120
merchants-draw-without = Do without

## Drawings: the auction clock

merchants-draw-clock = Auction clock
merchants-draw-clock-about = The price falls from ƒ{ $highest } to ƒ{ $lowest }.
merchants-draw-clock-doubled = Prices are doubled and fall from ƒ{ $highest } to ƒ{ $lowest }; then { $player } pays ƒ200.
    .you = Prices are doubled and fall from ƒ{ $highest } to ƒ{ $lowest }; then you pay ƒ200.
merchants-draw-hand = the hand of the clock
merchants-draw-start = Start
merchants-draw-wait = No price
merchants-draw-let-run = Let it run
merchants-draw-you-have = You have ƒ{ $amount }.
merchants-draw-too-poor = You have only ƒ{ $amount }, and the clock ends at ƒ{ $least }.
merchants-draw-you-are-barred = You stopped it before and could not pay.
merchants-draw-bidder = { $player } has not decided
merchants-draw-sealed = { $player } has decided
merchants-draw-barred = { $player } could not pay and may not stop any more
merchants-draw-sum = ƒ{ $amount }

## Drawings: panels

merchants-draw-years = Years
merchants-draw-pays = first { $first }, second { $second }
merchants-draw-bonuses = Bonuses and loans
merchants-draw-bonus-market = Market: space 2 or further on all four tracks gives a warehouse
merchants-draw-bonus-regions = Trade offices in all four regions give ƒ100
merchants-draw-bonus-districts = Warehouses in all four districts give ƒ100
merchants-draw-bonus-bridges = Bridges with warehouses at both ends, ƒ40 each
merchants-draw-loans-column = Loans, each repaid with ƒ200
merchants-draw-got = received
merchants-draw-standing = Scoring
merchants-draw-turn = Turn
merchants-draw-coming-hourglass = Hourglasses
merchants-draw-coming-goods = Commodity cards
merchants-draw-coming-office = Trade-office cards
merchants-draw-coming-house = Amsterdam cards
merchants-draw-bank = Bank
merchants-draw-sign-ship = ship: a step on the market
merchants-draw-sign-globe = globe: a trade office
merchants-draw-sign-arms = coat of arms: a warehouse in Amsterdam
merchants-draw-sign-loan = loan: ƒ120 now, ƒ200 at the end
merchants-draw-sign-bridge = bridge: both ends give ƒ40
merchants-draw-sign-diamond = comes first if equal
merchants-draw-sign-derived = follows from other things that are printed

## Drawings: what everybody has

merchants-draw-mayor = Mayor
merchants-draw-money = { $amount } thousand guilders
merchants-draw-money-hidden = Money hidden
merchants-draw-bonus-count = { $count ->
    [one] 1 bonus
   *[other] { $count } bonuses
}
merchants-draw-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}

## How to play: in six steps

merchants-book-board = One city and the whole world
merchants-book-board-text = You lead a family of merchants. Everybody begins with 400 thousand guilders, a warehouse in Amsterdam, a trade office overseas and a token on the market. Whoever has the most money in 1666 wins.
merchants-book-mayor = Three cards, three disks
merchants-book-mayor-text = The mayor turns up three cards, one after the other, and places each before seeing the next: one to use for nothing, one to auction, one to throw away. Then the left neighbour is mayor.
merchants-book-clock = The price falls
merchants-book-clock-text = The auction clock begins at 200 and runs backwards. Whoever stops it first pays what it shows to the bank and uses the card at once. Whoever stops it on 200 doubles all prices.
merchants-book-market = Four tracks on the market
merchants-book-market-text = A commodity card gives you three steps. Every new trade office and every Amsterdam card brings one step more. When the market is scored, only the two who have come furthest on a track earn something.
merchants-book-bonuses = Bonuses come at once
merchants-book-bonuses-text = Trade offices in all four regions pay 100, and so do warehouses in all four districts. Both ends of a bridge pay 40. Space 2 or further on all four tracks gives a warehouse for nothing. Whoever loses what a bonus was for gives it back.
merchants-book-years = Time brings the money
merchants-book-years-text = Hourglasses in the pile move the figure from year to year. On the golden spaces the market, Amsterdam or the trade offices are scored: in each of their four parts the strongest gets the larger sum, the second the smaller one. Everybody sees what comes next, but nobody knows when.

## How to play: the coach

merchants-book-coach-place = What helps you goes on “Use” and costs nothing. You do not know the next cards: is this one good enough?
merchants-book-coach-place-again = Whoever buys at the auction pays the bank, you too. Throw away what would help the others most.
merchants-book-coach-goods = At most two of the three steps on one track. Space 2 on all four tracks gives you a free warehouse.
merchants-book-coach-office = A new region is good: all four pay ƒ100. The sign on the space says on which track you step next.
merchants-book-coach-house = Only your largest group in a district counts. All four districts pay ƒ100, both ends of a bridge ƒ40.
merchants-book-coach-step = The step is free. Only the two who are furthest on a track earn when the market is scored.
merchants-book-coach-ship = A free step for everybody. Go where it makes you first or second, or takes you to space 2.
merchants-book-coach-price = Cards often go for ƒ100 to ƒ130. Unspent money counts in the end.
merchants-book-coach-price-again = What is the card worth to you, and to the others? You may name no price.
merchants-book-coach-price-doubled = Prices are doubled. If nobody stops, whoever opened pays ƒ200.
merchants-book-coach-bonus-house = You stand on space 2 or further on all four tracks. A new district or the end of a bridge is a good place.
merchants-book-coach-return-house = You fell below space 2 on a track, so a warehouse goes back. Choose one that counts little.
merchants-book-coach-globe = Everybody may open a trade office for nothing, in any region. All four regions pay ƒ100.
merchants-book-coach-coat = Everybody builds a warehouse for nothing. Build beside your own, or in a district that you miss.
merchants-book-coach-credit = ƒ120 now helps you at the next auctions. It costs you ƒ80: you repay ƒ200 at the end.
merchants-book-coach-lose-house = Give up what counts least: a single one rather than one of a group, of a bridge or your last in a district.
merchants-book-coach-lose-office = Give one up where you have several: the last one in a region may cost you the ƒ100 for all regions.
merchants-book-coach-shipwreck = Go back where it costs you no rank, and stay on space 2 if you got the free warehouse for all tracks.
merchants-book-coach-start = The price falls from ƒ200. Whoever stops the clock first buys the card and uses it at once.
merchants-book-coach-stop = Cards often go for ƒ100 to ƒ130. The first price doubles them all.

## Why opponents would decide so

merchants-why-scoring = As things stand, the scoring of { $year } ({ $area }) would bring you ƒ{ $after } instead of ƒ{ $before }.
merchants-why-and-scoring = the scoring of { $year } ({ $area }) would bring you ƒ{ $after } instead of ƒ{ $before }
merchants-why-both = { $one } Besides, { $other }.
merchants-why-regions = Completes your four regions: ƒ{ $amount } at once.
merchants-why-districts = Completes your four districts: ƒ{ $amount } at once.
merchants-why-bridge = You hold both ends of a bridge: ƒ{ $amount } at once.
merchants-why-market = Space 2 or further on all four tracks: a warehouse for nothing.
merchants-why-nearer-regions = A new region; { $missing ->
    [one] one more is
   *[other] { $missing } more are
} missing for the ƒ100.
merchants-why-nearer-districts = A new district; { $missing ->
    [one] one more is
   *[other] { $missing } more are
} missing for the ƒ100.
merchants-why-nearer-market = { $missing ->
    [one] One step is
   *[other] { $missing } steps are
} left to space 2 on all four tracks, which gives a warehouse.
merchants-why-card = What this card can do for you: { $why }
merchants-why-borrow = ƒ{ $amount } more for the next auctions; it costs you ƒ{ $costs } in the end.
merchants-why-returns = You would have to return ƒ{ $amount } at once.
merchants-why-costs = The scoring of { $year } ({ $area }) would bring you ƒ{ $after } instead of ƒ{ $before }.
merchants-why-costs-nothing = It costs you nothing at the scoring of { $year } ({ $area }): ƒ{ $after } as before.
merchants-why-no-scoring = Nothing of it is scored any more.
merchants-why-same = The scoring of { $year } ({ $area }) would bring you ƒ{ $after } as before.
merchants-why-card-nothing = As things stand, this card would bring you nothing more at the next scoring.
merchants-why-wait = You keep your ƒ{ $amount }. { $why }
merchants-why-auctioned = Whoever stops the clock first pays the bank and uses it. { $why }
merchants-why-discarded = Nobody uses it. { $why }
merchants-why-rival = { $player } could gain at least ƒ{ $amount } by it, as things stand.
merchants-why-rival-nothing = As things stand, it would bring none of the others anything more.
merchants-why-no-loan = You have ƒ{ $amount } and save the ƒ{ $costs } that a loan costs.
merchants-why-forgone = You do without this: { $why }
merchants-why-forgone-nothing = Nothing that is offered would bring you more, as things stand.

## For those who have never heard of it

merchants-poster-line = The auction clock falls: whoever stops it first pays and gets the card.
merchants-poster-first = The clock falls from a high price. Whoever stops it pays that and buys.
merchants-poster-then = Build warehouses, open offices, fill the market.
merchants-poster-last = Being first there pays, again and again. The richest family wins.

merchants-mark-scoring = scorings
merchants-mark-auction = auctions

## Positions that are arranged by hand

merchants-arrange-loans = Loans
merchants-arrange-offices = Trade offices
merchants-arrange-houses = Warehouses
