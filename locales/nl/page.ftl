# De pagina’s.

page-skip = Naar de inhoud
page-lost = De verbinding is weg; nieuwe poging…
page-unofficial = Damrak is onofficieel: de spellen zijn van hun auteurs en uitgevers.
page-sorry = Dat lukte niet
page-back-home = Terug naar het begin
page-welcome = Koopmansspellen uit het oude Amsterdam, aan één tafel
page-what = Eén tafel voor de Amsterdamse koopmansspellen: met vrienden ver weg, op één bank of tegen de computer. Elke regel geldt en wordt uitgelegd.
page-play-now = Nu spelen
page-your-tables = Jouw tafels
page-open-tables = Open tafels
page-recent-tables = Laatst gespeeld
page-your-turn = Jij bent aan de beurt
page-guest = Gast
page-players = Kooplieden
page-name = { $player }
page-over = Het spel is uit
page-waiting-for = We wachten op { $players }
page-paused = De tafel pauzeert.
page-you-can = Je kunt
page-take-back = Terugnemen
page-bot = computer
page-closed = Deze tafel is gesloten.
page-start = Spel beginnen
page-share = Er zijn plaatsen vrij. Stuur het adres van deze pagina naar de mensen met wie je wilt spelen.
page-sit = Hier gaan zitten
page-open-seat = vrij
page-rules = Regels
page-close = Sluiten
page-cannot-now = Dat kun je nu niet kiezen. Wat oplicht wel.
page-look-back = Deze stelling bekijken
page-by-clock = (de tijd was om)
# Beside a number that is named, such as a bid: which ones there are, and what its buttons do.
page-number-only = alleen { $least }
page-number-range = van { $least } tot { $most }
page-number-steps = van { $least } tot { $most }, in stappen van { $step }
page-number-less = { $step } minder
page-number-more = { $step } meer
page-bundle-named = Laat zien wat het dichtst in de buurt komt
page-talk-limit = Zo lang wachten de anderen op het antwoord
page-step-back = Een stap terug
page-undo-asked = { $player } wil graag teruggaan.
    .you = Je wilt graag teruggaan.
page-vote-replace = Moet de computer voor { $player } verder spelen?
    .you = Moet de computer voor jou verder spelen?
page-vote-end = Moet de partij hier zonder uitslag eindigen?
page-vote-end-about = Zonder uitslag eindigt de partij alleen als iedereen die niet heeft opgegeven akkoord is, ook wie door de computer wordt vervangen. Komt iemand nooit terug, dan speelt de computer voor die persoon door tot het einde; wie opgeeft, wordt laatste.
page-vote-pause = Moet de partij pauzeren?
page-vote-pause-about = De klokken lopen door tot iedereen die speelt akkoord is. Een klok die terugloopt wordt eerst beslist. Iedereen mag hervatten. Met de volgende beslissing vervalt de vraag.
page-agree = Akkoord
page-refuse = Weigeren
page-here = is er
page-away = is er niet
page-gave-up = heeft opgegeven
page-stand-in = de computer valt in
page-how-it-came = Hoe het zover kwam
page-ended-by-agreement = De partij is in overleg beëindigd
page-won-by-resignation = { $players } wint: de anderen hebben opgegeven
page-won = { $count ->
    [one] { $players } wint
   *[other] { $players } delen de overwinning
}
page-rank = Plaats
page-player = Koopman
page-to-rematch = Naar de volgende partij
page-rematch = Nog eens spelen
page-play-against = Tegen het niveau “{ $level }” spelen
page-hint = Tip
page-hint-ask = Geef me een tip
page-hint-seen = Iedereen aan tafel ziet dat je er een hebt genomen.
page-hint-thinking = De computer denkt na over je beslissing…
page-hint-none = De computer weet voor deze beslissing geen raad. Beslis zoals het jou het beste lijkt.
page-hint-look = Nog eens kijken
page-hint-chance = { $percent } % kans om te winnen
page-hint-expected = score ongeveer { $score }
page-hint-marked = De beste ervan is met stippen gemarkeerd op de plaatjes.
page-hints = Tips
page-hints-taken = { $count ->
    [one] nam een tip
   *[other] nam { $count } tips
}
page-replay = Terugkijken
page-review = Terugblik
page-review-runs = De computer blikt terug op deze partij: { $done } van { $all } beslissingen.
page-review-waits = { $count ->
    [0] De computer blikt zo terug op deze partij.
    [one] Eerst komt nog één andere partij aan de beurt.
   *[other] Eerst komen nog { $count } andere partijen aan de beurt.
}
page-review-comes = De pagina toont de terugblik vanzelf zodra die klaar is. Hij wordt bewaard, dus je hoeft maar één keer te wachten.
page-review-chances = Winstkansen
page-review-percent = winstkans in %
page-review-decision = beslissing
page-review-plot-help = Ieders winstkans na elke beslissing, beoordeeld naar wat men op die plaats kon weten. Cijfers in cirkels staan bij beslissingen, letters in ruiten bij geluk.
page-review-points = Keerpunten
page-review-no-points = Niemand heeft iets van belang gemist.
page-review-cost = Beslissing { $number }: { $player } gaf { $points } procentpunten weg.
    .you = Beslissing { $number }: je gaf { $points } procentpunten weg.
