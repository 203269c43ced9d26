//! What somebody sees who has to decide: whether everything they need is in the window, how small it is written, and
//! what moved meanwhile.

use serde_json::{Value, json};

use crate::screens::Size;
use crate::{Outcome, Page, Trouble};

/// What measures it in the page.
const SCRIPT: &str = include_str!("sight.js");

/// What was seen at one decision.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// Everything that is needed for it.
    pub things: Vec<Thing>,
    /// Whether a clock was falling.
    pub falls: bool,
    /// The smallest letters of all pictures in sight.
    pub drawn: Option<Letters>,
    /// The smallest letters on what can be chosen.
    pub chosen: Option<Letters>,
    /// The smallest letters around the pictures: the question, what can be pressed, the hand's heading.
    pub plain: Option<Letters>,
    /// The shorter side of the smallest thing that can be chosen, and what that is.
    pub side: Option<(f64, String)>,
    /// Every kind of letters under 10 px, and how large they are.
    pub fine: Vec<(String, f64)>,
    /// Every kind of thing to choose whose shorter side is under 44 px.
    pub slim: Vec<(String, f64)>,
    /// Whether the question's box has to be scrolled.
    pub scrolls: bool,
    /// By how much the page is higher and wider than its window.
    pub over: (i64, i64),
    /// How much moved since the last decision without being asked, as browsers count it.
    pub shift: f64,
    /// What moved.
    pub moved: Vec<String>,
}

/// Something that is needed for a decision.
#[derive(Clone, Debug)]
pub struct Thing {
    /// What it is.
    pub what: String,
    /// Where it is.
    pub place: Place,
}

/// Where something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the window, neither cut off nor covered.
    There,
    /// One tap on a tab with a name away.
    ATapAway,
    /// Neither, with what there is of it.
    Missing(String),
}

/// Letters and how large they are.
#[derive(Clone, Debug)]
pub struct Letters {
    /// In pixels of the screen.
    pub size: f64,
    /// What they say and where.
    pub text: String,
}

/// What comes next for somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// They decide; the state that it is meant for.
    Turn(String),
    /// A clock falls; which.
    Fall(String),
    /// The game is over.
    Over,
}

impl Page {
    /// From now on what moves on the page without being asked is counted.
    pub async fn watch_shifts(&self) -> Outcome<()> {
        self.run(&format!("{SCRIPT} watch();"), vec![]).await.map(drop)
    }

    /// What is seen now on a screen of a size; a small one may keep things one tap away.
    pub async fn see(&self, size: Size) -> Outcome<Sight> {
        let script = format!("{SCRIPT} return look(arguments[0]);");
        let found = self.run(&script, vec![json!(size.is_small())]).await?;
        Ok(sight(&found))
    }

    /// Waits for the next moment after this one.
    pub async fn next_moment(&self, known: &Moment) -> Outcome<Moment> {
        let known = match known {
            Moment::Turn(name) | Moment::Fall(name) => name.as_str(),
            Moment::Over => "",
        };
        let script = format!("{SCRIPT} wait(arguments[0], done);");
        let found = self.run_until_done(&script, vec![json!(known)]).await?;
        let text = |name: &str| found[name].as_str().unwrap_or_default().to_owned();
        if found["over"] == true {
            return Ok(Moment::Over);
        }
        match (text("fall"), text("turn")) {
            (fall, _) if !fall.is_empty() => Ok(Moment::Fall(fall)),
            (_, turn) if !turn.is_empty() => Ok(Moment::Turn(turn)),
            _ => Err(Trouble::page(format!("waited too long for what comes after {known:?}"))),
        }
    }
}

fn sight(found: &Value) -> Sight {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let letters = |value: &Value| {
        let text = format!("“{}” {}", text(&value["text"]), text(&value["where"]));
        value["size"].as_f64().map(|size| Letters { size, text })
    };
    let thing = |value: &Value| {
        let place = match value["how"].as_str() {
            Some("there") => Place::There,
            Some("tap") => Place::ATapAway,
            _ => Place::Missing(text(&value["why"])),
        };
        Thing { what: text(&value["what"]), place }
    };
    let kinds = |value: &Value| {
        list(value).iter().filter_map(|one| Some((text(&one[0]), one[1].as_f64()?))).collect()
    };
    let over = |index: usize| found["over"][index].as_i64().unwrap_or_default();
    Sight {
        things: list(&found["things"]).iter().map(thing).collect(),
        falls: found["falls"] == true,
        drawn: letters(&found["drawn"]),
        chosen: letters(&found["chosen"]),
        plain: letters(&found["plain"]),
        side: found["side"]["side"].as_f64().map(|side| (side, text(&found["side"]["where"]))),
        fine: kinds(&found["fine"]),
        slim: kinds(&found["slim"]),
        scrolls: found["scrolls"] == true,
        over: (over(0), over(1)),
        shift: found["shift"].as_f64().unwrap_or_default(),
        moved: list(&found["moved"]).iter().map(text).collect(),
    }
}
