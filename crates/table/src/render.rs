//! A table as one viewer sees it, ready to be sent: the only way out for anything about a game.

use std::collections::VecDeque;
use std::sync::Arc;

use damrak_core::{
    Bundle, Offer, Phrase, Pick, Place, Score, Seat, SeatSet, Standing, Target, Thing, Viewer,
};
use damrak_kit::Kit;
use damrak_store::TableId;
use damrak_words::{Language, ReadBy, words};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json as document};

use super::alike::Alike;
use super::clock::Moment;
use super::entry::By;
use super::falling::{Fall, allowance};
use super::hints::{HintData, SeatHint};
use super::model::{Chapter, Occupant, SeatState, Table};
use super::sight::Sight;
use super::turn::Turn;
use crate::json::{self, Object};
use crate::leaf::{Leaf, Leafed};

/// Who is there, by seat: whether somebody looks, and how long a message to them and back takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Presence {
    /// Whether a page or program of theirs is connected.
    pub online: bool,
    /// Milliseconds until an answer came, as measured by the server.
    pub round_trip: Option<u32>,
    /// The same, as the kernel or a trusted proxy says.
    #[serde(skip)]
    pub known: Option<u32>,
}

/// One way of looking at a table: from a seat or from outside, in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// From where.
    pub viewer: Viewer,
    /// In which language.
    pub language: Language,
    /// In which form.
    pub form: Form,
}

impl Look {
    /// The seat of whoever reads.
    pub fn reader(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// For whom a frame is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// For programs: the view, the offers and the story as data.
    #[default]
    Data,
    /// For people: the main part of the page.
    Page,
}

/// What a table has to know of the moment besides itself.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'a> {
    /// Who is there, by seat.
    pub presence: &'a [Presence],
    /// The last line of chat.
    pub chat: u64,
    /// For the clocks.
    pub now: Moment,
    /// The clock that falls.
    pub(super) fall: Option<&'a Fall>,
    /// The hints that were asked for.
    pub(super) hints: &'a [SeatHint],
}

/// What there is to show of a table to one viewer, for whoever writes its page.
#[derive(Clone, Copy, Debug)]
pub struct Showing<'a> {
    /// The table as this viewer may see it.
    pub table: Sight<'a>,
    /// From where, and in which language.
    pub look: Look,
    /// What matters besides the table itself.
    pub circumstances: Circumstances<'a>,
    /// What everybody is called.
    pub names: &'a Vec<String>,
}

/// Who writes tables as pages. Tables know no HTML: whoever opens a hub says who does.
pub trait Pages: std::fmt::Debug + Send + Sync {
    /// The main part of a table's page; the story is told in chapters, the oldest first. Where one stands there is a
    /// [`LeafMark`](crate::leaf::LeafMark) with its index. The page may have more leaves behind them.
    fn table(&self, showing: Showing<'_>, story: Vec<Arc<Leaf>>) -> Leafed;

    /// A chapter of the story, for [`Pages::table`].
    fn chapter(&self, heard: &Heard<'_>) -> String;
}

/// A chapter of the story, as far as one viewer heard it.
#[derive(Clone, Copy)]
pub struct Heard<'a> {
    /// Of which table.
    pub table: &'a TableId,
    /// What its game brings along.
    pub kit: &'static Kit,
    /// Who decided, and how.
    pub chapter: &'a Chapter,
    /// What the viewer was told.
    pub told: &'a [&'a Phrase],
    /// Who hears it, and in which language.
    pub look: Look,
    /// What everybody is called.
    pub names: &'a ReadBy<'a>,
}

/// Says which chapter it is, and nothing of what was told.
impl std::fmt::Debug for Heard<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Heard").field(&self.chapter).finish()
    }
}

/// The main part of a table's page, and what the page is called.
#[derive(Clone, Debug)]
pub struct PagePart {
    /// The title of the table.
    pub title: String,
    /// As [`Pages::table`] wrote it, with the chapters in their places.
    pub html: String,
}

/// Draws a table for one [`Look`] again and again; what was told before is not put into words twice.
#[derive(Debug)]
pub struct Painter {
    look: Look,
    pages: &'static dyn Pages,
    names: Vec<String>,
    story: VecDeque<(Arc<Chapter>, Arc<Leaf>)>,
}

