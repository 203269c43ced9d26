//! One data folder has one master. The lock belongs to the process: however it ends, nothing is left to clear away.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::files;

/// The file in the data folder that the master holds; in it stands who that is.
const NAME: &str = "damrak.lock";

/// The right to change what lies in a data folder, as long as it is kept.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// Takes the right to a folder, or tells who has it.
    pub(crate) fn take(folder: &Path) -> Result<Self, Failure> {
        Self::take_or(folder, |holder| {
            format!(
                "{} is in use by another damrak{holder}; stop that one first, or name another folder with --data",
                folder.display()
            )
        })
    }

    /// Takes the right to bring what lies in a folder up to date, or tells whom that would harm.
    pub(crate) fn take_to_upgrade(folder: &Path) -> Result<Self, Failure> {
        Self::take_or(folder, |holder| {
            format!(
                "the data in {} is of a former version, and another damrak{holder} is using it: \
                 use the program that it runs, or stop it first",
                folder.display()
            )
        })
    }

    /// Takes the right to a folder, or says something about who has it.
    fn take_or(folder: &Path, refusal: impl FnOnce(&str) -> String) -> Result<Self, Failure> {
        let path = folder.join(NAME);
        let open =
            files::private(OpenOptions::new().read(true).write(true).create(true)).open(&path);
        let file = open.map_err(|error| Failure::Write(path.clone(), error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Failure::usage(refusal(&holder(file)))),
            Err(TryLockError::Error(error)) => return Err(Failure::Write(path, error)),
        }
        let mut lock = Self { file, path };
        lock.write(&process())?;
        Ok(lock)
    }

    /// Tells whoever finds the folder taken where its server listens.
    pub(crate) fn name_address(&mut self, address: SocketAddr) -> Result<(), Failure> {
        self.write(&format!("{}, http://{address}", process()))
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let file = &mut self.file;
        let written = file
            .set_len(0)
            .and_then(|()| file.seek(SeekFrom::Start(0)))
            .and_then(|_| file.write_all(text.as_bytes()));
        written.map_err(|error| Failure::Write(self.path.clone(), error))
    }
}

fn process() -> String {
    format!("process {}", std::process::id())
}

/// Who holds a lock, in brackets.
fn holder(mut file: File) -> String {
    let mut holder = String::new();
    // Where nobody may read a locked file, or nothing stands in it yet, there is less to tell.
    let _ = file.read_to_string(&mut holder);
    match holder.trim() {
        "" => String::new(),
        known => format!(" ({known})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;

    #[test]
    fn a_folder_has_one_master_at_a_time_and_says_who() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut first = Lock::take(folder.path()).expect("nobody has it");
        first.name_address(SocketAddr::from(([127, 0, 0, 1], 1602))).expect("it can be written");
        let second = Lock::take(folder.path()).expect_err("it is taken");
        let told = second.tell(&Voice::new(damrak_words::Language::English));
        assert!(told.contains(&format!("process {}", std::process::id())), "{told}");
        assert!(told.contains("http://127.0.0.1:1602"), "{told}");
        drop(first);
        assert!(Lock::take(folder.path()).is_ok(), "it was given back");
    }
}
