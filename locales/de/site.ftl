# Die Seiten rund um die Tische.

## Kopf und Fuß jeder Seite

site-ways = Hauptmenü
site-more-ways = Mehr über Damrak
site-rules = Regeln
site-new-table = Neuer Tisch
site-language = Sprache
site-me = Deine Seite
site-sign-in = Anmelden
site-about = Über Damrak
site-people = Leute
site-nothing-here = Hier ist nichts
site-who-are-you = Wer bist du?

## Die erste Seite

site-players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
site-players-range = { $least } bis { $most } Personen
site-seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
site-turn-of = { $name } ist dran
site-name = { $name }
site-won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
site-no-result = Ohne Ergebnis beendet
site-no-open-tables = Gerade wartet niemand auf Gesellschaft. Mach selbst einen Tisch auf: Andere finden ihn hier.

## Wie Seiten aussehen

site-choices = Wie Seiten aussehen und klingen
site-as-device = Wie das Gerät es vorgibt
site-theme = Tag oder Nacht
site-theme-day = Tag
site-theme-night = Nacht
site-motion = Bewegung
site-motion-calm = Ruhig
site-motion-none = Keine
site-patterns = Muster der Farben
site-patterns-usual = Fein
site-patterns-strong = Kräftig
site-sound = Ton
site-sound-on = An
site-sound-off = Aus
site-confirm = Entscheiden
site-confirm-off = Zeigen, und es ist entschieden
site-confirm-on = Zeigen, dann den Knopf drücken
site-save = Speichern
site-bad-choice = Diese Wahl gibt es nicht. Nimm eine aus der Liste.

## Ein neuer Tisch

