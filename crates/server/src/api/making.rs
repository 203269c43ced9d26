//! Tables: making one, and one more like it.

use axum::Json;
use axum::extract::{Path, State};
use damrak_bots::Rank;
use damrak_core::{GameInfo, OptionValue, Phrase, Seat, Seed, SetupDraft};
use damrak_store::{SeatHead, Status, TableHead, TableId, TableQuery};
use serde::Deserialize;
use serde_json::{Value, json};

use super::editions::keep_what_it_says;
use super::invitations::Invitation;
use crate::address::Address;
use crate::answer::{Answer, Body as Read, InLanguage, object, object_or_null};
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::Known;
use damrak_table::Problem;
use damrak_table::bots::levels;
use damrak_table::model::Occupant;
use damrak_table::random;
use damrak_table::settings::{
    AtZero, Body, ClockRule, EditionText, LONGEST_CLOCK, Settings, Way, invitation_hash,
};
use damrak_table::sight::{Facts, SeatFacts};
use damrak_table::text::{is_visible, visible_line};
use damrak_table::wish::Wish;

/// The longest title.
const TITLE: usize = 80;
/// How many of somebody's last tables are looked through for a game that they have finished.
const LOOKED_THROUGH: u32 = 200;

/// What is wanted of a new table. A misspelt wish is refused: nobody should play with spectators, or without a
/// clock, because of a letter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    #[serde(default)]
    title: String,
    game: String,
    #[serde(deserialize_with = "object")]
    setup: SetupDraft,
    #[serde(default, deserialize_with = "object_or_null")]
    edition: Option<EditionText>,
    #[serde(default, deserialize_with = "object")]
    clock: ClockRule,
    #[serde(default)]
    at_zero: AtZero,
    #[serde(default)]
    hot_seat: bool,
    #[serde(default)]
    wait_for_absent: bool,
    #[serde(default = "yes")]
    limited_talk: bool,
    /// Whether people may ask for hints; if it is not said, only one who plays against bots alone.
    #[serde(default)]
    hints: Option<bool>,
    #[serde(default = "yes")]
    spectators: bool,
    /// How it is dealt; if it is not said, with sealed numbers where the result counts.
    #[serde(default)]
    deal: Option<Way>,
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
            edition_id: None,
            clock: self.clock,
            at_zero: self.at_zero,
            hot_seat: self.hot_seat,
            wait_for_absent: self.wait_for_absent,
            limited_talk: self.limited_talk,
            hints: self.hints.unwrap_or(self.people() == 1),
            spectators: self.spectators,
            deal: self.deal.unwrap_or(if self.rated { Way::Sealed } else { Way::Quick }),
        }
    }

    /// How many seats are for people.
    fn people(&self) -> usize {
        self.seats.iter().filter(|seat| !levels::is_level(seat)).count()
    }

    /// The same again, for others to sit down at.
    fn rematch(table: Facts<'_>, seats: Vec<String>) -> Self {
        let settings = table.settings().clone();
        Self {
            title: table.head().title.clone(),
            game: settings.game,
            // As it is played: a table from before rules had versions does not say by which it is.
            setup: table.rules().setup().to_draft().renewed(table.rules().info()),
            edition: settings.edition,
            clock: settings.clock,
            at_zero: settings.at_zero,
            hot_seat: settings.hot_seat,
            wait_for_absent: settings.wait_for_absent,
            limited_talk: settings.limited_talk,
            hints: Some(settings.hints),
            spectators: settings.spectators,
            // What counts is dealt with sealed numbers, also where it was not always so.
            deal: Some(settings.deal).filter(|_| !table.head().rated),
            seats,
            nonce: String::new(),
            live: table.head().live,
            public: false,
            rated: table.head().rated,
            start: false,
        }
    }
}

pub(super) async fn create(
    State(app): State<App>,
    known: Known,
    address: Address,
    Read(new): Read<NewTable>,
) -> Answer<Value> {
    let made = make(&app, &known, Some(address), new, None).await.in_language(known.language)?;
    Ok(Json(made.document(&app)))
}

/// A table that was made, with the invitations to its seats: they are known only now.
#[derive(Debug)]
pub(crate) struct Made {
    /// The table.
    pub(crate) table: TableId,
    /// Who was invited.
    pub(crate) invitations: Vec<Invitation>,
}

impl Made {
    fn document(&self, app: &App) -> Value {
        let link = table_link(app, &self.table);
        json!({"table": self.table, "link": link, "invitations": self.invitations})
    }
}

/// The address of a table.
pub(crate) fn table_link(app: &App, table: &TableId) -> String {
    format!("{}/table/{table}", app.config.public_url)
}

/// A table as a document wants it, made from an address.
pub(crate) async fn make_table(
    app: &App,
    known: &Known,
    address: Address,
    wanted: Value,
) -> Result<Made, Problem> {
    make(app, known, Some(address), read(wanted)?, None).await
}

fn read(wanted: Value) -> Result<NewTable, Problem> {
    serde_json::from_value(wanted)
        .map_err(|error| Problem::bad("server-bad-body").with("problem", error.to_string()))
}

/// Whether somebody has ever played this game to its end, as far as their last tables tell.
async fn has_finished(app: &App, known: &Known, game: &str) -> Result<bool, Problem> {
    let past = TableQuery::PastOf(known.person.id.clone());
    let past = app.store().tables(past, LOOKED_THROUGH, 0).await?;
    Ok(past.iter().any(|head| head.game == game && head.status == Status::Over))
}

