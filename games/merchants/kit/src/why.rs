//! Why to decide so, in the words of the game: what comes at once, and what the next scoring would pay, as the board
//! stands. Everything that is named can be read off the table.

use damrak_core::{Phrase, Rules as _, Seat};
use damrak_merchants::{Action, Area, Disk, LOAN, Merchants, Outlook, Position, REPAYMENT};

/// What a decision of a seat brings, or costs, or leaves to others.
pub(crate) fn explain(
    rules: &Merchants,
    position: &Position,
    seat: Seat,
    action: Action,
) -> Option<Phrase> {
    let why = Why { rules, position };
    Some(match action {
        Action::Step(_) | Action::Open(_) | Action::Build(_) => {
            let change = why.change(seat, action);
            change.gain().map_or_else(|| change.no_gain(), |(_, why)| why)
        }
        Action::Back(_) | Action::Close(_) | Action::Raze(_) => why.change(seat, action).loss(),
        Action::Borrow => {
            Phrase::new("merchants-why-borrow").with("amount", LOAN).with("costs", REPAYMENT - LOAN)
        }
        Action::Skip => why.skipping(seat),
        Action::Stop(_) | Action::Place(Disk::Use) => why.card(seat),
        Action::Place(Disk::Auction) => why.for_others(seat, "merchants-why-auctioned"),
        Action::Place(Disk::Discard) => why.for_others(seat, "merchants-why-discarded"),
        Action::Wait => Phrase::new("merchants-why-wait")
            .with("amount", why.cash(seat))
            .with("why", why.card(seat)),
        // Nothing else can be done then.
        Action::Start => return None,
    })
}

struct Why<'a> {
    rules: &'a Merchants,
    position: &'a Position,
}

impl<'a> Why<'a> {
    fn change(&self, seat: Seat, action: Action) -> Change<'a> {
        Change::by(self.rules, self.position, seat, action)
    }

    fn cash(&self, seat: Seat) -> i32 {
        self.rules.outlook(self.position).families[seat.index()].cash
    }

    /// What can be done first with the card in question.
    fn uses(&self, seat: Seat) -> impl Iterator<Item = Change<'a>> {
        let uses = self.rules.uses_of_card(self.position, seat);
        uses.into_iter().map(move |action| self.change(seat, action))
    }

    /// What the best use of the card would bring.
    fn card(&self, seat: Seat) -> Phrase {
        let best = self.uses(seat).filter_map(|change| change.gain()).max_by_key(|(gain, _)| *gain);
        match best {
            Some((_, why)) => Phrase::new("merchants-why-card").with("why", why),
            None => Phrase::new("merchants-why-card-nothing"),
        }
    }

    /// What becomes of a card that the seat does not use itself: to whom else it could bring most.
    fn for_others(&self, seat: Seat, key: &'static str) -> Phrase {
        let sum = |other: Seat| self.uses(other).map(|change| change.sum()).max().unwrap_or(0);
        let others = Seat::all(self.rules.players()).filter(|other| *other != seat);
        let most = others.map(|other| (sum(other), other)).max_by_key(|(sum, _)| *sum);
        Phrase::new(key).with(
            "why",
            match most {
                Some((amount, other)) if amount > 0 => {
                    Phrase::new("merchants-why-rival").with("player", other).with("amount", amount)
                }
                _ => Phrase::new("merchants-why-rival-nothing"),
            },
        )
    }

    /// What is forgone, or saved.
    fn skipping(&self, seat: Seat) -> Phrase {
        let mut offered = Vec::new();
        self.rules.legal_actions(self.position, seat, &mut offered);
        if offered.contains(&Action::Borrow) {
            return Phrase::new("merchants-why-no-loan")
                .with("amount", self.cash(seat))
                .with("costs", REPAYMENT - LOAN);
        }
        offered.retain(|action| *action != Action::Skip);
        let gains = offered.into_iter().filter_map(|action| self.change(seat, action).gain());
        match gains.max_by_key(|(gain, _)| *gain) {
            Some((_, why)) => Phrase::new("merchants-why-forgone").with("why", why),
            None => Phrase::new("merchants-why-forgone-nothing"),
        }
    }
}

/// How one decision changes what a seat has and may expect of the next scoring of the area that it touches.
struct Change<'a> {
    rules: &'a Merchants,
    seat: Seat,
    area: Area,
    before: Outlook,
    after: Outlook,
    /// What the next scoring of the area would pay before and after, and when it is.
    pays: Option<(i32, i32, u8)>,
}

