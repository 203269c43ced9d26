//! How well a bot hits the step of a falling clock that it meant: the lower ranks press as people do, mostly a
//! little late.

use damrak_bots::Rank;
use damrak_core::Rng;

/// By how many steps a press can miss, each as likely as the others; negative is early, which is dearer.
const fn slips(rank: Rank) -> &'static [i8] {
    match rank {
        // Two times in five on the spot.
        Rank::Random | Rank::Apprentice => &[-1, 0, 0, 1, 2],
        // Six times in eight.
        Rank::Clerk => &[0, 0, 0, 0, 0, 0, 1, -1],
        // Nineteen times in twenty.
        Rank::Merchant => &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
        Rank::Regent => &[0],
    }
}

/// The step on which a bot presses that meant this one. `may_stop` says where it can; a slip to anywhere else does
/// not happen.
pub fn pressed(rank: Rank, meant: u8, rng: &mut Rng, may_stop: impl Fn(u8) -> bool) -> u8 {
    let slips = slips(rank);
    let slip = slips[rng.below(slips.len() as u32) as usize];
    meant.checked_add_signed(slip).filter(|step| may_stop(*step)).unwrap_or(meant)
}

/// How long after its step begins a bot presses, in milliseconds: anywhere inside the step, as a hand would.
pub fn moment(step_millis: u32, rng: &mut Rng) -> u64 {
    u64::from(rng.below(step_millis.max(1)))
}

#[cfg(test)]
mod tests {
    use damrak_core::Seed;

    use super::*;

    /// How often in a thousand presses a rank misses by each number of steps from -2 to 2.
    fn misses(rank: Rank) -> [u32; 5] {
        let mut rng = Rng::new(Seed::from_number(7));
        let mut counts = [0; 5];
        for _ in 0..1000 {
            let step = pressed(rank, 8, &mut rng, |step| step < 17);
            counts[usize::from(step) + 2 - 8] += 1;
        }
        counts
    }

    #[test]
    fn the_lower_the_rank_the_worse_it_hits() {
        let hits = Rank::ALL.map(|rank| misses(rank)[2]);
        assert!(hits[1] > 300 && hits[1] < 500, "an apprentice: {hits:?}");
        assert!(hits[2] > 680 && hits[2] < 820, "a clerk: {hits:?}");
        assert!(hits[3] > 920 && hits[3] < 1000, "a merchant: {hits:?}");
        assert_eq!(hits[4], 1000, "a regent");
    }

    #[test]
    fn an_apprentice_is_early_by_one_step_and_late_by_two_at_most() {
        let [too_early, early, _, late, very_late] = misses(Rank::Apprentice);
        assert_eq!(too_early, 0);
        assert!(early > 100 && late > 100 && very_late > 100);
        assert!(late + very_late > early, "people are late more often than early");
    }

    #[test]
    fn bots_press_all_over_the_step_and_never_beside_it() {
        let mut rng = Rng::new(Seed::from_number(9));
        let moments: Vec<u64> = (0..2000).map(|_| moment(1000, &mut rng)).collect();
        assert!(moments.iter().all(|moment| *moment < 1000));
        for tenth in 0..10 {
            let within = moments.iter().filter(|moment| **moment / 100 == tenth).count();
            assert!((140..260).contains(&within), "{within} in tenth {tenth}");
        }
    }

    #[test]
    fn nobody_slips_to_where_the_clock_cannot_be_stopped() {
        let mut rng = Rng::new(Seed::from_number(8));
        for _ in 0..200 {
            assert_eq!(pressed(Rank::Apprentice, 0, &mut rng, |step| step == 0), 0);
        }
    }
}
