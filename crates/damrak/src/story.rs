//! A game told to one listener.

use std::io::Write;

use damrak_core::{
    AnyPosition, Audience, Bundle, Choices, Line, Offer, Phrase, Pick, Score, Seat, Standing, Told,
    Viewer,
};

use crate::columns::columns;
use crate::failure::Failure;
use crate::voice::{Voice, name_phrase};
use crate::wrap::{screen_width, wrap};

/// Who is told: one viewer with what they may know, or somebody who may know everything.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Listener {
    /// Everything is open.
    Everything,
    /// Only what this viewer may know.
    Viewer(Viewer),
}

impl Listener {
    /// The viewer if one is named, or everything; the viewer must sit at the table.
    pub(crate) fn of(viewer: Option<Viewer>, players: u8) -> Result<Self, Failure> {
        match viewer {
            None => Ok(Listener::Everything),
            Some(Viewer::Seat(seat)) if seat.number() > players => {
                Err(Failure::usage(format!("there is no seat {seat}: {players} play")))
            }
            Some(viewer) => Ok(Listener::Viewer(viewer)),
        }
    }

    /// Whether the listener may know what this seat does in secret.
    pub(crate) fn knows_all_of(self, seat: Seat) -> bool {
        match self {
            Listener::Everything => true,
            Listener::Viewer(viewer) => viewer.is(seat),
        }
    }

    /// What the listener is told of all that was said.
    ///
    /// Who may know everything hears the owner's version of a secret, not the one for the others.
    pub(crate) fn hears(self, told: &[Told]) -> impl Iterator<Item = &Told> {
        told.iter().filter(move |one| match (self, one.audience) {
            (Listener::Viewer(viewer), audience) => audience.includes(viewer),
            (Listener::Everything, Audience::Others(seat)) => {
                told.iter().all(|other| other.audience != Audience::Only(seat))
            }
            (Listener::Everything, _) => true,
        })
    }
}

/// Says what happened, a line each.
pub(crate) fn tell(
    told: &[Told],
    listener: Listener,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for one in listener.hears(told) {
        writeln!(out, "{}", item(&voice.say(&one.phrase)))?;
    }
    Ok(())
}

/// A sentence as an item of a list.
fn item(sentence: &str) -> String {
    wrap(&format!("  · {sentence}"), 4)
}

/// A line of the table; what is drawn stays as it is, what is said fits the screen.
fn write_line(
    line: &Line,
    indent: usize,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text = format!("{:indent$}{}", "", voice.line(line));
    match line {
        Line::Text(_) => writeln!(out, "{text}")?,
        Line::Say(_) => writeln!(out, "{}", wrap(&text, indent + 2))?,
    }
    Ok(())
}

/// Draws the table.
pub(crate) fn draw(
    position: &dyn AnyPosition,
    listener: Listener,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let viewer = match listener {
        Listener::Viewer(viewer) => viewer,
        Listener::Everything => Viewer::Spectator,
    };
    let open = position.sketch(viewer);
    for line in &open {
        write_line(line, 0, voice, out)?;
    }
    if matches!(listener, Listener::Viewer(_)) {
        return Ok(());
    }
    for seat in Seat::all(position.rules().players()) {
        let own = position.sketch(Viewer::Seat(seat));
        let secret: Vec<_> = own.iter().filter(|line| !open.contains(line)).collect();
        if !secret.is_empty() {
            let heading = Phrase::new("cli-only-sees").with("player", seat);
            writeln!(out, "{}", voice.say(&heading))?;
        }
        for line in secret {
            write_line(line, 2, voice, out)?;
        }
    }
    Ok(())
}

/// More decisions than this are not listed: whoever wants another writes it like those that are.
const MOST_LISTED: usize = 60;

/// Lists decisions with their numbers, notations and sentences, and how the others are written.
pub(crate) fn list_choices(
    choices: &Choices,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let offers: Vec<&Offer> = choices.sentences().collect();
    let (offers, rest) = offers.split_at(offers.len().min(MOST_LISTED));
    let digits = offers.len().to_string().len();
    let longest = offers.iter().map(|offer| offer.notation.len()).max().unwrap_or_default();
    let item = |(number, offer): (usize, &&Offer)| {
        let sentence = voice.say(&offer.phrase);
        format!("  {number:>digits$}  {:<longest$}  {sentence}", offer.notation)
    };
    let items: Vec<String> = (1..).zip(offers).map(item).collect();
    for line in columns(&items, screen_width()) {
        writeln!(out, "{}", wrap(&line, digits + longest + 6))?;
    }
    if !rest.is_empty() {
        let more = Phrase::new("cli-more-offers").with("count", rest.len() as i64);
        writeln!(out, "{}", wrap(&voice.say(&more), 2))?;
    }
    for bundle in &choices.bundles {
        writeln!(out, "{}", wrap(&voice.say(&how_to_write(bundle)), 2))?;
    }
    Ok(())
}

/// How a decision of a bundle is written.
fn how_to_write(bundle: &Bundle<Offer>) -> Phrase {
    let phrase = match &bundle.pick {
        Pick::Things { things, .. } => {
            let words: Vec<&str> = things.iter().map(|thing| thing.word.as_str()).collect();
            Phrase::new("cli-write-things").with("things", words.join(" "))
        }
        Pick::Number { least, most, step, .. } => {
            let key = if *step == 1 { "cli-write-number" } else { "cli-write-steps" };
            Phrase::new(key).with("least", *least).with("most", *most).with("step", *step)
        }
    };
    phrase.with("what", bundle.phrase.clone()).with("verb", bundle.verb.as_str())
}

/// Tells the result step by step, then the places and who has won.
pub(crate) fn tell_standing(
    standing: &Standing,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "{}", voice.word("cli-over"))?;
    for phrase in &standing.told {
        writeln!(out, "{}", item(&voice.say(phrase)))?;
    }
    writeln!(out)?;
    for place in &standing.places {
        let score = |score: &Score| {
            let title = Phrase::new(score.title);
            let said = Phrase::new("cli-score").with("title", title).with("value", score.shown());
            voice.part(&said)
        };
        let scores: Vec<String> = place.scores.iter().map(score).collect();
        writeln!(out, "  {}. {}: {}", place.rank, voice.name(place.seat), scores.join(", "))?;
    }
    let winners: Vec<Seat> = standing.winners().collect();
    let result = match winners.as_slice() {
        [winner] => Phrase::new("cli-winner").with("player", *winner),
        winners => {
            let names: Vec<_> = winners.iter().copied().map(name_phrase).collect();
            Phrase::new("cli-shared-victory").with("players", names)
        }
    };
    writeln!(out, "\n{}", voice.say(&result))?;
    Ok(())
}
