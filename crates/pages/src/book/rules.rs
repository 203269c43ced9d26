//! The rule books: all of them, one of them, one rule.

use damrak_core::{GameInfo, Phrase, rulebook};
use damrak_kit::{Kit, Kits};
use damrak_words::Language;
use maud::{Markup, PreEscaped, html};

use super::figures;
use super::markdown::{Block, Part, blocks, parts, to_html};
use super::reader::Reader;
use crate::shell::Place;
use crate::{Page, poster};
use damrak_table::{Problem, ProblemKind};

/// Every game that has a rule book.
pub fn list(reader: &Reader, kits: &Kits) -> Page {
    let body = html! {
        .wide {
            .book-head {
                h1 { (reader.say("book-rules")) }
                p { (reader.say("book-rules-about")) }
                (reader.languages("/rules"))
            }
            (poster::cards(&reader.visitor, kits, |kit| html! {
                a.button.main href=(reader.link(&format!("/rules/{}", kit.name()), "")) { (reader.say("book-read")) span.unseen { " · " (kit.info().title) } }
                a.button href=(reader.link(&format!("/learn/{}", kit.name()), "")) { (reader.say("site-learn-quickly")) span.unseen { " · " (kit.info().title) } }
            }))
        }
    };
    Page::new(reader.say("book-rules"), body).at(Place::Rules)
}

/// A whole rule book.
pub fn book(reader: &Reader, kits: &Kits, kit: &Kit) -> Page {
    let info = kit.info();
    let shelf = Shelf::new(kits, info, reader.language());
    let contents = contents(&shelf.blocks);
    let learn = reader.link(&format!("/learn/{}", info.name), "");
    let body = html! {
        .wide.book {
            nav.contents.beside aria-label=(reader.say("book-contents")) {
                h2 { (reader.say("book-contents")) }
                (contents)
            }
            article.rulebook {
                header.book-head {
                    h1 { (info.title) }
                    p.credits { (reader.phrase(&credits(info))) }
                    p.muted { (reader.say("book-own-words")) }
                    (reader.languages(&format!("/rules/{}", info.name)))
                    p.ways {
                        a.button href=(learn) { (reader.say("book-learn")) }
                    }
                    details.contents.above {
                        summary { (reader.say("book-contents")) }
                        (contents)
                    }
                }
                (shelf.whole(&|id| Some(format!("#{id}"))))
            }
        }
    };
    let title = reader.phrase(&Phrase::new("book-rules-of").with("game", info.title));
    Page::new(title, body)
}

/// What shows one rule.
#[derive(Clone, Debug)]
pub enum Clause {
    /// A page of its own.
    Page(Box<Page>),
    /// Only what differs from other pages, for a page that shows the rule beside something else.
    Fragment(Markup),
}

/// One rule, with the way to its neighbours and to the whole book; `?form=fragment` leaves out what all pages share.
pub fn clause(reader: &Reader, kits: &Kits, kit: &Kit, wanted: &str) -> Result<Clause, Problem> {
    let info = kit.info();
    let shelf = Shelf::new(kits, info, reader.language());
    let Some((id, _)) = rulebook::clause(shelf.text, wanted) else {
        return Err(no_clause(shelf.text, wanted));
    };
    let address = |id: &str| reader.link(&format!("/rules/{}/{id}", info.name), "");
    let ids: Vec<&str> = rulebook::clauses(shelf.text).collect();
    let at = ids.iter().position(|other| *other == id).unwrap_or_default();
    let near = |at: Option<usize>| at.and_then(|at| ids.get(at)).copied();
    let whole = reader.link(&format!("/rules/{}", info.name), &format!("#{id}"));
    let body = html! {
        article.prose.rulebook.single #clause data-clause=(id) {
            h1.unseen { (id) }
            p.muted { (info.title) @if let Some(heading) = shelf.heading_of(id) { " · " (heading) } }
            (shelf.clause(id, &|id| Some(address(id))))
            nav.ways aria-label=(reader.say("book-neighbours")) {
                @if let Some(before) = near(at.checked_sub(1)) { a.button href=(address(before)) rel="prev" { "← " (before) } }
                @if let Some(after) = near(at.checked_add(1)) { a.button href=(address(after)) rel="next" { (after) " →" } }
                a.button href=(whole) { (reader.say("book-whole")) }
            }
        }
    };
    if reader.asked("form").any(|form| form == "fragment") {
        return Ok(Clause::Fragment(body));
    }
    Ok(Clause::Page(Box::new(Page::new(format!("{id} · {}", info.title), body))))
}

fn no_clause(book: &str, wanted: &str) -> Problem {
    let mut ids = rulebook::clauses(book);
    let first = ids.next().unwrap_or_default();
    let last = ids.last().unwrap_or(first);
    Problem::new(ProblemKind::NotFound, "not-found", "book-no-clause")
        .with("clause", wanted)
        .with("first", first)
        .with("last", last)
}

fn credits(info: &GameInfo) -> Phrase {
    let (least, most) = (*info.players.start(), *info.players.end());
    let credits = if least == most {
        Phrase::new("book-credits-exactly")
    } else {
        Phrase::new("book-credits").with("least", least)
    };
    credits.with("designers", info.designers).with("players", most)
}

