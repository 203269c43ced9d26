//! Where every answer is held against the document, and where it is noted what was tried.

use std::collections::BTreeSet;
use std::sync::Mutex;

use serde_json::Value;

use crate::openapi::client::Reply;
use crate::openapi::document::{Document, Operation};

pub struct Desk {
    pub document: Document,
    pub seen: Mutex<Seen>,
}

/// What was tried so far.
#[derive(Default)]
pub struct Seen {
    /// Operations that answered with success.
    pub granted: BTreeSet<String>,
    /// Codes of problems.
    pub codes: BTreeSet<String>,
    /// Wishes that were granted.
    pub wishes: BTreeSet<String>,
    /// Every operation with every status it answered with.
    pub answers: BTreeSet<(String, u16)>,
}

impl Desk {
    pub fn new() -> Self {
        Self { document: Document::read(), seen: Mutex::default() }
    }

    /// An answer must be one that the document names, and as it says.
    pub fn judge(&self, method: &str, target: &str, body: Option<&Value>, reply: &Reply) {
        let asked = format!("{method} {target} → {} {}", reply.status, reply.text);
        assert_eq!(reply.headers["x-content-type-options"], "nosniff", "{asked}");
        let policy = &reply.headers["content-security-policy"];
        assert!(!policy.is_empty() && !policy.contains("unsafe"), "{policy}: {asked}");
        let kind = reply.headers.get("content-type").map_or("", String::as_str);
        // What people write is never sent as a page; the pages behind links in mails hold our own words alone.
        let is_page = ["/notifications/", "/admin/begin"].iter().any(|it| target.starts_with(it));
        assert!(!kind.contains("html") || is_page, "{asked}");
        if reply.status == 421 {
            // Whatever is asked of somebody else is refused before it is looked at.
            self.check_named("Problem", &reply.json(), &asked);
            self.note_problem(&reply.json());
            return;
        }
        let Some(operation) = self.document.operation(method, target) else {
            assert!([404, 405].contains(&reply.status), "not in the document: {asked}");
            self.check_named("Problem", &reply.json(), &asked);
            self.note_problem(&reply.json());
            return;
        };
        let answer = &operation.json["responses"][reply.status.to_string()];
        assert!(!answer.is_null(), "{} has no such status: {asked}", operation.id);
        self.judge_answer(&self.document.resolve(answer), reply, &asked);
        self.judge_question(&operation, target, body, reply, &asked);
        self.note(&operation.id, reply.status);
    }

    fn judge_answer(&self, answer: &Value, reply: &Reply, asked: &str) {
        let Some(content) = answer.get("content") else {
            assert_eq!(reply.text, "", "{asked}");
            return;
        };
        let kind = reply.headers["content-type"].split(';').next().unwrap();
        let schema = &content[kind]["schema"];
        assert!(!schema.is_null(), "the document knows no {kind}: {asked}");
        if kind == "application/json" {
            let document = reply.json();
            self.check(schema, &document, asked);
            self.note_problem(&document);
        }
        match reply.status {
            401 => assert_eq!(reply.headers["www-authenticate"], "Bearer", "{asked}"),
            429 => assert!(reply.headers["retry-after"].parse::<u32>().is_ok(), "{asked}"),
            _ => {}
        }
    }

    /// What is granted was asked as the document says; what is not asked so is not granted.
    fn judge_question(
        &self,
        operation: &Operation,
        target: &str,
        body: Option<&Value>,
        reply: &Reply,
        asked: &str,
    ) {
        if reply.status >= 400 {
            return;
        }
        let query = target.split_once('?').map_or("", |(_, query)| query);
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let name = pair.split('=').next().unwrap();
            let declared = |p: &Value| p["in"] == "query" && p["name"] == name;
            assert!(operation.parameters.iter().any(declared), "{name}: {asked}");
        }
        let wanted = &operation.json["requestBody"];
        let schema = &wanted["content"]["application/json"]["schema"];
        match body {
            Some(body) => {
                assert!(!schema.is_null(), "the document knows no body: {asked}");
                self.check(schema, body, &format!("{body} for {asked}"));
            }
            None => assert!(wanted["required"] != true || schema.is_null(), "{asked}"),
        }
        if operation.id == "wish" {
            let wish = body.unwrap()["wish"].as_str().unwrap().to_owned();
            self.seen.lock().unwrap().wishes.insert(wish);
        }
    }

    pub fn note(&self, operation: &str, status: u16) {
        let mut seen = self.seen.lock().unwrap();
        seen.answers.insert((operation.to_owned(), status));
        if status < 400 {
            seen.granted.insert(operation.to_owned());
        }
    }

    fn note_problem(&self, document: &Value) {
        if let Some(code) = document["error"]["code"].as_str() {
            self.seen.lock().unwrap().codes.insert(code.to_owned());
        }
    }

    fn check(&self, schema: &Value, document: &Value, asked: &str) {
        if let Err(problem) = self.document.check(schema, document) {
            panic!("{problem}\n{asked}");
        }
    }

    /// Holds something against the schema of this name.
    pub fn check_named(&self, name: &str, document: &Value, asked: &str) {
        self.check(&Document::named(name), document, asked);
    }
}
