//! Passwords: hashed with Argon2id, a few at a time, so that nobody fills the memory by signing in.

use std::fmt;
use std::sync::Arc;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use serde::Deserialize;
use tokio::sync::Semaphore;

use damrak_table::Problem;
use damrak_table::random;

/// The fewest and the most characters of a password.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;
/// What a password must reach: some hundred million guesses for whoever knows how people choose.
const LEAST: zxcvbn::Score = zxcvbn::Score::Three;
/// A word that everybody here knows.
const HOUSE: &str = "damrak";
/// How many passwords are hashed at once; each takes 19 MiB and some hundredths of a second.
const PLACES: usize = 2;
/// How many more may wait for a place.
const QUEUE: usize = 32;

/// What is compared with when there is no such account, so that it takes as long as if there were one.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$ZGFtcmFrLW5vYm9keS0wMA$\
                      QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE";

/// A password as somebody typed it. It never slips into logs by way of `{:?}`.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Password(String);

impl Password {
    /// Whether it takes long enough to guess for whoever knows this much of its owner.
    fn judge(&self, known: &[String]) -> Result<(), Problem> {
        let words = known.iter().flat_map(|text| text.split_whitespace());
        let mut inputs: Vec<&str> = known.iter().map(String::as_str).chain(words).collect();
        inputs.push(HOUSE);
        let text = self.0.to_lowercase();
        let names = inputs.iter().filter(|word| word.chars().count() > 2);
        let rest = names.fold(text.clone(), |rest, name| rest.replace(name, ""));
        let takes_long = |text: &str| zxcvbn::zxcvbn(text, &inputs).score() >= LEAST;
        // What others know is worth nothing, however it is put together: the rest must do.
        let has_names = rest.len() < text.len();
        if takes_long(&self.0) && (!has_names || takes_long(&rest)) {
            return Ok(());
        }
        Err(Problem::bad(match has_names {
            true => "server-password-names",
            false => "server-password-weak",
        }))
    }

    /// Whether it has the right length to become somebody's password.
    pub fn check(&self) -> Result<(), Problem> {
        if LENGTH.contains(&self.0.chars().count()) {
            return Ok(());
        }
        Err(Problem::bad("server-password-length")
            .with("least", *LENGTH.start() as u32)
            .with("most", *LENGTH.end() as u32))
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(secret)")
    }
}

/// The few places where passwords are hashed. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Hashers {
    places: Arc<Semaphore>,
    queue: Arc<Semaphore>,
}

impl Default for Hashers {
    fn default() -> Self {
        Self {
            places: Arc::new(Semaphore::new(PLACES)),
            queue: Arc::new(Semaphore::new(PLACES + QUEUE)),
        }
    }
}

impl Hashers {
    /// The hash of a password that somebody chooses, with a salt of its own, in PHC form; refused if it is easily
    /// guessed. What others may know of them, such as their names, counts against it.
    ///
    /// This is the only way to a hash, so no password is taken that was not judged.
    pub async fn choose(&self, password: Password, known: &[&str]) -> Result<String, Problem> {
        password.check()?;
        let salt = random::bytes()?;
        let known: Vec<String> = known.iter().map(|text| text.to_lowercase()).collect();
        let hash = move || {
            password.judge(&known)?;
            hash_with(&password, &salt[..16]).map_err(|error| {
                tracing::error!(%error, "a password could not be hashed");
                Problem::unavailable()
            })
        };
        self.work(hash).await?
    }

    /// Whether the password is the one that was hashed. Without a hash it is not, after the same work.
    pub async fn matches(&self, password: Password, hash: Option<String>) -> Result<bool, Problem> {
        self.work(move || {
            let is_somebody = hash.is_some();
            let hash = hash.as_deref().unwrap_or(NOBODY);
            argon2().verify_password(password.0.as_bytes(), hash).is_ok() && is_somebody
        })
        .await
    }

    /// How many passwords are being hashed or wait for it.
    pub fn busy(&self) -> usize {
        (PLACES + QUEUE).saturating_sub(self.queue.available_permits())
    }

    /// Works on a thread of its own. Whoever asked may go away: the place stays taken until the work is done.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let queued = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| Problem::busy())?;
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|_| Problem::unavailable())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((place, queued));
            done
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "hashing a password failed");
            Problem::unavailable()
        })
    }
}

/// Argon2id with 19 MiB, two passes and one lane.
fn argon2() -> Argon2<'static> {
    Argon2::default()
}

