//! The harness tried on itself: from any corpus the mutator makes bounded, repeatable inputs.

use crate::{minimise::minimise, mutate::Mutator};

/// The first two bytes are seed and size limit, the rest is a corpus split at line ends.
pub(super) fn run(input: &[u8]) {
    let [seed, limit, rest @ ..] = input else { return };
    let corpus: Vec<Vec<u8>> = rest.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let limit = usize::from(*limit);
    let mut first = Mutator::new(u64::from(*seed), corpus.clone(), limit);
    let mut second = first.clone();
    let (mut made, mut again) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        first.next_input(&corpus, &mut made);
        second.next_input(&corpus, &mut again);
        assert_eq!(made, again, "the same seed makes the same inputs");
        assert!(made.len() <= limit, "{} bytes, more than {limit}", made.len());
    }
    let short = minimise(&made, 50, |bytes| bytes.contains(seed));
    assert_eq!(short.contains(seed), made.contains(seed), "what was kept still fails");
}
