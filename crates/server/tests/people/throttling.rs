//! Nobody goes faster than they may.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::time::Duration;

use damrak_server::Config;
use serde_json::json;

use crate::browser::Browser;
use crate::house::House;

const PASSWORD: &str = "correct horse";

fn behind_a_proxy() -> House {
    House::open_with(Config { trust_proxy: true, ..Config::default() })
}

fn from(house: &House, address: &str) -> Browser {
    house.stranger().with("X-Forwarded-For", address)
}

/// Signs in with a wrong password until it is told to wait; how often it could.
fn guess(house: &House, user_name: &str, address: &str) -> u32 {
    for tries in 0.. {
        match from(house, address).sign_in(user_name, "wrong horse").refused() {
            (401, _) => {}
            refused => {
                assert_eq!(refused, (429, "slow-down".into()));
                return tries;
            }
        }
    }
    unreachable!("some time it is too often")
}

#[test]
fn wrong_passwords_make_an_account_wait_wherever_they_come_from() {
    let house = behind_a_proxy();
    house.account("anna", PASSWORD);
    house.account("piet", PASSWORD);
    assert_eq!(guess(&house, "anna", "192.0.2.1"), 6);
    assert_eq!(guess(&house, "ANNA", "192.0.2.2"), 0);
    let mut anna = from(&house, "192.0.2.3").with("Accept-Language", "de");
    let reply = anna.sign_in("anna", PASSWORD);
    assert_eq!(reply.refused(), (429, "slow-down".into()), "the right one must wait too");
    let seconds: u64 = reply.headers["retry-after"].parse().unwrap();
    assert!((1..=2).contains(&seconds), "{seconds}");
    let message = reply.json()["error"]["message"].as_str().unwrap().to_owned();
    assert!(message.contains("Sekunde"), "{message}");
    assert_eq!(from(&house, "192.0.2.1").sign_in("piet", PASSWORD).status, 200);

    std::thread::sleep(Duration::from_secs(seconds));
    assert_eq!(anna.sign_in("anna", PASSWORD).status, 200);
    assert_eq!(guess(&house, "anna", "192.0.2.4"), 6, "the right one lets it forget");
}

#[test]
fn a_name_that_nobody_has_waits_like_one_that_somebody_has() {
    let house = behind_a_proxy();
    house.account("anna", PASSWORD);
    assert_eq!(guess(&house, "nobody", "192.0.2.1"), guess(&house, "anna", "192.0.2.2"));
}

#[test]
fn wrong_passwords_make_an_address_wait_whatever_the_account() {
    let house = behind_a_proxy();
    house.account("anna", PASSWORD);
    for n in 0..21 {
        let name = format!("name{n}");
        let reply = from(&house, "192.0.2.1").sign_in(&name, PASSWORD);
        assert_eq!(reply.refused(), (401, "wrong-password".into()), "{n}");
    }
    let status = |address: &str| from(&house, address).sign_in("anna", PASSWORD).status;
    assert_eq!(status("192.0.2.1"), 429);
    assert_eq!(status("198.51.100.7, 192.0.2.1"), 429, "what a client says of itself is no help");
    assert_eq!(status("192.0.2.2"), 200);
}

#[test]
fn an_old_password_is_guessed_no_faster_than_by_signing_in() {
    let house = House::open();
    let mut anna = house.account("anna", PASSWORD);
    for _ in 0..6 {
        let guess = json!({"old": "wrong horse", "new": "battery staple"});
        assert_eq!(anna.post("/api/v1/password", guess).status, 401);
    }
    let right = json!({"old": PASSWORD, "new": "battery staple"});
    assert_eq!(anna.post("/api/v1/password", right).refused(), (429, "slow-down".into()));
    let goodbye = json!({"password": PASSWORD});
    assert_eq!(anna.ask("DELETE", "/api/v1/me", Some(goodbye)).status, 429);
}

#[test]
fn many_guesses_at_once_gain_nothing() {
    let house = House::open();
    house.account("anna", PASSWORD);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let guess = || house.stranger().sign_in("anna", "wrong horse").status;
        let guesses: Vec<_> = (0..24).map(|_| scope.spawn(guess)).collect();
        guesses.into_iter().map(|guess| guess.join().unwrap()).collect()
    });
    let looked_at = statuses.iter().filter(|status| **status == 401).count();
    // The first six at once, and one more if the machine takes two seconds for them.
    assert!((6..=8).contains(&looked_at), "{statuses:?}");
    assert!(statuses.iter().all(|status| [401, 429].contains(status)), "{statuses:?}");
}

/// Asks until it is told to wait; how often it could.
fn ask_until_refused(most: u32, mut ask: impl FnMut() -> u16) -> u32 {
    for asked in 0..most {
        if ask() == 429 {
            return asked;
        }
    }
    most
}

/// Asks from many threads at once, as fast as it goes, until one is told to wait; how often they could.
fn ask_fast_until_refused(ask: impl Fn(u32) -> u16 + Sync) -> u32 {
    let (asked, refused) = (AtomicU32::new(0), AtomicBool::new(false));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                while !refused.load(Relaxed) {
                    match ask(asked.load(Relaxed)) {
                        200 => asked.fetch_add(1, Relaxed),
                        status => {
                            assert_eq!(status, 429);
                            refused.store(true, Relaxed);
                            break;
                        }
                    };
                }
            });
        }
    });
    asked.into_inner()
}

#[test]
fn an_address_may_ask_so_often_and_no_more() {
    let house = behind_a_proxy();
    let asked = ask_fast_until_refused(|_| from(&house, "192.0.2.1").get("/api/v1/games").status);
    assert!(asked >= 300, "{asked}");
    assert_eq!(from(&house, "192.0.2.2").get("/api/v1/games").status, 200);
    assert_eq!(from(&house, "192.0.2.1").get("/healthz").status, 200);
}

#[test]
fn a_person_may_ask_so_often_wherever_he_is() {
    let house = behind_a_proxy();
    let anna = house.guest("Anna");
    let asked = ask_fast_until_refused(|n| {
        let address = format!("192.0.2.{}", n % 200);
        anna.with("X-Forwarded-For", &address).get("/api/v1/me").status
    });
    assert!(asked >= 120, "{asked}");
}

#[test]
fn guests_do_not_come_by_the_hundred() {
    let house = House::open();
    let wanted = json!({"name": "Anna"});
    let asked =
        ask_until_refused(40, || house.stranger().post("/api/v1/guest", wanted.clone()).status);
    assert!((30..40).contains(&asked), "{asked}");
}

#[test]
fn without_a_proxy_nobody_is_believed_about_his_address() {
    let house = House::open();
    for n in 0..21 {
        from(&house, &format!("192.0.2.{n}")).sign_in(&format!("name{n}"), PASSWORD);
    }
    assert_eq!(from(&house, "192.0.2.99").sign_in("name99", PASSWORD).status, 429);
}

#[test]
fn limits_can_be_switched_off() {
    let house = House::open_with(Config { limits: false, ..Config::default() });
    let wanted = json!({"name": "Anna"});
    let asked =
        ask_until_refused(60, || house.stranger().post("/api/v1/guest", wanted.clone()).status);
    assert_eq!(asked, 60);
    for _ in 0..10 {
        assert_eq!(house.stranger().sign_in("anna", PASSWORD).status, 401);
    }
}
