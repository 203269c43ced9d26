//! Talking at a table.

use damrak_store::{ChatLine, PersonId, TableId};

use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::{Known, Who};
use damrak_table::Problem;
use damrak_table::talk::Saying;
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

/// What somebody wants to say: their own words, or something that everybody says, by its name.
pub(crate) fn to_be_said(text: Option<String>, phrase: Option<&str>) -> Result<String, Problem> {
    match (text, phrase) {
        (_, Some(name)) => {
            let saying =
                Saying::named(name).ok_or_else(|| Problem::bad("server-no-such-saying"))?;
            Ok(saying.kept())
        }
        (text, None) => {
            let text = visible_line(&text.unwrap_or_default(), LINE, "server-chat-length")?;
            match is_visible(&text) {
                true => Ok(text),
                false => Err(Problem::bad("server-chat-length").with("most", LINE as u32)),
            }
        }
    }
}

/// Writes a line, as [`to_be_said`] made it, into a table's chat; its number.
pub(crate) async fn say_line(
    app: &App,
    known: &Known,
    id: &TableId,
    text: String,
) -> Result<u64, Problem> {
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
