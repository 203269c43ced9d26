# The auction clock alone. The page writes numbers into the braces that stand in what it is given.

clock-title = Auction clock
clock-about = The clock of { $game }, for everybody whose own has stopped for good: lay a phone in the middle of the table. After the first visit it needs no network.
clock-for-owners = If you own the box of { $game } and its clock is broken, here is one that does not break:
clock-needs-scripts = The clock runs by JavaScript, which is switched off in this browser. Switch it on and load the page again.
clock-start-over = Start over
clock-full-screen = Full screen
clock-rules = The rules of the auction

## What is going on, and what the knob does then

clock-ready = Ready
clock-ready-help = Press the knob, the space bar or anywhere on the dial. The price falls from ƒ{ $first } to ƒ{ $last }.
clock-ready-knob = Start
clock-counting = Get ready
clock-counting-help = The price begins to fall in a moment. Press to call it off.
clock-counting-knob = Wait
clock-falling = Falling
clock-falling-help = Whoever presses first stops the clock and pays what it shows.
clock-falling-knob = Stop
clock-stopped = Stopped at ƒ{ $price }
clock-stopped-help = Whoever pressed pays and takes the card. Press for the next auction.
clock-stopped-knob = Next
clock-opened = Stopped at ƒ{ $price }
clock-opened-help = At the highest price nothing is sold yet: prices double. Press, and the clock falls from ƒ{ $highest } to ƒ{ $lowest }. If nobody stops it, whoever pressed first pays ƒ{ $price }.
clock-opened-knob = Double
clock-doubled = Falling, doubled
clock-doubled-help = Whoever presses pays what the knob shows. At ƒ{ $price } the card goes to whoever opened.
clock-doubled-knob = Stop
clock-taken = Sold for ƒ{ $price }
clock-taken-help = Nobody went higher: whoever opened the doubled run pays. Press for the next auction.
clock-taken-knob = Next
clock-unsold = Unsold
clock-unsold-help = Nobody stopped the clock at ƒ{ $last } either. Press for the next auction.
clock-unsold-knob = Next

## Settings

clock-settings = Settings
clock-seconds = Seconds for each price
clock-seconds-refused = Enter between { $least } and { $most } seconds.
clock-first = First price
clock-last = Last price
clock-step = Falls by
clock-price-refused = Enter a whole number between { $least } and { $most }.
clock-last-too-high = The last price must be lower than the first.
clock-step-uneven = In steps of this size the price does not end on the last one.
clock-step-too-small = The dial has room for { $places } prices. Choose larger steps or prices that are closer together.
clock-wait = Seconds before it falls
clock-wait-refused = Enter between { $least } and { $most } seconds.
clock-doubling = A stop at the first price doubles
clock-sound = Sound
clock-save = Save
clock-saved = Saved. The clock is ready.
clock-as-in-the-box = As in the box