/// The headings; each leads to its place in the book.
fn contents(blocks: &[Block<'_>]) -> Markup {
    let headings = blocks.iter().enumerate().filter_map(|(index, block)| match block {
        Block::Heading { level, text } if *level > 1 => Some((index, *level, *text)),
        _ => None,
    });
    html! {
        ol {
            @for (index, level, text) in headings {
                li.deeper[level > 2] { a href={ "#part-" (index) } { (plain(text)) } }
            }
        }
    }
}

/// A heading without the stress and the names for programs in it.
fn plain(heading: &str) -> String {
    let kept = heading.split_once(" (`").map_or(heading, |(title, _)| title);
    kept.replace('*', "")
}

/// A book with what is needed to write it.
struct Shelf<'s> {
    kits: &'s Kits,
    info: &'static GameInfo,
    language: Language,
    text: &'static str,
    blocks: Vec<Block<'static>>,
}

/// Where a rule is found.
type Link<'l> = &'l dyn Fn(&str) -> Option<String>;

impl<'s> Shelf<'s> {
    fn new(kits: &'s Kits, info: &'static GameInfo, language: Language) -> Self {
        let text = info.rulebook(language.code());
        Self { kits, info, language, text, blocks: blocks(text) }
    }

    /// Everything but the title, which the page has already.
    fn whole(&self, link: Link<'_>) -> Markup {
        html! {
            @for (index, block) in self.blocks.iter().enumerate() {
                @match block {
                    Block::Heading { level: 1, .. } => {},
                    Block::Heading { level: 2, text } => h2 id={ "part-" (index) } { (plain(text)) },
                    Block::Heading { text, .. } => h3 id={ "part-" (index) } { (plain(text)) },
                    Block::Clause { id, text } => (self.rule(id, text, &format!("#{id}"), link)),
                    Block::Prose(text) => (self.parts(text, link)),
                }
            }
        }
    }

    fn clause(&self, wanted: &str, link: Link<'_>) -> Markup {
        let found = self.blocks.iter().find_map(|block| match block {
            Block::Clause { id, text } if *id == wanted => Some((*id, *text)),
            _ => None,
        });
        html! {
            @if let Some((id, text)) = found { (self.rule(id, text, &link(id).unwrap_or_default(), link)) }
        }
    }

    /// The heading under which a rule stands.
    fn heading_of(&self, wanted: &str) -> Option<String> {
        let mut heading = None;
        for block in &self.blocks {
            match block {
                Block::Heading { text, .. } => heading = Some(plain(text)),
                Block::Clause { id, .. } if *id == wanted => return heading,
                _ => {}
            }
        }
        None
    }

    fn rule(&self, id: &str, text: &'static str, own: &str, link: Link<'_>) -> Markup {
        html! {
            section.clause id=(id) {
                a.number href=(own) { (id) }
                .rule { (self.parts(text, link)) }
            }
        }
    }

    fn parts(&self, text: &'static str, link: Link<'_>) -> Markup {
        let known = |id: &str| link(id).filter(|_| self.has(id));
        html! {
            @for part in parts(text) {
                @match part {
                    Part::Text(text) => (to_html(text, &known)),
                    Part::Picture { caption, address } => (self.figure(caption, address)),
                }
            }
        }
    }

    fn has(&self, wanted: &str) -> bool {
        self.blocks.iter().any(|block| matches!(block, Block::Clause { id, .. } if *id == wanted))
    }

    fn figure(&self, caption: &str, address: &'static str) -> Markup {
        let picture = figures::picture(self.kits, self.info.name, address, self.language);
        html! {
            @if let Some(svg) = picture {
                figure.position.tray[!address.ends_with("#board")] {
                    (PreEscaped(svg)) figcaption { (caption) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use damrak_chartered::Chartered;
    use damrak_core::Rules;
    use damrak_dutchman::Dutchman;
    use damrak_kontor::Kontor;
    use damrak_merchants::Merchants;

    use super::*;

    /// The books with pictures.
    fn books() -> [&'static GameInfo; 4] {
        [Kontor::info(), Merchants::info(), Dutchman::info(), Chartered::info()]
    }

    /// Every picture of a book in this language: in which rule it stands, and its address.
    fn pictures(info: &GameInfo, language: Language) -> Vec<(&'static str, &'static str)> {
        let mut found = Vec::new();
        for block in blocks(info.rulebook(language.code())) {
            let (id, text) = match block {
                Block::Clause { id, text } => (id, text),
                Block::Prose(text) => ("", text),
                Block::Heading { .. } => continue,
            };
            found.extend(parts(text).into_iter().filter_map(|part| match part {
                Part::Picture { caption, address } => {
                    assert!(!caption.is_empty(), "{address}");
                    Some((id, address))
                }
                Part::Text(_) => None,
            }));
        }
        found
    }

    #[test]
    fn every_picture_is_drawn_and_stands_at_the_same_place_in_every_language() {
        let kits = damrak_games::kits();
        for info in books() {
            let english = pictures(info, Language::English);
            assert!(english.len() >= 5, "{english:?}");
            for language in Language::all() {
                assert_eq!(pictures(info, language), english, "{}, {language}", info.name);
                for (id, address) in &english {
                    let drawn = figures::picture(&kits, info.name, address, language);
                    assert!(drawn.is_some(), "{}, {language}: {id}: {address}", info.name);
                }
            }
        }
    }

    #[test]
    fn headings_stand_in_the_same_order_in_every_language() {
        let levels = |info: &GameInfo, language: Language| -> Vec<usize> {
            let blocks = blocks(info.rulebook(language.code()));
            let levels = blocks.into_iter().map(|block| match block {
                Block::Heading { level, .. } => level,
                _ => 0,
            });
            levels.collect()
        };
        for info in books() {
            let english = levels(info, Language::English);
            for language in Language::all() {
                assert_eq!(levels(info, language), english, "{}, {language}", info.name);
            }
        }
    }
}
