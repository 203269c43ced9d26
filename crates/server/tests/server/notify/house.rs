//! A server that sends notices quickly, and people who want them.

use std::time::Duration;

use damrak_server::Config;
use damrak_server::config::{Notify, Secret, Smtp, Tls};
use damrak_store::{Delivery, PersonId, Store};
use serde_json::{Value, json};

use crate::sinks::{HttpSink, MailSink};
use crate::support::{Client, House, Reply};

/// How long a notice waits before it is looked at again.
pub const DELAY: Duration = Duration::from_millis(150);
/// What the server signs in to the mail server with.
pub const SMTP_PASSWORD: &str = "smtp-hunter2";

/// A server with sinks around it.
pub struct Street {
    folder: tempfile::TempDir,
    pub config: Config,
    pub house: House,
    pub mails: MailSink,
    pub web: HttpSink,
}

impl Street {
    pub fn open() -> Self {
        Self::open_with(|_| {})
    }

    /// With other settings.
    pub fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        let (mails, web) = (MailSink::open(), HttpSink::open());
        let smtp = Smtp {
            host: "127.0.0.1".into(),
            port: Some(mails.address.port()),
            user: Some("damrak".into()),
            password: Some(Secret::new(SMTP_PASSWORD)),
            from: "Damrak <table@damrak.example>".into(),
            tls: Tls::None,
        };
        let notify = Notify {
            mail: Some(smtp),
            allow_private_targets: true,
            live_delay: DELAY,
            turn_delay: DELAY,
            pulse: Duration::from_millis(10),
            first_retry: Duration::from_millis(60),
        };
        let public_url = "https://damrak.example".to_owned();
        let mut config = Config { limits: false, notify, public_url, ..Config::default() };
        change(&mut config);
        let folder = tempfile::tempdir().unwrap();
        let house = House::open_with(&folder.path().join("damrak.sqlite"), config.clone());
        Self { folder, config, house, mails, web }
    }

    /// The same server a moment later, in good order.
    pub fn reopen(self) -> Self {
        let Self { folder, config, house, mails, web } = self;
        house.close();
        let house = House::open_with(&folder.path().join("damrak.sqlite"), config.clone());
        Self { folder, config, house, mails, web }
    }

    /// Somebody who was here before the server was opened again.
    pub fn again(&self, client: &Client) -> Client {
        Client { address: self.house.address, ..client.clone() }
    }

    /// Everything that waits for somebody.
    pub fn waiting(&self, name: &str) -> Vec<Delivery> {
        let id = PersonId(format!("id-{name}"));
        self.house.runtime.block_on(self.house.store.deliveries_of(&id)).unwrap()
    }

    /// Makes everything of a channel due that waits for somebody.
    pub fn hurry(&self, name: &str, channel: &str) {
        for delivery in self.waiting(name) {
            if delivery.channel == channel {
                let now = damrak_table::wall_clock();
                self.house
                    .runtime
                    .block_on(self.house.store.claim_delivery(delivery.id, delivery.tries, now))
                    .unwrap();
            }
        }
    }

    /// Waits until something waits for somebody.
    pub fn noticed(&self, name: &str) {
        for _ in 0..2_000 {
            if !self.waiting(name).is_empty() {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("nothing was noticed");
    }

    /// Waits long enough that anything that just happened would have been sent.
    pub fn quiet(&self) {
        std::thread::sleep(3 * DELAY);
    }

    /// Waits until nothing waits for somebody.
    pub fn settled(&self, name: &str) {
        for _ in 0..2_000 {
            if self.waiting(name).is_empty() {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("{:?}", self.waiting(name));
    }

    /// A path of this server in a link that people get.
    pub fn path(&self, link: &str) -> String {
        link.strip_prefix(&self.config.public_url).unwrap().to_owned()
    }
}

/// Changes something as a whole.
pub fn put(client: &Client, path: &str, body: &Value) -> Reply {
    let (status, text) = client.request("PUT", path, Some(body));
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// Two people at a table that is played by turn, before it is dealt: both will be asked at once.
pub fn gathered(street: &Street, title: &str) -> (Client, Client, String) {
    let anna = street.house.person("anna", false);
    let piet = street.house.person("piet", false);
    let table = sit_down(&anna, &piet, title);
    (anna, piet, table)
}

/// One more table with the same people.
pub fn sit_down(anna: &Client, piet: &Client, title: &str) -> String {
    let settings = json!({"setup": {"variant": "gulliver"}, "live": false, "title": title});
    let table = anna.table(&["me", "open"], settings);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2, "nonce": "abc"}));
    table
}

pub fn start(owner: &Client, table: &str) {
    owner.wishes(table, json!({"wish": "start"}));
}

/// Plays on until somebody has decided and is asked again.
pub fn play_until_asked_again(client: &Client, other: &Client, table: &str) {
    let is_asked = || !client.look(table)["game"]["own"]["offers"][0].is_null();
    assert!(is_asked());
    while client.decide_first(table) {}
    while !is_asked() {
        assert!(other.decide_first(table), "the game is over");
    }
}

/// What somebody chooses unless they say otherwise.
pub fn choices(more: Value) -> Value {
    let mut all = json!({
        "mail_mode": "off", "digest_hour": 6, "push": true, "webhook": null,
        "kinds": {"your_turn": true, "began": true, "over": true},
    });
    for (name, value) in more.as_object().unwrap() {
        all[name] = value.clone();
    }
    all
}

/// Chooses, and it is granted.
pub fn chooses(client: &Client, more: Value) -> Value {
    let (status, answer) = put(client, "/api/v1/notifications", &choices(more));
    assert_eq!(status, 200, "{answer}");
    answer
}

/// Hears by webhook.
pub fn hears_by_webhook(street: &Street, client: &Client, path: &str, format: &str) {
    chooses(client, json!({"webhook": {"url": street.web.url(path), "format": format}}));
}

/// Names an address and confirms it.
pub fn confirms_mail(street: &Street, client: &Client, address: &str) {
    let before = street.mails.all().len();
    let (status, answer) =
        client.post("/api/v1/notifications/mail", &json!({ "address": address }));
    assert_eq!(status, 200, "{answer}");
    let link = street.mails.wait_for(before + 1)[before].link("/confirm?");
    let (status, _) = street.house.stranger().post(&street.path(&link), &json!({}));
    assert_eq!(status, 200);
}

/// A try that they send themselves: whatever was due before it has been seen to.
pub fn sends_test(client: &Client) {
    let (status, answer) = client.post("/api/v1/notifications/test", &json!({}));
    assert_eq!(status, 200, "{answer}");
}
