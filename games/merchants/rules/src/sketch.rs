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
                .with("year", crate::say::year(&year.year))
                .with("brings", crate::say::brings(year.event))
                .into()
        })
        .collect()
}

/// Who stands where on a track, the foremost first.
pub(crate) fn draw_track(view: &View, commodity: Commodity) -> Line {
    let at = |player: &PlayerView| player.market[commodity.index()];
    let mut players: Vec<&PlayerView> =
        view.players.iter().map(|player| &**player).filter(|player| at(player) > 0).collect();
    players.sort_by_key(|player| std::cmp::Reverse(at(player)));
    let stands = |player: &PlayerView| {
        Phrase::new("merchants-draw-stands").with("player", player.seat).with("space", at(player))
    };
    let named = crate::say::commodity(commodity);
    if players.is_empty() {
        return Phrase::new("merchants-draw-track-empty").with("commodity", named).into();
    }
    let players: Vec<Phrase> = players.into_iter().map(stands).collect();
    Phrase::new("merchants-draw-track").with("commodity", named).with("players", players).into()
}

/// Who holds a space.
fn owner(view: &View, has: impl Fn(&PlayerView) -> bool) -> Option<Seat> {
    view.players.iter().find(|player| has(player)).map(|player| player.seat)
}

/// A place with what is held there and what is free.
fn draw_place(place: Phrase, held: Vec<Phrase>, free: Vec<Phrase>) -> Line {
    let key = match (held.is_empty(), free.is_empty()) {
        (false, false) => "merchants-table-place",
        (true, _) => "merchants-table-place-empty",
        (false, true) => "merchants-table-place-full",
    };
    Phrase::new(key).with("place", place).with("held", held).with("free", free).into()
}

/// The trade offices of a region.
pub(crate) fn draw_region(view: &View, region: Region) -> Line {
    let (mut held, mut free) = (Vec::new(), Vec::new());
    for office in view.board.offices.iter().filter(|office| office.region == region) {
        let said = |key| {
            let good = crate::say::commodity(office.commodity);
            Phrase::new(key).with("space", office.id.as_str()).with("commodity", good)
        };
        match owner(view, |player| player.offices.contains(&office.id)) {
            Some(seat) => held.push(said("merchants-table-office-held").with("player", seat)),
            None => free.push(said("merchants-table-office-free")),
        }
    }
    draw_place(crate::say::region(region), held, free)
}

/// The warehouses of every district, and the bridges between them.
pub(crate) fn draw_amsterdam(view: &View) -> Vec<Line> {
    let mut lines: Vec<Line> = District::ALL.map(|district| draw_district(view, district)).into();
    let bridge = |bridge: &crate::BridgeView| {
        let [from, to] = &bridge.ends;
        Phrase::new("merchants-table-bridge").with("from", from.as_str()).with("to", to.as_str())
    };
    let bridges: Vec<Phrase> = view.board.bridges.iter().map(bridge).collect();
    if !bridges.is_empty() {
        lines.push(Phrase::new("merchants-table-bridges").with("bridges", bridges).into());
    }
    lines
}

fn draw_district(view: &View, district: District) -> Line {
    let (mut held, mut free) = (Vec::new(), Vec::new());
    for house in view.board.houses.iter().filter(|house| house.district == district) {
        let said = |key| Phrase::new(key).with("space", house.id.as_str());
        match owner(view, |player| player.houses.contains(&house.id)) {
            Some(seat) => held.push(said("merchants-table-house-held").with("player", seat)),
            None => free.push(said("merchants-table-house-free")),
        }
    }
    draw_place(crate::say::district(district), held, free)
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
    let [own, auction, discard] = &*view.disks;
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
        view.players.iter().filter(|player| player.sealed).map(|player| seat(player)).collect();
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
