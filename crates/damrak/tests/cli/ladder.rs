//! Levels against each other.

use serde_json::Value;

use crate::support::Place;

fn ladder(place: &Place, more: &[&str]) -> Value {
    let args = [&["ladder", "--seed", "3", "--json"], more].concat();
    let mut document = place.run(&args).json();
    let fields = document.as_object_mut().expect("the report is an object");
    assert!(fields.remove("seconds").is_some() && fields.remove("thinking").is_some());
    document
}

#[test]
fn the_clerk_stands_above_chance() {
    let place = Place::new();
    let args = ["kontor", "--levels", "random,clerk,apprentice", "--games", "9"];
    let alone = ladder(&place, &[&args[..], &["--threads", "1"]].concat());
    let names: Vec<&str> = (alone["levels"].as_array().expect("a list").iter())
        .filter_map(|level| level["level"].as_str())
        .collect();
    assert_eq!(names, ["clerk", "apprentice", "random"]);
    assert_eq!((&alone["anchor"], &alone["games"]), (&"clerk".into(), &30.into()));
    for level in alone["levels"].as_array().expect("a list") {
        let number = |name: &str| level[name].as_f64().expect("a number");
        assert!(number("low") <= number("rating") && number("rating") <= number("high"), "{level}");
    }
    assert_eq!(ladder(&place, &[&args[..], &["--threads", "2"]].concat()), alone);
}

#[test]
fn with_more_players_one_plays_against_the_rest() {
    let place = Place::new();
    let args = ["dutchman", "--players", "3", "--levels", "random,clerk", "--games", "6"];
    let pair = ladder(&place, &args)["pairs"][0].clone();
    assert_eq!((&pair["deals"], &pair["games"]), (&1.into(), &6.into()));
    assert!(pair["before"].as_f64().is_some_and(|share| share < 0.5), "{pair}");
    assert!(pair["share_of_other"]["mean"].as_f64().is_some_and(|share| share > 1.0 / 3.0));
}

#[test]
fn people_get_a_table_and_a_picture() {
    let place = Place::new();
    let args = ["ladder", "kontor", "--levels", "random,clerk", "--games", "4", "--svg", "l.svg"];
    let out = place.run(&args).fine();
    for expected in ["level ", "rating", "\nclerk ", "1000", "\nrandom ", "even share  50.0%"] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
    let picture = place.read("l.svg");
    for expected in ["<svg", "prefers-color-scheme: dark", ">clerk<", ">1000<", "in Kontor"] {
        assert!(picture.contains(expected), "{expected}");
    }
    assert!(place.run(&args).wrong().contains("l.svg: is there already"));
}

#[test]
fn wrong_use_is_told() {
    let place = Place::new();
    for (more, expected) in [
        (&["--levels", "clerk"][..], "at least two levels"),
        (&["--levels", "regent,regent@2000ms"], "`regent` is named twice"),
        (&["--levels", "clerk,robot"], "known are: random"),
        (&["--games", "0"], "0"),
        (&["--players", "9"], "players"),
        (&["--svg", "folder/l.svg"], "folder/l.svg: cannot be written"),
    ] {
        let complaint = place.run(&[&["ladder", "kontor"], more].concat()).wrong();
        assert!(complaint.contains(expected), "{more:?}: {complaint}");
    }
    assert!(place.run(&["ladder"]).wrong().contains("kontor"));
}
