### Für alle, die das Haus betreuen, und für die, die ihnen etwas melden.
###
### Jede id beginnt mit "admin-".

## The office

admin-title = Das Haus betreuen
admin-people = Leute
admin-tables = Tische
admin-reports = Meldungen
admin-limits = Grenzen
admin-log = Was Admins getan haben
admin-search = Suchen
admin-reason = Grund, wird mit festgehalten
admin-gone = jemand, den es nicht mehr gibt
admin-command-line = Kommandozeile
admin-more-found = Es gibt noch mehr. Such nach etwas Genauerem.
admin-older = Ältere
admin-open = offen
admin-handled = erledigt

## People

admin-nobody-found = So heißt niemand.
admin-guest = Gast, ohne Konto
admin-is-admin = Admin
admin-is-blocked = gesperrt
admin-known = Was bekannt ist
admin-profile = Sehen, was alle sehen
admin-browsers = Angemeldete Browser
admin-reports-about = Meldungen über sie
admin-what-to-do = Was du tun kannst
admin-yourself = Das bist du. Sperren oder das Amt nehmen kann dir nur ein anderer Admin.
admin-make-link = Link für ein neues Passwort machen
admin-make-link-help = Für jemanden, der das Passwort verloren hat, oder einen Gast, der seinen Browser verloren hat. Gib den Link selbst weiter: Wer ihn öffnet, wählt ein neues Passwort. Er gilt einmal, einen Tag lang, und beendet alle Sitzungen und Tokens.
admin-link = Link für ein neues Passwort
admin-link-once = Hier ist der Link. Er wird nur jetzt gezeigt. Sorg dafür, dass er die richtige Person erreicht und sonst niemanden.
admin-end-sessions = Alle Sitzungen und Tokens beenden
admin-end-sessions-help = Überall abgemeldet, neu anmelden ist nötig. Ein Gast kann das nicht: Mach zuerst einen Link.
admin-block = Sperren
admin-block-help = Sofort abgemeldet, Zurückkommen ist nicht möglich. Tische, an denen sie Leute sammeln, werden geschlossen, ihre Plätze an anderen werden frei, und laufende Partien geben sie auf.
admin-unblock = Wieder einlassen
admin-unblock-help = Anmelden geht wieder. Verlorene Plätze bleiben verloren.
admin-grant = Zum Admin machen
admin-grant-help = Darf hier dann alles, was du darfst.
admin-revoke = Das Amt nehmen
admin-revoke-help = Kein Admin mehr. Das Konto bleibt, wie es ist.
admin-done-block = Gesperrt.
admin-done-unblock = Wieder eingelassen.
admin-done-grant = Jetzt Admin.
admin-done-revoke = Kein Admin mehr.
admin-done-end-sessions = Überall abgemeldet.
admin-done-close = Der Tisch ist geschlossen.
admin-done-handle = Erledigt.

## What cannot be done

admin-no-account = Ein Gast hat noch kein Konto. Mach zuerst einen Link für ein neues Passwort: Wer ihm folgt, wählt auch einen Benutzernamen.
admin-last-one = Niemand bliebe übrig, der das Haus betreut. Mach zuerst jemand anderen zum Admin.
admin-blocked-no-link = Diese Person ist gesperrt. Lass sie zuerst wieder ein.
admin-handled-already = Diese Meldung hat schon jemand erledigt.
admin-bad-note = Ein Grund ist eine Zeile mit höchstens { $most } Zeichen.
admin-bad-list = So eine Liste gibt es nicht. Frag nach open oder handled.

## Tables

admin-tables-help = Letzte Änderung zuerst. Von einem Spiel siehst du hier, was alle sehen dürfen, und nicht mehr.
admin-no-tables = So heißt kein Tisch.
admin-table = Tisch
admin-status-gathering = wartet auf Leute
admin-status-playing = wird gespielt
admin-status-over = zu Ende
admin-status-closed = geschlossen
admin-not-listed = nicht gelistet
admin-close = Tisch schließen
admin-close-help = Eine laufende Partie endet ohne Ergebnis.

## Reports

