### Titles and labels of the drawings.
###
### Every id begins with "draw-". Labels stand in small pictures: keep them short.


## The harbour

draw-harbour = Harbour
draw-harbour-about =
    Round { $round }: { $cards ->
        [one] 1 card lies
       *[other] { $cards } cards lie
    } in the harbour, { $closed ->
        [one] 1 sector is
       *[other] { $closed } sectors are
    } closed.
draw-free = free
draw-boat = the boat

# $owner is a colour: red or black.
draw-guard = guard of { $owner }

# How we know what is printed on a card.
draw-reconstructed = reconstructed
draw-derived = derived

## Hands, piles and what is played

draw-hand = Your hand
draw-hand-of = Hand of { $player }
draw-hand-about = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
draw-unseen-quay = unseen quay
draw-unseen-canal = unseen canal
draw-unseen-special = unseen special card
draw-table = Piles and played cards
draw-table-about = { $treasury ->
    [one] 1 guilder is
   *[other] { $treasury } guilders are
} in the treasury.
draw-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-canals = Canals
draw-specials = Specials
draw-treasury = Treasury
draw-played = Played
draw-played-by = played by { $owner }

## Decisions drawn as tiles: one short word, and what it means where the game has no sentence for it

draw-choice-pass = Pass
draw-choice-buy = Buy
draw-choice-decline = Not now
draw-choice-stay = Stay
draw-choice-nothing = Keep all
draw-choice-across = Across
draw-choice-down = Down
draw-bridge-across = the bridge runs from left to right
draw-bridge-down = the bridge runs from top to bottom

## Panels

draw-sectors = Sectors
draw-sector = Sector
draw-worth = Worth
draw-no-sectors = No quay has been laid yet.
draw-sector-size = { $cell }, { $size ->
    [one] 1 quay
   *[other] { $size } quays
}
draw-sector-leads = { draw-sector-size }: { $owner } leads.
draw-sector-even = { draw-sector-size }: nobody leads.
draw-sector-guarded = { draw-sector-size }: closed and guarded by { $owner }.
draw-sector-guarded-only = { draw-sector-size }: closed and guarded by { $owner }, but it does not count as things stand.
draw-sector-unguarded = { draw-sector-size }: closed, without a guard.
draw-city = The city
draw-round = Round
draw-counting-five = The five largest guarded sectors count.
draw-counting-all = Every guarded sector counts.
draw-counting-line = Three guarded blocks in a line win.
draw-signs = Signs
draw-sign-guilder = harbour tax: the other pays a guilder
draw-sign-boat = moves the boat; the boat can remove such a quay
draw-sign-crane = crane: keeps the other’s quays from the cells beside it
draw-sign-store = warehouses: the stock of a player in the sector
draw-sign-eye = everybody knows this card
draw-sign-seal = sealed: decided, but not shown yet
draw-sign-reconstructed = what is printed here is not known for certain; it is reconstructed

## What everybody has

draw-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
draw-guards = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
draw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The card that is shown with a link

draw-card-gathering = Who sits down?
draw-card-turn = { $players } to decide
draw-card-won = { $players } won
draw-card-over = The game is over
draw-card-players = { $players }

## Merchants of Amsterdam: the board

draw-merchants-board = Amsterdam and the world
# $now is a sentence about the year.
draw-merchants-board-about = { $now } { $offices ->
    [one] 1 trade office
   *[other] { $offices } trade offices
} and { $houses ->
    [one] 1 warehouse
   *[other] { $houses } warehouses
} are on the board.
draw-merchants-year = { $year }: { $brings }.
draw-merchants-year-history = { $year }: { $history } ({ $brings })
# $first and $second are amounts by rank, such as 100/80/60/40.
draw-merchants-year-pays = { $year }: { $brings } (first { $first }, second { $second }).
draw-merchants-year-pays-history = { $year }: { $history } ({ $brings }; first { $first }, second { $second })
draw-merchants-figure = the figure of time
draw-merchants-office = { $office }, { $region }, { $commodity }
draw-merchants-house = { $house }, { $district }
draw-merchants-bridge = bridge from { $from } to { $to }
draw-merchants-bridge-of = bridge from { $from } to { $to }: both ends belong to { $player }
# What is scored, in a narrow place.
draw-merchants-short-market = market
draw-merchants-short-city = city
draw-merchants-short-offices = offices
draw-merchants-short-all = all

