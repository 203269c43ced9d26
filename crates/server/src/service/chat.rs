//! Talking at a table.

use damrak_store::{ChatLine, PersonId, TableId};

use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::{Known, Who};
use damrak_table::Problem;
use damrak_table::text::{is_visible, visible_line};

/// How many lines are read at once.
const LISTED: u32 = 50;
/// The longest line.
const LINE: usize = 500;

/// The lines of a table's chat after this one.
pub(crate) async fn chat_lines(
    app: &App,
    id: &TableId,
    who: &Who,
    after: u64,
) -> Result<Vec<ChatLine>, Problem> {
    may_talk(app, id, who.id()).await?;
    Ok(app.store().chat(id, after, LISTED).await?)
}

/// Whoever may see a table may read its chat.
async fn may_talk(app: &App, id: &TableId, person: Option<&PersonId>) -> Result<(), Problem> {
    app.hub.visit(id, person).await?.sight(None).map(drop)
}

/// Writes a line into a table's chat; its number.
pub(crate) async fn say_line(
    app: &App,
    known: &Known,
    id: &TableId,
    text: &str,
) -> Result<u64, Problem> {
    let text = visible_line(text, LINE, "server-chat-length")?;
    if !is_visible(&text) {
        return Err(Problem::bad("server-chat-length").with("most", LINE as u32));
    }
    app.limits.check(Rate::Chat, Caller::Person(known.person.id.clone()))?;
    may_talk(app, id, Some(&known.person.id)).await?;
    let line = ChatLine {
        number: 0,
        person: known.person.id.clone(),
        name: known.person.name.clone(),
        text,
        at: damrak_table::wall_clock(),
    };
    let number = app.store().add_chat(id, line).await?;
    app.hub.note_chat(id, number).await?;
    Ok(number)
}
