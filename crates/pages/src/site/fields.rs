//! What was filled into a form, as text.

use serde::Deserialize;

/// The fields of a form or of an address.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// What was filled in; nothing if the field was not there.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, text)| text.as_str())
    }

    /// What was filled in, without the space around it; nothing if that is nothing.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|text| !text.is_empty())
    }

    /// What was filled in, or what stands there before anything is.
    pub fn or<'a>(&'a self, name: &str, before: &'a str) -> &'a str {
        self.get(name).unwrap_or(before)
    }

    /// Whether a box is ticked. A box that is not ticked is not sent, so a form says that it was.
    pub fn ticked(&self, name: &str, before: bool) -> bool {
        if self.was_sent() { self.get(name).is_some() } else { before }
    }

    /// Whether somebody has sent the form.
    pub fn was_sent(&self) -> bool {
        self.get("sent").is_some()
    }
}
