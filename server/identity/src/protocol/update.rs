//! Changing one's own account: by its owner, signed in, or by a code from a mail.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::{Action, Email};
use podium_store::Conn;
use podium_store::audit;
use podium_store::identity::accounts::{self, Account};
use podium_store::identity::{codes, live_session, sessions};
use serde::{Deserialize, Deserializer};
use serde_json::json;

use super::account::{add_tokens, user_info};
use super::call::{self, Call};
use super::{Answer, Refusal, code};
use crate::codes::CodeKind;
use crate::password;
use crate::service::{Caller, Service};

/// Whether an address is verified is not for its owner to say, so `emailVerified` is not read.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Update {
    id_token: Option<String>,
    oob_code: Option<String>,
    /// A null takes the value away; so does naming it in `deleteAttribute`.
    #[serde(default, deserialize_with = "given")]
    display_name: Option<Option<String>>,
    #[serde(default, deserialize_with = "given")]
    photo_url: Option<Option<String>>,
    #[serde(default)]
    delete_attribute: Vec<String>,
    password: Option<String>,
    email: Option<String>,
    #[serde(default)]
    return_secure_token: bool,
}

fn given<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(value).map(Some)
}

/// What is to become of an account.
#[derive(Clone)]
struct Changes {
    display_name: Option<String>,
    photo_url: Option<String>,
    password: Option<String>,
    email: Option<Email>,
}

pub async fn update(State(service): State<Arc<Service>>, Call(request): Call<Update>) -> Answer {
    if let Some(text) = &request.oob_code {
        return code::apply(&service, text).await;
    }
    let caller = service.caller(request.id_token.as_deref()).await?;
    let tokens_wanted = request.return_secure_token;
    let changes = service.read_changes(&caller, request).await?;

    let now = service.clock.now();
    let entries = [
        changes.password.as_ref().map(|_| Action::PasswordChanged),
        changes.email.as_ref().map(|_| Action::EmailChanged),
    ];
    let entries = entries.map(|action| action.map(|action| service.entry(action, caller.account.id)));
    let next = service.next_token(caller.session);
    let (session, token, id) = (next.session, next.hash, caller.account.id);
    let changed = service.db.write(async move |c: &mut Conn| {
        if live_session(c, session).await?.is_none() {
            return Ok(Err(Refusal::bad("TOKEN_EXPIRED")));
        }
        if let Some(email) = &changes.email
            && !accounts::set_email(c, id, email, false).await?
        {
            return Ok(Err(Refusal::bad("EMAIL_EXISTS")));
        }
        accounts::set_profile(c, id, &changes.display_name, &changes.photo_url).await?;
        if let Some(hash) = &changes.password {
            accounts::set_password(c, id, hash, now).await?;
        }
        if changes.password.is_some() || changes.email.is_some() {
            sessions::end_others(c, id, session).await?;
            codes::spend(c, id, CodeKind::PasswordReset.word()).await?;
            codes::spend(c, id, CodeKind::ChangeEmail.word()).await?;
        }
        if tokens_wanted {
            sessions::renew(c, session, &token, now).await?;
        }
        for entry in entries.iter().flatten() {
            audit::record(c, entry).await?;
        }
        Ok(accounts::by_id(c, id).await?.ok_or(Refusal::bad("USER_NOT_FOUND")))
    });
    let account: Account = changed.await??;
    let mut body = user_info(&account);
    body["kind"] = json!("identitytoolkit#SetAccountInfoResponse");
    if tokens_wanted {
        add_tokens(&mut body, service.grant(&account, next, caller.signed_in_at));
    }
    Ok(Json(body))
}

impl Service {
    async fn read_changes(&self, caller: &Caller, request: Update) -> Result<Changes, Refusal> {
        let gone = |name: &str| request.delete_attribute.iter().any(|deleted| deleted == name);
        let account = &caller.account;
        let display_name = if gone("DISPLAY_NAME") {
            Some(None)
        } else {
            request.display_name
        };
        let display_name = match display_name {
            Some(given) => call::display_name(given)?,
            None => account.display_name.clone(),
        };
        let photo_url = if gone("PHOTO_URL") {
            Some(None)
        } else {
            request.photo_url
        };
        let photo_url = match photo_url {
            Some(given) => call::photo_url(given)?,
            None => account.photo_url.clone(),
        };

        let email = request.email.map(|email| call::email(Some(email))).transpose()?;
        let email = email.filter(|email| *email != account.email);
        if email.is_some() || request.password.is_some() {
            self.require_recent(caller)?;
        }
        let password = match request.password {
            Some(password) => {
                password::check(&password)?;
                Some(self.hasher.hash(password).await?)
            }
            None => None,
        };
        Ok(Changes {
            display_name,
            photo_url,
            password,
            email,
        })
    }
}
