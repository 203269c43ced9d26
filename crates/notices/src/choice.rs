//! How somebody wants to hear of their games. Kept among their settings under [`SETTING`].

use std::collections::BTreeSet;

use damrak_store::{Person, TableId};
use damrak_words::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::parcel::Kind;
use crate::zone::Zone;

/// The name of the setting; only the notifications' own requests write it.
pub const SETTING: &str = "notify";
/// So many tables may be muted; the one muted first is heard of again when there are more.
const MUTED: usize = 300;

/// A person's choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choice {
    /// The language they last read in; their settings may name another.
    pub language: Option<String>,
    /// Where mail goes.
    pub mail: Option<MailAddress>,
    /// When it goes there.
    pub mail_mode: MailMode,
    /// The hour of the day at which the mail of the day is sent.
    pub digest_hour: u8,
    /// Where it is that hour.
    pub zone: Zone,
    /// Whether their browsers get messages.
    pub push: bool,
    /// Where a program of theirs listens.
    pub webhook: Option<Webhook>,
    /// What they want to hear of.
    pub kinds: Kinds,
    /// Of which tables they want to hear nothing.
    pub muted: Vec<TableId>,
}

/// A mail address, and whether it is known to be theirs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// Whether its reader said so.
    pub confirmed: bool,
}

/// When mail is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MailMode {
    /// Never.
    #[default]
    Off,
    /// Whenever there is something.
    Each,
    /// Once a day, if there is something.
    Daily,
}

/// A program that wants to be told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Webhook {
    /// Where.
    pub url: String,
    /// How.
    pub format: Format,
    /// It said that it is gone for good.
    #[serde(default)]
    pub gone: bool,
}

/// What a webhook understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Our own document.
    Json,
    /// A message for Discord.
    Discord,
    /// A message for Slack.
    Slack,
}

/// What somebody wants to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kinds {
    /// That it is their turn, or that a table waits for them to be dealt.
    pub your_turn: bool,
    /// That a game began.
    pub began: bool,
    /// That a game is over.
    pub over: bool,
}

impl Kinds {
    /// Whether this is among them.
    pub fn include(self, kind: Kind) -> bool {
        match kind {
            Kind::Began => self.began,
            // Both say that others wait for somebody.
            Kind::LookIn | Kind::YourTurn => self.your_turn,
            Kind::Over => self.over,
        }
    }
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            language: None,
            mail: None,
            mail_mode: MailMode::Off,
            digest_hour: 6,
            zone: Zone::default(),
            push: true,
            webhook: None,
            kinds: Kinds { your_turn: true, began: true, over: true },
            muted: Vec::new(),
        }
    }
}

impl Choice {
    /// What a person has chosen; what cannot be read is as it comes.
    pub fn of(person: &Person) -> Self {
        let stored = person.settings.get(SETTING).cloned().unwrap_or(Value::Null);
        serde_json::from_value(stored).unwrap_or_default()
    }

    /// Writes the choice among a person's settings.
    pub fn write_to(&self, person: &mut Person) {
        if !person.settings.is_object() {
            person.settings = json!({});
        }
        person.settings[SETTING] = json!(self);
    }

    /// Where mail may go now.
    pub fn open_mailbox(&self) -> Option<&str> {
        let mail = self.mail.as_ref().filter(|mail| mail.confirmed)?;
        (self.mail_mode != MailMode::Off).then_some(mail.address.as_str())
    }

    /// The webhook that may be called now.
    pub fn open_webhook(&self) -> Option<&Webhook> {
        self.webhook.as_ref().filter(|webhook| !webhook.gone)
    }

    /// Of these, what they want to hear of this table.
    pub fn wanted(&self, table: &TableId, kinds: &BTreeSet<Kind>) -> BTreeSet<Kind> {
        if self.muted.contains(table) {
            return BTreeSet::new();
        }
        kinds.iter().copied().filter(|kind| self.kinds.include(*kind)).collect()
    }

    /// Hears nothing more of a table.
    pub fn mute(&mut self, table: TableId) {
        self.unmute(&table);
        self.muted.push(table);
        let too_many = self.muted.len().saturating_sub(MUTED);
        self.muted.drain(..too_many);
    }

    /// Hears of a table again.
    pub fn unmute(&mut self, table: &TableId) {
        self.muted.retain(|muted| muted != table);
    }
}

/// The language somebody is written to in.
pub fn language(person: &Person, choice: &Choice) -> Language {
    let set = person.settings.get("language").and_then(Value::as_str);
    let known = [set, choice.language.as_deref()].into_iter().flatten();
    known.filter_map(|code| code.parse().ok()).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use damrak_store::PersonId;

    use super::*;

    fn person(settings: Value) -> Person {
        Person {
            id: PersonId("anna".into()),
            name: "Anna".into(),
            user_name: None,
            password: None,
            admin: false,
            blocked: false,
            settings,
            created: 0,
        }
    }

    #[test]
    fn choices_read_back_and_leave_other_settings_alone() {
        let mut anna = person(json!({"theme": "dark"}));
        assert_eq!(Choice::of(&anna), Choice::default());
        let mut choice = Choice { mail_mode: MailMode::Daily, ..Choice::default() };
        choice.mute(TableId("t".into()));
        choice.write_to(&mut anna);
        assert_eq!(Choice::of(&anna), choice);
        assert_eq!(anna.settings["theme"], "dark");
    }

    #[test]
    fn damaged_choices_are_as_they_come() {
        for damaged in [json!(null), json!({"notify": 7}), json!({"notify": {"push": "often"}})] {
            assert_eq!(Choice::of(&person(damaged)), Choice::default());
        }
    }

    #[test]
    fn his_settings_say_what_language_he_reads() {
        let choice = Choice { language: Some("nl".into()), ..Choice::default() };
        assert_eq!(language(&person(json!({"language": "de"})), &choice), Language::German);
        assert_eq!(language(&person(json!({})), &choice), Language::Dutch);
        assert_eq!(language(&person(json!({})), &Choice::default()), Language::English);
    }

    #[test]
    fn only_so_many_tables_stay_muted() {
        let mut choice = Choice::default();
        for number in 0..MUTED + 2 {
            choice.mute(TableId(number.to_string()));
        }
        assert_eq!(choice.muted.len(), MUTED);
        assert!(!choice.muted.contains(&TableId("1".into())));
        choice.unmute(&TableId("2".into()));
        assert!(!choice.muted.contains(&TableId("2".into())));
    }
}
