//! A link that somebody was sent, pasted by hand: chat programs cut them, and phones lose them.

use damrak_words::Language;
use maud::{Markup, html};

use crate::shell::say;

/// The longest that is looked at.
const LONGEST: usize = 2000;

/// The field for a link, and what opens it.
pub fn form(language: Language) -> Markup {
    html! {
        form.follow method="get" action="/follow" {
            label for="follow-link" { (say(language, "site-paste-link")) }
            .link {
                input #follow-link name="link" type="text" inputmode="url" autocomplete="off" required maxlength=(LONGEST) placeholder="…/table/…";
                button.main { (say(language, "site-open-link")) }
            }
        }
    }
}

/// Where within this house a pasted text leads: to a table, with what its invitation says. Whatever stands around the
/// link is left out; another house's address leads to the table of that name here, never away.
pub fn destination(text: &str) -> Option<String> {
    let text = text.trim();
    let after = match text.rfind("/table/") {
        Some(at) => &text[at + "/table/".len()..],
        None => text,
    };
    let is_name = |letter: &char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let name: String = after.chars().take_while(is_name).collect();
    let rest = &after[name.len()..];
    if text.len() > LONGEST || !(8..=40).contains(&name.len()) {
        return None;
    }
    let may_stand = |letter: &char| letter.is_ascii_alphanumeric() || "?&=/-_".contains(*letter);
    let rest: String = match rest.chars().next() {
        Some('?' | '/') => rest.chars().take_while(may_stand).collect(),
        None => String::new(),
        Some(letter) if letter.is_ascii_alphanumeric() => return None,
        Some(_) => String::new(),
    };
    Some(format!("/table/{name}{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_link_leads_to_its_table_whatever_stands_around_it() {
        let table = Some("/table/bcgywc92gpq87s09".to_owned());
        for text in [
            "bcgywc92gpq87s09",
            " https://damrak.example/table/bcgywc92gpq87s09 ",
            "Come and play: http://x/table/bcgywc92gpq87s09.",
            "<https://x/table/bcgywc92gpq87s09>",
        ] {
            assert_eq!(destination(text), table, "{text}");
        }
        assert_eq!(
            destination("x/table/bcgywc92gpq87s09?seat=2&invitation=ab12 thanks"),
            Some("/table/bcgywc92gpq87s09?seat=2&invitation=ab12".to_owned())
        );
    }

    #[test]
    fn what_is_no_link_leads_nowhere() {
        for text in
            ["", "hello", "https://elsewhere.example/", "/table/", "/table/x", "Hello there you"]
        {
            assert_eq!(destination(text), None, "{text}");
        }
        assert_eq!(destination(&"a".repeat(3000)), None);
    }
}
