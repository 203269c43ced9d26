//! Making a table, and one more like it.

use std::sync::Arc;

use damrak_bots::Rank;
use damrak_core::{
    AnyRules, GameInfo, Hash, OpenError, OptionValue, Phrase, Seat, Seed, SetupDraft,
};
use damrak_store::{SeatHead, Status, TableHead, TableId, TableQuery};

use super::editions::keep_what_it_says;
use super::invitations::Invitation;
use super::new_table::{NewTable, Sitter};
use crate::address::Address;
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::Known;
use damrak_table::Problem;
use damrak_table::bots::levels;
use damrak_table::model::Occupant;
use damrak_table::random;
use damrak_table::settings::{Body, LONGEST_CLOCK, Settings, Way, invitation_hash};
use damrak_table::sight::SeatFacts;
use damrak_table::text::{is_visible, visible_line, visible_name};
use damrak_table::wish::Wish;

/// The longest title.
const TITLE: usize = 80;
/// How many of somebody's last tables are looked through for a game that they have finished.
const LOOKED_THROUGH: u32 = 200;

/// A table that was made, with the invitations to its seats: they are known only now.
#[derive(Debug)]
pub(crate) struct Made {
    /// The table.
    pub(crate) table: TableId,
    /// Who was invited.
    pub(crate) invitations: Vec<Invitation>,
}

/// The address of a table.
pub(crate) fn table_link(app: &App, table: &TableId) -> String {
    format!("{}/table/{table}", app.config.public_url)
}

/// A table as it is wanted, made from an address.
pub(crate) async fn make_table(
    app: &App,
    known: &Known,
    address: Address,
    wanted: NewTable,
) -> Result<Made, Problem> {
    make(app, known, Some(address), wanted, None).await
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
    let info = app.hub.registry().find(game).map_err(OpenError::Setup)?;
    let bot = match level {
        Some(level) => level,
        None if has_finished(app, known, info.name).await? => Rank::Clerk.name(),
        None => Rank::Apprentice.name(),
    };
    let mut seats = vec![Sitter::from(bot); usize::from(*info.players.start())];
    if let Some(first) = seats.first_mut() {
        *first = Sitter::Me;
    }
    let wanted = NewTable {
        nonce: nonce.to_owned(),
        wait_for_absent: true,
        start: true,
        ..NewTable::of(game, seats)
    };
    Ok(make(app, known, None, wanted, None).await?.table)
}

async fn make(
    app: &App,
    known: &Known,
    address: Option<Address>,
    new: NewTable,
    follows: Option<TableId>,
) -> Result<Made, Problem> {
    app.limits.check(Rate::Tables, Caller::Person(known.person.id.clone()))?;
    let (mut settings, rules) = open(app, &new)?;
    let title = visible_line(&new.title, TITLE, "server-title-long")?;
    if !settings.clock.is_sensible() {
        return Err(Problem::bad("server-bad-clock").with("days", LONGEST_CLOCK / (24 * 3600)));
    }
    keep_what_it_says(app, known, address, &mut settings, &*rules)?;
    let Seating { invitations, links, wishes } = Seating::of(&new)?;
    let id = TableId(random::name()?);
    let head = head(&id, known, &new, &*rules, title);
    let secret = Seed::from_bytes(random::bytes()?);
    app.hub.create(head, &Body::new(settings, secret, invitations, follows)).await?;
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

/// The settings of a new table, and its game; refused if they contradict each other.
fn open(app: &App, new: &NewTable) -> Result<(Settings, Arc<dyn AnyRules>), Problem> {
    let mut settings = new.settings();
    settings.seat_names = visible_names(settings.seat_names)?;
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
    Ok((settings, rules))
}

/// Names as others can bear them; an empty one stays so.
fn visible_names(names: Vec<String>) -> Result<Vec<String>, Problem> {
    let visible =
        |name: String| if is_visible(&name) { visible_name(&name) } else { Ok(String::new()) };
    names.into_iter().take(usize::from(Seat::MAX)).map(visible).collect()
}

/// What it takes to fill the seats of a new table.
#[derive(Debug, Default)]
pub(super) struct Seating {
    /// For each seat the hash of its invitation, if it is kept for somebody.
    pub(super) invitations: Vec<Option<Hash>>,
    /// The invitations themselves.
    links: Vec<(Seat, String)>,
    /// Who sits down at once.
    pub(super) wishes: Vec<Wish>,
}

impl Seating {
    pub(super) fn of(new: &NewTable) -> Result<Self, Problem> {
        let mut seating = Self::default();
        for (index, sitter) in new.seats.iter().enumerate() {
            let seat = Seat::from_index(index);
            let mut invitation = None;
            match sitter {
                Sitter::Anybody => {}
                Sitter::Me => {
                    let nonce = new.nonce.clone();
                    seating.wishes.push(Wish::Sit { seat, invitation: None, nonce });
                }
                Sitter::Invited => {
                    let secret = random::secret()?;
                    invitation = Some(invitation_hash(&secret));
                    seating.links.push((seat, secret));
                }
                Sitter::Bot(bot) => {
                    let bot = levels::read(bot)?.to_string();
                    seating.wishes.push(Wish::SeatBot { seat, bot });
                }
            }
            seating.invitations.push(invitation);
        }
        Ok(seating)
    }
}

/// What lists show of a new table.
pub(super) fn head(
    id: &TableId,
    known: &Known,
    new: &NewTable,
    rules: &dyn AnyRules,
    title: String,
) -> TableHead {
    let now = damrak_table::wall_clock();
    TableHead {
        id: id.clone(),
        title: if is_visible(&title) { title } else { rules.info().title.to_owned() },
        game: new.game.clone(),
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
    }
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
        Occupant::Bot { bot } => Sitter::Bot(bot.clone()),
        Occupant::Person { id, .. } if *id == known.person.id => Sitter::Me,
        _ => Sitter::Anybody,
    };
    let mut seats: Vec<Sitter> = table.seats().into_iter().map(seat).collect();
    // Whoever sat second begins now.
    seats.rotate_left(1);
    let new = NewTable::like(table, seats);
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
