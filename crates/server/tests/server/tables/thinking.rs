//! Boards to think on: what they show of a game that is over, and that they show nothing hidden of one that is not.

use serde_json::json;

use crate::support::{Client, House, play_out, two_at_a_table};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

fn page(client: &Client, path: &str) -> (u16, String) {
    client.request("GET", path, None)
}

/// The first link of a page that tries a decision.
fn first_try(text: &str) -> String {
    let list = text.split("id=\"decide\"").nth(1).unwrap();
    let link = list.split("<li><a href=\"").nth(1).unwrap().split('"').next().unwrap();
    link.replace("&amp;", "&")
}

#[test]
fn a_finished_game_of_each_kind_is_thought_about_with_branches_and_played_on() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    for game in ["kontor", "dutchman", "merchants", "chartered"] {
        let seats: &[&str] =
            if game == "kontor" { &["me", "clerk"] } else { &["me", "clerk", "clerk"] };
        let table = anna.table(seats, json!({"game": game, "start": true, "live": false}));
        for _ in 0..200 {
            if anna.look(&table)["game"]["decisions"].as_u64().unwrap() > 8 {
                break;
            }
            if !anna.decide_first(&table) {
                std::thread::sleep(std::time::Duration::from_millis(20));
            }
        }
        anna.wishes(&table, json!({"wish": "resign", "seat": 1}));
        let (status, root) = page(&anna, &format!("/table/{table}/think/4"));
        assert_eq!(status, 200, "{game}: {root:.300}");
        for part in ["id=\"tree\"", "id=\"chances\"", "id=\"decide\"", "sheet-board", "Whose eyes"]
        {
            assert!(root.contains(part), "{game}: {part}");
        }
        let (status, one) = page(&anna, &first_try(&root));
        assert!(status == 200 && one.contains("class=\"tried\""), "{game}: {one:.300}");
        assert!(!one.contains("role=\"alert\"><span"), "{game}");
        let (_, two) = page(&anna, &first_try(&one));
        assert!(two.matches("class=\"tried\"").count() >= 2, "{game}: a line of two");
        let on = two.split("/on?").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
        let line = on.split('&').find(|field| field.starts_with("line=")).unwrap();
        let form = format!("/table/{table}/at/4/on");
        let answer = anna.form(&form, &format!("seat=1&others=clerk&{line}"));
        assert!(answer.starts_with("HTTP/1.1 303"), "{game}: {answer:.600}");
        let (status, judged) = page(&anna, &format!("/table/{table}/think/4/best?eyes=1"));
        assert_eq!(status, 200, "{game}");
        assert!(judged.contains("chance-bar") && judged.contains("± "), "{game}: {judged:.400}");
    }
}

fn hand(client: &Client, table: &str) -> Vec<String> {
    let cards = client.look(table)["game"]["view"]["own"]["hand"].clone();
    let id = |card: &serde_json::Value| format!("card-{}", card["id"].as_str().unwrap());
    cards.as_array().unwrap().iter().map(id).collect()
}

#[test]
fn nothing_of_a_running_game_with_others_can_be_looked_at_this_way() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    anna.decide_first(&table);
    let secrets = hand(&piet, &table);
    for query in [
        "",
        "?eyes=1",
        "?eyes=2",
        "?eyes=",
        "?think=1",
        "?guess=2",
        "?line=1+pass",
        "?eyes=2&think=1",
    ] {
        for path in ["think/1", "think/0", "think/99", "think/1/best"] {
            for client in [&anna, &piet, &house.stranger()] {
                let (status, text) = page(client, &format!("/table/{table}/{path}{query}"));
                assert_eq!(status, 409, "{path}{query}");
                assert!(secrets.iter().all(|card| !text.contains(card)), "{path}{query}");
                assert!(text.contains("plays it against bots alone"), "{text:.300}");
            }
        }
    }
    play_out(&table, &[&anna, &piet]);
    assert_eq!(page(&house.stranger(), &format!("/table/{table}/think/1")).0, 200);
}

#[test]
fn whoever_plays_against_bots_thinks_with_their_own_eyes_and_guesses() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let table =
        anna.table(&["me", "clerk"], json!({"start": true, "setup": {"variant": "gulliver"}}));
    let own = hand(&anna, &table);
    let path = format!("/table/{table}/think/0");
    let mut worlds = std::collections::BTreeSet::new();
    for guess in 1..=4 {
        for eyes in ["", "&eyes=2", "&eyes=1"] {
            let (status, text) = page(&anna, &format!("{path}?guess={guess}{eyes}"));
            assert_eq!(status, 200, "{text:.300}");
            assert!(own.iter().all(|card| text.contains(card)), "her own cards, with her own eyes");
            assert!(!text.contains("boards-eyes-open") && !text.contains("Everything lies open"));
            assert!(!text.contains("eyes=2"), "nobody else's eyes are offered");
            // Both choose a card: what the bot could choose is guessed.
            let bot = text.split("<details class=\"try\"").nth(2).unwrap();
            let cards = bot.split("line=2+").skip(1).map(|part| part[..12].to_owned());
            worlds.insert((guess, cards.collect::<Vec<_>>()));
        }
    }
    let hands: std::collections::BTreeSet<_> = worlds.iter().map(|(_, cards)| cards).collect();
    assert!(worlds.len() == 4 && hands.len() > 1, "each guess is one world: {worlds:?}");
    for stranger in [house.stranger(), house.person("piet", false)] {
        assert_eq!(page(&stranger, &path).0, 409);
    }
    let shared = page(&anna, &path).1;
    assert!(shared.contains("This game is still going on"), "nothing to share yet");
    assert!(!shared.contains("/on?") && !shared.contains("/on\""), "and nothing to play on");
}

