//! The games of the table.

use damrak_chartered::Chartered;
use damrak_core::Registry;
use damrak_dutchman::Dutchman;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;

/// Every game that Damrak knows; a new one is one more line.
pub fn registry() -> Registry {
    Registry::new().with::<Kontor>().with::<Merchants>().with::<Dutchman>().with::<Chartered>()
}

/// The games that can be played on a page: those that can be drawn.
pub(crate) fn for_tables() -> Registry {
    registry().only(|info| damrak_draw::drawing(info.name).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_of_a_game() {
        for drawing in damrak_draw::DRAWINGS {
            assert!(registry().find(drawing.name()).is_ok(), "{}", drawing.name());
        }
    }

    #[test]
    fn tables_are_for_games_that_can_be_drawn() {
        let names: Vec<&str> = for_tables().games().map(|info| info.name).collect();
        assert_eq!(names, ["kontor", "merchants", "dutchman", "chartered"]);
    }
}
