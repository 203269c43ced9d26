### What the server says.
###
### Every id begins with "server-".

## At the table

server-not-found = Hier ist nichts. Prüf die Adresse oder geh zurück zum Anfang.
server-sign-in = Sag zuerst, wer du bist: Wähl einen Namen oder melde dich an.
server-forbidden = Das darfst du hier nicht.
server-not-your-seat = Dieser Platz gehört dir nicht. Du kannst nur für deinen eigenen handeln.
server-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin und entscheide neu.
server-unavailable = Gerade lässt sich nichts speichern, darum ist nichts geschehen. Versuch es gleich noch einmal.
server-damaged = Was hier gespeichert ist, lässt sich nicht lesen. Sag es denen, die diesen Server betreiben.
server-unknown-rules = Dieser Tisch wird nach Fassung { $version } der Regeln von „{ $game }“ gespielt, und dieser Server kennt sie bis Fassung { $newest }. Nichts ist verloren; sag denen, die diesen Server betreiben, dass ein neueres Damrak ihn öffnen kann.
server-unknown-edition = Dieser Tisch wird mit der Ausgabe „{ $edition }“ (sha256:{ $hash }) gespielt, die dieser Server nicht hat. Nichts ist verloren; sag denen, die diesen Server betreiben, dass ein neueres Damrak ihn vielleicht öffnen kann.
server-edition = Die Ausgabedatei lässt sich nicht verwenden: { $problem }
server-already-begun = Das Spiel hat schon begonnen.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-game-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-seat-taken = Da sitzt schon jemand. Wähl einen anderen Platz.
server-seat-open = Da sitzt niemand.
server-seats-open = Noch sind nicht alle Plätze besetzt. Warte, lade jemanden ein oder setz einen Bot hin.
server-bad-nonce = Die Zahl für das Austeilen darf höchstens 64 einfache Zeichen haben.
server-being-dealt = An diesem Tisch wird gerade gegeben: Bis das geschehen ist, setzt sich niemand hin und steht niemand auf.
server-quick-deal = An diesem Tisch wird sofort gegeben, mit den Zahlen, die alle beim Hinsetzen mitgebracht haben. Versiegelt wird hier nichts.
server-seals-fixed = Alle Zahlen sind schon versiegelt und lassen sich nicht mehr ändern.
server-not-revealing = Noch ist es nicht so weit, deine Zahl zu nennen: Erst müssen alle versiegelt sein.
server-number-unlike-seal = Das ist nicht die Zahl, die du versiegelt hast. Eine versiegelte Zahl hat 32 bis 64 einfache Zeichen, und ihr Siegel gehört zu diesem Tisch, diesem Platz und diesem Versuch.
server-rated-sealed = An gewerteten Tischen wird immer mit versiegelten Zahlen gegeben. Lass eines von beiden weg.
server-public-watched = Einem Tisch, den alle finden, dürfen auch alle zusehen. Lass eins von beiden weg.
server-invitation-needed = Dieser Platz ist für jemanden mit Einladung. Öffne den Link, den du bekommen hast, oder wähl einen anderen Platz.
server-one-seat-each = Du sitzt schon an diesem Tisch.
server-paused = Das Spiel ist angehalten. Setz es zuerst fort.
server-not-paused = Das Spiel ist nicht angehalten.
server-no-pause = Niemand bittet um eine Pause.
server-clock-falls = Die Uhr fällt gerade. Warte, bis entschieden ist, wer sie gestoppt hat, und frag dann noch einmal.
server-cannot-take-back = Das lässt sich nicht mehr allein zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat entschieden. Du kannst die anderen darum bitten.
server-undo-nothing = Dahin führt kein Weg zurück.
server-no-undo = Niemand bittet darum zurückzugehen.
server-answered = Du hast schon geantwortet.
server-resigned = Du hast schon aufgegeben.
server-cannot-replace = Diesen Platz kann kein Bot übernehmen.
server-not-away = { $player } ist da oder noch nicht lange fort. Ein Bot darf für eine Person spielen, die lange genug fort ist ({ $time }) oder deren Zeit um ist; versuch es später noch einmal (Wartezeit: { $left }).
server-come-back-first = Für dich spielt hier ein Bot. Komm erst zurück.
server-nothing-to-return-to = Hier spielt kein Bot für dich.
server-cannot-close = Dieser Tisch lässt sich jetzt nicht schließen.
server-cross-site = Diese Anfrage kam von einer fremden Seite. Öffne Damrak selbst und versuch es noch einmal.
server-blocked = Du bist auf diesem Server gesperrt. Frag die, die ihn betreiben.
server-bad-body = Die Anfrage ist nicht zu verstehen: { $problem }
server-bad-list = Diese Liste gibt es nicht. Frag nach open, playing, recent, mine, waiting oder past.
server-search-long = Gesucht wird nach höchstens { $most } Zeichen.
server-title-long = Ein Titel hat höchstens { $most } Zeichen.
server-bad-clock = Eine Uhr gibt mindestens eine Sekunde und höchstens { $days } Tage.
server-falls-live = Eine Uhr, die wirklich fällt, braucht Leute, die zur selben Zeit spielen. Spiel diesen Tisch live oder wähl bei „{ $option }“ etwas anderes.
server-bad-seat = „{ $seat }“ kann nirgends sitzen. Nimm me, open, invite oder einen Bot: { $known }.
server-level-instant = Die Stufe „{ $level }“ antwortet sofort und nimmt keine Bedenkzeit: Schreib nur { $level }.
server-level-budget = „{ $budget }“ ist keine Bedenkzeit für einen Gegner am Tisch: Nimm 1ms bis { $millis }ms oder 1sims bis { $simulations }sims, wie in regent@500ms.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-hint-not-now = Einen Tipp gibt es nur, solange du zu entscheiden hast und keine Uhr fällt.
server-hints-rated = In gewerteten Partien zwischen Menschen gibt es keine Tipps. Lass eines von beiden weg.
server-no-review = Diese Partie endete nicht nach ihren Regeln, deshalb gibt es keinen Rückblick.
server-reviews-off = Rückblicke sind auf diesem Server abgeschaltet.
server-review-failed = Auf diese Partie ließ sich nicht zurückblicken. Warum, steht im Protokoll des Servers.
server-bad-key = Der Schlüssel einer Anfrage hat höchstens 64 Zeichen.
server-too-many-steps = Vor einer Entscheidung stehen höchstens 32 Schritte.
server-steps-disclose = Ein Schritt vor dem letzten deckt etwas auf. Sende diesen Schritt für sich.
server-chat-length = Eine Zeile hat 1 bis { $most } Zeichen.

