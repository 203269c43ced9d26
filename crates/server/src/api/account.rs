//! Accounts: a name and a password that make a guest somebody on every device, and what proves it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use damrak_core::Hash;
use damrak_store::{Person, PersonId, Session, TableId, TableQuery};
use serde::Deserialize;
use serde_json::{Value, json};

use super::people::{own_document, visible_name};
use crate::address::Address;
use crate::answer::{Answer, Body, InLanguage, Object, Refusal};
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::password::Password;
use crate::sessions::{self, OwnPage};
use crate::who::{Owner, Who, session_key};
use damrak_table::{Problem, ProblemKind};

/// The fewest and the most characters of a user name.
const USER_NAME: std::ops::RangeInclusive<usize> = 3..=32;
/// So many tables are read at once when somebody goes for good.
const AT_ONCE: u32 = 500;

fn wrong_password() -> Problem {
    Problem::new(ProblemKind::SignIn, "wrong-password", "server-wrong-password")
}

/// Letters that look the same everywhere, so that nobody passes for somebody else.
pub(crate) fn check_user_name(name: &str) -> Result<(), Problem> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let begins_well = name.starts_with(|c: char| c.is_ascii_alphanumeric());
    if begins_well && USER_NAME.contains(&name.len()) && name.chars().all(is_plain) {
        return Ok(());
    }
    Err(Problem::bad("server-user-name")
        .with("least", *USER_NAME.start() as u32)
        .with("most", *USER_NAME.end() as u32))
}

/// Whether the password is the person's, at the pace at which passwords may be tried.
async fn prove(
    app: &App,
    user_name: &str,
    person: Option<&Person>,
    password: Password,
    address: Address,
) -> Result<(), Problem> {
    let attempt = app.limits.begin_try(user_name, address)?;
    let hash = person.and_then(|person| person.password.clone());
    match app.hashers.matches(password, hash).await {
        Ok(true) => {
            app.limits.passed(&attempt);
            Ok(())
        }
        Ok(false) => Err(wrong_password()),
        Err(problem) => {
            app.limits.withdraw(&attempt);
            Err(problem)
        }
    }
}

/// What a guest wants to sign in with from now on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAccount {
    user_name: String,
    password: Password,
}

/// A guest gets an account, and a new session with it: its secret goes into the cookie.
pub(crate) async fn make_account(
    app: &App,
    known: &Owner,
    address: Address,
    headers: &HeaderMap,
    new: NewAccount,
) -> Result<(Person, String), Problem> {
    check_user_name(&new.user_name)?;
    new.password.check()?;
    let has_one = || Problem::not_now("server-has-account");
    if known.person.user_name.is_some() {
        return Err(has_one());
    }
    app.limits.check(Rate::Accounts, Caller::Address(address))?;
    let known_of = [new.user_name.as_str(), known.person.name.as_str()];
    let hash = app.hashers.choose(new.password, &known_of).await?;
    let register = app.register().await;
    let guest = register.renewed(known).await?;
    if guest.user_name.is_some() {
        return Err(has_one());
    }
    let (user_name, password) = (Some(new.user_name), Some(hash));
    let person = Person { user_name, password, ..guest.clone() };
    register.save_account(&guest, &person).await?;
    let secret = register.renew_browser(&person.id, headers).await?;
    register.rebind(&person.id, &known.session.key, session_key(&secret)).await?;
    Ok((person, secret))
}

pub(super) async fn create(
    State(app): State<App>,
    known: Owner,
    address: Address,
    headers: HeaderMap,
    Body(new): Body<NewAccount>,
) -> Result<Response, Refusal> {
    let made = make_account(&app, &known, address, &headers, new).await;
    let (person, secret) = made.in_language(known.language)?;
    Ok(sessions::with_session(&app.config, &secret, Json(own_document(&person))))
}

/// Who somebody says they are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignIn {
    pub(crate) user_name: String,
    pub(crate) password: Password,
    /// Whether the seats of the guest they were become the account's.
    #[serde(default)]
    pub(crate) take_over: bool,
}

