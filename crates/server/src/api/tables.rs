//! Tables: making, listing, looking, wishing, talking.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use damrak_core::record::{Deal, Ending, Header, Writer};
use damrak_core::{Hash, Seat, Seed, SetupDraft, Viewer};
use damrak_store::{ChatLine, Person, PersonId, SeatHead, Status, TableHead, TableId, TableQuery};
use damrak_words::Language;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body as Read, InLanguage, Refusal};
use crate::app::App;
use crate::bots::LEVELS;
use crate::limits::{Caller, Rate};
use crate::problem::Problem;
use crate::random;
use crate::table::looking_back::effective_decisions;
use crate::table::message::{Message, Visit};
use crate::table::model::{Occupant, SeatState, Table};
use crate::table::render::Form;
use crate::table::settings::{AtZero, Body, ClockRule, EditionText, LONGEST_CLOCK, Settings};
use crate::table::wish::Wish;
use crate::who::{Known, Who};

/// How many tables a list shows.
const LISTED: u32 = 50;
/// The longest title.
const TITLE: usize = 80;
/// The longest line of chat.
const LINE: usize = 500;

/// What a list may show.
#[derive(Deserialize)]
pub(super) struct ListQuery {
    #[serde(default)]
    list: Option<String>,
    #[serde(default)]
    offset: u32,
}

pub(super) async fn list(
    State(app): State<App>,
    who: Who,
    Query(query): Query<ListQuery>,
) -> Answer<Value> {
    let me = || who.person.as_ref().map(|person| person.id.clone()).ok_or_else(Problem::sign_in);
    let wanted = match query.list.as_deref().unwrap_or("open") {
        "open" => Ok(TableQuery::Open),
        "playing" => Ok(TableQuery::Playing),
        "recent" => Ok(TableQuery::Recent),
        "mine" => me().map(TableQuery::Of),
        "past" => me().map(TableQuery::PastOf),
        _ => Err(Problem::bad("server-bad-list")),
    };
    let wanted = wanted.in_language(who.language)?;
    let tables =
        app.store().tables(wanted, LISTED, query.offset).await.in_language(who.language)?;
    Ok(Json(json!({ "tables": tables })))
}

/// What is wanted of a new table. A misspelt wish is refused: nobody should play with spectators, or without a
/// clock, because of a letter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    #[serde(default)]
    title: String,
    game: String,
    setup: SetupDraft,
    #[serde(default)]
    edition: Option<EditionText>,
    #[serde(default)]
    clock: ClockRule,
    #[serde(default)]
    at_zero: AtZero,
    #[serde(default)]
    hot_seat: bool,
    #[serde(default = "yes")]
    spectators: bool,
    /// For each seat: `me`, `open`, `invite`, or a bot's level.
    seats: Vec<String>,
    #[serde(default)]
    nonce: String,
    #[serde(default = "yes")]
    live: bool,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    rated: bool,
    /// Deal at once if every seat is taken.
    #[serde(default)]
    start: bool,
}

fn yes() -> bool {
    true
}

impl NewTable {
    fn settings(&self) -> Settings {
        Settings {
            game: self.game.clone(),
            setup: self.setup.clone(),
            edition: self.edition.clone(),
            clock: self.clock,
            at_zero: self.at_zero,
            hot_seat: self.hot_seat,
            spectators: self.spectators,
        }
    }

    /// The same again, for others to sit down at.
    fn rematch(table: &Table, seats: Vec<String>) -> Self {
        let settings = table.body.settings.clone();
        Self {
            title: table.head.title.clone(),
            game: settings.game,
            setup: settings.setup,
            edition: settings.edition,
            clock: settings.clock,
            at_zero: settings.at_zero,
            hot_seat: settings.hot_seat,
            spectators: settings.spectators,
            seats,
            nonce: String::new(),
            live: table.head.live,
            public: false,
            rated: table.head.rated,
            start: false,
        }
    }
}

