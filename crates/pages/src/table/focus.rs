//! The question: who is asked what, what the coach says, what is about to be decided, and the ways back and to help.

use std::sync::Arc;

use damrak_core::{Choices, Offer, Phrase, Seat};
use damrak_draw::{Part, Scene};
use damrak_store::Status;
use damrak_table::model::Chapter;
use damrak_words::words;
use maud::{Markup, html};

use super::scenery::{Scenery, token};
use crate::bundles::Desk;
use crate::field::{Marked, shown};
use crate::icons::Icon;
use crate::parts::targets;

/// Offers that have a key of their own.
const KEYS: usize = 9;
/// So many stand with the question as buttons; more are a list that is asked for.
const FEW: usize = 4;

/// The key that chooses an offer.
pub(super) fn key(index: usize) -> Markup {
    html! { @if index < KEYS { kbd { (index + 1) } } }
}

/// So many letters of a question fit into two lines of a phone.
const TWO_LINES: usize = 60;

/// How one decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ways {
    /// By a button for each decision.
    Buttons,
    /// By pointing at something and confirming what was picked.
    Pointing,
}

impl Ways {
    /// Few decisions are buttons, unless there are things to point at among the words of the question.
    fn of(choices: &Choices, scene: &Scene) -> Self {
        // Where each takes several steps, a sentence that says them all is long: pointing at them says it sooner.
        let in_steps = |offers: &[Offer]| {
            offers.len() > 1 && offers.iter().all(|offer| offer.targets.len() > 1)
        };
        let few =
            choices.offers.len() <= FEW && choices.bundles.is_empty() && !in_steps(&choices.offers);
        let points = |html: &str| html.contains(" data-target=\"");
        match few && !scene.focus.iter().filter_map(Part::html).any(points) {
            true => Ways::Buttons,
            false => Ways::Pointing,
        }
    }
}

