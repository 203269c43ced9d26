//! What can be taken from a table, and by whom: the only things that anybody outside this module gets of one.
//!
//! [`Facts`] are for everybody who knows the address. A [`Sight`] is the table as one viewer may see it; the true
//! position lies behind it and cannot be taken out (compare [`damrak_core::Seen`]).

use std::any::Any;
use std::ops::Deref;
use std::sync::Arc;

use damrak_core::{
    AnyRules, Choices, FallingClock, Hash, Line, Phrase, Refused, Seat, SeatSet, Standing, Target,
    Viewer,
};
use damrak_kit::Kit;
use damrak_store::{PersonId, Status, TableHead, TableId};

use super::clock::{Moment, SeatClock};
use super::entry::Why;
use super::falling::Fall;
use super::hints::SeatHint;
use super::model::{Chapter, Occupant, SeatState, Table, UndoOffer, Vote};
use super::render::{Circumstances, Presence};
use super::settings::{Settings, invitation_hash};
use super::turn::Turn;

/// What whoever knows a table's address may know of it: who sits there and how it is set up, nothing of the game.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a>(&'a Table);

impl<'a> Facts<'a> {
    pub(super) fn of(table: &'a Table) -> Self {
        Self(table)
    }

    /// What the lobby lists.
    pub fn head(self) -> &'a TableHead {
        &self.0.head
    }

    /// Its name forever.
    pub fn id(self) -> &'a TableId {
        &self.0.head.id
    }

    /// What its game brings along.
    pub fn kit(self) -> &'static Kit {
        self.0.kit
    }

    /// The rules of its game.
    pub fn rules(self) -> &'a Arc<dyn AnyRules> {
        &self.0.rules
    }

    /// Who sits where.
    pub fn seats(self) -> Vec<SeatFacts<'a>> {
        self.0.seats.iter().map(SeatFacts::of).collect()
    }

    /// One of the seats.
    pub fn seat(self, seat: Seat) -> Option<SeatFacts<'a>> {
        self.0.seats.get(seat.index()).map(SeatFacts::of)
    }

    /// What its maker chose.
    pub fn settings(self) -> &'a Settings {
        &self.0.body.settings
    }

    /// The table that follows this one.
    pub fn rematch(self) -> Option<&'a TableId> {
        self.0.body.rematch.as_ref()
    }

    /// Entries in the log.
    pub fn version(self) -> u64 {
        self.0.length
    }

    /// Whether the clocks stand still.
    pub fn is_paused(self) -> bool {
        self.0.paused
    }

    /// Whether a pause for this seat needs somebody else's yes.
    pub fn must_ask_for_pause(self, seat: Seat) -> bool {
        self.0.must_ask_for_pause(seat)
    }

    /// How many seconds somebody must have been away before the others may have a bot play for them.
    pub fn away_before_replaced(self) -> u32 {
        self.0.away_before_replaced()
    }

    /// Somebody wants to go back further than they may alone.
    pub fn undo(self) -> Option<&'a UndoOffer> {
        self.0.undo.as_ref()
    }

    /// What is being voted on.
    pub fn votes(self) -> &'a [Vote] {
        &self.0.votes
    }

    /// Whether the cards were dealt.
    pub fn has_begun(self) -> bool {
        self.0.game.is_some()
    }

    /// Whether the game is over, so that nothing of it is secret any more.
    pub fn is_over(self) -> bool {
        matches!(self.0.head.status, Status::Over | Status::Closed)
    }

    /// Decisions that stand.
    pub fn decisions(self) -> u32 {
        self.0.game.as_ref().map_or(0, |game| game.decisions)
    }

    /// Why the game is over.
    pub fn ended(self) -> Option<Why> {
        self.0.game.as_ref().and_then(|game| game.ended)
    }

    /// The last decisions, the oldest first: who took them, and how. What was told is not in them.
    pub fn story(self) -> impl DoubleEndedIterator<Item = &'a Arc<Chapter>> {
        self.0.game.iter().flat_map(|game| game.story.iter())
    }

    /// The display names of all seats.
    pub fn names(self) -> Vec<String> {
        self.0.names()
    }

    /// The seats that owe a decision now.
    pub fn waiting(self) -> SeatSet {
        self.0.waiting()
    }

    /// The clock that falls now, if the game asks for one.
    pub fn falling_clock(self) -> Option<FallingClock> {
        self.0.falling_clock()
    }

    /// The people that a falling clock waits for.
    pub fn awaited(self, presence: &[Presence]) -> Vec<Seat> {
        self.0.awaited(presence)
    }

    /// Whether people may ask for hints here.
    pub fn allows_hints(self) -> bool {
        self.0.allows_hints()
    }

    /// The ranks of all seats once the game is over.
    pub fn ranks(self) -> Option<Vec<(Seat, u8)>> {
        self.0.ranks()
    }

    /// The result by the rules, once the game is over.
    pub fn standing(self) -> Option<Standing> {
        self.0.standing()
    }

    /// The seats of a person.
    pub fn seats_of(self, person: &PersonId) -> Vec<Seat> {
        self.0.seats_of(person).collect()
    }

    /// All seats of whoever sits on this one; empty if it is only this one.
    pub fn seats_together(self, seat: Seat) -> Vec<Seat> {
        self.0.seats_together(seat)
    }

    /// Whether somebody may look at the game: from a seat of theirs, or as a spectator.
    pub fn may_look(self, person: Option<&PersonId>) -> bool {
        self.0.may_view(person, None).is_some()
    }

    /// Whether a seat is kept for somebody with an invitation.
    pub fn is_kept(self, seat: Seat) -> bool {
        self.0.body.invitations.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Whether the secret of an invitation opens a seat; one that is not kept is open to all.
    pub fn admits(self, seat: Seat, secret: &str) -> bool {
        let needed = self.0.body.invitations.get(seat.index()).copied().flatten();
        needed.is_none_or(|needed| needed == invitation_hash(secret))
    }

    /// What the server promised before the deal.
    pub fn commitment(self) -> Hash {
        self.0.commitment()
    }

    pub(super) fn table(self) -> &'a Table {
        self.0
    }
}

