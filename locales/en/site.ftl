# The pages around the tables.

## The top and the foot of every page

site-ways = Main menu
site-more-ways = More about Damrak
site-rules = Rules
site-new-table = New table
site-language = Language
site-me = Your page
site-sign-in = Sign in
site-about = About Damrak
site-people = People
site-nothing-here = Nothing here
site-who-are-you = Who are you?

## The first page

site-players = { $count ->
    [one] one player
   *[other] { $count } players
}
site-players-range = { $least } to { $most } players
site-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
site-turn-of = { $name } decides
site-name = { $name }
site-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
site-no-result = Ended without a result
site-no-open-tables = Nobody is waiting for company just now. Open a table of your own: others will find it here.

## How pages look

site-choices = How pages look and sound
site-as-device = As the device has it
site-theme = Day or night
site-theme-day = Day
site-theme-night = Night
site-motion = Motion
site-motion-calm = Calm
site-motion-none = None
site-patterns = Patterns of the colours
site-patterns-usual = Fine
site-patterns-strong = Strong
site-sound = Sound
site-sound-on = On
site-sound-off = Off
site-confirm = Deciding
site-confirm-off = Point, and it is decided
site-confirm-on = Point, then press the button
site-save = Save
site-bad-choice = There is no such choice. Choose one from the list.

## A new table

site-which-game = Which game will it be?
site-your-name = Your name
site-who-plays = Who plays
site-how-many = How many
site-seat = Seat { $number }
site-seat-me = Me
site-seat-invite = Kept for somebody I invite
site-seat-open = Whoever has the link
site-seats-help = One link does for all open seats: first come, first seated. A seat you keep for somebody gets a link of its own. Choose “Me” for several seats to pass one device around.
site-bot-choice = Computer: { $level }
site-bot-random = random
site-bot-apprentice = apprentice
site-bot-clerk = clerk
site-bot-merchant = merchant
site-bot-regent = regent
site-bot-random-does = Does anything the rules allow, and answers at once.
site-bot-apprentice-does = Looks one decision ahead, overlooks things, now and then follows a whim, and answers at once.
site-bot-clerk-does = Looks one decision ahead with care and answers at once.
site-bot-merchant-does = Searches for about 0.3 seconds before each decision.
site-bot-regent-does = Searches for about 2 seconds before each decision.
site-bot-strength = Measured against the level “{ $level }”: wins { $won } of 100 games; equals would win { $even }.
site-hints = Hints
site-hints-alone = only when one person plays against the computer
site-hints-yes = whoever wants one
site-hints-no = none
site-hints-help = A button shows the three best decisions the computer finds. Everybody sees who took a hint; rated games between people have none.
site-variant = Variant
site-pace-live = live
site-pace-live-help = Everybody is there, one game at a sitting.
site-pace-turn = by turn
site-pace-turn-help = Over days: you hear of it when it is your turn.
site-options = Rules and cards
site-edition = Edition
site-own-edition = An edition of your own
site-own-edition-help = Paste an edition file here to play with other components. Leave it empty otherwise.
site-more = Clock, title, who may see it
site-title = What the table is called
site-clock = Clock
site-clock-none = No clock
site-clock-none-help = Everybody takes the time they need.
site-clock-each = For every decision
site-clock-each-help = The same time again and again.
site-clock-time = Time
site-clock-bank = For the whole game
site-clock-bank-help = A store of time, and a little more after each decision.
site-clock-bank-time = Store
site-clock-increment = And each time
site-at-zero = When time is up
site-at-zero-bot = the computer takes that decision
site-at-zero-others = the others may seat a computer
site-seconds = seconds
site-minutes = minutes
site-hours = hours
site-days = days
site-public = Everybody finds it
site-public-help = It is listed on the first page, and later among the games played.
site-spectators = Others may watch
site-spectators-help = They see what lies open, never what is hidden. A table that everybody finds can be watched.
site-rated = Rated
site-rated-help = The result moves ratings if only people have played.
site-sealed = Deal with sealed numbers
site-sealed-help = Nobody can choose the cards then, not even whoever runs this server; by turn the deal waits until everybody has looked in. Rated tables are always dealt this way.
site-look-in = Look in
site-promise = How the cards are dealt
site-promise-sealed = With sealed numbers: nobody can choose the cards. The server has bound itself by publishing this; your browser notes it, seals a number of its own when you sit down, and compares.
site-promise-quick = At once, with the numbers that everybody’s browser gives on sitting down. The server has bound itself by publishing this; your browser notes it and compares.
site-being-dealt = This table is being dealt just now. Look again in a while: a seat may become free.
site-make-table = Make the table

