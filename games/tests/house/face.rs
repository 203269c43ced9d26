//! What a table keeps of a game: rules that many share, and what everybody sees alike of a position.

use std::sync::Arc;

use damrak_core::{Rng, Seat, Seed, SetupDraft, Viewer};

fn draft(name: &str) -> SetupDraft {
    let info = damrak_games::kits().registry().find(name).expect("a game we know");
    SetupDraft { players: Some(*info.players.end()), ..SetupDraft::default() }
}

#[test]
fn tables_with_the_same_setup_share_their_rules() {
    let registry = damrak_games::kits().registry();
    for info in registry.games() {
        let open = |draft: &SetupDraft| registry.open(info.name, draft).expect("a usual setup");
        let (first, second) = (open(&draft(info.name)), open(&draft(info.name)));
        assert!(Arc::ptr_eq(&first, &second), "{}", info.name);
        let former = SetupDraft { rules: Some(1), ..draft(info.name) };
        assert!(!Arc::ptr_eq(&first, &open(&former)), "{}: another version", info.name);
    }
}

#[test]
fn nobody_is_shown_what_was_there_before_a_decision() {
    let registry = damrak_games::kits().registry();
    for info in registry.games() {
        let rules = registry.open(info.name, &draft(info.name)).expect("a usual setup");
        let mut rng = Rng::new(Seed::from_bytes([7; 32]));
        let (mut position, _) = rules.deal(Seed::from_bytes([3; 32]));
        let mut changes = 0;
        for _ in 0..120 {
            let Some(seat) = position.waiting_for().first() else { break };
            let viewers =
                [Viewer::Spectator, Viewer::Seat(Seat::from_index(0)), Viewer::Seat(seat)];
            let before = viewers.map(|viewer| position.view(viewer));
            let action = position.random_action(seat, &mut rng).expect("something can be done");
            position.act(seat, &action).expect("it is allowed");
            // A copy has been seen by nobody.
            let fresh = position.fork();
            for (viewer, before) in viewers.into_iter().zip(before) {
                let now = position.view(viewer);
                assert_eq!(now, fresh.view(viewer), "{} for {viewer:?}", info.name);
                changes += usize::from(now != before);
            }
        }
        assert!(changes > 20, "{}: {changes}", info.name);
    }
}
