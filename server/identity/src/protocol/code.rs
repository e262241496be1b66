//! One-time codes: requested and checked. [`super::apply`] applies them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::{Action, Email, Lang, SitePath, Timestamp};
use podium_store::Conn;
use podium_store::audit;
use podium_store::identity::accounts::{self, Account};
use podium_store::identity::codes::Code;
use podium_store::identity::mail::Mail;
use podium_store::identity::mail_requests::{self, Caps, Full, MailRequest};
use podium_store::identity::{attempts, codes, mail, sessions};
use serde::Deserialize;
use serde_json::json;

use super::call::{self, Call, CallerNetwork, Locale};
use super::{Answer, Refusal};
use crate::codes::{CodeKind, call_in, joining_page};
use crate::secret::{Hash, Secret, sha256};
use crate::service::Service;

/// Mails of whatever kind to one address, and mails for a new password.
const MAILS_PER_HOUR: i64 = 10;
const RESETS_PER_DAY: i64 = 5;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SendCode {
    request_type: Option<String>,
    email: Option<String>,
    new_email: Option<String>,
    id_token: Option<String>,
    continue_url: Option<String>,
}

pub async fn send(
    State(service): State<Arc<Service>>,
    Locale(lang): Locale,
    CallerNetwork(network): CallerNetwork,
    Call(request): Call<SendCode>,
) -> Answer {
    let word = request
        .request_type
        .as_deref()
        .ok_or(Refusal::bad("MISSING_REQ_TYPE"))?;
    let kind = word.parse().map_err(|_| Refusal::bad("INVALID_REQ_TYPE"))?;
    let mut path = request.continue_url.as_deref().and_then(|url| service.own_path(url));
    let (email, new_email) = match kind {
        CodeKind::PasswordReset => (call::email(request.email)?, None),
        CodeKind::SignIn => {
            path = path.as_ref().and_then(joining_page);
            if path.is_none() {
                return Err(Refusal::bad("INVALID_CONTINUE_URI"));
            }
            (call::email(request.email)?, None)
        }
        CodeKind::VerifyEmail => {
            let caller = service.caller(request.id_token.as_deref()).await?;
            (caller.person.account.email, None)
        }
        CodeKind::ChangeEmail => {
            let caller = service.caller(request.id_token.as_deref()).await?;
            service.require_recent(&caller)?;
            let new_email = call::filled(request.new_email, "MISSING_NEW_EMAIL")?;
            let new_email = new_email.parse().map_err(|_| Refusal::bad("INVALID_NEW_EMAIL"))?;
            (caller.person.account.email, Some(new_email))
        }
        // Sent by itself when an address was changed, to where it was changed from.
        CodeKind::RecoverEmail => return Err(Refusal::bad("INVALID_REQ_TYPE")),
    };
    let shown = email.clone();
    service
        .enqueue(kind, service.mail(kind, email, new_email, lang, path), network)
        .await?;
    Ok(Json(
        json!({ "kind": "identitytoolkit#GetOobConfirmationCodeResponse", "email": shown.as_str() }),
    ))
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ResetPassword {
    oob_code: Option<String>,
    new_password: Option<String>,
}

/// Without a new password it only says what the code is for.
pub async fn reset_password(State(service): State<Arc<Service>>, Call(request): Call<ResetPassword>) -> Answer {
    let hash = parse(request.oob_code.as_deref().ok_or(Refusal::bad("MISSING_OOB_CODE"))?)?;
    let now = service.clock.now();
    let looked_up = service.db.read(async move |c: &mut Conn| find(c, &hash, now).await);
    let (code, account) = looked_up.await??;
    let Some(new_password) = request.new_password else {
        return Ok(Json(what_for(&code)));
    };
    if code.kind != CodeKind::PasswordReset.word() {
        return Err(Refusal::bad("INVALID_OOB_CODE"));
    }
    service.check_password(&new_password, &account).await?;
    let password = service.hasher.hash(new_password).await?;

    let entry = service.entry(Action::PasswordReset, account.id);
    let reset = service.db.write(async move |c: &mut Conn| {
        // Looked for again: of two that come at once, one finds it spent.
        let account = match find(c, &hash, now).await? {
            Ok((_, account)) => account,
            Err(refusal) => return Ok(Err(refusal)),
        };
        // Sessions and links from before the reset end.
        call_in(c, &account).await?;
        sessions::end_all(c, account.id).await?;
        accounts::set_password(c, account.id, &password, now).await?;
        // The code came by mail to this address: that is what verifying it asks for.
        accounts::set_verified(c, account.id).await?;
        attempts::clear(c, &sha256(account.email.as_str())).await?;
        audit::record(c, &entry).await?;
        Ok(Ok(()))
    });
    reset.await??;
    Ok(Json(what_for(&code)))
}

fn what_for(code: &Code) -> serde_json::Value {
    let mut body = json!({
        "kind": "identitytoolkit#ResetPasswordResponse",
        "email": code.email.as_str(),
        "requestType": code.kind,
    });
    if let Some(new_email) = &code.new_email {
        body["newEmail"] = json!(new_email.as_str());
        // The protocol calls the address that is put back the email, and the one it was changed to the new one.
        if code.kind == CodeKind::RecoverEmail.word() {
            body["email"] = json!(new_email.as_str());
            body["newEmail"] = json!(code.email.as_str());
        }
    }
    body
}

impl Service {
    /// Does the same work and gives the same answer whether the address is known or not.
    async fn enqueue(&self, kind: CodeKind, mail: Mail, network: Option<Hash>) -> Result<(), Refusal> {
        let now = mail.created_at;
        let request = MailRequest {
            id: mail.id,
            kind: mail.kind.clone(),
            recipient: sha256(mail.new_email.as_ref().unwrap_or(&mail.email).as_str()),
            network,
            at: now,
        };
        let caps = self.mail_caps(kind);
        let queued = self.db.write(async move |c: &mut Conn| {
            if let Err(full) = mail_requests::check(c, &request, &caps).await? {
                return Ok(Err(full));
            }
            if let Err(free) = mail::enqueue(c, &mail).await? {
                return Ok(Err(Full::Recipient(free)));
            }
            mail_requests::count(c, &request).await.map(Ok)
        });
        let queued = queued.await?;
        self.mailer.wake();
        match (queued, kind) {
            (Err(Full::NetworkOrAll(free)), _) => Err(Refusal::too_many(now, free)),
            // A signed-in caller may know that a mail is on its way; one who only names an address may not.
            (Err(Full::Recipient(free)), CodeKind::VerifyEmail | CodeKind::ChangeEmail) => {
                Err(Refusal::too_many(now, free))
            }
            _ => Ok(()),
        }
    }

    fn mail_caps(&self, kind: CodeKind) -> Caps {
        let cap = |count: u32| (count > 0).then_some(i64::from(count));
        Caps {
            recipient_per_hour: Some(MAILS_PER_HOUR),
            recipient_per_day: (kind == CodeKind::PasswordReset).then_some(RESETS_PER_DAY),
            network_per_hour: cap(self.settings.mail_per_network),
            overall_per_hour: cap(self.settings.mail_per_hour),
        }
    }

    pub fn mail(
        &self,
        kind: CodeKind,
        email: Email,
        new_email: Option<Email>,
        lang: Lang,
        path: Option<SitePath>,
    ) -> Mail {
        let now = self.clock.now();
        Mail {
            id: self.entropy.uuid(now),
            kind: kind.word().to_owned(),
            email,
            new_email,
            lang,
            path: path.map(|path| path.as_str().to_owned()),
            attempts: 0,
            created_at: now,
        }
    }

    /// The path of an address of this site, whether the address is whole or not.
    fn own_path(&self, url: &str) -> Option<SitePath> {
        SitePath::parse(url.strip_prefix(&self.settings.public_url).unwrap_or(url))
    }
}

pub fn parse(text: &str) -> Result<Hash, Refusal> {
    Secret::parse(text)
        .map(|secret| secret.hash())
        .ok_or(Refusal::bad("INVALID_OOB_CODE"))
}

/// A code that is still good, and its account, if that still has the address the code was made for. The way back to a
/// former address stays open through any number of changes.
pub async fn find(c: &mut Conn, hash: &Hash, now: Timestamp) -> podium_store::Result<Result<(Code, Account), Refusal>> {
    let Some(code) = codes::by_hash(c, hash).await? else {
        return Ok(Err(Refusal::bad("INVALID_OOB_CODE")));
    };
    if code.expires_at <= now {
        return Ok(Err(Refusal::bad("EXPIRED_OOB_CODE")));
    }
    let anyway = code.kind == CodeKind::RecoverEmail.word();
    Ok(match accounts::by_id(c, code.account).await? {
        Some(account) if account.disabled => Err(Refusal::bad("USER_DISABLED")),
        Some(account) if account.email == code.email || anyway => Ok((code, account)),
        _ => Err(Refusal::bad("INVALID_OOB_CODE")),
    })
}
