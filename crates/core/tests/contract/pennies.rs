//! A tiny game that fulfils the contract, and ways to break it.
//!
//! Both seats hold three coins from a shuffled purse of eight, with values 1 to 8, and lay one each
//! round in secret; the higher coin wins the round (by version 2 of the rules it was the lower one). After three
//! rounds the most wins decide.

use damrak_core::edition::{EditionId, EditionSource, content_hash};
use damrak_core::{
    BuiltInEdition, Bundle, ChoiceInfo, Clocks, DefaultValue, Disclosure, Documents, Figure,
    FormerDefault, GameInfo, Line, Listener, Measure, Notation, NotationError, OpenError,
    OptionInfo, OptionKind, Patience, Phrase, Pick, PositionError, Refusal, Rng, RuleBook, Rules,
    Score, Seat, SeatSet, Seed, Setup, Sight, Speech, Standing, Target, VariantInfo, Viewer, wrap,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A way to break a law, chosen by the option `fault`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    None,
    LeakInView,
    LeakInGuess,
    LeakInLog,
    LeakToOthers,
    LyingDisclosure,
    UnlistedAction,
    RefusalChanges,
    AmbiguousNotation,
    LossySave,
    Endless,
    LostCoin,
    WideBundle,
    NarrowBundle,
    RashPatience,
}

pub const FAULTS: [(Fault, &str); 15] = [
    (Fault::None, "none"),
    (Fault::LeakInView, "leak-in-view"),
    (Fault::LeakInGuess, "leak-in-guess"),
    (Fault::LeakInLog, "leak-in-log"),
    (Fault::LeakToOthers, "leak-to-others"),
    (Fault::LyingDisclosure, "lying-disclosure"),
    (Fault::UnlistedAction, "unlisted-action"),
    (Fault::RefusalChanges, "refusal-changes"),
    (Fault::AmbiguousNotation, "ambiguous-notation"),
    (Fault::LossySave, "lossy-save"),
    (Fault::Endless, "endless"),
    (Fault::LostCoin, "lost-coin"),
    (Fault::WideBundle, "wide-bundle"),
    (Fault::NarrowBundle, "narrow-bundle"),
    (Fault::RashPatience, "rash-patience"),
];

#[derive(Debug)]
pub struct Pennies {
    edition: EditionId,
    fault: Fault,
    low_wins: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub hands: [Vec<u8>; 2],
    pub purse: Vec<u8>,
    pub laid: Vec<u8>,
    pub sealed: [Option<u8>; 2],
    pub wins: [u8; 2],
    pub refused: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Sealed { seat: Seat, coin: Option<u8> },
    Won { seat: Seat, coins: [u8; 2] },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    own: Vec<u8>,
    laid: Vec<u8>,
    wins: [u8; 2],
    sealed: [bool; 2],
    leak: Option<Vec<u8>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum No {
    NotWaiting,
    NotHeld,
}

impl Refusal for No {
    fn text(self) -> (&'static str, &'static str) {
        ("P-1", "pennies-no")
    }
}

static INFO: GameInfo = GameInfo {
    name: "pennies",
    title: "Pennies",
    designers: "nobody",
    players: 2..=2,
    about: "pennies-about",
    variants: &[
        VariantInfo { name: "plain", title: "pennies-plain", help: "pennies-plain" },
        VariantInfo { name: "other", title: "pennies-other", help: "pennies-other" },
    ],
    options: &[
        OptionInfo {
            name: "fault",
            kind: OptionKind::Choice(&[
                ChoiceInfo { name: "none", help: "" },
                ChoiceInfo { name: "leak-in-view", help: "" },
                ChoiceInfo { name: "leak-in-guess", help: "" },
                ChoiceInfo { name: "leak-in-log", help: "" },
                ChoiceInfo { name: "leak-to-others", help: "" },
                ChoiceInfo { name: "lying-disclosure", help: "" },
                ChoiceInfo { name: "unlisted-action", help: "" },
                ChoiceInfo { name: "refusal-changes", help: "" },
                ChoiceInfo { name: "ambiguous-notation", help: "" },
                ChoiceInfo { name: "lossy-save", help: "" },
                ChoiceInfo { name: "endless", help: "" },
                ChoiceInfo { name: "lost-coin", help: "" },
                ChoiceInfo { name: "wide-bundle", help: "" },
                ChoiceInfo { name: "narrow-bundle", help: "" },
                ChoiceInfo { name: "rash-patience", help: "" },
            ]),
            title: "pennies-fault",
            help: "pennies-fault",
            since: 1,
            formerly: &[],
        },
        OptionInfo {
            name: "bonus",
            kind: OptionKind::Number { min: 0, max: 3, default: 1 },
            title: "pennies-bonus",
            help: "pennies-bonus",
            since: 1,
            formerly: &[FormerDefault { until: 2, value: DefaultValue::Number(2) }],
        },
        OptionInfo {
            name: "lucky",
            kind: OptionKind::Flag { default: false },
            title: "pennies-lucky",
            help: "pennies-lucky",
            // Of a version that is still to come.
            since: 4,
            formerly: &[],
        },
    ],
    editions: &[BuiltInEdition { name: "mint", file: "mint.toml", text: "coins = 8" }],
    rulebooks: &[RuleBook { language: "en", text: "**P-1** Lay a coin you hold." }],
    live_choices: &[],
    talks: false,
    former_editions: &[
        // One that programs of today do not read any more.
        BuiltInEdition { name: "mint", file: "former/lost.toml", text: "coins = 'eight'" },
        BuiltInEdition { name: "mint", file: "former/mint.toml", text: "coins = 8\nmetal = 'tin'" },
    ],
    rules_versions: 2..=3,
};

#[derive(Serialize, Deserialize)]
struct Mint {
    coins: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    metal: Option<String>,
}

wrap! {
    struct Doing<'a, L>(damrak_core::Doing<'a, Pennies, L>);
}

