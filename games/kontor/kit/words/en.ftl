### Kontor: what is done, refused and counted.
###
### Every id begins with "kontor-".

# One sentence about the game.
kontor-about = Two merchants build the harbour of Amsterdam card by card and set guards in its largest sectors.

## Things, as they are called in the middle of a sentence

kontor-red = red
kontor-black = black

kontor-good-tea = tea
kontor-good-wine = wine
kontor-good-spice = spice

# $id is the short name of the card: R11, K08, C62, S86.
kontor-card-quay = quay { $id }
kontor-card-crane = crane { $id }
kontor-card-canal = canal { $id }
kontor-card-anchor = the anchor
kontor-card-flood = flood { $id }
kontor-card-bridge = bridge { $id }
kontor-card-customs = customs house { $id }
kontor-card-none = no card

# What a card shows. A card with goods may have a symbol besides: "quay R11 (tea and wine) with guilder symbol".
kontor-card-with-goods = { $card } ({ $goods })
kontor-card-with-guilder = { $card } with guilder symbol
kontor-card-with-boat = { $card } with boat symbol

## What can be done: items of a list, so without a full stop

kontor-action-buy = Buy a special card for 2 guilders
kontor-action-decline = Buy nothing
kontor-action-show = Show { $card }
kontor-action-choose = Play { $card }
kontor-action-pass = Pass: no card this round, but a guilder if the treasury has one
kontor-action-boat = Move the boat to { $cell }
kontor-action-boat-stays = Leave the boat where it is
kontor-action-remove = Remove from { $cell }: { $card }
kontor-action-remove-nothing = Remove nothing
kontor-action-build = Lay { $card } on { $cell }
kontor-action-build-on = Lay { $card } on { $cell }, over { $below }
kontor-action-bridge-across = Lay { $card } on { $cell }, from left to right
kontor-action-bridge-down = Lay { $card } on { $cell }, from top to bottom

## What is asked

kontor-question-buy = Do you want to buy a special card for 2 guilders?
kontor-question-show = Which card do you show? The higher number buys the last special card.
kontor-question-choose = Which card do you play this round?
kontor-question-boat = Where does the boat go?
kontor-question-remove = Which quay does the boat remove?
kontor-question-build = Where do you lay { $card }?
kontor-question-over = The game is over; there is nothing left to decide.

## What happened: setting up and rounds

# Told to the owner of the hand alone.
kontor-event-hand = { $player } begins with { $cards }.
    .you = You begin with { $cards }.
kontor-event-dealt = On top of the piles lie { $cards }.
kontor-event-round = Round { $round } begins.

## What happened: special cards

# Told to the others; it must not give the decision away.
kontor-event-buying-sealed = { $player } has decided whether to buy.
    .you = You have decided whether to buy.
# Told to the one who decided alone.
kontor-event-will-buy = { $player } secretly decides to buy a special card.
    .you = You secretly decide to buy a special card.
kontor-event-will-not-buy = { $player } secretly decides to buy nothing.
    .you = You secretly decide to buy nothing.
kontor-event-nobody-buys = Nobody buys a special card.
# Told to the others; it must not give the card away.
kontor-event-bought = { $player } buys a special card for 2 guilders.
    .you = You buy a special card for 2 guilders.
# Told to the buyer alone.
kontor-event-bought-card = { $player } buys a special card for 2 guilders: { $card }.
    .you = You buy a special card for 2 guilders: { $card }.
kontor-event-contested = Both want the last special card: each shows a card, and the higher number buys.
# Told to the others; it must not give the card away.
kontor-event-show-sealed = { $player } has chosen a card to show.
    .you = You have chosen a card to show.
# Told to the one who chose alone.
kontor-event-will-show = { $player } secretly chooses to show { $card }.
    .you = You secretly choose to show { $card }.
kontor-event-shown = { $player } shows { $card }.
    .you = You show { $card }.
kontor-event-nothing-to-show = { $player } has no card to show and cannot buy.
    .you = You have no card to show and cannot buy.

