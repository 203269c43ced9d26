//! Nothing of a game is lost.

use crate::support::{ALWAYS_ONE, Place, decisions_of, kontor_edition};

#[test]
fn a_game_that_is_left_and_resumed_is_the_same_game() {
    let place = Place::new();
    place.play_first_choices("whole.damrak", &[]);
    let whole = place.read("whole.damrak");
    for (left_after, quit) in [(0, true), (1, false), (2, true), (7, false), (30, true)] {
        let file = format!("left-{left_after}.damrak");
        let mut lines = vec!["1"; left_after];
        lines.extend(quit.then_some("quit"));
        let out = place.type_in(&["play", "kontor", "--seed", "5", "--save", &file], &lines);
        assert!(out.fine().ends_with(&format!("damrak play --resume {file}\n")));
        assert_eq!(decisions_of(&place.read(&file), "1").len(), left_after);
        assert_eq!(place.run(&["verify", &file]).code, 1);
        place.type_in(&["play", "--resume", &file], &vec!["1"; ALWAYS_ONE]).fine();
        assert_eq!(place.read(&file), whole, "left after {left_after}");
    }
}

#[test]
fn a_finished_game_is_resumed_to_its_result() {
    let place = Place::new();
    place.play_first_choices("game.damrak", &[]);
    let record = place.read("game.damrak");
    let out = place.run(&["play", "kontor", "--resume", "game.damrak"]).fine();
    assert!(out.contains("The game is over."), "{out}");
    assert_eq!(place.read("game.damrak"), record);
}

#[test]
fn a_resumed_game_can_be_kept_elsewhere() {
    let place = Place::new();
    let file = ["play", "kontor", "--seed", "5", "--save", "game.damrak"];
    place.type_in(&file, &["1", "1", "1"]).fine();
    let before = place.read("game.damrak");
    let branch = ["play", "--resume", "game.damrak", "--save", "branch.damrak"];
    place.type_in(&branch, &vec!["1"; ALWAYS_ONE]).fine();
    assert_eq!(place.read("game.damrak"), before);
    place.run(&["verify", "branch.damrak"]).fine();
    assert!(place.run(&["play", "chess", "--resume", "game.damrak"]).wrong().contains("chess"));
}

#[test]
fn a_file_that_is_there_is_never_overwritten() {
    let place = Place::new();
    place.write("game.damrak", "precious");
    let complaint = place.run(&["play", "kontor", "--save", "game.damrak"]).wrong();
    assert!(complaint.starts_with("game.damrak: is there already"), "{complaint}");
    assert!(place.run(&["play", "kontor", "--save", "."]).wrong().starts_with(".: "));
    assert!(place.run(&["play", "kontor", "--save", "no/game"]).wrong().starts_with("no/game: "));
    assert_eq!(place.read("game.damrak"), "precious");
    assert_eq!(place.files(), ["game.damrak"]);
}

#[test]
fn without_a_name_every_game_gets_one_of_its_own() {
    let place = Place::new();
    for _ in 0..3 {
        place.run(&["play", "kontor", "--seed", "5"]).fine();
    }
    place.run(&["play", "kontor"]).fine();
    let files = place.files();
    assert_eq!(files.len(), 4, "{files:?}");
    assert!(files.iter().all(|name| name.starts_with("kontor-") && name.ends_with(".damrak")));
    assert!(files.iter().any(|name| name.ends_with("-3.damrak")), "{files:?}");
}

#[test]
fn seeds_are_numbers_or_digits_and_fresh_ones_differ() {
    let place = Place::new();
    let seed_of = |file: &str, more: &[&str]| {
        place.run(&[&["play", "kontor", "--save", file], more].concat()).fine();
        let record = place.read(file);
        let line = record.lines().find(|line| line.starts_with("seed: ")).expect("a seed");
        line["seed: ".len()..].to_owned()
    };
    let digits = seed_of("a", &["--seed", "42"]);
    assert_eq!(seed_of("b", &["--seed", &digits]), digits);
    assert_ne!(seed_of("c", &[]), seed_of("d", &[]));
}

#[test]
fn an_edition_of_ones_own_is_named_in_the_farewell() {
    let place = Place::new();
    place.write("my box.toml", kontor_edition().replacen("number = 65", "number = 165", 1));
    let args = ["play", "kontor", "--edition", "my box.toml", "--save", "g"];
    let out = place.run(&args).fine();
    assert!(out.ends_with("damrak play --resume g --edition 'my box.toml'\n"), "{out}");
    assert!(place.run(&["play", "--resume", "g"]).wrong().contains("--edition"));
    place.run(&["play", "--resume", "g", "--edition", "my box.toml"]).fine();
}

/// A limit on the size of files behaves like a disk that fills up.
#[test]
fn a_full_disk_stops_no_game_and_harms_no_file() {
    let place = Place::new();
    let run = place.shell(
        "ulimit -f 2; trap '' XFSZ; yes 1 | \"$DAMRAK\" play kontor --seed 5 --save game.damrak",
    );
    assert_eq!(run.code, 2);
    assert!(run.out.contains("could not be saved: game.damrak: cannot be written"), "{}", run.out);
    assert!(run.out.contains("The game is over."), "{}", run.out);
    assert!(run.err.starts_with("error: game.damrak: cannot be written"), "{}", run.err);
    assert_eq!(place.files(), ["game.damrak"]);
    assert!(place.run(&["verify", "game.damrak"]).out.contains("NOT FINISHED"));

    let line = "ulimit -f 0; trap '' XFSZ; \"$DAMRAK\" play kontor --save new.damrak";
    assert!(place.shell(line).wrong().starts_with("new.damrak: cannot be written"));
    assert_eq!(place.files(), ["game.damrak"]);
}
