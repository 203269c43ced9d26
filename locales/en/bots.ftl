### Why computer opponents would decide so. What differs is named so that it fits behind "for".

bots-reason-good = Best for { $what }.
bots-reason-better = Best for { $what }: about { $amount } more than by the other decisions.
bots-reason-bad = Worse for { $what }.
bots-reason-worse = Worse for { $what }: about { $amount } less than by the best decision.

bots-money = your money
bots-others = keeping the others down

bots-kontor-sector = the sector from { $cell } on
bots-kontor-hand = your guilders and cards

bots-merchants-scoring = the scorings of { $part }
bots-merchants-prospects = your presence and the bonuses within reach

bots-dutchman-shares = your shares
bots-dutchman-goods = your horseshoes and cards
bots-dutchman-threat = safety from the Dutchman's next move
bots-dutchman-reserve = ducats to pay on the islands

bots-chartered-shares = your shares of { $company }
bots-chartered-payouts = the payouts of your hand
bots-chartered-hand = your cards and your reserve
