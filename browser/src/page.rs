//! A browser with somebody before it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::command::Command;
use crate::driver::{self, Driver};
use crate::trouble::While;
use crate::{House, Outcome, Trouble, Window};

/// How long somebody waits for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser with a profile of its own.
#[derive(Debug)]
pub struct Page {
    pub(crate) client: Client,
    /// How many clicks went astray.
    pub(crate) strayed: AtomicUsize,
    _driver: Driver,
}

impl Page {
    /// Opens a browser.
    pub async fn new(window: Window) -> Outcome<Self> {
        let (driver, client) = driver::open(window).await?;
        Ok(Self { client, strayed: AtomicUsize::new(0), _driver: driver })
    }

    /// Opens a browser at the first page of a house.
    pub async fn at(house: &House) -> Outcome<Self> {
        let page = Self::new(Window::default()).await?;
        page.open(&house.page("/")).await?;
        Ok(page)
    }

    /// Goes to an address and waits until the whole page is there: without scripts the driver of a busy machine
    /// says so before it began.
    pub async fn open(&self, address: &str) -> Outcome<()> {
        self.client.goto(address).await.while_doing(|| format!("opening {address}"))?;
        let script =
            "return document.readyState === 'complete' && location.protocol.startsWith('http');";
        let is_there = async || Ok(self.run(script, vec![]).await? == true);
        self.wait_until("the page is there", is_there).await
    }

