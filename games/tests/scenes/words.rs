//! Everything has a title, in every language.

use damrak_core::Viewer;
use damrak_games::kits;
use damrak_words::Language;
use roxmltree::{Document, Node};

use crate::{scene_in, sheets, walk};

fn title<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title")).and_then(|title| title.text())
}

#[test]
fn everything_has_a_title_in_every_language() {
    let mut count = 0;
    walk(1, |position, _| {
        count += 1;
        if count % 40 != 0 {
            return;
        }
        let viewer = position.waiting_for().first().map_or(Viewer::Spectator, Viewer::Seat);
        let mut harbours = Vec::new();
        for language in Language::all() {
            let scene = scene_in(position, viewer, language);
            for sheet in sheets(&scene) {
                let document = Document::parse(&sheet.svg).expect("well-formed");
                let root = document.root_element();
                assert_eq!(root.attribute("role"), Some("group"));
                assert_eq!(title(root), Some(sheet.title.as_str()));
                let about = root.children().find(|child| child.has_tag_name("desc"));
                assert!(about.and_then(|about| about.text()).is_some_and(|text| text.len() > 5));
                for node in root.descendants().filter(|node| node.has_tag_name("g")) {
                    let class = node.attribute("class").unwrap_or_default();
                    let named = ["card", "cell", "choice", "piece", "pile", "played", "treasury"];
                    if class.split(' ').any(|class| named.contains(&class)) {
                        assert!(title(node).is_some_and(|title| !title.is_empty()), "{class}");
                    }
                }
            }
            let words = format!("{scene:?}");
            assert!(!words.contains('⟨'), "a sentence is missing");
            harbours.push(scene.board.sheet.title);
        }
        harbours.sort();
        harbours.dedup();
        assert_eq!(harbours.len(), 3, "{harbours:?}");
    });
}

#[test]
fn the_sums_that_games_name_stand_in_their_sentences() {
    for kit in kits().iter() {
        assert!(!kit.money.is_empty(), "{}", kit.name());
        for language in Language::all() {
            let text = kit.words.text(language);
            for sum in kit.money {
                let begin = text.find(&format!("\n{} =", sum.phrase));
                let begin = begin.unwrap_or_else(|| panic!("{} is not there", sum.phrase));
                let rest = &text[begin + 1..];
                // A message ends where the next one begins, at the edge of its line.
                let next = |(at, _): &(usize, &str)| {
                    rest[at + 1..]
                        .starts_with(|letter: char| letter.is_ascii_lowercase() || letter == '#')
                };
                let end = rest.match_indices('\n').find(next).map_or(rest.len(), |(at, _)| at);
                let said = sum.argument.parse::<u32>().map(|fixed| fixed.to_string());
                let said = said.unwrap_or_else(|_| format!("${}", sum.argument));
                assert!(rest[..end].contains(&said), "{language}: {} tells no {said}", sum.phrase);
            }
        }
    }
}
