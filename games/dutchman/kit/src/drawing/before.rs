//! What everybody did in this round; and while some are equally near, where each wants to go and what is proposed.

use damrak_core::{Phrase, Seat};
use damrak_dutchman::{LaidView, PlayerView, ProposalView, TieView};

use super::{Brush, COLOURS, TRAY, icons, rack};
use damrak_draw::icons as common;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Part, shortened};

const SHEET: &str = "before";
/// However many they are: nothing below moves when more is told.
const HEIGHT: i32 = 228;
/// A line of words above them.
const LINE: i32 = 30;
/// Where horseshoes lie and what they come to, while everybody acts.
const ALL: Columns = Columns { shoes: (250, 540), sum: 600 };
/// The same beside what is said in a tie.
const TIED: Columns = Columns { shoes: (212, 374), sum: 412 };

#[derive(Clone, Copy)]
struct Columns {
    shoes: (i32, i32),
    sum: i32,
}

/// A row of the picture: what stands in it goes by its height.
#[derive(Clone, Copy)]
struct Row {
    height: i32,
    columns: Columns,
}

impl Row {
    fn middle(self) -> i32 {
        self.height / 2
    }

    /// Something that has a certain size, in tenths, in rows of the usual height.
    fn tenths(self, usual: i32) -> i32 {
        (usual * self.height / 54).clamp(usual / 2, usual)
    }
}

pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let view = brush.view;
    let tie = view.tie.as_ref();
    let proposal = tie.and_then(|tie| tie.proposal.as_ref());
    let top = if proposal.is_some() { LINE } else { 0 };
    let count = (view.players.len() as i32).max(1);
    let columns = if tie.is_some() { TIED } else { ALL };
    let row = Row { height: (HEIGHT - 12 - top) / count, columns };
    let about = Phrase::new("dutchman-draw-before-about").with("lucky", view.lucky);
    let about = brush.say(&about);
    let (title, note) = heading(brush, tie);
    let sheet = brush.context.sheet(SHEET, (TRAY, HEIGHT), title, &about, 16 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, TRAY, HEIGHT);
        if let Some(proposal) = proposal {
            pen.label("told", 16, 27, &proposed(brush, proposal));
        }
        for (index, player) in view.players.iter().enumerate() {
            let y = 6 + top + row.height * index as i32;
            let tied = tie.filter(|tie| tie.tied.contains(player.seat));
            let key = ["tied-", &player.seat.to_string()];
            let tag = pen.tag("g").class("played").at(0, y);
            let tag =
                if tied.is_some() { tag.parts("id", &key).parts("data-key", &key) } else { tag };
            tag.around(|pen| draw_player(pen, brush, player, row, tied));
        }
    });
    Part::sheet_of(sheet).noted(note)
}

/// What it is called, and in a few words how far it is.
fn heading(brush: &Brush<'_>, tie: Option<&TieView>) -> (String, String) {
    let view = brush.view;
    match tie {
        Some(tie) => {
            let mine = brush.seat().is_some_and(|seat| tie.tied.contains(seat));
            let key = match view.stage {
                damrak_dutchman::StageView::Deciding { .. } => "dutchman-draw-deal-deciding",
                _ if mine => "dutchman-draw-deal-you",
                _ => "dutchman-draw-deal-they",
            };
            let note = Phrase::new(key).with("count", tie.tied.len());
            (brush.label("dutchman-draw-before"), brush.say_within(&note))
        }
        None => {
            let laid = view.players.iter().filter(|player| player.laid.is_some()).count();
            let note = Phrase::new("dutchman-draw-before-note").with("count", laid as u32);
            (brush.label("dutchman-draw-before"), brush.say_within(&note))
        }
    }
}

/// The proposal in one line.
fn proposed(brush: &Brush<'_>, proposal: &ProposalView) -> String {
    let key =
        if proposal.put { "dutchman-draw-proposes" } else { "dutchman-draw-is-about-to-propose" };
    let head = Phrase::new(key)
        .with("player", proposal.seat)
        .with("space", brush.space_phrase(&proposal.space));
    brush.say(&head)
}

fn draw_player(
    pen: &mut Pen,
    brush: &Brush<'_>,
    player: &PlayerView,
    row: Row,
    tied: Option<&TieView>,
) {
    let (word, sign) = did(player);
    let words = Phrase::new(word).with("player", player.seat);
    let words = words.with("count", player.laid.as_ref().map_or(0, |laid| laid.count));
    pen.title(&brush.say(&words));
    let is_asked = brush.view.waiting.contains(player.seat);
    pen.rect(if is_asked { "desk asked" } else { "desk" }, 8, 2, TRAY - 16, row.height - 4, 9);
    let middle = row.middle();
    pen.group(if player.bankrupt { "faint" } else { "" }, 36, middle, |pen| {
        pen.scaled(0, 0, row.tenths(11), |pen| {
            strokes::house(pen, SHEET, Family::of(player.seat));
        });
    });
    let letters = if tied.is_some() { 12 } else { 15 };
    pen.label("row-name", 60, middle + 6, &brush.who(player.seat, letters));
    if let Some(sign) = sign {
        let x = if player.laid.is_some() { row.columns.shoes.0 - 18 } else { 270 };
        pen.scaled(x, middle, row.tenths(13), icons::stroke(sign));
    }
    if let Some(laid) = &player.laid {
        draw_laid(pen, brush, laid, row);
    } else if let Some(colour) = player.shown {
        pen.tag("g").at(row.columns.sum - 2, middle).around(|pen| {
            let words = Phrase::new("dutchman-draw-showed")
                .with("player", player.seat)
                .with("colour", damrak_dutchman::colour(colour));
            pen.title(&brush.say(&words));
            pen.scaled(0, 2, row.tenths(8), |pen| icons::ship(pen, colour));
        });
    }
    if let Some(tie) = tied {
        draw_wish(pen, brush, tie, player.seat, row);
        if let Some(proposal) = &tie.proposal {
            draw_answer(pen, brush, proposal, player.seat, row);
        }
    }
}

