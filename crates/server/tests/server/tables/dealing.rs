//! Deals that nobody can choose: numbers are sealed, then told, then dealt.

use std::time::{Duration, Instant};

use damrak_core::fair::{FairDeal, seal};
use damrak_core::record::{Deal, verify};
use damrak_core::{Registry, Seat, Seed};
use damrak_store::{Store, TableId};
use serde_json::{Value, json};

use crate::support::{Client, House, play_out, reveal, seal_number};

const FIRST: &str = "11111111111111111111111111111111";
const SECOND: &str = "22222222222222222222222222222222";

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// Two people at a table whose numbers are to be sealed.
fn gathered(house: &House, more: Value) -> (Client, Client, String) {
    let (anna, piet) = (house.person("anna", false), house.person("piet", false));
    let mut settings = json!({"setup": {"variant": "gulliver"}, "rated": true});
    for (name, value) in more.as_object().cloned().unwrap_or_default() {
        settings[name] = value;
    }
    let table = anna.table(&["me", "open"], settings);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2, "nonce": "open-number"}));
    (anna, piet, table)
}

/// The same, sealed, with all seats fixed.
fn fixed(house: &House, more: Value) -> (Client, Client, String) {
    let (anna, piet, table) = gathered(house, more);
    seal_number(&anna, &table, 1, 1, FIRST);
    seal_number(&piet, &table, 2, 1, SECOND);
    anna.wishes(&table, json!({"wish": "start"}));
    (anna, piet, table)
}

/// What only whoever runs the server knows.
fn secret_of(house: &House, table: &str) -> Seed {
    let stored = house.store.table(&TableId(table.to_owned()), None);
    let stored = house.runtime.block_on(stored).unwrap().unwrap();
    serde_json::from_value(stored.body["secret"].clone()).unwrap()
}

fn code(reply: (u16, Value)) -> (u16, String) {
    (reply.0, reply.1["error"]["code"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn no_number_is_shown_before_all_are_sealed_and_told() {
    let (_folder, house) = house();
    let (anna, piet, table) = gathered(&house, json!({}));
    let fair = piet.look(&table)["fair"].clone();
    assert_eq!((fair["way"].as_str(), fair["stage"].as_str()), (Some("sealed"), Some("open")));
    let commitment = fair["commitment"].clone();
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 409, "nothing is sealed yet");
    seal_number(&anna, &table, 1, 1, FIRST);
    anna.wishes(&table, json!({"wish": "start"}));
    assert_eq!(anna.look(&table)["fair"]["stage"], "sealing");
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 409, "piet has not sealed yet");
    seal_number(&piet, &table, 2, 1, SECOND);
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 200);
    for client in [&anna, &piet, &house.stranger()] {
        let fair = client.look(&table)["fair"].clone();
        assert_eq!(fair["stage"], "revealing");
        assert_eq!(fair["revealed"], json!([1]));
        assert_eq!(fair["missing"], json!([2]));
        assert!(!fair.to_string().contains(FIRST), "kept until all are told: {fair}");
        let (_, page) = client.request("GET", &format!("/table/{table}/fair"), None);
        let (_, main) = client.request("GET", &format!("/table/{table}"), None);
        assert!(!page.contains(FIRST) && !main.contains(FIRST));
    }
    assert_eq!(reveal(&piet, &table, 2, 1, FIRST).0, 400, "not what was sealed");
    assert_eq!(reveal(&anna, &table, 2, 1, SECOND).0, 403, "not their seat");
    assert_eq!(reveal(&piet, &table, 2, 1, SECOND).0, 200);
    let picture = anna.look(&table);
    assert_eq!(picture["table"]["status"], "playing");
    assert_eq!(picture["fair"]["nonces"], json!([FIRST, SECOND]));
    assert_eq!(picture["fair"]["commitment"], commitment);
    assert_eq!(picture["fair"]["secret"], Value::Null);

    play_out(&table, &[&anna, &piet]);
    let (_, record) = anna.get(&format!("/api/v1/tables/{table}/record"));
    let registry = Registry::new().with::<damrak_kontor::Kontor>();
    let verified = verify(&registry, record.as_str().unwrap().as_bytes(), None).unwrap();
    let Deal::Fair(FairDeal { sealed: Some(sealed), nonces, .. }) = verified.header.deal else {
        panic!("{record}")
    };
    assert_eq!((sealed.table.as_str(), sealed.attempt), (table.as_str(), 1));
    assert_eq!(nonces, [FIRST, SECOND]);
    house.close();
}

