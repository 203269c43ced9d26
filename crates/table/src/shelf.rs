//! Rules that are open: tables with the same settings share them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use damrak_core::edition::EditionSource;
use damrak_core::reopen::{Begun, ReopenError};
use damrak_core::{AnyRules, BuiltInEdition, OpenError, Registry, SetupDraft, SetupError};
use damrak_kit::{Kit, Kits};

use super::settings::Settings;

/// How many rules stay open when no table needs them any more.
const KEPT: usize = 32;

/// The games there are, and the rules that were opened of late.
#[derive(Debug)]
pub struct Shelf {
    kits: Kits,
    registry: Registry,
    open: Mutex<HashMap<String, Arc<dyn AnyRules>>>,
}

impl Shelf {
    /// A shelf with nothing opened yet.
    pub fn new(kits: Kits) -> Self {
        Self { registry: kits.registry(), kits, open: Mutex::default() }
    }

    /// What the games bring along.
    pub fn kits(&self) -> &Kits {
        &self.kits
    }

    /// The games there are.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// What the game of this name brings along.
    pub fn kit(&self, game: &str) -> Result<&'static Kit, SetupError> {
        let info = self.registry.find(game)?;
        Ok(self.kits.find(info.name).expect("the rules came with the kits"))
    }

    /// The rules for a new table.
    pub fn open(&self, settings: &Settings) -> Result<Arc<dyn AnyRules>, OpenError> {
        match settings.own_edition() {
            Some(source) => self.registry.open_with(&settings.game, &settings.setup, source),
            None => self.registry.open(&settings.game, &settings.setup),
        }
    }

    /// The rules a table was begun with, whatever has changed since.
    pub fn reopen(&self, settings: &Settings) -> Result<Arc<dyn AnyRules>, ReopenError> {
        let key = (&settings.game, &settings.setup, &settings.edition, &settings.edition_id);
        let key = serde_json::to_string(&key).expect("settings are plain data with text keys");
        if let Some(rules) = self.lock().get(&key) {
            return Ok(Arc::clone(rules));
        }
        let own = settings.own_edition();
        let rules = match (&settings.edition_id, settings.setup.rules) {
            (Some(edition), Some(rules)) => {
                let Settings { game, setup, .. } = settings;
                self.registry.reopen(Begun { game, rules, edition, setup }, own)
            }
            _ => self.open_as_at_first(settings, own).map_err(ReopenError::Open),
        }?;
        let mut open = self.lock();
        if open.len() >= KEPT {
            open.retain(|_, rules| Arc::strong_count(rules) > 1);
        }
        open.insert(key, Arc::clone(&rules));
        Ok(rules)
    }

    /// The rules of a table from the time before version and edition were kept with it: there was one version, and
    /// every edition said what it said first.
    fn open_as_at_first(
        &self,
        settings: &Settings,
        own: Option<EditionSource<'_>>,
    ) -> Result<Arc<dyn AnyRules>, OpenError> {
        let draft = SetupDraft { rules: Some(1), ..settings.setup.clone() };
        let info = self.registry.find(&settings.game)?;
        let mut first = info.former_editions.iter().chain(info.editions);
        let named = first.find(|built_in| draft.edition.as_deref() == Some(built_in.name));
        match own.or(named.map(BuiltInEdition::source)) {
            Some(source) => self.registry.open_with(info.name, &draft, source),
            None => self.registry.open(info.name, &draft),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<dyn AnyRules>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
