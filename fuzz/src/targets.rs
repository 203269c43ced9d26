//! The list of targets. A new one is a file under `targets/` and a line in [`ALL`].

mod apply;
mod edition;
mod mutator;
mod notation;
mod position;
mod record;
mod tables;

/// A law that must hold for any input: `run` returns when it does and panics when it does not.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// What it is called on the command line and in the names of its files.
    pub name: &'static str,
    /// Tries the law on one input.
    pub run: fn(&[u8]),
}

/// Every target, in the order in which they run.
pub const ALL: &[Target] = &[
    Target { name: "apply", run: apply::run },
    Target { name: "edition", run: edition::run },
    Target { name: "mutator", run: mutator::run },
    Target { name: "notation", run: notation::run },
    Target { name: "position", run: position::run },
    Target { name: "record", run: record::run },
];

/// The target called `name`.
pub fn find(name: &str) -> Option<Target> {
    ALL.iter().copied().find(|target| target.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_fit_for_files() {
        for (index, target) in ALL.iter().enumerate() {
            assert!(ALL[..index].iter().all(|other| other.name != target.name), "{}", target.name);
            assert!(
                target.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'),
                "{}",
                target.name
            );
        }
    }
}
