//! The auction clock of the box, for people who play with it.

use std::sync::LazyLock;

use damrak_core::Rules;
use damrak_draw::{BoxClock, ClockLabels};
use damrak_merchants::{Edition, Merchants};

/// As the game's first edition has it.
pub(crate) fn of_the_box() -> &'static BoxClock {
    static CLOCK: LazyLock<BoxClock> = LazyLock::new(|| {
        let edition = Merchants::info().editions[0].source();
        let clock = Edition::read(edition).expect("our own editions can be read").clock;
        BoxClock {
            prices: clock.prices,
            step_millis: clock.step_millis,
            labels: ClockLabels {
                title: "merchants-draw-clock",
                about: "merchants-draw-clock-about",
                sum: "merchants-draw-sum",
                hand: "merchants-draw-hand",
                start: "merchants-draw-start",
            },
            clause: "M-34",
        }
    });
    &CLOCK
}
