//! Records: written, read, verified, and every kind of damage named.

use std::io::BufReader;

use damrak_core::fair::{FailedAttempt, FairDeal, Seal, Sealed, Unfair, seal};
use damrak_core::record::{
    self, Deal, Header, Item, Reader, RecordProblem, VerifyError, Writer, verify, write_play,
};
use damrak_core::reopen::ReopenError;
use damrak_core::{Play, Seat, Seed};

use crate::{ONE, finished, registry, rules};

fn names() -> Vec<String> {
    vec!["Anna".into(), "Piet \n the 2nd".into()]
}

fn written() -> String {
    String::from_utf8(write_play(Vec::new(), &finished(), &names()).unwrap()).unwrap()
}

fn check(text: &str) -> Result<record::Verified, VerifyError> {
    verify(&registry(), BufReader::new(text.as_bytes()), None)
}

fn problem(text: &str) -> (usize, RecordProblem) {
    match check(text) {
        Err(VerifyError::Record(error)) => (error.line, error.problem),
        other => panic!("expected a damaged record, got {other:?}"),
    }
}

/// The line number, counted from 1, of the first line with this beginning.
fn line_of(text: &str, beginning: &str) -> usize {
    text.lines().position(|line| line.starts_with(beginning)).unwrap() + 1
}

#[test]
fn a_finished_game_verifies() {
    let verified = check(&written()).unwrap();
    assert_eq!(verified.play.position().hash(), finished().position().hash());
    assert!(verified.ending.is_some());
    assert_eq!(verified.header.seats, ["Anna", "Piet  the 2nd"]);
}

#[test]
fn the_format_is_the_documented_one() {
    let text = written();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "damrak-record 1");
    assert_eq!(lines[1], "game: pennies");
    assert_eq!(lines[2], "rules: 3");
    assert!(lines[3].starts_with("edition: mint sha256:"));
    assert!(lines[4].starts_with("setup: {"));
    assert_eq!(lines[5], "seat 1: Anna");
    assert!(lines[7].starts_with("seed: "));
    assert_eq!(lines[8], "---");
    assert!(lines[9].starts_with("1 1 lay "));
    assert!(lines[lines.len() - 1].starts_with("end: sha256:"));
}

#[test]
fn the_hash_chain_is_frozen() {
    let text = written();
    let end = text.lines().last().unwrap();
    assert_eq!(end, FROZEN_END);
}

const FROZEN_END: &str =
    "end: sha256:ae2e66186d8b25bd8337451d02dd95e7cde85f6e4ef34ac49df458c637c65e40";

#[test]
fn windows_line_ends_are_read_too() {
    assert!(check(&written().replace('\n', "\r\n")).is_ok());
}

#[test]
fn changing_any_character_of_any_line_is_noticed() {
    let text = written();
    for (index, byte) in text.bytes().enumerate() {
        if byte == b'\n' {
            continue;
        }
        let mut changed = text.clone().into_bytes();
        changed[index] = if byte == b'7' { b'8' } else { b'7' };
        let changed = String::from_utf8(changed).unwrap();
        assert!(check(&changed).is_err(), "character {index} can be changed unnoticed");
    }
}

#[test]
fn dropping_or_swapping_lines_is_noticed_with_the_line() {
    let text = written();
    let lines: Vec<&str> = text.lines().collect();
    let third = line_of(&text, "3 ");
    let join = |lines: &[&str]| lines.join("\n") + "\n";

    let mut dropped = lines.clone();
    dropped.remove(third - 1);
    let (line, found) = problem(&join(&dropped));
    assert_eq!(line, third);
    assert!(matches!(found, RecordProblem::Number { expected: 3, found: 4 }));

    let mut swapped = lines.clone();
    swapped.swap(third - 1, third);
    assert_eq!(problem(&join(&swapped)).0, third);

    let forged = text.replace("\n3 1 ", "\n3 2 ");
    let (line, found) = problem(&forged);
    assert_eq!(line, third);
    assert!(matches!(found, RecordProblem::Chain));
}

