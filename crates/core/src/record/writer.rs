//! Writing a record, line by line.

use std::io::{self, Write};

use super::{Chain, Ending, Header};
use crate::{Play, Seat};

/// Writes a record while the game goes on; every line is complete when it is written.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: W,
    chain: Chain,
    decisions: u32,
}

impl<W: Write> Writer<W> {
    /// Begins a record.
    pub fn new(mut out: W, header: &Header) -> io::Result<Self> {
        let text = header.to_string();
        out.write_all(text.as_bytes())?;
        out.write_all(b"---\n")?;
        Ok(Self { out, chain: Chain::start(&text), decisions: 0 })
    }

    /// Adds a decision.
    pub fn decision(&mut self, seat: Seat, notation: &str) -> io::Result<()> {
        self.decisions += 1;
        let line = format!("{} {seat} {notation}", self.decisions);
        let hash = self.chain.add(&line);
        writeln!(self.out, "{line} #{}", hash.short())
    }

    /// Ends the record of a finished game.
    pub fn finish(mut self, ending: &Ending) -> io::Result<W> {
        writeln!(self.out, "---")?;
        for place in &ending.places {
            self.chain.add(place);
            writeln!(self.out, "{place}")?;
        }
        let position = format!("position: sha256:{}", ending.position);
        let hash = self.chain.add(&position);
        writeln!(self.out, "{position}\nend: sha256:{hash}")?;
        self.pause()
    }

    /// Leaves the record of a game that is not finished.
    pub fn pause(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}

/// Writes a whole game as it stands.
pub fn write_play<W: Write>(out: W, play: &Play, seats: &[String]) -> io::Result<W> {
    let mut writer = Writer::new(out, &Header::of(play, seats))?;
    for decision in play.decisions() {
        writer.decision(decision.seat, &decision.notation)?;
    }
    match play.position().standing() {
        Some(standing) => writer.finish(&Ending::of(&standing, play.position().hash())),
        None => writer.pause(),
    }
}
