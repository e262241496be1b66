//! Runs long computations on their own threads, away from those that serve calls and outside transactions.

use std::sync::{Arc, LazyLock};
use std::thread;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use crate::http::error::{ApiError, ApiResult};

/// As many at a time as there are processors: more would only slow each other down.
static TURNS: LazyLock<Arc<Semaphore>> =
    LazyLock::new(|| Arc::new(Semaphore::new(thread::available_parallelism().map_or(2, usize::from))));

/// The right to compute. Whoever reads much for a computation takes it before, so that what was read does not pile up.
pub struct Turn {
    _held: OwnedSemaphorePermit,
}

impl Turn {
    /// Waits in line, for as long as a call may take.
    pub async fn take() -> ApiResult<Turn> {
        let turn = TURNS.clone().acquire_owned().await;
        turn.map(|held| Turn { _held: held }).map_err(ApiError::internal)
    }

    /// Runs a computation to its end on its own thread.
    pub async fn run<T: Send + 'static>(self, run: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let computing = spawn_blocking(move || {
            // Held until the computation ends, even if its caller has gone.
            let _turn = self;
            run()
        });
        computing.await.map_err(ApiError::internal)
    }
}

/// Runs a computation when its turn has come.
pub async fn compute<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
    Turn::take().await?.run(run).await
}
