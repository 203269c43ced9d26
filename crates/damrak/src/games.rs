//! The games of the table.

use damrak_core::Registry;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;

/// Every game that Damrak knows; a new one is one more line.
pub fn registry() -> Registry {
    Registry::new().with::<Kontor>().with::<Merchants>()
}

/// Games that are drawn but whose pages lack something: the terminal plays them, tables wait for them. Merchants'
/// falling clock cannot be stopped on a page yet.
const NOT_YET: &[&str] = &["merchants"];

/// The games that can be played on a page: those that can be drawn, and are ready.
pub(crate) fn for_tables() -> Registry {
    let is_drawn = |name: &str| damrak_draw::drawing(name).is_some();
    registry().only(|info| is_drawn(info.name) && !NOT_YET.contains(&info.name))
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
    fn tables_are_for_games_that_are_ready() {
        let names: Vec<&str> = for_tables().games().map(|info| info.name).collect();
        assert_eq!(names, ["kontor"]);
    }
}
