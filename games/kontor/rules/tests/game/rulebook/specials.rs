//! The special cards in general (K-76, K-77, K-85). Each kind has a file of its own.

mod bridge;
mod buying;
mod customs;
mod flood;

use damrak_core::{Clause, Deaf, OpenError, Playout, Rng, Rules, Seat, Seed};
use damrak_kontor::{Arrange, BLACK, Direction, Kontor, RED, StageView};

use crate::rulebook::table::{Table, kinds, open, open_first, try_open};

/// A table with special cards at which nobody can buy one, because each has one guilder.
fn poor(variant: &str, arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let table = Table::arranged(specials(variant), |a| arrange(a.guilders(1, 1)));
    assert_eq!(table.view().stage, StageView::Choosing);
    table
}

/// The rules of a variant with special cards.
fn specials(variant: &str) -> Kontor {
    open(variant, &[("special-cards", "true")])
}

/// A table where Red has played this special card and is to lay it.
fn laying(card: &str, variant: &str, arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let mut table = poor(variant, |a| arrange(a).hand(RED, card));
    table.reveal(card, "pass");
    table
}

/// The same by the first version of the rules.
fn laying_first(card: &str, arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    let rules = open_first("base", &[("special-cards", "true")]);
    let mut table = Table::arranged(rules, |a| arrange(a.guilders(1, 1)).hand(RED, card));
    table.reveal(card, "pass");
    table
}

#[test]
fn k76_a_special_card_is_the_card_of_the_round_with_its_own_number() {
    let mut table = poor("base", |a| a.lay("R65 d4").hand(RED, "S86").hand(BLACK, "C85"));
    table.reveal("S86", "C85");
    assert_eq!(table.view().stage, StageView::Build { seat: RED }, "86 begins before 85");
    table.play(RED, "build d4");
    assert_eq!(table.waiting(), [2]);
    assert!(table.hand(RED).is_empty());
}

#[test]
fn k76_nothing_is_drawn_and_no_subsidy_is_paid_for_it() {
    for (card, act) in [("S86", "build d4"), ("S88", "build e4 ew"), ("S90", "build d3")] {
        let mut table = poor("base", |a| a.lay("R65 d4, R59 f4").hand(RED, card));
        table.reveal(card, "pass");
        let events = table.play(RED, act);
        assert!(
            !kinds(&events).iter().any(|kind| ["paid", "drew", "pile-empty"].contains(&&kind[..])),
            "{events:?}"
        );
        assert_eq!(table.money(), (1, 2, 17), "only the pass is paid");
        assert!(table.hand(RED).is_empty());
    }
}

#[test]
fn k76_harbour_tax_holds_for_special_cards() {
    let mut table = poor("base", |a| a.lay("R65 d4").hand(RED, "S86").hand(BLACK, "K14"));
    table.reveal("S86", "K14");
    assert_eq!(table.money(), (0, 1, 19), "it bears no symbol, but its player pays");

    let mut table = Table::arranged(specials("base"), |a| {
        a.guilders(0, 1).lay("R65 d4").hand(RED, "S86").hand(BLACK, "K14")
    });
    table.reveal("S86", "K14");
    assert_eq!(table.hand(RED), ["S86"]);
    assert_eq!(table.view().stage, StageView::Build { seat: BLACK });
}

#[test]
fn k76_a_special_card_that_cannot_be_laid_goes_back() {
    let mut table = poor("base", |a| a.hand(RED, "S86"));
    let events = table.reveal("S86", "pass");
    assert!(kinds(&events).contains(&"cannot-lay".to_owned()), "there is no quay at all");
    assert_eq!(table.hand(RED), ["S86"]);
    assert_eq!(table.money(), (1, 2, 17));
}

/// A single red quay on b2 with canals on all sides; c2 is one of them. The quays on c1 and c3 are open.
const BESIDE_CLOSED: &str = "R65 b2, C85 b1, C84 a2, C83 b3, C82 c2, K66 c1, K60 c3";

#[test]
fn k77_no_special_card_on_a_closed_sector() {
    let table = laying("S86", "base", |a| a.lay(BESIDE_CLOSED));
    assert!(table.sector("b2").closed);
    table.refuses(RED, "build b2", "K-77");
    assert!(table.allows(RED, "build c1"));
}

