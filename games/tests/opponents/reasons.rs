//! That what Merchants of Amsterdam says of a decision is so: every number is counted again, from what lies on the
//! table.

use std::collections::BTreeMap;

use damrak_bots::Advice;
use damrak_core::{
    Arg, Deaf, OptionValue, Phrase, Rng, Rules, Seat, Seed, SetupDraft, Sight, Viewer,
};
use damrak_merchants::{Action, Area, Merchants, PlayerView, Position, View};
use damrak_merchants_kit::advice::MerchantsAdvice;

fn number(phrase: &Phrase, name: &str) -> i64 {
    match phrase.args.iter().find(|(known, _)| *known == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{phrase:?} has no {name}: {other:?}"),
    }
}

fn said<'a>(phrase: &'a Phrase, name: &str) -> &'a Phrase {
    match phrase.args.iter().find(|(known, _)| *known == name) {
        Some((_, Arg::Phrase(phrase))) => phrase,
        other => panic!("{phrase:?} has no {name}: {other:?}"),
    }
}

fn look(rules: &Merchants, position: &Position, seat: Seat) -> View {
    rules.view(position, Viewer::Seat(seat))
}

fn own(view: &View, seat: Seat) -> &PlayerView {
    &view.players[seat.index()]
}

/// What the next scoring of an area would pay a seat: clauses M-56 to M-63 from what everybody sees.
fn pays(view: &View, area: Area, year: &str, seat: Seat) -> i64 {
    let year = view.board.years.iter().find(|one| one.year == year).expect("a year of the board");
    assert!(year.event.scores().contains(&area), "{} does not score {area:?}", year.year);
    let (first, second) = (year.first.expect("it pays"), year.second.expect("it pays"));
    let area = view.areas.iter().find(|one| one.area == area).expect("all three are there");
    let mut sum = 0;
    for (rank, part) in area.parts.iter().enumerate() {
        let strength = part.strength[seat.index()];
        let stronger = part.strength.iter().filter(|one| **one > strength).count();
        let equal = part.strength.iter().filter(|one| **one == strength).count() as i64;
        let most = part
            .strength
            .iter()
            .filter(|one| **one == part.strength.iter().copied().max().unwrap_or(0))
            .count();
        let share = |amount: i64| amount / equal / 10 * 10;
        sum += match (strength, stronger, equal) {
            (0, ..) => 0,
            (_, 0, 1) => i64::from(first[rank]),
            (_, 0, _) => share(i64::from(first[rank]) + i64::from(second[rank])),
            _ if most == 1 && stronger == 1 => share(i64::from(second[rank])),
            _ => 0,
        };
    }
    sum
}

fn area_of(action: Action) -> Area {
    match action {
        Action::Step(_) | Action::Back(_) => Area::Market,
        Action::Build(_) | Action::Raze(_) => Area::Amsterdam,
        _ => Area::Offices,
    }
}

fn year_of(phrase: &Phrase) -> String {
    match phrase.args.iter().find(|(known, _)| *known == "year") {
        Some((_, Arg::Text(year))) => year.clone(),
        Some((_, Arg::Phrase(about))) => match about.args.first() {
            Some((_, Arg::Text(year))) => format!("c.{year}"),
            other => panic!("{other:?}"),
        },
        other => panic!("{phrase:?} says no year: {other:?}"),
    }
}

fn missing(counts: &[u8; 4]) -> i64 {
    counts.iter().filter(|count| **count == 0).count() as i64
}

/// Counts again what is said of an action that is no bid.
fn check(before: &View, after: &View, seat: Seat, action: Action, why: &Phrase) {
    let money = |view: &View| i64::from(own(view, seat).money.expect("their own"));
    let at_once = money(after) - money(before);
    let scoring = |why: &Phrase| {
        let (area, year) = (area_of(action), year_of(why));
        assert_eq!(number(why, "before"), pays(before, area, &year, seat), "{why:?}");
        assert_eq!(number(why, "after"), pays(after, area, &year, seat), "{why:?}");
    };
    let (had, has) = (own(before, seat), own(after, seat));
    let steps = |player: &PlayerView| {
        player.market.iter().map(|at| 2_i64.saturating_sub(i64::from(*at)).max(0)).sum::<i64>()
    };
    match why.key {
        "merchants-why-both" => {
            check(before, after, seat, action, said(why, "one"));
            check(before, after, seat, action, said(why, "other"));
        }
        "merchants-why-regions" => {
            assert_eq!((missing(&had.regions), missing(&has.regions)), (1, 0));
            assert_eq!(number(why, "amount"), at_once);
        }
        "merchants-why-districts" => {
            assert_eq!((missing(&had.districts), missing(&has.districts)), (1, 0));
            assert_eq!(number(why, "amount"), at_once);
        }
        "merchants-why-bridge" => {
            assert!(has.bonuses.bridges > had.bonuses.bridges);
            assert_eq!(number(why, "amount"), at_once);
        }
        "merchants-why-market" => assert_eq!(steps(has), 0),
        "merchants-why-nearer-regions" => {
            assert_eq!(number(why, "missing"), missing(&has.regions));
            assert!(missing(&had.regions) > missing(&has.regions));
        }
        "merchants-why-nearer-districts" => {
            assert_eq!(number(why, "missing"), missing(&has.districts));
            assert!(missing(&had.districts) > missing(&has.districts));
        }
        "merchants-why-nearer-market" => assert_eq!(number(why, "missing"), steps(has)),
        "merchants-why-returns" => assert_eq!(number(why, "amount"), -at_once),
        "merchants-why-scoring" | "merchants-why-and-scoring" => {
            scoring(why);
            assert!(number(why, "after") > number(why, "before"));
        }
        "merchants-why-costs" => {
            scoring(why);
            assert!(number(why, "after") < number(why, "before"));
        }
        "merchants-why-costs-nothing" => scoring(why),
        "merchants-why-no-scoring" => {}
        "merchants-why-same" => {
            let (area, year) = (area_of(action), year_of(why));
            assert_eq!(number(why, "after"), pays(before, area, &year, seat), "{why:?}");
            assert_eq!(number(why, "after"), pays(after, area, &year, seat), "{why:?}");
        }
        "merchants-why-wait" | "merchants-why-no-loan" => {
            assert_eq!(number(why, "amount"), money(before));
        }
        other => panic!("{other} is not counted again"),
    }
}

