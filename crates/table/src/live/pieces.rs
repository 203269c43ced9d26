//! Pages in pieces: what the other end of a line holds of the last page is not sent over it again.
//!
//! A page is cut at its tags, wherever they stand, so that a change in one place leaves the other pieces as they were. What
//! is sent is compared with what was sent over the same line before, and with nothing else.

use std::ops::Range;
use std::sync::Arc;

use crate::json;
use crate::leaf::{Leafed, Next, Piece, pieces_of};

/// The pieces of the page that the other end of a line got last; none at first.
#[derive(Clone, Debug, Default)]
pub struct Held(Arc<[u64]>);

/// A page, cut into pieces.
#[derive(Debug)]
pub(super) struct Pieces {
    held: Held,
    places: Vec<Place>,
}

/// Where a piece stands.
#[derive(Clone, Debug)]
enum Place {
    /// In the page itself.
    Text(Range<usize>),
    /// In the leaf of this index.
    Leaf(usize, Range<usize>),
}

/// A page of a table has about so many pieces.
const MANY: usize = 768;

impl Held {
    /// Whether two are of the very same page.
    pub(super) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.is_empty() && other.0.is_empty()
    }

    /// Where a piece is, looked for first where the one before it was.
    fn find(&self, piece: u64, near: usize) -> Option<usize> {
        if self.0.get(near) == Some(&piece) {
            return Some(near);
        }
        let (before, after) = self.0.split_at(near.min(self.0.len()));
        let is_it = |held: &u64| *held == piece;
        let after = after.iter().position(is_it).map(|at| before.len() + at);
        after.or_else(|| before.iter().position(is_it))
    }
}

impl Pieces {
    /// Cuts a page.
    pub(super) fn of(page: &Leafed) -> Self {
        let (mut held, mut places) = (Vec::with_capacity(MANY), Vec::with_capacity(MANY));
        for next in page.parts() {
            let mut put = |piece: Piece, place: Place| {
                held.push(piece.number);
                places.push(place);
            };
            match next {
                Next::Leaf(index, leaf) => {
                    leaf.pieces().for_each(|piece| put(piece, Place::Leaf(index, piece.place())));
                }
                Next::Text(from, text) => pieces_of(text).for_each(|piece| {
                    let Range { start, end } = piece.place();
                    put(piece, Place::Text(from + start..from + end));
                }),
            }
        }
        Self { held: Held(held.into()), places }
    }

    /// What whoever was sent this page holds.
    pub(super) fn held(&self) -> &Held {
        &self.held
    }

    /// Writes the page as a list for somebody who holds another: pieces that they lack as texts, and `[first, how many]`
    /// for those that they have.
    pub(super) fn write(&self, page: &Leafed, held: &Held, text: &mut String) {
        text.push('[');
        let (mut at, mut next) = (0, 0);
        let rough = Rough::of(held);
        while let Some(piece) = self.held.0.get(at) {
            if at > 0 {
                text.push(',');
            }
            if let Some(first) = rough.may_hold(*piece).then(|| held.find(*piece, next)).flatten() {
                let pairs = self.held.0[at..].iter().zip(&held.0[first..]);
                let many = pairs.take_while(|(wanted, held)| wanted == held).count();
                json::write(text, &[first, many]);
                (at, next) = (at + many, first + many);
            } else {
                json::write(text, &self.places[at].read(page));
                at += 1;
            }
        }
        text.push(']');
    }
}

/// What may be held, in few bytes: most of what is not is told at once, without looking through everything.
struct Rough([u64; Self::WORDS]);

impl Rough {
    const WORDS: usize = 128;

    fn of(held: &Held) -> Self {
        let mut rough = Self([0; Self::WORDS]);
        for piece in &*held.0 {
            let (word, bit) = Self::place(*piece);
            rough.0[word] |= bit;
        }
        rough
    }

    fn may_hold(&self, piece: u64) -> bool {
        let (word, bit) = Self::place(piece);
        self.0[word] & bit != 0
    }

    /// Numbers of pieces are as good as drawn: some of their bits tell as much as others.
    fn place(piece: u64) -> (usize, u64) {
        (piece as usize % Self::WORDS, 1 << (piece >> 58))
    }
}

impl Place {
    /// What stands there.
    fn read<'p>(&self, page: &'p Leafed) -> &'p str {
        match self {
            Place::Text(place) => &page.text()[place.clone()],
            Place::Leaf(index, place) => &page.leaf(*index)[place.clone()],
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::leaf::{Leaf, LeafMark};

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

    /// Its odd items are leaves.
    fn page(items: &[u32]) -> Leafed {
        let item = |number: &u32| {
            format!("<li class=\"item\" id=\"item-{number}\"><b>\"ü{number}\"</b></li>")
        };
        let leaves = items.iter().map(|number| Arc::new(Leaf::new(item(number))));
        let put = |(index, number): (usize, &u32)| match number % 2 {
            1 => LeafMark(index).to_string(),
            _ => item(number),
        };
        let put: String = items.iter().enumerate().map(put).collect();
        let html = format!("<ol>{put}</ol><!--part--><p>here</p><!--part--><p>there</p>");
        Leafed::new(html, leaves.collect())
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
            assert_eq!(read, html.whole());
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
        assert!(list.len() < after.whole().len() / 8, "{list}");
        let mut same = String::new();
        Pieces::of(&before).write(&before, held.held(), &mut same);
        assert_eq!(same, format!("[[0,{}]]", held.held().0.len()));
    }

    #[test]
    fn whatever_is_no_page_is_cut_too() {
        for html in ["", "<", "<!", "<!--", "a < b", "<<<<", "ü<ü", "</a></b>"] {
            let mut list = String::new();
            let page = Leafed::new(html.to_owned(), Vec::new());
            Pieces::of(&page).write(&page, &Held::default(), &mut list);
            assert_eq!(together(&list, &[]).0, html);
        }
    }
}
