//! The server process under measurement.

use std::io::{self, BufRead, BufReader};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Linux counts processor time in hundredths of a second, whatever the machine.
const TICK: Duration = Duration::from_millis(10);

/// A server, and what is known of its process.
#[derive(Debug)]
pub(crate) struct House {
    process: Process,
    pub(crate) address: SocketAddr,
}

#[derive(Debug)]
enum Process {
    /// Ours: it never outlives the measurement.
    Child(Child),
    /// Somebody else's, on this machine.
    Neighbour(u32),
    /// Somewhere else; what it costs is not known here.
    Elsewhere,
}

impl House {
    /// Starts the program on a free port.
    pub(crate) fn open(program: &Path, data: &Path) -> io::Result<Self> {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("DAMRAK_LOG", "error")
            .env("DAMRAK_LIMITS", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| {
                let program = program.display();
                io::Error::new(error.kind(), format!("{program} does not start: {error}"))
            })?;
        let output = child.stdout.take().ok_or_else(|| io::Error::other("no output to read"))?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
        match address {
            Some(address) => Ok(Self { process: Process::Child(child), address }),
            None => Err(io::Error::other(format!("the server said {line:?} and no address"))),
        }
    }

    /// A server that runs already.
    pub(crate) fn at(address: &str, process: Option<u32>) -> io::Result<Self> {
        let unknown = || io::Error::other(format!("{address} leads nowhere"));
        let address = address.to_socket_addrs()?.next().ok_or_else(unknown)?;
        Ok(Self { process: process.map_or(Process::Elsewhere, Process::Neighbour), address })
    }

    /// The number of its process, if that is known.
    fn number(&self) -> Option<u32> {
        match &self.process {
            Process::Child(child) => Some(child.id()),
            Process::Neighbour(number) => Some(*number),
            Process::Elsewhere => None,
        }
    }

    /// Processor time it has used; none where that is not known.
    pub(crate) fn processor_time(&self) -> io::Result<Duration> {
        let Some(number) = self.number() else { return Ok(Duration::ZERO) };
        let stat = std::fs::read_to_string(format!("/proc/{number}/stat"))?;
        // The program's name, in brackets, may hold spaces; after it the fields are counted from 3.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
        let field = |number: usize| -> u32 {
            fields
                .split_whitespace()
                .nth(number - 3)
                .and_then(|text| text.parse().ok())
                .unwrap_or(0)
        };
        Ok(TICK * (field(14) + field(15)))
    }

    /// Bytes of memory it holds; none where that is not known.
    pub(crate) fn memory(&self) -> io::Result<u64> {
        let Some(number) = self.number() else { return Ok(0) };
        let status = std::fs::read_to_string(format!("/proc/{number}/status"))?;
        let kilobytes = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes.map(|kb| kb * 1024).ok_or_else(|| io::Error::other("the server is gone"))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Process::Child(child) = &mut self.process {
            // One that is dead already is as dead as it should be.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