pub(super) async fn create(
    State(app): State<App>,
    known: Known,
    Read(new): Read<NewTable>,
) -> Answer<Value> {
    make(&app, &known, new, None).await.map(Json).in_language(known.language)
}

/// A table with one person and as many bots as the game needs, dealt at once.
pub(crate) async fn play_now(app: &App, known: &Known, game: &str) -> Result<String, Problem> {
    let info = app.hub.registry().find(game).map_err(damrak_core::OpenError::Setup)?;
    let bot = LEVELS.last().copied().unwrap_or_default();
    let mut seats = vec![bot; usize::from(*info.players.start())];
    if let Some(first) = seats.first_mut() {
        *first = "me";
    }
    let wanted = json!({"game": game, "setup": {}, "seats": seats, "start": true});
    let new = serde_json::from_value(wanted)
        .map_err(|error| Problem::bad("server-bad-body").with("problem", error.to_string()))?;
    let made = make(app, known, new, None).await?;
    Ok(made["table"].as_str().unwrap_or_default().to_owned())
}

async fn make(
    app: &App,
    known: &Known,
    new: NewTable,
    follows: Option<TableId>,
) -> Result<Value, Problem> {
    app.limits.check(Rate::Tables, Caller::Person(known.person.id.clone()))?;
    let mut settings = new.settings();
    settings.setup.players = Some(u8::try_from(new.seats.len()).unwrap_or(u8::MAX));
    let rules = app.hub.shelf().open(&settings)?;
    settings.setup = rules.setup().to_draft();
    if new.title.chars().count() > TITLE {
        return Err(Problem::bad("server-title-long").with("most", TITLE as u32));
    }
    if !settings.clock.is_sensible() {
        return Err(Problem::bad("server-bad-clock").with("days", LONGEST_CLOCK / (24 * 3600)));
    }
    let mut invitations = Vec::new();
    let mut links = Vec::new();
    let mut wishes = Vec::new();
    for (index, wanted) in new.seats.iter().enumerate() {
        let seat = Seat::from_index(index);
        let mut invitation = None;
        match wanted.as_str() {
            "open" => {}
            "me" => wishes.push(Wish::Sit { seat, invitation: None, nonce: new.nonce.clone() }),
            "invite" => {
                let secret = random::secret()?;
                invitation = Some(invitation_hash(&secret));
                links.push((seat, secret));
            }
            bot if LEVELS.contains(&bot) => {
                wishes.push(Wish::SeatBot { seat, bot: bot.to_owned() });
            }
            other => return Err(Problem::bad_seat(other)),
        }
        invitations.push(invitation);
    }
    let id = TableId(random::name()?);
    let now = crate::wall_clock();
    let title = new.title.trim();
    let head = TableHead {
        id: id.clone(),
        title: if title.is_empty() { rules.info().title.to_owned() } else { title.to_owned() },
        game: settings.game.clone(),
        variant: rules.setup().variant.to_owned(),
        status: Status::Gathering,
        public: new.public,
        live: new.live,
        rated: new.rated,
        owner: known.person.id.clone(),
        seats: vec![SeatHead::default(); new.seats.len()],
        waiting: Vec::new(),
        decisions: 0,
        created: now,
        changed: now,
    };
    let secret = Seed::from_bytes(random::bytes()?);
    let body = Body { settings, secret, invitations, follows, rematch: None };
    app.hub.create(head, &body).await?;
    for wish in wishes {
        app.hub.wish(&id, known.asker(), wish).await?;
    }
    if new.start {
        app.hub.wish(&id, known.asker(), Wish::Start {}).await?;
    }
    let base = &app.config.public_url;
    let links: Vec<Value> = links
        .iter()
        .map(|(seat, secret)| {
            let link = format!("{base}/table/{id}?seat={seat}&invitation={secret}");
            json!({"seat": seat, "invitation": secret, "link": link})
        })
        .collect();
    Ok(made(app, &id, &links))
}

