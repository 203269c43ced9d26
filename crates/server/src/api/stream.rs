//! Live pictures of a table: over a socket for pages, as an event stream for programs.

use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use damrak_store::TableId;
use futures_util::{SinkExt, Stream};
use serde_json::json;
use tokio::sync::watch;

use super::tables::SeatQuery;
use crate::address::Address;
use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::problem::Problem;
use crate::sessions;
use crate::table::gallery::{Picture, Watching};
use crate::table::message::Message;
use crate::table::wish::Wish;
use crate::who::{Known, Who};
use damrak_words::{SeatNumbers, words};

/// How often the round trip of a connection is measured.
const PING: Duration = Duration::from_secs(10);
/// A connection that is silent for so long is dead.
const SILENCE: Duration = Duration::from_secs(35);
/// A slow reader is dropped when a picture takes longer than this to send.
const SEND: Duration = Duration::from_secs(10);
/// Frames that are sent together go out in one piece up to this size.
const TOGETHER: usize = 128 * 1024;
/// The largest message a page may send.
const LARGEST: usize = 16 * 1024;

/// Keeps a table's count of watchers right, however the watching ends.
struct Presence {
    app: App,
    table: TableId,
    who: Who,
    /// The register's version when the session was last found good.
    checked: AtomicU64,
}

impl Presence {
    /// Whether the session he came with is still good: it may have been ended, or he blocked.
    async fn is_still_welcome(&self) -> bool {
        let until = self.who.session.as_ref().map_or(i64::MAX, |session| session.expires);
        // When the store does not answer nothing can be played anyway; he may wait here.
        crate::wall_clock() < until && self.may_wish().await.unwrap_or(true)
    }

    /// The same, without asking the store again when nobody's session has changed meanwhile.
    async fn may_wish(&self) -> Result<bool, Problem> {
        if self.checked.load(Ordering::Acquire) == self.app.register_version() {
            return Ok(true);
        }
        self.look_up().await
    }

    async fn look_up(&self) -> Result<bool, Problem> {
        let Some(session) = &self.who.session else { return Ok(true) };
        let version = self.app.register_version();
        let alive = sessions::is_alive(&self.app, session).await?;
        if alive {
            self.checked.store(version, Ordering::Release);
        }
        Ok(alive)
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.app.metrics.streams.sub(1);
        let (hub, id) = (self.app.hub.clone(), self.table.clone());
        let person = self.who.person.as_ref().map(|person| person.id.clone());
        tokio::spawn(async move {
            // A table that is gone has forgotten its watchers.
            let _ = hub.send(&id, Message::Unwatch { person }).await;
        });
    }
}

async fn begin(
    app: App,
    table: String,
    query: &SeatQuery,
    who: Who,
    address: Address,
) -> Result<(Watching, Presence), Refusal> {
    let caller = Caller::of(who.person.as_ref(), address);
    app.limits.check(Rate::Streams, caller).in_language(who.language)?;
    let id = TableId(table);
    let person = who.person.as_ref().map(|person| person.id.clone());
    let visit = query.visit(person, who.language);
    let watching = app.hub.watch(&id, visit).await.in_language(who.language)?;
    app.metrics.streams.add(1);
    Ok((watching, Presence { app, table: id, who, checked: AtomicU64::new(u64::MAX) }))
}

/// Pictures as server-sent events: each is the whole table as JSON.
pub(super) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<SeatQuery>,
    who: Who,
    address: Address,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let (watching, presence) = begin(app, table, &query, who, address).await?;
    let Watching { first, changes, .. } = watching;
    let state = (Some(first), changes, presence, tokio::time::interval(PING));
    let stream = futures_util::stream::unfold(state, |state| async {
        let (mut first, mut changes, presence, mut ticks) = state;
        if let Some(picture) = first.take() {
            return Some((Ok(event(&picture)), (first, changes, presence, ticks)));
        }
        loop {
            tokio::select! {
                changed = changes.changed() => break changed.ok()?,
                _ = ticks.tick() => {
                    if !presence.is_still_welcome().await {
                        return None;
                    }
                }
            }
        }
        let event = event(&changes.borrow_and_update());
        Some((Ok(event), (first, changes, presence, ticks)))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(PING)))
}

fn event(picture: &Picture) -> Event {
    Event::default().event("table").data(String::from_utf8_lossy(&picture.document()))
}