site-which-game = Welches Spiel soll es sein?
site-your-name = Dein Name
site-who-plays = Wer spielt
site-how-many = Wie viele
site-seat = Platz { $number }
site-seat-me = Ich
site-seat-invite = Für jemanden freihalten
site-seat-open = Wer den Link hat
site-seats-help = Ein Link reicht für alle offenen Plätze: Wer zuerst kommt, sitzt zuerst. Ein freigehaltener Platz bekommt einen eigenen Link. Wähle „Ich“ für mehrere Plätze, um ein Gerät herumzureichen.
site-bot-choice = Computer: { $level }
site-bot-random = Zufall
site-bot-apprentice = Lehrling
site-bot-clerk = Schreiber
site-bot-merchant = Kaufmann
site-bot-regent = Regent
site-bot-random-does = Tut irgendetwas, das die Regeln erlauben, und antwortet sofort.
site-bot-apprentice-does = Schaut eine Entscheidung voraus, übersieht manches, folgt ab und zu einer Laune und antwortet sofort.
site-bot-clerk-does = Schaut sorgfältig eine Entscheidung voraus und antwortet sofort.
site-bot-merchant-does = Sucht vor jeder Entscheidung etwa 0,3 Sekunden lang.
site-bot-regent-does = Sucht vor jeder Entscheidung etwa 2 Sekunden lang.
site-bot-strength = Gemessen gegen die Stufe „{ $level }“: gewinnt { $won } von 100 Partien; bei gleicher Stärke wären es { $even }.
site-hints = Tipps
site-hints-alone = nur wenn ein Mensch allein gegen den Computer spielt
site-hints-yes = wer einen möchte
site-hints-no = keine
site-hints-help = Ein Knopf zeigt die drei besten Entscheidungen, die der Computer findet. Alle sehen, wer einen Tipp genommen hat; gewertete Partien zwischen Menschen haben keine.
site-variant = Variante
site-pace-live = live
site-pace-live-help = Alle sind da, ein Spiel in einer Sitzung.
site-pace-turn = zugweise
site-pace-turn-help = Über Tage verteilt: Du bekommst Bescheid, wenn du dran bist.
site-options = Regeln und Karten
site-edition = Ausgabe
site-own-edition = Eine eigene Ausgabe
site-own-edition-help = Füge hier eine Ausgabedatei ein, um mit anderem Material zu spielen. Sonst lass es leer.
site-more = Uhr, Titel, wer zusehen darf
site-title = Wie der Tisch heißt
site-clock = Uhr
site-clock-none = Keine Uhr
site-clock-none-help = Alle nehmen sich die Zeit, die sie brauchen.
site-clock-each = Für jede Entscheidung
site-clock-each-help = Immer wieder dieselbe Zeit.
site-clock-time = Zeit
site-clock-bank = Für das ganze Spiel
site-clock-bank-help = Ein Vorrat an Zeit, und nach jeder Entscheidung etwas dazu.
site-clock-bank-time = Vorrat
site-clock-increment = Und jedes Mal
site-at-zero = Wenn die Zeit um ist
site-at-zero-bot = entscheidet der Computer dieses eine Mal
site-at-zero-others = dürfen die anderen einen Computer hinsetzen
site-seconds = Sekunden
site-minutes = Minuten
site-hours = Stunden
site-days = Tage
site-public = Alle finden ihn
site-public-help = Er steht auf der ersten Seite und später bei den gespielten Partien.
site-spectators = Andere dürfen zusehen
site-spectators-help = Sie sehen, was offen liegt, nie was verdeckt ist. Einem Tisch, den alle finden, darf man zusehen.
site-rated = Gewertet
site-rated-help = Das Ergebnis ändert Wertungen, wenn nur Menschen gespielt haben.
site-sealed = Mit versiegelten Zahlen geben
site-sealed-help = Dann kann niemand die Karten aussuchen, auch nicht, wer diesen Server betreibt; zugweise wartet das Austeilen, bis alle hereingeschaut haben. An gewerteten Tischen ist es immer so.
site-look-in = Schau herein
site-promise = Wie die Karten gegeben werden
site-promise-sealed = Mit versiegelten Zahlen: Niemand kann die Karten aussuchen. Der Server hat sich festgelegt, indem er dies veröffentlicht; dein Browser merkt es sich, versiegelt beim Hinsetzen eine eigene Zahl und vergleicht.
site-promise-quick = Sofort, mit den Zahlen, die die Browser aller beim Hinsetzen nennen. Der Server hat sich festgelegt, indem er dies veröffentlicht; dein Browser merkt es sich und vergleicht.
site-being-dealt = An diesem Tisch wird gerade gegeben. Schau später noch einmal: Vielleicht wird ein Platz frei.
site-make-table = Tisch aufmachen

## Leute an den Tisch holen

site-ready = Dein Tisch steht bereit
site-ready-invited = Schick jeden Link an eine Person. Du siehst sie nur jetzt; neue kannst du später machen.
site-go-to-table = Zum Tisch
site-invitation-for = Einladung für Platz { $number }
site-invitation-help = Wer diesen Link öffnet, darf dort sitzen.
site-table-link = Der Tisch
site-table-link-help = Zum Zusehen, und für Plätze, die allen offenstehen.
site-copy = Kopieren
site-copied = Kopiert
site-share = Teilen
site-invitations = Neue Einladungen
site-invitations-help = Eine neue Einladung ersetzt die alte für diesen Platz.
site-invite-to = Auf Platz { $number } einladen

## Sich hinsetzen

site-invited = Komm und spiel { $game }
site-sit-down = Hinsetzen
site-for-you = für dich
site-kept = für jemanden freigehalten
site-have-account = Hast du ein Konto?
site-has-begun = Das Spiel hat schon begonnen, und kein Platz ist frei. Du kannst zusehen oder selbst einen Tisch aufmachen.
site-is-over = Dieses Spiel ist vorbei. Sieh es dir an oder mach selbst einen Tisch auf.
site-is-closed = Dieser Tisch wurde geschlossen. Mach selbst einen auf oder frag, wer dich eingeladen hat.
site-no-such-seat = Diesen Platz gibt es hier nicht. Prüf den Link, den du bekommen hast.
site-seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz oder bitte um eine neue Einladung.
site-invitation-old = Diese Einladung gilt nicht mehr. Bitte dort um eine neue, wo du sie herhast.
site-watch = Den Tisch ansehen
site-own-table = Ein eigener Tisch