## Getting people to a table

site-ready = Your table is ready
site-ready-invited = Send each link to one person. They are shown only now; you can make new ones later.
site-go-to-table = Go to the table
site-invitation-for = Invitation to seat { $number }
site-invitation-help = Whoever opens this link may sit there.
site-table-link = The table
site-table-link-help = For watching, and for seats that are open to all.
site-copy = Copy
site-copied = Copied
site-share = Share
site-invitations = New invitations
site-invitations-help = A new invitation takes the place of the old one for that seat.
site-invite-to = Invite to seat { $number }

## Sitting down

site-invited = Come and play { $game }
site-sit-down = Sit down
site-for-you = for you
site-kept = kept for somebody
site-have-account = Do you have an account?
site-has-begun = The game has begun without a free seat. You can watch, or make a table of your own.
site-is-over = This game is over. Have a look at it, or make a table of your own.
site-is-closed = This table was closed. Make a table of your own, or ask whoever invited you.
site-no-such-seat = There is no such seat here. Check the link you were sent.
site-seat-taken = Somebody sits there already. Choose another seat, or ask for a new invitation.
site-invitation-old = This invitation is no longer good. Ask whoever sent it for a new one.
site-watch = Have a look at the table
site-own-table = A table of your own

## One's own page

site-newcomer = Choose a name
site-newcomer-help = A name is all you need to play.
site-name-help = This is what others see.
site-own-profile = See how others see you
site-account = Account
site-signed-in-as = You are signed in as { $name }.
site-sign-out = Sign out
site-guest-help = You are a guest: this browser is the only one that knows you. With an account you find your tables on every device.
site-user-name = User name
site-password = Password
site-old-password = Current password
site-new-password = New password
site-change-password = Change the password
site-password-help = All other browsers and all programs are signed out.
site-make-account = Make an account
site-begin = Become the first admin
site-begin-help = This server has no admin yet. Choose a name and a password; with them you sign in as an admin, on every device.
site-begin-as = You are signed in as { $name }. This account will become the admin.
site-begin-button = Become admin
site-no-account-yet = No account yet? You make one on
site-take-over = Take my games with me
site-take-over-help = What you played as a guest in this browser becomes your account’s.
site-delete = Delete everything about me
site-delete-help = Your name, your settings, your sessions and your ratings go for good. Games you played stay, without your name; at games that go on a computer takes your seat.
site-delete-guest = A guest needs no password for this.
site-delete-sure = Yes, I am sure
site-not-sure = Nothing was deleted. Tick that you are sure.
site-sessions = Where you are signed in
site-sessions-help = End any that you do not recognise.
site-some-browser = A browser
site-this-browser = this browser
site-last-seen = last used
site-end-session = End
site-tokens = Tokens for programs
site-tokens-help = A program with a token plays as you, but cannot change your account.
site-token-label = What the program is called
site-new-token = New token
site-token-once = Keep this token: it is shown only once.
site-done-saved = Saved.
site-done-account = You have an account now.
site-done-password = The password is changed. All others were signed out.
site-done-ended = Ended.
site-done-asked = A mail is on its way. Open the link in it.
site-done-tested = A test message is on its way by every route you chose.

## What one hears of

site-notices = When you are not looking
site-hear-of = Tell me
site-hear-turn = when it is my turn
site-hear-began = when a game begins
site-hear-over = when a game is over
site-push-help = This browser can show a message even when no page is open.
site-push-on = Send messages to this browser
site-push-off = No messages to this browser
site-push-refused = This browser does not allow messages. Change that in its settings for this page.
site-push-all = by messages to my browsers
site-mail-address = Mail address
site-mail-forget = Forget it
site-mail-confirmed = Mail to this address arrives.
site-mail-waits = Open the link in the mail we sent there; until then nothing else is sent.
site-mail-mode = Mail
site-mail-off = never
site-mail-each = each time
site-mail-daily = once a day
site-digest-hour = Hour of the daily mail
site-no-mail-here = This server sends no mail.
site-webhook = Tell a program
site-webhook-help = Damrak calls this address with every message: for a chat, or a program of your own.
site-webhook-url = Address
site-webhook-format = Format
site-test = Send me a test message

