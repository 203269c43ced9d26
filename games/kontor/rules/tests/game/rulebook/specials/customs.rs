//! The customs house (K-82 to K-84).

use damrak_kontor::{BLACK, Direction, EndName, RED};

use super::{laying, poor};
use crate::rulebook::ending::end;
use crate::rulebook::picture::picture;
use crate::rulebook::table::{Table, kinds};

#[test]
fn k82_a_customs_house_is_laid_on_a_free_cell_beside_a_card() {
    let mut table = laying("S90", "base", |a| a);
    table.refuses(RED, "build e4", "K-28");
    table.refuses(RED, "build c3", "K-28");
    table.play(RED, "build d4");
    assert_eq!(table.at("d4").unwrap().card.kind, "customs");
}

#[test]
fn k82_it_stays_inside_the_border() {
    let table = laying("S90", "base", |a| a.lay("C85 e2, C84 e1"));
    table.refuses(RED, "build e8", "K-29");
    assert!(table.allows(RED, "build d1"));
}

#[test]
fn k82_it_may_lie_beside_any_crane() {
    // c4 touches a black crane on b4 and a red one on d4.
    let lay = "K02 b4, R01 d4";
    let table = laying("S90", "base", |a| a.lay(lay));
    for cell in ["b3", "c4", "d3"] {
        assert!(table.allows(RED, &format!("build {cell}")), "{cell}");
    }
    let mut quay = poor("base", |a| a.lay(lay).hand(RED, "R13"));
    quay.reveal("R13", "pass");
    quay.refuses(RED, "build b3", "K-33");
}

#[test]
fn k82_in_water_games_it_needs_no_water() {
    let table = laying("S90", "water-games", |a| a.lay("R41 d5"));
    assert!(table.allows(RED, "build d4"), "a canal could be laid there");
}

#[test]
fn k82_it_is_a_quay_of_nobody_without_goods() {
    let mut table = laying("S90", "base", |a| a.lay("R65 d4, K66 b4"));
    table.play(RED, "build c4");
    let sector = table.sector("c4");
    assert_eq!(sector.cells, ["b4", "c4", "d4"], "it joins the quays beside it");
    assert_eq!(sector.stocks, [[1, 0, 0], [1, 0, 0]]);
    assert_eq!(table.at("c4").unwrap().card.owner, None);
}

#[test]
fn k82_the_boat_cannot_remove_it() {
    let mut table = poor("base", |a| a.lay("S90 d4, K08 f4").hand(RED, "R25"));
    table.reveal("R25", "pass");
    table.play(RED, "boat e4");
    table.refuses(RED, "remove d4", "K-24");
    assert!(table.allows(RED, "remove f4"));
}

#[test]
fn k83_it_must_not_close_a_sector_of_its_own() {
    let table = laying("S90", "base", |a| a.lay("C85 d3, C84 c4"));
    table.refuses(RED, "build d4", "K-83");
    assert!(table.allows(RED, "build f4"));
}

#[test]
fn k83_it_must_not_close_the_sector_beside_it() {
    // c4 is open only to d4.
    let lay = "R65 c4, C85 b4, C84 c3";
    let open = laying("S90", "base", |a| a.lay(lay));
    assert!(open.allows(RED, "build d4"), "d3 keeps the sector open");
    let closing = laying("S90", "base", |a| a.lay(lay).lay("C83 d3"));
    closing.refuses(RED, "build d4", "K-83");
}

#[test]
fn k83_it_must_not_close_a_sector_far_away_by_fixing_the_border() {
    // e2 is open only to e1, which is outside once the rows 2 to 8 are filled.
    let lay = "R65 e2, C85 d2, C84 f2";
    let table = laying("S90", "base", |a| a.lay(lay));
    table.refuses(RED, "build e8", "K-83");
    assert!(table.allows(RED, "build e1"), "there it is open to both sides");
    assert!(table.allows(RED, "build d6"));
    let mut canal = poor("base", |a| a.lay(lay).hand(RED, "C63"));
    canal.reveal("C63", "pass");
    canal.play(RED, "build e8");
    assert!(canal.sector("e2").closed, "a canal may do it");
}

#[test]
fn k83_it_must_not_close_a_sector_across_a_bridge() {
    let lay = "R65 d4, C85 d3, C84 c4, C83 f3, C82 g4, C80 e4";
    let table = laying("S90", "base", |a| a.lay(lay).bridge("S88", "e4", Direction::EastWest));
    assert!(!table.sector("d4").closed, "f4 is free");
    table.refuses(RED, "build f4", "K-83");
}

