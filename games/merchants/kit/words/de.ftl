### Merchants of Amsterdam: what is done, refused and counted. Money is in thousands of guilders: ƒ120.
###
### Every id begins with "merchants-".

# One sentence about the game.
merchants-about = Drei bis fünf Kaufmannsfamilien handeln, bauen und bieten im Amsterdam des 17. Jahrhunderts gegen eine fallende Uhr.

## Things, as they are called in the middle of a sentence

merchants-sugar = Zucker
merchants-gemstones = Edelsteine
merchants-spice = Gewürze
merchants-silk = Seide
# The names of the regions stand on the board; they are used without an article.
merchants-americas = Amerika
merchants-africa = Afrika
merchants-east-indies = Ostindien
merchants-far-east = Ferner Osten
merchants-nieuwe-zijde = Nieuwe Zijde
merchants-oude-zijde = Oude Zijde
merchants-grachten = Grachten
merchants-lastage = Lastage
merchants-area-market = Warenbörse
merchants-area-amsterdam = Amsterdam
merchants-area-offices = Handelsniederlassungen
merchants-card-none = keine Karte
merchants-card-hourglass = Sanduhr
merchants-card-goods = Warenkarte (drei Schritte)
merchants-card-office-region = Handelsniederlassung: { $region } (beliebige Ware)
merchants-card-office-commodity = Handelsniederlassung: { $commodity } (beliebiger Erdteil)
merchants-card-house = Haus: { $district } (beliebige Ware)
merchants-card-house-pair = Haus: { $first } oder { $second } ({ $commodity })

## What a year brings

merchants-year-start = der Anfang
merchants-year-none = nichts geschieht
merchants-year-ship = ein Schiff: ein Schritt an der Börse für alle
merchants-year-globe = ein Globus: eine Handelsniederlassung für alle
merchants-year-coat = das Wappen: ein Haus für alle
merchants-year-credit = ein Kredit für alle, die wollen
merchants-year-lose-house = alle verlieren ein Haus
merchants-year-lose-office = alle verlieren eine Handelsniederlassung
merchants-year-shipwreck = Schiffbruch: alle gehen einen Schritt zurück
merchants-year-leaders = die Führenden aller Märkte fallen zurück
merchants-year-score-market = die Warenbörse wird gewertet
merchants-year-score-amsterdam = Amsterdam wird gewertet
merchants-year-score-offices = die Handelsniederlassungen werden gewertet
merchants-year-final = alles wird zum letzten Mal gewertet
merchants-year-about = um { $year }

## A sentence of history for every year

# A sentence that an edition file brings along.
merchants-history-own = { $text }
merchants-history-1579 = Die nördlichen Provinzen verbünden sich in Utrecht, und ein Staat entsteht.
merchants-history-1585 = Antwerpen fällt an Spanien, und seine Kaufleute ziehen nach Amsterdam.
merchants-history-1588 = Die Armada wird geschlagen, auch weil niederländische Schiffe vor der Küste lauern.
merchants-history-1596-97 = Barents und Heemskerck suchen durch das Eis einen Weg nach Indien und überwintern auf Nowaja Semlja.
merchants-history-1597 = Drei von vier Schiffen kehren von der ersten Fahrt nach Ostindien heim.
merchants-history-1600 = Fünfzigtausend Menschen leben in Amsterdam, und die Stadt platzt aus den Nähten.
merchants-history-1602 = Die Ostindische Kompanie wird gegründet und verkauft Anteile an alle, die es wagen.
merchants-history-1609 = Die Wechselbank öffnet, und Geld beginnt auf Papier zu reisen.
merchants-history-1609-21 = Zwölf Jahre Waffenstillstand mit Spanien machen das Mittelmeer sicher für den Handel.
merchants-history-1611 = Über dem Wasser entsteht eine Börse, in der sich Kaufleute aller Länder treffen.
merchants-history-1613 = Die Stadt wächst nach Westen: Der Grachtengürtel wird begonnen.
merchants-history-1619 = Coen brennt Jakarta nieder und gründet an seiner Stelle Batavia.
merchants-history-1621 = Die Westindische Kompanie wird gegründet, um mit Afrika und Amerika zu handeln.
merchants-history-1624 = Von der Küste Chinas vertrieben, lassen sich die Niederländer auf Formosa nieder.
merchants-history-1625 = Siedler gründen an der Spitze von Manhattan Neu-Amsterdam.
merchants-history-1628 = Piet Heyn erbeutet die spanische Silberflotte.
merchants-history-1632 = Der junge Rembrandt zieht nach Amsterdam und ist sehr gefragt.
merchants-history-1636-37 = Tulpenzwiebeln kosten so viel wie Häuser, bis niemand mehr kauft.
merchants-history-1640 = Jahr für Jahr liegen niederländische Schiffe vor Manila, um den Handel der Rivalen zu stören.
merchants-history-1641 = Japan verschließt sich allen Fremden außer den Niederländern auf Deshima.
merchants-history-1652-54 = Krieg mit England darum, wer wessen Waren befördern darf; der Handel bricht ein.
merchants-history-1656 = Rembrandt ist bankrott und verliert sein Haus.
merchants-history-1662 = Die Niederländer werden von Formosa vertrieben.
merchants-history-1664 = Eine englische Flotte nimmt Neu-Amsterdam ohne einen Schuss.
merchants-history-1665 = Zweihunderttausend Menschen leben in Amsterdam.
merchants-history-1666 = Der Grachtengürtel erreicht die Amstel, und in seiner Biegung entstehen die großen Häuser.

