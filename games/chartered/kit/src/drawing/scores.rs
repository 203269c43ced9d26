//! What everybody has in the end, and where it came from.

use damrak_chartered::{Company, View};
use damrak_core::{Arg, Phrase, Seat};

use super::Brush;
use damrak_draw::scene::{ScoreKind, ScoreRow, Scores};

/// Sums by seat.
type Sums = Vec<i32>;

/// What was paid out while building, and for shares of each company in the end.
struct Earned {
    payouts: Sums,
    redeemed: [Sums; Company::ALL.len()],
}

impl Earned {
    fn of(view: &View, told: &mut dyn Iterator<Item = &Phrase>) -> Self {
        let none = || vec![0; view.players.len()];
        let mut earned = Self { payouts: none(), redeemed: std::array::from_fn(|_| none()) };
        for phrase in told {
            let sums = match phrase.key {
                "chartered-event-paid-out" => &mut earned.payouts,
                "chartered-event-redeemed" => match company(phrase) {
                    Some(company) => &mut earned.redeemed[company.index()],
                    None => continue,
                },
                _ => continue,
            };
            let sum = seat(phrase).and_then(|seat| sums.get_mut(seat.index()));
            if let (Some(sum), Some(amount)) = (sum, number(phrase, "amount")) {
                *sum += amount;
            }
        }
        earned
    }
}

/// The argument of this name.
fn arg<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p Arg> {
    phrase.args.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg)
}

/// A number that a phrase names.
pub(super) fn number(phrase: &Phrase, name: &str) -> Option<i32> {
    match arg(phrase, name)? {
        Arg::Number(number) => i32::try_from(*number).ok(),
        _ => None,
    }
}

fn seat(phrase: &Phrase) -> Option<Seat> {
    match arg(phrase, "player")? {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    }
}

/// The company that a phrase names.
pub(super) fn company(phrase: &Phrase) -> Option<Company> {
    company_as(phrase, "company")
}

/// The company that a phrase names so.
pub(super) fn company_as(phrase: &Phrase, name: &str) -> Option<Company> {
    let Arg::Phrase(named) = arg(phrase, name)? else { return None };
    Company::ALL.into_iter().find(|company| damrak_chartered::company(*company).key == named.key)
}

/// The sheet: cash, then the shares of every company that counted, then what it comes to.
pub(super) fn draw(brush: &Brush<'_>, told: &mut dyn Iterator<Item = &Phrase>) -> Scores {
    let view = brush.view;
    let earned = Earned::of(view, told);
    let money: Vec<Option<i32>> = view.players.iter().map(|player| player.money).collect();
    let for_shares = |seat: usize| earned.redeemed.iter().map(|sums| sums[seat]).sum::<i32>();
    let cash = money.iter().enumerate().map(|(seat, money)| Some((*money)? - for_shares(seat)));
    let row = |key, kind, values| ScoreRow::new(brush.label(key), kind, values);
    let mut rows = vec![row("chartered-score-cash", ScoreKind::Part, cash.collect())];
    for found in &view.companies {
        let sums = &earned.redeemed[found.company.index()];
        if sums.iter().all(|sum| *sum == 0) {
            continue;
        }
        let title = Phrase::new("chartered-score-shares")
            .with("company", damrak_chartered::company(found.company))
            .with("value", found.value);
        let values = sums.iter().map(|sum| Some(*sum)).collect();
        rows.push(ScoreRow::new(brush.say(&title), ScoreKind::Part, values));
    }
    rows.push(row("chartered-score-money", ScoreKind::Sum, money));
    let payouts = earned.payouts.iter().map(|sum| Some(*sum)).collect();
    rows.push(row("chartered-score-payouts", ScoreKind::Detail, payouts));
    let cards = view.players.iter().map(|player| Some(player.cards.into())).collect();
    rows.push(row("chartered-score-cards", ScoreKind::Detail, cards));
    Scores { rows }
}
