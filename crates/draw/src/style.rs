//! The style of the drawings: what all share, and what games have added.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock};

/// The colours and lines that all drawings share: `web/board.css`.
pub const SHARED: &str = include_str!("../../../web/board.css");

/// What games have added, in the order in which they came.
static LEARNT: RwLock<Vec<&str>> = RwLock::new(Vec::new());

/// Adds the style of a game's own classes. What is known already adds nothing, so that everybody who needs a game may
/// say so.
pub fn learn(own: &'static str) {
    let mut learnt = LEARNT.write().unwrap_or_else(PoisonError::into_inner);
    if !own.is_empty() && !learnt.contains(&own) {
        learnt.push(own);
    }
}

/// What games have added.
pub(crate) fn learnt() -> Vec<&'static str> {
    LEARNT.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The whole style: what all drawings share, then what each game adds.
pub fn all() -> String {
    std::iter::once(SHARED).chain(learnt()).collect::<Vec<_>>().join("\n")
}

/// Of the whole style only what a picture needs that stands still and has a theme of its own: rules for classes it does
/// not have are left out, and so is what depends on the device.
pub(crate) fn needed_by(svg: &str) -> String {
    let classes: HashSet<&str> = svg
        .split(" class=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .flat_map(str::split_ascii_whitespace)
        .collect();
    let mut needed = String::new();
    for (selectors, body) in rules(&without_comments(&all())) {
        let known = |selector: &&str| {
            let mut names = selector.split('.').skip(1);
            names.all(|name| {
                let end =
                    name.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
                classes.contains(&name[..end.unwrap_or(name.len())])
            })
        };
        let kept: Vec<&str> = selectors.split(',').map(str::trim).filter(known).collect();
        if !selectors.starts_with('@') && !kept.is_empty() {
            needed.push_str(&format!("{}{{{}}}", kept.join(","), body.trim()));
        }
    }
    needed
}

fn without_comments(style: &str) -> String {
    let parts = style.split("/*").enumerate();
    let outside = |(index, part): (usize, &str)| match index {
        0 => part.to_owned(),
        _ => part.split_once("*/").map(|(_, after)| after.to_owned()).unwrap_or_default(),
    };
    parts.map(outside).collect()
}

/// The rules of a style sheet: what each is for, and what it says. What holds other rules is one of them.
fn rules(style: &str) -> Vec<(&str, &str)> {
    let (mut found, mut rest) = (Vec::new(), style);
    while let Some((selectors, after)) = rest.split_once('{') {
        let mut depth = 1;
        let end = after.find(|letter: char| {
            depth += match letter {
                '{' => 1,
                '}' => -1,
                _ => 0,
            };
            depth == 0
        });
        let Some(end) = end else { break };
        found.push((selectors.trim(), &after[..end]));
        rest = &after[end + 1..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_image_carries_the_style_of_its_own_classes_and_no_other() {
        let needed = needed_by("<svg class=\"drawn sheet\"><path class=\"thin\"/></svg>");
        for rule in [":root{", "[data-theme=night]{", ".drawn .thin{", ".drawn text{"] {
            assert!(needed.contains(rule), "{rule} in {needed}");
        }
        for rule in [".stout", "@media", "/*"] {
            assert!(!needed.contains(rule), "{rule} in {needed}");
        }
        assert!(needed.len() < SHARED.len() / 3, "{}", needed.len());
    }
}
