//! Small things of this game, drawn around their own middle. Our own strokes.

use damrak_chartered::{Company, EventKind};

use damrak_draw::svg::Pen;

/// The colour of a company with its outline.
pub(super) const fn cloth(company: Company) -> &'static str {
    match company {
        Company::Gunpowder => "outlined in-slate",
        Company::Coal => "outlined in-black",
        Company::Porcelain => "outlined in-blue",
        Company::Silk => "outlined in-purple",
        Company::Spices => "outlined in-orange",
        Company::Sugar => "outlined in-rose",
        Company::Herring => "outlined in-gem",
        Company::Tea => "outlined in-green",
        Company::Tobacco => "outlined in-brown",
    }
}

/// The line of what a company was worth.
pub(super) const fn thread(company: Company) -> &'static str {
    match company {
        Company::Gunpowder => "thread of-slate",
        Company::Coal => "thread of-black",
        Company::Porcelain => "thread of-blue",
        Company::Silk => "thread of-purple",
        Company::Spices => "thread of-orange",
        Company::Sugar => "thread of-rose",
        Company::Herring => "thread of-gem",
        Company::Tea => "thread of-green",
        Company::Tobacco => "thread of-brown",
    }
}

/// The ground that belongs to a company.
pub(super) const fn ground(company: Company) -> &'static str {
    match company {
        Company::Gunpowder => "domain in-slate",
        Company::Coal => "domain in-black",
        Company::Porcelain => "domain in-blue",
        Company::Silk => "domain in-purple",
        Company::Spices => "domain in-orange",
        Company::Sugar => "domain in-rose",
        Company::Herring => "domain in-gem",
        Company::Tea => "domain in-green",
        Company::Tobacco => "domain in-brown",
    }
}

/// The sign of a company, about 20 across: a bomb, a pick, a vase, a moth, star anise, a sugarloaf, a fish, a
/// cup, a pipe.
pub(super) fn emblem(pen: &mut Pen, company: Company) {
    let (shape, lines) = match company {
        Company::Gunpowder => (
            "M-2-4.5A7.4 7.4 0 1 0 4.4-1.6L6.6-3.6 3.4-7.4 0-5A7.4 7.4 0 0 0-2-4.5zM8.5-11.5A2.6 2.6 0 1 0 8.6-11.5z",
            "",
        ),
        Company::Coal => {
            ("M-10.5-1Q-5-10 3-9.5 9-8.5 10.5-1 5-5.5.5-5.5L-3.5 10.5-6.5 9.5-3-5Q-7-4-10.5-1z", "")
        }
        Company::Porcelain => (
            "M-3.5-10h7l-1.2 3.5q6.2 2.5 6.2 8 0 5.5-4 8.5h-9q-4-3-4-8.5 0-5.5 6.2-8z",
            "M-8 0q4 3 8 0t8 0M-7 4.5h14",
        ),
        Company::Silk => (
            "M0-3Q-4-11-10.5-8.5-10.5 0-3 1-9 3-7 8-2 9.5 0 3.5 2 9.5 7 8 9 3 3 1 10.5 0 10.5-8.5 4-11 0-3z",
            "M0-3V5",
        ),
        Company::Spices => (
            "M0-2q-3.5-4 0-9 3.5 5 0 9zM2 0q4-3.5 9 0-5 3.5-9 0zM0 2q3.5 4 0 9-3.5-5 0-9zM-2 0q-4 3.5-9 0 5-3.5 9 0z\
             M1.4-1.4q1-5.5 6.5-6.5-1 5.5-6.5 6.5zM1.4 1.4q5.5 1 6.5 6.5-5.5-1-6.5-6.5zM-1.4 1.4q-1 5.5-6.5 6.5 1-5.5 6.5-6.5zM-1.4-1.4q-5.5-1-6.5-6.5 5.5 1 6.5 6.5z",
            "",
        ),
        Company::Sugar => {
            ("M-7.5 9.5Q-6-4-2.5-9.5q2.5-2.5 5 0Q6-4 7.5 9.5z", "M-5.5 1.5h11M-6.5 5.5h13")
        }
        Company::Herring => {
            ("M-10.5 0q8-9.5 15.5 0l5-5.5v11l-5-5.5q-7.5 9.5-15.5 0z", "M-6-1h.01M-1-4q3 4 0 8")
        }
        Company::Tea => (
            "M-10.5-4H4.5V-2.5Q10.5-4 10.5.5T3.5 5.5Q1 9-3 9-10.5 9-10.5 0zM4.5 0v3Q8 3 8 .5T4.5 0zM-7-11.5h2.5v5H-7zM-2-11.5H.5v5H-2z",
            "",
        ),
        Company::Tobacco => {
            ("M-10.5-7.5h7.5l-.5 6q1 4.5 4.5 3L10-5l1 2.5L2.5 5.5Q-7.5 9.5-9.5 0z", "M-10-4.5h6.5")
        }
    };
    pen.path("emblem", shape);
    if !lines.is_empty() {
        pen.path("emblem-line", lines);
    }
}