## People and accounts

server-name-length = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-name-signs = In diesem Namen stecken unsichtbare Zeichen oder solche, die Text umdrehen. Lass sie weg.
server-text-signs = In diesem Text stecken unsichtbare Zeichen oder solche, die Text umdrehen. Lass sie weg.
server-edition-large = Was deine Ausgabedatei sagt, ist zu lang: Sie darf { $most } kB sagen.
server-edition-unclear = Deine Ausgabedatei kann nicht aufbewahrt werden: Ohne ihre Kommentare würde sie etwas anderes sagen.
server-file-name-long = Ein Dateiname hat höchstens { $most } Zeichen.
server-settings-large = Diese Einstellungen sind zu groß; alle zusammen haben höchstens { $most } Bytes.
server-unknown-language = Diese Sprache wird hier nicht gesprochen. Wähl en, de oder nl.
server-user-name = Ein Benutzername hat { $least } bis { $most } Buchstaben (a bis z), Ziffern, Binde- und Unterstriche und Punkte und beginnt mit einem Buchstaben oder einer Ziffer.
server-user-name-taken = Diesen Benutzernamen hat schon jemand. Wähl einen anderen.
server-has-account = Du hast schon ein Konto.
server-no-account = Du bist Gast und hast kein Passwort, das sich ändern ließe. Leg zuerst ein Konto an.
server-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
server-password-weak = Dieses Passwort ist zu leicht zu erraten. Nimm drei oder vier Wörter, die nichts miteinander zu tun haben, oder lass deinen Browser eines ausdenken.
server-password-names = Dieses Passwort ist zu leicht zu erraten: Andere kennen deinen Namen und den dieses Hauses. Nimm drei oder vier Wörter, die mit beiden nichts zu tun haben, oder lass deinen Browser eines ausdenken.
server-password-needed = Gib dein Passwort an, damit niemand sonst dein Konto löscht.
server-wrong-password = Der Benutzername oder das Passwort ist falsch.
server-browser-only = Das kann ein Programm mit seinem Token nicht tun. Melde dich mit einem Browser an.
server-too-many-tokens = Du hast { $most } Tokens, mehr gehen nicht. Beende eines, das du nicht mehr brauchst.
server-link-used = Dieser Link gilt nicht mehr. Starte den Server neu, um einen anderen zu bekommen, oder frag einen Admin.
server-admin-stays = Du bist als Gast Admin dieses Servers, und das geht beim Anmelden auf niemanden über. Mach aus diesem Gast ein eigenes Konto, oder melde dich an, ohne seine Plätze mitzunehmen.
server-not-oneself = Dich selbst kannst du nicht sperren.

## The pace, and what goes wrong on the way

server-slow-down = Das war zu schnell. { $seconds ->
    [one] Versuch es in einer Sekunde wieder.
   *[other] Versuch es in { $seconds } Sekunden wieder.
}
server-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
server-unknown-host = Auf den Namen { $name } hört dieser Server nicht. Wenn er so heißt, setzt sein Betreiber public-url darauf oder nimmt den Namen in also-known-as auf.
server-too-slow = Das hat zu lange gedauert und wurde abgebrochen. Versuch es noch einmal.
server-too-large = Das ist mehr, als auf einmal angenommen wird. Schick weniger.
server-bad-method = So lässt sich danach nicht fragen.
server-bad-request = Die Anfrage ist nicht zu verstehen.
server-broken = Hier ist etwas kaputt; es ist nichts geschehen, was du nicht noch einmal tun könntest. Sag es denen, die diesen Server betreiben.
server-stop-the-clock = Es läuft eine fallende Uhr: Halt sie mit `stop` und der Stufe an, die du siehst, oder nenn eine spätere Stufe.
server-no-falling-clock = Hier läuft gerade keine fallende Uhr.
server-cannot-stop-there = Dort kannst du die Uhr nicht anhalten; warte auf eine spätere Stufe.
server-clock-not-yours = Dein Platz kann diese Uhr nicht anhalten.
server-no-such-saying = Diesen Spruch gibt es nicht. Die Liste steht in der Dokumentation.
server-nothing-left-to-play = Da ist das Spiel schon zu Ende. Wähle eine frühere Entscheidung.
server-no-line = Diese Entscheidungen sind nicht zu lesen. Geh zur beendeten Partie zurück und probiere sie neu.
server-no-such-seat = Diesen Platz gibt es nicht. Wähle einen der gezeigten.
server-think-alone = Eine laufende Partie kann nur analysieren, wer sie allein gegen Bots spielt. Wenn sie zu Ende ist, können es alle.
server-nobody-knows = Für dieses Spiel gibt es keine Computergegner, deshalb kann es niemand beurteilen.
