//! What happens to people and their seats. Whatever an event needs is arranged first, so that it can be granted.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Evening, PASSWORD, PEOPLE};
use crate::support::{Reply, cookie_of};

/// Within this everybody's time for a decision is up, however busy the machine is.
const UP: Duration = Duration::from_secs(15);

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Event {
    Sit,
    Leave,
    ThrowOut,
    StandIn,
    Return,
    TakeOver,
    SignOut,
    Revoke,
    Delete,
    Block,
    ForbidWatching,
    LetWatch,
    SeatBot,
    Start,
    Decide,
    Pause,
    Resign,
    OpenLine,
}

/// What the law is about: each of these must have been granted.
pub(super) const EVENTS: [Event; 12] = [
    Event::Sit,
    Event::Leave,
    Event::ThrowOut,
    Event::StandIn,
    Event::Return,
    Event::TakeOver,
    Event::SignOut,
    Event::Revoke,
    Event::Delete,
    Event::Block,
    Event::ForbidWatching,
    Event::LetWatch,
];

/// What happens besides, whether it is granted or not.
pub(super) const BESIDES: [Event; 8] = [
    Event::SeatBot,
    Event::Start,
    Event::Decide,
    Event::Decide,
    Event::Decide,
    Event::Pause,
    Event::Resign,
    Event::OpenLine,
];

impl Event {
    /// Whether somebody may not look any more after it.
    pub(super) fn closes_lines(self) -> bool {
        use Event::{Block, Delete, ForbidWatching, Revoke, SignOut};
        matches!(self, SignOut | Revoke | Delete | Block | ForbidWatching)
    }
}

impl Evening {
    /// Lets something happen; says whether it was granted.
    pub(super) fn happen(&mut self, event: Event) -> bool {
        let person = self.below(PEOPLE);
        // The maker of the table stays, or there would soon be none.
        let guest = self.below(PEOPLE - 1) + 1;
        match event {
            Event::Sit => {
                let seat = self.open_seat();
                let standing = self.standing();
                self.sit(standing, seat)
            }
            Event::Leave => {
                let (guest, seat) = self.seated_before_the_game(guest);
                self.asks(guest, json!({"wish": "leave", "seat": seat}))
            }
            Event::ThrowOut => {
                let (_, seat) = self.seated_before_the_game(guest);
                self.asks(0, json!({"wish": "leave", "seat": seat}))
            }
            Event::StandIn => self.stand_in(),
            Event::Return => self.come_back(),
            Event::TakeOver => {
                let (guest, seat) = self.seated_before_the_game(guest);
                self.take_over(guest, seat)
            }
            Event::SignOut => self.sign_out(person),
            Event::Revoke => self.revoke(person),
            Event::Delete => self.delete(guest),
            Event::Block => self.block(guest),
            Event::ForbidWatching => {
                self.let_watch(true);
                let standing = self.standing();
                self.open(standing, "", false);
                self.let_watch(false)
            }
            Event::LetWatch => {
                self.let_watch(false);
                self.let_watch(true)
            }
            Event::SeatBot => {
                let seat = self.below(self.seats) + 1;
                self.asks(0, json!({"wish": "seat-bot", "seat": seat, "bot": "random"}))
            }
            Event::Start => self.start(),
            Event::Decide => self.decide(),
            Event::Pause | Event::Resign => {
                let wish = if event == Event::Pause { "pause" } else { "resign" };
                let seat = self.seat_of(person).unwrap_or(1);
                self.asks(person, json!({"wish": wish, "seat": seat}))
            }
            Event::OpenLine => {
                self.open_any(person);
                true
            }
        }
    }

    fn note(&mut self, what: String, (status, answer): &Reply) -> bool {
        self.story.push(format!("{what}: {status} {answer}"));
        *status == 200
    }

    fn asks(&mut self, person: usize, wish: Value) -> bool {
        let reply = self.people[person].wish(&self.table, wish.clone());
        self.note(format!("{person} wishes {wish}"), &reply)
    }