impl<L: Listener<Event>> Doing<'_, L> {
    fn seal(&mut self, seat: Seat, coin: u8) {
        self.position.hands[seat.index()].retain(|held| *held != coin);
        self.position.sealed[seat.index()] = Some(coin);
        let own = || Event::Sealed { seat, coin: Some(coin) };
        match self.rules.fault {
            Fault::LeakToOthers => self.tell(own),
            _ => self.tell_only(seat, own),
        }
        self.tell_others(seat, || Event::Sealed { seat, coin: None });
        if self.rules.fault == Fault::LeakInLog {
            let other = self.position.hands[1 - seat.index()].first().copied();
            self.tell_only(seat, || Event::Sealed { seat, coin: other });
        }
        if let [Some(a), Some(b)] = self.position.sealed {
            self.resolve([a, b]);
        }
    }

    fn resolve(&mut self, coins: [u8; 2]) {
        if self.rules.fault != Fault::LyingDisclosure {
            self.reveal();
        }
        let [a, b] = coins;
        let winner = Seat::from_index(usize::from((b > a) != self.rules.low_wins));
        self.position.wins[winner.index()] += 1;
        self.position.laid.extend(coins);
        if self.rules.fault == Fault::LostCoin && self.position.laid.len() == 6 {
            self.position.laid.pop();
        }
        self.position.sealed = [None, None];
        self.tell(|| Event::Won { seat: winner, coins });
    }
}

impl Rules for Pennies {
    type Position = Position;
    type Action = u8;
    type Event = Event;
    type Refusal = No;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn open(setup: &Setup, source: EditionSource<'_>) -> Result<Self, OpenError> {
        let mint: Mint = source.parse()?;
        if mint.coins != 8 {
            return Err(source.error_at(&(0..1), "there are 8 coins").into());
        }
        let fault = FAULTS
            .iter()
            .find(|(_, name)| *name == setup.choice("fault"))
            .map_or(Fault::None, |(fault, _)| *fault);
        let edition = EditionId { name: "mint".into(), hash: content_hash(&mint) };
        Ok(Self { edition, fault, low_wins: setup.rules < 3 })
    }

    fn edition(&self) -> &EditionId {
        &self.edition
    }

    fn players(&self) -> u8 {
        2
    }

    fn deal(&self, seed: Seed, _listener: &mut impl Listener<Event>) -> Position {
        let mut coins: Vec<u8> = (1..=8).collect();
        Rng::new(seed).shuffle(&mut coins);
        let mut hands = [coins[..3].to_vec(), coins[3..6].to_vec()];
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Position {
            hands,
            purse: coins[6..].to_vec(),
            laid: vec![],
            sealed: [None, None],
            wins: [0, 0],
            refused: 0,
        }
    }

    fn waiting_for(&self, position: &Position) -> SeatSet {
        Seat::all(2)
            .filter(|seat| {
                let index = seat.index();
                position.sealed[index].is_none()
                    && (!position.hands[index].is_empty() || self.fault == Fault::Endless)
            })
            .collect()
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<u8>) {
        out.clear();
        if self.waiting_for(position).contains(seat) {
            out.extend(&position.hands[seat.index()]);
            if out.is_empty() {
                out.push(0);
            }
            if self.fault == Fault::UnlistedAction && out.len() == 3 {
                out.pop();
            }
        }
    }

    fn is_legal(&self, position: &Position, seat: Seat, coin: u8) -> Result<(), No> {
        if !self.waiting_for(position).contains(seat) {
            return Err(No::NotWaiting);
        }
        let hand = &position.hands[seat.index()];
        let held = hand.contains(&coin) || (hand.is_empty() && coin == 0);
        if held { Ok(()) } else { Err(No::NotHeld) }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        coin: u8,
        listener: &mut impl Listener<Event>,
    ) -> Result<Disclosure, No> {
        if self.fault == Fault::RefusalChanges {
            position.refused += 1;
        }
        self.is_legal(position, seat, coin)?;
        position.refused = 0;
        if coin == 0 {
            return Ok(Disclosure::NOTHING);
        }
        let mut doing = Doing(damrak_core::Doing::new(self, position, listener));
        doing.seal(seat, coin);
        Ok(doing.disclosure())
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let over = self.waiting_for(position).is_empty();
        over.then(|| {
            let score = |seat: Seat| {
                let value = i64::from(position.wins[seat.index()]);
                vec![Score::new("wins", "pennies-wins", value)]
            };
            Standing::rank(Seat::all(2).map(|seat| (seat, score(seat))).collect(), vec![])
        })
    }

