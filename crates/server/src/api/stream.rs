//! Live frames of a table: over a socket for pages, as an event stream for programs.
//!
//! Whether somebody may see a frame is asked before each one is sent: the table aims every line anew, and the
//! session behind it must still be good. A line whose owner may see nothing any more is closed.

use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use damrak_store::TableId;
use futures_util::{SinkExt, Stream};
use serde::Deserialize;
use serde_json::{Error, Value, json};

use super::tables::SeatQuery;
use crate::address::Address;
use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::doors::Inside;
use crate::limits::{Caller, Rate};
use crate::line::Line;
use crate::owners::Owner;
use crate::who::{Known, Who};
use damrak_table::Problem;
use damrak_table::live::frame::{Frame, Held};
use damrak_table::live::frames::Receiver;
use damrak_table::live::gallery::{LineId, Watching};
use damrak_table::wish::Wish;
use damrak_words::{SeatNumbers, words};

/// How often the round trip of a connection is measured.
const PING: Duration = Duration::from_secs(10);
/// A connection that is silent for so long is dead.
const SILENCE: Duration = Duration::from_secs(35);
/// A slow reader is dropped when a frame takes longer than this to send.
const SEND: Duration = Duration::from_secs(10);
/// Frames that are sent together go out in one piece up to this size.
const TOGETHER: usize = 128 * 1024;
/// The largest message a page may send.
const LARGEST: usize = 16 * 1024;

/// With this code a socket is closed whose owner may see nothing more over it: asking anew tells what they may see.
const BARRED: u16 = 4403;

/// Keeps a table's count of watchers right, however the watching ends.
struct Attendance {
    app: App,
    table: TableId,
    who: Who,
    watching: LineId,
    line: Line,
    /// Wakes when something about the owner's sessions has changed.
    owner: Option<Owner>,
    /// The register's version when the session was last found good.
    checked: AtomicU64,
}

impl Attendance {
    /// Whether the session they came with is still good: it may have been ended, or they blocked.
    async fn is_still_welcome(&self) -> bool {
        let ends = self.who.session.as_ref().map(|session| session.ends);
        let has_ended = ends.is_some_and(|ends| ends <= self.app.calendar.lived());
        // When the store does not answer nothing can be played anyway; they may wait here.
        !has_ended && self.may_wish().await.unwrap_or(true)
    }

    /// The same, without asking the store again when nobody's session has changed meanwhile.
    async fn may_wish(&self) -> Result<bool, Problem> {
        if self.checked.load(Ordering::Acquire) == self.app.people.version() {
            return Ok(true);
        }
        self.look_up().await
    }

    async fn look_up(&self) -> Result<bool, Problem> {
        let Some(session) = &self.who.session else { return Ok(true) };
        let version = self.app.people.version();
        let alive = self.app.people.is_alive(session).await?;
        if alive {
            self.checked.store(version, Ordering::Release);
        }
        Ok(alive)
    }

