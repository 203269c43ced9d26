//! What can be done at a table besides deciding, and what kind of table it is.

use damrak_core::{Phrase, Seat};
use damrak_store::Status;
use maud::{Markup, html};

use super::scenery::Scenery;
use damrak_table::absence::span;
use damrak_table::model::Occupant;
use damrak_table::settings::ClockRule;
use damrak_table::sight::SeatFacts;

impl Scenery<'_> {
    pub(super) fn menu(&self) -> Markup {
        let id = self.table.id();
        let game = self.table.rules().info().name;
        let playing = self.table.head().status == Status::Playing;
        html! {
            div.news.quiet-menu #menu {
                @if let Some(seat) = self.own_seat().filter(|seat| playing && self.has_a_say(*seat)) { (self.wishes_of(seat)) }
                (self.who_may_watch())
                (self.switches())
                (self.by_ear())
                dl.facts {
                    dt { (self.word("page-variant")) } dd { (self.variant()) }
                    dt { (self.word("page-edition")) } dd { (self.table.rules().edition().name) }
                    dt { (self.word("page-rules")) } dd { (self.rules_version()) }
                    dt { (self.word("page-clock")) } dd { (self.clock_rule()) }
                    dt { (self.word("page-hints")) }
                    dd { (self.word(if self.table.allows_hints() { "page-yes" } else { "page-no" })) }
                    dt { (self.word("page-rated")) }
                    dd { (self.word(if self.table.head().rated { "page-yes" } else { "page-no" })) }
                }
                p.links {
                    a href={ "/rules/" (game) } { (self.word("page-rules")) }
                    a href={ "/table/" (id) "/share" } { (self.word("page-invite")) }
                    a href={ "/table/" (id) "/fair" } { (self.word("page-fair")) }
                    @if self.table.settings().spectators { a href={ "/table/" (id) "/screen" } { (self.word("boards-screen")) } }
                    a href={ "/table/" (id) "/at/0" } { (self.word("page-replay")) }
                    @if playing && self.plays_alone() {
                        a href={ "/table/" (id) "/think/" (self.table.decisions()) } { (self.word("boards-think")) }
                    }
                    a href={ "/table/" (id) "/report" } { (self.word("admin-report")) }
                }
            }
        }
    }

    /// Whether only bots sit beside whoever looks.
    fn plays_alone(&self) -> bool {
        let is_person = |seat: &SeatFacts<'_>| matches!(seat.occupant, Occupant::Person { .. });
        self.own_seat().is_some()
            && self.table.seats().iter().filter(|seat| is_person(seat)).count() == 1
    }

    /// The ways to the keys and to the board in words.
    fn by_ear(&self) -> Markup {
        html! {
            p.links {
                button.link type="button" data-keys { (self.word("keys-title")) }
                label.link for="tab-words" { (self.word("keys-words-open")) }
            }
        }
    }

    /// By which version of the rules it is played, and whether that is the newest.
    fn rules_version(&self) -> String {
        let rules = self.table.rules();
        let (version, newest) = (rules.setup().rules, rules.info().newest_rules());
        let key = if version == newest { "page-rules-newest" } else { "page-rules-former" };
        let phrase = Phrase::new(key).with("version", version.to_string());
        self.phrase(&phrase.with("newest", newest.to_string()))
    }

    fn wishes_of(&self, seat: Seat) -> Markup {
        let is_replaced = self.table.seat(seat).is_some_and(|state| state.stand_in.is_some());
        let pause = if self.table.is_paused() { "resume" } else { "pause" };
        let pause_word = match self.table.is_paused() {
            true => "page-resume",
            false if self.table.must_ask_for_pause(seat) => "page-ask-pause",
            false => "page-pause",
        };
        // Who has a bot play for them comes back before they have anything to do with clocks or seats.
        let plays = self.plays(seat);
        let absent = if plays { self.absent(seat) } else { Vec::new() };
        html! {
            form.wishes method="post" action=(self.wishes()) {
                input type="hidden" name="seat" value=(seat);
                @if plays { button name="wish" value=(pause) { (self.word(pause_word)) } }
                @if is_replaced {
                    button name="wish" value="return" { (self.word("page-return")) }
                }
            }
            @if !absent.is_empty() { p.muted { small { (self.when_replaced()) } } }
            @for other in absent {
                form.wishes method="post" action=(self.wishes()) {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="about" value=(other);
                    input type="hidden" name="agrees" value="true";
                    button name="wish" value="vote-replace" {
                        (self.phrase(&Phrase::new("page-replace").with("player", other)))
                    }
                }
            }
            details {
                summary { (self.word("page-ways-out")) }
                p.muted { small { (self.word("page-vote-end-about")) } }
                form.wishes method="post" action=(self.wishes()) {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="agrees" value="true";
                    button name="wish" value="vote-end" { (self.word("page-propose-end")) }
                }
                form.wishes method="post" action=(self.wishes()) {
                    input type="hidden" name="seat" value=(seat);
                    button name="wish" value="resign" { (self.word("page-resign")) }
                }
            }
        }
    }

    /// The table's maker says whether others may watch.
    pub(super) fn who_may_watch(&self) -> Markup {
        let owns = |seat: SeatFacts<'_>| match seat.occupant {
            Occupant::Person { id, .. } => *id == self.table.head().owner,
            _ => false,
        };
        let own = self.own_seat().and_then(|seat| self.table.seat(seat));
        if self.table.is_over() || !own.is_some_and(owns) {
            return html! {};
        }
        let allowed = self.table.settings().spectators;
        let word = if allowed { "page-spectators-out" } else { "page-spectators-in" };
        html! {
            form.wishes method="post" action=(self.wishes()) {
                input type="hidden" name="allowed" value=(!allowed);
                button name="wish" value="set-spectators" { (self.word(word)) }
            }
        }
    }

    /// When the others may have a bot play for somebody, and what that means for them.
    pub(super) fn when_replaced(&self) -> String {
        let away = span(self.table.away_before_replaced());
        let key =
            if self.table.head().rated { "page-replace-about-rated" } else { "page-replace-about" };
        self.phrase(&Phrase::new(key).with("time", away))
    }

    /// Those whose time is up or who are away: the others may ask a bot to play for them.
    fn absent(&self, own: Seat) -> Vec<Seat> {
        let seats = self.table.seats().into_iter().enumerate();
        let away =
            |index: usize| !self.circumstances.presence.get(index).is_some_and(|at| at.online);
        let at_zero =
            |state: &SeatFacts<'_>| state.clock.left_at(self.circumstances.now) == Some(0);
        seats
            .filter(|(index, state)| {
                let gone = away(*index) || at_zero(state);
                *index != own.index() && state.is_active_person && gone
            })
            .map(|(index, _)| Seat::from_index(index))
            .collect()
    }

    fn variant(&self) -> String {
        let setup = self.table.rules().setup();
        let known = self.table.rules().info().variants.iter().find(|one| one.name == setup.variant);
        known.map(|variant| self.word(variant.title)).unwrap_or_default()
    }

    fn clock_rule(&self) -> String {
        self.phrase(&match self.table.settings().clock {
            ClockRule::None => Phrase::new("page-clock-none"),
            ClockRule::PerDecision { seconds } => {
                Phrase::new("page-clock-per-decision").with("time", span(seconds))
            }
            ClockRule::Bank { seconds, increment } => Phrase::new("page-clock-bank")
                .with("time", span(seconds))
                .with("increment", span(increment)),
        })
    }
}
