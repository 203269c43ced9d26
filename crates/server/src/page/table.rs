//! The page of a table, and how it is painted again at every change.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_core::{Phrase, Seat, Viewer};
use damrak_draw::{Context, Purse, Scene, Sheet, drawing};
use damrak_store::{Status, TableId};
use damrak_words::words;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value};

use super::shell::{page, say, sorry};
use crate::app::App;
use crate::problem::Problem;
use crate::table::message::Visit;
use crate::table::model::{Occupant, SeatState, Table};
use crate::table::render::{Form as PictureForm, Look, Moments};
use crate::table::wish::Wish;
use crate::who::{Known, Who};

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    let id = TableId(table);
    let person = who.person.as_ref().map(|person| person.id.clone());
    let language = who.language;
    let visit = Visit { person, seat: None, language, form: PictureForm::Page };
    let looked = app.hub.look(&id, visit).await;
    let picture = match looked {
        Ok(picture) => picture.document(),
        Err(problem) => return sorry(&who, &problem),
    };
    let picture: Value = serde_json::from_slice(&picture).unwrap_or_default();
    let part = |name: &str| picture[name].as_str().unwrap_or_default();
    let body = PreEscaped(part("html").to_owned());
    page(&who, part("title"), &body).into_response()
}

/// A wish from a plain form; numbers come as text there.
pub(super) async fn wish(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
    known: Result<Known, crate::answer::Refusal>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let id = TableId(table);
    let granted = async {
        let known = known.map_err(|_| Problem::sign_in())?;
        let mut document = Map::new();
        for (name, text) in fields {
            let number =
                text.parse::<u32>().ok().filter(|_| matches!(&*name, "seat" | "to" | "about"));
            document.insert(name, number.map_or(Value::String(text), Value::from));
        }
        let wish: Wish = serde_json::from_value(Value::Object(document))
            .map_err(|error| Problem::bad("server-bad-body").with("problem", error.to_string()))?;
        app.hub.wish(&id, known.asker(), wish).await
    };
    match granted.await {
        Ok(_) => Redirect::to(&format!("/table/{id}")).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}

/// A table as it is painted for one way of looking: everything that changes on its page.
#[derive(Debug)]
pub struct Scenery<'a> {
    /// The table.
    pub table: &'a Table,
    /// For whom.
    pub look: Look,
    /// The moment.
    pub moments: Moments<'a>,
    /// What everybody is called.
    pub names: &'a Vec<String>,
}

