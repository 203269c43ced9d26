//! Editions of people's own: kept by what they say, in bounds.

use damrak_core::edition::EditionSource;
use damrak_core::{AnyRules, OpenError};

use crate::address::Address;
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::Known;
use damrak_table::Problem;
use damrak_table::settings::{EditionText, Settings};
use damrak_table::text::{disturbs, visible_line};

/// The most kilobytes that an edition says; ours say less than twenty.
const LARGEST: usize = 48;
/// The longest name of a file.
const FILE_NAME: usize = 80;

/// Puts what an edition says in the place of the file that came, if there is one: no comments, no layout, and
/// nothing that disturbs whoever reads it. The rules were opened with the file, so that what is wrong with it was
/// told by its lines.
pub(super) fn keep_what_it_says(
    app: &App,
    known: &Known,
    address: Option<Address>,
    settings: &mut Settings,
    rules: &dyn AnyRules,
) -> Result<(), Problem> {
    let Some(came) = settings.edition.take() else { return Ok(()) };
    let file = visible_line(&came.file, FILE_NAME, "server-file-name-long")?;
    let source = EditionSource { file: &came.file, text: &came.text };
    let plain = source.plain().map_err(OpenError::Edition)?;
    let kilobytes = plain.text.len().div_ceil(1024);
    if kilobytes > LARGEST {
        return Err(Problem::bad("server-edition-large").with("most", LARGEST as u32));
    }
    let is_odd = |c: char| disturbs(c) && !matches!(c, '\t' | '\n' | '\r');
    if plain.words.iter().any(|text| text.chars().any(is_odd)) {
        return Err(Problem::bad("server-text-signs"));
    }
    let callers = [Some(Caller::Person(known.person.id.clone())), address.map(Caller::Address)];
    for caller in callers.into_iter().flatten() {
        app.limits.check_many(Rate::Editions, caller, kilobytes as u64)?;
    }
    settings.edition = Some(EditionText { file, text: plain.text });
    let again = app.hub.shelf().open(settings)?;
    if again.edition() != rules.edition() {
        // Nobody shall play by other cards than they sent.
        tracing::error!(edition = %rules.edition().hash, "an edition without comments is another one");
        return Err(Problem::bad("server-edition-unclear"));
    }
    Ok(())
}
