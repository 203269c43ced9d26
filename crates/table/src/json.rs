//! JSON objects written field by field, so that parts which are text already need not be read again.

use serde::Serialize;

/// An object that is being written; every field comes after the one before it.
#[derive(Debug)]
pub struct Object<'a> {
    text: &'a mut String,
    begun: bool,
}

impl<'a> Object<'a> {
    /// Begins an object.
    pub fn begin(text: &'a mut String) -> Self {
        text.push('{');
        Self { text, begun: false }
    }

    /// Begins the fields of an object that somebody else begins and ends.
    pub fn inside(text: &'a mut String) -> Self {
        Self { text, begun: false }
    }

    /// A field; its value is plain data.
    pub fn field(&mut self, name: &'static str, value: &impl Serialize) -> &mut Self {
        write(self.name(name), value);
        self
    }

    /// A field whose value somebody else writes, as JSON.
    pub fn with(&mut self, name: &'static str, value: impl FnOnce(&mut String)) -> &mut Self {
        value(self.name(name));
        self
    }

    #[inline(always)]
    fn name(&mut self, name: &'static str) -> &mut String {
        if self.begun {
            self.text.push(',');
        }
        self.begun = true;
        self.text.push('"');
        self.text.push_str(name);
        self.text.push_str("\":");
        self.text
    }

    /// Fields that somebody has written before, without the braces around them.
    pub fn fields(&mut self, written: &str) -> &mut Self {
        if self.begun {
            self.text.push(',');
        }
        self.begun = true;
        self.text.push_str(written);
        self
    }

    /// Ends the object.
    pub fn end(&mut self) {
        self.text.push('}');
    }
}

/// Writes plain data.
pub fn write(text: &mut String, value: &impl Serialize) {
    damrak_core::json::write(text, value).expect("frames are plain data with text keys");
}

/// Writes texts that are JSON already, as a list.
pub fn write_list<'t>(text: &mut String, items: impl Iterator<Item = &'t str>) {
    text.push('[');
    for (index, item) in items.enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(item);
    }
    text.push(']');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_lists_and_text_make_json() {
        let mut text = String::new();
        let mut object = Object::begin(&mut text);
        object.field("a", &"x\"y").with("b", |text| write_list(text, ["1", "{}"].into_iter()));
        object.with("c", |text| Object::begin(text).end()).end();
        assert_eq!(text, r#"{"a":"x\"y","b":[1,{}],"c":{}}"#);
    }

    #[test]
    fn fields_that_were_written_before_are_put_among_the_others() {
        let (mut fields, mut text) = (String::new(), String::new());
        Object::inside(&mut fields).field("b", &2).field("c", &3);
        Object::begin(&mut text).field("a", &1).fields(&fields).field("d", &4).end();
        assert_eq!(text, r#"{"a":1,"b":2,"c":3,"d":4}"#);
    }

    #[test]
    fn an_empty_list_is_a_list() {
        let mut text = String::new();
        write_list(&mut text, std::iter::empty());
        assert_eq!(text, "[]");
    }
}
