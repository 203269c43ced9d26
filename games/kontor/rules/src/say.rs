//! Sentences: what can be done, what is asked, what happened.

use damrak_core::{Arg, Line, Phrase, Seat, Speech, Target};

use crate::action::Action;
use crate::components::{CardId, CardSet, Good, Kind, Special, Suit, Symbol, other};
use crate::event::{CardName, DecidedBy, EndName, Event, Income, Majority, NamedKind};
use crate::info::Variant;
use crate::rules::Kontor;
use crate::sketch::{draw_border, draw_harbour, draw_player, short, top};
use crate::state::{Direction, End, Position, Stage, Step};
use crate::view::View;

impl Speech for Kontor {
    fn say_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        let cell = |cell| self.layout.grid.name(cell);
        let played = || {
            let card = position.played.get(seat.index()).copied().flatten();
            card_phrase(&self.card_name(card.unwrap_or(CardId::ANCHOR)))
        };
        let on_table = |at| match position.harbour.card(at) {
            Some(card) => self.describe_card(card),
            None => Phrase::new("kontor-card-none"),
        };
        match action {
            Action::Buy => Phrase::new("kontor-action-buy"),
            Action::Decline => Phrase::new("kontor-action-decline"),
            Action::Show(card) => {
                Phrase::new("kontor-action-show").with("card", self.describe_card(card))
            }
            Action::Choose(card) => {
                Phrase::new("kontor-action-choose").with("card", self.describe_card(card))
            }
            Action::Pass => Phrase::new("kontor-action-pass"),
            Action::BoatTo(at) => Phrase::new("kontor-action-boat").with("cell", cell(at)),
            Action::BoatStays => Phrase::new("kontor-action-boat-stays"),
            Action::Remove(at) => Phrase::new("kontor-action-remove")
                .with("card", on_table(at))
                .with("cell", cell(at)),
            Action::RemoveNothing => Phrase::new("kontor-action-remove-nothing"),
            Action::Build(at) if position.harbour.card(at).is_some() => {
                Phrase::new("kontor-action-build-on")
                    .with("card", played())
                    .with("below", on_table(at))
                    .with("cell", cell(at))
            }
            Action::Build(at) => {
                Phrase::new("kontor-action-build").with("card", played()).with("cell", cell(at))
            }
            Action::Bridge(at, direction) => Phrase::new(match direction {
                Direction::EastWest => "kontor-action-bridge-across",
                Direction::NorthSouth => "kontor-action-bridge-down",
            })
            .with("card", played())
            .with("cell", cell(at)),
        }
    }

    fn targets(&self, _position: &Position, _seat: Seat, action: Action) -> Vec<Target> {
        let card = |card| vec![Target::new("card", &self.deck().name(card))];
        let cell = |cell| Target::new("cell", &self.layout.grid.name(cell));
        let button = |name| vec![Target::new("button", name)];
        match action {
            Action::Buy => button("buy"),
            Action::Decline => button("decline"),
            Action::Show(id) | Action::Choose(id) => card(id),
            Action::Pass => button("pass"),
            Action::BoatTo(at) | Action::Remove(at) | Action::Build(at) => vec![cell(at)],
            Action::BoatStays => button("boat-stays"),
            Action::RemoveNothing => button("remove-nothing"),
            Action::Bridge(at, direction) => {
                vec![cell(at), Target::new("direction", direction.name())]
            }
        }
    }

    fn say_question(&self, position: &Position, seat: Seat) -> Phrase {
        let key = match position.stage {
            Stage::Buying(_) => "kontor-question-buy",
            Stage::Contest(_) => "kontor-question-show",
            Stage::Choosing(_) => "kontor-question-choose",
            Stage::Turn(_, Step::Boat) => "kontor-question-boat",
            Stage::Turn(_, Step::Removal) => "kontor-question-remove",
            Stage::Turn(_, Step::Build) => {
                let played = position.played.get(seat.index()).copied().flatten();
                let card = card_phrase(&self.card_name(played.unwrap_or(CardId::ANCHOR)));
                return Phrase::new("kontor-question-build").with("card", card);
            }
            Stage::Over(_) => "kontor-question-over",
        };
        Phrase::new(key)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        let about = |key: &'static str, seat: &Seat| Phrase::new(key).with("player", *seat);
        let with_card = |key: &'static str, seat: &Seat, card: &CardName| {
            about(key, seat).with("card", card_phrase(card))
        };
        match event {
            Event::HandDealt { seat, cards } => {
                about("kontor-event-hand", seat).with("cards", list(cards))
            }
            Event::Dealt { canal, quays } => {
                let open: Vec<CardName> =
                    canal.iter().chain(quays.iter().flatten()).cloned().collect();
                Phrase::new("kontor-event-dealt").with("cards", list(&open))
            }
            Event::RoundBegan { round } => Phrase::new("kontor-event-round").with("round", *round),
            Event::BuyingSealed { seat } => about("kontor-event-buying-sealed", seat),
            Event::BuyingDecided { seat, buys: true } => about("kontor-event-will-buy", seat),
            Event::BuyingDecided { seat, buys: false } => about("kontor-event-will-not-buy", seat),
            Event::NobodyBuys => Phrase::new("kontor-event-nobody-buys"),
            Event::SpecialBought { seat } => about("kontor-event-bought", seat),
            Event::SpecialDrawn { seat, card } => with_card("kontor-event-bought-card", seat, card),
            Event::Contested => Phrase::new("kontor-event-contested"),
            Event::ShowSealed { seat } => about("kontor-event-show-sealed", seat),
            Event::ShowDecided { seat, card } => with_card("kontor-event-will-show", seat, card),
            Event::Shown { seat, card } => with_card("kontor-event-shown", seat, card),
            Event::NothingToShow { seat } => about("kontor-event-nothing-to-show", seat),
            Event::ChoiceSealed { seat } => about("kontor-event-choice-sealed", seat),
            Event::ChoiceDecided { seat, card: Some(card) } => {
                with_card("kontor-event-chose", seat, card)
            }
            Event::ChoiceDecided { seat, card: None } => about("kontor-event-chose-pass", seat),
            Event::Revealed { seat, card } => with_card("kontor-event-revealed", seat, card),
            Event::Passed { seat } => about("kontor-event-passed", seat),
            Event::Paid { seat, why } => about(
                match why {
                    Income::Pass => "kontor-event-paid-pass",
                    Income::Insolvency => "kontor-event-paid-insolvency",
                    Income::Subsidy => "kontor-event-paid-subsidy",
                },
                seat,
            ),
            Event::NotPaid { seat, .. } => about("kontor-event-not-paid", seat),
            Event::Taxed { seat } => about("kontor-event-taxed", seat),
            Event::Withdrawn { seat, card } => with_card("kontor-event-withdrawn", seat, card),
            Event::Begins { seat } => about("kontor-event-begins", seat),
            Event::BoatMoved { seat, from, to } => {
                about("kontor-event-boat", seat).with("from", from.as_str()).with("to", to.as_str())
            }
            Event::BoatStayed { seat } => about("kontor-event-boat-stays", seat),
            Event::Removed { seat, card, cell } => {
                with_card("kontor-event-removed", seat, card).with("cell", cell.as_str())
            }
            Event::Laid { seat, card, cell } => {
                with_card("kontor-event-laid", seat, card).with("cell", cell.as_str())
            }
            Event::LaidOn { seat, card, cell, below, direction } => {
                let key = match *direction {
                    Some("ew") => "kontor-event-bridged-across",
                    Some(_) => "kontor-event-bridged-down",
                    None => "kontor-event-laid-on",
                };
                with_card(key, seat, card)
                    .with("cell", cell.as_str())
                    .with("below", card_phrase(below))
            }
            Event::CannotLay { seat, card } => with_card("kontor-event-cannot-lay", seat, card),
            Event::ColumnsFixed { first, last } => Phrase::new("kontor-event-columns-fixed")
                .with("first", first.as_str())
                .with("last", last.as_str()),
            Event::RowsFixed { first, last } => Phrase::new("kontor-event-rows-fixed")
                .with("first", first.as_str())
                .with("last", last.as_str()),
            Event::Closed { sector, size, majority } => closed(sector, *size, majority),
            Event::Drew { seat, card } => with_card("kontor-event-drew", seat, card),
            Event::PileEmpty { seat } => about("kontor-event-pile-empty", seat),
            Event::Over { why } => self.phrase_end(*why),
        }
    }

    fn tell_result(&self, position: &Position) -> Vec<Phrase> {
        let Stage::Over(end) = position.stage else { return Vec::new() };
        let mut told = vec![self.phrase_end(end.name())];
        if let End::Broke(seat) = end {
            told.push(Phrase::new("kontor-result-rich").with("player", other(seat)));
            return told;
        }
        if self.options.variant == Variant::TicTacToe {
            return told;
        }
        for sector in self.guarded_sectors(&position.harbour) {
            let key = if sector.counts { "kontor-result-counts" } else { "kontor-result-left-out" };
            let cell = sector.cells.first().map(|cell| self.layout.grid.name(cell));
            told.push(
                Phrase::new(key)
                    .with("player", sector.owner)
                    .with("cell", cell.unwrap_or_default())
                    .with("size", sector.size)
                    .with("distance", sector.distance)
                    .with("points", sector.worth),
            );
        }
        told
    }

    fn sketch(&self, view: &View) -> Vec<Line> {
        let mut lines = draw_harbour(&view.harbour);
        lines.push(Phrase::new("kontor-table-signs").into());
        lines.push(Phrase::new("kontor-table-cards").into());
        lines.push(draw_border(&view.harbour));
        for sector in view.harbour.sectors.iter().filter(|sector| !sector.closed) {
            let stock = |index: usize| sector.stocks[index].map(|n| n.to_string()).join("/");
            let mut phrase = Phrase::new(match sector.leader {
                Some(_) => "kontor-table-sector",
                None => "kontor-table-sector-even",
            })
            .with("cell", sector.cells.first().map(String::as_str).unwrap_or_default())
            .with("size", sector.cells.len() as u32)
            .with("red", stock(0))
            .with("black", stock(1));
            if let Some(leader) = sector.leader {
                phrase = phrase.with("player", leader);
            }
            lines.push(phrase.into());
        }
        let mut piles = Phrase::new("kontor-table-piles")
            .with("treasury", view.treasury)
            .with("count", view.canal_pile.count)
            .with("top", top(&view.canal_pile));
        if let Some(specials) = view.specials_left {
            piles = Phrase::new("kontor-table-specials")
                .with("piles", piles)
                .with("specials", specials);
        }
        lines.push(piles.into());
        lines.extend(view.idle.map(|idle| idle.phrase().into()));
        lines.extend(view.players.iter().map(draw_player));
        if let Some(own) = &view.own {
            let hand: Vec<String> = own.hand.iter().map(short).collect();
            let hand = if hand.is_empty() { "-".to_owned() } else { hand.join("  ") };
            lines.push(Phrase::new("kontor-table-hand").with("cards", hand).into());
        }
        lines
    }
}

