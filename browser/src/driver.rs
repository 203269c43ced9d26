//! Opens browsers.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::house::free_address;
use crate::trouble::While;
use crate::{Outcome, Trouble};

/// How long the driver may take to answer for the first time.
const PATIENCE: Duration = Duration::from_secs(20);

/// How large a page is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glass {
    /// A desk: 1280 wide.
    Desk,
    /// A phone held upright, so many wide.
    Phone(u32),
}

/// What kind of browser somebody has.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// How large.
    pub glass: Glass,
    /// What its person reads, as a browser says it.
    pub language: &'static str,
    /// Whether pages may run scripts.
    pub scripts: bool,
}

impl Default for Window {
    fn default() -> Self {
        Self { glass: Glass::Desk, language: "en", scripts: true }
    }
}

/// A running driver and its browser, with a profile of their own; all of it goes when this is dropped.
#[derive(Debug)]
pub(crate) struct Driver {
    process: Child,
    _profile: TempDir,
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The browser's processes are of the driver's group, and would stay behind without it.
        let group = format!("-{}", self.process.id());
        let _ = Command::new("kill").args(["-9", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}

/// How often a driver that fell silent is started again: on a machine that is busy it now and then does.
const TRIES: u32 = 3;

/// Opens a browser.
pub(crate) async fn open(window: Window) -> Outcome<(Driver, Client)> {
    let mut opened = start(window).await;
    for _ in 1..TRIES {
        let Err(trouble) = &opened else { break };
        println!("no browser came, so it is tried again: {trouble}");
        opened = start(window).await;
    }
    let (driver, client) = opened?;
    let timeouts = fantoccini::wd::TimeoutConfiguration::new(
        Some(Duration::from_secs(40)),
        Some(Duration::from_secs(40)),
        Some(Duration::ZERO),
    );
    client.update_timeouts(timeouts).await.while_doing(|| "setting limits".to_owned())?;
    Ok((driver, client))
}

/// Starts a driver, and has it start a browser.
async fn start(window: Window) -> Outcome<(Driver, Client)> {
    let profile = tempfile::tempdir()?;
    let address = free_address()?;
    let mut command = Command::new("chromedriver");
    command.arg(format!("--port={}", address.port())).process_group(0);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let process = command.spawn().map_err(|error| {
        Trouble::Start(format!(
            "chromedriver cannot be started ({error}); install chromium and chromium-driver"
        ))
    })?;
    let driver = Driver { process, _profile: profile };
    let began = Instant::now();
    while tokio::net::TcpStream::connect(address).await.is_err() {
        if began.elapsed() > PATIENCE {
            return Err(Trouble::Start("chromedriver does not answer".to_owned()));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities(window, &driver));
    let client = builder.connect(&format!("http://{address}")).await?;
    Ok((driver, client))
}

fn capabilities(window: Window, driver: &Driver) -> Map<String, Value> {
    let profile = driver._profile.path().display();
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--force-prefers-reduced-motion".to_owned(),
        "--window-size=1280,1000".to_owned(),
        // Whoever asks for anything else than this machine gets an error, and the test hears of it.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1".to_owned(),
        format!("--user-data-dir={profile}"),
        format!("--lang={}", window.language),
    ];
    let mut options = json!({ "prefs": { "intl.accept_languages": window.language } });
    if !window.scripts {
        options["prefs"]["profile.managed_default_content_settings.javascript"] = json!(2);
    }
    if let Glass::Phone(width) = window.glass {
        options["mobileEmulation"] = json!({"deviceMetrics": {"width": width, "height": 740, "pixelRatio": 2.0, "touch": true}});
        arguments.push("--hide-scrollbars".to_owned());
    }
    options["args"] = json!(arguments);
    let capabilities = json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": {"browser": "ALL"},
    });
    match capabilities {
        Value::Object(capabilities) => capabilities,
        _ => Map::new(),
    }
}
