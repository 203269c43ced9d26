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
merchants-americas = America's
merchants-africa = Africa
merchants-east-indies = East Indies
merchants-far-east = Far East
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
merchants-card-office-region = trade office: { $region } (any commodity)
merchants-card-office-commodity = trade office: { $commodity } (any region)
merchants-card-house = warehouse: { $district } (any commodity)
merchants-card-house-pair = warehouse: { $first } or { $second } ({ $commodity })

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

merchants-action-use = Use it yourself: { $card }
merchants-action-auction = Auction it: { $card }
merchants-action-discard = Throw it away: { $card }
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
merchants-action-stop = Stop at ƒ{ $price }
merchants-action-stop-first = Stop at ƒ{ $price } and open the doubled run
merchants-action-wait = Do not stop

## What is asked

merchants-question-place = Where do you put the card: { $card }?
merchants-question-goods = On which track do you make a step? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
}
merchants-question-office = Where do you open a trade office? Your card: { $card }.
merchants-question-house = Where do you build a warehouse? Your card: { $card }.
merchants-question-step = Do you make the step of your card? Your card: { $card }.
merchants-question-step-due = On which track do you make the step of your card? Your card: { $card }.
merchants-question-ship = A ship comes in: on which track do you make a step?
merchants-question-globe = Where do you open a trade office?
merchants-question-coat = Where do you build a warehouse?
merchants-question-credit = Do you borrow ƒ120? You repay ƒ200 at the end.
merchants-question-lose-house = Which warehouse do you lose?
merchants-question-lose-office = Which trade office do you lose?
merchants-question-shipwreck = On which track do you go back a step?
merchants-question-bonus-house = You trade in everything: where do you build a warehouse for nothing?
merchants-question-return-house = You no longer trade in everything: which warehouse do you return?
merchants-question-start = Are all ready? Start the clock for: { $card }.
merchants-question-stop = The price falls: stop the clock to buy: { $card }.
merchants-question-price = On which price would you stop the clock for: { $card }?
merchants-question-price-doubled = Prices are doubled. On which would you stop the clock for: { $card }?
merchants-question-over = The game is over; there is nothing left to decide.

## What happened: the mayor and the years

merchants-event-began = Everybody begins with ƒ{ $amount }. { $player } is the first mayor.
merchants-event-mayor = { $player } is mayor.
merchants-event-turned-up = { $player } turns up a card: { $card }.
merchants-event-set-aside = It is not for three players and is set aside: { $card }.
merchants-event-placed-use = { $player } keeps the card: { $card }.
merchants-event-placed-auction = { $player } puts the card up for auction: { $card }.
merchants-event-placed-discard = { $player } will throw the card away: { $card }.
merchants-event-discarded = Thrown away: { $card }.
merchants-event-year = { $year }: { $history } ({ $brings })
merchants-event-year-bare = { $year } ({ $brings })

## What happened: tokens

merchants-event-stepped = { $player } reaches space { $space } of { $commodity }.
merchants-event-fell-back = { $player } falls back to space { $space } of { $commodity }.
merchants-event-left = { $player } leaves the market of { $commodity }.
merchants-event-opened = { $player } opens the trade office { $office } ({ $region }, { $commodity }).
merchants-event-closed = { $player } gives up the trade office { $office } ({ $region }, { $commodity }).
merchants-event-built = { $player } builds a warehouse on { $house } ({ $district }).
merchants-event-built-free = { $player } trades in everything and builds for nothing on { $house } ({ $district }).
merchants-event-razed = { $player } loses the warehouse on { $house } ({ $district }).
merchants-event-returned = { $player } no longer trades in everything and returns the warehouse on { $house } ({ $district }).
merchants-event-skipped = { $player } does without.
merchants-event-nothing-free = No space is free for { $player }: { $card }.

## What happened: money

