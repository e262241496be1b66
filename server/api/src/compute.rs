//! Long computations, away from the threads that serve calls, and never while a unit of storage waits for them.

use std::sync::{Arc, LazyLock};
use std::thread;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::error::{ApiError, ApiResult};

/// As many at a time as there are processors: more would only slow each other down.
static TURNS: LazyLock<Arc<Semaphore>> =
    LazyLock::new(|| Arc::new(Semaphore::new(thread::available_parallelism().map_or(2, usize::from))));

/// Runs what was read for to its end, on a thread of its own.
pub async fn compute<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
    let turn = TURNS.clone().acquire_owned().await.map_err(ApiError::internal)?;
    let computing = spawn_blocking(move || {
        // Over when the computation is, even if nobody waits for it any more.
        let _turn = turn;
        run()
    });
    computing.await.map_err(ApiError::internal)
}
