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
    .you = du
# One of several in a list: "Anna pays Bert 5 ducats and Cleo pays Anna 2 ducats".
dutchman-term = { $from } zahlt an { $to } { $ducats } Dukaten
    .you-from = du zahlst an { $to } { $ducats } Dukaten
    .you-to = { $from } zahlt dir { $ducats } Dukaten
dutchman-roll = { $player } würfelt { $sum }
    .you = du würfelst { $sum }
dutchman-debt = { $player } zahlt { $ducats } Dukaten für { $shares ->
    [one] 1 Anteil
   *[other] { $shares } Anteile
}
    .you = du zahlst { $ducats } Dukaten für { $shares ->
        [one] 1 Anteil
       *[other] { $shares } Anteile
    }

## What can be done: items of a list, so without a full stop

dutchman-action-kontor = Eine Kontorkarte spielen: zwei Anteile nehmen und zwei zurücklegen
dutchman-action-smith = Eine Schmiedkarte spielen ({ $count ->
    [one] 1 Hufeisen liegt
   *[other] { $count } Hufeisen liegen
} in der Mitte)
dutchman-lay-some = Diese für die { $lucky } legen
dutchman-gold = Gold { $number }
dutchman-silver = Silber { $number }
dutchman-give-some = { $player } Dukaten geben
dutchman-ask-some = Von { $player } Dukaten verlangen
dutchman-action-lay = { $made } = { $sum } legen, { $short ->
    [0] genau richtig
   *[other] { $short } unter { $lucky }
}
# None of them comes to the lucky number or less.
dutchman-action-lay-void = { $shoes } legen, das zählt 0 für die { $lucky }
dutchman-action-pass = Passen
dutchman-action-return = Zwei Anteile unter das Kontor schieben: { $first } und zuunterst { $second }
dutchman-action-want = Sagen, dass er hierhin soll: { $space }
dutchman-action-propose = Vorschlagen: { $space }
dutchman-action-give = { $player } { $ducats } Dukaten geben
dutchman-action-ask = Von { $player } { $ducats } Dukaten verlangen
dutchman-action-put = So vorschlagen
dutchman-action-silent = Keinen Vorschlag machen
dutchman-action-accept = Annehmen
dutchman-action-accept-get = Annehmen und { $ducats } Dukaten bekommen
dutchman-action-accept-pay = Annehmen und { $ducats } Dukaten zahlen
dutchman-action-refuse = Ablehnen
dutchman-action-move = Hierhin lenken: { $space }
dutchman-action-show = { $colour } zeigen: { $ducats } Dukaten bekommen
dutchman-action-keep = Keinen Anteil zeigen

## What is asked

dutchman-question-act = Glückszahl { $lucky }: Was tust du?
dutchman-question-return = Welche zwei Anteile kommen unter das Kontor?
dutchman-question-want = Ihr seid gleich nah. Wohin soll der Holländer?
dutchman-question-propose = Wohin, und wer zahlt wem?
dutchman-question-terms = { $space }: Wer zahlt wem?
dutchman-question-answer = { $player } schlägt vor: { $space }. Nimmst du an?
dutchman-question-answer-terms = { $player } schlägt vor: { $space }; { $terms }. Nimmst du an?
dutchman-question-decide = Entscheidungsrunde um die { $lucky }: Welche Hufeisen legst du?
dutchman-question-move = Du lenkst: Wohin zieht der Holländer?
dutchman-question-show = Land in Sicht: Welchen Anteil zeigst du?
dutchman-question-over = Das Spiel ist aus; es gibt nichts mehr zu entscheiden.

## What happened: the round

dutchman-event-began = Alle beginnen mit { $ducats } Dukaten. { $player } beginnt die erste Runde.
    .you = Alle beginnen mit { $ducats } Dukaten. Du beginnst die erste Runde.
dutchman-event-round = Runde { $round }: { $player } würfelt { $first } und { $second }. Die Glückszahl ist { $lucky }.
    .you = Runde { $round }: Du würfelst { $first } und { $second }. Die Glückszahl ist { $lucky }.
dutchman-event-kontor = { $player } spielt eine Kontorkarte und hat noch { $left }.
    .you = Du spielst eine Kontorkarte und hast noch { $left }.
