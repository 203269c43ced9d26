### Kontor: what is done, refused and counted.
###
### Every id begins with "kontor-".

# One sentence about the game.
kontor-about = Zwei Handelshäuser bauen Karte für Karte den Hafen von Amsterdam und bewachen seine größten Sektoren.

## Things, as they are called in the middle of a sentence

kontor-red = Rot
kontor-black = Schwarz

kontor-good-tea = Tee
kontor-good-wine = Wein
kontor-good-spice = Gewürz

# $id is the short name of the card: R11, K08, C62, S86. Without articles, so that the names fit
# every case they stand in.
kontor-card-quay = Kai { $id }
kontor-card-crane = Kran { $id }
kontor-card-canal = Kanal { $id }
kontor-card-anchor = Anker
kontor-card-flood = Überschwemmung { $id }
kontor-card-bridge = Brücke { $id }
kontor-card-customs = Zollhaus { $id }
kontor-card-none = keine Karte

# What a card shows. A card with goods may have a symbol besides: "Kai R11 (Tee und Wein) mit Guldenzeichen".
kontor-card-with-goods = { $card } ({ $goods })
kontor-card-with-guilder = { $card } mit Guldenzeichen
kontor-card-with-boat = { $card } mit Bootszeichen

## What can be done: items of a list, so without a full stop

kontor-action-buy = Eine Sonderkarte für 2 Gulden kaufen
kontor-action-decline = Nichts kaufen
kontor-action-show = { $card } zeigen
kontor-action-choose = { $card } spielen
kontor-action-pass = Passen: keine Karte in dieser Runde, aber ein Gulden, wenn die Stadtkasse einen hat
kontor-action-boat = Das Boot nach { $cell } setzen
kontor-action-boat-stays = Das Boot stehen lassen
kontor-action-remove = Von { $cell } entfernen: { $card }
kontor-action-remove-nothing = Nichts entfernen
kontor-action-build = { $card } auf { $cell } legen
kontor-action-build-on = { $card } auf { $cell } legen, über { $below }
kontor-action-bridge-across = { $card } auf { $cell } legen, von links nach rechts
kontor-action-bridge-down = { $card } auf { $cell } legen, von oben nach unten

## What is asked

kontor-question-buy = Möchtest du für 2 Gulden eine Sonderkarte kaufen?
kontor-question-show = Welche Karte zeigst du? Die höhere Zahl kauft die letzte Sonderkarte.
kontor-question-choose = Welche Karte spielst du in dieser Runde?
kontor-question-boat = Wohin fährt das Boot?
kontor-question-remove = Welchen Kai entfernt das Boot?
kontor-question-build = Wohin legst du { $card }?
kontor-question-over = Das Spiel ist aus; es gibt nichts mehr zu entscheiden.

## What happened: setting up and rounds

# Told to the owner of the hand alone.
kontor-event-hand = { $player } beginnt mit { $cards }.
    .you = Du beginnst mit { $cards }.
kontor-event-dealt = Oben auf den Stapeln liegen { $cards }.
kontor-event-round = Runde { $round } beginnt.

## What happened: special cards

# Told to the others; it must not give the decision away.
kontor-event-buying-sealed = { $player } hat über den Kauf entschieden.
    .you = Du hast über den Kauf entschieden.
# Told to the one who decided alone.
kontor-event-will-buy = { $player } beschließt heimlich, eine Sonderkarte zu kaufen.
    .you = Du beschließt heimlich, eine Sonderkarte zu kaufen.
kontor-event-will-not-buy = { $player } beschließt heimlich, nichts zu kaufen.
    .you = Du beschließt heimlich, nichts zu kaufen.
kontor-event-nobody-buys = Niemand kauft eine Sonderkarte.
# Told to the others; it must not give the card away.
kontor-event-bought = { $player } kauft für 2 Gulden eine Sonderkarte.
    .you = Du kaufst für 2 Gulden eine Sonderkarte.
# Told to the buyer alone.
kontor-event-bought-card = { $player } kauft für 2 Gulden eine Sonderkarte: { $card }.
    .you = Du kaufst für 2 Gulden eine Sonderkarte: { $card }.
kontor-event-contested = Beide wollen die letzte Sonderkarte: Beide zeigen eine Karte, und die höhere Zahl kauft.
# Told to the others; it must not give the card away.
kontor-event-show-sealed = { $player } hat eine Karte zum Zeigen gewählt.
    .you = Du hast eine Karte zum Zeigen gewählt.
