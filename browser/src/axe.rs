//! What axe finds on a page. It is no part of this house: `cargo xtask test` fetches it.

use std::path::PathBuf;

use crate::{Outcome, Page};

/// Says where axe lies.
pub const FILE: &str = "DAMRAK_AXE";

/// Something that axe found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is: `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    /// Which rule it breaks, and where.
    pub what: String,
}

impl Finding {
    /// Whether somebody is kept from playing by it.
    pub fn is_serious(&self) -> bool {
        matches!(self.impact.as_str(), "serious" | "critical")
    }
}

/// The text of axe; nothing if it is not here.
pub fn source() -> Option<String> {
    let named = std::env::var_os(FILE).map(PathBuf::from);
    let usual = PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../target/axe/node_modules/axe-core/axe.min.js"
    ));
    std::fs::read_to_string(named.unwrap_or(usual)).ok()
}

impl Page {
    /// Lets axe look at the page.
    pub async fn axe(&self, source: &str) -> Outcome<Vec<Finding>> {
        let script = format!(
            "if (!window.axe) {{ {source} }}
             axe.run(document, {{ resultTypes: ['violations'] }}).then(({{ violations }}) => done(violations.map((one) => ({{
               impact: one.impact,
               what: `${{one.id}} ${{one.nodes.length}} times: ${{one.nodes.slice(0, 3).map((node) => `${{node.html.slice(0, 160)}} (${{node.target.join(' ')}}: ${{node.any[0]?.message ?? ''}})`).join(' | ')}}`,
             }}))), (error) => done([{{ impact: 'critical', what: String(error) }}]));"
        );
        let found = self.run_until_done(&script, vec![]).await?;
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let list = found.as_array().cloned().unwrap_or_default();
        Ok(list
            .iter()
            .map(|one| Finding { impact: text(&one["impact"]), what: text(&one["what"]) })
            .collect())
    }
}
