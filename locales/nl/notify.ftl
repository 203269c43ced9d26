### What people are written when they are not looking, and what is said about it.
###
### Every id begins with "notify-".

## News of a table

notify-subject-your-turn = Jij bent aan de beurt: { $title }
notify-subject-look-in = Kijk even, dan kan er gegeven worden: { $title }
notify-subject-began = Het begint: { $title }
notify-subject-over = Afgelopen: { $title }
notify-your-turn = Jij bent aan de beurt.
notify-look-in = Iedereen is er. Zodra je browser zijn getal heeft toegevoegd wordt er gegeven: kijk even, anders raak je je plaats kwijt.
notify-began = Het spel is begonnen.
notify-over = Het spel is afgelopen.
notify-line = { $title } ({ $game }): { $news }
notify-line-short = { $title }: { $news }
notify-open = Naar de tafel
notify-subject-test = Een proefbericht van Damrak
notify-test = Dit is het proefbericht waar je om vroeg: berichten van { $server } bereiken je.

## Mails

notify-subject-digest = { $count ->
    [one] Nieuws van een van je tafels
   *[other] Nieuws van { $count } van je tafels
}
notify-reason = Je krijgt deze mail omdat je op { $server } speelt en ervan wilde horen.
notify-stop-link = Geen mails meer
notify-subject-confirm = Is dit jouw adres?
notify-confirm = Iemand op { $server } wil op dit adres van zijn spellen horen. Ben jij dat, open dan binnen twee dagen de link:
notify-confirm-button = Ja, dit is mijn adres
notify-confirm-otherwise = Ben jij het niet, doe dan niets: er komt geen mail meer.

## The pages behind the links

notify-confirm-page = Moet nieuws van je spellen naar je mailadres komen?
notify-confirmed = Dank je. Vanaf nu komt nieuws van je spellen per mail.
notify-stop-page = Moeten er geen mails meer komen?
notify-stop-button = Geen mails meer
notify-stopped = Klaar: er komen geen mails meer. In je instellingen kun je ze weer aanzetten.
notify-link-bad = Deze link is niet of niet meer geldig. Vraag in je instellingen een nieuwe aan.

## What cannot be chosen

notify-own-address = Hoe je van je spellen hoort, stel je in op een eigen adres: /api/v1/notifications.
notify-no-mail = Deze server verstuurt geen mail. Kies een andere weg of vraag wie hem beheert om een mailserver in te stellen.
notify-no-address = Geef eerst een mailadres op.
notify-bad-address = Dit is geen bruikbaar mailadres. Het ziet eruit als anna@example.org, in gewone letters.
notify-bad-hour = Een uur is een getal van 0 tot 23.
notify-bad-zone = Deze tijdzone is niet bekend. Noem er een zoals Europe/Amsterdam, of UTC.
notify-bad-url = Dit is geen adres dat kan worden aangeroepen. Het begint met https://, bevat geen naam of wachtwoord en heeft hoogstens 1024 tekens.
notify-not-public = Dit adres is niet te vinden of hoort niet bij het open internet.
notify-bad-keys = Dit zijn geen sleutels van een browser.
notify-no-way = Er is nog geen weg naar jou: zet berichten aan in een browser, bevestig een mailadres of noem een webhook.

## Vergeten wachtwoorden

notify-subject-way-back = Een nieuw wachtwoord
notify-way-back = Iemand heeft bij { $server } een nieuw wachtwoord gevraagd voor { $name }. Als jij het was, open dan de link binnen een half uur. Hij werkt één keer:
notify-way-back-button = Nieuw wachtwoord kiezen
notify-way-back-otherwise = Als jij het niet was, doe dan niets: je wachtwoord blijft zoals het is.
