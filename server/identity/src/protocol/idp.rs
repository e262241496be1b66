//! Signs in with a provider's ID token, and joins a provider to an account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::{Action, Provider, SignInMethod};
use podium_store::Conn;
use podium_store::audit::{self, Entry};
use podium_store::identity::{flows, live_session, providers, sessions};
use serde::Deserialize;
use serde_json::{Value, json};
use url::form_urlencoded;

use super::account::with_tokens;
use super::call::{self, Call, UserAgent};
use super::{Answer, Refusal};
use crate::federated_login::{FederatedLogin, FederatedLoginError, LoginRequest};
use crate::person::Person;
use crate::providers::{IdpClaims, ProviderError};
use crate::service::{Caller, Grant, Service};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SignInWithIdp {
    post_body: Option<String>,
    /// Of the account to join the provider to.
    id_token: Option<String>,
    /// False for a repeated sign-in, which must not create an account.
    auto_create: Option<bool>,
}

/// What the provider answered, as the client passes it on.
#[derive(Default)]
struct Posted {
    provider: Option<Provider>,
    id_token: Option<String>,
    nonce: Option<String>,
    name: Option<String>,
}

impl Posted {
    fn read(body: &str) -> Posted {
        let mut posted = Posted::default();
        for (name, value) in form_urlencoded::parse(body.as_bytes()) {
            match &*name {
                "providerId" => posted.provider = Provider::from_id(&value),
                "id_token" => posted.id_token = Some(value.into_owned()),
                "nonce" => posted.nonce = Some(value.into_owned()),
                "user" => posted.name = apple_name(&value),
                _ => {}
            }
        }
        posted
    }
}

/// Apple tells the name once, beside its token and unsigned: good enough to be called by, and for nothing else.
fn apple_name(user: &str) -> Option<String> {
    let user: Value = serde_json::from_str(user).ok()?;
    let part = |part| user["name"][part].as_str().map(str::trim).unwrap_or_default();
    let whole = format!("{} {}", part("firstName"), part("lastName"));
    call::display_name(Some(whole.trim().to_owned())).ok().flatten()
}

pub async fn sign_in(
    State(service): State<Arc<Service>>,
    UserAgent(device): UserAgent,
    Call(request): Call<SignInWithIdp>,
) -> Answer {
    let posted = Posted::read(request.post_body.as_deref().unwrap_or_default());
    let provider = posted
        .provider
        .ok_or(Refusal::bad("INVALID_CREDENTIAL_OR_PROVIDER_ID"))?;
    let token = call::filled(posted.id_token, "INVALID_IDP_RESPONSE")?;
    let claims = service
        .verify_idp_token(provider, &token, posted.nonce.as_deref())
        .await?;
    let answer = IdpAnswer::new(&claims, token);
    if let Some(id_token) = &request.id_token {
        let caller = service.caller(Some(id_token)).await?;
        let (person, grant) = service.join(caller, claims).await?;
        return Ok(answer.into_json(&person, grant, false));
    }
    let login = LoginRequest {
        claims,
        name: posted.name,
        device,
        create: request.auto_create != Some(false),
    };
    match service.federated_login(login).await? {
        FederatedLogin::In { person, next, new } => {
            let grant = service.grant(&person, next, service.clock.now(), SignInMethod::Provider(provider));
            Ok(answer.into_json(&person, grant, new))
        }
        FederatedLogin::Confirm { email, methods } => Ok(Json(json!({
            "needConfirmation": true,
            "email": email.as_str(),
            "verifiedProvider": methods.iter().map(|method| method.id()).collect::<Vec<_>>(),
            "providerId": provider.id(),
        }))),
    }
}

/// What the provider said, as the protocol repeats it.
struct IdpAnswer {
    provider: Provider,
    subject: String,
    token: String,
    raw: Value,
}