## What happened: choosing, tax and income

# Told to the others; it must not give away whether it is a card or a pass.
kontor-event-choice-sealed = { $player } has chosen.
    .you = You have chosen.
# Told to the one who chose alone.
kontor-event-chose = { $player } secretly chooses { $card }.
    .you = You secretly choose { $card }.
kontor-event-chose-pass = { $player } secretly chooses to pass.
    .you = You secretly choose to pass.
kontor-event-revealed = { $player } reveals { $card }.
    .you = You reveal { $card }.
kontor-event-passed = { $player } passes.
    .you = You pass.
kontor-event-paid-pass = { $player } takes 1 guilder for passing.
    .you = You take 1 guilder for passing.
kontor-event-paid-insolvency = { $player } takes 1 guilder, because nobody can pay the harbour tax.
    .you = You take 1 guilder, because nobody can pay the harbour tax.
kontor-event-paid-subsidy = { $player } takes 1 guilder for the canal.
    .you = You take 1 guilder for the canal.
kontor-event-not-paid = { $player } gets nothing: the treasury cannot pay.
    .you = You get nothing: the treasury cannot pay.
kontor-event-taxed = { $player } pays 1 guilder of harbour tax.
    .you = You pay 1 guilder of harbour tax.
kontor-event-withdrawn = { $player } cannot pay the harbour tax and takes { $card } back.
    .you = You cannot pay the harbour tax and take { $card } back.
kontor-event-begins = { $player } has the higher number and begins.
    .you = You have the higher number and begin.

## What happened: building

kontor-event-boat = { $player } moves the boat from { $from } to { $to }.
    .you = You move the boat from { $from } to { $to }.
kontor-event-boat-stays = { $player } leaves the boat where it is.
    .you = You leave the boat where it is.
kontor-event-removed = { $player } removes { $card } from { $cell }.
    .you = You remove { $card } from { $cell }.
kontor-event-laid = { $player } lays { $card } on { $cell }.
    .you = You lay { $card } on { $cell }.
kontor-event-laid-on = { $player } lays { $card } on { $cell }, over { $below }.
    .you = You lay { $card } on { $cell }, over { $below }.
kontor-event-bridged-across = { $player } lays { $card } on { $cell }, over { $below }, from left to right.
    .you = You lay { $card } on { $cell }, over { $below }, from left to right.
kontor-event-bridged-down = { $player } lays { $card } on { $cell }, over { $below }, from top to bottom.
    .you = You lay { $card } on { $cell }, over { $below }, from top to bottom.
kontor-event-cannot-lay = { $player } cannot lay { $card } anywhere and takes it back.
    .you = You cannot lay { $card } anywhere and take it back.
kontor-event-drew = { $player } draws { $card }.
    .you = You draw { $card }.
kontor-event-pile-empty = { $player } draws nothing: the pile is empty.
    .you = You draw nothing: the pile is empty.
# $first and $last are letters.
kontor-event-columns-fixed = The left and right borders are fixed: columns { $first } to { $last }.
# $first and $last are numbers.
kontor-event-rows-fixed = The upper and lower borders are fixed: rows { $first } to { $last }.

## What happened: sectors

# Cranes and customs houses are quays too. $cell is one cell of the sector.
kontor-sector-closes = The sector at { $cell } is closed ({ $size ->
    [one] 1 quay
   *[other] { $size } quays
})
kontor-event-closed-difference = { kontor-sector-closes }: { $player } leads by { $difference } in { $good } and sets a guard.
    .you = { kontor-sector-closes }: you lead by { $difference } in { $good } and set a guard.
kontor-event-closed-goods = { kontor-sector-closes }: the best leads are equal, but { $player } leads in more goods and sets a guard.
    .you = { kontor-sector-closes }: the best leads are equal, but you lead in more goods and set a guard.
# The good beats the one in which the other leads.
kontor-event-closed-better = { kontor-sector-closes }: the leads are equal, but { $good } beats { $beaten }, so { $player } sets a guard.
    .you = { kontor-sector-closes }: the leads are equal, but { $good } beats { $beaten }, so you set a guard.
