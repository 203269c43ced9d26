//! How to play: what a game is about, a first turn with a coach, and where to go from there.

use damrak_core::{GameInfo, Phrase, Seat, Viewer};
use damrak_draw::Context;
use damrak_kit::{Kit, Kits, Lesson};
use damrak_words::words;
use maud::{Markup, PreEscaped, html};

use super::figures;
use super::lesson::{FirstTurn, LEARNER, Stand};
use super::reader::Reader;
use crate::bundles::Desk;
use crate::site::shown;
use crate::{Page, assets, parts};

/// Whom the learner plays against, as far as there are seats.
const OTHERS: [&str; 4] = ["Saskia", "Titus", "Geertje", "Cornelis"];

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
    Page::new(class.title(), body)
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
                @if began { h1 { (self.title()) } } @else { (self.head()) (self.steps(lesson)) }
                (self.turn(lesson, turn))
                (self.onward())
                @if began {
                    details.tile.again {
                        summary { (self.reader.say("book-learn-steps")) }
                        (self.steps(lesson))
                    }
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
                (self.reader.languages(&self.own_address()))
            }
        }
    }

    fn steps(&self, lesson: &Lesson) -> Markup {
        let language = self.reader.language();
        html! {
            ol.steps {
                @for step in lesson.steps {
                    li.tile {
                        @if let Some(svg) = figures::picture(self.kits, self.info.name, step.picture, language) {
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

    /// The first turn: the board, what is asked, what the coach says, what can be done.
    fn turn(&self, lesson: &Lesson, turn: &FirstTurn) -> Markup {
        let FirstTurn { stand, moves, went_astray } = turn;
        let names = self.names(stand.position.rules().players());
        let viewer = Viewer::Seat(LEARNER);
        let context = Context::new(viewer, self.reader.language(), &names);
        let view = stand.position.look(viewer);
        let scene = self.kit.drawing.and_then(|game| game.draw(view.as_ref(), &context));
        let say = |phrase: &Phrase| words().say_sentence(self.reader.language(), phrase, &names);
        let told = stand.told.iter().map(|told| say(&told.phrase));
        let named = |seat: Seat| Phrase::new("page-name").with("player", seat);
        let others: Vec<Phrase> =
            Seat::all(names.len() as u8).filter(|seat| *seat != LEARNER).map(named).collect();
        html! {
            section.lesson #lesson data-lesson="" {
                @if *went_astray { p.notice role="status" { (self.reader.say("book-astray")) } }
                h2.lesson-title { (self.reader.say("book-first-turn")) }
                @if moves.is_empty() {
                    p.lesson-about { (say(&Phrase::new("book-first-turn-about").with("others", others))) }
                }
                .play {
                    .sheets {
                        @if let Some(scene) = &scene {
                            (parts::board(&scene.board.sheet, self.reader.language()))
                            @for tray in scene.parts() { (parts::tray(tray)) }
                        }
                    }
                    .side {
                        @match stand.question() {
                            Some((key, times)) => {
                                section.tile.turn.mine aria-live="polite" {
                                    b { (say(&stand.position.question(LEARNER))) }
                                    (self.coach(lesson, key, times))
                                }
                                (self.offers(stand, moves, &say))
                            }
                            None => (self.done()),
                        }
                        section.tile.told {
                            h2 { (self.reader.say("book-happened")) }
                            ol.story { @for line in told { li { (line) } } }
                        }
                        (self.back(moves))
                    }
                }
            }
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
        let rules =
            |clause| self.reader.link(&format!("/rules/{}", self.info.name), &format!("#{clause}"));
        html! {
            @if let Some(text) = text { p.coach { (self.reader.say(text)) } }
            @if let Some(clause) = self.kit.clause_for(question) {
                a.rule-link href=(rules(clause)) { (self.reader.phrase(&Phrase::new("book-see-clause").with("clause", clause))) }
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
        html! {
            section.tile.choices {
                h2 { (self.reader.say("page-you-can")) }
                (desk.bundles(&choices.bundles))
                form.offers method="get" action=(address) {
                    (fields)
                    @for offer in &choices.offers {
                        button name="moves" value=(offer.notation)
                            data-targets=(parts::targets(offer)) {
                            (say(&offer.phrase))
                        }
                    }
                }
            }
        }
    }

    /// What the address holds besides the next decision.
    fn carried(&self, moves: &[String]) -> Markup {
        html! {
            @if let Some(code) = self.reader.chosen() { input type="hidden" name="language" value=(code); }
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
            section.tile.turn.mine aria-live="polite" {
                b { (self.reader.say("book-done")) }
                p.coach { (self.reader.say("book-done-text")) }
                (self.ways())
            }
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
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(self.info.name);
                    (shown::nonce())
                    button.main { (self.reader.say("page-play-now")) }
                }
                a.button href=(rules) { (self.reader.say("book-read")) }
            }
        }
    }
}
