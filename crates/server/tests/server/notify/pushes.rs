//! Messages to browsers: encrypted for them, signed by the server, ended when they are gone.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::notify::house::{Street, chooses, gathered, sends_test, start};
use crate::sinks::Request;
use crate::support::{Client, cookie_of};

const PUSH: &str = "/api/v1/notifications/push";

/// A browser with keys of its own.
struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new(number: u8) -> Self {
        Self { key: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.key.public_key().to_sec1_bytes().to_vec()
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let keys = json!({
            "p256dh": BASE64.encode(self.public()), "auth": BASE64.encode(self.auth),
        });
        json!({"endpoint": endpoint, "expirationTime": null, "keys": keys})
    }

    /// Reads a message as RFC 8291 says, from the receiver's side.
    fn read(&self, body: &[u8]) -> Option<Value> {
        let (salt, rest) = body.split_at(16);
        let length = usize::from(rest[4]);
        let (sender, sealed) = rest[5..].split_at(length);
        let shared = self.key.diffie_hellman(&PublicKey::from_sec1_bytes(sender).ok()?);
        let info = [b"WebPush: info\0", &self.public()[..], sender].concat();
        let mut material = [0; 32];
        let agreed = Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes().as_slice());
        agreed.expand(&info, &mut material).ok()?;
        let derived = Hkdf::<Sha256>::new(Some(salt), &material);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        let cipher = Aes128Gcm::new(&key.into());
        let mut text = cipher.decrypt(&Nonce::from(nonce), sealed).ok()?;
        assert_eq!(text.pop(), Some(2));
        serde_json::from_slice(&text).ok()
    }
}

fn subscribes(street: &Street, client: &Client, browser: &Browser, path: &str) -> Value {
    let (status, answer) = client.post(PUSH, &browser.subscription(&street.web.url(path)));
    assert_eq!(status, 200, "{answer}");
    answer
}

/// What the server proves about itself with a message; it must be signed by the key it names.
fn proof(request: &Request) -> (String, Value) {
    let header = request.headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, key) = header.split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    verifier.verify(signed.as_bytes(), &signature).unwrap();
    let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
    (key.to_owned(), serde_json::from_slice(&claims).unwrap())
}

#[test]
fn only_the_browser_can_read_its_message() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    let (phone, other) = (Browser::new(3), Browser::new(4));
    assert_eq!(subscribes(&street, &anna, &phone, "/push/1")["browsers"], 1);
    start(&anna, &table);
    let pushed = street.web.wait_for(1)[0].clone();
    assert_eq!(pushed.path, "/push/1");
    let expected = json!({
        "kind": "your-turn",
        "table": table,
        "title": "Your turn: Friday",
        "body": "Friday (Kontor): The game has begun. It is your turn.",
        "link": format!("https://damrak.example/table/{table}"),
    });
    assert_eq!(phone.read(&pushed.body), Some(expected));
    assert_eq!(other.read(&pushed.body), None);
    assert!(!String::from_utf8_lossy(&pushed.body).contains("Friday"));

    assert_eq!(pushed.headers["content-encoding"], "aes128gcm");
    assert_eq!(pushed.headers["ttl"], "172800");
    assert_eq!(pushed.headers["urgency"], "normal");
    assert_eq!(pushed.headers["topic"].len(), 32);
    let (key, claims) = proof(&pushed);
    let shown = anna.get("/api/v1/notifications/push-key").1;
    assert_eq!(shown, json!({ "key": key }));
    assert_eq!(claims["aud"], street.web.url(""));
    assert_eq!(claims["sub"], "mailto:table@damrak.example");
}

#[test]
fn every_message_is_sealed_anew_by_a_key_that_stays() {
    let street = Street::open();
    let anna = street.house.person("anna", false);
    let phone = Browser::new(3);
    subscribes(&street, &anna, &phone, "/push/1");
    sends_test(&anna);
    let first = street.web.wait_for(1)[0].clone();
    street.settled("anna");
    let street = street.reopen();
    sends_test(&street.again(&anna));
    let second = street.web.wait_for(2)[1].clone();
    assert_eq!(phone.read(&first.body), phone.read(&second.body));
    assert_ne!(first.body[..16], second.body[..16]);
    assert_ne!(first.body[21..86], second.body[21..86]);
    assert_eq!(proof(&first).0, proof(&second).0);
}

