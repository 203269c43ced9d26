//! Who looks at a table, and the frames they are shown.
//!
//! Every line is aimed anew before each frame: what somebody sees is decided when it is painted, by who sits where
//! then, and never by what was so when the line was opened.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};

use super::frame::Frame;
use super::frames::{Receiver, Sender, way};
use super::message::Watcher;
use crate::alike::Alike;
use crate::clock::Moment;
use crate::falling::Fall;
use crate::hints::SeatHint;
use crate::json::Object;
use crate::model::{Occupant, SeatState, Table};
use crate::render::{Circumstances, Form, Look, PagePart, Pages, Painter, Presence};
use damrak_core::{Seat, Viewer};
use damrak_store::PersonId;
use foldhash::{HashMap, HashMapExt, HashSet};

/// How many round trips of a line are remembered.
const TRIPS: usize = 5;

/// What a watcher gets: the frame now, and then those that follow; see [`super::frames`].
#[derive(Debug)]
pub struct Watching {
    /// Names the line when it ends.
    pub line: LineId,
    /// The frame now.
    pub first: Frame,
    /// Every later one; nothing once its owner may not look any more.
    pub changes: Receiver,
}

/// Names an open line: no two of a process are called the same, so that one which ended late ends no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineId(u64);

impl LineId {
    fn fresh() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The frames of a table and those who look at them.
#[derive(Debug)]
pub(crate) struct Gallery {
    /// Who writes pages for people.
    pages: &'static dyn Pages,
    lines: HashMap<LineId, Line>,
    painters: HashMap<Look, Painting>,
    visitors: HashMap<PersonId, Visitor>,
    /// The last line of chat since the table was loaded.
    pub(crate) chat: u64,
    /// What people who asked for advice were told.
    pub(crate) hints: Vec<SeatHint>,
}

/// What is painted: a table at a moment.
#[derive(Debug)]
pub(crate) struct Subject<'a> {
    table: &'a Table,
    fall: Option<&'a Fall>,
    now: Moment,
    alike: Alike,
}

impl<'a> Subject<'a> {
    /// A table, the clock that falls there, and the moment.
    pub(crate) fn new(table: &'a Table, fall: Option<&'a Fall>, now: Moment) -> Self {
        Self { table, fall, now, alike: Alike::new(table) }
    }
}

/// A page or program that is connected.
#[derive(Debug)]
struct Line {
    watcher: Watcher,
    look: Look,
    shown: Sender,
}

/// Who paints for one way of looking, and how large the last frame was.
#[derive(Debug)]
struct Painting {
    painter: Painter,
    size: usize,
}

#[derive(Debug, Default)]
struct Visitor {
    /// How many pages or programs of theirs are connected.
    count: u32,
    /// How long the last answers to measurements took.
    round_trips: VecDeque<u32>,
    /// The round trip that the kernel or a trusted proxy told last.
    known: Option<u32>,
    /// Both as they are shown: they change with frames only, so that all see the same.
    told: (Option<u32>, Option<u32>),
}

impl Visitor {
    /// A line is taken at its best: what comes on top is chance, and nobody is to gain by it.
    fn best(&self) -> Option<u32> {
        self.round_trips.iter().min().copied()
    }
}