## People

site-people-help = Ratings of those who played rated games. A number is an estimate, and what stands after it says how far off it may be; who has played more is known better.
site-nobody-rated = No rated game has been played yet. Make a table, tick “Rated”, and be the first.
site-class = { $players }, { $pace }
site-class-two = two players
site-class-three = three players
site-class-more = four and more
site-place = Place
site-player = Player
site-rating = Rating
site-ratings = Ratings
site-games = Games
site-games-played = { $count ->
    [one] one game
   *[other] { $count } games
}
site-has-account = Has an account.
site-is-guest = Is a guest.
site-here-since = Here since
site-no-ratings = No rated games yet.
site-public-games = Public games
site-no-public-games = No public games yet.

## What this is

site-about-what = What it is
site-about-fair = Every deal can be checked. At rated tables, and wherever its maker wants it, the server and everybody’s browser seal a number before any number is told: then nobody can choose the cards, not even whoever runs this server. Other tables begin at once, and each says who could have chosen there: in a game of one person against bots, whoever runs the server. Nothing keeps them from looking at cards or from dealing again at another table; a deal that is broken off stays visible.
site-credits = The games and their designers
site-about-unofficial = None of their texts or pictures are used; everything here is written and drawn anew.
site-privacy = What is kept about you
site-privacy-kept = Damrak keeps your name, your games and what you wrote at the tables, your ratings and settings, where you are signed in, and, if you gave them, your password as a hash and where messages go; your browser keeps a cookie with your session and one with your choices.
site-privacy-shared = Nobody follows what you do and nothing is sold; no page loads anything from elsewhere, and only messages you ask for leave this server.
site-privacy-gone = On your page you can delete yourself at any time: games and lines you wrote then stay without your name.
site-hosting = A Damrak of your own
site-hosting-how = Damrak is one program with everything in it. Start it, and your table is open; the README says how to keep it running.
site-for-programs = What programs can ask this server
site-version = Version { $version }
site-as-the-pace = As suits the pace: live with a falling clock, by turn or on one device with sealed prices
site-limited-talk = Limited time for bargaining
site-limited-talk-help = At a live table with several people, whoever has to propose or answer has about a minute; after that they have said no.
site-wait-for-absent = The clock waits for everybody
site-wait-for-absent-help = A falling clock stands still while somebody who may stop it is not connected, and starts again when they are back.

site-mine-help = Those that wait for you come first, and of these the one that has waited longest.
site-mine-empty = You sit at no table just now.
site-watch-games = Games to watch
site-watch-help = Games that are being played for all to see. Come and look on: you see what everybody at the table sees.
site-watch-empty = Nobody is playing for all to see just now.
site-watch-all = All games to watch
site-past-games = Your past games
site-past-games-help = Every game you have played here, public or not, with its result.
site-past-games-empty = You have not finished a game here yet.
site-nothing-fits = Nothing matches your search.
site-nothing-fits-yet = No match so far, but there is more to look through.
site-show-all = Show all
site-game = Game
site-every-game = Every game
site-search-words = Title or name
site-search = Search
site-page-number = Page { $number }
site-pages = Pages
site-page-first = First page
site-page-before = Previous page
site-page-after = Next page
site-next-table = Next table that waits for you
site-own-data = Your data
site-own-data-help = One file (JSON) with everything that is kept about you: your settings, where you are signed in, notices, ratings, what you wrote, and the tables you sat at with links to the records of their games.
site-take-data = Download your data
site-privacy-take = You can take everything that is kept about you along at any time.
site-zone = Time zone of that hour
## Forgotten passwords

