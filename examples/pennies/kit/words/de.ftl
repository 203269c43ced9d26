### Pennies: was getan, abgelehnt und gezählt wird.
###
### Jede Kennung beginnt mit "pennies-".

# Ein Satz über das Spiel.
pennies-about = Alle legen verdeckt eine Münze, und die höchste, die allein liegt, gewinnt die Runde. Jede Runde zählt mehr als die davor.

pennies-variant-base = Grundspiel
pennies-variant-base-help = Sechs Münzen für alle und vier Runden.
pennies-option-rounds = Runden
pennies-option-rounds-help = Wie viele Runden gespielt werden. Alle ziehen trotzdem sechs Münzen.

## Münzen, mitten im Satz

pennies-coin = eine { $worth }
# Eine aus einer Liste: "Anna 7, Piet 5".
pennies-coin-of = { $player } { $worth }

## Was man tun kann, und was gefragt wird

pennies-action-lay = Lege { $coin }
pennies-question-lay = Welche Münze legst du in Runde { $round }?
pennies-question-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
pennies-notation-unknown = „{ $text }“ ist nicht zu verstehen. Schreib zum Beispiel lay 7.

## Was geschah

# Nur der Person gesagt, die gezogen hat.
pennies-event-drew = { $player } zieht { $coins }.
pennies-event-round = Runde { $round } beginnt.
# Nur der Person gesagt, die gelegt hat.
pennies-event-laid = { $player } legt heimlich { $coin }.
pennies-event-laid-face-down = { $player } legt eine Münze verdeckt hin.
pennies-event-turned-up = Die Münzen werden aufgedeckt: { $coins }.
pennies-event-won = { $player } gewinnt die Runde mit einer { $worth }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pennies-event-nobody = Keine Münze liegt allein: Niemand gewinnt die Runde.
pennies-event-kept = { $player } hat { $coins } behalten: zusammen { $worth }.

## Was zählt

pennies-score-points = Punkte
pennies-score-kept = behalten
pennies-figure-nobody = Runden, die niemand gewann
pennies-figure-winning = Wert einer Münze, die gewann

## Was abgelehnt wird

pennies-refusal-no-player = Dort sitzt niemand. Entscheide für einen Platz dieses Tisches.
pennies-refusal-over = Das Spiel ist zu Ende. Beginne ein neues, um weiterzuspielen.
pennies-refusal-laid-already = Du hast schon eine Münze gelegt, und sie bleibt liegen. Warte auf die anderen.
pennies-refusal-not-in-hand = Diese Münze hast du nicht. Wähle eine aus deiner Hand.

## Der Tisch als Text

pennies-table-round = Runde { $round } von { $rounds }
# $coins sind die Münzen der Person, Runde für Runde.
pennies-table-player = { $player }: { $coins } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
pennies-table-hand = Deine Hand: { $coins }

## Der Tisch als Bilder

pennies-draw-board = Der Tisch
pennies-draw-board-about = Runde { $round } von { $rounds }: eine Zeile für jede Person, eine Spalte für jede Runde.
pennies-draw-held = Hand
pennies-draw-kept = behalten
pennies-draw-laid = { $player } hat { $worth } gelegt
pennies-draw-won = { $player } hat mit { $worth } gewonnen
pennies-draw-face-down = Eine verdeckte Münze von { $player }
pennies-draw-holds = { $player } hält { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
pennies-draw-kept-worth = { $player } hat { $worth } behalten
pennies-draw-hand = Deine Hand
pennies-draw-hand-about = { $count ->
    [one] Eine Münze
   *[other] { $count } Münzen
}, die niedrigste zuerst.
pennies-draw-pile = { $count ->
    [one] Eine Münze im Wert von { $worth }
   *[other] { $count } Münzen im Wert von je { $worth }
}
pennies-draw-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
pennies-draw-coins = { $count ->
    [one] eine Münze auf der Hand
   *[other] { $count } Münzen auf der Hand
}
pennies-draw-unseen = Münzen, die du nicht gesehen hast
pennies-draw-unseen-worth = Wert
pennies-draw-unseen-count = übrig

## Gründe des Computers, wie sie zu "Am besten für …" passen


## Der Unterricht

pennies-book-hand = Sechs Münzen
pennies-book-hand-text = Du ziehst sechs Münzen im Wert von 1 bis 9, und nur du siehst sie. Vier davon wirst du legen, zwei behalten.
pennies-book-round = Die höchste allein
pennies-book-round-text = In jeder Runde legen alle verdeckt eine Münze. Die höchste gewinnt, außer jemand hat dieselbe gelegt: Dann heben diese einander auf, und die nächstniedrigere gewinnt.
pennies-book-end = Späte Runden zählen mehr
pennies-book-end-text = Die erste Runde bringt einen Punkt, die zweite zwei, die dritte drei, die vierte vier. Danach gewinnt, wer die meisten Punkte hat; haben zwei gleich viele, entscheiden die Münzen, die sie behalten haben.
pennies-book-coach-first = Lege eine Münze: Zeig auf sie, oder nimm sie aus der Liste. Eine hohe gewinnt öfter, aber diese Runde zählt wenig, und du hast sie nur einmal.
pennies-book-coach-tie = Neben dem Tisch siehst du, welche Münzen noch aus sind. Eine Münze, von der du alle anderen gesehen hast, kann niemand aufheben.
pennies-book-coach-kept = Noch zwei Runden, und sie zählen am meisten. Was du am Ende behältst, zählt nur bei gleich vielen Punkten.
