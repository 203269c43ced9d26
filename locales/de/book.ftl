### The rule books, and how to play.
###
### Every id begins with "book-".

## The books

book-rules = Spielregeln
book-rules-about = Die Regeln aller Spiele in unseren eigenen Worten. Jede Regel hat eine Nummer, und wenn der Tisch etwas ablehnt, nennt er sie.
# $game is a title.
book-rules-of = Regeln von { $game }
book-read = Regeln lesen
book-contents = Inhalt
book-languages = Sprachen
# The name of this language in itself.
book-this-language = Deutsch
# $designers are names.
book-credits = Ein Spiel von { $designers } für { $least } bis { $players } Spieler.
book-credits-exactly = Ein Spiel von { $designers } für { $players } Spieler.
book-own-words = In unseren eigenen Worten erzählt. Dieses Heft ist inoffiziell; das Spiel gehört seinem Autor und seinem Verlag.
book-neighbours = Benachbarte Regeln
book-whole = Das ganze Heft
# $first and $last are numbers of clauses, such as K-1.
book-no-clause = Eine Regel „{ $clause }“ gibt es nicht. Die Regeln dieses Hefts gehen von { $first } bis { $last }.
book-no-language = In „{ $language }“ gibt es kein Heft. Wähle en, de oder nl.

## How to play

book-learn = Spielen lernen
book-learn-game = So spielt man { $game }
book-learn-steps = Noch einmal: worum es geht
book-first-turn = Deine ersten Runden
# $others are names.
book-first-turn-about = Ein echtes Spiel gegen { $others }, und jemand schaut dir beratend über die Schulter. Zeig auf das, was leuchtet, oder nimm einen Satz aus der Liste. Du kannst jederzeit zurück; gezählt wird nichts.
book-astray = Diese Entscheidung passt nicht zu diesem Spiel; hier ist noch einmal sein Anfang. Wähle etwas von dem, was dir angeboten wird.
book-happened = Was gerade geschah
# $clause is the number of a rule.
book-see-clause = Mehr dazu sagt Regel { $clause }
book-step-back = Einen Schritt zurück
book-begin-again = Von vorn beginnen
book-done = Gut gemacht! Deine ersten Runden sind gespielt
book-done-text = Du hast gesehen, wie eine Runde abläuft. Von hier an geht alles so weiter, nur dass es um mehr geht.
book-onward = Und jetzt
book-onward-text = Der Computer hat einen Tisch für dich frei, und das Heft beantwortet, was du dich noch fragst.

## Kontor, in five steps

book-kontor-harbour = Ein Hafen aus Karten
book-kontor-harbour-text = Du bist Rot, die andere Seite ist Schwarz. Zwischen euch liegt ein Kreuz aus Kanälen mit dem Anker in der Mitte. Karte für Karte wächst daraus ein Hafen von höchstens sieben mal sieben Feldern.
book-kontor-choose = Beide wählen heimlich
book-kontor-choose-text = In jeder Runde wählt ihr beide eine Karte aus der Hand und deckt sie gemeinsam auf. Die höhere Zahl baut zuerst. Ein Gulden auf einer Karte lässt die andere Seite einen Gulden zahlen; wer einen Kanal legt, bekommt einen.
book-kontor-sectors = Aus Kais werden Sektoren
book-kontor-sectors-text = Kais, die sich mit einer Seite berühren, bilden einen Sektor, ganz gleich, wem sie gehören. Sie lagern Tee, Wein und Gewürz, und die kleinen Häuser zeigen, wie viel ihr dort jeweils habt.
book-kontor-guards = Geschlossen heißt entschieden
book-kontor-guards-text = Liegen auf allen Seiten eines Sektors Kanäle oder der Rand, so ist er geschlossen. Wer bei irgendeiner Ware am weitesten vorn liegt, stellt dort einen Wächter auf, und nichts darin ändert sich mehr.
book-kontor-end = Die fünf größten zählen
book-kontor-end-text = Ist der Hafen voll, so zählen nur die fünf größten bewachten Sektoren, jeder einen Punkt. Schließ also deine Sektoren, solange du führst, und halte fremde offen.

