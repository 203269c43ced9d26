//! The scores of a game that is over: one row a scoring, one column a player.

/// All of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// In the order in which they were scored; the total comes after its parts.
    pub rows: Vec<ScoreRow>,
}

/// One scoring, or what it all comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// What was scored, as plain text.
    pub title: String,
    /// What it is.
    pub kind: ScoreKind,
    /// By seat; nothing where there is nothing to say.
    pub values: Vec<Option<i32>>,
}

/// What a row of scores is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// A scoring: it counts towards the total.
    Part,
    /// The total that decides.
    Sum,
    /// A tie-breaker or a remark: it counts towards nothing.
    Detail,
}

impl ScoreRow {
    /// A row of some kind.
    pub fn new(title: String, kind: ScoreKind, values: Vec<Option<i32>>) -> Self {
        Self { title, kind, values }
    }

    /// The most that anybody has of it; nothing if all are alike.
    pub fn best(&self) -> Option<i32> {
        let best = self.values.iter().flatten().max()?;
        self.values.iter().flatten().any(|value| value < best).then_some(*best)
    }
}
