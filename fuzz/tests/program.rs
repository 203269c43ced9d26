//! The program itself, as somebody runs it.

use std::process::Command;

fn fuzz(arguments: &[&str]) -> std::process::Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damrak-fuzz"));
    command.args(arguments).output().expect("the program starts")
}

#[test]
fn a_kept_input_can_be_tried_alone() {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/notation");
    let file = std::fs::read_dir(kept).expect("there is a corpus").next().expect("with inputs");
    let path = file.expect("that can be listed").path();
    let output = fuzz(&["notation", &path.to_string_lossy()]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("notation: passes"), "{output:?}");
}

#[test]
fn a_target_that_is_not_there_is_refused_with_what_there_is() {
    let output = fuzz(&["horses"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("notation"), "{output:?}");
}
