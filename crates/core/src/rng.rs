//! The one source of chance: ChaCha20 with our own shuffling and sampling, frozen forever.
//!
//! Nothing here may change its output: every stored game would become another game. The tests pin
//! the cipher to its published vectors and the sampling to values written down once.

use serde::{Deserialize, Serialize};

use crate::Seed;

const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
const BLOCK_WORDS: usize = 16;

/// A stream of random words: ChaCha20 keyed with a [`Seed`], nonce zero.
///
/// It is saved as the seed and the number of words drawn so far.
#[derive(Clone, Serialize, Deserialize)]
#[serde(from = "SavedRng", into = "SavedRng")]
pub struct Rng {
    seed: Seed,
    drawn: u64,
    /// The words around the next one; follows from the others.
    block: [u32; BLOCK_WORDS],
}

impl PartialEq for Rng {
    fn eq(&self, other: &Self) -> bool {
        (self.seed, self.drawn) == (other.seed, other.drawn)
    }
}

impl Eq for Rng {}

impl Rng {
    /// The stream of this seed, from its beginning.
    pub fn new(seed: Seed) -> Self {
        Self::at(seed, 0)
    }

    /// The stream of this seed after so many words.
    fn at(seed: Seed, drawn: u64) -> Self {
        let mut rng = Self { seed, drawn, block: [0; BLOCK_WORDS] };
        if rng.index() != 0 {
            rng.fill();
        }
        rng
    }

    fn index(&self) -> usize {
        (self.drawn % BLOCK_WORDS as u64) as usize
    }

    fn fill(&mut self) {
        self.block = chacha20_block(self.seed.as_bytes(), self.drawn / BLOCK_WORDS as u64, [0; 2]);
    }

    /// The next 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        let index = self.index();
        if index == 0 {
            self.fill();
        }
        self.drawn = self.drawn.wrapping_add(1);
        self.block[index]
    }

    /// A number below `bound`, each equally likely.
    ///
    /// Multiply-and-shift with rejection of the uneven rest (Lemire's method). A bound of 0 gives 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items in random order (Fisher and Yates, from the last place down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        debug_assert!(u32::try_from(items.len()).is_ok(), "nobody shuffles so many cards");
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items, each equally likely; nothing from an empty slice.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(items.len() as u32) as usize)
    }
}

/// The seed is a secret: it must not slip into logs by way of `{:?}`.
impl std::fmt::Debug for Rng {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rng").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

#[derive(Serialize, Deserialize)]
struct SavedRng {
    seed: Seed,
    drawn: u64,
}

impl From<SavedRng> for Rng {
    fn from(saved: SavedRng) -> Self {
        Rng::at(saved.seed, saved.drawn)
    }
}

impl From<Rng> for SavedRng {
    fn from(rng: Rng) -> Self {
        Self { seed: rng.seed, drawn: rng.drawn }
    }
}

/// One block of the ChaCha20 key stream: 64-bit counter, 64-bit nonce.
fn chacha20_block(key: &[u8; 32], counter: u64, nonce: [u32; 2]) -> [u32; BLOCK_WORDS] {
    let mut start = [0; BLOCK_WORDS];
    start[..4].copy_from_slice(&CONSTANTS);
    for (word, bytes) in start[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    start[12] = counter as u32;
    start[13] = (counter >> 32) as u32;
    start[14..].copy_from_slice(&nonce);

    let mut state = start;
    for _ in 0..10 {
        quarter_round(&mut state, 0, 4, 8, 12);
        quarter_round(&mut state, 1, 5, 9, 13);
        quarter_round(&mut state, 2, 6, 10, 14);
        quarter_round(&mut state, 3, 7, 11, 15);
        quarter_round(&mut state, 0, 5, 10, 15);
        quarter_round(&mut state, 1, 6, 11, 12);
        quarter_round(&mut state, 2, 7, 8, 13);
        quarter_round(&mut state, 3, 4, 9, 14);
    }
    for (word, first) in state.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    state
}

#[inline(always)]
fn quarter_round(s: &mut [u32; BLOCK_WORDS], a: usize, b: usize, c: usize, d: usize) {
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(16);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(12);
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(8);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, section 2.3.2: its 32-bit counter and 96-bit nonce in our word layout.
    #[test]
    fn block_agrees_with_the_published_vector() {
        let key: [u8; 32] = std::array::from_fn(|i| i as u8);
        let block = chacha20_block(&key, 1 | (0x0900_0000 << 32), [0x4a00_0000, 0]);
        let expected: [u32; 16] = [
            0xe4e7_f110,
            0x1559_3bd1,
            0x1fdd_0f50,
            0xc471_20a3,
            0xc7f4_d1c7,
            0x0368_c033,
            0x9aaa_2204,
            0x4e6c_d4c3,
            0x4664_82d2,
            0x09aa_9f07,
            0x05d7_c214,
            0xa202_8bd9,
            0xd19c_12b5,
            0xb94e_16de,
            0xe883_d0cb,
            0x4e3c_50a2,
        ];
        assert_eq!(block, expected);
    }

    fn rng(byte: u8) -> Rng {
        Rng::new(Seed::from_bytes([byte; 32]))
    }

    /// RFC 8439, appendix A.1, vector 1: the zero key.
    #[test]
    fn first_words_of_the_zero_seed_are_frozen() {
        let mut rng = rng(0);
        let words: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn below_is_frozen() {
        let mut rng = rng(7);
        let drawn: Vec<u32> = (0..12).map(|_| rng.below(6)).collect();
        assert_eq!(drawn, FROZEN_BELOW_SIX);
    }

    #[test]
    fn shuffle_is_frozen() {
        let mut cards: Vec<u8> = (0..16).collect();
        rng(7).shuffle(&mut cards);
        assert_eq!(cards, FROZEN_SHUFFLE);
    }

    const FROZEN_BELOW_SIX: [u32; 12] = [2, 1, 4, 2, 5, 2, 0, 5, 5, 0, 2, 2];
    const FROZEN_SHUFFLE: [u8; 16] = [1, 11, 4, 15, 12, 2, 9, 6, 8, 0, 14, 13, 5, 10, 3, 7];

    #[test]
    fn below_is_even_and_in_range() {
        let mut rng = rng(1);
        let mut counts = [0u32; 10];
        for _ in 0..100_000 {
            counts[rng.below(10) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!(rng.below(1), 0);
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn shuffles_reach_every_order_equally() {
        let mut rng = rng(2);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0u8, 1, 2, 3];
            rng.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|count| (850..1_150).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_saved_stream_goes_on_where_it_was() {
        for drawn in [0, 1, 15, 16, 17, 32, 40] {
            let mut first = rng(3);
            for _ in 0..drawn {
                first.next_u32();
            }
            let text = serde_json::to_string(&first).expect("a stream can be saved");
            let mut second: Rng = serde_json::from_str(&text).expect("a saved stream can be read");
            assert_eq!(first, second);
            for _ in 0..40 {
                assert_eq!(first.next_u32(), second.next_u32());
            }
        }
    }

    #[test]
    fn debug_output_keeps_the_seed_secret() {
        assert_eq!(format!("{:?}", rng(9)), "Rng { drawn: 0, .. }");
    }
}
