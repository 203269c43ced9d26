//! Pages in pieces: what the other end of a line holds of the last page is not sent over it again.
//!
//! A page is cut at its tags, wherever they stand, so that a change in one place leaves the other pieces as they were. What
//! is sent is compared with what was sent over the same line before, and with nothing else.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use foldhash::quality::RandomState;

use crate::json;

/// No piece is shorter than this, unless something of [`ALWAYS`] comes: many small ones would cost more than they save.
const LEAST: usize = 100;
/// Where a piece always begins: at the marks between the parts of a page, and at what comes and goes as a whole. If one of
/// many is put in or taken away, the cuts between the others stay.
const ALWAYS: [&[u8]; 6] = [b"!--", b"li", b"tr", b"g ", b"section", b"details"];

/// Nobody outside can find two pieces that are taken for the same.
static HASH: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// The pieces of the page that the other end of a line got last; none at first.
#[derive(Clone, Debug, Default)]
pub struct Held(Arc<[u64]>);

/// A page, cut into pieces.
#[derive(Debug)]
pub(super) struct Pieces {
    held: Held,
    ends: Box<[u32]>,
}

impl Held {
    /// Whether two are of the very same page.
    pub(super) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.is_empty() && other.0.is_empty()
    }

    /// Where a piece is, looked for first where the one before it was.
    fn find(&self, piece: u64, near: usize) -> Option<usize> {
        let (before, after) = self.0.split_at(near.min(self.0.len()));
        let is_it = |held: &u64| *held == piece;
        let after = after.iter().position(is_it).map(|at| before.len() + at);
        after.or_else(|| before.iter().position(is_it))
    }
}

impl Pieces {
    /// Cuts a page.
    pub(super) fn of(html: &str) -> Self {
        let ends: Vec<usize> = cuts(html).chain([html.len()]).collect();
        let mut begins = 0;
        let hashes = ends.iter().map(|end| {
            let piece = &html[begins..*end];
            begins = *end;
            std::hash::BuildHasher::hash_one(&*HASH, piece)
        });
        let held = Held(hashes.collect());
        Self { held, ends: ends.into_iter().map(|end| end as u32).collect() }
    }

    /// What whoever was sent this page holds.
    pub(super) fn held(&self) -> &Held {
        &self.held
    }

    /// Writes the page as a list for somebody who holds another: pieces that they lack as texts, and `[first, how many]`
    /// for those that they have.
    pub(super) fn write(&self, html: &str, held: &Held, text: &mut String) {
        text.push('[');
        let (mut at, mut next) = (0, 0);
        while let Some(piece) = self.held.0.get(at) {
            if at > 0 {
                text.push(',');
            }
            if let Some(first) = held.find(*piece, next) {
                let pairs = self.held.0[at..].iter().zip(&held.0[first..]);
                let many = pairs.take_while(|(wanted, held)| wanted == held).count();
                json::write(text, &[first, many]);
                (at, next) = (at + many, first + many);
            } else {
                json::write(text, &&html[self.place(at)]);
                at += 1;
            }
        }
        text.push(']');
    }

    /// Where a piece stands in the page.
    fn place(&self, piece: usize) -> Range<usize> {
        let begins = piece.checked_sub(1).map_or(0, |before| self.ends[before]);
        begins as usize..self.ends[piece] as usize
    }
}

/// Where pieces begin, besides the first.
fn cuts(html: &str) -> impl Iterator<Item = usize> {
    let mut begins = 0;
    html.match_indices('<').map(|(at, _)| at).filter(move |at| {
        let tag = &html.as_bytes()[at + 1..];
        let always = || *at > begins && ALWAYS.iter().any(|name| tag.starts_with(name));
        let cut = !tag.starts_with(b"/") && (*at >= begins + LEAST || always());
        if cut {
            begins = *at;
        }
        cut
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// Puts a page together as a browser does; gives it and its pieces.
    fn together(list: &str, held: &[String]) -> (String, Vec<String>) {
        let list: Vec<Value> = serde_json::from_str(list).unwrap();
        let mut pieces = Vec::new();
        for one in list {
            match one {
                Value::String(piece) => pieces.push(piece),
                run => {
                    let [first, many]: [usize; 2] = serde_json::from_value(run).unwrap();
                    pieces.extend_from_slice(&held[first..first + many]);
                }
            }
        }
        (pieces.concat(), pieces)
    }

    fn page(items: &[u32]) -> String {
        let item = |number: &u32| {
            format!("<li class=\"item\" id=\"item-{number}\"><b>\"ü{number}\"</b></li>")
        };
        let items: String = items.iter().map(item).collect();
        format!("<ol>{items}</ol><!--part--><p>here</p><!--part--><p>there</p>")
    }

    #[test]
    fn any_page_comes_whole_after_any_other() {
        let (mut held, mut pieces) = (Held::default(), Vec::new());
        let many: Vec<u32> = (0..80).collect();
        let fewer: Vec<u32> = (3..60).chain(70..90).collect();
        let twice: Vec<u32> = (0..40).chain(0..40).rev().collect();
        for items in [&many[..], &fewer, &many, &[], &[7], &twice, &twice, &many] {
            let html = page(items);
            let cut = Pieces::of(&html);
            let mut list = String::new();
            cut.write(&html, &held, &mut list);
            let (read, read_pieces) = together(&list, &pieces);
            assert_eq!(read, html);
            (held, pieces) = (cut.held().clone(), read_pieces);
        }
    }

    #[test]
    fn what_is_held_is_not_sent_again() {
        let (before, after) =
            (page(&(0..80).collect::<Vec<_>>()), page(&(1..81).collect::<Vec<_>>()));
        let held = Pieces::of(&before);
        let mut list = String::new();
        Pieces::of(&after).write(&after, held.held(), &mut list);
        assert!(list.len() < after.len() / 8, "{list}");
        let mut same = String::new();
        Pieces::of(&before).write(&before, held.held(), &mut same);
        assert_eq!(same, format!("[[0,{}]]", held.held().0.len()));
    }

    #[test]
    fn whatever_is_no_page_is_cut_too() {
        for html in ["", "<", "<!", "<!--", "a < b", "<<<<", "ü<ü", "</a></b>"] {
            let mut list = String::new();
            Pieces::of(html).write(html, &Held::default(), &mut list);
            assert_eq!(together(&list, &[]).0, html);
        }
    }
}
