//! Reads and deletes the caller's account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_store::{Conn, account};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Answer;
use super::call::Call;
use crate::person::Person;
use crate::service::{Grant, Service};
use crate::token::LIFETIME;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bearer {
    id_token: Option<String>,
}

pub async fn lookup(State(service): State<Arc<Service>>, Call(request): Call<Bearer>) -> Answer {
    let person = service.caller(request.id_token.as_deref()).await?.person;
    let (account, mut user) = (&person.account, user_info(&person));
    user["disabled"] = json!(account.disabled);
    // The protocol's types: milliseconds in strings, seconds in strings, and one number.
    user["createdAt"] = json!(account.created_at.millis().to_string());
    user["lastLoginAt"] = json!(account.signed_in_at.millis().to_string());
    if let Some(at) = account.password_at {
        user["passwordUpdatedAt"] = json!(at.millis());
        user["validSince"] = json!(at.seconds().to_string());
    }
    Ok(Json(
        json!({ "kind": "identitytoolkit#GetAccountInfoResponse", "users": [user] }),
    ))
}

pub async fn delete(State(service): State<Arc<Service>>, Call(request): Call<Bearer>) -> Answer {
    let caller = service.caller(request.id_token.as_deref()).await?;
    service.require_recent(&caller)?;
    let (account, entropy, now) = (caller.person.account, service.entropy.clone(), service.clock.now());
    // Unused picture files are swept by the server later.
    let ended = service
        .db
        .write(async move |c: &mut Conn| account::end(c, account.id, &account.email, &entropy, now).await);
    ended.await?;
    Ok(Json(json!({ "kind": "identitytoolkit#DeleteAccountResponse" })))
}

/// An account as the protocol shows it; absent where empty.
pub fn user_info(Person { account, joined }: &Person) -> Value {
    let email = account.email.as_str();
    let mut user = json!({ "localId": account.id, "email": email, "emailVerified": account.email_verified });
    let mut providers: Vec<Value> = Vec::new();
    if account.password.is_some() {
        providers.push(json!({ "providerId": "password", "federatedId": email, "email": email, "rawId": email }));
    }
    for joined in joined {
        let (id, subject) = (joined.provider.id(), &joined.subject);
        let mut provider = json!({ "providerId": id, "federatedId": subject, "rawId": subject });
        if let Some(email) = &joined.email {
            provider["email"] = json!(email);
        }
        providers.push(provider);
    }
    for (name, value) in [("displayName", &account.display_name), ("photoUrl", &account.photo_url)] {
        if let Some(value) = value {
            providers.iter_mut().for_each(|provider| provider[name] = json!(value));
            user[name] = json!(value);
        }
    }
    user["providerUserInfo"] = json!(providers);
    user
}

/// An answer that signs the caller in.
pub fn with_tokens(mut body: Value, grant: Grant) -> Json<Value> {
    body["idToken"] = json!(grant.id_token);
    body["refreshToken"] = json!(grant.refresh_token);
    body["expiresIn"] = json!(LIFETIME.as_secs().to_string());
    Json(body)
}
