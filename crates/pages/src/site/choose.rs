//! How somebody wants their pages: the form for it.

use damrak_words::Language;
use maud::{Markup, html};

use crate::Visitor;
use crate::choices::Kind;
use crate::shell::{own_name, say};

/// What a value of a choice is called; `None` is what holds by itself.
fn label(kind: Kind, value: Option<&str>, language: Language) -> String {
    let key = match (kind, value) {
        (Kind::Language, Some(code)) => {
            return code.parse().map_or_else(|_| code.to_owned(), |code| own_name(code).to_owned());
        }
        (Kind::Language | Kind::Theme | Kind::Motion, None) => "site-as-device",
        (Kind::Theme, Some("day")) => "site-theme-day",
        (Kind::Theme, Some(_)) => "site-theme-night",
        (Kind::Motion, Some("calm")) => "site-motion-calm",
        (Kind::Motion, Some(_)) => "site-motion-none",
        (Kind::Patterns, None) => "site-patterns-usual",
        (Kind::Patterns, Some(_)) => "site-patterns-strong",
        (Kind::Sound, None) => "site-sound-on",
        (Kind::Sound, Some("mine")) => "site-sound-mine",
        (Kind::Sound, Some(_)) => "site-sound-off",
        (Kind::Confirm, None) => "site-confirm-on",
        (Kind::Confirm, Some(_)) => "site-confirm-off",
        (Kind::Watch, None) => "site-others-steps",
        (Kind::Watch, Some(_)) => "site-others-at-once",
        (Kind::Coach, None) => "site-coach-first",
        (Kind::Coach, Some("always")) => "site-coach-always",
        (Kind::Coach, Some(_)) => "site-coach-asked",
        (Kind::Sources, None) => "site-sources-off",
        (Kind::Sources, Some(_)) => "site-sources-on",
    };
    say(language, key)
}

const fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Language => "site-language",
        Kind::Theme => "site-theme",
        Kind::Motion => "site-motion",
        Kind::Patterns => "site-patterns",
        Kind::Sound => "site-sound",
        Kind::Confirm => "site-confirm",
        Kind::Watch => "site-others",
        Kind::Coach => "site-coach",
        Kind::Sources => "site-sources",
    }
}

/// The form with everything that can be chosen.
pub(crate) fn form(who: &Visitor, back: &str) -> Markup {
    let language = who.language;
    html! {
        form.fields method="post" action="/choose" {
            input type="hidden" name="back" value=(back);
            .pairs {
                @for kind in Kind::ALL {
                    label.field {
                        span { (say(language, title(kind))) }
                        select name=(kind.name()) {
                            option value="device" { (label(kind, None, language)) }
                            @for value in kind.values() {
                                option value=(value) selected[who.choices.get(kind) == Some(value)] {
                                    (label(kind, Some(value), language))
                                }
                            }
                        }
                    }
                }
            }
            button.main { (say(language, "site-save")) }
        }
    }
}
