# Boards to think on: playing on from a position, the analysis, the big screen.

boards-play-on = Von hier weiterspielen
# $title is what the table is called.
boards-play-on-from = Nach Entscheidung { $number } von „{ $title }“.
boards-play-on-title = { $title }, ab Entscheidung { $number }
boards-your-seat = Wo sitzt du?
boards-against = Gegen wen?
boards-friends = mit Freunden
boards-friends-help = Du bekommst einen Link für sie; los geht es, wenn alle sitzen.
boards-play-on-counts = Diese Partie zählt für keine Wertung.
boards-cards-known = Die Karten liegen wie damals: Wer sich die beendete Partie angesehen hat, kennt sie.
boards-back = Zurück
boards-goes-on = Diese Partie setzt eine andere fort, nach deren Entscheidung { $number }.
boards-goes-on-from = Zu jener Partie

boards-think = Analysieren
boards-card = { $name }
boards-after = nach Entscheidung { $number }
boards-eyes = Wessen Augen
# $player is a name.
boards-eyes-of = Die von { $player }: Es zählt nur, was dort bekannt sein konnte. Der Rest wird neu gegeben.
boards-eyes-open = Alles liegt offen, so wie die Karten lagen.
boards-held = Was die anderen haben
boards-known = bekannt
boards-guessed = vermutet
boards-guess-help = Aus 60 Verteilungen, die zu allem passen, was diese Augen gesehen haben.
boards-guess-anew = Neu vermuten
boards-over-here = Hier ist das Spiel zu Ende.
boards-walks = { $seconds ->
    [one] { $count } Partien in einer Sekunde durchdacht.
   *[other] { $count } Partien in { $seconds } Sekunden durchdacht.
}
boards-doubt = ± ist nur die Unsicherheit der Stichprobe.
boards-longer = Länger hinsehen
boards-played = gespielt
boards-thinks = Denkt nach …
boards-think-now = Eine Sekunde nachdenken
# $player is a name.
boards-decides = { $player } entscheidet ({ $count })
boards-in-notation = In Notation, der Platz zuerst:
boards-try = Ausprobieren
boards-tree = Entscheidungen
boards-line-broken = Hier endet die Folge, weil sie mit diesen Karten nicht spielbar ist:
boards-share = Teilen
boards-share-what = Wer den Link öffnet, sieht:
# $player is a name.
boards-share-eyes = was { $player } wissen konnte
boards-share-open = alles, auch was verdeckt war
boards-share-who = Alle, die an diesem Tisch zusehen dürfen, können ihn öffnen, mit allem, was du ausprobiert hast.
boards-share-alone = Diese Partie läuft noch, deshalb kann sie niemand sonst so ansehen. Teilen kannst du sie, wenn sie zu Ende ist.
boards-screen = Auf großem Bildschirm zeigen
boards-join = Setz dich mit dem Handy dazu
boards-fill = Vollbild

boards-lines = Als Linien, mit Glück
boards-bands-help = Die Chancen aller nach jeder Entscheidung, nach dem, was sie jeweils wissen konnten. Dein Band liegt unten; die Zahlen darüber führen zu den Wendepunkten.
boards-hardly = schwer zu sagen
boards-likely = wahrscheinlich
boards-certain = sicher
boards-how-sure = Wie sicher ist das?
boards-looked-for = Die Partie wurde { $seconds } Sekunden lang durchsucht. „Sicher“ und „wahrscheinlich“ berücksichtigen nur die Stichprobe: Ein längerer Blick kann noch Besseres finden.
boards-look-longer = Länger hinsehen, im Hintergrund
boards-best-short = beste
boards-good-of = { $good } von { $all }
boards-choices-short = Wahl
boards-looks-again = Ein längerer Blick läuft. Diese Seite zeigt, was dabei herauskommt.

