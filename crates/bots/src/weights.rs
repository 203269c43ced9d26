//! The numbers of an advice, which lie in a file beside it.

use serde::de::DeserializeOwned;

/// Reads the weights or the model that a game brings along.
///
/// # Panics
///
/// If the file does not fit its advice: it is part of the program, and a test reads every one.
pub fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("the weights of the program fit its advice")
}
