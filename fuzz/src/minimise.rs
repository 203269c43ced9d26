//! Makes a failing input shorter, so that a person can see what matters in it.

/// Removes chunks of `input`, large ones first, as long as `still_fails` agrees.
///
/// Asks at most `attempts` times and returns the shortest input that was seen to fail.
pub fn minimise(
    input: &[u8],
    attempts: usize,
    mut still_fails: impl FnMut(&[u8]) -> bool,
) -> Vec<u8> {
    let mut shortest = input.to_vec();
    let mut candidate = Vec::with_capacity(input.len());
    let mut attempts_left = attempts;
    let mut chunk = input.len().div_ceil(2);
    while chunk > 0 {
        let mut removed_any = false;
        let mut start = 0;
        while start < shortest.len() {
            if attempts_left == 0 {
                return shortest;
            }
            attempts_left -= 1;
            let end = (start + chunk).min(shortest.len());
            candidate.clear();
            candidate.extend_from_slice(&shortest[..start]);
            candidate.extend_from_slice(&shortest[end..]);
            if still_fails(&candidate) {
                std::mem::swap(&mut shortest, &mut candidate);
                removed_any = true;
            } else {
                start = end;
            }
        }
        // Single bytes are tried again until none can go: one removal often frees another.
        if chunk > 1 || !removed_any {
            chunk /= 2;
        }
    }
    shortest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(input: &[u8], needle: &[u8]) -> bool {
        input.windows(needle.len()).any(|window| window == needle)
    }

    #[test]
    fn only_what_fails_is_left() {
        let input = b"a long record with a BUG somewhere in its later half, and an end";
        assert_eq!(minimise(input, 10_000, |bytes| has(bytes, b"BUG")), b"BUG");
    }

    #[test]
    fn parts_that_are_far_apart_both_stay() {
        let input = b"x.................y................................";
        let fails = |bytes: &[u8]| bytes.contains(&b'x') && bytes.contains(&b'y');
        assert_eq!(minimise(input, 10_000, fails), b"xy");
    }

    #[test]
    fn one_removal_frees_the_next() {
        // Only ever the last byte can go, so a single pass is not enough.
        let fails = |bytes: &[u8]| !bytes.is_empty() && b"!abcdefgh".starts_with(bytes);
        assert_eq!(minimise(b"!abcdefgh", 10_000, fails), b"!");
    }

    #[test]
    fn a_failure_on_nothing_shrinks_to_nothing() {
        assert_eq!(minimise(b"whatever", 100, |_| true), b"");
        assert_eq!(minimise(b"", 100, |_| true), b"");
    }

    #[test]
    fn attempts_are_bounded_and_the_result_still_fails() {
        let mut asked = 0;
        let input = vec![b'.'; 10_000];
        let result = minimise(&input, 50, |bytes| {
            asked += 1;
            bytes.len() >= 1_000
        });
        assert_eq!(asked, 50);
        assert!(result.len() >= 1_000 && result.len() < input.len());
    }
}
