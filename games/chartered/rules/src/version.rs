//! What the versions of the rules say differently, as named facts: the rules ask these and never for a version.

use damrak_core::Setup;

/// How the rule book is read at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Readings {
    /// An HQ stands on the second of two plots in the order in which they are named (clause C-34).
    pub(crate) pairs_in_order: bool,
    /// The turned warehouse in the place of an HQ is one of the 62 (clause C-56).
    pub(crate) turned_warehouse_counts: bool,
    /// A merger is paid unless the token of the company that is left never left ƒ300 (clause C-57).
    pub(crate) merger_pays_for_moving: bool,
    /// What a roof takes and what joined warehouses add is one sum, and only then no less than ƒ20
    /// (clauses C-59 and C-60).
    pub(crate) roof_is_summed: bool,
    /// An extra turn won with another one to come right after this follows that one (clause C-79).
    pub(crate) extra_turn_joins_the_next: bool,
    /// A level card won in Aenleggen is seen by the winner alone (clause C-80).
    pub(crate) levels_won_unseen: bool,
    /// Who withdraws an offer has made none (clauses C-85 and C-86).
    pub(crate) withdrawing_is_free: bool,
    /// Ties are broken by a number of which more is better: the room left in a hand (clause C-98).
    pub(crate) counts_room_in_hand: bool,
    /// What was once seen of a hand goes on being shown (clause C-99).
    pub(crate) seen_cards_stay_shown: bool,
}

/// Whether the page goes on showing what was once seen of the others' hands (clause C-99).
pub(crate) const SEEN_CARDS: &str = "seen-cards";
pub(crate) const SEEN_CARDS_REMEMBERED: &str = "remembered";

impl Readings {
    pub(crate) fn of(setup: &Setup) -> Self {
        let corrected = setup.rules >= 2;
        Self {
            pairs_in_order: corrected,
            turned_warehouse_counts: corrected,
            merger_pays_for_moving: corrected,
            roof_is_summed: corrected,
            extra_turn_joins_the_next: corrected,
            levels_won_unseen: corrected,
            withdrawing_is_free: corrected,
            counts_room_in_hand: corrected,
            seen_cards_stay_shown: !corrected || setup.choice(SEEN_CARDS) == SEEN_CARDS_REMEMBERED,
        }
    }
}
