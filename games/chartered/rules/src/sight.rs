//! What each may see, and what they can imagine: full positions that agree with all they know (clauses C-99 and
//! C-100).

use damrak_core::{Printed, Rng, Rules, Seat, Seed, Sight, Viewer};

use crate::components::{ASIDE, CARDS, Card, Company, LATEST_PLOTS, SHOWN_CARDS, SUM_STEP};
use crate::hands::Hand;
use crate::rules::Chartered;
use crate::state::{Bid, Position, Stage};
use crate::trade::{Deal, TradeStep};
use crate::view::{AuctionView, Common, View};

impl Sight for Chartered {
    type View = View;
    type Common = Common;

    fn look_at_common(&self, position: &Position) -> Common {
        let others = |seat| self.look_at_player(position, seat, Viewer::Spectator);
        let latest = position.discard.latest(LATEST_PLOTS).iter().rev();
        let companies = Company::ALL.map(|company| self.look_at_company(position, company));
        Common {
            players: Seat::all(self.players).map(others).map(Printed::new).collect(),
            built: Printed::new(self.look_at_plots(position)),
            companies: Printed::new(companies.to_vec()),
            buffer: Printed::new(self.names(position.town.zone.minus(position.town.built))),
            market: Printed::new(position.market.map(|card| card.map(|card| self.card(card)))),
            latest: Printed::new(latest.map(|plot| self.plot_name(*plot)).collect()),
            events: Printed::new(self.look_at_events(position)),
        }
    }

    fn look(&self, position: &Position, viewer: Viewer, common: &Common) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.players) => Some(seat),
            _ => None,
        };
        let aside = self.known_aside(position, seat);
        View {
            viewer,
            turn: position.turn,
            again: position.again,
            stage: self.look_at_stage(position),
            waiting: self.waiting_for(position),
            board: self.printed_board.clone(),
            built: common.built.clone(),
            companies: common.companies.clone(),
            buffer: common.buffer.clone(),
            supply: position.town.supply,
            market: common.market.clone(),
            pile: position.pile.len() as u8,
            aside: aside.into_iter().map(|card| self.card(card)).collect(),
            aside_left: position.aside.len() as u8,
            latest: common.latest.clone(),
            events: common.events.clone(),
            due: position.due,
            ending: position.ending,
            founded: position.founded,
            bonus: position.bonus,
            players: Printed::for_viewer(&common.players, viewer, |seat| {
                self.look_at_player(position, seat, viewer)
            }),
            auction: match position.stage {
                Stage::Auction(auction) => Some(AuctionView {
                    lot: auction.lot,
                    leader: auction.best.map(|(seat, _)| seat),
                    highest: auction.best.map(|(_, amount)| amount),
                    bidders: auction.bidders,
                }),
                _ => None,
            },
            offer: match position.stage {
                Stage::Trade(trade) => match trade.step {
                    TradeStep::Answering { deal, .. } => self.look_at_deal(position, &deal),
                    _ => None,
                },
                _ => None,
            },
            own: seat.map(|seat| self.look_at_own(position, seat)),
            bank: (!self.options.hidden_cash).then_some(position.bank),
        }
    }

    /// Hidden from a seat are the unseen cards of the others, the order of all piles, bids that are not shown,
    /// offers that are not made, and chance to come. Sums of money are not: whoever has remembered every
    /// payment knows them.
    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        let mut guess = position.clone();
        guess.rng = Rng::new(fresh_seed(rng));
        for other in 0..guess.knowledge.own_since.len() {
            if other != seat.index() {
                guess.knowledge.own_since[other] = guess.knowledge.since;
            }
        }
        self.imagine_cards(&mut guess, seat, rng);
        if !self.readings.levels_won_unseen {
            // Sorted first, so that the outcome does not depend on where the cards truly are.
            guess.aside.as_mut_slice().sort_unstable();
            rng.shuffle(guess.aside.as_mut_slice());
        }
        guess.events.pile.as_mut_slice().sort_unstable();
        rng.shuffle(guess.events.pile.as_mut_slice());
        self.imagine_secrets(&mut guess, seat, rng);
        guess
    }

    /// Takes back what others have bid in secret.
    fn reopen(&self, guess: &mut Position, seat: Seat) {
        let Stage::Bids(round) = &mut guess.stage else { return };
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            if let Bid::Sealed(_) = round.bids[other.index()] {
                round.bids[other.index()] = Bid::Open;
            }
        }
    }
}

impl Chartered {
    /// Deals the unseen cards anew. A place in a hand takes only cards that can have come there: none that was
    /// in the pile later than the place was filled.
    fn imagine_cards(&self, guess: &mut Position, seat: Seat, rng: &mut Rng) {
        let looks = guess.stage == Stage::Looking { seat };
        let kept = if looks { guess.pile.len().min(SHOWN_CARDS) } else { 0 };
        let hidden = guess.pile.len() - kept;

        let mut pool = Pool::new();
        guess.pile.as_slice()[..hidden].iter().for_each(|card| pool.add(*card));
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            guess.players[other.index()].unseen().cards().for_each(|card| pool.add(card));
            guess.players[other.index()].hand = guess.players[other.index()].shown;
        }
        if self.readings.levels_won_unseen {
            self.imagine_levels(guess, seat, &mut pool, rng);
        }
        pool.shuffle(rng);

