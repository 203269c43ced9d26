//! Damrak.
fn main() {}
