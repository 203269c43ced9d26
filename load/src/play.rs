//! One table: its scripted seats and its spectators.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{sleep_until, timeout};

use crate::figures::{Sizes, Times};
use crate::requests::Person;
use crate::socket::{self, Ears, Heard, Mouth};

/// Within this a refused decision must be explained by a picture that shows what changed.
const EXPLAINED: Duration = Duration::from_secs(5);

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) times: Times,
    pub(crate) pages: Sizes,
    pub(crate) games: AtomicUsize,
    pub(crate) failures: AtomicUsize,
    /// Decisions that came too late, because another seat that was asked at the same time was quicker.
    pub(crate) beaten: AtomicUsize,
    /// Time between two decisions of a table.
    pub(crate) pause: Duration,
    /// Seats decide only while this says so.
    pub(crate) open: watch::Receiver<bool>,
}

/// The people of one table; they stay together for game after game.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    pub(crate) game: String,
    pub(crate) players: Vec<Person>,
    pub(crate) viewers: usize,
    /// Whether every seat has a page open besides.
    pub(crate) pages: bool,
}

impl Party {
    /// Makes a table and deals.
    pub(crate) async fn sit_down(&self) -> io::Result<String> {
        let owner = &self.players[0];
        let mut seats = vec!["open"; self.players.len()];
        seats[0] = "me";
        // By turn: a clock that falls would measure its own seconds.
        let new = json!({"game": self.game, "setup": {}, "seats": seats, "live": false});
        let made = owner.post("/api/v1/tables", &new).await?;
        let table = made["table"].as_str().unwrap_or_default().to_owned();
        let wishes = format!("/api/v1/tables/{table}/wish");
        for (index, player) in self.players.iter().enumerate().skip(1) {
            player.post(&wishes, &json!({"wish": "sit", "seat": index + 1})).await?;
        }
        owner.post(&wishes, &json!({"wish": "start"})).await?;
        Ok(table)
    }

    /// Opens everybody's socket.
    pub(crate) async fn connect(&self, table: &str) -> io::Result<Vec<(Ears, Mouth)>> {
        let path = format!("/api/v1/tables/{table}/socket");
        let nobody = Person { address: self.players[0].address, cookie: String::new() };
        let mut sockets = Vec::new();
        for player in &self.players {
            sockets.push(socket::open(player, &path).await?);
        }
        if self.pages {
            let page = format!("{path}?form=page&packed=true&pieces=true");
            for player in &self.players {
                sockets.push(socket::open(player, &page).await?);
            }
        }
        for _ in 0..self.viewers {
            sockets.push(socket::open(&nobody, &path).await?);
        }
        Ok(sockets)
    }

    /// Plays one game to its end, or until the hall closes.
    pub(crate) async fn play(&self, hall: &Arc<Hall>, sockets: Vec<(Ears, Mouth)>) {
        let board = Arc::new(Board::new(sockets.len(), hall.pause));
        let mut seats = tokio::task::JoinSet::new();
        for (index, (ears, mouth)) in sockets.into_iter().enumerate() {
            let plays = index < self.players.len();
            let seat = Connection {
                hall: Arc::clone(hall),
                board: Arc::clone(&board),
                index,
                plays,
                voice: Arc::new(tokio::sync::Mutex::new(Voice { mouth, asked: None })),
                decided: None,
                version: 0,
                shown: String::new(),
                refused: None,
            };
            seats.spawn(seat.attend(ears));
        }
        let mut open = hall.open.clone();
        loop {
            tokio::select! {
                left = seats.join_next() => match left {
                    None => break,
                    Some(Ok(Ok(()))) => {}
                    Some(failed) => {
                        eprintln!("load: a connection failed: {failed:?}");
                        hall.failures.fetch_add(1, Ordering::Relaxed);
                    }
                },
                _ = open.wait_for(|open| !*open) => return,
            }
        }
        hall.games.fetch_add(1, Ordering::Relaxed);
    }
}

/// Who has seen what, and when.
#[derive(Debug)]
struct Board(Mutex<Marks>);