/// What whoever knows a table's address may know of one of its seats: no number of the deal, and nothing by which its
/// requests are known.
///
/// ```compile_fail,E0609
/// use damrak_table::sight::Facts;
/// fn cheat(facts: Facts<'_>) {
///     let _ = &facts.seats()[0].nonce; // there is no such thing in it
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SeatFacts<'a> {
    /// Who sits there.
    pub occupant: &'a Occupant,
    /// Whether they have given up.
    pub resigned: bool,
    /// The bot that plays for an absent person.
    pub stand_in: Option<&'a str>,
    /// Their time.
    pub clock: SeatClock,
    /// How often they asked for a hint.
    pub hints: u32,
    /// When the patience of the others ends.
    pub due: Option<Moment>,
    /// Whether a person sits there who has not given up.
    pub has_a_say: bool,
    /// Whether a person plays there themselves now.
    pub is_active_person: bool,
    /// How many decisions they have taken in the lesson of the game, if they learn it now, before it begins.
    pub learning: Option<u32>,
}

impl<'a> SeatFacts<'a> {
    fn of(state: &'a SeatState) -> Self {
        Self {
            occupant: &state.occupant,
            resigned: state.resigned.is_some(),
            stand_in: state.stand_in.as_deref(),
            clock: state.clock,
            hints: state.hints,
            due: state.due.as_ref().map(|(_, due)| *due),
            has_a_say: state.has_a_say(),
            is_active_person: state.is_active_person(),
            learning: state.learning.map(|learning| learning.step),
        }
    }
}

/// A table as one viewer may see it now.
///
/// ```compile_fail,E0616
/// use damrak_table::sight::Sight;
/// fn cheat(sight: &Sight<'_>) {
///     let _ = &sight.table; // the field is private, and what it holds cannot be named
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    facts: Facts<'a>,
    table: &'a Table,
    viewer: Viewer,
}

impl<'a> Deref for Sight<'a> {
    type Target = Facts<'a>;

    fn deref(&self) -> &Facts<'a> {
        &self.facts
    }
}

impl<'a> Sight<'a> {
    pub(super) fn of(table: &'a Table, viewer: Viewer) -> Self {
        Self { facts: Facts(table), table, viewer }
    }

    /// Who sees it so.
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The seat it is seen from; none by spectators.
    pub fn own_seat(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The view, for drawing; nothing before the deal.
    pub fn look(self) -> Option<Box<dyn Any + Send + Sync>> {
        Some(self.table.game.as_ref()?.position.look(self.viewer))
    }

    /// The table as text, as the viewer may know it; nothing before the deal.
    pub fn sketch(self) -> Vec<Line> {
        let game = self.table.game.as_ref();
        game.map(|game| game.position.sketch(self.viewer)).unwrap_or_default()
    }

    /// What the last decision pointed at that pointed at something the viewer may know.
    pub fn last(self) -> &'a [Target] {
        let mut known = self.facts.story().rev().map(|chapter| chapter.targets_for(self.viewer));
        known.find(|targets| !targets.is_empty()).unwrap_or_default()
    }