fn made(app: &App, id: &TableId, invitations: &[Value]) -> Value {
    let link = format!("{}/table/{id}", app.config.public_url);
    json!({"table": id, "link": link, "invitations": invitations})
}

fn invitation_hash(secret: &str) -> Hash {
    Hash::of(&[b"damrak invitation", secret.as_bytes()])
}

/// From which seat somebody looks.
#[derive(Deserialize)]
pub(super) struct SeatQuery {
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    #[serde(default)]
    pub(super) form: Form,
    /// Whether pictures come compressed, as binary frames.
    #[serde(default)]
    pub(super) packed: bool,
}

impl SeatQuery {
    /// Somebody's visit as he asks for it.
    pub(super) fn visit(&self, person: Option<PersonId>, language: Language) -> Visit {
        Visit { person, seat: self.seat, language, form: self.form }
    }
}

pub(super) async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<SeatQuery>,
    who: Who,
) -> Result<impl IntoResponse, Refusal> {
    let id = TableId(table);
    let person = who.person.map(|person| person.id);
    let visit = query.visit(person, who.language);
    let picture = app.hub.look(&id, visit).await;
    let picture = picture.in_language(who.language)?.document();
    Ok(([(CONTENT_TYPE, "application/json")], picture))
}

pub(super) async fn wish(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    Read(wish): Read<Wish>,
) -> Answer<Value> {
    let granted = app.hub.wish(&TableId(table), known.asker(), wish).await;
    let version = granted.in_language(known.language)?;
    Ok(Json(json!({ "version": version })))
}

/// Renews the invitation to a seat: the old link no longer works.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewInvitation {
    seat: Seat,
}

pub(super) async fn invite(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    Read(new): Read<NewInvitation>,
) -> Answer<Value> {
    let id = TableId(table);
    let made = async {
        let secret = random::secret()?;
        let hash = invitation_hash(&secret);
        app.hub
            .change_body(&id, &known.asker(), move |body| {
                let place =
                    body.invitations.get_mut(new.seat.index()).ok_or_else(Problem::not_found)?;
                *place = Some(hash);
                Ok(())
            })
            .await?;
        let base = &app.config.public_url;
        let link = format!("{base}/table/{id}?seat={}&invitation={secret}", new.seat);
        Ok::<_, Problem>(json!({"seat": new.seat, "invitation": secret, "link": link}))
    };
    made.await.map(Json).in_language(known.language)
}

pub(super) async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
) -> Answer<Value> {
    let made = play_again(&app, &known, TableId(table)).await;
    made.map(Json).in_language(known.language)
}

/// Another game with the same people at the same settings; everybody asks for it, the first one makes it.
pub(crate) async fn play_again(app: &App, known: &Known, id: TableId) -> Result<Value, Problem> {
    let table = app.hub.peek(&id).await?;
    if table.seats_of(&known.person.id).next().is_none() {
        return Err(Problem::not_your_seat());
    }
    if !matches!(table.head.status, Status::Over | Status::Closed) {
        return Err(Problem::not_now("server-not-over"));
    }
    if let Some(next) = &table.body.rematch {
        return Ok(made(app, next, &[]));
    }
    let seat = |seat: &SeatState| match &seat.occupant {
        Occupant::Bot { bot } => bot.clone(),
        Occupant::Person { id, .. } if *id == known.person.id => "me".to_owned(),
        _ => "open".to_owned(),
    };
    let new = NewTable::rematch(&table, table.seats.iter().map(seat).collect());
    let made = make(app, known, new, Some(id.clone())).await?;
    let next = TableId(made["table"].as_str().unwrap_or_default().to_owned());
    app.hub.note_rematch(&id, next).await?;
    Ok(made)
}

/// The position after a decision, as the asker may see it.
pub(super) async fn at(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(query): Query<SeatQuery>,
    who: Who,
) -> Answer<Value> {
    let looked = async {
        let table = app.hub.peek(&TableId(table)).await?;
        let viewer = table.viewer(who.person.as_ref().map(|person| &person.id), query.seat)?;
        let rewound = app.hub.look_back(&table, decision).await?;
        Ok::<_, Problem>(json!({
            "decision": rewound.decisions,
            "viewer": viewer,
            "view": rewound.position.view(viewer),
        }))
    };
    looked.await.map(Json).in_language(who.language)
}

