### The Flying Dutchman: what is done, refused and counted.
###
### Every id begins with "dutchman-".

# One sentence about the game.
dutchman-about = Mit Hufeisen und Verhandlungsgeschick lenken drei bis sechs Kaufleute ein Geisterschiff weg von den eigenen Schiffen und hin zu denen der anderen.

## Things, as they are called in the middle of a sentence

# Colours stand alone: in a list, or in brackets.
dutchman-blue = Blau
dutchman-yellow = Gelb
dutchman-green = Grün
dutchman-orange = Orange
dutchman-red = Rot
dutchman-violet = Violett
dutchman-ship = Schiff { $id } ({ $colour })
dutchman-island-holland = Holland
dutchman-island-faroes = die Färöer
dutchman-island-azores = die Azoren
dutchman-island-tortuga = Tortuga
dutchman-island-cape-verde = die Kapverden
dutchman-island-saint-helena = St. Helena
# An island that an edition file brings along.
dutchman-island-own = { $name }
dutchman-nothing = nichts
dutchman-player = { $player }
# One of several in a list: "Anna pays Bert 5 ducats and Cleo pays Anna 2 ducats".
dutchman-term = { $from } zahlt an { $to } { $ducats } Dukaten
dutchman-roll = { $player } würfelt { $sum }
dutchman-debt = { $player } zahlt { $ducats } Dukaten für { $shares ->
    [one] 1 Anteil
   *[other] { $shares } Anteile
}

## What can be done: items of a list, so without a full stop

dutchman-action-kontor = Eine Kontorkarte spielen: zwei Anteile nehmen und zwei zurücklegen
dutchman-action-smith = Eine Schmiedkarte spielen ({ $count ->
    [one] 1 Hufeisen liegt
   *[other] { $count } Hufeisen liegen
} in der Mitte)
dutchman-lay-some = Hufeisen für die Glückszahl { $lucky } legen
dutchman-gold = Gold { $number }
dutchman-silver = Silber { $number }
dutchman-give-some = { $player } Dukaten geben
dutchman-ask-some = Von { $player } Dukaten verlangen
dutchman-action-lay = { $shoes } legen (ergibt { $sum } von { $lucky })
dutchman-action-pass = Passen
dutchman-action-return = Zwei Anteile unter das Kontor schieben: { $first } und zuunterst { $second }
dutchman-action-want = Sagen, wohin der Holländer soll: { $space }
dutchman-action-propose = Vorschlagen: { $space }
dutchman-action-give = { $player } { $ducats } Dukaten geben
dutchman-action-ask = Von { $player } { $ducats } Dukaten verlangen
dutchman-action-put = Den Vorschlag so den anderen vorlegen
dutchman-action-silent = Keinen Vorschlag machen
dutchman-action-accept = Annehmen
dutchman-action-accept-get = Annehmen und { $ducats } Dukaten bekommen
dutchman-action-accept-pay = Annehmen und { $ducats } Dukaten zahlen
dutchman-action-refuse = Ablehnen
dutchman-action-move = Den Holländer ziehen: { $space }
dutchman-action-show = Einen Anteil zeigen ({ $colour }) und { $ducats } Dukaten bekommen
dutchman-action-keep = Keinen Anteil zeigen

## What is asked

dutchman-question-act = Die Glückszahl ist { $lucky }. Was tust du?
dutchman-question-return = Welche zwei Anteile schiebst du unter das Kontor?
dutchman-question-want = Ihr seid der Glückszahl gleich nah. Wohin soll der Holländer?
dutchman-question-propose = Ihr seid euch uneins. Machst du einen Vorschlag?
dutchman-question-terms = Du schlägst vor: { $space }. Gibst oder verlangst du Dukaten?
dutchman-question-answer = { $player } schlägt vor: { $space }. Nimmst du an?
dutchman-question-answer-terms = { $player } schlägt vor: { $space }; { $terms }. Nimmst du an?
dutchman-question-decide = Entscheidungsrunde um die { $lucky }: Welche Hufeisen legst du?
dutchman-question-move = Du lenkst den Holländer. Wohin zieht er?
dutchman-question-show = Land in Sicht: Zeigst du einen Anteil und bekommst, was er wert ist?
dutchman-question-over = Das Spiel ist aus; es gibt nichts mehr zu entscheiden.

