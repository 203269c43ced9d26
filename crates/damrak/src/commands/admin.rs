//! `damrak admin`: looking after people, for whoever owns the data.

use std::io::{BufRead, IsTerminal, Write};

use clap::{Args, Subcommand};
use damrak_server::care::{PUBLIC_URL, way_back};
use damrak_server::password::{Hashers, Password};
use damrak_store::{Act, Deed, Order, Party, Person, PersonId, Store, StoreError};
use damrak_table::{Problem, random, wall_clock};

use super::Answer;
use super::care::{DataArgs, block_on};
use super::serve::ADDRESS;
use crate::failure::Failure;
use crate::voice::{Voice, printable};

/// How many people or deeds are listed at most.
const LISTED: u32 = 1000;

/// Look after people: admins, lost passwords, blocks
///
/// For whoever owns the data folder. Everything works while a server is using the folder, which notices
/// within a second, and is written down among what admins did.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damrak admin list                     who the admins are
  damrak admin list anna                everybody whose name contains anna
  damrak admin link anna                a link for a new password, to be handed over
  damrak admin reset-password anna      set a password that you type
  damrak admin block mallory --reason spam

NAME is a user name, an id, or the name of a guest if only one has it.")]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// List the admins, or everybody whose name contains a text
    List {
        #[command(flatten)]
        data: DataArgs,
        /// What the name or user name contains
        text: Option<String>,
    },
    /// Print a link with which somebody chooses a new password
    ///
    /// It works once, for one day, and ends all sessions and tokens there were. A guest also chooses a
    /// user name with it. Hand it over to the right person only.
    Link {
        #[command(flatten)]
        about: About,
        /// The address people use, if the server has never been started with it
        #[arg(long, value_name = "URL")]
        public_url: Option<String>,
    },
    /// Set somebody's password; all their sessions and tokens end
    ///
    /// The password is typed at the terminal, or read from the standard input if that is no terminal. It is
    /// never taken from the arguments, where other people on the machine could see it.
    ResetPassword {
        #[command(flatten)]
        about: About,
        /// Make up a password and print it
        #[arg(long)]
        generate: bool,
    },
    /// Block somebody: they are signed out and leave their tables
    Block(About),
    /// Let somebody in again
    Unblock(About),
    /// Make somebody with an account an admin
    Grant(About),
    /// Take the office of an admin away
    Revoke(About),
    /// Show what admins did, newest first
    Log {
        #[command(flatten)]
        data: DataArgs,
    },
}

/// About whom, and why.
#[derive(Debug, Args)]
struct About {
    #[command(flatten)]
    data: DataArgs,
    /// The user name, the id, or the name of a guest if only one has it
    name: String,
    /// Why; kept with what was done
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
}

/// Does what was asked for.
pub(crate) fn run(args: &AdminArgs, voice: &Voice, out: &mut dyn Write) -> Result<Answer, Failure> {
    match &args.command {
        AdminCommand::List { data, text } => list(data, text.as_deref(), out)?,
        AdminCommand::Log { data } => log(data, out)?,
        AdminCommand::Link { about, public_url } => link(about, public_url.as_deref(), voice, out)?,
        AdminCommand::ResetPassword { about, generate } => {
            reset_password(about, *generate, voice, out)?;
        }
        AdminCommand::Block(about) => order(about, Order::Block, "is blocked", out)?,
        AdminCommand::Unblock(about) => order(about, Order::Unblock, "is let in again", out)?,
        AdminCommand::Grant(about) => order(about, Order::Grant, "is an admin now", out)?,
        AdminCommand::Revoke(about) => order(about, Order::Revoke, "is no longer an admin", out)?,
    }
    Ok(Answer::Fine)
}

/// What somebody is called where they must not be taken for somebody else.
fn called(person: &Person) -> String {
    printable(person.user_name.as_deref().unwrap_or(&person.name))
}

fn describe(person: &Person) -> String {
    let mut line = format!("{}  {}", person.id, printable(&person.name));
    match &person.user_name {
        Some(name) => line.push_str(&format!(" ({})", printable(name))),
        None => line.push_str(" (guest)"),
    }
    for (is, word) in [(person.admin, "admin"), (person.blocked, "blocked")] {
        if is {
            line.push_str(&format!(" [{word}]"));
        }
    }
    line
}

