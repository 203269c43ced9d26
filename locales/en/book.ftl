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
book-see-clause = Rule { $clause } says more
book-step-back = One step back
book-begin-again = Begin again
book-done = Well done! You have played your first rounds
book-done-text = You have seen how a round runs. From here on everything is more of the same, only with more at stake.
book-onward = And now
book-onward-text = The computer has a table free for you, and the book answers whatever you still wonder about.

## Kontor, in five steps

book-kontor-harbour = A harbour of cards
book-kontor-harbour-text = You are Red, the other is Black. Between you lies a cross of canals with the anchor in its middle. Card by card it grows into a harbour of at most seven by seven cells.
book-kontor-choose = Both choose in secret
book-kontor-choose-text = Every round both of you choose one card of your hand and reveal them together. The higher number builds first. A guilder on a card makes the other pay a guilder; laying a canal earns you one.
book-kontor-sectors = Quays become sectors
book-kontor-sectors-text = Quays that touch with a side form a sector, whoever owns them. They store tea, wine and spice, and the little houses show how much each of you has there.
book-kontor-guards = Closed means decided
book-kontor-guards-text = Once canals or the border lie on all sides of a sector, it is closed. Whoever is furthest ahead in any one good sets a guard there, and nothing in it ever changes again.
book-kontor-end = The five largest count
book-kontor-end-text = When the harbour is full, only the five largest guarded sectors count, one point each. So close your own sectors when you lead, and keep the other’s open.

## Kontor, the coach

book-kontor-coach-choose = The number in the corner decides who builds first; what is drawn below it is what you get. Quays bring goods, canals bring a guilder and close sectors. A quay with two or three goods is a good start.
book-kontor-coach-choose-again = Look at the harbour first: does a canal of yours close a sector in which you lead? Does a high number let you be there before Saskia? A card with a guilder also costs her one.
book-kontor-coach-boat = Your card bears a boat, so you may sail before you build. Next to a quay with a boat symbol the boat can sweep it off the table; otherwise it may stay where it is.
book-kontor-coach-remove = Only quays with the boat symbol beside the boat are in danger. Take one of Saskia’s that leads in a sector you want, or leave everything as it is.
book-kontor-coach-build = Any free cell beside a card will do. Beside the cross a sector is soon closed and small; further out it can grow large, and large sectors are those that count.
book-kontor-coach-build-again = Ask of each cell: which sector grows, which one closes, and who leads there? The table of sectors in a real game tells you that at any time.

## Merchants of Amsterdam, in six steps

book-merchants-board = One city and the whole world
book-merchants-board-text = You lead a family of merchants. Everybody begins with 400 thousand guilders, a warehouse in Amsterdam, a trade office overseas and a token on the market. Whoever has the most money in 1666 wins.
book-merchants-mayor = Three cards, three disks
book-merchants-mayor-text = The mayor turns up three cards, one after the other, and places each before seeing the next: one to use for nothing, one to auction, one to throw away. Then the left neighbour is mayor.
book-merchants-clock = The price falls
book-merchants-clock-text = The auction clock begins at 200 and runs backwards. Whoever stops it first pays what it shows to the bank and uses the card at once. Here everybody secretly names the price on which to stop, and the highest one counts.
book-merchants-market = Four tracks on the market
book-merchants-market-text = A commodity card gives you three steps. Every new trade office and every Amsterdam card brings one step more. When the market is scored, only the two who have come furthest on a track earn something.
book-merchants-bonuses = Bonuses come at once
book-merchants-bonuses-text = Trade offices in all four regions pay 100, and so do warehouses in all four districts. Both ends of a bridge pay 40. Space 2 or further on all four tracks gives a warehouse for nothing. Whoever loses what a bonus was for gives it back.
book-merchants-years = Time brings the money
book-merchants-years-text = Hourglasses in the pile move the figure from year to year. On the golden spaces the market, Amsterdam or the trade offices are scored: in each of their four parts the strongest gets the larger sum, the second the smaller one. Everybody sees what comes next, but nobody knows when.

## Merchants of Amsterdam, the coach

