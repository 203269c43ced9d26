//! A record is refused with line and reason, or it is a game that can be written down again.

use std::io::BufReader;

use damrak_core::record::{self, Header, Reader, Writer};
use damrak_core::{Play, Registry, Seed};

use super::tables;

/// The first byte says whether the rest is a file or, to get past the hash chain, the decisions of one.
pub(super) fn run(input: &[u8]) {
    let [kind, rest @ ..] = input else { return };
    let registry = tables::registry();
    if kind % 2 == 0 {
        check(&registry, rest);
    } else if let Some(file) = sign(usize::from(*kind), rest) {
        check(&registry, &file);
    }
}

fn check(registry: &Registry, file: &[u8]) {
    let lines = file.iter().filter(|byte| **byte == b'\n').count() + 1;
    match Reader::new(BufReader::new(file)) {
        Ok(mut reader) => {
            if let Some(Err(error)) = reader.find(Result::is_err) {
                assert!(error.line <= lines + 1, "{error} is in the file");
            }
        }
        Err(error) => assert!(error.line <= lines + 1, "{error} is in the file"),
    }
    match record::verify(registry, BufReader::new(file), None) {
        Err(error) => assert!(!error.to_string().is_empty(), "an error says what is wrong"),
        Ok(verified) => {
            let mut again = Vec::new();
            record::write_play(&mut again, &verified.play, &verified.header.seats)
                .expect("memory can be written");
            let reread = record::verify(registry, BufReader::new(&again[..]), None)
                .expect("what was written can be read");
            assert_eq!(reread.play.position().hash(), verified.play.position().hash());
        }
    }
}

/// A record with a good header and a good chain, whose decisions are the lines of the input.
fn sign(table: usize, lines: &[u8]) -> Option<Vec<u8>> {
    let rules = &tables::all()[table % tables::all().len()];
    let seats = vec!["fuzz".to_owned(); usize::from(rules.players())];
    let play = Play::deal(rules.clone(), Seed::from_number(table as u64));
    let mut writer = Writer::new(Vec::new(), &Header::of(&play, &seats)).ok()?;
    for line in std::str::from_utf8(lines).ok()?.lines().take(300) {
        let (seat, notation) = line.split_once(' ')?;
        writer.decision(seat.parse().ok()?, notation).ok()?;
    }
    writer.pause().ok()
}
