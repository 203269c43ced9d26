//! The whole test: what must hold before a change is good, step by step.

use std::time::{Duration, Instant};

use crate::{
    browser,
    counts::{self, Outcome},
    failure::Failure,
    postgres, programs, rules,
    tools::{self, Fuzz},
    workspace::{self, Workspace},
};

/// One step. To add one, write its function and put it where it belongs in [`ALL`].
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    run: fn(&Workspace) -> Result<Verdict, Failure>,
}

/// How a step went that did not fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Passed,
    /// Passed, with something the reader should know.
    Noted(&'static str),
    /// Could not run here, and says why that is acceptable.
    Skipped(&'static str),
}

/// Every step, in order: the quick ones first, so that small mistakes show at once.
pub(crate) const ALL: &[Step] = &[
    Step { name: "fmt", about: "the source is formatted", run: fmt },
    Step { name: "clippy", about: "no lint complains", run: clippy },
    Step { name: "tests", about: "unit, integration and documentation tests", run: tests },
    Step { name: "browser", about: "games played on the pages in a real browser", run: in_browser },
    Step { name: "postgres", about: "the store on a real PostgreSQL server", run: on_postgres },
    Step { name: "counts", about: "no game takes more instructions than it did", run: counted },
    Step { name: "rules", about: "every clause has a test", run: every_clause },
    Step { name: "fuzz", about: "a short run of every fuzz target", run: short_fuzz },
    Step { name: "docs", about: "the documentation builds without warnings", run: docs },
    Step { name: "deny", about: "licences and sources of dependencies", run: deny },
];

fn fmt(workspace: &Workspace) -> Result<Verdict, Failure> {
    passes(workspace, &["fmt", "--all", "--check"])
}

fn clippy(workspace: &Workspace) -> Result<Verdict, Failure> {
    passes(workspace, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// Laws are tried on the same random games every time, as in [`short_fuzz`]; `cargo test` alone draws others.
///
/// Of the examples only the one is built that a test runs: the others measure and play matches, hold every game
/// and take long to build, and clippy has looked at them. It is built for the whole workspace, or it would need half of the
/// dependencies with other features.
fn tests(workspace: &Workspace) -> Result<Verdict, Failure> {
    let bot = ["build", "--workspace", "--profile", "test", "--example", "bot"];
    workspace::run(&mut workspace.cargo(&bot))?;
    programs::test(workspace, &["--workspace", "--lib", "--bins", "--tests"])?;
    passes(workspace, &["test", "--workspace", "--doc"])
}

fn in_browser(workspace: &Workspace) -> Result<Verdict, Failure> {
    if !browser::is_there(workspace) {
        return Ok(Verdict::Skipped(
            "there is no Chromium with its driver, and apt-get brings none",
        ));
    }
    let has_axe = browser::fetch_axe(workspace);
    browser::test(workspace)?;
    Ok(match has_axe {
        true => Verdict::Passed,
        false => Verdict::Noted("axe-core could not be fetched from npm, so it looked at no page"),
    })
}

fn on_postgres(workspace: &Workspace) -> Result<Verdict, Failure> {
    match postgres::programs(workspace) {
        Some(programs) => postgres::test(workspace, programs).map(|()| Verdict::Passed),
        None => Ok(Verdict::Skipped("there is no PostgreSQL, and apt-get brings none")),
    }
}

fn counted(workspace: &Workspace) -> Result<Verdict, Failure> {
    Ok(match counts::compare(workspace)? {
        Outcome::AsBefore => Verdict::Passed,
        Outcome::OtherCompiler => Verdict::Skipped(
            "the kept counts are of another compiler; `cargo xtask counts --keep` makes them anew",
        ),
        Outcome::BuiltInSteps => Verdict::Skipped(
            "what is built in steps takes other counts; `.ci/run` compares, or CARGO_INCREMENTAL=0",
        ),
        Outcome::NoCallgrind => Verdict::Skipped("there is no Valgrind, and apt-get brings none"),
    })
}

fn every_clause(workspace: &Workspace) -> Result<Verdict, Failure> {
    rules::run(workspace, None, false).map(|()| Verdict::Passed)
}

/// Always the same inputs: a verdict on a change must not depend on the time of day.
fn short_fuzz(workspace: &Workspace) -> Result<Verdict, Failure> {
    let short = Fuzz { target: None, seconds: Some(3), seed: Some(1) };
    tools::fuzz(workspace, &short).map(|()| Verdict::Passed)
}

fn docs(workspace: &Workspace) -> Result<Verdict, Failure> {
    let mut command = workspace.cargo(&["doc", "--workspace", "--no-deps"]);
    workspace::run(command.env("RUSTDOCFLAGS", "-D warnings")).map(|()| Verdict::Passed)
}

fn deny(workspace: &Workspace) -> Result<Verdict, Failure> {
    if !workspace::succeeds(&mut workspace.cargo(&["deny", "--version"])) {
        return Ok(Verdict::Skipped("cargo-deny is not installed"));
    }
    workspace::run(&mut workspace.cargo(&["deny", "check", "licenses", "bans", "sources"]))?;
    // New advisories appear without any change of ours, and reading them needs a network.
    match workspace::run(&mut workspace.cargo(&["deny", "check", "advisories"])) {
        Ok(()) => Ok(Verdict::Passed),
        Err(_) => Ok(Verdict::Noted("advisories could not be read or need a look, see above")),
    }
}

fn passes(workspace: &Workspace, arguments: &[&str]) -> Result<Verdict, Failure> {
    workspace::run(&mut workspace.cargo(arguments)).map(|()| Verdict::Passed)
}

/// Runs the steps called `names`, or all when there are none, up to the first that fails.
pub(crate) fn run(workspace: &Workspace, names: &[String]) -> Result<(), Failure> {
    let chosen =
        ALL.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name));
    run_steps(workspace, chosen)
}

fn run_steps<'a>(
    workspace: &Workspace,
    steps: impl Iterator<Item = &'a Step>,
) -> Result<(), Failure> {
    let mut lines = Vec::new();
    let mut result = Ok(());
    let start = Instant::now();
    for step in steps {
        println!("\n=== {}: {}", step.name, step.about);
        let step_start = Instant::now();
        let outcome = (step.run)(workspace);
        let line = line(step.name, step_start.elapsed(), &describe(&outcome));
        println!("--- {line}");
        lines.push(line);
        if let Err(cause) = outcome {
            result = Err(Failure::Step { name: step.name, cause: Box::new(cause) });
            break;
        }
    }
    println!("\n{}\n{}\n", lines.join("\n"), line("total", start.elapsed(), ""));
    result
}

