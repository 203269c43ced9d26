//! Merchants of Amsterdam by the commands: simulated, verified, told, played, with editions of one's own.

use std::fs;
use std::path::Path;

use crate::support::{ALWAYS_ONE, Place, files_in};

/// Everything that can be set, turned away from its default.
const TURNED: [&str; 18] = [
    "-o",
    "full-district=nothing",
    "-o",
    "empty-1597",
    "-o",
    "misbid=literal",
    "-o",
    "money=hidden",
    "-o",
    "limited-tokens=false",
    "-o",
    "last-price=60",
    "-o",
    "steps=must",
    "-o",
    "ties=lot",
    "-o",
    "leftover=next-player",
];

#[test]
fn simulated_games_come_to_an_end_and_verify_for_every_table() {
    let place = Place::new();
    for players in ["3", "4", "5"] {
        for auction in ["auction=sealed", "auction=live"] {
            for options in [&[][..], &TURNED] {
                let folder = format!("{players}-{auction}-{}", options.len());
                let args = ["sim", "merchants", "--games", "4", "--players", players, "--json"];
                let more = ["-o", auction, "--records", &folder];
                let report = place.run(&[&args[..], &more, options].concat()).json();
                assert_eq!((&report["games"], &report["unfinished"]), (&4.into(), &0.into()));
                for name in files_in(&place.path(&folder)) {
                    let verified = place.run(&["verify", &format!("{folder}/{name}")]).fine();
                    assert!(verified.contains(": OK: merchants, "), "{verified}");
                }
            }
        }
    }
}

#[test]
fn a_simulation_tells_prices_loans_and_lost_cards() {
    let place = Place::new();
    let args = ["sim", "merchants", "--games", "40", "--players", "5", "--seed", "1"];
    let report = place.run(&[&args[..], &["--json"]].concat()).json();
    let figure =
        |path: &str| report.pointer(path).and_then(serde_json::Value::as_f64).expect("a figure");
    // Twenty turns, and every one of them ends with an auction.
    let auctions = figure("/figures/sold/times") + figure("/figures/unsold/times");
    assert_eq!(auctions, 40.0 * 20.0);
    assert!((50.0..=400.0).contains(&figure("/figures/sold/mean")));
    assert!(figure("/figures/doubled/per_game") > 0.0);
    assert!((0.0..=5.0).contains(&figure("/figures/loans/per_game")));
    for name in ["forced-loans", "lost-office-cards", "full-districts"] {
        assert!(figure(&format!("/figures/{name}/times")) >= 0.0);
    }
    assert!(figure("/seats/4/scores/money/mean") > 0.0);
    let out = place.run(&[&args[..], &["--lang", "nl"]].concat()).fine();
    for expected in ["Duizend gulden", "geveilde kaarten", "opgenomen leningen"] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
}

/// A key in ⟨angle brackets⟩ is a sentence that nobody wrote.
#[test]
fn whole_games_are_told_in_every_language() {
    let place = Place::new();
    for (auction, options) in [("auction=sealed", &[][..]), ("auction=live", &TURNED)] {
        let args = ["sim", "merchants", "--games", "3", "--seed", "8", "--players", "5"];
        let more = ["-o", auction, "--records", auction];
        place.run(&[&args[..], &more, options].concat()).fine();
        for name in files_in(&place.path(auction)) {
            let file = format!("{auction}/{name}");
            for lang in ["en", "de", "nl"] {
                let mut said = place.run(&["replay", &file, "--lang", lang]).fine();
                for at in ["0", "20", "60", "110"] {
                    said += &place.run(&["show", &file, "--at", at, "--lang", lang]).fine();
                }
                let unsaid = said.lines().find(|line| line.contains('⟨'));
                assert_eq!(unsaid, None, "{lang}");
            }
        }
    }
}

