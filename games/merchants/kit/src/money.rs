//! Which sums of the told sentences are gains, and which are losses.

use damrak_kit::money::Sum;

pub(crate) const SUMS: &[Sum] = &[
    Sum::gain("merchants-event-bonus-regions", "amount"),
    Sum::gain("merchants-event-bonus-districts", "amount"),
    Sum::gain("merchants-event-bonus-bridge", "amount"),
    Sum::loss("merchants-event-lost-regions", "amount"),
    Sum::loss("merchants-event-lost-districts", "amount"),
    Sum::loss("merchants-event-lost-bridge", "amount"),
    Sum::gain("merchants-payment", "amount"),
    Sum::loss("merchants-event-sold", "price"),
    Sum::loss("merchants-event-sold-unstopped", "price"),
    Sum::gain("merchants-event-borrowed", "120"),
    Sum::gain("merchants-event-borrowed-forced", "120"),
];
