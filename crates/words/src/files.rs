//! The Fluent files, embedded at compile time.

use crate::Language;

/// One Fluent file, in every language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// What every message id in it begins with, followed by a hyphen.
    pub stem: &'static str,
    texts: [&'static str; Language::COUNT],
}

impl File {
    /// The texts in the order of [`Language::all`].
    pub const fn new(stem: &'static str, texts: [&'static str; Language::COUNT]) -> Self {
        Self { stem, texts }
    }

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
        &[$(File::new($stem, [text!("en", $stem), text!("de", $stem), text!("nl", $stem)])),+]
    };
}

/// Every Fluent file of `locales/`; a new one is added here. Games bring their own: see [`crate::Words::learn`].
pub const FILES: &[File] = files![
    "core", "draw", "cli", "server", "notify", "page", "site", "book", "clock", "admin", "keys",
    "boards"
];
