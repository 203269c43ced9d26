//! The table as text, from a view alone.

use damrak_core::{Line, Phrase};

use crate::components::Colour;
use crate::view::{PlayerView, SpaceView, View};

/// Letters between two spaces of the map that lie side by side.
const CELL: usize = 5;
/// Steps of the board's 1000 by 1000 that make one column or row of text.
const STEP: u16 = 100;

/// The spaces where they lie: `[Y1]` the Dutchman, `>G1<` a way that is open, `(R2)` where he came from.
pub(crate) fn draw_sea(view: &View) -> Vec<Line> {
    let mut lines = vec![Phrase::new("dutchman-table-sea").into()];
    let rows = 1 + 1000 / STEP;
    for row in 0..rows {
        let mut spaces: Vec<&SpaceView> =
            view.board.spaces.iter().filter(|space| space.y / STEP == row).collect();
        spaces.sort_by_key(|space| space.x);
        let mut line = String::new();
        for space in spaces {
            let column = usize::from(space.x / STEP) * CELL;
            let missing = column.saturating_sub(line.chars().count());
            line.push_str(&" ".repeat(missing.max(usize::from(!line.is_empty()))));
            line.push_str(&mark(view, space));
        }
        if !line.is_empty() {
            lines.push(line.trim_end().to_owned().into());
        }
    }
    let long = view.board.lines.iter().filter(|line| line.long);
    let long: Vec<String> = long.map(|line| line.ends.join("-")).collect();
    if !long.is_empty() {
        lines.push(Phrase::new("dutchman-table-long").with("lines", long.join(" ")).into());
    }
    lines
}

fn mark(view: &View, space: &SpaceView) -> String {
    let id = &space.id;
    if *id == view.space {
        format!("[{id}]")
    } else if view.from.as_ref() == Some(id) {
        format!("({id})")
    } else if view.ways.contains(id) {
        format!(">{id}<")
    } else {
        format!(" {id} ")
    }
}

fn phrase_of(view: &View, id: &str) -> Phrase {
    let found = view.board.spaces.iter().find(|space| space.id == id);
    found.map_or_else(|| Phrase::new("dutchman-nothing"), |space| space.phrase.clone())
}

pub(crate) fn draw_course(view: &View) -> Vec<Line> {
    let ways: Vec<Phrase> = view.ways.iter().map(|id| phrase_of(view, id)).collect();
    let from = view.from.as_ref().map(|from| {
        Phrase::new("dutchman-table-barred").with("space", phrase_of(view, from)).into()
    });
    let mut lines: Vec<Line> = vec![
        Phrase::new("dutchman-table-round")
            .with("round", view.round)
            .with("player", view.starter)
            .with("lucky", view.lucky)
            .into(),
        Phrase::new("dutchman-table-course")
            .with("space", phrase_of(view, &view.space))
            .with("ways", ways)
            .into(),
    ];
    lines.extend(from);
    lines.extend(view.ways.iter().map(|way| draw_way(view, way)));
    let supply = Phrase::new("dutchman-table-supply").with("middle", view.middle);
    lines.push(supply.with("kontor", view.kontor).into());
    lines
}

/// What a way means, to whoever looks if they play.
fn draw_way(view: &View, way: &str) -> Line {
    let space = view.board.spaces.iter().find(|space| space.id == way);
    let colour = space.and_then(|space| space.colour);
    let own = view.own.as_ref();
    let worth = |colour: Colour| i32::from(view.values[colour.index()]);
    let phrase = match (colour, own) {
        (None, None) => Phrase::new("dutchman-table-island"),
        (None, Some(own)) => Phrase::new("dutchman-table-own-island")
            .with("ducats", own.shares.iter().map(|share| worth(*share)).max().unwrap_or_default()),
        (Some(colour), None) => Phrase::new("dutchman-table-ship").with("worth", worth(colour)),
        (Some(colour), Some(own)) => {
            let held = own.shares.iter().filter(|share| **share == colour).count() as i32;
            Phrase::new("dutchman-table-own-ship")
                .with("worth", worth(colour))
                .with("ducats", held * worth(colour))
        }
    };
    phrase.with("space", phrase_of(view, way)).into()
}

pub(crate) fn draw_values(view: &View) -> Line {
    let value = |colour: Colour| {
        Phrase::new("dutchman-table-value")
            .with("colour", crate::say::colour(colour))
            .with("value", view.values[colour.index()])
    };
    Phrase::new("dutchman-table-values")
        .with("values", Colour::ALL.map(value).to_vec())
        .with("counter", view.counter)
        .into()
}

