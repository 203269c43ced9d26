//! A whole measurement, from an empty house to the figures.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::Arguments;
use crate::figures::{Mark, Report, Sizes, Times, percentile};
use crate::house::House;
use crate::last::How;
use crate::play::{Hall, Party};
use crate::requests::Person;

/// Tables made at the same time while the hall fills.
const AT_ONCE: usize = 16;
/// Let memory and tables settle before it is measured.
const SETTLE: Duration = Duration::from_secs(2);
/// Decisions before this are not counted: everything is warming up.
const WARM_UP: Duration = Duration::from_secs(2);

/// One measurement.
#[derive(Debug)]
pub(crate) struct Scenario {
    arguments: Arguments,
}

impl Scenario {
    pub(crate) fn new(arguments: Arguments) -> Self {
        Self { arguments }
    }

    /// Opens a house, fills it, lets everybody play, and reports.
    pub(crate) async fn run(self) -> io::Result<Report> {
        let folder = tempfile::tempdir()?;
        let data = self.arguments.data.clone().unwrap_or_else(|| folder.path().to_owned());
        let house = match &self.arguments.address {
            Some(address) => House::at(address, self.arguments.process)?,
            None => House::open(&self.arguments.program, &data)?,
        };
        tokio::time::sleep(SETTLE).await;
        let mut report =
            Report { how: self.how(), memory_empty: house.memory()?, ..Report::default() };
        let parties = self.gather(&house).await?;
        report.tables = parties.len();
        report.seats = parties.iter().map(|(party, _)| party.players.len()).sum();
        tokio::time::sleep(SETTLE).await;
        report.memory_tables = house.memory()?;

        let (door, open) = watch::channel(true);
        let pace = self.arguments.pace;
        let hall = Arc::new(Hall {
            times: Times::default(),
            pages: Sizes::default(),
            games: AtomicUsize::new(0),
            failures: AtomicUsize::new(0),
            beaten: AtomicUsize::new(0),
            pause: if pace > 0.0 { Duration::from_secs_f64(1.0 / pace) } else { Duration::ZERO },
            open,
        });
        let mut connected = Vec::new();
        for (party, table) in parties {
            let sockets = party.connect(&table).await?;
            report.connections += sockets.len();
            connected.push((party, sockets));
        }
        if self.arguments.idle {
            tokio::time::sleep(SETTLE).await;
            report.memory_connected = house.memory()?;
            let began = Instant::now();
            tokio::time::sleep(Duration::from_secs(self.arguments.seconds)).await;
            report.seconds = began.elapsed().as_secs_f64();
            report.memory_end = house.memory()?;
            return Ok(report);
        }
        report.memory_connected = house.memory()?;
        let mut tables = JoinSet::new();
        for (party, sockets) in connected {
            let hall = Arc::clone(&hall);
            tables.spawn(async move {
                let mut sockets = sockets;
                loop {
                    party.play(&hall, sockets).await;
                    if !*hall.open.borrow() {
                        return;
                    }
                    let again = async {
                        let table = party.sit_down().await?;
                        party.connect(&table).await
                    };
                    match again.await {
                        Ok(next) => sockets = next,
                        Err(error) => {
                            eprintln!("load: no next game: {error}");
                            hall.failures.fetch_add(1, Ordering::Relaxed);
                            return;
                        }
                    }
                }
            });
        }
        tokio::time::sleep(WARM_UP).await;
        drop(hall.times.take());
        let mark = Mark { at: Instant::now(), processor: house.processor_time()? };
        tokio::time::sleep(Duration::from_secs(self.arguments.seconds)).await;
        report.seconds = mark.at.elapsed().as_secs_f64();
        report.processor = house.processor_time()?.saturating_sub(mark.processor);
        let times = hall.times.take();
        report.memory_end = house.memory()?;
        door.send_replace(false);
        while tables.join_next().await.is_some() {}
        report.pages = hall.pages.of_all();
        report.decisions = times.len();
        report.p50 = percentile(&times, 50.0);
        report.p99 = percentile(&times, 99.0);
        report.longest = times.last().copied().unwrap_or_default();
        report.games = hall.games.load(Ordering::Relaxed);
        report.failures = hall.failures.load(Ordering::Relaxed);
        report.beaten = hall.beaten.load(Ordering::Relaxed);
        Ok(report)
    }

    fn how(&self) -> How {
        let Arguments { tables, viewers, no_pages, pace, idle, .. } = self.arguments;
        How { tables, viewers, pages: !no_pages, pace, idle }
    }

    /// Makes every table, several at a time.
    async fn gather(&self, house: &House) -> io::Result<Vec<(Party, String)>> {
        let address = house.address;
        let visitor = Person::enter(address, "Load").await?;
        let games = games(&visitor).await?;
        let mut waiting = JoinSet::new();
        let mut parties = Vec::new();
        for index in 0..self.arguments.tables {
            if waiting.len() >= AT_ONCE {
                parties.extend(joined(&mut waiting).await?);
            }
            let (game, seats) = games[index % games.len()].clone();
            let Arguments { viewers, no_pages, .. } = self.arguments;
            let pages = !no_pages;
            waiting.spawn(async move {
                let mut players = Vec::new();
                for seat in 0..seats {
                    players.push(Person::enter(address, &format!("P{index}.{seat}")).await?);
                }
                let party = Party { game, players, viewers, pages };
                let table = party.sit_down().await?;
                io::Result::Ok((party, table))
            });
        }
        while !waiting.is_empty() {
            parties.extend(joined(&mut waiting).await?);
        }
        Ok(parties)
    }
}

async fn joined<T: 'static>(waiting: &mut JoinSet<io::Result<T>>) -> io::Result<Option<T>> {
    match waiting.join_next().await {
        Some(Ok(done)) => done.map(Some),
        Some(Err(error)) => Err(io::Error::other(error)),
        None => Ok(None),
    }
}

/// Every game there is with the number of seats to play it with: four, or as near as it goes.
async fn games(visitor: &Person) -> io::Result<Vec<(String, usize)>> {
    let document = visitor.get("/api/v1/games").await?;
    let games: Vec<(String, usize)> = document["games"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|game| {
            let least = game["players"]["least"].as_u64()?;
            let most = game["players"]["most"].as_u64()?;
            Some((game["name"].as_str()?.to_owned(), 4.clamp(least, most) as usize))
        })
        .collect();
    if games.is_empty() {
        return Err(io::Error::other(format!("the server has no games: {document}")));
    }
    Ok(games)
}
