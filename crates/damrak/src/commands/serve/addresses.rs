//! Under which addresses a server can be reached.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// An address of nobody, for documentation.
const NOBODY: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The page of a server as somebody on this machine opens it.
pub(super) fn here(listening: SocketAddr) -> String {
    let ip = match listening.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    page(ip, listening.port())
}

/// The page as others in the same network open it, if they can.
pub(super) fn nearby(listening: SocketAddr) -> Option<String> {
    let ip = match listening.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => own_address(),
        ip => Some(ip),
    };
    ip.map(|ip| page(ip, listening.port()))
}

fn page(ip: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(ip, port))
}

/// This machine's address towards its network. Nothing is sent: a socket that is connected this way only asks the
/// system which way it would take.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(NOBODY).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> SocketAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn whoever_sits_here_opens_this_machine() {
        assert_eq!(here(address("127.0.0.1:1602")), "http://127.0.0.1:1602");
        assert_eq!(here(address("0.0.0.0:80")), "http://127.0.0.1:80");
        assert_eq!(here(address("[::]:80")), "http://127.0.0.1:80");
        assert_eq!(here(address("192.168.1.7:1602")), "http://192.168.1.7:1602");
        assert_eq!(here(address("[::1]:1602")), "http://[::1]:1602");
    }

    #[test]
    fn neighbours_need_an_address_of_their_network() {
        assert_eq!(nearby(address("127.0.0.1:1602")), None);
        assert_eq!(nearby(address("[::1]:1602")), None);
        assert_eq!(nearby(address("192.168.1.7:80")).as_deref(), Some("http://192.168.1.7:80"));
        // Whether this machine has a network is not ours to say; if it has, nobody is sent to no address at all.
        let found = nearby(address("0.0.0.0:1602"));
        assert!(found.is_none_or(|page| !page.contains("//0.0.0.0") && !page.contains("//127.")));
    }
}
