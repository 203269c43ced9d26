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
