//! What somebody changes about themselves: their name and their settings.

use damrak_notices::choice::SETTING;
use damrak_store::Person;
use damrak_words::Language;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::app::App;
use crate::who::Owner;
use damrak_table::Problem;
use damrak_table::text::visible_name;

/// The most bytes of settings.
const SETTINGS: usize = 4096;

/// What somebody changes about themselves.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    #[serde(default)]
    pub(crate) name: Option<String>,
    /// Those named are set, those that are null are removed, the others stay.
    #[serde(default)]
    pub(crate) settings: Option<Map<String, Value>>,
}

/// Changes the name and the settings of whoever asks.
pub(crate) async fn change(app: &App, known: &Owner, wanted: Change) -> Result<Person, Problem> {
    let name = wanted.name.as_deref().map(visible_name).transpose()?;
    let register = app.register().await;
    let mut person = register.renewed(known).await?;
    if let Some(name) = name {
        person.name = name;
    }
    if let Some(settings) = wanted.settings {
        person.settings = merge_settings(person.settings, settings)?;
    }
    register.save(&person).await?;
    Ok(person)
}

/// Settings with others in their place; those that are null are removed.
pub(crate) fn merge_settings(old: Value, new: Map<String, Value>) -> Result<Value, Problem> {
    let mut settings = match old {
        Value::Object(settings) => settings,
        _ => Map::new(),
    };
    let own = settings.remove(SETTING);
    for (name, value) in new {
        if name == SETTING {
            return Err(Problem::bad("notify-own-address"));
        } else if value.is_null() {
            settings.remove(&name);
        } else {
            settings.insert(name, value);
        }
    }
    let is_language = |value: &Value| value.as_str().is_some_and(|s| s.parse::<Language>().is_ok());
    if settings.get("language").is_some_and(|value| !is_language(value)) {
        return Err(Problem::bad("server-unknown-language"));
    }
    let mut settings = Value::Object(settings);
    if settings.to_string().len() > SETTINGS {
        return Err(Problem::bad("server-settings-large").with("most", SETTINGS as u32));
    }
    if let Some(own) = own {
        settings[SETTING] = own;
    }
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn settings_are_merged_and_bounded() {
        let map = |value: Value| value.as_object().cloned().expect("an object");
        let old = json!({"theme": "dark", "sound": true});
        let new = map(json!({"sound": null, "language": "nl"}));
        let merged = merge_settings(old, new).expect("small");
        assert_eq!(merged, json!({"theme": "dark", "language": "nl"}));
        assert!(merge_settings(json!({}), map(json!({"language": "tlh"}))).is_err());
        assert!(merge_settings(json!({}), map(json!({"language": 3}))).is_err());
        assert!(merge_settings(json!({}), map(json!({"x": "y".repeat(5000)}))).is_err());
        assert_eq!(merge_settings(json!(null), Map::new()), Ok(json!({})));
        let choices = json!({"notify": {"push": false}});
        assert_eq!(merge_settings(choices.clone(), Map::new()), Ok(choices.clone()));
        assert!(merge_settings(choices.clone(), map(choices)).is_err());
    }
}
