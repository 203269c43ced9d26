//! Every game in every sensible setup, opened once.

use std::sync::{Arc, OnceLock};

use damrak_core::{AnyRules, GameInfo, OptionKind, OptionValue, Registry, SetupDraft};

/// The games that are fuzzed.
pub(super) fn registry() -> Registry {
    damrak_games::kits().registry()
}

/// Inputs name a table by one byte and whether it is one of the later ones.
const TABLES: usize = 512;

/// The rules of every game for the setups it accepts: all of them, or as many as there is room for.
pub(super) fn all() -> &'static [Arc<dyn AnyRules>] {
    static ALL: OnceLock<Vec<Arc<dyn AnyRules>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let registry = registry();
        let mut tables = Vec::new();
        for info in registry.games() {
            let open = |draft| registry.open(info.name, &draft).ok();
            let opened: Vec<_> = drafts(info).into_iter().filter_map(open).collect();
            let room = TABLES.saturating_sub(tables.len()).max(1);
            let step = opened.len().div_ceil(room).max(1);
            tables.extend(opened.into_iter().step_by(step));
        }
        tables
    })
}

/// The table that a byte chooses: of the first 256, or with `later` of those after them.
pub(super) fn choose(byte: u8, later: bool) -> &'static Arc<dyn AnyRules> {
    let index = usize::from(byte) + if later { 256 } else { 0 };
    &all()[index % all().len()]
}

/// Every version of the rules with every number of players and variant: with nothing chosen, with each value of each
/// option alone, and with the last value of all at once. Those a game does not accept are left out by whoever opens them;
/// all combinations would be thousands.
fn drafts(info: &GameInfo) -> Vec<SetupDraft> {
    let mut drafts = Vec::new();
    for rules in info.rules_versions.clone() {
        for players in info.players.clone() {
            for variant in info.variants {
                let plain = SetupDraft {
                    rules: Some(rules),
                    players: Some(players),
                    variant: Some(variant.name.to_owned()),
                    ..SetupDraft::default()
                };
                let mut all = plain.clone();
                for option in info.options.iter().filter(|option| option.since <= rules) {
                    for value in values(&option.kind) {
                        let mut draft = plain.clone();
                        draft.options.insert(option.name.to_owned(), value.clone());
                        all.options.insert(option.name.to_owned(), value);
                        if option.default_in(rules) != draft.options[option.name] {
                            drafts.push(draft);
                        }
                    }
                }
                drafts.extend([plain, all]);
            }
        }
    }
    drafts
}

fn values(kind: &OptionKind) -> Vec<OptionValue> {
    match kind {
        OptionKind::Flag { .. } => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
        OptionKind::Choice(choices) => {
            choices.iter().map(|choice| OptionValue::Choice(choice.name.to_owned())).collect()
        }
        OptionKind::Number { min, max, .. } => {
            vec![OptionValue::Number(*min), OptionValue::Number(*max)]
        }
    }
}
