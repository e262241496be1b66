//! Signed calls. One layer does everything: a request clones each layer of its route with all those inside it.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use podium_system::Clock;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::idempotency;
use crate::http::error::{ApiError, ApiResult};
use crate::http::extract::{Authenticator, CallKeys};

/// Lets a call through with a good signature; a write runs once for its `Idempotency-Key`.
pub async fn call(
    State(keys): State<Arc<CallKeys>>,
    State(authenticator): State<Arc<Authenticator>>,
    State(writes): State<TaskTracker>,
    request: Request,
    next: Next,
) -> ApiResult<Response> {
    keys.check(authenticator.clock.now(), request.headers())?;
    if request.method() == Method::GET {
        return Ok(next.run(request).await);
    }
    let writing = async move { idempotency::once(&authenticator, request, next).await };
    to_completion(&writes, writing).await
}

/// The same for calls whose answers hold secrets, so that they are not kept.
pub async fn secret_call(
    State(keys): State<Arc<CallKeys>>,
    State(clock): State<Clock>,
    State(writes): State<TaskTracker>,
    request: Request,
    next: Next,
) -> ApiResult<Response> {
    keys.check(clock.now(), request.headers())?;
    if request.method() == Method::GET {
        return Ok(next.run(request).await);
    }
    to_completion(&writes, async move { Ok(next.run(request).await) }).await
}

/// A write runs to its end when its caller disconnects: what follows the commit, such as the kept answer and the
/// signals, is not lost.
async fn to_completion(
    writes: &TaskTracker,
    writing: impl Future<Output = ApiResult<Response>> + Send + 'static,
) -> ApiResult<Response> {
    let writing = writes.spawn(writing.in_current_span());
    writing.await.map_err(ApiError::internal)?
}
