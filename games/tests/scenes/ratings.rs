//! The plot of ratings.

use damrak_draw::Sheet;
use damrak_draw::ratings::{Plot, Rung, plot};

use crate::style;
use roxmltree::Document;

use crate::targets::values;

fn drawn(rungs: &[Rung], width: u32) -> Sheet {
    let horizontal = "rating";
    plot(&Plot { title: "Ladder <of> Kontor", about: "Who is stronger.", horizontal, rungs, width })
}

fn rung(name: &str, rating: f64, interval: (f64, f64)) -> Rung {
    Rung { name: name.to_owned(), rating, interval }
}

#[test]
fn better_ones_stand_further_to_the_right() {
    let rungs = [
        rung("regent@2000sims", 1420.0, (1350.0, 1500.0)),
        rung("clerk", 1000.0, (1000.0, 1000.0)),
        rung("random", -120.0, (-300.0, 10.0)),
    ];
    let sheet = drawn(&rungs, 720);
    let document = Document::parse(&sheet.svg).expect("well-formed");
    let dots: Vec<i32> = document
        .descendants()
        .filter(|node| node.attribute("class") == Some("plot-dot"))
        .map(|node| node.attribute("cx").and_then(|x| x.parse().ok()).expect("a place"))
        .collect();
    assert!(dots.len() == 3 && dots[0] > dots[1] && dots[1] > dots[2], "{dots:?}");
    for class in values(&sheet.svg, "class").iter().flat_map(|value| value.split(' ')) {
        assert!(style().contains(&format!(".{class}")), "no rule for {class}");
    }
    assert!(sheet.svg.contains(">1420<") && sheet.svg.contains(">regent@2000sims<"));
    let alone = sheet.standalone_in_any_light();
    let alone = Document::parse(&alone).expect("well-formed");
    assert_eq!(alone.root_element().attribute("data-theme"), None, "its reader chooses the light");
}

#[test]
fn what_cannot_be_drawn_does_no_harm() {
    let odd = [rung("x", f64::NAN, (f64::NEG_INFINITY, f64::INFINITY)), rung("", 0.0, (0.0, 0.0))];
    for (rungs, width) in [(&odd[..], 0), (&[], u32::MAX), (&odd[1..], 360)] {
        Document::parse(&drawn(rungs, width).svg).expect("well-formed");
    }
}
