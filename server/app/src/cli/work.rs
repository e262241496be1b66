//! Progress and interruption of commands that take a while.

use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use tokio::signal::unix::{SignalKind, signal};

use podium_api::server::Failure;

/// Shows how far it is, on a terminal only, and ends in good order when told to: a copy of everything is not left behind.
pub struct Work {
    pub bar: ProgressBar,
    interrupted: Arc<AtomicBool>,
}

impl Work {
    pub fn new() -> Result<Work, Failure> {
        let style = ProgressStyle::with_template("  {wide_bar} {percent}%  {msg}")?;
        let work = Work {
            bar: ProgressBar::new(0).with_style(style),
            interrupted: Arc::default(),
        };
        let interrupted = work.interrupted.clone();
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        tokio::spawn(async move {
            // Who asks twice does not want to wait.
            for told in 0.. {
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
                if told > 0 {
                    exit(1);
                }
                interrupted.store(true, Ordering::Relaxed);
            }
        });
        Ok(work)
    }

    pub fn tell(&self) -> impl FnMut(&str, u64, u64) -> Result<(), Failure> + Send {
        let mut last = String::new();
        move |what: &str, done, of| {
            if self.interrupted.load(Ordering::Relaxed) {
                return Err("interrupted".into());
            }
            if last != what {
                what.clone_into(&mut last);
                self.bar.set_message(last.clone());
            }
            self.bar.set_length(of);
            self.bar.set_position(done);
            Ok(())
        }
    }
}
