//! How somebody wants their pages: the form for it, and what comes of it.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use damrak_words::Language;
use maud::{Markup, html};

use crate::api::people;
use crate::app::App;
use crate::choices::remembered;
use crate::page::shell::{own_name, say, sorry};
use crate::sessions::OwnPage;
use crate::who::Who;
use damrak_pages::choices::Kind;
use damrak_pages::site::fields::Fields;

/// Remembers what was chosen, and goes back to where it was.
pub(super) async fn choose(
    State(app): State<App>,
    _: OwnPage,
    who: Who,
    Form(fields): Form<Fields>,
) -> Response {
    let chosen = async {
        let choices = who.choices.changed(&fields.0)?;
        if who.session.is_some() {
            people::change(&app, &who.owner()?, None, Some(choices.to_settings())).await?;
        }
        Ok(choices)
    };
    match chosen.await {
        // A browser remembers them too, for when its person has signed out.
        Ok(choices) => {
            let back = Redirect::to(local(fields.or("back", "/")));
            remembered(choices, &app.config, back)
        }
        Err(problem) => sorry(&who, &problem).into_response(),
    }
}

/// The path if it leads to a page of ours, else the first page.
pub(super) fn local(path: &str) -> &str {
    let mut letters = path.chars();
    let ours = letters.next() == Some('/') && !matches!(letters.next(), Some('/' | '\\'));
    if ours && path.chars().all(|c| c.is_ascii_graphic()) { path } else { "/" }
}

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
        (Kind::Sound, Some(_)) => "site-sound-off",
        (Kind::Confirm, None) => "site-confirm-off",
        (Kind::Confirm, Some(_)) => "site-confirm-on",
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
    }
}

/// The form with everything that can be chosen.
pub(super) fn form(who: &Who, back: &str) -> Markup {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_ours_are_gone_back_to() {
        for path in ["/", "/table/abc?seat=1&invitation=x", "/me#choices"] {
            assert_eq!(local(path), path);
        }
        for path in
            ["", "//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nb", "/ü"]
        {
            assert_eq!(local(path), "/", "{path:?}");
        }
    }
}
