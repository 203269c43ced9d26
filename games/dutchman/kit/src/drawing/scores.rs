//! The scores of a game that is over: every ducat since the beginning, player by player.

use damrak_core::{Arg, Phrase, Seat};
use damrak_dutchman::{Colour, StageView};

use super::Brush;
use damrak_draw::{ScoreKind, ScoreRow, Scores};

/// What went in and out of every purse.
struct Ledger {
    begun: i32,
    met: Vec<i32>,
    shown: Vec<i32>,
    dealt: Vec<i32>,
    short: Vec<Option<i32>>,
}

pub(super) fn draw(brush: &Brush<'_>, told: &mut dyn Iterator<Item = &Phrase>) -> Option<Scores> {
    let view = brush.view;
    if view.stage != StageView::Over {
        return None;
    }
    let count = view.players.len();
    let zero = || vec![0; count];
    let mut ledger =
        Ledger { begun: 0, met: zero(), shown: zero(), dealt: zero(), short: vec![None; count] };
    told.for_each(|phrase| ledger.read(phrase));
    let shares: Vec<Option<i32>> = view
        .players
        .iter()
        .map(|player| {
            let shares = player.shares.filter(|_| !player.bankrupt)?;
            let worth =
                |colour: Colour| i32::from(shares[colour.index()]) * i32::from(brush.worth(colour));
            Some(Colour::ALL.into_iter().map(worth).sum())
        })
        .collect();
    let row = |key, kind, values| ScoreRow::new(brush.label(key), kind, values);
    let part =
        |key, values: &[i32]| row(key, ScoreKind::Part, values.iter().copied().map(Some).collect());
    let wealth = view.players.iter().zip(&shares).map(|(player, shares)| {
        let ducats = player.ducats.filter(|_| !player.bankrupt);
        Some(ducats? + (*shares)?)
    });
    let wealth = wealth.collect();
    let mut rows = vec![
        part("dutchman-scores-begun", &vec![ledger.begun; count]),
        part("dutchman-scores-islands", &ledger.shown),
        part("dutchman-scores-met", &ledger.met),
    ];
    if ledger.dealt.iter().any(|ducats| *ducats != 0) {
        rows.push(part("dutchman-scores-deals", &ledger.dealt));
    }
    rows.push(row("dutchman-scores-shares", ScoreKind::Part, shares));
    rows.push(row("dutchman-scores-wealth", ScoreKind::Sum, wealth));
    if ledger.short.iter().any(Option::is_some) {
        rows.push(row("dutchman-scores-short", ScoreKind::Detail, ledger.short));
    }
    Some(Scores { rows })
}

impl Ledger {
    fn read(&mut self, phrase: &Phrase) {
        let ducats = number(phrase, "ducats");
        match phrase.key {
            "dutchman-event-began" => self.begun = ducats,
            "dutchman-event-shown" => self.shown.add(seat(phrase, "player"), ducats),
            "dutchman-event-met" => {
                for debt in phrases(phrase, "debts") {
                    self.met.add(seat(debt, "player"), -number(debt, "ducats"));
                }
            }
            "dutchman-event-dealt" => {
                for term in phrases(phrase, "terms") {
                    let ducats = number(term, "ducats");
                    self.dealt.add(seat(term, "from"), -ducats);
                    self.dealt.add(seat(term, "to"), ducats);
                }
            }
            "dutchman-event-fell" => {
                let seat = seat(phrase, "player");
                if let Some(short) = seat.and_then(|seat| self.short.get_mut(seat.index())) {
                    *short = Some(number(phrase, "short"));
                }
            }
            _ => {}
        }
    }
}

/// By seat.
trait BySeat {
    fn add(&mut self, seat: Option<Seat>, ducats: i32);
}

impl BySeat for Vec<i32> {
    fn add(&mut self, seat: Option<Seat>, ducats: i32) {
        if let Some(sum) = seat.and_then(|seat| self.get_mut(seat.index())) {
            *sum += ducats;
        }
    }
}

fn argument<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p Arg> {
    phrase.args.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg)
}

fn number(phrase: &Phrase, name: &str) -> i32 {
    match argument(phrase, name) {
        Some(Arg::Number(number)) => i32::try_from(*number).unwrap_or_default(),
        _ => 0,
    }
}

fn seat(phrase: &Phrase, name: &str) -> Option<Seat> {
    match argument(phrase, name) {
        Some(Arg::Seat(seat)) => Some(*seat),
        _ => None,
    }
}

fn phrases<'p>(phrase: &'p Phrase, name: &str) -> &'p [Phrase] {
    match argument(phrase, name) {
        Some(Arg::List(list)) => list,
        _ => &[],
    }
}
