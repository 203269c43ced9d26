//! The edition file: what it must say about the box (K-1 to K-4, K-6, K-63), and what it may say.

mod layouts;
mod own;

use damrak_core::edition::{EditionError, EditionSource};
use damrak_core::testing::{edited, line_of};
use damrak_core::{Hash, Rules};
use damrak_kontor::{CARDS, CardId, Edition, Good, Kind, Kontor, Special, Suit, Symbol};

/// The shipped file.
fn shipped() -> &'static str {
    Kontor::info().editions[0].text
}

fn read(text: &str) -> Result<Edition, EditionError> {
    Edition::read(EditionSource { file: "mine.toml", text })
}

/// Demands that a text is refused with the file's name, this line, and a message that names `hint`.
#[track_caller]
fn refused(text: &str, line: Option<usize>, hint: &str) {
    let error = read(text).expect_err("a constraint is broken");
    assert_eq!((error.file.as_str(), error.line), ("mine.toml", line), "{error}");
    assert!(error.problem.contains(hint), "`{hint}` is not named: {error}");
    let place = line.map_or("mine.toml: ".to_owned(), |line| format!("mine.toml:{line}: "));
    assert!(error.to_string().starts_with(&place), "{error}");
}

/// Demands that a change is refused on the line where it was made.
#[track_caller]
fn refused_there(find: &str, replace: &str, hint: &str) {
    refused(&edited::<Kontor>(find, replace), Some(line_of::<Kontor>(find)), hint);
}

const RED_3: &str =
    r#"{ colour = "red", number = 3, goods = ["tea", "wine", "spice"], symbol = "boat","#;
const RED_13: &str = r#"{ colour = "red", number = 13, goods = ["wine"],"#;
const RED_CRANE: &str = r#"{ colour = "red", number = 1, crane = true, goods = [],"#;
const BLACK_LAST: &str = "  { colour = \"black\", number = 66, goods = [\"tea\"], symbol = \"none\", provenance = \"reconstructed\" },\n";
const ANCHOR: &str = r#"{ anchor = true, symbol = "none", provenance = "printed" }"#;
const CANAL_85: &str = "  { number = 85, symbol = \"none\", provenance = \"reconstructed\" },\n";
const FLOOD_86: &str = r#"{ kind = "flood", number = 86,"#;

#[test]
fn k2_the_shipped_file_has_the_cards_of_the_box() {
    let edition = read(shipped()).expect("the shipped file is right");
    assert_eq!(CardId::all().count(), CARDS);
    for suit in [Suit::ALL[0], Suit::ALL[1]] {
        let cards: Vec<_> = suit.cards().into_iter().map(|id| edition.deck.card(id)).collect();
        assert_eq!(cards.len(), 21);
        assert_eq!(cards.iter().filter(|card| card.kind == Kind::Crane).count(), 2);
    }
    assert_eq!(Suit::Canal.cards().len(), 44);
    for kind in [Special::Flood, Special::Bridge, Special::Customs] {
        let of_kind = |id: &CardId| edition.deck.card(*id).kind == Kind::Special(kind);
        assert_eq!(Suit::Special.cards().into_iter().filter(of_kind).count(), 2);
    }
    let mut numbers: Vec<u8> = CardId::all().map(|id| edition.deck.card(id).number).collect();
    numbers.sort_unstable();
    assert_eq!((numbers[0], edition.deck.card(CardId::ANCHOR).number), (0, 0));
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "no number occurs twice");
}

#[test]
fn k2_a_number_must_not_occur_twice() {
    for (find, replace) in [
        (RED_13, RED_13.replace("13", "11")), // two red quays
        (&BLACK_LAST[2..40], BLACK_LAST[2..40].replace("66", "65")), // a black and a red one
        (CANAL_85, CANAL_85.replace("85", "84")), // two canals
        (CANAL_85, CANAL_85.replace("85", "13")), // a canal and a quay
        (FLOOD_86, FLOOD_86.replace("86", "85")), // a special card and a canal
        (FLOOD_86, FLOOD_86.replace("86", "87")), // two special cards: the second is told
    ] {
        let line = if replace.contains("87") {
            line_of::<Kontor>(FLOOD_86) + 1
        } else {
            line_of::<Kontor>(find)
        };
        refused(&edited::<Kontor>(find, &replace), Some(line), "twice");
    }
}

#[test]
fn k2_numbers_begin_with_one_and_fit_into_a_byte() {
    refused_there(RED_13, &RED_13.replace("13", "0"), "K-2");
    refused_there(RED_13, &RED_13.replace("13", "256"), "256");
    refused_there(RED_13, &RED_13.replace("13", "-1"), "-1");
    assert!(read(&edited::<Kontor>(RED_13, &RED_13.replace("13", "255"))).is_ok());
}

