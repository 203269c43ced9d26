//! What a game can tell the players about itself: the small trait that its advice implements.

use damrak_core::{Deaf, Game, Phrase, Rng, Seat, Seen, Standing};

/// A number for each seat, by seat index: what it owns, is paid, or will have in the end.
pub type PerSeat = [f32; Seat::MAX as usize];

/// What each seat may expect, from 0 (will lose) to 1 (will win).
pub type Chances = PerSeat;

/// How much of a result is who won; the rest is who came before whom. A seat that cannot win any more
/// still plays for the better place.
const WINNING: f32 = 0.8;

/// How many of the legal actions a list holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breadth {
    /// Every one.
    All,
    /// Some of them; another time it may hold others.
    Some,
}

/// What a game advises. Every method has a default that works for any game, so that `impl Advice<MyGame> for
/// MyAdvice {}` is an opponent already; a better one says more.
///
/// All positions here are guesses. For a seat that decides in secret, use nothing of the position that the
/// seat would not know: what others have sealed is there, but invented.
pub trait Advice<G: Game>: Send + Sync + 'static {
    /// The advice on which this one rests, if it does: whatever this one leaves out is said by that one, and those who
    /// only look one decision ahead go by that one alone.
    fn rests_on(&self) -> Option<&dyn Advice<G>> {
        None
    }

    /// How promising each of the actions is before anything was tried: any weights above 0, into a cleared
    /// buffer, as long as the list of actions.
    fn priors(
        &self,
        rules: &G,
        position: &G::Position,
        seat: Seat,
        actions: &[G::Action],
        out: &mut Vec<f32>,
    ) {
        if let Some(base) = self.rests_on() {
            return base.priors(rules, position, seat, actions, out);
        }
        out.clear();
        out.resize(actions.len(), 1.0);
    }

    /// The actions worth looking at, in any order, each once, into a cleared buffer. A game in which a seat
    /// can have thousands lists a few of them, drawn anew every time.
    fn candidates(
        &self,
        rules: &G,
        position: &G::Position,
        seat: Seat,
        out: &mut Vec<G::Action>,
        rng: &mut Rng,
    ) -> Breadth {
        if let Some(base) = self.rests_on() {
            return base.candidates(rules, position, seat, out, rng);
        }
        rules.legal_actions(position, seat, out);
        Breadth::All
    }

    /// What the seat does while a game is only played through: quick, and not foolish.
    fn play(
        &self,
        rules: &G,
        position: &G::Position,
        seat: Seat,
        buffer: &mut Vec<G::Action>,
        rng: &mut Rng,
    ) -> Option<G::Action> {
        if let Some(base) = self.rests_on() {
            return base.play(rules, position, seat, buffer, rng);
        }
        rules.random_action(position, seat, buffer, rng)
    }

    /// What the seat does that has a moment to think where several decide at once, such as the price it would bid:
    /// slower than [`Advice::play`], and nearer to what good players do.
    fn consider(
        &self,
        rules: &G,
        position: &G::Position,
        seat: Seat,
        buffer: &mut Vec<G::Action>,
        rng: &mut Rng,
    ) -> Option<G::Action> {
        match self.rests_on() {
            Some(base) => base.consider(rules, position, seat, buffer, rng),
            None => self.play(rules, position, seat, buffer, rng),
        }
    }

    /// What the seat does here by a reckoning of its own, such as what it bids: for whoever looks a single decision
    /// ahead, where a look at each of many prices would only find the luckiest guess. Nothing where looking is better.
    fn reckon(&self, seen: Seen<'_, G>, rng: &mut Rng) -> Option<G::Action> {
        self.rests_on()?.reckon(seen, rng)
    }

    /// Makes a guess of a seat likelier and changes nothing that the seat knows: guesses are drawn from all that could
    /// be, and what others have laid face down is hardly ever just anything.
    fn refine(&self, rules: &G, guess: &mut G::Position, seat: Seat, rng: &mut Rng) {
        if let Some(base) = self.rests_on() {
            base.refine(rules, guess, seat, rng);
        }
    }

    /// Whether [`Advice::judge`] says anything. Without it games are played through to their end.
    fn judges(&self) -> bool {
        self.rests_on().is_some_and(Advice::judges)
    }

    /// What each seat may expect of this position. Without advice: the same.
    fn judge(&self, rules: &G, position: &G::Position) -> Chances {
        if let Some(base) = self.rests_on() {
            return base.judge(rules, position);
        }
        let mut chances = Chances::default();
        let share = 1.0 / f32::from(rules.players().max(1));
        chances[..usize::from(rules.players())].fill(share);
        chances
    }

    /// What each seat will have in the end, about, in the score that decides the game; nothing if the advice
    /// cannot tell.
    fn expects(&self, rules: &G, position: &G::Position) -> Option<PerSeat> {
        self.rests_on()?.expects(rules, position)
    }

    /// Why to decide so, as a sentence of the game about what comes of it: what is gained, by whom and when, in numbers
    /// that can be read off the table. Nothing if nothing in particular comes of it. A sentence that is not the same for
    /// every guess is not said.
    fn explain(
        &self,
        rules: &G,
        position: &G::Position,
        seat: Seat,
        action: G::Action,
    ) -> Option<Phrase> {
        self.rests_on()?.explain(rules, position, seat, action)
    }

    /// After how many decisions a game that is played through is judged.
    fn horizon(&self, rules: &G) -> u32 {
        self.rests_on().map_or(0, |base| base.horizon(rules))
    }

    /// Whether this is a moment to judge, and not the middle of something that should be played through first.
    fn is_quiet(&self, rules: &G, position: &G::Position) -> bool {
        self.rests_on().is_none_or(|base| base.is_quiet(rules, position))
    }

    /// How an action looks to the others: actions that look the same to them, such as cards laid face down,
    /// get the same number and lead the search to the same place. Without advice each has its own.
    fn looks_like(&self, rules: &G, action: G::Action) -> Option<u64> {
        self.rests_on()?.looks_like(rules, action)
    }

    /// What chance has just shown to all and matters for what comes next, such as the card that was turned up.
    /// Positions that differ in it are kept apart in the search.
    fn shown(&self, rules: &G, position: &G::Position) -> u64 {
        self.rests_on().map_or(0, |base| base.shown(rules, position))
    }
}

