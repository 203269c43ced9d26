//! Calling addresses that people typed in: which may be called, and how.
//!
//! A name is looked up once, and the connection goes to an address that was checked: a name that means something
//! else a moment later gains nothing. No redirect is followed, and of an answer only its head is read.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::HeaderValue;
use hyper::header::{CONTENT_LENGTH, HOST, RETRY_AFTER, USER_AGENT};
use hyper::{HeaderMap, Method, Request, Uri};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use crate::config::Notify;

/// The longest address anybody may give.
pub(crate) const LONGEST_URL: usize = 1024;
/// How long a whole call may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long looking up a name may take.
const LOOKUP: Duration = Duration::from_secs(4);
/// How many addresses of a name are tried.
const ADDRESSES: usize = 3;
/// The longest head of an answer.
const HEAD: usize = 16 * 1024;

/// Why an address is not called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwelcome {
    /// It is no address of a page, or one without encryption.
    #[error("not an https address")]
    NoAddress,
    /// The name cannot be found, or it lies where nobody from outside should reach.
    #[error("not a public address")]
    NotPublic,
}

/// Why a call came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CallFailed {
    /// The address may not be called.
    #[error(transparent)]
    Unwelcome(#[from] Unwelcome),
    /// Nobody answers.
    #[error("no connection")]
    NoConnection,
    /// The other side cannot prove who it is, or the program has no certificates to check it by.
    #[error("no trust")]
    NoTrust,
    /// It does not speak HTTP.
    #[error("no answer")]
    NoAnswer,
    /// It takes too long.
    #[error("too slow")]
    TooSlow,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// After how many seconds to come back, if that was said.
    pub retry_after: Option<u64>,
}

/// An address that may be called, as far as its text tells.
#[derive(Clone, Debug)]
pub struct Target {
    uri: Uri,
    host: String,
    port: u16,
    encrypted: bool,
}

impl Target {
    /// Scheme, host and port: who is called.
    pub fn origin(&self) -> String {
        let scheme = if self.encrypted { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    fn authority(&self) -> &str {
        self.uri.authority().map_or("", |authority| authority.as_str())
    }
}

/// The way outside.
#[derive(Debug)]
pub struct Outside {
    /// Addresses of a home network may be called too, and without encryption.
    private: bool,
    tls: OnceLock<Option<Arc<ClientConfig>>>,
}

impl Outside {
    /// To public addresses only, or to all, as it is set up.
    pub fn new(how: &Notify) -> Self {
        Self { private: how.allow_private_targets, tls: OnceLock::new() }
    }

    /// Reads an address.
    pub fn target(&self, url: &str) -> Result<Target, Unwelcome> {
        if url.len() > LONGEST_URL {
            return Err(Unwelcome::NoAddress);
        }
        let uri: Uri = url.parse().map_err(|_| Unwelcome::NoAddress)?;
        let encrypted = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if self.private => false,
            _ => return Err(Unwelcome::NoAddress),
        };
        let authority = uri.authority().ok_or(Unwelcome::NoAddress)?;
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return Err(Unwelcome::NoAddress);
        }
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let port = authority.port_u16().unwrap_or(if encrypted { 443 } else { 80 });
        Ok(Target { host, port, encrypted, uri })
    }

    /// Looks up where an address leads; only what may be called is named.
    pub async fn look_up(&self, target: &Target) -> Result<Vec<SocketAddr>, Unwelcome> {
        let found = tokio::net::lookup_host((target.host.as_str(), target.port));
        let found = tokio::time::timeout(LOOKUP, found).await;
        let Ok(Ok(found)) = found else { return Err(Unwelcome::NotPublic) };
        let may_be_called = |address: &SocketAddr| self.private || is_public(address.ip());
        let found: Vec<SocketAddr> = found.filter(may_be_called).take(ADDRESSES).collect();
        if found.is_empty() { Err(Unwelcome::NotPublic) } else { Ok(found) }
    }

