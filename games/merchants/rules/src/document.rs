//! A position as a document that a person can read and change.

use damrak_core::{Documents, PositionError, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{CARDS, Commodity, Disk, FaceId, SEATS};
use crate::rules::Merchants;
use crate::state::{
    Auction, Bid, Bonuses, Deck, Family, Lots, MarketBonus, Owed, Part, Position, Run, Stage,
};

/// More than anybody can come to, in thousands of guilders; far below where sums would overflow.
const MOST_MONEY: i32 = 1_000_000;
/// More than anybody can come to owe.
const MOST_LOANS: u8 = 100;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    turn: u8,
    mayor: Seat,
    year: u8,
    stage: StageDocument,
    owed: Option<OwedDocument>,
    bank: i32,
    players: Vec<FamilyDocument>,
    turned: Option<String>,
    disks: [Option<String>; 3],
    /// Turned up so far, in order.
    drawn: Vec<String>,
    /// Still to come, in order.
    deck: Vec<String>,
    /// Only where lots decide between equals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lots: Option<LotsDocument>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LotsDocument {
    seed: Seed,
    drawn: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FamilyDocument {
    money: i32,
    loans: u8,
    market: [u8; 4],
    offices: Vec<String>,
    houses: Vec<String>,
    market_bonus: MarketBonusDocument,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MarketBonusDocument {
    None,
    Built,
    Forgone,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OwedDocument {
    Build(Seat),
    Return(Seat),
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "now", rename_all = "kebab-case", deny_unknown_fields)]
enum StageDocument {
    TurnUp,
    Placing,
    Year { seat: Seat },
    Using { seat: Seat, bought: bool, part: PartDocument },
    Ready { opener: Option<Seat>, barred: Vec<Seat> },
    Falling { opener: Option<Seat>, barred: Vec<Seat> },
    Sealed { opener: Option<Seat>, barred: Vec<Seat>, bids: [BidDocument; SEATS] },
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PartDocument {
    Goods { left: u8, made: [u8; 4] },
    Office,
    OfficeStep(Commodity),
    House,
    HouseStep,
    Done,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum BidDocument {
    NotAsked,
    Open,
    Wait,
    Stop(u16),
}

impl Documents for Merchants {
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        self.check_money(position)?;
        self.check_tokens(position)?;
        self.check_cards(position)?;
        self.check_bonuses(position)?;
        self.check_disks(position)?;
        let lots = position.lots.is_some() == self.options.ties_by_lot;
        PositionError::unless(
            lots,
            "lots",
            "lots are there where they decide between equals, and only there (M-43)",
        )?;
        self.check_stage(position)
    }

    fn save(&self, position: &Position) -> Value {
        let name = |face: FaceId| self.edition.face_name(face).to_owned();
        let players = position.players.iter().take(usize::from(self.players));
        let document = Document {
            turn: position.turn,
            mayor: position.mayor,
            year: position.year,
            stage: stage_to_document(position.stage),
            owed: position.owed.map(|owed| match owed {
                Owed::Build(seat) => OwedDocument::Build(seat),
                Owed::Return(seat) => OwedDocument::Return(seat),
            }),
            bank: position.bank,
            players: players.map(|family| self.family_to_document(family)).collect(),
            turned: position.turned.map(name),
            disks: position.disks.map(|disk| disk.map(name)),
            drawn: position.deck.drawn().map(name).collect(),
            deck: position.deck.coming().map(name).collect(),
            lots: position.lots.map(|Lots { seed, drawn }| LotsDocument { seed, drawn }),
        };
        serde_json::to_value(document)
            .expect("a document is plain data with text keys, which JSON can always hold")
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        let document: Document = serde_json::from_value(document.clone())
            .map_err(|error| PositionError::at("position", error.to_string()))?;
        let mut position = self.empty_table();
        position.turn = document.turn;
        position.mayor = document.mayor;
        position.year = document.year;
        position.bank = document.bank;
        if document.players.len() != usize::from(self.players) {
            let problem = format!("there are {} players at this table", self.players);
            return Err(PositionError::at("players", problem));
        }
        for (family, written) in position.players.iter_mut().zip(&document.players) {
            *family = self.read_family(written)?;
        }
        let face = |name: &String| self.read_face(name);
        position.turned = document.turned.as_ref().map(face).transpose()?;
        for (disk, written) in position.disks.iter_mut().zip(&document.disks) {
            *disk = written.as_ref().map(face).transpose()?;
        }
        let cards = document.drawn.iter().chain(&document.deck).map(face);
        let cards = cards.collect::<Result<Vec<_>, _>>()?;
        if cards.len() != CARDS {
            let problem = format!("there are {CARDS} cards, not {}", cards.len());
            return Err(PositionError::at("deck", problem));
        }
        position.deck = Deck::of(&cards, document.drawn.len() as u8);
        position.lots = document.lots.map(|LotsDocument { seed, drawn }| Lots { seed, drawn });
        position.stage = read_stage(&document.stage);
        position.owed = document.owed.map(|owed| match owed {
            OwedDocument::Build(seat) => Owed::Build(seat),
            OwedDocument::Return(seat) => Owed::Return(seat),
        });
        self.check_seats(&position)?;
        self.check(&position)?;
        Ok(position)
    }
}

impl Merchants {
    fn family_to_document(&self, family: &Family) -> FamilyDocument {
        let board = self.board();
        FamilyDocument {
            money: family.money,
            loans: family.loans,
            market: family.market,
            offices: family.offices.into_iter().map(|id| board.office(id).id.clone()).collect(),
            houses: family.houses.into_iter().map(|id| board.house(id).id.clone()).collect(),
            market_bonus: match family.bonuses.market {
                MarketBonus::None => MarketBonusDocument::None,
                MarketBonus::Built => MarketBonusDocument::Built,
                MarketBonus::Forgone => MarketBonusDocument::Forgone,
            },
        }
    }

    fn read_family(&self, written: &FamilyDocument) -> Result<Family, PositionError> {
        if written.money > MOST_MONEY || written.loans > MOST_LOANS {
            let problem = "nobody can come to so much money or so many loans";
            return Err(PositionError::at("money", problem));
        }
        let board = self.board();
        let unknown = |name: &str, place: &str| {
            PositionError::at(place, format!("`{name}` is no space of this board"))
        };
        let offices = written.offices.iter();
        let offices = offices
            .map(|name| board.find_office(name).ok_or_else(|| unknown(name, "offices")))
            .collect::<Result<_, _>>()?;
        let houses = written.houses.iter();
        let houses = houses
            .map(|name| board.find_house(name).ok_or_else(|| unknown(name, "houses")))
            .collect::<Result<_, _>>()?;
        Ok(Family {
            money: written.money,
            loans: written.loans,
            market: written.market,
            offices,
            houses,
            // What pays money follows from the tokens; only the warehouse of the market does not.
            bonuses: Bonuses {
                market: match written.market_bonus {
                    MarketBonusDocument::None => MarketBonus::None,
                    MarketBonusDocument::Built => MarketBonus::Built,
                    MarketBonusDocument::Forgone => MarketBonus::Forgone,
                },
                regions: self.is_in_all_regions(offices),
                districts: self.is_in_all_districts(houses),
                bridges: self.bridges_of(houses),
            },
        })
    }

    fn read_face(&self, name: &str) -> Result<FaceId, PositionError> {
        self.edition.find_face(name).ok_or_else(|| {
            PositionError::at("deck", format!("`{name}` is no card of this edition"))
        })
    }

    /// Every seat that is named exists; the other checks rely on it.
    fn check_seats(&self, position: &Position) -> Result<(), PositionError> {
        let stage_seats: SeatSet = match position.stage {
            Stage::Year(seat) | Stage::Using(seat, ..) => SeatSet::only(seat),
            Stage::Auction(Auction { opener, barred, .. }) => {
                opener.into_iter().chain(barred).collect()
            }
            Stage::TurnUp | Stage::Placing | Stage::Over => SeatSet::EMPTY,
        };
        let owed = position.owed.map(Owed::seat);
        let mut named = stage_seats.into_iter().chain(owed).chain([position.mayor]);
        if named.any(|seat| seat.index() >= usize::from(self.players)) {
            return Err(PositionError::at("seats", "nobody sits there (M-1)"));
        }
        Ok(())
    }
}

fn stage_to_document(stage: Stage) -> StageDocument {
    match stage {
        Stage::TurnUp => StageDocument::TurnUp,
        Stage::Placing => StageDocument::Placing,
        Stage::Year(seat) => StageDocument::Year { seat },
        Stage::Using(seat, disk, part) => StageDocument::Using {
            seat,
            bought: disk == Disk::Auction,
            part: match part {
                Part::Goods { left, made } => PartDocument::Goods { left, made },
                Part::Office => PartDocument::Office,
                Part::OfficeStep(commodity) => PartDocument::OfficeStep(commodity),
                Part::House => PartDocument::House,
                Part::HouseStep => PartDocument::HouseStep,
                Part::Done => PartDocument::Done,
            },
        },
        Stage::Auction(Auction { opener, barred, run }) => {
            let barred = barred.into_iter().collect();
            match run {
                Run::Ready => StageDocument::Ready { opener, barred },
                Run::Falling => StageDocument::Falling { opener, barred },
                Run::Sealed(bids) => {
                    let bids = bids.map(|bid| match bid {
                        Bid::NotAsked => BidDocument::NotAsked,
                        Bid::Open => BidDocument::Open,
                        Bid::Wait => BidDocument::Wait,
                        Bid::Stop(price) => BidDocument::Stop(price),
                    });
                    StageDocument::Sealed { opener, barred, bids }
                }
            }
        }
        Stage::Over => StageDocument::Over,
    }
}

fn read_stage(document: &StageDocument) -> Stage {
    let auction = |opener: &Option<Seat>, barred: &[Seat], run| {
        let barred = barred.iter().copied().collect();
        Stage::Auction(Auction { opener: *opener, barred, run })
    };
    match document {
        StageDocument::TurnUp => Stage::TurnUp,
        StageDocument::Placing => Stage::Placing,
        StageDocument::Year { seat } => Stage::Year(*seat),
        StageDocument::Using { seat, bought, part } => {
            let disk = if *bought { Disk::Auction } else { Disk::Use };
            let part = match part {
                PartDocument::Goods { left, made } => Part::Goods { left: *left, made: *made },
                PartDocument::Office => Part::Office,
                PartDocument::OfficeStep(commodity) => Part::OfficeStep(*commodity),
                PartDocument::House => Part::House,
                PartDocument::HouseStep => Part::HouseStep,
                PartDocument::Done => Part::Done,
            };
            Stage::Using(*seat, disk, part)
        }
        StageDocument::Ready { opener, barred } => auction(opener, barred, Run::Ready),
        StageDocument::Falling { opener, barred } => auction(opener, barred, Run::Falling),
        StageDocument::Sealed { opener, barred, bids } => {
            let mut read = [Bid::NotAsked; SEATS];
            for (place, bid) in read.iter_mut().zip(bids) {
                *place = match bid {
                    BidDocument::NotAsked => Bid::NotAsked,
                    BidDocument::Open => Bid::Open,
                    BidDocument::Wait => Bid::Wait,
                    BidDocument::Stop(price) => Bid::Stop(*price),
                };
            }
            auction(opener, barred, Run::Sealed(read))
        }
        StageDocument::Over => Stage::Over,
    }
}
