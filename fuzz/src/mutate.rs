//! How a new input is made from the ones we have.

use crate::rng::Rng;

/// Whole numbers on which arithmetic tends to slip, written as raw bytes.
const EDGES: [u64; 10] = [
    0,
    1,
    i8::MAX as u64,
    u8::MAX as u64,
    i16::MAX as u64,
    u16::MAX as u64,
    i32::MAX as u64,
    u32::MAX as u64,
    i64::MAX as u64,
    u64::MAX,
];

/// The same idea for text formats, where numbers are written in digits.
const EDGES_IN_DIGITS: [&[u8]; 12] = [
    b"0",
    b"-1",
    b"1",
    b"127",
    b"255",
    b"256",
    b"65536",
    b"2147483648",
    b"4294967296",
    b"9223372036854775807",
    b"18446744073709551616",
    b"1e999",
];

/// Makes inputs from a corpus; the same seed makes the same inputs in the same order.
#[derive(Debug, Clone)]
pub struct Mutator {
    rng: Rng,
    dictionary: Vec<Vec<u8>>,
    limit: usize,
}

impl Mutator {
    /// A mutator whose inputs never grow beyond `limit` bytes.
    pub fn new(seed: u64, dictionary: Vec<Vec<u8>>, limit: usize) -> Self {
        Self { rng: Rng::new(seed), dictionary, limit }
    }

    /// Writes the next input into `out`, which is cleared first.
    pub fn next_input(&mut self, corpus: &[Vec<u8>], out: &mut Vec<u8>) {
        out.clear();
        self.choose_base(corpus, out);
        // Mostly one or two edits: an input that is nearly right gets past the parser's front door.
        for _ in 0..1usize << self.rng.below(4) {
            self.edit(out);
        }
        out.truncate(self.limit);
    }

    fn choose_base(&mut self, corpus: &[Vec<u8>], out: &mut Vec<u8>) {
        if self.rng.one_in(32) {
            return self.noise(out);
        }
        let Some(first) = self.rng.pick(corpus) else {
            return self.noise(out);
        };
        out.extend_from_slice(first);
        if self.rng.one_in(8)
            && let Some(second) = self.rng.pick(corpus)
        {
            self.splice(out, second);
        }
    }

    fn edit(&mut self, input: &mut Vec<u8>) {
        match self.rng.below(9) {
            0 => self.flip_bit(input),
            1 => self.replace_byte(input),
            2 => self.insert_bytes(input),
            3 => self.delete_block(input),
            4 => self.copy_block(input),
            5 => self.overwrite_with_edge(input),
            6 => self.replace_digits(input),
            7 => self.insert_token(input),
            _ => self.swap_bytes(input),
        }
    }

    fn noise(&mut self, out: &mut Vec<u8>) {
        for _ in 0..self.rng.below(self.limit.min(256) + 1) {
            out.push(self.rng.byte());
        }
    }

    fn splice(&mut self, input: &mut Vec<u8>, other: &[u8]) {
        input.truncate(self.rng.below(input.len() + 1));
        input.extend_from_slice(&other[self.rng.below(other.len() + 1)..]);
    }

    fn flip_bit(&mut self, input: &mut [u8]) {
        let at = self.rng.below(input.len());
        let bit = self.rng.below(8);
        if let Some(byte) = input.get_mut(at) {
            *byte ^= 1 << bit;
        }
    }

    fn replace_byte(&mut self, input: &mut [u8]) {
        let at = self.rng.below(input.len());
        let new = self.rng.byte();
        if let Some(byte) = input.get_mut(at) {
            *byte = new;
        }
    }

    fn swap_bytes(&mut self, input: &mut [u8]) {
        if input.len() > 1 {
            let (a, b) = (self.rng.below(input.len()), self.rng.below(input.len()));
            input.swap(a, b);
        }
    }

    fn insert_bytes(&mut self, input: &mut Vec<u8>) {
        let at = self.rng.below(input.len() + 1);
        let new: Vec<u8> = (0..=self.rng.below(8)).map(|_| self.rng.byte()).collect();
        self.insert(input, at, &new);
    }

    fn delete_block(&mut self, input: &mut Vec<u8>) {
        let (start, end) = self.block(input);
        input.drain(start..end);
    }

    fn copy_block(&mut self, input: &mut Vec<u8>) {
        let (start, end) = self.block(input);
        let block = input[start..end].to_vec();
        let at = self.rng.below(input.len() + 1);
        self.insert(input, at, &block);
    }

