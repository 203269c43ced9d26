//! Somebody's visit to a table: what they may see of it now, of its past, and of a game that is over.

use std::any::Any;
use std::fmt;

use damrak_core::fair::FairDeal;
use damrak_core::{AnyPosition, Hash, Phrase, Seat, Target, Viewer};
use damrak_store::{PersonId, TableId};
use serde_json::Value;

use super::falling::Stop;
use super::looking_back::Rewound;
use super::model::{Table, may_know};
use super::sight::{Facts, Sight};
use crate::problem::Problem;

/// A table as somebody finds it now. Only what this person may see can be taken from it.
#[derive(Clone, Debug)]
pub struct Visit {
    pub(crate) table: Table,
    pub(crate) person: Option<PersonId>,
}

/// With whose eyes the past of a game may be seen, and of which: they see the table they were given at, and no other.
///
/// ```compile_fail,E0061
/// use damrak_table::live::hub::Hub;
/// use damrak_table::visit::Visit;
/// async fn cheat(hub: &Hub, over: &Visit, in_play: &Visit) {
///     let eyes = over.over().unwrap().all_eyes();
///     let _ = hub.past(in_play, eyes, 0).await; // whose past it is, the eyes know
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    pub(crate) table: &'a Table,
    pub(crate) whose: Whose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    One(Viewer),
    All,
}

impl Whose {
    fn viewer(self) -> Option<Viewer> {
        match self {
            Self::One(viewer) => Some(viewer),
            Self::All => None,
        }
    }

    fn see(self, viewer: Viewer) -> bool {
        self == Self::All || self == Self::One(viewer)
    }
}

impl Eyes<'_> {
    /// Whose they are; nobody's if they are everybody's.
    pub fn viewer(self) -> Option<Viewer> {
        self.whose.viewer()
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
    pub fn eyes(&self, seat: Option<Seat>) -> Result<Eyes<'_>, Problem> {
        Ok(Eyes { table: &self.table, whose: Whose::One(self.sight(seat)?.viewer()) })
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
/// use damrak_table::visit::Over;
/// fn cheat() -> Over<'static> {
///     Over(unreachable!()) // its constructor is private
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Over<'a>(pub(crate) &'a Table);

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
    pub fn all_eyes(self) -> Eyes<'a> {
        Eyes { table: self.0, whose: Whose::All }
    }

    /// The eyes of one seat, or of a spectator.
    pub fn eyes_of(self, viewer: Viewer) -> Eyes<'a> {
        Eyes { table: self.0, whose: Whose::One(viewer) }
    }
}

/// An earlier position of a game, as it may be seen with some eyes.
pub struct Past {
    pub(crate) table: TableId,
    pub(crate) rewound: Rewound,
    pub(crate) whose: Whose,
}

/// Says when it was and who looks, and nothing of the position.
impl fmt::Debug for Past {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Past");
        shown.field("table", &self.table).field("decisions", &self.rewound.decisions);
        shown.field("whose", &self.whose).finish_non_exhaustive()
    }
}

impl Past {
    /// With whose eyes it is seen; with nobody's if with everybody's.
    pub fn viewer(&self) -> Option<Viewer> {
        self.whose.viewer()
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
        self.whose.see(viewer).then(|| self.rewound.position.look(viewer))
    }

    /// The same as a document.
    pub fn view(&self) -> Option<Value> {
        Some(self.rewound.position.view(self.viewer()?))
    }

    /// What the viewer heard then; with all eyes, what the one heard who decided: nobody heard more.
    pub fn told(&self) -> impl Iterator<Item = &Phrase> {
        let decided = || self.rewound.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let viewer = self.viewer().unwrap_or_else(decided);
        let heard = self.rewound.told.iter().filter(move |told| told.audience.includes(viewer));
        heard.map(|told| &told.phrase)
    }

    /// What a viewer with whose eyes it is seen may know of what was pointed at then.
    pub fn last(&self, viewer: Viewer) -> &[Target] {
        let heard = self.rewound.told.iter().map(|told| told.audience);
        let known = self.whose == Whose::All || may_know(self.rewound.seat, heard, viewer);
        if known && self.whose.see(viewer) { &self.rewound.targets } else { &[] }
    }