boards-arrange = Aufbauen
boards-arrange-help = Diese Felder heißen wie in Stellungsdateien, die Dinge wie in der Notation.
boards-arranged = Von Hand aufgebaut: { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
} an dieser Stellung.
boards-as-it-was = Wie es war
boards-think-about-it = Darüber nachdenken
boards-cannot-be = Diese Stellung kann es nicht geben ({ $place }): { $problem }

boards-head-won = { $player } hat gewonnen, { $own } zu { $other } ({ $what }).
    .you = Du hast gewonnen, { $own } zu { $other } ({ $what }).
boards-head-place = Platz { $rank }, { $own } zu { $other } ({ $what }).
boards-head-alone = { $player } hat gewonnen.
    .you = Du hast gewonnen.
boards-head-shared = Ein geteilter Sieg: { $players }.
boards-head-slips = { $count ->
    [one] Eine Entscheidung hat dich { $points } Punkte gekostet.
   *[other] { $count } Entscheidungen haben dich { $points } Punkte gekostet.
}
boards-head-good-luck = Das Glück hat dir { $points } Punkte gebracht.
boards-head-bad-luck = Das Glück hat dir { $points } Punkte genommen.
boards-head-clean = Du hast kaum etwas verpasst.
boards-led = { $player } lag ab Entscheidung { $number } vorn.
    .you = Du lagst ab Entscheidung { $number } vorn.
boards-led-always = { $player } lag vom Austeilen bis zum Ende vorn.
    .you = Du lagst vom Austeilen bis zum Ende vorn.
boards-led-last = Erst mit der letzten Entscheidung lag { $player } vorn.
    .you = Erst mit der letzten Entscheidung lagst du vorn.
boards-late-hope = Nach Entscheidung { $number } hattest du noch { $percent } %.
boards-stood-out = { $count ->
    [0] Von keiner einzelnen Entscheidung lässt sich sagen, dass sie das Spiel entschieden hat.
    [one] Eine Entscheidung sticht heraus.
   *[other] { $count } Entscheidungen stechen heraus.
}
boards-decided = Wie gut alle entschieden haben
boards-in-words = in Worten
boards-won = gewonnen
boards-hand-slips = { $count ->
    [one] ein Fehlgriff, Entscheidung { $number }
   *[other] { $count } Fehlgriffe, der teuerste bei Entscheidung { $number }
}
boards-hand-nothing = hatte kaum eine Wahl
boards-hand-surest = die sicherste Hand
boards-hand-sure = eine sichere Hand
boards-hand-small = kein sicherer Fehlgriff, insgesamt viel verschenkt
boards-hand-steady = beständig
boards-part-deal = beim Austeilen
boards-part-choices = deine Entscheidungen
boards-part-luck = Glück
boards-part-others = was andere taten
boards-part-end = am Ende
boards-also = Auch einen Blick wert
boards-better-was = Besser: { $action }.
boards-sure-of = Hier genannte Entscheidungen: { $all }; sicher: { $certain }; bei längerem Suchen vielleicht keine: { $hardly }.

boards-goes-on-arranged = Diese Partie begann mit einer Stellung, die nach Entscheidung { $number } einer anderen von Hand aufgebaut wurde; wer das tat, kennt vielleicht die Karten.
boards-no-record = Diese Partie begann mit einer von Hand aufgebauten Stellung; ein Protokoll aber beginnt mit dem Austeilen.
boards-no-review = Diese Partie begann mit einer von Hand aufgebauten Stellung; ein Rückblick aber beginnt mit dem Austeilen.

boards-arrange-by-name = Stell eine Zahl ein, wähl etwas aus, oder berühr ein Feld und zeig aufs Brett.
boards-arrange-rest = Alles andere
boards-arrange-show = Zeigen
boards-can-be = So kann gespielt werden.
boards-unchanged = Noch ist nichts geändert.
boards-changed = Geändert
boards-no-game = Auch über das, was in keiner Partie entsteht, darf man nachdenken.
