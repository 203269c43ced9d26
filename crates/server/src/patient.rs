//! A connection that does not wait forever for whoever does not read, or hardly.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use crate::config::Config;
use crate::doors::Inside;
use crate::line::Measured;

/// A stream on which writing fails when the other side has taken nothing, or next to nothing, for a while although there
/// was something to send: pages, event streams and sockets alike.
#[derive(Debug)]
pub(crate) struct Patient {
    stream: Measured,
    patience: Patience,
    /// A socket outlives the request it began as, so its place belongs to the line.
    _inside: Option<Inside>,
}

impl Patient {
    /// Waits as long as it is set up for the other side to read, who has this place in the house.
    pub(crate) fn new(stream: Measured, config: &Config, inside: Option<Inside>) -> Self {
        let patience = Patience { time: config.unread, least: config.least_read, wait: None };
        Self { stream, patience, _inside: inside }
    }

    fn judge(
        &mut self,
        context: &mut Context<'_>,
        tried: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if tried.is_pending() && self.patience.is_over(context).is_ready() {
            // What was not read by now need not be kept for them by the system either.
            self.stream.give_up();
            let error = io::Error::new(io::ErrorKind::TimedOut, "nobody reads what is sent");
            return Poll::Ready(Err(error));
        }
        if let Poll::Ready(Ok(taken)) = &tried {
            self.patience.note(*taken);
        }
        tried
    }
}

/// How long somebody is waited for who does not take what is sent: so long in all, while something is left over, and for
/// as long anew whenever they have taken a good deal.
#[derive(Debug)]
struct Patience {
    time: Duration,
    /// Bytes that they must take in this time. A byte now and then would hold the line for days, and so would one small
    /// answer after the other.
    least: usize,
    /// Since something was left over.
    wait: Option<Wait>,
}

#[derive(Debug)]
struct Wait {
    /// How much longer, apart from what runs.
    left: Duration,
    /// Runs while something is left over, since then.
    running: Option<(Instant, Pin<Box<Sleep>>)>,
    taken: usize,
}

impl Patience {
    /// Something is left over: ready when it has been for too long.
    fn is_over(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let left = self.time;
        let wait = self.wait.get_or_insert(Wait { left, running: None, taken: 0 });
        let left = wait.left;
        let running = wait.running.get_or_insert_with(|| (Instant::now(), Box::pin(sleep(left))));
        running.1.as_mut().poll(context)
    }

    /// They have taken so many bytes.
    fn note(&mut self, taken: usize) {
        if let Some(wait) = &mut self.wait {
            wait.taken = wait.taken.saturating_add(taken);
            if wait.taken >= self.least {
                self.wait = None;
            }
        }
    }

    /// Nothing is left over: until something is again no time passes.
    fn pause(&mut self) {
        if let Some(wait) = &mut self.wait
            && let Some((since, _)) = wait.running.take()
        {
            wait.left = wait.left.saturating_sub(since.elapsed());
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.judge(context, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Whoever writes flushes when all is written: an answer, or a message of a line that stays open.
        self.patience.pause();
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    const TIME: Duration = Duration::from_secs(30);
    const LEAST: usize = 32 * 1024;

    fn patience() -> Patience {
        Patience { time: TIME, least: LEAST, wait: None }
    }

    /// Something is left over for so many milliseconds; says whether that was too long.
    async fn waits(patience: &mut Patience, millis: u64) -> bool {
        let over = poll_fn(|context| patience.is_over(context));
        tokio::time::timeout(Duration::from_millis(millis), over).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn a_trickle_does_not_hold_the_line_nor_do_many_small_answers() {
        for is_whole in [false, true] {
            let mut patience = patience();
            for _ in 0..29 {
                assert!(!waits(&mut patience, 1_000).await);
                patience.note(1_000);
                if is_whole {
                    patience.pause();
                }
            }
            assert!(waits(&mut patience, 2_000).await, "29 kB in 30 seconds");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_slowly_is_waited_for() {
        let mut patience = patience();
        for _ in 0..1_000 {
            assert!(!waits(&mut patience, 29_000).await);
            patience.note(LEAST);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_line_on_which_little_is_said_stays_open() {
        let mut patience = patience();
        for _ in 0..10_000 {
            assert!(!waits(&mut patience, 100).await);
            patience.note(200);
            patience.pause();
            tokio::time::advance(Duration::from_secs(60)).await;
        }
    }
}