kontor-event-closed-nobody = { kontor-sector-closes }: nobody leads, so it stays without a guard.

## How it ended

kontor-event-over-full = The harbour is full: the game is over.
kontor-event-over-idle = Nobody has laid a card for three rounds: the game is over.
kontor-event-over-stuck = For three rounds nobody could lay a card: the game is over.
kontor-event-over-stale = The harbour has not grown for twenty rounds: the game is over.
kontor-event-over-line = { $player } guards three blocks in a line and wins.
    .you = You guard three blocks in a line and win.
kontor-event-over-broke = { $player } has no guilder left, and the treasury is empty: the game is over.
    .you = You have no guilder left, and the treasury is empty: the game is over.

kontor-result-rich = { $player } has all the guilders and wins.
    .you = You have all the guilders and win.
# $distance is the number of cells between the sector and the anchor; it breaks ties.
kontor-result-sector = the sector at { $cell } ({ $size ->
    [one] 1 quay
   *[other] { $size } quays
}, distance to the anchor { $distance })
kontor-result-counts = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { kontor-result-sector }.
    .you = You score { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { kontor-result-sector }.
kontor-result-left-out = { $player } scores nothing for { kontor-result-sector }: it finds no place among the five.
    .you = You score nothing for { kontor-result-sector }: it finds no place among the five.

# What is counted, as the head of a column or before a number.
kontor-score-points = points
kontor-score-guilders = guilders
kontor-score-guards = guards
kontor-score-line = three in a line

# What is counted over many games.
kontor-figure-rounds = rounds
kontor-figure-tax = guilders of harbour tax
kontor-figure-withdrawn = cards taken back for want of a guilder

## What is refused: why, and what can be done instead

kontor-refusal-over = The game is over. Begin a new one to play on.
kontor-refusal-not-your-turn = There is nothing for you to decide just now. Wait until you are asked again.
kontor-refusal-not-now = Something else is being decided now. Choose from what is offered.
kontor-refusal-already-chosen = You have chosen already, and a choice stands. Wait until both are revealed.
kontor-refusal-already-said = You have already said whether you buy. Wait for the other player.
kontor-refusal-cannot-buy = A special card costs two guilders, and you do not have them. Wait for the other player.
kontor-refusal-already-shown = You have already shown a card. Wait for the other player.
kontor-refusal-no-buying-now = Special cards are bought only before a round, if the game is played with them. Choose from what is offered.
kontor-refusal-nothing-contested = Cards are shown only when both want the last special card. Choose from what is offered.
kontor-refusal-must-lay = A card that can be laid must be laid. Choose one of the cells that are offered.
kontor-refusal-no-boat = There is no boat in the beginner’s game. Choose from what is offered.
kontor-refusal-no-boat-now = The boat moves once, before you build, and only if your card shows the boat. Choose from what is offered.
kontor-refusal-boat-not-moved = You can remove a quay only after moving the boat. Move it first, or leave it where it is.
kontor-refusal-no-removal-now = A quay is removed only straight after the boat has moved. Choose from what is offered.
kontor-refusal-not-in-hand = You do not hold this card. Choose one from your hand.
kontor-refusal-boat-is-there = The boat is there already. Choose another canal, or leave the boat where it is.
kontor-refusal-not-a-canal = The boat can only stand on a canal. Choose a canal, or leave the boat where it is.
kontor-refusal-not-a-quay = There is no quay on this cell. Choose a quay beside the boat, or remove nothing.
kontor-refusal-not-touching-boat = This quay does not touch the boat with a side. Choose one that does, or remove nothing.
kontor-refusal-no-boat-symbol = Only quays with the boat symbol can be removed. Choose one of those, or remove nothing.
kontor-refusal-sector-closed = This sector is closed, so its quays are safe. Choose another quay, or remove nothing.
kontor-refusal-occupied = A card lies there already. Choose a free cell.
kontor-refusal-outside-border = This cell lies outside the border of the harbour. Choose a free cell inside it.
kontor-refusal-no-contact = The card would touch no other. Choose a free cell beside a card.
kontor-refusal-beside-crane = Beside a crane of the other player you can lay neither a quay nor a crane. Choose a cell away from it.
kontor-refusal-no-canal-beside = A quay needs a canal beside it in this variant. Choose a cell beside a canal.
kontor-refusal-splits-block = A canal here would split the block. Choose a cell that leaves the rest of the block together.
kontor-refusal-beside-closed = Special cards stay away from closed sectors. Choose a cell that is neither in one nor beside one.
kontor-refusal-cannot-flood = This cannot be flooded. Choose a quay with exactly one good, or a bridge.
kontor-refusal-cannot-bridge = A bridge cannot be laid here. Choose a canal or a flood.
kontor-refusal-bridge-ends = The bridge must join quays of two different open sectors. Choose another cell or the other direction.
kontor-refusal-direction = A bridge needs a direction, and no other card takes one. Add ew (from left to right) or ns (from top to bottom) for a bridge, else leave it out.
kontor-refusal-would-close = The customs house would close a sector here. Choose a cell where all sectors stay open.

## What is not understood

# The examples are written the same in every language.
kontor-notation-unknown = “{ $text }” is not understood. Write for example R11, pass, boat d4, remove c3, build d4 or build d4 ew.
kontor-notation-card = “{ $text }” names no card of this game. Cards are called R11 (red quay), K08 (black quay), C62 (canal) or S86 (special card).
kontor-notation-cell = “{ $text }” names no cell of the harbour. The cells go from a1 to { $last }.

## What can be chosen before the game

kontor-variant-base = Basic game
kontor-variant-base-help = A harbour of seven by seven cells, in which only the five largest guarded sectors count.
kontor-variant-water = Water Games
kontor-variant-water-help = Quays must touch a canal, the harbour grows to six by six cells, and every guarded sector counts.
kontor-variant-tic-tac-toe = Tic Tac Toe
kontor-variant-tic-tac-toe-help = Nine blocks between canals and no cranes: whoever first guards three blocks in a line wins.
kontor-variant-canal-grande = Canal Grande
kontor-variant-canal-grande-help = A long harbour of four by twelve cells with a winding canal, in which every guarded sector counts.
kontor-variant-gulliver = Gulliver’s Travels
kontor-variant-gulliver-help = A tiny harbour of five by five cells that begins with the anchor alone; every guarded sector counts.
kontor-variant-poverty = Poverty
kontor-variant-poverty-help = The basic game with an empty treasury: whoever gets hold of all the guilders wins at once.
kontor-variant-beginner = Beginner’s game
kontor-variant-beginner-help = For a first game: six by six cells, no boat, and every guarded sector counts.

kontor-option-special = Special cards
kontor-option-special-help = Adds six special cards that can be bought: floods, bridges and customs houses.
kontor-option-ties = Tied sectors
kontor-option-ties-help = Says what happens when sectors are equally large and equally near to the anchor.
kontor-ties-contested = Tied sectors are left out only when there are too few places for all of them.
kontor-ties-literal = Tied sectors are always left out, even when there are places for all of them.

kontor-setup-special-tic-tac-toe = The special cards would break the blocks of Tic Tac Toe. Leave them out, or choose another variant.
# $variant is the name in a setup, such as water-games.
kontor-setup-ties = In the variant “{ $variant }” no sectors compete for five places. Leave out the option “ties”, or choose “base” or “poverty”.

## The table as text

# crane, toll, anchor and boat are drawn the same in every language.
kontor-table-signs = Signs: t tea, w wine, s spice; ƒ guilder, ^ boat; ~ canal, [+] anchor, [Y] crane, [%] customs house, = bridge, <==> the boat
kontor-table-cards = Cards: R red quay, K black quay, C canal, S special card, ?? unseen; # closed, #R guarded by red, #K by black
kontor-table-border-fixed = Border: fixed
kontor-table-border-rows = Border: top and bottom fixed, left and right open
kontor-table-border-columns = Border: left and right fixed, top and bottom open
kontor-table-border-open = Border: still open
# $red and $black are stocks of tea, wine and spice, such as 2/0/1.
kontor-table-stocks = Sector { $cell } ({ $size ->
    [one] 1 quay
   *[other] { $size } quays
}), t/w/s: red { $red }, black { $black }
kontor-table-sector = { kontor-table-stocks }; { $player } leads
kontor-table-sector-even = { kontor-table-stocks }; even
# $top is a card, such as C62, or - when the pile is empty.
kontor-table-piles = Treasury: { $treasury ->
    [one] 1 guilder
   *[other] { $treasury } guilders
}; canal pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, top { $top }
kontor-idle = { $rounds } of { $most } rounds in which nobody laid a card; then the game is over
kontor-idle-stuck = { $rounds } of { $most } rounds in which nobody could lay a card; then the game is over
kontor-table-specials = { $piles }; special cards: { $specials } left
kontor-table-player = { $player } ({ $colour }): { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
}, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}; pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, top { $top }; hand: { $hand }
kontor-table-hand = Your hand: { $cards }