# Told to the one who took or put back the shares alone.
dutchman-event-taken = { $player } nimmt aus dem Kontor: { $shares }.
    .you = Du nimmst aus dem Kontor: { $shares }.
dutchman-event-returned = { $player } schiebt unter das Kontor: { $shares }.
    .you = Du schiebst unter das Kontor: { $shares }.
# Told to the others; it must not give the shares away.
dutchman-event-swapped = { $player } schiebt zwei Anteile unter das Kontor.
    .you = Du schiebst zwei Anteile unter das Kontor.
dutchman-event-smith = { $player } spielt eine Schmiedkarte und hat noch { $left }.
    .you = Du spielst eine Schmiedkarte und hast noch { $left }.
dutchman-event-laid = { $player } legt { $count } Hufeisen verdeckt aus.
    .you = Du legst { $count } Hufeisen verdeckt aus.
dutchman-event-own-laid = { $player } legt verdeckt aus: { $shoes }.
    .you = Du legst verdeckt aus: { $shoes }.
dutchman-event-passed = { $player } passt.
    .you = Du passt.
dutchman-event-must-pass = { $player } kann nichts legen und passt.
    .you = Du kannst nichts legen und passt.
dutchman-event-forged = { $player } holt { $count } Hufeisen beim Schmied.
    .you = Du holst { $count } Hufeisen beim Schmied.
dutchman-event-own-forged = { $player } bekommt beim Schmied: { $shoes }.
    .you = Du bekommst beim Schmied: { $shoes }.
dutchman-event-smiths-nothing = In der Mitte liegen zu wenige Hufeisen: Beim Schmied gibt es keine.
dutchman-event-revealed = { $player } deckt { $shoes } auf: { $sum }.
    .you = Du deckst { $shoes } auf: { $sum }.
dutchman-event-revealed-void = { $player } deckt { $shoes } auf: ungültig, 0.
    .you = Du deckst { $shoes } auf: ungültig, 0.
dutchman-event-nobody-laid = Niemand hat Hufeisen gelegt.

## What happened: several are equally near

dutchman-event-tied = Gleich nah mit { $sum }: { $players }.
dutchman-event-announced = { $player } möchte: { $space }.
    .you = Du möchtest: { $space }.
dutchman-event-agreed = Alle sind sich einig: { $space }.
dutchman-event-proposal = { $player } überlegt sich einen Vorschlag: { $space }.
    .you = Du überlegst dir einen Vorschlag: { $space }.
dutchman-event-gives = { $player } würde { $other } { $ducats } Dukaten geben.
    .you = Du würdest { $other } { $ducats } Dukaten geben.
    .you-other = { $player } würde dir { $ducats } Dukaten geben.
dutchman-event-asks = { $player } verlangt von { $other } { $ducats } Dukaten.
    .you = Du verlangst von { $other } { $ducats } Dukaten.
    .you-other = { $player } verlangt von dir { $ducats } Dukaten.
dutchman-event-proposed = { $player } schlägt vor: { $space }.
    .you = Du schlägst vor: { $space }.
dutchman-event-proposed-terms = { $player } schlägt vor: { $space }; { $terms }.
    .you = Du schlägst vor: { $space }; { $terms }.
dutchman-event-silent = { $player } macht keinen Vorschlag.
    .you = Du machst keinen Vorschlag.
dutchman-event-accepted = { $player } nimmt an.
    .you = Du nimmst an.
dutchman-event-refused = { $player } lehnt ab.
    .you = Du lehnst ab.
dutchman-event-dealt = Der Handel gilt: { $space }; { $terms }.
dutchman-event-decision = Keine Einigung. Entscheidungsrunde für { $players }.
dutchman-event-rolled = Die Würfel entscheiden: { $rolls }.
dutchman-event-alone = Nur { $player } könnte darum würfeln, und allein braucht man keine Würfel.
    .you = Nur du könntest darum würfeln, und allein braucht man keine Würfel.
dutchman-event-steers = { $player } lenkt den Holländer allein.
    .you = Du lenkst den Holländer allein.

## What happened: the Dutchman

dutchman-event-moved = Der Fliegende Holländer segelt weiter: { $space }.
dutchman-event-met = Unglück ({ $colour }), jeder Anteil ist { $worth } wert: { $debts }.
dutchman-event-met-nobody = Unglück ({ $colour }), aber niemand hält einen Anteil daran.
dutchman-event-fell = { $player } kann { $short } Dukaten nicht zahlen und ist bankrott.
    .you = Du kannst { $short } Dukaten nicht zahlen und bist bankrott.
