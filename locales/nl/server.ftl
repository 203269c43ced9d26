### What the server says.
###
### Every id begins with "server-".

## At the table

server-not-found = Hier is niets. Controleer het adres of ga terug naar het begin.
server-sign-in = Zeg eerst wie je bent: kies een naam of meld je aan.
server-forbidden = Dat mag je hier niet doen.
server-not-your-seat = Deze plaats is niet van jou. Je kunt alleen voor je eigen plaats handelen.
server-stale = De tafel is intussen verdergegaan. Kijk opnieuw en beslis nog eens.
server-unavailable = Er kan nu niets worden opgeslagen, dus is er niets gebeurd. Probeer het zo nog eens.
server-damaged = Wat hier is opgeslagen kan niet worden gelezen. Meld het aan wie deze server beheert.
server-unknown-rules = Deze tafel wordt gespeeld volgens versie { $version } van de regels van “{ $game }”, en deze server kent ze tot en met versie { $newest }. Er is niets verloren; meld aan wie deze server beheert dat een nieuwere Damrak hem kan openen.
server-unknown-edition = Deze tafel wordt gespeeld met de editie “{ $edition }” (sha256:{ $hash }), die deze server niet heeft. Er is niets verloren; meld aan wie deze server beheert dat een nieuwere Damrak hem misschien kan openen.
server-edition = Het editiebestand kan niet worden gebruikt: { $problem }
server-already-begun = Het spel is al begonnen.
server-not-begun = Het spel is nog niet begonnen.
server-game-over = Het spel is afgelopen.
server-not-over = Het spel is nog niet afgelopen.
server-seat-taken = Daar zit al iemand. Kies een andere plaats.
server-seat-open = Daar zit niemand.
server-seats-open = Nog niet alle plaatsen zijn bezet. Wacht, nodig iemand uit of zet er een bot neer.
server-bad-nonce = Het getal voor het delen mag hoogstens 64 gewone tekens hebben.
server-being-dealt = Aan deze tafel wordt gegeven: tot dat klaar is gaat niemand zitten of weg.
server-quick-deal = Aan deze tafel wordt meteen gegeven, met de getallen die iedereen bij het gaan zitten meebracht. Hier wordt niets verzegeld.
server-seals-fixed = Alle getallen zijn al verzegeld en kunnen niet meer worden veranderd.
server-not-revealing = Het is nog geen tijd om je getal te noemen: eerst moeten alle getallen verzegeld zijn.
server-number-unlike-seal = Dit is niet het getal dat je verzegeld hebt. Een verzegeld getal heeft 32 tot 64 gewone tekens, en het zegel hoort bij deze tafel, deze plaats en deze poging.
server-rated-sealed = Aan tafels die voor de rating meetellen wordt altijd met verzegelde getallen gegeven. Laat een van beide weg.
server-public-watched = Bij een tafel die iedereen vindt mag iedereen meekijken. Laat een van de twee weg.
server-invitation-needed = Deze plaats is voor iemand met een uitnodiging. Open de link die je kreeg of kies een andere plaats.
server-one-seat-each = Je zit al aan deze tafel.
server-paused = Het spel is onderbroken. Hervat het eerst.
server-not-paused = Het spel is niet onderbroken.
server-no-pause = Niemand vraagt om een pauze.
server-clock-falls = De klok loopt terug. Wacht tot beslist is wie hem heeft gestopt, en vraag dan opnieuw.
server-cannot-take-back = Dit kun je niet meer alleen terugnemen: er is iets onthuld of iemand anders heeft beslist. Je kunt het de anderen vragen.
server-undo-nothing = Daar valt niets naar terug te gaan.
server-no-undo = Niemand vraagt om terug te gaan.
server-answered = Je hebt al geantwoord.
server-resigned = Je hebt al opgegeven.
server-cannot-replace = Een bot kan deze plaats niet overnemen.
server-not-away = { $player } is er, of is nog niet lang weg. Een bot mag voor iemand spelen die { $time } weg is of van wie de tijd op is; probeer het over { $left } opnieuw.
server-come-back-first = Hier speelt een bot voor je. Kom eerst terug.
server-nothing-to-return-to = Er speelt hier geen bot voor je.
server-cannot-close = Deze tafel kan nu niet worden gesloten.
server-cross-site = Dit verzoek kwam van een andere site. Open Damrak zelf en probeer het opnieuw.
server-blocked = Je bent op deze server geblokkeerd. Vraag het aan wie hem beheert.
server-bad-body = Het verzoek is niet te begrijpen: { $problem }
server-bad-list = Deze lijst bestaat niet. Vraag om open, playing, recent, mine, waiting of past.
server-search-long = Zoeken kan met hoogstens { $most } tekens.
server-title-long = Een titel heeft hoogstens { $most } tekens.
server-bad-clock = Een klok geeft minstens één seconde en hoogstens { $days } dagen.
server-falls-live = Een klok die echt terugloopt, heeft mensen nodig die tegelijk spelen. Speel deze tafel live, of kies iets anders bij “{ $option }”.
server-bad-seat = “{ $seat }” kan nergens zitten. Gebruik me, open, invite of een bot: { $known }.
server-level-instant = Het niveau “{ $level }” antwoordt meteen en neemt geen bedenktijd: schrijf alleen { $level }.
server-level-budget = “{ $budget }” is geen bedenktijd voor een tegenstander aan een tafel: neem 1ms tot { $millis }ms of 1sims tot { $simulations }sims, zoals in regent@500ms.
server-no-hints = Aan deze tafel zijn er geen tips.
server-hint-not-now = Je kunt alleen een tip krijgen zolang je moet beslissen en er geen klok terugloopt.
server-hints-rated = Partijen tussen mensen die voor de rating meetellen hebben geen tips. Laat een van beide weg.
server-no-review = Deze partij eindigde niet volgens de regels, dus er is geen terugblik.
server-reviews-off = Terugblikken staan uit op deze server.
server-review-failed = Op deze partij kon niet worden teruggeblikt. Waarom staat in het logboek van de server.
server-bad-key = De sleutel van een verzoek heeft hoogstens 64 tekens.
server-too-many-steps = Aan een beslissing gaan hoogstens 32 stappen vooraf.
server-steps-disclose = Een stap vóór de laatste onthult iets. Stuur die stap apart.
server-chat-length = Een regel heeft 1 tot { $most } tekens.

