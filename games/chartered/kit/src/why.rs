//! Why a decision is advised: what comes of it in florins, shares and cards that everybody can count. Nothing is used
//! but what the seat sees.

use damrak_chartered::{
    Action, Chartered, Company, PlayerView, Position, ProspectView, StageView, View, company,
};
use damrak_core::{Deaf, Phrase, Rules as _, Seat, Sight as _, Viewer};

/// Why the seat would decide so; nothing if it may not.
pub(crate) fn explain(
    rules: &Chartered,
    position: &Position,
    seat: Seat,
    action: Action,
) -> Option<Phrase> {
    let look = |position: &Position| rules.view(position, Viewer::Seat(seat));
    let mut tried = position.clone();
    rules.apply(&mut tried, seat, action, &mut Deaf).ok()?;
    let why = Why { seat, before: look(position), after: look(&tried) };
    Some(match action {
        Action::Build { .. }
        | Action::Raise { .. }
        | Action::Pair(..)
        | Action::Together(..)
        | Action::Merge(..)
        | Action::Choose(_)
        | Action::Hq(_) => why.building(),
        Action::Take(_) => why.taking(),
        Action::Draw => Phrase::new("chartered-why-draw").with("count", why.before.pile),
        Action::Refresh => Phrase::new("chartered-why-refresh").with("price", -why.gained()),
        Action::Buy(bought) => why.buying(bought),
        Action::Sell(sold) => why.selling(sold),
        Action::SellOut(0) => why.keeping(),
        Action::SellOut(_) => Phrase::new("chartered-why-sell-out").with("amount", why.gained()),
        Action::BuyRoof | Action::BuyEvent => Phrase::new("chartered-why-action")
            .with("price", -why.gained())
            .with("count", why.me(&why.before).action_cards),
        Action::Done | Action::Pass => why.saving(),
        Action::Bid(amount) => Phrase::new("chartered-why-bid")
            .with("amount", amount)
            .with("left", why.money(&why.before) - i32::from(amount)),
        Action::Return(lost) => Phrase::new("chartered-why-lose")
            .with("company", company(lost))
            .with("value", why.before.companies[lost.index()].value),
        _ => why.worth(),
    })
}

/// What a seat sees before and after it decides.
struct Why {
    seat: Seat,
    before: View,
    after: View,
}

impl Why {
    fn me<'v>(&self, view: &'v View) -> &'v PlayerView {
        &view.players[self.seat.index()]
    }

    /// One's own money is never hidden.
    fn money(&self, view: &View) -> i32 {
        self.me(view).money.unwrap_or_default()
    }

    fn gained(&self) -> i32 {
        self.money(&self.after) - self.money(&self.before)
    }

    fn shares(&self, of: Company) -> u8 {
        self.me(&self.before).shares[of.index()]
    }

    /// How many of the seat's plot cards extend a company.
    fn extends(&self, view: &View, of: Company) -> u8 {
        let extends = |own: &&ProspectView| own.outcome == "extend" && own.companies.contains(&of);
        view.own.iter().flat_map(|own| &own.prospects).filter(extends).count() as u8
    }

    /// What it pays, and what one's shares gain or lose by it.
    fn building(&self) -> Phrase {
        let grown = Company::ALL.into_iter().map(|one| {
            let value = |view: &View| i32::from(view.companies[one.index()].value);
            (value(&self.after) - value(&self.before), one)
        });
        let grown = grown.max_by_key(|(by, one)| (by.abs(), *one)).filter(|(by, _)| *by != 0);
        let Some((by, of)) = grown else { return self.leading() };
        let count = self.shares(of);
        let key = match (self.gained() > 0, count > 0) {
            (true, true) if by > 0 => "chartered-why-pays-and-grows",
            (true, true) => "chartered-why-pays-and-falls",
            (true, false) => "chartered-why-pays",
            (false, _) => return self.leading(),
        };
        Phrase::new(key)
            .with("amount", self.gained())
            .with("company", company(of))
            .with("value", self.after.companies[of.index()].value)
            .with("count", count)
            .with("gain", by.abs() * i32::from(count))
    }

    /// What is built leads to something that is still decided, or to nothing yet.
    fn leading(&self) -> Phrase {
        match &self.after.stage {
            StageView::Founding { .. } | StageView::Diagonal { .. } | StageView::Between { .. } => {
                Phrase::new("chartered-why-founds")
            }
            StageView::Bonus { companies, .. } | StageView::Merging { companies, .. } => {
                let sum: u32 = companies
                    .iter()
                    .map(|one| u32::from(self.before.companies[one.index()].value))
                    .sum();
                let listed: Vec<Phrase> = companies.iter().map(|one| company(*one)).collect();
                Phrase::new("chartered-why-merges").with("companies", listed).with("amount", sum)
            }
            StageView::Sales { loser, winner, price, .. } => Phrase::new("chartered-why-swallows")
                .with("loser", company(*loser))
                .with("winner", company(*winner))
                .with("price", *price)
                .with("count", self.shares(*loser)),
            _ => Phrase::new("chartered-why-stands").with("count", self.me(&self.after).cards),
        }
    }

    /// What a card of the market would do.
    fn taking(&self) -> Phrase {
        let had = self.before.own.iter().flat_map(|own| &own.hand).collect::<Vec<_>>();
        let prospects = self.after.own.iter().flat_map(|own| &own.prospects);
        let new = prospects.into_iter().find(|own| !had.contains(&&own.plot));
        match new.and_then(|new| Some((new, new.payout?))) {
            Some((new, payout)) => Phrase::new("chartered-why-take")
                .with("plot", new.plot.as_str())
                .with("amount", payout),
            None => Phrase::new("chartered-why-hold").with("count", self.me(&self.after).cards),
        }
    }

    fn buying(&self, bought: Company) -> Phrase {
        let found = &self.before.companies[bought.index()];
        Phrase::new("chartered-why-buy")
            .with("company", company(bought))
            .with("price", -self.gained())
            .with("value", found.value)
            .with("count", self.extends(&self.before, bought))
    }

    fn selling(&self, sold: Company) -> Phrase {
        Phrase::new("chartered-why-sell")
            .with("company", company(sold))
            .with("amount", self.gained())
            .with("count", self.shares(sold).saturating_sub(1))
    }

    /// Kept shares of a company that is swallowed.
    fn keeping(&self) -> Phrase {
        let StageView::Sales { loser, .. } = self.before.stage else { return self.worth() };
        let phrase = Phrase::new("chartered-why-keep").with("company", company(loser));
        phrase.with("count", self.shares(loser))
    }

    fn saving(&self) -> Phrase {
        Phrase::new("chartered-why-save").with("amount", self.money(&self.before))
    }

    /// What one would have then.
    fn worth(&self) -> Phrase {
        let money = self.money(&self.after);
        let shares = self.me(&self.after).worth.unwrap_or(money) - money;
        Phrase::new("chartered-why-worth").with("money", money).with("shares", shares)
    }
}

