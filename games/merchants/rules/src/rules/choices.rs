//! What is open to a seat: one answer for listing, judging and doing without asking.

use damrak_core::Seat;

use super::Merchants;
use crate::action::Action;
use crate::components::{Commodity, Disk, Face, YearEvent};
use crate::spaces::{Houses, Offices};
use crate::state::{Auction, Fall, Owed, Part, Position, Run, Stage};

/// Every decision open to one seat, without a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Choices {
    /// By [`Disk`].
    pub(crate) disks: [bool; 3],
    /// By [`Commodity`].
    pub(crate) step: [bool; 4],
    pub(crate) back: [bool; 4],
    pub(crate) open: Offices,
    pub(crate) close: Offices,
    pub(crate) build: Houses,
    pub(crate) raze: Houses,
    pub(crate) borrow: bool,
    pub(crate) skip: bool,
    pub(crate) start: bool,
    /// Stopping on a price up to this, or waiting.
    pub(crate) stop: Option<Stops>,
}

/// On which prices somebody may stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stops {
    pub(crate) fall: Fall,
    /// The highest they may name.
    pub(crate) most: i32,
}

/// How much there is to decide.
pub(crate) enum Amount {
    /// Nothing can be done.
    Nothing,
    /// One thing must be done.
    One(Action),
    /// There is a choice.
    Several,
}

impl Choices {
    /// The same, and doing without, if there is anything to do without.
    fn or_skip(mut self) -> Self {
        self.skip = self.count() > 0;
        self
    }

    fn of_disks(disks: [bool; 3]) -> Self {
        Self { disks, ..Self::default() }
    }

    fn of_steps(step: [bool; 4]) -> Self {
        Self { step, ..Self::default() }
    }

    pub(crate) fn allows(&self, rules: &Merchants, action: Action) -> bool {
        match action {
            Action::Place(disk) => self.disks[disk.index()],
            Action::Step(commodity) => self.step[commodity.index()],
            Action::Back(commodity) => self.back[commodity.index()],
            Action::Open(office) => self.open.contains(office),
            Action::Close(office) => self.close.contains(office),
            Action::Build(house) => self.build.contains(house),
            Action::Raze(house) => self.raze.contains(house),
            Action::Borrow => self.borrow,
            Action::Skip => self.skip,
            Action::Start => self.start,
            Action::Wait => self.stop.is_some(),
            Action::Stop(price) => self.stop.is_some_and(|stops| {
                i32::from(price) <= stops.most && rules.shows(stops.fall, price)
            }),
        }
    }

    /// Every action, in the order of [`Action`].
    pub(crate) fn for_each(&self, rules: &Merchants, mut take: impl FnMut(Action)) {
        for disk in Disk::ALL.into_iter().filter(|disk| self.disks[disk.index()]) {
            take(Action::Place(disk));
        }
        for commodity in Commodity::ALL.into_iter().filter(|good| self.step[good.index()]) {
            take(Action::Step(commodity));
        }
        self.open.into_iter().for_each(|office| take(Action::Open(office)));
        self.build.into_iter().for_each(|house| take(Action::Build(house)));
        for commodity in Commodity::ALL.into_iter().filter(|good| self.back[good.index()]) {
            take(Action::Back(commodity));
        }
        self.close.into_iter().for_each(|office| take(Action::Close(office)));
        self.raze.into_iter().for_each(|house| take(Action::Raze(house)));
        for (open, action) in
            [(self.borrow, Action::Borrow), (self.skip, Action::Skip), (self.start, Action::Start)]
        {
            if open {
                take(action);
            }
        }
        if let Some(stops) = self.stop {
            let affordable = |price: &u16| i32::from(*price) <= stops.most;
            rules.prices(stops.fall).filter(affordable).for_each(|p| take(Action::Stop(p)));
            take(Action::Wait);
        }
    }

    /// How many actions there are, apart from those of an auction.
    fn count(&self) -> u32 {
        let flags = |set: &[bool]| set.iter().map(|open| u32::from(*open)).sum::<u32>();
        let spaces = [self.open.len(), self.close.len(), self.build.len(), self.raze.len()];
        flags(&self.disks)
            + flags(&self.step)
            + flags(&self.back)
            + flags(&[self.borrow, self.skip, self.start])
            + spaces.map(u32::from).iter().sum::<u32>()
    }

    /// Whether this is a question. An auction always is one.
    pub(crate) fn amount(&self, rules: &Merchants) -> Amount {
        match self.count() {
            _ if self.stop.is_some() => Amount::Several,
            0 => Amount::Nothing,
            1 => {
                let mut only = Amount::Nothing;
                self.for_each(rules, |action| only = Amount::One(action));
                only
            }
            _ => Amount::Several,
        }
    }
}

