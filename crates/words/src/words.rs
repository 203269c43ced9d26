//! From phrases to sentences.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use damrak_core::{Arg, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::names::given_name;
use crate::{FILES, File, Language, Names};

/// The largest whole number up to which a Fluent number is exact.
const LARGEST_EXACT: u64 = 1 << f64::MANTISSA_DIGITS;

/// How many finished sentences are remembered in each language.
const REMEMBERED: usize = 8192;
/// Longer texts within them come from people and are not worth remembering.
const SHORT: usize = 24;

type Bundles = [FluentBundle<FluentResource>; Language::COUNT];

/// All sentences in all languages.
pub struct Words {
    bundles: Bundles,
    /// What games have brought along.
    learnt: Learnt,
    /// Sentences that sound the same at every table: the same few thousand offers are made again and again.
    said: [RwLock<HashMap<Phrase, Arc<str>>>; Language::COUNT],
}

/// The sentences of `locales/`, read once and shared by everybody.
pub fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(Words::new)
}

impl Default for Words {
    fn default() -> Self {
        Self::new()
    }
}

impl Words {
    /// The sentences of `locales/`. [`words`] shares one such value.
    pub fn new() -> Self {
        let mut bundles = Language::all().map(empty_bundle);
        for file in FILES {
            read_file(&mut bundles, file);
        }
        Self { bundles, learnt: Learnt::default(), said: Default::default() }
    }

    /// Adds the sentences that a game brings along. A file whose stem is known already adds nothing, so that
    /// everybody who needs a game may say so.
    pub fn learn(&self, file: &'static File) {
        if self.learnt.add(file) {
            for said in &self.said {
                said.write().unwrap_or_else(PoisonError::into_inner).clear();
            }
        }
    }

    /// The same words with more Fluent messages. A message that is already there stays; what
    /// cannot be read is left out.
    #[must_use]
    pub fn with_text(mut self, language: Language, text: &str) -> Self {
        read(&mut self.bundles, language, text);
        self.said = Default::default();
        self
    }

    /// The phrase in this language.
    ///
    /// What the language cannot say is said in English, and what English cannot say either is
    /// shown as its key in ⟨angle brackets⟩; the answer is never empty. A seat `$x` also brings
    /// its number along as `$x-number`, so that a message can choose by it.
    pub fn say(&self, language: Language, phrase: &Phrase, names: &dyn Names) -> String {
        self.try_say(language, phrase, names)
            .or_else(|| match language {
                Language::English => None,
                _ => self.try_say(Language::English, phrase, names),
            })
            .unwrap_or_else(|| format!("⟨{}⟩", phrase.key))
    }

    /// The phrase as a sentence that begins with a capital letter.
    ///
    /// A name or a code at its beginning stays as it is: people spell their own names.
    pub fn say_sentence(&self, language: Language, phrase: &Phrase, names: &dyn Names) -> String {
        if !is_common(phrase) {
            return self.make_sentence(language, phrase, names);
        }
        let said = &self.said[language as usize];
        if let Some(known) = said.read().unwrap_or_else(PoisonError::into_inner).get(phrase) {
            return known.as_ref().to_owned();
        }
        let sentence = self.make_sentence(language, phrase, names);
        let mut said = said.write().unwrap_or_else(PoisonError::into_inner);
        if said.len() >= REMEMBERED {
            said.clear();
        }
        said.insert(phrase.clone(), sentence.as_str().into());
        sentence
    }

    fn make_sentence(&self, language: Language, phrase: &Phrase, names: &dyn Names) -> String {
        let sentence = self.say(language, phrase, names);
        if begins_verbatim(&sentence, phrase, names) {
            sentence
        } else {
            capitalise(language, &sentence)
        }
    }

    /// What the person in this seat is called in the middle of a sentence.
    pub fn name(&self, language: Language, seat: Seat, names: &dyn Names) -> String {
        match given_name(names, seat) {
            Some(name) => name.into_owned(),
            None => {
                let phrase = Phrase::new("core-seat").with("number", seat.number());
                self.say(language, &phrase, names)
            }
        }
    }

    /// The phrase in exactly this language, if it has the message and all that it asks for.
    fn try_say(&self, language: Language, phrase: &Phrase, names: &dyn Names) -> Option<String> {
        let own = &self.bundles[language as usize];
        let bundle = match own.has_message(phrase.key) {
            true => own,
            false => &self.learnt.about(phrase.key)?[language as usize],
        };
        let message = bundle.get_message(phrase.key)?;
        let args = self.fluent_args(language, phrase, names);
        let mut errors = Vec::new();
        let text = bundle.format_pattern(message.value()?, Some(&args), &mut errors);
        (errors.is_empty() && !text.trim().is_empty()).then(|| text.into_owned())
    }