#[cfg(test)]
mod tests {
    use damrak_core::{Arg, Rng, Seed, SetupDraft};

    use super::*;

    fn number(phrase: &Phrase, name: &str) -> Option<i64> {
        phrase.args.iter().find(|(other, _)| *other == name).and_then(|(_, arg)| match arg {
            Arg::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// What is named is what the rules do: money that comes or goes, what shares gain, what is left.
    #[test]
    fn the_numbers_of_a_reason_are_those_of_the_game() {
        let info = Chartered::info();
        let (mut paid, mut grown, mut bought, mut kinds) = (0, 0, 0, Vec::new());
        for players in [2, 4] {
            let draft = SetupDraft { players: Some(players), ..SetupDraft::default() };
            let setup = draft.complete(info).expect("a good setup");
            let edition = &info.editions[0];
            let source =
                damrak_core::edition::EditionSource { file: edition.file, text: edition.text };
            let rules = Chartered::open(&setup, source).expect("the shipped edition");
            let mut rng = Rng::new(Seed::from_number(u64::from(players)));
            let mut position = rules.deal(Seed::from_number(5), &mut Deaf);
            let mut actions = Vec::new();
            while let Some(seat) = rules.waiting_for(&position).first() {
                rules.legal_actions(&position, seat, &mut actions);
                for action in actions.iter().copied().step_by(1 + actions.len() / 12) {
                    let why = explain(&rules, &position, seat, action).expect("legal");
                    let mut tried = position.clone();
                    rules.apply(&mut tried, seat, action, &mut Deaf).expect("legal");
                    let of = |position: &Position| rules.outlook(position).merchants[seat.index()];
                    let (before, after) = (of(&position), of(&tried));
                    let gained = i64::from(after.money - before.money);
                    if !kinds.contains(&why.key) {
                        kinds.push(why.key);
                    }
                    match why.key {
                        "chartered-why-pays" | "chartered-why-take" if gained <= 0 => {
                            assert_ne!(why.key, "chartered-why-pays");
                        }
                        "chartered-why-pays-and-grows" => {
                            grown += 1;
                            let worth = i64::from(after.worth - before.worth);
                            assert_eq!(number(&why, "amount"), Some(gained));
                            assert_eq!(number(&why, "gain"), Some(worth - gained), "{why:?}");
                        }
                        "chartered-why-pays" => {
                            paid += 1;
                            assert_eq!(number(&why, "amount"), Some(gained));
                            assert_eq!(
                                number(&why, "value"),
                                Some(gained),
                                "one is paid the value"
                            );
                        }
                        "chartered-why-buy" => {
                            bought += 1;
                            assert_eq!(number(&why, "price"), Some(-gained));
                        }
                        "chartered-why-sell" | "chartered-why-sell-out" => {
                            assert_eq!(number(&why, "amount"), Some(gained));
                        }
                        "chartered-why-worth" => {
                            let whole = number(&why, "money").zip(number(&why, "shares"));
                            let whole = whole.map(|(money, shares)| money + shares);
                            assert_eq!(whole, Some(i64::from(after.worth)));
                        }
                        "chartered-why-save" => {
                            assert_eq!(number(&why, "amount"), Some(i64::from(before.money)));
                        }
                        _ => {}
                    }
                }
                let Some(action) = rules.random_action(&position, seat, &mut actions, &mut rng)
                else {
                    break;
                };
                rules.apply(&mut position, seat, action, &mut Deaf).expect("legal");
            }
        }
        assert!(paid > 20 && grown > 10 && bought > 20, "{paid} {grown} {bought}");
        assert!(kinds.len() > 12, "{kinds:?}");
    }
}
