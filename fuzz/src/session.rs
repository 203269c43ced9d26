//! One target's turn: replay what is kept, then try new inputs until the time is up.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    process,
    time::{Duration, Instant},
};

use crate::{
    corpus::{self, Kept},
    execute::{Failure, execute},
    minimise::minimise,
    mutate::Mutator,
    targets::Target,
    watchdog::Watchdog,
};

/// A run that has not returned after this time is given up and ends the process.
const HANG: Duration = Duration::from_secs(20);
/// New inputs may grow to this size, or to twice the largest kept input if that is more.
const USUAL_LIMIT: usize = 4096;
/// Minimising is a courtesy to the reader, not a search for the optimum.
const MINIMISE_ATTEMPTS: usize = 5_000;
const MINIMISE_TIME: Duration = Duration::from_secs(5);

/// Where inputs come from and go to, and how long to look for new ones.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Holds one folder of kept inputs a target.
    pub corpus: PathBuf,
    /// Holds one dictionary a target, `<target>.txt`.
    pub dictionaries: PathBuf,
    /// Receives the inputs that fail.
    pub crashes: PathBuf,
    /// How long each target tries new inputs; zero only replays.
    pub time: Duration,
    /// Same seed, same inputs in the same order.
    pub seed: u64,
}

/// What a session did.
#[derive(Debug)]
pub struct Report {
    /// How many kept inputs were replayed.
    pub replayed: usize,
    /// How many new inputs were tried.
    pub tried: u64,
    /// How long the new inputs took.
    pub elapsed: Duration,
    /// The first failure; the session ends with it.
    pub finding: Option<Finding>,
}

/// A failing input and where it was put.
#[derive(Debug)]
pub struct Finding {
    /// What is wrong with it.
    pub failure: Failure,
    /// The input as it was met.
    pub file: PathBuf,
    /// A shorter input that fails at the same place, where one was found.
    pub shorter: Option<PathBuf>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.elapsed.as_secs_f64();
        let rate = if seconds > 0.0 { self.tried as f64 / seconds } else { 0.0 };
        write!(
            f,
            "{} kept inputs replayed, {} new ones in {seconds:.1} s ({rate:.0}/s)",
            self.replayed, self.tried
        )
    }
}

/// Replays the corpus of `target` and then looks for inputs that break it.
pub fn run(target: Target, plan: &Plan) -> io::Result<Report> {
    let kept = corpus::read_folder(&plan.corpus.join(target.name))?;
    let dictionary =
        corpus::read_dictionary(&plan.dictionaries.join(target.name).with_extension("txt"))?;
    let watchdog = give_up_on_hangs(target, plan.crashes.clone());
    let mut report = Report { replayed: 0, tried: 0, elapsed: Duration::ZERO, finding: None };

    for Kept { path, bytes } in &kept {
        report.replayed += 1;
        if let Err(failure) = watchdog.watch(bytes, |input| execute(target, input)) {
            report.finding = Some(Finding { failure, file: path.clone(), shorter: None });
            return Ok(report);
        }
    }

    let corpus: Vec<Vec<u8>> = kept.into_iter().map(|kept| kept.bytes).collect();
    let largest = corpus.iter().map(Vec::len).max().unwrap_or(0);
    let limit = USUAL_LIMIT.max(2 * largest);
    // Mixed with the name, so that a target sees the same inputs alone and in company.
    let seed = plan.seed ^ hash(target.name.as_bytes());
    let mut mutator = Mutator::new(seed, dictionary, limit);
    let mut input = Vec::new();
    let start = Instant::now();
    while report.elapsed < plan.time {
        mutator.next_input(&corpus, &mut input);
        report.tried += 1;
        let result = watchdog.watch(&input, |input| execute(target, input));
        report.elapsed = start.elapsed();
        if let Err(failure) = result {
            drop(watchdog);
            report.finding = Some(keep(target, &input, failure, &plan.crashes)?);
            break;
        }
    }
    Ok(report)
}

/// A thread cannot be stopped from outside, so a hang is written down and ends everything.
fn give_up_on_hangs(target: Target, crashes: PathBuf) -> Watchdog {
    Watchdog::start(HANG, move |input| {
        println!("{}: FAILED: no answer after {} s", target.name, HANG.as_secs());
        match write(target, input, &crashes) {
            Ok(file) => println!("  reproduce: {}", how_to_reproduce(target, &file)),
            Err(error) => println!("  the input could not be written: {error}"),
        }
        process::exit(1);
    })
}

