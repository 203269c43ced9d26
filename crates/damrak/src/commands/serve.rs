//! `damrak serve`: the table in the browser.

mod addresses;
mod desktop;
mod welcome;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use damrak_server::config::{Notify, Secret, Smtp, Tls};
use damrak_server::{Config, Server};
use serde::Deserialize;

use self::welcome::Welcome;
use super::Answer;
use crate::failure::Failure;
use crate::house::{House, StoreName};

/// The year the East India Company was founded.
pub(super) const ADDRESS: &str = "127.0.0.1:1602";

/// Start the server
///
/// Starts the server for people and programs: pages, an HTTP API with live updates, and computer
/// opponents. Everything is stored in one SQLite database, or on a PostgreSQL server. Settings that are not given
/// here are read from the environment (DAMRAK_LISTEN, DAMRAK_DATA, DAMRAK_STORE, DAMRAK_PUBLIC_URL,
/// DAMRAK_CONTACT) or a configuration file.
#[derive(Debug, Default, Args)]
pub(crate) struct ServeArgs {
    /// The address and port to listen on, such as 127.0.0.1:1602 or 0.0.0.0:80
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// The data folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the data folder, such as postgres://user:password@host/database;
    /// better said in DAMRAK_STORE or the file, which others on the machine do not see
    #[arg(long, value_name = "ADDRESS")]
    store: Option<StoreName>,
    /// The address people use, if it differs: links are made with it
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Where to report a vulnerability: a mail address or a page, for /.well-known/security.txt
    #[arg(long, value_name = "ADDRESS")]
    contact: Option<String>,
    /// A configuration file (TOML) with the same names
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Open the page in the browser; on a desktop that happens by itself the first time
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Never open the page in the browser
    #[arg(long, overrides_with = "open")]
    no_open: bool,
}

impl ServeArgs {
    /// Whether to open the page in the browser.
    fn opens(&self, is_new: bool) -> bool {
        self.open || !self.no_open && is_new && desktop::is_there()
    }
}

/// What a configuration file may say.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    listen: Option<String>,
    data: Option<PathBuf>,
    store: Option<StoreName>,
    public_url: Option<String>,
    #[serde(default)]
    also_known_as: Vec<String>,
    contact: Option<String>,
    trust_proxy: Option<bool>,
    bot_threads: Option<usize>,
    review_seconds: Option<u32>,
    most_connections: Option<usize>,
    most_connections_per_address: Option<usize>,
    allow_private_targets: Option<bool>,
    mail: Option<MailFile>,
}

/// The mail server, as a configuration file names it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct MailFile {
    host: String,
    port: Option<u16>,
    user: Option<String>,
    password: Option<Secret>,
    from: String,
    #[serde(default)]
    tls: Tls,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let (config, house) = configure(args)?;
    let opens = args.opens(house.is_new());
    let given =
        (config.public_url != default_url(config.listen)).then(|| config.public_url.clone());
    log_to_stderr();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::usage(format!("no threads can be started: {error}")))?;
    let place = house.to_string();
    tracing::info!(place, "opening the database");
    let (store, mut held) = house.open_alone(&runtime)?;
    held.name_address(config.listen)?;
    runtime.block_on(async {
        let listen = config.listen;
        let server = Server::bind(config, crate::kits().clone(), store)
            .await
            .map_err(|error| Failure::usage(format!("cannot listen on {listen}: {error}")))?;
        let address = server
            .address()
            .map_err(|error| Failure::usage(format!("cannot listen on {listen}: {error}")))?;
        held.name_address(address)?;
        let admin = damrak_server::first_admin::link(server.app()).await;
        let welcome = Welcome { listening: address, given: given.as_deref(), place: &place, admin };
        // Nobody may be reading, as when a service manager starts the server; it serves all the same.
        let _ = welcome.write(out);
        if opens {
            show(&given.unwrap_or_else(|| addresses::here(address)));
        }
        server.run(told_to_stop()).await;
        Ok(Answer::Fine)
    })
}

/// Shows the page to whoever sits here. It can still be opened by hand.
fn show(page: &str) {
    if let Err(error) = desktop::open(page) {
        tracing::warn!(%error, page, "no browser could be started; open the page yourself");
    }
}

/// The address that people use where nobody gave another one.
fn default_url(listen: SocketAddr) -> String {
    addresses::nearby(listen).unwrap_or_else(|| addresses::here(listen))
}

