# Boards to think on: playing on from a position, the analysis, the big screen.

boards-play-on = Play on from here
# $title is what the table is called.
boards-play-on-from = After decision { $number } of “{ $title }”.
boards-play-on-title = { $title }, from decision { $number }
boards-your-seat = Where do you sit?
boards-against = Against whom?
boards-friends = with friends
boards-friends-help = You get a link for them and begin once all seats are taken.
boards-play-on-counts = This game counts for no rating.
boards-cards-known = The cards lie as they did then, so whoever has looked at the finished game knows them.
boards-back = Back
boards-goes-on = This game continues another one, after its decision { $number }.
boards-goes-on-from = To that game

boards-think = Analyse
boards-card = { $name }
boards-after = after decision { $number }
boards-eyes = Whose eyes
# $player is a name.
boards-eyes-of = { $player }’s: only what they could know counts. What they could not know is dealt anew.
boards-eyes-open = Everything lies open, as the cards lay.
boards-held = What the others hold
boards-known = known
boards-guessed = guessed
boards-guess-help = By 60 deals that agree with everything these eyes have seen.
boards-guess-anew = Guess again
boards-over-here = The game is over here.
boards-walks = { $seconds ->
    [one] { $count } games thought through in one second.
   *[other] { $count } games thought through in { $seconds } seconds.
}
boards-doubt = ± is the uncertainty of sampling alone.
boards-longer = Look longer
boards-played = played
boards-thinks = Thinking …
boards-think-now = Think for a second
# $player is a name.
boards-decides = { $player } decides ({ $count })
boards-in-notation = In notation, seat first:
boards-try = Try
boards-tree = Decisions
boards-line-broken = The line ends here, because it cannot be played on these cards:
boards-share = Share
boards-share-what = Whoever opens the link sees:
# $player is a name.
boards-share-eyes = what { $player } could know
boards-share-open = everything, also what was hidden
boards-share-who = It opens for those who may watch this table, with everything you tried.
boards-share-alone = This game is still going on, so nobody else can look at it this way. You can share it when it is over.
boards-screen = Show on a big screen
boards-join = Sit down with your phone
boards-fill = Fill the screen

boards-lines = As lines, with luck
boards-bands-help = Everybody’s chance after each decision, by what each could know. Your own band lies at the bottom; the numbers above lead to the turning points.
boards-hardly = hard to say
boards-likely = likely
boards-certain = certain
boards-how-sure = How sure is this?
boards-looked-for = The game was searched for { $seconds } seconds. “Certain” and “likely” allow for sampling error only: a longer look may still find something better.
boards-look-longer = Look longer, in the background
boards-best-short = best
boards-good-of = { $good } of { $all }
boards-choices-short = choices
boards-looks-again = A longer look is under way. This page shows what comes of it.

boards-arrange = Arrange
boards-arrange-help = These fields are called as in position files, and things as in the notation.
boards-arranged = Arranged by hand: { $count ->
    [one] one change
   *[other] { $count } changes
} to this position.
boards-as-it-was = As it was
boards-think-about-it = Think about it
boards-cannot-be = This position cannot be ({ $place }): { $problem }

boards-head-won = { $player } won, { $own } to { $other } ({ $what }).
    .you = You won, { $own } to { $other } ({ $what }).
boards-head-place = { $rank ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}, { $own } to { $other } ({ $what }).
boards-head-alone = { $player } won.
    .you = You won.
boards-head-shared = A shared victory: { $players }.
boards-head-slips = { $count ->
    [one] One decision cost you { $points } points.
   *[other] { $count } decisions cost you { $points } points.
}
boards-head-good-luck = Luck brought you { $points } points.
boards-head-bad-luck = Luck took { $points } points from you.
boards-head-clean = You hardly missed anything.
boards-led = { $player } led from decision { $number } on.
    .you = You led from decision { $number } on.
boards-led-always = { $player } led from the deal to the end.
    .you = You led from the deal to the end.
boards-led-last = Only the last decision put { $player } ahead.
    .you = Only the last decision put you ahead.
boards-late-hope = You still had { $percent } % after decision { $number }.
boards-stood-out = { $count ->
    [0] No single decision can be said to have decided it.
    [one] One decision stands out.
   *[other] { $count } decisions stand out.
}
boards-decided = How well everybody decided
boards-in-words = in words
boards-won = won
boards-hand-slips = { $count ->
    [one] one slip, decision { $number }
   *[other] { $count } slips, the dearest decision { $number }
}
boards-hand-nothing = hardly had a choice
boards-hand-surest = the surest hand
boards-hand-sure = a sure hand
boards-hand-small = no slip that is certain, much given away in all
boards-hand-steady = steady
boards-part-deal = at the deal
boards-part-choices = your choices
boards-part-luck = luck
boards-part-others = what others did
boards-part-end = at the end
boards-also = Also worth a look
boards-better-was = Better: { $action }.
boards-sure-of = Decisions named here: { $all }; certain: { $certain }; may vanish in a longer look: { $hardly }.

boards-goes-on-arranged = This game began with a position that somebody arranged by hand, after decision { $number } of another one; they may know the cards.
boards-no-record = This game began with a position that was arranged by hand, and a record begins with a deal.
boards-no-review = This game began with a position that was arranged by hand, and a review begins with a deal.

boards-arrange-by-name = Turn a number, choose, or touch a field and point at the board.
boards-arrange-rest = Everything else
boards-arrange-show = Show it
boards-can-be = This can be played.
boards-unchanged = Nothing is changed yet.
boards-changed = Changed
boards-no-game = What no game reaches may be thought about all the same.
