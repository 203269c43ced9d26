//! Reading and writing files, so that nothing is lost and every error names its file.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// Setups, editions and positions are a few kilobytes; this keeps `/dev/zero` out.
const LARGEST: u64 = 16 << 20;

/// Opens a file for reading; `-` is the standard input.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let error = |error| Failure::Read(path.to_owned(), error);
    let file = File::open(path).map_err(error)?;
    if file.metadata().map_err(error)?.is_dir() {
        return Err(Failure::Directory(path.to_owned()));
    }
    Ok(Box::new(BufReader::new(file)))
}

/// Reads a whole text file; `-` is the standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    read_rest(path, open(path)?)
}

/// Reads what is left of an open text file.
pub(crate) fn read_rest(path: &Path, input: impl Read) -> Result<String, Failure> {
    let mut text = String::new();
    let error = |error| Failure::Read(path.to_owned(), error);
    let read = input.take(LARGEST + 1).read_to_string(&mut text).map_err(error)?;
    if read as u64 > LARGEST {
        return Err(Failure::TooLarge(path.to_owned()));
    }
    Ok(text)
}

/// Whether a file could be written later, as far as can be told without touching anything: for work that takes
/// long before there is something to write.
pub(crate) fn check_free(path: &Path) -> Result<(), Failure> {
    if path.exists() {
        return Err(Failure::Exists(path.to_owned()));
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    match fs::metadata(folder) {
        Ok(found) if found.is_dir() => Ok(()),
        Ok(_) => Err(Failure::Write(path.to_owned(), io::ErrorKind::NotADirectory.into())),
        Err(error) => Err(Failure::Write(path.to_owned(), error)),
    }
}

/// The same, for files that are nobody else's business on this machine.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Makes a folder that is nobody else's business on this machine, if it is not there yet.
pub(crate) fn make_private_folder(path: &Path) -> Result<(), Failure> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(|error| Failure::Write(path.to_owned(), error))
}

/// Writes a file that must not be there yet, wholly or not at all.
pub(crate) fn write_new(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = file.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::Exists(path.to_owned()),
        _ => Failure::Write(path.to_owned(), error),
    })?;
    file.write_all(content).map_err(|error| {
        let _half_a_file_is_worth_nothing = fs::remove_file(path);
        Failure::Write(path.to_owned(), error)
    })
}

/// Puts new content in the place of a file: at every moment either the old or the new one is there.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let beside = beside(path);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    });
    written.map_err(|error| {
        let _half_a_file_is_worth_nothing = fs::remove_file(&beside);
        Failure::Write(path.to_owned(), error)
    })
}

/// A name in the same folder, so that renaming never crosses to another disk.
fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".tmp");
    path.with_file_name(name)
}

/// The first name of the row `game.damrak`, `game-2.damrak`, `game-3.damrak`, … that is free.
pub(crate) fn free_name(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default();
    let numbered = |number: u32| {
        let mut name = stem.to_owned();
        name.push(format!("-{number}"));
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        path.with_file_name(name)
    };
    let names = std::iter::once(path.to_owned()).chain((2..).map(numbered));
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_name_is_followed_by_the_next_number() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let name = |name: &str| folder.path().join(name);
        assert_eq!(free_name(&name("a.damrak")), name("a.damrak"));
        fs::write(name("a.damrak"), "").expect("the folder takes files");
        assert_eq!(free_name(&name("a.damrak")), name("a-2.damrak"));
        fs::write(name("a-2.damrak"), "").expect("the folder takes files");
        assert_eq!(free_name(&name("a.damrak")), name("a-3.damrak"));
    }

    #[test]
    fn what_could_not_be_written_is_told_before() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("game");
        assert!(check_free(&path).is_ok() && check_free(Path::new("no-such-file")).is_ok());
        fs::write(&path, "").expect("the folder takes files");
        assert!(matches!(check_free(&path), Err(Failure::Exists(_))));
        for wrong in [path.join("inside"), folder.path().join("missing/game")] {
            assert!(matches!(check_free(&wrong), Err(Failure::Write(..))), "{wrong:?}");
        }
    }

    #[test]
    fn replacing_leaves_nothing_beside() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("game");
        write_new(&path, b"old").expect("the name is free");
        assert!(matches!(write_new(&path, b"other"), Err(Failure::Exists(_))));
        replace(&path, b"new").expect("the folder takes files");
        assert_eq!(fs::read(&path).expect("it is there"), b"new");
        assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1);
    }
}
