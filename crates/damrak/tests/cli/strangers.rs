//! Players from outside: real programs, good and bad ones.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use serde_json::Value;

use crate::support::Place;

/// Answers with the first thing that is offered, and writes down what it hears.
const FIRST: &str = r#"#!/bin/sh
echo started >> starts
while read -r line; do
  printf '%s\n' "$line" >> heard
  case "$line" in
    '{"say":"decide"'*)
      rest="${line##*\"offers\":[\"}"
      printf '{"action":"%s"}\n' "${rest%%\"*}" ;;
  esac
done
"#;

fn put(place: &Place, name: &str, script: &str) {
    place.write(name, script);
    let runs = fs::Permissions::from_mode(0o755);
    fs::set_permissions(place.path(name), runs).expect("the file can be made a program");
}

fn sim(place: &Place, who: &str, more: &[&str]) -> Value {
    let seats = format!("program:./{who},random");
    let args = ["sim", "kontor", "--seats", &seats, "--seed", "4", "--threads", "1", "--json"];
    place.run(&[&args[..], more].concat()).json()
}

fn of_program<'a>(document: &'a Value, field: &str) -> &'a Value {
    &document["thinking"][0][field]
}

#[test]
fn a_program_plays_many_games_and_is_told_what_it_needs() {
    let place = Place::new();
    put(&place, "first.sh", FIRST);
    let document = sim(&place, "first.sh", &["--games", "6"]);
    assert_eq!((&document["games"], &document["unfinished"]), (&6.into(), &0.into()));
    assert_eq!(of_program(&document, "level"), "program:./first.sh");
    assert_eq!(of_program(&document, "troubles"), 0, "{document}");
    assert_eq!(place.read("starts"), "started\n", "one process plays all games");
    let heard = place.read("heard");
    let heard: Vec<Value> =
        heard.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    let said = |what: &str| heard.iter().filter(|line| line["say"] == what).count();
    assert_eq!((said("setup"), said("over")), (6, 6));
    let setup = &heard[0];
    assert_eq!((&setup["game"], &setup["protocol"]), (&"kontor".into(), &1.into()));
    assert_eq!((&setup["seat"], &setup["players"]), (&1.into(), &2.into()));
    for question in heard.iter().filter(|line| line["say"] == "decide") {
        let seat = &question["view"]["viewer"];
        assert!(question["offers"].as_array().is_some_and(|offers| !offers.is_empty()));
        assert!(question["view"]["own"]["hand"].is_array(), "{seat}");
        assert!(question["view"].get("seed").is_none());
    }
    let over = heard.iter().rfind(|line| line["say"] == "over").expect("the game ended");
    assert_eq!(over["places"].as_array().map(Vec::len), Some(2));
}

#[test]
fn nonsense_is_counted_and_chance_decides() {
    let place = Place::new();
    for (name, answer) in [("words.sh", "hello"), ("illegal.sh", r#"{"action":"build z99"}"#)] {
        let script = format!("#!/bin/sh\nwhile read -r line; do echo '{answer}'; done\n");
        put(&place, name, &script);
        let document = sim(&place, name, &["--games", "2"]);
        assert_eq!(document["unfinished"], 0);
        let refused = of_program(&document, "faults")["refused"].as_u64();
        assert!(refused.is_some_and(|refused| refused > 10), "{name}: {document}");
        assert_eq!(of_program(&document, "troubles").as_u64(), refused);
    }
}

#[test]
fn whoever_ends_or_hangs_is_given_up_and_another_game_gets_another() {
    let place = Place::new();
    put(&place, "ends.sh", "#!/bin/sh\necho started >> starts\nread -r line\nexit 1\n");
    let document = sim(&place, "ends.sh", &["--games", "2"]);
    let faults = of_program(&document, "faults");
    assert!(faults["ended"].as_u64().is_some_and(|ended| ended > 1), "{document}");
    assert_eq!(place.read("starts").lines().count(), 2);
    put(&place, "hangs.sh", "#!/bin/sh\nexec sleep 600\n");
    let document = sim(&place, "hangs.sh", &["--games", "2", "--limit", "50ms"]);
    assert_eq!(of_program(&document, "faults")["late"], 2, "once a game: {document}");
    assert_eq!(document["unfinished"], 0);
    // Reads nothing and never ends a line.
    put(&place, "floods.sh", "#!/bin/sh\nexec cat /dev/zero\n");
    let document = sim(&place, "floods.sh", &["--games", "2"]);
    assert!(of_program(&document, "faults")["ended"].as_u64() > Some(0), "{document}");
}

#[test]
fn a_program_that_is_not_there_is_told_before_anything_is_played() {
    let place = Place::new();
    let run = |who: &str| place.run(&["sim", "kontor", "--seats", who, "--games", "2"]).wrong();
    assert!(run("program:./nobody,random").contains("`./nobody` cannot be started"));
    assert!(run("program: ,random").contains("needs a command"));
    assert!(run("robot,random").contains("program:./my-bot.py"));
}

#[test]
fn the_example_in_python_plays_every_game_without_a_fault() {
    let place = Place::new();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/stranger.py");
    for (game, others) in [("kontor", 1), ("merchants", 3), ("dutchman", 2), ("chartered", 2)] {
        let seats = format!("program:python3 {example}{}", ",random".repeat(others));
        let args = ["sim", game, "--seats", &seats, "--games", "1", "--seed", "2", "--json"];
        // A busy machine may start Python slowly.
        let document = place.run(&[&args[..], &["--limit", "120s"]].concat()).json();
        assert_eq!(of_program(&document, "troubles"), 0, "{document}");
    }
}

#[test]
fn programs_climb_ladders_too() {
    let place = Place::new();
    put(&place, "first.sh", FIRST);
    let args = ["ladder", "kontor", "--levels", "random,program:./first.sh", "--games", "2"];
    let out = place.run(&[&args[..], &["--seed", "1"]].concat()).fine();
    assert!(out.contains("program:./first.sh") && !out.contains("failures"), "{out}");
    put(&place, "words.sh", "#!/bin/sh\nwhile read -r line; do echo hello; done\n");
    let args = ["ladder", "kontor", "--levels", "random,program:./words.sh", "--games", "2"];
    let out = place.run(&[&args[..], &["--seed", "1"]].concat()).fine();
    assert!(out.contains("not understood or not legal"), "{out}");
}
