//! The pictures are well-formed, hold nothing that acts, and tell nobody what they may not know.

use std::collections::BTreeSet;

use damrak_core::{Seat, Viewer};
use damrak_draw::{Scene, Theme};
use roxmltree::Document;

use crate::{scene, sheets, viewers, walk};

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
fn everything_is_well_formed_and_inert() {
    let mut count = 0;
    walk(1, |position, _| {
        count += 1;
        if count % 11 != 0 {
            return;
        }
        for viewer in viewers(position) {
            let scene = scene(position, viewer);
            let mut ids = BTreeSet::new();
            for piece in pieces(&scene) {
                let document = Document::parse(&piece).unwrap_or_else(|e| panic!("{e}: {piece}"));
                for node in document.descendants().filter(roxmltree::Node::is_element) {
                    assert!(!matches!(node.tag_name().name(), "script" | "style"));
                    for attribute in node.attributes() {
                        let name = attribute.name();
                        assert!(name != "style" && !name.starts_with("on"), "{name} in {piece}");
                        assert!(!attribute.value().contains("http"), "{name} leads away");
                    }
                    if let Some(id) = node.attribute("id") {
                        assert!(ids.insert(id.to_owned()), "the id {id} is there twice");
                    }
                }
                for reference in
                    piece.split("url(#").skip(1).filter_map(|part| part.split(')').next())
                {
                    assert!(ids.contains(reference), "{reference} is not there");
                }
            }
        }
    });
    assert!(count > 500);
}

#[test]
fn a_picture_can_stand_alone() {
    let firsts = [
        crate::kontor_rules(),
        crate::merchants_rules(),
        crate::dutchman_rules(),
        crate::chartered_rules(),
    ];
    for rules in firsts.iter().map(|rules| &rules[0]) {
        let (position, _) = rules.deal(damrak_core::Seed::from_number(1));
        let scene = scene(position.as_ref(), Viewer::Spectator);
        for theme in [Theme::Day, Theme::Night] {
            for sheet in sheets(&scene) {
                let text = sheet.standalone(theme);
                let document = Document::parse(&text).expect("well-formed");
                let root = document.root_element();
                assert_eq!(root.attribute("data-theme"), Some(theme.name()));
                let style = root.first_element_child().expect("the style comes first");
                assert_eq!(style.tag_name().name(), "style");
                assert_eq!(style.text(), Some(damrak_draw::style::all().as_str()));
            }
        }
    }
    for drawing in damrak_games::kits().iter().filter_map(|kit| kit.drawing) {
        Document::parse(&drawing.tile()).expect("tiles are well-formed");
    }
}

/// Positions that differ only in what somebody cannot know look the same to them to the byte.
#[test]
fn nothing_hidden_is_drawn() {
    let (mut differences, mut count) = (0, 0);
    walk(2, |position, rng| {
        count += 1;
        // A full table is looked at in many ways; now and then is often enough.
        let every = if position.rules().players() > 2 { 23 } else { 3 };
        if count % every != 0 {
            return;
        }
        for seat in Seat::all(position.rules().players()) {
            let guess = position.guess(seat, rng);
            differences += u32::from(guess.hash() != position.hash());
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                assert_eq!(scene(position, viewer), scene(guess.as_ref(), viewer));
            }
        }
    });
    assert!(differences > 1000, "guesses differ from the truth ({differences})");
}