## Merchants of Amsterdam: the market

draw-merchants-market = Market
draw-merchants-track = { $commodity }: { $players }.
draw-merchants-track-empty = { $commodity }: nobody yet.
# One of a list: "Anna on 3, Piet on 2".
draw-merchants-stands = { $player } on { $space }

## Merchants of Amsterdam: the mayor’s desk

draw-merchants-desk = Mayor { $player }’s desk
draw-merchants-desk-about = { $player } is mayor, turn { $turn } of { $turns }. { draw-merchants-left }.
draw-merchants-left = { $cards ->
    [one] 1 card is still to come
   *[other] { $cards } cards are still to come
}
draw-merchants-deck = Pile
draw-merchants-turned = Turned up
draw-merchants-use = Use
draw-merchants-auction = Auction
draw-merchants-discard = Discard
draw-merchants-disk = { $disk }: { $card }
draw-merchants-steps = 3 steps
draw-merchants-or = or
draw-merchants-not-three = not for three players
draw-merchants-borrow = Borrow ƒ120
draw-merchants-without = Do without

## Merchants of Amsterdam: the auction clock

draw-merchants-clock = Auction clock
draw-merchants-clock-about = The price falls from ƒ{ $highest } to ƒ{ $lowest }.
draw-merchants-clock-doubled = Prices are doubled and fall from ƒ{ $highest } to ƒ{ $lowest }; then { $player } pays ƒ200.
draw-merchants-hand = the hand of the clock
draw-merchants-start = Start
draw-merchants-stop = Stop
draw-merchants-stop-about = Stop the clock
draw-merchants-name-price = Your price
draw-merchants-wait = No price
draw-merchants-bidder = { $player } has not decided
draw-merchants-sealed = { $player } has decided
draw-merchants-barred = { $player } could not pay and may not stop any more
draw-merchants-sum = ƒ{ $amount }

## Merchants of Amsterdam: panels

draw-merchants-years = The years
draw-merchants-pays = first { $first }, second { $second }
draw-merchants-bonuses = Bonuses and loans
draw-merchants-bonus-market = Market: space 2 or further on all four tracks gives a warehouse
draw-merchants-bonus-regions = Trade offices in all four regions give ƒ100
draw-merchants-bonus-districts = Warehouses in all four districts give ƒ100
draw-merchants-bonus-bridges = Bridges with warehouses at both ends, ƒ40 each
draw-merchants-loans-column = Loans, each repaid with ƒ200
draw-merchants-got = received
draw-merchants-standing = If it were scored now
draw-merchants-coming = Still to come
draw-merchants-turn = Turn
draw-merchants-coming-hourglass = Hourglasses
draw-merchants-coming-goods = Commodity cards
draw-merchants-coming-office = Trade-office cards
draw-merchants-coming-house = Amsterdam cards
draw-merchants-bank = Bank
draw-merchants-sign-ship = ship: a step on the market
draw-merchants-sign-globe = globe: a trade office
draw-merchants-sign-arms = coat of arms: a warehouse in Amsterdam
draw-merchants-sign-loan = loan: ƒ120 now, ƒ200 at the end
draw-merchants-sign-bridge = bridge: both ends give ƒ40
draw-merchants-sign-diamond = comes first if equal
draw-merchants-sign-derived = follows from other things that are printed

## Merchants of Amsterdam: what everybody has

draw-merchants-mayor = Mayor
draw-merchants-money = { $amount } thousand guilders
draw-merchants-money-hidden = Money hidden
draw-merchants-bonus-count = { $count ->
    [one] 1 bonus
   *[other] { $count } bonuses
}
draw-merchants-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}

## The Flying Dutchman: the sea

draw-dutchman-board = The sea
draw-dutchman-board-about = Round { $round }: the Dutchman is here: { $space }. The lucky number is { $lucky }. He can go on to { $ways }.
draw-dutchman-dutchman = The Flying Dutchman
draw-dutchman-barred = The way he came is barred
draw-dutchman-worth = { $ducats ->
    [one] worth 1 ducat
   *[other] worth { $ducats } ducats
}
draw-dutchman-middle = { $count ->
    [one] 1 horseshoe in the middle
   *[other] { $count } horseshoes in the middle
}
draw-dutchman-starter = { $player } is the start player
draw-dutchman-round = Round { $round }
draw-dutchman-kontor = Kontor
draw-dutchman-kontor-about = { $count ->
    [one] 1 share in the Kontor
   *[other] { $count } shares in the Kontor
}
draw-dutchman-wants = { $player } wants to go here: { $space }
draw-dutchman-undecided = { $player } has not said yet where to go
draw-dutchman-lucky = The lucky number is { $lucky }

