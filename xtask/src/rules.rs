//! `cargo xtask rules`: does every clause of every rule book have a test, and stand in every translation?

mod book;
mod clause;
mod coverage;
mod source;
mod translation;

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{failure::Failure, workspace::Workspace};
use clause::ClauseId;
use coverage::{Game, Kind};

/// Where games lie, each in a folder of its own.
const SHELVES: [&str; 2] = ["games", "examples"];

/// Prints one clause: its words, where the source enforces it, and its tests.
pub(crate) fn show(workspace: &Workspace, wanted: &str) -> Result<(), Failure> {
    let games = read_games(workspace)?;
    let id = ClauseId::at_start(wanted).filter(|(_, rest)| rest.is_empty()).map(|(id, _)| id);
    let found = id.and_then(|id| Some((id, games.iter().find(|game| game.book.has(id))?)));
    let Some((id, game)) = found else {
        return Err(Failure::WrongUse(format!("no rule book has a clause {wanted}")));
    };
    let text = read(&workspace.path(&game.file))?;
    println!("{}\n", game.book.words_of(id, &text).unwrap_or_default());
    for citation in game.citations(id) {
        println!("{}  {}", citation.place, citation.about);
    }
    for (name, place) in game.tests_by_clause().remove(&id).unwrap_or_default() {
        println!("{place}  {name}");
    }
    Ok(())
}

/// Whether this is written like a clause, such as `K-17`, and not like a game.
pub(crate) fn is_clause(word: &str) -> bool {
    ClauseId::at_start(word).is_some()
}

/// Prints how rule books and tests agree, for one game or all; any problem is a failure.
pub(crate) fn run(workspace: &Workspace, only: Option<&str>, list: bool) -> Result<(), Failure> {
    let games = read_games(workspace)?;
    if let Some(name) = only
        && games.iter().all(|game| game.name != name)
    {
        let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
        let names = names.join(", ");
        return Err(Failure::WrongUse(format!("no rule book for {name:?}; there are: {names}")));
    }
    if games.is_empty() {
        // Better than a check that passes because it looked in the wrong place.
        println!("no folder of games/ or examples/ has a rule book");
        return Err(Failure::Rules { problems: 1 });
    }
    let mut problems = 0;
    for game in games.iter().filter(|game| only.is_none_or(|name| name == game.name)) {
        problems += report(game, &games, list);
    }
    if problems > 0 { Err(Failure::Rules { problems }) } else { Ok(()) }
}

/// Prints one game and returns the number of its problems.
fn report(game: &Game, games: &[Game], list: bool) -> usize {
    let (clauses, tests) = (game.book.clauses.len(), game.test_count());
    let translations = game.translations.len();
    println!("{}: {clauses} clauses, {tests} tests, {translations} translations", game.file);
    if list {
        for (id, tests) in game.tests_by_clause() {
            println!("  {id}");
            for (name, place) in tests {
                println!("    {name}  {place}");
            }
        }
    }
    let problems = game.problems(games);
    for problem in &problems {
        println!("  {problem}");
    }
    problems.len()
}

/// Every game with its rule book, the book's translations, and the sources of its rules.
///
/// A game is a folder of `games/`, or of `examples/`, with `rules/book/en.md`; what lies beside that file in another
/// language is a translation of it.
fn read_games(workspace: &Workspace) -> Result<Vec<Game>, Failure> {
    let mut games = Vec::new();
    for shelf in SHELVES.into_iter().filter(|shelf| workspace.path(shelf).is_dir()) {
        for folder in list_folder(&workspace.path(shelf))? {
            let name = folder.file_name().unwrap_or_default().to_string_lossy();
            games.extend(read_game(workspace, shelf, &name)?);
        }
    }
    Ok(games)
}

/// The game in this folder, if there is one.
fn read_game(workspace: &Workspace, shelf: &str, name: &str) -> Result<Option<Game>, Failure> {
    let rules = format!("{shelf}/{name}/rules");
    let file = format!("{rules}/book/en.md");
    if !workspace.path(&file).is_file() {
        return Ok(None);
    }
    let mut game = Game::new(name, &file, &read(&workspace.path(&file))?);
    for path in list_folder(&workspace.path(&format!("{rules}/book")))? {
        let language = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if language != "en.md" && language.ends_with(".md") {
            game.read_translation(&format!("{rules}/book/{language}"), &read(&path)?);
        }
    }
    read_sources(workspace, &rules, &rules, &mut game)?;
    Ok(Some(game))
}

/// Everything in Rust below a folder of the game's rules.
fn read_sources(
    workspace: &Workspace,
    rules: &str,
    folder: &str,
    game: &mut Game,
) -> Result<(), Failure> {
    for path in list_folder(&workspace.path(folder))? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let relative = format!("{folder}/{name}");
        if path.is_dir() {
            if name != "target" {
                read_sources(workspace, rules, &relative, game)?;
            }
        } else if name.ends_with(".rs") {
            let in_library = relative.starts_with(&format!("{rules}/src/"));
            let kind = if in_library { Kind::Library } else { Kind::Other };
            game.read_source(&relative, kind, &read(&path)?);
        }
    }
    Ok(())
}