    /// Waits until something about the owner's sessions has changed; forever if there is no owner.
    async fn owner_changes(&mut self) {
        match &mut self.owner {
            Some(owner) => owner.changes().await,
            None => std::future::pending().await,
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.app.metrics.streams.sub(1);
        let (hub, id, line) = (self.app.hub.clone(), self.table.clone(), self.watching);
        tokio::spawn(async move { hub.unwatch(&id, line).await });
    }
}

async fn begin(
    app: App,
    table: String,
    query: &SeatQuery,
    who: Who,
    (address, line): (Address, Line),
) -> Result<(Watching, Attendance), Refusal> {
    let caller = Caller::of(who.person.as_ref(), address);
    app.limits.check(Rate::Streams, caller).in_language(who.language)?;
    let id = TableId(table);
    let person = who.person.as_ref().map(|person| person.id.clone());
    // Before the session is asked for again, so that no change in between is missed.
    let owner = person.as_ref().map(|person| app.owners.of(person));
    let watcher = query.watcher(person, who.language);
    let watching = app.hub.watch(&id, watcher).await.in_language(who.language)?;
    app.metrics.streams.add(1);
    let checked = AtomicU64::new(u64::MAX);
    let attendance =
        Attendance { app, table: id, who, watching: watching.line, line, owner, checked };
    Ok((watching, attendance))
}

/// Frames as server-sent events: each is the whole table as JSON. The stream ends when its owner may not look any
/// more.
pub(super) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<SeatQuery>,
    who: Who,
    address: Address,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let (watching, attendance) = begin(app, table, &query, who, (address, Line::default())).await?;
    let Watching { first, changes, .. } = watching;
    let state = (Some(first), changes, attendance, tokio::time::interval(PING));
    let stream = futures_util::stream::unfold(state, |state| async {
        let (mut first, mut changes, mut attendance, mut ticks) = state;
        if let Some(frame) = first.take() {
            if !attendance.is_still_welcome().await {
                return None;
            }
            return Some((Ok(event(&frame)), (first, changes, attendance, ticks)));
        }
        loop {
            let has_news = tokio::select! {
                changed = changes.changed() => {
                    changed.ok()?;
                    true
                }
                () = attendance.owner_changes() => false,
                _ = ticks.tick() => false,
            };
            if !attendance.is_still_welcome().await {
                return None;
            }
            if has_news {
                break;
            }
        }
        let event = event(&changes.take()?);
        Some((Ok(event), (first, changes, attendance, ticks)))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(PING)))
}

fn event(frame: &Frame) -> Event {
    Event::default().event("table").data(frame.document())
}

/// Frames down, wishes up, and the measured time between.
pub(super) async fn socket(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<SeatQuery>,
    who: Who,
    from: (Address, Line),
    inside: Option<Extension<Inside>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let (watching, attendance) = begin(app, table, &query, who, from).await?;
    Ok(upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(TOGETHER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(move |socket| async move {
            let _inside = inside;
            let held = query.pieces.then(Held::default);
            converse(Socket { socket, packed: query.packed, held }, watching, attendance).await;
        })
        .into_response())
}

/// A socket, and how frames go over it.
struct Socket {
    socket: WebSocket,
    packed: bool,
    /// What the other end holds of the last page, if it puts pages together.
    held: Option<Held>,
}

/// Whether a line goes on.
enum Sent {
    /// It does.
    Fine,
    /// The other end does not take what is sent.
    Lost,
    /// Its owner may see nothing more.
    Barred,
}

impl From<bool> for Sent {
    fn from(sent: bool) -> Self {
        if sent { Self::Fine } else { Self::Lost }
    }
}

impl Socket {
    /// Sends an answer and the frame that shows what it granted, together.
    async fn answer_with_frame(&mut self, answer: String, changes: &mut Receiver) -> Sent {
        let answer = Message::Text(answer.into());
        if !changes.has_news() {
            return self.send(answer).await.into();
        }
        let frame = changes.take();
        let fed = tokio::time::timeout(SEND, self.socket.feed(answer)).await;
        match frame {
            _ if !matches!(fed, Ok(Ok(()))) => Sent::Lost,
            Some(frame) => self.send_frame(frame).await.into(),
            None => Sent::Barred,
        }
    }

    async fn send_frame(&mut self, frame: Frame) -> bool {
        let message = match (&mut self.held, self.packed) {
            (None, true) => Message::Binary(frame.packed()),
            (None, false) => Message::Text(frame.into_text().into()),
            (Some(held), true) => Message::Binary(frame.packed_after(held)),
            (Some(held), false) => Message::Text(frame.text_after(held).into()),
        };
        self.send(message).await
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(tokio::time::timeout(SEND, self.socket.send(message)).await, Ok(Ok(())))
    }
}

async fn converse(mut line: Socket, watching: Watching, mut attendance: Attendance) {
    let Watching { first, mut changes, .. } = watching;
    let mut sent = match attendance.is_still_welcome().await {
        true => line.send_frame(first).await.into(),
        false => Sent::Barred,
    };
    let mut ticks = tokio::time::interval(PING);
    let mut heard = Instant::now();
    let mut pinged = Instant::now();
    while matches!(sent, Sent::Fine) {
        sent = tokio::select! {
            changed = changes.changed() => {
                if changed.is_err() {
                    break;
                }
                match changes.take() {
                    Some(frame) if attendance.is_still_welcome().await => {
                        line.send_frame(frame).await.into()
                    }
                    _ => Sent::Barred,
                }
            }
            () = attendance.owner_changes() => {
                if attendance.is_still_welcome().await { Sent::Fine } else { Sent::Barred }
            }
            _ = ticks.tick() => {
                if heard.elapsed() > SILENCE {
                    break;
                }
                if attendance.is_still_welcome().await {
                    pinged = Instant::now();
                    line.send(Message::Ping(Vec::new().into())).await.into()
                } else {
                    Sent::Barred
                }
            }
            frame = line.socket.recv() => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Message::Text(text))) => {
                        let answer = grant(&attendance, &text).await;
                        if attendance.is_still_welcome().await {
                            line.answer_with_frame(answer, &mut changes).await
                        } else {
                            // The answer is that they are not known any more.
                            line.send(Message::Text(answer.into())).await;
                            Sent::Barred
                        }
                    }
                    Some(Ok(Message::Pong(_))) => {
                        tell_round_trip(&attendance, pinged.elapsed()).await;
                        Sent::Fine
                    }
                    Some(Ok(Message::Ping(_) | Message::Binary(_))) => Sent::Fine,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
        };
    }
    if matches!(sent, Sent::Barred) {
        let close = CloseFrame { code: BARRED, reason: Utf8Bytes::from_static("not yours to see") };
        line.send(Message::Close(Some(close))).await;
    }
}

