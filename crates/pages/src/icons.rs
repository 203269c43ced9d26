//! Small signs of the pages, drawn with one line.

use maud::{Markup, html};

/// What a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Rules.
    Book,
    /// Talk.
    Talk,
    /// Night.
    Moon,
    /// Day.
    Sun,
    /// What else there is.
    Menu,
    /// Going back.
    Undo,
    /// Advice.
    Bulb,
    /// A list of sentences.
    List,
    /// More below.
    Down,
    /// More above.
    Up,
    /// The table.
    Table,
    /// What is told.
    Story,
    /// What is seen.
    Eye,
    /// What is counted.
    Bars,
    /// A round, a turn of the glass.
    Glass,
}

impl Icon {
    const fn strokes(self) -> &'static str {
        match self {
            Icon::Book => "M10 5.5Q7 3.5 3 4v11.5q4-.5 7 1.5 3-2 7-1.5V4q-4-.5-7 1.5zV17",
            Icon::Talk => "M3 4h14v9.5H9L5.5 17v-3.5H3z",
            Icon::Moon => "M16 12.5A6.5 6.5 0 0 1 8 4a6.5 6.5 0 1 0 8 8.5z",
            Icon::Sun => {
                "M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1 1M14.7 14.7l1 1M4.3 15.7l1-1M14.7 5.3l1-1"
            }
            Icon::Menu => "M4 6h12M4 10h12M4 14h12",
            Icon::Undo => "M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4.5 4 8l3.5 3.5",
            Icon::Bulb => "M7 13.5a5 5 0 1 1 6 0V15H7zM8 17.5h4",
            Icon::List => "M8 5h9M8 10h9M8 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5",
            Icon::Down => "M5 8l5 5 5-5",
            Icon::Up => "M5 12l5-5 5 5",
            Icon::Table => "M3 4h14v12H3zM3 10h14M10 4v12",
            Icon::Story => "M5 3h8l3 3v11H5zM8 9h5M8 12h5",
            Icon::Eye => "M2.5 10q7.5-8.5 15 0-7.5 8.5-15 0zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
            Icon::Bars => "M4 16V9M8.5 16V4M13 16v-5M17 16V7",
            Icon::Glass => "M6 3h8M6 17h8M7 3q0 4 3 7-3 3-3 7M13 3q0 4-3 7 3 3 3 7",
        }
    }

    /// The sign; it says nothing to those who do not see it.
    pub fn show(self) -> Markup {
        html! { svg.ico viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { path d=(self.strokes()) {} } }
    }
}