#[test]
fn a_host_who_grinds_after_seeing_the_other_number_gets_nothing() {
    let (_folder, house) = house();
    let (anna, piet, table) = fixed(&house, json!({}));
    assert_eq!(reveal(&piet, &table, 2, 1, SECOND).0, 200);
    // The host is in league with anna: they know the secret and piet's number, and try their own.
    let secret = secret_of(&house, &table);
    let promised = anna.look(&table)["fair"]["seals"][0]["hash"].clone();
    let first = Seat::from_index(0);
    let (mut wanted, mut fitting) = (Vec::new(), 0);
    for number in 0..5_000u32 {
        let own = format!("{number:032x}");
        let deal = FairDeal::new(secret, vec![own.clone(), SECOND.into()]);
        if deal.seed().unwrap().as_bytes()[0] == 0 {
            wanted.push(own.clone());
        }
        fitting += usize::from(seal(&table, first, 1, &own).to_string() == promised);
    }
    assert!(!wanted.is_empty(), "a quick deal could be chosen in this way");
    assert_eq!(fitting, 0);
    for own in &wanted {
        assert_eq!(reveal(&anna, &table, 1, 1, own).0, 400);
    }
    // Nor is there another way to bring it in.
    let own = &wanted[0];
    let hash = seal(&table, first, 1, own).to_string();
    let again = json!({"wish": "seal", "seat": 1, "attempt": 1, "seal": hash});
    assert_eq!(code(anna.wish(&table, again)), (409, "not-now".into()));
    assert_eq!(anna.wish(&table, json!({"wish": "seal", "seat": 1, "attempt": 1})).0, 409);
    for wish in [
        json!({"wish": "leave", "seat": 1}),
        json!({"wish": "leave", "seat": 2}),
        json!({"wish": "sit", "seat": 1, "nonce": own}),
        json!({"wish": "seat-bot", "seat": 1, "bot": "random"}),
        json!({"wish": "start"}),
    ] {
        assert_eq!(anna.wish(&table, wish.clone()).0, 409, "{wish}");
    }
    let ahead = json!({"wish": "seal", "seat": 1, "attempt": 2, "seal": hash});
    assert_eq!(code(anna.wish(&table, ahead)), (409, "stale".into()));
    assert_eq!(anna.look(&table)["fair"]["stage"], "revealing");
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 200);
    assert_eq!(piet.look(&table)["fair"]["nonces"], json!([FIRST, SECOND]));
    house.close();
}

#[test]
fn a_rated_table_is_never_dealt_quickly() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let wanted = json!({
        "game": "kontor", "setup": {}, "seats": ["me", "open"], "rated": true, "deal": "quick",
    });
    assert_eq!(anna.post("/api/v1/tables", &wanted).0, 400);
    let (anna, piet, table) = {
        let piet = house.person("piet", false);
        let table = anna.table(&["me", "open"], json!({"rated": true, "nonce": "early"}));
        piet.wishes(&table, json!({"wish": "sit", "seat": 2, "nonce": "late"}));
        (anna, piet, table)
    };
    anna.wishes(&table, json!({"wish": "start"}));
    assert_eq!(piet.look(&table)["table"]["status"], "gathering");
    let stored = house.runtime.block_on(house.store.table(&TableId(table), None)).unwrap();
    let log = format!("{:?}", stored.unwrap().entries);
    assert!(!log.contains("early") && !log.contains("late"), "{log}");
    house.close();
}

#[test]
fn a_casual_table_may_be_sealed_and_a_quick_one_seals_nothing() {
    let (_folder, house) = house();
    let (_anna, piet, table) = fixed(&house, json!({"rated": false, "deal": "sealed"}));
    assert_eq!(piet.look(&table)["fair"]["stage"], "revealing");
    let quick = piet.table(&["me", "open"], json!({"nonce": "mine"}));
    let hash = seal(&quick, Seat::from_index(0), 1, FIRST).to_string();
    let wish = json!({"wish": "seal", "seat": 1, "attempt": 1, "seal": hash});
    assert_eq!(piet.wish(&quick, wish).0, 409);
    house.close();
}

