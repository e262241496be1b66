//! Changes the caller's account, by a session or by a mailed code.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::{Action, Email, SignInMethod};
use podium_store::Conn;
use podium_store::audit;
use podium_store::identity::{accounts, live_session, providers, sessions};
use serde::{Deserialize, Deserializer};
use serde_json::json;

use super::account::{user_info, with_tokens};
use super::call::{self, Call, Locale};
use super::{Answer, Refusal, apply};
use crate::codes::call_in;
use crate::person::Person;
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
    #[serde(default, deserialize_with = "names")]
    delete_attribute: Vec<String>,
    /// By the protocol's names: `password`, `google.com`.
    #[serde(default, deserialize_with = "names")]
    delete_provider: Vec<String>,
    password: Option<String>,
    email: Option<String>,
    return_secure_token: Option<bool>,
}

fn given<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(value).map(Some)
}

/// A list, one name, or what clients send for none: null or an empty text.
fn names<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Names {
        Several(Vec<String>),
        One(String),
    }
    let names = match Option::deserialize(value)? {
        Some(Names::Several(names)) => names,
        Some(Names::One(name)) => vec![name],
        None => Vec::new(),
    };
    Ok(names.into_iter().filter(|name| !name.is_empty()).collect())
}

/// What is to become of an account.
#[derive(Clone)]
struct Changes {
    display_name: Option<String>,
    photo_url: Option<String>,
    password: Option<String>,
    email: Option<Email>,
    gone: Vec<SignInMethod>,
}

pub async fn update(State(service): State<Arc<Service>>, Locale(lang): Locale, Call(request): Call<Update>) -> Answer {
    if let Some(text) = &request.oob_code {
        return apply::apply(&service, text, lang).await;
    }
    let caller = service.caller(request.id_token.as_deref()).await?;
    let tokens_wanted = request.return_secure_token.unwrap_or_default();
    let changes = service.read_changes(&caller, request).await?;

    let now = service.clock.now();
    let entries: Vec<_> = changes
        .actions()
        .map(|action| service.entry(action, caller.person.account.id))
        .collect();
    let next = service.next_token(caller.session);
    let (session, token, id) = (next.session, next.hash, caller.person.account.id);
    let changed = service.db.write(async move |c: &mut Conn| {
        let (Some(_), Some(person)) = (live_session(c, session).await?, Person::by_id(c, id).await?) else {
            return Ok(Err(Refusal::bad("TOKEN_EXPIRED")));
        };
        if !changes.leaves_a_way_in(&person) {
            return Ok(Err(Refusal::bad("LAST_SIGN_IN_METHOD")));
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
        for method in &changes.gone {
            match method {
                SignInMethod::Provider(provider) => drop(providers::remove(c, id, *provider).await?),
                _ => accounts::remove_password(c, id).await?,
            }
        }
        if changes.are_grave() {
            sessions::end_others(c, id, session).await?;
            call_in(c, &person.account).await?;
        }
        match (tokens_wanted, changes.are_grave()) {
            (true, true) => sessions::renew(c, session, &token, now).await?,
            (true, false) => sessions::add(c, session, &token, now).await?,
            (false, _) => {}
        }
        for entry in &entries {
            audit::record(c, entry).await?;
        }
        Ok(Person::by_id(c, id).await?.ok_or(Refusal::bad("USER_NOT_FOUND")))
    });
    let person = changed.await??;
    let mut body = user_info(&person);
    body["kind"] = json!("identitytoolkit#SetAccountInfoResponse");
    if !tokens_wanted {
        return Ok(Json(body));
    }
    let grant = service.grant(&person, next, caller.signed_in_at, caller.method);
    Ok(with_tokens(body, grant))
}

impl Changes {
    /// Whether a thief would make this change: then other sessions end, and mailed links become invalid.
    fn are_grave(&self) -> bool {
        self.password.is_some() || self.email.is_some() || !self.gone.is_empty()
    }

    fn leaves_a_way_in(&self, person: &Person) -> bool {
        let added = self.password.as_ref().map(|_| SignInMethod::Password);
        let mut left = person.methods().into_iter().chain(added);
        left.any(|method| !self.gone.contains(&method))
    }

    fn actions(&self) -> impl Iterator<Item = Action> {
        let changed = [
            self.password.as_ref().map(|_| Action::PasswordChanged),
            self.email.as_ref().map(|_| Action::EmailChanged),
        ];
        let gone = self.gone.iter().map(|method| match method {
            SignInMethod::Provider(_) => Action::ProviderRemoved,
            _ => Action::PasswordRemoved,
        });
        changed.into_iter().flatten().chain(gone)
    }
}

impl Service {
    async fn read_changes(&self, caller: &Caller, request: Update) -> Result<Changes, Refusal> {
        let gone = |name: &str| request.delete_attribute.iter().any(|deleted| deleted == name);
        let account = &caller.person.account;
        let display_name = match request.display_name {
            _ if gone("DISPLAY_NAME") => None,
            Some(given) => call::display_name(given)?,
            None => account.display_name.clone(),
        };
        let photo_url = match request.photo_url {
            _ if gone("PHOTO_URL") => None,
            Some(given) => call::photo_url(given)?,
            None => account.photo_url.clone(),
        };

        let email = request.email.map(|email| call::email(Some(email))).transpose()?;
        let email = email.filter(|email| *email != account.email);
        if email.is_some() && account.email_verified {
            // What was proved once is given up only for what was proved as well: by a mail to the new address.
            return Err(Refusal::bad(
                "OPERATION_NOT_ALLOWED : Please verify the new email before changing email.",
            ));
        }
        let mut gone = Vec::new();
        for id in &request.delete_provider {
            let method = SignInMethod::from_id(id).filter(|method| *method != SignInMethod::Link);
            let method = method.ok_or(Refusal::bad("INVALID_PROVIDER_ID"))?;
            // What is gone already is gone.
            if caller.person.methods().contains(&method) && !gone.contains(&method) {
                gone.push(method);
            }
        }
        if email.is_some() || request.password.is_some() || !gone.is_empty() {
            self.require_recent(caller)?;
        }
        let password = match request.password {
            Some(password) => {
                self.check_password(&password, account).await?;
                Some(self.hasher.hash(password).await?)
            }
            None => None,
        };
        Ok(Changes {
            display_name,
            photo_url,
            password,
            email,
            gone,
        })
    }
}
