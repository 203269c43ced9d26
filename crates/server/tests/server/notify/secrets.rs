//! What the log keeps to itself.

use std::io;
use std::sync::{Arc, Mutex};

use base64::Engine;
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::notify::house::{
    SMTP_PASSWORD, Street, chooses, confirms_mail, gathered, play_until_asked_again, start,
};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[test]
fn the_log_knows_that_something_was_sent_but_not_where() {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_ansi(false)
        .with_writer(log.clone())
        .finish();
    tracing::subscriber::set_global_default(subscriber).unwrap();

    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Friday of the log");
    confirms_mail(&street, &anna, "anna-of-the-log@club.example");
    let webhook = json!({"url": street.web.url("/hook-of-the-log?key=1"), "format": "json"});
    chooses(&anna, json!({"mail_mode": "each", "webhook": webhook}));
    let key = p256::SecretKey::from_slice(&[5; 32]).unwrap();
    let encode = |bytes: &[u8]| base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(bytes);
    let (p256dh, auth) = (encode(&key.public_key().to_sec1_bytes()), encode(&[5; 16]));
    let browser = json!({
        "endpoint": street.web.url("/push-of-the-log"),
        "keys": {"p256dh": p256dh, "auth": auth},
    });
    assert_eq!(anna.post("/api/v1/notifications/push", &browser).0, 200);

    // Everything fails once, in its own way, and then works; then both ways outside are gone.
    street.mails.answer_next("451 anna-of-the-log@club.example is busy");
    street.web.answer_next("500 Sorry");
    street.web.answer_next("500 Sorry");
    start(&anna, &table);
    street.mails.wait_for(2);
    street.web.wait_for(4);
    street.settled("anna");
    street.mails.answer_next("550 anna-of-the-log@club.example is unknown");
    street.web.answer_next("410 Gone");
    street.web.answer_next("404 Unknown");
    play_until_asked_again(&anna, &piet, &table);
    street.web.wait_for(6);
    street.settled("anna");
    let mails = street.mails.all();
    let confirm = mails[0].link("/confirm?");
    let stop = mails[1].link("/stop?");
    assert_eq!(street.house.stranger().post(&street.path(&stop), &json!({})).0, 200);

    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    for sign in ["channel=\"webhook\"", "tried in vain", "nobody is there any more", "given up"] {
        assert!(text.contains(sign), "{sign}");
    }
    let token = |link: &str| link.split("token=").nth(1).unwrap().to_owned();
    let plain = base64::prelude::BASE64_STANDARD.encode(format!("\0damrak\0{SMTP_PASSWORD}"));
    for secret in [
        SMTP_PASSWORD,
        &plain,
        "hook-of-the-log",
        "push-of-the-log",
        "anna-of-the-log",
        "Friday of the log",
        &p256dh,
        &auth,
        &token(&confirm),
        &token(&stop),
        "vapid t=",
    ] {
        let line = text.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret}");
    }
    assert!(street.mails.sign_ins().iter().any(|line| line.contains(&plain)), "it was used");
}