impl Painter {
    /// A painter who has seen nothing yet.
    pub fn new(look: Look, pages: &'static dyn Pages) -> Self {
        Self { look, pages, names: Vec::new(), story: VecDeque::new() }
    }

    /// Everything the viewer may know, in their language, as one JSON document for programs.
    pub(super) fn paint(
        &mut self,
        table: &Table,
        circumstances: Circumstances<'_>,
        alike: &Alike,
        text: &mut String,
    ) {
        let Look { viewer, language, .. } = self.look;
        let names = &alike.names;
        let read = ReadBy::new(names, self.look.reader());
        let say = |phrase: &Phrase| words().say_sentence(language, phrase, &read);
        self.listen(table, alike, &read);
        let fall = circumstances.fall.map(|fall| falling(fall, viewer, circumstances));
        Object::begin(text)
            .fields(alike.fields(table, circumstances))
            .field("viewer", &viewer)
            .field("fall", &fall)
            .with("game", |text| self.game(table, circumstances, alike, text))
            .field("result", &result(table, &say))
            .end();
    }

    /// What stands beside the main part of the table's page, as fields of a JSON object.
    pub(super) fn step(&self, table: &Table, circumstances: Circumstances<'_>, text: &mut String) {
        Object::inside(text)
            .field("title", &table.head.title)
            .field("version", &table.length)
            .field("step", &Step::of(table, self.look, circumstances));
    }

    /// The main part of the table's page.
    pub(super) fn page(
        &mut self,
        table: &Table,
        circumstances: Circumstances<'_>,
        alike: &Alike,
    ) -> Leafed {
        let (look, names) = (self.look, &alike.names);
        let read = ReadBy::new(names, look.reader());
        self.listen(table, alike, &read);
        let showing = Showing { table: Sight::of(table, look.viewer), look, circumstances, names };
        let story = self.story.iter().map(|(_, told)| Arc::clone(told)).collect();
        self.pages.table(showing, story)
    }

    /// Puts what was told since the last time into words.
    fn listen(&mut self, table: &Table, alike: &Alike, read: &ReadBy<'_>) {
        let names = &alike.names;
        if self.names != *names {
            self.story.clear();
            self.names.clone_from(names);
        }
        let empty = VecDeque::new();
        let story = table.game.as_ref().map_or(&empty, |game| &game.story);
        while let Some((known, _)) = self.story.front()
            && story.front().is_none_or(|first| !Arc::ptr_eq(first, known))
        {
            self.story.pop_front();
        }
        let same = |((known, _), now): (&(Arc<Chapter>, _), &Arc<Chapter>)| Arc::ptr_eq(known, now);
        let kept = self.story.iter().zip(story).take_while(|pair| same(*pair)).count();
        self.story.truncate(kept);
        for chapter in story.iter().skip(kept) {
            let look = self.look;
            let heard = chapter.told.iter().filter(|(audience, _)| audience.includes(look.viewer));
            let told: Vec<&Phrase> = heard.map(|(_, phrase)| phrase).collect();
            let told = match look.form {
                Form::Data => {
                    let say = |phrase: &&Phrase| alike.say(look.language, phrase, read);
                    let telling = tell(chapter, told.iter().map(say).collect());
                    let mut text = String::new();
                    json::write(&mut text, &telling);
                    text
                }
                Form::Page => {
                    let (table, kit) = (&table.head.id, table.kit);
                    let told = &told[..];
                    self.pages.chapter(&Heard { table, kit, chapter, told, look, names: read })
                }
            };
            self.story.push_back((Arc::clone(chapter), Arc::new(Leaf::new(told))));
        }
    }

    fn game(
        &self,
        table: &Table,
        circumstances: Circumstances<'_>,
        alike: &Alike,
        text: &mut String,
    ) {
        let Some(game) = &table.game else { return json::write(text, &()) };
        let Look { viewer, language, .. } = self.look;
        let read = ReadBy::new(&alike.names, self.look.reader());
        let say = |phrase: &Phrase| words().say_sentence(language, phrase, &read);
        let waiting = table.waiting();
        let ask = |seat| alike.say(language, &game.position.question(seat), &read);
        let question = waiting.first().map(ask);
        let own = match viewer {
            Viewer::Seat(seat) => Some(own_seat(table, seat, circumstances, &say)),
            Viewer::Spectator => None,
        };
        Object::begin(text)
            .field("decisions", &game.decisions)
            .field("waiting", &waiting)
            .field("question", &question)
            .with("view", |text| game.position.write_view(viewer, text))
            .field("own", &own)
            .with("story", |text| {
                json::write_list(text, self.story.iter().map(|(_, told)| told.html()));
            })
            .end();
    }
}

