//! Background tasks that are restarted when they fail.

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use tokio::task::AbortHandle;

use crate::with_jitter;

const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// A task that has run for so long is well, whatever was before.
const WELL: Duration = Duration::from_secs(60);
/// A task that has broken off so often without being well in between keeps failing.
const MOST_FAILURES: u32 = 3;

/// The one owner of background tasks: a task that panics or returns is started again after a pause. All end with the
/// last handle.
#[derive(Clone, Default)]
pub struct Tasks(Arc<Kept>);

#[derive(Default)]
struct Kept(Mutex<Vec<Task>>);

struct Task {
    name: &'static str,
    handle: Option<AbortHandle>,
    failures: u32,
    begun: Instant,
}

impl Tasks {
    /// Keeps a task running; `run` must be fit to be begun again.
    pub fn keep<F>(&self, name: &'static str, run: impl Fn() -> F + Send + Sync + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let number = self.0.add(name);
        let kept = Arc::downgrade(&self.0);
        let keeping = tokio::spawn(async move {
            while Kept::begin(&kept, number) {
                let ended = AssertUnwindSafe(async { run().await }).catch_unwind().await;
                let failures = Kept::count_failure(&kept, number);
                let how = if ended.is_err() { "panicked" } else { "returned" };
                let pause = (FIRST_PAUSE * 2_u32.pow(failures.min(16))).min(LONGEST_PAUSE);
                tracing::error!(task = name, failures, "a background task {how} and is started again");
                tokio::time::sleep(with_jitter(pause)).await;
            }
        });
        self.0.tasks()[number].handle = Some(keeping.abort_handle());
    }

    /// The tasks that keep failing.
    pub fn failing(&self) -> Vec<&'static str> {
        let tasks = self.0.tasks();
        let failing = tasks
            .iter()
            .filter(|task| task.failures >= MOST_FAILURES && task.begun.elapsed() < WELL);
        failing.map(|task| task.name).collect()
    }

    /// Ends all of them.
    pub fn stop(&self) {
        self.0.stop();
    }
}

impl Kept {
    fn add(&self, name: &'static str) -> usize {
        let mut tasks = self.tasks();
        tasks.push(Task {
            name,
            handle: None,
            failures: 0,
            begun: Instant::now(),
        });
        tasks.len() - 1
    }

    /// Says whether the tasks are still wanted.
    fn begin(kept: &Weak<Kept>, number: usize) -> bool {
        let kept = kept.upgrade();
        kept.map(|kept| kept.tasks()[number].begun = Instant::now()).is_some()
    }

    fn count_failure(kept: &Weak<Kept>, number: usize) -> u32 {
        let Some(kept) = kept.upgrade() else { return 0 };
        let task = &mut kept.tasks()[number];
        if task.begun.elapsed() >= WELL {
            task.failures = 0;
        }
        task.failures += 1;
        task.failures
    }

    fn stop(&self) {
        for task in self.tasks().iter() {
            task.handle.iter().for_each(AbortHandle::abort);
        }
    }

    fn tasks(&self) -> MutexGuard<'_, Vec<Task>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_task_that_panics_or_returns_is_started_again() {
        let tasks = Tasks::default();
        let (tell, mut told) = mpsc::unbounded_channel();
        let count = Arc::new(AtomicU32::new(0));
        tasks.keep("moody", move || {
            let (tell, count) = (tell.clone(), count.clone());
            async move {
                let time = count.fetch_add(1, Ordering::SeqCst);
                tell.send(time).unwrap();
                match time {
                    0 => panic!("at its first time"),
                    1 => {}
                    2 => panic!("at its third time"),
                    _ => std::future::pending().await,
                }
            }
        });
        for time in 0..3 {
            assert!(tasks.failing().is_empty(), "after {time} failures");
            assert_eq!(told.recv().await, Some(time));
        }
        assert_eq!(told.recv().await, Some(3));
        assert_eq!(
            tasks.failing(),
            ["moody"],
            "three failures, and not well for a minute since"
        );
        drop(tasks);
        assert_eq!(told.recv().await, None, "it ended with its owner");
    }
}
