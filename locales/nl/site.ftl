# De pagina’s rond de tafels.

## Kop en voet van elke pagina

site-ways = Hoofdmenu
site-more-ways = Meer over Damrak
site-rules = Regels
site-new-table = Nieuwe tafel
site-language = Taal
site-me = Jouw pagina
site-sign-in = Inloggen
site-about = Over Damrak
site-people = Mensen
site-nothing-here = Hier is niets
site-who-are-you = Wie ben jij?

## De eerste pagina

site-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
site-players-range = { $least } tot { $most } spelers
site-seats-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
site-turn-of = { $name } is aan de beurt
site-name = { $name }
site-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } wonnen samen
}
site-no-result = Zonder uitslag beëindigd
site-no-open-tables = Nu wacht er niemand op gezelschap. Open zelf een tafel: anderen vinden hem hier.

## Hoe pagina’s eruitzien

site-choices = Hoe pagina’s eruitzien en klinken
site-as-device = Zoals het apparaat het wil
site-theme = Dag of nacht
site-theme-day = Dag
site-theme-night = Nacht
site-motion = Beweging
site-motion-calm = Rustig
site-motion-none = Geen
site-patterns = Patronen van de kleuren
site-patterns-usual = Fijn
site-patterns-strong = Krachtig
site-sound = Geluid
site-sound-on = Aan
site-sound-off = Uit
site-confirm = Beslissen
site-confirm-off = Aanwijzen is beslissen
site-confirm-on = Aanwijzen, dan op de knop drukken
site-save = Opslaan
site-bad-choice = Die keuze is er niet. Kies er een uit de lijst.

## Een nieuwe tafel

site-which-game = Welk spel wordt het?
site-your-name = Jouw naam
site-who-plays = Wie speelt er
site-how-many = Met hoeveel
site-seat = Plaats { $number }
site-seat-me = Ik
site-seat-invite = Vrijhouden voor iemand
site-seat-open = Wie de link heeft
site-seats-help = Eén link is genoeg voor alle open plaatsen: wie het eerst komt, zit het eerst. Een plaats die je vrijhoudt krijgt een eigen link. Kies “Ik” voor meer plaatsen om één apparaat door te geven.
site-bot-choice = Computer: { $level }
site-bot-random = toeval
site-bot-apprentice = leerling
site-bot-clerk = klerk
site-bot-merchant = koopman
site-bot-regent = regent
site-bot-random-does = Doet zomaar iets wat de regels toestaan en antwoordt meteen.
site-bot-apprentice-does = Kijkt één beslissing vooruit, ziet wel eens iets over het hoofd, volgt soms een gril en antwoordt meteen.
site-bot-clerk-does = Kijkt zorgvuldig één beslissing vooruit en antwoordt meteen.
site-bot-merchant-does = Zoekt voor elke beslissing ongeveer 0,3 seconde.
site-bot-regent-does = Zoekt voor elke beslissing ongeveer 2 seconden.
site-bot-strength = Gemeten tegen het niveau “{ $level }”: wint { $won } van de 100 partijen; bij gelijke sterkte zouden het er { $even } zijn.
site-hints = Tips
site-hints-alone = alleen als één mens tegen de computer speelt
site-hints-yes = wie er een wil
site-hints-no = geen
site-hints-help = Een knop toont de drie beste beslissingen die de computer vindt. Iedereen ziet wie een tip nam; partijen tussen mensen die voor de rating meetellen hebben er geen.
site-variant = Variant
site-pace-live = live
site-pace-live-help = Iedereen is er, één spel in één zitting.
site-pace-turn = per beurt
site-pace-turn-help = Verspreid over dagen: je hoort het als je aan de beurt bent.
site-options = Regels en kaarten
site-edition = Editie
site-own-edition = Een eigen editie
site-own-edition-help = Plak hier een editiebestand om met ander materiaal te spelen. Laat het anders leeg.
site-more = Klok, titel, wie het mag zien
site-title = Hoe de tafel heet
site-clock = Klok
site-clock-none = Geen klok
site-clock-none-help = Iedereen neemt de tijd die nodig is.
site-clock-each = Voor elke beslissing
site-clock-each-help = Telkens weer dezelfde tijd.
site-clock-time = Tijd
site-clock-bank = Voor het hele spel
site-clock-bank-help = Een voorraad tijd, en na elke beslissing iets erbij.
site-clock-bank-time = Voorraad
site-clock-increment = En elke keer
site-at-zero = Als de tijd om is
site-at-zero-bot = neemt de computer die ene beslissing
site-at-zero-others = mogen de anderen een computer laten zitten
site-seconds = seconden
site-minutes = minuten
site-hours = uur
site-days = dagen
site-public = Iedereen vindt hem
site-public-help = Hij staat op de eerste pagina en later bij de gespeelde partijen.
site-spectators = Anderen mogen kijken
site-spectators-help = Ze zien wat open ligt, nooit wat verborgen is. Bij een tafel die iedereen vindt mag men meekijken.
site-rated = Telt mee
site-rated-help = De uitslag verandert ratings als er alleen mensen hebben gespeeld.
site-sealed = Met verzegelde getallen geven
site-sealed-help = Dan kan niemand de kaarten uitkiezen, ook niet wie deze server beheert; per beurt wacht het geven tot iedereen is komen kijken. Tafels die voor de rating meetellen worden altijd zo gegeven.
site-look-in = Kom even kijken
site-promise = Hoe de kaarten gegeven worden
site-promise-sealed = Met verzegelde getallen: niemand kan de kaarten uitkiezen. De server heeft zich vastgelegd door dit te publiceren; je browser onthoudt het, verzegelt bij het gaan zitten een eigen getal en vergelijkt.
site-promise-quick = Meteen, met de getallen die ieders browser bij het gaan zitten noemt. De server heeft zich vastgelegd door dit te publiceren; je browser onthoudt het en vergelijkt.
site-being-dealt = Aan deze tafel wordt net gegeven. Kijk later nog eens: misschien komt er een plaats vrij.
site-make-table = Tafel openen

