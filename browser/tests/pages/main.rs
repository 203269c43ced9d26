//! The pages, used by hands in a real browser. Run them with `cargo xtask test browser`.

#![allow(missing_docs)]

mod advice;
mod alone;
mod axe;
mod blind;
mod boards;
mod chartered;
mod clock;
mod coming;
mod contrast;
mod dealing;
mod dutchman;
mod hidden;
mod keyboard;
mod merchants;
mod phone;
mod plain;
mod reading;
mod resting;
mod screen;
mod sofa;
mod speed;
mod telling;
mod variants;

use damrak_browser::{House, Outcome, Page};
use serde_json::{Value, json};

/// A house and somebody in it.
async fn visit(name: &str) -> Outcome<(House, Page)> {
    let house = House::open()?;
    let page = Page::at(&house).await?;
    page.introduce(name).await?;
    Ok((house, page))
}

/// A game of a variant, dealt at once.
fn dealt(variant: &str) -> Value {
    json!({"setup": {"variant": variant}, "start": true})
}

/// Choices that look random and are the same in every run.
fn choices(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |_| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    }
}