## What happened: the round

dutchman-event-began = Alle beginnen mit { $ducats } Dukaten. { $player } beginnt die erste Runde.
dutchman-event-round = Runde { $round }: { $player } würfelt { $first } und { $second }. Die Glückszahl ist { $lucky }.
dutchman-event-kontor = { $player } spielt eine Kontorkarte und hat noch { $left }.
# Told to the one who took or put back the shares alone.
dutchman-event-taken = { $player } nimmt aus dem Kontor: { $shares }.
dutchman-event-returned = { $player } schiebt unter das Kontor: { $shares }.
# Told to the others; it must not give the shares away.
dutchman-event-swapped = { $player } schiebt zwei Anteile unter das Kontor.
dutchman-event-smith = { $player } spielt eine Schmiedkarte und hat noch { $left }.
dutchman-event-laid = { $player } legt { $count } Hufeisen verdeckt aus.
dutchman-event-own-laid = { $player } legt verdeckt aus: { $shoes }.
dutchman-event-passed = { $player } passt.
dutchman-event-must-pass = { $player } kann nichts legen und passt.
dutchman-event-forged = { $player } holt { $count } Hufeisen beim Schmied.
dutchman-event-own-forged = { $player } bekommt beim Schmied: { $shoes }.
dutchman-event-smiths-nothing = In der Mitte liegen zu wenige Hufeisen: Beim Schmied gibt es keine.
dutchman-event-revealed = { $player } deckt { $shoes } auf: { $sum }.
dutchman-event-revealed-void = { $player } deckt { $shoes } auf: ungültig, 0.
dutchman-event-nobody-laid = Niemand hat Hufeisen gelegt.

## What happened: several are equally near

dutchman-event-tied = Gleich nah mit { $sum }: { $players }.
dutchman-event-announced = { $player } möchte: { $space }.
dutchman-event-agreed = Alle sind sich einig: { $space }.
dutchman-event-proposal = { $player } überlegt sich einen Vorschlag: { $space }.
dutchman-event-gives = { $player } würde { $other } { $ducats } Dukaten geben.
dutchman-event-asks = { $player } verlangt von { $other } { $ducats } Dukaten.
dutchman-event-proposed = { $player } schlägt vor: { $space }.
dutchman-event-proposed-terms = { $player } schlägt vor: { $space }; { $terms }.
dutchman-event-silent = { $player } macht keinen Vorschlag.
dutchman-event-accepted = { $player } nimmt an.
dutchman-event-refused = { $player } lehnt ab.
dutchman-event-dealt = Der Handel gilt: { $space }; { $terms }.
dutchman-event-decision = Keine Einigung. Entscheidungsrunde für { $players }.
dutchman-event-rolled = Die Würfel entscheiden: { $rolls }.
dutchman-event-alone = Nur { $player } könnte darum würfeln, und allein braucht man keine Würfel.
dutchman-event-steers = { $player } lenkt den Holländer allein.

## What happened: the Dutchman

dutchman-event-moved = Der Fliegende Holländer segelt weiter: { $space }.
dutchman-event-met = Unglück ({ $colour }), jeder Anteil ist { $worth } wert: { $debts }.
dutchman-event-met-nobody = Unglück ({ $colour }), aber niemand hält einen Anteil daran.
dutchman-event-fell = { $player } kann { $short } Dukaten nicht zahlen und ist bankrott.
dutchman-event-stones = Nichts mehr wert: { $colour }. Dann rücken alle Steine vor; der Zählstein steht auf { $counter }.
dutchman-event-shown = { $player } zeigt einen Anteil ({ $colour }) und bekommt { $ducats } Dukaten.
dutchman-event-kept = { $player } zeigt keinen Anteil.

## How it ended