#[derive(Debug)]
struct Marks {
    /// For each connection the versions it was shown.
    seen: Vec<VecDeque<(u64, Instant)>>,
    /// Decisions that somebody has not seen yet: version, when it was sent, who is missing.
    open: Vec<(u64, Instant, Vec<usize>)>,
    next: Instant,
    pause: Duration,
}

impl Board {
    fn new(connections: usize, pause: Duration) -> Self {
        // Tables that begin together would otherwise decide together forever.
        let seed = std::hash::BuildHasher::hash_one(
            &std::collections::hash_map::RandomState::new(),
            connections,
        );
        let phase = pause.mul_f64((seed % 1000) as f64 / 1000.0);
        Self(Mutex::new(Marks {
            seen: vec![VecDeque::new(); connections],
            open: Vec::new(),
            next: Instant::now() + phase,
            pause,
        }))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Marks> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When the table's next decision may be taken.
    fn slot(&self) -> Instant {
        let mut marks = self.lock();
        let slot = marks.next.max(Instant::now());
        marks.next = slot + marks.pause;
        slot
    }

    /// A connection was shown a version.
    fn saw(&self, connection: usize, version: u64, times: &Times) {
        let now = Instant::now();
        let mut marks = self.lock();
        let seen = &mut marks.seen[connection];
        seen.push_back((version, now));
        if seen.len() > 16 {
            seen.pop_front();
        }
        marks.open.retain_mut(|(wanted, sent, missing)| {
            if version >= *wanted {
                missing.retain(|other| *other != connection);
            }
            if missing.is_empty() {
                times.add(now - *sent);
            }
            !missing.is_empty()
        });
    }

    /// A decision became this version; everybody else must see it.
    fn decided(&self, connection: usize, version: u64, sent: Instant, times: &Times) {
        let mut marks = self.lock();
        let mut last = sent;
        let mut missing = Vec::new();
        for (other, seen) in marks.seen.iter().enumerate().filter(|(other, _)| *other != connection)
        {
            match seen.iter().find(|(shown, _)| *shown >= version) {
                Some((_, at)) => last = last.max(*at),
                None => missing.push(other),
            }
        }
        if missing.is_empty() {
            times.add(last - sent);
        } else {
            marks.open.push((version, sent, missing));
        }
    }
}

/// What of a picture matters here.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(borrow)]
    picture: Picture<'a>,
}

#[derive(Deserialize)]
struct Picture<'a> {
    #[serde(borrow)]
    table: Head<'a>,
    #[serde(borrow)]
    game: Option<Game<'a>>,
}

#[derive(Deserialize)]
struct Head<'a> {
    status: &'a str,
}

#[derive(Deserialize)]
struct Game<'a> {
    #[serde(borrow)]
    own: Option<Own<'a>>,
}

#[derive(Deserialize)]
struct Own<'a> {
    seat: u8,
    turn: &'a str,
    #[serde(borrow)]
    offers: Vec<Offer<'a>>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    action: std::borrow::Cow<'a, str>,
}

struct Connection {
    hall: Arc<Hall>,
    board: Arc<Board>,
    index: usize,
    plays: bool,
    voice: Arc<tokio::sync::Mutex<Voice>>,
    /// The turn that was decided last, and the version that was shown then.
    decided: Option<(String, u64)>,
    /// The version of the last picture.
    version: u64,
    /// The last picture, if it offers anything.
    shown: String,
    /// A refusal that no picture has explained yet.
    refused: Option<String>,
}

struct Voice {
    mouth: Mouth,
    /// When the decision under way was sent.
    asked: Option<Instant>,
}