dutchman-event-stones = Nichts mehr wert: { $colour }. Dann rücken alle Steine vor; der Zählstein steht auf { $counter }.
dutchman-event-shown = { $player } zeigt einen Anteil ({ $colour }) und bekommt { $ducats } Dukaten.
    .you = Du zeigst einen Anteil ({ $colour }) und bekommst { $ducats } Dukaten.
dutchman-event-kept = { $player } zeigt keinen Anteil.
    .you = Du zeigst keinen Anteil.

## How it ended

dutchman-event-over = Das Spiel ist aus: Alle zeigen ihre Anteile, und wer am reichsten ist, gewinnt.
dutchman-event-ended = Das Spiel ist aus, und alle Anteile werden gezeigt.
dutchman-event-one-left = Das Spiel ist aus: Alle anderen sind bankrott, und { $player } hat gewonnen.
    .you = Das Spiel ist aus: Alle anderen sind bankrott, und du hast gewonnen.
dutchman-event-none-left = Das Spiel ist aus: Alle, die noch übrig waren, sind bankrott, und es gewinnt, wem am wenigsten Dukaten fehlen.
dutchman-result-wealth = { $player } hat { $ducats } in Dukaten und { $shares } in Anteilen.
    .you = Du hast { $ducats } in Dukaten und { $shares } in Anteilen.
dutchman-result-bankrupt = { $player } ist bankrott, es fehlten { $short }.
    .you = Du bist bankrott, es fehlten { $short }.
# What is counted, as the head of a column or before a number.
dutchman-score-survived = Überstandene Begegnungen
dutchman-score-wealth = Dukaten
## The score sheet
dutchman-scores-begun = Dukaten zu Beginn
dutchman-scores-islands = Auf Inseln gezeigt
dutchman-scores-met = Für Schiffe gezahlt
dutchman-scores-deals = Verhandelt
dutchman-scores-shares = Anteile am Ende
dutchman-scores-wealth = Vermögen
dutchman-scores-short = Beim Bankrott gefehlt

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
    .you = Runde { $round }, begonnen von dir; Glückszahl { $lucky }
dutchman-table-course = Der Holländer ist hier: { $space }. Offen stehen ihm { $ways }.
dutchman-table-barred = Er kam von hier: { $space }. Dorthin darf er in dieser Runde nicht zurück.
dutchman-table-island = { $space }: Wer ihn dorthin lenkt, darf einen Anteil zeigen und bekommt, was er wert ist.
dutchman-table-own-island = { $space }: Wenn du mitentscheidest, darfst du einen Anteil zeigen; dein teuerster bringt { $ducats }.
dutchman-table-ship = { $space }: Jeder Anteil kostet { $worth }.
dutchman-table-own-ship = { $space }: Jeder Anteil kostet { $worth }; du müsstest { $ducats } zahlen.
dutchman-table-supply = In der Mitte { $middle } Hufeisen, im Kontor { $kontor } Anteile
dutchman-table-value = { $colour } { $value }
dutchman-table-values = Wert eines Anteils: { $values }; Zählstein { $counter }
# What everybody sees of a player; the numbers after smith and Kontor are cards.
dutchman-table-has = { $shoes } Hufeisen, { $smiths ->
    [one] 1 Schmiedkarte
   *[other] { $smiths } Schmiedkarten
}, { $kontors ->
    [one] 1 Kontorkarte
   *[other] { $kontors } Kontorkarten
}
dutchman-table-player = { $number } { $player }: { dutchman-table-has }
dutchman-table-player-kontor = { $number } { $player } (im Kontor): { dutchman-table-has }
dutchman-table-player-smith = { $number } { $player } (beim Schmied): { dutchman-table-has }
dutchman-table-player-laid = { $number } { $player } (legt): { dutchman-table-has }
dutchman-table-player-passed = { $number } { $player } (passt): { dutchman-table-has }
dutchman-table-bankrupt = { $number } { $player }: bankrott
dutchman-table-laid = { "   " }{ $player } hat { $count } verdeckt liegen
    .you = { "   " }Du hast { $count } verdeckt liegen
