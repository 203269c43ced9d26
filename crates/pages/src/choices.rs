//! What everybody may choose about their pages: a person keeps it among their settings, a stranger in a cookie.

use damrak_words::Language;
use serde_json::{Map, Value};

use damrak_table::Problem;

/// The name of the cookie.
pub const COOKIE_NAME: &str = "damrak_choices";

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
    /// Whether what is pointed at is decided by a button beside it.
    Confirm,
    /// Whether decisions of others are shown one after the other.
    Watch,
    /// Whether the coach speaks; else in somebody's first games of a title, and later when asked.
    Coach,
    /// Whether boards and cards say what on them is not known for certain.
    Sources,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 9] = [
        Kind::Language,
        Kind::Theme,
        Kind::Motion,
        Kind::Patterns,
        Kind::Sound,
        Kind::Confirm,
        Kind::Watch,
        Kind::Coach,
        Kind::Sources,
    ];

    /// Its name in settings, forms and the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Language => "language",
            Kind::Theme => "theme",
            Kind::Motion => "motion",
            Kind::Patterns => "patterns",
            Kind::Sound => "sound",
            Kind::Confirm => "confirm",
            Kind::Watch => "watch",
            Kind::Coach => "coach",
            Kind::Sources => "sources",
        }
    }

    /// What can be chosen instead of what holds by itself.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Kind::Language => &["en", "de", "nl"],
            Kind::Theme => &["day", "night"],
            Kind::Motion => &["calm", "none"],
            Kind::Patterns => &["strong"],
            Kind::Sound => &["mine", "off"],
            Kind::Confirm => &["off"],
            Kind::Watch => &["at-once"],
            Kind::Coach => &["always", "asked"],
            Kind::Sources => &["shown"],
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

    /// In what a browser remembers of them, the text of [`COOKIE_NAME`]; what makes no sense there is passed over.
    pub fn of_cookie(text: &str) -> Self {
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

    /// As a browser remembers them; nothing if nothing was chosen.
    pub fn to_cookie(self) -> String {
        let chosen = |kind: Kind| Some(format!("{}:{}", kind.name(), self.get(kind)?));
        Kind::ALL.into_iter().filter_map(chosen).collect::<Vec<_>>().join(".")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_remembered_reads_back() {
        let fields =
            [("theme", "night"), ("language", "nl"), ("sound", "off"), ("motion", "device")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let chosen = Choices::default().changed(&fields).expect("good choices");
        let read = Choices::of_cookie(&chosen.to_cookie());
        assert_eq!(read, chosen);
        assert_eq!(read.language(), Some(Language::Dutch));
        assert_eq!((read.get(Kind::Theme), read.get(Kind::Motion)), (Some("night"), None));
    }

    #[test]
    fn nonsense_is_passed_over_where_it_is_stored_and_refused_where_it_is_chosen() {
        for text in ["", "theme:pink.language:tlh", "....:::", "theme=day"] {
            assert_eq!(Choices::of_cookie(text), Choices::default(), "{text}");
        }
        for settings in [json!(null), json!({"theme": 3, "sound": true}), json!({"theme": "dark"})]
        {
            assert_eq!(Choices::of_settings(&settings), Choices::default());
        }
        assert!(Choices::default().changed(&[("theme".into(), "pink".into())]).is_err());
    }

    #[test]
    fn a_choice_can_be_taken_back() {
        let night = Choices::of_settings(&json!({"theme": "night", "confirm": "off"}));
        let day = night.changed(&[("theme".into(), "device".into())]).expect("a good choice");
        assert_eq!(day.get(Kind::Theme), None);
        assert_eq!(day.get(Kind::Confirm), Some("off"));
        assert_eq!(day.to_settings()["theme"], Value::Null);
        assert_eq!(day.to_settings()["confirm"], "off");
    }
}