#[test]
fn k2_there_are_twenty_one_quays_of_each_colour_two_of_them_cranes() {
    let quays = line_of::<Kontor>("quays = [");
    refused(&edited::<Kontor>(BLACK_LAST, ""), Some(quays), "black");
    let more = BLACK_LAST.to_owned() + &BLACK_LAST.replace("66", "99");
    refused(&edited::<Kontor>(BLACK_LAST, &more), Some(quays), "black");
    let red = BLACK_LAST.replace("black", "red");
    refused(&edited::<Kontor>(BLACK_LAST, &red), Some(quays), "red");

    let no_crane = RED_CRANE.replace("crane = true, goods = []", "goods = [\"tea\"]");
    refused(&edited::<Kontor>(RED_CRANE, &no_crane), Some(quays), "cranes");
    let third = RED_13.replace("goods = [\"wine\"]", "crane = true, goods = []");
    refused(&edited::<Kontor>(RED_13, &third), Some(quays), "cranes");
}

#[test]
fn k2_there_are_forty_three_canals_with_a_number_and_one_anchor() {
    let canals = line_of::<Kontor>("canals = [");
    refused(&edited::<Kontor>(CANAL_85, ""), Some(canals), "K-2");
    let more = CANAL_85.to_owned() + &CANAL_85.replace("85", "99");
    refused(&edited::<Kontor>(CANAL_85, &more), Some(canals), "K-2");
    refused(&edited::<Kontor>(&format!("  {ANCHOR},\n"), ""), Some(canals), "anchor");
    refused(&edited::<Kontor>(ANCHOR, &format!("{ANCHOR}, {ANCHOR}")), Some(canals), "anchor");
}

#[test]
fn k2_the_anchor_has_neither_number_nor_symbol_and_every_canal_has_a_number() {
    refused_there(ANCHOR, &ANCHOR.replace("true,", "true, number = 99,"), "anchor");
    refused_there(ANCHOR, &ANCHOR.replace("none", "boat"), "anchor");
    refused_there(CANAL_85, &CANAL_85.replace("number = 85, ", ""), "K-2");
}

#[test]
fn k2_there_are_two_special_cards_of_each_kind() {
    let specials = line_of::<Kontor>("specials = [");
    refused(
        &edited::<Kontor>(FLOOD_86, &FLOOD_86.replace("flood", "bridge")),
        Some(specials),
        "K-2",
    );
    let one = "  { kind = \"customs\", number = 91, provenance = \"reconstructed\" },\n";
    refused(&edited::<Kontor>(one, ""), Some(specials), "K-2");
    let two = one.to_owned() + &one.replace("91", "92");
    refused(&edited::<Kontor>(one, &two), Some(specials), "K-2");
}

#[test]
fn k2_a_card_shows_at_most_one_symbol() {
    let two = RED_3.replace("symbol = \"boat\"", "symbol = [\"boat\", \"guilder\"]");
    assert_eq!(
        read(&edited::<Kontor>(RED_3, &two)).unwrap_err().line,
        Some(line_of::<Kontor>(RED_3))
    );
    let edition = read(shipped()).unwrap();
    let symbol = |name: &str| edition.deck.card(edition.deck.find(name).unwrap()).symbol;
    assert_eq!(
        [symbol("R03"), symbol("K14"), symbol("R65")],
        [Symbol::Boat, Symbol::Guilder, Symbol::None]
    );
}

#[test]
fn k3_a_quay_shows_one_to_three_different_goods() {
    for goods in ["[]", r#"["wine", "wine"]"#, r#"["tea", "wine", "spice", "tea"]"#] {
        refused_there(RED_13, &RED_13.replace("[\"wine\"]", goods), "K-3");
    }
    for goods in [r#"["tea"]"#, r#"["tea", "wine"]"#, r#"["spice", "wine", "tea"]"#] {
        let edition =
            read(&edited::<Kontor>(RED_13, &RED_13.replace("[\"wine\"]", goods))).unwrap();
        let card = edition.deck.card(edition.deck.find("R13").unwrap());
        let shown = Good::ALL.map(|good| goods.contains(&format!("{good:?}").to_lowercase()));
        assert_eq!((card.goods, card.goods_count()), (shown, goods.split(',').count()));
    }
}

#[test]
fn k3_a_crane_shows_no_goods() {
    refused_there(RED_CRANE, &RED_CRANE.replace("[]", "[\"tea\"]"), "K-3");
}

#[test]
fn k3_there_are_no_other_goods() {
    refused_there(RED_13, &RED_13.replace("wine", "coffee"), "coffee");
}

