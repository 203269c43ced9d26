//! How many may come at once, from one address and in all. Behind a proxy every connection comes from the proxy; there what
//! is open on behalf of an address is counted: requests being answered, event streams, sockets.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

use crate::address::Address;
use crate::config::Config;

/// The house's doors: who is inside, by address.
#[derive(Debug)]
pub(crate) struct Doors {
    most: usize,
    most_in_all: usize,
    inside: Mutex<Guests>,
}

#[derive(Debug, Default)]
struct Guests {
    by_address: HashMap<Address, usize>,
    in_all: usize,
}

/// A place inside, as long as it is kept. Copies share it.
#[derive(Clone, Debug)]
pub(crate) struct Inside {
    _place: Arc<Place>,
}

#[derive(Debug)]
struct Place {
    doors: Arc<Doors>,
    address: Address,
}

impl Doors {
    /// As the server is set up.
    pub(crate) fn new(config: &Config) -> Arc<Self> {
        let most = if config.limits { config.most_per_address } else { usize::MAX };
        Arc::new(Self { most, most_in_all: config.most_connections, inside: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Guests> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for somebody from this address, if there is one.
    pub(crate) fn enter(self: &Arc<Self>, address: Address) -> Option<Inside> {
        let mut inside = self.lock();
        let theirs = inside.by_address.get(&address).copied().unwrap_or_default();
        if theirs >= self.most || inside.in_all >= self.most_in_all {
            return None;
        }
        inside.by_address.insert(address, theirs + 1);
        inside.in_all += 1;
        let place = Place { doors: Arc::clone(self), address };
        Some(Inside { _place: Arc::new(place) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.doors.lock();
        inside.in_all = inside.in_all.saturating_sub(1);
        if let Some(count) = inside.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                inside.by_address.remove(&self.address);
            }
        }
    }
}

impl Inside {
    /// An answer that keeps the place until it is sent.
    pub(crate) fn until_sent(self, body: Body) -> Body {
        Body::new(Sending { body, _inside: self })
    }
}

struct Sending {
    body: Body,
    _inside: Inside,
}

impl HttpBody for Sending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv6Addr};

    use super::*;

    fn address(subnet: u16, host: u16) -> Address {
        IpAddr::from(Ipv6Addr::new(0x2001, 0xdb8, 0, subnet, 0, 0, 0, host)).into()
    }

    #[test]
    fn one_address_never_takes_more_than_its_places() {
        let config = Config { most_per_address: 2, ..Config::default() };
        let doors = Doors::new(&config);
        let first = doors.enter(address(1, 1)).expect("a place");
        let copy = first.clone();
        let second = doors.enter(address(1, 2)).expect("a place");
        assert!(doors.enter(address(1, 3)).is_none(), "one subscriber has a whole /64");
        assert!(doors.enter(address(2, 1)).is_some(), "others are not concerned");
        drop(first);
        assert!(doors.enter(address(1, 3)).is_none(), "the copy is still inside");
        drop(copy);
        assert!(doors.enter(address(1, 3)).is_some());
        drop(second);
        let inside = doors.lock();
        assert!(
            inside.by_address.is_empty() && inside.in_all == 0,
            "whoever has gone is forgotten"
        );
    }

    #[test]
    fn without_limits_anybody_may_come_as_often_as_they_like() {
        let config = Config {
            most_per_address: 1,
            most_connections: 50,
            limits: false,
            ..Config::default()
        };
        let doors = Doors::new(&config);
        let all: Vec<_> = (0..60).filter_map(|_| doors.enter(address(1, 1))).collect();
        assert_eq!(all.len(), 50, "but not more than the house bears");
        assert!(doors.enter(address(2, 1)).is_none());
    }
}