## The Flying Dutchman: horseshoes and what can be done

draw-dutchman-rack = Your horseshoes
draw-dutchman-rack-about = { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
} for the lucky number { $lucky }.
draw-dutchman-no-shoes = No horseshoes
draw-dutchman-gold = Gold { $number }
draw-dutchman-silver = Silver { $number }, added or subtracted
# $sum is what the horseshoes come to.
draw-dutchman-laid-sum = What you laid makes { $sum }
draw-dutchman-hint = Pick horseshoes, then Lay
draw-dutchman-lay = Lay
draw-dutchman-lay-about = Lay the horseshoes you picked
draw-dutchman-smith = Smith
draw-dutchman-smith-about = Play a smith card: a share of the horseshoes in the middle
draw-dutchman-pass = Pass
draw-dutchman-before = Before everybody
draw-dutchman-before-about = What everybody did and laid in this round, for the lucky number { $lucky }.
draw-dutchman-is-bankrupt = { $player } is bankrupt
draw-dutchman-showed = { $player } showed a share ({ $colour }) on this island
draw-dutchman-did-kontor = { $player } played a Kontor card
draw-dutchman-did-smith = { $player } played a smith card
draw-dutchman-did-lay = { $player } laid { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
}
draw-dutchman-did-pass = { $player } passed
draw-dutchman-did-nothing = { $player } has not acted yet

## The Flying Dutchman: ties and bargains

draw-dutchman-deal = Equally near
draw-dutchman-deal-about = Tied: { $players }.
draw-dutchman-deal-announcing = Each says where he should go
draw-dutchman-deal-deciding = Decision round: lay more, or pass
draw-dutchman-deal-round = Proposals, round { $round } of { $rounds }
draw-dutchman-proposes = { $player } proposes: { $space }
draw-dutchman-is-about-to-propose = { $player } is making a proposal: { $space }
draw-dutchman-no-ducats = No ducats
draw-dutchman-proposer = { $player } makes the proposal
draw-dutchman-accepted = { $player } has accepted
draw-dutchman-considers = { $player } has not answered yet
draw-dutchman-give = Give …
draw-dutchman-ask = Ask for …
draw-dutchman-put = Propose
draw-dutchman-silent = No proposal
draw-dutchman-accept = Accept
draw-dutchman-refuse = Refuse

## The Flying Dutchman: shares and chests

draw-dutchman-shares = Your shares
draw-dutchman-shares-about = { $count ->
    [one] 1 share
   *[other] { $count } shares
} worth { $worth } ducats; { $ducats } ducats in the purse.
draw-dutchman-share = Share ({ $colour }): worth { $worth }. If the Dutchman meets this colour you pay { $cost }.
draw-dutchman-own-ducats = Ducats
draw-dutchman-own-worth = Shares
draw-dutchman-own-wealth = Wealth
draw-dutchman-keep = Show none
draw-dutchman-chests = Chests
draw-dutchman-chests-about = The counter is on chest { $counter } of { $last }.
draw-dutchman-stone = Value stone ({ $colour }): { $worth }

## The Flying Dutchman: small facts

draw-dutchman-fact-lucky = Lucky number
draw-dutchman-fact-counter = Counter
draw-dutchman-fact-middle = Horseshoes in the middle
draw-dutchman-fact-kontor = Shares in the Kontor
draw-dutchman-fact-starter = Start player
draw-dutchman-values = What shares are worth
draw-dutchman-column-worth = worth
draw-dutchman-column-own = yours
draw-dutchman-column-cost = a hit costs
draw-dutchman-players = What is open
draw-dutchman-column-shoes = Horseshoes
draw-dutchman-column-smiths = Smith cards
draw-dutchman-column-kontors = Kontor cards
draw-dutchman-column-ducats = Ducats
draw-dutchman-bankrupt = Bankrupt
draw-dutchman-shows = Shares: { $shares }
draw-dutchman-sign-open = An open way
draw-dutchman-sign-worth = What a share of the ship’s colour is worth
draw-dutchman-sign-gold = Gold: at most one in a lay
draw-dutchman-sign-silver = Silver: added or subtracted
draw-dutchman-sign-passed = Passed
draw-dutchman-sign-counter = Counter: how many ships he met

