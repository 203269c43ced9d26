### What the server says.
###
### Every id begins with "server-".

## At the table

server-not-found = There is nothing here. Check the address, or go back to the start.
server-sign-in = Say who you are first: choose a name, or sign in.
server-forbidden = You may not do this here.
server-not-your-seat = This seat is not yours. You can only act for your own.
server-stale = The table has moved on in the meantime. Look at it again, then decide.
server-unavailable = Nothing can be saved just now, so nothing was done. Try again in a moment.
server-damaged = What is stored here cannot be read. Tell whoever runs this server.
server-unknown-rules = This table is played by version { $version } of the rules of “{ $game }”, and this server knows them up to version { $newest }. Nothing is lost; tell whoever runs this server that a newer Damrak can open it.
server-unknown-edition = This table is played with the edition “{ $edition }” (sha256:{ $hash }), which this server does not have. Nothing is lost; tell whoever runs this server that a newer Damrak may open it.
server-edition = The edition file cannot be used: { $problem }
server-already-begun = The game has already begun.
server-not-begun = The game has not begun yet.
server-game-over = The game is over.
server-not-over = The game is not over yet.
server-seat-taken = Somebody sits there already. Choose another seat.
server-seat-open = Nobody sits there.
server-seats-open = Not every seat is taken yet. Wait, invite somebody, or seat a bot.
server-bad-nonce = The number for the deal must have at most 64 plain characters.
server-being-dealt = This table is being dealt: nobody sits down or leaves until it is done.
server-quick-deal = This table is dealt at once, with the numbers that people gave as they sat down. Nothing is sealed here.
server-seals-fixed = All numbers are sealed already and cannot be changed any more.
server-not-revealing = It is not time to tell your number yet: first everybody’s must be sealed.
server-number-unlike-seal = This is not the number that you sealed. A sealed number has 32 to 64 plain characters, and its seal belongs to this table, seat and attempt.
server-rated-sealed = Rated tables are always dealt with sealed numbers. Leave out one of the two.
server-public-watched = A table that everybody finds can be watched by everybody. Leave out one of the two.
server-invitation-needed = This seat is kept for somebody with an invitation. Open the link you were sent, or choose another seat.
server-one-seat-each = You sit at this table already.
server-paused = The game is paused. Resume it first.
server-not-paused = The game is not paused.
server-no-pause = Nobody has asked for a pause.
server-clock-falls = The clock is falling. Wait until it is judged, then ask again.
server-cannot-take-back = This can no longer be taken back alone: something was revealed, or somebody else has decided. You can ask the others to go back.
server-undo-nothing = There is nothing to go back to there.
server-no-undo = Nobody has asked to go back.
server-answered = You have answered already.
server-resigned = You have given up already.
server-cannot-replace = A bot cannot take this seat.
server-not-away = { $player } is here, or has not been away for long. A bot may play for somebody who has been away for { $time } or whose time is up; try again in { $left }.
server-come-back-first = A bot plays for you here. Come back first.
server-nothing-to-return-to = No bot plays for you here.
server-cannot-close = This table cannot be closed now.
server-cross-site = This request came from another site. Open Damrak itself and try again.
server-blocked = You were locked out of this server. Ask whoever runs it.
server-bad-body = The request cannot be understood: { $problem }
server-bad-list = There is no such list. Ask for open, playing, recent, mine, waiting or past.
server-search-long = A search has at most { $most } characters.
server-title-long = A title has at most { $most } characters.
server-bad-clock = A clock gives at least one second and at most { $days } days.
server-falls-live = A clock that falls in real time needs people who play at the same time. Play this table live, or choose another “{ $option }”.
server-bad-seat = “{ $seat }” cannot sit anywhere. Use me, open, invite or a bot: { $known }.
server-level-instant = The level “{ $level }” answers at once and takes no time: write just { $level }.
server-level-budget = “{ $budget }” is no thinking time for an opponent at a table: use 1ms to { $millis }ms or 1sims to { $simulations }sims, as in regent@500ms.
server-no-hints = There are no hints at this table.
server-hint-not-now = You can have a hint only while you are to decide and no clock falls.
server-hints-rated = There are no hints in rated games between people. Leave out one of the two.
server-no-review = This game did not end by its rules, so there is nothing to review.
server-reviews-off = Reviews are turned off on this server.
server-review-failed = This game could not be reviewed. The server’s log says why.
server-bad-key = The key of a request has at most 64 characters.
server-too-many-steps = A decision has at most 32 steps before it.
server-steps-disclose = Something is disclosed by a step before the last one. Send that step by itself.
server-chat-length = A line has 1 to { $most } characters.

