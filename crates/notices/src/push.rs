//! Messages to browsers, by the push service of their maker.

use base64::Engine;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use damrak_core::Hash;
use damrak_store::{Millis, PushSubscription};
use hyper::HeaderMap;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::encrypt::{BrowserKeys, encrypt};
use crate::letter::Letter;
use crate::outcome::Outcome;
use crate::outside::Outside;
use crate::vapid::{Vapid, new_key};

const TTL: HeaderName = HeaderName::from_static("ttl");
const URGENCY: HeaderName = HeaderName::from_static("urgency");
const TOPIC: HeaderName = HeaderName::from_static("topic");
/// For how many seconds a push service keeps a message for a browser that is away: by turn, and at a live table.
const KEPT: (u32, u32) = (2 * 24 * 3600, 3600);

/// A browser's keys as it sends them.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Keys {
    p256dh: String,
    auth: String,
    /// The session of the browser that subscribed: when it ends the browser hears nothing more. Written by the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    session: Option<Hash>,
}

impl Keys {
    /// The session it lasts as long as, if that was written down.
    pub fn session(&self) -> Option<Hash> {
        self.session
    }

    /// The same, as long as this session lasts.
    #[must_use]
    pub fn bound_to(self, session: Hash) -> Self {
        Self { session: Some(session), ..self }
    }

    /// The keys themselves; nothing if they are none.
    pub fn read(&self) -> Option<BrowserKeys> {
        let config =
            GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
        let base64 = GeneralPurpose::new(&base64::alphabet::URL_SAFE, config);
        let decode = |text: &String| base64.decode(text).ok();
        BrowserKeys::new(&decode(&self.p256dh)?, &decode(&self.auth)?)
    }
}

/// Sends a letter to one browser.
pub(crate) async fn send(
    outside: &Outside,
    vapid: &Vapid,
    contact: &str,
    subscription: &PushSubscription,
    letter: &Letter,
    now: Millis,
) -> Outcome {
    let keys = serde_json::from_value::<Keys>(subscription.keys.clone()).ok();
    let Some(browser) = keys.and_then(|keys| keys.read()) else { return Outcome::Gone };
    let target = match outside.target(&subscription.endpoint) {
        Ok(target) => target,
        Err(unwelcome) => return Outcome::Refused(unwelcome.to_string()),
    };
    let (Ok(own), Ok(salt)) = (new_key(), damrak_table::random::bytes()) else {
        return Outcome::Later("no randomness".to_owned(), None);
    };
    let mut start = [0; 16];
    start.copy_from_slice(&salt[..16]);
    let Some(body) = encrypt(message(letter).as_bytes(), &browser, &own, start) else {
        return Outcome::Refused("too long".to_owned());
    };
    let authorization = vapid.authorization(&target.origin(), contact, now);
    let Some(headers) = headers(letter, &authorization) else {
        return Outcome::Refused("no headers".to_owned());
    };
    Outcome::of_call(outside.post(&target, headers, body).await)
}

/// What the page's worker gets.
pub(crate) fn message(letter: &Letter) -> String {
    let message = json!({
        "kind": letter.kind,
        "table": letter.table,
        "title": letter.subject,
        "body": letter.text,
        "link": letter.link,
    });
    message.to_string()
}

fn headers(letter: &Letter, authorization: &str) -> Option<HeaderMap> {
    let mut headers = HeaderMap::new();
    let mut authorization = HeaderValue::from_str(authorization).ok()?;
    authorization.set_sensitive(true);
    headers.insert(AUTHORIZATION, authorization);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    let kept = if letter.urgent { KEPT.1 } else { KEPT.0 };
    headers.insert(TTL, kept.into());
    let urgency = if letter.urgent { "high" } else { "normal" };
    headers.insert(URGENCY, HeaderValue::from_static(urgency));
    if let Some(table) = &letter.table {
        // A later message of the same table takes the place of one that still waits.
        let hash = Hash::of(&[b"damrak push topic", table.0.as_bytes()]);
        let topic = BASE64_URL_SAFE_NO_PAD.encode(&hash.as_bytes()[..24]);
        headers.insert(TOPIC, HeaderValue::from_str(&topic).ok()?);
    }
    Some(headers)
}
