//! Who sends push messages: the server's own key pair, and the proof of it for one push service (RFC 8292).

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use damrak_store::Millis;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

/// A proof is good for one to two of these; push services take at most a day.
const PERIOD: i64 = 6 * 3600;

/// The server's key pair. Browsers subscribe to it, so it is made once and kept.
#[derive(Clone)]
pub struct Vapid {
    key: SigningKey,
    public: String,
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Vapid").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Vapid {
    /// The key pair of a private key, as kept by [`Vapid::new_secret`]; nothing if it is none.
    pub fn from_text(secret: &str) -> Option<Self> {
        let secret = SecretKey::from_slice(&BASE64.decode(secret).ok()?).ok()?;
        let public = BASE64.encode(secret.public_key().to_sec1_bytes());
        Some(Self { key: SigningKey::from(secret), public })
    }

    /// A new private key, as text.
    pub fn new_secret() -> Result<String, damrak_table::Problem> {
        Ok(BASE64.encode(new_key()?.to_bytes()))
    }

    /// What a page subscribes with.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The header that proves to a push service who sends; `contact` is where its people can write to.
    pub fn authorization(&self, service: &str, contact: &str, now: Millis) -> String {
        // The same for hours: some services frown at a new proof with every message.
        let expires = (now / 1000 / PERIOD + 2) * PERIOD;
        let header = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = json!({"aud": service, "exp": expires, "sub": contact}).to_string();
        let signed = format!("{header}.{}", BASE64.encode(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}

/// A new private key on the curve that push uses.
pub(crate) fn new_key() -> Result<SecretKey, damrak_table::Problem> {
    loop {
        // About one of 2^32 numbers is none; the next one is.
        if let Ok(key) = SecretKey::from_slice(&damrak_table::random::bytes()?) {
            return Ok(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn the_proof_is_signed_and_names_the_service() {
        let vapid = Vapid::from_text(&Vapid::new_secret().expect("randomness")).expect("a key");
        let now = 1_700_000_000_000;
        let header = vapid.authorization("https://push.example", "mailto:a@b.example", now);
        let (token, key) =
            header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both");
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).expect("base64"));
        let signature = Signature::from_slice(&BASE64.decode(signature).expect("base64"));
        let signature = signature.expect("a signature");
        key.expect("a key").verify(signed.as_bytes(), &signature).expect("signed by this key");

        let (header, claims) = signed.split_once('.').expect("two parts");
        let read = |part| -> serde_json::Value {
            serde_json::from_slice(&BASE64.decode(part).expect("base64")).expect("JSON")
        };
        assert_eq!(read(header), json!({"typ": "JWT", "alg": "ES256"}));
        let claims = read(claims);
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["sub"], "mailto:a@b.example");
        let left = claims["exp"].as_i64().expect("a number") - now / 1000;
        assert!((PERIOD..=24 * 3600).contains(&left), "{left}");
    }

    #[test]
    fn a_kept_key_stays_the_same_and_nonsense_is_none() {
        let secret = Vapid::new_secret().expect("randomness");
        let [one, two] = [&secret, &secret].map(|text| Vapid::from_text(text).expect("a key"));
        assert_eq!(one.public(), two.public());
        for nonsense in ["", "AAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "+"] {
            assert!(Vapid::from_text(nonsense).is_none(), "{nonsense}");
        }
        assert!(!format!("{one:?}").contains(&secret));
    }
}