# Told to the one who chose alone.
kontor-event-will-show = { $player } beschließt heimlich, { $card } zu zeigen.
    .you = Du beschließt heimlich, { $card } zu zeigen.
kontor-event-shown = { $player } zeigt { $card }.
    .you = Du zeigst { $card }.
kontor-event-nothing-to-show = { $player } hat keine Karte zum Zeigen und kann nicht kaufen.
    .you = Du hast keine Karte zum Zeigen und kannst nicht kaufen.

## What happened: choosing, tax and income

# Told to the others; it must not give away whether it is a card or a pass.
kontor-event-choice-sealed = { $player } hat gewählt.
    .you = Du hast gewählt.
# Told to the one who chose alone.
kontor-event-chose = { $player } wählt heimlich { $card }.
    .you = Du wählst heimlich { $card }.
kontor-event-chose-pass = { $player } beschließt heimlich zu passen.
    .you = Du beschließt heimlich zu passen.
kontor-event-revealed = { $player } deckt { $card } auf.
    .you = Du deckst { $card } auf.
kontor-event-passed = { $player } passt.
    .you = Du passt.
kontor-event-paid-pass = { $player } nimmt 1 Gulden fürs Passen.
    .you = Du nimmst 1 Gulden fürs Passen.
kontor-event-paid-insolvency = { $player } nimmt 1 Gulden, weil niemand die Hafensteuer zahlen kann.
    .you = Du nimmst 1 Gulden, weil niemand die Hafensteuer zahlen kann.
kontor-event-paid-subsidy = { $player } nimmt 1 Gulden für den Kanal.
    .you = Du nimmst 1 Gulden für den Kanal.
kontor-event-not-paid = { $player } geht leer aus: Die Stadtkasse kann nicht zahlen.
    .you = Du gehst leer aus: Die Stadtkasse kann nicht zahlen.
kontor-event-taxed = { $player } zahlt 1 Gulden Hafensteuer.
    .you = Du zahlst 1 Gulden Hafensteuer.
kontor-event-withdrawn = { $player } kann die Hafensteuer nicht zahlen und nimmt { $card } zurück.
    .you = Du kannst die Hafensteuer nicht zahlen und nimmst { $card } zurück.
kontor-event-begins = { $player } hat die höhere Zahl und beginnt.
    .you = Du hast die höhere Zahl und beginnst.

## What happened: building

kontor-event-boat = { $player } setzt das Boot von { $from } nach { $to }.
    .you = Du setzt das Boot von { $from } nach { $to }.
kontor-event-boat-stays = { $player } lässt das Boot stehen.
    .you = Du lässt das Boot stehen.
kontor-event-removed = { $player } entfernt { $card } von { $cell }.
    .you = Du entfernst { $card } von { $cell }.
kontor-event-laid = { $player } legt { $card } auf { $cell }.
    .you = Du legst { $card } auf { $cell }.
kontor-event-laid-on = { $player } legt { $card } auf { $cell }, über { $below }.
    .you = Du legst { $card } auf { $cell }, über { $below }.
kontor-event-bridged-across = { $player } legt { $card } auf { $cell }, über { $below }, von links nach rechts.
    .you = Du legst { $card } auf { $cell }, über { $below }, von links nach rechts.
kontor-event-bridged-down = { $player } legt { $card } auf { $cell }, über { $below }, von oben nach unten.
    .you = Du legst { $card } auf { $cell }, über { $below }, von oben nach unten.
kontor-event-cannot-lay = { $player } kann { $card } nirgends legen und nimmt die Karte zurück.
    .you = Du kannst { $card } nirgends legen und nimmst die Karte zurück.
kontor-event-drew = { $player } zieht { $card }.
    .you = Du ziehst { $card }.
kontor-event-pile-empty = { $player } zieht nichts: Der Stapel ist leer.
    .you = Du ziehst nichts: Der Stapel ist leer.
# $first and $last are letters.
kontor-event-columns-fixed = Der linke und der rechte Rand stehen fest: Spalten { $first } bis { $last }.
# $first and $last are numbers.
kontor-event-rows-fixed = Der obere und der untere Rand stehen fest: Reihen { $first } bis { $last }.

## What happened: sectors