## Kontor, the coach

book-kontor-coach-choose = Die Zahl in der Ecke entscheidet, wer zuerst baut; was darunter zu sehen ist, bekommst du. Kais bringen Waren, Kanäle bringen einen Gulden und schließen Sektoren. Ein Kai mit zwei oder drei Waren ist ein guter Anfang.
book-kontor-coach-choose-again = Schau zuerst auf den Hafen: Schließt einer deiner Kanäle einen Sektor, in dem du führst? Bist du mit einer hohen Zahl vor Saskia dort? Eine Karte mit Gulden kostet sie außerdem einen.
book-kontor-coach-boat = Deine Karte trägt ein Boot, also darfst du fahren, bevor du baust. Neben einem Kai mit Bootszeichen kann das Boot diesen vom Tisch fegen; sonst darf es stehen bleiben.
book-kontor-coach-remove = In Gefahr sind nur Kais mit Bootszeichen direkt neben dem Boot. Nimm einen von Saskia, der in einem Sektor führt, den du haben willst, oder lass alles, wie es ist.
book-kontor-coach-build = Jedes freie Feld neben einer Karte ist recht. Am Kreuz ist ein Sektor schnell geschlossen und klein; weiter draußen kann er groß werden, und es sind die großen, die zählen.
book-kontor-coach-build-again = Frag dich bei jedem Feld: Welcher Sektor wächst, welcher schließt sich, und wer führt dort? In einem richtigen Spiel sagt dir das jederzeit die Liste der Sektoren.

## Merchants of Amsterdam, in six steps

book-merchants-board = Eine Stadt und die ganze Welt
book-merchants-board-text = Du führst eine Kaufmannsfamilie. Alle beginnen mit 400 Tausend Gulden, einem Haus in Amsterdam, einer Handelsniederlassung in Übersee und einem Plättchen an der Warenbörse. Wer 1666 das meiste Geld hat, gewinnt.
book-merchants-mayor = Drei Karten, drei Scheiben
book-merchants-mayor-text = Wer das Bürgermeisteramt hat, deckt nacheinander drei Karten auf und legt jede, bevor die nächste kommt: eine zum Nutzen, kostenlos, eine zum Versteigern, eine zum Ablegen. Dann geht das Amt nach links weiter.
book-merchants-clock = Der Preis fällt
book-merchants-clock-text = Die Versteigerungsuhr beginnt bei 200 und läuft rückwärts. Wer sie zuerst stoppt, zahlt der Bank, was sie zeigt, und nutzt die Karte sofort. Hier nennen alle heimlich den Preis, bei dem sie stoppen würden, und der höchste gilt.
book-merchants-market = Vier Märkte an der Börse
book-merchants-market-text = Eine Warenkarte bringt dir drei Schritte. Jede neue Handelsniederlassung und jede Amsterdamkarte bringt einen weiteren. Wird die Warenbörse gewertet, so verdienen auf jedem Markt nur die zwei, die am weitesten sind.
book-merchants-bonuses = Prämien gibt es sofort
book-merchants-bonuses-text = Handelsniederlassungen in allen vier Erdteilen bringen 100, Häuser in allen vier Vierteln ebenso. Beide Enden einer Brücke bringen 40. Feld 2 oder weiter auf allen vier Märkten bringt gratis ein Haus. Wer verliert, wofür es die Prämie gab, gibt sie zurück.
book-merchants-years = Die Zeit bringt das Geld
book-merchants-years-text = Sanduhren im Stapel bewegen die Figur von Jahr zu Jahr. Auf den goldenen Feldern werden die Warenbörse, Amsterdam oder die Handelsniederlassungen gewertet: In jedem ihrer vier Teile bekommt der Stärkste den größeren Betrag, der Zweite den kleineren. Was als Nächstes kommt, sehen alle; wann, weiß niemand.

## Merchants of Amsterdam, the coach

