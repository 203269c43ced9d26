//! Mails: only to addresses that were confirmed, one each or one a day, ended with one click.

use damrak_notices::{Office, Prover};
use damrak_store::PersonId;
use serde_json::json;

use crate::notify::house::{
    Street, choices, chooses, confirms_mail, gathered, play_until_asked_again, put, sends_test,
    sit_down, start,
};
use crate::site::browser::Browser;

const MAIL: &str = "/api/v1/notifications/mail";

fn prover(street: &Street) -> Prover {
    let config = &street.config;
    let office = Office::new(&config.notify, &config.public_url, config.host());
    let keys = street.house.runtime.block_on(office.keys(street.house.store.as_ref()));
    keys.unwrap().prover.clone()
}

#[test]
fn one_address_cannot_have_strangers_mailed_however_many_guests_it_is() {
    let street = Street::open_with(|config| config.limits = true);
    let mut accepted = 0;
    for number in 0..12 {
        let guest = street.house.person(&format!("guest{number}"), false);
        for more in 0..3 {
            let address = format!("victim{number}+{more}@mail{}.example", number % 3);
            let asked = guest.post("/api/v1/notifications/mail", &json!({ "address": address }));
            match asked.0 {
                200 => accepted += 1,
                status => assert_eq!(status, 429, "{}", asked.1),
            }
        }
    }
    assert!((1..=6).contains(&accepted), "{accepted} mails");
    for number in 0..3 {
        for bad in ["a@[127.0.0.1]", "a@b", "a@localhost", "a@127.0.0.1"] {
            let guest = street.house.person(&format!("other{number}{bad}"), false);
            let asked = guest.post("/api/v1/notifications/mail", &json!({ "address": bad }));
            assert_eq!(asked.0, 400, "{bad}: {}", asked.1);
        }
    }
}

#[test]
fn nothing_is_sent_to_an_address_before_its_reader_says_yes() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    let (status, shown) = anna.post(MAIL, &json!({"address": "anna@club.example"}));
    assert_eq!(status, 200, "{shown}");
    let mail = json!({"possible": true, "address": "anna@club.example", "confirmed": false});
    assert_eq!(shown["mail"], mail);
    chooses(&anna, json!({"mail_mode": "each"}));
    start(&anna, &table);
    let asked = street.mails.wait_for(1)[0].clone();
    assert_eq!(asked.to, ["anna@club.example"]);
    assert_eq!(asked.header("List-Unsubscribe"), None);
    street.quiet();
    let (status, answer) = anna.post("/api/v1/notifications/test", &json!({}));
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-now")));
    assert_eq!(street.mails.all().len(), 1);

    // Programs that check mail open every link: that alone must not count.
    let path = street.path(&asked.link("/confirm?"));
    let stranger = street.house.stranger();
    let (status, page) = stranger.get(&path);
    assert_eq!(status, 200);
    assert!(page.as_str().unwrap().contains("<form method=\"post\">"), "{page}");
    assert_eq!(anna.get("/api/v1/notifications").1["mail"]["confirmed"], false);

    assert_eq!(stranger.post(&path, &json!({})).0, 200);
    assert_eq!(anna.get("/api/v1/notifications").1["mail"]["confirmed"], true);
    sends_test(&anna);
    let test = &street.mails.wait_for(2)[1];
    assert_eq!(test.header("Subject").unwrap(), "A test from Damrak");
}

