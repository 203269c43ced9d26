//! The form for a new table: what is usually wanted in front, the rest behind a click.

use damrak_core::{GameInfo, OptionInfo, OptionKind, Phrase};
use damrak_kit::{Kit, Kits};
use damrak_words::Language;
use maud::{Markup, PreEscaped, html};

use super::fields::Fields;
use super::shown;
use crate::home::players;
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor, opponents};
use damrak_table::Problem;

/// The choice of a game.
pub fn games(who: &Visitor, kits: &Kits) -> Page {
    let language = who.language;
    let body = html! {
        .wide {
            h1 { (say(language, "site-which-game")) }
            ul.games {
                @for (kit, info) in kits.iter().map(|kit| (kit, kit.info())) {
                    li.tile {
                        a.whole href={ "/new?game=" (info.name) } {
                            .picture { (tile(kit)) }
                            .about {
                                h2 { (info.title) }
                                p { (say(language, info.about)) }
                                small.muted { (players(info, language)) }
                            }
                        }
                    }
                }
            }
        }
    };
    Page::new(say(language, "site-new-table"), body)
}

/// The game's Delft tile.
pub fn tile(kit: &Kit) -> Markup {
    html! { @if let Some(tile) = kit.tile() { (PreEscaped(tile)) } }
}

/// The form as it is filled in, with what is wrong with it at its top.
pub fn form(who: &Visitor, kit: &'static Kit, fields: &Fields, problem: Option<&Problem>) -> Page {
    let info = kit.info();
    let form = NewForm { language: who.language, kit, info, fields };
    let word = |key| say(who.language, key);
    let body = html! {
        .prose.new-table {
            .game-head {
                (tile(kit))
                div { h1 { (info.title) } p.muted { (word(info.about)) } }
            }
            @if let Some(problem) = problem { (shown::problem(who.language, problem, Some(info.name))) }
            form method="post" action="/new" {
                input type="hidden" name="game" value=(info.name);
                input type="hidden" name="sent" value="1";
                (shown::nonce())
                @if who.person.is_none() {
                    section.tile {
                        h2 { (word("site-your-name")) }
                        .inside { (name_field(who.language, fields)) }
                    }
                }
                (form.seats())
                (form.variants())
                (form.pace())
                (form.rules())
                (form.more())
                p.actions { button.main { (word("site-make-table")) } }
            }
        }
    };
    Page::new(word("site-new-table"), body).because_of(problem)
}

/// The field for the name of somebody who has none yet.
pub fn name_field(language: Language, fields: &Fields) -> Markup {
    html! {
        input name="name" maxlength="40" autocomplete="nickname" value=(fields.or("name", ""))
            aria-label=(say(language, "site-your-name")) placeholder=(say(language, "page-guest"));
    }
}

/// Who is wanted on a seat when nobody has said so: its maker first, then somebody they invite.
pub fn usual_seat(number: u8) -> &'static str {
    if number == 1 { "me" } else { "invite" }
}

struct NewForm<'a> {
    language: Language,
    kit: &'static Kit,
    info: &'static GameInfo,
    fields: &'a Fields,
}