dutchman-table-revealed = { "   " }{ $player } hat { $shoes } gelegt, das ergibt { $sum }
    .you = { "   " }Du hast { $shoes } gelegt, das ergibt { $sum }
dutchman-table-shown = { "   " }{ $player } hat { $ducats } Dukaten und diese Anteile: { $shares }
    .you = { "   " }Du hast { $ducats } Dukaten und diese Anteile: { $shares }
dutchman-table-ducats = { "   " }{ $player } hat { $ducats } Dukaten
    .you = { "   " }Du hast { $ducats } Dukaten
dutchman-table-tied = { $player } ist der Glückszahl gleich nah.
    .you = Du bist der Glückszahl gleich nah.
dutchman-table-bargaining = Verhandlung, Runde { $round } von { $rounds }
dutchman-table-own = Dein Besitz: { $ducats } Dukaten; Anteile: { $shares }, zusammen { $worth } wert
dutchman-table-shoes = Deine Hufeisen: { $shoes }
dutchman-table-exact = Genau die Glückszahl: { $shoes }

## Drawings: the sea

dutchman-draw-board = Das Meer
dutchman-draw-board-about = Runde { $round }: Der Holländer ist hier: { $space }. Die Glückszahl ist { $lucky }. Offen stehen ihm: { $ways }.
dutchman-draw-dutchman = Der Fliegende Holländer
dutchman-draw-barred = Der Weg zurück ist versperrt
dutchman-draw-worth = { $ducats ->
    [one] 1 Dukaten wert
   *[other] { $ducats } Dukaten wert
}
dutchman-draw-middle = { $count } Hufeisen in der Mitte
dutchman-draw-starter = { $player } beginnt diese Runde
    .you = Du beginnst diese Runde
dutchman-draw-round = Runde { $round }
dutchman-draw-kontor = Kontor
dutchman-draw-kontor-about = { $count ->
    [one] 1 Anteil im Kontor
   *[other] { $count } Anteile im Kontor
}
dutchman-draw-wants = { $player } will hierhin: { $space }
    .you = Du willst hierhin: { $space }
dutchman-draw-undecided = { $player } hat noch nicht gesagt, wohin
    .you = Du hast noch nicht gesagt, wohin
dutchman-draw-lucky = Die Glückszahl ist { $lucky }

## Drawings: horseshoes and what can be done

dutchman-draw-rack = { $count ->
    [0] Deine Hufeisen
    [one] Dein Hufeisen
   *[other] Deine { $count } Hufeisen
}
dutchman-draw-rack-about = { $count } Hufeisen für die Glückszahl { $lucky }.
dutchman-draw-no-shoes = Keine Hufeisen
dutchman-draw-gold = Gold { $number }
dutchman-draw-silver = Silber { $number }, zählt dazu oder ab
# $sum is what the horseshoes come to.
dutchman-draw-laid-sum = Was du gelegt hast, ergibt { $sum }
dutchman-draw-hint = wähle welche und sieh, was sie ergeben
dutchman-draw-lay-about = Die gewählten Hufeisen legen
dutchman-draw-smith = Schmied
dutchman-draw-smith-about = Eine Schmiedkarte spielen: ein Anteil an den Hufeisen in der Mitte
dutchman-draw-pass = Passen
dutchman-draw-before = Runde
dutchman-draw-before-about = Was alle in dieser Runde getan und gelegt haben, für die Glückszahl { $lucky }.
dutchman-draw-before-note = { $count ->
    [0] noch hat niemand gelegt
    [one] einmal ist gelegt
   *[other] { $count } haben gelegt
}
dutchman-draw-acts = Statt zu legen
dutchman-draw-acts-about = Was du tun kannst, statt Hufeisen zu legen.
dutchman-draw-is-bankrupt = { $player } ist bankrott
    .you = Du bist bankrott
dutchman-draw-showed = { $player } hat auf dieser Insel einen Anteil ({ $colour }) gezeigt
    .you = Du hast auf dieser Insel einen Anteil ({ $colour }) gezeigt
dutchman-draw-did-kontor = { $player } hat eine Kontorkarte gespielt
    .you = Du hast eine Kontorkarte gespielt
dutchman-draw-did-smith = { $player } hat eine Schmiedkarte gespielt
    .you = Du hast eine Schmiedkarte gespielt
dutchman-draw-did-lay = { $player } hat { $count } Hufeisen gelegt
    .you = Du hast { $count } Hufeisen gelegt
