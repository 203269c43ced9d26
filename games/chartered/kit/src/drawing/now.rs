//! What goes on besides building: founding, mergers, bids, auctions, trades; and what can be decided in it.

use damrak_chartered::{AuctionView, EventKind, Lot, StageView};
use damrak_core::{Phrase, Seat};

use super::card::{self, CARD, Map};
use super::{Brush, COLOURS, TRAY, choices, florins, icons, merger, rivals, trade};
use damrak_draw::Sheet;
use damrak_draw::choice::{PLATE, Plate, draw_row};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

pub(super) const SHEET: &str = "now";
/// A line of words, and how many letters it holds.
const LINE: i32 = 28;
const LETTERS: usize = 68;

/// A part of the tray, drawn below what came before.
pub(super) struct Block<'a> {
    height: i32,
    draw: Strokes<'a>,
}

/// What a part draws, from its upper edge.
type Strokes<'a> = Box<dyn FnOnce(&mut Pen, i32) + 'a>;

impl<'a> Block<'a> {
    pub(super) fn new(height: i32, draw: impl FnOnce(&mut Pen, i32) + 'a) -> Self {
        Self { height, draw: Box::new(draw) }
    }
}

pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let heading = heading(brush)?;
    let words = brush.say(&heading);
    let mut blocks = vec![lines(&words)];
    add_blocks(brush, &mut blocks);
    // Whoever puts an offer together finds the plates right below it.
    if !matches!(brush.view.stage, StageView::Drafting { .. }) {
        blocks.extend(plates(brush));
    }
    let height = 12 + blocks.iter().map(|block| block.height).sum::<i32>();
    let title = brush.label(title(brush));
    Some(brush.context.sheet(SHEET, (TRAY, height), title, &words, 24 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, TRAY, height);
        let mut y = 6;
        for block in blocks {
            (block.draw)(pen, y);
            y += block.height;
        }
    }))
}