dutchman-event-over = Das Spiel ist aus: Alle zeigen ihre Anteile, und wer am reichsten ist, gewinnt.
dutchman-event-ended = Das Spiel ist aus, und alle Anteile werden gezeigt.
dutchman-event-one-left = Das Spiel ist aus: Alle anderen sind bankrott, und { $player } hat gewonnen.
dutchman-event-none-left = Das Spiel ist aus: Alle, die noch übrig waren, sind bankrott, und es gewinnt, wem am wenigsten Dukaten fehlen.
dutchman-result-wealth = { $player } hat { $ducats } in Dukaten und { $shares } in Anteilen.
dutchman-result-bankrupt = { $player } ist bankrott, es fehlten { $short }.
# What is counted, as the head of a column or before a number.
dutchman-score-survived = Überstandene Begegnungen
dutchman-score-wealth = Dukaten

## What is refused: why, and what can be done instead

dutchman-refusal-over = Das Spiel ist aus. Beginne ein neues, um weiterzuspielen.
dutchman-refusal-bankrupt = Du bist bankrott und aus diesem Spiel ausgeschieden. Du kannst zusehen, wie es ausgeht.
dutchman-refusal-not-your-turn = Für dich gibt es gerade nichts zu entscheiden. Warte, bis du gefragt wirst.
dutchman-refusal-not-now = Jetzt wird etwas anderes entschieden. Wähle aus dem, was angeboten wird.
dutchman-refusal-no-kontor-card = Du hast keine Kontorkarte mehr. Wähle eine andere Aktion.
dutchman-refusal-no-smith-card = Du hast keine Schmiedkarte mehr. Wähle eine andere Aktion.
dutchman-refusal-not-your-shoes = Du hast nicht alle diese Hufeisen. Lege welche, die auf deinem Stellbrett stehen.
dutchman-refusal-nothing-laid = Lege mindestens ein Hufeisen, oder wähle eine andere Aktion.
dutchman-refusal-two-gold = Nur eines der gelegten Hufeisen darf golden sein. Lass die anderen weg.
dutchman-refusal-may-not-pass = Passen darfst du nur mit weniger als fünf Hufeisen. Spiele eine Karte oder lege Hufeisen.
dutchman-refusal-not-your-shares = So einen Anteil hast du nicht. Wähle aus denen auf deiner Hand.
dutchman-refusal-no-line = Vom Standort des Holländers führt keine Linie dorthin. Wähle einen der offenen Wege.
dutchman-refusal-came-from-there = Von dort kam der Holländer in der letzten Runde und darf noch nicht zurück. Wähle einen anderen Weg.
dutchman-refusal-not-tied = Nur die anderen, die gleich nah sind, können zu deinem Vorschlag gehören. Wähle jemanden von ihnen.
dutchman-refusal-named-already = Diese Person kommt in deinem Vorschlag schon vor. Nenne jemand anderen, oder lege ihn vor.
dutchman-refusal-gives-too-much = So viele Dukaten hast du nicht zu geben. Gib weniger.
dutchman-refusal-asks-too-much = So viele Dukaten kannst du nicht verlangen. Verlange weniger.
dutchman-refusal-cannot-pay = Du hast die Dukaten nicht, die dieser Vorschlag von dir verlangt. Lehne ihn ab.

## What is not understood

# The examples are written the same in every language.
dutchman-notation-unknown = „{ $text }“ ist nicht verständlich. Schreibe zum Beispiel kontor, smith, lay 45 2, pass, return blue red, want Y1, propose Y1, give 2 5, ask 3 4, put, silent, accept, refuse, move Y1, show red oder keep.
dutchman-notation-space = „{ $text }“ nennt kein Feld dieses Meeres. Ihre Namen stehen auf der Karte, zum Beispiel Y1.
dutchman-notation-colour = „{ $text }“ nennt keine Farbe. Es gibt blue, yellow, green, orange, red und violet.
dutchman-notation-seat = „{ $text }“ nennt keinen Platz. Schreibe seine Nummer, zum Beispiel give 2 5.
dutchman-notation-ducats = „{ $text }“ nennt keine Summe. Schreibe eine Zahl Dukaten, mindestens 1, zum Beispiel give 2 5.
dutchman-notation-shoe = „{ $text }“ nennt Hufeisen, die es nicht gibt. Schreibe ihre Zahlen, zum Beispiel lay 45 2.