/// The sign of a company on its colour, 32 across.
pub(super) fn chip(pen: &mut Pen, company: Company) {
    let tag = pen.tag("circle").class(cloth(company)).num("r", 15);
    tag.done();
    emblem(pen, company);
}

/// The sign of an event.
pub(super) const fn of_event(kind: EventKind) -> &'static str {
    match kind {
        // A turn that comes round again.
        EventKind::Verlappen => "M9-6A10.5 10.5 0 1 0 10 4M9-12v7H2M0-5v6l4 3",
        // A house that grows.
        EventKind::Aenleggen => "M-10 12V-1l6-5 6 5v13zM-7 4h6M7 8V-10M3-6l4-5 4 5",
        // A dagger above papers.
        EventKind::Dreighinghe => {
            "M0-13v15M-3-2H3M0 2l-2 3 2 3 2-3zM-11 4v8h7M11 4v8H4M-3-9l3-4 3 4"
        }
        // Two hands.
        EventKind::Coopmanscappen => "M-12 4V-6h6l6 3 6-3h6V4H8L2 9l-4 1-6-6zM0-3l-4 5 3 1 4-3 6 5",
        // A hammer.
        EventKind::Veilinge => "M-11 12H6M-3-12l9 8M-8-6l9 8M-5.5-9l9 8M-1-3L-9 6",
    }
}

/// A hand of cards.
pub(super) const CARDS: &str = "M-11-7h9v17h-9zM-4-9l9-3 5 16-8 3";

/// An action card.
pub(super) const ACTION: &str = "M-8-12H8v24H-8zM1-8l-5 9h4l-1 7 5-9H0z";

/// A broken roof.
pub(super) const ROOF: &str = "M-11 13V-1l5-6 3 5 4-10 3 8 2-3 5 6v14zM-1-3l3 5-4 3 3 4";

/// Nothing is laid on it.
pub(super) const WHOLE_ROOF: &str = "M-13 4L0-11 13 4M-9 2v11H9V2M-2 13V6h4v7";

/// A flag: the HQ of a company.
pub(super) const FLAG: &str = "M-8 13v-25q8-4 9 0t9 0V1q-8 4-9 0t-9 0";

/// A warehouse that stands alone.
pub(super) const HOUSE: &str = "M-9 12V-3l3-2v-3l6-4 6 4v3l3 2v15zM-3 12V5h6v7";

/// Something is not done.
pub(super) const CROSS: &str = "M-9-9L9 9M9-9L-9 9";

/// Something is agreed.
pub(super) const TICK: &str = "M-10 1l7 8L10-9";

/// An open hand: no more of this.
pub(super) const STOP: &str = "M-8 12V1l-3-4 2-2 4 4v-9h3v8-10h3v10-9h3v9-6h3V4q0 8-6 8z";

/// A sum of money.
pub(super) const COIN: &str = "M0-10a10 10 0 1 0 .01 0zM3-6v8q0 4-4 4M-2-1h7";

/// An offer is spoken.
pub(super) const SEND: &str = "M-11-9h22V5H0l-6 7V5h-5zM-6-2H5M1-6l4 4-4 4";

/// And another in return.
pub(super) const RETURN: &str = "M-11-6H6M2-10l4 4-4 4M11 6H-6M-2 2l-4 4 4 4";

/// A new market.
pub(super) const REFRESH: &str =
    "M-10-3A10.5 10.5 0 0 1 9-6M10-12v7H3M10 3A10.5 10.5 0 0 1-9 6M-10 12V5h7";

/// Somebody still thinks.
pub(super) const THINKS: &str =
    "M-7-11H7M-7 11H7M-6-11q0 7 6 11 6-4 6-11M-6 11Q-6 4 0 0q6 4 6 11M-2 8h4";

/// A share.
pub(super) const SHARE: &str =
    "M-9-11H7q4 0 4 4h-5V9q0 3-4 3H-11q3-1 3-4V-8q0-2-1-3zM-4-5h6M-4 0h6M-4 5h6";

/// A sign in the colour of the ink.
pub(super) fn stroke(d: &'static str) -> impl Fn(&mut Pen) {
    move |pen| pen.path("sign-line", d)
}
