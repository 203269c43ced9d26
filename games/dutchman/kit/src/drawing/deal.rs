//! A tie: who is tied, where each wants to go, and the proposal on the table.

use damrak_core::{Phrase, Seat};
use damrak_dutchman::{ProposalView, SpaceView, StageView, TieView};

use super::{Brush, COLOURS, TRAY, amounts, choices, icons};
use damrak_draw::Sheet;
use damrak_draw::choice::{PLATE, draw_row};
use damrak_draw::icons as common;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

const SHEET: &str = "deal";
/// A tied player.
const ROW: i32 = 84;
/// A line of words.
const LINE: i32 = 30;
/// Where the players begin.
const TOP: i32 = 44;

pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let tie = brush.view.tie.as_ref()?;
    let lines = lines(brush, tie);
    let choices = choices::in_a_deal(brush);
    let words = TOP + ROW * tie.wishes.len() as i32;
    let coins = words + LINE * lines.len() as i32 + 12;
    let plates = coins + amounts::height(brush);
    let height = if choices.is_empty() { plates } else { plates + PLATE.1 + 10 };
    let tied: Vec<Phrase> = tie.tied.into_iter().map(name).collect();
    let about = brush.say(&Phrase::new("dutchman-draw-deal-about").with("players", tied));
    let title = brush.label("dutchman-draw-deal");
    Some(brush.context.sheet(SHEET, (TRAY, height), title, &about, 24 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, TRAY, height);
        pen.label("told", 16, 30, &heading(brush, tie));
        for (index, (seat, wish)) in tie.wishes.iter().enumerate() {
            draw_player(pen, brush, tie, (*seat, wish.as_deref()), TOP + ROW * index as i32);
        }
        for (index, line) in lines.iter().enumerate() {
            pen.label("told", 16, words + 24 + LINE * index as i32, line);
        }
        amounts::draw(pen, brush, SHEET, coins);
        draw_row(pen, &brush.context, &choices, (TRAY, plates));
    }))
}

fn name(seat: Seat) -> Phrase {
    Phrase::new("dutchman-player").with("player", seat)
}

/// How far they have come.
fn heading(brush: &Brush<'_>, tie: &TieView) -> String {
    let phrase = match brush.view.stage {
        StageView::Announcing { .. } => Phrase::new("dutchman-draw-deal-announcing"),
        StageView::Deciding { .. } => Phrase::new("dutchman-draw-deal-deciding"),
        _ => Phrase::new("dutchman-draw-deal-round")
            .with("round", tie.round)
            .with("rounds", tie.rounds),
    };
    brush.say(&phrase)
}

/// The proposal as it stands.
fn lines(brush: &Brush<'_>, tie: &TieView) -> Vec<String> {
    let Some(proposal) = &tie.proposal else { return Vec::new() };
    let key =
        if proposal.put { "dutchman-draw-proposes" } else { "dutchman-draw-is-about-to-propose" };
    let head = Phrase::new(key)
        .with("player", proposal.seat)
        .with("space", brush.space_phrase(&proposal.space));
    let mut lines = vec![brush.say(&head)];
    for term in &proposal.terms {
        let (from, to) = match term.ducats >= 0 {
            true => (proposal.seat, term.seat),
            false => (term.seat, proposal.seat),
        };
        let words = Phrase::new("dutchman-term")
            .with("from", from)
            .with("to", to)
            .with("ducats", term.ducats.abs());
        lines.push(format!("• {}", brush.say(&words)));
    }
    if proposal.terms.is_empty() {
        lines.push(format!("• {}", brush.label("dutchman-draw-no-ducats")));
    }
    lines
}

/// A tied player, with where they want to go and what they say to the proposal.
fn draw_player(
    pen: &mut Pen,
    brush: &Brush<'_>,
    tie: &TieView,
    (seat, wish): (Seat, Option<&str>),
    y: i32,
) {
    let key = ["tied-", &seat.to_string()];
    pen.tag("g").parts("id", &key).parts("data-key", &key).at(0, y).around(|pen| {
        let words = match wish {
            Some(wish) => Phrase::new("dutchman-draw-wants")
                .with("player", seat)
                .with("space", brush.space_phrase(wish)),
            None => Phrase::new("dutchman-draw-undecided").with("player", seat),
        };
        pen.title(&brush.say(&words));
        pen.rect("desk", 8, 3, TRAY - 16, ROW - 6, 10);
        pen.scaled(44, ROW / 2, 15, |pen| strokes::house(pen, SHEET, Family::of(seat)));
        pen.label("word at-left", 78, ROW / 2 + 6, &brush.short_name(seat, 18));
        match wish.and_then(|wish| brush.space(wish)) {
            Some(space) => draw_wish(pen, brush, space),
            None => pen.label("caption", 400, ROW / 2 + 6, "…"),
        }
        if let Some(proposal) = &tie.proposal {
            draw_answer(pen, brush, proposal, seat);
        }
    });
}

fn draw_wish(pen: &mut Pen, brush: &Brush<'_>, space: &SpaceView) {
    match space.colour {
        Some(colour) => {
            pen.scaled(350, ROW / 2 + 2, 10, |pen| icons::ship(pen, colour));
            pen.label("word at-left", 390, ROW / 2 + 6, &space.id);
        }
        None => {
            pen.scaled(350, ROW / 2, 14, icons::stroke(icons::of_island(space)));
            pen.label("word at-left", 390, ROW / 2 + 6, &brush.say(&space.phrase));
        }
    }
}

fn draw_answer(pen: &mut Pen, brush: &Brush<'_>, proposal: &ProposalView, seat: Seat) {
    let (key, sign): (_, fn(&mut Pen)) = if seat == proposal.seat {
        ("dutchman-draw-proposer", |pen| pen.path("sign-line", icons::PUT))
    } else if proposal.accepted.contains(seat) {
        ("dutchman-draw-accepted", common::seal)
    } else if proposal.put {
        ("dutchman-draw-considers", |pen| pen.path("sign-line", icons::SILENT))
    } else {
        return;
    };
    pen.tag("g").at(TRAY - 50, ROW / 2).around(|pen| {
        pen.title(&brush.say(&Phrase::new(key).with("player", seat)));
        pen.scaled(0, 0, 15, sign);
    });
}
