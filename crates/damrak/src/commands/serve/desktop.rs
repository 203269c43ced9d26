//! Opens pages in somebody's browser.

use std::env::consts::OS;
use std::io::{self, IsTerminal};
use std::process::{Command, Stdio};

/// Whether a person sits before this machine: they started the program in a terminal, and there is a desktop on which a
/// browser could appear. Over a remote shell it would appear on somebody else's.
pub(super) fn is_there() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    io::stdout().is_terminal() && has_desktop(OS, is_set)
}

fn has_desktop(system: &str, is_set: impl Fn(&str) -> bool) -> bool {
    if is_set("SSH_CONNECTION") || is_set("CI") {
        return false;
    }
    matches!(system, "macos" | "windows") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Opens an address in the browser that the desktop would take.
pub(super) fn open(address: &str) -> io::Result<()> {
    let (program, before): (_, &[&str]) = match OS {
        "macos" => ("open", &[]),
        "windows" => ("rundll32", &["url.dll,FileProtocolHandler"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(before).arg(address);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    // Nobody waits for the browser, but the system wants to be asked how its starter ended.
    std::thread::spawn(move || child.wait());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::has_desktop;

    #[test]
    fn a_desktop_is_where_a_window_can_appear() {
        assert!(has_desktop("macos", |_| false));
        assert!(has_desktop("linux", |name| name == "WAYLAND_DISPLAY"));
        assert!(has_desktop("linux", |name| name == "DISPLAY"));
        assert!(!has_desktop("linux", |_| false));
        assert!(!has_desktop("linux", |name| ["DISPLAY", "SSH_CONNECTION"].contains(&name)));
        assert!(!has_desktop("windows", |name| name == "CI"));
    }
}
