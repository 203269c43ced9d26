//! `damrak show`: one position, looked at and played on from.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use damrak_core::{AnyPosition, Phrase, Refused, Seat, Told, Viewer, record, saved};
use serde_json::{Map, Value, json};

use super::write_json;
use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::story::{self, Listener};
use crate::voice::Voice;
use crate::{files, record_file, registry};

/// Draw a position, list what can be decided, and try decisions
///
/// Reads a position file, or a record with --at, checks everything in it, draws the table and lists
/// the legal decisions of every seat that must decide. With --apply it carries out decisions first.
/// The file is never changed.
///
/// With --json the position is written as `position` (with --as what that viewer sees, as `view`)
/// and the legal decisions as `legal`; the output can be read again.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak show game.damrak --at 17
  damrak show game.damrak --at 17 --json > p.json
  damrak show p.json --apply 2:C62 --apply \"build d4\"")]
pub(crate) struct ShowArgs {
    /// The position file or record; - is the standard input
    file: PathBuf,
    /// Of a record: the position after decision N (0 is the deal)
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Carry out a decision first, as NOTATION or SEAT:NOTATION; may be given several times
    #[arg(long, value_name = "NOTATION")]
    apply: Vec<String>,
    /// Look as this seat, or as a spectator
    #[arg(long = "as", value_name = "SEAT|spectator")]
    viewer: Option<Viewer>,
    /// The edition file to use, if it is not one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Shows the position.
pub(crate) fn run(args: &ShowArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let edition = OwnEdition::read(args.edition.as_ref())?;
    let (mut position, voice) = read(&args.file, args.at, &edition, voice)?;
    let listener = Listener::of(args.viewer, position.rules().players())?;
    let mut told = Vec::new();
    for notation in &args.apply {
        told.extend(apply(position.as_mut(), notation)?);
    }
    if args.json {
        return write_json(out, &document(position.as_ref(), listener));
    }
    if !told.is_empty() {
        story::tell(&told, listener, &voice, out)?;
        writeln!(out)?;
    }
    story::draw(position.as_ref(), listener, &voice, out)?;
    for seat in deciding(position.as_ref(), listener) {
        let question = Phrase::new("cli-question")
            .with("player", seat)
            .with("question", position.question(seat));
        writeln!(out, "\n{}", voice.say(&question))?;
        story::list_choices(&position.choices(seat), &voice, out)?;
    }
    if let Some(standing) = position.standing() {
        writeln!(out)?;
        story::tell_standing(&standing, &voice, out)?;
    }
    Ok(())
}

/// The position of the file, and a voice that knows the names if the file has any.
pub(super) fn read(
    path: &Path,
    at: Option<usize>,
    edition: &OwnEdition,
    voice: &Voice,
) -> Result<(Box<dyn AnyPosition>, Voice), Failure> {
    let mut input = files::open(path)?;
    let start = input.fill_buf().map_err(|error| Failure::Read(path.to_owned(), error))?;
    if start.starts_with(RECORD_START) {
        let verified = record::verify(&registry(), input, edition.source())
            .map_err(|error| Failure::Record(path.to_owned(), error))?;
        let last = record_file::up_to(&verified.play, at)?;
        let position = record_file::position_after(&verified.play, last)?;
        return Ok((position, voice.at_table(&verified.header.seats)));
    }
    if at.is_some() {
        return Err(Failure::usage(format!(
            "{}: --at is for records, and this is none",
            path.display()
        )));
    }
    let text = files::read_rest(path, input)?;
    Ok((read_position(path, text, edition)?, voice.clone()))
}

/// The first bytes of a record, whatever its format.
const RECORD_START: &[u8] = b"damrak-record ";

/// Reads a position file, or what `show --json` and `replay --json` write around one.
fn read_position(
    path: &Path,
    text: String,
    edition: &OwnEdition,
) -> Result<Box<dyn AnyPosition>, Failure> {
    let inner = serde_json::from_str(&text).ok().and_then(|document: Value| {
        let bare = document.get("damrak-position").is_some();
        document.get("position").filter(|_| !bare).map(Value::to_string)
    });
    let text = inner.unwrap_or(text);
    saved::read(&registry(), &text, edition.source())
        .map_err(|error| Failure::Position(path.to_owned(), error))
}

/// Carries out a decision: of the seat it names, or of the first waiting seat that may take it.
fn apply(position: &mut dyn AnyPosition, text: &str) -> Result<Vec<Told>, Failure> {
    let named = text.split_once(':').and_then(|(seat, rest)| Some((seat.parse().ok()?, rest)));
    let (seat, notation) = match named {
        Some((seat, notation)) => (seat, notation),
        None => (whose(position, text).map_err(|refused| cannot(text, refused))?, text),
    };
    match position.act(seat, notation.trim()) {
        Ok(done) => Ok(done.told),
        Err(refused) => Err(cannot(text, refused)),
    }
}

/// The first waiting seat for which the decision is legal, or why it is not for the first of them.
fn whose(position: &dyn AnyPosition, notation: &str) -> Result<Seat, Refused> {
    let mut first = None;
    for seat in position.waiting_for() {
        match position.check_action(seat, notation) {
            Ok(_) => return Ok(seat),
            Err(refused) => first = first.or(Some(refused)),
        }
    }
    // When the game is over nobody waits; the rules say so to any seat.
    let anybody = Seat::from_index(0);
    first.map_or_else(|| position.check_action(anybody, notation).map(|_| anybody), Err)
}

fn cannot(text: &str, refused: Refused) -> Failure {
    Failure::Refused(format!("--apply {text}"), refused)
}

/// Whose decisions the listener may know.
fn deciding(position: &dyn AnyPosition, listener: Listener) -> impl Iterator<Item = Seat> {
    position.waiting_for().into_iter().filter(move |seat| listener.knows_all_of(*seat))
}

fn document(position: &dyn AnyPosition, listener: Listener) -> Value {
    let legal: Map<String, Value> = deciding(position, listener)
        .map(|seat| {
            let offers = position.offers(seat);
            let notations: Vec<_> = offers.into_iter().map(|offer| offer.notation).collect();
            (seat.to_string(), json!(notations))
        })
        .collect();
    match listener {
        Listener::Everything => json!({ "position": saved::write(position), "legal": legal }),
        Listener::Viewer(viewer) => json!({ "view": position.view(viewer), "legal": legal }),
    }
}
