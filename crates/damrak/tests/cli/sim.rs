//! Simulations.

use serde_json::Value;

use crate::support::{Place, files_in};

/// What was counted, without how long it took.
fn counts(mut document: Value) -> Value {
    let fields = document.as_object_mut().expect("the report is an object");
    for timed in ["seconds", "games_per_second", "thinking"] {
        assert!(fields.remove(timed).is_some(), "{timed}");
    }
    document
}

fn sim(place: &Place, more: &[&str]) -> Value {
    sim_of("60", place, more)
}

fn sim_of(games: &str, place: &Place, more: &[&str]) -> Value {
    let args = [&["sim", "kontor", "--games", games, "--seed", "3", "--json"], more].concat();
    counts(place.run(&args).json())
}

#[test]
fn counts_do_not_depend_on_threads_or_on_keeping_records() {
    let place = Place::new();
    for setup in [&["--variant", "gulliver"][..], &["--variant", "poverty", "-o", "special-cards"]]
    {
        let alone = sim(&place, &[setup, &["--threads", "1"]].concat());
        assert_eq!(alone["games"], 60);
        for threads in ["2", "7", "1000"] {
            assert_eq!(sim(&place, &[setup, &["--threads", threads]].concat()), alone);
        }
        let folder = format!("records-{}", setup[1]);
        assert_eq!(sim(&place, &[setup, &["--records", &folder]].concat()), alone);
        assert_eq!(files_in(&place.path(&folder)).len(), 60);
    }
    let another = place.run(&["sim", "kontor", "--games", "60", "--seed", "4", "--json"]).json();
    assert_ne!(counts(another)["decisions"], sim(&place, &[])["decisions"]);
}

#[test]
fn every_record_of_a_simulation_holds() {
    let place = Place::new();
    sim(&place, &["--records", "deep/games", "-o", "special-cards=true"]);
    let names = files_in(&place.path("deep/games"));
    assert_eq!((names[0].as_str(), names[59].as_str()), ("000001.damrak", "000060.damrak"));
    let files: Vec<String> = names.iter().map(|name| format!("deep/games/{name}")).collect();
    let args: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    assert_eq!(place.run(&args).fine().matches(": OK: ").count(), 60);
}

#[test]
fn the_counts_add_up() {
    let report = sim(&Place::new(), &["--variant", "gulliver"]);
    let number = |path: &str| report.pointer(path).and_then(Value::as_u64).expect("a number");
    let decided = number("/seats/0/wins") + number("/seats/1/wins");
    assert_eq!(decided + number("/seats/0/ties") + number("/unfinished"), 60);
    assert!(number("/decisions/min") <= number("/decisions/max"));
    assert!(report.pointer("/seats/1/scores/points/mean").is_some_and(Value::is_f64));
    assert!(number("/figures/rounds/times") >= 60);
    assert_eq!(report.pointer("/figures/rounds/mean"), None, "a count has no mean");
}

#[test]
fn every_deal_is_played_in_all_rotations() {
    let place = Place::new();
    let seats = ["--seats", "clerk,random,random", "--games", "7", "--seed", "3"];
    let args = [&["sim", "merchants", "--records", "games", "--json"], &seats[..]].concat();
    let report = counts(place.run(&args).json());
    let numbers = [&report["games"], &report["deals"], &report["seatings"]].map(Value::as_u64);
    assert_eq!(numbers, [Some(9), Some(3), Some(3)], "seven games make three whole deals");
    let names = files_in(&place.path("games"));
    assert_eq!(names.len(), 9);
    let (mut seeds, mut clerks) = (Vec::new(), Vec::new());
    for name in names {
        let record = place.read(&format!("games/{name}"));
        let line = |start: &str| record.lines().find_map(|line| line.strip_prefix(start));
        seeds.push(line("seed: ").expect("every record has a seed").to_owned());
        let clerk = (1..=3).find(|seat| line(&format!("seat {seat}: ")) == Some("clerk"));
        clerks.push(clerk.expect("one is the clerk"));
    }
    assert_eq!(clerks, [1, 2, 3, 1, 2, 3, 1, 2, 3]);
    assert!(seeds.chunks(3).all(|deal| deal.iter().all(|seed| *seed == deal[0])));
    assert!(seeds[0] != seeds[3] && seeds[3] != seeds[6]);
    assert_eq!(report["seats"][0].get("player"), None, "everybody sat there");
}

