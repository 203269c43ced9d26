//! What can be arranged by hand: what companies are worth, and everybody's money and shares.

use std::any::Any;

use damrak_chartered::{View, company};
use damrak_core::{Phrase, Seat};
use damrak_kit::arranging::{Group, Knob, Shape, Title};

/// All sums are whole tens.
const TENS: i64 = 10;
/// What a company can be worth, as far as anybody has seen; the rules say what the chart has.
const WORTH: (i64, i64) = (10, 1000);
/// There are nine shares of each company.
const SHARES: i64 = 9;

/// The things of a table, as somebody sees it.
pub(crate) fn groups(view: &dyn Any) -> Vec<Group> {
    let Some(view) = view.downcast_ref::<View>() else { return Vec::new() };
    let found = || view.companies.iter().filter(|company| company.value > 0);
    let (least, most) = WORTH;
    // Documents list those that are on the board, in the same order.
    let worth = found().enumerate().map(|(at, one)| Knob {
        path: format!("/companies/{at}/value"),
        name: company(one.company),
        shape: Shape::Number { least, most, step: TENS, pot: None },
    });
    let worth: Vec<Knob> = worth.collect();
    let merchant = |index: usize| {
        let path = format!("/players/{index}/money");
        let money = Knob::money(path, Phrase::new("chartered-score-money"), TENS, "/bank");
        let shares = view.companies.iter().enumerate().filter(|(_, one)| one.value > 0);
        let shares = shares.map(|(at, one)| {
            let path = format!("/players/{index}/shares/{at}");
            let name =
                Phrase::new("chartered-arrange-shares").with("company", company(one.company));
            Knob::number(path, name, (0, SHARES))
        });
        let knobs = [money].into_iter().chain(shares).collect();
        Group { title: Title::Seat(Seat::from_index(index)), knobs }
    };
    let companies = Group { title: Title::Word("chartered-arrange-worth"), knobs: worth };
    let companies = Some(companies).filter(|group| !group.knobs.is_empty());
    companies.into_iter().chain((0..view.players.len()).map(merchant)).collect()
}
