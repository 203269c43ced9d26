### What people are written when they are not looking, and what is said about it.
###
### Every id begins with "notify-".

## News of a table

notify-subject-your-turn = Du bist am Zug: { $title }
notify-subject-look-in = Schau herein, damit gegeben werden kann: { $title }
notify-subject-began = Es geht los: { $title }
notify-subject-over = Zu Ende: { $title }
notify-your-turn = Du bist am Zug.
notify-look-in = Alle sind da. Sobald dein Browser seine Zahl beigetragen hat, wird gegeben: Schau kurz herein, sonst verlierst du deinen Platz.
notify-began = Das Spiel hat begonnen.
notify-over = Das Spiel ist zu Ende.
notify-line = { $title } ({ $game }): { $news }
notify-line-short = { $title }: { $news }
notify-open = Zum Tisch
notify-subject-test = Eine Probe von Damrak
notify-test = Das ist die Probe, um die du gebeten hast: Nachrichten von { $server } erreichen dich.

## Mails

notify-subject-digest = { $count ->
    [one] Neues von einem deiner Tische
   *[other] Neues von { $count } deiner Tische
}
notify-reason = Du bekommst diese Mail, weil du auf { $server } spielst und davon hören wolltest.
notify-stop-link = Keine Mails mehr
notify-subject-confirm = Ist das deine Adresse?
notify-confirm = Jemand auf { $server } möchte unter dieser Adresse von seinen Spielen hören. Wenn du das bist, öffne binnen zwei Tagen den Link:
notify-confirm-button = Ja, das ist meine Adresse
notify-confirm-otherwise = Wenn du es nicht bist, tu einfach nichts: Es kommt keine weitere Mail.

## The pages behind the links

notify-confirm-page = Sollen Neuigkeiten von deinen Spielen an deine Mailadresse kommen?
notify-confirmed = Danke. Ab jetzt kommen Neuigkeiten von deinen Spielen per Mail.
notify-stop-page = Sollen keine Mails mehr kommen?
notify-stop-button = Keine Mails mehr
notify-stopped = Erledigt: Es kommen keine Mails mehr. In deinen Einstellungen kannst du sie wieder einschalten.
notify-link-bad = Dieser Link gilt nicht oder nicht mehr. In deinen Einstellungen kannst du einen neuen anfordern.

## What cannot be chosen

notify-own-address = Wie du von deinen Spielen hörst, stellst du unter einer eigenen Adresse ein: /api/v1/notifications.
notify-no-mail = Dieser Server verschickt keine Mails. Wähl einen anderen Weg oder bitte die, die ihn betreiben, einen Mailserver einzurichten.
notify-no-address = Gib zuerst eine Mailadresse an.
notify-bad-address = Das ist keine brauchbare Mailadresse. Sie sieht aus wie anna@example.org, in einfachen Buchstaben.
notify-bad-hour = Eine Stunde ist eine Zahl von 0 bis 23.
notify-bad-zone = Diese Zeitzone ist nicht bekannt. Nenne eine wie Europe/Amsterdam oder UTC.
notify-bad-url = Das ist keine Adresse, die sich aufrufen lässt. Sie beginnt mit https://, enthält weder Namen noch Passwort und hat höchstens 1024 Zeichen.
notify-not-public = Diese Adresse ist nicht zu finden oder gehört nicht zum offenen Internet.
notify-bad-keys = Das sind keine Schlüssel eines Browsers.
notify-no-way = Noch führt kein Weg zu dir: Schalte in einem Browser Nachrichten ein, bestätige eine Mailadresse oder nenne einen Webhook.

## Vergessene Passwörter

notify-subject-way-back = Ein neues Passwort
notify-way-back = Jemand hat bei { $server } ein neues Passwort für { $name } verlangt. Wenn du es warst, öffne den Link innerhalb einer halben Stunde. Er gilt einmal:
notify-way-back-button = Neues Passwort wählen
notify-way-back-otherwise = Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