book-merchants-coach-place = You are the mayor. You see this card but not those that follow. What is worth something to you goes on “Use”, and costs nothing. If you hope for something better, keep that disk free.
book-merchants-coach-place-again = What goes on “Auction” is for everybody, and whoever buys it pays the bank, you too. So auction what you would like cheaply, and throw away what would help the others most. The third card goes where there is room.
book-merchants-coach-goods = Three steps, at most two of them on the same track. Breadth is a good beginning: once you stand on space 2 of all four tracks, you may build a warehouse for nothing.
book-merchants-coach-office = A region where you have no office yet is a good choice: all four pay 100 at once. Look at the sign on the space as well, for it says on which track you make a step afterwards.
book-merchants-coach-house = Only your largest group in a district counts, so build beside your own warehouse, or begin in a new district: all four pay 100. With both ends of a bridge you get 40.
book-merchants-coach-step = The step comes with the card and costs nothing. A track on which you stand alone earns you the larger sum when the market is scored.
book-merchants-coach-ship = A ship comes in, and everybody may make a step. Every hourglass takes the figure one year further; the sentences beside tell you what happened then.
book-merchants-coach-price = Name the price on which you would stop the clock. The highest wins and is paid. Cards often go for 100 to 130; what you do not spend counts in the end, too. With 200 the clock runs again at double prices.
book-merchants-coach-price-again = Now another is mayor, and you bid like everybody else. Ask what the card is worth to you, and what it would be worth to Saskia and Titus. You may also name no price.
book-merchants-coach-price-doubled = Somebody named 200, so now all prices are doubled. If nobody names 220 or more, the one who opened this run pays 200.
book-merchants-coach-bonus-house = Your first bonus! You stand on space 2 or further on all four tracks, so you may build a warehouse anywhere for nothing. A new district or the end of a bridge is a good place.

# The Flying Dutchman
book-dutchman-sea = A ghost ship on the sea
book-dutchman-sea-text = You own three secret shares in ships of six colours, and 25 ducats. Round by round the Flying Dutchman moves one space on. When he meets a ship, everybody pays for the shares he has of its colour, and that colour is worth nothing for a while. On an island there is money instead.
book-dutchman-chests = What a share is worth
book-dutchman-chests-text = Each colour has a stone in the row of chests: its number is the value of a share. After every ship that the Dutchman meets, its stone goes back to nothing and then all stones go one on. So the longer a colour was spared, the more it is worth, and the more a meeting costs.
book-dutchman-luck = Horseshoes for the lucky number
book-dutchman-luck-text = Two dice make the lucky number. You lay horseshoes face down: gold ones count, silver ones are added or subtracted, and at most one may be gold. Whoever comes nearest without going over steers the Dutchman.
book-dutchman-cards = Smith and Kontor
book-dutchman-cards-text = Instead of laying you may play one of three smith cards: the smiths share what lies in the middle, and all horseshoes that were laid go there. Or one of three Kontor cards: you take two shares and give two back. Timing is half the game.
book-dutchman-tie = Equally near
book-dutchman-tie-text = Whoever comes equally near must agree. Everybody says where the Dutchman shall go; then they bargain, and ducats help. If they do not agree, they lay more horseshoes.
book-dutchman-end = Sixteen ships
book-dutchman-end-text = With the sixteenth ship the game is over. Ducats and the value of your three shares are your wealth; the richest wins. Whoever cannot pay before that is bankrupt and out.
book-dutchman-coach-act = Pick horseshoes on your rack and watch what they come to. One that hits the number with two or three horseshoes is a good lay. “Show me what comes nearest” finds it for you. You can also save your horseshoes: smith and Kontor cost none.
book-dutchman-coach-act-again = A new number. Ask what is at stake: which ways does the Dutchman have, and what do they cost you? If nothing threatens you, a smith card now brings the horseshoes that lie in the middle.
book-dutchman-coach-return = You have five shares now and keep three. Keep colours that are worth much and far from the Dutchman. What you put under the Kontor comes up again late, and only you know what it is.
book-dutchman-coach-want = You came equally near. Say where you want him to go: the others who are tied hear it, so it also tells them what you fear.
book-dutchman-coach-propose = Offer a space, and ducats if they help. All who are tied must accept. Silence is allowed, but then more horseshoes must be laid.
book-dutchman-coach-terms = Give ducats, or ask for some; what a meeting would cost you is the most that a deal can be worth. Then put the proposal to the others.
book-dutchman-coach-answer = If you accept, it is done at once. If you refuse, it is off the table. Compare with what a decision round may cost you.
book-dutchman-coach-decide = A decision round: lay more horseshoes for the same number, or pass. What you laid before lies in the middle.
book-dutchman-coach-move = You steer. Send him to a ship whose colour you do not own, best one that is worth much, or to an island, where you are paid for a share.
book-dutchman-coach-show = Show your most valuable share and take its ducats. The others will know that you have it; that is the price.