impl Connection {
    /// Listens and decides until the game is over.
    async fn attend(mut self, mut ears: Ears) -> io::Result<()> {
        let mut text = Vec::new();
        loop {
            let heard = match &self.refused {
                None => ears.hear(&mut text).await?,
                Some(why) => match timeout(EXPLAINED, ears.hear(&mut text)).await {
                    Ok(heard) => heard?,
                    Err(_) => return Err(io::Error::other(format!("refused: {why}"))),
                },
            };
            match heard {
                Heard::Ping => self.voice.lock().await.mouth.pong().await?,
                Heard::Closed => return Err(io::Error::other("the server closed the socket")),
                Heard::Other => {}
                Heard::Packed => {
                    self.hall.pages.add(text.len());
                    let page = unpack(&text)?;
                    let version = number_after(&page, "\"version\":");
                    self.board.saw(self.index, version, &self.hall.times);
                    if page.contains("id=\\\"outcome\\\"") {
                        return Ok(());
                    }
                }
                Heard::Text => {
                    let text = std::str::from_utf8(&text).map_err(io::Error::other)?;
                    if text.starts_with("{\"answer\"") {
                        self.answered(text).await?;
                        continue;
                    }
                    let version = number_after(text, "\"version\":");
                    self.board.saw(self.index, version, &self.hall.times);
                    if text.contains("\"status\":\"over\"") {
                        return Ok(());
                    }
                    if self.plays {
                        self.refused = None;
                        self.version = version;
                        self.shown.clear();
                        // Most pictures ask nothing of their seat: reading them too would cost more than all the rest.
                        if !text.contains("\"offers\":[]") {
                            self.shown.push_str(text);
                        }
                        self.decide()?;
                    }
                }
            }
        }
    }

    async fn answered(&mut self, text: &str) -> io::Result<()> {
        let answer: Value = serde_json::from_str(text)?;
        let sent = self.voice.lock().await.asked.take();
        if let Some(version) = answer["answer"]["version"].as_u64() {
            if let Some(sent) = sent {
                self.board.decided(self.index, version, sent, &self.hall.times);
            }
            return Ok(());
        }
        let code = answer["answer"]["error"]["code"].as_str().unwrap_or_default();
        if !matches!(code, "against-the-rules" | "stale" | "not-now") {
            return Err(io::Error::other(format!("refused: {text}")));
        }
        // Somebody who was asked at the same time was quicker: what was decided is decided anew, as soon as a picture
        // has come that explains it.
        self.hall.beaten.fetch_add(1, Ordering::Relaxed);
        let is_explained = self.decided.take().is_none_or(|(_, version)| version != self.version);
        if is_explained {
            return self.decide();
        }
        self.refused = Some(text.to_owned());
        Ok(())
    }

    /// Decides, when it is this seat's turn and the table's time has come.
    fn decide(&mut self) -> io::Result<()> {
        if self.shown.is_empty() {
            return Ok(());
        }
        let frame: Frame<'_> = serde_json::from_str(&self.shown)?;
        let own = frame.picture.game.and_then(|game| game.own);
        let is_new =
            |own: &Own<'_>| self.decided.as_ref().is_none_or(|(decided, _)| own.turn != decided);
        let Some(own) = own.filter(|own| !own.offers.is_empty() && is_new(own)) else {
            return Ok(());
        };
        if frame.picture.table.status != "playing" {
            return Ok(());
        }
        let pick = std::hash::BuildHasher::hash_one(
            &std::collections::hash_map::RandomState::new(),
            own.turn,
        );
        let action = &own.offers[(pick % own.offers.len() as u64) as usize].action;
        let wish = json!({
            "id": 1, "wish": "decide", "seat": own.seat, "turn": own.turn, "action": action,
        });
        self.decided = Some((own.turn.to_owned(), self.version));
        let (slot, voice) = (self.board.slot(), Arc::clone(&self.voice));
        tokio::spawn(async move {
            if slot > Instant::now() {
                sleep_until(slot.into()).await;
            }
            let mut voice = voice.lock().await;
            voice.asked = Some(Instant::now());
            // Whoever listens at this socket notices when it is gone.
            let _ = voice.mouth.say(&wish.to_string()).await;
        });
        Ok(())
    }
}

fn unpack(packed: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed).read_to_string(&mut text)?;
    Ok(text)
}

fn number_after(text: &str, name: &str) -> u64 {
    let rest = text.split_once(name).map_or("", |(_, rest)| rest);
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().unwrap_or(0)
}
