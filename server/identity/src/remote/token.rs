//! Verifies the tokens of Google, Apple and a hosted project, by the same rules.

use jsonwebtoken::{Algorithm, decode, decode_header};
use podium_domain::Timestamp;
use serde::Deserialize;
use url::Url;

use super::{Remote, RemoteError, RemoteKeys};
use crate::token::signature_alone;

/// How far, in seconds, a token may come from the future: its issuer's clock is right, and ours may be ten minutes behind.
/// Being early says nothing against a token that is signed and has not ended.
const AHEAD: i64 = 10 * 60;
/// How long, in seconds, a token counts after its end, which limits what a stolen one is worth.
const LATE: i64 = 60;

/// What a token says. Times are seconds since 1970, as numbers: a string is refused.
#[derive(Debug, Clone, Deserialize)]
pub struct Claims {
    pub iss: String,
    pub sub: String,
    aud: Audience,
    azp: Option<String>,
    pub exp: i64,
    iat: i64,
    nbf: Option<i64>,
    pub auth_time: Option<i64>,
    pub nonce: Option<String>,
    pub email: Option<String>,
    #[serde(default)]
    pub email_verified: Flag,
    pub name: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Several(Vec<String>),
}

/// Apple also writes it as a word.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(from = "serde_json::Value")]
pub struct Flag(pub bool);

impl From<serde_json::Value> for Flag {
    fn from(value: serde_json::Value) -> Flag {
        Flag(value == true || value == "true")
    }
}

/// Whose tokens for whom are believed.
#[derive(Debug, Clone)]
pub struct Expected {
    /// The issuer, in every way it writes itself.
    pub issuers: Vec<String>,
    pub audience: String,
    pub longest_subject: usize,
}

impl Expected {
    /// What a token says that is signed by one of the keys at this address.
    pub async fn verify(
        &self,
        token: &str,
        remote: &Remote,
        keys: &RemoteKeys,
        keys_at: &Url,
    ) -> Result<Claims, RemoteError> {
        let header = decode_header(token).map_err(|_| RemoteError::Denied)?;
        // Asked for no key where no key could help.
        let (Algorithm::RS256, None, Some(id)) = (header.alg, header.crit, header.kid) else {
            return Err(RemoteError::Denied);
        };
        let key = keys.find(remote, keys_at, &id).await?;
        let claims = decode::<Claims>(token, &key, &signature_alone()).map_err(|_| RemoteError::Denied)?;
        self.check(claims.claims, remote.clock.now())
    }

    /// Everything but the signature.
    pub fn check(&self, claims: Claims, now: Timestamp) -> Result<Claims, RemoteError> {
        let now = now.seconds();
        let audience = match &claims.aud {
            Audience::One(one) => *one == self.audience,
            Audience::Several(several) => matches!(&several[..], [one] if *one == self.audience),
        };
        let begun = [Some(claims.iat), claims.nbf, claims.auth_time]
            .into_iter()
            .flatten()
            .all(|at| at <= now + AHEAD);
        let holds = self.issuers.contains(&claims.iss)
            && audience
            && claims.azp.as_ref().is_none_or(|party| *party == self.audience)
            && begun
            && claims.exp > now - LATE
            && (1..=self.longest_subject).contains(&claims.sub.len())
            && !claims.sub.chars().any(char::is_control);
        holds.then_some(claims).ok_or(RemoteError::Denied)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const NOW: i64 = 1_780_000_000;

    fn holds(claim: &str, at: i64) -> bool {
        let expected = Expected {
            issuers: vec!["issuer".to_owned()],
            audience: "us".to_owned(),
            longest_subject: 128,
        };
        let mut claims = json!({ "iss": "issuer", "aud": "us", "sub": "alice", "iat": NOW, "exp": NOW + 3_600 });
        claims[claim] = json!(at);
        let claims = serde_json::from_value(claims).expect("claims");
        expected.check(claims, Timestamp::from_seconds(NOW)).is_ok()
    }

    #[test]
    fn our_clock_may_be_ten_minutes_behind_and_the_end_is_the_end() {
        for begin in ["iat", "nbf", "auth_time"] {
            assert!(holds(begin, NOW + 600), "{begin}");
            assert!(!holds(begin, NOW + 601), "{begin}");
        }
        assert!(holds("exp", NOW - 59));
        assert!(!holds("exp", NOW - 60));
    }
}