## People and accounts

server-name-length = A name has 1 to { $most } characters that can be seen.
server-name-signs = This name has invisible signs in it, or signs that turn text around. Leave them out.
server-text-signs = This text has invisible signs in it, or signs that turn text around. Leave them out.
server-edition-large = What your edition file says is too long: it may say { $most } kB.
server-edition-unclear = Your edition file cannot be kept: without its comments it would say something else.
server-file-name-long = The name of a file has at most { $most } characters.
server-settings-large = These settings are too large; all of them together have at most { $most } bytes.
server-unknown-language = This language is not spoken here. Choose en, de or nl.
server-user-name = A user name has { $least } to { $most } letters (a to z), digits, hyphens, underscores and dots, and begins with a letter or a digit.
server-user-name-taken = Somebody else has this user name. Choose another.
server-has-account = You have an account already.
server-no-account = You are a guest: there is no password to change. Make an account first.
server-password-length = A password has { $least } to { $most } characters.
server-password-weak = This password is too easy to guess. Take three or four words that have nothing to do with each other, or let your browser make one up.
server-password-names = This password is too easy to guess: others know your name and that of this house. Take three or four words that have nothing to do with either, or let your browser make one up.
server-password-needed = Give your password, so that nobody else deletes your account.
server-wrong-password = The user name or the password is wrong.
server-browser-only = A program cannot do this with its token. Sign in with a browser.
server-too-many-tokens = You have { $most } tokens, which is the most. End one that you no longer need.
server-link-used = This link is no longer good. Restart the server to get another, or ask an admin.
server-admin-stays = You look after this house as a guest, and signing in hands that to nobody. Make an account of this guest instead, or sign in without taking its seats along.
server-not-oneself = You cannot block yourself.

## The pace, and what goes wrong on the way

server-slow-down = That was too fast. { $seconds ->
    [one] Try again in one second.
   *[other] Try again in { $seconds } seconds.
}
server-busy = Too much is going on just now. Try again in a moment.
server-unknown-host = This server does not go by the name { $name }. If that is its name, whoever runs it sets public-url to it, or adds it to also-known-as.
server-too-slow = This took too long and was broken off. Try again.
server-too-large = This is more than can be taken at once. Send less.
server-bad-method = This cannot be asked for in this way.
server-bad-request = The request cannot be understood.
server-broken = Something is broken here, and nothing was done that you could not do again. Tell whoever runs this server.
server-stop-the-clock = A clock is falling: stop it with `stop` and the step you see, or name a later step.
server-no-falling-clock = No clock is falling here now.
server-cannot-stop-there = You cannot stop the clock there; wait for a later step.
server-clock-not-yours = This clock is not for your seat to stop.
server-no-such-saying = There is no such saying. See the list in the documentation.
server-nothing-left-to-play = The game is over there. Choose an earlier decision.
server-no-line = These decisions cannot be read. Go back to the finished game and try them again.
server-no-such-seat = There is no such seat. Choose one of those that are shown.
server-think-alone = A game that goes on can be analysed only by somebody who plays it against bots alone. When it is over, everybody can.
server-nobody-knows = There are no computer players for this game, so nobody can judge it.