/// Signs in, always with a new session: its secret goes into the cookie.
pub(crate) async fn enter(
    app: &App,
    who: &Who,
    address: Address,
    headers: &HeaderMap,
    wanted: SignIn,
) -> Result<(Person, String), Problem> {
    let before = match who.session {
        Some(_) => Some(who.owner()?),
        None => None,
    };
    let found = app.store().person_by_user_name(&wanted.user_name).await?;
    prove(app, &wanted.user_name, found.as_ref(), wanted.password, address).await?;
    let found = found.ok_or_else(wrong_password)?;

    let register = app.register().await;
    let person = register.person(&found.id).await?;
    if person.password != found.password {
        return Err(wrong_password());
    }
    if person.blocked {
        return Err(Problem::blocked());
    }
    let mut tables = Vec::new();
    let old = before.as_ref().map(|before| before.session.key);
    if let Some(before) = before {
        let is_guest = before.person.user_name.is_none() && before.person.id != person.id;
        if wanted.take_over && is_guest {
            let guest = register.renewed(&before).await?;
            tables = register.take_over(&guest, &person).await?;
        } else {
            register.end(&before.person.id, &before.session.key).await?;
        }
    }
    let secret = register.open_browser(&person.id, headers).await?;
    if let Some(old) = old {
        register.rebind(&person.id, &old, session_key(&secret)).await?;
    }
    drop(register);
    sessions::reload(app, &tables).await;
    Ok((person, secret))
}

pub(super) async fn sign_in(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    address: Address,
    headers: HeaderMap,
    Body(wanted): Body<SignIn>,
) -> Result<Response, Refusal> {
    let entered = enter(&app, &who, address, &headers, wanted).await;
    let (person, secret) = entered.in_language(who.language)?;
    Ok(sessions::with_session(&app.config, &secret, Json(own_document(&person))))
}

/// Ends the session it is asked with, if there is one.
pub(crate) async fn leave(app: &App, who: &Who) -> Result<(), Problem> {
    match who.session {
        Some(_) => {
            let owner = who.owner()?;
            app.register().await.end(&owner.person.id, &owner.session.key).await
        }
        None => Ok(()),
    }
}

pub(super) async fn sign_out(State(app): State<App>, who: Who) -> Result<Response, Refusal> {
    leave(&app, &who).await.in_language(who.language)?;
    Ok(sessions::without_session(&app.config, Json(json!({}))))
}

/// The password somebody has, and the one they want.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    old: Password,
    new: Password,
}

/// Changes the password; all other sessions and all tokens end.
pub(crate) async fn change_password(
    app: &App,
    known: &Owner,
    address: Address,
    wanted: NewPassword,
) -> Result<(), Problem> {
    let no_account = || Problem::not_now("server-no-account");
    let user_name = known.person.user_name.as_deref().ok_or_else(no_account)?;
    wanted.new.check()?;
    prove(app, user_name, Some(&known.person), wanted.old, address).await?;
    let hash = app.hashers.choose(wanted.new, &[user_name, &known.person.name]).await?;
    let register = app.register().await;
    let was = register.renewed(known).await?;
    if was.password != known.person.password {
        return Err(Problem::stale());
    }
    let person = Person { password: Some(hash), ..was.clone() };
    register.save_account(&was, &person).await?;
    register.end_all(&person.id, Some(&known.session.key)).await
}

pub(super) async fn password(
    State(app): State<App>,
    known: Owner,
    address: Address,
    Body(wanted): Body<NewPassword>,
) -> Answer<Value> {
    change_password(&app, &known, address, wanted).await.in_language(known.language)?;
    Ok(Json(json!({})))
}

/// What an account must say before it is deleted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Goodbye {
    password: Password,
}

/// Goes for good. Seats at games that are played are handed to bots first.
pub(crate) async fn go_for_good(
    app: &App,
    known: &Owner,
    address: Address,
    password: Option<Password>,
) -> Result<(), Problem> {
    if let Some(user_name) = &known.person.user_name {
        let password = password.ok_or_else(|| Problem::bad("server-password-needed"))?;
        prove(app, user_name, Some(&known.person), password, address).await?;
    }
    let tables = stand_up(app, &known.person.id).await?;
    let past = TableQuery::PastOf(known.person.id.clone());
    let past = app.store().tables(past, u32::MAX, 0).await?;
    let register = app.register().await;
    let person = register.renewed(known).await?;
    register.delete(&person.id).await?;
    drop(register);
    sessions::reload(app, &tables).await;
    // Whoever looks at a game of long ago sees the name no longer, either.
    for head in &past {
        app.hub.reload_if_loaded(&head.id).await;
    }
    Ok(())
}

pub(super) async fn delete(
    State(app): State<App>,
    known: Owner,
    address: Address,
    body: Bytes,
) -> Result<Response, Refusal> {
    let goodbye = serde_json::from_slice(&body).ok();
    let password = goodbye.map(|Object(Goodbye { password })| password);
    go_for_good(&app, &known, address, password).await.in_language(known.language)?;
    Ok(sessions::without_session(&app.config, Json(json!({}))))
}

