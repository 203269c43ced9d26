//! Reading a record, line by line, trusting nothing.

use std::io::BufRead;

use super::{
    Chain, Deal, Ending, Header, MAGIC, RecordError, RecordProblem, RecordedDecision, sealed,
};
use crate::edition::EditionId;
use crate::fair::{FairDeal, Sealed, is_nonce};
use crate::{AnyRules, Hash, Play, Seat, SetupDraft};

/// No line that a writer writes is longer.
const LONGEST_LINE: usize = 16 * 1024;
/// No table is dealt at so often without coming to a game.
const MOST_ATTEMPTS: usize = 1000;

/// Reads a record as a stream: the header at once, then one item after the other.
#[derive(Debug)]
pub struct Reader<R> {
    lines: Lines<R>,
    header: Header,
    chain: Chain,
    decisions: u32,
    done: bool,
}

/// What a record holds below its header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A decision.
    Decision(RecordedDecision),
    /// The ending of a finished game; nothing comes after it.
    Ending(Ending),
}

impl<R: BufRead> Reader<R> {
    /// Opens a record and reads its header.
    pub fn new(input: R) -> Result<Self, RecordError> {
        let mut lines = Lines { input, number: 0, text: String::new() };
        let header = read_header(&mut lines)?;
        let chain = Chain::start(&header.to_string());
        Ok(Self { lines, header, chain, decisions: 0, done: false })
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The number of the line that was read last.
    pub fn line(&self) -> usize {
        self.lines.number
    }

    fn read_item(&mut self) -> Result<Option<Item>, RecordError> {
        if !self.lines.advance()? {
            return Ok(None);
        }
        if self.lines.text == "---" {
            return self.read_ending().map(|ending| Some(Item::Ending(ending)));
        }
        let line = std::mem::take(&mut self.lines.text);
        self.read_decision(&line)
            .map(|decision| Some(Item::Decision(decision)))
            .map_err(|problem| self.lines.error(problem))
    }

    fn read_decision(&mut self, line: &str) -> Result<RecordedDecision, RecordProblem> {
        let (body, hash) = line.rsplit_once(" #").ok_or(RecordProblem::DecisionExpected)?;
        let mut parts = body.splitn(3, ' ');
        let mut part = || parts.next().ok_or(RecordProblem::DecisionExpected);
        let number: u32 = part()?.parse().map_err(|_| RecordProblem::DecisionExpected)?;
        let seat: Seat = part()?.parse().map_err(|_| RecordProblem::DecisionExpected)?;
        let notation = part()?.to_owned();
        if number != self.decisions + 1 {
            return Err(RecordProblem::Number { expected: self.decisions + 1, found: number });
        }
        let canonical = format!("{number} {seat} {notation}");
        if body != canonical {
            return Err(RecordProblem::NotCanonical(canonical));
        }
        if self.chain.add(body).short() != hash {
            return Err(RecordProblem::Chain);
        }
        self.decisions = number;
        Ok(RecordedDecision { number, seat, notation })
    }

    fn read_ending(&mut self) -> Result<Ending, RecordError> {
        self.done = true;
        let mut places = Vec::new();
        let position = loop {
            self.need_line("a line `place …` or `position: …`")?;
            let line = &self.lines.text;
            let hash = self.chain.add(line);
            if let Some(position) = line.strip_prefix("position: sha256:") {
                let position: Hash = position.parse().map_err(|_| {
                    self.lines.error(RecordProblem::EndingExpected("64 digits after `position`"))
                })?;
                break (position, hash);
            }
            if !line.starts_with("place ") || places.len() >= usize::from(Seat::MAX) {
                let expected = "a line `place …` or `position: …`";
                return Err(self.lines.error(RecordProblem::EndingExpected(expected)));
            }
            places.push(line.clone());
        };
        self.need_line("a line `end: …`")?;
        let Some(end) = self.lines.text.strip_prefix("end: sha256:") else {
            return Err(self.lines.error(RecordProblem::EndingExpected("a line `end: …`")));
        };
        if end != position.1.to_string() {
            return Err(self.lines.error(RecordProblem::Chain));
        }
        if self.lines.advance()? {
            return Err(self.lines.error(RecordProblem::AfterEnd));
        }
        Ok(Ending { places, position: position.0 })
    }

    fn need_line(&mut self, expected: &'static str) -> Result<(), RecordError> {
        if self.lines.advance()? {
            return Ok(());
        }
        self.lines.number += 1;
        Err(self.lines.error(RecordProblem::EndingExpected(expected)))
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Item, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let item = self.read_item();
        if !matches!(item, Ok(Some(Item::Decision(_)))) {
            self.done = true;
        }
        item.transpose()
    }
}

/// Replays what is left of a record on these rules; whatever the rules refuse is an error of its line.
pub fn read_play<R: BufRead>(
    reader: &mut Reader<R>,
    rules: std::sync::Arc<dyn AnyRules>,
    seed: crate::Seed,
) -> Result<(Play, Option<Ending>), super::VerifyError> {
    let mut play = Play::deal(rules, seed);
    let mut ending = None;
    while let Some(item) = reader.next() {
        match item? {
            Item::Decision(decision) => {
                let line = reader.line();
                match play.decide(decision.seat, &decision.notation) {
                    Ok(done) if done.notation == decision.notation => {}
                    Ok(done) => {
                        let problem = RecordProblem::NotCanonical(done.notation.clone());
                        return Err(RecordError { line, problem }.into());
                    }
                    Err(refused) => {
                        return Err(super::VerifyError::Refused { line, decision, refused });
                    }
                }
            }
            Item::Ending(found) => ending = Some(found),
        }
    }
    Ok((play, ending))
}

fn read_header<R: BufRead>(lines: &mut Lines<R>) -> Result<Header, RecordError> {
    if !lines.advance()? {
        lines.number = 1;
        return Err(lines.error(RecordProblem::NotARecord));
    }
    if lines.text != MAGIC {
        let problem = match lines.text.strip_prefix("damrak-record ") {
            Some(format) => RecordProblem::LaterFormat(format.chars().take(20).collect()),
            None => RecordProblem::NotARecord,
        };
        return Err(lines.error(problem));
    }
    let game = lines.header_value("game")?;
    let rules = lines.header_value("rules")?;
    let rules_version = rules.parse().map_err(|_| lines.bad_value("rules", "not a number"))?;
    let edition = lines.header_value("edition")?;
    let edition = read_edition(&edition)
        .ok_or_else(|| lines.bad_value("edition", "expected `NAME sha256:DIGITS`"))?;
    let setup = lines.header_value("setup")?;
    let setup: SetupDraft = serde_json::from_str(&setup)
        .map_err(|error| lines.bad_value("setup", error.to_string()))?;
    if setup.rules.is_some() {
        return Err(lines.bad_value("setup", "the version belongs into the line `rules`"));
    }
    let (seats, deal) = read_seats_and_deal(lines)?;
    if lines.text != "---" {
        return Err(lines.error(RecordProblem::HeaderExpected("---")));
    }
    Ok(Header { game, rules_version, edition, setup, seats, deal })
}

fn read_edition(value: &str) -> Option<EditionId> {
    let (name, hash) = value.rsplit_once(" sha256:")?;
    Some(EditionId { name: name.to_owned(), hash: hash.parse().ok()? })
}

/// Reads up to the line below the header.
fn read_seats_and_deal<R: BufRead>(
    lines: &mut Lines<R>,
) -> Result<(Vec<String>, Deal), RecordError> {
    lines.need("seat")?;
    let seats = read_numbered(lines, "seat", |_| true)?;
    const DIGITS: &str = "not 64 hexadecimal digits";
    if let Some(seed) = lines.text.strip_prefix("seed: ") {
        let seed = seed.parse().map_err(|_| lines.bad_value("seed", DIGITS))?;
        lines.need("---")?;
        return Ok((seats, Deal::Seed(seed)));
    }
    let Some(commitment) = lines.text.strip_prefix("commitment: ") else {
        return Err(lines.error(RecordProblem::HeaderExpected("seed")));
    };
    let commitment = commitment.parse().map_err(|_| lines.bad_value("commitment", DIGITS))?;
    lines.need("nonce")?;
    let nonces = read_numbered(lines, "nonce", is_nonce)?;
    let sealed = read_sealed(lines)?;
    let secret = match lines.text.strip_prefix("secret: ") {
        Some(secret) => {
            let secret = secret.parse().map_err(|_| lines.bad_value("secret", DIGITS))?;
            lines.need("---")?;
            Some(secret)
        }
        None => None,
    };
    Ok((seats, Deal::Fair(FairDeal { commitment, nonces, secret, sealed })))
}

/// Reads what was published before the numbers of a sealed deal were told.
fn read_sealed<R: BufRead>(lines: &mut Lines<R>) -> Result<Option<Sealed>, RecordError> {
    let Some(table) = lines.text.strip_prefix("sealed: ").map(str::to_owned) else {
        return Ok(None);
    };
    lines.need("seal")?;
    let seals = read_numbered(lines, "seal", |text| sealed::read_seal(text).is_some())?;
    let mut failed = Vec::new();
    while let Some(text) = lines.text.strip_prefix(&format!("attempt {}: ", failed.len() + 1)) {
        let attempt = sealed::read_attempt(text).filter(|_| failed.len() < MOST_ATTEMPTS);
        let expected = "expected `COMMITMENT secret SECRET missing SEATS`";
        failed.push(attempt.ok_or_else(|| lines.bad_value("attempt", expected))?);
        lines.need("attempt")?;
    }
    let seals = seals.iter().filter_map(|text| sealed::read_seal(text)).collect();
    let attempt = failed.len() as u32 + 1;
    Ok(Some(Sealed { table, attempt, seals, failed }))
}

/// Reads lines `NAME 1: …`, `NAME 2: …` as long as there are any.
fn read_numbered<R: BufRead>(
    lines: &mut Lines<R>,
    name: &'static str,
    good: impl Fn(&str) -> bool,
) -> Result<Vec<String>, RecordError> {
    let mut values = Vec::new();
    while let Some(value) = lines.text.strip_prefix(&format!("{name} {}: ", values.len() + 1)) {
        if values.len() >= usize::from(Seat::MAX) || !good(value) {
            return Err(lines.bad_value(name, "too many, or not one"));
        }
        values.push(value.to_owned());
        lines.need(name)?;
    }
    Ok(values)
}

/// Lines with their numbers; each must be complete, text, and of sensible length.
#[derive(Debug)]
struct Lines<R> {
    input: R,
    number: usize,
    text: String,
}

impl<R: BufRead> Lines<R> {
    /// Reads the next line into `text`; false at the end of the file.
    fn advance(&mut self) -> Result<bool, RecordError> {
        self.number += 1;
        let mut bytes = Vec::new();
        let limit = LONGEST_LINE as u64 + 1;
        let read = std::io::Read::take(&mut self.input, limit)
            .read_until(b'\n', &mut bytes)
            .map_err(|error| self.error(error.into()))?;
        if read == 0 {
            self.number -= 1;
            return Ok(false);
        }
        if bytes.pop() != Some(b'\n') {
            let too_long = read > LONGEST_LINE;
            let problem =
                if too_long { RecordProblem::TooLong(LONGEST_LINE) } else { RecordProblem::CutOff };
            return Err(self.error(problem));
        }
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
        self.text = String::from_utf8(bytes).map_err(|_| self.error(RecordProblem::NotText))?;
        Ok(true)
    }

    /// Reads the next line, which must be there.
    fn need(&mut self, name: &'static str) -> Result<(), RecordError> {
        if self.advance()? {
            return Ok(());
        }
        self.number += 1;
        Err(self.error(RecordProblem::HeaderExpected(name)))
    }

    fn header_value(&mut self, name: &'static str) -> Result<String, RecordError> {
        self.need(name)?;
        self.text
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(": "))
            .map(str::to_owned)
            .ok_or_else(|| self.error(RecordProblem::HeaderExpected(name)))
    }

    fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.number, problem }
    }

    fn bad_value(&self, name: &'static str, problem: impl Into<String>) -> RecordError {
        self.error(RecordProblem::HeaderValue { name, problem: problem.into() })
    }
}
