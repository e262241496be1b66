//! Background tasks that are restarted when they fail.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use podium_domain::Timestamp;
use tokio::task::JoinHandle;

use crate::{Clock, with_jitter};

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
    handle: Option<JoinHandle<()>>,
    /// Since it was last well.
    failures: u32,
    restarts: u64,
    begun: Instant,
    success: LastSuccess,
}

/// By this a task says that it did what it is there for.
#[derive(Clone, Default)]
pub struct LastSuccess(Arc<AtomicI64>);

impl LastSuccess {
    pub fn mark(&self) {
        self.0.store(Clock::system().now().micros(), Ordering::Relaxed);
    }

    fn at(&self) -> Option<Timestamp> {
        let micros = self.0.load(Ordering::Relaxed);
        (micros > 0).then(|| Timestamp::from_micros(micros))
    }
}

/// How a task is doing.
#[derive(Debug, Clone)]
pub struct TaskStatus {
    pub name: &'static str,
    pub restarts: u64,
    pub failing: bool,
    /// None for a task that does not say, or has had no success yet.
    pub last_success: Option<Timestamp>,
}

impl Tasks {
    /// Keeps a task running; `run` must be fit to be begun again.
    pub fn keep<F>(&self, name: &'static str, run: impl Fn(LastSuccess) -> F + Send + Sync + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (number, success) = self.0.add(name);
        let kept = Arc::downgrade(&self.0);
        let keeping = tokio::spawn(async move {
            while Kept::begin(&kept, number) {
                let running = AssertUnwindSafe(async { run(success.clone()).await });
                let ended = running.catch_unwind().await;
                let failures = Kept::count_failure(&kept, number);
                let how = if ended.is_err() { "panicked" } else { "returned" };
                let pause = (FIRST_PAUSE * 2_u32.pow(failures.min(16))).min(LONGEST_PAUSE);
                tracing::error!(task = name, failures, "a background task {how} and is started again");
                tokio::time::sleep(with_jitter(pause)).await;
            }
        });
        self.0.tasks()[number].handle = Some(keeping);
    }

    pub fn status(&self) -> Vec<TaskStatus> {
        let status = |task: &Task| TaskStatus {
            name: task.name,
            restarts: task.restarts,
            failing: task.failures >= MOST_FAILURES && task.begun.elapsed() < WELL,
            last_success: task.success.at(),
        };
        self.0.tasks().iter().map(status).collect()
    }

    /// Ends all of them, the last begun first, and returns when they have ended.
    pub async fn stop(&self) {
        let handles: Vec<_> = (self.0.tasks().iter_mut().rev())
            .filter_map(|task| task.handle.take())
            .collect();
        for handle in handles {
            handle.abort();
            // That it was aborted is no news.
            let _ = handle.await;
        }
    }
}

impl Kept {
    fn add(&self, name: &'static str) -> (usize, LastSuccess) {
        let (mut tasks, success) = (self.tasks(), LastSuccess::default());
        tasks.push(Task {
            name,
            handle: None,
            failures: 0,
            restarts: 0,
            begun: Instant::now(),
            success: success.clone(),
        });
        (tasks.len() - 1, success)
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
        task.restarts += 1;
        task.failures
    }

    fn tasks(&self) -> MutexGuard<'_, Vec<Task>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        for task in self.tasks().iter() {
            task.handle.iter().for_each(JoinHandle::abort);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use tokio::sync::mpsc;

    use super::*;

    fn failing(tasks: &Tasks) -> bool {
        tasks.status().iter().any(|task| task.failing)
    }

    #[tokio::test]
    async fn a_task_that_panics_or_returns_is_started_again() {
        let tasks = Tasks::default();
        let (tell, mut told) = mpsc::unbounded_channel();
        let count = Arc::new(AtomicU32::new(0));
        tasks.keep("moody", move |success| {
            let (tell, count) = (tell.clone(), count.clone());
            async move {
                let time = count.fetch_add(1, Ordering::SeqCst);
                if time == 3 {
                    success.mark();
                }
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
            assert!(!failing(&tasks), "after {time} failures");
            assert_eq!(told.recv().await, Some(time));
            assert_eq!(tasks.status()[0].last_success, None);
        }
        assert_eq!(told.recv().await, Some(3));
        assert!(failing(&tasks), "three failures, and not well for a minute since");
        let status = &tasks.status()[0];
        assert_eq!((status.name, status.restarts), ("moody", 3));
        assert!(status.last_success.is_some());
        drop(tasks);
        assert_eq!(told.recv().await, None, "it ended with its owner");
    }

    #[tokio::test]
    async fn all_tasks_have_ended_when_they_were_stopped() {
        let tasks = Tasks::default();
        let running = Arc::new(());
        let (begun, mut begins) = mpsc::unbounded_channel();
        for name in ["one", "two"] {
            let (held, begun) = (running.clone(), begun.clone());
            tasks.keep(name, move |_| {
                let (held, begun) = (held.clone(), begun.clone());
                async move {
                    begun.send(()).unwrap();
                    std::future::pending::<()>().await;
                    drop(held);
                }
            });
            begins.recv().await;
        }
        tasks.stop().await;
        assert_eq!(Arc::strong_count(&running), 1);
    }
}