        // The earliest places have the least to choose from, so they are filled first.
        let mut places = [(0_u8, 0_u8); CARDS];
        let mut count = 0;
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            let player = &guess.players[other.index()];
            for stretch in player.slots.as_slice() {
                places[count] = (*stretch, other.index() as u8);
                count += 1;
            }
        }
        places[..count].sort_unstable();
        for (stretch, other) in &places[..count] {
            let fits = |card: Card| guess.knowledge.own_since(seat.index(), card) <= *stretch;
            if let Some(card) = pool.take(fits) {
                guess.players[usize::from(*other)].hand.insert(card);
            }
        }
        let (below, top) = guess.pile.as_mut_slice().split_at_mut(hidden);
        for place in below {
            if let Some(card) = pool.take(|_| true) {
                *place = card;
            }
        }
        top.sort_unstable();
    }

    /// Lays level cards beside the chart and into the hands that won some unseen, out of those that may be there
    /// as far as the seat knows (clause C-80).
    fn imagine_levels(&self, guess: &mut Position, seat: Seat, pool: &mut Pool, rng: &mut Rng) {
        guess.aside.as_slice().iter().for_each(|card| pool.add(*card));
        let mut possible = [Card::of_level_index(0); ASIDE];
        let mut count = 0;
        for (index, known) in guess.knowledge.own_beside[seat.index()].into_iter().enumerate() {
            for _ in 0..known.min(pool.gathered.levels[index]) {
                if let Some(place) = possible.get_mut(count) {
                    *place = Card::of_level_index(index);
                    count += 1;
                }
            }
        }
        rng.shuffle(&mut possible[..count]);
        let mut next = possible[..count].iter().copied();
        for place in guess.aside.as_mut_slice() {
            if let Some(card) = next.next() {
                pool.gathered.remove(card);
                *place = card;
            }
        }
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            // Who has won a card knows that nobody else has it.
            guess.knowledge.own_beside[other.index()] = guess.knowledge.beside;
            for card in next.by_ref().take(guess.players[other.index()].won.into()) {
                pool.gathered.remove(card);
                guess.players[other.index()].hand.insert(card);
                guess.knowledge.one_won(other.index(), card);
            }
        }
    }

    /// What the others have sealed or are putting together: anything they could.
    fn imagine_secrets(&self, guess: &mut Position, seat: Seat, rng: &mut Rng) {
        match guess.stage {
            Stage::Bids(mut round) => {
                for other in Seat::all(self.players).filter(|other| *other != seat) {
                    if let Bid::Sealed(_) = round.bids[other.index()] {
                        let tens = u32::from(self.purse(guess, other) / SUM_STEP);
                        let amount = rng.below(tens + 1) as u16 * SUM_STEP;
                        round.bids[other.index()] = Bid::Sealed(amount);
                    }
                }
                guess.stage = Stage::Bids(round);
            }
            Stage::Trade(mut trade) => {
                let maker = trade.step.sides(guess.turn).map(|(maker, _)| maker);
                if let TradeStep::Drafting { deal, .. } = &mut trade.step
                    && maker != Some(seat)
                {
                    *deal = Deal::new();
                    guess.stage = Stage::Trade(trade);
                }
            }
            _ => {}
        }
    }
}

fn fresh_seed(rng: &mut Rng) -> Seed {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(4) {
        part.copy_from_slice(&rng.next_u32().to_le_bytes());
    }
    Seed::from_bytes(bytes)
}

/// Cards that are dealt anew. They are gathered in the order of the box before they are shuffled, so that the
/// outcome does not depend on where they truly are.
struct Pool {
    gathered: Hand,
    cards: [Card; CARDS],
    len: usize,
}

impl Pool {
    fn new() -> Self {
        Self { gathered: Hand::default(), cards: [Card::from_index(0); CARDS], len: 0 }
    }

    fn add(&mut self, card: Card) {
        self.gathered.insert(card);
    }

    fn shuffle(&mut self, rng: &mut Rng) {
        for card in self.gathered.cards().take(CARDS) {
            self.cards[self.len] = card;
            self.len += 1;
        }
        rng.shuffle(&mut self.cards[..self.len]);
    }

    /// The first card that fits, or any if none does.
    fn take(&mut self, fits: impl Fn(Card) -> bool) -> Option<Card> {
        let cards = &mut self.cards[..self.len];
        let place = cards.iter().position(|card| fits(*card));
        let last = cards.len().checked_sub(1)?;
        let place = place.unwrap_or(last);
        let card = cards[place];
        // Moving the last card there keeps the rest in random order.
        cards[place] = cards[last];
        self.len -= 1;
        Some(card)
    }
}
