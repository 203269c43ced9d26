//! What everybody may choose about their pages: a person keeps it among their settings, a stranger in a cookie.

use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use damrak_words::Language;
use serde_json::{Map, Value};

use crate::config::Config;
use crate::sessions::with_cookie;
use crate::who::cookie;
use damrak_table::Problem;

/// The name of the cookie.
const COOKIE_NAME: &str = "damrak_choices";
/// How long a browser keeps it, in seconds.
const KEPT: i64 = 400 * 24 * 3600;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The language of everything.
    Language,
    /// Day or night; else as the device has it.
    Theme,
    /// Whether things move; else as the device has it.
    Motion,
    /// Whether the patterns of the players' colours are drawn stronger.
    Patterns,
    /// Whether there is sound.
    Sound,
    /// Whether a decision is asked for twice.
    Confirm,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] =
        [Kind::Language, Kind::Theme, Kind::Motion, Kind::Patterns, Kind::Sound, Kind::Confirm];

    /// Its name in settings, forms and the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Language => "language",
            Kind::Theme => "theme",
            Kind::Motion => "motion",
            Kind::Patterns => "patterns",
            Kind::Sound => "sound",
            Kind::Confirm => "confirm",
        }
    }

    /// What can be chosen instead of what holds by itself.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Kind::Language => &["en", "de", "nl"],
            Kind::Theme => &["day", "night"],
            Kind::Motion => &["calm", "none"],
            Kind::Patterns => &["strong"],
            Kind::Sound => &["off"],
            Kind::Confirm => &["on"],
        }
    }

    fn read(self, text: &str) -> Option<&'static str> {
        self.values().iter().copied().find(|value| *value == text)
    }
}

/// What somebody has chosen; what they have not chosen holds by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices([Option<&'static str>; Kind::ALL.len()]);

impl Choices {
    /// What was chosen.
    pub fn get(&self, kind: Kind) -> Option<&'static str> {
        self.0[kind as usize]
    }

    /// The language, if one was chosen.
    pub fn language(&self) -> Option<Language> {
        self.get(Kind::Language)?.parse().ok()
    }

    /// Among somebody's settings; what makes no sense there is passed over.
    pub fn of_settings(settings: &Value) -> Self {
        Self::gather(|kind| settings.get(kind.name())?.as_str())
    }

    /// In the cookie of a request.
    pub fn of_cookie(headers: &HeaderMap) -> Self {
        let text = cookie(headers, COOKIE_NAME).unwrap_or_default();
        let parts = || text.split('.').filter_map(|part| part.split_once(':'));
        Self::gather(|kind| Some(parts().find(|(name, _)| *name == kind.name())?.1))
    }

    fn gather<'t>(find: impl Fn(Kind) -> Option<&'t str>) -> Self {
        Self(Kind::ALL.map(|kind| find(kind).and_then(|text| kind.read(text))))
    }

    /// These, changed by the fields of a form: `device` and nothing take a choice back.
    pub fn changed(mut self, fields: &[(String, String)]) -> Result<Self, Problem> {
        for kind in Kind::ALL {
            let Some((_, text)) = fields.iter().find(|(name, _)| name == kind.name()) else {
                continue;
            };
            self.0[kind as usize] = match text.as_str() {
                "" | "device" => None,
                text => Some(kind.read(text).ok_or_else(|| Problem::bad("site-bad-choice"))?),
            };
        }
        Ok(self)
    }

    /// As settings of a person; what was not chosen is removed from them.
    pub fn to_settings(self) -> Map<String, Value> {
        let setting = |kind: Kind| (kind.name().to_owned(), self.get(kind).into());
        Kind::ALL.map(setting).into_iter().collect()
    }

    /// An answer that lets the browser remember them.
    pub fn remembered(self, config: &Config, answer: impl IntoResponse) -> Response {
        let chosen = |kind: Kind| Some(format!("{}:{}", kind.name(), self.get(kind)?));
        let text = Kind::ALL.into_iter().filter_map(chosen).collect::<Vec<_>>().join(".");
        let age = if text.is_empty() { 0 } else { KEPT };
        let secure = if config.is_secure() { "; Secure" } else { "" };
        let cookie =
            format!("{COOKIE_NAME}={text}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        with_cookie(&cookie, answer)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::{COOKIE, SET_COOKIE};
    use serde_json::json;

    use super::*;

    fn cookies(text: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, text.parse().expect("a header"));
        headers
    }

    #[test]
    fn what_is_remembered_reads_back() {
        let fields =
            [("theme", "night"), ("language", "nl"), ("sound", "off"), ("motion", "device")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let chosen = Choices::default().changed(&fields).expect("good choices");
        let answer = chosen.remembered(&Config::default(), ());
        let set = answer.headers()[SET_COOKIE].to_str().expect("text");
        assert!(set.contains("SameSite=Lax") && set.contains("HttpOnly"), "{set}");
        let pair = set.split(';').next().expect("a pair");
        let read = Choices::of_cookie(&cookies(&format!("a=b; {pair}; c=d")));
        assert_eq!(read, chosen);
        assert_eq!(read.language(), Some(Language::Dutch));
        assert_eq!((read.get(Kind::Theme), read.get(Kind::Motion)), (Some("night"), None));
    }

    #[test]
    fn nonsense_is_passed_over_where_it_is_stored_and_refused_where_it_is_chosen() {
        for text in
            ["damrak_choices=theme:pink.language:tlh", "damrak_choices=....:::", "theme=day"]
        {
            assert_eq!(Choices::of_cookie(&cookies(text)), Choices::default(), "{text}");
        }
        for settings in [json!(null), json!({"theme": 3, "sound": true}), json!({"theme": "dark"})]
        {
            assert_eq!(Choices::of_settings(&settings), Choices::default());
        }
        assert!(Choices::default().changed(&[("theme".into(), "pink".into())]).is_err());
    }

    #[test]
    fn a_choice_can_be_taken_back() {
        let night = Choices::of_settings(&json!({"theme": "night", "confirm": "on"}));
        let day = night.changed(&[("theme".into(), "device".into())]).expect("a good choice");
        assert_eq!(day.get(Kind::Theme), None);
        assert_eq!(day.get(Kind::Confirm), Some("on"));
        assert_eq!(day.to_settings()["theme"], Value::Null);
        assert_eq!(day.to_settings()["confirm"], "on");
    }
}