#[test]
fn k4_guilders_guards_and_boats_are_those_of_the_box() {
    refused_there("guilders = 20", "guilders = 21", "20");
    refused_there("warehouses = 48", "warehouses = 47", "48");
    refused_there("guards = 10", "guards = 12", "10");
    refused_there("boats = 1", "boats = 2", "1");
}

#[test]
fn k4_nobody_begins_with_more_than_there_is() {
    refused_there("each = 3", "each = 11", "more");
    refused_there("each = 3", "each = 200", "more");
    assert_eq!(read(&edited::<Kontor>("each = 3", "each = 10")).unwrap().start_guilders, 10);
}

#[test]
fn the_name_is_short_and_plain() {
    let find = "name = \"reconstructed-2007\"";
    for name in ["", "My Box", "Box", "box_1", "kontor/..", &"x".repeat(41)] {
        refused_there(find, &format!("name = \"{name}\""), "name");
    }
    for name in ["x", "my-box-2", &"x".repeat(40)] {
        let edition = read(&edited::<Kontor>(find, &format!("name = \"{name}\""))).unwrap();
        assert_eq!(edition.id.name, name);
    }
}

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    let error = read("name = \"x\"\ntitle = ").unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("mine.toml", Some(2)));
    assert_eq!(read("").unwrap_err().file, "mine.toml");
    assert!(read("{\"name\": 1}").is_err());
    let find = "quays = [";
    assert!(read(&edited::<Kontor>(find, "quays = ")).unwrap_err().line.is_some());
}

#[test]
fn unknown_keys_are_told_with_their_line() {
    for before in ["title = ", "each = 3", "boats = 1", "rows = 4\n"] {
        refused_there(before, &format!("hue = 5\n{before}"), "hue");
    }
    for entry in [RED_13, CANAL_85, FLOOD_86] {
        refused_there(entry, &entry.replacen("{ ", "{ hue = 5, ", 1), "hue");
    }
}

#[test]
fn unknown_values_are_told_with_their_line() {
    refused_there(RED_13, &RED_13.replace("red", "green"), "green");
    refused_there(FLOOD_86, &FLOOD_86.replace("flood", "storm"), "storm");
    refused_there(CANAL_85, &CANAL_85.replace("none", "anchor"), "anchor");
    refused_there(CANAL_85, &CANAL_85.replace("reconstructed", "guessed"), "guessed");
}

#[test]
fn missing_keys_are_told() {
    refused_there(RED_13, &RED_13.replace("goods = [\"wine\"],", ""), "goods");
    refused_there(FLOOD_86, &FLOOD_86.replace("kind = \"flood\", ", ""), "kind");
    let error = read(&edited::<Kontor>("title = ", "headline = ")).unwrap_err();
    assert!(error.problem.contains("headline") || error.problem.contains("title"), "{error}");
}

fn hash(text: &str) -> Hash {
    read(text).expect("the file is right").id.hash
}

#[test]
fn comments_and_layout_do_not_change_the_hash() {
    let plain = hash(shipped());
    assert_eq!(hash(&format!("# My own copy.\n\n{}", shipped())), plain);
    assert_eq!(hash(&edited::<Kontor>("each = 3", "each   =   3 # as printed")), plain);
    let spaced = RED_13.replace(", ", " ,  ");
    assert_eq!(hash(&edited::<Kontor>(RED_13, &spaced)), plain);
}

#[test]
fn line_endings_do_not_change_the_hash() {
    assert_eq!(hash(&shipped().replace('\n', "\r\n")), hash(shipped()));
}

#[test]
fn every_value_changes_the_hash() {
    let mut hashes = vec![hash(shipped())];
    for (find, replace) in [
        ("each = 3", "each = 4".to_owned()),
        ("name = \"reconstructed-2007\"", "name = \"mine\"".to_owned()),
        (RED_13, RED_13.replace("13", "93")),
        (RED_13, RED_13.replace("wine", "tea")),
        (CANAL_85, CANAL_85.replace("none", "boat")),
        (CANAL_85, CANAL_85.replace("reconstructed", "printed")),
        (FLOOD_86, FLOOD_86.replace("86", "96")),
        (
            "~ ~ A ~ ~\n\"\"\"\nprovenance = \"derived\"",
            "~ A ~ ~ ~\n\"\"\"\nprovenance = \"derived\"".to_owned(),
        ),
    ] {
        hashes.push(hash(&edited::<Kontor>(find, &replace)));
    }
    hashes.sort_unstable();
    let all = hashes.len();
    hashes.dedup();
    assert_eq!(hashes.len(), all);
}
