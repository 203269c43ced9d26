//! Which sums of the told sentences are gains, and which are losses.

use damrak_kit::money::Sum;

pub(crate) const SUMS: &[Sum] =
    &[Sum::loss("dutchman-debt", "ducats"), Sum::gain("dutchman-event-shown", "ducats")];