impl Scenery<'_> {
    /// The page's main part; `story` are the chapters as list items.
    pub fn html<'s>(&self, story: impl Iterator<Item = &'s str>) -> String {
        let id = &self.table.head.id;
        let socket = format!("/api/v1/tables/{id}/socket?form=page");
        let scene = self.table.game.as_ref().and_then(|game| {
            let context = Context {
                viewer: self.look.viewer,
                language: self.look.language,
                names: self.names,
            };
            let view = game.position.look(self.look.viewer);
            drawing(self.table.rules.info().name)?.draw(view.as_ref(), &context)
        });
        let markup = html! {
            .wide #table data-table=(id) data-socket=(socket) {
                p #said role="alert" {}
                @match &scene {
                    Some(scene) => (self.playing(scene, story)),
                    None => (self.gathering()),
                }
            }
        };
        markup.into_string()
    }

    fn word(&self, key: &'static str) -> String {
        say(self.look.language, key)
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        words().say_sentence(self.look.language, phrase, self.names)
    }

    fn own_seat(&self) -> Option<Seat> {
        match self.look.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn playing<'s>(&self, scene: &Scene, story: impl Iterator<Item = &'s str>) -> Markup {
        html! {
            .play {
                .sheets {
                    (sheet(&scene.board, "board-box"))
                    @for tray in &scene.trays { (sheet(tray, "tray-box")) }
                }
                .side {
                    (self.turn())
                    (self.offers())
                    (self.result())
                    section.tile #players {
                        h2 { (self.word("page-players")) }
                        ul.players { @for purse in &scene.purses { (self.player(purse)) } }
                    }
                    @for panel in &scene.panels {
                        section.tile id={ "panel-" (panel.id) } {
                            h2 { (panel.title) }
                            .panel { (PreEscaped(&panel.html)) }
                        }
                    }
                    section.tile #story {
                        h2 { (self.word("page-story")) }
                        ol.story { @for chapter in story.collect::<Vec<_>>().into_iter().rev() { (PreEscaped(chapter)) } }
                    }
                }
            }
        }
    }

    fn turn(&self) -> Markup {
        let waiting = self.table.waiting();
        let mine = self.own_seat().is_some_and(|seat| waiting.contains(seat));
        let question = waiting.first().zip(self.table.game.as_ref()).map(|(seat, game)| {
            self.phrase(&game.position.question(self.own_seat().filter(|_| mine).unwrap_or(seat)))
        });
        let whom: Vec<Phrase> =
            waiting.into_iter().map(|seat| Phrase::new("page-name").with("player", seat)).collect();
        html! {
            section.tile.turn.mine[mine] #turn aria-live="polite" {
                @if self.table.head.status != Status::Playing {
                    b { (self.word("page-over")) }
                } @else if mine {
                    b { (self.word("page-your-turn")) }
                    (question.unwrap_or_default())
                } @else {
                    b { (self.phrase(&Phrase::new("page-waiting-for").with("players", whom))) }
                    (question.unwrap_or_default())
                }
                @if self.table.paused { p { (self.word("page-paused")) } }
            }
        }
    }

    /// What the viewer may do, as sentences; each names what can be pointed at instead.
    fn offers(&self) -> Markup {
        let Some(seat) = self.own_seat() else { return html! {} };
        let offers = self.table.offers(seat);
        let back = !self.table.paused && self.table.may_take_back(seat);
        if offers.is_empty() && !back {
            return html! {};
        }
        let address = format!("/table/{}/wish", self.table.head.id);
        html! {
            section.tile #offers {
                h2 { (self.word("page-you-can")) }
                form.offers method="post" action=(address) {
                    input type="hidden" name="wish" value="decide";
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="turn" value=(self.table.turn(seat));
                    @for (index, offer) in offers.iter().enumerate() {
                        button name="action" value=(offer.notation)
                            data-targets=(offer.targets.iter().map(|target| target.0.as_str()).collect::<Vec<_>>().join(" ")) {
                            (self.phrase(&offer.phrase))
                            @if index < 9 { kbd { (index + 1) } }
                        }
                    }
                }
                @if back {
                    form.offers method="post" action=(address) {
                        input type="hidden" name="seat" value=(seat);
                        button name="wish" value="take-back" { (self.word("page-take-back")) }
                    }
                }
            }
        }
    }

    fn result(&self) -> Markup {
        let Some(standing) = self.table.standing() else { return html! {} };
        html! {
            section.tile #result {
                h2 { (self.word("page-result")) }
                ol.story { @for line in &standing.told { li { (self.phrase(line)) } } }
            }
        }
    }

    fn player(&self, purse: &Purse) -> Markup {
        let index = purse.seat.index();
        let state = &self.table.seats[index];
        let here = self.moments.presence.get(index).is_some_and(|presence| presence.online);
        let bot = matches!(state.occupant, Occupant::Bot { .. });
        let left = state.clock.left_at(self.moments.now);
        html! {
            li.on[self.table.waiting().contains(purse.seat)] {
                span.token { (PreEscaped(&purse.token)) }
                span {
                    (self.names.get(index).map_or("", String::as_str))
                    @if bot { small.muted { " " (self.word("page-bot")) } }
                    @else { span.dot.here[here] {} }
                    @if let Some(left) = left { span.clock { (clock(left)) } }
                }
                span.purse title=(purse.text) {
                    @for part in &purse.parts { span title=(part.label) { (PreEscaped(&part.sign)) (part.value) } }
                }
            }
        }
    }

    /// Before the game: who sits where, and what is missing.
    fn gathering(&self) -> Markup {
        let address = format!("/table/{}/wish", self.table.head.id);
        let full = self.table.seats.iter().all(|seat| seat.occupant != Occupant::Open);
        html! {
            section.tile.prose {
                h2 { (self.table.head.title) }
                ul.seats {
                    @for (index, seat) in self.table.seats.iter().enumerate() {
                        (self.seat(index, seat, &address))
                    }
                }
                @if self.table.head.status == Status::Closed {
                    p { (self.word("page-closed")) }
                } @else if full && self.own_seat().is_some() {
                    form method="post" action=(address) {
                        button.main name="wish" value="start" { (self.word("page-start")) }
                    }
                } @else {
                    p.muted { (self.word("page-share")) }
                }
            }
        }
    }

    fn seat(&self, index: usize, seat: &SeatState, address: &str) -> Markup {
        html! {
            li {
                span { (index + 1) ". " (self.names.get(index).map_or("", String::as_str)) }
                @if seat.occupant == Occupant::Open {
                    @if self.own_seat().is_none() {
                        form method="post" action=(address) {
                            input type="hidden" name="wish" value="sit";
                            button name="seat" value=(index + 1) { (self.word("page-sit")) }
                        }
                    } @else { span.muted { (self.word("page-open-seat")) } }
                }
            }
        }
    }
}

fn sheet(sheet: &Sheet, class: &str) -> Markup {
    html! {
        section.tile.sheet-box.(class) id={ "box-" (sheet.id) } {
            h2 { (sheet.title) }
            (PreEscaped(&sheet.svg))
        }
    }
}

/// Hours, minutes and seconds, or days.
fn clock(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => format!("{days} d {hours} h"),
    }
}

/// A chapter of the story as a list item.
pub(crate) fn chapter(number: u32, lines: &[String]) -> String {
    html! { li data-key={ "told-" (number) } { (lines.join(" ")) } }.into_string()
}