admin-no-reports = Hier ist nichts.
admin-reported-by = Gemeldet von
admin-talk = Das Gespräch darum herum
admin-no-talk = Es wurde nichts gesagt.
admin-handle = Erledigt
admin-reason-insults = Beleidigungen oder Drohungen
admin-reason-cheating = Betrug
admin-reason-spoiling = verdirbt Partien: hält auf, geht weg, spielt absichtlich gegen jemanden
admin-reason-name = ein anstößiger Name
admin-reason-other = etwas anderes

## Reporting

admin-report = Jemanden melden
admin-report-help = Wer diesen Server betreut, liest es, zusammen mit dem, was an diesem Tisch gesagt wurde. Wer gemeldet wird, erfährt nicht, von wem.
admin-report-whom = Wen
admin-report-why = Warum
admin-report-what = Was geschehen ist
admin-report-send = Meldung abschicken
admin-report-done = Danke. Jemand wird es sich ansehen; auf deiner eigenen Seite siehst du, wann es erledigt ist.
admin-report-alone = An diesem Tisch ist sonst niemand, den du melden könntest.
admin-report-not-there = Melden kann hier nur, wer an diesem Tisch sitzt oder etwas gesagt hat.
admin-report-nobody = Diese Person sitzt weder an diesem Tisch, noch hat sie hier etwas gesagt. Wähl jemanden aus der Liste.
admin-report-reason = Wähl einen der Gründe: insults, cheating, spoiling, name oder other.
admin-report-text = Eine Meldung hat höchstens { $most } gewöhnliche Zeichen.
admin-report-twice = Du hast diese Person an diesem Tisch schon gemeldet, und noch ist es nicht erledigt.
admin-report-enough = Viele deiner Meldungen sind noch offen. Warte, bis sich jemand darum gekümmert hat.
admin-own-reports = Was du gemeldet hast

## What admins did

admin-log-help = Bleibt für immer: Niemand kann eine Zeile ändern oder entfernen, auch kein Admin. Die Namen derer, die es nicht mehr gibt, stehen auch hier nicht mehr.
admin-log-empty = Noch nichts.
admin-did-block = Gesperrt
admin-did-unblock = Wieder eingelassen
admin-did-grant = Zum Admin gemacht
admin-did-revoke = Amt genommen
admin-did-end-sessions = Sitzungen und Tokens beendet
admin-did-link = Link für ein neues Passwort gemacht
admin-did-password = Neues Passwort gesetzt
admin-did-close = Tisch geschlossen
admin-did-handle = Meldung erledigt

## Limits

admin-limits-help = Was gilt. Es steht in der Konfigurationsdatei und im Programm selbst.
admin-limits-off = Dieser Server hält niemanden an ein Tempo: DAMRAK_LIMITS ist off.
admin-sizes = Größen und was gerade benutzt wird
admin-rates = Wie schnell alle sein dürfen
admin-rate = Was
admin-at-once = auf einmal
admin-then-every = dann eines alle
admin-millis = { $count } ms
admin-connections = Verbindungen
admin-streams = Leute und Programme, die Tischen zusehen
admin-thinkers = Computergegner, die nachdenken
admin-queue = Ihre Entscheidungen, die warten
admin-in-memory = Tische im Speicher
admin-reviews = Zeit für den Rückblick auf eine Partie
admin-largest = Größte Anfrage
admin-passwords = Passwörter in Prüfung
admin-remembered = Gemerkte Anfragende
admin-rate-address = Anfragen von einer Adresse
admin-rate-person = Anfragen einer Person
admin-rate-guests = neue Gäste von einer Adresse
admin-rate-accounts = neue Konten von einer Adresse
admin-rate-tables = neue Tische einer Person
admin-rate-chat = Chatzeilen einer Person
admin-rate-streams = geöffnete Live-Bilder einer Person
admin-rate-confirmations = Mails, die eine Adresse bestätigen, je Person oder Postfach
admin-rate-confirmations-from = dasselbe, von einer Adresse aus verlangt
admin-rate-confirmations-to = dasselbe, an eine Domain
admin-rate-editions = Kilobyte eigener Ausgaben
admin-rate-own-data = Dateien mit den eigenen Daten
admin-rate-tests = Probenachrichten
admin-rate-lookups = nachgeschlagene Namen anderer Server
admin-rate-ways-back = Links für ein neues Passwort per Mail
admin-rate-reports = Meldungen einer Person
