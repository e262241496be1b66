//! Exchanges a refresh token, which is valid once, for fresh tokens.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::Action;
use podium_store::Conn;
use podium_store::audit;
use podium_store::identity::{live_session, sessions};
use serde::Deserialize;
use serde_json::json;

use super::call::{AttemptKey, Call};
use super::{Answer, Refusal};
use crate::person::Person;
use crate::secret::Secret;
use crate::service::Service;
use crate::token::LIFETIME;

/// Some clients send it as JSON, and name its fields as they do everywhere else.
#[derive(Deserialize)]
pub struct Refresh {
    #[serde(alias = "grantType")]
    grant_type: Option<String>,
    #[serde(alias = "refreshToken")]
    refresh_token: Option<String>,
}

pub async fn refresh(
    State(service): State<Arc<Service>>,
    AttemptKey(attempt): AttemptKey,
    Call(request): Call<Refresh>,
) -> Answer {
    match request.grant_type.as_deref() {
        Some("refresh_token") => {}
        Some(_) => return Err(Refusal::bad("INVALID_GRANT_TYPE")),
        None => return Err(Refusal::bad("MISSING_GRANT_TYPE")),
    }
    let text = request.refresh_token.ok_or(Refusal::bad("MISSING_REFRESH_TOKEN"))?;
    let given = Secret::parse(&text)
        .ok_or(Refusal::bad("INVALID_REFRESH_TOKEN"))?
        .hash();

    let read = service
        .db
        .read(async move |c: &mut Conn| sessions::presented(c, &given).await);
    // Unknown ones are of sessions that have ended.
    let presented = read.await?.ok_or(Refusal::bad("TOKEN_EXPIRED"))?;
    let next = service.next_token(presented.session);
    let (session, token) = (next.session, next.hash);
    let reused = service.entry(Action::RefreshReused, presented.account);
    let now = service.clock.now();
    let renewed = service.db.write(async move |c: &mut Conn| {
        let (Some(presented), Some(live)) = (sessions::presented(c, &given).await?, live_session(c, session).await?)
        else {
            return Ok(Err(Refusal::bad("TOKEN_EXPIRED")));
        };
        if !presented.is_good(attempt.as_ref()) {
            // A token used twice was stolen from one of the two holders; both are signed out.
            sessions::end(c, session).await?;
            audit::record(c, &reused).await?;
            return Ok(Err(Refusal::bad("TOKEN_EXPIRED")));
        }
        if live.disabled {
            return Ok(Err(Refusal::bad("USER_DISABLED")));
        }
        sessions::trade(c, session, &given, &token, attempt, now).await?;
        let person = Person::by_id(c, presented.account).await?;
        Ok(person
            .map(|person| (person, live))
            .ok_or(Refusal::bad("USER_NOT_FOUND")))
    });
    let (person, live) = renewed.await??;
    let grant = service.grant(&person, next, live.signed_in_at, live.method);
    Ok(Json(json!({
        "access_token": grant.id_token,
        "id_token": grant.id_token,
        "refresh_token": grant.refresh_token,
        "expires_in": LIFETIME.as_secs().to_string(),
        "token_type": "Bearer",
        "user_id": person.account.id,
        "project_id": service.settings.project_id,
    })))
}
