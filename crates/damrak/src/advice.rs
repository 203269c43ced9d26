//! What the computer would do in somebody's place, for people and programs.

use std::io::Write;
use std::time::Duration;

use damrak_bots::{Budget, Hint, Weighed};
use damrak_core::{AnyPosition, Phrase, Seat};
use serde_json::{Value, json};

use crate::bots::shown;
use crate::failure::Failure;
use crate::voice::{Voice, printable};
use crate::wrap::wrap;

/// How long is thought about a hint unless told otherwise.
pub(crate) const USUAL: Budget = Budget::Time(Duration::from_secs(2));

/// How far the lines below a decision are indented.
const INDENT: usize = 13;

/// A hint to one seat.
pub(crate) struct Advice<'a> {
    /// Where it stands.
    pub(crate) position: &'a dyn AnyPosition,
    /// Who is advised.
    pub(crate) seat: Seat,
    /// What was found.
    pub(crate) hint: &'a Hint,
    /// How many decisions are shown at most.
    pub(crate) most: usize,
}

impl Advice<'_> {
    fn decisions(&self) -> impl Iterator<Item = &Weighed> {
        self.hint.decisions.iter().take(self.most)
    }

    /// Whether there was nothing to weigh, because only one thing can be done.
    fn is_forced(&self) -> bool {
        self.hint.simulations == 0
    }

    /// For people.
    pub(crate) fn write(&self, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
        if self.is_forced() {
            let only = Phrase::new("cli-hint-only").with("player", self.seat);
            writeln!(out, "{}", voice.say(&only))?;
            for one in self.decisions() {
                let decision = told(self.position, self.seat, &one.notation, voice);
                writeln!(out, "{}", wrap(&format!("  {decision}"), 4))?;
            }
            return Ok(());
        }
        let head = Phrase::new("cli-hint-head")
            .with("player", self.seat)
            .with("simulations", i64::from(self.hint.simulations))
            .with("time", shown(self.hint.time));
        writeln!(out, "{}", wrap(&voice.say(&head), 0))?;
        for (number, one) in (1..).zip(self.decisions()) {
            let chance = format!("{:.1}%", 100.0 * one.chance);
            let decision = told(self.position, self.seat, &one.notation, voice);
            let line = format!("{number:>3}  {chance:>6}  {decision}");
            writeln!(out, "{}", wrap(&line, INDENT))?;
            if let Some(reason) = &one.reason {
                writeln!(out, "{}", wrap(&format!("{:INDENT$}{}", "", voice.say(reason)), INDENT))?;
            }
            let tried = voice.say(&tried(one));
            writeln!(out, "{}", wrap(&format!("{:INDENT$}{tried}", ""), INDENT))?;
        }
        Ok(())
    }

    /// For programs.
    pub(crate) fn document(&self, voice: &Voice) -> Value {
        let decision = |one: &Weighed| {
            json!({
                "notation": one.notation,
                "sentence": sentence(self.position, self.seat, &one.notation, voice),
                "chance": (!self.is_forced()).then_some(one.chance),
                "expected": one.expected,
                "visits": one.visits,
                "reason": one.reason.as_ref().map(|reason| voice.say(reason)),
            })
        };
        json!({
            "seat": self.seat,
            "decisions": self.decisions().map(decision).collect::<Vec<_>>(),
            "simulations": self.hint.simulations,
            "seconds": self.hint.time.as_secs_f64(),
        })
    }
}

fn tried(one: &Weighed) -> Phrase {
    let phrase = match one.expected {
        Some(expected) => {
            Phrase::new("cli-hint-expected").with("expected", format!("{expected:.1}"))
        }
        None => Phrase::new("cli-hint-tried"),
    };
    phrase.with("visits", i64::from(one.visits))
}

/// A decision as a sentence; nothing if it is not open to the seat.
pub(crate) fn sentence(
    position: &dyn AnyPosition,
    seat: Seat,
    notation: &str,
    voice: &Voice,
) -> Option<String> {
    position.check_action(seat, notation).ok().map(|phrase| voice.say(&phrase))
}

/// A decision in notation, and as a sentence if it has one.
pub(crate) fn told(
    position: &dyn AnyPosition,
    seat: Seat,
    notation: &str,
    voice: &Voice,
) -> String {
    match sentence(position, seat, notation, voice) {
        Some(sentence) if sentence != notation => format!("{}  {sentence}", printable(notation)),
        _ => printable(notation),
    }
}