impl IdpAnswer {
    fn new(claims: &IdpClaims, token: String) -> IdpAnswer {
        let email = claims.email.as_ref().map(|email| email.as_str());
        let raw = json!({
            "sub": claims.subject,
            "email": email,
            "email_verified": email.is_some(),
            "name": claims.name,
        });
        IdpAnswer {
            provider: claims.provider,
            subject: claims.subject.clone(),
            token,
            raw,
        }
    }

    fn into_json(self, person: &Person, grant: Grant, new: bool) -> Json<Value> {
        let account = &person.account;
        let body = json!({
            "kind": "identitytoolkit#VerifyAssertionResponse",
            "providerId": self.provider.id(),
            "federatedId": self.subject,
            "localId": account.id,
            "email": account.email.as_str(),
            "emailVerified": account.email_verified,
            "displayName": account.display_name.as_deref().unwrap_or_default(),
            "isNewUser": new,
            "oauthIdToken": self.token,
            "rawUserInfo": self.raw.to_string(),
        });
        with_tokens(body, grant)
    }
}

impl Service {
    /// Joins a provider to the caller's account. Requires a recent sign-in and a verified address, so that both sides
    /// are proved.
    async fn join(&self, caller: Caller, claims: IdpClaims) -> Result<(Person, Grant), Refusal> {
        if !caller.person.account.email_verified {
            return Err(Refusal::bad("UNVERIFIED_EMAIL"));
        }
        self.require_recent(&caller)?;
        let (now, entropy, id) = (self.clock.now(), self.entropy.clone(), caller.person.account.id);
        let next = self.next_token(caller.session);
        let (session, token) = (next.session, next.hash);
        let joined = self.db.write(async move |c: &mut Conn| {
            if live_session(c, session).await?.is_none() {
                return Ok(Err(Refusal::bad("TOKEN_EXPIRED")));
            }
            if !flows::is_redeemed(c, claims.provider, &claims.nonce, now).await? {
                return Ok(Err(Refusal::bad("MISSING_OR_INVALID_NONCE")));
            }
            match providers::by_subject(c, claims.provider, &claims.subject).await? {
                Some(there) if there.account != id => {
                    return Ok(Err(Refusal::bad("FEDERATED_USER_ID_ALREADY_LINKED")));
                }
                Some(_) => {}
                None => {
                    if !providers::join(c, &claims.joined(id, now)).await? {
                        return Ok(Err(Refusal::bad("PROVIDER_ALREADY_LINKED")));
                    }
                    audit::record(c, &Entry::new(&entropy, now, id, Action::ProviderJoined)).await?;
                }
            }
            flows::spend(c, claims.provider, &claims.nonce, now).await?;
            sessions::add(c, session, &token, now).await?;
            Ok(Person::by_id(c, id).await?.ok_or(Refusal::bad("USER_NOT_FOUND")))
        });
        let person = joined.await??;
        let grant = self.grant(&person, next, caller.signed_in_at, caller.method);
        Ok((person, grant))
    }
}

impl From<ProviderError> for Refusal {
    fn from(error: ProviderError) -> Refusal {
        match error {
            ProviderError::Off => Refusal::bad("OPERATION_NOT_ALLOWED"),
            ProviderError::Denied => Refusal::bad("INVALID_IDP_RESPONSE"),
            ProviderError::Away => Refusal::unavailable(),
        }
    }
}

impl From<FederatedLoginError> for Refusal {
    fn from(error: FederatedLoginError) -> Refusal {
        match error {
            FederatedLoginError::Provider(error) => error.into(),
            FederatedLoginError::Over => Refusal::bad("MISSING_OR_INVALID_NONCE"),
            FederatedLoginError::Unproven => Refusal::bad("UNVERIFIED_EMAIL"),
            FederatedLoginError::Unknown => Refusal::bad("USER_NOT_FOUND"),
            FederatedLoginError::Disabled => Refusal::bad("USER_DISABLED"),
            FederatedLoginError::Store(error) => error.into(),
        }
    }
}