#[test]
fn a_browser_that_is_gone_is_forgotten_and_the_others_are_not() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    let phone = Browser::new(3);
    for path in ["/push/1", "/push/2", "/push/3"] {
        subscribes(&street, &anna, &phone, path);
    }
    street.web.answer_next("410 Gone");
    street.web.answer_next("404 Unknown");
    start(&anna, &table);
    let pushed = street.web.wait_for(3);
    street.settled("anna");
    assert_eq!(anna.get("/api/v1/notifications").1["browsers"], 1);
    sends_test(&anna);
    let paths: Vec<String> = street.web.wait_for(4).iter().map(|it| it.path.clone()).collect();
    assert_eq!(paths[3], pushed[2].path);
    street.settled("anna");
    assert_eq!(street.web.all().len(), 4);
}

#[test]
fn a_browser_that_signed_out_hears_nothing_more() {
    let street = Street::open();
    let first = street.house.browser("anna", false);
    subscribes(&street, &first, &Browser::new(3), "/push/1");
    let account = json!({"user_name": "anna1602", "password": "seven gables by the water"});
    let made = first.answer("POST", "/api/v1/account", Some(&account));
    let first = Client { cookie: Some(cookie_of(&made)), ..first };
    let browsers = |client: &Client| client.get("/api/v1/notifications").1["browsers"].clone();
    assert_eq!(browsers(&first), 1, "it goes on with its new session");
    let nobody = street.house.stranger();
    let entered = nobody.answer("POST", "/api/v1/sign-in", Some(&account));
    let second = Client { cookie: Some(cookie_of(&entered)), ..nobody };
    assert_eq!(browsers(&second), 1);
    first.post("/api/v1/sign-out", &json!({}));
    assert_eq!(browsers(&second), 0);
}

#[test]
fn a_push_service_in_trouble_is_asked_again() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    let phone = Browser::new(3);
    subscribes(&street, &anna, &phone, "/push/1");
    street.web.answer_next("502 Trouble");
    start(&anna, &table);
    let pushed = street.web.wait_for(2);
    assert_eq!(phone.read(&pushed[0].body), phone.read(&pushed[1].body));
    street.settled("anna");
    assert_eq!(anna.get("/api/v1/notifications").1["browsers"], 1);
}

#[test]
fn whoever_turned_messages_off_gets_none() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Friday");
    subscribes(&street, &anna, &Browser::new(3), "/anna");
    subscribes(&street, &piet, &Browser::new(4), "/piet");
    chooses(&anna, json!({"push": false}));
    start(&anna, &table);
    assert_eq!(street.web.wait_for(1)[0].path, "/piet");
    street.quiet();
    assert_eq!(street.web.all().len(), 1);
}

#[test]
fn only_so_many_browsers_and_only_ones_own() {
    let street = Street::open();
    let (anna, piet) = (street.house.person("anna", false), street.house.person("piet", false));
    let phone = Browser::new(3);
    for number in 0..12 {
        subscribes(&street, &anna, &phone, &format!("/push/{number}"));
        subscribes(&street, &anna, &phone, &format!("/push/{number}"));
    }
    assert_eq!(anna.get("/api/v1/notifications").1["browsers"], 10);
    let last = json!({"endpoint": street.web.url("/push/11")});
    assert_eq!(piet.request("DELETE", PUSH, Some(&last)).0, 200);
    assert_eq!(anna.get("/api/v1/notifications").1["browsers"], 10);
    assert_eq!(anna.request("DELETE", PUSH, Some(&last)).0, 200);
    assert_eq!(anna.get("/api/v1/notifications").1["browsers"], 9);
}

#[test]
fn what_is_no_browser_is_refused() {
    let street = Street::open();
    let anna = street.house.person("anna", false);
    let good = Browser::new(3).subscription(&street.web.url("/push"));
    let with = |path: &[&str], value: Value| {
        let mut bad = good.clone();
        let mut place = &mut bad;
        for name in path {
            place = &mut place[*name];
        }
        *place = value;
        bad
    };
    for bad in [
        with(&["keys", "p256dh"], json!("AAAA")),
        with(&["keys", "p256dh"], json!(BASE64.encode([4; 65]))),
        with(&["keys", "auth"], json!("AAAA")),
        with(&["keys", "auth"], json!("not base64!")),
        with(&["endpoint"], json!("ftp://push.example/")),
        with(&["endpoint"], json!("https://no-such-name.invalid/")),
    ] {
        assert_eq!(anna.post(PUSH, &bad).0, 400, "{bad}");
    }
    let strict = Street::open_with(|config| config.notify.allow_private_targets = false);
    let piet = strict.house.person("piet", false);
    let home = with(&["endpoint"], json!("https://127.0.0.1/push"));
    assert_eq!(piet.post(PUSH, &home).0, 400);
    assert_eq!(piet.get("/api/v1/notifications").1["browsers"], 0);
}