/// Writes the input as it is before trying anything else with it, then a shorter one.
fn keep(target: Target, input: &[u8], failure: Failure, crashes: &Path) -> io::Result<Finding> {
    let file = write(target, input, crashes)?;
    let shorter = match shorten(target, input, &failure) {
        Some(short) => Some(write(target, &short, crashes)?),
        None => None,
    };
    Ok(Finding { failure, file, shorter })
}

/// Slow inputs are left as they are: every attempt would take seconds.
fn shorten(target: Target, input: &[u8], failure: &Failure) -> Option<Vec<u8>> {
    let Failure::Panicked(panic) = failure else { return None };
    let start = Instant::now();
    let short = minimise(input, MINIMISE_ATTEMPTS, |candidate| {
        // Another panic elsewhere is another bug; do not wander off to it.
        start.elapsed() < MINIMISE_TIME
            && matches!(execute(target, candidate),
                Err(Failure::Panicked(other)) if other.place == panic.place)
    });
    (short.len() < input.len()).then_some(short)
}

fn write(target: Target, input: &[u8], crashes: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(crashes)?;
    let file = crashes.join(format!("{}-{:016x}", target.name, hash(input)));
    fs::write(&file, input)?;
    Ok(file)
}

/// The command that runs `target` on `file` alone, with the panic's own message and backtrace.
pub fn how_to_reproduce(target: Target, file: &Path) -> String {
    let file = file.display();
    format!("cargo run --profile test --package damrak-fuzz -- {} {file}", target.name)
}

/// FNV-1a: names files and tells targets apart, nothing more.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLANTED: Target = Target {
        name: "planted",
        run: |input| assert!(!input.windows(3).any(|window| window == b"BUG"), "found it"),
    };

    fn plan(home: &Path, time: Duration) -> Plan {
        Plan {
            corpus: home.join("corpus"),
            dictionaries: home.join("dict"),
            crashes: home.join("crashes"),
            time,
            seed: 1,
        }
    }

    fn home_with(files: &[(&str, &str)]) -> tempfile::TempDir {
        let home = tempfile::tempdir().expect("a temporary folder");
        for (name, content) in files {
            let path = home.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("writable");
            fs::write(path, content).expect("writable");
        }
        home
    }

    #[test]
    fn a_planted_bug_is_found_written_and_shortened() {
        let home = home_with(&[
            ("corpus/planted/one", "a harmless record of a long game"),
            ("dict/planted.txt", "BUG"),
        ]);
        let report =
            run(PLANTED, &plan(home.path(), Duration::from_secs(60))).expect("readable files");
        let finding = report.finding.expect("the bug is within reach");
        assert!(matches!(&finding.failure, Failure::Panicked(p) if p.message == "found it"));
        let met = fs::read(&finding.file).expect("the input was written");
        assert!(met.windows(3).any(|window| window == b"BUG"));
        let shorter = finding.shorter.expect("the input can be shortened");
        assert_eq!(fs::read(shorter).expect("written"), b"BUG");
    }

    #[test]
    fn same_seed_finds_the_same_bug_after_the_same_number_of_inputs() {
        let home = home_with(&[("corpus/planted/one", "a record"), ("dict/planted.txt", "BUG")]);
        let plan = plan(home.path(), Duration::from_secs(60));
        let [first, second] = [(); 2].map(|()| run(PLANTED, &plan).expect("readable files"));
        assert_eq!(first.tried, second.tried);
        assert_eq!(first.finding.map(|f| f.file), second.finding.map(|f| f.file));
    }

    #[test]
    fn a_kept_input_that_fails_is_named_before_anything_new_is_tried() {
        let home = home_with(&[("corpus/planted/1", "fine"), ("corpus/planted/2", "a BUG")]);
        let report =
            run(PLANTED, &plan(home.path(), Duration::from_secs(60))).expect("readable files");
        assert_eq!((report.replayed, report.tried), (2, 0));
        assert!(report.finding.expect("it fails").file.ends_with("corpus/planted/2"));
        assert!(!home.path().join("crashes").exists());
    }

    #[test]
    fn no_time_means_replay_only() {
        let home = home_with(&[("corpus/planted/1", "fine")]);
        let report = run(PLANTED, &plan(home.path(), Duration::ZERO)).expect("readable files");
        assert_eq!((report.replayed, report.tried), (1, 0));
        assert!(report.finding.is_none());
    }
}
