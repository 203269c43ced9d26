# Die Seiten.

page-skip = Zum Inhalt springen
page-lost = Die Verbindung ist weg; neuer Versuch…
page-unofficial = Damrak ist inoffiziell: Die Spiele gehören ihren Autoren und Verlagen.
page-sorry = Das ging nicht
page-back-home = Zurück zum Anfang
page-welcome = Kaufmannsspiele aus dem alten Amsterdam, an einem Tisch
page-what = Ein Tisch für die Amsterdamer Kaufmannsspiele: mit Freunden in der Ferne, auf einem Sofa oder gegen den Computer. Jede Regel gilt und wird erklärt.
page-play-now = Jetzt spielen
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-recent-tables = Zuletzt gespielt
page-your-turn = Du bist dran
page-guest = Gast
page-players = Kaufleute
page-name = { $player }
page-over = Das Spiel ist aus
page-waiting-for = Wir warten auf { $players }
page-paused = Der Tisch pausiert.
page-you-can = Du kannst
page-take-back = Zurücknehmen
page-bot = Computer
page-closed = Dieser Tisch wurde geschlossen.
page-start = Spiel beginnen
page-share = Es sind Plätze frei. Schick die Adresse dieser Seite an alle, mit denen du spielen willst.
page-sit = Hier hinsetzen
page-open-seat = frei
page-rules = Regeln
page-close = Schließen
page-cannot-now = Das lässt sich jetzt nicht wählen. Was leuchtet, schon.
page-look-back = Diese Stellung ansehen
page-by-clock = (die Zeit war um)
# Beside a number that is named, such as a bid: which ones there are, and what its buttons do.
page-number-only = nur { $least }
page-number-range = von { $least } bis { $most }
page-number-steps = von { $least } bis { $most }, in Schritten von { $step }
page-number-less = { $step } weniger
page-number-more = { $step } mehr
page-bundle-named = Zeig mir, was am nächsten kommt
page-talk-limit = So lange warten die anderen auf die Antwort
page-step-back = Einen Schritt zurück
page-undo-asked = { $player } möchte zurückgehen.
    .you = Du möchtest zurückgehen.
page-vote-replace = Soll der Computer für { $player } weiterspielen?
    .you = Soll der Computer für dich weiterspielen?
page-vote-end = Soll die Partie hier ohne Ergebnis enden?
page-vote-end-about = Ohne Ergebnis endet die Partie nur, wenn alle zustimmen, die nicht aufgegeben haben, auch die, für die der Computer spielt. Kommt jemand nie zurück, spielt der Computer für diese Person bis zum Ende; wer aufgibt, kommt auf den letzten Platz.
page-vote-pause = Soll die Partie pausieren?
page-vote-pause-about = Die Uhren laufen weiter, bis alle, die spielen, zugestimmt haben. Eine fallende Uhr wird erst noch entschieden. Weiterspielen darf jeder. Mit der nächsten Entscheidung ist die Frage hinfällig.
page-agree = Zustimmen
page-refuse = Ablehnen
page-here = ist da
page-away = ist nicht da
page-gave-up = hat aufgegeben
page-stand-in = der Computer springt ein
page-how-it-came = Wie es dazu kam
page-ended-by-agreement = Die Partie wurde einvernehmlich beendet
page-won-by-resignation = { $players } gewinnt: Die anderen haben aufgegeben
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
    .you = Entscheidung { $number }: Du hast { $points } Prozentpunkte verschenkt.
page-review-did = Getan: { $action } ({ $percent } % Siegchance)
page-review-better = Besser: { $action } ({ $percent } % Siegchance)
page-review-look = Stellung ansehen
page-review-luck = Glück
page-review-luck-help = Was Karten, Würfel und die verdeckte Wahl der anderen bewegt haben, getrennt von dem, was jemand gewählt hat.
page-review-good-luck = Entscheidung { $number }: Das Glück brachte { $player } { $points } Prozentpunkte.
    .you = Entscheidung { $number }: Das Glück brachte dir { $points } Prozentpunkte.
page-review-bad-luck = Entscheidung { $number }: Das Glück kostete { $player } { $points } Prozentpunkte.
    .you = Entscheidung { $number }: Das Glück kostete dich { $points } Prozentpunkte.
