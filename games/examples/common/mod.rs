//! What the examples that learn from games have in common.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use damrak_bots::Advice;
use damrak_core::edition::EditionSource;
use damrak_core::{Deaf, Game, Rng, Seed, Seen, SetupDraft, Standing};

/// Every so many-th game is only measured.
pub(crate) const HELD_OUT: u64 = 10;

/// A game of the house for so many players, or as many as usual.
pub(crate) fn open<G: Game>(players: Option<u8>) -> Result<G, String> {
    let draft = SetupDraft { players, ..SetupDraft::default() };
    let setup = draft.complete(G::info()).map_err(|error| format!("{error:?}"))?;
    let edition = &G::info().editions[0];
    G::open(&setup, EditionSource { file: edition.file, text: edition.text })
        .map_err(|error| format!("{error:?}"))
}

/// What was kept of so many games, in their order, each with its number.
pub(crate) fn collect<T: Send>(
    games: u64,
    threads: u64,
    play: impl Fn(u64) -> Vec<T> + Sync,
) -> Vec<(u64, T)> {
    let next = AtomicU64::new(0);
    let kept = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let more = play(game);
                    if let Ok(mut kept) = kept.lock() {
                        kept.extend(more.into_iter().map(|one| (game, one)));
                    }
                }
            });
        }
    });
    let mut kept = kept.into_inner().unwrap_or_default();
    kept.sort_by_key(|(game, _)| *game);
    kept
}

/// How games are played that are learnt from.
#[derive(Clone, Copy)]
pub(crate) struct Habits {
    /// One decision in so many is taken by chance.
    pub(crate) whim: u32,
    /// Of so many quiet positions one is kept.
    pub(crate) kept: u32,
}

/// Plays a game to its end. What `keep` makes of some of its quiet positions, and how it ended; nothing of a game that did
/// not come to an end.
pub(crate) fn play<G: Game, T>(
    rules: &G,
    advice: &impl Advice<G>,
    seed: Seed,
    Habits { whim, kept }: Habits,
    keep: impl Fn(&G::Position) -> T,
    mut decide: impl FnMut(&G::Position, Seen<'_, G>, &mut Rng) -> Option<G::Action>,
) -> Option<(Vec<T>, Standing)> {
    let mut rng = Rng::new(seed.derive("players", 0));
    let mut position = rules.deal(seed, &mut Deaf);
    let mut found = Vec::new();
    let mut buffer = Vec::new();
    let mut shown = false;
    while let Some(seat) = rules.waiting_for(&position).first() {
        let quiet = advice.is_quiet(rules, &position);
        if quiet && !shown && rng.below(kept) == 0 {
            found.push(keep(&position));
        }
        shown = quiet;
        let action = if rng.below(whim) == 0 {
            rules.random_action(&position, seat, &mut buffer, &mut rng)
        } else {
            decide(&position, Seen::new(rules, &position, seat), &mut rng)
        };
        rules.apply(&mut position, seat, action?, &mut Deaf).ok()?;
    }
    Some((found, rules.standing(&position)?))
}
