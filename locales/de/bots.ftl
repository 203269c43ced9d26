### Warum Computergegner so entscheiden würden. Was sich unterscheidet, heißt so, dass es hinter „für“ passt.

bots-reason-good = Am besten für { $what }.
bots-reason-better = Am besten für { $what }: etwa { $amount } mehr als mit den anderen Entscheidungen.
bots-reason-bad = Schlechter für { $what }.
bots-reason-worse = Schlechter für { $what }: etwa { $amount } weniger als mit der besten Entscheidung.

bots-money = dein Geld
bots-others = das Bremsen der anderen

bots-kontor-sector = den Sektor ab { $cell }
bots-kontor-hand = deine Gulden und Karten

bots-merchants-scoring = die Wertungen von { $part }
bots-merchants-prospects = deine Präsenz und die Boni in Reichweite

bots-dutchman-shares = deine Anteile
bots-dutchman-goods = deine Hufeisen und Karten
bots-dutchman-threat = die Sicherheit vor dem nächsten Zug des Holländers
bots-dutchman-reserve = Dukaten zum Zahlen auf den Inseln

bots-chartered-shares = deine Anteile an { $company }
bots-chartered-payouts = die Ausschüttungen deiner Hand
bots-chartered-hand = deine Karten und deine Reserve
