//! Somebody's visit to a table: what they may see of it now, of its past, and of a game that is over.

use std::any::Any;

use damrak_core::fair::FairDeal;
use damrak_core::record::{Deal, Ending, Header, Writer};
use damrak_core::{AnyPosition, Hash, Phrase, Seat, Viewer};
use damrak_store::{PersonId, TableHead, TableId};
use serde_json::Value;

use super::falling::Stop;
use super::hub::Hub;
use super::looking_back::{Rewound, effective_decisions};
use super::model::Table;
use super::sight::{Facts, Sight};
use crate::problem::Problem;

/// A table as somebody finds it now. Only what this person may see can be taken from it.
#[derive(Clone, Debug)]
pub struct Visit {
    table: Table,
    person: Option<PersonId>,
}

/// With whose eyes the past of a game may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eyes(Whose);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    One(Viewer),
    All,
}

impl Eyes {
    /// Whose they are; nobody's if they are everybody's.
    pub fn viewer(self) -> Option<Viewer> {
        match self.0 {
            Whose::One(viewer) => Some(viewer),
            Whose::All => None,
        }
    }

    fn see(self, viewer: Viewer) -> bool {
        self.0 == Whose::All || self.0 == Whose::One(viewer)
    }
}

impl Visit {
    /// What everybody may know of the table.
    pub fn facts(&self) -> Facts<'_> {
        Facts::of(&self.table)
    }

    /// The table from a seat of the visitor's; without a seat, from their first one or as a spectator.
    pub fn sight(&self, seat: Option<Seat>) -> Result<Sight<'_>, Problem> {
        let viewer = self.table.viewer(self.person.as_ref(), seat)?;
        Ok(Sight::of(&self.table, viewer))
    }

    /// The eyes with which the visitor saw, or sees, the game.
    pub fn eyes(&self, seat: Option<Seat>) -> Result<Eyes, Problem> {
        Ok(Eyes(Whose::One(self.sight(seat)?.viewer())))
    }

    /// Names what the visitor may see now: it changes with everything that could be shown to them differently. That is not
    /// the log alone: who may watch and what people are called change without a word in it. For those who may see nothing
    /// it never changes, so that it tells nothing either.
    pub fn stamp(&self) -> Hash {
        let table = &self.table;
        let Ok(sight) = self.sight(None) else {
            return Hash::of(&[b"damrak unseen", table.head.id.0.as_bytes()]);
        };
        let seen = format!("{:?}", sight.viewer());
        let versions = [table.length.to_be_bytes(), table.body_version.to_be_bytes()].concat();
        let names = table.names();
        let mut parts = vec![b"damrak seen".as_slice(), seen.as_bytes(), &versions];
        parts.extend([table.head.id.0.as_bytes(), table.head.title.as_bytes()]);
        parts.extend(names.iter().map(String::as_bytes));
        Hash::of(&parts)
    }

    /// The key to what is secret while a game is played: there is none before it is over, and none for those who may
    /// not look.
    pub fn over(&self) -> Result<Over<'_>, Problem> {
        self.sight(None)?;
        if self.facts().is_over() {
            Ok(Over(&self.table))
        } else {
            Err(Problem::not_now("server-not-over"))
        }
    }
}

/// The key to a game that is over: nothing of it is secret any more.
///
/// It cannot be made outside this module, and [`Visit::over`] gives none while a game is played.
///
/// ```compile_fail,E0603
/// use damrak_server::table::visit::Over;
/// fn cheat() -> Over<'static> {
///     Over(unreachable!()) // its constructor is private
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Over<'a>(&'a Table);

impl<'a> Over<'a> {
    /// What everybody may know of the table.
    pub fn facts(self) -> Facts<'a> {
        Facts::of(self.0)
    }

    /// Where the cards came from, the server's own number included; nothing if they were never dealt.
    pub fn deal(self) -> Option<&'a FairDeal> {
        self.0.game.as_ref().map(|game| &game.deal)
    }

    /// Everybody's eyes.
    pub fn all_eyes(self) -> Eyes {
        Eyes(Whose::All)
    }

    /// The eyes of one seat, or of a spectator.
    pub fn eyes_of(self, viewer: Viewer) -> Eyes {
        Eyes(Whose::One(viewer))
    }
}

/// An earlier position of a game, as it may be seen with some eyes.
#[derive(Debug)]
pub struct Past {
    rewound: Rewound,
    eyes: Eyes,
}

impl Past {
    /// With whose eyes it is seen.
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// How many decisions stood then.
    pub fn decisions(&self) -> u32 {
        self.rewound.decisions
    }

    /// Who took the last of them; nobody dealt the cards.
    pub fn seat(&self) -> Option<Seat> {
        self.rewound.seat
    }

    /// How a falling clock was stopped, if that was the last of them.
    pub fn stop(&self) -> Option<&Stop> {
        self.rewound.stop.as_ref()
    }

    /// The view of somebody with whose eyes it may be seen, for drawing.
    pub fn look(&self, viewer: Viewer) -> Option<Box<dyn Any + Send + Sync>> {
        self.eyes.see(viewer).then(|| self.rewound.position.look(viewer))
    }

    /// The same as a document.
    pub fn view(&self) -> Option<Value> {
        Some(self.rewound.position.view(self.eyes.viewer()?))
    }

