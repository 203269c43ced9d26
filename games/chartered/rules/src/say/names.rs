//! What things are called.

use damrak_core::{Arg, Phrase, Seat};

use crate::components::{Company, EventKind, Lot};
use crate::event::{CardName, ItemName};

/// What a company is called, in the middle of a sentence.
pub fn company(company: Company) -> Phrase {
    Phrase::new(match company {
        Company::Gunpowder => "chartered-gunpowder",
        Company::Coal => "chartered-coal",
        Company::Porcelain => "chartered-porcelain",
        Company::Silk => "chartered-silk",
        Company::Spices => "chartered-spices",
        Company::Sugar => "chartered-sugar",
        Company::Herring => "chartered-herring",
        Company::Tea => "chartered-tea",
        Company::Tobacco => "chartered-tobacco",
    })
}

/// The same as something that is founded, with its article.
pub(super) fn firm(company: Company) -> Phrase {
    Phrase::new(match company {
        Company::Gunpowder => "chartered-firm-gunpowder",
        Company::Coal => "chartered-firm-coal",
        Company::Porcelain => "chartered-firm-porcelain",
        Company::Silk => "chartered-firm-silk",
        Company::Spices => "chartered-firm-spices",
        Company::Sugar => "chartered-firm-sugar",
        Company::Herring => "chartered-firm-herring",
        Company::Tea => "chartered-firm-tea",
        Company::Tobacco => "chartered-firm-tobacco",
    })
}

/// What an event is called, with what it brings.
pub fn event_kind(kind: EventKind) -> Phrase {
    Phrase::new(match kind {
        EventKind::Verlappen => "chartered-verlappen",
        EventKind::Aenleggen => "chartered-aenleggen",
        EventKind::Dreighinghe => "chartered-dreighinghe",
        EventKind::Coopmanscappen => "chartered-coopmanscappen",
        EventKind::Veilinge => "chartered-veilinge",
    })
}

/// A building card.
pub(crate) fn card(card: &CardName) -> Phrase {
    match card.floor {
        None => Phrase::new("chartered-card-plot").with("plot", card.id.as_str()),
        Some(2) => Phrase::new("chartered-card-second"),
        Some(3) => Phrase::new("chartered-card-third"),
        Some(_) => Phrase::new("chartered-card-fourth"),
    }
}

/// What is auctioned, in the middle of a sentence.
pub fn lot(lot: Lot) -> Phrase {
    match lot {
        Lot::Bank(of) => Phrase::new("chartered-lot-bank").with("company", company(of)),
        Lot::Own(of) => Phrase::new("chartered-lot-own").with("company", company(of)),
        Lot::Ten => Phrase::new("chartered-lot-ten"),
        Lot::Back => Phrase::new("chartered-lot-back"),
    }
}

/// Something in an offer.
pub(crate) fn thing(item: &ItemName) -> Phrase {
    match item {
        ItemName::Money(amount) => Phrase::new("chartered-thing-money").with("amount", *amount),
        ItemName::Card(named) => Phrase::new("chartered-thing-card").with("card", card(named)),
        ItemName::Share { company: of, count } => Phrase::new("chartered-thing-shares")
            .with("company", company(*of))
            .with("count", *count),
    }
}

/// Everything that goes one way, or nothing.
pub(crate) fn things(items: &[ItemName]) -> Arg {
    if items.is_empty() {
        return Phrase::new("chartered-thing-nothing").into();
    }
    items.iter().map(thing).collect::<Vec<_>>().into()
}

/// Several players.
pub(crate) fn seats(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|seat| Phrase::new("chartered-seat").with("player", *seat)).collect()
}
