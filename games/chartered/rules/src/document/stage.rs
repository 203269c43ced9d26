//! What is to be decided, as a document.

use damrak_core::{PositionError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::kept;
use crate::action::card_name;
use crate::components::{COMPANIES, Companies, Company, Lot, Roof, SEATS};
use crate::plots::PlotId;
use crate::rules::Chartered;
use crate::state::{Auction, Bid, Bids, Position, Stage};
use crate::trade::{CARDS_A_SIDE, Deal, Side, Trade, TradeStep};

#[derive(Serialize, Deserialize)]
#[serde(tag = "now", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StageDocument {
    Turn,
    Buying {
        taken: u8,
    },
    Selling,
    Diagonal {
        plot: String,
    },
    Between {
        plots: [String; 2],
    },
    Founding {
        hq: String,
    },
    Bonus {
        plot: String,
        companies: Vec<Company>,
        roof: bool,
    },
    Merging {
        companies: Vec<Company>,
    },
    Sales {
        companies: Vec<Company>,
        loser: Company,
        winner: Company,
        seat: Seat,
    },
    Trading {
        left: u8,
    },
    Choosing {
        by_action: bool,
    },
    Bids {
        bids: [BidDocument; SEATS],
        ties: u8,
        ties_at_zero: u8,
    },
    Losing {
        seat: Seat,
        left: u8,
    },
    Trade {
        left: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        withdrawn: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        countered: Option<u8>,
        step: StepDocument,
    },
    Lots,
    Auction {
        lot: LotDocument,
        best: Option<(Seat, u16)>,
        seat: Seat,
        bidders: Vec<Seat>,
    },
    Looking {
        seat: Seat,
    },
    TakingBack {
        seat: Seat,
    },
    MovingHq {
        seat: Seat,
        company: Company,
    },
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum BidDocument {
    NotAsked,
    Open,
    Sealed(u16),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LotDocument {
    Bank(Company),
    Own(Company),
    Ten,
    Back,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StepDocument {
    Idle,
    Drafting {
        partner: Seat,
        give: SideDocument,
        get: SideDocument,
        in_return: bool,
        /// The offer that it answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answers: Option<DealDocument>,
    },
    Answering {
        partner: Seat,
        give: SideDocument,
        get: SideDocument,
        in_return: bool,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DealDocument {
    give: SideDocument,
    get: SideDocument,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SideDocument {
    money: u16,
    cards: Vec<String>,
    shares: [u8; COMPANIES],
}

fn listed(companies: Companies) -> Vec<Company> {
    companies.into_iter().collect()
}

fn gathered(companies: &[Company]) -> Companies {
    companies.iter().copied().collect()
}

impl Chartered {
    pub(super) fn write_stage(&self, stage: Stage) -> StageDocument {
        let name = |plot: PlotId| self.plot_name(plot);
        match stage {
            Stage::Turn => StageDocument::Turn,
            Stage::Buying { taken } => StageDocument::Buying { taken },
            Stage::Selling => StageDocument::Selling,
            Stage::Diagonal { plot } => StageDocument::Diagonal { plot: name(plot) },
            Stage::Between { plots } => StageDocument::Between { plots: plots.map(name) },
            Stage::Founding { hq } => StageDocument::Founding { hq: name(hq) },
            Stage::Bonus { plot, companies, roof } => {
                let roof = roof == Roof::Laid;
                StageDocument::Bonus { plot: name(plot), companies: listed(companies), roof }
            }
            Stage::Merging { companies } => StageDocument::Merging { companies: listed(companies) },
            Stage::Sales { companies, loser, winner, seat } => {
                StageDocument::Sales { companies: listed(companies), loser, winner, seat }
            }
            Stage::Trading { left } => StageDocument::Trading { left },
            Stage::Choosing { by_action } => StageDocument::Choosing { by_action },
            Stage::Bids(Bids { bids, ties, ties_at_zero }) => StageDocument::Bids {
                bids: bids.map(|bid| match bid {
                    Bid::NotAsked => BidDocument::NotAsked,
                    Bid::Open => BidDocument::Open,
                    Bid::Sealed(amount) => BidDocument::Sealed(amount),
                }),
                ties,
                ties_at_zero,
            },
            Stage::Losing { seat, left } => StageDocument::Losing { seat, left },
            Stage::Trade(Trade { left, withdrawn, countered, step }) => StageDocument::Trade {
                left,
                withdrawn: self.readings.withdrawing_is_free.then_some(withdrawn),
                countered: (countered > 0).then_some(countered),
                step: self.write_step(step),
            },
            Stage::Lots => StageDocument::Lots,
            Stage::Auction(Auction { lot, best, seat, bidders }) => StageDocument::Auction {
                lot: match lot {
                    Lot::Bank(company) => LotDocument::Bank(company),
                    Lot::Own(company) => LotDocument::Own(company),
                    Lot::Ten => LotDocument::Ten,
                    Lot::Back => LotDocument::Back,
                },
                best,
                seat,
                bidders: bidders.into_iter().collect(),
            },
            Stage::Looking { seat } => StageDocument::Looking { seat },
            Stage::TakingBack { seat } => StageDocument::TakingBack { seat },
            Stage::MovingHq { seat, company } => StageDocument::MovingHq { seat, company },
            Stage::Over => StageDocument::Over,
        }
    }

    fn write_step(&self, step: TradeStep) -> StepDocument {
        let side = |side: Side| SideDocument {
            money: side.money,
            cards: side.cards.as_slice().iter().map(|card| card_name(&self.board, *card)).collect(),
            shares: side.shares,
        };
        match step {
            TradeStep::Idle => StepDocument::Idle,
            TradeStep::Drafting { partner, deal, in_return, answers } => StepDocument::Drafting {
                partner,
                give: side(deal.give),
                get: side(deal.get),
                in_return,
                answers: answers
                    .map(|deal| DealDocument { give: side(deal.give), get: side(deal.get) }),
            },
            TradeStep::Answering { partner, deal, in_return } => StepDocument::Answering {
                partner,
                give: side(deal.give),
                get: side(deal.get),
                in_return,
            },
        }
    }

    pub(super) fn read_stage(&self, document: &StageDocument) -> Result<Stage, PositionError> {
        let plot = |name: &String| self.read_plot(name);
        Ok(match document {
            StageDocument::Turn => Stage::Turn,
            StageDocument::Buying { taken } => Stage::Buying { taken: *taken },
            StageDocument::Selling => Stage::Selling,
            StageDocument::Diagonal { plot: at } => Stage::Diagonal { plot: plot(at)? },
            StageDocument::Between { plots: [a, b] } => {
                Stage::Between { plots: [plot(a)?, plot(b)?] }
            }
            StageDocument::Founding { hq } => Stage::Founding { hq: plot(hq)? },
            StageDocument::Bonus { plot: at, companies, roof } => {
                let roof = if *roof { Roof::Laid } else { Roof::Bare };
                Stage::Bonus { plot: plot(at)?, companies: gathered(companies), roof }
            }
            StageDocument::Merging { companies } => {
                Stage::Merging { companies: gathered(companies) }
            }
            StageDocument::Sales { companies, loser, winner, seat } => Stage::Sales {
                companies: gathered(companies),
                loser: *loser,
                winner: *winner,
                seat: *seat,
            },
            StageDocument::Trading { left } => Stage::Trading { left: *left },
            StageDocument::Choosing { by_action } => Stage::Choosing { by_action: *by_action },
            StageDocument::Bids { bids, ties, ties_at_zero } => {
                let mut read = [Bid::NotAsked; SEATS];
                for (place, bid) in read.iter_mut().zip(bids) {
                    *place = match bid {
                        BidDocument::NotAsked => Bid::NotAsked,
                        BidDocument::Open => Bid::Open,
                        BidDocument::Sealed(amount) => Bid::Sealed(*amount),
                    };
                }
                Stage::Bids(Bids { bids: read, ties: *ties, ties_at_zero: *ties_at_zero })
            }
            StageDocument::Losing { seat, left } => Stage::Losing { seat: *seat, left: *left },
            StageDocument::Trade { left, withdrawn, countered, step } => {
                let free = self.readings.withdrawing_is_free;
                let withdrawn = kept(free, *withdrawn, "withdrawn")?.unwrap_or_default();
                let countered = countered.unwrap_or_default();
                let step = self.read_step(step)?;
                Stage::Trade(Trade { left: *left, withdrawn, countered, step })
            }
            StageDocument::Lots => Stage::Lots,
            StageDocument::Auction { lot, best, seat, bidders } => Stage::Auction(Auction {
                lot: match lot {
                    LotDocument::Bank(company) => Lot::Bank(*company),
                    LotDocument::Own(company) => Lot::Own(*company),
                    LotDocument::Ten => Lot::Ten,
                    LotDocument::Back => Lot::Back,
                },
                best: *best,
                seat: *seat,
                bidders: bidders.iter().copied().collect(),
            }),
            StageDocument::Looking { seat } => Stage::Looking { seat: *seat },
            StageDocument::TakingBack { seat } => Stage::TakingBack { seat: *seat },
            StageDocument::MovingHq { seat, company } => {
                Stage::MovingHq { seat: *seat, company: *company }
            }
            StageDocument::Over => Stage::Over,
        })
    }

    fn read_step(&self, step: &StepDocument) -> Result<TradeStep, PositionError> {
        let deal = |give, get| Ok(Deal { give: self.read_side(give)?, get: self.read_side(get)? });
        Ok(match step {
            StepDocument::Idle => TradeStep::Idle,
            StepDocument::Drafting { partner, give, get, in_return, answers } => {
                let first = answers.as_ref().map(|first| deal(&first.give, &first.get));
                TradeStep::Drafting {
                    partner: *partner,
                    deal: deal(give, get)?,
                    in_return: *in_return,
                    answers: first.transpose()?,
                }
            }
            StepDocument::Answering { partner, give, get, in_return } => TradeStep::Answering {
                partner: *partner,
                deal: deal(give, get)?,
                in_return: *in_return,
            },
        })
    }

    fn read_side(&self, written: &SideDocument) -> Result<Side, PositionError> {
        if written.cards.len() > CARDS_A_SIDE || written.shares.iter().any(|count| *count > 9) {
            return Err(PositionError::at("offer", "so much cannot be offered (C-85)"));
        }
        let mut side = Side::new();
        side.money = written.money;
        side.shares = written.shares;
        for name in &written.cards {
            side.cards.push(self.read_card(name)?);
        }
        Ok(side)
    }

    /// Every seat that is named exists; the other checks rely on it.
    pub(super) fn check_seats(&self, position: &Position) -> Result<(), PositionError> {
        let named: SeatSet = match position.stage {
            Stage::Sales { seat, .. }
            | Stage::Losing { seat, .. }
            | Stage::Looking { seat }
            | Stage::TakingBack { seat }
            | Stage::MovingHq { seat, .. } => SeatSet::only(seat),
            Stage::Auction(auction) => {
                let leader = auction.best.map(|(seat, _)| seat);
                auction.bidders.into_iter().chain(leader).chain([auction.seat]).collect()
            }
            Stage::Trade(trade) => match trade.step {
                TradeStep::Idle => SeatSet::EMPTY,
                TradeStep::Drafting { partner, .. } | TradeStep::Answering { partner, .. } => {
                    SeatSet::only(partner)
                }
            },
            _ => SeatSet::EMPTY,
        };
        let sits = |seat: Seat| seat.index() < usize::from(self.players);
        if named.into_iter().chain([position.turn]).all(sits) {
            Ok(())
        } else {
            Err(PositionError::at("seats", "nobody sits there (C-1)"))
        }
    }
}
