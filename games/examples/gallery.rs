//! Draws random games of every way to play, by day and by night, for a wide page and a phone.
//!
//!     cargo run -p damrak-games --example gallery [folder] [game]
//!
//! Open `index.html` in the folder (`target/gallery` unless named) and look. All games are drawn, or the one
//! that is named.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

use damrak_chartered::Chartered;
use damrak_core::{
    AnyPosition, AnyRules, Choices, GameInfo, OptionKind, OptionValue, Registry, Rng, Seat, Seed,
    SetupDraft, Viewer,
};
use damrak_draw::{Context, Drawing, Scene, Theme, style};
use damrak_dutchman::Dutchman;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;
use damrak_words::{Language, SeatNumbers};

/// After how many decisions a picture is taken; the last is the end of the game.
const MOMENTS: [u32; 5] = [0, 9, 34, 81, u32::MAX];

/// A game with more ways to play than this shows some of them.
const MOST_WAYS: usize = 30;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).map_or_else(|| PathBuf::from("target/gallery"), PathBuf::from);
    fs::create_dir_all(&folder)?;
    let mut gallery = Gallery { folder, index: String::new(), seen: BTreeSet::new() };
    let only = env::args().nth(2);
    let registry =
        Registry::new().with::<Kontor>().with::<Merchants>().with::<Dutchman>().with::<Chartered>();
    for info in registry.games().filter(|info| only.as_ref().is_none_or(|name| name == info.name)) {
        let setups = setups(info);
        let step = if setups.len() > MOST_WAYS { 7 } else { 1 };
        for (number, (name, draft)) in setups.into_iter().enumerate().step_by(step) {
            let Ok(rules) = registry.open(info.name, &draft) else { continue };
            let name = format!("{}-{name}", info.name);
            gallery.play(rules.as_ref(), &name, Seed::from_number(7 + number as u64))?;
        }
    }
    gallery.finish()
}

/// Every way to play that looks different.
fn setups(info: &GameInfo) -> Vec<(String, SetupDraft)> {
    let mut setups = Vec::new();
    for variant in info.variants {
        let draft = SetupDraft { variant: Some(variant.name.to_owned()), ..SetupDraft::default() };
        for players in info.players.clone() {
            for option in info.options.iter().filter(|option| shows(option.name)) {
                let values = match option.kind {
                    OptionKind::Number { .. } => Vec::new(),
                    OptionKind::Flag { .. } => {
                        vec![OptionValue::Flag(false), OptionValue::Flag(true)]
                    }
                    OptionKind::Choice(choices) => choices
                        .iter()
                        .map(|choice| OptionValue::Choice(choice.name.to_owned()))
                        .collect(),
                };
                for (number, value) in values.into_iter().enumerate() {
                    let name = format!("{}-{players}-{}-{number}", variant.name, option.name);
                    let options = [(option.name.to_owned(), value)].into();
                    let draft = SetupDraft { players: Some(players), options, ..draft.clone() };
                    setups.push((name, draft));
                }
            }
        }
    }
    setups
}

/// Whether the pictures depend on this option.
fn shows(option: &str) -> bool {
    matches!(option, "special-cards" | "auction" | "nobody-lays" | "cash")
}

struct Gallery {
    folder: PathBuf,
    index: String,
    /// What could be pointed at in some picture besides cards and cells.
    seen: BTreeSet<String>,
}

impl Gallery {
    fn play(&mut self, rules: &dyn AnyRules, name: &str, seed: Seed) -> io::Result<()> {
        let mut rng = Rng::new(seed.derive(name, 0));
        let (mut position, _) = rules.deal(seed);
        let mut taken = 0;
        for (moment, until) in MOMENTS.into_iter().enumerate() {
            while taken < until {
                let Some(seat) = position.waiting_for().first() else { break };
                let Some(action) = lively_action(position.as_ref(), seat, &mut rng) else { break };
                if position.act(seat, &action).is_err() {
                    break;
                }
                taken += 1;
                self.show_what_is_new(position.as_ref(), seat, name)?;
            }
            let viewer = position.waiting_for().first().map_or(Viewer::Spectator, Viewer::Seat);
            self.show(position.as_ref(), viewer, &format!("{name}-{moment}"), moment)?;
        }
        Ok(())
    }

    /// The first picture with each kind of choice and of tray, and the first with a sealed decision.
    fn show_what_is_new(
        &mut self,
        position: &dyn AnyPosition,
        last: Seat,
        name: &str,
    ) -> io::Result<()> {
        for seat in position.waiting_for() {
            let choices = position.choices(seat);
            for target in choices.targets().map(|target| target.0.clone()) {
                let common = [
                    "ask-",
                    "card-",
                    "cell-",
                    "company-",
                    "give-",
                    "house-",
                    "hundreds-",
                    "market-",
                    "office-",
                    "plot-",
                    "price-",
                    "share-",
                    "shoe-",
                    "space-",
                    "ten-",
                    "tens-",
                ];
                let common = common.iter().any(|kind| target.starts_with(kind));
                if !common && self.seen.insert(target.clone()) {
                    self.show(position, Viewer::Seat(seat), &format!("{name}-{target}"), 0)?;
                }
            }
            let context = Context::new(Viewer::Seat(seat), Language::English, &SeatNumbers);
            let game = position.rules().info().name;
            let scene = drawing(game)
                .and_then(|drawing| drawing.draw(&*position.look(context.viewer), &context));
            for tray in scene.iter().flat_map(|scene| scene.parts()) {
                if self.seen.insert(format!("{game} {} {}", tray.id, tray.title)) {
                    let name = format!("{name}-{}-{}", tray.id, tray.title.replace(' ', "-"));
                    self.show(position, Viewer::Seat(seat), &name, 0)?;
                }
            }
            if seat != last && self.seen.insert(format!("sealed {name}")) {
                self.show(position, Viewer::Seat(last), &format!("{name}-sealed"), 1)?;
            }
        }
        Ok(())
    }