    fn sit(&mut self, person: usize, seat: usize) -> bool {
        self.asks(person, json!({"wish": "sit", "seat": seat}))
    }

    /// Somebody who has no seat: there are always more people than seats.
    fn standing(&mut self) -> usize {
        let first = self.below(PEOPLE);
        let mut people = (0..PEOPLE).map(|after| (first + after) % PEOPLE);
        people.find(|person| self.seat_of(*person).is_none()).expect("seats are fewer than people")
    }

    /// A seat that is open; at a new table, if there is none at this one.
    fn open_seat(&mut self) -> usize {
        let open = |seat: &Value| seat["kind"] == "open";
        let found = |picture: &Value| picture["seats"].as_array()?.iter().position(open);
        let picture = self.picture();
        let gathers = picture["table"]["status"] == "gathering";
        let index = found(&picture).filter(|_| gathers).unwrap_or_else(|| {
            self.make_table();
            self.open_lines();
            0
        });
        index + 1
    }

    /// A guest with a seat at a table where people may still come and go.
    fn seated_before_the_game(&mut self, guest: usize) -> (usize, usize) {
        if self.status() == "gathering" {
            let mut guests = (0..PEOPLE - 1).map(|after| (guest + after) % (PEOPLE - 1) + 1);
            let seated = guests.find_map(|guest| Some((guest, self.seat_of(guest)?)));
            if let Some(seated) = seated {
                return seated;
            }
        }
        let seat = self.open_seat();
        assert!(self.sit(guest, seat), "{}", self.story.join("\n"));
        self.open_lines();
        (guest, seat)
    }

    /// The game begins: whoever has no seat takes one that is open, and bots take the rest.
    fn start(&mut self) -> bool {
        for seat in 1..=self.seats {
            let standing = (0..PEOPLE).find(|person| self.seat_of(*person).is_none());
            if let Some(person) = standing {
                self.sit(person, seat);
            }
            self.asks(0, json!({"wish": "seat-bot", "seat": seat, "bot": "random"}));
        }
        self.asks(0, json!({"wish": "start"}))
    }

    /// Everybody who is to decide takes the first thing that is offered.
    fn decide(&mut self) -> bool {
        let mut granted = false;
        for person in 0..PEOPLE {
            let (_, picture) = self.people[person].get(&format!("/api/v1/tables/{}", self.table));
            let own = &picture["game"]["own"];
            let verb = own["bundles"][0]["verb"].as_str();
            let offered = own["offers"][0]["action"].as_str();
            if let Some(action) = offered.or(verb) {
                let wish = json!({
                    "wish": "decide", "seat": own["seat"], "turn": own["turn"], "action": action,
                });
                granted |= self.asks(person, wish);
            }
        }
        granted
    }

    /// Those of us who sit in a game that is being played, with what is shown of their seats.
    fn players(&self) -> Vec<(usize, usize, Value)> {
        let picture = self.picture();
        if picture["table"]["status"] != "playing" {
            return Vec::new();
        }
        let seated = (0..PEOPLE).filter_map(|person| Some((person, self.seat_of(person)?)));
        let shown = |seat: usize| picture["seats"][seat - 1].clone();
        let players = seated.map(|(person, seat)| (person, seat, shown(seat)));
        players.filter(|(.., shown)| shown["resigned"] == false).collect()
    }

    /// A game with at least two of us in it who play themselves; clocks run.
    fn play_on(&mut self) {
        let players = self.players();
        let active = players.iter().filter(|(.., shown)| shown["stand_in"].is_null()).count();
        if active < 2 {
            self.make_table();
            assert!(self.start(), "{}", self.story.join("\n"));
            self.open_lines();
        } else if self.picture()["paused"] == true {
            let (person, seat, _) = players[0];
            self.asks(person, json!({"wish": "resume", "seat": seat}));
        }
    }

