//! Commands that hand over to a program of the workspace.

use std::path::PathBuf;

use crate::{
    failure::Failure,
    workspace::{self, Workspace},
};

/// How to run the fuzz targets.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Fuzz {
    /// One target, or all of them.
    pub(crate) target: Option<String>,
    /// How long each target tries new inputs; the harness has its own default.
    pub(crate) seconds: Option<u64>,
    /// Where the stream of inputs starts; taken from the clock when not given.
    pub(crate) seed: Option<u64>,
}

/// Replays each target's corpus and tries new inputs.
///
/// Built in the test profile: optimised, yet with the overflow checks and debug assertions that
/// release builds lack, and sharing what `cargo test` has just compiled. A release build would
/// spend longer on link-time optimisation than a short run spends fuzzing.
pub(crate) fn fuzz(workspace: &Workspace, fuzz: &Fuzz) -> Result<(), Failure> {
    // Made as its test needs it, which `cargo test` has just done: alone it would compile half of the
    // workspace anew.
    let build = ["test", "--workspace", "--no-run", "--test", "program"];
    workspace::run(&mut workspace.cargo(&build))?;
    let mut command = workspace.program(beside_us("damrak-fuzz"), &[]);
    // As cargo would say: our own folder, which cargo told us, has no kept inputs.
    command.env("CARGO_MANIFEST_DIR", workspace.path("fuzz"));
    command.args(&fuzz.target);
    if let Some(seconds) = fuzz.seconds {
        command.args(["--seconds".to_owned(), seconds.to_string()]);
    }
    if let Some(seed) = fuzz.seed {
        command.args(["--seed".to_owned(), seed.to_string()]);
    }
    workspace::run(&mut command)
}

/// A program that was built into the same folder as this one.
pub(crate) fn beside_us(name: &str) -> PathBuf {
    let own = std::env::current_exe().unwrap_or_default();
    own.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Measures the games in a release build.
pub(crate) fn bench(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    let mut command = workspace.cargo(&["run", "--release", "--package", "damrak", "--", "bench"]);
    workspace::run(command.args(arguments))
}

/// Measures the server: builds it as it is shipped, and plays at many of its tables at once.
pub(crate) fn load(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    let mut build =
        workspace.cargo(&["build", "--release", "--package", "damrak", "--package", "damrak-load"]);
    workspace::run(&mut build)?;
    let mut command =
        workspace.cargo(&["run", "--release", "--quiet", "--package", "damrak-load", "--"]);
    workspace::run(command.args(arguments))
}
