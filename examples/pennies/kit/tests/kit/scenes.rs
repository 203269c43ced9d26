//! The pictures of random games: everything offered can be pointed at, and nothing hidden is drawn.

use std::borrow::Cow;
use std::collections::BTreeSet;

use damrak_core::{AnyPosition, Rng, Seat, Seed, SetupDraft, Viewer};
use damrak_draw::{Context, Scene, Sheet};
use damrak_kit::Kits;
use damrak_words::{Language, SeatNumbers};
use roxmltree::Document;

/// Shows every position of some random games for two, three and four.
fn walk(mut look: impl FnMut(&dyn AnyPosition, &mut Rng)) {
    let registry = Kits::new(&[&pennies_kit::KIT]).registry();
    for players in 2..=4 {
        let draft = SetupDraft { players: Some(players), ..SetupDraft::default() };
        let rules = registry.open("pennies", &draft).unwrap();
        for game in 0..3 {
            let mut rng = Rng::new(Seed::from_number(game));
            let (mut position, _) = rules.deal(Seed::from_number(game));
            loop {
                look(position.as_ref(), &mut rng);
                let waiting: Vec<Seat> = position.waiting_for().into_iter().collect();
                let Some(seat) = rng.pick(&waiting).copied() else { break };
                let action = position.random_action(seat, &mut rng).unwrap();
                position.act(seat, &action).unwrap();
            }
        }
    }
}

fn scene(position: &dyn AnyPosition, viewer: Viewer) -> Scene {
    let context = Context::new(viewer, Language::English, &SeatNumbers);
    pennies_kit::KIT.drawing.unwrap().draw(position.look(viewer).as_ref(), &context).unwrap()
}

fn sheets(scene: &Scene) -> impl Iterator<Item = Cow<'_, Sheet>> {
    scene.sheets()
}

/// Everything of a scene that goes into a page.
fn pieces(scene: &Scene) -> Vec<String> {
    let mut pieces: Vec<String> = sheets(scene).map(|sheet| sheet.svg.clone()).collect();
    pieces.extend(scene.notes().map(|note| format!("<div>{note}</div>")));
    for purse in &scene.purses {
        pieces.push(purse.token.clone());
        pieces.extend(purse.parts.iter().map(|part| part.sign.clone()));
    }
    pieces
}

#[test]
fn everything_offered_can_be_pointed_at() {
    let mut offered = 0;
    walk(|position, _| {
        for seat in position.waiting_for() {
            let drawn = pieces(&scene(position, Viewer::Seat(seat))).concat();
            for target in position.offers(seat).into_iter().flat_map(|offer| offer.targets) {
                assert!(drawn.contains(&format!("data-target=\"{}\"", target.0)), "{target:?}");
                offered += 1;
            }
        }
    });
    assert!(offered > 100);
}

#[test]
fn everything_is_well_formed_and_every_id_is_there_once() {
    walk(|position, _| {
        for viewer in Viewer::all(position.rules().players()) {
            let mut ids = BTreeSet::new();
            let pieces = pieces(&scene(position, viewer));
            for piece in &pieces {
                let document = Document::parse(piece).unwrap();
                for id in document.descendants().filter_map(|node| node.attribute("id")) {
                    assert!(ids.insert(id.to_owned()), "{id} is there twice");
                }
            }
            for reference in pieces.concat().split("url(#").skip(1) {
                assert!(ids.contains(reference.split(')').next().unwrap()));
            }
        }
    });
    Document::parse(&pennies_kit::KIT.tile().unwrap()).unwrap();
}

#[test]
fn nothing_hidden_is_drawn() {
    let mut differences = 0;
    walk(|position, rng| {
        for seat in Seat::all(position.rules().players()) {
            let guess = position.guess(seat, rng);
            differences += u32::from(guess.hash() != position.hash());
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                assert_eq!(scene(position, viewer), scene(guess.as_ref(), viewer));
            }
        }
    });
    assert!(differences > 100, "guesses differ from the truth");
}

#[test]
fn every_class_of_the_style_is_drawn() {
    let style = pennies_kit::KIT.drawing.unwrap().style();
    let mut drawn = BTreeSet::new();
    walk(|position, _| {
        for piece in pieces(&scene(position, Viewer::Seat(Seat::from_index(0)))) {
            let classes = piece.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
            drawn.extend(classes.flat_map(str::split_whitespace).map(str::to_owned));
        }
    });
    for line in style.lines().filter_map(|line| line.strip_prefix(".drawn ")) {
        let selector = line.split(" {").next().unwrap();
        for class in selector.split('.').skip(1) {
            assert!(drawn.contains(class), "{class}");
        }
    }
}