## What can be chosen before the game

dutchman-variant-base = Das ganze Spiel
dutchman-variant-base-help = Bis zur sechzehnten Begegnung mit einem Schiff, nach den Regeln des gedruckten Hefts.
dutchman-option-ducats = Dukaten zu Beginn
dutchman-option-ducats-help = Legt fest, mit wie vielen Dukaten alle beginnen.
dutchman-ducats-book = Wie gedruckt: 25.
dutchman-ducats-more = 35: Weniger gehen bankrott. Gut für ein erstes Spiel.
dutchman-option-bargaining = Verhandeln
dutchman-option-bargaining-help = Wer gleich nah ist, darf Vorschläge machen, auch mit Dukaten; sonst entscheiden gleich die Hufeisen.
dutchman-option-proposals = Vorschlagsrunden
dutchman-option-proposals-help = Wie oft alle Beteiligten einen Vorschlag machen dürfen, bevor Hufeisen entscheiden.
dutchman-option-nobody-lays = Wenn niemand legt
dutchman-option-nobody-lays-help = Legt fest, wer den Holländer lenkt, wenn in einer Runde niemand Hufeisen legt.
dutchman-nobody-lays-everybody = Alle würfeln darum.
dutchman-nobody-lays-passed = Nur wer gepasst hat, würfelt darum, sofern überhaupt jemand gepasst hat.
dutchman-nobody-lays-start = Wer die Runde begonnen hat, lenkt, ohne zu würfeln.
dutchman-option-money = Dukaten der anderen
dutchman-option-money-help = Sagt, ob alle sehen, wie viele Dukaten die anderen haben.
dutchman-money-open = Alle Dukaten liegen offen.
dutchman-money-hidden = Du siehst nur deine eigenen; wer sich jede Zahlung merkt, weiß es trotzdem. In einem Vorschlag darf jede Summe verlangt werden.

## The table as text

dutchman-table-sea = Das Meer: [der Holländer], >ein offener Weg<, (woher er kam)
dutchman-table-long = Lange Linien: { $lines }
dutchman-table-round = Runde { $round }, begonnen von { $player }; Glückszahl { $lucky }
dutchman-table-course = Der Holländer ist hier: { $space }. Wege weiter: { $ways }
dutchman-table-supply = In der Mitte { $middle } Hufeisen, im Kontor { $kontor } Anteile
dutchman-table-value = { $colour } { $value }
dutchman-table-values = Wert eines Anteils: { $values }; Zählstein { $counter }
# What everybody sees of a player; the numbers after smith and Kontor are cards.
dutchman-table-has = { $shoes } Hufeisen, Schmied { $smiths }, Kontor { $kontors }
dutchman-table-player = { $number } { $player }: { dutchman-table-has }
dutchman-table-player-kontor = { $number } { $player } (im Kontor): { dutchman-table-has }
dutchman-table-player-smith = { $number } { $player } (beim Schmied): { dutchman-table-has }
dutchman-table-player-laid = { $number } { $player } (legt): { dutchman-table-has }
dutchman-table-player-passed = { $number } { $player } (passt): { dutchman-table-has }
dutchman-table-bankrupt = { $number } { $player }: bankrott
dutchman-table-laid = { "   " }verdeckt: { $count }
dutchman-table-revealed = { "   " }gelegt: { $shoes }, ergibt { $sum }
dutchman-table-shown = { "   " }{ $ducats } Dukaten; Anteile: { $shares }
dutchman-table-ducats = { "   " }{ $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
dutchman-table-tied = { $player } ist der Glückszahl gleich nah.
dutchman-table-bargaining = Verhandlung, Runde { $round } von { $rounds }
dutchman-table-own = Dein Besitz: { $ducats } Dukaten; Anteile: { $shares }, zusammen { $worth } wert
dutchman-table-shoes = Deine Hufeisen: { $shoes }
dutchman-table-exact = Genau die Glückszahl: { $shoes }