dutchman-draw-did-pass = { $player } hat gepasst
    .you = Du hast gepasst
dutchman-draw-did-nothing = { $player } war noch nicht an der Reihe
    .you = Du warst noch nicht an der Reihe

## Drawings: ties and bargains

dutchman-draw-deal-deciding = gleich nah: nachlegen oder passen
dutchman-draw-deal-you = { $count ->
    [2] gleich nah: ihr zwei müsst euch einigen
   *[other] gleich nah: ihr { $count } müsst euch einigen
}
dutchman-draw-deal-they = gleich nah: diese { $count } müssen sich einigen
dutchman-draw-deal-round = Runde { $round } von { $rounds }
dutchman-draw-proposes = { $player } schlägt vor: { $space }
    .you = Du schlägst vor: { $space }
dutchman-draw-is-about-to-propose = { $player } macht einen Vorschlag: { $space }
    .you = Du machst einen Vorschlag: { $space }
dutchman-draw-proposer = { $player } macht den Vorschlag
    .you = Du machst den Vorschlag
dutchman-draw-accepted = { $player } hat angenommen
    .you = Du hast angenommen
dutchman-draw-considers = { $player } hat noch nicht geantwortet
    .you = Du hast noch nicht geantwortet
dutchman-draw-course = Wohin?
dutchman-draw-bargain = Der Handel
dutchman-draw-goal-costs = { $ducats ->
    [0] kostet dich nichts
   *[other] kostet dich { $ducats }
}
dutchman-draw-goal-ship = { $id } ({ $colour })
dutchman-draw-goal-pays = bringt dir bis zu { $ducats }
dutchman-draw-silent-about = Hufeisen entscheiden
dutchman-draw-accept-even = niemand zahlt
dutchman-draw-accept-gets = du bekommst { $ducats }
dutchman-draw-accept-pays = du zahlst { $ducats }
dutchman-draw-refuse-about = dann ist er vom Tisch
dutchman-draw-party-wants = will hierhin: { $space }
dutchman-draw-party-undecided = hat noch nicht gesagt, wohin
dutchman-draw-party-even = zahlt nichts
dutchman-draw-party-gets = bekommt { $ducats }
dutchman-draw-party-pays = zahlt { $ducats }
dutchman-draw-party-range = bis { $give } geben, bis { $ask } verlangen
# Beside a number that is set: what it means.
dutchman-draw-you-give = du gibst
dutchman-draw-you-get = du bekommst
dutchman-draw-nothing = nichts
dutchman-draw-step-less = 1 Dukaten weniger für { $player }
dutchman-draw-step-more = 1 Dukaten mehr für { $player }
# $ducats is set by the page.
dutchman-draw-you-pay = Du zahlst { $ducats } von deinen { $own } Dukaten.
dutchman-draw-you-get-all = Du bekommst { $ducats } zu deinen { $own } Dukaten.
dutchman-draw-nobody-pays = Niemand zahlt; du hast { $own } Dukaten.
dutchman-draw-resting = { $count ->
    [0] Du hast keine Hufeisen.
   *[other] Deine Hufeisen: { $shoes }
}
dutchman-draw-silent = Kein Vorschlag
dutchman-draw-accept = Annehmen
dutchman-draw-refuse = Ablehnen

## Drawings: shares and chests

dutchman-draw-shares = Anteile
dutchman-draw-shares-note = was ein Treffer kostet, ist rot
dutchman-draw-shares-about = { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
}, { $worth } Dukaten wert; { $ducats } Dukaten im Beutel.
dutchman-draw-share = Anteil ({ $colour }): { $worth } wert. Trifft der Holländer diese Farbe, zahlst du { $cost }.
dutchman-draw-own-ducats = Dukaten
dutchman-draw-own-worth = Anteile
dutchman-draw-own-wealth = Vermögen
dutchman-draw-keep = Nichts zeigen
dutchman-draw-chests = Truhen
dutchman-draw-chests-note = was jede Farbe wert ist
dutchman-draw-chests-about = Der Zähler steht auf Truhe { $counter } von { $last }.
dutchman-draw-stone = Wertstein ({ $colour }): { $worth }

## Drawings: small facts

