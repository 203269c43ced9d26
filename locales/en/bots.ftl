### Why computer opponents would decide so. What differs is named so that it fits behind "for".

bots-reason-good = Best for { $what }.
bots-reason-better = Best for { $what }: about { $amount } more than by the other decisions.
bots-reason-bad = Worse for { $what }.
bots-reason-worse = Worse for { $what }: about { $amount } less than by the best decision.

bots-money = your money
bots-others = keeping the others down