/// What a card could bring a seat at most by one token: at once, and at the next scoring of what the token touches.
fn most_by(rules: &Merchants, position: &Position, seat: Seat) -> i64 {
    let before = look(rules, position, seat);
    let brings = |action: Action| {
        let after = look(rules, &rules.with_token(position, seat, action), seat);
        let money = |view: &View| i64::from(own(view, seat).money.expect("their own"));
        let area = area_of(action);
        let mut years = before.board.years.iter().skip(usize::from(before.year) + 1);
        let next = years.find(|year| year.event.scores().contains(&area));
        let more = next.map_or(0, |next| {
            pays(&after, area, &next.year, seat) - pays(&before, area, &next.year, seat)
        });
        money(&after) - money(&before) + more
    };
    rules.uses_of_card(position, seat).into_iter().map(brings).max().unwrap_or(0).max(0)
}

/// Counts again what is said of a card that others would use.
fn check_others(rules: &Merchants, position: &Position, seat: Seat, why: &Phrase) {
    let others = || Seat::all(rules.players()).filter(|other| *other != seat);
    let most = others().map(|other| most_by(rules, position, other)).max().unwrap_or(0);
    match why.key {
        "merchants-why-rival" => {
            assert_eq!(number(why, "amount"), most);
            let named = |other: &Seat| why.args.contains(&("player", Arg::Seat(*other)));
            let named = others().find(named).expect("one of the others");
            assert_eq!(most_by(rules, position, named), most);
        }
        "merchants-why-rival-nothing" => assert_eq!(most, 0),
        other => panic!("{other} is not counted again"),
    }
}

fn rules(auction: &str, players: u8) -> Merchants {
    let options = [("auction".to_owned(), OptionValue::Choice(auction.to_owned()))];
    let draft =
        SetupDraft { players: Some(players), options: options.into(), ..SetupDraft::default() };
    let info = Merchants::info();
    let setup = draft.complete(info).unwrap();
    Merchants::open(&setup, info.editions[0].source()).unwrap()
}

#[test]
fn what_is_said_of_a_decision_is_so() {
    let advice = MerchantsAdvice::default();
    let mut counted = BTreeMap::new();
    for (number, rules) in
        [rules("sealed", 4), rules("live", 3), rules("sealed", 5)].iter().enumerate()
    {
        for game in 0..6 {
            let seed = Seed::from_number(10 * number as u64 + game);
            let mut rng = Rng::new(seed.derive("reasons", game));
            let mut position = rules.deal(seed, &mut Deaf);
            let mut buffer = Vec::new();
            while let Some(seat) = rules.waiting_for(&position).first() {
                rules.legal_actions(&position, seat, &mut buffer);
                let before = look(rules, &position, seat);
                for action in buffer.clone() {
                    if action == Action::Start {
                        continue;
                    }
                    let why = advice.explain(rules, &position, seat, action);
                    let why = why.unwrap_or_else(|| panic!("nothing is said of {action:?}"));
                    *counted.entry(why.key).or_insert(0) += 1;
                    let guess = rules.guess(&position, seat, &mut rng);
                    let again = advice.explain(rules, &guess, seat, action);
                    assert_eq!(again.as_ref(), Some(&why), "something hidden is told");
                    match why.key {
                        "merchants-why-card" | "merchants-why-card-nothing" => {}
                        "merchants-why-forgone" | "merchants-why-forgone-nothing" => {}
                        "merchants-why-borrow" => {}
                        "merchants-why-auctioned" | "merchants-why-discarded" => {
                            check_others(rules, &position, seat, said(&why, "why"));
                        }
                        _ => {
                            let tried = rules.with_token(&position, seat, action);
                            check(&before, &look(rules, &tried, seat), seat, action, &why);
                        }
                    }
                }
                let Some(action) = rules.random_action(&position, seat, &mut buffer, &mut rng)
                else {
                    break;
                };
                rules.apply(&mut position, seat, action, &mut Deaf).expect("it is legal");
            }
        }
    }
    for key in [
        "merchants-why-scoring",
        "merchants-why-regions",
        "merchants-why-districts",
        "merchants-why-bridge",
        "merchants-why-market",
        "merchants-why-both",
        "merchants-why-card",
        "merchants-why-costs",
        "merchants-why-costs-nothing",
        "merchants-why-nearer-regions",
        "merchants-why-same",
        "merchants-why-wait",
        "merchants-why-no-loan",
        "merchants-why-auctioned",
        "merchants-why-discarded",
        "merchants-why-forgone",
    ] {
        assert!(counted.contains_key(key), "{key} was never said: {counted:?}");
    }
}
