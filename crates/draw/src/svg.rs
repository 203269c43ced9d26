//! Writes SVG and HTML into one text. Values are always escaped; only names and fixed strokes, which stand
//! in the source, are copied as they are.

use std::sync::Arc;

use damrak_core::Target;

/// How a value begins that refers to an id of the same drawing.
const REFERENCE: &str = "url(#";

/// Where the strokes go.
#[derive(Debug)]
pub struct Pen {
    text: String,
    manner: Arc<Manner>,
}

/// What a pen knows of the page it writes for.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Manner {
    /// What whoever looks is advised to point at.
    pub(crate) advised: Vec<Target>,
    /// What the last decision pointed at.
    pub(crate) last: Vec<Target>,
    /// What stands before every id.
    pub(crate) prefix: String,
}

impl Manner {
    /// How a thing that can be pointed at is marked.
    fn marks(&self, target: &[&str]) -> impl Iterator<Item = &'static str> {
        let is_joined = |whole: &Target| {
            let rest = target.iter().try_fold(&*whole.0, |rest, part| rest.strip_prefix(part));
            rest == Some("")
        };
        let advised = self.advised.iter().any(is_joined).then_some(" data-advised=\"\"");
        let last = self.last.iter().any(is_joined).then_some(" data-last=\"\"");
        advised.into_iter().chain(last)
    }
}

/// A tag whose attributes are being written.
#[must_use = "a tag has to be ended"]
pub struct Tag<'a> {
    pen: &'a mut Pen,
    name: &'static str,
}

impl Pen {
    /// An empty one with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Self {
        Self::in_manner(Arc::default(), bytes)
    }

    /// The same for a certain page.
    pub(crate) fn in_manner(manner: Arc<Manner>, bytes: usize) -> Self {
        Self { text: String::with_capacity(bytes), manner }
    }

    /// What stands before every id.
    pub(crate) fn prefix(&self) -> &str {
        &self.manner.prefix
    }

    /// What was written.
    pub fn finish(self) -> String {
        self.text
    }

    /// Begins a tag.
    pub fn tag(&mut self, name: &'static str) -> Tag<'_> {
        self.text.push('<');
        self.text.push_str(name);
        Tag { pen: self, name }
    }

    /// Text between tags.
    pub fn words(&mut self, words: &str) {
        escape(&mut self.text, words);
    }

    /// A number between tags.
    pub fn number(&mut self, number: u32) {
        push_number(&mut self.text, i64::from(number));
    }

    /// A fixed piece of drawing.
    pub fn fixed(&mut self, strokes: &'static str) {
        self.text.push_str(strokes);
    }

    /// What another pen has written.
    pub fn drawn(&mut self, strokes: &str) {
        self.text.push_str(strokes);
    }

    /// What a reader is told of the thing around it.
    pub fn title(&mut self, words: &str) {
        self.tag("title").holding(words);
    }

    /// Fixed strokes of a class.
    pub fn path(&mut self, class: &'static str, d: &'static str) {
        self.fixed("<path class=\"");
        self.fixed(class);
        self.fixed("\" d=\"");
        self.fixed(d);
        self.fixed("\"/>");
    }

    /// A rectangle with round corners.
    pub fn rect(&mut self, class: &'static str, x: i32, y: i32, width: i32, height: i32, rx: i32) {
        let tag = self.tag("rect").class(class).num("x", x).num("y", y);
        tag.num("width", width).num("height", height).num("rx", rx).done();
    }

    /// A circle.
    pub fn circle(&mut self, class: &'static str, cx: i32, cy: i32, r: i32) {
        self.tag("circle").class(class).num("cx", cx).num("cy", cy).num("r", r).done();
    }

    /// A short word or number in the picture.
    pub fn label(&mut self, class: &'static str, x: i32, y: i32, words: &str) {
        self.tag("text").class(class).num("x", x).num("y", y).holding(words);
    }

    /// A group at a place, by a move that a page can animate.
    pub fn group(&mut self, class: &'static str, x: i32, y: i32, content: impl FnOnce(&mut Pen)) {
        self.tag("g").class(class).at(x, y).around(content);
    }

    /// Something small drawn around its own middle, larger or smaller, in tenths.
    pub fn scaled(&mut self, x: i32, y: i32, tenths: i32, content: impl FnOnce(&mut Pen)) {
        self.tag("g").scaled_at(x, y, tenths).around(content);
    }
}

