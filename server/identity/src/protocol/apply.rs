//! Applies a mailed code: verify, change or restore an address, or sign in.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::{Action, Email, Lang, SignInMethod, Timestamp};
use podium_store::audit::{self, Entry};
use podium_store::identity::accounts::{self, Account};
use podium_store::identity::codes::Code;
use podium_store::identity::mail::Mail;
use podium_store::identity::{codes, mail, providers, sessions};
use podium_store::{Conn, account, user};
use podium_system::Entropy;
use serde::Deserialize;
use serde_json::json;

use super::account::{user_info, with_tokens};
use super::call::{self, Call, UserAgent};
use super::code::{find, parse};
use super::{Answer, Refusal};
use crate::codes::{CodeKind, call_in};
use crate::person::Person;
use crate::service::Service;

/// Uses a code about an address: the account's own, the one it is to have, or the one it had.
pub async fn apply(service: &Service, text: &str, lang: Lang) -> Answer {
    let hash = parse(text)?;
    let (now, entropy) = (service.clock.now(), service.entropy.clone());
    let looked_up = service.db.read(async move |c: &mut Conn| find(c, &hash, now).await);
    let (code, _) = looked_up.await??;
    let former = Some(code.email);
    let notice = code
        .new_email
        .map(|email| service.mail(CodeKind::RecoverEmail, email, former, lang, None));
    let applied = service.db.write(async move |c: &mut Conn| {
        let (code, account) = match find(c, &hash, now).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let action = match (code.kind.parse(), &code.new_email) {
            (Ok(CodeKind::VerifyEmail), _) => {
                accounts::set_verified(c, account.id).await?;
                codes::spend(c, account.id, &code.kind).await?;
                Action::EmailVerified
            }
            (Ok(CodeKind::ChangeEmail), Some(new_email)) => {
                if !move_to(c, &account, new_email).await? {
                    return Ok(Err(Refusal::bad("EMAIL_EXISTS")));
                }
                if let Some(notice) = &notice {
                    tell_former(c, &account, notice).await?;
                }
                Action::EmailChanged
            }
            (Ok(CodeKind::RecoverEmail), Some(old_email)) => {
                if !recover(c, &code, &account, old_email, &entropy, now).await? {
                    return Ok(Err(Refusal::bad("EMAIL_EXISTS")));
                }
                Action::EmailRecovered
            }
            _ => return Ok(Err(Refusal::bad("INVALID_OOB_CODE"))),
        };
        audit::record(c, &Entry::new(&entropy, now, account.id, action)).await?;
        Ok(Person::by_id(c, account.id)
            .await?
            .ok_or(Refusal::bad("USER_NOT_FOUND")))
    });
    let person = applied.await??;
    service.mailer.wake();
    let mut body = user_info(&person);
    body["kind"] = json!("identitytoolkit#SetAccountInfoResponse");
    Ok(Json(body))
}

/// Gives an account a verified address and ends its sessions. False if another account has the address.
async fn move_to(c: &mut Conn, account: &Account, email: &Email) -> podium_store::Result<bool> {
    if !accounts::set_email(c, account.id, email, true).await? {
        return Ok(false);
    }
    call_in(c, account).await?;
    mail::follow(c, &account.email, email, CodeKind::RecoverEmail.word()).await?;
    sessions::end_all(c, account.id).await?;
    Ok(true)
}

/// Writes to the account's former address, in the account's language.
async fn tell_former(c: &mut Conn, account: &Account, notice: &Mail) -> podium_store::Result<()> {
    // An address that was never verified is not given back.
    if !account.email_verified {
        return Ok(());
    }
    let profile = user::by_subject(c, &account.id.to_string()).await?;
    let notice = Mail {
        lang: profile.map_or(notice.lang, |profile| profile.locale),
        ..notice.clone()
    };
    mail::insert(c, &notice).await
}

/// Restores a former address. The code proves that it is the caller's, so an unverified account with that address gives
/// way.
async fn recover(
    c: &mut Conn,
    code: &Code,
    account: &Account,
    old_email: &Email,
    entropy: &Entropy,
    now: Timestamp,
) -> podium_store::Result<bool> {
    if let Some(holder) = accounts::by_email(c, old_email).await?
        && !holder.email_verified
    {
        account::end(c, holder.id, old_email, entropy, now).await?;
        audit::record(c, &Entry::new(entropy, now, account.id, Action::AddressReclaimed)).await?;
    }
    if !move_to(c, account, old_email).await? {
        return Ok(false);
    }
    // Who held an earlier address still has the better claim; who held a later one has none any more.
    codes::spend_since(c, account.id, &code.kind, code.expires_at).await?;
    // The one who changed the address may have added other sign-in methods.
    let changed_at = code.expires_at - CodeKind::RecoverEmail.lifetime();
    providers::remove_since(c, account.id, changed_at).await?;
    if account.password_at.is_some_and(|at| at >= changed_at) {
        accounts::remove_password(c, account.id).await?;
    }
    Ok(true)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EmailLink {
    email: Option<String>,
    oob_code: Option<String>,
    id_token: Option<String>,
}

/// Signs in with a code that was mailed to the account's address.
pub async fn sign_in(
    State(service): State<Arc<Service>>,
    UserAgent(device): UserAgent,
    Call(request): Call<EmailLink>,
) -> Answer {
    if request.id_token.is_some() {
        return Err(Refusal::bad("OPERATION_NOT_ALLOWED"));
    }
    let email = call::email(request.email)?;
    let hash = parse(request.oob_code.as_deref().ok_or(Refusal::bad("MISSING_OOB_CODE"))?)?;
    let (now, entropy) = (service.clock.now(), service.entropy.clone());
    let (opening, next) = service.open(SignInMethod::Link, device);
    let signed_in = service.db.write(async move |c: &mut Conn| {
        let (code, account) = match find(c, &hash, now).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if code.kind != CodeKind::SignIn.word() || !account.email_verified {
            return Ok(Err(Refusal::bad("INVALID_OOB_CODE")));
        }
        if account.email != email {
            return Ok(Err(Refusal::bad("INVALID_EMAIL")));
        }
        codes::spend(c, account.id, &code.kind).await?;
        opening.start(c, account.id).await?;
        audit::record(c, &Entry::new(&entropy, now, account.id, Action::SignIn)).await?;
        Person::of(c, account).await.map(Ok)
    });
    let person = signed_in.await??;
    let body = json!({
        "kind": "identitytoolkit#EmailLinkSigninResponse",
        "localId": person.account.id,
        "email": person.account.email.as_str(),
        "isNewUser": false,
    });
    Ok(with_tokens(body, service.grant(&person, next, now, SignInMethod::Link)))
}