## What can be done: items of a list, so without a full stop

merchants-action-use = Selbst nutzen
merchants-action-auction = Versteigern
merchants-action-discard = Wegwerfen
merchants-action-enter = Ein Plättchen auf das erste Feld des Markts setzen: { $commodity }
merchants-action-step = Auf dem Markt auf Feld { $space } vorrücken: { $commodity }
merchants-action-back = Auf dem Markt auf Feld { $space } zurückgehen: { $commodity }
merchants-action-leave = Den Markt verlassen: { $commodity }
merchants-action-open = Die Handelsniederlassung { $office } gründen ({ $region }, { $commodity })
merchants-action-close = Die Handelsniederlassung { $office } aufgeben ({ $region }, { $commodity })
merchants-action-build = Ein Haus auf { $house } bauen ({ $district })
merchants-action-raze = Das Haus auf { $house } entfernen ({ $district })
merchants-action-borrow = Jetzt ƒ120 leihen und am Ende ƒ200 zurückzahlen
merchants-action-no-loan = Keinen Kredit nehmen
merchants-action-no-house = Kein Haus bauen
merchants-action-no-office = Keine Handelsniederlassung gründen
merchants-action-no-step = Keinen Schritt machen
merchants-action-no-more-steps = Keine weiteren Schritte machen
merchants-action-start = Die Uhr starten
merchants-action-stop = Stopp: für ƒ{ $price } kaufen
merchants-action-stop-first = Die Preise verdoppeln
merchants-action-wait = Nicht stoppen

## What is asked

merchants-question-place = Wohin kommt die Karte: { $card }?
merchants-question-goods = Auf welchem Markt machst du einen Schritt? { $steps ->
    [one] Ein Schritt ist übrig.
   *[other] { $steps } Schritte sind übrig.
}
merchants-question-office = Wo gründest du eine Handelsniederlassung?
merchants-question-house = Wo baust du ein Haus?
merchants-question-step = Machst du den Schritt deiner Karte?
merchants-question-step-due = Auf welchem Markt machst du den Schritt deiner Karte?
merchants-question-ship = Ein Schiff läuft ein: Auf welchem Markt machst du einen Schritt?
merchants-question-globe = Wo gründest du eine Handelsniederlassung?
merchants-question-coat = Wo baust du ein Haus?
merchants-question-credit = Leihst du dir ƒ120? Am Ende zahlst du ƒ200 zurück.
merchants-question-lose-house = Welches Haus verlierst du?
merchants-question-lose-office = Welche Handelsniederlassung verlierst du?
merchants-question-shipwreck = Auf welchem Markt gehst du einen Schritt zurück?
merchants-question-bonus-house = Du handelst mit allem: Wo baust du gratis ein Haus?
merchants-question-return-house = Du handelst nicht mehr mit allem: Welches Haus gibst du zurück?
merchants-question-start = Starte die Uhr für: { $card }
merchants-question-stop = Der Preis fällt: { $card }
merchants-question-price = Bei welchem Preis würdest du stoppen für: { $card }?
merchants-question-price-doubled = Die Preise sind verdoppelt. Bei welchem würdest du stoppen für: { $card }?
merchants-question-over = Das Spiel ist aus; es gibt nichts mehr zu entscheiden.

## What happened: the mayor and the years

merchants-event-began = Alle beginnen mit ƒ{ $amount }. { $player } beginnt im Bürgermeisteramt.
    .you = Alle beginnen mit ƒ{ $amount }. Du beginnst im Bürgermeisteramt.
merchants-event-mayor = { $player } hat das Bürgermeisteramt.
    .you = Du hast das Bürgermeisteramt.
merchants-event-turned-up = { $player } deckt eine Karte auf: { $card }.
    .you = Du deckst eine Karte auf: { $card }.
merchants-event-set-aside = Sie ist nicht für drei Spieler und wird beiseitegelegt: { $card }.
merchants-event-placed-use = { $player } behält die Karte: { $card }.
    .you = Du behältst die Karte: { $card }.
merchants-event-placed-auction = { $player } versteigert die Karte: { $card }.
    .you = Du versteigerst die Karte: { $card }.
merchants-event-placed-discard = { $player } wirft die Karte weg: { $card }.
    .you = Du wirfst die Karte weg: { $card }.
merchants-event-discarded = Weggeworfen: { $card }.
merchants-event-year = { $year }: { $history } ({ $brings })
merchants-event-year-bare = { $year } ({ $brings })

## What happened: tokens

merchants-event-stepped = { $player } erreicht Feld { $space } des Markts ({ $commodity }).
    .you = Du erreichst Feld { $space } des Markts ({ $commodity }).
merchants-event-fell-back = { $player } fällt auf Feld { $space } des Markts zurück ({ $commodity }).
    .you = Du fällst auf Feld { $space } des Markts zurück ({ $commodity }).
merchants-event-left = { $player } verlässt den Markt ({ $commodity }).
    .you = Du verlässt den Markt ({ $commodity }).
merchants-event-opened = { $player } gründet die Handelsniederlassung { $office } ({ $region }, { $commodity }).
    .you = Du gründest die Handelsniederlassung { $office } ({ $region }, { $commodity }).
merchants-event-closed = { $player } gibt die Handelsniederlassung { $office } auf ({ $region }, { $commodity }).
    .you = Du gibst die Handelsniederlassung { $office } auf ({ $region }, { $commodity }).