## Die eigene Seite

site-newcomer = Such dir einen Namen aus
site-newcomer-help = Mehr als einen Namen brauchst du zum Spielen nicht.
site-name-help = So sehen dich die anderen.
site-own-profile = Sieh, was andere sehen
site-account = Konto
site-signed-in-as = Du bist als { $name } angemeldet.
site-sign-out = Abmelden
site-guest-help = Du bist Gast: Nur dieser Browser kennt dich. Mit einem Konto findest du deine Tische auf jedem Gerät.
site-user-name = Benutzername
site-password = Passwort
site-old-password = Bisheriges Passwort
site-new-password = Neues Passwort
site-change-password = Passwort ändern
site-password-help = Alle anderen Browser und alle Programme werden abgemeldet.
site-make-account = Konto anlegen
site-begin = Admin werden
site-begin-help = Dieser Server hat noch keinen Admin. Wähle einen Namen und ein Passwort: Damit meldest du dich auf jedem Gerät als Admin an.
site-begin-as = Du bist als { $name } angemeldet. Dieses Konto wird dann Admin.
site-begin-button = Admin werden
site-no-account-yet = Noch kein Konto? Du legst es hier an:
site-take-over = Meine Partien mitnehmen
site-take-over-help = Was du in diesem Browser als Gast gespielt hast, gehört dann deinem Konto.
site-delete = Alles über mich löschen
site-delete-help = Dein Name, deine Einstellungen, Anmeldungen und Wertungen verschwinden für immer. Gespielte Partien bleiben, ohne deinen Namen; in laufenden übernimmt ein Computer deinen Platz.
site-delete-guest = Als Gast brauchst du dafür kein Passwort.
site-delete-sure = Ja, ich bin sicher
site-not-sure = Es wurde nichts gelöscht. Setz das Häkchen, dass du sicher bist.
site-sessions = Wo du angemeldet bist
site-sessions-help = Beende alle, die du nicht kennst.
site-some-browser = Ein Browser
site-this-browser = dieser Browser
site-last-seen = zuletzt benutzt
site-end-session = Beenden
site-tokens = Schlüssel für Programme
site-tokens-help = Ein Programm mit einem Schlüssel spielt als du, kann aber dein Konto nicht ändern.
site-token-label = Wie das Programm heißt
site-new-token = Neuer Schlüssel
site-token-once = Heb diesen Schlüssel auf: Er wird nur dieses eine Mal gezeigt.
site-done-saved = Gespeichert.
site-done-account = Du hast jetzt ein Konto.
site-done-password = Das Passwort ist geändert. Alle anderen wurden abgemeldet.
site-done-ended = Beendet.
site-done-asked = Eine Mail ist unterwegs. Öffne den Link darin.
site-done-tested = Eine Testnachricht ist unterwegs, auf jedem Weg, den du gewählt hast.

## Wovon man hört

site-notices = Wenn du nicht hinsiehst
site-hear-of = Sag mir Bescheid
site-hear-turn = wenn ich dran bin
site-hear-began = wenn ein Spiel beginnt
site-hear-over = wenn ein Spiel vorbei ist
site-push-help = Dieser Browser kann etwas melden, auch wenn keine Seite offen ist.
site-push-on = Diesem Browser Bescheid sagen
site-push-off = Diesem Browser nichts mehr sagen
site-push-refused = Dieser Browser erlaubt keine Meldungen. Ändere das in seinen Einstellungen für diese Seite.
site-push-all = durch Meldungen an meine Browser
site-mail-address = Mailadresse
site-mail-forget = Vergessen
site-mail-confirmed = Post an diese Adresse kommt an.
site-mail-waits = Öffne den Link in der Mail, die dorthin ging; bis dahin geht nichts anderes hin.
site-mail-mode = Mail
site-mail-off = nie
site-mail-each = jedes Mal
site-mail-daily = einmal am Tag
site-digest-hour = Stunde der täglichen Mail
site-no-mail-here = Dieser Server verschickt keine Mails.
site-webhook = Einem Programm Bescheid sagen
site-webhook-help = Damrak ruft diese Adresse mit jeder Meldung auf: für einen Chat oder ein eigenes Programm.
site-webhook-url = Adresse
site-webhook-format = Format
site-test = Schick mir eine Testnachricht