## Drawings: the harbour

kontor-draw-harbour = Harbour
kontor-draw-harbour-about =
    Round { $round }: { $cards ->
        [one] 1 card lies
       *[other] { $cards } cards lie
    } in the harbour, { $closed ->
        [one] 1 sector is
       *[other] { $closed } sectors are
    } closed.
kontor-draw-boat = the boat

# $owner is a colour: red or black.
kontor-draw-guard = guard of { $owner }

## Drawings: hands, piles and what is played

kontor-draw-hand = Your hand
kontor-draw-hand-about = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
kontor-draw-known = { $count } known
kontor-draw-has-chosen = has chosen
kontor-draw-hand-choose = point at a card
kontor-draw-sectors-note = who leads, for how much
kontor-draw-unseen-quay = unseen quay
kontor-draw-unseen-canal = unseen canal
kontor-draw-unseen-special = unseen special card
kontor-draw-table = Piles
kontor-draw-table-about = { $treasury ->
    [one] 1 guilder is
   *[other] { $treasury } guilders are
} in the treasury.
kontor-draw-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kontor-draw-canals = Canals
kontor-draw-specials = Specials
kontor-draw-treasury = Treasury
kontor-draw-played = Played
kontor-draw-played-by = played by { $owner }

## Drawings: decisions drawn as tiles: one short word, and what it means where the game has no sentence for it

