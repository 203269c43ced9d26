//! A position behind the face.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde_json::Value;

use super::{AnyPosition, AnyRules, Done, Inner, Opened, Placed, Refused, Told};
use crate::game::{Audience, FallingClock, Game, Patience, PositionError, Refusal};
use crate::json;
use crate::playout::Playout;
use crate::{
    Bundle, Choices, Hash, Line, Offer, Phrase, Rng, Seat, SeatSet, Standing, Viewer, laws,
};

impl<G: Game> Placed<G> {
    pub(super) fn new(rules: Arc<Inner<G>>, position: G::Position) -> Self {
        Self { rules, position, common: OnceLock::new() }
    }

    /// The position, to be changed: nobody has looked at what becomes of it.
    fn change(&mut self) -> (&G, &mut G::Position) {
        self.common = OnceLock::new();
        (&self.rules.game, &mut self.position)
    }

    /// What one viewer may know; what everybody sees alike is looked at once for all of them.
    fn view_of(&self, viewer: Viewer) -> G::View {
        let game = &self.rules.game;
        let common = self.common.get_or_init(|| game.look_at_common(&self.position));
        game.look(&self.position, viewer, common)
    }

    pub(crate) fn game(&self) -> &G {
        &self.rules.game
    }

    pub(crate) fn position(&self) -> &G::Position {
        &self.position
    }

    fn read(&self, notation: &str) -> Result<G::Action, Refused> {
        self.rules
            .game
            .read_notation(notation)
            .map_err(|error| Refused { clause: None, phrase: error.phrase })
    }

    fn put_before(&self, seat: Seat, actions: Vec<G::Action>) -> Vec<Offer> {
        let game = &self.rules.game;
        let offer = |action: G::Action| Offer {
            notation: game.notation(action),
            phrase: game.say_action(&self.position, seat, action),
            targets: game.targets(&self.position, seat, action),
            either_way: G::either_way(action),
        };
        actions.into_iter().map(offer).collect()
    }
}

fn refused<R: Refusal>(refusal: R) -> Refused {
    Refused { clause: Some(refusal.clause()), phrase: refusal.phrase() }
}

pub(super) fn tell<G: Game>(game: &G, events: Vec<(Audience, G::Event)>) -> Vec<Told> {
    events
        .into_iter()
        .map(|(audience, event)| Told {
            audience,
            phrase: game.say_event(&event),
            event: Arc::new(event),
        })
        .collect()
}

pub(super) fn document<T: Serialize>(data: &T) -> Value {
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
        let mut actions = Vec::new();
        self.rules.game.legal_actions(&self.position, seat, &mut actions);
        self.put_before(seat, actions)
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game().legal_actions(self.position(), seat, &mut actions);
        actions.into_iter().map(|action| self.game().notation(action)).collect()
    }

    fn choices(&self, seat: Seat) -> Choices {
        let game = &self.rules.game;
        let bundles = game.bundles(&self.position, seat);
        let mut actions = Vec::new();
        game.legal_actions(&self.position, seat, &mut actions);
        actions.retain(|action| bundles.iter().all(|bundle| bundle.kind != G::kind(*action)));
        let bundle = |bundle: Bundle<G::Action>| Bundle {
            kind: bundle.kind,
            verb: bundle.verb,
            phrase: bundle.phrase,
            pick: bundle.pick,
            named: self.put_before(seat, bundle.named),
        };
        Choices {
            offers: self.put_before(seat, actions),
            bundles: bundles.into_iter().map(bundle).collect(),
        }
    }

    fn random_action(&self, seat: Seat, rng: &mut Rng) -> Option<String> {
        let game = &self.rules.game;
        let action = game.random_action(&self.position, seat, &mut Vec::new(), rng);
        action.map(|action| game.notation(action))
    }

    fn play_randomly(&mut self, rng: &mut Rng, limit: u32) -> Option<Standing> {
        let (game, position) = self.change();
        Playout::default().run(game, position, rng, limit);
        game.standing(position)
    }

    fn question(&self, seat: Seat) -> Phrase {
        self.rules.game.say_question(&self.position, seat)
    }

    fn check_action(&self, seat: Seat, notation: &str) -> Result<Phrase, Refused> {
        let action = self.read(notation)?;
        let game = &self.rules.game;
        game.is_legal(&self.position, seat, action).map_err(refused)?;
        Ok(game.say_action(&self.position, seat, action))
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<Done, Refused> {
        let action = self.read(notation)?;
        let (game, position) = self.change();
        let targets = game.targets(position, seat, action);
        let mut events = Vec::new();
        let disclosure = game.apply(position, seat, action, &mut events).map_err(refused)?;
        let (notation, told) = (game.notation(action), tell(game, events));
        Ok(Done { notation, targets, told, disclosure })
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

    fn patience(&self, seat: Seat) -> Option<Patience<String>> {
        let game = &self.rules.game;
        let patience = game.patience(&self.position, seat)?;
        Some(Patience { millis: patience.millis, then: game.notation(patience.then) })
    }

    fn view(&self, viewer: Viewer) -> Value {
        document(&self.view_of(viewer))
    }

    fn look(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(self.view_of(viewer))
    }

    fn write_view(&self, viewer: Viewer, text: &mut String) {
        json::write(text, &self.view_of(viewer)).expect(PLAIN);
    }

    fn sketch(&self, viewer: Viewer) -> Vec<Line> {
        self.rules.game.sketch(&self.view_of(viewer))
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
        Box::new(Placed::new(Arc::clone(&self.rules), position))
    }

    fn fork(&self) -> Box<dyn AnyPosition> {
        Box::new(Placed::new(Arc::clone(&self.rules), self.position.clone()))
    }

    fn inside(&self) -> &dyn Any {
        self
    }
}