#[test]
fn a_file_cut_anywhere_is_no_whole_game() {
    let text = written();
    for length in 0..text.len() {
        match check(&text[..length]) {
            Err(_) => {}
            Ok(verified) => {
                assert!(verified.ending.is_none(), "cut after {length} bytes");
                assert!(text[..length].ends_with('\n'));
            }
        }
    }
    let cut = &text[..text.len() - 5];
    let (line, found) = problem(cut);
    assert_eq!(line, text.lines().count());
    assert!(matches!(found, RecordProblem::CutOff));
}

#[test]
fn what_is_no_record_is_told_so() {
    assert!(matches!(problem("").1, RecordProblem::NotARecord));
    assert!(matches!(problem("hello\n").1, RecordProblem::NotARecord));
    assert!(matches!(problem("damrak-record 2\n").1, RecordProblem::LaterFormat(_)));
    assert!(matches!(problem("damrak-record 1\n").1, RecordProblem::HeaderExpected("game")));
    let long = format!("damrak-record 1\ngame: {}\n", "x".repeat(20_000));
    assert!(matches!(problem(&long), (2, RecordProblem::TooLong(_))));
    let binary = b"damrak-record 1\ngame: \xff\xfe\n";
    let error = verify(&registry(), BufReader::new(&binary[..]), None).unwrap_err();
    assert!(error.to_string().contains("line 2: the line is not UTF-8"), "{error}");
}

#[test]
fn nothing_may_follow_the_end() {
    let (line, found) = problem(&(written() + "1 1 lay 3 #0\n"));
    assert_eq!(line, written().lines().count() + 1);
    assert!(matches!(found, RecordProblem::AfterEnd));
}

#[test]
fn a_header_for_another_world_is_refused() {
    let text = written();
    let open = |text: &str| check(text).unwrap_err().to_string();
    assert!(open(&text.replace("rules: 3", "rules: 9")).contains("version 9"));
    assert!(matches!(
        check(&text.replace("game: pennies", "game: chess")),
        Err(VerifyError::Reopen(ReopenError::Open(_)))
    ));
    let hash = rules().edition().hash.to_string();
    let other = text.replace(&hash, &"1".repeat(64));
    assert!(matches!(check(&other), Err(VerifyError::Reopen(ReopenError::UnknownEdition { .. }))));
    let alone = text.replace("seat 2: Piet  the 2nd\n", "");
    assert!(matches!(check(&alone), Err(VerifyError::Seats { found: 1, expected: 2 })));
}