page-review-everybody = Wahl und Glück
page-review-costs-help = In Prozentpunkten Siegchance: was alle Entscheidungen zusammen gegenüber den besten gefundenen gekostet haben, und was das Glück gebracht oder gekostet hat. „So gut wie das Beste“ heißt: höchstens einen Punkt schlechter.
page-review-doubt = Die Chancen sind Schätzungen einer Suche mit begrenzter Zeit; kleine Unterschiede bedeuten wenig.
page-review-next = Was { $player } als Nächstes tat
    .you = Was du als Nächstes getan hast
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
page-rules-newest = Fassung { $version }
page-rules-former = Fassung { $version }, nach der diese Partie begonnen wurde; neue Partien werden nach Fassung { $newest } gespielt
page-clock = Uhr
page-rated = Gewertet
page-yes = ja
page-no = nein
page-resume = Weiterspielen
page-pause = Pause
page-ask-pause = Um eine Pause bitten
page-return = Wieder selbst spielen
page-replace = Den Computer für { $player } spielen lassen
page-replace-about = Der Computer darf für eine Person spielen, die lange genug fort ist ({ $time }) oder deren Zeit um ist, wenn die anderen zustimmen. Wer vertreten wird, darf jederzeit zurückkommen und redet beim Zurückgehen und Beenden weiter mit.
page-replace-about-rated = Der Computer darf für eine Person spielen, die lange genug fort ist ({ $time }) oder deren Zeit um ist, wenn die anderen zustimmen. Wer vertreten wird, darf jederzeit zurückkommen und redet beim Zurückgehen und Beenden weiter mit. Diese Partie wird gewertet: Wer bis zum Ende nicht zurück ist, hat aufgegeben.
page-ways-out = Vorzeitig enden …
page-propose-end = Ende ohne Ergebnis vorschlagen
page-resign = Aufgeben
page-spectators-out = Niemanden zuschauen lassen
page-spectators-in = Andere zuschauen lassen
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
page-fair-commitment = Was der Server vor dem Austeilen veröffentlicht hat
page-fair-secret = Das Geheimnis
page-fair-seed = Der Startwert der Karten
page-fair-holds = Das Geheimnis passt zu dem, was veröffentlicht wurde, ebenso jede versiegelte Zahl, und die Karten folgen daraus.
page-fair-broken = Etwas passt nicht zu dem, was vorher veröffentlicht wurde. Trau dieser Kartenverteilung nicht.
page-fair-later = Das Geheimnis wird gezeigt, wenn die Partie vorbei ist.
page-fair-checked = Dein eigener Browser hat nachgerechnet und stimmt zu.
page-fair-remembered = Es ist das, was sich dieser Browser gemerkt hat, als er den Tisch zum ersten Mal sah.
page-fair-verify = Um jede Karte selbst nachzuspielen, lade das Protokoll herunter und starte
page-fair-sealed = An diesem Tisch wird mit versiegelten Zahlen gegeben. Zuerst veröffentlicht der Server den Hash eines Geheimnisses und jeder Browser und jedes Programm am Tisch den Hash einer selbst gezogenen Zahl, sein Siegel. Sind alle veröffentlicht, setzt sich niemand mehr hin und steht niemand mehr auf; dann werden die Zahlen genannt, und die Karten folgen aus allen. Nach der Partie wird das Geheimnis gezeigt, und alle können alles prüfen.
page-fair-quick = An diesem Tisch wird sofort gegeben: Jeder Browser hat seine Zahl beim Hinsetzen genannt, und die Karten folgen aus diesen Zahlen und einem Geheimnis, dessen Hash der Server vorher veröffentlicht hat. Nach der Partie wird das Geheimnis gezeigt, und alle können prüfen, dass danach nichts geändert wurde.
page-fair-nobody = Niemand konnte diese Karten aussuchen: nicht, wer diesen Server betreibt, niemand am Tisch und auch nicht alle zusammen, solange eine der Zahlen zufällig gezogen und bis zur Veröffentlichung aller Siegel geheim gehalten wurde. Was dein eigener Browser von deiner weiß, sagt er unten.
page-fair-alone = Nur { $player } hat für dieses Austeilen eine Zahl gezogen. Wer diesen Server betreibt, konnte die Karten nicht mehr aussuchen, als diese Zahl bekannt war, und { $player } nicht nach dem Geheimnis des Servers. Aber sonst bezeugt das niemand: Beide zusammen hätten aussuchen können.
page-fair-host = Wer diesen Server betreibt, hätte diese Karten aussuchen können: Höchstens eine Person hat eine Zahl genannt, und der Server konnte sie kennen, als er seine zog.
page-fair-house = Wer diesen Server betreibt, hätte diese Karten aussuchen können: Alle Zahlen hat das Haus gezogen.
page-fair-last = { $player } hat die Zahl als Letztes genannt: Zusammen mit der Person, die diesen Server betreibt, hätte { $player } diese Karten aussuchen können, sonst niemand.
page-fair-last-unknown = Wer die Zahl als Letztes genannt hat, hätte diese Karten zusammen mit der Person, die diesen Server betreibt, aussuchen können, sonst niemand.
page-fair-seal = Siegel:
page-fair-number = Zahl:
page-fair-house-drew = Diese Zahl hat das Haus gezogen, wie immer dort, wo ein Browser keine Skripte ausführt: Für diesen Platz beweist sie nichts.
page-fair-own = Deine Zahl ist die, die dieser Browser genannt hat.
page-fair-elsewhere = Die Zahl deines Platzes hat ein anderer Browser oder ein Programm versiegelt. Warst das nicht du, dann trau dieser Kartenverteilung nicht.
page-fair-house-yours = Die Zahl deines Platzes hat das Haus gezogen, obwohl dieser Browser eine hätte ziehen können: Dir beweist dieses Austeilen nichts. Hast du nicht darum gebeten, dann trau ihm nicht.
page-fair-attempts = Abgebrochene Versuche
page-fair-missing = Vergeblich gewartet auf:
page-fair-closed-by = Der Tisch wurde geschlossen, während die Zahlen genannt wurden, von:
page-fair-limits = Was das nicht beweist
page-fair-limits-sealed = Auch mit versiegelten Zahlen kennt der Server die Verteilung einen Augenblick vor den anderen. Mit Hilfe von jemandem am Tisch ließe sich eine abbrechen, die nicht gefällt. Verbergen lässt sich ein solcher Versuch nicht: Er steht hier und im Protokoll, mit allen, auf die gewartet wurde.
page-fair-limits-host = Nichts hindert die Person, die den Server betreibt, daran, in die Karten zu sehen, den Tisch zu schließen und an einem anderen neu zu geben oder auf mehreren Plätzen zu sitzen. Und dir beweist es nur etwas, wenn dein eigener Browser oder dein Programm eine Zahl gezogen hat: Er merkt sich diese Zahl und alles Veröffentlichte und warnt dich, wenn sich etwas ändert.
page-fair-problem-commitment = Der Server hatte vorher einen anderen Hash seines Geheimnisses veröffentlicht.
page-fair-problem-secret = Das Geheimnis passt nicht zum veröffentlichten Hash.
page-fair-problem-seal = Die Siegel sind nicht die, die sich dieser Browser gemerkt hat.
page-fair-problem-number = Eine Zahl ist nicht die versiegelte, oder deine ist nicht die, die dieser Browser genannt hat.
page-fair-problem-missing = Der Server sagt, er habe vergeblich auf dich gewartet; er hatte deine Zahl aber schon.
page-fair-problem-attempt = Es fehlen Versuche.
page-fair-problem-way = Die Art zu geben wurde geändert.
page-fair-problem-seed = Die Karten folgen nicht aus dem Geheimnis und den Zahlen.
page-deal-changed = Vorsicht: Etwas, das dieser Server über das Austeilen veröffentlicht hat, ist anders, als dein Browser es sich gemerkt hat. Was, steht im Menü unter „War das Austeilen fair?“.
page-deal-not-ours = Die Zahl deines Platzes stammt bei diesem Austeilen nicht aus diesem Browser: Ein anderer hat sie versiegelt, oder das Haus hat sie gezogen. Hast du das nicht gewollt, dann trau dieser Kartenverteilung nicht. Mehr steht im Menü unter „War das Austeilen fair?“.
page-sealed = Zahl versiegelt
page-house-draws = das Haus zieht
page-being-dealt = Alle Plätze sind besetzt und stehen fest. Gegeben wird, sobald die Browser aller ihre Zahl beigetragen haben; das tun sie von selbst, wenn die Seite offen ist. Es fehlen noch:
page-look-in-within = Wer nicht innerhalb von { $time } hereinschaut, verliert den Platz.
page-needs-scripts = Dein Browser führt keine Skripte aus und kann darum keine geheime Zahl ziehen. Das Haus kann für dich ziehen; dann beweist dir das Austeilen nichts.
page-let-house-draw = Das Haus ziehen lassen
page-sealed-elsewhere = Deine Zahl für dieses Austeilen hat ein anderer Browser oder ein Programm versiegelt: Öffne diesen Tisch dort. Warst das nicht du, dann trau dieser Kartenverteilung nicht.
page-house-drew-yours = Der Server sagt, er habe deine Zahl gezogen, wie für Browser ohne Skripte. Deiner führt aber Skripte aus und kann selbst eine ziehen; so beweist dir dieses Austeilen nichts.
page-seal-here = Hier eine neue ziehen
page-broken-off-by-closing = Der Tisch wurde geschlossen, während das Austeilen im Gange war. Von wem, steht unter „War das Austeilen fair?“.
page-broken-off = { $count ->
    [one] Ein Versuch zu geben wurde abgebrochen, weil jemand nicht hereingeschaut hat.
   *[other] { $count } Versuche zu geben wurden abgebrochen, weil jemand nicht hereingeschaut hat.
 } Wer es war, steht unter „War das Austeilen fair?“.
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
page-space-bar = Leertaste
page-fall-not-yours = Diese Uhr kannst du nicht stoppen.
page-fall-watch = Die Uhr fällt.
page-fall-pressed = Du hast gedrückt. Einen Augenblick, bis feststeht, wer zuerst war …
page-fall-awaits = Die Uhr wartet, bis { $players } zurück ist.
page-fall-forget = Nicht für mich stoppen
page-line = { $trip } ms hin und zurück
page-line-allowed = Deine Leitung braucht { $trip } ms hin und zurück: Ein Druck wird bis zu { $allowed } ms später noch geglaubt.
page-line-unknown = Deine Leitung ist noch nicht gemessen: Ein Druck zählt ungefähr dann, wenn er ankommt.
page-how-stopped = Der Druck kam { $arrived } s nach Beginn an und nannte Schritt { $named }; es zählt Schritt { $counted }. Der Leitung wurden { $allowed } ms gutgeschrieben, auf die anderen wurde { $settled } ms gewartet.
page-just-now = Gerade eben
page-story-tab = Verlauf
page-table-tab = Tisch
page-beside = Neben dem Plan
page-all-in-words = Alle { $count } in Worten
page-undo = Rückgängig
page-undo-asks = fragt { $players }
page-point = Zeig auf etwas, das leuchtet
page-unfold = Mehr zu dieser Frage
page-rule = Regel { $clause }
page-you-alone = Du
page-stop-at = Anhalten bei …
page-whole-board = Der ganze Plan
page-in-words = In Worten
page-scores = Wertung
page-undo-to = Bis hierher rückgängig
page-whose-story = Wessen Entscheidungen
page-whole-story = Alle
page-watch = Was die anderen tun
page-watch-again = Noch einmal
page-watch-next = Weiter
page-watch-mine = Ich bin dran
page-watch-now = Überspringen
page-sayings = Schnell gesagt
page-say-hello = Hallo!
page-say-good-luck = Viel Glück allerseits!
page-say-well-played = Schön gespielt!
page-say-thanks = Danke!
page-say-oh-no = O nein!
page-say-moment = Einen Moment bitte.
page-say-thinking = Ich muss nachdenken.
page-say-good-game = Das war ein gutes Spiel!
page-you-win = Du gewinnst!
page-you-win-by-resignation = Du gewinnst! Die anderen haben aufgegeben.
page-you-share = Du teilst dir den Sieg mit { $players }!
page-you-came = Du belegst Platz { $rank }.

# The label of a button with a question mark.
page-coach = Was der Coach sagt
page-share-kept = Die freien Plätze sind für alle mit einer Einladung freigehalten. Schick sie ihnen, oder mach eine neue.
page-how-strong = Wie stark der Computer spielt

# Beside the name of somebody for whom the others wait.
page-is-learning = { $step ->
    [0] lernt das Spiel: sieht sich die Bilder an
    [one] lernt das Spiel: bisher eine Entscheidung
   *[other] lernt das Spiel: bisher { $step } Entscheidungen
}
