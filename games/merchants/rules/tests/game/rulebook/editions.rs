//! The edition file: what it must say about the box (M-2 to M-9, M-11, M-12, M-14), and what it may say.

use damrak_core::edition::{EditionError, EditionSource};
use damrak_core::testing::{edited, line_of};
use damrak_core::{Hash, Id, Rules};
use damrak_merchants::{District, Edition, Face, Merchants, Region, YearEvent};

/// The shipped file.
fn shipped() -> &'static str {
    Merchants::info().editions[0].text
}

fn read(text: &str) -> Result<Edition, EditionError> {
    Edition::read(EditionSource { file: "mine.toml", text })
}

/// Demands that a text is refused with the file's name, this line, and a message that names `hint`.
#[track_caller]
fn refused(text: &str, line: usize, hint: &str) {
    let error = read(text).expect_err("a constraint is broken");
    assert_eq!((error.file.as_str(), error.line), ("mine.toml", Some(line)), "{error}");
    assert!(error.problem.contains(hint), "`{hint}` is not named: {error}");
    assert!(error.to_string().starts_with(&format!("mine.toml:{line}: ")), "{error}");
}

/// Demands that a change is refused on the line where it was made.
#[track_caller]
fn refused_there(find: &str, replace: &str, hint: &str) {
    refused(&edited::<Merchants>(find, replace), line_of::<Merchants>(find), hint);
}

const HOURGLASS: &str = r#"{ kind = "hourglass", count = 24,"#;
const GOODS: &str = r#"{ kind = "commodity", count = 6,"#;
const MARKED: &str = r#"{ kind = "commodity", not_with_three = true, count = 6,"#;
const AFRICA: &str = r#"{ kind = "office", region = "africa", count = 3,"#;
const SILK: &str = r#"{ kind = "office", commodity = "silk", count = 3,"#;
const LASTAGE: &str = r#"{ kind = "house", districts = ["lastage"], count = 3,"#;
const PAIR: &str =
    r#"{ kind = "house", districts = ["oude-zijde", "grachten"], commodity = "gemstones","#;
const OFFICE: &str = r#"{ id = "Asu2", region = "americas","#;
const HOUSE: &str =
    r#"{ id = "G1w", district = "grachten", x = 0, y = 1, beside = ["G1e", "G2w"],"#;
const BRIDGE: &str = r#"{ ends = ["G2e", "N2w"],"#;
const START_5: &str = r#"{ position = 5, office = "Cge1", house = "G1w", commodity = "gemstones","#;

#[test]
fn both_shipped_files_are_right_and_differ_in_their_later_tables_only() {
    let editions = Merchants::info().editions;
    let [first, second] = [0, 1].map(|at| read(editions[at].text).expect("the file is right"));
    assert_eq!(
        (first.id.name.as_str(), editions[0].name),
        (editions[0].name, "reconstructed-2000")
    );
    assert_eq!(second.id.name, editions[1].name);
    assert_ne!(first.id.hash, second.id.hash);
    assert_eq!((&first.faces, &first.starts), (&second.faces, &second.starts));
    let tables = |edition: &Edition, year: &str| {
        edition.years.iter().find(|found| found.name == year).unwrap().table.unwrap()
    };
    assert_eq!(tables(&first, "1609"), tables(&second, "1609"));
    assert_eq!(tables(&second, "1641"), tables(&second, "1609"));
    assert_eq!(tables(&first, "1641").first, [120, 100, 80, 60]);
    assert_eq!(tables(&first, "1666").second, [100, 80, 80, 60]);
    assert_eq!(tables(&second, "1666").first, [200, 160, 120, 80]);
}

#[test]
fn m2_there_are_84_cards_24_of_them_hourglasses() {
    let cards = line_of::<Merchants>("cards = [");
    refused(&edited::<Merchants>(HOURGLASS, &HOURGLASS.replace("24", "25")), cards, "84");
    let swapped = edited::<Merchants>(HOURGLASS, &HOURGLASS.replace("24", "23"));
    let swapped = swapped.replacen(GOODS, &GOODS.replace('6', "7"), 1);
    refused(&swapped, cards, "24 hourglasses");
    refused_there(LASTAGE, &LASTAGE.replace('3', "0"), "M-2");
    refused_there(LASTAGE, &LASTAGE.replace("lastage", "grachten"), "twice");
}

