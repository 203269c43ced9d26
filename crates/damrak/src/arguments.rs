//! What the program can be asked to do.

use clap::{Parser, Subcommand};
use damrak_words::Language;

use crate::commands::admin::AdminArgs;
use crate::commands::bench::BenchArgs;
use crate::commands::care::{BackupArgs, DoctorArgs, ExportArgs, ImportArgs};
use crate::commands::draw::DrawArgs;
use crate::commands::games::GamesArgs;
use crate::commands::hint::HintArgs;
use crate::commands::ladder::LadderArgs;
#[cfg(feature = "postgres")]
use crate::commands::migrate::MigrateArgs;
use crate::commands::play::PlayArgs;
use crate::commands::replay::ReplayArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::rules::RulesArgs;
use crate::commands::serve::ServeArgs;
use crate::commands::show::ShowArgs;
use crate::commands::sim::SimArgs;
use crate::commands::verify::VerifyArgs;

/// One table for the Amsterdam merchant games
///
/// Play board games about the merchants of Amsterdam by their full rules: in the browser, in the
/// terminal, against computer opponents or in simulations. Every game is kept as a record that you can
/// replay, check and analyse. Without a command, damrak starts the server.
#[derive(Debug, Parser)]
#[command(version, after_help = AFTER_HELP)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Use English, German or Dutch
    ///
    /// The default is the language of the environment (LC_ALL, LC_MESSAGES, LANG), or else
    /// English.
    #[arg(long, global = true, value_name = "en|de|nl")]
    lang: Option<Language>,
}

const AFTER_HELP: &str = "\
Examples:
  damrak                       start the server, like `damrak serve`
  damrak games                 list the games
  damrak play kontor           play a game in the terminal
  damrak rules kontor          read its rules
  damrak review game.damrak    look back on a finished game

Exit codes: 0 success; 1 the answer is no; 2 wrong usage or bad input; 3 data cannot be stored or read.";

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(GamesArgs),
    Rules(RulesArgs),
    Play(Box<PlayArgs>),
    Sim(Box<SimArgs>),
    Ladder(Box<LadderArgs>),
    Replay(ReplayArgs),
    Hint(HintArgs),
    Review(ReviewArgs),
    Show(ShowArgs),
    Draw(DrawArgs),
    Verify(VerifyArgs),
    Bench(BenchArgs),
    Serve(ServeArgs),
    Admin(Box<AdminArgs>),
    Backup(BackupArgs),
    Doctor(DoctorArgs),
    Export(ExportArgs),
    Import(ImportArgs),
    #[cfg(feature = "postgres")]
    Migrate(MigrateArgs),
}

impl Cli {
    /// The language that was asked for, or that of the environment.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| {
            // The first that is set decides, as everywhere; an unknown one means English.
            let set = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find(set)
                .and_then(|name| std::env::var(name).ok()?.parse().ok())
                .unwrap_or_default()
        })
    }
}
