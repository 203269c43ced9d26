//! Parts of forms that several pages have.

use maud::{Markup, html};

/// A field with its label before it.
pub(crate) fn field(label: &str, input: &Markup) -> Markup {
    html! { label.field { span { (label) } (input) } }
}

/// A password, new or known.
pub(crate) fn password(name: &str, complete: &str) -> Markup {
    html! { input type="password" name=(name) required minlength=[(complete == "new-password").then_some("8")] maxlength="200" autocomplete=(complete); }
}
