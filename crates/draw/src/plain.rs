//! The style for programs that know less than a browser: no variables, no questions about the reader.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::sheet::Theme;
use crate::style;

/// Variables may be set from other variables, but not forever.
const DEEPEST: usize = 8;

/// The style of one theme with its colours filled in.
pub(crate) fn style(theme: Theme) -> String {
    let shared = of(theme);
    let known = shared.known();
    let own = style::learnt().into_iter().map(|own| plain(&rules(&without_comments(own)), &known));
    std::iter::once(shared.text.clone()).chain(own).collect()
}

/// A colour of the style by its name, such as `--ink`.
pub fn colour(theme: Theme, name: &str) -> Option<&'static str> {
    of(theme).variables.get(name).map(String::as_str)
}

struct Plain {
    variables: BTreeMap<String, String>,
    text: String,
}

fn of(theme: Theme) -> &'static Plain {
    static DAY: OnceLock<Plain> = OnceLock::new();
    static NIGHT: OnceLock<Plain> = OnceLock::new();
    match theme {
        Theme::Day => DAY.get_or_init(|| Plain::read(style::SHARED, theme)),
        Theme::Night => NIGHT.get_or_init(|| Plain::read(style::SHARED, theme)),
    }
}

impl Plain {
    fn read(style: &str, theme: Theme) -> Self {
        let style = without_comments(style);
        let rules = rules(&style);
        let night = "[data-theme=night]";
        let mut variables = BTreeMap::new();
        for (selector, body) in &rules {
            if *selector == ":root" || (*selector == night && theme == Theme::Night) {
                variables.extend(declarations(body).filter(|(name, _)| name.starts_with("--")));
            }
        }
        let variables: BTreeMap<String, String> = variables
            .iter()
            .filter_map(|(name, value)| Some(((*name).to_owned(), filled(value, &variables)?)))
            .collect();
        let mut read = Self { variables, text: String::new() };
        read.text = plain(&rules, &read.known());
        read
    }

    fn known(&self) -> BTreeMap<&str, &str> {
        self.variables.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }
}

/// Rules without variables, as far as they always hold.
fn plain(rules: &[(&str, &str)], known: &BTreeMap<&str, &str>) -> String {
    let mut text = String::new();
    for (selectors, body) in rules {
        let selectors: Vec<&str> =
            selectors.split(',').map(str::trim).filter(|one| is_plain(one)).collect();
        if selectors.is_empty() {
            continue;
        }
        text.push_str(&selectors.join(","));
        text.push('{');
        for (name, value) in declarations(body).filter(|(name, _)| !name.starts_with("--")) {
            if let Some(value) = filled(value, known) {
                text.extend([name, ":", &value, ";"]);
            }
        }
        text.push_str("}\n");
    }
    text
}

/// What depends on the reader, such as where their mouse is, never holds in a picture.
fn is_plain(selector: &str) -> bool {
    !selector.contains(':') && !selector.starts_with('@') && !selector.contains("data-theme")
}

fn without_comments(style: &str) -> String {
    let mut parts = style.split("/*");
    let mut text = parts.next().unwrap_or_default().to_owned();
    text.extend(parts.filter_map(|part| part.split_once("*/")).map(|(_, after)| after));
    text
}

/// The rules that always hold: selectors and what they set. Those inside of others are left out.
fn rules(style: &str) -> Vec<(&str, &str)> {
    let (mut rules, mut depth, mut start, mut open) = (Vec::new(), 0_usize, 0, 0);
    for (at, letter) in style.char_indices() {
        match letter {
            '{' => {
                depth += 1;
                if depth == 1 {
                    open = at;
                }
            }
            '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    let selector = style[start..open].trim();
                    if !selector.starts_with('@') {
                        rules.push((selector, &style[open + 1..at]));
                    }
                    start = at + 1;
                }
            }
            // Such as a rule that only names another file.
            ';' if depth == 0 => start = at + 1,
            _ => {}
        }
    }
    rules
}

fn declarations(body: &str) -> impl Iterator<Item = (&str, &str)> {
    body.split(';')
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.trim(), value.trim()))
}

/// A value with its variables put in; nothing if one of them is not set.
fn filled(value: &str, variables: &BTreeMap<&str, &str>) -> Option<String> {
    let mut text = value.to_owned();
    for _ in 0..DEEPEST {
        let Some((before, rest)) = text.split_once("var(") else { return Some(text) };
        let (inside, after) = rest.split_once(')')?;
        let (name, instead) = match inside.split_once(',') {
            Some((name, instead)) => (name.trim(), Some(instead.trim())),
            None => (inside.trim(), None),
        };
        let value = variables.get(name).copied().or(instead)?;
        text = format!("{before}{value}{after}");
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
        /* Colours; { not a rule } */ :root { --ink: #111; --edge: var(--ink); }
        [data-theme=night] { --ink: #eee; }
        @media (prefers-color-scheme: dark) { :root:not([data-theme]) { --ink: #fff; } }
        .a, .b:hover, .a > .c { fill: var(--ink); stroke: var(--edge); }
        .d { fill: var(--none); opacity: .5; stroke: var(--none, red); }
        .e:focus { fill: red; }";

    #[test]
    fn a_theme_is_filled_in() {
        let day = Plain::read(SMALL, Theme::Day);
        assert_eq!(day.text, ".a,.a > .c{fill:#111;stroke:#111;}\n.d{opacity:.5;stroke:red;}\n");
        assert_eq!(day.variables["--edge"], "#111");
        let night = Plain::read(SMALL, Theme::Night);
        assert!(night.text.starts_with(".a,.a > .c{fill:#eee;stroke:#eee;}"), "{}", night.text);
    }

    #[test]
    fn variables_that_need_each_other_are_left_out() {
        let circle = Plain::read(":root{--a:var(--b);--b:var(--a)} .a{fill:var(--a)}", Theme::Day);
        assert_eq!((circle.text.as_str(), circle.variables.len()), (".a{}\n", 0));
    }

    #[test]
    fn the_style_of_the_drawings_needs_nothing_more() {
        for theme in [Theme::Day, Theme::Night] {
            let text = style(theme);
            assert!(text.lines().count() > 80);
            for unknown in ["var(", "color-mix(", "light-dark(", "calc("] {
                let line = text.lines().find(|line| line.contains(unknown));
                assert_eq!(line, None, "{unknown}…) would be lost in a picture");
            }
        }
        assert_eq!(colour(Theme::Day, "--ink"), Some("#1b2f73"));
        assert_ne!(colour(Theme::Night, "--ink"), colour(Theme::Day, "--ink"));
        assert_eq!(colour(Theme::Day, "--pink"), None);
    }
}
