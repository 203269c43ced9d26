# Playing by keys, and the table in words.

keys-title = Keys
keys-skip = Skip to the question
keys-words = In words
keys-words-open = The board in words
keys-board = The board, place by place: walk with the arrow keys
keys-table = The table in sentences
keys-digits = Pick an offer; the digit stands beside it
keys-enter = Decide what is picked
keys-escape = One step back
keys-tab = From one thing to the next
keys-space = Start or stop a clock
keys-question = Say the question again
keys-last = Say what was decided last
keys-clocks = Say whose turn it is, and the clocks
keys-goods = then a digit: say what this player has
keys-open-words = The board in words and back; there the arrow keys walk
keys-help = These keys
