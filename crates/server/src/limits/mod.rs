//! How fast anybody may go: so many at once, then so many a minute, for each person and each address.
//!
//! An address is known before a request is looked at, so it is asked first and has room for a whole school
//! behind it. A person is asked once their session is found, wherever they come from.

mod ledger;
mod rate;
mod tries;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::address::Address;
use crate::config::Config;
use damrak_table::Problem;

use ledger::{Ledger, Moment};
pub(crate) use rate::{Caller, Rate};
pub(crate) use tries::Try;
use tries::{Door, Tries};

/// Larger bodies than an edition file with some air are refused.
pub(crate) const LARGEST_BODY: usize = 256 * 1024;

/// Everything that is counted to hold people to a pace.
#[derive(Debug)]
pub(crate) struct Limits {
    on: bool,
    began: Instant,
    /// The moment at which the caller will have their whole allowance again.
    rates: Mutex<Ledger<(Rate, Caller), Moment>>,
    tries: Mutex<Ledger<Door, Tries>>,
}

impl Limits {
    /// Nothing counted yet; nothing ever if the server is set up so.
    pub(crate) fn new(config: &Config) -> Self {
        let on = config.limits;
        Self { on, began: Instant::now(), rates: Mutex::default(), tries: Mutex::default() }
    }

    fn now(&self) -> Moment {
        self.began.elapsed().as_millis() as Moment
    }

    /// Counts one more, or says how long to wait.
    pub(crate) fn check(&self, rate: Rate, caller: Caller) -> Result<(), Problem> {
        self.check_many(rate, caller, 1)
    }

    /// Counts so many more, or says how long to wait. More than a whole burst never pass.
    pub(crate) fn check_many(&self, rate: Rate, caller: Caller, many: u64) -> Result<(), Problem> {
        if !self.on {
            return Ok(());
        }
        self.count_many(rate, caller, many, self.now()).map_err(slow_down)
    }

    #[cfg(test)]
    fn count(&self, rate: Rate, caller: Caller, now: Moment) -> Result<(), Moment> {
        self.count_many(rate, caller, 1, now)
    }

    fn count_many(&self, rate: Rate, caller: Caller, many: u64, now: Moment) -> Result<(), Moment> {
        let (burst, every) = rate.rule();
        let mut rates = lock(&self.rates);
        let full_at = rates.entry((rate, caller), now);
        let then = now.max(*full_at) + every * many;
        let latest = now + burst * every;
        if then > latest {
            return Err(then - latest);
        }
        *full_at = then;
        Ok(())
    }

    /// Before a password is looked at: too many wrong ones, for this account or from this address, must wait.
    ///
    /// The try counts as a wrong one until it is told otherwise, so that many at once gain nothing.
    pub(crate) fn begin_try(&self, user_name: &str, address: Address) -> Result<Try, Problem> {
        let doors = [Door::account(user_name), Door::Address(address)];
        if self.on {
            lock(&self.tries).knock(&doors, self.now()).map_err(slow_down)?;
        }
        Ok(Try(doors))
    }

    /// The password was right: the account's door is open again, and the address has not failed this time.
    pub(crate) fn passed(&self, done: &Try) {
        let [account, address] = &done.0;
        let mut tries = lock(&self.tries);
        tries.entries.remove(account);
        tries.take_back(address);
    }

    /// The password was not looked at after all.
    pub(crate) fn withdraw(&self, done: &Try) {
        let mut tries = lock(&self.tries);
        done.0.iter().for_each(|door| tries.take_back(door));
    }

    /// How many callers are remembered.
    pub(crate) fn remembered(&self) -> usize {
        lock(&self.rates).entries.len() + lock(&self.tries).entries.len()
    }
}