    fn fluent_args(
        &self,
        language: Language,
        phrase: &Phrase,
        names: &dyn Names,
    ) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for &(name, ref arg) in &phrase.args {
            if let Arg::Seat(seat) = arg {
                args.set(format!("{name}-number"), seat.number());
            }
            args.set(name, self.fluent_value(language, arg, names));
        }
        args
    }

    fn fluent_value(
        &self,
        language: Language,
        arg: &Arg,
        names: &dyn Names,
    ) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) if number.unsigned_abs() <= LARGEST_EXACT => (*number).into(),
            Arg::Number(number) => number.to_string().into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Seat(seat) => self.name(language, *seat, names).into(),
            Arg::Phrase(phrase) => self.say(language, phrase, names).into(),
            Arg::List(items) => self.say_list(language, items, names).into(),
        }
    }

    /// An enumeration in the language's style: "tea, wine and spice".
    fn say_list(&self, language: Language, items: &[Phrase], names: &dyn Names) -> String {
        let join = |key, head: String, item: String| {
            self.say(language, &Phrase::new(key).with("head", head).with("item", item), names)
        };
        let mut items = items.iter().map(|item| self.say(language, item, names));
        let Some(first) = items.next() else {
            return self.say(language, &Phrase::new("core-list-empty"), names);
        };
        let Some(last) = items.next_back() else {
            return first;
        };
        let head = items.fold(first, |head, item| join("core-list-next", head, item));
        join("core-list-last", head, last)
    }
}

/// The sentences of games, one game behind the other. It only grows, so whoever looks something up never waits.
#[derive(Default)]
struct Learnt(OnceLock<Box<Chapter>>);

struct Chapter {
    stem: &'static str,
    bundles: Bundles,
    next: Learnt,
}

impl Learnt {
    /// Puts a file at the end; tells whether it is new.
    fn add(&self, file: &File) -> bool {
        let mut place = self;
        loop {
            while let Some(chapter) = place.0.get() {
                if chapter.stem == file.stem {
                    return false;
                }
                place = &chapter.next;
            }
            let mut bundles = Language::all().map(empty_bundle);
            read_file(&mut bundles, file);
            let chapter = Chapter { stem: file.stem, bundles, next: Learnt::default() };
            // Somebody else may have been quicker; then the search for the end goes on.
            if place.0.set(Box::new(chapter)).is_ok() {
                return true;
            }
        }
    }

    /// The bundles in which this key would stand.
    fn about(&self, key: &str) -> Option<&Bundles> {
        let (stem, _) = key.split_once('-')?;
        let mut place = self;
        while let Some(chapter) = place.0.get() {
            if chapter.stem == stem {
                return Some(&chapter.bundles);
            }
            place = &chapter.next;
        }
        None
    }
}

fn read_file(bundles: &mut Bundles, file: &File) {
    for language in Language::all() {
        read(bundles, language, file.text(language));
    }
}

fn read(bundles: &mut Bundles, language: Language, text: &str) {
    // Half a file is worth more to the people at the table than no program.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
    let _already_there = bundles[language as usize].add_resource(resource);
}

/// Whether others will want the same sentence: it names nobody, and nobody's words are in it.
fn is_common(phrase: &Phrase) -> bool {
    phrase.args.iter().all(|(_, arg)| match arg {
        Arg::Number(_) => true,
        Arg::Text(text) => text.len() <= SHORT,
        Arg::Seat(_) => false,
        Arg::Phrase(phrase) => is_common(phrase),
        Arg::List(items) => items.iter().all(is_common),
    })
}

fn empty_bundle(language: Language) -> FluentBundle<FluentResource> {
    let locale = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // All our languages run from left to right; invisible marks would only spoil copied text.
    bundle.set_use_isolating(false);
    let _cannot_clash_in_an_empty_bundle = bundle.add_builtins();
    bundle
}

/// Whether the sentence begins with something that must be written exactly as it was given.
fn begins_verbatim(sentence: &str, phrase: &Phrase, names: &dyn Names) -> bool {
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Number(_) => false,
        Arg::Text(text) => !text.is_empty() && sentence.starts_with(text),
        Arg::Seat(seat) => given_name(names, *seat).is_some_and(|n| sentence.starts_with(&*n)),
        Arg::Phrase(inner) => begins_verbatim(sentence, inner, names),
        Arg::List(items) => items.iter().any(|item| begins_verbatim(sentence, item, names)),
    })
}

fn capitalise(language: Language, sentence: &str) -> String {
    // In Dutch the ij is one letter: het IJ, IJmuiden.
    if let (Language::Dutch, Some(rest)) = (language, sentence.strip_prefix("ij")) {
        return format!("IJ{rest}");
    }
    let mut rest = sentence.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => String::new(),
    }
}
