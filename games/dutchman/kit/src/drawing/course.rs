//! Where the Dutchman may go and what each way means to the viewer; and what is bargained for it.

use damrak_core::{Phrase, Seat};
use damrak_dutchman::{ProposalView, SpaceView, StageView, TieView};

use super::{Brush, icons, rack};
use damrak_draw::Part;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

const PART: &str = "course";
/// The names of patterns in the list of those who bargain.
const PARTIES: [&str; 6] = ["party-1", "party-2", "party-3", "party-4", "party-5", "party-6"];

/// What lies in the place of the horseshoes, if the viewer has a say in where the Dutchman goes.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let me = brush.me()?.seat;
    let tie = brush.view.tie.as_ref().filter(|tie| tie.tied.contains(me));
    let title = match brush.view.stage {
        StageView::Moving { seat } if seat == me => "dutchman-draw-course",
        StageView::Announcing { .. } if tie.is_some() => "dutchman-draw-course",
        StageView::Bargaining { .. } | StageView::Terms { .. } | StageView::Answering { .. }
            if tie.is_some() =>
        {
            "dutchman-draw-bargain"
        }
        _ => return None,
    };
    let mut pen = brush.context.pen(16 * 1024);
    let (opens, closes) = match brush.view.stage {
        StageView::Bargaining { seat } | StageView::Terms { seat } if seat == me => {
            ("propose ", "put")
        }
        _ => ("", ""),
    };
    let tag = pen.tag("div").class(if opens.is_empty() { "bargain" } else { "bargain sequel" });
    let tag = tag.attr("data-opens", opens).attr("data-close", closes);
    tag.around(|pen| {
        pen.tag("div").class("goals").around(|pen| draw_goals(pen, brush, me, tie));
        pen.tag("div").class("parties").around(|pen| {
            for other in tie.into_iter().flat_map(|tie| tie.tied).filter(|seat| *seat != me) {
                draw_party(pen, brush, tie, (me, other));
            }
            draw_foot(pen, brush, me);
        });
    });
    let part = Part::html_of(PART, brush.label(title), pen.finish());
    Some(part.noted(note(brush, tie)).owned_by(me))
}

/// How far they have come.
fn note(brush: &Brush<'_>, tie: Option<&TieView>) -> Option<String> {
    let tie = tie.filter(|tie| tie.round > 0)?;
    let phrase = Phrase::new("dutchman-draw-deal-round");
    Some(brush.say_within(&phrase.with("round", tie.round).with("rounds", tie.rounds)))
}

/// The ways, or the one that is proposed, and what can be said to it.
fn draw_goals(pen: &mut Pen, brush: &Brush<'_>, me: Seat, tie: Option<&TieView>) {
    let view = brush.view;
    if let Some(proposal) = tie.and_then(|tie| tie.proposal.as_ref()) {
        let makes = matches!(view.stage, StageView::Terms { seat } if seat == me);
        let target = if makes { Goal::Target("button-put") } else { Goal::Plain };
        if let Some(space) = brush.space(&proposal.space) {
            draw_space(pen, brush, space, target);
        }
        if matches!(view.stage, StageView::Answering { .. }) && brush.is_asked() {
            draw_answers(pen, brush, proposal, me);
        }
        return;
    }
    for way in view.ways.iter().filter_map(|way| brush.space(way)) {
        let goal = if brush.is_asked() { Goal::Leads } else { Goal::Plain };
        draw_space(pen, brush, way, goal);
    }
    if matches!(view.stage, StageView::Bargaining { seat } if seat == me) {
        draw_card(
            pen,
            Goal::Target("button-silent"),
            icons::stroke(icons::SILENT),
            &brush.label("dutchman-draw-silent"),
            &brush.label_within("dutchman-draw-silent-about"),
        );
    }
}