    /// What the viewer heard then; with all eyes, what the one heard who decided: nobody heard more.
    pub fn told(&self) -> impl Iterator<Item = &Phrase> {
        let decided = || self.rewound.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let viewer = self.eyes.viewer().unwrap_or_else(decided);
        let heard = self.rewound.told.iter().filter(move |told| told.audience.includes(viewer));
        heard.map(|told| &told.phrase)
    }

    /// The position itself, once the game is over.
    pub fn position(&self, _key: Over<'_>) -> &dyn AnyPosition {
        self.rewound.position.as_ref()
    }
}

impl Hub {
    /// What the lobby lists of a table, as it is stored; nothing of the log is read.
    pub async fn head(&self, id: &TableId) -> Result<TableHead, Problem> {
        let stored = self.store().table(id, Some(0)).await?;
        stored.map(|stored| stored.head).ok_or_else(Problem::not_found)
    }

    /// Somebody's visit to a table.
    pub async fn visit(&self, id: &TableId, person: Option<&PersonId>) -> Result<Visit, Problem> {
        Ok(Visit { table: self.peek(id).await?, person: person.cloned() })
    }

    /// The game as it stood after so many decisions, or as it is if there are not so many.
    pub async fn past(&self, visit: &Visit, eyes: Eyes, to: u32) -> Result<Past, Problem> {
        Ok(Past { rewound: self.look_back(&visit.table, to).await?, eyes })
    }

    /// Every decision of a finished game that stands.
    pub async fn decisions(&self, over: Over<'_>) -> Result<Vec<(Seat, String)>, Problem> {
        Ok(effective_decisions(&self.log(over.facts().id()).await?))
    }

    /// The record of a finished game. While one is played its record would give secret choices away.
    pub async fn record(&self, over: Over<'_>) -> Result<Vec<u8>, Problem> {
        let table = over.0;
        let game = table.game.as_ref().ok_or_else(|| Problem::not_now("server-not-begun"))?;
        let deal = Deal::Fair(game.deal.clone());
        let header = Header::new(&*table.rules, table.names_in_records(), deal);
        let broken = |error: std::io::Error| {
            tracing::error!(%error, "a record could not be written to memory");
            Problem::unavailable()
        };
        let mut writer = Writer::new(Vec::new(), &header).map_err(broken)?;
        for (seat, action) in self.decisions(over).await? {
            writer.decision(seat, &action).map_err(broken)?;
        }
        match table.standing() {
            Some(standing) => writer.finish(&Ending::of(&standing, game.position.hash())),
            None => writer.pause(),
        }
        .map_err(broken)
    }
}

/// Tables of which tests elsewhere need to see what is hidden.
#[cfg(test)]
#[allow(clippy::expect_used)]
mod arranged {
    use std::sync::Arc;

    use damrak_core::{AnyRules, Rng};

    use super::*;
    use crate::table::entry::{By, Entry};
    use crate::table::settings::Body;

    impl Visit {
        /// A stranger's visit to a table at which all this has happened.
        pub(crate) fn arranged(
            head: TableHead,
            body: Body,
            rules: Arc<dyn AnyRules>,
            log: &[Entry],
        ) -> Self {
            let mut table = Table::new(head, body, rules);
            for entry in log {
                table.apply(entry).expect("an entry that can be carried out");
            }
            Self { table, person: None }
        }

        /// Somebody decides something; nothing if the game is over.
        pub(crate) fn decide(&mut self, rng: &mut Rng) -> Option<()> {
            let seat = self.table.waiting().first()?;
            let action = self.table.game.as_ref()?.position.random_action(seat, rng)?;
            let (by, spent, key, stop) = (By::Person, 0, None, None);
            let entry = Entry::Decided { seat, action, by, spent, key, stop };
            self.table.apply(&entry).expect("a legal decision");
            Some(())
        }

        /// The same table as a seat might think it is, and whether that is not the truth.
        pub(crate) fn guessed(&self, seat: Seat, rng: &mut Rng) -> (Self, bool) {
            let mut other = self.clone();
            let game = other.table.game.as_mut().expect("a game that was dealt");
            let guess = game.position.guess(seat, rng);
            let differs = guess.hash() != game.position.hash();
            game.position = guess;
            (other, differs)
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::path::Path;

    /// Stored tables hold every secret there is. Only this module reads them, and whoever looks after the data.
    const READERS: [&str; 2] = ["table", "doctor.rs"];

    fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, found);
            } else {
                found.push((path.display().to_string(), std::fs::read_to_string(&path).unwrap()));
            }
        }
    }

    #[test]
    fn nobody_else_reads_what_is_stored_of_a_table() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut found = Vec::new();
        for entry in std::fs::read_dir(&source).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if READERS.contains(&name.as_str()) {
                continue;
            }
            if path.is_dir() {
                sources(&path, &mut found);
            } else {
                found.push((name, std::fs::read_to_string(&path).unwrap()));
            }
        }
        assert!(found.len() > 50, "the sources are there");
        for (file, text) in found {
            let text: String = text.split_whitespace().collect();
            for call in ["store().table(", "store().log(", "store.table(", "store.log("] {
                assert!(!text.contains(call), "{file} reads a stored table");
            }
        }
    }
}