async fn tell_round_trip(attendance: &Attendance, took: Duration) {
    let Some(person) = attendance.who.person.as_ref() else { return };
    let millis = u32::try_from(took.as_millis()).unwrap_or(u32::MAX);
    let known = attendance.line.round_trip();
    attendance.app.hub.note_round_trip(&attendance.table, person.id.clone(), millis, known).await;
}

/// The fields of a form: `{"form": [["wish", "leave"], ["seat", "1"]]}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Filled {
    form: Vec<(String, String)>,
}

/// A wish as a document, or as a form says it.
fn read_wish(document: Value) -> Result<Wish, Problem> {
    let unreadable =
        |error: Error| Problem::bad("server-bad-body").with("problem", error.to_string());
    if document.get("form").is_none() {
        return serde_json::from_value(document).map_err(unreadable);
    }
    let Filled { form } = serde_json::from_value(document).map_err(unreadable)?;
    Wish::from_fields(form)
}

/// A wish over the socket: `{"id": …, "wish": …}`; the answer carries the same id.
async fn grant(attendance: &Attendance, text: &str) -> String {
    let language = attendance.who.language;
    let parsed: Result<serde_json::Value, _> = serde_json::from_str(text);
    let mut document = parsed.unwrap_or_default();
    let id = document.as_object_mut().and_then(|object| object.remove("id")).unwrap_or_default();
    let granted = async {
        let (Some(person), Some(session)) = (&attendance.who.person, &attendance.who.session)
        else {
            return Err(Problem::sign_in());
        };
        if !attendance.may_wish().await? {
            return Err(Problem::sign_in());
        }
        attendance.app.limits.check(Rate::OfPerson, Caller::Person(person.id.clone()))?;
        let known = Known { person: person.clone(), session: session.clone(), language };
        let wish = read_wish(document)?;
        attendance.app.hub.wish(&attendance.table, known.asker_over(&attendance.line), wish).await
    };
    match granted.await {
        Ok(version) => json!({"answer": {"id": id, "version": version}}).to_string(),
        Err(problem) => {
            let message = words().say_sentence(language, &problem.phrase, &SeatNumbers);
            json!({"answer": {"id": id, "error": {
                "code": problem.code, "message": message, "clause": problem.clause,
            }}})
            .to_string()
        }
    }
}
