//! Why something is not legal.

use damrak_core::Refusal as CoreRefusal;

use crate::state::Stage;

/// The reason for which a decision is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over, in this way.
    Over(Ending),
    /// The seat is bankrupt.
    Bankrupt,
    /// Somebody else decides now.
    NotYourTurn(Phase),
    /// Something else is to be decided now.
    NotNow(Phase),
    /// There is no Kontor card left.
    NoKontorCard,
    /// There is no smith card left.
    NoSmithCard,
    /// These horseshoes are not all in the hand.
    NotYourShoes(Laying),
    /// At least one horseshoe is laid.
    NothingLaid(Laying),
    /// At most one gold horseshoe is laid.
    TwoGold(Laying),
    /// Who has so many horseshoes may not pass.
    MayNotPass,
    /// These shares are not in the hand.
    NotYourShares,
    /// This share is not in the hand.
    NotYourShare,
    /// No line leads there.
    NoLine,
    /// The Dutchman came from there.
    CameFromThere,
    /// Only the other tied players can be given or asked for ducats.
    NotTied,
    /// That was said already.
    NamedAlready,
    /// The proposer does not have so much.
    GivesTooMuch,
    /// The other does not have so much, or nobody has.
    AsksTooMuch,
    /// Who cannot pay what is asked cannot accept.
    CannotPay,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The action of the round.
    Acting,
    /// Shares go under the Kontor.
    Returning,
    /// The tied say where the Dutchman should go.
    Announcing,
    /// A tied player may propose something.
    Bargaining,
    /// The proposer names ducats.
    Terms,
    /// The other tied players answer.
    Answering,
    /// The tied lay more horseshoes.
    Deciding,
    /// The Dutchman is steered.
    Moving,
    /// Shares are shown on an island.
    Showing,
}

/// What horseshoes are laid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laying {
    /// As the action of the round.
    Action,
    /// In a decision round.
    Decision,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The counter came to the last chest.
    LastChest,
    /// All but one are bankrupt.
    OneLeft,
    /// All who were left fell together.
    NoneLeft,
}

impl Phase {
    /// The phase of a stage; none when the game is over.
    pub(crate) fn of(stage: Stage) -> Option<Self> {
        Some(match stage {
            Stage::Acting(_) => Phase::Acting,
            Stage::Returning(_) => Phase::Returning,
            Stage::Announcing(..) => Phase::Announcing,
            Stage::Bargaining(..) => Phase::Bargaining,
            Stage::Terms(..) => Phase::Terms,
            Stage::Answering(..) => Phase::Answering,
            Stage::Deciding(..) => Phase::Deciding,
            Stage::Moving(_) => Phase::Moving,
            Stage::Showing(_) => Phase::Showing,
            Stage::Over => return None,
        })
    }

    /// The clause that says who decides what in it.
    fn clause(self) -> &'static str {
        match self {
            Phase::Acting => "D-16",
            Phase::Returning => "D-18",
            Phase::Announcing => "D-31",
            Phase::Bargaining => "D-32",
            Phase::Terms => "D-33",
            Phase::Answering => "D-34",
            Phase::Deciding => "D-35",
            Phase::Moving => "D-39",
            Phase::Showing => "D-46",
        }
    }
}

impl Laying {
    fn clause(self) -> &'static str {
        match self {
            Laying::Action => "D-21",
            Laying::Decision => "D-35",
        }
    }
}

impl Ending {
    fn clause(self) -> &'static str {
        match self {
            Ending::LastChest => "D-50",
            Ending::OneLeft => "D-52",
            Ending::NoneLeft => "D-53",
        }
    }
}

impl CoreRefusal for Refusal {
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over(ending) => (ending.clause(), "dutchman-refusal-over"),
            Refusal::Bankrupt => ("D-44", "dutchman-refusal-bankrupt"),
            Refusal::NotYourTurn(phase) => (phase.clause(), "dutchman-refusal-not-your-turn"),
            Refusal::NotNow(phase) => (phase.clause(), "dutchman-refusal-not-now"),
            Refusal::NoKontorCard => ("D-25", "dutchman-refusal-no-kontor-card"),
            Refusal::NoSmithCard => ("D-25", "dutchman-refusal-no-smith-card"),
            Refusal::NotYourShoes(laying) => (laying.clause(), "dutchman-refusal-not-your-shoes"),
            Refusal::NothingLaid(laying) => (laying.clause(), "dutchman-refusal-nothing-laid"),
            Refusal::TwoGold(laying) => (laying.clause(), "dutchman-refusal-two-gold"),
            Refusal::MayNotPass => ("D-22", "dutchman-refusal-may-not-pass"),
            Refusal::NotYourShares => ("D-18", "dutchman-refusal-not-your-shares"),
            Refusal::NotYourShare => ("D-46", "dutchman-refusal-not-your-shares"),
            Refusal::NoLine => ("D-39", "dutchman-refusal-no-line"),
            Refusal::CameFromThere => ("D-40", "dutchman-refusal-came-from-there"),
            Refusal::NotTied => ("D-33", "dutchman-refusal-not-tied"),
            Refusal::NamedAlready => ("D-33", "dutchman-refusal-named-already"),
            Refusal::GivesTooMuch => ("D-33", "dutchman-refusal-gives-too-much"),
            Refusal::AsksTooMuch => ("D-33", "dutchman-refusal-asks-too-much"),
            Refusal::CannotPay => ("D-34", "dutchman-refusal-cannot-pay"),
        }
    }
}
