//! What everybody may know about somebody.

use damrak_store::{Person, PersonId, Rating, Status, TableHead, TableQuery};

use crate::app::App;
use damrak_table::Problem;

/// How many games a profile shows, and how many it looks through for them.
const GAMES: usize = 20;
const LOOKED_THROUGH: u32 = 200;

/// What everybody may know about somebody.
#[derive(Debug)]
pub(crate) struct Profile {
    /// Who.
    pub(crate) person: Person,
    /// How strong they are.
    pub(crate) ratings: Vec<Rating>,
    /// What they played of late for all to see.
    pub(crate) games: Vec<TableHead>,
}

/// Looks somebody up.
pub(crate) async fn look_up(app: &App, id: &PersonId) -> Result<Profile, Problem> {
    let person = app.store().person(id).await?.ok_or_else(Problem::not_found)?;
    let ratings = app.store().ratings_of(id).await?;
    let past = app.store().tables(TableQuery::PastOf(id.clone()), LOOKED_THROUGH, 0).await?;
    let is_shown = |head: &TableHead| {
        let sat = head.seats.iter().any(|seat| seat.person.as_ref() == Some(&person.id));
        sat && head.public && head.status == Status::Over
    };
    let games = past.into_iter().filter(is_shown).take(GAMES).collect();
    Ok(Profile { person, ratings, games })
}
