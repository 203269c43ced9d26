//! One object-safe face for all games: what server, bots and command line use.
//!
//! The contract in [`crate::Game`] is generic and fast. Here the same things are offered behind trait
//! objects, with notation for actions and documents for views, so that nobody above the rules needs to
//! know which game is on the table.

mod placed;
mod shared;

use std::any::Any;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde_json::Value;

use self::placed::tell;
use crate::edition::{EditionId, EditionSource};
use crate::figure::{Counted, Counter};
use crate::game::{Audience, Disclosure, FallingClock, Game, OpenError, Patience, PositionError};
use crate::laws;
use crate::playout::Playout;
use crate::printed::Printed;
use crate::setup::{GameInfo, Setup, SetupDraft};
use crate::{
    Choices, Clause, Hash, Line, Offer, Phrase, Rng, Seat, SeatSet, Seed, Standing, Target, Viewer,
};

/// The rules of some game for one setup.
pub trait AnyRules: Debug + Send + Sync {
    /// What everybody may know about the game.
    fn info(&self) -> &'static GameInfo;
    /// The setup these rules are for.
    fn setup(&self) -> &Setup;
    /// The same as a document, written out once for all who are shown it.
    fn draft(&self) -> &Printed<SetupDraft>;
    /// The edition in play.
    fn edition(&self) -> &EditionId;
    /// How many seats the table has.
    fn players(&self) -> u8;
    /// Shuffles and deals; also tells what happened meanwhile.
    fn deal(&self, seed: Seed) -> (Box<dyn AnyPosition>, Vec<Told>);
    /// Reads a position and checks it.
    fn load(&self, document: &Value) -> Result<Box<dyn AnyPosition>, PositionError>;
    /// Plays a whole random game at full speed.
    fn random_game(&self, seed: Seed, limit: u32) -> RandomGame;
    /// The game's figures over these decisions from the deal on, as far as they can be carried out.
    fn count_figures(
        &self,
        seed: Seed,
        decisions: &mut dyn Iterator<Item = (Seat, &str)>,
    ) -> Vec<Counted>;
    /// Plays one random game and checks every law of the contract in every position of it; returns the
    /// number of decisions, or the first law that is broken.
    fn check_laws(&self, seed: Seed, limit: u32) -> Result<u32, String>;
    /// Plays random games at full speed, one after the other, while asked to.
    fn bench(&self, seed: Seed, go_on: &mut dyn FnMut() -> bool) -> BenchCount;
}

/// A position of some game, together with its rules.
pub trait AnyPosition: Debug + Send + Sync {
    /// The rules it is played by.
    fn rules(&self) -> Arc<dyn AnyRules>;
    /// The seats that owe a decision now.
    fn waiting_for(&self) -> SeatSet;
    /// Every decision open to the seat, one by one, however many there are.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The same in notation only.
    fn notations(&self, seat: Seat) -> Vec<String>;
    /// Every decision open to the seat, as it is put before a person.
    fn choices(&self, seat: Seat) -> Choices;
    /// A random decision of the seat, in notation.
    fn random_action(&self, seat: Seat, rng: &mut Rng) -> Option<String>;
    /// Plays random decisions to the end; nothing if that takes longer than the limit.
    fn play_randomly(&mut self, rng: &mut Rng, limit: u32) -> Option<Standing>;
    /// What the seat is asked to decide.
    fn question(&self, seat: Seat) -> Phrase;
    /// Whether the seat may do what the notation says; if so, the decision as a sentence.
    fn check_action(&self, seat: Seat, notation: &str) -> Result<Phrase, Refused>;
    /// Carries out a decision, wholly or not at all.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<Done, Refused>;
    /// The falling clock that runs now, if one does.
    fn falling_clock(&self) -> Option<FallingClock>;
    /// What it means that the seat stopped it on this step, in notation.
    fn stop_clock(&self, seat: Seat, step: u8) -> Option<String>;
    /// What it means that nobody stopped it: whose decision that is, in notation.
    fn clock_ran_out(&self) -> Option<(Seat, String)>;
    /// How long a live table waits for the seat's decision, and what is decided then, in notation.
    fn patience(&self, seat: Seat) -> Option<Patience<String>>;
    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as the game's own type, for whoever knows it: the drawing of the game.
    fn look(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync>;
    /// The same as JSON, written straight to the end of a text: what a server sends.
    fn write_view(&self, viewer: Viewer, text: &mut String);
    /// The table as text, as the viewer may see it.
    fn sketch(&self, viewer: Viewer) -> Vec<Line>;
    /// The final ranking, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// Checks what must hold in every position.
    fn check(&self) -> Result<(), PositionError>;
    /// Checks every law of the contract that speaks of a single position.
    fn check_laws(&self, rng: &mut Rng) -> Result<(), String>;
    /// Any action that can be written at all, mostly an illegal one: for tests and fuzzing.
    fn any_action(&self, rng: &mut Rng) -> String;
    /// The full position as a document.
    fn save(&self) -> Value;
    /// Of the saved position: equal positions have equal hashes on every machine.
    fn hash(&self) -> Hash;
    /// A full position drawn from those that agree with all the seat knows.
    fn guess(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyPosition>;
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn AnyPosition>;
    /// What is behind this face, as a type that only this crate can name: for [`crate::Seen`].
    fn inside(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        self.fork()
    }
}

/// Something that happened, and who hears of it.
#[derive(Clone)]
pub struct Told {
    /// Who hears of it.
    pub audience: Audience,
    /// The sentence, for people.
    pub phrase: Phrase,
    event: Arc<dyn Happened>,
}

/// An event of some game.
trait Happened: Send + Sync {
    fn document(&self) -> Value;
}

impl<E: Serialize + Send + Sync> Happened for E {
    fn document(&self) -> Value {
        placed::document(self)
    }
}

impl Told {
    /// The event itself, for programs: a document that is made for whoever asks.
    pub fn event(&self) -> Value {
        self.event.document()
    }
}

/// Says who hears of it and in which sentence; the event may hold what not everybody hears.
impl Debug for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Told");
        shown
            .field("audience", &self.audience)
            .field("phrase", &self.phrase)
            .finish_non_exhaustive()
    }
}