pub(crate) fn draw_player(view: &View, player: &PlayerView) -> Vec<Line> {
    if player.bankrupt {
        let out = Phrase::new("dutchman-table-bankrupt").with("player", player.seat);
        return vec![out.with("number", player.seat.number()).into()];
    }
    let key = match player.choice {
        "kontor" => "dutchman-table-player-kontor",
        "smith" => "dutchman-table-player-smith",
        "laid" => "dutchman-table-player-laid",
        "passed" => "dutchman-table-player-passed",
        _ => "dutchman-table-player",
    };
    let mut lines: Vec<Line> = vec![
        Phrase::new(key)
            .with("player", player.seat)
            .with("number", player.seat.number())
            .with("shoes", player.shoes)
            .with("smiths", player.smiths)
            .with("kontors", player.kontors)
            .into(),
    ];
    if let Some(laid) = &player.laid {
        lines.push(match (&laid.shoes, laid.sum) {
            (Some(shoes), Some(sum)) => Phrase::new("dutchman-table-revealed")
                .with("shoes", numbers(shoes))
                .with("sum", sum)
                .with("player", player.seat)
                .into(),
            _ => Phrase::new("dutchman-table-laid")
                .with("count", laid.count)
                .with("player", player.seat)
                .into(),
        });
    }
    // One's own are told apart, at the end.
    if view.viewer.is(player.seat) {
        return lines;
    }
    if let (Some(ducats), None) = (player.ducats, player.shares) {
        let phrase = Phrase::new("dutchman-table-ducats").with("ducats", ducats);
        lines.push(phrase.with("player", player.seat).into());
    }
    if let (Some(ducats), Some(shares)) = (player.ducats, player.shares) {
        let held = Colour::ALL.into_iter().flat_map(|colour| {
            std::iter::repeat_n(crate::say::colour(colour), shares[colour.index()].into())
        });
        let held: Vec<Phrase> = held.collect();
        lines.push(
            Phrase::new("dutchman-table-shown")
                .with("ducats", ducats)
                .with("shares", held)
                .with("player", player.seat)
                .into(),
        );
    }
    lines
}

fn numbers(shoes: &[u8]) -> String {
    shoes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

pub(crate) fn draw_tie(view: &View) -> Vec<Line> {
    let Some(tie) = &view.tie else { return Vec::new() };
    let mut lines: Vec<Line> = Vec::new();
    for (seat, wish) in &tie.wishes {
        let phrase = match wish {
            Some(id) => Phrase::new("dutchman-event-announced").with("space", phrase_of(view, id)),
            None => Phrase::new("dutchman-table-tied"),
        };
        lines.push(phrase.with("player", *seat).into());
    }
    if tie.round > 0 {
        let phrase = Phrase::new("dutchman-table-bargaining");
        lines.push(phrase.with("round", tie.round).with("rounds", tie.rounds).into());
    }
    if let Some(proposal) = &tie.proposal {
        let terms = crate::say::terms(proposal.seat, &proposal.terms);
        let key = if terms.is_empty() {
            "dutchman-event-proposed"
        } else {
            "dutchman-event-proposed-terms"
        };
        let space = phrase_of(view, &proposal.space);
        let phrase = Phrase::new(key).with("player", proposal.seat).with("space", space);
        lines.push(if terms.is_empty() { phrase } else { phrase.with("terms", terms) }.into());
    }
    lines
}

pub(crate) fn draw_own(view: &View) -> Vec<Line> {
    let Some(own) = &view.own else { return Vec::new() };
    let shares: Vec<Phrase> = own.shares.iter().map(|share| crate::say::colour(*share)).collect();
    let mut lines: Vec<Line> = Vec::new();
    if !shares.is_empty() {
        lines.push(
            Phrase::new("dutchman-table-own")
                .with("ducats", own.ducats)
                .with("shares", shares)
                .with("worth", own.worth)
                .into(),
        );
    }
    if !own.shoes.is_empty() {
        lines.push(Phrase::new("dutchman-table-shoes").with("shoes", numbers(&own.shoes)).into());
    }
    if let Some(exact) = &own.exact {
        lines.push(Phrase::new("dutchman-table-exact").with("shoes", numbers(exact)).into());
    }
    lines
}