#[test]
fn a_mail_says_where_and_how_to_end_it() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Friday");
    confirms_mail(&street, &anna, "anna@club.example");
    start(&anna, &table);
    let mail = street.mails.wait_for(2)[1].clone();
    assert_eq!(mail.header("Subject").unwrap(), "Your turn: Friday");
    assert_eq!(mail.header("From").unwrap(), "Damrak <table@damrak.example>");
    assert_eq!(mail.header("Auto-Submitted").unwrap(), "auto-generated");
    assert_eq!(mail.header("List-Unsubscribe-Post").unwrap(), "List-Unsubscribe=One-Click");
    let text = mail.part("text/plain");
    assert!(text.starts_with("Friday (Kontor): The game has begun. It is your turn."), "{text}");
    let link = format!("https://damrak.example/table/{table}");
    assert!(text.lines().any(|line| line == link), "{text}");
    assert!(mail.part("text/html").contains(&format!("<a href=\"{link}\">Open the table</a>")));
    assert!(street.mails.sign_ins()[0].starts_with("AUTH PLAIN"));

    let stop = mail.header("List-Unsubscribe").unwrap();
    let stop = stop.strip_prefix('<').and_then(|stop| stop.strip_suffix('>')).unwrap();
    assert_eq!(stop, mail.link("/stop?"));
    let stranger = street.house.stranger();
    let (status, page) = stranger.get(&street.path(stop));
    assert!(status == 200 && page.as_str().unwrap().contains("<button>No more mails</button>"));
    assert_eq!(anna.get("/api/v1/notifications").1["mail_mode"], "each");
    // As a mail program does it by itself.
    let (status, _) = stranger.post(&street.path(stop), &json!("List-Unsubscribe=One-Click"));
    assert_eq!(status, 200);
    assert_eq!(anna.get("/api/v1/notifications").1["mail_mode"], "off");
    play_until_asked_again(&anna, &piet, &table);
    street.quiet();
    assert_eq!(street.mails.all().len(), 2);
}

#[test]
fn links_that_are_forged_old_or_for_another_address_do_nothing() {
    let street = Street::open();
    let anna = street.house.person("anna", false);
    assert_eq!(anna.post(MAIL, &json!({"address": "anna@club.example"})).0, 200);
    let first = street.mails.wait_for(1)[0].link("/confirm?");
    assert_eq!(anna.post(MAIL, &json!({"address": "anna@work.example"})).0, 200);
    let good = street.mails.wait_for(2)[1].link("/confirm?");
    let id = PersonId("id-anna".into());
    let ours = prover(&street);
    let yesterday = damrak_table::wall_clock() - 1;
    let link = |token: String| format!("/notifications/confirm?token={token}");
    let forger = Prover::new([7; 32]);
    let later = damrak_table::wall_clock() + 99_999;
    for path in [
        street.path(&first),
        link(ours.confirm(&id, "anna@work.example", yesterday)),
        link(forger.confirm(&id, "anna@work.example", later)),
        link(ours.confirm(&PersonId("id-nobody".into()), "anna@work.example", later)),
        link(ours.stop(&id)),
        link(String::new()),
        "/notifications/confirm".to_owned(),
        format!("/notifications/stop?token={}", forger.stop(&id)),
        format!("/notifications/stop?token={}", ours.stop(&PersonId("id-nobody".into()))),
        "/notifications/stop?token=%00%ff".to_owned(),
    ] {
        let stranger = street.house.stranger();
        assert!((400..500).contains(&stranger.get(&path).0), "{path}");
        assert!((400..500).contains(&stranger.post(&path, &json!({})).0), "{path}");
    }
    assert_eq!(anna.get("/api/v1/notifications").1["mail"]["confirmed"], false);
    assert_eq!(street.house.stranger().post(&street.path(&good), &json!({})).0, 200);
    let mail = anna.get("/api/v1/notifications").1["mail"].clone();
    assert_eq!(mail["address"], "anna@work.example");
    assert_eq!(mail["confirmed"], true);
    assert_eq!(anna.request("DELETE", MAIL, Some(&json!({}))).0, 200);
    assert_eq!(anna.get("/api/v1/notifications").1["mail"]["address"], json!(null));
}

