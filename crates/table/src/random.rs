//! Secrets and names from the operating system's randomness.

use crate::problem::Problem;

/// 32 random bytes.
pub fn bytes() -> Result<[u8; 32], Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the operating system gives no randomness");
        Problem::unavailable()
    })?;
    Ok(bytes)
}

/// A secret of 256 bits, in hexadecimal digits.
pub fn secret() -> Result<String, Problem> {
    Ok(bytes()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A name of 80 bits that nobody guesses, in small letters and digits without those that look alike.
pub fn name() -> Result<String, Problem> {
    const SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    Ok(bytes()?.iter().take(16).map(|byte| char::from(SIGNS[usize::from(byte & 31)])).collect())
}