impl Kontor {
    pub(crate) fn card_name(&self, id: CardId) -> CardName {
        let card = self.deck().card(id);
        let kind = match (card.kind, id.suit()) {
            (Kind::Quay, Suit::Quay(owner)) => NamedKind::Quay(owner),
            (Kind::Crane, Suit::Quay(owner)) => NamedKind::Crane(owner),
            (Kind::Special(special), _) => NamedKind::Special(special),
            (Kind::Anchor, _) => NamedKind::Anchor,
            _ => NamedKind::Canal,
        };
        CardName { id: self.deck().name(id), kind, number: card.number }
    }

    pub(crate) fn card_names(&self, cards: CardSet) -> Vec<CardName> {
        cards.into_iter().map(|card| self.card_name(card)).collect()
    }

    /// A card with its goods and its symbol.
    pub(crate) fn describe_card(&self, id: CardId) -> Phrase {
        let card = self.deck().card(id);
        let mut phrase = card_phrase(&self.card_name(id));
        let goods: Vec<Phrase> = Good::ALL
            .into_iter()
            .filter(|good| card.goods[*good as usize])
            .map(good_phrase)
            .collect();
        if !goods.is_empty() {
            phrase =
                Phrase::new("kontor-card-with-goods").with("card", phrase).with("goods", goods);
        }
        match card.symbol {
            Symbol::None => phrase,
            Symbol::Guilder => Phrase::new("kontor-card-with-guilder").with("card", phrase),
            Symbol::Boat if self.options.variant.has_boat() => {
                Phrase::new("kontor-card-with-boat").with("card", phrase)
            }
            Symbol::Boat => phrase,
        }
    }

