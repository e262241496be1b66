//! Runs long computations on their own threads, away from those that serve calls and outside transactions.

use std::sync::{Arc, LazyLock};
use std::thread;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::http::error::{ApiError, ApiResult};

/// As many at a time as there are processors: more would only slow each other down.
static TURNS: LazyLock<Arc<Semaphore>> =
    LazyLock::new(|| Arc::new(Semaphore::new(thread::available_parallelism().map_or(2, usize::from))));

/// Runs a computation to its end on its own thread.
pub async fn compute<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
    let turn = TURNS.clone().acquire_owned().await.map_err(ApiError::internal)?;
    let computing = spawn_blocking(move || {
        // Held until the computation ends, even if its caller has gone.
        let _turn = turn;
        run()
    });
    computing.await.map_err(ApiError::internal)
}