merchants-event-built = { $player } baut ein Haus auf { $house } ({ $district }).
    .you = Du baust ein Haus auf { $house } ({ $district }).
merchants-event-built-free = { $player } handelt mit allem und baut gratis auf { $house } ({ $district }).
    .you = Du handelst mit allem und baust gratis auf { $house } ({ $district }).
merchants-event-razed = { $player } verliert das Haus auf { $house } ({ $district }).
    .you = Du verlierst das Haus auf { $house } ({ $district }).
merchants-event-returned = { $player } handelt nicht mehr mit allem und gibt das Haus auf { $house } zurück ({ $district }).
    .you = Du handelst nicht mehr mit allem und gibst das Haus auf { $house } zurück ({ $district }).
merchants-event-skipped = { $player } verzichtet.
    .you = Du verzichtest.
merchants-event-nothing-free = Für { $player } ist kein Platz frei: { $card }.
    .you = Für dich ist kein Platz frei: { $card }.

## What happened: money

merchants-event-borrowed = { $player } leiht sich ƒ120.
    .you = Du leihst dir ƒ120.
merchants-event-borrowed-forced = { $player } hat zu wenig und muss sich ƒ120 leihen.
    .you = Du hast zu wenig und musst dir ƒ120 leihen.
merchants-event-no-loan = { $player } nimmt keinen Kredit.
    .you = Du nimmst keinen Kredit.
merchants-event-bonus-regions = { $player } hat Handelsniederlassungen in allen Erdteilen und erhält ƒ{ $amount }.
    .you = Du hast Handelsniederlassungen in allen Erdteilen und erhältst ƒ{ $amount }.
merchants-event-bonus-districts = { $player } hat Häuser in allen Stadtvierteln und erhält ƒ{ $amount }.
    .you = Du hast Häuser in allen Stadtvierteln und erhältst ƒ{ $amount }.
merchants-event-bonus-bridge = { $player } hat Häuser an beiden Enden einer Brücke und erhält ƒ{ $amount }.
    .you = Du hast Häuser an beiden Enden einer Brücke und erhältst ƒ{ $amount }.
merchants-event-lost-regions = { $player } hat nicht mehr in allen Erdteilen Handelsniederlassungen und gibt ƒ{ $amount } zurück.
    .you = Du hast nicht mehr in allen Erdteilen Handelsniederlassungen und gibst ƒ{ $amount } zurück.
merchants-event-lost-districts = { $player } hat nicht mehr in allen Stadtvierteln Häuser und gibt ƒ{ $amount } zurück.
    .you = Du hast nicht mehr in allen Stadtvierteln Häuser und gibst ƒ{ $amount } zurück.
merchants-event-lost-bridge = { $player } hat nicht mehr an beiden Enden einer Brücke ein Haus und gibt ƒ{ $amount } zurück.
    .you = Du hast nicht mehr an beiden Enden einer Brücke ein Haus und gibst ƒ{ $amount } zurück.
# One of several payments: "Anna gets ƒ100, Bert gets ƒ30 and Cleo gets ƒ30".
merchants-payment = { $player } erhält ƒ{ $amount }
    .you = du erhältst ƒ{ $amount }
merchants-event-scored = Wertung ({ $area }), Rang { $rank }, { $part }: { $payments }.
merchants-event-scored-nobody = Wertung ({ $area }), Rang { $rank }, { $part }: Niemand hat dort etwas.
merchants-event-repaid = { $player } zahlt { $loans ->
    [one] einen Kredit
   *[other] { $loans } Kredite
} mit ƒ{ $amount } zurück.
    .you = Du zahlst { $loans ->
        [one] einen Kredit
       *[other] { $loans } Kredite
    } mit ƒ{ $amount } zurück.

## What happened: the auction

merchants-event-auction = Unter dem Hammer: { $card }.
merchants-event-clock = { $player } startet die Uhr.
    .you = Du startest die Uhr.
# Told to the others; it must not give the price away.
merchants-event-price-sealed = { $player } hat sich entschieden.
    .you = Du hast dich entschieden.
# Told to the one who decided alone.
merchants-event-price-named = { $player } nennt heimlich ƒ{ $price }.
    .you = Du nennst heimlich ƒ{ $price }.
merchants-event-price-none = { $player } nennt heimlich keinen Preis.
    .you = Du nennst heimlich keinen Preis.
merchants-event-doubled = { $player } stoppt beim ersten Preis: Die Uhr läuft noch einmal, und alle Preise sind verdoppelt.
    .you = Du stoppst beim ersten Preis: Die Uhr läuft noch einmal, und alle Preise sind verdoppelt.
merchants-event-misbid = { $player } stoppt bei ƒ{ $price } und kann nicht zahlen: Die Uhr läuft noch einmal, ohne diese Person.
    .you = Du stoppst bei ƒ{ $price } und kannst nicht zahlen: Die Uhr läuft noch einmal, ohne dich.
merchants-event-sold = { $player } stoppt die Uhr und zahlt ƒ{ $price }: { $card }.
    .you = Du stoppst die Uhr und zahlst ƒ{ $price }: { $card }.
merchants-event-sold-unstopped = Niemand stoppt die Uhr, sie läuft bis ans Ende: { $player } hat die Preise verdoppelt und nimmt die Karte für ƒ{ $price }: { $card }.
    .you = Niemand stoppt die Uhr, sie läuft bis ans Ende: Du hast die Preise verdoppelt und nimmst die Karte für ƒ{ $price }: { $card }.
merchants-event-unsold = Niemand kauft: { $card }.

## How it ended

