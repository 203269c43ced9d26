//! Newcomers sit down.

use crate::site::browser::{Browser, house};
use crate::support::House;

/// A table with an invited seat; its maker, its id and the secret.
fn invited(house: &House) -> (Browser, String, String) {
    let mut anna = Browser::new(house);
    anna.form("/me/name", &[("name", "Anna")]);
    let ready = anna.form(
        "/new",
        &[
            ("game", "kontor"),
            ("sent", "1"),
            ("seat-1", "me"),
            ("seat-2", "invite"),
            ("spectators", "on"),
        ],
    );
    let link = ready.value_after("Invitation to seat 2", "value");
    let (table, query) = link.split("/table/").nth(1).unwrap().split_once('?').unwrap();
    (anna, table.to_owned(), query.split("invitation=").nth(1).unwrap().to_owned())
}

#[test]
fn an_invitation_seats_a_newcomer() {
    let (_folder, house) = house();
    let (mut anna, table, secret) = invited(&house);
    let mut piet = Browser::new(&house);
    let landing = piet.page(&format!("/table/{table}/sit?seat=2&invitation={secret}"));
    landing.shows(&[
        "Come and play Kontor",
        "Anna",
        "For you",
        "name=\"name\"",
        "/learn/kontor",
        "name=\"nonce\"",
    ]);
    let back = landing.value_after("action=\"/sign-in\"", "value");
    assert_eq!(back, format!("/table/{table}/sit?seat=2&invitation={secret}"));
    let path = format!("/table/{table}/sit");
    let nameless =
        piet.form(&path, &[("seat", "2"), ("invitation", &secret), ("name", "\u{202e}teiP")]);
    assert_eq!(nameless.status, 400);
    nameless.shows(&["role=\"alert\"", "Sit down"]);
    let sat = piet.form(
        &path,
        &[("seat", "2"), ("invitation", &secret), ("name", "Piet"), ("nonce", "ab12")],
    );
    assert_eq!(sat.location(), format!("/table/{table}"));
    anna.page(&format!("/table/{table}")).shows(&["Piet"]);
    let again = piet.get(&format!("/table/{table}/sit?seat=2&invitation={secret}"));
    assert_eq!(again.location(), format!("/table/{table}"));
}

#[test]
fn what_is_wrong_with_an_invitation_is_said_kindly() {
    let (_folder, house) = house();
    let (mut anna, table, secret) = invited(&house);
    let mut piet = Browser::new(&house);
    let path = format!("/table/{table}/sit");
    for (query, expected) in [
        ("?seat=2&invitation=old", "no longer good"),
        ("?seat=2", "no longer good"),
        ("?seat=1&invitation=x", "Somebody sits there already"),
        ("?seat=5&invitation=x", "no such seat"),
    ] {
        let page = piet.get(&format!("{path}{query}"));
        assert_eq!(page.status, 409, "{query}");
        page.shows(&[expected, "/new?game=kontor"]);
        let (seat, invitation) = query[6..].split_once("&invitation=").unwrap_or((&query[6..], ""));
        let page =
            piet.form(&path, &[("seat", seat), ("invitation", invitation), ("name", "Piet")]);
        assert_eq!(page.status, 409, "{query}");
        assert!(piet.cookies.is_empty(), "nobody becomes a guest for nothing");
    }
    for seat in ["0", "9", "two", ""] {
        assert_eq!(piet.form(&path, &[("seat", seat)]).status, 400, "{seat}");
    }
    assert_eq!(piet.get("/table/nowhere/sit?seat=1").status, 404);
    let sat = piet.form(&path, &[("seat", "2"), ("invitation", &secret)]);
    assert_eq!(sat.location(), format!("/table/{table}"));
    anna.form(&format!("/table/{table}/wish"), &[("wish", "start")]);
    let begun = Browser::new(&house).get(&format!("{path}?seat=2&invitation={secret}"));
    begun.shows(&["Have a look at the table"]);
}

#[test]
fn an_open_seat_is_taken_without_an_invitation() {
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    let ready = anna
        .form("/new", &[("game", "kontor"), ("sent", "1"), ("seat-1", "me"), ("seat-2", "open")]);
    let page = anna.page(ready.location());
    let link = page.value_after("<h2>One link for everybody</h2>", "value");
    page.shows(&["class=\"qr\"", "data-copy=", "data-share=", "/screen\""]);
    let table = link.split("/table/").nth(1).unwrap().to_owned();
    let mut piet = Browser::new(&house);
    piet.page(&format!("/table/{table}/sit?seat=2")).shows(&["Sit down"]);
    let sat = piet.form(&format!("/table/{table}/sit"), &[("seat", "2"), ("name", "Piet & <Co>")]);
    let page = piet.page(sat.location());
    page.shows(&["Piet &amp; &lt;Co&gt;"]);
}

#[test]
fn playing_now_takes_the_randomness_of_the_browser() {
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    anna.page("/").shows(&["<input type=\"hidden\" name=\"nonce\" value=\"\">"]);
    let table =
        anna.form("/play", &[("game", "kontor"), ("nonce", "00112233445566778899aabbccddeeff")]);
    let id = table.location().strip_prefix("/table/").unwrap().to_owned();
    let log = house.runtime.block_on(async {
        use damrak_store::Store;
        house.store.log(&damrak_store::TableId(id), 0, 10).await.unwrap()
    });
    let text = format!("{log:?}");
    assert!(text.contains("00112233445566778899aabbccddeeff"), "{text}");
    let refused = anna.form("/play", &[("game", "kontor"), ("nonce", &"x".repeat(65))]);
    assert_eq!(refused.status, 400);
}

#[test]
fn a_table_that_nobody_may_watch_is_not_talked_about() {
    let (_folder, house) = house();
    let mut anna = Browser::new(&house);
    anna.form("/me/name", &[("name", "Anna")]);
    // The box for spectators is not ticked.
    let fields =
        [("game", "kontor"), ("sent", "1"), ("seat-2", "invite"), ("title", "Behind doors")];
    let ready = anna.form("/new", &fields);
    let link = ready.value_after("Invitation to seat 2", "value");
    let path = link.split("/table/").nth(1).unwrap().to_owned();
    let (table, query) = path.split_once('?').unwrap();
    let mut stranger = Browser::new(&house);
    let told = stranger.get(&format!("/table/{table}/sit?seat=2&invitation=guessed"));
    told.shows(&["no longer good"]);
    assert!(!told.text.contains("Behind doors") && !told.text.contains("Anna"), "{}", told.text);
    stranger.page(&format!("/table/{table}/sit?{query}")).shows(&["Behind doors", "Anna"]);
}
