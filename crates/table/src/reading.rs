//! What can be told of a table as it is.

use damrak_core::{Choices, FallingClock, Patience, Seat, SeatSet, Standing, Viewer};
use damrak_store::{DELETED, PersonId, Status};

use super::entry::Why;
use super::model::{Occupant, SeatState, Table};
use super::render::Presence;
use super::turn::Turn;
use crate::bots::names;

impl Table {
    /// Whether a person plays here, for whom no bot stands in.
    pub(crate) fn has_players(&self) -> bool {
        let is_played = |seat: Seat| {
            let occupant = self.seats.get(seat.index()).map(|state| &state.occupant);
            matches!(occupant, Some(Occupant::Person { .. })) && self.bot_of(seat).is_none()
        };
        Seat::all(self.rules.players()).any(is_played)
    }

    /// The seats that owe a decision now, also while the table is paused; none before the game and after it.
    pub(super) fn waiting(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.head.status == Status::Playing => game.position.waiting_for(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The clock that falls now, if the game asks for one.
    pub(super) fn falling_clock(&self) -> Option<FallingClock> {
        let playing = self.head.status == Status::Playing && !self.paused;
        self.game.as_ref().filter(|_| playing)?.position.falling_clock()
    }

    /// The people that a falling clock waits for: those who may stop it and are not there.
    pub(super) fn awaited(&self, presence: &[Presence]) -> Vec<Seat> {
        if !self.body.settings.wait_for_absent {
            return Vec::new();
        }
        let is_away = |seat: &Seat| {
            let here = presence.get(seat.index()).is_some_and(|presence| presence.online);
            !here && self.bot_of(*seat).is_none()
        };
        let mut away = self.falling_clock().map(|clock| clock.order).unwrap_or_default();
        away.retain(is_away);
        // By their seats: their order may be a lot that nobody knows yet.
        away.sort_unstable();
        away
    }

    /// How long this decision may hold up the others: only where people play at the same time.
    pub(super) fn patience_with(&self, seat: Seat) -> Option<Patience<String>> {
        let person = |state: &&SeatState| matches!(state.occupant, Occupant::Person { .. });
        let settings = &self.body.settings;
        let together = self.head.live
            && settings.limited_talk
            && !settings.hot_seat
            && self.seats.iter().filter(person).count() > 1;
        let game = self.game.as_ref().filter(|_| together && self.bot_of(seat).is_none())?;
        game.position.patience(seat)
    }

    /// What a decision of the seat must name.
    pub(super) fn turn(&self, seat: Seat) -> Turn {
        Turn::new(self.epoch, self.seats.get(seat.index()).map_or(0, |seat| seat.turns))
    }

    fn has_given_up(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|state| state.resigned.is_some())
    }

    /// Every decision open to a seat now.
    pub(super) fn choices(&self, seat: Seat) -> Choices {
        let active =
            self.head.status == Status::Playing && !self.paused && !self.has_given_up(seat);
        let game = self.game.as_ref().filter(|_| active);
        game.map(|game| game.position.choices(seat)).unwrap_or_default()
    }

    /// Whether a seat may take its own last decision back.
    pub(super) fn may_take_back(&self, seat: Seat) -> bool {
        let last = self.game.as_ref().and_then(|game| game.before.last());
        self.head.status == Status::Playing
            && !self.has_given_up(seat)
            && last.is_some_and(|(owner, _)| *owner == seat)
    }

    /// The seats of a person.
    pub(super) fn seats_of(&self, person: &PersonId) -> impl Iterator<Item = Seat> + '_ {
        let person = person.clone();
        self.seats.iter().enumerate().filter_map(move |(index, seat)| match &seat.occupant {
            Occupant::Person { id, .. } if *id == person => Some(Seat::from_index(index)),
            _ => None,
        })
    }

    /// All seats of whoever sits on this one; empty if it is only this one.
    pub(super) fn seats_together(&self, seat: Seat) -> Vec<Seat> {
        let occupant = self.seats.get(seat.index()).map(|state| &state.occupant);
        let Some(Occupant::Person { id, .. }) = occupant else { return Vec::new() };
        let together: Vec<Seat> = self.seats_of(id).collect();
        if together.len() > 1 { together } else { Vec::new() }
    }

