//! Where requests come from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

use crate::config::Config;

/// Where a request comes from, as far as it can be told apart: one IPv6 subscriber has a whole /64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
        }
    }
}

impl Address {
    /// Of a request; a proxy is believed only if the server is told to.
    pub(crate) fn of(headers: &HeaderMap, extensions: &Extensions, config: &Config) -> Self {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let named = || headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok();
        // What stands before the last entry was said by whoever asked the proxy, and may be made up.
        let told = config.trust_proxy.then(named).flatten();
        let told = told.and_then(|list| parse_address(list.rsplit(',').next()?.trim()));
        told.or(peer).unwrap_or(Ipv4Addr::UNSPECIFIED.into()).into()
    }
}

/// Some proxies add the port.
fn parse_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_apart_as_far_as_that_means_something() {
        let of = |text: &str| Address::from(parse_address(text).expect("an address"));
        assert_eq!(of("2001:db8:1:2::1"), of("[2001:db8:1:2:ffff::9]:443"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1:80"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(parse_address("unknown"), None);
    }
}