/// Waits until it is so, however busy the machine is.
fn wait_for(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn whoever_does_not_tell_the_number_loses_the_seat_and_the_attempt_stays_visible() {
    let (_folder, house) = house();
    let clock = json!({"kind": "per-decision", "seconds": 4});
    let (anna, piet, table) = fixed(&house, json!({"live": false, "clock": clock}));
    let before = anna.look(&table)["fair"].clone();
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 200);
    let mine = piet.get("/api/v1/tables?list=mine").1;
    assert_eq!(mine["tables"][0]["waiting"], json!([2]), "lists say who is waited for");
    wait_for("time is never up", || anna.look(&table)["fair"]["attempt"] == 2);
    let after = anna.look(&table);
    assert_eq!(after["seats"][1]["kind"], "open");
    assert_eq!(after["seats"][0]["kind"], "person");
    let fair = &after["fair"];
    assert_eq!(fair["stage"], "open");
    assert_eq!(fair["seals"], json!([null, null]), "everybody needs a new number");
    assert_ne!(fair["commitment"], before["commitment"], "so does the host");
    assert_eq!(fair["missing"], json!([1]), "anna must seal anew");
    let broken = &fair["attempts"][0];
    assert_eq!(broken["missing"], json!([{"seat": 2, "person": "id-piet"}]));
    assert_eq!(broken["numbers"], json!([FIRST, null]));
    assert_eq!(broken["seals"], before["seals"]);
    assert_eq!(broken["commitment"], before["commitment"]);
    let secret: Seed = serde_json::from_value(broken["secret"].clone()).unwrap();
    assert_eq!(secret.commitment().to_string(), before["commitment"]);
    let (_, page) = anna.request("GET", &format!("/table/{table}/fair"), None);
    assert!(page.contains("piet") && page.contains(&secret.to_string()), "{page}");

    // What was sealed for the first attempt is good for nothing now.
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 409);
    let old = before["seals"][0]["hash"].clone();
    let copied = json!({"wish": "seal", "seat": 1, "attempt": 1, "seal": old});
    assert_eq!(code(anna.wish(&table, copied)), (409, "stale".into()));
    let (third, fourth) = ("3".repeat(32), "4".repeat(32));
    // Time may be up again on a busy machine; then this is simply tried once more.
    let mut attempt = 2;
    wait_for("it is never dealt", || {
        let picture = anna.look(&table);
        attempt = picture["fair"]["attempt"].as_u64().unwrap() as u32;
        if picture["seats"][1]["kind"] == "open" {
            piet.wish(&table, json!({"wish": "sit", "seat": 2}));
        }
        seal_number(&anna, &table, 1, attempt, &third);
        seal_number(&piet, &table, 2, attempt, &fourth);
        anna.wish(&table, json!({"wish": "start"}));
        reveal(&anna, &table, 1, attempt, &third);
        reveal(&piet, &table, 2, attempt, &fourth).0 == 200
    });
    play_out(&table, &[&anna, &piet]);
    wait_for("the game does not end", || anna.look(&table)["table"]["status"] == "over");
    let (_, record) = anna.get(&format!("/api/v1/tables/{table}/record"));
    let text = record.as_str().unwrap();
    assert!(
        text.contains(&format!(
            "attempt 1: {} secret {secret} missing 2",
            before["commitment"].as_str().unwrap()
        )),
        "{text}"
    );
    let registry = Registry::new().with::<damrak_kontor::Kontor>();
    assert!(verify(&registry, text.as_bytes(), None).is_ok());
    house.close();
}

#[test]
fn a_restart_takes_nobody_the_time_to_look_in() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    let house = House::open(&file);
    let (anna, piet, table) = fixed(&house, json!({"live": false}));
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 200);
    let left = anna.look(&table)["fair"]["left"].as_u64().unwrap();
    const THREE_DAYS: u64 = 3 * 24 * 3600 * 1000;
    assert!((THREE_DAYS - 60_000..=THREE_DAYS).contains(&left), "{left}");
    house.close();
    let house = House::open(&file);
    let (anna, piet) =
        (Client { address: house.address, ..anna }, Client { address: house.address, ..piet });
    let fair = anna.look(&table)["fair"].clone();
    assert_eq!((&fair["stage"], &fair["revealed"]), (&json!("revealing"), &json!([1])));
    let now = fair["left"].as_u64().unwrap();
    assert!((left - 60_000..=left).contains(&now), "{left}, then {now}");
    assert_eq!(reveal(&piet, &table, 2, 1, SECOND).0, 200);
    assert_eq!(anna.look(&table)["table"]["status"], "playing");
    house.close();
}

