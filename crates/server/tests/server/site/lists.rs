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

    assert_eq!(on_page(&anna, "/")[..12], tables[..12], "the first page begins with what waits");
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