#[test]
fn k77_no_special_card_on_a_cell_that_touches_a_closed_sector() {
    let elsewhere = "R47 d4, R41 f4";
    let table = laying("S88", "base", |a| a.lay(BESIDE_CLOSED).lay(elsewhere));
    table.refuses(RED, "build c2 ns", "K-77");
    let open = BESIDE_CLOSED.replace("C84 a2, ", "");
    let table = laying("S88", "base", |a| a.lay(&open));
    assert!(!table.sector("b2").closed);
    assert!(table.allows(RED, "build c2 ns"), "an open sector beside it does not matter");
}

#[test]
fn k77_no_flood_on_a_bridge_that_touches_a_closed_sector() {
    let bridged = |lay: &str| {
        laying("S86", "base", |a| a.lay(lay).bridge("S88", "c2", Direction::NorthSouth))
    };
    bridged(BESIDE_CLOSED).refuses(RED, "build c2", "K-77");
    assert!(bridged(&BESIDE_CLOSED.replace("C84 a2, ", "")).allows(RED, "build c2"));
}

#[test]
fn k77_in_whole_games_nothing_special_is_offered_on_or_beside_closed_sectors() {
    let mut looked = 0;
    for game in 0..150 {
        let mut table = Table::dealt(specials("base"), game);
        let mut playout = Playout::<Kontor>::default();
        let mut rng = Rng::new(Seed::from_number(game));
        while let Some(seat) = table.rules.waiting_for(&table.position).first() {
            if let StageView::Build { seat } = table.view().stage {
                looked += look_for_taboo(&table, seat);
            }
            let action = playout.choose(&table.rules, &table.position, seat, &mut rng).unwrap();
            table.0.rules.apply(&mut table.0.position, seat, action, &mut Deaf).unwrap();
        }
    }
    assert!(looked > 1000, "{looked} ways to lay a special card were looked at");
}

/// How many ways there are to lay a special card; none of them may touch a closed sector.
fn look_for_taboo(table: &Table, seat: Seat) -> usize {
    let view = table.view();
    let played = view.players[seat.index()].played.as_ref().expect("who builds has a card");
    if !played.id.starts_with('S') {
        return 0;
    }
    let cells = table.cells_to(seat, "build");
    for name in &cells {
        let (column, row) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
        for cell in view.harbour.cells.iter().filter(|cell| cell.closed) {
            let distance = column.abs_diff(cell.column) + row.abs_diff(cell.row);
            assert!(distance > 1, "{} on {name} beside {}", played.id, cell.cell);
        }
    }
    cells.len()
}

#[test]
fn k85_special_cards_go_with_every_variant_but_tic_tac_toe() {
    for variant in ["base", "water-games", "canal-grande", "gulliver", "poverty", "beginner"] {
        assert!(try_open(variant, &[("special-cards", "true")]).is_ok(), "{variant}");
    }
    assert!(try_open("tic-tac-toe", &[("special-cards", "false")]).is_ok());
    let error = try_open("tic-tac-toe", &[("special-cards", "true")]).unwrap_err();
    assert_eq!(against(error), ("K-85", "kontor-setup-special-tic-tac-toe"));
}

#[test]
fn k85_ties_exist_only_where_five_sectors_count() {
    for variant in ["base", "poverty"] {
        for ties in ["literal", "contested"] {
            assert!(try_open(variant, &[("ties", ties)]).is_ok(), "{variant} {ties}");
        }
    }
    for variant in ["water-games", "tic-tac-toe", "canal-grande", "gulliver", "beginner"] {
        let error = try_open(variant, &[("ties", "literal")]).unwrap_err();
        assert_eq!(against(error), ("K-85", "kontor-setup-ties"), "{variant}");
        assert!(try_open(variant, &[("ties", "contested")]).is_ok(), "{variant}: the default");
    }
}

#[test]
fn k85_unknown_names_and_values_are_refused() {
    for (variant, options, key) in [
        ("waterworks", vec![], "core-setup-variant"),
        ("base", vec![("pub", "true")], "core-setup-option"),
        ("base", vec![("ties", "sometimes")], "core-setup-value"),
        ("base", vec![("special-cards", "many")], "core-setup-value"),
    ] {
        match try_open(variant, &options).unwrap_err() {
            OpenError::Setup(error) => assert_eq!(error.phrase.key, key),
            OpenError::Edition(error) => panic!("{error}"),
        }
    }
}

/// Clause and phrase of a setup error.
fn against(error: OpenError) -> (&'static str, &'static str) {
    match error {
        OpenError::Setup(error) => {
            let Clause(clause) = error.clause.expect("the rule book forbids it");
            (clause, error.phrase.key)
        }
        OpenError::Edition(error) => panic!("{error}"),
    }
}
