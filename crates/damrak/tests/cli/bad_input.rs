//! Whatever is passed, there is an error that helps, and never a panic.

use crate::support::{Place, kontor_edition};

#[test]
fn wrong_arguments_are_told() {
    let place = Place::new();
    for (args, expected) in [
        (&["chess"][..], "chess"),
        (&["play"], "kontor"),
        (&["play", "chess"], "chess"),
        (&["play", "kontor", "--variant", "tea"], "gulliver"),
        (&["play", "kontor", "-o", "tea=1"], "special-cards"),
        (&["play", "kontor", "-o", "ties=tea"], "literal"),
        (&["play", "kontor", "-o", "special-cards=7"], "true, false"),
        (&["play", "kontor", "--variant", "tic-tac-toe", "-o", "special-cards"], "[K-85]"),
        (&["play", "kontor", "--players", "3"], "3"),
        (&["play", "kontor", "--players", "900"], "900"),
        (&["play", "kontor", "--seat", "3"], "no seat 3"),
        (&["play", "kontor", "--seat", "0"], "`0` is not a seat"),
        (&["play", "kontor", "--seats", "human"], "players"),
        (&["play", "kontor", "--seats", "human,robot"], "human, random"),
        (&["play", "kontor", "--seats", ","], "cannot take a seat"),
        (&["play", "kontor", "--opponents", "robot"], "clerk, merchant, regent"),
        (&["play", "kontor", "--opponents", "clerk,clerk"], "but there are 1"),
        (&["play", "kontor", "--opponents", "regent@5"], "regent@500ms"),
        (&["play", "kontor", "--seats", "human,clerk", "--opponents", "clerk"], "--opponents"),
        (&["play", "kontor", "--name", "random"], "random"),
        (&["play", "kontor", "--name", "Anna", "--name", "Ben"], "Ben"),
        (&["play", "kontor", "--name", " "], "letter"),
        (&["play", "kontor", "--seed", "-3"], "-3"),
        (&["play", "kontor", "--seed", "abc"], "64 hexadecimal digits"),
        (&["play", "kontor", "--resume", "x", "--seed", "3"], "--seed"),
        (&["play", "--resume", "-"], "file"),
        (&["verify"], "FILE"),
        (&["bench", "--seconds", "0"], "0"),
    ] {
        let complaint = place.run(args).wrong();
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
    }
    assert_eq!(place.files(), [""; 0], "nothing is written on errors");
}

#[test]
fn files_that_are_not_there_or_no_files_are_told() {
    let place = Place::new();
    for args in [
        &["play", "--resume", "FILE"][..],
        &["play", "kontor", "--setup", "FILE"],
        &["play", "kontor", "--edition", "FILE"],
        &["replay", "FILE"],
        &["show", "FILE"],
        &["verify", "FILE"],
    ] {
        for (file, expected) in [
            ("missing", "missing: cannot be read: No such file"),
            (".", ".: is a folder, not a file"),
            ("missing/file", "missing/file: cannot be read"),
        ] {
            let args: Vec<&str> =
                args.iter().map(|arg| if *arg == "FILE" { file } else { arg }).collect();
            let complaint = place.run(&args).wrong();
            assert!(complaint.starts_with(expected), "{args:?}: {complaint}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn endless_files_are_not_swallowed() {
    let place = Place::new();
    for args in [
        &["show", "/dev/zero"][..],
        &["play", "kontor", "--setup", "/dev/zero"],
        &["play", "kontor", "--edition", "/dev/zero"],
    ] {
        assert!(place.run(args).wrong().contains("far too large"), "{args:?}");
    }
    let run = place.run(&["verify", "/dev/zero"]);
    assert!(run.code == 1 && run.out.contains("longer than"), "{run:?}");
}

#[test]
fn files_full_of_noise_are_told() {
    let place = Place::new();
    place.write("noise", (0..=255).cycle().take(5000).collect::<Vec<u8>>());
    for args in [
        &["show", "noise"][..],
        &["replay", "noise"],
        &["play", "--resume", "noise"],
        &["play", "kontor", "--setup", "noise"],
        &["play", "kontor", "--edition", "noise"],
    ] {
        assert!(place.run(args).wrong().starts_with("noise: "), "{args:?}");
    }
    assert_eq!(place.run(&["verify", "noise"]).code, 1);
}

#[test]
fn a_bad_edition_is_told_with_file_line_and_constraint() {
    let place = Place::new();
    let edition = kontor_edition();
    let line = 1 + edition.lines().position(|line| line.contains("number = 5,")).expect("red 5");
    place.write("own.toml", edition.replacen("number = 5,", "number = 3,", 1));
    let complaint = place.run(&["play", "kontor", "--edition", "own.toml"]).wrong();
    assert!(complaint.starts_with(&format!("own.toml:{line}: ")), "{complaint}");
    place.write("own.toml", "name = \"x\"\nquays = [\n");
    let complaint = place.run(&["sim", "kontor", "--edition", "own.toml"]).wrong();
    assert!(complaint.starts_with("own.toml:"), "{complaint}");
}

#[test]
fn setups_are_read_from_files_and_arguments_win() {
    let place = Place::new();
    place.write("setup.toml", "game = \"kontor\"\nvariant = \"gulliver\"\n");
    place.write("setup.json", r#"{"variant":"gulliver","options":{"special-cards":true}}"#);
    let sim = |more: &[&str]| {
        let args = [&["sim", "--games", "2", "--seed", "1", "--json"], more].concat();
        place.run(&args).json()["setup"].clone()
    };
    assert_eq!(sim(&["--setup", "setup.toml"])["variant"], "gulliver");
    let setup = sim(&["kontor", "--setup", "setup.json", "--variant", "beginner"]);
    assert_eq!(
        (&setup["variant"], &setup["options"]["special-cards"]),
        (&"beginner".into(), &true.into())
    );
    for (content, expected) in [
        ("variant = ", "setup.bad: "),
        ("{\"variant\":", "setup.bad: "),
        ("tea = 1", "setup.bad: "),
        ("game = \"chess\"", "chess"),
        ("variant = \"tea\"", "tea"),
    ] {
        place.write("setup.bad", content);
        let complaint = place.run(&["play", "kontor", "--setup", "setup.bad"]).wrong();
        assert!(complaint.contains(expected), "{content}: {complaint}");
    }
}

#[test]
fn output_that_nobody_reads_ends_quietly() {
    let place = Place::new();
    for args in ["rules kontor", "games", "games --json", "sim kontor --games 5"] {
        let line = format!("{{ \"$DAMRAK\" {args}; echo \"code $?\" >&2; }} | true");
        let run = place.shell(&line);
        assert_eq!(run.err, "code 0\n", "{args}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let place = Place::new();
    for args in ["rules kontor", "games", "play kontor"] {
        let run = place.shell(&format!("\"$DAMRAK\" {args} > /dev/full"));
        assert!(run.wrong().contains("the output cannot be written"), "{args}");
    }
}
