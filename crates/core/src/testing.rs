//! What the tests of all games need: rules for a setup, and a table to tell stories at.
//!
//! Only with the feature `testing`. Whatever is wrong here is wrong in a test, and panics.

use serde::Serialize;
use serde_json::{Value, json};

use crate::edition::EditionSource;
use crate::setup::OptionKind;
use crate::{
    Audience, Deaf, Disclosure, Game, OpenError, OptionValue, Playout, Refusal as _, Rng, Rules,
    Seat, Seed, SetupDraft, Standing, Viewer,
};

/// A draft with options as they are written on a command line: `("auction", "live")`, `("rounds", "3")`.
pub fn draft<G: Rules>(options: &[(&str, &str)]) -> SetupDraft {
    let value = |name: &str, text: &str| {
        let known = G::info().options.iter().find(|option| option.name == name);
        match (known.map(|option| &option.kind), text) {
            (Some(OptionKind::Flag { .. }), "true") => OptionValue::Flag(true),
            (Some(OptionKind::Flag { .. }), "false") => OptionValue::Flag(false),
            (Some(OptionKind::Number { .. }), number) => number
                .parse()
                .map_or_else(|_| OptionValue::Choice(number.to_owned()), OptionValue::Number),
            (_, name) => OptionValue::Choice(name.to_owned()),
        }
    };
    SetupDraft {
        options: options.iter().map(|(name, text)| ((*name).into(), value(name, text))).collect(),
        ..SetupDraft::default()
    }
}

/// The rules for a draft, with an edition that comes with the game.
pub fn try_open<G: Rules>(draft: &SetupDraft) -> Result<G, OpenError> {
    let info = G::info();
    let setup = draft.complete(info)?;
    let edition = info.editions.iter().find(|edition| edition.name == setup.edition);
    let edition = edition.expect("the edition comes with the program");
    G::open(&setup, EditionSource { file: edition.file, text: edition.text })
}

/// The same for a draft that must be a good one.
pub fn open<G: Rules>(draft: &SetupDraft) -> G {
    try_open(draft).unwrap_or_else(|problem| panic!("{draft:?}: {problem:?}"))
}

/// The seat of this number.
pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("there can be such a seat")
}

/// Whoever can be named in a story: a seat, or its number.
pub trait Who: Copy {
    /// Where they sit.
    fn seat(self) -> Seat;
}

impl Who for Seat {
    fn seat(self) -> Seat {
        self
    }
}

impl Who for u8 {
    fn seat(self) -> Seat {
        seat(self)
    }
}

/// A table to tell stories at: play by notation, look at what changed.
///
/// Everything goes through what a game offers to the world: notation, views, events, documents.
#[derive(Debug)]
pub struct Table<G: Game> {
    /// The rules.
    pub rules: G,
    /// What lies on the table.
    pub position: G::Position,
}

impl<G: Game + Clone> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self { rules: self.rules.clone(), position: self.position.clone() }
    }
}

impl<G: Game> Table<G> {
    /// A freshly dealt table.
    pub fn dealt(rules: G, seed: u64) -> Self {
        let position = rules.deal(Seed::from_number(seed), &mut Deaf);
        rules.check(&position).expect("a dealt position can be");
        Self { rules, position }
    }

    #[track_caller]
    fn read(&self, notation: &str) -> G::Action {
        self.rules.read_notation(notation).expect("the notation is right")
    }

    /// Plays a decision; tells all that was said, to whom, and what came out.
    #[track_caller]
    pub fn play_fully(
        &mut self,
        who: impl Who,
        notation: &str,
    ) -> (Vec<(Audience, G::Event)>, Disclosure) {
        let (seat, action) = (who.seat(), self.read(notation));
        let mut told = Vec::new();
        let disclosure = match self.rules.apply(&mut self.position, seat, action, &mut told) {
            Ok(disclosure) => disclosure,
            Err(refusal) => panic!("seat {seat}, `{notation}`: {} {refusal:?}", refusal.clause()),
        };
        self.rules.check(&self.position).expect("the position can still be");
        (told, disclosure)
    }

    /// Plays a decision and tells all that was said, and to whom.
    #[track_caller]
    pub fn play_told(&mut self, who: impl Who, notation: &str) -> Vec<(Audience, G::Event)> {
        self.play_fully(who, notation).0
    }

    /// Plays a decision and tells what everybody heard.
    #[track_caller]
    pub fn play(&mut self, who: impl Who, notation: &str) -> Vec<G::Event> {
        let told = self.play_told(who, notation);
        told.into_iter().filter(|(to, _)| *to == Audience::All).map(|(_, event)| event).collect()
    }

    /// Plays several decisions, `"1 use, 2 wait"`, and tells what everybody heard at the last.
    #[track_caller]
    pub fn play_all(&mut self, decisions: &str) -> Vec<G::Event> {
        let mut heard = Vec::new();
        for decision in decisions.split(',').map(str::trim) {
            let (who, notation) = decision.split_once(' ').expect("a seat and a decision");
            heard = self.play(who.parse::<Seat>().expect("the number of a seat"), notation);
        }
        heard
    }