fn hash_with(password: &Password, salt: &[u8]) -> Result<String, argon2::password_hash::Error> {
    Ok(argon2().hash_password_with_salt(password.0.as_bytes(), salt)?.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_owned())
    }

    #[test]
    fn lengths_are_counted_in_characters() {
        for good in ["12345678", "ééééééüü", &"x".repeat(200)] {
            assert_eq!(password(good).check(), Ok(()), "{good}");
        }
        for bad in ["", "1234567", "ééééééé", &"x".repeat(201)] {
            assert!(password(bad).check().is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_easily_guessed_is_refused_with_what_to_do() {
        let refused = |text: &str, known: &[&str]| {
            let known: Vec<String> = known.iter().map(|text| text.to_lowercase()).collect();
            password(text).judge(&known).map_err(|problem| problem.phrase.key)
        };
        let (weak, names) = (Err("server-password-weak"), Err("server-password-names"));
        for text in ["12345678", "password1", "qwertzuiop", "aaaaaaaaaaaa", "amsterdam1602"] {
            assert_eq!(refused(text, &[]), weak, "{text}");
        }
        let anna = ["Annabella", "Anna Vermeer"];
        for text in [
            "annabellaannabella",
            "Annabella1987",
            "vermeer-vermeer",
            "damrakdamrak",
            "Anna!Vermeer-1",
        ] {
            assert_eq!(refused(text, &anna), names, "{text}");
        }
        for text in ["correct horse", "anna: correct horse", "wolkenkrabber fiets", "k7#Qp!x2Zr9w"]
        {
            assert_eq!(refused(text, &anna), Ok(()), "{text}");
        }
    }

    #[tokio::test]
    async fn no_hash_is_made_of_a_password_that_is_easily_guessed() {
        let hashers = Hashers::default();
        for text in ["12345678", "short"] {
            assert!(hashers.choose(password(text), &[]).await.is_err(), "{text}");
        }
        let own = hashers.choose(password("annaannaanna"), &["anna"]).await;
        assert_eq!(own.map_err(|problem| problem.phrase.key), Err("server-password-names"));
    }

    #[test]
    fn a_password_is_not_printed() {
        assert_eq!(format!("{:?}", password("open sesame")), "Password(secret)");
    }

    #[tokio::test]
    async fn only_the_right_password_matches() {
        let hashers = Hashers::default();
        let hash = hashers.choose(password("open sesame"), &[]).await.expect("hashed");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let other = hashers.choose(password("open sesame"), &[]).await.expect("hashed");
        assert_ne!(hash, other, "every hash has its own salt");
        assert_eq!(hashers.matches(password("open sesame"), Some(hash.clone())).await, Ok(true));
        assert_eq!(hashers.matches(password("open barley"), Some(hash)).await, Ok(false));
        assert_eq!(hashers.matches(password("open sesame"), Some("x".into())).await, Ok(false));
        assert_eq!(hashers.matches(password("open sesame"), None).await, Ok(false));
    }

    #[test]
    fn the_hash_of_nobody_costs_what_a_real_one_costs() {
        let verified = argon2().verify_password(b"open sesame", NOBODY);
        assert_eq!(verified, Err(argon2::password_hash::Error::PasswordInvalid));
        let real = hash_with(&password("open sesame"), &[7; 16]).expect("hashed");
        let shape = |hash: &str| -> Vec<String> {
            let parts: Vec<&str> = hash.split('$').collect();
            let lengths = parts[4..].iter().map(|part| part.len().to_string());
            parts[..4].iter().map(|part| (*part).to_owned()).chain(lengths).collect()
        };
        assert_eq!(shape(NOBODY), shape(&real));
    }

    #[tokio::test]
    async fn a_full_queue_is_refused_at_once() {
        let hashers = Hashers::default();
        let places = hashers.places.acquire_many(PLACES as u32).await.expect("open");
        let waiting: Vec<_> = (0..PLACES + QUEUE)
            .map(|_| {
                let hashers = hashers.clone();
                tokio::spawn(async move { hashers.work(|| ()).await })
            })
            .collect();
        while hashers.busy() < PLACES + QUEUE {
            tokio::task::yield_now().await;
        }
        assert_eq!(hashers.work(|| ()).await, Err(Problem::busy()));
        drop(places);
        for task in waiting {
            assert_eq!(task.await.expect("no panic"), Ok(()));
        }
        assert_eq!(hashers.busy(), 0);
    }
}