dutchman-draw-values = Werte
dutchman-draw-column-worth = Wert
dutchman-draw-column-own = deine
dutchman-draw-column-cost = Treffer kostet
dutchman-draw-players = Wer was hat
dutchman-draw-column-shoes = Hufeisen
dutchman-draw-column-smiths = Schmiedkarten
dutchman-draw-column-kontors = Kontorkarten
dutchman-draw-column-ducats = Dukaten
dutchman-draw-bankrupt = Bankrott
dutchman-draw-shows = Anteile: { $shares }
dutchman-draw-sign-open = Ein offener Weg
dutchman-draw-sign-worth = Was ein Anteil in der Farbe des Schiffs wert ist
dutchman-draw-sign-gold = Gold: höchstens eins je Lage
dutchman-draw-sign-silver = Silber: zählt dazu oder ab
dutchman-draw-sign-passed = Gepasst
dutchman-draw-sign-counter = Zähler: wie viele Schiffe er getroffen hat

## Drawings: what everybody has

dutchman-draw-is-starter = Beginnt die Runde
dutchman-draw-ducats = { $ducats } Dukaten
dutchman-draw-ducats-hidden = Dukaten verdeckt
dutchman-draw-share-count = { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
}
dutchman-draw-shoe-count = { $count } Hufeisen

## How to play: the coach

# The Flying Dutchman
dutchman-book-sea = Ein Geisterschiff auf dem Meer
dutchman-book-sea-text = Du hast drei geheime Anteile an Schiffen in sechs Farben und 25 Dukaten. Runde um Runde zieht der Fliegende Holländer ein Feld weiter. Trifft er ein Schiff, zahlen alle für ihre Anteile dieser Farbe, und die Farbe ist eine Weile nichts wert. Auf einer Insel gibt es dagegen Geld.
dutchman-book-chests = Was ein Anteil wert ist
dutchman-book-chests-text = Jede Farbe hat einen Stein in der Reihe der Truhen: Die Zahl dort ist der Wert eines Anteils. Nach jedem getroffenen Schiff geht dessen Stein auf nichts zurück, dann rücken alle Steine eins vor. Je länger eine Farbe verschont blieb, desto mehr ist sie wert, und desto teurer wird ein Treffen.
dutchman-book-luck = Hufeisen für die Glückszahl
dutchman-book-luck-text = Zwei Würfel ergeben die Glückszahl. Du legst verdeckt Hufeisen: goldene zählen, silberne werden dazu- oder abgezählt, und höchstens eines darf golden sein. Wer am nächsten kommt, ohne darüber zu liegen, lenkt den Holländer.
dutchman-book-cards = Schmied und Kontor
dutchman-book-cards-text = Statt zu legen, kannst du eine von drei Schmiedkarten spielen: Die Schmiede teilen sich, was in der Mitte liegt, und dorthin kommen alle gelegten Hufeisen. Oder eine von drei Kontorkarten: Du nimmst zwei Anteile und gibst zwei zurück. Der richtige Augenblick ist das halbe Spiel.
dutchman-book-tie = Gleich nah
dutchman-book-tie-text = Wer gleich nah kommt, muss sich einigen. Alle sagen, wohin der Holländer soll; dann wird verhandelt, und Dukaten helfen. Ohne Einigung werden weitere Hufeisen gelegt.
dutchman-book-end = Sechzehn Schiffe
dutchman-book-end-text = Mit dem sechzehnten Schiff ist das Spiel aus. Dukaten und der Wert deiner drei Anteile sind dein Vermögen; wer am reichsten ist, gewinnt. Wer vorher nicht zahlen kann, ist bankrott und scheidet aus.
dutchman-book-coach-act = Wer der Zahl am nächsten kommt, lenkt. Droht dir wenig, spare Hufeisen.
dutchman-book-coach-act-again = Was kosten dich die offenen Wege? Wenn nichts, holt eine Schmiedkarte Hufeisen aus der Mitte.
dutchman-book-coach-return = Du behältst drei von fünf. Behalte Farben, die viel wert und weit vom Holländer sind.
dutchman-book-coach-want = Sag, wohin er soll. Die anderen hören es und erfahren damit auch, was du fürchtest.
dutchman-book-coach-propose = Mehr, als ein Treffer dich kosten würde, ist kein Handel wert. Alle müssen annehmen.
dutchman-book-coach-terms = Gib Dukaten oder verlange welche, dann schlag es so vor. Alle müssen annehmen.
dutchman-book-coach-answer = Nimmst du an, gilt es sofort. Vergleiche, was dich eine Entscheidungsrunde kosten kann.
dutchman-book-coach-decide = Leg für dieselbe Zahl nach oder passe. Was du gelegt hattest, ist weg.
dutchman-book-coach-move = Am besten ein teures Schiff, an dem du nichts hast, oder eine Insel: Die zahlt für einen Anteil.
dutchman-book-coach-show = Dein teuerster Anteil bringt am meisten. Der Preis: Die anderen wissen, dass du ihn hast.

