#!/usr/bin/env python3
"""A player of your own for `damrak sim` and `damrak ladder`, with nothing but Python's standard library.

    damrak sim chartered --seats program:examples/stranger.py,clerk,clerk,clerk --games 100

A line of JSON comes in, a line goes out; docs/strangers.md tells all of it. The player decides at random; put your own
ideas into `choose`.
"""

import json
import random
import sys


def all_actions(question):
    """Every decision that can be taken; of those that come in bundles the ones that are worth naming."""
    named = [action for bundle in question["bundles"] for action in bundle["named"]]
    return question["offers"] + named


def choose(setup, question):
    """What to do: `view` is what this seat may see, `offers` and `bundles` what it may do."""
    return random.choice(all_actions(question))


def main():
    setup = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "setup":
            setup = message
        elif message["say"] == "decide":
            print(json.dumps({"action": choose(setup, message)}), flush=True)


if __name__ == "__main__":
    main()