#[test]
fn m3_six_commodity_cards_are_not_for_three_players() {
    let cards = line_of::<Merchants>("cards = [");
    let swapped = edited::<Merchants>(MARKED, &MARKED.replace('6', "5"));
    refused(&swapped.replacen(GOODS, &GOODS.replace('6', "7"), 1), cards, "M-3");
    refused_there(AFRICA, &AFRICA.replace("count", "not_with_three = true, count"), "M-3");
}

#[test]
fn m3_a_card_shows_what_its_kind_shows() {
    refused_there(HOURGLASS, &HOURGLASS.replace("count", "commodity = \"silk\", count"), "M-3");
    refused_there(GOODS, &GOODS.replace("count", "region = \"africa\", count"), "M-3");
    refused_there(AFRICA, &AFRICA.replace("count", "commodity = \"silk\", count"), "M-3");
    refused_there(SILK, &SILK.replace("commodity = \"silk\", ", ""), "M-3");
    refused_there(LASTAGE, &LASTAGE.replace("count", "commodity = \"silk\", count"), "M-3");
    refused_there(LASTAGE, &LASTAGE.replace("districts = [\"lastage\"], ", ""), "district");
    refused_there(PAIR, &PAIR.replace(", commodity = \"gemstones\"", ""), "M-3");
    refused_there(PAIR, &PAIR.replace("oude-zijde", "grachten"), "M-3");
}

#[test]
fn m3_the_shipped_mix_has_twelve_of_each_of_five_kinds() {
    let edition = read(shipped()).unwrap();
    let count = |wanted: &dyn Fn(Face) -> bool| -> u8 {
        edition.faces.iter().filter(|info| wanted(info.face)).map(|info| info.count).sum()
    };
    assert_eq!(count(&|face| matches!(face, Face::Goods { .. })), 12);
    assert_eq!(count(&|face| matches!(face, Face::OfficeIn(_))), 12);
    assert_eq!(count(&|face| matches!(face, Face::OfficeOf(_))), 12);
    assert_eq!(count(&|face| matches!(face, Face::HouseIn(_))), 12);
    assert_eq!(count(&|face| matches!(face, Face::HouseInEither(..))), 12);
}

