//! Who sits where, so that everybody sits everywhere.

use damrak_core::Seat;

use super::player::Player;

/// The ways in which some players sit around a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seatings {
    /// Every player once.
    players: Vec<Player>,
    /// For each way the index of the player on each seat.
    ways: Vec<Vec<usize>>,
}

impl Seatings {
    /// All different rotations of these seats.
    pub(crate) fn rotations(seats: &[Player]) -> Self {
        let players = distinct(seats);
        let way: Vec<usize> = seats.iter().map(|player| index_of(&players, player)).collect();
        let ways = rotated(&way);
        Self { players, ways }
    }

    /// One of each against as many of the other as there is room for, on every seat.
    pub(crate) fn pair(one: Player, other: Player, players: u8) -> Self {
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
        Self { players: vec![one, other], ways: different }
    }

    /// Every player once, in the order in which they were named.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many ways there are.
    pub(crate) fn count(&self) -> usize {
        self.ways.len()
    }

    /// The index of the player who sits there.
    pub(crate) fn index_at(&self, way: usize, seat: Seat) -> Option<usize> {
        self.ways.get(way)?.get(seat.index()).copied()
    }

    /// Who sits there, seat by seat.
    pub(crate) fn seats(&self, way: usize) -> impl Iterator<Item = &Player> {
        self.ways.get(way).into_iter().flatten().map(|index| &self.players[*index])
    }

    /// How many seats the player has in this way.
    pub(crate) fn seats_of(&self, way: usize, player: usize) -> usize {
        let sits = |index: &&usize| **index == player;
        self.ways.get(way).map_or(0, |way| way.iter().filter(sits).count())
    }

    /// How many deals make at least so many games.
    pub(crate) fn deals_for(&self, games: u64) -> u64 {
        games.div_ceil(self.count().max(1) as u64)
    }
}

fn distinct(seats: &[Player]) -> Vec<Player> {
    let mut players: Vec<Player> = Vec::new();
    for player in seats {
        if !players.contains(player) {
            players.push(player.clone());
        }
    }
    players
}

fn index_of(players: &[Player], player: &Player) -> usize {
    players.iter().position(|other| other == player).unwrap_or_default()
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

    fn players(text: &str) -> Vec<Player> {
        text.split(',').map(|name| Player::read(name).expect("a player")).collect()
    }

    /// How often each player sits on each seat.
    fn sitting(seatings: &Seatings, players: u8) -> Vec<Vec<usize>> {
        let times = |player: usize, seat: Seat| {
            let ways = 0..seatings.count();
            ways.filter(|way| seatings.index_at(*way, seat) == Some(player)).count()
        };
        let of_player = |player| Seat::all(players).map(|seat| times(player, seat)).collect();
        (0..seatings.players().len()).map(of_player).collect()
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
            let seats = players(text);
            let seatings = Seatings::rotations(&seats);
            assert_eq!(seatings.count(), ways, "{text}");
            assert_eq!(seatings.seats(0).cloned().collect::<Vec<_>>(), seats, "{text}");
            for times in sitting(&seatings, seats.len() as u8) {
                assert!(times.iter().all(|count| *count == times[0]), "{text} {times:?}");
            }
        }
    }

    #[test]
    fn a_pair_meets_one_against_all_and_all_against_one() {
        let pair = |seats| {
            let [one, other] =
                ["clerk", "random"].map(|name| Player::read(name).expect("a player"));
            Seatings::pair(one, other, seats)
        };
        let two = pair(2);
        assert_eq!((two.count(), sitting(&two, 2)), (2, vec![vec![1, 1], vec![1, 1]]));
        let four = pair(4);
        assert_eq!((four.count(), sitting(&four, 4)), (8, vec![vec![4; 4], vec![4; 4]]));
        assert_eq!((0..8).filter(|way| four.seats_of(*way, 0) == 1).count(), 4);
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        let seatings = Seatings::rotations(&players("clerk,random,apprentice"));
        assert_eq!([1, 3, 4, 100].map(|games| seatings.deals_for(games)), [1, 1, 2, 34]);
    }
}