kontor-draw-choice-pass = Pass
kontor-draw-choice-buy = Buy
kontor-draw-choice-decline = Not now
kontor-draw-choice-stay = Stay
kontor-draw-choice-nothing = Keep all
kontor-draw-choice-across = Across
kontor-draw-choice-down = Down
kontor-draw-bridge-across = the bridge runs from left to right
kontor-draw-bridge-down = the bridge runs from top to bottom

## Drawings: panels

kontor-draw-sectors = Sectors
kontor-draw-sector = Sector
kontor-draw-worth = Worth
kontor-draw-no-sectors = No quay has been laid yet.
kontor-draw-sector-size = { $cell }, { $size ->
    [one] 1 quay
   *[other] { $size } quays
}
kontor-draw-sector-leads = { kontor-draw-sector-size }: { $owner } leads.
kontor-draw-sector-even = { kontor-draw-sector-size }: nobody leads.
kontor-draw-sector-guarded = { kontor-draw-sector-size }: closed and guarded by { $owner }.
kontor-draw-sector-guarded-only = { kontor-draw-sector-size }: closed and guarded by { $owner }, but it does not count as things stand.
kontor-draw-sector-unguarded = { kontor-draw-sector-size }: closed, without a guard.
kontor-draw-city = City
kontor-draw-round = Round
kontor-draw-counting-five = The five largest guarded sectors count.
kontor-draw-counting-all = Every guarded sector counts.
kontor-draw-counting-line = Three guarded blocks in a line win.
kontor-draw-sign-guilder = harbour tax: the other pays a guilder
kontor-draw-sign-boat = moves the boat; the boat can remove such a quay
kontor-draw-sign-crane = crane: keeps the other’s quays from the cells beside it
kontor-draw-sign-store = warehouses: the stock of a player in the sector
kontor-draw-sign-eye = everybody knows this card
kontor-draw-sign-seal = sealed: decided, but not shown yet

