//! Who looks at a table, and the pictures they are shown.

use std::collections::{HashMap, VecDeque};
use std::io::Write;
use std::sync::{Arc, OnceLock};

use damrak_core::Viewer;
use damrak_store::PersonId;
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::Bytes;
use tokio::sync::watch;

use super::clock::Moment;
use super::falling::Fall;
use super::hints::SeatHint;
use super::model::{Occupant, SeatState, Table};
use super::render::{Look, Moments, Painter, Presence};
use crate::json::Object;

/// How many round trips of a line are remembered.
const TRIPS: usize = 5;

/// What a watcher gets: the picture now, and then always the latest; those in between may be missed.
#[derive(Debug)]
pub struct Watching {
    /// As whom he watches.
    pub viewer: Viewer,
    /// The picture now.
    pub first: Picture,
    /// Every later one.
    pub changes: watch::Receiver<Picture>,
}

/// A picture as it is sent over a socket: `{"picture": …}`. Copies share it.
#[derive(Clone, Debug, Default)]
pub struct Picture(Arc<Frame>);

#[derive(Debug, Default)]
struct Frame {
    text: Bytes,
    packed: OnceLock<Bytes>,
}

impl Picture {
    fn new(text: Vec<u8>) -> Self {
        Self(Arc::new(Frame { text: text.into(), packed: OnceLock::new() }))
    }

    /// What goes over a socket.
    pub fn frame(&self) -> Bytes {
        self.0.text.clone()
    }

    /// The same, compressed; the first who wants it so does the work for all.
    pub fn packed(&self) -> Bytes {
        self.0.packed.get_or_init(|| pack(&self.0.text)).clone()
    }

    /// The picture alone.
    pub fn document(&self) -> Bytes {
        let (text, prefix) = (&self.0.text, b"{\"picture\":".len());
        text.slice(prefix.min(text.len())..text.len().saturating_sub(1))
    }

    fn size(&self) -> usize {
        self.0.text.len()
    }
}

/// As browsers unpack it. Speed matters more than the last hundred bytes.
fn pack(text: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::fast());
    // Writing to memory does not fail.
    let written = encoder.write_all(text).and_then(|()| encoder.finish());
    written.unwrap_or_default().into()
}

/// The pictures of a table and those who look at them.
#[derive(Debug, Default)]
pub(super) struct Gallery {
    hangings: HashMap<Look, Hanging>,
    visitors: HashMap<PersonId, Visitor>,
    anonymous: u32,
    /// The last line of chat since the table was loaded.
    pub(super) chat: u64,
    /// What people who asked for advice were told.
    pub(super) hints: Vec<SeatHint>,
}

/// A picture that is shown, and who paints it anew.
#[derive(Debug)]
struct Hanging {
    painter: Painter,
    shown: watch::Sender<Picture>,
}

#[derive(Debug, Default)]
struct Visitor {
    /// How many pages or programs of his are connected.
    count: u32,
    /// The last round trips that were measured.
    round_trips: VecDeque<u32>,
}

impl Gallery {
    pub(super) fn is_empty(&self) -> bool {
        self.visitors.is_empty() && self.anonymous == 0
    }

    pub(super) fn is_there(&self, person: &PersonId) -> bool {
        self.visitors.contains_key(person)
    }

    /// Somebody comes to look; also says whether he was not there before.
    pub(super) fn enter(
        &mut self,
        person: Option<PersonId>,
        look: Look,
    ) -> (watch::Receiver<Picture>, bool) {
        let is_news = match person {
            Some(person) => {
                let visitor = self.visitors.entry(person).or_default();
                visitor.count += 1;
                visitor.count == 1
            }
            None => {
                self.anonymous += 1;
                false
            }
        };
        let hanging = self.hangings.entry(look).or_insert_with(|| Hanging {
            painter: Painter::new(look),
            shown: watch::channel(Picture::default()).0,
        });
        (hanging.shown.subscribe(), is_news)
    }

    /// Somebody goes; says whether nobody of his is left.
    pub(super) fn leave(&mut self, person: Option<&PersonId>) -> bool {
        let Some(person) = person else {
            self.anonymous = self.anonymous.saturating_sub(1);
            return false;
        };
        let Some(visitor) = self.visitors.get_mut(person) else { return false };
        visitor.count = visitor.count.saturating_sub(1);
        let gone = visitor.count == 0;
        if gone {
            self.visitors.remove(person);
        }
        gone
    }

    /// A message to somebody and back took so long.
    pub(super) fn measured(&mut self, person: &PersonId, millis: u32) {
        if let Some(visitor) = self.visitors.get_mut(person) {
            visitor.round_trips.push_back(millis);
            if visitor.round_trips.len() > TRIPS {
                visitor.round_trips.pop_front();
            }
        }
    }

    /// Who is there, by seat. A line is taken at its best: what comes on top is chance, and nobody is to gain
    /// by it.
    pub(super) fn presence(&self, table: &Table) -> Vec<Presence> {
        let of = |seat: &SeatState| match &seat.occupant {
            Occupant::Person { id, .. } => {
                let visitor = self.visitors.get(id);
                Presence {
                    online: visitor.is_some(),
                    round_trip: visitor.and_then(|one| one.round_trips.iter().min().copied()),
                }
            }
            _ => Presence::default(),
        };
        table.seats.iter().map(of).collect()
    }

    /// Paints every picture anew that somebody looks at.
    pub(super) fn paint_all(&mut self, table: &Table, fall: Option<&Fall>, now: Moment) {
        self.hangings.retain(|_, hanging| hanging.shown.receiver_count() > 0);
        let presence = self.presence(table);
        let moments =
            Moments { presence: &presence, chat: self.chat, now, fall, hints: &self.hints };
        for hanging in self.hangings.values_mut() {
            let size = hanging.shown.borrow().size();
            let picture = paint(&mut hanging.painter, table, moments, size);
            hanging.shown.send_replace(picture);
        }
    }

    /// A picture for one who has just come; the others have theirs.
    pub(super) fn paint(
        &mut self,
        look: Look,
        table: &Table,
        fall: Option<&Fall>,
        now: Moment,
    ) -> Picture {
        let presence = self.presence(table);
        let moments =
            Moments { presence: &presence, chat: self.chat, now, fall, hints: &self.hints };
        match self.hangings.get_mut(&look) {
            Some(hanging) => paint(&mut hanging.painter, table, moments, 0),
            None => paint(&mut Painter::new(look), table, moments, 0),
        }
    }
}

fn paint(painter: &mut Painter, table: &Table, moments: Moments<'_>, size: usize) -> Picture {
    let mut frame = Vec::with_capacity(size + size / 8);
    Object::begin(&mut frame).with("picture", |text| painter.paint(table, moments, text)).end();
    Picture::new(frame)
}