merchants-event-over = Das Spiel ist aus: Die reichste Familie gewinnt.
merchants-result-before = { $player } hatte { $year } vor der letzten Wertung ƒ{ $amount }.
    .you = Du hattest { $year } vor der letzten Wertung ƒ{ $amount }.
merchants-result-repaid = { $player } hat { $loans ->
    [one] einen Kredit
   *[other] { $loans } Kredite
} mit ƒ{ $amount } zurückgezahlt.
    .you = Du hast { $loans ->
        [one] einen Kredit
       *[other] { $loans } Kredite
    } mit ƒ{ $amount } zurückgezahlt.
# What is counted, as the head of a column or before a number.
merchants-score-money = Tausend Gulden
merchants-score-begun = Zu Beginn
merchants-score-scoring = { $year }: { $area }
merchants-score-bonuses = Prämien
merchants-score-auctions = Bei Auktionen bezahlt
merchants-score-loans = Geliehen
merchants-score-repaid = Zurückgezahlt

# What is counted over many games. Before the first stands how often, behind it the price.
merchants-figure-sold = versteigerte Karten und ihr Preis
merchants-figure-unsold = Karten, die niemand kaufte
merchants-figure-doubled = verdoppelte Läufe der Uhr
merchants-figure-loans = aufgenommene Kredite
merchants-figure-forced = Kredite, die eine verlorene Prämie erzwang
merchants-figure-lost = Niederlassungskarten, für die kein Platz frei war
merchants-figure-full = Amsterdamkarten, deren Viertel voll waren

## What is refused: why, and what can be done instead

merchants-refusal-over = Das Spiel ist aus. Beginne ein neues, um weiterzuspielen.
merchants-refusal-not-your-turn = Für dich gibt es gerade nichts zu entscheiden. Warte, bis du gefragt wirst.
merchants-refusal-not-now = Jetzt wird etwas anderes entschieden. Wähle aus dem, was angeboten wird.
merchants-refusal-disk-taken = Auf dieser Scheibe liegt schon eine Karte. Wähle eine freie.
merchants-refusal-track-ends = Dein Plättchen steht am Ende dieses Markts. Wähle einen anderen oder verzichte, wenn du darfst.
merchants-refusal-twice-on-track = Nur zwei der drei Schritte gehen auf demselben Markt. Wähle einen anderen oder verzichte, wenn du darfst.
merchants-refusal-other-track = Der Schritt dieser Karte gehört auf einen anderen Markt. Wähle diesen oder verzichte, wenn du darfst.
merchants-refusal-office-taken = Diese Handelsniederlassung ist besetzt. Wähle einen freien Platz.
merchants-refusal-other-region = Die Karte erlaubt nur eine Handelsniederlassung in einem anderen Erdteil. Wähle dort einen freien Platz oder verzichte.
merchants-refusal-other-commodity = Die Karte erlaubt nur eine Handelsniederlassung mit einer anderen Ware. Wähle einen freien Platz mit dieser Ware oder verzichte.
merchants-refusal-house-taken = Dieser Platz ist bebaut. Wähle einen freien.
merchants-refusal-other-district = Die Karte erlaubt in diesem Viertel kein Haus. Wähle einen freien Platz in einem Viertel der Karte oder verzichte.
merchants-refusal-no-token = Alle deine Plättchen liegen auf dem Plan. Rücke eines davon vor oder verzichte.
merchants-refusal-compulsory = Darauf kannst du nicht verzichten. Wähle eine der Möglichkeiten.
merchants-refusal-not-on-track = Auf diesem Markt hast du kein Plättchen. Wähle einen, auf dem du eines hast.
merchants-refusal-not-your-office = Diese Handelsniederlassung gehört dir nicht. Wähle eine eigene.
merchants-refusal-not-your-house = Dieses Haus gehört dir nicht. Wähle ein eigenes.
merchants-refusal-not-on-clock = Diesen Preis zeigt die Uhr jetzt nicht. Wähle einen der angebotenen Preise.
merchants-refusal-cannot-pay = So viel Geld hast du nicht. Stoppe bei einem niedrigeren Preis oder gar nicht.
merchants-refusal-barred = Du hast die Uhr gestoppt und konntest nicht zahlen, darum bist du bei dieser Karte nicht mehr dabei. Warte auf die nächste Versteigerung.
merchants-refusal-too-poor = Du kannst keinen Preis dieses Laufs zahlen. Warte auf die nächste Versteigerung.
merchants-refusal-named = Du hast deinen Preis schon genannt, und dabei bleibt es. Warte auf die anderen.
merchants-refusal-no-loans = Für eine Versteigerung gibt es keinen Kredit. Stoppe bei einem Preis, den du zahlen kannst, oder gar nicht.
merchants-refusal-step-due = An diesem Tisch werden die Schritte einer Karte gemacht, solange einer möglich ist. Wähle einen der angebotenen Märkte.
merchants-refusal-clock-is-out = Bei diesem Preis ist die Uhr schon abgelaufen. Wähle einen der angebotenen Preise.

## What is not understood

# The examples are written the same in every language.
merchants-notation-unknown = „{ $text }“ ist nicht verständlich. Schreibe zum Beispiel use, auction, discard, step sugar, open Asu1, build G1w, stop 120, wait oder skip.
merchants-notation-commodity = „{ $text }“ nennt keine Ware. Es gibt sugar, gemstones, spice und silk.
merchants-notation-office = „{ $text }“ nennt keine Handelsniederlassung dieses Plans. Ihre Namen stehen auf dem Plan, zum Beispiel Asu1.
merchants-notation-house = „{ $text }“ nennt keinen Platz in Amsterdam. Ihre Namen stehen auf dem Plan, zum Beispiel G1w.
merchants-notation-price = „{ $text }“ nennt keinen Preis. Schreibe ihn in Tausend Gulden, zum Beispiel stop 120.

