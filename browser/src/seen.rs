//! What was seen in a whole game, added up.

use std::collections::BTreeMap;
use std::fmt;

use crate::sight::{Letters, Place, Sight};

/// So many of the worst jumps are told.
const MOST_JUMPS: usize = 3;

/// What was seen in a whole game.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Looks: decisions, and what was picked on the way to them.
    pub looks: usize,
    /// Decisions.
    pub decisions: usize,
    /// Clocks that fell.
    pub falls: usize,
    /// Looks at which everything was there.
    pub whole: usize,
    /// Things that were needed, and how many of them were there or a tap away.
    pub things: (usize, usize),
    /// How many of them were a tap away.
    pub tapped: usize,
    /// What was not there, at which state.
    pub missing: Vec<String>,
    /// The smallest letters drawn.
    pub drawn: Option<Letters>,
    /// The smallest letters on what can be chosen.
    pub chosen: Option<Letters>,
    /// The smallest other letters.
    pub plain: Option<Letters>,
    /// The smallest thing to choose.
    pub side: Option<(f64, String)>,
    /// Every kind of letters under 10 px, at its smallest.
    pub fine: BTreeMap<String, f64>,
    /// Every kind of thing to choose under 44 px, at its smallest.
    pub slim: BTreeMap<String, f64>,
    /// Looks at which the question's box had to be scrolled.
    pub scrolls: usize,
    /// How far the page hung over its window at most: downwards and sideways.
    pub over: (i64, i64),
    /// How much moved at each decision.
    pub shifts: Vec<f64>,
    /// The worst of that, the worst first: how much, at which state, and what.
    pub jumps: Vec<(f64, String)>,
}

impl Seen {
    /// The share of what was needed that was in sight.
    pub fn share(&self) -> f64 {
        let (all, there) = self.things;
        if all == 0 { 0.0 } else { there as f64 / all as f64 }
    }

    /// How much moved a decision, on average and at worst.
    pub fn shift(&self) -> (f64, f64) {
        let count = self.shifts.len().max(1) as f64;
        (self.shifts.iter().sum::<f64>() / count, self.jumps.first().map_or(0.0, |jump| jump.0))
    }

    pub(crate) fn add(&mut self, at: &str, sight: Sight) {
        self.looks += 1;
        self.falls += usize::from(sight.falls);
        self.scrolls += usize::from(sight.scrolls);
        self.over = (self.over.0.max(sight.over.0), self.over.1.max(sight.over.1));
        let before = self.things.1;
        self.things.0 += sight.things.len();
        for thing in &sight.things {
            match &thing.place {
                Place::There => self.things.1 += 1,
                Place::ATapAway => {
                    self.things.1 += 1;
                    self.tapped += 1;
                }
                Place::Missing(why) => self.missing.push(format!("{at}: {} ({why})", thing.what)),
            }
        }
        self.whole += usize::from(self.things.1 - before == sight.things.len());
        for (least, seen) in [
            (&mut self.drawn, sight.drawn),
            (&mut self.chosen, sight.chosen),
            (&mut self.plain, sight.plain),
        ] {
            let smaller =
                |seen: &Letters| least.as_ref().is_none_or(|least| seen.size < least.size);
            if let Some(seen) = seen.filter(smaller) {
                *least = Some(seen);
            }
        }
        let smaller =
            |side: &(f64, String)| self.side.as_ref().is_none_or(|least| side.0 < least.0);
        if let Some(side) = sight.side.filter(smaller) {
            self.side = Some(side);
        }
        for (kinds, seen) in [(&mut self.fine, sight.fine), (&mut self.slim, sight.slim)] {
            for (kind, size) in seen {
                let least = kinds.entry(kind).or_insert(size);
                *least = least.min(size);
            }
        }
        self.shifts.push(sight.shift);
        if sight.shift > 0.0 {
            self.jumps.push((sight.shift, format!("{at}: {}", sight.moved.join("; "))));
            self.jumps.sort_by(|a, b| b.0.total_cmp(&a.0));
            self.jumps.truncate(MOST_JUMPS);
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, there) = self.things;
        let (mean, worst) = self.shift();
        let Seen { looks, whole, decisions, falls, tapped, scrolls, over, .. } = self;
        writeln!(
            f,
            "in sight {:.4} ({there} of {all}, {tapped} of them a tap away), everything at {whole} of {looks} looks, \
             {decisions} decisions, {falls} falling clocks",
            self.share()
        )?;
        let letters = |letters: &Option<Letters>| match letters {
            Some(Letters { size, text }) => format!("{size} px {text}"),
            None => "none".to_owned(),
        };
        writeln!(
            f,
            "    smallest: drawn {}; to choose {}; plain {}; thing {}",
            letters(&self.drawn),
            letters(&self.chosen),
            letters(&self.plain),
            self.side
                .as_ref()
                .map_or("none".to_owned(), |(side, text)| format!("{side} px {text}")),
        )?;
        write!(
            f,
            "    shift a decision {mean:.4}, at worst {worst:.4}; question scrolls {scrolls} times; page hangs over by {} and {} px",
            over.0, over.1
        )?;
        for (how, at) in &self.jumps {
            write!(f, "\n    moved {how:.3} at {at}")?;
        }
        for (what, kinds) in [("letters", &self.fine), ("things", &self.slim)] {
            if !kinds.is_empty() {
                let kinds: Vec<String> =
                    kinds.iter().map(|(kind, size)| format!("{size} {kind}")).collect();
                write!(f, "\n    small {what}: {}", kinds.join(", "))?;
            }
        }
        for line in self.missing.iter().take(12) {
            write!(f, "\n    not in sight at {line}")?;
        }
        if self.missing.len() > 12 {
            write!(f, "\n    and {} more", self.missing.len() - 12)?;
        }
        Ok(())
    }
}
