//! Who sits where.

use damrak_bots::Level;
use damrak_core::Seat;

use crate::bots;
use crate::failure::Failure;

/// A person, in arguments, and in records where no name was given.
pub(crate) const HUMAN: &str = "human";

/// Who decides for a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Chair {
    /// A person in front of this terminal.
    Human,
    /// A computer opponent.
    Bot(Level),
}

/// Who decides for each seat, and what stands in the record.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    chairs: Vec<Chair>,
    names: Vec<String>,
}

impl Seating {
    /// Reads `human,clerk,…` and gives the people their names in turn.
    pub(crate) fn read(seats: &[String], names: &[String]) -> Result<Self, Failure> {
        let mut names_left = names.iter();
        let mut seating = Self { chairs: Vec::new(), names: Vec::new() };
        for seat in seats {
            if seat == HUMAN {
                let name = names_left.next().map_or(HUMAN, String::as_str);
                seating.names.push(checked_name(name)?);
                seating.chairs.push(Chair::Human);
            } else {
                seating.chairs.push(Chair::Bot(bots::read(seat, &[HUMAN])?));
                seating.names.push(seat.clone());
            }
        }
        match names_left.next() {
            None => Ok(seating),
            Some(name) => Err(Failure::usage(format!(
                "there is no seat for `{name}`: more names than people"
            ))),
        }
    }

    /// One person at this seat, and opponents everywhere else: one for all, or one for each.
    pub(crate) fn one_human(
        own: Seat,
        players: u8,
        opponents: &[String],
        names: &[String],
    ) -> Result<Self, Failure> {
        if own.number() > players {
            return Err(Failure::usage(format!("there is no seat {own}: {players} play")));
        }
        let others = usize::from(players.saturating_sub(1));
        let mut opponents = match opponents {
            [] => vec![bots::USUAL.name().to_owned(); others],
            [one] => vec![one.clone(); others],
            each if each.len() == others => each.to_vec(),
            some => {
                return Err(Failure::usage(format!(
                    "--opponents names {}, but there are {others}: write one level for all of them \
                     or {others} levels",
                    some.len()
                )));
            }
        }
        .into_iter();
        let who = |seat| if seat == own { None } else { opponents.next() };
        let seats: Vec<String> =
            Seat::all(players).map(who).map(|who| who.unwrap_or(HUMAN.to_owned())).collect();
        Self::read(&seats, names)
    }

    /// The seating of a record: a seat that bears the name of a level is played by it, all others
    /// are people.
    pub(crate) fn of_record(names: &[String]) -> Self {
        let chairs = names.iter().map(|name| name.parse().map_or(Chair::Human, Chair::Bot));
        Self { chairs: chairs.collect(), names: names.to_vec() }
    }

    /// What stands in the record, seat by seat.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// Who decides for the seat.
    pub(crate) fn chair(&self, seat: Seat) -> Chair {
        self.chairs.get(seat.index()).copied().unwrap_or(Chair::Human)
    }

    /// Whether a person decides for the seat.
    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        matches!(self.chair(seat), Chair::Human)
    }

    /// The seats of people, in order.
    pub(crate) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len().try_into().unwrap_or(Seat::MAX))
            .filter(|seat| self.is_human(*seat))
    }
}

fn checked_name(name: &str) -> Result<String, Failure> {
    let tidy: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
    let tidy = tidy.trim();
    if tidy.is_empty() {
        return Err(Failure::usage("a name must have at least one letter".to_owned()));
    }
    if tidy.parse::<Level>().is_ok() {
        return Err(Failure::usage(format!(
            "`{tidy}` is the name of a computer opponent; choose another"
        )));
    }
    Ok(tidy.to_owned())
}

/// What to call people in sentences: nobody is called "human", and namesakes are told apart.
pub(crate) fn names_to_say(seats: &[String]) -> Vec<String> {
    let namesakes = |name: &String| seats.iter().filter(|other| *other == name).count();
    (1..)
        .zip(seats)
        .map(|(number, name)| match name {
            name if name == HUMAN => String::new(),
            name if namesakes(name) > 1 => format!("{name} {number}"),
            name => name.clone(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn namesakes_are_told_apart_and_nobody_is_called_human() {
        let said = names_to_say(&texts(&["human", "random", "Anna", "random"]));
        assert_eq!(said, texts(&["", "random 2", "Anna", "random 4"]));
    }

    #[test]
    fn people_get_their_names_in_turn() {
        let seats = texts(&["random", "human", "human"]);
        let seating = Seating::read(&seats, &texts(&["Anna"])).expect("all can sit");
        assert_eq!(seating.names(), texts(&["random", "Anna", "human"]));
        assert_eq!(seating.humans().map(Seat::number).collect::<Vec<_>>(), [2, 3]);
    }

    #[test]
    fn nobody_takes_a_bots_name_and_nobody_stands() {
        for (seats, names) in [
            (&["human"][..], &["random"][..]),
            (&["human"], &["Anna", "Ben"]),
            (&["human"], &["\u{7}  "]),
            (&["human"], &["regent@5ms"]),
            (&["robot"], &[]),
            (&["clerk@5ms"], &[]),
        ] {
            assert!(Seating::read(&texts(seats), &texts(names)).is_err(), "{seats:?} {names:?}");
        }
    }

    #[test]
    fn a_record_knows_who_is_a_person() {
        let seating = Seating::of_record(&texts(&["Anna", "random", "regent@20sims", "clerk@5ms"]));
        assert_eq!(seating.humans().map(Seat::number).collect::<Vec<_>>(), [1, 4]);
    }

    #[test]
    fn opponents_are_one_for_all_or_one_each() {
        let own = Seat::from_index(1);
        let seat = |opponents: &[&str]| {
            let seating = Seating::one_human(own, 3, &texts(opponents), &[]);
            seating.map(|seating| seating.names().join(",")).ok()
        };
        assert_eq!(seat(&[]).as_deref(), Some("clerk,human,clerk"));
        assert_eq!(seat(&["regent@9ms"]).as_deref(), Some("regent@9ms,human,regent@9ms"));
        assert_eq!(seat(&["random", "merchant"]).as_deref(), Some("random,human,merchant"));
        assert_eq!(seat(&["random", "clerk", "clerk"]), None);
        assert_eq!(seat(&["human"]).as_deref(), Some("human,human,human"));
    }
}
