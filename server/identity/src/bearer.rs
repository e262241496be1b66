//! The verified bearer of a token, whether the built-in service or a hosted project keeps the account.

use std::sync::Arc;

use podium_domain::{Email, Timestamp};
use podium_store::identity::sessions;
use podium_store::user::{self, User};
use podium_store::{Conn, Result};
use uuid::Uuid;

use crate::token::Claims;

/// The holder of a valid token.
#[derive(Debug, Clone)]
pub struct Bearer {
    /// By which their profile is found.
    pub subject: String,
    pub email: Option<Email>,
    pub email_verified: bool,
    /// What a hosted project calls them.
    pub name: Option<String>,
    pub signed_in_at: Timestamp,
    /// When the token ends.
    pub expires_at: Timestamp,
    /// None where a hosted project keeps the account.
    pub own: Option<Own>,
}

/// An account that we keep ourselves, and the sign-in that the token comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Own {
    pub account: Uuid,
    pub session: Uuid,
    /// When that sign-in was last used, within a few minutes.
    pub used_at: Timestamp,
}

impl Bearer {
    /// Empty if there is no address.
    pub fn email_text(&self) -> String {
        self.email.as_ref().map(Email::to_string).unwrap_or_default()
    }

    pub fn verified_email(&self) -> Option<&Email> {
        self.email.as_ref().filter(|_| self.email_verified)
    }
}

/// A good token, of which storage may know that its sign-in has ended.
#[derive(Debug, Clone)]
pub struct Verified(pub(crate) Token);

#[derive(Debug, Clone)]
pub(crate) enum Token {
    Own(Arc<Claims>),
    Hosted(Bearer),
}

impl Verified {
    /// Who that is: of an account of ours storage knows more than its token. None once the sign-in was ended. One statement,
    /// because every call waits for it.
    pub async fn caller(&self, c: &mut Conn) -> Result<Option<(Bearer, Option<User>)>> {
        let claims = match &self.0 {
            Token::Own(claims) => claims,
            Token::Hosted(bearer) => {
                let user = user::by_subject(c, &bearer.subject).await?;
                return Ok(Some((bearer.clone(), user)));
            }
        };
        let caller = sessions::caller(c, claims.sid, claims.sub).await?;
        Ok(caller.filter(|(session, _)| !session.disabled).map(|(session, user)| {
            let bearer = Bearer {
                subject: session.subject.to_string(),
                email: Some(session.email),
                email_verified: session.email_verified,
                name: None,
                signed_in_at: session.signed_in_at,
                expires_at: Timestamp::from_seconds(claims.exp),
                own: Some(Own {
                    account: session.subject,
                    session: claims.sid,
                    used_at: session.used_at,
                }),
            };
            (bearer, user)
        }))
    }
}
