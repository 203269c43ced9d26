//! Pieces keep their identity from picture to picture.

use std::collections::{BTreeMap, BTreeSet};

use damrak_draw::Scene;
use damrak_kontor::PileView;
use roxmltree::Document;

use crate::{kontor_rules, scene, sheets, view, viewers, walk_through};

fn cards_seen(view: &damrak_kontor::View) -> BTreeSet<String> {
    let mut cards = BTreeSet::new();
    let mut pile = |pile: &PileView| cards.extend(pile.top.iter().map(|card| card.id.clone()));
    pile(&view.canal_pile);
    view.players.iter().for_each(|player| pile(&player.pile));
    for cell in &view.harbour.cells {
        cards.insert(cell.card.id.clone());
        cards.extend(cell.below.iter().map(|card| card.id.clone()));
    }
    for player in &view.players {
        cards.extend(player.known.iter().chain(&player.played).map(|card| card.id.clone()));
    }
    cards.extend(view.own.iter().flat_map(|own| &own.hand).map(|card| card.id.clone()));
    cards
}

/// What moves, by its key: each is found by its id and moved by a plain translation.
pub(crate) fn keys(scene: &Scene) -> BTreeMap<String, String> {
    let mut keys = BTreeMap::new();
    for sheet in sheets(scene) {
        let document = Document::parse(&sheet.svg).expect("well-formed");
        for node in document.descendants().filter(|node| node.has_attribute("data-key")) {
            let key = node.attribute("data-key").unwrap_or_default().to_owned();
            assert_eq!(node.tag_name().name(), "g");
            assert_eq!(node.attribute("id"), Some(key.as_str()), "found again by its id");
            let place = node.attribute("transform").unwrap_or_default().to_owned();
            let numbers = place.strip_prefix("translate(").and_then(|p| p.strip_suffix(')'));
            let numbers = numbers.unwrap_or_else(|| panic!("{key} is moved by {place}"));
            assert_eq!(numbers.split(' ').filter_map(|n| n.parse::<i32>().ok()).count(), 2);
            assert!(keys.insert(key.clone(), place).is_none(), "{key} is there twice");
        }
    }
    keys
}

#[test]
fn every_piece_that_can_be_seen_has_its_key_and_its_place() {
    walk_through(kontor_rules(), 1, |position, _| {
        for viewer in viewers(position) {
            let view: damrak_kontor::View = view(position, viewer);
            let keys = keys(&scene(position, viewer));
            for card in cards_seen(&view) {
                assert!(keys.contains_key(&format!("card-{card}")), "{card} is not drawn");
            }
            assert_eq!(keys.contains_key("boat"), view.harbour.boat.is_some());
            let guards: u8 = view.players.iter().map(|player| player.guards).sum();
            let drawn = keys.keys().filter(|key| key.starts_with("guard-")).count();
            assert_eq!(drawn, usize::from(guards));
        }
    });
}
