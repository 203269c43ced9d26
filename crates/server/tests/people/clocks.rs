//! Sessions and time: they live from their last use, and a wrong clock takes them from nobody.

use damrak_kit::Kits;
use damrak_server::{Config, Server};
use damrak_store::{Lived, Millis};
use serde_json::json;

use crate::house::House;

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;

fn sweep(house: &House) -> u32 {
    house.block_on(house.app.calendar.sweep(house.app.store().as_ref()))
}

#[test]
fn a_wrong_wall_clock_takes_nothing_from_anybody_however_long_it_is_wrong() {
    let house = House::open();
    let calendar = &house.app.calendar;
    let (mut anna, mut bert) = (house.guest("Anna"), house.guest("Bert"));
    let mut program = anna.program(&anna.clone().token());
    let (id, table) = (anna.id(), anna.table(&["me", "open"]));
    let cookie = anna.cookie.clone();
    calendar.live_on(10 * DAY);
    for jump in [500 * DAY, -500 * DAY, -2_000 * DAY, 2_000 * DAY] {
        calendar.put_forward(jump);
        house.guest("Somebody new");
        assert_eq!(sweep(&house), 0);
        assert_eq!(anna.id(), id, "also while the clock is wrong");
        calendar.live_on(30 * DAY);
        assert_eq!(sweep(&house), 0);
    }
    assert!(anna.is_known() && bert.is_known() && program.is_known());
    assert_eq!(anna.cookie, cookie);
    assert_eq!(anna.gets("/api/v1/tables?list=mine")["tables"][0]["id"], json!(table));
}

#[test]
fn whoever_comes_while_the_clock_is_behind_stays_when_it_is_set_right() {
    let house = House::open();
    let calendar = &house.app.calendar;
    // A board without a clock of its own, before it has asked the network.
    calendar.put_forward(-20_000 * DAY);
    let mut anna = house.guest("Anna");
    let mut program = anna.program(&anna.clone().token());
    calendar.live_on(HOUR);
    calendar.put_forward(20_000 * DAY);
    calendar.live_on(390 * DAY);
    assert_eq!(sweep(&house), 0);
    assert!(anna.is_known() && program.is_known());
}

#[test]
fn what_was_lived_through_is_kept_over_a_restart() {
    let house = House::open();
    let mut bert = house.guest("Bert");
    house.app.calendar.live_on(300 * DAY);
    sweep(&house);
    let config = Config { listen: ([127, 0, 0, 1], 0).into(), ..Config::default() };
    let store = house.app.store().clone();
    let again = house.block_on(Server::bind(config, Kits::default(), store)).unwrap();
    assert!(again.app().calendar.lived() >= Lived(300 * DAY));
    again.app().calendar.live_on(101 * DAY);
    assert_eq!(house.block_on(again.app().calendar.sweep(again.app().store().as_ref())), 1);
    assert!(!bert.is_known());
}

#[test]
fn what_a_session_is_shown_to_end_by_is_a_day_of_the_calendar() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    house.app.calendar.live_on(300 * DAY);
    anna.gets("/api/v1/me");
    let expires = anna.gets("/api/v1/sessions")["sessions"][0]["expires"].as_i64().unwrap();
    let left = expires - house.app.calendar.now();
    assert!((left - 400 * DAY).abs() < DAY, "{left}");
}

#[test]
fn a_session_lives_from_its_last_use() {
    let house = House::open();
    let calendar = &house.app.calendar;
    let (mut anna, mut bert) = (house.guest("Anna"), house.guest("Bert"));
    let mut program = anna.program(&anna.clone().token());
    assert!(!anna.get("/api/v1/me").headers.contains_key("set-cookie"), "not every time");
    for _ in 0..4 {
        calendar.live_on(300 * DAY);
        let reply = anna.get("/api/v1/me");
        assert_eq!(reply.status, 200, "{}", reply.text);
        assert!(reply.headers["set-cookie"].contains("; Max-Age=34560000; "), "the browser knows");
        assert!(program.is_known());
        assert!(!anna.get("/api/v1/me").headers.contains_key("set-cookie"));
    }
    assert!(!bert.is_known(), "who does not come for so long is forgotten");
    assert_eq!(sweep(&house), 1);
    assert_eq!(sweep(&house), 0);
    assert!(anna.is_known() && program.is_known());
}

#[test]
fn who_signs_out_is_not_given_the_session_again() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    house.app.calendar.live_on(300 * DAY);
    let reply = anna.post("/api/v1/sign-out", json!({}));
    assert!(reply.headers["set-cookie"].starts_with("damrak_session=; Path=/; Max-Age=0"));
    assert!(!anna.is_known());
}
