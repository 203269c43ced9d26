//! A position as a document that a person can read and change.

use damrak_core::{Documents, PositionError, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::{read_shoes, write_shoes};
use crate::board::SpaceId;
use crate::components::{COLOURS, Colour, SEATS, SHARES, SHOES};
use crate::knowledge::{Places, ShareKnowledge, ShoeKnowledge};
use crate::rules::Dutchman;
use crate::shoes::Shoes;
use crate::state::{Choice, Fall, Merchant, Pile, Position, Proposal, Stage, Talk, Tie};

/// More than anybody can come to; far below where sums would overflow.
const MOST_DUCATS: i32 = 20_000;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    round: u16,
    starter: Seat,
    lucky: u8,
    stage: StageDocument,
    space: String,
    from: Option<String>,
    /// The chest of each colour, counted from 0.
    values: [u8; COLOURS],
    counter: u8,
    bank: i32,
    players: Vec<PlayerDocument>,
    /// From the top.
    kontor: Vec<Colour>,
    middle: String,
    /// For each horseshoe of the box, silver first, the places where it may be as everybody knows: a bit for each
    /// seat, for the middle and for the box.
    shoes_known: Vec<Places>,
    /// For each seat, and last for everybody: for each share the places where it may be, a bit for each seat and,
    /// from the ninth, for each share of the Kontor.
    shares_known: Vec<Vec<Places>>,
    rng: Rng,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDocument {
    ducats: i32,
    shares: Vec<Colour>,
    shoes: String,
    laid: String,
    smiths: u8,
    kontors: u8,
    choice: ChoiceDocument,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shown: Option<Colour>,
    fall: Option<FallDocument>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ChoiceDocument {
    None,
    Kontor,
    Smith,
    Laid,
    Passed,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FallDocument {
    meetings: u8,
    short: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "now", rename_all = "kebab-case", deny_unknown_fields)]
enum StageDocument {
    Acting {
        seat: Seat,
    },
    Returning {
        seat: Seat,
    },
    Announcing {
        seat: Seat,
        tie: TieDocument,
    },
    Bargaining {
        tie: TieDocument,
        talk: TalkDocument,
    },
    Terms {
        tie: TieDocument,
        talk: TalkDocument,
        proposal: ProposalDocument,
    },
    Answering {
        tie: TieDocument,
        talk: TalkDocument,
        proposal: ProposalDocument,
        accepted: Vec<Seat>,
    },
    Deciding {
        seat: Seat,
        tie: TieDocument,
    },
    Moving {
        seat: Seat,
    },
    Showing {
        seats: Vec<Seat>,
    },
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TieDocument {
    tied: Vec<Seat>,
    wishes: [Option<String>; SEATS],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TalkDocument {
    round: u8,
    seat: Seat,
    quiet: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ProposalDocument {
    space: String,
    gives: [i32; SEATS],
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

fn list(seats: SeatSet) -> Vec<Seat> {
    seats.into_iter().collect()
}

impl Documents for Dutchman {
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        self.check_seats(position)?;
        self.check_money(position)?;
        self.check_stones(position)?;
        self.check_shares(position)?;
        self.check_shoes(position)?;
        self.check_sea(position)?;
        self.check_choices(position)?;
        self.check_stage(position)
    }

    fn save(&self, position: &Position) -> Value {
        let players = position.players.iter().take(usize::from(self.players));
        let document = Document {
            round: position.round,
            starter: position.starter,
            lucky: position.lucky,
            stage: self.stage_to_document(position.stage),
            space: self.space_name(position.space),
            from: position.from.map(|space| self.space_name(space)),
            values: position.values,
            counter: position.counter,
            bank: position.bank,
            players: players.map(|player| self.player_to_document(player)).collect(),
            kontor: position.kontor.iter().collect(),
            middle: write_shoes(self.forge(), position.middle),
            shoes_known: position.shoes_known.0.to_vec(),
            shares_known: position.shares_known.0.iter().map(|known| known.to_vec()).collect(),
            rng: position.rng.clone(),
        };
        serde_json::to_value(document)
            .expect("a document is plain data with text keys, which JSON can always hold")
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        let document: Document = serde_json::from_value(document.clone())
            .map_err(|error| PositionError::at("position", error.to_string()))?;
        if document.players.len() != usize::from(self.players) {
            let problem = format!("there are {} players at this table", self.players);
            return Err(PositionError::at("players", problem));
        }
        if document.kontor.len() > SHARES || document.bank.abs() > MOST_DUCATS {
            return Err(PositionError::at("kontor", "there is not so much in the box (D-6)"));
        }
        let mut players = [Merchant::default(); SEATS];
        for (player, written) in players.iter_mut().zip(&document.players) {
            *player = self.read_player(written)?;
        }
        let position = Position {
            players,
            bank: document.bank,
            middle: self.read_lot("middle", &document.middle)?,
            kontor: document.kontor.into_iter().collect::<Pile>(),
            values: document.values,
            counter: document.counter,
            space: self.read_space("space", &document.space)?,
            from: document.from.as_ref().map(|name| self.read_space("from", name)).transpose()?,
            round: document.round,
            starter: document.starter,
            lucky: document.lucky,
            stage: self.read_stage(&document.stage)?,
            shoes_known: ShoeKnowledge(read_array("shoes_known", &document.shoes_known)?),
            shares_known: read_share_knowledge(&document.shares_known)?,
            rng: document.rng,
        };
        if position.shoes_known.0.iter().any(|places| *places > 0xff) {
            return Err(PositionError::at("shoes_known", "there are eight places (D-57)"));
        }
        self.check(&position)?;
        Ok(position)
    }
}

impl Dutchman {
    fn space_name(&self, space: SpaceId) -> String {
        self.board().space(space).id.clone()
    }

    fn player_to_document(&self, player: &Merchant) -> PlayerDocument {
        let shares = Colour::ALL.into_iter().flat_map(|colour| {
            std::iter::repeat_n(colour, usize::from(player.shares[colour.index()]))
        });
        PlayerDocument {
            ducats: player.ducats,
            shares: shares.collect(),
            shoes: write_shoes(self.forge(), player.shoes),
            laid: write_shoes(self.forge(), player.laid),
            smiths: player.smiths,
            kontors: player.kontors,
            choice: match player.choice {
                Choice::None => ChoiceDocument::None,
                Choice::Kontor => ChoiceDocument::Kontor,
                Choice::Smith => ChoiceDocument::Smith,
                Choice::Laid => ChoiceDocument::Laid,
                Choice::Passed => ChoiceDocument::Passed,
            },
            shown: player.shown,
            fall: player.fall.map(|Fall { meetings, short }| FallDocument { meetings, short }),
        }
    }

    fn stage_to_document(&self, stage: Stage) -> StageDocument {
        let tie = |tie: Tie| TieDocument {
            tied: list(tie.tied),
            wishes: tie.wishes.map(|wish| wish.map(|space| self.space_name(space))),
        };
        let talk = |Talk { round, seat, quiet }: Talk| TalkDocument { round, seat, quiet };
        let proposal = |proposal: Proposal| ProposalDocument {
            space: self.space_name(proposal.space),
            gives: proposal.gives,
        };
        match stage {
            Stage::Acting(seat) => StageDocument::Acting { seat },
            Stage::Returning(seat) => StageDocument::Returning { seat },
            Stage::Announcing(a, seat) => StageDocument::Announcing { seat, tie: tie(a) },
            Stage::Bargaining(a, b) => StageDocument::Bargaining { tie: tie(a), talk: talk(b) },
            Stage::Terms(a, b, c) => {
                StageDocument::Terms { tie: tie(a), talk: talk(b), proposal: proposal(c) }
            }
            Stage::Answering(a, b, c, accepted) => StageDocument::Answering {
                tie: tie(a),
                talk: talk(b),
                proposal: proposal(c),
                accepted: list(accepted),
            },
            Stage::Deciding(a, seat) => StageDocument::Deciding { seat, tie: tie(a) },
            Stage::Moving(seat) => StageDocument::Moving { seat },
            Stage::Showing(seats) => StageDocument::Showing { seats: list(seats) },
            Stage::Over => StageDocument::Over,
        }
    }

    fn read_player(&self, written: &PlayerDocument) -> Result<Merchant, PositionError> {
        let short = written.fall.as_ref().map_or(0, |fall| fall.short);
        if !(0..=MOST_DUCATS).contains(&written.ducats) || !(0..=MOST_DUCATS).contains(&short) {
            return Err(PositionError::at("ducats", "nobody can come to so many ducats"));
        }
        if written.shares.len() > SHARES {
            return Err(PositionError::at("shares", "there are not so many shares (D-6)"));
        }
        let mut shares = [0; COLOURS];
        written.shares.iter().for_each(|colour| shares[colour.index()] += 1);
        Ok(Merchant {
            ducats: written.ducats,
            shares,
            shoes: self.read_lot("shoes", &written.shoes)?,
            laid: self.read_lot("laid", &written.laid)?,
            smiths: written.smiths,
            kontors: written.kontors,
            choice: match written.choice {
                ChoiceDocument::None => Choice::None,
                ChoiceDocument::Kontor => Choice::Kontor,
                ChoiceDocument::Smith => Choice::Smith,
                ChoiceDocument::Laid => Choice::Laid,
                ChoiceDocument::Passed => Choice::Passed,
            },
            shown: written.shown,
            fall: written
                .fall
                .as_ref()
                .map(|fall| Fall { meetings: fall.meetings, short: fall.short }),
        })
    }

    /// Horseshoes by their numbers.
    pub(crate) fn read_lot(&self, place: &str, text: &str) -> Result<Shoes, PositionError> {
        let numbers: Vec<&str> = text.split_whitespace().take(SHOES + 1).collect();
        read_shoes(self.forge(), &numbers).ok_or_else(|| {
            PositionError::at(place, format!("`{text}` are no horseshoes of this box (D-3)"))
        })
    }

    pub(crate) fn read_space(&self, place: &str, name: &str) -> Result<SpaceId, PositionError> {
        self.board().find(name).ok_or_else(|| {
            PositionError::at(place, format!("`{name}` is no space of this sea (D-2)"))
        })
    }

    fn read_stage(&self, document: &StageDocument) -> Result<Stage, PositionError> {
        let tie = |document: &TieDocument| -> Result<Tie, PositionError> {
            let mut wishes = [None; SEATS];
            for (wish, written) in wishes.iter_mut().zip(&document.wishes) {
                *wish = written.as_ref().map(|name| self.read_space("wishes", name)).transpose()?;
            }
            Ok(Tie { tied: set(&document.tied), wishes })
        };
        let talk = |document: &TalkDocument| Talk {
            round: document.round,
            seat: document.seat,
            quiet: document.quiet,
        };
        let proposal = |document: &ProposalDocument| -> Result<Proposal, PositionError> {
            let fits = |ducats: &i32| ducats.abs() <= MOST_DUCATS;
            if !document.gives.iter().all(fits) {
                return Err(PositionError::at("gives", "nobody can come to so many ducats"));
            }
            let named = document.gives.iter().enumerate().filter(|(_, gives)| **gives != 0);
            Ok(Proposal {
                space: self.read_space("proposal", &document.space)?,
                gives: document.gives,
                named: named.map(|(index, _)| Seat::from_index(index)).collect(),
            })
        };
        Ok(match document {
            StageDocument::Acting { seat } => Stage::Acting(*seat),
            StageDocument::Returning { seat } => Stage::Returning(*seat),
            StageDocument::Announcing { seat, tie: a } => Stage::Announcing(tie(a)?, *seat),
            StageDocument::Bargaining { tie: a, talk: b } => Stage::Bargaining(tie(a)?, talk(b)),
            StageDocument::Terms { tie: a, talk: b, proposal: c } => {
                Stage::Terms(tie(a)?, talk(b), proposal(c)?)
            }
            StageDocument::Answering { tie: a, talk: b, proposal: c, accepted } => {
                Stage::Answering(tie(a)?, talk(b), proposal(c)?, set(accepted))
            }
            StageDocument::Deciding { seat, tie: a } => Stage::Deciding(tie(a)?, *seat),
            StageDocument::Moving { seat } => Stage::Moving(*seat),
            StageDocument::Showing { seats } => Stage::Showing(set(seats)),
            StageDocument::Over => Stage::Over,
        })
    }
}

fn read_array<const N: usize>(place: &str, list: &[Places]) -> Result<[Places; N], PositionError> {
    let problem = || PositionError::at(place, format!("there are {N} of them"));
    list.try_into().map_err(|_| problem())
}

fn read_share_knowledge(written: &[Vec<Places>]) -> Result<ShareKnowledge, PositionError> {
    if written.len() != SEATS + 1 {
        let problem = format!("there is one for each of {SEATS} seats and one for everybody");
        return Err(PositionError::at("shares_known", problem));
    }
    let mut known = [[0; SHARES]; SEATS + 1];
    for (known, written) in known.iter_mut().zip(written) {
        *known = read_array("shares_known", written)?;
    }
    Ok(ShareKnowledge(known))
}
