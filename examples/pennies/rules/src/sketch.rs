//! The table as text, from a view alone.

use damrak_core::Phrase;

use crate::coins::Coin;
use crate::view::{PlayerView, View};

/// The player's coins round by round, winners with a star: `9* 2 #`.
pub(crate) fn draw_player(view: &View, player: &PlayerView) -> Phrase {
    let mut coins: Vec<String> = Vec::with_capacity(view.past.len() + 1);
    for round in &view.past {
        let coin = round.coins.get(player.seat.index()).copied().unwrap_or_default();
        let star = if round.winner == Some(player.seat) { "*" } else { "" };
        coins.push(format!("{}{star}", coin.0));
    }
    if player.has_laid {
        coins.push("#".to_owned());
    }
    if coins.is_empty() {
        coins.push("-".to_owned());
    }
    Phrase::new("pennies-table-player")
        .with("player", player.seat)
        .with("coins", coins.join(" "))
        .with("points", player.points)
}

pub(crate) fn list(coins: &[Coin]) -> String {
    let coins: Vec<String> = coins.iter().map(|coin| coin.0.to_string()).collect();
    coins.join(" ")
}
