//! Checking records.

use damrak_core::fair::{FairDeal, Seal, Sealed, seal};
use damrak_core::record::{Deal, Ending, Header, Writer};
use damrak_core::{Play, Seat, Seed, SetupDraft};

use crate::support::{Place, kontor_edition};

fn place_with_game() -> (Place, String) {
    let place = Place::new();
    place.play_first_choices("game.damrak", &["--variant", "gulliver"]);
    let record = place.read("game.damrak");
    (place, record)
}

#[test]
fn a_whole_record_is_fine() {
    let (place, _) = place_with_game();
    let out = place.run(&["verify", "game.damrak"]).fine();
    assert!(out.starts_with("game.damrak: OK: kontor, "), "{out}");
}

#[test]
fn every_file_is_checked_and_one_bad_one_makes_the_answer_no() {
    let (place, record) = place_with_game();
    place.write("bad.damrak", record.replace("variant\":\"gulliver", "variant\":\"beginner"));
    let run = place.run(&["verify", "bad.damrak", "game.damrak"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    assert!(run.out.starts_with("bad.damrak: WRONG: line "), "{}", run.out);
    assert!(run.out.contains("\ngame.damrak: OK"), "{}", run.out);
}

#[test]
fn files_that_cannot_be_read_are_told_and_the_others_still_checked() {
    let (place, _) = place_with_game();
    let run = place.run(&["verify", "missing", ".", "game.damrak"]);
    assert_eq!(run.code, 2);
    assert!(run.out.starts_with("game.damrak: OK"), "{}", run.out);
    assert!(run.err.contains("missing: cannot be read") && run.err.contains(".: is a folder"));
}

#[test]
fn an_unfinished_game_is_not_fine() {
    let (place, record) = place_with_game();
    let decision = record.find("\n10 ").expect("the game has ten decisions") + 1;
    place.write("part.damrak", &record[..decision]);
    let run = place.run(&["verify", "part.damrak"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("NOT FINISHED") && run.out.contains("decision 9;"), "{}", run.out);
}

#[test]
fn a_record_without_its_ending_is_wrong_even_if_the_game_is_over() {
    let (place, record) = place_with_game();
    let ending = record.rfind("---\n").expect("the record has an ending");
    place.write("part.damrak", &record[..ending]);
    let run = place.run(&["verify", "part.damrak"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("cut off"), "{}", run.out);
}

#[test]
fn a_record_cut_anywhere_is_not_fine() {
    let (place, record) = place_with_game();
    for cut in (0..record.len()).step_by(record.len() / 40) {
        place.write("cut.damrak", &record.as_bytes()[..cut]);
        let run = place.run(&["verify", "cut.damrak"]);
        assert_eq!(run.code, 1, "cut at {cut}: {run:?}");
    }
}

#[test]
fn a_record_changed_anywhere_is_not_fine() {
    let (place, record) = place_with_game();
    for (number, line) in record.lines().enumerate().filter(|(number, _)| number % 3 == 0) {
        let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
        let last = line.chars().next_back().expect("no line is empty");
        let other = if last == '1' { '2' } else { '1' };
        lines[number] = format!("{}{other}", &line[..line.len() - last.len_utf8()]);
        place.write("changed.damrak", lines.join("\n") + "\n");
        let run = place.run(&["verify", "changed.damrak"]);
        assert_eq!(run.code, 1, "line {}: {run:?}", number + 1);
    }
}

/// A record whose hashes fit, with decisions that the rules may refuse.
fn write_record(place: &Place, decisions: &[(u8, &str)]) {
    let rules = damrak::registry().open("kontor", &SetupDraft::default());
    let play = Play::deal(rules.expect("Kontor is known"), Seed::from_number(1));
    let header = Header::of(&play, &["Anna".to_owned(), "Ben".to_owned()]);
    let mut writer = Writer::new(Vec::new(), &header).expect("memory takes all");
    for (seat, notation) in decisions {
        let seat = Seat::from_number(*seat).expect("a seat");
        writer.decision(seat, notation).expect("memory takes all");
    }
    place.write("game.damrak", writer.pause().expect("memory takes all"));
}

#[test]
fn what_the_rules_refuse_is_told_in_words_with_line_and_clause() {
    let place = Place::new();
    for (seat, notation, expected) in [
        (1, "build d4", "[K-10]"),
        (1, "K08", "[K-11]"),
        (8, "pass", "[K-10]"),
        (1, "tea", "“tea”"),
        (2, "\u{1b}[2J", "build"),
    ] {
        write_record(&place, &[(seat, notation)]);
        let run = place.run(&["verify", "game.damrak"]);
        assert_eq!(run.code, 1);
        let start =
            format!("game.damrak: WRONG: line 10: the rules refuse decision 1 of seat {seat}");
        assert!(run.out.starts_with(&start) && run.out.contains(expected), "{}", run.out);
        assert!(!run.out.contains('\u{1b}'), "{}", run.out);
    }
    write_record(&place, &[(1, "pass"), (2, "pass"), (1, "pass"), (1, "pass")]);
    assert!(place.run(&["verify", "game.damrak"]).out.contains("line 13: "));
}

#[test]
fn a_record_of_another_edition_says_what_to_pass() {
    let place = Place::new();
    let own = kontor_edition().replacen("number = 65", "number = 165", 1);
    place.write("own.toml", own);
    place.play_first_choices("game.damrak", &["--edition", "own.toml"]);
    let run = place.run(&["verify", "game.damrak"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("--edition"), "{}", run.out);
    place.run(&["verify", "game.damrak", "--edition", "own.toml"]).fine();
    place.run(&["replay", "game.damrak", "--edition", "own.toml"]).fine();
    place.run(&["show", "game.damrak", "--edition", "own.toml"]).fine();
}

#[test]
fn the_standard_input_can_be_checked_too() {
    let (place, _) = place_with_game();
    let run = place.shell("\"$DAMRAK\" verify - < game.damrak");
    assert!(run.fine().starts_with("-: OK"));
}

/// A finished game that a server dealt with these numbers, sealed.
fn place_with_sealed_deal(told: [&str; 2]) -> (Place, FairDeal) {
    let place = Place::new();
    let numbers = told.map(str::to_owned);
    let seals = numbers.iter().enumerate().map(|(index, number)| {
        let hash = seal("table", Seat::from_index(index), 1, number);
        Some(Seal { hash, house: false })
    });
    let sealed =
        Sealed { table: "table".into(), attempt: 1, seals: seals.collect(), failed: Vec::new() };
    let deal = FairDeal::sealed(Seed::from_number(3), numbers.to_vec(), sealed);
    let setup = SetupDraft { variant: Some("gulliver".into()), ..SetupDraft::default() };
    let rules = damrak::registry().open("kontor", &setup).expect("Kontor is known");
    let mut play = Play::deal(rules, deal.seed().expect("the seals fit"));
    while let Some(seat) = play.position().waiting_for().first() {
        let notation = play.position().offers(seat)[0].notation.clone();
        play.decide(seat, &notation).expect("it was offered");
    }
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let header = Header { deal: Deal::Fair(deal.clone()), ..Header::of(&play, &names) };
    let mut writer = Writer::new(Vec::new(), &header).expect("memory takes all");
    for decision in play.decisions() {
        writer.decision(decision.seat, &decision.notation).expect("memory takes all");
    }
    let standing = play.position().standing().expect("the game is over");
    let ending = Ending::of(&standing, play.position().hash());
    place.write("game.damrak", writer.finish(&ending).expect("memory takes all"));
    (place, deal)
}

#[test]
fn a_record_must_agree_with_what_was_noted_before_the_deal() {
    let (anna, ben) = ("a".repeat(32), "b".repeat(32));
    let (place, deal) = place_with_sealed_deal([&anna, &ben]);
    let commitment = deal.commitment.to_string();
    let number = format!("2={ben}");
    let noted = ["verify", "game.damrak", "--commitment", &commitment, "--number", &number];
    let out = place.run(&noted).fine();
    assert!(out.contains("OK: ") && out.contains("sealed numbers"), "{out}");

    // The host wrote a record that agrees with itself, with another number or another secret.
    let (forged, _) = place_with_sealed_deal([&anna, &"c".repeat(32)]);
    forged.run(&["verify", "game.damrak"]).fine();
    let run = forged.run(&noted);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("WRONG: seat 2"), "{}", run.out);
    let other = Seed::from_number(4).commitment().to_string();
    let run = place.run(&["verify", "game.damrak", "--commitment", &other]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("not to"), "{}", run.out);
}

#[test]
fn what_was_noted_must_be_written_as_it_is() {
    let (place, _) = place_with_game();
    for wrong in [["--number", "ab12"], ["--number", "x=ab12"], ["--commitment", "ab12"]] {
        let run = place.run(&["verify", "game.damrak", wrong[0], wrong[1]]);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{run:?}");
    }
    let run = place.run(&["verify", "game.damrak", "--number", "1=ab12"]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("nothing to compare"), "{}", run.out);
}
