//! Identity tokens: RS256, one hour, and read without any trust in what they say of themselves.

mod verified;

use std::sync::Arc;
use std::time::Duration;

use jsonwebtoken::{Algorithm, Header, Validation, decode, decode_header, encode};
use podium_domain::{SignInMethod, Timestamp};
use podium_store::identity::providers::Joined;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::keys::Keys;
use verified::VerifiedTokens;

pub const LIFETIME: Duration = Duration::from_secs(60 * 60);
/// How far a token may come from the future: another node's clock is ahead of ours, or ours was set back. We signed it and
/// its session is looked up, so that its age alone says nothing against it.
const SKEW: i64 = 24 * 60 * 60;

/// What a token says. Times are seconds since 1970, as numbers: a string is refused.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Claims {
    /// No two tokens are alike: the official SDK takes up a new refresh token only beside a new identity token.
    pub jti: Uuid,
    pub iss: String,
    pub aud: String,
    pub sub: Uuid,
    pub user_id: Uuid,
    /// The session, so that an ended one can be refused before its token expires.
    pub sid: Uuid,
    pub email: String,
    pub email_verified: bool,
    pub auth_time: i64,
    pub iat: i64,
    pub exp: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nbf: Option<i64>,
    pub firebase: Value,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    #[error("the token has expired")]
    Expired,
    #[error("the token is not one of ours")]
    Invalid,
}

/// Whom a token speaks of.
pub struct Holder<'a> {
    pub token: Uuid,
    pub subject: Uuid,
    pub session: Uuid,
    pub email: &'a str,
    pub email_verified: bool,
    pub signed_in_at: Timestamp,
    pub method: SignInMethod,
    pub joined: &'a [Joined],
}

impl Holder<'_> {
    /// By what else this person is known, and as whom.
    fn identities(&self) -> Value {
        let mut identities = json!({ "email": [self.email] });
        for joined in self.joined {
            identities[joined.provider.id()] = json!([joined.subject]);
        }
        identities
    }
}

pub struct Tokens {
    pub keys: Keys,
    pub issuer: String,
    pub audience: String,
    /// Beside the keys that signed them, which stay the same while the server runs.
    verified: VerifiedTokens,
}

impl Tokens {
    pub fn new(keys: Keys, issuer: String, audience: String) -> Tokens {
        Tokens {
            keys,
            issuer,
            audience,
            verified: VerifiedTokens::default(),
        }
    }

    pub fn issue(&self, holder: &Holder<'_>, now: Timestamp) -> String {
        let (id, key) = self.keys.signer();
        let header = Header {
            kid: Some(id.to_owned()),
            ..Header::new(Algorithm::RS256)
        };
        let claims = Claims {
            jti: holder.token,
            iss: self.issuer.clone(),
            aud: self.audience.clone(),
            sub: holder.subject,
            user_id: holder.subject,
            sid: holder.session,
            email: holder.email.to_owned(),
            email_verified: holder.email_verified,
            auth_time: holder.signed_in_at.seconds(),
            iat: now.seconds(),
            exp: (now + LIFETIME).seconds(),
            nbf: None,
            firebase: json!({ "identities": holder.identities(), "sign_in_provider": holder.method.id() }),
        };
        encode(&header, &claims, key).expect("claims are plain data and the key was checked when it was read")
    }

    /// The claims are checked each time, the signature only where the token was not good before.
    pub fn verify(&self, token: &str, now: Timestamp) -> Result<Arc<Claims>, TokenError> {
        let now = now.seconds();
        if let Some(claims) = self.verified.get(token) {
            self.check(&claims, now)?;
            return Ok(claims);
        }
        let claims = Arc::new(self.signed(token)?);
        self.check(&claims, now)?;
        self.verified.keep(token, claims.clone(), now);
        Ok(claims)
    }

    /// What a token says that one of our keys signed.
    fn signed(&self, token: &str) -> Result<Claims, TokenError> {
        let header = decode_header(token).map_err(|_| TokenError::Invalid)?;
        let key = header
            .kid
            .as_deref()
            .and_then(|id| self.keys.find(id))
            .ok_or(TokenError::Invalid)?;
        let decoded = decode::<Claims>(token, key, &signature_alone());
        decoded.map(|token| token.claims).map_err(|_| TokenError::Invalid)
    }

    /// Everything but the signature.
    fn check(&self, claims: &Claims, now: i64) -> Result<(), TokenError> {
        let begun = [Some(claims.iat), Some(claims.auth_time), claims.nbf]
            .into_iter()
            .flatten()
            .all(|t| t <= now + SKEW);
        if claims.iss != self.issuer || claims.aud != self.audience || !begun {
            return Err(TokenError::Invalid);
        }
        if claims.exp <= now {
            return Err(TokenError::Expired);
        }
        Ok(())
    }
}

/// The library checks algorithm and signature; the claims are checked here, against the clock that was passed in.
pub fn signature_alone() -> Validation {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.required_spec_claims.clear();
    validation.validate_exp = false;
    validation.validate_aud = false;
    validation
}

#[cfg(test)]
mod tests;