site-forgotten = Forgotten your password?
site-forgotten-help = Give the mail address that you confirmed on your page. You get a link with which you choose a new password; it works once, for half an hour.
site-forgotten-send = Send me the link
site-forgotten-sent = If this address belongs to an account here, a mail with a link is on its way. Check your mailbox, and your spam folder too.
site-forgotten-otherwise = Without a confirmed address, ask whoever runs this server: they can give you a link.
site-forgotten-no-mail = This server sends no mail. Ask whoever runs it for a link.
site-way-back = Choose a new password
site-way-back-account = This is the way back into the account { $name }.
site-way-back-guest = This is the way back for { $name }, who has no account yet. Choose a user name and a password, and you can sign in everywhere.
site-way-back-help = Every browser and every program that was signed in is signed out.
site-way-back-bad = This link is not valid, or no longer valid: each works once and only for a short while. Ask for a new one.
site-done-back = You are back, with a new password. Everything that was signed in before is signed out.
site-sound-mine = Only when it is my turn
site-others = Decisions of others
site-others-steps = Show them one after the other
site-others-at-once = Show them at once
site-seat-name = Name on seat { $number }
site-coach = The coach
site-coach-first = Speaks in my first games of a title
site-coach-always = Always speaks
site-coach-asked = Speaks when asked
site-sources = What is not known for certain
site-sources-off = Not marked
site-sources-on = Marked on boards and cards
site-home-lede = With friends far away, on one sofa or against the computer. Free, no account.
site-home-games = The games
site-with-friends = Play with friends
site-have-link = I have a link
site-paste-link = Paste the link you were sent
site-open-link = Open
site-no-link = There is no link to a table in that. Copy the whole link, from http to its end, or ask whoever sent it.
site-start-here = Start here
site-about-minutes = { $count } min
site-depth-easy = easy
site-depth-medium = medium
site-depth-deep = deep
site-learn-quickly = Learn in 3 minutes
site-ways-in = Ways in
site-way-friends = Friends far away
site-way-friends-help = One link for the group chat. Whoever opens it sits down.
site-way-sofa = One sofa, one screen
site-way-sofa-help = One device goes round; a curtain hides the hands.
site-way-box = You own the box?
site-way-box-help = The auction clock for your real table, also offline.
site-way-open = { $count ->
    [0] Open tables
    [one] One open table
   *[other] { $count } open tables
}
site-way-open-help = People are waiting for company: sit down at once.
site-way-open-none = Nobody is waiting just now. Open one, and others will find it.
site-somebody-waits = somebody is waiting
site-hands-hidden = hands stay hidden
site-tables-wait = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
site-nothing-waits = Nothing is waiting for you
site-of-tables = { $count ->
    [one] at one table
   *[other] at { $count } tables in all
}
site-count-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
site-next = Next table
site-play = Play
site-time-left = { $time } left
site-no-hurry = no hurry
site-others-decide = Others decide
site-invitations-for-you = Invitations
site-once-more = { $names }: another game of { $game }?
site-ended-lately = Recently ended
site-have-a-look = Look
site-tab-home = Home
site-tab-play = Play
site-tab-learn = Learn
site-tab-watch = Watch
site-tab-you = You
site-ways-below = Main menu, below
site-to-day = Switch to day
site-to-night = Switch to night
site-players-word = players
site-invites-you = { $name } invites you.
site-are-there = Already there: { $names }.
site-roughly = about
site-name-at-table = Your name at the table
site-only-watch = Only watch
site-no-seat-left = All seats are taken. You can watch, or make a table of your own.
site-this-one = This one

## Making a table

site-with-whom = With whom?
site-company-friends = Friends
site-company-friends-help = one link for all
site-company-computer = The computer
site-company-computer-help = clerks, and it starts at once
site-company-anybody = Whoever comes
site-company-anybody-help = it stands on the first page
site-company-device = One device
site-company-device-help = passed around, with a curtain
site-which-pace = Which pace?
site-pace-unhurried = Live, no hurry
site-pace-clocks = Live, with clocks
site-pace-clocks-help = 15 minutes each, and 20 seconds for every decision
site-as-it-will-be = The table as it will be
site-as-printed = as printed
site-as-above = as chosen above
site-more-usual = no title · others may watch · not rated
site-clock-as-pace = No clock, or the one that belongs to the pace.
site-bring = One link for everybody
site-bring-help = Send it to the group, or let them scan the code. First come, first seated; the rest may watch. This page changes by itself.
site-sit-and-learn = Sit down and learn first
site-meanwhile = While you wait: the game in three pictures
