//! `damrak rules`: the rule book.

use std::io::Write;

use crate::failure::Failure;
use crate::voice::Voice;
use crate::wrap::reflow;
use crate::{pager, registry, rulebook};

/// Read the rule book of a game, or one clause of it
///
/// Every rule has a number. When the program refuses a decision it names the clause: look it up.
/// On a terminal the book opens in the program that PAGER names, or in `less`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak rules kontor
  damrak rules kontor --clause K-17
  damrak rules kontor > kontor.md")]
pub(crate) struct RulesArgs {
    /// The game
    game: String,
    /// Only this clause, such as K-17
    #[arg(long, value_name = "NUMBER")]
    clause: Option<String>,
}

/// Shows the rule book.
pub(crate) fn run(args: &RulesArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let book = rulebook::text(registry().find(&args.game)?, voice);
    match &args.clause {
        Some(wanted) => writeln!(out, "{}", reflow(rulebook::clause(&book, wanted)?).trim_end())?,
        None => pager::show(out, &reflow(&book))?,
    }
    Ok(())
}