impl Tag<'_> {
    /// An attribute.
    pub fn attr(self, name: &'static str, value: &str) -> Self {
        self.parts(name, &[value])
    }

    /// An attribute whose value is put together from pieces. Ids, and what refers to one, stand under the name that the
    /// whole drawing has; what can be pointed at says whether it is advised, or was pointed at last.
    pub fn parts(self, name: &'static str, value: &[&str]) -> Self {
        let Pen { text, manner } = self.pen;
        text.push(' ');
        text.push_str(name);
        text.push_str("=\"");
        let reference = value.first().and_then(|first| first.strip_prefix(REFERENCE));
        let (own, first) = match reference {
            Some(id) => (true, Some(id)),
            None => (name == "id", value.first().copied()),
        };
        text.push_str(if reference.is_some() { REFERENCE } else { "" });
        escape(text, if own { &manner.prefix } else { "" });
        for part in first.iter().chain(value.iter().skip(1)) {
            escape(text, part);
        }
        text.push('"');
        if name == "data-target" {
            manner.marks(value).for_each(|mark| text.push_str(mark));
        }
        self
    }

    /// An attribute that is a number.
    pub fn num(self, name: &'static str, value: i32) -> Self {
        let text = &mut self.pen.text;
        text.push(' ');
        text.push_str(name);
        text.push_str("=\"");
        push_number(text, i64::from(value));
        text.push('"');
        self
    }

    /// The classes, if there are any.
    pub fn class(self, class: &'static str) -> Self {
        if !class.is_empty() {
            let text = &mut self.pen.text;
            text.push_str(" class=\"");
            text.push_str(class);
            text.push('"');
        }
        self
    }

    /// Moves what follows to a place.
    pub fn at(self, x: i32, y: i32) -> Self {
        let text = &mut self.pen.text;
        text.push_str(" transform=\"translate(");
        push_number(text, i64::from(x));
        text.push(' ');
        push_number(text, i64::from(y));
        text.push_str(")\"");
        self
    }

    /// Moved, and larger or smaller, in tenths.
    pub fn scaled_at(self, x: i32, y: i32, tenths: i32) -> Self {
        let text = &mut self.pen.text;
        text.push_str(" transform=\"translate(");
        push_number(text, i64::from(x));
        text.push(' ');
        push_number(text, i64::from(y));
        if tenths == 10 {
            text.push_str(")\"");
            return self;
        }
        text.push_str(") scale(");
        push_number(text, i64::from(tenths / 10));
        text.push('.');
        push_number(text, i64::from(tenths % 10));
        text.push_str(")\"");
        self
    }

    /// Ends the tag with nothing in it.
    pub fn done(self) {
        self.pen.text.push_str("/>");
    }

    /// Ends the tag around something.
    pub fn around(self, content: impl FnOnce(&mut Pen)) {
        self.pen.text.push('>');
        content(self.pen);
        self.pen.text.push_str("</");
        self.pen.text.push_str(self.name);
        self.pen.text.push('>');
    }

    /// Ends the tag around text.
    pub fn holding(self, words: &str) {
        self.around(|pen| pen.words(words));
    }
}

/// Copies text so that it means itself in content and in attributes. Characters that XML cannot hold are
/// replaced.
pub fn escape(out: &mut String, text: &str) {
    // Nearly all texts are plain, and bytes are quicker to look through than letters.
    let plain =
        |byte: u8| byte >= b' ' && !matches!(byte, b'&' | b'<' | b'>' | b'"' | b'\'' | 0xef);
    if text.bytes().all(plain) {
        out.push_str(text);
        return;
    }
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter if is_xml(letter) => out.push(letter),
            _ => out.push('\u{fffd}'),
        }
    }
}

