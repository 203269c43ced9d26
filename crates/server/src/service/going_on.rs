//! A new table that goes on from a position of a game that is over.

use damrak_bots::Rank;
use damrak_core::{Seat, Seed};
use damrak_pages::think::place::Place;
use damrak_store::TableId;

use super::making::{Seating, head};
use super::new_table::{NewTable, Sitter};
use super::thinking;
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::Known;
use damrak_table::Problem;
use damrak_table::bots::levels;
use damrak_table::going_on::Beginning;
use damrak_table::random;
use damrak_table::settings::{Body, ClockRule, Settings, Way};
use damrak_table::sight::Facts;
use damrak_table::visit::Over;
use damrak_table::wish::Wish;

/// From where somebody wants to play on, and against whom.
#[derive(Clone, Debug)]
pub(crate) struct PlayOn {
    /// Which position of the game that is over, what was arranged there by hand, and what is tried then.
    pub(crate) place: Place,
    /// Where they sit.
    pub(crate) seat: Seat,
    /// Who sits on the other seats.
    pub(crate) others: Others,
    /// What the table is called.
    pub(crate) title: String,
}

/// Who sits on the other seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Others {
    /// Bots of a level; play goes on at once.
    Bots(String),
    /// Whoever comes.
    Friends,
}

impl Others {
    /// As a form says it: a level, or else friends. Who says nothing plays against clerks.
    pub(crate) fn read(word: &str) -> Result<Self, Problem> {
        match word {
            "friends" => Ok(Self::Friends),
            "" => Ok(Self::Bots(Rank::Clerk.name().to_owned())),
            level => Ok(Self::Bots(levels::read(level)?.to_string())),
        }
    }
}

/// What has been decided in a finished game up to a decision, and what is tried instead of what came then.
pub(crate) async fn decisions(
    app: &App,
    over: Over<'_>,
    decision: u32,
    line: &[(Seat, String)],
) -> Result<Vec<(Seat, String)>, Problem> {
    let mut decisions = app.hub.decisions(over).await?;
    decisions.truncate(decision as usize);
    decisions.extend_from_slice(line);
    Ok(decisions)
}

/// Makes the table. The cards lie as in the game that is over, by the same rules; the result counts for nothing.
pub(crate) async fn play_on(
    app: &App,
    known: &Known,
    id: &TableId,
    wanted: PlayOn,
) -> Result<TableId, Problem> {
    app.limits.check(Rate::Tables, Caller::Person(known.person.id.clone()))?;
    let visit = app.hub.visit(id, Some(&known.person.id)).await?;
    let over = visit.over()?;
    let table = over.facts();
    if table.seat(wanted.seat).is_none() {
        return Err(Problem::bad("server-no-such-seat"));
    }
    let Place { decision, line, sets, .. } = &wanted.place;
    let beginning = if sets.is_empty() {
        Beginning::new(over, decisions(app, over, *decision, line).await?)?
    } else {
        let position = thinking::arranged_by_hand(app, &visit, &wanted.place).await?;
        let after = table.decisions().min(*decision);
        Beginning::from_arranged(over, after, position.as_ref(), line.clone())?
    };
    let sitter = |seat: Seat| match &wanted.others {
        _ if seat == wanted.seat => Sitter::Me,
        Others::Bots(level) => Sitter::Bot(level.clone()),
        Others::Friends => Sitter::Anybody,
    };
    let seats = Seat::all(table.rules().players()).map(sitter).collect();
    let new = NewTable { title: wanted.title, rated: false, ..NewTable::like(table, seats) };
    let seating = Seating::of(&new)?;
    let next = TableId(random::name()?);
    let head = head(&next, known, &new, &**table.rules(), new.title.clone());
    let secret = Seed::from_bytes(random::bytes()?);
    let settings = settings(table, &wanted.others);
    let body = Body::new(settings, secret, seating.invitations, None).going_on(beginning);
    app.hub.create(head, &body).await?;
    for wish in seating.wishes {
        app.hub.wish(&next, known.asker(), wish).await?;
    }
    if wanted.others != Others::Friends {
        app.hub.wish(&next, known.asker(), Wish::Start {}).await?;
    }
    Ok(next)
}

/// The same game by the same rules of the same edition; everybody sits at a device of their own.
fn settings(table: Facts<'_>, others: &Others) -> Settings {
    let old = table.settings().clone();
    let alone = *others != Others::Friends;
    Settings {
        clock: if alone { ClockRule::None } else { old.clock },
        hot_seat: false,
        seat_names: Vec::new(),
        wait_for_absent: true,
        hints: alone,
        deal: Way::Quick,
        ..old
    }
}
