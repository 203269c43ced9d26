//! The card of a table: what is shown with a link to it. Nothing but what a spectator may see is on it.

use std::any::Any;

use damrak_core::{Phrase, Seat, Viewer};
use damrak_draw::{Card, Context, Sheet};
use damrak_store::Status;
use damrak_words::{Language, words};

use damrak_table::model::Occupant;
use damrak_table::sight::Facts;
use damrak_table::visit::Visit;

/// The card of a table now, or at an earlier position of its game; only the game itself where spectators may
/// not look.
pub fn of(visit: &Visit, earlier: Option<&(dyn Any + Send + Sync)>, language: Language) -> Sheet {
    let table = visit.facts();
    let names = table.names();
    let say = |phrase: &Phrase| words().say_sentence(language, phrase, &names);
    let info = table.rules().info();
    let draws = table.kit().drawing;
    let tile = draws.map(|drawing| drawing.tile()).unwrap_or_default();
    let Ok(sight) = visit.sight(None) else {
        let about = say(&Phrase::new(info.about));
        return Card { title: info.title, lines: &[], now: &about, picture: &tile }.draw();
    };
    let now = sight.look();
    let board = earlier.or(now.as_deref()).zip(draws).and_then(|(view, drawing)| {
        let context = Context::new(Viewer::Spectator, language, &names);
        Some(drawing.draw(view, &context)?.board.sheet.svg)
    });
    let variant = info.variants.iter().find(|variant| variant.name == table.head().variant);
    let way = match variant {
        Some(variant) if info.variants.len() > 1 => {
            format!("{} · {}", info.title, say(&Phrase::new(variant.title)))
        }
        _ => info.title.to_owned(),
    };
    let seated = table.seats().into_iter().enumerate();
    let seated = seated.filter(|(_, seat)| *seat.occupant != Occupant::Open);
    let players = people("draw-card-players", seated.map(|(index, _)| Seat::from_index(index)));
    let lines = [way, players.map(|players| say(&players)).unwrap_or_default()];
    let state = say(&state(table));
    let picture = board.unwrap_or(tile);
    Card { title: &table.head().title, lines: &lines, now: &state, picture: &picture }.draw()
}

/// The board of a table as whoever visits may see it now; nothing where they may not look, before the deal, and of a
/// game that is not drawn.
pub fn board(visit: &Visit, language: Language) -> Option<Sheet> {
    let sight = visit.sight(None).ok()?;
    let (view, names) = (sight.look()?, sight.names());
    let context = Context::new(sight.viewer(), language, &names);
    Some(sight.kit().drawing?.draw(view.as_ref(), &context)?.board.sheet)
}

/// Whose turn it is, or who won.
fn state(table: Facts<'_>) -> Phrase {
    match table.head().status {
        Status::Gathering => Phrase::new("draw-card-gathering"),
        Status::Playing => people("draw-card-turn", table.waiting().into_iter())
            .unwrap_or(Phrase::new("draw-card-over")),
        Status::Over | Status::Closed => {
            let ranks = table.ranks().unwrap_or_default();
            let first = ranks.into_iter().filter(|(_, rank)| *rank == 1).map(|(seat, _)| seat);
            people("draw-card-won", first).unwrap_or(Phrase::new("draw-card-over"))
        }
    }
}

/// A sentence about some people; nothing if there are none.
fn people(key: &'static str, seats: impl Iterator<Item = Seat>) -> Option<Phrase> {
    let names: Vec<Phrase> =
        seats.map(|seat| Phrase::new("page-name").with("player", seat)).collect();
    (!names.is_empty()).then(|| Phrase::new(key).with("players", names))
}

#[cfg(test)]
mod tests {
    use damrak_core::{Rng, Seed};

    use damrak_table::visit::arranged::Watched;

    use super::*;

    fn to_kontor(watched: Watched) -> Visit {
        Visit::to_a_game(&damrak_games::kits(), "kontor", watched)
    }

    #[test]
    fn positions_that_differ_only_in_what_is_hidden_have_the_same_card() {
        let mut table = to_kontor(Watched::ByAnybody);
        let mut rng = Rng::new(Seed::from_number(3));
        let mut differences = 0;
        for _ in 0..40 {
            let real = of(&table, None, Language::English);
            for seat in Seat::all(2) {
                let (guess, differs) = table.guessed(seat, &mut rng);
                differences += u32::from(differs);
                assert_eq!(of(&guess, None, Language::English), real);
            }
            if table.decide(&mut rng).is_none() {
                break;
            }
        }
        assert!(differences > 20, "guesses differ from the truth ({differences})");
    }

    #[test]
    fn a_card_says_whose_turn_it_is_and_an_unseen_table_says_nothing() {
        let seen = of(&to_kontor(Watched::ByAnybody), None, Language::German).svg;
        assert!(seen.contains("Rainy evening") && seen.contains("Anna"), "{seen:.800}");
        assert!(seen.contains("am Zug"));
        let unseen = of(&to_kontor(Watched::ByPlayers), None, Language::German).svg;
        for word in ["Rainy", "Anna", "Piet", "data-target"] {
            assert!(!unseen.contains(word), "{word}");
        }
        assert!(unseen.contains("Kontor"));
    }
}
