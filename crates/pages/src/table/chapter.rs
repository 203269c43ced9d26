//! One decision of the story and what came of it: one line an event.

use std::collections::VecDeque;

use damrak_core::{Arg, Phrase, Seat};
use damrak_kit::Kit;
use damrak_kit::money::{Flow, Sum};
use damrak_table::entry::By;
use damrak_table::render::Heard;
use damrak_words::{Language, Piece, ReadBy, words};
use maud::{Markup, html};

use super::falling::how_stopped;
use super::scenery::token;
use crate::icons::Icon;
use crate::shell::{say, say_phrase};

/// A chapter as list items: the decision first, then what came of it. The first leads to the position after it. Nothing
/// if there is nothing to tell.
pub(super) fn show(heard: &Heard<'_>) -> String {
    let items = heard.told.iter().enumerate().map(|(index, phrase)| event(heard, index, phrase));
    items.map(Markup::into_string).collect()
}

fn event(heard: &Heard<'_>, index: usize, phrase: &Phrase) -> Markup {
    let (chapter, first) = (heard.chapter, index == 0);
    let about = about(phrase).or(chapter.seat.filter(|_| first));
    let own = about.is_some() && about == heard.look.reader();
    let how = chapter.stop.filter(|_| first);
    let how = how.map(|stop| say_phrase(heard.look.language, &how_stopped(&stop)));
    html! {
        li.own[own].then[!first] data-key={ "told-" (chapter.number) "-" (index) } data-seat=[chapter.seat] {
            @match about { Some(seat) => (token(seat)), None => span.tok { (Icon::Glass.show()) } }
            span title=[how] {
                (sentence(heard.kit, heard.look.language, heard.names, phrase))
                @if first { (ways(heard)) }
            }
        }
    }
}

/// What stands behind a decision: that a clock took it, the way to its position, and the way back to it.
fn ways(heard: &Heard<'_>) -> Markup {
    let number = heard.chapter.number;
    let word = |key| say(heard.look.language, key);
    let (label, back) = (word("page-look-back"), word("page-undo-to"));
    html! {
        @if heard.chapter.by == By::Clock { " " em { (word("page-by-clock")) } }
        " " a.at href={ "/table/" (heard.table) "/at/" (number) } data-at=(number) title=(label) aria-label={ (number) ": " (label) } { (number) }
        @if heard.look.reader().is_some() {
            button.to-here name="to" value=(number) title=(back) aria-label=(back) { (Icon::Undo.show()) }
        }
    }
}

/// Whom a sentence is about.
fn about(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "player" => Some(*seat),
        _ => None,
    })
}

/// The sentence, in which everybody is underlined in their colour and sums are told by theirs.
pub(crate) fn sentence(
    kit: &Kit,
    language: Language,
    names: &ReadBy<'_>,
    phrase: &Phrase,
) -> Markup {
    let pieces = words().say_pieces(language, phrase, names);
    let mut sums = VecDeque::new();
    gather(kit.money, phrase, &mut sums);
    let mut named = Vec::new();
    html! {
        @for piece in pieces {
            @match piece {
                Piece::Person(seat, name) => {
                    @let () = named.push(seat);
                    b class={ "nm nm-" (seat) } { (name) }
                }
                Piece::Text(text) => (marked(&text, &named, &mut sums)),
            }
        }
    }
}

/// A gain or loss in a sentence.
struct Told {
    /// As it is written.
    number: String,
    way: Flow,
    /// Whose it is: it is told after them.
    whose: Option<Seat>,
}

/// The gains and losses that a sentence tells, in its order.
fn gather(known: &[Sum], phrase: &Phrase, sums: &mut VecDeque<Told>) {
    let own = known.iter().filter(|sum| sum.phrase == phrase.key);
    sums.extend(own.filter_map(|sum| {
        let told = phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if *name == sum.argument => Some(number.to_string()),
            _ => None,
        });
        let fixed = || sum.argument.parse::<u32>().ok().map(|fixed| fixed.to_string());
        let whose = about(phrase);
        told.or_else(fixed).map(|number| Told { number, way: sum.way, whose })
    }));
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => gather(known, inner, sums),
            Arg::List(items) => items.iter().for_each(|item| gather(known, item, sums)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
}

/// A text with sums of those who were named before it; each is marked once.
fn marked(text: &str, named: &[Seat], sums: &mut VecDeque<Told>) -> Markup {
    let next = sums.front().filter(|sum| sum.whose.is_none_or(|seat| named.contains(&seat)));
    let found = next.and_then(|sum| Some((find_number(text, &sum.number)?, sum.way)));
    let Some(((begin, end), way)) = found else { return html! { (text) } };
    sums.pop_front();
    let class = match way {
        Flow::Gain => "gain",
        Flow::Loss => "loss",
    };
    html! { (text[..begin]) b class=(class) { (text[begin..end]) } (marked(&text[end..], named, sums)) }
}

/// Where a number stands alone in a text, with the sign of its coin before it.
fn find_number(text: &str, number: &str) -> Option<(usize, usize)> {
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    text.match_indices(number).find_map(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + number.len()..]);
        let alone = !is_digit(before.chars().next_back()) && !is_digit(after.chars().next());
        let coin = if before.ends_with('ƒ') { 'ƒ'.len_utf8() } else { 0 };
        alone.then_some((at - coin, at + number.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(text: &str, sums: &[(&str, Flow)]) -> String {
        let told = |(number, way): &(&str, Flow)| Told {
            number: (*number).to_owned(),
            way: *way,
            whose: Some(Seat::from_index(0)),
        };
        let mut sums = sums.iter().map(told).collect();
        marked(text, &[Seat::from_index(0)], &mut sums).into_string()
    }

    #[test]
    fn sums_are_marked_where_they_stand_alone() {
        let gain = [("50", Flow::Gain)];
        assert_eq!(mark(" gets ƒ50 for 150.", &gain), " gets <b class=\"gain\">ƒ50</b> for 150.");
        assert_eq!(mark(" on 150 gets 50", &gain), " on 150 gets <b class=\"gain\">50</b>");
        assert_eq!(mark(" gets <nothing>", &gain), " gets &lt;nothing&gt;");
        let both = [("5", Flow::Gain), ("3", Flow::Loss)];
        let marked = "3, <b class=\"gain\">5</b> and <b class=\"loss\">3</b>";
        assert_eq!(mark("3, 5 and 3", &both), marked);
    }

    #[test]
    fn nobody_s_sum_is_marked_before_they_are_named() {
        let whose = Some(Seat::from_index(1));
        let sums = || VecDeque::from([Told { number: "3".into(), way: Flow::Loss, whose }]);
        let before = marked("each is worth 3: ", &[], &mut sums());
        assert_eq!(before.into_string(), "each is worth 3: ");
        let after = marked(" pays 3.", &[Seat::from_index(1)], &mut sums());
        assert_eq!(after.into_string(), " pays <b class=\"loss\">3</b>.");
    }
}
