//! The first admin: a page that asks.

use damrak_core::Phrase;
use maud::html;

use super::forms::{field, password};
use super::shown;
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::Problem;

/// The secret of the link, and who somebody wants to be.
#[derive(Clone, Debug, Default)]
pub struct Filled {
    /// What the link shows.
    pub secret: String,
    /// What they want to be called.
    pub name: String,
    /// What they want to sign in with.
    pub user_name: String,
}

/// The page. Who has an account is asked for nothing.
pub fn page(who: &Visitor, filled: &Filled, problem: Option<&Problem>) -> Page {
    let account = who.person.as_ref().and_then(|person| person.user_name.as_deref());
    let language = who.language;
    let word = |key| say(language, key);
    let title = word("site-begin");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(language, problem, None)) }
            section.tile {
                form.fields.inside method="post" action="/admin/begin" {
                    input type="hidden" name="secret" value=(filled.secret);
                    @if let Some(name) = account {
                        p { (say_phrase(language, &Phrase::new("site-begin-as").with("name", name))) }
                    } @else {
                        p.muted { (word("site-begin-help")) }
                        (field(&word("site-your-name"), &html! { input name="name" required maxlength="40" autocomplete="nickname" value=(filled.name); }))
                        (field(&word("site-user-name"), &html! { input name="user_name" required minlength="3" maxlength="32" value=(filled.user_name) autocomplete="username" autocapitalize="none" spellcheck="false"; }))
                        (field(&word("site-password"), &password("password", "new-password")))
                    }
                    button.main { (word("site-begin-button")) }
                }
            }
        }
    };
    Page::new(title, body).because_of(problem)
}
