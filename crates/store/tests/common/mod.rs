//! A small disk in memory, for those who may mount one.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// A mounted file system; it goes when it is dropped.
pub(crate) struct Mounted(TempDir);

impl Mounted {
    /// Mounts one, or says that the test is skipped.
    pub(crate) fn new(options: &str) -> Option<Self> {
        let directory = tempfile::tempdir().expect("a directory");
        let mounted = run(Command::new("mount")
            .args(["-t", "tmpfs", "-o", options, "tmpfs"])
            .arg(directory.path()));
        if !mounted {
            eprintln!("skipped: this user may not mount a small disk");
        }
        mounted.then(|| Self(directory))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Changes how it is mounted, or says that the test is skipped.
    pub(crate) fn remount(&self, options: &str) -> bool {
        let done =
            run(Command::new("mount").args(["-o", &format!("remount,{options}")]).arg(self.path()));
        if !done {
            eprintln!("skipped: the small disk cannot be remounted");
        }
        done
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        run(Command::new("umount").arg("-l").arg(self.path()));
    }
}

fn run(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
