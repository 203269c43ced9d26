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
    /// Several people.
    People,
    /// How long something takes.
    Time,
    /// The first page.
    Home,
    /// A new table.
    Plus,
    /// Learning.
    Cap,
    /// An address to be sent on.
    Link,
    /// A sofa.
    Sofa,
    /// A clock with a hand.
    Dial,
    /// A table with seats.
    Seats,
    /// What goes on.
    On,
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
            Icon::People => {
                "M7.5 4a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM2 16.5c.3-3.4 2.4-4.9 5.5-4.9s5.2 1.5 5.5 4.9M12.8 4.2a2.8 2.8 0 0 1 0 5.2M14.4 11.9c2.2.5 3.4 2 3.6 4.6"
            }
            Icon::Time => "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6v4l2.6 2",
            Icon::Home => "M3.5 9.5 10 4l6.5 5.5M5 8.5V16h10V8.5M8.5 16v-4h3v4",
            Icon::Plus => "M10 4v12M4 10h12",
            Icon::Cap => "M2 8l8-3.5L18 8l-8 3.5zM5.5 9.8v3.4q4.5 3 9 0V9.8M18 8v4.5",
            Icon::Link => {
                "M8.5 11.5a3 3 0 0 1 0-4.2l2.8-2.8a3 3 0 0 1 4.2 4.2L14 10.2M11.5 8.5a3 3 0 0 1 0 4.2l-2.8 2.8a3 3 0 0 1-4.2-4.2L6 9.8"
            }
            Icon::Sofa => {
                "M4 9V6.5h12V9M2.5 9h2.6v3h9.8V9h2.6v6h-15zM4.5 15v1.8M15.5 15v1.8M8 2.5h4v2H8z"
            }
            Icon::Dial => {
                "M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7zM10 10l3-3.2M10 5.2v.6M14.8 10h-.6M5.2 10h.6M10 14.8v-.6"
            }
            Icon::Seats => "M2.5 8.5q7.5-4.5 15 0-7.5 4.5-15 0zM5 10.5V16M15 10.5V16M10 11.5V17",
            Icon::On => "M4 10h11M11 5.5l4.5 4.5-4.5 4.5",
        }
    }

    /// The sign; it says nothing to those who do not see it.
    pub fn show(self) -> Markup {
        html! { svg.ico viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { path d=(self.strokes()) {} } }
    }
}