## What can be chosen before the game

merchants-variant-base = Das ganze Spiel
merchants-variant-base-help = Von 1579 bis 1666, nach den Regeln der gedruckten Hefte.
merchants-option-auction = Versteigerung
merchants-option-auction-help = Wählt zwischen der fallenden Uhr und heimlich genannten Preisen.
merchants-auction-sealed = Alle nennen heimlich den Preis, bei dem sie stoppen würden; der höchste wird gezahlt. Braucht keine gemeinsame Zeit.
merchants-auction-live = Der Preis fällt wirklich, und wer die Uhr zuerst stoppt, kauft.
merchants-option-full-district = Volle Stadtviertel
merchants-option-full-district-help = Legt fest, was eine Amsterdamkarte wert ist, wenn ihre Viertel voll sind.
merchants-full-district-step = Der Schritt an der Börse bleibt, wie es im deutschen Heft steht.
merchants-full-district-nothing = Die Karte ist wertlos, wie es im englischen Heft steht.
merchants-option-empty-1597 = 1597 ist leer
merchants-option-empty-1597-help = 1597 geschieht nichts, wie es im englischen Heft steht; im deutschen hat das Jahr ein Ereignis.
merchants-option-misbid = Stoppen ohne Geld
merchants-option-misbid-help = Legt fest, was geschieht, wenn jemand die Uhr stoppt und nicht zahlen kann.
merchants-misbid-barred = Niemand kann bei einem Preis stoppen, der zu hoch für ihn ist.
merchants-misbid-literal = Alle können es; wer nicht zahlen kann, fehlt, wenn die Uhr noch einmal läuft, wie es in den Heften steht.
merchants-option-money = Geld
merchants-option-money-help = Legt fest, ob alle sehen, wie viel die anderen haben.
merchants-money-open = Alle Summen sind offen.
merchants-money-hidden = Du siehst nur deine eigene; wer sich alle Zahlungen merkt, weiß es trotzdem.
merchants-option-tokens = Begrenzte Plättchen
merchants-option-tokens-help = Niemand kann mehr als die 24 Plättchen der Schachtel auf dem Plan haben; wofür ein weiteres nötig wäre, dafür ist kein Platz frei.
merchants-option-last-price = Letzter Preis
merchants-option-last-price-help = Legt fest, bei welchem Preis die Uhr zuletzt gestoppt werden kann; in beiden Heften ist die Auktion zu Ende, wenn der Zeiger die 50 erreicht.
merchants-last-price-50 = 50 ist ein Preis wie die anderen, wie Berichte vom Spiel es zeigen.
merchants-last-price-60 = Erreicht die Uhr die 50, kann niemand mehr kaufen, wie es wörtlich in beiden Heften steht.
merchants-option-steps = Schritte einer Karte
merchants-option-steps-help = Legt fest, ob man auf die Schritte am Markt verzichten darf, die eine Karte gibt.
merchants-steps-may = Man darf auf sie verzichten.
merchants-steps-must = Sie werden gemacht, solange einer möglich ist, wie es das englische Heft von Niederlassungs- und Amsterdamkarten sagt und das deutsche von Warenkarten.
merchants-option-ties = Gleichzeitiges Stoppen
merchants-option-ties-help = Legt fest, wer zum Zug kommt, wenn mehrere die Uhr gleichzeitig beim selben Preis stoppen.
merchants-ties-order = Wer im Uhrzeigersinn als Erstes links vom Bürgermeister sitzt; das Amt selbst kommt zuletzt.
merchants-ties-lot = Ein Los, das für jeden Lauf der Uhr neu gezogen wird.
merchants-option-first-mayor = Erstes Bürgermeisteramt
merchants-option-first-mayor-help = Legt fest, wer beginnt; von dort aus zählen die Ausgangspositionen.
merchants-first-mayor-lot = Das Los entscheidet; es wird mit den Karten gezogen.
merchants-first-mayor-seat-1 = Platz 1 beginnt.
merchants-option-leftover = Übrige Sanduhren am Ende
merchants-option-leftover-help = Legt fest, wer die Sanduhren aufdeckt, die nach dem letzten Zug übrig sind; diese Ereignisse beginnen links davon.
merchants-leftover-last-mayor = Der letzte Bürgermeister, wie es im deutschen Heft steht.
merchants-leftover-next-player = Wer danach an der Reihe wäre, wie es im englischen Heft steht.

## The table as text

merchants-table-year = Jetzt { $year }: { $brings }
merchants-table-next-year = dann { $year }: { $brings }
merchants-table-market = Die Warenbörse, Felder von 1 bis 8:
merchants-table-offices = Handelsniederlassungen:
merchants-table-place = { $place }: { $held }. Frei: { $free }.
merchants-table-place-empty = { $place }: noch niemand. Frei: { $free }.
merchants-table-place-full = { $place }: { $held }. Nichts ist frei.
merchants-table-office-held = { $player } hat { $space } ({ $commodity })
    .you = du hast { $space } ({ $commodity })
merchants-table-office-free = { $space } ({ $commodity })
merchants-table-amsterdam = Häuser in Amsterdam; die Zeichen sind Viertel, Reihe von Norden, West oder Ost:
merchants-table-house-held = { $player } hat { $space }
    .you = du hast { $space }
