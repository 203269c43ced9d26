//! The document, as far as it must be understood to hold answers against it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

pub struct Document {
    pub json: Value,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

/// One operation of the document.
#[derive(Clone, Debug)]
pub struct Operation {
    pub id: String,
    pub method: String,
    pub path: String,
    pub json: Value,
    /// Those of the path and its own, resolved.
    pub parameters: Vec<Value>,
}

impl Document {
    pub fn read() -> Self {
        let text = std::fs::read_to_string(FILE).unwrap();
        Self { json: serde_json::from_str(&text).unwrap(), validators: Mutex::default() }
    }

    pub fn operations(&self) -> Vec<Operation> {
        let mut operations = Vec::new();
        for (path, item) in self.json["paths"].as_object().unwrap() {
            for method in METHODS {
                let Some(json) = item.get(method) else { continue };
                let listed = [&item["parameters"], &json["parameters"]];
                let parameters = listed.into_iter().filter_map(Value::as_array).flatten();
                operations.push(Operation {
                    id: json["operationId"].as_str().unwrap_or_default().to_owned(),
                    method: method.to_uppercase(),
                    path: path.clone(),
                    json: json.clone(),
                    parameters: parameters.map(|parameter| self.resolve(parameter)).collect(),
                });
            }
        }
        operations
    }

    /// The operation that a request asks for.
    pub fn operation(&self, method: &str, target: &str) -> Option<Operation> {
        let path = target.split('?').next().unwrap();
        let fits = |operation: &Operation| {
            let (wanted, is) = (path.split('/'), operation.path.split('/'));
            let same = |(wanted, is): (&str, &str)| wanted == is || is.starts_with('{');
            wanted.clone().count() == is.clone().count() && wanted.zip(is).all(same)
        };
        let all = self.operations();
        all.into_iter().find(|operation| operation.method == method && fits(operation))
    }

    /// What a reference stands for.
    pub fn resolve(&self, node: &Value) -> Value {
        match node.get("$ref").and_then(Value::as_str) {
            Some(reference) => self.pointer(reference).unwrap_or_else(|| panic!("{reference}")),
            None => node.clone(),
        }
    }

    pub fn pointer(&self, reference: &str) -> Option<Value> {
        self.json.pointer(reference.strip_prefix('#')?).cloned()
    }

    /// The schema of this name.
    pub fn named(name: &str) -> Value {
        json!({"$ref": format!("#/components/schemas/{name}")})
    }

    /// The schema with everything it refers to at hand.
    pub fn whole(&self, schema: &Value) -> Value {
        let schemas = &self.json["components"]["schemas"];
        json!({"$schema": DIALECT, "components": {"schemas": schemas}, "allOf": [schema]})
    }

    /// Whether a document is as the schema says.
    pub fn check(&self, schema: &Value, document: &Value) -> Result<(), String> {
        let validator = {
            let mut validators = self.validators.lock().unwrap();
            let made = || Arc::new(jsonschema::draft202012::new(&self.whole(schema)).unwrap());
            Arc::clone(validators.entry(schema.to_string()).or_insert_with(made))
        };
        let problems: Vec<String> = validator
            .iter_errors(document)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        if problems.is_empty() { Ok(()) } else { Err(problems.join("; ")) }
    }
}
