//! Whether the document is one, as far as that can be told without asking a server.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::openapi::document::Document;

fn walk<'a>(node: &'a Value, found: &mut dyn FnMut(&'a Value)) {
    found(node);
    match node {
        Value::Object(fields) => fields.values().for_each(|value| walk(value, found)),
        Value::Array(items) => items.iter().for_each(|value| walk(value, found)),
        _ => {}
    }
}

#[test]
fn every_reference_leads_somewhere_and_everything_is_referred_to() {
    let document = Document::read();
    let mut references = BTreeSet::new();
    walk(&document.json, &mut |node| {
        if let Some(reference) = node.get("$ref").and_then(Value::as_str) {
            assert!(document.pointer(reference).is_some(), "{reference} leads nowhere");
            references.insert(reference.to_owned());
        }
    });
    // Spoken of in descriptions: they travel inside streams.
    let spoken = ["SocketWish", "SocketPicture", "SocketAnswer"];
    for (part, things) in document.json["components"].as_object().unwrap() {
        for name in things.as_object().unwrap().keys().filter(|_| part != "securitySchemes") {
            let reference = format!("#/components/{part}/{name}");
            let used = references.contains(&reference) || spoken.contains(&name.as_str());
            assert!(used, "{reference} is never used");
        }
    }
}

#[test]
fn every_schema_is_one() {
    let document = Document::read();
    let mut schemas = 0;
    let mut check = |schema: &Value| {
        schemas += 1;
        jsonschema::draft202012::meta::validate(schema).unwrap_or_else(|e| panic!("{e}: {schema}"));
        let whole = document.whole(schema);
        jsonschema::draft202012::new(&whole).unwrap_or_else(|e| panic!("{e}: {schema}"));
    };
    document.json["components"]["schemas"].as_object().unwrap().values().for_each(&mut check);
    walk(&document.json["paths"], &mut |node| {
        if let Some(schema) = node.get("schema") {
            check(schema);
        }
    });
    assert!(schemas > 100, "{schemas}");
}

#[test]
fn every_operation_says_what_it_is() {
    let document = Document::read();
    assert_eq!(document.json["openapi"], "3.1.0");
    let tags: Vec<&Value> =
        document.json["tags"].as_array().unwrap().iter().map(|tag| &tag["name"]).collect();
    let mut ids = BTreeSet::new();
    for operation in document.operations() {
        let (id, json) = (&operation.id, &operation.json);
        assert!(!id.is_empty() && ids.insert(id.clone()), "{}: `{id}`", operation.path);
        for field in ["summary", "description"] {
            assert!(json[field].as_str().is_some_and(|text| !text.is_empty()), "{id}: {field}");
        }
        assert!(json["security"].is_array(), "{id} does not say who may ask");
        assert!(tags.contains(&&json["tags"][0]), "{id} belongs to nothing");
        let answers = json["responses"].as_object().unwrap();
        assert!(answers.keys().any(|status| status.as_str() < "400"), "{id} never succeeds");
        for answer in answers.values() {
            assert!(document.resolve(answer)["description"].is_string(), "{id}: {answer}");
        }
    }
}

#[test]
fn the_parameters_of_every_path_are_declared() {
    for operation in Document::read().operations() {
        let in_path: BTreeSet<&str> = operation
            .path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .collect();
        let declared: BTreeSet<&str> = operation
            .parameters
            .iter()
            .filter(|parameter| parameter["in"] == "path")
            .inspect(|parameter| assert_eq!(parameter["required"], true, "{parameter}"))
            .filter_map(|parameter| parameter["name"].as_str())
            .collect();
        assert_eq!(in_path, declared, "{} {}", operation.method, operation.path);
    }
}

#[test]
fn the_check_bites() {
    let document = Document::read();
    let fits = |name: &str, value: Value| document.check(&Document::named(name), &value).is_ok();
    use serde_json::json;
    assert!(fits("Wish", json!({"wish": "sit", "seat": 1})));
    assert!(!fits("Wish", json!({"wish": "sit", "seat": 9})));
    assert!(!fits("Wish", json!({"wish": "sit", "seat": 1, "id": 3})));
    assert!(fits("SocketWish", json!({"wish": "sit", "seat": 1, "id": 3})));
    assert!(!fits("SocketWish", json!({"wish": "sit", "seat": 1, "ib": 3})));
    assert!(!fits("Wish", json!({"wish": "dance"})));
    assert!(!fits("Problem", json!({"error": {"code": "odd", "message": "x", "clause": null}})));
    assert!(!fits("Version", json!({"version": 1, "more": 2})));
}
