//! Messages as Fluent files write them, made ready to be said: looked up once when they are read, so that saying one
//! is little more than copying its pieces.
//!
//! Of Fluent this knows what our files use: text, arguments, other messages, and choices by a number or a word. A
//! message that wants more cannot be said, as if it were not there.

use std::borrow::Cow;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use foldhash::HashMap;

/// How deep messages may stand in each other: one that stands in itself ends somewhere.
const DEEPEST: u8 = 8;

/// The messages of one language.
#[derive(Debug, Default)]
pub(crate) struct Messages(HashMap<Box<str>, Message>);

/// A message: what it says, and other forms of it by their names.
#[derive(Debug)]
pub(crate) struct Message {
    text: Option<Text>,
    forms: Vec<(Box<str>, Text)>,
}

/// A text with gaps.
#[derive(Debug)]
pub(crate) struct Text(Vec<Piece>);

#[derive(Debug)]
enum Piece {
    Words(Box<str>),
    Argument(Box<str>),
    Message(Box<str>),
    Choice {
        by: Box<str>,
        cases: Vec<(Case, Text)>,
        otherwise: usize,
    },
    /// Nothing that our files may use.
    Foreign,
}

#[derive(Debug)]
enum Case {
    Exactly(i64),
    Word(Box<str>),
}

/// What an argument is.
pub(crate) enum Value<'a> {
    /// A number, which chooses by its worth or by whether it is one.
    Number(i64),
    /// Words, which choose by what they are.
    Words(Cow<'a, str>),
}

/// Knows what the arguments of a message are.
pub(crate) trait Arguments {
    /// The argument of this name.
    fn value(&self, name: &str) -> Option<Value<'_>>;

    /// Writes the argument of this name.
    fn write(&self, name: &str, into: &mut String) -> Result<(), Unsaid>;
}

/// Something is missing without which it cannot be said.
pub(crate) struct Unsaid;

impl Messages {
    /// Adds the messages of a file. One that is already there stays; what cannot be read is left out.
    pub(crate) fn read(&mut self, file: &str) {
        // Half a file is worth more to the people at the table than no program.
        let resource = parser::parse_runtime(file).unwrap_or_else(|(rest, _)| rest);
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let forms =
                message.attributes.iter().map(|form| (form.id.name.into(), Text::of(&form.value)));
            let read =
                Message { text: message.value.as_ref().map(Text::of), forms: forms.collect() };
            self.0.entry(message.id.name.into()).or_insert(read);
        }
    }

    pub(crate) fn get(&self, key: &str) -> Option<&Message> {
        self.0.get(key)
    }

    /// Writes a text with its gaps filled. What is written before something turns out to be missing stays there.
    pub(crate) fn write(
        &self,
        text: &Text,
        arguments: &dyn Arguments,
        into: &mut String,
    ) -> Result<(), Unsaid> {
        self.write_within(text, arguments, into, DEEPEST)
    }

    fn write_within(
        &self,
        text: &Text,
        arguments: &dyn Arguments,
        into: &mut String,
        depth: u8,
    ) -> Result<(), Unsaid> {
        for piece in &text.0 {
            match piece {
                Piece::Words(words) => into.push_str(words),
                Piece::Argument(name) => arguments.write(name, into)?,
                Piece::Message(key) => {
                    let text = self.get(key).and_then(Message::text).ok_or(Unsaid)?;
                    let depth = depth.checked_sub(1).ok_or(Unsaid)?;
                    self.write_within(text, arguments, into, depth)?;
                }
                Piece::Choice { by, cases, otherwise } => {
                    let value = arguments.value(by).ok_or(Unsaid)?;
                    let chosen = cases.iter().find(|(case, _)| case.is(&value));
                    let (_, text) = chosen.or(cases.get(*otherwise)).ok_or(Unsaid)?;
                    self.write_within(text, arguments, into, depth)?;
                }
                Piece::Foreign => return Err(Unsaid),
            }
        }
        Ok(())
    }
}

impl Message {
    /// What it says to everybody.
    pub(crate) fn text(&self) -> Option<&Text> {
        self.text.as_ref()
    }

    /// Another form of it.
    pub(crate) fn form(&self, is: impl Fn(&str) -> bool) -> Option<&Text> {
        self.forms.iter().find(|(form, _)| is(form)).map(|(_, text)| text)
    }
}

impl Text {
    fn of(pattern: &Pattern<&str>) -> Self {
        Self(pattern.elements.iter().map(Piece::of).collect())
    }
}

impl Piece {
    fn of(element: &PatternElement<&str>) -> Self {
        match element {
            PatternElement::TextElement { value } => Self::Words((*value).into()),
            PatternElement::Placeable { expression } => Self::of_expression(expression),
        }
    }

    fn of_expression(expression: &Expression<&str>) -> Self {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                Self::Words(unescape_unicode_to_string(value).into())
            }
            Expression::Inline(InlineExpression::NumberLiteral { value }) => {
                Self::Words((*value).into())
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Self::Argument(id.name.into())
            }
            Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
                Self::Message(id.name.into())
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                Self::of_expression(expression)
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                let case = |variant: &Variant<&str>| {
                    Some((Case::of(&variant.key)?, Text::of(&variant.value)))
                };
                let cases: Option<Vec<_>> = variants.iter().map(case).collect();
                let otherwise = variants.iter().position(|variant| variant.default);
                match (cases, otherwise) {
                    (Some(cases), Some(otherwise)) => {
                        Self::Choice { by: id.name.into(), cases, otherwise }
                    }
                    _ => Self::Foreign,
                }
            }
            _ => Self::Foreign,
        }
    }
}

impl Case {
    fn of(key: &VariantKey<&str>) -> Option<Self> {
        match key {
            VariantKey::Identifier { name } => Some(Self::Word((*name).into())),
            VariantKey::NumberLiteral { value } => value.parse().ok().map(Self::Exactly),
        }
    }

    /// English, German and Dutch know one form for one and another for everything else.
    fn is(&self, value: &Value<'_>) -> bool {
        match (self, value) {
            (Self::Exactly(case), Value::Number(number)) => case == number,
            (Self::Word(case), Value::Number(number)) => {
                &**case == if number.unsigned_abs() == 1 { "one" } else { "other" }
            }
            (Self::Word(case), Value::Words(words)) => **case == **words,
            (Self::Exactly(_), Value::Words(_)) => false,
        }
    }
}
