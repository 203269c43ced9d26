//! Tables made by a form.

use serde_json::Value;

use crate::site::browser::{Browser, house};

const VARIANTS: [&str; 7] =
    ["base", "water-games", "tic-tac-toe", "canal-grande", "gulliver", "poverty", "beginner"];

fn look(browser: &mut Browser, path: &str) -> Value {
    let answer = browser.get(&format!("/api/v1/tables/{}", path.strip_prefix("/table/").unwrap()));
    serde_json::from_str(&answer.text).unwrap()
}

#[test]
fn every_variant_is_made_and_dealt_by_the_form() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    for variant in VARIANTS {
        browser.page("/new?game=kontor").shows(&[&format!("value=\"{variant}\"")]);
        let fields = [
            ("game", "kontor"),
            ("sent", "1"),
            ("name", "Anna"),
            ("variant", variant),
            ("seat-1", "me"),
            ("seat-2", "clerk"),
            ("pace", "live"),
            ("clock", "none"),
            ("nonce", "00ff"),
            ("spectators", "on"),
        ];
        let made = browser.form("/new", &fields);
        let table = look(&mut browser, made.location());
        assert_eq!(table["table"]["variant"].as_str().unwrap_or_default(), variant, "{table}");
        browser.page(made.location());
    }
}

#[test]
fn everything_that_can_be_chosen_arrives_at_the_table() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    let made = browser.form(
        "/new",
        &[
            ("game", "tulips"),
            ("sent", "1"),
            ("players", "3"),
            ("seat-1", "me"),
            ("seat-2", "me"),
            ("seat-3", "me"),
            ("option-tulips", "7"),
            ("clock", "bank"),
            ("bank", "2"),
            ("bank-unit", "hours"),
            ("increment", "1"),
            ("increment-unit", "minutes"),
            ("at-zero", "others-may-replace"),
            ("who-finds", "public"),
            ("spectators", "on"),
            ("rated", "on"),
            ("pace", "turn"),
            ("title", " Round the table "),
        ],
    );
    let id = made.location().strip_prefix("/table/").unwrap().to_owned();
    let stored = house.runtime.block_on(async {
        use damrak_store::Store;
        house.store.table(&damrak_store::TableId(id), None).await.unwrap().unwrap()
    });
    let settings = &stored.body["settings"];
    assert_eq!(settings["setup"]["options"]["tulips"], 7);
    assert_eq!(settings["setup"]["options"]["clock"], false, "a box that is not ticked");
    assert_eq!(
        settings["clock"],
        serde_json::json!({"kind": "bank", "seconds": 7200, "increment": 60})
    );
    assert_eq!(settings["at_zero"], "others-may-replace");
    assert_eq!((&settings["hot_seat"], &settings["hints"]), (&true.into(), &false.into()));
    assert!(stored.head.public && stored.head.rated && !stored.head.live);
    assert_eq!((stored.head.title.as_str(), stored.head.seats.len()), ("Round the table", 3));
}

#[test]
fn a_wrong_form_comes_back_as_it_was_filled() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    let wrong = browser.form(
        "/new",
        &[
            ("game", "kontor"),
            ("sent", "1"),
            ("name", "Anna"),
            ("variant", "tic-tac-toe"),
            ("seat-1", "clerk"),
            ("seat-2", "me"),
            ("option-special-cards", "on"),
            ("title", "<b>mine</b>"),
            ("pace", "turn"),
            ("clock", "per-decision"),
            ("time", "3"),
            ("time-unit", "days"),
            ("rated", "on"),
        ],
    );
    assert_eq!(wrong.status, 422, "{}", wrong.text);
    wrong.shows(&[
        "role=\"alert\"",
        "K-85",
        "value=\"tic-tac-toe\" checked",
        "name=\"option-special-cards\" value=\"on\" checked",
        "&lt;b&gt;mine&lt;/b&gt;",
        "value=\"turn\" checked",
        "value=\"per-decision\" checked",
        "name=\"rated\" value=\"on\" checked",
        "<option value=\"days\" selected>",
        "name=\"spectators\" value=\"on\">",
    ]);
    assert!(!wrong.text.contains("<b>mine"), "{}", wrong.text);
    for (field, value, expected) in [
        ("clock", "per-decision", "A clock gives"),
        ("clock", "hourglass", "cannot be understood"),
        ("seat-2", "cat", "cannot sit anywhere"),
        ("players", "9", "exactly 2 players"),
        ("players", "many", "exactly 2 players"),
        ("option-ties", "maybe", "cannot be “maybe”"),
        ("edition-text", "no = toml = here", "edition file"),
        ("variant", "chess", "no variant “chess”"),
    ] {
        let wrong = browser.form("/new", &[("game", "kontor"), ("sent", "1"), (field, value)]);
        assert!((400..500).contains(&wrong.status), "{field}={value}: {}", wrong.status);
        wrong.shows(&["role=\"alert\"", expected, "action=\"/new\""]);
    }
    let lost = browser.form("/new", &[("game", "chess")]);
    assert_eq!(lost.status, 422);
    lost.shows(&["chess"]);
}

