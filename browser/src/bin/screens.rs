//! Plays whole games at every size of screen and says how much of what is needed for each decision is in sight:
//! `screens [GAME...] [--size WxH]... [--players N] [--variant NAME] [--seed N] [--language CODE] [--night]
//! [--pictures FOLDER]`; the last keeps a picture of every look.

use std::path::PathBuf;
use std::process::ExitCode;

use damrak_browser::screens::{Play, SIZES, Size, look_at};
use damrak_browser::seen::Seen;
use damrak_browser::{House, Outcome, Page, Trouble};

const USAGE: &str = "usage: screens [GAME...] [--size WxH]... [--players N] [--variant NAME] [--seed N] [--language CODE] [--night] [--pictures FOLDER]";
const LANGUAGES: [&str; 3] = ["en", "de", "nl"];
const GAMES: [&str; 4] = ["kontor", "dutchman", "merchants", "chartered"];

/// What was asked for.
struct Wanted {
    games: Vec<String>,
    sizes: Vec<Size>,
    players: Option<usize>,
    variant: Option<String>,
    /// What all games have in common.
    like: Play,
}

impl Wanted {
    /// Reads the arguments of the command.
    fn read(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let like = Play::of("", 0);
        let mut wanted =
            Self { games: Vec::new(), sizes: Vec::new(), players: None, variant: None, like };
        while let Some(word) = words.next() {
            wanted.take(&word, &mut words)?;
        }
        if wanted.games.is_empty() {
            wanted.games = GAMES.map(str::to_owned).into();
        }
        if wanted.sizes.is_empty() {
            wanted.sizes = SIZES.into();
        }
        Some(wanted)
    }

    fn take(&mut self, word: &str, rest: &mut impl Iterator<Item = String>) -> Option<()> {
        match word {
            "--size" => self.sizes.push(Size::read(&rest.next()?)?),
            "--players" => self.players = Some(rest.next()?.parse().ok()?),
            "--variant" => self.variant = Some(rest.next()?),
            "--seed" => self.like.seed = rest.next()?.parse().ok()?,
            "--language" => {
                let code = rest.next()?;
                self.like.language = LANGUAGES.into_iter().find(|known| *known == code)?;
            }
            "--night" => self.like.night = true,
            "--pictures" => self.like.pictures = Some(PathBuf::from(rest.next()?)),
            game if GAMES.contains(&game) => self.games.push(game.to_owned()),
            _ => return None,
        }
        Some(())
    }

    fn wants(&self, play: &Play) -> bool {
        self.players.is_none_or(|count| play.players == count)
            && self.variant.as_ref().is_none_or(|name| play.variant.as_ref() == Some(name))
    }
}

#[tokio::main]
async fn main() -> Outcome<ExitCode> {
    let Some(wanted) = Wanted::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return Ok(ExitCode::from(2));
    };
    if let Some(folder) = &wanted.like.pictures {
        std::fs::create_dir_all(folder)?;
    }
    let house = House::open()?;
    let mut bad = 0;
    for game in &wanted.games {
        let all = plays(&house, game, &wanted.like).await?;
        for play in all.iter().filter(|play| wanted.wants(play)) {
            for size in &wanted.sizes {
                let found = look_at(&house, play, *size).await;
                bad += usize::from(!found.as_ref().is_ok_and(is_good));
                match found {
                    Ok(seen) => println!("{play} at {size}: {seen}"),
                    Err(trouble) => println!("{play} at {size}: {trouble}"),
                }
            }
        }
    }
    println!("{bad} games in which not everything was in sight");
    Ok(if bad == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn is_good(seen: &Seen) -> bool {
    seen.missing.is_empty() && seen.over.1 <= 0
}

/// A game of every variant with every number of players.
async fn plays(house: &House, game: &str, like: &Play) -> Outcome<Vec<Play>> {
    let page = Page::at(house).await?;
    let about = page.ask("GET", &format!("/api/v1/games/{game}"), None).await?;
    let count = |name: &str| about["players"][name].as_u64().map(|count| count as usize);
    let (Some(least), Some(most)) = (count("least"), count("most")) else {
        return Err(Trouble::page(format!("nobody knows how many play {game}: {about}")));
    };
    let names = about["variants"].as_array().into_iter().flatten();
    let names: Vec<&str> = names.filter_map(|variant| variant["name"].as_str()).collect();
    let mut plays = Vec::new();
    for name in names {
        for players in least..=most {
            let (game, variant) = (game.to_owned(), Some(name.to_owned()));
            plays.push(Play { game, variant, players, ..like.clone() });
        }
    }
    Ok(plays)
}
