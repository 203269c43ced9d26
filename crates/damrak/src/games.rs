//! The games of the table.

use damrak_core::Registry;
use damrak_kontor::Kontor;

/// Every game that Damrak knows; a new one is one more line.
pub fn registry() -> Registry {
    Registry::new().with::<Kontor>()
}