impl NewForm<'_> {
    fn word(&self, key: &'static str) -> String {
        say(self.language, key)
    }

    /// One of several, all to be seen.
    fn radio(&self, name: &str, value: &str, before: &str, title: &str, help: &str) -> Markup {
        let chosen = self.fields.or(name, before) == value;
        html! {
            label.choice {
                input type="radio" name=(name) value=(value) checked[chosen];
                span { b { (title) } small { (help) } }
            }
        }
    }

    fn tick(&self, name: &str, before: bool, title: &str, help: &str) -> Markup {
        html! {
            label.choice {
                input type="checkbox" name=(name) value="on" checked[self.fields.ticked(name, before)];
                span { b { (title) } small { (help) } }
            }
        }
    }

    fn select(&self, name: &str, label: &str, before: &str, values: &[(&str, String)]) -> Markup {
        let chosen = self.fields.or(name, before);
        html! {
            select name=(name) aria-label=(label) {
                @for (value, title) in values {
                    option value=(value) selected[chosen == *value] { (title) }
                }
            }
        }
    }

    fn variants(&self) -> Markup {
        let Some(first) = self.info.variants.first() else { return html! {} };
        html! {
            @if self.info.variants.len() > 1 {
                fieldset.tile {
                    legend { (self.word("site-variant")) }
                    .choices {
                        @for variant in self.info.variants {
                            (self.radio("variant", variant.name, first.name, &self.word(variant.title), &self.word(variant.help)))
                        }
                    }
                }
            }
        }
    }

    fn seats(&self) -> Markup {
        let (least, most) = (*self.info.players.start(), *self.info.players.end());
        let mut values = vec![
            ("me", self.word("site-seat-me")),
            ("invite", self.word("site-seat-invite")),
            ("open", self.word("site-seat-open")),
        ];
        values.extend(opponents::choices(self.language));
        let numbers: Vec<String> = (least..=most).map(|number| number.to_string()).collect();
        let numbers: Vec<(&str, String)> =
            numbers.iter().map(|number| (number.as_str(), number.clone())).collect();
        html! {
            fieldset.tile {
                legend { (self.word("site-who-plays")) }
                .inside {
                    @if least < most {
                        label.field {
                            span { (self.word("site-how-many")) }
                            (self.select("players", &self.word("site-how-many"), numbers.first().map_or("", |first| first.0), &numbers))
                        }
                    }
                    ol.seat-choices {
                        @for number in 1..=most {
                            li data-seat=(number) {
                                span { (say_phrase(self.language, &Phrase::new("site-seat").with("number", number))) }
                                (self.select(&format!("seat-{number}"), &say_phrase(self.language, &Phrase::new("site-seat").with("number", number)), usual_seat(number), &values))
                            }
                        }
                    }
                    p.help { (self.word("site-seats-help")) }
                    (opponents::explained(self.kit, self.language))
                }
            }
        }
    }

    fn pace(&self) -> Markup {
        html! {
            fieldset.tile {
                legend { (self.word("site-pace")) }
                .choices.two {
                    (self.radio("pace", "live", "live", &self.word("site-pace-live"), &self.word("site-pace-live-help")))
                    (self.radio("pace", "turn", "live", &self.word("site-pace-turn"), &self.word("site-pace-turn-help")))
                }
            }
        }
    }

    /// What the game itself lets people choose besides the variant.
    fn rules(&self) -> Markup {
        let editions = self.info.editions;
        html! {
            details.tile open[self.fields.was_sent()] {
                summary { h2 { (self.word("site-options")) } }
                .inside {
                    @for option in self.info.options { (self.option(option)) }
                    @if editions.len() > 1 {
                        label.field {
                            span { (self.word("site-edition")) }
                            select name="edition" {
                                @for edition in editions {
                                    option value=(edition.name) selected[self.fields.get("edition") == Some(edition.name)] { (edition.name) }
                                }
                            }
                        }
                    }
                    label.field.long-text {
                        span { (self.word("site-own-edition")) }
                        textarea name="edition-text" rows="3" spellcheck="false" { (self.fields.or("edition-text", "")) }
                        small.help { (self.word("site-own-edition-help")) }
                    }
                }
            }
        }
    }

    fn option(&self, option: &OptionInfo) -> Markup {
        let field = format!("option-{}", option.name);
        let (title, help) = (self.word(option.title), self.word(option.help));
        match &option.kind {
            OptionKind::Flag { default } => self.tick(&field, *default, &title, &help),
            OptionKind::Number { min, max, default } => html! {
                label.field {
                    span { (title) }
                    input type="number" name=(field) min=(min) max=(max) value=(self.fields.or(&field, &default.to_string()));
                    small.help { (help) }
                }
            },
            OptionKind::Choice(choices) => {
                let by_pace = self.info.live_choices.iter().any(|(name, _)| *name == option.name);
                let first = choices.first().map_or("", |choice| choice.name);
                let first = if by_pace { "" } else { first };
                html! {
                    fieldset.plain {
                        legend { (title) }
                        small.help { (help) }
                        @if by_pace {
                            label.choice {
                                input type="radio" name=(field) value="" checked[self.fields.or(&field, first).is_empty()];
                                span { (self.word("site-as-the-pace")) }
                            }
                        }
                        @for choice in *choices {
                            label.choice {
                                input type="radio" name=(field) value=(choice.name) checked[self.fields.or(&field, first) == choice.name];
                                span { (self.word(choice.help)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A number and its unit.
    fn span_of_time(&self, name: &str, label: &str, before: (&str, &str)) -> Markup {
        let units = [
            ("seconds", self.word("site-seconds")),
            ("minutes", self.word("site-minutes")),
            ("hours", self.word("site-hours")),
            ("days", self.word("site-days")),
        ];
        html! {
            .field.span-of-time {
                span { (label) }
                input type="number" name=(name) min="0" max="2678400" aria-label=(label) value=(self.fields.or(name, before.0));
                (self.select(&format!("{name}-unit"), label, before.1, &units))
            }
        }
    }

    fn clock(&self) -> Markup {
        html! {
            fieldset.plain.clock {
                legend { (self.word("site-clock")) }
                (self.radio("clock", "none", "none", &self.word("site-clock-none"), &self.word("site-clock-none-help")))
                (self.radio("clock", "per-decision", "none", &self.word("site-clock-each"), &self.word("site-clock-each-help")))
                .of-each { (self.span_of_time("time", &self.word("site-clock-time"), ("90", "seconds"))) }
                (self.radio("clock", "bank", "none", &self.word("site-clock-bank"), &self.word("site-clock-bank-help")))
                .of-bank {
                    (self.span_of_time("bank", &self.word("site-clock-bank-time"), ("20", "minutes")))
                    (self.span_of_time("increment", &self.word("site-clock-increment"), ("15", "seconds")))
                }
                .of-zero {
                    label.field {
                        span { (self.word("site-at-zero")) }
                        (self.select("at-zero", &self.word("site-at-zero"), "bot-decides", &[
                            ("bot-decides", self.word("site-at-zero-bot")),
                            ("others-may-replace", self.word("site-at-zero-others")),
                        ]))
                    }
                }
            }
        }
    }

    fn more(&self) -> Markup {
        html! {
            details.tile open[self.fields.was_sent()] {
                summary { h2 { (self.word("site-more")) } }
                .inside {
                    label.field {
                        span { (self.word("site-title")) }
                        input name="title" maxlength="80" value=(self.fields.or("title", "")) placeholder=(self.info.title);
                    }
                    (self.clock())
                    fieldset.plain {
                        legend { (self.word("site-who-finds")) }
                        (self.radio("who-finds", "link", "link", &self.word("site-by-link"), &self.word("site-by-link-help")))
                        (self.radio("who-finds", "public", "link", &self.word("site-public"), &self.word("site-public-help")))
                    }
                    @if !self.info.live_choices.is_empty() {
                        (self.tick("wait-for-absent", true, &self.word("site-wait-for-absent"), &self.word("site-wait-for-absent-help")))
                    }
                    @if self.info.talks {
                        (self.tick("limited-talk", true, &self.word("site-limited-talk"), &self.word("site-limited-talk-help")))
                    }
                    label.field {
                        span { (self.word("site-hints")) }
                        (self.select("hints", &self.word("site-hints"), "", &[
                            ("", self.word("site-hints-alone")),
                            ("yes", self.word("site-hints-yes")),
                            ("no", self.word("site-hints-no")),
                        ]))
                        small.help { (self.word("site-hints-help")) }
                    }
                    (self.tick("spectators", true, &self.word("site-spectators"), &self.word("site-spectators-help")))
                    (self.tick("sealed", false, &self.word("site-sealed"), &self.word("site-sealed-help")))
                    (self.tick("rated", false, &self.word("site-rated"), &self.word("site-rated-help")))
                }
            }
        }
    }
}
