//! What the pictures owe to the page, on random games of every way to play.

mod chances;
mod chartered;
mod clock;
mod dutchman;
mod keys;
mod kontor;
mod merchants;
mod ratings;
mod soundness;
mod style;
mod targets;
mod words;

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::LazyLock;

use damrak_chartered::Chartered;
use damrak_core::{AnyPosition, AnyRules, OptionValue, Registry, Rng, Seed, SetupDraft, Viewer};
use damrak_draw::{Context, Drawing, Scene, Sheet};
use damrak_dutchman::Dutchman;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;
use damrak_words::{Language, Names};

/// The rules of every variant of Kontor, with and without special cards.
pub(crate) fn kontor_rules() -> Vec<Arc<dyn AnyRules>> {
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

/// The rules of Merchants of Amsterdam for every number of players, with either auction, and with every
/// option that changes what is seen.
pub(crate) fn merchants_rules() -> Vec<Arc<dyn AnyRules>> {
    let registry = Registry::new().with::<Merchants>();
    let ways = [
        (3, "sealed", "open", "barred", false),
        (4, "live", "open", "barred", true),
        (5, "sealed", "hidden", "barred", false),
        (3, "live", "hidden", "literal", false),
        (5, "live", "open", "literal", true),
    ];
    let open = |(players, auction, money, misbid, limited): (u8, &str, &str, &str, bool)| {
        let choice = |value: &str| OptionValue::Choice(value.to_owned());
        let options = [
            ("auction", choice(auction)),
            ("money", choice(money)),
            ("misbid", choice(misbid)),
            ("limited-tokens", OptionValue::Flag(limited)),
        ];
        let options = options.map(|(name, value)| (name.to_owned(), value)).into();
        let draft = SetupDraft { players: Some(players), options, ..SetupDraft::default() };
        registry.open("merchants", &draft).expect("these fit together")
    };
    ways.map(open).into()
}

/// The rules of The Flying Dutchman for every number of players, with and without bargaining, with open and with
/// hidden ducats.
pub(crate) fn dutchman_rules() -> Vec<Arc<dyn AnyRules>> {
    let registry = Registry::new().with::<Dutchman>();
    let open = |(players, bargaining, money): (u8, bool, &str)| {
        let options = [
            ("bargaining".to_owned(), OptionValue::Flag(bargaining)),
            ("money".to_owned(), OptionValue::Choice(money.to_owned())),
        ]
        .into();
        let draft = SetupDraft { players: Some(players), options, ..SetupDraft::default() };
        registry.open("dutchman", &draft).expect("these fit together")
    };
    [(3, true, "open"), (4, false, "hidden"), (5, true, "hidden"), (6, true, "open")]
        .map(open)
        .into()
}

/// The rules of Chartered for every layout and every number of players, with open and with hidden money.
pub(crate) fn chartered_rules() -> Vec<Arc<dyn AnyRules>> {
    let registry = Registry::new().with::<Chartered>();
    let open = |(players, layout, cash, contact): (u8, &str, &str, &str)| {
        let options = [("cash", cash), ("contact", contact)];
        let choice = |value: &str| OptionValue::Choice(value.to_owned());
        let options = options.map(|(name, value)| (name.to_owned(), choice(value))).into();
        let variant = Some(layout.to_owned());
        let draft = SetupDraft { players: Some(players), variant, options, ..Default::default() };
        registry.open("chartered", &draft).expect("these fit together")
    };
    let ways = [
        (4, "base", "open", "strict"),
        (2, "a", "hidden", "strict"),
        (3, "b", "open", "lenient"),
        (5, "c", "hidden", "strict"),
        (3, "own", "open", "strict"),
    ];
    ways.map(open).into()
}

/// The rules of every way to play.
pub(crate) fn every_rules() -> Vec<Arc<dyn AnyRules>> {
    let others = merchants_rules().into_iter().chain(dutchman_rules()).chain(chartered_rules());
    kontor_rules().into_iter().chain(others).collect()
}

/// Plays random games of everything and shows each position on the way.
pub(crate) fn walk(games: u64, look: impl FnMut(&dyn AnyPosition, &mut Rng)) {
    walk_through(every_rules(), games, look);
}

/// The same with some rules only.
pub(crate) fn walk_through(
    every_rules: Vec<Arc<dyn AnyRules>>,
    games: u64,
    mut look: impl FnMut(&dyn AnyPosition, &mut Rng),
) {
    for (number, rules) in every_rules.into_iter().enumerate() {
        // Ties are rare where everybody lays what they like, so many lay the same.
        let is_dutchman = rules.info().name == "dutchman";
        for game in 0..games {
            let seed = Seed::from_number(100 * number as u64 + game);
            let mut rng = Rng::new(seed.derive("walk", game));
            let (mut position, _) = rules.deal(seed);
            loop {
                look(position.as_ref(), &mut rng);
                // Whoever is asked first is not always the same, so that either choice is sealed at times.
                let waiting: Vec<_> = position.waiting_for().into_iter().collect();
                let Some(seat) = rng.pick(&waiting).copied() else { break };
                if is_dutchman && rng.below(2) == 0 && position.act(seat, "lay 1").is_ok() {
                    continue;
                }
                let action =
                    position.random_action(seat, &mut rng).expect("a waiting seat can act");
                position.act(seat, &action).expect("random actions are legal");
            }
        }
    }
}

pub(crate) struct Named;

impl Names for Named {
    fn name(&self, seat: damrak_core::Seat) -> Cow<'_, str> {
        match seat.index() {
            0 => "Anna <b>&\"'".into(),
            1 => "Piet".into(),
            other => format!("Guest {other}").into(),
        }
    }
}

pub(crate) fn scene_in(position: &dyn AnyPosition, viewer: Viewer, language: Language) -> Scene {
    let view = position.look(viewer);
    let context = Context::new(viewer, language, &Named);
    let drawing = drawing(position.rules().info().name).expect("every game is drawn");
    drawing.draw(&*view, &context).expect("the view is the game's own")
}

pub(crate) fn scene(position: &dyn AnyPosition, viewer: Viewer) -> Scene {
    scene_in(position, viewer, Language::English)
}

pub(crate) fn view<T: 'static>(position: &dyn AnyPosition, viewer: Viewer) -> T {
    *position.look(viewer).downcast().expect("the game's own view")
}

/// Every way to look at a table.
pub(crate) fn viewers(position: &dyn AnyPosition) -> impl Iterator<Item = Viewer> {
    Viewer::all(position.rules().players())
}

pub(crate) fn sheets(scene: &Scene) -> impl Iterator<Item = Cow<'_, Sheet>> {
    scene.sheets()
}

/// How the game of this name is drawn.
fn drawing(game: &str) -> Option<&'static dyn Drawing> {
    damrak_games::kits().find(game)?.drawing
}

/// The style of all drawings.
fn style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| {
        damrak_games::kits();
        damrak_draw::style::all()
    });
    &STYLE
}
