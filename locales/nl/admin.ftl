### Voor wie het huis beheert, en voor wie hun iets meldt.
###
### Elke id begint met "admin-".

## The office

admin-title = Het huis beheren
admin-people = Mensen
admin-tables = Tafels
admin-reports = Meldingen
admin-limits = Grenzen
admin-log = Wat beheerders deden
admin-search = Zoeken
admin-reason = Reden, wordt erbij bewaard
admin-gone = iemand die weg is
admin-command-line = opdrachtregel
admin-more-found = Er zijn er meer. Zoek iets preciezers.
admin-older = Oudere
admin-open = open
admin-handled = afgehandeld

## People

admin-nobody-found = Niemand heet zo.
admin-guest = gast, zonder account
admin-is-admin = beheerder
admin-is-blocked = geblokkeerd
admin-known = Wat bekend is
admin-profile = Bekijken wat iedereen ziet
admin-browsers = Ingelogde browsers
admin-reports-about = Meldingen over hen
admin-what-to-do = Wat je kunt doen
admin-yourself = Dit ben jij. Alleen een andere beheerder kan je blokkeren of je taak afnemen.
admin-make-link = Link voor een nieuw wachtwoord maken
admin-make-link-help = Voor iemand die het wachtwoord kwijt is, of een gast die de browser kwijt is. Geef de link zelf door: wie hem opent, kiest een nieuw wachtwoord. Hij werkt één keer, een dag lang, en beëindigt alle sessies en tokens.
admin-link = Link voor een nieuw wachtwoord
admin-link-once = Hier is de link. Hij wordt alleen nu getoond. Zorg dat hij de juiste persoon bereikt en niemand anders.
admin-end-sessions = Alle sessies en tokens beëindigen
admin-end-sessions-help = Overal uitgelogd, opnieuw inloggen is nodig. Een gast kan dat niet: maak eerst een link.
admin-block = Blokkeren
admin-block-help = Meteen uitgelogd, terugkomen kan niet. Tafels waar ze mensen verzamelen worden gesloten, hun plaatsen aan andere komen vrij, en lopende partijen geven ze op.
admin-unblock = Weer toelaten
admin-unblock-help = Inloggen kan weer. Verloren plaatsen blijven verloren.
admin-grant = Beheerder maken
admin-grant-help = Mag hier dan alles wat jij mag.
admin-revoke = De taak afnemen
admin-revoke-help = Geen beheerder meer. Het account blijft zoals het is.
admin-done-block = Geblokkeerd.
admin-done-unblock = Weer toegelassen.
admin-done-grant = Nu beheerder.
admin-done-revoke = Geen beheerder meer.
admin-done-end-sessions = Overal uitgelogd.
admin-done-close = De tafel is gesloten.
admin-done-handle = Afgehandeld.

## What cannot be done

admin-no-account = Een gast heeft nog geen account. Maak eerst een link voor een nieuw wachtwoord: wie hem volgt, kiest ook een gebruikersnaam.
admin-last-one = Er zou niemand overblijven om het huis te beheren. Maak eerst iemand anders beheerder.
admin-blocked-no-link = Deze persoon is geblokkeerd. Laat die eerst weer toe.
admin-handled-already = Deze melding is al afgehandeld.
admin-bad-note = Een reden is één regel van hoogstens { $most } tekens.
admin-bad-list = Zo’n lijst is er niet. Vraag om open of handled.

## Tables

admin-tables-help = Laatste wijziging eerst. Van een spel zie je hier wat iedereen mag zien, en niet meer.
admin-no-tables = Geen tafel heet zo.
admin-table = Tafel
admin-status-gathering = wacht op mensen
admin-status-playing = wordt gespeeld
admin-status-over = afgelopen
admin-status-closed = gesloten
admin-not-listed = niet in de lijst
admin-close = Tafel sluiten
admin-close-help = Een lopende partij eindigt zonder resultaat.

## Reports

