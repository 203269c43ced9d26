//! How to play: what a game is about, a first turn with a coach, and where to go from there.

use damrak_core::{GameInfo, Offer, Phrase, Seat, Viewer};
use damrak_draw::Context;
use damrak_kit::{Kit, Kits, Lesson};
use damrak_words::{ReadBy, words};
use maud::{Markup, PreEscaped, html};

use super::figures;
use super::lesson::{Fall, FirstTurn, LEARNER, Stand};
use super::reader::Reader;
use crate::bundles::Desk;
use crate::field::{Field, Marked, focus_parts, foot};
use crate::icons::Icon;
use crate::shell::{LESSON, Place};
use crate::site::shown;
use crate::{Page, assets, parts, poster};

/// Whom the learner plays against, as far as there are seats.
const OTHERS: [&str; 4] = ["Saskia", "Titus", "Geertje", "Cornelis"];

/// Every game, to be learnt.
pub fn list(reader: &Reader, kits: &Kits) -> Page {
    let body = html! {
        .wide {
            .book-head {
                h1 { (reader.say("book-learn")) }
                p { (reader.say("book-learn-about")) }
            }
            (poster::cards(&reader.visitor, kits, |kit| html! {
                a.button.main href=(reader.link(&format!("/learn/{}", kit.name()), "")) { (reader.say("site-learn-quickly")) span.unseen { " · " (kit.info().title) } }
                a.button href=(reader.link(&format!("/rules/{}", kit.name()), "")) { (reader.say("site-rules")) span.unseen { " · " (kit.info().title) } }
            }))
        }
    };
    Page::new(reader.say("book-learn"), body).at(Place::Learn)
}

/// Steps, a first turn, and links; a game without a lesson has only the links.
pub fn page(
    reader: &Reader,
    kits: &Kits,
    kit: &'static Kit,
    lesson: Option<(&'static Lesson, &FirstTurn)>,
) -> Page {
    let class = Class { kits, reader, kit, info: kit.info() };
    let body = match lesson {
        None => class.without_lesson(),
        Some((lesson, turn)) => class.first_turn(lesson, turn),
    };
    Page::new(class.title(), body).dressed(&LESSON).at(Place::Learn)
}

/// Somebody who learns a game.
struct Class<'c> {
    kits: &'c Kits,
    reader: &'c Reader,
    kit: &'static Kit,
    info: &'static GameInfo,
}