## Mensen aan tafel krijgen

site-ready = Je tafel staat klaar
site-ready-invited = Stuur elke link naar één persoon. Je ziet ze alleen nu; later kun je nieuwe maken.
site-go-to-table = Naar de tafel
site-invitation-for = Uitnodiging voor plaats { $number }
site-invitation-help = Wie deze link opent, mag daar zitten.
site-table-link = De tafel
site-table-link-help = Om te kijken, en voor plaatsen die voor iedereen open zijn.
site-copy = Kopiëren
site-copied = Gekopieerd
site-share = Delen
site-invitations = Nieuwe uitnodigingen
site-invitations-help = Een nieuwe uitnodiging vervangt de oude voor die plaats.
site-invite-to = Uitnodigen voor plaats { $number }

## Gaan zitten

site-invited = Kom { $game } spelen
site-sit-down = Ga zitten
site-for-you = voor jou
site-kept = vrijgehouden voor iemand
site-have-account = Heb je een account?
site-has-begun = Het spel is al begonnen en er is geen plaats vrij. Je kunt kijken of zelf een tafel openen.
site-is-over = Dit spel is uit. Bekijk het of open zelf een tafel.
site-is-closed = Deze tafel is gesloten. Open er zelf een, of vraag het wie je uitnodigde.
site-no-such-seat = Die plaats is er hier niet. Controleer de link die je kreeg.
site-seat-taken = Daar zit al iemand. Kies een andere plaats of vraag om een nieuwe uitnodiging.
site-invitation-old = Deze uitnodiging is niet meer geldig. Vraag de afzender om een nieuwe.
site-watch = De tafel bekijken
site-own-table = Een eigen tafel

## De eigen pagina

