# De pagina’s.

page-skip = Naar de inhoud
page-lost = De verbinding is weg; nieuwe poging…
page-unofficial = Damrak is onofficieel: de spellen zijn van hun auteurs en uitgevers.
page-sorry = Dat lukte niet
page-back-home = Terug naar het begin
page-welcome = Kom aan het Damrak zitten
page-what = Eén tafel voor de Amsterdamse koopmansspellen: met vrienden ver weg, op één bank of tegen de computer. Elke regel geldt en wordt uitgelegd.
page-play-now = Nu tegen de computer spelen
page-your-tables = Jouw tafels
page-open-tables = Open tafels
page-recent-tables = Laatst gespeeld
page-no-tables = Er is hier nog niets openbaar gespeeld. Jouw partij kan de eerste zijn.
page-your-turn = Jij bent aan de beurt
page-guest = Gast
page-players = Kooplieden
page-story = Het verhaal tot nu toe
page-name = { $player }
page-over = Het spel is uit
page-waiting-for = We wachten op { $players }
page-paused = De tafel pauzeert.
page-you-can = Je kunt
page-take-back = Terugnemen
page-bot = computer
page-closed = Deze tafel is gesloten.
page-start = Delen
page-share = Er zijn plaatsen vrij. Stuur het adres van deze pagina naar wie je wilt meespelen.
page-sit = Hier zitten
page-open-seat = vrij
page-confirm = Bevestigen
page-not-yet = Nog niet
page-rules = Regels
page-close = Sluiten
page-cannot-now = Dat kun je nu niet kiezen. Wat oplicht wel.
page-look-back = Deze stelling bekijken
page-by-clock = (de tijd was om)
page-since = Sinds je laatste beslissing
page-bundle-do = Doen
page-bundle-named = Laat zien wat het dichtst in de buurt komt
page-talk-limit = Zo lang wachten de anderen op het antwoord
page-step-back = Een stap terug
page-undo-asked = { $player } wil graag teruggaan.
page-vote-replace = Zal de computer voor { $player } verder spelen?
page-vote-end = Zal de partij hier zonder uitslag eindigen?
page-agree = Akkoord
page-refuse = Weigeren
page-here = is er
page-away = is er niet
page-you = jij
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
page-review-did = Gedaan: { $action } ({ $percent } % winstkans)
page-review-better = Beter: { $action } ({ $percent } % winstkans)
page-review-look = Stelling bekijken
page-review-luck = Geluk
page-review-luck-help = Wat kaarten, dobbelstenen en de verborgen keuzes van anderen deden, los van wat iemand koos.
page-review-good-luck = Beslissing { $number }: het geluk bracht { $player } { $points } procentpunten.
page-review-bad-luck = Beslissing { $number }: het geluk kostte { $player } { $points } procentpunten.
page-review-everybody = Keuze en geluk
page-review-mean-cost = kosten van een keuze
page-review-luck-sum = geluk in totaal
page-review-costs-help = In procentpunten winstkans: wat een keuze gemiddeld kostte vergeleken met de beste die gevonden is, en wat het geluk bracht of kostte.
page-review-doubt = De kansen zijn schattingen van een zoektocht met beperkte tijd; kleine verschillen zeggen weinig.
page-review-next = Wat { $player } daarna deed
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
page-clock = Klok
page-rated = Telt mee
page-yes = ja
page-no = nee
page-resume = Verder spelen
page-pause = Pauze
page-return = Weer zelf spelen
page-ask-undo = Vragen mijn laatste beslissing terug te nemen
page-replace = De computer voor { $player } laten spelen
page-ways-out = Eerder stoppen…
page-propose-end = Voorstellen zonder uitslag te stoppen
page-resign = Opgeven
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
page-fair-about = Vóór het delen heeft de server zich met een zegel op een geheim vastgelegd. Elke plaats heeft een eigen toevalsgetal toegevoegd. De kaarten volgen uit alles samen; niemand kon ze uitkiezen, ook niet wie deze server beheert. Na de partij wordt het geheim getoond en kan iedereen het controleren.
page-fair-commitment = Zegel, vóór het delen gepubliceerd
page-fair-nonces = Wat elke plaats heeft toegevoegd
page-fair-secret = Het geheim
page-fair-seed = Het zaad van de kaarten
page-fair-holds = Het geheim past bij het zegel, en de kaarten volgen eruit.
page-fair-broken = Het geheim past niet bij het zegel.
page-fair-later = Het geheim wordt getoond als de partij voorbij is.
page-fair-checked = Je eigen browser heeft het nagerekend en is het eens.
page-fair-remembered = Het is het zegel dat deze browser heeft onthouden toen hij de tafel voor het eerst zag.
page-fair-verify = Om elke kaart zelf na te spelen, download het verslag en start
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
page-enlarge = Speelbord vergroten
page-asked = De vraag: “{ $question }”
page-fall-press = Druk op de knop als de prijs je bevalt.
page-space-bar = spatiebalk
page-fall-not-yours = Deze klok kun je niet stoppen.
page-fall-watch = De klok loopt terug.
page-fall-settling = Gestopt! Een ogenblik voor wie een tragere lijn heeft…
page-fall-awaits = De klok wacht tot { $players } terug is.
page-fall-forget = Niet voor mij stoppen
page-line = { $trip } ms heen en terug
page-line-allowed = Je lijn doet er { $trip } ms over, heen en terug: een druk wordt tot { $allowed } ms later nog geloofd.
page-line-unknown = Je lijn is nog niet gemeten: een druk telt wanneer hij aankomt.
page-how-stopped = De druk kwam { $arrived } s na het begin aan en noemde stap { $named }; stap { $counted } telt. De lijn kreeg { $allowed } ms goed, en op de anderen is { $settled } ms gewacht.
