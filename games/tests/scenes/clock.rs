//! The auction clock alone.

use damrak_core::edition::EditionSource;
use damrak_core::{Registry, Rules, SetupDraft, Viewer};
use damrak_draw::BoxClock;
use damrak_draw::Part;
use damrak_draw::dial::PLACES;
use damrak_merchants::Merchants;
use damrak_words::Language;
use roxmltree::{Document, Node};

use crate::targets::values;
use crate::{merchants_rules, scene, style, walk_through};

fn with_id<'a>(document: &'a Document<'_>, id: &str) -> Node<'a, 'a> {
    let found = document.descendants().find(|node| node.attribute("id") == Some(id));
    found.unwrap_or_else(|| panic!("there is no {id}"))
}

/// The prices of a dial in their order, each with the transform of its place.
fn prices<'a>(document: &'a Document<'_>) -> Vec<(&'a str, &'a str)> {
    let is_place = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|class| class.split(' ').any(|c| c == "dial-place"))
    };
    let price = |place: Node<'a, 'a>| {
        let text = place.children().find(|child| child.has_tag_name("text"))?;
        Some((text.text()?, place.attribute("transform")?))
    };
    document.descendants().filter(is_place).filter_map(price).collect()
}

#[test]
fn it_has_sixteen_prices_a_hand_and_a_knob_in_every_language() {
    let clock = of_the_box();
    assert_eq!((clock.prices[0], clock.prices[15], clock.step_millis), (200, 50, 2000));
    let mut titles = Vec::new();
    for language in Language::all() {
        let sheet = clock.draw(language);
        assert!(!sheet.svg.contains('⟨'), "a sentence is missing");
        let document = Document::parse(&sheet.svg).expect("well-formed");
        let shown: Vec<&str> = prices(&document).into_iter().map(|(price, _)| price).collect();
        let expected: Vec<String> = clock.prices.iter().map(u16::to_string).collect();
        assert_eq!(shown, expected);
        assert_eq!(shown.len(), usize::from(PLACES));
        assert_eq!(with_id(&document, "clock-price").text(), Some("ƒ200"));
        let knob = with_id(&document, "knob");
        let words = knob.children().filter(|node| node.attribute("class") == Some("knob-word"));
        let words: Vec<_> = words.map(|node| node.text().unwrap_or_default()).collect();
        assert_eq!(words, ["Start", ""]);
        titles.push(sheet.title);
    }
    titles.dedup();
    assert_eq!(titles.len(), 3, "{titles:?}");
}

#[test]
fn its_classes_have_their_rules() {
    let svg = &of_the_box().draw(Language::English).svg;
    for class in values(svg, "class").iter().flat_map(|value| value.split(' ')) {
        let has_no_look = ["cell", "knob", "dial-hand", ""].contains(&class);
        assert!(has_no_look || style().contains(&format!(".{class}")), "no rule for {class}");
    }
}

/// Whoever knows the one dial finds the same things at the same places of the other.
#[test]
fn it_is_the_dial_of_the_table() {
    let alone = of_the_box().draw(Language::English).svg;
    let alone = Document::parse(&alone).expect("well-formed");
    let mut seen = 0;
    walk_through(merchants_rules(), 1, |position, _| {
        if seen > 3 {
            return;
        }
        let scene = scene(position, Viewer::Spectator);
        let Some(clock) = scene.part("clock").and_then(Part::sheet) else { return };
        let table = Document::parse(&clock.svg).expect("well-formed");
        let (there, here) = (prices(&table), prices(&alone));
        if there.len() < here.len() {
            return;
        }
        seen += 1;
        assert_eq!(there, here);
        let turn = |document, id| with_id(document, id).attribute("transform");
        assert_eq!(turn(&table, "box-clock-hand"), turn(&alone, "clock-hand"));
        for class in ["dial", "dial-line", "hand-line", "knob-rim", "knob-top"] {
            let stroke = |document: &Document<'_>| {
                let node =
                    document.descendants().find(|node| node.attribute("class") == Some(class));
                let node = node.unwrap_or_else(|| panic!("there is no {class}"));
                [node.attribute("d"), node.attribute("r")].map(|value| value.map(str::to_owned))
            };
            assert_eq!(stroke(&table), stroke(&alone), "{class}");
        }
    });
    assert!(seen > 0);
}

/// A dial of fifteen prices, as some boxes may have, lacks the last one and nothing else.
#[test]
fn a_dial_of_fifteen_prices_has_them_where_the_other_has_them() {
    let of_the_box = of_the_box();
    let sixteen = of_the_box.draw(Language::English).svg;
    let sixteen = Document::parse(&sixteen).expect("well-formed");
    let fewer = of_the_box.prices[..15].to_vec();
    let clock = BoxClock { prices: fewer, ..of_the_box.clone() };
    let alone = clock.draw(Language::English).svg;
    let alone = Document::parse(&alone).expect("well-formed");
    assert_eq!(prices(&alone), prices(&sixteen)[..15]);
    let turn = |document| with_id(document, "clock-hand").attribute("transform");
    assert_eq!(turn(&alone), turn(&sixteen));

    let text = Merchants::info().editions[0].text.replacen("70, 60, 50]", "70, 60]", 1);
    let source = EditionSource { file: "mine.toml", text: &text };
    let registry = Registry::new().with::<Merchants>();
    let rules = registry.open_with("merchants", &SetupDraft::default(), source);
    let mut seen = 0;
    walk_through(vec![rules.expect("fifteen prices are enough")], 1, |position, _| {
        let scene = scene(position, Viewer::Spectator);
        let Some(clock) = scene.part("clock").and_then(Part::sheet) else { return };
        let table = Document::parse(&clock.svg).expect("well-formed");
        let shown = prices(&table);
        assert!(shown.len() <= 15, "{shown:?}");
        if shown.len() == 15 {
            seen += 1;
            assert_eq!(shown, prices(&alone));
        }
    });
    assert!(seen > 0);
}

fn of_the_box() -> &'static BoxClock {
    let kits = damrak_games::kits();
    kits.iter().find_map(|kit| kit.clock).expect("a game with a clock")()
}
