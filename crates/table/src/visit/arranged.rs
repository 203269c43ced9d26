//! Tables that are arranged by hand, for tests that have to compare what is seen with what is hidden.

use std::sync::Arc;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyRules, Rng, Seat, Seed, SetupDraft};
use damrak_kit::Kits;
use damrak_store::{PersonId, SeatHead, Status, TableHead, TableId};

use super::{Table, Visit};
use crate::entry::{By, Entry};
use crate::settings::{AtZero, Body, ClockRule, Settings, Way};

/// Who may watch an arranged game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watched {
    /// Anybody.
    ByAnybody,
    /// Those who play.
    ByPlayers,
}

/// What the usual game is set up like.
fn settings(game: &str, watched: Watched) -> Settings {
    Settings {
        game: game.into(),
        setup: SetupDraft::default(),
        edition: None,
        edition_id: None,
        clock: ClockRule::None,
        at_zero: AtZero::default(),
        hot_seat: false,
        seat_names: Vec::new(),
        wait_for_absent: false,
        limited_talk: true,
        hints: false,
        spectators: watched == Watched::ByAnybody,
        deal: Way::Quick,
    }
}

fn head(game: &str, variant: &str) -> TableHead {
    TableHead {
        id: TableId("t".into()),
        title: "Rainy evening".into(),
        game: game.to_owned(),
        variant: variant.to_owned(),
        status: Status::Gathering,
        public: false,
        live: true,
        rated: false,
        owner: PersonId("anna".into()),
        seats: vec![SeatHead::default(); 2],
        waiting: Vec::new(),
        decisions: 0,
        created: 0,
        changed: 0,
    }
}

impl Visit {
    /// A stranger's visit to a game for two that has just been dealt to Anna and Piet.
    #[allow(clippy::expect_used)]
    pub fn to_a_game(kits: &Kits, game: &str, watched: Watched) -> Self {
        let rules = kits.registry().open(game, &SetupDraft::default()).expect("the usual game");
        let secret = Seed::from_number(7);
        let body = Body::new(settings(game, watched), secret, vec![None; 2], None);
        let number = |name: &str| format!("number-of-{}", name.to_lowercase());
        let people = ["Anna", "Piet"];
        let sat = |(index, name): (usize, &&str)| Entry::Sat {
            seat: Seat::from_index(index),
            person: PersonId(name.to_lowercase()),
            name: (*name).into(),
            nonce: number(name),
        };
        let mut log: Vec<Entry> = people.iter().enumerate().map(sat).collect();
        let deal = FairDeal::new(secret, people.map(number).into());
        log.push(Entry::Started { deal });
        Self::arranged(kits, head(game, rules.setup().variant), body, rules, &log)
    }

    /// A stranger's visit to a table at which all this has happened.
    #[allow(clippy::expect_used)]
    fn arranged(
        kits: &Kits,
        head: TableHead,
        body: Body,
        rules: Arc<dyn AnyRules>,
        log: &[Entry],
    ) -> Self {
        let kit = kits.find(&head.game).expect("a game we know");
        let mut table = Table::new(head, body, kit, rules);
        for entry in log {
            table.apply(entry).expect("an entry that can be carried out");
        }
        Self { table, person: None }
    }

    /// Somebody decides something; nothing if the game is over.
    #[allow(clippy::expect_used)]
    pub fn decide(&mut self, rng: &mut Rng) -> Option<()> {
        let seat = self.table.waiting().first()?;
        let action = self.table.game.as_ref()?.position.random_action(seat, rng)?;
        let (by, spent, key, stop) = (By::Person, 0, None, None);
        let entry = Entry::Decided { seat, action, by, spent, key, stop };
        self.table.apply(&entry).expect("a legal decision");
        Some(())
    }

    /// The same table as a seat might think it is, and whether that is not the truth.
    #[allow(clippy::expect_used)]
    pub fn guessed(&self, seat: Seat, rng: &mut Rng) -> (Self, bool) {
        let mut other = self.clone();
        let game = other.table.game.as_mut().expect("a game that was dealt");
        let guess = game.position.guess(seat, rng);
        let differs = guess.hash() != game.position.hash();
        game.position = guess.into();
        (other, differs)
    }
}
