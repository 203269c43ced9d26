//! What a target starts from: its kept inputs and its dictionary.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// A kept input and the file it lies in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Where it was read from.
    pub path: PathBuf,
    /// The input itself.
    pub bytes: Vec<u8>,
}

/// Reads every file of `folder` in name order; a folder that does not exist is an empty corpus.
pub fn read_folder(folder: &Path) -> io::Result<Vec<Kept>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    paths.into_iter().map(|path| Ok(Kept { bytes: fs::read(&path)?, path })).collect()
}

/// Reads a dictionary; a file that does not exist is an empty one.
pub fn read_dictionary(file: &Path) -> io::Result<Vec<Vec<u8>>> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(parse_dictionary(&text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// One token a line; lines that are empty or start with `#` are skipped.
///
/// `\n`, `\t`, `\\` and `\xHH` stand for the bytes that a line cannot hold.
pub fn parse_dictionary(text: &str) -> Vec<Vec<u8>> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(unescape).collect()
}

fn unescape(line: &str) -> Vec<u8> {
    let mut token = Vec::with_capacity(line.len());
    let mut rest = line.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        let (value, used) = match (byte, tail) {
            (b'\\', [b'n', ..]) => (b'\n', 2),
            (b'\\', [b't', ..]) => (b'\t', 2),
            (b'\\', [b'\\', ..]) => (b'\\', 2),
            (b'\\', [b'x', high, low, ..]) => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => (high << 4 | low, 4),
                _ => (byte, 1),
            },
            _ => (byte, 1),
        };
        token.push(value);
        rest = &rest[used..];
    }
    token
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_in_name_order_and_folders_are_left_alone() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for name in ["b", "a", "c"] {
            fs::write(folder.path().join(name), name).expect("writable");
        }
        fs::create_dir(folder.path().join("aa")).expect("writable");
        let kept = read_folder(folder.path()).expect("readable");
        let bytes: Vec<&[u8]> = kept.iter().map(|kept| kept.bytes.as_slice()).collect();
        assert_eq!(bytes, [b"a", b"b", b"c"]);
    }

    #[test]
    fn what_does_not_exist_is_empty() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let missing = folder.path().join("missing");
        assert_eq!(read_folder(&missing).expect("no error"), []);
        assert_eq!(read_dictionary(&missing).expect("no error"), Vec::<Vec<u8>>::new());
    }

    #[test]
    fn dictionary_skips_remarks_and_reads_escapes() {
        let text = "# tokens of a record\n\nseed =\n\\x23hash\\n\na\\\\b\\t\n\\xZZ\\";
        let expected: [&[u8]; 4] = [b"seed =", b"#hash\n", b"a\\b\t", b"\\xZZ\\"];
        assert_eq!(parse_dictionary(text), expected);
    }
}
