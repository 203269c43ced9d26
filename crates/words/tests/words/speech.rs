//! What is said is said well.

use damrak_core::{Phrase, Seat};
use damrak_words::{Language, Names, SeatNumbers, Words, words};

const ENGLISH: &str = "
test-tea = tea
test-wine = wine
test-spice = spice
test-takes = { $seat } takes { $goods }.
test-coins = { $n ->
    [0] no coins
    [one] one coin
   *[other] { $n } coins
}
test-turn = { $seat-number ->
    [1] { $seat } begins
   *[other] { $seat } follows
}
test-english = only in English: { $goods }
test-blank = { $text }
test-code = { $text } is free
test-river = ijsselmeer
test-sum = ƒ{ $n } is a lot
";

const GERMAN: &str = "
test-tea = Tee
test-wine = Wein
test-spice = Gewürz
test-takes = { $seat } nimmt { $goods }.
test-coins = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}
test-code = { $wrong } ist frei
";

const DUTCH: &str = "
test-tea = thee
test-wine = wijn
test-spice = specerij
test-takes = { $seat } neemt { $goods }.
test-coins = { $n ->
    [one] één munt
   *[other] { $n } munten
}
test-river = ijsselmeer
test-broken = { $
";

fn test_words() -> Words {
    Words::new()
        .with_text(Language::English, ENGLISH)
        .with_text(Language::German, GERMAN)
        .with_text(Language::Dutch, DUTCH)
}

fn say_to_all(phrase: &Phrase, names: &dyn Names) -> [String; 3] {
    let words = test_words();
    Language::all().map(|language| words.say(language, phrase, names))
}

fn goods(count: usize) -> Vec<Phrase> {
    ["test-tea", "test-wine", "test-spice"].map(Phrase::new)[..count].to_vec()
}

fn takes(count: usize) -> Phrase {
    Phrase::new("test-takes").with("seat", Seat::from_index(1)).with("goods", goods(count))
}

fn names() -> Vec<String> {
    ["Anna", "piet"].map(str::to_owned).to_vec()
}

#[test]
fn words_are_shared_between_threads() {
    fn is_shared<T: Send + Sync + 'static>(_: &T) {}
    is_shared(words());
    let phrase = Phrase::new("core-list-empty");
    let said = std::thread::spawn(move || words().say(Language::Dutch, &phrase, &SeatNumbers))
        .join()
        .expect("no thread panics");
    assert_eq!(said, "niets");
}

#[test]
fn numbers_choose_plural_forms() {
    let coins = |n: i64| say_to_all(&Phrase::new("test-coins").with("n", n), &SeatNumbers);
    assert_eq!(coins(0), ["no coins", "0 Münzen", "0 munten"]);
    assert_eq!(coins(1), ["one coin", "eine Münze", "één munt"]);
    assert_eq!(coins(2), ["2 coins", "2 Münzen", "2 munten"]);
    assert_eq!(coins(1000), ["1000 coins", "1000 Münzen", "1000 munten"]);
    assert_eq!(coins(-30)[0], "-30 coins");
}

#[test]
fn large_numbers_stay_exact() {
    for n in [i64::MIN, -(1 << 53) - 1, 1 << 53, (1 << 53) + 1, i64::MAX] {
        let said = say_to_all(&Phrase::new("test-coins").with("n", n), &SeatNumbers);
        assert_eq!(said[0], format!("{n} coins"));
    }
}

#[test]
fn lists_follow_the_language() {
    assert_eq!(
        say_to_all(&takes(3), &names()),
        [
            "piet takes tea, wine and spice.",
            "piet nimmt Tee, Wein und Gewürz.",
            "piet neemt thee, wijn en specerij.",
        ]
    );
    assert_eq!(say_to_all(&takes(2), &names())[0], "piet takes tea and wine.");
    assert_eq!(say_to_all(&takes(1), &names())[1], "piet nimmt Tee.");
    assert_eq!(
        say_to_all(&takes(0), &names()),
        ["piet takes nothing.", "piet nimmt nichts.", "piet neemt niets."]
    );
}

#[test]
fn a_phrase_inside_a_phrase_speaks_the_same_language() {
    let coins = Phrase::new("test-coins").with("n", 1);
    let phrase = Phrase::new("test-takes").with("seat", Seat::from_index(0)).with("goods", coins);
    assert_eq!(
        say_to_all(&phrase, &names()),
        ["Anna takes one coin.", "Anna nimmt eine Münze.", "Anna neemt één munt."]
    );
}

#[test]
fn seats_without_a_name_have_a_number() {
    let nameless = ["Anna".to_owned(), "  ".to_owned()];
    let too_few: &[String] = &nameless[..1];
    let expected = ["seat 2 takes tea.", "Platz 2 nimmt Tee.", "plaats 2 neemt thee."];
    assert_eq!(say_to_all(&takes(1), &SeatNumbers), expected);
    assert_eq!(say_to_all(&takes(1), &too_few), expected);
    assert_eq!(say_to_all(&takes(1), &nameless.as_slice()), expected);
    assert_eq!(words().name(Language::German, Seat::from_index(1), &too_few), "Platz 2");
    assert_eq!(words().name(Language::German, Seat::from_index(0), &too_few), "Anna");
}

#[test]
fn a_message_can_choose_by_the_number_of_a_seat() {
    let turn = |index| Phrase::new("test-turn").with("seat", Seat::from_index(index));
    assert_eq!(say_to_all(&turn(0), &names())[0], "Anna begins");
    assert_eq!(say_to_all(&turn(1), &names())[0], "piet follows");
}

#[test]
fn sentences_begin_with_a_capital_letter() {
    let words = test_words();
    let begin = |language, phrase: &Phrase| words.say_sentence(language, phrase, &SeatNumbers);
    assert_eq!(begin(Language::English, &takes(1)), "Seat 2 takes tea.");
    assert_eq!(begin(Language::German, &takes(1)), "Platz 2 nimmt Tee.");
    assert_eq!(begin(Language::Dutch, &takes(1)), "Plaats 2 neemt thee.");
    let coins = Phrase::new("test-coins").with("n", 1);
    assert_eq!(begin(Language::Dutch, &coins), "Één munt");
    assert_eq!(begin(Language::Dutch, &Phrase::new("test-river")), "IJsselmeer");
    assert_eq!(begin(Language::English, &Phrase::new("test-river")), "Ijsselmeer");
    let sum = Phrase::new("test-sum").with("n", 200);
    assert_eq!(begin(Language::English, &sum), "ƒ200 is a lot", "a coin keeps its sign");
}

#[test]
fn names_and_codes_keep_their_spelling_at_the_beginning() {
    let words = test_words();
    assert_eq!(words.say_sentence(Language::Dutch, &takes(1), &names()), "piet neemt thee.");
    let code = Phrase::new("test-code").with("text", "d4");
    assert_eq!(words.say_sentence(Language::English, &code, &names()), "d4 is free");
    let wrapped = Phrase::new("test-blank").with("text", takes(1));
    assert_eq!(words.say_sentence(Language::English, &wrapped, &names()), "piet takes tea.");
    let unnamed = Phrase::new("test-code").with("text", "");
    assert_eq!(words.say_sentence(Language::English, &unnamed, &names()), " is free");
}

#[test]
fn what_a_language_lacks_is_said_wholly_in_english() {
    let phrase = Phrase::new("test-english").with("goods", goods(2));
    let expected = "only in English: tea and wine";
    assert_eq!(say_to_all(&phrase, &SeatNumbers), [expected; 3]);
    let code = Phrase::new("test-code").with("text", "d4");
    assert_eq!(say_to_all(&code, &SeatNumbers), ["d4 is free"; 3]);
}

#[test]
fn what_nobody_can_say_is_shown_as_its_key() {
    let seat = Seat::from_index(0);
    assert_eq!(say_to_all(&Phrase::new("test-nowhere"), &SeatNumbers), ["⟨test-nowhere⟩"; 3]);
    assert_eq!(say_to_all(&Phrase::new("test-broken"), &SeatNumbers), ["⟨test-broken⟩"; 3]);
    assert_eq!(say_to_all(&Phrase::new(""), &SeatNumbers), ["⟨⟩"; 3]);
    let without_goods = Phrase::new("test-takes").with("seat", seat);
    assert_eq!(say_to_all(&without_goods, &SeatNumbers), ["⟨test-takes⟩"; 3]);
    let blank = Phrase::new("test-blank").with("text", " ");
    assert_eq!(say_to_all(&blank, &SeatNumbers), ["⟨test-blank⟩"; 3]);
    let nested = without_goods.with("goods", Phrase::new("test-nowhere"));
    assert_eq!(say_to_all(&nested, &names())[2], "Anna neemt ⟨test-nowhere⟩.");
}

#[test]
fn no_invisible_marks_are_written() {
    for said in say_to_all(&takes(3), &names()) {
        let mark =
            said.chars().find(|c| matches!(c, '\u{200e}'..='\u{202e}' | '\u{2066}'..='\u{2069}'));
        assert_eq!(mark, None, "{said:?}");
    }
}