#[test]
fn a_game_is_played_in_the_terminal_with_either_auction() {
    for auction in ["auction=sealed", "auction=live"] {
        let place = Place::new();
        let args = ["play", "merchants", "--players", "3", "-o", auction, "--save", "g"];
        let out = place.type_in(&args, &vec!["1"; ALWAYS_ONE]).fine();
        assert!(out.contains("The game is over"), "{out}");
        place.run(&["verify", "g"]).fine();
    }
}

/// How often each seat stopped the clock in the game of a record, by seat, and the prices of the first seat.
fn stops(record: &str) -> ([usize; 5], Vec<u32>) {
    let (mut by_seat, mut of_first) = ([0; 5], Vec::new());
    let (_, decisions) = record.split_once("---\n").expect("a head and decisions");
    for line in decisions.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        if let [_, seat, "stop", price, ..] = words[..] {
            let seat: usize = seat.parse().expect("a seat");
            by_seat[seat - 1] += 1;
            if seat == 1 {
                of_first.push(price.parse().expect("a price"));
            }
        }
    }
    (by_seat, of_first)
}

/// Who waits for the lowest price must get next to nothing against those who would pay more.
#[test]
fn where_the_clock_falls_everybody_is_asked_in_the_terminal() {
    let place = Place::new();
    let args = ["play", "merchants", "-o", "auction=live", "--seed", "4", "--save", "g"];
    let words = ["use", "auction", "discard", "skip", "start"];
    let round =
        words.into_iter().flat_map(|word| ["stop 50", word]).chain(["stop 50", "stop 50", "1"]);
    let lines: Vec<&str> = round.collect();
    let lines: Vec<&str> = lines.iter().copied().cycle().take(200 * lines.len()).collect();
    let opponents = ["--opponents", "clerk,clerk"];
    let out = place.type_in(&[&args[..], &opponents].concat(), &lines).fine();
    assert!(out.contains("The game is over"), "{out}");
    place.run(&["verify", "g"]).fine();
    let (by_seat, prices) = stops(&fs::read_to_string(place.path("g")).expect("a record"));
    let cheap = prices.iter().filter(|price| **price == 50).count();
    assert!(cheap < 6, "{cheap} of 18 cards for 50: {prices:?}");
    assert!(by_seat[1] > 2 && by_seat[2] > 2, "{by_seat:?}");
}

#[test]
fn where_the_clock_falls_everybody_is_asked_in_a_simulation() {
    let place = Place::new();
    let args = ["sim", "merchants", "--games", "20", "--seed", "5", "--players", "4", "--json"];
    let sold = |auction: &str, more: &[&str]| {
        let report = place.run(&[&args[..], &["-o", auction], more].concat()).json();
        let per_game = report.pointer("/figures/sold/per_game");
        per_game.and_then(serde_json::Value::as_f64).expect("a figure")
    };
    let (live, sealed) = (sold("auction=live", &[]), sold("auction=sealed", &[]));
    assert!((live - sealed).abs() < 1.5, "live {live}, sealed {sealed} cards a game");
    sold("auction=live", &["--records", "r"]);
    let mut all = [0; 5];
    for name in files_in(&place.path("r")) {
        let record = fs::read_to_string(place.path("r").join(name)).expect("a record");
        all.iter_mut().zip(stops(&record).0).for_each(|(sum, count)| *sum += count);
    }
    let most = all.iter().max().copied().unwrap_or_default();
    assert!(all[..4].iter().all(|count| 2 * count > most), "{all:?}");
}

/// The quick way in which most random games are played holds the same auctions.
#[test]
fn where_the_clock_falls_random_games_are_the_same_with_and_without_records() {
    let place = Place::new();
    let args = ["sim", "merchants", "--games", "12", "--seed", "6", "--players", "4", "--json"];
    for ties in ["ties=order", "ties=lot"] {
        let live = ["-o", "auction=live", "-o", ties];
        let quick = place.run(&[&args[..], &live].concat()).json();
        let openly = place.run(&[&args[..], &live, &["--records", ties]].concat()).json();
        for counted in ["decisions", "figures", "seats"] {
            assert_eq!(quick[counted], openly[counted], "{counted}");
        }
    }
}

