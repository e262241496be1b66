use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use podium_domain::Lang;

/// The language the caller reads.
#[derive(Debug, Clone, Copy)]
pub struct RequestLang(pub Lang);

impl<S: Sync> FromRequestParts<S> for RequestLang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let header = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(RequestLang(header.map(Lang::from_accept).unwrap_or_default()))
    }
}