#[test]
fn k83_on_the_last_free_cell_it_always_closes_and_goes_back() {
    let cards = picture(
        "b2",
        "",
        "
        r r r ~ k k k
        r r r ~ k k k
        ~ ~ ~ ~ ~ ~ ~
        ~ ~ ~ A ~ ~ ~
        ~ ~ ~ ~ ~ ~ ~
        k k k ~ r r r
        k k k ~ r r .
        ",
    );
    let mut table = poor("base", |a| a.lay(&cards).hand(RED, "S90"));
    let events = table.reveal("S90", "pass");
    assert_eq!(kinds(&events)[3..], ["cannot-lay", "round-began"]);
    assert_eq!(table.hand(RED), ["S90"]);
}

/// A finished game, nobody having laid a card for three rounds.
fn finished(rows: &str) -> Table {
    let cards = picture("b2", "", rows);
    let mut table = poor("base", |a| a.lay(&cards).idle(2));
    table.reveal("pass", "pass");
    assert_eq!(end(&table), Some(EndName::Idle));
    table
}

fn points(table: &Table) -> [u8; 2] {
    let standing = table.standing().unwrap();
    let of = |seat| standing.place_of(seat).unwrap().scores[0].value as u8;
    assert_eq!(table.view().players.each_ref().map(|player| player.points), [of(RED), of(BLACK)]);
    [of(RED), of(BLACK)]
}

/// Red guards two cells, Black three.
const TWO_SECTORS: &str = "
    . . . ~ . . .
    . . . ~ . . .
    . . . ~ ~ ~ ~
    . ~ ~ A ~ ~ ~
    . . . ~ ~ r r
    . . . ~ ~ ~ ~
    ~ . ~ ~ k k k
";

#[test]
fn k84_each_customs_house_makes_its_sector_worth_one_point_more() {
    assert_eq!(points(&finished(TWO_SECTORS)), [1, 1]);

    let one = finished(&TWO_SECTORS.replace("r r", "r S90"));
    assert_eq!((points(&one), one.sector("g6").worth), ([2, 1], 2));

    let both = finished(&TWO_SECTORS.replace("k k k", "S90 k S91"));
    assert_eq!((points(&both), both.sector("g8").worth), ([1, 3], 3));

    let each = finished(&TWO_SECTORS.replace("k k k", "k S90 k").replace("r r", "r S91"));
    assert_eq!(points(&each), [2, 2]);
}

#[test]
fn k84_a_sector_without_a_guard_is_worth_nothing() {
    let table = finished(&TWO_SECTORS.replace("r r", "R01 S90"));
    assert!(table.sector("g6").closed);
    assert_eq!(points(&table), [0, 1]);
}

/// Five sectors of three cells, and a sixth of two with a customs house.
const SIXTH: &str = "
    r r ~ . ~ k k
    r ~ k ~ ~ ~ k
    ~ k k ~ . . ~
    . ~ ~ A ~ ~ .
    ~ r S90 ~ . . ~
    r ~ ~ ~ . ~ k
    r r ~ . ~ k k
";

#[test]
fn k84_a_sector_that_does_not_count_is_worth_nothing() {
    let table = finished(SIXTH);
    assert_eq!(table.sector("c6").guard, Some(RED));
    assert!(!table.sector("c6").counts);
    assert_eq!(points(&table), [2, 3]);
}

#[test]
fn k84_where_every_sector_counts_the_customs_house_does_too() {
    let cards = picture(
        "a4",
        "",
        "
        r S90 ~ ~ k ~
        ~ ~ ~ ~ ~ ~
        ~ ~ ~ A ~ ~
        ~ ~ ~ ~ ~ ~
        ~ ~ ~ ~ ~ ~
        ~ ~ ~ ~ ~ .
        ",
    );
    let mut table = poor("water-games", |a| a.lay(&cards).idle(2));
    table.reveal("pass", "pass");
    assert_eq!(points(&table), [2, 1]);
}

#[test]
fn k82_it_counts_in_the_size_of_its_sector() {
    // A customs house lifts the red pair above the nearer black single of equal own quays.
    let rows =
        SIXTH.replace("~ k k ~ . . ~", "~ ~ k ~ . . ~").replace("r ~ k ~ ~ ~ k", "r ~ ~ ~ ~ ~ k");
    let table = finished(&rows);
    assert_eq!(table.sector("d4").cells, ["d4"]);
    assert!(table.sector("c6").counts && !table.sector("d4").counts);
    assert_eq!(points(&table), [4, 2]);
}