    /// The address of what is shown.
    pub async fn address(&self) -> Outcome<String> {
        let address = self.client.current_url().await.while_doing(|| "asking where".to_owned())?;
        Ok(address.to_string())
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Outcome<()> {
        self.client.refresh().await.while_doing(|| "loading the page again".to_owned())
    }

    /// Scrolls to the first of what a hook names and clicks on it, as a hand would: whatever lies above it gets
    /// in the way.
    pub async fn click(&self, hook: &str) -> Outcome<()> {
        let doing = || format!("clicking on {hook}");
        let script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' });";
        self.run(script, vec![json!(hook)]).await?;
        let element = self.client.find(Locator::Css(hook)).await.while_doing(doing)?;
        element.click().await.while_doing(doing)
    }

    /// Presses keys, one after the other.
    pub async fn press(&self, keys: &str) -> Outcome<()> {
        let mut actions = KeyActions::new("keys".to_owned());
        for key in keys.chars() {
            actions =
                actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        }
        self.client.perform_actions(actions).await.while_doing(|| format!("pressing {keys:?}"))
    }

    /// Whether something of a hook is there to be seen.
    pub async fn sees(&self, hook: &str) -> Outcome<bool> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].some((e) => e.checkVisibility());";
        Ok(self.run(script, vec![json!(hook)]).await?.as_bool().unwrap_or_default())
    }

    /// The text of the first of what a hook names.
    pub async fn read(&self, hook: &str) -> Outcome<String> {
        let script = "return document.querySelector(arguments[0])?.innerText ?? null;";
        let text = self.run(script, vec![json!(hook)]).await?;
        let text = text.as_str().ok_or_else(|| Trouble::page(format!("there is no {hook}")))?;
        Ok(text.to_owned())
    }

    /// Waits until something of a hook can be seen.
    pub async fn wait_for(&self, hook: &str) -> Outcome<()> {
        self.wait_until(&format!("{hook} is seen"), async || self.sees(hook).await).await
    }

    /// Waits until nothing of a hook can be seen any more.
    pub async fn wait_without(&self, hook: &str) -> Outcome<()> {
        self.wait_until(&format!("{hook} is gone"), async || Ok(!self.sees(hook).await?)).await
    }

    /// Waits until something is so.
    pub async fn wait_until(
        &self,
        what: &str,
        is_so: impl AsyncFn() -> Outcome<bool>,
    ) -> Outcome<()> {
        let began = Instant::now();
        while !is_so().await? {
            if began.elapsed() > PATIENCE {
                let address = self.address().await?;
                return Err(Trouble::page(format!("waited too long until {what}, at {address}")));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, with: Vec<Value>) -> Outcome<Value> {
        self.client.execute(script, with).await.while_doing(|| format!("running {script:.80}"))
    }

    /// Runs a script that ends by calling `done`, its last argument.
    pub async fn run_until_done(&self, script: &str, with: Vec<Value>) -> Outcome<Value> {
        let script = format!("const done = arguments[arguments.length - 1]; {script}");
        let ran = self.client.execute_async(&script, with).await;
        ran.while_doing(|| format!("running {script:.120}"))
    }

    /// Asks the server with the page's own session, as a script of the page could.
    pub async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Outcome<Value> {
        let script = "
            const [method, path, body] = arguments;
            const headers = { 'content-type': 'application/json' };
            fetch(path, { method, headers, body: body && JSON.stringify(body) })
              .then(async (answer) => done({ status: answer.status, text: await answer.text() }))
              .catch((error) => done({ status: 0, text: String(error) }));";
        let body = body.unwrap_or(Value::Null);
        let answer = self.run_until_done(script, vec![json!(method), json!(path), body]).await?;
        let text = answer["text"].as_str().unwrap_or_default();
        let went_well =
            answer["status"].as_u64().is_some_and(|status| (200..300).contains(&status));
        if !went_well {
            return Err(Trouble::page(format!(
                "{method} {path}: {} {text:.300}",
                answer["status"]
            )));
        }
        Ok(serde_json::from_str(text).unwrap_or(Value::Null))
    }

    /// A command of the developer tools.
    pub(crate) async fn tools(&self, name: &'static str, with: Value) -> Outcome<Value> {
        let command = Command::Tools { name, with };
        self.client.issue_cmd(command).await.while_doing(|| name.to_owned())
    }

    /// From the next page on, everything that comes over sockets is kept, unpacked, for
    /// [`heard`](Self::heard).
    pub async fn listen(&self) -> Outcome<()> {
        let source = "
            window.heard = [];
            const Plain = WebSocket;
            window.WebSocket = class extends Plain {
              constructor(...from) {
                super(...from);
                this.addEventListener('message', async ({ data }) => {
                  if (typeof data === 'string') return window.heard.push(data);
                  const packed = new Blob([data]).stream();
                  const plain = packed.pipeThrough(new DecompressionStream('gzip'));
                  window.heard.push(await new Response(plain).text());
                });
              }
            };";
        let with = json!({ "source": source });
        self.tools("Page.addScriptToEvaluateOnNewDocument", with).await.map(drop)
    }

    /// What came over sockets since the page was opened.
    pub async fn heard(&self) -> Outcome<Vec<String>> {
        let heard = self.run("return window.heard ?? [];", vec![]).await?;
        let lines = heard.as_array().into_iter().flatten();
        Ok(lines.filter_map(|line| line.as_str().map(str::to_owned)).collect())
    }

    /// What the browser complained of since it was asked last.
    pub async fn complaints(&self) -> Outcome<Vec<String>> {
        let log = self.client.issue_cmd(Command::Log("browser")).await;
        let log = log.while_doing(|| "reading the log".to_owned())?;
        let lines = log.as_array().into_iter().flatten();
        let bad = lines.filter(|line| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING")));
        Ok(bad.filter_map(|line| line["message"].as_str().map(str::to_owned)).collect())
    }

    /// Fails if the page complained of anything, asked any other server than its own, or let clicks go astray.
    pub async fn is_content(&self) -> Outcome<()> {
        let strayed = self.strayed.load(Ordering::Relaxed);
        if strayed > 1 {
            return Err(Trouble::page(format!("{strayed} clicks went astray")));
        }
        let complaints = self.complaints().await?;
        if !complaints.is_empty() {
            return Err(Trouble::page(format!("the browser complains: {complaints:#?}")));
        }
        let script = "return performance.getEntriesByType('resource').map((entry) => entry.name)
            .filter((name) => new URL(name).hostname !== location.hostname);";
        let elsewhere = self.run(script, vec![]).await?;
        match elsewhere.as_array() {
            Some(elsewhere) if elsewhere.is_empty() => Ok(()),
            _ => Err(Trouble::page(format!("the page asked others: {elsewhere}"))),
        }
    }
}
