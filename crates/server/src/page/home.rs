//! The first page: what is listed there, and the shortest way to a game.

use axum::Form;
use axum::extract::State;
use axum::response::{Redirect, Response};
use damrak_pages::home::{self, Desk, Ended, Lobby, Waiting};
use damrak_pages::site::shown;
use damrak_store::{Millis, PersonId, Status, TableHead, TableId, TableQuery};
use damrak_table::Problem;
use futures_util::future::join_all;
use serde::Deserialize;

use super::send::{send, sorry};
use super::site::guest::Entrance;
use crate::app::App;
use crate::service::making::play_now;
use crate::who::Who;

/// How many tables each list shows.
const LISTED: u32 = 12;
/// How many games that are being played are shown.
const PLAYED: u32 = 6;
/// How many finished games are shown with their results.
const RESULTS: u32 = 6;
/// So many tables has nobody; the first page shows all of those that somebody has.
const OWN: u32 = 1000;
/// So many of the tables that wait for somebody are looked into: what is asked there, what happened, how much time is left.
const LOOKED_INTO: usize = 250;
/// Of games that ended longer ago nothing is said, and of at most so many.
const LATELY: Millis = 7 * 24 * 3600 * 1000;
const ENDED: u32 = 6;

pub(super) async fn show(State(app): State<App>, who: Who) -> Response {
    match lobby(&app, &who).await {
        Ok(lobby) => send(&who, &home::page(&who, app.hub.kits(), &lobby)),
        Err(problem) => sorry(&who, &problem),
    }
}

async fn lobby(app: &App, who: &Who) -> Result<Lobby, Problem> {
    let desk = match who.id() {
        Some(me) => desk(app, who, me).await?,
        None => Desk::default(),
    };
    let open = app.store().tables(TableQuery::Open, LISTED, 0).await?;
    let played = app.store().tables(TableQuery::Playing, PLAYED, 0).await?;
    let recent = app.store().tables(TableQuery::Recent, RESULTS, 0).await?;
    // At tables of one's own nobody has to sit down, and nobody watches them.
    let of_others = |head: &TableHead| who.id().is_none_or(|me| !sits(head, me));
    let open = open.into_iter().filter(of_others).collect();
    let played = played.into_iter().filter(of_others).collect();
    Ok(Lobby { desk, open, played, recent: results(app, who, recent).await })
}

/// Whether somebody sits at a table or made it.
fn sits(head: &TableHead, me: &PersonId) -> bool {
    head.owner == *me || head.seats.iter().any(|seat| seat.person.as_ref() == Some(me))
}

/// The tables of somebody: all of them, whatever their number.
async fn desk(app: &App, who: &Who, me: &PersonId) -> Result<Desk, Problem> {
    let heads = app.store().tables(TableQuery::Of(me.clone()), OWN, 0).await?;
    let waits = |head: &TableHead| {
        let mut seats = head.waiting.iter().filter_map(|seat| head.seats.get(seat.index()));
        seats.any(|seat| seat.person.as_ref() == Some(me))
    };
    let (waiting, others): (Vec<_>, Vec<_>) = heads.into_iter().partition(waits);
    let mut waiting = waiting.into_iter();
    let look_into = async |head: TableHead| match app.hub.visit(&head.id, Some(me)).await {
        Ok(visit) => Waiting::of(head, &visit, who.language, app.hub.now()),
        Err(_) => Waiting::of_head(head),
    };
    let looked_into = waiting.by_ref().take(LOOKED_INTO).map(look_into);
    let mut rows = join_all(looked_into.collect::<Vec<_>>()).await;
    rows.extend(waiting.map(Waiting::of_head));
    let since = app.hub.wall_clock() - LATELY;
    let past = app.store().tables(TableQuery::PastOf(me.clone()), ENDED, 0).await?;
    let past = past.into_iter().filter(|head| head.status == Status::Over && head.changed >= since);
    let ended = join_all(past.map(|head| ended(app, who, me, head))).await;
    let mut desk = Desk { waiting: rows, others, ended, since };
    desk.sort();
    Ok(desk)
}

/// A game that is over, as somebody who played it hears of it.
async fn ended(app: &App, who: &Who, me: &PersonId, head: TableHead) -> Ended {
    let bare = |head: TableHead| Ended { head, place: None, told: String::new(), again: None };
    let Ok(visit) = app.hub.visit(&head.id, Some(me)).await else { return bare(head) };
    let table = visit.facts();
    let ranks = table.ranks().unwrap_or_default();
    let own = table.seats_of(me);
    let place = ranks.iter().filter(|(seat, _)| own.contains(seat)).map(|(_, rank)| *rank).min();
    let told = shown::won_by(&head, &ranks, who.language);
    let again = match table.rematch() {
        Some(next) => match app.hub.head(next).await {
            Ok(next) if next.status == Status::Gathering && !sits(&next, me) => Some(next.id),
            _ => None,
        },
        None => None,
    };
    Ended { place, told, again, ..bare(head) }
}

/// Tables that are over, each with a word about who won.
pub(super) async fn results(
    app: &App,
    who: &Who,
    heads: Vec<TableHead>,
) -> Vec<(TableHead, String)> {
    let result = async |head: TableHead| {
        let ranks = match app.hub.visit(&head.id, who.id()).await {
            Ok(visit) => visit.facts().ranks(),
            Err(_) => None,
        };
        let told = shown::won_by(&head, &ranks.unwrap_or_default(), who.language);
        (head, told)
    };
    join_all(heads.into_iter().map(result)).await
}

/// Which game somebody wants to play at once.
#[derive(Deserialize)]
pub(super) struct Wanted {
    game: String,
    #[serde(default)]
    nonce: String,
    /// Against whom; else it follows from what they have played.
    #[serde(default)]
    level: Option<String>,
}

/// A table against bots, dealt; who is nobody yet becomes a guest.
pub(super) async fn play(
    State(app): State<App>,
    entrance: Entrance,
    who: Who,
    Form(wanted): Form<Wanted>,
) -> Response {
    let began = async {
        let entered = entrance.enter(&app, &who, None).await?;
        let level = wanted.level.as_deref();
        let table: TableId =
            play_now(&app, &entered.known, &wanted.game, &wanted.nonce, level).await?;
        Ok::<_, Problem>(entered.answer(&app, Redirect::to(&format!("/table/{table}"))))
    };
    began.await.unwrap_or_else(|problem| sorry(&who, &problem))
}
