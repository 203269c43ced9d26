//! Keeps the record of a game on disk, so that nothing is ever lost.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use damrak_core::Phrase;

use crate::failure::Failure;
use crate::voice::Voice;
use crate::{files, pager};

/// What a program that was interrupted from the keyboard exits with.
const INTERRUPTED: i32 = 130;

/// The record of one game on disk.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    kept: Arc<Mutex<Kept>>,
    edition: Option<PathBuf>,
}

#[derive(Debug)]
struct Kept {
    file: PathBuf,
    /// What we wrote last, or found when we began.
    content: Vec<u8>,
    /// Whether the last decision is in the file.
    complete: bool,
}

impl Keeper {
    /// Begins a file that must not be there yet.
    pub(crate) fn begin(
        file: PathBuf,
        content: Vec<u8>,
        edition: Option<PathBuf>,
    ) -> Result<Self, Failure> {
        files::write_new(&file, &content)?;
        Ok(Self::resume(file, content, edition))
    }

    /// Goes on with a file that has this content.
    pub(crate) fn resume(file: PathBuf, content: Vec<u8>, edition: Option<PathBuf>) -> Self {
        let kept = Kept { file, content, complete: true };
        Self { kept: Arc::new(Mutex::new(kept)), edition }
    }

    /// Saves the game as it is now; says where, if that is no longer where it was.
    ///
    /// A file that somebody else changed meanwhile stays as it is; the game moves to a free name.
    pub(crate) fn save(&self, content: Vec<u8>) -> Result<Option<PathBuf>, Failure> {
        let mut kept = self.lock();
        if kept.complete && kept.content == content {
            return Ok(None);
        }
        kept.complete = false;
        let moved = kept.was_changed().then(|| files::free_name(&kept.file));
        match &moved {
            Some(other) => files::write_new(other, &content)?,
            None => files::replace(&kept.file, &content)?,
        }
        if let Some(other) = &moved {
            kept.file.clone_from(other);
        }
        kept.content = content;
        kept.complete = true;
        Ok(moved)
    }

    /// Whether the last decision is on disk.
    pub(crate) fn is_complete(&self) -> bool {
        self.lock().complete
    }

    /// Where the record is.
    pub(crate) fn file(&self) -> PathBuf {
        self.lock().file.clone()
    }

    /// Where the record is, and how to go on with it.
    pub(crate) fn tell(&self, voice: &Voice) -> String {
        tell(&self.lock(), self.edition.as_deref(), voice)
    }

    /// Where the record of a finished game is, and how to read it.
    pub(crate) fn tell_record(&self, voice: &Voice) -> String {
        let kept = self.lock();
        let file = kept.file.display().to_string();
        let command = command("replay", &kept.file, self.edition.as_deref());
        let phrase = Phrase::new("cli-record-in").with("file", file).with("command", command);
        voice.say(&phrase)
    }

    /// On Ctrl-C says where the game is and ends the program; a save that is under way is finished
    /// first.
    pub(crate) fn watch_interrupts(&self, voice: &Voice) -> Result<(), Failure> {
        let (keeper, voice) = (self.clone(), voice.clone());
        let farewell = move || {
            if pager::is_open() {
                return;
            }
            let kept = keeper.lock();
            let told = tell(&kept, keeper.edition.as_deref(), &voice);
            let _nobody_listens = writeln!(io::stderr(), "\n{told}");
            process::exit(INTERRUPTED);
        };
        ctrlc::set_handler(farewell)
            .map_err(|error| Failure::usage(format!("interrupts cannot be caught: {error}")))
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn was_changed(&self) -> bool {
        match fs::read(&self.file) {
            Ok(found) => found != self.content,
            Err(error) => error.kind() != io::ErrorKind::NotFound,
        }
    }
}

fn tell(kept: &Kept, edition: Option<&Path>, voice: &Voice) -> String {
    let key = if kept.complete { "cli-saved-in" } else { "cli-saved-in-part" };
    let command = command("play --resume", &kept.file, edition);
    let saved = Phrase::new(key).with("file", kept.file.display().to_string());
    let go_on = Phrase::new("cli-go-on").with("command", command);
    format!("{}\n{}", voice.say(&saved), voice.say(&go_on))
}

/// What to type to do this with the record.
fn command(what: &str, file: &Path, edition: Option<&Path>) -> String {
    let edition = edition.map(|edition| format!(" --edition {}", quoted(edition)));
    format!("damrak {what} {}{}", quoted(file), edition.unwrap_or_default())
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "-_./+,:@".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &Path) -> String {
        fs::read_to_string(path).expect("the file is there")
    }

    #[test]
    fn a_file_that_somebody_changed_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = folder.path().join("game.damrak");
        let keeper = Keeper::begin(file.clone(), b"one".to_vec(), None).expect("the name is free");
        assert_eq!(keeper.save(b"two".to_vec()).ok(), Some(None));
        fs::write(&file, "theirs").expect("the folder takes files");
        let moved = folder.path().join("game-2.damrak");
        assert_eq!(keeper.save(b"three".to_vec()).ok(), Some(Some(moved.clone())));
        assert_eq!(keeper.save(b"four".to_vec()).ok(), Some(None));
        assert_eq!((read(&file).as_str(), read(&moved).as_str()), ("theirs", "four"));
    }

    #[test]
    fn a_file_that_vanished_is_written_again() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = folder.path().join("game.damrak");
        let keeper = Keeper::begin(file.clone(), b"one".to_vec(), None).expect("the name is free");
        fs::remove_file(&file).expect("it is there");
        assert_eq!(keeper.save(b"two".to_vec()).ok(), Some(None));
        assert_eq!(read(&file), "two");
    }

    #[test]
    fn paths_are_quoted_for_the_shell() {
        assert_eq!(quoted(Path::new("a/b-1.damrak")), "a/b-1.damrak");
        assert_eq!(quoted(Path::new("it's here")), r"'it'\''s here'");
    }
}