site-newcomer = Kies een naam
site-newcomer-help = Meer dan een naam heb je niet nodig om te spelen.
site-name-help = Zo zien anderen je.
site-own-profile = Bekijk wat anderen zien
site-account = Account
site-signed-in-as = Je bent ingelogd als { $name }.
site-sign-out = Uitloggen
site-guest-help = Je bent gast: alleen deze browser kent je. Met een account vind je je tafels op elk apparaat.
site-user-name = Gebruikersnaam
site-password = Wachtwoord
site-old-password = Huidig wachtwoord
site-new-password = Nieuw wachtwoord
site-change-password = Wachtwoord wijzigen
site-password-help = Alle andere browsers en alle programma’s worden uitgelogd.
site-make-account = Account maken
site-begin = Dit huis beheren
site-begin-help = Nog niemand beheert dit huis. Kies een naam en een wachtwoord: daarmee meld je je op elk apparaat aan als beheerder.
site-begin-as = Je bent aangemeld als { $name }. Dit account gaat het huis beheren.
site-begin-button = Dit huis beheren
site-no-account-yet = Nog geen account? Dat maak je op
site-take-over = Mijn partijen meenemen
site-take-over-help = Wat je in deze browser als gast hebt gespeeld, wordt van je account.
site-delete = Alles over mij wissen
site-delete-help = Je naam, instellingen, sessies en ratings verdwijnen voorgoed. Gespeelde partijen blijven, zonder je naam; in lopende partijen neemt een computer je plaats in.
site-delete-guest = Als gast heb je hier geen wachtwoord voor nodig.
site-delete-sure = Ja, ik weet het zeker
site-not-sure = Er is niets gewist. Vink aan dat je het zeker weet.
site-sessions = Waar je bent ingelogd
site-sessions-help = Beëindig wat je niet kent.
site-some-browser = Een browser
site-this-browser = deze browser
site-last-seen = laatst gebruikt
site-end-session = Beëindigen
site-tokens = Sleutels voor programma’s
site-tokens-help = Een programma met een sleutel speelt namens jou, maar kan je account niet wijzigen.
site-token-label = Hoe het programma heet
site-new-token = Nieuwe sleutel
site-token-once = Bewaar deze sleutel: hij wordt alleen deze keer getoond.
site-done-saved = Opgeslagen.
site-done-account = Je hebt nu een account.
site-done-password = Het wachtwoord is gewijzigd. Alle anderen zijn uitgelogd.
site-done-ended = Beëindigd.
site-done-asked = Er is een mail onderweg. Open de link die erin staat.
site-done-tested = Er is een proefbericht onderweg, op elke manier die je koos.

## Waarvan je hoort

site-notices = Als je niet kijkt
site-hear-of = Laat het me weten
site-hear-turn = als ik aan de beurt ben
site-hear-began = als een spel begint
site-hear-over = als een spel uit is
site-push-help = Deze browser kan iets melden, ook als er geen pagina open is.
site-push-on = Meldingen naar deze browser
site-push-off = Geen meldingen naar deze browser
site-push-refused = Deze browser staat geen meldingen toe. Wijzig dat in de instellingen voor deze pagina.
site-push-all = door meldingen naar mijn browsers
site-mail-address = Mailadres
site-mail-forget = Vergeten
site-mail-confirmed = Mail naar dit adres komt aan.
site-mail-waits = Open de link in de mail die daarheen ging; tot dan sturen we niets anders.
site-mail-mode = Mail
site-mail-off = nooit
site-mail-each = elke keer
site-mail-daily = één keer per dag
site-digest-hour = Uur van de dagelijkse mail
site-no-mail-here = Deze server verstuurt geen mail.
site-webhook = Een programma inlichten
site-webhook-help = Damrak roept dit adres aan bij elke melding: voor een chat of een eigen programma.
site-webhook-url = Adres
site-webhook-format = Formaat
site-test = Stuur me een proefbericht

## Mensen

site-people-help = Ratings van wie partijen speelde die meetellen. Een getal is een schatting, en wat erachter staat zegt hoe ver het ernaast kan zitten; wie meer speelde, is beter bekend.
site-nobody-rated = Er is nog geen partij gespeeld die meetelt. Open een tafel, vink “Telt mee” aan en wees de eerste.
site-class = { $players }, { $pace }
site-class-two = met z’n tweeën
site-class-three = met z’n drieën
site-class-more = met vier of meer
site-place = Plaats
site-player = Speler
site-rating = Rating
site-ratings = Ratings
site-games = Partijen
site-games-played = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
site-has-account = Heeft een account.
site-is-guest = Speelt als gast.
site-here-since = Hier sinds
site-no-ratings = Nog geen partijen die meetellen.
site-public-games = Openbare partijen
site-no-public-games = Nog geen openbare partijen.

## Wat dit is

