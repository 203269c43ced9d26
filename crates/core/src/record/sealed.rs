//! The lines of a record about a deal whose numbers were sealed.

use std::fmt::{self, Write as _};

use crate::fair::{FailedAttempt, Seal, Sealed};
use crate::{Hash, Seat};

pub(super) fn write(sealed: &Sealed, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "sealed: {}", sealed.table)?;
    for (index, seal) in sealed.seals.iter().enumerate() {
        write!(f, "seal {}: ", index + 1)?;
        match seal {
            None => f.write_char('-')?,
            Some(Seal { hash, house: false }) => write!(f, "{hash}")?,
            Some(Seal { hash, house: true }) => write!(f, "{hash} house")?,
        }
        f.write_char('\n')?;
    }
    for (attempt, failed) in (1..).zip(&sealed.failed) {
        let missing: Vec<String> = failed.missing.iter().map(Seat::to_string).collect();
        let (commitment, secret) = (failed.commitment, failed.secret);
        let missing = missing.join(",");
        writeln!(f, "attempt {attempt}: {commitment} secret {secret} missing {missing}")?;
    }
    Ok(())
}

/// A seal, or that there is none.
pub(super) fn read_seal(text: &str) -> Option<Option<Seal>> {
    if text == "-" {
        return Some(None);
    }
    let (hash, house) = match text.strip_suffix(" house") {
        Some(hash) => (hash, true),
        None => (text, false),
    };
    let hash: Hash = hash.parse().ok()?;
    Some(Some(Seal { hash, house }))
}

/// An attempt that was broken off.
pub(super) fn read_attempt(text: &str) -> Option<FailedAttempt> {
    let (commitment, rest) = text.split_once(" secret ")?;
    let (secret, missing) = rest.split_once(" missing ")?;
    let missing = missing.split(',').map(|seat| seat.parse().ok()).collect::<Option<_>>()?;
    Some(FailedAttempt {
        commitment: commitment.parse().ok()?,
        secret: secret.parse().ok()?,
        missing,
    })
}
