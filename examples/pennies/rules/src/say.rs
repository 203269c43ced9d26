//! Coins, questions and events as phrases, and decisions as notation.

use damrak_core::{Line, Notation, NotationError, Phrase, Rng, Seat, Speech, Target};

use crate::coins::Coin;
use crate::event::Event;
use crate::position::Position;
use crate::rules::Pennies;
use crate::sketch::{draw_player, list};
use crate::view::View;

/// A coin in the middle of a sentence.
fn coin(coin: Coin) -> Phrase {
    Phrase::new("pennies-coin").with("worth", coin.0)
}

fn coins(list: &[Coin]) -> Vec<Phrase> {
    list.iter().copied().map(coin).collect()
}

impl Notation for Pennies {
    fn notation(&self, coin: Coin) -> String {
        format!("lay {}", coin.0)
    }

    /// Capitals and extra spaces do not matter.
    fn read_notation(&self, text: &str) -> Result<Coin, NotationError> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().take(3).collect();
        let worth = match words[..] {
            ["lay", worth] => worth.parse().ok(),
            _ => None,
        };
        worth.map(Coin).ok_or_else(|| {
            let shown: String = text.chars().take(40).collect();
            NotationError { phrase: Phrase::new("pennies-notation-unknown").with("text", shown) }
        })
    }

    fn any_action(&self, rng: &mut Rng) -> Coin {
        Coin(rng.below(12) as u8)
    }
}

impl Speech for Pennies {
    fn say_action(&self, _: &Position, _: Seat, laid: Coin) -> Phrase {
        Phrase::new("pennies-action-lay").with("coin", coin(laid))
    }

    fn targets(&self, _: &Position, _: Seat, coin: Coin) -> Vec<Target> {
        vec![Target::new("coin", &coin.0.to_string())]
    }

    fn say_question(&self, position: &Position, _: Seat) -> Phrase {
        if self.is_over(position) {
            return Phrase::new("pennies-question-over");
        }
        Phrase::new("pennies-question-lay").with("round", position.done + 1)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Drew { seat, coins: drawn } => {
                Phrase::new("pennies-event-drew").with("player", *seat).with("coins", coins(drawn))
            }
            Event::RoundBegan { round } => Phrase::new("pennies-event-round").with("round", *round),
            Event::Laid { seat, coin: laid } => {
                Phrase::new("pennies-event-laid").with("player", *seat).with("coin", coin(*laid))
            }
            Event::LaidFaceDown { seat } => {
                Phrase::new("pennies-event-laid-face-down").with("player", *seat)
            }
            Event::TurnedUp { coins } => {
                let one = |(seat, coin): &(_, Coin)| {
                    Phrase::new("pennies-coin-of").with("player", *seat).with("worth", coin.0)
                };
                let all: Vec<Phrase> = coins.iter().map(one).collect();
                Phrase::new("pennies-event-turned-up").with("coins", all)
            }
            Event::Won { seat, coin, points } => Phrase::new("pennies-event-won")
                .with("player", *seat)
                .with("worth", coin.0)
                .with("points", *points),
            Event::NobodyWon => Phrase::new("pennies-event-nobody"),
            Event::Kept { seat, coins: kept, worth } => Phrase::new("pennies-event-kept")
                .with("player", *seat)
                .with("coins", coins(kept))
                .with("worth", *worth),
        }
    }

    /// A line a player, and the viewer's hand.
    fn sketch(&self, view: &View) -> Vec<Line> {
        let round = Phrase::new("pennies-table-round").with("round", view.round());
        let mut lines = vec![round.with("rounds", view.rounds).into()];
        lines.extend(view.players.iter().map(|player| draw_player(view, player).into()));
        if let Some(own) = &view.own {
            lines.push(Phrase::new("pennies-table-hand").with("coins", list(&own.hand)).into());
        }
        lines
    }
}
