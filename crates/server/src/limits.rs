//! How fast anybody may go: so many at once, then so many a minute, for each person and each address.
//!
//! An address is known before a request is looked at, so it is asked first and has room for a whole school
//! behind it. A person is asked once their session is found, wherever they come from.

use std::collections::HashMap;
use std::hash::Hash as Key;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use damrak_core::Hash;
use damrak_store::{Person, PersonId};

use crate::address::Address;
use crate::answer::Refusal;
use crate::app::App;
use crate::who::language_of;
use damrak_table::Problem;

/// Milliseconds since the server began.
type Moment = u64;

/// So many callers are remembered; those who will be forgotten soonest make room for others.
const MOST: usize = 1 << 16;
/// Whoever looks after the house may ask as often as they like.
const FREE: &[&str] = &["/healthz", "/readyz", "/metrics"];

/// What is counted on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rate {
    /// Any request, by address.
    OfAddress,
    /// Any request, by person.
    OfPerson,
    /// New guests.
    Guests,
    /// New accounts.
    Accounts,
    /// New tables.
    Tables,
    /// Lines of chat.
    Chat,
    /// Opened sockets and event streams.
    Streams,
    /// Mails that ask whether an address is somebody's, by whoever asks and by whoever gets them.
    Confirmations,
    /// The same, by where the wish comes from.
    ConfirmationsFrom,
    /// The same, by the domain that gets them.
    ConfirmationsTo,
    /// Kilobytes of editions of people's own.
    Editions,
    /// Files with everything that is kept about somebody.
    OwnData,
    /// Notices that somebody sends themselves to try them.
    TestNotices,
    /// Names of other servers that are looked up.
    Lookups,
    /// Links for a new password that are asked for by mail.
    WaysBack,
    /// Reports about others.
    Reports,
}

impl Rate {
    /// All of them.
    pub const ALL: [Rate; 16] = [
        Rate::OfAddress,
        Rate::OfPerson,
        Rate::Guests,
        Rate::Accounts,
        Rate::Tables,
        Rate::Chat,
        Rate::Streams,
        Rate::Confirmations,
        Rate::ConfirmationsFrom,
        Rate::ConfirmationsTo,
        Rate::Editions,
        Rate::OwnData,
        Rate::TestNotices,
        Rate::Lookups,
        Rate::WaysBack,
        Rate::Reports,
    ];

    /// How many at once, and after how many milliseconds one more.
    pub const fn rule(self) -> (u64, u64) {
        match self {
            Rate::OfAddress => (300, 20),
            Rate::OfPerson => (120, 50),
            Rate::Guests => (30, 10_000),
            Rate::Accounts => (10, 60_000),
            Rate::Tables => (10, 30_000),
            Rate::Chat => (8, 2_000),
            Rate::Streams => (60, 1_000),
            Rate::Confirmations => (3, 1_200_000),
            Rate::ConfirmationsFrom => (5, 600_000),
            Rate::ConfirmationsTo => (20, 60_000),
            Rate::Editions => (512, 20_000),
            Rate::OwnData => (5, 60_000),
            Rate::TestNotices => (3, 60_000),
            Rate::Lookups => (10, 10_000),
            Rate::WaysBack => (3, 600_000),
            Rate::Reports => (5, 120_000),
        }
    }
}

/// Who is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// Somebody with a session.
    Person(PersonId),
    /// Whoever comes from there.
    Address(Address),
    /// Whoever reads mail at an address of this hash: they did not ask for anything.
    Mailbox(Hash),
    /// Whoever takes mail for a domain of this hash.
    Domain(Hash),
}

impl Caller {
    /// The person if there is one, else the address.
    pub fn of(person: Option<&Person>, address: Address) -> Self {
        person.map_or(Caller::Address(address), |person| Caller::Person(person.id.clone()))
    }
}

/// Lets requests through as fast as their address may ask.
pub async fn gate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if !FREE.contains(&request.uri().path()) {
        let address = Address::of(request.headers(), request.extensions(), &app.config);
        if let Err(problem) = app.limits.check(Rate::OfAddress, Caller::Address(address)) {
            return Refusal::new(problem, language_of(request.headers())).into_response();
        }
        // Whoever comes without a proxy was counted at the door.
        if app.config.trust_proxy {
            let Some(inside) = app.doors.enter(address) else {
                app.metrics.turned_away.add(1);
                let problem = slow_down(1_000);
                return Refusal::new(problem, language_of(request.headers())).into_response();
            };
            // A socket goes on when its request is answered, and takes this along.
            request.extensions_mut().insert(inside.clone());
            return next.run(request).await.map(|body| inside.until_sent(body));
        }
    }
    next.run(request).await
}