impl Class<'_> {
    fn own_address(&self) -> String {
        format!("/learn/{}", self.info.name)
    }

    fn title(&self) -> String {
        self.reader.phrase(&Phrase::new("book-learn-game").with("game", self.info.title))
    }

    fn without_lesson(&self) -> Markup {
        html! {
            .wide.learn {
                (self.head())
                (self.onward())
            }
        }
    }

    fn first_turn(&self, lesson: &'static Lesson, turn: &FirstTurn) -> Markup {
        let began = turn.went_astray || !turn.moves.is_empty();
        html! {
            .wide.learn {
                @if !began { (self.head()) (self.steps(lesson)) }
                (self.turn(lesson, turn))
                (self.onward())
                @if began {
                    p.again { a href=(self.reader.link(&self.own_address(), "")) { (self.reader.say("book-learn-steps")) } }
                }
                script type="module" src=(assets::address("learn.js")) {}
            }
        }
    }

    fn head(&self) -> Markup {
        html! {
            header.book-head {
                h1 { (self.title()) }
                p { (self.reader.say(self.info.about)) }
                @if self.kit.lesson.is_some() {
                    p {
                        a.button.main href="#lesson" { (self.reader.say("book-first-turn")) }
                        @if let Some(table) = self.reader.table() {
                            " " a.button href={ "/table/" (table) } { (self.reader.say("book-back-to-friends")) }
                        }
                    }
                }
                (self.reader.languages(&self.own_address()))
            }
        }
    }

    fn steps(&self, lesson: &Lesson) -> Markup {
        let language = self.reader.language();
        html! {
            ol.steps {
                @for (index, step) in lesson.steps.iter().enumerate() {
                    li.tile {
                        @if let Some(image) = poster::of_step(self.kits, self.kit, index, &self.reader.visitor) {
                            .step-picture { (image) }
                        } @else if let Some(svg) = figures::picture(self.kits, self.info.name, step.picture, language) {
                            .step-picture { (PreEscaped(svg)) }
                        }
                        .step-text {
                            h2 { (self.reader.say(step.title)) }
                            p { (self.reader.say(step.text)) }
                        }
                    }
                }
            }
        }
    }

    /// The first turn on one screen, as at a table: what is asked, what the coach says and what can be done beside
    /// the board.
    fn turn(&self, lesson: &Lesson, turn: &FirstTurn) -> Markup {
        let FirstTurn { stand, moves, went_astray } = turn;
        let names = self.names(stand.position.rules().players());
        let named = |seat: Seat| Phrase::new("page-name").with("player", seat);
        let others: Vec<Phrase> =
            Seat::all(names.len() as u8).filter(|seat| *seat != LEARNER).map(named).collect();
        let names = ReadBy::new(&names, Some(LEARNER));
        let viewer = Viewer::Seat(LEARNER);
        let context = Context::new(viewer, self.reader.language(), &names);
        let view = stand.position.look(viewer);
        let scene = self.kit.drawing.and_then(|game| game.draw(view.as_ref(), &context));
        let say = |phrase: &Phrase| words().say_sentence(self.reader.language(), phrase, &names);
        let told = stand.told.iter().rev().map(|told| say(&told.phrase));
        html! {
            section.lesson.at-table #lesson data-lesson="" {
                @if *went_astray { p.notice role="status" { (self.reader.say("book-astray")) } }
                .room {
                    input.tab-switch #tab-now type="radio" name="tab" checked aria-label=(self.reader.say("page-table-tab"));
                    section.box.focus.mine.asks {
                        @match stand.question() {
                            Some((key, times)) => (self.asked(lesson, stand, moves, (key, times), &say)),
                            None => (self.done()),
                        }
                        @if let Some(scene) = &scene { (focus_parts(scene)) }
                        (self.back(moves))
                        @if let Some(table) = self.reader.table().filter(|_| !moves.is_empty()) {
                            p.links { a href={ "/table/" (table) } { (self.reader.say("book-back-to-friends")) } }
                        }
                    }
                    @if let Some(scene) = &scene {
                        (Field { scene, in_hand: &html! {}, mark: Marked::plain }.show())
                        (foot(scene, &self.reader.say("page-table-tab")))
                    }
                    section.box.told {
                        @if moves.is_empty() {
                            p.lesson-about { (say(&Phrase::new("book-first-turn-about").with("others", others))) }
                        }
                        h2 { (self.reader.say("book-happened")) }
                        ol.story { @for line in told { li { (line) } } }
                    }
                }
            }
        }
    }

    /// The question with what the coach says of it, and what can be done.
    fn asked(
        &self,
        lesson: &Lesson,
        stand: &Stand,
        moves: &[String],
        (key, times): (&'static str, usize),
        say: &dyn Fn(&Phrase) -> String,
    ) -> Markup {
        html! {
            .ask aria-live="polite" {
                p.who { b { (self.reader.say("book-first-turn")) } (self.rule(key)) }
                h2.question #question tabindex="-1" { (say(&stand.position.question(LEARNER))) }
                (self.coach(lesson, key, times))
            }
            (self.offers(stand, moves, say))
        }
    }

    /// What everybody at the table is called, the learner first.
    fn names(&self, players: u8) -> Vec<String> {
        let person = self.reader.visitor.person.as_ref();
        let learner =
            person.map_or_else(|| self.reader.say("page-guest"), |person| person.name.clone());
        let others = OTHERS.into_iter().map(str::to_owned);
        std::iter::once(learner).chain(others).take(usize::from(players)).collect()
    }

    fn coach(&self, lesson: &Lesson, question: &str, times: usize) -> Markup {
        let text = lesson.about(question).and_then(|advice| advice.text(times));
        html! {
            @if let Some(text) = text { p.coach { (Icon::Bulb.show()) span { (self.reader.say(text)) } } }
        }
    }

    /// The clause of a question, as a small link.
    fn rule(&self, question: &str) -> Markup {
        let rules =
            |clause| self.reader.link(&format!("/rules/{}", self.info.name), &format!("#{clause}"));
        html! {
            @if let Some(clause) = self.kit.clause_for(question) {
                a.rule href=(rules(clause)) { (self.reader.phrase(&Phrase::new("page-rule").with("clause", clause))) }
            }
        }
    }

    /// Every legal action as a button of a plain form; it adds itself to the decisions so far.
    fn offers(&self, stand: &Stand, moves: &[String], say: &dyn Fn(&Phrase) -> String) -> Markup {
        let choices = stand.position.choices(LEARNER);
        let fields = self.carried(moves);
        let address = format!("{}#lesson", self.own_address());
        let turn = moves.len().to_string();
        let desk = Desk {
            method: "get",
            address: &address,
            name: "moves",
            fields: &fields,
            turn: &turn,
            say,
        };
        let fall = stand.fall();
        let step = |offer: &Offer| stand.step_of(LEARNER, &offer.notation);
        html! {
            @if let Some(fall) = &fall { (self.fall(fall, moves.len())) }
            section.choices aria-label=(self.reader.say("page-you-can")) {
                (desk.bundles(&choices.bundles))
                form.offers #offers method="get" action=(address) {
                    (fields)
                    @for offer in &choices.offers {
                        button name="moves" value=(offer.notation) data-step=[step(offer)]
                            data-run-out[fall.is_some() && step(offer).is_none()]
                            data-targets=(parts::targets(offer)) {
                            (say(&offer.phrase))
                        }
                    }
                }
            }
        }
    }

    /// A clock that falls as at a table, once somebody has had a moment to look at it.
    fn fall(&self, fall: &Fall, number: usize) -> Markup {
        const MOMENT: &str = "-1500";
        html! {
            section.tile.fall #fall data-fall=(number) data-steps=(fall.clock.steps)
                data-step-millis=(fall.clock.step_millis) data-age=(MOMENT) data-seat=(LEARNER) data-until=[fall.until]
                role="status" {
                output.huge data-price data-keep aria-hidden="true" {}
                .ladder data-keep aria-hidden="true" { @for _ in 0..fall.clock.steps { i {} } }
                button.main.press type="button" data-stop {
                    span data-press data-keep {} " " kbd { (self.reader.say("page-space-bar")) }
                }
            }
        }
    }

    /// What the address holds besides the next decision.
    fn carried(&self, moves: &[String]) -> Markup {
        html! {
            @if let Some(code) = self.reader.chosen() { input type="hidden" name="language" value=(code); }
            @if let Some(table) = self.reader.table() { input type="hidden" name="table" value=(table); }
            @for decided in moves { input type="hidden" name="moves" value=(decided); }
        }
    }

    /// One step back, and the beginning: forms too, so that addresses are written in one way.
    fn back(&self, moves: &[String]) -> Markup {
        let Some((_, before)) = moves.split_last() else { return html! {} };
        let action = format!("{}#lesson", self.own_address());
        let way = |kept: &[String], key: &'static str| {
            html! {
                form method="get" action=(action) { (self.carried(kept)) button { (self.reader.say(key)) } }
            }
        };
        html! {
            .ways {
                (way(before, "book-step-back"))
                @if !before.is_empty() { (way(&[], "book-begin-again")) }
            }
        }
    }

    fn done(&self) -> Markup {
        html! {
            .ask aria-live="polite" {
                h2.question { (self.reader.say("book-done")) }
                p.coach { (Icon::Bulb.show()) span { (self.reader.say("book-done-text")) } }
            }
            (self.ways())
        }
    }

    fn onward(&self) -> Markup {
        html! {
            section.tile.onward {
                h2 { (self.reader.say("book-onward")) }
                p { (self.reader.say("book-onward-text")) }
                (self.ways())
            }
        }
    }

    fn ways(&self) -> Markup {
        let rules = self.reader.link(&format!("/rules/{}", self.info.name), "");
        html! {
            .ways {
                @if let Some(table) = self.reader.table() {
                    a.button.main href={ "/table/" (table) } { (self.reader.say("book-back-to-friends")) }
                } @else {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(self.info.name);
                        (shown::nonce())
                        button.main { (self.reader.say("page-play-now")) }
                    }
                }
                a.button href=(rules) { (self.reader.say("book-read")) }
            }
        }
    }
}
