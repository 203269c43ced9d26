//! Hands of cards, and what the others can know about them (clause C-99).
//!
//! Whoever pays attention knows more than they see: a card that was shown, that no level card is ever dealt,
//! that a card which went back into the pile cannot be in a hand that drew nothing since. All of it is kept
//! here, so that nobody imagines what cannot be.

use crate::components::{Card, MOST_CARDS, SEATS};
use crate::plots::{PLOTS, PlotId, Plots};

/// The stretch of the game a card was dealt in, before anything is drawn from the pile.
pub(crate) const DEALT: u8 = 0;
/// The stretch after the deal. Level cards are never dealt, so they belong to this one at least.
pub(crate) const FIRST_DRAWS: u8 = 1;

/// Building cards in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Hand {
    pub(crate) plots: Plots,
    /// Level cards for the second, third and fourth floor.
    pub(crate) levels: [u8; 3],
}

impl Hand {
    pub(crate) fn len(&self) -> u8 {
        self.plots.len() + self.levels.iter().sum::<u8>()
    }

    pub(crate) fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        match (card.as_plot(), card.level_index()) {
            (Some(plot), _) => u8::from(self.plots.contains(plot)),
            (None, Some(index)) => self.levels[index],
            (None, None) => 0,
        }
    }

    pub(crate) fn insert(&mut self, card: Card) {
        match (card.as_plot(), card.level_index()) {
            (Some(plot), _) => self.plots.insert(plot),
            (None, Some(index)) => self.levels[index] += 1,
            (None, None) => {}
        }
    }

    pub(crate) fn remove(&mut self, card: Card) {
        match (card.as_plot(), card.level_index()) {
            (Some(plot), _) => self.plots.remove(plot),
            (None, Some(index)) => self.levels[index] = self.levels[index].saturating_sub(1),
            (None, None) => {}
        }
    }

    /// The cards of this hand that are not in another part of it.
    pub(crate) fn without(&self, part: &Hand) -> Hand {
        let left = |index: usize| self.levels[index].saturating_sub(part.levels[index]);
        Hand { plots: self.plots.minus(part.plots), levels: [left(0), left(1), left(2)] }
    }

    /// Every card, those for the same floor as often as they are there.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let levels = self.levels;
        let floors = (0..3)
            .flat_map(move |i| std::iter::repeat_n(Card::of_level_index(i), levels[i].into()));
        self.plots.into_iter().map(Card::plot).chain(floors)
    }

    /// Every different card.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let levels = self.levels;
        let floors = (0..3).filter(move |i| levels[*i] > 0).map(Card::of_level_index);
        self.plots.into_iter().map(Card::plot).chain(floors)
    }
}

/// For every card of a hand that the others have not seen: in which stretch of the game it came there. From
/// the earliest to the latest.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Slots {
    stretches: [u8; MOST_CARDS as usize],
    len: u8,
}

impl Slots {
    pub(crate) fn of(stretches: &[u8]) -> Self {
        let mut slots = Self::default();
        for stretch in stretches.iter().take(usize::from(MOST_CARDS)) {
            slots.push(*stretch);
        }
        slots.stretches[..usize::from(slots.len)].sort_unstable();
        slots
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        self.stretches.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// A card came to the hand unseen; stretches only grow.
    pub(crate) fn push(&mut self, stretch: u8) {
        if let Some(place) = self.stretches.get_mut(usize::from(self.len)) {
            *place = stretch;
            self.len += 1;
        }
    }

    /// A card that was unseen is seen. It came there when it was in the pile at the earliest; of the slots
    /// that fit the earliest is given up, because the later ones leave the most to be imagined.
    fn give_up(&mut self, since: u8) {
        let place = self.as_slice().iter().position(|stretch| *stretch >= since).unwrap_or(0);
        if self.len > 0 {
            self.stretches.copy_within(place + 1..usize::from(self.len), place);
            self.len -= 1;
            self.stretches[usize::from(self.len)] = 0;
        }
    }
}

/// What can be known about cards that lie face down.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Knowledge {
    /// The stretch of the game: a new one begins whenever cards that were seen go back into the pile.
    pub(crate) stretch: u8,
    /// For every plot card the stretch at whose beginning everybody knew it to be in the pile.
    pub(crate) since: [u8; PLOTS],
    /// The same as each player knows it, who may have looked at cards of the pile (clause C-92).
    pub(crate) own_since: [[u8; PLOTS]; SEATS],
    /// Level cards of each kind among which are, for all that everybody knows, those beside the chart and those
    /// that were won unseen and not seen since (clause C-80). There may be more of them than such cards: where
    /// somebody plays a level card that may have been drawn as well, nobody else can tell.
    pub(crate) beside: [u8; 3],
    /// The same as each player knows it, without what that player has won.
    pub(crate) own_beside: [[u8; 3]; SEATS],
}

