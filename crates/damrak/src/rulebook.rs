//! Rule books as the terminal shows them.

use damrak_core::{GameInfo, rulebook};

use crate::failure::Failure;
use crate::voice::Voice;

/// The rule book of a game in the listener's language, without pictures.
pub(crate) fn text(info: &GameInfo, voice: &Voice) -> String {
    rulebook::without_pictures(info.rulebook(voice.language().code()))
}

/// The text of one clause: from its number to the next clause or heading.
///
/// `k-17` and `17` find `K-17` too.
pub(crate) fn clause<'b>(book: &'b str, wanted: &str) -> Result<&'b str, Failure> {
    let found = rulebook::clause(book, wanted);
    found.map(|(_, text)| text).ok_or_else(|| unknown(book, wanted))
}

fn unknown(book: &str, wanted: &str) -> Failure {
    let mut ids = rulebook::clauses(book);
    let range = match (ids.next(), ids.last()) {
        (Some(first), Some(last)) => format!("; the clauses are {first} to {last}"),
        _ => String::new(),
    };
    Failure::usage(format!("there is no clause `{wanted}`{range}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_clause_is_told_with_the_known_ones() {
        let Err(Failure::Usage(told)) = clause("**T-1** One.\n\n**T-2** Two.\n", "T-3") else {
            panic!("there is no third clause")
        };
        assert!(told.ends_with("the clauses are T-1 to T-2"), "{told}");
    }
}
