//! The numbers of the advice, which lie in the files of `weights/`.

use serde::de::DeserializeOwned;

/// Reads a file of `weights/`.
///
/// # Panics
///
/// If the file does not fit its advice: it is part of the program, and a test reads every one.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("the weights of the program fit its advice")
}

#[cfg(test)]
mod tests {
    use crate::{CharteredAdvice, DutchmanAdvice, KontorAdvice, MerchantsAdvice};

    #[test]
    fn all_weights_can_be_read() {
        assert!(KontorAdvice::default().lead > 0.0);
        assert!(MerchantsAdvice::default().scale > 0.0);
        assert!(DutchmanAdvice::default().scale > 0.0);
        assert!(CharteredAdvice::default().scale > 0.0);
    }
}