/// A guess of all that is hidden from the seat, as likely as the advice can make it. Whoever thinks about a position
/// gets it from here.
pub(crate) fn guess<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    rng: &mut Rng,
) -> G::Position {
    let guess = seen.guess(rng);
    refined(seen, advice, guess, rng)
}

/// The same, in which everybody who decides at the same moment as the seat has still to decide.
pub(crate) fn guess_reopened<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    rng: &mut Rng,
) -> G::Position {
    let guess = seen.guess_reopened(rng);
    refined(seen, advice, guess, rng)
}

fn refined<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    mut guess: G::Position,
    rng: &mut Rng,
) -> G::Position {
    advice.refine(seen.rules(), &mut guess, seen.seat(), rng);
    guess
}

/// No advice: what plays any game at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoAdvice;

impl<G: Game> Advice<G> for NoAdvice {}

/// What a position turned out to be worth to each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Worth {
    /// What is played for: to win, and a little to come before others.
    pub(crate) aims: PerSeat,
    /// Who wins, and nothing else.
    pub(crate) won: Chances,
}

/// Each seat's part in the victory of a finished game.
pub fn victory(standing: &Standing) -> Chances {
    let mut won = Chances::default();
    let count = standing.winners().count().max(1) as f32;
    standing.winners().for_each(|seat| won[seat.index()] = 1.0 / count);
    won
}

/// What a finished game was worth to each seat.
pub fn result(standing: &Standing) -> Chances {
    let mut chances = Chances::default();
    let winners = standing.winners().count().max(1) as f32;
    let others = standing.places.len().saturating_sub(1).max(1) as f32;
    for place in &standing.places {
        let won = if place.rank == 1 { 1.0 / winners } else { 0.0 };
        let below = standing.places.iter().filter(|other| other.rank > place.rank).count() as f32;
        let tied = standing.places.iter().filter(|other| other.rank == place.rank).count() as f32;
        let placed = (below + (tied - 1.0) / 2.0) / others;
        chances[place.seat.index()] = WINNING * won + (1.0 - WINNING) * placed;
    }
    chances
}

/// A game that is played through is given up after so many moments.
const LONGEST: u32 = 10_000;
/// What is in the middle of something is judged all the same after so many moments more.
const LONGEST_UNREST: u32 = 40;

/// Plays on by the advice for so many moments and judges where that leads; to the end of the game if the advice
/// does not judge.
pub(crate) fn play_on<G: Game, A: Advice<G> + ?Sized>(
    rules: &G,
    advice: &A,
    position: &mut G::Position,
    moments: u32,
    buffer: &mut Vec<G::Action>,
    rng: &mut Rng,
) -> Worth {
    let (wanted, most) = if advice.judges() {
        (moments, moments.saturating_add(LONGEST_UNREST))
    } else {
        (LONGEST, LONGEST)
    };
    for played in 0..most {
        if played >= wanted && advice.is_quiet(rules, position) {
            break;
        }
        if !play_moment(rules, advice, position, &[], buffer, rng) {
            break;
        }
    }
    value(rules, advice, position)
}

