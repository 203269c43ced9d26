//! Which sums of the told sentences are gains, and which are losses.

use damrak_kit::money::Sum;

pub(crate) const SUMS: &[Sum] = &[
    Sum::loss("chartered-event-cards-bought", "price"),
    Sum::loss("chartered-event-refreshed", "price"),
    Sum::gain("chartered-event-paid-out", "amount"),
    Sum::gain("chartered-event-sold-out", "amount"),
    Sum::loss("chartered-event-share-bought", "price"),
    Sum::gain("chartered-event-share-sold", "price"),
    Sum::loss("chartered-event-roof-bought", "price"),
    Sum::loss("chartered-event-event-bought", "price"),
    Sum::loss("chartered-event-bid-paid", "amount"),
    Sum::loss("chartered-event-auction-won", "amount"),
    Sum::gain("chartered-event-redeemed", "amount"),
];
