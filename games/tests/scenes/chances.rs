//! The plot of winning chances.

use crate::style;
use damrak_core::Seat;
use damrak_draw::chances::{Mark, MarkKind, Plot, plot};
use roxmltree::Document;

use crate::style::contrast_with_card;
use crate::targets::values;

fn names(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Griet <{number}> van der Meulen & Zonen")).collect()
}

/// Chances that wander about and add up to 1.
fn series(seats: usize, decisions: usize) -> Vec<Vec<f32>> {
    let weight = |seat: usize, at: usize| 1.0 + ((at * (seat + 3)) as f32 / 9.0).sin() * 0.9;
    let all = |at: usize| (0..seats).map(|seat| weight(seat, at)).sum::<f32>();
    let line = |seat| (0..=decisions).map(|at| weight(seat, at) / all(at)).collect();
    (0..seats).map(line).collect()
}

fn mark(decision: usize, seat: usize, kind: MarkKind) -> Mark {
    Mark {
        decision,
        seat: Seat::from_index(seat),
        kind,
        label: "7".to_owned(),
        title: "\"build d4\" <cost> 12 %".to_owned(),
        link: (kind == MarkKind::Choice).then(|| format!("?at={decision}&x")),
    }
}

fn drawn(names: &[String], series: &[Vec<f32>], marks: &[Mark], size: (u32, u32)) -> String {
    let sheet = plot(&Plot {
        id: "chances",
        title: "Winning chances",
        about: "Who was ahead when.",
        vertical: "winning chance in %",
        horizontal: "decision",
        names,
        series,
        marks,
        width: size.0,
        height: size.1,
    });
    sheet.svg
}

#[test]
fn every_seat_has_a_line_of_its_own_and_every_class_a_rule() {
    let (names, series) = (names(8), series(8, 120));
    let marks = [mark(30, 0, MarkKind::Choice), mark(60, 7, MarkKind::Luck)];
    let svg = drawn(&names, &series, &marks, (720, 420));
    let document = Document::parse(&svg).expect("well-formed");
    let lines = |class: &str| values(&svg, "class").iter().filter(|v| v.contains(class)).count();
    for seat in 1..=8 {
        let own = format!("plot-line of-seat-{seat}");
        assert_eq!(lines(&own), 2, "the line and its sample beside the name");
    }
    for class in values(&svg, "class").iter().flat_map(|value| value.split(' ')) {
        assert!(style().contains(&format!(".{class}")) || class == "broad", "no rule for {class}");
    }
    let links: Vec<_> = document.descendants().filter_map(|node| node.attribute("href")).collect();
    assert_eq!(links, ["?at=30&x"]);
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        assert!(node.attributes().all(|attribute| attribute.name() != "style"));
    }
}

#[test]
fn names_and_lines_stay_inside_of_the_picture() {
    for (width, seats) in [(360, 6), (720, 4), (1, 2)] {
        let svg = drawn(&names(seats), &series(seats, 40), &[], (width, 300));
        let document = Document::parse(&svg).expect("well-formed");
        let width = f32::from(u16::try_from(width.max(300)).expect("small"));
        for text in document.descendants().filter(|node| node.has_tag_name("text")) {
            let x: f32 = text.attribute("x").and_then(|x| x.parse().ok()).expect("a place");
            let starts = text.attribute("class") == Some("plot-name");
            let letters = text.text().unwrap_or_default().chars().count();
            let end = if starts { x + 8.0 * letters as f32 } else { x };
            assert!(end <= width, "{:?} ends at {end}", text.text());
        }
    }
}

#[test]
fn what_cannot_be_drawn_does_no_harm() {
    let odd = vec![vec![f32::NAN, 2.0, -1.0, f32::INFINITY], vec![], vec![0.5; 9]];
    let marks = [mark(99, 0, MarkKind::Choice), mark(0, 5, MarkKind::Luck)];
    for (series, size) in [(odd, (0, 0)), (Vec::new(), (u32::MAX, u32::MAX))] {
        let svg = drawn(&names(3), &series, &marks, size);
        Document::parse(&svg).expect("well-formed");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert!(!svg.contains("plot-mark"), "there is nothing to mark");
    }
}

#[test]
fn marks_do_not_hide_each_other() {
    let marks: Vec<Mark> = (0..5).map(|at| mark(20 + at, 0, MarkKind::Choice)).collect();
    let svg = drawn(&names(2), &series(2, 400), &marks, (720, 420));
    let mut places: Vec<&str> = svg.split("translate(").skip(1).collect();
    places.iter_mut().for_each(|place| *place = place.split(')').next().unwrap_or_default());
    let places: Vec<(i32, i32)> = (places.iter())
        .filter_map(|place| place.split_once(' '))
        .map(|(x, y)| (x.parse().expect("a number"), y.parse().expect("a number")))
        .collect();
    assert_eq!(places.len(), 5);
    for (index, (x, y)) in places.iter().enumerate() {
        for (other_x, other_y) in &places[..index] {
            assert!((x - other_x).abs() + (y - other_y).abs() >= 22, "{places:?}");
        }
    }
}

#[test]
fn lines_can_be_told_from_the_paper() {
    for name in ["red", "blue", "green", "purple", "brown", "black-line", "slate", "gold-text"] {
        assert!(style().contains(&format!("{{ stroke: var(--{name}); }}")), "{name} is a line");
        for contrast in contrast_with_card(&format!("--{name}")) {
            assert!(contrast >= 3.0, "{name} {contrast}");
        }
    }
}
