//! A position as a document that a person can read and change.

mod stage;

use std::collections::BTreeMap;

use damrak_core::{Documents, PositionError, Rng, Rules, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::{card_name, find_card};
use crate::components::{
    ASIDE, CARDS, COMPANIES, Card, Company, EVENTS, EventKind, MARKET, MOST_CARDS, MOST_FLOORS,
    SEATS, SHARES,
};
use crate::edition::MOST;
use crate::hands::{Hand, Knowledge, Slots};
use crate::plots::{PLOTS, PlotId, Plots};
use crate::rules::Chartered;
use crate::state::{EventCards, EventInPlay, List, Merchant, Position, Town};
use stage::StageDocument;

/// More than anybody can come to; far below where sums would overflow.
const MOST_MONEY: i32 = 1_000_000;
/// More extra turns than anybody can come to.
const MOST_TURNS: u8 = 100;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    turn: Seat,
    again: u8,
    passes: u8,
    due: bool,
    ending: bool,
    founded: Option<Company>,
    bonus: Option<Company>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left_top: Option<bool>,
    /// Values before the card of this turn, in the order of the companies.
    before: [u16; COMPANIES],
    stage: StageDocument,
    event: Option<EventDocument>,
    supply: u8,
    /// Height of every plot that is built on.
    built: BTreeMap<String, u8>,
    roofs: Vec<String>,
    companies: Vec<CompanyDocument>,
    bank: i32,
    players: Vec<PlayerDocument>,
    /// The next card last.
    pile: Vec<String>,
    market: [Option<String>; MARKET],
    aside: Vec<String>,
    /// The latest card last.
    discard: Vec<String>,
    events: EventsDocument,
    knowledge: KnowledgeDocument,
    chance: Rng,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventDocument {
    kind: EventKind,
    by_action: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CompanyDocument {
    company: Company,
    value: u16,
    hq: Option<String>,
    plots: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDocument {
    money: i32,
    hand: Vec<String>,
    shown: Vec<String>,
    /// When the cards that were not shown came to the hand.
    slots: Vec<u8>,
    /// How many of them were won from beside the chart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    won: Option<u8>,
    shares: [u8; COMPANIES],
    roofs: u8,
    action_cards: u8,
    extra_turns: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsDocument {
    pile: Vec<EventKind>,
    open: [Option<EventKind>; 5],
    discard: [u8; 5],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KnowledgeDocument {
    stretch: u8,
    /// Plot cards that everybody saw go into the pile, and when.
    all: BTreeMap<String, u8>,
    /// What each player saw.
    own: Vec<BTreeMap<String, u8>>,
    /// Level cards that lie beside the chart or were won unseen, as everybody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beside: Option<[u8; 3]>,
    /// The same as each player knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    own_beside: Option<Vec<[u8; 3]>>,
}

/// What a document has only where the rules have it.
fn kept<T>(there: bool, value: Option<T>, place: &str) -> Result<Option<T>, PositionError> {
    match value {
        Some(_) if !there => Err(wrong(place, "this version of the rules does not have it")),
        None if there => Err(wrong(place, "this version of the rules has it, and it is missing")),
        value => Ok(value),
    }
}

fn wrong(place: &str, problem: impl Into<String>) -> PositionError {
    PositionError::at(place, problem)
}

impl Documents for Chartered {
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        self.check_money(position)?;
        self.check_players(position)?;
        self.check_cards(position)?;
        self.check_knowledge(position)?;
        self.check_events(position)?;
        self.check_town(position)?;
        self.check_flags(position)?;
        self.check_stage(position)?;
        for seat in self.waiting_for(position) {
            let mut actions = Vec::new();
            self.legal_actions(position, seat, &mut actions);
            PositionError::unless(
                !actions.is_empty(),
                "stage",
                "somebody is asked who cannot do anything (C-18)",
            )?;
        }
        Ok(())
    }

    fn save(&self, position: &Position) -> Value {
        let Position { town, events, knowledge, .. } = position;
        let plot = |plot: PlotId| self.plot_name(plot);
        let card = |card: &Card| card_name(&self.board, *card);
        let company = |company: Company| CompanyDocument {
            company,
            value: town.value(company),
            hq: town.hq[company.index()].map(plot),
            plots: town.area[company.index()].into_iter().map(plot).collect(),
        };
        let stamps = |since: &[u8; PLOTS]| -> BTreeMap<String, u8> {
            let seen = self.board.all().filter(|plot| since[plot.index()] > 0);
            seen.map(|seen| (plot(seen), since[seen.index()])).collect()
        };
        let players = position.players.iter().take(usize::from(self.players));
        let unseen = self.readings.levels_won_unseen;
        let document = Document {
            turn: position.turn,
            again: position.again,
            passes: position.passes,
            due: position.due,
            ending: position.ending,
            founded: position.founded,
            bonus: position.bonus,
            left_top: self.readings.merger_pays_for_moving.then_some(position.left_top),
            before: position.before,
            stage: self.write_stage(position.stage),
            event: position
                .event
                .map(|event| EventDocument { kind: event.kind, by_action: event.by_action }),
            supply: town.supply,
            built: town
                .built
                .into_iter()
                .map(|built| (plot(built), town.floors.on(built)))
                .collect(),
            roofs: town.roofed.into_iter().map(plot).collect(),
            companies: Company::ALL
                .into_iter()
                .filter(|company| town.exists(*company))
                .map(company)
                .collect(),
            bank: position.bank,
            players: players.map(|player| self.write_player(player)).collect(),
            pile: position.pile.as_slice().iter().map(card).collect(),
            market: position.market.map(|found| found.as_ref().map(card)),
            aside: position.aside.as_slice().iter().map(card).collect(),
            discard: position.discard.as_slice().iter().map(|found| plot(*found)).collect(),
            events: EventsDocument {
                pile: events.pile.as_slice().to_vec(),
                open: events.open,
                discard: events.discard,
            },
            knowledge: KnowledgeDocument {
                stretch: knowledge.stretch,
                all: stamps(&knowledge.since),
                own: knowledge.own_since.iter().take(self.players.into()).map(stamps).collect(),
                beside: unseen.then_some(knowledge.beside),
                own_beside: unseen
                    .then(|| knowledge.own_beside[..usize::from(self.players)].to_vec()),
            },
            chance: position.rng.clone(),
        };
        serde_json::to_value(document)
            .expect("a document is plain data with text keys, which JSON can always hold")
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        let document: Document = serde_json::from_value(document.clone())
            .map_err(|error| wrong("position", error.to_string()))?;
        let mut position = self.empty_table(document.chance.clone());
        position.town = self.read_town(&document)?;
        position.bank = document.bank;
        if document.bank.abs() > MOST_MONEY * SEATS as i32 {
            return Err(wrong("bank", "there is not so much money"));
        }
        if document.players.len() != usize::from(self.players) {
            let problem = format!("there are {} players at this table", self.players);
            return Err(wrong("players", problem));
        }
        for (player, written) in position.players.iter_mut().zip(&document.players) {
            *player = self.read_player(written)?;
        }
        self.read_cards(&document, &mut position)?;
        position.events = read_events(&document.events)?;
        position.knowledge = self.read_knowledge(&document.knowledge)?;
        if document.before.iter().any(|value| *value > MOST) {
            return Err(wrong("before", "no company is worth so much (C-48)"));
        }
        position.turn = document.turn;
        position.again = document.again.min(MOST_TURNS);
        position.passes = document.passes;
        position.due = document.due;
        position.ending = document.ending;
        position.founded = document.founded;
        position.bonus = document.bonus;
        let moving = self.readings.merger_pays_for_moving;
        position.left_top = kept(moving, document.left_top, "left_top")?.unwrap_or_default();
        position.before = document.before;
        position.stage = self.read_stage(&document.stage)?;
        position.event = document
            .event
            .map(|event| EventInPlay { kind: event.kind, by_action: event.by_action });
        self.check_seats(&position)?;
        self.check(&position)?;
        Ok(position)
    }
}

impl Chartered {
    fn write_player(&self, player: &Merchant) -> PlayerDocument {
        let names = |hand: &Hand| hand.cards().map(|card| card_name(&self.board, card)).collect();
        PlayerDocument {
            money: player.money,
            hand: names(&player.hand),
            shown: names(&player.shown),
            slots: player.slots.as_slice().to_vec(),
            won: self.readings.levels_won_unseen.then_some(player.won),
            shares: player.shares,
            roofs: player.roofs,
            action_cards: player.action_cards,
            extra_turns: player.extra,
        }
    }

    pub(crate) fn read_plot(&self, name: &str) -> Result<PlotId, PositionError> {
        self.board
            .find(name)
            .ok_or_else(|| wrong("plots", format!("`{name}` is no plot of these boards")))
    }

    pub(crate) fn read_card(&self, name: &str) -> Result<Card, PositionError> {
        find_card(&self.board, name)
            .ok_or_else(|| wrong("cards", format!("`{name}` is no building card")))
    }

    fn read_plots(&self, names: &[String]) -> Result<Plots, PositionError> {
        names.iter().map(|name| self.read_plot(name)).collect()
    }

    fn read_town(&self, document: &Document) -> Result<Town, PositionError> {
        let mut town = Town::new(document.supply);
        for (name, height) in &document.built {
            if !(1..=MOST_FLOORS).contains(height) {
                return Err(wrong("built", format!("{name} has one to four floors (C-45)")));
            }
            town.floors.set(self.read_plot(name)?, *height);
        }
        town.roofed = self.read_plots(&document.roofs)?;
        for written in &document.companies {
            let index = written.company.index();
            if town.values[index] > 0 || written.value == 0 || written.value > MOST {
                let problem = "a company on the board is listed once, with its value (C-6)";
                return Err(wrong("companies", problem));
            }
            town.values[index] = written.value;
            town.area[index] = self.read_plots(&written.plots)?;
            town.hq[index] = written.hq.as_deref().map(|name| self.read_plot(name)).transpose()?;
        }
        self.renew_sets(&mut town);
        Ok(town)
    }

    fn read_hand(&self, names: &[String]) -> Result<Hand, PositionError> {
        let mut hand = Hand::default();
        if names.len() > usize::from(MOST_CARDS) {
            return Err(wrong("hand", "nobody has more than fifteen cards (C-23)"));
        }
        for name in names {
            let card = self.read_card(name)?;
            if !card.is_level() && hand.has(card) {
                return Err(wrong("hand", format!("there is just one {name} (C-3)")));
            }
            hand.insert(card);
        }
        Ok(hand)
    }

    fn read_player(&self, written: &PlayerDocument) -> Result<Merchant, PositionError> {
        if written.money.abs() > MOST_MONEY || written.extra_turns > MOST_TURNS {
            return Err(wrong("players", "nobody can come to so much"));
        }
        if written.shares.iter().any(|count| *count > SHARES) {
            return Err(wrong("shares", "there are nine shares of each company (C-7)"));
        }
        if written.slots.len() > usize::from(MOST_CARDS) {
            return Err(wrong("slots", "nobody has more than fifteen cards (C-23)"));
        }
        Ok(Merchant {
            money: written.money,
            hand: self.read_hand(&written.hand)?,
            shown: self.read_hand(&written.shown)?,
            slots: Slots::of(&written.slots),
            won: kept(self.readings.levels_won_unseen, written.won, "won")?.unwrap_or_default(),
            shares: written.shares,
            roofs: written.roofs,
            action_cards: written.action_cards,
            extra: written.extra_turns,
        })
    }

    fn read_cards(
        &self,
        document: &Document,
        position: &mut Position,
    ) -> Result<(), PositionError> {
        let too_many = |place: &str| wrong(place, "there are not so many cards (C-3)");
        if document.pile.len() > CARDS {
            return Err(too_many("pile"));
        }
        if document.aside.len() > ASIDE {
            return Err(too_many("aside"));
        }
        if document.discard.len() > self.board.len() {
            return Err(too_many("discard"));
        }
        position.pile = self.read_list(&document.pile)?;
        position.aside = self.read_list(&document.aside)?;
        for (place, name) in position.market.iter_mut().zip(&document.market) {
            *place = name.as_deref().map(|name| self.read_card(name)).transpose()?;
        }
        for name in &document.discard {
            position.discard.push(self.read_plot(name)?);
        }
        Ok(())
    }

    fn read_list<const N: usize>(&self, names: &[String]) -> Result<List<Card, N>, PositionError> {
        let mut list = List::new(Card::from_index(0));
        for name in names {
            list.push(self.read_card(name)?);
        }
        Ok(list)
    }

    fn read_knowledge(&self, written: &KnowledgeDocument) -> Result<Knowledge, PositionError> {
        let unseen = self.readings.levels_won_unseen;
        let beside = kept(unseen, written.beside, "knowledge")?.unwrap_or_default();
        let mut knowledge = Knowledge::new(beside);
        if let Some(own) = kept(unseen, written.own_beside.as_ref(), "knowledge")? {
            if own.len() != usize::from(self.players) {
                return Err(wrong("knowledge", "every player knows something (C-80)"));
            }
            knowledge.own_beside[..own.len()].copy_from_slice(own);
        }
        knowledge.stretch = written.stretch;
        if written.own.len() != usize::from(self.players) {
            return Err(wrong("knowledge", "every player knows something of their own (C-99)"));
        }
        let fill = |since: &mut [u8; PLOTS], stamps: &BTreeMap<String, u8>| {
            for (name, stretch) in stamps {
                since[self.read_plot(name)?.index()] = *stretch;
            }
            Ok(())
        };
        fill(&mut knowledge.since, &written.all)?;
        // Nobody sits at the other places; they know what everybody knows.
        knowledge.own_since = [knowledge.since; SEATS];
        for (own, stamps) in knowledge.own_since.iter_mut().zip(&written.own) {
            *own = [0; PLOTS];
            fill(own, stamps)?;
        }
        Ok(knowledge)
    }
}

fn read_events(written: &EventsDocument) -> Result<EventCards, PositionError> {
    let mut events = EventCards::new();
    if written.pile.len() > EVENTS {
        return Err(wrong("events", "there are fifteen event cards (C-9)"));
    }
    written.pile.iter().for_each(|kind| events.pile.push(*kind));
    events.open = written.open;
    events.discard = written.discard;
    Ok(events)
}
