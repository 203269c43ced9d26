//! The way of frames from a table to a line. Programs always get the latest; pages get every decision, so that people can
//! be shown one after the other, unless so many wait that only the latest matter.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::frame::Frame;
use crate::render::Form;

/// So many decisions wait for a page at most; a slow line loses the oldest.
const WAIT: usize = 12;

/// The end at which frames are put in.
#[derive(Debug)]
pub(super) struct Sender(Arc<Way>);

/// The end at which they come out.
#[derive(Debug)]
pub struct Receiver(Arc<Way>);

/// The table has gone: nothing more comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gone;

#[derive(Debug, Default)]
struct Way {
    inside: Mutex<Inside>,
    news: Notify,
}

#[derive(Debug, Default)]
struct Inside {
    waiting: VecDeque<Frame>,
    /// Whoever is at the other end may see nothing more.
    barred: bool,
    gone: bool,
}

/// Both ends of a way.
pub(super) fn way() -> (Sender, Receiver) {
    let way = Arc::new(Way::default());
    (Sender(Arc::clone(&way)), Receiver(way))
}

impl Way {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Inside)) {
        change(&mut self.inside());
        self.news.notify_one();
    }
}

impl Sender {
    /// Sends a frame. One that shows the same decisions as the last that waits takes its place.
    pub(super) fn send(&self, frame: Frame, form: Form) {
        self.0.change(|inside| {
            let last = inside.waiting.back().map(Frame::decisions);
            if form == Form::Data {
                inside.waiting.clear();
            } else if last == Some(frame.decisions()) {
                inside.waiting.pop_back();
            } else if inside.waiting.len() >= WAIT {
                inside.waiting.pop_front();
            }
            inside.waiting.push_back(frame);
        });
    }

    /// Whoever is at the other end may see other things from now on: the next frame is of those, and what waits is not
    /// sent any more.
    pub(super) fn turn_away(&self) {
        self.0.inside().waiting.clear();
    }

    /// Whoever is at the other end may see nothing more, not even what waits.
    pub(super) fn bar(&self) {
        self.0.change(|inside| {
            inside.waiting.clear();
            inside.barred = true;
        });
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        self.0.change(|inside| inside.gone = true);
    }
}

impl Receiver {
    /// Whether there is something to take.
    pub fn has_news(&self) -> bool {
        let inside = self.0.inside();
        inside.barred || !inside.waiting.is_empty()
    }

    /// Waits until there is something to take.
    pub async fn changed(&mut self) -> Result<(), Gone> {
        loop {
            let news = self.0.news.notified();
            if self.has_news() {
                return Ok(());
            }
            if self.0.inside().gone {
                return Err(Gone);
            }
            news.await;
        }
    }

    /// The next frame; nothing once its owner may not look any more.
    pub fn take(&mut self) -> Option<Frame> {
        self.0.inside().waiting.pop_front()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn frame(decisions: u32, text: &str) -> Frame {
        Frame::of_data(text.to_owned(), decisions)
    }

    fn taken(receiver: &mut Receiver) -> Vec<String> {
        let frames = std::iter::from_fn(|| receiver.take());
        frames.map(|frame| frame.into_text()).collect()
    }

    #[tokio::test]
    async fn pages_get_every_decision_and_programs_the_latest() {
        let (sender, mut receiver) = way();
        for (decisions, text) in [(1, "a"), (2, "b"), (2, "c"), (3, "d")] {
            sender.send(frame(decisions, text), Form::Page);
        }
        receiver.changed().await.unwrap();
        assert_eq!(taken(&mut receiver), ["a", "c", "d"], "one for each");
        for (decisions, text) in [(4, "e"), (5, "f")] {
            sender.send(frame(decisions, text), Form::Data);
        }
        assert_eq!(taken(&mut receiver), ["f"]);
        for decisions in 0..40 {
            sender.send(frame(decisions, &decisions.to_string()), Form::Page);
        }
        let late = taken(&mut receiver);
        assert_eq!(
            (late.len(), late.last().unwrap().as_str()),
            (WAIT, "39"),
            "the oldest are lost"
        );
        drop(sender);
        assert_eq!(receiver.changed().await, Err(Gone));
    }

    #[tokio::test]
    async fn whoever_is_barred_gets_nothing_that_waits() {
        let (sender, mut receiver) = way();
        sender.send(frame(1, "a"), Form::Page);
        sender.turn_away();
        assert!(!receiver.has_news(), "what waited was for eyes that are elsewhere now");
        sender.send(frame(2, "b"), Form::Page);
        sender.send(frame(3, "c"), Form::Page);
        assert_eq!(taken(&mut receiver), ["b", "c"]);
        sender.send(frame(4, "d"), Form::Page);
        sender.bar();
        receiver.changed().await.unwrap();
        assert!(receiver.take().is_none());
    }
}
