//! Which position is looked at, with whose eyes, and what else was tried: an address says all of it.

use damrak_core::{Seat, Viewer};

use crate::table::line::{self, Tried};

/// So many other lines are kept.
const MOST_LINES: usize = 12;
/// So many things can be changed by hand, each to a text so long.
const MOST_SETS: usize = 60;
const LONGEST_SET: usize = 600;

/// A place in the tree of what was decided and tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The table.
    pub table: String,
    /// After how many decisions of the game.
    pub decision: u32,
    /// What is tried instead of what came then.
    pub line: Tried,
    /// With whose eyes; with everybody's if with nobody's.
    pub eyes: Option<Seat>,
    /// Which guess of what these eyes cannot know.
    pub guess: u32,
    /// Other lines, each with the decision it leaves the game after.
    pub also: Vec<(u32, Tried)>,
    /// What was changed by hand before anything is tried: where, and what stands there then.
    pub sets: Vec<(String, String)>,
}

impl Place {
    /// Reads what stands behind an address; nothing if it makes no sense.
    pub fn read(table: &str, decision: u32, fields: &[(String, String)]) -> Option<Self> {
        let mut place = Self { table: table.to_owned(), decision, guess: 1, ..Self::default() };
        for (name, value) in fields {
            match name.as_str() {
                "line" => place.line = line::read(value)?,
                "try" => place.line.extend(line::read(value)?),
                "eyes" if value.is_empty() => place.eyes = None,
                "eyes" => place.eyes = Some(value.parse().ok()?),
                "guess" => place.guess = value.parse().ok().filter(|guess| *guess > 0)?,
                "also" if place.also.len() < MOST_LINES => {
                    let (root, text) = value.split_once(' ')?;
                    place.also.push((root.parse().ok()?, line::read(text)?));
                }
                "set" if place.sets.len() < MOST_SETS && value.len() <= LONGEST_SET => {
                    let (path, text) = value.split_once(' ')?;
                    place.sets.push((path.to_owned(), text.to_owned()));
                }
                "set" => return None,
                _ => {}
            }
        }
        (place.line.len() <= line::LONGEST).then_some(place)
    }

    /// Who looks: with everybody's eyes nobody's own things are shown as their own.
    pub(crate) fn viewer(&self) -> Viewer {
        self.eyes.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("/table/{}/think/{}?{}", self.table, self.decision, self.query())
    }

    /// Where it is arranged by hand.
    pub fn arrange(&self) -> String {
        format!("/table/{}/think/{}/arrange?{}", self.table, self.decision, self.query())
    }

    /// Where what is best there is asked for.
    pub fn best(&self, seconds: u32) -> String {
        format!(
            "/table/{}/think/{}/best?{}&think={seconds}",
            self.table,
            self.decision,
            self.query()
        )
    }

    /// What stands behind the address.
    pub fn query(&self) -> String {
        let mut text = String::new();
        let mut put = |name: &str, value: &str| {
            if !text.is_empty() {
                text.push('&');
            }
            text.push_str(name);
            text.push('=');
            escape(value, &mut text);
        };
        put("guess", &self.guess.to_string());
        if let Some(seat) = self.eyes {
            put("eyes", &seat.to_string());
        }
        if !self.line.is_empty() {
            put("line", &line::write(&self.line));
        }
        for (root, line) in &self.also {
            put("also", &format!("{root} {}", line::write(line)));
        }
        for (path, set) in &self.sets {
            put("set", &format!("{path} {set}"));
        }
        text
    }

