//! `damrak-fuzz`: runs the fuzz targets, or one target on one file.

mod arguments;

use std::{
    env, fs, io, panic,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use arguments::{Request, Search, USAGE};
use damrak_fuzz::{
    Target,
    execute::SLOW,
    session::{self, Finding, Plan},
};

fn main() -> ExitCode {
    let request = match arguments::parse(env::args().skip(1)) {
        Ok(request) => request,
        Err(error) => {
            eprintln!("damrak-fuzz: {error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let result = match request {
        Request::Help => {
            println!("{USAGE}");
            Ok(true)
        }
        Request::Reproduce { target, file } => reproduce(target, &file),
        Request::Search(search) => run_all(&search),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("damrak-fuzz: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Lets the panic print itself, so that the usual backtrace settings work.
fn reproduce(target: Target, file: &Path) -> io::Result<bool> {
    let input = fs::read(file)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))?;
    let run = || {
        let start = Instant::now();
        let returned = panic::catch_unwind(|| (target.run)(&input)).is_ok();
        (returned, start.elapsed())
    };
    let (mut returned, mut time) = run();
    if returned && time > SLOW {
        // The first run also pays for what is made ready only once.
        (returned, time) = run();
    }
    let passed = returned && time <= SLOW;
    let verdict = if passed { "passes" } else { "FAILED" };
    println!("{}: {verdict} after {:.3} s", target.name, time.as_secs_f64());
    Ok(passed)
}

fn run_all(search: &Search) -> io::Result<bool> {
    let home = home();
    let plan = Plan {
        corpus: search.corpus.clone().unwrap_or_else(|| home.join("corpus")),
        dictionaries: home.join("dict"),
        crashes: home.join("crashes"),
        time: search.time,
        seed: search.seed,
    };
    println!("seed {}, {} s for each target", plan.seed, plan.time.as_secs());
    let mut passed = true;
    for &target in &search.targets {
        let report = session::run(target, &plan)?;
        println!("{}: {report}", target.name);
        if let Some(finding) = report.finding {
            print_finding(target, &finding);
            passed = false;
        }
    }
    Ok(passed)
}

fn print_finding(target: Target, finding: &Finding) {
    println!("{}: FAILED: {}", target.name, finding.failure);
    println!("  reproduce: {}", session::how_to_reproduce(target, &finding.file));
    if let Some(shorter) = &finding.shorter {
        println!("  shorter:   {}", session::how_to_reproduce(target, shorter));
    }
}

/// The folder of this package when run by cargo, else `fuzz` where the command was given.
fn home() -> PathBuf {
    env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("fuzz"), PathBuf::from)
}