page-review-did = Gedaan: { $action } ({ $percent } % winstkans)
page-review-better = Beter: { $action } ({ $percent } % winstkans)
page-review-look = Stelling bekijken
page-review-luck = Geluk
page-review-luck-help = Wat kaarten, dobbelstenen en de verborgen keuzes van anderen deden, los van wat iemand koos.
page-review-good-luck = Beslissing { $number }: het geluk bracht { $player } { $points } procentpunten.
    .you = Beslissing { $number }: het geluk bracht je { $points } procentpunten.
page-review-bad-luck = Beslissing { $number }: het geluk kostte { $player } { $points } procentpunten.
    .you = Beslissing { $number }: het geluk kostte je { $points } procentpunten.
page-review-everybody = Keuze en geluk
page-review-costs-help = In procentpunten winstkans: wat alle beslissingen samen kostten vergeleken met de beste die gevonden zijn, en wat het geluk bracht of kostte. “Zo goed als het beste” is hooguit één punt slechter.
page-review-doubt = De kansen zijn schattingen van een zoektocht met beperkte tijd; kleine verschillen zeggen weinig.
page-review-next = Wat { $player } daarna deed
    .you = Wat je daarna deed
page-review-marked = Wat beter was geweest, is met stippen gemarkeerd op de plaatjes.
page-record = Verslag downloaden
page-fair = Was het delen eerlijk?
page-about-to-begin = Iedereen is er. De partij begint zodra iemand aan tafel deelt.
page-invite = Uitnodigen en delen
page-learn = Zo speel je
page-chat = Gesprek
page-chat-read = Gesprek lezen
page-chat-line = Iets zeggen
page-chat-say = Zeg
page-to-table = Naar de tafel
page-seat-bot = Computer laten zitten
page-leave = Plaats vrijgeven
page-more = Deze tafel
page-close-table = Tafel sluiten
page-variant = Variant
page-edition = Editie
page-rules-newest = versie { $version }
page-rules-former = versie { $version }, waarmee deze partij is begonnen; nieuwe partijen worden volgens versie { $newest } gespeeld
page-clock = Klok
page-rated = Telt mee
page-yes = ja
page-no = nee
page-resume = Verder spelen
page-pause = Pauze
page-ask-pause = Om een pauze vragen
page-return = Weer zelf spelen
page-replace = De computer voor { $player } laten spelen
page-replace-about = De computer mag voor iemand spelen die { $time } weg is of van wie de tijd op is, als de anderen akkoord zijn. Wie vervangen wordt, mag altijd terugkomen en houdt een stem bij teruggaan en beëindigen.
page-replace-about-rated = De computer mag voor iemand spelen die { $time } weg is of van wie de tijd op is, als de anderen akkoord zijn. Wie vervangen wordt, mag altijd terugkomen en houdt een stem bij teruggaan en beëindigen. Deze partij telt mee: wie aan het einde niet terug is, heeft opgegeven.
page-ways-out = Eerder stoppen…
page-propose-end = Voorstellen zonder uitslag te stoppen
page-resign = Opgeven
page-spectators-out = Niemand laten meekijken
page-spectators-in = Anderen laten meekijken
page-clock-none = geen
page-clock-per-decision = { $time } per beslissing
page-clock-bank = { $time }, plus { $increment } per beslissing
page-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
page-hours = { $count } uur
page-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
page-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
page-i-am = Ik ben { $player }, plaats { $seat }
page-curtain = Geef het toestel door
page-curtain-help = De kaarten blijven bedekt tot de volgende speler er is.
page-fair-commitment = Wat de server vóór het delen publiceerde
page-fair-secret = Het geheim
page-fair-seed = Het zaad van de kaarten
page-fair-holds = Het geheim past bij wat gepubliceerd werd, net als elk verzegeld getal, en de kaarten volgen eruit.
page-fair-broken = Er past iets niet bij wat eerder gepubliceerd werd. Vertrouw deze deling niet.
page-fair-later = Het geheim wordt getoond als de partij voorbij is.
page-fair-checked = Je eigen browser heeft het nagerekend en is het eens.
page-fair-remembered = Het is wat deze browser heeft onthouden toen hij de tafel voor het eerst zag.
page-fair-verify = Om elke kaart zelf na te spelen, download het verslag en start
page-fair-sealed = Aan deze tafel wordt met verzegelde getallen gegeven. Eerst publiceert de server de hash van een geheim, en elke browser en elk programma aan tafel de hash van een zelf getrokken getal, het zegel. Zijn ze allemaal gepubliceerd, dan gaat niemand meer zitten of weg; daarna worden de getallen genoemd, en de kaarten volgen uit alle samen. Na de partij wordt het geheim getoond en kan iedereen alles controleren.
page-fair-quick = Aan deze tafel wordt meteen gegeven: ieders browser noemde zijn getal bij het gaan zitten, en de kaarten volgen uit die getallen en een geheim waarvan de server de hash vooraf had gepubliceerd. Na de partij wordt het geheim getoond en kan iedereen controleren dat er daarna niets is veranderd.
page-fair-nobody = Niemand kon deze kaarten uitkiezen: niet wie deze server beheert, niemand aan tafel en ook niet iedereen samen, zolang één getal willekeurig is getrokken en geheim bleef tot alle zegels gepubliceerd waren. Wat je eigen browser van het jouwe weet, staat hieronder.
page-fair-alone = Alleen { $player } trok een getal voor deze deling. Wie deze server beheert kon de kaarten niet meer uitkiezen toen dat getal bekend was, en { $player } niet na het geheim van de server. Maar verder getuigt niemand daarvan: beiden samen hadden kunnen uitkiezen.
page-fair-host = Wie deze server beheert had deze kaarten kunnen uitkiezen: hoogstens één persoon noemde een getal, en de server kon dat kennen toen hij het zijne trok.
page-fair-house = Wie deze server beheert had deze kaarten kunnen uitkiezen: het huis trok alle getallen.
page-fair-last = { $player } noemde het getal als laatste: samen met wie deze server beheert had { $player } deze kaarten kunnen uitkiezen. Verder niemand.
page-fair-last-unknown = Wie het getal als laatste noemde had deze kaarten samen met wie deze server beheert kunnen uitkiezen. Verder niemand.
page-fair-seal = Zegel:
page-fair-number = Getal:
page-fair-house-drew = Dit getal heeft het huis getrokken, zoals altijd waar een browser geen scripts uitvoert: voor deze plaats bewijst het niets.
page-fair-own = Jouw getal is het getal dat deze browser heeft genoemd.
page-fair-elsewhere = Het getal van jouw plaats is door een andere browser of een programma verzegeld. Was jij dat niet, vertrouw deze deling dan niet.
page-fair-house-yours = Het huis trok het getal van jouw plaats, hoewel deze browser er een had kunnen trekken: jou bewijst deze deling niets. Heb je daar niet om gevraagd, vertrouw haar dan niet.
page-fair-attempts = Afgebroken pogingen
page-fair-missing = Vergeefs gewacht op:
page-fair-closed-by = De tafel is gesloten terwijl de getallen werden genoemd, door:
page-fair-limits = Wat dit niet bewijst
page-fair-limits-sealed = Ook met verzegelde getallen kent de server de deling een ogenblik eerder dan de anderen. Met hulp van iemand aan tafel valt een deling die niet bevalt af te breken. Zo'n poging kan niet verborgen blijven: ze staat hier en in het verslag, met degenen op wie gewacht werd.
page-fair-limits-host = Niets belet wie de server beheert om in de kaarten te kijken, de tafel te sluiten en aan een andere opnieuw te geven, of op meerdere plaatsen te zitten. En jou bewijst het alleen iets als je eigen browser of programma een getal trok: die onthoudt dat getal en alles wat gepubliceerd werd, en waarschuwt je als er iets verandert.
page-fair-problem-commitment = De server had eerder een andere hash van zijn geheim gepubliceerd.
page-fair-problem-secret = Het geheim past niet bij de gepubliceerde hash.
page-fair-problem-seal = De zegels zijn niet die welke deze browser heeft onthouden.
page-fair-problem-number = Een getal is niet het verzegelde, of het jouwe is niet wat deze browser heeft genoemd.
page-fair-problem-missing = De server zegt dat hij vergeefs op je heeft gewacht, maar hij had je getal al.
page-fair-problem-attempt = Er ontbreken pogingen.
page-fair-problem-way = De manier van geven is veranderd.
page-fair-problem-seed = De kaarten volgen niet uit het geheim en de getallen.
page-deal-changed = Pas op: iets wat deze server over het delen publiceerde is anders dan je browser heeft onthouden. Wat, staat in het menu onder “Was het delen eerlijk?”.
page-deal-not-ours = Het getal van jouw plaats in deze deling komt niet uit deze browser: een andere heeft het verzegeld, of het huis heeft het getrokken. Wilde je dat niet, vertrouw deze deling dan niet. Meer staat in het menu onder “Was het delen eerlijk?”.
page-sealed = getal verzegeld
page-house-draws = het huis trekt
page-being-dealt = Alle plaatsen zijn bezet en staan vast. Er wordt gegeven zodra ieders browser zijn getal heeft toegevoegd; dat doet hij vanzelf als de pagina open is. Nog niet geweest:
page-look-in-within = Wie niet binnen { $time } komt kijken, raakt de plaats kwijt.
page-needs-scripts = Je browser voert geen scripts uit en kan dus geen geheim getal trekken. Het huis kan er een voor je trekken; dan bewijst de deling jou niets.
page-let-house-draw = Laat het huis trekken
page-sealed-elsewhere = Je getal voor deze deling is door een andere browser of een programma verzegeld: open deze tafel daar. Was jij dat niet, vertrouw deze deling dan niet.
page-house-drew-yours = De server zegt dat hij je getal heeft getrokken, zoals voor browsers zonder scripts. Maar de jouwe voert scripts uit en kan er zelf een trekken; zo bewijst deze deling jou niets.
page-seal-here = Trek hier een nieuw
page-broken-off-by-closing = De tafel is gesloten terwijl er werd gedeeld. Door wie, staat bij “Was het delen eerlijk?”.
page-broken-off = { $count ->
    [one] Een poging om te geven is afgebroken, omdat iemand niet kwam kijken.
   *[other] { $count } pogingen om te geven zijn afgebroken, omdat iemand niet kwam kijken.
 } Wie dat was, staat bij “Was het delen eerlijk?”.