    fn figures() -> &'static [Figure<Event>] {
        &[
            Figure {
                name: "laid",
                title: "pennies-lay",
                measure: Measure::Times(|event| matches!(event, Event::Sealed { coin: None, .. })),
            },
            Figure {
                name: "won",
                title: "pennies-won",
                measure: Measure::Amounts(|event| match event {
                    Event::Won { coins: [a, b], .. } => Some(i64::from(a + b)),
                    Event::Sealed { .. } => None,
                }),
            },
        ]
    }
}

impl Sight for Pennies {
    type View = View;
    type Common = ();

    fn look_at_common(&self, _position: &Position) {}

    fn look(&self, position: &Position, viewer: Viewer, (): &()) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => position.hands[seat.index()].clone(),
            Viewer::Spectator => vec![],
        };
        let leak = (self.fault == Fault::LeakInView).then(|| position.purse.clone());
        let sealed = position.sealed.map(|coin| coin.is_some());
        View { own, laid: position.laid.clone(), wins: position.wins, sealed, leak }
    }

    fn guess(&self, position: &Position, seat: Seat, rng: &mut Rng) -> Position {
        let mut guess = position.clone();
        let rival = 1 - seat.index();
        let mut pool: Vec<u8> = guess.hands[rival].iter().chain(&guess.purse).copied().collect();
        pool.extend(guess.sealed[rival]);
        if self.fault != Fault::LeakInGuess {
            pool.sort_unstable();
        }
        rng.shuffle(&mut pool);
        if guess.sealed[rival].is_some() {
            guess.sealed[rival] = pool.pop();
        }
        guess.purse = pool.split_off(guess.hands[rival].len());
        pool.sort_unstable();
        guess.hands[rival] = pool;
        guess
    }
}

impl Documents for Pennies {
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        let mut coins: Vec<u8> = position.hands.iter().flatten().copied().collect();
        coins.extend(&position.purse);
        coins.extend(&position.laid);
        coins.extend(position.sealed.iter().flatten());
        coins.sort_unstable();
        if coins != (1..=8).collect::<Vec<u8>>() {
            return Err(PositionError::at("coins", "there are eight"));
        }
        Ok(())
    }

    fn save(&self, position: &Position) -> Value {
        serde_json::to_value(position).expect("plain data")
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        let mut position: Position = serde_json::from_value(document.clone())
            .map_err(|error| PositionError::at("position", error.to_string()))?;
        if self.fault == Fault::LossySave {
            position.purse.reverse();
        }
        self.check(&position)?;
        Ok(position)
    }
}

impl Notation for Pennies {
    fn notation(&self, coin: u8) -> String {
        let coin = if self.fault == Fault::AmbiguousNotation { coin / 2 } else { coin };
        format!("lay {coin}")
    }

    fn read_notation(&self, text: &str) -> Result<u8, NotationError> {
        text.strip_prefix("lay ")
            .and_then(|coin| coin.parse().ok())
            .ok_or_else(|| NotationError { phrase: Phrase::new("pennies-notation") })
    }

    fn any_action(&self, rng: &mut Rng) -> u8 {
        rng.below(10) as u8
    }
}

impl Speech for Pennies {
    fn say_action(&self, _: &Position, _: Seat, coin: u8) -> Phrase {
        Phrase::new("pennies-lay").with("coin", coin)
    }

    fn targets(&self, _: &Position, _: Seat, coin: u8) -> Vec<Target> {
        vec![Target::new("coin", &coin.to_string())]
    }

    fn bundles(&self, position: &Position, seat: Seat) -> Vec<Bundle<u8>> {
        let mut hand = vec![];
        self.legal_actions(position, seat, &mut hand);
        let Some(&coin) = hand.first() else { return vec![] };
        let (least, most) = match self.fault {
            Fault::WideBundle => (0, 9),
            Fault::NarrowBundle => (coin.into(), coin.into()),
            _ => return vec![],
        };
        let pick = Pick::Number { least, most, step: 1, target: Target::new("coin", "any") };
        let phrase = Phrase::new("pennies-lay");
        vec![Bundle { kind: 0, verb: "lay".into(), phrase, pick, named: vec![coin] }]
    }

    fn say_question(&self, _: &Position, _: Seat) -> Phrase {
        Phrase::new("pennies-question")
    }

    fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Sealed { seat, .. } => Phrase::new("pennies-sealed").with("player", *seat),
            Event::Won { seat, .. } => Phrase::new("pennies-won").with("player", *seat),
        }
    }

    fn sketch(&self, view: &View) -> Vec<Line> {
        vec![Line::Text(format!("{:?}", view.laid))]
    }
}

impl Clocks for Pennies {
    fn patience(&self, _: &Position, _: Seat) -> Option<Patience<u8>> {
        let rash = self.fault == Fault::RashPatience;
        rash.then_some(Patience { millis: 1, then: 9 })
    }
}