# Cranes and customs houses are quays too. $cell is one cell of the sector.
kontor-sector-closes = Der Sektor bei { $cell } ist geschlossen ({ $size ->
    [one] 1 Kai
   *[other] { $size } Kais
})
kontor-event-closed-difference = { kontor-sector-closes }: { $player } liegt bei { $good } um { $difference } vorn und stellt einen Wächter auf.
    .you = { kontor-sector-closes }: Du liegst bei { $good } um { $difference } vorn und stellst einen Wächter auf.
kontor-event-closed-goods = { kontor-sector-closes }: Der größte Vorsprung ist gleich, aber { $player } führt bei mehr Waren und stellt einen Wächter auf.
    .you = { kontor-sector-closes }: Der größte Vorsprung ist gleich, aber du führst bei mehr Waren und stellst einen Wächter auf.
# The good beats the one in which the other leads.
kontor-event-closed-better = { kontor-sector-closes }: Die Vorsprünge sind gleich, aber { $good } schlägt { $beaten }, und { $player } stellt einen Wächter auf.
    .you = { kontor-sector-closes }: Die Vorsprünge sind gleich, aber { $good } schlägt { $beaten }, und du stellst einen Wächter auf.
kontor-event-closed-nobody = { kontor-sector-closes }: Niemand führt, also kommt kein Wächter.

## How it ended

kontor-event-over-full = Der Hafen ist voll: Das Spiel ist aus.
kontor-event-over-idle = Seit drei Runden hat niemand eine Karte gelegt: Das Spiel ist aus.
kontor-event-over-stuck = Seit drei Runden konnte niemand eine Karte legen: Das Spiel ist aus.
kontor-event-over-stale = Seit zwanzig Runden ist der Hafen nicht gewachsen: Das Spiel ist aus.
kontor-event-over-line = { $player } bewacht drei Blöcke in einer Linie und gewinnt.
    .you = Du bewachst drei Blöcke in einer Linie und gewinnst.
kontor-event-over-broke = { $player } hat keinen Gulden mehr, und die Stadtkasse ist leer: Das Spiel ist aus.
    .you = Du hast keinen Gulden mehr, und die Stadtkasse ist leer: Das Spiel ist aus.

kontor-result-rich = { $player } hat alle Gulden und gewinnt.
    .you = Du hast alle Gulden und gewinnst.
# $distance is the number of cells between the sector and the anchor; it breaks ties.
kontor-result-sector = den Sektor bei { $cell } ({ $size ->
    [one] 1 Kai
   *[other] { $size } Kais
}, Abstand zum Anker { $distance })
kontor-result-counts = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { kontor-result-sector }.
    .you = Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { kontor-result-sector }.
kontor-result-left-out = { $player } erhält nichts für { kontor-result-sector }: Er findet keinen Platz unter den fünf.
    .you = Du erhältst nichts für { kontor-result-sector }: Er findet keinen Platz unter den fünf.

# What is counted, as the head of a column or before a number.
kontor-score-points = Punkte
kontor-score-guilders = Gulden
kontor-score-guards = Wächter
kontor-score-line = Dreierreihe

# What is counted over many games.
kontor-figure-rounds = Runden
kontor-figure-tax = Gulden Hafensteuer
kontor-figure-withdrawn = Karten, die mangels Geld zurückgenommen wurden

## What is refused: why, and what can be done instead

