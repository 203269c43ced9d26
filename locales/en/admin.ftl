### For those who look after the house, and for those who tell them something.
###
### Every id begins with "admin-".

## The office

admin-title = Look after the house
admin-people = People
admin-tables = Tables
admin-reports = Reports
admin-limits = Limits
admin-log = What admins did
admin-search = Search
admin-reason = Reason, kept with it
admin-gone = somebody who is gone
admin-command-line = command line
admin-more-found = There are more. Search for something more exact.
admin-older = Older ones
admin-open = open
admin-handled = dealt with

## People

admin-nobody-found = Nobody is called that.
admin-guest = guest, without an account
admin-is-admin = admin
admin-is-blocked = blocked
admin-known = What is known
admin-profile = See what everybody sees
admin-browsers = Browsers signed in
admin-reports-about = Reports about them
admin-what-to-do = What you can do
admin-yourself = This is you. Another admin can block you or take the office from you.
admin-make-link = Make a link for a new password
admin-make-link-help = For somebody who has lost the password, or a guest who has lost the browser. Hand the link over yourself: whoever opens it chooses a new password. It works once, for one day, and ends all their sessions and tokens.
admin-link = Link for a new password
admin-link-once = Here is the link. It is shown only now. Make sure that it reaches the right person, and nobody else.
admin-end-sessions = End all sessions and tokens
admin-end-sessions-help = They are signed out everywhere and must sign in again. A guest cannot: make them a link first.
admin-block = Block
admin-block-help = They are signed out at once and cannot come back. Tables they gather people at are closed, their seats at others become free, and games that are being played they give up.
admin-unblock = Let in again
admin-unblock-help = They can sign in again. Seats they lost stay lost.
admin-grant = Make admin
admin-grant-help = They can do everything that you can do here.
admin-revoke = Take the office away
admin-revoke-help = They are no longer an admin. Their account stays as it is.
admin-done-block = Blocked.
admin-done-unblock = Let in again.
admin-done-grant = They are an admin now.
admin-done-revoke = They are no longer an admin.
admin-done-end-sessions = They are signed out everywhere.
admin-done-close = The table is closed.
admin-done-handle = Dealt with.

## What cannot be done

admin-no-account = A guest has no account yet. Make a link for a new password first: whoever follows it chooses a user name, too.
admin-last-one = Nobody would be left to look after the house. Make somebody else an admin first.
admin-blocked-no-link = This person is blocked. Let them in again first.
admin-handled-already = Somebody has dealt with this report already.
admin-bad-note = A reason is one line of at most { $most } characters.
admin-bad-list = There is no such list. Ask for open or handled.

## Tables

admin-tables-help = Newest change first. Of a game you see here what everybody may see, and no more.
admin-no-tables = No table is called that.
admin-table = Table
admin-status-gathering = waiting for people
admin-status-playing = being played
admin-status-over = over
admin-status-closed = closed
admin-not-listed = not listed
admin-close = Close the table
admin-close-help = A game that is being played ends without a result.

## Reports

admin-no-reports = There is nothing here.
admin-reported-by = Reported by
admin-talk = The talk around it
admin-no-talk = Nothing was said.
admin-handle = Dealt with
admin-reason-insults = insults or threats
admin-reason-cheating = cheating
admin-reason-spoiling = spoils games: stalls, leaves, plays against somebody on purpose
admin-reason-name = an offensive name
admin-reason-other = something else

## Reporting

admin-report = Report somebody
admin-report-help = Those who look after this server read it, together with what was said at this table. The person you report is not told who did.
admin-report-whom = Whom
admin-report-why = Why
admin-report-what = What happened
admin-report-send = Send the report
admin-report-done = Thank you. Somebody will look at it; on your own page you see when it has been dealt with.
admin-report-alone = There is nobody else at this table whom you could report.
admin-report-not-there = Only those who sit or have said something at this table can report somebody here.
admin-report-nobody = This person neither sits at this table nor has said anything here. Choose somebody from the list.
admin-report-reason = Choose one of the reasons: insults, cheating, spoiling, name or other.
admin-report-text = A report has at most { $most } plain characters.
admin-report-twice = You have reported this person at this table already, and nobody has dealt with it yet.
admin-report-enough = Many of your reports are still open. Wait until somebody has dealt with them.
admin-own-reports = What you have reported

## What admins did

admin-log-help = Kept for good: nobody can change or remove a line, not even an admin. Names of people who are gone are gone here, too.
admin-log-empty = Nothing yet.
admin-did-block = Blocked
admin-did-unblock = Let in again
admin-did-grant = Made an admin
admin-did-revoke = Office taken away
admin-did-end-sessions = Sessions and tokens ended
admin-did-link = Link for a new password made
admin-did-password = New password set
admin-did-close = Table closed
admin-did-handle = Report dealt with

## Limits

admin-limits-help = What is in force. It is set in the configuration file and by the program itself.
admin-limits-off = This server holds nobody to a pace: DAMRAK_LIMITS is off.
admin-sizes = Sizes and what is used now
admin-rates = How fast anybody may go
admin-rate = What
admin-at-once = at once
admin-then-every = then one every
admin-millis = { $count } ms
admin-connections = Connections
admin-streams = People and programs looking at tables
admin-thinkers = Computer opponents thinking
admin-queue = Their decisions waiting
admin-in-memory = Tables in memory
admin-reviews = Time for looking back on a game
admin-largest = Largest request
admin-passwords = Passwords being checked
admin-remembered = Callers remembered
admin-rate-address = requests from one address
admin-rate-person = requests of one person
admin-rate-guests = new guests from one address
admin-rate-accounts = new accounts from one address
admin-rate-tables = new tables of one person
admin-rate-chat = lines of chat of one person
admin-rate-streams = opened live pictures of one person
admin-rate-confirmations = mails that confirm an address, for one person or one mailbox
admin-rate-confirmations-from = the same, asked for from one address
admin-rate-confirmations-to = the same, to one domain
admin-rate-editions = kilobytes of one’s own editions
admin-rate-own-data = files with one’s own data
admin-rate-tests = notices sent to try them
admin-rate-lookups = looked-up names of other servers
admin-rate-ways-back = links for a new password by mail
admin-rate-reports = reports of one person
