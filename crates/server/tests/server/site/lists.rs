//! Lists of tables: nobody loses one of theirs, and everybody finds what may be watched.

use serde_json::{Value, json};

use crate::support::{Client, House, play_out};

fn two_people(house: &House) -> (Client, Client) {
    (house.person("anna", false), house.person("piet", false))
}

/// A table by turn at which both owe a decision.
fn played(anna: &Client, piet: &Client, more: Value) -> String {
    let mut settings = json!({"setup": {"variant": "gulliver"}, "live": false});
    for (name, value) in more.as_object().unwrap() {
        settings[name] = value.clone();
    }
    let table = anna.table(&["me", "open"], settings);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    anna.wishes(&table, json!({"wish": "start"}));
    table
}

/// The tables on a page, in order.
fn on_page(client: &Client, path: &str) -> Vec<String> {
    let (status, text) = client.request("GET", path, None);
    assert_eq!(status, 200, "{path}: {text}");
    let lists: String = text.split("<ul class=\"list\">").skip(1).collect();
    let links = lists.split("href=\"/table/").skip(1);
    links.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// The tables of somebody on the first page, in order.
fn on_desk(client: &Client) -> Vec<String> {
    let (status, text) = client.request("GET", "/", None);
    assert_eq!(status, 200, "{text}");
    let desk =
        text.split_once("class=\"desk\"").unwrap().1.split_once("class=\"games\"").unwrap().0;
    let links = desk.split(" href=\"/table/").skip(1);
    links.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

fn ids(answer: &Value) -> Vec<String> {
    let tables = answer["tables"].as_array().unwrap();
    tables.iter().map(|head| head["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn whoever_plays_many_tables_finds_every_one_and_the_longest_waiting_first() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, piet) = two_people(&house);
    let mut tables: Vec<String> = (0..30).map(|_| played(&anna, &piet, json!({}))).collect();
    assert!(anna.decide_first(&tables[0]), "the oldest now waits for Piet alone");
    tables.rotate_left(1);

    assert_eq!(
        on_desk(&anna),
        tables[..],
        "the first page has them all and begins with what waits"
    );
    let (_, home) = anna.request("GET", "/", None);
    assert!(home.contains("href=\"/mine\""));
    let mut found = on_page(&anna, "/mine");
    assert_eq!(found.len(), 24);
    found.extend(on_page(&anna, "/mine?page=2"));
    assert_eq!(found, tables);
    assert!(anna.request("GET", "/mine", None).1.contains("href=\"/mine?page=2\""));
    assert!(!anna.request("GET", "/mine?page=2", None).1.contains("page=3"));

    let mine = anna.get("/api/v1/tables?list=mine").1;
    assert_eq!((ids(&mine), &mine["more"]), (tables.clone(), &json!(false)));
    let rest = anna.get("/api/v1/tables?list=mine&offset=25").1;
    assert_eq!(ids(&rest), tables[25..]);
    assert_eq!(ids(&anna.get("/api/v1/tables?list=waiting").1), tables[..29]);
    assert_eq!(house.stranger().get("/api/v1/tables?list=waiting").0, 401);
}

#[test]
fn after_a_decision_the_way_leads_to_the_table_that_has_waited_longest() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, piet) = two_people(&house);
    let first = played(&anna, &piet, json!({}));
    let alone = anna.request("GET", &format!("/table/{first}"), None).1;
    assert!(!alone.contains("/next?after="), "there is no other");
    let second = played(&anna, &piet, json!({}));
    let page = anna.request("GET", &format!("/table/{first}"), None).1;
    assert!(page.contains(&format!("href=\"/next?after={first}\"")), "{page}");
    assert!(
        !house.stranger().request("GET", &format!("/table/{first}"), None).1.contains("/next?")
    );

    let way = |after: &str| {
        let answer = anna.answer("GET", &format!("/next?after={after}"), None);
        let line = answer.lines().find(|line| line.to_lowercase().starts_with("location:"));
        line.unwrap().split_once(": ").unwrap().1.to_owned()
    };
    assert_eq!(way(""), format!("/table/{first}"));
    assert_eq!(way(&first), format!("/table/{second}"));
    assert_eq!(way(&second), format!("/table/{first}"));
    assert!(anna.decide_first(&second));
    assert_eq!(way(&first), "/mine", "nothing else waits");
}

#[test]
fn public_games_in_play_are_found_and_others_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, piet) = two_people(&house);
    let public = played(&anna, &piet, json!({"public": true, "title": "Harbour evening"}));
    let other = played(&anna, &piet, json!({"public": true, "title": "Morning"}));
    let private = played(&anna, &piet, json!({"title": "Harbour secret"}));
    let stranger = house.stranger();
    assert_eq!(on_page(&stranger, "/watch"), [other.clone(), public.clone()]);
    assert_eq!(on_page(&stranger, "/watch?search=hARbour&game="), std::slice::from_ref(&public));
    assert!(on_page(&stranger, "/watch?game=dutchman").is_empty());
    let home = stranger.request("GET", "/", None).1;
    assert!(home.contains(&public) && home.contains(&other) && !home.contains(&private));
    assert!(home.contains("href=\"/watch\""));
    assert_eq!(stranger.request("GET", &format!("/table/{public}"), None).0, 200, "and watched");
    assert_eq!(ids(&stranger.get("/api/v1/tables?list=playing&search=evening").1), [public]);
}

