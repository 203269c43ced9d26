### The rule books, and how to play.
###
### Every id begins with "book-".

## The books

book-rules = Rules
book-rules-about = The rules of every game in our own words. Each rule has a number, and when the table refuses something it names the number.
# $game is a title.
book-rules-of = Rules of { $game }
book-read = Read the rules
book-contents = Contents
book-languages = Languages
# The name of this language in itself.
book-this-language = English
# $designers are names.
book-credits = A game by { $designers } for { $least } to { $players } players.
book-credits-exactly = A game by { $designers } for { $players } players.
book-own-words = Told in our own words. This book is unofficial; the game belongs to its designer and its publisher.
book-neighbours = Rules beside this one
book-whole = The whole book
# $first and $last are numbers of clauses, such as K-1.
book-no-clause = There is no rule “{ $clause }”. The rules of this book go from { $first } to { $last }.
book-no-language = There is no book in “{ $language }”. Choose en, de or nl.

## How to play

book-learn = Learn to play
book-learn-game = How to play { $game }
book-learn-steps = What the game is about, once more
book-first-turn = Your first rounds
# $others are names.
book-first-turn-about = A real game against { $others }, and a coach looks over your shoulder. Point at what glows, or take a sentence from the list. You can go back at any time; nothing is counted.
book-astray = That decision does not fit this game, so here is its beginning again. Choose one of the things you are offered.
book-happened = What just happened
# $clause is the number of a rule.
book-step-back = One step back
book-begin-again = Begin again
book-done = Well done! You have played your first rounds
book-done-text = You have seen how a round runs. From here on everything is more of the same, only with more at stake.
book-onward = And now
book-onward-text = The computer has a table free for you, and the book answers whatever you still wonder about.
book-learn-about = A few pictures, then your first turns with a coach who says why. Nothing counts, and you can always go back.
book-back-to-friends = To the table