## Drawings: what everybody has

kontor-draw-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
kontor-draw-guards = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
kontor-draw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## How to play: in five steps

kontor-book-harbour = A harbour of cards
kontor-book-harbour-text = You are Red, the other is Black. Between you lies a cross of canals with the anchor in its middle. Card by card it grows into a harbour of at most seven by seven cells.
kontor-book-choose = Both choose in secret
kontor-book-choose-text = Every round both of you choose one card of your hand and reveal them together. The higher number builds first. A guilder on a card makes the other pay a guilder; laying a canal earns you one.
kontor-book-sectors = Quays become sectors
kontor-book-sectors-text = Quays that touch with a side form a sector, whoever owns them. They store tea, wine and spice, and the little houses show how much each of you has there.
kontor-book-guards = Closed means decided
kontor-book-guards-text = Once canals or the border lie on all sides of a sector, it is closed. Whoever is furthest ahead in any one good sets a guard there, and nothing in it ever changes again.
kontor-book-end = The five largest count
kontor-book-end-text = When the harbour is full, only the five largest guarded sectors count, one point each. So close your own sectors when you lead, and keep the other’s open.

## How to play: the coach

kontor-book-coach-choose = The higher number builds first. Quays bring goods; a canal earns a guilder and closes sectors.
kontor-book-coach-choose-again = Does a canal of yours close a sector in which you lead? Does a high number let you be there first?
kontor-book-coach-boat = Beside a quay with the boat sign the boat can sweep it off the table; otherwise it may stay.
kontor-book-coach-remove = Take a quay that leads in a sector you want, or leave everything as it is.
kontor-book-coach-build = Close a sector while you lead in it; keep it open while the other leads. Large ones count first.
kontor-book-coach-build-again = Ask of each cell: which sector grows, which one closes, and who leads there?
kontor-book-coach-show = Only the number counts now, and you take the card back. But the other player will have seen it.
kontor-book-coach-buy = Floods, bridges and customs houses can turn a sector around. Keep a guilder for the harbour tax.

## Why opponents would decide so


## Why a decision is advised: what comes of it, in facts that can be checked on the table