    fn show(
        &mut self,
        position: &dyn AnyPosition,
        viewer: Viewer,
        name: &str,
        tongue: usize,
    ) -> io::Result<()> {
        let names =
            ["Anna", "Bartholomeus", "Cleo", "Dirk", "Elisabeth", "Floris"].map(str::to_owned);
        let language = Language::all()[tongue % 3];
        let names_of_all = names.as_slice();
        let context = Context::new(viewer, language, &names_of_all);
        let Some(drawing) = drawing(position.rules().info().name) else { return Ok(()) };
        let Some(scene) = drawing.draw(&*position.look(viewer), &context) else { return Ok(()) };
        let choices = match viewer {
            Viewer::Seat(seat) => position.choices(seat),
            Viewer::Spectator => Choices::default(),
        };
        let first = choices.offers.iter().filter_map(|offer| offer.targets.first());
        let picked = choices.bundles.iter().flat_map(|bundle| bundle.pick.targets());
        let targets: BTreeSet<String> =
            first.chain(picked).map(|target| target.0.clone()).collect();
        let _ = write!(self.index, "<p>{name}:");
        for theme in [Theme::Day, Theme::Night] {
            let file = format!("{name}-{}.svg", theme.name());
            fs::write(self.folder.join(&file), scene.board.sheet.standalone(theme))?;
            let _ = write!(self.index, " <a href=\"{file}\">{file}</a>");
            for width in ["wide", "phone"] {
                let file = format!("{name}-{width}-{}.html", theme.name());
                fs::write(
                    self.folder.join(&file),
                    glowing(page(&scene, theme, width, &names), &targets),
                )?;
                let _ = write!(self.index, " <a href=\"{file}\">{width}</a>");
            }
        }
        Ok(())
    }

    fn finish(self) -> io::Result<()> {
        let mut text =
            format!("<!doctype html><meta charset=\"utf-8\"><style>{}{PAGE}</style>", style::all());
        for drawing in damrak_games::kits().iter().filter_map(|kit| kit.drawing) {
            for theme in [Theme::Day, Theme::Night] {
                let tile = drawing.tile();
                let _ = write!(
                    text,
                    "<span class=\"tile\" data-theme=\"{}\">{tile}</span>",
                    theme.name()
                );
            }
        }
        text.push_str(&self.index);
        let file = self.folder.join("index.html");
        fs::write(&file, text)?;
        println!("{}", file.display());
        Ok(())
    }
}

/// A random decision; passes are rare, so that the harbour fills.
fn lively_action(position: &dyn AnyPosition, seat: Seat, rng: &mut Rng) -> Option<String> {
    let mut action = position.random_action(seat, rng)?;
    for _ in 0..3 {
        if matches!(action.as_str(), "pass" | "decline" | "skip" | "wait") {
            action = position.random_action(seat, rng)?;
        }
    }
    Some(action)
}

/// The page with everything marked that can be pointed at first.
fn glowing(mut page: String, targets: &BTreeSet<String>) -> String {
    for target in targets {
        let plain = format!("data-target=\"{target}\"");
        page = page.replace(&plain, &format!("{plain} data-offered=\"\""));
    }
    page
}

fn page(scene: &Scene, theme: Theme, width: &str, names: &[String]) -> String {
    let mut text = format!(
        "<!doctype html><html data-theme=\"{}\" class=\"{width}\"><meta charset=\"utf-8\">\
         <style>{}{PAGE}</style><main><section>",
        theme.name(),
        style::all()
    );
    let figure = |text: &mut String, title: &str, content: &str| {
        let _ = write!(text, "<figure><figcaption>{title}</figcaption>{content}</figure>");
    };
    figure(&mut text, &scene.board.sheet.title, &scene.board.sheet.svg);
    text.push_str("</section><section>");
    for part in scene.parts() {
        let sheet = part.sheet();
        let content = sheet.as_ref().map_or(part.html().unwrap_or_default(), |sheet| &sheet.svg);
        figure(&mut text, &part.title, content);
    }
    let mut players = String::new();
    for purse in &scene.purses {
        let name = names.get(purse.seat.index()).map_or("", String::as_str);
        let _ = write!(players, "<p title=\"{}\">{} {name}", purse.text, purse.token);
        for part in &purse.parts {
            let _ = write!(players, " {} {}", part.sign, part.value);
        }
    }
    figure(&mut text, "Players", &players);
    for panel in &scene.tabs {
        figure(&mut text, &panel.title, &panel.html);
    }
    text.push_str("</section></main>");
    text
}

const PAGE: &str =
    "body{margin:0;background:var(--paper);color:var(--text);font:15px/1.45 sans-serif}
main{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:10px;max-width:1480px;margin:auto}
.wide main:has(.broad){grid-template-columns:2fr 1fr}
section{display:flex;flex-direction:column;gap:10px;min-width:0}
figure{margin:0;padding:10px;background:var(--card);border:1px solid var(--line);border-radius:14px}
figure .sheet{margin:auto}
figcaption{font:600 15px var(--serif);color:var(--ink);padding:0 0 8px}
.phone body{width:360px}.phone main{display:block;padding:4px}.phone figcaption{padding:2px 4px}
.phone figure{padding:4px 0;margin-bottom:6px;border:0}p{margin:.3em 0}
.tile{display:inline-block;padding:20px;background:var(--paper)}";

/// How the game of this name is drawn.
fn drawing(game: &str) -> Option<&'static dyn Drawing> {
    damrak_games::kits().find(game)?.drawing
}