page-decision = Beslissing { $number } van { $all }
page-first = Naar het delen
page-back = Eén terug
page-forth = Eén verder
page-last = Naar het einde
page-slider = Beslissing
page-go = Tonen
page-replay-keys = Met de pijltjes ga je heen en terug.
page-copy-link = Link naar deze stelling kopiëren
page-eyes = Gezien door
page-eyes-all = iedereen: alles open
page-space-bar = spatiebalk
page-fall-not-yours = Deze klok kun je niet stoppen.
page-fall-watch = De klok loopt terug.
page-fall-pressed = Je hebt gedrukt. Een ogenblik, tot duidelijk is wie de eerste was…
page-fall-awaits = De klok wacht tot { $players } terug is.
page-fall-forget = Niet voor mij stoppen
page-line = { $trip } ms heen en terug
page-line-allowed = Je lijn doet er { $trip } ms over, heen en terug: een druk wordt tot { $allowed } ms later nog geloofd.
page-line-unknown = Je lijn is nog niet gemeten: een druk telt ongeveer wanneer hij aankomt.
page-how-stopped = De druk kwam { $arrived } s na het begin aan en noemde stap { $named }; stap { $counted } telt. De lijn kreeg { $allowed } ms goed, en op de anderen is { $settled } ms gewacht.
page-just-now = Zojuist
page-story-tab = Verhaal
page-table-tab = Tafel
page-beside = Naast het bord
page-all-in-words = Alle { $count } in woorden
page-undo = Terugdraaien
page-undo-asks = vraagt { $players }
page-point = Wijs iets aan dat oplicht
page-unfold = Meer over deze vraag
page-rule = regel { $clause }
page-you-alone = Jij
page-stop-at = Stop bij …
page-whole-board = Het hele bord
page-in-words = In woorden
page-scores = Scores
page-undo-to = Terugdraaien tot hier
page-whose-story = Wiens beslissingen
page-whole-story = Iedereen
page-watch = Wat de anderen doen
page-watch-again = Nog eens
page-watch-next = Verder
page-watch-mine = Mijn beurt
page-watch-now = Overslaan
page-sayings = Snel gezegd
page-say-hello = Hallo!
page-say-good-luck = Veel succes allemaal!
page-say-well-played = Mooi gespeeld!
page-say-thanks = Dank je wel!
page-say-oh-no = O nee!
page-say-moment = Een ogenblikje.
page-say-thinking = Even nadenken.
page-say-good-game = Goed spel!
page-you-win = Je wint!
page-you-win-by-resignation = Je wint! De anderen hebben opgegeven.
page-you-share = Je deelt de overwinning met { $players }!
page-you-came = Je wordt { $rank ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
}.

# The label of a button with a question mark.
page-coach = Wat de coach zegt
page-share-kept = De vrije plaatsen worden vrijgehouden voor wie een uitnodiging heeft. Stuur die, of maak een nieuwe.
page-how-strong = Hoe sterk de computer speelt

# Beside the name of somebody for whom the others wait.
page-is-learning = { $step ->
    [0] leert het spel: bekijkt de plaatjes
    [one] leert het spel: tot nu toe één beslissing
   *[other] leert het spel: tot nu toe { $step } beslissingen
}
