//! Where notices arrive: a mail server and a web server that write everything down.

use std::collections::{BTreeMap, VecDeque};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The longest that anything may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// What arrived, and what is to be answered.
struct Kept<T, A> {
    arrived: Arc<Mutex<Vec<T>>>,
    answers: Arc<Mutex<VecDeque<A>>>,
}

impl<T: Clone, A> Kept<T, A> {
    fn new() -> Self {
        Self { arrived: Arc::default(), answers: Arc::default() }
    }

    fn all(&self) -> Vec<T> {
        self.arrived.lock().unwrap().clone()
    }

    fn wait_for(&self, count: usize) -> Vec<T> {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let all = self.all();
            if all.len() >= count {
                return all;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("{} of {count} arrived", self.all().len());
    }
}

impl<T, A> Clone for Kept<T, A> {
    fn clone(&self) -> Self {
        Self { arrived: Arc::clone(&self.arrived), answers: Arc::clone(&self.answers) }
    }
}

/// A request that arrived.
#[derive(Clone, Debug)]
pub struct Request {
    pub method: String,
    pub path: String,
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
    pub at: Instant,
}

impl Request {
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// A web server that takes everything.
pub struct HttpSink {
    pub address: SocketAddr,
    kept: Kept<Request, String>,
}

impl HttpSink {
    pub fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let kept = Kept::new();
        let shared = kept.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let kept = shared.clone();
                thread::spawn(move || serve(stream, &kept));
            }
        });
        Self { address, kept }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Answers the next request like this, such as `500 Sorry` with more lines of head if there are any.
    pub fn answer_next(&self, status: &str) {
        self.kept.answers.lock().unwrap().push_back(status.to_owned());
    }

    pub fn all(&self) -> Vec<Request> {
        self.kept.all()
    }

    pub fn wait_for(&self, count: usize) -> Vec<Request> {
        self.kept.wait_for(count)
    }
}

fn serve(stream: TcpStream, kept: &Kept<Request, String>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut first = line.split(' ');
    let (method, path) = (first.next()?.to_owned(), first.next()?.to_owned());
    let mut headers = BTreeMap::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim().split_once(':') else { break };
        headers.insert(name.to_lowercase(), value.trim().to_owned());
    }
    let mut body = vec![0; headers.get("content-length")?.parse().ok()?];
    reader.read_exact(&mut body).ok()?;
    let request = Request { method, path, headers, body, at: Instant::now() };
    let status = kept.answers.lock().unwrap().pop_front().unwrap_or_else(|| "201 Taken".into());
    kept.arrived.lock().unwrap().push(request);
    // A body without end: whoever reads it all never comes back.
    let head = format!("HTTP/1.1 {status}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
    reader.get_mut().write_all(head.as_bytes()).ok()?;
    let mut rest = Vec::new();
    reader.read_to_end(&mut rest).ok()?;
    Some(())
}

/// A mail that arrived.
#[derive(Clone, Debug)]
pub struct Mail {
    pub to: Vec<String>,
    pub text: String,
}

impl Mail {
    /// The lines of its head, folded ones made whole.
    pub fn head(&self) -> Vec<String> {
        let head = self.text.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        head.split("\r\n").map(str::to_owned).collect()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let start = format!("{}: ", name.to_lowercase());
        let lines = self.head();
        let line = lines.iter().find(|line| line.to_lowercase().starts_with(&start))?;
        Some(line[start.len()..].to_owned())
    }

    /// The part of this type, in plain letters again.
    pub fn part(&self, kind: &str) -> String {
        let start = self.text.find(&format!("Content-Type: {kind}")).unwrap();
        let (head, rest) = self.text[start..].split_once("\r\n\r\n").unwrap();
        let boundary = self.text.split("boundary=\"").nth(1).unwrap().split('"').next().unwrap();
        let text = rest.split(&format!("\r\n--{boundary}")).next().unwrap();
        // Lines of plain letters are sent as they are.
        if head.contains("7bit") {
            return text.to_owned();
        }
        assert!(head.contains("quoted-printable"), "{head}");
        let joined = text.replace("=\r\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let Some((&first, after)) = rest.split_first() {
            if first == b'=' {
                let digits = std::str::from_utf8(&after[..2]).unwrap();
                bytes.push(u8::from_str_radix(digits, 16).unwrap());
                rest = &after[2..];
            } else {
                bytes.push(first);
                rest = after;
            }
        }
        String::from_utf8(bytes).unwrap()
    }

    /// The first link in its plain part that contains this.
    pub fn link(&self, with: &str) -> String {
        let text = self.part("text/plain");
        text.lines()
            .find(|line| line.starts_with("http") && line.contains(with))
            .unwrap()
            .to_owned()
    }
}

/// A mail server that takes everything.
pub struct MailSink {
    pub address: SocketAddr,
    kept: Kept<Mail, String>,
    signed_in: Arc<Mutex<Vec<String>>>,
}

impl MailSink {
    pub fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (kept, signed_in) = (Kept::new(), Arc::new(Mutex::new(Vec::new())));
        let (shared, names) = (kept.clone(), Arc::clone(&signed_in));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (kept, names) = (shared.clone(), Arc::clone(&names));
                thread::spawn(move || receive(stream, &kept, &names));
            }
        });
        Self { address, kept, signed_in }
    }

    /// Answers the next mail like this, such as `451 Later`; `535 Wrong` is the answer to signing in.
    pub fn answer_next(&self, answer: &str) {
        self.kept.answers.lock().unwrap().push_back(answer.to_owned());
    }

    /// Mails that were taken.
    pub fn all(&self) -> Vec<Mail> {
        self.kept.all()
    }

    pub fn wait_for(&self, count: usize) -> Vec<Mail> {
        self.kept.wait_for(count)
    }

    /// What was said to sign in.
    pub fn sign_ins(&self) -> Vec<String> {
        self.signed_in.lock().unwrap().clone()
    }
}

fn receive(
    stream: TcpStream,
    kept: &Kept<Mail, String>,
    signed_in: &Mutex<Vec<String>>,
) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let mut to = Vec::new();
    reader.get_mut().write_all(b"220 sink\r\n").ok()?;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let line = line.trim_end();
        let command = line.split(' ').next()?.to_uppercase();
        let answer = match command.as_str() {
            "EHLO" => "250-sink\r\n250 AUTH PLAIN".to_owned(),
            "AUTH" => {
                let mut signed_in = signed_in.lock().unwrap();
                signed_in.push(line.to_owned());
                let wrong = kept.answers.lock().unwrap().pop_front_if(|it| it.starts_with("535"));
                wrong.unwrap_or_else(|| "235 Welcome".to_owned())
            }
            "RCPT" => {
                to.push(line.split(['<', '>']).nth(1)?.to_owned());
                "250 Good".to_owned()
            }
            "DATA" => {
                reader.get_mut().write_all(b"354 Go on\r\n").ok()?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    reader.read_line(&mut text).ok()?;
                }
                let answer = kept.answers.lock().unwrap().pop_front();
                if answer.is_none() {
                    let mail = Mail { to: std::mem::take(&mut to), text };
                    kept.arrived.lock().unwrap().push(mail);
                }
                answer.unwrap_or_else(|| "250 Taken".to_owned())
            }
            "QUIT" => "221 Goodbye".to_owned(),
            _ => "250 Good".to_owned(),
        };
        reader.get_mut().write_all(format!("{answer}\r\n").as_bytes()).ok()?;
    }
}
