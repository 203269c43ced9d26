//! That the reasons of Kontor name facts: what they say is read off the table again, by the rules alone.

use damrak_bots::Advice as _;
use damrak_core::edition::EditionSource;
use damrak_core::{
    Arg, Audience, Deaf, OptionValue, Phrase, Rng, Rules as _, Seat, Seed, SetupDraft, Sight as _,
    Viewer,
};
use damrak_kontor::{
    Action, Event, Good, Kind, Kontor, Position, SectorView, View, decide_majority, other,
};
use damrak_kontor_kit::advice::KontorAdvice;

fn open(variant: &str, special: bool) -> Kontor {
    let draft = SetupDraft {
        variant: Some(variant.to_owned()),
        options: [("special-cards".to_owned(), OptionValue::Flag(special))].into(),
        ..SetupDraft::default()
    };
    let (setup, edition) = (draft.complete(Kontor::info()).unwrap(), &Kontor::info().editions[0]);
    Kontor::open(&setup, EditionSource { file: edition.file, text: edition.text }).unwrap()
}

fn text(phrase: &Phrase, name: &str) -> String {
    match phrase.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Text(text))) => text.to_string(),
        found => panic!("{name} of {phrase:?}: {found:?}"),
    }
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    match phrase.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Number(number))) => *number,
        found => panic!("{name} of {phrase:?}: {found:?}"),
    }
}

fn nested<'a>(phrase: &'a Phrase, name: &str) -> &'a Phrase {
    match phrase.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Phrase(nested))) => nested,
        found => panic!("{name} of {phrase:?}: {found:?}"),
    }
}

fn sector<'a>(view: &'a View, cell: &str) -> &'a SectorView {
    let holds = |sector: &&SectorView| sector.cells.iter().any(|one| one == cell);
    view.harbour.sectors.iter().find(holds).unwrap_or_else(|| panic!("no sector at {cell}"))
}

/// What is said of the leader is what the stocks say.
fn check_lead(phrase: &Phrase, leader: Seat, stocks: [[u8; 3]; 2]) {
    assert_eq!(decide_majority(stocks).winner, Some(leader), "{phrase:?}");
    let lead = nested(phrase, "lead");
    if lead.key != "kontor-why-lead-difference" {
        return;
    }
    let good = match nested(lead, "good").key {
        "kontor-good-tea" => Good::Tea,
        "kontor-good-wine" => Good::Wine,
        _ => Good::Spice,
    };
    let stock = |seat: Seat| i64::from(stocks[seat.index()][good as usize]);
    assert_eq!(number(lead, "more"), stock(leader), "{phrase:?}");
    assert_eq!(number(lead, "less"), stock(other(leader)), "{phrase:?}");
}

/// The free cells that a sector touches, by the names of cells alone.
fn free_beside(view: &View, sector: &SectorView) -> i64 {
    let place = |name: &str| {
        let column = i32::from(name.as_bytes()[0] - b'a');
        (name[1..].parse::<i32>().unwrap() - 1, column)
    };
    let harbour = &view.harbour;
    let filled: Vec<_> = harbour.cells.iter().map(|cell| place(&cell.cell)).collect();
    let mut free: Vec<(i32, i32)> = Vec::new();
    for (row, column) in sector.cells.iter().map(|name| place(name)) {
        for (down, right) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let cell = (row + down, column + right);
            let rows = i32::from(harbour.rows.0)..=i32::from(harbour.rows.1);
            let columns = i32::from(harbour.columns.0)..=i32::from(harbour.columns.1);
            let inside = rows.contains(&cell.0) && columns.contains(&cell.1);
            if inside && !filled.contains(&cell) && !free.contains(&cell) {
                free.push(cell);
            }
        }
    }
    free.len() as i64
}

/// The number of free cells is right; with bridges, which reach further, that is left to the rules.
fn is_free(phrase: &Phrase, view: &View, sector: &SectorView) -> bool {
    let bridged = view.harbour.cells.iter().any(|cell| cell.bridge.is_some());
    bridged || number(phrase, "free") == free_beside(view, sector)
}

