//! What is marked where a whole game is looked back on.

/// Something that happens now and then and divides a game, such as a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What it is called: the key of a word.
    pub title: &'static str,
    /// The keys of the sentences that tell it.
    pub phrases: &'static [&'static str],
}