merchants-table-house-free = { $space }
merchants-table-bridge = { $from } und { $to }
merchants-table-bridges = Brücken verbinden: { $bridges }.
# $offices and $houses are numbers by region and by district, such as 2/0/1/1; $market, $regions and $districts are + or -.
merchants-table-bonuses = Niederlassungen { $offices }, Häuser { $houses }, Kredite { $loans }; Prämien: Börse { $market }, Erdteile { $regions }, Viertel { $districts }, Brücken { $bridges }
merchants-table-player = { $number } { $player }: ƒ{ $money }; { merchants-table-bonuses }
merchants-table-player-hidden = { $number } { $player }: { merchants-table-bonuses }
merchants-table-mayor = { $number } { $player } (Bürgermeisteramt): ƒ{ $money }; { merchants-table-bonuses }
merchants-table-mayor-hidden = { $number } { $player } (Bürgermeisteramt): { merchants-table-bonuses }
merchants-table-turn = Zug { $turn } von { $turns }; { $cards ->
    [one] 1 Karte kommt
   *[other] { $cards } Karten kommen
} noch
merchants-table-disks = Nutzen: { $use }; versteigern: { $auction }; wegwerfen: { $discard }
merchants-table-doubled = Die Preise sind verdoppelt: { $player } zahlt sonst ƒ200
merchants-table-seat = { $player }
merchants-table-sealed = Schon entschieden: { $players }
merchants-table-own = Deine Entscheidung: { $price }

## Drawings: the board

merchants-draw-board = Amsterdam und die Welt
# $now is a sentence about the year.
merchants-draw-board-about = { $now } Auf dem Plan sind { $offices ->
    [one] 1 Handelsniederlassung
   *[other] { $offices } Handelsniederlassungen
} und { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}.
merchants-draw-year = { $year }: { $brings }.
merchants-draw-year-history = { $year }: { $history } ({ $brings })
# $first and $second are amounts by rank, such as 100/80/60/40.
merchants-draw-year-pays = { $year }: { $brings } (der Erste { $first }, der Zweite { $second }).
merchants-draw-year-pays-history = { $year }: { $history } ({ $brings }; der Erste { $first }, der Zweite { $second })
merchants-draw-figure = die Figur der Zeit
merchants-draw-office = { $office }, { $region }, { $commodity }
merchants-draw-house = { $house }, { $district }
merchants-draw-bridge = Brücke von { $from } nach { $to }
merchants-draw-bridge-of = Brücke von { $from } nach { $to }: beide Enden gehören { $player }
# What is scored, in a narrow place.
merchants-draw-short-market = Börse
merchants-draw-short-city = Stadt
merchants-draw-short-offices = Handel
merchants-draw-short-all = alles

## Drawings: the market

merchants-draw-market = Warenbörse
merchants-draw-track = { $commodity }: { $players }.
merchants-draw-track-empty = { $commodity }: noch niemand.
# One of a list: "Anna on 3, Piet on 2".
merchants-draw-stands = { $player } auf { $space }
    .you = du auf { $space }

## Drawings: the mayor’s desk

merchants-draw-desk = Im Bürgermeisteramt: { $player }
    .you = Dein Bürgermeisteramt
merchants-draw-desk-about = Im Amt ist { $player }, Zug { $turn } von { $turns }. { merchants-draw-left }.
merchants-draw-left = { $cards ->
    [one] 1 Karte kommt noch
   *[other] { $cards } Karten kommen noch
}
merchants-draw-deck = Stapel
merchants-draw-turned = Neue Karte
merchants-draw-use = Nutzen
merchants-draw-auction = Versteigern
merchants-draw-discard = Wegwerfen
merchants-draw-disk = { $disk }: { $card }
merchants-draw-steps = 3 Schritte
merchants-draw-or = oder
merchants-draw-not-three = nicht zu dritt
merchants-draw-borrow = ƒ120 leihen
merchants-draw-without = Verzichten

## Drawings: the auction clock

merchants-draw-clock = Auktionsuhr
merchants-draw-clock-about = Der Preis fällt von ƒ{ $highest } auf ƒ{ $lowest }.
merchants-draw-clock-doubled = Die Preise sind verdoppelt und fallen von ƒ{ $highest } auf ƒ{ $lowest }; danach zahlt { $player } ƒ200.
    .you = Die Preise sind verdoppelt und fallen von ƒ{ $highest } auf ƒ{ $lowest }; danach zahlst du ƒ200.
merchants-draw-hand = der Zeiger der Uhr
merchants-draw-start = Start
merchants-draw-wait = Kein Preis
merchants-draw-let-run = Laufen lassen
merchants-draw-you-have = Du hast ƒ{ $amount }.
merchants-draw-too-poor = Du hast nur ƒ{ $amount }, und die Uhr endet bei ƒ{ $least }.
merchants-draw-you-are-barred = Du hast sie vorhin gestoppt und konntest nicht zahlen.
merchants-draw-bidder = { $player } hat sich noch nicht entschieden
merchants-draw-sealed = { $player } hat sich entschieden
merchants-draw-barred = { $player } konnte nicht zahlen und darf nicht mehr stoppen
merchants-draw-sum = ƒ{ $amount }

## Drawings: panels

