//! Signing in.

use maud::html;

use super::forms::field;
use super::shown;
use crate::shell::say;
use crate::{Page, Visitor};
use damrak_table::Problem;

/// What somebody filled in, but for the password.
#[derive(Clone, Debug)]
pub struct Filled {
    /// Who they say they are.
    pub user_name: String,
    /// Whether they want what they played as a guest to be theirs.
    pub take_over: bool,
    /// Where they go then.
    pub back: Option<String>,
}

/// The form.
pub fn page(who: &Visitor, filled: &Filled, problem: Option<&Problem>) -> Page {
    let language = who.language;
    let word = |key| say(language, key);
    let guest = who.person.as_ref().filter(|person| person.user_name.is_none());
    let title = word("site-sign-in");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(language, problem, None)) }
            section.tile {
                form.fields.inside method="post" action="/sign-in" {
                    @if let Some(back) = &filled.back { input type="hidden" name="back" value=(back); }
                    (field(&word("site-user-name"), &html! { input name="user_name" required value=(filled.user_name) autocomplete="username" autocapitalize="none" spellcheck="false"; }))
                    (field(&word("site-password"), &html! { input type="password" name="password" required autocomplete="current-password"; }))
                    @if guest.is_some() {
                        label.choice {
                            input type="checkbox" name="take_over" value="on" checked[filled.take_over];
                            span { b { (word("site-take-over")) } small { (word("site-take-over-help")) } }
                        }
                    }
                    button.main { (title) }
                    p { a href="/forgotten" { (word("site-forgotten")) } }
                }
            }
            p.muted { (word("site-no-account-yet")) " " a href="/me#account" { (word("site-me")) } }
        }
    };
    Page::new(title, body).because_of(problem)
}
