//! Rules that are open: tables with the same settings share them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use damrak_core::edition::EditionSource;
use damrak_core::{AnyRules, OpenError, Registry};

use super::settings::Settings;

/// How many rules stay open when no table needs them any more.
const KEPT: usize = 32;

/// The games there are, and the rules that were opened of late.
#[derive(Debug)]
pub struct Shelf {
    registry: Registry,
    open: Mutex<HashMap<String, Arc<dyn AnyRules>>>,
}

impl Shelf {
    /// A shelf with nothing opened yet.
    pub fn new(registry: Registry) -> Self {
        Self { registry, open: Mutex::default() }
    }

    /// The games there are.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// The rules a table is played by.
    pub fn open(&self, settings: &Settings) -> Result<Arc<dyn AnyRules>, OpenError> {
        let key = (&settings.game, &settings.setup, &settings.edition);
        let key = serde_json::to_string(&key).expect("settings are plain data with text keys");
        if let Some(rules) = self.lock().get(&key) {
            return Ok(Arc::clone(rules));
        }
        let rules = match &settings.edition {
            Some(edition) => {
                let source = EditionSource { file: &edition.file, text: &edition.text };
                self.registry.open_with(&settings.game, &settings.setup, source)?
            }
            None => self.registry.open(&settings.game, &settings.setup)?,
        };
        let mut open = self.lock();
        if open.len() >= KEPT {
            open.retain(|_, rules| Arc::strong_count(rules) > 1);
        }
        open.insert(key, Arc::clone(&rules));
        Ok(rules)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<dyn AnyRules>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
