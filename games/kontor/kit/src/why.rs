//! Why a decision is advised: what comes of it, in facts that everybody can check on the table. Nothing is used but
//! what the seat sees.

use damrak_core::{Audience, Phrase, Rules as _, Seat, Sight as _, Viewer};
use damrak_kontor::{
    Action, CardId, CellView, DecidedBy, Event, Good, Income, Kind, Kontor, Majority, Outlook,
    Position, SectorOutlook, SectorView, Symbol, Variant, View, decide_majority, other,
};

/// Why the seat would decide so.
pub(crate) fn explain(
    rules: &Kontor,
    position: &Position,
    seat: Seat,
    action: Action,
) -> Option<Phrase> {
    let why = Why {
        rules,
        seat,
        rival: other(seat),
        view: rules.view(position, Viewer::Seat(seat)),
        outlook: rules.outlook(position),
    };
    match action {
        Action::Build(_) | Action::Bridge(..) => why.laying(position, action),
        Action::Remove(cell) => why.removing(&rules.layout().grid.name(cell)),
        Action::RemoveNothing => why.removing_nothing(position),
        Action::BoatTo(cell) => why.sailing(position, action, &rules.layout().grid.name(cell)),
        Action::BoatStays => why.staying(),
        Action::Choose(card) => Some(why.choosing(card)),
        Action::Show(card) => Some(why.by_number(card)),
        Action::Pass => Some(why.passing()),
        Action::Buy => Some(
            why.about("kontor-why-buy")
                .with("guilders", why.guilders(seat))
                .with("left", why.view.specials_left.unwrap_or_default()),
        ),
        Action::Decline => Some(
            why.about("kontor-why-decline")
                .with("guilders", why.guilders(seat))
                .with("theirs", why.guilders(why.rival)),
        ),
    }
}

/// What a seat sees before it decides.
struct Why<'a> {
    rules: &'a Kontor,
    seat: Seat,
    rival: Seat,
    view: View,
    outlook: Outlook,
}

/// What a decision brought about.
struct After {
    view: View,
    outlook: Outlook,
    told: Vec<Event>,
}