merchants-draw-years = Jahre
merchants-draw-pays = der Erste { $first }, der Zweite { $second }
merchants-draw-bonuses = Prämien und Kredite
merchants-draw-bonus-market = Warenbörse: Feld 2 oder weiter auf allen vier Märkten bringt ein Haus
merchants-draw-bonus-regions = Handelsniederlassungen in allen vier Erdteilen bringen ƒ100
merchants-draw-bonus-districts = Häuser in allen vier Vierteln bringen ƒ100
merchants-draw-bonus-bridges = Brücken mit Häusern an beiden Enden, je ƒ40
merchants-draw-loans-column = Kredite, jeder wird mit ƒ200 zurückgezahlt
merchants-draw-got = erhalten
merchants-draw-standing = Wertung
merchants-draw-turn = Zug
merchants-draw-coming-hourglass = Sanduhren
merchants-draw-coming-goods = Warenkarten
merchants-draw-coming-office = Handelskarten
merchants-draw-coming-house = Amsterdamkarten
merchants-draw-bank = Bank
merchants-draw-sign-ship = Schiff: ein Schritt an der Börse
merchants-draw-sign-globe = Globus: eine Handelsniederlassung
merchants-draw-sign-arms = Wappen: ein Haus in Amsterdam
merchants-draw-sign-loan = Kredit: jetzt ƒ120, am Ende ƒ200
merchants-draw-sign-bridge = Brücke: beide Enden bringen ƒ40
merchants-draw-sign-diamond = kommt bei Gleichstand zuerst
merchants-draw-sign-derived = folgt aus anderem, das gedruckt ist

## Drawings: what everybody has

merchants-draw-mayor = Im Bürgermeisteramt
merchants-draw-money = { $amount } Tausend Gulden
merchants-draw-money-hidden = Geld verdeckt
merchants-draw-bonus-count = { $count ->
    [one] 1 Prämie
   *[other] { $count } Prämien
}
merchants-draw-loans = { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
}

## How to play: in six steps

merchants-book-board = Eine Stadt und die ganze Welt
merchants-book-board-text = Du führst eine Kaufmannsfamilie. Alle beginnen mit 400 Tausend Gulden, einem Haus in Amsterdam, einer Handelsniederlassung in Übersee und einem Plättchen an der Warenbörse. Wer 1666 das meiste Geld hat, gewinnt.
merchants-book-mayor = Drei Karten, drei Scheiben
merchants-book-mayor-text = Wer das Bürgermeisteramt hat, deckt nacheinander drei Karten auf und legt jede, bevor die nächste kommt: eine nutzt diese Familie kostenlos, eine wird versteigert, eine weggeworfen. Dann geht das Amt nach links weiter.
merchants-book-clock = Der Preis fällt
merchants-book-clock-text = Die Auktionsuhr beginnt bei 200 und läuft rückwärts. Wer sie zuerst stoppt, zahlt der Bank, was sie zeigt, und nutzt die Karte sofort. Wer sie bei 200 stoppt, verdoppelt alle Preise.
merchants-book-market = Vier Märkte an der Börse
merchants-book-market-text = Eine Warenkarte bringt dir drei Schritte. Jede neue Handelsniederlassung und jede Amsterdamkarte bringt einen weiteren. Wird die Warenbörse gewertet, so verdienen auf jedem Markt nur die zwei, die am weitesten sind.
merchants-book-bonuses = Prämien gibt es sofort
merchants-book-bonuses-text = Handelsniederlassungen in allen vier Erdteilen bringen 100, Häuser in allen vier Vierteln ebenso. Beide Enden einer Brücke bringen 40. Feld 2 oder weiter auf allen vier Märkten bringt gratis ein Haus. Wer verliert, wofür es die Prämie gab, gibt sie zurück.
merchants-book-years = Die Zeit bringt das Geld
merchants-book-years-text = Sanduhren im Stapel bewegen die Figur von Jahr zu Jahr. Auf den goldenen Feldern werden die Warenbörse, Amsterdam oder die Handelsniederlassungen gewertet: In jedem ihrer vier Teile bekommt der Stärkste den größeren Betrag, der Zweite den kleineren. Was als Nächstes kommt, sehen alle; wann, weiß niemand.

## How to play: the coach