merchants-event-borrowed = { $player } borrows ƒ120.
merchants-event-borrowed-forced = { $player } has too little and must borrow ƒ120.
merchants-event-no-loan = { $player } takes no loan.
merchants-event-bonus-regions = { $player } has trade offices in all regions and gets ƒ{ $amount }.
merchants-event-bonus-districts = { $player } has warehouses in all districts and gets ƒ{ $amount }.
merchants-event-bonus-bridge = { $player } has warehouses at both ends of a bridge and gets ƒ{ $amount }.
merchants-event-lost-regions = { $player } no longer has trade offices in all regions and returns ƒ{ $amount }.
merchants-event-lost-districts = { $player } no longer has warehouses in all districts and returns ƒ{ $amount }.
merchants-event-lost-bridge = { $player } no longer holds both ends of a bridge and returns ƒ{ $amount }.
# One of several payments: "Anna gets ƒ100, Bert gets ƒ30 and Cleo gets ƒ30".
merchants-payment = { $player } gets ƒ{ $amount }
merchants-event-scored = Scoring ({ $area }), rank { $rank }, { $part }: { $payments }.
merchants-event-scored-nobody = Scoring ({ $area }), rank { $rank }, { $part }: nobody is there.
merchants-event-repaid = { $player } repays { $loans ->
    [one] a loan
   *[other] { $loans } loans
} with ƒ{ $amount }.

## What happened: the auction

merchants-event-auction = Under the hammer: { $card }.
merchants-event-clock = { $player } starts the clock.
# Told to the others; it must not give the price away.
merchants-event-price-sealed = { $player } has decided.
# Told to the one who decided alone.
merchants-event-price-named = { $player } secretly names ƒ{ $price }.
merchants-event-price-none = { $player } secretly names no price.
merchants-event-doubled = { $player } stops on the first price: the clock runs again, and all prices are doubled.
merchants-event-misbid = { $player } stops at ƒ{ $price } and cannot pay: the clock runs again without this bidder.
merchants-event-sold = { $player } stops the clock and pays ƒ{ $price }: { $card }.
merchants-event-sold-unstopped = Nobody stops the clock, and it runs to its end: { $player }, who doubled the prices, takes the card for ƒ{ $price }: { $card }.
merchants-event-unsold = Nobody buys: { $card }.

## How it ended

merchants-event-over = The game is over: the richest family wins.
merchants-result-before = In { $year }, before the last scoring, { $player } had ƒ{ $amount }.
merchants-result-repaid = { $player } repaid { $loans ->
    [one] a loan
   *[other] { $loans } loans
} with ƒ{ $amount }.
# What is counted, as the head of a column or before a number.
merchants-score-money = Thousand guilders

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
merchants-table-next-year = { "  " }then { $year }: { $brings }
merchants-table-market = Market, spaces from the first to the last; the numbers are seats:
merchants-table-track = { $track } { $commodity }
merchants-table-offices = Trade offices (Asu1:2 is held by seat 2, Asu1:. is free):
merchants-table-region = { "  " }{ $spaces } { $region }
merchants-table-amsterdam = Amsterdam (= is a bridge):
merchants-table-district = { $district } ({ $house })
merchants-table-districts = { "  " }Districts and their first spaces: { $districts }
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

## Drawings: the mayor’s desk

merchants-draw-desk = Mayor { $player }’s desk
merchants-draw-desk-about = { $player } is mayor, turn { $turn } of { $turns }. { merchants-draw-left }.
merchants-draw-left = { $cards ->
    [one] 1 card is still to come
   *[other] { $cards } cards are still to come
}
merchants-draw-deck = Pile
merchants-draw-turned = Turned up
merchants-draw-use = Use
merchants-draw-auction = Auction
merchants-draw-discard = Discard
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
merchants-draw-hand = the hand of the clock
merchants-draw-start = Start
merchants-draw-stop = Stop
merchants-draw-stop-about = Stop the clock
merchants-draw-name-price = Your price
merchants-draw-wait = No price
merchants-draw-bidder = { $player } has not decided
merchants-draw-sealed = { $player } has decided
merchants-draw-barred = { $player } could not pay and may not stop any more
merchants-draw-sum = ƒ{ $amount }

