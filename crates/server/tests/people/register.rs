//! Whatever ends a session is written in the register, so that whoever stays connected is looked at again.

use std::fs;
use std::path::{Path, PathBuf};

use damrak_server::register::session_key;
use damrak_store::{Lived, Session};
use serde_json::json;

use crate::browser::Browser;
use crate::house::House;

const PASSWORD: &str = "correct horse";

fn session(house: &House, secret: &str) -> Session {
    let found = house.block_on(house.app.store().session(&session_key(secret), Lived(i64::MIN)));
    found.unwrap().expect("a session").0
}

/// Something after which a session must be dead.
type End = fn(&House, &mut Browser, &str);

#[test]
fn every_end_of_a_session_is_written_in_the_register() {
    let house = House::open();
    let mut admin = house.admin();
    house.account("other", PASSWORD);
    let ends: [(&str, End); 7] = [
        ("signed out", |_, anna, _| {
            anna.posts("/api/v1/sign-out", json!({}));
        }),
        ("ended elsewhere", |house, _, user_name| {
            let mut elsewhere = house.stranger();
            elsewhere.sign_in(user_name, PASSWORD);
            let sessions = elsewhere.gets("/api/v1/sessions")["sessions"].clone();
            for other in sessions.as_array().unwrap().iter().filter(|it| it["current"] == false) {
                let path = format!("/api/v1/sessions/{}", other["key"].as_str().unwrap());
                assert_eq!(elsewhere.ask("DELETE", &path, None).status, 200);
            }
        }),
        ("the password changed elsewhere", |house, _, user_name| {
            let mut elsewhere = house.stranger();
            elsewhere.sign_in(user_name, PASSWORD);
            let new = json!({"old": PASSWORD, "new": "battery staple"});
            elsewhere.posts("/api/v1/password", new);
        }),
        ("deleted", |_, anna, _| {
            let goodbye = json!({"password": PASSWORD});
            assert_eq!(anna.ask("DELETE", "/api/v1/me", Some(goodbye)).status, 200);
        }),
        ("signed in anew", |_, anna, user_name| {
            assert_eq!(anna.sign_in(user_name, PASSWORD).status, 200);
        }),
        ("became an account", |_, anna, user_name| {
            let wanted = json!({"user_name": user_name, "password": PASSWORD});
            anna.posts("/api/v1/account", wanted);
        }),
        ("merged", |_, anna, _| {
            let over = json!({"user_name": "other", "password": PASSWORD, "take_over": true});
            anna.posts("/api/v1/sign-in", over);
        }),
    ];
    for (n, (what, end)) in ends.into_iter().enumerate() {
        let user_name = format!("anna{n}");
        let mut anna = match n {
            5 | 6 => house.guest(&user_name),
            _ => house.account(&user_name, PASSWORD),
        };
        expect_end(&house, &mut anna, what, |house, anna| end(house, anna, &user_name));
    }
    let mut piet = house.guest("Piet");
    let block = format!("/api/v1/admin/people/{}/block", piet.id());
    expect_end(&house, &mut piet, "blocked", |_, _| {
        admin.posts(&block, json!({"blocked": true}));
    });
}

fn expect_end(
    house: &House,
    anna: &mut Browser,
    what: &str,
    end: impl FnOnce(&House, &mut Browser),
) {
    let before = session(house, anna.cookie.as_ref().unwrap());
    let version = house.app.people.version();
    assert_eq!(house.block_on(house.app.people.is_alive(&before)), Ok(true), "{what}");
    end(house, anna);
    assert_eq!(house.block_on(house.app.people.is_alive(&before)), Ok(false), "{what}");
    assert!(house.app.people.version() > version, "{what}");
}

#[test]
fn a_revoked_token_is_written_in_the_register() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let token = anna.token();
    let before = session(&house, &token);
    let version = house.app.people.version();
    let path = format!("/api/v1/sessions/{}", before.key);
    assert_eq!(anna.ask("DELETE", &path, None).status, 200);
    assert_eq!(house.block_on(house.app.people.is_alive(&before)), Ok(false));
    assert!(house.app.people.version() > version);
    assert!(anna.is_known());
}

/// All source files below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn only_the_register_changes_people_and_their_sessions() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let mut files = Vec::new();
    sources(folder, &mut files);
    sources(&folder.join("../../pages/src"), &mut files);
    assert!(files.len() > 100);
    for file in files.iter().filter(|file| **file != folder.join("register.rs")) {
        let text = fs::read_to_string(file).unwrap();
        let program = text.split("#[cfg(test)]").next().unwrap();
        for change in [
            "create_person",
            "update_person",
            "update_account",
            "delete_person",
            "merge_person",
            "create_session",
            "delete_session",
            "delete_other_sessions",
        ] {
            let call = format!(".{change}(");
            assert!(!program.contains(&call), "{}: use the register, not {call}", file.display());
        }
    }
}
