//! Whole games of strong opponents, kept beside each game's tests: see `damrak_core::fixtures`.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::{
    failure::Failure,
    workspace::{self, Workspace},
};

/// How many games of every game and number of players.
const GAMES: usize = 20;
/// Who plays them.
const WHO: &str = "regent@300sims";

/// Adds the games that the newest rules lack, played by this program or by one that is built now. What is there stays.
pub(crate) fn add(workspace: &Workspace, program: Option<&Path>) -> Result<(), Failure> {
    let program = match program {
        Some(program) => program.to_owned(),
        None => {
            workspace::run(&mut workspace.cargo(&["build", "--release", "--package", "damrak"]))?;
            workspace.path("target/release/damrak")
        }
    };
    let damrak = |arguments: &[&str]| workspace.program(&program, arguments);
    for game in read_json(&workspace::read(&mut damrak(&["games", "--json"]))?)? {
        let name = text(&game, "name").to_owned();
        let about = read_json(&workspace::read(&mut damrak(&["games", &name, "--json"]))?)?;
        let Some(about) = about.first() else { continue };
        let version = &about["rules_version"];
        let folder = workspace.path(&format!("games/{name}/rules/tests/fixtures/v{version}"));
        let least = about["players"]["least"].as_u64().unwrap_or(2);
        let most = about["players"]["most"].as_u64().unwrap_or(least);
        for players in least..=most {
            let file = folder.join(format!("strong-{players}.damraks"));
            if !file.exists() {
                let records = play(workspace, &program, about, players)?;
                write(&file, records.as_bytes())?;
                println!("{}", file.display());
            }
        }
    }
    Ok(())
}

/// The records of as many games as there shall be: every variant and every value of every option in turn.
fn play(
    workspace: &Workspace,
    program: &Path,
    about: &Value,
    players: u64,
) -> Result<String, Failure> {
    let variants = list(about, "variants");
    let settings = settings(about);
    let seats = vec![WHO; players as usize].join(",");
    let folder = workspace.path("target/strong-games");
    let mut records = String::new();
    for number in 0..GAMES {
        let variant =
            variants.get(number % variants.len().max(1)).map_or("", |it| text(it, "name"));
        let option = &settings[number % settings.len()];
        let seed = format!("{}", players * 1000 + number as u64);
        let players = players.to_string();
        // A folder that is not there is as good as an empty one.
        let _ = fs::remove_dir_all(&folder);
        let folder = folder.to_string_lossy();
        let mut arguments = vec!["sim", text(about, "name"), "--games", "1", "--threads", "1"];
        arguments.extend(["--players", &players, "--seats", &seats, "--seed", &seed]);
        arguments.extend(["--variant", variant, "--records", &folder]);
        let with_option: Vec<&str> = arguments
            .iter()
            .copied()
            .chain(option.iter().flat_map(|it| ["--option", it]))
            .collect();
        // Not every option goes with every variant; then it is left out.
        workspace::read(&mut workspace.program(program, &with_option))
            .or_else(|_| workspace::read(&mut workspace.program(program, &arguments)))?;
        records += &read(&workspace.path("target/strong-games/000001.damrak"))?;
    }
    Ok(records)
}

/// What can be set, one thing at a time; first nothing at all.
fn settings(about: &Value) -> Vec<Option<String>> {
    let mut settings = vec![None];
    for option in list(about, "options") {
        let name = text(option, "name");
        let value = |value: &str| Some(format!("{name}={value}"));
        match text(option, "type") {
            "flag" => {
                settings.push(value(if option["default"] == true { "false" } else { "true" }));
            }
            "number" => settings.push(value(&option["max"].to_string())),
            _ => {
                let others = list(option, "values").iter().map(|it| text(it, "name"));
                let default = text(option, "default");
                settings.extend(others.filter(|other| *other != default).map(value));
            }
        }
    }
    settings
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

/// A list, or a single thing as a list of one.
fn read_json(text: &str) -> Result<Vec<Value>, Failure> {
    match serde_json::from_str(text) {
        Ok(Value::Array(values)) => Ok(values),
        Ok(value) => Ok(vec![value]),
        Err(error) => Err(Failure::WrongUse(format!("the program does not speak JSON: {error}"))),
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|source| unreadable(path, source))
}

fn write(path: &Path, text: &[u8]) -> Result<(), Failure> {
    let folder = path.parent().map(Path::to_owned).unwrap_or_default();
    fs::create_dir_all(&folder).map_err(|source| unreadable(&folder, source))?;
    // Whoever made the file meanwhile keeps theirs.
    let file = fs::File::options().write(true).create_new(true).open(path);
    file.and_then(|mut file| file.write_all(text)).map_err(|source| unreadable(path, source))
}

fn unreadable(path: &Path, source: std::io::Error) -> Failure {
    Failure::Unreadable { path: PathBuf::from(path), source }
}
