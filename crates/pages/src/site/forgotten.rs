//! Ways back for whoever has forgotten the password: asking for a link by mail, and following one.

use damrak_core::Phrase;
use damrak_store::Person;
use maud::html;

use super::forms::field;
use super::shown;
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::Problem;

/// Who can help somebody back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// A mail with a link, or an admin.
    Mail,
    /// Only an admin: the house sends no mail.
    Admin,
}

/// The form for a link by mail.
pub fn page(who: &Visitor, help: Help, problem: Option<&Problem>) -> Page {
    let word = |key| say(who.language, key);
    let title = word("site-forgotten");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(who.language, problem, None)) }
            @if help == Help::Mail {
                section.tile {
                    form.fields.inside method="post" action="/forgotten" {
                        p.muted { (word("site-forgotten-help")) }
                        (field(&word("site-mail-address"), &html! { input type="email" name="address" required maxlength="254" autocomplete="email"; }))
                        button.main { (word("site-forgotten-send")) }
                    }
                }
            }
            p.muted { (word("site-forgotten-otherwise")) }
            p { a href="/sign-in" { (word("site-sign-in")) } }
        }
    };
    Page::new(title, body).because_of(problem)
}

/// That a link was sent, if there is anybody to send it to.
pub fn sent(who: &Visitor) -> Page {
    let word = |key| say(who.language, key);
    let title = word("site-forgotten");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            (shown::notice(&word("site-forgotten-sent")))
            p { a href="/sign-in" { (word("site-sign-in")) } }
        }
    };
    Page::new(title, body)
}

/// A link that somebody follows.
#[derive(Clone, Copy, Debug)]
pub struct WayBack<'a> {
    /// What the link shows.
    pub key: &'a str,
    /// Whose it is.
    pub person: &'a Person,
    /// What a guest wants to sign in with.
    pub user_name: &'a str,
}

/// Asks for a new password.
pub fn choose(
    who: &Visitor,
    WayBack { key, person, user_name }: WayBack<'_>,
    problem: Option<&Problem>,
) -> Page {
    let language = who.language;
    let word = |key| say(language, key);
    let title = word("site-way-back");
    let hello = match &person.user_name {
        Some(name) => Phrase::new("site-way-back-account").with("name", name.as_str()),
        None => Phrase::new("site-way-back-guest").with("name", person.name.as_str()),
    };
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if let Some(problem) = problem { (shown::problem(language, problem, None)) }
            section.tile {
                form.fields.inside method="post" action="/way-back" {
                    input type="hidden" name="key" value=(key);
                    p { (say_phrase(language, &hello)) }
                    @match &person.user_name {
                        // For password managers: they learn whose password this is.
                        Some(name) => input.unseen name="shown" value=(name) autocomplete="username" readonly tabindex="-1" aria-hidden="true";,
                        None => (field(&word("site-user-name"), &html! { input name="user_name" required value=(user_name) minlength="3" maxlength="32" autocomplete="username" autocapitalize="none" spellcheck="false"; })),
                    }
                    (field(&word("site-new-password"), &html! { input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password"; }))
                    p.help { (word("site-way-back-help")) }
                    button.main { (title) }
                }
            }
        }
    };
    Page::new(title, body).because_of(problem)
}
