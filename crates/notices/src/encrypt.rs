//! Encryption of push messages for one browser (RFC 8291, content coding `aes128gcm` of RFC 8188).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The size of a record; a push message is one record.
const RECORD: u32 = 4096;
/// The longest message: what push services take, less the header, the mark of the end and the tag.
pub(crate) const LONGEST: usize = RECORD as usize - 86 - 1 - 16;

/// What a browser gave us to write to it.
#[derive(Clone, Debug)]
pub struct BrowserKeys {
    /// Its public key, as 65 bytes.
    public: Vec<u8>,
    point: PublicKey,
    secret: [u8; 16],
}

impl BrowserKeys {
    /// The keys as the browser sends them; nothing if they are none.
    pub fn new(public: &[u8], secret: &[u8]) -> Option<Self> {
        if public.len() != 65 {
            return None;
        }
        let point = PublicKey::from_sec1_bytes(public).ok()?;
        Some(Self { public: public.to_vec(), point, secret: secret.try_into().ok()? })
    }
}

/// Encrypts a message with a key pair and a salt that are used for this message alone; nothing if it is too long.
pub(crate) fn encrypt(
    message: &[u8],
    browser: &BrowserKeys,
    own: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    if message.len() > LONGEST {
        return None;
    }
    let own_public = own.public_key().to_sec1_bytes();
    let shared = own.diffie_hellman(&browser.point);

    let mut info = b"WebPush: info\0".to_vec();
    info.extend_from_slice(&browser.public);
    info.extend_from_slice(&own_public);
    let mut material = [0; 32];
    let agreed = Hkdf::<Sha256>::new(Some(&browser.secret), shared.raw_secret_bytes().as_slice());
    agreed.expand(&info, &mut material).ok()?;

    let derived = Hkdf::<Sha256>::new(Some(&salt), &material);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;

    // The mark of the last record, and no padding after it.
    let padded = [message, &[2]].concat();
    let cipher = Aes128Gcm::new(&key.into());
    let sealed = cipher.encrypt(&Nonce::from(nonce), padded.as_slice()).ok()?;

    let mut body = salt.to_vec();
    body.extend_from_slice(&RECORD.to_be_bytes());
    body.push(u8::try_from(own_public.len()).ok()?);
    body.extend_from_slice(&own_public);
    body.extend_from_slice(&sealed);
    Some(body)
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    use super::*;

    fn decode(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    const BROWSER: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    #[test]
    fn the_published_example_comes_out_to_the_letter() {
        let own = SecretKey::from_slice(&decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        let browser = BrowserKeys::new(&decode(BROWSER), &decode(AUTH)).expect("keys");
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let message = b"When I grow up, I want to be a watermelon";
        let body = encrypt(message, &browser, &own.expect("a key"), salt).expect("short enough");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC\
            YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyou\
            BWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(body), expected);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let (public, secret) = (decode(BROWSER), decode(AUTH));
        let mut off_the_curve = public.clone();
        off_the_curve[40] ^= 1;
        for (public, secret) in [
            (&public[..64], &secret[..]),
            (&public[1..], &secret[..]),
            (&off_the_curve[..], &secret[..]),
            (&public[..], &secret[..15]),
            (&[0][..], &secret[..]),
        ] {
            assert!(BrowserKeys::new(public, secret).is_none());
        }
    }

    #[test]
    fn a_message_fits_into_what_push_services_take() {
        let own = SecretKey::from_slice(&[7; 32]).expect("a key");
        let browser = BrowserKeys::new(&decode(BROWSER), &decode(AUTH)).expect("keys");
        let longest = encrypt(&[b'x'; LONGEST], &browser, &own, [1; 16]).expect("fits");
        assert_eq!(longest.len(), 4096);
        assert!(encrypt(&[b'x'; LONGEST + 1], &browser, &own, [1; 16]).is_none());
    }
}