#[test]
fn an_illegal_decision_with_a_good_chain_is_refused_by_the_rules() {
    let play = Play::deal(rules(), Seed::from_number(1));
    let mut writer = Writer::new(Vec::new(), &Header::of(&play, &names())).unwrap();
    writer.decision(ONE, "lay 9").unwrap();
    let text = String::from_utf8(writer.pause().unwrap()).unwrap();
    match check(&text) {
        Err(VerifyError::Refused { line, refused, .. }) => {
            assert_eq!(line, text.lines().count());
            assert_eq!(refused.clause.map(|clause| clause.0), Some("P-1"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_forged_result_with_a_good_chain_is_noticed() {
    let play = finished();
    let mut writer = Writer::new(Vec::new(), &Header::of(&play, &names())).unwrap();
    for decision in play.decisions() {
        writer.decision(decision.seat, &decision.notation).unwrap();
    }
    let standing = play.position().standing().unwrap();
    let mut ending = record::Ending::of(&standing, play.position().hash());
    ending.places.swap(0, 1);
    let text = String::from_utf8(writer.finish(&ending).unwrap()).unwrap();
    assert!(matches!(check(&text), Err(VerifyError::Result { .. })));
}

/// A game dealt fairly, written with or without its secret.
fn fairly_dealt(reveal: bool) -> (FairDeal, String) {
    let fair = FairDeal::new(Seed::from_number(7), vec!["n1".into(), String::new()]);
    let text = dealt_by(&fair, if reveal { fair.clone() } else { fair.hidden() });
    (fair, text)
}

/// A game dealt with sealed numbers in the second attempt; the house drew for the second seat.
fn sealed_and_dealt() -> (FairDeal, String) {
    let (lost, numbers) = (Seed::from_number(6), ["a".repeat(32), "b".repeat(32)]);
    let seats = numbers.iter().enumerate().map(|(index, number)| (Seat::from_index(index), number));
    let seals = seats.map(|(seat, number)| {
        Some(Seal { hash: seal("table", seat, 2, number), house: seat != ONE })
    });
    let failed = FailedAttempt { commitment: lost.commitment(), secret: lost, missing: vec![ONE] };
    let sealed =
        Sealed { table: "table".into(), attempt: 2, seals: seals.collect(), failed: vec![failed] };
    let fair = FairDeal::sealed(Seed::from_number(7), numbers.to_vec(), sealed);
    let text = dealt_by(&fair, fair.clone());
    (fair, text)
}

fn dealt_by(fair: &FairDeal, shown: FairDeal) -> String {
    let play = random_game(Play::deal(rules(), fair.seed().unwrap()));
    let header = Header { deal: Deal::Fair(shown), ..Header::of(&play, &names()) };
    let mut writer = Writer::new(Vec::new(), &header).unwrap();
    for decision in play.decisions() {
        writer.decision(decision.seat, &decision.notation).unwrap();
    }
    let standing = play.position().standing().unwrap();
    let ending = record::Ending::of(&standing, play.position().hash());
    String::from_utf8(writer.finish(&ending).unwrap()).unwrap()
}

#[test]
fn a_record_tells_what_was_sealed_and_every_attempt() {
    let (fair, text) = sealed_and_dealt();
    assert_eq!(check(&text).unwrap().header.deal, Deal::Fair(fair));
    for line in ["sealed: table", "seal 1: ", " house", "attempt 1: ", " missing 1"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    // Whoever forges a number and writes the whole record anew is found out by its seal.
    let (mut forged, _) = sealed_and_dealt();
    let honest = forged.clone();
    forged.nonces[0] = "c".repeat(32);
    let found = check(&dealt_by(&honest, forged));
    assert!(matches!(found, Err(VerifyError::Unfair(Unfair::Seal(ONE)))), "{found:?}");
    for (from, to) in [("seal 2: ", "seal 3: "), ("attempt 1: ", "attempt 2: "), (" missing 1", "")]
    {
        assert!(check(&text.replace(from, to)).is_err(), "{from}");
    }
}

fn random_game(mut play: Play) -> Play {
    while let Some(seat) = play.position().waiting_for().first() {
        let notation = play.position().offers(seat)[0].notation.clone();
        play.decide(seat, &notation).unwrap();
    }
    play
}

#[test]
fn a_fair_deal_verifies_once_its_secret_is_known() {
    let (fair, text) = fairly_dealt(true);
    assert_eq!(check(&text).unwrap().header.deal, Deal::Fair(fair));
    let (_, hidden) = fairly_dealt(false);
    let reader = Reader::new(BufReader::new(hidden.as_bytes())).unwrap();
    assert_eq!(reader.filter(|item| matches!(item, Ok(Item::Decision(_)))).count(), 6);
    assert!(matches!(check(&hidden), Err(VerifyError::Unfair(Unfair::NotRevealed))));
}

#[test]
fn a_secret_that_was_not_promised_is_noticed() {
    let (_, text) = fairly_dealt(true);
    let start = text.find("secret: ").unwrap() + 8;
    let forged = format!("{}{}{}", &text[..start], Seed::from_number(8), &text[start + 64..]);
    match check(&forged) {
        // The chain covers the header, so the first decision's hash no longer fits either.
        Err(VerifyError::Record(_)) | Err(VerifyError::Unfair(Unfair::Commitment)) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_decision_has_one_way_to_be_written() {
    let play = Play::deal(rules(), Seed::from_number(1));
    let coin = play.position().offers(ONE)[0].notation.clone();
    let mut writer = Writer::new(Vec::new(), &Header::of(&play, &names())).unwrap();
    writer.decision(ONE, &coin.replace("lay ", "lay 0")).unwrap();
    let text = String::from_utf8(writer.pause().unwrap()).unwrap();
    let (line, found) = problem(&text);
    assert_eq!(line, text.lines().count());
    assert!(matches!(found, RecordProblem::NotCanonical(expected) if expected == coin));
    let odd = written().replace("\n1 1 lay", "\n01 1 lay");
    assert!(matches!(problem(&odd).1, RecordProblem::NotCanonical(_)));
}