## Leute

site-people-help = Wertungen von allen, die gewertete Partien gespielt haben. Eine Zahl ist eine Schätzung, und was dahinter steht, sagt, wie weit sie danebenliegen kann; wer mehr gespielt hat, ist besser bekannt.
site-nobody-rated = Noch wurde keine gewertete Partie gespielt. Mach einen Tisch auf, setz das Häkchen bei „Gewertet“ und mach den Anfang.
site-class = { $players }, { $pace }
site-class-two = zu zweit
site-class-three = zu dritt
site-class-more = zu viert und mehr
site-place = Rang
site-player = Person
site-rating = Wertung
site-ratings = Wertungen
site-games = Partien
site-games-played = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
site-has-account = Hat ein Konto.
site-is-guest = Spielt als Gast.
site-here-since = Hier seit
site-no-ratings = Noch keine gewerteten Partien.
site-public-games = Öffentliche Partien
site-no-public-games = Noch keine öffentlichen Partien.

## Was das ist

site-about-what = Was es ist
site-about-fair = Jede Kartenverteilung lässt sich nachprüfen. An gewerteten Tischen und überall, wo es gewünscht wird, versiegeln der Server und die Browser aller eine Zahl, bevor eine genannt wird: Dann kann niemand die Karten aussuchen, auch nicht, wer diesen Server betreibt. Andere Tische beginnen sofort, und jeder sagt, wer dort hätte aussuchen können: im Spiel einer Person gegen Bots, wer den Server betreibt. Nichts hindert diese Person daran, in die Karten zu sehen oder an einem anderen Tisch neu zu geben; ein abgebrochener Versuch bleibt sichtbar.
site-credits = Die Spiele und ihre Autoren
site-about-unofficial = Von ihren Texten und Bildern wird nichts verwendet; alles hier ist neu geschrieben und gezeichnet.
site-privacy = Was über dich gespeichert wird
site-privacy-kept = Damrak speichert deinen Namen, deine Partien und was du an den Tischen geschrieben hast, deine Wertungen und Einstellungen, wo du angemeldet bist und, falls angegeben, dein Passwort als Hash und wohin Meldungen gehen; dein Browser behält ein Cookie mit deiner Sitzung und eines mit deiner Wahl.
site-privacy-shared = Niemand verfolgt, was du tust, und nichts wird verkauft; keine Seite lädt etwas von anderswo, und nur Meldungen, die du willst, verlassen diesen Server.
site-privacy-gone = Auf deiner Seite kannst du dich jederzeit löschen: Partien und was du geschrieben hast bleiben dann ohne deinen Namen.
site-hosting = Ein eigenes Damrak
site-hosting-how = Damrak ist ein einziges Programm, in dem alles enthalten ist. Starte es, und dein Tisch steht; im README steht, wie es dauerhaft läuft.
site-for-programs = Was Programme diesen Server fragen können
site-version = Version { $version }
site-as-the-pace = Wie es zum Tempo passt: live mit fallender Uhr, zugweise oder an einem Gerät mit verdeckten Preisen
site-limited-talk = Begrenzte Zeit zum Verhandeln
site-limited-talk-help = Spielen mehrere Menschen zur selben Zeit, hat man zum Vorschlagen und Antworten etwa eine Minute; danach gilt es als Nein.
site-wait-for-absent = Die Uhr wartet auf alle
site-wait-for-absent-help = Eine fallende Uhr steht still, solange nicht alle verbunden sind, die sie stoppen dürfen, und fällt dann neu.

