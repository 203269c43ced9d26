//! Hearing of one's games: choices, browsers, mail and its links.

use std::sync::Arc;
use std::time::Duration;

use damrak_server::Config;
use damrak_server::config::{Notify, Smtp, Tls};
use serde_json::{Value, json};

use crate::openapi::desk::Desk;
use crate::openapi::house::House;
use crate::sinks::{HttpSink, MailSink};

const NOTIFICATIONS: &str = "/api/v1/notifications";
const MAIL: &str = "/api/v1/notifications/mail";
const PUSH: &str = "/api/v1/notifications/push";
const TEST: &str = "/api/v1/notifications/test";

fn choice(mode: &str, webhook: Value) -> Option<Value> {
    let kinds = json!({"your_turn": true, "began": false, "over": true});
    Some(json!({
        "mail_mode": mode, "digest_hour": 7, "push": true, "webhook": webhook, "kinds": kinds,
    }))
}

pub fn without_mail(house: &House) {
    house.stranger().refused(("GET", NOTIFICATIONS), None, 401, "sign-in");
    let mut anna = house.guest("Anna");
    assert_eq!(anna.gets(NOTIFICATIONS)["mail"]["possible"], false);
    anna.granted("PUT", NOTIFICATIONS, choice("off", json!(null)));
    anna.refused(("PUT", NOTIFICATIONS), choice("each", json!(null)), 409, "not-now");
    let at_home = json!({"url": "http://127.0.0.1/", "format": "json"});
    anna.refused(("PUT", NOTIFICATIONS), choice("off", at_home), 400, "bad-request");
    anna.refused(("POST", MAIL), Some(json!({"address": "a@b.example"})), 409, "not-now");
    anna.refused(("POST", TEST), None, 409, "not-now");
    let mine = json!({"settings": {"notify": {}}});
    anna.refused(("PATCH", "/api/v1/me"), Some(mine), 400, "bad-request");

    let table = anna.table(&["me", "open"], json!({}));
    let mute = format!("/api/v1/tables/{table}/mute");
    for muted in [true, false] {
        anna.granted("PUT", &mute, Some(json!({ "mute": muted })));
    }
    let wanted = Some(json!({"mute": true}));
    house.guest("Eve").refused(("PUT", &mute), wanted.clone(), 403, "not-your-seat");
    anna.refused(("PUT", "/api/v1/tables/0/mute"), wanted, 404, "not-found");
}

pub fn by_every_way(desk: &Arc<Desk>) {
    let (mails, web) = (MailSink::open(), HttpSink::open());
    let smtp = Smtp {
        host: "127.0.0.1".into(),
        port: Some(mails.address.port()),
        from: "Damrak <table@damrak.example>".into(),
        tls: Tls::None,
        ..Smtp::default()
    };
    let notify = Notify {
        mail: Some(smtp),
        allow_private_targets: true,
        pulse: Duration::from_millis(10),
        ..Notify::default()
    };
    let house = House::open_with(desk, Config { limits: false, notify, ..Config::default() });
    let mut anna = house.guest("Anna");
    anna.gets("/api/v1/notifications/push-key");
    // The browser of RFC 8291.
    let subscription = json!({
        "endpoint": web.url("/push"), "expirationTime": null,
        "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
    });
    anna.posts(PUSH, subscription);
    let broken = json!({"endpoint": web.url("/push"), "keys": {"p256dh": "x", "auth": "y"}});
    anna.refused(("POST", PUSH), Some(broken), 400, "bad-request");
    let webhook = json!({"url": web.url("/hook"), "format": "discord"});
    anna.refused(("PUT", NOTIFICATIONS), choice("daily", webhook.clone()), 409, "not-now");
    anna.granted("PUT", NOTIFICATIONS, choice("off", webhook));

    anna.refused(("POST", MAIL), Some(json!({"address": "nobody"})), 400, "bad-request");
    anna.posts(MAIL, json!({"address": "anna@mail.example"}));
    let here = |link: &str| link.strip_prefix("https://damrak.example").unwrap().to_owned();
    let confirm = here(&mails.wait_for(1)[0].link("/notifications/confirm"));
    for method in ["GET", "POST"] {
        assert_eq!(house.stranger().ask(method, &confirm, None).status, 200);
        for path in ["confirm", "stop"] {
            let bad = format!("/notifications/{path}?token=guess");
            assert_eq!(house.stranger().ask(method, &bad, None).status, 410);
        }
    }
    assert_eq!(anna.gets(NOTIFICATIONS)["mail"]["confirmed"], true);
    let tried = anna.granted("POST", TEST, None);
    assert_eq!(tried["channels"].as_array().unwrap().len(), 3, "{tried}");
    let stop = here(&mails.wait_for(2)[1].link("/notifications/stop"));
    for method in ["GET", "POST"] {
        assert_eq!(house.stranger().ask(method, &stop, None).status, 200);
    }
    assert_eq!(anna.gets(NOTIFICATIONS)["mail_mode"], "off");
    anna.granted("DELETE", MAIL, None);
    anna.granted("DELETE", PUSH, Some(json!({"endpoint": web.url("/push")})));
    web.wait_for(2);
}