/// Nobody shall wait for somebody who is gone: every table parts with them. Returns the tables concerned.
pub(crate) async fn stand_up(app: &App, person: &PersonId) -> Result<Vec<TableId>, Problem> {
    let mut round = Round::default();
    loop {
        let of = TableQuery::Of(person.clone());
        let page = app.store().tables(of, AT_ONCE, round.offset).await?;
        let Some(new) = round.go_on(page.into_iter().map(|head| head.id).collect()) else {
            return Ok(round.visited);
        };
        for table in new {
            if let Err(problem) = app.hub.part_with(&table, person).await {
                tracing::warn!(%table, code = problem.code, "could not stand up");
            }
        }
    }
}

/// A round through all tables of a list that is read page by page. Some leave the list because of what is done at them and
/// some do not, so what was visited counts, not where it stood.
#[derive(Debug, Default)]
struct Round {
    visited: Vec<TableId>,
    /// Where the next page begins.
    offset: u32,
}

impl Round {
    /// The tables of a page that were not visited yet; nothing once the list is at its end.
    fn go_on(&mut self, mut page: Vec<TableId>) -> Option<Vec<TableId>> {
        if page.is_empty() {
            return None;
        }
        let read = page.len() as u32;
        page.retain(|table| !self.visited.contains(table));
        self.offset = if page.is_empty() { self.offset + read } else { 0 };
        self.visited.extend_from_slice(&page);
        Some(page)
    }
}

fn describe(app: &App, session: &Session, current: &Session) -> Value {
    json!({
        "key": session.key,
        "kind": session.kind,
        "label": session.label,
        "created": session.created,
        "seen": session.seen,
        "expires": app.calendar.on_the_wall(session.ends),
        "current": session.key == current.key,
    })
}

/// Where somebody is signed in, and their tokens.
pub(crate) async fn own_sessions(app: &App, known: &Owner) -> Result<Vec<Session>, Problem> {
    Ok(app.store().sessions_of(&known.person.id).await?)
}

pub(super) async fn list_sessions(State(app): State<App>, known: Owner) -> Answer<Value> {
    let sessions = own_sessions(&app, &known).await.in_language(known.language)?;
    let documents: Vec<Value> =
        sessions.iter().map(|session| describe(&app, session, &known.session)).collect();
    Ok(Json(json!({ "sessions": documents })))
}

/// Ends one of one's own sessions or tokens.
pub(crate) async fn end_own_session(app: &App, known: &Owner, key: &str) -> Result<(), Problem> {
    let key: Hash = key.parse().map_err(|_| Problem::not_found())?;
    let register = app.register().await;
    let own = app.store().sessions_of(&known.person.id).await?;
    if !own.iter().any(|session| session.key == key) {
        return Err(Problem::not_found());
    }
    register.end(&known.person.id, &key).await
}

pub(super) async fn end_session(
    State(app): State<App>,
    known: Owner,
    Path(key): Path<String>,
) -> Answer<Value> {
    end_own_session(&app, &known, &key).await.in_language(known.language)?;
    Ok(Json(json!({})))
}

/// What a token is to be called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    label: String,
}

/// A token for a program, which is shown once, and the session it stands for.
pub(crate) async fn make_token(
    app: &App,
    known: &Owner,
    label: &str,
) -> Result<(String, Session), Problem> {
    let label = visible_name(label)?;
    let register = app.register().await;
    let person = register.renewed(known).await?;
    register.open_token(&person.id, label).await
}

pub(super) async fn new_token(
    State(app): State<App>,
    known: Owner,
    Body(new): Body<NewToken>,
) -> Result<Response, Refusal> {
    let (token, session) =
        make_token(&app, &known, &new.label).await.in_language(known.language)?;
    let mut document = describe(&app, &session, &known.session);
    document["token"] = json!(token);
    Ok((StatusCode::CREATED, Json(document)).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_names_are_plain() {
        for good in ["anna", "A.n-n_a", "007", &"x".repeat(32)] {
            assert_eq!(check_user_name(good), Ok(()), "{good}");
        }
        for bad in ["", "ab", "änna", "an na", ".anna", "-an", "anna@home", &"x".repeat(33)] {
            assert!(check_user_name(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn nobody_stays_at_a_table_because_they_sit_at_many() {
        let tables: Vec<TableId> = (0..23).map(|number| TableId(number.to_string())).collect();
        let (mut list, mut left, mut round) = (tables.clone(), Vec::new(), Round::default());
        loop {
            let page = list.iter().skip(round.offset as usize).take(4).cloned().collect();
            let Some(new) = round.go_on(page) else { break };
            // Every third stays in the list, as a game does that a bot plays on for them.
            let stays = |table: &TableId| table.0.parse::<u32>().is_ok_and(|id| id % 3 == 0);
            list.retain(|table| stays(table) || !new.contains(table));
            left.extend(new);
        }
        assert_eq!(left, round.visited, "each once");
        left.sort_by_key(|table| table.0.parse::<u32>().ok());
        assert_eq!(left, tables);
    }
}