#[test]
fn mails_are_in_the_language_of_their_reader() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Freitag");
    for (client, language) in [(&anna, "de"), (&piet, "nl")] {
        let wanted = json!({"settings": {"language": language}});
        assert_eq!(client.request("PATCH", "/api/v1/me", Some(&wanted)).0, 200);
    }
    confirms_mail(&street, &anna, "anna@club.example");
    confirms_mail(&street, &piet, "piet@club.example");
    start(&anna, &table);
    let mails = street.mails.wait_for(4);
    let to = |address: &str| mails[2..].iter().find(|mail| mail.to == [address]).unwrap();
    let german = to("anna@club.example");
    assert!(german.part("text/plain").contains("Das Spiel hat begonnen. Du bist am Zug."));
    assert_eq!(german.header("Content-Language").unwrap(), "de");
    let dutch = to("piet@club.example");
    assert!(dutch.part("text/plain").contains("Het spel is begonnen. Jij bent aan de beurt."));
}

#[test]
fn a_title_adds_no_header_and_no_markup() {
    let street = Street::open();
    let title = "Tea\r\nBcc: victim@c.example\r\n\r\n<img src=x>";
    let (anna, _piet, table) = gathered(&street, title);
    confirms_mail(&street, &anna, "anna@club.example");
    start(&anna, &table);
    let mail = street.mails.wait_for(2)[1].clone();
    assert_eq!(mail.to, ["anna@club.example"]);
    assert_eq!(mail.header("Bcc"), None);
    let subject = mail.header("Subject").unwrap();
    assert_eq!(subject, "Your turn: Tea Bcc: victim@c.example <img src=x>");
    let html = mail.part("text/html");
    assert!(html.contains("&lt;img src=x&gt;") && !html.contains("<img"), "{html}");
}

#[test]
fn the_mail_of_the_day_gathers_everything_that_still_matters() {
    let street = Street::open();
    let (anna, piet, friday) = gathered(&street, "Friday");
    let saturday = sit_down(&anna, &piet, "Saturday");
    let sunday = sit_down(&anna, &piet, "Sunday");
    confirms_mail(&street, &anna, "anna@club.example");
    chooses(&anna, json!({"mail_mode": "daily", "digest_hour": 4}));
    [&friday, &saturday, &sunday].into_iter().for_each(|table| start(&anna, table));
    let digests = || street.waiting("anna").iter().filter(|it| it.channel == "digest").count();
    while digests() < 3 || street.waiting("anna").len() > 3 {}
    let due = street.waiting("anna")[0].due;
    assert_eq!(due / 3_600_000 % 24, 4);
    assert!(due > damrak_table::wall_clock());
    assert_eq!(street.mails.all().len(), 1, "only the one that asked for confirmation");

    assert!(anna.decide_first(&saturday));
    street.hurry("anna", "digest");
    let mail = street.mails.wait_for(2)[1].clone();
    street.settled("anna");
    assert_eq!(mail.header("Subject").unwrap(), "News of 2 of your tables");
    let text = mail.part("text/plain");
    for (table, is_in) in [(&friday, true), (&saturday, false), (&sunday, true)] {
        assert_eq!(text.contains(&format!("/table/{table}\r\n")), is_in, "{text}");
    }
    assert_eq!(street.mails.all().len(), 2);
}

#[test]
fn on_a_day_without_news_there_is_no_mail() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    confirms_mail(&street, &anna, "anna@club.example");
    chooses(&anna, json!({"mail_mode": "daily"}));
    start(&anna, &table);
    while !street.waiting("anna").iter().any(|it| it.channel == "digest") {}
    assert!(anna.decide_first(&table));
    street.hurry("anna", "digest");
    street.settled("anna");
    sends_test(&anna);
    assert_eq!(street.mails.wait_for(2)[1].header("Subject").unwrap(), "A test from Damrak");
}