kontor-refusal-over = Das Spiel ist aus. Beginne ein neues, um weiterzuspielen.
kontor-refusal-not-your-turn = Für dich gibt es gerade nichts zu entscheiden. Warte, bis du wieder gefragt wirst.
kontor-refusal-not-now = Jetzt wird etwas anderes entschieden. Wähle aus dem, was angeboten wird.
kontor-refusal-already-chosen = Du hast schon gewählt, und die Wahl gilt. Warte, bis beide aufgedeckt werden.
kontor-refusal-already-said = Du hast schon gesagt, ob du kaufst. Warte auf die andere Seite.
kontor-refusal-cannot-buy = Eine Sonderkarte kostet zwei Gulden, und die hast du nicht. Warte auf die andere Seite.
kontor-refusal-already-shown = Du hast schon eine Karte gezeigt. Warte auf die andere Seite.
kontor-refusal-no-buying-now = Sonderkarten kauft man nur vor einer Runde und nur, wenn mit ihnen gespielt wird. Wähle aus dem, was angeboten wird.
kontor-refusal-nothing-contested = Karten werden nur gezeigt, wenn beide die letzte Sonderkarte wollen. Wähle aus dem, was angeboten wird.
kontor-refusal-must-lay = Eine Karte, die gelegt werden kann, muss gelegt werden. Wähle eines der angebotenen Felder.
kontor-refusal-no-boat = Im Einstiegsspiel gibt es kein Boot. Wähle aus dem, was angeboten wird.
kontor-refusal-no-boat-now = Das Boot fährt einmal, bevor du baust, und nur, wenn deine Karte das Boot zeigt. Wähle aus dem, was angeboten wird.
kontor-refusal-boat-not-moved = Wer das Boot nicht bewegt hat, entfernt nichts. Bewege erst das Boot oder lass es stehen.
kontor-refusal-no-removal-now = Ein Kai wird nur entfernt, gleich nachdem das Boot gefahren ist. Wähle aus dem, was angeboten wird.
kontor-refusal-not-in-hand = Diese Karte hast du nicht. Wähle eine aus deiner Hand.
kontor-refusal-boat-is-there = Dort steht das Boot schon. Wähle einen anderen Kanal oder lass es stehen.
kontor-refusal-not-a-canal = Das Boot kann nur auf einem Kanal stehen. Wähle einen Kanal oder lass es stehen.
kontor-refusal-not-a-quay = Auf diesem Feld liegt kein Kai. Wähle einen Kai neben dem Boot oder entferne nichts.
kontor-refusal-not-touching-boat = Dieser Kai grenzt mit keiner Seite an das Boot. Wähle einen, der es tut, oder entferne nichts.
kontor-refusal-no-boat-symbol = Nur Kais mit dem Bootszeichen lassen sich entfernen. Wähle einen davon oder entferne nichts.
kontor-refusal-sector-closed = Dieser Sektor ist geschlossen, seine Kais sind sicher. Wähle einen anderen Kai oder entferne nichts.
kontor-refusal-occupied = Dort liegt schon eine Karte. Wähle ein freies Feld.
kontor-refusal-outside-border = Dieses Feld liegt außerhalb des Hafenrands. Wähle ein freies Feld innerhalb.
kontor-refusal-no-contact = Die Karte würde an keine andere grenzen. Wähle ein freies Feld neben einer Karte.
kontor-refusal-beside-crane = Neben einen fremden Kran kannst du weder Kai noch Kran legen. Wähle ein Feld, das nicht an ihn grenzt.
kontor-refusal-no-canal-beside = In dieser Variante braucht ein Kai einen Kanal neben sich. Wähle ein Feld neben einem Kanal.
kontor-refusal-splits-block = Ein Kanal würde den Block hier teilen. Wähle ein Feld, bei dem der Rest des Blocks zusammenbleibt.
kontor-refusal-beside-closed = Sonderkarten halten Abstand zu geschlossenen Sektoren. Wähle ein Feld, das weder in einem liegt noch an einen grenzt.
kontor-refusal-cannot-flood = Das lässt sich nicht überschwemmen. Wähle einen Kai mit genau einer Ware oder eine Brücke.
kontor-refusal-cannot-bridge = Hier kann keine Brücke liegen. Wähle einen Kanal oder eine Überschwemmung.
kontor-refusal-bridge-ends = Die Brücke muss Kais zweier verschiedener offener Sektoren verbinden. Wähle ein anderes Feld oder die andere Richtung.
kontor-refusal-direction = Eine Brücke braucht eine Richtung, andere Karten haben keine. Schreibe bei einer Brücke ew (von links nach rechts) oder ns (von oben nach unten) dazu, sonst lass es weg.
kontor-refusal-would-close = Das Zollhaus würde hier einen Sektor schließen. Wähle ein Feld, bei dem alle Sektoren offen bleiben.

## What is not understood

# The examples are written the same in every language.
kontor-notation-unknown = „{ $text }“ ist nicht verständlich. Schreibe zum Beispiel R11, pass, boat d4, remove c3, build d4 oder build d4 ew.
kontor-notation-card = „{ $text }“ nennt keine Karte dieses Spiels. Karten heißen R11 (roter Kai), K08 (schwarzer Kai), C62 (Kanal) oder S86 (Sonderkarte).
kontor-notation-cell = „{ $text }“ nennt kein Feld des Hafens. Die Felder gehen von a1 bis { $last }.

## What can be chosen before the game

