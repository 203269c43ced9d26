//! `cargo xtask load`: real sockets on loopback, scripted seats at many tables of a real server process, and
//! what that costs.

mod figures;
mod house;
mod last;
mod play;
mod requests;
mod scenario;
mod socket;

use std::process::ExitCode;

use clap::Parser;

use scenario::Scenario;

/// Plays at many tables of a real server at once and prints what it bears.
#[derive(Debug, Parser)]
#[command(name = "load")]
pub(crate) struct Arguments {
    /// Tables at which scripted seats play; games take turns, four seats each where the game allows it
    #[arg(long, default_value_t = 200)]
    pub(crate) tables: usize,
    /// Spectators at each table, each with a socket of their own
    #[arg(long, default_value_t = 0)]
    pub(crate) viewers: usize,
    /// No pages: every seat has only the socket that it decides over. Otherwise it has the page of the table open
    /// too, as a browser has
    #[arg(long)]
    pub(crate) no_pages: bool,
    /// How long to measure
    #[arg(long, default_value_t = 20)]
    pub(crate) seconds: u64,
    /// Decisions each table takes in a second; 0 is as fast as they go
    #[arg(long, default_value_t = 0.0)]
    pub(crate) pace: f64,
    /// Nobody decides: only tables and open sockets, to see what they weigh
    #[arg(long)]
    pub(crate) idle: bool,
    /// A server that runs already, such as 127.0.0.1:1602, instead of one that is started. Its limits must be off.
    /// What it costs is known only where it runs
    #[arg(long, conflicts_with_all = ["program", "data"])]
    pub(crate) address: Option<String>,
    /// The process of that server, on this machine
    #[arg(long, requires = "address")]
    pub(crate) process: Option<u32>,
    /// The program to measure
    #[arg(long, default_value = "target/release/damrak")]
    pub(crate) program: std::path::PathBuf,
    /// Where the server keeps its data; a temporary folder if nothing is said
    #[arg(long)]
    pub(crate) data: Option<std::path::PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("load: no threads can be started: {error}");
            return ExitCode::FAILURE;
        }
    };
    let json = arguments.json;
    match runtime.block_on(Scenario::new(arguments).run()) {
        Ok(report) => {
            println!("{}", if json { report.to_json() } else { report.to_string() });
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}