impl Why<'_> {
    fn about(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("player", self.rival)
    }

    fn guilders(&self, seat: Seat) -> u8 {
        self.view.players[seat.index()].guilders
    }

    fn name_of(&self, sector: &SectorOutlook) -> String {
        sector.at.map(|cell| self.rules.layout().grid.name(cell)).unwrap_or_default()
    }

    fn after(&self, position: &Position, action: Action) -> Option<(Position, After)> {
        let mut tried = position.clone();
        let mut told: Vec<(Audience, Event)> = Vec::new();
        self.rules.apply(&mut tried, self.seat, action, &mut told).ok()?;
        let after = After {
            view: self.rules.view(&tried, Viewer::Seat(self.seat)),
            outlook: self.rules.outlook(&tried),
            told: told.into_iter().map(|(_, event)| event).collect(),
        };
        Some((tried, after))
    }

    /// Clause K-28: laying the card of the round.
    fn laying(&self, position: &Position, action: Action) -> Option<Phrase> {
        let (_, after) = self.after(position, action)?;
        let cell = after.told.iter().find_map(|event| match event {
            Event::Laid { cell, .. } | Event::LaidOn { cell, .. } => Some(cell.clone()),
            _ => None,
        })?;
        self.closing(&after)
            .or_else(|| self.crane(&after, &cell))
            .or_else(|| self.growing(&after, &cell))
            .or_else(|| self.narrowing(&after))
            .or_else(|| self.earning(&after))
            .or_else(|| Some(self.about("kontor-why-quiet")))
    }

    /// A sector that is closed: one's own before the other's, the largest first.
    fn closing(&self, after: &After) -> Option<Phrase> {
        let closed = after.told.iter().filter_map(|event| match event {
            Event::Closed { sector, size, majority } => Some((sector, *size, majority)),
            _ => None,
        });
        let rank = |winner: Option<Seat>| match winner {
            Some(winner) if winner == self.seat => 2,
            Some(_) => 0,
            None => 1,
        };
        let (cell, size, majority) = closed.max_by_key(|one| (rank(one.2.winner), one.1))?;
        let key = match majority.winner {
            Some(winner) if winner == self.seat => "kontor-why-closes",
            Some(_) => "kontor-why-closes-theirs",
            None => "kontor-why-closes-nobody",
        };
        let phrase = self.about(key).with("cell", cell.as_str()).with("size", size);
        if majority.winner.is_none() {
            return Some(phrase);
        }
        let sector = sector_of(&after.view, cell)?;
        let counts = match self.rules.variant() {
            Variant::TicTacToe => "kontor-why-counts-line",
            Variant::Base | Variant::Poverty if !sector.counts => "kontor-why-counts-not",
            Variant::Base | Variant::Poverty => "kontor-why-counts",
            _ => "kontor-why-counts-all",
        };
        let counts = match (self.rules.variant(), majority.winner == Some(self.seat)) {
            (Variant::TicTacToe, false) => return Some(self.lost_block(cell, size, majority)),
            _ => Phrase::new(counts),
        };
        Some(phrase.with("lead", lead(majority)?).with("counts", counts))
    }

    /// Blocks of Tic Tac Toe have one size: the other gets this one, and that is all there is to say.
    fn lost_block(&self, cell: &str, size: u8, majority: &Majority) -> Phrase {
        let phrase = self.about("kontor-why-trails").with("cell", cell).with("size", size);
        match lead(majority) {
            Some(lead) => phrase.with("lead", lead),
            None => phrase,
        }
    }

    /// Clause K-33: a crane keeps the other away.
    fn crane(&self, after: &After, cell: &str) -> Option<Phrase> {
        let laid = cell_of(&after.view, cell)?;
        if laid.card.kind != "crane" || laid.card.owner != Some(self.seat) {
            return None;
        }
        let count = free_beside(&after.view, laid);
        let phrase = self.about("kontor-why-crane").with("cell", cell).with("count", count);
        (count > 0).then_some(phrase)
    }

    /// The sector that a quay belongs to now.
    fn growing(&self, after: &After, cell: &str) -> Option<Phrase> {
        let sector = sector_of(&after.view, cell)?;
        let name = sector.cells.first()?;
        let outlook = after.outlook.sectors().iter().find(|one| self.name_of(one) == *name)?;
        let size = sector.cells.len() as u32;
        // It may join several: whoever led in any of them.
        let before = |seat: Seat| {
            let led = |one: &&SectorView| one.leader == Some(seat);
            let mut sectors = self.view.harbour.sectors.iter().filter(led);
            sectors.any(|one| one.cells.iter().any(|cell| sector.cells.contains(cell)))
        };
        let about = |key| self.about(key).with("cell", name.as_str());
        if size == 1 {
            return Some(about("kontor-why-begins").with("free", outlook.free));
        }
        let majority = decide_majority(sector.stocks);
        let phrase = match sector.leader {
            Some(leader) if leader == self.seat => {
                let barred = outlook.free > 0 && outlook.free_for[self.rival.index()] == 0;
                let key = match (before(self.seat), barred) {
                    (_, true) => "kontor-why-safe",
                    (false, false) => "kontor-why-leads",
                    (true, false) => "kontor-why-ahead",
                };
                about(key).with("lead", lead(&majority)?)
            }
            Some(_) => about("kontor-why-trails").with("lead", lead(&majority)?),
            None if before(self.rival) => about("kontor-why-evens"),
            None => about("kontor-why-even"),
        };
        Some(phrase.with("size", size))
    }

    /// A canal takes free cells from the sectors beside it: the one that is nearest to its end.
    fn narrowing(&self, after: &After) -> Option<Phrase> {
        let narrowed = after.outlook.sectors().iter().filter(|one| one.free > 0);
        let narrowed = narrowed.filter(|one| {
            let same = self.outlook.sectors().iter().find(|before| before.at == one.at);
            same.is_some_and(|before| before.free > one.free && before.size == one.size)
        });
        let led = narrowed.filter_map(|one| {
            let majority = decide_majority(one.stocks);
            Some((one, majority.winner?, lead(&majority)?))
        });
        let (one, winner, lead) = led.min_by_key(|(one, ..)| (one.free, one.at))?;
        let key = match winner == self.seat {
            true => "kontor-why-narrows",
            false => "kontor-why-narrows-theirs",
        };
        let phrase = self.about(key).with("cell", self.name_of(one)).with("free", one.free);
        Some(phrase.with("lead", lead))
    }

    fn earning(&self, after: &After) -> Option<Phrase> {
        let paid = |event: &Event| matches!(event, Event::Paid { seat, why: Income::Subsidy } if *seat == self.seat);
        after.told.iter().any(paid).then(|| {
            let guilders = after.view.players[self.seat.index()].guilders;
            self.about("kontor-why-guilder").with("guilders", guilders)
        })
    }

    /// Clause K-23: taking a quay away.
    fn removing(&self, at: &str) -> Option<Phrase> {
        let cell = cell_of(&self.view, at)?;
        let card = cell.card.phrase.clone();
        let phrase = |key| self.about(key).with("card", card.clone()).with("at", at);
        if cell.card.owner != Some(self.rival) {
            return Some(phrase("kontor-why-removes-own"));
        }
        let sector = sector_of(&self.view, at).filter(|one| one.leader == Some(self.rival));
        let lead = sector.and_then(|sector| lead(&decide_majority(sector.stocks)));
        Some(match lead {
            Some(lead) => phrase("kontor-why-removes").with("lead", lead),
            None => phrase("kontor-why-removes-plain"),
        })
    }

    fn removing_nothing(&self, position: &Position) -> Option<Phrase> {
        Some(match self.removable(position).len() {
            0 => self.about("kontor-why-nothing-to-remove"),
            count => self.about("kontor-why-leaves").with("count", count as u32),
        })
    }

    /// The quays of the other that can be removed now.
    fn removable(&self, position: &Position) -> Vec<String> {
        let mut legal = Vec::new();
        self.rules.legal_actions(position, self.seat, &mut legal);
        let names = legal.into_iter().filter_map(|action| match action {
            Action::Remove(cell) => Some(self.rules.layout().grid.name(cell)),
            _ => None,
        });
        let rivals = |name: &String| {
            cell_of(&self.view, name).is_some_and(|cell| cell.card.owner == Some(self.rival))
        };
        names.filter(rivals).collect()
    }

    fn sailing(&self, position: &Position, action: Action, to: &str) -> Option<Phrase> {
        let (tried, _) = self.after(position, action)?;
        let found = self.removable(&tried);
        let goods = |name: &&String| cell_of(&self.view, name).map(|cell| cell.card.goods.len());
        let Some(at) = found.iter().max_by_key(goods) else {
            return Some(self.about("kontor-why-boat-nothing").with("cell", to));
        };
        let card = cell_of(&self.view, at)?.card.phrase.clone();
        let phrase = self.about("kontor-why-boat").with("cell", to).with("card", card);
        Some(phrase.with("at", at.as_str()))
    }

    fn staying(&self) -> Option<Phrase> {
        let reach = self.outlook.sectors().iter();
        let reach: u8 = reach.map(|one| one.exposed[self.rival.index()]).sum();
        Some(match reach {
            0 => self.about("kontor-why-boat-stays"),
            count => self.about("kontor-why-boat-waits").with("count", count),
        })
    }

    /// Clause K-11: which card to play is known before anything else is.
    fn choosing(&self, id: CardId) -> Phrase {
        let card = *self.rules.deck().card(id);
        let rival_guilders = self.guilders(self.rival);
        let taxes = card.symbol == Symbol::Guilder;
        let found = match card.kind {
            Kind::Canal => self.would_close(),
            Kind::Quay => self.would_lead(card.goods),
            _ => None,
        };
        found
            .or_else(|| (taxes && rival_guilders == 0).then(|| self.about("kontor-why-tax-broke")))
            .or_else(|| self.would_be_first(card.number))
            .or_else(|| {
                let tax = || self.about("kontor-why-tax").with("guilders", rival_guilders);
                taxes.then(tax)
            })
            .or_else(|| {
                let earns = card.kind == Kind::Canal && self.view.treasury > 0;
                let own = self.guilders(self.seat);
                earns.then(|| self.about("kontor-why-canal").with("guilders", own))
            })
            .unwrap_or_else(|| self.by_number(id))
    }

    /// A sector with one free cell beside it, in which the seat leads: a canal there closes it. Blocks of Tic Tac Toe
    /// may not let one in (clause K-64).
    fn would_close(&self) -> Option<Phrase> {
        if self.rules.variant() == Variant::TicTacToe {
            return None;
        }
        let nearly = self.outlook.sectors().iter().filter(|one| one.free == 1);
        let led = nearly.map(|one| (one, decide_majority(one.stocks)));
        let own = led.filter(|(_, majority)| majority.winner == Some(self.seat));
        let (one, majority) = own.max_by_key(|(one, _)| one.size)?;
        let phrase = self.about("kontor-why-can-close").with("cell", self.name_of(one));
        Some(phrase.with("size", one.size).with("lead", lead(&majority)?))
    }

    /// The largest open sector in which these goods would turn the lead.
    fn would_lead(&self, goods: [bool; 3]) -> Option<Phrase> {
        let sectors = self.outlook.sectors().iter();
        let open = sectors.filter(|one| one.free_for[self.seat.index()] > 0);
        let turned = open.filter_map(|one| {
            let mut stocks = one.stocks;
            for (stock, shown) in stocks[self.seat.index()].iter_mut().zip(goods) {
                *stock += u8::from(shown);
            }
            let (now, then) = (decide_majority(one.stocks), decide_majority(stocks));
            let turns = now.winner != Some(self.seat) && then.winner == Some(self.seat);
            turns.then_some((one, then))
        });
        let (one, majority) = turned.max_by_key(|(one, _)| one.size)?;
        let shown = Good::ALL.into_iter().zip(goods).filter(|(_, shown)| *shown);
        let goods: Vec<Phrase> = shown.map(|(good, _)| good_phrase(good)).collect();
        let phrase = self.about("kontor-why-would-lead").with("cell", self.name_of(one));
        Some(phrase.with("goods", goods).with("lead", lead(&majority)?))
    }

    fn would_be_first(&self, number: u8) -> Option<Phrase> {
        let known = &self.view.players[self.rival.index()].known;
        let first = !known.is_empty() && known.iter().all(|card| card.number < number);
        let count = known.len() as u32;
        let phrase = || self.about("kontor-why-first").with("number", number);
        first.then(|| phrase().with("count", count))
    }

    fn by_number(&self, id: CardId) -> Phrase {
        let number = self.rules.deck().card(id).number;
        let known = &self.view.players[self.rival.index()].known;
        let higher = known.iter().filter(|card| card.number > number).count() as u32;
        self.about("kontor-why-number").with("number", number).with("count", higher)
    }

    fn passing(&self) -> Phrase {
        if self.view.treasury == 0 {
            return self.about("kontor-why-pass-empty");
        }
        self.about("kontor-why-pass").with("guilders", self.guilders(self.seat))
    }
}

