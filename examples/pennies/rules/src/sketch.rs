//! The table as text, from a view alone.

use damrak_core::{Line, Phrase};

use crate::coins::Coin;
use crate::view::{PlayerView, View};

/// Draws the whole table: a line a player, and the viewer's hand.
pub(crate) fn draw(view: &View) -> Vec<Line> {
    let round = Phrase::new("pennies-table-round").with("round", view.round());
    let mut lines = vec![round.with("rounds", view.rounds).into()];
    lines.extend(view.players.iter().map(|player| draw_player(view, player).into()));
    if let Some(own) = &view.own {
        lines.push(Phrase::new("pennies-table-hand").with("coins", list(&own.hand)).into());
    }
    lines
}

/// The player's coins round by round, winners with a star: `9* 2 #`.
fn draw_player(view: &View, player: &PlayerView) -> Phrase {
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

fn list(coins: &[Coin]) -> String {
    let coins: Vec<String> = coins.iter().map(|coin| coin.0.to_string()).collect();
    coins.join(" ")
}
