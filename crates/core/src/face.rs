//! One object-safe face for all games: what server, bots and command line use.
//!
//! The contract in [`crate::Game`] is generic and fast. Here the same things are offered behind trait
//! objects, with notation for actions and documents for views, so that nobody above the rules needs to
//! know which game is on the table.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::edition::{EditionId, EditionSource};
use crate::figure::{Counted, Counter};
use crate::game::{Audience, Disclosure, FallingClock, Game, OpenError, PositionError, Refusal};
use crate::laws;
use crate::playout::Playout;
use crate::setup::{GameInfo, Setup};
use crate::{Clause, Hash, Line, Offer, Phrase, Rng, Seat, SeatSet, Seed, Standing, Viewer};

/// The rules of some game for one setup.
pub trait AnyRules: Debug + Send + Sync {
    /// What everybody may know about the game.
    fn info(&self) -> &'static GameInfo;
    /// The setup these rules are for.
    fn setup(&self) -> &Setup;
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
    /// Every decision open to the seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// A random decision of the seat, in notation.
    fn random_action(&self, seat: Seat, rng: &mut Rng) -> Option<String>;
    /// Plays random decisions to the end; nothing if that takes longer than the limit.
    fn play_randomly(&mut self, rng: &mut Rng, limit: u32) -> Option<Standing>;
    /// What the seat is asked to decide.
    fn question(&self, seat: Seat) -> Phrase;
    /// Whether the seat may do what the notation says.
    fn check_action(&self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// Carries out a decision, wholly or not at all.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<Done, Refused>;
    /// The falling clock that runs now, if one does.
    fn falling_clock(&self) -> Option<FallingClock>;
    /// What it means that the seat stopped it on this step, in notation.
    fn stop_clock(&self, seat: Seat, step: u8) -> Option<String>;
    /// What it means that nobody stopped it: whose decision that is, in notation.
    fn clock_ran_out(&self) -> Option<(Seat, String)>;
    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as the game's own type, for whoever knows it: the drawing of the game.
    fn look(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync>;
    /// The same as JSON, written straight to the end of a text: what a server sends.
    fn write_view(&self, viewer: Viewer, text: &mut Vec<u8>);
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
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        self.fork()
    }
}

/// Something that happened, and who hears of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// Who hears of it.
    pub audience: Audience,
    /// The event itself, for programs.
    pub event: Value,
    /// The sentence, for people.
    pub phrase: Phrase,
}

/// A decision carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// The decision in canonical notation.
    pub notation: String,
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
    let game = G::open(&setup, edition)?;
    let setup = Setup { edition: game.edition().name.clone(), ..setup };
    Ok(Arc::new(Opened(Arc::new(Inner { game, setup }))))
}

/// Longer random games than any rule book allows would be endless ones.
const BENCH_LIMIT: u32 = 1_000_000;

#[derive(Debug)]
struct Inner<G> {
    game: G,
    setup: Setup,
}

#[derive(Debug)]
struct Opened<G>(Arc<Inner<G>>);

#[derive(Debug)]
struct Placed<G: Game> {
    rules: Arc<Inner<G>>,
    position: G::Position,
}

impl<G: Game> Opened<G> {
    fn place(&self, position: G::Position) -> Box<dyn AnyPosition> {
        Box::new(Placed { rules: Arc::clone(&self.0), position })
    }
}

impl<G: Game> AnyRules for Opened<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn setup(&self) -> &Setup {
        &self.0.setup
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

impl<G: Game> Placed<G> {
    fn read(&self, notation: &str) -> Result<G::Action, Refused> {
        self.rules
            .game
            .read_notation(notation)
            .map_err(|error| Refused { clause: None, phrase: error.phrase })
    }
}

fn refused<R: Refusal>(refusal: R) -> Refused {
    Refused { clause: Some(refusal.clause()), phrase: refusal.phrase() }
}

fn tell<G: Game>(game: &G, events: Vec<(Audience, G::Event)>) -> Vec<Told> {
    events
        .into_iter()
        .map(|(audience, event)| Told {
            audience,
            event: document(&event),
            phrase: game.say_event(&event),
        })
        .collect()
}

fn document<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect(PLAIN)
}

