//! The pages for admins, reports, and links that admins hand over, by plain forms.

use damrak_server::register::{self, session_key};
use damrak_store::{Person, Session, SessionKind, Store};

use crate::site::browser::{Browser, house};
use crate::support::House;

const PASSWORD: &str = "correct horse 17 staples";

fn admin(house: &House) -> Browser {
    let guest = register::guest("Carla".to_owned()).unwrap();
    let (user_name, password) = (Some("carla".to_owned()), Some("a hash".to_owned()));
    let person = Person { user_name, password, admin: true, ..guest };
    let now = damrak_table::wall_clock();
    let session = Session {
        key: session_key("secret-of-carla"),
        person: person.id.clone(),
        kind: SessionKind::Browser,
        label: "test".into(),
        created: now,
        seen: now,
        ends: damrak_store::Lived(i64::MAX),
        bound: false,
    };
    house.runtime.block_on(async {
        house.store.create_person(person).await.unwrap();
        house.store.create_session(session).await.unwrap();
    });
    let mut browser = Browser::new(house);
    browser.cookies.insert("damrak_session".into(), "secret-of-carla".into());
    browser
}

fn guest(house: &House, name: &str) -> Browser {
    let mut browser = Browser::new(house);
    assert_eq!(browser.form("/me/name", &[("name", name)]).location(), "/me?done=saved");
    browser
}

fn account(house: &House, name: &str) -> Browser {
    let mut browser = guest(house, name);
    let made = browser.form("/me/account", &[("user_name", name), ("password", PASSWORD)]);
    assert_eq!(made.location(), "/me?done=account");
    browser
}

/// The page of somebody in the office.
fn person_page(carla: &mut Browser, name: &str) -> String {
    let found = carla.page(&format!("/admin/people?text={name}"));
    found.value_after("<li>", "href")
}

/// The link in a page that shows it once.
fn made_link(carla: &mut Browser, person: &str) -> String {
    let made = carla.form(person, &[("act", "link"), ("reason", "asked me at the club")]);
    assert_eq!(made.status, 200, "{}", made.text);
    let link = made.value_after("role=\"status\"", "value");
    let path = link.split_once("/way-back").unwrap_or_else(|| panic!("{link}")).1;
    format!("/way-back{path}")
}

fn key_of(link: &str) -> String {
    link.split_once("key=").unwrap().1.to_owned()
}

#[test]
fn the_office_is_shown_to_admins_alone() {
    let (_folder, house) = house();
    let mut carla = admin(&house);
    let mut anna = account(&house, "anna");
    carla.page("/").shows(&["href=\"/admin\""]);
    assert!(!anna.page("/").text.contains("href=\"/admin"));
    assert_eq!(carla.get("/admin").location(), "/admin/people");
    for path in ["/admin/people", "/admin/tables", "/admin/reports", "/admin/limits", "/admin/log"]
    {
        for language in ["en", "de", "nl"] {
            let page = carla.with("Accept-Language", language).page(path);
            page.shows(&["aria-current=\"page\""]);
            assert!(!page.text.contains("admin-"), "{path}: an unsaid phrase in {}", page.text);
        }
        let refused = anna.get(path);
        assert_eq!(refused.status, 403);
        assert!(refused.text.contains("<html"), "{}", refused.text);
    }
}

#[test]
fn an_admin_blocks_and_lets_in_again_by_forms() {
    let (_folder, house) = house();
    let mut carla = admin(&house);
    let mut anna = account(&house, "anna");
    let table = anna.form("/play", &[("game", "kontor")]).location().to_owned();
    let person = person_page(&mut carla, "ANNA");
    let blocked = carla.form(&person, &[("act", "block"), ("reason", "<script>")]);
    assert_eq!(blocked.location(), format!("{person}?done=block"));
    carla.page(&format!("{person}?done=block")).shows(&["Blocked.", "value=\"unblock\""]);
    anna.page("/me").shows(&["Choose a name"]);
    let entered = anna.form("/sign-in", &[("user_name", "anna"), ("password", PASSWORD)]);
    assert_eq!(entered.status, 403);
    carla.page("/admin/log").shows(&["Blocked", "&lt;script&gt;", "Carla"]);
    assert_eq!(carla.form(&person, &[("act", "unblock")]).status, 303);
    let entered = anna.form("/sign-in", &[("user_name", "anna"), ("password", PASSWORD)]);
    assert_eq!(entered.status, 303);
    carla.page("/admin/tables").shows(&[&table]);
    assert_eq!(carla.form(&person, &[("act", "no such thing")]).status, 400);
}

#[test]
fn an_admin_closes_a_table_by_a_form() {
    let (_folder, house) = house();
    let mut carla = admin(&house);
    let mut anna = guest(&house, "anna");
    let table = anna.form("/play", &[("game", "kontor")]).location().to_owned();
    carla.page("/admin/tables?text=ANNA").shows(&["Being played", "/close\""]);
    let id = table.split('/').nth(2).unwrap().split('?').next().unwrap().to_owned();
    let closed = carla.form(&format!("/admin/tables/{id}/close"), &[("reason", "stuck")]);
    assert_eq!(closed.location(), "/admin/tables?done=close");
    carla.page("/admin/tables").shows(&["Closed"]);
    let again = carla.form(&format!("/admin/tables/{id}/close"), &[]);
    assert_eq!(again.status, 409);
    carla.page("/admin/log").shows(&["Table closed", "stuck"]);
}

