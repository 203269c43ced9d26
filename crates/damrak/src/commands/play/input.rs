//! What a person types.

use damrak_core::Offer;

/// What was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// Nothing was typed.
    Nothing,
    /// A decision, in notation; perhaps not a legal one.
    Decision(String),
    /// A number that no decision has.
    NoSuchNumber(String),
    /// What can be typed?
    Help,
    /// What would the computer do?
    Hint,
    /// Draw the table again.
    Table,
    /// Tell the game from its beginning.
    Log,
    /// Show the rule book, or a clause of it.
    Rules(Option<String>),
    /// Take back.
    Back,
    /// Save.
    Save,
    /// Leave.
    Quit,
}

impl Input {
    /// Reads a line. A decision that is on offer wins over a command of the same name.
    pub(crate) fn read(line: &str, offers: &[Offer]) -> Self {
        let line = line.trim();
        if let Some(offer) = offers.iter().find(|offer| offer.notation.eq_ignore_ascii_case(line)) {
            return Input::Decision(offer.notation.clone());
        }
        if !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit()) {
            let chosen = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            return match chosen.and_then(|index| offers.get(index)) {
                Some(offer) => Input::Decision(offer.notation.clone()),
                None => Input::NoSuchNumber(line.to_owned()),
            };
        }
        let lower = line.to_ascii_lowercase();
        let mut words = lower.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (None, ..) => Input::Nothing,
            (Some("?" | "help"), None, _) => Input::Help,
            (Some("h" | "hint"), None, _) => Input::Hint,
            (Some("table"), None, _) => Input::Table,
            (Some("log"), None, _) => Input::Log,
            (Some("rules"), clause, None) => Input::Rules(clause.map(str::to_owned)),
            (Some("back"), None, _) => Input::Back,
            (Some("save"), None, _) => Input::Save,
            (Some("q" | "quit" | "exit"), None, _) => Input::Quit,
            _ => Input::Decision(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damrak_core::Phrase;

    fn read(line: &str) -> Input {
        let offer = |notation: &str| Offer {
            notation: notation.to_owned(),
            phrase: Phrase::new("cli-name"),
            targets: Vec::new(),
            either_way: false,
        };
        Input::read(line, &[offer("build d4"), offer("save"), offer("12")])
    }

    fn decision(notation: &str) -> Input {
        Input::Decision(notation.to_owned())
    }

    #[test]
    fn decisions_are_found_by_number_and_notation() {
        assert_eq!(read(" 1 "), decision("build d4"));
        assert_eq!(read("BUILD d4"), decision("build d4"));
        assert_eq!(read("build  z9"), decision("build  z9"));
    }

    #[test]
    fn what_is_on_offer_wins_over_a_command() {
        assert_eq!(read("save"), decision("save"));
        assert_eq!(read("12"), decision("12"));
    }

    #[test]
    fn numbers_that_are_not_there_are_told_apart() {
        for number in ["0", "4", "99999999999999999999999999"] {
            assert_eq!(read(number), Input::NoSuchNumber(number.to_owned()));
        }
        assert_eq!(read("-1"), decision("-1"));
    }

    #[test]
    fn commands_are_read_in_any_case() {
        assert_eq!(read(""), Input::Nothing);
        assert_eq!(read(" ? "), Input::Help);
        assert_eq!((read("h"), read("Hint")), (Input::Hint, Input::Hint));
        assert_eq!(read("RULES k-17"), Input::Rules(Some("k-17".to_owned())));
        assert_eq!(read("rules"), Input::Rules(None));
        assert_eq!(read("rules of tea"), decision("rules of tea"));
        assert_eq!((read("Quit"), read("q")), (Input::Quit, Input::Quit));
        assert_eq!(read("quit now"), decision("quit now"));
    }
}