/// What a decision brought about, as everybody sees it.
struct Seen {
    before: View,
    after: View,
    told: Vec<Event>,
    seat: Seat,
}

fn check(phrase: &Phrase, seen: &Seen, rules: &Kontor, action: Action) {
    let Seen { before, after, told, seat } = seen;
    let (seat, rival) = (*seat, other(*seat));
    let own = |view: &View| i64::from(view.players[seat.index()].guilders);
    let theirs = i64::from(before.players[rival.index()].guilders);
    let at = |view, name| sector(view, &text(phrase, name));
    match phrase.key {
        "kontor-why-closes" | "kontor-why-closes-theirs" => {
            let one = at(after, "cell");
            let guard = if phrase.key == "kontor-why-closes" { seat } else { rival };
            assert!(one.closed && one.guard == Some(guard), "{phrase:?}");
            assert_eq!(number(phrase, "size"), one.cells.len() as i64);
            check_lead(phrase, guard, one.stocks);
            match nested(phrase, "counts").key {
                "kontor-why-counts" | "kontor-why-counts-all" => assert!(one.counts),
                "kontor-why-counts-not" => assert!(!one.counts),
                key => assert_eq!(key, "kontor-why-counts-line"),
            }
        }
        "kontor-why-closes-nobody" => {
            let one = at(after, "cell");
            assert!(one.closed && one.guard.is_none(), "{phrase:?}");
        }
        "kontor-why-leads" | "kontor-why-ahead" | "kontor-why-safe" => {
            check_lead(phrase, seat, at(after, "cell").stocks);
        }
        "kontor-why-trails" => check_lead(phrase, rival, at(after, "cell").stocks),
        "kontor-why-evens" | "kontor-why-even" => assert_eq!(at(after, "cell").leader, None),
        "kontor-why-begins" => {
            let one = at(after, "cell");
            assert_eq!((one.cells.len(), one.closed), (1, false));
            assert!(is_free(phrase, after, one), "{phrase:?}");
        }
        "kontor-why-narrows" | "kontor-why-narrows-theirs" => {
            let one = at(after, "cell");
            let leader = if phrase.key == "kontor-why-narrows" { seat } else { rival };
            check_lead(phrase, leader, one.stocks);
            assert!(is_free(phrase, after, one), "{phrase:?}");
        }
        "kontor-why-guilder" => {
            assert_eq!(number(phrase, "guilders"), own(after));
            assert!(told.iter().any(|event| matches!(event, Event::Paid { .. })));
        }
        "kontor-why-removes" => check_lead(phrase, rival, at(before, "at").stocks),
        "kontor-why-boat" => {
            let at = text(phrase, "at");
            let cell = before.harbour.cells.iter().find(|cell| cell.cell == at).unwrap();
            assert_eq!(cell.card.owner, Some(rival));
        }
        "kontor-why-can-close" => {
            let one = at(before, "cell");
            let bridged = before.harbour.cells.iter().any(|cell| cell.bridge.is_some());
            assert!(bridged || free_beside(before, one) == 1, "{phrase:?}");
            check_lead(phrase, seat, one.stocks);
        }
        "kontor-why-would-lead" => {
            let Action::Choose(card) = action else { panic!("{action:?}") };
            let card = rules.deck().card(card);
            assert_eq!(card.kind, Kind::Quay);
            let mut stocks = at(before, "cell").stocks;
            for (stock, shown) in stocks[seat.index()].iter_mut().zip(card.goods) {
                *stock += u8::from(shown);
            }
            check_lead(phrase, seat, stocks);
            assert_ne!(at(before, "cell").leader, Some(seat), "{phrase:?}");
        }
        "kontor-why-tax-broke" => assert_eq!(theirs, 0),
        "kontor-why-tax" => assert_eq!(number(phrase, "guilders"), theirs),
        "kontor-why-first" | "kontor-why-number" => {
            let known = &before.players[rival.index()].known;
            let higher =
                known.iter().filter(|card| i64::from(card.number) > number(phrase, "number"));
            let (higher, all) = (higher.count() as i64, known.len() as i64);
            let first = phrase.key == "kontor-why-first";
            assert_eq!(number(phrase, "count"), if first { all } else { higher });
            assert!(!first || higher == 0, "{phrase:?}");
        }
        "kontor-why-canal" | "kontor-why-pass" => {
            assert_eq!(number(phrase, "guilders"), own(before));
            assert!(before.treasury > 0);
        }
        "kontor-why-pass-empty" => assert_eq!(before.treasury, 0),
        "kontor-why-buy" | "kontor-why-decline" => {
            assert_eq!(number(phrase, "guilders"), own(before));
        }
        "kontor-why-crane" | "kontor-why-removes-plain" | "kontor-why-boat-stays" => {}
        "kontor-why-nothing-to-remove" => {}
        "kontor-why-removes-own" => {
            let at = text(phrase, "at");
            let cell = before.harbour.cells.iter().find(|cell| cell.cell == at).unwrap();
            assert_ne!(cell.card.owner, Some(rival));
        }
        "kontor-why-boat-nothing" | "kontor-why-boat-waits" | "kontor-why-leaves" => {
            assert!(matches!(
                action,
                Action::BoatTo(_) | Action::BoatStays | Action::RemoveNothing
            ));
        }
        "kontor-why-quiet" => {
            assert!(!told.iter().any(|event| matches!(event, Event::Closed { .. })));
        }
        key => panic!("{key} is not checked"),
    }
}

