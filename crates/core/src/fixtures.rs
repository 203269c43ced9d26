//! Games kept beside a game's tests, so that a change of behaviour is seen.
//!
//! They lie by the version of the rules they are played by, `v1`, `v2`, …, and what is there is never made anew: a
//! game that plays differently now is a mistake, or a rule that needs a version of its own. In each folder:
//!
//! - `random.txt`, one line a random game: the hash its record ends with, the seed, the hash of the edition, the
//!   setup. The decisions need not be kept: which of the legal ones is taken depends on their notation alone, not on
//!   the order in which a program lists them.
//! - `drawn.txt`, the same for games in which the program drew every decision as its playouts do. Only the first
//!   version has them: they are the games, each with the hash it ended with, that were recorded before rules had
//!   versions. A program that draws otherwise must write them out before.
//! - `*.damraks`, whole records one after the other: games of strong opponents, who go where chance never does.
//!
//! A game's test calls [`check`] on its folder. With `DAMRAK_ADD_FIXTURES=1` in the environment random games that the
//! newest version lacks are added first.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use crate::edition::EditionId;
use crate::record::{MAGIC, verify, write_play};
use crate::reopen::Begun;
use crate::{AnyRules, Hash, Play, Registry, Rng, Seat, Seed, SetupDraft};

/// How many kept games play as they did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Random games.
    pub random: usize,
    /// Random games in which every decision was drawn as in a playout.
    pub drawn: usize,
    /// Games of strong opponents.
    pub strong: usize,
}

/// Plays every kept game of every version again; returns how many there are of each version, the oldest first, or the
/// first that plays differently now.
///
/// `setups` and `games_each` say which random games the newest version has.
pub fn check(
    registry: &Registry,
    game: &str,
    folder: &Path,
    setups: &[SetupDraft],
    games_each: u64,
) -> Result<Vec<Kept>, String> {
    let info = registry.find(game).map_err(|error| format!("{error:?}"))?;
    if std::env::var_os("DAMRAK_ADD_FIXTURES").is_some() {
        let newest = folder.join(format!("v{}", info.newest_rules()));
        add(registry, game, &newest, setups, games_each)?;
    }
    info.rules_versions
        .clone()
        .map(|version| {
            let folder = folder.join(format!("v{version}"));
            let again =
                |file: &str, way| check_lines(registry, game, version, &folder.join(file), way);
            let drawn = match folder.join("drawn.txt").exists() {
                true => again("drawn.txt", draw)?,
                false => 0,
            };
            let random = again("random.txt", choose)?;
            Ok(Kept { random, drawn, strong: check_strong(registry, version, &folder)? })
        })
        .collect()
}

/// A line of the table of random games.
struct RandomGame {
    end: Hash,
    seed: Seed,
    edition: Hash,
    setup: SetupDraft,
}

impl RandomGame {
    fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(4, ' ');
        let mut word = || words.next();
        Some(Self {
            end: word()?.parse().ok()?,
            seed: word()?.parse().ok()?,
            edition: word()?.parse().ok()?,
            setup: serde_json::from_str(word()?).ok()?,
        })
    }
}

/// How a random game's decisions are chosen.
type Way = fn(&Play, Seat, &mut Rng) -> Result<String, String>;

fn check_lines(
    registry: &Registry,
    game: &str,
    version: u32,
    path: &Path,
    way: Way,
) -> Result<usize, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    for (number, line) in (1..).zip(text.lines()) {
        let problem = |what: String| format!("{}:{number}: {what}", path.display());
        let kept = RandomGame::read(line)
            .ok_or_else(|| problem("expected END SEED EDITION SETUP".into()))?;
        let name = kept.setup.edition.clone().unwrap_or_default();
        let edition = EditionId { name, hash: kept.edition };
        let begun = Begun { game, rules: version, edition: &edition, setup: &kept.setup };
        let rules = registry.reopen(begun, None).map_err(|error| problem(error.to_string()))?;
        let end = play(rules, kept.seed, way).map_err(problem)?;
        if end != kept.end {
            return Err(problem(format!("the game plays differently now: it ends with {end}")));
        }
    }
    Ok(text.lines().count())
}

