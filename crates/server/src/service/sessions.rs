//! Where somebody is signed in, and the tokens of their programs.

use damrak_core::Hash;
use damrak_store::Session;

use crate::app::App;
use crate::who::Owner;
use damrak_table::Problem;
use damrak_table::text::visible_name;

/// Where somebody is signed in, and their tokens.
pub(crate) async fn own_sessions(app: &App, known: &Owner) -> Result<Vec<Session>, Problem> {
    Ok(app.store().sessions_of(&known.person.id).await?)
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
