# The pages.

page-skip = Skip to the content
page-lost = The connection is lost; trying again…
page-unofficial = Damrak is unofficial: the games belong to their designers and publishers.
page-sorry = That did not work
page-back-home = Back to the start
page-welcome = Merchant games of old Amsterdam, at one table
page-what = One table for the Amsterdam merchant games: with friends far away, on one sofa, or against the computer. Every rule is kept and explained.
page-play-now = Play now
page-your-tables = Your tables
page-open-tables = Open tables
page-recent-tables = Recently played
page-your-turn = Your turn
page-guest = Guest
page-players = Merchants
page-name = { $player }
page-over = The game is over
page-waiting-for = Waiting for { $players }
page-paused = The table is paused.
page-you-can = You can
page-take-back = Take back
page-bot = computer
page-closed = This table was closed.
page-start = Start the game
page-share = There are free seats. Send the address of this page to the people you want to play with.
page-sit = Sit here
page-open-seat = open
page-rules = Rules
page-close = Close
page-cannot-now = That cannot be chosen now. What glows can.
page-look-back = Look at this position
page-by-clock = (time ran out)
# Beside a number that is named, such as a bid: which ones there are, and what its buttons do.
page-number-only = { $least } and no other
page-number-range = from { $least } to { $most }
page-number-steps = from { $least } to { $most }, in steps of { $step }
page-number-less = { $step } less
page-number-more = { $step } more
page-bundle-named = Show me what comes nearest
page-talk-limit = How long the others wait for the answer
page-step-back = One step back
page-undo-asked = { $player } would like to go back.
    .you = You would like to go back.
page-vote-replace = Should the computer play on for { $player }?
    .you = Should the computer play on for you?
page-vote-end = Should the game end here without a result?
page-vote-end-about = Ending without a result needs everybody who has not given up, also those for whom the computer plays. If somebody never comes back, the computer plays on for them to the end; whoever gives up comes last.
page-vote-pause = Should the game pause?
page-vote-pause-about = The clocks run on until everybody who plays has agreed. A clock that is falling is judged first. Anybody may resume. The next decision makes the question void.
page-agree = Agree
page-refuse = Refuse
page-here = is here
page-away = is away
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
    .you = Decision { $number }: You gave away { $points } percentage points.
page-review-did = Done: { $action } ({ $percent } % to win)
page-review-better = Better: { $action } ({ $percent } % to win)
page-review-look = Look at the position
page-review-luck = Luck
page-review-luck-help = What cards, dice and the sealed choices of others moved, apart from what anybody chose.
page-review-good-luck = Decision { $number }: luck brought { $player } { $points } percentage points.
    .you = Decision { $number }: luck brought you { $points } percentage points.
page-review-bad-luck = Decision { $number }: luck cost { $player } { $points } percentage points.
    .you = Decision { $number }: luck cost you { $points } percentage points.