kontor-variant-base = Grundspiel
kontor-variant-base-help = Ein Hafen von sieben mal sieben Feldern, in dem nur die fünf größten bewachten Sektoren zählen.
kontor-variant-water = Wasserspiele
kontor-variant-water-help = Kais müssen an einen Kanal grenzen, der Hafen wächst auf sechs mal sechs Felder, und jeder bewachte Sektor zählt.
kontor-variant-tic-tac-toe = Tic Tac Toe
kontor-variant-tic-tac-toe-help = Neun Blöcke zwischen Kanälen und keine Kräne: Wer zuerst drei Blöcke in einer Linie bewacht, gewinnt.
kontor-variant-canal-grande = Canal Grande
kontor-variant-canal-grande-help = Ein langer Hafen von vier mal zwölf Feldern mit einem gewundenen Kanal, in dem jeder bewachte Sektor zählt.
kontor-variant-gulliver = Gullivers Reisen
kontor-variant-gulliver-help = Ein winziger Hafen von fünf mal fünf Feldern, der mit dem Anker allein beginnt; jeder bewachte Sektor zählt.
kontor-variant-poverty = Armut
kontor-variant-poverty-help = Das Grundspiel mit leerer Stadtkasse: Wer alle Gulden an sich bringt, gewinnt sofort.
kontor-variant-beginner = Einstiegsspiel
kontor-variant-beginner-help = Für die erste Partie: sechs mal sechs Felder, kein Boot, und jeder bewachte Sektor zählt.

kontor-option-special = Sonderkarten
kontor-option-special-help = Bringt sechs Sonderkarten ins Spiel, die man kaufen kann: Überschwemmungen, Brücken und Zollhäuser.
kontor-option-ties = Gleichstand der Sektoren
kontor-option-ties-help = Legt fest, was mit Sektoren geschieht, die gleich groß und gleich nah am Anker sind.
kontor-ties-contested = Sektoren im Gleichstand fallen nur heraus, wenn die Plätze nicht für alle reichen.
kontor-ties-literal = Sektoren im Gleichstand fallen immer heraus, auch wenn die Plätze für alle reichen.

kontor-setup-special-tic-tac-toe = Die Sonderkarten würden die Blöcke von Tic Tac Toe zerstören. Lass sie weg oder wähle eine andere Variante.
# $variant is the name in a setup, such as water-games.
kontor-setup-ties = In der Variante „{ $variant }“ streiten keine Sektoren um fünf Plätze. Lass die Option „ties“ weg oder wähle „base“ oder „poverty“.

## The table as text

# crane, toll, anchor and boat are drawn the same in every language.
kontor-table-signs = Zeichen: t Tee, w Wein, s Gewürz; ƒ Gulden, ^ Boot; ~ Kanal, [+] Anker, [Y] Kran, [%] Zollhaus, = Brücke, <==> das Boot
kontor-table-cards = Karten: R roter Kai, K schwarzer Kai, C Kanal, S Sonderkarte, ?? ungesehen; # geschlossen, #R von Rot bewacht, #K von Schwarz
kontor-table-border-fixed = Rand: fest
kontor-table-border-rows = Rand: oben und unten fest, links und rechts offen
kontor-table-border-columns = Rand: links und rechts fest, oben und unten offen
kontor-table-border-open = Rand: noch offen
# $red and $black are stocks of tea, wine and spice, such as 2/0/1.
kontor-table-stocks = Sektor { $cell } ({ $size ->
    [one] 1 Kai
   *[other] { $size } Kais
}), t/w/s: Rot { $red }, Schwarz { $black }
kontor-table-sector = { kontor-table-stocks }; { $player } führt
kontor-table-sector-even = { kontor-table-stocks }; Gleichstand
# $top is a card, such as C62, or - when the pile is empty.
kontor-table-piles = Stadtkasse: { $treasury } Gulden; Kanalstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, oben { $top }
kontor-idle = { $rounds } von { $most } Runden, in denen niemand eine Karte legte; dann ist das Spiel aus
kontor-idle-stuck = { $rounds } von { $most } Runden, in denen niemand eine Karte legen konnte; dann ist das Spiel aus
kontor-table-specials = { $piles }; Sonderkarten: noch { $specials }
kontor-table-player = { $player } ({ $colour }): { $guilders } Gulden, { $guards } Wächter, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, oben { $top }; Hand: { $hand }
kontor-table-hand = Deine Hand: { $cards }

## Drawings: the harbour

