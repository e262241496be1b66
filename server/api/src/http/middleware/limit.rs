use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use podium_identity::CallerIp;

use crate::http::error::ApiError;
use crate::http::extract::ClientIp;
use crate::http::limits::Limits;

/// Refuses an address that calls too often.
pub async fn limit(
    State(limits): State<Limits>,
    ClientIp(ip): ClientIp,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    limits.check(ip).map_err(ApiError::too_many)?;
    Ok(next.run(request).await)
}

/// The same, in the words of the identity protocol, which also counts the mails that a network asks for.
pub async fn limit_identity(
    State(limits): State<Limits>,
    ClientIp(ip): ClientIp,
    mut request: Request,
    next: Next,
) -> Response {
    request.extensions_mut().insert(CallerIp(ip));
    match limits.check(ip) {
        Ok(()) => next.run(request).await,
        Err(seconds) => podium_identity::too_often(seconds),
    }
}