const PLAIN: &str = "views and events are plain data with text keys, which JSON can always hold";

impl<G: Game> AnyPosition for Placed<G> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        Arc::new(Opened(Arc::clone(&self.rules)))
    }

    fn waiting_for(&self) -> SeatSet {
        self.rules.game.waiting_for(&self.position)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let game = &self.rules.game;
        let mut actions = Vec::new();
        game.legal_actions(&self.position, seat, &mut actions);
        actions
            .into_iter()
            .map(|action| Offer {
                notation: game.notation(action),
                phrase: game.say_action(&self.position, seat, action),
                targets: game.targets(&self.position, seat, action),
            })
            .collect()
    }

    fn random_action(&self, seat: Seat, rng: &mut Rng) -> Option<String> {
        let game = &self.rules.game;
        let action = game.random_action(&self.position, seat, &mut Vec::new(), rng);
        action.map(|action| game.notation(action))
    }

    fn play_randomly(&mut self, rng: &mut Rng, limit: u32) -> Option<Standing> {
        let game = &self.rules.game;
        Playout::default().run(game, &mut self.position, rng, limit);
        game.standing(&self.position)
    }

    fn question(&self, seat: Seat) -> Phrase {
        self.rules.game.say_question(&self.position, seat)
    }

    fn check_action(&self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let action = self.read(notation)?;
        self.rules.game.is_legal(&self.position, seat, action).map_err(refused)
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<Done, Refused> {
        let action = self.read(notation)?;
        let game = &self.rules.game;
        let mut events = Vec::new();
        let disclosure =
            game.apply(&mut self.position, seat, action, &mut events).map_err(refused)?;
        Ok(Done { notation: game.notation(action), told: tell(game, events), disclosure })
    }

    fn falling_clock(&self) -> Option<FallingClock> {
        self.rules.game.falling_clock(&self.position)
    }

    fn stop_clock(&self, seat: Seat, step: u8) -> Option<String> {
        let game = &self.rules.game;
        game.stop_clock(&self.position, seat, step).map(|action| game.notation(action))
    }

    fn clock_ran_out(&self) -> Option<(Seat, String)> {
        let game = &self.rules.game;
        game.clock_ran_out(&self.position).map(|(seat, action)| (seat, game.notation(action)))
    }

    fn view(&self, viewer: Viewer) -> Value {
        document(&self.rules.game.view(&self.position, viewer))
    }

    fn look(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(self.rules.game.view(&self.position, viewer))
    }

    fn write_view(&self, viewer: Viewer, text: &mut Vec<u8>) {
        let view = self.rules.game.view(&self.position, viewer);
        serde_json::to_writer(text, &view).expect(PLAIN);
    }

    fn sketch(&self, viewer: Viewer) -> Vec<Line> {
        let game = &self.rules.game;
        game.sketch(&game.view(&self.position, viewer))
    }

    fn standing(&self) -> Option<Standing> {
        let mut standing = self.rules.game.standing(&self.position)?;
        standing.told.extend(self.rules.game.tell_result(&self.position));
        Some(standing)
    }

    fn check(&self) -> Result<(), PositionError> {
        self.rules.game.check(&self.position)
    }

    fn check_laws(&self, rng: &mut Rng) -> Result<(), String> {
        laws::check_position(&self.rules.game, &self.position, rng)
    }

    fn any_action(&self, rng: &mut Rng) -> String {
        self.rules.game.notation(self.rules.game.any_action(rng))
    }

    fn save(&self) -> Value {
        self.rules.game.save(&self.position)
    }

    fn hash(&self) -> Hash {
        Hash::of(&[b"damrak position", self.save().to_string().as_bytes()])
    }

    fn guess(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyPosition> {
        let position = self.rules.game.guess(&self.position, seat, rng);
        Box::new(Placed { rules: Arc::clone(&self.rules), position })
    }

    fn fork(&self) -> Box<dyn AnyPosition> {
        Box::new(Placed { rules: Arc::clone(&self.rules), position: self.position.clone() })
    }
}