type Say<'a> = &'a dyn Fn(&Phrase) -> String;

/// What a page must know of a frame before it shows it: decisions of others are shown one after the other, what cannot
/// wait is shown at once.
#[derive(Serialize)]
struct Step {
    /// How many decisions stand.
    decisions: u32,
    /// Whether the last of them was the viewer's own.
    own: bool,
    /// Whether the viewer is to decide.
    mine: bool,
    /// Whether a clock falls.
    falls: bool,
    /// The viewer's own time.
    clock: Option<ClockData>,
}

impl Step {
    fn of(table: &Table, look: Look, circumstances: Circumstances<'_>) -> Self {
        let reader = look.reader();
        let last = table.game.as_ref().and_then(|game| game.story.back());
        let decided = last.and_then(|chapter| chapter.seat);
        let clock = reader.and_then(|seat| table.seats.get(seat.index()));
        Self {
            decisions: table.game.as_ref().map_or(0, |game| game.decisions),
            own: decided.is_some() && decided == reader,
            mine: reader.is_some_and(|seat| table.waiting().contains(seat)),
            falls: circumstances.fall.is_some(),
            clock: clock.map(|seat| clock_data(seat, circumstances)),
        }
    }
}

#[derive(Serialize)]
pub(super) struct SeatData<'a> {
    seat: usize,
    kind: &'static str,
    name: String,
    bot: Option<&'a str>,
    resigned: bool,
    stand_in: Option<&'a str>,
    hints: u32,
    presence: Presence,
    clock: ClockData,
}

#[derive(Serialize)]
struct ClockData {
    left: Option<u64>,
    runs: bool,
}

#[derive(Serialize)]
pub(super) struct FallData<'a> {
    id: &'a str,
    steps: u8,
    step_millis: u32,
    /// Milliseconds since its first step began; negative before.
    age: i64,
    /// By their seats: the order in which they are served may be a lot that nobody knows yet.
    may_stop: SeatSet,
    /// The viewer's own step still to come.
    plan: Option<u8>,
    /// The step on which the viewer has pressed.
    pressed: Option<u8>,
    /// Milliseconds that the viewer's line is made up for.
    allowed: Option<u64>,
}

#[derive(Serialize)]
struct OwnData {
    seat: Seat,
    turn: Turn,
    offers: Vec<OfferData>,
    bundles: Vec<BundleData>,
    may_take_back: bool,
    may_hint: bool,
    /// What the viewer asked for in this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<HintData>,
}

#[derive(Serialize)]
struct OfferData {
    action: String,
    text: String,
    targets: Vec<Target>,
}

/// Many decisions in one: the verb, then the words of what is picked.
#[derive(Serialize)]
struct BundleData {
    verb: String,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    things: Vec<ThingData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<NumberData>,
}

#[derive(Serialize)]
struct ThingData {
    word: String,
    text: String,
    target: Target,
    /// At most one of those marked so can be picked.
    alone: bool,
}

#[derive(Serialize)]
struct NumberData {
    least: u32,
    most: u32,
    step: u32,
}

#[derive(Serialize)]
struct Telling {
    number: u32,
    seat: Option<Seat>,
    by: By,
    lines: Vec<String>,
}

pub(super) fn seats<'a>(table: &'a Table, circumstances: Circumstances<'_>) -> Vec<SeatData<'a>> {
    let seat = |(index, seat): (usize, &'a SeatState)| SeatData {
        seat: index + 1,
        kind: match seat.occupant {
            Occupant::Open => "open",
            Occupant::Person { .. } => "person",
            Occupant::Bot { .. } => "bot",
        },
        name: table.name_of(Seat::from_index(index)),
        bot: match &seat.occupant {
            Occupant::Bot { bot } => Some(bot),
            _ => None,
        },
        resigned: seat.resigned.is_some(),
        stand_in: seat.stand_in.as_deref(),
        hints: seat.hints,
        presence: circumstances.presence.get(index).copied().unwrap_or_default(),
        clock: clock_data(seat, circumstances),
    };
    table.seats.iter().enumerate().map(seat).collect()
}

