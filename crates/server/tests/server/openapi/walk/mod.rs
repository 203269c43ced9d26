//! Through the whole API, with every answer held against the document on the way.

mod care;
mod games;
mod notifications;
mod people;
mod playing;
mod streams;
mod tables;
mod trouble;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::openapi::desk::Desk;
use crate::openapi::house::House;

/// What only a mistake in the server brings about, and what only a table of a later program does: those are in
/// `tables::upgrading`.
const NEVER_SEEN: [&str; 3] = ["broken", "unknown-edition", "unknown-rules"];

#[test]
fn the_whole_api_answers_as_documented() {
    let desk = Arc::new(Desk::new());
    let house = House::open(&desk, false);
    let mut slow = trouble::begin_slowly(&house);
    games::walk(&house);
    people::guests_and_accounts(&house);
    people::sessions_and_tokens(&house);
    people::the_first_admin(&house);
    care::looking_after_people(&house);
    tables::making(&house);
    tables::gathering(&house);
    tables::talking(&house);
    playing::a_whole_game(&house);
    playing::changing_ones_mind(&house);
    playing::with_advice(&house);
    playing::giving_up_and_voting(&house);
    playing::with_clocks(&house);
    playing::with_a_falling_clock(&house);
    streams::by_socket(&house);
    streams::by_events(&house);
    notifications::without_mail(&house);
    notifications::by_every_way(&desk);
    trouble::what_cannot_be_understood(&house);
    trouble::too_many_passwords_at_once(&house);
    trouble::too_fast(&desk);
    trouble::a_full_disk(&desk);
    trouble::damage(&desk);
    trouble::too_slow(&desk, &mut slow);

    let seen = desk.seen.lock().unwrap();
    let operations = desk.document.operations();
    let ids: BTreeSet<String> = operations.iter().map(|operation| operation.id.clone()).collect();
    let untried: Vec<_> = ids.difference(&seen.granted).collect();
    assert!(untried.is_empty(), "never tried with success: {untried:?}");
    let names = |pointer: &str| -> BTreeSet<String> {
        let all = desk.document.pointer(pointer).unwrap();
        let words = all.as_array().unwrap().iter();
        words.map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let codes = names("#/components/schemas/ProblemCode/enum");
    let unseen: Vec<_> = codes.difference(&seen.codes).collect();
    assert_eq!(unseen, NEVER_SEEN, "codes that never came");
    let wishes = desk.document.pointer("#/components/schemas/AnyWish/discriminator/mapping");
    let wishes: BTreeSet<String> = wishes.unwrap().as_object().unwrap().keys().cloned().collect();
    let ungranted: Vec<_> = wishes.difference(&seen.wishes).collect();
    assert!(ungranted.is_empty(), "wishes never granted: {ungranted:?}");
    println!("{} operations, {} answers of different kinds", ids.len(), seen.answers.len());
}