    /// The position itself, once the game is over; nothing for the key to another table.
    pub fn position(&self, key: Over<'_>) -> Option<&dyn AnyPosition> {
        (*key.facts().id() == self.table).then_some(self.rewound.position.as_ref())
    }
}

#[cfg(any(test, feature = "testing"))]
pub mod arranged;
mod thinking;

pub use thinking::Alone;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::path::Path;

    use damrak_core::{Rng, Seed};

    use super::arranged::Watched;
    use super::*;

    /// Stored tables hold every secret there is. Only this module reads them, and whoever looks after the data.
    const READERS: [&str; 1] = ["doctor.rs"];

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
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src");
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

    fn to_kontor() -> Visit {
        Visit::to_a_game(&damrak_games::kits(), "kontor", Watched::ByAnybody)
    }

    /// Everything of a table that can be held outside, printed.
    fn printed(visit: &Visit) -> String {
        let sight = visit.sight(None).unwrap();
        let seats = visit.facts().seats();
        let told: Vec<_> = visit.facts().story().collect();
        let position = &visit.table.game.as_ref().unwrap().position;
        let whole = format!("{visit:?} {:?} {sight:?} {:?}", visit.facts(), visit.eyes(None));
        format!("{whole} {seats:?} {told:?} {position:?} {:?}", visit.table.body)
    }

    #[test]
    fn nothing_that_is_hidden_is_printed() {
        let mut rng = Rng::new(Seed::from_number(3));
        let mut visit = to_kontor();
        let mut differences = 0;
        for _ in 0..20 {
            let real = printed(&visit);
            for secret in [Seed::from_number(7).to_string().as_str(), "number-of-anna"] {
                assert!(!real.contains(secret), "{secret} is in {real}");
            }
            for seat in Seat::all(2) {
                let (guess, differs) = visit.guessed(seat, &mut rng);
                differences += u32::from(differs);
                assert_eq!(printed(&guess), real);
            }
            visit.decide(&mut rng).unwrap();
        }
        assert!(differences > 10, "guesses differ from the truth ({differences})");
    }

    #[test]
    fn what_is_pointed_at_in_secret_is_known_to_nobody_else() {
        let mut visit = to_kontor();
        visit.decide(&mut Rng::new(Seed::from_number(3))).unwrap();
        let decided = visit.facts().story().next_back().unwrap().seat.unwrap();
        let other = Seat::all(2).find(|seat| *seat != decided).unwrap();
        let last = |viewer| Sight::of(&visit.table, viewer).last().to_vec();
        assert!(!last(Viewer::Seat(decided)).is_empty(), "a card was chosen");
        assert_eq!(last(Viewer::Seat(other)), []);
        assert_eq!(last(Viewer::Spectator), []);
    }

    #[test]
    fn what_everybody_sees_decided_is_known_to_all() {
        let (mut visit, mut rng) = (to_kontor(), Rng::new(Seed::from_number(3)));
        let everybody = [Viewer::Seat(Seat::from_index(0)), Viewer::Spectator];
        let mut known = 0;
        for _ in 0..20 {
            visit.decide(&mut rng).unwrap();
            let last = everybody.map(|viewer| Sight::of(&visit.table, viewer).last().to_vec());
            known += u32::from(!last[1].is_empty() && last[0] == last[1]);
        }
        assert!(known > 5, "cards are laid before all eyes ({known})");
    }

    #[test]
    fn the_key_to_one_game_opens_no_other() {
        let (mut one, mut other) = (to_kontor(), to_kontor());
        other.table.head.id = TableId("other".into());
        for visit in [&mut one, &mut other] {
            visit.table.head.status = damrak_store::Status::Over;
        }
        let position = one.table.game.as_ref().unwrap().position.fork();
        let (decisions, turns, told) = (0, vec![0, 0], Vec::new());
        let targets = Vec::new();
        let rewound = Rewound { position, decisions, turns, seat: None, stop: None, told, targets };
        let past = Past { table: one.table.head.id.clone(), rewound, whose: Whose::All };
        assert!(past.position(one.over().unwrap()).is_some());
        assert!(past.position(other.over().unwrap()).is_none());
    }
}
