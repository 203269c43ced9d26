//! What is folded in the form for a new table: rules and cards, single seats, and the rest.

use damrak_core::{OptionInfo, OptionKind, Phrase};
use maud::{Markup, html};

use super::NewForm;
use crate::opponents;
use crate::shell::say_phrase;

impl NewForm<'_> {
    /// Something that need not be opened, with what holds now beside it. What was refused is shown open.
    fn fold(&self, title: &'static str, usual: &'static str, inside: &Markup) -> Markup {
        let usual = self.word(usual);
        html! {
            details.tile.fold open[self.fields.was_sent()] {
                summary { h2 { (self.word(title)) } @if !self.fields.was_sent() { small data-now=(usual) { (usual) } } }
                .inside { (inside) }
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

    /// The variants, if there is more than one.
    fn variants(&self) -> Markup {
        let Some(first) = self.info.variants.first() else { return html! {} };
        html! {
            @if self.info.variants.len() > 1 {
                fieldset.plain {
                    legend { (self.word("site-variant")) }
                    .choices.two {
                        @for variant in self.info.variants {
                            (self.radio("variant", variant.name, first.name, &self.word(variant.title), &self.word(variant.help)))
                        }
                    }
                }
            }
        }
    }

    /// Who sits where, for whoever wants something else than all alike.
    pub(super) fn seats(&self) -> Markup {
        let most = *self.info.players.end();
        let mut values = vec![
            ("", self.word("site-as-above")),
            ("me", self.word("site-seat-me")),
            ("invite", self.word("site-seat-invite")),
            ("open", self.word("site-seat-open")),
        ];
        values.extend(opponents::choices(self.language));
        self.fold("site-who-plays", "site-as-above", &html! {
            ol.seat-choices {
                @for number in 1..=most {
                    @let seat = say_phrase(self.language, &Phrase::new("site-seat").with("number", number));
                    li data-seat=(number) {
                        span { (seat) }
                        (self.select(&format!("seat-{number}"), &seat, "", &values))
                        @if number > 1 {
                            @let label = say_phrase(self.language, &Phrase::new("site-seat-name").with("number", number));
                            input.seat-name name={ "name-" (number) } maxlength="40" autocomplete="off"
                                value=(self.fields.or(&format!("name-{number}"), "")) aria-label=(label) placeholder=(label);
                        }
                    }
                }
            }
            p.help { (self.word("site-seats-help")) }
            (opponents::explained(self.kit, self.language))
        })
    }

    /// What the game itself lets people choose besides the variant.
    pub(super) fn rules(&self) -> Markup {
        let editions = self.info.editions;
        self.fold("site-options", "site-as-printed", &html! {
                    (self.variants())
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
        })
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
                (self.radio("clock", "", "", &self.word("site-as-above"), &self.word("site-clock-as-pace")))
                (self.radio("clock", "none", "", &self.word("site-clock-none"), &self.word("site-clock-none-help")))
                (self.radio("clock", "per-decision", "", &self.word("site-clock-each"), &self.word("site-clock-each-help")))
                .of-each { (self.span_of_time("time", &self.word("site-clock-time"), ("90", "seconds"))) }
                (self.radio("clock", "bank", "", &self.word("site-clock-bank"), &self.word("site-clock-bank-help")))
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

    pub(super) fn more(&self) -> Markup {
        self.fold("site-more", "site-more-usual", &html! {
                    label.field {
                        span { (self.word("site-title")) }
                        input name="title" maxlength="80" value=(self.fields.or("title", "")) placeholder=(self.info.title);
                    }
                    (self.clock())
                    label.choice {
                        input type="checkbox" name="who-finds" value="public" checked[self.fields.get("who-finds") == Some("public")];
                        span { b { (self.word("site-public")) } small { (self.word("site-public-help")) } }
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
        })
    }
}