/// What the tray is called.
fn title(brush: &Brush<'_>) -> &'static str {
    match brush.view.stage {
        StageView::Diagonal { .. } | StageView::Between { .. } | StageView::Founding { .. } => {
            "chartered-draw-now-founding"
        }
        StageView::Bonus { .. } | StageView::Merging { .. } | StageView::Sales { .. } => {
            "chartered-draw-now-merger"
        }
        StageView::Selling { .. } | StageView::Trading { .. } => "chartered-draw-now-shares",
        StageView::Offering { .. } | StageView::Drafting { .. } | StageView::Answering { .. } => {
            "chartered-draw-now-trade"
        }
        StageView::Bids { .. } => "chartered-draw-now-bids",
        StageView::Lots { .. } | StageView::Auction { .. } => "chartered-draw-now-auction",
        _ => "chartered-draw-now-event",
    }
}

/// What goes on, in a sentence; nothing while somebody plays their turn.
fn heading(brush: &Brush<'_>) -> Option<Phrase> {
    let company = damrak_chartered::company;
    Some(match &brush.view.stage {
        StageView::Turn { .. } | StageView::Buying { .. } | StageView::Over => return None,
        StageView::Selling { seat } => {
            Phrase::new("chartered-draw-is-selling").with("player", *seat)
        }
        StageView::Diagonal { seat, plot } => Phrase::new("chartered-draw-is-beside")
            .with("player", *seat)
            .with("plot", plot.as_str()),
        StageView::Between { seat, .. } => {
            Phrase::new("chartered-draw-is-placing").with("player", *seat)
        }
        StageView::Founding { seat, hq } => Phrase::new("chartered-draw-is-founding")
            .with("player", *seat)
            .with("plot", hq.as_str()),
        StageView::Bonus { seat, plot, roof, .. } => Phrase::new(if *roof {
            "chartered-draw-is-damaging"
        } else {
            "chartered-draw-is-adding"
        })
        .with("player", *seat)
        .with("plot", plot.as_str()),
        StageView::Merging { seat, .. } => {
            Phrase::new("chartered-draw-is-merging").with("player", *seat)
        }
        StageView::Sales { seat, loser, winner, price, .. } => {
            Phrase::new("chartered-draw-is-swallowed")
                .with("player", *seat)
                .with("loser", company(*loser))
                .with("winner", company(*winner))
                .with("price", *price)
        }
        StageView::Trading { seat, left } => {
            Phrase::new("chartered-draw-is-trading").with("player", *seat).with("left", *left)
        }
        StageView::Choosing { seat, .. } => {
            Phrase::new("chartered-draw-chooses-event").with("player", *seat)
        }
        StageView::Bids { event, ties, .. } => bids_phrase(*event, *ties),
        StageView::Losing { seat, left } => {
            Phrase::new("chartered-draw-is-losing").with("player", *seat).with("left", *left)
        }
        StageView::Offering { seat, left } => {
            Phrase::new("chartered-draw-is-offering").with("player", *seat).with("left", *left)
        }
        StageView::Drafting { seat, partner, .. } => Phrase::new("chartered-draw-is-drafting")
            .with("player", *seat)
            .with("partner", *partner),
        StageView::Answering { seat, partner, .. } => Phrase::new("chartered-draw-is-answering")
            .with("player", *seat)
            .with("partner", *partner),
        StageView::Lots { seat } => {
            Phrase::new("chartered-draw-is-choosing-a-lot").with("player", *seat)
        }
        StageView::Auction { seat } => {
            Phrase::new("chartered-draw-is-bidding").with("player", *seat)
        }
        StageView::Looking { seat } => {
            Phrase::new("chartered-draw-is-looking").with("player", *seat)
        }
        StageView::TakingBack { seat, .. } => {
            Phrase::new("chartered-draw-is-taking-back").with("player", *seat)
        }
        StageView::MovingHq { seat, company: moved } => Phrase::new("chartered-draw-is-moving")
            .with("player", *seat)
            .with("company", company(*moved)),
    })
}

/// What is bid for.
fn bids_phrase(event: Option<EventKind>, ties: u8) -> Phrase {
    Phrase::new(match event {
        Some(EventKind::Verlappen) => "chartered-draw-bids-verlappen",
        Some(EventKind::Aenleggen) => "chartered-draw-bids-aenleggen",
        _ => "chartered-draw-bids-dreighinghe",
    })
    .with("ties", ties)
}

/// The parts between the heading and the plates.
fn add_blocks<'a>(brush: &'a Brush<'_>, blocks: &mut Vec<Block<'a>>) {
    let view = brush.view;
    match &view.stage {
        StageView::Founding { .. } => {
            let absent = view.companies.iter().filter(|company| company.hq.is_none());
            let absent: Vec<_> = absent.map(|found| found.company).collect();
            blocks.push(merger::companies(brush, absent, true));
        }
        StageView::Bonus { companies, .. } | StageView::Merging { companies, .. } => {
            blocks.push(merger::companies(brush, merger::by_value(brush, companies), true));
        }
        StageView::Sales { companies, loser, winner, price, seat } => {
            blocks.push(merger::swallowing(brush, *loser, *winner));
            blocks.push(rivals::sellers(brush, *loser, *seat));
            if brush.is_asked() {
                blocks.push(merger::counts(brush, *loser, *price));
            }
            let others = companies.iter().filter(|other| *other != loser && *other != winner);
            let others = merger::by_value(brush, &others.copied().collect::<Vec<_>>());
            if !others.is_empty() {
                blocks.push(lines(&brush.label("chartered-draw-then-merge")));
                blocks.push(merger::companies(brush, others, false));
            }
        }
        StageView::Bids { bidders, .. } => add_bids(brush, bidders, blocks),
        StageView::Offering { seat, .. } => blocks.push(rivals::partners(brush, *seat)),
        StageView::Drafting { .. } => trade::add_draft(brush, blocks),
        StageView::Answering { .. } => {
            if let Some(deal) = &view.offer {
                blocks.push(trade::deal(brush, deal));
            }
        }
        StageView::Auction { .. } => {
            if let Some(auction) = &view.auction {
                add_auction(brush, auction, blocks);
            }
        }
        StageView::Looking { .. } => {
            if let Some(own) = view.own.as_ref().filter(|own| !own.ten.is_empty()) {
                blocks.push(ten(brush, &own.ten));
            }
        }
        StageView::Lots { .. } if brush.is_asked() => {
            blocks.push(lines(&brush.label("chartered-draw-lots-hint")));
        }
        _ => {}
    }
}