/// Whoever goes too fast has to wait for so many milliseconds.
pub(crate) fn slow_down(millis: Moment) -> Problem {
    Problem::slow_down(u32::try_from(millis.div_ceil(1000)).unwrap_or(u32::MAX))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use damrak_store::PersonId;

    use super::ledger::MOST;
    use super::*;

    fn address(last: u8) -> Address {
        IpAddr::from([10, 0, 0, last]).into()
    }

    fn on() -> Limits {
        Limits::new(&Config::default())
    }

    fn caller() -> Caller {
        Caller::Address(address(1))
    }

    #[test]
    fn a_burst_passes_and_then_one_at_a_time() {
        let limits = on();
        let (burst, every) = Rate::Chat.rule();
        for _ in 0..burst {
            assert_eq!(limits.count(Rate::Chat, caller(), 0), Ok(()));
        }
        assert_eq!(limits.count(Rate::Chat, caller(), 0), Err(every));
        assert_eq!(limits.count(Rate::Chat, caller(), every - 500), Err(500));
        assert_eq!(limits.count(Rate::Chat, caller(), every), Ok(()));
        assert_eq!(limits.count(Rate::Chat, caller(), every), Err(every));
        assert_eq!(limits.count(Rate::Tables, caller(), 0), Ok(()), "each is counted on its own");
        let other = Caller::Person(PersonId("other".into()));
        assert_eq!(limits.count(Rate::Chat, other, 0), Ok(()));
    }

    #[test]
    fn waiting_fills_the_allowance_but_no_more() {
        let limits = on();
        let (burst, every) = Rate::Chat.rule();
        let later = 1000 * every;
        assert_eq!(limits.count(Rate::Chat, caller(), 0), Ok(()));
        for _ in 0..burst {
            assert_eq!(limits.count(Rate::Chat, caller(), later), Ok(()));
        }
        assert!(limits.count(Rate::Chat, caller(), later).is_err());
    }

    #[test]
    fn many_at_once_count_as_many() {
        let limits = on();
        let (burst, every) = Rate::Editions.rule();
        assert_eq!(limits.count_many(Rate::Editions, caller(), burst - 10, 0), Ok(()));
        assert_eq!(limits.count_many(Rate::Editions, caller(), 12, 0), Err(2 * every));
        assert_eq!(limits.count_many(Rate::Editions, caller(), 10, 0), Ok(()), "nothing was taken");
        assert_eq!(limits.count_many(Rate::Editions, caller(), 1, 0), Err(every));
    }

    #[test]
    fn nothing_is_counted_when_they_are_off() {
        let limits = Limits::new(&Config { limits: false, ..Config::default() });
        for _ in 0..1000 {
            assert_eq!(limits.check(Rate::Tables, caller()), Ok(()));
            assert!(limits.begin_try("anna", address(1)).is_ok());
        }
        assert_eq!(limits.remembered(), 0);
    }

    #[test]
    fn memory_is_bounded() {
        let limits = on();
        let guilty = Caller::Person(PersonId("guilty".into()));
        for _ in 0..8 {
            assert_eq!(limits.count(Rate::Chat, guilty.clone(), 0), Ok(()));
        }
        for n in 0..3 * MOST {
            let caller = Caller::Person(PersonId(n.to_string()));
            assert_eq!(limits.count(Rate::Chat, caller, 1), Ok(()));
        }
        assert!(limits.remembered() <= MOST, "{}", limits.remembered());
        assert!(limits.count(Rate::Chat, guilty, 1).is_err(), "who asked most is kept longest");
        lock(&limits.rates).sweep(10_000_000);
        assert_eq!(limits.remembered(), 0);
    }

    /// Tries until the door closes; how many passed, and how long it is closed.
    fn knock_until_closed(limits: &Limits, doors: &[Door; 2], now: Moment) -> (u32, Moment) {
        for passed in 0.. {
            if let Err(wait) = lock(&limits.tries).knock(doors, now) {
                return (passed, wait);
            }
        }
        unreachable!("a door closes some time")
    }

    #[test]
    fn an_account_waits_longer_with_every_wrong_password_but_never_long() {
        let limits = on();
        let doors = |n| [Door::account("Anna"), Door::Address(address(n))];
        assert_eq!(knock_until_closed(&limits, &doors(1), 0), (6, 2000));
        assert_eq!(
            lock(&limits.tries).knock(&[Door::account("aNNA"), Door::Address(address(9))], 0),
            Err(2000)
        );
        assert_eq!(
            lock(&limits.tries).knock(&[Door::account("bert"), Door::Address(address(1))], 0),
            Ok(())
        );
        let mut now = 0;
        for (n, expected) in [4000, 8000, 16_000, 32_000, 60_000, 60_000].into_iter().enumerate() {
            now += 60_000;
            let doors = doors(n as u8 + 10);
            assert_eq!(knock_until_closed(&limits, &doors, now), (1, expected));
        }
    }

    #[test]
    fn an_address_waits_whatever_the_account() {
        let limits = on();
        let mut passed = 0;
        let wait = loop {
            let name = format!("name{passed}");
            match lock(&limits.tries).knock(&[Door::account(&name), Door::Address(address(1))], 0) {
                Ok(()) => passed += 1,
                Err(wait) => break wait,
            }
        };
        assert_eq!((passed, wait), (21, 2000));
    }

    #[test]
    fn the_right_password_opens_the_account_but_not_the_address() {
        let limits = on();
        for n in 0..5 {
            let wrong = limits.begin_try("anna", address(1));
            assert!(wrong.is_ok(), "{n}");
        }
        let right = limits.begin_try("anna", address(1)).expect("not yet closed");
        limits.passed(&right);
        let tries = lock(&limits.tries);
        assert!(tries.get(&Door::account("anna")).is_none());
        assert_eq!(tries.get(&Door::Address(address(1))).map(|tries| tries.count), Some(5));
    }
}
