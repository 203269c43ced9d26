//! Running the program, and just enough of HTTP and HTML.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// A folder in which the program is run.
pub struct Place(TempDir);

impl Place {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pennies-table"));
        command.args(args).current_dir(self.path()).stdin(Stdio::null());
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "PAGER", "LESS"] {
            command.env_remove(name);
        }
        command
    }

    /// What the program says without any complaint.
    #[track_caller]
    pub fn run(&self, args: &[&str]) -> String {
        self.type_in(args, "")
    }

    /// The same with this input; the program may end before it has read all.
    #[track_caller]
    pub fn type_in(&self, args: &[&str], input: &str) -> String {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let _the_program_may_be_gone = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        let [out, err] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
        assert!(output.status.success() && err.is_empty(), "{args:?}: {out}\n{err}");
        out
    }

    /// The complaint of a run.
    #[track_caller]
    pub fn wrong(&self, args: &[&str]) -> String {
        let output = self.command(args).output().unwrap();
        assert!(!output.status.success(), "{args:?}");
        String::from_utf8(output.stderr).unwrap()
    }

    /// Serves on a free port until it is dropped.
    pub fn serve(&self) -> Server {
        let config: PathBuf = self.path().join("damrak.toml");
        std::fs::write(&config, "review-seconds = 1\n").unwrap();
        let mut child = self
            .command(&["serve", "--listen", "127.0.0.1:0", "--data", "data"])
            .arg("--config")
            .arg(config)
            .env("DAMRAK_LOG", "error")
            .env("DAMRAK_LIMITS", "off")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse();
        let address = address.unwrap_or_else(|_| panic!("no address in {line:?}"));
        Server { child, address }
    }
}

/// A server that never outlives its test.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that is gone already is as gone as it should be.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a browser that keeps one cookie.
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Browser {
    /// A page that must be there.
    #[track_caller]
    pub fn page(&self, path: &str) -> String {
        let answer = self.send("GET", path, "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer:.300}");
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    /// Sends a form; says where it leads, and keeps the cookie that comes with it.
    #[track_caller]
    pub fn form(&mut self, path: &str, fields: &[(String, String)]) -> String {
        let pair = |(name, value): &(String, String)| format!("{name}={}", value.replace(' ', "+"));
        let body: Vec<String> = fields.iter().map(pair).collect();
        let answer = self.send("POST", path, &body.join("&"));
        assert!(answer.starts_with("HTTP/1.1 303"), "{path}: {answer:.300}");
        let head = |name| answer.lines().find_map(|line| line.strip_prefix(name));
        if let Some(cookie) = head("set-cookie: ") {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        head("location: ").unwrap().to_owned()
    }

    fn send(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

/// Everything that stands between `before` and the next quotation mark.
pub fn values<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    text.split(before).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// A form of a page: where it leads, what it carries along, and its buttons.
pub struct Form {
    pub action: String,
    pub hidden: Vec<(String, String)>,
    pub buttons: Vec<(String, String)>,
}

impl Form {
    /// The first form of a page with a button of this name.
    pub fn with(page: &str, button: &str) -> Option<Self> {
        let forms = page.split("<form").skip(1).map(|it| it.split("</form>").next().unwrap());
        let mut forms = forms.map(Self::read);
        forms.find(|form| form.buttons.iter().any(|(name, _)| name == button))
    }

    fn read(form: &str) -> Self {
        let pairs = |tag: &'static str| {
            form.split(tag).skip(1).filter_map(|part| {
                let part = part.split('>').next().unwrap();
                let value = |name| values(part, name).first().map(|it| (*it).to_owned());
                Some((value(" name=\"")?, value(" value=\"")?))
            })
        };
        let action = values(form.split('>').next().unwrap(), " action=\"");
        Self {
            action: action.first().copied().unwrap_or_default().to_owned(),
            hidden: pairs("<input").collect(),
            buttons: pairs("<button").collect(),
        }
    }

    /// What is sent when this button is pressed.
    pub fn fields(&self, button: usize) -> Vec<(String, String)> {
        self.hidden.iter().chain([&self.buttons[button]]).cloned().collect()
    }
}
