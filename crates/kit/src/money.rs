//! Which sums of a told sentence are somebody's gain or loss, so that a page can show them so.

/// A sum in a sentence that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The key of the sentence.
    pub phrase: &'static str,
    /// The argument that is the sum, or the sum itself where the sentence always tells the same.
    pub argument: &'static str,
    /// What it is to whom the sentence is about.
    pub way: Flow,
}

/// Which way a sum goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// They get it.
    Gain,
    /// They pay it.
    Loss,
}

impl Sum {
    /// A sum that somebody gets.
    pub const fn gain(phrase: &'static str, argument: &'static str) -> Self {
        Self { phrase, argument, way: Flow::Gain }
    }

    /// A sum that somebody pays.
    pub const fn loss(phrase: &'static str, argument: &'static str) -> Self {
        Self { phrase, argument, way: Flow::Loss }
    }
}