/// How the leader stands (clauses K-41 to K-43); nothing if nobody leads.
fn lead(majority: &Majority) -> Option<Phrase> {
    let winner = majority.winner?;
    Some(match (majority.by, majority.good) {
        (DecidedBy::LargestDifference, Some(good)) => Phrase::new("kontor-why-lead-difference")
            .with("more", majority.stocks[winner.index()][good as usize])
            .with("less", majority.stocks[other(winner).index()][good as usize])
            .with("good", good_phrase(good)),
        (DecidedBy::BetterGood, Some(good)) => Phrase::new("kontor-why-lead-better")
            .with("good", good_phrase(good))
            .with("beaten", good_phrase(good.beats())),
        _ => Phrase::new("kontor-why-lead-goods"),
    })
}

fn good_phrase(good: Good) -> Phrase {
    Phrase::new(match good {
        Good::Tea => "kontor-good-tea",
        Good::Wine => "kontor-good-wine",
        Good::Spice => "kontor-good-spice",
    })
}

fn sector_of<'a>(view: &'a View, cell: &str) -> Option<&'a SectorView> {
    view.harbour.sectors.iter().find(|sector| sector.cells.iter().any(|one| one == cell))
}

fn cell_of<'a>(view: &'a View, name: &str) -> Option<&'a CellView> {
    view.harbour.cells.iter().find(|cell| cell.cell == name)
}

/// The free cells beside one, within the border.
fn free_beside(view: &View, cell: &CellView) -> u32 {
    let harbour = &view.harbour;
    let sides = [(0, -1), (0, 1), (-1, 0), (1, 0)];
    let inside =
        |place: i32, (first, last): (u8, u8)| (i32::from(first)..=i32::from(last)).contains(&place);
    let free = sides.into_iter().filter(|(down, right)| {
        let (row, column) = (i32::from(cell.row) + down, i32::from(cell.column) + right);
        let taken = |one: &CellView| (i32::from(one.row), i32::from(one.column)) == (row, column);
        inside(row, harbour.rows)
            && inside(column, harbour.columns)
            && !harbour.cells.iter().any(taken)
    });
    free.count() as u32
}