fn configure(args: &ServeArgs) -> Result<(Config, House), Failure> {
    let file = match &args.config {
        None => File::default(),
        Some(path) => {
            let text = std::fs::read_to_string(path)
                .map_err(|error| Failure::Read(path.clone(), error))?;
            toml::from_str(&text)
                .map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?
        }
    };
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let listen = args
        .listen
        .clone()
        .or_else(|| variable("DAMRAK_LISTEN"))
        .or(file.listen)
        .unwrap_or_else(|| ADDRESS.to_owned());
    let listen: SocketAddr = listen.parse().map_err(|_| {
        Failure::usage(format!("`{listen}` is no address to listen on; use one like {ADDRESS}"))
    })?;
    let data = args
        .data
        .clone()
        .or_else(|| variable("DAMRAK_DATA").map(PathBuf::from))
        .or(file.data)
        .unwrap_or_else(data_folder);
    let house = House::find(args.store.as_ref(), file.store, data.clone())?;
    let public_url = args
        .public_url
        .clone()
        .or_else(|| variable("DAMRAK_PUBLIC_URL"))
        .or(file.public_url)
        .unwrap_or_else(|| default_url(listen));
    if !(public_url.starts_with("http://") || public_url.starts_with("https://")) {
        let sentence = format!("`{public_url}` is no address of a page; it begins with http");
        return Err(Failure::usage(sentence));
    }
    let contact = args.contact.clone().or_else(|| variable("DAMRAK_CONTACT")).or(file.contact);
    let contact = contact.map(self::contact).transpose()?;
    let mail = file.mail.map(|mail| Smtp {
        host: mail.host,
        port: mail.port,
        user: mail.user,
        password: variable("DAMRAK_SMTP_PASSWORD").map(Secret::new).or(mail.password),
        from: mail.from,
        tls: mail.tls,
    });
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let config = Config {
        listen,
        public_url: public_url.trim_end_matches('/').to_owned(),
        also_known_as: file.also_known_as.into_iter().chain(own_name()).collect(),
        contact,
        data,
        trust_proxy: file.trust_proxy.unwrap_or(false),
        bot_threads: file.bot_threads.unwrap_or_else(|| cores.saturating_sub(1).max(1)),
        review_seconds: file.review_seconds.unwrap_or(60),
        most_connections: file.most_connections.unwrap_or(20_000),
        most_per_address: file.most_connections_per_address.unwrap_or(256),
        limits: variable("DAMRAK_LIMITS").as_deref() != Some("off"),
        notify: Notify {
            mail,
            allow_private_targets: file.allow_private_targets.unwrap_or(false),
            ..Notify::default()
        },
        ..Config::default()
    };
    config.check_mail().map_err(|problem| Failure::usage(format!("[mail]: {problem}")))?;
    Ok((config, house))
}

/// Where to tell of a weakness, as an address that programs understand.
fn contact(text: String) -> Result<String, Failure> {
    let is_address = ["mailto:", "https://", "tel:"].iter().any(|way| text.starts_with(way));
    let is_plain = text.chars().all(|c| c.is_ascii_graphic());
    match (is_plain, is_address, text.contains('@')) {
        (true, true, _) => Ok(text),
        (true, false, true) => Ok(format!("mailto:{text}")),
        _ => Err(Failure::usage(format!(
            "`contact`: `{text}` is neither a mail address nor one of a page that begins with https"
        ))),
    }
}

/// What the machine is called, if it says so.
fn own_name() -> Option<String> {
    let named = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let named = named.or_else(|| std::env::var("COMPUTERNAME").ok())?;
    Some(named.trim().to_owned()).filter(|name| !name.is_empty())
}

/// Where programs of this platform keep their data.
pub(crate) fn data_folder() -> PathBuf {
    let variable =
        |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/share")))
    };
    base.unwrap_or_else(|| PathBuf::from(".")).join("damrak")
}

fn log_to_stderr() {
    let filter = tracing_subscriber::EnvFilter::try_from_env("DAMRAK_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Somebody else may have set up logging already; then theirs holds.
    let _ = match std::env::var("DAMRAK_LOG_FORMAT").as_deref() {
        Ok("json") => log.json().try_init(),
        _ => log.try_init(),
    };
}

/// Done when the operating system asks the program to end.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! {
                    _ = interrupted => {}
                    _ = terminated.recv() => {}
                }
            }
            Err(_) => drop(interrupted.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}