    /// Posts something and tells how it was answered.
    pub async fn post(
        &self,
        target: &Target,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<Reply, CallFailed> {
        let call = self.call(target, headers, body);
        tokio::time::timeout(PATIENCE, call).await.unwrap_or(Err(CallFailed::TooSlow))
    }

    async fn call(
        &self,
        target: &Target,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<Reply, CallFailed> {
        let mut stream = None;
        for address in self.look_up(target).await? {
            if let Ok(connected) = TcpStream::connect(address).await {
                stream = Some(connected);
                break;
            }
        }
        let stream = stream.ok_or(CallFailed::NoConnection)?;
        let request = request(target, headers, body).ok_or(CallFailed::NoAnswer)?;
        if !target.encrypted {
            return converse(stream, request).await;
        }
        let tls = self.tls.get_or_init(trusting_the_system).clone().ok_or(CallFailed::NoTrust)?;
        let name = ServerName::try_from(target.host.clone()).map_err(|_| Unwelcome::NoAddress)?;
        let stream = TlsConnector::from(tls).connect(name, stream).await;
        converse(stream.map_err(|_| CallFailed::NoTrust)?, request).await
    }
}

fn request(target: &Target, headers: HeaderMap, body: Vec<u8>) -> Option<Request<Full<Bytes>>> {
    let path = target.uri.path_and_query().map_or("/", |path| path.as_str());
    let length = body.len();
    let mut request = Request::new(Full::new(Bytes::from(body)));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = path.parse().ok()?;
    let all = request.headers_mut();
    *all = headers;
    all.insert(HOST, HeaderValue::from_str(target.authority()).ok()?);
    all.insert(USER_AGENT, HeaderValue::from_static("damrak"));
    all.insert(CONTENT_LENGTH, length.into());
    Some(request)
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
) -> Result<Reply, CallFailed> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(HEAD);
    let (mut sender, connection) =
        builder.handshake(TokioIo::new(stream)).await.map_err(|_| CallFailed::NoAnswer)?;
    let answer = async {
        let answer = sender.send_request(request).await.map_err(|_| CallFailed::NoAnswer)?;
        let after = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let retry_after = after.and_then(|seconds| seconds.trim().parse().ok());
        Ok(Reply { status: answer.status().as_u16(), retry_after })
    };
    tokio::pin!(answer);
    // The connection is dropped with the head of the answer: nothing reads what else is said. One that ends by
    // itself has handed over what it got.
    tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    }
}

/// The system's certificates, by the one cryptography there is in the program.
fn trusting_the_system() -> Option<Arc<ClientConfig>> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        tracing::error!("the system has no root certificates: nobody outside can be trusted");
        return None;
    }
    trusting(roots)
}

fn trusting(roots: RootCertStore) -> Option<Arc<ClientConfig>> {
    let builder = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
    let versions = builder.with_safe_default_protocol_versions().ok()?;
    Some(Arc::new(versions.with_root_certificates(roots).with_no_client_auth()))
}

/// Whether an address belongs to the open internet.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !matches!(
        (a, b, c),
        (0 | 10 | 127 | 224.., _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    )
}

/// Only what is given out as such, without tunnels to elsewhere, tests and examples.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let given_out = (0x2000..0x4000).contains(&a);
    let special = a == 0x2001 && (b < 0x200 || b == 0xdb8);
    let tunnel = a == 0x2002;
    let example = a == 0x3fff && b < 0x1000;
    given_out && !special && !tunnel && !example
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_internet_is_public() {
        for public in ["1.1.1.1", "100.63.0.1", "172.32.0.1", "223.255.255.254", "2606:4700::1111"]
        {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
        for private in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.5",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::",
            "100::1",
            "3fff::1",
        ] {
            assert!(!is_public(private.parse().expect("an address")), "{private}");
        }
    }

    #[test]
    fn addresses_are_read_strictly() {
        let strict = Outside::new(&Notify::default());
        let target = strict.target("https://hooks.example:8443/a/b?c=d").expect("an address");
        assert_eq!(target.origin(), "https://hooks.example:8443");
        let long = format!("https://hooks.example/{}", "x".repeat(LONGEST_URL));
        for bad in [
            "",
            "hooks.example",
            "http://hooks.example/",
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "https://",
            "https:///path",
            "https://user:secret@hooks.example/",
            "https://a b/",
            "https://hooks.example/\r\nx: y",
            "/path",
            "*",
            &long,
        ] {
            assert_eq!(strict.target(bad).err(), Some(Unwelcome::NoAddress), "{bad}");
        }
        let private = Notify { allow_private_targets: true, ..Notify::default() };
        assert!(Outside::new(&private).target("http://club.example/").is_ok());
    }

    #[tokio::test]
    async fn what_leads_home_is_not_called() {
        let strict = Outside::new(&Notify::default());
        for home in [
            "https://127.0.0.1/",
            "https://localhost/",
            "https://[::1]/",
            "https://0x7f.1/",
            "https://2130706433/",
            "https://169.254.169.254/latest/meta-data",
            "https://10.0.0.1/",
            "https://[::ffff:192.168.0.1]/",
            "https://no-such-name.invalid/",
        ] {
            let target = strict.target(home).expect("an address");
            let failed = strict.post(&target, HeaderMap::new(), Vec::new()).await;
            assert_eq!(failed, Err(CallFailed::Unwelcome(Unwelcome::NotPublic)), "{home}");
        }
    }
}
