//! Rules that several tables play by are opened once for all of them: they never change.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use super::AnyRules;
use crate::edition::EditionSource;
use crate::game::{Game, OpenError};
use crate::setup::Setup;

/// What rules depend on.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    game: TypeId,
    setup: Setup,
    file: String,
    edition: String,
}

/// Rules that somebody plays by, and some that nobody does any more.
static OPENED: LazyLock<Mutex<HashMap<Key, Weak<dyn AnyRules>>>> = LazyLock::new(Mutex::default);

/// So many are kept before those that nobody plays by are looked for.
const FEW: usize = 16;

/// Rules that are open already, or else those that `open` opens.
pub(super) fn find_or_open<G: Game>(
    setup: Setup,
    edition: EditionSource<'_>,
    open: impl FnOnce(Setup, EditionSource<'_>) -> Result<Arc<dyn AnyRules>, OpenError>,
) -> Result<Arc<dyn AnyRules>, OpenError> {
    let key = Key {
        game: TypeId::of::<G>(),
        setup: setup.clone(),
        file: edition.file.to_owned(),
        edition: edition.text.to_owned(),
    };
    let all = || OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = all().get(&key).and_then(Weak::upgrade) {
        return Ok(known);
    }
    // Opening takes a while: meanwhile others may go on.
    let opened = open(setup, edition)?;
    let mut all = all();
    if all.len() >= FEW && all.len() == all.capacity() {
        all.retain(|_, rules| rules.strong_count() > 0);
    }
    all.insert(key, Arc::downgrade(&opened));
    Ok(opened)
}