impl Scenery<'_> {
    /// Everything that a decision needs besides the pictures.
    pub(super) fn focus(&self, scene: &Scene) -> Markup {
        let mine = self.is_my_turn();
        let over = self.table.head().status != Status::Playing;
        let fall = self.fall();
        html! {
            section.box.focus.mine[mine].seated[self.own_seat().is_some()].asks[fall.is_some()].over[over].won[over && self.has_won()] #turn {
                .ask.long[self.asks_at_length()] aria-live="polite" { (self.asked()) }
                .quick {
                    (self.undo())
                    label.unfold for="unfold" title=(self.word("page-unfold")) { (Icon::Down.show()) }
                }
                input.tab-switch #unfold type="checkbox" aria-label=(self.word("page-unfold"));
                .fold {
                    (self.motions())
                    (self.coach())
                    @if let Some(fall) = &fall { (fall) }
                    @if !over { @for one in &scene.focus { (focus_part(one)) } }
                    (Marked::Between(&self.outcome()))
                    @if !over { (self.offers(scene)) }
                }
            }
        }
    }

    /// Whether the question is longer than two lines of a phone.
    fn asks_at_length(&self) -> bool {
        let question = self.asked_seat().and_then(|seat| self.table.question(seat));
        question.is_some_and(|question| self.phrase(&question).chars().count() > TWO_LINES)
    }

    /// Whose question is shown: one's own if there is one.
    fn asked_seat(&self) -> Option<Seat> {
        let own = self.own_seat().filter(|_| self.is_my_turn());
        own.or_else(|| self.table.waiting().first())
    }

    /// Whose turn it is, and the question.
    fn asked(&self) -> Markup {
        let asked = self.asked_seat();
        let question = asked.and_then(|seat| self.table.question(seat));
        if self.table.head().status != Status::Playing {
            return html! { p.who { b { (self.word("page-over")) } } h1 #question tabindex="-1" { (self.verdict()) } };
        }
        html! {
            p.who {
                @if let Some(seat) = asked { (token(seat)) }
                b { (self.whose_turn()) }
                @if let Some(question) = &question { (self.clause(question.key)) }
            }
            @if self.table.is_paused() { h1 #question tabindex="-1" { (self.word("page-paused")) } }
            @else if let Some(question) = &question { h1 #question tabindex="-1" { (self.phrase(question)) } }
        }
    }

    fn whose_turn(&self) -> String {
        if self.is_my_turn() {
            return self.word("page-your-turn");
        }
        let name = |seat| Phrase::new("page-name").with("player", seat);
        let whom: Vec<Phrase> = self.table.waiting().into_iter().map(name).collect();
        self.phrase(&Phrase::new("page-waiting-for").with("players", whom))
    }

    /// The rule that matters at this question.
    fn clause(&self, question: &str) -> Markup {
        let game = self.table.rules().info().name;
        let Some(clause) = self.table.kit().clause_for(question) else { return html! {} };
        let label = Phrase::new("page-rule").with("clause", clause);
        html! {
            a.rule href={ "/rules/" (game) "#" (clause) } data-rule={ "/rules/" (game) "/" (clause) } {
                (words().say(self.look.language, &label, self.names))
            }
        }
    }

    /// What a coach would have one think of at this question.
    fn coach(&self) -> Markup {
        let question = self.own_seat().filter(|_| self.is_my_turn());
        let question = question.and_then(|seat| self.table.question(seat));
        let lesson = self.table.kit().lesson.as_ref();
        let said = question.zip(lesson).and_then(|(question, lesson)| {
            lesson.about(question.key)?.text(0).map(|key| self.word(key))
        });
        html! {
            @if let Some(said) = said {
                input.tab-switch #coach-asked type="checkbox" aria-label=(self.word("page-coach"));
                label.ask-coach for="coach-asked" title=(self.word("page-coach")) { "?" }
                p.coach { (Icon::Bulb.show()) span title=(said) { (said) } }
            }
        }
    }

    /// What the viewer may do: the button that does what is picked, the ways back and to help, and every decision as a
    /// sentence that names what can be pointed at instead.
    fn offers(&self, scene: &Scene) -> Markup {
        let Some(seat) = self.own_seat() else { return html! {} };
        let mut choices = self.table.choices();
        let fall = self.table.fall(self.circumstances);
        if fall.is_none() && self.table.falling_clock().is_some() {
            // The clock waits for somebody.
            choices = Choices::default();
        }
        let falls = fall.is_some();
        let ways = Ways::of(&choices, scene);
        html! {
            @if !falls && !choices.is_empty() { (self.pickable(seat, &choices, ways)) }
            (self.hint())
            .tools {
                (self.undo())
                (self.ask_for_hint())
                @if let Some(fall) = &fall {
                    details.words #offers { (summary(&self.word("page-stop-at"))) (self.stops(seat, fall, &choices.offers)) }
                } @else if ways == Ways::Pointing && !choices.offers.is_empty() || choices.bundles.iter().any(|one| !one.named.is_empty()) {
                    (self.in_words(seat, &choices))
                }
            }
        }
    }

    /// What is sent with every decision.
    fn fields(&self, seat: Seat) -> Markup {
        html! {
            input type="hidden" name="wish" value="decide";
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="turn" value=(self.table.turn());
        }
    }

    /// Few decisions are buttons at once; of many the one that is picked is.
    fn pickable(&self, seat: Seat, choices: &Choices, ways: Ways) -> Markup {
        html! {
            @if ways == Ways::Buttons {
                div #offers { (self.list(seat, &choices.offers)) }
            } @else {
                p.decide { (self.confirm()) }
                (self.desk(seat, |desk| desk.numbers(&choices.bundles)))
            }
            button.step-back type="button" hidden { (self.word("page-step-back")) kbd { "Esc" } }
        }
    }

    /// The button that decides; what it says belongs to the browser. On a phone it stands under the thumb.
    pub(super) fn confirm(&self) -> Markup {
        html! {
            button.main.confirm type="button" disabled data-keep data-hint=(self.word("page-point")) {
                span { (self.word("page-point")) } kbd { "Enter" }
            }
        }
    }

    /// Every decision in words.
    fn in_words(&self, seat: Seat, choices: &Choices) -> Markup {
        let words = match choices.offers.len() as u32 {
            0 => self.word("page-in-words"),
            count => self.phrase(&Phrase::new("page-all-in-words").with("count", count)),
        };
        html! {
            details.words #offers {
                (summary(&words))
                (self.desk(seat, |desk| desk.things(&choices.bundles)))
                (self.list(seat, &choices.offers))
            }
        }
    }

    fn desk(&self, seat: Seat, show: impl FnOnce(&Desk<'_>) -> Markup) -> Markup {
        let (fields, address, turn) = (self.fields(seat), self.wishes(), self.table.turn());
        show(&Desk {
            method: "post",
            address: &address,
            name: "action",
            fields: &fields,
            turn: &turn.to_string(),
            say: &|phrase| self.phrase(phrase),
        })
    }

    fn list(&self, seat: Seat, offers: &[Offer]) -> Markup {
        html! {
            form.offers method="post" action=(self.wishes()) {
                (self.fields(seat))
                @for (index, offer) in offers.iter().enumerate() {
                    button name="action" value=(offer.notation) data-targets=(targets(offer)) {
                        (self.phrase(&offer.phrase)) (key(index))
                    }
                }
            }
        }
    }

    /// The way back, if there is one: at once where nobody has seen it, else it says whom it asks.
    fn undo(&self) -> Markup {
        let seat = self.own_seat().filter(|seat| self.has_a_say(*seat));
        let running = self.table.head().status == Status::Playing && !self.table.is_paused();
        let falls = self.table.fall(self.circumstances).is_some();
        let Some(seat) = seat.filter(|_| running && !falls && self.table.undo().is_none()) else {
            return html! {};
        };
        let own = |chapter: &&Arc<Chapter>| chapter.seat == Some(seat);
        let last = self.table.story().rev().find(own).map(|last| last.number.saturating_sub(1));
        let back = self.table.may_take_back();
        let asks = self.whom_undo_asks(seat).filter(|_| !back);
        let label = self.word(if back { "page-take-back" } else { "page-undo" });
        html! {
            @if back || last.is_some() {
                form.undo method="post" action=(self.wishes()) title=[asks.as_ref()] {
                    input type="hidden" name="seat" value=(seat);
                    @if let (false, Some(to)) = (back, last) { input type="hidden" name="to" value=(to); }
                    button name="wish" value=(if back { "take-back" } else { "ask-undo" }) {
                        (Icon::Undo.show()) span { (label) }
                        @if let Some(asks) = &asks { small { (asks) } }
                    }
                }
            }
        }
    }

    /// The others who would have to agree; nobody if all of them are played by the computer.
    fn whom_undo_asks(&self, own: Seat) -> Option<String> {
        let seats = self.table.seats().into_iter().enumerate();
        let asked = seats.filter(|(index, state)| *index != own.index() && state.is_active_person);
        let name = |index| Phrase::new("page-name").with("player", Seat::from_index(index));
        let whom: Vec<Phrase> = asked.map(|(index, _)| name(index)).collect();
        let asks = || self.phrase(&Phrase::new("page-undo-asks").with("players", whom.clone()));
        (!whom.is_empty()).then(asks)
    }
}

fn summary(words: &str) -> Markup {
    html! { summary { (Icon::List.show()) (words) } }
}

/// Something to choose, or to know, right at the question.
fn focus_part(one: &Part) -> Markup {
    let part = html! {
        section.focus-part id={ "part-" (one.id) } aria-label=(one.title) { (shown(one)) }
    };
    html! { (Marked::Between(&part)) }
}