    /// Why the game is over, as a sentence.
    pub(crate) fn phrase_end(&self, why: EndName) -> Phrase {
        match why {
            EndName::Full => Phrase::new("kontor-event-over-full"),
            EndName::Idle if self.readings.idle_is_stuck => Phrase::new("kontor-event-over-stuck"),
            EndName::Idle => Phrase::new("kontor-event-over-idle"),
            EndName::Stale => Phrase::new("kontor-event-over-stale"),
            EndName::Line(seat) => Phrase::new("kontor-event-over-line").with("player", seat),
            EndName::Broke(seat) => Phrase::new("kontor-event-over-broke").with("player", seat),
        }
    }
}

pub(crate) fn good_phrase(good: Good) -> Phrase {
    Phrase::new(match good {
        Good::Tea => "kontor-good-tea",
        Good::Wine => "kontor-good-wine",
        Good::Spice => "kontor-good-spice",
    })
}

pub(crate) fn card_phrase(card: &CardName) -> Phrase {
    let key = match card.kind {
        NamedKind::Quay(_) => "kontor-card-quay",
        NamedKind::Crane(_) => "kontor-card-crane",
        NamedKind::Canal => "kontor-card-canal",
        NamedKind::Anchor => return Phrase::new("kontor-card-anchor"),
        NamedKind::Special(Special::Flood) => "kontor-card-flood",
        NamedKind::Special(Special::Bridge) => "kontor-card-bridge",
        NamedKind::Special(Special::Customs) => "kontor-card-customs",
    };
    Phrase::new(key).with("id", card.id.as_str())
}

fn list(cards: &[CardName]) -> Arg {
    Arg::List(cards.iter().map(card_phrase).collect())
}

fn closed(sector: &str, size: u8, majority: &Majority) -> Phrase {
    let key = match majority.by {
        DecidedBy::LargestDifference => "kontor-event-closed-difference",
        DecidedBy::MoreGoods => "kontor-event-closed-goods",
        DecidedBy::BetterGood => "kontor-event-closed-better",
        DecidedBy::Nothing => "kontor-event-closed-nobody",
    };
    let mut phrase = Phrase::new(key).with("cell", sector).with("size", size);
    if let Some(winner) = majority.winner {
        phrase = phrase.with("player", winner);
    }
    if let Some(good) = majority.good {
        let difference =
            majority.stocks[0][good as usize].abs_diff(majority.stocks[1][good as usize]);
        phrase = phrase.with("good", good_phrase(good)).with("difference", difference);
        if majority.by == DecidedBy::BetterGood {
            phrase = phrase.with("beaten", good_phrase(good.beats()));
        }
    }
    phrase
}