#[test]
fn a_link_from_an_admin_works_once_and_only_when_it_is_answered() {
    let (_folder, house) = house();
    let mut carla = admin(&house);
    let mut anna = account(&house, "anna");
    let person = person_page(&mut carla, "anna");
    let link = made_link(&mut carla, &person);
    let key = key_of(&link);
    // A preview or a prefetch asks as often as it likes.
    for _ in 0..3 {
        Browser::new(&house).page(&link).shows(&["anna", "name=\"password\""]);
    }
    anna.page("/me").shows(&["signed in as anna"]);
    let mut back = Browser::new(&house);
    let weak = back.form("/way-back", &[("key", &key), ("password", "short")]);
    assert_eq!(weak.status, 400);
    weak.shows(&["role=\"alert\"", "name=\"password\""]);
    let new = "another horse 23 staples";
    let elsewhere = back
        .with("Origin", "https://evil.example")
        .form("/way-back", &[("key", &key), ("password", new)]);
    assert_eq!(elsewhere.status, 403);

    let taken = back.form("/way-back", &[("key", &key), ("password", new)]);

    assert_eq!(taken.location(), "/me?done=back");
    back.page("/me?done=back").shows(&["You are back", "signed in as anna"]);
    anna.page("/me").shows(&["Choose a name"]);
    let old = anna.form("/sign-in", &[("user_name", "anna"), ("password", PASSWORD)]);
    assert_eq!(old.status, 403, "the old password is gone");
    let again =
        Browser::new(&house).form("/way-back", &[("key", &key), ("password", "evil horse 99")]);
    assert_eq!(again.status, 410);
    assert_eq!(Browser::new(&house).get(&link).status, 410);
    let now = anna.form("/sign-in", &[("user_name", "anna"), ("password", new)]);
    assert_eq!(now.status, 303);
}

#[test]
fn a_guest_who_lost_the_browser_comes_back_with_an_account() {
    let (_folder, house) = house();
    let mut carla = admin(&house);
    let mut lost = guest(&house, "Gustav");
    let table = lost.form("/play", &[("game", "kontor")]).location().to_owned();
    account(&house, "anna");
    let person = person_page(&mut carla, "gustav");
    let key = key_of(&made_link(&mut carla, &person));
    let mut back = Browser::new(&house);
    let new = |name| [("key", key.as_str()), ("user_name", name), ("password", PASSWORD)];
    assert_eq!(back.form("/way-back", &new("")).status, 400);
    assert_eq!(back.form("/way-back", &new("ANNA")).status, 409);
    assert_eq!(back.form("/way-back", &new("gustav")).location(), "/me?done=back");
    back.page("/").shows(&[&table]);
}

#[test]
fn a_link_dies_with_a_changed_password_and_with_a_block() {
    let (_folder, house) = house();
    let mut carla = admin(&house);
    let mut anna = account(&house, "anna");
    let person = person_page(&mut carla, "anna");
    let link = made_link(&mut carla, &person);
    let changed =
        anna.form("/me/password", &[("old", PASSWORD), ("new", "another horse 23 staples")]);
    assert_eq!(changed.location(), "/me?done=password");
    assert_eq!(Browser::new(&house).get(&link).status, 410);
    let link = made_link(&mut carla, &person);
    carla.form(&person, &[("act", "block")]);
    assert_eq!(Browser::new(&house).get(&link).status, 410);
    let none = carla.form(&person, &[("act", "link")]);
    assert_eq!(none.status, 409);
    none.shows(&["role=\"alert\"", "blocked"]);
}

#[test]
fn no_link_is_guessed_or_made_by_others() {
    let (_folder, house) = house();
    let mut anna = account(&house, "anna");
    for key in ["", "x", &"0".repeat(64), "%00"] {
        assert_eq!(anna.get(&format!("/way-back?key={key}")).status, 410, "{key}");
        let taken = anna.form("/way-back", &[("key", key), ("password", PASSWORD)]);
        assert_eq!(taken.status, 410, "{key}");
    }
    anna.page("/sign-in").shows(&["href=\"/forgotten\""]);
}

#[test]
fn somebody_is_reported_by_a_form() {
    let (_folder, house) = house();
    let mut carla = admin(&house);
    let (mut anna, mut bert) = (guest(&house, "anna"), guest(&house, "bert"));
    let table = anna.form("/play", &[("game", "kontor")]).location().to_owned();
    let table = table.split('?').next().unwrap().to_owned();
    let path = format!("{table}/report");
    anna.page(&path).shows(&["nobody else at this table"]);
    assert_eq!(bert.get(&path).status, 403);
    assert_eq!(Browser::new(&house).get(&path).status, 403);
    bert.form(&format!("{table}/chat"), &[("text", "you fool")]);
    let page = anna.page(&path);
    page.shows(&["bert", "name=\"reason\""]);
    let whom = page.value_after("<select name=\"about\"", "value");
    let wrong = anna.form(&path, &[("about", &whom), ("reason", "none"), ("text", "my words")]);
    assert_eq!(wrong.status, 400);
    wrong.shows(&["role=\"alert\"", "my words"]);
    let fields = [("about", whom.as_str()), ("reason", "insults"), ("text", "my words")];
    let sent = anna.form(&path, &fields);
    assert_eq!(sent.location(), format!("{path}?done=sent"));
    let reports = carla.page("/admin/reports");
    reports.shows(&["bert", "my words", "you fool", "Insults or threats"]);
    assert_eq!(carla.form("/admin/reports/1/handle", &[]).location(), "/admin/reports?done=handle");
    carla.page("/admin/reports?list=handled").shows(&["my words"]);
    anna.page("/me").shows(&["What you have reported", "Dealt with"]);
}