#[test]
fn levels_without_a_clock_play_the_same_games_on_any_number_of_threads() {
    let place = Place::new();
    let seats = ["--seats", "merchant@20sims,clerk"];
    let alone = sim_of("6", &place, &[&seats[..], &["--threads", "1"]].concat());
    assert_eq!(sim_of("6", &place, &[&seats[..], &["--threads", "3"]].concat()), alone);
    assert_eq!(alone["levels"][0]["level"], "merchant@20sims");
    let share = |index: usize| alone["levels"][index]["share"]["mean"].as_f64().expect("a share");
    assert!((share(0) + share(1) - 1.0).abs() < 1e-9, "all victories are somebody's");
}

#[test]
fn the_clerk_beats_chance_and_the_interval_says_how_surely() {
    let place = Place::new();
    let report = sim_of("20", &place, &["--seats", "random,clerk"]);
    let clerk = &report["levels"][1];
    assert_eq!((&clerk["level"], &clerk["seats"]), (&"clerk".into(), &1.into()));
    let number = |path: &str| clerk.pointer(path).and_then(Value::as_f64).expect("a number");
    assert!(number("/share/mean") - number("/share/margin") > 0.5, "{clerk}");
    assert_eq!(number("/share/mean"), number("/share_of_a_seat/mean"));
    assert!(number("/scores/points/margin") > 0.0);
    let args = ["sim", "kontor", "--seats", "random,clerk", "--games", "3"];
    let out = place.run(&args).fine();
    for expected in ["2, each in 2 seatings (3 games were asked for", "\nclerk ", " ± ", " ms"] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
}

#[test]
fn people_read_the_same_report() {
    let out = Place::new().run(&["sim", "kontor", "--games", "5", "--seats", "random,random"]);
    let out = out.fine();
    let words =
        ["games      5 ", "decisions ", "\n2     random ", "  points", "seed ", "\nrounds "];
    for expected in words {
        assert!(out.contains(expected), "{expected}: {out}");
    }
}

#[test]
fn the_report_speaks_the_language_of_the_reader() {
    let place = Place::new();
    for (lang, expected) in
        [("de", ["Spiele", "Siege", "Runden"]), ("nl", ["spellen", "gewonnen", "ronden"])]
    {
        let out = place.run(&["sim", "kontor", "--games", "3", "--lang", lang]).fine();
        for expected in expected {
            assert!(out.contains(expected), "{expected}: {out}");
        }
    }
}

#[test]
fn wrong_use_is_told_and_nothing_is_written() {
    let place = Place::new();
    for (more, expected) in [
        (&["--seats", "random,robot"][..], "`robot` cannot take a seat; known are: random"),
        (&["--seats", "random,clerk@5ms"], "`clerk` answers at once"),
        (&["--seats", "random,regent@soon"], "regent@500ms"),
        (&["--seats", "random"], "players"),
        (&["--seats", "random,random", "--players", "3"], "--seats names 2 seats"),
        (&["--games", "0"], "0"),
        (&["--threads", "0"], "0"),
        (&["--seed", "tea"], "64 hexadecimal digits"),
        (&["--variant", "tea"], "tea"),
        (&["-o", "=3"], "NAME=VALUE"),
    ] {
        let args = [&["sim", "kontor", "--records", "games"], more].concat();
        let complaint = place.run(&args).wrong();
        assert!(complaint.contains(expected), "{more:?}: {complaint}");
    }
    assert_eq!(place.files(), [""; 0]);
    assert!(place.run(&["sim"]).wrong().contains("kontor"));
}

#[test]
fn old_records_are_not_overwritten() {
    let place = Place::new();
    sim(&place, &["--records", "games"]);
    let before = place.read("games/000001.damrak");
    let args = ["sim", "kontor", "--games", "3", "--seed", "9", "--records", "games"];
    assert!(place.run(&args).wrong().contains("already"));
    assert_eq!(place.read("games/000001.damrak"), before);
}

#[test]
fn a_full_disk_is_told_with_the_file() {
    let place = Place::new();
    let run = place.shell("ulimit -f 1; trap '' XFSZ; \"$DAMRAK\" sim kontor --records games");
    let complaint = run.wrong();
    assert!(complaint.starts_with("games/0") && complaint.contains("cannot be written"));
    place.write("file", "");
    let complaint = place.run(&["sim", "kontor", "--records", "file"]).wrong();
    assert!(complaint.starts_with("file: cannot be written"), "{complaint}");
}
