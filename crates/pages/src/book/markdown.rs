//! A rule book in Markdown, taken apart and written as HTML.

use damrak_core::rulebook;
use maud::PreEscaped;
use pulldown_cmark::{CowStr, Event, LinkType, Parser, Tag, TagEnd, html};

/// A piece of a rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Block<'b> {
    /// A heading; the title of the book has level 1.
    Heading {
        /// How deep it lies.
        level: usize,
        /// What it says.
        text: &'b str,
    },
    /// A rule: its number, and what it says.
    Clause {
        /// Its number.
        id: &'b str,
        /// What it says.
        text: &'b str,
    },
    /// Whatever stands between headings and rules.
    Prose(&'b str),
}

/// A piece of a rule or of prose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part<'b> {
    /// Paragraphs.
    Text(&'b str),
    /// A picture, which has a line of its own.
    Picture {
        /// What it shows.
        caption: &'b str,
        /// Which one it is.
        address: &'b str,
    },
}

/// The pieces of a book. A rule ends where the next one or a heading begins.
pub(crate) fn blocks(book: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut open = Block::Prose("");
    let (mut start, mut at) = (0, 0);
    for line in book.split_inclusive('\n') {
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        let heading = line[level..].strip_prefix(' ').filter(|_| (1..=6).contains(&level));
        let next = match (heading, rulebook::defined(line)) {
            (Some(text), _) => Some((Block::Heading { level, text: text.trim() }, line.len())),
            (None, Some(id)) => {
                let number = line.find(id).map_or(0, |found| found + id.len() + "**".len());
                Some((Block::Clause { id, text: "" }, number))
            }
            (None, None) => None,
        };
        if let Some((block, skipped)) = next {
            close(&mut blocks, open, &book[start..at]);
            open = block;
            start = at + skipped;
        }
        at += line.len();
    }
    close(&mut blocks, open, &book[start..at]);
    blocks
}

fn close<'b>(blocks: &mut Vec<Block<'b>>, open: Block<'b>, text: &'b str) {
    let text = text.trim();
    match open {
        Block::Clause { id, .. } => blocks.push(Block::Clause { id, text }),
        Block::Prose(_) if text.is_empty() => {}
        Block::Prose(_) => blocks.push(Block::Prose(text)),
        Block::Heading { .. } => {
            blocks.push(open);
            close(blocks, Block::Prose(""), text);
        }
    }
}

/// Text and pictures, in order.
pub(crate) fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    for line in text.split_inclusive('\n') {
        if let Some(picture) = picture(line.trim_end()) {
            push_text(&mut parts, &text[start..at]);
            parts.push(picture);
            start = at + line.len();
        }
        at += line.len();
    }
    push_text(&mut parts, &text[start..]);
    parts
}

fn push_text<'b>(parts: &mut Vec<Part<'b>>, text: &'b str) {
    if !text.trim().is_empty() {
        parts.push(Part::Text(text.trim()));
    }
}

fn picture(line: &str) -> Option<Part<'_>> {
    let (caption, rest) = line.strip_prefix("![")?.split_once("](")?;
    Some(Part::Picture { caption, address: rest.strip_suffix(')')? })
}

/// Paragraphs as HTML. A number of a rule leads to `link` of it, if that is known; remarks in brackets are
/// marked as such; HTML in the text stays text.
pub(crate) fn to_html(text: &str, link: &dyn Fn(&str) -> Option<String>) -> PreEscaped<String> {
    let mut events = Vec::new();
    let mut remark = false;
    let mut parser = Parser::new(text).peekable();
    while let Some(event) = parser.next() {
        match event {
            Event::Html(html) | Event::InlineHtml(html) => events.push(Event::Text(html)),
            Event::Start(Tag::Emphasis) => {
                remark = matches!(parser.peek(), Some(Event::Text(text)) if text.starts_with('('));
                events.push(if remark { fixed("<small>") } else { Event::Start(Tag::Emphasis) });
            }
            Event::End(TagEnd::Emphasis) => {
                let end = if remark { fixed("</small>") } else { Event::End(TagEnd::Emphasis) };
                events.push(end);
                remark = false;
            }
            Event::Text(text) => link_clauses(&text, link, &mut events),
            other => events.push(other),
        }
    }
    let mut written = String::new();
    html::push_html(&mut written, events.into_iter());
    PreEscaped(written)
}