    /// The fields of the same, for forms.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = vec![("guess", self.guess.to_string())];
        fields.extend(self.eyes.map(|seat| ("eyes", seat.to_string())));
        fields.push(("line", line::write(&self.line)));
        let also = self.also.iter();
        fields.extend(also.map(|(root, line)| ("also", format!("{root} {}", line::write(line)))));
        fields.extend(self.sets.iter().map(|(path, set)| ("set", format!("{path} {set}"))));
        fields
    }

    /// Another place; the line that is left is kept beside it.
    #[must_use]
    pub fn moved(&self, decision: u32, line: Tried) -> Self {
        // What was arranged and tried here belongs to no other decision of the game.
        if decision != self.decision && !self.sets.is_empty() {
            return Self { decision, line, also: Vec::new(), sets: Vec::new(), ..self.clone() };
        }
        let mut lines = self.also.clone();
        lines.push((self.decision, self.line.clone()));
        lines.retain(|(root, kept)| {
            let is_part = *root == decision && line.starts_with(kept);
            !kept.is_empty() && !is_part
        });
        // What is the beginning of another line is told by that one.
        let whole = lines.clone();
        lines.retain(|(root, kept)| {
            let longer = |(other, line): &(u32, Tried)| {
                other == root && line.len() > kept.len() && line.starts_with(kept)
            };
            !whole.iter().any(longer)
        });
        lines.dedup();
        let surplus = lines.len().saturating_sub(MOST_LINES);
        lines.drain(..surplus);
        Self { decision, line, also: lines, ..self.clone() }
    }

    /// One decision further.
    #[must_use]
    pub fn after(&self, seat: Seat, notation: &str) -> Self {
        let mut line = self.line.clone();
        line.push((seat, notation.to_owned()));
        self.moved(self.decision, line)
    }

    /// One decision back: in the line, or in the game.
    pub fn back(&self) -> Option<Self> {
        let mut line = self.line.clone();
        match line.pop() {
            Some(_) => Some(self.moved(self.decision, line)),
            None => Some(self.moved(self.decision.checked_sub(1)?, line)),
        }
    }
}

fn escape(value: &str, text: &mut String) {
    for byte in value.bytes() {
        match byte {
            b' ' => text.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'*' => {
                text.push(byte.into());
            }
            other => text.push_str(&format!("%{other:02X}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(text: &str) -> Tried {
        line::read(text).unwrap_or_default()
    }

    fn fields(text: &str) -> Vec<(String, String)> {
        let plain = |text: &str| text.replace('+', " ").replace("%2B", "+");
        let pair =
            |one: &str| one.split_once('=').map(|(name, value)| (name.to_owned(), plain(value)));
        text.split('&').filter_map(pair).collect()
    }

    #[test]
    fn an_address_reads_back() {
        let place = Place {
            table: "t".into(),
            decision: 42,
            line: tried("2 lay 5+3*1 pass"),
            eyes: Seat::from_number(2),
            guess: 3,
            also: vec![(40, tried("1 pass")), (42, tried("2 wait"))],
            sets: vec![("red".into(), "6 7".into())],
        };
        let address = place.address();
        assert!(
            address.starts_with(
                "/table/t/think/42?guess=3&eyes=2&line=2+lay+5%2B3*1+pass&also=40+1+pass"
            ),
            "{address}"
        );
        let query = address.split_once('?').map_or("", |(_, query)| query);
        assert_eq!(Place::read("t", 42, &fields(query)), Some(place));
    }

    #[test]
    fn what_was_arranged_is_left_with_its_decision_and_bounded() {
        let sets = vec![("/round".to_owned(), "5".to_owned())];
        let here = Place { table: "t".into(), decision: 5, guess: 1, sets, ..Place::default() };
        assert_eq!(here.after(Seat::from_index(0), "a").sets, here.sets);
        assert!(here.back().unwrap_or_default().sets.is_empty());
        assert_eq!(Place::read("t", 1, &fields(&format!("set=/a+{}", "x".repeat(700)))), None);
        assert_eq!(Place::read("t", 1, &fields(&"set=/a+1&".repeat(61))), None);
    }

    #[test]
    fn nonsense_is_no_place() {
        for wrong in ["eyes=9", "eyes=x", "guess=0", "line=x", "also=x", "also=3+x", "try=pass"] {
            assert_eq!(Place::read("t", 1, &fields(wrong)), None, "{wrong}");
        }
        let open = Place::read("t", 1, &fields("eyes=")).map(|place| place.eyes);
        assert_eq!(open, Some(None));
    }

    #[test]
    fn what_was_tried_before_is_kept_beside_and_once() {
        let root = Place { table: "t".into(), decision: 5, guess: 1, ..Place::default() };
        let one = root.after(Seat::from_index(0), "a").after(Seat::from_index(1), "b");
        assert!(one.also.is_empty(), "{one:?}");
        let back = one.back().and_then(|place| place.back()).unwrap_or_default();
        assert_eq!(back.also, [(5, tried("1 a*2 b"))]);
        let other = back.after(Seat::from_index(0), "c");
        assert_eq!((other.line.len(), other.also.len()), (1, 1));
        let again = other.moved(5, tried("1 a*2 b"));
        assert_eq!(again.also, [(5, tried("1 c"))]);
        assert_eq!(root.back().map(|place| place.decision), Some(4));
        assert_eq!(Place::default().back(), None);
    }
}
