//! The Fluent files, embedded at compile time.

use crate::Language;

/// One Fluent file, in every language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The file's name without `.ftl`; every message id in it begins with the stem and a hyphen.
    pub stem: &'static str,
    texts: [&'static str; Language::COUNT],
}

impl File {
    /// What the file says in this language.
    pub const fn text(&self, language: Language) -> &'static str {
        self.texts[language as usize]
    }
}

macro_rules! text {
    ($code:literal, $stem:literal) => {
        include_str!(concat!("../../../locales/", $code, "/", $stem, ".ftl"))
    };
}

macro_rules! files {
    ($($stem:literal),+ $(,)?) => {
        &[$(File {
            stem: $stem,
            texts: [text!("en", $stem), text!("de", $stem), text!("nl", $stem)],
        }),+]
    };
}

/// Every Fluent file of `locales/`; a new one is added here.
pub const FILES: &[File] = files![
    "core",
    "kontor",
    "merchants",
    "chartered",
    "dutchman",
    "bots",
    "draw",
    "cli",
    "server",
    "notify",
    "page",
    "site",
    "book",
    "clock",
    "admin"
];
