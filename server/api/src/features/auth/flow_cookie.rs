//! The cookie with state and nonce of a started sign-in, so that a browser need not send them.

use axum::http::{HeaderMap, HeaderValue, header};
use podium_domain::Provider;
use podium_identity::Begun;

use crate::http::error::{ApiError, ApiResult};

/// Ten minutes at the provider's and an hour with its token.
const MAX_AGE: u32 = 70 * 60;

fn name(provider: Provider) -> String {
    format!("podium-{}-sign-in", provider.word())
}

/// No script reads it, no other site makes the browser send it, and no page or picture is asked for with it.
pub fn set(provider: Provider, begun: &Begun, https: bool) -> ApiResult<HeaderValue> {
    let (name, secure) = (name(provider), if https { "; Secure" } else { "" });
    let cookie = format!(
        "{name}={}.{}; Path=/api/auth; Max-Age={MAX_AGE}; HttpOnly; SameSite=Strict{secure}",
        begun.state, begun.nonce
    );
    let mut cookie = HeaderValue::from_str(&cookie).map_err(ApiError::internal)?;
    cookie.set_sensitive(true);
    Ok(cookie)
}

/// State and nonce.
pub fn read(headers: &HeaderMap, provider: Provider) -> Option<(String, String)> {
    let name = name(provider);
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'));
    let (state, nonce) = pairs.find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then(|| value.split_once('.'))?
    })?;
    Some((state.to_owned(), nonce.to_owned()))
}