/// Pictures down, wishes up, and the measured time between.
pub(super) async fn socket(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<SeatQuery>,
    who: Who,
    address: Address,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let (watching, presence) = begin(app, table, &query, who, address).await?;
    Ok(upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(TOGETHER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(move |socket| {
            converse(Line { socket, packed: query.packed }, watching, presence)
        })
        .into_response())
}

/// A socket, and how pictures go over it.
struct Line {
    socket: WebSocket,
    packed: bool,
}

impl Line {
    /// Sends an answer and the picture that shows what it granted, together.
    async fn answer_with_picture(
        &mut self,
        answer: String,
        changes: &mut watch::Receiver<Picture>,
    ) -> bool {
        let answer = Frame::Text(answer.into());
        if !changes.has_changed().unwrap_or(false) {
            return self.send(answer).await;
        }
        let picture = changes.borrow_and_update().clone();
        let fed = tokio::time::timeout(SEND, self.socket.feed(answer)).await;
        matches!(fed, Ok(Ok(()))) && self.send_picture(&picture).await
    }

    async fn send_picture(&mut self, picture: &Picture) -> bool {
        if self.packed {
            return self.send(Frame::Binary(picture.packed())).await;
        }
        match Utf8Bytes::try_from(picture.frame()) {
            Ok(text) => self.send(Frame::Text(text)).await,
            Err(_) => false,
        }
    }

    async fn send(&mut self, frame: Frame) -> bool {
        matches!(tokio::time::timeout(SEND, self.socket.send(frame)).await, Ok(Ok(())))
    }
}

async fn converse(mut line: Line, watching: Watching, presence: Presence) {
    let Watching { first, mut changes, .. } = watching;
    if !line.send_picture(&first).await {
        return;
    }
    drop(first);
    let mut ticks = tokio::time::interval(PING);
    let mut heard = Instant::now();
    let mut pinged = Instant::now();
    loop {
        let sent = tokio::select! {
            changed = changes.changed() => {
                if changed.is_err() {
                    break;
                }
                let picture = changes.borrow_and_update().clone();
                line.send_picture(&picture).await
            }
            _ = ticks.tick() => {
                if heard.elapsed() > SILENCE || !presence.is_still_welcome().await {
                    break;
                }
                pinged = Instant::now();
                line.send(Frame::Ping(Vec::new().into())).await
            }
            frame = line.socket.recv() => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Frame::Text(text))) => {
                        let answer = grant(&presence, &text).await;
                        line.answer_with_picture(answer, &mut changes).await
                    }
                    Some(Ok(Frame::Pong(_))) => {
                        tell_round_trip(&presence, pinged.elapsed()).await;
                        true
                    }
                    Some(Ok(Frame::Ping(_) | Frame::Binary(_))) => true,
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => break,
                }
            }
        };
        if !sent {
            break;
        }
    }
}

async fn tell_round_trip(presence: &Presence, took: Duration) {
    let Some(person) = presence.who.person.as_ref() else { return };
    let millis = u32::try_from(took.as_millis()).unwrap_or(u32::MAX);
    let message = Message::RoundTrip { person: person.id.clone(), millis };
    // A table that is gone needs no measurements.
    let _ = presence.app.hub.send(&presence.table, message).await;
}

/// A wish over the socket: `{"id": …, "wish": …}`; the answer carries the same id.
async fn grant(presence: &Presence, text: &str) -> String {
    let language = presence.who.language;
    let parsed: Result<serde_json::Value, _> = serde_json::from_str(text);
    let mut document = parsed.unwrap_or_default();
    let id = document.as_object_mut().and_then(|object| object.remove("id")).unwrap_or_default();
    let granted = async {
        let (Some(person), Some(session)) = (&presence.who.person, &presence.who.session) else {
            return Err(Problem::sign_in());
        };
        if !presence.may_wish().await? {
            return Err(Problem::sign_in());
        }
        presence.app.limits.check(Rate::OfPerson, Caller::Person(person.id.clone()))?;
        let known = Known { person: person.clone(), session: session.clone(), language };
        let wish: Wish = serde_json::from_value(document)
            .map_err(|error| Problem::bad("server-bad-body").with("problem", error.to_string()))?;
        presence.app.hub.wish(&presence.table, known.asker(), wish).await
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