#[test]
fn the_house_draws_for_somebody_without_scripts_and_says_so() {
    let (_folder, house) = house();
    let (anna, piet, table) = gathered(&house, json!({}));
    let (_, page) = piet.request("GET", &format!("/table/{table}"), None);
    assert!(page.contains("<noscript>") && page.contains("value=\"seal\""), "{page}");
    let wish = format!("/table/{table}/wish");
    assert!(piet.form(&wish, "wish=seal&seat=2&attempt=1").starts_with("HTTP/1.1 303"));
    seal_number(&anna, &table, 1, 1, FIRST);
    anna.wishes(&table, json!({"wish": "start"}));
    let fair = anna.look(&table)["fair"].clone();
    assert_eq!(fair["seals"][1]["house"], true);
    assert_eq!(fair["revealed"], json!([2]));
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 200);
    let fair = anna.look(&table)["fair"].clone();
    assert_eq!(fair["stage"], "dealt");
    let drawn = fair["nonces"][1].as_str().unwrap();
    assert_eq!(seal(&table, Seat::from_index(1), 1, drawn).to_string(), fair["seals"][1]["hash"]);
    let (_, page) = piet.request("GET", &format!("/table/{table}/fair"), None);
    assert!(page.contains("The house drew this number"), "{page}");
    house.close();
}

#[test]
fn one_device_seals_for_each_of_its_seats_and_bots_add_nothing() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let more = json!({"hot_seat": true, "rated": true, "start": true, "game": "dutchman"});
    let table = anna.table(&["me", "me", "random"], more);
    assert_eq!(anna.look(&table)["fair"]["missing"], json!([1, 2]));
    let (_, page) = anna.request("GET", &format!("/table/{table}"), None);
    assert!(page.contains("data-own=\"1 2\""), "{page}");
    for (seat, number) in [(1, FIRST), (2, SECOND)] {
        seal_number(&anna, &table, seat, 1, number);
    }
    for (seat, number) in [(1, FIRST), (2, SECOND)] {
        assert_eq!(reveal(&anna, &table, seat, 1, number).0, 200);
    }
    let fair = anna.look(&table)["fair"].clone();
    assert_eq!(fair["stage"], "dealt");
    assert_eq!((&fair["seals"][2], &fair["nonces"][2]), (&Value::Null, &json!("")));
    house.close();
}

#[test]
fn the_page_says_who_could_have_chosen_a_quick_deal() {
    let (_folder, house) = house();
    let (anna, piet) = (house.person("anna", false), house.person("piet", false));
    let fair = |table: &str| anna.request("GET", &format!("/table/{table}/fair"), None).1;
    let alone = anna.table(&["me", "random"], json!({"start": true, "nonce": "mine"}));
    assert!(
        fair(&alone).contains("Whoever runs this server could have chosen"),
        "{}",
        fair(&alone)
    );
    let two = anna.table(&["me", "open"], json!({"nonce": "mine"}));
    piet.wishes(&two, json!({"wish": "sit", "seat": 2, "nonce": "last"}));
    anna.wishes(&two, json!({"wish": "start"}));
    let text = fair(&two);
    assert!(text.contains("piet gave their number last"), "{text}");
    assert!(!text.contains("Nobody could choose"), "{text}");
    let (_, _, sealed) = {
        let sealed = anna.table(&["me", "open"], json!({"rated": true}));
        piet.wishes(&sealed, json!({"wish": "sit", "seat": 2}));
        seal_number(&anna, &sealed, 1, 1, FIRST);
        seal_number(&piet, &sealed, 2, 1, SECOND);
        anna.wishes(&sealed, json!({"wish": "start"}));
        reveal(&anna, &sealed, 1, 1, FIRST);
        reveal(&piet, &sealed, 2, 1, SECOND);
        (&anna, &piet, sealed)
    };
    assert!(fair(&sealed).contains("Nobody could choose"), "{}", fair(&sealed));
    house.close();
}

#[test]
fn an_invitation_shows_the_commitment_before_anybody_sits_down() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let table = anna.table(&["me", "open"], json!({"rated": true}));
    let commitment = anna.look(&table)["fair"]["commitment"].as_str().unwrap().to_owned();
    let (status, page) =
        house.stranger().request("GET", &format!("/table/{table}/sit?seat=2"), None);
    assert_eq!(status, 200);
    assert!(page.contains(&commitment), "{page}");
    house.close();
}

#[test]
fn a_rated_table_that_gathered_before_numbers_were_sealed_is_not_dealt_quickly() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    let house = House::open(&file);
    let (anna, piet, table) = gathered(&house, json!({}));
    house.close();
    // As a server left it that knew of one way only.
    let old = rusqlite::Connection::open(&file).unwrap();
    old.execute_batch("UPDATE bodies SET body = json_remove(body, '$.settings.deal')").unwrap();
    drop(old);
    let house = House::open(&file);
    let (anna, piet) =
        (Client { address: house.address, ..anna }, Client { address: house.address, ..piet });
    assert_eq!(anna.look(&table)["fair"]["way"], "sealed");
    anna.wishes(&table, json!({"wish": "start"}));
    assert_eq!(anna.look(&table)["fair"]["stage"], "sealing");
    seal_number(&anna, &table, 1, 1, FIRST);
    seal_number(&piet, &table, 2, 1, SECOND);
    assert_eq!(reveal(&anna, &table, 1, 1, FIRST).0, 200);
    assert_eq!(reveal(&piet, &table, 2, 1, SECOND).0, 200);
    assert_eq!(anna.look(&table)["fair"]["stage"], "dealt");
    house.close();
}