impl<'a> Change<'a> {
    fn by(rules: &'a Merchants, position: &Position, seat: Seat, action: Action) -> Self {
        let area = match action {
            Action::Step(_) | Action::Back(_) => Area::Market,
            Action::Build(_) | Action::Raze(_) => Area::Amsterdam,
            _ => Area::Offices,
        };
        let tried = rules.with_token(position, seat, action);
        let (before, after) = (rules.outlook(position), rules.outlook(&tried));
        let next = before.scorings().find(|scoring| scoring.area == area);
        let pays = next.map(|next| {
            let pay = |position| rules.would_pay(position, area, &next.table)[seat.index()];
            (pay(position), pay(&tried), rules.year(position) + next.years)
        });
        Self { rules, seat, area, before, after, pays }
    }

    fn at_once(&self) -> i32 {
        let cash = |outlook: &Outlook| outlook.families[self.seat.index()].cash;
        cash(&self.after) - cash(&self.before)
    }

    /// How much more the next scoring of the area would pay.
    fn more(&self) -> i32 {
        self.pays.map_or(0, |(before, after, _)| after - before)
    }

    /// What comes at once and what the next scoring would pay more.
    fn sum(&self) -> i32 {
        self.at_once() + self.more()
    }

    fn scoring(&self, key: &'static str) -> Option<Phrase> {
        let (before, after, year) = self.pays?;
        let area = self.area.phrase();
        let year = damrak_merchants::year(self.rules.year_name(year));
        let phrase = Phrase::new(key).with("area", area).with("year", year);
        Some(phrase.with("before", before).with("after", after))
    }

    /// What is gained, and how much; nothing if nothing is.
    fn gain(&self) -> Option<(i32, Phrase)> {
        let (before, after) =
            (self.before.families[self.seat.index()], self.after.families[self.seat.index()]);
        let at_once = self.at_once();
        let more = self.more();
        let filled = |before: u8, after: u8| before > 0 && after == 0;
        let bonus = if filled(before.regions_missing, after.regions_missing) {
            Some("merchants-why-regions")
        } else if filled(before.districts_missing, after.districts_missing) {
            Some("merchants-why-districts")
        } else if at_once > 0 {
            Some("merchants-why-bridge")
        } else {
            None
        };
        let bonus = bonus.filter(|_| at_once > 0);
        if let Some(key) = bonus {
            let why = Phrase::new(key).with("amount", at_once);
            let and = self.scoring("merchants-why-and-scoring").filter(|_| more > 0);
            return Some((
                at_once + more.max(0),
                match and {
                    Some(and) => {
                        Phrase::new("merchants-why-both").with("one", why).with("other", and)
                    }
                    None => why,
                },
            ));
        }
        if filled(before.steps_missing, after.steps_missing) {
            return Some((60 + more, Phrase::new("merchants-why-market")));
        }
        if more > 0 {
            return self.scoring("merchants-why-scoring").map(|why| (more, why));
        }
        // Steps towards a bonus that is not there yet.
        let nearer = [
            (before.regions_missing, after.regions_missing, "merchants-why-nearer-regions"),
            (before.districts_missing, after.districts_missing, "merchants-why-nearer-districts"),
            (before.steps_missing, after.steps_missing, "merchants-why-nearer-market"),
        ];
        let (_, missing, key) = nearer.into_iter().find(|(before, after, _)| after < before)?;
        Some((1, Phrase::new(key).with("missing", missing)))
    }

    /// It brings nothing: the next scoring pays as before, or less where strength in one part costs rank in another.
    fn no_gain(&self) -> Phrase {
        let key = if self.more() < 0 { "merchants-why-costs" } else { "merchants-why-same" };
        self.scoring(key).unwrap_or_else(|| Phrase::new("merchants-why-no-scoring"))
    }

    /// What it costs.
    fn loss(&self) -> Phrase {
        let at_once = self.at_once();
        if at_once < 0 {
            return Phrase::new("merchants-why-returns").with("amount", -at_once);
        }
        match self.pays {
            Some((before, after, _)) if after < before => self.scoring("merchants-why-costs"),
            Some(_) => self.scoring("merchants-why-costs-nothing"),
            None => None,
        }
        .unwrap_or_else(|| Phrase::new("merchants-why-no-scoring"))
    }
}