    /// Somebody's time is up, and another has a bot play for them.
    fn stand_in(&mut self) -> bool {
        let began = Instant::now();
        while began.elapsed() < UP {
            self.play_on();
            let (players, waiting) = (self.players(), self.picture()["game"]["waiting"].clone());
            let waiting = waiting.as_array().cloned().unwrap_or_default();
            for about in waiting.iter().filter_map(Value::as_u64) {
                let Some((voter, seat, _)) =
                    players.iter().find(|(_, seat, _)| *seat as u64 != about).cloned()
                else {
                    continue;
                };
                let vote = json!({
                    "wish": "vote-replace", "seat": seat, "about": about, "agrees": true,
                });
                let is_ours = players.iter().any(|(_, seat, _)| *seat as u64 == about);
                // Whoever went away for good is replaced too, or the game would stand still.
                if self.asks(voter, vote) && is_ours {
                    return true;
                }
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        false
    }

    /// Whoever was replaced plays themself again.
    fn come_back(&mut self) -> bool {
        let replaced = |evening: &Self| {
            let mut players = evening.players().into_iter();
            players.find(|(.., shown)| shown["stand_in"].is_string())
        };
        if replaced(self).is_none() {
            self.stand_in();
        }
        let Some((person, seat, _)) = replaced(self) else { return false };
        self.asks(person, json!({"wish": "return", "seat": seat}))
    }

    /// A guest signs in to the account, and their seats become the account's.
    fn take_over(&mut self, guest: usize, seat: usize) -> bool {
        let wanted = json!({"user_name": self.account, "password": PASSWORD, "take_over": true});
        let answer = self.people[guest].answer("POST", "/api/v1/sign-in", Some(&wanted));
        let is_taken = answer.starts_with("HTTP/1.1 200");
        self.story.push(format!("{guest} signs in: {}", answer.lines().next().unwrap_or_default()));
        if is_taken {
            // Somebody else comes; the session and its lines stay.
            self.people[guest].cookie = Some(cookie_of(&answer));
            self.comes_anew(guest);
        }
        let path = format!("/api/v1/tables/{}?seat={seat}", self.table);
        is_taken && self.people[0].get(&path).0 == 200
    }

    fn sign_out(&mut self, person: usize) -> bool {
        self.let_watch(true);
        self.open(person, "", false);
        let someone = self.people[person].clone();
        let reply = someone.post("/api/v1/sign-out", &json!({}));
        let signed_out = self.note(format!("{person} signs out"), &reply);
        self.comes_anew(person);
        signed_out && someone.get("/api/v1/me").1["person"].is_null()
    }

    fn revoke(&mut self, person: usize) -> bool {
        self.let_watch(true);
        let Some(key) = self.open(person, "", true) else { return false };
        let (status, _) =
            self.people[person].request("DELETE", &format!("/api/v1/sessions/{key}"), None);
        self.note(format!("{person} revokes a token"), &(status, Value::Null))
    }

    fn delete(&mut self, guest: usize) -> bool {
        self.let_watch(true);
        self.open(guest, "", false);
        let password = json!({"password": PASSWORD});
        let (status, _) = self.people[guest].request("DELETE", "/api/v1/me", Some(&password));
        self.comes_anew(guest);
        self.note(format!("{guest} deletes themself"), &(status, Value::Null))
    }

    fn block(&mut self, guest: usize) -> bool {
        self.let_watch(true);
        self.open(guest, "", false);
        let (_, me) = self.people[guest].get("/api/v1/me");
        let id = me["person"]["id"].as_str().unwrap_or_default();
        let path = format!("/api/v1/admin/people/{id}/block");
        let reply = self.admin.post(&path, &json!({"blocked": true}));
        self.comes_anew(guest);
        self.note(format!("{guest} is blocked"), &reply)
    }

    /// Says whether that was changed.
    fn let_watch(&mut self, allowed: bool) -> bool {
        if self.watched == allowed {
            return false;
        }
        self.watched = allowed;
        self.asks(0, json!({"wish": "set-spectators", "allowed": allowed}))
    }
}