impl Merchants {
    /// What is open to a seat that is waited for.
    pub(crate) fn choices(&self, position: &Position, seat: Seat) -> Choices {
        if let Some(owed) = position.owed {
            return self.choices_owed(position, owed);
        }
        match position.stage {
            Stage::Placing => Choices::of_disks(position.disks.map(|disk| disk.is_none())),
            Stage::Year(seat) => self.choices_of_year(position, seat),
            Stage::Using(seat, disk, part) => self.choices_of_card(position, seat, disk, part),
            Stage::Auction(auction) => self.choices_of_auction(position, seat, auction),
            Stage::TurnUp | Stage::Over => Choices::default(),
        }
    }

    fn choices_owed(&self, position: &Position, owed: Owed) -> Choices {
        match owed {
            Owed::Build(seat) => {
                let build = self.free_houses(position, seat);
                Choices { build, ..Choices::default() }.or_skip()
            }
            Owed::Return(seat) => {
                Choices { raze: position.players[seat.index()].houses, ..Choices::default() }
            }
        }
    }

    /// Clauses M-47 to M-53.
    fn choices_of_year(&self, position: &Position, seat: Seat) -> Choices {
        let family = &position.players[seat.index()];
        let nothing = Choices::default();
        match self.year_event(position.year) {
            YearEvent::Ship => Choices::of_steps(self.steps(position, seat)).or_skip(),
            YearEvent::Globe => {
                Choices { open: self.free_offices(position, seat), ..nothing }.or_skip()
            }
            YearEvent::CoatOfArms => Choices { build: self.free_houses(position, seat), ..nothing },
            YearEvent::Credit => Choices { borrow: true, ..nothing }.or_skip(),
            YearEvent::LoseWarehouse => Choices { raze: family.houses, ..nothing },
            YearEvent::LoseOffice => Choices { close: family.offices, ..nothing },
            YearEvent::Shipwreck => {
                Choices { back: family.market.map(|space| space > 0), ..nothing }
            }
            _ => nothing,
        }
    }

    /// Clauses M-22 to M-33.
    fn choices_of_card(&self, position: &Position, seat: Seat, disk: Disk, part: Part) -> Choices {
        let Some(face) = position.disks[disk.index()] else { return Choices::default() };
        let only = |wanted: Commodity| {
            let steps = self.steps(position, seat);
            Choices::of_steps(Commodity::ALL.map(|good| good == wanted && steps[good.index()]))
        };
        let choices = match (part, self.edition.face(face)) {
            (Part::Goods { left, made }, _) if left > 0 => {
                let steps = self.steps(position, seat);
                let open = |good: Commodity| steps[good.index()] && made[good.index()] < 2;
                Choices::of_steps(Commodity::ALL.map(open))
            }
            (Part::Office, face) => {
                let open = self.free_offices(position, seat).and(self.offices_of(face));
                Choices { open, ..Choices::default() }
            }
            (Part::OfficeStep(wanted), _) => only(wanted),
            (Part::House, face) => {
                let build = self.free_houses(position, seat).and(self.houses_of(face));
                Choices { build, ..Choices::default() }
            }
            (Part::HouseStep, Face::HouseInEither(_, wanted)) => only(wanted),
            (Part::HouseStep, _) => Choices::of_steps(self.steps(position, seat)),
            (Part::Goods { .. } | Part::Done, _) => Choices::default(),
        };
        if self.options.steps_are_due && choices.step.contains(&true) {
            return choices;
        }
        choices.or_skip()
    }

    /// Clauses M-35, M-40 and M-41.
    fn choices_of_auction(&self, position: &Position, seat: Seat, auction: Auction) -> Choices {
        if auction.run == Run::Ready {
            return Choices { start: true, ..Choices::default() };
        }
        let most = if self.options.literal_misbid {
            i32::MAX
        } else {
            position.players[seat.index()].money
        };
        let stops = Stops { fall: Fall::of(auction.opener), most };
        Choices { stop: Some(stops), ..Choices::default() }
    }

    /// The spaces of a trade-office card (clauses M-26 and M-27).
    pub(crate) fn offices_of(&self, face: Face) -> Offices {
        match face {
            Face::OfficeIn(region) => self.board().in_region(region),
            Face::OfficeOf(commodity) => self.board().of_commodity(commodity),
            _ => Offices::EMPTY,
        }
    }

    /// The spaces of an Amsterdam card (clauses M-30 and M-31).
    pub(crate) fn houses_of(&self, face: Face) -> Houses {
        match face {
            Face::HouseIn(district) => self.board().in_district(district),
            Face::HouseInEither([a, b], _) => {
                self.board().in_district(a).or(self.board().in_district(b))
            }
            _ => Houses::EMPTY,
        }
    }
}
