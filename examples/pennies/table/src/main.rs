//! Damrak with its own games and Pennies: what it takes to start a table with one more game.

use std::process::ExitCode;

fn main() -> ExitCode {
    damrak::main_with(damrak_games::kits().with(&pennies_kit::KIT))
}