## Drawings: panels

merchants-draw-years = The years
merchants-draw-pays = first { $first }, second { $second }
merchants-draw-bonuses = Bonuses and loans
merchants-draw-bonus-market = Market: space 2 or further on all four tracks gives a warehouse
merchants-draw-bonus-regions = Trade offices in all four regions give ƒ100
merchants-draw-bonus-districts = Warehouses in all four districts give ƒ100
merchants-draw-bonus-bridges = Bridges with warehouses at both ends, ƒ40 each
merchants-draw-loans-column = Loans, each repaid with ƒ200
merchants-draw-got = received
merchants-draw-standing = If it were scored now
merchants-draw-coming = Still to come
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
merchants-book-clock-text = The auction clock begins at 200 and runs backwards. Whoever stops it first pays what it shows to the bank and uses the card at once. Here everybody secretly names the price on which to stop, and the highest one counts.
merchants-book-market = Four tracks on the market
merchants-book-market-text = A commodity card gives you three steps. Every new trade office and every Amsterdam card brings one step more. When the market is scored, only the two who have come furthest on a track earn something.
merchants-book-bonuses = Bonuses come at once
merchants-book-bonuses-text = Trade offices in all four regions pay 100, and so do warehouses in all four districts. Both ends of a bridge pay 40. Space 2 or further on all four tracks gives a warehouse for nothing. Whoever loses what a bonus was for gives it back.
merchants-book-years = Time brings the money
merchants-book-years-text = Hourglasses in the pile move the figure from year to year. On the golden spaces the market, Amsterdam or the trade offices are scored: in each of their four parts the strongest gets the larger sum, the second the smaller one. Everybody sees what comes next, but nobody knows when.

## How to play: the coach

merchants-book-coach-place = You are the mayor. You see this card but not those that follow. What is worth something to you goes on “Use”, and costs nothing. If you hope for something better, keep that disk free.
merchants-book-coach-place-again = What goes on “Auction” is for everybody, and whoever buys it pays the bank, you too. So auction what you would like cheaply, and throw away what would help the others most. The third card goes where there is room.
merchants-book-coach-goods = Three steps, at most two of them on the same track. Breadth is a good beginning: once you stand on space 2 of all four tracks, you may build a warehouse for nothing.
merchants-book-coach-office = A region where you have no office yet is a good choice: all four pay 100 at once. Look at the sign on the space as well, for it says on which track you make a step afterwards.
merchants-book-coach-house = Only your largest group in a district counts, so build beside your own warehouse, or begin in a new district: all four pay 100. With both ends of a bridge you get 40.
merchants-book-coach-step = The step comes with the card and costs nothing. A track on which you stand alone earns you the larger sum when the market is scored.
merchants-book-coach-ship = A ship comes in, and everybody may make a step. Every hourglass takes the figure one year further; the sentences beside tell you what happened then.
merchants-book-coach-price = Name the price on which you would stop the clock. The highest wins and is paid. Cards often go for 100 to 130; what you do not spend counts in the end, too. With 200 the clock runs again at double prices.
merchants-book-coach-price-again = Now another is mayor, and you bid like everybody else. Ask what the card is worth to you, and what it would be worth to Saskia and Titus. You may also name no price.
merchants-book-coach-price-doubled = Somebody named 200, so now all prices are doubled. If nobody names 220 or more, the one who opened this run pays 200.
merchants-book-coach-bonus-house = Your first bonus! You stand on space 2 or further on all four tracks, so you may build a warehouse anywhere for nothing. A new district or the end of a bridge is a good place.

## Why opponents would decide so

merchants-bots-scoring = the scorings of { $part }
merchants-bots-prospects = your presence and the bonuses within reach
