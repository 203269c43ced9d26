//! A new password by mail: for its owner alone, once, and without telling anybody who has which address.

use std::time::{Duration, Instant};

use damrak_store::{Person, PersonId, Store};
use serde_json::json;

use crate::notify::house::{Street, confirms_mail};
use crate::site::browser::{Answer, Browser};
use crate::support::Client;

const PASSWORD: &str = "correct horse 17 staples";

/// Somebody with an account and a confirmed address.
fn somebody(street: &Street, name: &str, address: &str) -> Client {
    let client = street.house.person(name, false);
    let id = PersonId(format!("id-{name}"));
    street.house.runtime.block_on(async {
        let guest = street.house.store.person(&id).await.unwrap().unwrap();
        let mut person = guest.clone();
        person.user_name = Some(name.to_owned());
        person.password = Some("$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$AAAA".to_owned());
        street.house.store.update_account(&guest, person).await.unwrap();
    });
    confirms_mail(street, &client, address);
    client
}

fn ask(street: &Street, address: &str) -> Answer {
    Browser::new(&street.house).form("/forgotten", &[("address", address)])
}

#[test]
fn a_mailed_link_lets_its_owner_choose_a_password_once() {
    let street = Street::open();
    let anna = somebody(&street, "anna", "anna@club.example");
    let before = street.mails.all().len();
    ask(&street, "Anna@Club.example").shows(&["role=\"status\""]);
    let mail = street.mails.wait_for(before + 1)[before].clone();
    assert_eq!(mail.to, ["anna@club.example"]);
    assert_eq!(mail.header("Subject").unwrap(), "A new password");
    let text = mail.part("text/plain");
    assert!(text.contains("for anna.") && text.contains("half an hour"), "{text}");
    let path = street.path(&mail.link("/way-back?"));
    let key = path.split_once("key=").unwrap().1.to_owned();
    Browser::new(&street.house).page(&path).shows(&["anna"]);
    assert_eq!(anna.get("/api/v1/me").0, 200, "looking at the link does nothing");

    let fields = [("key", key.as_str()), ("password", PASSWORD)];
    let taken = Browser::new(&street.house).form("/way-back", &fields);

    assert_eq!(taken.location(), "/me?done=back");
    assert_eq!(anna.get("/api/v1/me").0, 401, "tokens end, too");
    assert_eq!(Browser::new(&street.house).form("/way-back", &fields).status, 410);
    let sign_in = json!({"user_name": "anna", "password": PASSWORD});
    assert_eq!(street.house.stranger().post("/api/v1/sign-in", &sign_in).0, 200);
}

#[test]
fn the_answer_and_its_time_do_not_tell_whether_an_address_is_known() {
    let street = Street::open();
    somebody(&street, "anna", "anna@club.example");
    let mut fastest = [Duration::MAX; 2];
    let mut pages = [String::new(), String::new()];
    for _ in 0..25 {
        for (index, address) in ["anna@club.example", "nobody@club.example"].iter().enumerate() {
            let began = Instant::now();
            let answer = ask(&street, address);
            fastest[index] = fastest[index].min(began.elapsed());
            assert_eq!(answer.status, 200);
            pages[index] = answer.text;
        }
    }
    assert_eq!(pages[0], pages[1]);
    // The best of many: whatever the machine is busy with meanwhile strikes both alike.
    let [known, unknown] = fastest;
    let apart = known.abs_diff(unknown);
    assert!(apart < Duration::from_millis(15), "known {known:?}, unknown {unknown:?}");
}

#[test]
fn only_confirmed_addresses_of_people_who_may_come_are_written_to() {
    let street = Street::open();
    let anna = somebody(&street, "anna", "anna@club.example");
    let piet = street.house.person("piet", false);
    piet.post("/api/v1/notifications/mail", &json!({"address": "piet@club.example"}));
    let before = street.mails.wait_for(2).len();
    ask(&street, "piet@club.example").shows(&["role=\"status\""]);
    let id = PersonId("id-anna".into());
    let block = damrak_store::Order::Block(id);
    street.house.runtime.block_on(street.house.store.carry_out(None, block, "", 1)).unwrap();
    ask(&street, "anna@club.example").shows(&["role=\"status\""]);
    street.quiet();
    assert_eq!(street.mails.all().len(), before, "nothing was sent");
    assert_eq!(anna.get("/api/v1/me").0, 401);
    for bad in ["", "anna", "a@b\r\nBcc: c@d.example"] {
        assert_eq!(ask(&street, bad).status, 400, "{bad:?}");
    }
}

#[test]
fn strangers_who_claim_an_address_do_not_shut_its_owner_out() {
    let street = Street::open();
    somebody(&street, "anna", "anna@club.example");
    for number in 0..5 {
        let squatter = Person {
            id: PersonId(format!("squatter-{number}")),
            name: "Squatter".into(),
            user_name: None,
            password: None,
            admin: false,
            blocked: false,
            settings: json!({"notify": {"mail":
                {"address": "anna@club.example", "confirmed": false}}}),
            created: damrak_table::wall_clock() + number,
        };
        street.house.runtime.block_on(street.house.store.create_person(squatter)).unwrap();
    }
    let before = street.mails.all().len();

    ask(&street, "anna@club.example").shows(&["role=\"status\""]);

    let mail = street.mails.wait_for(before + 1)[before].clone();
    assert!(mail.part("text/plain").contains("for anna."));
}

#[test]
fn a_link_dies_with_the_address_it_went_to() {
    let street = Street::open();
    let anna = somebody(&street, "anna", "anna@club.example");
    let before = street.mails.all().len();
    ask(&street, "anna@club.example");
    let link = street.mails.wait_for(before + 1)[before].link("/way-back?");
    let path = street.path(&link);
    Browser::new(&street.house).page(&path);
    let id = PersonId("id-anna".into());
    street.house.runtime.block_on(async {
        let mut person = street.house.store.person(&id).await.unwrap().unwrap();
        person.settings["notify"]["mail"] = json!(null);
        street.house.store.update_person(person).await.unwrap();
    });
    assert_eq!(Browser::new(&street.house).get(&path).status, 410);
    drop(anna);
}

#[test]
fn nobody_is_flooded_with_links() {
    let street = Street::open_with(|config| {
        config.limits = true;
        config.trust_proxy = true;
    });
    somebody(&street, "anna", "anna@club.example");
    let before = street.mails.all().len();
    let from = |address: &str| {
        let mut browser = Browser::new(&street.house).with("X-Forwarded-For", address);
        browser.form("/forgotten", &[("address", "anna@club.example")]).status
    };
    let one: Vec<u16> = (0..4).map(|_| from("192.0.2.1")).collect();
    assert_eq!(one, [200, 200, 200, 429], "one client asks only so often");
    let others: Vec<u16> = (2..9).map(|n| from(&format!("192.0.2.{n}"))).collect();
    assert_eq!(others, [200; 7], "others are told the same as ever");
    street.mails.wait_for(before + 3);
    street.quiet();
    assert_eq!(street.mails.all().len(), before + 3, "one mailbox gets only so many");
}