fn clock_data(seat: &SeatState, circumstances: Circumstances<'_>) -> ClockData {
    ClockData { left: seat.clock.left_at(circumstances.now), runs: seat.clock.runs() }
}

/// A falling clock as one viewer is shown it: nothing of what anybody else pressed or plans.
pub(super) fn falling<'a>(
    fall: &'a Fall,
    viewer: Viewer,
    circumstances: Circumstances<'_>,
) -> FallData<'a> {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let line = |seat: Seat| circumstances.presence.get(seat.index()).copied().unwrap_or_default();
    FallData {
        id: &fall.id,
        steps: fall.clock.steps,
        step_millis: fall.clock.step_millis,
        age: circumstances.now as i64 - fall.begins as i64,
        may_stop: fall.clock.order.iter().copied().collect(),
        plan: own.and_then(|seat| fall.plan_of(seat)),
        pressed: own.and_then(|seat| fall.press_of(seat)),
        allowed: own.map(|seat| allowance(line(seat).round_trip, line(seat).known)),
    }
}

/// What the viewer may do now.
fn own_seat(table: &Table, seat: Seat, circumstances: Circumstances<'_>, say: Say<'_>) -> OwnData {
    let offer = |offer: &Offer| OfferData {
        action: offer.notation.clone(),
        text: say(&offer.phrase),
        targets: offer.targets.clone(),
    };
    let choices = table.choices(seat);
    OwnData {
        seat,
        turn: table.turn(seat),
        offers: choices.sentences().map(offer).collect(),
        bundles: choices.bundles.into_iter().map(|bundle| bundle_data(bundle, say)).collect(),
        may_take_back: !table.paused && circumstances.fall.is_none() && table.may_take_back(seat),
        may_hint: table.may_hint(seat),
        hint: circumstances.hints.iter().find(|hint| hint.seat == seat).map(|hint| hint.data(say)),
    }
}

fn bundle_data(bundle: Bundle<Offer>, say: Say<'_>) -> BundleData {
    let thing = |Thing { word, phrase, target, alone }: Thing| ThingData {
        word,
        text: say(&phrase),
        target,
        alone,
    };
    let (things, number) = match bundle.pick {
        Pick::Things { things, .. } => (things.into_iter().map(thing).collect(), None),
        Pick::Number { least, most, step, .. } => {
            (Vec::new(), Some(NumberData { least, most, step }))
        }
    };
    BundleData { verb: bundle.verb, text: say(&bundle.phrase), things, number }
}

/// A chapter of the story, as far as the viewer may hear it.
fn tell(chapter: &Chapter, lines: Vec<String>) -> Telling {
    Telling { number: chapter.number, seat: chapter.seat, by: chapter.by, lines }
}

fn places(standing: &Standing, say: Say<'_>) -> Vec<Value> {
    let score = |score: &Score| {
        let title = say(&Phrase::new(score.title));
        document!({"name": score.name, "title": title, "value": score.value})
    };
    let place = |place: &Place| {
        let scores: Vec<Value> = place.scores.iter().map(score).collect();
        document!({"seat": place.seat, "rank": place.rank, "scores": scores})
    };
    standing.places.iter().map(place).collect()
}

fn result(table: &Table, say: Say<'_>) -> Value {
    let Some(game) = table.game.as_ref() else { return Value::Null };
    let Some(why) = game.ended else { return Value::Null };
    let standing = table.standing();
    let told: Vec<String> = standing.iter().flat_map(|standing| &standing.told).map(say).collect();
    let ranks = table.ranks().map(|ranks| {
        let rank = |(seat, rank): &(Seat, u8)| document!({"seat": seat, "rank": rank});
        ranks.iter().map(rank).collect::<Vec<_>>()
    });
    document!({
        "why": why,
        "ranks": ranks,
        "places": standing.as_ref().map(|standing| places(standing, say)),
        "told": told,
    })
}