admin-no-reports = Hier is niets.
admin-reported-by = Gemeld door
admin-talk = Het gesprek eromheen
admin-no-talk = Er is niets gezegd.
admin-handle = Afgehandeld
admin-reason-insults = beledigingen of bedreigingen
admin-reason-cheating = vals spelen
admin-reason-spoiling = bederft partijen: houdt op, loopt weg, speelt expres tegen iemand
admin-reason-name = een aanstootgevende naam
admin-reason-other = iets anders

## Reporting

admin-report = Iemand melden
admin-report-help = Wie deze server beheert leest het, samen met wat aan deze tafel is gezegd. Wie gemeld wordt, hoort niet door wie.
admin-report-whom = Wie
admin-report-why = Waarom
admin-report-what = Wat er gebeurd is
admin-report-send = Melding versturen
admin-report-done = Dank je. Iemand zal ernaar kijken; op je eigen pagina zie je wanneer het is afgehandeld.
admin-report-alone = Aan deze tafel is verder niemand die je zou kunnen melden.
admin-report-not-there = Alleen wie aan deze tafel zit of iets heeft gezegd, kan hier iemand melden.
admin-report-nobody = Deze persoon zit niet aan deze tafel en heeft hier niets gezegd. Kies iemand uit de lijst.
admin-report-reason = Kies een van de redenen: insults, cheating, spoiling, name of other.
admin-report-text = Een melding heeft hoogstens { $most } gewone tekens.
admin-report-twice = Je hebt deze persoon aan deze tafel al gemeld, en het is nog niet afgehandeld.
admin-report-enough = Veel van je meldingen staan nog open. Wacht tot iemand ze heeft afgehandeld.
admin-own-reports = Wat je gemeld hebt

## What admins did

admin-log-help = Blijft voor altijd: niemand kan een regel wijzigen of verwijderen, ook een beheerder niet. De namen van wie weg is, staan ook hier niet meer.
admin-log-empty = Nog niets.
admin-did-block = Geblokkeerd
admin-did-unblock = Weer toegelaten
admin-did-grant = Tot beheerder gemaakt
admin-did-revoke = Taak afgenomen
admin-did-end-sessions = Sessies en tokens beëindigd
admin-did-link = Link voor een nieuw wachtwoord gemaakt
admin-did-password = Nieuw wachtwoord ingesteld
admin-did-close = Tafel gesloten
admin-did-handle = Melding afgehandeld

## Limits

admin-limits-help = Wat geldt. Het staat in het configuratiebestand en in het programma zelf.
admin-limits-off = Deze server houdt niemand aan een tempo: DAMRAK_LIMITS is off.
admin-sizes = Groottes en wat nu in gebruik is
admin-rates = Hoe snel iedereen mag gaan
admin-rate = Wat
admin-at-once = ineens
admin-then-every = daarna één per
admin-millis = { $count } ms
admin-connections = Verbindingen
admin-streams = Mensen en programma’s die naar tafels kijken
admin-thinkers = Computertegenstanders die nadenken
admin-queue = Hun beslissingen die wachten
admin-in-memory = Tafels in het geheugen
admin-reviews = Tijd voor het terugkijken op een partij
admin-largest = Grootste verzoek
admin-passwords = Wachtwoorden in controle
admin-remembered = Onthouden vragers
admin-rate-address = verzoeken van één adres
admin-rate-person = verzoeken van één persoon
admin-rate-guests = nieuwe gasten van één adres
admin-rate-accounts = nieuwe accounts van één adres
admin-rate-tables = nieuwe tafels van één persoon
admin-rate-chat = chatregels van één persoon
admin-rate-streams = geopende livebeelden van één persoon
admin-rate-confirmations = mails die een adres bevestigen, per persoon of mailbox
admin-rate-confirmations-from = hetzelfde, gevraagd vanaf één adres
admin-rate-confirmations-to = hetzelfde, naar één domein
admin-rate-editions = kilobytes aan eigen edities
admin-rate-own-data = bestanden met de eigen gegevens
admin-rate-tests = proefberichten
admin-rate-lookups = opgezochte namen van andere servers
admin-rate-ways-back = links voor een nieuw wachtwoord per mail
admin-rate-reports = meldingen van één persoon