    /// Everything that the viewer was told in a game that is over, the oldest first.
    pub fn whole_story(self) -> impl Iterator<Item = &'a Phrase> {
        let whole = self.table.game.iter().filter_map(|game| game.whole.as_ref());
        let heard = whole.flat_map(|whole| whole.iter());
        heard.filter(move |(to, _)| to.includes(self.viewer)).map(|(_, phrase)| phrase)
    }

    /// What the viewer was told as far back as the story is kept at hand, the oldest first.
    pub fn told(self) -> impl Iterator<Item = &'a Phrase> {
        let heard = self.story().flat_map(|chapter| chapter.told.iter());
        heard.filter(move |(to, _)| to.includes(self.viewer)).map(|(_, phrase)| phrase)
    }

    /// Of that, what others' decisions brought since the viewer's own last one, the oldest first.
    pub fn news(self) -> Vec<&'a Phrase> {
        let own = self.own_seat();
        let others = |chapter: &&Arc<Chapter>| own.is_none() || chapter.seat != own;
        let mut since: Vec<&Arc<Chapter>> = self.facts.story().rev().take_while(others).collect();
        since.reverse();
        let heard = since.into_iter().flat_map(|chapter| chapter.told.iter());
        heard.filter(|(to, _)| to.includes(self.viewer)).map(|(_, phrase)| phrase).collect()
    }

    /// What a seat that owes a decision is asked.
    pub fn question(self, seat: Seat) -> Option<Phrase> {
        Some(self.table.game.as_ref()?.position.question(seat))
    }

    /// Every decision open to the viewer now.
    pub fn choices(self) -> Choices {
        self.own_seat().map(|seat| self.table.choices(seat)).unwrap_or_default()
    }

    /// What a decision of the viewer's would be, or why the rules forbid it.
    pub fn check_action(self, notation: &str) -> Option<Result<Phrase, Refused>> {
        Some(self.table.game.as_ref()?.position.check_action(self.own_seat()?, notation))
    }

    /// What a decision of the viewer's must name.
    pub fn turn(self) -> Turn {
        self.own_seat().map(|seat| self.table.turn(seat)).unwrap_or_default()
    }

    /// Whether the viewer may take their own last decision back.
    pub fn may_take_back(self) -> bool {
        self.own_seat().is_some_and(|seat| self.table.may_take_back(seat))
    }

    /// Whether the viewer may ask for a hint now.
    pub fn may_hint(self) -> bool {
        self.own_seat().is_some_and(|seat| self.table.may_hint(seat))
    }

    /// The hint that the viewer asked for.
    pub fn hint(self, circumstances: Circumstances<'a>) -> Option<&'a SeatHint> {
        let seat = self.own_seat()?;
        circumstances.hints.iter().find(|hint| hint.seat == seat)
    }

    /// The clock that falls, with what the viewer alone wants of it.
    pub fn fall(self, circumstances: Circumstances<'a>) -> Option<SeenFall<'a>> {
        let (fall, game) = (circumstances.fall?, self.table.game.as_ref()?);
        let own = self.own_seat();
        let stop = |step| game.position.stop_clock(own?, step);
        Some(SeenFall {
            fall,
            age: circumstances.now as i64 - fall.begins as i64,
            plan: own.and_then(|seat| fall.plan_of(seat)),
            pressed: own.and_then(|seat| fall.press_of(seat)),
            stops: (0..fall.clock.steps).map(stop).collect(),
        })
    }
}

/// A clock that falls, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct SeenFall<'a> {
    fall: &'a Fall,
    /// Milliseconds since its first step began; negative before.
    pub age: i64,
    /// The viewer's own step still to come.
    pub plan: Option<u8>,
    /// The step on which the viewer has pressed; of others nothing is told before it is judged.
    pub pressed: Option<u8>,
    /// What stopping it on each step would mean for the viewer, in notation.
    pub stops: Vec<Option<String>>,
}

impl<'a> SeenFall<'a> {
    /// Names it.
    pub fn id(&self) -> &'a str {
        &self.fall.id
    }

    /// Its steps and who may stop it.
    pub fn clock(&self) -> &'a FallingClock {
        &self.fall.clock
    }
}