/// What a card does when it is pointed at.
#[derive(Clone, Copy)]
enum Goal {
    /// Nothing: it only tells.
    Plain,
    /// The same as the space in the sea.
    Leads,
    /// It decides by itself.
    Target(&'static str),
}

fn draw_space(pen: &mut Pen, brush: &Brush<'_>, space: &SpaceView, goal: Goal) {
    let name = match space.colour {
        Some(colour) => brush.say(
            &Phrase::new("dutchman-draw-goal-ship")
                .with("id", space.id.as_str())
                .with("colour", damrak_dutchman::colour(colour)),
        ),
        None => brush.say(&space.phrase),
    };
    let means = means(brush, space);
    let picture = |pen: &mut Pen| match space.colour {
        Some(colour) => pen.scaled(0, 0, 5, |pen| icons::ship(pen, colour)),
        None => pen.scaled(0, 0, 10, icons::stroke(icons::of_island(space))),
    };
    let card = |tag: damrak_draw::svg::Tag<'_>| {
        tag.around(|pen| draw_face(pen, picture, &name, &means));
    };
    match goal {
        Goal::Plain => card(pen.tag("span").class("goal")),
        Goal::Leads => {
            let tag = pen.tag("button").attr("type", "button").class("goal");
            card(tag.parts("data-leads", &["space-", &space.id]));
        }
        Goal::Target(target) => {
            let tag = pen.tag("button").attr("type", "button").class("goal");
            card(tag.attr("id", target).attr("data-target", target));
        }
    }
}

fn draw_card(pen: &mut Pen, goal: Goal, picture: impl Fn(&mut Pen), name: &str, means: &str) {
    let Goal::Target(target) = goal else { return };
    let tag = pen.tag("button").attr("type", "button").class("goal");
    let tag = tag.attr("id", target).attr("data-target", target);
    tag.around(|pen| draw_face(pen, picture, name, means));
}

fn draw_face(pen: &mut Pen, picture: impl Fn(&mut Pen), name: &str, means: &str) {
    strokes::sign_into(pen, picture);
    pen.tag("b").holding(name);
    pen.tag("small").holding(means);
}

/// What a way means to the viewer: what it costs them, or may pay.
fn means(brush: &Brush<'_>, space: &SpaceView) -> String {
    let phrase = match space.colour {
        Some(colour) => Phrase::new("dutchman-draw-goal-costs")
            .with("ducats", brush.held(colour) * i32::from(brush.worth(colour))),
        None => Phrase::new("dutchman-draw-goal-pays").with("ducats", brush.best()),
    };
    brush.say_within(&phrase)
}

/// To accept, with what that brings, or to refuse.
fn draw_answers(pen: &mut Pen, brush: &Brush<'_>, proposal: &ProposalView, me: Seat) {
    let brings = super::brings(proposal, me);
    let key = match brings {
        0 => "dutchman-draw-accept-even",
        1.. => "dutchman-draw-accept-gets",
        _ => "dutchman-draw-accept-pays",
    };
    let accept = brush.say_within(&Phrase::new(key).with("ducats", brings.abs()));
    let answers = [
        ("button-accept", icons::TICK, "dutchman-draw-accept", accept),
        (
            "button-refuse",
            icons::CROSS,
            "dutchman-draw-refuse",
            brush.label_within("dutchman-draw-refuse-about"),
        ),
    ];
    for (target, sign, word, means) in answers {
        draw_card(pen, Goal::Target(target), icons::stroke(sign), &brush.label(word), &means);
    }
}

/// Another tied player: what they want, and the ducats between them and the viewer.
fn draw_party(pen: &mut Pen, brush: &Brush<'_>, tie: Option<&TieView>, (me, other): (Seat, Seat)) {
    let Some(tie) = tie else { return };
    pen.tag("div").class("party").around(|pen| {
        strokes::token_into(pen, PARTIES, other, Family::of(other));
        let wish = tie.wishes.iter().find(|(seat, _)| *seat == other);
        let words = match wish.and_then(|(_, wish)| wish.as_ref()) {
            Some(wish) => {
                let space = brush.space_phrase(wish);
                brush.say_within(&Phrase::new("dutchman-draw-party-wants").with("space", space))
            }
            None => brush.label_within("dutchman-draw-party-undecided"),
        };
        let range = range(brush, tie, (me, other));
        pen.tag("span").around(|pen| {
            pen.tag("b").holding(&brush.name(other));
            // Where ducats are set it says how many; what they want is on the sea and in the round.
            pen.tag("small").holding(&match range {
                Some(range) => {
                    let phrase = Phrase::new("dutchman-draw-party-range");
                    brush.say_within(&phrase.with("give", range.give).with("ask", range.ask))
                }
                None => words,
            });
        });
        match (range, &tie.proposal) {
            (Some(range), _) => draw_stepper(pen, brush, other, range),
            (None, Some(proposal)) => draw_term(pen, brush, proposal, other),
            (None, None) => {}
        }
    });
}

/// How many ducats can be given to somebody, and asked of them.
#[derive(Clone, Copy)]
struct Range {
    give: i32,
    ask: i32,
}

