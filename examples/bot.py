#!/usr/bin/env python3
"""A bot that joins a table and plays, with nothing but Python's standard library.

    python3 examples/bot.py http://127.0.0.1:1602 TOKEN TABLE SEAT [INVITATION]

Make a token with POST /api/v1/tokens. The bot decides at random; put your own ideas into `choose`.
"""

import hashlib
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
        """Every picture of the table, forever: reconnects by itself."""
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


class Dealer:
    """Takes part in a deal with sealed numbers, so that nobody can choose the cards.

    It notes what the server publishes and tells its own number only after everybody's is sealed. If something changes
    that was published it plays no further.
    """

    def __init__(self, table, seat):
        self.table, self.seat = table, seat
        self.numbers, self.noted = {}, {}

    def seal(self, attempt, number, seat=None):
        def measured(text):
            return len(text).to_bytes(8, "little") + text.encode()

        where = measured(self.table) + bytes([seat or self.seat]) + attempt.to_bytes(4, "little")
        return hashlib.sha256(b"damrak seal" + where + measured(number)).hexdigest()

    def answer(self, fair):
        """What to wish now, if anything."""
        if fair["way"] != "sealed":
            return None
        attempt, stage, seals = fair["attempt"], fair["stage"], fair["seals"]
        noted = self.noted.setdefault(attempt, {"commitment": fair["commitment"]})
        if stage in ("revealing", "dealt"):
            noted.setdefault("seals", seals)
        if noted["commitment"] != fair["commitment"] or noted.get("seals", seals) != seals:
            sys.exit("The server changed what it had published about the deal.")
        wish = {"seat": self.seat, "attempt": attempt}
        if stage == "dealt":
            self.check(attempt, fair)
            return None
        number = self.numbers.setdefault(attempt, secrets.token_hex(16))
        if seals[self.seat - 1] is None and stage != "revealing":
            return {"wish": "seal", "seal": self.seal(attempt, number), **wish}
        if stage == "revealing" and self.seat in fair["missing"]:
            return {"wish": "reveal", "number": number, **wish}
        return None

    def check(self, attempt, fair):
        for seat, (told, seal) in enumerate(zip(fair["nonces"], fair["seals"]), 1):
            if seal and seal["hash"] != self.seal(attempt, told, seat):
                sys.exit(f"The number of seat {seat} is not the one that was sealed.")
        told = fair["nonces"][self.seat - 1]
        if self.numbers.get(attempt, told) != told:
            sys.exit("The server swapped our number, or another program told one for this seat.")


def choose(view, offers):
    """What to do: `view` is what this seat may see, `offers` what it may do."""
    return random.choice(offers)["action"]


def main(base, token, table, seat, invitation=None):
    damrak = Damrak(base, token)
    nonce = secrets.token_hex(16)
    print(damrak.wish(table, wish="sit", seat=int(seat), invitation=invitation, nonce=nonce))
    dealer = Dealer(table, int(seat))
    for picture in damrak.pictures(table, seat):
        wish = dealer.answer(picture["fair"])
        if wish:
            print(wish["wish"], damrak.wish(table, **wish))
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