impl Gallery {
    /// Nobody looks yet.
    pub(crate) fn new(pages: &'static dyn Pages) -> Self {
        Self {
            pages,
            lines: HashMap::new(),
            painters: HashMap::new(),
            visitors: HashMap::new(),
            chat: 0,
            hints: Vec::new(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Whether somebody looks at a page.
    pub(crate) fn has_pages(&self) -> bool {
        self.lines.values().any(|line| line.look.form == Form::Page)
    }

    pub(crate) fn is_there(&self, person: &PersonId) -> bool {
        self.visitors.contains_key(person)
    }

    /// Somebody comes to look; also says whether they were not there before.
    pub(crate) fn enter(&mut self, watcher: Watcher, look: Look) -> (LineId, Receiver, bool) {
        let is_news = watcher.person.as_ref().is_some_and(|person| {
            let visitor = self.visitors.entry(person.clone()).or_default();
            visitor.count += 1;
            visitor.count == 1
        });
        let (id, (shown, changes)) = (LineId::fresh(), way());
        self.lines.insert(id, Line { watcher, look, shown });
        (id, changes, is_news)
    }

    /// A line ends; says whether its owner has none left.
    pub(crate) fn leave(&mut self, line: LineId) -> bool {
        let Some(line) = self.lines.remove(&line) else { return false };
        let Some(person) = line.watcher.person else { return false };
        let Some(visitor) = self.visitors.get_mut(&person) else { return false };
        visitor.count = visitor.count.saturating_sub(1);
        let gone = visitor.count == 0;
        if gone {
            self.visitors.remove(&person);
        }
        gone
    }

    /// Aims every line at what its owner may see now, as if they had just come, and ends the lines of those who may
    /// see nothing; says whether somebody has gone by it.
    pub(crate) fn aim(&mut self, table: &Table) -> bool {
        let mut barred = Vec::new();
        for (id, line) in &mut self.lines {
            match line.watcher.look(table) {
                Ok(look) => {
                    if line.look != look {
                        line.shown.turn_away();
                    }
                    line.look = look;
                }
                Err(_) => {
                    // What waits to be sent is of a time when they could still look.
                    line.shown.bar();
                    barred.push(*id);
                }
            }
        }
        let gone = barred.into_iter().filter(|line| self.leave(*line)).count();
        gone > 0
    }

    /// Somebody answered after so long, and `known` is what the kernel or a trusted proxy says of that line; says
    /// whether what is told of their line is wrong now.
    pub(crate) fn measured(&mut self, person: &PersonId, millis: u32, known: Option<u32>) -> bool {
        let Some(visitor) = self.visitors.get_mut(person) else { return false };
        visitor.known = known;
        visitor.round_trips.push_back(millis);
        if visitor.round_trips.len() > TRIPS {
            visitor.round_trips.pop_front();
        }
        visitor.told.0.is_none()
    }

    /// Who is there, by seat, as all are told.
    pub(crate) fn presence(&self, table: &Table) -> Vec<Presence> {
        self.of_seats(table, |visitor| Presence {
            online: visitor.is_some(),
            round_trip: visitor.and_then(|visitor| visitor.told.0),
            known: visitor.and_then(|visitor| visitor.told.1),
        })
    }

    /// How quickly somebody could answer at best.
    pub(crate) fn answered(&self, person: &PersonId) -> Option<u32> {
        self.visitors.get(person)?.best()
    }

    fn of_seats<T>(&self, table: &Table, tell: impl Fn(Option<&Visitor>) -> T) -> Vec<T> {
        let of = |seat: &SeatState| match &seat.occupant {
            Occupant::Person { id, .. } => tell(self.visitors.get(id)),
            _ => tell(None),
        };
        table.seats.iter().map(of).collect()
    }

    /// Paints every frame anew that somebody looks at, for those who may see it.
    pub(crate) fn paint_all(&mut self, subject: &Subject<'_>) {
        for visitor in self.visitors.values_mut() {
            visitor.told = (visitor.best(), visitor.known);
        }
        let (looks, presence) = (self.looks(), self.presence(subject.table));
        self.painters.retain(|look, _| looks.contains(look));
        for look in looks {
            self.paint_look(look, subject, &presence);
        }
    }

    /// Paints the frames anew that are seen from one seat; nobody else is sent anything.
    pub(crate) fn paint_for(&mut self, seat: Seat, subject: &Subject<'_>) {
        let presence = self.presence(subject.table);
        for look in self.looks().into_iter().filter(|look| look.viewer == Viewer::Seat(seat)) {
            self.paint_look(look, subject, &presence);
        }
    }

    /// Every way in which somebody looks now.
    fn looks(&self) -> HashSet<Look> {
        self.lines.values().map(|line| line.look).collect()
    }

    fn paint_look(&mut self, look: Look, subject: &Subject<'_>, presence: &[Presence]) {
        let frame = self.paint_among(look, subject, presence);
        for line in self.lines.values().filter(|line| line.look == look) {
            line.shown.send(frame.clone(), look.form);
        }
    }

    /// A frame for one way of looking.
    pub(crate) fn paint(&mut self, look: Look, subject: &Subject<'_>) -> Frame {
        let presence = self.presence(subject.table);
        self.paint_among(look, subject, &presence)
    }

    fn paint_among(&mut self, look: Look, subject: &Subject<'_>, presence: &[Presence]) -> Frame {
        let Subject { table, alike, .. } = subject;
        self.with_painting(look, subject, presence, |painting, circumstances| {
            if look.form == Form::Page {
                let mut fields = String::with_capacity(256);
                painting.painter.step(table, circumstances, &mut fields);
                let html = painting.painter.page(table, circumstances, alike);
                return Frame::of_page(fields, html, table.head.decisions);
            }
            let mut frame = String::with_capacity(painting.size + painting.size / 8);
            let paint =
                |text: &mut String| painting.painter.paint(table, circumstances, alike, text);
            Object::begin(&mut frame).with("picture", paint).end();
            painting.size = frame.len();
            Frame::of_data(frame, table.head.decisions)
        })
    }

    /// The main part of the page for one way of looking, for whoever shows it themselves.
    pub(crate) fn page(&mut self, look: Look, subject: &Subject<'_>) -> PagePart {
        let Subject { table, alike, .. } = subject;
        let presence = self.presence(table);
        self.with_painting(look, subject, &presence, |painting, circumstances| {
            let html = painting.painter.page(table, circumstances, alike).whole();
            PagePart { title: table.head.title.clone(), html }
        })
    }

    /// Has whoever paints for one way of looking do something; who paints for nobody for longer remembers nothing.
    fn with_painting<T>(
        &mut self,
        look: Look,
        subject: &Subject<'_>,
        presence: &[Presence],
        paint: impl FnOnce(&mut Painting, Circumstances<'_>) -> T,
    ) -> T {
        let (now, fall, hints) = (subject.now, subject.fall, &self.hints[..]);
        let circumstances = Circumstances { presence, chat: self.chat, now, fall, hints };
        let is_watched = self.lines.values().any(|line| line.look == look);
        let fresh = || Painting { painter: Painter::new(look, self.pages), size: 0 };
        match is_watched {
            true => paint(self.painters.entry(look).or_insert_with(fresh), circumstances),
            false => paint(&mut fresh(), circumstances),
        }
    }
}
