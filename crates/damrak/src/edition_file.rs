//! Edition files of one's own.

use std::path::PathBuf;

use damrak_core::edition::EditionSource;

use crate::failure::Failure;
use crate::files;

/// An edition file of one's own, read and named; none if the ones of the program will do.
#[derive(Debug)]
pub(crate) struct OwnEdition(Option<(String, String)>);

impl OwnEdition {
    /// Reads the file.
    pub(crate) fn read(file: Option<&PathBuf>) -> Result<Self, Failure> {
        let read =
            |file: &PathBuf| files::read_text(file).map(|text| (file.display().to_string(), text));
        file.map(read).transpose().map(Self)
    }

    /// The edition as the core wants it.
    pub(crate) fn source(&self) -> Option<EditionSource<'_>> {
        self.0.as_ref().map(|(file, text)| EditionSource { file, text })
    }
}