## The Flying Dutchman: what everybody has

draw-dutchman-is-starter = Start player
draw-dutchman-ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
draw-dutchman-ducats-hidden = Ducats hidden
draw-dutchman-share-count = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
draw-dutchman-shoe-count = { $count ->
    [one] 1 horseshoe
   *[other] { $count } horseshoes
}

## Chartered: the boards

draw-chartered-board = The town
draw-chartered-board-about = The layout is called { $layout }. { $companies ->
    [0] No company is on the boards.
    [one] One company is on the boards.
   *[other] { $companies } companies are on the boards.
} { $warehouses ->
    [one] One warehouse is left.
   *[other] { $warehouses } warehouses are left.
}
draw-chartered-hq = HQ: { $company }
# What stands on a plot; its name stands before it: "HB3 · tea, 2 floors".
draw-chartered-plot-site = { $company }: HQ without a warehouse
draw-chartered-plot-marker = { $company }: turned warehouse
draw-chartered-plot-lone = lone warehouse, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
draw-chartered-plot-hq = { $company }, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, with the HQ
draw-chartered-plot-house = { $company }, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
draw-chartered-plot-roof = broken roof
draw-chartered-plot-buffer = too near to a company to found one
draw-chartered-raise-pays = another floor pays you ƒ{ $amount }
# What a card of the viewer would do; the card's name stands before it.
draw-chartered-would-stand-alone = would stand alone
draw-chartered-would-lie-diagonally = stands alone, or founds a company diagonally
draw-chartered-would-found = founds a company; pays you ƒ{ $amount }
draw-chartered-would-extend = extends { $companies }; pays you ƒ{ $amount }
draw-chartered-would-extend-for-nothing = extends { $companies }; pays nothing
draw-chartered-would-merge = merges { $companies }; pays you ƒ{ $amount }
draw-chartered-would-merge-for-up-to = merges { $companies }; pays you up to ƒ{ $amount }, as you decide
draw-chartered-would-merge-for-nothing = merges { $companies }; pays nothing
draw-chartered-would-be-blocked = cannot be built on now

## Chartered: cards

draw-chartered-hand = Your cards
draw-chartered-hand-about = { $count ->
    [0] No building cards.
    [one] One building card.
   *[other] { $count } building cards.
}
draw-chartered-hand-hint = Pick a card, then its plot; or buy, or sell below
draw-chartered-hand-rest = What they would do and pay now
draw-chartered-no-cards = No cards
# On a level card, below its number: "2. floor".
draw-chartered-floor = floor
draw-chartered-market = Market
draw-chartered-market-about = Two cards for ƒ{ $price }, a level card alone; ƒ{ $refresh } for a new market. { $count ->
    [one] One card in the pile.
   *[other] { $count } cards in the pile.
}
draw-chartered-market-price = Two cards for ƒ{ $price }; a level card comes alone
draw-chartered-takes-first = { $player } takes the first card
draw-chartered-takes-second = { $player } takes the second card
draw-chartered-pile = Pile
draw-chartered-pile-about = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
draw-chartered-played = Played
draw-chartered-played-none = No card was played yet
draw-chartered-played-about = Played last: { $plots }

## Chartered: the exchange

draw-chartered-exchange = Exchange
draw-chartered-exchange-about = Values from ƒ20 to ƒ300. A company that rises over { $lines } brings an event.
draw-chartered-yours = Yours
draw-chartered-share-price = share ƒ{ $price }
draw-chartered-absent = not on the board
draw-chartered-company = { $company }: worth ƒ{ $value }, a share costs ƒ{ $price }; warehouses: { $warehouses }; shares in the bank: { $shares }
draw-chartered-company-absent = { $company }: not on the board; shares in the bank: { $shares }
draw-chartered-in-bank = Bank { $count }
draw-chartered-holds = { $player } has { $count ->
    [one] 1 share
   *[other] { $count } shares
} of { $company }
draw-chartered-own-shares = Your shares of { $company }: { $count }

## Chartered: events

