//! Which way the modules of the server depend on each other: downwards only, so that each can be understood, tested and
//! moved with nothing but what lies below it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Every module, the lowest first: each may use those before it and no others. A folder lies above what is in it.
const ORDER: [&str; 109] = [
    // Values and what counts or measures: they know nobody.
    "config",
    "object",
    "password",
    "ratings",
    "owners",
    "calendar",
    "address",
    "browser",
    "line",
    "doors",
    "patient",
    "limits::ledger",
    "limits::rate",
    "limits::tries",
    "limits",
    // People, and who of them asks.
    "who",
    "register",
    "reviews",
    "doctor",
    // The sum of the parts.
    "app",
    // What can be done, for pages and programs alike.
    "service::chat",
    "service::editions",
    "service::invitations",
    "service::mail_links",
    "service::new_table",
    "service::making",
    "service::thinking",
    "service::going_on",
    "service::notifications",
    "service::own_settings",
    "service::entering",
    "service::profile",
    "service::proof",
    "service::leaving",
    "service::account",
    "service::sessions",
    "service::own_data",
    "service",
    "care::orders",
    "care::reports",
    "care::way_back",
    "care",
    "first_admin",
    // HTTP: how requests are read and answered.
    "cookies",
    "answer",
    "renewal",
    "asking",
    "gates",
    // Handlers for programs.
    "api::admin",
    "api::care",
    "api::chat",
    "api::games",
    "api::house",
    "api::invitations",
    "api::mail_links",
    "api::making",
    "api::notifications",
    "api::openapi",
    "api::own_data",
    "api::people",
    "api::account",
    "api::tables",
    "api::stream",
    "api",
    // Handlers for people.
    "page::assets",
    "page::pictures::album",
    "page::pictures::boards",
    "page::pictures",
    "page::send",
    "page::admin::limits",
    "page::admin::log",
    "page::admin::people",
    "page::admin::reports",
    "page::admin::tables",
    "page::admin",
    "page::book",
    "page::site::begin",
    "page::site::choose",
    "page::site::forgotten",
    "page::site::guest",
    "page::home",
    "page::site::invitation",
    "page::site::lists",
    "page::site::people",
    "page::site::plain",
    "page::site::report",
    "page::site::share",
    "page::site::new_table",
    "page::site::sign_in",
    "page::site::ways",
    "page::site::me",
    "page::site::account",
    "page::site::notices",
    "page::site::worker",
    "page::site",
    "page::table::chat",
    "page::table::fair",
    "page::table::going_on",
    "page::table::replay",
    "page::table::review",
    "page::table::screen",
    "page::table::think",
    "page::table::weigh",
    "page::table",
    "page",
    // All of it together.
    "headers",
    "router",
    "http",
    "run",
];

/// Every module of the server with its text, but for comments and unit tests.
fn modules() -> BTreeMap<String, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    gather(&source, &mut files);
    let module = |file: &PathBuf| {
        let path = file.strip_prefix(&source).unwrap().with_extension("");
        let name = path.to_str().unwrap().replace('/', "::");
        name.strip_suffix("::mod").unwrap_or(&name).to_owned()
    };
    let text = |file: &PathBuf| program(&fs::read_to_string(file).unwrap());
    let modules = files.iter().map(|file| (module(file), text(file)));
    modules.filter(|(name, _)| name != "lib").collect()
}

fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { gather(&path, found) } else { found.push(path) }
    }
}

/// A text without comments and unit tests. For whom something is visible does not say what is used.
fn program(text: &str) -> String {
    let program = match text.split_once("\n#[cfg(test)]\n") {
        Some((program, tests)) => {
            assert!(tests.contains("mod tests {"), "unit tests come last: {tests}");
            program
        }
        None => text,
    };
    let code = program.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n").replace("(in crate::", "(in ")
}

/// The paths that a `use` names: `a::{b, c::d as e}` are `a::b` and `a::c::d`.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((before, inside)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or_default().trim().to_owned()];
    };
    let inside = inside.trim_end().strip_suffix('}').expect("a group is closed");
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for letter in inside.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("one part is always there").push(letter);
    }
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| paths(part)).map(|path| format!("{before}{path}")).collect()
}

/// What a line imports, as far as it says: the tree behind `use`.
fn import(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let after = match line.strip_prefix("pub") {
        Some(line) => line.split_once(' ')?.1,
        None => line,
    };
    after.strip_prefix("use ")
}