book-merchants-coach-place = Du hast das Bürgermeisteramt. Du siehst diese Karte, aber nicht die folgenden. Was dir etwas wert ist, kommt auf „Nutzen“ und kostet nichts. Hoffst du auf etwas Besseres, so halte diese Scheibe frei.
book-merchants-coach-place-again = Was auf „Versteigern“ kommt, ist für alle da, und wer kauft, zahlt an die Bank, auch du. Versteigere also, was du gern günstig hättest, und lege ab, was den anderen am meisten hilft. Die dritte Karte kommt dorthin, wo noch Platz ist.
book-merchants-coach-goods = Drei Schritte, höchstens zwei davon auf demselben Markt. Breit anzufangen lohnt sich: Stehst du auf allen vier Märkten auf Feld 2, darfst du gratis ein Haus bauen.
book-merchants-coach-office = Gut ist ein Erdteil, in dem du noch nichts hast: Alle vier bringen sofort 100. Schau auch auf das Zeichen des Platzes, denn es sagt, auf welchem Markt du danach einen Schritt machst.
book-merchants-coach-house = In einem Viertel zählt nur deine größte Gruppe. Bau also neben deinem eigenen Haus, oder beginne in einem neuen Viertel: Alle vier bringen 100. Für beide Enden einer Brücke bekommst du 40.
book-merchants-coach-step = Der Schritt gehört zur Karte und kostet nichts. Ein Markt, auf dem du allein stehst, bringt dir bei der Wertung den größeren Betrag.
book-merchants-coach-ship = Ein Schiff läuft ein, und alle dürfen einen Schritt machen. Jede Sanduhr bringt die Figur ein Jahr weiter; die Sätze daneben erzählen, was damals geschah.
book-merchants-coach-price = Nenne den Preis, bei dem du die Uhr stoppen würdest. Der höchste gewinnt und wird gezahlt. Oft gehen Karten für 100 bis 130 weg; was du nicht ausgibst, zählt am Ende auch. Bei 200 läuft die Uhr noch einmal, zu doppelten Preisen.
book-merchants-coach-price-again = Jetzt hat jemand anders das Amt, und du bietest wie alle. Frag dich, was dir die Karte wert ist und was sie Saskia und Titus wert wäre. Du kannst auch keinen Preis nennen.
book-merchants-coach-price-doubled = Jemand hat 200 genannt, darum sind jetzt alle Preise verdoppelt. Nennt niemand 220 oder mehr, so zahlt 200, wer diesen Lauf eröffnet hat.
book-merchants-coach-bonus-house = Deine erste Prämie! Du stehst auf allen vier Märkten auf Feld 2 oder weiter und darfst irgendwo gratis ein Haus bauen. Ein neues Viertel oder das Ende einer Brücke ist ein guter Platz.