kontor-draw-harbour = Hafen
kontor-draw-harbour-about =
    Runde { $round }: { $cards ->
        [one] 1 Karte liegt
       *[other] { $cards } Karten liegen
    } im Hafen, { $closed ->
        [one] 1 Sektor ist
       *[other] { $closed } Sektoren sind
    } geschlossen.
kontor-draw-boat = das Boot

# $owner is a colour: red or black.
kontor-draw-guard = Wächter von { $owner }

## Drawings: hands, piles and what is played

kontor-draw-hand = Deine Hand
kontor-draw-hand-about = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
kontor-draw-known = { $count } bekannt
kontor-draw-has-chosen = hat gewählt
kontor-draw-hand-choose = zeig auf eine Karte
kontor-draw-sectors-note = wer führt, um wie viel
kontor-draw-unseen-quay = verdeckter Kai
kontor-draw-unseen-canal = verdeckter Kanal
kontor-draw-unseen-special = verdeckte Sonderkarte
kontor-draw-table = Stapel
kontor-draw-table-about = { $treasury ->
    [one] 1 Gulden liegt
   *[other] { $treasury } Gulden liegen
} in der Stadtkasse.
kontor-draw-pile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
kontor-draw-canals = Kanäle
kontor-draw-specials = Sonder
kontor-draw-treasury = Stadtkasse
kontor-draw-played = Gespielt
kontor-draw-played-by = gespielt von { $owner }

## Drawings: decisions drawn as tiles: one short word, and what it means where the game has no sentence for it

kontor-draw-choice-pass = Passen
kontor-draw-choice-buy = Kaufen
kontor-draw-choice-decline = Nicht jetzt
kontor-draw-choice-stay = Bleiben
kontor-draw-choice-nothing = Nichts
kontor-draw-choice-across = Quer
kontor-draw-choice-down = Längs
kontor-draw-bridge-across = die Brücke führt von links nach rechts
kontor-draw-bridge-down = die Brücke führt von oben nach unten

## Drawings: panels

kontor-draw-sectors = Sektoren
kontor-draw-sector = Sektor
kontor-draw-worth = Wert
kontor-draw-no-sectors = Noch liegt kein Kai.
kontor-draw-sector-size = { $cell }, { $size ->
    [one] 1 Kai
   *[other] { $size } Kais
}
kontor-draw-sector-leads = { kontor-draw-sector-size }: { $owner } führt.
kontor-draw-sector-even = { kontor-draw-sector-size }: Niemand führt.
kontor-draw-sector-guarded = { kontor-draw-sector-size }: geschlossen und von { $owner } bewacht.
kontor-draw-sector-guarded-only = { kontor-draw-sector-size }: geschlossen und von { $owner } bewacht, zählt aber zurzeit nicht.
kontor-draw-sector-unguarded = { kontor-draw-sector-size }: geschlossen, ohne Wächter.
kontor-draw-city = Stadt
kontor-draw-round = Runde
kontor-draw-counting-five = Die fünf größten bewachten Sektoren zählen.
kontor-draw-counting-all = Jeder bewachte Sektor zählt.
kontor-draw-counting-line = Drei bewachte Blöcke in einer Linie gewinnen.
kontor-draw-sign-guilder = Hafensteuer: Die andere Seite zahlt einen Gulden
kontor-draw-sign-boat = bewegt das Boot; das Boot kann einen solchen Kai entfernen
kontor-draw-sign-crane = Kran: hält fremde Kais von den Feldern neben sich fern
kontor-draw-sign-store = Lagerhäuser: der Vorrat eines Spielers im Sektor
kontor-draw-sign-eye = alle kennen diese Karte
kontor-draw-sign-seal = versiegelt: entschieden, aber noch nicht gezeigt

## Drawings: what everybody has

kontor-draw-guilders = { $count } Gulden
kontor-draw-guards = { $count } Wächter
kontor-draw-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## How to play: in five steps

