//! Style sheets and scripts: part of the program, named by what is in them, kept by browsers forever.

use std::sync::OnceLock;

use damrak_core::Hash;

/// A style sheet or a script.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    name: &'static str,
    /// What it is, as browsers call it.
    pub kind: &'static str,
    /// What is in it.
    pub text: &'static str,
}

macro_rules! assets {
    ($($name:literal $kind:ident $path:literal),* $(,)?) => {
        &[$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../../../web/", $path)) }),*]
    };
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";

const ALL: &[Asset] = assets![
    "access.css" CSS "access.css",
    "boards.css" CSS "boards.css",
    "book.css" CSS "book.css",
    "clock.css" CSS "clock.css",
    "desk.css" CSS "desk.css",
    "home.css" CSS "home.css",
    "page.css" CSS "page.css",
    "screen.css" CSS "screen.css",
    "site.css" CSS "site.css",
    "table.css" CSS "table.css",
    "told.css" CSS "told.css",
    "arrange.js" JS "js/arrange.js",
    "basket.js" JS "js/basket.js",
    "bundles.js" JS "js/bundles.js",
    "chat.js" JS "js/chat.js",
    "clock-page.js" JS "js/clock-page.js",
    "clock-settings.js" JS "js/clock-settings.js",
    "clocks.js" JS "js/clocks.js",
    "coach.js" JS "js/coach.js",
    "crop.js" JS "js/crop.js",
    "deal.js" JS "js/deal.js",
    "dial.js" JS "js/dial.js",
    "dialogs.js" JS "js/dialogs.js",
    "ended.js" JS "js/ended.js",
    "focus.js" JS "js/focus.js",
    "falling.js" JS "js/falling.js",
    "glide.js" JS "js/glide.js",
    "hear.js" JS "js/hear.js",
    "keys.js" JS "js/keys.js",
    "learn.js" JS "js/learn.js",
    "line.js" JS "js/line.js",
    "main.js" JS "js/main.js",
    "making.js" JS "js/making.js",
    "paced.js" JS "js/paced.js",
    "patch.js" JS "js/patch.js",
    "proof.js" JS "js/proof.js",
    "replay.js" JS "js/replay.js",
    "sha256.js" JS "js/sha256.js",
    "screen.js" JS "js/screen.js",
    "sequel.js" JS "js/sequel.js",
    "site.js" JS "js/site.js",
    "sound.js" JS "js/sound.js",
    "story.js" JS "js/story.js",
    "table.js" JS "js/table.js",
    "targets.js" JS "js/targets.js",
    "think.js" JS "js/think.js",
    "watch.js" JS "js/watch.js",
    "words.js" JS "js/words.js",
];

/// A worker that shows messages when no page is open.
pub const MESSAGES_WORKER: &str = include_str!("../../../web/js/sw.js");
/// A worker that keeps the auction clock for times without a network.
pub const CLOCK_WORKER: &str = include_str!("../../../web/js/clock-worker.js");

/// The style of the drawings, to which the games of the table have added theirs.
const DRAWINGS: &str = "board.css";

fn drawings() -> &'static str {
    static STYLE: OnceLock<String> = OnceLock::new();
    STYLE.get_or_init(damrak_draw::style::all)
}

/// One name for all of them together, so that they can name each other; it changes with the style of the drawings.
pub fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let texts = ALL.iter().map(|asset| asset.text).chain([drawings()]);
        let parts: Vec<&[u8]> = texts.map(str::as_bytes).collect();
        Hash::of(&parts).to_string()[..16].to_owned()
    })
}

/// Where an asset is found.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

/// The asset of this name, if it is asked for by the version there is.
pub fn find(wanted: &str, name: &str) -> Option<Asset> {
    let own = ALL.iter().find(|asset| asset.name == name).copied();
    let drawings = || Asset { name: DRAWINGS, kind: CSS, text: drawings() };
    let found = own.or_else(|| (name == DRAWINGS).then(drawings));
    found.filter(|_| wanted == version())
}
