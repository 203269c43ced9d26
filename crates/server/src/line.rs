//! How long a message to the other end of a connection and back takes, from those who can know it: the kernel,
//! which measures it by acknowledgements that no program sends, or a proxy that is trusted. What a program says
//! of its own line by answering early or late is no evidence.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll};

use axum::http::{Extensions, HeaderMap};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use crate::config::Config;

/// The header in which a trusted proxy says how long a message to its client and back takes, in microseconds.
pub(crate) const ROUND_TRIP_HEADER: &str = "x-round-trip-micros";

/// Nothing was measured yet.
const UNKNOWN: u32 = u32::MAX;

/// A connection whose round trip is asked of the kernel whenever something comes in.
#[derive(Debug)]
pub(crate) struct Measured {
    stream: TcpStream,
    best: Measurement,
}

/// The best round trip that the kernel has told of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Measurement(Arc<AtomicU32>);

impl Measurement {
    fn new() -> Self {
        Self(Arc::new(AtomicU32::new(UNKNOWN)))
    }

    /// Acknowledgements may be delayed, never hurried: the quickest tells the line.
    fn note(&self, micros: u32) {
        self.0.fetch_min(micros, Ordering::AcqRel);
    }

    fn micros(&self) -> Option<u32> {
        Some(self.0.load(Ordering::Acquire)).filter(|micros| *micros != UNKNOWN)
    }
}

impl Measured {
    /// Measures a connection from now on.
    pub(crate) fn new(stream: TcpStream) -> Self {
        Self { stream, best: Measurement::new() }
    }

    /// Has whatever is not sent yet thrown away when the connection ends.
    pub(crate) fn give_up(&self) {
        // One that cannot be told so is only remembered a little longer by the system.
        let _ = self.stream.set_zero_linger();
    }

    /// What will be measured: for the extensions of the requests that come over it.
    pub(crate) fn measurement(&self) -> Measurement {
        self.best.clone()
    }
}

impl AsyncRead for Measured {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_ready()
            && let Some(micros) = kernel::round_trip(&self.stream)
        {
            self.best.note(micros);
        }
        read
    }
}

impl AsyncWrite for Measured {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// The line over which a request came.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    kernel: Option<Measurement>,
    told: Option<u32>,
}

impl Line {
    /// Of a request. Behind a proxy the kernel sees the proxy only, so its word is taken instead.
    pub(crate) fn of(headers: &HeaderMap, extensions: &Extensions, config: &Config) -> Self {
        if !config.trust_proxy {
            return Self { kernel: extensions.get::<Measurement>().cloned(), told: None };
        }
        let told = headers.get_all(ROUND_TRIP_HEADER).iter().next_back();
        let told = told.and_then(|value| value.to_str().ok()?.trim().parse().ok());
        Self { kernel: None, told }
    }

    /// Milliseconds there and back; nothing where nobody is to be believed.
    pub(crate) fn round_trip(&self) -> Option<u32> {
        let measured = self.kernel.as_ref().and_then(Measurement::micros);
        self.told.or(measured).map(|micros| micros / 1000)
    }
}

#[cfg(target_os = "linux")]
mod kernel {
    use nix::sys::socket::getsockopt;
    use nix::sys::socket::sockopt::GetStruct;
    use tokio::net::TcpStream;

    /// The head of the kernel's `struct tcp_info`, which has been the same since Linux 2.6: eight single bytes,
    /// then numbers of four.
    type TcpInfo = [u32; 26];
    /// Which of them is the smoothed round trip, in microseconds (`tcpi_rtt`).
    const ROUND_TRIP: usize = 17;

    /// Asks what the kernel knows of a connection.
    #[derive(Clone, Copy, Debug)]
    struct AskTcpInfo;

    nix::getsockopt_impl!(
        AskTcpInfo,
        libc::IPPROTO_TCP,
        libc::TCP_INFO,
        TcpInfo,
        GetStruct<TcpInfo>
    );

    pub(super) fn round_trip(stream: &TcpStream) -> Option<u32> {
        let info = getsockopt(stream, AskTcpInfo).ok()?;
        Some(info[ROUND_TRIP]).filter(|micros| *micros > 0)
    }
}

#[cfg(not(target_os = "linux"))]
mod kernel {
    /// Other kernels are not asked: a line explains nothing there.
    pub(super) fn round_trip(_: &tokio::net::TcpStream) -> Option<u32> {
        None
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    fn request(micros: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(ROUND_TRIP_HEADER, micros.parse().unwrap());
        headers
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let mut extensions = Extensions::new();
        let measurement = Measurement::new();
        measurement.note(80_000);
        measurement.note(120_000);
        extensions.insert(measurement);
        let open = Config::default();
        let behind = Config { trust_proxy: true, ..Config::default() };
        let trip = |headers, config| Line::of(&headers, &extensions, config).round_trip();
        assert_eq!(trip(request("290000"), &open), Some(80), "the kernel saw the client itself");
        assert_eq!(trip(request("290500"), &behind), Some(290));
        assert_eq!(trip(HeaderMap::new(), &behind), None, "the kernel saw the proxy only");
        assert_eq!(trip(request("slow, very slow"), &behind), None);
    }

    /// The peer waits a third of a second before it answers, and still its kernel acknowledged at once.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_program_that_answers_late_has_no_slower_line() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let peer = TcpStream::connect(listener.local_addr().unwrap());
        let (accepted, peer) = tokio::join!(listener.accept(), peer);
        let (mut measured, mut peer) = (Measured::new(accepted.unwrap().0), peer.unwrap());
        let line = Line { kernel: Some(measured.measurement()), told: None };
        assert_eq!(line.round_trip(), None, "nothing came in yet");
        measured.write_all(b"ping").await.unwrap();
        let mut heard = [0; 4];
        peer.read_exact(&mut heard).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        peer.write_all(b"pong").await.unwrap();
        measured.read_exact(&mut heard).await.unwrap();
        let trip = line.round_trip().unwrap();
        assert!(trip < 150, "{trip} ms");
    }
}
