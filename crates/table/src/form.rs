//! Wishes from the forms of pages, where everything is text.

use std::str::FromStr;

use damrak_core::Hash;

use crate::entry::Answer;
use crate::problem::Problem;
use crate::wish::Wish;

/// The name under which forms send what was picked for a decision; see [`with_picks`].
pub const PICKED: &str = "thing";

/// Writes what was picked behind the last field of this name.
pub fn with_picks(fields: Vec<(String, String)>, name: &str) -> Vec<(String, String)> {
    let (picked, mut fields): (Vec<_>, Vec<_>) =
        fields.into_iter().partition(|(field, _)| field == PICKED);
    if let Some((_, text)) = fields.iter_mut().rev().find(|(field, _)| field == name) {
        for (_, word) in picked {
            text.push(' ');
            text.push_str(&word);
        }
    }
    fields
}

impl Wish {
    /// The wish that the fields of a form say; as strict as what is read from a document.
    pub fn from_fields(fields: Vec<(String, String)>) -> Result<Self, Problem> {
        let mut form = Form(with_picks(fields, "action"));
        let wish = form.wish()?;
        match form.0.first() {
            None => Ok(wish),
            Some((name, _)) => Err(unreadable(&format!("unknown field `{name}`"))),
        }
    }
}

fn unreadable(why: &str) -> Problem {
    Problem::bad("server-bad-body").with("problem", why)
}

/// The fields that were not read yet.
struct Form(Vec<(String, String)>);

impl Form {
    /// Takes a field; the last one of this name counts.
    fn take(&mut self, name: &str) -> Option<String> {
        let found = self.0.iter().rposition(|(field, _)| field == name)?;
        let (_, text) = self.0.remove(found);
        self.0.retain(|(field, _)| field != name);
        Some(text)
    }

    /// Takes every field of this name, in their order.
    fn take_all(&mut self, name: &str) -> Vec<String> {
        let (taken, left) =
            std::mem::take(&mut self.0).into_iter().partition(|(field, _)| field == name);
        self.0 = left;
        let taken: Vec<(String, String)> = taken;
        taken.into_iter().map(|(_, text)| text).collect()
    }

    fn text(&mut self, name: &str) -> Result<String, Problem> {
        self.take(name).ok_or_else(|| unreadable(&format!("missing field `{name}`")))
    }

    /// Something that is written as text.
    fn read<T: FromStr>(&mut self, name: &str) -> Result<T, Problem> {
        let text = self.text(name)?;
        text.parse().map_err(|_| unreadable(&format!("`{name}` cannot be `{text}`")))
    }

    fn answer(&mut self) -> Result<Answer, Problem> {
        self.read::<bool>("agrees").map(Answer::from)
    }

    fn seal(&mut self) -> Result<Option<Hash>, Problem> {
        let Some(text) = self.take("seal") else { return Ok(None) };
        Hash::try_from(text).map(Some).map_err(|error| unreadable(&error.to_string()))
    }

    /// The step of a clock; an empty text is none.
    fn step(&mut self) -> Result<Option<u8>, Problem> {
        if self.0.iter().any(|(name, text)| name == "step" && text.is_empty()) {
            return self.text("step").map(|_| None);
        }
        self.read("step").map(Some)
    }

