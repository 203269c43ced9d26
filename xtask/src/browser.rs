//! The pages in a real browser.

use crate::{
    failure::Failure,
    tools::beside_us,
    workspace::{self, Workspace},
};

/// What has to be there, and how it is asked whether it is.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// Letters that are as broad as most people's: what fits a screen is measured with them, on every machine alike.
const LETTERS: (&str, &str) = ("Liberation Serif", "fonts-liberation");

/// Fetches the letters that screens are measured with, if they are not here; says whether they are.
fn has_letters(workspace: &Workspace) -> bool {
    let (family, package) = LETTERS;
    let lists = || {
        let listed = workspace::read(&mut workspace.program("fc-list", &[":", "family"]));
        listed.is_ok_and(|families| families.contains(family))
    };
    lists() || {
        println!("{family} is not here; asking apt-get for it.");
        install(workspace, &["fontconfig", package]) && lists()
    }
}

/// Whether a browser and its driver are there; on a Debian they are fetched if they are not.
pub(crate) fn is_there(workspace: &Workspace) -> bool {
    if !has_letters(workspace) {
        println!("Without them letters may be broader, and what is measured on screens differs.");
    }
    let all = || {
        PROGRAMS
            .iter()
            .all(|name| workspace::succeeds(&mut workspace.program(*name, &["--version"])))
    };
    if all() {
        return true;
    }
    println!("Chromium and its driver are not here; asking apt-get for them.");
    install(workspace, &["chromium", "chromium-driver"]) && all()
}

/// Has Debian bring packages; says whether it did.
pub(crate) fn install(workspace: &Workspace, packages: &[&str]) -> bool {
    let apt = |arguments: &[&str]| {
        let mut command = workspace.program("apt-get", arguments);
        workspace::run(command.env("DEBIAN_FRONTEND", "noninteractive")).is_ok()
    };
    // The lists may be old, or not there at all.
    let install = [&["install", "-y", "--no-install-recommends"], packages].concat();
    apt(&install) || apt(&["update"]) && apt(&install)
}

/// What looks for what keeps people from playing: no part of this house, and fetched by its name.
const AXE: &str = "axe-core";
/// Where it is put.
const AXE_FOLDER: &str = "target/axe";

/// Fetches axe, if it is not here; says whether it is.
pub(crate) fn fetch_axe(workspace: &Workspace) -> bool {
    let file = workspace.path(AXE_FOLDER).join("node_modules").join(AXE).join("axe.min.js");
    if file.is_file() {
        return true;
    }
    let has_npm = || workspace::succeeds(&mut workspace.program("npm", &["--version"]));
    if !has_npm() {
        println!("npm is not here; asking apt-get for it.");
        // It may fail: then npm is not there, and that is said.
        install(workspace, &["npm"]);
    }
    let fetch =
        ["install", "--prefix", AXE_FOLDER, "--no-audit", "--no-fund", "--ignore-scripts", AXE];
    has_npm() && workspace::run(&mut workspace.program("npm", &fetch)).is_ok() && file.is_file()
}

/// Plays on the pages. They wait for clocks and for each other: three browsers keep two cores busy.
pub(crate) fn test(workspace: &Workspace) -> Result<(), Failure> {
    build(workspace)?;
    let test = ["test", "--workspace", "--test", "pages", "--", "--ignored", "--test-threads", "3"];
    workspace::run(&mut workspace.cargo(&test))
}

/// Plays whole games at every size of screen and says what is in sight.
pub(crate) fn screens(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    must_be_there(workspace)?;
    // Made as its tests are made, which may be there already.
    let build = ["test", "--workspace", "--no-run", "--test", "cli", "--test", "pages"];
    workspace::run(&mut workspace.cargo(&build))?;
    workspace::run(workspace.program(beside_us("screens"), &[]).args(arguments))
}

fn must_be_there(workspace: &Workspace) -> Result<(), Failure> {
    if is_there(workspace) {
        return Ok(());
    }
    Err(Failure::Missing("Chromium and its driver: install chromium and chromium-driver"))
}

/// Makes pictures of every screen, or of those whose name begins with one of these.
pub(crate) fn shots(workspace: &Workspace, names: &[String]) -> Result<(), Failure> {
    must_be_there(workspace)?;
    build(workspace)?;
    let run =
        ["run", "--quiet", "--package", "damrak-browser", "--bin", "shots", "--", "target/shots"];
    workspace::run(workspace.cargo(&run).args(names))
}

/// The program that the pages come from, made as the other tests make it: anything else would compile half of the
/// dependencies anew.
pub(crate) fn build(workspace: &Workspace) -> Result<(), Failure> {
    workspace::run(&mut workspace.cargo(&["test", "--workspace", "--no-run", "--test", "cli"]))
}
