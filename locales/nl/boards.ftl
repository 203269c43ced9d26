# Boards to think on: playing on from a position, the analysis, the big screen.

boards-play-on = Vanaf hier verder spelen
# $title is what the table is called.
boards-play-on-from = Na beslissing { $number } van “{ $title }”.
boards-play-on-title = { $title }, vanaf beslissing { $number }
boards-your-seat = Waar zit je?
boards-against = Tegen wie?
boards-friends = met vrienden
boards-friends-help = Je krijgt een link voor ze en begint zodra iedereen zit.
boards-play-on-counts = Dit spel telt niet mee voor een rating.
boards-cards-known = De kaarten liggen zoals toen: wie het afgelopen spel heeft bekeken, kent ze.
boards-back = Terug
boards-goes-on = Dit spel gaat verder op een ander, na beslissing { $number } daarvan.
boards-goes-on-from = Naar dat spel

boards-think = Analyseren
boards-card = { $name }
boards-after = na beslissing { $number }
boards-eyes = Wiens ogen
# $player is a name.
boards-eyes-of = Die van { $player }: alleen wat daar bekend kon zijn telt. De rest wordt opnieuw gegeven.
boards-eyes-open = Alles ligt open, zoals de kaarten lagen.
boards-held = Wat de anderen hebben
boards-known = bekend
boards-guessed = vermoed
boards-guess-help = Uit 60 verdelingen die passen bij alles wat deze ogen hebben gezien.
boards-guess-anew = Opnieuw raden
boards-over-here = Hier is het spel afgelopen.
boards-walks = { $seconds ->
    [one] { $count } spellen doordacht in één seconde.
   *[other] { $count } spellen doordacht in { $seconds } seconden.
}
boards-doubt = ± is alleen de onzekerheid van de steekproef.
boards-longer = Langer kijken
boards-played = gespeeld
boards-thinks = Denkt na …
boards-think-now = Eén seconde nadenken
# $player is a name.
boards-decides = { $player } beslist ({ $count })
boards-in-notation = In notatie, eerst de plaats:
boards-try = Proberen
boards-tree = Beslissingen
boards-line-broken = Hier eindigt de reeks, want met deze kaarten kan ze niet worden gespeeld:
boards-share = Delen
boards-share-what = Wie de link opent, ziet:
# $player is a name.
boards-share-eyes = wat { $player } kon weten
boards-share-open = alles, ook wat verborgen was
boards-share-who = Wie aan deze tafel mag toekijken, kan hem openen, met alles wat je hebt geprobeerd.
boards-share-alone = Dit spel is nog bezig, dus niemand anders kan het zo bekijken. Delen kan als het is afgelopen.
boards-screen = Op een groot scherm tonen
boards-join = Schuif aan met je telefoon
boards-fill = Volledig scherm

boards-lines = Als lijnen, met geluk
boards-bands-help = Ieders kans na elke beslissing, naar wat ieder kon weten. Jouw band ligt onderaan; de cijfers erboven leiden naar de keerpunten.
boards-hardly = moeilijk te zeggen
boards-likely = waarschijnlijk
boards-certain = zeker
boards-how-sure = Hoe zeker is dit?
boards-looked-for = Het spel is { $seconds } seconden lang bekeken. “Zeker” en “waarschijnlijk” gaan alleen over de steekproef: wie langer kijkt, vindt misschien nog iets beters.
boards-look-longer = Langer kijken, op de achtergrond
boards-best-short = beste
boards-good-of = { $good } van { $all }
boards-choices-short = keuzes
boards-looks-again = Er wordt langer gekeken. Deze pagina toont wat eruit komt.

boards-arrange = Opstellen
boards-arrange-help = Deze velden heten zoals in stellingbestanden, en dingen zoals in de notatie.
boards-arranged = Met de hand opgesteld: { $count ->
    [one] één verandering
   *[other] { $count } veranderingen
} in deze stelling.
boards-as-it-was = Zoals het was
boards-think-about-it = Hierover nadenken
boards-cannot-be = Deze stelling kan niet ({ $place }): { $problem }

boards-head-won = { $player } heeft gewonnen, { $own } tegen { $other } ({ $what }).
    .you = Je hebt gewonnen, { $own } tegen { $other } ({ $what }).
boards-head-place = { $rank ->
    [2] Tweede
    [3] Derde
    [4] Vierde
    [5] Vijfde
   *[other] Zesde
}, { $own } tegen { $other } ({ $what }).
boards-head-alone = { $player } heeft gewonnen.
    .you = Je hebt gewonnen.
boards-head-shared = Een gedeelde overwinning: { $players }.
boards-head-slips = { $count ->
    [one] Eén beslissing heeft je { $points } punten gekost.
   *[other] { $count } beslissingen hebben je { $points } punten gekost.
}
boards-head-good-luck = Het geluk heeft je { $points } punten gebracht.
boards-head-bad-luck = Pech heeft je { $points } punten gekost.
boards-head-clean = Je hebt bijna niets gemist.
boards-led = { $player } stond vanaf beslissing { $number } voor.
    .you = Je stond vanaf beslissing { $number } voor.
boards-led-always = { $player } stond van het delen tot het einde voor.
    .you = Je stond van het delen tot het einde voor.
boards-led-last = Pas met de laatste beslissing kwam { $player } voor.
    .you = Pas met de laatste beslissing kwam je voor.
boards-late-hope = Na beslissing { $number } had je nog { $percent } %.
boards-stood-out = { $count ->
    [0] Van geen enkele beslissing valt te zeggen dat ze het spel heeft beslist.
    [one] Eén beslissing springt eruit.
   *[other] { $count } beslissingen springen eruit.
}
boards-decided = Hoe goed iedereen besliste
boards-in-words = in woorden
boards-won = gewonnen
boards-hand-slips = { $count ->
    [one] één misser, beslissing { $number }
   *[other] { $count } missers, de duurste bij beslissing { $number }
}
boards-hand-nothing = had nauwelijks een keuze
boards-hand-surest = de vastste hand
boards-hand-sure = een vaste hand
boards-hand-small = geen zekere misser, in totaal veel weggegeven
boards-hand-steady = gelijkmatig
boards-part-deal = bij het delen
boards-part-choices = jouw keuzes
boards-part-luck = geluk
boards-part-others = wat anderen deden
boards-part-end = aan het eind
boards-also = Ook een blik waard
boards-better-was = Beter: { $action }.
boards-sure-of = Hier genoemde beslissingen: { $all }; zeker: { $certain }; bij langer zoeken misschien geen: { $hardly }.

boards-goes-on-arranged = Deze partij begon met een stelling die na beslissing { $number } van een andere met de hand is opgesteld; wie dat deed, kent misschien de kaarten.
boards-no-record = Deze partij begon met een met de hand opgestelde stelling, en een verslag begint met het delen.
boards-no-review = Deze partij begon met een met de hand opgestelde stelling, en een terugblik begint met het delen.

boards-arrange-by-name = Verzet een getal, kies iets, of raak een veld aan en wijs op het bord.
boards-arrange-rest = Al het andere
boards-arrange-show = Laat zien
boards-can-be = Zo kan er gespeeld worden.
boards-unchanged = Er is nog niets veranderd.
boards-changed = Veranderd
boards-no-game = Ook over wat in geen partij ontstaat mag je nadenken.