/// Everybody who is waited for decides by the advice, and nobody knows what the others have decided at the same
/// moment; what is given is decided already. Says whether there was anything to decide.
pub(crate) fn play_moment<G: Game, A: Advice<G> + ?Sized>(
    rules: &G,
    advice: &A,
    position: &mut G::Position,
    given: &[(Seat, G::Action)],
    buffer: &mut Vec<G::Action>,
    rng: &mut Rng,
) -> bool {
    let waiting = rules.waiting_for(position);
    let Some(first) = waiting.first() else { return false };
    if waiting.len() > 1 {
        rules.reopen(position, first);
    }
    let mut choices = [None; Seat::MAX as usize];
    for seat in waiting {
        let decided = given.iter().find(|(whose, _)| *whose == seat).map(|(_, action)| *action);
        choices[seat.index()] = decided.or_else(|| advice.play(rules, position, seat, buffer, rng));
    }
    let decided = waiting.into_iter().filter_map(|seat| Some((seat, choices[seat.index()]?)));
    decide_all(rules, position, decided)
}

/// Carries out what several seats have decided at the same moment. A decision that the one before has made
/// pointless is left out. Says whether any was carried out.
pub(crate) fn decide_all<G: Game>(
    rules: &G,
    position: &mut G::Position,
    decisions: impl Iterator<Item = (Seat, G::Action)>,
) -> bool {
    let mut any = false;
    for (seat, action) in decisions {
        let applied = rules.apply(position, seat, action, &mut Deaf).is_ok();
        debug_assert!(applied || any, "{action:?} of seat {seat} is not legal");
        any |= applied;
    }
    any
}

/// The result of a finished game, or else the judgement of the advice.
pub(crate) fn value<G: Game, A: Advice<G> + ?Sized>(
    rules: &G,
    advice: &A,
    position: &G::Position,
) -> Worth {
    if rules.waiting_for(position).is_empty()
        && let Some(standing) = rules.standing(position)
    {
        return Worth { aims: result(&standing), won: victory(&standing) };
    }
    let chances = advice.judge(rules, position);
    Worth { aims: chances, won: chances }
}

/// How much more promising the best of several actions is than the worst, as a power of e.
const BEST_TO_WORST: f32 = 4.0;

/// Weights by a look at where each action leads: the better the judgement for the seat, the higher.
pub fn weigh_by_judgement<G: Game, A: Advice<G> + ?Sized>(
    rules: &G,
    advice: &A,
    position: &G::Position,
    seat: Seat,
    actions: &[G::Action],
    out: &mut Vec<f32>,
) {
    out.clear();
    for action in actions {
        let mut tried = position.clone();
        let applied = rules.apply(&mut tried, seat, *action, &mut Deaf).is_ok();
        let worth = if applied { value(rules, advice, &tried) } else { Worth::default() };
        out.push(worth.aims[seat.index()]);
    }
    let best = out.iter().copied().fold(0.0, f32::max);
    let worst = out.iter().copied().fold(1.0, f32::min);
    let sharpness = BEST_TO_WORST / (best - worst).max(1e-4);
    for weight in out {
        *weight = ((*weight - best) * sharpness).exp();
    }
}

/// The best of a few of the listed decisions, drawn at random, by what they come to; the list is used up.
pub fn best_of_few<G: Game>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    list: &mut Vec<G::Action>,
    looks: usize,
    rng: &mut Rng,
    worth: impl Fn(&G::Position) -> f32,
) -> Option<G::Action> {
    while list.len() > looks {
        let place = rng.below(list.len() as u32) as usize;
        list.swap_remove(place);
    }
    let mut best = (f32::NEG_INFINITY, list.first().copied());
    if list.len() > 1 {
        for action in list.iter() {
            let mut tried = position.clone();
            if rules.apply(&mut tried, seat, *action, &mut Deaf).is_ok() {
                let worth = worth(&tried);
                if worth > best.0 {
                    best = (worth, Some(*action));
                }
            }
        }
    }
    best.1
}

/// Chances by wealth: whoever has `scale` more than another is about three times as likely to win.
pub fn chances_by_wealth(wealth: &PerSeat, players: u8, scale: f32) -> Chances {
    let seats = usize::from(players);
    let most = wealth[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = Chances::default();
    for (chance, wealth) in chances[..seats].iter_mut().zip(wealth) {
        *chance = ((wealth - most) / scale).exp();
    }
    let all: f32 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

/// What a seat has, less a part of what the others have on average.
pub fn advantage(wealth: &PerSeat, players: u8, seat: Seat, envy: f32) -> f32 {
    let seats = usize::from(players);
    let own = wealth[seat.index()];
    let others: f32 = wealth[..seats].iter().sum::<f32>() - own;
    own - envy * others / (seats as f32 - 1.0).max(1.0)
}