impl Knowledge {
    /// With these level cards beside the chart, as far as they can come to a hand unseen.
    pub(crate) fn new(beside: [u8; 3]) -> Self {
        Self {
            stretch: FIRST_DRAWS,
            since: [0; PLOTS],
            own_since: [[0; PLOTS]; SEATS],
            beside,
            own_beside: [beside; SEATS],
        }
    }

    /// Since when everybody knows that the card cannot have been dealt or drawn earlier.
    pub(crate) fn since(&self, card: Card) -> u8 {
        card.as_plot().map_or(FIRST_DRAWS, |plot| self.since[plot.index()])
    }

    /// The same for one player.
    pub(crate) fn own_since(&self, seat: usize, card: Card) -> u8 {
        card.as_plot().map_or(FIRST_DRAWS, |plot| self.own_since[seat][plot.index()])
    }

    pub(crate) fn begin_stretch(&mut self) {
        self.stretch = self.stretch.saturating_add(1);
    }

    /// Everybody sees the card go into the pile, in a stretch that begins now.
    pub(crate) fn all_saw(&mut self, plot: PlotId) {
        self.since[plot.index()] = self.stretch;
        for own in &mut self.own_since {
            own[plot.index()] = self.stretch;
        }
    }

    /// One player has won a level card unseen.
    pub(crate) fn one_won(&mut self, seat: usize, card: Card) {
        if let Some(index) = card.level_index() {
            let own = &mut self.own_beside[seat][index];
            *own = own.saturating_sub(1);
        }
    }

    /// Everybody sees a level card of which is certain that this player has won it; who won it knew before.
    fn all_saw_won(&mut self, seat: usize, index: usize) {
        self.beside[index] = self.beside[index].saturating_sub(1);
        for (other, own) in self.own_beside.iter_mut().enumerate() {
            if other != seat {
                own[index] = own[index].saturating_sub(1);
            }
        }
    }

    /// How many level cards of a kind lie beside the chart for certain, as everybody knows, if so many lie there.
    pub(crate) fn surely_beside(&self, index: usize, lie_there: usize) -> u8 {
        let all: u8 = self.beside.iter().sum();
        (lie_there as u8).saturating_sub(all.saturating_sub(self.beside[index]))
    }

    /// One player sees it.
    pub(crate) fn one_saw(&mut self, seat: usize, plot: PlotId) {
        self.own_since[seat][plot.index()] = self.stretch;
    }
}

impl crate::state::Merchant {
    /// A card comes to the hand for all to see.
    pub(crate) fn gain_shown(&mut self, card: Card) {
        self.hand.insert(card);
        self.shown.insert(card);
    }

    /// A card comes to the hand unseen.
    pub(crate) fn gain_hidden(&mut self, card: Card, stretch: u8) {
        self.hand.insert(card);
        self.slots.push(stretch);
    }

    /// A level card comes to the hand that only its owner sees (clause C-80).
    pub(crate) fn gain_won(&mut self, card: Card) {
        self.hand.insert(card);
        self.won += 1;
    }

    /// Everybody sees one more such card of the hand.
    pub(crate) fn show_another(&mut self, seat: usize, card: Card, knowledge: &mut Knowledge) {
        self.shown.insert(card);
        self.come_to_light(seat, card, knowledge);
    }

    /// A card that was unseen is seen. Of the places it can have had the one is given up that could hold the
    /// fewest other cards: what is left then leaves the most to be imagined, and never excludes the truth.
    fn come_to_light(&mut self, seat: usize, card: Card, knowledge: &mut Knowledge) {
        if let Some(index) = card.level_index()
            && self.won > 0
            && knowledge.beside[index] > 0
        {
            self.won -= 1;
            let drew_nothing = self.slots.as_slice().iter().all(|slot| *slot < FIRST_DRAWS);
            if drew_nothing {
                knowledge.all_saw_won(seat, index);
            }
            return;
        }
        self.slots.give_up(knowledge.since(card));
    }

    /// A card leaves the hand for all to see; says whether it was unseen. Cards for the same floor are alike,
    /// so that it does not matter which of them was seen before.
    pub(crate) fn lose(&mut self, seat: usize, card: Card, knowledge: &mut Knowledge) -> bool {
        let unseen = !self.shown.has(card);
        if unseen {
            self.come_to_light(seat, card, knowledge);
        }
        self.hand.remove(card);
        self.shown.remove(card);
        unseen
    }

    /// The cards the others have not seen.
    pub(crate) fn unseen(&self) -> Hand {
        self.hand.without(&self.shown)
    }
}
