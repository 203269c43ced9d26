//! The languages of the table.

use std::fmt;
use std::str::FromStr;

/// A language that people at the table may read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which stands in wherever another language lacks a sentence.
    #[default]
    English,
    /// German.
    German,
    /// Dutch.
    Dutch,
}

impl Language {
    /// How many there are.
    pub const COUNT: usize = Self::all().len();

    /// Every language, the default first.
    pub const fn all() -> [Language; 3] {
        [Language::English, Language::German, Language::Dutch]
    }

    /// The two letters of ISO 639: `en`, `de` or `nl`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
        }
    }

    /// The language that suits an HTTP `Accept-Language` header best.
    ///
    /// Entries that make no sense are passed over. If nothing suits, the default language is
    /// spoken all the same: a page in English serves people better than no page.
    pub fn negotiate(accept_language: &str) -> Language {
        let wishes: Vec<Wish> = accept_language.split(',').filter_map(Wish::parse).collect();
        let named = |language| wishes.iter().any(|wish| wish.range == Range::Only(language));
        let mut best: Option<(Language, f32)> = None;
        for wish in &wishes {
            let language = match wish.range {
                Range::Only(language) => Some(language),
                Range::Any => Self::all().into_iter().find(|&language| !named(language)),
                Range::Foreign => None,
            };
            let to_beat = best.map_or(0.0, |(_, weight)| weight);
            if let Some(language) = language.filter(|_| wish.weight > to_beat) {
                best = Some((language, wish.weight));
            }
        }
        best.map(|(language, _)| language).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not one of our languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language spoken here; choose en, de or nl")]
pub struct UnknownLanguage(String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a language tag (`en-GB`) or a locale name (`de_AT.UTF-8`); only the language counts.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let primary = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::all()
            .into_iter()
            .find(|language| primary.eq_ignore_ascii_case(language.code()))
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// One entry of an `Accept-Language` header.
struct Wish {
    range: Range,
    weight: f32,
}

#[derive(PartialEq)]
enum Range {
    Only(Language),
    Any,
    Foreign,
}

impl Wish {
    fn parse(entry: &str) -> Option<Wish> {
        let mut parts = entry.split(';').map(str::trim);
        let range = match parts.next()? {
            "*" => Range::Any,
            tag => tag.parse().map_or(Range::Foreign, Range::Only),
        };
        let weight = match parts.next() {
            None => 1.0,
            Some(parameter) => {
                let (name, value) = parameter.split_once('=')?;
                if !name.trim_end().eq_ignore_ascii_case("q") {
                    return None;
                }
                value.trim_start().parse().ok()?
            }
        };
        (0.0..=1.0).contains(&weight).then_some(Wish { range, weight })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locale_names_are_read() {
        for (text, language) in [
            ("en", Language::English),
            ("en-GB", Language::English),
            ("de_AT.UTF-8", Language::German),
            ("DE", Language::German),
            ("de@euro", Language::German),
            ("nl", Language::Dutch),
            ("nl-BE", Language::Dutch),
        ] {
            assert_eq!(text.parse(), Ok(language), "{text}");
        }
    }

    #[test]
    fn other_languages_are_refused_by_name() {
        for text in ["", "fr", "C", "POSIX", "english", "-en", "den"] {
            assert_eq!(text.parse::<Language>(), Err(UnknownLanguage(text.to_owned())));
        }
        let refusal = UnknownLanguage("fr".to_owned()).to_string();
        assert_eq!(refusal, "`fr` is not a language spoken here; choose en, de or nl");
    }

    #[test]
    fn codes_read_back_and_stand_in_the_order_of_the_table() {
        for (index, language) in Language::all().into_iter().enumerate() {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.to_string(), language.code());
            assert_eq!(language as usize, index);
        }
    }

    #[test]
    fn headers_are_negotiated() {
        for (header, language) in [
            ("", Language::English),
            ("nl", Language::Dutch),
            ("de-CH, de;q=0.9, en;q=0.8", Language::German),
            ("en;q=0.5, nl;q=0.7", Language::Dutch),
            ("fr-FR, fr;q=0.9, de;q=0.2", Language::German),
            ("fr, es;q=0.5", Language::English),
            ("nl, de", Language::Dutch),
            ("de ; q = 0.3 , nl ; Q=0.4", Language::Dutch),
        ] {
            assert_eq!(Language::negotiate(header), language, "{header}");
        }
    }

    #[test]
    fn a_star_stands_for_a_language_not_named() {
        for (header, language) in [
            ("*", Language::English),
            ("fr, *;q=0.1", Language::English),
            ("*;q=0.5, de;q=0.3", Language::English),
            ("en;q=0.1, *;q=0.5", Language::German),
            ("en;q=0, de;q=0, *", Language::Dutch),
            ("*;q=0", Language::English),
        ] {
            assert_eq!(Language::negotiate(header), language, "{header}");
        }
    }

    #[test]
    fn zero_refuses_a_language() {
        assert_eq!(Language::negotiate("en;q=0, nl;q=0.001"), Language::Dutch);
        assert_eq!(Language::negotiate("de;q=0"), Language::English);
    }

    #[test]
    fn nonsense_in_a_header_is_passed_over() {
        for header in [
            "de;q=2, nl",
            "de;q=-1, nl",
            "de;q=nan, nl",
            "de;q=inf, nl",
            "de;q, nl",
            "de;q=, nl",
            "de;level=1, nl",
            ",,;;,=, nl;q=1.0",
            "\u{0}, ⟨, nl",
        ] {
            assert_eq!(Language::negotiate(header), Language::Dutch, "{header}");
        }
    }
}