/// Nothing if the viewer makes no proposal now, or has named this player already.
fn range(brush: &Brush<'_>, tie: &TieView, (me, other): (Seat, Seat)) -> Option<Range> {
    let view = brush.view;
    let own = view.own.as_ref()?;
    match view.stage {
        StageView::Bargaining { seat } if seat == me => {
            // Where purses are hidden, all that the players have together may be asked for: the server says no.
            let purse = |seat: Seat| view.players.get(seat.index())?.ducats;
            let hidden = || view.players.iter().filter_map(|player| player.ducats).sum::<i32>();
            Some(Range { give: own.ducats.max(0), ask: purse(other).unwrap_or_else(hidden).max(0) })
        }
        StageView::Terms { seat } if seat == me => {
            let open = own.terms.iter().find(|open| open.seat == other);
            let range = |give: u16, ask: u16| Range { give: give.into(), ask: ask.into() };
            open.map(|open| range(open.give, open.ask)).filter(|_| tie.proposal.is_some())
        }
        _ => None,
    }
}

/// Fewer and more ducats for somebody; below nothing they are asked for some.
fn draw_stepper(pen: &mut Pen, brush: &Brush<'_>, other: Seat, range: Range) {
    let seat = other.to_string();
    let word = |key| brush.say_within(&Phrase::new(key).with("player", other));
    pen.tag("span").class("stepper").around(|pen| {
        let step = |pen: &mut Pen, kind: [&str; 2], by: &str, key, sign: &'static str| {
            let tag = pen.tag("button").attr("type", "button").attr("data-by", by);
            let tag = tag.parts("id", &kind).parts("data-target", &kind);
            tag.attr("aria-label", &word(key)).around(|pen| pen.fixed(sign));
        };
        if range.ask > 0 || range.give > 0 {
            step(pen, ["ask-", &seat], "-1", "dutchman-draw-step-less", "−");
        }
        let tag = pen.tag("output").attr("role", "spinbutton").attr("tabindex", "0");
        let tag = tag.parts("id", &["term-", &seat]).attr("data-keep", "");
        let tag = tag.attr("aria-label", &word("dutchman-give-some"));
        let tag = tag.num("aria-valuemin", -range.ask).num("aria-valuemax", range.give);
        let tag = tag.parts("data-more", &["give ", &seat]).parts("data-less", &["ask ", &seat]);
        let tag = tag.attr("data-gives", &brush.label_within("dutchman-draw-you-give"));
        let tag = tag.attr("data-gets", &brush.label_within("dutchman-draw-you-get"));
        let tag = tag.attr("data-none", &brush.label_within("dutchman-draw-nothing"));
        tag.around(|pen| pen.fixed("0"));
        if range.ask > 0 || range.give > 0 {
            step(pen, ["give-", &seat], "1", "dutchman-draw-step-more", "+");
        }
    });
}

/// What the proposal on the table means to somebody.
fn draw_term(pen: &mut Pen, brush: &Brush<'_>, proposal: &ProposalView, other: Seat) {
    let brings = super::brings(proposal, other);
    let key = match brings {
        0 => "dutchman-draw-party-even",
        1.. => "dutchman-draw-party-gets",
        _ => "dutchman-draw-party-pays",
    };
    let words = brush.say_within(&Phrase::new(key).with("ducats", brings.abs()));
    pen.tag("span").class("far").holding(&words);
}

/// The horseshoes at rest, and what everything comes to.
fn draw_foot(pen: &mut Pen, brush: &Brush<'_>, me: Seat) {
    let Some(own) = &brush.view.own else { return };
    pen.tag("small").class("resting").holding(&rack::resting(brush));
    let makes = match brush.view.stage {
        StageView::Bargaining { seat } | StageView::Terms { seat } => seat == me,
        _ => false,
    };
    if makes {
        // The page puts the number in its place.
        let word = |key| {
            let phrase = Phrase::new(key).with("ducats", "#").with("own", own.ducats);
            brush.say(&phrase)
        };
        let tag = pen.tag("output").class("sum-line").attr("data-keep", "").attr("id", "sum-line");
        let tag = tag.num("data-purse", own.ducats);
        let tag = tag.attr("data-pays", &word("dutchman-draw-you-pay"));
        let tag = tag.attr("data-gets", &word("dutchman-draw-you-get-all"));
        let tag = tag.attr("data-none", &word("dutchman-draw-nobody-pays"));
        tag.holding(&word("dutchman-draw-nobody-pays"));
    }
}