# Chartered: Building Amsterdam
book-chartered-town = Ninety-six plots on four boards
book-chartered-town-text = Everybody has plot cards and money. A plot card lets you build a warehouse on its plot, once. All warehouses belong to everybody: what counts is the shares you hold.
book-chartered-found = Companies are founded
book-chartered-found-text = Where a new warehouse touches one that stands alone, a company is founded, and its founder chooses which of the nine. Its value on the chart is what its warehouses are worth: ƒ10 each, more for higher floors.
book-chartered-pay = Whoever moves a value is paid
book-chartered-pay-text = Extend a company and you are paid its new value, whoever owns shares in it. So a large company feeds everybody who can reach it, and ƒ300 is as far as it goes.
book-chartered-shares = Two shares a turn
book-chartered-shares-text = After building you may buy or sell up to two shares at what the chart says, ƒ50 at least when you buy. In the end every share of a company on the board is redeemed at its value.
book-chartered-merge = Small companies are swallowed
book-chartered-merge-text = A warehouse that joins two companies merges them. Holders of the smaller one may sell at once at its old value; the larger one grows by it, and whoever built is paid the new value. Kept shares of a company that is gone wait until somebody founds it again.
book-chartered-events = Lines on the chart
book-chartered-events-text = When a company rises over an event line, the active player chooses an event: secret bids for an extra turn or a level card, a threat, trading, or an auction. When the last warehouse is placed, the turn is finished and the richest wins.
book-chartered-coach-turn = Three things are possible: buy two cards for ƒ50, play a card, or sell shares. Look for a plot beside a lone warehouse: that founds a company. Building beside a company pays you its value.
book-chartered-coach-turn-again = Which companies can you reach with your cards? Whoever can extend a company more often than the others should hold its shares. With few useful cards, buy two more.
book-chartered-coach-buying = Cards of the market are seen by all, those of the pile by you alone. Plots that touch a company are worth the most.
book-chartered-coach-selling = Selling brings money at once, but who sells early misses what a company still grows.
book-chartered-coach-found-which = All nine are alike. One whose shares somebody kept would be a present to him.
book-chartered-coach-between = The HQ stands on one of the two plots between the warehouses and joins them.
book-chartered-coach-diagonal = Found a company now and be paid, or wait for a better neighbour: whoever builds beside it first founds it.
book-chartered-coach-bonus = The ƒ10 of the warehouse go to the company you choose: mind the event lines, and who holds shares.
book-chartered-coach-merging = Equal values: choose who survives. Shares of the survivor grow, those of the other can be sold now.
book-chartered-coach-sales = Sold shares are paid at once. Kept ones are worth nothing until the company is founded again.
book-chartered-coach-trading = Buy while a company is small: ƒ50 is the least you pay, so from ƒ50 on every step is yours. Two trades a turn are not many, so use them.
book-chartered-coach-choosing = You choose which event happens. Trading and the auction help who has money to spare; the threat hurts who has none.
book-chartered-coach-bid = Nobody sees what you bid. Ask what it is worth to you and bid a little less.
book-chartered-coach-offering = Offer a card you cannot use, and ask for one that touches your company.
book-chartered-coach-auction = Bid as long as it is worth more to you than that.
