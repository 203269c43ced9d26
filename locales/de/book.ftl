# Die Spielregeln und wie man spielt.
