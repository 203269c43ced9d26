//! The checkout we work on, and programs run in it.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::failure::Failure;

/// The root folder of the repository.
#[derive(Debug, Clone)]
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// The workspace that this program was built from.
    pub(crate) fn here() -> Self {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        Self::at(package.parent().unwrap_or(package))
    }

    /// The workspace rooted at `root`.
    pub(crate) fn at(root: &Path) -> Self {
        Self { root: root.to_owned() }
    }

    /// A path inside the workspace.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The same cargo that runs us, in the root folder.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        self.program(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")), arguments)
    }

    /// Any program, in the root folder and without standard input: nothing here may wait for a person.
    pub(crate) fn program(&self, program: impl Into<OsString>, arguments: &[&str]) -> Command {
        let mut command = Command::new(program.into());
        command.args(arguments).current_dir(&self.root).stdin(Stdio::null());
        command
    }
}

/// Runs `command` to its end; anything but success is a failure.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let status = match command.status() {
        Ok(status) => status,
        Err(source) => return Err(Failure::NotStarted { program: command_line(command), source }),
    };
    if status.success() {
        return Ok(());
    }
    Err(Failure::Refused { command: command_line(command), code: status.code() })
}

/// Runs `command` to its end and reads what it prints; what it complains about is shown.
pub(crate) fn read(command: &mut Command) -> Result<String, Failure> {
    let output = match command.stderr(Stdio::inherit()).output() {
        Ok(output) => output,
        Err(source) => return Err(Failure::NotStarted { program: command_line(command), source }),
    };
    if !output.status.success() {
        let code = output.status.code();
        return Err(Failure::Refused { command: command_line(command), code });
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether `command` can be started and succeeds; its output is thrown away.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The command as a person would type it, with the program's bare name.
fn command_line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_workspace_has_its_manifest_at_the_root() {
        assert!(Workspace::here().path("Cargo.toml").is_file());
    }

    #[test]
    fn a_program_that_does_not_exist_is_not_started() {
        let mut command = Workspace::here().program("no-such-program", &["now"]);
        let failure = run(&mut command).expect_err("it does not exist");
        assert!(failure.to_string().starts_with("cannot start no-such-program now:"), "{failure}");
        assert!(!succeeds(&mut command));
    }

    #[test]
    fn a_program_that_refuses_is_told_with_its_code() {
        let mut command = Workspace::here().cargo(&["no-such-command"]);
        let failure = run(command.stderr(Stdio::null())).expect_err("it is unknown");
        assert_eq!(failure.to_string(), "`cargo no-such-command` ended with exit code 101");
    }

    #[test]
    fn a_program_that_agrees_is_fine() {
        assert!(run(Workspace::here().cargo(&["--version"]).stdout(Stdio::null())).is_ok());
        assert!(succeeds(&mut Workspace::here().cargo(&["--version"])));
    }
}