    /// The bot that decides for a seat now, if one does.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        let state = self.seats.get(seat.index())?;
        match &state.occupant {
            Occupant::Bot { bot } => Some(bot),
            _ => state.stand_in.as_deref(),
        }
    }

    /// What whoever sits on a seat is called; empty while it is open. Bots have names of their time.
    pub(super) fn name_of(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()).map(|state| &state.occupant) {
            Some(Occupant::Person { name, .. }) => self.name_given(seat, name).to_owned(),
            Some(Occupant::Bot { .. }) => names::name(&self.head.id, seat.index()).to_owned(),
            Some(Occupant::Open) | None => String::new(),
        }
    }

    /// Whoever shares a device with the table's maker sits there under a name of their own.
    fn name_given<'a>(&'a self, seat: Seat, own: &'a str) -> &'a str {
        let settings = &self.body.settings;
        let given = settings.seat_names.get(seat.index()).map(String::as_str);
        let shared = settings.hot_seat && own != DELETED;
        given.filter(|given| shared && !given.is_empty()).unwrap_or(own)
    }

    /// The display names of all seats; those who share a name are told apart by the number of their seat.
    pub(super) fn names(&self) -> Vec<String> {
        told_apart(Seat::all(self.rules.players()).map(|seat| self.name_of(seat)).collect())
    }

    /// The same for records, where a bot is known by its level.
    pub(super) fn names_in_records(&self) -> Vec<String> {
        let name = |seat: Seat| match self.seats.get(seat.index()).map(|state| &state.occupant) {
            Some(Occupant::Bot { bot }) => bot.clone(),
            _ => self.name_of(seat),
        };
        told_apart(Seat::all(self.rules.players()).map(name).collect())
    }

    /// Who may see what: a person's own seat if it is theirs, else the spectator's view.
    pub(super) fn may_view(
        &self,
        person: Option<&PersonId>,
        wanted: Option<Seat>,
    ) -> Option<Viewer> {
        let own: Vec<Seat> =
            person.map(|person| self.seats_of(person).collect()).unwrap_or_default();
        match wanted {
            Some(seat) => own.contains(&seat).then_some(Viewer::Seat(seat)),
            None => match own.first() {
                Some(seat) => Some(Viewer::Seat(*seat)),
                None => self.body.settings.spectators.then_some(Viewer::Spectator),
            },
        }
    }

    /// The ranks of all seats once the game is over: those who gave up come last, the first of them very
    /// last; nothing for a game that was ended by agreement. In a rated game, however it ended, whoever had a bot decide
    /// for them and did not come back has given up.
    pub(super) fn ranks(&self) -> Option<Vec<(Seat, u8)>> {
        let game = self.game.as_ref()?;
        let standing = match game.ended? {
            Why::Agreement => return None,
            Why::Rules => game.position.standing(),
            Why::Resignation => None,
        };
        let left =
            |state: &SeatState| state.resigned.is_some() || (self.head.rated && state.stood_in);
        let mut order: Vec<((bool, u64), Seat)> = self
            .seats
            .iter()
            .enumerate()
            .map(|(index, state)| {
                let seat = Seat::from_index(index);
                let rank = standing.as_ref().and_then(|s| s.place_of(seat)).map_or(1, |p| p.rank);
                let former = state.resigned.map(u64::from);
                let key = match left(state) {
                    true => (true, u64::MAX - state.gone.or(former).unwrap_or_default()),
                    false => (false, u64::from(rank)),
                };
                (key, seat)
            })
            .collect();
        order.sort();
        let mut ranks = Vec::new();
        for (place, (key, seat)) in order.iter().enumerate() {
            let tied = place > 0 && order[place - 1].0 == *key;
            let rank = if tied { ranks[place - 1] } else { (*seat, place as u8 + 1) }.1;
            ranks.push((*seat, rank));
        }
        Some(ranks)
    }

    /// The result by the rules, once the game is over.
    pub(super) fn standing(&self) -> Option<Standing> {
        self.game.as_ref().filter(|game| game.ended == Some(Why::Rules))?.position.standing()
    }
}

/// Those who share a name get the number of their seat behind it.
fn told_apart(mut names: Vec<String>) -> Vec<String> {
    let shared =
        |name: &String| !name.is_empty() && names.iter().filter(|n| *n == name).count() > 1;
    let twins: Vec<bool> = names.iter().map(shared).collect();
    for (index, name) in names.iter_mut().enumerate().filter(|(index, _)| twins[*index]) {
        name.push_str(&format!(" {}", index + 1));
    }
    names
}