/// The record: whole once the game is over, without the seed while it is played.
pub(super) async fn record(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
) -> Result<impl IntoResponse, Refusal> {
    let written = async {
        let table = app.hub.peek(&TableId(table)).await?;
        table.viewer(who.person.as_ref().map(|person| &person.id), None)?;
        write_record(&app, &table).await
    };
    let text = written.await.in_language(who.language)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// While a game is played its record would give secret choices away: only a finished one is written.
async fn write_record(app: &App, table: &Table) -> Result<Vec<u8>, Problem> {
    let game = table.game.as_ref().ok_or_else(|| Problem::not_now("server-not-begun"))?;
    if table.head.status == Status::Playing {
        return Err(Problem::not_now("server-not-over"));
    }
    let header = Header {
        game: table.rules.info().name.to_owned(),
        rules_version: table.rules.info().rules_version,
        edition: table.rules.edition().clone(),
        setup: table.rules.setup().to_draft(),
        seats: table.names(),
        deal: Deal::Fair(game.deal.clone()),
    };
    let broken = |error: std::io::Error| {
        tracing::error!(%error, "a record could not be written to memory");
        Problem::unavailable()
    };
    let mut writer = Writer::new(Vec::new(), &header).map_err(broken)?;
    for (seat, action) in effective_decisions(&app.hub.log(&table.head.id).await?) {
        writer.decision(seat, &action).map_err(broken)?;
    }
    match table.standing() {
        Some(standing) => writer.finish(&Ending::of(&standing, game.position.hash())),
        None => writer.pause(),
    }
    .map_err(broken)
}

/// After which line to read on.
#[derive(Deserialize)]
pub(super) struct ChatQuery {
    #[serde(default)]
    after: u64,
}

pub(super) async fn chat(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<ChatQuery>,
    who: Who,
) -> Answer<Value> {
    let read = chat_lines(&app, &TableId(table), &who, query.after).await;
    Ok(Json(json!({ "lines": read.in_language(who.language)? })))
}

/// The lines of a table's chat after this one.
pub(crate) async fn chat_lines(
    app: &App,
    id: &TableId,
    who: &Who,
    after: u64,
) -> Result<Vec<ChatLine>, Problem> {
    may_talk(app, id, who.person.as_ref()).await?;
    Ok(app.store().chat(id, after, LISTED).await?)
}

/// Whoever may see a table may read its chat.
async fn may_talk(app: &App, id: &TableId, person: Option<&Person>) -> Result<Viewer, Problem> {
    app.hub.peek(id).await?.viewer(person.map(|person| &person.id), None)
}

/// A line of chat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLine {
    text: String,
}

pub(super) async fn say(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    Read(new): Read<NewLine>,
) -> Answer<Value> {
    let said = say_line(&app, &known, &TableId(table), &new.text).await;
    Ok(Json(json!({ "number": said.in_language(known.language)? })))
}

/// Writes a line into a table's chat; its number.
pub(crate) async fn say_line(
    app: &App,
    known: &Known,
    id: &TableId,
    text: &str,
) -> Result<u64, Problem> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LINE {
        return Err(Problem::bad("server-chat-length").with("most", LINE as u32));
    }
    app.limits.check(Rate::Chat, Caller::Person(known.person.id.clone()))?;
    may_talk(app, id, Some(&known.person)).await?;
    let line = ChatLine {
        number: 0,
        person: known.person.id.clone(),
        name: known.person.name.clone(),
        text: text.to_owned(),
        at: crate::wall_clock(),
    };
    let number = app.store().add_chat(id, line).await?;
    app.hub.send(id, Message::Chat { number }).await?;
    Ok(number)
}
