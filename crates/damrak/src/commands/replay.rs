//! `damrak replay`: a recorded game, told again.

use std::io::Write;
use std::path::PathBuf;

use damrak_core::record::Verified;
use damrak_core::{AnyPosition, Decision, Phrase, Told, Viewer, saved};
use serde_json::{Value, json};

use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::record_file;
use crate::story::{self, Listener};
use crate::voice::Voice;

/// Retell a recorded game in sentences
///
/// Tells every decision and what came of it, and draws the table at the end, or after decision N.
/// Everything is open unless you look with --as: then only what that viewer could know is told.
/// Decision 0 is the deal.
///
/// With --json there is one object a line: number, seat, action, events and the position after it
/// (with --as the view, and the actions of other seats are left out).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak replay game.damrak
  damrak replay game.damrak --at 17 --as 2
  damrak replay game.damrak --json | head -1")]
pub(crate) struct ReplayArgs {
    /// The record; - is the standard input
    file: PathBuf,
    /// Stop after decision N
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Look as this seat, or as a spectator
    #[arg(long = "as", value_name = "SEAT|spectator")]
    viewer: Option<Viewer>,
    /// The edition file it was played with, if it was not one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Write JSON: one object a line
    #[arg(long)]
    json: bool,
}

/// Tells the game.
pub(crate) fn run(args: &ReplayArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let edition = OwnEdition::read(args.edition.as_ref())?;
    let verified = record_file::read(&args.file, &edition)?;
    let listener = Listener::of(args.viewer, verified.play.rules().players())?;
    let last = record_file::up_to(&verified.play, args.at)?;
    let teller = Teller { voice: voice.at_table(&verified.header.seats), verified, listener, last };
    if args.json { teller.write_documents(out) } else { teller.tell(out) }
}

struct Teller {
    voice: Voice,
    verified: Verified,
    listener: Listener,
    last: usize,
}

impl Teller {
    fn decisions(&self) -> impl Iterator<Item = (usize, &Decision)> {
        (1..).zip(self.verified.play.decisions()).take(self.last)
    }

    fn tell(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let voice = &self.voice;
        let info = self.verified.play.rules().info();
        writeln!(out, "{}\n\n0  {}", info.title, voice.word("cli-deal"))?;
        story::tell(self.verified.play.opening(), self.listener, voice, out)?;
        for (number, decision) in self.decisions() {
            let name = voice.name(decision.seat);
            if self.listener.knows_all_of(decision.seat) {
                writeln!(out, "{number}  {name}: {}", decision.notation)?;
            } else {
                writeln!(out, "{number}  {name}")?;
            }
            story::tell(&decision.told, self.listener, voice, out)?;
        }
        let position = record_file::position_after(&self.verified.play, self.last)?;
        writeln!(out)?;
        story::draw(position.as_ref(), self.listener, voice, out)?;
        writeln!(out)?;
        match position.standing() {
            Some(standing) => story::tell_standing(&standing, voice, out),
            None => self.tell_waiting(position.as_ref(), out),
        }
    }

    fn tell_waiting(&self, position: &dyn AnyPosition, out: &mut dyn Write) -> Result<(), Failure> {
        for seat in position.waiting_for() {
            let question = position.question(seat);
            let phrase =
                Phrase::new("cli-question").with("player", seat).with("question", question);
            writeln!(out, "{}", self.voice.say(&phrase))?;
        }
        Ok(())
    }

    fn write_documents(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let play = &self.verified.play;
        let (mut position, _) = play.rules().deal(play.seed());
        self.write_document(out, 0, None, play.opening(), position.as_ref())?;
        for (number, decision) in self.decisions() {
            record_file::act(position.as_mut(), decision)?;
            self.write_document(out, number, Some(decision), &decision.told, position.as_ref())?;
        }
        Ok(())
    }

    fn write_document(
        &self,
        out: &mut dyn Write,
        number: usize,
        decision: Option<&Decision>,
        told: &[Told],
        position: &dyn AnyPosition,
    ) -> Result<(), Failure> {
        let events: Vec<Value> = match self.listener {
            Listener::Everything => told.iter().map(|one| self.event(one)).collect(),
            listener @ Listener::Viewer(_) => {
                listener.hears(told).map(|one| self.event(one)).collect()
            }
        };
        let open = decision.filter(|decision| self.listener.knows_all_of(decision.seat));
        let mut document = json!({
            "number": number,
            "seat": decision.map(|decision| decision.seat),
            "action": open.map(|decision| &decision.notation),
            "events": events,
        });
        match self.listener {
            Listener::Everything => document["position"] = saved::write(position),
            Listener::Viewer(viewer) => document["view"] = position.view(viewer),
        }
        if let Some(standing) = position.standing() {
            document["places"] = json!(standing.places);
        }
        writeln!(out, "{document}")?;
        Ok(())
    }

    fn event(&self, told: &Told) -> Value {
        json!({
            "audience": told.audience,
            "event": told.event(),
            "text": self.voice.say(&told.phrase),
        })
    }
}
