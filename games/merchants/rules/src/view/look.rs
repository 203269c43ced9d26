//! How a view is filled.

use damrak_core::{Notation, Printed, Seat, Viewer};

use super::{
    AreaView, AuctionView, BoardView, BonusView, BridgeView, CardView, CountView, HouseView,
    OfficeView, OwnView, PartView, PlayerView, StageView, YearView,
};
use crate::action::Action;
use crate::board::Bridge;
use crate::components::{Area, District, Face, FaceId, Region, YearEvent};
use crate::edition::Edition;
use crate::rules::Merchants;
use crate::scoring::PartState;
use crate::state::{Auction, Bid, Fall, Family, MarketBonus, Owed, Part, Position, Run, Stage};

impl Merchants {
    pub(crate) fn look_at_stage(&self, position: &Position) -> StageView {
        match (position.owed, position.stage) {
            (Some(Owed::Build(seat)), _) => StageView::BonusHouse { seat },
            (Some(Owed::Return(seat)), _) => StageView::ReturnHouse { seat },
            (None, Stage::Placing | Stage::TurnUp) => StageView::Placing,
            (None, Stage::Year(seat)) => {
                StageView::Year { seat, event: self.year_event(position.year) }
            }
            (None, Stage::Using(seat, disk, part)) => {
                let (part, steps_left) = match part {
                    Part::Goods { left, .. } => ("goods", left),
                    Part::Office => ("office", 0),
                    Part::OfficeStep(_) => ("office-step", 1),
                    Part::House => ("house", 0),
                    Part::HouseStep | Part::Done => ("house-step", 1),
                };
                StageView::Using { seat, disk, part, steps_left }
            }
            (None, Stage::Auction(_)) => StageView::Auction,
            (None, Stage::Over) => StageView::Over,
        }
    }

    pub(crate) fn look_at_player(
        &self,
        position: &Position,
        seat: Seat,
        viewer: Viewer,
    ) -> PlayerView {
        let family = &position.players[seat.index()];
        let Family { offices, houses, bonuses, .. } = *family;
        let board = self.board();
        let shown = !self.options.hidden_money || viewer.is(seat) || position.stage == Stage::Over;
        PlayerView {
            seat,
            money: shown.then_some(family.money),
            loans: family.loans,
            market: family.market,
            offices: offices.into_iter().map(|id| board.office(id).id.clone()).collect(),
            houses: houses.into_iter().map(|id| board.house(id).id.clone()).collect(),
            regions: Region::ALL.map(|region| offices.and(board.in_region(region)).len()),
            districts: District::ALL.map(|place| houses.and(board.in_district(place)).len()),
            bonuses: BonusView {
                market: match bonuses.market {
                    MarketBonus::None => "none",
                    MarketBonus::Built => "built",
                    MarketBonus::Forgone => "forgone",
                },
                regions: bonuses.regions,
                districts: bonuses.districts,
                bridges: bonuses.bridges.count_ones() as u8,
            },
            tokens: family.tokens(),
            sealed: matches!(self.bid_of(position, seat), Some(Bid::Wait | Bid::Stop(_))),
        }
    }

    fn bid_of(&self, position: &Position, seat: Seat) -> Option<Bid> {
        match position.stage {
            Stage::Auction(Auction { run: Run::Sealed(bids), .. }) => Some(bids[seat.index()]),
            _ => None,
        }
    }

    pub(crate) fn look_at_own(&self, position: &Position, seat: Seat) -> OwnView {
        let sealed = match self.bid_of(position, seat) {
            Some(Bid::Stop(price)) => Some(Action::Stop(price)),
            Some(Bid::Wait) => Some(Action::Wait),
            _ => None,
        };
        OwnView { sealed: sealed.map(|action| self.notation(action)) }
    }

    pub(crate) fn look_at_area(&self, position: &Position, area: Area) -> AreaView {
        let part = |part: PartState| PartView {
            part: part.name,
            weight: part.weight,
            strength: part.strength.into_iter().take(usize::from(self.players)).collect(),
        };
        AreaView { area, parts: self.ranking(position, area).into_iter().map(part).collect() }
    }

    pub(crate) fn look_at_auction(&self, position: &Position) -> Option<AuctionView> {
        let Stage::Auction(Auction { opener, barred, run }) = position.stage else { return None };
        Some(AuctionView {
            run: match run {
                Run::Ready => "ready",
                Run::Falling => "falling",
                Run::Sealed(_) => "sealed",
            },
            opener,
            barred,
            prices: self.prices(Fall::of(opener)).collect(),
        })
    }

    pub(crate) fn count_unseen(&self, position: &Position) -> Vec<CountView> {
        let count = |id: FaceId| CountView {
            card: self.edition.face_name(id).to_owned(),
            count: position.deck.coming().filter(|face| *face == id).count() as u8,
        };
        self.edition.face_ids().map(count).filter(|counted| counted.count > 0).collect()
    }
}

/// What never changes on the board, for one setup.
pub(crate) fn look_at_board(edition: &Edition, events: &[YearEvent]) -> BoardView {
    let board = &edition.board;
    let name = |house| board.house(house).id.clone();
    let bridge = |bridge: &Bridge| {
        let mut ends = bridge.ends.into_iter();
        let ends = [ends.next(), ends.next()].map(|end| end.map(name).unwrap_or_default());
        BridgeView { ends, provenance: bridge.provenance }
    };
    BoardView {
        offices: board
            .all_offices
            .into_iter()
            .map(|id| board.office(id))
            .map(|space| OfficeView {
                id: space.id.clone(),
                region: space.region,
                commodity: space.commodity,
                provenance: space.provenance,
            })
            .collect(),
        houses: board
            .all_houses
            .into_iter()
            .map(|id| board.house(id))
            .map(|space| HouseView {
                id: space.id.clone(),
                district: space.district,
                x: space.x,
                y: space.y,
                provenance: space.provenance,
            })
            .collect(),
        bridges: board.bridges().iter().map(bridge).collect(),
        numbers: edition.numbers,
        years: edition
            .years
            .iter()
            .zip(events)
            .map(|(year, event)| YearView {
                year: year.name.clone(),
                event: *event,
                first: year.table.map(|table| table.first),
                second: year.table.map(|table| table.second),
                provenance: year.provenance,
                history: crate::say::history(&year.name, year.history.as_deref()),
            })
            .collect(),
        track_length: board.track_length,
        prices: edition.clock.prices.to_vec(),
    }
}

/// Every face of the deck, face up.
pub(crate) fn print_faces(edition: &Edition) -> Vec<Printed<CardView>> {
    let view = |id: FaceId| {
        let info = &edition.faces[id.index()];
        let (kind, region, districts, commodity) = match info.face {
            Face::Hourglass => ("hourglass", None, vec![], None),
            Face::Goods { .. } => ("goods", None, vec![], None),
            Face::OfficeIn(region) => ("office", Some(region), vec![], None),
            Face::OfficeOf(commodity) => ("office", None, vec![], Some(commodity)),
            Face::HouseIn(district) => ("house", None, vec![district], None),
            Face::HouseInEither(pair, commodity) => ("house", None, pair.to_vec(), Some(commodity)),
        };
        CardView {
            id: info.name.clone(),
            kind,
            region,
            districts,
            commodity,
            marked: info.face == Face::Goods { marked: true },
            provenance: info.provenance,
            phrase: crate::say::card(info.face),
        }
    };
    edition.face_ids().map(|id| Printed::new(view(id))).collect()
}