    fn overwrite_with_edge(&mut self, input: &mut [u8]) {
        let edge = EDGES[self.rng.below(EDGES.len())];
        let width = 1 << self.rng.below(4);
        let bytes = if self.rng.one_in(2) {
            edge.to_le_bytes()
        } else {
            (edge << (64 - 8 * width)).to_be_bytes()
        };
        let at = self.rng.below(input.len());
        for (old, new) in input.iter_mut().skip(at).zip(&bytes[..width]) {
            *old = *new;
        }
    }

    fn replace_digits(&mut self, input: &mut Vec<u8>) {
        let from = self.rng.below(input.len());
        let edge = EDGES_IN_DIGITS[self.rng.below(EDGES_IN_DIGITS.len())];
        let Some(start) = input.iter().skip(from).position(u8::is_ascii_digit).map(|p| p + from)
        else {
            return;
        };
        let digits = input[start..].iter().take_while(|b| b.is_ascii_digit()).count();
        input.drain(start..start + digits);
        self.insert(input, start, edge);
    }

    fn insert_token(&mut self, input: &mut Vec<u8>) {
        let at = self.rng.below(input.len() + 1);
        if let Some(token) = self.rng.pick(&self.dictionary) {
            splice_in(input, at, token, self.limit);
        }
    }

    fn insert(&self, input: &mut Vec<u8>, at: usize, new: &[u8]) {
        splice_in(input, at, new, self.limit);
    }

    /// A block of at most 64 bytes within `input`; empty only when `input` is.
    fn block(&mut self, input: &[u8]) -> (usize, usize) {
        let start = self.rng.below(input.len());
        let most = (input.len() - start).min(64);
        (start, start + (self.rng.below(most) + 1).min(most))
    }
}

fn splice_in(input: &mut Vec<u8>, at: usize, new: &[u8], limit: usize) {
    if input.len() + new.len() <= limit {
        input.splice(at..at, new.iter().copied());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(seed: u64, corpus: &[Vec<u8>], dictionary: &[&[u8]], count: usize) -> Vec<Vec<u8>> {
        let dictionary = dictionary.iter().map(|token| token.to_vec()).collect();
        let mut mutator = Mutator::new(seed, dictionary, 100);
        let mut out = Vec::new();
        (0..count)
            .map(|_| {
                mutator.next_input(corpus, &mut out);
                out.clone()
            })
            .collect()
    }

    fn contains(input: &[u8], needle: &[u8]) -> bool {
        input.windows(needle.len()).any(|window| window == needle)
    }

    #[test]
    fn same_seed_makes_the_same_inputs() {
        let corpus = [b"setup 3 players".to_vec(), b"action buy 12".to_vec()];
        assert_eq!(inputs(5, &corpus, &[b"x"], 500), inputs(5, &corpus, &[b"x"], 500));
        assert_ne!(inputs(5, &corpus, &[b"x"], 500), inputs(6, &corpus, &[b"x"], 500));
    }

    #[test]
    fn no_input_outgrows_the_limit() {
        let corpus = [vec![b'a'; 300], vec![b'b'; 99]];
        assert!(inputs(1, &corpus, &[b"token"], 5_000).iter().all(|input| input.len() <= 100));
    }

    #[test]
    fn an_empty_corpus_still_gives_inputs() {
        let made = inputs(1, &[], &[], 100);
        assert!(made.iter().any(|input| !input.is_empty()));
    }

    #[test]
    fn empty_inputs_survive_every_edit() {
        inputs(1, &[Vec::new()], &[], 5_000);
    }

    #[test]
    fn dictionary_tokens_appear() {
        let made = inputs(1, &[b"....".to_vec()], &[b"guilders"], 1_000);
        assert!(made.iter().any(|input| contains(input, b"guilders")));
    }

    #[test]
    fn numbers_in_text_become_edges() {
        let made = inputs(1, &[b"bid 35 now".to_vec()], &[], 5_000);
        for edge in EDGES_IN_DIGITS {
            let expected = [b"bid ".as_slice(), edge, b" now"].concat();
            assert!(made.contains(&expected), "{}", String::from_utf8_lossy(&expected));
        }
    }

    #[test]
    fn raw_edges_come_in_both_byte_orders() {
        let made = inputs(1, &[vec![7; 8]], &[], 20_000);
        assert!(made.iter().any(|input| contains(input, &[0x7f, 0xff, 7])));
        assert!(made.iter().any(|input| contains(input, &[7, 0xff, 0x7f])));
    }

    #[test]
    fn two_inputs_are_spliced() {
        let made = inputs(1, &[b"aaaaaaaa".to_vec(), b"bbbbbbbb".to_vec()], &[], 1_000);
        assert!(made.iter().any(|input| contains(input, b"aaabbb")));
    }
}