#[test]
fn invitations_are_shown_once_with_links_and_squares() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    let ready = browser
        .form("/new", &[("game", "kontor"), ("sent", "1"), ("seat-1", "me"), ("seat-2", "invite")]);
    assert_eq!(ready.status, 200);
    ready.shows(&["Your table is ready", "class=\"qr\"", "data-copy="]);
    assert_eq!(ready.header("cache-control"), Some("no-store"));
    let link = ready.value_after("Invitation to seat 2", "value");
    assert!(link.contains("/table/") && link.contains("?seat=2&invitation="), "{link}");
    let table = link.split("/table/").nth(1).unwrap().split('?').next().unwrap().to_owned();
    let share = browser.page(&format!("/table/{table}/share"));
    assert!(!share.text.contains("invitation="), "a secret is shown again");
    share.shows(&["Invite to seat 2", "class=\"qr\""]);
    let renewed = browser.form(&format!("/table/{table}/share"), &[("seat", "2")]);
    let again = renewed.value_after("Invitation to seat 2", "value");
    assert_ne!(again, link);
    let mut stranger = Browser::new(&house);
    assert_eq!(stranger.get(&format!("/table/{table}/share")).status, 403);
    assert_eq!(stranger.form(&format!("/table/{table}/share"), &[("seat", "2")]).status, 403);
}

#[test]
fn those_who_share_a_device_have_names() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    browser.page("/new?game=kontor").shows(&["name=\"name-2\""]);
    let fields = [
        ("game", "kontor"),
        ("sent", "1"),
        ("name", "Anna"),
        ("seat-1", "me"),
        ("name-1", "Nobody asks"),
        ("seat-2", "me"),
        ("name-2", " Opa  Jan "),
        ("pace", "live"),
        ("clock", "none"),
        ("nonce", "00ff"),
    ];
    let made = browser.form("/new", &fields);
    let table = look(&mut browser, made.location());
    let names = (&table["seats"][0]["name"], &table["seats"][1]["name"]);
    assert_eq!(names, (&"Anna".into(), &"Opa Jan".into()));
    browser.page(made.location()).shows(&["Opa Jan"]);
    let rude = fields
        .map(|(name, value)| if name == "name-2" { (name, "a\u{202e}b") } else { (name, value) });
    browser.form("/new", &rude).shows(&["class=\"notice problem\""]);
}

#[test]
fn three_decisions_make_a_table_and_the_rest_follows_from_them() {
    let (_folder, house) = house();
    let mut browser = Browser::new(&house);
    let page = browser.page("/new?game=dutchman&with=anybody&pace=clocks");
    page.shows(&[
        "value=\"anybody\" checked",
        "value=\"clocks\" checked",
        "/new?game=kontor&amp;with=anybody&amp;pace=clocks",
        "As printed",
    ]);
    let mut made = |with, pace| {
        let fields = [
            ("game", "dutchman"),
            ("sent", "1"),
            ("with", with),
            ("pace", pace),
            ("seat-2", ""),
            ("spectators", "on"),
        ];
        let answer = browser.form("/new", &fields);
        look(&mut browser, answer.location())
    };
    let friends = made("friends", "live");
    assert_eq!(
        (&friends["table"]["status"], &friends["table"]["public"]),
        (&"gathering".into(), &false.into())
    );
    let computer = made("computer", "live");
    assert_eq!(computer["table"]["status"], "playing", "bots are there at once: {computer}");
    let anybody = made("anybody", "clocks");
    assert_eq!(
        (&anybody["table"]["public"], &anybody["table"]["live"]),
        (&true.into(), &true.into())
    );
    let id = anybody["table"]["id"].as_str().unwrap().to_owned();
    let stored = house.runtime.block_on(async {
        use damrak_store::Store;
        house.store.table(&damrak_store::TableId(id), None).await.unwrap().unwrap()
    });
    assert_eq!(
        stored.body["settings"]["clock"],
        serde_json::json!({"kind": "bank", "seconds": 900, "increment": 20})
    );
    let device = made("device", "turn");
    assert_eq!(
        (&device["table"]["status"], &device["table"]["live"]),
        (&"playing".into(), &false.into())
    );
}
