//! What each may see, and what they can imagine: full positions that agree with all they know (clause K-59).

use damrak_core::{Printed, Rng, Rules, Seat, Sight, Viewer};

use crate::components::{CARDS, CardId, CardSet, Suit, other};
use crate::rules::{Kontor, MOST_IDLE_ROUNDS};
use crate::state::{Choice, Pile, Position, Purchase, Secret, Stage, Top};
use crate::view::{Common, IdleView, View, stage_view};

impl Sight for Kontor {
    type View = View;
    type Common = Common;

    fn look_at_common(&self, position: &Position) -> Common {
        let points = self.points(&position.harbour);
        let players = [0, 1].map(|index| self.look_at_player(position, index, points[index]));
        Common {
            harbour: Printed::new(self.look_at_harbour(position)),
            players: Printed::new(players),
            canal_pile: Printed::new(self.look_at_pile(&position.canal_pile)),
        }
    }

    fn look(&self, position: &Position, viewer: Viewer, common: &Common) -> View {
        View {
            viewer,
            variant: self.options.variant.name(),
            round: position.round,
            stage: stage_view(position.stage),
            waiting: self.waiting_for(position),
            harbour: common.harbour.clone(),
            players: common.players.clone(),
            own: match viewer {
                Viewer::Seat(seat) if seat.index() < 2 => Some(self.look_at_own(position, seat)),
                _ => None,
            },
            canal_pile: common.canal_pile.clone(),
            specials_left: self.options.special_cards.then(|| position.special_pile.len()),
            treasury: position.treasury,
            idle: (position.idle_rounds > 0).then_some(IdleView {
                rounds: position.idle_rounds,
                most: MOST_IDLE_ROUNDS,
                stuck: self.readings.idle_is_stuck,
            }),
        }
    }

    /// Hidden from a seat are the unseen cards of the other's hand, the order of every pile below its
    /// open top and above its known bottom, and what the other has sealed. Everything else stays.
    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        let mut guess = position.clone();
        let rival = other(seat);
        let unseen = position.hands[rival.index()].minus(position.known);

        for owner in [seat, rival] {
            let pile = &mut guess.quay_piles[owner.index()];
            let hand = unseen.and(Suit::Quay(owner).cards());
            deal_anew(hand, pile, Top::Open, &mut guess.hands[rival.index()], rng);
        }
        let hand = unseen.and(Suit::Canal.cards());
        deal_anew(hand, &mut guess.canal_pile, Top::Open, &mut guess.hands[rival.index()], rng);
        let hand = unseen.and(Suit::Special.cards());
        deal_anew(hand, &mut guess.special_pile, Top::Hidden, &mut guess.hands[rival.index()], rng);

        self.imagine_secret(&mut guess, rival, rng);
        guess
    }

    /// Takes back what the other has sealed.
    fn reopen(&self, guess: &mut Position, seat: Seat) {
        fn open<T: Copy>(secret: &mut Secret<T>) {
            if let Secret::Sealed(_) = secret {
                *secret = Secret::Open;
            }
        }
        let index = other(seat).index();
        match &mut guess.stage {
            Stage::Buying(secrets) => open(&mut secrets[index]),
            Stage::Contest(secrets) => open(&mut secrets[index]),
            Stage::Choosing(secrets) => open(&mut secrets[index]),
            Stage::Turn(..) | Stage::Over(_) => {}
        }
    }
}

impl Kontor {
    /// What the other has sealed: any of the things they could have.
    fn imagine_secret(&self, guess: &mut Position, rival: Seat, rng: &mut Rng) {
        let index = rival.index();
        let hand = guess.hands[index];
        match &mut guess.stage {
            Stage::Buying(secrets) => {
                if let Secret::Sealed(purchase) = &mut secrets[index] {
                    *purchase = [Purchase::Decline, Purchase::Buy][rng.below(2) as usize];
                }
            }
            Stage::Contest(secrets) => {
                if let Secret::Sealed(card) = &mut secrets[index]
                    && let Some(guessed) = nth(hand, rng.below(hand.len().into()))
                {
                    *card = guessed;
                }
            }
            Stage::Choosing(secrets) => {
                if let Secret::Sealed(choice) = &mut secrets[index] {
                    *choice = nth(hand, rng.below(u32::from(hand.len()) + 1))
                        .map_or(Choice::Pass, Choice::Card);
                }
            }
            Stage::Turn(..) | Stage::Over(_) => {}
        }
    }
}

fn nth(cards: CardSet, n: u32) -> Option<CardId> {
    cards.into_iter().nth(n as usize)
}

/// Shuffles the hidden cards of a hand and a pile together and deals them out again. They are gathered
/// in the order of the box, so that the outcome does not depend on where they truly are.
fn deal_anew<const N: usize>(
    in_hand: CardSet,
    pile: &mut Pile<N>,
    top: Top,
    hand: &mut CardSet,
    rng: &mut Rng,
) {
    let pool: CardSet = pile.hidden(top).chain(in_hand).collect();
    let mut cards = [CardId(0); CARDS];
    let mut count = 0;
    for card in pool {
        cards[count] = card;
        count += 1;
    }
    let cards = &mut cards[..count];
    rng.shuffle(cards);
    let mut cards = cards.iter().copied();
    *hand = hand.minus(in_hand);
    for card in cards.by_ref().take(in_hand.len() as usize) {
        hand.insert(card);
    }
    pile.replace_hidden(top, &mut cards);
}
