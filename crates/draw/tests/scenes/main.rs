//! What the pictures owe to the page, on random games of every way to play.

mod keys;
mod soundness;
mod style;
mod targets;
mod words;

use std::sync::Arc;

use damrak_core::{AnyPosition, AnyRules, OptionValue, Registry, Rng, Seed, SetupDraft, Viewer};
use damrak_draw::{Context, Scene, Sheet, drawing};
use damrak_kontor::{Kontor, View};
use damrak_words::{Language, Names};

/// The rules of every variant, with and without special cards.
pub(crate) fn every_rules() -> Vec<Arc<dyn AnyRules>> {
    let registry = Registry::new().with::<Kontor>();
    let mut all = Vec::new();
    for info in registry.games() {
        for variant in info.variants {
            for special in [false, true] {
                let draft = SetupDraft {
                    variant: Some(variant.name.to_owned()),
                    options: [("special-cards".to_owned(), OptionValue::Flag(special))].into(),
                    ..SetupDraft::default()
                };
                all.extend(registry.open(info.name, &draft));
            }
        }
    }
    assert_eq!(all.len(), 13, "seven variants, six of them also with special cards");
    all
}

/// Plays random games of everything and shows each position on the way.
pub(crate) fn walk(games: u64, mut look: impl FnMut(&dyn AnyPosition, &mut Rng)) {
    for (number, rules) in every_rules().into_iter().enumerate() {
        for game in 0..games {
            let seed = Seed::from_number(100 * number as u64 + game);
            let mut rng = Rng::new(seed.derive("walk", game));
            let (mut position, _) = rules.deal(seed);
            loop {
                look(position.as_ref(), &mut rng);
                // Whoever is asked first is not always the same, so that either choice is sealed at times.
                let waiting: Vec<_> = position.waiting_for().into_iter().collect();
                let Some(seat) = rng.pick(&waiting).copied() else { break };
                let action =
                    position.random_action(seat, &mut rng).expect("a waiting seat can act");
                position.act(seat, &action).expect("random actions are legal");
            }
        }
    }
}

pub(crate) struct Named;

impl Names for Named {
    fn name(&self, seat: damrak_core::Seat) -> std::borrow::Cow<'_, str> {
        if seat.index() == 0 { "Anna <b>&\"'".into() } else { "Piet".into() }
    }
}

pub(crate) fn scene_in(position: &dyn AnyPosition, viewer: Viewer, language: Language) -> Scene {
    let view = position.look(viewer);
    let context = Context { viewer, language, names: &Named };
    let drawing = drawing(position.rules().info().name).expect("every game is drawn");
    drawing.draw(&*view, &context).expect("the view is the game's own")
}

pub(crate) fn scene(position: &dyn AnyPosition, viewer: Viewer) -> Scene {
    scene_in(position, viewer, Language::English)
}

pub(crate) fn view(position: &dyn AnyPosition, viewer: Viewer) -> View {
    *position.look(viewer).downcast().expect("Kontor's view")
}

pub(crate) fn sheets(scene: &Scene) -> impl Iterator<Item = &Sheet> {
    std::iter::once(&scene.board).chain(&scene.trays)
}
