//! What somebody hears who does not see the page: its accessibility tree; and the ways of somebody who has only keys.

use serde_json::{Value, json};

use crate::{Outcome, Page, Trouble, hooks};

/// The tabulator, as browsers are told of it.
pub const TAB: &str = "\u{e004}";
/// The return key.
pub const ENTER: &str = "\u{e007}";
/// More steps than this from one thing to another are too many.
const MOST_STEPS: usize = 250;

/// Something that is read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What it is.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Whether the focus is on it.
    pub focused: bool,
    /// What it is part of, the next first.
    pub within: Vec<String>,
}

/// A page as it is read out, from its beginning.
#[derive(Clone, Debug)]
pub struct Heard(pub Vec<Node>);

impl Heard {
    /// Everything that is this.
    pub fn all<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Node> {
        self.0.iter().filter(move |node| node.role == role)
    }

    /// Whether something of a role is called so.
    pub fn has(&self, role: &str, name: &str) -> bool {
        self.all(role).any(|node| node.name == name)
    }

    /// Where the focus is; nothing if it fell through to the page itself.
    pub fn focus(&self) -> Option<&Node> {
        self.0.iter().find(|node| node.focused && node.role != "RootWebArea")
    }

    /// What is wrong with it for whoever hears it only: buttons without a name, or within a picture, where readers do
    /// not look; and names that say how a thing is known.
    pub fn faults(&self) -> Vec<String> {
        let buttons = self.all("button");
        let fault = |node: &Node| {
            let painted = node.within.iter().any(|role| role == "image" || role == "img");
            let provenance = node.name.to_lowercase().contains("reconstructed");
            match (node.name.trim().is_empty(), painted, provenance) {
                (true, _, _) => Some(format!("a button without a name: {node:?}")),
                (_, true, _) => Some(format!("a button in a picture: {node:?}")),
                (_, _, true) => Some(format!("a name with where it is from: {node:?}")),
                _ => None,
            }
        };
        buttons.filter_map(fault).collect()
    }
}

impl Page {
    /// Listens to the whole page.
    pub async fn hear(&self) -> Outcome<Heard> {
        let tree = self.tools("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        Ok(Heard(
            nodes
                .iter()
                .filter(|node| node["ignored"] != true)
                .map(|one| node(one, &nodes))
                .collect(),
        ))
    }

    /// Whether what has the focus is what a hook names.
    pub async fn stands_on(&self, hook: &str) -> Outcome<bool> {
        let script = "return document.activeElement?.matches(arguments[0]) ?? false;";
        Ok(self.run(script, vec![json!(hook)]).await? == true)
    }

    /// Whether the focus has fallen through to the page itself.
    pub async fn stands_nowhere(&self) -> Outcome<bool> {
        let script = "return !document.activeElement || document.activeElement === document.body;";
        Ok(self.run(script, vec![]).await? == true)
    }

    /// Walks with the tabulator until the focus is on what a hook names; says how many steps that took.
    pub async fn walk_to(&self, hook: &str) -> Outcome<usize> {
        for steps in 0..MOST_STEPS {
            if self.stands_on(hook).await? {
                return Ok(steps);
            }
            self.press(TAB).await?;
        }
        Err(Trouble::page(format!("no way by keys to {hook}")))
    }

    /// Takes an offer by keys alone: by its digit or, if `walking`, from thing to thing.
    pub async fn decide_by_keys(&self, offer: &crate::Offer, way: Way) -> Outcome<()> {
        if offer.number.is_some() {
            let number = offer.action.rsplit(' ').next().unwrap_or_default();
            self.walk_to("form.bundle.number input[type=number]").await?;
            self.run("document.activeElement.select();", vec![]).await?;
            self.press(number).await?;
            return self.press(ENTER).await;
        }
        let digit = match way {
            Way::Digit(at) if at < 9 && !offer.is_handful => Some(at + 1),
            _ => None,
        };
        if let Some(digit) = digit {
            self.press(&digit.to_string()).await?;
        } else {
            for target in &offer.targets {
                let hook = hooks::target(target);
                if !self.sees(&hook).await? {
                    break;
                }
                self.walk_to(&hook).await?;
                self.press(ENTER).await?;
            }
        }
        self.press_confirm().await
    }

    /// Whoever has picked something decides with the same key, or with the button that says it.
    async fn press_confirm(&self) -> Outcome<()> {
        let script = "
            const picked = document.querySelector('[data-picked]');
            const confirm = [...document.querySelectorAll('.confirm:enabled, #offers:not(details) button[data-picked]')]
              .find((one) => one.checkVisibility());
            return Boolean(picked && confirm);";
        if self.run(script, vec![]).await? != true {
            return Ok(());
        }
        let hook = ".confirm:enabled, #offers:not(details) button[data-picked]";
        let beside =
            "return Boolean(document.activeElement?.closest('a, button, summary, input'));";
        if self.run(beside, vec![]).await? == true {
            self.walk_to(hook).await?;
        }
        self.press(ENTER).await
    }
}

/// How somebody takes an offer by keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By its digit, if it is among the first nine; it counts from 0.
    Digit(usize),
    /// From thing to thing.
    Walking,
}

fn node(one: &Value, all: &[Value]) -> Node {
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let properties = one["properties"].as_array().into_iter().flatten();
    let focused = properties
        .into_iter()
        .any(|property| property["name"] == "focused" && property["value"]["value"] == true);
    let mut within = Vec::new();
    let mut up = one["parentId"].as_str();
    while let Some(parent) = up.and_then(|id| all.iter().find(|node| node["nodeId"] == id)) {
        within.push(text(&parent["role"]));
        up = parent["parentId"].as_str();
    }
    Node { role: text(&one["role"]), name: text(&one["name"]), focused, within }
}
