//! From phrases to sentences.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use damrak_core::{Arg, Phrase, Seat};
use foldhash::fast::RandomState;

use crate::messages::{Arguments, Messages, Text, Unsaid, Value};
use crate::names::given_name;
use crate::{FILES, File, Language, Names};

/// How many finished sentences are remembered in each language.
const REMEMBERED: usize = 8192;
/// Longer texts within them come from people and are not worth remembering.
const SHORT: usize = 24;

/// The argument that is whoever acts, and the attribute of a message that speaks to them.
const ACTING: &str = "player";
const YOU: &str = "you";

type Bundles = [Messages; Language::COUNT];

/// All sentences in all languages.
pub struct Words {
    bundles: Bundles,
    /// What games have brought along.
    learnt: Learnt,
    /// Sentences that sound the same at every table: the same few thousand offers are made again and again.
    said: [RwLock<HashMap<Phrase, Arc<str>, RandomState>>; Language::COUNT],
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
        let mut bundles = Bundles::default();
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
    /// its number along as `$x-number`, so that a message can choose by it. Where the reader is the `$player` of
    /// the phrase the attribute `.you` of the message is said instead, where they are its `$x`, `.you-x`.
    pub fn say(&self, language: Language, phrase: &Phrase, names: &dyn Names) -> String {
        let mut text = String::new();
        self.write(language, phrase, names, &mut text);
        text
    }

    /// Writes what [`Words::say`] says.
    fn write(&self, language: Language, phrase: &Phrase, names: &dyn Names, into: &mut String) {
        let begin = into.len();
        for language in [language, Language::English] {
            let said = self.try_write(language, phrase, names, into);
            if said.is_ok() && !into[begin..].trim().is_empty() {
                return;
            }
            into.truncate(begin);
        }
        into.extend(["⟨", phrase.key, "⟩"]);
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
    fn try_write(
        &self,
        language: Language,
        phrase: &Phrase,
        names: &dyn Names,
        into: &mut String,
    ) -> Result<(), Unsaid> {
        let own = &self.bundles[language as usize];
        let (messages, message) = match own.get(phrase.key) {
            Some(message) => (own, message),
            None => {
                let learnt = self.learnt.about(phrase.key).ok_or(Unsaid)?;
                let messages = &learnt[language as usize];
                (messages, messages.get(phrase.key).ok_or(Unsaid)?)
            }
        };
        let you = your_form(phrase, names, |is| message.form(is));
        let text = you.or(message.text()).ok_or(Unsaid)?;
        messages.write(text, &Filled { words: self, language, phrase, names }, into)
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

/// The arguments of a phrase, put into words when they are asked for.
struct Filled<'a> {
    words: &'a Words,
    language: Language,
    phrase: &'a Phrase,
    names: &'a dyn Names,
}

impl Filled<'_> {
    fn argument(&self, name: &str) -> Option<&Arg> {
        self.phrase.args.iter().rev().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// A seat also brings its number along.
    fn number(&self, name: &str) -> Option<i64> {
        match self.argument(name.strip_suffix("-number")?)? {
            Arg::Seat(seat) => Some(seat.number().into()),
            _ => None,
        }
    }

    fn put(&self, arg: &Arg, into: &mut String) {
        let Self { words, language, names, .. } = *self;
        match arg {
            Arg::Number(number) => push_number(*number, into),
            Arg::Text(text) => into.push_str(text),
            Arg::Seat(seat) => match given_name(names, *seat) {
                Some(name) => into.push_str(&name),
                None => into.push_str(&words.name(language, *seat, names)),
            },
            Arg::Phrase(phrase) => words.write(language, phrase, names, into),
            Arg::List(items) => into.push_str(&words.say_list(language, items, names)),
        }
    }
}

impl Arguments for Filled<'_> {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        match self.argument(name) {
            Some(Arg::Number(number)) => Some(Value::Number(*number)),
            Some(Arg::Text(text)) => Some(Value::Words(text.as_str().into())),
            Some(arg) => {
                let mut words = String::new();
                self.put(arg, &mut words);
                Some(Value::Words(words.into()))
            }
            None => self.number(name).map(Value::Number),
        }
    }

    fn write(&self, name: &str, into: &mut String) -> Result<(), Unsaid> {
        match self.argument(name) {
            Some(arg) => self.put(arg, into),
            None => push_number(self.number(name).ok_or(Unsaid)?, into),
        }
        Ok(())
    }
}

fn push_number(number: i64, into: &mut String) {
    if (0..10).contains(&number) {
        return into.push(char::from(b'0' + number as u8));
    }
    // Writing to a text does not fail.
    let _ = write!(into, "{number}");
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
            let mut bundles = Bundles::default();
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
    bundles[language as usize].read(text);
}

/// The form in which a message speaks to the reader, if it is about them and has one; as the one who acts first.
fn your_form<'a>(
    phrase: &Phrase,
    names: &dyn Names,
    form: impl Fn(&dyn Fn(&str) -> bool) -> Option<&'a Text>,
) -> Option<&'a Text> {
    let reader = names.reader()?;
    let is_reader = |arg: &Arg| matches!(arg, Arg::Seat(seat) if *seat == reader);
    let about = || phrase.args.iter().filter(|(_, arg)| is_reader(arg)).map(|(name, _)| *name);
    let acting = about().any(|name| name == ACTING);
    let acting = acting.then(|| form(&|known| known == YOU)).flatten();
    acting.or_else(|| {
        let is_theirs = |known: &str, name| {
            known.strip_prefix(YOU).and_then(|rest| rest.strip_prefix('-')) == Some(name)
        };
        let mut others = about().filter(|name| *name != ACTING);
        others.find_map(|name| form(&|known| is_theirs(known, name)))
    })
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
    // A sum at the beginning keeps the sign of its coin.
    if sentence.starts_with('ƒ') {
        return sentence.to_owned();
    }
    let mut rest = sentence.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => String::new(),
    }
}