fn list(data: &DataArgs, text: Option<&str>, out: &mut dyn Write) -> Result<(), Failure> {
    let store = data.open()?;
    let people = block_on(async {
        Ok(match text {
            Some(text) => store.find_people(text.trim(), LISTED).await?,
            None => store.admins().await?,
        })
    })?;
    if people.is_empty() {
        let sentence = match text {
            Some(_) => "Nobody is called that.",
            None => "There is no admin: a server prints a link for the first one when it starts.",
        };
        writeln!(out, "{sentence}")?;
    }
    for person in &people {
        writeln!(out, "{}", describe(person))?;
    }
    Ok(())
}

/// The one person who is meant.
async fn find(store: &dyn Store, name: &str) -> Result<Person, Failure> {
    if let Some(person) = store.person_by_user_name(name).await? {
        return Ok(person);
    }
    if let Some(person) = store.person(&PersonId(name.to_owned())).await? {
        return Ok(person);
    }
    let mut same = store.find_people(name, LISTED).await?;
    same.retain(|person| person.name.to_lowercase() == name.to_lowercase());
    match same.as_slice() {
        [] => Err(Failure::usage(format!(
            "nobody is called `{name}`; `damrak admin list TEXT` finds people"
        ))),
        [person] => Ok(person.clone()),
        several => {
            let lines: Vec<String> = several.iter().map(describe).collect();
            Err(Failure::usage(format!(
                "several people are called `{name}`; name one by the id:\n{}",
                lines.join("\n")
            )))
        }
    }
}

/// What the store's refusal means here.
fn refused(person: &Person, error: StoreError) -> Failure {
    match error {
        StoreError::Conflict(why) => Failure::usage(format!("{}: {why}", called(person))),
        StoreError::NotFound => Failure::usage(format!("{} is gone", called(person))),
        other => other.into(),
    }
}

/// Why something is done, in one line without anything that turns text around.
fn reason(about: &About) -> Result<String, Failure> {
    damrak_server::care::note_of(&about.reason)
        .map_err(|_| Failure::usage("a reason is one plain line of at most 300 characters"))
}

fn order(
    about: &About,
    order: impl FnOnce(PersonId) -> Order,
    done: &str,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let note = reason(about)?;
    let store = about.data.open()?;
    let person = block_on(async {
        let person = find(store.as_ref(), &about.name).await?;
        let done = store.carry_out(None, order(person.id.clone()), &note, wall_clock()).await;
        done.map_err(|error| refused(&person, error))?;
        Ok(person)
    })?;
    writeln!(out, "{} {done}", called(&person))?;
    Ok(())
}

fn told(voice: &Voice, problem: &Problem) -> Failure {
    Failure::usage(voice.say(&problem.phrase))
}

fn link(
    about: &About,
    public_url: Option<&str>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let note = reason(about)?;
    let store = about.data.open()?;
    let link = block_on(async {
        let person = find(store.as_ref(), &about.name).await?;
        let named = public_url.map(str::to_owned);
        let named = named.or_else(|| std::env::var("DAMRAK_PUBLIC_URL").ok());
        let url = match named.filter(|url| !url.is_empty()) {
            Some(url) => url,
            None => {
                let kept = store.setting(PUBLIC_URL).await?;
                let kept = kept.and_then(|url| url.as_str().map(str::to_owned));
                kept.unwrap_or_else(|| format!("http://{ADDRESS}"))
            }
        };
        let now = wall_clock();
        let (way, secret) = way_back::new(person.id.clone(), None, now + way_back::HANDED_OVER)
            .map_err(|problem| told(voice, &problem))?;
        let made = store.carry_out(None, Order::Link(way), &note, now).await;
        made.map_err(|error| refused(&person, error))?;
        Ok(way_back::link(url.trim_end_matches('/'), &secret))
    })?;
    writeln!(out, "{link}")?;
    Ok(())
}