merchants-book-coach-place = Was dir hilft, kommt auf „Nutzen“ und kostet nichts. Die nächsten Karten kennst du nicht: Ist diese gut genug?
merchants-book-coach-place-again = Wer ersteigert, zahlt an die Bank, auch du. Wirf weg, was den anderen am meisten helfen würde.
merchants-book-coach-goods = Höchstens zwei der drei Schritte auf einem Markt. Feld 2 auf allen vier Märkten bringt dir gratis ein Haus.
merchants-book-coach-office = Gut ist ein neuer Erdteil: Alle vier bringen ƒ100. Das Zeichen sagt, auf welchem Markt du danach vorrückst.
merchants-book-coach-house = Im Viertel zählt nur deine größte Gruppe. Alle vier Viertel bringen ƒ100, beide Enden einer Brücke ƒ40.
merchants-book-coach-step = Der Schritt kostet nichts. Bei der Wertung verdienen auf jedem Markt nur die zwei, die am weitesten sind.
merchants-book-coach-ship = Ein Schritt für alle. Geh dorthin, wo du Erster oder Zweiter wirst oder Feld 2 erreichst.
merchants-book-coach-price = Oft gehen Karten für ƒ100 bis ƒ130 weg. Gespartes zählt am Ende auch.
merchants-book-coach-price-again = Was ist die Karte dir und den anderen wert? Du musst nicht bieten.
merchants-book-coach-price-doubled = Die Preise sind verdoppelt. Stoppt niemand, zahlt ƒ200, wer eröffnet hat.
merchants-book-coach-bonus-house = Du stehst auf allen vier Märkten auf Feld 2 oder weiter. Gut ist ein neues Viertel oder ein Brückenende.
merchants-book-coach-return-house = Auf einem Markt stehst du nicht mehr auf Feld 2, also geht ein Haus zurück. Nimm eines, das wenig zählt.
merchants-book-coach-globe = Alle dürfen gratis eine Handelsniederlassung gründen, egal wo. Alle vier Erdteile bringen ƒ100.
merchants-book-coach-coat = Alle bauen gratis ein Haus. Bau neben deinem eigenen oder in einem Viertel, das dir fehlt.
merchants-book-coach-credit = Jetzt helfen dir ƒ120 bei den nächsten Auktionen. Das kostet dich ƒ80: Am Ende zahlst du ƒ200 zurück.
merchants-book-coach-lose-house = Gib her, was am wenigsten zählt: lieber ein einzelnes als eines einer Gruppe, einer Brücke, eines Viertels.
merchants-book-coach-lose-office = Gib eine auf, wo du mehrere hast: Die letzte in einem Erdteil kann dich die ƒ100 für alle Erdteile kosten.
merchants-book-coach-shipwreck = Geh zurück, wo es keinen Rang kostet. Wer das Haus für alle vier Märkte hat, bleibt besser auf Feld 2.
merchants-book-coach-start = Der Preis fällt von ƒ200. Wer die Uhr zuerst stoppt, kauft die Karte und nutzt sie sofort.
merchants-book-coach-stop = Oft gehen Karten für ƒ100 bis ƒ130 weg. Der erste Preis verdoppelt alle.

## Why opponents would decide so

merchants-why-scoring = So wie es steht, brächte dir die Wertung { $year } ({ $area }) ƒ{ $after } statt ƒ{ $before }.
merchants-why-and-scoring = die Wertung { $year } ({ $area }) brächte dir ƒ{ $after } statt ƒ{ $before }
merchants-why-both = { $one } Und { $other }.
merchants-why-regions = Damit hast du alle vier Erdteile: sofort ƒ{ $amount }.
merchants-why-districts = Damit hast du alle vier Viertel: sofort ƒ{ $amount }.
merchants-why-bridge = Du hast beide Enden einer Brücke: sofort ƒ{ $amount }.
merchants-why-market = Feld 2 oder weiter auf allen vier Märkten: ein Haus gratis.
merchants-why-nearer-regions = Ein neuer Erdteil; für die ƒ100 { $missing ->
    [one] fehlt noch einer
   *[other] fehlen noch { $missing }
}.
merchants-why-nearer-districts = Ein neues Viertel; für die ƒ100 { $missing ->
    [one] fehlt noch eines
   *[other] fehlen noch { $missing }
}.
merchants-why-nearer-market = Bis Feld 2 auf allen vier Märkten, für ein Haus gratis, { $missing ->
    [one] fehlt noch ein Schritt
   *[other] fehlen noch { $missing } Schritte
}.
merchants-why-card = Was dir diese Karte bringen kann: { $why }
merchants-why-borrow = ƒ{ $amount } mehr für die nächsten Auktionen; am Ende kostet es dich ƒ{ $costs }.
merchants-why-returns = Du müsstest sofort ƒ{ $amount } zurückgeben.
merchants-why-costs = Die Wertung { $year } ({ $area }) brächte dir ƒ{ $after } statt ƒ{ $before }.
merchants-why-costs-nothing = Es kostet dich bei der Wertung { $year } ({ $area }) nichts: ƒ{ $after } wie zuvor.
merchants-why-no-scoring = Davon wird nichts mehr gewertet.
merchants-why-same = Die Wertung { $year } ({ $area }) brächte dir wie bisher ƒ{ $after }.
merchants-why-card-nothing = So wie es steht, brächte dir diese Karte bei der nächsten Wertung nichts zusätzlich.
merchants-why-wait = Du behältst deine ƒ{ $amount }. { $why }
merchants-why-auctioned = Wer die Uhr zuerst anhält, zahlt an die Bank und nutzt die Karte. { $why }
merchants-why-discarded = Niemand nutzt sie. { $why }
merchants-why-rival = So wie es steht, könnte sie { $player } mindestens ƒ{ $amount } einbringen.
merchants-why-rival-nothing = So wie es steht, brächte sie keinem der anderen etwas zusätzlich.
merchants-why-no-loan = Du hast ƒ{ $amount } und sparst die ƒ{ $costs }, die ein Kredit kostet.
merchants-why-forgone = Darauf verzichtest du: { $why }
merchants-why-forgone-nothing = So wie es steht, brächte dir nichts von dem, was du tun könntest, etwas ein.

## Für alle, die es nicht kennen

merchants-poster-line = Die Auktionsuhr fällt: Wer sie zuerst stoppt, zahlt und bekommt die Karte.
merchants-poster-first = Die Uhr fällt von einem hohen Preis. Wer sie stoppt, zahlt ihn und kauft.
merchants-poster-then = Baut Häuser, gründet Niederlassungen, rückt an der Börse vor.
merchants-poster-last = Dort vorn zu liegen bringt immer wieder Geld. Die reichste Familie gewinnt.

merchants-mark-scoring = Wertungen
merchants-mark-auction = Versteigerungen

## Positions that are arranged by hand

merchants-arrange-loans = Kredite
merchants-arrange-offices = Niederlassungen
merchants-arrange-houses = Häuser
