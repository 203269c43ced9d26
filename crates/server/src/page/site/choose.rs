//! How somebody wants their pages.

use axum::Form;
use axum::extract::State;
use axum::response::{Redirect, Response};

use crate::app::App;
use crate::asking::OwnPage;
use crate::cookies::remembered;
use crate::page::send::sorry;
use crate::service::own_settings::{Change, change};
use crate::who::Who;
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
            let wanted = Change { name: None, settings: Some(choices.to_settings()) };
            change(&app, &who.owner()?, wanted).await?;
        }
        Ok(choices)
    };
    match chosen.await {
        // A browser remembers them too, for when its person has signed out.
        Ok(choices) => {
            let back = Redirect::to(local(fields.or("back", "/")));
            remembered(choices, &app.config, back)
        }
        Err(problem) => sorry(&who, &problem),
    }
}

/// The path if it leads to a page of ours, else the first page.
pub(super) fn local(path: &str) -> &str {
    let mut letters = path.chars();
    let ours = letters.next() == Some('/') && !matches!(letters.next(), Some('/' | '\\'));
    if ours && path.chars().all(|c| c.is_ascii_graphic()) { path } else { "/" }
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