site-about-what = Wat het is
site-about-fair = Elke deling is te controleren. Aan tafels die voor de rating meetellen, en overal waar de maker het wil, verzegelen de server en ieders browser een getal voordat er één genoemd wordt: dan kan niemand de kaarten uitkiezen, ook niet wie deze server beheert. Andere tafels beginnen meteen, en elk zegt wie daar had kunnen kiezen: in een spel van één persoon tegen bots, wie de server beheert. Niets belet die om in de kaarten te kijken of aan een andere tafel opnieuw te geven; een afgebroken poging blijft zichtbaar.
site-credits = De spellen en hun auteurs
site-about-unofficial = Geen van hun teksten of plaatjes is gebruikt; alles hier is opnieuw geschreven en getekend.
site-privacy = Wat er over je wordt bewaard
site-privacy-kept = Damrak bewaart je naam, je partijen en wat je aan de tafels schreef, je ratings en instellingen, waar je bent ingelogd en, als je die gaf, je wachtwoord als hash en waar meldingen heen gaan; je browser bewaart een cookie met je sessie en een met je keuzes.
site-privacy-shared = Niemand volgt wat je doet en er wordt niets verkocht; geen pagina laadt iets van elders, en alleen meldingen die jij wilt verlaten deze server.
site-privacy-gone = Op je pagina kun je jezelf altijd wissen: partijen en wat je schreef blijven dan zonder je naam.
site-hosting = Een eigen Damrak
site-hosting-how = Damrak is één programma met alles erin. Start het en je tafel staat; in de README staat hoe je het draaiend houdt.
site-for-programs = Wat programma’s deze server kunnen vragen
site-version = Versie { $version }
site-as-the-pace = Zoals bij het tempo past: live met een aflopende klok, per beurt of op één apparaat met verzegelde prijzen
site-limited-talk = Beperkte tijd om te onderhandelen
site-limited-talk-help = Spelen er meer mensen tegelijk, dan heb je voor een voorstel of antwoord ongeveer een minuut; daarna geldt het als nee.
site-wait-for-absent = De klok wacht op iedereen
site-wait-for-absent-help = Een aflopende klok staat stil zolang niet iedereen die haar mag stoppen verbonden is, en begint dan opnieuw.

site-mine-help = Eerst komen de tafels die op jou wachten, en daarvan degene die het langst wacht.
site-mine-empty = Je zit op dit moment aan geen enkele tafel.
site-watch-games = Partijen om te bekijken
site-watch-help = Partijen die voor iedereen zichtbaar worden gespeeld. Kijk mee: je ziet wat iedereen aan tafel ziet.
site-watch-empty = Op dit moment speelt niemand voor iedereen zichtbaar.
site-watch-all = Alle partijen om te bekijken
site-past-games = Je eerdere partijen
site-past-games-help = Elke partij die je hier hebt gespeeld, openbaar of niet, met de uitslag.
site-past-games-empty = Je hebt hier nog geen partij uitgespeeld.
site-nothing-fits = Niets gevonden voor deze zoekopdracht.
site-nothing-fits-yet = Tot nu toe past er niets, maar er zijn er nog meer om door te kijken.
site-show-all = Alles tonen
site-game = Spel
site-every-game = Alle spellen
site-search-words = Titel of naam
site-search = Zoeken
site-page-number = Pagina { $number }
site-pages = Pagina’s
site-page-first = Eerste pagina
site-page-before = Vorige pagina
site-page-after = Volgende pagina
site-next-table = Volgende tafel die op je wacht
site-own-data = Je gegevens
site-own-data-help = Eén bestand (JSON) met alles wat over je bewaard wordt: je instellingen, waar je bent aangemeld, berichten, ratings, wat je hebt geschreven en de tafels waaraan je hebt gezeten, met links naar de verslagen van hun partijen.
site-take-data = Je gegevens downloaden
site-privacy-take = Je kunt op elk moment alles meenemen wat over je bewaard wordt.
site-zone = Tijdzone van dat uur
## Vergeten wachtwoorden