#[test]
fn own_past_games_are_found_by_title_opponent_and_game_and_shown_to_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, piet) = two_people(&house);
    let carla = house.person("carla", false);
    let with_piet = played(&anna, &piet, json!({"title": "One"}));
    let with_carla = played(&anna, &carla, json!({"title": "Two"}));
    play_out(&with_piet, &[&anna, &piet]);
    play_out(&with_carla, &[&anna, &carla]);
    assert_eq!(on_page(&anna, "/games"), [with_carla.clone(), with_piet.clone()]);
    assert_eq!(on_page(&anna, "/games?search=PIET"), std::slice::from_ref(&with_piet));
    assert_eq!(on_page(&anna, "/games?search=two&game=kontor"), std::slice::from_ref(&with_carla));
    assert!(on_page(&anna, "/games?game=dutchman").is_empty());
    assert_eq!(on_page(&piet, "/games"), [with_piet]);
    assert_eq!(house.stranger().request("GET", "/games", None).0, 403);
    assert_eq!(house.stranger().request("GET", "/mine", None).0, 403);
    assert_eq!(house.stranger().request("GET", "/next", None).0, 403);
    let odd = anna.request("GET", "/games?search=%3Cscript%3E%26%22&page=2", None);
    assert_eq!(odd.0, 200);
    assert!(!odd.1.contains("<script>&"), "what is looked for is shown as text");
}

/// Tables that are over, for all to see, the newest last.
fn finished(house: &House, count: u32, title: impl Fn(u32) -> String) {
    use damrak_store::{PersonId, Status, Store, StoreError, TableHead, TableId};
    let head = |number: u32| TableHead {
        id: TableId(format!("t{number}")),
        title: title(number),
        game: "kontor".into(),
        variant: "base".into(),
        status: Status::Over,
        public: true,
        live: false,
        rated: false,
        owner: PersonId("id-anna".into()),
        seats: vec![],
        waiting: vec![],
        decisions: 1,
        created: 0,
        changed: i64::from(number),
    };
    house.runtime.block_on(async {
        let made = (0..count).map(|number| house.store.create_table(head(number), json!({})));
        let made: Vec<Result<(), StoreError>> = futures_util::future::join_all(made).await;
        assert!(made.iter().all(Result::is_ok));
    });
}

#[test]
fn a_stranger_cannot_have_everything_looked_through_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    finished(&house, 1_100, |number| if number == 7 { "Needle".into() } else { "Hay".into() });
    let stranger = house.stranger();

    let first = stranger.get("/api/v1/tables?list=recent&search=needle").1;
    assert_eq!((ids(&first).len(), &first["more"]), (0, &json!(true)), "{first}");
    let next = first["next"].as_u64().unwrap();
    let path = format!("/api/v1/tables?list=recent&search=needle&offset={next}");
    let rest = stranger.get(&path).1;
    assert_eq!((ids(&rest), &rest["more"]), (vec!["t7".to_owned()], &json!(false)));
    assert_eq!(rest["next"], json!(null));

    let long = "x".repeat(81);
    for path in ["/api/v1/tables?list=recent&search=", "/watch?search="] {
        let (status, text) = stranger.request("GET", &format!("{path}{long}"), None);
        assert!(status == 400 && text.contains("at most 80 characters"), "{status}: {text}");
        assert_eq!(stranger.request("GET", &format!("{path}{}", &long[1..]), None).0, 200);
    }
}

#[test]
fn a_page_of_found_games_leads_on_to_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let anna = house.person("anna", false);
    finished(&house, 1_100, |number| if number < 30 { "Needle".into() } else { "Hay".into() });
    let way = |page: &str| {
        let rest = page.split("rel=\"next\" href=\"").nth(1)?;
        Some(rest.split('"').next()?.replace("&amp;", "&"))
    };
    let mut path = Some("/games?search=needle".to_owned());
    let (mut found, mut pages) = (Vec::new(), 0);
    while let Some(here) = path {
        let page = anna.request("GET", &here, None).1;
        assert_eq!(page.contains("No match so far"), pages == 0, "{here}");
        found.extend(on_page(&anna, &here));
        path = way(&page);
        pages += 1;
    }
    assert_eq!(pages, 3, "one without any, and two with 24 and 6");
    let wanted: Vec<String> = (0..30).rev().map(|number| format!("t{number}")).collect();
    assert_eq!(found, wanted);
}
