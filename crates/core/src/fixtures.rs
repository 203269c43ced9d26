//! Recorded games kept beside a game's tests, so that a change of behaviour is seen.
//!
//! A game's test calls [`check`] on its folder. With `DAMRAK_RENEW_FIXTURES=1` in the environment the
//! recorded games are made anew first; that belongs into the commit that changes the rules on purpose.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use crate::record::{verify, write_play};
use crate::{Play, Registry, Rng, Seed, SetupDraft};

/// Replays every recorded game in the folder and checks result, position hash and invariants; returns
/// how many there are, or the first that plays differently now.
pub fn check(
    registry: &Registry,
    game: &str,
    folder: &Path,
    setups: &[SetupDraft],
    games_each: u64,
) -> Result<usize, String> {
    if std::env::var_os("DAMRAK_RENEW_FIXTURES").is_some() {
        renew(registry, game, folder, setups, games_each)?;
    }
    let mut count = 0;
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let problem = |what: String| format!("{}: {what}", path.display());
        let file = File::open(&path).map_err(|error| problem(error.to_string()))?;
        let verified = verify(registry, BufReader::new(file), None)
            .map_err(|error| problem(format!("{error}: {error:?}")))?;
        if verified.ending.is_none() {
            return Err(problem("the game is not finished".into()));
        }
        verified.play.position().check().map_err(|error| problem(error.to_string()))?;
        count += 1;
    }
    Ok(count)
}

fn renew(
    registry: &Registry,
    game: &str,
    folder: &Path,
    setups: &[SetupDraft],
    games_each: u64,
) -> Result<(), String> {
    let text = |error: std::io::Error| error.to_string();
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(text)?;
    }
    fs::create_dir_all(folder).map_err(text)?;
    for (index, draft) in setups.iter().enumerate() {
        let rules = registry.open(game, draft).map_err(|error| format!("{error:?}"))?;
        let names: Vec<String> = (0..rules.players()).map(|_| "random".to_owned()).collect();
        for number in 0..games_each {
            let seed = Seed::from_number(index as u64).derive("fixture", number);
            let play = play_randomly(Play::deal(rules.clone(), seed))?;
            let variant = rules.setup().variant;
            let path = folder.join(format!("{index:02}-{variant}-{number:02}.damrak"));
            let file = File::create(path).map_err(text)?;
            write_play(std::io::BufWriter::new(file), &play, &names).map_err(text)?;
        }
    }
    Ok(())
}

fn play_randomly(mut play: Play) -> Result<Play, String> {
    let mut rng = Rng::new(play.seed().derive("random seats", 0));
    while let Some(seat) = play.position().waiting_for().first() {
        let action = play
            .position()
            .random_action(seat, &mut rng)
            .ok_or("a seat is waited for and has no legal action")?;
        play.decide(seat, &action).map_err(|refused| format!("{refused:?}"))?;
    }
    Ok(play)
}