site-forgotten = Wachtwoord vergeten?
site-forgotten-help = Geef het mailadres dat je op je pagina hebt bevestigd. Je krijgt een link waarmee je een nieuw wachtwoord kiest; hij werkt één keer, een half uur lang.
site-forgotten-send = Stuur mij de link
site-forgotten-sent = Als dit adres hier bij een account hoort, is er een mail met een link onderweg. Kijk in je inbox, ook in de map met spam.
site-forgotten-otherwise = Heb je geen bevestigd adres, vraag dan wie deze server beheert: die kan je een link geven.
site-forgotten-no-mail = Deze server verstuurt geen mail. Vraag de beheerder om een link.
site-way-back = Nieuw wachtwoord kiezen
site-way-back-account = Dit is de weg terug naar het account { $name }.
site-way-back-guest = Dit is de weg terug voor { $name }, nog zonder account. Kies een gebruikersnaam en een wachtwoord, dan kun je overal inloggen.
site-way-back-help = Elke browser en elk programma dat was ingelogd, wordt uitgelogd.
site-way-back-bad = Deze link is niet of niet meer geldig: elke werkt één keer en maar kort. Vraag om een nieuwe.
site-done-back = Je bent terug, met een nieuw wachtwoord. Alles wat eerder was ingelogd, is uitgelogd.
site-sound-mine = Alleen als ik aan de beurt ben
site-others = Beslissingen van anderen
site-others-steps = Een voor een tonen
site-others-at-once = Allemaal tegelijk tonen
site-seat-name = Naam op plaats { $number }
site-coach = De coach
site-coach-first = Spreekt in mijn eerste partijen van een spel
site-coach-always = Spreekt altijd
site-coach-asked = Spreekt als ik het vraag
site-sources = Wat niet zeker bekend is
site-sources-off = Niet aangeven
site-sources-on = Op bord en kaarten aangeven
site-home-lede = Met vrienden ver weg, op één bank of tegen de computer. Gratis, zonder account.
site-home-games = De spellen
site-with-friends = Met vrienden spelen
site-have-link = Ik heb een link
site-paste-link = Plak de link die je hebt gekregen
site-open-link = Openen
site-no-link = Daarin staat geen link naar een tafel. Kopieer de hele link, van http tot het eind, of vraag wie hem stuurde.
site-start-here = Begin hier
site-about-minutes = { $count } min
site-depth-easy = licht
site-depth-medium = middel
site-depth-deep = zwaar
site-learn-quickly = Leren in 3 min.
site-ways-in = Manieren om mee te doen
site-way-friends = Vrienden ver weg
site-way-friends-help = Eén link voor de groepsapp. Wie hem opent, gaat zitten.
site-way-sofa = Eén bank, één scherm
site-way-sofa-help = Eén apparaat gaat rond; een gordijn verbergt de kaarten.
site-way-box = Heb je de doos?
site-way-box-help = De veilingklok voor je echte tafel, ook offline.
site-way-open = { $count ->
    [0] Open tafels
    [one] Eén open tafel
   *[other] { $count } open tafels
}
site-way-open-help = Er wordt op gezelschap gewacht: schuif meteen aan.
site-way-open-none = Er wacht nu niemand. Open er een, anderen vinden hem.
site-somebody-waits = er wacht iemand
site-hands-hidden = kaarten blijven verborgen
site-tables-wait = { $count ->
    [one] Eén tafel wacht op je
   *[other] { $count } tafels wachten op je
}
site-nothing-waits = Er wacht niets op je
site-of-tables = { $count ->
    [one] aan één tafel
   *[other] aan { $count } tafels in totaal
}
site-count-tables = { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
site-next = Volgende tafel
site-play = Spelen
site-time-left = nog { $time }
site-no-hurry = geen haast
site-others-decide = Anderen zijn aan de beurt
site-invitations-for-you = Uitnodigingen
site-once-more = { $names }: nog een keer { $game }?
site-ended-lately = Pas afgelopen
site-have-a-look = Bekijken
site-tab-home = Start
site-tab-play = Spelen
site-tab-learn = Leren
site-tab-watch = Kijken
site-tab-you = Jij
site-ways-below = Hoofdmenu, onderaan
site-to-day = Naar dag
site-to-night = Naar nacht
site-players-word = spelers
site-invites-you = { $name } nodigt je uit.
site-are-there = Al aan tafel: { $names }.
site-roughly = ongeveer
site-name-at-table = Je naam aan tafel
site-only-watch = Alleen kijken
site-no-seat-left = Alle plaatsen zijn bezet. Je kunt kijken, of zelf een tafel maken.
site-this-one = Dit spel

## Making a table

site-with-whom = Met wie?
site-company-friends = Vrienden
site-company-friends-help = één link voor allemaal
site-company-computer = De computer
site-company-computer-help = klerken, en het begint meteen
site-company-anybody = Wie er komt
site-company-anybody-help = de tafel staat op de eerste pagina
site-company-device = Eén apparaat
site-company-device-help = gaat rond, met een gordijn
site-which-pace = In welk tempo?
site-pace-unhurried = Live, zonder haast
site-pace-clocks = Live, met klokken
site-pace-clocks-help = ieder 15 minuten, met 20 seconden erbij per beslissing
site-as-it-will-be = Zo wordt de tafel
site-as-printed = zoals gedrukt
site-as-above = zoals hierboven gekozen
site-more-usual = geen titel · anderen mogen kijken · telt niet mee
site-clock-as-pace = Geen klok, of de klok die bij het tempo hoort.
site-bring = Eén link voor iedereen
site-bring-help = Stuur hem naar de groep, of laat iedereen de code scannen. Wie het eerst komt, zit het eerst; de rest mag kijken. Deze pagina verandert vanzelf.
site-sit-and-learn = Gaan zitten en eerst leren
site-meanwhile = Terwijl je wacht: het spel in drie plaatjes
