//! Why to decide so, in ducats and horseshoes that can be read off the table.

use damrak_core::{Notation as _, Phrase, Seat, Sight as _, Viewer};
use damrak_dutchman::{Action, Colour, Dutchman, Position, View};

/// A sentence about what comes of a decision, made of nothing but what the seat sees.
pub(crate) fn explain(
    rules: &Dutchman,
    position: &Position,
    seat: Seat,
    action: Action,
) -> Option<Phrase> {
    let view = rules.view(position, Viewer::Seat(seat));
    let stakes = Stakes { view: &view };
    let own = view.own.as_ref()?;
    let notation = rules.notation(action);
    let space = notation.split(' ').nth(1).unwrap_or_default();
    Some(match action {
        Action::Move(_) | Action::Announce(_) | Action::Propose(_) => stakes.of_way(space),
        Action::Lay(shoes) => Phrase::new("dutchman-why-lay")
            .with("sum", rules.forge().sum(shoes, view.lucky))
            .with("lucky", view.lucky)
            .with("count", shoes.len())
            .with("dearest", stakes.dearest())
            .with("pays", stakes.pays()),
        Action::Pass => stakes.phrase("dutchman-why-pass").with("count", own.shoes.len() as u32),
        Action::Smith => {
            let smiths = view.players.iter().filter(|player| player.choice == "smith").count();
            Phrase::new("dutchman-why-smith")
                .with("middle", view.middle)
                .with("smiths", smiths as u32 + 1)
                .with("count", u32::from(view.middle) / (smiths as u32 + 1))
        }
        Action::Kontor => stakes.phrase("dutchman-why-kontor").with("worth", own.worth),
        Action::Return(first, second) => {
            let back = stakes.worth(first) + stakes.worth(second);
            Phrase::new("dutchman-why-return").with("kept", own.worth - back).with("back", back)
        }
        Action::Show(colour) => {
            let best = own.shares.iter().map(|share| stakes.worth(*share)).max();
            Phrase::new("dutchman-why-show")
                .with("ducats", stakes.worth(colour))
                .with("best", best.unwrap_or_default())
        }
        Action::Keep => Phrase::new("dutchman-why-keep").with("best", stakes.best()),
        Action::Accept | Action::Refuse => {
            let proposal = view.tie.as_ref()?.proposal.as_ref()?;
            let term = proposal.terms.iter().find(|term| term.seat == seat);
            let ducats = term.map_or(0, |term| term.ducats);
            let all = ducats + stakes.brings(&proposal.space);
            let key = match (action, all < 0) {
                (Action::Accept, false) => "dutchman-why-accept",
                (Action::Accept, true) => "dutchman-why-accept-costs",
                (_, false) => "dutchman-why-refuse",
                (_, true) => "dutchman-why-refuse-costs",
            };
            Phrase::new(key).with("all", all.abs())
        }
        Action::Give(..) | Action::Ask(..) | Action::Put | Action::Silent => {
            stakes.phrase("dutchman-why-bargain")
        }
    })
}

/// What the open ways mean to the seat.
struct Stakes<'v> {
    view: &'v View,
}

impl Stakes<'_> {
    fn worth(&self, colour: Colour) -> i32 {
        self.view.values[colour.index()].into()
    }

    fn shares(&self) -> &[Colour] {
        self.view.own.as_ref().map_or(&[], |own| &own.shares)
    }

    fn best(&self) -> i32 {
        self.shares().iter().map(|share| self.worth(*share)).max().unwrap_or_default()
    }

    fn colour(&self, space: &str) -> Option<Colour> {
        self.view.board.spaces.iter().find(|one| one.id == space)?.colour
    }

    /// What it brings the seat at once if the Dutchman goes there with its say: an island pays, a ship costs.
    fn brings(&self, space: &str) -> i32 {
        match self.colour(space) {
            Some(colour) => {
                let held = self.shares().iter().filter(|share| **share == colour).count();
                -(held as i32) * self.worth(colour)
            }
            None => self.best(),
        }
    }

    /// What the dearest of the open ways costs.
    fn dearest(&self) -> i32 {
        let costs = self.view.ways.iter().map(|way| -self.brings(way));
        costs.max().unwrap_or_default().max(0)
    }

    /// What an island that is open pays, nothing if there is none.
    fn pays(&self) -> i32 {
        let open = self.view.ways.iter().any(|way| self.colour(way).is_none());
        if open { self.best() } else { 0 }
    }

    fn phrase(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("dearest", self.dearest()).with("pays", self.pays())
    }

    fn of_way(&self, space: &str) -> Phrase {
        let brings = self.brings(space);
        let key = match self.colour(space) {
            None => "dutchman-why-island",
            Some(_) if brings == 0 => "dutchman-why-free",
            Some(_) => "dutchman-why-ship",
        };
        let others = self.view.ways.iter().filter(|way| *way != space);
        let others = others.map(|way| -self.brings(way)).max().unwrap_or_default().max(0);
        let colour = self.colour(space).map(|colour| self.worth(colour)).unwrap_or_default();
        Phrase::new(key).with("ducats", brings.abs()).with("dearest", others).with("worth", colour)
    }
}