fn reset_password(
    about: &About,
    generate: bool,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let note = reason(about)?;
    let store = about.data.open()?;
    let person = block_on(find(store.as_ref(), &about.name))?;
    if person.user_name.is_none() {
        return Err(Failure::usage(format!(
            "{} is a guest without an account; `damrak admin link` lets them choose one",
            called(&person)
        )));
    }
    let text = if generate { made_up(voice)? } else { typed(&called(&person))? };
    let password: Password = serde_json::from_value(text.clone().into())
        .map_err(|error| Failure::usage(error.to_string()))?;
    block_on(async {
        let hash = hash(&person, password).await.map_err(|problem| told(voice, &problem))?;
        let order = Order::Password(person.id.clone(), hash);
        let done = store.carry_out(None, order, &note, wall_clock()).await;
        done.map_err(|error| refused(&person, error))
    })?;
    writeln!(out, "{} has a new password, and is signed out everywhere", called(&person))?;
    if generate {
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// The hash of a password, if it may become this person's.
async fn hash(person: &Person, password: Password) -> Result<String, Problem> {
    let user_name = person.user_name.as_deref().unwrap_or_default();
    Hashers::default().choose(password, &[&person.name, user_name]).await
}

/// A password of 80 bits, in groups that can be read out.
fn made_up(voice: &Voice) -> Result<String, Failure> {
    let name = random::name().map_err(|problem| told(voice, &problem))?;
    let groups: Vec<&str> = (0..name.len()).step_by(4).map(|at| &name[at..at + 4]).collect();
    Ok(groups.join("-"))
}

/// A password from the terminal, where it is not shown and asked for twice, or from the standard input.
fn typed(name: &str) -> Result<String, Failure> {
    let unread = |error: std::io::Error| Failure::usage(format!("no password is read: {error}"));
    if !std::io::stdin().is_terminal() {
        let mut line = String::new();
        std::io::stdin().lock().read_line(&mut line).map_err(unread)?;
        let password = line.trim_end_matches(['\r', '\n']);
        if password.is_empty() {
            return Err(Failure::usage(
                "there is no password on the standard input; write one there, or use --generate",
            ));
        }
        return Ok(password.to_owned());
    }
    let terminal = console::Term::stderr();
    let ask = |question: String| {
        terminal.write_str(&question).and_then(|()| terminal.read_secure_line()).map_err(unread)
    };
    let password = ask(format!("New password for {name}: "))?;
    if ask("The same again: ".to_owned())? != password {
        return Err(Failure::usage("these are two different passwords; nothing was changed"));
    }
    Ok(password)
}

fn act(act: Act) -> &'static str {
    match act {
        Act::Block => "blocked",
        Act::Unblock => "let in again",
        Act::Grant => "made an admin",
        Act::Revoke => "no longer an admin",
        Act::EndSessions => "sessions and tokens ended",
        Act::Link => "link for a new password",
        Act::Password => "password set",
        Act::CloseTable => "table closed",
        Act::Handle => "report dealt with",
    }
}

fn log(data: &DataArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let store = data.open()?;
    let deeds = block_on(async { Ok(store.deeds(None, LISTED).await?) })?;
    for deed in &deeds {
        writeln!(out, "{}", line(deed))?;
    }
    Ok(())
}

fn line(deed: &Deed) -> String {
    let name = |party: &Party| match &party.name {
        Some(name) => format!("{} ({})", printable(name), party.id),
        None => format!("somebody who is gone ({})", party.id),
    };
    let by = deed.by.as_ref().map_or_else(|| "command line".to_owned(), name);
    let mut line = format!("{}  {by}: {}", damrak_server::care::moment(deed.at), act(deed.act));
    if let Some(person) = &deed.person {
        line.push_str(&format!(": {}", name(person)));
    }
    if let Some(table) = &deed.table {
        line.push_str(&format!(": {table}"));
    }
    if let Some(report) = deed.report {
        line.push_str(&format!(": {report}"));
    }
    if !deed.note.is_empty() {
        line.push_str(&format!(" ({})", printable(&deed.note)));
    }
    line
}