page-review-everybody = Choice and luck
page-review-costs-help = In percentage points of winning chance: what all choices together cost beside the best ones found, and what luck brought or cost. “As good as the best” is within one point.
page-review-doubt = Chances are estimates of a search with limited time; small differences mean little.
page-review-next = What { $player } did next
    .you = What you did next
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
page-rules-newest = version { $version }
page-rules-former = version { $version }, by which this game was begun; new games are played by version { $newest }
page-clock = Clock
page-rated = Rated
page-yes = yes
page-no = no
page-resume = Go on
page-pause = Pause
page-ask-pause = Ask for a pause
page-return = Play myself again
page-replace = Let the computer play for { $player }
page-replace-about = The computer may play for somebody who has been away for { $time } or whose time is up, if the others agree. They may come back whenever they like and keep their say in going back and in ending.
page-replace-about-rated = The computer may play for somebody who has been away for { $time } or whose time is up, if the others agree. They may come back whenever they like and keep their say in going back and in ending. This game is rated: whoever has not come back when it ends counts as having given up.
page-ways-out = Ending early…
page-propose-end = Propose to end without a result
page-resign = Give up
page-spectators-out = Let nobody watch
page-spectators-in = Let others watch
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
page-fair-commitment = What the server published before the deal
page-fair-secret = The secret
page-fair-seed = The seed of the cards
page-fair-holds = The secret fits what was published, so does every number that was sealed, and the cards follow from them.
page-fair-broken = Something does not fit what was published before. Do not trust this deal.
page-fair-later = The secret is shown when the game is over.
page-fair-checked = Your own browser has calculated it again and agrees.
page-fair-remembered = It is what this browser noted when it first saw the table.
page-fair-verify = To replay every card yourself, download the record and run
page-fair-sealed = This table is dealt with sealed numbers. First the server publishes a hash of a secret, and every browser or program at the table a hash of a number that it drew, its seal. When all of them are published nobody sits down or leaves any more, and then the numbers are told and the cards follow from all of them. When the game is over the secret is shown, and everybody can check everything.
page-fair-quick = This table is dealt at once: everybody’s browser gave its number when its person sat down, and the cards follow from those numbers and a secret of which the server had published a hash. When the game is over the secret is shown, and everybody can check that nothing was changed afterwards.
page-fair-nobody = Nobody could choose these cards: not whoever runs this server, no player, and not all of them together, as long as one number was drawn at random and kept until all seals were published. Your own browser says below what it remembers of yours.
page-fair-alone = { $player } alone drew a number for this deal. Whoever runs this server could not choose the cards after seeing it, nor could { $player } after seeing the secret of the server. But nobody else witnesses that: both together could have chosen.
page-fair-host = Whoever runs this server could have chosen these cards: no more than one person gave a number, and the server could know it when it made its own.
page-fair-house = Whoever runs this server could have chosen these cards: the house drew every number.
page-fair-last = { $player } gave their number last: together with whoever runs this server { $player } could have chosen these cards. Nobody else could.
page-fair-last-unknown = Whoever gave their number last could have chosen these cards together with whoever runs this server. Nobody else could.
page-fair-seal = Seal:
page-fair-number = Number:
page-fair-house-drew = The house drew this number, as it does where a browser runs no scripts: for this seat it proves nothing.
page-fair-own = Your number is the one that this browser gave.
page-fair-elsewhere = The number of your seat was sealed by another browser or program. If that was not you, do not trust this deal.
page-fair-house-yours = The house drew the number of your seat, although this browser could have drawn one: to you this deal proves nothing. If you did not ask for that, do not trust it.
page-fair-attempts = Attempts that were broken off
page-fair-missing = Waited for in vain:
page-fair-closed-by = The table was closed while the numbers were being told, by:
page-fair-limits = What this does not prove
page-fair-limits-sealed = With sealed numbers the server learns the deal a moment before the others. With the help of somebody at the table, whoever runs it could break off a deal that they do not like. Such an attempt cannot be hidden: it is listed here and in the record with whoever was waited for.
page-fair-limits-host = Nothing here keeps whoever runs the server from looking at the cards, from closing the table and dealing at another one, or from sitting at several seats. And to you it proves something only if your own browser or program drew a number: it remembers that number and everything that was published, and warns you when something changes.
page-fair-problem-commitment = The server published another hash of its secret before.
page-fair-problem-secret = The secret does not fit the hash that was published.
page-fair-problem-seal = The seals are not those that this browser noted.
page-fair-problem-number = A number is not the one that was sealed, or yours is not the one that this browser gave.
page-fair-problem-missing = The server says that it waited for you in vain, but it had your number.
page-fair-problem-attempt = Attempts to deal are missing.
page-fair-problem-way = The way of dealing was changed.
page-fair-problem-seed = The cards do not follow from the secret and the numbers.
page-deal-changed = Careful: something that this server published about the deal has changed since your browser noted it. “Was the deal fair?” in the menu says what.
page-deal-not-ours = The number of your seat in this deal is not from this browser: another one sealed it, or the house drew it. If that was not your wish, do not trust this deal. “Was the deal fair?” in the menu says more.
page-sealed = number sealed
page-house-draws = the house draws
page-being-dealt = All seats are taken and fixed. The cards are dealt as soon as everybody’s browser has added its number; it does so by itself when its page is open. Still missing:
page-look-in-within = Whoever has not looked in within { $time } loses the seat.
page-needs-scripts = Your browser runs no scripts, so it cannot draw a secret number. The house can draw one for you; then the deal proves nothing to you.
page-let-house-draw = Let the house draw
page-sealed-elsewhere = Your number for this deal was sealed by another browser or program: open this table there. If that was not you, do not trust this deal.
page-house-drew-yours = The server says that it drew your number, as it does for browsers without scripts. But yours runs scripts and can draw one itself; as it is, this deal proves nothing to you.
page-seal-here = Draw a new one here
page-broken-off-by-closing = The table was closed while a deal was on its way. “Was the deal fair?” tells by whom.
page-broken-off = { $count ->
    [one] An attempt to deal was broken off, because somebody did not look in.
   *[other] { $count } attempts to deal were broken off, because somebody did not look in.
 } “Was the deal fair?” tells who.
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
page-space-bar = space bar
page-fall-not-yours = You cannot stop this clock.
page-fall-watch = The clock is falling.
page-fall-pressed = You have pressed. A moment, until it is clear who was first…
page-fall-awaits = The clock waits until { $players } is back.
page-fall-forget = Do not stop it for me
page-line = { $trip } ms round trip
page-line-allowed = Your connection takes { $trip } ms there and back: a press is accepted up to { $allowed } ms late.
page-line-unknown = Your connection has not been measured yet: a press counts from about when it arrives.
page-how-stopped = The press arrived { $arrived } s after the clock began to fall and named its step { $named }; step { $counted } counts. { $allowed } ms were allowed for the connection, and the others were given { $settled } ms to be faster.
page-just-now = Just now
page-story-tab = Story
page-table-tab = Table
page-beside = Beside the board
page-all-in-words = All { $count } in words
page-undo = Undo
page-undo-asks = asks { $players }
page-point = Point at what glows
page-unfold = More about this question
page-rule = rule { $clause }
page-you-alone = You
page-stop-at = Stop it at …
page-whole-board = The whole board
page-in-words = In words
page-scores = Scores
page-undo-to = Undo to here
page-whose-story = Whose decisions
page-whole-story = Everybody
page-watch = What the others do
page-watch-again = Again
page-watch-next = Next
page-watch-mine = My turn
page-watch-now = Skip
page-sayings = Say it quickly
page-say-hello = Hello!
page-say-good-luck = Good luck, everybody!
page-say-well-played = Well played!
page-say-thanks = Thank you!
page-say-oh-no = Oh no!
page-say-moment = One moment, please.
page-say-thinking = Let me think.
page-say-good-game = Good game!
page-you-win = You win!
page-you-win-by-resignation = You win! The others gave up.
page-you-share = You share the victory with { $players }!
page-you-came = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.

# The label of a button with a question mark.
page-coach = What the coach says
page-share-kept = The free seats are kept for those who have an invitation. Send it to them, or make a new one.
page-how-strong = How strong the computer plays

# Beside the name of somebody for whom the others wait.
page-is-learning = { $step ->
    [0] learns the game: looks at the pictures
    [one] learns the game: one decision so far
   *[other] learns the game: { $step } decisions so far
}
