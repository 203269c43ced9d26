//! The move (clauses D-39 to D-41).

use damrak_core::{Deaf, Playout, Rng, Rules, Seed, Sight, Viewer};
use damrak_dutchman::Dutchman;

use crate::rulebook::table::{four, open, seat};

#[test]
fn d39_who_steers_must_move_along_a_line_short_or_long() {
    let mut table = four(|a| a.at("FAR", Some("V1")));
    table.play_all("1 lay 45 2, 2 smith, 3 smith, 4 smith");
    assert_eq!(table.offers(1), ["move G1", "move B2", "move R3"], "B2 and R3 by long lines");
    table.refuses(1, "move Y1", "D-39");
    table.refuses(1, "move FAR", "D-39");
    table.refuses(1, "pass", "D-39");
    table.play(1, "move B2");
    assert_eq!(table.view().space, "B2");
}

#[test]
fn d40_he_may_not_go_back_to_where_he_came_from() {
    let mut table = four(|a| a);
    table.play_all("1 lay 45 2, 2 smith, 3 smith, 4 smith");
    assert_eq!(table.offers(1), ["move G1", "move R2", "move B1"], "nothing is barred at first");
    table.play(1, "move R2");
    assert_eq!(table.view().from.as_deref(), Some("HOL"));
    table.play_all("2 lay 43, 3 kontor");
    let shares = table.shares(3);
    table.play(3, &format!("return {} {}", shares[0], shares[1]));
    table.play_all("4 smith, 1 smith");
    table.refuses(2, "move HOL", "D-40");
    assert_eq!(table.offers(2), ["move Y1", "move O2"]);
    table.play(2, "move Y1");
    let view = table.view();
    assert_eq!((view.from.as_deref(), view.ways.contains(&"R2".to_owned())), (Some("R2"), false));
}

/// The Dutchman moves once in every round, along a line, and never straight back.
#[test]
fn d40_in_whole_games_he_never_turns_back() {
    let rules = open(5, &[]);
    let mut playout = Playout::<Dutchman>::default();
    let mut rng = Rng::new(Seed::from_number(40));
    for game in 0..60 {
        let mut position = rules.deal(Seed::from_number(game), &mut Deaf);
        let mut path = vec!["HOL".to_owned()];
        loop {
            let view = rules.view(&position, Viewer::Spectator);
            if path.last() != Some(&view.space) {
                path.push(view.space);
            }
            if playout.run(&rules, &mut position, &mut rng, 1) == 0 {
                break;
            }
        }
        assert!(path.windows(3).all(|three| three[0] != three[2]), "{path:?}");
        let find = |name: &String| rules.board().find(name).unwrap();
        let joined =
            |two: &[String]| rules.board().neighbours(find(&two[0])).contains(find(&two[1]));
        assert!(path.windows(2).all(joined), "{path:?}");
        let round = rules.view(&position, Viewer::Spectator).round;
        assert_eq!(path.len(), usize::from(round) + 1, "once in every round");
    }
}

#[test]
fn d41_what_was_laid_is_the_supply_of_the_next_round() {
    let mut table = four(|a| a);
    table.play_all("1 lay 45 2, 2 lay 42, 3 smith, 4 lay 31 10");
    assert_eq!(table.view().middle, 0, "this round's smith had the middle already");
    assert_eq!(table.player(3).shoes, 13);
    table.play(1, "move R2");
    assert_eq!(table.view().middle, 2 + 1 + 2);
    assert_eq!(table.player(1).laid, None);
    assert_eq!(table.view().starter, seat(2));
    table.play_all("2 smith, 3 lay 48, 4 lay 30, 1 lay 44");
    assert_eq!(table.player(2).shoes, 8 + 5);
}
