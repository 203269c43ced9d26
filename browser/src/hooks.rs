//! Where things are found on the pages: the one place to change when a page changes.

/// The main part of a table's page; names the table in `data-table`.
pub const TABLE: &str = "#table[data-table]";
/// Whose turn it is.
pub const TURN: &str = "#turn";
/// The result, once the game is over.
pub const RESULT: &str = "#outcome, #result";
/// What the page has to say about the last wish.
pub const SAID: &str = "#said";
/// Says that the connection is lost; hidden while it is not.
pub const LOST: &str = "#lost";
/// Every decision on offer, as a button of a plain form.
pub const OFFER: &str = "button[name=action]:is([data-targets], [data-picks])";
/// Does what was picked by pointing; says what that is.
pub const CONFIRM: [&str; 4] = [
    ".focus .confirm:enabled",
    ".hand .confirm:enabled",
    ".pressbar .confirm:enabled",
    "#offers:not(details) button[data-picked]",
];
/// The state that a decision is meant for; stands in the form of the offers.
pub const STATE: &str = "input[name=turn]";
/// What stands between the turns of people who share a device: a way in for the next.
pub const CURTAIN: &str = "#curtain a[href*='seat=']";
/// The form that begins a game against the computer.
pub const PLAY_NOW: &str = "form[action='/play'] button";
/// The chapters of the story.
pub const STORY: &str = "#now li, #story li";
/// Asks for a hint.
pub const ASK_HINT: &str = "#ask-hint button[value=hint]";
/// What is advised, the best first; clicking follows it.
pub const ADVICE: &str = "#hint .advice button[name=action]";
/// What advice points at on the pictures.
pub const ADVISED: &str = "[data-advised]";
/// Leads from the end of a game to its review.
pub const TO_REVIEW: &str = "#outcome a[href$='/review']";
/// While a review is being made.
pub const REVIEWING: &str = "#reviewing";
/// A review.
pub const REVIEW: &str = "#review";
/// Leads from a review to the position before a costly decision.
pub const TURNING_POINT: &str = "#turning-points a[data-moment]";
/// What would have been better, where one looks back.
pub const MISSED: &str = "#missed";
/// The clock that falls.
pub const FALL: &str = "#fall[data-fall]";
/// What stops it.
pub const KNOB: &str = "[data-stop]";
/// The auction clock alone; its `data-state` says what goes on.
pub const CLOCK: &str = "#clock";
/// Starts and stops it: the whole dial.
pub const CLOCK_KNOB: &str = "#clock-press";
/// The price it shows.
pub const CLOCK_PRICE: &str = "#clock-price";
/// What it says about it.
pub const CLOCK_SAID: &str = "#clock-said";

/// Something of the board that can be pointed at now.
pub fn target(id: &str) -> String {
    format!("[data-target='{id}'][data-offered]")
}

/// The button of the switch to a language.
pub fn language(code: &str) -> String {
    format!("button[name=language][value={code}]")
}
