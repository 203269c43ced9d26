//! Painted pictures, kept for the next who asks. Painting takes a core for a while, so only a few are painted
//! at once, and only so many may wait for it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;

use damrak_core::Hash;
use damrak_draw::{Theme, has_letters, png};
use hyper::body::Bytes;
use tokio::sync::Semaphore;

use damrak_table::Problem;

/// How many pictures are kept.
const KEPT: usize = 64;
/// How many are painted at once.
const AT_ONCE: usize = 2;
/// Who waits longer for their turn is told to come back.
const PATIENCE: Duration = Duration::from_secs(8);

/// What a picture shows, and which state of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Print {
    /// Of what, in which language, at which moment.
    pub(super) what: String,
    /// A newer one takes the place of an older one.
    pub(super) version: u64,
    /// What else is to be seen; see [`damrak_table::visit::Visit::stamp`]. A picture with another one is never given out.
    pub(super) stamp: Option<Hash>,
}

/// The pictures, the latest asked for last.
#[derive(Debug)]
pub(super) struct Album {
    kept: Mutex<VecDeque<(Print, Bytes)>>,
    painters: Arc<Semaphore>,
}

impl Default for Album {
    fn default() -> Self {
        Self { kept: Mutex::default(), painters: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Album {
    fn kept(&self) -> MutexGuard<'_, VecDeque<(Print, Bytes)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The picture, if it was painted before.
    pub(super) fn known(&self, print: &Print) -> Option<Bytes> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| known == print)?;
        let found = kept.remove(at)?;
        let painted = found.1.clone();
        kept.push_back(found);
        Some(painted)
    }

    fn keep(&self, print: Print, painted: Bytes) {
        let mut kept = self.kept();
        let is_newer =
            |(known, _): &(Print, Bytes)| known.what == print.what && known.version > print.version;
        if kept.iter().any(is_newer) {
            return;
        }
        kept.retain(|(known, _)| known.what != print.what);
        kept.push_back((print, painted));
        while kept.len() > KEPT {
            kept.pop_front();
        }
    }

    /// The picture; painted from what `draw` gives if nobody has asked for it before.
    pub(super) async fn find(
        &self,
        print: Print,
        draw: impl FnOnce() -> (String, Theme, f32) + Send + 'static,
    ) -> Result<Bytes, Problem> {
        if let Some(painted) = self.known(&print) {
            return Ok(painted);
        }
        let turn = Arc::clone(&self.painters).acquire_owned();
        let Ok(Ok(turn)) = tokio::time::timeout(PATIENCE, turn).await else {
            return Err(Problem::busy());
        };
        // Somebody may have painted the same meanwhile.
        if let Some(painted) = self.known(&print) {
            return Ok(painted);
        }
        let painted = tokio::task::spawn_blocking(move || {
            // Kept to the end of the painting, even if nobody waits for it any more.
            let _turn = turn;
            warn_without_letters();
            let (svg, theme, scale) = draw();
            png(&svg, theme, scale)
        })
        .await;
        match painted {
            Ok(Ok(painted)) => {
                let painted = Bytes::from(painted);
                self.keep(print, painted.clone());
                Ok(painted)
            }
            Ok(Err(error)) => Err(unpainted(&print, &error)),
            Err(error) => Err(unpainted(&print, &error)),
        }
    }
}

fn unpainted(print: &Print, error: &dyn std::error::Error) -> Problem {
    tracing::error!(%error, what = print.what, "a picture could not be painted");
    Problem::unavailable()
}

fn warn_without_letters() {
    static ONCE: Once = Once::new();
    if !has_letters() {
        ONCE.call_once(|| {
            tracing::warn!("this system has no fonts: pictures come without letters");
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn print(what: &str, version: u64) -> Print {
        Print { what: what.to_owned(), version, stamp: None }
    }

    fn dot() -> (String, Theme, f32) {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\"></svg>";
        (svg.to_owned(), Theme::Day, 1.0)
    }

    #[tokio::test]
    async fn a_picture_is_painted_once_and_a_newer_one_takes_its_place() {
        let album = Album::default();
        let first = album.find(print("a", 1), dot).await.expect("painted");
        let again = album.find(print("a", 1), || panic!("painted twice")).await.expect("kept");
        assert_eq!(first, again);
        album.find(print("a", 2), dot).await.expect("painted");
        assert_eq!(album.known(&print("a", 1)), None);
        assert_eq!(album.kept().len(), 1);
    }

    #[tokio::test]
    async fn only_so_many_are_kept_and_the_latest_asked_for_stay() {
        let album = Album::default();
        for number in 0..KEPT as u64 + 10 {
            album.keep(print(&number.to_string(), 1), Bytes::from_static(b"x"));
            assert!(album.known(&print("0", 1)).is_some(), "asked for again and again");
        }
        assert_eq!(album.kept().len(), KEPT);
        assert_eq!(album.known(&print("1", 1)), None);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_a_few_are_painted_at_once() {
        let album = Arc::new(Album::default());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let painting = (0..6).map(|number| {
            let (album, now, most) = (Arc::clone(&album), Arc::clone(&now), Arc::clone(&most));
            tokio::spawn(async move {
                let draw = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                    dot()
                };
                album.find(print(&number.to_string(), 1), draw).await
            })
        });
        for painted in painting.collect::<Vec<_>>() {
            painted.await.expect("no panic").expect("painted");
        }
        assert!((1..=AT_ONCE).contains(&most.load(Ordering::SeqCst)));
    }

    #[tokio::test]
    async fn what_cannot_be_painted_is_a_problem_and_is_not_kept() {
        let album = Album::default();
        let broken = album.find(print("a", 1), || ("<svg>".to_owned(), Theme::Day, 1.0)).await;
        assert!(broken.is_err() && album.known(&print("a", 1)).is_none());
    }
}