site-mine-help = Zuerst kommen die, die auf dich warten, und davon der, der am längsten wartet.
site-mine-empty = Du sitzt gerade an keinem Tisch.
site-watch-games = Partien zum Zuschauen
site-watch-help = Partien, die für alle sichtbar gespielt werden. Schau zu: Du siehst, was alle am Tisch sehen.
site-watch-empty = Gerade spielt niemand für alle sichtbar.
site-watch-all = Alle Partien zum Zuschauen
site-past-games = Deine früheren Partien
site-past-games-help = Jede Partie, die du hier gespielt hast, öffentlich oder nicht, mit ihrem Ergebnis.
site-past-games-empty = Du hast hier noch keine Partie zu Ende gespielt.
site-nothing-fits = Zu deiner Suche gibt es nichts.
site-nothing-fits-yet = Bisher passt nichts, aber es sind noch mehr durchzusehen.
site-show-all = Alle zeigen
site-game = Spiel
site-every-game = Alle Spiele
site-search-words = Titel oder Name
site-search = Suchen
site-page-number = Seite { $number }
site-pages = Seiten
site-page-first = Erste Seite
site-page-before = Vorige Seite
site-page-after = Nächste Seite
site-next-table = Nächster Tisch, der auf dich wartet
site-own-data = Deine Daten
site-own-data-help = Eine Datei (JSON) mit allem, was über dich aufbewahrt wird: deine Einstellungen, wo du angemeldet bist, Nachrichten, Wertungen, was du geschrieben hast, und die Tische, an denen du gesessen hast, mit Links zu den Aufzeichnungen ihrer Partien.
site-take-data = Deine Daten herunterladen
site-privacy-take = Du kannst jederzeit alles mitnehmen, was über dich aufbewahrt wird.
site-zone = Zeitzone dieser Stunde
## Vergessene Passwörter