    /// Demands that the decision is refused for this clause, is not offered, and changes nothing.
    #[track_caller]
    pub fn refuses(&self, who: impl Who, notation: &str, clause: &str) {
        let (seat, action) = (who.seat(), self.read(notation));
        let mut after = self.position.clone();
        match self.rules.apply(&mut after, seat, action, &mut Deaf) {
            Ok(_) => panic!("seat {seat} may not `{notation}`, by {clause}"),
            Err(refusal) => assert_eq!(refusal.clause().0, clause, "{refusal:?}"),
        }
        assert_eq!(after, self.position, "a refused decision changes nothing");
        assert!(!self.offers(seat).contains(&notation.to_owned()), "`{notation}` is offered");
    }

    /// Whether the decision may be taken.
    #[track_caller]
    pub fn allows(&self, who: impl Who, notation: &str) -> bool {
        let action = self.read(notation);
        let legal = self.rules.is_legal(&self.position, who.seat(), action).is_ok();
        let offered = self.offers(who).contains(&notation.to_owned());
        assert_eq!(legal, offered, "just what is legal is offered: `{notation}`");
        legal
    }

    /// Every decision open to the seat, in notation.
    pub fn offers(&self, who: impl Who) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.position, who.seat(), &mut actions);
        actions.into_iter().map(|action| self.rules.notation(action)).collect()
    }

    /// What follows a word among the decisions open to the seat: where may they `build`?
    pub fn offers_to(&self, who: impl Who, word: &str) -> Vec<String> {
        let rest = |text: String| match text.split_once(' ') {
            Some((first, rest)) if first == word => Some(rest.to_owned()),
            _ => None,
        };
        self.offers(who).into_iter().filter_map(rest).collect()
    }

    /// The seats that owe a decision, by number.
    pub fn waiting(&self) -> Vec<u8> {
        self.rules.waiting_for(&self.position).into_iter().map(Seat::number).collect()
    }

    /// What a spectator sees.
    pub fn view(&self) -> G::View {
        self.rules.view(&self.position, Viewer::Spectator)
    }

    /// What a seat sees.
    pub fn seen_by(&self, who: impl Who) -> G::View {
        self.rules.view(&self.position, Viewer::Seat(who.seat()))
    }

    /// The whole position as a document.
    pub fn document(&self) -> Value {
        self.rules.save(&self.position)
    }

    /// The final ranking, if the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.rules.standing(&self.position)
    }
}

/// The names of events, in the order in which they were told: `["laid", "paid", "drew"]`.
pub fn kinds<E: Serialize>(events: &[E]) -> Vec<String> {
    let kind = |event: &E| {
        let written = serde_json::to_value(event).expect("an event is plain data");
        written["event"].as_str().expect("an event has a name").to_owned()
    };
    events.iter().map(kind).collect()
}

/// Whether an event of this name was told.
pub fn heard<E: Serialize>(events: &[E], kind: &str) -> bool {
    kinds(events).iter().any(|found| found == kind)
}

/// Plays so many random games to their end, with the buffers of the playout.
pub fn play_randomly<G: Game>(rules: &G, playout: &mut Playout<G>, games: u64) {
    for game in 0..games {
        let seed = Seed::from_number(game);
        let mut position = rules.deal(seed, &mut Deaf);
        playout.run(rules, &mut position, &mut Rng::new(seed), u32::MAX);
        assert!(rules.waiting_for(&position).is_empty(), "the game is played to its end");
    }
}

/// An edition file that comes with the game, with one passage changed, which occurs just once.
#[track_caller]
pub fn edited<G: Rules>(find: &str, replace: &str) -> String {
    let text = G::info().editions[0].text;
    assert_eq!(text.matches(find).count(), 1, "`{find}` is one passage of the file");
    text.replacen(find, replace, 1)
}

/// The number of the line on which a passage of that file begins.
#[track_caller]
pub fn line_of<G: Rules>(passage: &str) -> usize {
    let text = G::info().editions[0].text;
    let start = text.find(passage).expect("the passage is in the file");
    text[..start].matches('\n').count() + 1
}

/// Breaks documents in many ways: none makes loading panic, and what is loaded all the same is sound.
pub fn load_broken<G: Game>(rules: &G, document: &Value, times: u32, word: &str, rng: &mut Rng) {
    for _ in 0..times {
        let mut broken = document.clone();
        scramble(&mut broken, word, rng);
        if let Ok(position) = rules.load(&broken) {
            rules.check(&position).expect("what is loaded has passed the check");
        }
    }
    for strange in [json!(null), json!([]), json!({}), json!(3), json!("x")] {
        assert!(rules.load(&strange).is_err(), "{strange} is no document");
    }
}

/// Walks down at random and puts something else there: a number, this word, or nothing.
fn scramble(value: &mut Value, word: &str, rng: &mut Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() && rng.below(12) > 0 => {
            let at = rng.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                scramble(field, word, rng);
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(12) > 0 => {
            let at = rng.below(items.len() as u32) as usize;
            scramble(&mut items[at], word, rng);
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let others = [0, 1, 3, 8, 25, 255, number + 1, number - 1, i64::from(i32::MAX)];
            *value = json!(others[rng.below(others.len() as u32) as usize]);
        }
        other => {
            let others = [json!(null), json!(-1), json!(word), json!([]), json!({}), json!(1)];
            *other = others[rng.below(others.len() as u32) as usize].clone();
        }
    }
}
