//! Who sits where, so that everybody sits everywhere.

use damrak_bots::Level;
use damrak_core::Seat;

/// The ways in which some levels sit around a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seatings {
    /// Every level once.
    levels: Vec<Level>,
    /// For each way the index of the level on each seat.
    ways: Vec<Vec<usize>>,
}

impl Seatings {
    /// All different rotations of these seats.
    pub(crate) fn rotations(seats: &[Level]) -> Self {
        let levels = distinct(seats);
        let way: Vec<usize> = seats.iter().map(|level| index_of(&levels, *level)).collect();
        let ways = rotated(&way);
        Self { levels, ways }
    }

    /// One of each against as many of the other as there is room for, on every seat.
    pub(crate) fn pair(one: Level, other: Level, players: u8) -> Self {
        let against = |one: usize, other: usize| {
            let way: Vec<usize> =
                (0..players).map(|seat| if seat == 0 { one } else { other }).collect();
            rotated(&way)
        };
        let mut ways = against(0, 1);
        ways.extend(against(1, 0));
        // With two at the table both are the same.
        let mut different: Vec<Vec<usize>> = Vec::new();
        for way in ways {
            if !different.contains(&way) {
                different.push(way);
            }
        }
        Self { levels: vec![one, other], ways: different }
    }

    /// Every level once, in the order in which they were named.
    pub(crate) fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// How many ways there are.
    pub(crate) fn count(&self) -> usize {
        self.ways.len()
    }

    /// The index of the level that sits there.
    pub(crate) fn level_at(&self, way: usize, seat: Seat) -> Option<usize> {
        self.ways.get(way)?.get(seat.index()).copied()
    }

    /// Who sits there, seat by seat.
    pub(crate) fn seats(&self, way: usize) -> impl Iterator<Item = Level> {
        self.ways.get(way).into_iter().flatten().map(|index| self.levels[*index])
    }

    /// How many seats the level has in this way.
    pub(crate) fn seats_of(&self, way: usize, level: usize) -> usize {
        let sits = |index: &&usize| **index == level;
        self.ways.get(way).map_or(0, |way| way.iter().filter(sits).count())
    }

    /// How many deals make at least so many games.
    pub(crate) fn deals_for(&self, games: u64) -> u64 {
        games.div_ceil(self.count().max(1) as u64)
    }
}

fn distinct(seats: &[Level]) -> Vec<Level> {
    let mut levels: Vec<Level> = Vec::new();
    for level in seats {
        if !levels.contains(level) {
            levels.push(*level);
        }
    }
    levels
}

fn index_of(levels: &[Level], level: Level) -> usize {
    levels.iter().position(|other| *other == level).unwrap_or_default()
}

/// All different rotations; the one given comes first.
fn rotated(way: &[usize]) -> Vec<Vec<usize>> {
    let mut ways: Vec<Vec<usize>> = Vec::new();
    for by in 0..way.len() {
        let mut turned = way.to_vec();
        turned.rotate_right(by);
        if !ways.contains(&turned) {
            ways.push(turned);
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(text: &str) -> Vec<Level> {
        text.split(',').map(|level| level.parse().expect("a level")).collect()
    }

    /// How often each level sits on each seat.
    fn sitting(seatings: &Seatings, players: u8) -> Vec<Vec<usize>> {
        let times = |level: usize, seat: Seat| {
            let ways = 0..seatings.count();
            ways.filter(|way| seatings.level_at(*way, seat) == Some(level)).count()
        };
        let of_level = |level| Seat::all(players).map(|seat| times(level, seat)).collect();
        (0..seatings.levels().len()).map(of_level).collect()
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (text, ways) in [
            ("clerk,random", 2),
            ("clerk,random,random,random", 4),
            ("clerk,clerk,random,random", 4),
            ("clerk,random,clerk,random", 2),
            ("clerk,random,apprentice", 3),
            ("clerk,clerk,clerk", 1),
            ("regent,regent@2000ms", 1),
        ] {
            let seats = levels(text);
            let seatings = Seatings::rotations(&seats);
            assert_eq!(seatings.count(), ways, "{text}");
            assert_eq!(seatings.seats(0).collect::<Vec<_>>(), seats, "{text}");
            for of_level in sitting(&seatings, seats.len() as u8) {
                assert!(of_level.iter().all(|times| *times == of_level[0]), "{text} {of_level:?}");
            }
        }
    }

    #[test]
    fn a_pair_meets_one_against_all_and_all_against_one() {
        let [one, other] = ["clerk".parse().expect("a level"), "random".parse().expect("a level")];
        let two = Seatings::pair(one, other, 2);
        assert_eq!((two.count(), sitting(&two, 2)), (2, vec![vec![1, 1], vec![1, 1]]));
        let four = Seatings::pair(one, other, 4);
        assert_eq!((four.count(), sitting(&four, 4)), (8, vec![vec![4; 4], vec![4; 4]]));
        assert_eq!((0..8).filter(|way| four.seats_of(*way, 0) == 1).count(), 4);
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        let seatings = Seatings::rotations(&levels("clerk,random,apprentice"));
        assert_eq!([1, 3, 4, 100].map(|games| seatings.deals_for(games)), [1, 1, 2, 34]);
    }
}
