//! The table as text, from a view alone.

use damrak_core::{Line, Phrase, Printed, Seat};

use crate::components::{Good, Symbol};
use crate::view::{CardView, CellView, HarbourView, PileView, PlayerView};

/// Characters inside a drawn cell.
const WIDTH: usize = 6;

pub(crate) fn draw_player(player: &PlayerView) -> Line {
    let known: Vec<&str> = player.known.iter().map(|card| card.id.as_str()).collect();
    let unseen: String = [("R", 0), ("C", 1), ("S", 2)]
        .iter()
        .flat_map(|(letter, kind)| {
            let letter = if *kind == 0 && player.seat.index() == 1 { "K" } else { letter };
            std::iter::repeat_n(format!(" {letter}??"), usize::from(player.unseen[*kind]))
        })
        .collect();
    let hand = format!("{}{unseen}", known.join(" "));
    let hand = if hand.is_empty() { "-" } else { hand.trim() };
    Phrase::new("kontor-table-player")
        .with("player", player.seat)
        .with("colour", colour(player.seat))
        .with("guilders", player.guilders)
        .with("guards", player.guards)
        .with("points", player.points)
        .with("count", player.pile.count)
        .with("top", top(&player.pile))
        .with("hand", hand)
        .into()
}

fn colour(seat: Seat) -> Phrase {
    Phrase::new(if seat.index() == 0 { "kontor-red" } else { "kontor-black" })
}

pub(crate) fn top(pile: &PileView) -> String {
    pile.top.as_ref().map_or_else(|| "-".to_owned(), short)
}

/// A card in a few characters: `R11ƒ tw`.
pub(crate) fn short(card: &Printed<CardView>) -> String {
    let goods: String = card.goods.iter().map(|good| letter(*good)).collect();
    let gap = if goods.is_empty() { "" } else { " " };
    let crane = if card.kind == "crane" { " [Y]" } else { "" };
    format!("{}{}{crane}{gap}{goods}", card.id, sign(card.symbol))
}

fn letter(good: Good) -> char {
    match good {
        Good::Tea => 't',
        Good::Wine => 'w',
        Good::Spice => 's',
    }
}

fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::None => "",
        Symbol::Guilder => "ƒ",
        Symbol::Boat => "^",
    }
}

pub(crate) fn draw_border(harbour: &HarbourView) -> Line {
    let key = match (harbour.rows_fixed, harbour.columns_fixed) {
        (true, true) => "kontor-table-border-fixed",
        (true, false) => "kontor-table-border-rows",
        (false, true) => "kontor-table-border-columns",
        (false, false) => "kontor-table-border-open",
    };
    Phrase::new(key).into()
}

/// The cells the harbour can still reach, with two lines of text in each.
pub(crate) fn draw_harbour(harbour: &HarbourView) -> Vec<Line> {
    let columns: Vec<u8> = (harbour.columns.0..=harbour.columns.1).collect();
    let rule = |left: &str, middle: &str, right: &str| {
        let bars = vec!["─".repeat(WIDTH); columns.len()];
        format!("    {left}{}{right}", bars.join(middle))
    };
    let letters: String = columns
        .iter()
        .map(|column| format!("{:^width$}", char::from(b'a' + column), width = WIDTH + 1))
        .collect();
    let mut lines = vec![format!("    {letters}"), rule("┌", "┬", "┐")];
    for row in harbour.rows.0..=harbour.rows.1 {
        if row > harbour.rows.0 {
            lines.push(rule("├", "┼", "┤"));
        }
        let drawn: Vec<[String; 2]> = columns
            .iter()
            .map(|column| {
                let at = |cell: &&CellView| cell.row == row && cell.column == *column;
                draw_cell(harbour.cells.iter().find(at), harbour.boat.as_deref())
            })
            .collect();
        let join = |half: usize| {
            drawn.iter().map(|cell| format!("{:<WIDTH$}", cell[half])).collect::<Vec<_>>().join("│")
        };
        lines.push(format!(" {:>2} │{}│", row + 1, join(0)));
        lines.push(format!("    │{}│", join(1)));
    }
    lines.push(rule("└", "┴", "┘"));
    lines.into_iter().map(Line::from).collect()
}

pub(crate) fn draw_cell(cell: Option<&CellView>, boat: Option<&str>) -> [String; 2] {
    let Some(cell) = cell else { return [String::new(), String::new()] };
    let card = &cell.card;
    let goods: String = card.goods.iter().map(|good| letter(*good)).collect();
    let below = match (card.kind, cell.bridge) {
        (_, Some(direction)) => format!("={direction}="),
        ("anchor", _) => "~[+]~~".to_owned(),
        ("canal" | "flood", _) => "~~~~~~".to_owned(),
        ("crane", _) => "[Y]".to_owned(),
        ("customs", _) => "[%]".to_owned(),
        _ => goods,
    };
    let mark = match (cell.guard, cell.closed) {
        (Some(seat), _) => if seat.index() == 0 { " #R" } else { " #K" }.to_owned(),
        (None, true) => " #".to_owned(),
        (None, false) => String::new(),
    };
    let name = if card.kind == "anchor" {
        String::new()
    } else {
        format!("{}{}", card.id, sign(card.symbol))
    };
    if boat == Some(cell.cell.as_str()) {
        return [name, "<==>".to_owned()];
    }
    [name, format!("{below}{mark}").chars().take(WIDTH).collect()]
}