/// Every path that a text names: in a `use`, or where something is called by its whole name.
fn named(text: &str) -> Vec<String> {
    let (mut found, mut rest, mut tree) = (Vec::new(), String::new(), None::<String>);
    for line in text.lines() {
        match (&mut tree, import(line)) {
            (Some(tree), _) => tree.push_str(line),
            (None, Some(import)) => tree = Some(import.to_owned()),
            (None, None) => rest = rest + line + "\n",
        }
        if let Some((whole, _)) = tree.as_ref().and_then(|tree| tree.split_once(';')) {
            found.extend(paths(whole));
            tree = None;
        }
    }
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in rest.match_indices(start) {
            if !rest[..at].ends_with(is_path) {
                let end = rest[at..].find(|c| !is_path(c)).unwrap_or(rest.len() - at);
                found.push(rest[at..at + end].to_owned());
            }
        }
    }
    found
}

/// The modules that a module uses: those that its text names, and those in its folder.
fn used(module: &str, text: &str, all: &BTreeSet<String>) -> BTreeSet<String> {
    let mut used: BTreeSet<String> = all
        .iter()
        .filter(|other| other.rsplit_once("::").is_some_and(|(folder, _)| folder == module))
        .cloned()
        .collect();
    for path in named(text) {
        let mut steps: Vec<&str> = path.split("::").collect();
        let mut base: Vec<&str> = module.split("::").collect();
        match steps.first() {
            Some(&"crate") => base.clear(),
            Some(&"super") => {
                while steps.get(1) == Some(&"super") {
                    steps.remove(0);
                    base.pop();
                }
                base.pop();
            }
            Some(&"self") => {}
            // A neighbour below, or another crate.
            Some(first) if all.contains(&format!("{module}::{first}")) => steps.insert(0, "self"),
            _ => continue,
        }
        base.extend(&steps[1..]);
        let known = (1..=base.len()).rev().map(|length| base[..length].join("::"));
        let found = known.into_iter().find(|name| all.contains(name));
        let found = found.unwrap_or_else(|| panic!("{module} uses `{path}`, which is no module's"));
        used.insert(found);
    }
    used.remove(module);
    used
}

#[test]
fn every_module_uses_only_those_below_it() {
    let modules = modules();
    let all: BTreeSet<String> = modules.keys().cloned().collect();
    let listed: BTreeSet<String> = ORDER.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(listed.len(), ORDER.len(), "none is listed twice");
    assert_eq!(all, listed, "every module has its place in the order");
    for (place, module) in ORDER.iter().enumerate() {
        for other in used(module, &modules[*module], &all) {
            let is_below = ORDER[..place].contains(&other.as_str());
            assert!(is_below, "`{module}` uses `{other}`, which does not lie below it");
        }
    }
}

#[test]
fn pages_and_the_api_share_services_and_not_each_other() {
    let modules = modules();
    let all: BTreeSet<String> = modules.keys().cloned().collect();
    for (module, text) in &modules {
        let top = |name: &str| name.split("::").next().unwrap_or_default().to_owned();
        for (one, other) in [("page", "api"), ("api", "page")] {
            if top(module) == one {
                let names = used(module, text, &all);
                assert!(names.iter().all(|name| top(name) != other), "`{module}`: {names:?}");
            }
        }
    }
}

#[test]
fn what_a_text_uses_is_found() {
    let all = ["api", "api::chat", "low", "page", "page::site", "page::site::me", "top"];
    let all: BTreeSet<String> = all.map(str::to_owned).into();
    let text = "use std::fmt;\nuse crate::low::{Deep, Deeper};\n\npub(crate) use me::Top;\n\
                use crate::{api::{self, chat::say as speak}, low};\nfn f() { super::super::top::g() }\n\
                // use crate::page;\nfn h(_: super::Page) { damrak_store::low() }\n\n#[cfg(test)]\nmod tests {\n\
                use crate::top; }";
    let expected = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let found = used("page::site", &program(text), &all);
    assert_eq!(found, expected(&["api", "api::chat", "low", "page", "page::site::me", "top"]));
    assert_eq!(used("low", &program("pub use crate::top::X;"), &all), expected(&["top"]));
    assert_eq!(used("top", "fn f() -> crate::low::Deep {}", &all), expected(&["low"]));
    assert_eq!(used("page", "", &all), expected(&["page::site"]), "a folder uses what is in it");
}