kontor-book-harbour = Ein Hafen aus Karten
kontor-book-harbour-text = Du bist Rot, die andere Seite ist Schwarz. Zwischen euch liegt ein Kreuz aus Kanälen mit dem Anker in der Mitte. Karte für Karte wächst daraus ein Hafen von höchstens sieben mal sieben Feldern.
kontor-book-choose = Beide wählen heimlich
kontor-book-choose-text = In jeder Runde wählt ihr beide eine Karte aus der Hand und deckt sie gemeinsam auf. Die höhere Zahl baut zuerst. Ein Gulden auf einer Karte lässt die andere Seite einen Gulden zahlen; wer einen Kanal legt, bekommt einen.
kontor-book-sectors = Aus Kais werden Sektoren
kontor-book-sectors-text = Kais, die sich mit einer Seite berühren, bilden einen Sektor, ganz gleich, wem sie gehören. Sie lagern Tee, Wein und Gewürz, und die kleinen Häuser zeigen, wie viel ihr dort jeweils habt.
kontor-book-guards = Geschlossen heißt entschieden
kontor-book-guards-text = Liegen auf allen Seiten eines Sektors Kanäle oder der Rand, so ist er geschlossen. Wer bei irgendeiner Ware am weitesten vorn liegt, stellt dort einen Wächter auf, und nichts darin ändert sich mehr.
kontor-book-end = Die fünf größten zählen
kontor-book-end-text = Ist der Hafen voll, so zählen nur die fünf größten bewachten Sektoren, jeder einen Punkt. Schließ also deine Sektoren, solange du führst, und halte fremde offen.

## How to play: the coach

kontor-book-coach-choose = Die höhere Zahl baut zuerst. Kais bringen Waren, ein Kanal bringt einen Gulden und schließt Sektoren.
kontor-book-coach-choose-again = Schließt ein Kanal einen Sektor, in dem du führst? Bist du mit einer hohen Zahl zuerst dort?
kontor-book-coach-boat = Neben einem Kai mit Bootszeichen kann das Boot diesen vom Tisch fegen; sonst darf es stehen bleiben.
kontor-book-coach-remove = Nimm einen Kai, der in einem Sektor führt, den du haben willst, oder lass alles, wie es ist.
kontor-book-coach-build = Schließ einen Sektor, solange du führst; halte ihn offen, solange du zurückliegst. Große zählen zuerst.
kontor-book-coach-build-again = Frag dich bei jedem Feld: Welcher Sektor wächst, welcher schließt sich, und wer führt dort?
kontor-book-coach-show = Jetzt zählt nur die Zahl. Die Karte kommt auf deine Hand zurück, doch die andere Seite kennt sie dann.
kontor-book-coach-buy = Überschwemmung, Brücke, Zollhaus: Sie können einen Sektor drehen. Spare einen Gulden für die Steuer.

## Why opponents would decide so


## Why a decision is advised: what comes of it, in facts that can be checked on the table

