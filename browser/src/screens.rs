//! Whole games at a size of screen, looked at in every decision.

use std::fmt;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::seen::Seen;
use crate::sight::Moment;
use crate::{House, Offer, Outcome, Page, Table, Turn, Window, editions, hooks};

/// A size of screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// How wide, in pixels.
    pub width: u32,
    /// How high.
    pub height: u32,
}

/// Every size that a table has to fit.
pub const SIZES: [Size; 9] = [
    Size::new(1280, 720),
    Size::new(1366, 768),
    Size::new(1440, 900),
    Size::new(1920, 1080),
    Size::new(390, 844),
    Size::new(360, 740),
    Size::new(844, 390),
    Size::new(768, 1024),
    Size::new(1024, 768),
];

impl Size {
    /// A size.
    pub const fn new(width: u32, height: u32) -> Self {
        Self { width, height }
    }

    /// `1280x720`, as it is written.
    pub fn read(text: &str) -> Option<Self> {
        let (width, height) = text.split_once('x')?;
        Some(Self::new(width.parse().ok()?, height.parse().ok()?))
    }

    /// Whether it is held in a hand, and may keep things one tap away.
    pub const fn is_small(self) -> bool {
        self.width <= 700 || self.height <= 480 || self.width < self.height
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// A game to be looked at.
#[derive(Clone, Debug)]
pub struct Play {
    /// Which game.
    pub game: String,
    /// Which variant; the usual one if it is not said.
    pub variant: Option<String>,
    /// How many play.
    pub players: usize,
    /// What the choices come from.
    pub seed: u64,
    /// What is read.
    pub language: &'static str,
    /// Whether it is played by night.
    pub night: bool,
    /// Where a picture of every look is put.
    pub pictures: Option<PathBuf>,
}

impl Play {
    /// A usual game of so many.
    pub fn of(game: &str, players: usize) -> Self {
        Self {
            game: game.to_owned(),
            variant: None,
            players,
            seed: 5,
            language: "en",
            night: false,
            pictures: None,
        }
    }

    /// What is wanted of the server. Clocks that fall do so quickly.
    fn wanted(&self) -> Value {
        let mut wanted = json!({"game": self.game, "start": true, "setup": {}});
        if let Some(variant) = &self.variant {
            wanted["setup"]["variant"] = json!(variant);
        }
        match editions::quick_clock(&self.game) {
            Some(edition) => wanted["edition"] = edition,
            None => wanted["live"] = json!(false),
        }
        wanted
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, variant, players, .. } = self;
        write!(
            f,
            "{game} of {players}{}",
            variant.iter().map(|name| format!(", {name}")).collect::<String>()
        )
    }
}

/// Plays a whole game against opponents who answer at once, and looks at every own decision.
pub async fn look_at(house: &House, play: &Play, size: Size) -> Outcome<Seen> {
    let page = Page::new(Window::default()).await?;
    page.show_at(size).await?;
    page.prefer_media("prefers-color-scheme", if play.night { "dark" } else { "light" }).await?;
    page.prefer(play.language).await?;
    page.open(&house.page("/")).await?;
    page.introduce("Anna").await?;
    let settings = json!({"settings": {"language": play.language}});
    page.ask("PATCH", "/api/v1/me", Some(settings)).await?;
    let seats: Vec<&str> =
        std::iter::once("me").chain(std::iter::repeat_n("random", play.players - 1)).collect();
    let table = page.make_table(&seats, play.wanted()).await?;
    page.sit_before(house, &table).await?;
    page.watch_shifts().await?;
    let mut choose = random(play.seed);
    let mut known = Moment::Over;
    let mut looker = Looker { page: &page, table: &table, play, size, seen: Seen::default() };
    loop {
        let moment = page.next_moment(&known).await?;
        match &moment {
            Moment::Over => break,
            Moment::Fall(fall) => {
                looker.look(fall).await?;
                if choose().is_multiple_of(2) {
                    page.press(" ").await?;
                }
            }
            Moment::Turn(state) => looker.decide(state, choose()).await?,
        }
        known = moment;
    }
    looker.keep_picture().await?;
    page.is_content().await?;
    Ok(looker.seen)
}

/// Who looks at a game.
struct Looker<'a> {
    page: &'a Page,
    table: &'a Table,
    play: &'a Play,
    size: Size,
    seen: Seen,
}

impl Looker<'_> {
    async fn look(&mut self, at: &str) -> Outcome<()> {
        let sight = self.page.see(self.size).await?;
        self.seen.add(at, sight);
        self.keep_picture().await
    }

    /// Keeps what is seen now, where that is wanted.
    async fn keep_picture(&self) -> Outcome<()> {
        let Some(folder) = &self.play.pictures else { return Ok(()) };
        let name = format!("{}-{}-{:03}.png", self.play, self.size, self.seen.looks);
        let name = name.replace([' ', ','], "-");
        Ok(std::fs::write(folder.join(name), self.page.glimpse().await?)?)
    }

    /// Looks, picks one thing after the other and looks again, and decides.
    async fn decide(&mut self, state: &str, choice: usize) -> Outcome<()> {
        let page = self.page;
        let turn = page.read_turn().await?;
        let Some(Turn::Mine { offers, state: now }) = turn else { return Ok(()) };
        if now != state {
            return Ok(());
        }
        self.look(state).await?;
        self.seen.decisions += 1;
        let offer = &offers[choice % offers.len()];
        let steps = pick(page, offer).await?;
        if steps > 0 {
            self.look(&format!("{state}, picked")).await?;
        }
        let script = "return Number(document.querySelector('form:has(input[name=turn]) input[name=seat]')?.value ?? 1);";
        let seat = page.run(script, vec![]).await?;
        let wish = json!({"wish": "decide", "seat": seat, "turn": state, "action": offer.action});
        match page.wish(self.table, wish).await {
            // Somebody else was quicker: that is a decision less.
            Err(trouble) if trouble.to_string().contains("stale") => Ok(()),
            decided => decided,
        }
    }
}

/// Points at what an offer names, as far as that does not decide already; says at how many things.
async fn pick(page: &Page, offer: &Offer) -> Outcome<usize> {
    if offer.is_handful || offer.number.is_some() {
        return Ok(0);
    }
    let confirms = page.sees(&format!("{}, .confirm", hooks::CONFIRM[0])).await?;
    let most = if confirms { offer.targets.len() } else { offer.targets.len().saturating_sub(1) };
    let script = "
        const found = document.querySelector(`[data-target='${arguments[0]}'][data-offered]:not([data-picked])`);
        found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return Boolean(found);";
    for (done, target) in offer.targets.iter().take(most).enumerate() {
        if page.run(script, vec![json!(target)]).await? == false {
            return Ok(done);
        }
    }
    Ok(most)
}

/// Choices that look random and are the same in every run.
fn random(seed: u64) -> impl FnMut() -> usize {
    let mut state = seed;
    move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    }
}
