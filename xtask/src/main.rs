//! Developer commands of Damrak, run as `cargo xtask <command>`.

mod arguments;
mod browser;
mod counts;
mod failure;
mod postgres;
mod programs;
mod rules;
mod steps;
mod strong_games;
mod tools;
mod workspace;

use std::process::ExitCode;

use arguments::Command;
use failure::Failure;
use workspace::Workspace;

fn main() -> ExitCode {
    match arguments::parse(std::env::args().skip(1)).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            if let Failure::WrongUse(_) = failure {
                eprintln!("\n{}", arguments::usage());
            }
            failure.exit_code()
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    let workspace = Workspace::here();
    match command {
        Command::Help => {
            println!("{}", arguments::usage());
            Ok(())
        }
        Command::Test { steps } => steps::run(&workspace, &steps),
        Command::Rules { game: Some(clause), .. } if rules::is_clause(&clause) => {
            rules::show(&workspace, &clause)
        }
        Command::Rules { game, list } => rules::run(&workspace, game.as_deref(), list),
        Command::Fuzz(fuzz) => tools::fuzz(&workspace, &fuzz),
        Command::Counts { keep: true } => counts::keep(&workspace),
        Command::Counts { keep: false } => steps::run(&workspace, &["counts".to_owned()]),
        Command::Bench { arguments } => tools::bench(&workspace, &arguments),
        Command::Shots { names } => browser::shots(&workspace, &names),
        Command::Screens { arguments } => browser::screens(&workspace, &arguments),
        Command::StrongGames { program } => strong_games::add(&workspace, program.as_deref()),
        Command::Load { arguments } => tools::load(&workspace, &arguments),
    }
}
