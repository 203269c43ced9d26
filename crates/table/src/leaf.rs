//! What is written once and stands in many pages, such as a chapter of the story: a page only says where, so that it is
//! neither copied nor looked through again for every frame.

use std::fmt;
use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use foldhash::quality::RandomState;

/// How the place of a leaf begins and ends in a page. Whatever people write is escaped, so nobody can write one.
const MARK: (&str, &str) = ("<!--leaf ", "-->");

/// No piece is shorter than this, unless something comes that [`is_whole`]: many small ones would cost more than they save.
const LEAST: usize = 100;
/// Nobody outside can find two pieces that are taken for the same.
static HASH: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A piece of a text: what is sent over a line, or known to be at its other end, as a whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    /// Tells what it says: within one process no two pieces have the same.
    pub(crate) number: u64,
    begins: u32,
    ends: u32,
}

impl Piece {
    /// Where it stands in its text.
    pub(crate) fn place(self) -> Range<usize> {
        self.begins as usize..self.ends as usize
    }
}

/// Something written that stands in pages as a whole.
#[derive(Debug)]
pub struct Leaf {
    html: String,
    pieces: Box<[Piece]>,
}

impl Leaf {
    /// Something that was just written.
    pub fn new(html: String) -> Self {
        Self { pieces: pieces_of(&html).collect(), html }
    }

    /// What it says.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// Its pieces, in order.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.pieces.iter().copied()
    }
}

/// The place of a leaf in a page, by its place among the leaves that the page was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeafMark(pub usize);

impl fmt::Display for LeafMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", MARK.0, self.0, MARK.1)
    }
}

/// A page in which the places of leaves are marked.
#[derive(Clone, Debug, Default)]
pub struct Leafed {
    html: String,
    leaves: Vec<Arc<Leaf>>,
}

/// What follows next in a page.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next<'a> {
    /// Text that stands there itself, and where it begins.
    Text(usize, &'a str),
    /// The leaf of this index.
    Leaf(usize, &'a Leaf),
}

impl Leafed {
    /// A page, and the leaves that its marks speak of.
    pub fn new(html: String, leaves: Vec<Arc<Leaf>>) -> Self {
        Self { html, leaves }
    }

    /// What stands there itself.
    pub(crate) fn text(&self) -> &str {
        &self.html
    }

    /// What a leaf says; nothing if there is none of this index.
    pub(crate) fn leaf(&self, index: usize) -> &str {
        self.leaves.get(index).map_or("", |leaf| leaf.html())
    }

    /// The page as it is read.
    pub fn whole(&self) -> String {
        let mut whole = String::with_capacity(self.html.len() * 2);
        for next in self.parts() {
            whole.push_str(match next {
                Next::Text(_, text) => text,
                Next::Leaf(_, leaf) => &leaf.html,
            });
        }
        whole
    }

    /// The page in order: text, leaf, text and so on. What only looks like a mark stays text.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Next<'_>> {
        let (mut at, mut leaf) = (0, None);
        std::iter::from_fn(move || {
            if let Some((index, leaf)) = leaf.take() {
                return Some(Next::Leaf(index, leaf));
            }
            let from = at;
            let rest = self.html.get(from..).filter(|rest| !rest.is_empty())?;
            let mark = self.first_mark(rest);
            let length = mark.map_or(rest.len(), |mark| mark.begins);
            at = from + mark.map_or(rest.len(), |mark| mark.ends);
            leaf = mark.map(|mark| (mark.index, &*self.leaves[mark.index]));
            Some(Next::Text(from, &rest[..length]))
        })
    }

    fn first_mark(&self, text: &str) -> Option<Mark> {
        memchr::memmem::find_iter(text.as_bytes(), MARK.0).find_map(|begins| {
            let (number, _) = text[begins + MARK.0.len()..].split_once(MARK.1)?;
            let index = number.parse().ok().filter(|index| *index < self.leaves.len())?;
            let ends = begins + MARK.0.len() + number.len() + MARK.1.len();
            Some(Mark { begins, ends, index })
        })
    }
}

/// A mark that was found in a text.
#[derive(Clone, Copy, Debug)]
struct Mark {
    begins: usize,
    ends: usize,
    index: usize,
}

/// Cuts a text into pieces; of nothing there are none.
pub(crate) fn pieces_of(text: &str) -> impl Iterator<Item = Piece> {
    let last = (!text.is_empty()).then_some(text.len());
    let mut begins = 0;
    cuts(text).chain(last).map(move |ends| {
        let piece = &text.as_bytes()[begins..ends];
        let piece =
            Piece { number: HASH.hash_one(piece), begins: begins as u32, ends: ends as u32 };
        begins = ends;
        piece
    })
}

/// Where pieces begin, besides the first.
fn cuts(html: &str) -> impl Iterator<Item = usize> {
    let mut begins = 0;
    memchr::memchr_iter(b'<', html.as_bytes()).filter(move |at| {
        let tag = &html.as_bytes()[at + 1..];
        let cut = *at >= begins + LEAST && !tag.starts_with(b"/") || *at > begins && is_whole(tag);
        if cut {
            begins = *at;
        }
        cut
    })
}

/// Whether a piece always begins here: at the marks between the parts of a page, and at what comes and goes as a whole. If
/// one of many is put in or taken away, the cuts between the others stay.
fn is_whole(tag: &[u8]) -> bool {
    match tag {
        [b'!', b'-', b'-', ..] | [b'l', b'i', ..] | [b't', b'r', ..] | [b'g', b' ', ..] => true,
        [b's', ..] => tag.starts_with(b"section"),
        [b'd', ..] => tag.starts_with(b"details"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leafed(html: &str) -> Leafed {
        let leaf = |text: &str| Arc::new(Leaf::new(text.to_owned()));
        Leafed::new(html.to_owned(), vec![leaf("<li>one</li>"), leaf(""), leaf("<li>ü</li>")])
    }

    #[test]
    fn leaves_stand_where_they_are_marked() {
        let marks: String = [2, 0, 1, 2].map(|index| LeafMark(index).to_string()).concat();
        let page = leafed(&format!("<ol>{marks}</ol>ü{}", LeafMark(0)));
        assert_eq!(page.whole(), "<ol><li>ü</li><li>one</li><li>ü</li></ol>ü<li>one</li>");
        assert_eq!(leafed("").whole(), "");
        assert_eq!(leafed(&LeafMark(0).to_string()).whole(), "<li>one</li>");
    }

    #[test]
    fn what_only_looks_like_a_mark_stays() {
        for html in
            ["<!--leaf 3-->", "<!--leaf -1-->", "<!--leaf", "<!--leaf 0--", "a<!--leaf x-->b"]
        {
            assert_eq!(leafed(html).whole(), html);
        }
        assert_eq!(leafed("<!--leaf 9--><!--leaf 0-->").whole(), "<!--leaf 9--><li>one</li>");
    }

    #[test]
    fn pieces_that_say_the_same_have_the_same_number() {
        let long = "<p>".to_owned() + &"x".repeat(LEAST);
        let leaf = |ends: &str| Leaf::new(format!("{long}{long}<li>{ends}"));
        let numbers = |leaf: &Leaf| leaf.pieces().map(|piece| piece.number).collect::<Vec<_>>();
        let (one, other) = (numbers(&leaf("a")), numbers(&leaf("b")));
        assert_eq!((one.len(), one[0], one[0]), (3, one[1], other[0]));
        assert_ne!(one[2], other[2]);
        assert_eq!(Leaf::new(String::new()).pieces().count(), 0);
    }
}
