//! The table as text, from a view alone.

use damrak_core::{Line, Phrase, Printed, Seat};

use crate::components::{Commodity, District, Region};
use crate::view::{CardView, PlayerView, View};

/// Years that are shown before they come.
const FORESIGHT: usize = 3;

pub(crate) fn draw_years(view: &View) -> Vec<Line> {
    let years = view.board.years.iter().skip(usize::from(view.year));
    years
        .take(FORESIGHT + 1)
        .enumerate()
        .map(|(index, year)| {
            let key = if index == 0 { "merchants-table-year" } else { "merchants-table-next-year" };
            Phrase::new(key)
                .with("year", year.year.as_str())
                .with("brings", crate::say::brings(year.event))
                .into()
        })
        .collect()
}

/// The numbers of the seats on each space: `|1 3  |2    |`.
pub(crate) fn draw_track(view: &View, commodity: Commodity) -> Line {
    let spaces = (1..=view.board.track_length).map(|space| {
        let stands = |player: &&PlayerView| player.market[commodity.index()] == space;
        let seats: String = view.players.iter().filter(stands).map(sign).collect();
        format!("{seats:<5}")
    });
    let track = format!("|{}|", spaces.collect::<Vec<_>>().join("|"));
    Phrase::new("merchants-table-track")
        .with("commodity", crate::say::commodity(commodity))
        .with("track", track)
        .into()
}

fn sign(player: &PlayerView) -> String {
    player.seat.number().to_string()
}

/// Who stands on a space, or a dot.
fn owner(view: &View, has: impl Fn(&PlayerView) -> bool) -> String {
    view.players.iter().find(|player| has(player)).map_or_else(|| ".".to_owned(), sign)
}

pub(crate) fn draw_region(view: &View, region: Region) -> Line {
    let offices = view.board.offices.iter().filter(|office| office.region == region);
    let spaces: Vec<String> = offices
        .map(|office| {
            let owner = owner(view, |player| player.offices.contains(&office.id));
            format!("{}:{owner}", office.id)
        })
        .collect();
    Phrase::new("merchants-table-region")
        .with("region", crate::say::region(region))
        .with("spaces", spaces.join(" "))
        .into()
}

/// The map of Amsterdam: a cell for each space, `=` where a bridge joins two that lie side by side.
pub(crate) fn draw_amsterdam(view: &View) -> Vec<Line> {
    let houses = &view.board.houses;
    let span = |of: &dyn Fn(&crate::HouseView) -> u8| {
        let least = houses.iter().map(of).min().unwrap_or_default();
        least..=houses.iter().map(of).max().unwrap_or_default()
    };
    let at = |x: u8, y: u8| houses.iter().find(|house| (house.x, house.y) == (x, y));
    let names = District::ALL.map(|district| {
        let first = houses.iter().find(|house| house.district == district);
        let first = first.map(|house| house.id.clone()).unwrap_or_default();
        Phrase::new("merchants-table-district")
            .with("district", crate::say::district(district))
            .with("house", first)
    });
    let mut lines: Vec<Line> =
        vec![Phrase::new("merchants-table-districts").with("districts", names.to_vec()).into()];
    for y in span(&|house| house.y) {
        let mut line = "  ".to_owned();
        for x in span(&|house| house.x) {
            let cell = at(x, y).map(|house| {
                let owner = owner(view, |player| player.houses.contains(&house.id));
                format!("{}:{owner}", house.id)
            });
            line.push_str(&format!("{:<7}", cell.unwrap_or_default()));
            let joined = match (at(x, y), x.checked_add(1).and_then(|next| at(next, y))) {
                (Some(a), Some(b)) => view
                    .board
                    .bridges
                    .iter()
                    .any(|bridge| bridge.ends.contains(&a.id) && bridge.ends.contains(&b.id)),
                _ => false,
            };
            line.push_str(if joined { "= " } else { "  " });
        }
        lines.push(line.trim_end().to_owned().into());
    }
    lines
}

pub(crate) fn draw_player(view: &View, player: &PlayerView) -> Line {
    let held = |has: bool| if has { "+" } else { "-" };
    let bonuses = player.bonuses;
    let market = if bonuses.market == "none" { "-" } else { "+" };
    let key = match (player.seat == view.mayor, player.money.is_some()) {
        (true, true) => "merchants-table-mayor",
        (true, false) => "merchants-table-mayor-hidden",
        (false, true) => "merchants-table-player",
        (false, false) => "merchants-table-player-hidden",
    };
    let phrase = Phrase::new(key)
        .with("player", player.seat)
        .with("number", player.seat.number())
        .with("loans", player.loans)
        .with("offices", counts(player.regions))
        .with("houses", counts(player.districts))
        .with("market", market)
        .with("regions", held(bonuses.regions))
        .with("districts", held(bonuses.districts))
        .with("bridges", bonuses.bridges);
    match player.money {
        Some(money) => phrase.with("money", money).into(),
        None => phrase.into(),
    }
}

fn counts(numbers: [u8; 4]) -> String {
    numbers.map(|number| number.to_string()).join("/")
}

pub(crate) fn draw_disks(view: &View) -> Vec<Line> {
    let name = |card: &Option<Printed<CardView>>| match card {
        Some(card) => card.phrase.clone(),
        None => Phrase::new("merchants-card-none"),
    };
    let [own, auction, discard] = &view.disks;
    let mut lines: Vec<Line> = vec![
        Phrase::new("merchants-table-turn")
            .with("turn", view.turn.min(view.turns))
            .with("turns", view.turns)
            .with("cards", view.cards_left)
            .into(),
        Phrase::new("merchants-table-disks")
            .with("use", name(own))
            .with("auction", name(auction))
            .with("discard", name(discard))
            .into(),
    ];
    if let Some(opener) = view.auction.as_ref().and_then(|auction| auction.opener) {
        lines.push(Phrase::new("merchants-table-doubled").with("player", opener).into());
    }
    let sealed: Vec<Phrase> =
        view.players.iter().filter(|player| player.sealed).map(seat).collect();
    if !sealed.is_empty() {
        lines.push(Phrase::new("merchants-table-sealed").with("players", sealed).into());
    }
    if let Some(own) = view.own.as_ref().and_then(|own| own.sealed.clone()) {
        lines.push(Phrase::new("merchants-table-own").with("price", own).into());
    }
    lines
}

fn seat(player: &PlayerView) -> Phrase {
    let seat: Seat = player.seat;
    Phrase::new("merchants-table-seat").with("player", seat)
}
