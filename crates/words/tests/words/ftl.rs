//! Reads Fluent text into ids, with what each message asks for.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

/// What a message or a term is made of.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Parts {
    /// The arguments it needs.
    pub(crate) variables: BTreeSet<String>,
    /// The messages and terms it borrows from.
    pub(crate) references: BTreeSet<String>,
    /// The forms in which it speaks to its reader: `you`, or `you-` and an argument.
    pub(crate) forms: BTreeSet<String>,
}

/// The messages and terms of one language. A term's id keeps its leading hyphen.
#[derive(Default)]
pub(crate) struct Ids {
    pub(crate) entries: BTreeMap<String, Parts>,
    /// What is wrong with the text, for the person who must mend it.
    pub(crate) faults: Vec<String>,
}

impl Ids {
    /// Reads one more file; its ids must begin with the stem.
    pub(crate) fn read(&mut self, stem: &str, text: &str) {
        let resource = parser::parse(text).unwrap_or_else(|(rest, errors)| {
            self.faults.extend(errors.iter().map(|error| format!("{stem}.ftl: {error}")));
            rest
        });
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut parts = Parts::default();
                    match &message.value {
                        Some(value) => parts.add_pattern(value),
                        None => self.faults.push(format!("{} says nothing", message.id.name)),
                    }
                    for attribute in &message.attributes {
                        let mut form = Parts::default();
                        form.add_pattern(&attribute.value);
                        let (id, name) = (message.id.name, attribute.id.name);
                        let about = match name {
                            "you" => "player",
                            _ => name.strip_prefix("you-").unwrap_or_default(),
                        };
                        if !parts.variables.contains(about) {
                            self.faults.push(format!("{id} has no such reader: {name}"));
                        }
                        for variable in form.variables.difference(&parts.variables) {
                            self.faults.push(format!("{id} does not know {variable}: {name}"));
                        }
                        parts.references.append(&mut form.references);
                        parts.forms.insert(name.to_owned());
                    }
                    self.add(stem, message.id.name, parts);
                }
                Entry::Term(term) => {
                    let mut parts = Parts::default();
                    parts.add_pattern(&term.value);
                    for attribute in &term.attributes {
                        parts.add_pattern(&attribute.value);
                    }
                    self.add(stem, &format!("-{}", term.id.name), parts);
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, stem: &str, id: &str, parts: Parts) {
        let own = id.trim_start_matches('-').strip_prefix(stem);
        if own.is_none_or(|rest| !rest.starts_with('-')) {
            self.faults.push(format!("{id} does not begin with {stem}-"));
        }
        if self.entries.insert(id.to_owned(), parts).is_some() {
            self.faults.push(format!("{id} is there twice"));
        }
    }

    /// The ids that sentences can be asked for by; terms are a language's private affair.
    pub(crate) fn messages(&self) -> BTreeSet<&str> {
        self.entries.keys().map(String::as_str).filter(|id| !id.starts_with('-')).collect()
    }

    /// The forms in which a message speaks to its reader.
    pub(crate) fn forms(&self, id: &str) -> Option<&BTreeSet<String>> {
        self.entries.get(id).map(|parts| &parts.forms)
    }

    /// Every message and term that some entry borrows from.
    pub(crate) fn referenced(&self) -> BTreeSet<&str> {
        self.entries.values().flat_map(|parts| &parts.references).map(String::as_str).collect()
    }

    /// All arguments a message needs, those of the messages it borrows from too.
    ///
    /// `$x-number` comes along with the seat `$x`, so it counts as `$x`: one language may choose
    /// its words by the number where another has no need to. Terms see no arguments.
    pub(crate) fn variables(&self, id: &str) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let Some(parts) = self.entries.get(id).filter(|_| seen.insert(id)) else { continue };
            found.extend(parts.variables.iter().map(|name| name.trim_end_matches("-number")));
            open.extend(
                parts.references.iter().map(String::as_str).filter(|r| !r.starts_with('-')),
            );
        }
        found
    }
}

impl Parts {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                self.add_arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                self.add_arguments(Some(arguments));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
        }
    }

    fn add_arguments(&mut self, arguments: Option<&CallArguments<&str>>) {
        for argument in arguments.iter().flat_map(|arguments| &arguments.positional) {
            self.add_inline(argument);
        }
    }
}

fn ids(stem: &str, text: &str) -> Ids {
    let mut ids = Ids::default();
    ids.read(stem, text);
    ids
}

#[test]
fn variables_are_found_wherever_they_hide() {
    let ids = ids(
        "t",
        "
t-all = { $a } { t-part } { -t-name } { NUMBER($b) ->
    [one] { $c }
   *[other] { { $d } }
}
t-part = { $e-number } { t-all }
-t-name = { $hidden }
",
    );
    assert!(ids.faults.is_empty(), "{:?}", ids.faults);
    assert_eq!(ids.variables("t-all"), BTreeSet::from(["a", "b", "c", "d", "e"]));
    assert_eq!(ids.referenced(), BTreeSet::from(["t-all", "t-part", "-t-name"]));
    assert_eq!(ids.messages(), BTreeSet::from(["t-all", "t-part"]));
}

#[test]
fn faults_are_named() {
    assert_eq!(ids("t", "t-a = x\nt-a = y\n").faults, ["t-a is there twice"]);
    assert_eq!(ids("t", "tea = x\n").faults, ["tea does not begin with t-"]);
    assert_eq!(ids("t", "-tea = x\n").faults, ["-tea does not begin with t-"]);
    let none = ["t-a says nothing", "t-a has no such reader: b"];
    assert_eq!(ids("t", "t-a =\n    .b = x\n").faults, none);
    let form = "t-a = { $player } { $to }\n    .you = you { $to }\n    .you-to = { $player } you\n";
    assert!(ids("t", form).faults.is_empty());
    let stranger = "t-a = { $player }\n    .you-to = { $what }\n";
    let faults = ["t-a has no such reader: you-to", "t-a does not know what: you-to"];
    assert_eq!(ids("t", stranger).faults, faults);
    assert_eq!(ids("t", "t-a = { $x\n").faults.len(), 1);
}