fn is_xml(c: char) -> bool {
    !matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}')
}

/// Small whole numbers are most of a drawing, so they take the short way.
fn push_number(out: &mut String, number: i64) {
    if number < 0 {
        out.push('-');
    }
    let rest = number.unsigned_abs();
    let digit = |place: u64| char::from(b'0' + (rest / place % 10) as u8);
    let mut place = 1;
    while rest / place >= 10 {
        place *= 10;
    }
    while place > 0 {
        out.push(digit(place));
        place /= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_written_means_itself() {
        let nasty = "<b onclick='x'>\"&\u{0}\u{1b}\u{ffff} ü ƒ";
        let mut pen = Pen::with_capacity(0);
        pen.tag("g").attr("data-x", nasty).num("n", -120).holding(nasty);
        let text = pen.finish();
        let document = roxmltree::Document::parse(&text).expect("well-formed");
        let said = nasty.replace(['\u{0}', '\u{1b}', '\u{ffff}'], "\u{fffd}");
        assert_eq!(document.root_element().attribute("data-x"), Some(said.as_str()));
        assert_eq!(document.root_element().text(), Some(said.as_str()));
        assert_eq!(document.root_element().attribute("n"), Some("-120"));
    }

    #[test]
    fn what_is_advised_is_marked_where_it_is_drawn() {
        let advised = vec![Target::new("cell", "b2"), Target("button-pass".to_owned())];
        let manner = Manner { advised, ..Manner::default() };
        let mut pen = Pen::in_manner(Arc::new(manner), 0);
        for target in [&["cell-", "b2"][..], &["cell-", "b22"], &["cell-b"], &["button-pass"]] {
            pen.tag("g").parts("data-target", target).done();
        }
        pen.tag("g").attr("data-key", "button-pass").done();
        assert_eq!(
            pen.finish(),
            "<g data-target=\"cell-b2\" data-advised=\"\"/><g data-target=\"cell-b22\"/>\
             <g data-target=\"cell-b\"/><g data-target=\"button-pass\" data-advised=\"\"/>\
             <g data-key=\"button-pass\"/>"
        );
    }

    #[test]
    fn what_was_pointed_at_last_is_marked_too() {
        let (advised, last) = (vec![Target::new("cell", "b2")], vec![Target::new("cell", "b2")]);
        let manner = Manner { advised, last, ..Manner::default() };
        let mut pen = Pen::in_manner(Arc::new(manner), 0);
        for target in [&["cell-", "b2"][..], &["cell-", "b3"]] {
            pen.tag("g").parts("data-target", target).done();
        }
        let marked = "<g data-target=\"cell-b2\" data-advised=\"\" data-last=\"\"/>";
        assert_eq!(pen.finish(), format!("{marked}<g data-target=\"cell-b3\"/>"));
    }

    #[test]
    fn ids_and_what_refers_to_them_stand_under_the_name_of_the_drawing() {
        let manner = Manner { prefix: "f1-".to_owned(), ..Manner::default() };
        let mut pen = Pen::in_manner(Arc::new(manner), 0);
        pen.tag("pattern").parts("id", &["board", "-waves"]).done();
        pen.tag("rect").parts("fill", &["url(#", "board", "-waves)"]).done();
        pen.tag("rect").attr("fill", "url(#board-waves)").attr("class", "id").done();
        assert_eq!(
            pen.finish(),
            "<pattern id=\"f1-board-waves\"/><rect fill=\"url(#f1-board-waves)\"/>\
             <rect fill=\"url(#f1-board-waves)\" class=\"id\"/>"
        );
    }

    #[test]
    fn numbers_are_written_as_they_are_read() {
        for number in [0, 7, 10, -1, 96, 1000, i64::from(i32::MIN), i64::MAX] {
            let mut text = String::new();
            push_number(&mut text, number);
            assert_eq!(text, number.to_string());
        }
    }
}
