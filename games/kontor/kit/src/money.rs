//! Which sums of the told sentences are gains, and which are losses.

use damrak_kit::money::Sum;

pub(crate) const SUMS: &[Sum] = &[
    Sum::loss("kontor-event-bought", "2"),
    Sum::loss("kontor-event-bought-card", "2"),
    Sum::gain("kontor-event-paid-pass", "1"),
    Sum::gain("kontor-event-paid-insolvency", "1"),
    Sum::gain("kontor-event-paid-subsidy", "1"),
    Sum::loss("kontor-event-taxed", "1"),
];
