//! The auction clock alone, for people who play with the box. `web/js/clock-page.js` lets it fall.

use damrak_core::Phrase;
use damrak_draw::BoxClock;
use damrak_kit::Kits;
use damrak_words::Language;
use maud::{Markup, PreEscaped, html};

use crate::shell::{Dress, Layout, say, say_phrase};
use crate::{Page, Visitor};

static DRESS: Dress = Dress {
    sheets: &["board.css", "page.css", "site.css", "clock.css"],
    scripts: &["clock-page.js", "site.js"],
    modules: &["clock-settings.js", "dial.js", "glide.js", "sound.js"],
    is_personal: false,
    layout: Layout::House,
};

/// The page; nothing if no game has such a clock in its box.
pub fn page(who: &Visitor, kits: &Kits) -> Option<Page> {
    let language = who.language;
    let word = |key| say(language, key);
    let (kit, clock) = kits.iter().find_map(|kit| Some((kit, kit.clock?())))?;
    let about = Phrase::new("clock-about").with("game", kit.info().title);
    let (title, about) = (word("clock-title"), say_phrase(language, &about));
    let body = html! {
        #clock.auction data-state="ready" data-money=(clock.money(language, "{price}")) {
            .dial-box {
                button #clock-press disabled aria-describedby="said-help" {
                    span.unseen #clock-knob-word { (word("clock-ready-knob")) }
                    span.dial-picture aria-hidden="true" { (PreEscaped(clock.draw(language).svg)) }
                }
            }
            .beside {
                section.tile.told {
                    h1 { (title) }
                    noscript { p.notice { (word("clock-needs-scripts")) } }
                    div role="status" { p #clock-said {} p #said-help {} }
                    p #clock-call.unseen aria-live="polite" {}
                    .row {
                        button #clock-reset type="button" disabled { (word("clock-start-over")) }
                        button #clock-full type="button" hidden { (word("clock-full-screen")) }
                    }
                }
                details.tile.settings {
                    summary { h2 { (word("clock-settings")) } }
                    (settings(clock, language))
                }
                .about {
                    p.muted { (about) }
                    p { a href={ "/rules/" (kit.name()) "#" (clock.clause) } { (word("clock-rules")) } }
                }
            }
            (states(language))
        }
    };
    Some(Page::new(title, body).described(about).dressed(&DRESS))
}

/// A sentence in which the page writes numbers: their names stand in braces.
fn to_be_filled(language: Language, key: &'static str) -> String {
    let names = ["first", "last", "price", "highest", "lowest"];
    let phrase = names
        .into_iter()
        .fold(Phrase::new(key), |phrase, name| phrase.with(name, format!("{{{name}}}")));
    say_phrase(language, &phrase)
}

/// Everything that can go on: what is said of it, and the word on the knob.
fn states(language: Language) -> Markup {
    let states = [
        ("ready", "clock-ready", "clock-ready-help", "clock-ready-knob"),
        ("counting", "clock-counting", "clock-counting-help", "clock-counting-knob"),
        ("falling", "clock-falling", "clock-falling-help", "clock-falling-knob"),
        ("stopped", "clock-stopped", "clock-stopped-help", "clock-stopped-knob"),
        ("opened", "clock-opened", "clock-opened-help", "clock-opened-knob"),
        ("doubled", "clock-doubled", "clock-doubled-help", "clock-doubled-knob"),
        ("taken", "clock-taken", "clock-taken-help", "clock-taken-knob"),
        ("unsold", "clock-unsold", "clock-unsold-help", "clock-unsold-knob"),
    ];
    html! {
        @for (state, head, help, knob) in states {
            template data-state=(state) data-knob=(say(language, knob)) {
                b { (to_be_filled(language, head)) }
                p { (to_be_filled(language, help)) }
            }
        }
    }
}

/// A field for a number, and why what is in it may be refused.
struct Field<'a> {
    name: &'a str,
    label: &'static str,
    value: String,
    bounds: (&'static str, &'static str),
    /// Whether parts of a whole number are good too.
    is_fine: bool,
    out_of_bounds: &'static str,
    /// Other reasons, each with its sentence.
    reasons: &'a [(&'a str, &'static str)],
}

impl Field<'_> {
    fn show(&self, language: Language) -> Markup {
        let (least, most) = self.bounds;
        let (step, keyboard) = if self.is_fine { ("any", "decimal") } else { ("1", "numeric") };
        let why = |reason: &str, sentence: &Phrase| {
            html! {
                small.refused id={ "why-" (self.name) "-" (reason) } data-why={ (self.name) " " (reason) } hidden {
                    (say_phrase(language, sentence))
                }
            }
        };
        let bounds = Phrase::new(self.out_of_bounds)
            .with("least", decimal(language, least))
            .with("most", decimal(language, most));
        html! {
            label.field {
                span { (say(language, self.label)) }
                input type="number" name=(self.name) value=(self.value) min=(least) max=(most) step=(step)
                    inputmode=(keyboard) required autocomplete="off";
                (why("bounds", &bounds))
                @for (reason, sentence) in self.reasons {
                    (why(reason, &Phrase::new(sentence).with("places", damrak_draw::dial::PLACES)))
                }
            }
        }
    }
}

/// A number as it is written in a language.
fn decimal(language: Language, number: &str) -> String {
    match language {
        Language::English => number.to_owned(),
        Language::German | Language::Dutch => number.replace('.', ","),
    }
}

/// The form, filled in as the clock of the box is.
fn settings(clock: &BoxClock, language: Language) -> Markup {
    let at = |index: usize| clock.prices.get(index).copied().unwrap_or_default();
    let (first, second, last) = (at(0), at(1), at(clock.prices.len().saturating_sub(1)));
    let price = |name, label, value: u16, reasons| Field {
        name,
        label,
        value: value.to_string(),
        bounds: ("1", "1000"),
        is_fine: false,
        out_of_bounds: "clock-price-refused",
        reasons,
    };
    let time = |name, label, value: u32, bounds, out_of_bounds| Field {
        name,
        label,
        value: (f64::from(value) / 1000.0).to_string(),
        bounds,
        is_fine: true,
        out_of_bounds,
        reasons: &[],
    };
    let uneven = [("uneven", "clock-step-uneven"), ("places", "clock-step-too-small")];
    let fields = [
        time("seconds", "clock-seconds", clock.step_millis, ("0.1", "60"), "clock-seconds-refused"),
        time("wait", "clock-wait", 0, ("0", "10"), "clock-wait-refused"),
        price("first", "clock-first", first, &[]),
        price("last", "clock-last", last, &[("order", "clock-last-too-high")]),
        price("step", "clock-step", first.saturating_sub(second), &uneven),
    ];
    let tick = |name: &str, label| {
        html! {
            label.choice { input type="checkbox" name=(name) checked; span { (say(language, label)) } }
        }
    };
    html! {
        form novalidate data-places=(damrak_draw::dial::PLACES) {
            .pairs { @for field in &fields { (field.show(language)) } }
            (tick("doubling", "clock-doubling"))
            (tick("sound", "clock-sound"))
            p.actions {
                button.main { (say(language, "clock-save")) }
                button type="reset" { (say(language, "clock-as-in-the-box")) }
            }
            output.muted hidden { (say(language, "clock-saved")) }
        }
    }
}