fn check_strong(registry: &Registry, version: u32, folder: &Path) -> Result<usize, String> {
    let mut count = 0;
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.extension().is_none_or(|extension| extension != "damraks") {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        for record in records(&text) {
            count += 1;
            let problem = |what: String| format!("{}: game {count}: {what}", path.display());
            let verified = verify(registry, record.as_bytes(), None)
                .map_err(|error| problem(format!("{error}: {error:?}")))?;
            if verified.ending.is_none() || verified.header.rules_version != version {
                return Err(problem(format!("not a whole game by version {version}")));
            }
            let position = verified.play.position();
            position.check().map_err(|error| problem(error.to_string()))?;
        }
    }
    Ok(count)
}

/// The records that stand in a text one after the other.
fn records(text: &str) -> impl Iterator<Item = &str> {
    let starts: Vec<usize> = text.match_indices(MAGIC).map(|(start, _)| start).collect();
    let ends = starts.iter().copied().skip(1).chain([text.len()]).collect::<Vec<_>>();
    starts.into_iter().zip(ends).map(|(start, end)| &text[start..end])
}

/// Adds what the table lacks, and leaves what it has.
fn add(
    registry: &Registry,
    game: &str,
    folder: &Path,
    setups: &[SetupDraft],
    games_each: u64,
) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let path = folder.join("random.txt");
    let mut text = fs::read_to_string(&path).unwrap_or_default();
    let line = |kept: RandomGame| (kept.seed, kept.setup);
    let known: Vec<_> = text.lines().filter_map(RandomGame::read).map(line).collect();
    for (index, draft) in (0..).zip(setups) {
        let rules = registry.open(game, draft).map_err(|error| format!("{error:?}"))?;
        let setup = SetupDraft { rules: None, ..rules.setup().to_draft() };
        let json = serde_json::to_string(&setup).map_err(|error| error.to_string())?;
        for number in 0..games_each {
            let seed = Seed::from_number(index).derive("fixture", number);
            if !known.contains(&(seed, setup.clone())) {
                let end = play(Arc::clone(&rules), seed, choose)?;
                let edition = rules.edition().hash;
                writeln!(text, "{end} {seed} {edition} {json}").map_err(|e| e.to_string())?;
            }
        }
    }
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Plays a random game, and returns the hash its record ends with.
fn play(rules: Arc<dyn AnyRules>, seed: Seed, way: Way) -> Result<Hash, String> {
    let names = vec!["random".to_owned(); usize::from(rules.players())];
    let mut play = Play::deal(rules, seed);
    let mut rng = Rng::new(seed.derive("random seats", 0));
    while let Some(seat) = play.position().waiting_for().first() {
        let action = way(&play, seat, &mut rng)?;
        play.decide(seat, &action).map_err(|refused| format!("{refused:?}"))?;
    }
    play.position().check().map_err(|error| error.to_string())?;
    let mut record = Vec::new();
    write_play(&mut record, &play, &names).map_err(|error| error.to_string())?;
    let record = String::from_utf8(record).map_err(|error| error.to_string())?;
    let end = record.trim_end().rsplit(':').next().and_then(|hash| hash.parse().ok());
    end.ok_or_else(|| "the record has no end".to_owned())
}

/// As the playouts of this program draw it, from its list of legal actions.
fn draw(play: &Play, seat: Seat, rng: &mut Rng) -> Result<String, String> {
    let drawn = play.position().random_action(seat, rng);
    drawn.ok_or_else(|| "a seat is waited for and has no legal action".to_owned())
}

/// First a kind, which is how the notation begins, then an action of that kind.
fn choose(play: &Play, seat: Seat, rng: &mut Rng) -> Result<String, String> {
    let mut actions = play.position().notations(seat);
    actions.sort_unstable();
    let kind = |action: &str| {
        action
            .split([' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
            .next()
            .map(str::to_owned)
    };
    let kinds: BTreeSet<_> = actions.iter().map(|action| kind(action)).collect();
    let kinds: Vec<_> = kinds.into_iter().collect();
    let chosen = rng.pick(&kinds).ok_or("a seat is waited for and has no legal action")?;
    actions.retain(|action| kind(action) == *chosen);
    rng.pick(&actions).cloned().ok_or_else(|| "a kind without actions".to_owned())
}