# How the leader stands: nested after a colon.
kontor-why-lead-difference = { $more } to { $less } in { $good }
kontor-why-lead-goods = ahead in more goods
kontor-why-lead-better = { $good } beats { $beaten }
kontor-why-size = { $size ->
    [one] 1 quay
   *[other] { $size } quays
}
kontor-why-counts = it counts as things stand
kontor-why-counts-not = it is not among the five that count so far
kontor-why-counts-all = every guarded sector counts
kontor-why-counts-line = it is one of the three blocks that you need
# $player is the other in all of these.
kontor-why-closes = Closes the sector at { $cell } ({ kontor-why-size }) for you: { $lead }; { $counts }.
kontor-why-closes-theirs = Closes the sector at { $cell } before it grows ({ kontor-why-size }): it goes to { $player }, { $lead }; { $counts }.
kontor-why-closes-nobody = Closes the sector at { $cell } ({ kontor-why-size }) while nobody leads: { $player } gets no guard there.
kontor-why-leads = Takes the lead in the sector at { $cell }: { $lead }.
kontor-why-safe = You lead in the sector at { $cell } ({ $lead }), and { $player } can lay no quay beside it.
kontor-why-ahead = You lead in the sector at { $cell }: { $lead }, with { kontor-why-size }.
kontor-why-evens = Takes the lead in the sector at { $cell } away from { $player }: nobody leads there now.
kontor-why-begins = Begins a sector at { $cell } with { $free ->
    [one] 1 free cell
   *[other] { $free } free cells
} beside it.
kontor-why-trails = The sector at { $cell } grows to { kontor-why-size }; { $player } still leads there: { $lead }.
kontor-why-even = Nobody leads in the sector at { $cell }, now { kontor-why-size }.
kontor-why-narrows = Leaves { $free ->
    [one] 1 free cell
   *[other] { $free } free cells
} beside the sector at { $cell }, where you lead: { $lead }.
kontor-why-narrows-theirs = Leaves { $free ->
    [one] 1 free cell
   *[other] { $free } free cells
} beside the sector at { $cell }, where { $player } leads: { $lead }.
kontor-why-crane = Keeps quays of { $player } off { $count ->
    [one] the free cell
   *[other] the { $count } free cells
} beside { $cell }.
kontor-why-guilder = Earns you a guilder: then you have { $guilders }.
kontor-why-removes = Takes { $card } off { $at }, where { $player } leads: { $lead }.
kontor-why-removes-plain = Takes { $player }’s { $card } off { $at }.
kontor-why-nothing-to-remove = No quay of { $player } can be removed from here.
kontor-why-boat = From { $cell } the boat can remove { $player }’s { $card } on { $at }.
kontor-why-boat-stays = No quay of { $player } lies within the boat’s reach.
kontor-why-boat-nothing = From { $cell } the boat can remove no quay of { $player }.
kontor-why-boat-waits = { $count ->
    [one] One quay of { $player } with the boat sign lies
   *[other] { $count } quays of { $player } with the boat sign lie
} beside a canal.
kontor-why-removes-own = Takes { $card }, a quay of your own, off { $at }.
kontor-why-leaves = Leaves { $count ->
    [one] a quay
   *[other] { $count } quays
} of { $player } that could be removed.
kontor-why-quiet = Closes no sector and changes no lead.
kontor-why-can-close = A canal closes the sector at { $cell } ({ kontor-why-size }), and you lead there: { $lead }.
kontor-why-would-lead = With its { $goods } you would lead in the sector at { $cell }: { $lead }.
kontor-why-tax-broke = Its guilder sign makes { $player } pay, and they have no guilder.
kontor-why-tax = Its guilder sign makes { $player } pay a guilder if they play a card; they have { $guilders }.
kontor-why-first = Its number { $number } is higher than every card that is known of { $player } ({ $count }).
kontor-why-canal = A canal earns a guilder when it is laid; you have { $guilders }.
kontor-why-number = Its number is { $number }; of the cards known of { $player } { $count ->
    [0] none is higher
    [one] 1 is higher
   *[other] { $count } are higher
}.
kontor-why-pass = Keeps your cards and brings a guilder; you have { $guilders }.
kontor-why-pass-empty = Keeps your cards; the treasury is empty, so it brings no guilder.
kontor-why-buy = Costs 2 of your { $guilders } guilders; { $left ->
    [one] 1 special card is left
   *[other] { $left } special cards are left
}.
kontor-why-decline = Keeps your { $guilders ->
    [one] guilder
   *[other] { $guilders } guilders
}; { $player } has { $theirs }.

## The score sheet

kontor-sheet-sector = Sector at { $cell } ({ kontor-why-size })
kontor-sheet-sector-out = Sector at { $cell } ({ kontor-why-size }), not among the five
kontor-sheet-total = Points
kontor-sheet-blocks = Guarded blocks

## For those who have never heard of it

kontor-poster-line = Reveal a card each; the higher number builds first.
kontor-poster-first = Both lay cards and build the harbour of Amsterdam together.
kontor-poster-then = A closed sector belongs to whoever stores most goods in it.
kontor-poster-last = Guards in the largest sectors win.

kontor-mark-closed = closed sectors

## Positions that are arranged by hand

kontor-arrange-harbour = The harbour
kontor-arrange-round = Round
kontor-arrange-boat = Where the boat is
kontor-arrange-cell = { $cell }
