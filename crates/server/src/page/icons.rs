//! Small signs of the pages' own.

use maud::{Markup, html};

/// For looking closer.
pub(super) fn magnifier() -> Markup {
    html! {
        svg.drawn width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" {
            circle.thin cx="10" cy="10" r="6.5" {}
            path.thin d="M15 15l6 6M7 10h6M10 7v6" {}
        }
    }
}