/// Everything that is counted to hold people to a pace.
#[derive(Debug)]
pub struct Limits {
    on: bool,
    began: Instant,
    /// The moment at which the caller will have their whole allowance again.
    rates: Mutex<Ledger<(Rate, Caller), Moment>>,
    tries: Mutex<Ledger<Door, Tries>>,
}

impl Limits {
    /// Nothing counted yet; nothing ever if they are off.
    pub fn new(on: bool) -> Self {
        Self { on, began: Instant::now(), rates: Mutex::default(), tries: Mutex::default() }
    }

    fn now(&self) -> Moment {
        self.began.elapsed().as_millis() as Moment
    }

    /// Counts one more, or says how long to wait.
    pub fn check(&self, rate: Rate, caller: Caller) -> Result<(), Problem> {
        self.check_many(rate, caller, 1)
    }

    /// Counts so many more, or says how long to wait. More than a whole burst never pass.
    pub fn check_many(&self, rate: Rate, caller: Caller, many: u64) -> Result<(), Problem> {
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
    pub fn begin_try(&self, user_name: &str, address: Address) -> Result<Try, Problem> {
        let doors = [Door::account(user_name), Door::Address(address)];
        if self.on {
            self.knock(&doors, self.now()).map_err(slow_down)?;
        }
        Ok(Try(doors))
    }

    fn knock(&self, doors: &[Door; 2], now: Moment) -> Result<(), Moment> {
        let mut tries = lock(&self.tries);
        let opens = doors.iter().filter_map(|door| tries.get(door)).map(|tries| tries.opens);
        let wait = opens.max().unwrap_or(0).saturating_sub(now);
        if wait > 0 {
            return Err(wait);
        }
        for door in doors {
            let entry = tries.entry(door.clone(), now);
            entry.count += 1;
            entry.opens = now + door.delay(entry.count);
            entry.forgotten = entry.opens + Door::MEMORY;
        }
        Ok(())
    }

    /// The password was right: the account's door is open again, and the address has not failed this time.
    pub fn passed(&self, done: &Try) {
        let [account, address] = &done.0;
        let mut tries = lock(&self.tries);
        tries.entries.remove(account);
        tries.take_back(address);
    }

    /// The password was not looked at after all.
    pub fn withdraw(&self, done: &Try) {
        let mut tries = lock(&self.tries);
        done.0.iter().for_each(|door| tries.take_back(door));
    }

    /// How many callers are remembered.
    pub fn remembered(&self) -> usize {
        lock(&self.rates).entries.len() + lock(&self.tries).entries.len()
    }
}

fn slow_down(millis: Moment) -> Problem {
    Problem::slow_down(u32::try_from(millis.div_ceil(1000)).unwrap_or(u32::MAX))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A try to sign in, or to prove a password otherwise.
#[derive(Debug)]
pub struct Try([Door; 2]);

/// What too many wrong passwords close for a while.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Door {
    Account(Hash),
    Address(Address),
}

impl Door {
    /// So long after its last delay a door forgets what was wrong.
    const MEMORY: Moment = 3_600_000;

    /// Whether there is such an account makes no difference.
    fn account(user_name: &str) -> Self {
        Door::Account(Hash::of(&[b"damrak door", user_name.to_lowercase().as_bytes()]))
    }

    /// How long it stays closed after so many wrong passwords: 2 s, 4 s, 8 s and so on.
    ///
    /// An account's door is never closed for long, else anybody could lock its owner out.
    fn delay(&self, wrong: u32) -> Moment {
        let (free, longest) = match self {
            Door::Account(_) => (5, 60_000),
            Door::Address(_) => (20, 900_000),
        };
        match wrong.checked_sub(free) {
            None | Some(0) => 0,
            Some(more) => (1000_u64 << more.min(20)).min(longest),
        }
    }
}

#[derive(Debug, Default)]
struct Tries {
    count: u32,
    opens: Moment,
    forgotten: Moment,
}

/// Entries that mean nothing any more after a while, and a bounded number of them.
#[derive(Debug)]
struct Ledger<K, V> {
    entries: HashMap<K, V>,
    sweep_at: usize,
}

impl<K, V> Default for Ledger<K, V> {
    fn default() -> Self {
        Self { entries: HashMap::new(), sweep_at: 1024 }
    }
}

trait Passing: Default {
    /// From then on it is as if there were no entry.
    fn gone_at(&self) -> Moment;
}

impl Passing for Moment {
    fn gone_at(&self) -> Moment {
        *self
    }
}

impl Passing for Tries {
    fn gone_at(&self) -> Moment {
        self.forgotten
    }
}

impl<K: Key + Eq, V: Passing> Ledger<K, V> {
    fn get(&self, key: &K) -> Option<&V> {
        self.entries.get(key)
    }

