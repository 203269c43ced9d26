//! What several pages show in the same way: pictures, panels, what can be decided.

use damrak_core::Offer;
use damrak_draw::{Panel, Purse};
use maud::{Markup, PreEscaped, html};

/// Small facts; each can be folded away.
pub fn panels(panels: &[Panel]) -> Markup {
    html! {
        .panels { @for one in panels { (panel(one)) } }
    }
}

/// One of them.
pub fn panel(panel: &Panel) -> Markup {
    html! {
        details.tile.panel-box id={ "panel-" (panel.id) } {
            summary { (panel.title) }
            .panel { (PreEscaped(&panel.html)) }
        }
    }
}

/// What somebody has: signs and numbers, and one sentence for those who do not see them.
pub fn belongings(purse: &Purse) -> Markup {
    html! {
        span.purse {
            span.spoken { (purse.text) }
            @for part in &purse.parts {
                span aria-hidden="true" title=(part.label) { (PreEscaped(&part.sign)) (part.value) }
            }
        }
    }
}

/// What to point at, step by step, as the page's scripts read it: paths with a bar between them.
pub fn targets(offer: &Offer) -> String {
    let mut names: Vec<&str> = offer.targets.iter().map(|target| target.0.as_str()).collect();
    let path = names.join(" ");
    if !offer.either_way {
        return path;
    }
    names.reverse();
    format!("{path}|{}", names.join(" "))
}

#[cfg(test)]
mod tests {
    use damrak_core::{Phrase, Target};

    use super::*;

    #[test]
    fn what_can_be_pointed_at_either_way_has_two_paths() {
        let offer = |either_way| Offer {
            notation: "pair HA1 HB1".into(),
            phrase: Phrase::new("site-bot-random"),
            targets: vec![Target::new("card", "HA1"), Target::new("card", "HB1")],
            either_way,
        };
        assert_eq!(targets(&offer(false)), "card-HA1 card-HB1");
        assert_eq!(targets(&offer(true)), "card-HA1 card-HB1|card-HB1 card-HA1");
    }
}
