//! Tables that nobody came to, with time under control.

use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_core::Seed;
use damrak_server::{App, Config, ratings};
use damrak_store::{PersonId, SeatHead, SqliteStore, Status, TableHead, TableId};
use damrak_table::live::housekeeping::{FORGETTING, ROUND};
use damrak_table::live::message::Watcher;
use damrak_table::render::Form;
use damrak_table::settings::{Body, Settings};
use damrak_table::wish::{Asker, Wish};
use damrak_words::Language;
use serde_json::json;
use tokio::sync::oneshot;

/// A house whose hours pass only when they are let.
struct House {
    app: App,
    passed: u64,
    keeper: tokio::task::JoinHandle<()>,
    /// While somebody is busy, time does not pass by itself.
    _busy: oneshot::Sender<()>,
}

impl House {
    fn open(store: Arc<SqliteStore>) -> Self {
        let (busy, done) = oneshot::channel::<()>();
        tokio::task::spawn_blocking(move || done.blocking_recv());
        let kits = damrak_games::kits().only(&["kontor"]);
        let config = Config { idle: Duration::from_secs(5), ..Config::default() };
        let (app, _) = App::new(config, kits, store);
        let keeper = tokio::spawn(app.hub.clone().keep_house());
        Self { app, passed: 0, keeper, _busy: busy }
    }

    async fn pass_hours(&mut self, hours: u32) {
        for _ in 0..hours {
            tokio::task::yield_now().await;
            // A little more than an hour, so that nothing hangs on a millisecond.
            tokio::time::advance(ROUND + Duration::from_millis(5)).await;
            self.passed += 1;
            self.until(|app| app.metrics.rounds.get() >= self.passed).await;
        }
    }

    async fn until(&self, is_so: impl Fn(&App) -> bool) {
        let until = Instant::now() + Duration::from_secs(60);
        while !is_so(&self.app) {
            assert!(Instant::now() < until, "it takes too long");
            tokio::task::yield_now().await;
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// A table; nobody knows what day it is.
    async fn table(&self, name: &str, people: &[&str]) -> TableId {
        let id = TableId(name.into());
        let seat = |person: &&str| match *person {
            "" => SeatHead::default(),
            name => SeatHead { person: Some(PersonId(name.into())), bot: None, name: name.into() },
        };
        let head = TableHead {
            id: id.clone(),
            title: "Kontor".into(),
            game: "kontor".into(),
            variant: "base".into(),
            status: Status::Gathering,
            public: true,
            live: true,
            rated: false,
            owner: PersonId("anna".into()),
            seats: people.iter().map(seat).collect(),
            waiting: Vec::new(),
            decisions: 0,
            created: 0,
            changed: 0,
        };
        let setup = json!({"players": people.len(), "variant": "gulliver"});
        let settings: Settings =
            serde_json::from_value(json!({"game": "kontor", "setup": setup})).unwrap();
        let body = Body::new(settings, Seed::from_bytes([7; 32]), vec![None; people.len()], None);
        self.app.hub.create(head, &body).await.unwrap();
        id
    }

    async fn is_there(&self, id: &TableId) -> bool {
        self.app.store().table(id, None).await.unwrap().is_some()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.keeper.abort();
    }
}

fn store() -> Arc<SqliteStore> {
    Arc::new(SqliteStore::temporary(ratings::rate).unwrap())
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_came_to_is_forgotten_after_hours_that_were_lived_through() {
    let store = store();
    let mut house = House::open(store.clone());
    let empty = house.table("empty", &["", ""]).await;
    let alone = house.table("alone", &["anna", ""]).await;
    let together = house.table("together", &["anna", "piet"]).await;

    // The wall clock says that all of them are as old as 1970.
    house.pass_hours(FORGETTING.empty - 1).await;
    assert!(house.is_there(&empty).await, "a wrong clock on the wall deletes nothing");
    drop(house);
    let mut house = House::open(store);
    assert!(house.is_there(&empty).await, "nor does starting anew");
    house.pass_hours(1).await;
    assert!(!house.is_there(&empty).await);
    assert!(house.is_there(&alone).await);
    assert_eq!(house.app.metrics.tables_forgotten.get(), 1);
    house.pass_hours(FORGETTING.alone - FORGETTING.empty).await;
    assert!(!house.is_there(&alone).await);
    house.pass_hours(FORGETTING.together - FORGETTING.alone - 1).await;
    assert!(house.is_there(&together).await, "two people have an appointment");
    house.pass_hours(1).await;
    assert!(!house.is_there(&together).await, "which neither of them kept for eight weeks");
}

#[tokio::test(start_paused = true)]
async fn a_game_that_bots_were_left_to_is_neither_kept_nor_woken_for_ever() {
    let store = store();
    let mut house = House::open(store.clone());
    let anna = Asker { person: PersonId("anna".into()), name: "Anna".into(), line: None };
    let bots = house.table("bots", &["", ""]).await;
    let played = house.table("played", &["", ""]).await;
    let bot = |seat: u8| json!({"wish": "seat-bot", "seat": seat, "bot": "clerk"});
    let (sit, start) = (json!({"wish": "sit", "seat": 1}), json!({"wish": "start"}));
    for (table, wishes) in
        [(&bots, [bot(1), bot(2), start.clone()]), (&played, [sit, bot(2), start])]
    {
        for wish in wishes {
            let wish: Wish = serde_json::from_value(wish).unwrap();
            house.app.hub.wish(table, anna.clone(), wish).await.unwrap();
        }
    }
    house.pass_hours(FORGETTING.alone - 1).await;
    drop(house);
    let mut house = House::open(store);
    assert_eq!(house.app.hub.wake_all().await.unwrap(), 1, "nobody waits for the bots");
    house.pass_hours(3).await;
    assert!(!house.is_there(&bots).await);
    assert!(house.is_there(&played).await);
}

#[tokio::test(start_paused = true)]
async fn a_table_somebody_looks_at_is_not_forgotten() {
    let mut house = House::open(store());
    let looked_at = house.table("looked-at", &["", ""]).await;
    let visited = house.table("visited", &["", ""]).await;
    let visit =
        || Watcher { person: None, seat: None, language: Language::English, form: Form::default() };
    let watching = house.app.hub.watch(&looked_at, visit()).await.unwrap();
    house.pass_hours(FORGETTING.empty - 1).await;
    house.app.hub.look(&visited, visit()).await.unwrap();
    house.pass_hours(2).await;
    assert!(house.is_there(&looked_at).await && house.is_there(&visited).await);
    drop(watching);
    house.pass_hours(FORGETTING.empty + 2).await;
    assert!(!house.is_there(&visited).await);
}

#[tokio::test(start_paused = true)]
async fn many_forgotten_tables_go_in_small_steps() {
    let mut house = House::open(store());
    for number in 0..45 {
        house.table(&format!("t{number}"), &["", ""]).await;
    }
    house.pass_hours(FORGETTING.empty - 1).await;
    assert_eq!(house.app.metrics.tables_forgotten.get(), 0);
    tokio::time::advance(ROUND + Duration::from_millis(5)).await;
    for step in [20, 40, 45] {
        house.until(|app| app.metrics.tables_forgotten.get() >= step).await;
        assert_eq!(house.app.metrics.tables_forgotten.get(), step);
        tokio::time::advance(Duration::from_millis(250)).await;
    }
}
