### Waarom computertegenstanders zo zouden beslissen. Wat verschilt, heet zo dat het achter „voor” past.

bots-reason-good = Het beste voor { $what }.
bots-reason-better = Het beste voor { $what }: ongeveer { $amount } meer dan met de andere beslissingen.
bots-reason-bad = Slechter voor { $what }.
bots-reason-worse = Slechter voor { $what }: ongeveer { $amount } minder dan met de beste beslissing.

bots-money = je geld
bots-others = het afremmen van de anderen