fn fixed(html: &'static str) -> Event<'static> {
    Event::InlineHtml(CowStr::Borrowed(html))
}

/// The text with every number of a rule in it as a link.
fn link_clauses<'e>(
    text: &str,
    link: &dyn Fn(&str) -> Option<String>,
    events: &mut Vec<Event<'e>>,
) {
    let said = |text: &str| Event::Text(CowStr::from(text.to_owned()));
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut rest = text;
    let mut from = 0;
    while let Some(found) = rest[from..].find(is_id) {
        let start = from + found;
        let word = &rest[start..];
        let word = &word[..word.find(|c| !is_id(c)).unwrap_or(word.len())];
        match link(word).filter(|_| rulebook::is_clause(word)) {
            Some(address) => {
                events.push(said(&rest[..start]));
                events.push(Event::Start(Tag::Link {
                    link_type: LinkType::Inline,
                    dest_url: address.into(),
                    title: CowStr::Borrowed(""),
                    id: CowStr::Borrowed(""),
                }));
                events.push(said(word));
                events.push(Event::End(TagEnd::Link));
                rest = &rest[start + word.len()..];
                from = 0;
            }
            None => from = start + word.len(),
        }
    }
    events.push(said(rest));
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Tea\n\nA game.\n\n## Play\n\n**T-1** One.\nMore.\n\n![Cups & cans](position:1@2#board)\n\nStill.\n\n\
                        - **T-2** Two.\n### End\nx\n";

    fn linked(text: &str) -> String {
        to_html(text, &|id| (id == "T-1").then(|| format!("#{id}"))).into_string()
    }

    #[test]
    fn a_book_falls_into_headings_clauses_and_prose() {
        let one = "One.\nMore.\n\n![Cups & cans](position:1@2#board)\n\nStill.";
        assert_eq!(
            blocks(BOOK),
            [
                Block::Heading { level: 1, text: "Tea" },
                Block::Prose("A game."),
                Block::Heading { level: 2, text: "Play" },
                Block::Clause { id: "T-1", text: one },
                Block::Clause { id: "T-2", text: "Two." },
                Block::Heading { level: 3, text: "End" },
                Block::Prose("x"),
            ]
        );
        assert_eq!(blocks(""), []);
        assert_eq!(blocks("#hash\n####### deep"), [Block::Prose("#hash\n####### deep")]);
    }

    #[test]
    fn pictures_are_told_from_text() {
        let Block::Clause { text, .. } = blocks(BOOK)[3] else { panic!("the first clause") };
        assert_eq!(
            parts(text),
            [
                Part::Text("One.\nMore."),
                Part::Picture { caption: "Cups & cans", address: "position:1@2#board" },
                Part::Text("Still."),
            ]
        );
        assert_eq!(parts("![half](x"), [Part::Text("![half](x")]);
    }

    #[test]
    fn clauses_in_the_text_become_links_if_they_are_there() {
        let html = linked("As in T-1, not T-9, X-T-1 or UTF-8.");
        assert_eq!(html, "<p>As in <a href=\"#T-1\">T-1</a>, not T-9, X-T-1 or UTF-8.</p>\n");
    }

    #[test]
    fn remarks_are_small_and_stress_is_stress() {
        let html = linked("The *flood* rises. *(ruling: see T-1)*");
        assert!(html.contains("<em>flood</em>"), "{html}");
        assert!(html.contains("<small>(ruling: see <a"), "{html}");
    }

    #[test]
    fn html_in_a_book_is_text() {
        let html = linked("a <b onclick=\"x\">b</b>\n\n<script>x</script>");
        assert!(!html.contains("<b") && !html.contains("<script"), "{html}");
        assert!(html.contains("&lt;script&gt;"), "{html}");
    }
}