draw-chartered-events = Events
draw-chartered-events-about = Open: { $events }. In the pile: { $count }.
draw-chartered-events-none = No event lies open. In the pile: { $count }.
draw-chartered-event-pile = { $count ->
    [one] 1 event in the pile
   *[other] { $count } events in the pile
}
draw-chartered-event-when = When a company rises over a line of the exchange
draw-chartered-event-due = An event is due at the end of this turn
draw-chartered-event-now = Now: { $event }
draw-chartered-chooses-event = { $player } chooses an event
draw-chartered-aside = To be won by Aenleggen: floors { $floors }
draw-chartered-aside-among = To be won by Aenleggen: { $left } of the floors { $floors }
draw-chartered-aside-none = No level card is left to be won
draw-chartered-verlappen = Verlappen
draw-chartered-aenleggen = Aenleggen
draw-chartered-dreighinghe = Dreighinghe
draw-chartered-coopmanscappen = Coopmanscappen
draw-chartered-veilinge = Veilinge
draw-chartered-verlappen-gist = bid for a turn
draw-chartered-aenleggen-gist = bid for a level
draw-chartered-dreighinghe-gist = lowest bid loses
draw-chartered-coopmanscappen-gist = trade
draw-chartered-veilinge-gist = auction

## Chartered: what goes on

draw-chartered-now-founding = Founding
draw-chartered-now-merger = Merger
draw-chartered-now-shares = Shares
draw-chartered-now-trade = Trade
draw-chartered-now-bids = Secret bids
draw-chartered-now-auction = Auction
draw-chartered-now-event = Event
draw-chartered-is-selling = { $player } may sell another share
draw-chartered-is-beside = { $player } may found a company with what lies diagonally next to { $plot }: place the HQ, or let the warehouse stand alone
draw-chartered-is-placing = { $player } places the HQ between the two warehouses
draw-chartered-is-founding = { $player } chooses the company with its HQ on { $plot }
draw-chartered-is-adding = First step: { $player } chooses which company gets the value of the warehouse on { $plot }
draw-chartered-is-damaging = First step: { $player } chooses which company loses ƒ50 by the broken roof on { $plot }
draw-chartered-is-merging = Equal values: { $player } points at the company that is swallowed, then at the one that swallows it
draw-chartered-is-swallowed = { $winner } swallows { $loser }. { $player } may sell shares of it for ƒ{ $price } each
draw-chartered-then-merge = After that:
draw-chartered-is-trading = { $player } may trade { $left ->
    [one] one more share
   *[other] up to { $left } shares
}: buy on the left of the exchange, sell on the right
draw-chartered-is-losing = { $player } loses { $left ->
    [one] one more share
   *[other] { $left } shares
}
draw-chartered-is-offering = { $player } may make { $left ->
    [one] one more offer
   *[other] { $left } offers
}
draw-chartered-is-drafting = { $player } puts an offer to { $partner } together
draw-chartered-is-answering = { $player } answers the offer of { $partner }
draw-chartered-is-choosing-a-lot = { $player } chooses what is auctioned
draw-chartered-lots-hint = A share of the bank (left in the exchange), one of your own (right), one of ten cards (pile), or a plot taken back (played)
draw-chartered-is-bidding = { $player } bids more or passes
draw-chartered-is-looking = { $player } looks at the next cards of the pile and keeps one
draw-chartered-is-taking-back = { $player } takes a plot back
draw-chartered-is-moving = { $player } moves the HQ of { $company }
# $ties: how often it was a tie so far.
draw-chartered-bids-verlappen = Verlappen: the highest bid wins an extra turn { $ties ->
    [0] {""}
   *[other] (bid again after a tie)
}
draw-chartered-bids-aenleggen = Aenleggen: the highest bid wins a level card { $ties ->
    [0] {""}
   *[other] (bid again after a tie)
}
draw-chartered-bids-dreighinghe = Dreighinghe: all pay, and the lowest bid loses two shares { $ties ->
    [0] {""}
   *[other] (bid again after a tie)
}
draw-chartered-own-bid = You bid ƒ{ $amount }
# How far somebody is: as a sentence, then as words beside his name.
draw-chartered-bids-not = { $player } does not bid
draw-chartered-has-bid = { $player } has made a secret bid
draw-chartered-has-not-bid = { $player } has not decided yet
draw-chartered-leads = The highest bid is that of { $player }
draw-chartered-is-out = { $player } bids no more
draw-chartered-may-bid = { $player } may still bid
draw-chartered-sells-now = { $player } may sell now
draw-chartered-sold-already = { $player } is done
draw-chartered-sells-later = { $player } is asked later
draw-chartered-short-bids-not = does not bid
draw-chartered-short-has-bid = has bid in secret
draw-chartered-short-thinks = thinks
draw-chartered-short-leads = highest bid
draw-chartered-short-out = is out
draw-chartered-short-may-bid = may still bid
draw-chartered-short-sells-now = may sell now
draw-chartered-short-sold = is done
draw-chartered-short-sells-later = is asked later
# The head of one side of an offer: "Anna gives".
draw-chartered-gives = { $player } gives
draw-chartered-draft-hint = First Give or Ask for, then what: a sum, a card of your hand, a share of the exchange; cards of the other on the boards
draw-chartered-ask-levels = Level cards to ask for