impl PartialEq for Told {
    fn eq(&self, other: &Self) -> bool {
        self.audience == other.audience
            && self.phrase == other.phrase
            && self.event() == other.event()
    }
}

/// A decision carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// The decision in canonical notation.
    pub notation: String,
    /// What was pointed at to take it; not everybody may know.
    pub targets: Vec<Target>,
    /// What happened.
    pub told: Vec<Told>,
    /// What came out.
    pub disclosure: Disclosure,
}

/// A decision that was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The clause it would break; none if the text was not understood.
    pub clause: Option<Clause>,
    /// Why, and what to do instead.
    pub phrase: Phrase,
}

/// How a random game went.
#[derive(Clone, Debug)]
pub struct RandomGame {
    /// How many decisions were taken.
    pub decisions: u32,
    /// The result; none if the limit was reached first.
    pub standing: Option<Standing>,
    /// What the game wanted counted.
    pub figures: Vec<Counted>,
}

/// How much was played in a benchmark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BenchCount {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them.
    pub actions: u64,
}

/// Rules opened for a setup, behind the face.
pub(crate) fn open<G: Game>(
    setup: Setup,
    edition: EditionSource<'_>,
) -> Result<Arc<dyn AnyRules>, OpenError> {
    shared::find_or_open::<G>(setup, edition, |setup, edition| {
        let game = G::open(&setup, edition)?;
        let setup = Setup { edition: game.edition().name.clone(), ..setup };
        let draft = Printed::new(setup.to_draft());
        Ok(Arc::new(Opened(Arc::new(Inner { game, setup, draft }))))
    })
}

/// Longer random games than any rule book allows would be endless ones.
const BENCH_LIMIT: u32 = 1_000_000;

#[derive(Debug)]
pub(crate) struct Inner<G> {
    game: G,
    setup: Setup,
    draft: Printed<SetupDraft>,
}

#[derive(Debug)]
struct Opened<G>(Arc<Inner<G>>);

pub(crate) struct Placed<G: Game> {
    rules: Arc<Inner<G>>,
    position: G::Position,
    /// What everybody sees alike of this position, once somebody has looked.
    common: OnceLock<G::Common>,
}

/// Says which game it is, and nothing of the position: what is written to a log or into a message about something else
/// must not tell what nobody may see.
impl<G: Game> Debug for Placed<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Placed").field("game", &G::info().name).finish_non_exhaustive()
    }
}

impl<G: Game> Opened<G> {
    fn place(&self, position: G::Position) -> Box<dyn AnyPosition> {
        Box::new(Placed::new(Arc::clone(&self.0), position))
    }
}

impl<G: Game> AnyRules for Opened<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn setup(&self) -> &Setup {
        &self.0.setup
    }

    fn draft(&self) -> &Printed<SetupDraft> {
        &self.0.draft
    }

    fn edition(&self) -> &EditionId {
        self.0.game.edition()
    }

    fn players(&self) -> u8 {
        self.0.game.players()
    }

    fn deal(&self, seed: Seed) -> (Box<dyn AnyPosition>, Vec<Told>) {
        let mut events = Vec::new();
        let position = self.0.game.deal(seed, &mut events);
        (self.place(position), tell(&self.0.game, events))
    }

    fn load(&self, document: &Value) -> Result<Box<dyn AnyPosition>, PositionError> {
        self.0.game.load(document).map(|position| self.place(position))
    }

    fn random_game(&self, seed: Seed, limit: u32) -> RandomGame {
        let game = &self.0.game;
        let mut counter = Counter::new(G::figures());
        let mut position = game.deal(seed, &mut counter);
        let mut rng = Rng::new(seed.derive("random seats", 0));
        let decisions =
            Playout::default().run_heard(game, &mut position, &mut rng, limit, &mut counter);
        RandomGame { decisions, standing: game.standing(&position), figures: counter.finish() }
    }

    fn count_figures(
        &self,
        seed: Seed,
        decisions: &mut dyn Iterator<Item = (Seat, &str)>,
    ) -> Vec<Counted> {
        let game = &self.0.game;
        let mut counter = Counter::new(G::figures());
        let mut position = game.deal(seed, &mut counter);
        for (seat, notation) in decisions {
            let Ok(action) = game.read_notation(notation) else { break };
            if game.apply(&mut position, seat, action, &mut counter).is_err() {
                break;
            }
        }
        counter.finish()
    }

    fn check_laws(&self, seed: Seed, limit: u32) -> Result<u32, String> {
        laws::check_game(&self.0.game, seed, limit)
    }

    fn bench(&self, seed: Seed, go_on: &mut dyn FnMut() -> bool) -> BenchCount {
        let game = &self.0.game;
        let mut playout = Playout::default();
        let mut count = BenchCount::default();
        while go_on() {
            let seed = seed.derive("bench", count.games);
            let mut position = game.deal(seed, &mut crate::Deaf);
            let mut rng = Rng::new(seed.derive("random seats", 0));
            count.actions += u64::from(playout.run(game, &mut position, &mut rng, BENCH_LIMIT));
            count.games += 1;
        }
        count
    }
}