site-forgotten = Passwort vergessen?
site-forgotten-help = Gib die Mailadresse an, die du auf deiner Seite bestätigt hast. Du bekommst einen Link, mit dem du ein neues Passwort wählst; er gilt einmal, eine halbe Stunde lang.
site-forgotten-send = Schick mir den Link
site-forgotten-sent = Wenn diese Adresse hier zu einem Konto gehört, ist eine Mail mit einem Link unterwegs. Sieh in deinem Posteingang nach, auch im Spam-Ordner.
site-forgotten-otherwise = Ohne bestätigte Adresse frag, wer diesen Server betreibt: Dort kann man dir einen Link geben.
site-forgotten-no-mail = Dieser Server verschickt keine Mail. Bitte den Betreiber um einen Link.
site-way-back = Neues Passwort wählen
site-way-back-account = Dies ist der Weg zurück in das Konto { $name }.
site-way-back-guest = Dies ist der Weg zurück für { $name }, noch ohne Konto. Wähl einen Benutzernamen und ein Passwort, dann kannst du dich überall anmelden.
site-way-back-help = Jeder Browser und jedes Programm, das angemeldet war, wird abgemeldet.
site-way-back-bad = Dieser Link gilt nicht oder nicht mehr: Jeder gilt einmal und nur kurze Zeit. Bitte um einen neuen.
site-done-back = Du bist zurück, mit einem neuen Passwort. Alles, was vorher angemeldet war, ist abgemeldet.
site-sound-mine = Nur wenn ich dran bin
site-others = Entscheidungen der anderen
site-others-steps = Nacheinander zeigen
site-others-at-once = Auf einmal zeigen
site-seat-name = Name auf Platz { $number }
site-coach = Der Coach
site-coach-first = Spricht in meinen ersten Partien eines Spiels
site-coach-always = Spricht immer
site-coach-asked = Spricht, wenn ich frage
site-sources = Was nicht sicher bekannt ist
site-sources-off = Nicht kennzeichnen
site-sources-on = Auf Plan und Karten kennzeichnen
site-home-lede = Mit Freunden in der Ferne, auf einem Sofa oder gegen den Computer. Kostenlos, ohne Konto.
site-home-games = Die Spiele
site-with-friends = Mit Freunden spielen
site-have-link = Link öffnen
site-paste-link = Füg den Link ein, den du bekommen hast
site-open-link = Öffnen
site-no-link = Darin steckt kein Link zu einem Tisch. Kopier den ganzen Link, von http bis zum Ende, oder frag, wer ihn geschickt hat.
site-start-here = Hier anfangen
site-about-minutes = { $count } Min.
site-depth-easy = leicht
site-depth-medium = mittel
site-depth-deep = schwer
site-learn-quickly = Lernen in 3 Min.
site-ways-in = Wege ins Spiel
site-way-friends = Freunde in der Ferne
site-way-friends-help = Ein Link für die Gruppe. Wer ihn öffnet, setzt sich.
site-way-sofa = Ein Sofa, ein Bildschirm
site-way-sofa-help = Ein Gerät geht herum; ein Vorhang verdeckt die Karten.
site-way-box = Du hast die Schachtel?
site-way-box-help = Die Auktionsuhr für euren echten Tisch, auch ohne Netz.
site-way-open = { $count ->
    [0] Offene Tische
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
site-way-open-help = Da wartet jemand auf Gesellschaft: Setz dich gleich dazu.
site-way-open-none = Gerade wartet niemand. Mach einen auf, andere finden ihn.
site-somebody-waits = da wartet jemand
site-hands-hidden = die Karten bleiben verdeckt
site-tables-wait = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
site-nothing-waits = Nichts wartet auf dich
site-of-tables = { $count ->
    [one] an einem Tisch
   *[other] an insgesamt { $count } Tischen
}
site-count-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
site-next = Nächster Tisch
site-play = Spielen
site-time-left = noch { $time }
site-no-hurry = ohne Eile
site-others-decide = Andere sind dran
site-invitations-for-you = Einladungen
site-once-more = { $names }: noch einmal { $game }?
site-ended-lately = Kürzlich zu Ende
site-have-a-look = Ansehen
site-tab-home = Start
site-tab-play = Spielen
site-tab-learn = Lernen
site-tab-watch = Zusehen
site-tab-you = Du
site-ways-below = Hauptmenü, unten
site-to-day = Zum Tag wechseln
site-to-night = Zur Nacht wechseln
site-players-word = Personen
site-invites-you = { $name } lädt dich ein.
site-are-there = Schon da: { $names }.
site-roughly = etwa
site-name-at-table = Dein Name am Tisch
site-only-watch = Nur zusehen
site-no-seat-left = Alle Plätze sind besetzt. Du kannst zusehen oder selbst einen Tisch aufmachen.
site-this-one = Dieses

## Making a table

site-with-whom = Mit wem?
site-company-friends = Freunde
site-company-friends-help = ein Link für alle
site-company-computer = Der Computer
site-company-computer-help = Schreiber, und es geht sofort los
site-company-anybody = Wer kommt
site-company-anybody-help = der Tisch steht auf der ersten Seite
site-company-device = Ein Gerät
site-company-device-help = geht herum, mit Vorhang
site-which-pace = In welchem Tempo?
site-pace-unhurried = Live, ohne Eile
site-pace-clocks = Live, mit Uhren
site-pace-clocks-help = je 15 Minuten, dazu 20 Sekunden pro Entscheidung
site-as-it-will-be = So wird der Tisch
site-as-printed = wie gedruckt
site-as-above = wie oben gewählt
site-more-usual = ohne Titel · andere dürfen zusehen · nicht gewertet
site-clock-as-pace = Keine Uhr, oder die, die zum Tempo gehört.
site-bring = Ein Link für alle
site-bring-help = Schick ihn in die Gruppe, oder lass alle den Code scannen. Wer zuerst kommt, sitzt zuerst; die anderen dürfen zusehen. Diese Seite ändert sich von selbst.
site-sit-and-learn = Hinsetzen und erst lernen
site-meanwhile = Solange ihr wartet: das Spiel in drei Bildern