## Chartered: decisions drawn as plates

draw-chartered-pass = Pass
draw-chartered-refresh = New market
draw-chartered-refresh-about = Pay for a new market and then take cards
draw-chartered-lay-roof = With roof
draw-chartered-lay-roof-about = Lay a broken roof on it: the company loses ƒ50
draw-chartered-plain = Without
draw-chartered-plain-about = Build without a broken roof
draw-chartered-roof = Broken roof
draw-chartered-roof-about = Use an action card: a broken roof for a later turn
draw-chartered-event = Event
draw-chartered-event-about = Use an action card: an event at once
draw-chartered-done = No more
draw-chartered-alone = Alone
draw-chartered-bid = Bid …
draw-chartered-give-money = Give money …
draw-chartered-ask-money = Ask money …
draw-chartered-give = Give
draw-chartered-give-about = Put something of yours into the offer
draw-chartered-ask = Ask for
draw-chartered-ask-about = Ask for something of the other
draw-chartered-send = Offer it
draw-chartered-withdraw = Drop it
draw-chartered-accept = Accept
draw-chartered-decline = Decline
draw-chartered-counter = In return

## Chartered: small facts

draw-chartered-town = Until the end
draw-chartered-fact-supply = Warehouses left
draw-chartered-fact-turn = Turn
draw-chartered-fact-pile = Cards in the pile
draw-chartered-fact-aside = Levels set aside
draw-chartered-fact-bank = Bank
draw-chartered-ending = The last warehouse is placed: the game ends with this turn
draw-chartered-over = The game is over
draw-chartered-unseen = Events in the pile:
draw-chartered-companies = Companies
draw-chartered-column-value = value
draw-chartered-column-size = size
draw-chartered-column-bank = bank
draw-chartered-founded = founded by { $player } this turn
draw-chartered-players = What is open
draw-chartered-column-cards = Building cards
draw-chartered-column-actions = Action cards
draw-chartered-column-roofs = Broken roofs
draw-chartered-column-worth = Money and shares
draw-chartered-worth-about = In florins: money, and shares at today’s value.
draw-chartered-again = has another turn after this one
draw-chartered-shown = seen: { $cards }
draw-chartered-sign-lone = Lone warehouse
draw-chartered-sign-house = Warehouse of a company; every row of windows is another floor
draw-chartered-sign-hq = HQ of a company
draw-chartered-sign-site = HQ where nothing is built yet
draw-chartered-sign-marker = Turned warehouse: the plot still belongs to the company
draw-chartered-sign-roof = Broken roof
draw-chartered-sign-bridge = Canal with a bridge: only here plots are connected across it
draw-chartered-sign-buffer = Too near to a company to found another
draw-chartered-sign-latest = Built on last
draw-chartered-sign-mine = You have the card
draw-chartered-sign-pays = What it would pay you
draw-chartered-sign-line = Rising over it brings an event
draw-chartered-sign-action = Action card: an event or a broken roof for ƒ100

## Chartered: what everybody has

draw-chartered-money = ƒ{ $amount }
draw-chartered-money-hidden = Money hidden
draw-chartered-card-count = { $count ->
    [one] 1 building card
   *[other] { $count } building cards
}
draw-chartered-action-count = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
draw-chartered-roof-count = { $count ->
    [one] 1 broken roof
   *[other] { $count } broken roofs
}
draw-chartered-extra-turns = { $count ->
    [one] 1 extra turn
   *[other] { $count } extra turns
}