/// A table with one person and as many bots as the game needs, dealt at once. Who does not say against whom
/// plays against apprentices the first time, and then against clerks.
pub(crate) async fn play_now(
    app: &App,
    known: &Known,
    game: &str,
    nonce: &str,
    level: Option<&str>,
) -> Result<TableId, Problem> {
    let info = app.hub.registry().find(game).map_err(damrak_core::OpenError::Setup)?;
    let bot = match level {
        Some(level) => level,
        None if has_finished(app, known, info.name).await? => Rank::Clerk.name(),
        None => Rank::Apprentice.name(),
    };
    let mut seats = vec![bot; usize::from(*info.players.start())];
    if let Some(first) = seats.first_mut() {
        *first = "me";
    }
    let wanted = json!({
        "game": game, "setup": {}, "seats": seats, "start": true, "nonce": nonce, "wait_for_absent": true,
    });
    Ok(make(app, known, None, read(wanted)?, None).await?.table)
}

async fn make(
    app: &App,
    known: &Known,
    address: Option<Address>,
    new: NewTable,
    follows: Option<TableId>,
) -> Result<Made, Problem> {
    app.limits.check(Rate::Tables, Caller::Person(known.person.id.clone()))?;
    let mut settings = new.settings();
    if settings.hints && new.rated && new.people() > 1 {
        return Err(Problem::bad("server-hints-rated"));
    }
    if settings.deal == Way::Quick && new.rated {
        return Err(Problem::bad("server-rated-sealed"));
    }
    if new.public && !settings.spectators {
        return Err(Problem::bad("server-public-watched"));
    }
    settings.setup.players = Some(u8::try_from(new.seats.len()).unwrap_or(u8::MAX));
    // People who share a device cannot all reach for a clock that falls.
    if new.live
        && !new.hot_seat
        && let Ok(info) = app.hub.registry().find(&settings.game)
    {
        settings.setup = settings.setup.for_live(info);
    }
    let rules = app.hub.shelf().open(&settings)?;
    settings.pin(&*rules);
    if !new.live {
        refuse_falling_clock(&settings.setup, rules.info())?;
    }
    let title = visible_line(&new.title, TITLE, "server-title-long")?;
    if !settings.clock.is_sensible() {
        return Err(Problem::bad("server-bad-clock").with("days", LONGEST_CLOCK / (24 * 3600)));
    }
    keep_what_it_says(app, known, address, &mut settings, &*rules)?;
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
            bot => wishes.push(Wish::SeatBot { seat, bot: levels::read(bot)?.to_string() }),
        }
        invitations.push(invitation);
    }
    let id = TableId(random::name()?);
    let now = damrak_table::wall_clock();
    let head = TableHead {
        id: id.clone(),
        title: if is_visible(&title) { title } else { rules.info().title.to_owned() },
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
    let body = Body::new(settings, secret, invitations, follows);
    app.hub.create(head, &body).await?;
    for wish in wishes {
        app.hub.wish(&id, known.asker(), wish).await?;
    }
    if new.start {
        app.hub.wish(&id, known.asker(), Wish::Start {}).await?;
    }
    let invitations =
        links.into_iter().map(|(seat, secret)| Invitation::new(app, &id, seat, secret)).collect();
    Ok(Made { table: id, invitations })
}

/// By turn nobody waits for a clock: one that falls in real time would be stopped by whoever happens to look.
fn refuse_falling_clock(setup: &SetupDraft, info: &GameInfo) -> Result<(), Problem> {
    let live_only = |(option, choice): &&(&str, &str)| {
        setup.options.get(*option) == Some(&OptionValue::Choice((*choice).to_owned()))
    };
    let Some((option, _)) = info.live_choices.iter().find(live_only) else { return Ok(()) };
    let title = info.options.iter().find(|known| known.name == *option).map(|known| known.title);
    Err(Problem::bad("server-falls-live").with("option", Phrase::new(title.unwrap_or_default())))
}

pub(super) async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
) -> Answer<Value> {
    let made = play_again(&app, &known, TableId(table)).await.in_language(known.language)?;
    Ok(Json(made.document(&app)))
}

/// Another game with the same people at the same settings; everybody asks for it, the first one makes it.
pub(crate) async fn play_again(app: &App, known: &Known, id: TableId) -> Result<Made, Problem> {
    let visit = app.hub.visit(&id, Some(&known.person.id)).await?;
    let table = visit.facts();
    if table.seats_of(&known.person.id).is_empty() {
        return Err(Problem::not_your_seat());
    }
    if !table.is_over() {
        return Err(Problem::not_now("server-not-over"));
    }
    if let Some(next) = table.rematch() {
        return Ok(Made { table: next.clone(), invitations: Vec::new() });
    }
    let seat = |seat: SeatFacts<'_>| match seat.occupant {
        Occupant::Bot { bot } => bot.clone(),
        Occupant::Person { id, .. } if *id == known.person.id => "me".to_owned(),
        _ => "open".to_owned(),
    };
    let mut seats: Vec<String> = table.seats().into_iter().map(seat).collect();
    // Whoever sat second begins now.
    seats.rotate_left(1);
    let new = NewTable::rematch(table, seats);
    let made = make(app, known, None, new, Some(id.clone())).await?;
    app.hub.note_rematch(&id, made.table.clone()).await?;
    Ok(made)
}

#[cfg(test)]
mod tests {
    use damrak_core::Rules;
    use damrak_merchants::Merchants;

    use super::*;

    #[test]
    fn a_table_by_turn_does_not_take_a_clock_that_falls_in_real_time() {
        let info = Merchants::info();
        let live = SetupDraft::default().for_live(info);
        let refused = refuse_falling_clock(&live, info).expect_err("it falls");
        assert_eq!(refused.phrase.key, "server-falls-live");
        assert!(refuse_falling_clock(&SetupDraft::default(), info).is_ok());
    }
}