## People and accounts

server-name-length = Een naam heeft 1 tot { $most } zichtbare tekens.
server-name-signs = In deze naam zitten onzichtbare tekens of tekens die tekst omdraaien. Laat ze weg.
server-text-signs = In deze tekst zitten onzichtbare tekens of tekens die tekst omdraaien. Laat ze weg.
server-edition-large = Wat je editiebestand zegt is te lang: het mag { $most } kB zeggen.
server-edition-unclear = Je editiebestand kan niet bewaard worden: zonder commentaar zou het iets anders zeggen.
server-file-name-long = Een bestandsnaam heeft hoogstens { $most } tekens.
server-settings-large = Deze instellingen zijn te groot; alle samen hebben ze hoogstens { $most } bytes.
server-unknown-language = Deze taal wordt hier niet gesproken. Kies en, de of nl.
server-user-name = Een gebruikersnaam heeft { $least } tot { $most } letters (a tot z), cijfers, streepjes, lage streepjes en punten en begint met een letter of een cijfer.
server-user-name-taken = Iemand anders heeft deze gebruikersnaam al. Kies een andere.
server-has-account = Je hebt al een account.
server-no-account = Je bent gast en hebt geen wachtwoord om te wijzigen. Maak eerst een account aan.
server-password-length = Een wachtwoord heeft { $least } tot { $most } tekens.
server-password-weak = Dit wachtwoord is te makkelijk te raden. Neem drie of vier woorden die niets met elkaar te maken hebben, of laat je browser er een bedenken.
server-password-names = Dit wachtwoord is te makkelijk te raden: anderen kennen je naam en die van dit huis. Neem drie of vier woorden die met geen van beide te maken hebben, of laat je browser er een bedenken.
server-password-needed = Geef je wachtwoord, zodat niemand anders je account verwijdert.
server-wrong-password = De gebruikersnaam of het wachtwoord is onjuist.
server-browser-only = Dat kan een programma niet doen met zijn token. Meld je aan met een browser.
server-too-many-tokens = Je hebt { $most } tokens, meer kan niet. Beëindig er een die je niet meer nodig hebt.
server-link-used = Deze link is niet meer geldig. Start de server opnieuw voor een andere, of vraag het een beheerder.
server-admin-stays = Je beheert dit huis als gast, en door je aan te melden gaat dat op niemand over. Maak van deze gast een eigen account, of meld je aan zonder de plaatsen mee te nemen.
server-not-oneself = Jezelf kun je niet blokkeren.

## The pace, and what goes wrong on the way

server-slow-down = Dat ging te snel. { $seconds ->
    [one] Probeer het over een seconde opnieuw.
   *[other] Probeer het over { $seconds } seconden opnieuw.
}
server-busy = Het is nu te druk. Probeer het zo nog eens.
server-unknown-host = Deze server luistert niet naar de naam { $name }. Heet hij zo, dan zet de beheerder public-url daarop of voegt de naam toe aan also-known-as.
server-too-slow = Dit duurde te lang en is afgebroken. Probeer het nog eens.
server-too-large = Dit is meer dan in een keer kan worden aangenomen. Stuur minder.
server-bad-method = Zo kan daar niet om worden gevraagd.
server-bad-request = Het verzoek is niet te begrijpen.
server-broken = Hier is iets stuk; er is niets gebeurd wat je niet opnieuw kunt doen. Meld het aan wie deze server beheert.
server-stop-the-clock = Er loopt een klok terug: stop hem met `stop` en de stap die je ziet, of noem een latere stap.
server-no-falling-clock = Er loopt hier nu geen klok terug.
server-cannot-stop-there = Daar kun je de klok niet stoppen; wacht op een latere stap.
server-clock-not-yours = Jouw plaats kan deze klok niet stoppen.
server-no-such-saying = Zo’n uitspraak is er niet. De lijst staat in de documentatie.
server-nothing-left-to-play = Daar is het spel al afgelopen. Kies een eerdere beslissing.
server-no-line = Deze beslissingen zijn niet te lezen. Ga terug naar het afgelopen spel en probeer ze opnieuw.
server-no-such-seat = Die plaats bestaat niet. Kies een van de getoonde.
server-think-alone = Een lopend spel kan alleen worden geanalyseerd door wie het alleen tegen bots speelt. Is het afgelopen, dan kan iedereen het.
server-nobody-knows = Voor dit spel zijn er geen computerspelers, dus niemand kan het beoordelen.