fn describe(outcome: &Result<Verdict, Failure>) -> String {
    match outcome {
        Ok(Verdict::Passed) => "passed".to_owned(),
        Ok(Verdict::Noted(note)) => format!("passed; {note}"),
        Ok(Verdict::Skipped(reason)) => format!("skipped: {reason}"),
        Err(_) => "FAILED".to_owned(),
    }
}

fn line(name: &str, time: Duration, verdict: &str) -> String {
    format!("{name:8} {:>8.1} s  {verdict}", time.as_secs_f64()).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: Step = Step { name: "good", about: "", run: |_| Ok(Verdict::Passed) };
    const BAD: Step =
        Step { name: "bad", about: "", run: |_| Err(Failure::WrongUse("no".to_owned())) };
    const NEVER: Step = Step { name: "never", about: "", run: |_| panic!("ran after a failure") };

    fn run_these(steps: &[Step]) -> Result<(), Failure> {
        run_steps(&Workspace::here(), steps.iter())
    }

    #[test]
    fn good_steps_succeed() {
        assert!(run_these(&[GOOD, GOOD]).is_ok());
    }

    #[test]
    fn the_first_failure_stops_and_is_named() {
        let failure = run_these(&[GOOD, BAD, NEVER]).expect_err("a step fails");
        assert_eq!(failure.to_string(), "step bad failed: no");
    }

    #[test]
    fn a_skipped_step_says_why() {
        let skipped = Ok(Verdict::Skipped("no tool"));
        assert_eq!(
            line("deny", Duration::from_millis(1540), &describe(&skipped)),
            "deny          1.5 s  skipped: no tool"
        );
    }

    #[test]
    fn names_of_steps_are_unique() {
        for (index, step) in ALL.iter().enumerate() {
            assert!(ALL[..index].iter().all(|other| other.name != step.name), "{}", step.name);
        }
    }
}
