//! Ratings: Weng and Lin's method for any number of players, with draws.

use damrak_store::Rating;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// New ratings from old ones and the ranks that were reached; 1 is best, equal ranks are ties.
pub fn rate(results: &[(Rating, u8)]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = results
        .iter()
        .map(|(rating, _)| [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }])
        .collect();
    let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(results)
        .map(|(team, (_, rank))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*rank))))
        .collect();
    let rated = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
    results
        .iter()
        .zip(rated)
        .map(|((old, _), new)| {
            let new = new.first().copied().unwrap_or_default();
            Rating {
                mean: new.rating,
                deviation: new.uncertainty,
                games: old.games + 1,
                ..old.clone()
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use damrak_store::PersonId;

    use super::*;

    fn fresh(name: &str) -> Rating {
        Rating {
            person: PersonId(name.into()),
            pool: "kontor/2/live".into(),
            mean: 25.0,
            deviation: 25.0 / 3.0,
            games: 0,
        }
    }

    #[test]
    fn the_winner_rises_the_loser_falls_and_both_are_better_known() {
        let rated = rate(&[(fresh("a"), 1), (fresh("b"), 2)]);
        assert!(rated[0].mean > 25.0 && rated[1].mean < 25.0);
        assert!(rated.iter().all(|rating| rating.deviation < 25.0 / 3.0 && rating.games == 1));
        assert_eq!(rated[0].person.0, "a");
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        let rated = rate(&[(fresh("a"), 1), (fresh("b"), 1)]);
        assert!(rated.iter().all(|rating| (rating.mean - 25.0).abs() < 1e-9));
    }

    #[test]
    fn with_four_players_the_order_of_places_is_the_order_of_gains() {
        let players = ["a", "b", "c", "d"].map(fresh);
        let results: Vec<(Rating, u8)> = players.into_iter().zip([2, 1, 4, 3]).collect();
        let rated = rate(&results);
        assert!(rated[1].mean > rated[0].mean && rated[0].mean > rated[3].mean);
        assert!(rated[3].mean > rated[2].mean);
    }

    /// The published example of the method's reference implementation: two fresh players, one wins.
    #[test]
    fn two_fresh_players_get_the_published_values() {
        let rated = rate(&[(fresh("a"), 1), (fresh("b"), 2)]);
        assert!((rated[0].mean - 27.635_231_383_473_65).abs() < 1e-6, "{}", rated[0].mean);
        assert!(
            (rated[0].deviation - 8.065_506_316_323_548).abs() < 1e-6,
            "{}",
            rated[0].deviation
        );
    }
}
