//! The pages in a real browser.

use crate::{
    failure::Failure,
    workspace::{self, Workspace},
};

/// What has to be there, and how it is asked whether it is.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// Whether a browser and its driver are there; on a Debian they are fetched if they are not.
pub(crate) fn is_there(workspace: &Workspace) -> bool {
    let all = || {
        PROGRAMS
            .iter()
            .all(|name| workspace::succeeds(&mut workspace.program(*name, &["--version"])))
    };
    if all() {
        return true;
    }
    println!("Chromium and its driver are not here; asking apt-get for them.");
    let apt = |arguments: &[&str]| {
        let mut command = workspace.program("apt-get", arguments);
        workspace::run(command.env("DEBIAN_FRONTEND", "noninteractive")).is_ok()
    };
    // The lists may be old, or not there at all.
    let install = ["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"];
    (apt(&install) || apt(&["update"]) && apt(&install)) && all()
}

/// Plays on the pages. They wait for clocks and for each other: three browsers keep two cores busy.
pub(crate) fn test(workspace: &Workspace) -> Result<(), Failure> {
    build(workspace)?;
    let test = ["test", "--workspace", "--test", "pages", "--", "--ignored", "--test-threads", "3"];
    workspace::run(&mut workspace.cargo(&test))
}

/// Makes pictures of every screen, or of those whose name begins with one of these.
pub(crate) fn shots(workspace: &Workspace, names: &[String]) -> Result<(), Failure> {
    if !is_there(workspace) {
        return Err(Failure::Missing(
            "Chromium and its driver: install chromium and chromium-driver",
        ));
    }
    build(workspace)?;
    let run =
        ["run", "--quiet", "--package", "damrak-browser", "--bin", "shots", "--", "target/shots"];
    workspace::run(workspace.cargo(&run).args(names))
}

/// The program that the pages come from, made as the other tests make it: anything else would compile half of the
/// dependencies anew.
fn build(workspace: &Workspace) -> Result<(), Failure> {
    workspace::run(&mut workspace.cargo(&["test", "--workspace", "--no-run", "--test", "cli"]))
}
