//! Damrak, the program.

use std::process::ExitCode;

fn main() -> ExitCode {
    damrak::main()
}