    fn wish(&mut self) -> Result<Wish, Problem> {
        let wish = self.text("wish")?;
        Ok(match wish.as_str() {
            "sit" => Wish::Sit {
                seat: self.read("seat")?,
                invitation: self.take("invitation"),
                nonce: self.take("nonce").unwrap_or_default(),
            },
            "seal" => Wish::Seal {
                seat: self.read("seat")?,
                attempt: self.read("attempt")?,
                seal: self.seal()?,
            },
            "reveal" => Wish::Reveal {
                seat: self.read("seat")?,
                attempt: self.read("attempt")?,
                number: self.text("number")?,
            },
            "seat-bot" => Wish::SeatBot { seat: self.read("seat")?, bot: self.text("bot")? },
            "leave" => Wish::Leave { seat: self.read("seat")? },
            "start" => Wish::Start {},
            "decide" => Wish::Decide {
                seat: self.read("seat")?,
                before: self.take_all("before"),
                action: self.text("action")?,
                turn: self.text("turn")?.into(),
                key: self.take("key"),
            },
            "hint" => Wish::Hint { seat: self.read("seat")? },
            "stop" => Wish::Stop {
                seat: self.read("seat")?,
                fall: self.text("fall")?,
                step: self.step()?,
            },
            "take-back" => Wish::TakeBack { seat: self.read("seat")? },
            "ask-undo" => Wish::AskUndo { seat: self.read("seat")?, to: self.read("to")? },
            "answer-undo" => Wish::AnswerUndo { seat: self.read("seat")?, agrees: self.answer()? },
            "pause" => {
                let is_said = self.0.iter().any(|(name, _)| name == "agrees");
                let agrees = if is_said { self.answer()? } else { Answer::Yes };
                Wish::Pause { seat: self.read("seat")?, agrees }
            }
            "resume" => Wish::Resume { seat: self.read("seat")? },
            "resign" => Wish::Resign { seat: self.read("seat")? },
            "vote-replace" => Wish::VoteReplace {
                seat: self.read("seat")?,
                about: self.read("about")?,
                agrees: self.answer()?,
            },
            "vote-end" => Wish::VoteEnd { seat: self.read("seat")?, agrees: self.answer()? },
            "return" => Wish::Return { seat: self.read("seat")? },
            "set-spectators" => Wish::SetSpectators { allowed: self.read("allowed")? },
            "close" => Wish::Close {},
            other => return Err(unreadable(&format!("unknown wish `{other}`"))),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fields(text: &str) -> Vec<(String, String)> {
        let pair = |pair: &str| {
            let (name, value) = pair.split_once('=').expect("a pair");
            (name.to_owned(), value.to_owned())
        };
        text.split('&').map(pair).collect()
    }

    #[test]
    fn what_was_picked_is_written_behind_the_verb() {
        let joined = with_picks(fields("seat=1&action=lay&thing=45&thing=1&turn=0.3"), "action");
        assert_eq!(joined, fields("seat=1&action=lay 45 1&turn=0.3"));
        let joined = with_picks(fields("moves=pass&moves=lay&thing=1"), "moves");
        assert_eq!(joined, fields("moves=pass&moves=lay 1"), "the last one is being decided");
        assert_eq!(with_picks(fields("thing=1"), "action"), [], "nothing to pick for");
    }

    #[test]
    fn a_form_wishes_what_a_document_wishes() {
        let hash = "07".repeat(32);
        let sealed = format!("wish=seal&seat=2&attempt=3&seal={hash}");
        let forms = [
            (
                "wish=sit&seat=2&nonce=n&invitation=i",
                json!({"wish": "sit", "seat": 2, "nonce": "n", "invitation": "i"}),
            ),
            ("wish=sit&seat=2", json!({"wish": "sit", "seat": 2})),
            (&sealed, json!({"wish": "seal", "seat": 2, "attempt": 3, "seal": hash})),
            ("wish=seal&seat=2&attempt=3", json!({"wish": "seal", "seat": 2, "attempt": 3})),
            (
                "wish=reveal&seat=2&attempt=3&number=9",
                json!({"wish": "reveal", "seat": 2, "attempt": 3, "number": "9"}),
            ),
            (
                "wish=seat-bot&seat=2&bot=clerk",
                json!({"wish": "seat-bot", "seat": 2, "bot": "clerk"}),
            ),
            ("wish=leave&seat=2", json!({"wish": "leave", "seat": 2})),
            ("wish=start", json!({"wish": "start"})),
            (
                "wish=decide&seat=2&action=lay&thing=4&turn=0.3&key=k",
                json!({"wish": "decide", "seat": 2, "action": "lay 4", "turn": "0.3", "key": "k"}),
            ),
            (
                "wish=decide&seat=2&before=give ƒ10&before=ask HA1&action=send&turn=0.3",
                json!({
                    "wish": "decide", "seat": 2, "before": ["give ƒ10", "ask HA1"], "action": "send", "turn": "0.3"
                }),
            ),
            ("wish=hint&seat=2", json!({"wish": "hint", "seat": 2})),
            (
                "wish=stop&seat=2&fall=f&step=",
                json!({"wish": "stop", "seat": 2, "fall": "f", "step": null}),
            ),
            (
                "wish=stop&seat=2&fall=f&step=4",
                json!({"wish": "stop", "seat": 2, "fall": "f", "step": 4}),
            ),
            ("wish=take-back&seat=2", json!({"wish": "take-back", "seat": 2})),
            ("wish=ask-undo&seat=2&to=5", json!({"wish": "ask-undo", "seat": 2, "to": 5})),
            (
                "wish=answer-undo&seat=2&agrees=false",
                json!({"wish": "answer-undo", "seat": 2, "agrees": false}),
            ),
            ("wish=pause&seat=2", json!({"wish": "pause", "seat": 2})),
            (
                "wish=pause&seat=2&agrees=false",
                json!({"wish": "pause", "seat": 2, "agrees": false}),
            ),
            ("wish=resume&seat=2", json!({"wish": "resume", "seat": 2})),
            ("wish=resign&seat=2", json!({"wish": "resign", "seat": 2})),
            (
                "wish=vote-replace&seat=2&about=1&agrees=true",
                json!({"wish": "vote-replace", "seat": 2, "about": 1, "agrees": true}),
            ),
            (
                "wish=vote-end&seat=2&agrees=true",
                json!({"wish": "vote-end", "seat": 2, "agrees": true}),
            ),
            ("wish=return&seat=2", json!({"wish": "return", "seat": 2})),
            (
                "wish=set-spectators&allowed=false",
                json!({"wish": "set-spectators", "allowed": false}),
            ),
            ("wish=close", json!({"wish": "close"})),
        ];
        for (form, document) in forms {
            let read: Wish = serde_json::from_value(document).expect("a wish");
            assert_eq!(Wish::from_fields(fields(form)).ok(), Some(read), "{form}");
        }
    }

    #[test]
    fn what_is_no_wish_is_refused() {
        for wrong in [
            "seat=1",
            "wish=",
            "wish=dance&seat=1",
            "wish=leave",
            "wish=leave&seat=",
            "wish=leave&seat=nine",
            "wish=leave&seat=0",
            "wish=leave&seat=1&step=2",
            "wish=stop&seat=1&fall=f",
            "wish=stop&seat=1&fall=f&step=300",
            "wish=ask-undo&seat=1&to=-1",
            "wish=vote-end&seat=1&agrees=perhaps",
            "wish=seal&seat=1&attempt=1&seal=xyz",
        ] {
            assert!(Wish::from_fields(fields(wrong)).is_err(), "{wrong}");
        }
    }
}
