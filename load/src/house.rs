//! The server process under measurement.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Linux counts processor time in hundredths of a second, whatever the machine.
const TICK: Duration = Duration::from_millis(10);

/// A server that never outlives the measurement.
#[derive(Debug)]
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
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
            Some(address) => Ok(Self { child, address }),
            None => Err(io::Error::other(format!("the server said {line:?} and no address"))),
        }
    }

    /// Processor time it has used.
    pub(crate) fn processor_time(&self) -> io::Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
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

    /// Bytes of memory it holds.
    pub(crate) fn memory(&self) -> io::Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let kilobytes = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes.map(|kb| kb * 1024).ok_or_else(|| io::Error::other("the server is gone"))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // One that is dead already is as dead as it should be.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
