//! The scores of a game that is over: what each scoring brought to whom, and what else came and went.

use damrak_core::{Arg, Phrase, Seat};
use damrak_merchants::LOAN;

use super::Brush;
use damrak_draw::scene::{ScoreKind, ScoreRow, Scores};

/// What came and went, in the order in which it stands on the sheet.
#[derive(Default)]
struct Ledger {
    players: usize,
    begun: i64,
    /// The year, what was scored in it, and what everybody got.
    scorings: Vec<(Arg, &'static str, Vec<i64>)>,
    bonuses: Vec<i64>,
    auctions: Vec<i64>,
    loans: Vec<i64>,
    repaid: Vec<i64>,
}

/// Every scoring, bonuses, what was paid at auctions, and loans; all of it is what everybody has in the end.
pub(super) fn draw(brush: &Brush<'_>, told: &mut dyn Iterator<Item = &Phrase>) -> Scores {
    let players = brush.view.players.len();
    let none = || vec![0; players];
    let mut ledger = Ledger {
        players,
        bonuses: none(),
        auctions: none(),
        loans: none(),
        repaid: none(),
        ..Ledger::default()
    };
    let mut year = None;
    for phrase in told {
        if let Some(came) = arg(phrase, "year").filter(|_| is_year(phrase)) {
            year = Some(came);
        }
        ledger.enter(phrase, year);
    }
    ledger.sheet(brush)
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    match arg(phrase, name) {
        Some(Arg::Number(number)) => *number,
        _ => 0,
    }
}

fn player(phrase: &Phrase) -> Option<Seat> {
    match arg(phrase, "player") {
        Some(Arg::Seat(seat)) => Some(*seat),
        _ => None,
    }
}

fn is_year(phrase: &Phrase) -> bool {
    matches!(phrase.key, "merchants-event-year" | "merchants-event-year-bare")
}

impl Ledger {
    fn enter(&mut self, phrase: &Phrase, year: Option<&Arg>) {
        let amount = number(phrase, "amount");
        let (column, sum) = match phrase.key {
            "merchants-event-began" => {
                self.begun = amount;
                return;
            }
            "merchants-event-scored" => return self.score(phrase, year),
            "merchants-event-bonus-regions"
            | "merchants-event-bonus-districts"
            | "merchants-event-bonus-bridge" => (&mut self.bonuses, amount),
            "merchants-event-lost-regions"
            | "merchants-event-lost-districts"
            | "merchants-event-lost-bridge" => (&mut self.bonuses, -amount),
            "merchants-event-sold" | "merchants-event-sold-unstopped" => {
                (&mut self.auctions, -number(phrase, "price"))
            }
            "merchants-event-borrowed" | "merchants-event-borrowed-forced" => {
                (&mut self.loans, i64::from(LOAN))
            }
            "merchants-event-repaid" => (&mut self.repaid, -amount),
            _ => return,
        };
        if let Some(entry) = player(phrase).and_then(|seat| column.get_mut(seat.index())) {
            *entry += sum;
        }
    }

    /// A part of an area: the payments of all its parts stand in one row.
    fn score(&mut self, phrase: &Phrase, year: Option<&Arg>) {
        let (Some(year), Some(Arg::Phrase(area)), Some(Arg::List(payments))) =
            (year, arg(phrase, "area"), arg(phrase, "payments"))
        else {
            return;
        };
        let known = |(when, what, _): &(Arg, &str, Vec<i64>)| when == year && *what == area.key;
        let at = self.scorings.iter().position(known).unwrap_or_else(|| {
            self.scorings.push((year.clone(), area.key, vec![0; self.players]));
            self.scorings.len() - 1
        });
        let (_, _, row) = &mut self.scorings[at];
        for payment in payments {
            if let Some(entry) = player(payment).and_then(|seat| row.get_mut(seat.index())) {
                *entry += number(payment, "amount");
            }
        }
    }

    fn sheet(self, brush: &Brush<'_>) -> Scores {
        let part = |title: String, values: Vec<i64>| {
            let said = |value: i64| i32::try_from(value).ok().filter(|value| *value != 0);
            ScoreRow::new(title, ScoreKind::Part, values.into_iter().map(said).collect())
        };
        let mut rows =
            vec![part(brush.label("merchants-score-begun"), vec![self.begun; self.players])];
        for (year, area, values) in self.scorings {
            let title = Phrase::new("merchants-score-scoring").with("year", year);
            rows.push(part(brush.say_within(&title.with("area", Phrase::new(area))), values));
        }
        for (title, values) in [
            ("merchants-score-bonuses", self.bonuses),
            ("merchants-score-auctions", self.auctions),
            ("merchants-score-loans", self.loans),
            ("merchants-score-repaid", self.repaid),
        ] {
            if values.iter().any(|value| *value != 0) {
                rows.push(part(brush.label(title), values));
            }
        }
        let money = brush.view.players.iter().map(|player| player.money).collect();
        rows.push(ScoreRow::new(brush.label("merchants-score-money"), ScoreKind::Sum, money));
        Scores { rows }
    }
}