#[test]
fn where_the_clock_falls_everybody_is_asked_when_the_rules_are_measured() {
    let place = Place::new();
    let live = ["merchants", "--players", "4", "-o", "auction=live", "--json"];
    let number = |value: &serde_json::Value| value.as_f64().expect("a number");
    let measured = place.run(&[&["bench", "--seconds", "1"], &live[..]].concat()).json();
    let measured = number(&measured[0]["actions"]) / number(&measured[0]["games"]);
    let simulated =
        place.run(&[&["sim", "--games", "200"], &live[..], &["--records", "r"]].concat());
    let simulated = number(&simulated.json()["decisions"]["mean"]);
    // Where only the first is asked, every other card is left unsold, and a game is a tenth shorter.
    assert!((measured - simulated).abs() < 5.0, "measured {measured}, simulated {simulated}");
}

#[test]
fn where_the_clock_falls_everybody_is_asked_on_the_ladder() {
    let place = Place::new();
    let thought = |auction: &str| {
        let args = ["ladder", "merchants", "--players", "3", "--levels", "random,clerk"];
        let more = ["--games", "6", "--seed", "3", "-o", auction, "--json"];
        let report = place.run(&[&args[..], &more].concat()).json();
        let before = report.pointer("/pairs/0/before").and_then(serde_json::Value::as_f64);
        assert!(before.is_some_and(|share| share < 0.5), "{report}");
        let levels = report["thinking"].as_array().expect("a list").iter();
        let decisions = levels.filter_map(|level| level["decisions"].as_u64());
        decisions.sum::<u64>()
    };
    // All who may bid decide in either auction; where the clock falls the mayor starts it besides.
    let (live, sealed) = (thought("auction=live"), thought("auction=sealed"));
    assert!(live > sealed, "live {live}, sealed {sealed} decisions");
}

fn edition() -> String {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/merchants/rules/edition.toml");
    fs::read_to_string(path).expect("the edition is there")
}

#[test]
fn an_edition_that_breaks_what_is_proved_is_refused_with_the_constraint() {
    let place = Place::new();
    for (find, replace, constraint) in [
        ("kind = \"hourglass\", count = 24", "kind = \"hourglass\", count = 25", "84"),
        ("region = \"far-east\", number = 4", "region = \"far-east\", number = 3", "M-4"),
        ("ends = [\"G2e\", \"N2w\"]", "ends = [\"G2e\", \"G3e\"]", "different districts"),
        ("year = \"1665\", event = \"none\"", "year = \"1665\", event = \"ship\"", "1665"),
    ] {
        assert_eq!(edition().matches(find).count(), 1, "{find}");
        place.write("box.toml", edition().replacen(find, replace, 1));
        let complaint = place.run(&["sim", "merchants", "--edition", "box.toml"]).wrong();
        assert!(complaint.contains("box.toml:") && complaint.contains(constraint), "{complaint}");
    }
}

#[test]
fn the_other_edition_and_one_of_ones_own_are_played() {
    let place = Place::new();
    place.write("box.toml", edition().replacen("length = 8", "length = 9", 1));
    place.write("setup.toml", "edition = \"reconstructed-2000-h2\"\n");
    for (argument, file) in [("--edition", "box.toml"), ("--setup", "setup.toml")] {
        let out = place.run(&["sim", "merchants", "--games", "5", argument, file, "--json"]).json();
        let name = out.pointer("/edition/name").and_then(serde_json::Value::as_str);
        assert_eq!((&out["games"], &out["unfinished"]), (&5.into(), &0.into()));
        assert_eq!(name == Some("reconstructed-2000-h2"), file == "setup.toml", "{name:?}");
    }
}
