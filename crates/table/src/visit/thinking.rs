//! Positions to think on: the truth of a game that is over, and guesses of one that somebody plays alone.

use damrak_core::{AnyPosition, Rng, Seat};

use super::{Past, Visit};
use crate::model::{Occupant, Table};
use crate::problem::Problem;
use damrak_store::Status;

/// The key to thinking about a game that goes on: only bots sit beside the one who has it. It opens guesses, never the
/// truth.
///
/// ```compile_fail,E0451
/// use damrak_table::visit::Alone;
/// fn cheat() -> Alone<'static> {
///     Alone { table: unreachable!(), seat: unreachable!() } // its fields are private
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Alone<'a> {
    table: &'a Table,
    seat: Seat,
}

impl Alone<'_> {
    /// Where they sit.
    pub fn seat(self) -> Seat {
        self.seat
    }
}

impl Visit {
    /// The key to thinking about a game that the visitor plays against bots alone. There is none for a game in which
    /// anybody else plays, or shares a device with them, or gave up.
    pub fn alone(&self) -> Result<Alone<'_>, Problem> {
        self.sight(None)?;
        let refused = || Problem::not_now("server-think-alone");
        let table = &self.table;
        let people =
            table.seats.iter().enumerate().filter_map(|(index, seat)| match &seat.occupant {
                Occupant::Person { id, .. } => Some((Seat::from_index(index), id)),
                Occupant::Bot { .. } | Occupant::Open => None,
            });
        let people: Vec<_> = people.collect();
        let playing = table.head.status == Status::Playing && !table.head.rated;
        match people[..] {
            [(seat, id)] if playing && Some(id) == self.person.as_ref() => {
                Ok(Alone { table, seat })
            }
            _ => Err(refused()),
        }
    }
}

impl Past {
    /// A position that agrees with all that the one with the key knew then; nothing for the key to another table.
    pub fn guess(&self, key: Alone<'_>, rng: &mut Rng) -> Option<Box<dyn AnyPosition>> {
        let here = key.table.head.id == self.table;
        here.then(|| self.rewound.position.guess(key.seat, rng))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use damrak_store::PersonId;

    use super::super::arranged::Watched;
    use super::*;

    /// Anna and Piet play; Anna looks.
    fn with_piet() -> Visit {
        let visit = Visit::to_a_game(&damrak_games::kits(), "kontor", Watched::ByAnybody);
        Visit { person: Some(PersonId("anna".into())), ..visit }
    }

    #[test]
    fn nobody_thinks_aloud_about_a_game_with_others() {
        let visit = with_piet();
        assert_eq!(visit.alone().unwrap_err().phrase.key, "server-think-alone");
        let mut gave_up = with_piet();
        gave_up.table.seats[1].resigned = Some(1);
        assert!(gave_up.alone().is_err(), "they may still look");
        let mut shared = with_piet();
        shared.table.seats[1].occupant = shared.table.seats[0].occupant.clone();
        assert!(shared.alone().is_err(), "somebody else sits at the same device");
    }

    #[test]
    fn whoever_plays_against_bots_alone_may_and_nobody_else() {
        let mut visit = with_piet();
        visit.table.seats[1].occupant = Occupant::Bot { bot: "clerk".into() };
        assert_eq!(visit.alone().unwrap().seat(), Seat::from_index(0));
        let stranger = Visit { person: None, ..visit.clone() };
        assert!(stranger.alone().is_err());
        let mut rated = visit.clone();
        rated.table.head.rated = true;
        assert!(rated.alone().is_err());
        visit.table.head.status = Status::Over;
        assert!(visit.alone().is_err(), "then there is another key");
    }
}