fn add_bids<'a>(brush: &'a Brush<'_>, bidders: &[Seat], blocks: &mut Vec<Block<'a>>) {
    blocks.push(rivals::bidders(brush, bidders));
    if let Some(bid) = brush.view.own.as_ref().and_then(|own| own.bid) {
        let words = Phrase::new("chartered-draw-own-bid").with("amount", bid);
        blocks.push(lines(&brush.say(&words)));
    }
}

fn add_auction<'a>(brush: &'a Brush<'_>, auction: &'a AuctionView, blocks: &mut Vec<Block<'a>>) {
    blocks.push(lot(brush, auction));
    blocks.push(rivals::in_auction(brush, auction));
}

/// What the viewer may decide, in a row.
pub(super) fn plates<'a>(brush: &'a Brush<'_>) -> Option<Block<'a>> {
    let choices = choices::now(brush);
    (!choices.is_empty()).then(|| row(brush, choices))
}

/// These in a row.
pub(super) fn row<'a>(brush: &'a Brush<'_>, choices: Vec<Plate>) -> Block<'a> {
    Block::new(PLATE.1 + 8, move |pen, y| draw_row(pen, &brush.context, &choices, (TRAY, y)))
}

/// Words in as many lines as they need.
pub(super) fn lines<'a>(words: &str) -> Block<'a> {
    let mut rows: Vec<String> = vec![String::new()];
    for word in words.split_whitespace() {
        let full = rows.last().is_some_and(|row| {
            !row.is_empty() && row.chars().count() + 1 + word.chars().count() > LETTERS
        });
        if full {
            rows.push(String::new());
        }
        if let Some(row) = rows.last_mut() {
            if !row.is_empty() {
                row.push(' ');
            }
            row.push_str(&damrak_draw::shortened(word, LETTERS));
        }
    }
    Block::new(LINE * rows.len() as i32 + 8, move |pen, y| {
        for (index, row) in rows.iter().enumerate() {
            pen.label("told", 16, y + 21 + LINE * index as i32, row);
        }
    })
}

/// What is auctioned, and the bid that stands.
fn lot<'a>(brush: &'a Brush<'_>, auction: &'a AuctionView) -> Block<'a> {
    const HEIGHT: i32 = 72;
    Block::new(HEIGHT + 6, move |pen, y| {
        pen.rect("desk asked", 8, y, TRAY - 16, HEIGHT, 10);
        let middle = y + HEIGHT / 2;
        match auction.lot {
            Lot::Bank(company) | Lot::Own(company) => {
                pen.scaled(46, middle, 14, |pen| icons::chip(pen, company));
            }
            Lot::Ten => pen.scaled(46, middle, 16, icons::stroke(icons::CARDS)),
            Lot::Back => pen.scaled(46, middle, 16, icons::stroke(icons::HOUSE)),
        }
        let name = brush.say(&damrak_chartered::lot(auction.lot));
        pen.label("word at-left", 84, middle + 6, &damrak_draw::shortened(&name, 38));
        let bid = auction.highest.map_or_else(|| "–".to_owned(), florins);
        pen.tag("text").class("wealth").num("x", TRAY - 28).num("y", middle + 8).holding(&bid);
    })
}

/// The cards that the viewer looks at.
fn ten<'a>(brush: &'a Brush<'_>, cards: &'a [String]) -> Block<'a> {
    let mut kinds: Vec<&str> = cards.iter().map(String::as_str).collect();
    kinds.dedup();
    Block::new(card::rows(kinds.len()) + 4, move |pen, y| {
        let map = Map::new(brush.view);
        for (index, name) in kinds.iter().enumerate() {
            let target = ["ten-", name];
            let tag = pen.tag("g").class("card").parts("id", &target);
            let (left, top) = card::place(index, y);
            tag.parts("data-target", &target).at(left, top).around(|pen| {
                pen.title(&brush.say(&card::phrase(name)));
                card::face(pen, brush, &map, name);
                pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
            });
        }
    })
}
