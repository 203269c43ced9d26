//! Every variant is played to its end, many times, at random.

use std::collections::BTreeMap;

use damrak_core::{Deaf, Documents, Playout, Rng, Rules, Seed};
use damrak_kontor::{EndName, Kontor, View};

use crate::rulebook::table::{Table, open, open_first};

const GAMES: u64 = 300;

/// How many games ended for which reason.
type Ends = BTreeMap<&'static str, u32>;

/// Plays random games, looks at every end, and counts the reasons.
fn play(variant: &str, options: &[(&str, &str)], look: impl Fn(&Table, EndName, &View)) -> Ends {
    play_by(&open(variant, options), look)
}

/// The same by given rules.
fn play_by(rules: &Kontor, look: impl Fn(&Table, EndName, &View)) -> Ends {
    let mut playout = Playout::<Kontor>::default();
    let mut ends = Ends::new();
    for game in 0..GAMES {
        let seed = Seed::from_number(game);
        let mut position = rules.deal(seed, &mut Deaf);
        playout.run(rules, &mut position, &mut Rng::new(seed.derive("play", 0)), 20_000);
        rules.check(&position).expect("the position can be");
        let table = Table(damrak_core::testing::Table { rules: rules.clone(), position });
        let why = crate::rulebook::ending::end(&table).expect("every game ends");
        let name = match why {
            EndName::Full => "full",
            EndName::Idle => "idle",
            EndName::Stale => "stale",
            EndName::Line(_) => "line",
            EndName::Broke(_) => "broke",
        };
        *ends.entry(name).or_default() += 1;
        look(&table, why, &table.view());
    }
    ends
}

/// The points of both are the worth of their sectors that count.
fn look_at_points(view: &View) {
    let mut points = [0; 2];
    for sector in view.harbour.sectors.iter().filter(|sector| sector.counts) {
        assert!(sector.closed);
        points[sector.guard.expect("only guarded sectors count").index()] += sector.worth;
    }
    assert_eq!(view.players.each_ref().map(|player| player.points), points);
}

fn counted_and_guarded(view: &View) -> (usize, usize) {
    let sectors = &view.harbour.sectors;
    let count = |of: fn(&&damrak_kontor::SectorView) -> bool| sectors.iter().filter(of).count();
    (count(|sector| sector.counts), count(|sector| sector.guard.is_some()))
}

fn ends_only_by(ends: &Ends, reasons: &[&str]) {
    assert!(ends.keys().all(|reason| reasons.contains(reason)), "{ends:?}");
}

#[test]
fn k50_whole_basic_games_fill_seven_by_seven() {
    for ties in ["contested", "literal"] {
        let ends = play("base", &[("ties", ties)], |_, why, view| {
            let harbour = &view.harbour;
            assert_eq!(harbour.cells.len() == 49, why == EndName::Full);
            assert!(counted_and_guarded(view).0 <= 5);
            look_at_points(view);
        });
        ends_only_by(&ends, &["full", "idle", "stale"]);
        assert!(ends["full"] > 250, "{ends:?}");
    }
}

#[test]
fn k60_whole_games_of_water_games_fill_six_by_six() {
    let look = |_: &Table, why: EndName, view: &View| {
        assert_eq!(view.harbour.cells.len() == 36, why == EndName::Full);
        let (counted, guarded) = counted_and_guarded(view);
        assert_eq!(counted, guarded);
        look_at_points(view);
    };
    let ends = play("water-games", &[], look);
    ends_only_by(&ends, &["full", "idle", "stale"]);
    assert!(ends["full"] > 290, "who waits for a canal does not end the game: {ends:?}");
    let ends = play_by(&open_first("water-games", &[]), look);
    ends_only_by(&ends, &["full", "idle", "stale"]);
    assert!(ends["full"] > 200 && ends["idle"] > 0, "in the first version it did: {ends:?}");
}