#[test]
fn m4_in_each_group_the_numbers_are_1_to_4() {
    for (group, entry, number) in [
        ("tracks = [", r#"{ commodity = "silk", number = 4,"#, "number = 3"),
        ("regions = [", r#"{ region = "far-east", number = 4,"#, "number = 1"),
        ("districts = [", r#"{ district = "lastage", number = 4,"#, "number = 5"),
    ] {
        let changed = edited::<Merchants>(entry, &entry.replace("number = 4", number));
        refused(&changed, line_of::<Merchants>(group), "M-4");
    }
    let twice = edited::<Merchants>(
        r#"{ region = "far-east", number = 4,"#,
        r#"{ region = "africa", number = 4,"#,
    );
    refused(&twice, line_of::<Merchants>("regions = ["), "M-4");
}

#[test]
fn m5_the_shipped_tracks_have_eight_spaces() {
    assert_eq!(read(shipped()).unwrap().board.track_length, 8);
    refused_there("length = 8", "length = 1", "M-5");
    refused_there("length = 8", "length = 200", "M-5");
    assert_eq!(
        read(&edited::<Merchants>("length = 8", "length = 9")).unwrap().board.track_length,
        9
    );
}

#[test]
fn m6_spaces_have_names_of_their_own() {
    refused_there(OFFICE, &OFFICE.replace("Asu2", "Asu1"), "Asu1");
    refused_there(OFFICE, &OFFICE.replace("Asu2", "asu1"), "two spaces");
    refused_there(OFFICE, &OFFICE.replace("Asu2", "A su"), "M-6");
    refused_there(OFFICE, &OFFICE.replace("Asu2", ""), "M-6");
    let same_place = edited::<Merchants>(HOUSE, &HOUSE.replace("x = 0, y = 1", "x = 1, y = 1"));
    refused(&same_place, line_of::<Merchants>(HOUSE) + 1, "same place");
    refused_there(HOUSE, &HOUSE.replace("x = 0", "x = 99"), "40");
}

#[test]
fn m6_who_lies_beside_whom_is_said_by_both_and_never_across_a_canal() {
    refused_there(HOUSE, &HOUSE.replace(r#""G2w"]"#, r#""G2w", "N1w"]"#), "different districts");
    refused_there(HOUSE, &HOUSE.replace(r#""G2w"]"#, r#""G2w", "G5e"]"#), "does not say");
    refused_there(HOUSE, &HOUSE.replace(r#""G2w"]"#, r#""G2w", "G1w"]"#), "itself");
    refused_there(HOUSE, &HOUSE.replace(r#""G2w"]"#, r#""G2w", "Q1w"]"#), "Q1w");
    let edition = read(shipped()).unwrap();
    let house = |name: &str| edition.board.find_house(name).unwrap();
    assert!(edition.board.beside(house("G1e")).contains(house("G1w")));
    assert!(!edition.board.beside(house("G1e")).contains(house("N1w")));
}

#[test]
fn m6_bridges_join_two_different_districts() {
    refused_there(BRIDGE, r#"{ ends = ["G2e", "G3e"],"#, "two different districts");
    refused_there(BRIDGE, r#"{ ends = ["G2e", "Q2w"],"#, "Q2w");
    refused(
        &edited::<Merchants>(BRIDGE, r#"{ ends = ["G4e", "N4w"],"#),
        line_of::<Merchants>(BRIDGE) + 1,
        "twice",
    );
    let edition = read(shipped()).unwrap();
    assert_eq!(edition.board.bridges().len(), 7);
    for bridge in edition.board.bridges() {
        let districts: Vec<District> =
            bridge.ends.into_iter().map(|house| edition.board.house(house).district).collect();
        assert!(districts.len() == 2 && districts[0] != districts[1]);
    }
}

#[test]
fn m6_the_shipped_board_has_nine_offices_in_each_region_and_ten_warehouses_in_each_district() {
    let board = read(shipped()).unwrap().board;
    assert!(Region::ALL.into_iter().all(|region| board.in_region(region).len() == 9));
    assert!(District::ALL.into_iter().all(|district| board.in_district(district).len() == 10));
    assert_eq!(board.all_houses.into_iter().map(Id::index).max(), Some(39));
}

#[test]
fn m7_the_time_track_has_26_spaces_with_3_2_2_scorings_and_a_final() {
    let years = line_of::<Merchants>("years = [");
    let ship = r#"  { year = "1588", event = "ship", provenance = "reconstructed" },"#;
    refused(&edited::<Merchants>(&format!("{ship}\n"), ""), years, "26");
    refused_there(ship, &ship.replace("ship", "start"), "M-7");
    refused_there(ship, &ship.replace("ship", "final"), "M-7");
    refused_there(ship, &ship.replace("1588", "1579"), "twice");
    let scoring = ship.replace("\"ship\"", "\"score-market\", table = \"T1\"");
    refused(&edited::<Merchants>(ship, &scoring), years, "three spaces");
    let scoring = scoring.replace("score-market", "score-offices");
    refused(&edited::<Merchants>(ship, &scoring), years, "two spaces");
    refused_there(ship, &ship.replace("\"ship\"", "\"ship\", table = \"T1\""), "M-55");
    let market = r#"{ year = "1628", event = "score-market", table = "T2","#;
    refused_there(market, &market.replace(r#" table = "T2","#, ""), "M-55");
    refused_there(market, &market.replace("T2", "T9"), "T9");
}

#[test]
fn m7_nothing_happens_in_the_four_empty_years() {
    for year in ["1585", "1596/97", "1600", "1665"] {
        let entry = format!(r#"{{ year = "{year}", event = "none","#);
        refused_there(&entry, &entry.replace("none", "ship"), "M-7");
    }
    let edition = read(shipped()).unwrap();
    let empty = edition.years.iter().filter(|year| year.event == YearEvent::None).count();
    assert_eq!(empty, 4);
}

#[test]
fn m9_the_clock_has_fifteen_or_sixteen_falling_prices() {
    let prices = "prices = [200, 190,";
    refused_there(prices, "prices = [210, 200, 190,", "15 or 16");
    refused_there("70, 60, 50]", "70]", "15 or 16");
    refused_there(prices, "prices = [200, 200,", "fall");
    refused_there(prices, "prices = [200, 195,", "tens");
    refused_there("double_until = 100", "double_until = 110", "M-39");
    refused_there("double_until = 100", "double_until = 105", "M-39");
    refused_there("step_millis = 2000", "step_millis = 0", "milliseconds");
    assert_eq!(read(shipped()).unwrap().clock.doubled_steps, 10);
}

#[test]
fn m11_and_m12_money_and_tokens_are_those_of_the_box() {
    refused_there("each = 400", "each = 410", "M-12");
    refused_there("box = 10350", "box = 10000", "10350");
    refused_there("tokens = 24", "tokens = 25", "M-11");
    refused_there("credit_markers = 5", "credit_markers = 6", "5");
}

#[test]
fn m14_a_position_begins_with_three_tokens_on_spaces_that_there_are() {
    let spaces = r#"office = "Cge1", house = "G1w", commodity = "gemstones""#;
    assert!(START_5.contains(spaces));
    let with = |other: &str| START_5.replace(spaces, other);
    for (wrong, hint) in [
        (r#"office = "Cge1", house = "G1w""#, "three tokens"),
        (r#"office = ["Cge1", "Cge2"], house = "G1w", commodity = "gemstones""#, "three tokens"),
        (r#"house = ["G1w", "G1w"], commodity = "gemstones""#, "twice"),
        (r#"house = "G1w", commodity = ["silk", { commodity = "silk", space = 2 }]"#, "twice"),
        (r#"house = ["G1w", "G1e"], commodity = { commodity = "silk", space = 9 }"#, "M-5"),
        (r#"house = ["G1w", "G1e"], commodity = { commodity = "silk", space = 0 }"#, "M-5"),
        (r#"house = ["G1w", "G3w"], office = "Cge1""#, "same space"),
        (r#"house = ["G1w", "G1e"], commodity = "slik""#, "by its name"),
    ] {
        refused_there(START_5, &with(wrong), hint);
    }
    refused_there(START_5, &START_5.replace("position = 5", "position = 4"), "twice");
    refused_there(START_5, &START_5.replace("position = 5", "position = 6"), "1 to 5");
    refused_there(START_5, &START_5.replace("G1w", "G3w"), "same space");
    refused_there(START_5, &START_5.replace("Cge1", "Bge1"), "same space");
    refused_there(START_5, &START_5.replace("G1w", "Q1w"), "Q1w");
    let without =
        edited::<Merchants>(&format!("  {START_5} provenance = \"reconstructed\" }},\n"), "");
    refused(&without, line_of::<Merchants>("starts = ["), "every position");
}

#[test]
fn m57_a_table_pays_whole_tens_and_the_first_not_less_than_the_second() {
    let first = "first = [120, 100, 80, 60]";
    for wrong in ["first = [60, 100, 80, 60]", "first = [125, 100, 80, 60]"] {
        let error = read(&edited::<Merchants>(first, wrong)).unwrap_err();
        assert!(error.problem.contains("M-57") && error.line.is_some(), "{error}");
    }
}

#[test]
fn an_edition_may_bring_its_own_history() {
    let ship = r#"{ year = "1588", event = "ship","#;
    let text = edited::<Merchants>(ship, &format!("{ship} history = \"Storm at sea.\","));
    let edition = read(&text).unwrap();
    assert_eq!(edition.years[2].history.as_deref(), Some("Storm at sea."));
}

#[test]
fn what_is_no_edition_is_told_with_its_line() {
    let error = read("name = \"x\"\ntitle = ").unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("mine.toml", Some(2)));
    assert_eq!(read("").unwrap_err().file, "mine.toml");
    refused_there("name = \"reconstructed-2000\"", "name = \"My Box\"", "name");
    refused_there("length = 8", "hue = 5\nlength = 8", "hue");
    refused_there(AFRICA, &AFRICA.replace("africa", "atlantis"), "atlantis");
    refused_there(BRIDGE, &format!("{BRIDGE} wide = true,"), "wide");
}

fn hash(text: &str) -> Hash {
    read(text).expect("the file is right").id.hash
}

#[test]
fn values_change_the_hash_and_comments_do_not() {
    let plain = hash(shipped());
    assert_eq!(hash(&format!("# My own copy.\n\n{}", shipped())), plain);
    assert_eq!(hash(&shipped().replace('\n', "\r\n")), plain);
    assert_ne!(hash(&edited::<Merchants>("step_millis = 2000", "step_millis = 1500")), plain);
    assert_ne!(hash(&edited::<Merchants>("length = 8", "length = 9")), plain);
    let other = OFFICE.replace("americas", "africa");
    assert_ne!(hash(&edited::<Merchants>(OFFICE, &other)), plain);
}
