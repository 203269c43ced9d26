# The rule books, and how to play.
