//! Ctrl-C.
#![cfg(unix)]

use std::io::Read;
use std::process::{Command, Stdio};

use crate::support::Place;

#[test]
fn an_interrupted_game_says_where_it_is_and_goes_on_later() {
    let place = Place::new();
    let mut command = place.command(&["play", "kontor", "--seed", "5", "--save", "game.damrak"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // Held open to the end: a closed input would make the program leave by itself.
    let input = child.stdin.take().expect("the input is a pipe");
    let mut shown = child.stdout.take().expect("the output is a pipe");
    let mut text = Vec::new();
    let mut byte = [0];
    while !text.ends_with(b"Seat 1 > ") {
        assert_eq!(shown.read(&mut byte).expect("the program asks"), 1);
        text.push(byte[0]);
    }
    let number = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &number]).status().expect("there is kill");
    assert!(sent.success());
    let output = child.wait_with_output().expect("the program ends");
    drop(input);
    assert_eq!(output.status.code(), Some(130));
    let told = String::from_utf8(output.stderr).expect("the program writes text");
    assert!(told.contains("damrak play --resume game.damrak"), "{told}");
    assert_eq!(place.files(), ["game.damrak"]);
    let out = place.run(&["play", "--resume", "game.damrak"]).fine();
    assert!(out.contains("Seat 1 > "), "{out}");
}
