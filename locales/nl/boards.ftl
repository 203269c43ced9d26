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
boards-best-of = zo goed als het beste
boards-good-of = { $good } van { $all }
boards-choice-sum = beslissingen samen
boards-looks-again = Er wordt langer gekeken. Deze pagina toont wat eruit komt.

boards-arrange = Opstellen
boards-arrange-help = Verander wat er op tafel ligt; de velden heten als in stellingbestanden, de dingen als in de notatie. Wat niet kan, wordt gezegd; over wat in geen partij ontstaat mag je toch nadenken.
boards-arranged = Met de hand opgesteld: { $count ->
    [one] één verandering
   *[other] { $count } veranderingen
} in deze stelling.
boards-as-it-was = Zoals het was
boards-think-about-it = Hierover nadenken
boards-cannot-be = Deze stelling kan niet ({ $place }): { $problem }