/// What somebody did, in words and as a sign.
fn did(player: &PlayerView) -> (&'static str, Option<&'static str>) {
    if player.bankrupt {
        return ("dutchman-draw-is-bankrupt", Some(icons::BANKRUPT));
    }
    match player.choice {
        "kontor" => ("dutchman-draw-did-kontor", Some(icons::KONTOR)),
        "smith" => ("dutchman-draw-did-smith", Some(icons::SMITH)),
        "laid" => ("dutchman-draw-did-lay", None),
        "passed" => ("dutchman-draw-did-pass", Some(icons::PASS)),
        _ => ("dutchman-draw-did-nothing", None),
    }
}

/// Horseshoes side by side, closer together if there are many.
fn draw_laid(pen: &mut Pen, brush: &Brush<'_>, laid: &LaidView, row: Row) {
    let count = i32::from(laid.count).max(1);
    let (left, right) = row.columns.shoes;
    let step = ((right - left) / count).min(50);
    let place = |index: usize| (left + 16 + step * index as i32, row.middle());
    match &laid.shoes {
        Some(numbers) => {
            for (index, number) in numbers.iter().enumerate() {
                let is_gold = brush.is_gold(*number);
                rack::draw_face(pen, *number, is_gold, place(index), row.tenths(8));
            }
        }
        None => {
            for index in 0..usize::from(laid.count) {
                let (x, y) = place(index);
                pen.scaled(x, y, row.tenths(8), icons::back);
            }
        }
    }
    let (x, middle) = (row.columns.sum, row.middle());
    match laid.sum {
        Some(sum) => {
            let is_best = sum == brush.view.lucky;
            let class = if is_best { "sum exact" } else { "sum" };
            pen.rect(class, x - 26, middle - 14, 52, 28, 9);
            strokes::number_on(pen, "sum-number", x, middle + 8, sum);
        }
        None => pen.label("sum-number", x, middle + 8, "?"),
    }
}

/// Where a tied player wants the Dutchman to go.
fn draw_wish(pen: &mut Pen, brush: &Brush<'_>, tie: &TieView, seat: Seat, row: Row) {
    let wish = tie.wishes.iter().find(|(tied, _)| *tied == seat);
    let wish = wish.and_then(|(_, wish)| wish.as_deref());
    let middle = row.middle();
    pen.tag("g").at(464, middle).around(|pen| {
        let words = match wish {
            Some(wish) => Phrase::new("dutchman-draw-wants")
                .with("player", seat)
                .with("space", brush.space_phrase(wish)),
            None => Phrase::new("dutchman-draw-undecided").with("player", seat),
        };
        pen.title(&brush.say(&words));
        let Some(space) = wish.and_then(|wish| brush.space(wish)) else {
            pen.label("caption", 6, 6, "…");
            return;
        };
        match space.colour {
            Some(colour) => {
                pen.scaled(0, 1, row.tenths(7), |pen| icons::ship(pen, colour));
                pen.label("row-name", 24, 6, &space.id);
            }
            None => {
                pen.scaled(0, 0, row.tenths(11), icons::stroke(icons::of_island(space)));
                let name = shortened(&brush.say(&space.phrase), 9);
                pen.label("row-name", 24, 6, &name);
            }
        }
    });
}

/// What the proposal brings somebody, and what they say to it.
fn draw_answer(pen: &mut Pen, brush: &Brush<'_>, proposal: &ProposalView, seat: Seat, row: Row) {
    let (key, sign): (_, fn(&mut Pen)) = if seat == proposal.seat {
        ("dutchman-draw-proposer", |pen| pen.path("sign-line", icons::PUT))
    } else if proposal.accepted.contains(seat) {
        ("dutchman-draw-accepted", common::seal)
    } else if proposal.put {
        ("dutchman-draw-considers", |pen| pen.path("sign-line", icons::SILENT))
    } else {
        ("dutchman-draw-considers", |_| {})
    };
    pen.tag("g").at(TRAY - 30, row.middle()).around(|pen| {
        pen.title(&brush.say(&Phrase::new(key).with("player", seat)));
        pen.scaled(0, 0, row.tenths(11), sign);
    });
    let brings = super::brings(proposal, seat);
    if brings != 0 {
        let (class, sign) = if brings > 0 { ("gain", '+') } else { ("cost", '−') };
        pen.label(class, TRAY - 70, row.middle() + 7, &format!("{sign}{}", brings.abs()));
    }
}