/// Every reason for every decision of random games of every variant is so, and the same whatever is hidden.
#[test]
fn reasons_are_facts_that_can_be_checked() {
    let advice = KontorAdvice::default();
    let mut asked = 0;
    let mut keys = std::collections::BTreeSet::new();
    for variant in Kontor::info().variants {
        for special in [false, true] {
            if variant.name == "tic-tac-toe" && special {
                continue;
            }
            let rules = open(variant.name, special);
            for seed in 0..3 {
                let mut rng = Rng::new(Seed::from_number(seed));
                let mut position = rules.deal(Seed::from_number(seed), &mut Deaf);
                let mut buffer = Vec::new();
                while let Some(seat) = rules.waiting_for(&position).first() {
                    rules.legal_actions(&position, seat, &mut buffer);
                    for action in buffer.clone() {
                        asked += 1;
                        let said = advice.explain(&rules, &position, seat, action);
                        let said = said.unwrap_or_else(|| panic!("nothing is said of {action:?}"));
                        keys.insert(said.key);
                        check(&said, &seen(&rules, &position, seat, action), &rules, action);
                        let guess = rules.guess(&position, seat, &mut rng);
                        let again = advice.explain(&rules, &guess, seat, action);
                        assert_eq!(
                            again.as_ref(),
                            Some(&said),
                            "{action:?}: something hidden is told"
                        );
                    }
                    let action = rules.random_action(&position, seat, &mut buffer, &mut rng);
                    rules.apply(&mut position, seat, action.unwrap(), &mut Deaf).unwrap();
                }
            }
        }
    }
    println!("{asked} decisions, each with a reason: {keys:?}");
    assert!(keys.len() > 20, "{keys:?}");
}

fn seen(rules: &Kontor, position: &Position, seat: Seat, action: Action) -> Seen {
    let look = |position: &Position| rules.view(position, Viewer::Seat(seat));
    let mut tried = position.clone();
    let mut told: Vec<(Audience, Event)> = Vec::new();
    rules.apply(&mut tried, seat, action, &mut told).unwrap();
    let told = told.into_iter().map(|(_, event)| event).collect();
    Seen { before: look(position), after: look(&tried), told, seat }
}