## Why opponents would decide so

# Reasons: what comes of a decision. $dearest is what the dearest open way costs, $pays what an open island pays.
dutchman-why-lay = { $count ->
    [one] Ein Hufeisen ergibt
   *[other] { $count } Hufeisen ergeben
} { $sum } von { $lucky }. Wer lenkt, { $dearest ->
    [0] verliert hier nichts
   *[other] vermeidet einen Verlust von { $dearest }
}{ $pays ->
    [0] .
   *[other] {" "}oder holt { $pays } auf einer Insel.
}
dutchman-why-pass = Der teuerste offene Weg kostet dich { $dearest }{ $pays ->
    [0] {""}
   *[other] , eine Insel brächte { $pays }
}; du behältst alle { $count } Hufeisen.
dutchman-why-smith = In der Mitte { $middle ->
    [one] liegt 1 Hufeisen
   *[other] liegen { $middle } Hufeisen
}, { $smiths ->
    [one] bisher gehst nur du zum Schmied
   *[other] bisher geht ihr zu { $smiths } zum Schmied
}: { $count } für dich.
dutchman-why-kontor = Der teuerste offene Weg kostet dich { $dearest }; deine Anteile sind { $worth } wert, und zwei kannst du tauschen.
dutchman-why-return = Du behältst Anteile im Wert von { $kept } und legst { $back } zurück.
dutchman-why-show = Bringt sofort { $ducats }; dein teuerster Anteil ist { $best } wert.
dutchman-why-keep = Niemand erfährt, was du hast; dein teuerster Anteil brächte { $best }.
dutchman-why-accept = { $all ->
    [0] Es kostet dich nichts und bringt dir nichts.
   *[other] Dukaten und Weg zusammen bringen dir { $all }.
}
dutchman-why-accept-costs = Dukaten und Weg zusammen kosten dich { $all }.
dutchman-why-refuse = { $all ->
    [0] Es würde dich nichts kosten und dir nichts bringen.
   *[other] Dukaten und Weg zusammen würden dir { $all } bringen.
}
dutchman-why-refuse-costs = Dukaten und Weg zusammen würden dich { $all } kosten.
dutchman-why-bargain = Der teuerste offene Weg kostet dich { $dearest }{ $pays ->
    [0] {""}
   *[other] ; eine Insel bringt dir { $pays }
}: Mehr ist ein Handel nicht wert.
dutchman-why-island = Dein teuerster Anteil bringt dort { $ducats }; der teuerste andere Weg kostet dich { $dearest }.
dutchman-why-free = Du hast keinen Anteil daran, und wer einen hat, zahlt je { $worth }; der teuerste andere Weg kostet dich { $dearest }.
dutchman-why-ship = Es kostet dich { $ducats }, je Anteil { $worth }; der teuerste andere Weg kostet dich { $dearest }.

## Für alle, die es nicht kennen

dutchman-poster-line = Ein Geisterschiff, Hufeisen und Handel: ab zu den anderen.
dutchman-poster-first = Wo das Geisterschiff anlegt, verlieren Anteile an Wert.
dutchman-poster-then = Wer mit Hufeisen der Glückszahl am nächsten kommt, steuert es.
dutchman-poster-last = Gleich nah? Dann wird verhandelt. Die meisten Dukaten gewinnen.

dutchman-mark-disaster = Unglücke
dutchman-mark-fall = Bankrotte

## Positions that are arranged by hand

dutchman-arrange-sea = Das Meer
dutchman-arrange-space = Wo der Holländer ist
dutchman-arrange-worth = Was ein Anteil wert ist
dutchman-arrange-this-round = Die Runde
dutchman-arrange-round = Runde
dutchman-arrange-lucky = Glückszahl
dutchman-arrange-sum = { $sum }
