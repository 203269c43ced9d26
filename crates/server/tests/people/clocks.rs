//! Sessions and time: they live from their last use, and a wrong clock takes them from nobody.

use damrak_server::calendar;
use damrak_store::Millis;
use serde_json::json;

use crate::house::House;

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;

fn sweep(house: &House) -> u32 {
    house.block_on(calendar::sweep(&house.app))
}

#[test]
fn a_wrong_wall_clock_takes_nothing_from_anybody() {
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
        calendar.live_on(5 * HOUR);
        assert_eq!(sweep(&house), 0);
    }
    assert!(anna.is_known() && bert.is_known() && program.is_known());
    assert_eq!(anna.cookie, cookie);
    assert_eq!(anna.gets("/api/v1/tables?list=mine")["tables"][0]["id"], json!(table));
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
