//! What everybody is shown alike of a table at one moment: worked out once, whoever looks.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

use damrak_core::Phrase;
use damrak_words::{Language, Names, ReadBy, is_about, words};
use foldhash::fast::RandomState;

use crate::json::Object;
use crate::model::Table;
use crate::render::{Circumstances, seats};

/// What is the same in every frame of a moment.
#[derive(Debug)]
pub(crate) struct Alike {
    /// What everybody is called.
    pub(crate) names: Vec<String>,
    /// For programs, in whatever language: fields of a JSON object, without its braces.
    fields: OnceCell<String>,
    /// Sentences that speak of nobody who has read them, by language.
    said: RefCell<[HashMap<Phrase, String, RandomState>; Language::COUNT]>,
}

impl Alike {
    /// Nothing is written yet that nobody may ask for.
    pub(crate) fn new(table: &Table) -> Self {
        Self { names: table.names(), fields: OnceCell::new(), said: RefCell::default() }
    }

    /// A sentence for one reader; what does not speak of them is put into words once for all who read it.
    pub(crate) fn say(&self, language: Language, phrase: &Phrase, read: &ReadBy<'_>) -> String {
        let say = || words().say_sentence(language, phrase, read);
        if read.reader().is_some_and(|reader| is_about(phrase, reader)) {
            return say();
        }
        let said = &mut self.said.borrow_mut()[language as usize];
        if let Some(known) = said.get(phrase) {
            return known.clone();
        }
        let sentence = say();
        said.insert(phrase.clone(), sentence.clone());
        sentence
    }

    /// The fields of a frame that do not depend on who looks.
    pub(crate) fn fields(&self, table: &Table, circumstances: Circumstances<'_>) -> &str {
        self.fields.get_or_init(|| {
            let mut text = String::with_capacity(2048);
            Object::inside(&mut text)
                .field("table", &table.head)
                .field("version", &table.length)
                .field("setup", table.rules.draft())
                .field("edition", table.rules.edition())
                .field("seats", &seats(table, circumstances))
                .field("paused", &table.paused)
                .field("hints", &table.allows_hints())
                .field("undo", &table.undo)
                .field("votes", &table.votes)
                .field("fair", &table.fairness(circumstances.now))
                .field("rematch", &table.body.rematch)
                .field("chat", &circumstances.chat);
            text
        })
    }
}

#[cfg(test)]
mod tests {
    use damrak_core::Seat;

    use super::*;
    use crate::visit::Visit;
    use crate::visit::arranged::Watched;

    #[test]
    fn whoever_is_spoken_of_reads_a_sentence_of_their_own() {
        let visit = Visit::to_a_game(&damrak_games::kits(), "kontor", Watched::ByAnybody);
        let alike = Alike::new(&visit.table);
        let [first, second] = [0, 1].map(Seat::from_index);
        let phrase = Phrase::new("page-undo-asked").with("player", second);
        let say = |reader| {
            alike.say(Language::English, &phrase, &ReadBy::new(&alike.names, Some(reader)))
        };
        let told = [first, second, first].map(say);
        let plain = |reader| {
            let read = ReadBy::new(&alike.names, Some(reader));
            words().say_sentence(Language::English, &phrase, &read)
        };
        assert_eq!(told, [first, second, first].map(plain));
        assert_ne!(told[0], told[1], "one is called by a name, the other is you");
        let kept = &alike.said.borrow()[Language::English as usize];
        assert_eq!(kept.len(), 1, "only what speaks of nobody who reads it is kept");
    }
}