#[test]
fn a_mail_server_that_is_busy_is_asked_again_and_one_that_refuses_is_not() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Friday");
    confirms_mail(&street, &anna, "anna@club.example");
    street.mails.answer_next("535 Wrong");
    street.mails.answer_next("451 Later");
    start(&anna, &table);
    let mail = street.mails.wait_for(2)[1].clone();
    assert_eq!(mail.header("Subject").unwrap(), "Your turn: Friday");
    street.settled("anna");
    street.mails.answer_next("554 Never");
    play_until_asked_again(&anna, &piet, &table);
    street.noticed("anna");
    street.settled("anna");
    assert_eq!(street.mails.all().len(), 2);
}

#[test]
fn without_a_mail_server_mail_cannot_be_chosen() {
    let street = Street::open_with(|config| config.notify.mail = None);
    let anna = street.house.person("anna", false);
    assert_eq!(anna.get("/api/v1/notifications").1["mail"]["possible"], false);
    for (status, answer) in [
        put(&anna, "/api/v1/notifications", &choices(json!({"mail_mode": "each"}))),
        anna.post(MAIL, &json!({"address": "anna@club.example"})),
    ] {
        assert_eq!(status, 409);
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains("sends no mail"), "{message}");
    }
}

#[test]
fn nobody_can_have_many_confirmations_sent() {
    let street = Street::open_with(|config| config.limits = true);
    let anna = street.house.person("anna", false);
    let ask = |client: &crate::support::Client, address: &str| {
        client.post(MAIL, &json!({ "address": address })).0
    };
    let asked: Vec<u16> = (0..4).map(|n| ask(&anna, &format!("victim{n}@club.example"))).collect();
    assert_eq!(asked, [200, 200, 200, 429]);
    assert!(street.mails.all().len() <= 3);
    // Nor can several people together flood one mailbox.
    let street = Street::open_with(|config| config.limits = true);
    let addresses = ["Victim@club.example", "victim+1@club.example", "vicTIM+x+y@Club.example"];
    let others: Vec<u16> = ["piet", "jan", "kees", "dirk"]
        .into_iter()
        .zip(addresses.into_iter().cycle())
        .map(|(name, address)| ask(&street.house.person(name, false), address))
        .collect();
    assert_eq!(others, [200, 200, 200, 429]);
    assert!(street.mails.all().len() <= 3);
}

#[test]
fn nobody_floods_a_domain_from_many_places() {
    const MOST: usize = 20;
    let street = Street::open_with(|config| {
        config.limits = true;
        config.trust_proxy = true;
    });
    let ask = |number: usize, domain: &str| {
        let from = format!("192.0.2.{number}");
        let mut guest = Browser::new(&street.house).with("X-Forwarded-For", &from);
        assert_eq!(guest.form("/me/name", &[("name", "Guest")]).status, 303);
        let address = format!("reader{number}@{domain}");
        guest.form("/me/mail", &[("address", &address), ("what", "ask")]).status
    };
    // Everybody asks once, from elsewhere, and for another mailbox.
    let asked: Vec<u16> = (1..=MOST + 3).map(|number| ask(number, "club.example")).collect();
    assert_eq!(asked[..MOST], [303; MOST]);
    assert_eq!(asked[MOST..], [429; 3]);
    assert_eq!(ask(100, "Club.EXAMPLE"), 429, "whatever the capitals");
    assert_eq!(ask(101, "other.example"), 303, "others are not concerned");
    street.mails.wait_for(MOST + 1);
    street.quiet();
    assert_eq!(street.mails.all().len(), MOST + 1);
}

#[test]
fn what_is_no_address_is_refused() {
    let street = Street::open();
    let anna = street.house.person("anna", false);
    for address in
        ["", "anna", "a@b\r\nRCPT TO:<c@d.example>", "anna@club.example\n", "ä@b.example"]
    {
        let wanted = json!({ "address": address });
        let (status, answer) = anna.post(MAIL, &wanted);
        let is_trimmed = address.trim() == "anna@club.example";
        assert_eq!(status, if is_trimmed { 200 } else { 400 }, "{address:?}: {answer}");
    }
}
