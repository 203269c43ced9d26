### Warum Computergegner so entscheiden würden. Was sich unterscheidet, heißt so, dass es hinter „für“ passt.

bots-reason-good = Am besten für { $what }.
bots-reason-better = Am besten für { $what }: etwa { $amount } mehr als mit den anderen Entscheidungen.
bots-reason-bad = Schlechter für { $what }.
bots-reason-worse = Schlechter für { $what }: etwa { $amount } weniger als mit der besten Entscheidung.

bots-money = dein Geld
bots-others = das Bremsen der anderen
