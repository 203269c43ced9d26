//! Tic Tac Toe (K-63 to K-66).

use damrak_core::Seat;
use damrak_kontor::{Arrange, BLACK, EndName, RED};

use super::{at, cards_in_game, start, winners};
use crate::rulebook::ending::end;
use crate::rulebook::picture::picture;
use crate::rulebook::table::{Table, kinds, open};

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The cells of a block: upper left, upper right, lower left, lower right.
fn block(index: usize) -> [String; 4] {
    let column = char::from(b'a' + 3 * (index % 3) as u8);
    let next = char::from(column as u8 + 1);
    let row = 1 + 3 * (index / 3);
    [(column, row), (next, row), (column, row + 1), (next, row + 1)].map(|(c, r)| format!("{c}{r}"))
}

/// A picture of nine blocks. Each is guarded by `r` or `k`, closed without a guard `=`, or free `.`;
/// the cells named in `free` are left free all the same.
fn blocks(signs: &str, free: &[&str]) -> String {
    let mut rows = vec![vec!["~"; 8]; 8];
    rows[2][2] = "A";
    for (index, sign) in signs.split_whitespace().enumerate() {
        let cards = match sign {
            "r" => ["r", "r", "r", "~"],
            "k" => ["k", "k", "k", "~"],
            "=" => ["R19", "K20", "~", "~"],
            _ => ["."; 4],
        };
        for (name, card) in block(index).iter().zip(cards) {
            let bytes = name.as_bytes();
            let (column, row) = (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'));
            rows[row][column] = if free.contains(&name.as_str()) { "." } else { card };
        }
    }
    rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("\n")
}

/// The signs of nine blocks, free but for these.
fn signs(owned: &[(usize, &str)]) -> String {
    let mut signs = ["."; 9];
    for (index, sign) in owned {
        signs[*index] = sign;
    }
    signs.join(" ")
}

#[test]
fn k63_canals_fill_the_third_and_sixth_row_and_column() {
    let mut expected: Vec<String> = vec!["c3".to_owned()];
    for row in 1..=8 {
        for column in 'a'..='h' {
            let cell = format!("{column}{row}");
            if ([3, 6].contains(&row) || ['c', 'f'].contains(&column)) && cell != "c3" {
                expected.push(cell);
            }
        }
    }
    assert_eq!(start("tic-tac-toe"), expected, "the anchor lies on the upper left crossing");
    assert_eq!(expected.len(), 28);
}

#[test]
fn k63_the_harbour_is_eight_by_eight_from_the_start() {
    let view = Table::dealt(open("tic-tac-toe", &[]), 7).view();
    assert!(view.harbour.rows_fixed && view.harbour.columns_fixed);
    assert_eq!((view.harbour.rows, view.harbour.columns), ((0, 7), (0, 7)));
}

#[test]
fn k63_the_cranes_are_out_of_the_game() {
    let cards = cards_in_game("tic-tac-toe");
    for crane in ["\"R01\"", "\"R05\"", "\"K02\"", "\"K06\""] {
        assert!(!cards.contains(crane), "{crane}");
    }
    let rules = open("tic-tac-toe", &[]);
    assert!(Arrange::new(&rules).hand(RED, "R05").done().is_err());
    let piles = Table::dealt(rules, 3).view().players.each_ref().map(|player| player.pile.count);
    assert_eq!(piles, [16, 16]);
}

#[test]
fn k64_a_canal_in_a_block_must_leave_the_rest_in_one_piece() {
    let mut table = at("tic-tac-toe", |a| a.lay("C85 d4").hand(RED, "C63").hand(BLACK, "K48"));
    table.reveal("C63", "K48");
    table.refuses(RED, "build e5", "K-64");
    for beside in ["build e4", "build d5", "build b1"] {
        assert!(table.allows(RED, beside), "{beside}");
    }
    table.play(RED, "build e4");
    assert!(table.allows(BLACK, "build d5") && table.allows(BLACK, "build e5"));
}

#[test]
fn k64_quays_in_the_block_change_nothing() {
    let mut table = at("tic-tac-toe", |a| a.lay("C85 a1, R65 b1, K66 a2").hand(RED, "C63"));
    table.reveal("C63", "pass");
    table.refuses(RED, "build b2", "K-64");
}

#[test]
fn k64_a_quay_may_lie_opposite_a_canal() {
    let mut table = at("tic-tac-toe", |a| a.lay("C85 a1").hand(RED, "R13"));
    table.reveal("R13", "pass");
    table.play(RED, "build b2");
    assert_eq!(table.card_at("b2").as_deref(), Some("R13"));
}

#[test]
fn k64_a_block_may_become_canals_altogether() {
    let mut table = at("tic-tac-toe", |a| a.lay("C85 a1, C84 b1, C83 a2").hand(RED, "C63"));
    table.reveal("C63", "pass");
    table.play(RED, "build b2");
    assert_eq!(end(&table), None);
}

#[test]
fn k64_the_rule_belongs_to_tic_tac_toe_alone() {
    let mut table = at("canal-grande", |a| a.lay("C85 a3, R65 b3").hand(RED, "C63"));
    table.reveal("C63", "pass");
    table.play(RED, "build b4");
    assert_eq!(table.card_at("b4").as_deref(), Some("C63"));
}

/// A table where the seat has two blocks of a line, and the third lacks its last card.
fn before_the_line(line: [usize; 3], seat: Seat) -> (Table, String) {
    let sign = if seat == RED { "r" } else { "k" };
    let last = block(line[2])[1].clone();
    let owned = signs(&line.map(|index| (index, sign)));
    let cards = picture("a1", "R13 K14", &blocks(&owned, &[&last]));
    (at("tic-tac-toe", |a| a.lay(&cards).hand(RED, "R13").hand(BLACK, "K14")), last)
}

#[test]
fn k65_three_blocks_in_a_row_a_column_or_a_diagonal_win_at_once() {
    for line in LINES {
        for (seat, choices) in [(RED, ["R13", "pass"]), (BLACK, ["pass", "K14"])] {
            let (mut table, last) = before_the_line(line, seat);
            table.reveal(choices[0], choices[1]);
            assert_eq!(end(&table), None);
            let events = table.play(seat, &format!("build {last}"));
            assert_eq!(kinds(&events), ["laid", "closed", "over"], "{line:?}");
            assert_eq!(end(&table), Some(EndName::Line(seat)), "{line:?}");
            assert_eq!(winners(&table), [seat.number()]);
        }
    }
}

#[test]
fn k65_the_second_player_does_not_come_to_his_turn() {
    let (mut table, last) = before_the_line([0, 1, 2], BLACK);
    table.reveal("R13", "K14");
    table.play(BLACK, &format!("build {last}"));
    assert_eq!(end(&table), Some(EndName::Line(BLACK)));
    table.refuses(RED, "build d4", "K-65");
}

#[test]
fn k65_three_blocks_that_are_no_line_do_not_win() {
    for blocks in [[0, 1, 3], [0, 1, 5], [0, 4, 7], [1, 3, 8], [2, 4, 8], [0, 5, 7], [3, 4, 6]] {
        let (mut table, last) = before_the_line(blocks, RED);
        table.reveal("R13", "pass");
        table.play(RED, &format!("build {last}"));
        assert!(table.sector(&last).closed);
        assert_eq!(end(&table), None, "{blocks:?}");
    }
}

#[test]
fn k65_a_block_of_the_other_breaks_the_line() {
    let owned = signs(&[(0, "r"), (1, "k"), (2, "r")]);
    let cards = picture("a1", "R13", &blocks(&owned, &["h1"]));
    let mut table = at("tic-tac-toe", |a| a.lay(&cards).hand(RED, "R13"));
    table.reveal("R13", "pass");
    table.play(RED, "build h1");
    assert_eq!(table.sector("g1").guard, Some(RED));
    assert_eq!(end(&table), None);
}

#[test]
fn k65_a_card_can_give_the_line_to_the_other() {
    let (mut table, last) = before_the_line([2, 4, 6], BLACK);
    table.reveal("R13", "pass");
    table.play(RED, &format!("build {last}"));
    assert_eq!(end(&table), Some(EndName::Line(BLACK)), "their two quays outweigh the new one");
    assert_eq!(winners(&table), [2]);
}

#[test]
fn k65_the_line_wins_against_more_guards_and_guilders() {
    let cards = picture("a1", "R13", &blocks("r r r  k k .  k . k", &["h1"]));
    let mut table = at("tic-tac-toe", |a| a.lay(&cards).hand(RED, "R13").guilders(0, 9));
    table.reveal("R13", "pass");
    table.play(RED, "build h1");
    assert_eq!(end(&table), Some(EndName::Line(RED)));
    assert_eq!(table.view().players.each_ref().map(|player| player.guards), [3, 4]);
    assert_eq!(winners(&table), [1]);
}

/// Plays the last card of a full harbour without a line.
fn filled(nine: &str, guilders: (u8, u8)) -> Table {
    let cards = picture("a1", "R13", &blocks(nine, &["b1"]));
    let mut table =
        at("tic-tac-toe", |a| a.lay(&cards).hand(RED, "R13").guilders(guilders.0, guilders.1));
    table.reveal("R13", "pass");
    table.play(RED, "build b1");
    assert_eq!(end(&table), Some(EndName::Full));
    table
}

#[test]
fn k66_without_a_line_the_most_guards_win() {
    let table = filled("r k r  r k k  k r r", (0, 9));
    assert_eq!(table.view().players.each_ref().map(|player| player.guards), [5, 4]);
    assert_eq!(winners(&table), [1]);
}

#[test]
fn k66_equal_guards_the_most_guilders_win() {
    // Black takes one more for their pass.
    assert_eq!(winners(&filled("r k r  r k k  k r =", (5, 3))), [1]);
    assert_eq!(winners(&filled("r k r  r k k  k r =", (4, 4))), [2]);
}

#[test]
fn k66_equal_guards_and_guilders_are_a_draw() {
    assert_eq!(winners(&filled("r k r  r k k  k r =", (5, 4))), [1, 2]);
}

#[test]
fn k66_a_stuck_game_is_decided_the_same_way() {
    let cards = picture("a1", "", &blocks(&signs(&[(0, "r"), (4, "k"), (5, "k")]), &[]));
    let mut table = at("tic-tac-toe", |a| a.lay(&cards).idle(2).guilders(9, 0));
    table.reveal("pass", "pass");
    assert_eq!(end(&table), Some(EndName::Idle));
    assert_eq!(winners(&table), [2]);
}
