//! Bots as people meet them at a table: how strong they are, what they are called, how quick their hands are.

pub mod levels;
pub mod names;
pub mod reaction;

use damrak_core::Seed;

pub use levels::LEVELS;

/// For chance that need not be repeated.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    if getrandom::fill(&mut bytes).is_err() {
        // Without the system's randomness a bot may be predictable; the deal never uses this.
        bytes[..8].copy_from_slice(&crate::wall_clock().to_le_bytes());
    }
    Seed::from_bytes(bytes)
}