# How the leader stands: nested after a colon.
kontor-why-lead-difference = { $more } zu { $less } bei { $good }
kontor-why-lead-goods = vorn bei mehr Waren
kontor-why-lead-better = { $good } schlägt { $beaten }
kontor-why-size = { $size ->
    [one] 1 Kai
   *[other] { $size } Kais
}
kontor-why-counts = er zählt zurzeit
kontor-why-counts-not = unter den fünf, die zählen, ist er zurzeit nicht
kontor-why-counts-all = jeder bewachte Sektor zählt
kontor-why-counts-line = er ist einer der drei Blöcke, die du brauchst
# $player is the other in all of these.
kontor-why-closes = Schließt für dich den Sektor bei { $cell } ({ kontor-why-size }): { $lead }; { $counts }.
kontor-why-closes-theirs = Schließt den Sektor bei { $cell }, bevor er wächst ({ kontor-why-size }): Er geht an { $player }, { $lead }; { $counts }.
kontor-why-closes-nobody = Schließt den Sektor bei { $cell } ({ kontor-why-size }), solange niemand führt: { $player } bekommt dort keinen Wächter.
kontor-why-leads = Bringt dich im Sektor bei { $cell } in Führung: { $lead }.
kontor-why-safe = Du führst im Sektor bei { $cell } ({ $lead }), und { $player } kann keinen Kai mehr daneben legen.
kontor-why-ahead = Du führst im Sektor bei { $cell }: { $lead }, mit { $size ->
    [one] 1 Kai
   *[other] { $size } Kais
}.
kontor-why-evens = Nimmt { $player } die Führung im Sektor bei { $cell }: Dort führt jetzt niemand.
kontor-why-begins = Beginnt einen Sektor bei { $cell } mit { $free ->
    [one] 1 freien Feld
   *[other] { $free } freien Feldern
} daneben.
kontor-why-trails = Der Sektor bei { $cell } wächst auf { kontor-why-size }; dort führt noch { $player }: { $lead }.
kontor-why-even = Im Sektor bei { $cell } führt niemand; er hat jetzt { kontor-why-size }.
kontor-why-narrows = Lässt { $free ->
    [one] 1 freies Feld
   *[other] { $free } freie Felder
} neben dem Sektor bei { $cell }, in dem du führst: { $lead }.
kontor-why-narrows-theirs = Lässt { $free ->
    [one] 1 freies Feld
   *[other] { $free } freie Felder
} neben dem Sektor bei { $cell }, in dem { $player } führt: { $lead }.
kontor-why-crane = Hält Kais von { $player } von { $count ->
    [one] dem freien Feld
   *[other] den { $count } freien Feldern
} neben { $cell } fern.
kontor-why-guilder = Bringt dir einen Gulden: Dann hast du { $guilders }.
kontor-why-removes = Nimmt { $card } von { $at }, wo { $player } führt: { $lead }.
kontor-why-removes-plain = Nimmt { $card } von { $player } von { $at }.
kontor-why-nothing-to-remove = Von hier aus lässt sich kein Kai von { $player } entfernen.
kontor-why-boat = Von { $cell } aus kann das Boot { $card } von { $player } auf { $at } entfernen.
kontor-why-boat-stays = Kein Kai von { $player } liegt in Reichweite des Boots.
kontor-why-boat-nothing = Von { $cell } aus kann das Boot keinen Kai von { $player } entfernen.
kontor-why-boat-waits = { $count ->
    [one] Ein Kai von { $player } mit Bootszeichen liegt
   *[other] { $count } Kais von { $player } mit Bootszeichen liegen
} an einem Kanal.
kontor-why-removes-own = Nimmt { $card }, einen eigenen Kai, von { $at }.
kontor-why-leaves = Verschont { $count ->
    [one] einen Kai von { $player }, der
   *[other] { $count } Kais von { $player }, die
} entfernt werden { $count ->
    [one] könnte
   *[other] könnten
}.
kontor-why-quiet = Schließt keinen Sektor und ändert keine Führung.
kontor-why-can-close = Ein Kanal schließt den Sektor bei { $cell } ({ kontor-why-size }), und du führst dort: { $lead }.
kontor-why-would-lead = Mit { $goods } würdest du im Sektor bei { $cell } führen: { $lead }.
kontor-why-tax-broke = Das Guldenzeichen lässt { $player } zahlen, und dort ist kein Gulden mehr.
kontor-why-tax = Spielt auch { $player } eine Karte, kostet das Guldenzeichen dort einen Gulden; vorhanden: { $guilders }.
kontor-why-first = Die Zahl { $number } ist höher als jede Karte, die von { $player } bekannt ist ({ $count }).
kontor-why-canal = Ein Kanal bringt beim Legen einen Gulden; du hast { $guilders }.
kontor-why-number = Die Zahl ist { $number }; von den bekannten Karten von { $player } { $count ->
    [0] ist keine höher
    [one] ist 1 höher
   *[other] sind { $count } höher
}.
kontor-why-pass = Du behältst deine Karten und bekommst einen Gulden; du hast { $guilders }.
kontor-why-pass-empty = Du behältst deine Karten; die Stadtkasse ist leer, also gibt es keinen Gulden.
kontor-why-buy = Kostet 2 von deinen { $guilders } Gulden; { $left ->
    [one] 1 Sonderkarte ist
   *[other] { $left } Sonderkarten sind
} noch da.
kontor-why-decline = Du behältst { $guilders ->
    [one] deinen Gulden
   *[other] deine { $guilders } Gulden
}; { $player } hat { $theirs }.

## The score sheet

kontor-sheet-sector = Sektor bei { $cell } ({ kontor-why-size })
kontor-sheet-sector-out = Sektor bei { $cell } ({ kontor-why-size }), nicht unter den fünf
kontor-sheet-total = Punkte
kontor-sheet-blocks = Bewachte Blöcke

## Für alle, die es nicht kennen

kontor-poster-line = Deckt je eine Karte auf; die höhere baut zuerst.
kontor-poster-first = Ihr legt Karten und baut zusammen den Hafen von Amsterdam.
kontor-poster-then = Ein geschlossener Sektor gehört dem, der darin die meisten Waren lagert.
kontor-poster-last = Wächter in den größten Sektoren gewinnen.

kontor-mark-closed = geschlossene Sektoren

## Positions that are arranged by hand

kontor-arrange-harbour = Der Hafen
kontor-arrange-round = Runde
kontor-arrange-boat = Wo das Boot ist
kontor-arrange-cell = { $cell }