#[test]
fn closing_a_table_while_numbers_are_told_hides_no_attempt() {
    let (_folder, house) = house();
    let (anna, piet, table) = fixed(&house, json!({}));
    let before = anna.look(&table)["fair"].clone();
    assert_eq!(reveal(&piet, &table, 2, 1, SECOND).0, 200);
    // Anna's number would be the last: with whoever runs the server she knows the cards now, and likes them not.
    anna.wishes(&table, json!({"wish": "close"}));
    for client in [&anna, &piet] {
        let picture = client.look(&table);
        assert_eq!(picture["table"]["status"], "closed");
        assert_eq!(picture["seats"][0]["kind"], "person", "nobody lost a seat");
        let broken = &picture["fair"]["attempts"][0];
        assert_eq!(broken["closed_by"], "id-anna", "{broken}");
        assert_eq!(broken["missing"], json!([]));
        assert_eq!(broken["numbers"], json!([null, SECOND]));
        assert_eq!(broken["seals"], before["seals"]);
        assert_eq!(broken["commitment"], before["commitment"]);
        let secret: Seed = serde_json::from_value(broken["secret"].clone()).unwrap();
        assert_eq!(secret.commitment().to_string(), before["commitment"]);
        let (_, page) = client.request("GET", &format!("/table/{table}/fair"), None);
        assert!(page.contains("The table was closed while the numbers were being told"), "{page}");
        assert!(page.contains("<b>anna</b>") && page.contains(SECOND), "{page}");
        let (_, page) = client.request("GET", &format!("/table/{table}"), None);
        assert!(page.contains("closed while a deal was on its way"), "{page}");
        assert!(page.contains("data-own=\"\""), "no browser seals for a table that is closed");
    }
    // A table that was closed while people gathered has broken off nothing.
    let quiet = anna.table(&["me", "open"], json!({"rated": true}));
    seal_number(&anna, &quiet, 1, 1, FIRST);
    anna.wishes(&quiet, json!({"wish": "close"}));
    assert_eq!(anna.look(&quiet)["fair"]["attempts"], json!([]));
    house.close();
}

#[test]
fn the_page_says_no_more_of_a_sealed_deal_than_it_proves() {
    let (_folder, house) = house();
    let (anna, piet) = (house.person("anna", false), house.person("piet", false));
    let fair = |table: &str| anna.request("GET", &format!("/table/{table}/fair"), None).1;
    let house_draws = |client: &Client, table: &str, seat: u8| {
        client.wishes(table, json!({"wish": "seal", "seat": seat, "attempt": 1}));
    };
    let sealed = json!({"deal": "sealed"});
    let alone = anna.table(&["me", "random"], sealed.clone());
    seal_number(&anna, &alone, 1, 1, FIRST);
    anna.wishes(&alone, json!({"wish": "start"}));
    assert_eq!(reveal(&anna, &alone, 1, 1, FIRST).0, 200);
    let text = fair(&alone);
    assert!(text.contains("anna alone drew a number for this deal"), "{text}");
    assert!(text.contains("nobody else witnesses that"), "{text}");
    assert!(!text.contains("Nobody could choose"), "{text}");

    let drawn_by_house = anna.table(&["me", "open"], sealed.clone());
    piet.wishes(&drawn_by_house, json!({"wish": "sit", "seat": 2}));
    house_draws(&anna, &drawn_by_house, 1);
    house_draws(&piet, &drawn_by_house, 2);
    anna.wishes(&drawn_by_house, json!({"wish": "start"}));
    let text = fair(&drawn_by_house);
    assert!(text.contains("the house drew every number"), "{text}");
    assert!(!text.contains("no more than one person gave a number"), "{text}");

    let one_of_two = anna.table(&["me", "open"], sealed);
    piet.wishes(&one_of_two, json!({"wish": "sit", "seat": 2}));
    house_draws(&anna, &one_of_two, 1);
    seal_number(&piet, &one_of_two, 2, 1, SECOND);
    anna.wishes(&one_of_two, json!({"wish": "start"}));
    assert_eq!(reveal(&piet, &one_of_two, 2, 1, SECOND).0, 200);
    assert!(fair(&one_of_two).contains("piet alone drew a number"), "{}", fair(&one_of_two));
    house.close();
}