/// What lies in `folder`, in name order.
fn list_folder(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |source| Failure::Unreadable { path: folder.to_owned(), source };
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(unreadable)?;
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|source| Failure::Unreadable { path: path.to_owned(), source })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn workspace_with(files: &[(&str, &str)]) -> tempfile::TempDir {
        let root = tempfile::tempdir().expect("a temporary folder");
        for (name, content) in files {
            let path = root.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("writable");
            fs::write(path, content).expect("writable");
        }
        root
    }

    fn run_in(root: &tempfile::TempDir, only: Option<&str>) -> Result<(), Failure> {
        run(&Workspace::at(root.path()), only, true)
    }

    const GOOD: [(&str, &str); 4] = [
        ("games/README.md", "How games are written.\n"),
        ("games/kontor/rules/book/en.md", "**K-1** Two play.\n**K-2** They bid.\n"),
        ("games/kontor/rules/src/rules/bid.rs", "/// Clauses K-1 and K-2\nfn bid() {}"),
        ("games/kontor/rules/tests/rulebook.rs", "#[test] fn k1_a() {}\n#[test] fn k2_b() {}\n"),
    ];

    #[test]
    fn files_are_found_where_they_belong() {
        assert!(run_in(&workspace_with(&GOOD), None).is_ok());
        assert!(run_in(&workspace_with(&GOOD), Some("kontor")).is_ok());
    }

    #[test]
    fn a_clause_is_shown_by_its_number() {
        let root = workspace_with(&GOOD);
        assert!(show(&Workspace::at(root.path()), "K-2").is_ok());
        for wrong in ["K-3", "X-1", "K-2x", "kontor"] {
            let shown = show(&Workspace::at(root.path()), wrong);
            assert!(matches!(shown, Err(Failure::WrongUse(_))), "{wrong}");
        }
    }

    #[test]
    fn one_game_is_judged_alone() {
        let mut files = GOOD.to_vec();
        files.push(("games/merchants/rules/book/en.md", "**M-1** Buy.\n"));
        let root = workspace_with(&files);
        assert!(run_in(&root, Some("kontor")).is_ok());
        assert!(matches!(run_in(&root, Some("merchants")), Err(Failure::Rules { problems: 2 })));
        assert!(matches!(run_in(&root, None), Err(Failure::Rules { problems: 2 })));
    }

    #[test]
    fn a_game_without_a_rule_book_is_wrong_use() {
        let result = run_in(&workspace_with(&GOOD), Some("chess"));
        assert!(matches!(result, Err(Failure::WrongUse(_))));
    }

    #[test]
    fn citations_are_checked_in_the_library_only() {
        let mut files = GOOD.to_vec();
        files.push(("games/kontor/rules/tests/other.rs", "// K-9\n"));
        assert!(run_in(&workspace_with(&files), None).is_ok());
        files.push(("games/kontor/rules/src/lib.rs", "// K-9\n"));
        assert!(matches!(
            run_in(&workspace_with(&files), None),
            Err(Failure::Rules { problems: 1 })
        ));
    }

    #[test]
    fn games_among_the_examples_are_held_to_the_same() {
        let mut files = GOOD.to_vec();
        files.push(("examples/bot.py", "print()\n"));
        files.push(("examples/tea/rules/book/en.md", "**T-1** Drink.\n"));
        files.push(("examples/tea/rules/src/lib.rs", "// Clause T-1\n"));
        let missing = run_in(&workspace_with(&files), None);
        assert!(matches!(missing, Err(Failure::Rules { problems: 1 })), "a clause without a test");
        files.push(("examples/tea/rules/tests/tea.rs", "#[test] fn t1_a() {}\n"));
        assert!(run_in(&workspace_with(&files), Some("tea")).is_ok());
        files.push(("examples/tea/rules/src/other.rs", "// T-9\n"));
        let wrong = run_in(&workspace_with(&files), Some("tea"));
        assert!(matches!(wrong, Err(Failure::Rules { problems: 1 })), "a clause that is not there");
    }

    #[test]
    fn a_translation_must_have_the_same_clauses() {
        let with = |text| {
            let mut files = GOOD.to_vec();
            files.push(("games/kontor/rules/book/de.md", text));
            run_in(&workspace_with(&files), Some("kontor"))
        };
        assert!(with("**K-1** Zwei spielen.\n**K-2** Sie bieten.\n").is_ok());
        for wrong in ["**K-1** Zwei spielen.\n", "**K-2** b\n**K-1** a\n", ""] {
            assert!(matches!(with(wrong), Err(Failure::Rules { .. })), "{wrong:?}");
        }
    }

    #[test]
    fn nothing_to_check_is_a_failure() {
        let root = workspace_with(&[("games/README.md", "Nothing yet.\n")]);
        assert!(matches!(run_in(&root, None), Err(Failure::Rules { .. })));
    }
}
