use std::sync::Arc;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyRules, Registry, Rng, Seat, Seed, SetupDraft};
use damrak_kontor::Kontor;
use damrak_store::{PersonId, SeatHead, Status, TableHead, TableId};

use super::{Table, Visit};
use crate::table::entry::{By, Entry};
use crate::table::settings::{AtZero, Body, ClockRule, Settings, Way};

/// What a game of Kontor is set up like.
fn settings(spectators: bool) -> Settings {
    Settings {
        game: "kontor".into(),
        setup: SetupDraft::default(),
        edition: None,
        edition_id: None,
        clock: ClockRule::None,
        at_zero: AtZero::default(),
        hot_seat: false,
        wait_for_absent: false,
        limited_talk: true,
        hints: false,
        spectators,
        deal: Way::Quick,
    }
}

fn head(variant: &str) -> TableHead {
    TableHead {
        id: TableId("t".into()),
        title: "Rainy evening".into(),
        game: "kontor".into(),
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
    /// A stranger's visit to a game of Anna and Piet that has just been dealt.
    #[allow(clippy::expect_used)]
    pub(crate) fn to_kontor(spectators: bool) -> Self {
        let registry = Registry::new().with::<Kontor>();
        let rules = registry.open("kontor", &SetupDraft::default()).expect("the usual game");
        let secret = Seed::from_number(7);
        let body = Body::new(settings(spectators), secret, vec![None; 2], None);
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
        Self::arranged(head(rules.setup().variant), body, rules, &log)
    }

    /// A stranger's visit to a table at which all this has happened.
    #[allow(clippy::expect_used)]
    fn arranged(head: TableHead, body: Body, rules: Arc<dyn AnyRules>, log: &[Entry]) -> Self {
        let kit = damrak_games::kits().find(&head.game).expect("a game we know");
        let mut table = Table::new(head, body, kit, rules);
        for entry in log {
            table.apply(entry).expect("an entry that can be carried out");
        }
        Self { table, person: None }
    }

    /// Somebody decides something; nothing if the game is over.
    #[allow(clippy::expect_used)]
    pub(crate) fn decide(&mut self, rng: &mut Rng) -> Option<()> {
        let seat = self.table.waiting().first()?;
        let action = self.table.game.as_ref()?.position.random_action(seat, rng)?;
        let (by, spent, key, stop) = (By::Person, 0, None, None);
        let entry = Entry::Decided { seat, action, by, spent, key, stop };
        self.table.apply(&entry).expect("a legal decision");
        Some(())
    }

    /// The same table as a seat might think it is, and whether that is not the truth.
    #[allow(clippy::expect_used)]
    pub(crate) fn guessed(&self, seat: Seat, rng: &mut Rng) -> (Self, bool) {
        let mut other = self.clone();
        let game = other.table.game.as_mut().expect("a game that was dealt");
        let guess = game.position.guess(seat, rng);
        let differs = guess.hash() != game.position.hash();
        game.position = guess;
        (other, differs)
    }
}