# The Flying Dutchman
book-dutchman-sea = Ein Geisterschiff auf dem Meer
book-dutchman-sea-text = Du hast drei geheime Anteile an Schiffen in sechs Farben und 25 Dukaten. Runde um Runde zieht der Fliegende Holländer ein Feld weiter. Trifft er ein Schiff, zahlen alle für ihre Anteile dieser Farbe, und die Farbe ist eine Weile nichts wert. Auf einer Insel gibt es dagegen Geld.
book-dutchman-chests = Was ein Anteil wert ist
book-dutchman-chests-text = Jede Farbe hat einen Stein in der Reihe der Truhen: Die Zahl dort ist der Wert eines Anteils. Nach jedem getroffenen Schiff geht dessen Stein auf nichts zurück, dann rücken alle Steine eins vor. Je länger eine Farbe verschont blieb, desto mehr ist sie wert, und desto teurer wird ein Treffen.
book-dutchman-luck = Hufeisen für die Glückszahl
book-dutchman-luck-text = Zwei Würfel ergeben die Glückszahl. Du legst verdeckt Hufeisen: goldene zählen, silberne werden dazu- oder abgezählt, und höchstens eines darf golden sein. Wer am nächsten kommt, ohne darüber zu liegen, lenkt den Holländer.
book-dutchman-cards = Schmied und Kontor
book-dutchman-cards-text = Statt zu legen, kannst du eine von drei Schmiedekarten spielen: Die Schmiede teilen sich, was in der Mitte liegt, und dorthin kommen alle gelegten Hufeisen. Oder eine von drei Kontorkarten: Du nimmst zwei Anteile und gibst zwei zurück. Der richtige Augenblick ist das halbe Spiel.
book-dutchman-tie = Gleich nah
book-dutchman-tie-text = Wer gleich nah kommt, muss sich einigen. Alle sagen, wohin der Holländer soll; dann wird verhandelt, und Dukaten helfen. Ohne Einigung werden weitere Hufeisen gelegt.
book-dutchman-end = Sechzehn Schiffe
book-dutchman-end-text = Mit dem sechzehnten Schiff ist das Spiel aus. Dukaten und der Wert deiner drei Anteile sind dein Vermögen; wer am reichsten ist, gewinnt. Wer vorher nicht zahlen kann, ist bankrott und scheidet aus.
book-dutchman-coach-act = Wähle Hufeisen auf deinem Gestell und sieh, was sie ergeben. Die Zahl mit zwei oder drei Hufeisen zu treffen, ist gut gelegt. „Zeig mir, was am nächsten kommt“ findet es für dich. Du kannst Hufeisen auch sparen: Schmied und Kontor kosten keine.
book-dutchman-coach-act-again = Eine neue Zahl. Frag dich, was auf dem Spiel steht: Welche Wege hat der Holländer, und was kosten sie dich? Droht dir nichts, bringt eine Schmiedekarte jetzt die Hufeisen aus der Mitte.
book-dutchman-coach-return = Du hast jetzt fünf Anteile und behältst drei. Behalte Farben, die viel wert und weit vom Holländer sind. Was du unter das Kontor schiebst, kommt erst spät wieder, und nur du weißt, was es ist.
book-dutchman-coach-want = Du bist gleich nah gekommen. Sag, wohin er soll: Die anderen hören es und erfahren damit auch, was du fürchtest.
book-dutchman-coach-propose = Schlage ein Feld vor, und Dukaten, wenn sie helfen. Alle Beteiligten müssen annehmen. Schweigen ist erlaubt, aber dann müssen weitere Hufeisen her.
book-dutchman-coach-terms = Gib Dukaten oder verlange welche; mehr als ein Treffen dich kosten würde, ist ein Handel nicht wert. Dann leg den Vorschlag den anderen vor.
book-dutchman-coach-answer = Nimmst du an, gilt es sofort. Lehnst du ab, ist der Vorschlag vom Tisch. Vergleiche mit dem, was eine Entscheidungsrunde dich kosten kann.
book-dutchman-coach-decide = Eine Entscheidungsrunde: Leg weitere Hufeisen für dieselbe Zahl oder passe. Was du vorher gelegt hast, liegt in der Mitte.
book-dutchman-coach-move = Du lenkst. Schick ihn zu einem Schiff, dessen Farbe du nicht hast, am besten zu einem wertvollen, oder auf eine Insel, wo du für einen Anteil bezahlt wirst.
book-dutchman-coach-show = Zeig deinen wertvollsten Anteil und nimm die Dukaten. Die anderen wissen dann, dass du ihn hast; das ist der Preis.

