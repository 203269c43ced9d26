### Waarom computertegenstanders zo zouden beslissen. Wat verschilt, heet zo dat het achter „voor” past.

bots-reason-good = Het beste voor { $what }.
bots-reason-better = Het beste voor { $what }: ongeveer { $amount } meer dan met de andere beslissingen.
bots-reason-bad = Slechter voor { $what }.
bots-reason-worse = Slechter voor { $what }: ongeveer { $amount } minder dan met de beste beslissing.

bots-money = je geld
bots-others = het afremmen van de anderen

bots-kontor-sector = de sector vanaf { $cell }
bots-kontor-hand = je guldens en kaarten

bots-merchants-scoring = de waarderingen van { $part }
bots-merchants-prospects = je aanwezigheid en de bonussen binnen bereik

bots-dutchman-shares = je aandelen
bots-dutchman-goods = je hoefijzers en kaarten
bots-dutchman-threat = de veiligheid voor de volgende zet van de Hollander
bots-dutchman-reserve = dukaten om op de eilanden te betalen

bots-chartered-shares = je aandelen van { $company }
bots-chartered-payouts = de uitkeringen van je hand
bots-chartered-hand = je kaarten en je reserve
