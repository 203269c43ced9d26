//! A frame as it goes over a line: whole or in pieces, plain or packed.

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use flate2::{Compress, Compression, FlushCompress, Status};

pub use super::pieces::Held;
use super::pieces::Pieces;
use crate::json::Object;
use crate::leaf::Leafed;

/// A frame as it is sent over a socket: `{"picture": …}`. Copies share it, and whatever was made of it.
#[derive(Clone, Debug, Default)]
pub struct Frame(Arc<Written>);

#[derive(Debug, Default)]
struct Written {
    /// Of a page it is written for the first who wants it whole.
    text: OnceLock<String>,
    packed: OnceLock<Bytes>,
    page: Option<Page>,
    decisions: u32,
}

#[derive(Debug)]
struct Page {
    /// The fields of the frame besides the page itself.
    fields: String,
    html: Leafed,
    pieces: OnceLock<Pieces>,
    /// Packed for those who hold what the first who asked held.
    packed: OnceLock<(Held, Bytes)>,
}

impl Frame {
    /// A frame for programs.
    pub(super) fn of_data(text: String, decisions: u32) -> Self {
        let text = OnceLock::from(text);
        Self(Arc::new(Written { text, decisions, ..Written::default() }))
    }

    /// A frame for people: the page, and fields that stand beside it.
    pub(super) fn of_page(fields: String, html: Leafed, decisions: u32) -> Self {
        let page = Page { fields, html, pieces: OnceLock::new(), packed: OnceLock::new() };
        Self(Arc::new(Written { page: Some(page), decisions, ..Written::default() }))
    }

    /// How many decisions it shows.
    pub(super) fn decisions(&self) -> u32 {
        self.0.decisions
    }

    /// What goes over a socket; the last who holds a frame need not copy it.
    pub fn into_text(self) -> String {
        self.text();
        match Arc::try_unwrap(self.0) {
            Ok(own) => own.text.into_inner().unwrap_or_default(),
            Err(shared) => Self(shared).text().to_owned(),
        }
    }

    /// The same, compressed; the first who wants it so does the work for all.
    pub fn packed(&self) -> Bytes {
        self.0.packed.get_or_init(|| pack(self.text())).clone()
    }

    /// What goes over a socket at whose other end pieces are put together, and what is held there from then on.
    pub fn text_after(&self, held: &mut Held) -> String {
        let Some(page) = &self.0.page else { return self.text().to_owned() };
        let text = page.text_after(held);
        *held = page.pieces().held().clone();
        text
    }

    /// The same, compressed; all who have seen the same share the work.
    pub fn packed_after(&self, held: &mut Held) -> Bytes {
        let Some(page) = &self.0.page else { return self.packed() };
        let packed = page.packed_after(held);
        *held = page.pieces().held().clone();
        packed
    }

    /// The frame alone.
    pub fn document(&self) -> &str {
        let inside = self.text().strip_prefix("{\"picture\":");
        inside.and_then(|text| text.strip_suffix('}')).unwrap_or_default()
    }

    fn text(&self) -> &str {
        self.0.text.get_or_init(|| self.0.page.as_ref().map(Page::text).unwrap_or_default())
    }
}

impl Page {
    fn pieces(&self) -> &Pieces {
        self.pieces.get_or_init(|| Pieces::of(&self.html))
    }

    fn text(&self) -> String {
        let html = self.html.whole();
        let mut text = String::with_capacity(html.len() + html.len() / 4);
        self.write(&mut text, |picture| {
            picture.field("html", &html);
        });
        text
    }

    fn text_after(&self, held: &Held) -> String {
        let mut text = String::with_capacity(8 * 1024);
        self.write(&mut text, |picture| {
            picture.with("pieces", |text| self.pieces().write(&self.html, held, text));
        });
        text
    }

    fn packed_after(&self, held: &Held) -> Bytes {
        let packed = || pack(&self.text_after(held));
        let (known, shared) = self.packed.get_or_init(|| (held.clone(), packed()));
        if known.is(held) { shared.clone() } else { packed() }
    }

    fn write(&self, text: &mut String, page: impl FnOnce(&mut Object<'_>)) {
        let picture = |text: &mut String| {
            let mut picture = Object::begin(text);
            page(picture.fields(&self.fields));
            picture.end();
        };
        Object::begin(text).with("picture", picture).end();
    }
}

thread_local! {
    /// Making one costs more than packing what most frames are. Speed matters more than the last hundred bytes.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new_gzip(Compression::fast(), 15));
}

/// As browsers unpack it.
fn pack(text: &str) -> Bytes {
    let mut packed = Vec::with_capacity(text.len() / 3 + 64);
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        // Writing to memory does not fail.
        while let Ok(Status::Ok | Status::BufError) = {
            let rest = text.as_bytes().get(packer.total_in() as usize..).unwrap_or_default();
            packer.compress_vec(rest, &mut packed, FlushCompress::Finish)
        } {
            packed.reserve(packed.capacity());
        }
    });
    packed.into()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::io::Read;

    use serde_json::{Value, json};

    use super::*;

    fn unpacked(packed: &[u8]) -> Value {
        let mut text = String::new();
        flate2::read::GzDecoder::new(packed).read_to_string(&mut text).unwrap();
        serde_json::from_str(&text).unwrap()
    }

    fn page(html: &str) -> Frame {
        Frame::of_page("\"title\":\"\\\"\"".to_owned(), Leafed::new(html.to_owned(), Vec::new()), 1)
    }

    #[test]
    fn a_page_comes_whole_to_those_who_want_it_so() {
        let frame = page("<p>\"</p>");
        let whole = json!({"picture": {"title": "\"", "html": "<p>\"</p>"}});
        assert_eq!(unpacked(&frame.packed()), whole);
        assert_eq!(serde_json::from_str::<Value>(frame.document()).unwrap(), whole["picture"]);
        assert_eq!(serde_json::from_str::<Value>(&frame.into_text()).unwrap(), whole);
    }

    /// Two who hold different things get different things of one frame, whoever asks first.
    #[test]
    fn everybody_gets_what_they_lack() {
        let (first, second) = (page("<p>a</p><!--part-->b"), page("<p>c</p><!--part-->b"));
        let [mut early, mut late] = [Held::default(), Held::default()];
        assert_eq!(
            unpacked(&first.packed_after(&mut early))["picture"]["pieces"],
            json!(["<p>a</p>", "<!--part-->b"])
        );
        let step = json!(["<p>c</p>", [1, 1]]);
        assert_eq!(unpacked(&second.packed_after(&mut early.clone()))["picture"]["pieces"], step);
        let anew = json!(["<p>c</p>", "<!--part-->b"]);
        assert_eq!(unpacked(&second.packed_after(&mut late))["picture"]["pieces"], anew);
        let text: Value = serde_json::from_str(&second.text_after(&mut early)).unwrap();
        assert_eq!(text["picture"]["pieces"], step);
        let again = unpacked(&second.packed_after(&mut late));
        assert_eq!(again["picture"]["pieces"], json!([[0, 2]]));
    }

    #[test]
    fn whatever_is_packed_can_be_unpacked() {
        let mut state = 1_u32;
        for length in [0, 1, 30, 5000, 300_000] {
            let noise: String = std::iter::repeat_with(|| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                char::from(b' ' + (state >> 24) as u8 % 64)
            })
            .take(length)
            .collect();
            let mut text = String::new();
            flate2::read::GzDecoder::new(&pack(&noise)[..]).read_to_string(&mut text).unwrap();
            assert_eq!(text, noise);
        }
    }
}