#[test]
fn what_makes_no_sense_is_refused_and_what_cannot_be_played_is_said() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    play_out(&table, &[&anna, &piet]);
    for query in ["eyes=7", "eyes=x", "line=nonsense", "guess=0", "also=5"] {
        let (status, text) = page(&anna, &format!("/table/{table}/think/1?{query}"));
        assert!(status == 400 && text.contains("<main"), "{query}: {status}");
    }
    let (status, text) = page(&anna, &format!("/table/{table}/think/1?line=1+fly"));
    assert!(status == 200 && text.contains("The line ends here"), "{text:.300}");
    let (_, end) = page(&anna, &format!("/table/{table}/think/9999?think=1"));
    assert!(end.contains("The game is over here"), "and somebody has won: {end:.300}");
    let (_, eyes) = page(&anna, &format!("/table/{table}/think/1?eyes=1"));
    let share = eyes.split("share-what").nth(1).unwrap();
    assert!(
        share.contains("What anna could know") && share.contains("also what was hidden"),
        "{share:.900}"
    );
}

/// What the form says that a position is arranged by, as a browser sends it back.
fn filled(text: &str) -> Vec<(String, String)> {
    let fields = text.split("name=\"/").skip(1).map(|field| {
        let name = format!("/{}", field.split('"').next().unwrap());
        let chosen =
            field.split_once("</select>").filter(|(options, _)| !options.contains("<input"));
        let value = match chosen {
            Some((options, _)) => options.split("\" selected").next().unwrap().rsplit('"').next(),
            None => field.split("value=\"").nth(1).unwrap().split('"').next(),
        };
        (name, value.unwrap().to_owned())
    });
    fields.collect()
}

fn sent(fields: &[(String, String)]) -> String {
    let escape = |text: &str| text.replace('/', "%2F").replace(' ', "+");
    let one = |(name, value): &(String, String)| format!("{}={}", escape(name), escape(value));
    fields.iter().map(one).collect::<Vec<_>>().join("&")
}

#[test]
fn a_position_is_arranged_by_hand_and_what_cannot_be_is_said() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let form = format!("/table/{table}/think/2/arrange");
    assert_eq!(page(&anna, &form).0, 409, "not while others play");
    assert!(anna.form(&form, "%2Fround=9").starts_with("HTTP/1.1 409"));
    play_out(&table, &[&anna, &piet]);
    let (status, shown) = page(&anna, &form);
    assert_eq!(status, 200, "{shown:.300}");
    let fields = filled(&shown);
    let change = |name: &str, value: &str| {
        let with = |field: &(String, String)| match field.0 == name {
            true => (field.0.clone(), value.to_owned()),
            false => field.clone(),
        };
        anna.form(&form, &sent(&fields.iter().map(with).collect::<Vec<_>>()))
    };
    let cannot = change("/treasury", "999");
    assert!(cannot.starts_with("HTTP/1.1 400") && cannot.contains("cannot be"), "{cannot:.900}");
    assert!(cannot.contains("value=\"999\""), "and stays filled in");
    let guilders = &fields.iter().find(|(name, _)| name == "/guilders/0").unwrap().1;
    let more = (guilders.parse::<u32>().unwrap() + 1).to_string();
    let mut looked = fields.clone();
    looked.push(("look".to_owned(), "1".to_owned()));
    let unchanged = anna.form(&form, &sent(&looked));
    assert!(unchanged.starts_with("HTTP/1.1 200") && unchanged.contains("Nothing is changed yet"));
    // What one has more the treasury has less.
    let can = change("/guilders/0", &more);
    assert!(can.starts_with("HTTP/1.1 303"), "{can:.900}");
    let place = can.split("location: ").nth(1).unwrap().split('\r').next().unwrap();
    let (status, arranged) = page(&anna, place);
    assert!(status == 200 && arranged.contains("Arranged by hand: one change"), "{arranged:.300}");
    assert!(arranged.contains("/at/2/on?guess=1&amp;set=%2Fguilders%2F0"), "{arranged:.300}");
    let (status, tried) = page(&anna, &first_try(&arranged));
    assert!(
        status == 200 && tried.contains("Arranged by hand") && tried.contains("class=\"tried\"")
    );
    assert_eq!(page(&anna, &format!("{place}&think=1")).0, 200, "and is searched");
}

#[test]
fn what_a_solo_game_hides_is_not_laid_open_by_arranging() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let table =
        anna.table(&["me", "clerk"], json!({"start": true, "setup": {"variant": "gulliver"}}));
    let hands = |guess: u32| {
        let form = format!("/table/{table}/think/0/arrange?guess={guess}&eyes=2");
        let fields = filled(&page(&anna, &form).1);
        let named = |name: &str| fields.iter().find(|(field, _)| field == name).unwrap().1.clone();
        (named("/hands/0"), named("/hands/1"))
    };
    let guesses: std::collections::BTreeSet<_> = (1..=5).map(hands).collect();
    let own: std::collections::BTreeSet<_> = guesses.iter().map(|(own, _)| own).collect();
    assert!(own.len() == 1 && guesses.len() > 2, "one's own cards, and guesses: {guesses:?}");
    assert_eq!(page(&house.stranger(), &format!("/table/{table}/think/0/arrange")).0, 409);
}
