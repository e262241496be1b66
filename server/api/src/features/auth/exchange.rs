//! Exchanges the provider's code for its ID token.

use axum::Json as Answer;
use axum::extract::State;
use axum::http::HeaderMap;
use podium_domain::FieldError;
use podium_identity::{Answered, Exchanged, Identity, Proof};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::flow_cookie;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::Json;

/// Of a code; none of theirs is near as long.
const LONGEST_CODE: usize = 4_096;

#[derive(Deserialize, ToSchema)]
pub struct Exchange {
    code: String,
    /// `google` or `apple`.
    #[serde(rename = "type")]
    provider: String,
    /// Of `/auth/begin`; neither is needed by the browser that began, whose cookie holds them.
    #[serde(default)]
    state: String,
    #[serde(default)]
    nonce: String,
}

#[derive(Serialize, ToSchema)]
pub struct ExchangeBody {
    /// The provider's token; with the nonce it signs in once, within an hour.
    token: String,
    /// What the provider says it has verified.
    #[schema(required)]
    email: Option<String>,
    #[schema(required)]
    name: Option<String>,
    /// Where the address has an account: its owner must show that it is theirs, then the two are joined.
    #[schema(required)]
    verify: Option<Verify>,
}

#[derive(Serialize, ToSchema)]
pub struct Verify {
    email: String,
    /// What shows it: `password`, another provider, `link`.
    methods: Vec<&'static str>,
}

/// Trades a provider's code for its token. The first try counts, whatever comes of it, unless the provider is away.
#[utoipa::path(post, path = "/auth/exchange", tag = "auth", request_body = Exchange,
    responses((status = 200, body = ExchangeBody), (status = "default", body = ErrorBody)))]
pub async fn exchange(
    State(identity): State<Identity>,
    headers: HeaderMap,
    Json(exchange): Json<Exchange>,
) -> ApiResult<Answer<ExchangeBody>> {
    let code = match exchange.code.len() {
        0 => Err(("code", FieldError::Required)),
        1..=LONGEST_CODE => Ok(exchange.code),
        _ => Err(("code", FieldError::TooLong { max: LONGEST_CODE })),
    };
    let provider = exchange.provider.parse().map_err(|why| ("type", why));
    let (code, provider) = match (code, provider) {
        (Ok(code), Ok(provider)) => (code, provider),
        (code, provider) => return Err(ApiError::fields([code.err(), provider.err()].into_iter().flatten())),
    };
    if !identity.is_on(provider) {
        return Err(ErrorKind::ProviderOff.into());
    }
    // Another's code is of no use with them: the provider trades it only for the proof key of its own sign-in.
    let (state, nonce) = if exchange.state.is_empty() && exchange.nonce.is_empty() {
        flow_cookie::read(&headers, provider).ok_or(ErrorKind::SignInOver)?
    } else {
        (exchange.state, exchange.nonce)
    };
    let answered = Answered { code, state, nonce };
    Ok(Answer(identity.exchange(provider, answered).await?.into()))
}

impl From<Exchanged> for ExchangeBody {
    fn from(exchanged: Exchanged) -> ExchangeBody {
        ExchangeBody {
            token: exchanged.token,
            email: exchanged.email.map(|email| email.to_string()),
            name: exchanged.name,
            verify: exchanged.proof.map(Verify::from),
        }
    }
}

impl From<Proof> for Verify {
    fn from(proof: Proof) -> Verify {
        let password = proof.password.then_some("password");
        let providers = proof.providers.into_iter().map(|provider| provider.word());
        Verify {
            email: proof.email.to_string(),
            methods: password.into_iter().chain(providers).chain(["link"]).collect(),
        }
    }
}