# Chartered: Building Amsterdam
book-chartered-town = Sechsundneunzig Grundstücke auf vier Plänen
book-chartered-town-text = Alle haben Grundstückskarten und Geld. Mit einer Karte baust du einmal ein Lagerhaus auf ihrem Grundstück. Die Lagerhäuser gehören allen gemeinsam: Es zählen die Anteile, die du hältst.
book-chartered-found = Kompanien entstehen
book-chartered-found-text = Berührt ein neues Lagerhaus eines, das allein steht, wird eine Kompanie gegründet, und wer baut, wählt eine der neun. Ihr Wert ist, was ihre Lagerhäuser wert sind: je ƒ10, höhere Stockwerke mehr.
book-chartered-pay = Wer einen Wert bewegt, wird bezahlt
book-chartered-pay-text = Erweitere eine Kompanie, und du bekommst ihren neuen Wert, wem auch immer ihre Anteile gehören. Eine große Kompanie nährt also alle, die an sie herankommen; bei ƒ300 ist Schluss.
book-chartered-shares = Zwei Anteile je Zug
book-chartered-shares-text = Nach dem Bauen darfst du bis zu zwei Anteile zu ihrem Wert kaufen oder verkaufen, beim Kauf für mindestens ƒ50. Am Ende wird jeder Anteil einer Kompanie, die auf dem Plan steht, zu seinem Wert eingelöst.
book-chartered-merge = Kleine werden geschluckt
book-chartered-merge-text = Ein Lagerhaus, das zwei Kompanien verbindet, vereinigt sie. Wer Anteile der kleineren hat, darf sie sofort zum alten Wert verkaufen; die größere wächst um sie, und wer gebaut hat, bekommt den neuen Wert. Behaltene Anteile warten, bis jemand die Kompanie neu gründet.
book-chartered-events = Linien an der Börse
book-chartered-events-text = Steigt eine Kompanie über eine Ereignislinie, wählt, wer am Zug ist, ein Ereignis: geheime Gebote für einen Zug mehr oder eine Stockwerkkarte, eine Drohung, Handel oder eine Versteigerung. Steht das letzte Lagerhaus, wird der Zug beendet, und wer am reichsten ist, gewinnt.
book-chartered-coach-turn = Drei Dinge sind möglich: zwei Karten für ƒ50 kaufen, eine Karte spielen oder Anteile verkaufen. Such ein Grundstück neben einem einzelnen Lagerhaus: Das gründet eine Kompanie. Neben einer Kompanie zu bauen, bringt dir ihren Wert.
book-chartered-coach-turn-again = An welche Kompanien kommst du mit deinen Karten heran? Wer eine öfter erweitern kann als die anderen, sollte ihre Anteile haben. Hast du wenig Brauchbares, kauf zwei Karten.
book-chartered-coach-buying = Karten des Marktes sehen alle, die vom Stapel nur du. Am meisten wert sind Grundstücke, die eine Kompanie berühren.
book-chartered-coach-selling = Ein Verkauf bringt sofort Geld, aber wer früh verkauft, verpasst, was die Kompanie noch wächst.
book-chartered-coach-found-which = Alle neun sind gleich. Eine, deren Anteile jemand behalten hat, wäre ein Geschenk für ihn.
book-chartered-coach-between = Das Hauptquartier steht auf einem der beiden Grundstücke zwischen den Lagerhäusern und verbindet sie.
book-chartered-coach-diagonal = Jetzt gründen und bezahlt werden oder auf einen besseren Nachbarn warten: Wer zuerst daneben baut, gründet.
book-chartered-coach-bonus = Die ƒ10 des Lagerhauses bekommt die Kompanie, die du wählst: Achte auf die Ereignislinien und darauf, wer Anteile hat.
book-chartered-coach-merging = Gleiche Werte: Wähle, wer bleibt. Anteile der bleibenden wachsen, die der anderen können jetzt verkauft werden.
book-chartered-coach-sales = Verkaufte Anteile werden sofort bezahlt. Behaltene sind nichts wert, bis die Kompanie neu gegründet wird.
book-chartered-coach-trading = Kauf, solange eine Kompanie klein ist: ƒ50 zahlst du mindestens, ab dann gehört jeder Schritt dir. Zwei Geschäfte je Zug sind nicht viel, also nutze sie.
book-chartered-coach-choosing = Du wählst, welches Ereignis geschieht. Handel und Versteigerung helfen, wenn du Geld übrig hast; die Drohung trifft, wer keines hat.
book-chartered-coach-bid = Niemand sieht, was du bietest. Frag dich, was es dir wert ist, und biete etwas weniger.
book-chartered-coach-offering = Biete eine Karte an, die du nicht brauchst, und verlange eine, die deine Kompanie berührt.
book-chartered-coach-auction = Biete, solange es dir mehr wert ist.