#[test]
fn k65_whole_games_of_tic_tac_toe_end_by_a_line_or_a_full_harbour() {
    let ends = play("tic-tac-toe", &[], |table, why, view| {
        let standing = table.standing().expect("over");
        match why {
            EndName::Line(seat) => assert_eq!(standing.winners().collect::<Vec<_>>(), [seat]),
            EndName::Full => assert_eq!(view.harbour.cells.len(), 64),
            _ => {}
        }
    });
    ends_only_by(&ends, &["line", "full", "idle", "stale"]);
    assert!(ends["line"] > 50 && ends["full"] > 10, "{ends:?}");
}

#[test]
fn k64_whole_games_of_tic_tac_toe_found_no_new_sectors() {
    play("tic-tac-toe", &[], |_, why, view| {
        if why == EndName::Full {
            assert!(view.harbour.sectors.len() <= 9, "one sector a block at most");
        }
    });
}

#[test]
fn k67_whole_games_of_canal_grande_fill_four_by_twelve() {
    let ends = play("canal-grande", &[], |_, why, view| {
        assert_eq!(view.harbour.cells.len() == 48, why == EndName::Full);
        let (counted, guarded) = counted_and_guarded(view);
        assert_eq!(counted, guarded);
        look_at_points(view);
    });
    ends_only_by(&ends, &["full", "idle", "stale"]);
    assert!(ends["full"] > 250, "{ends:?}");
}

#[test]
fn k68_whole_games_of_gulliver_fill_five_by_five() {
    let ends = play("gulliver", &[], |_, why, view| {
        assert_eq!(view.harbour.cells.len() == 25, why == EndName::Full);
        let (counted, guarded) = counted_and_guarded(view);
        assert_eq!(counted, guarded);
        look_at_points(view);
    });
    ends_only_by(&ends, &["full", "idle", "stale"]);
    assert!(ends["full"] > 250, "{ends:?}");
}

#[test]
fn k70_whole_games_of_poverty_end_by_money_and_by_a_full_harbour() {
    let ends = play("poverty", &[], |table, why, view| {
        let (red, black, treasury) = table.money();
        assert_eq!(red + black + treasury, 6);
        let broke = treasury == 0 && (red == 0 || black == 0);
        if let EndName::Broke(seat) = why {
            assert!(broke);
            assert_eq!(view.players[seat.index()].guilders, 0);
            let standing = table.standing().expect("over");
            assert_eq!(standing.winners().collect::<Vec<_>>(), [damrak_kontor::other(seat)]);
        } else {
            assert!(!broke);
            look_at_points(view);
        }
    });
    ends_only_by(&ends, &["broke", "full", "idle", "stale"]);
    assert!(ends["broke"] > 10 && ends["full"] > 100, "{ends:?}");
}

#[test]
fn k72_whole_beginners_games_fill_six_by_six() {
    let ends = play("beginner", &[], |_, why, view| {
        assert_eq!(view.harbour.cells.len() == 36, why == EndName::Full);
        assert_eq!(view.harbour.boat, None);
        let (counted, guarded) = counted_and_guarded(view);
        assert_eq!(counted, guarded);
        look_at_points(view);
    });
    ends_only_by(&ends, &["full", "idle"]);
    assert!(ends["full"] > 250, "{ends:?}");
}

#[test]
fn k85_whole_games_with_special_cards_end_in_every_variant() {
    for variant in ["base", "water-games", "canal-grande", "gulliver", "poverty", "beginner"] {
        let mut ends = play(variant, &[("special-cards", "true")], |table, why, view| {
            if !matches!(why, EndName::Broke(_)) {
                look_at_points(view);
            }
            assert!(table.view().specials_left.is_some());
        });
        ends.remove("broke");
        ends_only_by(&ends, &["full", "idle", "stale"]);
        assert!(ends["full"] > 100, "{variant}: {ends:?}");
    }
}
