//! A server is killed again and again while people play: nothing that was acknowledged is lost.

use crate::killing::kill_again_and_again;
use crate::support::{damrak, invite, start};

#[test]
fn nothing_acknowledged_is_lost_however_often_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    invite(&folder.path().join("damrak.sqlite"));
    kill_again_and_again(50, || start(folder.path()));
    let doctor = damrak(&["doctor"], folder.path());
    let report = String::from_utf8_lossy(&doctor.stdout);
    assert!(doctor.status.success(), "{report}");
}
