# Die Seiten.

page-skip = Zum Inhalt springen
page-lost = Die Verbindung ist weg; neuer Versuch…
page-unofficial = Damrak ist inoffiziell: Die Spiele gehören ihren Autoren und Verlagen.
page-sorry = Das ging nicht
page-back-home = Zurück zum Anfang
page-welcome = Setz dich an den Damrak
page-what = Ein Tisch für die Amsterdamer Kaufmannsspiele: mit Freunden in der Ferne, auf einem Sofa oder gegen den Computer. Jede Regel gilt und wird erklärt.
page-play-now = Jetzt gegen den Computer spielen
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-recent-tables = Zuletzt gespielt
page-no-tables = Noch wurde hier nichts öffentlich gespielt. Deine Partie könnte die erste sein.
page-your-turn = Du bist dran
page-guest = Gast
page-players = Kaufleute
page-story = Was bisher geschah
page-name = { $player }
page-over = Das Spiel ist aus
page-waiting-for = Wir warten auf { $players }
page-paused = Der Tisch pausiert.
page-you-can = Du kannst
page-take-back = Zurücknehmen
page-bot = Computer
page-closed = Dieser Tisch wurde geschlossen.
page-start = Austeilen
page-share = Es sind Plätze frei. Schick die Adresse dieser Seite an alle, mit denen du spielen willst.
page-sit = Hier sitzen
page-open-seat = frei
page-confirm = Bestätigen
page-not-yet = Noch nicht
page-rules = Regeln
page-close = Schließen
page-cannot-now = Das lässt sich jetzt nicht wählen. Was leuchtet, schon.
page-look-back = Diese Stellung ansehen
page-by-clock = (die Zeit war um)
page-since = Seit deiner letzten Entscheidung
page-bundle-do = Ausführen
page-bundle-named = Zeig mir, was am nächsten kommt
page-talk-limit = So lange warten die anderen auf die Antwort
page-step-back = Einen Schritt zurück
page-undo-asked = { $player } möchte zurückgehen.
page-vote-replace = Soll der Computer für { $player } weiterspielen?
page-vote-end = Soll die Partie hier ohne Ergebnis enden?
page-agree = Zustimmen
page-refuse = Ablehnen
page-here = ist da
page-away = ist nicht da
page-you = du
page-gave-up = hat aufgegeben
page-stand-in = der Computer vertritt
page-how-it-came = Wie es dazu kam
page-ended-by-agreement = Die Partie wurde einvernehmlich beendet
page-won-by-resignation = { $players } gewinnt: die anderen haben aufgegeben
page-won = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
}
page-rank = Platz
page-player = Kaufmann
page-to-rematch = Zur nächsten Partie
page-rematch = Noch einmal spielen
page-play-against = Gegen die Stufe „{ $level }“ spielen
page-hint = Tipp
page-hint-ask = Zeig mir einen Tipp
page-hint-seen = Alle am Tisch sehen, dass du einen genommen hast.
page-hint-thinking = Der Computer denkt über deine Entscheidung nach …
page-hint-none = Der Computer weiß für diese Entscheidung keinen Rat. Entscheide, wie du es für richtig hältst.
page-hint-look = Noch einmal nachsehen
page-hint-chance = { $percent } % Siegchance
page-hint-expected = Ergebnis etwa { $score }
page-hint-marked = Die beste davon ist auf den Bildern gepunktet umrandet.
page-hints = Tipps
page-hints-taken = { $count ->
    [one] hat einen Tipp genommen
   *[other] hat { $count } Tipps genommen
}
page-replay = Noch einmal ansehen
page-review = Rückblick
page-review-runs = Der Computer blickt auf diese Partie zurück: { $done } von { $all } Entscheidungen.
page-review-waits = { $count ->
    [0] Der Computer blickt gleich auf diese Partie zurück.
    [one] Vorher kommt noch eine andere Partie an die Reihe.
   *[other] Vorher kommen noch { $count } andere Partien an die Reihe.
}
page-review-comes = Die Seite zeigt den Rückblick von selbst, sobald er fertig ist. Er wird aufgehoben, das Warten ist also nur einmal nötig.
page-review-chances = Siegchancen
page-review-percent = Siegchance in %
page-review-decision = Entscheidung
page-review-plot-help = Die Siegchance jedes Platzes nach jeder Entscheidung, beurteilt nach dem, was man dort wissen konnte. Zahlen in Kreisen stehen für Entscheidungen, Buchstaben in Rauten für Glück.
page-review-points = Wendepunkte
page-review-no-points = Niemand hat etwas Nennenswertes verpasst.
page-review-cost = Entscheidung { $number }: { $player } hat { $points } Prozentpunkte verschenkt.
page-review-did = Getan: { $action } ({ $percent } % Siegchance)
page-review-better = Besser: { $action } ({ $percent } % Siegchance)
page-review-look = Stellung ansehen
page-review-luck = Glück
page-review-luck-help = Was Karten, Würfel und die verdeckte Wahl der anderen bewegt haben, getrennt von dem, was jemand gewählt hat.
page-review-good-luck = Entscheidung { $number }: Das Glück brachte { $player } { $points } Prozentpunkte.
page-review-bad-luck = Entscheidung { $number }: Das Glück kostete { $player } { $points } Prozentpunkte.
page-review-everybody = Wahl und Glück
page-review-mean-cost = Kosten einer Wahl
page-review-luck-sum = Glück insgesamt
page-review-costs-help = In Prozentpunkten Siegchance: was eine Wahl im Mittel gegenüber der besten gefundenen gekostet hat, und was das Glück gebracht oder gekostet hat.
page-review-doubt = Die Chancen sind Schätzungen einer Suche mit begrenzter Zeit; kleine Unterschiede bedeuten wenig.
page-review-next = Was { $player } als Nächstes tat
page-review-marked = Was besser gewesen wäre, ist auf den Bildern gepunktet umrandet.
page-record = Protokoll herunterladen
page-fair = War das Austeilen fair?
page-about-to-begin = Alle sind da. Die Partie beginnt, sobald jemand am Tisch austeilt.
page-invite = Einladen und teilen
page-learn = So wird gespielt
page-chat = Gespräch
page-chat-read = Gespräch lesen
page-chat-line = Etwas sagen
page-chat-say = Sagen
page-to-table = Zum Tisch
page-seat-bot = Computer hinsetzen
page-leave = Platz freigeben
page-more = Dieser Tisch
page-close-table = Tisch schließen
page-variant = Variante
page-edition = Ausgabe
page-clock = Uhr
page-rated = Gewertet
page-yes = ja
page-no = nein
page-resume = Weiterspielen
page-pause = Pause
page-return = Wieder selbst spielen
page-ask-undo = Um Rücknahme meiner letzten Entscheidung bitten
page-replace = Den Computer für { $player } spielen lassen
page-ways-out = Vorzeitig enden …
page-propose-end = Ende ohne Ergebnis vorschlagen
page-resign = Aufgeben
page-clock-none = keine
page-clock-per-decision = { $time } je Entscheidung
page-clock-bank = { $time }, dazu { $increment } je Entscheidung
page-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
page-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
page-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
page-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
page-i-am = Ich bin { $player }, Platz { $seat }
page-curtain = Gib das Gerät weiter
page-curtain-help = Die Karten bleiben verdeckt, bis die nächste Person da ist.
page-fair-about = Vor dem Austeilen hat sich der Server mit einem Siegel auf ein Geheimnis festgelegt. Jeder Platz hat eine eigene Zufallszahl beigesteuert. Die Karten folgen aus allem zusammen; niemand konnte sie aussuchen, auch nicht, wer diesen Server betreibt. Nach der Partie wird das Geheimnis gezeigt, und alle können es prüfen.
page-fair-commitment = Siegel, vor dem Austeilen veröffentlicht
page-fair-nonces = Was jeder Platz beigesteuert hat
page-fair-secret = Das Geheimnis
page-fair-seed = Der Keim der Karten
page-fair-holds = Das Geheimnis passt zum Siegel, und die Karten folgen daraus.
page-fair-broken = Das Geheimnis passt nicht zum Siegel.
page-fair-later = Das Geheimnis wird gezeigt, wenn die Partie vorbei ist.
page-fair-checked = Dein eigener Browser hat nachgerechnet und stimmt zu.
page-fair-remembered = Es ist das Siegel, das sich dieser Browser gemerkt hat, als er den Tisch zum ersten Mal sah.
page-fair-verify = Um jede Karte selbst nachzuspielen, lade das Protokoll herunter und starte
page-decision = Entscheidung { $number } von { $all }
page-first = Zum Austeilen
page-back = Eine zurück
page-forth = Eine weiter
page-last = Zum Ende
page-slider = Entscheidung
page-go = Zeigen
page-replay-keys = Mit den Pfeiltasten geht es vor und zurück.
page-copy-link = Link zu dieser Stellung kopieren
page-eyes = Gesehen von
page-eyes-all = allen: alles offen
page-enlarge = Spielplan vergrößern
page-asked = Die Frage: „{ $question }“
page-fall-press = Drück den Knopf, wenn dir der Preis gefällt.
page-space-bar = Leertaste
page-fall-not-yours = Diese Uhr kannst du nicht stoppen.
page-fall-watch = Die Uhr fällt.
page-fall-settling = Gestoppt! Einen Augenblick für alle mit langsamerer Leitung …
page-fall-awaits = Die Uhr wartet, bis { $players } zurück ist.
page-fall-forget = Nicht für mich stoppen
page-line = { $trip } ms hin und zurück
page-line-allowed = Deine Leitung braucht { $trip } ms hin und zurück: Ein Druck wird bis zu { $allowed } ms später noch geglaubt.
page-line-unknown = Deine Leitung ist noch nicht gemessen: Ein Druck zählt, wenn er ankommt.
page-how-stopped = Der Druck kam { $arrived } s nach Beginn an und nannte Schritt { $named }; es zählt Schritt { $counted }. Der Leitung wurden { $allowed } ms gutgeschrieben, auf die anderen wurde { $settled } ms gewartet.
