//! Signing up and signing in.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::{Action, Email, SignInMethod, Timestamp};
use podium_store::Conn;
use podium_store::audit;
use podium_store::identity::accounts::{self, Account, NewAccount};
use podium_store::identity::attempts::{self, Attempt};
use serde::Deserialize;
use serde_json::json;
use url::Url;
use uuid::Uuid;

use super::account::with_tokens;
use super::call::{self, Call, UserAgent};
use super::{Answer, Refusal};
use crate::password::{self, Verdict};
use crate::person::Person;
use crate::secret::{Secret, sha256};
use crate::service::Service;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Credentials {
    email: Option<String>,
    password: Option<String>,
    id_token: Option<String>,
    display_name: Option<String>,
}

pub async fn sign_up(
    State(service): State<Arc<Service>>,
    UserAgent(device): UserAgent,
    Call(request): Call<Credentials>,
) -> Answer {
    if request.id_token.is_some() {
        return Err(Refusal::bad("OPERATION_NOT_ALLOWED"));
    }
    if request.email.is_none() && request.password.is_none() {
        // What an anonymous account would be asked for with.
        return Err(Refusal::bad("ADMIN_ONLY_OPERATION"));
    }
    let email = call::email(request.email)?;
    let password = call::password(request.password)?;
    let display_name = call::display_name(request.display_name)?;
    password::check(
        &password,
        [Some(email.as_str()), display_name.as_deref()].into_iter().flatten(),
    )?;
    let password = service.hasher.hash(password).await?;

    let now = service.clock.now();
    let new = NewAccount {
        id: service.entropy.uuid(now),
        email,
        email_verified: false,
        password: Some(password),
        display_name,
        now,
    };
    let entry = service.entry(Action::SignUp, new.id);
    let (opening, next) = service.open(SignInMethod::Password, device);
    // No one else knows the account before this is committed, and its address is unique.
    let made = service.db.write_locked(async move |c: &mut Conn| {
        let Some(account) = accounts::insert(c, &new).await? else {
            return Ok(None);
        };
        opening.start(c, account.id).await?;
        audit::record(c, &entry).await?;
        Person::of(c, account).await.map(Some)
    });
    // The protocol's own answer, and the one place that tells of an address: the form must say why it stops.
    let person = made.await?.ok_or(Refusal::bad("EMAIL_EXISTS"))?;
    let grant = service.grant(&person, next, now, SignInMethod::Password);
    let account = &person.account;
    let body = json!({
        "kind": "identitytoolkit#SignupNewUserResponse",
        "localId": account.id,
        "email": account.email.as_str(),
    });
    Ok(with_tokens(body, grant))
}

pub async fn with_password(
    State(service): State<Arc<Service>>,
    UserAgent(device): UserAgent,
    Call(request): Call<Credentials>,
) -> Answer {
    let email = call::email(request.email)?;
    let password = call::password(request.password)?;
    let now = service.clock.now();
    let attempt = service.entropy.uuid(now);
    let (last, account) = service.begin_attempt(attempt, email, now).await?;

    let stored = account.as_ref().and_then(|account| account.password.clone());
    let verdict = service.hasher.verify(password.clone(), stored).await?;
    let (Verdict::Right { weak }, Some(account)) = (verdict, &account) else {
        if last {
            service.record_lock(account.map(|account| account.id)).await?;
        }
        return Err(Refusal::bad("INVALID_LOGIN_CREDENTIALS"));
    };
    let stronger = match weak {
        true => Some(service.hasher.hash(password).await?),
        false => None,
    };

    let (id, checked) = (account.id, account.password.clone());
    let entry = service.entry(Action::SignIn, id);
    let (opening, next) = service.open(SignInMethod::Password, device);
    let signed_in = service.db.write(async move |c: &mut Conn| {
        attempts::forgive(c, attempt).await?;
        // The password may have been changed, or the account ended, while this one was being checked.
        let person = Person::by_id(c, id)
            .await?
            .filter(|person| person.account.password == checked);
        if person.as_ref().is_none_or(|person| person.account.disabled) {
            return Ok(person);
        }
        if let (Some(old), Some(new)) = (&checked, &stronger) {
            accounts::rehash(c, id, old, new).await?;
        }
        opening.start(c, id).await?;
        audit::record(c, &entry).await?;
        Ok(person)
    });
    let person = signed_in.await?.ok_or(Refusal::bad("INVALID_LOGIN_CREDENTIALS"))?;
    let account = &person.account;
    if account.disabled {
        return Err(Refusal::bad("USER_DISABLED"));
    }
    let grant = service.grant(&person, next, now, SignInMethod::Password);
    let body = json!({
        "kind": "identitytoolkit#VerifyPasswordResponse",
        "localId": account.id,
        "email": account.email.as_str(),
        "displayName": account.display_name.as_deref().unwrap_or_default(),
        "registered": true,
    });
    Ok(with_tokens(body, grant))
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthUri {
    identifier: Option<String>,
    continue_uri: Option<String>,
    session_id: Option<String>,
}

/// The sign-in methods of an address are never told, as with Google's enumeration protection; clients ask anyway.
pub async fn create_auth_uri(State(service): State<Arc<Service>>, Call(request): Call<AuthUri>) -> Answer {
    let identifier = call::filled(request.identifier, "MISSING_IDENTIFIER")?;
    let continue_uri = call::filled(request.continue_uri, "MISSING_CONTINUE_URI")?;
    if identifier.parse::<Email>().is_err() {
        return Err(Refusal::bad("INVALID_IDENTIFIER"));
    }
    if Url::parse(&continue_uri).is_err() {
        return Err(Refusal::bad("INVALID_CONTINUE_URI"));
    }
    let session = request.session_id.filter(|session| !session.is_empty());
    Ok(Json(json!({
        "kind": "identitytoolkit#CreateAuthUriResponse",
        "allProviders": [],
        "signinMethods": [],
        "sessionId": session.unwrap_or_else(|| Secret::random(&service.entropy).reveal()),
    })))
}

impl Service {
    /// Counts the attempt, known address or not, and finds whom it is about. Says whether it is the last one allowed.
    async fn begin_attempt(&self, id: Uuid, email: Email, now: Timestamp) -> Result<(bool, Option<Account>), Refusal> {
        let hash = sha256(email.as_str());
        let begun = self.db.write_locked(async move |c: &mut Conn| {
            let attempt = attempts::begin(c, id, &hash, now).await?;
            Ok((attempt, accounts::by_email(c, &email).await?))
        });
        match begun.await? {
            (Attempt::Locked { until }, _) => Err(Refusal::too_many(now, until)),
            (Attempt::Allowed { last }, account) => Ok((last, account)),
        }
    }

    async fn record_lock(&self, account: Option<Uuid>) -> Result<(), Refusal> {
        let entry = self.entry(Action::SignInLocked, account.unwrap_or_default());
        let entry = audit::Entry {
            actor: None,
            subject: account,
            ..entry
        };
        Ok(self
            .db
            .write(async move |c: &mut Conn| audit::record(c, &entry).await)
            .await?)
    }
}
