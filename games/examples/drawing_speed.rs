//! How long a scene takes to draw, and how large it is.
//!
//!     cargo run --release -p damrak-games --example drawing_speed

use std::hint::black_box;
use std::time::{Duration, Instant};

use damrak_chartered::Chartered;
use damrak_core::{Registry, Rng, Seed, SetupDraft, Viewer};
use damrak_draw::{Context, Drawing};
use damrak_dutchman::Dutchman;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;
use damrak_words::{Language, SeatNumbers};

fn main() {
    let registry =
        Registry::new().with::<Kontor>().with::<Merchants>().with::<Dutchman>().with::<Chartered>();
    for info in registry.games() {
        let Some(drawing) = drawing(info.name) else { continue };
        let Ok(rules) = registry.open(info.name, &SetupDraft::default()) else { continue };
        let mut views = Vec::new();
        for game in 0..20 {
            let seed = Seed::from_number(game);
            let mut rng = Rng::new(seed.derive("speed", 0));
            let (mut position, _) = rules.deal(seed);
            while let Some(seat) = position.waiting_for().first() {
                views.push((Viewer::Seat(seat), position.look(Viewer::Seat(seat))));
                let Some(action) = position.random_action(seat, &mut rng) else { break };
                if position.act(seat, &action).is_err() {
                    break;
                }
            }
        }
        let (mut count, mut bytes, mut took) = (0u32, 0, Duration::ZERO);
        for round in 0..5 {
            for (viewer, view) in &views {
                let language = Language::German;
                let context = Context::new(*viewer, language, &SeatNumbers);
                let begun = Instant::now();
                let scene = black_box(drawing.draw(&**view, &context));
                // The first round fills the memory of sentences.
                if let Some(scene) = scene.filter(|_| round > 0) {
                    took += begun.elapsed();
                    count += 1;
                    let sheets = scene.sheets().map(|sheet| sheet.svg.len()).sum::<usize>();
                    bytes += sheets + scene.notes().map(str::len).sum::<usize>();
                }
            }
        }
        let (count, micros) = (count.max(1), took.as_micros());
        println!(
            "{}: {} µs a scene, {} bytes, {count} scenes",
            info.name,
            micros / u128::from(count),
            bytes / count as usize
        );
    }
}

/// How the game of this name is drawn.
fn drawing(game: &str) -> Option<&'static dyn Drawing> {
    damrak_games::kits().find(game)?.drawing
}
