# The pages.

page-skip = Skip to the content
page-lost = The connection is lost; trying again…
page-unofficial = Damrak is unofficial: the games belong to their designers and publishers.
page-sorry = That did not work
page-back-home = Back to the start
page-welcome = Come and sit at the Damrak
page-what = One table for the Amsterdam merchant games: with friends far away, on one sofa, or against the computer. Every rule is kept and explained.
page-play-now = Play now against the computer
page-your-tables = Your tables
page-open-tables = Open tables
page-recent-tables = Played of late
page-no-tables = No game has been played for all to see yet. Yours could be the first.
page-your-turn = Your turn
page-guest = Guest
page-players = Merchants
page-story = The story so far
page-name = { $player }
page-over = The game is over
page-waiting-for = Waiting for { $players }
page-paused = The table is paused.
page-you-can = You can
page-take-back = Take back
page-bot = computer
page-closed = This table was closed.
page-start = Deal
page-share = Seats are open. Send this page’s address to whom you want to play with.
page-sit = Sit here
page-open-seat = open
page-confirm = Confirm
page-not-yet = Not yet
page-rules = Rules
page-close = Close
page-cannot-now = That cannot be chosen now. What glows can.
page-look-back = Look at this position
page-by-clock = (time was up)
page-since = Since your last decision
page-bundle-do = Do it
page-bundle-named = Show me what comes nearest
page-talk-limit = So long the others wait for the answer
page-step-back = One step back
page-undo-asked = { $player } would like to go back.
page-vote-replace = Shall the computer play on for { $player }?
page-vote-end = Shall the game end here without a result?
page-agree = Agree
page-refuse = Refuse
page-here = is here
page-away = is away
page-you = you
page-gave-up = gave up
page-stand-in = the computer stands in
page-how-it-came = How it came about
page-ended-by-agreement = The game was ended by agreement
page-won-by-resignation = { $players } wins: the others gave up
page-won = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
page-rank = Place
page-player = Merchant
page-to-rematch = To the next game
page-rematch = Play again
page-play-against = Play against the level “{ $level }”
page-hint = Hint
page-hint-ask = Show me a hint
page-hint-seen = Everybody at the table sees that you took one.
page-hint-thinking = The computer thinks about your decision…
page-hint-none = The computer has no advice for this decision. Decide as you think best.
page-hint-look = Look again
page-hint-chance = { $percent } % to win
page-hint-expected = a score of about { $score }
page-hint-marked = The best of them is marked with dots on the pictures.
page-hints = Hints
page-hints-taken = { $count ->
    [one] took a hint
   *[other] took { $count } hints
}
page-replay = Watch it again
page-review = Review
page-review-runs = The computer looks back on this game: { $done } of { $all } decisions.
page-review-waits = { $count ->
    [0] The computer is about to look back on this game.
    [one] One other game is looked back on first.
   *[other] { $count } other games are looked back on first.
}
page-review-comes = The page shows the review by itself when it is ready. It is kept, so this is needed only once.
page-review-chances = Winning chances
page-review-percent = winning chance in %
page-review-decision = decision
page-review-plot-help = Everybody’s chance to win after each decision, judged by what each could know. Numbers in circles mark choices, letters in diamonds mark luck.
page-review-points = Turning points
page-review-no-points = Nobody missed anything to speak of.
page-review-cost = Decision { $number }: { $player } gave away { $points } percentage points.
page-review-did = Done: { $action } ({ $percent } % to win)
page-review-better = Better: { $action } ({ $percent } % to win)
page-review-look = Look at the position
page-review-luck = Luck
page-review-luck-help = What cards, dice and the sealed choices of others moved, apart from what anybody chose.
page-review-good-luck = Decision { $number }: luck brought { $player } { $points } percentage points.
page-review-bad-luck = Decision { $number }: luck cost { $player } { $points } percentage points.
page-review-everybody = Choice and luck
page-review-mean-cost = cost of a choice
page-review-luck-sum = luck in all
page-review-costs-help = In percentage points of winning chance: what a choice cost on average beside the best one found, and what luck brought or cost.
page-review-doubt = Chances are estimates of a search with limited time; small differences mean little.
page-review-next = What { $player } did next
page-review-marked = What would have been better is marked with dots on the pictures.
page-record = Download the record
page-fair = Was the deal fair?
page-about-to-begin = Everybody is here. The game begins when somebody at the table deals.
page-invite = Invite and share
page-learn = How to play
page-chat = Talk
page-chat-read = Read the talk
page-chat-line = Say something
page-chat-say = Say
page-to-table = To the table
page-seat-bot = Seat the computer
page-leave = Free the seat
page-more = This table
page-close-table = Close the table
page-variant = Variant
page-edition = Edition
page-clock = Clock
page-rated = Rated
page-yes = yes
page-no = no
page-resume = Go on
page-pause = Pause
page-return = Play myself again
page-ask-undo = Ask to undo my last decision
page-replace = Let the computer play for { $player }
page-ways-out = Ending early…
page-propose-end = Propose to end without a result
page-resign = Give up
page-clock-none = none
page-clock-per-decision = { $time } for each decision
page-clock-bank = { $time }, and { $increment } for each decision
page-days = { $count ->
    [one] one day
   *[other] { $count } days
}
page-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
page-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
page-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
page-i-am = I am { $player }, seat { $seat }
page-curtain = Hand the device over
page-curtain-help = The cards stay covered until the next player is here.
page-fair-about = Before the deal the server published a commitment to a secret. Every seat added a nonce of its own. The cards follow from all of them together, so nobody could choose them, not even whoever runs this server. When the game is over the secret is shown, and everybody can check it.
page-fair-commitment = Commitment, published before the deal
page-fair-nonces = What each seat added
page-fair-secret = The secret
page-fair-seed = The seed of the cards
page-fair-holds = The secret fits the commitment, and the cards follow from it.
page-fair-broken = The secret does not fit the commitment.
page-fair-later = The secret is shown when the game is over.
page-fair-checked = Your own browser has calculated it again and agrees.
page-fair-remembered = It is the commitment that this browser noted when it first saw the table.
page-fair-verify = To replay every card yourself, download the record and run
page-decision = Decision { $number } of { $all }
page-first = To the deal
page-back = One back
page-forth = One on
page-last = To the end
page-slider = Decision
page-go = Show
page-replay-keys = Arrow keys go back and forth.
page-copy-link = Copy the link to this position
page-eyes = Seen by
page-eyes-all = everybody: all open
page-enlarge = Enlarge the board
page-asked = Asked: “{ $question }”
page-fall-press = Press the knob when the price suits you.
page-space-bar = space bar
page-fall-not-yours = You cannot stop this clock.
page-fall-watch = The clock is falling.
page-fall-settling = Stopped! A moment for those whose line is slower…
page-fall-awaits = The clock waits until { $players } is back.
page-fall-forget = Do not stop it for me
page-line = { $trip } ms there and back
page-line-allowed = Your line takes { $trip } ms there and back: a press is believed up to { $allowed } ms late.
page-line-unknown = Your line has not been measured yet: a press counts when it arrives.
page-how-stopped = The press arrived { $arrived } s after the clock began to fall and named its step { $named }; step { $counted } counts. { $allowed } ms were made up for the line, and the others were waited for { $settled } ms.
