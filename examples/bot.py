#!/usr/bin/env python3
"""A bot that joins a table and plays, with nothing but Python's standard library.

    python3 examples/bot.py http://127.0.0.1:1602 TOKEN TABLE SEAT [INVITATION]

Make a token with POST /api/v1/tokens. The bot decides at random; put your own ideas into `choose`.
"""

import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

# A ValueError is a picture that was cut off in the middle.
LOST = (OSError, http.client.HTTPException, ValueError)


def wait_for_the_server(lost):
    print(f"lost the server ({lost}); trying again", file=sys.stderr)
    time.sleep(1)


class Damrak:
    def __init__(self, base, token):
        self.base, self.token = base.rstrip("/") + "/api/v1", token

    def open(self, path, body=None):
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.base + path, data, headers))

    def wish(self, table, **wish):
        """Asks something of a table until there is an answer, which may be a problem in words."""
        while True:
            try:
                with self.open(f"/tables/{table}/wish", wish) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code not in (429, 503):
                    return json.load(refused)
                time.sleep(1)
            except LOST as lost:
                wait_for_the_server(lost)

    def pictures(self, table, seat):
        """Every picture of the table, for ever: reconnects by itself."""
        while True:
            try:
                with self.open(f"/tables/{table}/events?seat={seat}") as stream:
                    for line in stream:
                        if line.startswith(b"data: "):
                            yield json.loads(line[6:])
                wait_for_the_server("the stream ended")
            except urllib.error.HTTPError as refused:
                if refused.code < 429:
                    sys.exit(refused.read().decode())
                time.sleep(1)
            except LOST as lost:
                wait_for_the_server(lost)


def choose(view, offers):
    """What to do: `view` is what this seat may see, `offers` what it may do."""
    return random.choice(offers)["action"]


def main(base, token, table, seat, invitation=None):
    damrak = Damrak(base, token)
    nonce = secrets.token_hex(16)
    print(damrak.wish(table, wish="sit", seat=int(seat), invitation=invitation, nonce=nonce))
    for picture in damrak.pictures(table, seat):
        if picture["table"]["status"] in ("over", "closed"):
            print("\n".join((picture["result"] or {}).get("told", ["The table was closed."])))
            return
        own = (picture["game"] or {}).get("own")
        if own and own["offers"]:
            action = choose(picture["game"]["view"], own["offers"])
            key = secrets.token_hex(8)
            answer = damrak.wish(
                table, wish="decide", seat=own["seat"], turn=own["turn"], action=action, key=key
            )
            print(action, answer)


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    main(*sys.argv[1:])
