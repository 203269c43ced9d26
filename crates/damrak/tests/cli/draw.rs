//! Positions as pictures.

use crate::support::Place;

#[test]
fn a_position_of_a_record_is_drawn_as_a_spectator_sees_it() {
    let place = Place::new();
    place.play_first_choices("game.damrak", &["--variant", "gulliver"]);
    let picture = place.run(&["draw", "game.damrak", "--at", "3"]).fine();
    assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{picture:.200}");
    assert!(picture.contains("data-theme=\"day\"") && picture.trim_end().ends_with("</svg>"));
    let night = place.run(&["draw", "game.damrak", "--at", "3", "--theme", "night"]).fine();
    assert!(night.contains("data-theme=\"night\""));
}

#[test]
fn a_picture_is_written_to_a_new_file_only() {
    let place = Place::new();
    place.play_first_choices("game.damrak", &["--variant", "gulliver"]);
    let draw = ["draw", "game.damrak", "-o", "board.svg"];
    assert_eq!(place.run(&draw).fine(), "");
    let written = std::fs::read_to_string(place.path("board.svg")).expect("it is there");
    assert!(written.starts_with("<svg"));
    assert!(place.run(&draw).wrong().contains("board.svg"));
}

#[test]
fn what_cannot_be_drawn_is_told_so() {
    let place = Place::new();
    place.play_first_choices("game.damrak", &["--variant", "gulliver"]);
    let wrong = place.run(&["draw", "game.damrak", "--sheet", "moon"]).wrong();
    assert!(wrong.contains("there is no sheet `moon` here; choose board"), "{wrong}");
    assert!(
        place.run(&["draw", "game.damrak", "--as", "3"]).wrong().contains("there is no seat 3")
    );
}

#[test]
fn the_name_of_the_file_says_how_it_is_written() {
    let place = Place::new();
    place.play_first_choices("game.damrak", &["--variant", "gulliver"]);
    let size = |name: &str, more: &[&str]| {
        let draw = [&["draw", "game.damrak", "-o", name], more].concat();
        assert_eq!(place.run(&draw).fine(), "");
        let written = std::fs::read(place.path(name)).expect("it is there");
        assert_eq!(&written[..8], b"\x89PNG\r\n\x1a\n");
        let side = |at: usize| u32::from_be_bytes(written[at..at + 4].try_into().expect("four"));
        (side(16), side(20))
    };
    let (width, height) = size("board.png", &[]);
    assert!(width > 300 && height > 300);
    assert_eq!(size("large.PNG", &["--scale", "2", "--theme", "night"]), (width * 2, height * 2));
    let wrong = |words: &[&str]| place.run(&[&["draw", "game.damrak"], words].concat()).wrong();
    assert!(wrong(&["-o", "board.gif"]).contains("it ends with .svg or .png"));
    assert!(wrong(&["-o", "board.svg", "--scale", "2"]).contains("--scale is for PNG"));
    for scale in ["0", "0.00001", "1000", "NaN"] {
        assert!(wrong(&["-o", "no.png", "--scale", scale]).contains("another scale"), "{scale}");
    }
    assert!(!place.path("no.png").exists());
}
