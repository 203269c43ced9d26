//! The games of the table.

use damrak_core::Registry;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;

/// Every game that Damrak knows; a new one is one more line.
pub fn registry() -> Registry {
    Registry::new().with::<Kontor>().with::<Merchants>()
}

/// The games that can be played on a page: those that can be drawn.
pub(crate) fn drawn() -> Registry {
    registry().only(|info| damrak_draw::drawing(info.name).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_of_a_game_and_can_be_played_on_a_page() {
        let names: Vec<&str> = drawn().games().map(|info| info.name).collect();
        let drawings: Vec<&str> = damrak_draw::DRAWINGS.iter().map(|game| game.name()).collect();
        assert_eq!(names, drawings);
        assert!(names.iter().all(|name| registry().find(name).is_ok()));
    }
}