    /// The entry, new if it was not there or is over.
    fn entry(&mut self, key: K, now: Moment) -> &mut V {
        if self.entries.len() >= self.sweep_at {
            self.sweep(now);
        }
        let entry = self.entries.entry(key).or_default();
        if entry.gone_at() <= now {
            *entry = V::default();
        }
        entry
    }

    fn sweep(&mut self, now: Moment) {
        self.entries.retain(|_, entry| entry.gone_at() > now);
        if self.entries.len() > MOST / 2 {
            let mut ends: Vec<Moment> = self.entries.values().map(Passing::gone_at).collect();
            let middle = ends.len() / 2;
            let (_, middle, _) = ends.select_nth_unstable(middle);
            self.entries.retain(|_, entry| entry.gone_at() > *middle);
        }
        self.sweep_at = (self.entries.len() * 2).clamp(1024, MOST);
    }
}

impl Ledger<Door, Tries> {
    fn take_back(&mut self, door: &Door) {
        if let Some(entry) = self.entries.get_mut(door) {
            entry.count = entry.count.saturating_sub(1);
            entry.opens = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn address(last: u8) -> Address {
        IpAddr::from([10, 0, 0, last]).into()
    }

    fn caller() -> Caller {
        Caller::Address(address(1))
    }

    #[test]
    fn a_burst_passes_and_then_one_at_a_time() {
        let limits = Limits::new(true);
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
        let limits = Limits::new(true);
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
        let limits = Limits::new(true);
        let (burst, every) = Rate::Editions.rule();
        assert_eq!(limits.count_many(Rate::Editions, caller(), burst - 10, 0), Ok(()));
        assert_eq!(limits.count_many(Rate::Editions, caller(), 12, 0), Err(2 * every));
        assert_eq!(limits.count_many(Rate::Editions, caller(), 10, 0), Ok(()), "nothing was taken");
        assert_eq!(limits.count_many(Rate::Editions, caller(), 1, 0), Err(every));
    }

    #[test]
    fn nothing_is_counted_when_they_are_off() {
        let limits = Limits::new(false);
        for _ in 0..1000 {
            assert_eq!(limits.check(Rate::Tables, caller()), Ok(()));
            assert!(limits.begin_try("anna", address(1)).is_ok());
        }
        assert_eq!(limits.remembered(), 0);
    }

    #[test]
    fn memory_is_bounded() {
        let limits = Limits::new(true);
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
            if let Err(wait) = limits.knock(doors, now) {
                return (passed, wait);
            }
        }
        unreachable!("a door closes some time")
    }

    #[test]
    fn an_account_waits_longer_with_every_wrong_password_but_never_long() {
        let limits = Limits::new(true);
        let doors = |n| [Door::account("Anna"), Door::Address(address(n))];
        assert_eq!(knock_until_closed(&limits, &doors(1), 0), (6, 2000));
        assert_eq!(limits.knock(&[Door::account("aNNA"), Door::Address(address(9))], 0), Err(2000));
        assert_eq!(limits.knock(&[Door::account("bert"), Door::Address(address(1))], 0), Ok(()));
        let mut now = 0;
        for (n, expected) in [4000, 8000, 16_000, 32_000, 60_000, 60_000].into_iter().enumerate() {
            now += 60_000;
            let doors = doors(n as u8 + 10);
            assert_eq!(knock_until_closed(&limits, &doors, now), (1, expected));
        }
    }

    #[test]
    fn an_address_waits_whatever_the_account() {
        let limits = Limits::new(true);
        let mut passed = 0;
        let wait = loop {
            let name = format!("name{passed}");
            match limits.knock(&[Door::account(&name), Door::Address(address(1))], 0) {
                Ok(()) => passed += 1,
                Err(wait) => break wait,
            }
        };
        assert_eq!((passed, wait), (21, 2000));
    }

    #[test]
    fn the_right_password_opens_the_account_but_not_the_address() {
        let limits = Limits::new(true);
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
